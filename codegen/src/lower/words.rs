//! Conditions that the vendor's documents put in words, resolved to bits where a name leads there.
//!
//! `Present only if the "s0a" bit is set` asks for the bit whose text begins with `"s0a"`; `SI bit is set in Mode` for a bit
//! of `Mode`; `present only for resinfo` for an enumerator. What does not lead anywhere stays words.

use super::Lowering;
use crate::diagnostics::Diagnostic;
use crate::model::expr::BinaryOp;
use crate::model::{BitGroup, Condition, Expr, ExprKind, Field, Ignored, Presence};
use crate::rules;
use crate::span::{Span, Spanned};

/// Instructions with more fields and bit groups than this keep their conditions in words.
const MOST_BITS: usize = 2_000;

/// A value of some bits of a field.
struct Target {
    field: String,
    mask: u64,
    value: u64,
}

impl Lowering<'_> {
    /// Gives the conditions of an instruction's fields their expressions, as far as that is possible.
    pub(super) fn resolve_words(&mut self, fields: &mut [Field]) {
        // Every condition is held against every bit: no document has so many, a damaged one might.
        if fields.iter().map(|f| 1 + f.groups.len()).sum::<usize>() > MOST_BITS {
            return;
        }
        let mut found = Vec::new();
        for (position, field) in fields.iter().enumerate() {
            for condition in conditions(field) {
                if condition.expr.is_none() {
                    let expr = self.words(fields, &condition.source.value, condition.source.span);
                    found.push((position, expr));
                }
            }
        }
        let mut found = found.into_iter().peekable();
        for (position, field) in fields.iter_mut().enumerate() {
            for condition in conditions_mut(field).filter(|c| c.expr.is_none()) {
                if let Some((_, expr)) = found.next_if(|(p, _)| *p == position) {
                    condition.expr = expr;
                }
            }
        }
    }

    fn words(&mut self, fields: &[Field], words: &str, span: Span) -> Option<Expr> {
        let target = match bit_name(words) {
            Some((name, quoted)) => {
                let target = bit(fields, name);
                if target.is_none() && quoted {
                    let message = format!("no bit of a field is called \"{name}\"");
                    let finding = Diagnostic::new(&rules::UNRESOLVED_CONDITION, span, message);
                    self.report(finding.help("the text of the bit begins with its name in double quotes"));
                }
                target
            }
            None => enumerator(fields, words),
        }?;
        Some(equal(&target, span))
    }
}

fn conditions(field: &Field) -> impl Iterator<Item = &Condition> {
    let presence = if let Presence::If(condition) = &field.presence { Some(condition) } else { None };
    let ignored = if let Ignored::If(condition) = &field.ignored { Some(condition) } else { None };
    presence.into_iter().chain(ignored)
}

fn conditions_mut(field: &mut Field) -> impl Iterator<Item = &mut Condition> {
    let presence = if let Presence::If(condition) = &mut field.presence { Some(condition) } else { None };
    let ignored = if let Ignored::If(condition) = &mut field.ignored { Some(condition) } else { None };
    presence.into_iter().chain(ignored)
}

/// The name in `the "s0a" bit is set` or `SI bit is set in Mode`, and whether it is quoted.
fn bit_name(words: &str) -> Option<(&str, bool)> {
    let (name, _) = words.split_once(" bit is set")?;
    let name = name.strip_prefix("the ").unwrap_or(name).trim();
    match name.strip_prefix('"').and_then(|n| n.strip_suffix('"')) {
        Some(quoted) => Some((quoted, true)),
        None => (!name.contains(char::is_whitespace)).then_some((name, false)),
    }
}

/// The one-bit group whose text begins with the name in double quotes, or else the only one that has it as a word.
fn bit(fields: &[Field], name: &str) -> Option<Target> {
    let bits = || fields.iter().flat_map(|f| f.groups.iter().filter(|g| g.width() == 1).map(move |g| (f, g)));
    let quoted = |g: &BitGroup| {
        let text = g.description.strip_prefix('"').and_then(|t| t.split_once('"'));
        text.is_some_and(|(text, _)| text == name)
    };
    let word = |g: &BitGroup| g.description.split(|c: char| !c.is_alphanumeric()).any(|w| w == name);
    let found = bits().find(|(_, g)| quoted(g)).or_else(|| {
        let mut all = bits().filter(|(_, g)| word(g));
        all.next().filter(|_| all.next().is_none())
    });
    let (field, group) = found?;
    Some(Target { field: field.name.value.clone(), mask: group.mask(), value: group.mask() })
}

/// The only enumerator of this name, which may stand behind a point (`nbarrier.wait`).
fn enumerator(fields: &[Field], words: &str) -> Option<Target> {
    let name = words.rsplit('.').next().unwrap_or(words);
    if name.is_empty() || words.contains(char::is_whitespace) {
        return None;
    }
    let groups = fields.iter().flat_map(|f| f.groups.iter().map(move |g| (f, g)));
    let mut all =
        groups.flat_map(|(f, g)| g.enumerators.iter().filter(|e| e.name.value == name).map(move |e| (f, g, e)));
    let (field, group, found) = all.next().filter(|_| all.next().is_none())?;
    let value = found.code.value.checked_shl(u32::from(group.low))? & group.mask();
    Some(Target { field: field.name.value.clone(), mask: group.mask(), value })
}

/// `(field & mask) == value`
fn equal(target: &Target, span: Span) -> Expr {
    let expr = |kind| Box::new(Expr { kind, span });
    let field = expr(ExprKind::Name(target.field.clone()));
    let mask = expr(ExprKind::Integer(target.mask));
    let bits = expr(ExprKind::Binary(Spanned::new(BinaryOp::And, span), field, mask));
    let value = expr(ExprKind::Integer(target.value));
    Expr { kind: ExprKind::Binary(Spanned::new(BinaryOp::Equal, span), bits, value), span }
}
