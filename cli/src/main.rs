//! `visa`: reads, checks, changes and runs vISA programs. See [`openvisa_cli`].

use std::process::ExitCode;

fn main() -> ExitCode {
    openvisa_cli::run_process()
}
