//! The words that a template may begin with. The parser finds the templates of a line by its first
//! word.
//!
//! For example, `<LscSubOp>.<LscSFID>` begins with `lsc_load`, `lsc_store` and so on, and each of
//! these words gives the code of the first placeholder.

use crate::emit::text::template_item::{FieldBits, TemplateCondition};
use crate::emit::text::templates::TemplateFields;
use crate::spec::model::mnemonics::{leading_word, renamed_mnemonic};
use crate::spec::model::{FieldId, TextItem};

/// A word that a template may begin with.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct FirstWord {
    /// The characters of the template up to the first that cannot be part of a word.
    pub(super) word: String,
    /// The code that the word gives to the first placeholder, if the template begins with one.
    pub(super) code: Option<u64>,
    /// The mnemonic that the word was renamed to, if the word is the former name of the page.
    pub(super) now: Option<String>,
}

/// Returns the words that a template may begin with, sorted.
pub(super) fn first_words(
    fields: &TemplateFields<'_>,
    items: &[TextItem],
    when: &[TemplateCondition],
) -> Vec<FirstWord> {
    let leading = matches!(items.first(), Some(TextItem::Placeholder { .. }));
    let open = vec![FirstWord { word: String::new(), code: None, now: None }];
    let mut words = WordCollector { fields, when, open, closed: Vec::new() };
    words.extend(items, leading);
    let WordCollector { open, mut closed, .. } = words;
    closed.extend(open);
    closed.retain(|first| !first.word.is_empty());
    let instruction = fields.instruction;
    if let Some(word) = renamed_mnemonic(instruction).filter(|word| leading_word(items) == Some(word)) {
        let former = instruction.formerly.iter().filter_map(|former| former.text.as_ref());
        closed.extend(former.map(|text| FirstWord { word: text.value.clone(), code: None, now: Some(word.clone()) }));
    }
    closed.sort();
    closed.dedup();
    closed
}

/// Collects the first words of one template.
struct WordCollector<'a> {
    fields: &'a TemplateFields<'a>,
    when: &'a [TemplateCondition],
    /// Words that later items may extend.
    open: Vec<FirstWord>,
    /// Words that have ended.
    closed: Vec<FirstWord>,
}

impl WordCollector<'_> {
    /// Appends items to the open words. `leading` tells that the first item is the first of the
    /// template, and a placeholder.
    fn extend(&mut self, items: &[TextItem], leading: bool) {
        for (position, item) in items.iter().enumerate() {
            match item {
                TextItem::Literal(text) => self.append(text),
                TextItem::Blank | TextItem::Placeholder { field: None, .. } => self.close(),
                TextItem::Placeholder { field: Some(field), group, formatter, .. } => {
                    let formatted = formatter.is_some();
                    self.append_values(*field, *group, formatted, leading && position == 0);
                }
                TextItem::Optional { items, .. } => {
                    let without = self.open.clone();
                    self.extend(items, false);
                    let with = std::mem::replace(&mut self.open, without);
                    self.open.extend(with);
                }
            }
            if self.open.is_empty() {
                return;
            }
        }
    }

    /// Ends the open words.
    fn close(&mut self) {
        self.closed.append(&mut self.open);
    }

    /// Appends the texts of the values of a field. A field with a formatter has no words.
    fn append_values(&mut self, field: FieldId, group: Option<u16>, formatted: bool, is_first: bool) {
        let texts = if formatted { Vec::new() } else { self.fields.texts(field, group) };
        let bits = self.fields.word_bits(field, group);
        let texts: Vec<_> = texts.into_iter().filter(|text| self.is_allowed(bits, text.code)).collect();
        let mut extended = Vec::new();
        for FirstWord { word, code, .. } in std::mem::take(&mut self.open) {
            for text in &texts {
                let code = if is_first { Some(text.code) } else { code };
                self.open = vec![FirstWord { word: word.clone(), code, now: None }];
                self.append(&text.text);
                extended.append(&mut self.open);
            }
        }
        self.open = extended;
    }

    /// Returns whether the conditions of the template allow a value.
    fn is_allowed(&self, bits: FieldBits, code: u64) -> bool {
        self.when.iter().all(|condition| match condition {
            TemplateCondition::In { bits: own, codes } if *own == bits => code >= 64 || codes >> code & 1 == 1,
            _ => true,
        })
    }

    /// Appends characters to the open words. A character that cannot be part of a word ends them.
    fn append(&mut self, text: &str) {
        // A full stop at the start is part of the word, as in `.file`.
        let starts = self.open.iter().all(|first| first.word.is_empty());
        let first = usize::from(text.starts_with('.') && starts);
        let rest = &text[first..];
        let length = first + rest.find(|c: char| !(c.is_ascii_alphanumeric() || c == '_')).unwrap_or(rest.len());
        for first in &mut self.open {
            first.word.push_str(&text[..length]);
        }
        if length < text.len() {
            self.close();
        }
    }
}
