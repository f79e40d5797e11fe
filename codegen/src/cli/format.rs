//! `visa-codegen format`: gives the documents of a specification their layout.

use super::fix::write_edits;
use super::specs_folder::{DEFAULT_SPECS, specs_folder_parser, unreadable_specs};
use super::{Context, ExitStatus, Failure};
use crate::formatting::format_document;
use crate::spec::diagnostics::{Diagnostics, Edit};
use crate::spec::source::Sources;
use openvisa_cli_support::counted;
use std::path::PathBuf;

/// The arguments of `format`.
#[derive(Debug, clap::Args)]
pub struct FormatArgs {
    /// Folder of the specification
    #[arg(value_name = "DIR", default_value = DEFAULT_SPECS, value_parser = specs_folder_parser())]
    pub dir: PathBuf,
    /// Change nothing, and list the documents that have another layout, with their first such line
    #[arg(long)]
    pub check: bool,
}

/// Executes `format`.
///
/// # Errors
/// If the specification cannot be read, or a document cannot be written. Those that can be written
/// are.
pub fn run(args: &FormatArgs, context: &mut Context<'_>) -> Result<ExitStatus, Failure> {
    let FormatArgs { dir, check } = args;
    let sources = Sources::read(dir, &mut Diagnostics::default()).map_err(|error| unreadable_specs(dir, &error))?;
    let (mut count, mut failures) = (0, Vec::new());
    for (id, file) in sources.iter() {
        let edits: Vec<Edit> = format_document(&sources, id);
        let Some(first) = edits.first() else { continue };
        let path = dir.join(&file.path);
        if *check {
            writeln!(context.out, "{}:{}: another layout", path.display(), first.span.line)?;
        } else if let Err(error) = write_edits(dir, &sources, id, &edits) {
            failures.push(error.to_string());
            continue;
        } else {
            writeln!(context.out, "formatted {}", path.display())?;
        }
        count += 1;
    }
    let documents = counted(count, "document");
    match check {
        true => writeln!(context.err, "{documents} to format")?,
        false => writeln!(context.err, "{documents} formatted")?,
    }
    match failures.is_empty() {
        true if *check && count > 0 => Ok(ExitStatus::Findings),
        true => Ok(ExitStatus::Success),
        false => Err(Failure::Unreadable(failures.join("\n"))),
    }
}
