//! Writes outputs of commands, by the functions of `cli-support` that keep existing files whole.

use openvisa_cli_support::{Context, Failure};
use openvisa_cli_support::{replace_source, write_file_by};
use std::ffi::OsStr;
use std::io::{self, Write};
use std::path::Path;

/// Writes `bytes` to the file at `path`. `-` and `None` are standard output.
pub(crate) fn write(context: &mut Context<'_>, path: Option<&OsStr>, bytes: &[u8]) -> Result<(), Failure> {
    write_by(context, path, |out| out.write_all(bytes))
}

/// Writes the output of `make` to the file at `path`, and returns the result of `make`. `-` and
/// `None` are standard output.
///
/// Missing folders are created. If `make` fails, no file is created, and an existing one keeps its
/// contents.
pub(crate) fn write_by<T>(
    context: &mut Context<'_>,
    path: Option<&OsStr>,
    make: impl FnOnce(&mut dyn Write) -> io::Result<T>,
) -> Result<T, Failure> {
    match path.filter(|path| *path != "-") {
        None => Ok(make(context.out)?),
        Some(path) => write_file_by(Path::new(path), make).map_err(|error| unwritable(path, &error)),
    }
}

/// Replaces the source at `path`, which was read as `known`. If another program has changed the
/// file since then, it is left as it is.
pub(crate) fn replace(path: &OsStr, known: &[u8], bytes: &[u8]) -> Result<(), Failure> {
    replace_source(Path::new(path), known, bytes).map_err(|error| unwritable(path, &error))
}

fn unwritable(path: &OsStr, error: &io::Error) -> Failure {
    Failure::Unreadable(format!("`{}` cannot be written: {error}", path.to_string_lossy()))
}
