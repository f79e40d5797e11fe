//! Memory kernels: fast paths through memory for the accesses that kernels are full of: dwords, and bytes, at an address for each channel, with all
//! channels on.
//!
//! A way is chosen once, when a program is loaded. It looks at the addresses of all channels without a branch, at the bounds of the
//! memory once, and then at what neighbours have in common: one dword behind the other is a copy, one dword for all is a fill. Whatever
//! it is not made for it leaves alone, and [`Core::access`] takes the way that knows everything.

mod work;

use crate::bytecode::memory_op::{AccessKind, AddressBase, Atomic, MemoryOp, Stride, Target, Uniform};
use crate::memory::buffer::Buffer;
use crate::optimize::memory_kernels::work::{
    Add, Block, Count, Load, LoadBytes, Own, Places, Shared, Store, Words, Work,
};
use crate::state::fast_context::FastContext;
use crate::state::thread::Thread;
use crate::state::workgroup::LOCAL_ADDRESS_MASK;
use fearless_simd::prelude::*;
use fearless_simd::{mask32x16, mask64x8, u8x64, u64x8};

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
