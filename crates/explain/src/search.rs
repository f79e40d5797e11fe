//! Finds pages by words of their titles and descriptions. For example, `load matrix` finds
//! `lsc_load_block2d`.

use super::operation;
use super::page::{ExplanationPage, Style};
use openvisa_findings::reference::Reference;

/// Maximum number of pages that a search returns.
const MAX_FOUND: usize = 12;

/// A page that has words of a query.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundPage {
    /// The name to ask for.
    pub name: String,
    /// The title of the page.
    pub title: String,
}

/// Returns whether a query is words of prose, and not a line of assembler text.
pub(super) fn is_prose(query: &[String]) -> bool {
    let words = || query.iter().flat_map(|part| part.split_whitespace());
    let is_word = |word: &str| {
        let word = word.trim_end_matches(['?', ',', '.', '!']);
        !word.is_empty() && word.chars().all(|c| c.is_alphanumeric() || matches!(c, '_' | '-' | '\''))
    };
    words().count() > 1 && words().all(is_word)
}

/// Returns the instructions and operations whose names, titles and descriptions have words of a
/// query, best first.
pub(super) fn find_pages(reference: &Reference, query: &[String]) -> Vec<FoundPage> {
    let mut pages = Vec::new();
    for instruction in &reference.instructions {
        pages.push((instruction.name.clone(), instruction.title.clone(), instruction.description.clone()));
        for word in &instruction.mnemonics {
            let page = operation::page_of(instruction, word);
            pages.extend(page.map(|page| (page.name, page.title, String::new())));
        }
    }
    let texts: Vec<_> = pages
        .iter()
        .map(|(name, title, description)| (stems(&format!("{name} {title}")), stems(description)))
        .collect();
    let mut weights = vec![0.0; pages.len()];
    let mut words = stems(&query.join(" "));
    words.sort_unstable();
    words.dedup();
    for word in words {
        let places = texts.iter().map(|(title, text)| (title.contains(&word), text.contains(&word)));
        let users = places.clone().filter(|(title, text)| *title || *text).count();
        // Words of half of the pages, such as `the`, find nothing.
        let rarity = (texts.len() as f64 / users.max(1) as f64 / 2.0).log2().max(0.0);
        for (weight, (title, text)) in weights.iter_mut().zip(places) {
            *weight += rarity * (f64::from(u8::from(title)) * 2.0 + f64::from(u8::from(text)));
        }
    }
    // Rare words and words of the title weigh more.
    let mut found: Vec<_> = pages.into_iter().zip(weights).filter(|(_, weight)| *weight > 0.0).collect();
    found.sort_by(|(_, a), (_, b)| b.total_cmp(a));
    found.truncate(MAX_FOUND);
    found.into_iter().map(|((name, title, _), _)| FoundPage { name, title }).collect()
}

/// Returns the words of a text in lower case and without the ending of a plural or of a third
/// person.
fn stems(text: &str) -> Vec<String> {
    let words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    let stem = |word: &str| match word.strip_suffix('s').filter(|stem| stem.len() > 2) {
        Some(stem) => stem.to_lowercase(),
        None => word.to_lowercase(),
    };
    words.map(stem).collect()
}

/// Writes the list of the pages that were found.
pub(super) fn write(page: &mut ExplanationPage, found: &[FoundPage]) {
    page.line(&page.paint(Style::Bold, "Instructions and operations with these words"));
    page.blank();
    for one in found {
        page.wrap(&format!("  {:<26} ", one.name), 29, &one.title);
    }
    page.blank();
    page.wrap("", 0, &format!("`visa explain {}` says everything about it.", found[0].name));
}
