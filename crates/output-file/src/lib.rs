//! Writes files: to a temporary file first, which is then renamed.
//!
//! The temporary file is in the folder of the output. A failed write leaves no file behind, and an
//! existing file keeps its contents. For example, a full disk during `visa asm x.visaasm` does not
//! damage an earlier `x.isa`. Nor does a signal, which also removes the temporary file if it can be
//! caught.
//!
//! A new file gets the default permissions of the process. A replaced file keeps its mode, but not
//! its owner or its other hard links. The file that a symbolic link names is replaced or created,
//! and the link stays. Pipes and devices are written directly. So is a file in a folder where no
//! other file can be created; its new contents are complete in memory before the file is opened.

#[cfg(not(target_family = "wasm"))]
mod interrupt;

#[cfg(not(target_family = "wasm"))]
pub use interrupt::remove_files_on_signals;
use std::fs::{self, File, Metadata};
use std::io::{self, Read as _, Write};
use std::path::{Path, PathBuf};
#[cfg(not(target_family = "wasm"))]
use std::sync::{
    atomic::{AtomicU64, Ordering},
    mpsc,
};
#[cfg(not(target_family = "wasm"))]
use std::time::Duration;

/// What is done with an existing file.
#[derive(Clone, Copy)]
enum Existing<'e> {
    /// It is replaced.
    Replace,
    /// It is a source: it is replaced if it has these contents, and the new contents are on the
    /// disk before.
    Expect(&'e [u8]),
    /// It is left as it is, which is an error.
    Refuse,
}

/// Writes a file, which is replaced if it exists. Missing folders are created.
///
/// # Errors
/// If the file cannot be written. An existing one then keeps its contents.
pub fn write_file(path: &Path, bytes: &[u8]) -> io::Result<()> {
    write_file_by(path, |out| out.write_all(bytes))
}

/// Writes the output of `make` to a file like [`write_file`], and returns the result of `make`.
///
/// # Errors
/// If `make` fails or the file cannot be written.
pub fn write_file_by<T>(path: &Path, make: impl FnOnce(&mut dyn Write) -> io::Result<T>) -> io::Result<T> {
    write_as(path, Existing::Replace, make)
}

/// Replaces a source that was read as `known`. The new contents are on the disk before the file is
/// renamed.
///
/// # Errors
/// If the file has other contents by now, which another program wrote, or it cannot be written. It
/// is left as it is.
pub fn replace_source(path: &Path, known: &[u8], bytes: &[u8]) -> io::Result<()> {
    write_as(path, Existing::Expect(known), |out| out.write_all(bytes))
}

/// Creates a file that does not exist.
///
/// # Errors
/// If there is a file, which is left as it is, or the file cannot be written.
pub fn create_file(path: &Path, bytes: &[u8]) -> io::Result<()> {
    write_as(path, Existing::Refuse, |out| out.write_all(bytes))
}

fn write_as<T>(
    path: &Path,
    existing: Existing<'_>,
    make: impl FnOnce(&mut dyn Write) -> io::Result<T>,
) -> io::Result<T> {
    let target = follow_links(path);
    let known = match fs::metadata(&target) {
        Ok(known) => Some(known),
        Err(error) if error.kind() == io::ErrorKind::NotFound => None,
        Err(error) => return Err(error),
    };
    if let Some(known) = &known {
        if matches!(existing, Existing::Refuse) {
            return Err(io::ErrorKind::AlreadyExists.into());
        }
        if !known.is_file() {
            return fill(open_special(&target)?, make).map(|(_, made)| made);
        }
        // A file without write permission is not replaced, even if its folder permits that.
        File::options().write(true).open(&target)?;
    } else if let Some(folder) = target.parent() {
        fs::create_dir_all(folder)?;
    }
    replace(&target, known.as_ref(), existing, make)
}

/// How long to wait for the reader of a pipe.
#[cfg(not(target_family = "wasm"))]
const MAX_WAIT_FOR_READER: Duration = Duration::from_secs(5);

/// Opens a pipe or a device for writing. To open a pipe without a reader would block for ever.
#[cfg(not(target_family = "wasm"))]
fn open_special(target: &Path) -> io::Result<File> {
    let (sender, receiver) = mpsc::channel();
    let path = target.to_owned();
    std::thread::spawn(move || sender.send(File::options().write(true).open(path)));
    receiver.recv_timeout(MAX_WAIT_FOR_READER).unwrap_or_else(|_| {
        let seconds = MAX_WAIT_FOR_READER.as_secs();
        Err(io::Error::other(format!("it is a pipe that nobody has opened for reading within {seconds} seconds")))
    })
}

/// Opens a device for writing.
#[cfg(target_family = "wasm")]
fn open_special(target: &Path) -> io::Result<File> {
    File::options().write(true).open(target)
}

/// Checks that a source has the contents that were read.
fn check_contents(target: &Path, existing: Existing<'_>) -> io::Result<()> {
    let Existing::Expect(known) = existing else { return Ok(()) };
    let changed = || io::Error::other("it was changed in the meantime, and is left as it is");
    let mut now = Vec::new();
    let file = File::open(target).map_err(|_| changed())?;
    file.take(known.len() as u64 + 1).read_to_end(&mut now)?;
    if now == known { Ok(()) } else { Err(changed()) }
}

/// Writes a temporary file in the folder of `target` and renames it to `target`. `known` are the
/// metadata of an existing file.
#[cfg(not(target_family = "wasm"))]
fn replace<T>(
    target: &Path,
    known: Option<&Metadata>,
    existing: Existing<'_>,
    make: impl FnOnce(&mut dyn Write) -> io::Result<T>,
) -> io::Result<T> {
    let (file, new) = match TemporaryFile::create_beside(target) {
        Ok(new) => new,
        Err(error) if known.is_some() && is_refused(&error) => return overwrite(target, existing, make),
        Err(error) => return Err(error),
    };
    if let Some(known) = known {
        file.set_permissions(known.permissions())?;
    }
    let (file, made) = fill(file, make)?;
    if matches!(existing, Existing::Expect(_)) {
        file.sync_all()?;
    }
    drop(file);
    check_contents(target, existing)?;
    match existing {
        Existing::Refuse => new.link(target)?,
        Existing::Replace | Existing::Expect(_) => new.rename(target)?,
    }
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
            match interrupt::create_remembered(&path, |path| File::create_new(path)) {
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
        interrupt::forget(&self.0);
        // Nothing is left to be removed.
        self.0.clear();
        Ok(())
    }

    /// Gives the file the name `target`, which must not exist.
    fn link(self, target: &Path) -> io::Result<()> {
        match fs::hard_link(&self.0, target) {
            // The file system has no hard links.
            Err(error) if error.kind() != io::ErrorKind::AlreadyExists && !target.exists() => self.rename(target),
            linked => linked,
        }
    }
}

#[cfg(not(target_family = "wasm"))]
impl Drop for TemporaryFile {
    fn drop(&mut self) {
        if !self.0.as_os_str().is_empty() {
            // A write failed, and its error is the one to report.
            let _ = fs::remove_file(&self.0);
            interrupt::forget(&self.0);
        }
    }
}

/// Writes the file in place, since WebAssembly cannot rename files.
#[cfg(target_family = "wasm")]
fn replace<T>(
    target: &Path,
    _: Option<&Metadata>,
    existing: Existing<'_>,
    make: impl FnOnce(&mut dyn Write) -> io::Result<T>,
) -> io::Result<T> {
    overwrite(target, existing, make)
}

/// Returns whether an error says that no file can be created in a folder.
#[cfg(not(target_family = "wasm"))]
fn is_refused(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem)
}

/// Writes a file in place, with contents that are complete before it is opened.
fn overwrite<T>(
    target: &Path,
    existing: Existing<'_>,
    make: impl FnOnce(&mut dyn Write) -> io::Result<T>,
) -> io::Result<T> {
    let mut bytes = Vec::new();
    let made = make(&mut bytes)?;
    check_contents(target, existing)?;
    let mut file = File::create(target)?;
    file.write_all(&bytes)?;
    if matches!(existing, Existing::Expect(_)) {
        file.sync_all()?;
    }
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
#[must_use]
pub fn follow_links(path: &Path) -> PathBuf {
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

    /// Writes `bytes` with [`write_file_by`], and then fails if `fails` is set.
    fn write_to(path: &Path, bytes: &[u8], fails: bool) -> io::Result<()> {
        write_file_by(path, |out| {
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
        assert!(write_to(&path, b"half", true).is_err());
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
        assert!(write_to(&path, b"half", true).is_err());
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

    #[test]
    fn a_source_that_was_changed_in_the_meantime_is_left_as_it_is() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("source");
        fs::write(&path, "read").expect("the file is written");
        for edit in ["edit", "read and more", ""] {
            let saved = write_as(&path, Existing::Expect(b"read"), |out| {
                fs::write(&path, edit)?;
                out.write_all(b"corrected")
            });
            assert!(saved.is_err_and(|error| error.to_string().contains("changed in the meantime")), "{edit}");
            assert_eq!(fs::read_to_string(&path).expect("the file is there"), edit);
        }
        fs::remove_file(&path).expect("the file is removed");
        assert!(replace_source(&path, b"read", b"corrected").is_err(), "a removed source is not written again");
        assert_eq!(names_in(folder.path()), [""; 0]);
        fs::write(&path, "read").expect("the file is written");
        replace_source(&path, b"read", b"corrected").expect("nobody changed it");
        assert_eq!(fs::read_to_string(&path).expect("the file is there"), "corrected");
    }

    #[test]
    fn a_file_is_created_only_if_there_is_none() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("page");
        create_file(&path, b"first").expect("there is none");
        let again = create_file(&path, b"second").expect_err("there is one");
        assert_eq!(again.kind(), io::ErrorKind::AlreadyExists);
        // Another process creates the file while this one writes.
        let other = folder.path().join("other");
        let late = write_as(&other, Existing::Refuse, |out| {
            fs::write(&other, "theirs")?;
            out.write_all(b"ours")
        });
        assert!(late.is_err());
        assert_eq!(fs::read_to_string(&path).expect("the file is there"), "first");
        assert_eq!(fs::read_to_string(&other).expect("the file is there"), "theirs");
        assert_eq!(names_in(folder.path()), ["other", "page"]);
    }
}
