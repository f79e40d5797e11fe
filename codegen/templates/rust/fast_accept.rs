//! The tables with which the validator accepts most instructions without decoding them.
//!
//! For example, [`BY_OPCODE`] has the row of `add`. This row has a probe for the execution size,
//! one for each operand, and the mask of the clauses that their numbers must satisfy together.
//! `openvisa_isa_core::rules::fast_accept` documents the types.
#![allow(clippy::all, unused_parens, unused_variables)]
use crate::info::InstKind;
use crate::variables::VariableClass;
use openvisa_isa_core::rules::fast_accept::*;

/// Returns an entry of a table; 0 past its end.
fn entry(index: i64, entries: &[i64]) -> i64 {
    usize::try_from(index).ok().and_then(|index| entries.get(index)).copied().unwrap_or(0)
}

/// A row of [`ROWS`].
pub type Row = FormatRow<InstKind, VariableClass>;

