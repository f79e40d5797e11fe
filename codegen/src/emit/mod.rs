//! From the model to artefacts: the files of the generated crate.
//!
//! One module per artefact, each a pure function of the model. `quote!` makes Rust; nothing here touches a file, looks at the
//! clock, or depends on the order of a hash map. All lists come out in the order of the model (instructions by opcode).
//!
//! To add an artefact: write a module with a type that implements [`Emitter`], and add it to [`EMITTERS`]. Above each function
//! that emits something, a comment shows the shape of what it emits. Data that only one emitter needs lives in its module;
//! decisions that several share (which Rust type a field gets) are in `plan`.

mod accept;
mod bit_fields;
mod builder;
mod clauses;
mod condition;
mod crate_docs;
mod decode;
pub(crate) mod docs;
pub mod documents;
mod encode;
mod enumeration;
mod enums;
mod features;
mod fields;
mod for_each;
mod given;
mod info;
mod info_table;
mod instructions;
mod integers;
mod layout;
mod library;
pub(crate) mod naming;
mod object;
mod object_info;
mod object_wire;
mod opcodes;
mod operands;
mod plan;
mod platforms;
mod row;
mod rule_expr;
mod rules;
mod scan;
mod semantics;
mod semantics_lane;
mod shared_rows;
mod structures;
mod text;
mod text_plan;
mod types;
mod values;
mod variables;
mod versions;
mod wire;
mod words;

use crate::model::Model;
use instructions::FormatPlan;
use plan::Plan;
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
    plan: &'a Plan<'a>,
    formats: Vec<FormatPlan<'a>>,
}

impl<'a> Context<'a> {
    /// Prepares for emitting in one thread: the layouts of instructions hold tokens, which threads cannot share.
    pub fn new(decisions: &'a Decisions<'a>) -> Self {
        let Decisions { model, prefix, plan } = decisions;
        let context = Self { model, prefix, plan, formats: Vec::new() };
        let formats = instructions::formats(&context);
        Self { formats, ..context }
    }
}

/// What is decided once for all threads: names and types.
pub struct Decisions<'a> {
    model: &'a Model,
    prefix: &'a str,
    plan: Plan<'a>,
}

impl<'a> Decisions<'a> {
    /// Decides for a checked model. `prefix` is the name of the specification folder, as shown in documentation.
    pub fn new(model: &'a Model, prefix: &'a str) -> Self {
        Self { model, prefix, plan: Plan::new(model) }
    }
}

/// Types of fields and bit groups that would have the name of another.
pub(crate) fn name_collisions(model: &Model) -> Vec<plan::NameCollision> {
    Plan::new(model).collisions
}

/// Makes one file of the generated crate.
pub trait Emitter: Sync {
    /// Path below `src/` of the generated crate.
    fn path(&self) -> &'static str;

    /// Whether the documents say enough for it. Upstream documents leave types of the object format undefined.
    fn applies(&self, _: &Model) -> bool {
        true
    }

    /// Its content.
    fn emit(&self, context: &Context<'_>) -> Content;
}

/// All emitters. Those that take longest come first, so that no thread is left alone with one at the end; the others
/// by path.
pub static EMITTERS: &[&dyn Emitter] = &[
    &rules::Rules,
    &instructions::Instructions,
    &encode::Encode,
    &wire::Forms,
    &wire::Wire,
    &decode::Decode,
    &bit_fields::BitFields,
    &layout::Layout,
    &object::Object,
    &text::TextTable,
    &text::Text,
    &variables::Variables,
    &builder::Builder,
    &enums::Enums,
    &features::Features,
    &fields::Fields,
    &for_each::ForEach,
    &info::Info,
    &info_table::InfoTable,
    &library::Library,
    &object_info::ObjectInfo,
    &opcodes::Opcodes,
    &operands::Operands,
    &platforms::Platforms,
    &semantics::Semantics,
    &types::Types,
];
