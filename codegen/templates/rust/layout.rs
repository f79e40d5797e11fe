//! The encodings of instructions as tables: the field of each byte and bit.
#![allow(unused_imports, clippy::bool_comparison)]
use crate::enums::*;
use crate::info::InstKind;
use crate::types::DataType;
use openvisa_isa_core::layout::{Field, FieldEncoding, Fields, Group, IntEncoding, Key, Layout, Layouts, OperandLayout, Values, name_of};
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

#ints

#forms

#structures

/// The distinct fields of all layouts. Layouts refer to them by position.
static FIELDS: [Field; #field_count] = [
    #fields
];

/// The layouts of all instructions.
pub static LAYOUTS: Layouts = Layouts(&[
    #rows
]);

/// Names in the specification of the members and bit groups of operands that are IDs of variables.
pub const VARIABLE_IDS: &[&str] = &#ids;

/// Names of the parameters of messages, as in [`LAYOUTS`].
pub mod parameters {
    #parameters
}
