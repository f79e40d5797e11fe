//! Draws layouts: the bytes of an instruction or structure, the bits of a field, and its values.

use super::page::{DrawnBox, ExplanationPage, Style, count_columns};
use openvisa_findings::reference::{Reference, SpecBitGroup, SpecField, SpecValue};

/// Maximum number of values of a shared field that are described. Longer lists have names only.
const MAX_DESCRIBED_VALUES: usize = 3;

/// One box in the drawing of a byte sequence.
pub(super) struct SequencePart<'a> {
    pub(super) name: &'a str,
    pub(super) detail: &'a str,
    /// Size in bytes; `None` if it depends on values.
    pub(super) bytes: Option<u32>,
    pub(super) style: Style,
}

impl<'a> SequencePart<'a> {
    pub(super) fn of(field: &'a SpecField) -> Self {
        Self { name: &field.name, detail: &field.r#type, bytes: field.bytes, style: Style::Plain }
    }
}

/// Draws parts with the offset above each. After a part of variable size, offsets are relative to
/// its end, which has a letter: `a+4`.
pub(super) fn draw_sequence(page: &mut ExplanationPage, parts: &[SequencePart<'_>]) {
    let mut boxes = Vec::new();
    let (mut base, mut offset, mut varying) = (String::new(), 0, 0);
    for part in parts {
        let above = match (base.as_str(), offset) {
            ("", n) => n.to_string(),
            (base, 0) => base.to_string(),
            (base, n) => format!("{base}+{n}"),
        };
        let lines = [(part.style, part.name.to_string()), (Style::Dim, part.detail.to_string())];
        boxes.push(DrawnBox { least: 4, grows: true, above, lines: lines.into() });
        match part.bytes {
            Some(bytes) => offset += bytes,
            None => {
                let letter = char::from(b'a' + (varying % 26) as u8);
                base = if varying < 26 { letter.to_string() } else { format!("{letter}{}", varying / 26) };
                (varying, offset) = (varying + 1, 0);
            }
        }
    }
    page.boxes(2, &boxes);
    if varying > 0 && parts.last().is_some_and(|last| last.bytes.is_some()) || varying > 1 {
        page.remark(2, "a, b and so on: where a part ends whose size depends on values");
    }
}

/// Writes a field: its type, place, constraints, bits and values.
pub(super) fn write_field(
    page: &mut ExplanationPage,
    reference: &Reference,
    field: &SpecField,
    file: &str,
    whole: bool,
) {
    let shared = reference.shared(field);
    let taken_over = shared.is_some_and(|s| field.groups.iter().all(|g| g.file.as_deref() == Some(&s.file)));
    let mut place = reference.place(file, field.line);
    if let Some(shared) = shared {
        place.push_str(&format!(", {}:{}", shared.file, shared.line));
    }
    page.heading(&format!("{}  {}", field.name, field.r#type), &place);
    let mut words = field.description.clone();
    if !field.facts.is_empty() {
        let mut facts = field.facts.join("; ");
        if let Some(first) = facts.get(..1).map(str::to_ascii_uppercase) {
            facts.replace_range(..1, &first);
        }
        words = format!("{words} {facts}.").trim().to_string();
    }
    if !words.is_empty() {
        page.wrap("", 2, &words);
    }
    let long = whole || !taken_over;
    draw_bits(page, field);
    for group in field.groups.iter().filter(|g| !g.reserved) {
        write_group(page, group, long);
    }
    let few = field.values.iter().all(|v| v.description.is_empty() && v.gate.is_none() && v.valid_if.is_none());
    write_values(page, 4, &field.values, long || (!few && field.values.len() <= MAX_DESCRIBED_VALUES));
}

/// Draws the bits of a field. Draws nothing if it has no bit groups.
fn draw_bits(page: &mut ExplanationPage, field: &SpecField) {
    let width = u32::from(field.groups.iter().map(|g| g.high + 1).max().unwrap_or(0)).next_multiple_of(8);
    let mut groups: Vec<&SpecBitGroup> = Vec::new();
    for group in field.groups.iter().filter(|g| !g.older) {
        if !groups.iter().any(|g| g.low <= group.high && group.low <= g.high) {
            groups.push(group);
        }
    }
    if groups.is_empty() || width > 32 {
        return;
    }
    groups.sort_by_key(|g| core::cmp::Reverse(g.high));
    let column = match width {
        8 => 7,
        16 => 4,
        24 => 3,
        _ => 2,
    };
    let cell = |group: &SpecBitGroup| {
        let wide = usize::from(group.high - group.low + 1) * column - 1;
        let (high, low) = (group.high.to_string(), group.low.to_string());
        let above = match high.len() + low.len() < wide && group.high != group.low {
            true => format!("{high:<room$}{low}", room = wide - low.len()),
            false => high,
        };
        let (style, name) = if group.reserved { (Style::Dim, "-") } else { (Style::Plain, group.name.as_str()) };
        DrawnBox { least: wide, grows: false, above, lines: [(style, name.to_string())].into() }
    };
    page.boxes(4, &groups.into_iter().map(cell).collect::<Vec<_>>());
}

fn write_group(page: &mut ExplanationPage, group: &SpecBitGroup, long: bool) {
    let range = match group.high == group.low {
        true => format!("bit {}", group.high),
        false => format!("bits {}..{}", group.high, group.low),
    };
    let gate = group.gate.as_ref().map(|gate| format!(" {{{gate}}}")).unwrap_or_default();
    let facts = if group.facts.is_empty() { String::new() } else { format!(" ({})", group.facts.join("; ")) };
    let first = format!("    {range:<12}{}{gate}", group.name);
    let indent = 16 + count_columns(&group.name) + count_columns(&gate) + 2;
    page.wrap(&format!("{first}  "), indent.min(32), &format!("{}{facts}", group.description));
    write_values(page, 6, &group.values, long);
}

/// Writes the values of a field: one a line with its meaning, or only the names if `long` is false.
pub(super) fn write_values(page: &mut ExplanationPage, indent: usize, values: &[SpecValue], long: bool) {
    let margin = " ".repeat(indent);
    if !long {
        let words = values.iter().map(|v| v.text.as_deref().filter(|t| !t.is_empty()).unwrap_or(&v.name));
        let words: Vec<_> = words.collect();
        if !words.is_empty() {
            page.wrap(&margin, indent, &words.join(" "));
        }
        return;
    }
    let widest = values.iter().map(|v| count_columns(&v.number())).max().unwrap_or(0);
    for value in values {
        let first = format!("{margin}{:<widest$}  ", value.number());
        page.wrap(&first, indent + widest + 2, &format_meaning(value));
    }
}

/// Formats the name, assembler text, gate and description of a value.
pub(super) fn format_meaning(value: &SpecValue) -> String {
    let mut words = value.name.clone();
    if let Some(text) = value.text.as_ref().filter(|text| **text != value.name) {
        words.push_str(&if text.is_empty() { " (no text)".to_string() } else { format!(" (`{text}`)") });
    }
    if let Some(gate) = &value.gate {
        words.push_str(&format!(" {{{gate}}}"));
    }
    if !value.description.is_empty() {
        words.push_str(&format!(" - {}", value.description));
    }
    if let Some(condition) = &value.valid_if {
        words.push_str(&format!("; valid if `{condition}`"));
    }
    words
}
