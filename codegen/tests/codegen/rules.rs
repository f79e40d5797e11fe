//! Tests of the rules: every rule has an input that breaks it, and one that barely does not.
//!
//! `rules/CODE/fail.md` and `rules/CODE/pass.md` (and further `fail-*.md`, `pass-*.md`) are bundles
//! of files that replace those of `rules/base.md`. Separate lines announce their content. For
//! example:
//!
//! ```text
//! <!-- file: instructions/X.md -->      the lines of this file
//! <!-- escaped: instructions/X.md -->   the same, with bytes written as \xNN
//! <!-- remove: platforms.md -->         the folder has no such file
//! <!-- expect: V0301 is that of -->     the next line has this finding, with this text in its message
//! ```
//!
//! A failing bundle has exactly the findings that it expects, so that one mistake gives one
//! finding. A passing one has none. `fail.txt` is the output for people; `UPDATE=1 cargo test -p
//! openvisa-codegen --test codegen rules::` writes it.

use crate::bundle::{Bundle, Expected, base, bundles, folder, load};
use crate::material::read;
use openvisa_codegen::diagnostics::Diagnostics;
use openvisa_codegen::render::{self, HumanStyle};
use openvisa_codegen::rules;
use openvisa_codegen::source::Sources;
use std::fmt::Write;
use std::path::Path;

/// Compares the findings of a run with the expected ones, and describes the differences.
fn compare_findings(sources: &Sources, diagnostics: &Diagnostics, expected: &[Expected]) -> Result<(), String> {
    let mut open: Vec<&Expected> = expected.iter().collect();
    let mut problems = String::new();
    for finding in diagnostics.iter() {
        let path = &sources.file(finding.primary.file).path;
        let fits = |e: &&Expected| {
            e.code == finding.rule.code
                && e.path == *path
                && e.line == finding.primary.line
                && finding.message.contains(&e.text)
        };
        match open.iter().position(fits) {
            Some(index) => drop(open.remove(index)),
            None => {
                let (code, line) = (finding.rule.code, finding.primary.line);
                let _ = writeln!(problems, "  not expected: {code} {path}:{line} {}", finding.message);
            }
        }
    }
    for Expected { code, path, line, text } in open {
        let _ = writeln!(problems, "  not found: {code} {path}:{line} {text}");
    }
    if problems.is_empty() { Ok(()) } else { Err(problems) }
}

/// Compares a text with a file, or writes it if `UPDATE` is set.
fn check_snapshot(path: &Path, text: &str) -> Result<(), String> {
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(path, text).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        return Ok(());
    }
    match std::fs::read_to_string(path) {
        Ok(known) if known == text => Ok(()),
        Ok(_) => Err(format!("  {} differs; `UPDATE=1` writes it again. Now:\n{text}", path.display())),
        Err(error) => Err(format!("  {}: {error}; `UPDATE=1` writes it", path.display())),
    }
}

#[test]
fn the_base_has_no_findings() {
    let base = base();
    let (spec, diagnostics) = load(&base, &base);
    let shown = render::human(&spec.sources, &diagnostics, HumanStyle::default());
    assert!(diagnostics.is_empty(), "{shown}");
}

#[test]
fn every_rule_has_an_input_that_breaks_it_and_one_that_does_not() {
    let lacking = rules::ALL.iter().flat_map(|rule| {
        ["fail", "pass"].into_iter().filter(|word| bundles(rule.code, word).is_empty()).map(move |word| (rule, word))
    });
    let lacking: Vec<String> = lacking.map(|(rule, word)| format!("{}/{word}.md ({})", rule.code, rule.name)).collect();
    assert!(lacking.is_empty(), "missing in codegen/tests/rules: {}", lacking.join(", "));
}

#[test]
fn every_folder_belongs_to_a_rule() {
    for entry in std::fs::read_dir(folder()).expect("the folder is there") {
        let name = entry.expect("the folder can be read").file_name().into_string().expect("names are UTF-8");
        assert!(name == "base.md" || rules::find(&name).is_some(), "{name} is the code of no rule");
    }
}

#[test]
fn a_failing_input_has_the_findings_it_announces_and_no_others() {
    let base = base();
    let mut problems = String::new();
    for rule in rules::ALL {
        for path in bundles(rule.code, "fail") {
            let bundle = Bundle::parse(&read(&path));
            let (spec, diagnostics) = load(&bundle, &base);
            let mut run = compare_findings(&spec.sources, &diagnostics, &bundle.expected);
            if !bundle.expected.iter().any(|e| e.code == rule.code) {
                run = Err(format!("  does not expect {}\n", rule.code));
            }
            let shown = render::human(&spec.sources, &diagnostics, HumanStyle::default());
            if let Err(problem) = run.and_then(|()| check_snapshot(&path.with_extension("txt"), &shown)) {
                let _ = write!(problems, "{}/{}:\n{problem}", rule.code, path.file_name().unwrap().display());
            }
        }
    }
    assert!(problems.is_empty(), "\n{problems}");
}

#[test]
fn a_passing_input_has_no_findings() {
    let base = base();
    let mut problems = String::new();
    for rule in rules::ALL {
        for path in bundles(rule.code, "pass") {
            let bundle = Bundle::parse(&read(&path));
            assert!(bundle.expected.is_empty(), "{} expects something", path.display());
            let (spec, diagnostics) = load(&bundle, &base);
            if let Err(problem) = compare_findings(&spec.sources, &diagnostics, &[]) {
                let _ = write!(problems, "{}/{}:\n{problem}", rule.code, path.file_name().unwrap().display());
            }
        }
    }
    assert!(problems.is_empty(), "\n{problems}");
}
