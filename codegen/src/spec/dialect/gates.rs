//! Gates such as `{PVC+}` and `{-v3.4}`. The reader only extracts them; lowering resolves their
//! platforms and versions.

use crate::spec::dialect::lines::Page;
use crate::spec::dialect::raw::RawGate;
use crate::spec::dialect::spanned_str::SpannedStr;

/// Maximum number of adjacent gates.
const MAX_GATES: usize = 16;

/// Maximum length of a gate in bytes.
const MAX_GATE_BYTES: usize = 200;

/// Returns whether the text between braces can be a gate.
fn is_gate(inside: &str) -> bool {
    !inside.is_empty() && inside.bytes().all(|b| b.is_ascii_alphanumeric() || b" _+-,.".contains(&b))
}

/// Splits off the gate at the beginning: with braces, without braces, and the rest.
fn split_gate<'a>(piece: SpannedStr<'a>) -> Option<(SpannedStr<'a>, SpannedStr<'a>, SpannedStr<'a>)> {
    if !piece.text.starts_with('{') {
        return None;
    }
    let end = piece.text.bytes().take(MAX_GATE_BYTES).position(|b| b == b'}')?;
    let (whole, rest) = piece.split_at(end + 1);
    let inside = whole.strip_prefix("{")?.strip_suffix("}")?;
    is_gate(inside.text).then_some((whole, inside, rest))
}

/// Splits off the gates at the beginning of a piece, and returns the rest.
pub(crate) fn split_leading_gates<'a>(page: &Page<'_>, mut piece: SpannedStr<'a>) -> (Vec<RawGate>, SpannedStr<'a>) {
    let mut gates = Vec::new();
    while gates.len() < MAX_GATES
        && let Some((whole, inside, rest)) = split_gate(piece)
    {
        gates.push(RawGate { value: inside.text.to_owned(), span: page.span(whole.range()) });
        piece = rest;
    }
    (gates, piece)
}

/// Splits off the gates at the end of a piece, and returns the text before them.
pub(crate) fn split_trailing_gates<'a>(page: &Page<'_>, piece: SpannedStr<'a>) -> (SpannedStr<'a>, Vec<RawGate>) {
    let mut rest = piece.trim_end();
    for _ in 0..MAX_GATES {
        let Some(at) = rest.text.rfind('{').filter(|_| rest.text.ends_with('}')) else { break };
        let (before, gate) = rest.split_at(at);
        if split_gate(gate).is_none() {
            break;
        }
        rest = before;
    }
    let (gates, _) = split_leading_gates(page, piece.split_at(rest.text.len()).1);
    (rest.trim_end(), gates)
}
