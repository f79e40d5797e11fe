//! Text of the specification as HTML: Markdown with links to pages of the site, and highlighted
//! code.
//!
//! For example, the link `../fields.md#pred` leads to `fields.html#pred`.

use super::draw::escape;
use pulldown_cmark::{CodeBlockKind, CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd, html};
use std::collections::HashSet;

/// Returns the page of a document: `fields.html` for `fields.md`, `ADD.html` for
/// `instructions/ADD.md`. Returns `None` for a document without a page.
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

/// A place in a document that may get a drawing.
pub(super) enum Spot<'a> {
    /// A fenced code block with its content.
    Code(&'a str),
    /// A heading with its text.
    Heading(&'a str),
}

/// The names and paths that links in a document's text are resolved with.
pub(super) struct Prose<'a> {
    /// The names of all instructions.
    pub(super) instructions: &'a HashSet<&'a str>,
    /// The paths of all documents.
    pub(super) files: &'a [String],
    /// The anchors of shared fields, whose text instructions inherit.
    pub(super) shared: &'a HashSet<String>,
}

impl Prose<'_> {
    /// Converts a short Markdown text to HTML without a paragraph.
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

    /// Converts a part of a document, for a page that lacks some of its headings.
    pub(super) fn section(&self, text: &str) -> String {
        self.blocks(text, false, &|_| None)
    }

    /// Converts a document. Headings get anchors, `draw` may return a drawing for a place, and the
    /// title is omitted.
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
                        highlight(word, text)
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

    /// Resolves the link of an event. A link that cannot be resolved gets an empty target.
    fn linked<'e>(&self, event: Event<'e>, whole: bool) -> Event<'e> {
        let Event::Start(Tag::Link { link_type, dest_url, title, id }) = event else { return event };
        let target = self.target(&dest_url, whole);
        Event::Start(Tag::Link { link_type, dest_url: CowStr::from(target), title, id })
    }

    /// Returns the target of a link. `whole` is true if the page has the headings of the document
    /// that contains the link.
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

    /// Removes links with empty targets, and keeps their text.
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

/// Returns the anchor of a heading: letters and digits in lower case, with hyphens for blanks.
pub(super) fn anchor(words: &str) -> String {
    let kept = words.trim().to_lowercase();
    kept.chars()
        .filter(|c| c.is_alphanumeric() || matches!(c, '_' | '-' | ' '))
        .map(|c| if c == ' ' { '-' } else { c })
        .collect()
}

/// Highlights code as HTML. `word` is the info word of the fence.
pub(super) fn highlight(word: &str, text: &str) -> String {
    match word {
        "lane" | "instruction" | "marker" => text.split_inclusive('\n').map(highlight_program_line).collect(),
        "text" | "" if text.contains('<') && text.contains(">") && !text.contains(';') => highlight_template(text),
        _ => escape(text),
    }
}

fn highlighted_span(class: &str, text: &str) -> String {
    format!("<span class=\"{class}\">{}</span>", escape(text))
}

fn highlight_program_line(line: &str) -> String {
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
            '"' => highlighted_span("str", token),
            c if c.is_ascii_digit() => highlighted_span("num", token),
            c if is_word(c) && ["let", "if", "else", "for", "in", "return"].contains(&token) => {
                highlighted_span("key", token)
            }
            c if is_word(c) && after.starts_with('(') => highlighted_span("fun", token),
            c if c.is_ascii_uppercase() => highlighted_span("fld", token),
            _ => escape(token),
        };
        rest = after;
    }
    if let Some(comment) = comment {
        out += &highlighted_span("com", &format!("//{}", comment.trim_end_matches('\n')));
        out += if comment.ends_with('\n') { "\n" } else { "" };
    }
    out
}

/// Highlights a template: placeholders, options, and literal text.
fn highlight_template(text: &str) -> String {
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
            '<' => highlighted_span("fld", token),
            '[' | ']' => highlighted_span("opt", token),
            _ => escape(token),
        };
        rest = after;
    }
    out
}
