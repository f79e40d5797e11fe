//! `fast_accept.rs`: the tables by which a validator accepts most instructions without decoding them.

mod clause_masks;
mod cnf;
mod cube_cover;
mod expr_analysis;
mod rules_to_cnf;
mod table;

use crate::emit::context::{Content, Context, Emitter};

/// Emits `fast_accept.rs`.
pub(crate) struct FastAccept;

impl Emitter for FastAccept {
    fn path(&self) -> &'static str {
        "fast_accept.rs"
    }

    fn emit(&self, context: &Context<'_>) -> Content {
        Content::Text(table::text(context))
    }
}
