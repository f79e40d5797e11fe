//! What the ICD loader needs: the table of entry points, and functions of extensions by name.
//!
//! The loader opens the library, asks [`clGetExtensionFunctionAddress`] for
//! `clIcdGetPlatformIDsKHR`, and gets the platform from it. From then on, it reads the table in the
//! first member of each object. For example, `clGetDeviceInfo(device, ...)` of a host calls the
//! function of that name in the table of `device`.

#[cfg(test)]
mod extension_tests;

use crate::entry::{ClResult, require, status};
use crate::handle::DISPATCH;
use crate::platform::{check_platform, platform_handle};
use crate::{
    buffer, command, context, device, event, image, image_transfer, kernel, kernel_info, memory, ndrange, platform,
    program, queue, sampler, svm, transfer, unsupported, usm,
};
use opencl_sys::cl_icd::cl_icd_dispatch;
use opencl_sys::{
    CL_COMMAND_MEMCPY_INTEL, CL_COMMAND_MEMFILL_INTEL, CL_COMMAND_SVM_MEMCPY, CL_COMMAND_SVM_MEMFILL, CL_INVALID_VALUE,
    cl_int, cl_platform_id, cl_uint,
};
use std::ffi::{c_char, c_void};

/// Makes the table of entry points of the functions in modules, of others, and of those that the
/// driver does not have.
macro_rules! entry_points {
    ($($module:ident { $($name:ident)* })* = { $($other:ident: $value:expr,)* } absent { $($absent:ident)* }) => {
        cl_icd_dispatch {
            $($($name: Some($module::api::$name),)*)*
            $($other: $value,)*
            $($absent: None,)*
        }
    };
}

/// The entry points of the driver. Functions of other systems and of extensions that the driver
/// does not have are null, as the extension mechanism of OpenCL demands: a host that checks for the
/// extension never calls them.
static ENTRY_POINTS: cl_icd_dispatch = entry_points! {
    platform {
        clGetPlatformIDs clGetPlatformInfo clGetDeviceIDs clUnloadCompiler clUnloadPlatformCompiler
    }
    device {
        clGetDeviceInfo clCreateSubDevices clRetainDevice clReleaseDevice clGetDeviceAndHostTimer
        clGetHostTimer
    }
    context {
        clCreateContext clCreateContextFromType clRetainContext clReleaseContext clGetContextInfo
        clSetContextDestructorCallback
    }
    queue {
        clCreateCommandQueue clRetainCommandQueue clReleaseCommandQueue clGetCommandQueueInfo
        clSetCommandQueueProperty clFlush clFinish clCreateCommandQueueWithProperties
        clSetDefaultDeviceCommandQueue
    }
    command {
        clEnqueueMarker clEnqueueWaitForEvents clEnqueueBarrier clEnqueueMarkerWithWaitList
        clEnqueueBarrierWithWaitList
    }
    buffer {
        clCreateBuffer clCreateSubBuffer clCreateBufferWithProperties
    }
    image {
        clCreateImage2D clCreateImage3D clGetSupportedImageFormats clGetImageInfo clCreateImage
        clCreateImageWithProperties
    }
    memory {
        clRetainMemObject clReleaseMemObject clGetMemObjectInfo clSetMemObjectDestructorCallback
    }
    sampler {
        clCreateSampler clRetainSampler clReleaseSampler clGetSamplerInfo
        clCreateSamplerWithProperties
    }
    program {
        clCreateProgramWithSource clCreateProgramWithBinary clRetainProgram clReleaseProgram
        clBuildProgram clGetProgramInfo clGetProgramBuildInfo clCompileProgram clLinkProgram
        clCreateProgramWithIL clSetProgramSpecializationConstant
    }
    kernel {
        clCreateKernel clCreateKernelsInProgram clRetainKernel clReleaseKernel clSetKernelArg
        clCloneKernel
    }
    kernel_info {
        clGetKernelInfo clGetKernelWorkGroupInfo clGetKernelArgInfo clGetKernelSubGroupInfo
    }
    event {
        clWaitForEvents clGetEventInfo clRetainEvent clReleaseEvent clGetEventProfilingInfo
        clSetEventCallback clCreateUserEvent clSetUserEventStatus
    }
    transfer {
        clEnqueueReadBuffer clEnqueueWriteBuffer clEnqueueCopyBuffer clEnqueueMapBuffer
        clEnqueueUnmapMemObject clEnqueueReadBufferRect clEnqueueWriteBufferRect
        clEnqueueCopyBufferRect clEnqueueFillBuffer clEnqueueMigrateMemObjects
    }
    image_transfer {
        clEnqueueReadImage clEnqueueWriteImage clEnqueueCopyImage clEnqueueCopyImageToBuffer
        clEnqueueCopyBufferToImage clEnqueueMapImage clEnqueueFillImage
    }
    ndrange {
        clEnqueueNDRangeKernel clEnqueueTask clEnqueueNativeKernel
    }
    unsupported {
        clCreateFromGLBuffer clCreateFromGLRenderbuffer clGetGLObjectInfo clGetGLTextureInfo
        clEnqueueAcquireGLObjects clEnqueueReleaseGLObjects clCreateProgramWithBuiltInKernels
        clCreateFromGLTexture clCreatePipe clGetPipeInfo clSetProgramReleaseCallback
    }
    svm {
        clSVMAlloc clSVMFree clEnqueueSVMFree clEnqueueSVMMap clEnqueueSVMUnmap clSetKernelExecInfo
        clEnqueueSVMMigrateMem
    }
    = {
        clGetExtensionFunctionAddress: Some(clGetExtensionFunctionAddress),
        clRetainDeviceEXT: Some(device::api::clRetainDevice),
        clReleaseDeviceEXT: Some(device::api::clReleaseDevice),
        clGetExtensionFunctionAddressForPlatform: Some(clGetExtensionFunctionAddressForPlatform),
        clEnqueueSVMMemcpy: Some(usm::api::enqueue_copy::<CL_COMMAND_SVM_MEMCPY>),
        clEnqueueSVMMemFill: Some(usm::api::enqueue_fill::<CL_COMMAND_SVM_MEMFILL>),
        clSetKernelArgSVMPointer: Some(usm::api::set_pointer_argument),
        clGetKernelSubGroupInfoKHR: Some(kernel_info::api::clGetKernelSubGroupInfo),
        // A function of OpenCL 3.1.
        clGetKernelSuggestedLocalWorkSize: 0,
    }
    absent {
        clCreateFromGLTexture2D clCreateFromGLTexture3D clGetGLContextInfoKHR
        clGetDeviceIDsFromD3D10KHR clCreateFromD3D10BufferKHR clCreateFromD3D10Texture2DKHR
        clCreateFromD3D10Texture3DKHR clEnqueueAcquireD3D10ObjectsKHR
        clEnqueueReleaseD3D10ObjectsKHR clCreateSubDevicesEXT clCreateEventFromGLsyncKHR
        clGetDeviceIDsFromD3D11KHR clCreateFromD3D11BufferKHR clCreateFromD3D11Texture2DKHR
        clCreateFromD3D11Texture3DKHR clCreateFromDX9MediaSurfaceKHR clEnqueueAcquireD3D11ObjectsKHR
        clEnqueueReleaseD3D11ObjectsKHR clGetDeviceIDsFromDX9MediaAdapterKHR
        clEnqueueAcquireDX9MediaSurfacesKHR clEnqueueReleaseDX9MediaSurfacesKHR
        clCreateFromEGLImageKHR clEnqueueAcquireEGLObjectsKHR clEnqueueReleaseEGLObjectsKHR
        clCreateEventFromEGLSyncKHR
    }
};

/// Returns the address of a function that is in no table of the loader, or null if there is none.
fn extension_address(name: &str) -> *mut c_void {
    match name {
        "clIcdGetPlatformIDsKHR" => clIcdGetPlatformIDsKHR as *mut c_void,
        "clGetPlatformInfo" => platform::api::clGetPlatformInfo as *mut c_void,
        "clCreateCommandQueueWithPropertiesKHR" => queue::api::clCreateCommandQueueWithProperties as *mut c_void,
        "clCreateProgramWithILKHR" => program::api::clCreateProgramWithIL as *mut c_void,
        "clGetKernelSubGroupInfoKHR" => kernel_info::api::clGetKernelSubGroupInfo as *mut c_void,
        "clGetKernelSuggestedLocalWorkSizeKHR" => ndrange::api::clGetKernelSuggestedLocalWorkSizeKHR as *mut c_void,
        "clCreateBufferWithPropertiesINTEL" => buffer::api::clCreateBufferWithProperties as *mut c_void,
        "clHostMemAllocINTEL" => usm::api::clHostMemAllocINTEL as *mut c_void,
        "clDeviceMemAllocINTEL" => usm::api::clDeviceMemAllocINTEL as *mut c_void,
        "clSharedMemAllocINTEL" => usm::api::clSharedMemAllocINTEL as *mut c_void,
        "clMemFreeINTEL" => usm::api::clMemFreeINTEL as *mut c_void,
        "clMemBlockingFreeINTEL" => usm::api::clMemBlockingFreeINTEL as *mut c_void,
        "clGetMemAllocInfoINTEL" => usm::api::clGetMemAllocInfoINTEL as *mut c_void,
        "clSetKernelArgMemPointerINTEL" => usm::api::set_pointer_argument as *mut c_void,
        "clEnqueueMemcpyINTEL" => usm::api::enqueue_copy::<CL_COMMAND_MEMCPY_INTEL> as *mut c_void,
        "clEnqueueMemFillINTEL" => usm::api::enqueue_fill::<CL_COMMAND_MEMFILL_INTEL> as *mut c_void,
        "clEnqueueMemsetINTEL" => usm::api::clEnqueueMemsetINTEL as *mut c_void,
        "clEnqueueMemAdviseINTEL" => usm::api::clEnqueueMemAdviseINTEL as *mut c_void,
        "clEnqueueMigrateMemINTEL" => usm::api::clEnqueueMigrateMemINTEL as *mut c_void,
        _ => std::ptr::null_mut(),
    }
}

/// Returns the address of the function whose name is a string of the host.
///
/// # Safety
/// `name` is null or a string that ends with a zero byte.
#[allow(unsafe_code, reason = "reads a string of the host")]
unsafe fn named_address(name: *const c_char) -> *mut c_void {
    crate::host::text(name).map_or(std::ptr::null_mut(), |name| extension_address(&name))
}

/// Returns the address of a function of an extension, or null if there is none.
///
/// # Safety
/// `name` is null or a string that ends with a zero byte.
#[unsafe(no_mangle)]
#[allow(unsafe_code, reason = "an entry point, whose name the loader looks for")]
pub unsafe extern "C" fn clGetExtensionFunctionAddress(name: *const c_char) -> *mut c_void {
    DISPATCH.get_or_init(|| &ENTRY_POINTS);
    named_address(name)
}

/// Returns the address of a function of an extension for a platform. It does not call
/// [`clGetExtensionFunctionAddress`]: the dynamic linker would bind the call to the loader's
/// function of this name, which does not know all extensions.
#[allow(unsafe_code, reason = "an entry point")]
unsafe extern "C" fn clGetExtensionFunctionAddressForPlatform(
    platform: cl_platform_id,
    name: *const c_char,
) -> *mut c_void {
    match check_platform(platform) {
        Ok(()) => named_address(name),
        Err(_) => std::ptr::null_mut(),
    }
}

/// Returns the platform to the loader.
///
/// # Safety
/// `platforms` is null or points to `room` handles. `count` is null or points to a number.
#[unsafe(no_mangle)]
#[allow(unsafe_code, reason = "an entry point, whose name the loader looks for")]
pub unsafe extern "C" fn clIcdGetPlatformIDsKHR(
    room: cl_uint,
    platforms: *mut cl_platform_id,
    count: *mut cl_uint,
) -> cl_int {
    status(|| -> ClResult<()> {
        DISPATCH.get_or_init(|| &ENTRY_POINTS);
        require(platforms.is_null() || room > 0, CL_INVALID_VALUE)?;
        crate::info::fill_list(platforms, room, count, vec![platform_handle()])
    })
}
