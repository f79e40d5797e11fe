//! Errata: differences between the folder and the vendor's documents, with their reasons.

use crate::spec::diagnostics::Diagnostics;
use crate::spec::dialect::bullets::{self, Wrap};
use crate::spec::dialect::lines::Page;
use crate::spec::dialect::raw::RawErratum;
use crate::spec::dialect::sections::shorten_quote;
use crate::spec::dialect::shared::{SharedSection, flatten_name};
use crate::spec::rules;
use crate::spec::span::Name;
use openvisa_cli_support::nearest;

/// The keys of an entry's bullets.
const KEYS: [&str; 5] = ["Covers", "Warns", "Upstream", "Here", "Evidence"];

/// Reads the date of the vendor's documents, `- **Documents:** 2025-02-04` below the title of the
/// document.
pub(crate) fn read_documents(page: &Page<'_>, sections: &[SharedSection], out: &mut Diagnostics) -> Option<Name> {
    let head = sections.iter().find(|section| section.level == 1)?;
    let bullets = head.body.clone().filter_map(|line| bullets::parse_bold(page, bullets::bullet_at(page, line)?.body));
    let bullet = bullets.into_iter().find(|bold| bold.head.text == "Documents")?;
    let date = page.name(bullet.text.trim());
    if is_date(&date.value) {
        return Some(date);
    }
    let message = format!("`{}` is no date", shorten_quote(&date.value));
    out.push(rules::ERRATUM_BULLET.at(date.span, message).help("a date is `2025-02-04`: year, month and day"));
    None
}

/// Returns whether a text has the form of a date, such as `2025-02-04`.
fn is_date(text: &str) -> bool {
    let parts: Vec<_> = text.split('-').map(str::len).collect();
    parts == [4, 2, 2] && text.bytes().all(|byte| byte == b'-' || byte.is_ascii_digit())
}

/// Reads the entries: headings of level 3 with their bullets.
pub(crate) fn read(page: &Page<'_>, sections: &[SharedSection], out: &mut Diagnostics) -> Vec<RawErratum> {
    let entries = sections.iter().filter(|s| s.level == 3);
    entries
        .map(|section| RawErratum { title: section.title.clone(), bullets: read_bullets(page, section, out) })
        .collect()
}

fn read_bullets(page: &Page<'_>, section: &SharedSection, out: &mut Diagnostics) -> Vec<(Name, Name)> {
    let mut found: Vec<(Name, Name)> = Vec::new();
    let mut i = section.body.start;
    while i < section.body.end {
        if page.written(i..i + 1).next().is_none() {
            i += 1;
            continue;
        }
        let bullet = bullets::bullet_at(page, i).and_then(|b| Some((b, bullets::parse_bold(page, b.body)?)));
        let Some((bullet, bold)) = bullet else {
            let words = page.body(i);
            let message = format!("`{}` is not read", shorten_quote(words.text));
            out.push(
                rules::ERRATUM_BULLET.at(page.span(words.range()), message)
                    .help("an entry has the bullets `- **Covers:** …`, Warns, Upstream, Here and Evidence; a continuation line is indented by two blanks"),
            );
            i += 1;
            continue;
        };
        bullet.check_mark(page, "- ", out);
        page.check_indent(i, 0, "the bullet of an erratum", out);
        bold.check_form(page, out);
        let key = page.name(bold.head);
        check_key(&key, &found, out);
        let end = bullets::end_of_bullet(page, i, section.body.end, Wrap::From(2));
        found.push((key, flatten_name(page, bullets::text_range(page, bold.text, i, end))));
        i = end;
    }
    found
}

fn check_key(key: &Name, before: &[(Name, Name)], out: &mut Diagnostics) {
    if let Some((first, _)) = before.iter().take(KEYS.len()).find(|(k, _)| k.value == key.value) {
        let finding = rules::ERRATUM_BULLET.at(key.span, format!("`{}` again", shorten_quote(&key.value)));
        out.push(finding.also(first.span, "first here").help("an entry has each bullet once"));
    }
    if !KEYS.contains(&key.value.as_str()) {
        let message = format!("`{}` is not a part of an erratum", shorten_quote(&key.value));
        let finding = rules::ERRATUM_BULLET.at(key.span, message);
        out.push(match nearest(&key.value, KEYS) {
            Some(near) => finding.help(format!("`{near}` is probably meant")).edit(key.span, near),
            None => finding.help(format!("parts are {}", KEYS.join(", "))),
        });
    }
}
