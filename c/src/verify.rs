//! Checks programs against the rules of the specification, with the command `visa`, so that
//! findings are the same.

use crate::findings::{FindingRecord, OpenvisaFindings};
use crate::input;
use crate::output::{move_handle, return_handle};
use crate::status::{Failure, OpenvisaStatus};
use openvisa::isa::Enumeration;
use openvisa_cli::{Context, ExitStatus};
use std::ffi::{OsString, c_char};

/// The status and the streams of a command that has ended.
pub(crate) struct Finished {
    pub(crate) status: ExitStatus,
    pub(crate) out: String,
    err: String,
}

impl Finished {
    /// Returns the message of a failure, without the word that begins it.
    pub(crate) fn failure_message(&self) -> &str {
        self.err.trim().trim_start_matches("error: ")
    }
}

/// Runs the command `visa` with `input` as its standard input.
pub(crate) fn run_visa(args: &[&str], mut input: &[u8]) -> Finished {
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let status = {
        let mut context = Context::plain(&mut input, &mut out, &mut err);
        openvisa_cli::run(args.iter().map(OsString::from), &mut context)
    };
    let [out, err] = [out, err].map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
    Finished { status, out, err }
}

/// Checks a program, the contents of an object file or assembler text, against the rules of a
/// platform.
///
/// `platform` is a name such as `PVC`, or null for the platform with the fewest findings. If the
/// program can be checked, the status is `OPENVISA_STATUS_OK`, and `*findings` are the broken rules: an
/// empty list if there are none. Otherwise `*findings` says why it cannot. `openvisa_findings_free`
/// frees them in both cases.
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
        let platform = input::platform(platform)?.map(|platform| platform.name());
        let mut args = vec!["verify", "--format", "json", "-"];
        args.extend(platform.iter().flat_map(|name| ["--platform", name]));
        let finished = run_visa(&args, program);
        if finished.status == ExitStatus::Error {
            return Err(Failure::program(vec![FindingRecord::error("file", finished.failure_message())]));
        }
        let finding = |line: &str| serde_json::from_str(line).map_err(|error| Failure::internal(error.to_string()));
        Ok(OpenvisaFindings::new(finished.out.lines().map(finding).collect::<Result<_, _>>()?))
    });
    move_handle(problems, findings);
    status
}
