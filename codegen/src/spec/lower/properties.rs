//! Lowering of properties and type maps.
//!
//! For example, `- **Saturation:** Yes` becomes [`Saturation::Yes`].

use super::Lowering;
use crate::spec::dialect::raw::RawTypeMap;
use crate::spec::model::{Gate, ModifierKind, Properties, Saturation, SupportedType, TypeMap};
use crate::spec::rules;
use crate::spec::span::{Name, Spanned};
use crate::spec::syntax::gate;

const KEYS: [&str; 6] =
    ["Supported Types", "Saturation", "Source Modifier", "Out-of-bound Access", "SIMD Control Flow", "Opaque"];

impl Lowering<'_> {
    /// Lowers properties by key. The reader reports unknown and repeated keys; the first of
    /// repeated keys counts.
    pub(super) fn lower_properties(&mut self, raw: &[(Name, Name)]) -> Properties {
        let mut properties = Properties::default();
        let mut seen: Vec<&str> = Vec::new();
        for (key, value) in raw {
            let key = key.value.as_str();
            if !KEYS.contains(&key) || seen.contains(&key) {
                continue;
            }
            seen.push(key);
            match key {
                "Supported Types" => properties.supported_types = self.lower_supported_types(value),
                "Saturation" => properties.saturation = self.parse_property(value, Saturation::WORDS),
                "Source Modifier" => properties.source_modifier = self.parse_property(value, ModifierKind::WORDS),
                "Out-of-bound Access" => properties.out_of_bounds = Some(value.clone()),
                "SIMD Control Flow" => properties.simd_control_flow = Some(value.clone()),
                "Opaque" => properties.opaque = Some(value.clone()),
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
