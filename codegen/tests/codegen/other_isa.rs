//! Tests that the generator knows no fact of vISA: it generates the crate of another instruction
//! set, and names nothing that the specification does not name.
//!
//! `docs/another-instruction-set.md` describes the steps, which the test follows.

use crate::material::{Run, no_folder, read, root, run};
use crate::new_instruction::make_folder;
use openvisa_codegen::artifact_writer;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Returns the words of the command lines of the page, with paths below the root of the project.
/// The crate is generated in `out`.
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
    let out = no_folder("other-isa/pebble-isa");
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
                let Run { status, out, err } = run(&words);
                assert_eq!((status, err.as_str()), (0, ""), "{words:?}: {out}");
            }
            "cp" => {
                std::fs::copy(&line[1], &line[2]).expect("the file can be copied");
                // Dependencies have the versions of the project, so that nothing must be
                // downloaded.
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

/// String literals that the specification names too, and that may be in Rust. The first part is the
/// end of the path of a source file, empty for any file.
const LEGITIMATE: &[(&str, &str, &str)] = &[
    ("", ".sat", "a word of the language of templates: the saturation of the destination"),
    ("lines/spelling.rs", "SVM", "a misspelt abbreviation in prose, which a check corrects"),
    ("cli/site.rs", "FILE", "a placeholder in the help of the command"),
    ("cli/render.rs", "FILE", "a placeholder in the help of the command"),
    ("text/template_item.rs", "ExecSize", "an item of templates of the runtime, not the field of VME"),
    ("semantics/lane.rs", "u8", "a type of Rust"),
    ("lsc_operands.rs", ".uc", "the word for a level that a text leaves out; a role would find it"),
    ("lsc_operands/data.rs", "x1", "the number of data that a text leaves out; a role would find it"),
    ("text/symbols.rs", "GRF", "a unit of alignment; 4_visa_header.md has it in prose"),
];

/// Returns whether a word can hardly be anything but a name of an instruction set: it has a digit,
/// a dot or a percent sign beside letters, or a capital letter behind another letter.
fn is_distinctive(word: &str) -> bool {
    let letters = word.chars().filter(char::is_ascii_alphabetic).count();
    let marks = word.contains(|c: char| c.is_ascii_digit() || ".%".contains(c));
    let capitals = word.chars().skip(1).any(|c| c.is_ascii_uppercase());
    letters > 0 && word.len() > 1 && (marks || capitals)
}

/// Returns what the specification names: instructions, fields, enumerators and their texts, types,
/// platforms, predefined variables and words of texts.
fn names_of_specification() -> std::collections::HashSet<String> {
    let (spec, _) = openvisa_codegen::load(&root().join("specs")).expect("the specification can be read");
    let model = &spec.model;
    let members = model.structures.iter().flat_map(|s| &s.members);
    let fields: Vec<_> =
        model.instructions.iter().flat_map(|i| &i.fields).chain(&model.shared_fields).chain(members).collect();
    let groups = fields.iter().flat_map(|f| f.groups.iter());
    let enumerators = groups.flat_map(|g| &g.enumerators).chain(fields.iter().flat_map(|f| &f.enumerators));
    let values = enumerators.flat_map(|e| [Some(&e.name.value), e.text.as_ref().map(|text| &text.value)]);
    let names = values.flatten().chain(fields.iter().map(|f| &f.name.value));
    let names = names.chain(model.instructions.iter().map(|i| &i.name.value));
    let names = names.chain(model.data_types.iter().map(|t| &t.name.value));
    let names = names.chain(model.platforms.iter().map(|p| &p.name.value));
    let names = names.chain(model.predefined.iter().map(|v| &v.name.value));
    let names = names.chain(model.directives.iter().map(|d| &d.word.value));
    names.filter(|name| is_distinctive(name)).cloned().collect()
}

#[test]
fn no_source_file_has_a_name_that_the_specification_gives() {
    let names = names_of_specification();
    assert!(names.len() > 300, "{}", names.len());
    let mut found = Vec::new();
    for folder in ["codegen/src", "crates/isa-core/src", "src"] {
        for file in files_below(&root().join(folder)) {
            let path = file.display().to_string();
            let is_source = path.ends_with(".rs") && !path.contains("test") && !path.ends_with("builder/generated.rs");
            if !is_source {
                continue;
            }
            let text = read(&file);
            let code = text
                .split("#[cfg(test)]\n#[allow")
                .next()
                .and_then(|t| t.split("#[cfg(test)]\nmod ").next())
                .unwrap_or_default();
            for (number, line) in code.lines().enumerate().filter(|(_, line)| !line.trim_start().starts_with("//")) {
                for literal in line.split('"').skip(1).step_by(2).filter(|literal| names.contains(*literal)) {
                    let is_legitimate = |(end, word, _): &&(&str, &str, &str)| path.ends_with(end) && *word == literal;
                    // The vendor's documents have no table of platforms.
                    if LEGITIMATE.iter().find(is_legitimate).is_none() && !path.ends_with("lower/platforms.rs") {
                        found.push(format!("{path}:{}: {literal:?}", number + 1));
                    }
                }
            }
        }
    }
    assert!(found.is_empty(), "facts belong to specs/: {found:#?}");
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
