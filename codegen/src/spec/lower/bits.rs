//! Lowering of bit groups and enumerators.
//!
//! For example, the text `` `sat` (`.sat`) saturates the result`` of a bit group gives its name,
//! its assembler text, and a description.

use super::Lowering;
use super::sentences::value_range;
use crate::spec::dialect::raw::{RawEnumerator, RawGroup};
use crate::spec::model::{BitGroup, Bound, DataTypeId, Enumerator, Field, FormerName};
use crate::spec::rules;
use crate::spec::span::{Name, Spanned};
use crate::spec::syntax::Word;
use crate::spec::syntax::enumerator;
use crate::spec::syntax::sentence::Formal;
use std::ops::Range;

/// The name and the assembler text at the beginning of a bit group's text.
#[derive(Default)]
struct GroupHead {
    name: Option<Range<usize>>,
    text: Option<Range<usize>>,
    reserved: bool,
    /// Byte offset of the remaining text.
    end: usize,
}

impl Lowering<'_> {
    pub(super) fn lower_groups(&mut self, raw: &[RawGroup]) -> Vec<BitGroup> {
        raw.iter().map(|group| self.lower_group(group)).collect()
    }

    fn lower_group(&mut self, raw: &RawGroup) -> BitGroup {
        let place = self.place_of(&raw.text);
        let head = if self.strict { parse_head(place.text) } else { parse_upstream_head(place.text) };
        let rest = place.part(head.end..place.text.len());
        let reading = self.read_sentences(&rest);
        let bit = |bit: u64| u8::try_from(bit).unwrap_or(u8::MAX);
        let (high, low) = (bit(raw.high.value), bit(raw.low.value));
        if high < low {
            let message = format!("bit group runs from bit {high} to bit {low}");
            let right = format!("Bit[{low}..{high}]");
            let finding = rules::BITS_BACKWARDS.at(raw.span, message).label("the high bit comes first");
            self.report(finding.help(format!("write `{right}`")).edit(raw.span, right));
        }
        let mut group = BitGroup {
            high: high.max(low),
            low: high.min(low),
            name: head.name.map(|r| place.own(r)),
            text: head.text.map(|r| place.own(r)),
            reserved: head.reserved,
            description: reading.free,
            gate: self.lower_gate(&raw.gates),
            span: raw.span,
            ..BitGroup::default()
        };
        let width = group.width();
        group.enumerators = raw.enumerators.iter().map(|e| self.lower_enumerator(e, width)).collect();
        let mut types = None;
        for sentence in &reading.sentences {
            let span = rest.span(sentence.range.clone());
            match &sentence.formal {
                Formal::Named(name) => group.type_name = Some(name.map(str::to_owned)),
                Formal::Values { low, high } => group.range = Some(value_range(*low, *high, span)),
                Formal::Signed => group.signed = true,
                Formal::Complemented if !group.is_newest() => group.complemented = true,
                Formal::Complemented => {
                    self.report_misplaced(span, "Complemented", "a bit group of the newest version")
                }
                Formal::See { target, .. } if is_data_types(target.value) => group.data_type = true,
                Formal::Types(names) => types = Some((span, self.resolve_data_types(names))),
                formal => self.report_misplaced(span, formal.words(), "a bit group"),
            }
        }
        match (group.data_type, types) {
            (true, types) => group.enumerators = self.data_type_codes(&group, types.map(|(_, ids)| ids)),
            (false, Some((span, _))) => {
                self.report_misplaced(span, "Must have type", "a bit group that holds no data type")
            }
            (false, None) => {}
        }
        // In upstream documents, the range of a group may be that of a signed number.
        group.signed |= !self.strict && matches!(group.range, Some(ref r) if is_negative(&r.low));
        group
    }

    /// Returns the data types as enumerators of a group that holds a type code, ordered by code. A
    /// list in `allowed` restricts them.
    fn data_type_codes(&self, group: &BitGroup, allowed: Option<Vec<DataTypeId>>) -> Vec<Enumerator> {
        let types = self.model.data_types.iter().enumerate();
        let mut enumerators: Vec<Enumerator> = types
            .filter(|(id, _)| allowed.as_ref().is_none_or(|list| list.iter().any(|t| t.index() == *id)))
            .filter_map(|(_, data_type)| {
                let code = data_type.code?;
                let text = Spanned::new(data_type.name.value.to_lowercase(), data_type.name.span);
                Some(Enumerator {
                    code: code.map(u64::from),
                    digits: group.width(),
                    name: data_type.name.clone(),
                    text: Some(text),
                    description: data_type.description.clone(),
                    span: data_type.span,
                    ..Enumerator::default()
                })
            })
            .collect();
        enumerators.sort_by_key(|e| e.code.value);
        enumerators
    }

    /// Lowers an enumerator. `width` is the number of bits of its group, or 0 for an enumerator of
    /// a whole field.
    pub(super) fn lower_enumerator(&mut self, raw: &RawEnumerator, width: u8) -> Enumerator {
        let place = self.place_of(&raw.text);
        let read = if self.strict { enumerator::read(&place) } else { enumerator::read_upstream(&place) };
        for problem in read.problems {
            self.report_problem(&rules::ENUMERATOR_TEXT, &place, problem);
        }
        let name: Name = read.name.map(str::to_owned);
        let layout = read.layout.and_then(|link| self.resolve_structure(link));
        let other_text =
            read.other_text.and_then(|(gate, text)| Some((self.lower_gate_words(&[gate])?, text.map(str::to_owned))));
        let text = if read.no_text { None } else { self.text_or_default(read.text, &name) };
        let also: Vec<Name> = read.also.into_iter().map(|text| text.map(str::to_owned)).collect();
        let current = || text.iter().chain(other_text.iter().map(|(_, text): &(_, Name)| text)).chain(&also);
        let formerly = read.formerly.into_iter().map(|(name, former_text)| {
            let name: Name = name.map(str::to_owned);
            let former = if text.is_some() { self.text_or_default(former_text, &name) } else { None };
            FormerName { text: former.filter(|former| current().all(|text| text.value != former.value)), name }
        });
        Enumerator {
            code: raw.code,
            digits: if width == 0 || raw.base != 2 { 0 } else { raw.digits },
            formerly: formerly.collect(),
            text,
            other_text,
            also,
            name,
            description: read.description,
            gate: self.lower_gate(&raw.gates),
            valid_if: read.valid_if.map(|clause| self.lower_clause(&place, &clause)),
            layout,
            span: raw.span,
        }
    }

    /// Returns the given assembler text. In the strict dialect, it defaults to a one-word name in
    /// lower case.
    fn text_or_default(&self, given: Option<Word<'_>>, name: &Name) -> Option<Name> {
        let single = self.strict && !name.value.is_empty() && !name.value.contains(char::is_whitespace);
        match given {
            Some(text) => Some(text.map(str::to_owned)),
            None if single => Some(Spanned::new(name.value.to_lowercase(), name.span)),
            None => None,
        }
    }

    /// Copies enumerators between groups with one name: a group without any gets those of the
    /// newest group whose codes fit.
    pub(super) fn share_enumerators(&mut self, field: &mut Field) {
        // A field has at most 64 bits. More groups than that are damage, which would make this loop
        // quadratic.
        for position in 0..field.groups.len().min(256) {
            let group = &field.groups[position];
            let (Some(name), true) = (&group.name, group.enumerators.is_empty()) else { continue };
            let same = |g: &&BitGroup| g.is_named(&name.value);
            let Some(full) = field.groups.iter().take(256).filter(same).find(|g| !g.enumerators.is_empty()) else {
                continue;
            };
            let (most, width) = (group.max(), group.width());
            let fitting = full.enumerators.iter().filter(|e| e.code.value <= most);
            let list = fitting.map(|e| Enumerator { digits: width, ..e.clone() }).collect();
            let type_name = group.type_name.clone().or_else(|| full.type_name.clone());
            let group = &mut field.groups[position];
            group.enumerators = list;
            group.type_name = type_name;
        }
    }

    /// Returns the name that a `See` sentence links to, and reports a link whose anchor differs
    /// from its title.
    pub(super) fn link_target(&mut self, title: Word<'_>, target: Word<'_>) -> Option<String> {
        let anchor = target.value.rsplit_once('#').map_or("", |(_, anchor)| anchor);
        let expected = anchor_of(title.value);
        if !target.value.contains("fields.md#") {
            let finding = rules::UNKNOWN_SHARED_FIELD.at(target.span, "this leads to no shared field");
            self.report(finding.help("the form is `See [Name](../fields.md#name).`"));
            return None;
        }
        if anchor != expected {
            let message = format!("`{anchor}` is not the anchor of `{}`", title.value);
            let exact = self.sources.text(target.span) == target.value;
            let start = if exact { target.span.end as usize - anchor.len() } else { target.span.start as usize };
            let span = self.sources.span(target.span.file, start..target.span.end as usize);
            let finding = rules::UNKNOWN_SHARED_FIELD.at(span, message);
            self.report(finding.help(format!("write `#{expected}`")).edit(span, expected));
        }
        Some(title.value.to_owned())
    }
}

/// Returns the anchor of a heading: lower case, with dashes for blanks.
fn anchor_of(title: &str) -> String {
    title.to_lowercase().replace(' ', "-")
}

/// Returns whether a link leads to the document of data types.
fn is_data_types(target: &str) -> bool {
    target.rsplit('/').next().is_some_and(|file| file.starts_with("2_datatypes.md"))
}

fn is_negative(bound: &Bound) -> bool {
    matches!(bound, Bound::Number(n) if *n < 0)
}

/// Parses `` `name` (`text`) rest`` or `reserved rest`.
fn parse_head(text: &str) -> GroupHead {
    let start = text.len() - text.trim_start().len();
    if let Some(rest) = text[start..].strip_prefix("reserved")
        && !rest.starts_with(|c: char| c.is_alphanumeric() || c == '_')
    {
        return GroupHead {
            reserved: true,
            end: text.len() - rest.trim_start_matches('.').len(),
            ..GroupHead::default()
        };
    }
    let Some(name) = find_code_span(text, start) else { return GroupHead { end: start, ..GroupHead::default() } };
    let after = name.end + 1;
    let text_span = text[after..].strip_prefix(" (").and_then(|_| find_code_span(text, after + 2));
    match text_span.filter(|r| text[r.end + 1..].starts_with(')')) {
        Some(shown) => GroupHead { end: shown.end + 2, name: Some(name), text: Some(shown), reserved: false },
        None => GroupHead { end: after, name: Some(name), ..GroupHead::default() },
    }
}

/// Parses the text of an upstream group, which has no name and may say that it is reserved.
fn parse_upstream_head(text: &str) -> GroupHead {
    let words = text.trim_start();
    let reserved = words == "MBZ" || words.starts_with("reserved");
    GroupHead { reserved, ..GroupHead::default() }
}

/// Returns the range between the back quotes of a code span that starts at `at`.
fn find_code_span(text: &str, at: usize) -> Option<Range<usize>> {
    let rest = text.get(at..)?.strip_prefix('`')?;
    let length = rest.find('`').filter(|length| *length > 0)?;
    Some(at + 1..at + 1 + length)
}
