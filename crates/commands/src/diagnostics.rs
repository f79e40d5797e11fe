//! Prints findings: to standard output as results, or to standard error.

use openvisa_cli_support::{Context, counted};
use openvisa_findings::{Finding, HumanStyle};
use std::io;

/// The option `--format`: how results are printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub(super) enum OutputFormat {
    /// Text for people.
    #[default]
    #[value(help = None)]
    Human,
    /// One JSON object a line.
    #[value(help = None)]
    Json,
}

/// Prints a finding about a file to standard output.
pub(super) fn print_finding(
    context: &mut Context<'_>,
    finding: &Finding,
    format: OutputFormat,
    file: &str,
) -> io::Result<()> {
    match format {
        OutputFormat::Human => {
            let style = HumanStyle { color: context.color, width: context.width };
            writeln!(context.out, "{}", finding.to_human(file, style))
        }
        OutputFormat::Json => writeln!(context.out, "{}", finding.to_json(file)),
    }
}

/// Prints findings about a file to standard error.
pub(super) fn print_to_stderr(
    context: &mut Context<'_>,
    findings: &[Finding],
    format: OutputFormat,
    file: &str,
) -> io::Result<()> {
    let color = context.err_color;
    let mut errors =
        Context { out: &mut *context.err, err: &mut io::sink(), input: &mut io::empty(), color, ..*context };
    findings.iter().try_for_each(|finding| print_finding(&mut errors, finding, format, file))
}

/// Counts the errors among findings. With `deny`, warnings are errors.
pub(super) fn count_errors(findings: &[Finding], deny: bool) -> usize {
    findings.iter().filter(|finding| deny || finding.is_error()).count()
}

/// Formats the number of findings and warnings. For example, `1 finding, 1 warning`.
pub(super) fn format_counts(errors: usize, warnings: usize) -> String {
    let findings = counted(errors, "finding");
    if warnings == 0 { findings } else { format!("{findings}, {}", counted(warnings, "warning")) }
}
