//! Quick ways through memory for the accesses that kernels are full of: dwords, and bytes, at an address for each channel, with all
//! channels on.
//!
//! A way is chosen once, when a program is loaded. It looks at the addresses of all channels without a branch, at the bounds of the
//! memory once, and then at what neighbours have in common: one dword behind the other is a copy, one dword for all is a fill. Whatever
//! it is not made for it leaves alone, and [`Core::access`] takes the way that knows everything.

use super::access::{Access, Act, Pitch, Uniform, Where};
use super::memory::{Atomic, Target, local};
use crate::exec::memory::Buffer;
use crate::exec::thread::Core;
use fearless_simd::Level;
#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
use fearless_simd::Simd;

/// Does an access. False: nothing was done.
pub(super) type Path = fn(&mut Core<'_>, &Access) -> bool;

/// The way for an access.
pub(super) fn choose(access: &Access) -> Path {
    let plain = access.scale == 1
        && matches!(access.pitch, Pitch::None)
        && matches!(access.base, Uniform::Known(_))
        && access.addresses.is_some()
        && access.shift == 0;
    if !plain {
        return none;
    }
    if access.span.n == 1 {
        return single(access);
    }
    macro_rules! sized {
        ($work:ident) => {
            match (&access.place, access.width, access.span.n) {
                (Where::Known(Target::Flat), 8, 8) => flat::<8, 8, $work>,
                (Where::Known(Target::Flat), 8, 16) => flat::<16, 16, $work>,
                (Where::Known(Target::Flat), 8, 32) => flat::<32, 16, $work>,
                (Where::Known(Target::Local) | Where::Variable(0), 4, 8) => own::<8, 8, $work>,
                (Where::Known(Target::Local) | Where::Variable(0), 4, 16) => own::<16, 16, $work>,
                (Where::Known(Target::Local) | Where::Variable(0), 4, 32) => own::<32, 16, $work>,
                (Where::Variable(_), 4, 8) => surface::<8, 8, $work>,
                (Where::Variable(_), 4, 16) => surface::<16, 16, $work>,
                (Where::Variable(_), 4, 32) => surface::<32, 16, $work>,
                _ => none,
            }
        };
    }
    let dense = dense(access.components);
    let dwords = access.datum == 4 && access.slot == 4 && access.lane == 4;
    match access.act {
        Act::Load if dwords && dense && access.data.is_some() => sized!(Load),
        Act::Load if access.datum == 1 && access.components == 1 && access.data.is_some() => sized!(LoadBytes),
        Act::Store if dwords && dense && access.data.is_some() => sized!(Store),
        Act::Atomic(Atomic::Inc) if dwords => sized!(Count),
        Act::Atomic(Atomic::Add) if dwords && access.data.is_some() => sized!(Add),
        _ => none,
    }
}

/// Whether components follow each other without a gap.
fn dense(components: u64) -> bool {
    components.trailing_ones() == components.count_ones()
}

/// The way for an access with one address, whose dwords lie one after another in the registers.
fn single(access: &Access) -> Path {
    let run = dense(access.components) && (access.plane == 4 || access.components == 1);
    if access.datum != 4 || access.slot != 4 || !run || access.data.is_none() {
        return none;
    }
    match (access.act, &access.place, access.width) {
        (Act::Load, Where::Known(Target::Flat), 8) => flat_block::<true>,
        (Act::Store, Where::Known(Target::Flat), 8) => flat_block::<false>,
        _ => none,
    }
}

pub(super) fn none(_: &mut Core<'_>, _: &Access) -> bool {
    false
}

/// Runs with the vector instructions that the processor has.
#[inline(always)]
fn vectorised<R>(level: Level, f: impl FnOnce() -> R) -> R {
    #[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
    {
        if let Some(avx512) = level.as_avx512() {
            return avx512.vectorize(f);
        }
        if let Some(avx2) = level.as_avx2() {
            return avx2.vectorize(f);
        }
    }
    let _ = level;
    f()
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
        self.buffer.word(index)
    }

    #[inline(always)]
    fn set(&mut self, index: usize, value: u32) {
        self.buffer.set_word(index, value);
    }

    #[inline(always)]
    fn copy(&self, index: usize, to: &mut [[u8; 4]]) {
        self.buffer.words(index, to);
    }

    #[inline(always)]
    fn paste(&mut self, index: usize, from: &[[u8; 4]]) {
        self.buffer.set_words(index, from);
    }

    #[inline(always)]
    fn add(&mut self, index: usize, by: u32) -> u32 {
        if self.alone {
            let old = self.buffer.word(index);
            self.buffer.set_word(index, old.wrapping_add(by));
            return old;
        }
        self.buffer.add_word(index, by)
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
    fn add(&mut self, index: usize, by: u32) -> u32 {
        let Some(word) = self.0.get_mut(index) else { return 0 };
        let old = u32::from_le_bytes(*word);
        *word = old.wrapping_add(by).to_le_bytes();
        old
    }
}

/// What is done with the words at these bytes of a memory, which all lie in it. `C`: channels that are looked at together.
trait Work {
    fn run<const N: usize, const C: usize>(
        words: impl Words,
        registers: &mut [u8],
        access: &Access,
        at: &[u32; N],
    ) -> bool;
}

/// All of a number of bits that are set in any.
#[inline(always)]
fn any<const N: usize>(at: &[u32; N]) -> u32 {
    at.iter().fold(0, |any, at| any | at)
}

/// How far neighbours lie apart, if it is the same for all.
#[inline(always)]
fn step<const C: usize>(at: &[u32; C]) -> Option<u32> {
    let (first, step) = (at[0], at[1].wrapping_sub(at[0]));
    let mut differ = 0;
    for (i, at) in at.iter().enumerate() {
        differ |= at ^ first.wrapping_add(step.wrapping_mul(i as u32));
    }
    (differ == 0).then_some(step)
}

/// Up to four or more dwords for each channel, to the registers.
struct Load;

impl Work for Load {
    #[inline(always)]
    fn run<const N: usize, const C: usize>(
        words: impl Words,
        registers: &mut [u8],
        access: &Access,
        at: &[u32; N],
    ) -> bool {
        if any(at) & 3 != 0 {
            return false;
        }
        let (data, plane) = (access.data.unwrap_or(0), access.plane as usize);
        for (k, at) in at.as_chunks::<C>().0.iter().enumerate() {
            let step = step(at);
            for v in 0..access.components.trailing_ones() as usize {
                let to = data + v * plane + k * C * 4;
                let Some(to) = registers.get_mut(to..to + C * 4) else { return true };
                let to: &mut [[u8; 4]] = to.as_chunks_mut().0;
                match step {
                    Some(4) => words.copy(at[0] as usize / 4 + v, to),
                    Some(0) => to.fill(words.get(at[0] as usize / 4 + v).to_le_bytes()),
                    _ => {
                        for (to, at) in to.iter_mut().zip(at) {
                            *to = words.get(*at as usize / 4 + v).to_le_bytes();
                        }
                    }
                }
            }
        }
        true
    }
}

/// The same to memory.
struct Store;

impl Work for Store {
    #[inline(always)]
    fn run<const N: usize, const C: usize>(
        mut words: impl Words,
        registers: &mut [u8],
        access: &Access,
        at: &[u32; N],
    ) -> bool {
        if any(at) & 3 != 0 {
            return false;
        }
        let (data, plane) = (access.data.unwrap_or(0), access.plane as usize);
        for (k, at) in at.as_chunks::<C>().0.iter().enumerate() {
            let step = step(at);
            for v in 0..access.components.trailing_ones() as usize {
                let from = data + v * plane + k * C * 4;
                let Some(from) = registers.get(from..from + C * 4) else { return true };
                let from: &[[u8; 4]] = from.as_chunks().0;
                if step == Some(4) {
                    words.paste(at[0] as usize / 4 + v, from);
                } else {
                    for (from, at) in from.iter().zip(at) {
                        words.set(*at as usize / 4 + v, u32::from_le_bytes(*from));
                    }
                }
            }
        }
        true
    }
}

/// A byte for each channel, to the registers.
struct LoadBytes;

impl Work for LoadBytes {
    #[inline(always)]
    fn run<const N: usize, const C: usize>(
        words: impl Words,
        registers: &mut [u8],
        access: &Access,
        at: &[u32; N],
    ) -> bool {
        let mut bytes = [0; N];
        for (bytes, at) in bytes.as_chunks_mut::<C>().0.iter_mut().zip(at.as_chunks::<C>().0) {
            if step(at) == Some(1) {
                // The words that they lie in: one more than bytes would fill.
                let (first, skew) = (at[0] as usize / 4, at[0] as usize % 4);
                let mut whole = [[0; 4]; 9];
                let whole = &mut whole[..C / 4 + 1];
                for (k, word) in whole.iter_mut().enumerate() {
                    *word = words.get(first + k).to_le_bytes();
                }
                if let Some(from) = whole.as_flattened().get(skew..skew + C) {
                    bytes.copy_from_slice(from);
                }
            } else {
                for (byte, at) in bytes.iter_mut().zip(at) {
                    *byte = (words.get(*at as usize / 4) >> (at % 4 * 8)) as u8;
                }
            }
        }
        let data = access.data.unwrap_or(0);
        let (lane, slot) = (access.lane as usize, usize::from(access.slot));
        let Some(to) = registers.get_mut(data..data + lane * N) else { return true };
        match (lane, slot) {
            (4, 4) => {
                for (to, byte) in to.as_chunks_mut().0.iter_mut().zip(bytes) {
                    *to = u32::from(byte).to_le_bytes();
                }
            }
            (4, 1) => {
                for (to, byte) in to.as_chunks_mut::<4>().0.iter_mut().zip(bytes) {
                    to[0] = byte;
                }
            }
            (1, 1) => to.copy_from_slice(&bytes),
            _ => return false,
        }
        true
    }
}

/// Counts at each address.
struct Count;

impl Work for Count {
    #[inline(always)]
    fn run<const N: usize, const C: usize>(
        mut words: impl Words,
        registers: &mut [u8],
        access: &Access,
        at: &[u32; N],
    ) -> bool {
        if any(at) & 3 != 0 {
            return false;
        }
        let Some(result) = access.result else {
            for at in at {
                words.add(*at as usize / 4, 1);
            }
            return true;
        };
        let Some(to) = registers.get_mut(result..result + 4 * N) else { return false };
        for (to, at) in to.as_chunks_mut().0.iter_mut().zip(at) {
            *to = words.add(*at as usize / 4, 1).to_le_bytes();
        }
        true
    }
}

/// Adds at each address.
struct Add;

impl Work for Add {
    #[inline(always)]
    fn run<const N: usize, const C: usize>(
        mut words: impl Words,
        registers: &mut [u8],
        access: &Access,
        at: &[u32; N],
    ) -> bool {
        let data = access.data.unwrap_or(0);
        let Some(from) = registers.get(data..).and_then(|r| r.as_chunks::<4>().0.first_chunk::<N>()) else {
            return false;
        };
        if any(at) & 3 != 0 {
            return false;
        }
        let Some(result) = access.result else {
            for (by, at) in from.iter().zip(at) {
                words.add(*at as usize / 4, u32::from_le_bytes(*by));
            }
            return true;
        };
        let from = *from;
        let Some(to) = registers.get_mut(result..result + 4 * N) else { return false };
        for ((to, by), at) in to.as_chunks_mut().0.iter_mut().zip(&from).zip(at) {
            *to = words.add(*at as usize / 4, u32::from_le_bytes(*by)).to_le_bytes();
        }
        true
    }
}

/// What is added to the addresses of an access.
#[inline(always)]
fn sum(access: &Access) -> u64 {
    let Uniform::Known(base) = access.base else { return access.offset };
    base.wrapping_add(access.offset)
}

/// The last byte where an access to a memory of so many bytes may begin.
#[inline(always)]
fn last(access: &Access, len: usize) -> Option<u32> {
    len.checked_sub(access.reach()).filter(|last| *last <= i32::MAX as usize).map(|last| last as u32)
}

/// Whether all channels are on.
#[inline(always)]
fn whole(core: &Core<'_>, access: &Access) -> bool {
    core.enabled(access.span, access.guard) == access.span.mask()
}

/// Places in a memory at addresses of 32 bits; `None`: not all of them lie in it.
#[inline(always)]
fn narrow<const N: usize>(given: &[[u8; 4]; N], last: u32, place: impl Fn(u32) -> u32) -> Option<[u32; N]> {
    let (mut places, mut outside) = ([0; N], 0);
    for (at, given) in places.iter_mut().zip(given) {
        *at = place(u32::from_le_bytes(*given));
        // Both are below half of the range, unless the place is outside.
        outside |= last.wrapping_sub(*at) | *at;
    }
    (outside >> 31 == 0).then_some(places)
}

/// An access to local memory.
fn own<const N: usize, const C: usize, W: Work>(core: &mut Core<'_>, access: &Access) -> bool {
    if !whole(core, access) {
        return false;
    }
    vectorised(
        core.level,
        #[inline(always)]
        || {
            let registers = &mut core.thread.state.registers[..];
            let given = access.addresses.and_then(|at| registers.get(at..)).and_then(|r| r.as_chunks().0.first_chunk());
            let (Some(given), Some(last)) = (given, last(access, core.group.local.len())) else { return false };
            let add = sum(access) as u32;
            let Some(at) = narrow::<N>(given, last, |given| local(u64::from(given.wrapping_add(add))) as u32) else {
                return false;
            };
            let words = Own(core.group.local.as_chunks_mut().0);
            W::run::<N, C>(words, &mut core.thread.state.registers, access, &at)
        },
    )
}

/// An access to a surface that is a buffer.
fn surface<const N: usize, const C: usize, W: Work>(core: &mut Core<'_>, access: &Access) -> bool {
    let Where::Variable(id) = access.place else { return false };
    let Target::Surface(index) = core.surface(id) else { return false };
    let Some((buffer, 0)) = core.bound.surface(index) else { return false };
    if !whole(core, access) {
        return false;
    }
    vectorised(
        core.level,
        #[inline(always)]
        || {
            let registers = &mut core.thread.state.registers[..];
            let given = access.addresses.and_then(|at| registers.get(at..)).and_then(|r| r.as_chunks().0.first_chunk());
            let (Some(given), Some(last)) = (given, last(access, buffer.len())) else { return false };
            let add = sum(access) as u32;
            let Some(at) = narrow::<N>(given, last, |given| given.wrapping_add(add)) else { return false };
            W::run::<N, C>(Shared { buffer, alone: core.alone }, &mut core.thread.state.registers, access, &at)
        },
    )
}

/// An access to flat memory, where all channels lead into one buffer.
fn flat<const N: usize, const C: usize, W: Work>(core: &mut Core<'_>, access: &Access) -> bool {
    if !whole(core, access) {
        return false;
    }
    vectorised(
        core.level,
        #[inline(always)]
        || {
            let registers = &mut core.thread.state.registers[..];
            let given =
                access.addresses.and_then(|at| registers.get(at..)).and_then(|r| r.as_chunks::<8>().0.first_chunk());
            let Some(given): Option<&[_; N]> = given else { return false };
            let add = sum(access);
            let lead = u64::from_le_bytes(given[0]).wrapping_add(add);
            let Some((buffer, offset)) = core.bound.memory.find(lead, 1) else { return false };
            let Some(last) = last(access, buffer.len()) else { return false };
            let add = add.wrapping_sub(lead).wrapping_add(offset as u64);
            let (mut at, mut outside) = ([0; N], 0);
            for (at, given) in at.iter_mut().zip(given) {
                let place = u64::from_le_bytes(*given).wrapping_add(add);
                outside |= u64::from(last).wrapping_sub(place) | place;
                *at = place as u32;
            }
            if outside >> 63 != 0 {
                return false;
            }
            W::run::<N, C>(Shared { buffer, alone: core.alone }, &mut core.thread.state.registers, access, &at)
        },
    )
}

/// Dwords from one address in flat memory on.
fn flat_block<const LOAD: bool>(core: &mut Core<'_>, access: &Access) -> bool {
    let (Some(address), Some(data)) = (access.addresses, access.data) else { return false };
    let address = core.thread.read(address, 8).wrapping_add(sum(access));
    let size = access.reach();
    let Some((buffer, offset)) = core.bound.memory.find(address, size) else { return false };
    if offset % 4 != 0 || !whole(core, access) {
        return false;
    }
    let Some(registers) = core.thread.state.registers.get_mut(data..data + size) else { return false };
    if LOAD {
        buffer.words(offset / 4, registers.as_chunks_mut().0);
    } else {
        buffer.set_words(offset / 4, registers.as_chunks().0);
    }
    true
}
