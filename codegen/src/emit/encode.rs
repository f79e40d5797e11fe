//! `encode.rs`: from `Inst` to bytes.

use super::decode::{byte, code};
use super::instructions::{FormatPlan, formats};
use super::{Content, Context, Emitter};
use proc_macro2::Literal;
use quote::quote;

pub(super) struct Encode;

impl Emitter for Encode {
    fn path(&self) -> &'static str {
        "encode.rs"
    }

    /// ```ignore
    /// impl Inst<'_> {
    ///     pub fn encode(&self, w: &mut Writer<'_>) -> Result<(), WriteError> {
    ///         match self { Self::Add(inst) => put(w, &[0x01], inst), ... }
    ///     }
    ///     pub fn encoded_len(&self, version: Version) -> usize {
    ///         match self { Self::Add(inst) => 1 + inst.wire_len(version), ... }
    ///     }
    /// }
    /// ```
    fn emit(&self, context: &Context<'_>) -> Content {
        let formats = formats(context);
        let inst = if formats.iter().any(FormatPlan::borrows) { quote!(Inst<'_>) } else { quote!(Inst) };
        let writes = formats.iter().map(|format| {
            let ident = &format.ident;
            let (opcode, sub) = code(format);
            let bytes = [Some(opcode), sub].into_iter().flatten().map(byte);
            quote!(Self::#ident(inst) => put(w, &[#(#bytes),*], inst),)
        });
        let lens = formats.iter().map(|format| {
            let ident = &format.ident;
            let opcode = Literal::usize_unsuffixed(1 + usize::from(code(format).1.is_some()));
            quote!(Self::#ident(inst) => #opcode + inst.wire_len(version),)
        });
        Content::Rust(quote! {
            //! From instructions to bytes.
            use crate::instructions::Inst;
            use openvisa_codec::{Version, Wire, WriteError, Writer};

            impl #inst {
                /// Writes the instruction. What is written is read as an equal instruction.
                ///
                /// # Errors
                /// When the buffer is too small, or the instruction has no bytes: a reserved bit is set, a value has no place in this
                /// version, or it is for another layout.
                pub fn encode(&self, w: &mut Writer<'_>) -> Result<(), WriteError> {
                    match self { #(#writes)* }
                }

                /// How many bytes it takes.
                pub fn encoded_len(&self, version: Version) -> usize {
                    match self { #(#lens)* }
                }
            }

            #[inline]
            fn put<'a>(w: &mut Writer<'_>, opcode: &[u8], inst: &impl Wire<'a>) -> Result<(), WriteError> {
                w.put(opcode)?;
                inst.write(w)
            }
        })
    }
}
