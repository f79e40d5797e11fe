//! Contexts: what belongs together, and memory that the host and kernels share.
//!
//! For example, a pointer of `clSVMAlloc` is valid in kernels of its context.

use crate::device::{DEVICES, Device};
use crate::entry::{ClError, ClResult, create, require, status};
use crate::handle::{Handle, Registry, Shared, references};
use crate::host::HostPointer;
use crate::info::{Answer, queries};
use crate::platform::{check_platform, first_device};
use opencl_sys::*;
use openvisa_runtime::SharedMemory;
use std::ffi::{c_char, c_void};
use std::sync::{Arc, Mutex, PoisonError};

/// A function of the host that is called when a context ends.
pub(crate) type ContextDestructor = unsafe extern "C" fn(context: cl_context, user_data: *mut c_void);

/// A context.
pub(crate) struct ContextObject {
    pub(crate) device: Shared<Device>,
    properties: Vec<[cl_context_properties; 2]>,
    /// Memory that the host and kernels share.
    pub(crate) shared: Arc<SharedMemory>,
    destructors: Mutex<Vec<(ContextDestructor, HostPointer)>>,
    /// The handle that destructors get.
    handle: Mutex<Option<HostPointer>>,
}

/// All contexts.
pub(crate) static CONTEXTS: Registry<ContextObject> = Registry::new(CL_INVALID_CONTEXT);

impl Drop for ContextObject {
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

fn context_info(context: &Shared<ContextObject>, name: cl_context_info) -> ClResult<Answer> {
    Ok(match name {
        CL_CONTEXT_REFERENCE_COUNT => Answer::of(CONTEXTS.references(context)),
        CL_CONTEXT_NUM_DEVICES => Answer::of(1_u32),
        CL_CONTEXT_DEVICES => Answer::of(context.device.handle()),
        CL_CONTEXT_PROPERTIES if context.properties.is_empty() => Answer::default(),
        CL_CONTEXT_PROPERTIES => Answer::list(&[context.properties.concat(), vec![0]].concat()),
        _ => return Err(ClError(CL_INVALID_VALUE)),
    })
}

/// Checks the devices that a host names, which can only be the device of the context.
pub(crate) fn check_devices(context: &ContextObject, devices: &[Handle]) -> ClResult<()> {
    require(devices.iter().all(|handle| *handle == context.device.handle()), CL_INVALID_DEVICE)
}

/// Creates a context for a device.
fn create_context(device: Shared<Device>, properties: Vec<[cl_context_properties; 2]>) -> ClResult<Handle> {
    for (index, [name, value]) in properties.iter().enumerate() {
        let is_repeated = properties[..index].iter().any(|[earlier, _]| earlier == name);
        require(!is_repeated, CL_INVALID_PROPERTY)?;
        match *name {
            CL_CONTEXT_PLATFORM => check_platform(std::ptr::without_provenance_mut(*value as usize))?,
            CL_CONTEXT_INTEROP_USER_SYNC => require(matches!(*value, 0 | 1), CL_INVALID_PROPERTY)?,
            _ => return Err(ClError(CL_INVALID_PROPERTY)),
        }
    }
    let context = CONTEXTS.create(ContextObject {
        device,
        properties,
        shared: Arc::default(),
        destructors: Mutex::default(),
        handle: Mutex::default(),
    });
    *context.handle.lock().unwrap_or_else(PoisonError::into_inner) = Some(HostPointer(context.handle().cast()));
    Ok(CONTEXTS.publish(&context))
}

#[allow(unsafe_code, reason = "entry points")]
pub(crate) mod api {
    use super::*;
    use crate::host;

    references!(CONTEXTS, clRetainContext, clReleaseContext);

    queries! {
        clGetContextInfo(context: cl_context, name: cl_context_info) {
            context_info(&CONTEXTS.get(context)?, name)
        }
    }

    type Notify = Option<unsafe extern "C" fn(*const c_char, *const c_void, usize, *mut c_void)>;

    pub(crate) unsafe extern "C" fn clCreateContext(
        properties: *const cl_context_properties,
        count: cl_uint,
        devices: *const cl_device_id,
        notify: Notify,
        user_data: *mut c_void,
        errcode: *mut cl_int,
    ) -> cl_context {
        create(errcode, || {
            let devices = host::copy_array(devices, count as usize);
            require(!devices.is_empty() && (notify.is_some() || user_data.is_null()), CL_INVALID_VALUE)?;
            let found = devices.iter().map(|handle| DEVICES.get(*handle)).collect::<ClResult<Vec<_>>>()?;
            create_context(found[0].clone(), host::properties(properties)?)
        })
    }

    pub(crate) unsafe extern "C" fn clCreateContextFromType(
        properties: *const cl_context_properties,
        kind: cl_device_type,
        notify: Notify,
        user_data: *mut c_void,
        errcode: *mut cl_int,
    ) -> cl_context {
        create(errcode, || {
            require(notify.is_some() || user_data.is_null(), CL_INVALID_VALUE)?;
            create_context(first_device(kind)?, host::properties(properties)?)
        })
    }

    pub(crate) unsafe extern "C" fn clSetContextDestructorCallback(
        context: cl_context,
        call: Option<ContextDestructor>,
        user_data: *mut c_void,
    ) -> cl_int {
        status(|| {
            let context = CONTEXTS.get(context)?;
            let call = call.ok_or(ClError(CL_INVALID_VALUE))?;
            let mut destructors = context.destructors.lock().unwrap_or_else(PoisonError::into_inner);
            destructors.push((call, HostPointer(user_data.cast())));
            Ok(())
        })
    }
}
