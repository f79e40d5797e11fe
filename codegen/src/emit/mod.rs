//! From the model to artefacts: the files of the generated crate.
//!
//! One module per artefact, each a pure function of the model. `quote!` makes Rust; nothing here touches a file, looks at the
//! clock, or depends on the order of a hash map. All lists come out in the order of the model (instructions by opcode).
//!
//! To add an artefact: write a module with a type that implements [`Emitter`], and add it to [`EMITTERS`]. Above each function
//! that emits something, a comment shows the shape of what it emits. Data that only one emitter needs lives in its module;
//! decisions that several share (which Rust type a field gets) are in `plan`.

mod builder;
mod context;
pub mod documents;
mod fast_accept;
mod isa;
mod object;
mod rules;
mod semantics;
pub(crate) mod support;
mod text;
mod wire;

pub use context::{Content, Context, Decisions, Emitter};

/// All emitters. Those that take longest come first, so that no thread is left alone with one at the end; the others
/// by path.
pub static EMITTERS: &[&dyn Emitter] = &[
    &rules::Rules,
    &isa::instructions::Instructions,
    &wire::encode::Encode,
    &wire::forms::Forms,
    &wire::Wire,
    &wire::decode::Decode,
    &isa::bit_fields::BitFields,
    &wire::layout::Layout,
    &object::Object,
    &text::TextTable,
    &text::Text,
    &object::object_vocabulary::Variables,
    &builder::Builder,
    &isa::enums::Enums,
    &isa::features::Features,
    &isa::fields::Fields,
    &isa::inst_macro::ForEach,
    &isa::info::Info,
    &isa::info_table::InfoTable,
    &isa::crate_root::Library,
    &object::object_info::ObjectInfo,
    &isa::opcodes::Opcodes,
    &isa::operands::Operands,
    &isa::platforms::Platforms,
    &semantics::Semantics,
    &isa::types::Types,
];
