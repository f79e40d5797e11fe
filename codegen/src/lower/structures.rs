//! Structures of the object format and layouts of operands.

use super::Lowering;
use super::fields::Scope;
use crate::dialect::raw::{RawFolder, RawStructure};
use crate::model::{FieldId, OffsetTarget, Structure, StructureId, StructureOrigin};
use crate::rules;
use crate::syntax::Word;

/// All structures of a folder, in the order of the model.
fn all(raw: &RawFolder) -> impl Iterator<Item = (&RawStructure, StructureOrigin)> {
    let object = raw.object_structures.iter().map(|s| (s, StructureOrigin::ObjectFormat));
    object.chain(raw.operand_structures.iter().map(|s| (s, StructureOrigin::Operand)))
}

impl Lowering<'_> {
    /// Makes the structures known by name, without their members.
    pub(super) fn declare_structures(&mut self, raw: &RawFolder) {
        for (raw, origin) in all(raw) {
            if self.too_many(self.model.structures.len() + 1, raw.span) || self.too_many(raw.members.len(), raw.span) {
                return;
            }
            self.member_names.push(raw.members.iter().map(|m| m.name.value.clone()).collect());
            let id = StructureId(self.model.structures.len() as u16);
            self.structure_ids.entry(raw.name.value.clone()).or_insert(id);
            self.model.structures.push(Structure {
                name: raw.name.clone(),
                origin,
                members: Vec::new(),
                description: raw.text.clone(),
                span: raw.span,
            });
        }
    }

    /// Gives the declared structures their members.
    pub(super) fn structures(&mut self, raw: &RawFolder) {
        for (position, (raw, _)) in all(raw).enumerate() {
            if position >= self.model.structures.len() {
                return;
            }
            let scope = Scope::new(raw.members.iter().map(|m| m.name.value.as_str()), true);
            let members = raw.members.iter().map(|m| self.member(m, &scope)).collect();
            self.model.structures[position].members = members;
        }
    }

    /// The member of a structure that an offset leads to.
    pub(super) fn member_offset(&mut self, structure: Word<'_>, member: Word<'_>) -> OffsetTarget {
        let Some(id) = self.structure_named(structure) else { return OffsetTarget::Unresolved };
        let names = self.member_names.get(id.index()).cloned().unwrap_or_default();
        match names.iter().position(|n| n == member.value) {
            Some(position) => OffsetTarget::Member { structure: id, member: FieldId(position as u16) },
            None => {
                let names = names.iter().map(String::as_str);
                self.unknown(&rules::UNKNOWN_COUNT, member.span, member.value, "a member of that structure", names);
                OffsetTarget::Unresolved
            }
        }
    }
}
