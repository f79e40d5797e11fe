//! Statuses of functions, and the failures that they stand for.

use crate::findings::OpenvisaFindings;
use openvisa_findings::Finding;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// What became of a call.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpenvisaStatus {
    /// The call did what it should.
    Ok = 0,
    /// An argument is wrong: a null pointer, an unknown name, an index that is too large.
    InvalidArgument = 1,
    /// The program or text has errors, so that nothing could be made of it.
    InvalidProgram = 2,
    /// The library has a defect.
    InternalError = 3,
}

/// Why a call failed.
pub(crate) struct Failure {
    pub(crate) status: OpenvisaStatus,
    pub(crate) findings: Vec<Finding>,
}

impl Failure {
    /// Returns the failure of a wrong argument.
    pub(crate) fn argument(message: impl Into<String>) -> Self {
        let findings = vec![Finding::error("argument", message)];
        Self { status: OpenvisaStatus::InvalidArgument, findings }
    }

    /// Returns the failure of a program with errors.
    pub(crate) fn program(findings: Vec<Finding>) -> Self {
        Self { status: OpenvisaStatus::InvalidProgram, findings }
    }

    /// Returns the failure of a defect of the library.
    pub(crate) fn internal(message: impl Into<String>) -> Self {
        let findings = vec![Finding::error("internal", message)];
        Self { status: OpenvisaStatus::InternalError, findings }
    }
}

/// Runs the body of a function. Returns its status, and the findings of a failure.
pub(crate) fn guard(body: impl FnOnce() -> Result<(), Failure>) -> (OpenvisaStatus, Option<OpenvisaFindings>) {
    // What a body was changing when it panicked is dropped with it.
    let failure = match catch_unwind(AssertUnwindSafe(body)) {
        Ok(Ok(())) => return (OpenvisaStatus::Ok, None),
        Ok(Err(failure)) => failure,
        Err(panic) => {
            let message = panic.downcast_ref::<String>().map(String::as_str);
            let message = message.or_else(|| panic.downcast_ref::<&str>().copied());
            Failure::internal(message.unwrap_or("the library panicked"))
        }
    };
    (failure.status, Some(OpenvisaFindings::new(failure.findings)))
}
