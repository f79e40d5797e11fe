//! Functions that subcommands share to read the folder of a specification.

use super::{Context, ExitStatus, Failure};
use crate::Spec;
use crate::render::{self, HumanStyle};
use crate::spec::diagnostics::{Diagnostics, Severity};
use crate::spec::source::ReadError;
use clap::builder::{PathBufValueParser, TypedValueParser};
use openvisa_cli_support::counted;
use std::fmt::Display;
use std::path::{Path, PathBuf};

/// The folder of the specification, from the root of the project.
pub(super) const DEFAULT_SPECS: &str = "specs";

/// Returns a parser for the path of a specification. It rejects `-`, which elsewhere means standard
/// input.
pub(super) fn specs_folder_parser() -> impl TypedValueParser<Value = PathBuf> {
    PathBufValueParser::new().try_map(|path| match path.as_os_str() == "-" {
        true => Err("a specification is a folder, and cannot be read from standard input"),
        false => Ok(path),
    })
}

/// Reads and checks the specification in a folder.
pub(super) fn load_specs(dir: &Path) -> Result<(Spec, Diagnostics), Failure> {
    crate::load(dir).map_err(|error| unreadable_specs(dir, &error))
}

/// Returns the failure for an error that names its file.
pub(super) fn unreadable(error: impl Display) -> Failure {
    Failure::Unreadable(error.to_string())
}

/// Returns a function that makes the failure for a file from an error of the system.
pub(super) fn unreadable_file(path: &Path) -> impl Fn(std::io::Error) -> Failure {
    move |error| unreadable(ReadError::new(path, error))
}

/// Returns the failure for a specification that cannot be read.
pub(super) fn unreadable_specs(dir: &Path, error: &ReadError) -> Failure {
    let hint = match dir.join("instructions").is_dir() {
        true => "",
        false => "\n  a specification is a folder that holds `instructions/`",
    };
    unreadable(format_args!("{error}{hint}"))
}

/// Prints the errors of a specification to standard output, with the lines that they are about.
/// Returns whether there are any. `root` is the folder as the user typed it.
pub(super) fn print_errors(
    root: &Path,
    spec: &Spec,
    diagnostics: &Diagnostics,
    context: &mut Context<'_>,
) -> Result<bool, Failure> {
    if !diagnostics.has_errors() {
        return Ok(false);
    }
    let errors = diagnostics.only(Severity::Error).without_repeats();
    let root = root.to_string_lossy();
    let style = human_style(&root, context.color, context);
    context.out.write_all(render::human(&spec.sources, &errors, style).as_bytes())?;
    Ok(true)
}

/// Returns the style of findings for people, as wide as the terminal. `root` is put before the
/// paths of files.
pub(super) fn human_style<'a>(root: &'a str, color: bool, context: &Context<'_>) -> HumanStyle<'a> {
    let width = context.width.unwrap_or(HumanStyle::default().width);
    HumanStyle { root, color, width }
}

/// Warns on standard error if a specification has errors, because facts may then be missing from
/// what was read. Returns the exit status of a command that uses what could be read.
pub(super) fn warn_of_missing_facts(
    dir: &Path,
    diagnostics: &Diagnostics,
    context: &mut Context<'_>,
) -> Result<ExitStatus, Failure> {
    let count = diagnostics.count(Severity::Error);
    if count == 0 {
        return Ok(ExitStatus::Success);
    }
    let (dir, errors) = (dir.display(), counted(count, "error"));
    writeln!(
        context.err,
        "warning: {dir} has {errors}, so facts may be missing; `visa-codegen check {dir}` shows them"
    )?;
    Ok(ExitStatus::Findings)
}
