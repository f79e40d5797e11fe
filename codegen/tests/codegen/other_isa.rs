//! Tests that the generator knows no fact of vISA: it generates the crate of another instruction set,
//! and names nothing that the specification does not name.
//!
//! `docs/another-instruction-set.md` describes the steps, which the test follows.

use crate::new_instruction::{make_folder, read, run};
use openvisa_codegen::artifact_writer;
use std::path::{Path, PathBuf};
use std::process::Command;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Returns the words of the command lines of the page, with paths below the root of the project. The
/// crate is generated in `out`.
fn command_lines(out: &Path) -> Vec<Vec<String>> {
    let page = read(&root().join("docs/another-instruction-set.md"));
    let lines = page.lines().filter_map(|line| line.strip_prefix("       "));
    let path = |word: &str| match word.strip_prefix("target/pebble-isa") {
        Some(rest) => format!("{}{rest}", out.display()),
        None if word.contains('/') => root().join(word).display().to_string(),
        None => word.to_owned(),
    };
    lines.map(|line| line.split(' ').map(path).collect()).collect()
}

fn cargo(out: &Path, arguments: &[String]) {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.args(arguments).arg("--quiet").arg("--target-dir").arg(out.join("../target"));
    command.env_remove("CARGO_ENCODED_RUSTFLAGS").env("RUSTFLAGS", "-D warnings");
    let output = command.output().expect("cargo can be run");
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn the_crate_of_another_instruction_set_assembles_checks_and_runs_a_program() {
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join("other-isa");
    let out = dir.join("pebble-isa");
    let _ = std::fs::remove_dir_all(&out);
    std::fs::create_dir_all(out.join("examples")).expect("the folder can be made");
    let manifest = out.join("Cargo.toml").display().to_string();
    let lines = command_lines(&out);
    assert_eq!(
        lines.iter().map(|line| line[0].as_str()).collect::<Vec<_>>(),
        ["visa-codegen", "visa-codegen", "cp", "cargo"]
    );
    for line in lines {
        match line[0].as_str() {
            "visa-codegen" => {
                let words: Vec<&str> = line[1..].iter().map(String::as_str).collect();
                let (status, text, errors) = run(&words);
                assert_eq!((status, errors.as_str()), (0, ""), "{words:?}: {text}");
            }
            "cp" => {
                std::fs::copy(&line[1], &line[2]).expect("the file can be copied");
                // Dependencies have the versions of the project, so that nothing must be downloaded.
                std::fs::copy(root().join("Cargo.lock"), out.join("Cargo.lock")).expect("the file can be copied");
            }
            _ => cargo(&out, &line[1..]),
        }
    }
    let check = |features: &[&str]| {
        let words = ["check", "--manifest-path", &manifest, "--no-default-features"];
        cargo(&out, &words.into_iter().chain(features.iter().copied()).map(str::to_owned).collect::<Vec<_>>());
    };
    for features in ["rules", "text", "semantics", "reference"] {
        check(&["--features", features]);
    }
    // What no document of the instruction set says must not be in its crate.
    for file in files_below(&out.join("src")) {
        let text = read(&file);
        let body = text.split_once('\n').map_or("", |(_, body)| body).replace("openvisa_isa_core", "");
        for word in ["visa", "VISA", "intel", "zebin", "Predicate", "ExecSize", "ExecControl", "VecOperand"] {
            assert!(!body.contains(word), "{}: {word}", file.display());
        }
    }
}

/// Returns the files below a folder.
fn files_below(folder: &Path) -> Vec<PathBuf> {
    let entries =
        std::fs::read_dir(folder).expect("the folder can be read").map(|entry| entry.expect("an entry").path());
    entries.flat_map(|path| if path.is_dir() { files_below(&path) } else { vec![path] }).collect()
}

#[test]
fn a_renamed_type_has_its_new_name_everywhere_in_the_crate() {
    let dir = make_folder("renamed-types");
    let fields = dir.join("specs/fields.md");
    let names = ["ExecControl", "Predicate"];
    let text = names.iter().fold(read(&fields), |text, name| {
        let named = format!("Named `{name}`");
        assert!(text.contains(&named), "{named}");
        text.replace(&named, &format!("Named `{name}OfTest`"))
    });
    std::fs::write(&fields, text).expect("the file can be written");
    let (spec, found) = openvisa_codegen::load(&dir.join("specs")).expect("the specification can be read");
    assert!(found.is_empty());
    let generated = artifact_writer::generate(&spec.model, "specs").expect("emitters make Rust");
    for file in generated.crate_files {
        // Predicates are also a class of operands and one of variables.
        for old in ["ExecControl", "Predicate(0)", ": Predicate,", "bit_fields::Predicate;", "bit_fields::{Predicate"] {
            assert!(!file.text.replace("ControlOfTest", "").contains(old), "{}: {old}", file.path);
        }
    }
}
