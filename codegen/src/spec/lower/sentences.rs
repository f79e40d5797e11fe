//! Lowering of a field's text: formal sentences, and upstream phrases that mean the same.
//!
//! For example, ``Present if `Op == 3`.`` sets the presence of the field.

use super::Lowering;
use super::fields::Scope;
use crate::spec::dialect::raw::RawField;
use crate::spec::model::{
    Alignment, Bound, ClassSet, Condition, Elements, Field, Ignored, LabelKind, NullRule, OffsetTarget, OperandClass,
    Parameter, Presence, TableRef, Usual, ValueRange,
};
use crate::spec::rules;
use crate::spec::span::{Name, Span, Spanned};
use crate::spec::syntax::sentence::{Formal, Irregular, Reading, Sentence};
use crate::spec::syntax::{SourceText, Word, phrase, sentence};

/// The vendor's word for the label of a called kernel.
const UPSTREAM_LABEL: (&str, LabelKind) = ("kernel", LabelKind::Fc);

/// The state while the text of one field is read.
pub(super) struct FieldTextState<'s, 'n> {
    scope: &'s Scope<'n>,
    /// Kinds of sentences that have been read.
    seen: Vec<&'static str>,
    /// True if a sentence said whether the instruction reads or writes the field.
    pub(super) access_given: bool,
}

impl<'s, 'n> FieldTextState<'s, 'n> {
    pub(super) fn new(scope: &'s Scope<'n>) -> Self {
        Self { scope, seen: Vec::new(), access_given: false }
    }
}

impl Lowering<'_> {
    /// Splits a text into sentences of the dialect, and reports irregular ones.
    pub(super) fn read_sentences<'t>(&mut self, place: &SourceText<'t>) -> Reading<'t> {
        let mut reading = if self.strict { sentence::read(place) } else { phrase::read(place) };
        for (irregular, problem) in std::mem::take(&mut reading.problems) {
            let rule = match irregular {
                Irregular::Form | Irregular::Stop | Irregular::Order => &rules::FORMAL_SENTENCE,
                Irregular::Typo => &rules::MISSPELT_PHRASE,
                Irregular::Glued => &rules::GLUED_SENTENCE,
            };
            self.report_problem(rule, place, problem);
        }
        reading
    }

    /// Reads the text of a field and stores the facts in it.
    pub(super) fn read_field_text(&mut self, field: &mut Field, raw: &RawField, reader: &mut FieldTextState<'_, '_>) {
        let place = SourceText::new(self.sources, &raw.text, raw.text_span);
        let reading = self.read_sentences(&place);
        field.description = reading.free;
        for sentence in &reading.sentences {
            let span = place.span(sentence.range.clone());
            let words = sentence.formal.words();
            use Formal::{Elements, NullIf, Parameter, Usually};
            let many = matches!(sentence.formal, Elements { .. } | NullIf(_) | Usually { .. } | Parameter { .. });
            if !many && reader.seen.contains(&words) {
                if self.strict {
                    let finding = rules::REPEATED_SENTENCE.at(span, format!("`{words}` a second time"));
                    self.report(finding.help("the first one counts; join the two, or remove one"));
                }
                continue;
            }
            reader.seen.push(words);
            self.apply_sentence(field, sentence, &place, span, reader);
        }
        if raw.text.contains("Number of elements is") {
            field.elements.extend(raw.items.iter().filter_map(parse_element_case));
        }
    }

    /// Stores the fact of one sentence in the field.
    fn apply_sentence(
        &mut self,
        field: &mut Field,
        sentence: &Sentence<'_>,
        place: &SourceText<'_>,
        span: Span,
        reader: &mut FieldTextState<'_, '_>,
    ) {
        let scope = reader.scope;
        match &sentence.formal {
            Formal::See { title, target } => field.shared = self.shared_field_id(*title, *target),
            Formal::Classes(names) => field.classes = Some(Spanned::new(self.resolve_classes(names), span)),
            Formal::Types(names) => field.types = Some(Spanned::new(self.resolve_data_types(names), span)),
            Formal::Elements { count, condition } => {
                let condition = condition.as_ref().map(|c| self.lower_clause(place, c));
                field.elements.push(Elements { condition, count: *count, span });
            }
            Formal::Values { low, high } => field.range = Some(value_range(*low, *high, span)),
            Formal::Present(clause) => field.presence = Presence::If(self.lower_clause(place, clause)),
            Formal::Counted(name) => {
                if let Some(id) = self.resolve_sibling(*name, scope) {
                    field.presence = Presence::CountedBy(id);
                }
            }
            Formal::Ignored(None) => field.ignored = Ignored::Always,
            Formal::Ignored(Some(clause)) => field.ignored = Ignored::If(self.lower_clause(place, clause)),
            Formal::MayBeNull if field.null == NullRule::Unstated => field.null = NullRule::Allowed,
            Formal::MayBeNull => {}
            Formal::NullIf(clause) => self.add_null_condition(field, place, clause),
            Formal::Label(word) => {
                let mut labels = LabelKind::PAIRS.to_vec();
                labels.extend((!self.strict).then_some(UPSTREAM_LABEL));
                field.label = self.resolve_word(*word, &labels, "a kind of label").map(|l| Spanned::new(l, span));
            }
            Formal::Aligned(word) => {
                field.alignment =
                    self.resolve_word(*word, Alignment::PAIRS, "an alignment").map(|a| Spanned::new(a, span));
            }
            Formal::Stored(clause) if !scope.of_members => field.storage = Some(self.lower_clause(place, clause)),
            Formal::StoredAsDeclared(clause) if !scope.of_members => {
                field.storage = Some(self.lower_clause(place, clause));
                field.storage_declared = true;
            }
            Formal::Takes(clause) if !scope.of_members => field.footprint = Some(self.lower_clause(place, clause)),
            Formal::Access(access) => {
                field.access = *access;
                reader.access_given = true;
            }
            Formal::Region(region) if !scope.of_members => field.region = Some(*region),
            Formal::Named(name) => field.type_name = Some(name.map(str::to_owned)),
            Formal::MustBe(value) => field.must_be = Some(Spanned::new(*value, span)),
            Formal::Usually { value, condition } if !scope.of_members => {
                let condition = condition.as_ref().map(|c| self.lower_clause(place, c));
                field.usual.push(Usual { value: value.map(str::to_owned), condition });
            }
            Formal::Parameter { name, condition, words } if !scope.of_members => {
                let condition = condition.as_ref().map(|c| self.lower_clause(place, c));
                let (name, description) = (name.map(str::to_owned), (*words).to_owned());
                field.parameters.push(Parameter { name, condition, description });
            }
            Formal::Index(name) => field.index_of = Some(Spanned::new(self.resolve_table(*name), span)),
            Formal::IndexBy(name) => {
                let table = self.resolve_sibling(*name, scope).map_or(TableRef::Unresolved, TableRef::SelectedBy);
                field.index_of = Some(Spanned::new(table, span));
            }
            Formal::OffsetOfBytes { size } if scope.of_members => {
                let target = self.resolve_sibling(*size, scope).map(|size| OffsetTarget::Bytes { size });
                field.offset_of = Some(Spanned::new(target.unwrap_or(OffsetTarget::Unresolved), span));
            }
            Formal::OffsetOf { structure, size } if scope.of_members => {
                let (structure, size) = (self.resolve_structure(*structure), self.resolve_sibling(*size, scope));
                let target = structure.zip(size).map(|(structure, size)| OffsetTarget::Structure { structure, size });
                field.offset_of = Some(Spanned::new(target.unwrap_or(OffsetTarget::Unresolved), span));
            }
            Formal::OffsetIn { structure, member } if scope.of_members => {
                let target = self.resolve_member_offset(*structure, *member);
                field.offset_of = Some(Spanned::new(target, span));
            }
            Formal::Begins(name) if scope.of_members => {
                field.begins_at = self.resolve_sibling(*name, scope).map(|id| Spanned::new(id, span));
            }
            _ => self.report_misplaced(
                span,
                sentence.formal.words(),
                if scope.of_members { "a member" } else { "a field" },
            ),
        }
    }

    pub(super) fn report_misplaced(&mut self, span: Span, words: &str, owner: &str) {
        let finding = rules::SENTENCE_PLACE.at(span, format!("`{words}` has no meaning for {owner}"));
        self.report(finding.help("`explain V0958` lists where each sentence is allowed"));
    }

    fn add_null_condition(&mut self, field: &mut Field, place: &SourceText<'_>, clause: &sentence::Clause) {
        let condition: Condition = self.lower_clause(place, clause);
        match &mut field.null {
            NullRule::If(conditions) => conditions.push(condition),
            other => *other = NullRule::If(vec![condition]),
        }
    }

    fn resolve_classes(&mut self, names: &[Word<'_>]) -> ClassSet {
        let mut set = ClassSet::default();
        for name in names {
            match OperandClass::parse(name.value) {
                Some(class) if !set.insert(class) => {
                    let message = format!("`{}` occurs twice in this list", name.value);
                    self.report(rules::DUPLICATE_VALUE.at(name.span, message));
                }
                Some(_) => {}
                None => {
                    let known = OperandClass::ALL.iter().map(|class| class.name());
                    self.report_unknown(&rules::UNKNOWN_CLASS, name.span, name.value, "an operand class", known);
                }
            }
        }
        set
    }

    /// Resolves one of a few words. The upstream dialect ignores case.
    fn resolve_word<T: Copy>(&mut self, word: Word<'_>, known: &[(&str, T)], what: &str) -> Option<T> {
        let equal = |name: &str| name == word.value || (!self.strict && name.eq_ignore_ascii_case(word.value));
        let found = known.iter().find(|(name, _)| equal(name)).map(|(_, value)| *value);
        if found.is_none() {
            let names = known.iter().map(|(name, _)| *name);
            self.report_unknown(&rules::UNKNOWN_WORD, word.span, word.value, what, names);
        }
        found
    }

    /// Returns the table that an index refers to: that of a structure.
    fn resolve_table(&mut self, name: Word<'_>) -> TableRef {
        self.resolve_structure(name).map_or(TableRef::Unresolved, TableRef::Structure)
    }
}

/// Returns the range between two bounds, which are numbers or names.
pub(super) fn value_range(low: Word<'_>, high: Word<'_>, span: Span) -> ValueRange {
    let bound = |word: Word<'_>| match word.value.parse() {
        Ok(number) => Bound::Number(number),
        Err(_) => Bound::Name(word.value.to_owned()),
    };
    ValueRange { low: bound(low), high: bound(high), span }
}

/// Parses an upstream item such as `128 (field_value(StreamMode)!=0)`: a number of elements and its
/// condition.
fn parse_element_case(item: &Name) -> Option<Elements> {
    let digits = item.value.bytes().take_while(u8::is_ascii_digit).count();
    let count = item.value[..digits].parse().ok()?;
    let words = item.value[digits..].trim();
    let source = Spanned::new(words.to_owned(), item.span);
    let condition = (!words.is_empty()).then_some(Condition { source, expr: None });
    Some(Elements { condition, count, span: item.span })
}
