//! Bundles of files in one document; `rules.rs` describes their form.

use crate::material::read;
use openvisa_codegen::Spec;
use openvisa_codegen::diagnostics::Diagnostics;
use openvisa_codegen::source::Sources;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// A finding that a bundle expects.
#[derive(Debug)]
pub(crate) struct Expected {
    pub(crate) code: String,
    pub(crate) path: String,
    pub(crate) line: u32,
    pub(crate) text: String,
}

/// The files of a bundle by path, with the expected findings.
#[derive(Debug, Default)]
pub(crate) struct Bundle {
    pub(crate) files: BTreeMap<String, Vec<u8>>,
    pub(crate) removed: Vec<String>,
    pub(crate) expected: Vec<Expected>,
}

impl Bundle {
    pub(crate) fn parse(text: &str) -> Self {
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

    /// Returns the files of this bundle merged over those of `base`.
    pub(crate) fn over(&self, base: &Self) -> (Sources, Diagnostics) {
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

/// Reads and checks a bundle merged over the base.
pub(crate) fn load(bundle: &Bundle, base: &Bundle) -> (Spec, Diagnostics) {
    let (sources, diagnostics) = bundle.over(base);
    openvisa_codegen::load_sources(sources, diagnostics)
}

/// Parses a directive: `<!-- word: rest -->`.
pub(crate) fn directive(line: &str) -> Option<(&str, &str)> {
    let inner = line.trim_end().strip_prefix("<!-- ")?.strip_suffix(" -->")?;
    inner.split_once(": ").filter(|(word, _)| matches!(*word, "file" | "escaped" | "remove" | "expect"))
}

/// Replaces each `\xNN` by a byte.
pub(crate) fn unescape(line: &str) -> Vec<u8> {
    let mut parts = line.split("\\x");
    let mut bytes = parts.next().unwrap_or("").as_bytes().to_vec();
    for part in parts {
        bytes.push(u8::from_str_radix(&part[..2], 16).expect("two hexadecimal digits after \\x"));
        bytes.extend_from_slice(&part.as_bytes()[2..]);
    }
    bytes
}

pub(crate) fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rules")
}

pub(crate) fn base() -> Bundle {
    Bundle::parse(&read(&folder().join("base.md")))
}

/// Returns the bundles of a rule whose names begin with a word.
pub(crate) fn bundles(code: &str, word: &str) -> Vec<PathBuf> {
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
