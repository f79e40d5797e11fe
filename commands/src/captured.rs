//! Runs the command in this process, and returns what it prints. Libraries whose functions are
//! subcommands use it.
//!
//! For example, the findings of `visa verify` about a text:
//!
//! ```
//! let text = ".version 4.1\n.kernel \"k\"\n.function \"main\"\nmain:\n    add (M1, 8) x x x\n";
//! let findings = openvisa_commands::collect_findings("verify", &["--platform=XE2"], text.as_bytes()).unwrap();
//! assert_eq!(findings[0].code, "text:undeclared");
//! assert_eq!(findings[0].line, Some(5));
//! ```

use openvisa::text::{Diagnostic, Severity};
use openvisa_cli_support::{Context, ExitStatus};
use serde::Deserialize;
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

/// A finding, as `visa verify --format json` and `visa lint --format json` print it.
/// `docs/command.md` describes the members.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct FindingRecord {
    /// Stable name of the rule or of the kind of mistake, for example `text:undeclared`.
    pub code: String,
    /// Whether the program breaks a rule.
    pub severity: Severity,
    /// What was found, and what was expected.
    pub message: String,
    /// A suggestion.
    pub help: Option<String>,
    /// Line in a text, from 1.
    pub line: Option<u32>,
    /// Column in characters, from 1.
    pub column: Option<u32>,
    /// Offset from the beginning of the file in bytes.
    pub offset: usize,
    /// Name of the kernel or function.
    pub kernel: Option<String>,
    /// Index of the instruction in its kernel, from 0.
    pub instruction: Option<usize>,
    /// Name of the instruction in the specification, for example `ADD`.
    pub mnemonic: Option<String>,
    /// Name of the operand or field.
    pub operand: Option<String>,
    /// Line of the specification that states the rule, for example `specs/instructions/ADD.md:20`.
    pub spec: Option<String>,
}

impl FindingRecord {
    /// Returns an error without a place.
    #[must_use]
    pub fn error(code: &str, message: impl Into<String>) -> Self {
        Self {
            code: code.to_owned(),
            severity: Severity::Error,
            message: message.into(),
            help: None,
            line: None,
            column: None,
            offset: 0,
            kernel: None,
            instruction: None,
            mnemonic: None,
            operand: None,
            spec: None,
        }
    }
}

impl From<&Diagnostic> for FindingRecord {
    fn from(diagnostic: &Diagnostic) -> Self {
        Self {
            severity: diagnostic.severity,
            help: diagnostic.help.clone(),
            line: Some(diagnostic.line),
            column: Some(diagnostic.column),
            offset: diagnostic.span.start,
            ..Self::error(&format!("text:{}", diagnostic.code), diagnostic.message.clone())
        }
    }
}

/// Returns the findings of `visa SUBCOMMAND ARGS --format json -` about `input`, its standard
/// input.
///
/// # Errors
/// Returns the message of the command if it could not check the input, for example because no
/// platform has a name in `args`.
pub fn collect_findings(subcommand: &str, args: &[&str], input: &[u8]) -> Result<Vec<FindingRecord>, String> {
    let line = [subcommand].into_iter().chain(args.iter().copied()).chain(["--format", "json", "-"]);
    let ended = run_captured(line.map(OsString::from), input);
    if ended.status == ExitStatus::Error {
        return Err(ended.failure_message());
    }
    let parse = |line: &str| serde_json::from_str(line).map_err(|error| format!("{error}: {line}"));
    ended.out.into_text().lines().map(parse).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str =
        ".version 4.1\n.kernel \"k\"\n.function \"main\"\nmain:\n    add (M1, 8) x x x\n    rte (M1, 1)\n";

    #[test]
    fn all_findings_are_returned_with_their_places() {
        let findings = collect_findings("verify", &[], TEXT.as_bytes()).expect("the text can be checked");
        let places: Vec<_> = findings.iter().map(|finding| (finding.code.as_str(), finding.line)).collect();
        assert_eq!(places, [("text:undeclared", Some(5)), ("text:mnemonic", Some(6))]);
        assert!(findings.iter().all(|finding| finding.severity == Severity::Error));
    }

    #[test]
    fn a_command_that_fails_has_a_message_and_no_findings() {
        let message = collect_findings("verify", &["--platform=nothing"], TEXT.as_bytes()).expect_err("no platform");
        assert!(message.starts_with("invalid value 'nothing' for `platform`: "), "{message}");
        let message = collect_findings("lint", &["--language=c", "--simd=9"], b"").expect_err("no such width");
        assert!(message.starts_with("invalid value '9' for `simd`"), "{message}");
        let ended = run_captured(["explain", "no_such_name"].map(Into::into), b"");
        assert_eq!(ended.failure_message(), "the specification has nothing of the name `no_such_name`");
        let message = collect_findings("verify", &[], b"").expect_err("no program");
        assert!(message.starts_with("the program"), "{message}");
    }

    #[test]
    fn output_beyond_the_limit_is_refused() {
        let (mut input, mut out, mut err) = (&b""[..], CapturedStream::new(10), CapturedStream::new(10));
        let mut context = Context::plain(&mut input, &mut out, &mut err);
        crate::run(["explain", "add"].map(Into::into), &mut context);
        assert_eq!((out.bytes.len(), out.is_cut), (10, true));
    }
}
