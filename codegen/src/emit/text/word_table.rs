//! Tables of the words that assembler text has for the values of a field.
//!
//! For example, the relations of CMP are
//! `words!(short "a value of Rel_op", ["eq", "ne", "gt", ...])`.

use crate::emit::support::literals::hex;
use crate::emit::text::template_item::versions_expr;
use crate::spec::model::Enumerator;
use crate::spec::span::Name;
use proc_macro2::{Literal, TokenStream};
use quote::quote;

/// Number of codes that can have words: 0 to 255.
const MAX_CODES: u64 = 256;

/// Maximum length in bytes of a word that is compared as one integer.
const SHORT_WORD_BYTES: usize = 8;

/// Returns the table of the words of enumerators:
/// `words!(short "a value of Rel_op", ["", "eq", ...], read: [(3, "gt")])`. `what` is the noun with
/// an article that messages use for a value.
pub(super) fn word_table(enumerators: &[Enumerator], what: &str) -> TokenStream {
    let highest = enumerators.iter().map(|e| e.code.value).filter(|c| *c < MAX_CODES).max().unwrap_or(0);
    let mut texts = vec![String::new(); highest as usize + 1];
    // Words for codes in other versions, words that are read and never printed, former words, and
    // the platforms of codes that share their word with another code.
    let (mut others, mut read, mut former, mut platforms) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for enumerator in enumerators.iter().filter(|e| e.code.value < MAX_CODES) {
        let code = Literal::u64_unsuffixed(enumerator.code.value);
        let with_code = |text: &Name| {
            let text = &text.value;
            quote!((#code, #text))
        };
        let text = enumerator.text.as_ref().map_or("", |t| t.value.as_str());
        let known = &mut texts[enumerator.code.value as usize];
        if known.is_empty() {
            text.clone_into(known);
        }
        if let Some((gate, other)) = &enumerator.other_text {
            let (range, other) = (versions_expr(gate.versions), &other.value);
            others.push(quote!((#code, #range, #other)));
        }
        read.extend(enumerator.also.iter().map(with_code));
        former.extend(enumerator.formerly.iter().filter_map(|former| former.text.as_ref()).map(with_code));
        let shares =
            |e: &Enumerator| e.text.as_ref().is_some_and(|t| t.value == text) && e.code.value != enumerator.code.value;
        if let Some(gate) = enumerator.gate.as_ref().filter(|_| enumerators.iter().any(shares)) {
            let set = hex(gate.platforms.0);
            platforms.push(quote!((#code, #set)));
        }
    }
    let lists =
        [(quote!(others), others), (quote!(read), read), (quote!(former), former), (quote!(platforms), platforms)];
    table_of(&texts, what, &lists)
}

/// Returns the table of words by code.
pub(super) fn words_by_code(texts: &[String], what: &str) -> TokenStream {
    table_of(texts, what, &[])
}

fn table_of(texts: &[String], what: &str, lists: &[(TokenStream, Vec<TokenStream>)]) -> TokenStream {
    let has_others = lists.first().is_some_and(|(_, others)| !others.is_empty());
    let kind = if !has_others && texts.iter().all(|text| is_short(text)) { quote!(short) } else { quote!(long) };
    let lists = lists.iter().filter(|(_, items)| !items.is_empty());
    let lists = lists.map(|(list, items)| quote!(, #list: [#(#items),*]));
    quote!(words!(#kind #what, [#(#texts),*] #(#lists)*))
}

/// Returns whether a word fits in a number of 64 bits.
fn is_short(text: &str) -> bool {
    let word = text.strip_prefix('.').unwrap_or(text);
    text.len() <= SHORT_WORD_BYTES && word.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
}
