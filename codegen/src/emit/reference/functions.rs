//! `reference/functions.rs`: the functions of the pseudo-code that are written out.
//!
//! For example, the fence `function half` with the statement `return value >> 1;` becomes
//! `pub fn half<M: Primitives>(machine: &M, value: Number) -> Result<Number, M::Error>`.

use super::body::translate_function;
use super::called_functions;
use crate::emit::context::{Content, Context};
use crate::lines::{write_line, write_text};
use crate::rust_view::definition::written_out;
use crate::rust_view::docs::prose;
use crate::rust_view::naming::snake_ident;
use crate::rust_view::value_kind::Kind;
use crate::spec::model::PseudoFunction;
use crate::spec::model::walk::assigned_names;
use quote::quote;

/// Emits
/// ```ignore
/// pub fn sample_texel<M: Primitives>(machine: &M, sampler: M::Sampler, ...) -> Result<M::Texel, M::Error> { ... }
/// ```
pub(crate) fn emit(context: &Context<'_>) -> Content {
    let called = called_functions(context.model);
    let mut text = String::new();
    for function in context.model.functions.iter().filter(|f| called.contains(f.name.value.as_str())) {
        write_function(context, &mut text, function);
    }
    text.truncate(text.trim_end().len());
    text.push('\n');
    let head = quote! {
        //! Functions of the pseudo-code that the specification writes out.

        #![allow(unused_imports, unused_assignments, unused_mut, unused_variables, clippy::all)]

        use super::functions;
        use super::primitives::*;
        use crate::types::DataType;
    };
    Content::Parts(vec![Content::Rust(head), Content::Text(text)])
}

/// Writes a function that is written out; nothing for a primitive.
fn write_function(context: &Context<'_>, text: &mut String, function: &PseudoFunction) {
    let Some(program) = written_out(function) else { return };
    let origin = context.place(function.name.span);
    let assigned = assigned_names(&program.statements);
    let mut list = String::new();
    for argument in &function.takes {
        let rust = Kind::of_result(&argument.kind.value).map_or("()", Kind::result_type).replace("Self::", "M::");
        let mutable = if assigned.contains(argument.name.as_str()) { "mut " } else { "" };
        write_text!(list, ", {mutable}{}: {rust}", snake_ident(&argument.name));
    }
    let gives = function.gives.as_ref().and_then(|g| Kind::of_result(&g.value)).unwrap_or(Kind::Nothing);
    write_line!(
        text,
        "/// `{}`: {} {origin}\npub fn {}<M: Primitives>(machine: &M{list}) -> Result<{}, M::Error> {{",
        function.name.value,
        prose(&function.description),
        snake_ident(&function.name.value),
        gives.result_type().replace("Self::", "M::"),
    );
    text.push_str(&translate_function(context, function, gives));
    text.push_str(if gives == Kind::Nothing { "    Ok(())\n}\n\n" } else { "}\n\n" });
}
