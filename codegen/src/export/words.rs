//! Short phrases for readers that state the facts of formal sentences.
//!
//! For example, `Valid values are [0..15].` is printed as `0 to 15`.

use crate::spec::model::{
    Access, BitGroup, Bound, Count, Field, FieldKind, Ignored, Instruction, ModifierKind, NullRule, Presence,
    Properties, Regions, Saturation, StructureId, TableRef,
};
use crate::spec::model::{Model, ValueRange};
use crate::spec::span::Span;

/// Returns the number of bytes of a type in the newest version; `None` if it depends on the value.
pub(crate) fn type_bytes(model: &Model, kind: FieldKind) -> Option<u32> {
    match kind {
        FieldKind::Int(int) => Some(u32::from(int.bytes())),
        FieldKind::RawOperand => model.structure("raw_operand").and_then(|id| structure_bytes(model, id, 0)),
        FieldKind::Structure(id) => structure_bytes(model, id, 0),
        _ => None,
    }
}

fn structure_bytes(model: &Model, id: StructureId, depth: u8) -> Option<u32> {
    let member = |field: &Field| match (&field.count, field.kind?) {
        (Count::One, FieldKind::Int(int)) => Some(u32::from(int.bytes())),
        (Count::One, FieldKind::Structure(inner)) if depth < 8 => structure_bytes(model, inner, depth + 1),
        _ => None,
    };
    model[id].members.iter().map(member).sum()
}

/// Returns the number of bytes of a field that always occurs once; `None` if it depends on values.
pub(crate) fn field_bytes(model: &Model, field: &Field) -> Option<u32> {
    let fixed = matches!(field.count, Count::One) && matches!(field.presence, Presence::Always);
    field.kind.and_then(|kind| type_bytes(model, kind)).filter(|_| fixed)
}

/// Returns the name of a group, or `reserved` or `value` if it has none.
pub(crate) fn group_name(group: &BitGroup) -> String {
    match &group.name {
        Some(name) => name.value.clone(),
        None if group.reserved => "reserved".to_owned(),
        None => "value".to_owned(),
    }
}

fn bound_text(bound: &Bound) -> String {
    match bound {
        Bound::Number(number) => number.to_string(),
        Bound::Name(name) => name.clone(),
    }
}

/// Formats a range as `0 to 15`.
pub(crate) fn range(range: &ValueRange) -> String {
    format!("{} to {}", bound_text(&range.low), bound_text(&range.high))
}

/// Returns the facts about a field, whose owner has the fields `fields`. `code` formats a condition
/// or name as code.
pub(crate) fn facts(model: &Model, fields: &[Field], field: &Field, code: &dyn Fn(&str) -> String) -> Vec<String> {
    let mut facts = Vec::new();
    match field.access {
        Access::Read => {}
        Access::Write => facts.push("written".to_owned()),
        Access::ReadWrite => facts.push("read and written".to_owned()),
    }
    if let Some(classes) = &field.classes {
        let names: Vec<_> = classes.value.iter().map(|c| c.name()).collect();
        facts.push(format!("{} operand", names.join(", ")));
    }
    if let Some(types) = &field.types {
        let names: Vec<_> = types.value.iter().map(|t| model[*t].name.value.as_str()).collect();
        facts.push(format!("of type {}", names.join(", ")));
    }
    for elements in &field.elements {
        let when = elements.condition.as_ref().map_or(String::new(), |c| format!(" if {}", code(&c.source.value)));
        facts.push(format!("{} elements{when}", elements.count));
    }
    let how = if field.storage_declared { "declared aligned" } else { "aligned" };
    facts.extend(field.storage.iter().map(|s| format!("in storage {how} to {} bytes", code(&s.source.value))));
    facts.extend(field.footprint.iter().map(|f| format!("takes {} bytes", code(&f.source.value))));
    facts.extend(field.range.as_ref().map(range));
    facts.extend(field.must_be.as_ref().map(|value| format!("always {}", value.value)));
    for usual in &field.usual {
        let when = usual.condition.as_ref().map_or(String::new(), |c| format!(" if {}", code(&c.source.value)));
        facts.push(format!("usually {}{when}", code(&usual.value.value)));
    }
    if let Some(TableRef::Structure(id)) = field.index_of.as_ref().map(|table| table.value) {
        facts.push(format!("index of {}", code(&model[id].name.value)));
    }
    match &field.presence {
        Presence::Always => {}
        Presence::If(condition) => facts.push(format!("present if {}", code(&condition.source.value))),
        Presence::CountedBy(id) => {
            let counter = fields.get(id.index()).map_or("?", |f| f.name.value.as_str());
            facts.push(format!("counted by {}", code(counter)));
        }
    }
    match &field.ignored {
        Ignored::No => {}
        Ignored::Always => facts.push("ignored".to_owned()),
        Ignored::If(condition) => facts.push(format!("ignored if {}", code(&condition.source.value))),
    }
    match &field.null {
        NullRule::Unstated => {}
        NullRule::Allowed => facts.push("may be null".to_owned()),
        NullRule::If(conditions) => {
            facts.extend(conditions.iter().map(|c| format!("null if {}", code(&c.source.value))));
        }
    }
    facts.extend(field.alignment.as_ref().map(|a| format!("aligned to {:?}", a.value).to_lowercase()));
    facts.extend(field.label.as_ref().map(|l| format!("a {:?} label", l.value).to_lowercase()));
    match field.region {
        Some(Regions::One) => facts.push("one value".to_owned()),
        Some(Regions::Ignored) => facts.push("region ignored".to_owned()),
        Some(Regions::Channels) | None => {}
    }
    facts
}

/// Returns the properties of an instruction: key, value and place.
pub(crate) fn properties(model: &Model, instruction: &Instruction) -> Vec<(&'static str, String, Span)> {
    let p = &instruction.properties;
    let mut rows = Vec::new();
    if let Some(first) = p.supported_types.first() {
        let types = p.supported_types.iter().map(|t| {
            let name = &model[t.data_type].name.value;
            t.gate.as_ref().map_or_else(|| name.clone(), |g| format!("{name} {{{}}}", g.source))
        });
        rows.push(("Types", types.collect::<Vec<_>>().join(", "), first.span));
    }
    if let Some(saturation) = &p.saturation {
        let value = match saturation.value {
            Saturation::Yes => "the destination may saturate",
            Saturation::FloatOnly => "the destination may saturate if it is of a floating-point type",
        };
        rows.push(("Saturation", value.to_owned(), saturation.span));
    }
    if let Some(modifier) = &p.source_modifier {
        let value = match modifier.value {
            ModifierKind::Arithmetic => "sources may be negated, or taken absolute",
            ModifierKind::Logic => "sources may be complemented",
            ModifierKind::None => "none",
        };
        rows.push(("Source modifiers", value.to_owned(), modifier.span));
    }
    let texts = [("Outside a surface", &p.out_of_bounds), ("Channels", &p.simd_control_flow), ("Opaque", &p.opaque)];
    let accuracy = p.accuracy.first().map(|first| ("Accuracy", accuracy_text(model, p), first.span));
    rows.extend(texts.into_iter().filter_map(|(key, text)| text.as_ref().map(|t| (key, t.value.clone(), t.span))));
    rows.extend(accuracy);
    rows.extend(p.instead.as_ref().map(|instead| ("Instead", instead.value.clone(), instead.span)));
    rows
}

/// Returns a sentence about the results that are not exact, and the reason.
fn accuracy_text(model: &Model, properties: &Properties) -> String {
    let clauses = properties.accuracy.iter().map(|accuracy| {
        let types: Vec<_> = accuracy.types.iter().map(|id| model[*id].name.value.as_str()).collect();
        let types = if types.is_empty() { "all types".to_owned() } else { types.join(", ") };
        match accuracy.bound {
            Some(bound) => format!("{types} within {bound} units of the last place"),
            None => format!("{types} {}", accuracy.kind.word()),
        }
    });
    format!("{}. {}", clauses.collect::<Vec<_>>().join("; "), properties.accuracy_reason)
}
