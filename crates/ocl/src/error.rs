//! Error codes of OpenCL.
//!
//! For example, `require(size > 0, CL_INVALID_VALUE)?` ends a function with this code.

use opencl_sys::cl_int;

/// The error of a kernel that fails, and of a defect of the driver. It is that of another vendor for
/// a kernel that accesses memory that it must not access. OpenCL has none: hosts take
/// `CL_OUT_OF_RESOURCES` for a lack of memory, free some, and try again.
pub(crate) const EXECUTION_FAILED: cl_int = -9999;

/// An error code of OpenCL.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ClError(pub(crate) cl_int);

/// The result of a function that an entry point calls.
pub(crate) type ClResult<T> = Result<T, ClError>;

/// Returns an error unless a condition holds.
pub(crate) fn require(condition: bool, error: cl_int) -> ClResult<()> {
    if condition { Ok(()) } else { Err(ClError(error)) }
}
