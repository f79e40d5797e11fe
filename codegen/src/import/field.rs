//! Printer of field bullets: the type, the formal sentences, bits and values.
//!
//! For example, `- **Count(ub):** TODO. Valid values are [1..15].` has a gap for the description.

use super::names::GroupNames;
use super::shared::{SharedFields, find_value, partner, same_values};
use super::{GAP, condition, gate, short, slug, value_name};
use crate::lines::write_text;
use crate::spec::model::{
    Access, BitGroup, Bound, Condition, Count, Enumerator, Field, FieldKind, Ignored, Model, NullRule, Presence,
    ValueRange,
};
use std::borrow::Cow;

/// The owner of the fields that are printed, with the names of their bit groups.
pub(super) struct FieldPrinter<'a> {
    pub(super) model: &'a Model,
    pub(super) shared: &'a SharedFields<'a>,
    pub(super) owner: &'a [Field],
    /// The names of the bit groups of `owner`.
    pub(super) names: &'a GroupNames,
    /// The path from the document to the folder.
    pub(super) root: &'static str,
}

#[derive(Clone, Copy)]
enum NameSource<'a> {
    /// The vendor's names, which must be adapted to the strict dialect.
    Upstream,
    /// Names that are already in the form of the strict dialect.
    Strict,
    /// Names of the group of a shared field that is narrowed. No gap is left.
    Shared(&'a BitGroup),
}

impl FieldPrinter<'_> {
    /// Prints a field bullet, `- **Name(type):** ...`, with everything below it.
    pub(super) fn bullet(&self, out: &mut String, index: usize) {
        let Some(field) = self.owner.get(index) else { return };
        write_text!(out, "- **{}({}):**", field.name, self.kind(field));
        match self.shared.find(field) {
            Some(shared) => self.reference(out, field, shared),
            None => {
                write_text!(out, " {GAP}.");
                self.body(out, index, field, NameSource::Upstream);
            }
        }
        out.push('\n');
    }

    /// Prints the bullet of a structure member, `- **name:** ...`.
    pub(super) fn member(&self, out: &mut String, index: usize) {
        let Some(field) = self.owner.get(index) else { return };
        write_text!(out, "- **{}:** {GAP}.", field.name);
        self.body(out, index, field, NameSource::Upstream);
    }

    /// Prints the definition of a shared field.
    pub(super) fn definition(&self, out: &mut String, index: usize) {
        let Some(field) = self.owner.get(index) else { return };
        write_text!(out, "- **{}({}):** {GAP}.", field.name, self.kind(field));
        self.body(out, index, field, NameSource::Strict);
    }

    /// Prints `See [Name](...)`, and what the field restricts in comparison with the shared field.
    fn reference(&self, out: &mut String, field: &Field, shared: &Field) {
        let name = &shared.name.value;
        write_text!(out, " See [{name}]({}fields.md#{}).", self.root, name.to_lowercase());
        let mut sentences = self.sentences(field);
        let said = self.sentences(shared);
        sentences.retain(|s| !said.contains(s));
        for sentence in sentences {
            write_text!(out, " {sentence}");
        }
        out.push('\n');
        let mut first = true;
        for group in field.groups.iter().filter(|g| !g.reserved) {
            let Some(wide) = partner(shared, group) else { continue };
            if same_values(&wide.enumerators, &group.enumerators) {
                continue;
            }
            if std::mem::take(&mut first) {
                out.push('\n');
            }
            let name = wide.name.as_ref().map_or(GAP, |n| n.value.as_str());
            print_group(out, group, name, NameSource::Shared(wide));
        }
    }

    /// Prints the formal sentences, bit groups and enumerators of a field.
    fn body(&self, out: &mut String, index: usize, field: &Field, words: NameSource<'_>) {
        for sentence in self.sentences(field) {
            write_text!(out, " {sentence}");
        }
        out.push('\n');
        if !field.groups.is_empty() {
            out.push('\n');
            for (position, group) in with_reserved(self.model, field) {
                match position {
                    Some(at) => print_group(out, &group, self.names.get(index, at), words),
                    None => write_text!(out, "  - {}: reserved\n", format_bits(group.high, group.low)),
                }
            }
        }
        if !field.enumerators.is_empty() {
            out.push('\n');
            for e in sorted_by_code(&field.enumerators) {
                let code = if e.code.value < 10 { e.code.value.to_string() } else { format!("{:#x}", e.code.value) };
                write_text!(out, "  - {}{code}: {}\n", gate(e.gate.as_ref()), value_text(e, words));
            }
        }
    }

    /// Returns the type with its count, in the spelling of the strict dialect.
    pub(super) fn kind(&self, field: &Field) -> String {
        let count = match &field.count {
            Count::One => String::new(),
            Count::Fixed(n) => format!("[{n}]"),
            Count::Rest => "[]".to_owned(),
            Count::Field(id) => format!("[{}]", self.owner.get(id.index()).map_or(GAP, |f| &f.name.value)),
            Count::Unresolved(text) => format!("[{text}]"),
        };
        self.element_kind(field) + &count
    }

    /// Returns the type without its count.
    pub(super) fn element_kind(&self, field: &Field) -> String {
        match field.kind {
            Some(FieldKind::Int(int)) => int.name().to_owned(),
            Some(FieldKind::VectorOperand) => "vec_operand".to_owned(),
            Some(FieldKind::Scalar) => "scalar".to_owned(),
            Some(FieldKind::RawOperand) => "raw_operand".to_owned(),
            Some(FieldKind::Structure(id)) => {
                self.model.structures.get(id.index()).map_or(GAP, |s| &s.name.value).to_owned()
            }
            Some(FieldKind::String) => "string".to_owned(),
            Some(FieldKind::Code) => "code".to_owned(),
            Some(FieldKind::Unknown) => "unknown".to_owned(),
            None if field.kind_source.value.is_empty() => GAP.to_owned(),
            None => field.kind_source.value.clone(),
        }
    }

    fn condition(&self, condition: &Condition) -> String {
        condition::format_condition(condition, self.owner, self.names)
    }

    /// Returns the formal sentences, with their full stops.
    fn sentences(&self, field: &Field) -> Vec<String> {
        let mut list = Vec::new();
        if let Some(classes) = field.classes {
            let names: Vec<_> = classes.value.iter().map(|c| c.name()).collect();
            let names = if names.is_empty() { GAP.to_owned() } else { names.join(",") };
            list.push(format!("Operand class: {names}."));
        }
        if let Some(types) = &field.types {
            let names = types.value.iter().filter_map(|id| self.model.data_types.get(id.index()));
            let names: Vec<_> = names.map(|t| t.name.value.as_str()).collect();
            let names = if names.is_empty() { GAP.to_owned() } else { names.join(",") };
            list.push(format!("Must have type {names}."));
        }
        for elements in &field.elements {
            let clause = elements.condition.as_ref().map_or(String::new(), |c| format!(" if {}", self.condition(c)));
            list.push(format!("Must have {} elements{clause}.", elements.count));
        }
        list.extend(field.range.as_ref().map(valid_values));
        list.extend(field.must_be.map(|code| format!("Must be {}.", code.value)));
        if let Presence::If(c) = &field.presence {
            list.push(format!("Present if {}.", self.condition(c)));
        }
        if let Presence::CountedBy(id) = &field.presence {
            list.extend(self.owner.get(id.index()).map(|f| format!("Counted by {}.", f.name)));
        }
        match &field.ignored {
            Ignored::No => {}
            Ignored::Always => list.push("Ignored.".to_owned()),
            Ignored::If(c) => list.push(format!("Ignored if {}.", self.condition(c))),
        }
        match &field.null {
            NullRule::Unstated => {}
            NullRule::Allowed => list.push("May be null.".to_owned()),
            NullRule::If(conditions) => {
                list.extend(conditions.iter().map(|c| format!("Null if {}.", self.condition(c))))
            }
        }
        list.extend(field.label.map(|kind| format!("Label kind: {}.", kind.value.word())));
        list.extend(field.alignment.map(|unit| format!("Aligned to {}.", unit.value.word())));
        list.extend(access_sentence(field).map(str::to_owned));
        list
    }
}

/// Returns the sentence about the access, if the name of the operand does not imply it.
fn access_sentence(field: &Field) -> Option<&'static str> {
    let by_name = if field.name.value.starts_with("Dst") { Access::Write } else { Access::Read };
    match field.access {
        access if access == by_name => None,
        Access::Write => Some("Written."),
        Access::ReadWrite => Some("Read and written."),
        Access::Read => None,
    }
}

/// Formats the sentence about a range of valid values.
fn valid_values(range: &ValueRange) -> String {
    let bound = |b: &Bound| match b {
        Bound::Number(n) => n.to_string(),
        Bound::Name(name) if name.contains(char::is_whitespace) || name.contains([']', '[']) => GAP.to_owned(),
        Bound::Name(name) => name.clone(),
    };
    format!("Valid values are [{}..{}].", bound(&range.low), bound(&range.high))
}

/// Formats a bit range as `Bit[7..4]` or `Bit[3]`.
fn format_bits(high: u8, low: u8) -> String {
    if high == low { format!("Bit[{low}]") } else { format!("Bit[{high}..{low}]") }
}

fn print_group(out: &mut String, group: &BitGroup, name: &str, words: NameSource<'_>) {
    write_text!(out, "  - {}{}: ", gate(group.gate.as_ref()), format_bits(group.high, group.low));
    if group.reserved {
        out.push_str("reserved\n");
        return;
    }
    write_text!(out, "`{name}`");
    let narrows = matches!(words, NameSource::Shared(_));
    if !narrows {
        write_text!(out, " {GAP}");
    }
    let signed = group.signed || group.range.as_ref().is_some_and(|r| matches!(r.low, Bound::Number(n) if n < 0));
    if !narrows && (signed || group.range.is_some()) {
        out.push('.');
        if signed {
            out.push_str(" Signed.");
        }
        if let Some(range) = &group.range {
            write_text!(out, " {}", valid_values(range));
        }
    }
    out.push('\n');
    if group.enumerators.is_empty() {
        return;
    }
    out.push('\n');
    let digits = usize::from(group.width());
    for e in sorted_by_code(&group.enumerators) {
        write_text!(out, "    - {}0b{:0digits$b}:  {}\n", gate(e.gate.as_ref()), e.code.value, value_text(e, words));
    }
}

/// Returns the values, ordered by their codes.
fn sorted_by_code(values: &[Enumerator]) -> Vec<&Enumerator> {
    let mut values: Vec<_> = values.iter().collect();
    values.sort_by_key(|e| e.code.value);
    values
}

/// Formats a value as ``NAME (`text`) - description``.
fn value_text(own: &Enumerator, words: NameSource<'_>) -> String {
    let known = match words {
        NameSource::Upstream => None,
        NameSource::Strict => Some(own),
        NameSource::Shared(group) => find_value(&group.enumerators, own),
    };
    let (mut text, description) = match known {
        Some(known) => (known.name.value.clone(), known.description.clone()),
        None => value_words(own),
    };
    let assembler = known.unwrap_or(own).text.as_ref().map(|t| t.value.as_str());
    // A one-word name is the default of the assembler text.
    if let Some(assembler) = assembler.filter(|a| *a != text.to_lowercase() || text.contains(' ')) {
        write_text!(text, " (`{assembler}`)");
    }
    if !description.is_empty() {
        write_text!(text, " - {description}");
    }
    text
}

/// Returns the name and description of an upstream value. If the upstream name is longer than a
/// valid name, the description is the whole upstream name.
pub(super) fn value_words(value: &Enumerator) -> (String, String) {
    let name = value_name(&value.name.value);
    let description = match name {
        _ if slug(name) != slug(&value.name.value) => short(&value.name.value),
        _ if value.description.is_empty() => "",
        _ => GAP,
    };
    (name.to_owned(), description.to_owned())
}

/// Returns the groups from low to high with their indices, and between them, without an index, the
/// bits that belong to no group.
fn with_reserved<'f>(model: &Model, field: &'f Field) -> Vec<(Option<usize>, Cow<'f, BitGroup>)> {
    let mut list: Vec<(Option<usize>, Cow<'f, BitGroup>)> =
        field.groups.iter().enumerate().map(|(i, g)| (Some(i), Cow::Borrowed(g))).collect();
    let known = field.groups.iter().fold(0, |mask, g| mask | g.mask());
    let Some(template) = field.groups.first() else { return list };
    for (low, high) in one_runs(all_bits(model, field) & !known) {
        let mut group = template.clone();
        (group.low, group.high) = (low, high);
        list.push((None, Cow::Owned(group)));
    }
    list.sort_by_key(|(_, g)| g.low);
    list
}

/// Returns the mask of all bits of a number. An operand has the bits of its widest type or, if that
/// is unknown, the bits up to its last group.
fn all_bits(model: &Model, field: &Field) -> u64 {
    let types = field.types.iter().flat_map(|t| &t.value).filter_map(|id| model.data_types.get(id.index()));
    let width = match field.kind {
        Some(FieldKind::Int(int)) => u16::from(int.bits()),
        _ => types.map(|t| t.bits).max().unwrap_or(0),
    };
    let width = if width == 0 { field.groups.iter().map(|g| u16::from(g.high) + 1).max().unwrap_or(0) } else { width };
    if width >= 64 { u64::MAX } else { (1 << width) - 1 }
}

/// Returns the runs of ones in a mask as (lowest bit, highest bit), from low to high.
fn one_runs(mask: u64) -> Vec<(u8, u8)> {
    let mut runs: Vec<(u8, u8)> = Vec::new();
    for bit in (0..64).filter(|bit| mask >> bit & 1 == 1) {
        match runs.last_mut() {
            Some((_, high)) if *high + 1 == bit => *high = bit,
            _ => runs.push((bit, bit)),
        }
    }
    runs
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn runs_of_ones_are_found_from_low_to_high() {
        assert_eq!(one_runs(0b1110_0001), [(0, 0), (5, 7)]);
        assert_eq!(one_runs(1 << 63), [(63, 63)]);
    }
}
