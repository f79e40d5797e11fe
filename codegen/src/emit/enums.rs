//! `enums.rs`: the enumerations of fields, bit groups and structure members.

use super::docs::{doc, place, prose};
use super::naming::{ident, variant};
use super::plan::EnumPlan;
use super::{Content, Context, Emitter, integers};
use crate::model::Enumerator;
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};
use std::collections::HashSet;

pub(super) struct Enums;

impl Emitter for Enums {
    fn path(&self) -> &'static str {
        "enums.rs"
    }

    fn emit(&self, context: &Context<'_>) -> Content {
        let enums = context.plan.enums.iter().map(|plan| enumeration(context, plan));
        let names = context.plan.enums.iter().map(|plan| ident(&plan.name));
        let wire = integers::of_enums(context);
        Content::Rust(quote! {
            //! Enumerated fields and bit groups.
            use openvisa_codec::{Entry, Enumeration};
            #(#enums)*
            openvisa_codec::enumeration_traits!(#(#names)*);
            #wire
        })
    }
}

/// One value, with the identifier it gets.
struct Value<'a> {
    ident: Ident,
    code: u64,
    enumerator: &'a Enumerator,
    /// The code has a value already; this name is only an alias.
    alias: bool,
}

/// ```ignore
/// /// How the predicate bits are joined before they are used.
/// ///
/// /// `specs/fields.md:45`
/// pub enum PredicateCombine {
///     /// `none`. `specs/fields.md:47`
///     None = 0,
///     ...
/// }
/// impl PredicateCombine {
///     pub const ALL: &'static [Self] = &[Self::None, ...];
///     pub const fn from_bits(bits: u8) -> Option<Self> { ... }
///     pub const fn bits(self) -> u8 { self as u8 }
/// }
/// impl Enumeration for PredicateCombine { const ENTRIES: ... }
/// ```
fn enumeration(context: &Context<'_>, plan: &EnumPlan<'_>) -> TokenStream {
    let name = ident(&plan.name);
    let int = format_ident!("u{}", plan.bits);
    let values = values(plan);
    let docs = doc([prose(plan.description), place(context.model, context.prefix, plan.span)]);
    let distinct: Vec<_> = values.iter().filter(|v| !v.alias).collect();
    let variants = distinct.iter().map(|v| {
        let (docs, ident, code) = (value_doc(context, v.enumerator), &v.ident, Literal::u64_unsuffixed(v.code));
        quote!(#docs #ident = #code,)
    });
    let aliases = values.iter().filter(|v| v.alias).map(|v| {
        let (docs, alias) = (value_doc(context, v.enumerator), &v.ident);
        let target = distinct.iter().find(|d| d.code == v.code).map(|d| &d.ident);
        quote!(#docs #[allow(non_upper_case_globals)] pub const #alias: Self = Self::#target;)
    });
    let idents: Vec<_> = distinct.iter().map(|v| &v.ident).collect();
    let codes: Vec<_> = distinct.iter().map(|v| Literal::u64_unsuffixed(v.code)).collect();
    let entries = values.iter().map(|v| entry(v, &v.ident));
    quote! {
        #docs
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        #[repr(#int)]
        pub enum #name { #(#variants)* }
        impl #name {
            #(#aliases)*
            /// All values, by code.
            pub const ALL: &'static [Self] = &[#(Self::#idents),*];
            /// The value of a code; `None` for a reserved one.
            pub const fn from_bits(bits: #int) -> Option<Self> {
                match bits { #(#codes => Some(Self::#idents),)* _ => None }
            }
            /// The code.
            pub const fn bits(self) -> #int { self as #int }
        }
        impl Enumeration for #name {
            const ENTRIES: &'static [Entry<Self>] = &[#(#entries),*];
        }
    }
}

/// `Entry::new(Self::Any, 1, "any", Some("any"))`
fn entry(value: &Value<'_>, ident: &Ident) -> TokenStream {
    let (bits, name) = (Literal::u64_unsuffixed(value.code), &value.enumerator.name.value);
    let text = match &value.enumerator.text {
        Some(text) => {
            let text = &text.value;
            quote!(Some(#text))
        }
        None => quote!(None),
    };
    quote!(Entry::new(Self::#ident, #bits, #name, #text))
}

/// The values by code, with unique identifiers; codes that do not fit are left out (a finding names them).
fn values<'a>(plan: &EnumPlan<'a>) -> Vec<Value<'a>> {
    let mut taken = HashSet::new();
    let mut codes = HashSet::new();
    let mut values = Vec::new();
    for enumerator in plan.enumerators {
        let code = enumerator.code.value;
        if plan.bits < 64 && code >> plan.bits != 0 {
            continue;
        }
        let mut name = variant(&enumerator.name.value);
        if !taken.insert(name.clone()) {
            name = format!("{name}X{code:X}");
            taken.insert(name.clone());
        }
        values.push(Value { ident: ident(&name), code, enumerator, alias: !codes.insert(code) });
    }
    values.sort_by_key(|v| (v.code, v.alias));
    values
}

/// The identifier of the value with this code.
pub(super) fn value_ident(plan: &EnumPlan<'_>, code: u64) -> Option<Ident> {
    values(plan).into_iter().find(|v| v.code == code).map(|v| v.ident)
}

/// The value that stands for nothing: the one with the smallest code.
pub(super) fn zero(plan: &EnumPlan<'_>) -> Option<Ident> {
    values(plan).into_iter().next().map(|v| v.ident)
}

/// ``/// 8 elements. {PVC+} `specs/fields.md:14` ``
fn value_doc(context: &Context<'_>, enumerator: &Enumerator) -> TokenStream {
    let description = if enumerator.description.is_empty() { &enumerator.name.value } else { &enumerator.description };
    let gate = enumerator.gate.as_ref().map(|g| format!("Only `{{{}}}`. ", g.source)).unwrap_or_default();
    let place = place(context.model, context.prefix, enumerator.span);
    doc([format!("{} {gate}{place}", prose(description))])
}
