//! What `visa run --check` finds.

use super::super::diagnostics::OutputFormat;
use super::inputs::LoadedProgram;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use openvisa::text::Listing;
use openvisa_cli_support::{Context, Failure};
use openvisa_sim::{CHECKS, Check, LaunchFinding};

/// The checks that a word of `visa run --check` selects.
#[derive(Clone, Debug)]
pub(crate) struct RunCheck(Vec<Check>);

impl RunCheck {
    /// Returns the parser of a word: the name of a check of the simulator, or `all`.
    pub(crate) fn parser() -> impl TypedValueParser<Value = Self> {
        let checks = CHECKS.iter();
        let checks = checks.map(|check| PossibleValue::new(check.code).help(check.summary.trim_end_matches('.')));
        let words = checks.chain([PossibleValue::new("all").help("All of these")]);
        PossibleValuesParser::new(words).map(|word| Self(Check::parse_list(&word).unwrap_or_default()))
    }

    /// Returns the checks of the simulator.
    pub(crate) fn checks(&self) -> impl Iterator<Item = Check> {
        self.0.iter().copied()
    }
}

/// Prints findings to standard error.
pub(super) fn print_findings(
    context: &mut Context<'_>,
    findings: Vec<LaunchFinding>,
    format: OutputFormat,
    loaded: &LoadedProgram<'_>,
) -> Result<(), Failure> {
    let listing = Listing::new(&loaded.modules, Some(loaded.platform));
    for finding in LaunchFinding::join_lines(findings, &listing) {
        match format {
            OutputFormat::Human => writeln!(context.err, "error: {}", finding.to_text(&listing))?,
            OutputFormat::Json => writeln!(context.err, "{}", finding.to_json(&listing))?,
        }
    }
    Ok(())
}
