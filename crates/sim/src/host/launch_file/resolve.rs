//! Completion of launches by what is known of their kernels: arguments by name get their positions,
//! and values without a type get the type that the source declares.
//!
//! For example, `"args": {"n": 1024}` of a kernel `void scale(global float *x, int n)` lacks `x`,
//! and its `n` is an `int`.

use crate::binding::arguments::LaunchError;
use crate::binding::kernel_info::{ArgumentInfo, KernelInfo, PayloadKind};
use crate::host::launch_file::read::member_path;
use crate::host::launch_file::value::{ScalarType, ValueError, array_of_values, scalar_bytes};
use crate::host::launch_file::{ArraySource, Launch, LaunchArgument, LaunchFile, OutputUse};
use openvisa_isa_core::nearest;
use serde_json::Value;

/// The declared type of an argument.
enum Declared<'a> {
    /// A pointer to elements of a type.
    Pointer(&'a str),
    /// A pointer to shared local memory.
    Local,
    /// A number or a vector.
    Value(&'a str),
    /// Another type, or no known one.
    Other,
}

impl LaunchFile {
    /// Returns whether a launch needs [`LaunchFile::resolve`]: it has arguments by their names, or
    /// values without a type.
    pub fn needs_kernel(&self, launch: usize) -> bool {
        self.launches.get(launch).is_some_and(Launch::needs_kernel)
    }

    /// Returns whether a launch has values without a type, so that it cannot be prepared.
    pub fn needs_types(&self, launch: usize) -> bool {
        self.launches.get(launch).is_some_and(|launch| launch.args.iter().any(LaunchArgument::is_untyped))
    }

    /// Completes a launch by the description of its kernel. Arguments by name are brought into the
    /// kernel's order, and values without a type get the type that the source declares. `launch` is
    /// the index of the launch.
    ///
    /// # Errors
    /// If the kernel has no argument of a name, lacks one, or a value does not have its type. The
    /// error lists every problem, and the names and types of the arguments.
    pub fn resolve(&mut self, launch: usize, kernel: &KernelInfo) -> Result<(), LaunchError> {
        let path = self.launch_path(launch);
        let Some(launch) = self.launches.get_mut(launch) else { return Ok(()) };
        let mut problems = launch.order_arguments(&path, kernel);
        if problems.is_empty() {
            for index in 0..launch.args.len() {
                let place = launch.argument_path(&path, index);
                let LaunchArgument::Untyped { value } = &launch.args[index] else { continue };
                match typed_argument(kernel, index, value) {
                    Ok(argument) => launch.args[index] = argument,
                    Err(error) => problems.push(format!("{place}{}: {}", error.place, error.what)),
                }
            }
        }
        if problems.is_empty() { Ok(()) } else { Err(LaunchError::from_problems(problems)) }
    }
}

impl Launch {
    fn needs_kernel(&self) -> bool {
        !self.arg_names.is_empty() || self.args.iter().any(LaunchArgument::is_untyped)
    }

    /// Brings arguments by name into the kernel's order. Returns the problems.
    fn order_arguments(&mut self, path: &str, kernel: &KernelInfo) -> Vec<String> {
        if self.arg_names.is_empty() {
            return Vec::new();
        }
        let count = kernel.argument_count();
        let (mut problems, mut places) = (Vec::new(), Vec::new());
        for name in &self.arg_names {
            match position_of(kernel, name) {
                Some(position) if places.contains(&Some(position)) => {
                    let what = format!("`{}` is given twice, by its name and by its position", label(kernel, position));
                    problems.push(format!("{}: {what}", member_path(&member_path(path, "args"), name)));
                    places.push(None);
                }
                Some(position) => places.push(Some(position)),
                None => {
                    let known: Vec<_> = (0..count).map(|index| label(kernel, index)).collect();
                    let near = nearest(name.as_bytes(), known.iter().map(String::as_str));
                    // Any two letters are near each other.
                    let near = near.filter(|near| name.chars().count() > 1 || near.eq_ignore_ascii_case(name));
                    let near = near.map(|near| format!("; did you mean `{near}`?")).unwrap_or_default();
                    let what =
                        format!("`{}` has no argument `{name}`, only {}", kernel.name, describe_arguments(kernel));
                    problems.push(format!("{}: {what}{near}", member_path(&member_path(path, "args"), name)));
                    places.push(None);
                }
            }
        }
        let missing: Vec<_> = (0..count).filter(|index| !places.contains(&Some(*index))).collect();
        // A name that is wrong is the reason why another one is missing.
        if !missing.is_empty() && !places.contains(&None) {
            let described: Vec<_> = missing.iter().map(|index| describe_argument(kernel, *index)).collect();
            let what = format!("`{}` also needs {}", kernel.name, described.join(", "));
            problems.push(format!("{}: {what}", member_path(path, "args")));
        }
        if problems.is_empty() {
            let mut sorted: Vec<_> =
                places.into_iter().zip(self.arg_names.drain(..).zip(self.args.drain(..))).collect();
            sorted.sort_by_key(|(place, _)| *place);
            (self.arg_names, self.args) = sorted.into_iter().map(|(_, named)| named).unzip();
        }
        problems
    }
}

/// Returns the position of the argument with a name, or with a number from 0 on.
fn position_of(kernel: &KernelInfo, name: &str) -> Option<usize> {
    let named = kernel.arguments.iter().find(|argument| argument.name == name && !name.is_empty());
    let number = || name.parse().ok().filter(|index| *index < kernel.argument_count());
    named.map(|argument| argument.index).or_else(number)
}

fn info_of(kernel: &KernelInfo, index: usize) -> Option<&ArgumentInfo> {
    kernel.arguments.iter().find(|argument| argument.index == index)
}

/// Returns the name of an argument, or its position if it has none.
fn label(kernel: &KernelInfo, index: usize) -> String {
    let name = info_of(kernel, index).map(|argument| argument.name.clone()).filter(|name| !name.is_empty());
    name.unwrap_or_else(|| index.to_string())
}

/// Returns the type that the source declares, or an empty text.
fn type_of(kernel: &KernelInfo, index: usize) -> &str {
    info_of(kernel, index).and_then(|argument| argument.type_name.split(';').next()).unwrap_or_default()
}

/// Describes an argument by its name and its type, or its size.
fn describe_argument(kernel: &KernelInfo, index: usize) -> String {
    let (name, declared) = (label(kernel, index), type_of(kernel, index));
    let is_local = matches!(declared_type(kernel, index), Declared::Local);
    match declared {
        "" => {
            format!("`{name}`{}", size_of(kernel, index).map(|bytes| format!(" ({bytes} bytes)")).unwrap_or_default())
        }
        _ if is_local => format!("`{name}` (`local {declared}`)"),
        _ => format!("`{name}` (`{declared}`)"),
    }
}

fn describe_arguments(kernel: &KernelInfo) -> String {
    let described: Vec<_> = (0..kernel.argument_count()).map(|index| describe_argument(kernel, index)).collect();
    if described.is_empty() { "none".to_owned() } else { described.join(", ") }
}

/// Returns the number of bytes of an argument in the payload.
fn size_of(kernel: &KernelInfo, index: usize) -> Option<usize> {
    let parts = kernel.payload.iter().filter(|part| part.index == Some(index));
    let parts = parts.filter(|part| matches!(part.kind, PayloadKind::Value | PayloadKind::Inferred));
    parts.map(|part| part.source_offset + part.size).max()
}

fn declared_type(kernel: &KernelInfo, index: usize) -> Declared<'_> {
    let is_local = info_of(kernel, index).is_some_and(|argument| argument.address_qualifier == "__local");
    let declared = type_of(kernel, index);
    match declared.strip_suffix('*') {
        _ if is_local => Declared::Local,
        Some(element) if ScalarType::parse(element).is_some() => Declared::Pointer(element),
        None if ScalarType::parse(declared).is_some() => Declared::Value(declared),
        _ => Declared::Other,
    }
}

/// Gives a value the type of an argument.
fn typed_argument(kernel: &KernelInfo, index: usize, value: &Value) -> Result<LaunchArgument, ValueError> {
    let wrong = |what: String| Err(ValueError { of_type: false, place: String::new(), what });
    let described = describe_argument(kernel, index);
    match declared_type(kernel, index) {
        Declared::Value(scalar) => {
            scalar_bytes(scalar, value)?;
            Ok(LaunchArgument::Scalar { scalar: scalar.to_owned(), value: value.clone() })
        }
        Declared::Pointer(element) if value.is_array() => {
            array_of_values(element, value)?;
            let buffer = ArraySource::Values { values: value.clone(), data_type: element.to_owned() };
            Ok(LaunchArgument::Buffer { buffer, output: OutputUse::default() })
        }
        Declared::Pointer(element) => wrong(format!(
            "{described} is a pointer, but {value} is one value; expected a buffer such as `zeros:{element}:1024`, \
             `rand:{element}:1024`, `@in.npy` or `[1,2,3]`"
        )),
        Declared::Local => wrong(format!("{described} is in local memory; expected its bytes, such as `local:256`")),
        Declared::Other if type_of(kernel, index).is_empty() => {
            let example = match size_of(kernel, index) {
                Some(4) => "`int:5` or `float:2.5`",
                Some(8) => "`long:5`, `zeros:float:1024` or `@in.npy`",
                _ => "`int:5`, `float4:1,2,3,4` or `@in.npy`",
            };
            wrong(format!("the type of {described} is not known; write it, for example {example}"))
        }
        Declared::Other => wrong(format!(
            "{described} has no value as text; a launch file has structures (`bytes`), images and samplers"
        )),
    }
}

impl KernelInfo {
    /// Returns whether the kernel may write the memory of an argument: it is a pointer or an image
    /// that the source does not declare to be only read.
    pub fn may_write(&self, index: usize) -> bool {
        let declared = info_of(self, index);
        let is_const = declared.is_some_and(|argument| argument.type_qualifiers.split(' ').any(|word| word == "const"));
        let read_image = declared.is_some_and(|argument| argument.access_qualifier == "__read_only");
        let is_constant = declared.is_some_and(|argument| argument.address_qualifier == "__constant");
        let part_is_read_only = self.payload.iter().any(|part| part.index == Some(index) && part.read_only);
        !(is_const || read_image || is_constant || part_is_read_only)
    }

    /// Returns the name of an argument in the source, or its position from 0 on if the compiler did
    /// not keep the name.
    pub fn argument_label(&self, index: usize) -> String {
        label(self, index)
    }
}
