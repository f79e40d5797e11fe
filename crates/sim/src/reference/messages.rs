//! Memory and synchronisation of the reference semantics.

use super::Machine;
use crate::bytecode::OpenChoice;
use crate::bytecode::memory_op::{AccessPlace, AtomicUpdate, Target};
use crate::interp::context::Flow;
use crate::lower::atomic::{atomic_update, lsc_atomic};
use crate::state::thread::Wait;
use crate::trap::Fault;
use openvisa_isa::Inst;
use openvisa_isa::enums::{LscAddrType, LscUntypedOp};
use openvisa_isa::reference::{Code, JumpTarget, Number, Operand};
use std::sync::atomic::Ordering::Relaxed;

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
    fn address(self, address: Number) -> u64 {
        self.target.wrap(address.low_u64())
    }
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
        if self.choice == OpenChoice::FirstStore {
            return self.store_new_bytes(surface.target, address, &value.to_le_bytes()[..size]);
        }
        self.core.borrow_mut().store(surface.place(address, size, self.channel.get()), value)?;
        self.record_store_memory(surface, address, size);
        Ok(())
    }

    /// Stores the bytes that no other channel of the instruction has stored.
    fn store_new_bytes(&self, target: Target, address: u64, bytes: &[u8]) -> Result<(), Fault> {
        let (channel, mut stored) = (self.channel.get(), self.stored.borrow_mut());
        for (address, byte) in (address..).zip(bytes) {
            if *stored.entry((target, address)).or_insert(channel) == channel {
                let place = AccessPlace { target, address, size: 1, channel };
                self.core.borrow_mut().store(place, u64::from(*byte))?;
            }
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
            return self.update_counter(surface, code, first.low_u64() as u32);
        }
        let update = self.atomic_update(code, first.low_u64(), second.low_u64())?;
        let (address, size) = (surface.address(address), size.to_usize().min(8));
        let place = surface.place(address, size, self.channel.get());
        let result = self.core.borrow_mut().atomic(place, update)?;
        self.record_store_memory(surface, address, size);
        Ok(Number::from(result))
    }

    /// Executes an operation on the append counter of a surface.
    fn update_counter(&self, surface: BoundSurface, code: Code, operand: u32) -> Result<Number, Fault> {
        let core = self.core.borrow();
        let Target::Surface(place) = surface.target else {
            return Err(Fault::Invalid("this memory has no append counter".to_owned()));
        };
        let Some(counter) = core.bound.textures.counter(place) else {
            return Err(Fault::Invalid(format!("nothing is bound to surface {place}")));
        };
        let op = u8::try_from(code.bits).ok().and_then(LscUntypedOp::from_bits);
        Ok(Number::from(match op {
            Some(LscUntypedOp::LscApndctrAtomicAdd) => counter.fetch_add(operand, Relaxed),
            Some(LscUntypedOp::LscApndctrAtomicSub) => counter.fetch_sub(operand, Relaxed),
            Some(LscUntypedOp::LscApndctrAtomicStore) => counter.swap(operand, Relaxed),
            _ => return Err(Fault::Invalid(format!("`{}` is no operation on a counter", code.name))),
        }))
    }

    pub(super) fn lsc_surface(&self, kind: Code, surface: Operand, index: Number) -> Result<BoundSurface, Fault> {
        let (Some(kind), Operand::Vector(surface)) =
            (u8::try_from(kind.bits).ok().and_then(LscAddrType::from_bits), surface)
        else {
            return Err(Fault::Invalid("an unknown type of addresses".to_owned()));
        };
        match self.core.borrow().lsc_surface(kind, &surface, index.low_u64() as u32) {
            // A message without channels accesses nothing, so its surface need not exist.
            Err(_) if self.enabled == 0 => Ok(BoundSurface::of(Target::Flat)),
            target => target.map(BoundSurface::of),
        }
    }

    /// Returns the channels that a call or a function continues with, as a mask of the thread.
    fn entering_channels(&self) -> u32 {
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

    pub(super) fn enter_subroutine(&self, target: JumpTarget) -> Result<(), Fault> {
        let (step, mask) = (self.step_of(target)?, self.entering_channels());
        let flow = self.core.borrow_mut().call(step, mask)?;
        self.flow.set(flow);
        Ok(())
    }

    pub(super) fn enter_function(&self, function: usize) -> Result<(), Fault> {
        let mask = self.entering_channels();
        let flow = self.core.borrow_mut().call_function(function, mask)?;
        self.flow.set(flow);
        Ok(())
    }

    /// Returns the mask in the thread of a channel of the instruction. One of a scalar branch is a
    /// channel of the thread.
    pub(super) fn thread_channel(&self, channel: Number) -> u32 {
        let first = if self.span.n == 1 { 0 } else { u32::from(self.span.first) };
        1_u32.checked_shl(first + channel.low_u64() as u32).unwrap_or(0)
    }

    pub(super) fn signal_named(&self, numbers: [Number; 4]) -> Result<(), Fault> {
        let [id, role, producers, consumers] = numbers.map(|n| n.low_u64() as u32);
        let mut core = self.core.borrow_mut();
        let phase = core.group.named_signal(id, role, producers, consumers)?;
        let named = &mut core.thread.named;
        if named.len() <= id as usize {
            named.resize(id as usize + 1, 0);
        }
        named[id as usize] = phase;
        Ok(())
    }

    pub(super) fn wait_named(&self, id: Number) {
        let id = id.low_u64() as u32;
        let phase = self.core.borrow().thread.named.get(id as usize).copied().unwrap_or(0);
        self.flow.set(Flow::Wait(Wait::Named(id, phase)));
    }

    /// Returns whether memory is present at an address. A texel outside its image has a negative
    /// one.
    pub(super) fn is_present(&self, surface: BoundSurface, address: Number) -> bool {
        let Some(at) = address.to_integer().to_i128().filter(|at| *at >= 0) else { return false };
        let core = self.core.borrow();
        // A texel that has an address is present.
        let is_image = matches!(surface.target, Target::Surface(place) if core.bound.textures.image(place).is_some());
        is_image || core.load_unobserved(surface.place(surface.address(Number::from_i128(at)), 1, None)).is_ok()
    }
}
