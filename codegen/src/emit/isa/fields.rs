//! `fields.rs`: generic access to the members of any instruction, for callers that treat all fields
//! alike.
//!
//! For example, `Inst::fields` calls a function with field 2 of ADD, `dst`, as `Value::VecOperand`.

use crate::emit::context::{Content, Context, Emitter};
use crate::emit::support::formats::{FormatPlan, Member};
use crate::emit::support::naming::{camel, snake};
use crate::emit::support::rust_types::structure_type;
use crate::emit::support::type_assignment::{IntegerType, Owner};
use crate::model::FieldKind;
use proc_macro2::TokenStream;
use quote::quote;
use std::collections::BTreeMap;
use std::fmt::Write;

/// Emits `fields.rs`.
pub(crate) struct Fields;

impl Emitter for Fields {
    fn path(&self) -> &'static str {
        "fields.rs"
    }

    /// Emits one format a line:
    /// ```ignore
    /// macro_rules! each_format {
    ///     ($then:ident) => {
    ///         $then! {
    ///             Add { 0 bits exec_size, 1 bits pred, 2 VecOperand dst, ... }
    ///             ...
    ///         }
    ///     };
    /// }
    /// ```
    fn emit(&self, context: &Context<'_>) -> Content {
        let formats = &context.formats;
        let lists = list_variants(formats);
        let mut text = file_head(context, &lists);
        for format in formats {
            let members = format.members.iter();
            let members =
                members.map(|m| format!("{} {} {}", m.field.0, conversion(context, format, m, &lists), m.ident));
            let members: Vec<_> = members.collect();
            // Writing to a string cannot fail.
            let _ = writeln!(text, "            {} {{ {} }}", format.ident, members.join(", "));
        }
        text.push_str("        }\n    };\n}\npub(crate) use each_format;\n\neach_format! { fields }\n");
        Content::Text(text)
    }
}

/// Returns the variant of `Value` for each type of list: `U16s` for `List<'a, u16>`.
fn list_variants(formats: &[FormatPlan<'_>]) -> BTreeMap<String, String> {
    let lists = formats.iter().flat_map(|f| &f.members).filter(|m| m.list);
    lists.map(|m| (m.rust.to_string(), camel(&element_type(&m.rust)) + "s")).collect()
}

/// Returns the element type of a list: `u16` for `List<'a, u16>`.
fn element_type(rust: &TokenStream) -> String {
    let text = rust.to_string();
    text.split(',').next_back().unwrap_or("").trim_end_matches('>').trim().to_owned()
}

/// Returns the word for the conversion of a member to a value: `number`, `bits`, `data_type`, or a
/// variant of `Value`.
fn conversion(
    context: &Context<'_>,
    format: &FormatPlan<'_>,
    member: &Member,
    lists: &BTreeMap<String, String>,
) -> String {
    if member.list {
        return lists.get(&member.rust.to_string()).cloned().unwrap_or_default();
    }
    let kind = format.instruction.field(member.field).kind;
    match kind {
        Some(FieldKind::Int(_)) => match context.plan.integer(Owner::Instruction(format.id), member.field) {
            Some(IntegerType::Plain(_)) | None => "number".to_owned(),
            Some(IntegerType::DataType) => "data_type".to_owned(),
            Some(IntegerType::Enum(_) | IntegerType::Bits(_)) => "bits".to_owned(),
        },
        Some(FieldKind::RawOperand) => "RawOperand".to_owned(),
        _ => "VecOperand".to_owned(),
    }
}

/// Returns the file up to the list of formats: `Value`, `Visitor` and the macros.
fn file_head(context: &Context<'_>, lists: &BTreeMap<String, String>) -> String {
    let operands: Vec<_> = ["vec_operand", "raw_operand"]
        .into_iter()
        .filter_map(|name| Some((camel(name), structure_type(context.model, name)?)))
        .collect();
    let (mut variants, mut methods, mut values, mut calls) =
        (String::new(), String::new(), String::new(), String::new());
    // Operands are passed by reference, which avoids a copy. A list is a pointer and a length, and
    // passed by value.
    let mut list = |name: &str, rust: &str, docs: &str, (reference, star): (&str, &str)| {
        let method = snake(name);
        let _ = writeln!(variants, "    /// {docs}\n    {name}({rust}),");
        let _ = writeln!(methods, "    /// {docs}\n    fn {method}(&mut self, field: u8, value: {reference}{rust});");
        let body = format!("(self.0)(field, Value::{name}({star}value));");
        let _ = writeln!(
            values,
            "\n    fn {method}(&mut self, field: u8, value: {reference}{rust}) {{\n        {body}\n    }}"
        );
        let _ = writeln!(
            calls,
            "    (@{name} $visitor:ident, $index:literal, $($value:tt)*) => {{ $visitor.{method}($index, {reference}$($value)*) }};"
        );
    };
    for (name, rust) in &operands {
        list(name, &rust.to_string(), "An operand.", ("&", "*"));
    }
    for (rust, name) in lists {
        let rust = rust.replace(" < 'a , ", "<'a, ").replace(" >", ">");
        list(name, &rust, "A list. Its field is the first of the fields whose values it holds.", ("", ""));
    }
    let life = if lists.is_empty() { "" } else { "<'a>" };
    let generics = if lists.is_empty() { "F" } else { "'a, F" };
    let inst = if lists.is_empty() { quote!(Inst) } else { quote!(Inst<'a>) };
    let inst = inst.to_string().replace(' ', "");
    format!(
        "\
//! Generic access to the members of any instruction.
#![allow(unused_imports)]
use crate::instructions::Inst;
use crate::operands::*;
use openvisa_isa_core::List;

/// The value of a member of an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(not(feature = \"exhaustive\"), non_exhaustive)]
pub enum Value{life} {{
    /// A number. For an enumeration or a bit field, its bits.
    Int(i64),
{variants}}}

/// A visitor of the members of an instruction.
///
/// Each method gets the position of the field in [`InstInfo::fields`](crate::InstInfo::fields), and
/// the value of the member.
pub trait Visitor{life} {{
    /// Visits a number. For an enumeration or a bit field, `value` is its bits.
    fn int(&mut self, field: u8, value: i64);
{methods}}}

/// A visitor that passes each member to a function as a [`Value`].
struct Values<F>(F);

impl<{generics}: FnMut(u8, Value{life})> Visitor{life} for Values<F> {{
    fn int(&mut self, field: u8, value: i64) {{
        (self.0)(field, Value::Int(value));
    }}
{values}}}

macro_rules! fields {{
    ($($format:ident {{ $($index:literal $how:ident $member:ident),* }})*) => {{
        impl{life} {inst} {{
            /// Calls `visit` for each member, in wire order, with the position of its field in
            /// [`InstInfo::fields`](crate::InstInfo::fields). A field that is absent has its
            /// default value.
            // Inlined, so that only crates that call it compile the conversion of all formats.
            #[inline]
            pub fn fields(&self, visit: &mut dyn FnMut(u8, Value{life})) {{
                self.visit(&mut Values(visit));
            }}

            /// Calls the method of `visitor` for each member, in wire order. Faster than
            /// [`Self::fields`], since no [`Value`] is made.
            pub fn visit(&self, visitor: &mut impl Visitor{life}) {{
                match self {{
                    $(Self::$format(x) => {{
                        let _ = x;
                        $(fields!(@$how visitor, $index, x.$member);)*
                    }})*
                }}
            }}
        }}
    }};
    (@number $visitor:ident, $index:literal, $($value:tt)*) => {{ $visitor.int($index, $($value)* as i64) }};
    (@bits $visitor:ident, $index:literal, $($value:tt)*) => {{ $visitor.int($index, $($value)*.bits() as i64) }};
    (@data_type $visitor:ident, $index:literal, $($value:tt)*) => {{
        $visitor.int($index, $($value)*.bits().map_or(-1, i64::from))
    }};
{calls}}}

macro_rules! each_format {{
    ($then:ident) => {{
        $then! {{
"
    )
}
