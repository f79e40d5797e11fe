//! Tests of the examples in `specs/README.md`, which defines the language of specifications: each
//! has the findings that the page states.
//!
//! An example is a fence whose first word is `md`. The first example is the page of a made-up
//! instruction. The others are independent of each other. For example:
//!
//! ```text
//! md                     sections or fields that take the place of those of that page
//! md errata.md           lines that are added to that document
//! md finds V0901 V0432   and then these findings, no others
//! ```

use crate::material::root;
use openvisa_codegen::diagnostics::Diagnostics;
use openvisa_codegen::load_sources;
use openvisa_codegen::source::Sources;
use std::collections::BTreeMap;

/// The sections of a page, in order.
const SECTIONS: [&str; 10] = [
    "## Opcode",
    "## Format",
    "## Semantics",
    "## Description",
    "#### Properties",
    "#### Operand type maps",
    "#### Constraints",
    "## Text",
    "## Examples",
    "## Notes",
];

/// An example of the page.
struct Example {
    /// The line of the example in the page.
    line: usize,
    /// The document that the example extends; `None` for a part of the instruction's page.
    document: Option<String>,
    findings: Vec<String>,
    text: String,
}

fn parse_examples(page: &str) -> Vec<Example> {
    let mut examples: Vec<Example> = Vec::new();
    let mut open: Option<String> = None;
    for (number, line) in page.lines().enumerate() {
        let ticks: String = line.chars().take_while(|c| *c == '`').collect();
        match (&open, examples.last_mut()) {
            (Some(fence), _) if line == fence => open = None,
            (Some(_), Some(example)) => example.text += &format!("{line}\n"),
            _ if ticks.len() >= 3 && line[ticks.len()..].split(' ').next() == Some("md") => {
                let mut words = line[ticks.len()..].split(' ').skip(1).peekable();
                let document = words.next_if(|word| *word != "finds").map(str::to_owned);
                let mut findings: Vec<String> = words.skip(1).map(str::to_owned).collect();
                findings.sort();
                examples.push(Example { line: number + 1, document, findings, text: String::new() });
                open = Some(ticks);
            }
            _ => {}
        }
    }
    examples
}

/// Splits a page into the text before the first section, and the sections. Headings inside fences
/// do not count.
fn split_sections(text: &str) -> (String, BTreeMap<usize, String>) {
    let (mut head, mut parts, mut at, mut fenced) = (String::new(), BTreeMap::new(), None, false);
    for line in text.lines() {
        fenced ^= line.starts_with("```");
        if let Some(section) = SECTIONS.iter().position(|s| !fenced && line == *s) {
            at = Some(section);
        }
        let part: &mut String = at.map_or(&mut head, |section| parts.entry(section).or_default());
        *part += &format!("{line}\n");
    }
    (head, parts)
}

/// Splits a description into the text before the first field, and the fields by name.
fn split_fields(text: &str) -> (String, Vec<(String, String)>) {
    let (mut head, mut fields): (String, Vec<(String, String)>) = (String::new(), Vec::new());
    for line in text.lines() {
        if let Some(name) = line.strip_prefix("- **").and_then(|l| l.split('(').next()) {
            fields.push((name.to_owned(), String::new()));
        }
        *fields.last_mut().map_or(&mut head, |(_, text)| text) += &format!("{line}\n");
    }
    (head, fields)
}

/// Replaces the sections and fields of a page by those of an example.
fn apply_example(page: &str, example: &str) -> String {
    let (head, mut parts) = split_sections(page);
    let (loose, replaced) = split_sections(example);
    parts.extend(replaced);
    let (nothing, others) = split_fields(&loose);
    assert_eq!(nothing.trim(), "", "an example begins with a section or a field");
    let description = parts.get_mut(&3).expect("the page has a description");
    let (before, mut all) = split_fields(description);
    for (name, text) in others {
        let field = all.iter_mut().find(|(n, _)| *n == name).unwrap_or_else(|| panic!("the page has no field {name}"));
        field.1 = format!("{}\n\n", text.trim_end());
    }
    *description = before + &all.into_iter().map(|(_, text)| text).collect::<String>();
    let ended = |part: String| format!("{}\n\n", part.trim_end());
    let text = ended(head) + &parts.into_values().map(ended).collect::<String>();
    format!("{}\n", text.trim_end())
}

#[test]
fn every_example_has_the_findings_that_the_page_says() {
    let mut files: BTreeMap<String, String> = BTreeMap::new();
    for folder in ["", "instructions/"] {
        for entry in std::fs::read_dir(root().join("specs").join(folder)).expect("the specification can be read") {
            let path = entry.expect("the specification can be read").path();
            if path.extension().is_some_and(|e| e == "md") {
                let name = format!("{folder}{}", path.file_name().expect("files have names").display());
                files.insert(name, std::fs::read_to_string(&path).expect("the file can be read"));
            }
        }
    }
    let examples = parse_examples(&files["README.md"]);
    let [whole, entry, rest @ ..] = examples.as_slice() else { panic!("the page has examples") };
    let name = whole.text.lines().next().and_then(|l| l.strip_prefix("# ")).expect("the first example is a page");
    let page = format!("instructions/{name}.md");
    assert!(!files.contains_key(&page), "{name} is not made up");
    files.insert(page.clone(), whole.text.clone());
    let index = files.get_mut("6_instructions.md").expect("there is an index");
    assert_eq!(entry.document.as_deref(), Some("6_instructions.md"), "the second example is the entry of the index");
    index.push_str(&entry.text);

    let mut wrong = Vec::new();
    let nothing = Example { line: whole.line, document: None, findings: Vec::new(), text: String::new() };
    for example in std::iter::once(&nothing).chain(rest) {
        let mut files = files.clone();
        match &example.document {
            None => files.insert(page.clone(), apply_example(&whole.text, &example.text)),
            Some(document) => {
                let text = files.get(document).unwrap_or_else(|| panic!("there is no {document}"));
                files.insert(document.clone(), format!("{}\n\n{}", text.trim_end(), example.text))
            }
        };
        let (mut sources, mut diagnostics) = (Sources::default(), Diagnostics::default());
        for (path, text) in &files {
            sources.add(path, text.as_bytes(), &mut diagnostics);
        }
        let (spec, diagnostics) = load_sources(sources, diagnostics);
        let mut codes: Vec<String> = diagnostics.iter().map(|d| d.rule.code.to_owned()).collect();
        codes.sort();
        if codes != example.findings {
            let said: Vec<_> = diagnostics
                .iter()
                .map(|d| format!("  {} {}: {}", d.rule.code, spec.sources.place(d.primary), d.message))
                .collect();
            wrong.push(format!("specs/README.md:{}: has\n{}", example.line, said.join("\n")));
        }
        // An example without findings must also be generated.
        if example.findings.is_empty() {
            openvisa_codegen::artifact_writer::generate(&spec.model, "specs").expect("emitters make Rust");
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
    println!("{} examples", rest.len() + 2);
    assert!(rest.len() >= 14, "{} examples", rest.len());
}
