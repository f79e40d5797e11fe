//! Files on the command line. `-` is standard input or output.

use super::{Context, Failure};
use std::borrow::{Cow, ToOwned};
use std::boxed::Box;
use std::ffi::{OsStr, OsString};
use std::format;
use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::string::ToString;
use std::vec::Vec;

/// A file to read.
pub(super) struct Input(OsString);

impl Input {
    pub(super) const fn new(path: OsString) -> Self {
        Self(path)
    }

    /// Puts a file to those that are read. Standard input can be read once.
    pub(super) fn add_to(files: &mut Vec<Self>, path: OsString) -> Result<(), Failure> {
        let input = Self::new(path);
        if input.path().is_none() && files.iter().any(|file| file.path().is_none()) {
            return Err(Failure::Usage("`-` stands twice, but standard input can be read once".to_owned()));
        }
        files.push(input);
        Ok(())
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
        match self.path() {
            None => limited(&mut *context.input, 0),
            Some(path) => File::open(path).and_then(|file| {
                let len = file.metadata().map_or(0, |data| data.len());
                limited(file, len)
            }),
        }
        .map_err(|error| self.unreadable(&error))
    }

    /// All that a reader of it still gives.
    pub(super) fn rest(&self, from: impl Read) -> Result<Vec<u8>, Failure> {
        limited(from, 0).map_err(|error| self.unreadable(&error))
    }

    /// A reader of it that has its beginning at hand, for what need not be held as a whole.
    pub(super) fn open<'a>(&self, context: &'a mut Context<'_>) -> Result<Box<dyn BufRead + 'a>, Failure> {
        let from: Box<dyn Read + 'a> = match self.path() {
            None => Box::new(&mut *context.input),
            Some(path) => Box::new(File::open(path).map_err(|error| self.unreadable(&error))?),
        };
        let mut reader = Box::new(BufReader::with_capacity(1 << 16, from));
        reader.fill_buf().map_err(|error| self.unreadable(&error))?;
        Ok(reader)
    }

    /// Why it cannot be read.
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

/// The most bytes of a file: places in object files have 32 bits, and what has no end must stop somewhere.
const MOST: u64 = u32::MAX as u64;

/// Everything that can be read, of which there is probably so much.
fn limited(from: impl Read, len: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    bytes.try_reserve(usize::try_from(len.min(MOST)).unwrap_or(usize::MAX))?;
    if from.take(MOST + 1).read_to_end(&mut bytes)? as u64 > MOST {
        return Err(io::Error::new(io::ErrorKind::FileTooLarge, "there are 4 GiB or more of it"));
    }
    Ok(bytes)
}

/// Writes a result to a file, or to standard output.
pub(super) fn write(context: &mut Context<'_>, path: Option<&OsStr>, bytes: &[u8]) -> Result<(), Failure> {
    write_by(context, path, |out| out.write_all(bytes))
}

/// Writes a result piece by piece, as it is made. What the file held before is lost only once all of the result is written.
pub(super) fn write_by<T>(
    context: &mut Context<'_>,
    path: Option<&OsStr>,
    make: impl FnOnce(&mut dyn Write) -> io::Result<T>,
) -> Result<T, Failure> {
    let Some(path) = path.filter(|path| *path != "-") else { return Ok(make(context.out)?) };
    let made = match beside(Path::new(path)) {
        Ok(Some((file, new, target))) => {
            let made = fill(file, make).and_then(|made| fs::rename(&new, target).map(|()| made));
            if made.is_err() {
                // That it cannot be removed is not what went wrong.
                let _ = fs::remove_file(&new);
            }
            made
        }
        Ok(None) => File::create(path).and_then(|file| fill(file, make)),
        Err(error) => Err(error),
    };
    made.map_err(|error| unwritten(path, &error))
}

fn fill<T>(file: File, make: impl FnOnce(&mut dyn Write) -> io::Result<T>) -> io::Result<T> {
    let mut file = io::BufWriter::new(file);
    let made = make(&mut file)?;
    file.flush().map(|()| made)
}

/// How many names are tried for a new file, of which others may be left from runs that were killed.
const NEW_NAMES: u32 = 100;

/// A new file that takes the place of another once it is written: it, its path, and that of the other. `None`: the other is no file
/// that can be replaced, such as a pipe or one in a folder where nothing can be made, and must be written as it is.
fn beside(path: &Path) -> io::Result<Option<(File, PathBuf, PathBuf)>> {
    // What is not there holds nothing that could be lost, and a system without renaming can only write.
    let Some(known) = fs::metadata(path).ok().filter(fs::Metadata::is_file) else { return Ok(None) };
    if cfg!(target_family = "wasm") {
        return Ok(None);
    }
    // Permission to write it is needed as ever.
    File::options().write(true).open(path)?;
    let target = fs::canonicalize(path)?;
    let name = target.file_name().unwrap_or_default();
    for number in 0..NEW_NAMES {
        let mut new = OsString::from(".");
        new.push(name);
        new.push(format!(".new{number}"));
        let new = target.with_file_name(new);
        match File::options().write(true).create_new(true).open(&new) {
            Ok(file) => {
                if file.set_permissions(known.permissions()).is_err() {
                    // It must not be open to more people than the other is.
                    let _ = fs::remove_file(&new);
                    break;
                }
                return Ok(Some((file, new, target)));
            }
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(_) => break,
        }
    }
    Ok(None)
}

fn unwritten(path: &OsStr, error: &io::Error) -> Failure {
    let path = path.to_string_lossy().to_string();
    Failure::Unreadable(format!("`{path}` cannot be written: {error}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_file_held_survives_a_write_that_fails() {
        let folder = std::env::temp_dir().join(format!("openvisa-files-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder can be made");
        let path = folder.join("out");
        fs::write(&path, "old").expect("it can be written");
        let (mut input, mut out, mut err) = (io::empty(), io::sink(), io::sink());
        let mut context = Context::plain(&mut input, &mut out, &mut err);
        let failed = write_by(&mut context, Some(path.as_os_str()), |out| {
            out.write_all(b"half")?;
            Err::<(), _>(io::Error::other("no space"))
        });
        assert!(matches!(failed, Err(Failure::Unreadable(_))));
        assert_eq!(fs::read(&path).expect("it is there"), b"old");
        assert_eq!(fs::read_dir(&folder).expect("it can be listed").count(), 1, "nothing else is left");
        assert!(write(&mut context, Some(path.as_os_str()), b"new").is_ok());
        assert_eq!(fs::read(&path).expect("it is there"), b"new");
        fs::remove_dir_all(&folder).expect("it can be removed");
    }
}
