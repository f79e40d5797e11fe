//! Gates: `{PVC+}`, `{-v3.4}`. Here they are only cut out; which platforms and versions they mean is lowering's business.

use crate::dialect::lines::Page;
use crate::dialect::piece::Piece;
use crate::dialect::raw::RawGate;

/// More gates than this in a row are not gates.
const MOST: usize = 16;

/// A longer gate is none.
const LONGEST: usize = 200;

/// Whether what stands between braces can be a gate.
fn is_gate(inside: &str) -> bool {
    !inside.is_empty() && inside.bytes().all(|b| b.is_ascii_alphanumeric() || b" _+-,.".contains(&b))
}

/// The gate at the beginning, with and without braces, and the rest.
fn first<'a>(piece: Piece<'a>) -> Option<(Piece<'a>, Piece<'a>, Piece<'a>)> {
    if !piece.text.starts_with('{') {
        return None;
    }
    let end = piece.text.bytes().take(LONGEST).position(|b| b == b'}')?;
    let (whole, rest) = piece.split_at(end + 1);
    let inside = whole.strip_prefix("{")?.strip_suffix("}")?;
    is_gate(inside.text).then_some((whole, inside, rest))
}

/// The gates at the beginning of a piece, and what follows them.
pub(crate) fn leading<'a>(page: &Page<'_>, mut piece: Piece<'a>) -> (Vec<RawGate>, Piece<'a>) {
    let mut gates = Vec::new();
    while gates.len() < MOST
        && let Some((whole, inside, rest)) = first(piece)
    {
        gates.push(RawGate { value: inside.text.to_owned(), span: page.span(whole.range()) });
        piece = rest;
    }
    (gates, piece)
}

/// The gates at the end of a piece, and what stands before them.
pub(crate) fn trailing<'a>(page: &Page<'_>, piece: Piece<'a>) -> (Piece<'a>, Vec<RawGate>) {
    let mut rest = piece.trim_end();
    for _ in 0..MOST {
        let Some(at) = rest.text.rfind('{').filter(|_| rest.text.ends_with('}')) else { break };
        let (before, gate) = rest.split_at(at);
        if first(gate).is_none() {
            break;
        }
        rest = before;
    }
    let (gates, _) = leading(page, piece.split_at(rest.text.len()).1);
    (rest.trim_end(), gates)
}
