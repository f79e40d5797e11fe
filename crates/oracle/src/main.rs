//! The command that `cargo xtask oracle` and `cargo xtask coverage --vendor` run.

use clap::Parser;
use openvisa_cli_support::{Context, ExitStatus, Failure, run_process};
use openvisa_oracle::{agree, binaries, smith, sweep, vendor_checks};
use std::path::Path;
use std::process::ExitCode;

/// Compare our output and our validator with the vendor's tools, which must be installed
#[derive(Debug, Parser)]
#[command(name = "openvisa-oracle", bin_name = "cargo xtask oracle")]
enum OracleCommand {
    Agree(agree::AgreeArgs),
    Sweep(sweep::SweepArgs),
    Smith(smith::SmithArgs),
    Checks(vendor_checks::ChecksArgs),
    #[command(flatten)]
    Binaries(binaries::Comparison),
}

fn main() -> ExitCode {
    run_process(execute)
}

fn execute(arguments: OracleCommand, context: &mut Context<'_>) -> Result<ExitStatus, Failure> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).unwrap_or(Path::new("."));
    match arguments {
        OracleCommand::Agree(args) => args.run(root, context),
        OracleCommand::Sweep(args) => args.run(root, context),
        OracleCommand::Smith(args) => args.run(root, context),
        OracleCommand::Checks(args) => args.run(root, context),
        OracleCommand::Binaries(comparison) => comparison.run(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_comparison_is_accepted() {
        for line in [
            "text --corpus dir --root a --root b --only word",
            "lines --root a",
            "rules --only word",
            "examples",
            "agree --mutants 5000 --seed 2 --device dg2 --root dir",
            "agree --replay file --at-least 99",
            "sweep --root dir",
            "smith --count 10 --seed 2 --platforms skl DG2 --size 20 --root dir --out dir",
            "run --kernels dir --sid root --devices tgllp dg2 --only word --jobs 1 --work dir --keep",
        ] {
            let parsed = OracleCommand::try_parse_from(["oracle"].into_iter().chain(line.split_whitespace()));
            assert!(parsed.is_ok(), "{line}: {}", parsed.unwrap_err());
        }
    }
}
