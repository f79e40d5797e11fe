// @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.

//! The encodings of instructions as tables: the field of each byte and bit.
#![allow(unused_imports, clippy::bool_comparison)]
use crate::enums::*;
use crate::info::InstKind;
use crate::types::DataType;
use openvisa_isa_core::layout::{
    Field, FieldEncoding, Fields, Group, IntEncoding, Key, Layout, Layouts,
    OperandLayout, Values, name_of,
};

use openvisa_isa_core::{Enumeration, Versions};
/// The encodings of a field by version.
type Forms = &'static [(Versions, FieldEncoding)];
const ALL: Versions = Versions::ALL;
/// Returns the name of the data type with a code; `None` if the code is not one of `codes`.
fn data_type(code: u64, codes: &[u64]) -> Option<&'static str> {
    let known = u8::try_from(code).ok().filter(|_| codes.contains(&code))?;
    DataType::from_bits(known).map(Enumeration::name)
}

impl InstKind {
    /// Returns the instruction with a number of [`Layout::instruction`]; `None` if there is none.
    pub fn of_layout(instruction: u16) -> Option<Self> {
        Self::ALL.get(usize::from(instruction)).copied()
    }
}

static DATA_TYPE: IntEncoding = IntEncoding { bytes: 1, groups: &[Group::new("type", 3, 0, Values::Named(|code| data_type(code, &[0x0, 0x7]))), Group::new("", 7, 4, Values::Reserved)] };
static EXEC_CONTROL: IntEncoding = IntEncoding { bytes: 1, groups: &[Group::new("size", 1, 0, Values::Named(name_of::<ExecSize>)), Group::new("nomask", 4, 4, Values::Number), Group::new("first", 7, 5, Values::Number), Group::new("", 3, 2, Values::Reserved)] };
static LOAD_OP: IntEncoding = IntEncoding { bytes: 1, groups: &[Group::new("", 7, 0, Values::Named(name_of::<LoadOp>))] };
static U16: IntEncoding = IntEncoding { bytes: 2, groups: &[] };
static U32: IntEncoding = IntEncoding { bytes: 4, groups: &[] };
static U8: IntEncoding = IntEncoding { bytes: 1, groups: &[] };
static VEC_OPERAND_TAG: IntEncoding = IntEncoding { bytes: 1, groups: &[Group::new("class", 2, 0, Values::Named(name_of::<OperandClass>)), Group::new("modifier", 5, 3, Values::Named(name_of::<Modifier>)), Group::new("", 7, 6, Values::Reserved)] };

const DATA_TYPE_FORMS: Forms = &[(ALL, FieldEncoding::Int(&DATA_TYPE))];
const EXEC_CONTROL_FORMS: Forms = &[(ALL, FieldEncoding::Int(&EXEC_CONTROL))];
const LOAD_OP_FORMS: Forms = &[(ALL, FieldEncoding::Int(&LOAD_OP))];
const RAW_OPERAND_FORMS: Forms = &[(ALL, FieldEncoding::Structure(&RAW_OPERAND))];
const U16_FORMS: Forms = &[(ALL, FieldEncoding::Int(&U16))];
const U32_FORMS: Forms = &[(ALL, FieldEncoding::Int(&U32))];
const U8_FORMS: Forms = &[(ALL, FieldEncoding::Int(&U8))];
const VEC_OPERAND_FORMS: Forms = &[(ALL, FieldEncoding::Structure(&VEC_OPERAND))];
const VEC_OPERAND_TAG_FORMS: Forms = &[(ALL, FieldEncoding::Int(&VEC_OPERAND_TAG))];

static VEC_OPERAND: OperandLayout = OperandLayout { name: "vec_operand", members: &[Field::new("tag", VEC_OPERAND_TAG_FORMS)], select: Some((Group::new("", 2, 0, Values::Number), &[(0x0, &GEN_OPND), (0x5, &CONST_OPND)])) };
static GEN_OPND: OperandLayout = OperandLayout { name: "gen_opnd", members: &[Field::new("id", U32_FORMS), Field::new("row", U8_FORMS)], select: None };
static CONST_OPND: OperandLayout = OperandLayout { name: "const_opnd", members: &[Field::new("type", DATA_TYPE_FORMS), Field::new("value", U32_FORMS)], select: None };
static RAW_OPERAND: OperandLayout = OperandLayout { name: "raw_operand", members: &[Field::new("id", U32_FORMS), Field::new("offset", U16_FORMS)], select: None };

/// The distinct fields of all layouts. Layouts refer to them by position.
static FIELDS: [Field; 10] = [
    Field::new("Exec_size", EXEC_CONTROL_FORMS),
    Field::new("Dst", VEC_OPERAND_FORMS),
    Field::new("Src0", VEC_OPERAND_FORMS),
    Field::new("Src1", VEC_OPERAND_FORMS),
    Field::new("Op", LOAD_OP_FORMS),
    Field::new("Dst", RAW_OPERAND_FORMS),
    Field::new("Num", U8_FORMS),
    Field::new("Address", RAW_OPERAND_FORMS).counted(2, &[]),
    Field::new("Scale", U16_FORMS),
    Field::new("Address", RAW_OPERAND_FORMS).counted(3, &[]),
];

/// The layouts of all instructions.
pub static LAYOUTS: Layouts = Layouts(&[
    Layout { instruction: InstKind::Add as u16, name: "ADD", opcode: &[0x01], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\x02\x00\x03\x00" } },
    Layout { instruction: InstKind::Load as u16, name: "LOAD", opcode: &[0x02], versions: ALL, keys: &[Key { field: 0, group: Group::new("", 7, 0, Values::Number), codes: &[0x0] }], fields: Fields { table: &FIELDS, rows: b"\x04\x00\x05\x00\x06\x00\x07\x00" } },
    Layout { instruction: InstKind::Load as u16, name: "LOAD", opcode: &[0x02], versions: ALL, keys: &[Key { field: 0, group: Group::new("", 7, 0, Values::Number), codes: &[0x8] }], fields: Fields { table: &FIELDS, rows: b"\x04\x00\x08\x00\x05\x00\x06\x00\x09\x00" } },
    Layout { instruction: InstKind::SvmRead as u16, name: "SVM_READ", opcode: &[0x03, 0x01], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x05\x00" } },
]);

/// Names in the specification of the members and bit groups of operands that are IDs of variables.
pub const VARIABLE_IDS: &[&str] = &[];

/// Names of the parameters of messages, as in [`LAYOUTS`].
pub mod parameters {
}
