//! The first words of the text of an instruction.
//!
//! For example, `raw_sends[_eot]` begins with `raw_sends` or `raw_sends_eot`.

use super::text::{TextForm, TextItem};
use super::{Enumerator, FieldId, Instruction};
use std::collections::BTreeSet;

/// Returns the first words of the instruction's assembler texts, up to a full stop or blank,
/// without duplicates.
pub(crate) fn mnemonics(instruction: &Instruction) -> Vec<String> {
    let mut mnemonics = Vec::new();
    for word in instruction.text.iter().flat_map(|form| mnemonics_of(instruction, form)) {
        if !word.is_empty() && !mnemonics.contains(&word) {
            mnemonics.push(word);
        }
    }
    mnemonics
}

/// Returns the mnemonic that a former mnemonic of the page stands for: the one that is the name of
/// the page, or the only one. `None` for a page without such a mnemonic, or whose templates begin
/// with the values of a field.
pub(crate) fn renamed_mnemonic(instruction: &Instruction) -> Option<String> {
    let words = mnemonics(instruction);
    let name = instruction.name.value.to_lowercase();
    let word = match words.as_slice() {
        [word] => word,
        words => words.iter().find(|word| **word == name)?,
    };
    let begins = |form: &TextForm| leading_word(form.items.as_deref().unwrap_or_default()) == Some(word.as_str());
    instruction.text.iter().any(begins).then(|| word.clone())
}

/// Returns the word of the literal with which a template begins, behind a predicate, if the word
/// ends there.
pub(crate) fn leading_word(items: &[TextItem]) -> Option<&str> {
    let leading = |item: &&TextItem| matches!(item, TextItem::Optional { .. } | TextItem::Blank);
    let mut items = items.iter().skip_while(leading);
    let Some(TextItem::Literal(text)) = items.next() else { return None };
    let end = text.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(text.len());
    let ends = end < text.len()
        || match items.next() {
            None | Some(TextItem::Blank) => true,
            Some(TextItem::Optional { items, .. }) => {
                matches!(items.as_slice(), [TextItem::Literal(text), ..] if text.starts_with('.'))
            }
            Some(_) => false,
        };
    (end > 0 && ends).then(|| &text[..end])
}

/// Returns the first words of the assembler texts of an upstream document, in lower case, without
/// duplicates. A comment, a title, a line that goes on from the one above and a choice in braces
/// have none.
///
/// For example, `[(<P>)] ADD[.sat] (<exec_size>) <dst>` gives `add`, and `AddrType [ Src0 ]`
/// nothing.
pub(crate) fn upstream_mnemonics(instruction: &Instruction) -> Vec<String> {
    let lines = instruction.text.iter().map(|form| form.source.value.trim());
    let words = lines.filter(|line| !line.ends_with(':')).filter_map(|line| {
        let predicate = [('[', ']'), ('(', ')')].into_iter().find(|(open, _)| line.starts_with(*open));
        let line = predicate.and_then(|(_, close)| line.split_once(close)).map_or(line, |(_, rest)| rest.trim_start());
        let end = line.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(line.len());
        let (word, rest) = line.split_at(end);
        let begins_text = rest.is_empty() || [".", "[", " (", " <"].iter().any(|next| rest.starts_with(next));
        let is_field =
            rest.is_empty() && instruction.fields.iter().any(|field| field.name.value.eq_ignore_ascii_case(word));
        (begins_text && !word.is_empty() && !is_field).then(|| word.to_ascii_lowercase())
    });
    words.collect::<BTreeSet<_>>().into_iter().collect()
}

/// Returns the first words that a template can print. A placeholder gives the texts of its values.
/// Empty if the template does not begin with a word.
fn mnemonics_of(instruction: &Instruction, form: &TextForm) -> Vec<String> {
    let items = form.items.as_deref().unwrap_or_default();
    // A predicate that is always there: `(<Pred>) add3o`.
    let is_literal = |item: &TextItem, text: &str| matches!(item, TextItem::Literal(literal) if literal == text);
    let items = match items {
        [first, rest @ ..] if is_literal(first, "(") => {
            rest.iter().position(|item| is_literal(item, ")")).map_or(rest, |end| &rest[end + 1..])
        }
        items => items,
    };
    let leading = |item: &&TextItem| matches!(item, TextItem::Optional { .. } | TextItem::Blank);
    let mut words = vec![String::new()];
    for item in items.iter().skip_while(leading) {
        match item {
            TextItem::Literal(text) => {
                let end = text.find(['.', '(', ' ']).unwrap_or(text.len());
                words.iter_mut().for_each(|word| word.push_str(&text[..end]));
                if end < text.len() {
                    break;
                }
            }
            // `raw_sends[_eot]` gives two words.
            TextItem::Optional { items, .. } => {
                let [TextItem::Literal(text)] = items.as_slice() else { break };
                if text.starts_with('.') {
                    break;
                }
                words.extend(words.clone().iter().map(|word| word.clone() + text));
            }
            TextItem::Placeholder { field: Some(field), group, formatter: None, .. } => {
                let texts = value_texts(instruction, *field, *group);
                words = words.iter().flat_map(|word| texts.iter().map(move |text| word.clone() + text)).collect();
            }
            _ => break,
        }
    }
    // Labels and signs are no words.
    words.retain(|word| word.starts_with(|c: char| c.is_ascii_alphabetic()));
    words
}

/// Returns the assembler texts of the values of a field or bit group.
fn value_texts(instruction: &Instruction, field: FieldId, group: Option<u16>) -> Vec<&str> {
    let field = instruction.field(field);
    let of_group = group.and_then(|g| field.groups.get(usize::from(g)));
    let values: &[Enumerator] = of_group.map_or(&field.enumerators, |g| &g.enumerators);
    values.iter().filter_map(|e| e.text.as_ref()).map(|t| t.value.as_str()).collect()
}
