//! `info.rs`: the enumeration of instructions, and the types of the table about them. The table
//! itself is in [`info_table`](super::info_table).
//!
//! For example, `InstKind::Add.info().opcode` is `Opcode::Add`.

use crate::emit::context::{Content, Context, Emitter};
use crate::emit::support::docs::{doc, place, prose};
use crate::emit::support::formats::kind_ident;
use crate::emit::support::template::fill_template;
use quote::quote;

/// Emits `info.rs`.
pub(crate) struct Info;

impl Emitter for Info {
    fn path(&self) -> &'static str {
        "info.rs"
    }

    /// Emits
    /// ```ignore
    /// pub enum InstKind { Add, ... }
    /// impl InstKind { pub fn info(self) -> &'static InstInfo { ... } }
    /// ```
    fn emit(&self, context: &Context<'_>) -> Content {
        let list: Vec<_> = context.model.instructions.iter().filter(|i| i.is_encoded()).collect();
        let idents: Vec<_> = list.iter().map(|i| kind_ident(i)).collect();
        let docs = list.iter().map(|i| {
            let title = i.title.as_deref().map(|t| format!(": {}", prose(t))).unwrap_or_default();
            doc([format!("`{}`{title} {}", i.name.value, place(context.model, context.prefix, i.name.span))])
        });
        let variants = quote!(#(#docs #idents,)*);
        let all = quote!(#(Self::#idents),*);
        Content::Rust(fill_template!("info.rs", variants, all))
    }
}
