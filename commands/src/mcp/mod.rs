//! `visa mcp`: a server of the Model Context Protocol on the standard streams.
//!
//! For example, a program that writes kernels starts `visa mcp`, and calls the tool `verify` with
//! `{"text": ".version 4.2 ..."}`. It gets what `visa verify --format json -` prints.
//!
//! `protocol` reads and writes messages, `tool` lists the tools and makes their command lines,
//! `process` runs these, and `schema` derives the descriptions of the arguments from the command
//! line.

mod process;
mod protocol;
mod schema;
mod tool;

use openvisa_cli_support::{Context, ExitStatus, Failure};

/// Serve programs with the Model Context Protocol
///
/// A program that writes programs, such as a language model, starts the command, and talks to it on
/// the standard streams. The tools are subcommands, with the same arguments and outputs: verify,
/// lint and explain with JSON, assemble (`visa asm`), disassemble (`visa dis`) and run. Texts and
/// bytes can also be given in place of files.
///
/// Paths are relative to the folder in which the command was started. Tools read and write the
/// files that they are called with: start it for programs that you trust with your files.
#[derive(clap::Args)]
#[command(
    verbatim_doc_comment,
    after_help = "\
Example of a client's settings:
  {\"mcpServers\": {\"visa\": {\"command\": \"visa\", \"args\": [\"mcp\"]}}}

Exit status: 0 the client ended the session, 2 wrong usage, or a stream that cannot be read"
)]
pub(super) struct McpArgs {}

/// Executes `visa mcp`. The protocol needs the streams of the process, and the tools its command
/// line.
pub(super) fn run(_: &McpArgs, _: &mut Context<'_>) -> Result<ExitStatus, Failure> {
    let program = process::Program::of_this_process("mcp").ok_or_else(|| {
        Failure::Usage("`visa mcp` starts its tools as itself, and this process was not started as `visa mcp`".into())
    })?;
    let served = protocol::serve(program, std::io::stdin().lock(), std::io::stdout());
    served.map_err(|error| Failure::Unreadable(format!("a message cannot be read: {error}")))?;
    Ok(ExitStatus::Success)
}
