//! Finds the operands in a template.
//!
//! For example, `%0:d%2` has operand 0, the text `:d` and operand 2.

use crate::block::{Block, TemplateStyle};
use std::ops::Range;

/// A part of a template.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Part {
    /// The byte range in the template.
    pub(crate) range: Range<usize>,
    pub(crate) kind: PartKind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PartKind {
    /// Ordinary text.
    Text,
    /// The operand with this index.
    Operand(usize),
    /// A number that is different in each copy of the block.
    Unique,
    /// An escaped percent or dollar sign.
    Sign(char),
}

/// A reference to an operand that is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct TemplateProblem {
    /// The byte range in the template.
    pub(crate) range: Range<usize>,
    pub(crate) kind: TemplateProblemKind,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum TemplateProblemKind {
    /// There is no operand with this number.
    NoNumber(usize),
    /// There is no operand with this name.
    NoName(String),
    /// The sign begins no reference. It must be doubled.
    SingleSign(char),
}

/// Splits a template into its parts.
pub(crate) fn parse_template(block: &Block) -> (Vec<Part>, Vec<TemplateProblem>) {
    let sign = match block.style {
        TemplateStyle::Plain => None,
        TemplateStyle::Percent => Some('%'),
        TemplateStyle::Dollar => Some('$'),
    };
    let text = block.template.as_str();
    let (mut parts, mut problems, mut at) = (Vec::new(), Vec::new(), 0);
    while let Some(found) = sign.and_then(|sign| text[at..].find(sign)) {
        if found > 0 {
            parts.push(Part { range: at..at + found, kind: PartKind::Text });
        }
        at += found;
        let (kind, length) = parse_reference(block, &text[at..]);
        let range = at..at + length;
        match kind {
            Ok(kind) => parts.push(Part { range, kind }),
            Err(kind) => {
                parts.push(Part { range: range.clone(), kind: PartKind::Text });
                problems.push(TemplateProblem { range, kind });
            }
        }
        at += length;
    }
    if at < text.len() {
        parts.push(Part { range: at..text.len(), kind: PartKind::Text });
    }
    (parts, problems)
}

type Reference = (Result<PartKind, TemplateProblemKind>, usize);

/// Parses the reference at the beginning of `text`, which is a sign. Returns it with its length in
/// bytes.
fn parse_reference(block: &Block, text: &str) -> Reference {
    let sign = text.chars().next().unwrap_or_default();
    let rest = &text[1..];
    let is_dollar = sign == '$';
    if rest.starts_with(sign) {
        return (Ok(PartKind::Sign(sign)), 2);
    }
    if let Some(inner) = rest.strip_prefix('{').filter(|_| is_dollar).and_then(|rest| rest.split_once('}')) {
        let (name, _) = inner.0.split_once(':').unwrap_or((inner.0, ""));
        let length = inner.0.len() + 3;
        return match name.parse() {
            Ok(number) => (check_number(block, number), length),
            Err(_) if name.is_empty() => (Ok(PartKind::Unique), length),
            Err(_) => (Err(TemplateProblemKind::NoName(name.to_owned())), length),
        };
    }
    if rest.starts_with('=') && !is_dollar {
        return (Ok(PartKind::Unique), 2);
    }
    // A letter between the sign and the operand is a modifier of how it is printed.
    let modifier = usize::from(!is_dollar && rest.starts_with(|c: char| c.is_ascii_alphabetic()));
    let after = &rest[modifier..];
    if let Some((name, _)) = after.strip_prefix('[').filter(|_| !is_dollar).and_then(|rest| rest.split_once(']')) {
        let length = modifier + name.len() + 3;
        let index = block.operands.iter().position(|operand| operand.name.as_deref() == Some(name));
        return (index.map(PartKind::Operand).ok_or_else(|| TemplateProblemKind::NoName(name.to_owned())), length);
    }
    let digits = after.bytes().take_while(u8::is_ascii_digit).count();
    match after[..digits].parse() {
        Ok(number) => (check_number(block, number), 1 + modifier + digits),
        Err(_) => (Err(TemplateProblemKind::SingleSign(sign)), 1),
    }
}

fn check_number(block: &Block, number: usize) -> Result<PartKind, TemplateProblemKind> {
    // After the operands of the source, those that `+` adds have numbers too.
    let added = block.operands.iter().filter(|operand| operand.constraint.starts_with('+')).count();
    let count = block.operands.len();
    match number {
        _ if number < count => Ok(PartKind::Operand(number)),
        _ if number < count + added => {
            let mut both = (0..count).filter(|index| block.operands[*index].constraint.starts_with('+'));
            both.nth(number - count).map(PartKind::Operand).ok_or(TemplateProblemKind::NoNumber(number))
        }
        _ => Err(TemplateProblemKind::NoNumber(number)),
    }
}
