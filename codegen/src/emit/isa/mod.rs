//! Emitters of the types of the instruction set: enumerations, bit fields, operands, instructions,
//! and tables about them.
//!
//! For example, the page of ADD becomes the variant `Opcode::Add`, the struct `Add` and a row of
//! the table of `InstInfo`.

pub(crate) mod bit_fields;
mod crate_docs;
pub(crate) mod crate_root;
pub(crate) mod enumeration;
pub(crate) mod enums;
pub(crate) mod features;
pub(crate) mod fields;
pub(crate) mod for_each;
mod former_names;
pub(crate) mod info;
pub(crate) mod info_table;
pub(crate) mod instructions;
pub(crate) mod opcodes;
pub(crate) mod operands;
pub(crate) mod platforms;
pub(crate) mod specification;
pub(crate) mod types;
