//! Images: their descriptions and formats.
//!
//! For example, an image of type `CL_MEM_OBJECT_IMAGE1D_ARRAY` with 8 texels and 3 layers is stored
//! as 3 rows of 8 texels.

use crate::context::{CONTEXTS, ContextObject};
use crate::entry::{ClError, ClResult, create, require, status};
use crate::handle::Shared;
use crate::host::{self, HostPointer};
use crate::image_description::ImageDescription;
use crate::info::{self, Answer, queries};
use crate::memory::{CopiedRows, MEM_OBJECTS, MemObject, Root, check_flags};
use crate::rect::{Pitched, RectLayout, copy_rect};
use opencl_sys::*;
use openvisa_sim::{ChannelOrder, ChannelType, ImageFormat};
use std::ffi::c_void;
use std::sync::{Arc, Mutex};

/// Alignment of the texels of an image in bytes. The simulator wants exactly the texels.
const TEXEL_ALIGNMENT: usize = 8;

/// Maximum number of texels along a dimension of an image.
const MAX_SIDE_TEXELS: usize = 16384;

/// Maximum number of texels of an image that is made of a buffer.
const MAX_BUFFER_TEXELS: usize = 1 << 27;

/// Returns the format of a pair of codes.
///
/// # Errors
/// `CL_INVALID_IMAGE_FORMAT_DESCRIPTOR` if OpenCL has no such format, and
/// `CL_IMAGE_FORMAT_NOT_SUPPORTED` if the device does not have it.
fn find_format(format: cl_image_format, kind: cl_mem_object_type) -> ClResult<ImageFormat> {
    let order = ChannelOrder::ALL.iter().find(|order| order.code() == format.image_channel_order);
    let channel = ChannelType::ALL.iter().find(|channel| channel.code() == format.image_channel_data_type);
    let (Some(order), Some(channel)) = (order, channel) else {
        let codes = (CL_R..=CL_ABGR).contains(&format.image_channel_order)
            && (CL_SNORM_INT8..=CL_UNORM_INT_101010_2).contains(&format.image_channel_data_type);
        return Err(ClError(if codes { CL_IMAGE_FORMAT_NOT_SUPPORTED } else { CL_INVALID_IMAGE_FORMAT_DESCRIPTOR }));
    };
    let found = ImageFormat { order: *order, channel: *channel };
    require(is_valid_format(found), CL_INVALID_IMAGE_FORMAT_DESCRIPTOR)?;
    require(supports(found, kind), CL_IMAGE_FORMAT_NOT_SUPPORTED)?;
    Ok(found)
}

/// Returns whether OpenCL combines this order and this type.
fn is_valid_format(format: ImageFormat) -> bool {
    use ChannelType::*;
    let normalised_or_float =
        matches!(format.channel, SnormInt8 | SnormInt16 | UnormInt8 | UnormInt16 | HalfFloat | Float);
    match format.order {
        ChannelOrder::Rgb => false,
        ChannelOrder::Intensity | ChannelOrder::Luminance => normalised_or_float,
        ChannelOrder::Bgra | ChannelOrder::Argb | ChannelOrder::Abgr => format.channel.size() == 1,
        ChannelOrder::Depth => matches!(format.channel, UnormInt16 | Float),
        _ => true,
    }
}

/// Returns whether images of a type can have a format.
fn supports(format: ImageFormat, kind: cl_mem_object_type) -> bool {
    let depth = format.order == ChannelOrder::Depth;
    is_valid_format(format) && (!depth || matches!(kind, CL_MEM_OBJECT_IMAGE2D | CL_MEM_OBJECT_IMAGE2D_ARRAY))
}

/// Returns the formats of images of a type.
fn supported_formats(kind: cl_mem_object_type) -> Vec<cl_image_format> {
    let pairs = ChannelOrder::ALL
        .iter()
        .flat_map(|order| ChannelType::ALL.iter().map(|channel| ImageFormat { order: *order, channel: *channel }));
    let codes = pairs.filter(|format| supports(*format, kind)).map(|format| cl_image_format {
        image_channel_order: format.order.code(),
        image_channel_data_type: format.channel.code(),
    });
    codes.collect()
}

/// Returns the numbers of texels, rows and slices, or `None` if a dimension is empty or too long.
fn image_size(desc: &cl_image_desc) -> Option<[usize; 3]> {
    let (width, height, depth, layers) = (desc.image_width, desc.image_height, desc.image_depth, desc.image_array_size);
    let size = match desc.image_type {
        CL_MEM_OBJECT_IMAGE1D => [width, 1, 1],
        CL_MEM_OBJECT_IMAGE1D_BUFFER => {
            return (1..=MAX_BUFFER_TEXELS).contains(&width).then_some([width, 1, 1]);
        }
        CL_MEM_OBJECT_IMAGE1D_ARRAY => [width, layers, 1],
        CL_MEM_OBJECT_IMAGE2D => [width, height, 1],
        CL_MEM_OBJECT_IMAGE2D_ARRAY => [width, height, layers],
        CL_MEM_OBJECT_IMAGE3D => [width, height, depth],
        _ => return None,
    };
    size.iter().all(|side| (1..=MAX_SIDE_TEXELS).contains(side)).then_some(size)
}

/// The parameters of a new image.
struct NewImage {
    flags: cl_mem_flags,
    format: cl_image_format,
    desc: cl_image_desc,
    host_pointer: HostPointer,
    properties: Option<Vec<[cl_mem_properties; 2]>>,
}

impl NewImage {
    /// Returns the buffer that the image is made of, if any.
    fn parent(&self) -> ClResult<Option<Shared<MemObject>>> {
        if self.desc.buffer.is_null() {
            require(self.desc.image_type != CL_MEM_OBJECT_IMAGE1D_BUFFER, CL_INVALID_IMAGE_DESCRIPTOR)?;
            return Ok(None);
        }
        let parent = MEM_OBJECTS.get(self.desc.buffer).map_err(|_| ClError(CL_INVALID_IMAGE_DESCRIPTOR))?;
        let from_buffer = matches!(self.desc.image_type, CL_MEM_OBJECT_IMAGE1D_BUFFER | CL_MEM_OBJECT_IMAGE2D);
        require(from_buffer && parent.image.is_none(), CL_INVALID_IMAGE_DESCRIPTOR)?;
        Ok(Some(parent))
    }

    /// Computes the description of the texels where the host has them: in its memory, or in a
    /// buffer.
    fn describe(&self) -> ClResult<(ImageDescription, RectLayout)> {
        let desc = &self.desc;
        require(desc.num_mip_levels == 0 && desc.num_samples == 0, CL_INVALID_IMAGE_DESCRIPTOR)?;
        let format = find_format(self.format, desc.image_type)?;
        let size = image_size(desc).ok_or(ClError(CL_INVALID_IMAGE_SIZE))?;
        let region = [size[0] * format.texel_size(), size[1], size[2]];
        let layers_of_rows = desc.image_type == CL_MEM_OBJECT_IMAGE1D_ARRAY;
        // The pitch between the layers of one-dimensional images is that of slices.
        let (row, slice) = match layers_of_rows && desc.image_slice_pitch != 0 {
            true => (desc.image_slice_pitch, 0),
            false => (desc.image_row_pitch, if layers_of_rows { 0 } else { desc.image_slice_pitch }),
        };
        let layout = RectLayout::new([0; 3], region, row, slice).ok_or(ClError(CL_INVALID_IMAGE_DESCRIPTOR))?;
        let (row_pitch, slice_pitch) = (layout.row_pitch, layout.slice_pitch);
        Ok((ImageDescription { kind: desc.image_type, format, size, row_pitch, slice_pitch }, layout))
    }

    /// Creates the image.
    ///
    /// # Safety
    /// If a flag asks for it, the host's pointer is that of all texels.
    #[allow(unsafe_code, reason = "reads memory of the host")]
    unsafe fn create(self, context: &Shared<ContextObject>) -> ClResult<cl_mem> {
        require(context.device.model.has_images(), CL_INVALID_OPERATION)?;
        let parent = self.parent()?;
        let flags = match &parent {
            Some(parent) if self.flags == 0 => parent.flags,
            _ => check_flags(self.flags, self.host_pointer.0.cast())?,
        };
        let has_pitch = self.desc.image_row_pitch != 0 || self.desc.image_slice_pitch != 0;
        let uses_memory = parent.is_some() || !self.host_pointer.0.is_null();
        require(!has_pitch || uses_memory, CL_INVALID_IMAGE_DESCRIPTOR)?;
        let (given, layout) = self.describe()?;
        let region = [given.size[0] * given.texel_bytes(), given.size[1], given.size[2]];
        let tight = RectLayout::new([0; 3], region, 0, 0).ok_or(ClError(CL_INVALID_IMAGE_SIZE))?;
        require(tight.end as u64 <= context.device.max_buffer_bytes(), CL_INVALID_IMAGE_SIZE)?;
        let copied = CopiedRows { region, row_pitch: layout.row_pitch, slice_pitch: layout.slice_pitch };
        let (root, row_pitch, slice_pitch) = match &parent {
            Some(parent) => {
                require(layout.end <= parent.size, CL_INVALID_IMAGE_SIZE)?;
                let root = Root::of_host(parent.bytes_at(0), copied, TEXEL_ALIGNMENT)?;
                let root = Root { contents: parent.root.contents.clone(), ..root };
                (root, layout.row_pitch, layout.slice_pitch)
            }
            None if flags & CL_MEM_USE_HOST_PTR != 0 => {
                let root = Root::of_host(self.host_pointer, copied, TEXEL_ALIGNMENT)?;
                (root, layout.row_pitch, layout.slice_pitch)
            }
            None => (Root::allocate(tight.end, TEXEL_ALIGNMENT)?, tight.row_pitch, tight.slice_pitch),
        };
        if flags & CL_MEM_COPY_HOST_PTR != 0 {
            let to = Pitched { start: root.bytes, row_pitch, slice_pitch };
            copy_rect(to, layout.pitched(self.host_pointer), region);
        }
        let object = MemObject {
            context: Arc::clone(context),
            flags,
            size: slice_pitch * region[2],
            root: Arc::new(root),
            offset: 0,
            parent,
            image: Some(ImageDescription { row_pitch, slice_pitch, ..given }),
            host_pointer: self.host_pointer,
            properties: self.properties,
            mapped: Mutex::default(),
            destructors: Mutex::default(),
            handle: Mutex::default(),
        };
        Ok(object.publish())
    }
}

/// Returns a memory object that is an image, with its description.
pub(crate) fn find_image(handle: cl_mem) -> ClResult<(Shared<MemObject>, ImageDescription)> {
    let object = MEM_OBJECTS.get(handle)?;
    let image = object.image.ok_or(ClError(CL_INVALID_MEM_OBJECT))?;
    Ok((object, image))
}

fn image_info(handle: cl_mem, name: cl_image_info) -> ClResult<Answer> {
    let (object, image) = find_image(handle)?;
    let [width, second, third] = image.size;
    let is_flat =
        matches!(image.kind, CL_MEM_OBJECT_IMAGE1D | CL_MEM_OBJECT_IMAGE1D_BUFFER | CL_MEM_OBJECT_IMAGE1D_ARRAY);
    let is_array = matches!(image.kind, CL_MEM_OBJECT_IMAGE1D_ARRAY | CL_MEM_OBJECT_IMAGE2D_ARRAY);
    Ok(match name {
        CL_IMAGE_FORMAT => Answer::of([image.format.order.code(), image.format.channel.code()]),
        CL_IMAGE_ELEMENT_SIZE => Answer::of(image.texel_bytes()),
        CL_IMAGE_ROW_PITCH => Answer::of(image.row_pitch),
        CL_IMAGE_SLICE_PITCH if image.has_layers_of_rows() => Answer::of(image.row_pitch),
        CL_IMAGE_SLICE_PITCH => {
            Answer::of(if is_array || image.kind == CL_MEM_OBJECT_IMAGE3D { image.slice_pitch } else { 0 })
        }
        CL_IMAGE_WIDTH => Answer::of(width),
        CL_IMAGE_HEIGHT => Answer::of(if is_flat { 0 } else { second }),
        CL_IMAGE_DEPTH => Answer::of(if image.kind == CL_MEM_OBJECT_IMAGE3D { third } else { 0 }),
        CL_IMAGE_ARRAY_SIZE => Answer::of(match image.kind {
            CL_MEM_OBJECT_IMAGE1D_ARRAY => second,
            CL_MEM_OBJECT_IMAGE2D_ARRAY => third,
            _ => 0,
        }),
        CL_IMAGE_BUFFER => Answer::of(object.parent.as_ref().map_or(std::ptr::null_mut(), |parent| parent.handle())),
        CL_IMAGE_NUM_MIP_LEVELS | CL_IMAGE_NUM_SAMPLES => Answer::of(0_u32),
        _ => return Err(ClError(CL_INVALID_VALUE)),
    })
}

#[allow(unsafe_code, reason = "entry points")]
pub(crate) mod api {
    use super::*;

    queries! {
        clGetImageInfo(image: cl_mem, name: cl_image_info) {
            image_info(image, name)
        }
    }

    /// Creates an image for the entry points with and without properties.
    unsafe fn create_image(
        context: cl_context,
        properties: *const cl_mem_properties,
        flags: cl_mem_flags,
        format: *const cl_image_format,
        desc: *const cl_image_desc,
        host_pointer: *mut c_void,
    ) -> ClResult<cl_mem> {
        let context = CONTEXTS.get(context)?;
        let given = host::properties(properties)?;
        // No property is supported.
        require(given.is_empty(), CL_INVALID_PROPERTY)?;
        let new = NewImage {
            flags,
            format: host::value(format).map_err(|_| ClError(CL_INVALID_IMAGE_FORMAT_DESCRIPTOR))?,
            desc: host::value(desc).map_err(|_| ClError(CL_INVALID_IMAGE_DESCRIPTOR))?,
            host_pointer: HostPointer(host_pointer.cast()),
            properties: (!properties.is_null()).then_some(given),
        };
        new.create(&context)
    }

    pub(crate) unsafe extern "C" fn clCreateImage(
        context: cl_context,
        flags: cl_mem_flags,
        format: *const cl_image_format,
        desc: *const cl_image_desc,
        host_pointer: *mut c_void,
        errcode: *mut cl_int,
    ) -> cl_mem {
        create(errcode, || create_image(context, std::ptr::null(), flags, format, desc, host_pointer))
    }

    pub(crate) unsafe extern "C" fn clCreateImageWithProperties(
        context: cl_context,
        properties: *const cl_mem_properties,
        flags: cl_mem_flags,
        format: *const cl_image_format,
        desc: *const cl_image_desc,
        host_pointer: *mut c_void,
        errcode: *mut cl_int,
    ) -> cl_mem {
        create(errcode, || create_image(context, properties, flags, format, desc, host_pointer))
    }

    /// Returns a description that only has a type.
    fn description(image_type: cl_mem_object_type) -> cl_image_desc {
        cl_image_desc {
            image_type,
            image_width: 0,
            image_height: 0,
            image_depth: 0,
            image_array_size: 0,
            image_row_pitch: 0,
            image_slice_pitch: 0,
            num_mip_levels: 0,
            num_samples: 0,
            buffer: std::ptr::null_mut(),
        }
    }

    pub(crate) unsafe extern "C" fn clCreateImage2D(
        context: cl_context,
        flags: cl_mem_flags,
        format: *const cl_image_format,
        width: usize,
        height: usize,
        row_pitch: usize,
        host_pointer: *mut c_void,
        errcode: *mut cl_int,
    ) -> cl_mem {
        let desc = cl_image_desc {
            image_width: width,
            image_height: height,
            image_row_pitch: row_pitch,
            ..description(CL_MEM_OBJECT_IMAGE2D)
        };
        create(errcode, || create_image(context, std::ptr::null(), flags, format, &raw const desc, host_pointer))
    }

    pub(crate) unsafe extern "C" fn clCreateImage3D(
        context: cl_context,
        flags: cl_mem_flags,
        format: *const cl_image_format,
        width: usize,
        height: usize,
        depth: usize,
        row_pitch: usize,
        slice_pitch: usize,
        host_pointer: *mut c_void,
        errcode: *mut cl_int,
    ) -> cl_mem {
        let desc = cl_image_desc {
            image_width: width,
            image_height: height,
            image_depth: depth,
            image_row_pitch: row_pitch,
            image_slice_pitch: slice_pitch,
            ..description(CL_MEM_OBJECT_IMAGE3D)
        };
        create(errcode, || create_image(context, std::ptr::null(), flags, format, &raw const desc, host_pointer))
    }

    pub(crate) unsafe extern "C" fn clGetSupportedImageFormats(
        context: cl_context,
        _flags: cl_mem_flags,
        kind: cl_mem_object_type,
        room: cl_uint,
        formats: *mut cl_image_format,
        count: *mut cl_uint,
    ) -> cl_int {
        status(|| {
            let context = CONTEXTS.get(context)?;
            require((CL_MEM_OBJECT_IMAGE2D..=CL_MEM_OBJECT_IMAGE1D_BUFFER).contains(&kind), CL_INVALID_VALUE)?;
            require(formats.is_null() || room > 0, CL_INVALID_VALUE)?;
            let known = if context.device.model.has_images() { supported_formats(kind) } else { Vec::new() };
            if formats.is_null() && count.is_null() {
                return Ok(());
            }
            info::fill_list(formats, room, count, known)
        })
    }
}
