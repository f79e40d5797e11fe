//! Shared virtual memory of OpenCL 2.0.
//!
//! For example, a list whose nodes are in memory of `clSVMAlloc` has the same pointers for the host
//! and for kernels.

use crate::command::{Call, commands, enqueue};
use crate::context::CONTEXTS;
use crate::entry::{ClError, catch, require, status};
use crate::handle::Shared;
use crate::host::{self, HostPointer};
use crate::kernel::KERNELS;
use crate::queue::Queue;
use crate::usm::{allocate, free, reading};
use opencl_sys::*;
use openvisa_runtime::{Failure, MemoryKind, Work};
use std::ffi::c_void;

/// A function of the host that frees memory.
type FreeCallback = unsafe extern "C" fn(cl_command_queue, cl_uint, *mut *mut c_void, *mut c_void);

/// The flags of memory that `clSVMAlloc` accepts.
const FLAGS: u64 = CL_MEM_READ_WRITE | CL_MEM_WRITE_ONLY | CL_MEM_READ_ONLY | CL_MEM_SVM_FINE_GRAIN_BUFFER;

/// Frees memory on the thread of a queue: by a function of the host, if it gives one.
struct DeferredFree {
    /// The queue, which the function gets.
    queue: Shared<Queue>,
    pointers: Vec<HostPointer>,
    call: Option<FreeCallback>,
    user_data: HostPointer,
}

impl DeferredFree {
    #[allow(unsafe_code, reason = "calls a function of the host")]
    fn run(self) -> Result<(), Failure> {
        let Some(call) = self.call else {
            self.pointers.iter().for_each(|pointer| _ = free(&self.queue.context, *pointer));
            return Ok(());
        };
        let mut pointers: Vec<*mut c_void> = self.pointers.iter().map(|pointer| pointer.0.cast()).collect();
        // SAFETY: The host promises that the function and its data are valid until it is called.
        unsafe { call(self.queue.handle(), pointers.len() as u32, pointers.as_mut_ptr(), self.user_data.0.cast()) };
        Ok(())
    }
}

#[allow(unsafe_code, reason = "entry points")]
pub(crate) mod api {
    use super::*;

    commands! {
        clEnqueueSVMMap(
            blocking: cl_bool, _flags: cl_map_flags, pointer: *mut c_void, size: usize
        ) as CL_COMMAND_SVM_MAP, blocking, |queue| {
            require(!pointer.is_null() && size > 0, CL_INVALID_VALUE)?;
            Ok(reading(queue, Work::none(), HostPointer(pointer.cast())))
        }

        clEnqueueSVMUnmap(pointer: *mut c_void) as CL_COMMAND_SVM_UNMAP, |_| {
            require(!pointer.is_null(), CL_INVALID_VALUE).map(|()| Work::none())
        }

        clEnqueueSVMMigrateMem(
            pointer_count: cl_uint, pointers: *mut *const c_void, _sizes: *const usize,
            _flags: cl_mem_migration_flags
        ) as CL_COMMAND_SVM_MIGRATE_MEM, |queue| {
            let pointers = host::copy_array(pointers.cast_const(), pointer_count as usize);
            require(!pointers.is_empty(), CL_INVALID_VALUE)?;
            let known = |pointer: &*const c_void| queue.context.shared.find(pointer.addr() as u64).is_some();
            require(pointers.iter().all(known), CL_INVALID_VALUE)?;
            Ok(Work::none())
        }
    }

    pub(crate) unsafe extern "C" fn clSVMAlloc(
        context: cl_context,
        flags: cl_svm_mem_flags,
        size: usize,
        alignment: cl_uint,
    ) -> *mut c_void {
        let pointer = catch(|| {
            require(flags & !FLAGS == 0, CL_INVALID_VALUE)?;
            allocate(&*CONTEXTS.get(context)?, MemoryKind::Virtual, flags, size, alignment)
        });
        pointer.map_or(std::ptr::null_mut(), |pointer| pointer.0.cast())
    }

    pub(crate) unsafe extern "C" fn clSVMFree(context: cl_context, pointer: *mut c_void) {
        let _ = catch(|| free(&*CONTEXTS.get(context)?, HostPointer(pointer.cast())));
    }

    pub(crate) unsafe extern "C" fn clEnqueueSVMFree(
        queue: cl_command_queue,
        pointer_count: cl_uint,
        pointers: *mut *mut c_void,
        call: Option<FreeCallback>,
        user_data: *mut c_void,
        count: cl_uint,
        events: *const cl_event,
        event: *mut cl_event,
    ) -> cl_int {
        let kind = CL_COMMAND_SVM_FREE;
        let frame = Call { queue, kind, blocking: false, wait_list: (count, events), event };
        enqueue(frame, |of| {
            require((pointer_count == 0) == pointers.is_null(), CL_INVALID_VALUE)?;
            let pointers = host::copy_array(pointers.cast_const(), pointer_count as usize).into_iter();
            let deferred = DeferredFree {
                queue: of.clone(),
                pointers: pointers.map(|pointer| HostPointer(pointer.cast())).collect(),
                call,
                user_data: HostPointer(user_data.cast()),
            };
            Ok(Work::new(move || deferred.run()).run_always())
        })
    }

    /// All memory that the host shares is accessible in every launch, so what it says about
    /// indirect accesses is only checked.
    pub(crate) unsafe extern "C" fn clSetKernelExecInfo(
        kernel: cl_kernel,
        name: cl_kernel_exec_info,
        size: usize,
        value: *const c_void,
    ) -> cl_int {
        status(|| {
            KERNELS.get(kernel)?;
            let flag = || {
                require(size == size_of::<cl_bool>(), CL_INVALID_VALUE)?;
                host::value(value.cast::<cl_bool>())
            };
            match name {
                // Without pointers, the kernel uses only memory that its arguments point to.
                CL_KERNEL_EXEC_INFO_SVM_PTRS | CL_KERNEL_EXEC_INFO_USM_PTRS_INTEL => {
                    require(value.is_null() == (size == 0), CL_INVALID_VALUE)?;
                    require(size.is_multiple_of(size_of::<usize>()), CL_INVALID_VALUE)
                }
                // The device has no memory that was not allocated by it.
                CL_KERNEL_EXEC_INFO_SVM_FINE_GRAIN_SYSTEM => require(flag()? == 0, CL_INVALID_OPERATION),
                CL_KERNEL_EXEC_INFO_INDIRECT_HOST_ACCESS_INTEL
                | CL_KERNEL_EXEC_INFO_INDIRECT_DEVICE_ACCESS_INTEL
                | CL_KERNEL_EXEC_INFO_INDIRECT_SHARED_ACCESS_INTEL => flag().map(|_| ()),
                _ => Err(ClError(CL_INVALID_VALUE)),
            }
        })
    }
}
