//! Fast path of the validator: accepts valid instructions from their bytes instead of the rules.
//!
//! For example, the opcode byte of an `add` selects its row in the opcode index. The matcher then
//! probes the execution size and the operands, whose regions are looked up in tables of spans.

mod matcher;
mod opcode_index;
mod operand_codes;
mod operand_sizes;
pub(super) mod region_span;
mod tables;

pub use matcher::FastAccept;
