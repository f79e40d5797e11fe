//! The protocol: a JSON-RPC message a line, in both directions.
//!
//! For example, `{"jsonrpc": "2.0", "id": 1, "method": "ping"}` is answered with
//! `{"jsonrpc":"2.0","id":1,"result":{}}`. One thread reads, and another one calls the tools in the
//! order of the requests, so a ping is answered while a kernel runs.

use super::ToolServer;
use super::process::CallProcess;
use super::schema::ToolDescription;
use super::tool::{Tool, ToolResult};
use openvisa_lsp_support::MAX_MESSAGE_BYTES;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use std::io::{self, BufRead, Read, Write};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, mpsc};

/// The versions of the protocol that are served, newest first. They differ in nothing that is used
/// here.
const PROTOCOL_VERSIONS: [&str; 4] = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"];

/// A code of JSON-RPC.
#[derive(Clone, Copy)]
enum ErrorCode {
    Parse = -32700,
    InvalidRequest = -32600,
    MethodNotFound = -32601,
    InvalidParameters = -32602,
}

/// A request, or a notification if it has no `id`.
#[derive(Deserialize)]
struct Message {
    #[serde(default, deserialize_with = "read_id")]
    id: Option<Value>,
    /// Absent in responses, which are ignored.
    method: Option<String>,
    #[serde(default)]
    params: Value,
}

/// Reads an identifier. `null` is one that is present and wrong.
fn read_id<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Option<Value>, D::Error> {
    Value::deserialize(deserializer).map(Some)
}

#[derive(Serialize)]
struct Answer<'a, T> {
    jsonrpc: &'static str,
    id: &'a Value,
    #[serde(flatten)]
    outcome: ResponseOutcome<T>,
}

#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
enum ResponseOutcome<T> {
    Result(T),
    Error(ErrorObject),
}

#[derive(Serialize)]
struct ErrorObject {
    code: i32,
    message: String,
}

impl<T> ResponseOutcome<T> {
    fn error(code: ErrorCode, message: impl Into<String>) -> Self {
        Self::Error(ErrorObject { code: code as i32, message: message.into() })
    }
}

/// A call of a tool that waits for its turn.
struct ToolCall<'s> {
    id: Value,
    tool: &'s Tool,
    arguments: Map<String, Value>,
    process: Arc<CallProcess>,
}

/// The state that both threads use.
struct Session<'s, W> {
    server: &'s ToolServer,
    output: Mutex<W>,
    /// The calls that are not answered yet, by their identifiers as JSON.
    calls: Mutex<BTreeMap<String, Arc<CallProcess>>>,
}

/// Serves a client until its stream ends, and all calls are answered.
///
/// # Errors
/// Returns an error if `input` cannot be read. A client that is gone is none.
pub fn serve(server: &ToolServer, mut input: impl BufRead, output: impl Write + Send) -> io::Result<()> {
    let session = Session { server, output: Mutex::new(output), calls: Mutex::default() };
    let (sender, receiver) = mpsc::channel::<ToolCall<'_>>();
    std::thread::scope(|scope| {
        scope.spawn(|| receiver.into_iter().for_each(|call| session.execute(&call)));
        // The thread ends after the last call when the sender is dropped.
        let sender = sender;
        let mut line = Vec::new();
        loop {
            match read_line(&mut input, &mut line)? {
                Line::End => return Ok(()),
                Line::TooLong => {
                    let message = format!("a message has more than {MAX_MESSAGE_BYTES} bytes");
                    session.refuse(&Value::Null, ErrorCode::InvalidRequest, message);
                }
                Line::Complete if line.trim_ascii().is_empty() => {}
                Line::Complete => session.receive(&line, &sender),
            }
        }
    })
}

enum Line {
    Complete,
    TooLong,
    End,
}

/// Reads a line. One that is too long is skipped.
fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<Line> {
    line.clear();
    if input.take(MAX_MESSAGE_BYTES).read_until(b'\n', line)? == 0 {
        return Ok(Line::End);
    }
    if (line.len() as u64) < MAX_MESSAGE_BYTES || line.ends_with(b"\n") {
        return Ok(Line::Complete);
    }
    while !line.ends_with(b"\n") {
        line.clear();
        if input.take(MAX_MESSAGE_BYTES).read_until(b'\n', line)? == 0 {
            break;
        }
    }
    Ok(Line::TooLong)
}

impl<'s, W: Write> Session<'s, W> {
    fn send<T: Serialize>(&self, id: &Value, outcome: ResponseOutcome<T>) {
        let mut text = serde_json::to_vec(&Answer { jsonrpc: "2.0", id, outcome }).unwrap_or_default();
        text.push(b'\n');
        let mut output = self.output.lock().unwrap_or_else(PoisonError::into_inner);
        // If the client is gone, its stream ends, which ends the session.
        let _ = output.write_all(&text).and_then(|()| output.flush());
    }

    fn refuse(&self, id: &Value, code: ErrorCode, message: impl Into<String>) {
        self.send::<()>(id, ResponseOutcome::error(code, message));
    }

    /// Handles a line: a message, or an array of them.
    fn receive(&self, line: &[u8], calls: &mpsc::Sender<ToolCall<'s>>) {
        match serde_json::from_slice(line) {
            Ok(Value::Array(messages)) if !messages.is_empty() => {
                messages.into_iter().for_each(|message| self.handle(message, calls));
            }
            Ok(message) => self.handle(message, calls),
            Err(error) => self.refuse(&Value::Null, ErrorCode::Parse, format!("the message is no JSON: {error}")),
        }
    }

    fn handle(&self, message: Value, calls: &mpsc::Sender<ToolCall<'s>>) {
        let is_response = message.get("result").is_some() || message.get("error").is_some();
        let Message { id, method, params } = match serde_json::from_value(message) {
            Ok(message) => message,
            Err(error) => return self.refuse(&Value::Null, ErrorCode::InvalidRequest, error.to_string()),
        };
        let id = match (id, method.as_deref()) {
            (_, None) if is_response => return,
            (None, Some("notifications/cancelled")) => return self.cancel(&params),
            (None, Some(_)) => return,
            (Some(id @ (Value::String(_) | Value::Number(_))), _) => id,
            (_, _) => {
                let message = "`id` is a string or a number, and `method` a string";
                return self.refuse(&Value::Null, ErrorCode::InvalidRequest, message);
            }
        };
        match method.as_deref() {
            Some("initialize") => self.send(&id, ResponseOutcome::Result(Greeting::new(self.server, &params))),
            Some("ping") => self.send(&id, ResponseOutcome::Result(Map::new())),
            Some("tools/list") => self.send(&id, ResponseOutcome::Result(ToolList::new(self.server))),
            Some("tools/call") => self.enqueue(id, params, calls),
            Some(method) => self.refuse(&id, ErrorCode::MethodNotFound, format!("there is no method `{method}`")),
            None => self.refuse(&id, ErrorCode::InvalidRequest, "`method` is missing"),
        }
    }

    fn lock_calls(&self) -> MutexGuard<'_, BTreeMap<String, Arc<CallProcess>>> {
        self.calls.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Ends a call, which then has no answer.
    fn cancel(&self, params: &Value) {
        if let Some(call) = params.get("requestId").and_then(|id| self.lock_calls().remove(&id.to_string())) {
            call.cancel();
        }
    }

    fn enqueue(&self, id: Value, mut params: Value, calls: &mpsc::Sender<ToolCall<'s>>) {
        let name = params.get("name").and_then(Value::as_str).unwrap_or_default();
        let Some(tool) = self.server.tools.iter().find(|tool| tool.name == name) else {
            let names: Vec<_> = self.server.tools.iter().map(|tool| tool.name).collect();
            let message = format!("there is no tool `{name}`: the tools are {}", names.join(", "));
            return self.refuse(&id, ErrorCode::InvalidParameters, message);
        };
        let arguments = match params.get_mut("arguments").map(Value::take) {
            None | Some(Value::Null) => Map::new(),
            Some(Value::Object(arguments)) => arguments,
            Some(_) => return self.refuse(&id, ErrorCode::InvalidParameters, "`arguments` is an object"),
        };
        let process = Arc::new(CallProcess::default());
        self.lock_calls().insert(id.to_string(), Arc::clone(&process));
        // The receiver lives as long as the session.
        let _ = calls.send(ToolCall { id, tool, arguments, process });
    }

    fn execute(&self, call: &ToolCall<'_>) {
        if call.process.is_cancelled() {
            return;
        }
        let result: ToolResult = self.server.call(call.tool, &call.arguments, &call.process);
        // A client that has cancelled the call may use its identifier again.
        if !call.process.is_cancelled() {
            self.lock_calls().remove(&call.id.to_string());
            self.send(&call.id, ResponseOutcome::Result(result));
        }
    }
}

/// The result of `initialize`.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Greeting {
    protocol_version: &'static str,
    capabilities: Capabilities,
    server_info: ServerInfo,
    instructions: &'static str,
}

#[derive(Serialize)]
struct Capabilities {
    tools: Map<String, Value>,
}

#[derive(Serialize)]
struct ServerInfo {
    name: &'static str,
    version: &'static str,
}

impl Greeting {
    /// Answers with the version that the client asks for, or else with the newest one.
    fn new(server: &ToolServer, params: &Value) -> Self {
        let asked = params.get("protocolVersion").and_then(Value::as_str);
        let known = PROTOCOL_VERSIONS.into_iter().find(|version| asked == Some(version));
        Self {
            protocol_version: known.unwrap_or(PROTOCOL_VERSIONS[0]),
            capabilities: Capabilities { tools: Map::new() },
            server_info: ServerInfo { name: server.name, version: server.version },
            instructions: server.instructions,
        }
    }
}

/// The result of `tools/list`.
#[derive(Serialize)]
struct ToolList {
    tools: Vec<ToolDescription>,
}

impl ToolList {
    fn new(server: &ToolServer) -> Self {
        Self { tools: server.tools.iter().map(|tool| ToolDescription::new(tool, &server.command)).collect() }
    }
}
