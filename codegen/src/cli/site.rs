//! `visa-codegen site`: makes a web site of a specification.

use super::specs_folder::{load_specs, print_errors, specs_folder_parser, unreadable, unreadable_file};
use super::{Context, ExitStatus, Failure};
use crate::generate::folder_name;
use crate::site::coverage::Coverage;
use crate::site::{self, SiteVersion};
use crate::{Spec, artifact_writer};
use std::path::{Path, PathBuf};

/// The arguments of `site`.
#[derive(Debug, clap::Args)]
pub struct SiteArgs {
    /// Folder of the specification
    #[arg(value_name = "DIR", value_parser = specs_folder_parser())]
    pub dir: PathBuf,
    /// The options, which `cargo xtask site` takes as well.
    #[command(flatten)]
    pub options: SiteOptions,
}

/// The options of `site`.
#[derive(Debug, clap::Args)]
pub struct SiteOptions {
    /// Folder to write to; files that are not part of the site are left there
    #[arg(long, value_name = "OUT", default_value = "target/site")]
    pub out: PathBuf,
    /// Folder of an older version of the specification; may be given several times, oldest first
    ///
    /// Adds a page of what each version changed, and one of how DIR differs from the last of them.
    #[arg(long, value_name = "OLD", value_parser = specs_folder_parser())]
    pub against: Vec<PathBuf>,
    /// Output of `cargo xtask coverage --json`: the instructions with semantics, and their tests
    #[arg(long, value_name = "FILE")]
    pub coverage: Option<PathBuf>,
    /// The command `visa` as a WebAssembly module (wasm32-wasip1), for the playground page
    #[arg(long, value_name = "FILE")]
    pub playground: Option<PathBuf>,
}

/// Executes `site`.
///
/// # Errors
/// If a file cannot be read or written, or the output cannot be written.
pub fn run(args: &SiteArgs, context: &mut Context<'_>) -> Result<ExitStatus, Failure> {
    let SiteOptions { out, against, coverage, playground } = &args.options;
    let (spec, diagnostics) = load_specs(&args.dir)?;
    if print_errors(&args.dir, &spec, &diagnostics, context)? {
        writeln!(context.err, "nothing was written")?;
        return Ok(ExitStatus::Findings);
    }
    let older: Vec<(String, Spec)> =
        against.iter().map(|dir| Ok((folder_name(dir), load_specs(dir)?.0))).collect::<Result<_, Failure>>()?;
    let versions: Vec<_> =
        older.iter().map(|(name, spec)| SiteVersion { name: name.clone(), model: &spec.model }).collect();
    let coverage = coverage.as_deref().map(read_coverage).transpose()?;
    let mut files = site::build(&spec, &versions, coverage.as_ref()).map_err(unreadable)?;
    if let Some(path) = playground {
        let wasm = std::fs::read(path).map_err(unreadable_file(path))?;
        let module = site::playground_module(Some(&wasm));
        files.retain(|file| file.path != module.path);
        files.push(module);
    }
    let changes = artifact_writer::compare(&files, out).map_err(unreadable)?;
    artifact_writer::apply(&files, &changes, out).map_err(unreadable)?;
    writeln!(context.out, "{}: {} of {} files changed", out.join("index.html").display(), changes.len(), files.len())?;
    Ok(ExitStatus::Success)
}

/// Reads the output of `cargo xtask coverage --json`.
fn read_coverage(path: &Path) -> Result<Coverage, Failure> {
    let text = std::fs::read_to_string(path).map_err(unreadable_file(path))?;
    Coverage::parse(&text).map_err(|error| unreadable(format_args!("{}: {error}", path.display())))
}
