//! `fields.rs`: the members of every instruction as values, by the field they stand for, for whoever treats all fields alike.

use super::instructions::{FormatPlan, Member, formats};
use super::naming::camel;
use super::operands::structure_type;
use super::plan::{IntegerType, Owner};
use super::{Content, Context, Emitter};
use crate::model::FieldKind;
use proc_macro2::TokenStream;
use quote::quote;
use std::collections::BTreeMap;
use std::fmt::Write;

pub(super) struct Fields;

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
        let formats = formats(context);
        let lists = lists(&formats);
        let mut text = head(context, &lists);
        for format in &formats {
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
        .filter_map(|name| Some((camel(name), structure_type(context, name)?)))
        .collect();
    let mut variants = String::new();
    let mut list = |name: &str, rust: &str, docs: &str| {
        let _ = writeln!(variants, "    /// {docs}\n    {name}({rust}),");
    };
    for (name, rust) in &operands {
        list(name, &rust.to_string(), "An operand.");
    }
    for (rust, name) in lists {
        let rust = rust.replace(" < 'a , ", "<'a, ").replace(" >", ">");
        list(name, &rust, "A list; the field is the first of those that may be in it.");
    }
    let life = if lists.is_empty() { "" } else { "<'a>" };
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
#[non_exhaustive]
pub enum Value{life} {{
    /// A number: of an enumeration or of bit groups, their bits.
    Int(i64),
{variants}}}

macro_rules! fields {{
    ($($format:ident {{ $($index:literal $how:ident $member:ident),* }})*) => {{
        impl{life} {inst} {{
            /// Calls `visit` for each member, in wire order, with the position of its field in
            /// [`InstInfo::fields`](crate::InstInfo::fields). A field that is absent has its default value.
            pub fn fields(&self, visit: &mut dyn FnMut(u8, Value{life})) {{
                match self {{
                    $(Self::$format(x) => {{
                        let _ = x;
                        $(visit($index, fields!(@$how x.$member));)*
                    }})*
                }}
            }}
        }}
    }};
    (@number $($value:tt)*) => {{ Value::Int($($value)* as i64) }};
    (@bits $($value:tt)*) => {{ Value::Int($($value)*.bits() as i64) }};
    (@data_type $($value:tt)*) => {{ Value::Int($($value)*.bits().map_or(-1, i64::from)) }};
    (@$variant:ident $($value:tt)*) => {{ Value::$variant($($value)*) }};
}}

macro_rules! each_format {{
    ($then:ident) => {{
        $then! {{
"
    )
}
