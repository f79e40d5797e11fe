//! The instruction index: groups of links to instruction documents.

use crate::spec::diagnostics::Diagnostics;
use crate::spec::dialect::bullets;
use crate::spec::dialect::gates;
use crate::spec::dialect::lines::Page;
use crate::spec::dialect::raw::RawIndexEntry;
use crate::spec::dialect::sections::shorten_quote;
use crate::spec::dialect::shared::SharedSection;
use crate::spec::dialect::spanned_str::{SpannedStr, is_mnemonic};
use crate::spec::rules;
use crate::spec::span::Name;

/// Reads the groups that have entries.
pub(crate) fn read(
    page: &Page<'_>,
    sections: &[SharedSection],
    out: &mut Diagnostics,
) -> Vec<(Name, Vec<RawIndexEntry>)> {
    let mut groups = Vec::new();
    for section in sections {
        let mut entries = Vec::new();
        for line in section.body.clone() {
            let Some(bullet) = bullets::bullet_at(page, line) else { continue };
            // In the vendor's index, bullets without a link are prose.
            if !bullet.body.text.starts_with('[') && !page.strict {
                continue;
            }
            match parse_entry(page, bullet.body) {
                Some(entry) => {
                    bullet.check_mark(page, "- ", out);
                    page.check_indent(line, 0, "an index entry", out);
                    entries.push(entry);
                }
                None => report_unread(page, bullet.body, out),
            }
        }
        if !entries.is_empty() {
            groups.push((section.title.clone(), entries));
        }
    }
    groups
}

fn report_unread(page: &Page<'_>, words: SpannedStr<'_>, out: &mut Diagnostics) {
    let message = format!("`{}` is not an index entry", shorten_quote(words.text));
    out.push(rules::INDEX_ENTRY.at(page.span(words.range()), message).help(
        "an entry is `- [NAME - title](instructions/NAME.md)`, with gates at the end of the title if there are any",
    ));
}

/// Parses an entry: `[NAME - title {GATE}](instructions/NAME.md)`.
fn parse_entry(page: &Page<'_>, words: SpannedStr<'_>) -> Option<RawIndexEntry> {
    let (inside, link) = words.strip_prefix("[")?.split_once("](")?;
    let link = link.strip_suffix(")")?.trim();
    let (name, title) = inside.split_once(" - ")?;
    let (title, gates) = gates::split_trailing_gates(page, title.trim());
    let sound = is_mnemonic(name.text) && !title.is_empty() && !link.is_empty();
    sound.then(|| RawIndexEntry {
        name: page.name(name),
        title: page.name(title),
        gates,
        link: page.name(link),
        span: page.span(words.range()),
    })
}
