//! What emitters are given, and what they make.

use crate::emit::support::formats::{self, FormatPlan};
use crate::emit::support::type_assignment::TypeAssignment;
use crate::model::Model;
use proc_macro2::TokenStream;

/// What an emitter makes.
pub enum Content {
    /// Rust, to be formatted.
    Rust(TokenStream),
    /// Text, taken as it is (tables that are laid out one row a line).
    Text(String),
    /// Such text, and Rust after it.
    TextThenRust(String, TokenStream),
}

/// What emitters see.
pub struct Context<'a> {
    /// The checked model.
    pub model: &'a Model,
    /// Name of the specification folder, as shown in documentation.
    pub prefix: &'a str,
    pub(super) plan: &'a TypeAssignment<'a>,
    pub(super) formats: Vec<FormatPlan<'a>>,
}

impl<'a> Context<'a> {
    /// Prepares for emitting in one thread: the layouts of instructions hold tokens, which threads cannot share.
    pub fn new(decisions: &'a Decisions<'a>) -> Self {
        let Decisions { model, prefix, plan } = decisions;
        Self { model, prefix, plan, formats: formats::formats(plan) }
    }
}

/// What is decided once for all threads: names and types.
pub struct Decisions<'a> {
    model: &'a Model,
    prefix: &'a str,
    plan: TypeAssignment<'a>,
}

impl<'a> Decisions<'a> {
    /// Decides for a checked model. `prefix` is the name of the specification folder, as shown in documentation.
    pub fn new(model: &'a Model, prefix: &'a str) -> Self {
        Self { model, prefix, plan: TypeAssignment::new(model) }
    }
}

/// Where a generated file belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Destination {
    /// The generated crate: below its `src/`.
    Crate,
    /// The folder of the builder: inherent methods stand in the crate of their type.
    Builder,
}

/// Makes one generated file.
pub trait Emitter: Sync {
    /// Path below the folder of its destination.
    fn path(&self) -> &'static str;

    /// Where the file belongs.
    fn destination(&self) -> Destination {
        Destination::Crate
    }

    /// Whether the documents say enough for it. Upstream documents leave types of the object format undefined.
    fn applies(&self, _: &Model) -> bool {
        true
    }

    /// Its content.
    fn emit(&self, context: &Context<'_>) -> Content;
}
