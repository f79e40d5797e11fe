//! `reference/lane.rs` and `reference/instruction.rs`: a function for each page.

use super::{Page, body, pages};
use crate::emit::context::{Content, Context};
use crate::emit::support::field_exprs::zero_value;
use crate::lines::write_line;
use crate::rust_view::definition::{Definition, definition};
use crate::rust_view::formats::kind_ident;
use crate::rust_view::naming::snake_ident;
use crate::rust_view::rust_types::{integer_type, structure_type};
use crate::rust_view::type_assignment::Owner;
use crate::spec::model::{FieldId, FieldKind, Model};
use quote::quote;

/// Emits
/// ```ignore
/// pub fn add<M: Primitives>(machine: &M, inst: &Add, channel: Number) -> Result<(), M::Error> { ... }
/// ```
pub(crate) fn emit_lane_pages(context: &Context<'_>) -> Content {
    page_file(context.model, "for each channel", print_functions(context, &[Definition::Lane]))
}

/// Emits
/// ```ignore
/// pub struct LscUntypedFields { ... }
/// impl From<&LscUntypedVector> for LscUntypedFields { ... }
/// pub fn lsc_untyped<M: Primitives>(machine: &M, inst: &LscUntypedFields) -> Result<(), M::Error> { ... }
/// ```
pub(crate) fn emit_instruction_pages(context: &Context<'_>) -> Content {
    let functions = print_functions(context, &[Definition::Instruction, Definition::Sampler]);
    page_file(context.model, "for an instruction", functions)
}

/// Returns a file with the functions of pages, whose programs run once for `what`.
fn page_file(model: &Model, what: &str, functions: String) -> Content {
    let docs = format!(" Programs that run once {what}.");
    let names = ["raw_operand", "vec_operand"].into_iter().filter_map(|name| structure_type(model, name));
    let operands = match names.collect::<Vec<_>>().as_slice() {
        [] => None,
        names => Some(quote!(use crate::operands::{#(#names),*};)),
    };
    let head = quote! {
        #![doc = #docs]
        #![allow(unused_imports, unused_assignments, unused_mut, unused_variables, clippy::all)]

        use super::functions;
        use super::primitives::*;
        use crate::bit_fields::*;
        use crate::enums::*;
        use crate::instructions::*;
        #operands
        use crate::types::DataType;
    };
    Content::Parts(vec![Content::Rust(head), Content::Text(functions)])
}

/// Returns the functions of all pages with a definition of some kinds.
fn print_functions(context: &Context<'_>, wanted: &[Definition<'_>]) -> String {
    let mut text = String::new();
    for page in pages(context).iter().filter(|p| wanted.contains(&definition(context.model, p.page))) {
        if page.formats.len() > 1 {
            write_fields(context, &mut text, page);
        }
        let instruction = page.page;
        let span = instruction.semantics.as_ref().map_or(instruction.name.span, |s| s.span);
        let title = instruction.title.as_deref().unwrap_or("an instruction");
        let lane = wanted == [Definition::Lane];
        write_line!(
            text,
            "/// `{}`: {title}. {}\npub fn {}<M: Primitives>(machine: &M, inst: &{}{}) -> Result<(), M::Error> {{",
            instruction.name.value,
            context.place(span),
            page.method(),
            page.argument_type(),
            if lane { ", channel: Number" } else { "" },
        );
        text.push_str(&body::translate_body(context, page.id, instruction, lane));
        text.push_str("    Ok(())\n}\n\n");
    }
    text.truncate(text.trim_end().len());
    text.push('\n');
    text
}

/// Writes the struct with the fields of all formats of a page, and its conversions from them.
fn write_fields(context: &Context<'_>, text: &mut String, page: &Page<'_, '_>) {
    let kind = kind_ident(page.page);
    let fields = page.fields(context.model);
    let name = &page.page.name.value;
    write_line!(
        text,
        "/// The fields of `{name}` in any format. Fields that a format lacks are null or 0.\n\
         #[derive(Clone, Copy, Debug)]\npub struct {kind}Fields {{"
    );
    for id in &fields {
        let field = page.page.field(*id);
        let origin = context.place(field.span);
        let (ident, rust) = (snake_ident(&field.name.value), member_type(context, page, *id));
        write_line!(text, "    /// `{}`. {origin}\n    pub {ident}: {rust},", field.name.value);
    }
    text.push_str("}\n\n");
    for format in &page.formats {
        let lifetime = if format.borrows() { "<'_>" } else { "" };
        write_line!(
            text,
            "impl From<&{0}{lifetime}> for {kind}Fields {{\n    fn from(inst: &{0}{lifetime}) -> Self {{\n        Self {{",
            format.ident
        );
        for id in &fields {
            let ident = snake_ident(&page.page.field(*id).name.value);
            let value = match format.members.iter().any(|m| m.field == *id && !m.list) {
                true => format!("inst.{ident}"),
                false => absent_value(context, page, *id),
            };
            write_line!(text, "            {ident}: {value},");
        }
        text.push_str("        }\n    }\n}\n\n");
    }
}

/// Returns the type of a field in Rust.
fn member_type(context: &Context<'_>, page: &Page<'_, '_>, id: FieldId) -> String {
    match page.page.field(id).kind {
        Some(FieldKind::Int(int)) => integer_type(context.plan, Owner::Instruction(page.id), id, int).to_string(),
        Some(FieldKind::RawOperand) => {
            structure_type(context.model, "raw_operand").map_or_else(String::new, |t| t.to_string())
        }
        _ => structure_type(context.model, "vec_operand").map_or_else(String::new, |t| t.to_string()),
    }
}

/// Returns the value of a field that a format lacks.
fn absent_value(context: &Context<'_>, page: &Page<'_, '_>, id: FieldId) -> String {
    let planned = context.plan.integer(Owner::Instruction(page.id), id);
    let zero = planned.and_then(|planned| zero_value(context.plan, planned));
    zero.map_or_else(|| "Default::default()".to_owned(), |tokens| tokens.to_string().replace(" :: ", "::"))
}
