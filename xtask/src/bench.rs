//! `cargo xtask bench`: runs benchmarks. Cargo builds them in the release profile.

use crate::{build_time, cargo};
use openvisa_cli_support::{ExitStatus, Failure};
use std::ffi::OsString;

/// The benchmarks. The documentation of each is its help text.
#[derive(Debug, clap::Subcommand)]
pub(crate) enum Bench {
    /// Measure the time to compile the generated crate, and count its lines
    Build(build_time::BuildTimeArgs),
    /// Measure the generator beside the libraries that it uses
    Codegen(BenchmarkArgs),
    /// Measure decoding, encoding, validating and opening beside iced-x86 and wasmparser
    ///
    /// The benchmark takes: --rounds N; --callgrind, which counts machine instructions too; --wasm
    /// FILE, the module that wasmparser reads.
    #[command(verbatim_doc_comment)]
    Decode(BenchmarkArgs),
    /// Measure running kernels beside plain C, pocl, wasmi and oclgrind
    ///
    /// The benchmark takes: --rounds N, --case NAME, --device NAME, --items N, --quick.
    #[command(verbatim_doc_comment)]
    Run(BenchmarkArgs),
    /// Measure reading, printing and formatting text beside iced-x86, wat, wasmprinter and llvm-mc
    ///
    /// The benchmark takes: --rounds N, --callgrind, --wasm FILE.
    #[command(verbatim_doc_comment)]
    Text(BenchmarkArgs),
}

/// The arguments of a benchmark that is a separate program.
#[derive(Debug, clap::Args)]
pub(crate) struct BenchmarkArgs {
    /// Arguments of the benchmark
    #[arg(value_name = "ARGUMENT", trailing_var_arg = true, allow_hyphen_values = true)]
    arguments: Vec<OsString>,
}

/// Runs a program of the separate workspace in benches/. It is separate so that no other build
/// compiles the libraries that we compare with.
const RUN_BENCHES: [&str; 4] =
    ["run", "--release", "--manifest-path=benches/Cargo.toml", "--target-dir=target/benches"];

impl Bench {
    /// Runs the benchmark.
    pub(crate) fn run(self) -> Result<ExitStatus, Failure> {
        let run_benches =
            |bin: &str, args: BenchmarkArgs| cargo::run(RUN_BENCHES.iter().chain(&[bin, "--"]), args.arguments);
        match self {
            Self::Build(args) => build_time::measure_builds(&args),
            Self::Codegen(args) => {
                cargo::run(["bench", "--package=openvisa-codegen", "--bench=pipeline", "--"], args.arguments)
            }
            Self::Decode(args) => run_benches("--bin=decode", args),
            Self::Run(args) => run_benches("--bin=run", args),
            Self::Text(args) => run_benches("--bin=text", args),
        }
    }
}
