//! Lowering of the structures of the object format and of operands.

use super::Lowering;
use super::fields::Scope;
use crate::spec::dialect::raw::{RawFolder, RawStructure};
use crate::spec::model::{FieldId, OffsetTarget, Structure, StructureId, StructureOrigin};
use crate::spec::rules;
use crate::spec::syntax::Word;

/// Iterates over all structures of a folder, in the order of the model.
fn all_structures(raw: &RawFolder) -> impl Iterator<Item = (&RawStructure, StructureOrigin)> {
    let object = raw.object_structures.iter().map(|s| (s, StructureOrigin::ObjectFormat));
    object.chain(raw.operand_structures.iter().map(|s| (s, StructureOrigin::Operand)))
}

impl Lowering<'_> {
    /// Declares the names of all structures, without lowering their members.
    pub(super) fn declare_structures(&mut self, raw: &RawFolder) {
        for (raw, origin) in all_structures(raw) {
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

    /// Lowers the members of the declared structures.
    pub(super) fn lower_structures(&mut self, raw: &RawFolder) {
        for (position, (raw, _)) in all_structures(raw).enumerate() {
            if position >= self.model.structures.len() {
                return;
            }
            let scope = Scope::new(raw.members.iter().map(|m| m.name.value.as_str()), true);
            let members = raw.members.iter().map(|m| self.lower_member(m, &scope)).collect();
            self.model.structures[position].members = members;
        }
    }

    /// Resolves the member of a structure that an offset leads to.
    pub(super) fn resolve_member_offset(&mut self, structure: Word<'_>, member: Word<'_>) -> OffsetTarget {
        let Some(id) = self.resolve_structure(structure) else { return OffsetTarget::Unresolved };
        let names = self.member_names.get(id.index()).cloned().unwrap_or_default();
        match names.iter().position(|n| n == member.value) {
            Some(position) => OffsetTarget::Member { structure: id, member: FieldId(position as u16) },
            None => {
                let names = names.iter().map(String::as_str);
                self.report_unknown(
                    &rules::UNKNOWN_COUNT,
                    member.span,
                    member.value,
                    "a member of that structure",
                    names,
                );
                OffsetTarget::Unresolved
            }
        }
    }
}
