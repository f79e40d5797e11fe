//! Contexts and their memory, which the host and kernels use by one address.

use crate::device::MAX_ALLOCATION_BYTES;
use crate::entry::{Outcome, ZeError, require};
use crate::handle::Registry;
use crate::types::{
    RESULT_ERROR_OUT_OF_DEVICE_MEMORY, RESULT_ERROR_UNSUPPORTED_ALIGNMENT, RESULT_ERROR_UNSUPPORTED_SIZE,
};
use openvisa_runtime::{MemoryKind, SharedMemory};
use std::sync::Arc;

/// Minimum alignment of allocations in bytes: that of the largest type.
const MIN_ALIGNMENT: usize = 128;

/// Maximum alignment in bytes that a host can ask for.
const MAX_ALIGNMENT: usize = 1 << 21;

/// A context.
#[derive(Debug, Default)]
pub(crate) struct Context {
    pub(crate) shared: Arc<SharedMemory>,
}

/// All contexts.
pub(crate) static CONTEXTS: Registry<Context> = Registry::new();

/// Allocates memory. Returns its address.
fn allocate(context: &Context, kind: MemoryKind, size: usize, alignment: usize) -> Outcome<*mut u8> {
    let is_alignment = alignment == 0 || alignment.is_power_of_two() && alignment <= MAX_ALIGNMENT;
    require(is_alignment, RESULT_ERROR_UNSUPPORTED_ALIGNMENT)?;
    require(size > 0 && size <= MAX_ALLOCATION_BYTES, RESULT_ERROR_UNSUPPORTED_SIZE)?;
    let bytes = context.shared.allocate(kind, 0, size, alignment.max(MIN_ALIGNMENT));
    Ok(bytes.ok_or(ZeError(RESULT_ERROR_OUT_OF_DEVICE_MEMORY))?.as_ptr())
}

#[allow(unsafe_code, reason = "entry points")]
pub(crate) mod api {
    use super::*;
    use crate::device::{check_device, check_driver, device_handle};
    use crate::entry::result;
    use crate::handle::Handle;
    use crate::host;
    use crate::types::{AllocationProperties, Head, RESULT_ERROR_INVALID_ARGUMENT, ZeResult};
    use std::ffi::c_void;

    pub(crate) unsafe extern "C" fn zeContextCreate(
        driver: Handle,
        _desc: *const c_void,
        context: *mut Handle,
    ) -> ZeResult {
        result(|| {
            check_driver(driver)?;
            host::write(context, CONTEXTS.publish(Context::default()))
        })
    }

    pub(crate) unsafe extern "C" fn zeContextCreateEx(
        driver: Handle,
        desc: *const c_void,
        _count: u32,
        _devices: *const Handle,
        context: *mut Handle,
    ) -> ZeResult {
        zeContextCreate(driver, desc, context)
    }

    pub(crate) unsafe extern "C" fn zeContextDestroy(context: Handle) -> ZeResult {
        result(|| CONTEXTS.destroy(context).map(drop))
    }

    pub(crate) unsafe extern "C" fn zeContextGetStatus(context: Handle) -> ZeResult {
        result(|| CONTEXTS.get(context).map(drop))
    }

    /// Allocates memory of a kind for a host.
    unsafe fn allocate_for(
        context: Handle,
        kind: MemoryKind,
        size: usize,
        alignment: usize,
        pointer: *mut *mut c_void,
    ) -> Outcome<()> {
        let address = allocate(&*CONTEXTS.get(context)?, kind, size, alignment)?;
        host::write(pointer, address.cast())
    }

    pub(crate) unsafe extern "C" fn zeMemAllocHost(
        context: Handle,
        _desc: *const c_void,
        size: usize,
        alignment: usize,
        pointer: *mut *mut c_void,
    ) -> ZeResult {
        result(|| allocate_for(context, MemoryKind::Host, size, alignment, pointer))
    }

    pub(crate) unsafe extern "C" fn zeMemAllocDevice(
        context: Handle,
        _desc: *const c_void,
        size: usize,
        alignment: usize,
        device: Handle,
        pointer: *mut *mut c_void,
    ) -> ZeResult {
        result(|| {
            check_device(device)?;
            allocate_for(context, MemoryKind::Device, size, alignment, pointer)
        })
    }

    pub(crate) unsafe extern "C" fn zeMemAllocShared(
        context: Handle,
        _device_desc: *const c_void,
        _host_desc: *const c_void,
        size: usize,
        alignment: usize,
        device: Handle,
        pointer: *mut *mut c_void,
    ) -> ZeResult {
        result(|| {
            // The device is optional.
            if !device.is_null() {
                check_device(device)?;
            }
            allocate_for(context, MemoryKind::Shared, size, alignment, pointer)
        })
    }

    pub(crate) unsafe extern "C" fn zeMemFree(context: Handle, pointer: *mut c_void) -> ZeResult {
        result(|| {
            let freed = CONTEXTS.get(context)?.shared.free(pointer.addr() as u64);
            require(freed, RESULT_ERROR_INVALID_ARGUMENT)
        })
    }

    pub(crate) unsafe extern "C" fn zeMemGetAllocProperties(
        context: Handle,
        pointer: *const c_void,
        properties: *mut AllocationProperties,
        device: *mut Handle,
    ) -> ZeResult {
        result(|| {
            let found = CONTEXTS.get(context)?.shared.find(pointer.addr() as u64);
            let (kind, id) = match found.map(|(allocation, _)| (allocation.kind, allocation.bytes.address())) {
                Some((MemoryKind::Host, id)) => (1, id),
                Some((MemoryKind::Device, id)) => (2, id),
                Some((MemoryKind::Shared, id)) => (3, id),
                _ => (0, 0),
            };
            host::describe(properties, AllocationProperties { head: Head::default(), kind, id, page_size: 1 << 12 })?;
            let of_device = if kind > 1 { device_handle() } else { std::ptr::null_mut() };
            if device.is_null() { Ok(()) } else { host::write(device, of_device) }
        })
    }

    pub(crate) unsafe extern "C" fn zeMemGetAddressRange(
        context: Handle,
        pointer: *const c_void,
        base: *mut *mut c_void,
        size: *mut usize,
    ) -> ZeResult {
        result(|| {
            let found = CONTEXTS.get(context)?.shared.find(pointer.addr() as u64);
            let (allocation, _) = found.ok_or(ZeError(RESULT_ERROR_INVALID_ARGUMENT))?;
            if !base.is_null() {
                host::write(base, allocation.bytes.as_ptr().cast())?;
            }
            if size.is_null() { Ok(()) } else { host::write(size, allocation.bytes.len()) }
        })
    }
}
