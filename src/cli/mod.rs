//! The command `visa`.
//!
//! One module per subcommand, one row per subcommand in [`PROGRAM`]. What all subcommands have in common is in `openvisa-cli`.
//! Nothing here knows a fact about the instruction set.

mod asm;
mod convert;
mod dis;
mod dump;
mod explain;
mod files;
mod fmt;
mod layout;
mod problem;
#[cfg(feature = "exec")]
mod run;
mod spot;
mod stat;
mod text;
#[cfg(feature = "exec")]
mod trace;
mod verify;

pub use openvisa_cli::{Context, FINDINGS, FINE, USAGE};

use openvisa_cli::{Command, Failure, Program, choice, counted, did_you_mean, nearest, second, unexpected};
use std::ffi::OsString;

/// The command with all its subcommands.
pub const PROGRAM: Program = Program {
    name: "visa",
    version: env!("CARGO_PKG_VERSION"),
    about: "Reads, checks and changes programs of vISA, the virtual instruction set of Intel's graphics compiler.",
    findings: "findings or a failed run",
    commands: &[
        asm::COMMAND,
        dis::COMMAND,
        fmt::COMMAND,
        convert::COMMAND,
        verify::COMMAND,
        stat::COMMAND,
        #[cfg(feature = "exec")]
        run::COMMAND,
        explain::COMMAND,
    ],
};

/// Runs the command with the arguments after its own name, and returns the exit status.
pub fn run(args: impl IntoIterator<Item = OsString>, context: &mut Context<'_>) -> u8 {
    PROGRAM.run(args, context)
}
