//! What many tests need: folders, files, and runs of the command. CONTRIBUTING.md describes the
//! material that is not part of the repository.

use openvisa_codegen::cli::{self, Context};
use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// Returns the top of the repository.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Returns the text of a file.
pub(crate) fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// Returns the path of a folder for a test, which does not exist.
pub(crate) fn no_folder(name: &str) -> PathBuf {
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&dir);
    dir
}

/// Creates an empty folder for a test.
pub(crate) fn empty_folder(name: &str) -> PathBuf {
    let dir = no_folder(name);
    std::fs::create_dir_all(&dir).expect("the folder can be made");
    dir
}

/// Returns the Markdown files of a specification, with their paths in its folder.
pub(crate) fn markdown_files(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let mut found = Vec::new();
    for prefix in ["", "instructions/"] {
        let Ok(entries) = std::fs::read_dir(folder.join(prefix)) else { continue };
        for path in entries.filter_map(|e| Some(e.ok()?.path())).filter(|p| p.extension().is_some_and(|e| e == "md")) {
            let name = path.file_name().and_then(|n| n.to_str()).expect("names are UTF-8");
            found.push((format!("{prefix}{name}"), std::fs::read(&path).expect("the file can be read")));
        }
    }
    found.sort();
    found
}

/// The output of a run of the command, with its exit status.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Run {
    pub(crate) status: u8,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// Runs the command, with or without colours.
pub(crate) fn run_with(color: bool, args: &[&str]) -> Run {
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let args = args.iter().map(OsString::from);
    let status =
        cli::run(args, &mut Context { color, ..Context::plain(&mut std::io::empty(), &mut out, &mut err) }).code();
    let text = |bytes| String::from_utf8(bytes).expect("output is UTF-8");
    Run { status, out: text(out), err: text(err) }
}

/// Runs the command without colours.
pub(crate) fn run(args: &[&str]) -> Run {
    run_with(false, args)
}

/// The dates of the known versions of the vendor's documents, oldest first.
pub(crate) const VERSIONS: [&str; 3] = ["2020-04-07", "2022-12-24", "2025-02-04"];

/// Returns the folder of the vendor's documents of a date, below the folder that
/// `OPENVISA_UPSTREAM` names.
///
/// # Panics
///
/// Panics if the variable is unset or has no folder of that date. Tests that need the documents are
/// ignored by default.
pub(crate) fn upstream(date: &str) -> PathBuf {
    let root = std::env::var_os("OPENVISA_UPSTREAM").filter(|path| !path.is_empty());
    let root = root.expect("OPENVISA_UPSTREAM names the folder with the vendor's documents");
    let folder = PathBuf::from(root).join(date);
    assert!(folder.is_dir(), "OPENVISA_UPSTREAM: {} is not a folder", folder.display());
    folder
}
