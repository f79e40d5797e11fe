//! Text of the specification as HTML: Markdown with its links led to pages of the site, and coloured code.

use super::draw::escape;
use pulldown_cmark::{CodeBlockKind, CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd, html};
use std::collections::HashSet;

/// The page of a document: `fields.html` for `fields.md`, `ADD.html` for `instructions/ADD.md`. None for what has no page.
pub(super) fn page_of(path: &str, instructions: &HashSet<&str>) -> Option<String> {
    let name = path.rsplit('/').next()?.strip_suffix(".md")?;
    let plain = name
        .split_once('_')
        .filter(|(number, _)| number.bytes().all(|b| b.is_ascii_digit()))
        .map_or(name, |(_, rest)| rest);
    match plain {
        "instructions" => Some("index.html".to_owned()),
        "README" => Some("dialect.html".to_owned()),
        _ if path.contains("instructions/") || instructions.contains(name) => {
            instructions.contains(name).then(|| format!("{name}.html"))
        }
        _ => Some(format!("{plain}.html")),
    }
}

/// A place of a document where something may be drawn.
pub(super) enum Spot<'a> {
    /// A fence, with what stands in it.
    Code(&'a str),
    /// A heading.
    Heading(&'a str),
}

/// What a document's text needs to become a page.
pub(super) struct Prose<'a> {
    /// Names of instructions.
    pub(super) instructions: &'a HashSet<&'a str>,
    /// Paths of all documents.
    pub(super) files: &'a [String],
    /// Anchors of shared fields, from which text is taken over.
    pub(super) shared: &'a HashSet<String>,
}

impl Prose<'_> {
    /// A few words of Markdown, without a paragraph around them.
    pub(super) fn inline(&self, text: &str) -> String {
        let mut out = String::new();
        let events = Parser::new_ext(text, Options::ENABLE_TABLES).filter_map(|event| match event {
            Event::Start(Tag::Paragraph) | Event::End(TagEnd::Paragraph) => None,
            Event::Html(raw) | Event::InlineHtml(raw) => Some(Event::Text(raw)),
            other => Some(self.linked(other, false)),
        });
        html::push_html(&mut out, self.without_dead_links(events).into_iter());
        out.trim().to_owned()
    }

    /// Part of a document, on a page that does not have all of its headings.
    pub(super) fn section(&self, text: &str) -> String {
        self.blocks(text, false, &|_| None)
    }

    /// A document. Headings get anchors, `draw` may give a drawing for a place, and the title is left to the page.
    pub(super) fn document(&self, text: &str, draw: &dyn Fn(Spot<'_>) -> Option<String>) -> String {
        self.blocks(text, true, draw)
    }

    fn blocks(&self, text: &str, whole: bool, draw: &dyn Fn(Spot<'_>) -> Option<String>) -> String {
        let events = Parser::new_ext(text, Options::ENABLE_TABLES);
        let mut out = Vec::new();
        let mut fence: Option<(String, String)> = None;
        let mut heading: Option<(HeadingLevel, Vec<Event<'_>>, String)> = None;
        let mut anchors = HashSet::new();
        for event in events {
            match (event, &mut fence, &mut heading) {
                (Event::Start(Tag::CodeBlock(kind)), ..) => {
                    let word = if let CodeBlockKind::Fenced(word) = kind { word.to_string() } else { String::new() };
                    fence = Some((word, String::new()));
                }
                (Event::End(TagEnd::CodeBlock), Some((word, text)), _) => {
                    let drawn = draw(Spot::Code(text)).unwrap_or_default();
                    out.push(Event::Html(CowStr::from(format!(
                        "{drawn}<pre><code>{}</code></pre>\n",
                        colour(word, text)
                    ))));
                    fence = None;
                }
                (Event::Text(more), Some((_, text)), _) => text.push_str(&more),
                (Event::Start(Tag::Heading { level, .. }), ..) => heading = Some((level, Vec::new(), String::new())),
                (Event::End(TagEnd::Heading(_)), _, Some(_)) => {
                    let Some((level, inner, words)) = heading.take() else { continue };
                    if level == HeadingLevel::H1 {
                        continue;
                    }
                    let slug = anchor(&words);
                    let id =
                        if whole && anchors.insert(slug.clone()) { format!(" id=\"{slug}\"") } else { String::new() };
                    out.push(Event::Html(CowStr::from(format!("<{level}{id}>"))));
                    out.extend(inner);
                    let drawn = draw(Spot::Heading(&words)).unwrap_or_default();
                    out.push(Event::Html(CowStr::from(format!("</{level}>\n{drawn}"))));
                }
                (event, None, Some((_, inner, words))) => {
                    if let Event::Text(text) | Event::Code(text) = &event {
                        words.push_str(text);
                    }
                    inner.push(self.linked(event, whole));
                }
                (Event::Html(raw) | Event::InlineHtml(raw), ..) => out.push(Event::Text(raw)),
                (Event::Start(Tag::Table(columns)), ..) => {
                    out.push(Event::Html(CowStr::from("<div class=\"scroll\">")));
                    out.push(Event::Start(Tag::Table(columns)));
                }
                (Event::End(TagEnd::Table), ..) => {
                    out.push(Event::End(TagEnd::Table));
                    out.push(Event::Html(CowStr::from("</div>")));
                }
                (event, ..) => out.push(self.linked(event, whole)),
            }
        }
        let mut text = String::new();
        html::push_html(&mut text, self.without_dead_links(out.into_iter()).into_iter());
        text
    }

    /// Leads the link of an event to a page; a link that leads nowhere gets an empty target.
    fn linked<'e>(&self, event: Event<'e>, whole: bool) -> Event<'e> {
        let Event::Start(Tag::Link { link_type, dest_url, title, id }) = event else { return event };
        let target = self.target(&dest_url, whole);
        Event::Start(Tag::Link { link_type, dest_url: CowStr::from(target), title, id })
    }

    /// `whole`: the page has the headings of the document that the link stands in.
    fn target(&self, link: &str, whole: bool) -> String {
        if link.starts_with("https://") || (whole && link.starts_with('#')) {
            return link.to_owned();
        }
        if let Some(anchor) = link.strip_prefix('#') {
            return if self.shared.contains(anchor) { format!("fields.html#{anchor}") } else { String::new() };
        }
        let (path, anchor) = link.split_once('#').map_or((link, None), |(p, a)| (p, Some(a)));
        let path = path.trim_start_matches("../").trim_start_matches("./");
        let known = |p: &&String| **p == path || p.ends_with(&format!("/{path}"));
        let page = self.files.iter().find(known).and_then(|p| page_of(p, self.instructions)).unwrap_or_default();
        match anchor.filter(|_| !page.is_empty()) {
            Some(anchor) => format!("{page}#{anchor}"),
            None => page,
        }
    }

    /// Takes out links with empty targets; their words stay.
    fn without_dead_links<'e>(&self, events: impl Iterator<Item = Event<'e>>) -> Vec<Event<'e>> {
        let (mut out, mut dead) = (Vec::new(), Vec::new());
        for event in events {
            match &event {
                Event::Start(Tag::Link { dest_url, .. }) => {
                    dead.push(dest_url.is_empty());
                    if dest_url.is_empty() {
                        continue;
                    }
                }
                Event::End(TagEnd::Link) if dead.pop() == Some(true) => continue,
                _ => {}
            }
            out.push(event);
        }
        out
    }
}

/// The anchor of a heading: letters and digits in lower case, hyphens for blanks.
pub(super) fn anchor(words: &str) -> String {
    let kept = words.trim().to_lowercase();
    kept.chars()
        .filter(|c| c.is_alphanumeric() || matches!(c, '_' | '-' | ' '))
        .map(|c| if c == ' ' { '-' } else { c })
        .collect()
}

/// Code with its words in colours. `word` is that of the fence: what stands in it.
pub(super) fn colour(word: &str, text: &str) -> String {
    match word {
        "lane" | "instruction" | "marker" => text.split_inclusive('\n').map(program_line).collect(),
        "text" | "" if text.contains('<') && text.contains(">") && !text.contains(';') => template(text),
        _ => escape(text),
    }
}

fn span(class: &str, text: &str) -> String {
    format!("<span class=\"{class}\">{}</span>", escape(text))
}

fn program_line(line: &str) -> String {
    let mut out = String::new();
    let (code, comment) = line.split_once("//").map_or((line, None), |(c, r)| (c, Some(r)));
    let mut rest = code;
    while let Some(first) = rest.chars().next() {
        let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
        let length = match first {
            '"' => rest[1..].find('"').map_or(rest.len(), |end| end + 2),
            c if is_word(c) => rest.find(|c| !is_word(c)).unwrap_or(rest.len()),
            c => c.len_utf8(),
        };
        let (token, after) = rest.split_at(length);
        out += &match first {
            '"' => span("str", token),
            c if c.is_ascii_digit() => span("num", token),
            c if is_word(c) && ["let", "if", "else", "for", "in", "return"].contains(&token) => span("key", token),
            c if is_word(c) && after.starts_with('(') => span("fun", token),
            c if c.is_ascii_uppercase() => span("fld", token),
            _ => escape(token),
        };
        rest = after;
    }
    if let Some(comment) = comment {
        out += &span("com", &format!("//{}", comment.trim_end_matches('\n')));
        out += if comment.ends_with('\n') { "\n" } else { "" };
    }
    out
}

/// Templates: placeholders, options, and the words that stand for themselves.
fn template(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let length = match first {
            '<' => rest.find('>').map_or(rest.len(), |end| end + 1),
            '\\' => rest.chars().take(2).map(char::len_utf8).sum(),
            c => c.len_utf8(),
        };
        let (token, after) = rest.split_at(length);
        out += &match first {
            '<' => span("fld", token),
            '[' | ']' => span("opt", token),
            _ => escape(token),
        };
        rest = after;
    }
    out
}
