//! The frame of every entry point: errors become statuses, and panics do not reach the host.
//!
//! For example, `clRetainContext` is `status(|| CONTEXTS.retain(context))`.

pub(crate) use crate::error::{ClError, ClResult, EXECUTION_FAILED, require};
use crate::host;
use opencl_sys::{CL_SUCCESS, cl_int};
pub(crate) use openvisa_runtime::warn;
use std::ffi::c_void;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::ptr;

/// Runs a function for the host. A panic becomes [`EXECUTION_FAILED`]; Rust has printed its
/// message.
pub(crate) fn catch<T>(body: impl FnOnce() -> ClResult<T>) -> ClResult<T> {
    catch_unwind(AssertUnwindSafe(body)).unwrap_or(Err(ClError(EXECUTION_FAILED)))
}

/// Runs the body of an entry point that returns a status.
pub(crate) fn status(body: impl FnOnce() -> ClResult<()>) -> cl_int {
    catch(body).map_or_else(|error| error.0, |()| CL_SUCCESS)
}

/// Runs the body of an entry point that returns a handle or another pointer, and writes its status.
/// Returns null after an error.
///
/// # Safety
/// `errcode` is null or points to a number.
#[allow(unsafe_code, reason = "writes through a pointer of the host")]
pub(crate) unsafe fn create(errcode: *mut cl_int, body: impl FnOnce() -> ClResult<*mut c_void>) -> *mut c_void {
    let result = catch(body);
    host::write(errcode, result.err().map_or(CL_SUCCESS, |error| error.0));
    result.unwrap_or(ptr::null_mut())
}
