//! The rules about a whole specification.
//!
//! Each module checks one concern, over the finished model and, where the model no longer shows what was written, over the raw
//! documents. Nothing here changes the model, and nothing repeats what the reader or the lowering has found: what they could
//! not resolve is `None`, and rules that would need it are silent, so that one mistake gives one finding; see `consequences` for the rest.
//!
//! No model may make a rule panic, loop or take quadratic time over a whole document.

mod bits;
mod code;
mod consequences;
mod enumerators;
mod errata;
mod expr;
mod fields;
mod format;
mod gaps;
mod gates;
mod identifiers;
mod index;
mod opcodes;
mod parameters;
mod roles;
mod shared;
mod spellings;
mod structures;
mod tables;
mod text;
mod types;
mod variants;

use crate::Spec;
use crate::diagnostics::Diagnostics;
use crate::model::{Dialect, Field, Instruction, Model, Structure};
use crate::source::Sources;

/// Applies every rule, adds what is found, and removes what only follows from something else that was found.
pub fn check(spec: &Spec, diagnostics: &mut Diagnostics) {
    let context = Context { sources: &spec.sources, model: &spec.model, strict: spec.model.dialect == Dialect::Strict };
    // The halves cost about the same; the findings are in the order in which one thread makes them.
    std::thread::scope(|scope| {
        let second = scope.spawn(|| {
            let mut found = Diagnostics::default();
            check_names(context, spec, &mut found);
            found
        });
        check_facts(context, spec, diagnostics);
        diagnostics.append(second.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
    });
    consequences::drop(context, diagnostics);
}

/// Tables, layouts, bits and values, types, texts.
fn check_facts(context: Context<'_>, spec: &Spec, diagnostics: &mut Diagnostics) {
    tables::check(context, diagnostics);
    format::check(context, &spec.raw, diagnostics);
    for instruction in &spec.model.instructions {
        variants::check(instruction, diagnostics);
        types::check(context, instruction, diagnostics);
        text::check(context, instruction, diagnostics);
    }
    for owner in owners(&spec.model) {
        for field in owner.fields() {
            bits::check(context, field, diagnostics);
            enumerators::check(context, field, diagnostics);
            fields::check(context, owner, field, diagnostics);
        }
    }
    opcodes::check(context, &spec.raw, diagnostics);
}

/// What refers to what, by which name, and the names of what is generated.
fn check_names(context: Context<'_>, spec: &Spec, diagnostics: &mut Diagnostics) {
    for owner in owners(&spec.model) {
        identifiers::check(context, owner, diagnostics);
    }
    gates::check(context, diagnostics);
    shared::check(context, diagnostics);
    code::check(context, diagnostics);
    parameters::check(context, diagnostics);
    index::check(context, diagnostics);
    structures::check(context, &spec.raw, diagnostics);
    identifiers::check_model(context, diagnostics);
    spellings::check_model(context, diagnostics);
    errata::check(context, diagnostics);
    roles::check(context, diagnostics);
    gaps::check(context, diagnostics);
}

/// What every rule may look at.
#[derive(Clone, Copy)]
struct Context<'a> {
    sources: &'a Sources,
    model: &'a Model,
    /// Whether the folder is taken at its word.
    strict: bool,
}

/// What has fields.
#[derive(Clone, Copy)]
enum Owner<'a> {
    Instruction(&'a Instruction),
    Structure(&'a Structure),
    Shared(&'a [Field]),
}

impl<'a> Owner<'a> {
    fn fields(self) -> &'a [Field] {
        match self {
            Self::Instruction(instruction) => &instruction.fields,
            Self::Structure(structure) => &structure.members,
            Self::Shared(fields) => fields,
        }
    }
}

/// Everything that has fields, in the order of the model.
fn owners(model: &Model) -> impl Iterator<Item = Owner<'_>> {
    let shared = std::iter::once(Owner::Shared(&model.shared_fields));
    let structures = model.structures.iter().map(Owner::Structure);
    shared.chain(structures).chain(model.instructions.iter().map(Owner::Instruction))
}

/// Names in code spans, separated by commas; at most `limit` of them, then how many more there are.
fn list<'a>(names: impl IntoIterator<Item = &'a str>, limit: usize) -> String {
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
