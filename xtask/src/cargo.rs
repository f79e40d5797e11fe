//! Runs cargo.

use openvisa_cli_support::{ExitStatus, Failure};
use std::ffi::{OsStr, OsString};
use std::process::Command;

/// Returns a command that runs the cargo that runs this program.
pub(crate) fn command() -> Command {
    Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
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
