//! The command `visa`.
//!
//! One module per subcommand, one row per subcommand in [`PROGRAM`]. Nothing here knows a fact about the instruction set.

mod asm;
mod convert;
mod dis;
mod dump;
mod explain;
mod files;
mod fmt;
mod frame;
mod layout;
mod parallel;
mod problem;
#[cfg(feature = "run")]
mod run;
mod spot;
mod stat;
mod text;
#[cfg(feature = "run")]
mod trace;
mod verify;
#[cfg(feature = "run")]
mod zebin;

pub use frame::{Context, FINDINGS, FINE, USAGE};

use frame::{Command, Failure, Program, choice, counted, did_you_mean, nearest, second, unexpected};
use openvisa_isa::{NEWEST_VERSION, SPEC_HASH, SPEC_VERSION};
use std::ffi::OsString;

/// The command with all its subcommands.
pub const PROGRAM: Program = Program {
    name: "visa",
    version,
    about: "Reads, checks and changes programs of vISA, the virtual instruction set of Intel's graphics compiler.",
    findings: "findings or a failed run",
    commands: &[
        asm::COMMAND,
        dis::COMMAND,
        fmt::COMMAND,
        convert::COMMAND,
        verify::COMMAND,
        stat::COMMAND,
        #[cfg(feature = "run")]
        run::COMMAND,
        #[cfg(feature = "run")]
        zebin::COMMAND,
        explain::COMMAND,
    ],
};

/// Digits of the hash of the specification that are shown.
const HASH_DIGITS: usize = 8;

/// Returns the version of the command, and of the specification that it was made from: its date, the newest version of the object format,
/// and the beginning of its hash.
fn version() -> String {
    let date = SPEC_VERSION.map(|date| format!(" {date}")).unwrap_or_default();
    let hash = SPEC_HASH.get(..HASH_DIGITS).unwrap_or(SPEC_HASH);
    format!("{} (specification{date}, object format {NEWEST_VERSION}; {hash})", env!("CARGO_PKG_VERSION"))
}

/// Runs the command with the arguments after its own name, and returns the exit status.
pub fn run(args: impl IntoIterator<Item = OsString>, context: &mut Context<'_>) -> u8 {
    PROGRAM.run(args, context)
}
