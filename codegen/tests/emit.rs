//! What each emitter makes of a tiny specification, as files to compare with, and that it depends on the specification alone.
//!
//! After a wanted change: `UPDATE=1 cargo test -p openvisa-codegen --test emit`, and read the difference.

use openvisa_codegen::diagnostics::Diagnostics;
use openvisa_codegen::output::{self, GeneratedFile};
use openvisa_codegen::source::Sources;
use openvisa_codegen::{Spec, load_sources};
use std::path::PathBuf;

/// The specification: `<!-- file: PATH -->` starts each file.
const TINY: &str = include_str!("emit/tiny.md");

fn spec(text: &str) -> Spec {
    let mut diagnostics = Diagnostics::default();
    let mut sources = Sources::default();
    for part in text.split("<!-- file: ").skip(1) {
        let (path, body) = part.split_once(" -->\n").expect("a file starts with its name");
        sources.add(path, body.as_bytes(), &mut diagnostics);
    }
    let (spec, found) = load_sources(sources, diagnostics);
    let found: Vec<_> = found.iter().map(|d| format!("{}: {}", spec.sources.place(d.primary), d.message)).collect();
    assert_eq!(found, Vec::<String>::new(), "the tiny specification is correct");
    spec
}

fn files(text: &str) -> Vec<GeneratedFile> {
    output::generate(&spec(text).model, "specs").expect("emitters make Rust")
}

#[test]
fn each_emitter_makes_what_it_made_before() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/emit/expected");
    let update = std::env::var_os("UPDATE").is_some();
    for file in files(TINY) {
        let path = folder.join(&file.path);
        if update {
            std::fs::create_dir_all(&folder).expect("the folder can be made");
            std::fs::write(&path, &file.text).expect("the file can be written");
        }
        let expected = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(file.text == expected, "{} is not what it was; see the top of this test\n{}", file.path, file.text);
    }
}

#[test]
fn a_word_changed_in_one_line_changes_only_what_comes_from_it() {
    let before = files(TINY);
    let after = files(&TINY.replace("0b01:  two", "0b01:  pair"));
    let changed: Vec<_> = before.iter().zip(&after).filter(|(a, b)| a != b).map(|(a, _)| a.path.as_str()).collect();
    assert_eq!(changed, ["enums.rs"]);
    let change = output::Change::Changed {
        path: "enums.rs".into(),
        old: before.iter().find(|f| f.path == "enums.rs").unwrap().text.clone(),
        new: after.iter().find(|f| f.path == "enums.rs").unwrap().text.clone(),
    };
    let line = TINY.split("<!-- file: fields.md -->\n").nth(1).unwrap().lines().position(|l| l.contains("0b01:  two"));
    let place = format!("specs/fields.md:{}", line.unwrap() + 1);
    let account = output::explain(&change, "generated");
    assert!(account.contains(&place) && account.contains("Pair"), "{account}");
}

#[test]
fn the_order_of_files_does_not_matter() {
    let mut parts: Vec<_> = TINY.split("<!-- file: ").skip(1).collect();
    parts.reverse();
    let reversed: String = parts.iter().map(|part| format!("<!-- file: {part}")).collect();
    assert!(files(TINY) == files(&reversed));
}
