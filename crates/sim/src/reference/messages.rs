//! Memory and synchronisation of the reference semantics.

use super::Machine;
use crate::bytecode::OpenChoice;
use crate::bytecode::memory_op::{AccessPlace, AtomicUpdate, Target};
use crate::lower::atomic::{atomic_update, lsc_atomic};
use crate::memory::flat_memory::ADDRESS_MASK;
use crate::trap::Fault;
use openvisa_isa::Inst;
use openvisa_isa::enums::LscUntypedOp;
use openvisa_isa::reference::{Code, JumpTarget, Number};

/// Memory or an image of the reference semantics.
#[derive(Clone, Copy, Debug)]
pub(super) struct BoundSurface {
    pub(super) target: Target,
    /// Whether this is the append counter of the surface.
    pub(super) counter: bool,
    /// Whether the surface has no texels: a sample that does not exist.
    pub(super) missing: bool,
}

impl BoundSurface {
    pub(super) fn of(target: Target) -> Self {
        Self { target, counter: false, missing: false }
    }

    /// Returns the place of an access to this memory.
    pub(super) fn place(self, address: u64, size: usize, channel: Option<u8>) -> AccessPlace {
        AccessPlace { target: self.target, address, size, channel }
    }

    /// Returns an address in this memory.
    pub(super) fn address(self, address: Number) -> u64 {
        self.target.wrap(address.low_u64())
    }
}

/// A byte that the instruction has stored.
pub(super) struct StoredByte {
    /// The channel that stored it first.
    channel: Option<u8>,
    /// What it stored first.
    byte: u8,
    /// Whether another channel has stored something else.
    is_contested: bool,
}

impl Machine<'_, '_, '_> {
    pub(super) fn load_memory(&self, surface: BoundSurface, address: Number, size: Number) -> Result<Number, Fault> {
        let (address, size) = (surface.address(address), size.to_usize().min(8));
        let loaded = self.core.borrow_mut().load(surface.place(address, size, self.channel.get()));
        let value = match loaded {
            Err(Fault::OutOfBounds { .. }) if self.is_padding(surface, address) => 0,
            loaded => loaded?,
        };
        self.record_load_memory(surface, address, size, value);
        Ok(Number::from(value))
    }

    fn is_padding(&self, surface: BoundSurface, address: u64) -> bool {
        surface.target == Target::Flat && self.core.borrow().loads_padding(self.inst, address)
    }

    pub(super) fn store_memory(
        &self,
        surface: BoundSurface,
        address: Number,
        size: Number,
        value: Number,
    ) -> Result<(), Fault> {
        let (address, size, value) = (surface.address(address), size.to_usize().min(8), value.low_u64());
        if self.choice == OpenChoice::OtherStore {
            return self.store_marked(surface.target, address, &value.to_le_bytes()[..size]);
        }
        self.core.borrow_mut().store(surface.place(address, size, self.channel.get()), value)?;
        self.record_store_memory(surface, address, size);
        Ok(())
    }

    /// Stores bytes. Where another channel of the instruction has stored another byte, the bits are
    /// inverted.
    fn store_marked(&self, target: Target, address: u64, bytes: &[u8]) -> Result<(), Fault> {
        let (channel, mut stored) = (self.channel.get(), self.stored.borrow_mut());
        for (address, byte) in (address..).zip(bytes) {
            let first = StoredByte { channel, byte: *byte, is_contested: false };
            let known = stored.entry((target, address & ADDRESS_MASK)).or_insert(first);
            known.is_contested |= known.channel != channel && known.byte != *byte;
            let value = if known.is_contested { !*byte } else { *byte };
            let place = AccessPlace { target, address, size: 1, channel };
            self.core.borrow_mut().store(place, u64::from(value))?;
        }
        Ok(())
    }

    /// Returns the update of an atomic operation with these sources.
    pub(super) fn atomic_update(&self, code: Code, src0: u64, src1: u64) -> Result<AtomicUpdate, Fault> {
        let update = match self.inst {
            Inst::DwordAtomic(i) => atomic_update(i.op, src0, src1),
            Inst::SvmAtomic(i) => atomic_update(i.op, src0, src1),
            Inst::TypedAtomic(i) => atomic_update(i.op, src0, src1),
            // The codes of typed atomic operations are those of the untyped ones.
            _ => {
                let op = u8::try_from(code.bits).ok().and_then(LscUntypedOp::from_bits).and_then(lsc_atomic);
                op.map(|op| AtomicUpdate { op, first: src0, second: src1 })
            }
        };
        update.ok_or_else(|| Fault::Invalid(format!("`{}` is no atomic operation", code.name)))
    }

    pub(super) fn update_memory(
        &self,
        surface: BoundSurface,
        address: Number,
        size: Number,
        code: Code,
        [first, second]: [Number; 2],
    ) -> Result<Number, Fault> {
        if surface.counter {
            let op = u8::try_from(code.bits).ok().and_then(LscUntypedOp::from_bits);
            let op = op.ok_or_else(|| Fault::Invalid(format!("`{}` is no operation on a counter", code.name)))?;
            let old = self.core.borrow().update_counter(surface.target, op, first.low_u64() as u32)?;
            return Ok(Number::from(old));
        }
        let update = self.atomic_update(code, first.low_u64(), second.low_u64())?;
        let (address, size) = (surface.address(address), size.to_usize().min(8));
        let place = surface.place(address, size, self.channel.get());
        let result = self.core.borrow_mut().atomic(place, update)?;
        self.record_store_memory(surface, address, size);
        Ok(Number::from(result))
    }

    /// Returns the channels that a call or a function continues with, as a mask of the thread.
    pub(super) fn entering_channels(&self) -> u32 {
        match self.span.n {
            1 => self.core.borrow().thread.mask,
            _ => self.enabled << self.span.first,
        }
    }

    /// Returns the step of a place in the code.
    pub(super) fn step_of(&self, target: JumpTarget) -> Result<usize, Fault> {
        let core = self.core.borrow();
        match target {
            JumpTarget::Label(label) => core.label(label),
            JumpTarget::Next => Ok(core.thread.step + 1),
        }
    }

    /// Returns the mask in the thread of a channel of the instruction. One of a scalar branch is a
    /// channel of the thread.
    pub(super) fn thread_channel(&self, channel: Number) -> u32 {
        let first = if self.span.n == 1 { 0 } else { u32::from(self.span.first) };
        1_u32.checked_shl(first + channel.low_u64() as u32).unwrap_or(0)
    }
}
