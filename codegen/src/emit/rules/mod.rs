//! `rules.rs`: the rules of each instruction as tables that the validator interprets.
//!
//! The decoder already checks the type of each field. A row has the further rules: values that an
//! instruction or a platform lacks, classes and types of operands, conditions. For example, the
//! destination of ADD becomes `FieldRule { classes: ClassCodes(0x13), region: Regions::Channels,
//! written: true, ..FieldRule::ANY }`.

mod field_rule;
pub(crate) mod rule_context;
pub(crate) mod rule_expr;
mod value_set;

use crate::emit::context::{Content, Context};
use crate::emit::support::dedup::{NamedRow, constant_name, extract_repeated, extract_shared};
use crate::lines::write_line;
use crate::rust_view::formats::kind_ident;
use crate::spec::model::warnings::{WarningRule, warning_rules};
use crate::spec::model::{DataTypeId, FieldId, ModifierKind, Saturation, Variant, VariantCondition};
use crate::spec::span::{Span, Spanned};
use rule_context::{LayoutChoice, RuleContext, type_set};
use rule_expr::lower_expr;

/// Emits
/// ```ignore
/// const EXEC_SIZE: FieldRule = FieldRule { groups: &[EXEC_SIZE_MASK], ..FieldRule::ANY };
///
/// static TABLE: [InstRules; 136] = [
///     InstRules {
///         file: "specs/instructions/ADD.md",
///         fields: &[
///             EXEC_SIZE, // Exec_size
///             ...
/// ```
pub(crate) fn emit(context: &Context<'_>) -> Content {
    let list = context.model.instructions().filter(|(_, i)| i.is_encoded());
    let list: Vec<_> = list.map(|(id, instruction)| RuleContext { context, id, instruction }).collect();
    let max_fields = list.iter().map(|rules| rules.instruction.fields.len()).max().unwrap_or(0);
    let mut out = String::from(HEAD);
    write_line!(out, "pub const MOST_FIELDS: usize = {max_fields};\n");
    let fields = field_rows(&mut out, &list);
    let mut sizes: Vec<_> = list.iter().map(SizeRows::new).collect();
    let named = list.iter().zip(&mut sizes).flat_map(|(rules, SizeRows { channels, no_mask, first_channel })| {
        [
            (rules.constant_name("channels"), channels),
            (rules.constant_name("no_mask"), no_mask),
            (rules.constant_name("first_channel"), first_channel),
        ]
    });
    extract_repeated(&mut out, "Option<&Expr>", named);
    write_line!(out, "\nstatic TABLE: [InstRules; {}] = [", list.len());
    for ((rules, fields), sizes) in list.iter().zip(&fields).zip(&sizes) {
        rules.write_row(&mut out, fields, sizes);
    }
    out.push_str("];\n");
    Content::Text(out)
}

/// Text before the tables.
const HEAD: &str = r#"//! The rules of each instruction as tables.
#![allow(unused_imports)]
use crate::info::InstKind;
use openvisa_isa_core::rules::{*, Expr::*, Op::*};

impl InstKind {
    /// Returns the rules of the instruction.
    ///
    /// In the tables, types are positions in [`DataType::ALL`](crate::DataType::ALL), and platforms
    /// are positions in [`Platform::ALL`](crate::Platform::ALL).
    pub const fn rules(self) -> &'static InstRules {
        &TABLE[self as usize]
    }
}

/// Maximum number of fields of an instruction.
"#;

/// Writes the constants for rows that several fields share, and returns the rows of all fields, by
/// instruction.
///
/// Emits
/// ```ignore
/// const EXEC_SIZE_MASK: GroupRule = GroupRule { name: "mask", ..GroupRule::ANY };
/// const EXEC_SIZE: FieldRule = FieldRule { groups: &[EXEC_SIZE_MASK], ..FieldRule::ANY };
/// ```
fn field_rows(out: &mut String, list: &[RuleContext<'_>]) -> Vec<Vec<NamedRow>> {
    out.push_str("// Most frequent rules of shared fields.\n");
    let of_instruction = |rules: &RuleContext<'_>| -> Vec<_> {
        let fields = rules.instruction.fields.iter().enumerate();
        fields.map(|(index, field)| rules.group_rules(FieldId(index as u16), field)).collect()
    };
    let mut groups: Vec<Vec<Vec<NamedRow>>> = list.iter().map(of_instruction).collect();
    extract_shared(out, "GroupRule", &mut groups.iter_mut().flatten().flatten().collect::<Vec<_>>());
    let of_instruction = |(rules, groups): (&RuleContext<'_>, &Vec<Vec<NamedRow>>)| -> Vec<_> {
        rules.instruction.fields.iter().zip(groups).map(|(field, groups)| rules.field_rule(field, groups)).collect()
    };
    let mut fields: Vec<Vec<NamedRow>> = list.iter().zip(&groups).map(of_instruction).collect();
    extract_shared(out, "FieldRule", &mut fields.iter_mut().flatten().collect::<Vec<_>>());
    out.push_str("\n// Rules that several pages have in common, named after the first of them.\n");
    let named = list.iter().zip(&mut fields).flat_map(|(rules, rows)| {
        let names = rules.instruction.fields.iter().map(|field| rules.constant_name(&field.name.value));
        names.zip(rows.iter_mut().map(|row| &mut row.text))
    });
    extract_repeated(out, "FieldRule", named);
    fields
}

/// The rows about the execution size of an instruction: `None`, or `Some(&Table(...))`.
struct SizeRows {
    channels: String,
    no_mask: String,
    first_channel: String,
}

impl SizeRows {
    fn new(rules: &RuleContext<'_>) -> Self {
        let none = || "None".to_owned();
        match rules.execution_size() {
            Some(size) => Self {
                channels: format!("Some(&{})", size.channels),
                no_mask: format!("Some(&{})", size.no_mask),
                first_channel: format!("Some(&{})", size.first_channel),
            },
            None => Self { channels: none(), no_mask: none(), first_channel: none() },
        }
    }
}

impl RuleContext<'_> {
    /// Writes the row of an instruction: `InstRules { ... },`.
    fn write_row(&self, out: &mut String, fields: &[NamedRow], sizes: &SizeRows) {
        let instruction = self.instruction;
        write_line!(out, "    InstRules {{\n        file: {:?},", self.file(instruction.name.span));
        let listed = self.listed();
        write_line!(out, "        listed: ({:?}, {}),", self.file(listed), listed.line);
        let layouts_line = instruction.format.variants.first().map_or(1, |variant| variant.span.line);
        write_line!(out, "        layouts_line: {layouts_line},\n        fields: &[");
        for (field, row) in instruction.fields.iter().zip(fields) {
            write_line!(out, "            {}, // {}", row.text, field.name.value);
        }
        write_line!(out, "        ],\n        layouts: &[");
        for variant in &instruction.format.variants {
            write_line!(out, "            {},", self.layout_row(variant));
        }
        let types_line = instruction.properties.supported_types.first().map_or(0, |t| t.span.line);
        write_line!(out, "        ],\n        types: {},", self.supported_types());
        write_line!(out, "        types_line: {types_line},\n        maps: &[{}],", self.type_maps().join(", "));
        let (saturation, line) = match &instruction.properties.saturation {
            None => ("No", 0),
            Some(s) if s.value == Saturation::Yes => ("Yes", s.span.line),
            Some(s) => ("FloatOnly", s.span.line),
        };
        write_line!(out, "        saturation: (Saturation::{saturation}, {line}),");
        let (modifiers, line) = match &instruction.properties.source_modifier {
            None => ("Unstated", 0),
            Some(m) => (modifier_name(m.value), m.span.line),
        };
        write_line!(out, "        modifiers: (Modifiers::{modifiers}, {line}),");
        write_line!(out, "        channels: {},\n        no_mask: {},", sizes.channels, sizes.no_mask);
        write_line!(out, "        first_channel: {},", sizes.first_channel);
        self.write_constraints(out);
        write_line!(out, "        warnings: &[{}],\n    }},", self.warning_rows().join(", "))
    }

    /// Writes the named rules:
    /// `constraints: &[Constraint { name: "...", holds: ..., reason: "...", line: 40 }, ...],`.
    fn write_constraints(&self, out: &mut String) {
        write_line!(out, "        constraints: &[");
        for constraint in &self.instruction.constraints {
            let Some(expr) = &constraint.condition.expr else { continue };
            let (name, reason, line) = (&constraint.name.value, &constraint.description, constraint.span.line);
            let holds = lower_expr(self.context.model, self.instruction, expr);
            write_line!(
                out,
                "            Constraint {{ name: {name:?}, holds: {holds}, reason: {reason:?}, line: {line} }},"
            );
        }
        write_line!(out, "        ],");
    }

    /// Returns the rows of the rules that give a warning:
    /// `WarningRule { rule: "type", name: "Mask", found: &[] }`.
    fn warning_rows(&self) -> Vec<String> {
        let rules = warning_rules(self.context.model, self.instruction);
        let row = |WarningRule { rule, name, found }: &WarningRule| {
            format!("WarningRule {{ rule: {rule:?}, name: {name:?}, found: &{found:?} }}")
        };
        rules.iter().map(row).collect()
    }

    /// Returns the name of a constant about something of the instruction: `ADD_DST`.
    fn constant_name(&self, what: &str) -> String {
        constant_name([kind_ident(self.instruction).to_string().as_str(), what])
    }

    /// Returns where the specification lists the platforms of the instruction: its row of the index
    /// or, without one, its page.
    fn listed(&self) -> Span {
        let mut rows = self.context.model.index.iter().flat_map(|group| &group.entries);
        let row = rows.find(|entry| entry.instruction == Some(self.id));
        row.map_or(self.instruction.name.span, |entry| entry.span)
    }

    /// Returns the supported types, one set for each set of platforms:
    /// `&[SupportedTypes { types: TypeRows(0x3f), platforms: PlatformRows(0x7fff) }, ...]`.
    fn supported_types(&self) -> String {
        struct Supported {
            types: u32,
            platforms: u64,
        }
        let mut sets: Vec<Supported> = Vec::new();
        for supported in &self.instruction.properties.supported_types {
            let types = type_set(std::iter::once(supported.data_type));
            let platforms = self.platforms(supported.gate.as_ref());
            match sets.iter_mut().find(|set| set.platforms == platforms) {
                Some(set) => set.types |= types,
                None => sets.push(Supported { types, platforms }),
            }
        }
        let sets = sets.iter().map(|Supported { types, platforms }| {
            format!("SupportedTypes {{ types: TypeRows({types:#x}), platforms: PlatformRows({platforms:#x}) }}")
        });
        format!("&[{}]", sets.collect::<Vec<_>>().join(", "))
    }

    /// Returns the rows about type maps: `TypeMap { dst: TypeRows(0x3), src: TypeRows(0x3),
    /// platforms: PlatformRows(0x7fff), line: 50 }`.
    fn type_maps(&self) -> Vec<String> {
        let row = |map: &crate::spec::model::TypeMap| {
            let set = |list: &[Spanned<DataTypeId>]| type_set(list.iter().map(|t| t.value));
            let (dst, src, line) = (set(&map.dst), set(&map.src), map.span.line);
            let platforms = format_args!("PlatformRows({:#x})", self.platforms(map.gate.as_ref())).to_string();
            format!(
                "TypeMap {{ dst: TypeRows({dst:#x}), src: TypeRows({src:#x}), platforms: {platforms}, line: {line} }}"
            )
        };
        self.instruction.type_maps.iter().map(row).collect()
    }

    /// Returns the row about a layout: `LayoutRule { choices: &[], fields: &[0, 1, 2] }`.
    fn layout_row(&self, variant: &Variant) -> String {
        let choice = |condition: &VariantCondition| {
            let LayoutChoice { key, codes } = self.choice(condition);
            format!("Choice {{ key: {key}, codes: &{codes:?} }}")
        };
        let choices: Vec<_> = variant.conditions.iter().map(choice).collect();
        let fields: Vec<_> = variant.fields.iter().map(|f| f.value.0.to_string()).collect();
        format!("LayoutRule {{ choices: &[{}], fields: &[{}] }}", choices.join(", "), fields.join(", "))
    }
}

fn modifier_name(kind: ModifierKind) -> &'static str {
    match kind {
        ModifierKind::Arithmetic => "Arithmetic",
        ModifierKind::Logic => "Logic",
        ModifierKind::None => "None",
    }
}
