//! What the command lines of the project share on top of [clap](https://docs.rs/clap).
//!
//! A command declares its arguments with clap's derive macros. Its work is a function from the
//! parsed arguments and a [`Context`] to an [`ExitStatus`] or a [`Failure`]. [`run_process`]
//! connects the two with the process, [`run`] with streams that a test supplies. Both print help,
//! usage errors and failures, so that all commands of the project report them in the same way.
//!
//! [`write_file`], [`replace_source`] and [`create_file`] write files so that neither a failure nor
//! a signal damages an existing one.
//!
//! [`nearest`], [`unmistakable`] and [`did_you_mean`] suggest a name for a misspelt one. clap does
//! so for its own options and values; these functions are for names in files and for names that
//! only a command knows.
//!
//! # Example
//!
//! ```
//! use clap::Parser;
//! use openvisa_cli_support::{Context, ExitStatus, Failure, run};
//!
//! /// Repeat a word
//! #[derive(Parser)]
//! #[command(name = "repeat")]
//! struct Arguments {
//!     /// The word to repeat
//!     word: String,
//!     /// Number of repetitions
//!     #[arg(long, default_value_t = 2)]
//!     times: usize,
//! }
//!
//! fn repeat(arguments: Arguments, context: &mut Context<'_>) -> Result<ExitStatus, Failure> {
//!     writeln!(context.out, "{}", arguments.word.repeat(arguments.times))?;
//!     Ok(ExitStatus::Success)
//! }
//!
//! let (mut input, mut out, mut err) = (std::io::empty(), Vec::new(), Vec::new());
//! let mut context = Context::plain(&mut input, &mut out, &mut err);
//! let status = run(["ab", "--times=3"].map(Into::into), &mut context, repeat);
//! assert_eq!(status, ExitStatus::Success);
//! assert_eq!(out, b"ababab\n");
//! ```

mod context;
#[cfg(feature = "packaging")]
pub mod packaging;
mod program;
pub mod shard;
mod suggest;
mod usage_suggestion;

pub use context::{Context, wants_colors};
pub use openvisa_isa_core::nearest;
pub use openvisa_output_file::{create_file, follow_links, replace_source, write_file, write_file_by};
pub use program::{ExitStatus, Failure, run, run_process, run_with_standard_streams};
pub use suggest::{did_you_mean, unmistakable};

/// The section of a command's help about the environment that [`run_process`] looks at.
pub const ENVIRONMENT_HELP: &str = "\
Environment:
  NO_COLOR          if set, the output has no colours
  CLICOLOR_FORCE=1  the output has colours even in files and pipes
  CLICOLOR=0        the output has no colours, as with TERM=dumb
  COLUMNS           width of the terminal, to which long lines are cut";

/// Returns the FNV-1a hash of a text, which is the same on each machine and with each version of
/// Rust.
#[must_use]
pub fn hash_of_text(text: &str) -> u64 {
    let mix = |hash: u64, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
    text.bytes().fold(0xcbf2_9ce4_8422_2325, mix)
}

/// Formats a count with its noun, in the plural unless the count is 1. For example, `1 error` or `3
/// errors`.
#[must_use]
pub fn counted(count: usize, noun: &str) -> String {
    format!("{count} {noun}{}", if count == 1 { "" } else { "s" })
}
