//! Finds the cases of `tests/run`: kernels, their inputs, and the outputs that are expected of
//! them.
//!
//! A few cases are folders there. The others are packed: `DEVICE.zip` has the compiled kernels of a
//! device, `inputs.zip` everything else. `tests/run/pack.py` makes these archives. They are
//! unpacked once below the target folder of Cargo, to a folder that is named by their content.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::{env, fs, io, process};
use zip::ZipArchive;

/// Returns the folder of a case, for example of `simple_debug.saxpy`.
///
/// # Panics
///
/// Panics if there is no such case, or if the archives cannot be unpacked.
pub fn case_folder(name: &str) -> PathBuf {
    let folders = case_roots().unwrap_or_else(|e| panic!("{e}")).map(|root| root.join(name));
    folders.into_iter().find(|folder| folder.is_dir()).unwrap_or_else(|| panic!("tests/run has no case {name}"))
}

/// Returns the two folders that have the cases: `tests/run`, and the one with the packed cases.
/// Each case is a folder of one of them, and no packed case has a folder in `tests/run`.
///
/// # Errors
///
/// Returns a message that names the file if the archives cannot be read or unpacked.
pub fn case_roots() -> Result<[PathBuf; 2], String> {
    static UNPACKED: OnceLock<Result<PathBuf, String>> = OnceLock::new();
    let committed = committed_root();
    let unpacked = UNPACKED.get_or_init(|| unpack_once(&committed, &target_folder()));
    Ok([committed, unpacked.clone()?])
}

/// Returns the files of an archive: content by name.
///
/// # Errors
///
/// Returns a message that names the archive if it cannot be read.
pub fn read_archive(path: &Path) -> Result<BTreeMap<String, Vec<u8>>, String> {
    let named = |error: io::Error| format!("{}: {error}", path.display());
    let mut archive = fs::File::open(path).and_then(|file| Ok(ZipArchive::new(file)?)).map_err(named)?;
    let mut files = BTreeMap::new();
    for index in 0..archive.len() {
        let mut file = archive.by_index(index).map_err(|error| named(error.into()))?;
        let mut bytes = Vec::new();
        io::Read::read_to_end(&mut file, &mut bytes).map_err(named)?;
        files.insert(file.name().to_owned(), bytes);
    }
    Ok(files)
}

/// Returns `tests/run` of the workspace.
fn committed_root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("the package is in a workspace").join("tests/run")
}

/// Returns the folder that Cargo builds in.
fn target_folder() -> PathBuf {
    let default = || committed_root().join("../../target");
    env::var_os("CARGO_TARGET_DIR").filter(|path| !path.is_empty()).map_or_else(default, PathBuf::from)
}

/// Unpacks the archives of a folder below `target`, unless that was done. Returns the folder with
/// the cases.
fn unpack_once(root: &Path, target: &Path) -> Result<PathBuf, String> {
    let mut hasher = DefaultHasher::new();
    let mut archives = Vec::new();
    for path in find_archives(root).map_err(|e| format!("{}: {e}", root.display()))? {
        let bytes = fs::read(&path).map_err(|e| format!("{}: {e}", path.display()))?;
        (path.file_name(), &bytes).hash(&mut hasher);
        archives.push((path, bytes));
    }
    let folder = target.join("test-cases").join(format!("{:016x}", hasher.finish()));
    if folder.is_dir() {
        return Ok(folder);
    }
    // Other processes may unpack the same archives. The first one that renames its folder wins.
    let partial = folder.with_extension(process::id().to_string());
    for (path, bytes) in archives {
        let archive = ZipArchive::new(io::Cursor::new(bytes));
        let unpacked = archive.and_then(|mut archive| archive.extract(&partial));
        unpacked.map_err(|e| format!("{}: {e}", path.display()))?;
    }
    match fs::rename(&partial, &folder) {
        Err(_) if folder.is_dir() => fs::remove_dir_all(&partial),
        result => result,
    }
    .map_err(|e| format!("{}: {e}", folder.display()))?;
    Ok(folder)
}

/// Returns the archives of a folder, ordered by name.
fn find_archives(root: &Path) -> io::Result<Vec<PathBuf>> {
    let paths: io::Result<Vec<_>> = fs::read_dir(root)?.map(|entry| Ok(entry?.path())).collect();
    let mut archives = paths?;
    archives.retain(|path| path.extension().is_some_and(|ending| ending == "zip"));
    archives.sort();
    match archives.is_empty() {
        true => Err(io::Error::new(io::ErrorKind::NotFound, "there are no archives of cases")),
        false => Ok(archives),
    }
}

#[cfg(test)]
mod tests {
    use super::{case_folder, case_roots, unpack_once};
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::Path;

    /// Returns the names of the cases in a folder.
    fn case_names(root: &Path) -> BTreeSet<String> {
        let entries = fs::read_dir(root).expect("the folder can be read").map(|entry| entry.expect("an entry"));
        let cases = entries.filter(|entry| entry.path().join("launch.json").is_file());
        cases.map(|case| case.file_name().into_string().expect("names are ASCII")).collect()
    }

    #[test]
    fn each_case_is_a_folder_or_packed_but_not_both() {
        let [shown, packed] = case_roots().expect("the archives can be read").map(|root| case_names(&root));
        assert!(shown.len() >= 20 && packed.len() >= 100, "{} and {}", shown.len(), packed.len());
        assert_eq!(shown.intersection(&packed).next(), None);
        for case in shown.iter().chain(&packed) {
            assert!(case_folder(case).join("expected").is_dir(), "{case}");
        }
    }

    #[test]
    fn a_damaged_archive_is_an_error_that_names_it() {
        let folder = super::target_folder().join("tmp/damaged-archive");
        fs::create_dir_all(&folder).expect("the folder can be made");
        fs::write(folder.join("skl.zip"), b"PK\x03\x04 and nothing more").expect("the file can be written");
        let message = unpack_once(&folder, &folder.join("target")).expect_err("it is no archive");
        assert!(message.contains("skl.zip: "), "{message}");
    }
}
