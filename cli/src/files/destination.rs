//! Where the outputs of a command go: the option `-o`.

use super::super::Failure;
use super::Input;
use std::ffi::{OsStr, OsString};
use std::path::{Path, is_separator};

/// Where the outputs of several inputs go.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) enum Destination {
    /// Nobody said it: where the command puts them by default.
    #[default]
    Default,
    /// All to standard output.
    StandardOutput,
    /// The output of the only input to this file.
    File(OsString),
    /// Each to a file of its own in this folder.
    Folder(OsString),
}

impl Destination {
    /// Returns what the value of `-o` means for a number of inputs. `-` is standard output. The outputs of several inputs go to a
    /// folder, and so does a single one if the value ends with `/`.
    pub(crate) fn new(value: Option<OsString>, inputs: usize) -> Self {
        let Some(value) = value else { return Self::Default };
        let last = value.to_string_lossy().chars().next_back();
        match value {
            value if value == "-" => Self::StandardOutput,
            value if inputs > 1 || last.is_some_and(is_separator) => Self::Folder(value),
            value => Self::File(value),
        }
    }

    /// Returns the path of the output of an input; `None` is standard output. In a folder, the output has the name of the input with
    /// this ending. `default` is the path where nobody said one.
    pub(crate) fn path_for(
        &self,
        input: &Input,
        ending: &str,
        default: impl FnOnce() -> Option<OsString>,
    ) -> Option<OsString> {
        match self {
            Self::Default => default(),
            Self::StandardOutput => None,
            Self::File(path) => Some(path.clone()),
            Self::Folder(folder) => {
                let name = input.path().map_or(Path::new("stdin"), Path::new).file_name().unwrap_or_default();
                Some(Path::new(folder).join(name).with_extension(ending).into_os_string())
            }
        }
    }

    /// Refuses standard output as the destination of several inputs whose outputs cannot follow one another.
    pub(crate) fn refuse_shared_output(&self, inputs: usize) -> Result<(), Failure> {
        match self {
            Self::StandardOutput if inputs > 1 => Err(Failure::Usage(format!(
                "standard output takes one object file, not those of {inputs} inputs; `-o DIR` writes each to a file"
            ))),
            _ => Ok(()),
        }
    }
}

/// Returns the path of an input with another ending; `None` for standard input.
pub(crate) fn with_ending(input: &Input, ending: &str) -> Option<OsString> {
    let path: &OsStr = input.path()?;
    Some(Path::new(path).with_extension(ending).into_os_string())
}
