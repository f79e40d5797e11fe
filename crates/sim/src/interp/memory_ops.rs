//! Executes memory operations on the slow path.
//!
//! If the addresses of all channels are in one memory, its bounds are checked once. Otherwise each
//! channel is executed by itself, which finds the channel that is at fault. For example, a load
//! with one address behind the end of its buffer is executed channel by channel.

use crate::binding::arguments::BoundKernel;
use crate::bytecode::lanes_in_mask;
use crate::bytecode::memory_op::{
    AccessKind, AccessPlace, AddressBase, AtomicUpdate, MemoryOp, Stride, Target, Uniform,
};
use crate::interp::context::ExecContext;
use crate::lower::memory::MemoryLowering;
use crate::memory::buffer::{Buffer, read_bytes, write_bytes};
use crate::state::workgroup::local_offset;
use crate::trap::Fault;
use openvisa_isa::Inst;
use openvisa_isa::semantics::MAX_LANES;

/// Iterates over the indices of the components in a mask.
fn component_indices(mut components: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        if components == 0 {
            return None;
        }
        let next = components.trailing_zeros() as usize;
        components &= components - 1;
        Some(next)
    })
}

impl MemoryOp {
    /// Iterates over the indices of the components that are accessed.
    pub(crate) fn component_indices(&self) -> impl Iterator<Item = usize> + use<> {
        component_indices(self.components)
    }

    /// Computes the addresses of all channels.
    #[inline(always)]
    fn lane_addresses(&self, registers: &[u8], base: u64) -> [u64; MAX_LANES] {
        let mut addresses = [0; MAX_LANES];
        let n = usize::from(self.span.n).min(MAX_LANES);
        let width = usize::from(self.width);
        let bytes = self.addresses.and_then(|at| registers.get(at..at + n * width)).unwrap_or(&[]);
        let (scale, offset) = (self.scale, self.offset);
        let finish = |given: u64| base.wrapping_add(given).wrapping_mul(scale).wrapping_add(offset);
        if bytes.is_empty() {
            addresses[..n].fill(finish(0));
            return addresses;
        }
        // One loop for each width, so that the loops are vectorised.
        macro_rules! finish_all {
            (|$given:ident| $number:expr) => {
                for (address, $given) in addresses.iter_mut().zip(bytes.as_chunks().0) {
                    *address = finish($number);
                }
            };
        }
        match width {
            8 => finish_all!(|given| u64::from_le_bytes(*given)),
            4 if self.signed => finish_all!(|given| i32::from_le_bytes(*given) as u64),
            4 => finish_all!(|given| u32::from_le_bytes(*given).into()),
            _ => finish_all!(|given| u16::from_le_bytes(*given).into()),
        }
        addresses
    }
}

/// Reads up to eight bytes of the registers, or of local memory.
#[inline(always)]
fn read(memory: &[u8], at: usize, size: usize) -> u64 {
    read_bytes(memory, at, size).unwrap_or(0)
}

/// A memory whose bounds have been checked for all channels.
trait LaneMemory {
    /// Loads up to eight bytes.
    fn get(&self, at: usize, size: usize) -> u64;
    fn set(&mut self, at: usize, size: usize, value: u64);
    /// Replaces a value by a function of it, in one operation. Returns the old value.
    fn update(&mut self, at: usize, size: usize, f: impl Fn(u64) -> u64) -> u64;
}

/// A buffer. `alone` is set if no other host thread accesses it.
struct SharedMemory<'a> {
    buffer: &'a Buffer,
    alone: bool,
}

impl LaneMemory for SharedMemory<'_> {
    #[inline(always)]
    fn get(&self, at: usize, size: usize) -> u64 {
        self.buffer.load(at, size)
    }

    #[inline(always)]
    fn set(&mut self, at: usize, size: usize, value: u64) {
        self.buffer.store(self.alone, at, size, value);
    }

    #[inline(always)]
    fn update(&mut self, at: usize, size: usize, f: impl Fn(u64) -> u64) -> u64 {
        self.buffer.update(self.alone, at, size, f)
    }
}

/// The local memory of a work-group, whose threads take turns.
struct LocalMemory<'a>(&'a mut [u8]);

impl LaneMemory for LocalMemory<'_> {
    #[inline(always)]
    fn get(&self, at: usize, size: usize) -> u64 {
        read(self.0, at, size)
    }

    #[inline(always)]
    fn set(&mut self, at: usize, size: usize, value: u64) {
        write_bytes(self.0, at, size, value);
    }

    #[inline(always)]
    fn update(&mut self, at: usize, size: usize, f: impl Fn(u64) -> u64) -> u64 {
        let old = read(self.0, at, size);
        write_bytes(self.0, at, size, f(old));
        old
    }
}

/// Executes an access in the channels of a mask. All places must be in bounds.
#[inline(always)]
fn run_lanes(memory: &mut impl LaneMemory, registers: &mut [u8], access: &MemoryOp, mask: u32, at: &[u64; MAX_LANES]) {
    let (datum, slot) = (usize::from(access.datum), usize::from(access.slot));
    let (lane, plane) = (access.lane as usize, access.plane as usize);
    match access.kind {
        AccessKind::Load => {
            let Some(data) = access.data else { return };
            for (k, v) in component_indices(access.components).enumerate() {
                let (from, to) = ((v * datum) as u64, data + k * plane);
                for i in lanes_in_mask(mask) {
                    let value = memory.get((at[i] + from) as usize, datum) << access.shift;
                    write_bytes(registers, to + i * lane, slot, value);
                }
            }
        }
        AccessKind::Store => {
            for (k, v) in component_indices(access.components).enumerate() {
                let to = (v * datum) as u64;
                let Some(data) = access.data else {
                    lanes_in_mask(mask).for_each(|i| memory.set((at[i] + to) as usize, datum, 0));
                    continue;
                };
                let from = data + k * plane;
                for i in lanes_in_mask(mask) {
                    let value = read(registers, from + i * lane, slot) >> access.shift;
                    memory.set((at[i] + to) as usize, datum, value);
                }
            }
        }
        AccessKind::Status { .. } => {}
        AccessKind::Atomic(op) => {
            let argument = |registers: &[u8], from: Option<usize>, i: usize| {
                let value = from.map_or(0, |from| read(registers, from + i * lane, slot));
                if datum == 8 { value } else { value & ((1 << (datum * 8)) - 1) }
            };
            for i in lanes_in_mask(mask) {
                let first = argument(registers, access.data, i);
                let update = AtomicUpdate { op, first, second: argument(registers, access.second, i) };
                let old = memory.update(at[i] as usize, datum, |old| update.apply(datum, old).0);
                if let Some(result) = access.result {
                    write_bytes(registers, result + i * lane, lane, update.apply(datum, old).1);
                }
            }
        }
    }
}

impl<'a> ExecContext<'a> {
    /// Returns the lowering for instructions that are lowered when they run.
    pub(crate) fn site(&self) -> MemoryLowering<'a, 'a> {
        MemoryLowering { routine: self.routine, register: self.program.register }
    }

    pub(crate) fn uniform(&self, number: &Uniform) -> Result<u64, Fault> {
        match number {
            Uniform::Known(value) => Ok(*value),
            Uniform::Operand(operand) => self.scalar(operand),
        }
    }

    /// Resolves the memory that the addresses of an operation are relative to.
    pub(crate) fn target(&self, place: &AddressBase) -> Result<Target, Fault> {
        let number = |number, index: u32| Ok::<_, Fault>((self.uniform(number)? as u32).wrapping_add(index));
        Ok(match place {
            AddressBase::Known(target) => *target,
            AddressBase::Variable(id) => self.surface(*id),
            AddressBase::Table(surface, index) => BoundKernel::target_of_index(number(surface, *index)?),
            AddressBase::State(surface, index) => {
                let value = number(surface, *index)?;
                self.bound.bindless(value).ok_or_else(|| {
                    Fault::Invalid(format!("no buffer is bound to the bindless surface state at {value:#x}"))
                })?
            }
        })
    }

    /// Returns the memory of a message, and the address of each channel in it.
    #[inline(always)]
    pub(crate) fn message_places(&self, access: &MemoryOp) -> Result<(Target, [u64; MAX_LANES]), Fault> {
        let target = self.target(&access.place)?;
        let base = self.uniform(&access.base)?;
        let mut addresses = access.lane_addresses(&self.thread.state.registers, base);
        if let Stride::By(step) = &access.stride {
            let (first, step) = (addresses[0], self.uniform(step)?);
            for (i, address) in addresses.iter_mut().enumerate() {
                *address = first.wrapping_add(step.wrapping_mul(i as u64));
            }
        }
        if let Some(origin) = &access.origin {
            let origin = self.uniform(origin)?;
            addresses.iter_mut().for_each(|a| *a = a.wrapping_add(origin));
        }
        if target != Target::Flat {
            addresses.iter_mut().for_each(|a| *a &= 0xffff_ffff);
        }
        Ok((target, addresses))
    }

    /// Executes an access in the channels of a mask, whose addresses are known.
    #[inline(always)]
    pub(crate) fn execute_access(
        &mut self,
        access: &MemoryOp,
        target: Target,
        mask: u32,
        mut addresses: [u64; MAX_LANES],
    ) -> Result<(), Fault> {
        if let AccessKind::Status { packed } = access.kind {
            self.status(access, target, mask, &addresses, packed);
        } else if self.is_checked(access.kind) || !self.try_run_together(access, target, mask, &mut addresses) {
            self.run_lane_by_lane(access, target, mask, &addresses)?;
        }
        Ok(())
    }

    /// Returns whether each channel of an access is checked by itself, in strict mode.
    #[inline(always)]
    fn is_checked(&self, kind: AccessKind) -> bool {
        let is_strict = match kind {
            AccessKind::Atomic(_) => true,
            AccessKind::Store => self.bound.has_read_only(),
            AccessKind::Load | AccessKind::Status { .. } => false,
        };
        self.policy.strict && is_strict
    }

    /// Executes all channels of an access at once, if their addresses are in one memory. Returns
    /// false, without any effect, otherwise.
    #[inline(always)]
    fn try_run_together(
        &mut self,
        access: &MemoryOp,
        target: Target,
        mask: u32,
        addresses: &mut [u64; MAX_LANES],
    ) -> bool {
        let lead = addresses[mask.trailing_zeros() as usize % MAX_LANES];
        let n = usize::from(access.span.n).min(MAX_LANES);
        let (begin, len, found) = match target {
            Target::Flat => {
                let Some((buffer, offset)) = self.bound.memory.find(lead, 1) else { return false };
                (lead - offset as u64, buffer.len(), Some(buffer))
            }
            Target::Surface(index) => {
                let Some((buffer, base)) = self.bound.surface(index) else { return false };
                ((base as u64).wrapping_neg(), buffer.len(), Some(buffer))
            }
            Target::Local => {
                let is_outside = |lane| self.is_outside_local(local_offset(addresses[lane]), access.reach());
                if lanes_in_mask(mask).any(is_outside) {
                    return false;
                }
                // Compilers set the same bits in the addresses of all channels.
                (lead - local_offset(lead), self.group.local.len(), None)
            }
            Target::Arguments | Target::Scratch => return false,
        };
        let Some(last) = len.checked_sub(access.reach()) else { return false };
        let places = &mut addresses[..n];
        let mut is_outside = false;
        for (i, address) in places.iter_mut().enumerate() {
            // Disabled channels count as the first enabled one.
            let is_enabled = mask >> i & 1 == 1;
            *address = (if is_enabled { *address } else { lead }).wrapping_sub(begin);
            is_outside |= is_enabled & (*address > last as u64);
        }
        if is_outside {
            places.iter_mut().for_each(|a| *a = a.wrapping_add(begin));
            return false;
        }
        let registers = &mut self.thread.state.registers;
        match found {
            Some(buffer) => {
                let mut memory = SharedMemory { buffer, alone: self.policy.alone };
                run_lanes(&mut memory, registers, access, mask, addresses);
            }
            None => run_lanes(&mut LocalMemory(&mut self.group.local), registers, access, mask, addresses),
        }
        true
    }

    /// Writes for each channel whether its load would succeed.
    #[inline(never)]
    fn status(&mut self, access: &MemoryOp, target: Target, mask: u32, addresses: &[u64; MAX_LANES], packed: bool) {
        let can = |i: &usize| {
            let byte = |k: usize| addresses[*i].wrapping_add(k as u64);
            let place = |k| AccessPlace { target, address: byte(k), size: 1, channel: None };
            (0..access.reach()).all(|k| self.load_unobserved(place(k)).is_ok())
        };
        let bits = lanes_in_mask(mask).filter(can).fold(0, |bits, i| bits | 1 << i);
        self.tell(access.data, mask, bits, packed);
    }

    /// Writes a bit for each channel: packed into one dword, or as one dword for each enabled
    /// channel.
    pub(crate) fn tell(&mut self, at: Option<usize>, mask: u32, bits: u32, packed: bool) {
        match at {
            Some(at) if packed => self.thread.write(at, 4, u64::from(bits)),
            Some(at) => lanes_in_mask(mask).for_each(|i| self.thread.write(at + i * 4, 4, u64::from(bits >> i & 1))),
            None => {}
        }
    }

    /// Returns whether an access reads 0 for a component beyond the end of a buffer: a load that is
    /// the same for all channels, of at least four values. Compilers load three values as four, and
    /// five as eight. Hardware reads what follows in the page. In strict mode, no value is beyond
    /// the end.
    fn is_padding_component(&self, access: &MemoryOp, target: Target, component: usize) -> bool {
        let (is_uniform_load, count) =
            (access.kind == AccessKind::Load && access.span.n == 1, access.components.count_ones());
        let is_padding = target == Target::Flat && !self.policy.strict && count >= 4;
        is_uniform_load && is_padding && component > count as usize / 2
    }

    /// Loads a value that ends beyond a buffer. Its bytes there are 0.
    fn load_padded(&self, place: AccessPlace) -> u64 {
        let byte = |at| self.load_unobserved(place.byte(at)).unwrap_or(0);
        (0..place.size as u64).fold(0, |value, at| value | byte(at) << (8 * at))
    }

    /// Returns whether an instruction reads 0 at an address of flat memory beyond the end of a
    /// buffer, because it loads a vector whose last components are padding.
    pub(crate) fn loads_padding(&self, inst: &Inst<'_>, address: u64) -> bool {
        let Ok(Some(access)) = self.site().lower(inst) else { return false };
        let number = |number: &Uniform| self.uniform(number).ok();
        let (Some(base), Some(origin)) = (number(&access.base), access.origin.as_ref().map_or(Some(0), number)) else {
            return false;
        };
        let first = access.lane_addresses(&self.thread.state.registers, base)[0].wrapping_add(origin);
        let component = address.wrapping_sub(first) / u64::from(access.datum.max(1));
        component < 64 && self.is_padding_component(&access, Target::Flat, component as usize)
    }

    /// Executes an access channel by channel.
    #[inline(never)]
    fn run_lane_by_lane(
        &mut self,
        access: &MemoryOp,
        target: Target,
        mask: u32,
        addresses: &[u64; MAX_LANES],
    ) -> Result<(), Fault> {
        let (datum, slot) = (usize::from(access.datum), usize::from(access.slot));
        let (lane, plane) = (access.lane as usize, access.plane as usize);
        for i in lanes_in_mask(mask) {
            let channel = access.channels.then_some(access.span.first + i as u8);
            if self.policy.strict && access.kind == AccessKind::Load && access.channels {
                let (address, size) = (addresses[i], access.reach());
                self.check_written(AccessPlace { target, address, size, channel })?;
            }
            for (k, v) in component_indices(access.components).enumerate() {
                let address = target.wrap(addresses[i].wrapping_add((v * datum) as u64));
                let place = AccessPlace { target, address, size: datum, channel };
                let at = access.data.map(|data| data + k * plane + i * lane);
                match access.kind {
                    AccessKind::Load => {
                        let value = match self.load_unobserved(place) {
                            Err(Fault::OutOfBounds { .. }) if self.is_padding_component(access, target, v) => {
                                self.load_padded(place)
                            }
                            loaded => loaded?,
                        };
                        if let Some(at) = at {
                            self.thread.write(at, slot, value << access.shift);
                        }
                    }
                    AccessKind::Store => {
                        let value = at.map_or(0, |at| self.thread.read(at, slot)) >> access.shift;
                        self.store_unobserved(place, value)?;
                    }
                    AccessKind::Atomic(op) => {
                        let low = |v: u64| if datum == 8 { v } else { v & ((1 << (datum * 8)) - 1) };
                        let read = |at: Option<usize>| low(at.map_or(0, |at| self.thread.read(at + i * lane, slot)));
                        let update = AtomicUpdate { op, first: read(access.data), second: read(access.second) };
                        let result = self.atomic_unobserved(place, update)?;
                        if let Some(at) = access.result {
                            self.thread.write(at + i * lane, lane, result);
                        }
                    }
                    AccessKind::Status { .. } => {}
                }
            }
        }
        Ok(())
    }
}
