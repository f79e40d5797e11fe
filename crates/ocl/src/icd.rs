//! What the ICD loader needs: the table of entry points, and functions of extensions by name.
//!
//! The loader opens the library, asks [`clGetExtensionFunctionAddress`] for
//! `clIcdGetPlatformIDsKHR`, and gets the platform from it. From then on, it reads the table in the
//! first member of each object. For example, `clGetDeviceInfo(device, ...)` of a host calls the
//! function of that name in the table of `device`.

use crate::entry::{ClResult, require, status};
use crate::handle::DISPATCH;
use crate::platform::{check_platform, platform_handle};
use crate::{
    buffer, context, device, image, image_transfer, kernel, kernel_info, memory, ndrange, platform, program, queue,
    sampler, svm, transfer, unsupported, usm,
};
use opencl_sys::cl_icd::cl_icd_dispatch;
use opencl_sys::{
    CL_COMMAND_MEMCPY_INTEL, CL_COMMAND_MEMFILL_INTEL, CL_COMMAND_SVM_MEMCPY, CL_COMMAND_SVM_MEMFILL, CL_INVALID_VALUE,
    cl_int, cl_platform_id, cl_uint,
};
use std::ffi::{c_char, c_void};

/// The entry points of the driver. Functions of other systems and of extensions that the driver
/// does not have are null, as the extension mechanism of OpenCL demands: a host that checks for the
/// extension never calls them.
static ENTRY_POINTS: cl_icd_dispatch = cl_icd_dispatch {
    clGetPlatformIDs: Some(platform::api::clGetPlatformIDs),
    clGetPlatformInfo: Some(platform::api::clGetPlatformInfo),
    clGetDeviceIDs: Some(platform::api::clGetDeviceIDs),
    clGetDeviceInfo: Some(device::api::clGetDeviceInfo),
    clCreateContext: Some(context::api::clCreateContext),
    clCreateContextFromType: Some(context::api::clCreateContextFromType),
    clRetainContext: Some(context::api::clRetainContext),
    clReleaseContext: Some(context::api::clReleaseContext),
    clGetContextInfo: Some(context::api::clGetContextInfo),
    clCreateCommandQueue: Some(queue::api::clCreateCommandQueue),
    clRetainCommandQueue: Some(queue::api::clRetainCommandQueue),
    clReleaseCommandQueue: Some(queue::api::clReleaseCommandQueue),
    clGetCommandQueueInfo: Some(queue::api::clGetCommandQueueInfo),
    clSetCommandQueueProperty: Some(queue::api::clSetCommandQueueProperty),
    clCreateBuffer: Some(buffer::api::clCreateBuffer),
    clCreateImage2D: Some(image::api::clCreateImage2D),
    clCreateImage3D: Some(image::api::clCreateImage3D),
    clRetainMemObject: Some(memory::api::clRetainMemObject),
    clReleaseMemObject: Some(memory::api::clReleaseMemObject),
    clGetSupportedImageFormats: Some(image::api::clGetSupportedImageFormats),
    clGetMemObjectInfo: Some(memory::api::clGetMemObjectInfo),
    clGetImageInfo: Some(image::api::clGetImageInfo),
    clCreateSampler: Some(sampler::api::clCreateSampler),
    clRetainSampler: Some(sampler::api::clRetainSampler),
    clReleaseSampler: Some(sampler::api::clReleaseSampler),
    clGetSamplerInfo: Some(sampler::api::clGetSamplerInfo),
    clCreateProgramWithSource: Some(program::api::clCreateProgramWithSource),
    clCreateProgramWithBinary: Some(program::api::clCreateProgramWithBinary),
    clRetainProgram: Some(program::api::clRetainProgram),
    clReleaseProgram: Some(program::api::clReleaseProgram),
    clBuildProgram: Some(program::api::clBuildProgram),
    clUnloadCompiler: Some(platform::api::clUnloadCompiler),
    clGetProgramInfo: Some(program::api::clGetProgramInfo),
    clGetProgramBuildInfo: Some(program::api::clGetProgramBuildInfo),
    clCreateKernel: Some(kernel::api::clCreateKernel),
    clCreateKernelsInProgram: Some(kernel::api::clCreateKernelsInProgram),
    clRetainKernel: Some(kernel::api::clRetainKernel),
    clReleaseKernel: Some(kernel::api::clReleaseKernel),
    clSetKernelArg: Some(kernel::api::clSetKernelArg),
    clGetKernelInfo: Some(kernel_info::api::clGetKernelInfo),
    clGetKernelWorkGroupInfo: Some(kernel_info::api::clGetKernelWorkGroupInfo),
    clWaitForEvents: Some(queue::event::api::clWaitForEvents),
    clGetEventInfo: Some(queue::event::api::clGetEventInfo),
    clRetainEvent: Some(queue::event::api::clRetainEvent),
    clReleaseEvent: Some(queue::event::api::clReleaseEvent),
    clGetEventProfilingInfo: Some(queue::event::api::clGetEventProfilingInfo),
    clFlush: Some(queue::api::clFlush),
    clFinish: Some(queue::api::clFinish),
    clEnqueueReadBuffer: Some(transfer::api::clEnqueueReadBuffer),
    clEnqueueWriteBuffer: Some(transfer::api::clEnqueueWriteBuffer),
    clEnqueueCopyBuffer: Some(transfer::api::clEnqueueCopyBuffer),
    clEnqueueReadImage: Some(image_transfer::api::clEnqueueReadImage),
    clEnqueueWriteImage: Some(image_transfer::api::clEnqueueWriteImage),
    clEnqueueCopyImage: Some(image_transfer::api::clEnqueueCopyImage),
    clEnqueueCopyImageToBuffer: Some(image_transfer::api::clEnqueueCopyImageToBuffer),
    clEnqueueCopyBufferToImage: Some(image_transfer::api::clEnqueueCopyBufferToImage),
    clEnqueueMapBuffer: Some(transfer::api::clEnqueueMapBuffer),
    clEnqueueMapImage: Some(image_transfer::api::clEnqueueMapImage),
    clEnqueueUnmapMemObject: Some(transfer::api::clEnqueueUnmapMemObject),
    clEnqueueNDRangeKernel: Some(ndrange::api::clEnqueueNDRangeKernel),
    clEnqueueTask: Some(ndrange::api::clEnqueueTask),
    clEnqueueNativeKernel: Some(ndrange::api::clEnqueueNativeKernel),
    clEnqueueMarker: Some(queue::api::clEnqueueMarker),
    clEnqueueWaitForEvents: Some(queue::api::clEnqueueWaitForEvents),
    clEnqueueBarrier: Some(queue::api::clEnqueueBarrier),
    clGetExtensionFunctionAddress: Some(clGetExtensionFunctionAddress),
    clCreateFromGLBuffer: Some(unsupported::api::clCreateFromGLBuffer),
    clCreateFromGLRenderbuffer: Some(unsupported::api::clCreateFromGLRenderbuffer),
    clGetGLObjectInfo: Some(unsupported::api::clGetGLObjectInfo),
    clGetGLTextureInfo: Some(unsupported::api::clGetGLTextureInfo),
    clEnqueueAcquireGLObjects: Some(unsupported::api::clEnqueueAcquireGLObjects),
    clEnqueueReleaseGLObjects: Some(unsupported::api::clEnqueueReleaseGLObjects),
    clSetEventCallback: Some(queue::event::api::clSetEventCallback),
    clCreateSubBuffer: Some(buffer::api::clCreateSubBuffer),
    clSetMemObjectDestructorCallback: Some(memory::api::clSetMemObjectDestructorCallback),
    clCreateUserEvent: Some(queue::event::api::clCreateUserEvent),
    clSetUserEventStatus: Some(queue::event::api::clSetUserEventStatus),
    clEnqueueReadBufferRect: Some(transfer::api::clEnqueueReadBufferRect),
    clEnqueueWriteBufferRect: Some(transfer::api::clEnqueueWriteBufferRect),
    clEnqueueCopyBufferRect: Some(transfer::api::clEnqueueCopyBufferRect),
    clRetainDeviceEXT: Some(device::api::clRetainDevice),
    clReleaseDeviceEXT: Some(device::api::clReleaseDevice),
    clCreateSubDevices: Some(device::api::clCreateSubDevices),
    clRetainDevice: Some(device::api::clRetainDevice),
    clReleaseDevice: Some(device::api::clReleaseDevice),
    clCreateImage: Some(image::api::clCreateImage),
    clCreateProgramWithBuiltInKernels: Some(unsupported::api::clCreateProgramWithBuiltInKernels),
    clCompileProgram: Some(program::api::clCompileProgram),
    clLinkProgram: Some(program::api::clLinkProgram),
    clUnloadPlatformCompiler: Some(platform::api::clUnloadPlatformCompiler),
    clGetKernelArgInfo: Some(kernel_info::api::clGetKernelArgInfo),
    clEnqueueFillBuffer: Some(transfer::api::clEnqueueFillBuffer),
    clEnqueueFillImage: Some(image_transfer::api::clEnqueueFillImage),
    clEnqueueMigrateMemObjects: Some(transfer::api::clEnqueueMigrateMemObjects),
    clEnqueueMarkerWithWaitList: Some(queue::api::clEnqueueMarkerWithWaitList),
    clEnqueueBarrierWithWaitList: Some(queue::api::clEnqueueBarrierWithWaitList),
    clGetExtensionFunctionAddressForPlatform: Some(clGetExtensionFunctionAddressForPlatform),
    clCreateFromGLTexture: Some(unsupported::api::clCreateFromGLTexture),
    clCreateCommandQueueWithProperties: Some(queue::api::clCreateCommandQueueWithProperties),
    clCreatePipe: Some(unsupported::api::clCreatePipe),
    clGetPipeInfo: Some(unsupported::api::clGetPipeInfo),
    clSVMAlloc: Some(svm::api::clSVMAlloc),
    clSVMFree: Some(svm::api::clSVMFree),
    clEnqueueSVMFree: Some(svm::api::clEnqueueSVMFree),
    clEnqueueSVMMemcpy: Some(usm::api::enqueue_copy::<CL_COMMAND_SVM_MEMCPY>),
    clEnqueueSVMMemFill: Some(usm::api::enqueue_fill::<CL_COMMAND_SVM_MEMFILL>),
    clEnqueueSVMMap: Some(svm::api::clEnqueueSVMMap),
    clEnqueueSVMUnmap: Some(svm::api::clEnqueueSVMUnmap),
    clCreateSamplerWithProperties: Some(sampler::api::clCreateSamplerWithProperties),
    clSetKernelArgSVMPointer: Some(usm::api::set_pointer_argument),
    clSetKernelExecInfo: Some(svm::api::clSetKernelExecInfo),
    clGetKernelSubGroupInfoKHR: Some(kernel_info::api::clGetKernelSubGroupInfo),
    clCloneKernel: Some(kernel::api::clCloneKernel),
    clCreateProgramWithIL: Some(program::api::clCreateProgramWithIL),
    clEnqueueSVMMigrateMem: Some(svm::api::clEnqueueSVMMigrateMem),
    clGetDeviceAndHostTimer: Some(device::api::clGetDeviceAndHostTimer),
    clGetHostTimer: Some(device::api::clGetHostTimer),
    clGetKernelSubGroupInfo: Some(kernel_info::api::clGetKernelSubGroupInfo),
    clSetDefaultDeviceCommandQueue: Some(queue::api::clSetDefaultDeviceCommandQueue),
    clSetProgramReleaseCallback: Some(unsupported::api::clSetProgramReleaseCallback),
    clSetProgramSpecializationConstant: Some(program::api::clSetProgramSpecializationConstant),
    clCreateBufferWithProperties: Some(buffer::api::clCreateBufferWithProperties),
    clCreateImageWithProperties: Some(image::api::clCreateImageWithProperties),
    clSetContextDestructorCallback: Some(context::api::clSetContextDestructorCallback),

    // Sharing with other interfaces.
    clCreateFromGLTexture2D: None,
    clCreateFromGLTexture3D: None,
    clGetGLContextInfoKHR: None,
    clGetDeviceIDsFromD3D10KHR: None,
    clCreateFromD3D10BufferKHR: None,
    clCreateFromD3D10Texture2DKHR: None,
    clCreateFromD3D10Texture3DKHR: None,
    clEnqueueAcquireD3D10ObjectsKHR: None,
    clEnqueueReleaseD3D10ObjectsKHR: None,
    clCreateSubDevicesEXT: None,
    clCreateEventFromGLsyncKHR: None,
    clGetDeviceIDsFromD3D11KHR: None,
    clCreateFromD3D11BufferKHR: None,
    clCreateFromD3D11Texture2DKHR: None,
    clCreateFromD3D11Texture3DKHR: None,
    clCreateFromDX9MediaSurfaceKHR: None,
    clEnqueueAcquireD3D11ObjectsKHR: None,
    clEnqueueReleaseD3D11ObjectsKHR: None,
    clGetDeviceIDsFromDX9MediaAdapterKHR: None,
    clEnqueueAcquireDX9MediaSurfacesKHR: None,
    clEnqueueReleaseDX9MediaSurfacesKHR: None,
    clCreateFromEGLImageKHR: None,
    clEnqueueAcquireEGLObjectsKHR: None,
    clEnqueueReleaseEGLObjectsKHR: None,
    clCreateEventFromEGLSyncKHR: None,
    // A function of OpenCL 3.1.
    clGetKernelSuggestedLocalWorkSize: 0,
};

/// Returns the address of a function that is in no table of the loader, or null if there is none.
fn extension_address(name: &str) -> *mut c_void {
    match name {
        "clIcdGetPlatformIDsKHR" => clIcdGetPlatformIDsKHR as *mut c_void,
        "clGetPlatformInfo" => platform::api::clGetPlatformInfo as *mut c_void,
        "clCreateCommandQueueWithPropertiesKHR" => queue::api::clCreateCommandQueueWithProperties as *mut c_void,
        "clCreateProgramWithILKHR" => program::api::clCreateProgramWithIL as *mut c_void,
        "clGetKernelSubGroupInfoKHR" => kernel_info::api::clGetKernelSubGroupInfo as *mut c_void,
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
