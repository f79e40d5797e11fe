//! Reads what users give as a program: assembler text, the contents of a file, or a path.

use crate::errors::{ArgumentError, format_error};
use crate::host_memory::HostMemory;
use openvisa::isa::{Enumeration, Platform};
use pyo3::exceptions::{PyOverflowError, PyTypeError};
use pyo3::prelude::*;
use std::path::{Path, PathBuf};

/// The first bytes of an ELF file.
const ELF_MAGIC: &[u8] = b"\x7fELF";

/// A program as text or as the contents of a file.
pub(crate) enum ProgramSource {
    /// Assembler text.
    Text(String),
    /// The bytes of a zebin, which is an ELF file.
    Zebin(Vec<u8>),
    /// The bytes of an object file.
    Object(Vec<u8>),
}

/// Reads a file.
///
/// # Errors
/// Returns an `OSError` that names the file.
pub(crate) fn read_file(py: Python<'_>, path: &Path) -> PyResult<Vec<u8>> {
    let bytes = py.detach(|| std::fs::read(path));
    bytes.map_err(|error| {
        let why = format!("`{}` cannot be read: {error}", path.display());
        PyErr::from(std::io::Error::new(error.kind(), why))
    })
}

impl ProgramSource {
    /// Reads a program: a `str` is text, an object with the buffer protocol the contents of a file,
    /// and a path names a file.
    ///
    /// # Errors
    /// Returns a `TypeError` for other objects, an `OSError` if the file cannot be read.
    pub(crate) fn read(program: &Bound<'_, PyAny>) -> PyResult<Self> {
        let py = program.py();
        if let Ok(text) = program.extract::<String>() {
            return Ok(Self::Text(text));
        }
        if let Ok(path) = program.extract::<PathBuf>() {
            return Ok(Self::of_bytes(read_file(py, &path)?));
        }
        match HostMemory::of(program)? {
            Some(memory) => Ok(Self::of_bytes(memory.with_bytes(py, <[u8]>::to_vec))),
            None => Err(PyTypeError::new_err(format!(
                "a program is a str (assembler text), bytes (contents of a file), a pathlib.Path or a Module, not {}",
                program.get_type().name()?
            ))),
        }
    }

    /// Distinguishes the kinds of files by their first bytes.
    fn of_bytes(bytes: Vec<u8>) -> Self {
        if bytes.starts_with(ELF_MAGIC) {
            return Self::Zebin(bytes);
        }
        match String::from_utf8(bytes) {
            Ok(text) if openvisa::text::is_assembler_text(&text) => Self::Text(text),
            Ok(text) => Self::Object(text.into_bytes()),
            Err(error) => Self::Object(error.into_bytes()),
        }
    }
}

/// Checks that a text can be a program. A path as `str` is a common mistake.
pub(crate) fn check_text(py: Python<'_>, text: &str) -> PyResult<()> {
    if openvisa::text::is_assembler_text(text) {
        return Ok(());
    }
    let help = match text.lines().count() {
        1 => "; the path of a file is given as pathlib.Path",
        _ => "",
    };
    let what = "the text is no program: it does not begin with `.version`, `.kernel` or `.global_function`";
    Err(format_error(py, format!("{what}{help}"), None))
}

/// Returns a platform from its name or a member of `openvisa.isa.Platform`.
///
/// # Errors
/// Returns an `ArgumentError` for an unknown name, a `TypeError` for an object of another type.
pub(crate) fn parse_platform(platform: Option<&Bound<'_, PyAny>>) -> PyResult<Option<Platform>> {
    let Some(platform) = platform else { return Ok(None) };
    let name = match platform.extract::<String>() {
        Ok(name) => name,
        Err(_) => platform.getattr("words").and_then(|words| words.extract()).map_err(|_| {
            PyTypeError::new_err(format!("a platform is a name or a member of openvisa.isa.Platform, not {platform}"))
        })?,
    };
    let known = || Platform::ALL.iter().map(|platform| platform.name()).collect::<Vec<_>>().join(", ");
    let unknown = |_| ArgumentError::new_err(format!("there is no platform `{name}`, only {}", known()));
    name.parse().map(Some).map_err(unknown)
}

/// A number of things.
pub(crate) struct Count(pub(crate) u64);

impl<'a, 'py> FromPyObject<'a, 'py> for Count {
    type Error = PyErr;

    /// # Errors
    /// Returns an `ArgumentError` for a number outside of the range, a `TypeError` for other objects.
    fn extract(object: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
        object.extract().map(Self).map_err(|error: PyErr| match error.is_instance_of::<PyOverflowError>(object.py()) {
            true => ArgumentError::new_err(format!("expected a number from 0 to {}, not {}", u64::MAX, &*object)),
            false => error,
        })
    }
}
