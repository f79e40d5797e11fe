//! `fast_accept.rs`: the tables with which the validator accepts most instructions without decoding
//! them.
//!
//! The rules of each instruction are converted to clauses ([`rules_to_cnf`], [`cnf`]), and these to
//! bit masks ([`clause_masks`]). A [row](table) names the probes of an instruction's bytes
//! ([`probes`]); the validator looks up the mask of each probe and accepts an instruction if the
//! masks together have all clause bits. `docs/fast-accept.md` follows ADD through these steps.

mod clause;
mod clause_masks;
mod cnf;
mod cube_cover;
mod expr_analysis;
mod field_bytes;
mod footprints;
mod opcode_index;
mod operand_codes;
mod probes;
mod rules_to_cnf;
mod table;
#[cfg(test)]
mod tests;

use crate::emit::context::{Content, Context, Emitter};
use crate::emit::support::docs::place;
use crate::emit::support::formats::counted_by;
use crate::emit::support::versions;
use crate::model::{FieldKind, Presence, StructureOrigin};
use opcode_index::{IndexEntry, OpcodeIndex};
use operand_codes::OperandCodes;
use probes::{ByteProbe, OperandProbe};
use std::fmt::Write;
use table::{Row, RowReference, Slice, TableBuilder};

/// Emits `fast_accept.rs`.
pub(crate) struct FastAccept;

impl Emitter for FastAccept {
    fn path(&self) -> &'static str {
        "fast_accept.rs"
    }

    /// Emits
    /// ```ignore
    /// pub static TABLES: [[u8; 256]; 140] = [*b"\0\x01...", ...];
    /// pub static WORDS: [u64; 2048] = words(&[0x1, 0x3f, ...]);
    /// pub static LOOKS: [Look; 240] = Look::all(&[0x01_05_0012, ...], &TABLES);
    /// pub static STEPS: [Step; 780] = Step::all(&[0x00_05_0000_04_05_0028, ...], &TABLES);
    /// pub static SCANS: [Scan; 512] = Scan::all(&[
    ///     [InstKind::Add as u64, 0x_0304_0003_00_00, 0x1f, 0x60, ...],
    ///     [InstKind::Dpas as u64 + (255 << 8), ...],
    ///     ...
    /// ], &TABLES, &LOOKS, &STEPS);
    /// pub static BY_OPCODE: [u16; 256] = by_byte(&[(0x01, 1), ...]);
    /// pub static BY_SECOND: [[u16; 256]; 2] = [by_byte(&[...]), ...];
    /// ```
    fn emit(&self, context: &Context<'_>) -> Content {
        let codes = OperandCodes::new(context.model);
        let mut table = TableBuilder::new(context, &codes);
        let index = OpcodeIndex::build(context, &mut table);
        let mut out = String::from(HEAD);
        // Writing to a string cannot fail.
        let _ = write_operand_offsets(context, &mut out)
            .and_then(|()| write_footprints(&table.footprints, &mut out))
            .and_then(|()| write_table(&table, &mut out))
            .and_then(|()| write_index(&index, &mut out));
        Content::Text(out)
    }
}

const HEAD: &str = "\
//! The tables with which the validator accepts most instructions without decoding them.
#![allow(unused_parens, unused_variables, clippy::all)]
use crate::info::InstKind;
use openvisa_isa_core::rules::{FootprintFn, Look, Scan, Step};

/// Returns an entry of a table; 0 past its end.
fn entry(index: i64, entries: &[i64]) -> i64 {
    usize::try_from(index).ok().and_then(|index| entries.get(index)).copied().unwrap_or(0)
}

const fn by_byte(entries: &[(u8, u16)]) -> [u16; 256] {
    let (mut table, mut at) = ([0; 256], 0);
    while at < entries.len() {
        table[entries[at].0 as usize] = entries[at].1;
        at += 1;
    }
    table
}

const fn words<const N: usize>(known: &[u64]) -> [u64; N] {
    let (mut words, mut at) = ([0; N], 0);
    while at < known.len() {
        words[at] = known[at];
        at += 1;
    }
    words
}

";

/// Writes the offsets of the members of each operand structure whose members all have a fixed size:
/// ```ignore
/// /// Where `id`, `row_offset`, `col_offset`, `region` begin ...
/// pub const GEN_OPND: [usize; 5] = [0, 4, 5, 6, 8];
/// ```
fn write_operand_offsets(context: &Context<'_>, out: &mut String) -> std::fmt::Result {
    for structure in context.model.structures.iter().filter(|s| s.origin == StructureOrigin::Operand) {
        let newest = versions::split_intervals(structure.members.iter().flat_map(versions::field_gates))[0];
        let mut offsets = vec![0];
        for member in &structure.members {
            let int = versions::kind_in(member, newest).and_then(FieldKind::int);
            let Some(int) = int.filter(|_| member.presence == Presence::Always && counted_by(member).is_none()) else {
                break;
            };
            offsets.push(offsets[offsets.len() - 1] + usize::from(int.bytes()));
        }
        if offsets.len() == structure.members.len() + 1 {
            let names: Vec<_> = structure.members.iter().map(|member| format!("`{}`", member.name.value)).collect();
            writeln!(
                out,
                "/// Offsets in bytes of {} in the newest versions, followed by the total size. {}\npub const {}: [usize; {}] = {offsets:?};\n",
                names.join(", "),
                place(context.model, context.prefix, structure.span),
                structure.name.value.to_uppercase(),
                offsets.len()
            )?;
        }
    }
    Ok(())
}

/// Writes the functions that compute footprints:
/// ```ignore
/// pub static FOOTPRINTS: [FootprintFn; 12] = [|b, grf| [entry(...) * 4, ...], ...];
/// ```
fn write_footprints(bodies: &[String], out: &mut String) -> std::fmt::Result {
    writeln!(
        out,
        "/// Functions that compute how many bytes an instruction accesses of each raw operand, in wire order.\n\
         /// `b` is the beginning of the instruction, and `grf` the size of a register in bytes.\n\
         pub static FOOTPRINTS: [FootprintFn; {}] = [",
        bodies.len()
    )?;
    for body in bodies {
        writeln!(out, "    |b, grf| {body},")?;
    }
    writeln!(out, "];\n")
}

/// Writes the tables of probes, masks and rows.
fn write_table(table: &TableBuilder<'_>, out: &mut String) -> std::fmt::Result {
    let indices = &table.pool.indices;
    writeln!(
        out,
        "/// Tables from the number that a probe gives to the position of its mask, and from a byte to the\n/// number of channels.\n\
         pub static TABLES: [[u8; 256]; {}] = [",
        indices.len()
    )?;
    for entries in indices {
        // The compiler parses a byte string faster than 256 numbers.
        writeln!(out, "    *b\"{}\",", entries.escape_ascii())?;
    }
    let masks = &table.pool.masks;
    writeln!(
        out,
        "];\n\n/// Masks with one bit per clause that a number satisfies, padded to a power of two.\npub static WORDS: [u64; {}] = words(&[",
        masks.len().next_power_of_two()
    )?;
    write_numbers(out, 16, masks.iter().map(|mask| format!("{mask:#x}")))?;
    let probes = &table.byte_probes;
    writeln!(
        out,
        "]);\n\n/// The probes of bytes before the first operand. [`Look::all`] documents the digits.\npub static LOOKS: [Look; {}] = Look::all(&[",
        probes.len()
    )?;
    write_numbers(out, 12, probes.iter().map(|probe| format!("{:#010x}", pack_byte_probe(probe))))?;
    let probes = &table.operand_probes;
    writeln!(
        out,
        "], &TABLES);\n\n/// The probes from the first operand on. [`Step::all`] documents the digits.\npub static STEPS: [Step; {}] = Step::all(&[",
        probes.len()
    )?;
    write_numbers(out, 6, probes.iter().map(|probe| format!("{:#018x}", pack_operand_probe(probe))))?;
    writeln!(
        out,
        "], &TABLES);\n\n/// The rows. [`Scan::all`] documents the numbers.\npub static SCANS: [Scan; {}] = Scan::all(&[",
        (table.rows.len() + 1).next_power_of_two()
    )?;
    for row in &table.rows {
        let numbers: Vec<_> = pack_row(row).iter().map(|number| format!("{number:#x}")).collect();
        let sized = if row.sized == 0 { String::new() } else { format!(" + ({} << 8)", row.sized) };
        writeln!(out, "    [InstKind::{} as u64{sized}, {}],", row.kind, numbers.join(", "))?;
    }
    writeln!(out, "], &TABLES, &LOOKS, &STEPS);")
}

/// Writes numbers with commas, `per_line` in each line.
fn write_numbers(out: &mut String, per_line: usize, numbers: impl Iterator<Item = String>) -> std::fmt::Result {
    for line in numbers.collect::<Vec<_>>().chunks(per_line) {
        writeln!(out, "    {},", line.join(", "))?;
    }
    Ok(())
}

/// Packs a probe of a byte in the form that `openvisa_isa_core::rules::Look::all` documents.
fn pack_byte_probe(probe: &ByteProbe) -> u32 {
    let ByteProbe { at, table } = *probe;
    u32::from(at) << 24 | (table.indices as u32) << 14 | table.masks as u32
}

/// Packs a probe behind the first operand in the form that `openvisa_isa_core::rules::Step::all`
/// documents.
fn pack_operand_probe(probe: &OperandProbe) -> u64 {
    let OperandProbe { kind, flags, argument, byte } = probe;
    u64::from_be_bytes([*kind, *flags, 0, 0, 0, 0, 0, 0])
        | u64::from(*argument) << 32
        | u64::from(pack_byte_probe(byte))
}

/// Packs a row in the form that `openvisa_isa_core::rules::Scan::all` documents, without the
/// instruction.
fn pack_row(row: &Row) -> [u64; 8] {
    let slice = |slice: Slice| (slice.first as u64) << 16 | slice.len as u64;
    let probe = |probe: &ByteProbe| u64::from(pack_byte_probe(probe));
    let [since_high, since_low] = row.since.to_be_bytes();
    let [high, low] = (row.channels as u16).to_be_bytes();
    let head = u64::from_be_bytes([0, 0, since_high, since_low, high, low, row.tail, row.form]);
    let (mut target, mut zero_mask, mut reference) = (0, 0, 0);
    if let Some(RowReference { at, class, bits, zero_mask: mask, bytes, spans }) = &row.reference {
        target = u64::from(*at) << 24 | u64::from(*class) << 16 | u64::from(*bits);
        zero_mask = *mask;
        reference = slice(*spans) << 32 | slice(*bytes);
    }
    [
        head | (row.older.unwrap_or(0) as u64) << 48,
        row.clause_bits,
        row.combination_bits,
        probe(&row.first) << 32 | probe(&row.platforms),
        slice(row.list) << 32 | target,
        zero_mask,
        slice(row.bytes) << 32 | slice(row.operands),
        reference,
    ]
}

/// Writes the tables that select a row by the first two bytes.
fn write_index(index: &OpcodeIndex, out: &mut String) -> std::fmt::Result {
    let table = |entries: &[IndexEntry]| {
        let entries: Vec<_> = entries.iter().map(|entry| format!("({:#04x}, {})", entry.byte, entry.row)).collect();
        format!("by_byte(&[{}])", entries.join(", "))
    };
    // Numbers above those of rows refer to the tables by the second byte.
    let selectors = (0..).zip(&index.by_second);
    let selectors = selectors.map(|(at, (byte, _))| IndexEntry { byte: *byte, row: usize::from(u16::MAX) - at });
    let mut by_opcode: Vec<_> = index.by_opcode.iter().copied().chain(selectors).collect();
    by_opcode.sort_unstable();
    writeln!(
        out,
        "\n/// Numbers of rows of [`SCANS`] by opcode; 0 for an opcode without a row.\n///\n\
         /// If the second byte selects the row, the number is 65535 for the first table of\n\
         /// [`BY_SECOND`], 65534 for the second one and so on.\n\
         pub static BY_OPCODE: [u16; 256] = {};\n",
        table(&by_opcode)
    )?;
    writeln!(
        out,
        "/// Numbers of rows of [`SCANS`] by the byte after the opcode; 0 for none.\npub static BY_SECOND: [[u16; 256]; {}] = [",
        index.by_second.len()
    )?;
    for (_, entries) in &index.by_second {
        writeln!(out, "    {},", table(entries))?;
    }
    writeln!(out, "];")
}
