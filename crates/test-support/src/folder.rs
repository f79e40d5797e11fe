//! Finds files in a folder and in those within it.
//!
//! For example, `find_files(root, has_extension("cl"))` returns all OpenCL sources of a folder.

use std::path::{Path, PathBuf};

/// Returns the files below a folder that are wanted, ordered by path.
///
/// # Errors
/// Returns a message that names the folder that cannot be read.
pub fn find_files(root: &Path, is_wanted: impl Fn(&Path) -> bool) -> Result<Vec<PathBuf>, String> {
    let mut folders = vec![root.to_owned()];
    let mut found = Vec::new();
    while let Some(folder) = folders.pop() {
        let describe = |error: std::io::Error| format!("{}: {error}", folder.display());
        for entry in std::fs::read_dir(&folder).map_err(describe)? {
            let path = entry.map_err(describe)?.path();
            if path.is_dir() {
                folders.push(path);
            } else if is_wanted(&path) {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}

/// Returns a function that decides whether a path has an extension, for example `isa`.
pub fn has_extension(extension: &str) -> impl Fn(&Path) -> bool + '_ {
    move |path| path.extension().is_some_and(|found| found == extension)
}
