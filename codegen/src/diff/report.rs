//! Output of differences: for people, as JSON lines, and as Markdown.
//!
//! For example, `  field/Src0/class: was general, is general,immediate [minor,
//! instructions/ADD.md:31]` is a line for people.

use super::{ChangeKind, Difference, Programs, verdict};
use crate::lines::{write_line, write_text};
use openvisa_cli_support::counted;
use serde_json::json;

/// Formats differences for people, grouped by the first part of their paths.
pub fn human(differences: &[&Difference]) -> String {
    let mut out = String::new();
    let mut group = "";
    for difference in differences {
        let (head, rest) = split_path(&difference.path);
        if head != group {
            write_line!(out, "{head}");
            group = head;
        }
        let place = difference.new_place.as_ref().or(difference.old_place.as_ref()).map_or("", String::as_str);
        let rest = if rest.is_empty() { difference.kind.word() } else { rest };
        if let Some(lines) = changed_lines(difference) {
            write_line!(out, "  {rest}: changed [{}]\n{lines}", tags(difference, place));
            continue;
        }
        // For a whole item, the kind of the difference says everything.
        if [&difference.old, &difference.new].iter().any(|name| **name == rest) {
            write_line!(out, "  {rest}: {} [{}]", difference.kind.word(), tags(difference, place));
            continue;
        }
        let what = if rest == difference.kind.word() { String::new() } else { format!("{rest}: ") };
        write_line!(out, "  {what}{} [{}]", format_sentence(difference), tags(difference, place));
    }
    out
}

/// Returns the impact, the effect on programs that it does not imply, and the place.
fn tags(difference: &Difference, place: &str) -> String {
    let mut tags = difference.impact.word().to_owned();
    if difference.programs > Programs::More {
        tags += &format!(", programs: {}", difference.programs.word());
    }
    if !place.is_empty() {
        tags += &format!(", {place}");
    }
    tags
}

/// Returns the lines that only one of two multi-line values has, marked with `-` and `+`. At most
/// 20 lines are kept.
fn changed_lines(difference: &Difference) -> Option<String> {
    const MOST: usize = 20;
    let (old, new) = (difference.old.as_str(), difference.new.as_str());
    if difference.kind != ChangeKind::Changed || !(old.contains('\n') && new.contains('\n')) {
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

/// Formats each difference as a JSON object in one line.
pub fn json_lines(differences: &[&Difference]) -> String {
    let mut out = String::new();
    for d in differences {
        let object = json!({
            "path": d.path, "kind": d.kind.word(), "old": d.old, "new": d.new,
            "old_place": d.old_place, "new_place": d.new_place, "impact": d.impact.word(),
            "semantics": d.semantics.word(), "programs": d.programs.word(),
        });
        write_line!(out, "{object}");
    }
    out
}

/// Formats differences as one Markdown table for each group.
pub fn markdown(differences: &[&Difference]) -> String {
    let mut out = String::new();
    let mut group = "";
    for difference in differences {
        let (head, rest) = split_path(&difference.path);
        if head != group {
            write_text!(
                out,
                "{}## {head}\n\n| what | difference | impact | programs |\n| --- | --- | --- | --- |\n",
                blank_line_before(&out)
            );
            group = head;
        }
        let text = format_sentence(difference).replace('|', "\\|").replace('\n', " ");
        write_line!(out, "| {rest} | {text} | {} | {} |", difference.impact.word(), difference.programs.word());
    }
    out
}

/// Formats the summary: the number of differences, the part of the version number to increase, for
/// implementers of the semantics too if that is another one, and the effects on programs.
pub fn summary(differences: &[&Difference]) -> String {
    let Some(impact) = verdict(differences.iter().copied()) else { return "no differences".to_owned() };
    let mut out = format!("{}: {}", counted(differences.len(), "difference"), impact.word());
    let semantics = differences.iter().map(|d| d.semantics).max();
    if let Some(semantics) = semantics.filter(|semantics| *semantics > impact) {
        write_text!(out, ", {} for implementers of the semantics", semantics.word());
    }
    let mut effects: Vec<Programs> = differences.iter().map(|d| d.programs).filter(|p| *p != Programs::Same).collect();
    effects.sort_unstable();
    effects.dedup();
    let sentences: Vec<_> = effects.iter().map(|effect| effect.sentence()).collect();
    let sentences = if sentences.is_empty() { vec![Programs::Same.sentence()] } else { sentences };
    write_text!(out, "; programs: {}", sentences.join(", "));
    out
}

fn blank_line_before(out: &str) -> &'static str {
    if out.is_empty() { "" } else { "\n" }
}

/// Splits a path into the item, by which differences are grouped, and the rest.
fn split_path(path: &str) -> (&str, &str) {
    // Paths of shared documents begin with their kind: `type/BF`, `structure/var_info/...`.
    let shared = path.starts_with(|c: char| c.is_ascii_lowercase()) && !path.starts_with("generated/");
    let start = if shared { path.find('/').map_or(0, |i| i + 1) } else { 0 };
    match path[start..].find('/') {
        Some(i) => (&path[..start + i], &path[start + i + 1..]),
        None => (path, ""),
    }
}

fn format_sentence(d: &Difference) -> String {
    match d.kind {
        ChangeKind::Added => format!("added: {}", d.new),
        ChangeKind::Removed => format!("removed: {}", d.old),
        ChangeKind::Renamed => format!("renamed: {} is now {}", d.old, d.new),
        ChangeKind::Moved => format!("moved: {} is now {}", d.old, d.new),
        ChangeKind::Changed => format!("was {}, is {}", quote_value(&d.old), quote_value(&d.new)),
    }
}

fn quote_value(text: &str) -> String {
    if text.is_empty() { "nothing".to_owned() } else { text.replace('\n', " / ") }
}
