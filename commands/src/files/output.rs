//! Writes outputs: to a temporary file first, which is then renamed.
//!
//! The temporary file is in the folder of the output. A failed write leaves no file behind, and an
//! existing file keeps its contents. For example, a full disk during `visa asm x.visaasm` does not
//! damage an earlier `x.isa`.
//!
//! A new file gets the default permissions of the process. A replaced file keeps its mode, but not
//! its owner or its other hard links. The file that a symbolic link names is replaced or created,
//! and the link stays. Pipes and devices are written directly. So is a file in a folder where no
//! other file can be created; its new contents are complete in memory before the file is opened.

use super::super::{Context, Failure};
use std::ffi::OsStr;
use std::fs::{self, File, Metadata};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
#[cfg(not(target_family = "wasm"))]
use std::sync::atomic::{AtomicU64, Ordering};

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
        Some(path) => write_file(Path::new(path), make)
            .map_err(|error| Failure::Unreadable(format!("`{}` cannot be written: {error}", path.to_string_lossy()))),
    }
}

fn write_file<T>(path: &Path, make: impl FnOnce(&mut dyn Write) -> io::Result<T>) -> io::Result<T> {
    let target = follow_links(path);
    let known = match fs::metadata(&target) {
        Ok(known) => Some(known),
        Err(error) if error.kind() == io::ErrorKind::NotFound => None,
        Err(error) => return Err(error),
    };
    if let Some(known) = &known {
        // A file without write permission is not replaced, even if its folder permits that.
        let file = File::options().write(true).open(&target)?;
        if !known.is_file() {
            return fill(file, make).map(|(_, made)| made);
        }
    } else if let Some(folder) = target.parent() {
        fs::create_dir_all(folder)?;
    }
    replace(&target, known.as_ref(), make)
}

/// Writes a temporary file in the folder of `target` and renames it to `target`. `known` are the
/// metadata of an existing file.
#[cfg(not(target_family = "wasm"))]
fn replace<T>(
    target: &Path,
    known: Option<&Metadata>,
    make: impl FnOnce(&mut dyn Write) -> io::Result<T>,
) -> io::Result<T> {
    let (file, new) = match TemporaryFile::create_beside(target) {
        Ok(new) => new,
        Err(error) if known.is_some() && is_refused(&error) => return overwrite(target, make),
        Err(error) => return Err(error),
    };
    if let Some(known) = known {
        file.set_permissions(known.permissions())?;
    }
    let (file, made) = fill(file, make)?;
    drop(file);
    new.rename(target)?;
    Ok(made)
}

/// A file that is removed when the value is dropped, unless it was renamed.
#[cfg(not(target_family = "wasm"))]
struct TemporaryFile(PathBuf);

#[cfg(not(target_family = "wasm"))]
impl TemporaryFile {
    /// Creates a file with a new name in the folder of `target`, and opens it for writing.
    fn create_beside(target: &Path) -> io::Result<(File, Self)> {
        static CREATED: AtomicU64 = AtomicU64::new(0);
        loop {
            let number = CREATED.fetch_add(1, Ordering::Relaxed);
            let path = target.with_file_name(format!(".visa-{}-{number}.tmp", std::process::id()));
            match File::create_new(&path) {
                Ok(file) => return Ok((file, Self(path))),
                // Another process, perhaps on another machine, uses this name.
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                Err(error) => return Err(error),
            }
        }
    }

    /// Renames the file to `target`, which is replaced.
    fn rename(mut self, target: &Path) -> io::Result<()> {
        fs::rename(&self.0, target)?;
        // Nothing is left to be removed.
        self.0.clear();
        Ok(())
    }
}

#[cfg(not(target_family = "wasm"))]
impl Drop for TemporaryFile {
    fn drop(&mut self) {
        if !self.0.as_os_str().is_empty() {
            // A write failed, and its error is the one to report.
            let _ = fs::remove_file(&self.0);
        }
    }
}

/// Writes the file in place, since WebAssembly cannot rename files.
#[cfg(target_family = "wasm")]
fn replace<T>(
    target: &Path,
    _: Option<&Metadata>,
    make: impl FnOnce(&mut dyn Write) -> io::Result<T>,
) -> io::Result<T> {
    overwrite(target, make)
}

/// Returns whether an error says that no file can be created in a folder.
#[cfg(not(target_family = "wasm"))]
fn is_refused(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem)
}

/// Writes a file in place, with contents that are complete before it is opened.
fn overwrite<T>(target: &Path, make: impl FnOnce(&mut dyn Write) -> io::Result<T>) -> io::Result<T> {
    let mut bytes = Vec::new();
    let made = make(&mut bytes)?;
    fs::write(target, bytes)?;
    Ok(made)
}

/// Writes the output of `make` to an open file. Returns the file and the result of `make`.
fn fill<T>(file: File, make: impl FnOnce(&mut dyn Write) -> io::Result<T>) -> io::Result<(File, T)> {
    let mut file = io::BufWriter::new(file);
    let made = make(&mut file)?;
    Ok((file.into_inner().map_err(io::IntoInnerError::into_error)?, made))
}

/// Maximum number of symbolic links that are followed from one path, as on Linux.
const MAX_LINKS: usize = 40;

/// Follows the symbolic links at the end of `path`. The file that they name may be missing.
pub(super) fn follow_links(path: &Path) -> PathBuf {
    let mut path = path.to_path_buf();
    for _ in 0..MAX_LINKS {
        let Ok(next) = fs::read_link(&path) else { break };
        path = match path.parent() {
            Some(folder) => folder.join(next),
            None => next,
        };
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::ffi::OsString;

    /// Writes `bytes` with [`write_by`], and then fails if `fails` is set.
    fn write_to(path: &Path, bytes: &[u8], fails: bool) -> Result<(), Failure> {
        let (mut input, mut out, mut err) = (io::empty(), io::sink(), io::sink());
        let mut context = Context::plain(&mut input, &mut out, &mut err);
        write_by(&mut context, Some(path.as_os_str()), |out| {
            out.write_all(bytes)?;
            if fails { Err(io::Error::other("no space")) } else { Ok(()) }
        })
    }

    fn names_in(folder: &Path) -> Vec<OsString> {
        let entries = fs::read_dir(folder).expect("a folder can be listed");
        let mut names: Vec<_> = entries.map(|entry| entry.expect("an entry can be read").file_name()).collect();
        names.sort();
        names
    }

    #[test]
    fn a_failed_write_keeps_an_existing_file() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("out");
        fs::write(&path, "old").expect("the file is written");
        assert!(matches!(write_to(&path, b"half", true), Err(Failure::Unreadable(_))));
        assert_eq!(fs::read(&path).expect("the file is there"), b"old");
        assert_eq!(names_in(folder.path()), ["out"]);
        assert!(write_to(&path, b"new", false).is_ok());
        assert_eq!(fs::read(&path).expect("the file is there"), b"new");
        assert_eq!(names_in(folder.path()), ["out"]);
    }

    #[test]
    fn a_failed_write_creates_no_file() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("out");
        assert!(matches!(write_to(&path, b"half", true), Err(Failure::Unreadable(_))));
        assert_eq!(names_in(folder.path()), [""; 0]);
    }

    #[test]
    fn missing_folders_are_created() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a/b/out");
        assert!(write_to(&path, b"new", false).is_ok());
        assert_eq!(fs::read(&path).expect("the file is there"), b"new");
    }

    #[cfg(unix)]
    #[test]
    fn a_replaced_file_keeps_its_mode_and_a_new_file_gets_the_default() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().expect("a folder");
        let mode = |name: &str| fs::metadata(folder.path().join(name)).expect("the file is there").permissions().mode();
        fs::write(folder.path().join("usual"), "").expect("the file is written");
        fs::write(folder.path().join("old"), "").expect("the file is written");
        fs::set_permissions(folder.path().join("old"), fs::Permissions::from_mode(0o751)).expect("the mode is set");
        for name in ["old", "new"] {
            assert!(write_to(&folder.path().join(name), b"x", false).is_ok());
        }
        assert_eq!(mode("old") & 0o7777, 0o751);
        assert_eq!(mode("new"), mode("usual"));
    }

    #[cfg(unix)]
    #[test]
    fn a_write_through_a_link_replaces_its_target() {
        let folder = tempfile::tempdir().expect("a folder");
        let at = |name: &str| folder.path().join(name);
        fs::create_dir(at("there")).expect("a folder is made");
        fs::write(at("there/old"), "old").expect("the file is written");
        for (link, target) in [("first", "second"), ("second", "there/old"), ("dangling", "there/new")] {
            std::os::unix::fs::symlink(target, at(link)).expect("the link is made");
        }
        for name in ["first", "dangling"] {
            assert!(write_to(&at(name), name.as_bytes(), false).is_ok());
            assert!(fs::symlink_metadata(at(name)).expect("the link is there").is_symlink());
        }
        let contents = |name: &str| fs::read_to_string(at(name)).expect("the file is there");
        assert_eq!([contents("there/old"), contents("there/new")], [String::from("first"), String::from("dangling")]);
        std::os::unix::fs::symlink("circle", at("circle")).expect("the link is made");
        assert!(write_to(&at("circle"), b"x", false).is_err());
    }
}
