//! Types of fields and members: `ub`, `uw[Num_labels]`, `ud{v3.4+}/uw{-v3.4}`.

use crate::spec::diagnostics::Diagnostics;
use crate::spec::dialect::gates;
use crate::spec::dialect::lines::Page;
use crate::spec::dialect::raw::RawKind;
use crate::spec::dialect::sections::shorten_quote;
use crate::spec::dialect::spanned_str::{SpannedStr, is_identifier};
use crate::spec::rules;

/// Maximum number of alternatives that are read.
const MAX_ALTERNATIVES: usize = 16;

/// Splits a type into its alternatives. Reports parts that cannot be types, and leaves them out.
pub(crate) fn read(page: &Page<'_>, kind: SpannedStr<'_>, out: &mut Diagnostics) -> Vec<RawKind> {
    let mut kinds = Vec::new();
    if kind.trim().is_empty() {
        return kinds;
    }
    for part in kind.split('/').take(MAX_ALTERNATIVES) {
        match parse_alternative(page, part) {
            Some(read) => kinds.push(read),
            None => {
                let message = format!("`{}` is not a type", shorten_quote(part.text));
                out.push(
                    rules::TYPE_FORM.at(page.span(part.range()), message)
                        .help("a type is a name, perhaps a count in brackets, perhaps gates: `ub`, `uw[Num]`, `ud{v3.4+}/uw{-v3.4}`"),
                );
            }
        }
    }
    kinds
}

/// Parses one alternative, such as `uw[Num]{v3.1+}`.
fn parse_alternative(page: &Page<'_>, part: SpannedStr<'_>) -> Option<RawKind> {
    let (name, rest) = part.take_while(|c| c.is_ascii_alphanumeric() || c == '_');
    if !is_identifier(name.text) {
        return None;
    }
    let (count, rest) = split_count(rest)?;
    let (gates, rest) = gates::split_leading_gates(page, rest);
    rest.is_empty().then(|| RawKind { name: page.name(name), count: count.map(|c| page.name(c)), gates })
}

/// Splits off a count in brackets, if there is one. Returns `None` if the bracket is not closed.
pub(crate) fn split_count(piece: SpannedStr<'_>) -> Option<(Option<SpannedStr<'_>>, SpannedStr<'_>)> {
    match piece.strip_prefix("[") {
        Some(inside) => inside.split_once("]").map(|(count, rest)| (Some(count.trim()), rest)),
        None => Some((None, piece)),
    }
}
