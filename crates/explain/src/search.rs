//! Finds pages by words of their titles and descriptions. For example, `load matrix` finds
//! `lsc_load_block2d`.

use super::operation;
use super::page::{ExplanationPage, Style};
use super::words::bare;
use openvisa_findings::reference::Reference;

/// A page that has words of a query.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundPage {
    /// The name to ask for.
    pub name: String,
    /// The title of the page.
    pub title: String,
}

/// Minimum number of letters before the digits of a word with parts, such as `block2d`.
const MIN_PART: usize = 3;

/// Returns whether a query is words of prose, and not a line of assembler text.
pub(super) fn is_prose(query: &[String]) -> bool {
    let words = || query.iter().flat_map(|part| part.split_whitespace());
    let is_word = |word: &str| {
        let word = word.trim_end_matches(['?', ',', '.', '!']);
        !word.is_empty() && word.chars().all(|c| c.is_alphanumeric() || matches!(c, '_' | '-' | '\''))
    };
    words().count() > 1 && words().all(is_word)
}

/// The pages that a search looks at, and how their words are compared with those of the query.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum SearchScope {
    /// Instructions and operations that have some of the words.
    Instructions,
    /// Sections and rows of tables as well, if they have words that begin with all of the words.
    Everything,
}

impl SearchScope {
    /// Maximum number of pages that a search returns.
    const fn max_pages(self) -> usize {
        match self {
            Self::Instructions => 12,
            Self::Everything => 8,
        }
    }

    fn matches(self, words: &[String], wanted: &str) -> bool {
        words.iter().any(|word| match self {
            Self::Instructions => word == wanted,
            Self::Everything => word.starts_with(wanted),
        })
    }
}

/// A page that can be found, with its words.
struct SearchedPage {
    page: FoundPage,
    title_words: Vec<String>,
    text_words: Vec<String>,
    /// The sum of the weights of the words: rare words and words of the title weigh more.
    weight: f64,
    /// Whether the page lacks a word.
    is_partial: bool,
}

impl SearchedPage {
    fn new(name: &str, title: &str, text: &str) -> Self {
        Self {
            page: FoundPage { name: name.to_owned(), title: title.to_owned() },
            title_words: stems(&format!("{name} {title}")),
            text_words: stems(text),
            weight: 0.0,
            is_partial: false,
        }
    }
}

fn searched_pages(reference: &Reference, scope: SearchScope) -> Vec<SearchedPage> {
    let mut pages = Vec::new();
    for instruction in &reference.instructions {
        pages.push(SearchedPage::new(&instruction.name, &instruction.title, &instruction.description));
        let operations = instruction.mnemonics.iter().filter_map(|word| operation::page_of(instruction, word));
        pages.extend(operations.map(|page| SearchedPage::new(&page.name, &page.title, "")));
    }
    for section in reference.sections.iter().filter(|_| scope == SearchScope::Everything) {
        pages.push(SearchedPage::new(&section.title, "", &section.text));
        for (_, cells) in section.tables.iter().flat_map(|table| &table.rows) {
            // Questions are rows, too, but no names to ask for.
            if let [name, .., meaning] = cells.as_slice()
                && !bare(name).contains(' ')
            {
                pages.push(SearchedPage::new(bare(name), meaning, ""));
            }
        }
    }
    pages
}

/// Returns the pages whose names, titles and texts have words of a query, best first.
pub(super) fn search(reference: &Reference, query: &str, scope: SearchScope) -> Vec<FoundPage> {
    let mut pages = searched_pages(reference, scope);
    let mut words = stems(query);
    words.sort_unstable();
    words.dedup();
    for word in words {
        let places: Vec<_> = pages
            .iter()
            .map(|page| [&page.title_words, &page.text_words].map(|words| scope.matches(words, &word)))
            .collect();
        let users = places.iter().filter(|[title, text]| *title || *text).count();
        // Words of half of the pages, such as `the`, find nothing.
        let rarity = (pages.len() as f64 / users.max(1) as f64 / 2.0).log2().max(0.0);
        for (page, [title, text]) in pages.iter_mut().zip(places) {
            page.weight += rarity * (f64::from(u8::from(title)) * 2.0 + f64::from(u8::from(text)));
            page.is_partial |= !title && !text;
        }
    }
    pages.retain(|page| page.weight > 0.0 && (scope == SearchScope::Instructions || !page.is_partial));
    pages.sort_by(|a, b| b.weight.total_cmp(&a.weight));
    let mut found: Vec<FoundPage> = Vec::new();
    for SearchedPage { page, .. } in pages {
        if found.len() < scope.max_pages() && found.iter().all(|known| known.name != page.name) {
            found.push(page);
        }
    }
    found
}

/// Returns whether a text has words that begin with all words of a query.
pub(super) fn has_all_words(text: &str, query: &str) -> bool {
    let words = stems(text);
    stems(query).iter().all(|wanted| SearchScope::Everything.matches(&words, wanted))
}

/// Returns the words of a text in lower case and without the ending of a plural or of a third
/// person. Of words such as `block2d`, the parts `block` and `2d` are words as well.
fn stems(text: &str) -> Vec<String> {
    let words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    let stem = |word: &str| match word.strip_suffix('s').filter(|stem| stem.len() > 2) {
        Some(stem) => stem.to_lowercase(),
        None => word.to_lowercase(),
    };
    let parts = |word: &str| {
        let digit = word.find(|c: char| c.is_ascii_digit()).filter(|at| *at >= MIN_PART && word.len() > at + 1);
        digit.map_or_else(Vec::new, |at| vec![stem(&word[..at]), stem(&word[at..])])
    };
    words.flat_map(|word| [vec![stem(word)], parts(word)].concat()).collect()
}

/// Writes the list of the pages that were found.
pub(super) fn write(page: &mut ExplanationPage, found: &[FoundPage]) {
    page.line(&page.paint(Style::Bold, "Pages with these words"));
    page.blank();
    for one in found {
        page.wrap(&format!("  {:<26} ", one.name), 29, &one.title);
    }
    page.blank();
    page.wrap("", 0, &format!("`visa explain {}` says everything about it.", found[0].name));
}
