//! The plain dump: every byte of the instructions, with its offset and the field that it belongs to.

use super::counted;
use super::problem::hex;
use openvisa::module::{AttributeRef, Attributes, Declaration, Object, Piece, PieceKind, Table, Text};
use openvisa::{Module, Version};
use openvisa_isa::{Attribute, AttributeKind, Enumeration, LAYOUTS, VariableClass};
use openvisa_isa_core::layout::{Part, Place, Seen, Values};
use std::fmt::Write;
use std::io;

/// What the header of a file says.
pub(super) fn file(out: &mut dyn io::Write, name: &str, module: &Module<'_>) -> io::Result<()> {
    let header = module.header();
    let (kernels, functions) = (header.kernel_info.len(), header.function_info.len());
    let version = Version::new(header.major_version, header.minor_version);
    let objects = format!("{}, {}", counted(kernels, "kernel"), counted(functions, "function"));
    writeln!(out, "file {name}: version {version}, {}, {objects}", counted(module.bytes().len(), "byte"))
}

/// What an object declares.
pub(super) fn declarations(out: &mut dyn io::Write, object: &Object<'_>) -> io::Result<()> {
    let kind = if object.is_kernel() { "kernel" } else { "function" };
    let (offset, size) = (object.offset(), object.size());
    writeln!(
        out,
        "\n{kind} {}: {size} bytes at {offset:#x}, {} bytes of code at {:#x}",
        object.name(),
        object.code_size(),
        object.code_offset()
    )?;
    // Finding one string walks over those before it.
    let strings: Vec<_> = object.strings().iter().collect();
    for variable in object.variables() {
        let known = |name: Option<&'static str>| name.unwrap_or("?");
        let data_type = known(variable.data_type().map(|t| t.name()));
        let alignment = known(variable.alignment().map(|a| a.name()));
        let (count, id) = (variable.num_elements, variable.id);
        let name = named(&strings, variable.name_index);
        write!(out, "  variable V{id} {name} type={data_type} elements={count} align={alignment}")?;
        if let Some((of, offset)) = variable.alias() {
            write!(out, " alias=V{of}+{offset}")?;
        }
        attributes(out, &strings, &variable.attributes())?;
    }
    elements(out, &strings, "address", object.addresses(), |info| info.num_elements)?;
    elements(out, &strings, "predicate", object.predicates(), |info| info.num_elements)?;
    elements(out, &strings, "sampler", object.samplers(), |info| info.num_elements)?;
    elements(out, &strings, "surface", object.surfaces(), |info| info.num_elements)?;
    for label in object.labels() {
        let kind = label.kind().map_or("?", |kind| kind.name());
        write!(out, "  label {} {} kind={kind}", label.id, named(&strings, label.name_index))?;
        attributes(out, &strings, &label.attributes())?;
    }
    for input in object.inputs().iter() {
        let class = input.kind.class().map_or("?", |class| class.name());
        let from = input.kind.provenance().map_or("?", |from| from.name());
        let (id, offset, size) = (input.id, input.offset, input.size);
        writeln!(out, "  input {class} id={id} offset={offset} size={size} from={from}")?;
    }
    for attribute in object.attributes().iter() {
        let name = named(&strings, attribute.info.name);
        writeln!(out, "  attribute {name}={}", value(&strings, &attribute))?;
    }
    Ok(())
}

fn elements<'a, T: Declaration<'a>>(
    out: &mut dyn io::Write,
    strings: &[Text<'_>],
    what: &str,
    table: Table<'a, T>,
    count: fn(&T) -> u16,
) -> io::Result<()> {
    for variable in table {
        let letter = VariableClass::letter(T::CLASS);
        let name = named(strings, variable.name_index());
        write!(out, "  {what} {letter}{} {name} elements={}", variable.id, count(&variable.info))?;
        attributes(out, strings, &variable.attributes())?;
    }
    Ok(())
}

fn string<'a>(strings: &[Text<'a>], index: u32) -> Option<Text<'a>> {
    strings.get(usize::try_from(index).ok()?).copied()
}

/// The string of a number, in quotes.
fn named(strings: &[Text<'_>], index: u32) -> String {
    string(strings, index).map_or("?".to_string(), |name| format!("{name:?}"))
}

/// The attributes of a declaration, and the end of its line.
fn attributes(out: &mut dyn io::Write, strings: &[Text<'_>], list: &Attributes<'_>) -> io::Result<()> {
    for attribute in list.iter() {
        write!(out, " {}={}", named(strings, attribute.info.name), value(strings, &attribute))?;
    }
    writeln!(out)
}

/// The value of an attribute: as the specification defines it, else characters if it looks like them.
fn value(strings: &[Text<'_>], attribute: &AttributeRef<'_>) -> String {
    let bytes = attribute.value();
    let text = std::str::from_utf8(bytes).ok().filter(|text| text.chars().all(|c| !c.is_control()));
    let kind = string(strings, attribute.info.name).and_then(|name| Some(Attribute::from_name(name.to_str()?)?.kind()));
    let known = match kind {
        Some(AttributeKind::Bool) => attribute.flag().map(|flag| flag.to_string()),
        Some(AttributeKind::Int) => attribute.number().map(|number| number.to_string()),
        _ => None,
    };
    match text {
        _ if known.is_some() => known.unwrap_or_default(),
        Some(text) => format!("{text:?}"),
        None => format!("[{}]", hex(bytes)),
    }
}

/// A piece of code: a line with the position of the instruction, offset, name and length, and a line for each field with its bytes
/// and what they mean. `at` is where it begins in the file.
pub(super) fn piece(
    out: &mut dyn io::Write,
    (index, at): (usize, u64),
    piece: &Piece,
    bytes: &[u8],
    version: Version,
) -> io::Result<()> {
    let (instruction, read) = match piece.kind {
        PieceKind::Whole(kind) | PieceKind::Reserved { instruction: kind, .. } => (kind, usize::MAX),
        PieceKind::Cut { instruction, read, .. } => (instruction, read),
        PieceKind::Unknown => return unknown(out, at, &bytes[..piece.len.min(bytes.len())], "no instruction"),
        PieceKind::Rest => {
            let what = format!("no instruction in the {} that follow", counted(piece.len, "byte"));
            return unknown(out, at, &bytes[..piece.len.min(ROW).min(bytes.len())], &what);
        }
    };
    let (fields, missing) = fields(bytes, version, read);
    writeln!(out, "{index:>6}  {at:#08x}  {}  {}", instruction.info().name, counted(piece.len, "byte"))?;
    for field in &fields {
        let shown = hex(bytes.get(field.start..field.end).unwrap_or(&[]));
        writeln!(out, "        {:#08x}    {shown:<26}  {}{}", at + field.start as u64, field.name, field.text)?;
    }
    match missing.is_empty() {
        true => Ok(()),
        false => writeln!(out, "        missing: {}", missing.join(" ")),
    }
}

/// Bytes in one row.
const ROW: usize = 16;

/// Bytes that belong to no instruction.
fn unknown(out: &mut dyn io::Write, at: u64, bytes: &[u8], what: &str) -> io::Result<()> {
    writeln!(out, "        {at:#08x}  {what}")?;
    for (row, bytes) in bytes.chunks(ROW).enumerate() {
        writeln!(out, "        {:#08x}    {}", at + (row * ROW) as u64, hex(bytes))?;
    }
    Ok(())
}

/// The opcode and the fields of an instruction of which so many are there, and the names of the others.
fn fields(bytes: &[u8], version: Version, read: usize) -> (Vec<Field>, Vec<String>) {
    let (mut fields, mut missing): (Vec<Field>, _) = (Vec::new(), Vec::new());
    let Some(layout) = LAYOUTS.find(bytes, version) else { return (fields, missing) };
    fields.push(Field { name: "opcode".to_string(), start: 0, end: layout.opcode.len(), text: String::new() });
    let mut next: Option<Field> = None;
    let mut done = 0;
    layout.outline(bytes, version, &mut |seen| match seen {
        Seen::Part(part) => next.get_or_insert_with(|| Field::new(&part.place, part.offset)).add(part),
        Seen::Field { place, .. } if done >= read => {
            missing.push(field_name(&place));
            next = None;
        }
        Seen::Field { end, .. } => {
            fields.extend(next.take().filter(|_| end.is_some()));
            done += 1;
        }
    });
    (fields, missing)
}

/// The name of a field, with the number of the element in a list.
pub(super) fn field_name(place: &Place) -> String {
    match place.element {
        None => place.field.to_string(),
        Some(element) => format!("{}[{element}]", place.field),
    }
}

/// The bytes of a field, and what they mean.
struct Field {
    name: String,
    start: usize,
    end: usize,
    text: String,
}

impl Field {
    fn new(place: &Place, start: usize) -> Self {
        Self { name: field_name(place), start, end: start, text: String::new() }
    }

    fn add(&mut self, part: &Part) {
        self.end = part.offset + usize::from(part.int.bytes);
        let member = part.place.member;
        if part.int.groups.is_empty() {
            self.number(member, &part.value.to_string());
        }
        for group in part.int.groups {
            let value = group.of(part.value);
            let name = match (member, group.name) {
                (_, "") => member,
                (_, group) => group,
            };
            match (group.values, group.named(part.value)) {
                (Values::Reserved, _) if value == 0 => {}
                (Values::Reserved, _) => self.number("reserved", &format!("{value:#x}")),
                (_, Some(known)) => self.number(name, known),
                (Values::Named(_), None) => self.number(name, &format!("{value:#x}?")),
                (Values::Signed, _) => {
                    let unused = 63 - u32::from(group.high - group.low);
                    self.number(name, &(((value << unused) as i64) >> unused).to_string());
                }
                (Values::Number, _) => self.number(name, &value.to_string()),
            }
        }
    }

    fn number(&mut self, name: &str, value: &str) {
        let _ = if name.is_empty() { write!(self.text, " {value}") } else { write!(self.text, " {name}={value}") };
    }
}
