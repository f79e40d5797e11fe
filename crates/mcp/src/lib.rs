//! A server of the Model Context Protocol, whose tools are the subcommands of a command.
//!
//! For example, a program that writes kernels starts `visa mcp`, and calls the tool `verify` with
//! `{"text": ".version 4.2 ..."}`. It gets what `visa verify --format json -` prints.
//!
//! A command lists its tools in a [`ToolServer`], and calls [`serve`] with the streams of the
//! client. `protocol` reads and writes messages, `tool` makes command lines of calls, `process`
//! runs these, and `schema` derives the descriptions of the arguments from the definition of the
//! command line.

mod process;
mod protocol;
mod schema;
mod tool;

pub use process::Program;
pub use protocol::serve;
pub use tool::{Tool, ToolInput};

/// A command as a server.
#[derive(Debug)]
pub struct ToolServer {
    /// The name for clients.
    pub name: &'static str,
    /// The version of the command.
    pub version: &'static str,
    /// The instructions for clients about the tools.
    pub instructions: &'static str,
    /// The tools, in the order in which they are listed.
    pub tools: &'static [Tool],
    /// The definition of the command line.
    pub command: clap::Command,
    /// The program that runs the subcommands.
    pub program: Program,
    /// Parses the bytes that a client gives as hexadecimal digits.
    pub parse_bytes: fn(&str) -> Option<Vec<u8>>,
    /// Returns whether bytes are the beginning of an object file, which is no text.
    pub is_object_file: fn(&[u8]) -> bool,
}
