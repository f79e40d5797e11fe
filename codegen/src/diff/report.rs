//! Prints differences: for people, as JSON lines, as Markdown.

use super::{Difference, Kind, verdict};
use serde_json::json;
use std::fmt::Write;

/// For people: grouped by what the first part of the path names, and the verdict.
pub fn human(differences: &[&Difference]) -> String {
    let mut out = String::new();
    let mut group = "";
    for difference in differences {
        let (head, rest) = split(&difference.path);
        if head != group {
            // Writing to a string cannot fail.
            let _ = writeln!(out, "{head}");
            group = head;
        }
        let place = difference.new_place.as_ref().or(difference.old_place.as_ref()).map_or("", String::as_str);
        let rest = if rest.is_empty() { difference.kind.word() } else { rest };
        let _ = writeln!(out, "  {rest}: {} [{}, {place}]", sentence(difference), difference.impact.word());
    }
    out
}

/// One JSON object a line.
pub fn json_lines(differences: &[&Difference]) -> String {
    let mut out = String::new();
    for d in differences {
        let object = json!({
            "path": d.path, "kind": d.kind.word(), "old": d.old, "new": d.new,
            "old_place": d.old_place, "new_place": d.new_place, "impact": d.impact.word(),
        });
        let _ = writeln!(out, "{object}");
    }
    out
}

/// A Markdown table for each group.
pub fn markdown(differences: &[&Difference]) -> String {
    let mut out = String::new();
    let mut group = "";
    for difference in differences {
        let (head, rest) = split(&difference.path);
        if head != group {
            let _ = write!(out, "{}## {head}\n\n| what | difference | impact |\n| --- | --- | --- |\n", blank(&out));
            group = head;
        }
        let text = sentence(difference).replace('|', "\\|").replace('\n', " ");
        let _ = writeln!(out, "| {rest} | {text} | {} |", difference.impact.word());
    }
    out
}

/// The closing line: how many, and which part of the version number to raise.
pub fn summary(differences: &[&Difference]) -> String {
    let owned: Vec<Difference> = differences.iter().map(|d| (*d).clone()).collect();
    match verdict(&owned) {
        None => "no differences".to_owned(),
        Some(impact) => format!("{} differences: {}", differences.len(), impact.word()),
    }
}

fn blank(out: &str) -> &'static str {
    if out.is_empty() { "" } else { "\n" }
}

fn split(path: &str) -> (&str, &str) {
    // Shared documents have their kind in front: `type/BF`, `structure/var_info/...`.
    let shared = ["type/", "platform/", "structure/", "variable/", "index/"].iter().any(|p| path.starts_with(p));
    let start = if shared { path.find('/').map_or(0, |i| i + 1) } else { 0 };
    match path[start..].find('/') {
        Some(i) => (&path[..start + i], &path[start + i + 1..]),
        None => (path, ""),
    }
}

fn sentence(d: &Difference) -> String {
    match d.kind {
        Kind::Added => format!("added: {}", d.new),
        Kind::Removed => format!("removed: {}", d.old),
        Kind::Renamed => format!("renamed: {} is now {}", d.old, d.new),
        Kind::Moved => format!("moved: {} is now {}", d.old, d.new),
        Kind::Changed => format!("was {}, is {}", quoted(&d.old), quoted(&d.new)),
    }
}

fn quoted(text: &str) -> String {
    if text.is_empty() { "nothing".to_owned() } else { text.replace('\n', " / ") }
}
