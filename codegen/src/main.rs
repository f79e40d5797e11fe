//! The `visa-codegen` command: reads, checks and compares vISA specifications, and generates code
//! from them. See [`openvisa_codegen::cli`].

use std::process::ExitCode;

fn main() -> ExitCode {
    openvisa_codegen::cli::run_process()
}
