//! `visa-codegen rename`: renames a name of a specification in all its documents.

use super::fix::write_edits;
use super::specs_folder::{DEFAULT_SPECS, specs_folder_parser, unreadable, unreadable_file};
use super::{Context, ExitStatus, Failure};
use crate::lsp::{RenamePlan, plan_rename};
use openvisa_cli_support::counted;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// The arguments of `rename`.
#[derive(Debug, clap::Args)]
pub struct RenameArgs {
    /// Name to change; with the document that defines it if several do: ADD/Src0, fields/Exec_size
    #[arg(value_name = "OLD")]
    pub old: String,
    /// New name
    #[arg(value_name = "NEW")]
    pub new: String,
    /// Folder of the specification
    #[arg(long, value_name = "DIR", default_value = DEFAULT_SPECS, value_parser = specs_folder_parser())]
    pub specs: PathBuf,
    /// Keep the old name, deprecated: the sentence ``Formerly `OLD`.`` is added to the item
    #[arg(long)]
    pub formerly: bool,
    /// Write nothing; print what would change
    #[arg(long)]
    pub dry_run: bool,
}

/// Executes `rename`.
///
/// # Errors
/// If the name cannot be changed, or a document cannot be read or written.
pub fn run(args: &RenameArgs, context: &mut Context<'_>) -> Result<ExitStatus, Failure> {
    let plan = plan_rename(&args.specs, &args.old, &args.new, args.formerly).map_err(Failure::Usage)?;
    for (file, edits) in &plan.edits {
        if !args.dry_run {
            let written = write_edits(&args.specs, &plan.sources, *file, edits);
            written.map_err(unreadable)?;
        }
        let path = args.specs.join(&plan.sources.file(*file).path);
        writeln!(context.out, "{}: {}", path.display(), counted(edits.len(), "place"))?;
    }
    if let Some((from, to)) = moved_paths(&args.specs, &plan) {
        if !args.dry_run {
            move_file(&from, &to)?;
        }
        writeln!(context.out, "{} is now {}", from.display(), to.display())?;
    }
    Ok(ExitStatus::Success)
}

/// Returns the old and the new path of the file whose name changes.
fn moved_paths(specs: &Path, plan: &RenamePlan) -> Option<(PathBuf, PathBuf)> {
    let (file, to) = plan.moved.as_ref()?;
    Some((specs.join(&plan.sources.file(*file).path), specs.join(to)))
}

/// Moves a file to a path where no file is.
fn move_file(from: &Path, to: &Path) -> Result<(), Failure> {
    let moved = match to.try_exists() {
        Ok(true) => Err(ErrorKind::AlreadyExists.into()),
        _ => std::fs::rename(from, to),
    };
    moved.map_err(unreadable_file(to))
}
