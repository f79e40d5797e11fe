//! `encode.rs`: from `Inst` to bytes.

use super::decode::{byte, code};
use super::instructions::FormatPlan;
use super::naming::snake;
use super::wire::fields;
use super::{Content, Context, Emitter};
use crate::model::VersionRange;
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};
use std::collections::BTreeMap;

pub(super) struct Encode;

impl Emitter for Encode {
    fn path(&self) -> &'static str {
        "encode.rs"
    }

    /// ```ignore
    /// impl Inst<'_> {
    ///     pub fn encode(&self, writer: &mut Writer<'_>) -> Result<(), WriteError> {
    ///         match self {
    ///             Self::Add(i) => like_add(writer, 0x01, &i.exec_size, &i.pred, &i.dst, &i.src0, &i.src1),
    ///             Self::Cmp(inst) => put(writer, &[0x2c], inst),
    ///             ...
    ///         }
    ///     }
    ///     pub fn encoded_len(&self, version: Version) -> usize {
    ///         match self { Self::Add(inst) => 1 + inst.wire_len(version), ... }
    ///     }
    /// }
    /// ```
    fn emit(&self, context: &Context<'_>) -> Content {
        let formats = &context.formats;
        let inst = if formats.iter().any(FormatPlan::borrows) { quote!(Inst<'_>) } else { quote!(Inst) };
        let groups = alike(context, formats);
        let arms = groups.iter().flat_map(|group| group.iter().map(move |f| (f.ident.to_string(), group)));
        let arms: BTreeMap<String, &Vec<&FormatPlan<'_>>> = arms.filter(|(_, group)| group.len() > 1).collect();
        let writes = formats.iter().map(|format| {
            let (ident, opcode) = (&format.ident, opcode(format));
            let Some(group) = arms.get(&ident.to_string()) else {
                return quote!(Self::#ident(inst) => put(writer, &[#(#opcode),*], inst),);
            };
            let (like, members) = (like(group), format.members.iter().map(|m| &m.ident));
            quote!(Self::#ident(i) => #like(writer, #(#opcode)*, #(&i.#members),*),)
        });
        let likes = groups.iter().filter(|group| group.len() > 1).map(|group| {
            let (like, members) = (like(group), &group[0].members);
            let (names, types): (Vec<_>, Vec<_>) = members.iter().map(|m| (&m.ident, &m.rust)).unzip();
            quote! {
                #[inline(never)]
                fn #like(writer: &mut Writer<'_>, opcode: u8, #(#names: &#types),*) -> Result<(), WriteError> {
                    writer.within(|writer| {
                        writer.u8(opcode)?;
                        #(#names.write(writer)?;)*
                        Ok(())
                    })
                }
            }
        });
        let lens = formats.iter().map(|format| {
            let ident = &format.ident;
            let opcode = Literal::usize_unsuffixed(1 + usize::from(code(format).1.is_some()));
            quote!(Self::#ident(inst) => #opcode + inst.wire_len(version),)
        });
        Content::Rust(quote! {
            //! From instructions to bytes.
            #![allow(unused_imports, clippy::too_many_arguments)]
            use crate::bit_fields::*;
            use crate::enums::*;
            use crate::instructions::*;
            use crate::operands::*;
            use openvisa_codec::{Version, Wire, WriteError, Writer};

            impl #inst {
                /// Writes the instruction. What is written is read as an equal instruction.
                ///
                /// # Errors
                /// When the buffer is too small, or the instruction has no bytes: a reserved bit is set, a value has no place in this
                /// version, or it is for another layout.
                pub fn encode(&self, writer: &mut Writer<'_>) -> Result<(), WriteError> {
                    match self { #(#writes)* }
                }

                /// How many bytes it takes.
                pub fn encoded_len(&self, version: Version) -> usize {
                    match self { #(#lens)* }
                }
            }

            #(#likes)*

            #[inline]
            fn put<'a, const OPCODE: usize>(w: &mut Writer<'_>, opcode: &[u8; OPCODE], inst: &impl Wire<'a>) -> Result<(), WriteError> {
                w.within(|w| {
                    w.put(opcode)?;
                    inst.write(w)
                })
            }
        })
    }
}

/// The name of the function that writes the formats of a group.
fn like(group: &[&FormatPlan<'_>]) -> Ident {
    format_ident!("like_{}", snake(&group[0].ident.to_string()))
}

/// The bytes that an instruction begins with.
fn opcode(format: &FormatPlan<'_>) -> Vec<TokenStream> {
    let (opcode, sub) = code(format);
    [Some(opcode), sub].into_iter().flatten().map(byte).collect()
}

/// Formats with the same members in the same layout, in groups, in the order of the first of each.
fn alike<'f, 'a>(context: &Context<'_>, formats: &'f [FormatPlan<'a>]) -> Vec<Vec<&'f FormatPlan<'a>>> {
    let mut groups: Vec<(Option<Vec<String>>, Vec<&FormatPlan<'_>>)> = Vec::new();
    for format in formats {
        let key = layout(context, format);
        match groups.iter_mut().find(|(known, _)| key.is_some() && *known == key) {
            Some((_, group)) => group.push(format),
            None => groups.push((key, vec![format])),
        }
    }
    groups.into_iter().map(|(_, group)| group).collect()
}

/// What formats have in common that are written alike; `None` for one that is like no other.
fn layout(context: &Context<'_>, format: &FormatPlan<'_>) -> Option<Vec<String>> {
    if format.borrows() || format.members.is_empty() || !format.older.is_empty() || code(format).1.is_some() {
        return None;
    }
    let fields = fields(context, format, format.variants[0], &mut BTreeMap::new());
    let plain = fields.len() == format.members.len() && fields.iter().all(|field| field.how.is_empty());
    let gated = format.variants[0].gate.as_ref().is_some_and(|g| g.versions != VersionRange::default());
    let members = format.members.iter().map(|m| format!("{}: {}", m.ident, m.rust));
    (plain && !gated).then(|| members.collect())
}
