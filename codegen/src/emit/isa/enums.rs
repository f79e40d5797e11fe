//! `enums.rs`: the enumerations of fields, bit groups and structure members.

use crate::emit::context::{Content, Context, Emitter};
use crate::emit::isa::enumeration::{Enumeration, Row};
use crate::emit::support::docs::{one_line, place, prose};
use crate::emit::support::naming::ident;
use crate::emit::support::type_assignment::{EnumPlan, Value};
use crate::emit::wire::integer_wire;

pub(crate) struct Enums;

impl Emitter for Enums {
    fn path(&self) -> &'static str {
        "enums.rs"
    }

    fn emit(&self, context: &Context<'_>) -> Content {
        let enums: Vec<_> = context.plan.enums.iter().map(|plan| enumeration(context, plan)).collect();
        let mut text = String::from("//! Enumerated fields and bit groups.\n\n");
        crate::emit::isa::enumeration::write(&enums, &mut text);
        for_each(context, &enums, &mut text);
        Content::TextThenRust(text, integer_wire::of_enums(context))
    }
}

fn enumeration(context: &Context<'_>, plan: &EnumPlan<'_>) -> Enumeration {
    let (mut rows, mut aliases): (Vec<Row>, _) = (Vec::new(), Vec::new());
    for value in &plan.values {
        let row = row(context, value);
        match rows.last().filter(|_| value.alias) {
            Some(first) => {
                let target = first.ident.clone();
                aliases.push((row, target));
            }
            None => rows.push(row),
        }
    }
    let docs = vec![one_line(&prose(plan.description)), place(context.model, context.prefix, plan.span)];
    let (name, bits) = (ident(&plan.name).to_string(), plan.bits);
    let enumeration = Enumeration { docs, name, bits, noun: None, rows, aliases, spellings: Vec::new() };
    let value_spellings = |value: &Value<'_>| {
        let ident = ident(&value.name).to_string();
        let texts = value.enumerator.other_text.iter().map(|(_, text)| text).chain(&value.enumerator.also);
        texts.map(|text| (text.value.clone(), ident.clone())).collect::<Vec<_>>()
    };
    enumeration.with_spellings(plan.values.iter().flat_map(value_spellings))
}

const FOR_EACH: &str = r"
/// Calls the macro `$callback` with the paths of all enumerations, separated by commas: opcodes, data types, platforms, attributes, then
/// those of [`enums`](crate::enums).
///
/// ```
/// macro_rules! count_members {
///     ($($enumeration:ty,)*) => { 0 $(+ <$enumeration>::ALL.len())* };
/// }
/// assert!(openvisa_isa::for_each_enumeration!(count_members) > 0);
/// ```
#[macro_export]
macro_rules! for_each_enumeration {
    ($callback:ident) => {
        $callback! {
";

/// ```ignore
/// macro_rules! for_each_enumeration {
///     ($callback:ident) => { $callback! {
///         $crate::Opcode,
///         $crate::enums::ExecSize,
///         ...
///     } };
/// }
/// ```
fn for_each(context: &Context<'_>, enums: &[Enumeration], out: &mut String) {
    out.push_str(FOR_EACH);
    let opcodes = super::opcodes::enumerations(context).into_iter().map(|opcodes| opcodes.name);
    let others = ["DataType", "Platform", "Attribute"].map(str::to_owned);
    let enums = enums.iter().map(|enumeration| format!("enums::{}", enumeration.name));
    for path in opcodes.chain(others).chain(enums) {
        out.push_str(&format!("            $crate::{path},\n"));
    }
    out.push_str("        }\n    };\n}\n");
}

/// `8 elements. {PVC+} specs/fields.md:14`, with the code and the names of the value.
fn row(context: &Context<'_>, value: &Value<'_>) -> Row {
    let enumerator = value.enumerator;
    let description = if enumerator.description.is_empty() { &enumerator.name.value } else { &enumerator.description };
    let gate = enumerator.gate.as_ref().map(|g| format!("Only `{{{}}}`. ", g.source)).unwrap_or_default();
    let place = place(context.model, context.prefix, enumerator.span);
    Row {
        doc: one_line(&format!("{} {gate}{place}", prose(description))),
        ident: ident(&value.name).to_string(),
        code: value.code.to_string(),
        name: enumerator.name.value.clone(),
        text: enumerator.text.as_ref().map(|t| t.value.clone()),
    }
}
