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
//! `EMITTERS` lists the generated files with their emitters.
//!
//! Names and types are those of `rust_view`. Functions that several emitters need
//! are in `support/`. Imports run one way: `support`, then `Context`, then `wire` and `rules`,
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

pub(crate) use context::{ArmRows, Content, Context, Decisions, Emitter};
pub use context::{CrateNames, Destination};
use reference::describes_reference;
use support::completeness::{describes_object_format, describes_semantics, describes_text};

/// All emitters, each with its file and the source file that it is in. The slowest ones come first,
/// so that no thread starts a slow one last; the others follow by path.
pub(crate) static EMITTERS: &[Emitter] = &[
    Emitter::new("rules.rs", "rules/mod.rs", rules::emit),
    Emitter::new("instructions.rs", "isa/instructions.rs", isa::instructions::emit),
    Emitter::new("encode.rs", "wire/encode.rs", wire::encode::emit),
    Emitter::new("forms.rs", "wire/forms.rs", wire::forms::emit),
    Emitter::new("wire.rs", "wire/mod.rs", wire::emit),
    Emitter::new("decode.rs", "wire/decode.rs", wire::decode::emit),
    Emitter::new("specification.rs", "isa/specification.rs", isa::specification::emit),
    Emitter::new("bit_fields.rs", "isa/bit_fields.rs", isa::bit_fields::emit),
    Emitter::new("layout.rs", "wire/layout.rs", wire::layout::emit),
    Emitter::new("object.rs", "object/mod.rs", object::emit).when(describes_object_format),
    Emitter::new("text_table.rs", "text/text_table.rs", text::text_table::emit).when(describes_text),
    Emitter::new("text.rs", "text/mod.rs", text::emit).when(describes_text),
    Emitter::new("variables.rs", "object/variables.rs", object::variables::emit),
    Emitter::new("generated.rs", "builder/mod.rs", builder::emit).to(Destination::Builder),
    Emitter::new("enums.rs", "isa/enums.rs", isa::enums::emit),
    Emitter::new("features.rs", "isa/features.rs", isa::features::emit),
    Emitter::new("fields.rs", "isa/fields.rs", isa::fields::emit),
    Emitter::new("for_each.rs", "isa/for_each.rs", isa::for_each::emit),
    Emitter::new("info.rs", "isa/info.rs", isa::info::emit),
    Emitter::new("info_table.rs", "isa/info_table.rs", isa::info_table::emit),
    Emitter::new("lib.rs", "isa/crate_root.rs", isa::crate_root::emit),
    Emitter::new("object_info.rs", "object/object_info.rs", object::object_info::emit).when(describes_object_format),
    Emitter::new("opcodes.rs", "isa/opcodes.rs", isa::opcodes::emit),
    Emitter::new("operands.rs", "isa/operands.rs", isa::operands::emit),
    Emitter::new("platforms.rs", "isa/platforms.rs", isa::platforms::emit),
    Emitter::new("reference/functions.rs", "reference/functions.rs", reference::functions::emit)
        .when(describes_reference),
    Emitter::new("reference/instruction.rs", "reference/pages.rs", reference::pages::emit_instruction_pages)
        .when(describes_reference),
    Emitter::new("reference/lane.rs", "reference/pages.rs", reference::pages::emit_lane_pages)
        .when(describes_reference),
    Emitter::new("reference/mod.rs", "reference/mod.rs", reference::emit).when(describes_reference),
    Emitter::new("reference/primitives.rs", "reference/primitives.rs", reference::primitives::emit)
        .when(describes_reference),
    Emitter::new("reference/programs.rs", "reference/programs.rs", reference::programs::emit).when(describes_reference),
    Emitter::new("semantics.rs", "semantics/mod.rs", semantics::emit).when(describes_semantics),
    Emitter::new("types.rs", "isa/types.rs", isa::types::emit),
];
