//! Memory: buffers in one flat address space, and the shared local memory of a thread group.
//!
//! Buffers are seen by all threads of a launch at once, so their storage is words that are read and written indivisibly; that costs
//! nothing on a load or a store of a word. Narrower stores exchange the word that they lie in.

use super::zebin::{AddressPart, DataKind, Zebin};
use std::collections::HashMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

/// A buffer has this many bits of address space to itself, so that an access beyond its end meets no other.
const WINDOW: u32 = 38;

/// Where the memory of each thread for private variables begins: the same address leads each thread to its own.
pub(crate) const PRIVATE: u64 = 0x1f0 << WINDOW;

/// Where the buffer begins that a group prints into.
pub(crate) const PRINTED: u64 = 0x1f1 << WINDOW;

/// Where the structure begins that functions read which get no arguments of the launch.
pub(crate) const IMPLICIT: u64 = 0x1f2 << WINDOW;

/// Bits of an address that lead anywhere. Those above tell address spaces of generic pointers apart.
const ADDRESS: u64 = (1 << 48) - 1;

/// How many locks stand for all 64-bit locations.
const LOCKS: usize = 64;

/// Where a buffer is in the list of its [`Memory`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BufferId(pub usize);

/// Bytes that all threads share.
#[derive(Debug)]
pub struct Buffer {
    words: Box<[AtomicU32]>,
    len: usize,
}

impl Buffer {
    fn new(bytes: &[u8]) -> Self {
        let (whole, rest) = bytes.as_chunks::<4>();
        let mut last = [0; 4];
        last[..rest.len()].copy_from_slice(rest);
        let last = (!rest.is_empty()).then_some(&last);
        let words = whole.iter().chain(last).map(|word| AtomicU32::new(u32::from_le_bytes(*word)));
        Self { words: words.collect(), len: bytes.len() }
    }

    /// Its size in bytes.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Whether it has no bytes.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// What it holds.
    pub fn bytes(&self) -> Vec<u8> {
        let mut bytes: Vec<u8> = self.words.iter().flat_map(|w| w.load(Relaxed).to_le_bytes()).collect();
        bytes.truncate(self.len);
        bytes
    }

    /// A word; 0 beyond the end.
    #[inline]
    pub(crate) fn word(&self, index: usize) -> u32 {
        self.words.get(index).map_or(0, |w| w.load(Relaxed))
    }

    /// Consecutive words; nothing if some are beyond the end.
    #[inline]
    pub(crate) fn words(&self, index: usize, to: &mut [[u8; 4]]) {
        if let Some(words) = self.words.get(index..index + to.len()) {
            for (to, word) in to.iter_mut().zip(words) {
                *to = word.load(Relaxed).to_le_bytes();
            }
        }
    }

    /// Changes consecutive words; nothing if some are beyond the end.
    #[inline]
    pub(crate) fn set_words(&self, index: usize, from: &[[u8; 4]]) {
        if let Some(words) = self.words.get(index..index + from.len()) {
            for (from, word) in from.iter().zip(words) {
                word.store(u32::from_le_bytes(*from), Relaxed);
            }
        }
    }

    /// Changes a word; beyond the end, nothing.
    #[inline]
    pub(crate) fn set_word(&self, index: usize, value: u32) {
        if let Some(word) = self.words.get(index) {
            word.store(value, Relaxed);
        }
    }

    /// Adds to a word; gives what was there, and 0 beyond the end.
    #[inline]
    pub(crate) fn add_word(&self, index: usize, by: u32) -> u32 {
        self.words.get(index).map_or(0, |word| word.fetch_add(by, Relaxed))
    }

    /// Up to eight bytes at an offset; the caller has made sure that they are in the buffer.
    #[inline]
    pub(crate) fn load(&self, offset: usize, size: usize) -> u64 {
        let (index, shift) = (offset / 4, offset % 4 * 8);
        if size == 4 && shift == 0 {
            return u64::from(self.word(index));
        }
        if size == 1 {
            return u64::from(self.word(index) >> shift & 0xff);
        }
        let low = u64::from(self.word(index)) | u64::from(self.word(index + 1)) << 32;
        let value = if shift == 0 || size * 8 + shift <= 64 {
            low >> shift
        } else {
            low >> shift | u64::from(self.word(index + 2)) << (64 - shift)
        };
        if size >= 8 { value } else { value & ((1 << (size * 8)) - 1) }
    }

    /// Stores up to eight bytes.
    #[inline]
    pub(crate) fn store(&self, offset: usize, size: usize, value: u64) {
        let (index, shift) = (offset / 4, offset % 4 * 8);
        if shift == 0 && size >= 4 {
            self.put(index, u32::MAX, value as u32);
            if size > 4 {
                let mask = if size >= 8 { u32::MAX } else { (1 << (size * 8 - 32)) - 1 };
                self.put(index + 1, mask, (value >> 32) as u32);
            }
            return;
        }
        let mask = if size >= 8 { u128::from(u64::MAX) } else { (1 << (size * 8)) - 1 };
        let (value, mask) = ((u128::from(value) & mask) << shift, mask << shift);
        for k in 0..3 {
            let part = (mask >> (32 * k)) as u32;
            if part != 0 {
                self.put(index + k, part, (value >> (32 * k)) as u32);
            }
        }
    }

    /// Writes the bits of a mask in a word.
    #[inline]
    fn put(&self, index: usize, mask: u32, value: u32) {
        let Some(word) = self.words.get(index) else { return };
        if mask == u32::MAX {
            word.store(value, Relaxed);
        } else {
            let _ = word.fetch_update(Relaxed, Relaxed, |old| Some(old & !mask | value & mask));
        }
    }
}

/// All buffers of a launch.
#[derive(Debug)]
pub struct Memory {
    buffers: Vec<Buffer>,
    /// Buffers that hold variables of a program.
    variables: Vec<(DataKind, BufferId)>,
    /// Addresses of variables of a program.
    symbols: HashMap<String, u64>,
    locks: Box<[Mutex<()>]>,
}

impl Default for Memory {
    fn default() -> Self {
        let locks = (0..LOCKS).map(|_| Mutex::new(())).collect();
        Self { buffers: Vec::new(), variables: Vec::new(), symbols: HashMap::new(), locks }
    }
}

impl Memory {
    /// Adds a buffer with these bytes.
    pub fn add(&mut self, bytes: &[u8]) -> BufferId {
        self.buffers.push(Buffer::new(bytes));
        BufferId(self.buffers.len() - 1)
    }

    /// Adds the constant and global variables of a program, which its kernels reach by themselves.
    pub fn load(&mut self, zebin: &Zebin) {
        for (kind, bytes) in &zebin.data {
            let id = self.add(bytes);
            self.variables.push((*kind, id));
        }
        for symbol in &zebin.symbols {
            if let Some(id) = self.variables(symbol.kind) {
                self.symbols.insert(symbol.name.clone(), self.address(id) + symbol.offset as u64);
            }
        }
        for relocation in &zebin.relocations {
            let buffer = self.variables(relocation.kind).and_then(|id| self.buffer(id));
            let (Some(buffer), Some(address)) = (buffer, self.symbol(&relocation.symbol)) else { continue };
            let (size, value) = match relocation.part {
                AddressPart::Whole => (8, address),
                AddressPart::Low => (4, address & 0xffff_ffff),
                AddressPart::High => (4, address >> 32),
            };
            if relocation.offset.checked_add(size).is_some_and(|end| end <= buffer.len) {
                let start = match relocation.addend {
                    Some(addend) => (addend as u64).wrapping_add(value),
                    None => buffer.load(relocation.offset, size).wrapping_add(value),
                };
                buffer.store(relocation.offset, size, start);
            }
        }
    }

    /// The address of a variable of the program.
    pub(crate) fn symbol(&self, name: &str) -> Option<u64> {
        self.symbols.get(name).copied()
    }

    /// A text that ends with a zero, if it lies in a buffer.
    pub(crate) fn text(&self, address: u64) -> Option<Vec<u8>> {
        let (buffer, offset) = self.find(plain(address), 1)?;
        let bytes = (offset..buffer.len).map(|at| buffer.load(at, 1) as u8);
        Some(bytes.take_while(|b| *b != 0).collect())
    }

    /// The buffer with variables of a program.
    pub(crate) fn variables(&self, kind: DataKind) -> Option<BufferId> {
        self.variables.iter().find(|(k, _)| *k == kind).map(|(_, id)| *id)
    }

    /// A buffer.
    pub fn buffer(&self, id: BufferId) -> Option<&Buffer> {
        self.buffers.get(id.0)
    }

    /// The address where a buffer begins. No buffer lies at address 0, nor right behind another.
    pub fn address(&self, id: BufferId) -> u64 {
        (id.0 as u64 + 1) << WINDOW
    }

    /// The buffer and offset of an address, if so many bytes from there on are in it.
    #[inline]
    pub(crate) fn find(&self, address: u64, size: usize) -> Option<(&Buffer, usize)> {
        let buffer = self.buffers.get(((address >> WINDOW) as usize).checked_sub(1)?)?;
        let offset = (address & ((1 << WINDOW) - 1)) as usize;
        (offset.checked_add(size)? <= buffer.len).then_some((buffer, offset))
    }

    /// The buffer next to an address that is in none, and how far behind its beginning the address lies.
    pub(crate) fn near(&self, address: u64) -> Option<(BufferId, i64)> {
        let (window, offset) = (plain(address) >> WINDOW, (address & ((1 << WINDOW) - 1)) as i64);
        // What lies so far behind a buffer is meant to lie before the next one.
        let (window, offset) =
            if offset >> (WINDOW - 1) == 0 { (window, offset) } else { (window + 1, offset - (1 << WINDOW)) };
        let id = BufferId((window as usize).checked_sub(1)?);
        (id.0 < self.buffers.len()).then_some((id, offset))
    }

    /// Reads, computes and writes in one step; gives what was there before.
    pub(crate) fn update(&self, buffer: &Buffer, offset: usize, size: usize, f: impl Fn(u64) -> u64) -> u64 {
        let index = offset / 4;
        if size <= 4 && offset % 4 + size <= 4 {
            let Some(word) = buffer.words.get(index) else { return 0 };
            let shift = offset % 4 * 8;
            let mask = if size == 4 { u32::MAX } else { ((1 << (size * 8)) - 1) << shift };
            let step = |old: u32| {
                let new = (f(u64::from((old & mask) >> shift)) as u32) << shift;
                Some(old & !mask | new & mask)
            };
            let old = word.fetch_update(Relaxed, Relaxed, step).unwrap_or_else(|old| old);
            return u64::from((old & mask) >> shift);
        }
        let guard = self.locks[index / 2 % LOCKS].lock();
        let old = buffer.load(offset, size);
        buffer.store(offset, size, f(old));
        drop(guard);
        old
    }
}

/// An address without what tells address spaces apart.
#[inline]
pub(crate) fn plain(address: u64) -> u64 {
    address & ADDRESS
}
