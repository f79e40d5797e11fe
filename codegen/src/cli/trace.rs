//! `visa-codegen trace`: prints what is generated from a line of the specification, or where a
//! generated line comes from.

use super::specs_folder::unreadable;
use super::{Context, ExitStatus, Failure};
use crate::trace::Trace;
use openvisa_cli_support::counted;
use std::path::{Path, PathBuf};
use std::str::FromStr;

/// The arguments of `trace`.
#[derive(Debug, clap::Args)]
pub struct TraceArgs {
    /// A line, from 1, of a document (ADD.md:31) or of a generated file (enums.rs:12)
    ///
    /// Folders in front of the name of the file may be left out.
    #[arg(value_name = "FILE:LINE")]
    pub line: FileLine,
    /// Folder with generated files; may be given several times
    #[arg(long = "out", value_name = "DIR", default_values = ["generated/src", "packages/bindings", "src/builder"])]
    pub folders: Vec<PathBuf>,
}

/// A line of a file, written `FILE:LINE`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileLine {
    /// Path of the file, or the end of it.
    pub file: String,
    /// Number of the line, from 1.
    pub line: u32,
}

impl FromStr for FileLine {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let parts = text.rsplit_once(':').and_then(|(file, line)| Some((file, line.parse().ok()?)));
        match parts {
            Some((file, line)) if !file.is_empty() && line > 0 => Ok(Self { file: file.to_owned(), line }),
            _ => Err("expected FILE:LINE, with a line from 1"),
        }
    }
}

/// Executes `trace`.
///
/// # Errors
/// If a generated file cannot be read, the line does not exist, or the output cannot be written.
pub fn run(args: &TraceArgs, context: &mut Context<'_>) -> Result<ExitStatus, Failure> {
    let FileLine { file, line } = &args.line;
    let folders: Vec<&Path> = args.folders.iter().map(PathBuf::as_path).collect();
    let trace = Trace::read(&folders).map_err(unreadable)?;
    match file.ends_with(".md") {
        true => print_generated_items(&trace, file, *line, context),
        false => print_origin(&trace, file, *line, context),
    }
}

/// Prints the items that are generated from a line of the specification.
fn print_generated_items(
    trace: &Trace,
    file: &str,
    line: u32,
    context: &mut Context<'_>,
) -> Result<ExitStatus, Failure> {
    let items = trace.of_origin(file, line);
    for item in &items {
        writeln!(context.out, "{}:{}: {}", item.file, item.line, item.name)?;
    }
    if !items.is_empty() {
        writeln!(context.err, "{} from {file}:{line}", counted(items.len(), "item"))?;
        return Ok(ExitStatus::Success);
    }
    match trace.line_above(file, line) {
        Some(above) => writeln!(
            context.err,
            "no item is generated from {file}:{line}; the nearest line above with items is {file}:{above}"
        )?,
        None => writeln!(context.err, "no item is generated from {file}:{line} or a line above")?,
    }
    Ok(ExitStatus::Findings)
}

/// Prints the line of the specification from which a line of a generated file comes.
fn print_origin(trace: &Trace, file: &str, line: u32, context: &mut Context<'_>) -> Result<ExitStatus, Failure> {
    let Some(line_count) = trace.lines_of(file) else {
        return Err(Failure::Unreadable(format!("{file} is not a generated file")));
    };
    if line as usize > line_count {
        return Err(Failure::Usage(format!("{file} has {}", counted(line_count, "line"))));
    }
    let Some(item) = trace.of_line(file, line) else {
        let reason = "it is the same for every specification";
        writeln!(context.err, "{file}:{line} does not come from a line of the specification: {reason}")?;
        return Ok(ExitStatus::Findings);
    };
    let origin = &item.origin;
    writeln!(context.out, "{}:{}: {} ({}:{})", origin.file, origin.line, item.name, item.file, item.line)?;
    Ok(ExitStatus::Success)
}
