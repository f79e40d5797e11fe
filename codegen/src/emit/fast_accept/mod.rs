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
mod render;
mod rules_to_cnf;
mod table;
#[cfg(test)]
mod tests;

use crate::emit::context::{Content, Context, Emitter, emits};
use crate::emit::support::versions;
use crate::rust_view::docs::place;
use crate::rust_view::formats::counted_by;
use crate::spec::model::{FieldKind, Presence, StructureOrigin};
use opcode_index::OpcodeIndex;
use operand_codes::OperandCodes;
use std::fmt::Write;
use table::TableBuilder;

/// Emits `fast_accept.rs`.
pub(crate) struct FastAccept;

impl Emitter for FastAccept {
    emits!("fast_accept.rs");

    /// Emits
    /// ```ignore
    /// pub static MASKS: [u64; 1937] = [0x1, 0x3f, ...];
    /// static POSITIONS: [[u8; 256]; 250] = [by_range(&[(0x00, 1), (0x06, 0)]), ...];
    /// static BYTES: [&[ByteProbe]; 60] = [&[ByteProbe { offset: 2, first_mask: 5, positions: &POSITIONS[3] }], ...];
    /// static OPERANDS: [&[OperandProbe]; 400] = [
    ///     &[
    ///         OperandProbe { kind: OperandProbeKind::Destination, offset: 4, first_mask: 40, positions: &POSITIONS[5] },
    ///         ...
    ///     ],
    ///     ...
    /// ];
    /// pub static ROWS: [Row; 360] = [
    ///     // 0
    ///     Row { kind: InstKind::Add, since: Version::new(3, 4), older: None, ... },
    ///     ...
    /// ];
    /// pub static BY_OPCODE: [OpcodeEntry; 256] = by_value(OpcodeEntry::NoRow, &[(0x01, OpcodeEntry::Row(0)), ...]);
    /// ```
    fn emit(&self, context: &Context<'_>) -> Content {
        let codes = OperandCodes::new(context.model);
        let mut table = TableBuilder::new(context, &codes);
        let index = OpcodeIndex::build(context, &mut table);
        let mut out = String::from(HEAD);
        // Writing to a string cannot fail.
        let _ = write_operand_offsets(context, &mut out)
            .and_then(|()| write_footprints(&table.footprints, &mut out))
            .and_then(|()| write_sizes(&table.sizes, &mut out))
            .and_then(|()| render::write_table(context, &table, &mut out))
            .and_then(|()| render::write_index(&index, &mut out));
        Content::Text(out)
    }
}

/// Text before the tables.
const HEAD: &str = r#"//! The tables with which the validator accepts most instructions without decoding them.
//!
//! For example, [`BY_OPCODE`] has the row of `add`. This row has a probe for the execution size,
//! one for each operand, and the mask of the clauses that their numbers must satisfy together.
//! `openvisa_isa_core::rules::fast_accept` documents the types.
#![allow(clippy::all, unused_parens, unused_variables)]
use crate::info::InstKind;
use crate::variables::VariableClass;
use openvisa_isa_core::rules::fast_accept::*;

/// Returns an entry of a table; 0 past its end.
fn entry(index: i64, entries: &[i64]) -> i64 {
    usize::try_from(index).ok().and_then(|index| entries.get(index)).copied().unwrap_or(0)
}

/// A row of [`ROWS`].
pub type Row = FormatRow<InstKind, VariableClass>;

"#;

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

/// Writes the functions that compute sizes after the operands are read:
/// ```ignore
/// pub static SIZES: [SizeFn; 3] = [
///     |b, t, e, grf| [StorageNeed { bytes: i64::from(t[3]) * e[0], declared_alignment: 8 * e[0] }, ...],
/// ];
/// ```
fn write_sizes(bodies: &[String], out: &mut String) -> std::fmt::Result {
    writeln!(
        out,
        "/// Functions that compute what an instruction needs of the storage of its operands, in wire\n\
         /// order. `b` is the beginning of the instruction, `t` the bytes after the last operand, `e` the\n\
         /// sizes of the operands' elements, and `grf` the size of a register in bytes.\n\
         pub static SIZES: [SizeFn; {}] = [",
        bodies.len()
    )?;
    for body in bodies {
        writeln!(out, "    |b, t, e, grf| {body},")?;
    }
    writeln!(out, "];\n")
}
