//! The page of an instruction.

use super::layout::{self, SequencePart};
use super::operation;
use super::page::{ExplanationPage, Style};
use openvisa_findings::reference::{Reference, SpecInstruction, SpecLayout};

/// Writes the page of an instruction.
pub(super) fn write_page(page: &mut ExplanationPage, reference: &Reference, instruction: &SpecInstruction) {
    let place = |line: u32| reference.place(&instruction.file, line);
    write_title(page, instruction);
    page.blank();
    write_facts(page, reference, instruction);
    if !instruction.description.is_empty() {
        page.blank();
        page.prose(0, &instruction.description);
    }
    if !page.is_short {
        for layout in &instruction.layouts {
            page.blank();
            page.heading(&layout_title(layout), &place(layout.line));
            write_conditions(page, layout);
            draw_layout(page, instruction, layout);
        }
        for field in &instruction.fields {
            page.blank();
            layout::write_field(page, reference, field, &instruction.file, false);
        }
    }
    let operation = instruction.mnemonics.first().filter(|first| operation::page_of(instruction, first).is_some());
    if let Some(operation) = operation.filter(|_| page.is_brief) {
        page.blank();
        page.wrap("", 0, &format!("`visa explain {operation} --brief` has the text and the rules of one operation."));
        return;
    }
    write_text_forms(page, reference, instruction);
    if !page.is_short {
        write_semantics(page, reference, instruction);
    }
    write_rules(page, reference, instruction);
    if let Some((examples, line)) = &instruction.examples {
        page.blank();
        page.heading("Examples", &place(*line));
        for line in examples.lines() {
            if line.trim().is_empty() { page.blank() } else { page.code(2, line) }
        }
    }
    if page.is_brief {
        return;
    }
    if let Some((notes, line)) = &instruction.notes {
        page.blank();
        page.heading("Notes", &place(*line));
        page.prose(2, notes);
    }
    write_errata(page, reference, instruction);
}

/// Writes the forms of the text of an instruction, with their gates and conditions.
fn write_text_forms(page: &mut ExplanationPage, reference: &Reference, instruction: &SpecInstruction) {
    let Some(first) = instruction.text.first() else { return };
    page.blank();
    page.heading("Text", &reference.place(&instruction.file, first.line));
    for template in &instruction.text {
        let gate = template.gate.as_ref().map(|gate| format!("{{{gate}}}"));
        let condition = template.condition.as_ref().map(|condition| format!("if `{condition}`"));
        let limits: Vec<_> = gate.into_iter().chain(condition).collect();
        if !limits.is_empty() {
            page.wrap("", 2, &format!("{}:", limits.join(" ")));
        }
        page.code(if limits.is_empty() { 2 } else { 4 }, &template.template);
    }
}

/// Writes the pseudo-code of an instruction.
fn write_semantics(page: &mut ExplanationPage, reference: &Reference, instruction: &SpecInstruction) {
    let Some((word, code, line)) = &instruction.semantics else { return };
    page.blank();
    page.heading("Semantics", &reference.place(&instruction.file, *line));
    let how = match word.as_str() {
        "lane" => "once for each enabled channel",
        "marker" => "no effect at run time",
        _ => "once, as a whole",
    };
    page.remark(2, how);
    code.lines().for_each(|line| page.code(2, line));
}

/// Writes where the page of an instruction differs from the vendor's documents.
fn write_errata(page: &mut ExplanationPage, reference: &Reference, instruction: &SpecInstruction) {
    if instruction.errata.is_empty() {
        return;
    }
    page.blank();
    page.heading("Other than the vendor's documents", "");
    for erratum in &instruction.errata {
        page.heading(&format!("  {}", erratum.title), &reference.place(&erratum.file, erratum.line));
        page.wrap("", 4, &erratum.here);
    }
}

/// Writes the name and the title of an instruction, with its specification line.
fn write_title(page: &mut ExplanationPage, instruction: &SpecInstruction) {
    let title = match instruction.title.as_str() {
        "" => String::new(),
        title => format!("- {title}"),
    };
    page.wrap_after(&[(Style::Bold, &instruction.name)], 2, Style::Plain, &title);
}

/// Formats the opcode and sub-opcode of an instruction. For example, `0x4e 0x03`.
pub(super) fn format_opcode(instruction: &SpecInstruction) -> String {
    let codes = [instruction.opcode, instruction.sub_opcode];
    codes.iter().flatten().map(|code| format!("{code:#04x}")).collect::<Vec<_>>().join(" ")
}

/// Writes the opcode, the words, the group and the platforms of an instruction.
fn write_facts(page: &mut ExplanationPage, reference: &Reference, instruction: &SpecInstruction) {
    let all = || reference.platforms.iter().map(|p| p.name.as_str());
    let mut platforms = match &instruction.platforms {
        None => "all".to_string(),
        Some(list) => {
            let missing: Vec<_> = all().filter(|p| !list.iter().any(|l| l == p)).collect();
            let names: Vec<_> = list.iter().map(String::as_str).collect();
            match missing.len() < names.len() {
                true => format!("all but {}", missing.join(" ")),
                false => names.join(" "),
            }
        }
    };
    if let Some((file, line)) = instruction.listed.as_ref().filter(|_| instruction.platforms.is_some()) {
        platforms.push_str(&format!(" ({file}:{line})"));
    }
    let text: Vec<_> = instruction.mnemonics.iter().map(|word| format!("`{word}`")).collect();
    let defined = reference.place(&instruction.file, instruction.line);
    let rows = [
        ("opcode", format_opcode(instruction)),
        ("text", text.join(" ")),
        ("group", instruction.group.clone()),
        ("platforms", platforms),
        ("defined", defined),
    ];
    for (key, value) in rows.iter().filter(|(_, value)| !value.is_empty()) {
        page.wrap(&format!("  {key}"), 13, value);
    }
    if instruction.container {
        page.wrap("", 2, "The byte behind the opcode says which instruction it is:");
        for one in reference.instructions.iter().filter(|i| i.opcode == instruction.opcode && i.sub_opcode.is_some()) {
            page.wrap(&format!("    {}", format_opcode(one)), 15, &format!("`{}` {}", one.name, one.title));
        }
    }
}

fn layout_title(layout: &SpecLayout) -> String {
    let name = layout.name.as_ref().map(|name| format!(": {name}")).unwrap_or_default();
    let gate = layout.gate.as_ref().map(|gate| format!(" {{{gate}}}")).unwrap_or_default();
    format!("Bytes{name}{gate}")
}

/// Writes the conditions under which an instruction has a layout.
fn write_conditions(page: &mut ExplanationPage, layout: &SpecLayout) {
    for (key, values) in &layout.conditions {
        page.wrap("", 2, &format!("if `{key}` is {}", values.join(", ")));
    }
}

/// Draws the bytes of a layout: the opcode, then the fields.
fn draw_layout(page: &mut ExplanationPage, instruction: &SpecInstruction, layout: &SpecLayout) {
    let codes: Vec<String> =
        [instruction.opcode, instruction.sub_opcode].iter().flatten().map(|code| format!("{code:#04x}")).collect();
    let mut parts: Vec<SequencePart<'_>> = Vec::new();
    for (code, detail) in codes.iter().zip(["opcode", "sub-op"]) {
        parts.push(SequencePart { name: code, detail, bytes: Some(1), style: Style::Code });
    }
    parts.extend(layout.fields.iter().filter_map(|at| instruction.fields.get(*at)).map(SequencePart::of));
    layout::draw_sequence(page, &parts);
}

/// Writes the types, properties, type maps and named rules of an instruction.
fn write_rules(page: &mut ExplanationPage, reference: &Reference, instruction: &SpecInstruction) {
    if instruction.properties.is_empty() && instruction.type_maps.is_empty() && instruction.constraints.is_empty() {
        return;
    }
    let file = instruction.file.rsplit('/').next().unwrap_or_default();
    page.blank();
    page.heading("Rules", "");
    for (key, value, line) in &instruction.properties {
        page.wrap(&format!("  {key}"), 21, &format!("{value} ({file}:{line})"));
    }
    for map in &instruction.type_maps {
        let gate = map.gate.as_ref().map(|gate| format!(" {{{gate}}}")).unwrap_or_default();
        page.wrap("  Type map", 21, &format!("{} from {}{gate} ({file}:{})", map.dst, map.src, map.line));
    }
    if page.is_brief {
        let names = instruction.constraints.iter().map(|rule| rule.name.as_str()).collect::<Vec<_>>().join(", ");
        if !names.is_empty() {
            page.wrap("  constraint:", 4, &names);
        }
        return;
    }
    for rule in &instruction.constraints {
        page.heading(&format!("  constraint:{}", rule.name), &reference.place(&instruction.file, rule.line));
        if !page.is_short {
            page.code(4, &rule.condition);
        }
        page.wrap("", 4, &rule.description);
    }
}

/// Writes a list of instructions, one a line.
pub(super) fn write_list(page: &mut ExplanationPage, reference: &Reference, instructions: &[&SpecInstruction]) {
    for one in instructions {
        let text = match one.mnemonics.as_slice() {
            // An instruction with several operations.
            [first, .., last] if one.mnemonics.len() > 4 => format!("{first} .. {last}"),
            few => few.join(" "),
        };
        let first = format!("  {:<10} {:<18} ", format_opcode(one), one.name);
        let title = if one.container { format!("{} (has the others)", one.title) } else { one.title.clone() };
        let place = reference.place(&one.file, one.line);
        page.wrap(&first, 32, &title);
        let text = if text.is_empty() { String::new() } else { format!("`{text}`  ") };
        page.wrap("", 32, &format!("{text}{place}"));
    }
}
