//! What depends on the version of the object format, and where it changes.

use crate::model::{Field, FieldKind, Gate, Version, VersionRange};
use proc_macro2::{Literal, TokenStream};
use quote::quote;

/// Versions in which everything is the same: from one (`None` is the oldest) up to the next newer stretch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Stretch {
    pub(crate) from: Option<Version>,
}

impl Stretch {
    /// Whether what stands behind the gate is there in these versions.
    pub(crate) fn has(self, gate: Option<&Gate>) -> bool {
        gate.is_none_or(|g| g.versions.contains(self.from.unwrap_or(Version::OLDEST)))
    }
}

/// `Version::new(4, 1)`, `Version::new(4, 1).revised(2)`
pub(crate) fn value(version: Version) -> TokenStream {
    let [major, minor] = [version.major, version.minor].map(Literal::u8_unsuffixed);
    let revision = Literal::i8_unsuffixed(version.revision);
    match version.revision {
        0 => quote!(Version::new(#major, #minor)),
        _ => quote!(Version::new(#major, #minor).revised(#revision)),
    }
}

/// Whether what has a version is that of this version or a later one: `r.version().at_least(3, 4)`. A revision is asked for in full.
pub(crate) fn reaches(what: &TokenStream, version: Version) -> TokenStream {
    match version.revision {
        0 => {
            let [major, minor] = [version.major, version.minor].map(Literal::u8_unsuffixed);
            quote!(#what.at_least(#major, #minor))
        }
        _ => {
            let version = value(version);
            quote!(#what.reaches(openvisa_codec::#version))
        }
    }
}

/// `Versions::since(3, 2).until(3, 4)`, with `all` for what begins with the oldest version.
pub(crate) fn range(range: VersionRange, all: &str) -> String {
    let bound = |short: &str, long: &str, version: Version| match version.revision {
        0 => format!("{short}({}, {})", version.major, version.minor),
        revision => {
            format!("{long}(openvisa_codec::Version::new({}, {}).revised({revision}))", version.major, version.minor)
        }
    };
    let from = range.from.map_or_else(|| all.to_owned(), |v| bound("Versions::since", "Versions::from", v));
    from + &range.before.map_or_else(String::new, |v| bound(".until", ".before", v))
}

/// The stretches of versions that these gates tell apart, newest first.
pub(crate) fn stretches<'a>(gates: impl IntoIterator<Item = &'a Gate>) -> Vec<Stretch> {
    let bounds = gates.into_iter().flat_map(|g| [g.versions.from, g.versions.before]).flatten();
    let mut starts: Vec<Option<Version>> = bounds.map(Some).collect();
    starts.push(None);
    starts.sort_unstable();
    starts.dedup();
    starts.into_iter().rev().map(|from| Stretch { from }).collect()
}

/// Everything about the bytes of a field that a version may change.
pub(crate) fn gates(field: &Field) -> impl Iterator<Item = &Gate> {
    let enumerators = field.enumerators.iter().chain(field.groups.iter().flat_map(|g| &g.enumerators));
    let gates = field.alternatives.iter().map(|(gate, _)| gate);
    let gates = gates.chain(field.groups.iter().filter_map(|g| g.gate.as_ref()));
    gates.chain(enumerators.filter_map(|e| e.gate.as_ref())).chain(&field.gate)
}

/// The stretches of versions in which the bytes of a field are the same.
pub(crate) fn of_field(field: &Field) -> Vec<Stretch> {
    stretches(gates(field))
}

/// What the bytes of a field are in some versions; `None`: there are none.
pub(crate) fn kind_in(field: &Field, stretch: Stretch) -> Option<FieldKind> {
    if !stretch.has(field.gate.as_ref()) {
        return None;
    }
    match field.alternatives.as_slice() {
        [] => field.kind,
        alternatives => alternatives.iter().find(|(gate, _)| stretch.has(Some(gate))).map(|(_, kind)| *kind),
    }
}

/// Joins neighbouring stretches for which the same is true.
pub(crate) fn join<T: PartialEq>(list: Vec<(Stretch, T)>) -> Vec<(Stretch, T)> {
    let mut joined: Vec<(Stretch, T)> = Vec::new();
    for (stretch, what) in list {
        match joined.last_mut() {
            Some((newer, same)) if *same == what => newer.from = stretch.from,
            _ => joined.push((stretch, what)),
        }
    }
    joined
}

/// `if VERSION.at_least(3, 4) { newest } else { oldest }`
pub(crate) fn choose(version: &TokenStream, list: Vec<(Stretch, TokenStream)>) -> TokenStream {
    let same = |list: Vec<(Stretch, TokenStream)>| -> Vec<(Stretch, TokenStream)> {
        let texts = list.iter().map(|(stretch, tokens)| (*stretch, tokens.to_string())).collect();
        let kept = join(texts);
        let find = |text: &str| list.iter().find(|(_, t)| t.to_string() == text).map(|(_, t)| t.clone());
        kept.into_iter().filter_map(|(stretch, text)| Some((stretch, find(&text)?))).collect()
    };
    let mut tokens = TokenStream::new();
    for (stretch, branch) in same(list).into_iter().rev() {
        tokens = match stretch.from {
            None => branch,
            Some(from) => {
                let newer = reaches(version, from);
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
        assert_eq!(value(revised).to_string(), quote!(Version::new(4, 1).revised(2)).to_string());
        let asked = reaches(&quote!(v), revised).to_string();
        assert_eq!(asked, quote!(v.reaches(openvisa_codec::Version::new(4, 1).revised(2))).to_string());
        let of = |from, before| range(VersionRange { from, before }, "ALL");
        assert_eq!(of(None, Some(version(3, 4))), "ALL.until(3, 4)");
        assert_eq!(
            of(Some(version(4, 1)), Some(revised)),
            "Versions::since(4, 1).before(openvisa_codec::Version::new(4, 1).revised(2))"
        );
    }

    #[test]
    fn neighbours_that_agree_become_one() {
        let at = |from| Stretch { from };
        let list = vec![(at(Some(version(4, 0))), 'a'), (at(Some(version(3, 4))), 'a'), (at(None), 'b')];
        assert_eq!(join(list), [(at(Some(version(3, 4))), 'a'), (at(None), 'b')]);
    }

    #[test]
    fn the_newest_version_is_asked_for_first() {
        let at = |from| Stretch { from };
        let list = vec![
            (at(Some(version(4, 0))), quote!({ a })),
            (at(Some(version(3, 4))), quote!({ b })),
            (at(None), quote!({ c })),
        ];
        let expected = quote!(if v.at_least(4, 0) { { a } } else { if v.at_least(3, 4) { { b } } else { { c } } });
        assert_eq!(choose(&quote!(v), list).to_string(), expected.to_string());
    }
}
