//! Placeholders that print several fields, and the fields that are their parts.
//!
//! For example, the part `size` of `<DstData:lsc_data(DataSize,DataOrder)>` is the field
//! `DataSize`.

use crate::spec::model::{FieldId, Instruction, Model};

/// A placeholder with a composite form, such as `<DstData:lsc_data(DataSize,DataOrder)>`.
pub(crate) struct CompositePlaceholder<'m> {
    pub(crate) model: &'m Model,
    pub(crate) instruction: &'m Instruction,
    /// The name of the form.
    pub(crate) form: &'m str,
    /// The field in front of the colon.
    pub(crate) field: FieldId,
    /// The fields in parentheses.
    pub(crate) covers: &'m [FieldId],
}

impl CompositePlaceholder<'_> {
    /// Returns the covered field that is a part of the form. The specification assigns fields to
    /// parts in `roles.md`.
    pub(crate) fn part(&self, part: &str) -> Option<FieldId> {
        self.covers.iter().copied().find(|field| self.is_part(*field, part))
    }

    /// Returns whether the field in front of the colon is a part of the form.
    pub(crate) fn is_main(&self, part: &str) -> bool {
        self.is_part(self.field, part)
    }

    fn is_part(&self, field: FieldId, part: &str) -> bool {
        self.model.is_form_part(self.form, part, &self.instruction.field(field).name.value)
    }
}
