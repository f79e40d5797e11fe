//! The text of the tables: struct literals with named fields.
//!
//! For example, a probe of the execution size is written as `ByteProbe { offset: 1, first_mask: 5,
//! positions: &POSITIONS[3] }`. The text is built without a token stream, because a table has
//! thousands of literals.

use crate::emit::context::Context;
use crate::emit::fast_accept::opcode_index::{IndexEntry, OpcodeIndex};
use crate::emit::fast_accept::probes::{ByteProbe, PlannedProbe};
use crate::emit::fast_accept::table::{PlannedRow, TableBuilder};
use crate::emit::object::variables::class_ident;
use openvisa_isa_core::Version;
use openvisa_isa_core::rules::fast_accept::{BitSpan, OperandProbeKind, OperandUse, RawOperandUse};
use std::fmt::{self, Write};

/// Writes the tables of masks, probes and rows.
pub(super) fn write_table(context: &Context<'_>, table: &TableBuilder<'_>, out: &mut String) -> fmt::Result {
    let masks = table.pool.masks.iter().map(|mask| format!("{mask:#x}")).collect::<Vec<_>>();
    write_array(out, "Masks with one bit per clause that a number satisfies.", "pub", "MASKS", "u64", &masks, 16)?;
    let positions: Vec<_> = table.pool.indices.iter().map(|entries| ranges(entries, u8::to_string)).collect();
    let doc = "Tables from the number that a probe gives to the position of its mask among those of the probe.";
    write_array(out, doc, "", "POSITIONS", "[u8; 256]", &positions, 1)?;
    let counts: Vec<_> =
        table.channel_counts.iter().map(|counts| ranges(counts, |count| format!("ChannelCount::{count:?}"))).collect();
    write_array(
        out,
        "Tables from a byte to the number of channels.",
        "",
        "CHANNELS",
        "[ChannelCount; 256]",
        &counts,
        1,
    )?;
    let bytes: Vec<_> = table.byte_probes.iter().map(|list| probe_list(list, byte_probe)).collect();
    let doc = "Lists of probes of bytes before the first operand.";
    write_array(out, doc, "", "BYTES", "&[ByteProbe]", &bytes, 1)?;
    let operands: Vec<_> =
        table.operand_probes.iter().map(|list| probe_list(list, |probe| operand_probe(context, probe))).collect();
    let doc = "Lists of probes from the first operand on.";
    write_array(out, doc, "", "OPERANDS", "&[OperandProbe<VariableClass>]", &operands, 1)?;
    let rows: Vec<_> = table.rows.iter().enumerate().map(|(index, row)| row_literal(context, index, row)).collect();
    let doc = "The rows. Rows for older versions follow from [`Row::older`](FormatRow::older).";
    write_array(out, doc, "pub", "ROWS", "Row", &rows, 1)
}

/// Writes the table that selects a row by the first bytes.
pub(super) fn write_index(index: &OpcodeIndex, out: &mut String) -> fmt::Result {
    let entries = |entries: &[IndexEntry]| {
        let entries: Vec<_> =
            entries.iter().map(|entry| format!("({:#04x}, Some({}))", entry.byte, entry.row)).collect();
        format!("by_value(None, &[{}])", entries.join(", "))
    };
    let tables: Vec<_> = index.by_second.iter().map(|(_, list)| entries(list)).collect();
    let doc = "Indexes of rows in [`ROWS`], by the byte after the opcode.";
    write_array(out, doc, "", "BY_SECOND_BYTE", "[Option<u16>; 256]", &tables, 1)?;
    let rows = index.by_opcode.iter().map(|entry| (entry.byte, format!("OpcodeEntry::Row({})", entry.row)));
    let selectors = index.by_second.iter().enumerate();
    let selectors =
        selectors.map(|(at, (byte, _))| (*byte, format!("OpcodeEntry::BySecondByte(&BY_SECOND_BYTE[{at}])")));
    let mut entries: Vec<_> = rows.chain(selectors).collect();
    entries.sort_unstable();
    writeln!(out, "/// The row in [`ROWS`] of each opcode.")?;
    writeln!(out, "pub static BY_OPCODE: [OpcodeEntry; 256] = by_value(OpcodeEntry::NoRow, &[")?;
    for (byte, entry) in entries {
        writeln!(out, "    ({byte:#04x}, {entry}),")?;
    }
    writeln!(out, "]);")
}

/// Writes a static array with `per_line` elements in each line. An empty private array is left out,
/// because nothing refers to it.
fn write_array(
    out: &mut String,
    doc: &str,
    visibility: &str,
    name: &str,
    element: &str,
    elements: &[String],
    per_line: usize,
) -> fmt::Result {
    if elements.is_empty() && visibility.is_empty() {
        return Ok(());
    }
    let space = if visibility.is_empty() { "" } else { " " };
    writeln!(out, "/// {doc}\n{visibility}{space}static {name}: [{element}; {}] = [", elements.len())?;
    for line in elements.chunks(per_line) {
        writeln!(out, "    {},", line.join(", "))?;
    }
    writeln!(out, "];\n")
}

/// Returns a call of `by_range` that gives a table by the values of a byte.
fn ranges<T: PartialEq>(table: &[T; 256], entry: impl Fn(&T) -> String) -> String {
    let starts = (0..table.len()).filter(|value| *value == 0 || table[*value] != table[value - 1]);
    let ranges: Vec<_> = starts.map(|value| format!("({value:#04x}, {})", entry(&table[value]))).collect();
    format!("by_range(&[{}])", ranges.join(", "))
}

/// Returns a slice literal with one probe in each line.
fn probe_list<T>(list: &[T], literal: impl Fn(&T) -> String) -> String {
    match list {
        [] => "&[]".to_owned(),
        [probe] => format!("&[{}]", literal(probe)),
        _ => format!(
            "&[\n{}    ]",
            list.iter().map(|probe| format!("        {},\n", literal(probe))).collect::<String>()
        ),
    }
}

fn byte_probe(probe: &ByteProbe) -> String {
    format!("ByteProbe {{ {} }}", probe_fields(probe))
}

fn operand_probe(context: &Context<'_>, probe: &PlannedProbe) -> String {
    format!("OperandProbe {{ kind: {}, {} }}", probe_kind(context, probe.kind), probe_fields(&probe.byte))
}

/// Returns the fields that all probes have.
fn probe_fields(probe: &ByteProbe) -> String {
    let ByteProbe { at, table } = probe;
    format!("offset: {at}, first_mask: {}, positions: &POSITIONS[{}]", table.masks, table.indices)
}

fn probe_kind(context: &Context<'_>, kind: OperandProbeKind<usize>) -> String {
    let operand_use = |OperandUse { access, region, alignment }| {
        format!(
            "OperandUse {{ access: OperandAccess::{access:?}, region: Regions::{region:?}, alignment: Alignment::{alignment:?} }}"
        )
    };
    let bits = |BitSpan { left_shift, right_shift }| {
        format!("BitSpan {{ left_shift: {left_shift}, right_shift: {right_shift} }}")
    };
    let kind = match kind {
        OperandProbeKind::Vector(vector) => format!("Vector({})", operand_use(vector)),
        OperandProbeKind::Registers(vector) => format!("Registers({})", operand_use(vector)),
        OperandProbeKind::Raw(RawOperandUse { alignment, storage }) => {
            format!("Raw(RawOperandUse {{ alignment: Alignment::{alignment:?}, storage: Alignment::{storage:?} }})")
        }
        OperandProbeKind::Number(span) => format!("Number({})", bits(span)),
        OperandProbeKind::SignedNumber(span) => format!("SignedNumber({})", bits(span)),
        OperandProbeKind::Declared { class, width, or_none } => {
            format!("Declared {{ class: {}, width: {width}, or_none: {or_none} }}", class_path(context, class))
        }
        OperandProbeKind::Label { kinds, width } => format!("Label {{ kinds: {kinds:#x}, width: {width} }}"),
        OperandProbeKind::Source
        | OperandProbeKind::Destination
        | OperandProbeKind::Byte
        | OperandProbeKind::Immediate
        | OperandProbeKind::FirstElement
        | OperandProbeKind::IsPredefined
        | OperandProbeKind::AlignmentLog2
        | OperandProbeKind::RowWidth => format!("{kind:?}"),
    };
    format!("OperandProbeKind::{kind}")
}

/// Returns the path of a class of declarations, from its position in the specification's table.
fn class_path(context: &Context<'_>, class: usize) -> String {
    format!("VariableClass::{}", class_ident(&context.model.classes[class]))
}

/// Returns a row, after a comment with its index.
pub(super) fn row_literal(context: &Context<'_>, index: usize, row: &PlannedRow) -> String {
    let platforms: Vec<_> = row.platforms.iter().map(|mask| format!("{mask:#x}")).collect();
    let reference = row.reference.as_ref().map(|reference| {
        format!(
            "&ReferenceProbe {{ offset: {}, class: {}, id_bits: {:#x}, bytes: BYTES[{}], spans: OPERANDS[{}] }}",
            reference.at,
            class_path(context, reference.class),
            reference.bits,
            reference.bytes,
            reference.spans
        )
    });
    let form = option(row.form.map(|form| format!("Form::{form:?}")));
    let zero_mask = row.reference.as_ref().map_or(0, |reference| reference.zero_mask);
    let list = option(row.list.map(|list| format!("&ListProbe {{ elements: OPERANDS[{list}] }}")));
    let lines = [
        format!("kind: InstKind::{}, since: {}, older: {:?}, form: {form},", row.kind, version(row.since), row.older),
        format!("platforms: &[{}],", platforms.join(", ")),
        format!(
            "channels: &CHANNELS[{}], first: {}, bytes: BYTES[{}],",
            row.channels,
            byte_probe(&row.first),
            row.bytes
        ),
        format!("no_reference: {zero_mask:#x}, reference: {},", option(reference)),
        format!("operands: OPERANDS[{}], list: {list}, tail: {},", row.operands, row.tail),
        format!("sizes: SizeCheck::{:?},", row.sizes),
        format!("clauses: {:#x}, combinations: {:#x},", row.clause_bits, row.combination_bits),
    ];
    let lines: String = lines.iter().map(|line| format!("        {line}\n")).collect();
    format!("// {index}\n    Row {{\n{lines}    }}")
}

/// Returns the literal of an option.
fn option(value: Option<String>) -> String {
    value.map_or("None".to_owned(), |value| format!("Some({value})"))
}

/// Returns the expression of a version.
fn version(version: Version) -> String {
    let Version { major, minor, revision } = version;
    let revised = if revision == 0 { String::new() } else { format!(".revised({revision})") };
    format!("Version::new({major}, {minor}){revised}")
}
