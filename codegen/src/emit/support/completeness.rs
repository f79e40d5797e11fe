//! Checks whether a model has the facts that a generated file needs.
//!
//! A strict specification describes everything. The vendor's documents leave out the object format,
//! the text and the semantics of instructions. For example, `text.rs` is not emitted for them.

use crate::spec::model::{FieldKind, Instruction, Model, StructureOrigin};

/// Returns whether the model has an object format, every member of which has a type.
pub(crate) fn describes_object_format(model: &Model) -> bool {
    let structures = || model.structures.iter().filter(|s| s.origin == StructureOrigin::ObjectFormat);
    structures().next().is_some()
        && structures().flat_map(|s| &s.members).all(|m| !matches!(m.kind, None | Some(FieldKind::Unknown)))
}

/// Returns whether the model has text templates, and says what has the roles that their text needs.
pub(crate) fn describes_text(model: &Model) -> bool {
    // Fields of these types are operands, whose structures have the names of the types.
    let lacks = |structure: &str, kinds: &[FieldKind]| {
        let mut fields = model.instructions.iter().flat_map(|i| &i.fields);
        model.structure(structure).is_none() && fields.any(|f| f.kind.is_some_and(|kind| kinds.contains(&kind)))
    };
    !lacks("vec_operand", &[FieldKind::VectorOperand, FieldKind::Scalar])
        && !lacks("raw_operand", &[FieldKind::RawOperand])
        && model.missing_text_roles().is_empty()
        && model.instructions.iter().any(|i| i.text.iter().any(|form| form.items.is_some()))
}

/// Returns whether every instruction says how it executes and has pseudo-code.
pub(crate) fn describes_semantics(model: &Model) -> bool {
    let has_program =
        |i: &Instruction| i.semantics.as_ref().is_some_and(|s| s.execution.is_some() && s.program.is_some());
    !model.instructions.is_empty() && model.instructions.iter().all(has_program)
}
