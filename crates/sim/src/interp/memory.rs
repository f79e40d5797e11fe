//! Single loads, stores and atomic operations on buffers, surfaces, shared local memory and scratch
//! memory.
//!
//! For example, a load of a surface variable with the value 3 reads the buffer that is bound to
//! index 3 of the binding table. A load outside the buffer returns 0, or is an error in strict
//! mode. The same holds for shared local memory.

use crate::binding::arguments::INDIRECT;
use crate::bytecode::memory_op::{AccessPlace, Atomic, AtomicUpdate, Target};
use crate::interp::context::ExecContext;
use crate::memory::buffer::{Buffer, read_bytes, read_until_end, write_bytes};
use crate::numerics::float_formats::{FloatConversion, FloatFormat, Rounding};
use crate::state::workgroup::local_offset;
use crate::trap::Fault;

impl AtomicUpdate {
    /// Returns the new value, and the value that the instruction returns. A compare-exchange stores
    /// `second` if the old value equals `first`.
    pub(crate) fn apply(self, size: usize, old: u64) -> (u64, u64) {
        let Self { op, first, second } = self;
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
        let new = match op {
            Atomic::Load => old,
            Atomic::Store | Atomic::Exchange => first,
            Atomic::Add => low(old.wrapping_add(first)),
            Atomic::Sub => low(old.wrapping_sub(first)),
            Atomic::Inc => low(old.wrapping_add(1)),
            Atomic::Dec | Atomic::PreDec => low(old.wrapping_sub(1)),
            Atomic::SMin => pick(sign(first) < sign(old)),
            Atomic::SMax => pick(sign(first) > sign(old)),
            Atomic::UMin => pick(first < old),
            Atomic::UMax => pick(first > old),
            Atomic::CompareExchange => {
                if old == first {
                    second
                } else {
                    old
                }
            }
            Atomic::And => old & first,
            Atomic::Or => old | first,
            Atomic::Xor => old ^ first,
            Atomic::FAdd(half) => back(half, float(half, old) + float(half, first)),
            Atomic::FSub(half) => back(half, float(half, old) - float(half, first)),
            // A NaN in memory is replaced, and a NaN argument is ignored.
            Atomic::FMin(half) => pick(float(half, first) < float(half, old) || float(half, old).is_nan()),
            Atomic::FMax(half) => pick(float(half, first) > float(half, old) || float(half, old).is_nan()),
            Atomic::FCompareExchange(half) => {
                if float(half, old) == float(half, first) {
                    second
                } else {
                    old
                }
            }
        };
        (new, if op == Atomic::PreDec { new } else { old })
    }
}

impl<'a> ExecContext<'a> {
    /// Resolves a surface variable to a memory.
    pub(crate) fn surface(&self, id: u8) -> Target {
        let first = self.routine.surfaces.get(usize::from(id)).copied().unwrap_or(0);
        let value = self.thread.state.surfaces.get(usize::from(first)).copied().unwrap_or(0);
        self.bound.target(u32::from(id), value)
    }

    pub(crate) fn out_of_bounds(&self, place: AccessPlace, write: bool) -> Fault {
        let AccessPlace { address, size, channel, .. } = place;
        Fault::OutOfBounds { write, address, size, channel, memory: self.describe(place) }
    }

    /// Checks in strict mode that a store is not to a buffer that the kernel declares as read-only.
    ///
    /// # Errors
    /// If the buffer is read-only.
    fn check_writable(&self, place: AccessPlace) -> Result<(), Fault> {
        if !self.policy.strict {
            return Ok(());
        }
        let id = match place.target {
            Target::Flat => self.bound.memory.nearest_buffer(place.address).map(|(id, _)| id),
            Target::Surface(index) => self.bound.surface_buffer(index),
            _ => None,
        };
        match id.filter(|id| self.bound.is_read_only(*id)) {
            Some(_) => Err(Fault::ReadOnly { channel: place.channel, memory: self.describe(place) }),
            None => Ok(()),
        }
    }

    /// Describes the memory of an access for a message.
    pub(crate) fn describe(&self, AccessPlace { target, address, .. }: AccessPlace) -> String {
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
                None => format!("shared local memory ({} bytes)", self.bound.local_size),
            },
            Target::Surface(index) => match self.bound.describe_surface(index) {
                Some(buffer) => format!("surface {index} ({buffer})"),
                None => format!("surface {index}"),
            },
            Target::Arguments => "the arguments".to_owned(),
            Target::Scratch => "scratch memory".to_owned(),
        }
    }

    /// Applies the rule for accesses beyond the end of a memory that hardware tolerates: a surface,
    /// or shared local memory. Loads of bytes beyond the end return 0, and stores are dropped.
    /// Returns the offset of the access, or `None` if it has no effect. A load that crosses the end
    /// has its offset: the size of a surface is a multiple of four bytes, and compilers load three
    /// bytes as a dword. `size` is the number of bytes of the memory.
    ///
    /// # Errors
    /// In strict mode, if a byte of the access is beyond the end.
    #[inline]
    fn offset_within(
        &self,
        place: AccessPlace,
        offset: usize,
        size: usize,
        write: bool,
    ) -> Result<Option<usize>, Fault> {
        if offset.checked_add(place.size).is_some_and(|end| end <= size) {
            return Ok(Some(offset));
        }
        if self.policy.strict {
            return Err(self.out_of_bounds(place, write));
        }
        Ok((offset < size && !write).then_some(offset))
    }

    /// Resolves an access to a surface. Returns `None` if it has no effect.
    ///
    /// # Errors
    /// If no buffer is bound, or, in strict mode, a byte of the access is outside.
    #[inline]
    fn find_in_surface(
        &self,
        index: u32,
        place: AccessPlace,
        write: bool,
    ) -> Result<Option<(&'a Buffer, usize)>, Fault> {
        let Some((buffer, base)) = self.bound.surface(index) else {
            return Err(Fault::Invalid(self.bound.describe_unbound(index)));
        };
        let offset = (place.address as usize).saturating_add(base);
        let found = self.offset_within(place, offset, buffer.len(), write)?;
        Ok(found.map(|offset| (buffer, offset)))
    }

    /// Resolves an access to shared local memory. Returns its offset, or `None` if it has no
    /// effect.
    ///
    /// # Errors
    /// In strict mode, if a byte of the access is outside of the variable or argument.
    #[inline]
    fn find_in_local(&self, place: AccessPlace, write: bool) -> Result<Option<usize>, Fault> {
        let offset = local_offset(place.address);
        if self.is_outside_local(offset, place.size) {
            return Err(self.out_of_bounds(place, write));
        }
        self.offset_within(place, offset as usize, self.group.local.len(), write)
    }

    /// Returns whether an access to shared local memory is an error because it is outside of all
    /// variables and arguments. Only strict launches find that: hardware has other variables there.
    #[inline]
    pub(crate) fn is_outside_local(&self, offset: u64, size: usize) -> bool {
        self.policy.strict && self.bound.is_outside_local(offset, size)
    }

    /// Loads up to eight bytes, without telling the observer of the launch.
    ///
    /// # Errors
    /// If the bytes are outside of memory.
    #[inline]
    pub(crate) fn load_unobserved(&self, place: AccessPlace) -> Result<u64, Fault> {
        let AccessPlace { target, address, size, .. } = place;
        if place.wraps_around() {
            let byte = |at| self.load_unobserved(place.byte(at));
            return (0..size as u64).try_fold(0, |value, at| Ok(value | byte(at)? << (8 * at)));
        }
        match target {
            Target::Flat => match self.bound.memory.find(address, size) {
                Some((buffer, offset)) => Ok(buffer.load(offset, size)),
                None => self.load_window(place),
            },
            Target::Surface(index) => Ok(match self.find_in_surface(index, place, false)? {
                Some((buffer, offset)) => buffer.load(offset, size),
                None => 0,
            }),
            Target::Local => Ok(match self.find_in_local(place, false)? {
                Some(offset) => read_until_end(&self.group.local, offset, size),
                None => 0,
            }),
            Target::Arguments => read_bytes(self.bound.implicit_args(), address as usize, size)
                .ok_or_else(|| self.out_of_bounds(place, false)),
            Target::Scratch => {
                let indirect =
                    || read_bytes(self.bound.implicit_args(), address.checked_sub(u64::from(INDIRECT))? as usize, size);
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
    pub(crate) fn store_unobserved(&mut self, place: AccessPlace, value: u64) -> Result<(), Fault> {
        let AccessPlace { target, address, size, .. } = place;
        if place.wraps_around() {
            for (at, byte) in (0..).zip(&value.to_le_bytes()[..size]) {
                self.store_unobserved(place.byte(at), u64::from(*byte))?;
            }
            return Ok(());
        }
        match target {
            Target::Flat => match self.bound.memory.find(address, size) {
                Some((buffer, offset)) => {
                    self.check_writable(place)?;
                    buffer.store(self.policy.alone, offset, size, value);
                    Ok(())
                }
                None => self.store_window(place, value),
            },
            Target::Surface(index) => {
                if let Some((buffer, offset)) = self.find_in_surface(index, place, true)? {
                    self.check_writable(place)?;
                    buffer.store(self.policy.alone, offset, size, value);
                }
                Ok(())
            }
            Target::Local => {
                if let Some(offset) = self.find_in_local(place, true)? {
                    write_bytes(&mut self.group.local, offset, size, value);
                }
                Ok(())
            }
            Target::Scratch => {
                let stored = self.group.scratch_mut(self.thread.number).store(address as usize, size, value);
                stored.ok_or_else(|| Fault::Invalid("scratch memory is too small".to_owned()))
            }
            Target::Arguments => Err(self.out_of_bounds(place, true)),
        }
    }

    /// Executes an atomic read-modify-write, without telling the observer of the launch. Returns
    /// the value that the operation returns.
    ///
    /// # Errors
    /// If the bytes are outside of memory, or must not be written.
    pub(crate) fn atomic_unobserved(&mut self, place: AccessPlace, update: AtomicUpdate) -> Result<u64, Fault> {
        let AccessPlace { target, address, size, channel } = place;
        if self.policy.strict && !address.is_multiple_of(size as u64) {
            let memory = self.describe(place);
            return Err(Fault::Misaligned { address, size, channel, memory });
        }
        let found = match target {
            Target::Flat => match self.bound.memory.find(address, size) {
                Some(found) => Some(found),
                None => return self.atomic_window(place, update),
            },
            Target::Surface(index) => match self.find_in_surface(index, place, true)? {
                Some(found) => Some(found),
                None => return Ok(0),
            },
            Target::Local if self.find_in_local(place, true)?.is_none() => return Ok(0),
            _ => None,
        };
        if let Some((buffer, offset)) = found {
            self.check_writable(place)?;
            let old = buffer.update(self.policy.alone, offset, size, |old| update.apply(size, old).0);
            return Ok(update.apply(size, old).1);
        }
        let old = self.load_unobserved(place)?;
        let (new, result) = update.apply(size, old);
        self.store_unobserved(place, new)?;
        Ok(result)
    }
}
