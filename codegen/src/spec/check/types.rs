//! Checks of data types: the supported types, the type maps, the operand types, and saturation must
//! agree.
//!
//! For example, a type map with `DF` is reported if the instruction does not support `DF`.

use super::fields::report_repeated_types;
use super::{RuleContext, format_names};
use crate::spec::diagnostics::Diagnostics;
use crate::spec::model::{
    DataTypeId, DataTypeKind, FieldKind, Gate, Instruction, OperandClass, PlatformSet, Saturation, TextCondition,
    TextForm, TextItem, TypeMap,
};
use crate::spec::rules;
use crate::spec::span::{Span, Spanned};
use std::collections::{HashMap, HashSet};

pub(super) fn check(context: RuleContext<'_>, instruction: &Instruction, out: &mut Diagnostics) {
    let supported = &instruction.properties.supported_types;
    report_repeated_types(context, instruction.name.span, supported.iter().map(|t| (t.data_type, t.span)), out);
    for map in &instruction.type_maps {
        check_type_map(context, instruction, map, out);
    }
    check_maps(context, instruction, out);
    check_operands(context, instruction, out);
    check_saturation(context, instruction, out);
}

/// Returns the platforms on which the instruction supports a type: all of them if it does not list
/// its types.
fn supporting_platforms(context: RuleContext<'_>, instruction: &Instruction, id: DataTypeId) -> PlatformSet {
    let all = context.model.all_platforms();
    let supported = &instruction.properties.supported_types;
    if supported.is_empty() {
        return all;
    }
    let platforms = |gate: &Option<Gate>| gate.as_ref().map_or(all, |g| g.platforms);
    let same = supported.iter().filter(|t| t.data_type == id);
    same.fold(PlatformSet::EMPTY, |set, t| set.union(platforms(&t.gate)))
}

fn check_type_map(context: RuleContext<'_>, instruction: &Instruction, map: &TypeMap, out: &mut Diagnostics) {
    for (side, types) in [("destination", &map.dst), ("source", &map.src)] {
        if types.is_empty() {
            let finding = rules::EMPTY_TYPE_MAP.at(map.span, format!("the type map has no {side} types"));
            out.push(finding.label("allows nothing").help("name the types, or remove the map"));
        }
        report_repeated_types(context, map.span, types.iter().map(|t| (t.value, t.span)), out);
        report_unsupported(context, instruction, map, types, out);
    }
}

/// Reports the types on one side of a map that the instruction does not support, in one finding.
fn report_unsupported(
    context: RuleContext<'_>,
    instruction: &Instruction,
    map: &TypeMap,
    types: &[Spanned<DataTypeId>],
    out: &mut Diagnostics,
) {
    let all = context.model.all_platforms();
    let here = map.gate.as_ref().map_or(all, |g| g.platforms);
    if here.is_empty() || all.is_empty() {
        return;
    }
    let lacking =
        |t: &&Spanned<DataTypeId>| supporting_platforms(context, instruction, t.value).intersection(here).is_empty();
    let lacking: Vec<&Spanned<DataTypeId>> = types.iter().filter(lacking).collect();
    let Some(first) = lacking.first() else { return };
    let names = lacking.iter().filter_map(|t| context.model.data_types.get(t.value.index()));
    let names = format_names(names.map(|t| t.name.value.as_str()), 8);
    let elsewhere = lacking.iter().all(|t| !supporting_platforms(context, instruction, t.value).is_empty());
    let place = if elsewhere { " on the platforms of this map" } else { "" };
    let message = format!("`{}` does not support {names}{place}", instruction.name);
    let mut finding = rules::UNSUPPORTED_TYPE.at(first.span, message).label("not supported");
    let supported = &instruction.properties.supported_types;
    if let (Some(first), Some(last)) = (supported.first(), supported.last()) {
        let whole = Span { end: last.span.end.max(first.span.end), ..first.span };
        finding = finding.also(whole, "the supported types");
    }
    out.push(finding.help("add to Supported Types, or remove from the map"));
}

/// Reports supported types that no type map names, and maps that say the same.
fn check_maps(context: RuleContext<'_>, instruction: &Instruction, out: &mut Diagnostics) {
    if !context.strict || instruction.type_maps.is_empty() {
        return;
    }
    let name_of = |id: DataTypeId| context.model.data_types.get(id.index()).map_or("?", |t| &t.name.value);
    let mapped: HashSet<_> =
        instruction.type_maps.iter().flat_map(|map| map.dst.iter().chain(&map.src)).map(|t| t.value).collect();
    for supported in instruction.properties.supported_types.iter().filter(|t| !mapped.contains(&t.data_type)) {
        let message = format!("`{}` is supported, but in no type map", name_of(supported.data_type));
        let finding = rules::UNMAPPED_TYPE.at(supported.span, message).label("no operand is legal");
        let finding = finding.also(instruction.type_maps[0].span, "the first map");
        out.push(finding.help("add it to a map, or remove it from Supported Types"));
    }
    let content = |map: &TypeMap| {
        let sorted = |list: &[Spanned<DataTypeId>]| {
            let mut ids: Vec<_> = list.iter().map(|t| t.value).collect();
            ids.sort_unstable();
            ids
        };
        (sorted(&map.dst), sorted(&map.src))
    };
    let mut seen: HashMap<_, &TypeMap> = HashMap::new();
    for map in &instruction.type_maps {
        let key = (content(map), map.gate.as_ref().map(|gate| (gate.platforms, gate.versions)));
        if let Some(first) = seen.get(&key) {
            let finding = rules::REPEATED_TYPE_MAP.at(map.span, "two type maps are the same");
            let finding = finding.label("again").also(first.span, "first here");
            out.push(finding.help("remove one, or correct its types"));
        } else {
            seen.insert(key, map);
        }
    }
}

/// Reports operands whose types exclude all types that the instruction supports.
fn check_operands(context: RuleContext<'_>, instruction: &Instruction, out: &mut Diagnostics) {
    let supported = &instruction.properties.supported_types;
    if supported.is_empty() {
        return;
    }
    for field in &instruction.fields {
        let Some(types) = field.types.as_ref().filter(|t| !t.value.is_empty()) else { continue };
        let vector = matches!(field.kind, Some(FieldKind::VectorOperand | FieldKind::Scalar));
        let legal = types.value.iter().any(|id| supported.iter().any(|t| t.data_type == *id));
        // A predicate variable has no element type that an instruction supports: its elements are
        // bits.
        let predicate = field.classes.as_ref().is_some_and(|c| c.value.iter().eq([OperandClass::Predicate]));
        if vector && !legal && !predicate {
            let names = types.value.iter().filter_map(|id| context.model.data_types.get(id.index()));
            let names = format_names(names.map(|t| t.name.value.as_str()), 8);
            let message =
                format!("`{}` must have type {names}, which `{}` does not support", field.name, instruction.name);
            let finding = rules::TYPE_NEVER_LEGAL.at(types.span, message).label("no operand is legal");
            out.push(finding.also(supported[0].span, "the supported types").help("correct one of the two"));
        }
    }
}

/// Checks that the Saturation property and `.sat` in a template occur together, and that a type can
/// saturate.
fn check_saturation(context: RuleContext<'_>, instruction: &Instruction, out: &mut Diagnostics) {
    let property = &instruction.properties.saturation;
    let form = instruction.text.iter().find(|form| can_print_saturation(form));
    match (property, form) {
        (Some(property), None) if !instruction.text.is_empty() => {
            let message = format!("`{}` saturates, but no template has `[.sat]`", instruction.name);
            let finding = rules::SATURATION_TEXT.at(property.span, message);
            let finding = finding.label("saturates").also(instruction.text[0].source.span, "cannot say so");
            out.push(finding.help("add `[.sat]` to the template, or remove the property"));
        }
        (None, Some(form)) => {
            let message =
                format!("the text of `{}` has `.sat`, but its properties have no Saturation", instruction.name);
            let finding = rules::SATURATION_TEXT.at(form.source.span, message);
            out.push(finding.label("`.sat`").help("add `- **Saturation:** Yes`, or remove `[.sat]`"));
        }
        _ => {}
    }
    if let Some(property) = property.as_ref().filter(|p| p.value == Saturation::FloatOnly) {
        let supported = &instruction.properties.supported_types;
        let types = || supported.iter().filter_map(|t| context.model.data_types.get(t.data_type.index()));
        if types().next().is_some() && types().all(|t| t.kind != DataTypeKind::Float) {
            let message = format!("`{}` saturates floating-point types only, and supports none", instruction.name);
            let finding = rules::SATURATION_TYPES.at(property.span, message).label("never");
            out.push(finding.also(supported[0].span, "the supported types").help("correct one of the two"));
        }
    }
}

/// Returns whether a template can print the saturation of the destination.
fn can_print_saturation(form: &TextForm) -> bool {
    let Some(items) = &form.items else {
        let code = form.source.value.split("//").next().unwrap_or("");
        let (mut rest, mut found) = (code, false);
        while let Some(at) = rest.find(".sat") {
            rest = &rest[at + ".sat".len()..];
            found |= !rest.starts_with(|c: char| c.is_ascii_alphanumeric() || c == '_');
        }
        return found;
    };
    let mut open: Vec<&TextItem> = items.iter().collect();
    while let Some(item) = open.pop() {
        if let TextItem::Optional { condition, items, .. } = item {
            if *condition == TextCondition::Saturation {
                return true;
            }
            open.extend(items);
        }
    }
    false
}
