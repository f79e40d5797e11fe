//! Buffers and sub-buffers.
//!
//! For example, `clCreateSubBuffer` with an origin of 128 shares the bytes of its buffer from byte
//! 128 on.

use crate::checks;
use crate::context::{CONTEXTS, ContextObject};
use crate::entry::{ClError, ClResult, create, require};
use crate::handle::Shared;
use crate::host::{self, HostPointer};
use crate::memory::{
    ACCESS_FLAGS, ALIGNMENT, CopiedRows, HOST_ACCESS_FLAGS, HOST_POINTER_FLAGS, MEM_OBJECTS, MemObject, Root,
    check_flags,
};
use opencl_sys::*;
use openvisa_runtime::Contents;
use openvisa_sim::{Check, HostAllocation};
use std::collections::BTreeMap;
use std::ffi::c_void;
use std::sync::{Arc, Mutex, PoisonError, Weak};

/// Returns the bytes of a buffer that uses memory of the host, and the offset of its first byte.
///
/// # Errors
/// `CL_INVALID_BUFFER_SIZE` if the buffer starts in shared memory and goes beyond its end.
fn root_of_host(
    context: &ContextObject,
    pointer: HostPointer,
    size: usize,
    is_writable: bool,
) -> ClResult<(Arc<Root>, usize)> {
    if let Some((allocation, offset)) = context.shared.find(pointer.address()) {
        require(size <= allocation.bytes.len().saturating_sub(offset), CL_INVALID_BUFFER_SIZE)?;
        // Kernels can use shared memory without a copy.
        let (view, contents) = (allocation.bytes, allocation.contents);
        return Ok((Arc::new(Root { bytes: HostPointer(view.as_ptr()), view, copied: None, contents }), offset));
    }
    if let Some(found) = borrow_host(pointer, size, is_writable) {
        return Ok(found);
    }
    let copied = CopiedRows { region: [size, 1, 1], row_pitch: size, slice_pitch: size };
    Ok((Arc::new(Root::of_host(pointer, copied, ALIGNMENT)?), 0))
}

/// Alignment in bytes of memory of the host that kernels use without a copy: that of block
/// messages.
const HOST_ALIGNMENT: usize = 16;

/// The roots of buffers that use memory of the host without a copy, by their addresses.
static HOST_ROOTS: Mutex<BTreeMap<u64, Weak<Root>>> = Mutex::new(BTreeMap::new());

/// Returns the bytes of a buffer that uses memory of the host without a copy, and the offset of its
/// first byte. Returns `None` if kernels need a copy: if the memory is not aligned, its size is no
/// multiple of 8 bytes, it is read-only for the process, or it overlaps the memory of another
/// buffer without being a part of it.
fn borrow_host(pointer: HostPointer, size: usize, is_writable: bool) -> Option<(Arc<Root>, usize)> {
    let (start, end) = (pointer.address(), pointer.address().checked_add(size as u64)?);
    let mut roots = HOST_ROOTS.lock().unwrap_or_else(PoisonError::into_inner);
    roots.retain(|_, root| root.strong_count() > 0);
    let mut alive = roots.range(..end).filter_map(|(start, root)| Some((*start, root.upgrade()?)));
    let overlapping = alive.rfind(|(first, root)| first + root.view.len() as u64 > start);
    if let Some((first, root)) = overlapping {
        let is_part = first <= start && end <= first + root.view.len() as u64;
        let is_part = is_part && start.is_multiple_of(HOST_ALIGNMENT as u64);
        return is_part.then(|| (root, (start - first) as usize));
    }
    // Kernels that store to a read-only buffer fail on a GPU, but would end the process here.
    if !is_writable && !host::is_writable(start..end) {
        return None;
    }
    let view = HostAllocation::borrowed(host::cells(pointer, size, HOST_ALIGNMENT)?);
    let root = Arc::new(Root { bytes: pointer, view, copied: None, contents: Contents::default() });
    roots.insert(start, Arc::downgrade(&root));
    Some((root, 0))
}

/// Creates a buffer.
///
/// # Errors
/// `CL_INVALID_BUFFER_SIZE` if it is empty, too large for the device or for the shared memory that it
/// uses, and those of [`check_flags`].
///
/// # Safety
/// If a flag asks for it, `host_pointer` points to `size` bytes.
#[allow(unsafe_code, reason = "reads memory of the host")]
unsafe fn create_buffer(
    context: &Shared<ContextObject>,
    properties: Option<Vec<[cl_mem_properties; 2]>>,
    flags: cl_mem_flags,
    size: usize,
    host_pointer: *mut c_void,
) -> ClResult<cl_mem> {
    let flags = check_flags(flags, host_pointer)?;
    require(size > 0 && size as u64 <= context.device.max_buffer_bytes(), CL_INVALID_BUFFER_SIZE)?;
    let pointer = HostPointer(host_pointer.cast());
    let (root, offset) = if flags & CL_MEM_USE_HOST_PTR != 0 {
        root_of_host(context, pointer, size, flags & CL_MEM_READ_ONLY == 0)?
    } else if flags & CL_MEM_COPY_HOST_PTR == 0 && checks::has(Check::Uninitialized) {
        (Arc::new(Root::allocate_unwritten(size, ALIGNMENT)?), 0)
    } else {
        (Arc::new(Root::allocate(size, ALIGNMENT)?), 0)
    };
    if flags & CL_MEM_COPY_HOST_PTR != 0 {
        root.bytes.copy_from(pointer, size);
    }
    let object = MemObject {
        context: Arc::clone(context),
        flags,
        size,
        root,
        offset,
        parent: None,
        image: None,
        host_pointer: pointer,
        properties,
        mapped: Mutex::default(),
        destructors: Mutex::default(),
        handle: Mutex::default(),
    };
    Ok(object.publish())
}

/// Returns the flags of a sub-buffer. Those that are not given are those of the buffer.
fn inherit_flags(flags: cl_mem_flags, parent: cl_mem_flags) -> ClResult<cl_mem_flags> {
    require(flags & !(ACCESS_FLAGS | HOST_ACCESS_FLAGS) == 0, CL_INVALID_VALUE)?;
    let inherited = |group: u64| if flags & group == 0 { parent & group } else { flags & group };
    for (parents, forbidden) in [
        (CL_MEM_WRITE_ONLY, CL_MEM_READ_WRITE | CL_MEM_READ_ONLY),
        (CL_MEM_READ_ONLY, CL_MEM_READ_WRITE | CL_MEM_WRITE_ONLY),
        (CL_MEM_HOST_WRITE_ONLY, CL_MEM_HOST_READ_ONLY),
        (CL_MEM_HOST_READ_ONLY, CL_MEM_HOST_WRITE_ONLY),
        (CL_MEM_HOST_NO_ACCESS, CL_MEM_HOST_READ_ONLY | CL_MEM_HOST_WRITE_ONLY),
    ] {
        require(parent & parents == 0 || flags & forbidden == 0, CL_INVALID_VALUE)?;
    }
    Ok(inherited(ACCESS_FLAGS) | inherited(HOST_ACCESS_FLAGS) | parent & HOST_POINTER_FLAGS)
}

/// Creates a part of a buffer.
fn create_sub_buffer(parent: &Shared<MemObject>, flags: cl_mem_flags, region: cl_buffer_region) -> ClResult<cl_mem> {
    require(parent.image.is_none() && parent.parent.is_none(), CL_INVALID_MEM_OBJECT)?;
    let flags = inherit_flags(flags, parent.flags)?;
    require(region.size > 0, CL_INVALID_BUFFER_SIZE)?;
    parent.check_range(region.origin, region.size)?;
    require(region.origin.is_multiple_of(ALIGNMENT), CL_MISALIGNED_SUB_BUFFER_OFFSET)?;
    let host_pointer = match parent.host_pointer.0.is_null() {
        true => parent.host_pointer,
        false => parent.host_pointer.at(region.origin),
    };
    let object = MemObject {
        context: Arc::clone(&parent.context),
        flags,
        size: region.size,
        root: Arc::clone(&parent.root),
        offset: parent.offset + region.origin,
        parent: Some(Arc::clone(parent)),
        image: None,
        host_pointer,
        properties: None,
        mapped: Mutex::default(),
        destructors: Mutex::default(),
        handle: Mutex::default(),
    };
    Ok(object.publish())
}

#[allow(unsafe_code, reason = "entry points")]
pub(crate) mod api {
    use super::*;
    use crate::host;

    pub(crate) unsafe extern "C" fn clCreateBuffer(
        context: cl_context,
        flags: cl_mem_flags,
        size: usize,
        host_pointer: *mut c_void,
        errcode: *mut cl_int,
    ) -> cl_mem {
        create(errcode, || create_buffer(&CONTEXTS.get(context)?, None, flags, size, host_pointer))
    }

    pub(crate) unsafe extern "C" fn clCreateBufferWithProperties(
        context: cl_context,
        properties: *const cl_mem_properties,
        flags: cl_mem_flags,
        size: usize,
        host_pointer: *mut c_void,
        errcode: *mut cl_int,
    ) -> cl_mem {
        create(errcode, || {
            let context = CONTEXTS.get(context)?;
            let given = host::properties(properties)?;
            // No property is supported.
            require(given.is_empty(), CL_INVALID_PROPERTY)?;
            create_buffer(&context, (!properties.is_null()).then_some(given), flags, size, host_pointer)
        })
    }

    pub(crate) unsafe extern "C" fn clCreateSubBuffer(
        buffer: cl_mem,
        flags: cl_mem_flags,
        kind: cl_buffer_create_type,
        region: *const c_void,
        errcode: *mut cl_int,
    ) -> cl_mem {
        create(errcode, || {
            let parent = MEM_OBJECTS.get(buffer)?;
            require(kind == CL_BUFFER_CREATE_TYPE_REGION, CL_INVALID_VALUE)?;
            create_sub_buffer(&parent, flags, host::value(region.cast::<cl_buffer_region>())?)
        })
    }
}

/// Returns a memory object that is a buffer.
pub(crate) fn find_buffer(handle: cl_mem) -> ClResult<Shared<MemObject>> {
    let object = MEM_OBJECTS.get(handle)?;
    if object.image.is_none() { Ok(object) } else { Err(ClError(CL_INVALID_MEM_OBJECT)) }
}
