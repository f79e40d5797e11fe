//! `text.rs`: the functions that print and parse the assembler text of instructions.
//!
//! The templates are tables, see [`text_table`]. The file consists of `text_body.rs`, which
//! converts operands, and of the list of types that are made from numbers. For example, `u8:
//! RelOp;` lets the parser convert the code of a relation.

mod code_tables;
mod first_words;
mod template_item;
mod templates;
// The text of `text.rs`. It compiles in the generated crate only; the module is declared so that
// `cargo fmt` formats it.
#[cfg(any())]
mod text_body;
pub(crate) mod text_table;
mod word_table;

use crate::emit::context::{Content, Context, Emitter};
use crate::emit::support::completeness::describes_text;
use crate::emit::support::naming::ident;
use crate::model::Model;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// Emits `text.rs`.
pub(crate) struct Text;

impl Emitter for Text {
    fn path(&self) -> &'static str {
        "text.rs"
    }

    fn applies(&self, model: &Model) -> bool {
        describes_text(model)
    }

    fn emit(&self, context: &Context<'_>) -> Content {
        let mut types: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for plan in &context.plan.enums {
            types.entry(format!("u{}", plan.bits)).or_default().insert(ident(&plan.name).to_string());
        }
        for plan in &context.plan.bit_fields {
            types.entry(format!("u{}", plan.int.bits())).or_default().insert(ident(&plan.name).to_string());
        }
        let members = context.formats.iter().flat_map(|f| &f.members).map(|m| m.rust.to_string());
        let members: BTreeSet<String> = members.collect();
        let mut bits = String::new();
        for (int, names) in &types {
            let used: Vec<_> = names.iter().filter(|name| members.contains(*name)).cloned().collect();
            if !used.is_empty() {
                // Writing to a string cannot fail.
                let _ = writeln!(bits, "    {int}: {};", join_wrapped(&used));
            }
        }
        Content::Text(format!("{BODY}\nopenvisa_isa_core::from_arg_bits! {{\n{bits}}}\n"))
    }
}

/// Joins names with blanks, and with a line break after every eighth name.
fn join_wrapped(names: &[String]) -> String {
    names.chunks(8).map(|names| names.join(" ")).collect::<Vec<_>>().join("\n        ")
}

const BODY: &str = include_str!("text_body.rs");
