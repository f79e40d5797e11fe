//! Reads the object files and texts that tests run on.
//!
//! These are the files of `tests/corpus`. If the environment variable `OPENVISA_CORPUS` names a
//! folder of the same layout, tests run on that folder instead. CONTRIBUTING.md describes it.

use crate::folder::{find_files, has_extension};
use std::path::{Path, PathBuf};

/// A file of the corpus, named by its path below the root of the corpus.
pub struct File {
    /// Path below the root, with `/` between folders.
    pub name: String,
    /// The content.
    pub bytes: Vec<u8>,
}

/// Returns the folder of the committed corpus. It is in `tests` of the workspace, whichever package
/// is tested.
fn committed_root() -> PathBuf {
    let mut folders = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().map(|folder| folder.join("tests/corpus"));
    folders.find(|folder| folder.is_dir()).expect("the workspace has a corpus")
}

/// Returns the folder that `OPENVISA_CORPUS` names, or `None` if the variable is unset or empty.
///
/// # Panics
///
/// Panics if the variable names something that is not a folder.
pub fn large_root() -> Option<PathBuf> {
    let root = PathBuf::from(std::env::var_os("OPENVISA_CORPUS").filter(|path| !path.is_empty())?);
    assert!(root.is_dir(), "OPENVISA_CORPUS: {} is not a folder", root.display());
    Some(root)
}

/// Returns the folder of the corpus that tests run on: the large one if it is given, otherwise the
/// committed one.
pub fn root() -> PathBuf {
    large_root().unwrap_or_else(committed_root)
}

/// Reads the committed object files.
pub fn committed() -> Vec<File> {
    files(&committed_root(), "isa")
}

/// Reads the object files of the corpus.
pub fn object_files() -> Vec<File> {
    files(&root(), "isa")
}

/// Reads the object files of the corpus that the vendor's assembler wrote: all but the damaged
/// ones.
pub fn assembled() -> Vec<File> {
    let mut files = object_files();
    files.retain(|file| !file.name.starts_with("damaged/"));
    files
}

/// Reads the assembler texts of the corpus: those that compilers, people and the vendor's printer
/// wrote.
pub fn texts() -> Vec<File> {
    files(&root(), "visaasm")
}

/// Reads all files below `root` that have the extension `ending`, ordered by path.
fn files(root: &Path, ending: &str) -> Vec<File> {
    let paths = find_files(root, has_extension(ending)).expect("the folder can be read");
    let file = |path: PathBuf| File {
        name: path.strip_prefix(root).expect("it is below the folder").display().to_string(),
        bytes: std::fs::read(&path).expect("the file can be read"),
    };
    let files: Vec<_> = paths.into_iter().map(file).collect();
    assert!(!files.is_empty(), "there are files below {}", root.display());
    files
}
