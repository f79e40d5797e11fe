//! `rules.rs`: what is allowed in each instruction, as tables that a validator reads.
//!
//! Only what a type does not say already: values that one instruction or some platforms leave out of a type, classes and types of
//! operands, conditions. One field a line.

use super::accept::Limited;
use super::instructions::kind_ident;
use super::plan::{GroupType, IntegerType, Owner};
use super::rule_expr::{Lowered, class_code, group, lower, of_field, table};
use super::shared_rows::{SharedRow, constant_name, write_once, write_repeated};
use super::{Content, Context, Emitter, scan};
use crate::model::{
    Access, Alignment, BitGroup, Bound, Condition, Count, DataTypeId, Enumerator, Field, FieldId, FieldKind, Gate,
    Ignored, Instruction, InstructionId, LabelKind, Model, ModifierKind, NullRule, OperandClass, PlatformSet, Presence,
    Regions, Saturation, StructureId, TableRef, ValueRange, Variant, VariantCondition, VariantKey,
};
use crate::span::Span;
use std::fmt::Write;

pub(super) struct Rules;

impl Emitter for Rules {
    fn path(&self) -> &'static str {
        "rules.rs"
    }

    /// ```ignore
    /// static TABLE: [InstRules; 136] = [
    ///     InstRules {
    ///         file: "specs/instructions/ADD.md",
    ///         fields: &[
    ///             FieldRule { ..FieldRule::ANY },
    ///             ...
    /// ```
    fn emit(&self, context: &Context<'_>) -> Content {
        let list: Vec<_> = context.model.instructions().filter(|(_, i)| i.is_encoded()).collect();
        let most = list.iter().map(|(_, i)| i.fields.len()).max().unwrap_or(0);
        let mut out = String::from(HEAD);
        // Writing to a string cannot fail.
        let _ = writeln!(out, "pub const MOST_FIELDS: usize = {most};\n");
        let pages: Vec<_> = list.into_iter().map(|(id, instruction)| Page { context, id, instruction }).collect();
        let fields = fields(&mut out, &pages);
        let mut sizes: Vec<_> =
            pages.iter().map(|page| page.execution_size()).map(|(a, b)| [optional(a), optional(b)]).collect();
        let named = pages.iter().zip(&mut sizes).flat_map(|(page, sizes)| {
            ["channels", "no_mask"].map(|name| page.constant_name(name)).into_iter().zip(sizes)
        });
        write_repeated(&mut out, "Option<&Expr>", named);
        let _ = writeln!(out, "\nstatic TABLE: [InstRules; {}] = [", pages.len());
        for ((page, fields), sizes) in pages.iter().zip(&fields).zip(&sizes) {
            one(&mut out, page, fields, sizes);
        }
        out.push_str("];\n");
        out += &scan::text(context);
        Content::Text(out)
    }
}

const HEAD: &str = "\
//! What is allowed in each instruction, as tables.
#![allow(unused_imports)]
use crate::info::InstKind;
use openvisa_codec::rules::{*, Expr::*, Op::*};

impl InstKind {
    /// What is allowed in it. Types are positions in [`DataType::ALL`](crate::DataType::ALL), platforms the bits of a
    /// [`PlatformSet`](crate::PlatformSet).
    pub fn rules(self) -> &'static InstRules {
        &TABLE[self as usize]
    }
}

/// The most fields that an instruction has.
";

/// An instruction's page.
pub(super) struct Page<'a> {
    pub(super) context: &'a Context<'a>,
    pub(super) id: InstructionId,
    pub(super) instruction: &'a Instruction,
}

/// A list of what is not the default: `name: value, `.
#[derive(Default)]
struct Row(String);

impl Row {
    fn add(&mut self, name: &str, value: impl std::fmt::Display) {
        // Writing to a string cannot fail.
        let _ = write!(self.0, "{name}: {value}, ");
    }
}

/// The rows of all fields, by instruction. In front of the table stands what shared fields say to most of their users.
///
/// ```ignore
/// const EXEC_SIZE_MASK: GroupRule = GroupRule { name: "mask", ..GroupRule::ANY };
/// const EXEC_SIZE: FieldRule = FieldRule { groups: &[EXEC_SIZE_MASK], ..FieldRule::ANY };
/// ```
fn fields(out: &mut String, pages: &[Page<'_>]) -> Vec<Vec<SharedRow>> {
    out.push_str("// What shared fields say to most of their users.\n");
    let of_page = |page: &Page<'_>| -> Vec<_> {
        let fields = page.instruction.fields.iter().enumerate();
        fields.map(|(index, field)| page.groups(FieldId(index as u16), field)).collect()
    };
    let mut groups: Vec<Vec<Vec<SharedRow>>> = pages.iter().map(of_page).collect();
    write_once(out, "GroupRule", &mut groups.iter_mut().flatten().flatten().collect::<Vec<_>>());
    let of_page = |(page, groups): (&Page<'_>, &Vec<Vec<SharedRow>>)| -> Vec<_> {
        page.instruction.fields.iter().zip(groups).map(|(field, groups)| page.field(field, groups)).collect()
    };
    let mut fields: Vec<Vec<SharedRow>> = pages.iter().zip(&groups).map(of_page).collect();
    write_once(out, "FieldRule", &mut fields.iter_mut().flatten().collect::<Vec<_>>());
    out.push_str("\n// What several pages say alike, by the first of them.\n");
    let named = pages.iter().zip(&mut fields).flat_map(|(page, rows)| {
        let names = page.instruction.fields.iter().map(|field| page.constant_name(&field.name.value));
        names.zip(rows.iter_mut().map(|row| &mut row.text))
    });
    write_repeated(out, "FieldRule", named);
    fields
}

fn one(out: &mut String, page: &Page<'_>, fields: &[SharedRow], [channels, no_mask]: &[String; 2]) {
    let (model, instruction) = (page.context.model, page.instruction);
    let mut add = |line: String| {
        out.push_str(&line);
        out.push('\n');
    };
    add(format!("    InstRules {{\n        file: {:?},", page.file(instruction.name.span)));
    let listed = page.listed();
    add(format!("        listed: ({:?}, {}),", page.file(listed), listed.line));
    let layouts_line = instruction.format.variants.first().map_or(1, |variant| variant.span.line);
    add(format!("        layouts_line: {layouts_line},"));
    add("        fields: &[".to_owned());
    for (field, row) in instruction.fields.iter().zip(fields) {
        add(format!("            {}, // {}", row.text, field.name.value));
    }
    add("        ],\n        layouts: &[".to_owned());
    for variant in &instruction.format.variants {
        add(format!("            {},", page.layout(variant)));
    }
    let types = &instruction.properties.supported_types;
    add(format!("        ],\n        types: {},", page.supported_types()));
    add(format!("        types_line: {},", types.first().map_or(0, |t| t.span.line)));
    let maps = instruction.type_maps.iter().map(|map| {
        let set = |list: &[crate::span::Spanned<DataTypeId>]| type_set(list.iter().map(|t| t.value));
        let platforms = page.platforms(map.gate.as_ref());
        let (dst, src, line) = (set(&map.dst), set(&map.src), map.span.line);
        format!("TypeMap {{ dst: {dst:#x}, src: {src:#x}, platforms: {platforms:#x}, line: {line} }}")
    });
    add(format!("        maps: &[{}],", maps.collect::<Vec<_>>().join(", ")));
    let (saturation, line) = match &instruction.properties.saturation {
        None => ("No", 0),
        Some(s) if s.value == Saturation::Yes => ("Yes", s.span.line),
        Some(s) => ("FloatOnly", s.span.line),
    };
    add(format!("        saturation: (Saturation::{saturation}, {line}),"));
    let (modifiers, line) = match &instruction.properties.source_modifier {
        None => ("Unstated", 0),
        Some(m) => (modifier_name(m.value), m.span.line),
    };
    add(format!("        modifiers: (Modifiers::{modifiers}, {line}),"));
    add(format!("        channels: {channels},\n        no_mask: {no_mask},"));
    add("        constraints: &[".to_owned());
    for constraint in &instruction.constraints {
        let Some(expr) = &constraint.condition.expr else { continue };
        let (name, reason, line) = (&constraint.name.value, &constraint.description, constraint.span.line);
        let holds = lower(model, instruction, expr);
        add(format!("            Constraint {{ name: {name:?}, holds: {holds}, reason: {reason:?}, line: {line} }},"));
    }
    add("        ],".to_owned());
    add("    },".to_owned());
}

fn modifier_name(kind: ModifierKind) -> &'static str {
    match kind {
        ModifierKind::Arithmetic => "Arithmetic",
        ModifierKind::Logic => "Logic",
        ModifierKind::None => "None",
    }
}

fn optional(expr: Option<Lowered>) -> String {
    expr.map_or_else(|| "None".to_owned(), |e| format!("Some(&{e})"))
}

/// The set of types by their positions.
pub(super) fn type_set(types: impl Iterator<Item = DataTypeId>) -> u32 {
    types.fold(0, |set, id| set | 1_u32.checked_shl(u32::from(id.0)).unwrap_or(0))
}

impl Page<'_> {
    /// The name of a constant about something of the instruction: `ADD_DST`.
    fn constant_name(&self, what: &str) -> String {
        constant_name([kind_ident(self.instruction).to_string().as_str(), what])
    }

    fn file(&self, span: Span) -> String {
        let model = self.context.model;
        let file = model.files.get(usize::from(span.file.0)).map_or("?", String::as_str);
        format!("{}/{file}", self.context.prefix)
    }

    /// Where it is said which platforms have the instruction: its row of the index or, without one, its page.
    fn listed(&self) -> Span {
        let mut rows = self.context.model.index.iter().flat_map(|group| &group.entries);
        let row = rows.find(|entry| entry.instruction == Some(self.id));
        row.map_or(self.instruction.name.span, |entry| entry.span)
    }

    /// The platforms of a gate, by their positions.
    pub(super) fn platforms(&self, gate: Option<&Gate>) -> u64 {
        gate.map_or(self.context.model.all_platforms(), |g| g.platforms).0
    }

    pub(super) fn condition(&self, condition: &Condition) -> Lowered {
        let expr = condition.expr.as_ref();
        expr.map_or(Lowered::Unknown, |e| lower(self.context.model, self.instruction, e))
    }

    /// Kinds of labels. What has the bytes of another instruction is read as that, so either's will do.
    pub(super) fn labels(&self, field: &Field) -> Option<u8> {
        let model = self.context.model;
        let code =
            |i: &Instruction| (i.opcode.as_ref().map(|o| o.code.value), i.sub_opcode.as_ref().map(|o| o.code.value));
        let same = model.instructions.iter().filter(|i| code(i) == code(self.instruction)).flat_map(|i| &i.fields);
        let labels = same.filter(|f| f.name.value == field.name.value).filter_map(|f| f.label.as_ref());
        labels.map(|label| label_kinds(model, label.value)).reduce(|a, b| a | b)
    }

    /// The class of variables that a number is of: its own, or, of a predicate, that of its number.
    ///
    /// The position of the class, the lowest bit, the width, and whether 0 is none.
    pub(super) fn declared(&self, field: &Field) -> Option<(usize, u8, u8, bool)> {
        let model = self.context.model;
        let bits = field.kind.and_then(FieldKind::int)?.bits();
        let class_of = |structure: &str| {
            let named = |id: StructureId| model.structures[id.index()].name.value == structure;
            model.classes.iter().position(|class| class.structure.is_some_and(named))
        };
        if field.label.is_some() {
            return class_of("label_info").map(|class| (class, 0, bits, false));
        }
        if let Some(TableRef::Structure(id)) = field.index_of.as_ref().map(|table| table.value) {
            let class = model.classes.iter().position(|class| class.structure == Some(id))?;
            return Some((class, 0, bits, false));
        }
        let shared = field.shared.map(|id| model.shared_fields[id.index()].name.value.as_str());
        let id = group(field, "id").filter(|_| shared == Some("Pred"))?;
        class_of("predicate_info").map(|class| (class, id.low, id.width(), true))
    }

    /// The classes that a number is of, by another field.
    pub(super) fn selected(&self, field: &Field) -> Option<String> {
        let model = self.context.model;
        let TableRef::SelectedBy(by) = field.index_of.as_ref()?.value else { return None };
        let selector = self.instruction.fields.get(by.index())?;
        let groups = selector.groups.iter().filter(|g| is_current(g)).map(|g| (g.low, g.width(), &g.enumerators));
        let whole = (0, selector.kind.and_then(FieldKind::int)?.bits(), &selector.enumerators);
        let (low, width, list) = groups.chain([whole]).find(|(_, _, list)| list.iter().any(|e| e.layout.is_some()))?;
        let class = |code: u64| {
            let layout = list.iter().find(|e| e.code.value == code)?.layout?;
            model.classes.iter().position(|class| class.structure == Some(layout))
        };
        let most = list.iter().map(|e| e.code.value).max().unwrap_or(0).min(63);
        let classes: Vec<_> = (0..=most).map(|code| class(code).map_or(255, |class| class as u8)).collect();
        let by = by.0;
        Some(format!("Selected {{ by: {by}, low: {low}, width: {width}, classes: &{classes:?} }}"))
    }

    /// What the region of an operand means. Without channels it means nothing.
    pub(super) fn region(&self, field: &Field) -> Regions {
        let usual = match field.kind {
            Some(FieldKind::VectorOperand) => Regions::Channels,
            Some(FieldKind::Scalar) => Regions::One,
            _ => Regions::Ignored,
        };
        match field.region.unwrap_or(usual) {
            Regions::Channels if self.execution_size().0.is_none() => Regions::Ignored,
            region => region,
        }
    }

    /// `[(types, platforms), ...]`, of one set for each set of platforms.
    fn supported_types(&self) -> String {
        let mut sets: Vec<(u32, u64)> = Vec::new();
        for supported in &self.instruction.properties.supported_types {
            let (bit, platforms) =
                (type_set(std::iter::once(supported.data_type)), self.platforms(supported.gate.as_ref()));
            match sets.iter_mut().find(|s| s.1 == platforms) {
                Some(set) => set.0 |= bit,
                None => sets.push((bit, platforms)),
            }
        }
        let sets: Vec<_> = sets.iter().map(|(types, platforms)| format!("({types:#x}, {platforms:#x})")).collect();
        format!("&[{}]", sets.join(", "))
    }

    /// What gives the number of channels, and whether the mask is ignored: a field with a size and a mask.
    pub(super) fn execution_size(&self) -> (Option<Lowered>, Option<Lowered>) {
        for (index, field) in self.instruction.fields.iter().enumerate() {
            let Some(mask) = group(field, "mask").filter(|g| !g.enumerators.is_empty()) else { continue };
            let Some(size) = group(field, "size").or_else(|| group(field, "count")) else { continue };
            let count =
                |e: &Enumerator| e.text.as_ref().map_or(&e.name.value, |t| &t.value).parse::<u16>().unwrap_or(0);
            let unmasked = |e: &Enumerator| u16::from(e.name.value.ends_with("_NM"));
            return (
                Some(table(of_field(index, Some(size)), &size.enumerators, count)),
                Some(table(of_field(index, Some(mask)), &mask.enumerators, unmasked)),
            );
        }
        (None, None)
    }

    fn layout(&self, variant: &Variant) -> String {
        let choices: Vec<_> = variant.conditions.iter().map(|c| self.choice(c)).collect();
        let fields: Vec<_> = variant.fields.iter().map(|f| f.value.0.to_string()).collect();
        format!("LayoutRule {{ choices: &[{}], fields: &[{}] }}", choices.join(", "), fields.join(", "))
    }

    fn choice(&self, condition: &VariantCondition) -> String {
        let (key, codes) = self.choice_key(condition);
        format!("Choice {{ key: {key}, codes: &{codes:?} }}")
    }

    /// What chooses a layout, and its values.
    pub(super) fn choice_key(&self, condition: &VariantCondition) -> (Lowered, Vec<u64>) {
        let codes: Vec<_> = condition.codes.iter().flatten().copied().collect();
        match &condition.key {
            VariantKey::Value { field, group } => {
                let group = group.and_then(|g| self.instruction.field(*field).groups.get(usize::from(g)));
                (of_field(field.index(), group), codes)
            }
            VariantKey::OperandType { field } => {
                // Positions of types, not their codes.
                let types = &self.context.model.data_types;
                let code = |code: u64| types.iter().position(|t| t.code.is_some_and(|c| u64::from(c.value) == code));
                let positions = codes.iter().filter_map(|c| Some(code(*c)? as u64)).collect();
                (Lowered::Operand("Type", field.0 as u8), positions)
            }
            VariantKey::Unresolved => (Lowered::Unknown, codes),
        }
    }

    /// The classes of operand, as a set of codes, and whether an immediate is a short one.
    pub(super) fn classes(&self, field: &Field) -> (u64, bool) {
        let Some(classes) = field.classes else { return (0, false) };
        let codes = classes.value.iter().filter_map(|c| class_code(self.context.model, c));
        let has = |class| classes.value.contains(class);
        let short = has(OperandClass::Immediate16) && !has(OperandClass::Immediate);
        (codes.fold(0, |set, code| set | 1 << (code & 7)), short)
    }

    fn field(&self, field: &Field, groups: &[SharedRow]) -> SharedRow {
        let mut row = Row::default();
        if field.classes.is_some() {
            let (classes, short) = self.classes(field);
            row.add("classes", format_args!("{classes:#x}"));
            if short {
                row.add("short", true);
            }
        }
        if let Some(types) = &field.types {
            row.add("types", format_args!("{:#x}", type_set(types.value.iter().copied())));
        }
        if let Some(range) = range(field.range.as_ref()) {
            row.add("range", range);
        }
        if let Some(value) = must_be(field) {
            row.add("must_be", format_args!("Some({value})"));
        }
        let elements = field.elements.iter().map(|e| {
            let condition = e.condition.as_ref().map(|c| self.condition(c));
            format!("({}, {})", condition.map_or_else(|| "None".to_owned(), |c| format!("Some({c})")), e.count)
        });
        let elements: Vec<_> = elements.collect();
        if !elements.is_empty() {
            row.add("elements", format_args!("&[{}]", elements.join(", ")));
        }
        match &field.presence {
            Presence::Always => {
                if let Count::Field(count) = field.count {
                    row.add("counted_by", format_args!("Some({})", count.0));
                }
            }
            Presence::If(condition) => row.add("present", format_args!("Some(&{})", self.condition(condition))),
            Presence::CountedBy(count) => row.add("counted_by", format_args!("Some({})", count.0)),
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
        if let Some((class, low, width, or_none)) = self.declared(field) {
            let declared = format!("Declared {{ class: {class}, low: {low}, width: {width}, or_none: {or_none} }}");
            row.add("declared", format_args!("Some({declared})"));
        }
        if let Some(selected) = self.selected(field) {
            row.add("selected", format_args!("Some({selected})"));
        }
        match self.region(field) {
            Regions::Ignored => {}
            Regions::One => row.add("region", "Regions::One"),
            Regions::Channels => row.add("region", "Regions::Channels"),
        }
        if let Some(labels) = self.labels(field).filter(|labels| *labels != 0) {
            row.add("labels", format_args!("{labels:#x}"));
        }
        if let Some(alignment) = field.alignment {
            row.add("alignment", alignment_text(alignment.value));
        }
        if matches!(field.kind, Some(FieldKind::VectorOperand | FieldKind::Scalar | FieldKind::RawOperand)) {
            if field.access != Access::Write {
                row.add("read", true);
            }
            if field.access != Access::Read {
                row.add("written", true);
            }
        }
        if !groups.is_empty() {
            let groups: Vec<_> = groups.iter().map(|group| group.text.as_str()).collect();
            row.add("groups", format_args!("&[{}]", groups.join(", ")));
        }
        let reserved = self.reserved(field);
        if !reserved.is_empty() {
            row.add("reserved", format_args!("&[{}]", reserved.join(", ")));
        }
        let row = row.0;
        let text =
            if row.is_empty() { "FieldRule::ANY".to_owned() } else { format!("FieldRule {{ {row}..FieldRule::ANY }}") };
        // What a page says itself, with its lines, stays in its row.
        let shared = !row.is_empty() && groups.iter().all(|group| group.name.is_some());
        SharedRow { name: self.shared(field).filter(|_| shared), text }
    }

    /// The name of the shared field that a field is.
    fn shared(&self, field: &Field) -> Option<String> {
        let shared = &self.context.model.shared_fields[field.shared?.index()];
        Some(constant_name([shared.name.value.as_str()]))
    }

    /// What the bits of a field, or its values, are limited to, where their type does not say it.
    fn groups(&self, id: FieldId, field: &Field) -> Vec<SharedRow> {
        let row = |limited: &Limited<'_>| {
            let shared = self.shared(field).filter(|_| limited.span.file != self.instruction.file);
            SharedRow {
                name: shared.map(|name| constant_name([name.as_str(), limited.name])),
                text: self.group(limited),
            }
        };
        self.limited(id, field).iter().map(row).collect()
    }

    /// The same, as it is in the model.
    pub(super) fn limited<'b>(&self, id: FieldId, field: &'b Field) -> Vec<Limited<'b>> {
        let planned = self.context.plan.integer(Owner::Instruction(self.id), id);
        let of_enum = |index: usize| Some(self.context.plan.enums[index].enumerators);
        let mut out = Vec::new();
        if !field.enumerators.is_empty() {
            let planned = if let Some(IntegerType::Enum(index)) = planned { of_enum(index) } else { None };
            let width = field.kind.and_then(FieldKind::int).map_or(32, |int| int.bits());
            let (values, span) = (&*field.enumerators, field.span);
            let whole = Limited { name: "", low: 0, width, signed: false, range: None, values, span };
            out.extend(self.limits(whole, planned));
        }
        for group in field.groups.iter().filter(|g| is_current(g) && !g.reserved) {
            let planned = match planned {
                Some(IntegerType::Enum(index)) => of_enum(index),
                Some(IntegerType::Bits(index)) => {
                    let groups = &self.context.plan.bit_fields[index].groups;
                    let planned = groups.iter().find(|g| (g.group.low, g.group.high) == (group.low, group.high));
                    planned.and_then(|g| if let GroupType::Enum(index) = g.kind { of_enum(index) } else { None })
                }
                _ => None,
            };
            let name = group.name.as_ref().map_or("", |n| n.value.as_str());
            let (low, width, signed, span) = (group.low, group.width(), group.signed, group.span);
            let (range, values) = (group.range.as_ref(), &*group.enumerators);
            out.extend(self.limits(Limited { name, low, width, signed, range, values, span }, planned));
        }
        out
    }

    /// The bits, if anything is left to say about them besides what their type, of these values, says.
    fn limits<'b>(&self, bits: Limited<'b>, planned: Option<&[Enumerator]>) -> Option<Limited<'b>> {
        let all = self.context.model.all_platforms().0;
        let limited = |e: &Enumerator| self.platforms(e.gate.as_ref()) != all || e.valid_if.is_some();
        let left_out = |e: &Enumerator| !bits.values.iter().any(|own| own.code.value == e.code.value);
        let needed = bits.values.iter().any(limited) || planned.is_none_or(|list| list.iter().any(left_out));
        let range = bits.range.filter(|r| range_ends(Some(r)).is_some());
        let bits = Limited { values: if needed { bits.values } else { &[] }, range, ..bits };
        (!bits.values.is_empty() || bits.range.is_some()).then_some(bits)
    }

    fn group(&self, bits: &Limited<'_>) -> String {
        let all = self.context.model.all_platforms().0;
        let values: Vec<_> = bits
            .values
            .iter()
            .map(|e| {
                let valid_if = optional(e.valid_if.as_ref().map(|c| self.condition(c)));
                let platforms = self.platforms(e.gate.as_ref());
                let (code, line) = (e.code.value, e.span.line);
                if platforms == all && e.valid_if.is_none() {
                    return format!("ValueRule::plain({code}, {line})");
                }
                format!("ValueRule {{ code: {code}, platforms: {platforms:#x}, valid_if: {valid_if}, line: {line} }}")
            })
            .collect();
        let mut row = Row::default();
        if !bits.name.is_empty() {
            row.add("name", format_args!("{:?}", bits.name));
        }
        if bits.low > 0 {
            row.add("low", bits.low);
        }
        row.add("width", bits.width);
        if bits.signed {
            row.add("signed", true);
        }
        if let Some(range) = range(bits.range) {
            row.add("range", range);
        }
        if !values.is_empty() {
            row.add("values", format_args!("&[{}]", values.join(", ")));
        }
        if bits.span.file != self.instruction.file {
            row.add("file", format_args!("{:?}", self.file(bits.span)));
        }
        row.add("line", bits.span.line);
        format!("GroupRule {{ {}..GroupRule::ANY }}", row.0)
    }

    /// Bits that some platforms reserve: those of gated groups, where no other group has them.
    fn reserved(&self, field: &Field) -> Vec<String> {
        let masks = self.reserved_bits(field);
        masks.iter().map(|(platforms, mask)| format!("({platforms:#x}, {mask:#x})")).collect()
    }

    /// The same: platforms, and bits.
    pub(super) fn reserved_bits(&self, field: &Field) -> Vec<(u64, u64)> {
        let all = self.context.model.all_platforms();
        let gated = |g: &&BitGroup| is_current(g) && !g.reserved && self.platforms(g.gate.as_ref()) != all.0;
        let gated_bits = field.groups.iter().filter(gated).fold(0, |bits, g| bits | g.mask());
        if gated_bits == 0 {
            return Vec::new();
        }
        let mut masks: Vec<(u64, PlatformSet)> = Vec::new();
        for platform in all.iter() {
            let has = |g: &&BitGroup| {
                is_current(g) && !g.reserved && g.gate.as_ref().is_none_or(|gate| gate.platforms.contains(platform))
            };
            let used = field.groups.iter().filter(has).fold(0, |bits, g| bits | g.mask());
            let mask = gated_bits & !used;
            let only = PlatformSet::only(platform);
            match masks.iter_mut().find(|m| m.0 == mask) {
                Some(known) => known.1 = known.1.union(only),
                None => masks.push((mask, only)),
            }
        }
        masks.retain(|m| m.0 != 0);
        masks.iter().map(|(mask, platforms)| (platforms.0, *mask)).collect()
    }
}

/// The only legal value: of what has no effect, 0.
pub(super) fn must_be(field: &Field) -> Option<u64> {
    let ignored = matches!(field.ignored, Ignored::Always) && field.kind.and_then(FieldKind::int).is_some();
    field.must_be.map(|value| value.value).or_else(|| ignored.then_some(0))
}

/// The codes of the kinds of label that a field takes. Kinds that no field asks for are special blocks.
fn label_kinds(model: &Model, kind: LabelKind) -> u8 {
    let word = |kind: LabelKind| match kind {
        LabelKind::Block => "block",
        LabelKind::Subroutine => "subroutine",
        LabelKind::Function => "function",
        LabelKind::Fc => "fc",
    };
    let members = model.structures.iter().filter(|s| s.name.value == "label_info").flat_map(|s| &s.members);
    let list = members.filter(|m| m.name.value == "kind").flat_map(|m| &m.enumerators);
    let takes = |name: &str| {
        let named = [LabelKind::Block, LabelKind::Subroutine, LabelKind::Function, LabelKind::Fc]
            .into_iter()
            .find(|kind| name.eq_ignore_ascii_case(word(*kind)));
        named.unwrap_or(LabelKind::Block) == kind
    };
    list.filter(|e| takes(&e.name.value)).fold(0, |set, e| set | 1 << (e.code.value & 7))
}

/// Whether a group exists in the newest version of the object format.
fn is_current(group: &BitGroup) -> bool {
    group.gate.as_ref().is_none_or(|g| g.versions.before.is_none())
}

/// The ends of a range between numbers; none if neither is one. An end that has its value elsewhere does not limit.
pub(super) fn range_ends(range: Option<&ValueRange>) -> Option<(Option<i64>, Option<i64>)> {
    let number = |bound: &Bound| if let Bound::Number(number) = bound { Some(*number) } else { None };
    let range = range?;
    Some((number(&range.low), number(&range.high)))
}

fn range(range: Option<&ValueRange>) -> Option<String> {
    let (low, high) = range_ends(range)?;
    let end = |end: Option<i64>, name: &str| end.map_or_else(|| format!("i64::{name}"), |n| n.to_string());
    Some(format!("Some(({}, {}))", end(low, "MIN"), end(high, "MAX")))
}

fn alignment_text(alignment: Alignment) -> String {
    alignment_bytes(alignment)
        .map_or_else(|| "Alignment::Register".to_owned(), |bytes| format!("Alignment::Bytes({bytes})"))
}

/// Bytes of an alignment; `None` if they are those of a register.
pub(super) const fn alignment_bytes(alignment: Alignment) -> Option<u8> {
    match alignment {
        Alignment::Grf => None,
        Alignment::Word => Some(2),
        Alignment::Dword => Some(4),
        Alignment::Qword => Some(8),
        Alignment::Oword => Some(16),
    }
}
