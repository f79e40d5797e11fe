//! Finds the operand of an instruction in its line of text.
//!
//! The parser records no positions of operands, since only errors need them. To find one, the
//! instruction is printed twice, the second time with a changed operand. The word that differs is
//! the operand, and the source line has the same number of words. For example, if `add (M1, 16) V32
//! V33 V34` changes to `add (M1, 16) V32 V33 V1058`, the fifth word is the operand.

use super::parse::text_options;
use crate::module::{OperandMut, for_each_operand};
use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;
use openvisa_isa::bit_fields::Predicate;
use openvisa_isa::operands::VecOperand;
use openvisa_isa::{Inst, Platform, Printer, TextScratch, Value};
use openvisa_isa_core::Version;
use openvisa_isa_core::text::NoNames;

/// Returns the byte range of the operand of a field in the text of an instruction.
///
/// `field` is the index of the field. Returns `None` if the field is not an operand, or if the text
/// does not have as many words as the printed form.
pub fn find_operand(
    line: &str,
    inst: &Inst<'_>,
    field: u8,
    version: Version,
    platform: Platform,
) -> Option<Range<usize>> {
    let position = operand_index(inst, field)?;
    let (mut other, mut listed, mut at) = (*inst, Vec::new(), 0);
    for_each_operand(&mut other, &mut listed, &mut |operand| {
        if at == position {
            change_operand(operand);
        }
        at += 1;
    });
    let print = |inst: &Inst<'_>| print_unnamed(inst, version, platform);
    let (printed, altered) = (print(inst)?, print(&other)?);
    let (own, others, places) = (split_words(&printed), split_words(&altered), split_words(line));
    if own.len() != others.len() || own.len() != places.len() {
        return None;
    }
    let differs = |(own, other): (&Range<usize>, &Range<usize>)| printed.get(own.clone()) != altered.get(other.clone());
    places.into_iter().nth(own.iter().zip(&others).position(differs)?)
}

/// Prints an instruction with generic names for its variables.
fn print_unnamed(inst: &Inst<'_>, version: Version, platform: Platform) -> Option<String> {
    let mut out = Printer::new();
    inst.print(&NoNames, text_options(version, Some(platform)), &mut TextScratch::default(), &mut out).ok()?;
    Some(String::from_utf8_lossy(out.as_bytes()).into_owned())
}

/// Returns the index among all operands of the first operand of a field.
fn operand_index(inst: &Inst<'_>, wanted: u8) -> Option<usize> {
    let (mut position, mut count) = (None, 0);
    inst.fields(&mut |field, value| {
        let operands = match value {
            Value::VecOperand(_) | Value::RawOperand(_) => 1,
            Value::RawOperands(list) => list.len(),
            _ => 0,
        };
        if field == wanted && operands > 0 {
            position = Some(count);
        }
        count += operands;
    });
    position
}

/// Changes an operand to another one of the same form.
fn change_operand(operand: OperandMut<'_>) {
    match operand {
        OperandMut::Raw(operand) => operand.id ^= 1 << 10,
        OperandMut::Vector(operand) => match operand {
            VecOperand::General { id, .. } => *id ^= 1 << 10,
            VecOperand::Address { id, .. } | VecOperand::Indirect { id, .. } | VecOperand::State { id, .. } => {
                *id ^= 1 << 10;
            }
            VecOperand::Predicate { val, .. } => *val = Predicate(val.0 ^ 1 << 10),
            VecOperand::Immediate { low, .. } => *low ^= 1,
            _ => {}
        },
    }
}

/// Splits a line at blanks outside of brackets.
fn split_words(line: &str) -> Vec<Range<usize>> {
    let (mut pieces, mut begun, mut depth) = (Vec::new(), None, 0_usize);
    for (at, byte) in line.bytes().enumerate() {
        match byte {
            b'(' | b'[' | b'<' => depth += 1,
            b')' | b']' | b'>' => depth = depth.saturating_sub(1),
            _ => {}
        }
        if !(depth == 0 && byte.is_ascii_whitespace()) {
            begun = begun.or(Some(at));
        } else if let Some(start) = begun.take() {
            pieces.push(start..at);
        }
    }
    pieces.extend(begun.map(|start| start..line.len()));
    pieces
}
