//! `visa mcp`: a server of the Model Context Protocol on the standard streams.

use openvisa_cli_support::{Context, ExitStatus, Failure};
use openvisa_mcp::{Program, Tool, ToolInput, ToolServer, serve};

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

const INSTRUCTIONS: &str = "Checks, explains, assembles and runs programs of vISA, the virtual instruction set of \
    Intel GPUs, without a GPU. After each change of assembler text (.visaasm), call `verify`; of a source with inline \
    assembly, `lint`. `explain` has the specification: an instruction, a code of a finding, a line of \
    text, or words that are searched for. `run` runs a kernel, and returns what it wrote.";

const TOOLS: &[Tool] = &[
    Tool {
        name: "verify",
        subcommand: "verify",
        arguments: &["files", "platform", "deny_warnings"],
        fixed: &["--format=json"],
        input: Some(ToolInput::Text),
        ..Tool::DEFAULT
    },
    Tool {
        name: "lint",
        subcommand: "lint",
        arguments: &["files", "language", "platform", "all_platforms", "simd", "allow", "deny_warnings", "config"],
        fixed: &["--format=json"],
        input: Some(ToolInput::Text),
        note: "With `text`, `language` is needed.",
        ..Tool::DEFAULT
    },
    Tool {
        name: "explain",
        subcommand: "explain",
        arguments: &["query", "brief", "short", "search", "json", "platform", "evaluate", "version"],
        ..Tool::DEFAULT
    },
    Tool {
        name: "assemble",
        subcommand: "asm",
        arguments: &["files", "output", "platform", "dialect", "target_version", "deny_warnings"],
        fixed: &["--format=json"],
        input: Some(ToolInput::Text),
        note: "The object file of a `text` without `output` is returned in hexadecimal digits. An `output` that exists is \
               overwritten only if it is an object file.",
        is_read_only: false,
        ..Tool::DEFAULT
    },
    Tool {
        name: "disassemble",
        subcommand: "dis",
        arguments: &["files", "platform", "text_version", "names", "numbers", "plain", "lenient"],
        input: Some(ToolInput::Bytes),
        ..Tool::DEFAULT
    },
    Tool {
        name: "run",
        subcommand: "run",
        arguments: &[
            "files",
            "zebin",
            "launch",
            "global",
            "local",
            "arg",
            "kernel",
            "device",
            "options",
            "platform",
            "out",
            "threads",
            "max_instructions",
            "max_total_instructions",
            "max_memory",
            "timeout",
            "show",
            "strict",
            "check",
            "reference",
            "profile",
            "trace",
        ],
        fixed: &["--quiet", "--show=16"],
        input: Some(ToolInput::Text),
        output_folder: Some("out"),
        note: "The result has the first elements of each buffer that names an `output`, and `show` says how many. Files are \
               written only if `out` names their folder.",
        is_read_only: false,
    },
];

/// Executes `visa mcp`. The protocol needs the streams of the process, and the tools its command
/// line.
pub(super) fn run(_: &McpArgs, _: &mut Context<'_>) -> Result<ExitStatus, Failure> {
    let program = Program::of_this_process("mcp").ok_or_else(|| {
        Failure::Usage("`visa mcp` starts its tools as itself, and this process was not started as `visa mcp`".into())
    })?;
    let server = ToolServer {
        name: "visa",
        version: env!("CARGO_PKG_VERSION"),
        instructions: INSTRUCTIONS,
        tools: TOOLS,
        command: super::command(),
        program,
        parse_bytes: openvisa_explain::parse_bytes,
        is_object_file: openvisa_check::is_object_file,
    };
    let served = serve(&server, std::io::stdin().lock(), std::io::stdout());
    served.map_err(|error| Failure::Unreadable(format!("a message cannot be read: {error}")))?;
    Ok(ExitStatus::Success)
}
