//! Problems in files: as text for people, and as JSON for programs.
//!
//! For example, `visa verify` prints a `Problem` with the code `type-map`, the instruction, its
//! bytes, and the specification line of the rule.

use super::{explain, hex_dump};
use annotate_snippets::{AnnotationKind, Group, Level, Origin, Renderer, Snippet};
use openvisa::module::{self, Object, ObjectBuf, Piece, PieceKind};
use openvisa::text::Locator;
use openvisa::validate::{self, ObjectFacts, ObjectFinding};
use openvisa_cli_support::Context;
use openvisa_isa::{InstKind, LAYOUTS, Version, WireErrorKind};
use openvisa_isa_core::layout::{Fault, FieldPath, Group as Bits, Seen, Values};
use serde::Serialize;
use std::cell::OnceCell;
use std::fmt::Write;
use std::io;
use std::ops::Range;

/// Maximum number of names of legal values that a message lists.
const MAX_LISTED_NAMES: usize = 12;

/// The option `--format`: how results are printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub(super) enum OutputFormat {
    /// Text for people.
    #[default]
    #[value(help = None)]
    Human,
    /// One JSON object a line.
    #[value(help = None)]
    Json,
}

/// An error or warning in a file.
#[derive(Default)]
pub(super) struct Problem {
    /// A stable name. `file:` and `code:` begin kinds of errors in the bytes of files and of
    /// instructions, `text:` those in texts. Other codes are rules.
    pub(super) code: String,
    /// Whether it is only a warning.
    pub(super) warning: bool,
    pub(super) message: String,
    pub(super) help: Option<String>,
    /// Byte offset from the beginning of the file.
    pub(super) offset: usize,
    /// Name of the kernel or function.
    pub(super) object: Option<String>,
    pub(super) instruction: Option<ProblemInstruction>,
    pub(super) operand: Option<String>,
    /// File and line of the specification that states the rule.
    pub(super) spec: Option<String>,
    /// Where else to look, for example the uses of a macro.
    pub(super) note: Option<String>,
    /// FieldPath in the text, if the file is a text.
    pub(super) text: Option<TextPlace>,
}

/// A place in a text.
pub(super) struct TextPlace {
    /// Line number, from 1.
    pub(super) line: u32,
    /// Column in characters, from 1.
    pub(super) column: u32,
    /// The whole line, without its line feed.
    pub(super) source: String,
    /// Range of the wrong bytes in the line.
    pub(super) marked: Range<usize>,
}

impl TextPlace {
    /// Returns the place of a byte range. Fast if the places of successive calls ascend.
    pub(super) fn of(lines: &mut Locator<'_>, span: &Range<usize>) -> Self {
        let source = lines.source();
        let start = span.start.min(source.len());
        let bytes = source.as_bytes();
        let from = bytes[..start].iter().rposition(|b| *b == b'\n').map_or(0, |found| found + 1);
        let to = bytes[start..].iter().position(|b| *b == b'\n').map_or(source.len(), |found| start + found);
        let line = lines.line(start);
        // A byte order mark before the first line is not shown.
        let from =
            from + if source[from..].starts_with('\u{feff}') { '\u{feff}'.len_utf8().min(start - from) } else { 0 };
        let column = source.get(from..start).map_or(0, |before| before.chars().count()) as u32 + 1;
        let text = source.get(from..to).unwrap_or_default().trim_end();
        let end = span.end.clamp(start, to.max(start)) - from;
        let marked = (start - from).min(text.len())..end.min(text.len());
        Self { line, column, source: text.replace('\t', " "), marked }
    }
}

/// The instruction that a problem is in.
pub(super) struct ProblemInstruction {
    /// Position in the kernel or function, from 0.
    pub(super) index: usize,
    /// Name in the specification; empty if the instruction is unknown.
    pub(super) name: &'static str,
    /// The bytes of the instruction, or some of them if its end is unknown.
    pub(super) bytes: Vec<u8>,
    /// Range of the wrong bytes.
    pub(super) marked: Range<usize>,
}

/// An object, with a decoded copy that finds strings and inputs by index. In the encoded object
/// each lookup walks over all earlier entries. The copy is made at the first finding.
pub(super) struct IndexedObject<'o, 'a> {
    pub(super) object: &'o Object<'a>,
    copy: OnceCell<ObjectBuf>,
}

impl<'o, 'a> IndexedObject<'o, 'a> {
    pub(super) const fn new(object: &'o Object<'a>) -> Self {
        Self { object, copy: OnceCell::new() }
    }

    pub(super) fn copy(&self) -> &ObjectBuf {
        self.copy.get_or_init(|| ObjectBuf::from(self.object))
    }
}

/// The place of an instruction in a file.
pub(super) struct Site<'k, 'o, 'a> {
    pub(super) known: &'k IndexedObject<'o, 'a>,
    /// Position in the object, from 0.
    pub(super) index: usize,
    /// Byte offset from the first instruction of the object.
    pub(super) offset: usize,
}

impl Site<'_, '_, '_> {
    /// Returns the offset in the file of a byte of the instruction.
    fn at(&self, offset: usize) -> usize {
        usize::try_from(self.known.object.code_offset()).unwrap_or(usize::MAX).saturating_add(self.offset + offset)
    }

    fn problem(&self, code: String, message: String, name: &'static str, len: usize, marked: Range<usize>) -> Problem {
        let code_bytes = self.known.object.code().get(self.offset..).unwrap_or(&[]);
        let bytes = code_bytes[..len.min(code_bytes.len())].to_vec();
        let instruction = ProblemInstruction { index: self.index, name, bytes, marked };
        Problem {
            code,
            message,
            offset: self.at(instruction.marked.start),
            object: Some(self.known.object.name().to_string()),
            instruction: Some(instruction),
            ..Problem::default()
        }
    }

    /// Returns the problem for an instruction that breaks a rule of the specification.
    pub(super) fn broken_rule(&self, facts: &ObjectFacts<'_>, finding: &validate::Finding) -> Problem {
        let (bytes, version) =
            (self.known.object.code().get(self.offset..).unwrap_or(&[]), self.known.object.version());
        let (mut marked, name) = (None, finding.field_name());
        let len = LAYOUTS.walk(bytes, version, usize::MAX, &mut |part| {
            if Some(part.place.field) == name {
                let end = part.offset + usize::from(part.int.bytes);
                marked = Some(marked.take().map_or(part.offset..end, |m: Range<usize>| m.start..end));
            }
        });
        let info = finding.instruction.info();
        // The problem has separate members for the rule and the line of the specification.
        let message = validate::Message(finding).to_string();
        let marked = marked.unwrap_or(0..info.sub_opcode.map_or(1, |_| 2));
        Problem {
            operand: name.map(ToString::to_string),
            spec: Some(spec_of_rule(finding)),
            warning: finding.is_warning(),
            help: validate::help(facts, self.known.copy(), bytes, finding),
            ..self.problem(finding.rule.to_string(), message, info.name, len.unwrap_or(1), marked)
        }
    }

    /// Returns the problem for an instruction without its last fields. `next` is the piece of code
    /// that begins in their place.
    pub(super) fn missing_fields(&self, piece: &Piece, next: &Piece) -> Problem {
        /// Number of bytes of the next piece that are shown.
        const BYTES_SHOWN_AFTER: usize = 6;
        let bytes = self.known.object.code().get(self.offset..).unwrap_or(&[]);
        let Some(kind) = piece.kind.instruction() else { return Problem::default() };
        let PieceKind::Cut { read, fields, .. } = piece.kind else { return Problem::default() };
        let info = kind.info();
        let mut first = None;
        let mut position = 0;
        if let Some(layout) = LAYOUTS.find(bytes, self.known.object.version()) {
            layout.outline(bytes, self.known.object.version(), &mut |seen| {
                if let Seen::Field { place, .. } = seen {
                    first = first.take().or(Some(place).filter(|_| position == read));
                    position += 1;
                }
            });
        }
        let field = info.fields.iter().find(|field| first.is_some_and(|place| place.field == field.name));
        let operand = first.as_ref().map(hex_dump::field_name).unwrap_or_default();
        let found = match next.kind.instruction() {
            Some(next) => format!("the next instruction, {next},"),
            None => "what is no operand".to_string(),
        };
        let expected = field.map_or("a field", |field| field.kind);
        let message = format!(
            "{}: {operand}: expected {expected}, found {found} at byte {:#x}; {} of {fields} fields are missing",
            info.name,
            self.at(piece.len),
            fields - read,
        );
        let page = info.spec.rsplit_once(':').map_or("", |(file, _)| file);
        let marked = piece.len..piece.len + 1;
        Problem {
            operand: Some(operand),
            spec: field.map(|field| format!("{page}:{}", field.line)),
            ..self.problem("code:missing".to_string(), message, info.name, piece.len + BYTES_SHOWN_AFTER, marked)
        }
    }

    /// Returns the problem for an instruction that cannot be decoded.
    pub(super) fn unreadable(&self, fault: &Fault) -> Problem {
        /// Number of bytes that are shown after the wrong one.
        const BYTES_SHOWN_AFTER: usize = 8;
        let bytes = self.known.object.code().get(self.offset..).unwrap_or(&[]);
        let kind = fault.place.instruction.and_then(InstKind::of_layout);
        let name = kind.map_or("", |kind| kind.info().name);
        let (width, group) = find_faulty_bits(bytes, self.known.object.version(), fault);
        let start = fault.error.offset;
        let mut message = if name.is_empty() { String::new() } else { format!("{name}: ") };
        let _ = match (group, fault.error.kind) {
            (Some(group), WireErrorKind::Reserved { value }) => {
                write!(message, "{}: found {:#x} in {}", fault.place, group.of(value), describe_legal_values(group))
            }
            (_, kind) => write!(message, "{}: {}", fault.place, describe_wire_error(&kind)),
        };
        let code = format!("code:{}", fault.error.kind.code());
        Problem {
            operand: Some(fault.place.field).filter(|field| !field.is_empty()).map(ToString::to_string),
            spec: spec_of_fault(fault, group),
            ..self.problem(code, message, name, start + width + BYTES_SHOWN_AFTER, start..start + width)
        }
    }
}

/// Returns why bytes cannot be decoded, without the place.
pub(super) fn describe_wire_error(kind: &WireErrorKind) -> String {
    match kind {
        WireErrorKind::Truncated { wanted, left } => {
            format!("{wanted} more bytes belong to it, but {left} are left of the code")
        }
        other => {
            let text = openvisa_isa::WireError { offset: 0, kind: *other }.to_string();
            text.split_once(": ").map_or(text.clone(), |(_, reason)| reason.to_string())
        }
    }
}

/// Returns the size in bytes of the integer that has a fault, and its first bit group with a
/// reserved value.
pub(super) fn find_faulty_bits(bytes: &[u8], version: Version, fault: &Fault) -> (usize, Option<&'static Bits>) {
    let mut found = (1, None);
    let outer = |place: FieldPath| FieldPath { group: "", ..place };
    let _ = LAYOUTS.walk(bytes, version, usize::MAX, &mut |part| {
        if part.offset == fault.error.offset && outer(part.place) == outer(fault.place) {
            found = (usize::from(part.int.bytes), part.int.groups.iter().find(|group| group.is_reserved(part.value)));
        }
    });
    found
}

/// Returns the problem for an object that breaks a rule about whole objects.
pub(super) fn broken_object_rule(known: &IndexedObject<'_, '_>, finding: &ObjectFinding) -> Problem {
    let object = known.object;
    let offset = match finding.subject.instruction() {
        Some((_, offset)) => object.code_offset().saturating_add(offset as u64),
        None => u64::from(object.offset()),
    };
    Problem {
        code: format!("object:{}", finding.rule.name()),
        warning: finding.is_warning(),
        message: validate::message_of_object_finding(known.copy(), finding),
        offset: usize::try_from(offset).unwrap_or(usize::MAX),
        object: Some(object.name().to_string()),
        spec: Some(finding.rule.spec().to_string()),
        ..Problem::default()
    }
}

/// Returns the line of the specification that states a broken rule.
pub(super) fn spec_of_rule(finding: &validate::Finding) -> String {
    format!("{}:{}", finding.file, finding.line)
}

/// Returns the line of the specification that a fault violates: the line of the wrong bits if it is
/// known, or else of the field.
pub(super) fn spec_of_fault(fault: &Fault, group: Option<&Bits>) -> Option<String> {
    match fault.error.kind {
        WireErrorKind::UnknownSubOpcode { opcode, .. } => explain::place_of_opcode(opcode),
        _ => explain::place_of(&fault.place, group.map(|group| group.low)),
    }
}

/// Describes a bit group and its legal values. For example, `bits 3..0, expected 0x0 ud, 0x1 d`.
pub(super) fn describe_legal_values(group: &Bits) -> String {
    let bits = match (group.high, group.low) {
        (high, low) if high == low => format!("bit {high}"),
        (high, low) => format!("bits {high}..{low}"),
    };
    let Values::Named(name) = group.values else { return format!("{bits}, expected zero") };
    let codes = 0..=group.of(u64::MAX).min(0xffff);
    let known: Vec<_> = codes.filter_map(|code| Some((code, name(code)?))).collect();
    let mut text = format!("{bits}, expected");
    for (position, (code, name)) in known.iter().take(MAX_LISTED_NAMES).enumerate() {
        let _ = write!(text, "{} {code:#x} {name}", if position == 0 { "" } else { "," });
    }
    if known.len() > MAX_LISTED_NAMES {
        let _ = write!(text, ", or one of {} others", known.len() - MAX_LISTED_NAMES);
    }
    text
}

/// Returns the problem for a finding about the file structure.
pub(super) fn file_problem(finding: &module::Finding) -> Problem {
    let message = format!("{}: {}", finding.place, finding.kind);
    let spec = finding.place.member().map(|member| member.spec.to_string());
    Problem {
        code: format!("file:{}", finding.kind.code()),
        message,
        offset: finding.offset,
        spec,
        ..Problem::default()
    }
}

/// One line of JSON. The order of the members is part of the format.
#[derive(Serialize)]
struct JsonLine<'a> {
    code: &'a str,
    severity: &'a str,
    file: &'a str,
    /// Line number; `None` for object files.
    line: Option<u32>,
    column: Option<u32>,
    message: &'a str,
    help: Option<&'a str>,
    /// Byte offset from the beginning of the file.
    offset: usize,
    kernel: Option<&'a str>,
    instruction: Option<usize>,
    mnemonic: Option<&'a str>,
    operand: Option<&'a str>,
    spec: Option<&'a str>,
}

impl Problem {
    pub(super) fn print(&self, context: &mut Context<'_>, format: OutputFormat, file: &str) -> io::Result<()> {
        match format {
            OutputFormat::Human => {
                let renderer = if context.color { Renderer::styled() } else { Renderer::plain() };
                let renderer = renderer.term_width(context.width.unwrap_or(140));
                let hex = self.instruction.as_ref().map(|i| format_hex(&i.bytes)).unwrap_or_default();
                let text = renderer.render(&[self.to_group(file, &hex)]);
                // The renderer marks a snippet without a path by `:::`.
                text.lines().filter(|line| !is_mark(line)).try_for_each(|line| writeln!(context.out, "{line}"))?;
                writeln!(context.out)
            }
            OutputFormat::Json => {
                let line = serde_json::to_string(&self.line(file)).map_err(io::Error::other)?;
                writeln!(context.out, "{line}")
            }
        }
    }

    fn to_group<'a>(&'a self, file: &str, hex: &'a str) -> Group<'a> {
        let level = if self.warning { Level::WARNING } else { Level::ERROR };
        let title = level.primary_title(self.message.as_str()).id(self.code.as_str());
        if let Some(text) = &self.text {
            let annotation = AnnotationKind::Primary.span(text.marked.clone());
            let snippet = Snippet::source(text.source.as_str()).line_start(text.line as usize);
            let group = title.element(snippet.path(file.to_string()).annotation(annotation));
            return self.add_notes(group);
        }
        let mut place = file.to_string();
        if let Some(object) = &self.object {
            let _ = write!(place, ": {object}");
        }
        if let Some(instruction) = &self.instruction {
            let _ = write!(place, ", instruction {}", instruction.index);
        }
        let _ = write!(place, ", byte {:#x}", self.offset);
        let mut group = title.element(Origin::path(place));
        if let Some(instruction) = &self.instruction {
            // Each byte is printed as two digits and a space.
            let Range { start, end } = instruction.marked;
            let span =
                (start * 3).min(hex.len())..(end * 3).saturating_sub(1).clamp(start * 3, hex.len().max(start * 3));
            let label = self.operand.as_deref().unwrap_or("opcode");
            let annotation = AnnotationKind::Primary.span(span.start..span.end.min(hex.len())).label(label);
            group = group.element(Snippet::source(hex).line_start(instruction.index).annotation(annotation));
        }
        self.add_notes(group)
    }

    /// Adds the specification line and the help.
    fn add_notes<'a>(&'a self, mut group: Group<'a>) -> Group<'a> {
        if let Some(spec) = &self.spec {
            group = group.element(Level::NOTE.message(format!("the rule is in {spec}")));
        }
        if let Some(note) = &self.note {
            group = group.element(Level::NOTE.message(note.as_str()));
        }
        match &self.help {
            Some(help) => group.element(Level::HELP.message(help.as_str())),
            None => group,
        }
    }

    fn line<'a>(&'a self, file: &'a str) -> JsonLine<'a> {
        let instruction = self.instruction.as_ref();
        JsonLine {
            code: &self.code,
            severity: if self.warning { "warning" } else { "error" },
            file,
            line: self.text.as_ref().map(|text| text.line),
            column: self.text.as_ref().map(|text| text.column),
            message: &self.message,
            help: self.help.as_deref(),
            offset: self.offset,
            kernel: self.object.as_deref(),
            instruction: instruction.map(|i| i.index),
            mnemonic: instruction.map(|i| i.name).filter(|name| !name.is_empty()),
            operand: self.operand.as_deref(),
            spec: self.spec.as_deref(),
        }
    }
}

/// Returns whether a line has `:::` and otherwise only escape sequences for colours.
fn is_mark(line: &str) -> bool {
    let (_, rest) = line.split_once(":::").unwrap_or((line, line));
    let colour = |c: char| c.is_ascii_digit() || matches!(c, '\u{1b}' | '[' | ';' | 'm' | ' ');
    line.contains(":::") && rest.chars().all(colour)
}

/// Formats bytes as hexadecimal digits with spaces between them.
pub(super) fn format_hex(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() * 3);
    for (position, byte) in bytes.iter().enumerate() {
        let _ = write!(text, "{}{byte:02x}", if position == 0 { "" } else { " " });
    }
    text
}
