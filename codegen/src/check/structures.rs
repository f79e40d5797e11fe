//! Structures: bullets and members match, no structure holds itself, and what takes the rest comes last.

use super::format::{counts, members};
use super::{Context, Owner, tables};
use crate::diagnostics::{Diagnostic, Diagnostics};
use crate::dialect::raw::{RawFolder, RawStructure};
use crate::model::{Count, Enumerator, Field, FieldKind, OffsetTarget, Structure, StructureId, TableRef};
use crate::rules;
use crate::span::Spanned;

/// Structures that the types of fields name.
const OPERANDS: [&str; 2] = ["vec_operand", "raw_operand"];

pub(super) fn check(context: Context<'_>, raw: &RawFolder, out: &mut Diagnostics) {
    let model = context.model;
    for structure in &model.structures {
        counts(Owner::Structure(structure), out);
        members(structure, out);
        rest(structure, out);
        selected(&structure.members, out);
    }
    for instruction in &model.instructions {
        selected(&instruction.fields, out);
    }
    counts(Owner::Shared(&model.shared_fields), out);
    let names = model.structures.iter().map(|s| (s.name.value.clone(), s.name.span));
    tables::unique(&rules::DUPLICATE_STRUCTURE, "structures", names, out);
    recursive(context, out);
    for structure in raw.object_structures.iter().chain(&raw.operand_structures) {
        bullets(structure, out);
    }
    if context.strict {
        unused(context, out);
    }
    predefined(context, out);
    let attributes = model.attributes.iter();
    let keys = attributes.map(|a| (format!("{} of {}", a.name, a.owner), a.name.span));
    tables::unique(&rules::DUPLICATE_ATTRIBUTE, "attributes", keys, out);
    let words = model.directives.iter().map(|d| (d.word.value.clone(), d.word.span));
    tables::unique(&rules::DUPLICATE_DIRECTIVE, "directives", words, out);
    let words = model.reserved_words.iter().map(|w| (w.word.value.clone(), w.word.span));
    tables::unique(&rules::DUPLICATE_DIRECTIVE, "reserved words", words, out);
    let words = model.directive_keys.iter().map(|k| (k.word.value.clone(), k.word.span));
    tables::unique(&rules::DUPLICATE_DIRECTIVE, "parts of directives", words, out);
}

/// Members behind one that takes all bytes that are left.
fn rest(structure: &Structure, out: &mut Diagnostics) {
    let Some(position) = structure.members.iter().position(|m| m.count == Count::Rest) else { return };
    // Where a member before it selects a structure, its length is that of the structure.
    if structure.members[..position].iter().any(selects) {
        return;
    }
    if let (member, Some(after)) = (&structure.members[position], structure.members.get(position + 1)) {
        let message = format!("`{}` takes all bytes that are left, but `{}` follows it", member.name, after.name);
        out.push(
            Diagnostic::new(&rules::REST_NOT_LAST, member.name.span, message)
                .label("up to the end")
                .also(after.name.span, "never reached")
                .help("give it a count, or move it to the end"),
        );
    }
}

/// Whether the value of a field selects structures.
fn selects(field: &Field) -> bool {
    let layout = |e: &Enumerator| e.layout.is_some();
    field.enumerators.iter().any(layout) || field.groups.iter().any(|g| g.enumerators.iter().any(layout))
}

/// Indices of a table that another field should select, but does not.
fn selected(fields: &[Field], out: &mut Diagnostics) {
    for field in fields {
        let Some(Spanned { value: TableRef::SelectedBy(by), span }) = field.index_of else { continue };
        let Some(by) = fields.get(by.index()).filter(|by| !selects(by)) else { continue };
        let message = format!("`{}` selects no table", by.name);
        let finding = Diagnostic::new(&rules::SELECTS_NOTHING, span, message).also(by.name.span, "no link here");
        out.push(finding.help("let its enumerators link to structures"));
    }
}

/// Bullets without member, and members without bullet.
fn bullets(structure: &RawStructure, out: &mut Diagnostics) {
    let undescribed = || structure.members.iter().filter(|m| m.bullet.is_none());
    for stray in &structure.stray {
        let name = &stray.name;
        let message = match structure.members.iter().find(|m| m.name.value == name.value) {
            Some(_) => format!("a second bullet for the member `{name}` of `{}`", structure.name),
            None => format!("`{}` has no member `{name}`", structure.name),
        };
        let mut finding = Diagnostic::new(&rules::STRAY_MEMBER_BULLET, name.span, message)
            .label("describes nothing")
            .also(structure.name.span, "this structure");
        let near = openvisa_cli_support::nearest(&name.value, undescribed().map(|m| m.name.value.as_str()));
        if let Some(near) = near {
            finding = finding.help(format!("did you mean `{near}`?"));
        }
        out.push(finding);
    }
    // A stray bullet may be the misspelt one of a member.
    if structure.stray.is_empty() {
        for member in undescribed() {
            let message = format!("nothing describes the member `{}` of `{}`", member.name, structure.name);
            let finding = Diagnostic::new(&rules::UNDESCRIBED_MEMBER, member.name.span, message).label("no bullet");
            out.push(finding.help(format!("add `- **{}:** ...` below the structure", member.name)));
        }
    }
}

/// The structures that a member is of, or links to: those that may follow it, and the tables that it selects.
fn parts(field: &Field) -> impl Iterator<Item = StructureId> {
    let groups = field.groups.iter().flat_map(|g| &g.enumerators);
    types(field).chain(field.enumerators.iter().chain(groups).filter_map(|e| e.layout))
}

/// The structures that a member is of.
fn types(field: &Field) -> impl Iterator<Item = StructureId> {
    let kinds = field.kind.into_iter().chain(field.alternatives.iter().map(|(_, kind)| *kind));
    kinds.filter_map(|kind| if let FieldKind::Structure(id) = kind { Some(id) } else { None })
}

/// The structures that the members of a structure consist of, with the members. What selects a table holds none of it.
fn held(structure: &Structure) -> Vec<(usize, &Field)> {
    let mut selects = vec![false; structure.members.len()];
    for member in &structure.members {
        if let Some(Spanned { value: TableRef::SelectedBy(by), .. }) = member.index_of
            && let Some(slot) = selects.get_mut(by.index())
        {
            *slot = true;
        }
    }
    let members = structure.members.iter().zip(selects);
    let held = members.flat_map(|(member, selects)| {
        let count = if selects { types(member).count() } else { usize::MAX };
        parts(member).take(count).map(move |id| (id.index(), member))
    });
    held.collect()
}

/// Structures that hold themselves. An explicit stack instead of recursion: chains may be as long as a file.
fn recursive(context: Context<'_>, out: &mut Diagnostics) {
    #[derive(Clone, Copy, PartialEq)]
    enum Mark {
        New,
        Open,
        Done,
    }
    let structures = &context.model.structures;
    let edges: Vec<_> = structures.iter().map(held).collect();
    let mut marks = vec![Mark::New; structures.len()];
    for start in 0..structures.len() {
        let mut stack = vec![(start, 0)];
        while let Some((node, next)) = stack.last_mut() {
            marks[*node] = if marks[*node] == Mark::New { Mark::Open } else { marks[*node] };
            let Some((target, member)) = edges[*node].get(*next).filter(|_| marks[*node] == Mark::Open) else {
                marks[*node] = Mark::Done;
                stack.pop();
                continue;
            };
            *next += 1;
            match marks.get(*target) {
                Some(Mark::New) => stack.push((*target, 0)),
                Some(Mark::Open) => {
                    let (owner, held) = (&structures[*node], &structures[*target]);
                    let message = match *node == *target {
                        true => format!("`{}` holds itself", owner.name),
                        false => format!("`{}` holds `{}`, which holds it", owner.name, held.name),
                    };
                    out.push(
                        Diagnostic::new(&rules::RECURSIVE_STRUCTURE, member.span, message)
                            .label(format!("a `{}`", held.name))
                            .also(held.name.span, "begins here")
                            .help("correct the type of the member"),
                    );
                }
                _ => {}
            }
        }
    }
}

/// Structures that nothing refers to. The first of each document is where reading begins.
fn unused(context: Context<'_>, out: &mut Diagnostics) {
    let model = context.model;
    let mut used = vec![false; model.structures.len()];
    let mut mark = |id: StructureId| {
        if let Some(slot) = used.get_mut(id.index()) {
            *slot = true;
        }
    };
    let instructions = model.instructions.iter().flat_map(|i| &i.fields);
    for field in model.structures.iter().flat_map(|s| &s.members).chain(&model.shared_fields).chain(instructions) {
        parts(field).for_each(&mut mark);
        let table = field.index_of.as_ref().map(|table| table.value);
        if let Some(TableRef::Structure(structure) | TableRef::Member { structure, .. }) = table {
            mark(structure);
        }
        let target = field.offset_of.as_ref().map(|target| target.value);
        if let Some(OffsetTarget::Structure { structure, .. } | OffsetTarget::Member { structure, .. }) = target {
            mark(structure);
        }
    }
    model.classes.iter().filter_map(|c| c.structure).for_each(&mut mark);
    let mut origins: Vec<crate::model::StructureOrigin> = Vec::new();
    for (structure, used) in model.structures.iter().zip(used) {
        let first = !origins.contains(&structure.origin);
        origins.push(structure.origin);
        if !used && !first && !OPERANDS.contains(&structure.name.value.as_str()) {
            let message = format!("nothing refers to the structure `{}`", structure.name);
            let finding = Diagnostic::new(&rules::UNUSED_STRUCTURE, structure.name.span, message).label("unused");
            out.push(finding.help("refer to it, or remove it"));
        }
    }
}

fn predefined(context: Context<'_>, out: &mut Diagnostics) {
    let variables = &context.model.predefined;
    let rule = &rules::DUPLICATE_PREDEFINED;
    let ids = variables.iter().map(|v| (v.variable.value.clone(), v.variable.span));
    tables::unique(rule, "predefined variables with the number", ids, out);
    let named = variables.iter().filter(|v| !v.name.value.is_empty());
    // `%null` may stand for nothing in several classes, which the letter of the number tells apart.
    let class = |v: &str| v.trim_end_matches(|c: char| c.is_ascii_digit()).to_owned();
    let names = named.map(|v| (format!("{} of class {}", v.name, class(&v.variable.value)), v.name.span));
    tables::unique(rule, "predefined variables named", names, out);
}
