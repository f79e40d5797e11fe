//! Tests the packages of the workspace: what `cargo package` puts into them, and what they depend
//! on.
//!
//! For example, a package whose folder has no `LICENSE` fails a test.

use crate::surface::workspace_packages;
use serde_json::Value;
use std::process::Command;

/// Keys that the manifest of each package has.
const KEYS: [&str; 5] = ["description", "readme", "license", "repository", "categories"];

/// Returns the packages of the workspace.
fn packages() -> Vec<Value> {
    workspace_packages().unwrap_or_else(|error| panic!("{error:?}"))
}

fn name_of(package: &Value) -> &str {
    package["name"].as_str().expect("a package has a name")
}

#[test]
fn each_package_has_a_readme_a_licence_and_metadata() {
    let packages = packages();
    assert!(packages.len() > 5, "{packages:?}");
    let mut missing = Vec::new();
    for package in &packages {
        let name = name_of(package);
        let has_key = |key: &&str| match &package[*key] {
            Value::Null => false,
            Value::Array(values) => !values.is_empty(),
            _ => true,
        };
        missing.extend(KEYS.iter().filter(|key| !has_key(key)).map(|key| format!("{name}: {key}")));
        let mut command = Command::new(env!("CARGO"));
        command.args(["package", "--list", "--allow-dirty", "--offline", "--package", name]);
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
    ["openvisa", "openvisa-check", "openvisa-explain", "openvisa-inline", "openvisa-isa-core", "openvisa-isa"];

/// Dependencies that only the command, the crates of protocols, and those that print have.
const WORDS: [&str; 6] =
    ["clap", "lsp-types", "openvisa-cli-support", "openvisa-commands", "openvisa-lsp-support", "serde_json"];

/// Returns the names of a package's dependencies, without those of tests and those that a feature
/// selects.
fn required_dependencies(package: &Value) -> Vec<&str> {
    let dependencies = package["dependencies"].as_array().into_iter().flatten();
    let required = dependencies.filter(|one| one["kind"].is_null() && one["optional"] == false);
    required.filter_map(|dependency| dependency["name"].as_str()).collect()
}

#[test]
fn crates_of_knowledge_know_no_words_of_commands_and_protocols() {
    let packages = packages();
    let mut known = Vec::new();
    for name in KNOWLEDGE_CRATES {
        let package = packages.iter().find(|package| name_of(package) == name).expect(name);
        let words = required_dependencies(package).into_iter().filter(|name| WORDS.contains(name));
        known.extend(words.map(|word| format!("{name}: {word}")));
    }
    assert!(known.is_empty(), "{known:#?}");
}
