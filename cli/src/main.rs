//! `visa`: reads, checks and changes vISA object files. See [`openvisa_cli`].

use std::process::ExitCode;

fn main() -> ExitCode {
    openvisa_cli::PROGRAM.main()
}
