//! `decode.rs`: from bytes to `Inst`.

use super::condition::Source;
use super::instructions::{FormatPlan, formats};
use super::plan::Owner;
use super::values::{self, Variables};
use super::wire::{fields, key_fields, selects};
use super::{Content, Context, Emitter};
use crate::model::{FieldKind, IntType};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;
use std::collections::BTreeMap;

pub(super) struct Decode;

impl Emitter for Decode {
    fn path(&self) -> &'static str {
        "decode.rs"
    }

    /// ```ignore
    /// impl<'a> Inst<'a> {
    ///     pub fn decode(r: &mut Reader<'a>) -> Result<Self, WireError> {
    ///         ...
    ///         match at.u8()? {
    ///             0x01 => Inst::Add(Wire::read(r)?),
    ///             ...
    ///             opcode => return Err(at.unknown_opcode(opcode)),
    ///         }
    ///     }
    /// }
    /// ```
    fn emit(&self, context: &Context<'_>) -> Content {
        let formats = formats(context);
        let lives = formats.iter().any(FormatPlan::borrows);
        let inst = if lives { quote!(Inst<'a>) } else { quote!(Inst) };
        let mut opcodes: BTreeMap<u8, Vec<&FormatPlan<'_>>> = BTreeMap::new();
        for format in &formats {
            opcodes.entry(opcode(format)).or_default().push(format);
        }
        let arms = opcodes.iter().map(|(code, formats)| {
            let (body, code) = (of_opcode(context, *code, formats), byte(*code));
            quote!(#code => #body,)
        });
        let aliases = aliases(&formats);
        Content::Rust(quote! {
            //! From bytes to instructions.
            #![allow(unused_imports)]
            use crate::bit_fields::*;
            use crate::enums::*;
            use crate::forms::*;
            use crate::instructions::*;
            use openvisa_codec::{Reader, Stream, Version, Wire, WireError, WriteError, Writer};

            /// The instructions in some bytes, one after the other, without allocation: `Instructions::new(bytes, version)`. It
            /// ends with the bytes, or with the first error.
            pub type Instructions<'a> = Stream<'a, #inst>;

            impl<'a> #inst {
                /// Reads an instruction. After an error the reader is where it was.
                ///
                /// A value has a meaning here if its type gives it one; what a single instruction leaves out of its type is the
                /// business of validation.
                #aliases
                ///
                /// # Errors
                /// When the bytes end too early, the opcode is unknown, a reserved bit is set or a value has no meaning.
                #[inline]
                pub fn decode(r: &mut Reader<'a>) -> Result<Self, WireError> {
                    let mut at = r.clone();
                    let inst = read(&mut at)?;
                    *r = at;
                    Ok(inst)
                }
            }

            impl<'a> Wire<'a> for #inst {
                #[inline]
                fn read(r: &mut Reader<'a>) -> Result<Self, WireError> {
                    Self::decode(r)
                }
                fn write(&self, w: &mut Writer<'_>) -> Result<(), WriteError> {
                    self.encode(w)
                }
                fn wire_len(&self, version: Version) -> usize {
                    self.encoded_len(version)
                }
            }

            fn read<'a>(r: &mut Reader<'a>) -> Result<#inst, WireError> {
                Ok(match r.u8()? {
                    #(#arms)*
                    opcode => return Err(r.unknown_opcode(opcode)),
                })
            }
        })
    }
}

/// What the documentation says of instructions with the same bytes.
fn aliases(formats: &[FormatPlan<'_>]) -> TokenStream {
    let mut seen: BTreeMap<(u8, Option<u8>), &str> = BTreeMap::new();
    let mut pairs = Vec::new();
    for format in formats {
        let name = format.instruction.name.value.as_str();
        match seen.get(&code(format)) {
            Some(first) if *first != name => {
                pairs.push(format!("`{name}` has the bytes of `{first}` and is read as that"))
            }
            Some(_) => {}
            None => {
                seen.insert(code(format), name);
            }
        }
    }
    if pairs.is_empty() {
        return TokenStream::new();
    }
    let text = format!(" {}.", pairs.join("; "));
    quote!(#[doc = ""] #[doc = #text])
}

/// Opcode and sub-opcode.
pub(super) fn code(format: &FormatPlan<'_>) -> (u8, Option<u8>) {
    (opcode(format), format.instruction.sub_opcode.as_ref().map(|s| s.code.value))
}

fn opcode(format: &FormatPlan<'_>) -> u8 {
    format.instruction.opcode.as_ref().map_or(0, |o| o.code.value)
}

/// `0x0a`
pub(super) fn byte(code: u8) -> TokenStream {
    format!("{code:#04x}").parse::<Literal>().map_or_else(|_| quote!(0), |literal| quote!(#literal))
}

fn of_opcode(context: &Context<'_>, opcode: u8, formats: &[&FormatPlan<'_>]) -> TokenStream {
    let mut subs: BTreeMap<Option<u8>, Vec<&FormatPlan<'_>>> = BTreeMap::new();
    for format in formats {
        subs.entry(code(format).1).or_default().push(format);
    }
    // An opcode with and without sub-opcodes is a finding; the one without wins.
    if let Some(formats) = subs.get(&None) {
        return of_instruction(context, opcode, formats);
    }
    let arms = subs.iter().filter_map(|(sub, formats)| {
        let (body, code) = (of_instruction(context, opcode, formats), byte((*sub)?));
        Some(quote!(#code => #body,))
    });
    let opcode = byte(opcode);
    quote! {
        match r.u8()? {
            #(#arms)*
            sub => return Err(r.unknown_sub_opcode(#opcode, u64::from(sub), 1)),
        }
    }
}

/// The formats of one instruction, and of those that have the same bytes, which are never reached.
fn of_instruction(context: &Context<'_>, opcode: u8, formats: &[&FormatPlan<'_>]) -> TokenStream {
    let first = formats[0];
    let own: Vec<_> = formats.iter().filter(|f| f.id == first.id).collect();
    if let [only] = own.as_slice() {
        return one(only);
    }
    let keys = key_fields(first);
    let Some(last) = keys.last() else { return one(first) };
    // Read ahead up to the field that selects; the format reads it again.
    let hows = fields(context, first, first.variants[0], &mut BTreeMap::new());
    let ahead = hows.iter().position(|how| how.id == *last).map_or(0, |p| p + 1);
    let reads = hows[..ahead].iter().map(|how| {
        let (name, form): (Ident, _) =
            (super::naming::ident(how.name.trim_start_matches("r#")), values::tokens(&how.how));
        let member = first.members.iter().find(|m| m.field == how.id).map(|m| &m.rust);
        let rust = member.map(|rust| quote!(: #rust));
        if how.how.starts_with("where") || how.how.is_empty() {
            quote!(let #name #rust = Wire::read(ahead)?;)
        } else {
            quote!(let #name #rust = openvisa_codec::wire_field!(read ahead [#form]);)
        }
    });
    let reads: Vec<_> = reads.collect();
    let branches = own.iter().map(|format| {
        let (condition, body) = (selects(context, format), one(format));
        let condition = values::tokens(condition.as_deref().unwrap_or("true"));
        quote!(if #condition { #body } else)
    });
    let branches: Vec<_> = branches.collect();
    let source = Variables { context, owner: Owner::Instruction(first.id) };
    let value = values::tokens(source.number(*last).as_deref().unwrap_or("0"));
    let key = first.instruction.field(*last).kind.and_then(FieldKind::int);
    let (opcode, size) = (byte(opcode), Literal::u8_unsuffixed(key.map_or(0, IntType::bytes)));
    quote! {{
        let ahead = &mut r.clone();
        #(#reads)*
        #(#branches)* {
            return Err(ahead.unknown_sub_opcode(#opcode, #value, #size));
        }
    }}
}

fn one(format: &FormatPlan<'_>) -> TokenStream {
    let ident = &format.ident;
    quote!(Inst::#ident(Wire::read(r)?))
}
