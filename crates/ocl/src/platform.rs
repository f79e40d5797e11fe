//! The platform: the driver itself.
//!
//! For example, `clinfo` shows the name `OpenVISA` and the version `OpenCL 3.0`.

use crate::device::{DEVICES, device};
use crate::entry::{ClError, ClResult, require, status};
use crate::extensions::PLATFORM_EXTENSIONS;
use crate::handle::{Handle, Registry, Shared};
use crate::info::{self, Answer, queries};
use opencl_sys::*;
use std::sync::LazyLock;

/// Version 3.0.0 as OpenCL encodes versions.
pub(crate) const VERSION_3_0: u32 = 3 << 22;

/// Version 1.2.0 as OpenCL encodes versions.
pub(crate) const VERSION_1_2: u32 = 1 << 22 | 2 << 12;

/// Version 1.0.0 as OpenCL encodes versions.
pub(crate) const VERSION_1_0: u32 = 1 << 22;

/// The driver.
pub(crate) struct PlatformObject;

/// The platforms, of which there is one.
pub(crate) static PLATFORMS: Registry<PlatformObject> = Registry::new(CL_INVALID_PLATFORM);

/// The platform, which is never released.
static PLATFORM: LazyLock<Shared<PlatformObject>> = LazyLock::new(|| PLATFORMS.create(PlatformObject));

/// The environment variable for the vendor that programs are told. Some have a faster path for
/// Intel.
const VENDOR_VARIABLE: &str = "OPENVISA_VENDOR";

/// The vendor that programs are told.
static VENDOR: LazyLock<String> = LazyLock::new(|| {
    let given = std::env::var(VENDOR_VARIABLE).ok().filter(|given| !given.is_empty());
    given.unwrap_or_else(|| "The OpenVISA authors".to_owned())
});

/// Returns the name of the vendor of the platform and of its device.
pub(crate) fn vendor() -> &'static str {
    &VENDOR
}

/// Returns the handle of the platform.
pub(crate) fn platform_handle() -> Handle {
    PLATFORM.handle()
}

/// Checks a handle of a platform. Null is the platform as well.
pub(crate) fn check_platform(handle: Handle) -> ClResult<()> {
    if handle.is_null() || handle == platform_handle() { Ok(()) } else { Err(ClError(CL_INVALID_PLATFORM)) }
}

/// Answers a query of the host.
///
/// # Errors
/// `CL_INVALID_VALUE` if there is no such query.
pub(crate) fn platform_info(name: cl_platform_info) -> ClResult<Answer> {
    let extensions = || PLATFORM_EXTENSIONS.iter().chain(device().extensions.iter()).copied();
    Ok(match name {
        CL_PLATFORM_PROFILE => Answer::text("FULL_PROFILE"),
        CL_PLATFORM_VERSION => Answer::text(concat!("OpenCL 3.0 OpenVISA ", env!("CARGO_PKG_VERSION"))),
        CL_PLATFORM_NUMERIC_VERSION => Answer::of(VERSION_3_0),
        CL_PLATFORM_NAME => Answer::text("OpenVISA"),
        CL_PLATFORM_VENDOR => Answer::text(vendor()),
        CL_PLATFORM_EXTENSIONS => Answer::text(&extensions().collect::<Vec<_>>().join(" ")),
        CL_PLATFORM_EXTENSIONS_WITH_VERSION => Answer::versions(extensions().map(|name| (name, VERSION_1_0))),
        // Some loaders pass a function of an extension on by the end of its name. All that are in
        // no table of the loader are those of Intel.
        CL_PLATFORM_ICD_SUFFIX_KHR => Answer::text("INTEL"),
        CL_PLATFORM_HOST_TIMER_RESOLUTION => Answer::of(1_u64),
        _ => return Err(ClError(CL_INVALID_VALUE)),
    })
}

/// Returns the devices of a type.
fn devices_of_type(kind: cl_device_type) -> ClResult<Vec<Handle>> {
    let known = CL_DEVICE_TYPE_DEFAULT
        | CL_DEVICE_TYPE_CPU
        | CL_DEVICE_TYPE_GPU
        | CL_DEVICE_TYPE_ACCELERATOR
        | CL_DEVICE_TYPE_CUSTOM;
    require(kind == CL_DEVICE_TYPE_ALL || (kind != 0 && kind & !known == 0), CL_INVALID_DEVICE_TYPE)?;
    require(kind & (CL_DEVICE_TYPE_DEFAULT | CL_DEVICE_TYPE_GPU) != 0, CL_DEVICE_NOT_FOUND)?;
    Ok(vec![device().handle()])
}

/// Returns the device, if the host asks for a type that it has.
pub(crate) fn first_device(kind: cl_device_type) -> ClResult<Shared<crate::device::Device>> {
    devices_of_type(kind)?.first().map_or(Err(ClError(CL_DEVICE_NOT_FOUND)), |handle| DEVICES.get(*handle))
}

#[allow(unsafe_code, reason = "entry points")]
pub(crate) mod api {
    use super::*;

    queries! {
        clGetPlatformInfo(platform: cl_platform_id, name: cl_platform_info) {
            check_platform(platform).and_then(|()| platform_info(name))
        }
    }

    pub(crate) unsafe extern "C" fn clGetPlatformIDs(
        room: cl_uint,
        platforms: *mut cl_platform_id,
        count: *mut cl_uint,
    ) -> cl_int {
        status(|| info::fill_list(platforms, room, count, vec![platform_handle()]))
    }

    pub(crate) unsafe extern "C" fn clGetDeviceIDs(
        platform: cl_platform_id,
        kind: cl_device_type,
        room: cl_uint,
        devices: *mut cl_device_id,
        count: *mut cl_uint,
    ) -> cl_int {
        status(|| {
            check_platform(platform)?;
            let found = devices_of_type(kind)?;
            info::fill_list(devices, room, count, found)
        })
    }

    pub(crate) unsafe extern "C" fn clUnloadPlatformCompiler(platform: cl_platform_id) -> cl_int {
        status(|| check_platform(platform))
    }

    pub(crate) unsafe extern "C" fn clUnloadCompiler() -> cl_int {
        CL_SUCCESS
    }
}
