//! `visa lsp`: a language server on the standard streams.
//!
//! For example, an editor starts `visa lsp`, and shows its diagnostics while a kernel is written.

use super::platform::{platform_parser, resolve_platform};
use openvisa_cli_support::{Context, ExitStatus, Failure};
use openvisa_isa::Platform;
use openvisa_lsp::{ServerOptions, parse_definition, run_server, serve_stdio};

/// Serve an editor with the Language Server Protocol
///
/// An editor starts the command, and talks to it on the standard streams. It serves assembler text
/// (.visaasm): diagnostics as in `visa verify`, hover with the page of `visa explain`, completion,
/// definitions, references, renaming, formatting as in `visa fmt`, sizes of variables and colours;
/// and inline assembly in C, C++, OpenCL C, Python, MLIR, LLVM IR and SPIR-V disassembly:
/// diagnostics as in `visa lint`, hover, completion of instructions and corrections.
///
/// The platform is that of --platform, or else the member `platform` of the initialization options.
/// Without them, the platform of assembler text is that of VISA_PLATFORM, or else the one on which
/// it has the fewest findings; that of other sources is found as by `visa lint`, with the settings
/// of the nearest visa-lint.toml.
#[derive(clap::Args)]
#[command(
    verbatim_doc_comment,
    after_help = "\
Example for Neovim:
  vim.lsp.start({ name = 'visa', cmd = { 'visa', 'lsp' } })

Exit status: 0 the editor ended the session, 2 wrong usage or a message outside of the protocol"
)]
pub(super) struct LspArgs {
    /// Platform to check for, or a device of it, in any case: XE2, bmg, ...
    #[arg(long, value_name = "NAME", value_parser = platform_parser(), hide_possible_values = true)]
    platform: Option<Platform>,
    /// Define a macro in sources of C, C++ and OpenCL C, as for `visa lint`; the member `define` of
    /// the initialization options lists more
    #[arg(short = 'D', long, value_name = "NAME[=VALUE]", value_parser = parse_definition)]
    define: Vec<String>,
    /// Use the standard streams, as always; editors add this option
    #[arg(long, hide = true)]
    stdio: bool,
}

/// Executes `visa lsp`. The protocol needs the streams of the process.
pub(super) fn run(arguments: &LspArgs, context: &mut Context<'_>) -> Result<ExitStatus, Failure> {
    // Streams are always those of the process.
    let LspArgs { platform, define, stdio: _ } = arguments;
    let options = ServerOptions {
        platform: *platform,
        default_platform: resolve_platform(context, None)?,
        definitions: define.clone(),
    };
    serve_stdio(|connection| run_server(connection, &options))
        .map_err(|error| Failure::Unreadable(error.to_string()))?;
    Ok(ExitStatus::Success)
}
