//! Conditions in words of upstream documents, resolved to bits if they name any.
//!
//! For example, `Present only if the "s0a" bit is set` names the bit whose text begins with
//! `"s0a"`. `SI bit is set in Mode` names a bit of `Mode`, and `present only for resinfo` an
//! enumerator. All other conditions stay words.

use super::Lowering;
use crate::spec::model::expr::BinaryOp;
use crate::spec::model::{BitGroup, Condition, Expr, ExprKind, Field, Ignored, Presence};
use crate::spec::rules;
use crate::spec::span::{Span, Spanned};

/// Maximum number of fields and bit groups of an instruction whose conditions are resolved.
const MAX_BITS: usize = 2_000;

/// The bits of a field, and the value that a condition compares them with.
struct BitValue {
    field: String,
    mask: u64,
    value: u64,
}

impl Lowering<'_> {
    /// Resolves the conditions of an instruction's fields to expressions, as far as possible.
    pub(super) fn resolve_word_conditions(&mut self, fields: &mut [Field]) {
        // Every condition is compared with every bit. No real document has as many, but a damaged
        // one might.
        if fields.iter().map(|f| 1 + f.groups.len()).sum::<usize>() > MAX_BITS {
            return;
        }
        let mut found = Vec::new();
        for (position, field) in fields.iter().enumerate() {
            for condition in conditions(field) {
                if condition.expr.is_none() {
                    let expr = self.resolve_words(fields, &condition.source.value, condition.source.span);
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

    fn resolve_words(&mut self, fields: &[Field], words: &str, span: Span) -> Option<Expr> {
        let target = match parse_bit_name(words) {
            Some((name, quoted)) => {
                let target = find_bit(fields, name);
                if target.is_none() && quoted {
                    let message = format!("no bit of a field is called \"{name}\"");
                    let finding = rules::UNRESOLVED_CONDITION.at(span, message);
                    self.report(finding.help("the text of the bit begins with its name in double quotes"));
                }
                target
            }
            None => find_enumerator(fields, words),
        }?;
        Some(bits_equal(&target, span))
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

/// Returns the name in `the "s0a" bit is set` or `SI bit is set in Mode`, and whether it is quoted.
fn parse_bit_name(words: &str) -> Option<(&str, bool)> {
    let (name, _) = words.split_once(" bit is set")?;
    let name = name.strip_prefix("the ").unwrap_or(name).trim();
    match name.strip_prefix('"').and_then(|n| n.strip_suffix('"')) {
        Some(quoted) => Some((quoted, true)),
        None => (!name.contains(char::is_whitespace)).then_some((name, false)),
    }
}

/// Finds the one-bit group whose text begins with the quoted name, or else the only one whose text
/// contains it as a word.
fn find_bit(fields: &[Field], name: &str) -> Option<BitValue> {
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
    Some(BitValue { field: field.name.value.clone(), mask: group.mask(), value: group.mask() })
}

/// Finds the only enumerator with this name, which may follow a point (`nbarrier.wait`).
fn find_enumerator(fields: &[Field], words: &str) -> Option<BitValue> {
    let name = words.rsplit('.').next().unwrap_or(words);
    if name.is_empty() || words.contains(char::is_whitespace) {
        return None;
    }
    let groups = fields.iter().flat_map(|f| f.groups.iter().map(move |g| (f, g)));
    let mut all =
        groups.flat_map(|(f, g)| g.enumerators.iter().filter(|e| e.name.value == name).map(move |e| (f, g, e)));
    let (field, group, found) = all.next().filter(|_| all.next().is_none())?;
    let value = found.code.value.checked_shl(u32::from(group.low))? & group.mask();
    Some(BitValue { field: field.name.value.clone(), mask: group.mask(), value })
}

/// Builds the expression `(field & mask) == value`.
fn bits_equal(target: &BitValue, span: Span) -> Expr {
    let expr = |kind| Box::new(Expr { kind, span });
    let field = expr(ExprKind::Name(target.field.clone()));
    let mask = expr(ExprKind::Integer(target.mask));
    let bits = expr(ExprKind::Binary(Spanned::new(BinaryOp::And, span), field, mask));
    let value = expr(ExprKind::Integer(target.value));
    Expr { kind: ExprKind::Binary(Spanned::new(BinaryOp::Equal, span), bits, value), span }
}
