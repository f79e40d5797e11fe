//! The rules about a whole specification.
//! Semantic checks: the rules that need the whole specification.
//!
//! Each submodule checks one concern on the finished model. Where the model no longer shows what
//! was written, it checks the raw documents. For example, `bits` reports two bit groups of one
//! field that share a bit.
//!
//! Checks never change the model and never repeat a finding of the reader or the lowering. A name
//! that could not be resolved is `None` in the model, and rules that need it skip it. One mistake
//! therefore gives one finding; `suppress_cascades` removes the remaining duplicates.
//!
//! No model may make a rule panic, loop forever, or take quadratic time in the size of a document.

mod bits;
mod code_names;
mod enumerators;
mod errata;
mod examples;
mod expr;
mod fields;
mod format;
mod former_names;
mod gaps;
mod gates;
mod identifiers;
mod index;
pub(crate) mod lines;
mod links;
mod opcodes;
mod parameters;
mod pseudo_code;
mod roles;
mod shared;
mod shared_text;
mod spellings;
mod structures;
mod suppress_cascades;
mod tables;
mod template_spelling;
mod text;
mod types;
mod variants;

// What the language server asks about.
#[cfg(feature = "lsp")]
pub(crate) use {code_names::conditions_of_field, links::anchor_of, structures::OPERAND_STRUCTURES};

use crate::Spec;
use crate::spec::diagnostics::Diagnostics;
use crate::spec::model::{Dialect, Field, Instruction, Model, Structure};
use crate::spec::source::Sources;

/// Applies every rule to `spec`, appends the findings to `diagnostics`, and removes findings that
/// only follow from another one.
pub fn check(spec: &Spec, out: &mut Diagnostics) {
    let context =
        RuleContext { sources: &spec.sources, model: &spec.model, strict: spec.model.dialect == Dialect::Strict };
    // Both halves take about as long. Appending the second one keeps the order of a single thread.
    std::thread::scope(|scope| {
        let second = scope.spawn(|| {
            let mut found = Diagnostics::default();
            check_names(context, spec, &mut found);
            found
        });
        check_facts(context, spec, out);
        out.append(second.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
    });
    suppress_cascades::suppress(context, out);
}

/// Checks the tables of the specification, and the layout, bits, values, types and text of each
/// instruction.
fn check_facts(context: RuleContext<'_>, spec: &Spec, out: &mut Diagnostics) {
    tables::check(context, out);
    format::check(context, &spec.raw, out);
    for instruction in &spec.model.instructions {
        variants::check(instruction, out);
        types::check(context, instruction, out);
        text::check(context, instruction, out);
        examples::check(context, instruction, out);
    }
    for owner in all_owners(&spec.model) {
        for field in owner.fields() {
            bits::check(context, field, out);
            enumerators::check(context, field, out);
            fields::check(context, owner, field, out);
        }
    }
    opcodes::check(context, &spec.raw, out);
}

/// Checks references between documents, and the names of generated items.
fn check_names(context: RuleContext<'_>, spec: &Spec, out: &mut Diagnostics) {
    for owner in all_owners(&spec.model) {
        identifiers::check(context, owner, out);
    }
    gates::check(context, out);
    links::check(context, out);
    shared_text::check(context, out);
    if context.strict {
        template_spelling::check_cases(context, out);
    }
    shared::check(context, out);
    code_names::check(context, out);
    pseudo_code::check(context, out);
    parameters::check(context, out);
    index::check(context, out);
    structures::check(context, &spec.raw, out);
    identifiers::check_model(context, out);
    spellings::check_model(context, out);
    former_names::check(context, out);
    errata::check(context, out);
    roles::check(context, out);
    gaps::check(context, out);
}

/// The inputs that every rule may read.
#[derive(Clone, Copy)]
struct RuleContext<'a> {
    sources: &'a Sources,
    model: &'a Model,
    /// True if the dialect is strict: every rule applies, and nothing may be left unsaid.
    strict: bool,
}

/// An item of the model that has fields.
#[derive(Clone, Copy)]
enum FieldOwner<'a> {
    Instruction(&'a Instruction),
    Structure(&'a Structure),
    Shared(&'a [Field]),
}

impl<'a> FieldOwner<'a> {
    fn fields(self) -> &'a [Field] {
        match self {
            Self::Instruction(instruction) => &instruction.fields,
            Self::Structure(structure) => &structure.members,
            Self::Shared(fields) => fields,
        }
    }
}

/// Iterates over every owner of fields: the shared fields, then structures and instructions in
/// model order.
fn all_owners(model: &Model) -> impl Iterator<Item = FieldOwner<'_>> {
    let shared = std::iter::once(FieldOwner::Shared(&model.shared_fields));
    let structures = model.structures.iter().map(FieldOwner::Structure);
    shared.chain(structures).chain(model.instructions.iter().map(FieldOwner::Instruction))
}

/// Formats names as code spans separated by commas. After `limit` names it gives the number of the
/// others: `` `A`, `B` and 3 more``.
fn format_names<'a>(names: impl IntoIterator<Item = &'a str>, limit: usize) -> String {
    let mut text = String::new();
    let mut more = 0;
    for (i, name) in names.into_iter().enumerate() {
        if i >= limit {
            more += 1;
            continue;
        }
        if i > 0 {
            text.push_str(", ");
        }
        text.push('`');
        text.push_str(name);
        text.push('`');
    }
    if more > 0 {
        text.push_str(&format!(" and {more} more"));
    }
    text
}
