//! The object files that tests run on.

use std::path::{Path, PathBuf};

/// A file, by its path below the corpus.
pub(crate) struct File {
    #[allow(dead_code)]
    pub(crate) name: String,
    pub(crate) bytes: Vec<u8>,
}

/// The committed files.
#[allow(dead_code)]
pub(crate) fn committed() -> Vec<File> {
    files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus"), "isa")
}

/// The whole corpus where it is there, else the committed files.
#[allow(dead_code)]
pub(crate) fn corpus() -> Vec<File> {
    whole().map_or_else(committed, |whole| files(&whole, "isa"))
}

/// What the vendor's assembler wrote, of the whole corpus; `None` where it is not there.
#[allow(dead_code)]
pub(crate) fn assembled() -> Option<Vec<File>> {
    let mut files = files(&whole()?, "isa");
    files.retain(|file| !file.name.starts_with("damaged/"));
    Some(files)
}

/// Where the whole corpus is, if it is there. `OPENVISA_CORPUS` names another place; an empty one, none.
pub(crate) fn whole() -> Option<PathBuf> {
    let place = match std::env::var_os("OPENVISA_CORPUS") {
        Some(place) => PathBuf::from(place),
        None => Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/corpus"),
    };
    let there = place.is_dir();
    if !there {
        println!("the whole corpus is absent: committed files only, if any");
    }
    there.then_some(place)
}

/// The texts of the whole corpus where it is there, else the committed ones.
#[allow(dead_code)]
pub(crate) fn texts() -> Vec<File> {
    let here = || Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus");
    files(&whole().unwrap_or_else(here), "visaasm")
}

/// All files below a folder whose names end so, by name.
fn files(root: &Path, ending: &str) -> Vec<File> {
    let mut folders = vec![root.to_owned()];
    let mut paths: Vec<PathBuf> = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).expect("the folder can be read") {
            let path = entry.expect("the folder can be read").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|e| e == ending) {
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
    assert!(!files.is_empty(), "there are files below {}", root.display());
    files
}
