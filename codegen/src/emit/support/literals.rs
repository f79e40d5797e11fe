//! Literals of generated code: numbers in the base in which a reader expects them, and options.

use proc_macro2::{Literal, TokenStream};
use quote::{ToTokens, quote};

/// Returns a hexadecimal literal, for masks: `hex(31)` is `0x1f`.
pub(crate) fn hex(value: u64) -> TokenStream {
    parse_literal(&format!("{value:#x}"))
}

/// Returns a hexadecimal literal of two digits, for opcode bytes: `hex_byte(10)` is `0x0a`.
pub(crate) fn hex_byte(value: u8) -> TokenStream {
    parse_literal(&format!("{value:#04x}"))
}

/// Returns a decimal literal without a suffix: `decimal(4)` is `4`.
pub(crate) fn decimal(value: u64) -> TokenStream {
    let literal = Literal::u64_unsuffixed(value);
    quote!(#literal)
}

/// Returns an `Option` as an expression: `Some(4)` or `None`.
pub(crate) fn optional(value: Option<impl ToTokens>) -> TokenStream {
    value.map_or_else(|| quote!(None), |value| quote!(Some(#value)))
}

/// Parses a literal; 0 if the text is none.
fn parse_literal(text: &str) -> TokenStream {
    text.parse::<Literal>().map_or_else(|_| quote!(0), |literal| quote!(#literal))
}
