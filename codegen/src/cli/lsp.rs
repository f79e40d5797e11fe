//! `visa-codegen lsp`: a language server on the standard streams.

use super::specs_folder::unreadable;
use super::{Context, ExitStatus, Failure};
use crate::lsp::{run_server, serve_stdio};

/// The arguments of `lsp`.
#[derive(Debug, clap::Args)]
pub struct LspArgs {
    /// Use the standard streams, as always; editors add this option
    #[arg(long, hide = true)]
    pub stdio: bool,
}

/// Executes `lsp`. The protocol needs the streams of the process.
///
/// # Errors
/// If the editor does not follow the protocol.
pub fn run(_args: &LspArgs, _context: &mut Context<'_>) -> Result<ExitStatus, Failure> {
    serve_stdio(run_server).map_err(unreadable)?;
    Ok(ExitStatus::Success)
}
