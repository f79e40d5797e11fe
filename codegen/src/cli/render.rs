//! `visa-codegen render`: fills a template with the facts of a specification.

use super::specs_folder::{
    DEFAULT_SPECS, load_specs, specs_folder_parser, unreadable, unreadable_file, warn_of_missing_facts,
};
use super::{Context, ExitStatus, Failure};
use crate::documents;
use crate::generate::folder_name;
use openvisa_cli_support::write_file;
use std::path::{Path, PathBuf};

/// The arguments of `render`.
#[derive(Debug, clap::Args)]
pub struct RenderArgs {
    /// What to print.
    #[command(flatten)]
    pub source: RenderSource,
    /// Folder of the specification
    #[arg(long, value_name = "DIR", default_value = DEFAULT_SPECS, value_parser = specs_folder_parser())]
    pub specs: PathBuf,
    /// File to write to; - is standard output
    #[arg(short, long, value_name = "FILE", default_value = "-", hide_default_value = true)]
    pub output: PathBuf,
}

/// What `render` prints. Exactly one of the two is given.
#[derive(Debug, clap::Args)]
#[group(required = true, multiple = false)]
pub struct RenderSource {
    /// The template; - is standard input
    ///
    /// If the name of the file, without a final .tera, ends in .html or .xml, values are escaped.
    #[arg(long, value_name = "FILE")]
    pub template: Option<PathBuf>,
    /// Print the variables that templates see, as JSON
    ///
    /// Leaves out `model`, which is what `visa-codegen json` prints.
    #[arg(long)]
    pub context: bool,
}

/// Executes `render`.
///
/// # Errors
/// If a file cannot be read or written, the template cannot be filled, or the output cannot be
/// written.
pub fn run(args: &RenderArgs, context: &mut Context<'_>) -> Result<ExitStatus, Failure> {
    let template = match &args.source.template {
        Some(path) => Some((path, read_template(path, context)?)),
        None => None,
    };
    let (spec, diagnostics) = load_specs(&args.specs)?;
    let prefix = folder_name(&args.specs);
    let text = match template {
        None => documents::context_json(&spec.model, &prefix),
        Some((path, template)) => {
            documents::render(&spec.model, &prefix, &path.to_string_lossy(), &template).map_err(unreadable)?
        }
    };
    match is_standard_stream(&args.output) {
        true => context.out.write_all(text.as_bytes())?,
        false => write_file(&args.output, text.as_bytes()).map_err(unreadable_file(&args.output))?,
    }
    warn_of_missing_facts(&args.specs, &diagnostics, context)
}

/// Reads a template from a file or from standard input.
fn read_template(path: &Path, context: &mut Context<'_>) -> Result<String, Failure> {
    let text = match is_standard_stream(path) {
        true => std::io::read_to_string(&mut *context.input),
        false => std::fs::read_to_string(path),
    };
    text.map_err(unreadable_file(path))
}

/// Returns whether a path is `-`, which means standard input or output.
fn is_standard_stream(path: &Path) -> bool {
    path.as_os_str() == "-"
}
