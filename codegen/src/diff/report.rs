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
        if let Some(lines) = changed_lines(difference) {
            let _ = writeln!(out, "  {rest}: changed [{}, {place}]\n{lines}", difference.impact.word());
            continue;
        }
        // Of a whole thing, its kind of change is all that there is to say.
        let what = if rest == difference.kind.word() { String::new() } else { format!("{rest}: ") };
        let _ = writeln!(out, "  {what}{} [{}, {place}]", sentence(difference), difference.impact.word());
    }
    out
}

/// Of values of several lines, those that only one of them has, with `-` and `+` before them, as many as fit a screen.
fn changed_lines(difference: &Difference) -> Option<String> {
    const MOST: usize = 20;
    let (old, new) = (difference.old.as_str(), difference.new.as_str());
    if difference.kind != Kind::Changed || !(old.contains('\n') && new.contains('\n')) {
        return None;
    }
    let only = |mark: char, of: &str, other: &str| -> Vec<String> {
        let others: Vec<&str> = other.lines().collect();
        of.lines().filter(|line| !others.contains(line)).map(|line| format!("    {mark} {line}")).collect()
    };
    let mut lines = [only('-', old, new), only('+', new, old)].concat();
    if lines.is_empty() {
        lines.push("    the same lines in another order".to_owned());
    }
    let more = lines.len().saturating_sub(MOST);
    lines.truncate(MOST);
    if more > 0 {
        lines.push(format!("    and {more} more lines"));
    }
    Some(lines.join("\n"))
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
