//! The frame of every entry point: errors become results, and panics do not reach the host.

use crate::types::{RESULT_ERROR_UNKNOWN, RESULT_SUCCESS, ZeResult};
pub(crate) use openvisa_runtime::warn;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// An error of an entry point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ZeError(pub(crate) ZeResult);

/// The outcome of a part of an entry point.
pub(crate) type Outcome<T> = Result<T, ZeError>;

/// Returns an error unless a condition holds.
pub(crate) fn require(condition: bool, error: ZeResult) -> Outcome<()> {
    if condition { Ok(()) } else { Err(ZeError(error)) }
}

/// Runs the body of an entry point. A panic becomes [`RESULT_ERROR_UNKNOWN`].
pub(crate) fn result(body: impl FnOnce() -> Outcome<()>) -> ZeResult {
    let outcome = catch_unwind(AssertUnwindSafe(body)).unwrap_or(Err(ZeError(RESULT_ERROR_UNKNOWN)));
    outcome.map_or_else(|error| error.0, |()| RESULT_SUCCESS)
}
