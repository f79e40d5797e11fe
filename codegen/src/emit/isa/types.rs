//! `types.rs`: the data types of operands.
//!
//! For example, the row `UD` of the specification becomes the variant `DataType::Ud`, with a width
//! of 32 bits.

use crate::emit::context::{Content, Context, Emitter};
use crate::emit::support::docs::{doc, place, prose};
use crate::emit::support::literals::hex;
use crate::emit::support::naming::type_ident;
use crate::emit::support::template::fill_template;
use crate::model::{DataType, DataTypeKind};
use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};

/// Emits `types.rs`.
pub(crate) struct Types;

impl Emitter for Types {
    fn path(&self) -> &'static str {
        "types.rs"
    }

    /// Emits
    /// ```ignore
    /// pub enum DataType {
    ///     /// Unsigned 32-bit integer. `specs/2_datatypes.md:12`
    ///     Ud,
    ///     ...
    /// }
    /// impl DataType { from_bits, bits, width, kind }
    /// ```
    fn emit(&self, context: &Context<'_>) -> Content {
        let types = &context.model.data_types;
        let idents: Vec<_> = types.iter().map(|t| type_ident(&t.name.value)).collect();
        let docs = types.iter().map(|t| {
            let place = place(context.model, context.prefix, t.span);
            let text = if t.description.is_empty() { &t.name.value } else { &t.description };
            doc([format!("{} {place}", prose(text))])
        });
        let code = |t: &DataType| t.code.map(|c| Literal::u8_unsuffixed(c.value));
        let coded = || types.iter().zip(&idents).filter_map(|(t, ident)| Some((code(t)?, ident)));
        let from: TokenStream = coded().map(|(code, ident)| quote!(#code => Some(Self::#ident),)).collect();
        let bits: TokenStream = types
            .iter()
            .zip(&idents)
            .map(|(t, ident)| match code(t) {
                Some(code) => quote!(Self::#ident => Some(#code),),
                None => quote!(Self::#ident => None,),
            })
            .collect();
        let widths = types.iter().map(|t| Literal::u16_unsuffixed(t.bits));
        let kinds = types.iter().map(|t| kind_ident(t.kind));
        let gated: TokenStream = types
            .iter()
            .zip(&idents)
            .filter_map(|(t, ident)| {
                let platforms = hex(t.gate.as_ref()?.platforms.0);
                Some(quote!(Self::#ident => PlatformSet::from_bits(#platforms),))
            })
            .collect();
        let texts: Vec<_> = types.iter().map(|t| t.name.value.to_lowercase()).collect();
        let rows = types.iter().zip(&idents).zip(&texts);
        let rows = rows.map(|((t, ident), text)| (ident, t.name.value.as_str(), Some(text.as_str())));
        let table = super::enumeration::enumeration_impl("DataType", "a data type", rows, &TokenStream::new());
        let variants = quote!(#(#docs #idents,)*);
        let all = quote!(#(Self::#idents),*);
        let widths = quote!(#(Self::#idents => #widths,)*);
        let kinds = quote!(#(Self::#idents => DataTypeKind::#kinds,)*);
        Content::Rust(fill_template!("types.rs", variants, all, from, bits, widths, kinds, gated, table))
    }
}

fn kind_ident(kind: DataTypeKind) -> proc_macro2::Ident {
    format_ident!("{kind:?}")
}
