//! The command `visa-codegen`.
//!
//! [`Subcommand`] lists the subcommands with their help texts. Each has a module: a struct declares
//! its arguments, from which clap derives the parser, and a function `run` executes it. For
//! example, [`explain`] declares `ExplainArgs`, and its `run` prints the page of a rule.
//! `openvisa-cli-support` contains what the commands of the project share. No module here
//! interprets a specification.

pub mod check;
pub mod diff;
pub mod explain;
mod fix;
pub mod format;
pub mod generate;
pub mod import;
pub mod json;
#[cfg(feature = "lsp")]
pub mod lsp;
pub mod new;
#[cfg(feature = "lsp")]
pub mod rename;
pub mod render;
pub mod site;
mod specs_folder;
pub mod trace;
mod watch;

pub use openvisa_cli_support::{Context, ExitStatus, Failure};

use clap::Parser;
#[cfg(feature = "packaging")]
use openvisa_cli_support::packaging;
use std::ffi::OsString;
use std::process::ExitCode;

/// Check the vISA specification, and generate code and documents from it
///
/// A specification is a folder of Markdown files. Its file instructions/NAME.md defines the
/// instruction NAME; the files beside instructions/ define data types, operands, platforms and the
/// object format.
#[derive(Debug, Parser)]
#[command(name = "visa-codegen", version, verbatim_doc_comment)]
#[command(after_help = EXAMPLES, after_long_help = after_long_help())]
pub struct Arguments {
    /// The subcommand to execute.
    #[command(subcommand)]
    pub subcommand: Subcommand,
}

const EXAMPLES: &str = "\
Examples:
  visa-codegen check specs
  visa-codegen gen --specs specs --out generated
  visa-codegen explain V0301";

/// Returns the end of the long help: examples, exit status, and environment variables.
fn after_long_help() -> String {
    let environment = openvisa_cli_support::ENVIRONMENT_HELP;
    let exit_status = "\
Exit status:
  0  success
  1  the specification has errors, or a comparison found differences
  2  wrong usage, or a file that cannot be read or written";
    format!("{EXAMPLES}\n\n{exit_status}\n\n{environment}")
}

/// The subcommands of `visa-codegen`. The documentation of each is its help text.
#[derive(Debug, clap::Subcommand)]
pub enum Subcommand {
    /// Check a specification and print what is wrong with it
    ///
    /// Prints errors first. A folder that holds platforms.md, fields.md, functions.md or roles.md
    /// is read strictly: every irregularity is an error. Other folders are read as upstream
    /// documents, where most are warnings.
    #[command(
        verbatim_doc_comment,
        after_help = "\
Examples:
  visa-codegen check specs
  visa-codegen check specs --fix
  visa-codegen check specs --format sarif > findings.sarif

Exit status: 0 no errors, 1 errors, 2 wrong usage or an unreadable file"
    )]
    Check(check::CheckArgs),

    /// Format the documents of a specification
    ///
    /// Removes blanks at the ends of lines and surplus blank lines, lays out tables, and indents
    /// pseudo-code. What the documents say stays the same. Prints the documents that it changes.
    #[command(
        verbatim_doc_comment,
        after_help = "\
Examples:
  visa-codegen format
  visa-codegen format specs --check

Exit status: 0 success, 1 (--check) documents with another layout,
2 wrong usage, or a file that cannot be read or written"
    )]
    Format(format::FormatArgs),

    /// Generate the Rust crate from a specification
    ///
    /// Writes only files whose content changes, and nothing if the specification has errors.
    #[command(
        name = "gen",
        verbatim_doc_comment,
        after_help = "\
Examples:
  visa-codegen gen
  visa-codegen gen --check
  visa-codegen gen --specs upstream --out /tmp/isa --core isa-core

Exit status: 0 success, 1 errors in the specification or (--check) stale files,
2 wrong usage or an unreadable file"
    )]
    Generate(generate::GenerateArgs),

    /// Begin the page of a new instruction
    ///
    /// Copies the page of a similar instruction under the new name and opcode. Where the author
    /// must write something else, the copy has a gap, TODO, which `check` reports. The index gets
    /// an entry in the same group and for the same platforms.
    #[command(
        verbatim_doc_comment,
        after_help = "\
Example:
  visa-codegen new ANDN --like AND --title \"bits of one source without those of another\"

Exit status: 0 success, 2 wrong usage, or a file that cannot be read or written"
    )]
    New(new::NewArgs),

    /// Compare two specifications fact by fact
    ///
    /// Compares what the documents mean, not how they are written, and says for each difference
    /// whether it affects users of the generated crate: major, minor or patch.
    #[command(
        verbatim_doc_comment,
        after_help = "\
Examples:
  visa-codegen diff upstream/2023-05-16 upstream/2025-02-04
  visa-codegen diff upstream/2025-02-04 specs --errata

Exit status: 0 success, 1 (--errata) unexplained differences or idle entries,
2 wrong usage or an unreadable file"
    )]
    Diff(diff::DiffArgs),

    /// Print a specification as JSON
    ///
    /// Prints everything that the specification says as one document. Something that has a place in
    /// a file is {"value", "span"}; `file` of a span is an index into `files`. References are
    /// indices as well: of a data type into `data_types`, of a platform into `platforms`, of a
    /// field into the `fields` of its instruction. `opcodes` lists the instructions by name,
    /// `instructions` has everything about them.
    #[command(
        verbatim_doc_comment,
        after_help = "\
Examples:
  visa-codegen json specs | jq '.instructions[] | select(.name.value == \"ADD\") | .fields[].name.value'
  visa-codegen json specs | jq -r '.opcodes[] | select(.platforms | index(\"PVC\")) | .name'
  visa-codegen json specs | jq -r '.opcodes[] | [.opcode, .sub_opcode, .name, (.mnemonics | join(\" \"))] | @tsv'

Exit status: 0 success, 1 the specification has errors (what could be read is printed),
2 wrong usage or an unreadable file"
    )]
    Json(json::JsonArgs),

    /// Fill a template with the facts of a specification
    ///
    /// The template is in the language of Tera, which is much like Jinja2. For example, this lists
    /// the opcodes:
    ///
    ///   {% for i in instructions %}{{ i.opcode | hex }} {{ i.name }}
    ///   {% endfor %}
    ///
    /// codegen/templates/README.md describes the variables.
    #[command(
        verbatim_doc_comment,
        after_help = "\
Examples:
  visa-codegen render --template codegen/templates/example.md.tera -o instructions.md
  visa-codegen render --context | jq '.instructions[0]'

Exit status: 0 success, 1 the specification has errors (what could be read is used),
2 wrong usage, an unreadable file, or a template that cannot be filled"
    )]
    Render(render::RenderArgs),

    /// Show what is generated from a line of the specification, or the origin of a generated line
    #[command(
        verbatim_doc_comment,
        after_help = "\
Examples:
  visa-codegen trace specs/instructions/ADD.md:31
  visa-codegen trace ADD.md:31
  visa-codegen trace generated/src/enums.rs:12

Exit status: 0 success, 1 nothing is generated from the line, 2 wrong usage or an unreadable file"
    )]
    Trace(trace::TraceArgs),

    /// Make a web site of a specification
    ///
    /// The site consists of static pages that need neither a network nor a server. Open
    /// OUT/index.html.
    #[command(
        verbatim_doc_comment,
        after_help = "\
Example:
  visa-codegen site specs --against upstream/2023-05-16 --against upstream/2025-02-04

Exit status: 0 success, 1 the specification has errors (nothing is written),
2 wrong usage or an unreadable file"
    )]
    Site(site::SiteArgs),

    /// Write pages of a strict specification from upstream documents
    ///
    /// Carries over facts: opcodes, formats, fields, bits, values, types and availability.
    /// Descriptions and pseudo-code are for the author to write: each is left as a gap, TODO, which
    /// `check` reports.
    ///
    /// If OUT does not exist, it is created with all documents. Otherwise only missing documents
    /// are written, with references to the shared fields of OUT. Existing documents are never
    /// changed, and instructions that the errata of OUT leave out are not written. The command then
    /// lists where OUT differs from UPSTREAM without an erratum, and the lines that the index
    /// needs.
    #[command(
        verbatim_doc_comment,
        after_help = "\
Examples:
  visa-codegen import upstream/2025-02-04 specs --dry-run
  visa-codegen import upstream/2025-02-04 specs ADD fields.md --print

Exit status: 0 success, 2 wrong usage or an unreadable file"
    )]
    Import(import::ImportArgs),

    /// Explain a rule, or list all rules
    ///
    /// Says what a rule requires, why, and how to fix a violation.
    #[command(
        verbatim_doc_comment,
        after_help = "\
Examples:
  visa-codegen explain
  visa-codegen explain V0301 duplicate-opcode"
    )]
    Explain(explain::ExplainArgs),

    /// Rename an instruction, field, value or other name in all documents
    ///
    /// A rename that would break the specification, or give another word a new meaning, is refused
    /// before a file is written.
    #[cfg(feature = "lsp")]
    #[command(
        verbatim_doc_comment,
        after_help = "\
Examples:
  visa-codegen rename BFREV BREV --dry-run
  visa-codegen rename ADD/Src0 Summand

Exit status: 0 success, 2 wrong usage, a refused rename or an unreadable file"
    )]
    Rename(rename::RenameArgs),

    /// Serve an editor with the Language Server Protocol
    ///
    /// An editor starts the command, and talks to it on the standard streams. It serves the
    /// Markdown files of specifications: diagnostics as in `check` while a page is written,
    /// corrections as in `check --fix`, hover with what the specification says about a name or why
    /// a rule is broken, definitions, references, completion of names, and an outline.
    #[cfg(feature = "lsp")]
    #[command(
        verbatim_doc_comment,
        after_help = "\
Example for Neovim:
  vim.lsp.start({ name = 'visa-codegen', cmd = { 'visa-codegen', 'lsp' } })

Exit status: 0 the editor ended the session, 2 wrong usage or a message outside of the protocol"
    )]
    Lsp(lsp::LspArgs),

    #[cfg(feature = "packaging")]
    #[expect(missing_docs, reason = "the help text is that of the arguments")]
    Completions(packaging::CompletionsArgs),

    #[cfg(feature = "packaging")]
    #[expect(missing_docs, reason = "the help text is that of the arguments")]
    Man(packaging::ManArgs),
}

impl Subcommand {
    /// Executes the subcommand.
    ///
    /// # Errors
    /// If an argument is wrong, or a file or stream cannot be read or written.
    pub fn run(&self, context: &mut Context<'_>) -> Result<ExitStatus, Failure> {
        match self {
            Self::Check(args) => check::run(args, context),
            Self::Format(args) => format::run(args, context),
            Self::Generate(args) => generate::run(args, context),
            Self::New(args) => new::run(args, context),
            Self::Diff(args) => diff::run(args, context),
            Self::Json(args) => json::run(args, context),
            Self::Render(args) => render::run(args, context),
            Self::Trace(args) => trace::run(args, context),
            Self::Site(args) => site::run(args, context),
            Self::Import(args) => import::run(args, context),
            Self::Explain(args) => explain::run(args, context),
            #[cfg(feature = "lsp")]
            Self::Rename(args) => rename::run(args, context),
            #[cfg(feature = "lsp")]
            Self::Lsp(args) => lsp::run(args, context),
            #[cfg(feature = "packaging")]
            Self::Completions(args) => packaging::print_completions(args, command(), context),
            #[cfg(feature = "packaging")]
            Self::Man(args) => packaging::write_man_pages(args, command(), context),
        }
    }
}

/// Returns the definition of the command line.
#[must_use]
pub fn command() -> clap::Command {
    <Arguments as clap::CommandFactory>::command()
}

/// Runs the command with `args`, the arguments after its name.
pub fn run(args: impl IntoIterator<Item = OsString>, context: &mut Context<'_>) -> ExitStatus {
    openvisa_cli_support::run(args, context, execute)
}

/// Runs the command with the arguments and the standard streams of the process.
#[must_use]
pub fn run_process() -> ExitCode {
    openvisa_cli_support::run_process(execute)
}

/// Executes the parsed arguments.
fn execute(arguments: Arguments, context: &mut Context<'_>) -> Result<ExitStatus, Failure> {
    arguments.subcommand.run(context)
}
