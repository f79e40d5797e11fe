//! The subcommands of `visa`. The program itself is the crate `openvisa-cli`; the Python package
//! installs the same command.
//!
//! Each subcommand has a module: a struct declares its arguments and its help, from which clap
//! makes the parser, and a function `run` executes it. `openvisa-cli-support` has what the commands
//! of the project share. No module here knows a fact about the instruction set.
//!
//! # Example
//!
//! ```
//! use openvisa_commands::{Context, ExitStatus};
//!
//! let (mut input, mut out, mut err) = (std::io::empty(), Vec::new(), Vec::new());
//! let mut context = Context::plain(&mut input, &mut out, &mut err);
//! let status = openvisa_commands::run(["explain", "add"].map(Into::into), &mut context);
//! assert_eq!(status, ExitStatus::Success);
//! assert!(String::from_utf8_lossy(&out).contains("specs/instructions/ADD.md"));
//! ```

// `openvisa-isa` has its feature `exhaustive` if another package of the build needs it.
#![allow(unreachable_patterns)]

mod asm;
mod convert;
#[cfg(feature = "debug")]
mod debug;
mod diagnostics;
mod diff;
mod dis;
#[cfg(feature = "run")]
mod exec;
mod explain;
mod files;
mod fmt;
mod hex_dump;
mod layout;
#[cfg(feature = "lint")]
mod lint;
#[cfg(feature = "lsp")]
mod lsp;
#[cfg(feature = "mcp")]
mod mcp;
mod merge;
#[cfg(feature = "smith")]
mod mutate;
mod parallel;
mod platform;
mod progress;
#[cfg(feature = "smith")]
mod reduce;
#[cfg(feature = "run")]
mod run;
#[cfg(feature = "smith")]
mod smith;
mod stat;
#[cfg(feature = "run")]
mod test;
mod text;
#[cfg(feature = "run")]
mod trace;
mod verify;
#[cfg(feature = "run")]
mod zebin;

pub use openvisa_cli_support::{Context, ExitStatus};
pub use openvisa_findings::reference::specification_json;

use clap::{CommandFactory, Parser};
use openvisa_cli_support::Failure;
#[cfg(feature = "packaging")]
use openvisa_cli_support::packaging;
use openvisa_isa::{NEWEST_VERSION, SPEC_HASH, SPEC_VERSION};
use std::ffi::OsString;
use std::process::ExitCode;
use std::sync::LazyLock;

/// Read, check, change and run programs of vISA, the virtual instruction set of Intel GPUs
///
/// vISA is the input of the last stage of Intel's graphics compiler. Its programs are object files
/// (.isa) or assembler text (.visaasm). Compiled OpenCL kernels (zebins) can hold their texts.
#[derive(Parser)]
#[command(name = "visa", version = VERSION.as_str(), verbatim_doc_comment)]
#[command(after_help = EXAMPLES, after_long_help = after_long_help())]
struct VisaArguments {
    #[command(subcommand)]
    subcommand: Subcommand,
}

const EXAMPLES: &str = "\
Examples:
  visa asm kernel.visaasm
  visa verify kernel.visaasm --platform XE2
  visa dis kernel.isa
  visa explain add";

fn after_long_help() -> String {
    let environment = openvisa_cli_support::ENVIRONMENT_HELP;
    let exit_status = "\
Exit status:
  0  success
  1  findings, or a run that failed
  2  wrong usage, or a file that cannot be read or written";
    let platform = "\n  VISA_PLATFORM     the platform of programs, if no option names one";
    format!("{EXAMPLES}\n\n{exit_status}\n\n{environment}{platform}")
}

#[derive(clap::Subcommand)]
enum Subcommand {
    Asm(asm::AsmArgs),
    Dis(dis::DisArgs),
    Fmt(fmt::FmtArgs),
    Convert(convert::ConvertArgs),
    Verify(verify::VerifyArgs),
    #[cfg(feature = "lint")]
    Lint(lint::LintArgs),
    #[cfg(feature = "lsp")]
    Lsp(lsp::LspArgs),
    #[cfg(feature = "mcp")]
    Mcp(mcp::McpArgs),
    Stat(stat::StatArgs),
    Diff(diff::DiffArgs),
    #[cfg(feature = "run")]
    Run(Box<run::RunArgs>),
    #[cfg(feature = "run")]
    Test(test::TestArgs),
    #[cfg(feature = "debug")]
    Debug(debug::DebugArgs),
    #[cfg(feature = "run")]
    Exec(exec::ExecArgs),
    #[cfg(feature = "run")]
    Zebin(zebin::ZebinArgs),
    #[cfg(feature = "smith")]
    Smith(smith::SmithArgs),
    #[cfg(feature = "smith")]
    Mutate(mutate::MutateArgs),
    #[cfg(feature = "smith")]
    Reduce(reduce::ReduceArgs),
    Merge(merge::MergeArgs),
    Explain(explain::ExplainArgs),
    #[cfg(feature = "packaging")]
    Completions(packaging::CompletionsArgs),
    #[cfg(feature = "packaging")]
    Man(packaging::ManArgs),
}

/// Number of digits of the hash of the specification that `--version` prints.
const HASH_DIGITS: usize = 8;

/// The version of the command and of the specification that it was built from: its date, the newest
/// version of the object format, and the beginning of its hash.
static VERSION: LazyLock<String> = LazyLock::new(|| {
    let date = SPEC_VERSION.map(|date| format!(" {date}")).unwrap_or_default();
    let hash = SPEC_HASH.get(..HASH_DIGITS).unwrap_or(SPEC_HASH);
    format!("{} (specification{date}, object format {NEWEST_VERSION}; {hash})", env!("CARGO_PKG_VERSION"))
});

/// Returns the definition of the command line, for tools that make documents of it.
#[must_use]
pub fn command() -> clap::Command {
    VisaArguments::command()
}

/// Runs the command with `args`, the arguments after its name.
pub fn run(args: impl IntoIterator<Item = OsString>, context: &mut Context<'_>) -> ExitStatus {
    openvisa_cli_support::run(args, context, execute)
}

/// Runs the command with `args`, the arguments after its name, and the standard streams of the
/// process.
pub fn run_with_standard_streams(args: impl IntoIterator<Item = OsString>) -> ExitStatus {
    openvisa_cli_support::run_with_standard_streams(args, execute)
}

/// Runs the command with the arguments and the standard streams of the process.
#[must_use]
pub fn run_process() -> ExitCode {
    openvisa_cli_support::run_process(execute)
}

fn execute(arguments: VisaArguments, context: &mut Context<'_>) -> Result<ExitStatus, Failure> {
    match arguments.subcommand {
        Subcommand::Asm(args) => asm::run(args, context),
        Subcommand::Dis(args) => dis::run(args, context),
        Subcommand::Fmt(args) => fmt::run(args, context),
        Subcommand::Convert(args) => convert::run(args, context),
        Subcommand::Verify(args) => verify::run(&args, context),
        #[cfg(feature = "lint")]
        Subcommand::Lint(args) => lint::run(&args, context),
        #[cfg(feature = "lsp")]
        Subcommand::Lsp(args) => lsp::run(&args, context),
        #[cfg(feature = "mcp")]
        Subcommand::Mcp(args) => mcp::run(&args, context),
        Subcommand::Stat(args) => stat::run(&args, context),
        Subcommand::Diff(args) => diff::run(&args, context),
        #[cfg(feature = "run")]
        Subcommand::Run(args) => run::run(&args, context),
        #[cfg(feature = "run")]
        Subcommand::Test(args) => test::run(&args, context),
        #[cfg(feature = "debug")]
        Subcommand::Debug(args) => debug::run(&args, context),
        #[cfg(feature = "run")]
        Subcommand::Exec(args) => exec::run(&args, context),
        #[cfg(feature = "run")]
        Subcommand::Zebin(args) => zebin::run(args, context),
        #[cfg(feature = "smith")]
        Subcommand::Smith(args) => smith::run(&args, context),
        #[cfg(feature = "smith")]
        Subcommand::Mutate(args) => mutate::run(&args, context),
        #[cfg(feature = "smith")]
        Subcommand::Reduce(args) => reduce::run(args, context),
        Subcommand::Merge(args) => merge::run(&args, context),
        Subcommand::Explain(args) => explain::run(args, context),
        #[cfg(feature = "packaging")]
        Subcommand::Completions(args) => packaging::print_completions(&args, command(), context),
        #[cfg(feature = "packaging")]
        Subcommand::Man(args) => packaging::write_man_pages(&args, command(), context),
    }
}
