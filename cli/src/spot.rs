//! Where an operand of an instruction stands in its line of a text.
//!
//! Reading a text keeps no places, as only what is wrong needs them. There, the instruction is printed twice, the second time with
//! another operand: the piece that differs is that of the operand, and the line has as many pieces.

use super::explain;
use openvisa::module::OperandMut;
use openvisa::module::for_each_operand;
use openvisa_isa::bit_fields::Predicate;
use openvisa_isa::operands::VecOperand;
use openvisa_isa::{Inst, Platform, Value};
use openvisa_isa_core::Version;
use std::ops::Range;

/// The bytes of a line at which the operand of a field stands. `None`: the field is no operand, or the line has it in a form of its own.
pub(super) fn operand(
    line: &str,
    inst: &Inst<'_>,
    field: u8,
    version: Version,
    platform: Platform,
) -> Option<Range<usize>> {
    let position = position(inst, field)?;
    let (mut other, mut listed, mut at) = (*inst, Vec::new(), 0);
    for_each_operand(&mut other, &mut listed, &mut |operand| {
        if at == position {
            alter(operand);
        }
        at += 1;
    });
    let print = |inst: &Inst<'_>| explain::line_of(inst, version, platform);
    let (printed, altered) = (print(inst)?, print(&other)?);
    let (own, others, places) = (pieces(&printed), pieces(&altered), pieces(line));
    if own.len() != others.len() || own.len() != places.len() {
        return None;
    }
    let differs = |(own, other): (&Range<usize>, &Range<usize>)| printed.get(own.clone()) != altered.get(other.clone());
    places.into_iter().nth(own.iter().zip(&others).position(differs)?)
}

/// Which of the operands belongs to a field.
fn position(inst: &Inst<'_>, wanted: u8) -> Option<usize> {
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

/// Makes another operand of the same form of it.
fn alter(operand: OperandMut<'_>) {
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
        _ => {}
    }
}

/// The pieces of a line: what stands between blanks that are not within brackets.
fn pieces(line: &str) -> Vec<Range<usize>> {
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
