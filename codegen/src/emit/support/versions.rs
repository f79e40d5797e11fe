//! Intervals of versions of the object format, and generated code that depends on the version.
//!
//! For example, a field with the type `ud{v3.4+}/uw{-v3.4}` has two intervals: from version 3.4 on,
//! and from the oldest version up to 3.4.

use crate::spec::model::{Field, FieldKind, Gate, Version, VersionRange};
use proc_macro2::{Literal, TokenStream};
use quote::quote;

/// An interval of versions. It ends where the next newer interval begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct VersionInterval {
    /// The first version; `None` for the oldest one.
    pub(crate) from: Option<Version>,
}

impl VersionInterval {
    /// Returns whether an item with a gate exists in these versions.
    pub(crate) fn includes(self, gate: Option<&Gate>) -> bool {
        gate.is_none_or(|g| g.versions.contains(self.from.unwrap_or(Version::OLDEST)))
    }
}

/// Returns a version as Rust: `Version::new(4, 1)`, or `Version::new(4, 1).revised(2)`.
pub(crate) fn version_expr(version: Version) -> TokenStream {
    let [major, minor] = [version.major, version.minor].map(Literal::u8_unsuffixed);
    let revision = Literal::i8_unsuffixed(version.revision);
    match version.revision {
        0 => quote!(Version::new(#major, #minor)),
        _ => quote!(Version::new(#major, #minor).revised(#revision)),
    }
}

/// Returns a condition that an expression of type `Version` is at least a version:
/// `r.version().at_least(3, 4)`.
pub(crate) fn at_least_expr(what: &TokenStream, version: Version) -> TokenStream {
    match version.revision {
        0 => {
            let [major, minor] = [version.major, version.minor].map(Literal::u8_unsuffixed);
            quote!(#what.at_least(#major, #minor))
        }
        _ => {
            let version = version_expr(version);
            quote!(#what.reaches(openvisa_isa_core::#version))
        }
    }
}

/// Returns a range of versions as Rust: `Versions::since(3, 2).until(3, 4)`. `all` is the
/// expression for all versions, which a range without a first version starts from.
pub(crate) fn range_expr(range: VersionRange, all: &str) -> String {
    let bound = |short: &str, long: &str, version: Version| match version.revision {
        0 => format!("{short}({}, {})", version.major, version.minor),
        revision => {
            format!("{long}(openvisa_isa_core::Version::new({}, {}).revised({revision}))", version.major, version.minor)
        }
    };
    let from = range.from.map_or_else(|| all.to_owned(), |v| bound("Versions::since", "Versions::from", v));
    from + &range.before.map_or_else(String::new, |v| bound(".until", ".before", v))
}

/// Splits all versions into intervals at the bounds of gates. Returns the intervals newest first.
pub(crate) fn split_intervals<'a>(gates: impl IntoIterator<Item = &'a Gate>) -> Vec<VersionInterval> {
    let bounds = gates.into_iter().flat_map(|g| [g.versions.from, g.versions.before]).flatten();
    let mut starts: Vec<Option<Version>> = bounds.map(Some).collect();
    starts.push(None);
    starts.sort_unstable();
    starts.dedup();
    starts.into_iter().rev().map(|from| VersionInterval { from }).collect()
}

/// Returns the gates of a field, of its types and of its values: everything that changes its bytes
/// by version.
pub(crate) fn field_gates(field: &Field) -> impl Iterator<Item = &Gate> {
    let enumerators = field.enumerators.iter().chain(field.groups.iter().flat_map(|g| &g.enumerators));
    let gates = field.alternatives.iter().map(|(gate, _)| gate);
    let gates = gates.chain(field.groups.iter().filter_map(|g| g.gate.as_ref()));
    gates.chain(enumerators.filter_map(|e| e.gate.as_ref())).chain(&field.gate)
}

/// Returns the intervals of versions within which the bytes of a field do not change, newest first.
pub(crate) fn field_intervals(field: &Field) -> Vec<VersionInterval> {
    split_intervals(field_gates(field))
}

/// Returns the kind of a field in an interval of versions; `None` if the field has no bytes there.
pub(crate) fn kind_in(field: &Field, interval: VersionInterval) -> Option<FieldKind> {
    if !interval.includes(field.gate.as_ref()) {
        return None;
    }
    match field.alternatives.as_slice() {
        [] => field.kind,
        alternatives => alternatives.iter().find(|(gate, _)| interval.includes(Some(gate))).map(|(_, kind)| *kind),
    }
}

/// Merges neighbouring intervals with equal values.
pub(crate) fn merge_equal<T: PartialEq>(list: Vec<(VersionInterval, T)>) -> Vec<(VersionInterval, T)> {
    let mut joined: Vec<(VersionInterval, T)> = Vec::new();
    for (interval, what) in list {
        match joined.last_mut() {
            Some((newer, same)) if *same == what => newer.from = interval.from,
            _ => joined.push((interval, what)),
        }
    }
    joined
}

/// Returns an expression that selects a branch by version:
/// `if VERSION.at_least(3, 4) { newest } else { oldest }`.
pub(crate) fn select_by_version(version: &TokenStream, list: Vec<(VersionInterval, TokenStream)>) -> TokenStream {
    let merged = |list: Vec<(VersionInterval, TokenStream)>| -> Vec<(VersionInterval, TokenStream)> {
        let texts = list.iter().map(|(interval, tokens)| (*interval, tokens.to_string())).collect();
        let kept = merge_equal(texts);
        let find = |text: &str| list.iter().find(|(_, t)| t.to_string() == text).map(|(_, t)| t.clone());
        kept.into_iter().filter_map(|(interval, text)| Some((interval, find(&text)?))).collect()
    };
    let mut tokens = TokenStream::new();
    for (interval, branch) in merged(list).into_iter().rev() {
        tokens = match interval.from {
            None => branch,
            Some(from) => {
                let newer = at_least_expr(version, from);
                quote!(if #newer { #branch } else { #tokens })
            }
        };
    }
    tokens
}

#[cfg(test)]
mod tests {
    use super::*;

    fn version(major: u8, minor: u8) -> Version {
        Version { major, minor, revision: 0 }
    }

    #[test]
    fn revisions_are_named_in_full() {
        let revised = Version { revision: 2, ..version(4, 1) };
        assert_eq!(version_expr(revised).to_string(), quote!(Version::new(4, 1).revised(2)).to_string());
        let asked = at_least_expr(&quote!(v), revised).to_string();
        assert_eq!(asked, quote!(v.reaches(openvisa_isa_core::Version::new(4, 1).revised(2))).to_string());
        let of = |from, before| range_expr(VersionRange { from, before }, "ALL");
        assert_eq!(of(None, Some(version(3, 4))), "ALL.until(3, 4)");
        assert_eq!(
            of(Some(version(4, 1)), Some(revised)),
            "Versions::since(4, 1).before(openvisa_isa_core::Version::new(4, 1).revised(2))"
        );
    }

    #[test]
    fn neighbours_that_agree_become_one() {
        let at = |from| VersionInterval { from };
        let list = vec![(at(Some(version(4, 0))), 'a'), (at(Some(version(3, 4))), 'a'), (at(None), 'b')];
        assert_eq!(merge_equal(list), [(at(Some(version(3, 4))), 'a'), (at(None), 'b')]);
    }

    #[test]
    fn the_newest_version_is_asked_for_first() {
        let at = |from| VersionInterval { from };
        let list = vec![
            (at(Some(version(4, 0))), quote!({ a })),
            (at(Some(version(3, 4))), quote!({ b })),
            (at(None), quote!({ c })),
        ];
        let expected = quote!(if v.at_least(4, 0) { { a } } else { if v.at_least(3, 4) { { b } } else { { c } } });
        assert_eq!(select_by_version(&quote!(v), list).to_string(), expected.to_string());
    }
}
