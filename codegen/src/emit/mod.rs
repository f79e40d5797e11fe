//! Emitters: from the model to the files of the generated crate.
//!
//! An emitter returns the content of one file and is a pure function of the model. It reads no file
//! and no clock, and its output does not depend on the order of a hash map. Lists are in the order
//! of the model: instructions by opcode.
//!
//! For example, the page of ADD becomes the struct `Add` in `instructions.rs`, a row of
//! `wire_structs!` in `wire.rs`, a row of `rules.rs`, and so on.
//!
//! A folder has the name of an area of the generated crate. Its `mod.rs` is the emitter of the file
//! with that name.
//!
//! | generated file | emitter |
//! | --- | --- |
//! | `bit_fields.rs`, `enums.rs`, `features.rs`, `fields.rs`, `for_each.rs` | `isa/`, the same name |
//! | `info.rs`, `info_table.rs`, `instructions.rs`, `opcodes.rs` | `isa/`, the same name |
//! | `operands.rs`, `platforms.rs`, `specification.rs`, `types.rs` | `isa/`, the same name |
//! | `lib.rs` | `isa/crate_root.rs` |
//! | `decode.rs`, `encode.rs`, `forms.rs`, `layout.rs` | `wire/`, the same name |
//! | `wire.rs` | `wire/mod.rs` |
//! | `object.rs` | `object/mod.rs` |
//! | `object_info.rs` | `object/object_info.rs` |
//! | `variables.rs` | `object/`, the same name |
//! | `rules.rs` | `rules/mod.rs` |
//! | `text.rs`, `text_table.rs` | `text/mod.rs` |
//! | `semantics.rs` | `semantics/mod.rs` |
//! | `reference/functions.rs` | `reference/`, the same name |
//! | `reference/mod.rs`, `reference/primitives.rs` | `reference/`, the same name |
//! | `reference/lane.rs`, `reference/instruction.rs` | `reference/pages.rs` |
//! | `src/builder/generated.rs`, outside the generated crate | `builder/mod.rs` |
//!
//! Names and types are those of `rust_view`. Functions that several emitters need
//! are in `support/`. Imports run one way: `support`, then [`Context`], then `wire` and `rules`,
//! then the other folders. This file imports all of them to list the emitters. Documents for other
//! languages are no emitters: [`documents`](crate::documents) renders them from templates.
//!
//! How to add an emitter: `docs/add-an-emitter.md`.

mod builder;
mod context;
mod isa;
mod object;
mod reference;
pub(crate) mod rules;
mod semantics;
pub(crate) mod support;
mod text;
mod wire;

pub use context::{ArmRows, Content, Context, CrateNames, Decisions, Destination, Emitter};

/// All emitters. The slowest ones come first, so that no thread starts a slow one last; the others
/// follow by path.
pub static EMITTERS: &[&dyn Emitter] = &[
    &rules::Rules,
    &isa::instructions::Instructions,
    &wire::encode::Encode,
    &wire::forms::Forms,
    &wire::Wire,
    &wire::decode::Decode,
    &isa::specification::Specification,
    &isa::bit_fields::BitFields,
    &wire::layout::Layout,
    &object::ObjectEmitter,
    &text::text_table::TextTable,
    &text::Text,
    &object::variables::Variables,
    &builder::Builder,
    &isa::enums::Enums,
    &isa::features::Features,
    &isa::fields::Fields,
    &isa::for_each::ForEach,
    &isa::info::Info,
    &isa::info_table::InfoTable,
    &isa::crate_root::CrateRoot,
    &object::object_info::ObjectInfo,
    &isa::opcodes::Opcodes,
    &isa::operands::Operands,
    &isa::platforms::Platforms,
    &reference::functions::WrittenFunctions,
    &reference::pages::InstructionPages,
    &reference::pages::LanePages,
    &reference::Reference,
    &reference::primitives::Primitives,
    &semantics::Semantics,
    &isa::types::Types,
];
