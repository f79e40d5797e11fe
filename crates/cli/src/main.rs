//! `visa`: reads, checks, changes and runs vISA programs. See [`openvisa_commands`].

use std::process::ExitCode;

fn main() -> ExitCode {
    openvisa_commands::run_process()
}
