//! What `visa run --check` finds.

use super::super::diagnostics::OutputFormat;
use super::inputs::LoadedProgram;
use openvisa::text::Listing;
use openvisa_cli_support::{Context, Failure};
use openvisa_sim::{Check, LaunchFinding};

/// A kind of mistake that `visa run --check` looks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum RunCheck {
    /// Accesses of work-items to the same bytes without a barrier or atomic operations between them
    Races,
    /// Loads of local, private and scratch memory that nobody has written, and of buffers whose
    /// `fill` is null
    Uninitialized,
    /// Barriers that not all work-items of a group execute
    Barriers,
    /// Lanes of one store that write different values to one address
    Lanes,
    /// Addresses, data of messages and branches that depend on registers, predicates or address
    /// registers that the thread has not written
    Registers,
    /// Updates of memory that another update overwrites unseen, and results of atomic operations
    /// that are lost
    Atomics,
    /// Block messages that describe a matrix that the hardware cannot access
    Matrices,
    /// All of these
    All,
}

impl RunCheck {
    /// Returns the checks of the simulator.
    pub(crate) fn checks(self) -> Vec<Check> {
        match self {
            Self::Races => vec![Check::Races],
            Self::Uninitialized => vec![Check::Uninitialized],
            Self::Barriers => vec![Check::Barriers],
            Self::Lanes => vec![Check::Lanes],
            Self::Registers => vec![Check::Registers],
            Self::Atomics => vec![Check::Atomics],
            Self::Matrices => vec![Check::Matrices],
            Self::All => Check::ALL.to_vec(),
        }
    }
}

/// Prints findings to standard error.
pub(super) fn print_findings(
    context: &mut Context<'_>,
    findings: &[LaunchFinding],
    format: OutputFormat,
    loaded: &LoadedProgram<'_>,
) -> Result<(), Failure> {
    let listing = Listing::new(&loaded.modules, Some(loaded.platform));
    for finding in findings {
        match format {
            OutputFormat::Human => writeln!(context.err, "error: {}", finding.to_text(&listing))?,
            OutputFormat::Json => writeln!(context.err, "{}", finding.to_json(&listing))?,
        }
    }
    Ok(())
}
