//! The Debug Adapter Protocol: messages with a header that states their length, and the types of
//! their contents.
//!
//! For example, a request, and the head of its response:
//!
//! ```json
//! {"seq": 3, "type": "request", "command": "stackTrace", "arguments": {"threadId": 1}}
//! {"seq": 9, "type": "response", "request_seq": 3, "success": true, "command": "stackTrace", ...}
//! ```
//!
//! `docs/architecture.md` says why these types are not those of a crate.

use openvisa_lsp_support::{damaged, read_frame, write_frame};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::io::{self, BufRead, Write};

/// A request of the editor.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct DebugRequest {
    pub(super) seq: i64,
    pub(super) command: String,
    #[serde(default)]
    arguments: Value,
}

impl DebugRequest {
    /// Parses the arguments of the request.
    ///
    /// # Errors
    /// The message for the editor, if they are not those of the command.
    pub(super) fn parse_arguments<T: DeserializeOwned>(&self) -> Result<T, String> {
        let arguments = if self.arguments.is_null() { json!({}) } else { self.arguments.clone() };
        serde_json::from_value(arguments).map_err(|error| format!("arguments of `{}`: {error}", self.command))
    }
}

/// Reads the next request. Returns `None` at the end of the stream. Messages that are no requests
/// are skipped.
///
/// # Errors
/// If the stream fails, or has something else than messages.
pub(super) fn read_request(from: &mut impl BufRead) -> io::Result<Option<DebugRequest>> {
    loop {
        let Some(bytes) = read_frame(from)? else { return Ok(None) };
        let message: Value = serde_json::from_slice(&bytes).map_err(|error| damaged(format!("no JSON: {error}")))?;
        if message["type"] == "request" {
            let request = serde_json::from_value(message).map_err(|error| damaged(format!("no request: {error}")))?;
            return Ok(Some(request));
        }
    }
}

/// The editor: receives responses and events.
pub(super) struct Editor<'w> {
    out: &'w mut (dyn Write + Send),
    /// Number of messages that were sent.
    sent: i64,
}

impl<'w> Editor<'w> {
    pub(super) fn new(out: &'w mut (dyn Write + Send)) -> Self {
        Self { out, sent: 0 }
    }

    /// Answers a request with its result, or with the reason why there is none.
    ///
    /// # Errors
    /// If the stream fails.
    pub(super) fn answer(&mut self, request: &DebugRequest, result: Result<Value, String>) -> io::Result<()> {
        let mut message = json!({
            "type": "response",
            "request_seq": request.seq,
            "success": result.is_ok(),
            "command": request.command,
        });
        match result {
            Ok(body) if body.is_null() => {}
            Ok(body) => message["body"] = body,
            // Editors show the error of the body to the user, and keep the short message in logs.
            Err(reason) => {
                message["body"] = json!({ "error": { "id": 1, "format": reason, "showUser": true } });
                message["message"] = reason.into();
            }
        }
        self.send(message)
    }

    /// Sends an event.
    ///
    /// # Errors
    /// If the stream fails.
    pub(super) fn send_event(&mut self, event: &str, body: Value) -> io::Result<()> {
        self.send(json!({ "type": "event", "event": event, "body": body }))
    }

    /// Shows text to the user. The category is `console`, `stdout` or `stderr`.
    ///
    /// # Errors
    /// If the stream fails.
    pub(super) fn show(&mut self, category: &str, text: &str) -> io::Result<()> {
        match text.is_empty() {
            true => Ok(()),
            false => self.send_event("output", json!({ "category": category, "output": text })),
        }
    }

    /// Answers the request of a launch that starts. `warnings` are shown to the user.
    ///
    /// # Errors
    /// If the stream fails.
    pub(super) fn begin_session(&mut self, launch: &DebugRequest, warnings: &str) -> io::Result<()> {
        self.answer(launch, Ok(Value::Null))?;
        self.show("console", warnings)?;
        self.send_event("initialized", json!({}))
    }

    fn send(&mut self, mut message: Value) -> io::Result<()> {
        self.sent += 1;
        message["seq"] = self.sent.into();
        write_frame(&mut self.out, &message.to_string())
    }
}

/// A source file, or a text that only the adapter has.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
#[serde(rename_all = "camelCase", default)]
pub(super) struct DebugSource {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) name: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) path: Option<String>,
    /// The number of a text that the request `source` returns; 0 or `None` for a file.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) source_reference: Option<i64>,
}

/// Arguments of `initialize`.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct InitializeArguments {
    #[serde(default = "default_lines_start_at1")]
    lines_start_at1: bool,
    #[serde(default = "default_lines_start_at1")]
    columns_start_at1: bool,
}

const fn default_lines_start_at1() -> bool {
    true
}

impl InitializeArguments {
    /// Returns the numbers of the first line and column in messages.
    pub(super) const fn origin(self) -> TextOrigin {
        TextOrigin { line: self.lines_start_at1 as u32, column: self.columns_start_at1 as u32 }
    }
}

/// The numbers of the first line and of the first column in messages: 0 or 1.
#[derive(Clone, Copy, Debug)]
pub(super) struct TextOrigin {
    pub(super) line: u32,
    pub(super) column: u32,
}

impl Default for TextOrigin {
    fn default() -> Self {
        Self { line: 1, column: 1 }
    }
}

impl TextOrigin {
    /// Converts a line, counted from 1, to its number in messages.
    pub(super) const fn write_line(self, line: u32) -> u32 {
        (line + self.line).saturating_sub(1)
    }

    /// Converts the number of a line in messages to a line, counted from 1. A number that is no
    /// line counts as the first one.
    pub(super) fn read_line(self, number: i64) -> u32 {
        u32::try_from(number.saturating_add(1 - i64::from(self.line))).unwrap_or(0)
    }
}

/// Arguments of `launch` that the protocol leaves to the adapter.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct LaunchArguments {
    /// A zebin with texts, or texts and object files with kernels and functions.
    pub(super) program: OneOrMore,
    /// The launch file, as in `visa run`.
    pub(super) launch_file: String,
    /// A zebin, if the program has only texts.
    pub(super) zebin: Option<String>,
    /// The platform, or a device of it.
    pub(super) platform: Option<String>,
    /// The folder for outputs.
    pub(super) out: Option<String>,
    /// The folder that relative paths begin at.
    pub(super) cwd: Option<String>,
    #[serde(default)]
    pub(super) stop_on_entry: bool,
    #[serde(default)]
    pub(super) strict: bool,
    #[serde(default)]
    pub(super) no_debug: bool,
    /// Which lines frames have and steps go to.
    #[serde(default)]
    pub(super) lines: FrameLines,
}

/// One path, or a list of paths.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
pub(super) enum OneOrMore {
    One(String),
    More(Vec<String>),
}

impl Default for OneOrMore {
    fn default() -> Self {
        Self::More(Vec::new())
    }
}

impl OneOrMore {
    pub(super) fn as_slice(&self) -> &[String] {
        match self {
            Self::One(path) => std::slice::from_ref(path),
            Self::More(paths) => paths,
        }
    }
}

/// The lines that frames have and steps go to.
#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "camelCase")]
pub(super) enum FrameLines {
    /// Lines of assembler text.
    #[default]
    Assembler,
    /// Lines of the source that the text was compiled from, where it names them.
    Source,
}

/// Arguments of `setBreakpoints`.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct SetBreakpointsArguments {
    pub(super) source: DebugSource,
    #[serde(default)]
    pub(super) breakpoints: Vec<SourceBreakpoint>,
}

/// A wanted breakpoint at a line.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct SourceBreakpoint {
    pub(super) line: i64,
    #[serde(flatten)]
    pub(super) conditions: BreakpointConditions,
}

/// The conditions of a wanted breakpoint.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct BreakpointConditions {
    pub(super) condition: Option<String>,
    pub(super) hit_condition: Option<String>,
}

/// Arguments of `setInstructionBreakpoints`.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct SetInstructionBreakpointsArguments {
    #[serde(default)]
    pub(super) breakpoints: Vec<InstructionBreakpoint>,
}

/// A wanted breakpoint at an instruction.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct InstructionBreakpoint {
    pub(super) instruction_reference: String,
    #[serde(default)]
    pub(super) offset: i64,
    #[serde(flatten)]
    pub(super) conditions: BreakpointConditions,
}

/// Arguments of `setExceptionBreakpoints`.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct SetExceptionBreakpointsArguments {
    #[serde(default)]
    pub(super) filters: Vec<String>,
}

/// A breakpoint, as the adapter reports it.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct ReportedBreakpoint {
    pub(super) id: i64,
    pub(super) verified: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) line: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) message: Option<String>,
}

/// Arguments of requests for a thread: `next`, `stepIn`, `stepOut`, `continue`, `pause`,
/// `stackTrace` and `exceptionInfo`.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct ThreadArguments {
    pub(super) thread_id: i64,
    #[serde(default)]
    pub(super) start_frame: usize,
    /// Maximum number of frames; 0 or `None` means all.
    pub(super) levels: Option<usize>,
    /// Whether only this thread continues.
    #[serde(default)]
    pub(super) single_thread: bool,
    /// `instruction` for steps of one instruction.
    pub(super) granularity: Option<String>,
}

/// A frame of a thread.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct StackFrame {
    pub(super) id: i64,
    pub(super) name: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) source: Option<DebugSource>,
    pub(super) line: u32,
    pub(super) column: u32,
    pub(super) instruction_pointer_reference: String,
}

/// Arguments of `scopes`.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct ScopesArguments {
    pub(super) frame_id: i64,
}

/// Arguments of `variables`.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct VariablesArguments {
    pub(super) variables_reference: i64,
    pub(super) filter: Option<String>,
    #[serde(default)]
    pub(super) start: usize,
    /// Maximum number of children; 0 or `None` means all.
    pub(super) count: Option<usize>,
    #[serde(default)]
    pub(super) format: ValueFormat,
}

/// How values are shown.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
pub(super) struct ValueFormat {
    /// Whether numbers are hexadecimal.
    #[serde(default)]
    pub(super) hex: bool,
}

/// A variable, or an element of one.
#[derive(Clone, Debug, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct ShownVariable {
    pub(super) name: String,
    pub(super) value: String,
    #[serde(rename = "type", skip_serializing_if = "Option::is_none")]
    pub(super) type_name: Option<String>,
    /// The number by which `variables` returns its elements; 0 if it has none.
    pub(super) variables_reference: i64,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) indexed_variables: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) evaluate_name: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) memory_reference: Option<String>,
}

/// Arguments of `setVariable`.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct SetVariableArguments {
    pub(super) variables_reference: i64,
    pub(super) name: String,
    pub(super) value: String,
}

/// Arguments of `evaluate`.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct EvaluateArguments {
    pub(super) expression: String,
    pub(super) frame_id: Option<i64>,
    #[serde(default)]
    pub(super) format: ValueFormat,
}

/// Arguments of `readMemory`.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct ReadMemoryArguments {
    pub(super) memory_reference: String,
    #[serde(default)]
    pub(super) offset: i64,
    pub(super) count: usize,
}

/// Arguments of `disassemble`.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct DisassembleArguments {
    pub(super) memory_reference: String,
    #[serde(default)]
    pub(super) offset: i64,
    #[serde(default)]
    pub(super) instruction_offset: i64,
    pub(super) instruction_count: usize,
}

/// Arguments of `source`.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct SourceArguments {
    pub(super) source_reference: i64,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(bytes: &str) -> Result<Vec<String>, String> {
        let (mut from, mut commands) = (bytes.as_bytes(), Vec::new());
        while let Some(request) = read_request(&mut from).map_err(|error| error.to_string())? {
            commands.push(request.command);
        }
        Ok(commands)
    }

    #[test]
    fn requests_are_read_up_to_the_end_of_the_stream() {
        let one = r#"{"seq":1,"type":"request","command":"threads"}"#;
        let other = r#"{"seq":2,"type":"response","command":"x"}"#;
        let message = |text: &str| format!("Content-Length: {}\r\nOther: x\r\n\r\n{text}", text.len());
        let stream = [message(one), message(other), message(one)].concat();
        assert_eq!(read(&stream), Ok(vec!["threads".to_owned(); 2]));
        assert_eq!(read(""), Ok(Vec::new()));
    }

    #[test]
    fn messages_that_are_no_requests_are_errors() {
        for (bytes, what) in [
            ("Content-Length: 2\r\n\r\n{{", "no JSON"),
            ("Content-Length: 18\r\n\r\n{\"type\":\"request\"}", "no request"),
            ("Content-Length: 9223372036854775808\r\n\r\n{}", "at most"),
        ] {
            let message = read(bytes).expect_err(bytes);
            assert!(message.contains(what), "{message}");
        }
    }
}
