//! Unified shared memory (`cl_intel_unified_shared_memory`): memory that the host and kernels use
//! by one pointer.
//!
//! Memory of the host, of the device and shared memory are all the same here, because the device is
//! the processor. For example, a program that reads device memory without a copy, which a GPU does
//! not allow, works.

use crate::command::{Call, commands, enqueue};
use crate::context::{CONTEXTS, ContextObject};
use crate::device::DEVICES;
use crate::entry::{ClError, ClResult, create, require, status};
use crate::handle::Shared;
use crate::host::HostPointer;
use crate::info::{self, Answer};
use crate::kernel::{KERNELS, set_pointer};
use crate::memory::ALIGNMENT;
use crate::queue::{QUEUES, Queue};
use opencl_sys::*;
use openvisa_runtime::{MemoryKind, Work};
use std::ffi::c_void;

/// Maximum alignment in bytes that a host can ask for.
const MAX_ALIGNMENT: u32 = 1 << 21;

/// Allocates memory of a context. An alignment of 0 is that of the largest type.
///
/// # Errors
/// `CL_INVALID_BUFFER_SIZE` if the size is 0 or too large, `CL_INVALID_VALUE` if the alignment is
/// no power of two or too large, and `CL_OUT_OF_RESOURCES` if there is not enough memory.
pub(crate) fn allocate(
    context: &ContextObject,
    kind: MemoryKind,
    flags: u64,
    size: usize,
    alignment: cl_uint,
) -> ClResult<HostPointer> {
    require(alignment == 0 || (alignment.is_power_of_two() && alignment <= MAX_ALIGNMENT), CL_INVALID_VALUE)?;
    require(size > 0 && size as u64 <= context.device.max_buffer_bytes(), CL_INVALID_BUFFER_SIZE)?;
    let bytes = context.shared.allocate(kind, flags, size, ALIGNMENT.max(alignment as usize));
    Ok(HostPointer(bytes.ok_or(ClError(CL_OUT_OF_RESOURCES))?.as_ptr()))
}

/// Frees memory that [`allocate`] returned. Null is ignored.
///
/// # Errors
/// `CL_INVALID_VALUE` if the pointer is no such memory.
pub(crate) fn free(context: &ContextObject, pointer: HostPointer) -> ClResult<()> {
    require(pointer.0.is_null() || context.shared.free(pointer.address()), CL_INVALID_VALUE)
}

fn allocation_info(context: &ContextObject, pointer: HostPointer, name: cl_mem_info_intel) -> ClResult<Answer> {
    let found = context.shared.find(pointer.address());
    let intel = found.as_ref().and_then(|(allocation, _)| {
        let kind = match allocation.kind {
            MemoryKind::Virtual => return None,
            MemoryKind::Host => CL_MEM_TYPE_HOST_INTEL,
            MemoryKind::Device => CL_MEM_TYPE_DEVICE_INTEL,
            MemoryKind::Shared => CL_MEM_TYPE_SHARED_INTEL,
        };
        Some((allocation, kind))
    });
    Ok(match name {
        CL_MEM_ALLOC_TYPE_INTEL => Answer::of(intel.map_or(CL_MEM_TYPE_UNKNOWN_INTEL, |(_, kind)| kind)),
        CL_MEM_ALLOC_BASE_PTR_INTEL => Answer::of(intel.map_or(0, |(allocation, _)| allocation.bytes.address())),
        CL_MEM_ALLOC_SIZE_INTEL => Answer::of(intel.map_or(0, |(allocation, _)| allocation.bytes.len())),
        CL_MEM_ALLOC_DEVICE_INTEL => {
            let of_device = intel.is_some_and(|(_, kind)| kind != CL_MEM_TYPE_HOST_INTEL);
            Answer::of(if of_device { context.device.handle() } else { std::ptr::null_mut() })
        }
        CL_MEM_ALLOC_FLAGS_INTEL_INFO => Answer::of(intel.map_or(0, |(allocation, _)| allocation.note)),
        _ => return Err(ClError(CL_INVALID_VALUE)),
    })
}

/// The query for the flags, which has the number of the property.
const CL_MEM_ALLOC_FLAGS_INTEL_INFO: cl_mem_info_intel = CL_MEM_ALLOC_FLAGS_INTEL as cl_mem_info_intel;

/// Returns the flags in a list of properties.
fn flags_of(properties: &[[cl_mem_properties_intel; 2]]) -> ClResult<u64> {
    let mut flags = 0;
    for [name, value] in properties {
        require(*name == CL_MEM_ALLOC_FLAGS_INTEL, CL_INVALID_PROPERTY)?;
        flags = *value;
    }
    Ok(flags)
}

/// Returns work that reads shared memory at an address.
pub(crate) fn reading(queue: &Queue, work: Work, from: HostPointer) -> Work {
    match queue.context.shared.find(from.address()) {
        Some((allocation, _)) => work.reads(&allocation.contents),
        None => work,
    }
}

/// Returns work that writes `len` bytes of shared memory from an address on.
fn writing(queue: &Queue, work: Work, to: HostPointer, len: usize) -> Work {
    match queue.context.shared.find(to.address()) {
        Some((allocation, 0)) if len >= allocation.bytes.len() => work.replaces(&allocation.contents),
        Some((allocation, _)) => work.writes(&allocation.contents),
        None => work,
    }
}

/// Returns the work that copies between pointers of the host.
fn copy_work(queue: &Queue, to: HostPointer, from: HostPointer, len: usize) -> ClResult<Work> {
    require(len == 0 || (!to.0.is_null() && !from.0.is_null()), CL_INVALID_VALUE)?;
    require(to.address().abs_diff(from.address()) >= len as u64, CL_MEM_COPY_OVERLAP)?;
    let work = Work::new(move || {
        #[allow(unsafe_code, reason = "copies memory of the host")]
        // SAFETY: The host promises both ranges until the command has finished.
        unsafe {
            to.copy_from(from, len);
        }
        Ok(())
    });
    Ok(writing(queue, reading(queue, work, from), to, len))
}

/// Returns the work that fills memory with a pattern.
fn fill_work(queue: &Queue, to: HostPointer, pattern: Vec<u8>, len: usize) -> ClResult<Work> {
    require(!to.0.is_null() && !pattern.is_empty(), CL_INVALID_VALUE)?;
    crate::transfer::check_pattern(&pattern, &[len, to.0.addr()])?;
    let work = Work::new(move || {
        #[allow(unsafe_code, reason = "writes memory of the host")]
        // SAFETY: The host promises the range until the command has finished.
        unsafe {
            to.fill(&pattern, len);
        }
        Ok(())
    });
    Ok(writing(queue, work, to, len))
}

#[allow(unsafe_code, reason = "entry points")]
pub(crate) mod api {
    use super::*;
    use crate::host;

    commands! {
        clEnqueueMemsetINTEL(
            to: *mut c_void, value: cl_int, size: usize
        ) as CL_COMMAND_MEMFILL_INTEL, |queue| {
            fill_work(queue, HostPointer(to.cast()), vec![value as u8], size)
        }

        /// Advice and migration change nothing, because there is only one memory.
        clEnqueueMemAdviseINTEL(
            _pointer: *const c_void, _size: usize, _advice: cl_mem_advice_intel
        ) as CL_COMMAND_MEMADVISE_INTEL, |_| {
            Ok(Work::none())
        }

        clEnqueueMigrateMemINTEL(
            _pointer: *const c_void, _size: usize, _flags: cl_mem_migration_flags
        ) as CL_COMMAND_MIGRATEMEM_INTEL, |_| {
            Ok(Work::none())
        }
    }

    /// Allocates memory for the entry points of all types.
    unsafe fn allocate_for(
        context: &Shared<ContextObject>,
        kind: MemoryKind,
        properties: *const cl_mem_properties_intel,
        size: usize,
        alignment: cl_uint,
    ) -> ClResult<*mut c_void> {
        let flags = flags_of(&host::properties(properties)?)?;
        Ok(allocate(context, kind, flags, size, alignment)?.0.cast())
    }

    pub(crate) unsafe extern "C" fn clHostMemAllocINTEL(
        context: cl_context,
        properties: *const cl_mem_properties_intel,
        size: usize,
        alignment: cl_uint,
        errcode: *mut cl_int,
    ) -> *mut c_void {
        create(errcode, || allocate_for(&CONTEXTS.get(context)?, MemoryKind::Host, properties, size, alignment))
    }

    pub(crate) unsafe extern "C" fn clDeviceMemAllocINTEL(
        context: cl_context,
        device: cl_device_id,
        properties: *const cl_mem_properties_intel,
        size: usize,
        alignment: cl_uint,
        errcode: *mut cl_int,
    ) -> *mut c_void {
        create(errcode, || {
            let context = CONTEXTS.get(context)?;
            DEVICES.get(device)?;
            allocate_for(&context, MemoryKind::Device, properties, size, alignment)
        })
    }

    pub(crate) unsafe extern "C" fn clSharedMemAllocINTEL(
        context: cl_context,
        device: cl_device_id,
        properties: *const cl_mem_properties_intel,
        size: usize,
        alignment: cl_uint,
        errcode: *mut cl_int,
    ) -> *mut c_void {
        create(errcode, || {
            let context = CONTEXTS.get(context)?;
            // The device is optional.
            if !device.is_null() {
                DEVICES.get(device)?;
            }
            allocate_for(&context, MemoryKind::Shared, properties, size, alignment)
        })
    }

    pub(crate) unsafe extern "C" fn clMemFreeINTEL(context: cl_context, pointer: *mut c_void) -> cl_int {
        status(|| free(&*CONTEXTS.get(context)?, HostPointer(pointer.cast())))
    }

    pub(crate) unsafe extern "C" fn clMemBlockingFreeINTEL(context: cl_context, pointer: *mut c_void) -> cl_int {
        status(|| {
            let context = CONTEXTS.get(context)?;
            for queue in QUEUES.all() {
                if queue.context.handle() == context.handle() {
                    queue.core.wait();
                }
            }
            free(&context, HostPointer(pointer.cast()))
        })
    }

    pub(crate) unsafe extern "C" fn clGetMemAllocInfoINTEL(
        context: cl_context,
        pointer: *const c_void,
        name: cl_mem_info_intel,
        size: usize,
        value: *mut c_void,
        size_ret: *mut usize,
    ) -> cl_int {
        let pointer = HostPointer(pointer.cast_mut().cast());
        info::reply(size, value, size_ret, || allocation_info(&*CONTEXTS.get(context)?, pointer, name))
    }

    /// Sets an argument to a pointer: `clSetKernelArgSVMPointer` and
    /// `clSetKernelArgMemPointerINTEL`.
    pub(crate) unsafe extern "C" fn set_pointer_argument(
        kernel: cl_kernel,
        index: cl_uint,
        pointer: *const c_void,
    ) -> cl_int {
        status(|| set_pointer(&*KERNELS.get(kernel)?, index, pointer.addr() as u64))
    }

    /// Copies memory of the host: `clEnqueueSVMMemcpy` or `clEnqueueMemcpyINTEL`, whose kind of
    /// command is `KIND`.
    pub(crate) unsafe extern "C" fn enqueue_copy<const KIND: cl_command_type>(
        queue: cl_command_queue,
        blocking: cl_bool,
        to: *mut c_void,
        from: *const c_void,
        size: usize,
        count: cl_uint,
        events: *const cl_event,
        event: *mut cl_event,
    ) -> cl_int {
        let call = Call { queue, kind: KIND, blocking: blocking != 0, wait_list: (count, events), event };
        let (to, from) = (HostPointer(to.cast()), HostPointer(from.cast_mut().cast()));
        enqueue(call, |queue| copy_work(queue, to, from, size))
    }

    /// Fills memory of the host: `clEnqueueSVMMemFill` or `clEnqueueMemFillINTEL`, whose kind of
    /// command is `KIND`.
    pub(crate) unsafe extern "C" fn enqueue_fill<const KIND: cl_command_type>(
        queue: cl_command_queue,
        to: *mut c_void,
        pattern: *const c_void,
        pattern_size: usize,
        size: usize,
        count: cl_uint,
        events: *const cl_event,
        event: *mut cl_event,
    ) -> cl_int {
        let call = Call { queue, kind: KIND, blocking: false, wait_list: (count, events), event };
        enqueue(call, |queue| {
            require(pattern_size <= 128, CL_INVALID_VALUE)?;
            fill_work(queue, HostPointer(to.cast()), host::bytes(pattern, pattern_size), size)
        })
    }
}
