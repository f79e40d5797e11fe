//! Runs the command in this process, and returns what it prints.
//!
//! For example, the page about an instruction:
//!
//! ```
//! let ended = openvisa_commands::run_captured(["explain", "add"].map(Into::into), b"");
//! assert!(ended.out.into_text().contains("specs/instructions/ADD.md"));
//! ```

use openvisa_cli_support::{Context, ExitStatus};
use std::ffi::OsString;
use std::io::{self, Write};

/// The status and the output of a command that has ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CapturedRun {
    /// The exit status.
    pub status: ExitStatus,
    /// Standard output.
    pub out: CapturedStream,
    /// Standard error.
    pub err: CapturedStream,
}

impl CapturedRun {
    /// Returns the message of a failure in the words of a function: without the usage of the command
    /// line, and with the names of arguments in place of options.
    ///
    /// For example, `error: invalid value 'x' for '--platform <NAME>': …` becomes "invalid value 'x'
    /// for `platform`: …".
    #[must_use]
    pub fn failure_message(&self) -> String {
        let text = String::from_utf8_lossy(&self.err.bytes);
        let text = text.trim().trim_start_matches("error: ");
        let ends = ["\n\nUsage: ", "\n\nFor more information, try "].map(|mark| text.find(mark));
        let text = &text[..ends.into_iter().flatten().min().unwrap_or(text.len())];
        let mut message = String::new();
        for (index, part) in text.replace("`<stdin>`", "the program").split("'--").enumerate() {
            match part.split_once('\'').filter(|_| index > 0) {
                Some((option, rest)) => {
                    let name = option.split([' ', '=']).next().unwrap_or_default().replace('-', "_");
                    message.push_str(&format!("`{name}`{rest}"));
                }
                None => message.push_str(part),
            }
        }
        message
    }
}

/// What a command wrote to a stream.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CapturedStream {
    /// The bytes, up to the limit.
    pub bytes: Vec<u8>,
    /// Whether bytes beyond the limit were refused.
    pub is_cut: bool,
    max_bytes: usize,
}

impl CapturedStream {
    pub(super) const fn new(max_bytes: usize) -> Self {
        Self { bytes: Vec::new(), is_cut: false, max_bytes }
    }

    /// Converts the bytes to text. Bytes that are not UTF-8 are replaced.
    #[must_use]
    pub fn into_text(self) -> String {
        String::from_utf8(self.bytes).unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned())
    }
}

impl Write for CapturedStream {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let free = self.max_bytes - self.bytes.len();
        if free == 0 && !bytes.is_empty() {
            self.is_cut = true;
            return Err(io::ErrorKind::BrokenPipe.into());
        }
        let taken = bytes.len().min(free);
        self.bytes.extend_from_slice(&bytes[..taken]);
        Ok(taken)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Runs the command with `args`, the arguments after its name, and `input` as its standard input, in
/// an empty environment.
pub fn run_captured(args: impl IntoIterator<Item = OsString>, input: &[u8]) -> CapturedRun {
    let (mut input, mut out, mut err) = (input, CapturedStream::new(usize::MAX), CapturedStream::new(usize::MAX));
    let mut context = Context::plain(&mut input, &mut out, &mut err);
    let status = super::run(args, &mut context);
    CapturedRun { status, out, err }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_message_of_a_failure_is_in_words_of_a_function() {
        let message_of = |args: &[&str]| run_captured(args.iter().map(Into::into), b"").failure_message();
        let message = message_of(&["explain", "--platform=nothing", "add"]);
        assert!(message.starts_with("invalid value 'nothing' for `platform`: "), "{message}");
        assert_eq!(
            message_of(&["explain", "no_such_name"]),
            "the specification has nothing of the name `no_such_name`"
        );
    }

    #[test]
    fn output_beyond_the_limit_is_refused() {
        let (mut input, mut out, mut err) = (&b""[..], CapturedStream::new(10), CapturedStream::new(10));
        let mut context = Context::plain(&mut input, &mut out, &mut err);
        crate::run(["explain", "add"].map(Into::into), &mut context);
        assert_eq!((out.bytes.len(), out.is_cut), (10, true));
    }
}
