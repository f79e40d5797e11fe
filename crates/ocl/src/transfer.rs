//! Commands that read, write, copy, fill, map and migrate buffers.
//!
//! For example, `clEnqueueWriteBufferRect` copies rows of the host to rows of a buffer.
//!
//! A mapped pointer is the address of the bytes themselves, so mapping copies nothing.
//!
//! What a command of the host writes counts as written from the call on, for launches that are
//! checked for uninitialised memory.

use crate::buffer::find_buffer;
use crate::command::{Call, commands, try_enqueue};
use crate::entry::{ClError, ClResult, create, require};
use crate::handle::Shared;
use crate::host::{self, HostPointer};
use crate::memory::{MEM_OBJECTS, MemObject};
use crate::queue::Queue;
use crate::rect::{Pitched, RectLayout, copy_rect};
use opencl_sys::*;
use openvisa_runtime::Work;
use std::ffi::c_void;

/// Sizes of a pattern in bytes that fills can repeat.
const PATTERN_SIZES: std::ops::RangeInclusive<usize> = 1..=128;

/// The flags of a map command.
const MAP_FLAGS: u64 = CL_MAP_READ | CL_MAP_WRITE | CL_MAP_WRITE_INVALIDATE_REGION;

/// Checks that a command uses an object of its context.
pub(crate) fn check_context(queue: &Queue, object: &MemObject) -> ClResult<()> {
    require(queue.context.handle() == object.context.handle(), CL_INVALID_CONTEXT)
}

/// Returns a buffer of the context of a queue.
fn buffer_of(queue: &Queue, handle: cl_mem) -> ClResult<Shared<MemObject>> {
    let buffer = find_buffer(handle)?;
    check_context(queue, &buffer)?;
    Ok(buffer)
}

/// The direction of a transfer between the host and an object.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Direction {
    /// From the object to the host.
    Read,
    /// From the host to the object.
    Write,
}

impl Direction {
    /// Checks that the flags of an object allow the host this transfer.
    pub(crate) fn check(self, object: &MemObject) -> ClResult<()> {
        object.check_host_access(match self {
            Self::Read => CL_MEM_HOST_WRITE_ONLY,
            Self::Write => CL_MEM_HOST_READ_ONLY,
        })
    }

    /// Returns the work that copies a region in this direction. The work keeps the object.
    ///
    /// # Safety
    /// Both memories have all bytes of the region until the work has run.
    #[allow(unsafe_code, reason = "copies memory of the host")]
    pub(crate) unsafe fn copy_work(
        self,
        object: Shared<MemObject>,
        ours: Pitched,
        hosts: Pitched,
        region: [usize; 3],
    ) -> Work {
        let (to, from) = if self == Self::Read { (hosts, ours) } else { (ours, hosts) };
        let kept = Shared::clone(&object);
        let work = Work::new(move || {
            // SAFETY: The caller promises both memories.
            unsafe { copy_rect(to, from, region) };
            drop(kept);
            Ok(())
        });
        match self {
            Self::Read => object.read_by(work),
            // The rows of the region can be fewer than those of the object.
            Self::Write => {
                let offset = ours.start.address().abs_diff(object.bytes_at(0).address()) as usize;
                object.written_by(work, offset, region.iter().product())
            }
        }
    }
}

/// Returns a range of bytes as a single row.
fn single_row(start: HostPointer, len: usize) -> Pitched {
    Pitched { start, row_pitch: len, slice_pitch: len }
}

/// Prepares the transfer of consecutive bytes.
///
/// # Safety
/// `pointer` points to `len` bytes until the work has run.
#[allow(unsafe_code, reason = "passes on a promise of the host")]
unsafe fn transfer(
    queue: &Queue,
    buffer: cl_mem,
    direction: Direction,
    offset: usize,
    len: usize,
    pointer: HostPointer,
) -> ClResult<Work> {
    let buffer = buffer_of(queue, buffer)?;
    require(!pointer.0.is_null(), CL_INVALID_VALUE)?;
    buffer.check_range(offset, len)?;
    direction.check(&buffer)?;
    if direction == Direction::Write {
        buffer.mark_written(offset, len);
    }
    let (ours, hosts) = (single_row(buffer.bytes_at(offset), len), single_row(pointer, len));
    Ok(direction.copy_work(buffer, ours, hosts, [len, 1, 1]))
}

/// An origin and the pitches of rows and slices.
struct RectPlace {
    origin: *const usize,
    row_pitch: usize,
    slice_pitch: usize,
}

impl RectPlace {
    /// Computes the layout of a region at this place.
    #[allow(unsafe_code, reason = "reads sizes of the host")]
    unsafe fn layout(&self, region: [usize; 3]) -> ClResult<RectLayout> {
        let layout = RectLayout::new(host::three(self.origin)?, region, self.row_pitch, self.slice_pitch);
        layout.ok_or(ClError(CL_INVALID_VALUE))
    }
}

/// Prepares the transfer of rows.
///
/// # Safety
/// `pointer` points to all bytes of the region until the work has run.
#[allow(unsafe_code, reason = "passes on a promise of the host")]
unsafe fn transfer_rect(
    queue: &Queue,
    buffer: cl_mem,
    direction: Direction,
    region: *const usize,
    ours: RectPlace,
    hosts: RectPlace,
    pointer: HostPointer,
) -> ClResult<Work> {
    let buffer = buffer_of(queue, buffer)?;
    require(!pointer.0.is_null(), CL_INVALID_VALUE)?;
    let region = host::three(region)?;
    let (ours, hosts) = (ours.layout(region)?, hosts.layout(region)?);
    buffer.check_range(ours.offset, ours.end - ours.offset)?;
    direction.check(&buffer)?;
    if direction == Direction::Write {
        buffer.mark_written(ours.offset, ours.end - ours.offset);
    }
    let (ours, hosts) = (ours.pitched(buffer.bytes_at(0)), hosts.pitched(pointer));
    Ok(direction.copy_work(buffer, ours, hosts, region))
}

/// Returns whether two ranges of bytes of objects overlap.
pub(crate) fn overlaps(a: (&MemObject, usize), b: (&MemObject, usize), len: usize) -> bool {
    let (a, b) = (a.0.bytes_at(a.1).address(), b.0.bytes_at(b.1).address());
    a.abs_diff(b) < len as u64
}

/// Prepares a copy between buffers.
fn copy_buffers(queue: &Queue, from: (cl_mem, usize), to: (cl_mem, usize), len: usize) -> ClResult<Work> {
    let (source, target) = (buffer_of(queue, from.0)?, buffer_of(queue, to.0)?);
    source.check_range(from.1, len)?;
    target.check_range(to.1, len)?;
    require(!overlaps((&source, from.1), (&target, to.1), len), CL_MEM_COPY_OVERLAP)?;
    target.mark_written(to.1, len);
    let (written, read) = (target.clone(), source.clone());
    let work = Work::new(move || {
        #[allow(unsafe_code, reason = "copies memory of objects")]
        // SAFETY: Both ranges are in their objects, which the closure keeps.
        unsafe {
            target.bytes_at(to.1).copy_from(source.bytes_at(from.1), len);
        }
        Ok(())
    });
    Ok(written.written_by(read.read_by(work), to.1, len))
}

/// Prepares a copy of rows between buffers.
#[allow(unsafe_code, reason = "reads sizes of the host")]
unsafe fn copy_buffer_rects(
    queue: &Queue,
    from: (cl_mem, RectPlace),
    to: (cl_mem, RectPlace),
    region: *const usize,
) -> ClResult<Work> {
    let (source, target) = (buffer_of(queue, from.0)?, buffer_of(queue, to.0)?);
    let region = host::three(region)?;
    let (from, to) = (from.1.layout(region)?, to.1.layout(region)?);
    source.check_range(from.offset, from.end - from.offset)?;
    target.check_range(to.offset, to.end - to.offset)?;
    let same = source.bytes_at(0) == target.bytes_at(0);
    let same_pitches = (from.row_pitch, from.slice_pitch) == (to.row_pitch, to.slice_pitch);
    require(!same || same_pitches, CL_INVALID_VALUE)?;
    require(!same || !rows_overlap(from, to, region), CL_MEM_COPY_OVERLAP)?;
    target.mark_written(to.offset, to.end - to.offset);
    let (written, read) = (target.clone(), source.clone());
    let work = Work::new(move || {
        // SAFETY: Both regions are in their objects, which the closure keeps.
        unsafe { copy_rect(to.pitched(target.bytes_at(0)), from.pitched(source.bytes_at(0)), region) };
        Ok(())
    });
    Ok(written.written_by(read.read_by(work), to.offset, region.iter().product()))
}

/// Returns whether a row of one region overlaps a row of the other. Both have the same pitches.
fn rows_overlap(from: RectLayout, to: RectLayout, [bytes, rows, slices]: [usize; 3]) -> bool {
    let (first, second) = if from.offset <= to.offset { (from, to) } else { (to, from) };
    let distance = second.offset - first.offset;
    let (slice, rest) = (distance / first.slice_pitch, distance % first.slice_pitch);
    let (row, column) = (rest / first.row_pitch, rest % first.row_pitch);
    // A region that begins near the end of a row reaches into the next row of the other.
    let inside = |slice: usize, row: usize, near: bool| slice < slices && row < rows && near;
    inside(slice, row, column < bytes)
        || inside(slice, row + 1, first.row_pitch - column < bytes)
        || inside(slice + 1, 0, rest + bytes > first.slice_pitch)
}

/// Prepares a fill.
fn fill_buffer(queue: &Queue, buffer: cl_mem, pattern: Vec<u8>, offset: usize, len: usize) -> ClResult<Work> {
    let buffer = buffer_of(queue, buffer)?;
    check_pattern(&pattern, &[offset, len])?;
    buffer.check_range(offset, len)?;
    buffer.mark_written(offset, len);
    let filled = buffer.clone();
    let work = Work::new(move || {
        #[allow(unsafe_code, reason = "writes memory of an object")]
        // SAFETY: The range is in the object, which the closure keeps.
        unsafe {
            filled.bytes_at(offset).fill(&pattern, len);
        }
        Ok(())
    });
    Ok(buffer.written_by(work, offset, len))
}

/// Checks the size of a pattern, and that it divides offsets and lengths.
pub(crate) fn check_pattern(pattern: &[u8], multiples: &[usize]) -> ClResult<()> {
    let size = pattern.len();
    require(PATTERN_SIZES.contains(&size) && size.is_power_of_two(), CL_INVALID_VALUE)?;
    require(multiples.iter().all(|number| number.is_multiple_of(size)), CL_INVALID_VALUE)
}

/// Returns whether the host may write to what a map command maps.
const fn map_writes(flags: cl_map_flags) -> bool {
    flags & (CL_MAP_WRITE | CL_MAP_WRITE_INVALIDATE_REGION) != 0
}

/// Checks the flags of a map command, and that they are compatible with those of the object.
pub(crate) fn check_map(object: &MemObject, flags: cl_map_flags) -> ClResult<()> {
    require(flags & !MAP_FLAGS == 0, CL_INVALID_VALUE)?;
    require(flags & CL_MAP_WRITE_INVALIDATE_REGION == 0 || flags.count_ones() == 1, CL_INVALID_VALUE)?;
    if flags & CL_MAP_READ != 0 {
        Direction::Read.check(object)?;
    }
    if map_writes(flags) {
        Direction::Write.check(object)?;
    }
    Ok(())
}

/// Returns the work of a mapping of `len` bytes of an object. It only reads their state, because a
/// mapping copies nothing.
pub(crate) fn map_work(object: &MemObject, flags: cl_map_flags, offset: usize, len: usize) -> Work {
    match flags & CL_MAP_WRITE_INVALIDATE_REGION {
        0 => object.read_by(Work::none()),
        _ => object.written_by(Work::none(), offset, len),
    }
}

/// Prepares the end of a mapping.
fn unmap(queue: &Queue, object: cl_mem, pointer: HostPointer) -> ClResult<Work> {
    let object = MEM_OBJECTS.get(object)?;
    check_context(queue, &object)?;
    let mut mapped = object.mapped();
    let index = mapped.iter().position(|known| *known == pointer).ok_or(ClError(CL_INVALID_VALUE))?;
    mapped.swap_remove(index);
    drop(mapped);
    Ok(Work::none())
}

#[allow(unsafe_code, reason = "entry points")]
pub(crate) mod api {
    use super::*;

    commands! {
        clEnqueueReadBuffer(
            buffer: cl_mem, blocking: cl_bool, offset: usize, size: usize, pointer: *mut c_void
        ) as CL_COMMAND_READ_BUFFER, blocking, |queue| {
            transfer(queue, buffer, Direction::Read, offset, size, HostPointer(pointer.cast()))
        }

        clEnqueueWriteBuffer(
            buffer: cl_mem, blocking: cl_bool, offset: usize, size: usize, pointer: *const c_void
        ) as CL_COMMAND_WRITE_BUFFER, blocking, |queue| {
            let pointer = HostPointer(pointer.cast_mut().cast());
            transfer(queue, buffer, Direction::Write, offset, size, pointer)
        }

        clEnqueueReadBufferRect(
            buffer: cl_mem, blocking: cl_bool, buffer_origin: *const usize,
            host_origin: *const usize, region: *const usize, buffer_row_pitch: usize,
            buffer_slice_pitch: usize, host_row_pitch: usize, host_slice_pitch: usize,
            pointer: *mut c_void
        ) as CL_COMMAND_READ_BUFFER_RECT, blocking, |queue| {
            let ours = RectPlace { origin: buffer_origin, row_pitch: buffer_row_pitch, slice_pitch: buffer_slice_pitch };
            let hosts = RectPlace { origin: host_origin, row_pitch: host_row_pitch, slice_pitch: host_slice_pitch };
            let pointer = HostPointer(pointer.cast());
            transfer_rect(queue, buffer, Direction::Read, region, ours, hosts, pointer)
        }

        clEnqueueWriteBufferRect(
            buffer: cl_mem, blocking: cl_bool, buffer_origin: *const usize,
            host_origin: *const usize, region: *const usize, buffer_row_pitch: usize,
            buffer_slice_pitch: usize, host_row_pitch: usize, host_slice_pitch: usize,
            pointer: *const c_void
        ) as CL_COMMAND_WRITE_BUFFER_RECT, blocking, |queue| {
            let ours = RectPlace { origin: buffer_origin, row_pitch: buffer_row_pitch, slice_pitch: buffer_slice_pitch };
            let hosts = RectPlace { origin: host_origin, row_pitch: host_row_pitch, slice_pitch: host_slice_pitch };
            let pointer = HostPointer(pointer.cast_mut().cast());
            transfer_rect(queue, buffer, Direction::Write, region, ours, hosts, pointer)
        }

        clEnqueueCopyBuffer(
            from: cl_mem, to: cl_mem, from_offset: usize, to_offset: usize, size: usize
        ) as CL_COMMAND_COPY_BUFFER, |queue| {
            copy_buffers(queue, (from, from_offset), (to, to_offset), size)
        }

        clEnqueueCopyBufferRect(
            from: cl_mem, to: cl_mem, from_origin: *const usize, to_origin: *const usize,
            region: *const usize, from_row_pitch: usize, from_slice_pitch: usize,
            to_row_pitch: usize, to_slice_pitch: usize
        ) as CL_COMMAND_COPY_BUFFER_RECT, |queue| {
            let from_place = RectPlace { origin: from_origin, row_pitch: from_row_pitch, slice_pitch: from_slice_pitch };
            let to_place = RectPlace { origin: to_origin, row_pitch: to_row_pitch, slice_pitch: to_slice_pitch };
            copy_buffer_rects(queue, (from, from_place), (to, to_place), region)
        }

        clEnqueueFillBuffer(
            buffer: cl_mem, pattern: *const c_void, pattern_size: usize, offset: usize, size: usize
        ) as CL_COMMAND_FILL_BUFFER, |queue| {
            require(PATTERN_SIZES.contains(&pattern_size), CL_INVALID_VALUE)?;
            fill_buffer(queue, buffer, host::bytes(pattern, pattern_size), offset, size)
        }

        clEnqueueUnmapMemObject(
            object: cl_mem, pointer: *mut c_void
        ) as CL_COMMAND_UNMAP_MEM_OBJECT, |queue| {
            unmap(queue, object, HostPointer(pointer.cast()))
        }

        clEnqueueMigrateMemObjects(
            object_count: cl_uint, objects: *const cl_mem, flags: cl_mem_migration_flags
        ) as CL_COMMAND_MIGRATE_MEM_OBJECTS, |queue| {
            let known = CL_MIGRATE_MEM_OBJECT_HOST | CL_MIGRATE_MEM_OBJECT_CONTENT_UNDEFINED;
            let objects = host::copy_array(objects, object_count as usize);
            require(!objects.is_empty() && flags & !known == 0, CL_INVALID_VALUE)?;
            for object in objects {
                check_context(queue, &*MEM_OBJECTS.get(object)?)?;
            }
            // All memory is that of the host.
            Ok(Work::none())
        }
    }

    pub(crate) unsafe extern "C" fn clEnqueueMapBuffer(
        queue: cl_command_queue,
        buffer: cl_mem,
        blocking: cl_bool,
        flags: cl_map_flags,
        offset: usize,
        size: usize,
        count: cl_uint,
        events: *const cl_event,
        event: *mut cl_event,
        errcode: *mut cl_int,
    ) -> *mut c_void {
        create(errcode, || {
            let kind = CL_COMMAND_MAP_BUFFER;
            let call = Call { queue, kind, blocking: blocking != 0, wait_list: (count, events), event };
            let buffer = find_buffer(buffer)?;
            let pointer = buffer.bytes_at(offset);
            try_enqueue(call, |queue| {
                check_context(queue, &buffer)?;
                require(size > 0, CL_INVALID_VALUE)?;
                buffer.check_range(offset, size)?;
                check_map(&buffer, flags)?;
                if map_writes(flags) {
                    buffer.mark_written(offset, size);
                }
                buffer.mapped().push(pointer);
                Ok(map_work(&buffer, flags, offset, size))
            })?;
            Ok(pointer.0.cast())
        })
    }
}
