//! `opcodes.rs`: the opcode byte, and the byte after it of instructions that are split into sub-operations.

use super::docs::{doc, place};
use super::naming::{ident, type_ident, variant};
use super::{Content, Context, Emitter};
use crate::model::{Instruction, Opcode};
use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};
use std::collections::{BTreeMap, HashSet};

pub(super) struct Opcodes;

impl Emitter for Opcodes {
    fn path(&self) -> &'static str {
        "opcodes.rs"
    }

    fn emit(&self, context: &Context<'_>) -> Content {
        let outer = context.model.instructions.iter().filter_map(|i| Some((i.opcode.as_ref()?, i)));
        let opcodes = codes(context, "Opcode", "The first byte of an instruction.", outer);
        let mut subs: BTreeMap<(u8, &str), Vec<(&Opcode, &Instruction)>> = BTreeMap::new();
        for instruction in &context.model.instructions {
            if let (Some(outer), Some(sub)) = (&instruction.opcode, &instruction.sub_opcode) {
                subs.entry((outer.code.value, &outer.name.value)).or_default().push((sub, instruction));
            }
        }
        let names: Vec<_> = subs.keys().map(|(_, name)| format_ident!("{}Opcode", type_ident(name))).collect();
        let subs = subs.iter().map(|((code, name), list)| {
            let text = format!("The byte after the opcode `{code:#04x}` (`{name}`).");
            codes(context, &format!("{}Opcode", type_ident(name)), &text, list.iter().copied())
        });
        Content::Rust(quote! {
            //! Opcodes.
            use openvisa_codec::{Entry, Enumeration};
            #opcodes
            #(#subs)*
            openvisa_codec::enumeration_traits!(Opcode #(#names)*);
        })
    }
}

/// ```ignore
/// pub enum Opcode {
///     /// `ADD`. `specs/instructions/ADD.md:5`
///     Add = 0x01,
///     ...
/// }
/// ```
fn codes<'a>(
    context: &Context<'_>,
    name: &str,
    text: &str,
    list: impl Iterator<Item = (&'a Opcode, &'a Instruction)>,
) -> TokenStream {
    let enumeration = ident(name);
    let docs = doc([text]);
    let mut seen = HashSet::new();
    let (mut variants, mut aliases, mut arms, mut all, mut entries) = (vec![], vec![], vec![], vec![], vec![]);
    let mut by_code = BTreeMap::new();
    let mut list: Vec<_> = list.collect();
    list.sort_by_key(|(opcode, _)| opcode.code.value);
    for (opcode, instruction) in list {
        let rust = variant(&opcode.name.value);
        if !seen.insert(rust.clone()) {
            continue;
        }
        let rust = ident(&rust);
        let code = format!("{:#04x}", opcode.code.value).parse::<Literal>().ok();
        let place = place(context.model, context.prefix, opcode.code.span);
        let title = instruction.title.as_deref().filter(|_| instruction.sub_opcode.is_none() || name != "Opcode");
        let title = title.map(|t| format!(": {}", super::docs::prose(t))).unwrap_or_default();
        let docs = doc([format!("`{}`{title} {place}", opcode.name.value)]);
        let written = &opcode.name.value;
        entries.push(quote!(Entry::new(Self::#rust, #code, #written, None)));
        match by_code.get(&opcode.code.value) {
            Some(first) => aliases.push(quote! {
                #docs #[allow(non_upper_case_globals)] pub const #rust: Self = Self::#first;
            }),
            None => {
                variants.push(quote!(#docs #rust = #code,));
                arms.push(quote!(#code => Some(Self::#rust),));
                all.push(quote!(Self::#rust));
                by_code.insert(opcode.code.value, rust);
            }
        }
    }
    quote! {
        #docs
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        #[repr(u8)]
        pub enum #enumeration { #(#variants)* }
        impl #enumeration {
            #(#aliases)*
            /// All of them, by value.
            pub const ALL: &'static [Self] = &[#(#all),*];
            /// The opcode of a byte; `None` for a reserved one.
            pub const fn from_bits(bits: u8) -> Option<Self> {
                match bits { #(#arms)* _ => None }
            }
            /// The byte.
            pub const fn bits(self) -> u8 { self as u8 }
        }
        impl Enumeration for #enumeration {
            const ENTRIES: &'static [Entry<Self>] = &[#(#entries),*];
        }
    }
}
