//! `reference/primitives.rs`: the traits that the reference semantics are written over, one for
//! each section of `functions.md`.
//!
//! For example, the row of `surface_load` becomes `fn surface_load(&self, surface: &Self::Surface,
//! address: impl Into<Number>, n: impl Into<Number>) -> Result<Number, Self::Error>` in the trait
//! `Memory`. What no row describes, such as reading operands, is hand-written: the trait
//! `StateAccess` of `openvisa-isa-core`.

use super::called_functions;
use crate::emit::context::{Content, Context};
use crate::emit::support::field_exprs::parse_tokens;
use crate::emit::support::role_type::{ChannelTypes, RoleType};
use crate::rust_view::docs::{doc, prose};
use crate::rust_view::naming::{ident, snake_ident, type_ident};
use crate::rust_view::rust_types::structure_type;
use crate::rust_view::value_kind::{Kind, machine_method, parameters};
use crate::spec::model::{Model, PseudoFunction};
use crate::spec::span::Spanned;
use proc_macro2::TokenStream;
use quote::quote;
use std::collections::HashSet;

/// Emits
/// ```ignore
/// pub enum Operand { Vector(VecOperand), Raw(RawOperand) }
/// pub trait Memory: StateAccess<Operand = Operand> { fn flat_load(&self, ...) -> Result<Number, Self::Error>; ... }
/// pub trait Primitives: StateAccess<Operand = Operand> + Memory + ... {}
/// ```
pub(crate) fn emit(context: &Context<'_>) -> Content {
    let model = context.model;
    let (called, types) = (called_functions(model), ChannelTypes::new(context));
    let predicate = types.predicate.as_ref().map(|predicate| predicate.ident.to_string());
    let (variants, conversions): (Vec<_>, Vec<_>) = operand_kinds(model).unzip();
    let (mut traits, mut names) = (Vec::new(), Vec::new());
    for (heading, functions) in sections(model, &called) {
        let (name, docs) = (type_ident(heading), doc([format!("The functions of the section \"{heading}\".")]));
        let methods = functions.iter().map(|function| emit_function(context, function, predicate.as_deref()));
        traits.push(quote!(#docs pub trait #name: StateAccess<Operand = Operand> { #(#methods)* }));
        names.push(name);
    }
    let numbers = model.state.iter().filter(|s| s.gives.as_ref().is_some_and(|g| g.value == "number"));
    let state = numbers.map(|number| {
        let (docs, name) = (item_docs(context, &number.name, &number.description), machine_method(&number.name.value));
        quote!(#docs fn #name(&self) -> Number;)
    });
    names.push(ident("State"));
    let words: Vec<String> = traits.iter().flat_map(words_of).collect();
    let is_used = |name: &str| words.iter().any(|word| word == name);
    let predicate = types.predicate.as_ref().filter(|t| is_used(&t.ident.to_string())).map(RoleType::import);
    let data_type = is_used("DataType").then(|| {
        quote!(
            use crate::types::DataType;
        )
    });
    Content::Rust(quote! {
        //! The primitives of the reference semantics: what the pseudo-code of the specification calls.

        #![allow(clippy::too_many_arguments, clippy::wrong_self_convention)]

        #predicate
        #data_type
        pub use openvisa_isa_core::reference::*;

        /// An operand of an instruction.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Operand {
            #(#variants)*
        }

        #(#conversions)*
        #(#traits)*
        /// The state that programs read by name.
        pub trait State {
            #(#state)*
        }

        /// The machine that the reference semantics run on: a type with all primitives.
        pub trait Primitives: StateAccess<Operand = Operand> + #(#names)+* {}

        impl<M: StateAccess<Operand = Operand> + #(#names)+*> Primitives for M {}
    })
}

/// Returns the identifiers of code.
fn words_of(code: &TokenStream) -> Vec<String> {
    code.to_string().split(|c: char| !c.is_alphanumeric() && c != '_').map(str::to_owned).collect()
}

/// Returns the documentation of a function or number of the specification: its name, text and
/// place.
fn item_docs(context: &Context<'_>, name: &Spanned<String>, description: &str) -> TokenStream {
    let origin = context.place(name.span);
    doc([format!("`{}`: {} {origin}", name.value, prose(description))])
}

/// Returns the functions that the pseudo-code calls and that are not written out, by the sections
/// that declare them.
fn sections<'a>(model: &'a Model, called: &HashSet<&str>) -> Vec<(&'a str, Vec<&'a PseudoFunction>)> {
    let mut list: Vec<(&str, Vec<&PseudoFunction>)> = Vec::new();
    for function in model.functions.iter().filter(|f| f.code.is_none() && called.contains(f.name.value.as_str())) {
        let heading = function.section.as_deref().unwrap_or("Functions");
        match list.iter_mut().find(|(known, _)| *known == heading) {
            Some((_, functions)) => functions.push(function),
            None => list.push((heading, vec![function])),
        }
    }
    list
}

/// Returns the variants of the type of operands, one for each structure, and the conversions of the
/// structures.
fn operand_kinds(model: &Model) -> impl Iterator<Item = (TokenStream, TokenStream)> {
    let kinds = [
        ("Vector", "vec_operand", "An operand with a region."),
        ("Raw", "raw_operand", "Registers from a byte offset on."),
    ];
    kinds.into_iter().filter_map(|(variant, structure, about)| {
        let (rust, variant, docs) = (structure_type(model, structure)?, ident(variant), doc([about]));
        let conversion = quote! {
            impl From<crate::operands::#rust> for Operand {
                fn from(operand: crate::operands::#rust) -> Self {
                    Self::#variant(operand)
                }
            }
        };
        Some((quote!(#docs #variant(crate::operands::#rust),), conversion))
    })
}

/// Emits the method of a function.
fn emit_function(context: &Context<'_>, function: &PseudoFunction, predicate: Option<&str>) -> TokenStream {
    let docs = item_docs(context, &function.name, &function.description);
    let parameters = function.takes.iter().flat_map(|argument| parameters(argument, predicate).unwrap_or_default());
    let parameters = parameters.map(|(name, rust)| {
        let (name, rust) = (snake_ident(&name), parse_tokens(rust));
        quote!(#name: #rust)
    });
    let result = function.gives.as_ref().and_then(|g| Kind::of_result(&g.value)).unwrap_or(Kind::Nothing);
    let (name, result) = (machine_method(&function.name.value), parse_tokens(result.result_type()));
    quote!(#docs fn #name(&self, #(#parameters),*) -> Result<#result, Self::Error>;)
}
