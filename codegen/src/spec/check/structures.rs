//! Checks of structures: bullets match members, no structure contains itself, and a member that
//! takes the remaining bytes comes last.
//!
//! For example, `a` with a member of type `b`, and `b` with a member of type `a`, are reported as
//! recursive.

use super::format::{check_counts, check_members};
use super::{FieldOwner, RuleContext, tables};
use crate::spec::diagnostics::Diagnostics;
use crate::spec::dialect::raw::{RawField, RawFolder, RawStructure};
use crate::spec::model::{
    Count, Enumerator, Field, FieldKind, OffsetTarget, Structure, StructureId, StructureOrigin, TableRef,
};
use crate::spec::rules;
use crate::spec::span::Spanned;
use std::collections::HashSet;

/// Structures that field types use by name, so that no document refers to them.
pub(crate) const OPERAND_STRUCTURES: [&str; 2] = ["vec_operand", "raw_operand"];

pub(super) fn check(context: RuleContext<'_>, raw: &RawFolder, out: &mut Diagnostics) {
    let model = context.model;
    for structure in &model.structures {
        check_counts(FieldOwner::Structure(structure), out);
        check_members(structure, out);
        check_rest_is_last(structure, out);
        check_selected(&structure.members, out);
    }
    for instruction in &model.instructions {
        check_selected(&instruction.fields, out);
    }
    check_counts(FieldOwner::Shared(&model.shared_fields), out);
    let names = model.structures.iter().map(|s| (s.name.value.clone(), s.name.span));
    tables::check_unique(&rules::DUPLICATE_STRUCTURE, "structures", names, out);
    check_recursion(context, out);
    for structure in raw.object_structures.iter().chain(&raw.operand_structures) {
        check_bullets(structure, out);
    }
    if context.strict {
        report_unused(context, out);
    }
    check_predefined(context, out);
    let attributes = model.attributes.iter();
    let keys = attributes.map(|a| (format!("{} of {}", a.name, a.owner), a.name.span));
    tables::check_unique(&rules::DUPLICATE_ATTRIBUTE, "attributes", keys, out);
    let words = model.directives.iter().map(|d| (d.word.value.clone(), d.word.span));
    tables::check_unique(&rules::DUPLICATE_DIRECTIVE, "directives", words, out);
    let words = model.reserved_words.iter().map(|w| (w.word.value.clone(), w.word.span));
    tables::check_unique(&rules::DUPLICATE_DIRECTIVE, "reserved words", words, out);
    let words = model.directive_keys.iter().map(|k| (k.word.value.clone(), k.word.span));
    tables::check_unique(&rules::DUPLICATE_DIRECTIVE, "parts of directives", words, out);
}

/// Reports members after one that takes all remaining bytes.
fn check_rest_is_last(structure: &Structure, out: &mut Diagnostics) {
    let Some(position) = structure.members.iter().position(|m| m.count == Count::Rest) else { return };
    // If an earlier member selects a structure, the selected structure limits the length.
    if structure.members[..position].iter().any(selects_structures) {
        return;
    }
    if let (member, Some(after)) = (&structure.members[position], structure.members.get(position + 1)) {
        let message = format!("`{}` takes all bytes that are left, but `{}` follows it", member.name, after.name);
        let finding = rules::REST_NOT_LAST.at(member.name.span, message).label("up to the end");
        out.push(finding.also(after.name.span, "never reached").help("give it a count, or move it to the end"));
    }
}

fn selects_structures(field: &Field) -> bool {
    let layout = |e: &Enumerator| e.layout.is_some();
    field.enumerators.iter().any(layout) || field.groups.iter().any(|g| g.enumerators.iter().any(layout))
}

/// Reports indices into a table that another field should select, where that field selects none.
fn check_selected(fields: &[Field], out: &mut Diagnostics) {
    for field in fields {
        let Some(Spanned { value: TableRef::SelectedBy(by), span }) = field.index_of else { continue };
        let Some(by) = fields.get(by.index()).filter(|by| !selects_structures(by)) else { continue };
        let finding = rules::SELECTS_NOTHING.at(span, format!("`{}` selects no table", by.name));
        out.push(finding.also(by.name.span, "no link here").help("let its enumerators link to structures"));
    }
}

/// Reports bullets without a member, and members without a bullet.
fn check_bullets(structure: &RawStructure, out: &mut Diagnostics) {
    let undescribed = || structure.members.iter().filter(|m| m.bullet.is_none());
    for stray in &structure.stray {
        let name = &stray.name;
        let message = match structure.members.iter().find(|m| m.name.value == name.value) {
            Some(_) => format!("a second bullet for the member `{name}` of `{}`", structure.name),
            None => format!("`{}` has no member `{name}`", structure.name),
        };
        let mut finding = rules::STRAY_MEMBER_BULLET
            .at(name.span, message)
            .label("describes nothing")
            .also(structure.name.span, "this structure");
        let near = openvisa_cli_support::nearest(&name.value, undescribed().map(|m| m.name.value.as_str()));
        if let Some(near) = near {
            finding = finding.help(format!("did you mean `{near}`?"));
        }
        out.push(finding);
    }
    let bullets: Vec<&RawField> = structure.members.iter().filter_map(|m| m.bullet.as_ref()).collect();
    if let Some([before, after]) = bullets.windows(2).find(|pair| pair[0].span > pair[1].span) {
        let message = format!("`{}` is described before `{}`", after.name, before.name);
        let finding = rules::FIELD_ORDER.at(after.name.span, message).label("described first");
        let finding = finding.also(before.name.span, format!("`{}` has it first", structure.name));
        out.push(finding.help("bring the bullets into the order of the members, or correct the fence"));
    }
    // A stray bullet may be a misspelt member, so that only one of the two is reported.
    if structure.stray.is_empty() {
        for member in undescribed() {
            let message = format!("nothing describes the member `{}` of `{}`", member.name, structure.name);
            let finding = rules::UNDESCRIBED_MEMBER.at(member.name.span, message);
            out.push(finding.label("no bullet").help(format!("add `- **{}:** ...` below the structure", member.name)));
        }
    }
}

/// Returns the structures that a member has as its type or links to: structures that may follow it,
/// and tables that it selects.
fn linked_structures(field: &Field) -> impl Iterator<Item = StructureId> {
    let groups = field.groups.iter().flat_map(|g| &g.enumerators);
    type_structures(field).chain(field.enumerators.iter().chain(groups).filter_map(|e| e.layout))
}

/// Returns the structures that a member has as its type.
fn type_structures(field: &Field) -> impl Iterator<Item = StructureId> {
    let kinds = field.kind.into_iter().chain(field.alternatives.iter().map(|(_, kind)| *kind));
    kinds.filter_map(|kind| if let FieldKind::Structure(id) = kind { Some(id) } else { None })
}

/// Returns the structures that a structure contains, each with the member that contains it. A
/// member that selects a table contains none of that table.
fn contained_structures(structure: &Structure) -> Vec<(usize, &Field)> {
    let mut selects = vec![false; structure.members.len()];
    for member in &structure.members {
        if let Some(Spanned { value: TableRef::SelectedBy(by), .. }) = member.index_of
            && let Some(slot) = selects.get_mut(by.index())
        {
            *slot = true;
        }
    }
    let members = structure.members.iter().zip(selects);
    let contained_structures = members.flat_map(|(member, selects)| {
        let count = if selects { type_structures(member).count() } else { usize::MAX };
        linked_structures(member).take(count).map(move |id| (id.index(), member))
    });
    contained_structures.collect()
}

/// Reports structures that contain themselves. The depth-first search uses an explicit stack,
/// because chains may be as long as a file.
fn check_recursion(context: RuleContext<'_>, out: &mut Diagnostics) {
    #[derive(Clone, Copy, PartialEq)]
    enum Mark {
        New,
        Open,
        Done,
    }
    let structures = &context.model.structures;
    let edges: Vec<_> = structures.iter().map(contained_structures).collect();
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
                    let (owner, contained_structures) = (&structures[*node], &structures[*target]);
                    let message = match *node == *target {
                        true => format!("`{}` holds itself", owner.name),
                        false => format!("`{}` holds `{}`, which holds it", owner.name, contained_structures.name),
                    };
                    out.push(
                        rules::RECURSIVE_STRUCTURE
                            .at(member.span, message)
                            .label(format!("a `{}`", contained_structures.name))
                            .also(contained_structures.name.span, "begins here")
                            .help("correct the type of the member"),
                    );
                }
                _ => {}
            }
        }
    }
}

/// Reports structures that nothing refers to, except for the first one of each document, where
/// decoding starts.
fn report_unused(context: RuleContext<'_>, out: &mut Diagnostics) {
    let model = context.model;
    let mut used = vec![false; model.structures.len()];
    let mut mark = |id: StructureId| {
        if let Some(slot) = used.get_mut(id.index()) {
            *slot = true;
        }
    };
    for field in model.all_fields() {
        linked_structures(field).for_each(&mut mark);
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
    let mut origins: Vec<StructureOrigin> = Vec::new();
    for (structure, used) in model.structures.iter().zip(used) {
        let first = !origins.contains(&structure.origin);
        origins.push(structure.origin);
        if !used && !first && !OPERAND_STRUCTURES.contains(&structure.name.value.as_str()) {
            let message = format!("nothing refers to the structure `{}`", structure.name);
            let finding = rules::UNUSED_STRUCTURE.at(structure.name.span, message);
            out.push(finding.label("unused").help("refer to it, or remove it"));
        }
    }
}

fn check_predefined(context: RuleContext<'_>, out: &mut Diagnostics) {
    let variables = &context.model.predefined;
    let rule = &rules::DUPLICATE_PREDEFINED;
    check_first_indices(context, out);
    let ids = variables.iter().map(|v| (v.variable.value.clone(), v.variable.span));
    tables::check_unique(rule, "predefined variables with the number", ids, out);
    let named = variables.iter().filter(|v| !v.name.value.is_empty());
    // `%null` may be the name of a predefined variable in several classes. The letters of `V0` or
    // `S31` give the class.
    let class = |v: &str| v.trim_end_matches(|c: char| c.is_ascii_digit()).to_owned();
    let names = named.map(|v| (format!("{} of class {}", v.name, class(&v.variable.value)), v.name.span));
    tables::check_unique(rule, "predefined variables named", names, out);
}

/// Reports classes of variables whose first declared index is not the one after the predefined
/// variables, or that leave no index to declare.
fn check_first_indices(context: RuleContext<'_>, out: &mut Diagnostics) {
    let model = context.model;
    for class in model.classes.iter().filter(|_| context.strict && !model.predefined.is_empty()) {
        let (Some(letter), [first]) = (&class.letter, class.first.as_slice()) else { continue };
        let index = |variable: &str| variable.strip_prefix(letter.value.as_str())?.parse::<u32>().ok();
        let predefined: HashSet<u32> = model.predefined.iter().filter_map(|v| index(&v.variable.value)).collect();
        let free = (0..).find(|index| !predefined.contains(index)).unwrap_or(0);
        let declared = class.most.iter().all(|most| most.value > first.value);
        let message = if free != first.value {
            format!("the first variable of class `{}` is {letter}{}, not {letter}{free}", class.name, first.value)
        } else if !declared {
            format!("no variable of class `{}` can be declared: {letter}{free} is beyond `Most`", class.name)
        } else {
            continue;
        };
        let finding = rules::DUPLICATE_PREDEFINED.at(class.span, message).label("another index");
        out.push(finding.help("`First` is the index after the predefined variables, which the table below lists"));
    }
}
