//! Checks of format variants: every value selects one variant, and a decoder can determine which.
//!
//! For example, two CONDITION sections that both list the value `fence` are reported.

use super::format_names;
use super::gates::are_exclusive;
use crate::spec::diagnostics::Diagnostics;
use crate::spec::model::{
    Count, Field, FieldId, FieldKind, Instruction, Presence, Variant, VariantCondition, VariantKey,
};
use crate::spec::rules;
use crate::spec::span::Span;

/// Maximum number of variants that are compared with each other. No real instruction comes close.
const MAX_VARIANTS: usize = 256;

/// Maximum number of conditions of a variant that are checked.
const MAX_KEYS: usize = 8;

pub(super) fn check(instruction: &Instruction, out: &mut Diagnostics) {
    let variants = &instruction.format.variants;
    let variants = &variants[..variants.len().min(MAX_VARIANTS)];
    if variants.iter().all(|v| v.conditions.is_empty() && v.gate.is_none()) && variants.len() < 2 {
        return;
    }
    for variant in variants {
        check_repeated(variant, out);
    }
    let conditions = || variants.iter().flat_map(|v| &v.conditions);
    if conditions().any(|c| c.key == VariantKey::Unresolved || c.codes.iter().any(Option::is_none)) {
        // A misspelt name is already reported. Missing and repeated values would only follow from
        // it.
        return;
    }
    for (i, second) in variants.iter().enumerate() {
        if let Some((first, places)) =
            variants[..i].iter().find_map(|first| Some((first, find_overlap(first, second)?)))
        {
            report_overlap(first, second, places, out);
        }
    }
    let all: Vec<&Variant> = variants.iter().collect();
    check_missing(instruction, &all, &[], out);
    check_key_positions(instruction, variants, out);
}

/// Reports values that one condition names twice, and keys that one variant has twice.
fn check_repeated(variant: &Variant, out: &mut Diagnostics) {
    for (i, condition) in variant.conditions.iter().enumerate() {
        let mut values: Vec<_> = condition.values.iter().collect();
        values.sort_by_key(|v| (&v.value, v.span));
        for pair in values.windows(2).filter(|pair| pair[0].value == pair[1].value) {
            let message = format!("`{}` occurs twice in one condition", pair[1]);
            let finding = rules::REPEATED_CONDITION.at(pair[1].span, message);
            out.push(finding.label("again").also(pair[0].span, "first here").help("remove one, or correct it"));
        }
        let same = |c: &&VariantCondition| c.key == condition.key && c.key != VariantKey::Unresolved;
        if let Some(first) = variant.conditions[..i.min(MAX_KEYS)].iter().find(same) {
            let message = format!("two conditions of one section are about `{}`", condition.source);
            let finding = rules::REPEATED_CONDITION.at(condition.source.span, message).label("again");
            out.push(finding.also(first.source.span, "first here").help("list all values in one bullet"));
        }
    }
}

/// Returns `None` if two variants cannot both be selected. Otherwise returns the places where both
/// name the same value, if there are any.
fn find_overlap(a: &Variant, b: &Variant) -> Option<Option<(Span, Span)>> {
    if are_exclusive(a.gate.as_ref(), b.gate.as_ref()) {
        return None;
    }
    let mut places = None;
    for condition in a.conditions.iter().take(MAX_KEYS) {
        let Some(other) = b.conditions.iter().take(MAX_KEYS).find(|c| c.key == condition.key) else { continue };
        let common = condition.codes.iter().position(|code| other.codes.contains(code))?;
        let there = other.codes.iter().position(|code| *code == condition.codes[common])?;
        let places_here = condition.values.get(common).zip(other.values.get(there)).map(|(x, y)| (x.span, y.span));
        places = places.or(places_here);
    }
    Some(places)
}

/// Reports two variants that the same bytes select.
fn report_overlap(first: &Variant, second: &Variant, places: Option<(Span, Span)>, out: &mut Diagnostics) {
    let (there, here) = places.unwrap_or((first.span, second.span));
    let message = "the same bytes select two variants";
    out.push(
        rules::VARIANT_OVERLAP
            .at(here, message)
            .label(if places.is_some() { "this value" } else { "this variant" })
            .also(there, if places.is_some() { "also here" } else { "also this one" })
            .help("each value belongs to one variant, unless another condition distinguishes the variants"),
    );
}

/// Reports enumerators that select no variant. `settled` has the keys whose value all of `variants`
/// share.
fn check_missing(instruction: &Instruction, variants: &[&Variant], settled: &[&VariantKey], out: &mut Diagnostics) {
    if settled.len() >= MAX_KEYS {
        return;
    }
    let keys = variants.first().into_iter().flat_map(|v| v.conditions.iter().take(MAX_KEYS));
    let open = keys.filter(|c| !settled.contains(&&c.key));
    let everywhere = |key: &VariantKey| variants.iter().all(|v| v.conditions.iter().any(|c| c.key == *key));
    let Some(first) = open.into_iter().find(|c| everywhere(&c.key)) else { return };
    let settled: Vec<&VariantKey> = settled.iter().copied().chain([&first.key]).collect();
    let Some(values) = values_of(instruction, &first.key) else {
        return;
    };
    let holds = |variant: &Variant, code: u64| {
        variant.conditions.iter().any(|c| c.key == first.key && c.codes.contains(&Some(code)))
    };
    let absent: Vec<&str> =
        values.iter().filter(|(code, _)| !variants.iter().any(|v| holds(v, *code))).map(|(_, name)| *name).collect();
    if !absent.is_empty() {
        let message = format!("no variant is for {} of `{}`", format_names(absent.iter().copied(), 6), first.source);
        let finding = rules::VARIANT_MISSING.at(first.source.span, message);
        out.push(finding.label("in no section").help("add each to the section whose table it follows"));
    }
    for (code, _) in values {
        let these: Vec<&Variant> = variants.iter().copied().filter(|v| holds(v, code)).collect();
        if these.len() > 1 {
            check_missing(instruction, &these, &settled, out);
        }
    }
}

/// Returns the codes and names of the enumerators that a condition tests; `None` if they are not
/// listed.
fn values_of<'a>(instruction: &'a Instruction, key: &VariantKey) -> Option<Vec<(u64, &'a str)>> {
    let VariantKey::Value { field, group } = key else { return None };
    let field = instruction.fields.get(field.index())?;
    let list = match group {
        Some(group) => &field.groups.get(usize::from(*group))?.enumerators,
        None => &field.enumerators,
    };
    Some(list.iter().map(|e| (e.code.value, e.name.value.as_str())).collect()).filter(|l: &Vec<_>| !l.is_empty())
}

/// Checks that a decoder reads the selecting fields at the same position in all variants.
fn check_key_positions(instruction: &Instruction, variants: &[Variant], out: &mut Diagnostics) {
    let mut keys: Vec<(FieldId, Span)> = Vec::new();
    for condition in variants.iter().flat_map(|v| &v.conditions) {
        if let VariantKey::Value { field, .. } = condition.key
            && !keys.iter().any(|(known, _)| *known == field)
            && keys.len() < MAX_KEYS
        {
            keys.push((field, condition.source.span));
        }
    }
    for (key, span) in keys {
        let mut first: Option<(&Variant, Vec<PassedField>)> = None;
        for variant in variants {
            let path = fields_before(instruction, variant, key);
            let differs = match (&first, path) {
                (None, Some(path)) => {
                    first = Some((variant, path));
                    continue;
                }
                (Some((_, expected)), Some(path)) => path != *expected,
                (_, None) => true,
            };
            if differs {
                let name = instruction.fields.get(key.index()).map_or("?", |f| f.name.value.as_str());
                let message = format!("`{name}` selects the variant, but is not at the same place in all of them");
                let mut finding = rules::VARIANT_KEY_MOVES
                    .at(variant.span, message)
                    .label(format!("`{name}` is elsewhere, or absent"));
                if let Some((other, _)) = first {
                    finding = finding.also(other.span, "unlike here");
                }
                out.push(
                    finding
                        .also(span, "selects")
                        .help("begin every table with the same fields up to the selecting one"),
                );
                break;
            }
        }
    }
}

/// A field before the selecting one, as far as it affects the position of the next field: its type
/// and, if its length varies, the field itself.
type PassedField = (Option<FieldKind>, Option<FieldId>);

/// Returns the fields that a decoder passes before it reads `key`; `None` if the variant has no
/// such field.
fn fields_before(instruction: &Instruction, variant: &Variant, key: FieldId) -> Option<Vec<PassedField>> {
    let position = variant.fields.iter().position(|cell| cell.value == key)?;
    let step = |id: FieldId| {
        let field: Option<&Field> = instruction.fields.get(id.index());
        let plain = field.is_some_and(|f| {
            f.count == Count::One && f.presence == Presence::Always && f.kind.is_some() && f.alternatives.is_empty()
        });
        (field.and_then(|f| f.kind), if plain { None } else { Some(id) })
    };
    Some(variant.fields[..position].iter().map(|cell| step(cell.value)).collect())
}
