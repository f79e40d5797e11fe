//! Memory kernels: fast paths for the most frequent accesses. These load or store dwords or bytes
//! at an address for each channel.
//!
//! A kernel is selected when the program is loaded. It computes the addresses of all channels
//! without branches, and checks the bounds of the memory once. Then it looks for a pattern:
//! consecutive dwords are a copy, and one dword for all channels is a fill. For example, a load of
//! 16 dwords at consecutive addresses becomes one copy of 64 bytes.
//!
//! A kernel that meets another case has no effect, and [`ExecContext::access`] takes the slow path.

mod work;

use crate::bytecode::memory_op::{AccessKind, AddressBase, Atomic, MemoryOp, Stride, Target, Uniform};
use crate::memory::buffer::Buffer;
use crate::optimize::memory_kernels::work::{
    Add, DwordMemory, LaneBlock, LaneOffsets, LaneOperation, Load, LoadBytes, LocalDwords, SharedDwords, Store,
};
use crate::state::fast_context::FastContext;
use crate::state::thread::Thread;
use crate::state::workgroup::LOCAL_ADDRESS_MASK;
use fearless_simd::prelude::*;
use fearless_simd::{mask32x16, mask64x8, u8x64, u64x8};
use std::ops::Range;

/// Executes a memory operation in threads, one after another. Returns the number of threads that
/// are done; in the next one nothing was changed.
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
        return select_block_kernel(access);
    }
    if access.scale != 1 || !matches!(access.stride, Stride::None) {
        return None;
    }
    macro_rules! sized {
        ($work:ty) => {
            match (&access.place, access.width, access.span.n) {
                (AddressBase::Known(Target::Flat), 8, 16) => Some(flat_kernel::<1, $work>),
                (AddressBase::Known(Target::Flat), 8, 32) => Some(flat_kernel::<2, $work>),
                (AddressBase::Known(Target::Local) | AddressBase::Variable(0), 4, 16) => Some(local_kernel::<1, $work>),
                (AddressBase::Known(Target::Local) | AddressBase::Variable(0), 4, 32) => Some(local_kernel::<2, $work>),
                (AddressBase::Variable(_), 4, 16) => Some(surface_kernel::<1, $work>),
                (AddressBase::Variable(_), 4, 32) => Some(surface_kernel::<2, $work>),
                _ => None,
            }
        };
    }
    let dense = has_contiguous_components(access.components);
    let dwords = access.datum == 4 && access.slot == 4 && access.lane == 4;
    match access.kind {
        AccessKind::Load if dwords && dense && access.data.is_some() => sized!(Load),
        AccessKind::Load if access.datum == 1 && access.components == 1 && access.data.is_some() => sized!(LoadBytes),
        AccessKind::Store if dwords && dense && access.data.is_some() => sized!(Store),
        AccessKind::Atomic(Atomic::Inc) if dwords => sized!(Add<true>),
        AccessKind::Atomic(Atomic::Add) if dwords && access.data.is_some() => sized!(Add<false>),
        _ => None,
    }
}

/// Returns whether the components are consecutive, beginning with the first.
fn has_contiguous_components(components: u64) -> bool {
    components.trailing_ones() == components.count_ones()
}

/// Returns the kernel for an access with one address, whose dwords lie one after another in the
/// registers.
fn select_block_kernel(access: &MemoryOp) -> Option<MemoryKernel> {
    let run = has_contiguous_components(access.components) && (access.plane == 4 || access.components == 1);
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

/// Returns the constant that is added to all addresses.
#[inline(always)]
fn address_bias(access: &MemoryOp) -> u64 {
    let Uniform::Known(base) = access.base else { return access.offset };
    base.wrapping_add(access.offset)
}

/// Returns the last byte offset at which an access to a memory of `len` bytes may begin.
#[inline(always)]
fn last_offset(access: &MemoryOp, len: usize) -> Option<u32> {
    len.checked_sub(access.reach()).filter(|last| *last <= i32::MAX as usize).map(|last| last as u32)
}

/// Returns the byte of a memory of `len` bytes where a surface begins, and the greatest address in
/// the surface at which an access may begin. `None` if the surface begins inside of a dword: then
/// an aligned address is no aligned place.
#[inline(always)]
fn surface_bounds(access: &MemoryOp, len: usize, begin: usize) -> Option<(u32, u32)> {
    let begin = u32::try_from(begin).ok().filter(|begin| begin.is_multiple_of(4))?;
    Some((begin, last_offset(access, len)?.checked_sub(begin)?))
}

/// Executes an expression with the host's vector instructions. Returns 0 on hosts without AVX2.
macro_rules! vectorised {
    ($level:expr, |$simd:ident| $body:expr) => {{
        #[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
        {
            if let Some($simd) = $level.as_avx2() {
                return $simd.vectorize(
                    #[inline(always)]
                    || $body,
                );
            }
        }
        0
    }};
}

/// Executes the access in all blocks, if all places are in bounds and aligned. Returns false,
/// without any effect, otherwise.
#[inline(always)]
fn run_blocks<S: Simd, const K: usize, W: LaneOperation>(
    mut words: impl DwordMemory,
    registers: &mut [u8],
    access: &MemoryOp,
    places: LanePlaces<S, K>,
    mask: u32,
) -> bool {
    // No closures here: they would be compiled without the vector extension.
    let LanePlaces { at, is_outside } = places;
    let mut odd = at[0];
    for at in &at[1..] {
        odd |= *at;
    }
    let odd = odd & W::UNALIGNED_BITS;
    if is_outside || odd.simd_ne(0).any_true() {
        return false;
    }
    for (k, at) in at.iter().enumerate() {
        let block = LaneBlock { at: *at, mask: mask >> (16 * k) & 0xffff, number: 16 * k };
        let _ = W::run(&mut words, registers, access, block);
    }
    true
}

/// The places of all channels in a memory.
#[derive(Clone, Copy)]
struct LanePlaces<S: Simd, const K: usize> {
    /// Byte offsets in the memory.
    at: [LaneOffsets<S>; K],
    /// Whether any offset is out of bounds.
    is_outside: bool,
}

/// The 32-bit addresses of a memory.
#[derive(Clone, Copy)]
struct AddressRange {
    /// A mask of the significant bits.
    bits: u32,
    /// The byte of the memory at address 0.
    begin: u32,
    /// The greatest address at which an access may begin.
    last: u32,
}

/// Channels whose places follow each other at a distance.
#[derive(Clone, Copy)]
struct RegularPlaces {
    /// Byte offset of the first channel.
    first: usize,
    /// Distance in bytes.
    stride: u32,
}

/// Computes byte offsets from 32-bit addresses. Disabled channels get address 0.
#[inline(always)]
fn offsets_from_u32<S: Simd, const K: usize>(
    simd: S,
    registers: &[u8],
    access: &MemoryOp,
    mask: u32,
    range: AddressRange,
) -> Option<LanePlaces<S, K>> {
    let given: &[[u8; 64]; K] = registers.get(access.addresses?..)?.as_chunks().0.first_chunk()?;
    let add = address_bias(access) as u32;
    let mut is_outside = false;
    let mut places = [LaneOffsets::splat(simd, 0); K];
    for k in 0..K {
        let mut at = (u8x64::load_array_ref(simd, &given[k]).bitcast::<LaneOffsets<S>>() + add) & range.bits;
        if mask != u32::MAX >> (32 - 16 * K) {
            let on = mask32x16::from_bitmask(simd, u64::from(mask >> (16 * k) & 0xffff));
            at = on.select(at, LaneOffsets::splat(simd, 0));
        }
        is_outside |= at.simd_gt(range.last).any_true();
        places[k] = at + range.begin;
    }
    Some(LanePlaces { at: places, is_outside })
}

/// Computes byte offsets from 64-bit addresses. Disabled channels get offset 0.
#[inline(always)]
fn offsets_from_u64<S: Simd, const K: usize>(
    simd: S,
    registers: &[u8],
    access: &MemoryOp,
    mask: u32,
    last: u32,
    add: u64,
) -> Option<LanePlaces<S, K>> {
    let given: &[[[u8; 64]; 2]; K] = registers.get(access.addresses?..)?.as_chunks().0.as_chunks().0.first_chunk()?;
    let mut is_outside = false;
    let mut places = [LaneOffsets::splat(simd, 0); K];
    for k in 0..K {
        let mut halves = [u64x8::splat(simd, 0); 2];
        for half in 0..2 {
            let mut at = u8x64::load_array_ref(simd, &given[k][half]).bitcast::<u64x8<S>>() + add;
            if mask != u32::MAX >> (32 - 16 * K) {
                let on = mask64x8::from_bitmask(simd, u64::from(mask >> (16 * k + 8 * half) & 0xff));
                at = on.select(at, u64x8::splat(simd, 0));
            }
            is_outside |= at.simd_gt(u64::from(last)).any_true();
            halves[half] = at;
        }
        places[k] = simd.narrow_u64x8(halves[0], halves[1]);
    }
    Some(LanePlaces { at: places, is_outside })
}

/// The numbers of sixteen channels.
const LANE_NUMBERS: [u32; 16] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];

/// Returns the distance in bytes from the address of the first channel to that of the second one.
/// `width` is the number of bytes of an address. `None` for distances of more than 32 bits.
#[inline(always)]
fn first_stride(registers: &[u8], at: usize, width: usize) -> Option<u32> {
    let given = registers.get(at..at + 16)?;
    match (width, given.as_chunks().0, given.as_chunks().0) {
        (4, [first, second, ..], _) => Some(u32::from_le_bytes(*second).wrapping_sub(u32::from_le_bytes(*first))),
        (_, _, [first, second, ..]) => {
            u32::try_from(u64::from_le_bytes(*second).wrapping_sub(u64::from_le_bytes(*first))).ok()
        }
        _ => None,
    }
}

/// Returns whether 32-bit addresses in the registers ascend by `stride` bytes.
#[inline(always)]
fn is_regular_u32<S: Simd, const K: usize>(simd: S, registers: &[u8], at: usize, stride: u32) -> bool {
    let Some(given) = registers.get(at..at + 64 * K) else { return false };
    let given: &[[u8; 64]] = given.as_chunks().0;
    let mut expected = LaneOffsets::load_array(simd, LANE_NUMBERS) * stride;
    expected += u32::from_le_bytes([given[0][0], given[0][1], given[0][2], given[0][3]]);
    let mut differ = LaneOffsets::splat(simd, 0);
    for given in given {
        differ |= u8x64::load_array_ref(simd, given).bitcast::<LaneOffsets<S>>() ^ expected;
        expected += 16 * stride;
    }
    !differ.simd_ne(0).any_true()
}

/// Returns whether 64-bit addresses in the registers ascend by `stride` bytes.
#[inline(always)]
fn is_regular_u64<S: Simd, const K: usize>(simd: S, registers: &[u8], at: usize, stride: u32) -> bool {
    let Some(given) = registers.get(at..at + 128 * K) else { return false };
    let given: &[[u8; 64]] = given.as_chunks().0;
    let Some((first, _)) = given[0].split_first_chunk() else { return false };
    let stride = u64::from(stride);
    let mut expected = u64x8::load_array(simd, [0, 1, 2, 3, 4, 5, 6, 7].map(|i| i * stride));
    expected += u64::from_le_bytes(*first);
    let mut differ = u64x8::splat(simd, 0);
    for given in given {
        differ |= u8x64::load_array_ref(simd, given).bitcast::<u64x8<S>>() ^ expected;
        expected += 8 * stride;
    }
    !differ.simd_ne(0).any_true()
}

/// Returns whether all channels can be executed at once if they follow the first one, which is at
/// `first`, at the distance `stride`. `last` is the last byte offset at which an access may begin.
#[inline(always)]
fn can_run_regular<const K: usize, W: LaneOperation>(
    access: &MemoryOp,
    mask: u32,
    RegularPlaces { first, stride }: RegularPlaces,
    last: u32,
) -> bool {
    let all = W::STRIDES.contains(&stride) && mask == u32::MAX >> (32 - 16 * K) && access.components == 1;
    all && first as u32 & W::UNALIGNED_BITS == 0 && first + stride as usize * (16 * K - 1) <= last as usize
}

/// Executes `16 * K` channels at once, which begin at `first` and follow at the distance `stride`.
#[inline(always)]
fn run_regular<const K: usize, W: LaneOperation>(
    mut words: impl DwordMemory,
    registers: &mut [u8],
    access: &MemoryOp,
    RegularPlaces { first, stride }: RegularPlaces,
) -> bool {
    match K {
        1 => W::run_regular::<16>(&mut words, registers, access, first, stride),
        _ => W::run_regular::<32>(&mut words, registers, access, first, stride),
    }
    .is_some()
}

/// Returns the byte offset of the first channel with 32-bit addresses.
#[inline(always)]
fn first_offset(registers: &[u8], at: usize, access: &MemoryOp, bits: u32) -> usize {
    let given = registers.get(at..).and_then(|r| r.first_chunk()).map_or(0, |bytes| u32::from_le_bytes(*bytes));
    (given.wrapping_add(address_bias(access) as u32) & bits) as usize
}

/// Returns whether stores are checked in strict mode: the kernel declares a buffer as read-only.
#[inline(always)]
fn checks_stores(context: &FastContext<'_>) -> bool {
    context.policy.strict && context.bound.has_read_only()
}

/// Finds threads that load from the same addresses as the thread before them. They copy what it
/// loaded.
///
/// For example, all threads of a work-group of 32 by 8 work-items load `b[get_local_id(0) * n + k]`
/// from the same 32 addresses. If these are a multiple of 4096 bytes apart, the cache of the host
/// can hold only a few of them, so that loading them once for all threads is several times as fast.
struct RepeatedLoad {
    /// The bytes of the registers that contain the addresses. `None` if no load is a repetition.
    addresses: Option<Range<usize>>,
    /// Whether the thread before executed all channels.
    is_before_full: bool,
}

impl RepeatedLoad {
    /// Prepares for an access of `16 * K` channels with addresses of `width` bytes.
    #[inline(always)]
    fn new<const K: usize, W: LaneOperation>(access: &MemoryOp, width: usize) -> Self {
        let addresses = || {
            let (at, data) = (access.addresses?, access.data?);
            let planes = access.components.trailing_ones() as usize;
            let end = data + planes.saturating_sub(1) * access.plane as usize + 64 * K;
            // A thread whose data overwrite its addresses does not show them to the next one.
            let addresses = at..at + 16 * K * width;
            (addresses.end <= data || end <= at).then_some(addresses)
        };
        Self { addresses: if W::COPIES_DWORDS { addresses() } else { None }, is_before_full: false }
    }

    /// Copies the data of the thread before the last one of `threads` to the last one, if that
    /// loads from the same addresses. `mask` are its channels.
    #[inline(always)]
    fn copy<const K: usize>(&mut self, threads: &mut [Thread], access: &MemoryOp, mask: u32) -> bool {
        let Some(addresses) = &self.addresses else { return false };
        let is_full = mask == u32::MAX >> (32 - 16 * K);
        let is_before_full = std::mem::replace(&mut self.is_before_full, is_full);
        let ([.., before, thread], true) = (threads, is_full && is_before_full) else { return false };
        let (from, to) = (&before.state.registers[..], &mut thread.state.registers[..]);
        copy_repeated::<K>(from, to, access, addresses).is_some()
    }
}

/// Copies the data of a load from the registers of one thread to those of another one. Returns
/// `None`, without any effect, if the addresses differ.
#[inline(always)]
fn copy_repeated<const K: usize>(
    from: &[u8],
    to: &mut [u8],
    access: &MemoryOp,
    addresses: &Range<usize>,
) -> Option<()> {
    let [before, now] = [from.get(addresses.clone())?, to.get(addresses.clone())?];
    // Most often, the first addresses differ.
    if before.first_chunk::<8>() != now.first_chunk() || before != now {
        return None;
    }
    let (data, plane) = (access.data?, access.plane as usize);
    for v in 0..access.components.trailing_ones() as usize {
        let place = data + v * plane..data + v * plane + 64 * K;
        to.get_mut(place.clone())?.copy_from_slice(from.get(place)?);
    }
    Some(())
}

/// Executes an access of one thread with 32-bit addresses. Returns false, without any effect, if
/// not all places are in bounds and aligned.
#[inline(always)]
fn run_from_u32<S: Simd, const K: usize, W: LaneOperation>(
    simd: S,
    words: impl DwordMemory,
    registers: &mut [u8],
    access: &MemoryOp,
    at: usize,
    mask: u32,
    range: AddressRange,
) -> bool {
    let first = first_offset(registers, at, access, range.bits);
    if let Some(stride) = first_stride(registers, at, 4)
        && can_run_regular::<K, W>(access, mask, RegularPlaces { first, stride }, range.last)
        && is_regular_u32::<_, K>(simd, registers, at, stride)
    {
        let regular = RegularPlaces { first: first + range.begin as usize, stride };
        return run_regular::<K, W>(words, registers, access, regular);
    }
    match offsets_from_u32::<_, K>(simd, registers, access, mask, range) {
        Some(places) => run_blocks::<_, K, W>(words, registers, access, places, mask),
        None => false,
    }
}

/// Executes an access to shared local memory.
#[inline(always)]
fn access_local<S: Simd, const K: usize, W: LaneOperation>(
    simd: S,
    context: &mut FastContext<'_>,
    threads: &mut [Thread],
    access: &MemoryOp,
) -> usize {
    let local = context.group.local.as_mut_slice();
    let (Some(at), Some(last)) = (access.addresses, last_offset(access, local.len())) else { return 0 };
    let mut repeated = RepeatedLoad::new::<K, W>(access, 4);
    for k in 0..threads.len() {
        let thread = &threads[k];
        let mask = thread.enabled(access.span, access.guard);
        if repeated.copy::<K>(&mut threads[..=k], access, mask) {
            continue;
        }
        let registers = &mut threads[k].state.registers[..];
        let words = LocalDwords(local.as_chunks_mut().0);
        let range = AddressRange { bits: LOCAL_ADDRESS_MASK, begin: 0, last };
        if !run_from_u32::<_, K, W>(simd, words, registers, access, at, mask, range) {
            return k;
        }
    }
    threads.len()
}

/// Executes an access to a surface that is a buffer.
#[inline(always)]
fn access_surface<S: Simd, const K: usize, W: LaneOperation>(
    simd: S,
    context: &mut FastContext<'_>,
    threads: &mut [Thread],
    access: &MemoryOp,
) -> usize {
    let (AddressBase::Variable(id), Some(at)) = (&access.place, access.addresses) else { return 0 };
    if W::WRITES && checks_stores(context) {
        return 0;
    }
    // The surface of the previous thread. Most often the next thread has the same one.
    let mut known = None;
    let mut repeated = RepeatedLoad::new::<K, W>(access, 4);
    for k in 0..threads.len() {
        let thread = &threads[k];
        let state = context.surface_state(thread, *id);
        let (buffer, begin, last) = match known {
            Some((before, surface)) if before == state => surface,
            _ => {
                let Some((buffer, begin)) = context.surface(*id, state) else { return k };
                let Some((begin, last)) = surface_bounds(access, buffer.len(), begin) else { return k };
                known = Some((state, (buffer, begin, last)));
                repeated.is_before_full = false;
                (buffer, begin, last)
            }
        };
        let mask = thread.enabled(access.span, access.guard);
        if repeated.copy::<K>(&mut threads[..=k], access, mask) {
            continue;
        }
        let registers = &mut threads[k].state.registers[..];
        let words = SharedDwords { buffer, alone: context.policy.alone };
        let range = AddressRange { bits: u32::MAX, begin, last };
        if !run_from_u32::<_, K, W>(simd, words, registers, access, at, mask, range) {
            return k;
        }
    }
    threads.len()
}

/// Executes an access to flat memory. The addresses of all channels must be in one buffer.
#[inline(always)]
fn access_flat<S: Simd, const K: usize, W: LaneOperation>(
    simd: S,
    context: &mut FastContext<'_>,
    threads: &mut [Thread],
    access: &MemoryOp,
) -> usize {
    let Some(at) = access.addresses else { return 0 };
    if W::WRITES && checks_stores(context) {
        return 0;
    }
    let add = address_bias(access);
    // The buffer of the previous thread, and its address. Most often it is that of the next one.
    let mut known: Option<(&Buffer, u64)> = None;
    let mut repeated = RepeatedLoad::new::<K, W>(access, 8);
    for k in 0..threads.len() {
        let thread = &threads[k];
        let mask = thread.enabled(access.span, access.guard);
        if repeated.copy::<K>(&mut threads[..=k], access, mask) {
            continue;
        }
        let registers = &mut threads[k].state.registers[..];
        // The first enabled channel.
        let at_first = at + 8 * (mask.trailing_zeros() % 32) as usize;
        let given = registers.get(at_first..).and_then(|r| r.first_chunk());
        let lead = given.map_or(0, |bytes| u64::from_le_bytes(*bytes)).wrapping_add(add);
        let (buffer, offset) = match known {
            Some((buffer, begin)) if lead.wrapping_sub(begin) < buffer.len() as u64 => {
                (buffer, (lead - begin) as usize)
            }
            _ => {
                let Some((buffer, offset)) = context.bound.memory.find(lead, 1) else { return k };
                known = Some((buffer, lead - offset as u64));
                (buffer, offset)
            }
        };
        let Some(last) = last_offset(access, buffer.len()) else { return k };
        let words = SharedDwords { buffer, alone: context.policy.alone };
        let add = add.wrapping_sub(lead).wrapping_add(offset as u64);
        let done = if let Some(stride) = first_stride(registers, at, 8)
            && can_run_regular::<K, W>(access, mask, RegularPlaces { first: offset, stride }, last)
            && is_regular_u64::<_, K>(simd, registers, at, stride)
        {
            run_regular::<K, W>(words, registers, access, RegularPlaces { first: offset, stride })
        } else if let Some(places) = offsets_from_u64::<_, K>(simd, registers, access, mask, last, add) {
            run_blocks::<_, K, W>(words, registers, access, places, mask)
        } else {
            false
        };
        if !done {
            return k;
        }
    }
    threads.len()
}

/// Defines the kernels, compiled for each vector extension.
macro_rules! kernels {
    ($($kernel:ident $access:ident),*) => {$(
        fn $kernel<const K: usize, W: LaneOperation>(context: &mut FastContext<'_>, threads: &mut [Thread], access: &MemoryOp) -> usize {
            vectorised!(context.level, |simd| $access::<_, K, W>(simd, context, threads, access))
        }
    )*};
}

kernels!(local_kernel access_local, surface_kernel access_surface, flat_kernel access_flat);

/// Returns the address of a channel.
#[inline]
pub(super) fn lane_address(thread: &Thread, access: &MemoryOp, lane: usize) -> u64 {
    let Uniform::Known(base) = access.base else { return 0 };
    let width = usize::from(access.width);
    let given = access.addresses.map_or(0, |at| thread.read(at + lane * width, width));
    given.wrapping_add(base).wrapping_mul(access.scale).wrapping_add(access.offset)
}

/// Copies consecutive dwords between flat memory and the registers.
fn flat_block<const LOAD: bool>(context: &mut FastContext<'_>, threads: &mut [Thread], access: &MemoryOp) -> usize {
    if !LOAD && checks_stores(context) {
        return 0;
    }
    for (k, thread) in threads.iter_mut().enumerate() {
        let found = context.bound.memory.find(lane_address(thread, access, 0), access.reach());
        if !found.is_some_and(|(buffer, at)| copy_block::<LOAD>(thread, access, context.policy.alone, buffer, at)) {
            return k;
        }
    }
    threads.len()
}

/// Copies consecutive dwords between a surface and the registers.
fn surface_block<const LOAD: bool>(context: &mut FastContext<'_>, threads: &mut [Thread], access: &MemoryOp) -> usize {
    let AddressBase::Variable(id) = access.place else { return 0 };
    if !LOAD && checks_stores(context) {
        return 0;
    }
    for (k, thread) in threads.iter_mut().enumerate() {
        let found = context.surface(id, context.surface_state(thread, id)).and_then(|(buffer, begin)| {
            let offset = (lane_address(thread, access, 0) & 0xffff_ffff) as usize + begin;
            (offset + access.reach() <= buffer.len()).then_some((buffer, offset))
        });
        if !found.is_some_and(|(buffer, at)| copy_block::<LOAD>(thread, access, context.policy.alone, buffer, at)) {
            return k;
        }
    }
    threads.len()
}

#[inline]
fn copy_block<const LOAD: bool>(
    thread: &mut Thread,
    access: &MemoryOp,
    alone: bool,
    buffer: &Buffer,
    offset: usize,
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

#[cfg(test)]
mod tests;
