//! Files on the command line. `-` is standard input or output.
//!
//! A command first reads its options, then checks an [`OutputPlan`] of all files that it reads and
//! writes, and only then begins to write, with [`write`] or [`write_by`]. For example, `visa asm
//! a/x.visaasm b/x.visaasm -o out` has two inputs whose object file would be `out/x.isa`: the plan
//! refuses it, and nothing is written.

mod destination;
mod output;
mod plan;
#[cfg(any(feature = "lint", feature = "run"))]
mod walk;

pub(super) use destination::{OutputDestination, with_ending};
pub(super) use output::{replace, write, write_by};
pub(super) use plan::OutputPlan;
#[cfg(feature = "run")]
pub(super) use plan::path_below;
#[cfg(feature = "lint")]
pub(super) use walk::is_hidden;
#[cfg(any(feature = "lint", feature = "run"))]
pub(super) use walk::walk_folder;

use clap::builder::{OsStringValueParser, TypedValueParser};
use openvisa_cli_support::{Context, Failure};
use std::borrow::Cow;
use std::ffi::{OsStr, OsString};
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};

/// A file to read. On the command line, `-` is standard input.
#[derive(Clone, Debug)]
pub(super) struct InputFile(OsString);

impl InputFile {
    pub(super) const fn new(path: OsString) -> Self {
        Self(path)
    }

    /// Returns the parser of clap for a path.
    pub(super) fn clap_parser() -> impl TypedValueParser<Value = Self> {
        OsStringValueParser::new().map(Self)
    }

    /// Refuses standard input among `files` more than once, since it can be read only once.
    pub(super) fn refuse_repeated_stdin<'f>(files: impl IntoIterator<Item = &'f Self>) -> Result<(), Failure> {
        match files.into_iter().filter(|file| file.path().is_none()).count() {
            0 | 1 => Ok(()),
            _ => Err(Failure::Usage("`-` is given twice, but standard input can be read only once".to_owned())),
        }
    }

    /// Returns the name for messages.
    pub(super) fn name(&self) -> Cow<'_, str> {
        if self.0 == "-" { "<stdin>".into() } else { self.0.to_string_lossy() }
    }

    /// Returns the path; `None` for standard input.
    pub(super) fn path(&self) -> Option<&OsStr> {
        Some(self.0.as_os_str()).filter(|path| *path != "-")
    }

    /// Reads the whole file.
    pub(super) fn read(&self, context: &mut Context<'_>) -> Result<Vec<u8>, Failure> {
        match self.path() {
            None => limited(&mut *context.input, None),
            Some(path) => File::open(path).and_then(|file| {
                let len = file.metadata().ok().filter(|about| about.is_file()).map(|about| about.len());
                limited(file, len)
            }),
        }
        .map_err(|error| self.unreadable(&error))
    }

    /// Reads everything that is left in a reader of this file.
    pub(super) fn rest(&self, from: impl Read) -> Result<Vec<u8>, Failure> {
        let about = self.path().and_then(|path| std::fs::metadata(path).ok());
        let len = about.filter(|about| about.is_file()).map(|about| about.len());
        limited(from, len).map_err(|error| self.unreadable(&error))
    }

    /// Opens the file for reading piece by piece, through a buffer.
    pub(super) fn open<'a>(&self, context: &'a mut Context<'_>) -> Result<Box<dyn BufRead + 'a>, Failure> {
        let from: Box<dyn Read + 'a> = match self.path() {
            None => Box::new(&mut *context.input),
            Some(path) => Box::new(File::open(path).map_err(|error| self.unreadable(&error))?),
        };
        let mut reader = Box::new(BufReader::with_capacity(1 << 16, from));
        reader.fill_buf().map_err(|error| self.unreadable(&error))?;
        Ok(reader)
    }

    /// Returns the failure for a file that cannot be read.
    pub(super) fn unreadable(&self, error: &io::Error) -> Failure {
        let name = self.name();
        Failure::Unreadable(match error.kind() {
            io::ErrorKind::IsADirectory => {
                format!("`{name}` is a folder; name the files in it, such as `{}/*.isa`", name.trim_end_matches('/'))
            }
            _ => format!("`{name}` cannot be read: {error}"),
        })
    }
}

/// Maximum size of a file in bytes. Offsets in object files have 32 bits.
const MAX_FILE_BYTES: u64 = u32::MAX as u64;

/// Maximum number of bytes that are read from a pipe or device, which can be endless: 256 MiB.
const MAX_STREAM_BYTES: u64 = 1 << 28;

/// Reads up to the maximum size. `len` is the size of a file in bytes; that of a pipe or device is
/// not known.
fn limited(from: impl Read, len: Option<u64>) -> io::Result<Vec<u8>> {
    let too_large = |what| io::Error::new(io::ErrorKind::FileTooLarge, what);
    let mut bytes = Vec::new();
    let (most, message) = match len {
        Some(len) => {
            bytes.try_reserve(usize::try_from(len.min(MAX_FILE_BYTES)).unwrap_or(usize::MAX))?;
            (MAX_FILE_BYTES, "it has 4 GiB or more")
        }
        None => (MAX_STREAM_BYTES, "more than 256 MiB come from this pipe or device; name a file, which can be larger"),
    };
    if from.take(most + 1).read_to_end(&mut bytes)? as u64 > most {
        return Err(too_large(message));
    }
    Ok(bytes)
}
