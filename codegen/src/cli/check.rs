//! `visa-codegen check`: reads a specification and prints what is wrong with it.

use super::specs_folder::{human_style, load_specs, specs_folder_parser, unreadable_specs};
use super::{Context, ExitStatus, Failure, fix};
use crate::render;
use crate::spec::diagnostics::Diagnostics;
use crate::spec::source::Sources;
use clap::ColorChoice;
use openvisa_cli_support::counted;
use std::path::{Path, PathBuf};

/// The arguments of `check`.
#[derive(Debug, clap::Args)]
pub struct CheckArgs {
    /// Folder of the specification: it holds instructions/, and may hold the other documents
    #[arg(value_name = "DIR", value_parser = specs_folder_parser())]
    pub dir: PathBuf,
    /// The options, which `cargo xtask check` takes as well.
    #[command(flatten)]
    pub options: CheckOptions,
}

/// The options of `check`.
#[derive(Debug, clap::Args)]
pub struct CheckOptions {
    /// First fix what has a certain fix, in the files, and list what was fixed
    ///
    /// The findings that are left are printed as without this option.
    #[arg(long)]
    pub fix: bool,
    /// Form in which findings are printed
    ///
    /// A JSON object has code, severity, file (relative to DIR), line and column (from 1, columns
    /// in characters), message and help, and edit if there is a certain or likely fix.
    #[arg(long, verbatim_doc_comment, value_enum, ignore_case = true, default_value_t = FindingFormat::Human)]
    pub format: FindingFormat,
    /// Make every warning an error
    #[arg(long)]
    pub deny_warnings: bool,
    /// When to use colours; auto: on terminals, unless the environment says otherwise
    #[arg(long, value_name = "WHEN", ignore_case = true, default_value_t = ColorChoice::Auto)]
    pub color: ColorChoice,
}

/// The form in which findings are printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum FindingFormat {
    /// Source lines with annotations
    Human,
    /// One JSON object a line
    Json,
    /// One SARIF 2.1.0 document
    Sarif,
    /// Annotations for GitHub Actions; DIR must be relative to the top of the repository
    Github,
}

/// Executes `check`.
///
/// # Errors
/// If the specification cannot be read, or a fix or the output cannot be written.
pub fn run(args: &CheckArgs, context: &mut Context<'_>) -> Result<ExitStatus, Failure> {
    let CheckArgs { dir, options } = args;
    if options.fix {
        fix_and_list(dir, context)?;
    }
    let (spec, mut diagnostics) = load_specs(dir)?;
    if options.deny_warnings {
        diagnostics.deny_warnings();
        diagnostics.sort();
    }
    print_findings(args, &spec.sources, &diagnostics, context)?;
    Ok(if diagnostics.has_errors() { ExitStatus::Findings } else { ExitStatus::Success })
}

/// Fixes what has a certain fix, and lists the edits on standard error.
fn fix_and_list(dir: &Path, context: &mut Context<'_>) -> Result<(), Failure> {
    let edits = fix::apply_certain_edits(dir).map_err(|error| unreadable_specs(dir, &error))?;
    for line in fix::describe_edits(&edits) {
        writeln!(context.err, "fixed {}/{line}", dir.display())?;
    }
    writeln!(context.err, "{} made", counted(edits.len(), "edit"))?;
    Ok(())
}

/// Prints findings to standard output. The summary follows them if they are for people, and goes to
/// standard error if they are for programs.
fn print_findings(
    args: &CheckArgs,
    sources: &Sources,
    diagnostics: &Diagnostics,
    context: &mut Context<'_>,
) -> Result<(), Failure> {
    let root = args.dir.to_string_lossy();
    let summary = format!("{root}: {}\n", render::summary(sources, diagnostics));
    let findings = match args.options.format {
        FindingFormat::Human => {
            let color = match args.options.color {
                ColorChoice::Auto => context.color,
                ColorChoice::Always => true,
                ColorChoice::Never => false,
            };
            render::human(sources, &diagnostics.without_repeats(), human_style(&root, color, context))
        }
        FindingFormat::Json => render::json(sources, diagnostics),
        FindingFormat::Github => render::github(sources, diagnostics, &root),
        FindingFormat::Sarif => render::sarif(sources, diagnostics),
    };
    context.out.write_all(findings.as_bytes())?;
    if args.options.format != FindingFormat::Human {
        context.err.write_all(summary.as_bytes())?;
        return Ok(());
    }
    context.out.write_all(summary.as_bytes())?;
    if let Some(first) = diagnostics.iter().next() {
        writeln!(context.out, "more about a rule: `visa-codegen explain {}`", first.rule.code)?;
    }
    Ok(())
}
