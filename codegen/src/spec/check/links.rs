//! Checks of links: each leads to a file of the folder, and to a heading in it.
//!
//! For example, `[regions](5_operands.md#region)` is reported if the heading is `Regions`.

use super::RuleContext;
use crate::spec::diagnostics::Diagnostics;
use crate::spec::rules;
use crate::spec::source::Sources;
use crate::spec::span::FileId;
use openvisa_cli_support::nearest;
use pulldown_cmark::{Event, Options, Parser, Tag};
use std::collections::{HashMap, HashSet};

pub(super) fn check(context: RuleContext<'_>, out: &mut Diagnostics) {
    if !context.strict {
        return;
    }
    let mut headings: HashMap<FileId, HashSet<String>> = HashMap::new();
    for (file, source) in context.sources.iter() {
        for (event, range) in Parser::new_ext(&source.text, Options::ENABLE_TABLES).into_offset_iter() {
            let Event::Start(Tag::Link { dest_url, .. }) = event else { continue };
            let span = context.sources.span(file, range);
            let Some(problem) = find_problem(context.sources, file, &dest_url, &mut headings) else { continue };
            out.push(rules::DEAD_LINK.at(span, problem.message).label("leads nowhere").help(problem.help));
        }
    }
}

/// What is wrong with a link.
struct DeadLink {
    message: String,
    help: String,
}

/// Returns what is wrong with the target of a link in a file. Links out of the folder are not
/// followed.
fn find_problem(
    sources: &Sources,
    file: FileId,
    target: &str,
    headings: &mut HashMap<FileId, HashSet<String>>,
) -> Option<DeadLink> {
    if target.contains(':') || target.is_empty() {
        return None;
    }
    let (path, anchor) = target.split_once('#').map_or((target, None), |(path, anchor)| (path, Some(anchor)));
    let found = if path.is_empty() {
        file
    } else {
        let path = resolve(&sources.file(file).path, path)?;
        match sources.find(&path) {
            Some(found) => found,
            // A folder may lack whole documents, which other rules report.
            None if !path.contains('/') || !path.ends_with(".md") => return None,
            None => {
                let message = format!("there is no file `{path}`");
                let known: Vec<String> = sources.iter().map(|(_, file)| file.path.clone()).collect();
                let near = nearest(&path, known.iter().map(String::as_str));
                let help = near.map_or_else(|| "correct the link".to_owned(), |near| format!("did you mean `{near}`?"));
                return Some(DeadLink { message, help });
            }
        }
    };
    let anchor = anchor.filter(|anchor| !anchor.is_empty())?;
    let known = headings.entry(found).or_insert_with(|| anchors_of(&sources.file(found).text));
    if known.contains(anchor) {
        return None;
    }
    let message = format!("`{}` has no heading `#{anchor}`", sources.file(found).path);
    let mut sorted: Vec<&str> = known.iter().map(String::as_str).collect();
    sorted.sort_unstable();
    let help = nearest(anchor, sorted)
        .map_or_else(|| "correct the link".to_owned(), |near| format!("did you mean `#{near}`?"));
    Some(DeadLink { message, help })
}

/// Returns the path of a linked file, relative to the folder; `None` outside of it.
fn resolve(from: &str, target: &str) -> Option<String> {
    let mut parts: Vec<&str> = from.split('/').collect();
    parts.pop();
    for part in target.split('/') {
        match part {
            "." | "" => {}
            ".." => {
                parts.pop()?;
            }
            part => parts.push(part),
        }
    }
    Some(parts.join("/"))
}

/// Returns the anchors of the headings of a document.
fn anchors_of(text: &str) -> HashSet<String> {
    let document = crate::spec::markdown::parse_text(text);
    let words = document.headings().filter_map(|(_, block)| text.get(block.content.clone()));
    words.map(anchor_of).collect()
}

/// Returns the anchor of a heading: lower case, blanks as dashes, without other signs.
pub(crate) fn anchor_of(heading: &str) -> String {
    let kept = heading.trim().chars().filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_'));
    kept.map(|c| if c == ' ' { '-' } else { c }).flat_map(char::to_lowercase).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_resolved_from_the_folder_of_their_file() {
        assert_eq!(resolve("instructions/ADD.md", "../fields.md").as_deref(), Some("fields.md"));
        assert_eq!(resolve("fields.md", "instructions/ADD.md").as_deref(), Some("instructions/ADD.md"));
        assert_eq!(resolve("fields.md", "../README.md"), None);
    }

    #[test]
    fn an_anchor_is_the_heading_without_signs() {
        assert_eq!(anchor_of("A whole page"), "a-whole-page");
        assert_eq!(anchor_of("Exec_size (`ub`)"), "exec_size-ub");
    }
}
