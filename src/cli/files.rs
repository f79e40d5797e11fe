//! Files on the command line. `-` is standard input or output.

use super::{Context, Failure};
use std::borrow::Cow;
use std::ffi::{OsStr, OsString};
use std::format;
use std::string::ToString;
use std::vec::Vec;

/// A file to read.
pub(super) struct Input(OsString);

impl Input {
    pub(super) const fn new(path: OsString) -> Self {
        Self(path)
    }

    /// Its name in messages.
    pub(super) fn name(&self) -> Cow<'_, str> {
        if self.0 == "-" { "<stdin>".into() } else { self.0.to_string_lossy() }
    }

    /// Its path; `None` for standard input.
    pub(super) fn path(&self) -> Option<&OsStr> {
        Some(self.0.as_os_str()).filter(|path| *path != "-")
    }

    /// Everything in it.
    pub(super) fn read(&self, context: &mut Context<'_>) -> Result<Vec<u8>, Failure> {
        let mut bytes = Vec::new();
        let read = match self.0 == "-" {
            true => context.input.read_to_end(&mut bytes).map(|_| bytes),
            false => std::fs::read(&self.0),
        };
        read.map_err(|error| Failure::Unreadable(format!("`{}` cannot be read: {error}", self.name())))
    }
}

/// Writes a result to a file, or to standard output.
pub(super) fn write(context: &mut Context<'_>, path: Option<&OsStr>, bytes: &[u8]) -> Result<(), Failure> {
    match path.filter(|path| *path != "-") {
        None => Ok(context.out.write_all(bytes)?),
        Some(path) => std::fs::write(path, bytes).map_err(|error| {
            let path = path.to_string_lossy().to_string();
            Failure::Unreadable(format!("`{path}` cannot be written: {error}"))
        }),
    }
}
