//! Single loads, stores and atomic operations on buffers, surfaces, shared local memory and scratch
//! memory.
//!
//! For example, a load of a surface variable with the value 3 reads the buffer that is bound to
//! index 3 of the binding table. A load outside the buffer returns 0, or is an error in strict
//! mode.

use crate::binding::arguments::INDIRECT;
use crate::bytecode::memory_op::{Atomic, Target};
use crate::interp::context::ExecContext;
use crate::interp::memory_ops::{wrap_address, wraps_around};
use crate::memory::buffer::Buffer;
use crate::numerics::float_formats::{FloatConversion, FloatFormat, Rounding};
use crate::state::workgroup::local_offset;
use crate::trap::Fault;

impl Atomic {
    /// Returns the new value, and the value that the instruction returns. `first` and `second` are
    /// the arguments in order. A compare-exchange stores `second` if the old value equals `first`.
    pub(crate) fn apply(self, size: usize, old: u64, first: u64, second: u64) -> (u64, u64) {
        let bits = size * 8;
        let sign = |v: u64| (v << (64 - bits)) as i64 >> (64 - bits);
        let low = |v: u64| if bits >= 64 { v } else { v & ((1 << bits) - 1) };
        let float = |half: FloatFormat, v: u64| match size {
            2 => half.decode(v),
            4 => f64::from(f32::from_bits(v as u32)),
            _ => f64::from_bits(v),
        };
        let back = |half: FloatFormat, v: f64| match size {
            2 => half.encode(v, Rounding::NearestEven),
            4 => u64::from((v as f32).to_bits()),
            _ => v.to_bits(),
        };
        let pick = |take: bool| if take { first } else { old };
        let new = match self {
            Self::Load => old,
            Self::Store | Self::Exchange => first,
            Self::Add => low(old.wrapping_add(first)),
            Self::Sub => low(old.wrapping_sub(first)),
            Self::Inc => low(old.wrapping_add(1)),
            Self::Dec | Self::PreDec => low(old.wrapping_sub(1)),
            Self::SMin => pick(sign(first) < sign(old)),
            Self::SMax => pick(sign(first) > sign(old)),
            Self::UMin => pick(first < old),
            Self::UMax => pick(first > old),
            Self::CompareExchange => {
                if old == first {
                    second
                } else {
                    old
                }
            }
            Self::And => old & first,
            Self::Or => old | first,
            Self::Xor => old ^ first,
            Self::FAdd(half) => back(half, float(half, old) + float(half, first)),
            Self::FSub(half) => back(half, float(half, old) - float(half, first)),
            // A NaN in memory is replaced, and a NaN argument is ignored.
            Self::FMin(half) => pick(float(half, first) < float(half, old) || float(half, old).is_nan()),
            Self::FMax(half) => pick(float(half, first) > float(half, old) || float(half, old).is_nan()),
            Self::FCompareExchange(half) => {
                if float(half, old) == float(half, first) {
                    second
                } else {
                    old
                }
            }
        };
        (new, if self == Self::PreDec { new } else { old })
    }
}

impl<'a> ExecContext<'a> {
    /// Resolves a surface variable to a memory.
    pub(crate) fn surface(&self, id: u8) -> Target {
        let first = self.routine.surfaces.get(usize::from(id)).copied().unwrap_or(0);
        let value = self.thread.state.surfaces.get(usize::from(first)).copied().unwrap_or(0);
        self.bound.target(u32::from(id), value)
    }

    pub(crate) fn out_of_bounds(
        &self,
        target: Target,
        write: bool,
        address: u64,
        size: usize,
        channel: Option<u8>,
    ) -> Fault {
        Fault::OutOfBounds { write, address, size, channel, memory: self.describe(target, address) }
    }

    /// Checks in strict mode that a store is not to a buffer that the kernel declares as read-only.
    ///
    /// # Errors
    /// If the buffer is read-only.
    fn check_writable(&self, target: Target, address: u64, channel: Option<u8>) -> Result<(), Fault> {
        if !self.policy.strict {
            return Ok(());
        }
        let id = match target {
            Target::Flat => self.bound.memory.nearest_buffer(address).map(|(id, _)| id),
            Target::Surface(index) => self.bound.surface_buffer(index),
            _ => None,
        };
        match id.filter(|id| self.bound.is_read_only(*id)) {
            Some(_) => Err(Fault::ReadOnly { channel, memory: self.describe(target, address) }),
            None => Ok(()),
        }
    }

    /// Describes the memory of an address for a message.
    fn describe(&self, target: Target, address: u64) -> String {
        match target {
            Target::Flat => {
                let memory = self.bound.memory;
                match memory.nearest_buffer(address).or_else(|| memory.nearest_allocation(address)) {
                    Some((id, offset)) => format!("flat memory ({})", self.bound.describe_byte(id, offset)),
                    None => "flat memory".to_owned(),
                }
            }
            Target::Local => match self.bound.describe_local(local_offset(address)) {
                Some(argument) => format!("shared local memory ({argument})"),
                None => format!("shared local memory ({} bytes)", self.group.local.len()),
            },
            Target::Surface(index) => match self.bound.describe_surface(index) {
                Some(buffer) => format!("surface {index} ({buffer})"),
                None => format!("surface {index}"),
            },
            Target::Arguments => "the arguments".to_owned(),
            Target::Scratch => "scratch memory".to_owned(),
        }
    }

    /// Resolves an access to a surface. Returns `None` if it is outside. A load that crosses the end
    /// is inside: the size of a surface is a multiple of four bytes, and compilers load three bytes
    /// as a dword.
    ///
    /// # Errors
    /// If no buffer is bound, or, in strict mode, a byte of the access is outside.
    #[inline]
    fn find_in_surface(
        &self,
        index: u32,
        write: bool,
        address: u64,
        size: usize,
        channel: Option<u8>,
    ) -> Result<Option<(&'a Buffer, usize)>, Fault> {
        let Some((buffer, base)) = self.bound.surface(index) else {
            return Err(Fault::Invalid(self.bound.describe_unbound(index)));
        };
        let offset = (address as usize).wrapping_add(base);
        if offset.checked_add(size).is_some_and(|end| end <= buffer.len()) {
            return Ok(Some((buffer, offset)));
        }
        if self.policy.strict {
            return Err(self.out_of_bounds(Target::Surface(index), write, address, size, channel));
        }
        let crosses_end = offset >= base && offset < buffer.len();
        Ok((crosses_end && !write).then_some((buffer, offset)))
    }

    /// Returns whether an access to shared local memory is an error because it is between two
    /// arguments. Only strict and checked launches find that: hardware has other variables there.
    #[inline]
    pub(crate) fn is_in_local_gap(&self, offset: u64, size: usize) -> bool {
        (self.policy.strict || self.observer.is_some()) && self.bound.is_between_local_arguments(offset, size)
    }

    /// Loads up to eight bytes, without telling the observer of the launch.
    ///
    /// # Errors
    /// If the bytes are outside of memory.
    #[inline]
    pub(crate) fn load_unobserved(
        &self,
        target: Target,
        address: u64,
        size: usize,
        channel: Option<u8>,
    ) -> Result<u64, Fault> {
        if wraps_around(target, address, size) {
            let byte = |at| self.load_unobserved(target, wrap_address(target, address.wrapping_add(at)), 1, channel);
            return (0..size as u64).try_fold(0, |value, at| Ok(value | byte(at)? << (8 * at)));
        }
        match target {
            Target::Flat => match self.bound.memory.find(address, size) {
                Some((buffer, offset)) => Ok(buffer.load(offset, size)),
                None => self.load_window(address, size, channel),
            },
            // Bytes outside of a surface are 0.
            Target::Surface(index) => Ok(match self.find_in_surface(index, false, address, size, channel)? {
                Some((buffer, offset)) => buffer.load(offset, size),
                None => 0,
            }),
            Target::Local => Some(local_offset(address))
                .filter(|offset| !self.is_in_local_gap(*offset, size))
                .and_then(|offset| read_bytes(&self.group.local, offset, size))
                .ok_or_else(|| self.out_of_bounds(target, false, address, size, channel)),
            Target::Arguments => read_bytes(&self.bound.implicit, address, size)
                .ok_or_else(|| self.out_of_bounds(target, false, address, size, channel)),
            Target::Scratch => {
                let indirect = || read_bytes(&self.bound.implicit, address.checked_sub(u64::from(INDIRECT))?, size);
                let scratch = self.group.scratch(self.thread.number).load(address as usize, size);
                Ok(scratch.or_else(indirect).unwrap_or(0))
            }
        }
    }

    /// Stores up to eight bytes, without telling the observer of the launch.
    ///
    /// # Errors
    /// If the bytes are outside of memory, or must not be written.
    #[inline]
    pub(crate) fn store_unobserved(
        &mut self,
        target: Target,
        address: u64,
        size: usize,
        value: u64,
        channel: Option<u8>,
    ) -> Result<(), Fault> {
        if wraps_around(target, address, size) {
            for (at, byte) in (0..).zip(&value.to_le_bytes()[..size]) {
                let address = wrap_address(target, address.wrapping_add(at));
                self.store_unobserved(target, address, 1, u64::from(*byte), channel)?;
            }
            return Ok(());
        }
        match target {
            Target::Flat => match self.bound.memory.find(address, size) {
                Some((buffer, offset)) => {
                    self.check_writable(target, address, channel)?;
                    buffer.store(self.policy.alone, offset, size, value);
                    Ok(())
                }
                None => self.store_window(address, size, value, channel),
            },
            Target::Surface(index) => {
                if let Some((buffer, offset)) = self.find_in_surface(index, true, address, size, channel)? {
                    self.check_writable(target, address, channel)?;
                    buffer.store(self.policy.alone, offset, size, value);
                }
                Ok(())
            }
            Target::Local => {
                let offset = local_offset(address);
                let is_in_gap = self.is_in_local_gap(offset, size);
                let at = offset as usize;
                match self.group.local.get_mut(at..at.saturating_add(size)).filter(|_| !is_in_gap) {
                    Some(bytes) => {
                        bytes.copy_from_slice(&value.to_le_bytes()[..size]);
                        Ok(())
                    }
                    None => Err(self.out_of_bounds(target, true, address, size, channel)),
                }
            }
            Target::Scratch => {
                let stored = self.group.scratch_mut(self.thread.number).store(address as usize, size, value);
                stored.ok_or_else(|| Fault::Invalid("scratch memory is too small".to_owned()))
            }
            Target::Arguments => Err(self.out_of_bounds(target, true, address, size, channel)),
        }
    }

    /// Executes an atomic read-modify-write, without telling the observer of the launch. Returns
    /// the value that the operation returns.
    ///
    /// # Errors
    /// If the bytes are outside of memory, or must not be written.
    #[allow(clippy::too_many_arguments)]
    pub(crate) fn atomic_unobserved(
        &mut self,
        target: Target,
        address: u64,
        size: usize,
        op: Atomic,
        first: u64,
        second: u64,
        channel: Option<u8>,
    ) -> Result<u64, Fault> {
        if self.policy.strict && !address.is_multiple_of(size as u64) {
            let memory = self.describe(target, address);
            return Err(Fault::Misaligned { address, size, channel, memory });
        }
        let found = match target {
            Target::Flat => match self.bound.memory.find(address, size) {
                Some(found) => Some(found),
                None => return self.atomic_window(address, size, op, first, second, channel),
            },
            Target::Surface(index) => match self.find_in_surface(index, true, address, size, channel)? {
                Some(found) => Some(found),
                None => return Ok(0),
            },
            _ => None,
        };
        if let Some((buffer, offset)) = found {
            self.check_writable(target, address, channel)?;
            let old = buffer.update(self.policy.alone, offset, size, |old| op.apply(size, old, first, second).0);
            return Ok(op.apply(size, old, first, second).1);
        }
        let old = self.load_unobserved(target, address, size, channel)?;
        let (new, result) = op.apply(size, old, first, second);
        self.store_unobserved(target, address, size, new, channel)?;
        Ok(result)
    }
}

fn read_bytes(bytes: &[u8], address: u64, size: usize) -> Option<u64> {
    let at = usize::try_from(address).ok()?;
    let from = bytes.get(at..at.checked_add(size)?)?;
    let mut value = [0; 8];
    value[..size].copy_from_slice(from);
    Some(u64::from_le_bytes(value))
}
