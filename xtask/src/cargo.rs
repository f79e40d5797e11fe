//! Runs cargo.

use openvisa_cli_support::{ExitStatus, Failure};
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Returns a command that runs the cargo that runs this program.
pub(crate) fn command() -> Command {
    Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

/// Returns the folder that cargo compiles into, as the user names it.
pub(crate) fn target_dir() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| "target".into(), PathBuf::from)
}

/// Returns whether the standard library of a compilation target is installed.
pub(crate) fn has_target(target: &str) -> bool {
    let output = Command::new("rustc").args(["--print", "target-libdir", "--target", target]).output();
    output.is_ok_and(|output| Path::new(String::from_utf8_lossy(&output.stdout).trim()).is_dir())
}

/// Runs cargo with `args` followed by `more`. It inherits the standard streams.
pub(crate) fn run(
    args: impl IntoIterator<Item = impl AsRef<OsStr>>,
    more: impl IntoIterator<Item = OsString>,
) -> Result<ExitStatus, Failure> {
    match command().args(args).args(more).status() {
        Ok(status) if status.success() => Ok(ExitStatus::Success),
        Ok(_) => Ok(ExitStatus::Findings),
        Err(error) => Err(Failure::Unreadable(format!("cannot run cargo: {error}"))),
    }
}
