//! Tests that the command lines in documents exist, with their subcommands and options.
//!
//! For example, a document that mentions `cargo xtask gen --chek` fails the test.

use crate::TaskArguments;
use clap::{Command, CommandFactory};
use std::path::Path;

/// Documents, relative to the root of the project. A folder includes all its Markdown files.
const DOCUMENTS: [&str; 5] = ["README.md", "CHANGELOG.md", "docs", "codegen/templates/README.md", "codegen/explain"];

/// Calls `visit` with the path and the text of each document.
fn for_each_document(mut visit: impl FnMut(&Path, &str)) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    for name in DOCUMENTS {
        let path = root.join(name);
        let mut files = vec![path.clone()];
        if path.is_dir() {
            files = std::fs::read_dir(&path).unwrap().map(|entry| entry.unwrap().path()).collect();
            files.retain(|file| file.extension().is_some_and(|extension| extension == "md"));
        }
        for file in files {
            let text = std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
            visit(&file, &text);
        }
    }
}

/// Returns the code of a Markdown text: the lines of fenced and indented blocks, and the spans
/// between backticks.
fn code_of(text: &str) -> Vec<&str> {
    let (mut code, mut is_fenced) = (Vec::new(), false);
    for line in text.lines() {
        if line.trim_start().starts_with("```") {
            is_fenced = !is_fenced;
        } else if is_fenced || line.starts_with("    ") {
            code.push(line.trim().trim_start_matches("$ "));
        } else {
            code.extend(line.split('`').skip(1).step_by(2));
        }
    }
    code
}

/// Checks the subcommands and long options of a command line, given as the words after the name of
/// `command`.
///
/// Values and placeholders such as `NAME` are not checked.
fn check_words(command: &Command, line: &str, words: &[&str]) -> Result<(), String> {
    let mut command = command;
    for word in words.iter().take_while(|word| !["|", ">", "#"].contains(word)) {
        let word = word.trim_matches(|c: char| !c.is_ascii_alphanumeric() && c != '-');
        if let Some(option) = word.strip_prefix("--") {
            let option = option.split('=').next().unwrap_or_default();
            let is_known = command.get_arguments().any(|arg| arg.get_long() == Some(option));
            let takes_any = command.get_positionals().any(|arg| arg.is_allow_hyphen_values_set());
            if !is_known && !takes_any && option != "help" {
                return Err(format!("`{line}`: `{}` has no option `--{option}`", command.get_name()));
            }
        } else if command.has_subcommands() && word.starts_with(|c: char| c.is_ascii_lowercase()) {
            let inner = command.find_subcommand(word);
            command = inner.ok_or_else(|| format!("`{line}`: `{}` has no command `{word}`", command.get_name()))?;
        }
    }
    Ok(())
}

/// Checks a line of code if it is a command line of `xtask` or `visa-codegen`. Returns whether it
/// is.
fn check_code(line: &str) -> Result<bool, String> {
    let words: Vec<&str> = line.split_whitespace().collect();
    match words.as_slice() {
        ["cargo", "xtask", rest @ ..] => check_words(&TaskArguments::command(), line, rest)?,
        ["visa-codegen", rest @ ..] | ["cargo", "run", "-p", "openvisa-codegen", "--", rest @ ..] => {
            check_words(&openvisa_codegen::cli::command(), line, rest)?;
        }
        _ => return Ok(false),
    }
    Ok(true)
}

#[test]
fn commands_that_documents_name_exist() {
    let (mut count, mut wrong) = (0, Vec::new());
    for_each_document(|path, text| {
        for line in code_of(text) {
            match check_code(line) {
                Ok(is_command) => count += usize::from(is_command),
                Err(message) => wrong.push(format!("{}: {message}", path.display())),
            }
        }
    });
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(count > 30, "only {count} commands were found");
}

#[test]
fn a_documented_command_that_does_not_exist_is_found() {
    for line in ["cargo xtask gne", "cargo xtask gen --chek", "visa-codegen chek specs", "cargo xtask bench fast"] {
        assert!(check_code(line).is_err(), "{line}");
    }
    for line in ["cargo xtask gen --check", "cargo xtask bench decode --wasm FILE", "visa-codegen check DIR --fix"] {
        assert_eq!(check_code(line), Ok(true), "{line}");
    }
    assert_eq!(check_code("cargo build"), Ok(false));
}
