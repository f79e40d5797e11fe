//! The model as Rust sees it: names, types and signatures that follow from the specification.
//!
//! Emitters print it. Checks, comparisons, exports and the site read it, since a name or a type of
//! the generated crate is part of what they judge or show. For example, [`naming`] converts the
//! name `Exec_size` to `exec_size`, and [`type_assignment`] finds that two fields would have one
//! type name. Modules of this folder import the model alone.

pub(crate) mod composite_form;
pub(crate) mod definition;
pub(crate) mod docs;
pub(crate) mod facts;
pub(crate) mod formats;
pub(crate) mod lane_signature;
pub(crate) mod naming;
pub(crate) mod partial_eval;
pub(crate) mod rust_types;
pub(crate) mod type_assignment;
pub(crate) mod value_kind;
