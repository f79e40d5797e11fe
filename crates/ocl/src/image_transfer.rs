//! Commands that read, write, copy, fill and map images.
//!
//! For example, `clEnqueueCopyBufferToImage` copies consecutive bytes of a buffer to the rows of a
//! region of an image.

use crate::buffer::find_buffer;
use crate::command::{Call, commands, try_enqueue};
use crate::entry::{ClError, ClResult, create, require};
use crate::handle::Shared;
use crate::host::{self, HostPointer};
use crate::image::find_image;
use crate::image_description::ImageDescription;
use crate::memory::MemObject;
use crate::queue::Queue;
use crate::rect::{Pitched, RectLayout, copy_rect, fill_rect};
use crate::transfer::{Direction, check_context, check_map, map_work};
use opencl_sys::*;
use openvisa_runtime::Work;
use openvisa_sim::{ChannelOrder, HostAllocation, Image, Memory};
use std::ffi::c_void;

/// A region of an image: the bytes of its rows, and where they are.
struct ImageRegion {
    object: Shared<MemObject>,
    image: ImageDescription,
    /// The numbers of bytes of a row, of rows, and of slices.
    bytes: [usize; 3],
    layout: RectLayout,
}

impl ImageRegion {
    /// Finds a region of an image of the context of a queue.
    #[allow(unsafe_code, reason = "reads sizes of the host")]
    unsafe fn find(queue: &Queue, image: cl_mem, origin: *const usize, region: *const usize) -> ClResult<Self> {
        let (object, image) = find_image(image)?;
        check_context(queue, &object)?;
        let region = host::three(region)?;
        let layout = image.layout(host::three(origin)?, region)?;
        Ok(Self { object, image, bytes: [region[0] * image.texel_bytes(), region[1], region[2]], layout })
    }

    /// Returns the memory of the region.
    fn pitched(&self) -> Pitched {
        self.layout.pitched(self.object.bytes_at(0))
    }

    /// Returns the memory of the host for the region.
    fn host_memory(&self, pointer: HostPointer, row_pitch: usize, slice_pitch: usize) -> ClResult<Pitched> {
        // The pitch between the layers of one-dimensional images is that of slices.
        let (row, slice) = match self.image.has_layers_of_rows() && slice_pitch != 0 {
            true => (slice_pitch, 0),
            false => (row_pitch, if self.bytes[2] == 1 { 0 } else { slice_pitch }),
        };
        let layout = RectLayout::new([0; 3], self.bytes, row, slice).ok_or(ClError(CL_INVALID_VALUE))?;
        Ok(layout.pitched(pointer))
    }

    /// Returns the region in consecutive bytes of a buffer.
    fn in_buffer(&self, buffer: &MemObject, offset: usize) -> ClResult<Pitched> {
        let layout = RectLayout::new([0; 3], self.bytes, 0, 0).ok_or(ClError(CL_INVALID_VALUE))?;
        buffer.check_range(offset, layout.end)?;
        Ok(layout.pitched(buffer.bytes_at(offset)))
    }
}

/// Prepares a transfer between the host and an image.
///
/// # Safety
/// The pointer is that of all bytes of the region until the work has run.
#[allow(unsafe_code, reason = "passes on a promise of the host")]
unsafe fn transfer(
    place: ImageRegion,
    direction: Direction,
    pointer: HostPointer,
    row_pitch: usize,
    slice_pitch: usize,
) -> ClResult<Work> {
    require(!pointer.0.is_null(), CL_INVALID_VALUE)?;
    direction.check(&place.object)?;
    let (ours, hosts) = (place.pitched(), place.host_memory(pointer, row_pitch, slice_pitch)?);
    Ok(direction.copy_work(place.object, ours, hosts, place.bytes))
}

/// Returns the work that copies between two objects, which it keeps.
fn copy_between(
    to: Pitched,
    target: Shared<MemObject>,
    from: Pitched,
    source: Shared<MemObject>,
    bytes: [usize; 3],
) -> Work {
    let (written, read) = (target.clone(), source.clone());
    let work = Work::new(move || {
        #[allow(unsafe_code, reason = "copies memory of objects")]
        // SAFETY: The regions are in their objects.
        unsafe {
            copy_rect(to, from, bytes);
        }
        drop((target, source));
        Ok(())
    });
    let offset = to.start.address().abs_diff(written.bytes_at(0).address()) as usize;
    written.written_by(read.read_by(work), offset, bytes.iter().product())
}

/// Prepares a copy between images of one format.
fn copy_images(from: ImageRegion, to: ImageRegion) -> ClResult<Work> {
    require(from.image.format == to.image.format, CL_IMAGE_FORMAT_MISMATCH)?;
    let same = from.object.bytes_at(0) == to.object.bytes_at(0);
    let apart = same && {
        let distance = from.layout.offset.abs_diff(to.layout.offset);
        let pitches = (from.layout.row_pitch.max(1), from.layout.slice_pitch.max(1));
        let (slices, rest) = (distance / pitches.1, distance % pitches.1);
        slices >= from.bytes[2] || rest / pitches.0 >= from.bytes[1] || rest % pitches.0 >= from.bytes[0]
    };
    require(!same || apart, CL_MEM_COPY_OVERLAP)?;
    let bytes = from.bytes;
    Ok(copy_between(to.pitched(), to.object, from.pitched(), from.object, bytes))
}

/// Converts a colour to the bytes of a texel. The simulator converts a texel that it stores, so the
/// numbers are rounded and limited as in kernels.
fn texel_of_color(image: &ImageDescription, color: &[u8]) -> ClResult<Vec<u8>> {
    let allocation = HostAllocation::new(image.texel_bytes(), 8).ok_or(ClError(CL_OUT_OF_HOST_MEMORY))?;
    let mut memory = Memory::default();
    let buffer = memory.add_allocation(&allocation);
    let single = Image { buffer, kind: image.sim_kind(), format: image.format, size: [1; 3] };
    let (bits, _) = color.as_chunks::<4>();
    let mut texel: [u32; 4] = std::array::from_fn(|index| bits.get(index).map_or(0, |bits| u32::from_ne_bytes(*bits)));
    if image.format.order == ChannelOrder::Depth {
        // The colour of a depth image is a single number.
        texel = [texel[0]; 4];
    }
    single.store(&memory, [0; 3], texel);
    Ok(memory.buffer(buffer).map(|buffer| buffer.bytes()).unwrap_or_default())
}

/// Prepares a fill.
fn fill_image(place: ImageRegion, color: &[u8]) -> ClResult<Work> {
    let texel = texel_of_color(&place.image, color)?;
    let (to, bytes, object) = (place.pitched(), place.bytes, place.object);
    let filled = object.clone();
    let work = Work::new(move || {
        #[allow(unsafe_code, reason = "writes memory of an object")]
        // SAFETY: The region is in the object.
        unsafe {
            fill_rect(to, &texel, bytes);
        }
        drop(filled);
        Ok(())
    });
    Ok(object.written_by(work, place.layout.offset, bytes.iter().product()))
}

#[allow(unsafe_code, reason = "entry points")]
pub(crate) mod api {
    use super::*;

    commands! {
        clEnqueueReadImage(
            image: cl_mem, blocking: cl_bool, origin: *const usize, region: *const usize,
            row_pitch: usize, slice_pitch: usize, pointer: *mut c_void
        ) as CL_COMMAND_READ_IMAGE, blocking, |queue| {
            let pointer = HostPointer(pointer.cast());
            let place = ImageRegion::find(queue, image, origin, region)?;
            transfer(place, Direction::Read, pointer, row_pitch, slice_pitch)
        }

        clEnqueueWriteImage(
            image: cl_mem, blocking: cl_bool, origin: *const usize, region: *const usize,
            row_pitch: usize, slice_pitch: usize, pointer: *const c_void
        ) as CL_COMMAND_WRITE_IMAGE, blocking, |queue| {
            let pointer = HostPointer(pointer.cast_mut().cast());
            let place = ImageRegion::find(queue, image, origin, region)?;
            transfer(place, Direction::Write, pointer, row_pitch, slice_pitch)
        }

        clEnqueueCopyImage(
            from: cl_mem, to: cl_mem, from_origin: *const usize, to_origin: *const usize,
            region: *const usize
        ) as CL_COMMAND_COPY_IMAGE, |queue| {
            let from = ImageRegion::find(queue, from, from_origin, region)?;
            copy_images(from, ImageRegion::find(queue, to, to_origin, region)?)
        }

        clEnqueueCopyImageToBuffer(
            image: cl_mem, buffer: cl_mem, origin: *const usize, region: *const usize, offset: usize
        ) as CL_COMMAND_COPY_IMAGE_TO_BUFFER, |queue| {
            let place = ImageRegion::find(queue, image, origin, region)?;
            let buffer = find_buffer(buffer)?;
            check_context(queue, &buffer)?;
            let to = place.in_buffer(&buffer, offset)?;
            buffer.mark_written(0, buffer.size);
            let bytes = place.bytes;
            Ok(copy_between(to, buffer, place.pitched(), place.object, bytes))
        }

        clEnqueueCopyBufferToImage(
            buffer: cl_mem, image: cl_mem, offset: usize, origin: *const usize, region: *const usize
        ) as CL_COMMAND_COPY_BUFFER_TO_IMAGE, |queue| {
            let buffer = find_buffer(buffer)?;
            check_context(queue, &buffer)?;
            let place = ImageRegion::find(queue, image, origin, region)?;
            let from = place.in_buffer(&buffer, offset)?;
            let bytes = place.bytes;
            Ok(copy_between(place.pitched(), place.object, from, buffer, bytes))
        }

        clEnqueueFillImage(
            image: cl_mem, color: *const c_void, origin: *const usize, region: *const usize
        ) as CL_COMMAND_FILL_IMAGE, |queue| {
            let place = ImageRegion::find(queue, image, origin, region)?;
            require(!color.is_null(), CL_INVALID_VALUE)?;
            let numbers = if place.image.format.order == ChannelOrder::Depth { 1 } else { 4 };
            fill_image(place, &host::bytes(color, 4 * numbers))
        }
    }

    pub(crate) unsafe extern "C" fn clEnqueueMapImage(
        queue: cl_command_queue,
        image: cl_mem,
        blocking: cl_bool,
        flags: cl_map_flags,
        origin: *const usize,
        region: *const usize,
        row_pitch: *mut usize,
        slice_pitch: *mut usize,
        count: cl_uint,
        events: *const cl_event,
        event: *mut cl_event,
        errcode: *mut cl_int,
    ) -> *mut c_void {
        create(errcode, || {
            let kind = CL_COMMAND_MAP_IMAGE;
            let call = Call { queue, kind, blocking: blocking != 0, wait_list: (count, events), event };
            let (_, image_of) = find_image(image)?;
            let three_dimensional = matches!(image_of.kind, CL_MEM_OBJECT_IMAGE3D | CL_MEM_OBJECT_IMAGE2D_ARRAY);
            let has_slices = three_dimensional || image_of.has_layers_of_rows();
            require(!row_pitch.is_null() && (!has_slices || !slice_pitch.is_null()), CL_INVALID_VALUE)?;
            let mut pointer = std::ptr::null_mut();
            try_enqueue(call, |queue| {
                let place = ImageRegion::find(queue, image, origin, region)?;
                check_map(&place.object, flags)?;
                let start = place.pitched().start;
                place.object.mapped().push(start);
                pointer = start.0.cast();
                Ok(map_work(&place.object, flags, place.layout.offset, place.bytes.iter().product()))
            })?;
            host::write(row_pitch, image_of.row_pitch);
            let between_slices = if image_of.has_layers_of_rows() { image_of.row_pitch } else { image_of.slice_pitch };
            host::write(slice_pitch, if has_slices { between_slices } else { 0 });
            Ok(pointer)
        })
    }
}
