//! Every rule has an input that breaks it and one that just does not.
//!
//! `rules/CODE/fail.md` and `rules/CODE/pass.md` (and further `fail-*.md`, `pass-*.md`) are bundles of files, laid over those of
//! `rules/base.md`. A line of its own says what follows:
//!
//! ```text
//! <!-- file: instructions/X.md -->      the lines of this file
//! <!-- escaped: instructions/X.md -->   the same, with bytes written as \xNN
//! <!-- remove: platforms.md -->         the folder has no such file
//! <!-- expect: V0301 is that of -->     the next line has this finding, and its message holds this text
//! ```
//!
//! A failing bundle has exactly the findings it expects, so that one mistake gives one finding; a passing one has none.
//! `fail.txt` is what people see of it. `UPDATE=1 cargo test -p openvisa-codegen --test rules` writes these again.

use openvisa_codegen::Spec;
use openvisa_codegen::diagnostics::Diagnostics;
use openvisa_codegen::render::{self, HumanStyle};
use openvisa_codegen::rules;
use openvisa_codegen::source::Sources;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};

/// A finding that a bundle announces.
#[derive(Debug)]
struct Expected {
    code: String,
    path: String,
    line: u32,
    text: String,
}

/// Files by path, and what is to be found in them.
#[derive(Debug, Default)]
struct Bundle {
    files: BTreeMap<String, Vec<u8>>,
    removed: Vec<String>,
    expected: Vec<Expected>,
}

impl Bundle {
    fn parse(text: &str) -> Self {
        let mut bundle = Self::default();
        let mut file: Option<(String, bool)> = None;
        let mut line = 0;
        for source in text.split_inclusive('\n') {
            if let Some((word, rest)) = directive(source) {
                match word {
                    "file" | "escaped" => {
                        bundle.files.insert(rest.to_owned(), Vec::new());
                        file = Some((rest.to_owned(), word == "escaped"));
                        line = 0;
                    }
                    "remove" => bundle.removed.push(rest.to_owned()),
                    "expect" => {
                        let (code, text) = rest.split_once(' ').unwrap_or((rest, ""));
                        let path = file.as_ref().map(|(path, _)| path.clone()).expect("`expect` stands in a file");
                        bundle.expected.push(Expected { code: code.into(), path, line: line + 1, text: text.into() });
                    }
                    _ => panic!("unknown directive in {source:?}"),
                }
            } else if let Some((path, escaped)) = &file {
                line += 1;
                let bytes = if *escaped { unescape(source) } else { source.as_bytes().to_vec() };
                bundle.files.get_mut(path).expect("the file was begun").extend(bytes);
            }
        }
        bundle
    }

    /// The files of this bundle over those of another.
    fn over(&self, base: &Self) -> (Sources, Diagnostics) {
        let mut files = base.files.clone();
        files.extend(self.files.clone());
        files.retain(|path, _| !self.removed.contains(path));
        let mut sources = Sources::default();
        let mut diagnostics = Diagnostics::default();
        for (path, bytes) in files {
            sources.add(path, &bytes, &mut diagnostics);
        }
        (sources, diagnostics)
    }
}

/// Reads and checks a bundle laid over the base.
fn load(bundle: &Bundle, base: &Bundle) -> (Spec, Diagnostics) {
    let (sources, diagnostics) = bundle.over(base);
    openvisa_codegen::load_sources(sources, diagnostics)
}

/// `<!-- word: rest -->`
fn directive(line: &str) -> Option<(&str, &str)> {
    let inner = line.trim_end().strip_prefix("<!-- ")?.strip_suffix(" -->")?;
    inner.split_once(": ").filter(|(word, _)| matches!(*word, "file" | "escaped" | "remove" | "expect"))
}

/// `\xNN` as a byte.
fn unescape(line: &str) -> Vec<u8> {
    let mut parts = line.split("\\x");
    let mut bytes = parts.next().unwrap_or("").as_bytes().to_vec();
    for part in parts {
        bytes.push(u8::from_str_radix(&part[..2], 16).expect("two hexadecimal digits after \\x"));
        bytes.extend_from_slice(&part.as_bytes()[2..]);
    }
    bytes
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rules")
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

fn base() -> Bundle {
    Bundle::parse(&read(&folder().join("base.md")))
}

/// The bundles of a rule whose names begin with a word.
fn bundles(code: &str, word: &str) -> Vec<PathBuf> {
    let Ok(entries) = std::fs::read_dir(folder().join(code)) else { return Vec::new() };
    let paths = entries.map(|entry| entry.expect("the folder can be read").path());
    let fits = |path: &PathBuf| {
        let name = path.file_name().and_then(|n| n.to_str()).unwrap_or("");
        name == format!("{word}.md") || (name.starts_with(&format!("{word}-")) && name.ends_with(".md"))
    };
    let mut paths: Vec<PathBuf> = paths.filter(fits).collect();
    paths.sort();
    paths
}

/// What is wrong with a run, if anything.
fn compare(sources: &Sources, diagnostics: &Diagnostics, expected: &[Expected]) -> Result<(), String> {
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
fn snapshot(path: &Path, text: &str) -> Result<(), String> {
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
            let mut run = compare(&spec.sources, &diagnostics, &bundle.expected);
            if !bundle.expected.iter().any(|e| e.code == rule.code) {
                run = Err(format!("  does not expect {}\n", rule.code));
            }
            let shown = render::human(&spec.sources, &diagnostics, HumanStyle::default());
            if let Err(problem) = run.and_then(|()| snapshot(&path.with_extension("txt"), &shown)) {
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
            if let Err(problem) = compare(&spec.sources, &diagnostics, &[]) {
                let _ = write!(problems, "{}/{}:\n{problem}", rule.code, path.file_name().unwrap().display());
            }
        }
    }
    assert!(problems.is_empty(), "\n{problems}");
}
