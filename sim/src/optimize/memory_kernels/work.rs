//! What memory kernels do with the dwords or bytes of sixteen channels: load, store, count or add.

use crate::bytecode::lanes_in_mask;
use crate::bytecode::memory_op::MemoryOp;
use crate::memory::buffer::Buffer;
use crate::optimize::memory_kernels::NUMBERS;
use fearless_simd::prelude::*;
use fearless_simd::{Simd, u32x16};

/// Dwords that can be read and written.
pub(super) trait Words {
    /// A word; 0 beyond the end.
    fn get(&self, index: usize) -> u32;
    /// Changes a word; beyond the end, nothing.
    fn set(&mut self, index: usize, value: u32);
    /// Consecutive words.
    fn copy(&self, index: usize, to: &mut [[u8; 4]]);
    /// Changes consecutive words.
    fn paste(&mut self, index: usize, from: &[[u8; 4]]);
    /// Stores two consecutive words.
    fn set_pair(&mut self, index: usize, pair: [[u8; 4]; 2]);
    /// Stores a word for each of sixteen channels.
    fn scatter(&mut self, indices: [usize; 16], values: &[[u8; 4]; 16]);
    /// Adds to a word; gives what was there.
    fn add(&mut self, index: usize, by: u32) -> u32;
}

/// Those of a buffer. Others may be at work on them too, unless it is the only one.
pub(super) struct Shared<'a> {
    pub(super) buffer: &'a Buffer,
    pub(super) alone: bool,
}

impl Words for Shared<'_> {
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
    fn scatter(&mut self, indices: [usize; 16], values: &[[u8; 4]; 16]) {
        self.buffer.scatter_dwords(self.alone, indices, values);
    }

    #[inline(always)]
    fn add(&mut self, index: usize, by: u32) -> u32 {
        self.buffer.add_dword(self.alone, index, by)
    }
}

/// Those of the local memory of a group, whose threads take turns.
pub(super) struct Own<'a>(pub(super) &'a mut [[u8; 4]]);

impl Words for Own<'_> {
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

/// Places in a memory of sixteen channels.
pub(super) type Places<S> = u32x16<S>;

/// What is done with the words at these bytes of a memory, which all lie in it, in the channels of a mask.
pub(super) trait Work {
    /// The bits that no place may have.
    const ODD: u32 = 3;
    /// Whether it writes to memory.
    const WRITES: bool = false;
    /// Bytes from one channel to the next one where all are done in one go. 0: they never are.
    const STEP: u32 = 0;

    /// Does it in so many channels, all of which are on and lie one behind the other from a place on, with one component each.
    #[inline(always)]
    fn together<const N: usize>(_: &mut impl Words, _: &mut [u8], _: &MemoryOp, _first: usize) -> Option<()> {
        None
    }

    fn run<S: Simd>(words: &mut impl Words, registers: &mut [u8], access: &MemoryOp, block: Block<S>) -> Option<()>;
}

/// Sixteen channels, one behind the other.
#[derive(Clone, Copy)]
pub(super) struct Block<S: Simd> {
    pub(super) at: Places<S>,
    /// Those that are on.
    pub(super) mask: u32,
    /// Their number in the instruction.
    pub(super) number: usize,
}

impl<S: Simd> Block<S> {
    /// Whether all channels are on.
    #[inline(always)]
    pub(super) fn whole(self) -> bool {
        self.mask == 0xffff
    }

    /// The place of the first channel, if neighbours lie so far apart.
    #[inline(always)]
    pub(super) fn run(self, step: u32) -> Option<usize> {
        let first = self.at[0];
        let numbers = Places::load_array(self.at.token(), NUMBERS);
        self.at.simd_eq(numbers * step + first).all_true().then_some(first as usize)
    }

    /// The place of all channels, if it is the same.
    #[inline(always)]
    pub(super) fn one(self) -> Option<usize> {
        let first = self.at[0];
        self.at.simd_eq(first).all_true().then_some(first as usize)
    }

    /// The words where the channels begin.
    #[inline(always)]
    pub(super) fn words(self) -> [u32; 16] {
        // From memory, one by one: the compiler would take them out of the vector, which is slower.
        std::hint::black_box((self.at >> 2).to_array())
    }
}

/// Sixteen dwords of the registers.
#[inline(always)]
pub(super) fn dwords(registers: &[u8], at: usize) -> Option<&[[u8; 4]; 16]> {
    registers.get(at..)?.as_chunks().0.first_chunk()
}

/// The same, to be changed.
#[inline(always)]
pub(super) fn dwords_mut(registers: &mut [u8], at: usize) -> Option<&mut [[u8; 4]; 16]> {
    registers.get_mut(at..)?.as_chunks_mut().0.first_chunk_mut()
}

/// One or more dwords for each channel, to the registers.
pub(super) struct Load;

impl Work for Load {
    const STEP: u32 = 4;

    #[inline(always)]
    fn together<const N: usize>(
        words: &mut impl Words,
        registers: &mut [u8],
        access: &MemoryOp,
        first: usize,
    ) -> Option<()> {
        let data = access.data?;
        words.copy(first / 4, registers.get_mut(data..data + 4 * N)?.as_chunks_mut().0);
        Some(())
    }

    #[inline(always)]
    fn run<S: Simd>(words: &mut impl Words, registers: &mut [u8], access: &MemoryOp, block: Block<S>) -> Option<()> {
        let (count, plane) = (access.components.trailing_ones() as usize, access.plane as usize);
        let begin = access.data? + block.number * 4;
        if let (true, Some(first)) = (block.whole(), block.run(4)) {
            for v in 0..count {
                words.copy(first / 4 + v, dwords_mut(registers, begin + v * plane)?);
            }
        } else if let (true, Some(first)) = (block.whole(), block.one()) {
            for v in 0..count {
                *dwords_mut(registers, begin + v * plane)? = [words.get(first / 4 + v).to_le_bytes(); 16];
            }
        } else {
            let from = block.words();
            for v in 0..count {
                let to = dwords_mut(registers, begin + v * plane)?;
                if block.whole() {
                    for (to, from) in to.iter_mut().zip(from) {
                        *to = words.get(from as usize + v).to_le_bytes();
                    }
                } else {
                    for i in lanes_in_mask(block.mask) {
                        to[i % 16] = words.get(from[i % 16] as usize + v).to_le_bytes();
                    }
                }
            }
        }
        Some(())
    }
}

/// The same to memory.
pub(super) struct Store;

impl Work for Store {
    const WRITES: bool = true;
    const STEP: u32 = 4;

    #[inline(always)]
    fn together<const N: usize>(
        words: &mut impl Words,
        registers: &mut [u8],
        access: &MemoryOp,
        first: usize,
    ) -> Option<()> {
        let data = access.data?;
        words.paste(first / 4, registers.get(data..data + 4 * N)?.as_chunks().0);
        Some(())
    }

    #[inline(always)]
    fn run<S: Simd>(words: &mut impl Words, registers: &mut [u8], access: &MemoryOp, block: Block<S>) -> Option<()> {
        let (count, plane) = (access.components.trailing_ones() as usize, access.plane as usize);
        let begin = access.data? + block.number * 4;
        if let (true, Some(first)) = (block.whole(), block.run(4)) {
            for v in 0..count {
                words.paste(first / 4 + v, dwords(registers, begin + v * plane)?);
            }
        } else {
            let to = block.words();
            // Two components at a time: where they are in one cell, one store writes both.
            for v in (0..count & !1).step_by(2) {
                let [low, high] = [v, v + 1].map(|v| dwords(registers, begin + v * plane));
                let (low, high) = (low?, high?);
                if block.whole() {
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
                let from = dwords(registers, begin + v * plane)?;
                if block.whole() {
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

/// A byte for each channel, to the registers.
pub(super) struct LoadBytes;

impl Work for LoadBytes {
    const ODD: u32 = 0;
    const STEP: u32 = 1;

    #[inline(always)]
    fn together<const N: usize>(
        words: &mut impl Words,
        registers: &mut [u8],
        access: &MemoryOp,
        first: usize,
    ) -> Option<()> {
        // The words that they lie in: one more than bytes would fill.
        let mut whole = [[0; 4]; 9];
        words.copy(first / 4, &mut whole[..N / 4]);
        whole[N / 4] = words.get(first / 4 + N / 4).to_le_bytes();
        let bytes: &[u8; N] = whole.as_flattened().get(first % 4..)?.first_chunk()?;
        let (lane, data) = (access.lane as usize, access.data?);
        let to = registers.get_mut(data..data + lane * N)?;
        match (lane, access.slot) {
            (4, 4) => {
                for (to, byte) in to.as_chunks_mut().0.iter_mut().zip(bytes) {
                    *to = u32::from(*byte).to_le_bytes();
                }
            }
            (4, _) => {
                for (to, byte) in to.as_chunks_mut().0.iter_mut().zip(bytes) {
                    *to = (u32::from_le_bytes(*to) & !0xff | u32::from(*byte)).to_le_bytes();
                }
            }
            _ => {
                for (to, byte) in to.chunks_mut(lane).zip(bytes) {
                    to[0] = *byte;
                }
            }
        }
        Some(())
    }

    #[inline(always)]
    fn run<S: Simd>(words: &mut impl Words, registers: &mut [u8], access: &MemoryOp, block: Block<S>) -> Option<()> {
        let mut bytes = [0; 16];
        if let Some(first) = block.run(1) {
            // The words that they lie in: one more than bytes would fill.
            let whole: [_; 5] = std::array::from_fn(|k| words.get(first / 4 + k).to_le_bytes());
            bytes = *whole.as_flattened().get(first % 4..)?.first_chunk()?;
        } else {
            for (byte, at) in bytes.iter_mut().zip(block.at.to_array()) {
                *byte = (words.get(at as usize / 4) >> (at % 4 * 8)) as u8;
            }
        }
        let (lane, slot) = (access.lane as usize, usize::from(access.slot));
        let to = registers.get_mut(access.data? + block.number * lane..)?.get_mut(..lane * 16)?;
        let on = |i: usize| block.mask >> i & 1 == 1;
        match (lane, slot) {
            (4, 4) if block.whole() => {
                for (to, byte) in to.as_chunks_mut().0.iter_mut().zip(bytes) {
                    *to = u32::from(byte).to_le_bytes();
                }
            }
            (4, 4) => {
                for (i, (to, byte)) in to.as_chunks_mut().0.iter_mut().zip(bytes).enumerate() {
                    *to = if on(i) { u32::from(byte).to_le_bytes() } else { *to };
                }
            }
            _ => {
                for (i, (to, byte)) in to.chunks_mut(lane).zip(bytes).enumerate() {
                    to[0] = if on(i) { byte } else { to[0] };
                }
            }
        }
        Some(())
    }
}

/// Counts at each address.
pub(super) struct Count;

impl Work for Count {
    const WRITES: bool = true;

    #[inline(always)]
    fn run<S: Simd>(words: &mut impl Words, registers: &mut [u8], access: &MemoryOp, block: Block<S>) -> Option<()> {
        let at = block.words();
        if let Some(result) = access.result {
            let to = dwords_mut(registers, result + block.number * 4)?;
            for i in lanes_in_mask(block.mask) {
                to[i % 16] = words.add(at[i % 16] as usize, 1).to_le_bytes();
            }
        } else if block.whole() {
            for at in std::hint::black_box(&at) {
                words.add(*at as usize, 1);
            }
        } else {
            for i in lanes_in_mask(block.mask) {
                words.add(at[i % 16] as usize, 1);
            }
        }
        Some(())
    }
}

/// Adds at each address.
pub(super) struct Add;

impl Work for Add {
    const WRITES: bool = true;

    #[inline(always)]
    fn run<S: Simd>(words: &mut impl Words, registers: &mut [u8], access: &MemoryOp, block: Block<S>) -> Option<()> {
        let at = block.words();
        let from = dwords(registers, access.data? + block.number * 4)?.map(u32::from_le_bytes);
        if let Some(result) = access.result {
            let to = dwords_mut(registers, result + block.number * 4)?;
            for i in lanes_in_mask(block.mask) {
                to[i % 16] = words.add(at[i % 16] as usize, from[i % 16]).to_le_bytes();
            }
        } else {
            for i in lanes_in_mask(block.mask) {
                words.add(at[i % 16] as usize, from[i % 16]);
            }
        }
        Some(())
    }
}
