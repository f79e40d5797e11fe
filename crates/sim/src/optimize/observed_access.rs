//! Executes memory operations of a launch that is checked on the fast path.
//!
//! The observer is told of each message before its memory kernel runs. For example, a load of
//! sixteen neighbouring dwords is recorded as one access to a row of shadow memory. A message that
//! may be a mistake takes the slow path, which tells the observer of it again and reports what it
//! finds. To tell the observer twice does no harm, because both times are in one segment of the
//! thread.

use crate::binding::arguments::BoundKernel;
use crate::bytecode::lanes_in_mask;
use crate::bytecode::memory_op::{AddressBase, Target, Uniform};
use crate::checks::shadow::{
    NewAccess, ObservedKind, ObservedPlace, ROW_BYTES, ROW_WORDS, RowWords, Segment, Shadow, WORD_BYTES,
    WORD_BYTES_LOG2,
};
use crate::memory::buffer::Buffer;
use crate::memory::flat_memory::BufferId;
use crate::memory::written::WrittenBytes;
use crate::optimize::fusion::{FastMemoryOp, FusedPart};
use crate::optimize::memory_kernels::lane_address;
use crate::state::fast_context::FastContext;
use crate::state::policy::Budget;
use crate::state::thread::Thread;
use crate::state::workgroup::local_offset;
use std::ops::ControlFlow;

/// The memory that all channels of a message access.
#[derive(Clone, Copy)]
enum ObservedMemory<'a> {
    Buffer {
        id: BufferId,
        buffer: &'a Buffer,
    },
    /// Shared local memory of the group.
    Local(&'a [u8]),
}

impl ObservedMemory<'_> {
    fn at(&self, offset: u64) -> ObservedPlace {
        match self {
            Self::Buffer { id, .. } => ObservedPlace::Buffer(*id, offset),
            Self::Local(_) => ObservedPlace::Local(offset),
        }
    }

    /// Copies dwords from an offset in bytes, which is a multiple of 4.
    #[inline]
    fn dwords(&self, offset: u64, to: &mut [[u8; 4]]) {
        let offset = offset as usize;
        match self {
            Self::Buffer { buffer, .. } => buffer.dwords(offset / 4, to),
            Self::Local(bytes) => {
                if let Some(from) = bytes.get(offset..offset + 4 * to.len()) {
                    to.copy_from_slice(from.as_chunks().0);
                }
            }
        }
    }
}

/// How the addresses of the channels of an instruction are related.
#[derive(Clone, Copy, PartialEq, Eq)]
enum LanePattern {
    /// Neighbouring channels access neighbouring words.
    Neighbours,
    /// All channels access one place.
    Same,
    Other,
}

/// The range of the addresses of channels.
#[derive(Clone, Copy)]
struct LaneExtent {
    first: u64,
    last: u64,
    /// The bits in which distances from an address differ from 0.
    differing: u64,
}

impl LaneExtent {
    #[inline]
    fn of(addresses: &[u64]) -> Self {
        let lead = addresses.first().copied().unwrap_or(0);
        let mut extent = Self { first: lead, last: lead, differing: 0 };
        for address in addresses {
            extent.first = extent.first.min(*address);
            extent.last = extent.last.max(*address);
            extent.differing |= address.wrapping_sub(lead);
        }
        extent
    }
}

/// The words of one memory that channels access.
struct ObservedWords<'m> {
    memory: ObservedMemory<'m>,
    /// Offset of the first one in the memory, in bytes.
    start: u64,
    extent: LaneExtent,
    addresses: &'m [u64; 32],
}

impl ObservedWords<'_> {
    /// Returns the offset of the word of a channel in the memory, in bytes.
    #[inline]
    fn offset(&self, lane: usize) -> u64 {
        self.start + (self.addresses[lane] - self.extent.first)
    }

    /// Returns the number of bytes from the first word to the end of the last one.
    #[inline]
    fn range_bytes(&self) -> usize {
        (self.extent.last - self.extent.first + WORD_BYTES) as usize
    }
}

/// A message of a thread, before its memory kernel runs.
struct ObservedMessage<'a> {
    access: &'a FastMemoryOp,
    kind: ObservedKind,
    thread: &'a Thread,
    bound: &'a BoundKernel<'a>,
    /// Shared local memory of the group.
    local: &'a [u8],
    target: Target,
    /// The enabled channels.
    mask: u32,
    segment: Segment,
    budget: &'a Budget,
    /// The bytes of local memory that were written, if loads of unwritten memory are looked for.
    local_written: Option<&'a WrittenBytes>,
    /// Whether stores of several channels to one place may be mistakes.
    compares_lanes: bool,
}

/// Whether a message is observed. Breaks if the slow path must observe it.
type Observation = ControlFlow<()>;

const OBSERVED: Observation = ControlFlow::Continue(());
const UNOBSERVED: Observation = ControlFlow::Break(());

impl FastContext<'_> {
    /// Executes a memory operation in threads, one after another, and tells the observer of each
    /// message. Returns the number of threads that are done.
    #[inline(never)]
    pub(crate) fn run_observed(&mut self, access: &FastMemoryOp, threads: &mut [Thread]) -> usize {
        for (k, thread) in threads.iter_mut().enumerate() {
            let is_observed = self.observe_message(access, thread) == Some(OBSERVED);
            if !is_observed || (access.kernel)(self, std::slice::from_mut(thread), &access.op) == 0 {
                return k;
            }
        }
        threads.len()
    }

    /// Tells the observer of a message. Returns `None` or breaks if the slow path must do so.
    fn observe_message(&mut self, access: &FastMemoryOp, thread: &Thread) -> Option<Observation> {
        let op = &access.op;
        let kind = op.kind.observed()?;
        let target = match op.place {
            AddressBase::Known(target) => target,
            AddressBase::Variable(id) => self.bound.target(u32::from(id), self.surface_state(thread, id)),
            AddressBase::Table(..) | AddressBase::State(..) => return None,
        };
        let observer = self.observer.as_deref_mut()?;
        let message = ObservedMessage {
            access,
            kind,
            thread,
            bound: self.bound,
            local: &self.group.local,
            target,
            mask: thread.enabled(op.span, op.guard),
            segment: Segment { group: self.group.id, thread: thread.number as u32, barriers: thread.barriers },
            budget: self.policy.budget,
            local_written: observer.local_written.as_ref(),
            compares_lanes: observer.compares_lanes(),
        };
        Some(access.parts.iter().try_for_each(|part| message.observe(part, observer.shadow.as_mut())))
    }
}

/// Returns how addresses are related. Those of neighbours are `step` bytes apart.
#[inline]
fn find_pattern<const WIDTH: usize>(bytes: &[u8], step: u64, to_u64: impl Fn([u8; WIDTH]) -> u64) -> LanePattern {
    let addresses = bytes.as_chunks().0;
    let Some(first) = addresses.first().map(|first| to_u64(*first)) else { return LanePattern::Other };
    // The second address decides which pattern is possible.
    let stride = addresses.get(1).map_or(step, |second| to_u64(*second).wrapping_sub(first));
    let (mut expected, mut differing) = (first, 0);
    for address in addresses {
        differing |= to_u64(*address) ^ expected;
        expected = expected.wrapping_add(stride);
    }
    match stride {
        _ if differing != 0 => LanePattern::Other,
        _ if stride == step => LanePattern::Neighbours,
        0 => LanePattern::Same,
        _ => LanePattern::Other,
    }
}

impl ObservedMessage<'_> {
    /// Observes one of the instructions of a message that are fused.
    #[inline]
    fn observe(&self, part: &FusedPart, shadow: Option<&mut Shadow>) -> Observation {
        let lanes = (u32::MAX >> (32 - part.lanes)) << part.first;
        let is_full = self.mask & lanes == lanes;
        let first = || lane_address(self.thread, &self.access.op, usize::from(part.first));
        match self.find_pattern(part).filter(|_| is_full) {
            Some(LanePattern::Neighbours) => self.observe_neighbours(part, first(), shadow),
            // One access says what all channels do.
            Some(LanePattern::Same) if self.kind == ObservedKind::Load => {
                let place = self.locate(first(), self.access.op.reach());
                self.observe_lane(part, part.first, place, shadow)
            }
            _ => self.observe_lanes(part, self.mask & lanes, shadow),
        }
    }

    /// Returns the number of bytes that each channel accesses if they are neighbours in memory: all
    /// of its dwords, or a smaller element that it loads.
    fn lane_bytes(&self) -> u64 {
        let op = &self.access.op;
        let is_small_load = self.kind == ObservedKind::Load && op.datum < 4 && op.channels;
        let element = if is_small_load { u64::from(op.datum) } else { WORD_BYTES };
        u64::from(op.components.count_ones()) * element
    }

    /// Returns how the addresses of an instruction are related. Neighbours are found if shadow
    /// memory can record their words together.
    #[inline]
    fn find_pattern(&self, part: &FusedPart) -> Option<LanePattern> {
        let op = &self.access.op;
        if self.kind.is_atomic() || op.scale != 1 && part.lanes > 1 {
            return None;
        }
        let (step, width) = (self.lane_bytes(), usize::from(op.width));
        let at = op.addresses? + usize::from(part.first) * width;
        let bytes = self.thread.state.registers.get(at..at + usize::from(part.lanes) * width)?;
        let pattern = match width {
            8 => find_pattern(bytes, step, u64::from_le_bytes),
            4 => find_pattern(bytes, step, |bytes| u64::from(u32::from_le_bytes(bytes))),
            _ => return None,
        };
        // The bytes of a channel are in one row, so that shadow memory finds the channel of a byte.
        let is_small_load = step < WORD_BYTES;
        let is_dense = is_small_load || op.datum == 4 && op.slot == 4 && (part.lanes == 1 || op.lane == 4);
        let is_in_row = !op.channels || step.is_power_of_two() && step <= ROW_BYTES;
        (pattern != LanePattern::Neighbours || is_dense && is_in_row).then_some(pattern)
    }

    /// Returns the memory at an address, and the offset in it, if this number of bytes is there.
    #[inline]
    fn locate(&self, address: u64, bytes: usize) -> Option<(ObservedMemory<'_>, u64)> {
        match self.target {
            Target::Flat => {
                let (id, offset) = self.bound.memory.locate(address, bytes)?;
                Some((ObservedMemory::Buffer { id, buffer: self.bound.memory.buffer(id)? }, offset as u64))
            }
            Target::Surface(index) => {
                let (buffer, first) = self.bound.surface(index)?;
                let offset = (address & 0xffff_ffff) + first as u64;
                let memory = ObservedMemory::Buffer { id: self.bound.surface_buffer(index)?, buffer };
                (offset + bytes as u64 <= buffer.len() as u64).then_some((memory, offset))
            }
            Target::Local => {
                let offset = local_offset(address);
                (offset + bytes as u64 <= self.local.len() as u64 && !self.bound.is_outside_local(offset, bytes))
                    .then_some((ObservedMemory::Local(self.local), offset))
            }
            Target::Arguments | Target::Scratch => None,
        }
    }

    /// Returns the bytes of a memory that were written, if loads of unwritten memory are looked
    /// for.
    #[inline]
    fn written(&self, memory: ObservedMemory<'_>) -> Option<&WrittenBytes> {
        let local = self.local_written?;
        match memory {
            ObservedMemory::Buffer { id, .. } => self.bound.memory.written(id),
            ObservedMemory::Local(_) => Some(local),
        }
    }

    /// Observes a load or store of neighbouring words, row by row.
    #[inline]
    fn observe_neighbours(&self, part: &FusedPart, address: u64, shadow: Option<&mut Shadow>) -> Observation {
        let op = &self.access.op;
        let lane_bytes = self.lane_bytes();
        let bytes = u64::from(part.lanes) * lane_bytes;
        let Some((memory, start)) = self.locate(address, bytes as usize) else { return UNOBSERVED };
        let alignment = if op.channels { lane_bytes.max(WORD_BYTES) } else { WORD_BYTES };
        if start & (alignment - 1) != 0 || !bytes.is_multiple_of(WORD_BYTES) {
            return self.observe_lanes(part, (u32::MAX >> (32 - part.lanes)) << part.first, shadow);
        }
        if let Some(written) = self.written(memory) {
            match self.kind {
                ObservedKind::Store => written.mark(start as usize, bytes as usize),
                _ if written.has_all(start as usize, bytes as usize) => {}
                _ => return UNOBSERVED,
            }
        }
        let Some(shadow) = shadow else { return OBSERVED };
        let lane_bytes_log2 = if op.channels { lane_bytes.trailing_zeros() as u8 } else { WORD_BYTES_LOG2 };
        let (mut word, total) = (0, bytes / WORD_BYTES);
        while word < total {
            let in_row = (start / WORD_BYTES + word) % ROW_WORDS as u64;
            let count = (total - word).min(ROW_WORDS as u64 - in_row);
            let accessed = (u16::MAX >> (ROW_WORDS as u64 - count)) << in_row;
            let offset = start + word * WORD_BYTES;
            let changed = match self.kind {
                ObservedKind::Store => {
                    self.changed_words(part, memory, offset, word as usize, count as usize) << in_row
                }
                _ => accessed,
            };
            let words = RowWords { accessed, changed, lane_bytes_log2 };
            let new = self.new_access(part, part.first + ((word * WORD_BYTES) >> lane_bytes_log2) as u8);
            let budget = &mut |bytes| self.budget.take(bytes);
            if shadow.record_row(memory.at(offset), words, new, budget, &mut |_| UNOBSERVED) != Ok(OBSERVED) {
                return UNOBSERVED;
            }
            word += count;
        }
        OBSERVED
    }

    /// Returns the mask of the words that a store to neighbouring words changes, among `count`
    /// words from the one with index `first` on, which is at `offset`.
    #[inline]
    fn changed_words(
        &self,
        part: &FusedPart,
        memory: ObservedMemory<'_>,
        offset: u64,
        first: usize,
        count: usize,
    ) -> u16 {
        let op = &self.access.op;
        let mut old = [[0; 4]; ROW_WORDS];
        memory.dwords(offset, &mut old[..count]);
        let components = op.components.count_ones() as usize;
        let first_lane = usize::from(part.first);
        let mut changed = 0;
        if part.lanes == 1 || components == 1 {
            // The words are neighbours in the registers as well, or planes of one channel.
            let step = if components == 1 { 4 } else { op.plane as usize };
            let begin = op.data.unwrap_or(0) + first_lane * op.lane as usize + first * step;
            for (k, old) in old[..count].iter().enumerate() {
                changed |= u16::from(self.thread.read(begin + k * step, 4) as u32 != u32::from_le_bytes(*old)) << k;
            }
            return changed;
        }
        // The number of components is a power of two.
        let log2 = components.trailing_zeros();
        for (k, old) in old[..count].iter().enumerate() {
            let word = first + k;
            let new = self.stored_dword(first_lane + (word >> log2), word & (components - 1));
            changed |= u16::from(new != u32::from_le_bytes(*old)) << k;
        }
        changed
    }

    /// Returns the dword that a channel stores in a component.
    #[inline]
    fn stored_dword(&self, lane: usize, component: usize) -> u32 {
        let op = &self.access.op;
        let at = op.data.unwrap_or(0) + component * op.plane as usize + lane * op.lane as usize;
        self.thread.read(at, 4) as u32
    }

    /// Observes an instruction channel by channel. Where the channels access one memory, it is
    /// found once for all of them.
    fn observe_lanes(&self, part: &FusedPart, mask: u32, mut shadow: Option<&mut Shadow>) -> Observation {
        let op = &self.access.op;
        if mask == 0 {
            return OBSERVED;
        }
        let addresses = self.lane_addresses(part, mask);
        if self.compares_lanes && op.channels && self.kind == ObservedKind::Store {
            let mut end = 0;
            for lane in lanes_in_mask(mask) {
                // Two channels may store to one place.
                if addresses[lane] < end {
                    return UNOBSERVED;
                }
                end = addresses[lane].saturating_add(op.reach() as u64);
            }
        }
        let extent = LaneExtent::of(&addresses[usize::from(part.first)..][..usize::from(part.lanes)]);
        let distance = u32::try_from(extent.last - extent.first).ok();
        let all = distance.and_then(|distance| self.locate(extent.first, distance as usize + op.reach()));
        if let (Some((memory, offset)), true) = (all, self.kind.is_atomic() && op.channels && op.reach() == 4)
            && (extent.differing | offset).is_multiple_of(WORD_BYTES)
        {
            let words = ObservedWords { memory, start: offset, extent, addresses: &addresses };
            return self.observe_words(part, mask, &words, shadow);
        }
        for lane in lanes_in_mask(mask) {
            let place = match all {
                Some((memory, offset)) => Some((memory, offset + (addresses[lane] - extent.first))),
                None => self.locate(addresses[lane], op.reach()),
            };
            self.observe_lane(part, lane as u8, place, shadow.as_deref_mut())?;
        }
        OBSERVED
    }

    /// Returns the addresses of the channels of an instruction, by their numbers in the fused
    /// operation. Disabled channels have the address of an enabled one.
    #[inline]
    fn lane_addresses(&self, part: &FusedPart, mask: u32) -> [u64; 32] {
        let op = &self.access.op;
        let (first, n, width) = (usize::from(part.first), usize::from(part.lanes), usize::from(op.width));
        let mut addresses = [0; 32];
        let Some(lanes) = addresses.get_mut(first..first + n) else { return addresses };
        let bytes =
            op.addresses.and_then(|at| self.thread.state.registers.get(at + first * width..at + (first + n) * width));
        match (&op.base, bytes, width) {
            (Uniform::Known(base), Some(bytes), 4) => {
                let constant = base.wrapping_mul(op.scale).wrapping_add(op.offset);
                lanes.iter_mut().zip(bytes.as_chunks().0).for_each(|(address, given)| {
                    *address = u64::from(u32::from_le_bytes(*given)).wrapping_mul(op.scale).wrapping_add(constant);
                });
            }
            (Uniform::Known(base), Some(bytes), 8) => {
                let constant = base.wrapping_mul(op.scale).wrapping_add(op.offset);
                lanes.iter_mut().zip(bytes.as_chunks().0).for_each(|(address, given)| {
                    *address = u64::from_le_bytes(*given).wrapping_mul(op.scale).wrapping_add(constant);
                });
            }
            _ => {
                lanes.iter_mut().zip(first..).for_each(|(address, lane)| *address = lane_address(self.thread, op, lane))
            }
        }
        let enabled = mask >> part.first;
        let lead = lanes[enabled.trailing_zeros() as usize % n.max(1)];
        if enabled != u32::MAX >> (32 - n) {
            lanes
                .iter_mut()
                .enumerate()
                .filter(|(k, _)| enabled >> k & 1 == 0)
                .for_each(|(_, address)| *address = lead);
        }
        addresses
    }

    /// Observes an atomic operation of channels on words of one memory.
    #[inline]
    fn observe_words(
        &self,
        part: &FusedPart,
        mask: u32,
        words: &ObservedWords<'_>,
        shadow: Option<&mut Shadow>,
    ) -> Observation {
        let is_unwritten = |written: &&WrittenBytes| !written.has_all(words.start as usize, words.range_bytes());
        if let Some(written) = self.written(words.memory).filter(is_unwritten) {
            for lane in lanes_in_mask(mask) {
                let offset = words.offset(lane) as usize;
                if !written.has_any(offset, WORD_BYTES as usize) {
                    return UNOBSERVED;
                }
                if self.kind.writes() {
                    written.mark(offset, WORD_BYTES as usize);
                }
            }
        }
        let Some(shadow) = shadow else { return OBSERVED };
        let (new, budget) = (self.new_access(part, 0), &mut |bytes| self.budget.take(bytes));
        let first = self.access.op.span.first;
        let accesses = lanes_in_mask(mask).map(|lane| (first + lane as u8, words.offset(lane)));
        let place = words.memory.at(0);
        shadow.record_words(place, accesses, new, budget, &mut |_| UNOBSERVED).unwrap_or(UNOBSERVED)
    }

    /// Observes what a channel accesses, given its memory and offset.
    #[inline]
    fn observe_lane(
        &self,
        part: &FusedPart,
        lane: u8,
        place: Option<(ObservedMemory<'_>, u64)>,
        shadow: Option<&mut Shadow>,
    ) -> Observation {
        let op = &self.access.op;
        let Some((memory, offset)) = place else { return UNOBSERVED };
        if let Some(written) = self.written(memory) {
            if self.kind != ObservedKind::Store && !written.has_any(offset as usize, usize::from(op.datum)) {
                return UNOBSERVED;
            }
            if self.kind.writes() {
                written.mark(offset as usize, op.reach());
            }
        }
        let Some(shadow) = shadow else { return OBSERVED };
        let (new, budget) = (self.new_access(part, lane), &mut |bytes| self.budget.take(bytes));
        let mut record = |offset, size, changes| {
            shadow.record(memory.at(offset), size, new, changes, budget, &mut |_| UNOBSERVED).unwrap_or(UNOBSERVED)
        };
        if self.kind != ObservedKind::Store {
            return record(offset, op.reach(), true);
        }
        if !offset.is_multiple_of(WORD_BYTES) || op.datum != 4 {
            return UNOBSERVED;
        }
        for component in 0..op.components.count_ones() as usize {
            let (offset, mut old) = (offset + WORD_BYTES * component as u64, [[0; 4]]);
            memory.dwords(offset, &mut old);
            record(offset, 4, self.stored_dword(usize::from(lane), component).to_le_bytes() != old[0])?;
        }
        OBSERVED
    }

    /// Returns the access of a channel for shadow memory. `lane` counts from the first channel of
    /// the message.
    #[inline]
    fn new_access(&self, part: &FusedPart, lane: u8) -> NewAccess {
        let op = &self.access.op;
        NewAccess {
            segment: self.segment,
            step: part.step,
            routine: self.thread.state.routine as u16,
            kind: self.kind,
            channel: op.channels.then_some(op.span.first + lane),
        }
    }
}
