//! `types.rs`: the data types of operands.
//!
//! For example, the row `UD` of the specification becomes the variant `DataType::Ud`, with a width
//! of 32 bits.

use crate::emit::context::{Content, Context};
use crate::emit::support::literals::{hex, optional};
use crate::rust_view::docs::{doc, sentence};
use crate::rust_view::naming::type_ident;
use crate::spec::model::{DataType, DataTypeKind};
use proc_macro2::{Ident, Literal, TokenStream, TokenTree};
use quote::{format_ident, quote};

/// Emits
/// ```ignore
/// pub enum DataType {
///     /// Unsigned 32-bit integer. `specs/2_datatypes.md:12`
///     Ud,
///     ...
/// }
/// impl DataType { from_bits, bits, width, kind }
/// ```
pub(crate) fn emit(context: &Context<'_>) -> Content {
    let types = &context.model.data_types;
    let idents: Vec<_> = types.iter().map(|t| type_ident(&t.name.value)).collect();
    let docs = types.iter().map(|t| {
        let place = context.place(t.span);
        let text = if t.description.is_empty() { &t.name.value } else { &t.description };
        doc([format!("{} {place}", sentence(text))])
    });
    let code = |t: &DataType| t.code.map(|c| Literal::u8_unsuffixed(c.value));
    let coded = types.iter().zip(&idents).filter_map(|(t, ident)| Some((code(t)?, ident)));
    let from = coded.map(|(code, ident)| quote!(#code => Some(Self::#ident),));
    let bits = types.iter().map(|t| optional(code(t)));
    let widths = types.iter().map(|t| Literal::u16_unsuffixed(t.bits));
    let kinds = types.iter().map(|t| kind_ident(t.kind));
    let exponents = optional_arms(types, &idents, |t| Some(Literal::u8_unsuffixed(t.exponent_bits?).into()));
    let fractions = optional_arms(types, &idents, |t| Some(Literal::u8_unsuffixed(t.fraction_bits?).into()));
    let stand_ins = types.iter().zip(&idents).filter_map(|(t, ident)| {
        let stand_in = &idents[t.counts_as.as_ref()?.value.index()];
        Some(quote!(Self::#ident => Self::#stand_in,))
    });
    let gated = types.iter().zip(&idents).filter_map(|(t, ident)| {
        let platforms = hex(t.gate.as_ref()?.platforms.0);
        Some(quote!(Self::#ident => PlatformSet::from_bits(#platforms),))
    });
    let texts: Vec<_> = types.iter().map(|t| t.name.value.to_lowercase()).collect();
    let rows = types.iter().zip(&idents).zip(&texts);
    let rows = rows.map(|((t, ident), text)| (ident, t.name.value.as_str(), Some(text.as_str())));
    let table = super::enumeration::enumeration_impl("DataType", "a data type", rows, &TokenStream::new());
    Content::Rust(quote! {
        //! Data types of operands.
        use crate::platforms::PlatformSet;
        use openvisa_isa_core::{Entry, Enumeration, UnknownCode};

        /// The kind of values that a data type has.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum DataTypeKind {
            /// Unsigned integer.
            Unsigned,
            /// Signed integer, two's complement.
            Signed,
            /// Floating point.
            Float,
            /// Several small numbers in a dword. Only immediates have such a type.
            Packed,
            /// One bit. Only predicates have this type.
            Boolean,
        }

        /// The type of the elements of an operand.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
        pub enum DataType { #(#docs #idents,)* }

        impl DataType {
            /// All data types.
            pub const ALL: &'static [Self] = &[#(Self::#idents),*];
            /// Returns the type with a code of the object format; `None` for a reserved code.
            pub const fn from_bits(bits: u8) -> Option<Self> {
                match bits { #(#from)* _ => None }
            }
            /// Returns the code of the type in the object format; `None` for a type that only
            /// assembler text has.
            #[inline(always)]
            pub const fn bits(self) -> Option<u8> {
                match self { #(Self::#idents => #bits,)* }
            }
            /// Returns the width of a value in bits.
            pub const fn width(self) -> u16 {
                match self { #(Self::#idents => #widths,)* }
            }
            /// Returns the kind of values of the type.
            pub const fn kind(self) -> DataTypeKind {
                match self { #(Self::#idents => DataTypeKind::#kinds,)* }
            }
            /// Returns the width of the exponent in bits; `None` for a type that is not a
            /// floating-point number.
            pub const fn exponent_bits(self) -> Option<u8> {
                match self { #exponents _ => None }
            }
            /// Returns the width of the fraction in bits, without the leading 1; `None` for a
            /// type that is not a floating-point number.
            pub const fn fraction_bits(self) -> Option<u8> {
                match self { #fractions _ => None }
            }
            /// Returns the type whose values instructions see: the type that a packed type is
            /// computed in, or that a variable has in a file that cannot hold its own type.
            /// Other types count as themselves.
            pub const fn counts_as(self) -> Self {
                match self { #(#stand_ins)* _ => self }
            }
            /// Returns the platforms that support the type.
            pub const fn platforms(self) -> PlatformSet {
                match self { #(#gated)* _ => PlatformSet::ALL }
            }
        }

        impl TryFrom<u8> for DataType {
            type Error = UnknownCode;

            fn try_from(code: u8) -> Result<Self, UnknownCode> {
                Self::from_bits(code).ok_or(UnknownCode::of::<Self>(code as u64))
            }
        }

        #table
    })
}

/// Returns the arms of the types for which `value` has one: `Self::Hf => Some(5),`.
fn optional_arms(types: &[DataType], idents: &[Ident], value: impl Fn(&DataType) -> Option<TokenTree>) -> TokenStream {
    let arms = types.iter().zip(idents).filter_map(|(t, ident)| {
        let value = value(t)?;
        Some(quote!(Self::#ident => Some(#value),))
    });
    arms.collect()
}

fn kind_ident(kind: DataTypeKind) -> proc_macro2::Ident {
    format_ident!("{kind:?}")
}
