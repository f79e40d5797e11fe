// @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.

//! Wire forms of the instruction formats: the fields behind the opcode, in order. `wire_structs!`
//! documents the words in brackets.
#![allow(unused_imports, unused_variables)]
use crate::bit_fields::*;
use crate::enums::*;
use crate::forms::*;
use crate::instructions::*;
use crate::operands::*;
use crate::types::DataType;
use openvisa_isa_core::{Absent, As, Same, Since, Unknown};

openvisa_isa_core::wire_structs! {
    Add { exec_size, dst, src0, src1 }
    LoadPlain<'a> (op, dst, num_list) { op[where matches!(op, LoadOp::Plain)], dst, num[count u8 of num_list], num_list[list num] }
    LoadScaled<'a> (op, scale, dst, num_list) { op[where matches!(op, LoadOp::Scaled)], scale, dst, num[count u8 of num_list], num_list[list num] }
    SvmRead { dst }
}
