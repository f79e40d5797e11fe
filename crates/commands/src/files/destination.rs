//! Where the outputs of a command go: the option `-o`.

use super::InputFile;
use openvisa_cli_support::Failure;
use std::ffi::{OsStr, OsString};
use std::path::{Path, is_separator};

/// The destination of the outputs of a command.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) enum OutputDestination {
    /// No option was given: the default of the command.
    #[default]
    Default,
    /// Standard output, for all outputs.
    StandardOutput,
    /// One file, for the output of the only input.
    File(OsString),
    /// A folder with one file for each input.
    Folder(OsString),
}

impl OutputDestination {
    /// Returns the destination that a value of `-o` selects. `-` is standard output. The value
    /// names a folder if there are several inputs, or if it ends with `/`.
    pub(crate) fn new(value: Option<OsString>, inputs: usize) -> Self {
        let Some(value) = value else { return Self::Default };
        let last = value.to_string_lossy().chars().next_back();
        match value {
            value if value == "-" => Self::StandardOutput,
            value if inputs > 1 || last.is_some_and(is_separator) => Self::Folder(value),
            value => Self::File(value),
        }
    }

    /// Returns the path of an output; `None` is standard output. In a folder, the output has the
    /// name of the input with this ending. `default` is the path without `-o`.
    pub(crate) fn path_for(
        &self,
        input: &InputFile,
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

    /// Refuses standard output as the destination of several inputs whose outputs cannot follow one
    /// another.
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
pub(crate) fn with_ending(input: &InputFile, ending: &str) -> Option<OsString> {
    let path: &OsStr = input.path()?;
    Some(Path::new(path).with_extension(ending).into_os_string())
}
