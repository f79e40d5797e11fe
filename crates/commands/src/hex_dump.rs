//! The plain dump of `visa dis --plain`: every byte of the instructions, with its offset and field.

use openvisa::module::{AttributeRef, Attributes, Declaration, Object, Piece, PieceKind, Table, Text};
use openvisa::{Module, Version};
use openvisa_cli_support::counted;
use openvisa_findings::{field_name, format_hex};
use openvisa_isa::{Attribute, AttributeKind, Enumeration, LAYOUTS, VariableClass};
use openvisa_isa_core::layout::{FieldPath, Part, Seen, Values};
use std::fmt::Write;
use std::io;

/// Prints the version, the size and the number of objects of a file.
pub(super) fn print_file_header(out: &mut dyn io::Write, name: &str, module: &Module<'_>) -> io::Result<()> {
    let header = module.header();
    let (kernels, functions) = (header.kernel_info.len(), header.function_info.len());
    let version = Version::new(header.major_version, header.minor_version);
    let objects = format!("{}, {}", counted(kernels, "kernel"), counted(functions, "function"));
    writeln!(out, "file {name}: version {version}, {}, {objects}", counted(module.bytes().len(), "byte"))
}

/// Prints the declarations of an object: variables, labels, inputs and attributes.
pub(super) fn print_declarations(out: &mut dyn io::Write, object: &Object<'_>) -> io::Result<()> {
    let kind = if object.is_kernel() { "kernel" } else { "function" };
    let (offset, size) = (object.offset(), object.size());
    writeln!(
        out,
        "\n{kind} {}: {size} bytes at {offset:#x}, {} bytes of code at {:#x}",
        object.name(),
        object.code_size(),
        object.code_offset()
    )?;
    // The string pool of a file has no index: each lookup would walk over all strings before it.
    let strings: Vec<_> = object.strings().iter().collect();
    for variable in object.variables() {
        let known = |name: Option<&'static str>| name.unwrap_or("?");
        let data_type = known(variable.data_type().map(|t| t.name()));
        let alignment = known(variable.alignment().map(|a| a.name()));
        let (count, id) = (variable.num_elements, variable.id);
        let name = quote_string(&strings, variable.name_index);
        write!(out, "  variable V{id} {name} type={data_type} elements={count} align={alignment}")?;
        if let Some((of, offset)) = variable.alias() {
            write!(out, " alias=V{of}+{offset}")?;
        }
        print_attributes(out, &strings, &variable.attributes())?;
    }
    print_variables(out, &strings, "address", object.addresses(), |info| info.num_elements)?;
    print_variables(out, &strings, "predicate", object.predicates(), |info| info.num_elements)?;
    print_variables(out, &strings, "sampler", object.samplers(), |info| info.num_elements)?;
    print_variables(out, &strings, "surface", object.surfaces(), |info| info.num_elements)?;
    for label in object.labels() {
        let kind = label.kind().map_or("?", |kind| kind.name());
        write!(out, "  label {} {} kind={kind}", label.id, quote_string(&strings, label.name_index))?;
        print_attributes(out, &strings, &label.attributes())?;
    }
    for input in object.inputs().iter() {
        let class = input.kind.class().map_or("?", |class| class.name());
        let from = input.kind.provenance().map_or("?", |from| from.name());
        let (id, offset, size) = (input.id, input.offset, input.size);
        writeln!(out, "  input {class} id={id} offset={offset} size={size} from={from}")?;
    }
    for attribute in object.attributes().iter() {
        let name = quote_string(&strings, attribute.info.name);
        writeln!(out, "  attribute {name}={}", format_attribute(&strings, &attribute))?;
    }
    Ok(())
}

fn print_variables<'a, T: Declaration<'a>>(
    out: &mut dyn io::Write,
    strings: &[Text<'_>],
    what: &str,
    table: Table<'a, T>,
    count: fn(&T) -> u16,
) -> io::Result<()> {
    for variable in table {
        let letter = VariableClass::letter(T::CLASS);
        let name = quote_string(strings, variable.name_index());
        write!(out, "  {what} {letter}{} {name} elements={}", variable.id, count(&variable.info))?;
        print_attributes(out, strings, &variable.attributes())?;
    }
    Ok(())
}

fn find_string<'a>(strings: &[Text<'a>], index: u32) -> Option<Text<'a>> {
    strings.get(usize::try_from(index).ok()?).copied()
}

/// Returns a string of the pool, in quotes; `?` if the pool has no such entry.
fn quote_string(strings: &[Text<'_>], index: u32) -> String {
    find_string(strings, index).map_or("?".to_string(), |name| format!("{name:?}"))
}

/// Prints the attributes of a declaration, and ends its line.
fn print_attributes(out: &mut dyn io::Write, strings: &[Text<'_>], list: &Attributes<'_>) -> io::Result<()> {
    for attribute in list.iter() {
        write!(out, " {}={}", quote_string(strings, attribute.info.name), format_attribute(strings, &attribute))?;
    }
    writeln!(out)
}

/// Formats the value of an attribute. Known attributes are formatted by their kind, others as
/// characters if they are printable, else as bytes.
fn format_attribute(strings: &[Text<'_>], attribute: &AttributeRef<'_>) -> String {
    let bytes = attribute.value();
    let text = std::str::from_utf8(bytes).ok().filter(|text| text.chars().all(|c| !c.is_control()));
    let kind =
        find_string(strings, attribute.info.name).and_then(|name| Some(Attribute::from_name(name.to_str()?)?.kind()));
    let known = match kind {
        Some(AttributeKind::Bool) => attribute.flag().map(|flag| flag.to_string()),
        Some(AttributeKind::Int) => attribute.number().map(|number| number.to_string()),
        _ => None,
    };
    match text {
        _ if known.is_some() => known.unwrap_or_default(),
        Some(text) => format!("{text:?}"),
        None => format!("[{}]", format_hex(bytes)),
    }
}

/// Prints one piece of code. The first line has the position of the instruction, its offset, name
/// and length. A line for each field follows, with its bytes and its value. `at` is the offset of
/// the piece in the file.
pub(super) fn print_piece(
    out: &mut dyn io::Write,
    (index, at): (usize, u64),
    piece: &Piece,
    bytes: &[u8],
    version: Version,
) -> io::Result<()> {
    let (instruction, read) = match piece.kind {
        PieceKind::Whole(kind) | PieceKind::Reserved { instruction: kind, .. } => (kind, usize::MAX),
        PieceKind::Cut { instruction, read, .. } => (instruction, read),
        PieceKind::Unknown => {
            return print_unknown_bytes(out, at, &bytes[..piece.len.min(bytes.len())], "no instruction");
        }
        PieceKind::Rest => {
            let what = format!("no instruction in the {} that follow", counted(piece.len, "byte"));
            return print_unknown_bytes(out, at, &bytes[..piece.len.min(ROW_BYTES).min(bytes.len())], &what);
        }
    };
    let (fields, missing) = collect_fields(bytes, version, read);
    writeln!(out, "{index:>6}  {at:#08x}  {}  {}", instruction.info().name, counted(piece.len, "byte"))?;
    for field in &fields {
        let shown = format_hex(bytes.get(field.start..field.end).unwrap_or(&[]));
        writeln!(out, "        {:#08x}    {shown:<26}  {}{}", at + field.start as u64, field.name, field.text)?;
    }
    match missing.is_empty() {
        true => Ok(()),
        false => writeln!(out, "        missing: {}", missing.join(" ")),
    }
}

/// Number of bytes in one row.
const ROW_BYTES: usize = 16;

/// Prints bytes that belong to no instruction.
fn print_unknown_bytes(out: &mut dyn io::Write, at: u64, bytes: &[u8], what: &str) -> io::Result<()> {
    writeln!(out, "        {at:#08x}  {what}")?;
    for (row, bytes) in bytes.chunks(ROW_BYTES).enumerate() {
        writeln!(out, "        {:#08x}    {}", at + (row * ROW_BYTES) as u64, format_hex(bytes))?;
    }
    Ok(())
}

/// Returns the opcode and the first `read` fields of an instruction, and the names of the missing
/// fields.
fn collect_fields(bytes: &[u8], version: Version, read: usize) -> (Vec<DumpedField>, Vec<String>) {
    let (mut fields, mut missing): (Vec<DumpedField>, _) = (Vec::new(), Vec::new());
    let Some(layout) = LAYOUTS.find(bytes, version) else { return (fields, missing) };
    fields.push(DumpedField { name: "opcode".to_string(), start: 0, end: layout.opcode.len(), text: String::new() });
    let mut next: Option<DumpedField> = None;
    let mut done = 0;
    layout.outline(bytes, version, &mut |seen| match seen {
        Seen::Part(part) => next.get_or_insert_with(|| DumpedField::new(&part.place, part.offset)).add_part(part),
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

/// The bytes of a field, and its value as text.
struct DumpedField {
    name: String,
    start: usize,
    end: usize,
    text: String,
}

impl DumpedField {
    fn new(place: &FieldPath, start: usize) -> Self {
        Self { name: field_name(place), start, end: start, text: String::new() }
    }

    fn add_part(&mut self, part: &Part) {
        self.end = part.offset + usize::from(part.int.bytes);
        let member = part.place.member;
        if part.int.groups.is_empty() {
            self.push_number(member, &part.value.to_string());
        }
        for group in part.int.groups {
            let value = group.of(part.value);
            let name = match (member, group.name) {
                (_, "") => member,
                (_, group) => group,
            };
            match (group.values, group.named(part.value)) {
                (Values::Reserved, _) if value == 0 => {}
                (Values::Reserved, _) => self.push_number("reserved", &format!("{value:#x}")),
                (_, Some(known)) => self.push_number(name, known),
                (Values::Named(_), None) => self.push_number(name, &format!("{value:#x}?")),
                (Values::Signed, _) => {
                    let unused = 63 - u32::from(group.high - group.low);
                    self.push_number(name, &(((value << unused) as i64) >> unused).to_string());
                }
                (Values::Number, _) => self.push_number(name, &value.to_string()),
            }
        }
    }

    fn push_number(&mut self, name: &str, value: &str) {
        let _ = if name.is_empty() { write!(self.text, " {value}") } else { write!(self.text, " {name}={value}") };
    }
}
