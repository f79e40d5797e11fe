//! Lowering of properties and type maps.
//!
//! For example, `- **Saturation:** Yes` becomes [`Saturation::Yes`].

use super::Lowering;
use crate::spec::dialect::raw::RawTypeMap;
use crate::spec::model::{Accuracy, AccuracyKind, Gate, ModifierKind, Properties, Saturation, SupportedType, TypeMap};
use crate::spec::rules;
use crate::spec::span::{Name, Spanned};
use crate::spec::syntax::{SourceText, gate, split_commas, trim};
use std::collections::HashSet;
use std::ops::Range;

/// The form of the Accuracy property.
const ACCURACY_FORM: &str = "the form is `F within 3; HF, BF approximate. The reason.`: types or `all`, then `within` and a \
                             number of units of the last place, `approximate` or `unspecified`";

impl Lowering<'_> {
    /// Lowers properties by key. The reader reports unknown and repeated keys; the first of
    /// repeated keys counts.
    pub(super) fn lower_properties(&mut self, raw: &[(Name, Name)]) -> Properties {
        let mut properties = Properties::default();
        let mut seen: HashSet<&str> = HashSet::new();
        for (key, value) in raw.iter().filter(|(key, _)| seen.insert(&key.value)) {
            match key.value.as_str() {
                "Supported Types" => properties.supported_types = self.lower_supported_types(value),
                "Saturation" => properties.saturation = self.parse_property(value, Saturation::PAIRS),
                "Source Modifier" => properties.source_modifier = self.parse_property(value, ModifierKind::PAIRS),
                "Out-of-bound Access" => properties.out_of_bounds = Some(value.clone()),
                "SIMD Control Flow" => properties.simd_control_flow = Some(value.clone()),
                "Opaque" => properties.opaque = Some(value.clone()),
                "Instead" => properties.instead = Some(value.clone()),
                "Accuracy" => self.lower_accuracy(value, &mut properties),
                _ => {}
            }
        }
        properties
    }

    fn parse_property<T: Copy>(&mut self, value: &Name, known: &[(&str, T)]) -> Option<Spanned<T>> {
        let found = known.iter().find(|(word, _)| *word == value.value).map(|(_, v)| Spanned::new(*v, value.span));
        if found.is_none() {
            let words = known.iter().map(|(word, _)| *word);
            self.report_unknown(&rules::PROPERTY_VALUE, value.span, &value.value, "a value of this property", words);
        }
        found
    }

    /// Lowers clauses such as `F within 3; HF, BF approximate. The reason.`
    fn lower_accuracy(&mut self, value: &Name, properties: &mut Properties) {
        let place = self.place_of(value);
        let Some((clauses, reason)) = value.value.split_once(". ").filter(|(_, reason)| !reason.trim().is_empty())
        else {
            let finding = rules::PROPERTY_VALUE.at(value.span, "the accuracy has no reason");
            return self.report(finding.help(ACCURACY_FORM));
        };
        properties.accuracy_reason = reason.trim().to_owned();
        let mut start = 0;
        for clause in clauses.split(';') {
            let range = trim(&value.value, start..start + clause.len());
            start += clause.len() + 1;
            match self.lower_accuracy_clause(&place, range.clone()) {
                Some(accuracy) => properties.accuracy.push(accuracy),
                None => {
                    let finding = rules::PROPERTY_VALUE.at(place.span(range), "this is no accuracy");
                    self.report(finding.help(ACCURACY_FORM));
                }
            }
        }
    }

    /// Lowers a clause such as `F within 3`. Returns `None` if it has another form.
    fn lower_accuracy_clause(&mut self, place: &SourceText<'_>, range: Range<usize>) -> Option<Accuracy> {
        let text = place.text.get(range.clone())?;
        let words: Vec<&str> = text.split(' ').collect();
        let (words, bound) = match words.split_last()? {
            (number, rest) if rest.last() == Some(&AccuracyKind::Within.word()) => (rest, Some(number.parse().ok()?)),
            _ => (&words[..], None),
        };
        let (word, types) = words.split_last()?;
        let kind = AccuracyKind::PAIRS.iter().find(|(known, _)| known == word)?.1;
        let is_bounded = kind == AccuracyKind::Within;
        let length = types.iter().map(|word| word.len() + 1).sum::<usize>().checked_sub(1)?;
        let types = match types {
            ["all"] => Vec::new(),
            _ => {
                let names = split_commas(place.text, range.start..range.start + length);
                names.map(|name| self.resolve_data_type(place.word(name))).collect::<Option<_>>()?
            }
        };
        (is_bounded == bound.is_some()).then(|| Accuracy { types, kind, bound, span: place.span(range) })
    }

    /// Lowers a list such as `B,D,F.{XEHP+}BF`, where a full stop and gates limit the types after
    /// them.
    fn lower_supported_types(&mut self, value: &Name) -> Vec<SupportedType> {
        let place = self.place_of(value);
        let mut types = Vec::new();
        let mut current: Option<Gate> = None;
        let mut at = 0;
        let mut in_gate = false;
        let separates = |c: char| {
            in_gate = c == '{' || in_gate && c != '}';
            !in_gate && matches!(c, ',' | '.')
        };
        for part in value.value.split(separates) {
            let start = at;
            at += part.len() + 1;
            let stopped = start > 0 && value.value.as_bytes().get(start - 1) == Some(&b'.');
            let rest = place.part(start..start + part.len());
            let (gates, end) = gate::leading(rest.text.trim_start());
            let blanks = rest.text.len() - rest.text.trim_start().len();
            if !gates.is_empty() {
                current = self.leading_gate(&place.part(start + blanks..start + part.len())).0;
            }
            if gates.is_empty() == stopped || (gates.is_empty() && part.trim().is_empty()) {
                let message = if stopped { "a gate follows a full stop in this list" } else { "expected a type" };
                let finding = rules::PROPERTY_VALUE.at(rest.span(0..part.len()), message);
                self.report(finding.help("the form is `B,D,F.{XEHP+}BF`"));
            }
            let name = crate::spec::syntax::trim(&value.value, start + blanks + end..start + part.len());
            if name.is_empty() {
                continue;
            }
            let word = place.word(name);
            if let Some(data_type) = self.resolve_data_type(word) {
                types.push(SupportedType { data_type, gate: current.clone(), span: word.span });
            }
        }
        types
    }

    pub(super) fn lower_type_maps(&mut self, raw: &[RawTypeMap]) -> Vec<TypeMap> {
        raw.iter().map(|map| self.lower_type_map(map)).collect()
    }

    fn lower_type_map(&mut self, raw: &RawTypeMap) -> TypeMap {
        let mut list = |names: &[Name]| {
            let ids = names.iter().filter_map(|name| {
                let id = self.resolve_data_type(name.as_ref().map(String::as_str))?;
                Some(Spanned::new(id, name.span))
            });
            ids.collect()
        };
        let (dst, src) = (list(&raw.dst), list(&raw.src));
        TypeMap { dst, src, gate: self.lower_gate(&raw.gates), span: raw.span }
    }
}
