//! The command that `cargo xtask oracle` and `cargo xtask coverage --vendor` run.

use clap::Parser;
use openvisa_cli_support::{Context, ExitStatus, Failure, run_process};
use openvisa_oracle::{agree, sweep, vendor_checks};
use openvisa_test_support::archive;
use std::path::Path;
use std::process::ExitCode;

/// Compare our validator with the vendor's compilers
#[derive(Debug, Parser)]
#[command(name = "openvisa-oracle", bin_name = "cargo xtask oracle")]
enum OracleCommand {
    Agree(agree::AgreeArgs),
    Sweep(sweep::SweepArgs),
    Checks(vendor_checks::ChecksArgs),
    /// Print the folders that have the cases of tests/run, and unpack those that are packed
    ///
    /// `cargo xtask oracle text` reads the texts of these folders.
    Cases,
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
        OracleCommand::Cases => print_case_roots(context),
    }
}

/// Prints the folders of the cases, one a line.
fn print_case_roots(context: &mut Context<'_>) -> Result<ExitStatus, Failure> {
    for root in archive::case_roots().map_err(Failure::Unreadable)? {
        writeln!(context.out, "{}", root.display())?;
    }
    Ok(ExitStatus::Success)
}
