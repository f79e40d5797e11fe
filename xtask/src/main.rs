//! Project tasks: `cargo xtask TASK`.
//!
//! The work is done by `openvisa-codegen` and by other programs of the workspace. A task here only
//! knows where the project has its files.

mod bench;
mod build_time;
mod cargo;
mod dist;
#[cfg(test)]
mod documented_commands;
mod mutate_specs;
#[cfg(test)]
mod packages;
mod programs;
mod released_specs;
mod site;
mod surface;

use clap::Parser;
use openvisa_cli_support::{Context, ExitStatus, Failure, run_process};
use openvisa_codegen::cli::site::SiteOptions;
use openvisa_codegen::cli::{Subcommand, check, diff, explain, generate, json, new, render, trace};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Project tasks
///
/// Paths in arguments are relative to the root of the project, except those of `diff`.
#[derive(Debug, Parser)]
#[command(name = "xtask", bin_name = "cargo xtask", verbatim_doc_comment)]
struct TaskArguments {
    #[command(subcommand)]
    task: Task,
}

/// The tasks. The documentation of each is its help text.
#[derive(Debug, clap::Subcommand)]
enum Task {
    /// Regenerate generated/, packages/bindings/ and the builder from specs/, or check whether they
    /// are stale
    ///
    /// Writes only files whose content changes, and nothing if the specification has errors.
    #[command(name = "gen", verbatim_doc_comment)]
    Generate(generate::GenerateArgs),
    /// Begin the page of a new instruction
    ///
    /// Copies the page of a similar instruction. Where the author must write something else, the
    /// copy has a gap, TODO, which `check` reports.
    #[command(verbatim_doc_comment)]
    New(new::NewArgs),
    /// Check specs/ as strictly as continuous integration does: every warning is an error
    Check(check::CheckOptions),
    /// Print specs/ as JSON
    Json(json::JsonOptions),
    /// Compare two specifications fact by fact
    Diff(diff::DiffArgs),
    /// Explain a rule, or list all rules
    Explain(explain::ExplainArgs),
    /// Show what is generated from a line of the specification, or the origin of a generated line
    Trace(trace::TraceArgs),
    /// Fill a template with the facts of a specification
    Render(render::RenderArgs),
    /// Make a web site of specs/
    ///
    /// The site has the command `visa`, compiled to WebAssembly, and a page of what `cargo xtask
    /// coverage` prints.
    #[command(verbatim_doc_comment)]
    Site(SiteOptions),
    /// List which instructions have semantics, and which tests use them
    Coverage(CoverageArgs),
    /// Compare the hand-written semantics of instructions with the pseudo-code of the specification
    ///
    /// Makes valid instructions of all pages with a public meaning, runs them on edge values, random
    /// ones and a small memory, in all rounding and denormal modes, and prints each difference with
    /// its operands.
    ///
    /// With `--kernels`, runs all kernels below a folder by both semantics instead, in launches
    /// that are made from their inputs, and compares all buffers.
    #[command(verbatim_doc_comment)]
    Differential(DifferentialArgs),
    /// Prove what must hold of the specification, with an SMT solver
    ///
    /// Answers are in crates/prove/answers.tsv, by the digest of the formula. Without options, the
    /// solver is asked about formulas without an answer. `--write` writes the answers, `--all` asks
    /// about all formulas, `--only TEXT` about some, `--check` about none. What fails must be in
    /// crates/prove/accepted.tsv, with the reason.
    #[command(verbatim_doc_comment, disable_help_flag = true)]
    Prove(PassedArgs),
    /// Plant single mistakes in copies of specs/, and print who sees them
    ///
    /// A mistake is found by `check` at its line, elsewhere on its page, or on another page; or it is
    /// seen by `diff` only, or by nobody. Mistakes that nobody sees are printed.
    #[command(verbatim_doc_comment)]
    MutateSpecs(mutate_specs::MutateArgs),
    /// Compare our output with the vendor's tools, which must be installed
    ///
    /// `cargo xtask oracle --help` lists the comparisons. They are commands of `openvisa-oracle`, a
    /// program of its own, because they call the validator, and this program must compile without
    /// generated code.
    #[command(verbatim_doc_comment, disable_help_flag = true)]
    Oracle(PassedArgs),
    /// Run programs that nobody here wrote on the OpenCL driver, and judge their results
    ///
    /// Installs them in target/programs, compares by the programs' own oracles, and prints what passed.
    #[command(verbatim_doc_comment)]
    Programs(programs::ProgramsArgs),
    /// Make what a release consists of, in target/dist
    ///
    /// Changes, crates, programs, packages for other languages, a list of components, checksums.
    #[command(verbatim_doc_comment)]
    Dist(dist::DistArgs),
    /// List what each published crate offers to its users, in xtask/surface
    Surface(surface::SurfaceArgs),
    /// Measure speed, compile time or generated code
    #[command(subcommand)]
    Bench(bench::Bench),
}

/// The arguments of `coverage`.
#[derive(Debug, clap::Args)]
struct CoverageArgs {
    /// Print one JSON document, for `visa-codegen site --coverage`
    #[arg(long, conflicts_with = "reference")]
    json: bool,
    /// Print how each page of the specification defines its instruction
    #[arg(long)]
    reference: bool,
    /// Count the checks of the vendor's verifier that a rule of ours reports, instead
    #[arg(long, conflicts_with_all = ["json", "reference"])]
    vendor: bool,
    /// Write docs/vendor-checks.md
    #[arg(long, requires = "vendor")]
    write: bool,
}

/// The arguments of a program of the workspace, which are passed on.
#[derive(Debug, clap::Args)]
struct PassedArgs {
    #[arg(value_name = "ARGUMENT", trailing_var_arg = true, allow_hyphen_values = true)]
    arguments: Vec<OsString>,
}

/// The arguments of Cargo that run `openvisa-oracle`, before those of the program.
const ORACLE_COMMAND: [&str; 5] = ["run", "--quiet", "--package", "openvisa-oracle", "--"];

/// The arguments of Cargo for the task `prove`, before those of the program.
const PROVE_COMMAND: [&str; 7] = ["run", "--quiet", "--package", "openvisa-prove", "--example", "prove", "--"];

/// The arguments of `differential`.
#[derive(Debug, clap::Args)]
struct DifferentialArgs {
    /// Folder with kernels in assembler text, laid out like tests/corpus
    #[arg(long, value_name = "DIR")]
    kernels: Option<PathBuf>,
    /// Compile without optimisation, which takes less time than it saves for few kernels
    #[arg(long, requires = "kernels")]
    dev: bool,
}

/// The arguments of Cargo for the task `differential --kernels`, before those of the program.
const KERNELS_COMMAND: &[&str] = &["run", "--quiet", "--package", "openvisa-sim", "--example", "compare_kernels"];

/// The arguments of Cargo for the task `differential`.
const DIFFERENTIAL_COMMAND: &[&str] = &[
    "test",
    "--profile=measure",
    "--package",
    "openvisa-sim",
    "--lib",
    "differential::",
    "--",
    "--include-ignored",
    "--nocapture",
];

fn main() -> ExitCode {
    surface::run_as_rustdoc().unwrap_or_else(|| run_process(execute))
}

fn execute(arguments: TaskArguments, context: &mut Context<'_>) -> Result<ExitStatus, Failure> {
    // The folders to compare are usually outside of the project.
    if !matches!(arguments.task, Task::Diff(_)) {
        enter_root()?;
    }
    match arguments.task {
        Task::Generate(mut args) => {
            args.bindings.get_or_insert_with(|| "packages/bindings".into());
            args.builder.get_or_insert_with(|| "src/builder".into());
            if args.base.is_none() && !args.check && !args.watch {
                args.base = released_specs::extract_if_changed();
            }
            Subcommand::Generate(args).run(context)
        }
        Task::New(args) => Subcommand::New(args).run(context),
        Task::Check(mut options) => {
            options.deny_warnings = true;
            Subcommand::Check(check::CheckArgs { dir: "specs".into(), options }).run(context)
        }
        Task::Json(options) => Subcommand::Json(json::JsonArgs { dir: Some("specs".into()), options }).run(context),
        Task::Diff(args) => Subcommand::Diff(args).run(context),
        Task::Explain(args) => Subcommand::Explain(args).run(context),
        Task::Trace(args) => Subcommand::Trace(args).run(context),
        Task::Render(args) => Subcommand::Render(args).run(context),
        Task::Site(options) => site::make_site(options, context),
        Task::Coverage(CoverageArgs { vendor: true, write, .. }) => {
            let arguments = [("checks", true), ("--write", write)];
            cargo::run(ORACLE_COMMAND, arguments.iter().filter(|(_, on)| *on).map(|(word, _)| OsString::from(word)))
        }
        Task::Coverage(CoverageArgs { json, reference, .. }) => {
            let arguments = [(json, "--json"), (reference, "--reference")];
            cargo::run(
                site::COVERAGE_COMMAND,
                arguments.iter().filter(|(on, _)| *on).map(|(_, name)| OsString::from(name)),
            )
        }
        Task::Differential(DifferentialArgs { kernels: Some(folder), dev }) => {
            let profile = (!dev).then(|| OsString::from("--profile=measure"));
            let folder = [OsString::from("--"), folder.into_os_string()];
            cargo::run(KERNELS_COMMAND, profile.into_iter().chain(folder))
        }
        Task::Differential(_) => cargo::run(DIFFERENTIAL_COMMAND, None),
        Task::MutateSpecs(args) => mutate_specs::mutate(&args, context),
        Task::Prove(args) => cargo::run(PROVE_COMMAND, args.arguments),
        Task::Oracle(args) => cargo::run(ORACLE_COMMAND, args.arguments),
        Task::Programs(args) => programs::run_programs(&args, context),
        Task::Dist(args) => dist::make_release(&args, context),
        Task::Surface(args) => surface::list_surfaces(&args, context),
        Task::Bench(bench) => bench.run(),
    }
}

/// Returns the folder that an environment variable names, or `None` if it is unset or empty.
/// CONTRIBUTING.md describes the variables.
fn folder_of_variable(variable: &str) -> Option<PathBuf> {
    std::env::var_os(variable).filter(|path| !path.is_empty()).map(PathBuf::from)
}

/// Makes the root of the workspace the working directory, so that tasks work in any folder of it.
fn enter_root() -> Result<(), Failure> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap_or(Path::new("."));
    std::env::set_current_dir(root).map_err(|error| Failure::Unreadable(format!("{}: {error}", root.display())))
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    fn parse(line: &str) -> Result<Task, clap::Error> {
        TaskArguments::try_parse_from(["xtask"].into_iter().chain(line.split_whitespace()))
            .map(|arguments| arguments.task)
    }

    #[test]
    fn the_command_line_is_consistent() {
        TaskArguments::command().debug_assert();
    }

    #[test]
    fn every_task_is_accepted() {
        for line in [
            "gen",
            "gen --check --bindings b",
            "gen --watch",
            "new NAME --like OTHER --title words",
            "check --format json --fix",
            "json --schema",
            "diff old new --errata",
            "explain V0301",
            "trace ADD.md:31",
            "render --context",
            "site --out dir --against old",
            "coverage --json",
            "coverage --vendor --write",
            "coverage --reference",
            "differential",
            "differential --kernels dir",
            "differential --kernels dir --dev",
            "mutate-specs --seed 2 --count 10 --kind text --list --right-line 70 --seen 95",
            "programs pyopencl openmm --device skl,dg2 --write",
            "programs --quick --driver file --install",
            "prove --check",
            "oracle agree --replay file --at-least 99",
            "bench build 5",
            "bench codegen",
            "bench decode --callgrind --wasm file",
            "bench run --quick",
            "bench text --rounds 3",
        ] {
            assert!(parse(line).is_ok(), "{line}: {}", parse(line).unwrap_err());
        }
    }

    #[test]
    fn tasks_with_a_fixed_folder_take_no_folder() {
        for line in ["check specs", "json specs", "site specs"] {
            assert!(parse(line).is_err(), "{line}");
        }
    }

    #[test]
    fn each_task_has_a_help_text() {
        let command = TaskArguments::command();
        for task in command.get_subcommands() {
            let about = task.get_about().map(ToString::to_string).unwrap_or_default();
            assert!(!about.is_empty() && !about.starts_with("The "), "{}: {about}", task.get_name());
        }
    }
}
