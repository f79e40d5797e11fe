//! Follows undefined bits through element-wise instructions.
//!
//! For example, `and (M1, 16) V41(0,0)<1> V40(0,0)<1;1,0> 0xff:ud` gives defined values if the low
//! bytes of the elements of `V40` are defined. Operations that are not known to keep bits apart
//! make a result undefined if any bit of a source is.

use super::{GuardLanes, UndefinedUse};
use crate::bytecode::{
    Channels, ComputeType, Destination, Indirect, LaneOp, OperandLocation, Source, To, lanes_in_mask, size_of,
};
use crate::checks::register_shadow::{OwnedAddress, RegisterBytes, RegisterShadow, ShadowPlace, UnwrittenRead};
use crate::interp::context::ExecContext;
use crate::numerics::value::ElementOffsets;
use openvisa_isa::enums::Modifier;
use openvisa_isa::semantics::{LaneKind, MAX_SOURCES};
use openvisa_isa::{DataType, DataTypeKind};

/// A source element of a channel.
#[derive(Clone, Copy, Debug, Default)]
struct SourceElement {
    /// Its bits, extended to 64.
    bits: u64,
    /// Its undefined bits, extended likewise.
    undefined: u64,
    /// Origin of its undefined bits. `None` if there are none.
    origin: Option<UnwrittenRead>,
    /// Its value, if that is an address of a variable.
    address: Option<OwnedAddress>,
}

/// The undefined bits of a result.
#[derive(Clone, Copy, Debug, Default)]
struct ResultElement {
    undefined: u64,
    origin: Option<UnwrittenRead>,
    /// The value of a copy of an address.
    address: Option<OwnedAddress>,
}

impl ExecContext<'_> {
    /// Follows undefined bits through an element-wise operation.
    pub(super) fn follow_lanes(&self, shadow: &mut RegisterShadow, op: &LaneOp) {
        let span = op.span;
        let active = self.active(span);
        if op.class == ComputeType::Predicate {
            return self.follow_predicate_logic(shadow, op, active << span.first);
        }
        let guard = match op.guarded || op.kind.selects() {
            true => self.guard_lanes(shadow, span, op.guard, active),
            // The predicate is a destination.
            false => GuardLanes { held: u32::MAX, undefined: 0 },
        };
        let enabled = if op.guarded { active & (guard.held | guard.undefined) } else { active };
        let [dst, second] = [Some(&op.dst), op.second.as_ref()]
            .map(|dst| dst.map(|dst| (dst, self.destination_offsets(shadow, op, dst, enabled))));
        let places = op.sources.iter().map(|source| self.source_offsets(shadow, op, source, enabled));
        let places: Vec<_> = places.collect();
        let mut results = [(ResultElement::default(), ResultElement::default()); 32];
        for lane in lanes_in_mask(enabled) {
            let mut sources = [SourceElement::default(); MAX_SOURCES];
            for ((source, place), element) in op.sources.iter().zip(&places).zip(&mut sources) {
                *element = self.source_element(shadow, op, source, place.as_ref(), lane);
            }
            let is_guard_undefined = guard.undefined >> lane & 1 == 1;
            let of_guard = || {
                let channel = span.first + lane as u8;
                let place = super::guard_place(shadow, span, op.guard, channel);
                let origin = Some(self.origin_of(shadow, place.into(), Some(channel)));
                ResultElement { undefined: u64::MAX, origin, address: None }
            };
            results[lane] = match is_guard_undefined {
                true => (of_guard(), of_guard()),
                false => {
                    let selected = guard.held >> lane & 1 == 1;
                    (result_of(op, &sources[..op.sources.len()], selected), any_of(&sources))
                }
            };
        }
        for lane in lanes_in_mask(enabled) {
            let (result, other) = results[lane];
            if let Some((dst, place)) = &dst {
                set_result(shadow, op, dst, place.as_ref(), lane, result);
            }
            if let Some((dst, place)) = &second {
                set_result(shadow, op, dst, place.as_ref(), lane, other);
            } else if op.sets_flag {
                let bit = channel_bit(span, lane);
                let undefined = if other.undefined != 0 { bit } else { 0 };
                shadow.set_predicate(op.guard.id, bit, undefined, other.origin);
            }
        }
    }

    /// Follows undefined bits through an operation on predicate variables.
    fn follow_predicate_logic(&self, shadow: &mut RegisterShadow, op: &LaneOp, mask: u32) {
        let source = |index: usize| match op.sources.get(index) {
            Some(Source { from: OperandLocation::Predicate(id), modifier, .. }) => {
                let bits = self.thread.state.predicates.get(usize::from(*id)).copied().unwrap_or(0);
                (Some(*id), if *modifier == Modifier::Not { !bits } else { bits }, shadow.predicate(*id))
            }
            _ => (None, 0, 0),
        };
        let ((a, a_bits, a_undefined), (b, b_bits, b_undefined)) = (source(0), source(1));
        let undefined =
            bitwise(op.kind, 0, [a_bits, b_bits, 0].map(u64::from), [a_undefined, b_undefined, 0].map(u64::from));
        let To::Predicate(to) = op.dst.to else { return };
        let first = (a_undefined & undefined as u32 & mask != 0).then_some((a, a_undefined));
        let (id, of_source) = first.unwrap_or((b, b_undefined));
        let channel = (of_source & undefined as u32 & mask).trailing_zeros().min(31) as u8;
        let origin = id.map(|id| self.origin_of(shadow, ShadowPlace::Predicate { id, channel }.into(), Some(channel)));
        shadow.set_predicate(to, mask, undefined as u32, origin);
    }

    /// Returns the byte offsets of the elements of a source in the registers. `None` if they are
    /// elsewhere, or not known.
    fn source_offsets(
        &self,
        shadow: &RegisterShadow,
        op: &LaneOp,
        source: &Source,
        enabled: u32,
    ) -> Option<ElementOffsets> {
        match &source.from {
            OperandLocation::Registers(place) => Some(place.clone()),
            OperandLocation::Indirect(of) => self.indirect_offsets(shadow, of, op.span, source.data_type, enabled),
            _ => None,
        }
    }

    /// Returns the byte offsets of the elements of a destination in the registers. `None` if they
    /// are elsewhere, or not known.
    fn destination_offsets(
        &self,
        shadow: &RegisterShadow,
        op: &LaneOp,
        dst: &Destination,
        enabled: u32,
    ) -> Option<ElementOffsets> {
        match &dst.to {
            To::Registers(place) => Some(place.clone()),
            To::Indirect(of) => {
                let place = self.indirect_offsets(shadow, of, op.span, dst.data_type, enabled)?;
                let size = size_of(dst.data_type) as usize;
                for lane in lanes_in_mask(enabled) {
                    let element = RegisterBytes { at: place.at(lane, size), size };
                    if let Some(extent) = self.left_variable(shadow, of, lane, element) {
                        self.report_write_outside(extent, element, Some(op.span.first + lane as u8));
                    }
                }
                Some(place)
            }
            _ => None,
        }
    }

    /// Returns the byte offsets of the elements of an indirect operand. Reports undefined elements
    /// of its address variable, and returns `None` if there are any.
    fn indirect_offsets(
        &self,
        shadow: &RegisterShadow,
        indirect: &Indirect,
        span: Channels,
        data_type: DataType,
        enabled: u32,
    ) -> Option<ElementOffsets> {
        let n = usize::from(span.n);
        let width = if indirect.v.is_none() { (indirect.w as usize).clamp(1, n) } else { n };
        let mut is_known = true;
        for first in (0..n).step_by(width).filter(|first| enabled >> first & (u32::MAX >> (32 - width)) != 0) {
            let element = usize::from(indirect.address) + first / width;
            if shadow.is_address_undefined(element) {
                let channel = Some(span.first + first as u8);
                let read = self.origin_of(shadow, ShadowPlace::Address(element as u16).into(), channel);
                self.report_undefined(read, UndefinedUse::RegisterAddress, channel);
                is_known = false;
            }
        }
        self.indirect(indirect, n, size_of(data_type)).ok().filter(|_| is_known)
    }

    /// Returns the element of a source of a channel.
    fn source_element(
        &self,
        shadow: &RegisterShadow,
        op: &LaneOp,
        source: &Source,
        place: Option<&ElementOffsets>,
        lane: usize,
    ) -> SourceElement {
        let size = size_of(source.data_type) as usize;
        let channel = op.span.first + lane as u8;
        let of_part = |bits, undefined, part| {
            let origin = (undefined != 0).then(|| self.origin_of(shadow, part, Some(channel)));
            SourceElement { bits, undefined, origin, address: None }
        };
        match &source.from {
            OperandLocation::Registers(_) | OperandLocation::Indirect(_) => {
                let Some(place) = place else { return SourceElement::default() };
                let at = place.at(lane, size);
                let element = RegisterBytes { at, size };
                // An element of another variable is undefined, but need not be used: compilers read
                // elements before they know whether the index is valid.
                if let OperandLocation::Indirect(of) = &source.from
                    && let Some(extent) = self.left_variable(shadow, of, lane, element)
                {
                    let origin = Some(self.read_outside(extent, element, Some(channel)));
                    return SourceElement { undefined: u64::MAX, origin, ..SourceElement::default() };
                }
                let undefined = shadow.element(at, size);
                let size_searched = if undefined == 0 { 0 } else { size };
                let first = super::first_undefined(shadow, RegisterBytes { at, size: size_searched });
                let is_signed = source.data_type.kind() == DataTypeKind::Signed;
                let [bits, undefined] =
                    [self.thread.read(at, size), undefined].map(|bits| extended(bits, size, is_signed));
                let is_whole = undefined == 0 && source.data_type.kind() != DataTypeKind::Float;
                let address = if is_whole { shadow.copied_address(bits as u32) } else { None };
                SourceElement { address, ..of_part(bits, undefined, first) }
            }
            OperandLocation::Constant(bytes, place) => {
                let at = place.at(lane, size);
                let mut bits = [0; 8];
                if let (Some(from), Some(to)) = (bytes.get(at..at + size), bits.get_mut(..size)) {
                    to.copy_from_slice(from);
                }
                let is_signed = source.data_type.kind() == DataTypeKind::Signed;
                let bits = extended(u64::from_le_bytes(bits), size, is_signed);
                SourceElement { bits, ..SourceElement::default() }
            }
            OperandLocation::Predicate(id) => {
                let undefined = shadow.predicate(*id) & channel_bit(op.span, lane) != 0;
                of_part(0, u64::from(undefined), ShadowPlace::Predicate { id: *id, channel }.into())
            }
            OperandLocation::PredicateWord(id) => {
                let undefined = shadow.predicate(*id);
                let bits = self.thread.state.predicates.get(usize::from(*id)).copied().unwrap_or(0);
                let first = ShadowPlace::Predicate { id: *id, channel: undefined.trailing_zeros().min(31) as u8 };
                of_part(u64::from(bits), u64::from(undefined), first.into())
            }
            OperandLocation::Address(element, width) => {
                let element = usize::from(*element) + lane % usize::from((*width).max(1));
                let undefined = if shadow.is_address_undefined(element) { u64::MAX } else { 0 };
                let value = self.thread.state.addresses.get(element).copied().unwrap_or(0);
                let address = shadow.owner(element).map(|owner| OwnedAddress { value, owner });
                SourceElement {
                    address,
                    ..of_part(value.into(), undefined, ShadowPlace::Address(element as u16).into())
                }
            }
        }
    }
}

/// Returns the bit of a channel of an instruction in a predicate. 0 for a channel that has none.
fn channel_bit(span: Channels, lane: usize) -> u32 {
    1_u32.checked_shl(u32::from(span.first) + lane as u32).unwrap_or(0)
}

/// Extends an element of some bytes to 64 bits.
fn extended(bits: u64, size: usize, is_signed: bool) -> u64 {
    let spare = 64 - 8 * size.clamp(1, 8);
    if is_signed { ((bits << spare) as i64 >> spare) as u64 } else { bits }
}

/// Sets the undefined bits of the result of a channel.
fn set_result(
    shadow: &mut RegisterShadow,
    op: &LaneOp,
    dst: &Destination,
    place: Option<&ElementOffsets>,
    lane: usize,
    result: ResultElement,
) {
    match &dst.to {
        To::Nowhere => {}
        To::Registers(_) | To::Indirect(_) => {
            let size = size_of(dst.data_type) as usize;
            if let Some(place) = place {
                shadow.set_element(place.at(lane, size), size, result.undefined, result.origin);
            }
            if let Some(address) = result.address {
                shadow.keep_copied(address);
            }
        }
        To::Predicate(id) => {
            let bit = channel_bit(op.span, lane);
            shadow.set_predicate(*id, bit, if result.undefined != 0 { bit } else { 0 }, result.origin);
        }
        To::Address(element) => {
            let element = usize::from(*element) + lane;
            shadow.set_address(element, result.undefined != 0, result.origin);
            shadow.set_owner(element, result.address.map(|address| address.owner));
        }
    }
}

/// Returns a result that is undefined if any bit of a source is.
fn any_of(sources: &[SourceElement]) -> ResultElement {
    match sources.iter().find(|source| source.undefined != 0) {
        Some(source) => ResultElement { undefined: u64::MAX, origin: source.origin, address: None },
        None => ResultElement::default(),
    }
}

/// Returns the undefined bits of the result of a channel. `selected` is whether its predicate is
/// true.
fn result_of(op: &LaneOp, sources: &[SourceElement], selected: bool) -> ResultElement {
    let any = any_of(sources);
    if any.origin.is_none() {
        let is_copy = op.kind == LaneKind::Mov && op.sources.iter().all(|of| of.modifier == Modifier::NoModifier);
        return ResultElement { address: sources.first().filter(|_| is_copy).and_then(|source| source.address), ..any };
    }
    if compares_same(op) {
        return ResultElement::default();
    }
    let element = |index: usize| sources.get(index).copied().unwrap_or_default();
    let is_float = |data_type: DataType| data_type.kind() == DataTypeKind::Float;
    let is_integer = !is_float(op.dst.data_type) && !op.sources.iter().any(|source| is_float(source.data_type));
    let is_plain = |source: &Source| source.modifier == Modifier::NoModifier;
    let undefined = match op.kind {
        LaneKind::Mov | LaneKind::Sel => {
            let index = usize::from(op.kind == LaneKind::Sel && !selected);
            let copied = element(index);
            let source = op.sources.get(index);
            let is_copy = source.is_some_and(|source| {
                (is_integer && is_plain(source) || source.data_type == op.dst.data_type) && !op.dst.saturate
            });
            let undefined = if is_copy || copied.undefined == 0 { copied.undefined } else { u64::MAX };
            return ResultElement { undefined, origin: copied.origin, address: None };
        }
        _ if !is_integer || op.dst.saturate => return any,
        LaneKind::And | LaneKind::Or | LaneKind::Xor | LaneKind::Not | LaneKind::Bfn => {
            if op.sources.iter().any(|source| !is_plain(source) && source.modifier != Modifier::Not) {
                return any;
            }
            let bits = |index: usize| match op.sources.get(index).map(|source| source.modifier) {
                Some(Modifier::Not) => !element(index).bits,
                _ => element(index).bits,
            };
            bitwise(op.kind, op.context.control, [0, 1, 2].map(bits), [0, 1, 2].map(|index| element(index).undefined))
        }
        _ if !op.sources.iter().all(is_plain) && op.kind != LaneKind::Add => return any,
        LaneKind::Shl | LaneKind::Shr | LaneKind::Asr if element(1).undefined == 0 => {
            let is_wide = [op.dst.data_type, op.context.types[0]].iter().any(|of| of.width() == 64);
            let count = element(1).bits & if is_wide { 63 } else { 31 };
            let undefined = element(0).undefined;
            match op.kind {
                LaneKind::Shl => undefined << count,
                LaneKind::Asr => (undefined as i64 >> count) as u64,
                _ => low_bits(undefined, u64::from(op.context.types[0].width())) >> count,
            }
        }
        LaneKind::Bfe if element(0).undefined | element(1).undefined == 0 => {
            let field = low_bits(element(2).undefined >> (element(1).bits & 31), element(0).bits & 31);
            if op.dst.data_type.kind() == DataTypeKind::Signed && field != 0 { smeared(field) } else { field }
        }
        LaneKind::Bfi if element(0).undefined | element(1).undefined == 0 => {
            let (width, start) = (element(0).bits & 31, element(1).bits & 31);
            let hole = low_bits(u64::MAX, width) << start;
            element(2).undefined << start & hole | element(3).undefined & !hole
        }
        LaneKind::Fbl if finds_known_one(element(0), u64::trailing_zeros) => 0,
        LaneKind::Fbh | LaneKind::Lzd if finds_known_one(element(0), u64::leading_zeros) && is_unsigned(op) => 0,
        // The low bits of a sum or product depend on low bits only.
        LaneKind::Add | LaneKind::Mul | LaneKind::Mad | LaneKind::Add3 => {
            smeared(sources.iter().fold(0, |all, source| all | source.undefined))
        }
        _ => return any,
    };
    ResultElement { undefined, ..any }
}

/// Returns whether an operation on integers has the same result for all values of its sources,
/// because they are one operand. For example, compilers get the channels that are active from
/// `cmp.eq (M1, 32) P1 V40(0,0)<0;1,0> V40(0,0)<0;1,0>`, and never write `V40`.
fn compares_same(op: &LaneOp) -> bool {
    let [a, b] = &op.sources[..] else { return false };
    let (OperandLocation::Registers(first), OperandLocation::Registers(second)) = (&a.from, &b.from) else {
        return false;
    };
    let is_fixed = match op.kind {
        LaneKind::Cmp | LaneKind::Xor => a.modifier == b.modifier,
        LaneKind::Add => a.modifier == Modifier::NoModifier && b.modifier == Modifier::Neg,
        _ => false,
    };
    is_fixed && first == second && a.data_type == b.data_type && a.data_type.kind() != DataTypeKind::Float
}

/// Returns whether the first 1 of a source is defined, and all bits before it. `zeros` counts the
/// bits before the first 1. For example, compilers find the first active channel by `fbl` of a
/// predicate of 8 channels that they have copied to a word.
fn finds_known_one(source: SourceElement, zeros: fn(u64) -> u32) -> bool {
    zeros(source.bits & !source.undefined) < zeros(source.undefined)
}

/// Returns whether the first source is an unsigned integer.
fn is_unsigned(op: &LaneOp) -> bool {
    op.sources.first().is_some_and(|source| source.data_type.kind() == DataTypeKind::Unsigned)
}

/// Returns the lowest `count` bits.
fn low_bits(bits: u64, count: u64) -> u64 {
    if count >= 64 { bits } else { bits & ((1 << count) - 1) }
}

/// Returns all bits from the lowest one on that is set.
fn smeared(bits: u64) -> u64 {
    bits | bits.wrapping_neg()
}

/// Returns the undefined bits of the result of a bitwise operation: those that differ between two
/// choices of the undefined bits of the sources. `table` is that of a boolean function.
fn bitwise(kind: LaneKind, table: u8, bits: [u64; 3], undefined: [u64; 3]) -> u64 {
    let function = |[a, b, c]: [u64; 3]| match kind {
        LaneKind::And => a & b,
        LaneKind::Or => a | b,
        LaneKind::Xor => a ^ b,
        LaneKind::Not => !a,
        LaneKind::Bfn => (0..8).filter(|row| table >> row & 1 == 1).fold(0, |result, row: u32| {
            let term = |bit: u32, value: u64| if row >> bit & 1 == 1 { value } else { !value };
            result | term(0, a) & term(1, b) & term(2, c)
        }),
        _ => a,
    };
    let choice = |number: usize| {
        std::array::from_fn(|k| if number >> k & 1 == 1 { bits[k] | undefined[k] } else { bits[k] & !undefined[k] })
    };
    let first = function(choice(0));
    (1..8).fold(0, |all, number| all | function(choice(number)) ^ first)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_that_no_choice_of_undefined_bits_changes_is_defined() {
        for number in 0..256_u64 {
            let (bits, undefined) = (number & 15, number >> 4);
            let source = SourceElement { bits, undefined, ..SourceElement::default() };
            for zeros in [u64::trailing_zeros, u64::leading_zeros] {
                let choices = (0..16).filter(|choice| choice & !undefined == bits & !undefined);
                let positions: std::collections::BTreeSet<_> = choices.map(zeros).collect();
                let is_zero = bits & !undefined == 0;
                assert_eq!(finds_known_one(source, zeros), positions.len() == 1 && !is_zero, "{number:#b}");
            }
        }
    }

    #[test]
    fn a_bit_that_no_choice_of_undefined_bits_changes_is_defined() {
        // Compares with all choices of four bits, one by one.
        let kinds = [(LaneKind::And, 0), (LaneKind::Or, 0), (LaneKind::Xor, 0), (LaneKind::Not, 0)];
        let tables = (0..=255).map(|table| (LaneKind::Bfn, table));
        for (kind, table) in kinds.into_iter().chain(tables) {
            for number in 0..64_u64 {
                let [bits, undefined] = [0, 3].map(|first| [0, 1, 2].map(|k| number >> (first + k) & 1));
                let of = |a: u64, b: u64, c: u64| match kind {
                    LaneKind::And => a & b,
                    LaneKind::Or => a | b,
                    LaneKind::Xor => a ^ b,
                    LaneKind::Not => 1 - a,
                    _ => u64::from(table >> (a + 2 * b + 4 * c) & 1),
                };
                let range = |k: usize| if undefined[k] == 1 { 0..=1 } else { bits[k]..=bits[k] };
                let mut seen = [false; 2];
                for a in range(0) {
                    for b in range(1) {
                        for c in range(2) {
                            seen[of(a, b, c) as usize] = true;
                        }
                    }
                }
                let expected = u64::from(seen == [true; 2]);
                assert_eq!(bitwise(kind, table, bits, undefined) & 1, expected, "{kind:?} {table:#x} {number:#b}");
            }
        }
    }
}
