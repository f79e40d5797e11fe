//! Error codes of OpenCL.
//!
//! For example, `require(size > 0, CL_INVALID_VALUE)?` ends a function with this code.

use opencl_sys::{CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST, CL_INVALID_COMMAND_QUEUE, cl_int};
use openvisa_runtime::Failure;

/// The error of a kernel that fails, and of a defect of the driver. It is that of another vendor
/// for a kernel that accesses memory that it must not access. OpenCL has none: hosts take
/// `CL_OUT_OF_RESOURCES` for a lack of memory, free some, and try again.
pub(crate) const EXECUTION_FAILED: cl_int = -9999;

/// An error code of OpenCL.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ClError(pub(crate) cl_int);

impl From<Failure> for ClError {
    fn from(failure: Failure) -> Self {
        Self(match failure {
            Failure::Execution => EXECUTION_FAILED,
            Failure::Dependency | Failure::AfterCancelled => CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST,
            Failure::Cancelled(status) => status,
            Failure::OtherProcess => CL_INVALID_COMMAND_QUEUE,
        })
    }
}

/// The result of a function that an entry point calls.
pub(crate) type ClResult<T> = Result<T, ClError>;

/// Returns an error unless a condition holds.
pub(crate) fn require(condition: bool, error: cl_int) -> ClResult<()> {
    if condition { Ok(()) } else { Err(ClError(error)) }
}
