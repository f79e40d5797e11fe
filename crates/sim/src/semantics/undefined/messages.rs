//! Reports messages whose operands are undefined, and defines what messages write.
//!
//! For example, a store whose predicate enables eight of sixteen channels reads eight elements of
//! its data. The others may be undefined.

use super::UndefinedUse;
use crate::bytecode::memory_op::{AccessKind, MemoryOp};
use crate::bytecode::{Channels, Guard, lanes_in_mask};
use crate::checks::register_shadow::{RegisterBytes, RegisterShadow};
use crate::interp::context::ExecContext;
use std::ops::Range;

/// Elements of the registers, one for each channel of a message.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MessageElements {
    /// Byte offset of the element of the first channel. `None` for the null operand.
    pub(crate) at: Option<usize>,
    /// Number of bytes of an element.
    pub(crate) size: usize,
    /// Number of bytes between neighbouring elements.
    pub(crate) step: usize,
}

impl MessageElements {
    /// Returns elements that are next to each other.
    pub(crate) const fn packed(at: Option<usize>, size: usize) -> Self {
        Self { at, size, step: size }
    }
}

impl ExecContext<'_> {
    /// Returns the channels that execution mask and predicate of a message enable. Reports those
    /// whose predicate is undefined.
    pub(crate) fn message_lanes(&self, span: Channels, guard: Guard) -> u32 {
        if let Some(shadow) = self.thread.state.shadow.as_deref() {
            let active = self.active(span);
            self.check_guard(shadow, span, guard, active, UndefinedUse::Predicate);
        }
        self.enabled(span, guard)
    }

    /// Reports undefined elements that enabled channels of a message read.
    pub(crate) fn check_lanes(&self, elements: MessageElements, first: u8, enabled: u32, what: UndefinedUse) {
        if let Some(shadow) = self.thread.state.shadow.as_deref() {
            self.check_lanes_of(shadow, elements, Some(first), enabled, what);
        }
    }

    /// Reports undefined bytes that the thread reads as a whole.
    pub(crate) fn check_bytes(&self, at: usize, size: usize, what: UndefinedUse) {
        if let Some(shadow) = self.thread.state.shadow.as_deref() {
            self.check_element(shadow, RegisterBytes { at, size }, what, None);
        }
    }

    /// Defines elements that enabled channels of a message write.
    pub(crate) fn define_lanes(&mut self, elements: MessageElements, enabled: u32) {
        if let Some(shadow) = self.thread.state.shadow.as_deref_mut() {
            define_lanes_of(shadow, elements, enabled);
        }
    }

    /// Defines bytes that the thread writes as a whole.
    pub(crate) fn define_bytes(&mut self, at: usize, size: usize) {
        if let Some(shadow) = self.thread.state.shadow.as_deref_mut() {
            shadow.define(at, size);
        }
    }

    fn check_lanes_of(
        &self,
        shadow: &RegisterShadow,
        elements: MessageElements,
        first: Option<u8>,
        enabled: u32,
        what: UndefinedUse,
    ) {
        let Some(at) = elements.at else { return };
        for lane in lanes_in_mask(enabled) {
            let channel = first.map(|first| first + lane as u8);
            let element = RegisterBytes { at: at + lane * elements.step, size: elements.size };
            self.check_element(shadow, element, what, channel);
        }
    }

    /// Reports undefined data of a store, except for padding.
    fn check_stored(&self, shadow: &RegisterShadow, op: &MemoryOp, enabled: u32) {
        let Some(data) = op.data else { return };
        let (datum, components) = (usize::from(op.datum), op.components.count_ones() as usize);
        let (lane_bytes, shift) = (components * datum, usize::from(op.shift) / 8);
        // The place of a byte of a lane in the registers.
        let place = |lane: usize, byte: usize| {
            data + shift + lane * op.lane as usize + byte / datum * op.plane as usize + byte % datum
        };
        let is_component_defined = |lane, k| shadow.is_defined(place(lane, k * datum), datum);
        if lanes_in_mask(enabled).all(|lane| (0..components).all(|k| is_component_defined(lane, k))) {
            return;
        }
        let Ok((_, addresses)) = self.message_places(op) else { return };
        // Few neighbouring lanes, whatever their masks, store one vector.
        let is_next = |lane: usize| addresses[lane] == addresses[0].wrapping_add((lane * lane_bytes) as u64);
        let lanes = usize::from(op.span.n);
        let is_block = op.span.all && lanes <= 8 && enabled == op.span.mask() && (0..lanes).all(is_next);
        for lane in lanes_in_mask(enabled) {
            let (first, bytes) = if is_block { (0, lanes * lane_bytes) } else { (lane, lane_bytes) };
            let is_defined = |part: Range<usize>| {
                part.into_iter().all(|byte| shadow.is_defined(place(first + byte / lane_bytes, byte % lane_bytes), 1))
            };
            let channel = op.channels.then_some(op.span.first + lane as u8);
            for k in (0..components).filter(|k| !is_component_defined(lane, *k)) {
                let is_padding = |byte| {
                    let in_block = (lane - first) * lane_bytes + byte;
                    shadow.is_defined(place(lane, byte), 1)
                        || is_padding_byte(in_block, bytes, addresses[first], is_defined)
                };
                if !(k * datum..(k + 1) * datum).all(is_padding) {
                    let element = RegisterBytes { at: place(lane, k * datum), size: datum };
                    self.check_element(shadow, element, UndefinedUse::Data, channel);
                }
            }
        }
    }

    /// Reports undefined operands of a memory operation, and defines what it writes.
    pub(super) fn follow_message(&self, shadow: &mut RegisterShadow, op: &MemoryOp) {
        let active = self.active(op.span);
        self.check_guard(shadow, op.span, op.guard, active, UndefinedUse::Predicate);
        let enabled = active & self.holds(op.guard, op.span);
        if enabled == 0 {
            return;
        }
        let first = op.channels.then_some(op.span.first);
        let (slot, datum, lane) = (usize::from(op.slot), usize::from(op.datum), op.lane as usize);
        let check = |shadow: &RegisterShadow, elements, what| {
            self.check_lanes_of(shadow, elements, first, enabled, what);
        };
        check(shadow, MessageElements::packed(op.addresses, usize::from(op.width)), UndefinedUse::Address);
        let component = |k: usize| op.data.map(|data| data + k * op.plane as usize);
        let components = op.components.count_ones() as usize;
        let define = |shadow: &mut RegisterShadow, elements| define_lanes_of(shadow, elements, enabled);
        match op.kind {
            AccessKind::Load => (0..components).for_each(|k| {
                define(shadow, MessageElements { at: component(k), size: slot, step: lane });
            }),
            AccessKind::Store => self.check_stored(shadow, op, enabled),
            AccessKind::Atomic(operation) => {
                for at in [op.data, op.second].into_iter().take(operation.operands()) {
                    check(shadow, MessageElements { at, size: datum, step: lane }, UndefinedUse::Data);
                }
                define(shadow, MessageElements { at: op.result, size: slot, step: lane });
            }
            AccessKind::Status { packed: true } => {
                if let Some(at) = op.data {
                    shadow.define(at, 4);
                }
            }
            AccessKind::Status { packed: false } => define(shadow, MessageElements::packed(op.data, 4)),
        }
    }
}

/// Returns the sizes of the vectors that a store of some bytes may consist of, each with the number
/// of bytes at its end that may be padding.
///
/// Compilers store a vector of three elements as one of four, whose last element is undefined. A
/// message stores at most 16 bytes for each channel, so that four qwords are two messages: the
/// second one is behind an odd multiple of 16 bytes, and its second half is padding.
fn padded_vectors(bytes: usize, address: u64) -> impl Iterator<Item = (usize, usize)> {
    let is_second_half = bytes == 16 && address % 32 == 16;
    let vectors = [4, 8, 16, 32].into_iter().map(|vector| (vector, vector / 4));
    let fits = move |vector: usize| vector == bytes || vector >= 16 && bytes.is_multiple_of(vector);
    vectors.filter(move |(vector, _)| fits(*vector)).chain(is_second_half.then_some((16, 8)))
}

/// Returns whether a byte of a store may be undefined, because it is padding of a vector whose
/// elements are defined. `is_defined` tells whether a range of the stored bytes is.
fn is_padding_byte(byte: usize, bytes: usize, address: u64, is_defined: impl Fn(Range<usize>) -> bool) -> bool {
    padded_vectors(bytes, address).any(|(vector, padding)| {
        let start = byte - byte % vector;
        let end = start + vector - padding;
        byte >= end && is_defined(start..end)
    })
}

/// Defines the elements of enabled channels.
fn define_lanes_of(shadow: &mut RegisterShadow, elements: MessageElements, enabled: u32) {
    if let Some(at) = elements.at {
        lanes_in_mask(enabled).for_each(|lane| shadow.define(at + lane * elements.step, elements.size));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the bytes of a store that may be undefined if no other byte is.
    fn padding(bytes: usize, address: u64) -> Vec<usize> {
        (0..bytes).filter(|byte| is_padding_byte(*byte, bytes, address, |part| !part.contains(byte))).collect()
    }

    #[test]
    fn the_last_of_four_elements_is_padding() {
        assert_eq!(padding(4, 0), [3]);
        assert_eq!(padding(8, 24), [6, 7]);
        assert_eq!(padding(16, 32), [12, 13, 14, 15]);
        assert_eq!(padding(64, 0)[..5], [12, 13, 14, 15, 24]);
        for bytes in [1, 2, 12, 24] {
            assert!(padding(bytes, 0).is_empty(), "{bytes} bytes are no vector of four elements");
        }
    }

    #[test]
    fn the_second_message_of_four_qwords_ends_with_padding() {
        assert_eq!(padding(16, 48), (8..16).collect::<Vec<_>>());
    }

    #[test]
    fn the_last_element_is_no_padding_if_the_one_before_is_undefined() {
        let is_padding = |byte| is_padding_byte(byte, 16, 0, |part| part.end <= 8);
        assert!(!(0..16).any(is_padding));
    }
}
