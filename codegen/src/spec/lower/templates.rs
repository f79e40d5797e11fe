//! Lowering of assembler text: templates of the strict dialect, and lines of the vendor's
//! documents.
//!
//! For example, `add[.sat] <Dst> <Src0>` becomes a literal, an option and two placeholders.

use super::Lowering;
use super::format::{FieldNames, enumerators_of, group_named, group_names};
use crate::spec::model::{BitGroup, Condition as Expression, Field, FieldId, Gate, TextCondition, TextForm, TextItem};
use crate::spec::rules;
use crate::spec::span::{Name, Span};
use crate::spec::syntax::template::{Condition, Item, Placeholder, TemplateLine};
use crate::spec::syntax::{SourceText, Word, gate, template};

impl Lowering<'_> {
    pub(super) fn lower_text_forms(&mut self, raw: &[Name], names: &FieldNames<'_>) -> Vec<TextForm> {
        raw.iter().filter_map(|line| self.lower_text_form(line, names)).collect()
    }

    fn lower_text_form(&mut self, source: &Name, names: &FieldNames<'_>) -> Option<TextForm> {
        let place = self.place_of(source);
        let plain = |gate| TextForm { gate, condition: None, source: source.clone(), items: None };
        if !self.strict {
            return Some(plain(self.lower_upstream_gate(&place)));
        }
        match template::parse(&place) {
            Ok(None) => None,
            Ok(Some(line)) => Some(self.lower_line(&line, &place, source, names)),
            Err(problem) => {
                self.report_problem(&rules::TEMPLATE_SYNTAX, &place, problem);
                Some(plain(None))
            }
        }
    }

    /// Returns the gate before an upstream line, if the braces name platforms.
    fn lower_upstream_gate(&mut self, place: &SourceText<'_>) -> Option<Gate> {
        let (ranges, _) = gate::leading(place.text);
        let known = |word: &Word<'_>| match gate::parse(word.value, true) {
            Ok(gate::Gate::Platforms(parts)) => {
                parts.iter().all(|(_, range)| self.model.platform(&word.value[range.clone()]).is_some())
            }
            _ => false,
        };
        let words: Vec<Word<'_>> = ranges.into_iter().map(|r| gate::word(place, r)).take_while(known).collect();
        self.lower_gate_words(&words)
    }

    fn lower_line(
        &mut self,
        line: &TemplateLine<'_>,
        place: &SourceText<'_>,
        source: &Name,
        names: &FieldNames<'_>,
    ) -> TextForm {
        let condition = line.condition.clone().map(|range| {
            let part = place.part(range.clone());
            Expression { source: place.own(range), expr: self.parse_expr(&part) }
        });
        TextForm {
            gate: self.lower_gate_words(&line.gates),
            condition,
            source: source.clone(),
            items: Some(self.lower_items(&line.items, place, names)),
        }
    }

    fn lower_items(&mut self, items: &[Item<'_>], place: &SourceText<'_>, names: &FieldNames<'_>) -> Vec<TextItem> {
        let lowered = items.iter().map(|item| match item {
            Item::Literal(text) => TextItem::Literal(text.clone()),
            Item::Blank => TextItem::Blank,
            Item::Placeholder(placeholder) => self.lower_placeholder(placeholder, place, names),
            Item::Optional { condition, items, range } => {
                let span = place.span(range.clone());
                let condition = match condition {
                    Some(condition) => self.lower_text_condition(condition, span, names),
                    None => self.implied_condition(items, span, names),
                };
                TextItem::Optional { condition, items: self.lower_items(items, place, names), span }
            }
        });
        lowered.collect()
    }

    fn lower_placeholder(
        &mut self,
        placeholder: &Placeholder<'_>,
        place: &SourceText<'_>,
        names: &FieldNames<'_>,
    ) -> TextItem {
        let field = self.resolve_text_field(placeholder.field, names);
        let group = field.zip(placeholder.group).and_then(|(id, group)| self.resolve_text_group(id, group, names));
        TextItem::Placeholder {
            field,
            group,
            formatter: placeholder.formatter.map(|f| f.map(str::to_owned)),
            covers: placeholder.covers.iter().filter_map(|c| self.resolve_text_field(*c, names)).collect(),
            list: placeholder.list,
            source: place.own(placeholder.range.clone()),
        }
    }

    fn resolve_text_field(&mut self, name: Word<'_>, names: &FieldNames<'_>) -> Option<FieldId> {
        let id = names.find(name.value);
        if id.is_none() {
            // An unknown placeholder cannot mean a field that the line already prints.
            let source = self.sources.file(name.span.file);
            let line = &source.text[source.line_range(name.span.line)];
            let used: Vec<&str> =
                line.split('<').map(|rest| rest.split(['>', '.', ':', '(']).next().unwrap_or("")).collect();
            let (free, what) = (super::unused_names(names.all(), &used), "a field of the instruction");
            self.report_unknown(&rules::UNKNOWN_PLACEHOLDER, name.span, name.value, what, free);
        }
        id
    }

    fn resolve_text_group(&mut self, id: FieldId, name: Word<'_>, names: &FieldNames<'_>) -> Option<u16> {
        let field = names.fields.get(id.index())?;
        let group = group_named(field, name.value);
        if group.is_none() {
            let known = group_names(field);
            let known = known.iter().map(String::as_str);
            let what = format!("a bit group of `{}`", field.name);
            self.report_unknown(&rules::UNKNOWN_PLACEHOLDER, name.span, name.value, &what, known);
        }
        group
    }

    fn lower_text_condition(&mut self, condition: &Condition<'_>, span: Span, names: &FieldNames<'_>) -> TextCondition {
        let unresolved = TextCondition::Unresolved(self.sources.text(span).to_owned());
        let Some(id) = self.resolve_text_field(condition.field, names) else { return unresolved };
        let Some(field) = names.fields.get(id.index()) else { return unresolved };
        let mut group = None;
        if let Some(name) = condition.group {
            group = self.resolve_text_group(id, name, names);
            if group.is_none() {
                return unresolved;
            }
        }
        let negated = condition.negated;
        let Some(value) = condition.value else {
            return TextCondition::Value { field: id, group, code: None, negated };
        };
        if group.is_none() && field.enumerators.is_empty() {
            group = only_group_with(field, value.value);
        }
        let (list, owner) = enumerators_of(field, group);
        let code = list.iter().find(|e| e.name.value == value.value).map(|e| e.code.value);
        if code.is_none() {
            let known = list.iter().map(|e| e.name.value.as_str());
            let what = format!("a value of `{owner}`");
            self.report_unknown(&rules::UNKNOWN_PLACEHOLDER, value.span, value.value, &what, known);
            return unresolved;
        }
        TextCondition::Value { field: id, group, code, negated }
    }

    /// Returns the condition of an option that states none: a printed value is not zero, or a flag
    /// with this text is set.
    fn implied_condition(&mut self, items: &[Item<'_>], span: Span, names: &FieldNames<'_>) -> TextCondition {
        if has_placeholder(items) {
            return TextCondition::Nonzero;
        }
        let unresolved = TextCondition::Unresolved(self.sources.text(span).to_owned());
        let [Item::Literal(text)] = items else {
            let finding = rules::UNKNOWN_PLACEHOLDER.at(span, "this option has no condition");
            self.report(finding.help("add `?field=enumerator` at its end"));
            return unresolved;
        };
        if text == ".sat" {
            return TextCondition::Saturation;
        }
        for (position, field) in names.fields.iter().enumerate() {
            let shown = |g: &BitGroup| match &g.text {
                Some(shown) => shown.value == *text,
                None => text.strip_prefix('.').is_some_and(|t| g.is_named(t)),
            };
            if let Some(group) = field.groups.iter().position(|g| g.width() == 1 && shown(g)) {
                let field = FieldId(u16::try_from(position).unwrap_or(u16::MAX));
                let group = u16::try_from(group).ok();
                return TextCondition::Value { field, group, code: None, negated: false };
            }
        }
        let flags: Vec<String> = names.fields.iter().flat_map(flag_texts).chain([".sat".to_owned()]).collect();
        self.report_unknown(&rules::UNKNOWN_PLACEHOLDER, span, text, "the text of a one-bit group", flags);
        unresolved
    }
}

/// Returns whether the items contain a placeholder, at any depth. The parser limits the nesting of
/// options.
fn has_placeholder(items: &[Item<'_>]) -> bool {
    items.iter().any(|item| match item {
        Item::Placeholder(_) => true,
        Item::Optional { items, .. } => has_placeholder(items),
        _ => false,
    })
}

/// Returns the group that has an enumerator with this name, if there is exactly one.
fn only_group_with(field: &Field, name: &str) -> Option<u16> {
    let mut with = field.groups.iter().enumerate().filter(|(_, g)| g.enumerators.iter().any(|e| e.name.value == name));
    let (position, _) = with.next().filter(|_| with.next().is_none())?;
    u16::try_from(position).ok()
}

/// Returns the assembler texts of the one-bit groups of a field.
fn flag_texts(field: &Field) -> impl Iterator<Item = String> + '_ {
    field.groups.iter().filter(|g| g.width() == 1).filter_map(|g| match (&g.text, &g.name) {
        (Some(text), _) => Some(text.value.clone()),
        (None, Some(name)) => Some(format!(".{name}")),
        (None, None) => None,
    })
}
