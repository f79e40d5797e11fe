//! Checks whether a model has the facts that a generated file needs.
//!
//! A strict specification describes everything. The vendor's documents leave out the object format,
//! the text and the semantics of instructions. For example, `text.rs` is not emitted for them.

use crate::spec::model::{FieldKind, Instruction, Model, Role, StructureOrigin};

/// Returns whether every member of the object format has a type.
pub(crate) fn describes_object_format(model: &Model) -> bool {
    let structures = model.structures.iter().filter(|s| s.origin == StructureOrigin::ObjectFormat);
    structures.flat_map(|s| &s.members).all(|m| !matches!(m.kind, None | Some(FieldKind::Unknown)))
}

/// Returns whether the model has text templates, and says what has the roles that text needs.
pub(crate) fn describes_text(model: &Model) -> bool {
    // Fields of these types are operands, whose structures have the names of the types.
    let has_structure = |name: &str| model.structure(name).is_some();
    ["vec_operand", "raw_operand"].into_iter().all(has_structure)
        && Role::FOR_TEXT.iter().all(|role| model.has_role(*role))
        && model.instructions.iter().any(|i| i.text.iter().any(|form| form.items.is_some()))
}

/// Returns whether every instruction says how it executes and has pseudo-code.
pub(crate) fn describes_semantics(model: &Model) -> bool {
    let has_program =
        |i: &Instruction| i.semantics.as_ref().is_some_and(|s| s.execution.is_some() && s.program.is_some());
    !model.instructions.is_empty() && model.instructions.iter().all(has_program)
}
