//! Tests the packages of the workspace: what `cargo package` puts into them, and what they depend on.
//!
//! For example, a package whose folder has no `LICENSE` fails a test.

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

/// Crates that know the instruction set or programs. They return values, and know neither the words
/// of a command line nor JSON.
const KNOWLEDGE_CRATES: [&str; 6] =
    [".", "crates/check", "crates/explain", "crates/inline", "crates/isa-core", "generated"];

/// Dependencies that only the command, the crates of protocols, and those that print have.
const WORDS: [&str; 6] =
    ["clap", "lsp-types", "openvisa-cli-support", "openvisa-commands", "openvisa-lsp-support", "serde_json"];

/// Returns the names of the dependencies that a manifest states, without those of tests and those
/// that a feature selects.
fn required_dependencies(manifest: &str) -> Vec<&str> {
    let sections = manifest.split("\n[").filter(|section| section.starts_with("dependencies]"));
    let lines = sections.flat_map(|section| section.lines().skip(1));
    let required = lines.filter(|line| !line.starts_with('#') && !line.contains("optional = true"));
    required.filter_map(|line| Some(line.split([' ', '.', '=']).next()?.trim())).collect()
}

#[test]
fn crates_of_knowledge_know_no_words_of_commands_and_protocols() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut known = Vec::new();
    for folder in KNOWLEDGE_CRATES {
        let manifest = std::fs::read_to_string(root.join(folder).join("Cargo.toml")).expect("the manifest can be read");
        let dependencies = required_dependencies(&manifest);
        assert!(
            folder == "crates/isa-core"
                || dependencies.contains(&"openvisa-isa-core")
                || dependencies.contains(&"openvisa")
        );
        let words = dependencies.iter().filter(|name| WORDS.contains(name));
        known.extend(words.map(|name| format!("{folder}: {name}")));
    }
    assert!(known.is_empty(), "{known:#?}");
}
