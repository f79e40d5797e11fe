//! The object files that tests run on.

use std::path::{Path, PathBuf};

/// A file, by its path below the corpus.
pub(crate) struct File {
    #[allow(dead_code)]
    pub(crate) name: String,
    pub(crate) bytes: Vec<u8>,
}

/// The committed files.
pub(crate) fn committed() -> Vec<File> {
    files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus"))
}

/// The whole corpus where it is there, else the committed files.
#[allow(dead_code)]
pub(crate) fn corpus() -> Vec<File> {
    let whole = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/corpus");
    if whole.is_dir() { files(&whole) } else { committed() }
}

/// All object files below a folder, by name.
fn files(root: &Path) -> Vec<File> {
    let mut folders = vec![root.to_owned()];
    let mut paths: Vec<PathBuf> = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).expect("the folder can be read") {
            let path = entry.expect("the folder can be read").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|e| e == "isa") {
                paths.push(path);
            }
        }
    }
    paths.sort();
    let file = |path: PathBuf| File {
        name: path.strip_prefix(root).expect("it is below the folder").display().to_string(),
        bytes: std::fs::read(&path).expect("the file can be read"),
    };
    let files: Vec<_> = paths.into_iter().map(file).collect();
    assert!(!files.is_empty(), "there are object files below {}", root.display());
    files
}
