//! Memory objects: what buffers and images have in common.
//!
//! The bytes of an object are in a [`Root`]. Kernels use the same bytes as the commands of the
//! host, at the same address. Images that are made of a buffer or of memory of the host are copied
//! before and after a launch, and so is memory of the host that kernels cannot use itself. For
//! example, a sub-buffer has the root of its buffer, and an offset in it.

use crate::context::ContextObject;
use crate::entry::{ClError, ClResult, require, status};
use crate::handle::{Registry, Shared, references};
use crate::host::HostPointer;
use crate::image_description::ImageDescription;
use crate::info::{Answer, queries};
use crate::rect::{Pitched, copy_rect};
use opencl_sys::*;
use openvisa_runtime::{Contents, Work};
use openvisa_sim::HostAllocation;
use std::ffi::c_void;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Alignment of memory in bytes, which suffices for all types of OpenCL C and for messages that
/// load blocks.
pub(crate) const ALIGNMENT: usize = 128;

/// The flags that say how kernels use an object.
pub(crate) const ACCESS_FLAGS: u64 = CL_MEM_READ_WRITE | CL_MEM_READ_ONLY | CL_MEM_WRITE_ONLY;

/// The flags that say where the bytes come from.
pub(crate) const HOST_POINTER_FLAGS: u64 = CL_MEM_USE_HOST_PTR | CL_MEM_ALLOC_HOST_PTR | CL_MEM_COPY_HOST_PTR;

/// The flags that say how the host uses an object.
pub(crate) const HOST_ACCESS_FLAGS: u64 = CL_MEM_HOST_READ_ONLY | CL_MEM_HOST_WRITE_ONLY | CL_MEM_HOST_NO_ACCESS;

/// A function of the host that is called when a memory object ends.
type MemDestructor = unsafe extern "C" fn(memobj: cl_mem, user_data: *mut c_void);

/// Rows and slices of memory of which kernels use a copy.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CopiedRows {
    /// Number of bytes of a row, number of rows, and number of slices.
    pub(crate) region: [usize; 3],
    /// Distance between the rows of the host in bytes.
    pub(crate) row_pitch: usize,
    /// Distance between the slices of the host in bytes.
    pub(crate) slice_pitch: usize,
}

/// The bytes of memory objects that share them.
pub(crate) struct Root {
    /// The bytes for commands of the host.
    pub(crate) bytes: HostPointer,
    /// The bytes for kernels.
    pub(crate) view: HostAllocation,
    /// The range that is copied before and after a launch, if `view` is a copy.
    pub(crate) copied: Option<CopiedRows>,
    /// Whether a command that failed should have written the bytes.
    pub(crate) contents: Contents,
}

impl Root {
    /// Allocates zeros.
    ///
    /// # Errors
    /// `CL_MEM_OBJECT_ALLOCATION_FAILURE` if there is not enough memory.
    pub(crate) fn allocate(len: usize, alignment: usize) -> ClResult<Self> {
        let view = allocate(len, alignment)?;
        Ok(Self { bytes: HostPointer(view.as_ptr()), view, copied: None, contents: Contents::default() })
    }

    /// Allocates zeros that nobody has written. A launch that is checked for uninitialised memory
    /// reports loads of them.
    ///
    /// # Errors
    /// `CL_MEM_OBJECT_ALLOCATION_FAILURE` if there is not enough memory.
    pub(crate) fn allocate_unwritten(len: usize, alignment: usize) -> ClResult<Self> {
        let root = Self::allocate(len, alignment)?;
        Ok(Self { view: root.view.unwritten(), ..root })
    }

    /// Uses memory of the host, of which kernels get a copy.
    pub(crate) fn of_host(bytes: HostPointer, copied: CopiedRows, alignment: usize) -> ClResult<Self> {
        let view = allocate(copied.region.iter().product(), alignment)?;
        Ok(Self { bytes, view, copied: Some(copied), contents: Contents::default() })
    }

    /// Returns both memories of a copy, that of the host first, and the region.
    fn copies(&self) -> Option<(Pitched, Pitched, [usize; 3])> {
        let CopiedRows { region, row_pitch, slice_pitch } = self.copied?;
        let start = HostPointer(self.view.as_ptr());
        let tight = Pitched { start, row_pitch: region[0], slice_pitch: region[0] * region[1] };
        Some((Pitched { start: self.bytes, row_pitch, slice_pitch }, tight, region))
    }

    /// Copies the bytes of the host for a launch.
    #[allow(unsafe_code, reason = "reads memory of the host")]
    pub(crate) fn load(&self) {
        if let Some((host, tight, region)) = self.copies() {
            // SAFETY: The host promises the memory that it gave to the object until the object
            // ends.
            unsafe { copy_rect(tight, host, region) };
        }
    }

    /// Copies what a launch has written to the memory of the host.
    #[allow(unsafe_code, reason = "writes memory of the host")]
    pub(crate) fn store(&self) {
        if let Some((host, tight, region)) = self.copies() {
            // SAFETY: The host promises the memory that it gave to the object until the object
            // ends.
            unsafe { copy_rect(host, tight, region) };
        }
    }
}

fn allocate(len: usize, alignment: usize) -> ClResult<HostAllocation> {
    HostAllocation::new(len, alignment).ok_or(ClError(CL_MEM_OBJECT_ALLOCATION_FAILURE))
}

/// A buffer or an image.
pub(crate) struct MemObject {
    pub(crate) context: Shared<ContextObject>,
    pub(crate) flags: cl_mem_flags,
    /// Number of bytes.
    pub(crate) size: usize,
    pub(crate) root: Arc<Root>,
    /// Offset of the first byte in the root.
    pub(crate) offset: usize,
    /// The buffer that this object is a part of.
    pub(crate) parent: Option<Shared<MemObject>>,
    /// The format and the shape, if the object is an image.
    pub(crate) image: Option<ImageDescription>,
    /// The pointer of the host, or null.
    pub(crate) host_pointer: HostPointer,
    /// The list of properties that the host gave, if it gave one.
    pub(crate) properties: Option<Vec<[cl_mem_properties; 2]>>,
    /// The ranges that the host has mapped.
    pub(crate) mapped: Mutex<Vec<HostPointer>>,
    pub(crate) destructors: Mutex<Vec<(MemDestructor, HostPointer)>>,
    /// The handle that destructors get.
    pub(crate) handle: Mutex<Option<HostPointer>>,
}

/// All memory objects.
pub(crate) static MEM_OBJECTS: Registry<MemObject> = Registry::new(CL_INVALID_MEM_OBJECT);

impl MemObject {
    /// Creates an object of its own, and returns its handle.
    pub(crate) fn publish(self) -> cl_mem {
        let object = MEM_OBJECTS.create(self);
        *object.handle.lock().unwrap_or_else(PoisonError::into_inner) = Some(HostPointer(object.handle().cast()));
        MEM_OBJECTS.publish(&object)
    }

    /// Returns the address where commands find the byte with this offset.
    pub(crate) fn bytes_at(&self, offset: usize) -> HostPointer {
        self.root.bytes.at(self.offset + offset)
    }

    /// Returns work that reads the object.
    pub(crate) fn read_by(&self, work: Work) -> Work {
        work.reads(&self.root.contents)
    }

    /// Returns work that writes `len` bytes from an offset on.
    pub(crate) fn written_by(&self, work: Work, offset: usize, len: usize) -> Work {
        let is_whole = self.parent.is_none() && offset == 0 && len >= self.size;
        if is_whole { work.replaces(&self.root.contents) } else { work.writes(&self.root.contents) }
    }

    /// Marks bytes as written by the host, for launches that are checked for uninitialised memory.
    pub(crate) fn mark_written(&self, offset: usize, len: usize) {
        self.root.view.mark_written(self.offset + offset, len);
    }

    /// Returns whether kernels may write to the object.
    pub(crate) fn is_writable(&self) -> bool {
        self.flags & CL_MEM_READ_ONLY == 0
    }

    /// Checks that a range of bytes is in the object.
    pub(crate) fn check_range(&self, offset: usize, len: usize) -> ClResult<()> {
        require(offset.checked_add(len).is_some_and(|end| end <= self.size), CL_INVALID_VALUE)
    }

    /// Checks that the host may read or write the object.
    pub(crate) fn check_host_access(&self, forbidden: u64) -> ClResult<()> {
        require(self.flags & (forbidden | CL_MEM_HOST_NO_ACCESS) == 0, CL_INVALID_OPERATION)
    }

    /// Returns the mapped pointers.
    pub(crate) fn mapped(&self) -> MutexGuard<'_, Vec<HostPointer>> {
        self.mapped.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for MemObject {
    #[allow(unsafe_code, reason = "calls functions of the host")]
    fn drop(&mut self) {
        let handle = self.handle.lock().map_or(None, |handle| *handle);
        let destructors = std::mem::take(&mut *self.destructors.lock().unwrap_or_else(PoisonError::into_inner));
        for (call, user_data) in destructors.into_iter().rev() {
            // SAFETY: The host promises that the function and its data are valid until it is
            // called.
            unsafe { call(handle.map_or(std::ptr::null_mut(), |handle| handle.0.cast()), user_data.0.cast()) };
        }
    }
}

/// Checks the flags of a new object, and completes them. `host_pointer` is the pointer that the
/// host gives.
///
/// # Errors
/// `CL_INVALID_VALUE` if two flags contradict each other, and `CL_INVALID_HOST_PTR` if there is a
/// pointer that no flag asks for, or the reverse.
pub(crate) fn check_flags(flags: cl_mem_flags, host_pointer: *mut c_void) -> ClResult<cl_mem_flags> {
    let known = ACCESS_FLAGS | HOST_POINTER_FLAGS | HOST_ACCESS_FLAGS | CL_MEM_KERNEL_READ_AND_WRITE;
    require(flags & !known == 0, CL_INVALID_VALUE)?;
    for group in [ACCESS_FLAGS, HOST_ACCESS_FLAGS] {
        require((flags & group).count_ones() <= 1, CL_INVALID_VALUE)?;
    }
    let uses = flags & CL_MEM_USE_HOST_PTR != 0;
    require(!uses || flags & (CL_MEM_ALLOC_HOST_PTR | CL_MEM_COPY_HOST_PTR) == 0, CL_INVALID_VALUE)?;
    let wanted = uses || flags & CL_MEM_COPY_HOST_PTR != 0;
    require(wanted != host_pointer.is_null(), CL_INVALID_HOST_PTR)?;
    Ok(if flags & ACCESS_FLAGS == 0 { flags | CL_MEM_READ_WRITE } else { flags })
}

fn mem_info(object: &Shared<MemObject>, name: cl_mem_info) -> ClResult<Answer> {
    Ok(match name {
        CL_MEM_TYPE => Answer::of(object.image.as_ref().map_or(CL_MEM_OBJECT_BUFFER, |image| image.kind)),
        CL_MEM_FLAGS => Answer::of(object.flags),
        CL_MEM_SIZE => Answer::of(object.size),
        CL_MEM_HOST_PTR => {
            let uses = object.flags & CL_MEM_USE_HOST_PTR != 0;
            Answer::of(if uses { object.host_pointer.0.cast::<c_void>() } else { std::ptr::null_mut() })
        }
        CL_MEM_MAP_COUNT => Answer::of(object.mapped().len() as u32),
        CL_MEM_REFERENCE_COUNT => Answer::of(MEM_OBJECTS.references(object)),
        CL_MEM_CONTEXT => Answer::of(object.context.handle()),
        CL_MEM_ASSOCIATED_MEMOBJECT => {
            Answer::of(object.parent.as_ref().map_or(std::ptr::null_mut(), |parent| parent.handle()))
        }
        CL_MEM_OFFSET => Answer::of(object.parent.as_ref().map_or(0, |parent| object.offset - parent.offset)),
        CL_MEM_USES_SVM_POINTER => {
            let address = object.host_pointer.address();
            let uses = object.flags & CL_MEM_USE_HOST_PTR != 0;
            Answer::of(uses && object.context.shared.find(address).is_some())
        }
        CL_MEM_PROPERTIES => match &object.properties {
            Some(properties) => Answer::list(&[properties.concat(), vec![0]].concat()),
            None => Answer::default(),
        },
        _ => return Err(ClError(CL_INVALID_VALUE)),
    })
}

#[allow(unsafe_code, reason = "entry points")]
pub(crate) mod api {
    use super::*;

    references!(MEM_OBJECTS, clRetainMemObject, clReleaseMemObject);

    queries! {
        clGetMemObjectInfo(object: cl_mem, name: cl_mem_info) {
            mem_info(&MEM_OBJECTS.get(object)?, name)
        }
    }

    pub(crate) unsafe extern "C" fn clSetMemObjectDestructorCallback(
        object: cl_mem,
        call: Option<MemDestructor>,
        user_data: *mut c_void,
    ) -> cl_int {
        status(|| {
            let object = MEM_OBJECTS.get(object)?;
            let call = call.ok_or(ClError(CL_INVALID_VALUE))?;
            let mut destructors = object.destructors.lock().unwrap_or_else(PoisonError::into_inner);
            destructors.push((call, HostPointer(user_data.cast())));
            Ok(())
        })
    }
}
