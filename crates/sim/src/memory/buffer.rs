//! The bytes of a buffer, which several host threads read and write at the same time.
//!
//! A buffer is an array of 64-bit cells. Each access within one cell is one atomic operation on
//! that cell, so it is indivisible:
//!
//! | access | operation on the cell |
//! | --- | --- |
//! | load of up to 8 bytes | load; the bytes are shifted out of the value |
//! | store of 8 bytes | store |
//! | store of fewer bytes | compare-and-swap loop, which keeps the other bytes of the cell |
//! | read-modify-write | compare-and-swap loop, or `fetch_add` if no carry can leave the operand |
//!
//! For example, a 32-bit store of 7 at byte 12 replaces the upper half of cell 1. A 64-bit atomic
//! add at byte 8 works on the same cell. So one of the two comes before the other, although their
//! widths differ. Rust has no atomic operations of several widths on one address. With 32-bit
//! cells, narrow stores would be cheaper, but another thread could come between the halves of a
//! 64-bit access.
//!
//! An access that crosses a cell boundary is one operation on each of the two cells. Each part is
//! indivisible, the whole is not. A lock serialises the read-modify-writes of this kind.
//!
//! Plain accesses are relaxed: they order nothing. Read-modify-writes acquire and release.
//! [`order_accesses`] is the fence that a program's fence executes. `docs/memory-model.md` has the
//! whole mapping.
//!
//! A launch that has the memory to itself passes `alone`. No other thread can come between its load
//! and its store, so these two replace the compare-and-swap.

use crate::sync::Ordering::{AcqRel, Acquire, Relaxed, SeqCst};
use crate::sync::{AtomicU64, Mutex, fence};
use std::ops::Deref;
use std::sync::Arc;

/// Number of bytes in a cell.
const CELL_BYTES: usize = 8;

/// Orders the accesses of the calling host thread: a sequentially consistent fence.
#[inline]
pub(crate) fn order_accesses() {
    fence(SeqCst);
}

/// The cells of a buffer.
#[derive(Clone, Debug)]
enum Cells {
    Owned(Arc<[AtomicU64]>),
    /// Memory that the host program has allocated.
    Borrowed(&'static [AtomicU64]),
}

impl Deref for Cells {
    type Target = [AtomicU64];

    #[inline(always)]
    fn deref(&self) -> &[AtomicU64] {
        match self {
            Self::Owned(cells) => cells,
            Self::Borrowed(cells) => cells,
        }
    }
}

/// A buffer whose bytes all threads share. A clone is another handle of these bytes, so that
/// several memories can hold one buffer.
#[derive(Clone, Debug)]
pub struct Buffer {
    cells: Cells,
    len: usize,
    /// Held during a read-modify-write that crosses the boundary of a cell.
    crossing: Arc<Mutex<()>>,
}

/// Returns the halves of a cell as bytes, the lower half first.
#[inline(always)]
fn split_cell(cell: u64) -> [[u8; 4]; 2] {
    [(cell as u32).to_le_bytes(), ((cell >> 32) as u32).to_le_bytes()]
}

/// Returns the cell with these halves, the lower half first.
#[inline(always)]
fn join_halves([low, high]: [[u8; 4]; 2]) -> u64 {
    u64::from(u32::from_le_bytes(low)) | u64::from(u32::from_le_bytes(high)) << 32
}

/// Loads dwords from cells, beginning with the lower half of the first cell. Does nothing if there
/// are too few cells.
#[inline(always)]
fn load_pairs(cells: &[AtomicU64], to: &mut [[u8; 4]]) {
    let (pairs, last) = to.as_chunks_mut::<2>();
    // As many cells as pairs, so that the loop of a constant number of dwords is unrolled.
    let Some((whole, rest)) = cells.split_at_checked(pairs.len()) else { return };
    for (pair, cell) in pairs.iter_mut().zip(whole) {
        *pair = split_cell(cell.load(Relaxed));
    }
    if let ([half], [cell, ..]) = (last, rest) {
        *half = split_cell(cell.load(Relaxed))[0];
    }
}

/// Reads up to eight bytes of memory that one host thread has. `None` if one is beyond the end.
#[inline(always)]
pub(crate) fn read_bytes(memory: &[u8], at: usize, size: usize) -> Option<u64> {
    let bytes = memory.get(at..at.checked_add(size)?)?;
    let mut value = [0; CELL_BYTES];
    // Copies of a constant size are single instructions.
    match size {
        4 => value[..4].copy_from_slice(&bytes[..4]),
        8 => value.copy_from_slice(&bytes[..8]),
        2 => value[..2].copy_from_slice(&bytes[..2]),
        1 => value[0] = bytes[0],
        _ => value[..size].copy_from_slice(bytes),
    }
    Some(u64::from_le_bytes(value))
}

/// Reads up to eight bytes of memory that one host thread has. Bytes beyond the end are 0.
#[inline]
pub(crate) fn read_until_end(memory: &[u8], at: usize, size: usize) -> u64 {
    let rest = memory.len().saturating_sub(at);
    read_bytes(memory, at, size.min(rest)).unwrap_or(0)
}

/// Writes the `size` lowest bytes of a value, up to eight. Returns `None`, without any effect, if
/// one is beyond the end.
#[inline(always)]
pub(crate) fn write_bytes(memory: &mut [u8], at: usize, size: usize, value: u64) -> Option<()> {
    let bytes = memory.get_mut(at..at.checked_add(size)?)?;
    let value = value.to_le_bytes();
    match size {
        4 => bytes.copy_from_slice(&value[..4]),
        8 => bytes.copy_from_slice(&value),
        2 => bytes.copy_from_slice(&value[..2]),
        1 => bytes[0] = value[0],
        _ => bytes.copy_from_slice(&value[..size]),
    }
    Some(())
}

/// Returns the mask of the `size` lowest bytes of a cell.
#[inline(always)]
pub(crate) fn low_bytes_mask(size: usize) -> u64 {
    if size >= CELL_BYTES { u64::MAX } else { (1 << (size * 8)) - 1 }
}

impl Buffer {
    /// Creates a buffer with these contents.
    pub(crate) fn new(bytes: &[u8]) -> Self {
        let (whole, rest) = bytes.as_chunks::<CELL_BYTES>();
        let mut last = [0; CELL_BYTES];
        last[..rest.len()].copy_from_slice(rest);
        let last = (!rest.is_empty()).then_some(&last);
        let cells = whole.iter().chain(last).map(|cell| AtomicU64::new(u64::from_le_bytes(*cell)));
        Self { cells: Cells::Owned(cells.collect()), len: bytes.len(), crossing: Arc::new(Mutex::new(())) }
    }

    /// Creates a buffer of `len` bytes that repeat an element.
    pub(crate) fn filled(element: &[u8], len: usize) -> Self {
        let element = if element.is_empty() { &[0] } else { element };
        // As many elements as make whole cells.
        let repeated = element.repeat(CELL_BYTES);
        let pattern: Vec<_> =
            repeated.as_chunks::<CELL_BYTES>().0.iter().map(|cell| u64::from_le_bytes(*cell)).collect();
        let count = len.div_ceil(CELL_BYTES);
        let rest = len % CELL_BYTES;
        let cell = |index: usize| match pattern[index % pattern.len()] {
            last if rest > 0 && index + 1 == count => last & low_bytes_mask(rest),
            cell => cell,
        };
        let cells = (0..count).map(|index| AtomicU64::new(cell(index))).collect();
        Self { cells: Cells::Owned(cells), len, crossing: Arc::new(Mutex::new(())) }
    }

    /// Creates a buffer of zeros that ends `len` bytes after the first address in it that is a
    /// multiple of `alignment`. Returns the buffer, and the offset of that address in bytes.
    pub(crate) fn aligned(len: usize, alignment: usize) -> (Self, usize) {
        let alignment = alignment.max(CELL_BYTES);
        let padding = if alignment > CELL_BYTES { alignment } else { 0 };
        let count = (len + padding).div_ceil(CELL_BYTES);
        let cells: Arc<[AtomicU64]> = (0..count).map(|_| AtomicU64::new(0)).collect();
        let start = cells.as_ptr().addr().wrapping_neg() % alignment;
        (Self { cells: Cells::Owned(cells), len: start + len, crossing: Arc::new(Mutex::new(())) }, start)
    }

    /// Creates a buffer of memory that the host program has allocated.
    pub(crate) fn borrowed(cells: &'static [AtomicU64]) -> Self {
        Self { cells: Cells::Borrowed(cells), len: cells.len() * CELL_BYTES, crossing: Arc::new(Mutex::new(())) }
    }

    /// Returns the address of the first byte in the host's memory.
    pub(crate) fn as_ptr(&self) -> *const u8 {
        self.cells.as_ptr().cast()
    }

    /// Returns the size in bytes.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Returns whether the buffer has no bytes.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Returns a copy of the contents.
    pub fn bytes(&self) -> Vec<u8> {
        let mut bytes: Vec<u8> = self.cells.iter().flat_map(|cell| cell.load(Relaxed).to_le_bytes()).collect();
        bytes.truncate(self.len);
        bytes
    }

    /// Copies the contents into a slice without allocating. Copies the first bytes of the longer
    /// one of both, if their lengths differ.
    ///
    /// ```
    /// let mut memory = openvisa_sim::Memory::default();
    /// let id = memory.add(&[1, 2, 3]);
    /// let mut bytes = [0; 3];
    /// memory.buffer(id).expect("it was added").copy_to(&mut bytes);
    /// assert_eq!(bytes, [1, 2, 3]);
    /// ```
    pub fn copy_to(&self, to: &mut [u8]) {
        let len = to.len().min(self.len);
        let (whole, rest) = to[..len].as_chunks_mut::<CELL_BYTES>();
        for (bytes, cell) in whole.iter_mut().zip(self.cells.iter()) {
            *bytes = cell.load(Relaxed).to_le_bytes();
        }
        let last = self.cell(whole.len()).to_le_bytes();
        rest.copy_from_slice(&last[..rest.len()]);
    }

    /// Returns the value of a cell, or 0 beyond the end.
    #[inline(always)]
    fn cell(&self, index: usize) -> u64 {
        self.cells.get(index).map_or(0, |cell| cell.load(Relaxed))
    }

    /// Replaces the bits of `mask` in a cell. Does nothing beyond the end.
    #[inline(always)]
    fn set_bits(&self, alone: bool, index: usize, mask: u64, value: u64) {
        let Some(cell) = self.cells.get(index) else { return };
        if mask == u64::MAX {
            cell.store(value, Relaxed);
        } else if alone {
            cell.store(cell.load(Relaxed) & !mask | value & mask, Relaxed);
        } else {
            let _ = cell.fetch_update(Relaxed, Relaxed, |old| Some(old & !mask | value & mask));
        }
    }

    /// Loads up to 8 bytes at a byte offset. Bytes beyond the end are 0.
    #[inline(always)]
    pub(crate) fn load(&self, offset: usize, size: usize) -> u64 {
        let (index, shift) = (offset / CELL_BYTES, offset % CELL_BYTES * 8);
        let mut value = self.cell(index) >> shift;
        if shift + size * 8 > 64 {
            value |= self.cell(index + 1) << (64 - shift);
        }
        value & low_bytes_mask(size)
    }

    /// Stores the `size` lowest bytes of a value, up to 8, at a byte offset. Bytes beyond the end
    /// are dropped.
    #[inline(always)]
    pub(crate) fn store(&self, alone: bool, offset: usize, size: usize, value: u64) {
        let (index, shift) = (offset / CELL_BYTES, offset % CELL_BYTES * 8);
        let mask = low_bytes_mask(size);
        self.set_bits(alone, index, mask << shift, value << shift);
        if shift + size * 8 > 64 {
            self.set_bits(alone, index + 1, mask >> (64 - shift), value >> (64 - shift));
        }
    }

    /// Returns the dword with this index, or 0 beyond the end.
    #[inline(always)]
    pub(crate) fn dword(&self, index: usize) -> u32 {
        (self.cell(index / 2) >> (index % 2 * 32)) as u32
    }

    /// Loads a dword for each of sixteen channels: the low half of a cell that is shifted right by
    /// a number of bits, 0 or 32. An index beyond the end stands for the last cell.
    #[inline(always)]
    pub(crate) fn gather_halves(&self, indices: &[u32; 16], shifts: &[u32; 16], to: &mut [[u8; 4]; 16]) {
        // Borrowed once: LLVM would load the address and the number of cells for each dword. The
        // minimum takes no branch, unlike a test of the bounds.
        let cells = &*self.cells;
        let Some(last) = cells.len().checked_sub(1) else { return };
        for ((to, index), shift) in to.iter_mut().zip(indices).zip(shifts) {
            let cell = cells[(*index as usize).min(last)].load(Relaxed);
            *to = ((cell >> (shift & 32)) as u32).to_le_bytes();
        }
    }

    /// Stores the dword with this index. Does nothing beyond the end.
    #[inline(always)]
    pub(crate) fn set_dword(&self, alone: bool, index: usize, value: u32) {
        let shift = index % 2 * 32;
        self.set_bits(alone, index / 2, 0xffff_ffff << shift, u64::from(value) << shift);
    }

    /// Stores the dwords with this index and the next one, in one store if both are in one cell.
    /// Does nothing beyond the end.
    #[inline(always)]
    pub(crate) fn set_dword_pair(&self, alone: bool, index: usize, pair: [[u8; 4]; 2]) {
        if index.is_multiple_of(2) {
            self.set_bits(alone, index / 2, u64::MAX, join_halves(pair));
        } else {
            self.set_dword(alone, index, u32::from_le_bytes(pair[0]));
            self.set_dword(alone, index + 1, u32::from_le_bytes(pair[1]));
        }
    }

    /// Stores dwords at arbitrary indices. Ignores indices beyond the end.
    ///
    /// All cells are loaded before the first compare-and-swap: cache misses of loads overlap, those
    /// of atomic operations do not.
    #[inline(always)]
    pub(crate) fn scatter_dwords(&self, alone: bool, indices: [usize; 16], values: &[[u8; 4]; 16]) {
        if alone {
            for (index, value) in indices.into_iter().zip(values) {
                self.set_dword(true, index, u32::from_le_bytes(*value));
            }
            return;
        }
        let old = indices.map(|index| self.cell(index / 2));
        for ((index, value), old) in indices.into_iter().zip(values).zip(old) {
            let Some(cell) = self.cells.get(index / 2) else { continue };
            let shift = index % 2 * 32;
            let value = u64::from(u32::from_le_bytes(*value)) << shift;
            let new = old & !(0xffff_ffff << shift) | value;
            if cell.compare_exchange(old, new, Relaxed, Relaxed).is_err() {
                self.set_bits(false, index / 2, 0xffff_ffff << shift, value);
            }
        }
    }

    /// Loads consecutive dwords, beginning at an index. Each cell is loaded once. Does nothing if a
    /// dword is beyond the end.
    #[inline(always)]
    pub(crate) fn dwords(&self, index: usize, to: &mut [[u8; 4]]) {
        match (self.cells.get(index / 2..(index + to.len()).div_ceil(2)), to) {
            (Some([first, others @ ..]), [half, rest @ ..]) if index % 2 == 1 => {
                *half = split_cell(first.load(Relaxed))[1];
                load_pairs(others, rest);
            }
            (cells, to) => load_pairs(cells.unwrap_or_default(), to),
        }
    }

    /// Stores consecutive dwords, beginning at an index. Each whole cell is stored once. Does
    /// nothing if a dword is beyond the end.
    #[inline(always)]
    pub(crate) fn set_dwords(&self, alone: bool, index: usize, from: &[[u8; 4]]) {
        let first = index / 2;
        let Some(cells) = self.cells.get(first..(index + from.len()).div_ceil(2)) else { return };
        let (cells, from) = match (from, cells) {
            ([half, rest @ ..], [_, others @ ..]) if index % 2 == 1 => {
                self.set_dword(alone, index, u32::from_le_bytes(*half));
                (others, rest)
            }
            _ => (cells, from),
        };
        let (pairs, last) = from.as_chunks::<2>();
        // As many cells as pairs, so that the loop of a constant number of dwords is unrolled.
        let Some(whole) = cells.get(..pairs.len()) else { return };
        for (pair, cell) in pairs.iter().zip(whole) {
            cell.store(join_halves(*pair), Relaxed);
        }
        if let [half] = last {
            let end = index.next_multiple_of(2) + 2 * pairs.len();
            self.set_dword(alone, end, u32::from_le_bytes(*half));
        }
    }

    /// Adds to the dword with this index in one atomic operation. Returns the old value, or 0
    /// beyond the end.
    #[inline(always)]
    pub(crate) fn add_dword(&self, alone: bool, index: usize, by: u32) -> u32 {
        let Some(cell) = self.cells.get(index / 2) else { return 0 };
        if !alone && index % 2 == 1 {
            // A carry out of the upper half leaves the cell, so `fetch_add` cannot change the lower
            // half.
            return (cell.fetch_add(u64::from(by) << 32, AcqRel) >> 32) as u32;
        }
        self.update(alone, index * 4, 4, |old| u64::from((old as u32).wrapping_add(by))) as u32
    }

    /// Replaces up to 8 bytes at a byte offset by a function of their value, in one atomic
    /// operation. Returns the old value, or 0 beyond the end.
    #[inline(always)]
    pub(crate) fn update(&self, alone: bool, offset: usize, size: usize, f: impl Fn(u64) -> u64) -> u64 {
        let (index, shift) = (offset / CELL_BYTES, offset % CELL_BYTES * 8);
        let value_mask = low_bytes_mask(size);
        if shift + size * 8 > 64 {
            return self.update_crossing(alone, offset, size, f);
        }
        let Some(cell) = self.cells.get(index) else { return 0 };
        let mask = value_mask << shift;
        let step = |old: u64| old & !mask | f((old & mask) >> shift) << shift & mask;
        let old = if alone {
            let old = cell.load(Relaxed);
            cell.store(step(old), Relaxed);
            old
        } else {
            cell.fetch_update(AcqRel, Acquire, |old| Some(step(old))).unwrap_or_else(|old| old)
        };
        (old & mask) >> shift
    }

    /// Replaces bytes on both sides of a cell boundary by a function of their value. A lock
    /// serialises calls, but not accesses of other kinds.
    #[cold]
    fn update_crossing(&self, alone: bool, offset: usize, size: usize, f: impl Fn(u64) -> u64) -> u64 {
        let guard = self.crossing.lock();
        let old = self.load(offset, size);
        self.store(alone, offset, size, f(old));
        drop(guard);
        old
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns contents with pairwise different bytes.
    fn contents(len: usize) -> Vec<u8> {
        (0..len as u8).map(|byte| byte.wrapping_mul(37) ^ 0x5a).collect()
    }

    #[test]
    fn a_filled_buffer_repeats_its_element() {
        for element in [&[7][..], &[1, 2], &[1, 2, 3], &[1, 2, 3, 4], &[9; 8], &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]]
        {
            for count in [0, 1, 2, 5, 9, 16] {
                let expected = element.repeat(count);
                assert_eq!(Buffer::filled(element, expected.len()).bytes(), expected);
            }
        }
    }

    #[test]
    fn loads_and_stores_of_all_sizes_at_all_offsets_touch_their_bytes_alone() {
        for len in [0, 1, 7, 8, 9, 24, 31] {
            for size in 1..=8_usize {
                for offset in 0..(len + 1_usize).saturating_sub(size) {
                    for alone in [false, true] {
                        let mut expected = contents(len);
                        let buffer = Buffer::new(&expected);
                        let mut bytes = [0; 8];
                        bytes[..size].copy_from_slice(&expected[offset..offset + size]);
                        assert_eq!(buffer.load(offset, size), u64::from_le_bytes(bytes), "{size} bytes at {offset}");
                        let value = 0x1122_3344_5566_7788_u64;
                        buffer.store(alone, offset, size, value);
                        expected[offset..offset + size].copy_from_slice(&value.to_le_bytes()[..size]);
                        assert_eq!(buffer.bytes(), expected, "{size} bytes at {offset} of {len}");
                        let old = buffer.update(alone, offset, size, |old| old.wrapping_add(1));
                        assert_eq!(old, value & low_bytes_mask(size));
                        assert_eq!(buffer.load(offset, size), (value + 1) & low_bytes_mask(size));
                    }
                }
            }
        }
    }

    #[test]
    fn contents_are_copied_to_shorter_and_longer_slices() {
        for len in 0..20 {
            let buffer = Buffer::new(&contents(len));
            for room in 0..20 {
                let mut expected = contents(len);
                expected.resize(room, 0xee);
                let mut copied = vec![0xee; room];
                buffer.copy_to(&mut copied);
                assert_eq!(copied, expected, "{len} bytes to {room}");
            }
        }
    }

    #[test]
    fn row_accesses_give_the_results_of_dword_accesses() {
        let bytes = contents(64);
        for count in 0..=16 {
            for index in 0..=16 - count {
                let buffer = Buffer::new(&bytes);
                let mut row = vec![[0; 4]; count];
                buffer.dwords(index, &mut row);
                assert_eq!(row.as_flattened(), &bytes[index * 4..(index + count) * 4]);
                for (k, dword) in row.iter().enumerate() {
                    assert_eq!(buffer.dword(index + k).to_le_bytes(), *dword);
                }
                for alone in [false, true] {
                    let [rows, singles] = [(); 2].map(|()| Buffer::new(&bytes));
                    let from: Vec<_> = (0..count as u32).map(|k| (k * 0x0101_0101 + 7).to_le_bytes()).collect();
                    rows.set_dwords(alone, index, &from);
                    for (k, dword) in from.iter().enumerate() {
                        singles.set_dword(alone, index + k, u32::from_le_bytes(*dword));
                    }
                    assert_eq!(rows.bytes(), singles.bytes(), "{count} dwords at {index}");
                }
            }
        }
    }

    #[test]
    fn scattered_accesses_give_the_results_of_dword_accesses() {
        for alone in [false, true] {
            let [scattered, pairs, singles] = [(); 3].map(|()| Buffer::new(&contents(64)));
            // The indices include neighbours, one index twice, and one beyond the end.
            let indices = [3, 2, 9, 12, 5, 4, 15, 0, 7, 7, 1, 11, 16, 10, 13, 6];
            let values: [[u8; 4]; 16] = std::array::from_fn(|k| (k as u32 * 0x0101_0101 + 3).to_le_bytes());
            scattered.scatter_dwords(alone, indices, &values);
            for (index, value) in indices.into_iter().zip(values) {
                singles.set_dword(alone, index, u32::from_le_bytes(value));
            }
            assert_eq!(scattered.bytes(), singles.bytes());
            let mut gathered = [[1; 4]; 16];
            let [cells, shifts] = [indices.map(|index| index as u32 / 2), indices.map(|index| index as u32 % 2 * 32)];
            scattered.gather_halves(&cells, &shifts, &mut gathered);
            // The index beyond the end reads the last cell.
            let expected = indices.map(|index| singles.dword(if index == 16 { 14 } else { index }).to_le_bytes());
            assert_eq!(gathered, expected);
            for (index, pair) in [(0, [[1; 4], [2; 4]]), (5, [[3; 4], [4; 4]]), (15, [[5; 4], [6; 4]])] {
                pairs.set_dword_pair(alone, index, pair);
                let next = if index < 15 { pairs.dword(index + 1) } else { 0x0606_0606 };
                assert_eq!([pairs.dword(index), next].map(u32::to_le_bytes), pair);
            }
        }
    }

    #[test]
    fn row_accesses_beyond_the_end_change_nothing() {
        let buffer = Buffer::new(&contents(16));
        let mut row = [[1; 4]; 4];
        buffer.dwords(1, &mut row);
        buffer.set_dwords(false, 3, &row);
        buffer.set_dword(false, 4, 9);
        assert_eq!((row, buffer.bytes()), ([[1; 4]; 4], contents(16)));
        assert_eq!((buffer.dword(4), buffer.add_dword(false, 4, 1)), (0, 0));
    }

    #[test]
    fn a_32_bit_sum_does_not_carry_into_the_other_half_of_its_cell() {
        for alone in [false, true] {
            let buffer = Buffer::new(&[0xff; 8]);
            assert_eq!(buffer.add_dword(alone, 0, 1), u32::MAX);
            assert_eq!((buffer.dword(0), buffer.dword(1)), (0, u32::MAX));
            assert_eq!(buffer.add_dword(alone, 1, 2), u32::MAX);
            assert_eq!((buffer.dword(0), buffer.dword(1)), (0, 1));
        }
    }
}
