//! Parser of gates: limits to platforms (`XEHP+`, `-PVC,XE2+`) or to versions of the object format
//! (`v3.4+`).

use super::{Problem, SourceText, Word, split_commas, trim};
use crate::spec::model::{PlatformId, PlatformSet, Version, VersionRange};
use crate::spec::span::Spanned;
use std::ops::Range;

/// The platforms that a part of a gate selects, relative to its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reach {
    /// `X`
    Only,
    /// `X+`
    From,
    /// `-X`
    Before,
}

impl Reach {
    /// Returns the platforms that the part selects, where `id` is the one that it names of `count`.
    pub(crate) fn platforms(self, id: PlatformId, count: usize) -> PlatformSet {
        match self {
            Self::Only => PlatformSet::only(id),
            Self::From => PlatformSet::from(id, count),
            Self::Before => PlatformSet::before(id),
        }
    }
}

/// A gate without its braces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Gate {
    /// A union of platform parts, each with the range of the platform's name.
    Platforms(Vec<(Reach, Range<usize>)>),
    Versions(VersionRange),
}

/// Parses the text between the braces. If `lenient`, `pre-X` is accepted for `-X`, and blanks
/// around commas are ignored.
///
/// # Errors
/// The problem, if the text is not a gate.
pub(crate) fn parse(text: &str, lenient: bool) -> Result<Gate, Problem> {
    let whole = 0..text.len();
    if let Some(versions) = parse_version(text, trim(text, whole.clone()))? {
        return Ok(Gate::Versions(versions));
    }
    let mut parts = Vec::new();
    for (index, range) in split_commas(text, whole.clone()).enumerate() {
        if !lenient && text[..range.start].ends_with(char::is_whitespace) && (index > 0 || range.start > 0) {
            return Err(Problem::new(whole, "a gate has no blanks").replace(text.replace(char::is_whitespace, "")));
        }
        if parse_version(text, range.clone())?.is_some() {
            return Err(Problem::new(range, "a gate that lists platforms cannot name versions")
                .help("write a second gate after it: `{ICLLP+}{v3.4+}`; adjacent gates must all hold"));
        }
        parts.push(parse_platform(text, range, lenient)?);
    }
    if !lenient && text.ends_with(char::is_whitespace) {
        return Err(Problem::new(whole, "a gate has no blanks").replace(text.replace(char::is_whitespace, "")));
    }
    Ok(Gate::Platforms(parts))
}

fn parse_platform(text: &str, range: Range<usize>, lenient: bool) -> Result<(Reach, Range<usize>), Problem> {
    let part = &text[range.clone()];
    let (reach, name) = if let Some(rest) = part.strip_prefix("pre-") {
        if !lenient {
            return Err(Problem::new(range, format!("`{part}` is not a gate")).replace(format!("-{rest}")));
        }
        (Reach::Before, range.start + 4..range.end)
    } else if part.starts_with('-') {
        (Reach::Before, range.start + 1..range.end)
    } else if part.ends_with('+') {
        (Reach::From, range.start..range.end - 1)
    } else {
        (Reach::Only, range.clone())
    };
    let is_name = !name.is_empty() && text[name.clone()].bytes().all(super::lexer::is_name_byte);
    if is_name {
        return Ok((reach, name));
    }
    let help = "the forms of a gate are {X}, {X+}, {-X}, {A,B+}, {v3.4}, {v3.4+} and {-v3.4}";
    Err(Problem::new(range, format!("`{part}` is not a gate")).help(help))
}

/// Parses `v3.4`, `v3.4+` or `-v3.4`. Returns `None` for any other text.
fn parse_version(text: &str, range: Range<usize>) -> Result<Option<VersionRange>, Problem> {
    let part = text.get(range.clone()).unwrap_or("");
    let (before, rest) = part.strip_prefix('-').map_or((false, part), |r| (true, r));
    let (from, rest) = rest.strip_suffix('+').map_or((false, rest), |r| (true, r));
    let Some(number) = rest.strip_prefix('v').filter(|n| n.starts_with(|c: char| c.is_ascii_digit())) else {
        return Ok(None);
    };
    let version = Version::parse(number);
    let (Some(version), false) = (version, before && from) else {
        return Err(Problem::new(range, format!("`{part}` is not a version"))
            .help("the forms are {v3.4}, {v3.4+}, {-v3.4} and those of a revision, {v4.1.1+}; for a range write {v3.2+}{-v3.8}"));
    };
    Ok(Some(match (before, from) {
        (true, _) => VersionRange { from: None, before: Some(version) },
        (_, true) => VersionRange { from: Some(version), before: None },
        _ => VersionRange { from: Some(version), before: Some(version.next()) },
    }))
}

/// Splits off the gates at the beginning of a text. Returns the ranges between their braces, and
/// the offset of the rest.
pub(crate) fn leading(text: &str) -> (Vec<Range<usize>>, usize) {
    let mut gates = Vec::new();
    let mut at = 0;
    while let Some(rest) = text.get(at..).and_then(|r| r.strip_prefix('{')) {
        let Some(length) = rest.find('}') else { break };
        gates.push(at + 1..at + 1 + length);
        at += length + 2;
    }
    (gates, at)
}

/// Returns a gate that [`leading`] found, with the place of its braces.
pub(crate) fn word<'t>(place: &SourceText<'t>, inner: Range<usize>) -> Word<'t> {
    let span = place.span(inner.start.saturating_sub(1)..inner.end + 1);
    Spanned::new(place.text.get(inner).unwrap_or(""), span)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn show(text: &str, lenient: bool) -> String {
        match parse(text, lenient) {
            Ok(Gate::Platforms(parts)) => {
                parts.into_iter().map(|(reach, r)| format!("{reach:?} {}", &text[r])).collect::<Vec<_>>().join(", ")
            }
            Ok(Gate::Versions(v)) => {
                let end = |v: Option<Version>| v.map_or("*".into(), |v| v.to_string());
                format!("{}..{}", end(v.from), end(v.before))
            }
            Err(p) => format!("{}..{}: {}", p.range.start, p.range.end, p.message),
        }
    }

    #[test]
    fn all_forms_are_read() {
        for (text, shown) in [
            ("XEHP", "Only XEHP"),
            ("XEHP+", "From XEHP"),
            ("-PVC", "Before PVC"),
            ("-PVC,XE2+", "Before PVC, From XE2"),
            ("PVC_XT,PVC", "Only PVC_XT, Only PVC"),
            ("v3.4", "3.4..3.5"),
            ("v3.4+", "3.4..*"),
            ("-v3.4", "*..3.4"),
            ("v4.255", "4.255..4.255"),
        ] {
            assert_eq!(show(text, false), shown);
            assert_eq!(show(text, true), shown);
        }
    }

    #[test]
    fn the_vendors_forms_are_read_leniently_only() {
        assert_eq!(show("pre-ICLLP", true), "Before ICLLP");
        assert_eq!(show("pre-ICLLP", false), "0..9: `pre-ICLLP` is not a gate");
        assert_eq!(show(" XEHP+ , SKL ", true), "From XEHP, Only SKL");
        assert_eq!(show("XEHP+, SKL", false), "0..10: a gate has no blanks");
        assert_eq!(parse("pre-ICLLP", false).unwrap_err().replacement.as_deref(), Some("-ICLLP"));
    }

    #[test]
    fn what_is_no_gate_is_said() {
        for (text, shown) in [
            ("", "0..0: `` is not a gate"),
            ("XEHP,", "5..5: `` is not a gate"),
            ("-XEHP+", "0..6: `-XEHP+` is not a gate"),
            ("+", "0..1: `+` is not a gate"),
            ("é", "0..2: `é` is not a gate"),
            ("v3", "0..2: `v3` is not a version"),
            ("v3.999", "0..6: `v3.999` is not a version"),
            ("-v3.4+", "0..6: `-v3.4+` is not a version"),
            ("PVC+,v3.4", "5..9: a gate that lists platforms cannot name versions"),
            ("v3.4,PVC", "0..8: `v3.4,PVC` is not a version"),
        ] {
            assert_eq!(show(text, false), shown);
        }
    }

    #[test]
    fn leading_gates_end_where_the_text_begins() {
        assert_eq!(leading("{v4.0+}{ICLLP+}rest"), (vec![1..6, 8..14], 15));
        assert_eq!(leading("rest {X}"), (vec![], 0));
        assert_eq!(leading("{X"), (vec![], 0));
    }
}
