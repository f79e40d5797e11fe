//! Tests what `cargo package` puts into the packages of the workspace.
//!
//! For example, a package whose folder has no `LICENSE` fails the test.

use std::path::Path;
use std::process::Command;

/// Keys that the manifest of each package has.
const KEYS: [&str; 5] = ["description", "readme", "license", "repository", "categories"];

/// Folders of the members of the workspace, relative to its root.
fn member_folders(root: &Path) -> Vec<String> {
    let manifest = std::fs::read_to_string(root.join("Cargo.toml")).expect("the manifest can be read");
    let members = manifest.lines().find_map(|line| line.strip_prefix("members = ")).expect("the list of members");
    let members = members.split('"').skip(1).step_by(2).map(str::to_owned);
    [".".to_owned()].into_iter().chain(members).collect()
}

/// Returns the value of `name` in the manifest of a package.
fn package_name(manifest: &str) -> &str {
    let name = manifest.lines().find_map(|line| line.strip_prefix("name = \"")).expect("a name");
    name.trim_end_matches('"')
}

#[test]
fn each_package_has_a_readme_a_licence_and_metadata() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let folders = member_folders(&root);
    assert!(folders.len() > 5, "{folders:?}");
    let mut missing = Vec::new();
    for folder in folders {
        let manifest =
            std::fs::read_to_string(root.join(&folder).join("Cargo.toml")).expect("the manifest can be read");
        let name = package_name(&manifest);
        let has_key = |key: &&str| manifest.lines().any(|line| line.starts_with(*key));
        missing.extend(KEYS.iter().filter(|key| !has_key(key)).map(|key| format!("{name}: {key}")));
        let mut command = Command::new(env!("CARGO"));
        command.args(["package", "--list", "--allow-dirty", "--offline", "--package", name]).current_dir(&root);
        let output = command.output().expect("cargo can be run");
        assert!(output.status.success(), "{name}: {}", String::from_utf8_lossy(&output.stderr));
        let files = String::from_utf8_lossy(&output.stdout).into_owned();
        let has_file = |file: &&str| files.lines().any(|line| line == *file);
        missing.extend(
            ["README.md", "LICENSE"].iter().filter(|file| !has_file(file)).map(|file| format!("{name}: {file}")),
        );
    }
    assert!(missing.is_empty(), "missing in packages: {missing:#?}");
}
