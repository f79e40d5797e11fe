//! `specification.rs`: the version of the specification that the crate was generated from.

use crate::emit::context::{Content, Context};
use crate::rust_view::docs::doc;
use quote::quote;

/// Emits
/// ```ignore
/// /// ... `specs/errata.md:5`
/// pub const SPEC_VERSION: Option<&str> = Some("2025-02-04");
/// pub const SPEC_HASH: &str = "0123456789abcdef";
/// ```
pub(crate) fn emit(context: &Context<'_>) -> Content {
    let (version, place) = match &context.model.documents {
        Some(date) => {
            let value = &date.value;
            (quote!(Some(#value)), doc([context.place(date.span)]))
        }
        None => (quote!(None), quote!()),
    };
    let hash = format!("{:016x}", context.model.content_hash);
    let text = "//! The version of the specification.\n".to_owned();
    let constants = quote! {
        /// Date of the vendor's documents that the specification was compared with; `None` if
        /// the specification does not state one.
        #place
        pub const SPEC_VERSION: Option<&str> = #version;
        /// Hash of the text of the specification: 16 hexadecimal digits. Equal texts have equal
        /// hashes.
        pub const SPEC_HASH: &str = #hash;
    };
    Content::Parts(vec![Content::Text(text), Content::Rust(constants)])
}
