//! Reports messages whose operands are undefined, and defines what messages write.
//!
//! For example, a store whose predicate enables eight of sixteen channels reads eight elements of
//! its data. The others may be undefined.

use super::UndefinedUse;
use crate::bytecode::memory_op::{AccessKind, MemoryOp};
use crate::bytecode::{Guard, Span, lanes_in_mask};
use crate::checks::register_shadow::RegisterShadow;
use crate::interp::context::Core;

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

impl Core<'_> {
    /// Returns the channels that execution mask and predicate of a message enable. Reports those
    /// whose predicate is undefined.
    pub(crate) fn message_lanes(&self, span: Span, guard: Guard) -> u32 {
        if let Some(shadow) = self.thread.state.shadow.as_deref() {
            let active = self.active(span);
            self.check_guard(shadow, (span, guard), active, UndefinedUse::Predicate);
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
            self.check_element(shadow, (at, size), what, None);
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
            self.check_element(shadow, (at + lane * elements.step, elements.size), what, channel);
        }
    }

    /// Reports undefined operands of a memory operation, and defines what it writes.
    pub(super) fn follow_message(&self, shadow: &mut RegisterShadow, op: &MemoryOp) {
        let active = self.active(op.span);
        self.check_guard(shadow, (op.span, op.guard), active, UndefinedUse::Predicate);
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
            AccessKind::Store => (0..components).for_each(|k| {
                let Some(at) = component(k).map(|at| at + usize::from(op.shift) / 8) else { return };
                let counted = counted_bytes(op).saturating_sub(k * datum).min(datum);
                for channel in lanes_in_mask(enabled).filter(|i| !shadow.is_defined(at + i * lane, counted)) {
                    let number = first.map(|first| first + channel as u8);
                    self.check_element(shadow, (at + channel * lane, datum), UndefinedUse::Data, number);
                }
            }),
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

/// Returns how many bytes of what a channel stores must be defined. Compilers store a vector of
/// three bytes or words as one of four, whose last element is undefined.
fn counted_bytes(op: &MemoryOp) -> usize {
    match op.components.count_ones() as usize * usize::from(op.datum) {
        bytes @ (4 | 8) if op.channels => bytes / 4 * 3,
        bytes => bytes,
    }
}

/// Defines the elements of enabled channels.
fn define_lanes_of(shadow: &mut RegisterShadow, elements: MessageElements, enabled: u32) {
    if let Some(at) = elements.at {
        lanes_in_mask(enabled).for_each(|lane| shadow.define(at + lane * elements.step, elements.size));
    }
}
