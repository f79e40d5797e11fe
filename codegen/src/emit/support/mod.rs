//! Functions that several emitters share. Modules of this folder do not depend on any emitter.
//!
//! For example, [`naming`] converts the name `Exec_size` to `exec_size` for all of them.

pub(crate) mod completeness;
pub(crate) mod composite_form;
pub(crate) mod dedup;
pub(crate) mod docs;
pub(crate) mod field_exprs;
pub(crate) mod formats;
pub(crate) mod literals;
pub(crate) mod naming;
pub(crate) mod one_line;
pub(crate) mod presence;
pub(crate) mod rust_types;
pub(crate) mod template;
pub(crate) mod type_assignment;
pub(crate) mod versions;
