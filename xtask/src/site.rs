//! `cargo xtask site`: generates the web site, including the output of other programs of the
//! project.
//!
//! For example, the playground is the command `visa`, compiled to WebAssembly.

use crate::cargo;
use openvisa_cli_support::{Context, ExitStatus, Failure, write_file};
use openvisa_codegen::cli::Subcommand;
use openvisa_codegen::cli::site::{SiteArgs, SiteOptions};
use std::path::{Path, PathBuf};
use std::process::Stdio;

/// Arguments of cargo that print which instructions have semantics, and which tests use them. An
/// example of the simulator prints this, because this program does not depend on the library.
pub(crate) const COVERAGE_COMMAND: [&str; 7] =
    ["run", "--quiet", "--package", "openvisa-sim", "--example", "coverage", "--"];

/// The platform for which the command `visa` is compiled to run in a web page.
const PLAYGROUND_TARGET: &str = "wasm32-wasip1";

/// Generates the site with all parts that can be generated. Warns about each part that cannot, and
/// then returns [`ExitStatus::Findings`]. A missing compilation target is only a note.
pub(crate) fn make_site(mut options: SiteOptions, context: &mut Context<'_>) -> Result<ExitStatus, Failure> {
    let mut status = ExitStatus::Success;
    options.against.splice(0..0, older_versions());
    if options.coverage.is_none() {
        options.coverage = write_coverage();
        if options.coverage.is_none() {
            status = ExitStatus::Findings;
            let page = "the site is made, but its page about coverage lacks semantics and tests";
            let reason = "the simulator does not compile, as after adding an instruction without semantics";
            writeln!(context.err, "warning: {page}: {reason}; `cargo check -p openvisa-sim` says why")?;
        }
    }
    if options.playground.is_none() {
        match compile_playground() {
            Playground::Compiled(module) => options.playground = Some(module),
            Playground::TargetMissing => {
                let hint = format!("`rustup target add {PLAYGROUND_TARGET}` installs what it needs");
                writeln!(context.err, "note: the site has no playground: {hint}")?;
            }
            Playground::Failed => {
                status = ExitStatus::Findings;
                let reason = format!("the command `visa` does not compile for {PLAYGROUND_TARGET}");
                writeln!(context.err, "warning: the site has no playground: {reason}")?;
            }
        }
    }
    let made = Subcommand::Site(SiteArgs { dir: "specs".into(), options }).run(context)?;
    Ok(made.max(status))
}

/// Returns the versions of the vendor's documents in the folder that `OPENVISA_UPSTREAM` names,
/// oldest first.
fn older_versions() -> Vec<PathBuf> {
    let entries = crate::folder_of_variable("OPENVISA_UPSTREAM").and_then(|folder| std::fs::read_dir(folder).ok());
    let mut folders: Vec<_> = entries.into_iter().flatten().flatten().map(|entry| entry.path()).collect();
    folders.retain(|path| path.join("instructions").is_dir());
    folders.sort();
    folders
}

/// Writes the coverage of semantics and tests to a file, and returns its path. Returns `None` if
/// that fails.
fn write_coverage() -> Option<PathBuf> {
    let output = cargo::command().args(COVERAGE_COMMAND).arg("--json").stderr(Stdio::null()).output().ok()?;
    let path = Path::new("target/coverage.json");
    // The folder is missing if cargo was told to use another one.
    std::fs::create_dir_all("target").ok()?;
    (output.status.success() && write_file(path, &output.stdout).is_ok()).then(|| path.to_owned())
}

/// The result of compiling the playground.
enum Playground {
    /// The module was written to this file.
    Compiled(PathBuf),
    /// The standard library of the target is not installed.
    TargetMissing,
    /// The command does not compile.
    Failed,
}

/// Compiles the command `visa` to WebAssembly.
fn compile_playground() -> Playground {
    if !cargo::has_target(PLAYGROUND_TARGET) {
        return Playground::TargetMissing;
    }
    let mut build = cargo::command();
    build.args(["build", "--package", "openvisa-cli", "--bin", "visa", "--no-default-features"]);
    build.args(["--features", "run"]);
    build.args(["--target", PLAYGROUND_TARGET, "--profile", "playground"]);
    if !build.status().is_ok_and(|status| status.success()) {
        return Playground::Failed;
    }
    let folder = crate::cargo::target_dir();
    Playground::Compiled(Path::new(&folder).join(PLAYGROUND_TARGET).join("playground/visa.wasm"))
}
