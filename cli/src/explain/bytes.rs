//! Instructions in bytes: which field each byte belongs to, its value, what it means, and what is wrong with it.

use super::instruction::opcode;
use super::line::LineNames;
use super::page::{Page, Style, count};
use super::reference::{Instruction, Reference};
use crate::problem::{hex, legal, reason};
use openvisa::text::text_options;
use openvisa::validate::validate;
use openvisa_isa::{Inst, InstKind, LAYOUTS, Platform, Reader, TextScratch, Version, WireErrorKind};
use openvisa_isa_core::layout::{Fault, Group, Part, Place, Seen, Values};
use serde::Serialize;

/// Bytes in one row of the drawing.
const ROW: usize = 16;
/// Bytes of a number that are shown in the table.
const SHOWN: usize = 4;

/// Which specification bytes are held against.
#[derive(Clone, Copy)]
pub(super) struct Target {
    pub(super) version: Version,
    pub(super) platform: Option<Platform>,
}

/// An instruction in bytes.
#[derive(Serialize)]
pub(super) struct Decoded {
    kind: &'static str,
    version: String,
    /// Where it begins in what was given.
    pub(super) offset: usize,
    bytes: String,
    instruction: Option<String>,
    spec: Option<String>,
    /// As assembler text.
    text: Option<String>,
    fields: Vec<Number>,
    error: Option<Wrong>,
    /// Broken rules of the platform that was asked for.
    findings: Vec<Wrong>,
    #[serde(skip)]
    length: usize,
}

/// A number of a field.
#[derive(Serialize)]
struct Number {
    /// The field, with the number of the element in a list; `opcode` and `sub-opcode` are no fields of the specification.
    field: String,
    /// The member of an operand, or empty.
    member: &'static str,
    /// From the beginning of the instruction.
    offset: usize,
    length: usize,
    value: u64,
    /// What it means.
    meaning: String,
    bits: Vec<Bits>,
    spec: Option<String>,
    /// Position among the fields, for the drawing.
    #[serde(skip)]
    position: usize,
}

/// Some bits of a number.
#[derive(Serialize)]
struct Bits {
    high: u8,
    low: u8,
    name: &'static str,
    value: u64,
    /// The name of the value.
    means: Option<&'static str>,
}

/// What is wrong.
#[derive(Serialize)]
struct Wrong {
    code: String,
    message: String,
    field: String,
    /// From the beginning of the instruction.
    offset: Option<usize>,
    length: usize,
    spec: Option<String>,
}

/// The instruction at the beginning of some bytes, which begin so far from what was given.
pub(super) fn decode(reference: &Reference, bytes: &[u8], offset: usize, target: Target) -> Decoded {
    let fault = LAYOUTS.check(bytes, target.version);
    let layout = LAYOUTS.find(bytes, target.version);
    let entry = layout.and_then(|l| reference.instruction(l.name));
    let mut numbers: Vec<Number> = Vec::new();
    if let (Some(layout), Some(entry)) = (layout, entry) {
        for (at, code) in layout.opcode.iter().enumerate() {
            let (name, meaning) = match at {
                0 => ("opcode", entry.name.clone()),
                _ => ("sub-opcode", String::new()),
            };
            numbers.push(Number {
                field: name.to_string(),
                member: "",
                offset: at,
                length: 1,
                value: u64::from(*code),
                meaning,
                bits: Vec::new(),
                spec: Some(reference.place(&entry.file, entry.line)),
                position: at,
            });
        }
        let mut position = layout.opcode.len();
        layout.outline(bytes, target.version, &mut |seen| match seen {
            Seen::Part(part) => numbers.push(number(reference, entry, part, position)),
            Seen::Field { .. } => position += 1,
        });
    }
    let known = numbers.iter().map(|n| n.offset + n.length).max().unwrap_or(0);
    let (length, error) = match &fault {
        Ok(length) => (*length, None),
        Err(fault) => {
            (known.max(fault.error.offset + 1).min(bytes.len()), Some(wrong(reference, bytes, fault, target)))
        }
    };
    if fault.is_ok() {
        numbers.retain(|n| n.offset + n.length <= length);
    }
    let mut decoded = Decoded {
        kind: "bytes",
        version: target.version.to_string(),
        offset,
        bytes: hex(&bytes[..length.min(bytes.len())]),
        instruction: entry.map(|e| e.name.clone()),
        spec: entry.map(|e| reference.place(&e.file, e.line)),
        text: None,
        fields: numbers,
        error,
        findings: Vec::new(),
        length,
    };
    if decoded.error.is_none()
        && let Ok(inst) = Inst::decode(&mut Reader::new(bytes, target.version))
    {
        decoded.text = text(&inst, target);
        if let Some(platform) = target.platform {
            validate(&inst, &platform, &mut |finding| decoded.findings.push(broken(&finding)));
        }
    }
    decoded
}

pub(super) fn text(inst: &Inst<'_>, target: Target) -> Option<String> {
    let mut out = openvisa_isa::Printer::new();
    let options = text_options(target.version, target.platform);
    inst.print(&LineNames::default(), options, &mut TextScratch::default(), &mut out).ok()?;
    Some(String::from_utf8_lossy(out.as_bytes()).into_owned())
}

fn broken(finding: &openvisa::validate::Finding) -> Wrong {
    Wrong {
        code: finding.rule.to_string(),
        message: openvisa::validate::Message(finding).to_string(),
        field: finding.field_name().unwrap_or_default().to_owned(),
        offset: None,
        length: 0,
        spec: Some(crate::problem::spec_of_rule(finding)),
    }
}

fn number(reference: &Reference, entry: &Instruction, part: &Part, position: usize) -> Number {
    let place = &part.place;
    let (mut bits, mut words) = (Vec::new(), Vec::new());
    for group in part.int.groups {
        let value = group.of(part.value);
        // A member that is one group has its name.
        let name = if group.name == place.member { "" } else { group.name };
        let means = group.named(part.value);
        match group.values {
            Values::Reserved if value == 0 => continue,
            Values::Reserved => words.push(format!("{} {value:#x}, which must be 0", range(group))),
            Values::Named(_) => words.push(named(entry, place, group, value, means)),
            Values::Signed => words.push(labelled(name, &signed(group, value).to_string())),
            Values::Number => words.push(labelled(name, &value.to_string())),
        }
        bits.push(Bits { high: group.high, low: group.low, name: group.name, value, means });
    }
    let meaning = match part.int.groups.is_empty() {
        true if part.value > 9 => format!("{} ({:#x})", part.value, part.value),
        true => part.value.to_string(),
        false => words.join(", "),
    };
    Number {
        field: crate::dump::field_name(place),
        member: place.member,
        offset: part.offset,
        length: usize::from(part.int.bytes),
        value: part.value,
        meaning,
        bits,
        spec: spec(reference, place, None),
        position,
    }
}

fn signed(group: &Group, value: u64) -> i64 {
    let unused = 63 - u32::from(group.high - group.low);
    ((value << unused) as i64) >> unused
}

fn range(group: &Group) -> String {
    match group.high == group.low {
        true => format!("bit {}", group.high),
        false => format!("bits {}..{}", group.high, group.low),
    }
}

fn labelled(name: &str, value: &str) -> String {
    if name.is_empty() { value.to_string() } else { format!("{name} {value}") }
}

/// A value with a name, and with its text where that is another.
fn named(entry: &Instruction, place: &Place, group: &Group, value: u64, means: Option<&str>) -> String {
    let label = if group.name == place.member { "" } else { group.name };
    let Some(means) = means else { return labelled(label, &format!("{value:#x}, which has no meaning")) };
    let field = entry.field(place.field).filter(|_| place.member.is_empty());
    let groups = field.iter().flat_map(|f| f.groups.iter().filter(|g| g.low == group.low && g.high == group.high));
    let values = groups.flat_map(|g| &g.values).chain(field.iter().flat_map(|f| &f.values));
    let known = values.into_iter().find(|v| v.name == means && v.code == value);
    let narrowed = field.iter().flat_map(|f| &f.groups).any(|g| g.low == group.low && !g.values.is_empty());
    if known.is_none() && narrowed && place.member.is_empty() {
        return labelled(label, &format!("{means}, which {} does not have", entry.name));
    }
    let text = known.and_then(|v| v.text.as_deref()).filter(|text| *text != means && !text.is_empty());
    let text = text.map(|text| format!(" (`{text}`)")).unwrap_or_default();
    labelled(label, &format!("{means}{text}"))
}

/// Where the specification defines a field, or the bits of it that begin at `low`.
pub(super) fn spec(reference: &Reference, place: &Place, low: Option<u8>) -> Option<String> {
    let kind = InstKind::of_layout(place.instruction?)?;
    let entry = reference.instruction(kind.info().name)?;
    if place.field.is_empty() || place.field == "sub-opcode" {
        return Some(reference.place(&entry.file, entry.line));
    }
    let field = entry.field(place.field)?;
    let of_member = low.filter(|_| !place.member.is_empty()).and_then(|low| member(reference, place.member, low));
    let group = field.groups.iter().find(|g| place.member.is_empty() && Some(g.low) == low);
    Some(of_member.unwrap_or_else(|| match group {
        Some(group) => reference.place(group.file.as_ref().unwrap_or(&entry.file), group.line),
        None => reference.place(&entry.file, field.line),
    }))
}

/// Where the bits of a member of an operand are defined. `None` where operands have several such members, with bits of their own.
fn member(reference: &Reference, name: &str, low: u8) -> Option<String> {
    let operands = reference.structures.iter().filter(|s| s.file.contains("operands"));
    let members = operands.flat_map(|s| s.members.iter().filter(|m| m.name == name).map(move |m| (s, m)));
    let groups = members.flat_map(|(s, m)| m.groups.iter().filter(|g| g.low == low && !g.older).map(move |g| (s, g)));
    let mut places = groups.map(|(s, g)| reference.place(g.file.as_ref().unwrap_or(&s.file), g.line));
    let first = places.next()?;
    places.all(|other| other == first).then_some(first)
}

fn wrong(reference: &Reference, bytes: &[u8], fault: &Fault, target: Target) -> Wrong {
    let (width, group) = crate::problem::culprit(bytes, target.version, fault);
    let message = match (group, fault.error.kind) {
        (Some(group), WireErrorKind::Reserved { value }) => format!("found {:#x} in {}", group.of(value), legal(group)),
        (_, WireErrorKind::Truncated { wanted, left }) => {
            let kind = fault.place.instruction.and_then(InstKind::of_layout);
            let entry = kind.and_then(|kind| reference.instruction(kind.info().name));
            let field = entry.and_then(|entry| entry.field(fault.place.field));
            let what = field.map_or("a byte", |field| field.r#type.as_str());
            let left = if left == 0 { "none is".to_owned() } else { format!("{left} are") };
            format!("expected {what}: {} wanted here, {left} left", counted_verb(wanted))
        }
        (_, WireErrorKind::UnknownOpcode { opcode }) => format!("no instruction has the opcode {opcode:#04x}"),
        (_, WireErrorKind::UnknownSubOpcode { opcode, .. }) => {
            let subs = reference.instructions.iter().filter(|i| i.opcode == Some(opcode)).filter_map(|i| i.sub_opcode);
            let known: Vec<_> = subs.map(|code| format!("{code:#04x}")).collect();
            format!("{}; expected one of {}", reason(&fault.error.kind), known.join(", "))
        }
        (_, kind) => reason(&kind),
    };
    let place = &fault.place;
    Wrong {
        code: format!("code:{}", fault.error.kind.code()),
        message,
        field: place.to_string(),
        offset: Some(fault.error.offset),
        length: width,
        spec: crate::problem::spec_of_fault(fault, group),
    }
}

/// `1 byte is`, `4 bytes are`.
fn counted_verb(bytes: usize) -> String {
    format!("{} {}", crate::counted(bytes, "byte"), if bytes == 1 { "is" } else { "are" })
}

impl Decoded {
    /// How many bytes it takes.
    pub(super) const fn length(&self) -> usize {
        self.length
    }

    /// Whether it is an instruction.
    pub(super) const fn is_readable(&self) -> bool {
        self.error.is_none()
    }

    /// Whether nothing is wrong with it.
    pub(super) const fn is_sound(&self) -> bool {
        self.error.is_none() && self.findings.is_empty()
    }

    pub(super) fn draw(&self, page: &mut Page, reference: &Reference, bytes: &[u8]) {
        let entry = self.instruction.as_ref().and_then(|name| reference.instruction(name));
        if let Some(entry) = entry {
            page.heading(
                &format!("{} - {} ({})", entry.name, entry.title, opcode(entry)),
                &reference.place(&entry.file, entry.line),
            );
        } else {
            page.heading("No instruction", "");
        }
        if let Some(text) = &self.text {
            page.code(2, text);
        }
        page.blank();
        self.strip(page, &bytes[..self.length.min(bytes.len())]);
        if !self.fields.is_empty() {
            page.blank();
            self.table(page);
        }
        if let Some(error) = &self.error {
            page.blank();
            let at = error.offset.map(|at| format!(" at byte {:#x}", self.offset + at)).unwrap_or_default();
            error.print(page, &format!("{}{at}", error.field));
        }
        for finding in &self.findings {
            page.blank();
            finding.print(page, "");
        }
    }

    /// The bytes, and below each the letter of its field.
    fn strip(&self, page: &mut Page, bytes: &[u8]) {
        let width = format!("{:x}", self.offset + bytes.len()).len().max(2) + 2;
        let mut owner = vec![None; bytes.len()];
        for number in &self.fields {
            for slot in owner.iter_mut().skip(number.offset).take(number.length) {
                *slot = Some(number.position);
            }
        }
        let is_wrong = |at: usize| {
            let error = self.error.as_ref();
            error.is_some_and(|e| e.offset.is_some_and(|o| (o..o + e.length).contains(&at)))
        };
        for (row, chunk) in bytes.chunks(ROW).enumerate() {
            let from = row * ROW;
            let (mut shown, mut below) = (String::new(), String::new());
            for (i, byte) in chunk.iter().enumerate() {
                let at = from + i;
                let style = match owner[at] {
                    _ if is_wrong(at) => Style::Wrong,
                    Some(position) => Style::Stripe(position),
                    None => Style::Dim,
                };
                let joined = i + 1 < chunk.len() && owner[at].is_some() && owner.get(at + 1) == owner.get(at);
                let begins = at == 0 || owner[at - 1] != owner[at] || i == 0;
                let mut mark = match owner[at] {
                    _ if is_wrong(at) => "^^".to_string(),
                    None => "?".to_string(),
                    Some(position) if begins => letter(position),
                    Some(_) => "--".to_string(),
                };
                while count(&mark) < 3 {
                    mark.push(if joined && !is_wrong(at) { '-' } else { ' ' });
                }
                shown.push_str(&page.paint(style, &format!("{byte:02x}")));
                shown.push(' ');
                below.push_str(&page.paint(style, &mark));
            }
            let offset = page.paint(Style::Dim, &format!("  {:0w$x}  ", self.offset + from, w = width - 2));
            page.line(&format!("{offset}{shown}"));
            page.line(&format!("{}{below}", " ".repeat(width + 2)));
        }
    }

    fn table(&self, page: &mut Page) {
        let name = |n: &Number| if n.member.is_empty() { count(&n.field) } else { count(n.member) + 2 };
        let widest = self.fields.iter().map(name).max().unwrap_or(0).min(24);
        let mut last = None;
        for number in &self.fields {
            let first = last != Some(number.position);
            last = Some(number.position);
            if first && !number.member.is_empty() {
                let label = page.paint(Style::Stripe(number.position), &format!("{:<3}", letter(number.position)));
                page.line(&format!("  {label}{:>4}  {:<13}{}", self.offset + number.offset, "", number.field));
            }
            let lettered = first && number.member.is_empty();
            let label = format!("  {:<3}", if lettered { letter(number.position) } else { String::new() });
            let (field, margin) = match number.member {
                "" => (number.field.as_str(), ""),
                member => (member, "  "),
            };
            let raw: Vec<String> = self.raw(number);
            let shown = match raw.len() > SHOWN {
                true => format!("{} ..", raw[..SHOWN - 1].join(" ")),
                false => raw.join(" "),
            };
            let at = self.offset + number.offset;
            let start = format!("{at:>4}  {shown:<13}{margin}{field:<wide$}  ", wide = widest - margin.len());
            let indent = count(&label) + count(&start);
            let first = [(Style::Stripe(number.position), label.as_str()), (Style::Plain, &start)];
            page.wrap_after(&first, indent, Style::Plain, &number.meaning);
        }
    }

    fn raw(&self, number: &Number) -> Vec<String> {
        let bytes = self.bytes.split(' ').skip(number.offset).take(number.length);
        bytes.map(str::to_string).collect()
    }
}

impl Wrong {
    fn print(&self, page: &mut Page, place: &str) {
        let label = format!("error[{}]: ", self.code);
        let place = if place.is_empty() { String::new() } else { format!("{place}: ") };
        page.wrap_after(&[(Style::Wrong, &label)], 4, Style::Plain, &format!("{place}{}", self.message));
        if let Some(spec) = &self.spec {
            page.wrap("  = ", 4, &format!("the rule is in {spec}"));
        }
        page.wrap("  = ", 4, &format!("`visa explain {}` says more about such errors", self.code));
    }
}

/// The letter of a field in the drawing: a to z, then A to Z, then two.
fn letter(position: usize) -> String {
    let one = |n: usize| char::from(if n < 26 { b'a' + n as u8 } else { b'A' + (n - 26) as u8 });
    match position / 52 {
        0 => one(position).to_string(),
        more => [one((more - 1) % 52), one(position % 52)].iter().collect(),
    }
}
