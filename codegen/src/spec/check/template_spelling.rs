//! Checks of the spelling of templates: brackets are paired, words are separated, and mnemonics are
//! in the case of the others.
//!
//! For example, `add (<Exec_size> <Dst>` is reported, since no parenthesis closes.

use super::RuleContext;
use crate::spec::diagnostics::Diagnostics;
use crate::spec::model::mnemonics::mnemonics;
use crate::spec::model::{Execution, Instruction, TextItem};
use crate::spec::rules;
use crate::spec::span::Span;

/// Checks the templates of an instruction.
pub(super) fn check(instruction: &Instruction, out: &mut Diagnostics) {
    for form in &instruction.text {
        let items = form.items.as_deref().unwrap_or_default();
        let spelling = check_brackets(items).and_then(|()| check_blanks(instruction, items));
        if let Err((span, message, help)) = spelling {
            let finding = rules::TEMPLATE_SPELLING.at(span.unwrap_or(form.source.span), message);
            out.push(finding.label("as printed and read").help(help));
        }
    }
}

/// A place, if it is narrower than the template, with what is wrong there and what to do.
type Misspelling = (Option<Span>, String, &'static str);

/// Checks that every parenthesis is paired: in the template, and in each option, which may be left
/// out.
fn check_brackets(items: &[TextItem]) -> Result<(), Misspelling> {
    let mut open: Vec<char> = Vec::new();
    for item in items {
        match item {
            TextItem::Literal(text) => {
                for letter in text.chars().filter(|c| "(){}".contains(*c)) {
                    let opens = match letter {
                        ')' => open.pop() == Some('('),
                        '}' => open.pop() == Some('{'),
                        _ => {
                            open.push(letter);
                            true
                        }
                    };
                    if !opens {
                        let message = format!("`{letter}` closes nothing");
                        return Err((None, message, "open it, or remove it"));
                    }
                }
            }
            TextItem::Optional { items, span, .. } => {
                check_brackets(items).map_err(|(at, message, help)| (at.or(Some(*span)), message, help))?;
            }
            TextItem::Blank | TextItem::Placeholder { .. } => {}
        }
    }
    match open.pop() {
        Some(letter) => Err((None, format!("nothing closes `{letter}`"), "close it in the same template or option")),
        None => Ok(()),
    }
}

/// Checks that an operand does not follow a word, a parenthesis or another placeholder without a
/// blank, and that no word follows an operand or an option that ends with a parenthesis.
fn check_blanks(instruction: &Instruction, items: &[TextItem]) -> Result<(), Misspelling> {
    let operand = |item: &TextItem| match item {
        TextItem::Placeholder { field: Some(field), source, .. } => {
            instruction.fields.get(field.index()).filter(|field| field.is_operand()).map(|_| source.span)
        }
        _ => None,
    };
    let word = |c: char| c.is_alphanumeric() || c == '_';
    for pair in items.windows(2) {
        if let TextItem::Optional { items, .. } = &pair[0] {
            check_blanks(instruction, items)?;
        }
        let glued = match (&pair[0], &pair[1]) {
            (TextItem::Literal(text), next) if text.ends_with(|c| word(c) || c == ')') => operand(next),
            (TextItem::Placeholder { .. }, next) if operand(next).is_some() => operand(next),
            (TextItem::Blank, TextItem::Optional { items, span, .. }) => {
                let flag = matches!(items.as_slice(), [TextItem::Literal(text)] if text.starts_with('.'));
                if flag {
                    let message = "a blank separates this flag from its word".to_owned();
                    return Err((Some(*span), message, "remove the blank"));
                }
                None
            }
            (before, TextItem::Literal(text)) if text.starts_with(word) => match before {
                TextItem::Optional { items, span, .. } => {
                    let closes = matches!(items.last(), Some(TextItem::Literal(end)) if end.ends_with(')'));
                    closes.then_some(*span)
                }
                before => operand(before),
            },
            _ => None,
        };
        if let Some(span) = glued {
            return Err((Some(span), "no blank separates this from what is beside it".to_owned(), "write a blank"));
        }
    }
    Ok(())
}

/// Reports mnemonics with letters of the other case than most mnemonics of the specification.
pub(super) fn check_cases(context: RuleContext<'_>, out: &mut Diagnostics) {
    // Lines without an effect, such as those for debuggers, are spelt as directives.
    let effect = |i: &&Instruction| {
        i.semantics.as_ref().is_none_or(|s| s.execution.as_ref().is_none_or(|e| e.value != Execution::Marker))
    };
    let instructions = context.model.instructions.iter().filter(effect);
    let words: Vec<(&Instruction, String)> =
        instructions.flat_map(|i| mnemonics(i).into_iter().map(move |word| (i, word))).collect();
    let lower = |word: &str| !word.bytes().any(|b| b.is_ascii_uppercase());
    let upper = |word: &str| !word.bytes().any(|b| b.is_ascii_lowercase());
    let lowers = words.iter().filter(|(_, word)| lower(word)).count();
    let uppers = words.iter().filter(|(_, word)| upper(word)).count();
    for (instruction, word) in &words {
        let (odd, case) = match 2 * lowers.max(uppers) > words.len() && words.len() > 2 {
            true if lowers > uppers => (!lower(word), "lower"),
            true => (!upper(word), "upper"),
            false => return,
        };
        let form = instruction.text.iter().find(|form| form.source.value.contains(word.as_str()));
        if let (true, Some(form)) = (odd, form) {
            let message = format!("the mnemonic `{word}` is not in {case} case, as most are");
            let finding = rules::TEMPLATE_SPELLING.at(form.source.span, message);
            out.push(finding.label("another case").help("write it as the other mnemonics"));
        }
    }
}
