//! `fields.rs`: the members of every instruction as values, by the field they stand for, for whoever treats all fields alike.

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

pub(crate) struct Fields;

impl Emitter for Fields {
    fn path(&self) -> &'static str {
        "fields.rs"
    }

    /// One format a line:
    /// ```ignore
    /// macro_rules! each_format {
    ///     ($then:ident) => {
    ///         $then! {
    ///             Add { 0 bits exec_size, 1 bits pred, 2 VecOperand dst, 3 VecOperand src0, 4 VecOperand src1 }
    ///             ...
    ///         }
    ///     };
    /// }
    /// ```
    fn emit(&self, context: &Context<'_>) -> Content {
        let formats = &context.formats;
        let lists = lists(formats);
        let mut text = head(context, &lists);
        for format in formats {
            let members =
                format.members.iter().map(|m| format!("{} {} {}", m.field.0, how(context, format, m, &lists), m.ident));
            let members: Vec<_> = members.collect();
            // Writing to a string cannot fail.
            let _ = writeln!(text, "            {} {{ {} }}", format.ident, members.join(", "));
        }
        text.push_str("        }\n    };\n}\npub(crate) use each_format;\n\neach_format! { fields }\n");
        Content::Text(text)
    }
}

/// The types of lists, with the names of their variants.
fn lists(formats: &[FormatPlan<'_>]) -> BTreeMap<String, String> {
    let lists = formats.iter().flat_map(|f| &f.members).filter(|m| m.list);
    lists.map(|m| (m.rust.to_string(), camel(&element(&m.rust)) + "s")).collect()
}

/// `u16` of `List<'a, u16>`.
fn element(rust: &TokenStream) -> String {
    let text = rust.to_string();
    text.split(',').next_back().unwrap_or("").trim_end_matches('>').trim().to_owned()
}

/// How a member becomes a value.
fn how(context: &Context<'_>, format: &FormatPlan<'_>, member: &Member, lists: &BTreeMap<String, String>) -> String {
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

fn head(context: &Context<'_>, lists: &BTreeMap<String, String>) -> String {
    let operands: Vec<_> = ["vec_operand", "raw_operand"]
        .into_iter()
        .filter_map(|name| Some((camel(name), structure_type(context.model, name)?)))
        .collect();
    let (mut variants, mut methods, mut values, mut calls) =
        (String::new(), String::new(), String::new(), String::new());
    // Operands are looked at where they stand; lists are but pointers.
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
        list(name, &rust, "A list; the field is the first of those that may be in it.", ("", ""));
    }
    let life = if lists.is_empty() { "" } else { "<'a>" };
    let generics = if lists.is_empty() { "F" } else { "'a, F" };
    let inst = if lists.is_empty() { quote!(Inst) } else { quote!(Inst<'a>) };
    let inst = inst.to_string().replace(' ', "");
    format!(
        "\
//! The members of instructions as values, by field.
#![allow(unused_imports)]
use crate::instructions::Inst;
use crate::operands::*;
use openvisa_codec::List;

/// What a member of an instruction holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(not(feature = \"exhaustive\"), non_exhaustive)]
pub enum Value{life} {{
    /// A number: of an enumeration or of bit groups, their bits.
    Int(i64),
{variants}}}

/// Whoever looks at the members of instructions one by one: each method gets the position of the field in
/// [`InstInfo::fields`](crate::InstInfo::fields), and what the member holds.
pub trait Visitor{life} {{
    /// A number: of an enumeration or of bit groups, their bits.
    fn int(&mut self, field: u8, value: i64);
{methods}}}

/// A visitor that makes values of all.
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
            /// [`InstInfo::fields`](crate::InstInfo::fields). A field that is absent has its default value.
            // Who asks for values compiles the walk over all formats that makes them.
            #[inline]
            pub fn fields(&self, visit: &mut dyn FnMut(u8, Value{life})) {{
                self.visit(&mut Values(visit));
            }}

            /// The same for a visitor, without making values.
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
