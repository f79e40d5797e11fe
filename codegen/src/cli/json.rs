//! `visa-codegen json`: prints the model of a specification as JSON, or the schema of that JSON.

use super::specs_folder::{load_specs, specs_folder_parser, warn_of_missing_facts};
use super::{Context, ExitStatus, Failure};
use crate::export;
use std::path::{Path, PathBuf};

/// The arguments of `json`.
#[derive(Debug, clap::Args)]
pub struct JsonArgs {
    /// Folder of the specification
    #[arg(value_name = "DIR", required_unless_present = "schema", value_parser = specs_folder_parser())]
    pub dir: Option<PathBuf>,
    /// The options, which `cargo xtask json` takes as well.
    #[command(flatten)]
    pub options: JsonOptions,
}

/// The options of `json`.
#[derive(Debug, clap::Args)]
pub struct JsonOptions {
    /// Print the JSON schema (draft 2020-12) of the document instead
    #[arg(long)]
    pub schema: bool,
}

/// Executes `json`.
///
/// # Errors
/// If the specification cannot be read, or the output cannot be written.
pub fn run(args: &JsonArgs, context: &mut Context<'_>) -> Result<ExitStatus, Failure> {
    match &args.dir {
        Some(dir) if !args.options.schema => print_model(dir, context),
        _ => {
            context.out.write_all(export::schema().as_bytes())?;
            Ok(ExitStatus::Success)
        }
    }
}

/// Prints the model of the specification in `dir`.
fn print_model(dir: &Path, context: &mut Context<'_>) -> Result<ExitStatus, Failure> {
    let (spec, diagnostics) = load_specs(dir)?;
    context.out.write_all(export::json(&spec.model).as_bytes())?;
    warn_of_missing_facts(dir, &diagnostics, context)
}
