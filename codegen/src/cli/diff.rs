//! `visa-codegen diff`: prints what differs between two specifications.

use super::specs_folder::{load_specs, specs_folder_parser};
use super::{Context, ExitStatus, Failure};
use crate::Spec;
use crate::diff::{self, Difference, errata, report};
use std::path::PathBuf;

/// The arguments of `diff`.
#[derive(Debug, clap::Args)]
pub struct DiffArgs {
    /// Folder of the old specification
    #[arg(value_name = "OLD", value_parser = specs_folder_parser())]
    pub old: PathBuf,
    /// Folder of the new specification
    #[arg(value_name = "NEW", value_parser = specs_folder_parser())]
    pub new: PathBuf,
    /// Form in which differences are printed
    #[arg(long, value_enum, ignore_case = true, default_value_t = DifferenceFormat::Human)]
    pub format: DifferenceFormat,
    /// Print only differences that no entry of NEW/errata.md explains, and entries that explain no
    /// difference
    ///
    /// The exit status is 1 if there are any.
    #[arg(long)]
    pub errata: bool,
}

/// The form in which differences are printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum DifferenceFormat {
    /// Text for people
    Human,
    /// One object a line
    Json,
    /// Tables
    Markdown,
}

/// Executes `diff`. Errors in the specifications do not prevent a comparison: upstream documents
/// have many.
///
/// # Errors
/// If a specification cannot be read, or the output cannot be written.
pub fn run(args: &DiffArgs, context: &mut Context<'_>) -> Result<ExitStatus, Failure> {
    let ((old, old_findings), (new, new_findings)) = (load_specs(&args.old)?, load_specs(&args.new)?);
    let mut differences = diff::compare(&old.model, &new.model);
    if args.errata {
        return print_unexplained(&differences, &new, args.format, context);
    }
    let sound = !old_findings.has_errors() && !new_findings.has_errors();
    if sound && !differences.is_empty() && old.model.dialect == new.model.dialect {
        let items = diff::items::compare(&old.model, &new.model);
        differences.extend(items.map_err(|error| Failure::Unreadable(error.to_string()))?);
    }
    let differences: Vec<_> = differences.iter().collect();
    print_differences(&differences, args.format, context)?;
    if args.format != DifferenceFormat::Json {
        writeln!(context.out, "{}", report::summary(&differences))?;
    }
    Ok(ExitStatus::Success)
}

fn print_differences(
    differences: &[&Difference],
    format: DifferenceFormat,
    context: &mut Context<'_>,
) -> Result<(), Failure> {
    let text = match format {
        DifferenceFormat::Human => report::human(differences),
        DifferenceFormat::Json => report::json_lines(differences),
        DifferenceFormat::Markdown => report::markdown(differences),
    };
    context.out.write_all(text.as_bytes())?;
    Ok(())
}

/// Prints the differences that the errata of `new` do not explain, and the entries that explain
/// none.
fn print_unexplained(
    differences: &[Difference],
    new: &Spec,
    format: DifferenceFormat,
    context: &mut Context<'_>,
) -> Result<ExitStatus, Failure> {
    let result = errata::apply(differences, &new.model);
    print_differences(&result.differences, format, context)?;
    for (title, pattern, span) in &result.idle {
        let place = new.sources.place(*span);
        writeln!(context.out, "{place}: `{pattern}` of the entry \"{title}\" matches no difference")?;
    }
    if result.is_clean() {
        writeln!(context.out, "all {} differences are explained, and every entry explains one", result.explained)?;
        return Ok(ExitStatus::Success);
    }
    writeln!(
        context.out,
        "{} differences are explained, {} are not; {} patterns of errata match nothing",
        result.explained,
        result.differences.len(),
        result.idle.len()
    )?;
    Ok(ExitStatus::Findings)
}
