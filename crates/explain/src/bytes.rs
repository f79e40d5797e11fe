//! Explains encoded instructions: the field of each byte, its value, the meaning of the value, and
//! errors.

use super::instruction::format_opcode;
use super::line::LineNames;
use super::page::{ExplanationPage, PageStyle, Style, count_columns};
use openvisa::text::text_options;
use openvisa::validate::validate;
use openvisa_findings::reference::{Reference, SpecInstruction};
use openvisa_findings::{
    describe_legal_values, describe_wire_error, field_name, find_faulty_bits, format_hex, spec_of_fault, spec_of_rule,
};
use openvisa_isa::{Inst, InstKind, LAYOUTS, NEWEST_VERSION, Platform, Reader, TextScratch, Version, WireErrorKind};
use openvisa_isa_core::layout::{Fault, FieldPath, Group, Part, Seen, Values};
use serde::{Serialize, Serializer};

/// Number of bytes in one row of the drawing.
const ROW_BYTES: usize = 16;
/// Maximum number of bytes of a value that are printed in the table.
const MAX_SHOWN_BYTES: usize = 4;

/// The version and the platform that bytes are checked against.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    /// The version of the object format.
    pub version: Version,
    /// The platform whose rules apply. `None` applies no rules.
    pub platform: Option<Platform>,
}

impl Default for Target {
    fn default() -> Self {
        Self { version: NEWEST_VERSION, platform: None }
    }
}

/// An instruction and the bytes that encode it, drawn with the field of each byte.
#[derive(Clone, Debug, Serialize)]
pub struct BytesDrawing {
    version: String,
    /// Byte offset of the instruction in the input.
    offset: usize,
    #[serde(serialize_with = "write_hex")]
    bytes: Vec<u8>,
    instruction: Option<String>,
    spec: Option<String>,
    /// The assembler text of the instruction.
    text: Option<String>,
    fields: Vec<DecodedNumber>,
    error: Option<ByteError>,
    /// Rules of the requested platform that the instruction breaks.
    findings: Vec<ByteError>,
    /// Number of bytes of the input that are not looked at because of the error.
    #[serde(skip)]
    unread: usize,
}

/// Writes bytes as hexadecimal digits.
fn write_hex<S: Serializer>(bytes: &[u8], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&format_hex(bytes))
}

/// One integer of a field.
#[derive(Clone, Debug, Serialize)]
struct DecodedNumber {
    /// Name of the field, with the index of the element in a list. `opcode` and `sub-opcode` are
    /// not fields of the specification.
    field: String,
    /// Name of the operand member, or empty.
    member: &'static str,
    /// Byte offset from the beginning of the instruction.
    offset: usize,
    length: usize,
    value: u64,
    /// The value in words.
    meaning: String,
    bits: Vec<DecodedBits>,
    spec: Option<String>,
    /// Position of the field in the instruction, which selects its letter in the drawing.
    #[serde(skip)]
    position: usize,
}

/// One bit group of an integer.
#[derive(Clone, Debug, Serialize)]
struct DecodedBits {
    high: u8,
    low: u8,
    name: &'static str,
    value: u64,
    /// Name of the value, if it has one.
    means: Option<&'static str>,
}

/// An error in the bytes of an instruction.
#[derive(Clone, Debug, Serialize)]
struct ByteError {
    code: String,
    message: String,
    field: String,
    /// Byte offset from the beginning of the instruction, if the error has a place.
    offset: Option<usize>,
    length: usize,
    spec: Option<String>,
}

/// Decodes the instruction at the beginning of `bytes`. `offset` is the byte offset of `bytes` in
/// the input.
fn decode(reference: &Reference, bytes: &[u8], offset: usize, target: Target) -> BytesDrawing {
    let fault = LAYOUTS.check(bytes, target.version);
    let layout = LAYOUTS.find(bytes, target.version);
    let entry = layout.and_then(|l| reference.instruction(l.name));
    let mut numbers: Vec<DecodedNumber> = Vec::new();
    if let (Some(layout), Some(entry)) = (layout, entry) {
        for (at, code) in layout.opcode.iter().enumerate() {
            let (name, meaning) = match at {
                0 => ("opcode", entry.name.clone()),
                _ => ("sub-opcode", String::new()),
            };
            numbers.push(DecodedNumber {
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
            Seen::Part(part) => numbers.push(decode_number(reference, entry, part, position)),
            Seen::Field { .. } => position += 1,
        });
    }
    let known = numbers.iter().map(|n| n.offset + n.length).max().unwrap_or(0);
    let (length, error) = match &fault {
        Ok(length) => (*length, None),
        Err(fault) => {
            (known.max(fault.error.offset + 1).min(bytes.len()), Some(describe_fault(reference, bytes, fault, target)))
        }
    };
    if fault.is_ok() {
        numbers.retain(|n| n.offset + n.length <= length);
    }
    let length = length.min(bytes.len());
    let mut decoded = BytesDrawing {
        version: target.version.to_string(),
        offset,
        bytes: bytes[..length].to_vec(),
        instruction: entry.map(|e| e.name.clone()),
        spec: entry.map(|e| reference.place(&e.file, e.line)),
        text: None,
        fields: numbers,
        unread: if error.is_some() { bytes.len() - length } else { 0 },
        error,
        findings: Vec::new(),
    };
    if decoded.error.is_none()
        && let Ok(inst) = Inst::decode(&mut Reader::new(bytes, target.version))
    {
        decoded.text = print_inst(&inst, target);
        if let Some(platform) = target.platform {
            validate(&inst, &platform, &mut |finding| decoded.findings.push(describe_finding(&finding)));
        }
    }
    decoded
}

/// Encoded instructions that follow each other.
#[derive(Clone, Debug)]
pub struct EncodedInstructions {
    pub(super) bytes: Vec<u8>,
    pub(super) target: Target,
    /// The variables that were chosen for the names of a line, for example `` `x` is V32 ``.
    pub(super) chosen_names: Vec<String>,
}

impl EncodedInstructions {
    /// Returns a drawing of each instruction. The last one has an error if the bytes behind it
    /// cannot be decoded: it is unknown where the next instruction begins.
    pub fn drawings(&self) -> impl Iterator<Item = BytesDrawing> + '_ {
        let mut next = Some(0);
        std::iter::from_fn(move || {
            let offset = next?;
            let rest = self.bytes.get(offset..).filter(|rest| !rest.is_empty())?;
            let drawing = decode(Reference::get(), rest, offset, self.target);
            next = drawing.is_readable().then(|| offset + drawing.bytes.len().max(1));
            Some(drawing)
        })
    }

    /// Returns the text before the drawings: the variables of a line that nothing declares.
    #[must_use]
    pub fn introduction(&self, style: &PageStyle) -> String {
        let mut page = ExplanationPage::new(style);
        if !self.chosen_names.is_empty() {
            page.remark(0, &format!("Nothing is declared here: {}.", self.chosen_names.join(", ")));
            page.blank();
        }
        page.text
    }
}

/// Returns the assembler text of an instruction, with generic names for its variables.
fn print_inst(inst: &Inst<'_>, target: Target) -> Option<String> {
    let mut out = openvisa_isa::Printer::new();
    let options = text_options(target.version, target.platform);
    inst.print(&LineNames::default(), options, &mut TextScratch::default(), &mut out).ok()?;
    Some(String::from_utf8_lossy(out.as_bytes()).into_owned())
}

/// Converts a broken rule to the error that is shown.
fn describe_finding(finding: &openvisa::validate::Violation) -> ByteError {
    ByteError {
        code: finding.rule.to_string(),
        message: openvisa::validate::Message(finding).to_string(),
        field: finding.field_name().unwrap_or_default().to_owned(),
        offset: None,
        length: 0,
        spec: Some(spec_of_rule(finding)),
    }
}

/// Decodes one integer of a field: its bit groups, and their values in words.
fn decode_number(reference: &Reference, entry: &SpecInstruction, part: &Part, position: usize) -> DecodedNumber {
    let place = &part.place;
    let (mut bits, mut words) = (Vec::new(), Vec::new());
    for group in part.int.groups {
        let value = group.of(part.value);
        // If a bit group has the name of its member, the name is not repeated.
        let name = if group.name == place.member { "" } else { group.name };
        let means = group.named(part.value);
        match group.values {
            Values::Reserved if value == 0 => continue,
            Values::Reserved => words.push(format!("{} {value:#x}, which must be 0", format_bit_range(group))),
            Values::Named(_) => words.push(format_named_value(entry, place, group, value, means)),
            Values::Signed => words.push(label_value(name, &sign_extend(group, value).to_string())),
            Values::Number => words.push(label_value(name, &value.to_string())),
        }
        bits.push(DecodedBits { high: group.high, low: group.low, name: group.name, value, means });
    }
    let meaning = match part.int.groups.is_empty() {
        true if part.value > 9 => format!("{} ({:#x})", part.value, part.value),
        true => part.value.to_string(),
        false => words.join(", "),
    };
    DecodedNumber {
        field: field_name(place),
        member: place.member,
        offset: part.offset,
        length: usize::from(part.int.bytes),
        value: part.value,
        meaning,
        bits,
        spec: reference.find_field_line(place, None),
        position,
    }
}

fn sign_extend(group: &Group, value: u64) -> i64 {
    let unused = 63 - u32::from(group.high - group.low);
    ((value << unused) as i64) >> unused
}

fn format_bit_range(group: &Group) -> String {
    match group.high == group.low {
        true => format!("bit {}", group.high),
        false => format!("bits {}..{}", group.high, group.low),
    }
}

fn label_value(name: &str, value: &str) -> String {
    if name.is_empty() { value.to_string() } else { format!("{name} {value}") }
}

/// Formats a named value, with its assembler text if that differs from the name.
fn format_named_value(
    entry: &SpecInstruction,
    place: &FieldPath,
    group: &Group,
    value: u64,
    means: Option<&str>,
) -> String {
    let label = if group.name == place.member { "" } else { group.name };
    let Some(means) = means else { return label_value(label, &format!("{value:#x}, which has no meaning")) };
    let field = entry.field(place.field).filter(|_| place.member.is_empty());
    let groups = field.iter().flat_map(|f| f.groups.iter().filter(|g| g.low == group.low && g.high == group.high));
    let values = groups.flat_map(|g| &g.values).chain(field.iter().flat_map(|f| &f.values));
    let known = values.into_iter().find(|v| v.name == means && v.code == value);
    let narrowed = field.iter().flat_map(|f| &f.groups).any(|g| g.low == group.low && !g.values.is_empty());
    if known.is_none() && narrowed && place.member.is_empty() {
        return label_value(label, &format!("{means}, which {} does not have", entry.name));
    }
    let text = known.and_then(|v| v.text.as_deref()).filter(|text| *text != means && !text.is_empty());
    let text = text.map(|text| format!(" (`{text}`)")).unwrap_or_default();
    label_value(label, &format!("{means}{text}"))
}

/// Converts a decoding error to the error that is shown: what was found, and what was expected.
fn describe_fault(reference: &Reference, bytes: &[u8], fault: &Fault, target: Target) -> ByteError {
    let (width, group) = find_faulty_bits(bytes, target.version, fault);
    let message = match (group, fault.error.kind) {
        (Some(group), WireErrorKind::Reserved { value }) => {
            format!("found {:#x} in {}", group.of(value), describe_legal_values(group))
        }
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
            format!("{}; expected one of {}", describe_wire_error(&fault.error.kind), known.join(", "))
        }
        (_, kind) => describe_wire_error(&kind),
    };
    let place = &fault.place;
    ByteError {
        code: format!("code:{}", fault.error.kind.code()),
        message,
        field: place.to_string(),
        offset: Some(fault.error.offset),
        length: width,
        spec: spec_of_fault(fault, group),
    }
}

/// Formats a number of bytes. For example, `1 byte` or `4 bytes`.
fn count_bytes(bytes: usize) -> String {
    format!("{bytes} byte{}", if bytes == 1 { "" } else { "s" })
}

/// Formats a number of bytes with a verb. For example, `1 byte is` or `4 bytes are`.
fn counted_verb(bytes: usize) -> String {
    format!("{} {}", count_bytes(bytes), if bytes == 1 { "is" } else { "are" })
}

impl BytesDrawing {
    /// Returns whether the bytes encode an instruction.
    #[must_use]
    pub const fn is_readable(&self) -> bool {
        self.error.is_none()
    }

    /// Returns whether the instruction can be decoded and breaks no rule.
    #[must_use]
    pub const fn is_sound(&self) -> bool {
        self.error.is_none() && self.findings.is_empty()
    }

    /// Draws the bytes as text. A blank line comes before all drawings but the first.
    #[must_use]
    pub fn to_text(&self, style: &PageStyle) -> String {
        let mut page = ExplanationPage::new(style);
        if self.offset > 0 {
            page.blank();
        }
        self.draw(&mut page, Reference::get());
        if self.unread > 0 {
            page.line(&format!("\n{} behind it were not looked at", count_bytes(self.unread)));
        }
        page.text
    }

    fn draw(&self, page: &mut ExplanationPage, reference: &Reference) {
        let entry = self.instruction.as_ref().and_then(|name| reference.instruction(name));
        if let Some(entry) = entry {
            page.heading(
                &format!("{} - {} ({})", entry.name, entry.title, format_opcode(entry)),
                &reference.place(&entry.file, entry.line),
            );
        } else {
            page.heading("No instruction", "");
        }
        if let Some(text) = &self.text {
            page.code(2, text);
        }
        page.blank();
        self.draw_bytes(page);
        if !self.fields.is_empty() {
            page.blank();
            self.write_table(page);
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

    /// Draws the bytes, with the letter of its field below each.
    fn draw_bytes(&self, page: &mut ExplanationPage) {
        let bytes = &self.bytes;
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
        for (row, chunk) in bytes.chunks(ROW_BYTES).enumerate() {
            let from = row * ROW_BYTES;
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
                    Some(position) if begins => field_label(position),
                    Some(_) => "--".to_string(),
                };
                while count_columns(&mark) < 3 {
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

    fn write_table(&self, page: &mut ExplanationPage) {
        let name =
            |n: &DecodedNumber| if n.member.is_empty() { count_columns(&n.field) } else { count_columns(n.member) + 2 };
        let widest = self.fields.iter().map(name).max().unwrap_or(0).min(24);
        let mut last = None;
        for number in &self.fields {
            let first = last != Some(number.position);
            last = Some(number.position);
            if first && !number.member.is_empty() {
                let label = page.paint(Style::Stripe(number.position), &format!("{:<3}", field_label(number.position)));
                page.line(&format!("  {label}{:>4}  {:<13}{}", self.offset + number.offset, "", number.field));
            }
            let lettered = first && number.member.is_empty();
            let label = format!("  {:<3}", if lettered { field_label(number.position) } else { String::new() });
            let (field, margin) = match number.member {
                "" => (number.field.as_str(), ""),
                member => (member, "  "),
            };
            let raw: Vec<String> = self.format_bytes(number);
            let shown = match raw.len() > MAX_SHOWN_BYTES {
                true => format!("{} ..", raw[..MAX_SHOWN_BYTES - 1].join(" ")),
                false => raw.join(" "),
            };
            let at = self.offset + number.offset;
            let start = format!("{at:>4}  {shown:<13}{margin}{field:<wide$}  ", wide = widest - margin.len());
            let indent = count_columns(&label) + count_columns(&start);
            let first = [(Style::Stripe(number.position), label.as_str()), (Style::Plain, &start)];
            page.wrap_after(&first, indent, Style::Plain, &number.meaning);
        }
    }

    fn format_bytes(&self, number: &DecodedNumber) -> Vec<String> {
        let bytes = self.bytes.iter().skip(number.offset).take(number.length);
        bytes.map(|byte| format!("{byte:02x}")).collect()
    }
}

impl ByteError {
    fn print(&self, page: &mut ExplanationPage, place: &str) {
        let label = format!("error[{}]: ", self.code);
        let place = if place.is_empty() { String::new() } else { format!("{place}: ") };
        page.wrap_after(&[(Style::Wrong, &label)], 4, Style::Plain, &format!("{place}{}", self.message));
        if let Some(spec) = &self.spec {
            page.wrap("  = ", 4, &format!("the rule is in {spec}"));
        }
        page.wrap("  = ", 4, &format!("`visa explain {}` says more about such errors", self.code));
    }
}

/// Returns the label of a field in the drawing. The labels are `a` to `z`, `A` to `Z`, then pairs
/// of letters.
fn field_label(position: usize) -> String {
    let one = |n: usize| char::from(if n < 26 { b'a' + n as u8 } else { b'A' + (n - 26) as u8 });
    match position / 52 {
        0 => one(position).to_string(),
        more => [one((more - 1) % 52), one(position % 52)].iter().collect(),
    }
}
