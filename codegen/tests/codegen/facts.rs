//! Formats the facts of a lowered instruction as lines, for comparison with expected ones.
//!
//! For example, `Num_labels: ub range 1..32 Read` is the line of a field.

use openvisa_codegen::model::{
    BitGroup, Bound, Count, Enumerator, Field, FieldKind, Gate, Ignored, Instruction, Model, NullRule, Presence,
    ValueRange,
};

/// Returns all facts about an instruction except for its prose: a line for the instruction, and one
/// for each field, group and property.
fn instruction_facts(model: &Model, name: &str) -> Vec<String> {
    let i = model.instruction(name).unwrap_or_else(|| panic!("no instruction {name}"));
    let code = |o: &openvisa_codegen::model::Opcode| format!("{}={:#04x}", o.name, o.code.value);
    let mut lines = vec![format!(
        "{}{} in {:?}: {}{}",
        i.opcode.as_ref().map_or("?".into(), code),
        i.sub_opcode.as_ref().map_or(String::new(), |o| format!(" {}", code(o))),
        i.group.as_deref().unwrap_or("?"),
        if i.platforms == model.all_platforms() { "all platforms" } else { "some platforms" },
        if i.container { ", container" } else { "" },
    )];
    for variant in &i.format.variants {
        assert!(variant.conditions.is_empty() && variant.gate.is_none() && variant.name.is_none());
        let names = variant.fields.iter().map(|f| i.field(f.value).name.value.as_str());
        lines.push(format!("format: {}", names.collect::<Vec<_>>().join(" ")));
    }
    for field in &i.fields {
        lines.push(field_facts(model, i, field));
        lines.extend(field.groups.iter().map(|g| format!("  {}", group_facts(model, g))));
    }
    let p = &i.properties;
    for t in &p.supported_types {
        lines.push(format!("type {}{}", model[t.data_type].name, gate_facts(t.gate.as_ref())));
    }
    lines.extend(p.saturation.map(|s| format!("saturation {:?}", s.value)));
    lines.extend(p.source_modifier.map(|m| format!("modifier {:?}", m.value)));
    lines.extend(p.out_of_bounds.as_ref().map(|o| format!("out of bounds: {o}")));
    lines.extend(p.simd_control_flow.as_ref().map(|o| format!("control flow: {o}")));
    assert!(i.type_maps.is_empty());
    lines
}

/// Formats the facts about a field in one line.
pub(crate) fn field_facts(model: &Model, i: &Instruction, f: &Field) -> String {
    let mut line = format!("{}: {}", f.name, f.kind.map_or("?".into(), kind_name));
    match &f.count {
        Count::One => {}
        Count::Field(id) => line += &format!(" times {}", i.field(*id).name),
        other => line += &format!(" {other:?}"),
    }
    assert!(f.alternatives.is_empty() && f.must_be.is_none() && f.offset_of.is_none() && f.begins_at.is_none());
    if let Some(classes) = &f.classes {
        line += &format!(" class {}", classes.value.iter().map(|c| c.name()).collect::<Vec<_>>().join(","));
    }
    if let Some(types) = &f.types {
        let names = types.value.iter().map(|t| model[*t].name.value.as_str()).collect::<Vec<_>>();
        line += &format!(" types {}", names.join(","));
    }
    for e in &f.elements {
        line += &format!(" elements {}", e.count);
    }
    line += &range_facts(f.range.as_ref());
    match &f.presence {
        Presence::Always => {}
        Presence::If(c) => line += &format!(" present if {}", c.source),
        Presence::CountedBy(id) => line += &format!(" counted by {}", i.field(*id).name),
    }
    match &f.ignored {
        Ignored::No => {}
        Ignored::Always => line += " ignored",
        Ignored::If(c) => line += &format!(" ignored if {}", c.source),
    }
    match &f.null {
        NullRule::Unstated => {}
        NullRule::Allowed => line += " nullable",
        NullRule::If(c) => {
            line += &format!(" null if {}", c.iter().map(|c| c.source.value.as_str()).collect::<Vec<_>>().join("; "))
        }
    }
    if let Some(label) = &f.label {
        line += &format!(" label {:?}", label.value);
    }
    if let Some(alignment) = &f.alignment {
        line += &format!(" aligned {:?}", alignment.value);
    }
    if f.index_of.is_some() {
        line += " index";
    }
    line + &format!(" {:?}", f.access) + &enumerator_list(model, &f.enumerators) + &gate_facts(f.gate.as_ref())
}

/// Returns the name of a kind of field.
fn kind_name(kind: FieldKind) -> String {
    match kind {
        FieldKind::Int(int) => int.name().to_owned(),
        other => format!("{other:?}"),
    }
}

/// Formats the facts about a bit group in one line.
pub(crate) fn group_facts(model: &Model, g: &BitGroup) -> String {
    let name = g.name.as_ref().map_or(String::new(), |n| format!(" {n}"));
    let kind = g.type_name.as_ref().map_or(String::new(), |n| format!(" as {n}"));
    let reserved = if g.reserved { " reserved" } else { "" };
    let signed = if g.signed { " signed" } else { "" };
    let complemented = if g.complemented { " complemented" } else { "" };
    let range = range_facts(g.range.as_ref());
    let list = enumerator_list(model, &g.enumerators);
    format!(
        "{}..{}{name}{kind}{reserved}{signed}{complemented}{range}{list}{}",
        g.high,
        g.low,
        gate_facts(g.gate.as_ref())
    )
}

/// Formats a range of valid values.
fn range_facts(range: Option<&ValueRange>) -> String {
    let bound = |b: &Bound| match b {
        Bound::Number(n) => n.to_string(),
        Bound::Name(n) => n.clone(),
    };
    range.map_or(String::new(), |r| format!(" range {}..{}", bound(&r.low), bound(&r.high)))
}

/// Formats enumerators with their codes, texts, conditions and gates.
fn enumerator_list(model: &Model, list: &[Enumerator]) -> String {
    list.iter()
        .map(|e| {
            let text = e.text.as_ref().map_or(String::new(), |t| format!("({t})"));
            let valid = e.valid_if.as_ref().map_or(String::new(), |c| format!(" if {}", c.source));
            let layout = e.layout.map_or(String::new(), |id| format!(" @{}", model[id].name));
            format!(" {}={}{text}{valid}{layout}{}", e.code.value, e.name, gate_facts(e.gate.as_ref()))
        })
        .collect()
}

/// Formats a gate in braces; an empty text for no gate.
pub(crate) fn gate_facts(gate: Option<&Gate>) -> String {
    gate.map_or(String::new(), |g| format!("{{{}}}", g.source))
}

/// Checks that an instruction has exactly the expected facts, in one or more lines each.
#[track_caller]
pub(crate) fn assert_facts(model: &Model, name: &str, expected: &[&str]) {
    let found = instruction_facts(model, name);
    let expected: Vec<&str> = expected.iter().flat_map(|lines| lines.lines()).collect();
    for (line, (found, expected)) in found.iter().zip(&expected).enumerate() {
        assert_eq!(found, expected, "{name}, fact {line}");
    }
    assert_eq!(found.len(), expected.len(), "{name}: {found:#?}");
}
