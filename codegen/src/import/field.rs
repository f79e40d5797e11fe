//! Field bullets: the type, the formal sentences, bits and values.

use super::names::GroupNames;
use super::shared::{SharedFields, find_value, partner, same_values};
use super::{GAP, condition, gate, short, slug, value_name};
use crate::model::{
    Access, Alignment, BitGroup, Bound, Condition, Count, Enumerator, Field, FieldKind, Ignored, LabelKind, Model,
    NullRule, Presence, ValueRange,
};
use std::borrow::Cow;

/// Appends to a string.
macro_rules! put {
    ($out:expr, $($arg:tt)*) => { $out.push_str(&format!($($arg)*)) };
}
pub(super) use put;

/// What fields belong to, and what is known about their bits.
pub(super) struct FieldPrinter<'a> {
    pub(super) model: &'a Model,
    pub(super) shared: &'a SharedFields<'a>,
    /// The fields of the owner.
    pub(super) owner: &'a [Field],
    /// Names of their bit groups.
    pub(super) names: &'a GroupNames,
    /// Path from the document to the folder.
    pub(super) root: &'static str,
}

/// Whose words the names of values are.
#[derive(Clone, Copy)]
enum Words<'a> {
    /// The vendor's, to be fitted to the strict dialect.
    Upstream,
    /// Our own already.
    Strict,
    /// Those of the group of a shared field, which is narrowed: nothing is left open.
    Shared(&'a BitGroup),
}

impl FieldPrinter<'_> {
    /// `- **Name(type):** ...` with everything below it.
    pub(super) fn bullet(&self, out: &mut String, index: usize) {
        let Some(field) = self.owner.get(index) else { return };
        put!(out, "- **{}({}):**", field.name, self.kind(field));
        match self.shared.find(field) {
            Some(shared) => self.reference(out, field, shared),
            None => {
                put!(out, " {GAP}.");
                self.body(out, index, field, Words::Upstream);
            }
        }
        out.push('\n');
    }

    /// `- **name:** ...` of a member of a structure.
    pub(super) fn member(&self, out: &mut String, index: usize) {
        let Some(field) = self.owner.get(index) else { return };
        put!(out, "- **{}:** {GAP}.", field.name);
        self.body(out, index, field, Words::Upstream);
    }

    /// A shared field, where it is defined.
    pub(super) fn definition(&self, out: &mut String, index: usize) {
        let Some(field) = self.owner.get(index) else { return };
        put!(out, "- **{}({}):** {GAP}.", field.name, self.kind(field));
        self.body(out, index, field, Words::Strict);
    }

    /// `See [Name](...)` and what the use allows less than the shared field does.
    fn reference(&self, out: &mut String, field: &Field, shared: &Field) {
        let name = &shared.name.value;
        put!(out, " See [{name}]({}fields.md#{}).", self.root, name.to_lowercase());
        let mut sentences = self.sentences(field);
        let said = self.sentences(shared);
        sentences.retain(|s| !said.contains(s));
        for sentence in sentences {
            put!(out, " {sentence}");
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
            print_group(out, group, name, Words::Shared(wide));
        }
    }

    fn body(&self, out: &mut String, index: usize, field: &Field, words: Words<'_>) {
        for sentence in self.sentences(field) {
            put!(out, " {sentence}");
        }
        out.push('\n');
        if !field.groups.is_empty() {
            out.push('\n');
            for (position, group) in with_reserved(self.model, field) {
                match position {
                    Some(at) => print_group(out, &group, self.names.get(index, at), words),
                    None => put!(out, "  - {}: reserved\n", bits(group.high, group.low)),
                }
            }
        }
        if !field.enumerators.is_empty() {
            out.push('\n');
            for e in in_order(&field.enumerators) {
                let code = if e.code.value < 10 { e.code.value.to_string() } else { format!("{:#x}", e.code.value) };
                put!(out, "  - {}{code}: {}\n", gate(e.gate.as_ref()), value_text(e, words));
            }
        }
    }

    /// The type in the spelling of the strict dialect.
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

    /// The type without count.
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
        condition::quoted(condition, self.owner, self.names)
    }

    /// The formal sentences, with their full stops.
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
        list.extend(field.label.map(|kind| format!("Label kind: {}.", label(kind.value))));
        list.extend(field.alignment.map(|unit| format!("Aligned to {}.", alignment(unit.value))));
        list.extend(access(field).map(str::to_owned));
        list
    }
}

/// What an operand's name does not say about its use.
fn access(field: &Field) -> Option<&'static str> {
    let by_name = if field.name.value.starts_with("Dst") { Access::Write } else { Access::Read };
    match field.access {
        access if access == by_name => None,
        Access::Write => Some("Written."),
        Access::ReadWrite => Some("Read and written."),
        Access::Read => None,
    }
}

fn valid_values(range: &ValueRange) -> String {
    let bound = |b: &Bound| match b {
        Bound::Number(n) => n.to_string(),
        Bound::Name(name) if name.contains(char::is_whitespace) || name.contains([']', '[']) => GAP.to_owned(),
        Bound::Name(name) => name.clone(),
    };
    format!("Valid values are [{}..{}].", bound(&range.low), bound(&range.high))
}

const fn label(kind: LabelKind) -> &'static str {
    match kind {
        LabelKind::Block => "block",
        LabelKind::Subroutine => "subroutine",
        LabelKind::Function => "function",
        LabelKind::Fc => "fc",
    }
}

const fn alignment(unit: Alignment) -> &'static str {
    match unit {
        Alignment::Word => "word",
        Alignment::Dword => "dword",
        Alignment::Qword => "qword",
        Alignment::Oword => "oword",
        Alignment::Grf => "grf",
    }
}

/// `Bit[7..4]`, `Bit[3]`
fn bits(high: u8, low: u8) -> String {
    if high == low { format!("Bit[{low}]") } else { format!("Bit[{high}..{low}]") }
}

/// A bit group with its values.
fn print_group(out: &mut String, group: &BitGroup, name: &str, words: Words<'_>) {
    put!(out, "  - {}{}: ", gate(group.gate.as_ref()), bits(group.high, group.low));
    if group.reserved {
        out.push_str("reserved\n");
        return;
    }
    put!(out, "`{name}`");
    let narrows = matches!(words, Words::Shared(_));
    if !narrows {
        put!(out, " {GAP}");
    }
    let signed = group.signed || group.range.as_ref().is_some_and(|r| matches!(r.low, Bound::Number(n) if n < 0));
    if !narrows && (signed || group.range.is_some()) {
        out.push('.');
        if signed {
            out.push_str(" Signed.");
        }
        if let Some(range) = &group.range {
            put!(out, " {}", valid_values(range));
        }
    }
    out.push('\n');
    if group.enumerators.is_empty() {
        return;
    }
    out.push('\n');
    let digits = usize::from(group.width());
    for e in in_order(&group.enumerators) {
        put!(out, "    - {}0b{:0digits$b}:  {}\n", gate(e.gate.as_ref()), e.code.value, value_text(e, words));
    }
}

/// The values by their codes.
fn in_order(values: &[Enumerator]) -> Vec<&Enumerator> {
    let mut values: Vec<_> = values.iter().collect();
    values.sort_by_key(|e| e.code.value);
    values
}

/// ``NAME (`text`) - description`` of a value.
fn value_text(own: &Enumerator, words: Words<'_>) -> String {
    let known = match words {
        Words::Upstream => None,
        Words::Strict => Some(own),
        Words::Shared(group) => find_value(&group.enumerators, own),
    };
    let (mut text, description) = match known {
        Some(known) => (known.name.value.clone(), known.description.clone()),
        None => value_words(own),
    };
    let assembler = known.unwrap_or(own).text.as_ref().map(|t| t.value.as_str());
    // A name that is one word is its own text.
    if let Some(assembler) = assembler.filter(|a| *a != text.to_lowercase() || text.contains(' ')) {
        put!(text, " (`{assembler}`)");
    }
    if !description.is_empty() {
        put!(text, " - {description}");
    }
    text
}

/// Name and description of an upstream value. Where the name does not fit the form of a name, the description is the whole name.
pub(super) fn value_words(value: &Enumerator) -> (String, String) {
    let name = value_name(&value.name.value);
    let description = match name {
        _ if slug(name) != slug(&value.name.value) => short(&value.name.value),
        _ if value.description.is_empty() => "",
        _ => GAP,
    };
    (name.to_owned(), description.to_owned())
}

/// The groups from low to high, and between them, without position, the bits that no group has.
fn with_reserved<'f>(model: &Model, field: &'f Field) -> Vec<(Option<usize>, Cow<'f, BitGroup>)> {
    let mut list: Vec<(Option<usize>, Cow<'f, BitGroup>)> =
        field.groups.iter().enumerate().map(|(i, g)| (Some(i), Cow::Borrowed(g))).collect();
    let known = field.groups.iter().fold(0, |mask, g| mask | g.mask());
    let Some(template) = field.groups.first() else { return list };
    for (low, high) in runs(all_bits(model, field) & !known) {
        let mut group = template.clone();
        (group.low, group.high) = (low, high);
        list.push((None, Cow::Owned(group)));
    }
    list.sort_by_key(|(_, g)| g.low);
    list
}

/// All bits of a number. An operand has as many as its widest type, or, where that is unknown, up to its last group.
fn all_bits(model: &Model, field: &Field) -> u64 {
    let types = field.types.iter().flat_map(|t| &t.value).filter_map(|id| model.data_types.get(id.index()));
    let width = match field.kind {
        Some(FieldKind::Int(int)) => u16::from(int.bits()),
        _ => types.map(|t| t.bits).max().unwrap_or(0),
    };
    let width = if width == 0 { field.groups.iter().map(|g| u16::from(g.high) + 1).max().unwrap_or(0) } else { width };
    if width >= 64 { u64::MAX } else { (1 << width) - 1 }
}

/// The runs of ones of a mask, as (lowest bit, highest bit).
fn runs(mask: u64) -> Vec<(u8, u8)> {
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
        assert_eq!(runs(0b1110_0001), [(0, 0), (5, 7)]);
        assert_eq!(runs(1 << 63), [(63, 63)]);
    }
}
