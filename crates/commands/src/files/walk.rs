//! The files below a folder.

use openvisa_cli_support::Failure;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use walkdir::{DirEntry, WalkDir};

/// Returns whether a name begins with a dot.
pub(crate) fn is_hidden(name: &OsStr) -> bool {
    name.as_encoded_bytes().starts_with(b".")
}

/// Returns the paths of the files below a folder that are not hidden.
pub(crate) fn walk_folder(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let is_shown = |entry: &DirEntry| entry.depth() == 0 || !is_hidden(entry.file_name());
    let entries = WalkDir::new(folder).into_iter().filter_entry(is_shown);
    let files = entries.filter(|entry| !entry.as_ref().is_ok_and(|entry| entry.file_type().is_dir()));
    let paths = files.map(|entry| entry.map(DirEntry::into_path)).collect::<Result<_, _>>();
    paths.map_err(|error| Failure::Unreadable(format!("a folder cannot be read: {error}")))
}
