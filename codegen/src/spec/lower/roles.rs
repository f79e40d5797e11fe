//! Lowering of `roles.md`: items that have a role for the generator, and fields that are parts of
//! composite text forms.
//!
//! For example, the row `execution-size | Exec_size.size | ...` tells the generator which bits give
//! the number of channels.

use super::{Lowering, names_of};
use crate::spec::dialect::raw::{RawNamedTable, RawRow};
use crate::spec::model::{
    BitGroup, Field, FieldId, FormPartRow, Formatter, InstructionId, Role, RoleKind, RoleRow, RoleTarget,
    SharedFieldId, StructureId,
};
use crate::spec::rules;
use crate::spec::span::{Name, Spanned};

/// The item that the first name of a path denotes.
#[derive(Clone, Copy)]
enum PathRoot {
    Structure(StructureId),
    Shared(SharedFieldId),
    Instruction(InstructionId),
}

/// A name in a path that cannot be resolved.
struct UnresolvedName {
    name: String,
    /// Description of the expected item, with its article.
    what: &'static str,
}

impl Lowering<'_> {
    /// Lowers the tables of `roles.md`. All other documents must have been lowered before.
    pub(super) fn lower_roles(&mut self, raw: &[RawNamedTable]) {
        self.lower_rows(raw, ["Role", "Of", "Values", "Meaning"], "a role", Self::lower_role);
        self.lower_rows(raw, ["Form", "Part", "Field", "Meaning"], "a part of a form", Self::lower_form_part);
    }

    fn lower_role(&mut self, row: &RawRow, [role, of, values, meaning]: [&Name; 4]) {
        let name = role;
        let Some(role) = Role::parse(&name.value) else {
            let known = Role::ALL.iter().map(|role| role.name());
            return self.report_unknown(&rules::UNKNOWN_WORD, name.span, &name.value, "a role", known);
        };
        let of = of.clone();
        let values = self.parse_values(role, values);
        let target = self.resolve_target(&of).filter(|target| self.check_target(role, *target, &of));
        if let Some(target) = target {
            self.check_values(target, &values);
        }
        let description = meaning.value.clone();
        self.model.roles.push(RoleRow { role, of, target, values, description, span: row.span });
    }

    /// Returns the names of values in a cell, separated by commas. Only roles of values may have
    /// them.
    fn parse_values(&mut self, role: Role, cell: &Name) -> Vec<Name> {
        let names = cell.value.split(',').map(str::trim).filter(|name| !name.is_empty());
        let names: Vec<_> = names.map(|name| Spanned::new(name.to_owned(), cell.span)).collect();
        let wanted = role.kind() == RoleKind::Values;
        if wanted == names.is_empty() {
            let (message, help) = match wanted {
                true => {
                    (format!("no values have the role `{}`", role.name()), "write their names, separated by commas")
                }
                false => (format!("`{}` is not a role of values", role.name()), "leave the cell empty"),
            };
            self.report(rules::ROLE_TARGET.at(cell.span, message).help(help));
        }
        names
    }

    /// Resolves a path: a structure, `structure.member.group`, `Shared_field.group` or
    /// `INSTRUCTION.Field.group`.
    fn resolve_target(&mut self, of: &Name) -> Option<RoleTarget> {
        let mut names = of.value.split('.');
        let root = self.resolve_root(of, names.next().unwrap_or(""))?;
        let names: Vec<&str> = names.collect();
        let target = match root {
            PathRoot::Structure(id) if names.is_empty() => Ok(RoleTarget::Structure(id)),
            PathRoot::Structure(structure) => find_bits(&self.model[structure].members, "a member", &names)
                .map(|(member, group)| RoleTarget::Member { structure, member, group }),
            PathRoot::Shared(field) => {
                find_group(&self.model[field], &names).map(|group| RoleTarget::Shared { field, group })
            }
            PathRoot::Instruction(instruction) => find_bits(&self.model[instruction].fields, "a field", &names)
                .map(|(field, group)| RoleTarget::Field { instruction, field, group }),
        };
        match target {
            Ok(target) => Some(target),
            Err(UnresolvedName { name, what }) => {
                self.report_no_target(of, &name, what);
                None
            }
        }
    }

    fn resolve_root(&mut self, of: &Name, first: &str) -> Option<PathRoot> {
        if let Some(id) = self.structure_ids.get(first) {
            return Some(PathRoot::Structure(*id));
        }
        if let Some(id) = self.shared_ids.get(first) {
            return Some(PathRoot::Shared(*id));
        }
        if let Some(id) = self.model.instruction_id(first) {
            return Some(PathRoot::Instruction(id));
        }
        let shared = self.model.shared_fields.iter().map(|f| &f.name);
        let known = names_of(self.model.structures.iter().map(|s| &s.name).chain(shared));
        let what = "a structure, a shared field or an instruction";
        self.report_unknown(&rules::ROLE_TARGET, of.span, first, what, known);
        None
    }

    fn report_no_target(&mut self, of: &Name, name: &str, what: &str) {
        let message = format!("`{}` leads nowhere: `{name}` is not {what}", of.value);
        let help = "write a structure, `structure.member.group`, `Shared_field.group` or `INSTRUCTION.Field.group`";
        self.report(rules::ROLE_TARGET.at(of.span, message).label("unknown").help(help));
    }

    /// Returns whether a target can have a role, and reports one that cannot.
    fn check_target(&mut self, role: Role, target: RoleTarget, of: &Name) -> bool {
        let is_structure = matches!(target, RoleTarget::Structure(_));
        let (fits, what) = match role.kind() {
            RoleKind::Structure => (is_structure, "a structure"),
            RoleKind::Bits => (!is_structure, "a field or a bit group"),
            RoleKind::Values => (!is_structure, "values of a field or of a bit group"),
        };
        if !fits {
            let message = format!("`{}` cannot have the role `{}`", of.value, role.name());
            self.report(rules::ROLE_TARGET.at(of.span, message).help(format!("the role belongs to {what}")));
        }
        fits
    }

    /// Reports values that a target does not have.
    fn check_values(&mut self, target: RoleTarget, values: &[Name]) {
        let Some(bits) = self.model.target_bits(target) else { return };
        let list = bits.group.map_or(&bits.field.enumerators, |group| &group.enumerators);
        let known = names_of(list.iter().map(|e| &e.name));
        for value in values.iter().filter(|value| !known.contains(&value.value)) {
            let known = known.iter().map(String::as_str);
            self.report_unknown(&rules::ROLE_TARGET, value.span, &value.value, "one of the values", known);
        }
    }

    fn lower_form_part(&mut self, row: &RawRow, [form, part, field, meaning]: [&Name; 4]) {
        let (form, part, field) = (form.clone(), part.clone(), field.clone());
        let composites = || {
            Formatter::NAMES.iter().filter_map(|(name, formatter)| match formatter {
                Formatter::Composite(composite) => Some((*name, *composite)),
                _ => None,
            })
        };
        let Some((_, composite)) = composites().find(|(name, _)| *name == form.value) else {
            let known = composites().map(|(name, _)| name);
            return self.report_unknown(&rules::UNKNOWN_WORD, form.span, &form.value, "a composite form", known);
        };
        if !composite.parts().contains(&part.value.as_str()) {
            let known = composite.parts().iter().copied();
            return self.report_unknown(&rules::UNKNOWN_WORD, part.span, &part.value, "a part of the form", known);
        }
        let description = meaning.value.clone();
        self.model.form_parts.push(FormPartRow { form, part, field, description, span: row.span });
    }
}

/// Returns the field with the first name, and the index of the bit group with the second.
fn find_bits(fields: &[Field], what: &'static str, names: &[&str]) -> Result<(FieldId, Option<u16>), UnresolvedName> {
    let (name, rest) = names.split_first().unwrap_or((&"", &[]));
    let position = fields.iter().position(|f| f.name.value == *name);
    let position = position.ok_or_else(|| UnresolvedName { name: (*name).to_owned(), what })?;
    Ok((FieldId(position as u16), find_group(&fields[position], rest)?))
}

/// Returns the index of the bit group with the only name, in the newest version; `None` without a
/// name.
fn find_group(field: &Field, names: &[&str]) -> Result<Option<u16>, UnresolvedName> {
    let (name, rest) = match names {
        [] => return Ok(None),
        [name, rest @ ..] => (*name, rest),
    };
    let is_named = |g: &BitGroup| g.is_named(name);
    let newest = field.groups.iter().position(|g| is_named(g) && g.is_newest());
    let position = newest.or_else(|| field.groups.iter().position(is_named));
    let position = position.ok_or_else(|| UnresolvedName { name: name.to_owned(), what: "a bit group" })?;
    match rest {
        [] => Ok(Some(position as u16)),
        [name, ..] => Err(UnresolvedName { name: (*name).to_owned(), what: "a part of a bit group" }),
    }
}
