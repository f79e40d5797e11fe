//! Functions that several emitters share. Modules of this folder do not depend on any emitter.
//!
//! For example, [`one_line`] prints the row of a table. Names and types are in
//! [`rust_view`](crate::rust_view).

pub(crate) mod completeness;
pub(crate) mod dedup;
pub(crate) mod field_exprs;
pub(crate) mod literals;
pub(crate) mod one_line;
pub(crate) mod presence;
pub(crate) mod role_type;
pub(crate) mod versions;
