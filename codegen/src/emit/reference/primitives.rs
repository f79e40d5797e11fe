//! `reference/primitives.rs`: the traits that the reference semantics are written over, one for
//! each section of `functions.md`.
//!
//! For example, the row of `surface_load` becomes `fn surface_load(&self, surface: &Self::Surface,
//! address: impl Into<Number>, n: impl Into<Number>) -> Result<Number, Self::Error>` in the trait
//! `Memory`. What no row describes, such as reading operands, is hand-written: the trait
//! `StateAccess` of `openvisa-isa-core`.

use super::kinds::{Kind, parameters};
use super::{called_functions, describes_reference};
use crate::emit::context::{Content, Context, Emitter};
use crate::emit::support::docs::{place, prose};
use crate::emit::support::naming::{snake_ident, type_ident};
use crate::emit::support::rust_types::structure_type;
use crate::emit::support::template::fill_text;
use crate::model::{Model, PseudoFunction};
use std::collections::HashSet;
use std::fmt::Write;

/// Emits `reference/primitives.rs`.
pub(crate) struct Primitives;

impl Emitter for Primitives {
    fn path(&self) -> &'static str {
        "reference/primitives.rs"
    }

    fn applies(&self, model: &Model) -> bool {
        describes_reference(model)
    }

    /// Emits
    /// ```ignore
    /// pub enum Operand { Vector(VecOperand), Raw(RawOperand) }
    /// pub trait Memory: StateAccess<Operand = Operand> { fn flat_load(&self, ...) -> Result<Number, Self::Error>; ... }
    /// pub trait Primitives: StateAccess<Operand = Operand> + Memory + ... {}
    /// ```
    fn emit(&self, context: &Context<'_>) -> Content {
        let model = context.model;
        let called = called_functions(model);
        let (operands, conversions) = print_operands(model);
        let (mut traits, mut names) = (String::new(), Vec::new());
        for (heading, functions) in sections(model, &called) {
            let name = type_ident(heading).to_string();
            // Writing to a string cannot fail, here and below.
            let _ = writeln!(
                traits,
                "/// The functions of the section \"{heading}\".\npub trait {name}: StateAccess<Operand = Operand> {{"
            );
            functions.iter().for_each(|function| write_function(context, &mut traits, function));
            traits.push_str("}\n\n");
            names.push(name);
        }
        let mut state = String::new();
        for number in model.state.iter().filter(|s| s.gives.as_ref().is_some_and(|g| g.value == "number")) {
            let origin = place(model, context.prefix, number.name.span);
            let _ = writeln!(state, "    /// `{}`: {} {origin}", number.name.value, prose(&number.description));
            let _ = writeln!(state, "    fn {}(&self) -> Number;", snake_ident(&number.name.value));
        }
        names.push("State".to_owned());
        let all = names.join(" + ");
        Content::Text(fill_text!("reference_primitives.rs", operands, conversions, traits, state, all))
    }
}

/// Returns the functions that the pseudo-code calls and that are not written out, by the sections
/// that declare them.
fn sections<'a>(model: &'a Model, called: &HashSet<&str>) -> Vec<(&'a str, Vec<&'a PseudoFunction>)> {
    let mut list: Vec<(&str, Vec<&PseudoFunction>)> = Vec::new();
    for function in model.functions.iter().filter(|f| f.code.is_none() && called.contains(f.name.value.as_str())) {
        let heading = function.section.as_deref().unwrap_or("Functions");
        match list.iter_mut().find(|(known, _)| *known == heading) {
            Some((_, functions)) => functions.push(function),
            None => list.push((heading, vec![function])),
        }
    }
    list
}

/// Returns the variants of the type of operands, one for each structure, and the conversions of the
/// structures.
fn print_operands(model: &Model) -> (String, String) {
    let kinds = [
        ("Vector", "vec_operand", "An operand with a region."),
        ("Raw", "raw_operand", "Registers from a byte offset on."),
    ];
    let (mut variants, mut conversions) = (String::new(), String::new());
    for (variant, structure, about) in kinds {
        let Some(rust) = structure_type(model, structure) else { continue };
        // Writing to a string cannot fail, here and below.
        let _ = writeln!(variants, "    /// {about}\n    {variant}(crate::operands::{rust}),");
        let _ = writeln!(
            conversions,
            "impl From<crate::operands::{rust}> for Operand {{\n    fn from(operand: crate::operands::{rust}) -> Self {{\n        \
             Self::{variant}(operand)\n    }}\n}}\n"
        );
    }
    (variants, conversions)
}

/// Writes the method of a function.
fn write_function(context: &Context<'_>, text: &mut String, function: &PseudoFunction) {
    let origin = place(context.model, context.prefix, function.name.span);
    // Writing to a string cannot fail, here and below.
    let _ = writeln!(text, "    /// `{}`: {} {origin}", function.name.value, prose(&function.description));
    let mut list = String::new();
    for argument in &function.takes {
        for (name, rust) in parameters(argument).unwrap_or_default() {
            let _ = write!(list, ", {}: {rust}", snake_ident(&name));
        }
    }
    let result = function.gives.as_ref().and_then(|g| Kind::of_result(&g.value)).unwrap_or(Kind::Nothing);
    let name = snake_ident(&function.name.value);
    let _ = writeln!(text, "    fn {name}(&self{list}) -> Result<{}, Self::Error>;", result.result_type());
}
