//! Prints the results of `visa lint` in each format.

use super::super::diagnostics::{OutputFormat, print_finding};
use super::LintFormat;
use openvisa::text::Locator;
use openvisa_cli_support::{Context, Failure, counted};
use openvisa_explain::describe_code;
use openvisa_findings::{Finding, SarifLog, describe_uses};
use openvisa_inline::SourceReport;
use openvisa_isa::Enumeration;
use std::collections::BTreeSet;
use std::io;

/// The result of a file.
pub(super) struct FileResult {
    pub(super) name: String,
    pub(super) source: String,
    pub(super) report: SourceReport,
    /// Number of corrections.
    pub(super) fixed: usize,
}

/// The counts of all files.
#[derive(Default)]
pub(super) struct Totals {
    pub(super) errors: usize,
    pub(super) warnings: usize,
    pub(super) blocks: usize,
    pub(super) skipped: usize,
    pub(super) suppressed: usize,
    pub(super) fixed: usize,
}

/// Prints all results, and returns their counts.
pub(super) fn print_results(
    context: &mut Context<'_>,
    format: LintFormat,
    results: &[FileResult],
) -> Result<Totals, Failure> {
    let mut totals = Totals::default();
    let mut sarif = SarifLog::default();
    for result in results {
        let report = &result.report;
        totals.blocks += report.blocks;
        totals.skipped += report.skipped.len();
        totals.suppressed += report.suppressed;
        totals.fixed += result.fixed;
        for finding in &report.findings {
            *if finding.is_error() { &mut totals.errors } else { &mut totals.warnings } += 1;
            match format {
                LintFormat::Sarif => sarif.push(finding, &result.name),
                _ => print_in_format(context, format, finding, &result.name)?,
            }
        }
        print_notes(context, result)?;
    }
    if format == LintFormat::Sarif {
        let log = sarif.into_json("visa lint", describe_code);
        writeln!(context.out, "{}", serde_json::to_string_pretty(&log).map_err(io::Error::other)?)?;
    }
    Ok(totals)
}

/// Prints a finding in a format that has each by itself.
fn print_in_format(context: &mut Context<'_>, format: LintFormat, finding: &Finding, file: &str) -> io::Result<()> {
    let line = match format {
        LintFormat::Json => finding.to_inline_json(file),
        LintFormat::Github => finding.to_github(file),
        _ => return print_finding(context, finding, OutputFormat::Human, file),
    };
    line.map_or(Ok(()), |line| writeln!(context.out, "{line}"))
}

/// Prints which blocks were not checked, and where blocks run.
fn print_notes(context: &mut Context<'_>, result: &FileResult) -> io::Result<()> {
    let mut lines = Locator::new(&result.source);
    for skipped in &result.report.skipped {
        let line = lines.line(skipped.span.start);
        writeln!(context.err, "note: {}:{line}: the block is not checked: {}", result.name, skipped.reason)?;
    }
    if let Some(first) = result.report.foreign.first() {
        let line = lines.line(first.span.start);
        let kind = if first.is_ptx { "PTX" } else { "no vISA" };
        let others = result.report.foreign.len() - 1;
        let more = if others > 0 { format!(", and {} more", counted(others, "statement")) } else { String::new() };
        let name = &result.name;
        writeln!(
            context.err,
            "note: {name}:{line}: the assembly is {kind}{more}; the compiler for Intel GPUs takes it for vISA"
        )?;
    }
    if result.report.is_search_limited {
        let why = "not all types and numbers were tried, because many blocks have mistakes";
        writeln!(context.err, "note: {}: {why}; findings that depend on them are left out", result.name)?;
    }
    let mut seen = BTreeSet::new();
    for block in &result.report.platforms {
        let line = lines.line(block.span.start);
        let uses = describe_uses(&block.uses).map(|uses| format!(", {uses},")).unwrap_or_default();
        let names: Vec<_> = block.platforms.iter().map(|platform| platform.name()).collect();
        let where_it_runs = match names.as_slice() {
            [] => "on no platform, the findings are those of the platform with the fewest".to_owned(),
            names => format!("on {}", names.join(", ")),
        };
        let note = format!("note: {}:{line}: the block{uses} runs {where_it_runs}", result.name);
        if seen.insert(note.clone()) {
            writeln!(context.err, "{note}")?;
        }
    }
    Ok(())
}
