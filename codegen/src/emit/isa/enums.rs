//! `enums.rs`: the enumerations of fields, bit groups and structure members.
//!
//! For example, the field `Rel_op` of CMP becomes `enum RelOp: u8`, with the variant `Eq` for its
//! value `eq`.

use crate::emit::context::{Content, Context};
use crate::emit::isa::enumeration::{EnumRow, Enumeration};
use crate::emit::isa::former_names::{FormerMember, former_constants};
use crate::emit::wire::integer_wire;
use crate::rust_view::docs::{one_line, sentence};
use crate::rust_view::naming::ident;
use crate::rust_view::type_assignment::{EnumPlan, EnumValue};
use proc_macro2::TokenStream;
use quote::quote;

pub(crate) fn emit(context: &Context<'_>) -> Content {
    let enums: Vec<_> = context.plan.enums.iter().map(|plan| enumeration(context, plan)).collect();
    let mut text = String::from("//! Enumerated fields and bit groups.\n\n");
    crate::emit::isa::enumeration::write_enumerations(&enums, &mut text);
    write_for_each(context, &enums, &mut text);
    let former: TokenStream = context.plan.enums.iter().map(former_values).collect();
    let wire = integer_wire::wire_of_enums(context);
    Content::Parts(vec![Content::Text(text), Content::Rust(quote!(#former #wire))])
}

/// Returns the values of an enumeration that had other names.
fn former_members<'a>(plan: &'a EnumPlan<'_>) -> Vec<FormerMember<'a>> {
    // An alias has the code of a value in front of it, and its former names are those of that
    // value.
    FormerMember::list(plan.values.iter().map(|value| (value.enumerator.formerly.as_slice(), ident(&value.name))))
}

/// Returns the deprecated constants of an enumeration.
fn former_values(plan: &EnumPlan<'_>) -> TokenStream {
    let current: Vec<_> = plan.values.iter().map(|value| ident(&value.name).to_string()).collect();
    let name = ident(&plan.name);
    former_constants(&name, &former_members(plan), current.iter().map(String::as_str))
}

/// Returns an enumeration with its rows, aliases and further spellings.
fn enumeration(context: &Context<'_>, plan: &EnumPlan<'_>) -> Enumeration {
    let (mut rows, mut aliases): (Vec<EnumRow>, _) = (Vec::new(), Vec::new());
    for value in &plan.values {
        let row = value_row(context, value);
        match rows.last().filter(|_| value.alias) {
            Some(first) => {
                let target = first.ident.clone();
                aliases.push((row, target));
            }
            None => rows.push(row),
        }
    }
    let docs = vec![one_line(&sentence(plan.description)), context.place(plan.span)];
    let (name, bits) = (ident(&plan.name).to_string(), plan.bits);
    let enumeration = Enumeration { docs, name, bits, noun: None, rows, aliases, spellings: Vec::new() };
    let value_spellings = |value: &EnumValue<'_>| {
        let ident = ident(&value.name).to_string();
        let texts = value.enumerator.other_text.iter().map(|(_, text)| text).chain(&value.enumerator.also);
        texts.map(|text| (text.value.clone(), ident.clone())).collect::<Vec<_>>()
    };
    let former: Vec<_> = former_members(plan).iter().flat_map(FormerMember::spellings).collect();
    enumeration.with_spellings(plan.values.iter().flat_map(value_spellings).chain(former))
}

const FOR_EACH: &str = r"
/// Calls the macro `$callback` with the paths of all enumerations, each followed by a comma.
///
/// The order is: opcodes, data types, platforms, attributes, then the enumerations of
/// [`enums`](crate::enums).
///
/// ```
/// macro_rules! count_members {
///     ($($enumeration:ty,)*) => { 0 $(+ <$enumeration>::ALL.len())* };
/// }
/// assert!(CRATE::for_each_enumeration!(count_members) > 0);
/// ```
#[macro_export]
macro_rules! for_each_enumeration {
    ($callback:ident) => {
        $callback! {
";

/// Writes the macro that lists all enumerations:
/// ```ignore
/// macro_rules! for_each_enumeration {
///     ($callback:ident) => { $callback! {
///         $crate::Opcode,
///         $crate::enums::ExecSize,
///         ...
///     } };
/// }
/// ```
fn write_for_each(context: &Context<'_>, enums: &[Enumeration], out: &mut String) {
    out.push_str(&FOR_EACH.replace("CRATE", &context.names.module()));
    let opcodes = super::opcodes::enumerations(context).into_iter().map(|opcodes| opcodes.name);
    let others = ["DataType", "Platform", "Attribute"].map(str::to_owned);
    let enums = enums.iter().map(|enumeration| format!("enums::{}", enumeration.name));
    for path in opcodes.chain(others).chain(enums) {
        out.push_str(&format!("            $crate::{path},\n"));
    }
    out.push_str("        }\n    };\n}\n");
}

/// Returns the row of a value: its documentation (`8 elements. {PVC+} specs/fields.md:14`), code
/// and names.
fn value_row(context: &Context<'_>, value: &EnumValue<'_>) -> EnumRow {
    let enumerator = value.enumerator;
    let description = if enumerator.description.is_empty() { &enumerator.name.value } else { &enumerator.description };
    let gate = enumerator.gate.as_ref().map(|g| format!("Only `{{{}}}`. ", g.source)).unwrap_or_default();
    let place = context.place(enumerator.span);
    EnumRow {
        doc: one_line(&format!("{} {gate}{place}", sentence(description))),
        ident: ident(&value.name).to_string(),
        code: value.code.to_string(),
        name: enumerator.name.value.clone(),
        text: enumerator.text.as_ref().map(|t| t.value.clone()),
    }
}
