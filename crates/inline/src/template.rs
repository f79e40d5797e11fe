//! Finds the operands in a template.
//!
//! For example, `%0:d%2` has operand 0, the text `:d` and operand 2.

use crate::block::{Block, TemplateStyle};
use crate::made_text::HOLE;
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
    /// An escaped percent sign.
    Percent,
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
    /// A percent sign begins no reference. It must be doubled.
    SinglePercent,
    /// The text has a dollar sign, which the compiler takes for a reference only.
    Dollar,
    /// A modifier says how the operand is printed. There are none.
    Modifier,
}

/// Splits a template into its parts.
pub(crate) fn parse_template(block: &Block) -> (Vec<Part>, Vec<TemplateProblem>) {
    let signs: &[char] = match block.style {
        TemplateStyle::Plain | TemplateStyle::Dollar => &['$', HOLE],
        TemplateStyle::Percent => &['%', '$', HOLE],
    };
    let mut holes = block.holes.iter();
    let text = block.template.as_str();
    let (mut parts, mut problems, mut at) = (Vec::new(), Vec::new(), 0);
    while let Some(found) = text[at..].find(signs) {
        if found > 0 {
            parts.push(Part { range: at..at + found, kind: PartKind::Text });
        }
        at += found;
        if let Some(index) = holes.as_slice().first().filter(|_| text[at..].starts_with(HOLE)) {
            parts.push(Part { range: at..at + 1, kind: PartKind::Operand(*index) });
            holes.next();
            at += 1;
            continue;
        }
        let unique = block.style.unique_reference().filter(|unique| text[at..].starts_with(unique));
        let (kind, length) = match (unique, block.style) {
            (Some(unique), _) => (Ok(PartKind::Unique), unique.len()),
            (None, TemplateStyle::Percent) if text[at..].starts_with('%') => parse_percent(block, &text[at + 1..]),
            (None, TemplateStyle::Dollar) => parse_dollar(block, &text[at + 1..]),
            _ => (Err(TemplateProblemKind::Dollar), 1),
        };
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

type ParsedReference = (Result<PartKind, TemplateProblemKind>, usize);

/// Parses a reference of C. `rest` is the text after the percent sign. Returns it with its length
/// in bytes, with the sign.
fn parse_percent(block: &Block, rest: &str) -> ParsedReference {
    if rest.starts_with('%') {
        return (Ok(PartKind::Percent), 2);
    }
    let modifier = usize::from(rest.starts_with(|c: char| c.is_ascii_alphabetic()));
    let after = &rest[modifier..];
    let (found, length) = if let Some((name, _)) = after.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
        let index = block.operands.iter().position(|operand| operand.name.as_deref() == Some(name));
        let found = index.map(PartKind::Operand).ok_or_else(|| TemplateProblemKind::NoName(name.to_owned()));
        (found, name.len() + 2)
    } else {
        let digits = after.bytes().take_while(u8::is_ascii_digit).count();
        match after[..digits].parse() {
            Ok(number) => (check_number(block, number), digits),
            Err(_) => return (Err(TemplateProblemKind::SinglePercent), 1),
        }
    };
    // A register such as `%r0` has the form of a modifier and a number.
    let found = if modifier > 0 { Err(TemplateProblemKind::Modifier) } else { found };
    (found, 1 + modifier + length)
}

/// Parses a reference of LLVM IR. `rest` is the text after the dollar sign. Returns it with its
/// length in bytes, with the sign.
fn parse_dollar(block: &Block, rest: &str) -> ParsedReference {
    let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
    match rest[..digits].parse() {
        Ok(number) => (check_number(block, number), 1 + digits),
        Err(_) if rest.starts_with('{') => (Err(TemplateProblemKind::Modifier), 1),
        Err(_) => (Err(TemplateProblemKind::Dollar), 1),
    }
}

fn check_number(block: &Block, number: usize) -> Result<PartKind, TemplateProblemKind> {
    // After the operands of the source, those that `+` adds have numbers too.
    let added = block.operands.iter().filter(|operand| operand.constraint.starts_with('+')).count();
    let count = block.operand_count();
    match number {
        _ if number < count => Ok(PartKind::Operand(number)),
        _ if number < count + added => {
            let mut both = (0..count).filter(|index| block.operands[*index].constraint.starts_with('+'));
            both.nth(number - count).map(PartKind::Operand).ok_or(TemplateProblemKind::NoNumber(number))
        }
        _ => Err(TemplateProblemKind::NoNumber(number)),
    }
}
