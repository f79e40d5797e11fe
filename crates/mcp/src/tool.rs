//! The tools: subcommands whose arguments are JSON.
//!
//! For example, `verify` with `{"text": "...", "platform": "XE2"}` runs `visa verify --format=json
//! --platform=XE2 -- -` with the text as its standard input, and returns what it prints.

use super::ToolServer;
use super::process::{CallProcess, LimitedOutput, SubcommandEnd};
use super::schema::{PropertyType, property_type, scalar_type};
use clap::{Arg, Command};
use openvisa_cli_support::{ExitStatus, did_you_mean, nearest};
use serde::Serialize;
use serde_json::{Map, Value};
use std::ffi::OsString;
use std::fs::File;
use std::io::Read as _;
use std::path::Path;

/// Maximum number of bytes that a tool returns of each stream.
const MAX_OUTPUT_BYTES: usize = 1 << 20;

/// A subcommand as a tool.
#[derive(Clone, Debug)]
pub struct Tool {
    /// The name for clients.
    pub name: &'static str,
    /// The name of the subcommand.
    pub subcommand: &'static str,
    /// Arguments of the subcommand that clients can give, by their identifiers. The first one is
    /// positional.
    pub arguments: &'static [&'static str],
    /// Arguments that are always given.
    pub fixed: &'static [&'static str],
    /// The contents that can be given in place of files.
    pub input: Option<ToolInput>,
    /// An option that names the folder for outputs. Without it, they go into a folder that is
    /// removed after the call, so that they replace no file of the user.
    pub output_folder: Option<&'static str>,
    /// An addition to the help of the subcommand.
    pub note: &'static str,
    /// Whether the tool changes no file.
    pub is_read_only: bool,
}

/// The contents that a client can give in place of the files of a tool.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ToolInput {
    /// The text itself.
    Text,
    /// Hexadecimal digits.
    Bytes,
}

impl ToolInput {
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Text => "text",
            Self::Bytes => "bytes",
        }
    }

    pub(super) const fn description(self) -> &'static str {
        match self {
            Self::Text => "The contents of a file, in place of `files`",
            Self::Bytes => "The bytes of a file in hexadecimal digits, in place of `files`",
        }
    }
}

/// The result of a call.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct ToolResult {
    /// The output of the subcommand: standard output, then to standard error.
    content: Vec<TextContent>,
    /// Whether the subcommand could not do its work. Findings are no such error.
    is_error: bool,
}

#[derive(Serialize)]
struct TextContent {
    r#type: &'static str,
    text: String,
}

impl ToolResult {
    fn new(texts: impl IntoIterator<Item = String>, is_error: bool) -> Self {
        let texts = texts.into_iter().filter(|text| !text.is_empty());
        Self { content: texts.map(|text| TextContent { r#type: "text", text }).collect(), is_error }
    }
}

/// The command line that a call makes.
#[derive(Debug, Default)]
struct CommandLine {
    arguments: Vec<OsString>,
    input: Vec<u8>,
}

impl Tool {
    /// A tool without arguments that changes no file.
    pub const DEFAULT: Self = Self {
        name: "",
        subcommand: "",
        arguments: &[],
        fixed: &[],
        input: None,
        output_folder: None,
        note: "",
        is_read_only: true,
    };

    /// Returns the definition of the subcommand in that of the command.
    pub(super) fn subcommand<'c>(&self, command: &'c Command) -> &'c Command {
        command.find_subcommand(self.subcommand).expect("a tool is a subcommand")
    }

    pub(super) fn argument<'c>(&self, subcommand: &'c Command, name: &str) -> &'c Arg {
        let mut arguments = subcommand.get_arguments();
        arguments.find(|argument| argument.get_id() == name).expect("a tool names arguments of its subcommand")
    }

    /// Returns what can be given in place of an argument.
    pub(super) fn input_for(&self, name: &str) -> Option<ToolInput> {
        self.input.filter(|_| self.arguments.first() == Some(&name))
    }

    pub(super) fn describe(&self, subcommand: &Command) -> String {
        let help = subcommand.get_long_about().or_else(|| subcommand.get_about());
        let help = help.map(ToString::to_string).unwrap_or_default();
        match self.note {
            "" => help,
            note => format!("{help}\n\n{note}"),
        }
    }

    /// Converts JSON to a command line. `output_folder` is the folder for outputs if the client
    /// names none.
    ///
    /// # Errors
    /// All problems: properties that are unknown or have a wrong type, and missing ones.
    fn command_line(
        &self,
        server: &ToolServer,
        given: &Map<String, Value>,
        output_folder: Option<&Path>,
    ) -> Result<CommandLine, Vec<String>> {
        let subcommand = self.subcommand(&server.command);
        let mut line = CommandLine::default();
        line.arguments.push(self.subcommand.into());
        line.arguments.extend(self.fixed.iter().map(OsString::from));
        if let (Some(option), Some(folder)) = (self.output_folder, output_folder) {
            line.arguments.extend([format!("--{option}").into(), folder.into()]);
        }
        let (mut positional, mut problems) = (Vec::new(), Vec::new());
        for (name, value) in given {
            if let Some(input) = self.input.filter(|input| input.name() == name) {
                match read_input(server, input, value) {
                    Ok(bytes) => line.input = bytes,
                    Err(problem) => problems.push(problem),
                }
                positional.push("-".into());
                continue;
            }
            if !self.arguments.contains(&name.as_str()) {
                problems.push(self.refuse_name(name));
                continue;
            }
            if name == "output"
                && let Some(problem) = value.as_str().and_then(|path| refuse_output(server, path))
            {
                problems.push(problem);
            }
            let argument = self.argument(subcommand, name);
            match read_values(argument, value) {
                Ok(values) if argument.is_positional() => positional.extend(values.into_iter().map(OsString::from)),
                Ok(values) => line.arguments.extend(values.iter().map(|value| option(argument, value))),
                Err(problem) => problems.push(problem),
            }
        }
        problems.extend(self.input.and_then(|input| self.check_source(subcommand, input, given)));
        line.arguments.push("--".into());
        line.arguments.append(&mut positional);
        if problems.is_empty() { Ok(line) } else { Err(problems) }
    }

    /// Checks that one of the files and the input is given at most, and one of them if the
    /// subcommand needs files.
    fn check_source(&self, subcommand: &Command, input: ToolInput, given: &Map<String, Value>) -> Option<String> {
        let (files, input) = (self.arguments.first().copied().unwrap_or_default(), input.name());
        // A zebin that holds its programs replaces the files of `run`.
        let is_replaced = !self.argument(subcommand, files).is_required_set() && given.contains_key("zebin");
        match (given.contains_key(files), given.contains_key(input)) {
            (true, true) => Some(format!("`{files}` and `{input}` exclude each other")),
            (false, false) if !is_replaced => Some(format!("`{files}` or `{input}` is missing")),
            _ => None,
        }
    }

    fn refuse_name(&self, name: &str) -> String {
        let known = || self.arguments.iter().copied().chain(self.input.map(ToolInput::name));
        let message = format!("`{}` has no argument `{name}`", self.name);
        match nearest(name, known()) {
            None => format!("{message}; the arguments are {}", known().collect::<Vec<_>>().join(", ")),
            near => did_you_mean(message, near),
        }
    }
}

impl ToolServer {
    /// Runs the subcommand of a tool with these arguments, in a process of its own.
    pub(super) fn call(&self, tool: &Tool, given: &Map<String, Value>, process: &CallProcess) -> ToolResult {
        let names_folder = |option: &&str| given.contains_key(*option);
        let folder = match tool.output_folder.filter(|option| !names_folder(option)).map(|_| tempfile::tempdir()) {
            Some(Err(error)) => {
                return ToolResult::new([format!("a folder for outputs cannot be created: {error}")], true);
            }
            Some(Ok(folder)) => Some(folder),
            None => None,
        };
        let line = match tool.command_line(self, given, folder.as_ref().map(|folder| folder.path())) {
            Ok(line) => line,
            Err(problems) => return ToolResult::new([problems.join("\n")], true),
        };
        let ended = process.run(&self.program, &line.arguments, &line.input, MAX_OUTPUT_BYTES);
        let SubcommandEnd { status, out, err } = match ended {
            Ok(ended) => ended,
            Err(error) => return ToolResult::new([format!("the tool cannot be started: {error}")], true),
        };
        let status = match status {
            Ok(status) => status,
            Err(status) => return ToolResult::new([format!("the tool failed: {status}"), shown_text(err)], true),
        };
        if (self.is_object_file)(&out.bytes) {
            return match out.is_cut {
                true => ToolResult::new([format!("{}; `output` writes it to a file", describe_limit())], true),
                false => ToolResult::new([to_hexadecimal(&out.bytes), shown_text(err)], false),
            };
        }
        if out.bytes.is_empty() && err.bytes.is_empty() {
            return ToolResult::new(["success, without output".to_owned()], false);
        }
        ToolResult::new([shown_text(out), shown_text(err)], status == ExitStatus::Error)
    }
}

/// Returns an option of a command line: a flag if `value` is empty.
fn option(argument: &Arg, value: &str) -> OsString {
    let name = argument.get_long().expect("an argument that is not positional has a long name");
    match property_type(argument) {
        PropertyType::Boolean => format!("--{name}").into(),
        _ => format!("--{name}={value}").into(),
    }
}

/// Returns why a file must not be overwritten with an object file: it is something else, such as a
/// source, which a model did not mean.
fn refuse_output(server: &ToolServer, path: &str) -> Option<String> {
    let is_named = Path::new(path).extension().is_some_and(|extension| extension.eq_ignore_ascii_case("isa"));
    if is_named || !std::fs::metadata(path).ok()?.is_file() {
        return None;
    }
    let mut beginning = Vec::new();
    let read = File::open(path).and_then(|file| file.take(1 << 10).read_to_end(&mut beginning));
    let is_object = read.is_ok() && (beginning.is_empty() || (server.is_object_file)(&beginning));
    (!is_object).then(|| {
        format!("`output`: `{path}` exists and is no object file, so it is not overwritten; name a new file or one that ends in `.isa`")
    })
}

fn read_input(server: &ToolServer, input: ToolInput, value: &Value) -> Result<Vec<u8>, String> {
    let text = value.as_str().ok_or_else(|| format!("`{}`: expected a string", input.name()))?;
    match input {
        ToolInput::Text => Ok(text.into()),
        ToolInput::Bytes => (server.parse_bytes)(text)
            .ok_or_else(|| format!("`{}`: expected two hexadecimal digits for each byte", input.name())),
    }
}

/// Reads the values of an argument: none for a flag that is not set.
fn read_values(argument: &Arg, value: &Value) -> Result<Vec<String>, String> {
    let wrong = |expected: &str| Err(format!("`{}`: expected {expected}", argument.get_id()));
    match (property_type(argument), value) {
        (PropertyType::Boolean, Value::Bool(is_set)) => Ok(is_set.then(String::new).into_iter().collect()),
        (PropertyType::Boolean, _) => wrong("true or false"),
        (PropertyType::Array, Value::Array(values)) => {
            let read: Option<Vec<_>> = values.iter().map(|value| read_scalar(argument, value)).collect();
            read.map_or_else(|| wrong(&format!("an array of {}", plural(argument))), Ok)
        }
        (PropertyType::Array, _) => wrong(&format!("an array of {}", plural(argument))),
        _ => {
            read_scalar(argument, value).map_or_else(|| wrong(&format!("one of {}", plural(argument))), |v| Ok(vec![v]))
        }
    }
}

/// Reads one value. The parser of the command line checks numbers.
fn read_scalar(argument: &Arg, value: &Value) -> Option<String> {
    match (scalar_type(argument), value) {
        (PropertyType::Integer | PropertyType::Number, Value::Number(number)) => Some(number.to_string()),
        (PropertyType::String, Value::String(text)) => Some(text.clone()),
        _ => None,
    }
}

fn plural(argument: &Arg) -> &'static str {
    match scalar_type(argument) {
        PropertyType::Integer | PropertyType::Number => "numbers",
        _ => "strings",
    }
}

fn to_hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn describe_limit() -> String {
    format!("the output has more than {MAX_OUTPUT_BYTES} bytes")
}

/// Returns the text of a stream. One that is cut ends with a whole line and a note.
fn shown_text(LimitedOutput { bytes, is_cut }: LimitedOutput) -> String {
    let mut text = String::from_utf8_lossy(&bytes).into_owned();
    if is_cut {
        text.truncate(text.rfind('\n').map_or(0, |end| end + 1));
        text.push_str(&format!("... {}, and ends here\n", describe_limit()));
    }
    text
}
