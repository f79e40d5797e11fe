//! The command that `cargo xtask oracle` and `cargo xtask coverage --vendor` run.

use clap::Parser;
use openvisa_cli_support::{Context, ExitStatus, Failure, run_process};
use openvisa_oracle::{agree, sweep, vendor_checks};
use std::path::Path;
use std::process::ExitCode;

/// Compare our validator with the vendor's compilers
#[derive(Debug, Parser)]
#[command(name = "openvisa-oracle", bin_name = "cargo xtask oracle")]
enum OracleCommand {
    Agree(agree::AgreeArgs),
    Sweep(sweep::SweepArgs),
    Checks(vendor_checks::ChecksArgs),
}

fn main() -> ExitCode {
    run_process(execute)
}

fn execute(arguments: OracleCommand, context: &mut Context<'_>) -> Result<ExitStatus, Failure> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap_or(Path::new("."));
    match arguments {
        OracleCommand::Agree(args) => args.run(root, context),
        OracleCommand::Sweep(args) => args.run(root, context),
        OracleCommand::Checks(args) => args.run(root, context),
    }
}
