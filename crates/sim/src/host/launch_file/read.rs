//! A reader that checks JSON against the form of launch files and converts it to a [`LaunchFile`].
//!
//! Each problem begins with the JSON path of the value, for example `launches[1].args[0].count`.

use crate::binding::arguments::LaunchError;
use crate::host::launch_file::form::{ARGUMENT, ARRAY_VALUES, JsonForm, MemberForm, ONE, SEVERAL};
use crate::host::launch_file::value::{ValueError, array_of_values, fill_bytes, scalar_bytes};
use crate::host::launch_file::{ArraySource, Launch, LaunchArgument, LaunchFile};
use crate::memory::image::ImageFormat;
use openvisa_isa_core::nearest;
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use std::path::PathBuf;

type JsonObject = Map<String, Value>;

/// Converts JSON to a launch file.
///
/// # Errors
/// If the JSON has another form, or a value does not have its type. The error lists every problem.
pub(crate) fn read_launch_file(value: &Value) -> Result<LaunchFile, LaunchError> {
    let mut checker = ProblemList::default();
    let Value::Object(object) = value else {
        return Err(LaunchError::from_problems(vec![
            "a launch file holds an object such as {\"kernel\": \"saxpy\", \"global_size\": [1024], \"args\": []}"
                .to_owned(),
        ]));
    };
    let is_list = object.contains_key("launches");
    checker.check_object("", if is_list { SEVERAL } else { ONE }, object);
    // Malformed members are replaced by defaults, so that the other values are checked in the same
    // run.
    let none = JsonObject::new();
    let file = LaunchFile {
        buffers: read_named_buffers(object),
        launches: match object.get("launches") {
            Some(launches) => {
                list_items(launches).map(|value| read_launch(value.as_object().unwrap_or(&none))).collect()
            }
            None => vec![read_launch(object)],
        },
        is_list,
    };
    checker.check_arguments(&file);
    if checker.problems.is_empty() { Ok(file) } else { Err(LaunchError::from_problems(checker.problems)) }
}

/// Returns the JSON path of a member. `path` is the path of its object.
pub(crate) fn member_path(path: &str, name: &str) -> String {
    let word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    match (path, name.chars().all(word) && !name.is_empty()) {
        ("", true) => name.to_owned(),
        (_, true) => format!("{path}.{name}"),
        (_, false) => format!("{path}[{}]", Value::from(name)),
    }
}

/// Returns the JSON path of a launch, which is empty if the file is a single launch.
pub(crate) fn launch_path(index: usize, is_list: bool) -> String {
    if is_list { format!("launches[{index}]") } else { String::new() }
}

/// Returns the JSON path of an argument. `launch` is the path of its launch.
pub(crate) fn argument_path(launch: &str, index: usize) -> String {
    format!("{}[{index}]", member_path(launch, "args"))
}

/// Collects the problems of a launch file.
#[derive(Default)]
struct ProblemList {
    problems: Vec<String>,
}

impl ProblemList {
    /// Records a problem of the value at `path`. An empty path means the whole file.
    fn report(&mut self, path: &str, what: &str) {
        let separator = if path.is_empty() { "" } else { ": " };
        self.problems.push(format!("{path}{separator}{what}"));
    }

    /// Checks a value against a form.
    fn check_value(&mut self, path: &str, form: &JsonForm, value: &Value) {
        match (form, value) {
            (JsonForm::Text | JsonForm::TextOrNull | JsonForm::TextOrValues, Value::String(_))
            | (JsonForm::TextOrNull | JsonForm::Sizes | JsonForm::ValueOrNull, Value::Null)
            | (JsonForm::Flag, Value::Bool(_)) => {}
            (JsonForm::Text, _) => self.report_unexpected(path, value, "a string"),
            (JsonForm::TextOrNull, _) => self.report_unexpected(path, value, "a string or null"),
            (JsonForm::Flag, _) => self.report_unexpected(path, value, "true or false"),
            (JsonForm::Count(most), _) => self.check_count(path, value, *most),
            (JsonForm::Sizes, Value::Array(list)) if !(1..=3).contains(&list.len()) => {
                self.report(path, &format!("one to three numbers are expected, not {}", list.len()));
            }
            (JsonForm::Sizes | JsonForm::Shape, Value::Array(list)) => {
                for (index, value) in list.iter().enumerate() {
                    self.check_count(&format!("{path}[{index}]"), value, max_count(form));
                }
            }
            (JsonForm::Sizes | JsonForm::Shape, one) => self.check_count(path, one, max_count(form)),
            (JsonForm::Value, Value::Object(_) | Value::Null) => {
                self.report_unexpected(path, value, "a number, or a list of numbers")
            }
            (JsonForm::ValueOrNull, Value::Object(_)) => {
                self.report_unexpected(path, value, "a number, a list of numbers, or null")
            }
            // The values are checked in `check_arguments`, where their type is known.
            (JsonForm::Value | JsonForm::ValueOrNull, _) | (JsonForm::Values, Value::Array(_)) => {}
            (JsonForm::Values, _) => self.report_unexpected(path, value, "a list of values"),
            (JsonForm::TextOrValues, Value::Object(object)) => self.check_object(path, ARRAY_VALUES, object),
            (JsonForm::TextOrValues, _) => self.report_unexpected(
                path,
                value,
                "a file, or an object such as {\"values\": [1, 2], \"type\": \"uint\"}",
            ),
            (JsonForm::Word(words), Value::String(word)) if words.contains(&word.as_str()) => {}
            (JsonForm::Word(words), _) => self.check_word(path, value, words),
            (JsonForm::Object(members), Value::Object(object)) => self.check_object(path, members, object),
            (JsonForm::Named(form), Value::Object(object)) => {
                for (name, value) in object {
                    self.check_value(&member_path(path, name), form, value);
                }
            }
            (JsonForm::List(form), Value::Array(list)) => {
                for (index, value) in list.iter().enumerate() {
                    self.check_value(&format!("{path}[{index}]"), form, value);
                }
            }
            (JsonForm::OneOf(kinds), Value::Object(object)) => self.check_one_of(path, kinds, object),
            (JsonForm::OneOf(_), _) => {
                self.report_unexpected(path, value, "an object such as {\"buffer\": \"in.npy\"}")
            }
            (JsonForm::Object(_) | JsonForm::Named(_), _) => self.report_unexpected(path, value, "an object"),
            (JsonForm::List(_), _) => self.report_unexpected(path, value, "a list"),
        }
    }

    fn report_unexpected(&mut self, path: &str, value: &Value, what: &str) {
        self.report(path, &format!("{what} is expected, not {}", shorten(value)));
    }

    fn check_count(&mut self, path: &str, value: &Value, most: u64) {
        if value.as_u64().is_none_or(|number| number > most) {
            self.report_unexpected(path, value, &format!("a whole number from 0 to {most}"));
        }
    }

    fn check_word(&mut self, path: &str, value: &Value, words: &[&str]) {
        let near = value.as_str().and_then(|word| nearest(word.as_bytes(), words.iter().copied()));
        let what = format!("one of {} is expected, not {}", join_names(words), shorten(value));
        self.report(path, &did_you_mean(what, near));
    }

    /// Checks the members of an object, and reports missing and unknown members.
    fn check_object(&mut self, path: &str, members: &[MemberForm], object: &JsonObject) {
        for member in members {
            match object.get(member.name) {
                Some(value) => self.check_value(&member_path(path, member.name), &member.form, value),
                None if member.required => self.report(path, &format!("`{}` is missing", member.name)),
                None => {}
            }
        }
        let names: Vec<_> = members.iter().map(|member| member.name).collect();
        for name in object.keys().filter(|name| !names.contains(&name.as_str())) {
            let missing: Vec<_> = names.iter().copied().filter(|name| !object.contains_key(*name)).collect();
            let what = match (name.as_str(), path) {
                ("kernel" | "global_size" | "local_size" | "global_offset" | "args" | "inputs", "") => {
                    format!("`{name}` belongs into an entry of `launches`")
                }
                _ => did_you_mean(
                    format!("there is no member `{name}` here, only {}", join_names(&names)),
                    nearest(name.as_bytes(), missing.iter().copied()),
                ),
            };
            self.report(path, &what);
        }
    }

    /// Checks an object whose kind is identified by one of its members.
    fn check_one_of(&mut self, path: &str, kinds: &[&[MemberForm]], object: &JsonObject) {
        if let Some(kind) = kinds.iter().find(|kind| object.contains_key(kind[0].name)) {
            if object.get("buffer").is_some_and(Value::is_null) && object.contains_key("output") {
                self.report(&member_path(path, "output"), "a null pointer has no contents to write");
            }
            return self.check_object(path, kind, object);
        }
        let names: Vec<_> = kinds.iter().map(|kind| kind[0].name).collect();
        let near = object.keys().find_map(|name| nearest(name.as_bytes(), names.iter().copied()));
        let value = shorten(&Value::Object(object.clone()));
        self.report(
            path,
            &did_you_mean(format!("one of the members {} is expected in {value}", join_names(&names)), near),
        );
    }

    /// Checks the rules that the form does not express: types, their values, and buffer names.
    fn check_arguments(&mut self, file: &LaunchFile) {
        if file.launches.is_empty() && self.problems.is_empty() {
            self.report("launches", "at least one launch is expected");
        }
        for (name, argument) in &file.buffers {
            self.check_argument(&member_path("buffers", name), argument, file);
        }
        for (index, launch) in file.launches.iter().enumerate() {
            let launch_path = launch_path(index, file.is_list);
            for (index, argument) in launch.args.iter().enumerate() {
                self.check_argument(&argument_path(&launch_path, index), argument, file);
            }
        }
    }

    fn check_argument(&mut self, path: &str, argument: &LaunchArgument, file: &LaunchFile) {
        let inside =
            |problem: &String| problem.strip_prefix(path).is_some_and(|rest| rest.starts_with([':', '.', '[']));
        if self.problems.iter().any(inside) {
            return;
        }
        if let Some((member, ArraySource::Values { values, data_type })) = argument.array() {
            // The values of a buffer are members of the argument itself.
            let path = if member == "buffer" { path.to_owned() } else { member_path(path, member) };
            self.report_value_error(&path, ["type", "values"], array_of_values(data_type, values).err());
        }
        match argument {
            LaunchArgument::Scalar { scalar, value } => {
                self.report_value_error(path, ["scalar", "value"], scalar_bytes(scalar, value).err());
            }
            LaunchArgument::Fill { fill, data_type, .. } => {
                self.report_value_error(path, ["type", "fill"], fill_bytes(data_type, fill).err());
            }
            LaunchArgument::Named { name } if !file.buffers.contains_key(name) => {
                let names: Vec<_> = file.buffers.keys().map(String::as_str).collect();
                let what = match names.is_empty() {
                    true => format!("there is no buffer `{name}`: the file has no `buffers`"),
                    false => did_you_mean(
                        format!("`buffers` has no `{name}`"),
                        nearest(name.as_bytes(), names.iter().copied()),
                    ),
                };
                self.report(&member_path(path, "use"), &what);
            }
            LaunchArgument::Image { format, .. } => {
                if let Err(error) = format.parse::<ImageFormat>() {
                    self.report(&member_path(path, "format"), &error.to_string());
                }
            }
            _ => {}
        }
    }

    /// Records a problem of an argument's type or value. The array holds the names of the two
    /// members.
    fn report_value_error(&mut self, path: &str, [of_type, of_value]: [&str; 2], error: Option<ValueError>) {
        let Some(error) = error else { return };
        let place = member_path(path, if error.of_type { of_type } else { of_value });
        self.report(&format!("{place}{}", error.place), &error.what);
    }
}

fn max_count(form: &JsonForm) -> u64 {
    if matches!(form, JsonForm::Sizes) { u32::MAX.into() } else { u64::MAX }
}

/// Returns the JSON text of a value, cut after 80 characters for use in a message.
fn shorten(value: &Value) -> String {
    const MAX_CHARACTERS: usize = 80;
    let text = value.to_string();
    match text.char_indices().nth(MAX_CHARACTERS) {
        Some((end, _)) => format!("{}...", &text[..end]),
        None => text,
    }
}

/// Returns a comma-separated list of quoted names for use in a message.
fn join_names(names: &[&str]) -> String {
    names.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ")
}

fn did_you_mean(what: String, near: Option<&str>) -> String {
    near.map_or(what.clone(), |near| format!("{what}; did you mean `{near}`?"))
}

fn list_items(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

fn text_member(object: &JsonObject, name: &str) -> String {
    object.get(name).and_then(Value::as_str).unwrap_or_default().to_owned()
}

fn path_member(object: &JsonObject, name: &str) -> Option<PathBuf> {
    object.get(name).and_then(Value::as_str).map(PathBuf::from)
}

/// Returns a member's number, or the numbers of its list. Values outside the range of `T` are
/// skipped.
fn number_members<T: TryFrom<u64>>(object: &JsonObject, name: &str) -> Vec<T> {
    let number = |value: &Value| value.as_u64().and_then(|number| T::try_from(number).ok());
    match object.get(name) {
        Some(Value::Array(list)) => list.iter().filter_map(number).collect(),
        Some(one) => number(one).into_iter().collect(),
        None => Vec::new(),
    }
}

fn read_named_buffers(object: &JsonObject) -> BTreeMap<String, LaunchArgument> {
    let entries = object.get("buffers").and_then(Value::as_object).into_iter().flatten();
    entries.map(|(name, value)| (name.clone(), read_argument(value).unwrap_or(LaunchArgument::Null))).collect()
}

fn read_launch(object: &JsonObject) -> Launch {
    let inputs = object.get("inputs").and_then(Value::as_object).into_iter().flatten();
    let args = object.get("args").into_iter().flat_map(list_items);
    Launch {
        kernel: text_member(object, "kernel"),
        global_size: number_members(object, "global_size"),
        local_size: number_members(object, "local_size"),
        global_offset: number_members(object, "global_offset"),
        inputs: inputs.filter_map(|(name, role)| Some((name.clone(), role.as_str()?.parse().ok()?))).collect(),
        args: args.map(|value| read_argument(value).unwrap_or(LaunchArgument::Null)).collect(),
    }
}

/// Converts an object to an argument. Returns `None` if no member identifies its kind.
fn read_argument(value: &Value) -> Option<LaunchArgument> {
    let object = value.as_object()?;
    let JsonForm::OneOf(kinds) = ARGUMENT else { return None };
    let kind = kinds.iter().map(|kind| kind[0].name).find(|name| object.contains_key(*name))?;
    let output = path_member(object, "output");
    Some(match kind {
        "buffer" => match path_member(object, kind) {
            Some(buffer) => LaunchArgument::Buffer { buffer: ArraySource::File(buffer), output },
            None => LaunchArgument::Null,
        },
        "fill" => LaunchArgument::Fill {
            fill: object.get(kind)?.clone(),
            data_type: path_member(object, "type").map_or("uchar".to_owned(), |_| text_member(object, "type")),
            shape: number_members(object, "count"),
            output,
        },
        "use" => LaunchArgument::Named { name: text_member(object, kind) },
        "scalar" => LaunchArgument::Scalar { scalar: text_member(object, kind), value: object.get("value")?.clone() },
        "bytes" => LaunchArgument::Bytes { bytes: read_source(object.get(kind)?)? },
        "local" => LaunchArgument::Local { local: *number_members(object, kind).first()? },
        "image" => {
            let image = read_source(object.get(kind)?)?;
            LaunchArgument::Image { image, format: text_member(object, "format"), output }
        }
        "values" => LaunchArgument::Buffer { buffer: read_source(value)?, output },
        _ => LaunchArgument::Sampler { sampler: serde_json::from_value(object.get(kind)?.clone()).ok()? },
    })
}

/// Reads an array: the name of a file, or an object that holds the values.
fn read_source(value: &Value) -> Option<ArraySource> {
    match value {
        Value::String(path) => Some(ArraySource::File(path.into())),
        _ => {
            let object = value.as_object()?;
            Some(ArraySource::Values { values: object.get("values")?.clone(), data_type: text_member(object, "type") })
        }
    }
}
