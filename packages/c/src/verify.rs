//! Checks programs against the rules of the specification.

use crate::findings::OpenvisaFindings;
use crate::input;
use crate::output::{move_handle, return_handle};
use crate::status::{Failure, OpenvisaStatus};
use openvisa_check::{CheckOptions, ProgramFile, check};
use openvisa_findings::Finding;
use std::ffi::c_char;

/// Checks a program, the contents of an object file or assembler text, against the rules of a
/// platform.
///
/// `platform` is a name such as `PVC`, or null for the platform with the fewest findings. If the
/// program can be checked, the status is `OPENVISA_STATUS_OK`, and `*findings` are the broken
/// rules: an empty list if there are none. Otherwise `*findings` says why it cannot.
/// `openvisa_findings_free` frees them in both cases.
#[unsafe(no_mangle)]
#[allow(unsafe_code, reason = "the name is unique: it begins with that of the library")]
pub extern "C" fn openvisa_verify(
    data: *const u8,
    length: usize,
    platform: *const c_char,
    findings: *mut *mut OpenvisaFindings,
) -> OpenvisaStatus {
    // The findings of a failure are returned in place of those of the program.
    let mut problems = std::ptr::null_mut();
    let status = return_handle(findings, &raw mut problems, || {
        let program = input::bytes(data, length)?;
        let refused = |error| Failure::program(vec![Finding::error("file", format!("the program {error}"))]);
        let platform = input::platform(platform)?;
        let program = ProgramFile::of_bytes(program, "").map_err(refused)?;
        Ok(OpenvisaFindings::new(check(&program, platform, &CheckOptions::default()).findings))
    });
    move_handle(problems, findings);
    status
}
