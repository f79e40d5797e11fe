//! Deprecated items for names that a specification had formerly.
//!
//! For example, ``Formerly `EXOR`.`` on the page of XOR becomes the constants `Opcode::Exor` and
//! `InstKind::Exor`, the type `instructions::Exor`, and the function `Inst::Exor`.

use crate::emit::context::Context;
use crate::rust_view::formats::FormatPlan;
use crate::rust_view::naming::{camel, ident, variant};
use crate::spec::model::{FormerName, Instruction};
use proc_macro2::{Ident, TokenStream};
use quote::quote;
use std::collections::HashSet;

/// A former name of a member, with the identifier of the member.
#[derive(Clone)]
pub(super) struct FormerMember<'a> {
    pub(super) former: &'a FormerName,
    pub(super) now: Ident,
}

impl<'a> FormerMember<'a> {
    pub(super) fn list(members: impl IntoIterator<Item = (&'a [FormerName], Ident)>) -> Vec<Self> {
        let of = |(names, now): (&'a [FormerName], Ident)| names.iter().map(move |former| (former, now.clone()));
        members.into_iter().flat_map(of).map(|(former, now)| Self { former, now }).collect()
    }

    /// Returns the former names of the encoded instructions, with the identifiers of `InstKind`.
    pub(super) fn of_instructions(instructions: &'a [Instruction]) -> Vec<Self> {
        let listed = instructions.iter().filter(|instruction| instruction.is_encoded());
        Self::list(listed.map(|i| (i.formerly.as_slice(), crate::rust_view::formats::kind_ident(i))))
    }

    /// Returns the former identifier.
    pub(super) fn ident(&self) -> Ident {
        ident(&variant(&self.former.name.value))
    }

    /// Returns the spellings that parsers accept, each with the identifier of the member.
    pub(super) fn spellings(&self) -> Vec<(String, String)> {
        let words = [self.former.name.value.clone(), self.ident().to_string()];
        let words = words.into_iter().chain(self.former.text.iter().map(|text| text.value.clone()));
        words.map(|word| (word, self.now.to_string())).collect()
    }

    /// Returns the attribute of a deprecated item.
    fn deprecated(now: &Ident) -> TokenStream {
        let note = format!("renamed to `{now}`");
        quote!(#[deprecated(note = #note)])
    }
}

/// Emits the constants of an enumeration. A name with the identifier of a member has none.
/// ```ignore
/// impl Opcode {
///     #[deprecated(note = "renamed to `Xor`")]
///     #[allow(non_upper_case_globals)]
///     pub const Exor: Self = Self::Xor;
/// }
/// ```
pub(super) fn former_constants<'a>(
    name: &Ident,
    members: &[FormerMember<'_>],
    current: impl IntoIterator<Item = &'a str>,
) -> TokenStream {
    let mut taken: HashSet<String> = current.into_iter().map(str::to_owned).collect();
    let constants: TokenStream = members
        .iter()
        .filter(|member| taken.insert(member.ident().to_string()))
        .map(|member| {
            let (former, now, deprecated) = (member.ident(), &member.now, FormerMember::deprecated(&member.now));
            let doc = format!("Former name of [`{now}`](Self::{now}).");
            quote! {
                #[doc = #doc]
                #deprecated
                #[allow(non_upper_case_globals)]
                pub const #former: Self = Self::#now;
            }
        })
        .collect();
    if constants.is_empty() { TokenStream::new() } else { quote!(impl #name { #constants }) }
}

/// Emits the former names of the structs of instructions, and functions with the former names of
/// the variants of `Inst`. A pattern cannot have a former name.
/// ```ignore
/// #[deprecated(note = "renamed to `Xor`")]
/// pub type Exor = Xor;
/// impl Inst<'_> {
///     #[deprecated(note = "renamed to `Xor`")]
///     pub const fn Exor(inst: Xor) -> Self { Self::Xor(inst) }
/// }
/// ```
pub(super) fn former_formats(context: &Context<'_>) -> TokenStream {
    let formats = &context.formats;
    let borrows = formats.iter().any(FormatPlan::borrows);
    let mut taken: HashSet<String> = formats.iter().map(|format| format.ident.to_string()).collect();
    let (mut types, mut functions) = (TokenStream::new(), TokenStream::new());
    for format in formats {
        let (now, name) = (&format.ident, camel(&format.instruction.name.value));
        // The name of a variant of the format follows that of the page.
        let variant_name = now.to_string().strip_prefix(&name).map(str::to_owned);
        let Some(variant_name) = variant_name else { continue };
        for former in &format.instruction.formerly {
            let former = ident(&format!("{}{variant_name}", camel(&former.name.value)));
            if !taken.insert(former.to_string()) {
                continue;
            }
            let (rust, deprecated) = (format.type_tokens(), FormerMember::deprecated(now));
            let doc = format!("Former name of [`{now}`].");
            let life = format.borrows().then(|| quote!(<'a>));
            types.extend(quote!(#[doc = #doc] #deprecated pub type #former #life = #rust;));
            functions.extend(quote! {
                #[doc = #doc]
                #deprecated
                #[allow(non_snake_case)]
                pub const fn #former(inst: #rust) -> Self {
                    Self::#now(inst)
                }
            });
        }
    }
    let life = borrows.then(|| quote!(<'a>));
    if functions.is_empty() { types } else { quote!(#types impl #life Inst #life { #functions }) }
}
