//! OperandAccess ways through memory for the accesses that kernels are full of: dwords, and bytes, at an address for each channel, with all
//! channels on.
//!
//! A way is chosen once, when a program is loaded. It looks at the addresses of all channels without a branch, at the bounds of the
//! memory once, and then at what neighbours have in common: one dword behind the other is a copy, one dword for all is a fill. Whatever
//! it is not made for it leaves alone, and [`Core::access`] takes the way that knows everything.

use crate::bytecode::lanes_in_mask;
use crate::bytecode::memory_op::{AccessKind, AddressBase, Atomic, MemoryOp, Stride, Target, Uniform};
use crate::memory::buffer::Buffer;
use crate::state::fast_context::FastContext;
use crate::state::thread::Thread;
use crate::state::workgroup::LOCAL_ADDRESS_MASK;
use fearless_simd::prelude::*;
use fearless_simd::{mask32x16, mask64x8, u8x64, u32x16, u64x8};

/// Executes a memory operation in threads, one after another. Returns the number of threads that are
/// done; in the next one nothing was changed.
pub(crate) type MemoryKernel = fn(&mut FastContext<'_>, &mut [Thread], &MemoryOp) -> usize;

/// Returns the kernel for a memory operation, if it has one.
pub(crate) fn select_memory_kernel(access: &MemoryOp) -> Option<MemoryKernel> {
    if access.origin.is_some()
        || access.addresses.is_none()
        || access.shift != 0
        || !matches!(access.base, Uniform::Known(_))
    {
        return None;
    }
    if access.span.n == 1 {
        return single(access);
    }
    if access.scale != 1 || !matches!(access.stride, Stride::None) {
        return None;
    }
    macro_rules! sized {
        ($work:ident) => {
            match (&access.place, access.width, access.span.n) {
                (AddressBase::Known(Target::Flat), 8, 16) => Some(flat::<1, $work>),
                (AddressBase::Known(Target::Flat), 8, 32) => Some(flat::<2, $work>),
                (AddressBase::Known(Target::Local) | AddressBase::Variable(0), 4, 16) => Some(own::<1, $work>),
                (AddressBase::Known(Target::Local) | AddressBase::Variable(0), 4, 32) => Some(own::<2, $work>),
                (AddressBase::Variable(_), 4, 16) => Some(surface::<1, $work>),
                (AddressBase::Variable(_), 4, 32) => Some(surface::<2, $work>),
                _ => None,
            }
        };
    }
    let dense = dense(access.components);
    let dwords = access.datum == 4 && access.slot == 4 && access.lane == 4;
    match access.kind {
        AccessKind::Load if dwords && dense && access.data.is_some() => sized!(Load),
        AccessKind::Load if access.datum == 1 && access.components == 1 && access.data.is_some() => sized!(LoadBytes),
        AccessKind::Store if dwords && dense && access.data.is_some() => sized!(Store),
        AccessKind::Atomic(Atomic::Inc) if dwords => sized!(Count),
        AccessKind::Atomic(Atomic::Add) if dwords && access.data.is_some() => sized!(Add),
        _ => None,
    }
}

/// Whether components follow each other without a gap.
fn dense(components: u64) -> bool {
    components.trailing_ones() == components.count_ones()
}

/// Returns the kernel for an access with one address, whose dwords lie one after another in the registers.
fn single(access: &MemoryOp) -> Option<MemoryKernel> {
    let run = dense(access.components) && (access.plane == 4 || access.components == 1);
    if access.datum != 4 || access.slot != 4 || !run || access.data.is_none() {
        return None;
    }
    match (access.kind, &access.place, access.width) {
        (AccessKind::Load, AddressBase::Known(Target::Flat), 8) => Some(flat_block::<true>),
        (AccessKind::Store, AddressBase::Known(Target::Flat), 8) => Some(flat_block::<false>),
        (AccessKind::Load, AddressBase::Variable(_), 4) => Some(surface_block::<true>),
        (AccessKind::Store, AddressBase::Variable(_), 4) => Some(surface_block::<false>),
        _ => None,
    }
}

/// Dwords that can be read and written.
trait Words {
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
struct Shared<'a> {
    buffer: &'a Buffer,
    alone: bool,
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
struct Own<'a>(&'a mut [[u8; 4]]);

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
type Places<S> = u32x16<S>;

/// What is done with the words at these bytes of a memory, which all lie in it, in the channels of a mask.
trait Work {
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
struct Block<S: Simd> {
    at: Places<S>,
    /// Those that are on.
    mask: u32,
    /// Their number in the instruction.
    number: usize,
}

impl<S: Simd> Block<S> {
    /// Whether all channels are on.
    #[inline(always)]
    fn whole(self) -> bool {
        self.mask == 0xffff
    }

    /// The place of the first channel, if neighbours lie so far apart.
    #[inline(always)]
    fn run(self, step: u32) -> Option<usize> {
        let first = self.at[0];
        let numbers = Places::load_array(self.at.token(), NUMBERS);
        self.at.simd_eq(numbers * step + first).all_true().then_some(first as usize)
    }

    /// The place of all channels, if it is the same.
    #[inline(always)]
    fn one(self) -> Option<usize> {
        let first = self.at[0];
        self.at.simd_eq(first).all_true().then_some(first as usize)
    }

    /// The words where the channels begin.
    #[inline(always)]
    fn words(self) -> [u32; 16] {
        // From memory, one by one: the compiler would take them out of the vector, which is slower.
        std::hint::black_box((self.at >> 2).to_array())
    }
}

/// Sixteen dwords of the registers.
#[inline(always)]
fn dwords(registers: &[u8], at: usize) -> Option<&[[u8; 4]; 16]> {
    registers.get(at..)?.as_chunks().0.first_chunk()
}

/// The same, to be changed.
#[inline(always)]
fn dwords_mut(registers: &mut [u8], at: usize) -> Option<&mut [[u8; 4]; 16]> {
    registers.get_mut(at..)?.as_chunks_mut().0.first_chunk_mut()
}

/// One or more dwords for each channel, to the registers.
struct Load;

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
struct Store;

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
struct LoadBytes;

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
struct Count;

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
struct Add;

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

/// What is added to the addresses of an access.
#[inline(always)]
fn sum(access: &MemoryOp) -> u64 {
    let Uniform::Known(base) = access.base else { return access.offset };
    base.wrapping_add(access.offset)
}

/// The last byte where an access to a memory of so many bytes may begin.
#[inline(always)]
fn last(access: &MemoryOp, len: usize) -> Option<u32> {
    len.checked_sub(access.reach()).filter(|last| *last <= i32::MAX as usize).map(|last| last as u32)
}

/// Runs a function with the vector instructions that the processor has. Without those of a common one, nothing is done.
macro_rules! vectorised {
    ($level:expr, |$simd:ident| $body:expr) => {{
        #[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
        {
            let level = $level;
            if let Some($simd) = level.as_avx512() {
                return $simd.vectorize(
                    #[inline(always)]
                    || $body,
                );
            }
            if let Some($simd) = level.as_avx2() {
                return $simd.vectorize(
                    #[inline(always)]
                    || $body,
                );
            }
        }
        0
    }};
}

/// Does the work in all blocks, if all places are in the memory and where they should be. False: nothing was done.
#[inline(always)]
fn perform<S: Simd, const K: usize, W: Work>(
    mut words: impl Words,
    registers: &mut [u8],
    access: &MemoryOp,
    at: [Places<S>; K],
    (mask, outside): (u32, bool),
) -> bool {
    // No closures that other functions call: vector instructions would not get into them.
    let mut odd = at[0];
    for at in &at[1..] {
        odd |= *at;
    }
    let odd = odd & W::ODD;
    if outside || odd.simd_ne(0).any_true() {
        return false;
    }
    for (k, at) in at.iter().enumerate() {
        let block = Block { at: *at, mask: mask >> (16 * k) & 0xffff, number: 16 * k };
        let _ = W::run(&mut words, registers, access, block);
    }
    true
}

/// Places of all channels; which of them are on, and whether any place lies outside of the memory.
type Seen<S, const K: usize> = ([Places<S>; K], (u32, bool));

/// Places at addresses of 32 bits, and whether any lies outside. Channels that are off have the first place.
#[inline(always)]
fn narrow<S: Simd, const K: usize>(
    simd: S,
    registers: &[u8],
    access: &MemoryOp,
    (mask, last): (u32, u32),
    bits: u32,
) -> Option<Seen<S, K>> {
    let given: &[[u8; 64]; K] = registers.get(access.addresses?..)?.as_chunks().0.first_chunk()?;
    let add = sum(access) as u32;
    let mut outside = false;
    let mut places = [Places::splat(simd, 0); K];
    for k in 0..K {
        let mut at = (u8x64::load_array_ref(simd, &given[k]).bitcast::<Places<S>>() + add) & bits;
        if mask != u32::MAX >> (32 - 16 * K) {
            let on = mask32x16::from_bitmask(simd, u64::from(mask >> (16 * k) & 0xffff));
            at = on.select(at, Places::splat(simd, 0));
        }
        outside |= at.simd_gt(last).any_true();
        places[k] = at;
    }
    Some((places, (mask, outside)))
}

/// The same at addresses of 64 bits.
#[inline(always)]
fn wide<S: Simd, const K: usize>(
    simd: S,
    registers: &[u8],
    access: &MemoryOp,
    (mask, last): (u32, u32),
    add: u64,
) -> Option<Seen<S, K>> {
    let given: &[[[u8; 64]; 2]; K] = registers.get(access.addresses?..)?.as_chunks().0.as_chunks().0.first_chunk()?;
    let mut outside = false;
    let mut places = [Places::splat(simd, 0); K];
    for k in 0..K {
        let mut halves = [u64x8::splat(simd, 0); 2];
        for half in 0..2 {
            let mut at = u8x64::load_array_ref(simd, &given[k][half]).bitcast::<u64x8<S>>() + add;
            if mask != u32::MAX >> (32 - 16 * K) {
                let on = mask64x8::from_bitmask(simd, u64::from(mask >> (16 * k + 8 * half) & 0xff));
                at = on.select(at, u64x8::splat(simd, 0));
            }
            outside |= at.simd_gt(u64::from(last)).any_true();
            halves[half] = at;
        }
        places[k] = simd.narrow_u64x8(halves[0], halves[1]);
    }
    Some((places, (mask, outside)))
}

/// The numbers of sixteen channels.
const NUMBERS: [u32; 16] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];

/// Whether addresses of 32 bits follow each other so far apart.
#[inline(always)]
fn narrow_row<S: Simd, const K: usize>(simd: S, registers: &[u8], at: usize, step: u32) -> bool {
    let Some(given) = registers.get(at..at + 64 * K) else { return false };
    let given: &[[u8; 64]] = given.as_chunks().0;
    let mut expected = Places::load_array(simd, NUMBERS) * step;
    expected += u32::from_le_bytes([given[0][0], given[0][1], given[0][2], given[0][3]]);
    let mut differ = Places::splat(simd, 0);
    for given in given {
        differ |= u8x64::load_array_ref(simd, given).bitcast::<Places<S>>() ^ expected;
        expected += 16 * step;
    }
    !differ.simd_ne(0).any_true()
}

/// The same of addresses of 64 bits.
#[inline(always)]
fn wide_row<S: Simd, const K: usize>(simd: S, registers: &[u8], at: usize, step: u32) -> bool {
    let Some(given) = registers.get(at..at + 128 * K) else { return false };
    let given: &[[u8; 64]] = given.as_chunks().0;
    let Some((first, _)) = given[0].split_first_chunk() else { return false };
    let step = u64::from(step);
    let mut expected = u64x8::load_array(simd, [0, 1, 2, 3, 4, 5, 6, 7].map(|i| i * step));
    expected += u64::from_le_bytes(*first);
    let mut differ = u64x8::splat(simd, 0);
    for given in given {
        differ |= u8x64::load_array_ref(simd, given).bitcast::<u64x8<S>>() ^ expected;
        expected += 8 * step;
    }
    !differ.simd_ne(0).any_true()
}

/// Whether so many channels, all on, can be done in one go from a place on, if they follow each other; `last`: see [`last`].
#[inline(always)]
fn goes<const K: usize, W: Work>(access: &MemoryOp, mask: u32, first: usize, last: u32) -> bool {
    let all = W::STEP != 0 && mask == u32::MAX >> (32 - 16 * K) && access.components == 1;
    all && first as u32 & W::ODD == 0 && first + W::STEP as usize * (16 * K - 1) <= last as usize
}

/// Does the work from a place on in `16 * K` channels.
#[inline(always)]
fn together<const K: usize, W: Work>(
    mut words: impl Words,
    registers: &mut [u8],
    access: &MemoryOp,
    first: usize,
) -> bool {
    match K {
        1 => W::together::<16>(&mut words, registers, access, first),
        _ => W::together::<32>(&mut words, registers, access, first),
    }
    .is_some()
}

/// The place of the first channel at addresses of 32 bits.
#[inline(always)]
fn first_place(registers: &[u8], at: usize, access: &MemoryOp, bits: u32) -> usize {
    let given = registers.get(at..).and_then(|r| r.first_chunk()).map_or(0, |bytes| u32::from_le_bytes(*bytes));
    (given.wrapping_add(sum(access) as u32) & bits) as usize
}

/// Returns whether stores are checked in strict mode: the kernel declares a buffer as read-only.
#[inline(always)]
fn checks_stores(reach: &FastContext<'_>) -> bool {
    reach.policy.strict && reach.bound.has_read_only()
}

/// An access to local memory.
#[inline(always)]
fn in_own<S: Simd, const K: usize, W: Work>(
    simd: S,
    reach: &mut FastContext<'_>,
    threads: &mut [Thread],
    access: &MemoryOp,
) -> usize {
    let local = reach.group.local.as_mut_slice();
    let (Some(at), Some(last)) = (access.addresses, last(access, local.len())) else { return 0 };
    for (k, thread) in threads.iter_mut().enumerate() {
        let mask = thread.enabled(access.span, access.guard);
        let registers = &mut thread.state.registers[..];
        let words = Own(local.as_chunks_mut().0);
        let first = first_place(registers, at, access, LOCAL_ADDRESS_MASK);
        let done = if goes::<K, W>(access, mask, first, last) && narrow_row::<_, K>(simd, registers, at, W::STEP) {
            together::<K, W>(words, registers, access, first)
        } else if let Some((at, fate)) = narrow::<_, K>(simd, registers, access, (mask, last), LOCAL_ADDRESS_MASK) {
            perform::<_, K, W>(words, registers, access, at, fate)
        } else {
            false
        };
        if !done {
            return k;
        }
    }
    threads.len()
}

/// An access to a surface that is a buffer.
#[inline(always)]
fn in_surface<S: Simd, const K: usize, W: Work>(
    simd: S,
    reach: &mut FastContext<'_>,
    threads: &mut [Thread],
    access: &MemoryOp,
) -> usize {
    let (AddressBase::Variable(id), Some(at)) = (&access.place, access.addresses) else { return 0 };
    if W::WRITES && checks_stores(reach) {
        return 0;
    }
    // The surface of the thread before, which is that of the next one too more often than not.
    let mut known = None;
    for (k, thread) in threads.iter_mut().enumerate() {
        let state = reach.surface_state(thread, *id);
        let (buffer, last) = match known {
            Some((before, buffer, last)) if before == state => (buffer, last),
            _ => {
                let Some((buffer, 0)) = reach.surface(*id, state) else { return k };
                let Some(last) = last(access, buffer.len()) else { return k };
                known = Some((state, buffer, last));
                (buffer, last)
            }
        };
        let mask = thread.enabled(access.span, access.guard);
        let registers = &mut thread.state.registers[..];
        let words = Shared { buffer, alone: reach.policy.alone };
        let first = first_place(registers, at, access, u32::MAX);
        let done = if goes::<K, W>(access, mask, first, last) && narrow_row::<_, K>(simd, registers, at, W::STEP) {
            together::<K, W>(words, registers, access, first)
        } else if let Some((at, fate)) = narrow::<_, K>(simd, registers, access, (mask, last), u32::MAX) {
            perform::<_, K, W>(words, registers, access, at, fate)
        } else {
            false
        };
        if !done {
            return k;
        }
    }
    threads.len()
}

/// An access to flat memory, where all channels lead into one buffer.
#[inline(always)]
fn in_flat<S: Simd, const K: usize, W: Work>(
    simd: S,
    reach: &mut FastContext<'_>,
    threads: &mut [Thread],
    access: &MemoryOp,
) -> usize {
    let Some(at) = access.addresses else { return 0 };
    if W::WRITES && checks_stores(reach) {
        return 0;
    }
    let add = sum(access);
    for (k, thread) in threads.iter_mut().enumerate() {
        let mask = thread.enabled(access.span, access.guard);
        let registers = &mut thread.state.registers[..];
        // The first channel that is on.
        let at_first = at + 8 * (mask.trailing_zeros() % 32) as usize;
        let given = registers.get(at_first..).and_then(|r| r.first_chunk());
        let lead = given.map_or(0, |bytes| u64::from_le_bytes(*bytes)).wrapping_add(add);
        let Some((buffer, offset)) = reach.bound.memory.find(lead, 1) else { return k };
        let Some(last) = last(access, buffer.len()) else { return k };
        let words = Shared { buffer, alone: reach.policy.alone };
        let add = add.wrapping_sub(lead).wrapping_add(offset as u64);
        let done = if goes::<K, W>(access, mask, offset, last) && wide_row::<_, K>(simd, registers, at, W::STEP) {
            together::<K, W>(words, registers, access, offset)
        } else if let Some((at, fate)) = wide::<_, K>(simd, registers, access, (mask, last), add) {
            perform::<_, K, W>(words, registers, access, at, fate)
        } else {
            false
        };
        if !done {
            return k;
        }
    }
    threads.len()
}

/// The paths of these, with the vector instructions that the processor has.
macro_rules! paths {
    ($($path:ident $within:ident),*) => {$(
        fn $path<const K: usize, W: Work>(reach: &mut FastContext<'_>, threads: &mut [Thread], access: &MemoryOp) -> usize {
            vectorised!(reach.level, |simd| $within::<_, K, W>(simd, reach, threads, access))
        }
    )*};
}

paths!(own in_own, surface in_surface, flat in_flat);

/// The only address of an access.
#[inline]
fn address(thread: &Thread, access: &MemoryOp) -> u64 {
    let Uniform::Known(base) = access.base else { return 0 };
    let given = access.addresses.map_or(0, |at| thread.read(at, usize::from(access.width)));
    given.wrapping_add(base).wrapping_mul(access.scale).wrapping_add(access.offset)
}

/// Dwords from one address in flat memory on.
fn flat_block<const LOAD: bool>(reach: &mut FastContext<'_>, threads: &mut [Thread], access: &MemoryOp) -> usize {
    if !LOAD && checks_stores(reach) {
        return 0;
    }
    for (k, thread) in threads.iter_mut().enumerate() {
        let found = reach.bound.memory.find(address(thread, access), access.reach());
        if !found.is_some_and(|place| block::<LOAD>(thread, access, reach.policy.alone, place)) {
            return k;
        }
    }
    threads.len()
}

/// The same in a surface that is a buffer.
fn surface_block<const LOAD: bool>(reach: &mut FastContext<'_>, threads: &mut [Thread], access: &MemoryOp) -> usize {
    let AddressBase::Variable(id) = access.place else { return 0 };
    if !LOAD && checks_stores(reach) {
        return 0;
    }
    for (k, thread) in threads.iter_mut().enumerate() {
        let found = reach.surface(id, reach.surface_state(thread, id)).and_then(|(buffer, begin)| {
            let offset = (address(thread, access) & 0xffff_ffff) as usize + begin;
            (offset + access.reach() <= buffer.len()).then_some((buffer, offset))
        });
        if !found.is_some_and(|place| block::<LOAD>(thread, access, reach.policy.alone, place)) {
            return k;
        }
    }
    threads.len()
}

#[inline]
fn block<const LOAD: bool>(
    thread: &mut Thread,
    access: &MemoryOp,
    alone: bool,
    (buffer, offset): (&Buffer, usize),
) -> bool {
    if !offset.is_multiple_of(4) || thread.enabled(access.span, access.guard) == 0 {
        return false;
    }
    let registers = access.data.and_then(|data| thread.state.registers.get_mut(data..data + access.reach()));
    let Some(registers) = registers else { return false };
    if LOAD {
        buffer.dwords(offset / 4, registers.as_chunks_mut().0);
    } else {
        buffer.set_dwords(alone, offset / 4, registers.as_chunks().0);
    }
    true
}
