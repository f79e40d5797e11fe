//! The `visa-codegen` command.
//!
//! One module per subcommand, one row per subcommand in [`PROGRAM`]. What all subcommands have in common is in `openvisa-cli`.
//! Nothing here knows what a specification means.

mod check;
mod diff;
mod explain;
mod fix;
mod generate;
mod import;
mod json;
mod new;
mod render;
mod site;
mod trace;
mod watch;

pub use openvisa_cli::{Context, FINDINGS, FINE, USAGE};

use openvisa_cli::{Command, Failure, Program, choice, counted, did_you_mean, nearest, unexpected};
use std::ffi::OsString;

/// The command with all its subcommands.
pub const PROGRAM: Program = Program {
    name: "visa-codegen",
    version: || env!("CARGO_PKG_VERSION").to_owned(),
    about: "Reads the vISA specification, a folder of Markdown files, and generates code from it.",
    findings: "findings that fail",
    commands: &[
        check::COMMAND,
        generate::COMMAND,
        new::COMMAND,
        diff::COMMAND,
        json::COMMAND,
        render::COMMAND,
        trace::COMMAND,
        site::COMMAND,
        import::COMMAND,
        explain::COMMAND,
    ],
};

/// Runs the command with the arguments after its own name, and returns the exit status.
pub fn run(args: impl IntoIterator<Item = OsString>, context: &mut Context<'_>) -> u8 {
    PROGRAM.run(args, context)
}
