//! Locates test material that is not part of the repository. CONTRIBUTING.md describes it.

use std::path::PathBuf;

/// The dates of the known versions of the vendor's documents, oldest first.
#[allow(dead_code)]
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
