//! Sentences of upstream documents that state facts in words, which an import does not carry over.
//!
//! For example, "only valid for 4 byte blocks and execution size 8" at an enumerator becomes no
//! constraint by itself: someone must read it and decide.

use crate::spec::dialect::raw::RawInstruction;
use crate::spec::model::{Enumerator, Instruction};
use crate::spec::span::Span;

/// Words of sentences that state a rule.
const RULE_WORDS: [&str; 15] = [
    "only",
    "must",
    "may",
    "cannot",
    "not",
    "ignored",
    "always",
    "never",
    "least",
    "most",
    "should",
    "valid",
    "multiple",
    "aligned",
    "undefined",
];

#[derive(Debug)]
pub(crate) struct FactSentence {
    /// The item that the sentence is about, such as `SVM_GATHER, Num_blocks`.
    pub(crate) subject: String,
    /// The place in the upstream document.
    pub(crate) span: Span,
    /// The sentence.
    pub(crate) text: String,
}

/// Returns the sentences with facts in bullets of a page that are not read, such as those of a list
/// below a field.
pub(super) fn unread_sentences(page: &RawInstruction) -> Vec<FactSentence> {
    let mut found = Vec::new();
    for field in &page.fields {
        let subject = format!("{}, {}", page.name, field.name);
        field.items.iter().for_each(|item| collect(&mut found, &subject, item.span, &item.value));
    }
    found
}

/// Returns the sentences with facts in the prose of an instruction.
pub(super) fn fact_sentences(instruction: &Instruction) -> Vec<FactSentence> {
    let name = &instruction.name.value;
    let mut found = Vec::new();
    collect(&mut found, name, instruction.name.span, &instruction.description);
    if let Some(notes) = &instruction.notes {
        collect(&mut found, name, notes.span, &notes.value);
    }
    // The vendor's pages have prose and drawings below the templates.
    let below: Vec<_> =
        instruction.text.iter().skip(1).filter(|form| !form.source.value.contains(['|', '+'])).collect();
    if let Some(first) = below.first() {
        let lines: Vec<&str> = below.iter().map(|form| form.source.value.as_str()).collect();
        collect(&mut found, name, first.source.span, &lines.join(" "));
    }
    for field in &instruction.fields {
        let subject = format!("{name}, {}", field.name);
        collect(&mut found, &subject, field.span, &field.description);
        let groups = field.groups.iter();
        for group in groups.clone() {
            collect(&mut found, &subject, group.span, &group.description);
        }
        for Enumerator { name, description, span, .. } in
            field.enumerators.iter().chain(groups.flat_map(|group| &group.enumerators))
        {
            collect(&mut found, &subject, *span, &format!("{name} {description}"));
        }
    }
    found
}

/// Adds the sentences of a text that have a rule word or a gate.
fn collect(found: &mut Vec<FactSentence>, subject: &str, span: Span, text: &str) {
    let flat = text.split_whitespace().collect::<Vec<_>>().join(" ");
    for sentence in flat.split_inclusive(". ") {
        let mut words = sentence.split(|c: char| !c.is_ascii_alphanumeric());
        let rule = words.any(|word| RULE_WORDS.contains(&word.to_ascii_lowercase().as_str()));
        if rule || sentence.contains('{') && sentence.contains('}') {
            found.push(FactSentence { subject: subject.to_owned(), span, text: sentence.trim().to_owned() });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::spec::span::FileId;

    #[test]
    fn a_sentence_with_a_rule_word_or_a_gate_states_a_fact() {
        let mut found = Vec::new();
        let span = Span { file: FileId(0), start: 0, end: 0, line: 1, column: 1 };
        collect(&mut found, "X, Size", span, "8 blocks. It is only valid\n  for T0. Since {ICLLP+} more. The sum");
        let texts: Vec<&str> = found.iter().map(|sentence| sentence.text.as_str()).collect();
        assert_eq!(texts, ["It is only valid for T0.", "Since {ICLLP+} more."]);
    }
}
