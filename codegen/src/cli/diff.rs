//! `visa-codegen diff`: prints what differs between two specifications.

use super::specs_folder::{load_specs, specs_folder_parser, unreadable};
use super::{Context, ExitStatus, Failure};
use crate::Spec;
use crate::diff::{self, Difference, errata, report};
use crate::spec::diagnostics::Diagnostics;
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
    let (old, new) = (load_specs(&args.old)?, load_specs(&args.new)?);
    if args.errata {
        let differences = diff::compare(&old.0.model, &new.0.model);
        return print_unexplained(&differences, &new.0, args.format, context);
    }
    let differences = compare_with_items((&old.0, &old.1), (&new.0, &new.1))?;
    let differences: Vec<_> = differences.iter().collect();
    print_differences(&differences, args.format, context)?;
    if args.format != DifferenceFormat::Json {
        writeln!(context.out, "{}", report::summary(&differences))?;
    }
    Ok(ExitStatus::Success)
}

/// Compares two specifications, each with its findings, and the public items that are generated
/// from them. Items are left out if one has errors, or if they have different dialects.
///
/// # Errors
/// If nothing can be generated from one of them.
pub(super) fn compare_with_items(
    old: (&Spec, &Diagnostics),
    new: (&Spec, &Diagnostics),
) -> Result<Vec<Difference>, Failure> {
    let mut differences = diff::compare(&old.0.model, &new.0.model);
    let sound = !old.1.has_errors() && !new.1.has_errors();
    if sound && !differences.is_empty() && old.0.model.dialect == new.0.model.dialect {
        let items = diff::items::compare(&old.0.model, &new.0.model);
        differences.extend(items.map_err(unreadable)?);
    }
    Ok(differences)
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
