//! Tables of the words that assembler text has for the values of a field.
//!
//! For example, the relations of CMP are
//! `words!(short "a value of Rel_op", ["eq", "ne", "gt", ...])`.

use crate::emit::text::template_item::versions_expr;
use crate::spec::model::{Enumerator, VersionRange};
use proc_macro2::{Literal, TokenStream};
use quote::quote;

/// Number of codes that can have words: 0 to 255.
const MAX_CODES: u64 = 256;

/// Maximum length in bytes of a word that is compared as one integer.
const SHORT_WORD_BYTES: usize = 8;

/// The words for the values of a field or bit group.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct WordTable {
    /// Noun with an article that messages use for a value: `a value of Rel_op`.
    pub(super) what: String,
    /// The words by code; empty for a code without a word.
    texts: Vec<String>,
    /// Words for codes in other versions.
    others: Vec<OtherWord>,
    /// Words that the parser accepts and the printer never prints.
    read: Vec<ReadWord>,
    /// Former words, which the parser accepts with a remark.
    former: Vec<ReadWord>,
    /// The platforms of codes that share their word with another code.
    platforms: Vec<WordPlatforms>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct OtherWord {
    code: u64,
    versions: VersionRange,
    text: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct ReadWord {
    code: u64,
    text: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct WordPlatforms {
    code: u64,
    platforms: u64,
}

impl WordTable {
    /// Collects the words of enumerators.
    pub(super) fn new(enumerators: &[Enumerator], what: &str) -> Self {
        let highest = enumerators.iter().map(|e| e.code.value).filter(|c| *c < MAX_CODES).max().unwrap_or(0);
        let mut texts = vec![String::new(); highest as usize + 1];
        let (mut others, mut read, mut former, mut platforms) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        for enumerator in enumerators.iter().filter(|e| e.code.value < MAX_CODES) {
            let code = enumerator.code.value;
            let text = enumerator.text.as_ref().map_or("", |t| t.value.as_str());
            let known = &mut texts[code as usize];
            if known.is_empty() {
                text.clone_into(known);
            }
            if let Some((gate, other)) = &enumerator.other_text {
                others.push(OtherWord { code, versions: gate.versions, text: other.value.clone() });
            }
            read.extend(enumerator.also.iter().map(|also| ReadWord { code, text: also.value.clone() }));
            let texts = enumerator.formerly.iter().filter_map(|former| former.text.as_ref());
            former.extend(texts.map(|text| ReadWord { code, text: text.value.clone() }));
            let shares = |e: &Enumerator| e.text.as_ref().is_some_and(|t| t.value == text) && e.code.value != code;
            if let Some(gate) = enumerator.gate.as_ref().filter(|_| enumerators.iter().any(shares)) {
                platforms.push(WordPlatforms { code, platforms: gate.platforms.0 });
            }
        }
        Self { what: what.to_owned(), texts, others, read, former, platforms }
    }

    /// Creates a table of words by code, without other words.
    pub(super) fn of_texts(texts: Vec<String>, what: &str) -> Self {
        let (others, read, former, platforms) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        Self { what: what.to_owned(), texts, others, read, former, platforms }
    }

    /// Returns whether all words fit in a number of 64 bits.
    fn is_short(&self) -> bool {
        let is_word = |text: &String| {
            let word = text.strip_prefix('.').unwrap_or(text);
            text.len() <= SHORT_WORD_BYTES && word.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
        };
        self.others.is_empty() && self.texts.iter().all(is_word)
    }

    /// Returns the table as Rust:
    /// `words!(short "a value of Rel_op", ["", "eq", ...], read: [(3, "gt")])`.
    pub(super) fn tokens(&self) -> TokenStream {
        let Self { what, texts, .. } = self;
        let kind = if self.is_short() { quote!(short) } else { quote!(long) };
        let others = self.others.iter().map(|OtherWord { code, versions: range, text }| {
            let (code, range) = (Literal::u64_unsuffixed(*code), versions_expr(*range));
            quote!((#code, #range, #text))
        });
        let read_word = |ReadWord { code, text }: &ReadWord| {
            let code = Literal::u64_unsuffixed(*code);
            quote!((#code, #text))
        };
        let platforms = self.platforms.iter().map(|WordPlatforms { code, platforms }| {
            let (code, platforms) = (Literal::u64_unsuffixed(*code), crate::emit::support::literals::hex(*platforms));
            quote!((#code, #platforms))
        });
        let lists = [
            (quote!(others), others.collect::<Vec<_>>()),
            (quote!(read), self.read.iter().map(read_word).collect()),
            (quote!(former), self.former.iter().map(read_word).collect()),
            (quote!(platforms), platforms.collect()),
        ];
        let lists = lists.iter().filter(|(_, items)| !items.is_empty());
        let lists = lists.map(|(list, items)| quote!(, #list: [#(#items),*]));
        quote!(words!(#kind #what, [#(#texts),*] #(#lists)*))
    }
}
