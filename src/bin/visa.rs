//! `visa`: reads, checks and changes vISA object files. See [`openvisa::cli`].

use std::process::ExitCode;

fn main() -> ExitCode {
    openvisa::cli::PROGRAM.main()
}
