// @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.

//! The rows of the table of instructions, in the order of `InstKind`.

use crate::info::{FieldInfo, InstInfo, InstKind};
use crate::opcodes::Opcode;
use crate::platforms::PlatformSet;

pub(crate) static TABLE: [InstInfo; 3] = [
    InstInfo { kind: InstKind::Add, name: "ADD", ident: "Add", opcode: Opcode::Add, sub_opcode: None, title: "addition", group: "Arithmetic", platforms: PlatformSet::ALL, spec: "specs/instructions/ADD.md:5", fields: &[
        FieldInfo { name: "Exec_size", kind: "ub", line: 23 },
        FieldInfo { name: "Dst", kind: "vec_operand", line: 25 },
        FieldInfo { name: "Src0", kind: "vec_operand", line: 27 },
        FieldInfo { name: "Src1", kind: "vec_operand", line: 29 },
    ] },
    InstInfo { kind: InstKind::Load, name: "LOAD", ident: "Load", opcode: Opcode::Load, sub_opcode: None, title: "load", group: "Memory", platforms: PlatformSet::from_bits(0x2), spec: "specs/instructions/LOAD.md:5", fields: &[
        FieldInfo { name: "Op", kind: "ub", line: 35 },
        FieldInfo { name: "Scale", kind: "uw", line: 40 },
        FieldInfo { name: "Dst", kind: "raw_operand", line: 42 },
        FieldInfo { name: "Num", kind: "ub", line: 44 },
        FieldInfo { name: "Address", kind: "raw_operand[Num]", line: 46 },
    ] },
    InstInfo { kind: InstKind::SvmRead, name: "SVM_READ", ident: "SvmRead", opcode: Opcode::Svm, sub_opcode: Some(0x01), title: "read of shared memory", group: "Memory", platforms: PlatformSet::ALL, spec: "specs/instructions/SVM_READ.md:5", fields: &[
        FieldInfo { name: "Dst", kind: "raw_operand", line: 24 },
    ] },
];
