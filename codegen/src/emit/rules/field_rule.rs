//! The rows of `rules.rs` about one field and about its bits.
//!
//! For example, a destination that may not be an immediate has the row
//! `FieldRule { classes: ClassCodes(0x13), written: true, ..FieldRule::ANY }`.

use crate::emit::rules::rule_context::{
    DeclaredBits, Limited, ReservedBits, RuleContext, Selected, alignment_bytes, is_read, is_written, must_be,
    range_ends, type_set,
};
use crate::emit::support::dedup::{NamedRow, constant_name};
use crate::lines::write_text;
use crate::spec::model::{
    Alignment, Count, Enumerator, Field, FieldId, Ignored, NullRule, Presence, Regions, ValueRange,
};
use crate::spec::span::Span;
use std::fmt::Display;

/// A struct expression in which members with their default value are left out:
/// `FieldRule { classes: ClassCodes(0x9), ..FieldRule::ANY }`.
#[derive(Default)]
struct StructRow {
    members: String,
}

impl StructRow {
    fn add(&mut self, name: &str, value: impl Display) {
        write_text!(self.members, "{name}: {value}, ");
    }

    /// Adds a list, unless it is empty.
    fn add_list(&mut self, name: &str, values: &[String]) {
        if !values.is_empty() {
            self.add(name, format_args!("&[{}]", values.join(", ")));
        }
    }

    /// Adds a flag, if it is set.
    fn add_flag(&mut self, name: &str, value: bool) {
        if value {
            self.add(name, true);
        }
    }

    fn finish(self, name: &str) -> String {
        match self.members.as_str() {
            "" => format!("{name}::ANY"),
            members => format!("{name} {{ {members}..{name}::ANY }}"),
        }
    }
}

impl RuleContext<'_> {
    /// Returns the row about a field, given the rows about its bits:
    /// ```ignore
    /// FieldRule { classes: ClassCodes(0x9), region: Regions::Channels, written: true, ..FieldRule::ANY }
    /// ```
    pub(super) fn field_rule(&self, field: &Field, groups: &[NamedRow]) -> NamedRow {
        let mut row = StructRow::default();
        self.add_values(field, &mut row);
        self.add_presence(field, &mut row);
        self.add_references(field, &mut row);
        if let Some(alignment) = field.alignment {
            row.add("alignment", alignment_text(alignment.value));
        }
        if let Some(storage) = self.storage_alignment(field) {
            row.add("storage", format_args!("Some(&{storage})"));
        }
        row.add_flag("storage_declared", field.storage_declared);
        if let Some(footprint) = &field.footprint {
            row.add("footprint", format_args!("Some(&{})", self.condition(footprint)));
        }
        row.add_flag("read", field.is_operand() && is_read(field));
        row.add_flag("written", field.is_operand() && is_written(field));
        row.add_list("groups", &groups.iter().map(|group| group.text.clone()).collect::<Vec<_>>());
        let reserved = self.reserved_bits(field);
        let reserved = reserved.iter().map(|ReservedBits { platforms, mask }| {
            format!("ReservedBits {{ platforms: PlatformRows({platforms:#x}), mask: {mask:#x} }}")
        });
        row.add_list("reserved", &reserved.collect::<Vec<_>>());
        // The rows of a page that defines its own bits name its lines, so no other page can share
        // them.
        let shared = !row.members.is_empty() && groups.iter().all(|group| group.name.is_some());
        NamedRow { name: self.shared_constant(field).filter(|_| shared), text: row.finish("FieldRule") }
    }

    /// Adds which operands and values a field allows.
    fn add_values(&self, field: &Field, row: &mut StructRow) {
        if field.classes.is_some() {
            let classes = self.classes(field);
            row.add("classes", format_args!("ClassCodes({:#x})", classes.codes));
            row.add_flag("short", classes.short_immediate);
        }
        if let Some(types) = &field.types {
            row.add("types", format_args!("Some(TypeRows({:#x}))", type_set(types.value.iter().copied())));
        }
        if let Some(range) = range_text(field.range.as_ref()) {
            row.add("range", range);
        }
        if let Some(value) = must_be(field) {
            row.add("must_be", format_args!("Some({value})"));
        }
        let elements = field.elements.iter().map(|elements| {
            let condition = elements.condition.as_ref().map(|c| format!("Some({})", self.condition(c)));
            format!("({}, {})", condition.unwrap_or_else(|| "None".to_owned()), elements.count)
        });
        row.add_list("elements", &elements.collect::<Vec<_>>());
    }

    /// Adds when a field is present, has an effect, and is null.
    fn add_presence(&self, field: &Field, row: &mut StructRow) {
        match (&field.presence, &field.count) {
            (Presence::If(condition), _) => row.add("present", format_args!("Some(&{})", self.condition(condition))),
            (Presence::CountedBy(count), _) | (Presence::Always, Count::Field(count)) => {
                row.add("counted_by", format_args!("Some({})", count.0));
            }
            (Presence::Always, _) => {}
        }
        match &field.ignored {
            Ignored::No => {}
            Ignored::Always if must_be(field).is_some() => {}
            Ignored::Always => row.add("ignored", "Some(&Int(1))"),
            Ignored::If(condition) => row.add("ignored", format_args!("Some(&{})", self.condition(condition))),
        }
        match &field.null {
            NullRule::Unstated => {}
            NullRule::Allowed => row.add("null", "NullRule::Allowed"),
            NullRule::If(conditions) => {
                let conditions: Vec<_> = conditions.iter().map(|c| self.condition(c).to_string()).collect();
                row.add("null", format_args!("NullRule::If(&[{}])", conditions.join(", ")));
            }
        }
    }

    /// Adds what a number refers to, and what the region of an operand means.
    fn add_references(&self, field: &Field, row: &mut StructRow) {
        if let Some(DeclaredBits { class, low, width, or_none }) = self.declared(field) {
            let declared = format!("Declared {{ class: {class}, low: {low}, width: {width}, or_none: {or_none} }}");
            row.add("declared", format_args!("Some({declared})"));
        }
        if let Some(Selected { by, low, width, classes }) = self.selected(field) {
            let by = by.0;
            let selected = format!("Selected {{ by: {by}, low: {low}, width: {width}, classes: &{classes:?} }}");
            row.add("selected", format_args!("Some({selected})"));
        }
        match self.region(field) {
            Regions::Ignored => {}
            Regions::One => row.add("region", "Regions::One"),
            Regions::Channels => row.add("region", "Regions::Channels"),
        }
        if let Some(labels) = self.labels(field).filter(|labels| *labels != 0) {
            row.add("labels", format_args!("Some(LabelKindCodes({labels:#x}))"));
        }
    }

    /// Returns the rows about the bits of a field of which the instruction allows fewer values than
    /// the type has.
    pub(super) fn group_rules(&self, id: FieldId, field: &Field) -> Vec<NamedRow> {
        let row = |limited: &Limited<'_>| {
            let shared = self.shared_constant(field).filter(|_| limited.span.file != self.instruction.file);
            NamedRow {
                name: shared.map(|name| constant_name([name.as_str(), limited.name])),
                text: self.group_rule(limited),
            }
        };
        self.limited(id, field).iter().map(row).collect()
    }

    /// Returns the row about some bits of a field:
    /// ```ignore
    /// GroupRule { name: "mask", low: 4, width: 4, values: &[...], line: 19, ..GroupRule::ANY }
    /// ```
    fn group_rule(&self, bits: &Limited<'_>) -> String {
        let mut row = StructRow::default();
        if !bits.name.is_empty() {
            row.add("name", format_args!("{:?}", bits.name));
        }
        if bits.low > 0 {
            row.add("low", bits.low);
        }
        row.add("width", bits.width);
        row.add_flag("signed", bits.signed);
        if let Some(range) = range_text(bits.range) {
            row.add("range", range);
        }
        row.add_list("values", &bits.values.iter().map(|value| self.value_rule(value)).collect::<Vec<_>>());
        if bits.span.file != self.instruction.file {
            row.add("file", format_args!("{:?}", self.file(bits.span)));
        }
        row.add("line", bits.span.line);
        row.finish("GroupRule")
    }

    /// Returns the row about one value: `ValueRule::plain(0, 20)`.
    fn value_rule(&self, value: &Enumerator) -> String {
        let (code, line) = (value.code.value, value.span.line);
        let platforms = self.platforms(value.gate.as_ref());
        if platforms == self.context.model.all_platforms().0 && value.valid_if.is_none() {
            return format!("ValueRule::plain({code}, {line})");
        }
        let valid_if = value.valid_if.as_ref().map(|c| format!("Some(&{})", self.condition(c)));
        let valid_if = valid_if.unwrap_or_else(|| "None".to_owned());
        format!(
            "ValueRule {{ code: {code}, platforms: PlatformRows({platforms:#x}), valid_if: {valid_if}, line: {line} }}"
        )
    }

    /// Returns the name of the constant about the shared field that a field refers to: `EXEC_SIZE`.
    fn shared_constant(&self, field: &Field) -> Option<String> {
        let shared = &self.context.model.shared_fields[field.shared?.index()];
        Some(constant_name([shared.name.value.as_str()]))
    }

    /// Returns the path of a file of the specification: `specs/fields.md`.
    pub(super) fn file(&self, span: Span) -> String {
        let model = self.context.model;
        let file = model.files.get(usize::from(span.file.0)).map_or("?", String::as_str);
        format!("{}/{file}", self.context.prefix)
    }
}

/// Returns the ends of a range: `Some((-8, 7))`.
fn range_text(range: Option<&ValueRange>) -> Option<String> {
    let ends = range_ends(range)?;
    let end = |end: Option<i64>, name: &str| end.map_or_else(|| format!("i64::{name}"), |n| n.to_string());
    Some(format!("Some(({}, {}))", end(ends.low, "MIN"), end(ends.high, "MAX")))
}

fn alignment_text(alignment: Alignment) -> String {
    alignment_bytes(alignment)
        .map_or_else(|| "Alignment::Register".to_owned(), |bytes| format!("Alignment::Bytes({bytes})"))
}
