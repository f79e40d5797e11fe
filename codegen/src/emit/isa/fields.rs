//! `fields.rs`: generic access to the members of any instruction, for callers that treat all fields
//! alike.
//!
//! For example, `Inst::fields` calls a function with field 2 of ADD, `dst`, as `Value::VecOperand`.

use crate::emit::context::{Content, Context, Emitter};
use crate::emit::support::formats::{FormatPlan, Member};
use crate::emit::support::naming::{camel, snake};
use crate::emit::support::rust_types::structure_type;
use crate::emit::support::template::read_template;
use crate::emit::support::type_assignment::{IntegerType, Owner};
use crate::model::FieldKind;
use proc_macro2::TokenStream;
use serde::Serialize;
use std::collections::BTreeMap;
use tera::Tera;

/// Emits `fields.rs`.
pub(crate) struct Fields;

impl Emitter for Fields {
    fn path(&self) -> &'static str {
        "fields.rs"
    }

    /// Fills the template `fields.rs.tera`, which has the file as a reader sees it.
    ///
    /// # Panics
    /// If the template does not fit its context, which is a defect of the template.
    fn emit(&self, context: &Context<'_>) -> Content {
        let lists = list_variants(&context.formats);
        let rows: Vec<_> = context.formats.iter().map(|format| format_row(context, format, &lists)).collect();
        let mut facts = tera::Context::new();
        facts.insert("kinds", &member_kinds(context, &lists));
        facts.insert("has_lists", &!lists.is_empty());
        facts.insert("formats", &rows);
        let mut engine = Tera::new();
        let text = engine
            .add_raw_template("fields.rs", read_template!("fields.rs.tera"))
            .and_then(|()| engine.render("fields.rs", &facts));
        Content::Text(text.unwrap_or_else(|error| panic!("fields.rs.tera: {error}")))
    }
}

/// A kind of members that are no numbers: operands or lists.
#[derive(Serialize)]
struct ValueKind {
    /// The variant of `Value`: `VecOperand`.
    variant: String,
    /// The method of `Visitor`: `vec_operand`.
    method: String,
    /// The Rust type of the value.
    rust: String,
    /// The documentation of the variant and of the method.
    docs: &'static str,
    /// Whether a method gets a reference, which avoids a copy of an operand. A list is a pointer
    /// and a length, and is passed by value.
    by_reference: bool,
}

/// Returns the kinds of members that are no numbers.
fn member_kinds(context: &Context<'_>, lists: &BTreeMap<String, String>) -> Vec<ValueKind> {
    let kind = |name: &str, rust: String, docs, by_reference| ValueKind {
        variant: name.to_owned(),
        method: snake(name),
        rust,
        docs,
        by_reference,
    };
    let operands = ["vec_operand", "raw_operand"].into_iter().filter_map(|name| {
        let rust = structure_type(context.model, name)?.to_string();
        Some(kind(&camel(name), rust, "An operand.", true))
    });
    let lists = lists.iter().map(|(rust, name)| {
        let rust = rust.replace(" < 'a , ", "<'a, ").replace(" >", ">");
        kind(name, rust, "A list. Its field is the first of the fields whose values it holds.", false)
    });
    operands.chain(lists).collect()
}

/// Returns the row of a format: `Add { 0 bits exec_size, 1 bits pred, 2 VecOperand dst }`.
fn format_row(context: &Context<'_>, format: &FormatPlan<'_>, lists: &BTreeMap<String, String>) -> String {
    let members = format.members.iter();
    let members = members.map(|m| format!("{} {} {}", m.field.0, conversion(context, format, m, lists), m.ident));
    format!("{} {{ {} }}", format.ident, members.collect::<Vec<_>>().join(", "))
}

/// Returns the variant of `Value` for each type of list: `U16s` for `List<'a, u16>`.
fn list_variants(formats: &[FormatPlan<'_>]) -> BTreeMap<String, String> {
    let lists = formats.iter().flat_map(|f| &f.members).filter(|m| m.list);
    lists.map(|m| (m.rust.to_string(), camel(&element_type(&m.rust)) + "s")).collect()
}

/// Returns the element type of a list: `u16` for `List<'a, u16>`.
fn element_type(rust: &TokenStream) -> String {
    let text = rust.to_string();
    text.split(',').next_back().unwrap_or("").trim_end_matches('>').trim().to_owned()
}

/// Returns the word for the conversion of a member to a value: `number`, `bits`, `data_type`, or a
/// variant of `Value`.
fn conversion(
    context: &Context<'_>,
    format: &FormatPlan<'_>,
    member: &Member,
    lists: &BTreeMap<String, String>,
) -> String {
    if member.list {
        return lists.get(&member.rust.to_string()).cloned().unwrap_or_default();
    }
    let kind = format.instruction.field(member.field).kind;
    match kind {
        Some(FieldKind::Int(_)) => match context.plan.integer(Owner::Instruction(format.id), member.field) {
            Some(IntegerType::Plain(_)) | None => "number".to_owned(),
            Some(IntegerType::DataType) => "data_type".to_owned(),
            Some(IntegerType::Enum(_) | IntegerType::Bits(_)) => "bits".to_owned(),
        },
        Some(FieldKind::RawOperand) => "RawOperand".to_owned(),
        _ => "VecOperand".to_owned(),
    }
}
