//! Test of the table of promises: each sentence of `specs/README.md` that says what must be so has
//! a row in `tests/promises.md`, with the rule that finds a breach and its inputs.
//!
//! For example, "The word `TODO` marks a gap, and is an error." has the rule V0190.

use crate::bundle::folder;
use crate::material::root;
use openvisa_codegen::rules;
use std::path::PathBuf;

/// Words of sentences that promise something.
const PROMISING: [&str; 13] = [
    "must",
    "only",
    "otherwise",
    "never",
    "cannot",
    "error",
    "exclude",
    "excludes",
    "unique",
    "required",
    "both",
    "illegal",
    "exactly",
];

/// Returns the paragraphs, bullets and rows of tables of a page, without its fences and indented
/// code.
fn paragraphs(page: &str) -> Vec<String> {
    let (mut all, mut fence): (Vec<String>, Option<&str>) = (vec![String::new()], None);
    for line in page.lines() {
        let text = line.trim();
        let ticks = &text[..text.len() - text.trim_start_matches('`').len()];
        let marks = ticks.len() >= 3;
        match fence {
            Some(open) if marks && text == open => fence = None,
            None if marks => fence = Some(ticks),
            Some(_) => {}
            None if text.is_empty()
                || text.starts_with('#')
                || line.starts_with("    ") && text.starts_with(char::is_alphabetic) && !line.starts_with("    `") =>
            {
                all.push(String::new())
            }
            None if text.starts_with(['|', '-']) => all.push(text.to_owned()),
            None => {
                let last = all.last_mut().expect("there is a paragraph");
                *last = format!("{last} {text}").trim().to_owned();
            }
        }
    }
    all
}

/// Returns the sentences that promise something, or that name a rule.
fn promises(page: &str) -> Vec<String> {
    let mut found = Vec::new();
    for paragraph in paragraphs(page) {
        let mut rest = paragraph.as_str();
        while !rest.is_empty() {
            let end = rest.find(". ").map_or(rest.len(), |at| at + 2);
            let (sentence, after) = rest.split_at(end);
            let mut words = sentence.split(|c: char| !c.is_alphanumeric());
            if words.any(|word| PROMISING.contains(&word) || rules::find(word).is_some_and(|r| r.code == word)) {
                let plain = sentence.trim_start_matches(['-', '|', ' ']).replace("\\|", "/").replace('|', "/");
                found.push(plain.trim().to_owned());
            }
            rest = after;
        }
    }
    found
}

#[test]
fn every_promise_of_the_language_has_a_rule_or_a_reason() {
    let read = |path: PathBuf| std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    let promises = promises(&read(root().join("specs/README.md")));
    let table = read(root().join("codegen/tests/promises.md"));
    let rows = table.lines().skip_while(|line| !line.starts_with("| ---")).skip(1);
    let rows: Vec<Vec<&str>> = rows.map(|row| row.trim_matches('|').split('|').map(str::trim).collect()).collect();
    let mut problems = Vec::new();
    for (at, promise) in promises.iter().enumerate() {
        match rows.get(at) {
            Some(row) if promise.starts_with(row[0]) && !row[0].is_empty() => {}
            row => {
                problems.push(format!("row {}: `{promise}`, not {row:?}", at + 1));
                break;
            }
        }
    }
    if rows.len() != promises.len() {
        problems.push(format!("{} rows for {} sentences", rows.len(), promises.len()));
    }
    for row in rows.iter().filter(|row| row.len() == 4 && !row[1].is_empty()) {
        for input in [row[2], row[3]] {
            let path = folder().join(row[1]).join(format!("{input}.md"));
            if !path.is_file() {
                problems.push(format!("{} does not exist", path.display()));
            }
        }
    }
    problems.extend(
        rows.iter()
            .filter(|row| row.len() != 4 || row[1].is_empty() && row[2].is_empty())
            .map(|row| format!("a row has a rule with its inputs, or the reason why there is none: {row:?}")),
    );
    assert!(problems.is_empty(), "codegen/tests/promises.md:\n{}", problems.join("\n"));
}
