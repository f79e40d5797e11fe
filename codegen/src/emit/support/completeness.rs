//! What a model says enough about for a generated file to exist.
//!
//! A strict specification describes everything; the vendor's documents leave the object format, the text and the
//! semantics of instructions open.

use crate::model::{FieldKind, Instruction, Model, StructureOrigin};

/// Returns whether every member of the object format has a type.
pub(crate) fn describes_object_format(model: &Model) -> bool {
    let structures = model.structures.iter().filter(|s| s.origin == StructureOrigin::ObjectFormat);
    structures.flat_map(|s| &s.members).all(|m| !matches!(m.kind, None | Some(FieldKind::Unknown)))
}

/// Returns whether the model has text templates, and the operands and fields that text is made of.
pub(crate) fn describes_text(model: &Model) -> bool {
    let formal = |name: &str| model.structure(name).is_some();
    ["vec_operand", "raw_operand", "addr_opnd", "state_opnd"].into_iter().all(formal)
        && ["Exec_size", "Pred", "Region", "Lsc_caching"].into_iter().all(|name| model.shared_field(name).is_some())
        && model.instructions.iter().any(|i| i.text.iter().any(|form| form.items.is_some()))
}

/// Returns whether every instruction says how it executes and has pseudo-code.
pub(crate) fn describes_semantics(model: &Model) -> bool {
    let formal = |i: &Instruction| i.semantics.as_ref().is_some_and(|s| s.execution.is_some() && s.program.is_some());
    !model.instructions.is_empty() && model.instructions.iter().all(formal)
}
