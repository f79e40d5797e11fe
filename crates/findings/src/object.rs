//! Findings about the bytes of object files: broken rules, instructions that cannot be decoded, and
//! errors in the structure of a file.
//!
//! For example, a broken type map has the code `type-map`, the instruction, its bytes, and the
//! specification line of the rule.

use crate::reference::Reference;
use crate::{Finding, InstructionPlace, Severity};
use openvisa::module::{self, Object, ObjectBuf, Piece, PieceKind};
use openvisa::validate::{self, ObjectFacts, ObjectViolation};
use openvisa_isa::{InstKind, Instructions, LAYOUTS, Version, WireErrorKind};
use openvisa_isa_core::layout::{Fault, FieldPath, Group as Bits, Seen, Values};
use std::cell::OnceCell;
use std::fmt::Write;
use std::ops::Range;

/// Maximum number of names of legal values that a message lists.
const MAX_LISTED_NAMES: usize = 12;

/// An object, with a decoded copy that finds strings and inputs by index. In the encoded object
/// each lookup walks over all earlier entries. The copy is made at the first finding.
pub struct IndexedObject<'o, 'a> {
    object: &'o Object<'a>,
    copy: OnceCell<ObjectBuf>,
}

impl<'o, 'a> IndexedObject<'o, 'a> {
    /// Creates an object whose copy is not made yet.
    pub const fn new(object: &'o Object<'a>) -> Self {
        Self { object, copy: OnceCell::new() }
    }

    fn copy(&self) -> &ObjectBuf {
        self.copy.get_or_init(|| ObjectBuf::from(self.object))
    }

    /// Returns the finding for an object that breaks a rule about whole objects.
    pub fn broken_rule(&self, finding: &ObjectViolation) -> Finding {
        let object = self.object;
        let offset = match finding.subject.instruction() {
            Some((_, offset)) => object.code_offset().saturating_add(offset as u64),
            None => u64::from(object.offset()),
        };
        let offset = usize::try_from(offset).unwrap_or(usize::MAX);
        let code = format!("object:{}", finding.rule.name());
        Finding {
            severity: severity_of(finding.is_warning()),
            span: offset..offset,
            object: Some(object.name().to_string()),
            spec: Some(finding.rule.spec().to_string()),
            ..Finding::error(code, validate::message_of_object_finding(self.copy(), finding))
        }
    }
}

/// The place of an instruction in a file.
pub struct Site<'k, 'o, 'a> {
    /// The object that has the instruction.
    pub known: &'k IndexedObject<'o, 'a>,
    /// Position in the object, from 0.
    pub index: usize,
    /// Byte offset from the first instruction of the object.
    pub offset: usize,
}

impl Site<'_, '_, '_> {
    /// Returns the offset in the file of a byte of the instruction.
    fn at(&self, offset: usize) -> usize {
        usize::try_from(self.known.object.code_offset()).unwrap_or(usize::MAX).saturating_add(self.offset + offset)
    }

    fn finding(&self, code: String, message: String, name: &'static str, len: usize, marked: Range<usize>) -> Finding {
        let code_bytes = self.known.object.code().get(self.offset..).unwrap_or(&[]);
        let bytes = code_bytes[..len.min(code_bytes.len())].to_vec();
        let name = Some(name).filter(|name| !name.is_empty());
        Finding {
            span: self.at(marked.start)..self.at(marked.end),
            object: Some(self.known.object.name().to_string()),
            instruction: Some(InstructionPlace { index: self.index, name, bytes, marked }),
            ..Finding::error(code, message)
        }
    }

    /// Returns the finding for an instruction that breaks a rule of the specification.
    pub fn broken_rule(&self, facts: &ObjectFacts<'_>, finding: &validate::Violation) -> Finding {
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
        // The finding has separate members for the rule and the line of the specification.
        let message = validate::Message(finding).to_string();
        let marked = marked.unwrap_or(0..info.sub_opcode.map_or(1, |_| 2));
        Finding {
            operand: name.map(ToString::to_string),
            spec: Some(spec_of_rule(finding)),
            severity: severity_of(finding.is_warning()),
            help: validate::help(facts, self.known.copy(), bytes, finding),
            ..self.finding(finding.rule.to_string(), message, info.name, len.unwrap_or(1), marked)
        }
    }

    /// Returns the finding for an instruction without its last fields. `next` is the piece of code
    /// that begins in their place. `None` if `piece` has all fields.
    fn missing_fields(&self, piece: &Piece, next: &Piece) -> Option<Finding> {
        /// Number of bytes of the next piece that are shown.
        const BYTES_SHOWN_AFTER: usize = 6;
        let bytes = self.known.object.code().get(self.offset..).unwrap_or(&[]);
        let PieceKind::Cut { instruction, read, fields, .. } = piece.kind else { return None };
        let info = instruction.info();
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
        let operand = first.as_ref().map(field_name).unwrap_or_default();
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
        Some(Finding {
            operand: Some(operand),
            spec: field.map(|field| format!("{page}:{}", field.line)),
            ..self.finding("code:missing".to_string(), message, info.name, piece.len + BYTES_SHOWN_AFTER, marked)
        })
    }

    /// Returns the finding for an instruction that cannot be decoded.
    fn unreadable(&self, fault: &Fault) -> Finding {
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
        Finding {
            operand: Some(fault.place.field).filter(|field| !field.is_empty()).map(ToString::to_string),
            spec: spec_of_fault(fault, group),
            ..self.finding(code, message, name, start + width + BYTES_SHOWN_AFTER, start..start + width)
        }
    }
}

/// Returns the finding for an instruction that cannot be decoded. The cause can be an earlier
/// instruction: if it lacks operands, bytes of the next one were decoded as its operands.
pub fn unreadable_instruction(object: &Object<'_>, index: usize) -> Option<Finding> {
    let mut stream = Instructions::new(object.code(), object.version());
    stream.by_ref().take(index).for_each(drop);
    let offset = stream.offset();
    let fault = LAYOUTS.check(object.code().get(offset..)?, object.version()).err()?;
    let known = &IndexedObject::new(object);
    let recovery = object.recover();
    // The note says that the damage affects the whole file.
    let help = recovery.fault().map(|_| {
        "the writer of the file left out operands throughout; `visa dis --lenient` shows what is left".to_owned()
    });
    let mut pieces = recovery.peekable();
    let mut first = 0;
    while pieces.next_if(|piece| matches!(piece.kind, PieceKind::Whole(_))).is_some() {
        first += 1;
    }
    let (piece, next) = (pieces.next(), pieces.next());
    let cut = match (piece, next) {
        (Some(piece), Some(next)) if first <= index => {
            Site { known, index: first, offset: piece.offset }.missing_fields(&piece, &next)
        }
        _ => None,
    };
    Some(match cut {
        Some(finding) => Finding { help, ..finding },
        None => Site { known, index, offset }.unreadable(&fault),
    })
}

/// Returns why bytes cannot be decoded, without the place.
pub fn describe_wire_error(kind: &WireErrorKind) -> String {
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
pub fn find_faulty_bits(bytes: &[u8], version: Version, fault: &Fault) -> (usize, Option<&'static Bits>) {
    let mut found = (1, None);
    let outer = |place: FieldPath| FieldPath { group: "", ..place };
    let _ = LAYOUTS.walk(bytes, version, usize::MAX, &mut |part| {
        if part.offset == fault.error.offset && outer(part.place) == outer(fault.place) {
            found = (usize::from(part.int.bytes), part.int.groups.iter().find(|group| group.is_reserved(part.value)));
        }
    });
    found
}

/// Returns the line of the specification that states a broken rule.
pub fn spec_of_rule(finding: &validate::Violation) -> String {
    format!("{}:{}", finding.file, finding.line)
}

/// Returns the line of the specification that a fault violates: the line of the wrong bits if it is
/// known, or else of the field.
pub fn spec_of_fault(fault: &Fault, group: Option<&Bits>) -> Option<String> {
    match fault.error.kind {
        WireErrorKind::UnknownSubOpcode { opcode, .. } => Reference::get().find_opcode_line(opcode),
        _ => Reference::get().find_field_line(&fault.place, group.map(|group| group.low)),
    }
}

/// Describes a bit group and its legal values. For example, `bits 3..0, expected 0x0 ud, 0x1 d`.
pub fn describe_legal_values(group: &Bits) -> String {
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

const fn severity_of(is_warning: bool) -> Severity {
    if is_warning { Severity::Warning } else { Severity::Error }
}

impl Finding {
    /// Returns the finding about the structure of a file.
    pub fn of_file(finding: &module::Finding) -> Self {
        let code = format!("file:{}", finding.kind.code());
        Self {
            span: finding.offset..finding.offset,
            spec: finding.place.member().map(|member| member.spec.to_string()),
            ..Self::error(code, format!("{}: {}", finding.place, finding.kind))
        }
    }
}

/// Formats bytes as hexadecimal digits with spaces between them.
pub fn format_hex(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() * 3);
    for (position, byte) in bytes.iter().enumerate() {
        let _ = write!(text, "{}{byte:02x}", if position == 0 { "" } else { " " });
    }
    text
}

/// Returns the name of a field, with the index of the element if the field is a list. For example,
/// `src[2]`.
pub fn field_name(place: &FieldPath) -> String {
    match place.element {
        None => place.field.to_string(),
        Some(element) => format!("{}[{element}]", place.field),
    }
}
