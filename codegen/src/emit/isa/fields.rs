//! `fields.rs`: generic access to the members of any instruction, for callers that treat all fields
//! alike.
//!
//! For example, `Inst::fields` calls a function with field 2 of ADD, `dst`, as `Value::VecOperand`.

use crate::emit::context::{Content, Context};
use crate::rust_view::formats::{FormatPlan, Member};
use crate::rust_view::naming::{camel, ident, snake_ident};
use crate::rust_view::rust_types::structure_type;
use crate::rust_view::type_assignment::{IntegerType, Owner};
use crate::spec::model::FieldKind;
use proc_macro2::{Ident, TokenStream};
use quote::quote;
use std::collections::BTreeMap;

pub(crate) fn emit(context: &Context<'_>) -> Content {
    let lists = list_variants(&context.formats);
    let rows = context.formats.iter().map(|format| format_row(context, format, &lists));
    let life = if lists.is_empty() { "" } else { "<'a>" };
    Content::Parts(vec![
        Content::Rust(value_types(&member_kinds(context, &lists), !lists.is_empty())),
        Content::Text(format!("{ROWS_HEAD}            {{{life}}}\n{}{ROWS_END}", rows.collect::<String>())),
    ])
}

const ROWS_HEAD: &str = "\
macro_rules! each_format {
    ($($callback:ident)::+) => {
        $($callback)::+! {
";
const ROWS_END: &str = "        }
    };
}
pub(crate) use each_format;

each_format!(openvisa_isa_core::inst_fields);
";

/// Emits the type of values and the visitor.
fn value_types(kinds: &[ValueKind], has_lists: bool) -> TokenStream {
    let (life, generics) = if has_lists { (quote!(<'a>), quote!('a, F)) } else { (quote!(), quote!(F)) };
    let variants = kinds.iter().map(|ValueKind { variant, rust, docs, .. }| quote!(#[doc = #docs] #variant(#rust),));
    let reference = |kind: &ValueKind| kind.by_reference.then(|| quote!(&));
    let methods = kinds.iter().map(|kind| {
        let (ValueKind { method, rust, docs, .. }, reference) = (kind, reference(kind));
        quote!(#[doc = #docs] fn #method(&mut self, field: u8, value: #reference #rust);)
    });
    let passes = kinds.iter().map(|kind| {
        let (ValueKind { variant, method, rust, by_reference, .. }, reference) = (kind, reference(kind));
        let value = if *by_reference { quote!(*value) } else { quote!(value) };
        quote! {
            fn #method(&mut self, field: u8, value: #reference #rust) {
                (self.0)(field, Value::#variant(#value));
            }
        }
    });
    quote! {
        //! Generic access to the members of any instruction.
        #![allow(unused_imports)]
        use crate::instructions::Inst;
        use crate::operands::*;
        use openvisa_isa_core::List;

        /// The value of a member of an instruction.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
        pub enum Value #life {
            /// A number. For an enumeration or a bit field, its bits.
            Int(i64),
            #(#variants)*
        }

        /// A visitor of the members of an instruction.
        ///
        /// Each method gets the position of the field in
        /// [`InstInfo::fields`](crate::InstInfo::fields), and the value of the member.
        pub trait Visitor #life {
            /// Visits a number. For an enumeration or a bit field, `value` is its bits.
            fn int(&mut self, field: u8, value: i64);
            #(#methods)*
        }

        /// A visitor that passes each member to a function as a [`Value`].
        struct FunctionVisitor<F>(F);

        impl<#generics: FnMut(u8, Value #life)> Visitor #life for FunctionVisitor<F> {
            fn int(&mut self, field: u8, value: i64) {
                (self.0)(field, Value::Int(value));
            }
            #(#passes)*
        }
    }
}

/// A kind of members that are no numbers: operands or lists.
struct ValueKind {
    /// The variant of `Value`: `VecOperand`.
    variant: Ident,
    /// The method of `Visitor`: `vec_operand`.
    method: Ident,
    /// The Rust type of the value.
    rust: TokenStream,
    /// The documentation of the variant and of the method.
    docs: &'static str,
    /// Whether a method gets a reference, which avoids a copy of an operand. A list is a pointer
    /// and a length, and is passed by value.
    by_reference: bool,
}

/// Returns the kinds of members that are no numbers.
fn member_kinds(context: &Context<'_>, lists: &BTreeMap<String, ListKind>) -> Vec<ValueKind> {
    let kind = |name: &str, rust, docs, by_reference| ValueKind {
        variant: ident(name),
        method: snake_ident(name),
        rust,
        docs,
        by_reference,
    };
    let operands = ["vec_operand", "raw_operand"].into_iter().filter_map(|name| {
        let rust = structure_type(context.model, name)?;
        Some(kind(&camel(name), rust, " An operand.", true))
    });
    let docs = " A list. Its field is the first of the fields whose values it holds.";
    let lists = lists.values().map(|list| kind(&list.variant, list.rust.clone(), docs, false));
    operands.chain(lists).collect()
}

/// Returns the row of a format: `Add { 0 bits exec_size, 1 bits pred, 2 VecOperand dst }`.
fn format_row(context: &Context<'_>, format: &FormatPlan<'_>, lists: &BTreeMap<String, ListKind>) -> String {
    let members = format.members.iter();
    let members = members.map(|m| format!("{} {} {}", m.field.0, conversion(context, format, m, lists), m.ident));
    format!("            {} {{ {} }}\n", format.ident, members.collect::<Vec<_>>().join(", "))
}

/// A type of list.
pub(crate) struct ListKind {
    /// The variant of `Value`: `U16s` for `List<'a, u16>`.
    pub(crate) variant: String,
    /// The type.
    pub(crate) rust: TokenStream,
}

/// Returns the types of lists by their text.
pub(crate) fn list_variants(formats: &[FormatPlan<'_>]) -> BTreeMap<String, ListKind> {
    let lists = formats.iter().flat_map(|f| &f.members).filter(|m| m.list);
    let kind = |m: &Member| ListKind { variant: camel(&element_type(&m.rust)) + "s", rust: m.rust.clone() };
    lists.map(|m| (m.rust.to_string(), kind(m))).collect()
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
    lists: &BTreeMap<String, ListKind>,
) -> String {
    if member.list {
        return lists.get(&member.rust.to_string()).map(|list| list.variant.clone()).unwrap_or_default();
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
