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
        // The starts of links, images and code, each with the end of what has begun until then.
        let mut read: Vec<(usize, usize)> = Vec::new();
        for (event, range) in Parser::new_ext(&source.text, Options::ENABLE_TABLES).into_offset_iter() {
            if matches!(event, Event::Code(_) | Event::Start(Tag::Link { .. } | Tag::Image { .. } | Tag::CodeBlock(_)))
            {
                read.push((range.start, range.end.max(read.last().map_or(0, |(_, end)| *end))));
            }
            let Event::Start(Tag::Link { dest_url, .. }) = event else { continue };
            let span = context.sources.span(file, range);
            let Some(problem) = find_problem(context.sources, file, &dest_url, &mut headings) else { continue };
            out.push(rules::DEAD_LINK.at(span, problem.message).label("leads nowhere").help(problem.help));
        }
        let is_text = |at: &usize| {
            let before = &read[..read.partition_point(|(start, _)| start <= at)];
            before.last().is_none_or(|(_, end)| end <= at)
        };
        for at in source.text.match_indices("](").map(|(at, _)| at).filter(is_text) {
            let finding = rules::DEAD_LINK.at(context.sources.span(file, at..at + 2), "this ends no link");
            out.push(finding.help("a link is `[title](file.md#heading)`"));
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
    if target.is_empty() || has_scheme(target) {
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

/// Returns whether a target is an address such as `https://…` or `mailto:…`.
fn has_scheme(target: &str) -> bool {
    let is_scheme = |scheme: &str| !scheme.is_empty() && scheme.bytes().all(|byte| byte.is_ascii_lowercase());
    target.split_once(':').is_some_and(|(scheme, _)| is_scheme(scheme))
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
