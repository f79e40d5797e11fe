//! The operations of memory kernels on sixteen channels: load, store, increment and add.
//!
//! For example, [`Load`] copies 64 bytes if its sixteen addresses are consecutive, and loads each
//! dword by itself otherwise.

use crate::bytecode::lanes_in_mask;
use crate::bytecode::memory_op::MemoryOp;
use crate::memory::buffer::Buffer;
use crate::optimize::memory_kernels::LANE_NUMBERS;
use fearless_simd::prelude::*;
use fearless_simd::{Simd, u32x16};

/// A memory of dwords.
pub(super) trait DwordMemory {
    /// Returns a dword; 0 beyond the end.
    fn get(&self, index: usize) -> u32;
    /// Stores a dword. Does nothing beyond the end.
    fn set(&mut self, index: usize, value: u32);
    /// Loads consecutive dwords.
    fn copy(&self, index: usize, to: &mut [[u8; 4]]);
    /// Stores consecutive dwords.
    fn paste(&mut self, index: usize, from: &[[u8; 4]]);
    /// Stores two consecutive dwords.
    fn set_pair(&mut self, index: usize, pair: [[u8; 4]; 2]);
    /// Loads a dword for each of sixteen channels, at byte offsets that are in bounds.
    fn gather<S: Simd>(&self, at: LaneOffsets<S>, to: &mut [[u8; 4]; 16]);
    /// Stores a dword for each of sixteen channels.
    fn scatter(&mut self, indices: [usize; 16], values: &[[u8; 4]; 16]);
    /// Adds to a dword. Returns the old value.
    fn add(&mut self, index: usize, by: u32) -> u32;
}

/// The dwords of a buffer. Other host threads may access them too, unless `alone` is set.
pub(super) struct SharedDwords<'a> {
    pub(super) buffer: &'a Buffer,
    pub(super) alone: bool,
}

impl DwordMemory for SharedDwords<'_> {
    #[inline(always)]
    fn get(&self, index: usize) -> u32 {
        self.buffer.dword(index)
    }

    #[inline(always)]
    fn set(&mut self, index: usize, value: u32) {
        self.buffer.set_dword(self.alone, index, value);
    }

    #[inline(always)]
    fn copy(&self, index: usize, to: &mut [[u8; 4]]) {
        self.buffer.dwords(index, to);
    }

    #[inline(always)]
    fn paste(&mut self, index: usize, from: &[[u8; 4]]) {
        self.buffer.set_dwords(self.alone, index, from);
    }

    #[inline(always)]
    fn set_pair(&mut self, index: usize, pair: [[u8; 4]; 2]) {
        self.buffer.set_dword_pair(self.alone, index, pair);
    }

    #[inline(always)]
    fn gather<S: Simd>(&self, at: LaneOffsets<S>, to: &mut [[u8; 4]; 16]) {
        let [indices, shifts] = [at >> 3, (at << 3) & 32].map(array_in_memory);
        self.buffer.gather_halves(&indices, &shifts, to);
    }

    #[inline(always)]
    fn scatter(&mut self, indices: [usize; 16], values: &[[u8; 4]; 16]) {
        self.buffer.scatter_dwords(self.alone, indices, values);
    }

    #[inline(always)]
    fn add(&mut self, index: usize, by: u32) -> u32 {
        self.buffer.add_dword(self.alone, index, by)
    }
}

/// The dwords of a work-group's local memory. Threads of a group take turns, so no other thread
/// accesses them meanwhile.
pub(super) struct LocalDwords<'a>(pub(super) &'a mut [[u8; 4]]);

impl DwordMemory for LocalDwords<'_> {
    #[inline(always)]
    fn get(&self, index: usize) -> u32 {
        self.0.get(index).map_or(0, |word| u32::from_le_bytes(*word))
    }

    #[inline(always)]
    fn set(&mut self, index: usize, value: u32) {
        if let Some(word) = self.0.get_mut(index) {
            *word = value.to_le_bytes();
        }
    }

    #[inline(always)]
    fn copy(&self, index: usize, to: &mut [[u8; 4]]) {
        if let Some(from) = self.0.get(index..index + to.len()) {
            to.copy_from_slice(from);
        }
    }

    #[inline(always)]
    fn paste(&mut self, index: usize, from: &[[u8; 4]]) {
        if let Some(to) = self.0.get_mut(index..index + from.len()) {
            to.copy_from_slice(from);
        }
    }

    #[inline(always)]
    fn set_pair(&mut self, index: usize, pair: [[u8; 4]; 2]) {
        self.paste(index, &pair);
    }

    #[inline(always)]
    fn gather<S: Simd>(&self, at: LaneOffsets<S>, to: &mut [[u8; 4]; 16]) {
        for (to, index) in to.iter_mut().zip(array_in_memory(at >> 2)) {
            *to = self.get(index as usize).to_le_bytes();
        }
    }

    #[inline(always)]
    fn scatter(&mut self, indices: [usize; 16], values: &[[u8; 4]; 16]) {
        for (index, value) in indices.into_iter().zip(values) {
            self.set(index, u32::from_le_bytes(*value));
        }
    }

    #[inline(always)]
    fn add(&mut self, index: usize, by: u32) -> u32 {
        let Some(word) = self.0.get_mut(index) else { return 0 };
        let old = u32::from_le_bytes(*word);
        *word = old.wrapping_add(by).to_le_bytes();
        old
    }
}

/// The byte offsets of sixteen channels in a memory.
pub(super) type LaneOffsets<S> = u32x16<S>;

/// The operation of a memory kernel. All places are in bounds.
pub(super) trait LaneOperation {
    /// Bits of a byte offset that must be 0.
    const UNALIGNED_BITS: u32 = 3;
    /// Whether the operation writes memory.
    const WRITES: bool = false;
    /// Whether the operation copies dwords from memory to registers, and does nothing else.
    const COPIES_DWORDS: bool = false;
    /// The strides between channels, in bytes, for which the operation executes all channels at
    /// once.
    const STRIDES: &[u32] = &[];

    /// Executes `N` enabled channels with one component each. The first one is at byte `first`, and
    /// the others follow at the distance `stride`, which is one of [`LaneOperation::STRIDES`].
    #[inline(always)]
    fn run_regular<const N: usize>(
        _: &mut impl DwordMemory,
        _: &mut [u8],
        _: &MemoryOp,
        _first: usize,
        _stride: u32,
    ) -> Option<()> {
        None
    }

    fn run<S: Simd>(
        words: &mut impl DwordMemory,
        registers: &mut [u8],
        access: &MemoryOp,
        block: LaneBlock<S>,
    ) -> Option<()>;
}

/// Sixteen consecutive channels.
#[derive(Clone, Copy)]
pub(super) struct LaneBlock<S: Simd> {
    pub(super) at: LaneOffsets<S>,
    /// A bit mask of the enabled channels.
    pub(super) mask: u32,
    /// Number of the first channel in the instruction.
    pub(super) number: usize,
}

impl<S: Simd> LaneBlock<S> {
    /// Returns whether all channels are enabled.
    #[inline(always)]
    pub(super) fn is_full(self) -> bool {
        self.mask == 0xffff
    }

    /// Returns the byte offset of the first channel, if the offsets ascend by `step`.
    #[inline(always)]
    pub(super) fn contiguous_from(self, step: u32) -> Option<usize> {
        let first = self.at[0];
        let numbers = LaneOffsets::load_array(self.at.token(), LANE_NUMBERS);
        self.at.simd_eq(numbers * step + first).all_true().then_some(first as usize)
    }

    /// Returns the byte offset of all channels, if it is the same.
    #[inline(always)]
    pub(super) fn uniform_at(self) -> Option<usize> {
        let first = self.at[0];
        self.at.simd_eq(first).all_true().then_some(first as usize)
    }

    /// Returns the index of the first dword of each channel.
    #[inline(always)]
    pub(super) fn dword_indices(self) -> [u32; 16] {
        array_in_memory(self.at >> 2)
    }
}

/// Returns the elements of a vector. `black_box` forces them into memory: LLVM would extract each
/// of them from the vector, which is slower.
#[inline(always)]
fn array_in_memory<S: Simd>(vector: u32x16<S>) -> [u32; 16] {
    std::hint::black_box(vector.to_array())
}

/// Returns sixteen dwords of the registers.
#[inline(always)]
pub(super) fn register_dwords(registers: &[u8], at: usize) -> Option<&[[u8; 4]; 16]> {
    registers.get(at..)?.as_chunks().0.first_chunk()
}

/// Returns sixteen dwords of the registers, mutably.
#[inline(always)]
pub(super) fn register_dwords_mut(registers: &mut [u8], at: usize) -> Option<&mut [[u8; 4]; 16]> {
    registers.get_mut(at..)?.as_chunks_mut().0.first_chunk_mut()
}

/// Loads one or more dwords for each channel.
pub(super) struct Load;

impl LaneOperation for Load {
    const COPIES_DWORDS: bool = true;
    const STRIDES: &[u32] = &[4, 0];

    #[inline(always)]
    fn run_regular<const N: usize>(
        words: &mut impl DwordMemory,
        registers: &mut [u8],
        access: &MemoryOp,
        first: usize,
        stride: u32,
    ) -> Option<()> {
        let data = access.data?;
        let to = registers.get_mut(data..data + 4 * N)?.as_chunks_mut().0;
        match stride {
            0 => to.fill(words.get(first / 4).to_le_bytes()),
            _ => words.copy(first / 4, to),
        }
        Some(())
    }

    #[inline(always)]
    fn run<S: Simd>(
        words: &mut impl DwordMemory,
        registers: &mut [u8],
        access: &MemoryOp,
        block: LaneBlock<S>,
    ) -> Option<()> {
        let (count, plane) = (access.components.trailing_ones() as usize, access.plane as usize);
        let begin = access.data? + block.number * 4;
        if let (true, Some(first)) = (block.is_full(), block.contiguous_from(4)) {
            for v in 0..count {
                words.copy(first / 4 + v, register_dwords_mut(registers, begin + v * plane)?);
            }
        } else if let (true, Some(first)) = (block.is_full(), block.uniform_at()) {
            for v in 0..count {
                *register_dwords_mut(registers, begin + v * plane)? = [words.get(first / 4 + v).to_le_bytes(); 16];
            }
        } else {
            for v in 0..count {
                let to = register_dwords_mut(registers, begin + v * plane)?;
                if block.is_full() {
                    words.gather(block.at + 4 * v as u32, to);
                } else {
                    let from = block.dword_indices();
                    for i in lanes_in_mask(block.mask) {
                        to[i % 16] = words.get(from[i % 16] as usize + v).to_le_bytes();
                    }
                }
            }
        }
        Some(())
    }
}

/// Stores one or more dwords for each channel.
pub(super) struct Store;

impl LaneOperation for Store {
    const WRITES: bool = true;
    const STRIDES: &[u32] = &[4];

    #[inline(always)]
    fn run_regular<const N: usize>(
        words: &mut impl DwordMemory,
        registers: &mut [u8],
        access: &MemoryOp,
        first: usize,
        _: u32,
    ) -> Option<()> {
        let data = access.data?;
        words.paste(first / 4, registers.get(data..data + 4 * N)?.as_chunks().0);
        Some(())
    }

    #[inline(always)]
    fn run<S: Simd>(
        words: &mut impl DwordMemory,
        registers: &mut [u8],
        access: &MemoryOp,
        block: LaneBlock<S>,
    ) -> Option<()> {
        let (count, plane) = (access.components.trailing_ones() as usize, access.plane as usize);
        let begin = access.data? + block.number * 4;
        if let (true, Some(first)) = (block.is_full(), block.contiguous_from(4)) {
            for v in 0..count {
                words.paste(first / 4 + v, register_dwords(registers, begin + v * plane)?);
            }
        } else {
            let to = block.dword_indices();
            // Two components at a time, so that one store writes both if they are in one cell.
            for v in (0..count & !1).step_by(2) {
                let [low, high] = [v, v + 1].map(|v| register_dwords(registers, begin + v * plane));
                let (low, high) = (low?, high?);
                if block.is_full() {
                    for ((to, low), high) in to.iter().zip(low).zip(high) {
                        words.set_pair(*to as usize + v, [*low, *high]);
                    }
                } else {
                    for i in lanes_in_mask(block.mask) {
                        words.set_pair(to[i % 16] as usize + v, [low[i % 16], high[i % 16]]);
                    }
                }
            }
            for v in count & !1..count {
                let from = register_dwords(registers, begin + v * plane)?;
                if block.is_full() {
                    words.scatter(to.map(|to| to as usize + v), from);
                } else {
                    for i in lanes_in_mask(block.mask) {
                        words.set(to[i % 16] as usize + v, u32::from_le_bytes(from[i % 16]));
                    }
                }
            }
        }
        Some(())
    }
}

/// Loads one byte for each channel.
pub(super) struct LoadBytes;

/// Loads `N` consecutive bytes, at most 32.
#[inline(always)]
fn load_bytes<const N: usize>(words: &impl DwordMemory, first: usize) -> Option<[u8; N]> {
    // The dwords that contain the bytes: one more than the bytes would fill, since the first may be
    // unaligned.
    let mut whole = [[0; 4]; 9];
    words.copy(first / 4, &mut whole[..N / 4]);
    whole[N / 4] = words.get(first / 4 + N / 4).to_le_bytes();
    whole.as_flattened().get(first % 4..)?.first_chunk().copied()
}

/// Writes the bytes of the channels in `mask`, as many as there are, to the registers. `number` is
/// the first of these channels in the instruction.
#[inline(always)]
fn put_bytes<const N: usize>(
    registers: &mut [u8],
    access: &MemoryOp,
    number: usize,
    bytes: [u8; N],
    mask: u32,
) -> Option<()> {
    let (lane, slot) = (access.lane as usize, access.slot);
    let to = registers.get_mut(access.data? + number * lane..)?.get_mut(..lane * N)?;
    let is_full = mask == u32::MAX >> (32 - N);
    let on = |i: usize| is_full || mask >> i & 1 == 1;
    if lane != 4 {
        for (i, (to, byte)) in to.chunks_mut(lane).zip(bytes).enumerate() {
            to[0] = if on(i) { byte } else { to[0] };
        }
        return Some(());
    }
    // The bytes of a dword that are kept.
    let kept = if slot == 4 { 0 } else { !0xff };
    for (i, (to, byte)) in to.as_chunks_mut().0.iter_mut().zip(bytes).enumerate() {
        let dword = (u32::from_le_bytes(*to) & kept | u32::from(byte)).to_le_bytes();
        *to = if on(i) { dword } else { *to };
    }
    Some(())
}

impl LaneOperation for LoadBytes {
    const UNALIGNED_BITS: u32 = 0;
    const STRIDES: &[u32] = &[1];

    #[inline(always)]
    fn run_regular<const N: usize>(
        words: &mut impl DwordMemory,
        registers: &mut [u8],
        access: &MemoryOp,
        first: usize,
        _: u32,
    ) -> Option<()> {
        put_bytes::<N>(registers, access, 0, load_bytes(words, first)?, u32::MAX >> (32 - N))
    }

    #[inline(always)]
    fn run<S: Simd>(
        words: &mut impl DwordMemory,
        registers: &mut [u8],
        access: &MemoryOp,
        block: LaneBlock<S>,
    ) -> Option<()> {
        let bytes = match block.contiguous_from(1) {
            Some(first) => load_bytes(words, first)?,
            None => block.at.to_array().map(|at| (words.get(at as usize / 4) >> (at % 4 * 8)) as u8),
        };
        put_bytes::<16>(registers, access, block.number, bytes, block.mask)
    }
}

/// Adds the value of a channel to a dword, or 1 if it is an `INCREMENT`.
pub(super) struct Add<const INCREMENT: bool>;

impl<const INCREMENT: bool> LaneOperation for Add<INCREMENT> {
    const WRITES: bool = true;

    #[inline(always)]
    fn run<S: Simd>(
        words: &mut impl DwordMemory,
        registers: &mut [u8],
        access: &MemoryOp,
        block: LaneBlock<S>,
    ) -> Option<()> {
        let at = block.dword_indices();
        let by = match INCREMENT {
            true => [1; 16],
            false => register_dwords(registers, access.data? + block.number * 4)?.map(u32::from_le_bytes),
        };
        if let Some(result) = access.result {
            let to = register_dwords_mut(registers, result + block.number * 4)?;
            for i in lanes_in_mask(block.mask) {
                to[i % 16] = words.add(at[i % 16] as usize, by[i % 16]).to_le_bytes();
            }
        } else if INCREMENT && block.is_full() {
            for at in std::hint::black_box(&at) {
                words.add(*at as usize, 1);
            }
        } else {
            for i in lanes_in_mask(block.mask) {
                words.add(at[i % 16] as usize, by[i % 16]);
            }
        }
        Some(())
    }
}
