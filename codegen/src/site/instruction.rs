//! The data of an instruction's page.

use super::Site;
use super::draw::{self, ByteBox, DrawnBits, escape};
use super::prose::highlight;
use crate::export::evaluation::evaluation;
use crate::export::words;
use crate::render::sarif::to_uri;
use crate::rust_view::naming::snake;
use crate::spec::model::{
    Access, BitGroup, DataTypeId, DataTypeKind, Enumerator, Field, FieldKind, FormerName, Gate, Instruction, IntType,
    PlatformId, Presence, Variant,
};
use crate::spec::span::Spanned;
use serde_json::{Value, json};

/// Returns the box of a field. `link` leads to its description on the page.
pub(super) fn field_box(site: &Site<'_>, field: &Field, link: Option<String>) -> ByteBox {
    let bytes = words::field_bytes(site.model, field);
    let class = match field.kind {
        Some(FieldKind::Int(_)) if field.groups.is_empty() && field.enumerators.is_empty() => "number",
        Some(FieldKind::Int(_)) => "coded",
        Some(FieldKind::VectorOperand | FieldKind::Scalar | FieldKind::RawOperand) if field.access != Access::Read => {
            "written"
        }
        Some(FieldKind::VectorOperand | FieldKind::Scalar | FieldKind::RawOperand) => "operand",
        _ => "other",
    };
    let optional = if matches!(field.presence, Presence::Always) { "" } else { "?" };
    let detail = format!("{}{optional}", field.kind_source.value);
    ByteBox { name: field.name.value.clone(), detail, bytes, class, link }
}

/// Returns the anchor of a field on its page.
fn field_anchor(name: &str) -> String {
    format!("field-{}", snake(name))
}

/// Returns all data of an instruction's page.
pub(super) fn page_data(site: &Site<'_>, instruction: &Instruction) -> Value {
    let name = &instruction.name.value;
    let first = instruction.opcode.as_ref().map_or(instruction.name.span, |o| o.code.span);
    let variants: Vec<Value> = instruction.format.variants.iter().map(|v| variant_data(site, instruction, v)).collect();
    let semantics = instruction.semantics.as_ref().map(|s| {
        let word = s.execution.as_ref().map_or("", |e| e.value.word());
        json!({ "word": word, "code": highlight(if word.is_empty() { "-" } else { word }, &s.source), "source": site.source(s.span) })
    });
    let text: Vec<String> =
        instruction.text.iter().map(|t| gate_prefix(t.gate.as_ref()) + &highlight("text", &t.source.value)).collect();
    let constraints = instruction.constraints.iter().map(|c| {
        json!({
            "name": c.name.value, "condition": c.condition.source.value, "description": site.prose.inline(&c.description),
            "source": site.source(c.span),
        })
    });
    let errata = site.model.errata.iter().filter(|e| e.is_about(name));
    let errata = errata.map(|e| {
        json!({
            "title": e.title.value, "anchor": super::prose::anchor(&e.title.value), "upstream": site.prose.inline(&e.upstream),
            "here": site.prose.inline(&e.here), "evidence": site.prose.inline(&e.evidence),
        })
    });
    let platforms = site.model.platforms.iter().enumerate().map(|(i, p)| {
        let there = instruction.platforms.contains(PlatformId(i as u8));
        json!({ "name": p.name.value, "notes": p.notes.replace('`', ""), "there": there })
    });
    let fields: Vec<Value> = instruction.fields.iter().map(|f| field_data(site, instruction, f)).collect();
    json!({
        "name": name, "title": instruction.title, "group": instruction.group, "group_class": site.group_class(instruction),
        "opcode": instruction.opcode.as_ref().map(|o| format!("0x{:02x}", o.code.value)),
        "sub_opcode": instruction.sub_opcode.as_ref().map(|o| format!("0x{:02x}", o.code.value)),
        "mnemonics": crate::spec::model::mnemonics::mnemonics(instruction), "source": site.source(first), "container": instruction.container,
        "description": site.prose.section(&FormerName::append_to(&instruction.description, &instruction.formerly)), "variants": variants, "fields": fields,
        "platforms": platforms.collect::<Vec<_>>(), "gate": instruction.gate.as_ref().map(|g| &g.source),
        "properties": property_data(site, instruction), "type_maps": type_map_data(site, instruction), "text": text,
        "semantics": semantics, "evaluation": evaluation_data(site, instruction), "constraints": constraints.collect::<Vec<_>>(), "errata": errata.collect::<Vec<_>>(),
        "examples": instruction.examples.as_ref().map(|e| example_lines(&e.value)),
        "notes": instruction.notes.as_ref().map(|e| site.prose.section(&e.value)),
    })
}

/// Returns the lines of the examples, each with the query that opens it in the playground.
fn example_lines(examples: &str) -> Vec<Value> {
    let query = |line: &str| {
        let text = line.split("//").next().unwrap_or_default().trim();
        (!text.is_empty()).then(|| format!("do=explain&q={}", to_uri(text)))
    };
    examples.lines().map(|line| json!({ "line": line, "query": query(line) })).collect()
}

/// Returns the form in which a reader runs the pseudo-code on values. `None` without pseudo-code.
fn evaluation_data(site: &Site<'_>, instruction: &Instruction) -> Option<Value> {
    let form = evaluation(site.model, instruction)?;
    let file = site.spec.sources.file(instruction.file).path.trim_end_matches(".md");
    let types = site.model.data_types.iter().filter(|t| t.code.is_some());
    let mut types: Vec<_> = types.filter(|t| !matches!(t.kind, DataTypeKind::Packed | DataTypeKind::Boolean)).collect();
    // Dwords come first: most messages move them.
    types.sort_by_key(|t| (t.kind, t.bits) != (DataTypeKind::Unsigned, 32));
    let types: Vec<_> = types.iter().map(|t| &t.name.value).collect();
    Some(json!({ "file": file, "form": form, "memory_types": types }))
}

fn gate_prefix(gate: Option<&Gate>) -> String {
    gate.map_or(String::new(), |g| format!("<span class=\"gate\">{{{}}}</span> ", escape(&g.source)))
}

fn variant_data(site: &Site<'_>, instruction: &Instruction, variant: &Variant) -> Value {
    let code = |name: &str, code: u8| ByteBox {
        name: format!("0x{code:02x}"),
        detail: name.to_owned(),
        bytes: Some(1),
        class: "opcode",
        link: None,
    };
    let mut parts: Vec<ByteBox> = instruction.opcode.iter().map(|o| code(&o.name.value, o.code.value)).collect();
    parts.extend(instruction.sub_opcode.iter().map(|o| code(&o.name.value, o.code.value)));
    for id in &variant.fields {
        let field = instruction.field(id.value);
        parts.push(field_box(site, field, Some(format!("#{}", field_anchor(&field.name.value)))));
    }
    let title = format!("Bytes of {} in order", instruction.name.value);
    let conditions = variant.conditions.iter().map(|c| {
        let values: Vec<_> = c.values.iter().map(|v| v.value.as_str()).collect();
        json!({ "key": c.source.value, "values": values })
    });
    json!({
        "name": variant.name.as_ref().map(|n| &n.value), "gate": variant.gate.as_ref().map(|g| &g.source),
        "conditions": conditions.collect::<Vec<_>>(), "drawing": draw::draw_sequence(&title, &parts), "source": site.source(variant.span),
    })
}

/// Draws the bits of an integer, if it has groups.
pub(super) fn bit_drawing(field: &Field) -> Option<String> {
    let int: IntType = field.kind?.int()?;
    let groups: Vec<DrawnBits> = field
        .groups
        .iter()
        .filter(|g| g.is_newest())
        .map(|g| DrawnBits { high: g.high, low: g.low, name: words::group_name(g), reserved: g.reserved })
        .collect();
    (!groups.is_empty()).then(|| draw::draw_bits(&format!("Bits of {}", field.name.value), int.bits(), &groups))
}

fn field_data(site: &Site<'_>, instruction: &Instruction, field: &Field) -> Value {
    let shared = field.shared.map(|id| &site.model[id].name.value);
    json!({
        "name": field.name.value, "anchor": field_anchor(&field.name.value), "type": field.kind_source.value,
        "description": site.prose.inline(&field.description), "source": site.source(field.span),
        "shared": shared.map(|s| json!({ "name": s, "anchor": super::prose::anchor(s) })),
        "facts": field_facts(site, &instruction.fields, field), "drawing": bit_drawing(field), "groups": group_data(site, field),
        "values": field.enumerators.iter().map(|e| enumerator_data(site, e, 2)).collect::<Vec<_>>(),
    })
}

/// Returns the bit groups of a field with their values, in written order.
pub(super) fn group_data(site: &Site<'_>, field: &Field) -> Vec<Value> {
    let group = |g: &BitGroup| {
        let range = g.range.as_ref().map(words::range);
        json!({
            "bits": if g.high == g.low { g.high.to_string() } else { format!("{}..{}", g.high, g.low) },
            "name": words::group_name(g), "reserved": g.reserved, "gate": g.gate.as_ref().map(|g| &g.source), "range": range,
            "text": g.text.as_ref().map(|t| &t.value), "description": site.prose.inline(&g.description), "signed": g.signed,
            "complemented": g.complemented, "values": g.enumerators.iter().map(|e| enumerator_data(site, e, 0)).collect::<Vec<_>>(),
        })
    };
    field.groups.iter().map(group).collect()
}

fn enumerator_data(site: &Site<'_>, e: &Enumerator, hex: usize) -> Value {
    let code = match e.digits {
        0 => format!("{:#0width$x}", e.code.value, width = hex + 2),
        digits => format!("0b{:0width$b}", e.code.value, width = usize::from(digits)),
    };
    json!({
        "code": code, "name": e.name.value, "text": e.text.as_ref().map(|t| &t.value), "gate": e.gate.as_ref().map(|g| &g.source),
        "description": site.prose.inline(&FormerName::append_to(&e.description, &e.formerly)), "valid_if": e.valid_if.as_ref().map(|c| &c.source.value),
    })
}

/// Returns the facts of the formal sentences, as HTML.
fn field_facts(site: &Site<'_>, fields: &[Field], field: &Field) -> Vec<String> {
    words::facts(site.model, fields, field, &|text| format!("<code>{}</code>", escape(text)))
}

fn property_data(site: &Site<'_>, instruction: &Instruction) -> Vec<Value> {
    let rows = words::properties(site.model, instruction).into_iter();
    rows.map(|(key, value, _)| json!({ "key": key, "value": value })).collect()
}

fn type_map_data(site: &Site<'_>, instruction: &Instruction) -> Vec<Value> {
    let names = |list: &[Spanned<DataTypeId>]| {
        list.iter().map(|t| site.model[t.value].name.value.clone()).collect::<Vec<_>>().join(", ")
    };
    let maps = instruction.type_maps.iter();
    maps.map(|m| json!({ "dst": names(&m.dst), "src": names(&m.src), "gate": m.gate.as_ref().map(|g| &g.source) }))
        .collect()
}
