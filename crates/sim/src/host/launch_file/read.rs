//! A reader that checks JSON against the form of launch files and converts it to a [`LaunchFile`].
//!
//! Each problem begins with the JSON path of the value, for example `launches[1].args[0].count`.

use crate::binding::arguments::LaunchError;
use crate::host::launch_file::argument_text::expand_argument;
use crate::host::launch_file::form::{ARGUMENT_KINDS, ARRAY_VALUES, EXPECTATIONS, JsonForm, MemberForm, ONE, SEVERAL};
use crate::host::launch_file::value::{ValueError, array_of_values, fill_bytes, parse_type, scalar_bytes};
use crate::host::launch_file::{
    ArraySource, Expectation, ExpectedElements, Generator, Launch, LaunchArgument, LaunchFile, OutputUse, Tolerance,
};
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
        source: match object.get("source") {
            Some(Value::String(path)) => vec![path.into()],
            paths => text_items(paths).map(PathBuf::from).collect(),
        },
        zebin: path_member(object, "zebin"),
        options: text_member(object, "options"),
        devices: text_items(object.get("devices")).map(str::to_owned).collect(),
    };
    checker.check_arguments(&file);
    if checker.problems.is_empty() { Ok(file) } else { Err(LaunchError::from_problems(checker.problems)) }
}

/// Reads an argument from its text.
///
/// # Errors
/// If the text is no argument, or a value in it does not have its type.
pub(crate) fn read_argument_text(text: &str) -> Result<LaunchArgument, LaunchError> {
    let mut checker = ProblemList::default();
    checker.check_value("", &JsonForm::Argument(ARGUMENT_KINDS), &text.into());
    let argument = read_argument(&text.into()).unwrap_or(LaunchArgument::Null);
    if checker.problems.is_empty() {
        checker.check_argument_value("", &argument);
    }
    if checker.problems.is_empty() { Ok(argument) } else { Err(LaunchError::from_problems(checker.problems)) }
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
            (JsonForm::Texts, Value::String(_)) => {}
            (JsonForm::Texts, Value::Array(list)) if !list.is_empty() => {
                for (index, value) in list.iter().enumerate() {
                    self.check_value(&format!("{path}[{index}]"), &JsonForm::Text, value);
                }
            }
            (JsonForm::Texts, _) => self.report_unexpected(path, value, "a string, or a list of strings"),
            (JsonForm::Tolerance, _) => {
                if value.as_f64().is_none_or(|number| number < 0.0) {
                    self.report_unexpected(path, value, "a number from 0 on");
                }
            }
            (JsonForm::Number, _) => {
                if !value.is_number() {
                    self.report_unexpected(path, value, "a number");
                }
            }
            (JsonForm::Argument(kinds), Value::String(text)) => match expand_argument(text) {
                Ok(Value::Object(object)) => self.check_one_of(path, kinds, &object),
                Ok(_) if takes_values(kinds) => {}
                Ok(_) => self.report_unexpected(path, value, "a buffer such as \"zeros:float:16\""),
                Err(what) => self.report(path, &what),
            },
            (JsonForm::Argument(kinds), Value::Number(_) | Value::Bool(_) | Value::Array(_)) if takes_values(kinds) => {
            }
            (JsonForm::Arguments(form), Value::Object(_)) => self.check_value(path, &JsonForm::Named(form), value),
            (JsonForm::Arguments(form), Value::Array(_)) => self.check_value(path, &JsonForm::List(form), value),
            (JsonForm::Arguments(_), _) => {
                self.report_unexpected(path, value, "a list of arguments, or an object of arguments by their names")
            }
            (JsonForm::Expectation(_), Value::Array(_)) => {}
            (JsonForm::Expectation(kinds), Value::Object(object)) => self.check_one_of(path, kinds, object),
            (JsonForm::Expectation(_), _) => self.report_unexpected(
                path,
                value,
                "a list of elements, or an object such as {\"values\": [1, 2], \"rtol\": 1e-6}",
            ),
            (JsonForm::OneOf(kinds) | JsonForm::Argument(kinds), Value::Object(object)) => {
                self.check_one_of(path, kinds, object)
            }
            (JsonForm::OneOf(_) | JsonForm::Argument(_), _) => {
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
            for (member, what) in [("output", "to write"), ("expect", "to compare")] {
                if object.get("buffer").is_some_and(Value::is_null) && object.contains_key(member) {
                    self.report(&member_path(path, member), &format!("a null pointer has no contents {what}"));
                }
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
                self.check_argument(&launch.argument_path(&launch_path, index), argument, file);
            }
        }
    }

    fn check_argument(&mut self, path: &str, argument: &LaunchArgument, file: &LaunchFile) {
        let inside =
            |problem: &String| problem.strip_prefix(path).is_some_and(|rest| rest.starts_with([':', '.', '[']));
        if self.problems.iter().any(inside) {
            return;
        }
        self.check_argument_value(path, argument);
        if let LaunchArgument::Named { name } = argument
            && !file.buffers.contains_key(name)
        {
            let names: Vec<_> = file.buffers.keys().map(String::as_str).collect();
            let what = match names.is_empty() {
                true => format!("there is no buffer `{name}`: the file has no `buffers`"),
                false => {
                    did_you_mean(format!("`buffers` has no `{name}`"), nearest(name.as_bytes(), names.iter().copied()))
                }
            };
            self.report(&member_path(path, "use"), &what);
        }
    }

    /// Checks types and values of an argument.
    fn check_argument_value(&mut self, path: &str, argument: &LaunchArgument) {
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
            LaunchArgument::Generated { generator, data_type, .. } => match parse_type(data_type) {
                Ok(scalar) => {
                    if let Err((member, what)) = generator.check(scalar) {
                        self.report(&member_path(path, member), &what);
                    }
                }
                Err(error) => self.report(&member_path(path, generator.word()), &error.what),
            },
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

/// Returns whether an argument can be a value without a type.
pub(crate) fn takes_values(kinds: &[&[MemberForm]]) -> bool {
    kinds.iter().any(|kind| kind[0].name == "scalar")
}

/// Returns the strings of a list.
fn text_items(value: Option<&Value>) -> impl Iterator<Item = &str> {
    value.into_iter().flat_map(list_items).filter_map(Value::as_str)
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
    let args = object.get("args");
    let named = || args.and_then(Value::as_object).into_iter().flatten();
    let values = args.into_iter().flat_map(list_items).chain(named().map(|(_, value)| value));
    Launch {
        kernel: text_member(object, "kernel"),
        global_size: number_members(object, "global_size"),
        local_size: number_members(object, "local_size"),
        global_offset: number_members(object, "global_offset"),
        inputs: inputs.filter_map(|(name, role)| Some((name.clone(), role.as_str()?.parse().ok()?))).collect(),
        args: values.map(|value| read_argument(value).unwrap_or(LaunchArgument::Null)).collect(),
        arg_names: named().map(|(name, _)| name.clone()).collect(),
    }
}

/// Converts an object to an argument. Returns `None` if no member identifies its kind.
fn read_argument(value: &Value) -> Option<LaunchArgument> {
    let expanded;
    let value = match value.as_str() {
        Some(text) => {
            expanded = expand_argument(text).ok()?;
            &expanded
        }
        None => value,
    };
    let object = match value {
        Value::Object(object) => object,
        Value::Null => return None,
        _ => return Some(LaunchArgument::Untyped { value: value.clone() }),
    };
    let kind = kind_of(ARGUMENT_KINDS, object)?;
    let expect = object.get("expect").and_then(read_expectation);
    let output = OutputUse { file: path_member(object, "output"), expect, shown: false };
    let shape = || number_members(object, "count");
    Some(match kind {
        "buffer" => match path_member(object, kind) {
            Some(buffer) => LaunchArgument::Buffer { buffer: ArraySource::File(buffer), output },
            None => LaunchArgument::Null,
        },
        "fill" => LaunchArgument::Fill {
            fill: object.get(kind)?.clone(),
            data_type: path_member(object, "type").map_or("uchar".to_owned(), |_| text_member(object, "type")),
            shape: shape(),
            output,
        },
        "zeros" | "empty" | "range" | "rand" => {
            let number = |name| object.get(name).and_then(Value::as_number).cloned();
            let generator = match kind {
                "zeros" => Generator::Zeros,
                "empty" => Generator::Empty,
                "range" => Generator::Range,
                _ => Generator::Random {
                    seed: object.get("seed").and_then(Value::as_u64),
                    low: number("low"),
                    high: number("high"),
                },
            };
            LaunchArgument::Generated { generator, data_type: text_member(object, kind), shape: shape(), output }
        }
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

/// Returns the name of the member that identifies the kind of an object.
fn kind_of(kinds: &[&[MemberForm]], object: &JsonObject) -> Option<&'static str> {
    kinds.iter().map(|kind| kind[0].name).find(|name| object.contains_key(*name))
}

/// Reads the expected contents of a buffer.
fn read_expectation(value: &Value) -> Option<Expectation> {
    let object = match value {
        Value::Object(object) => object,
        values => {
            let elements = ExpectedElements::Values { values: values.clone(), data_type: None };
            return Some(Expectation { elements, tolerance: Tolerance::default() });
        }
    };
    let number = |name| object.get(name).and_then(Value::as_f64).unwrap_or_default();
    let elements = match kind_of(EXPECTATIONS, object)? {
        "file" => ExpectedElements::File(path_member(object, "file")?),
        "fill" => ExpectedElements::Fill(object.get("fill")?.clone()),
        _ => ExpectedElements::Values {
            values: object.get("values")?.clone(),
            data_type: object.get("type").map(|_| text_member(object, "type")),
        },
    };
    let ulp = object.get("ulp").and_then(Value::as_u64).unwrap_or_default();
    Some(Expectation { elements, tolerance: Tolerance { absolute: number("atol"), relative: number("rtol"), ulp } })
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
