//! `reference/`: the pseudo-code of every page in Rust, over a trait of primitives.
//!
//! A page becomes one function, whichever formats it has. For example, `Dst = Src0 + Src1;` of ADD
//! becomes `machine.store(inst.dst, channel, machine.load(inst.src0, channel)? +
//! machine.load(inst.src1, channel)?)?;`, below a comment with its line.

mod body;
mod expr;
pub(crate) mod functions;
mod kinds;
pub(crate) mod pages;
pub(crate) mod primitives;

use self::kinds::Kind;
use crate::emit::context::{Content, Context, Emitter};
use crate::emit::support::completeness::describes_semantics;
use crate::emit::support::formats::{FormatPlan, Member, kind_ident};
use crate::emit::support::naming::{snake, snake_ident};
use crate::emit::support::template::fill_text;
use crate::model::expr::{Expr, ExprKind, Program};
use crate::model::instruction::Execution;
use crate::model::walk::{expressions_of, walk_expr};
use crate::model::{FieldId, FieldKind, Instruction, InstructionId, KnownFunction, Model, PseudoFunction, Role};
use std::collections::HashSet;
use std::fmt::Write;

/// Emits `reference/mod.rs`.
pub(crate) struct Reference;

/// Returns whether the model has kinds for all functions that its pseudo-code calls.
pub(crate) fn describes_reference(model: &Model) -> bool {
    let has_kinds = |name: &&str| {
        kinds::function(model, name).is_none_or(|f| f.gives.as_ref().is_some_and(|g| !g.value.is_empty()))
    };
    describes_semantics(model) && called_functions(model).iter().all(has_kinds)
}

/// The way in which a page defines its instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Definition<'a> {
    /// By a program for each channel.
    Lane,
    /// By a program for the whole instruction.
    Instruction,
    /// By a program for the whole instruction that reads texels through the sampler.
    Sampler,
    /// The instruction is not executed.
    Marker,
    /// Not at all, for the reason given.
    Opaque(&'a str),
}

/// Returns how a page defines its instruction.
pub(crate) fn definition<'a>(model: &Model, page: &'a Instruction) -> Definition<'a> {
    let execution = page.semantics.as_ref().and_then(|s| s.execution.as_ref()).map(|e| e.value);
    match (&page.properties.opaque, execution) {
        (Some(why), _) => Definition::Opaque(&why.value),
        (None, Some(Execution::Lane)) => Definition::Lane,
        (None, Some(Execution::Marker)) => Definition::Marker,
        (None, _) if gives_texels(model, page) => Definition::Sampler,
        (None, _) => Definition::Instruction,
    }
}

/// Returns whether a page calls a function that gives a texel.
fn gives_texels(model: &Model, page: &Instruction) -> bool {
    expressions_of_page(page).filter_map(called_name).any(|name| {
        let gives = kinds::function(model, name).and_then(|function| function.gives.as_ref());
        gives.is_some_and(|gives| Kind::of_result(&gives.value) == Some(Kind::Texel))
    })
}

/// Returns the functions that pages with a definition call, themselves or through functions that
/// are written out.
fn called_functions(model: &Model) -> HashSet<&str> {
    let defined = |page: &&Instruction| !matches!(definition(model, page), Definition::Marker | Definition::Opaque(_));
    called_by_pages(model, model.instructions.iter().filter(defined))
}

/// Returns the functions that the pseudo-code of pages calls, itself or through functions that are
/// written out.
pub(crate) fn called_by_pages<'a>(
    model: &'a Model,
    pages: impl IntoIterator<Item = &'a Instruction>,
) -> HashSet<&'a str> {
    let mut found: Vec<&str> = pages.into_iter().flat_map(expressions_of_page).filter_map(called_name).collect();
    let mut called = HashSet::new();
    while let Some(name) = found.pop() {
        if called.insert(name)
            && let Some(program) = kinds::function(model, name).and_then(written_out)
        {
            found.extend(expressions_of_program(program).filter_map(called_name));
        }
    }
    called
}

/// Returns the name of the function that an expression calls.
fn called_name(expr: &Expr) -> Option<&str> {
    if let ExprKind::Call(name, _) = &expr.kind { Some(&name.value) } else { None }
}

/// Returns the code of a function that is written out.
fn written_out(function: &PseudoFunction) -> Option<&Program> {
    function.code.as_ref()?.program.as_ref()
}

/// Iterates over the expressions of the pseudo-code of a page, parts included.
fn expressions_of_page(page: &Instruction) -> impl Iterator<Item = &Expr> {
    let program = page.semantics.as_ref().and_then(|semantics| semantics.program.as_ref());
    program.into_iter().flat_map(expressions_of_program)
}

/// Iterates over the expressions of a program, parts included.
fn expressions_of_program(program: &Program) -> impl Iterator<Item = &Expr> {
    expressions_of(&program.statements).into_iter().flat_map(walk_expr)
}

/// A page with its formats.
struct Page<'c, 'a> {
    id: InstructionId,
    page: &'a Instruction,
    formats: Vec<&'c FormatPlan<'a>>,
}

impl Page<'_, '_> {
    /// Returns the name of the function of the page.
    fn method(&self) -> String {
        snake_ident(&snake(&kind_ident(self.page).to_string())).to_string()
    }

    /// Returns the type of the instruction: the struct of the only format, or one with the fields
    /// of all formats.
    fn argument_type(&self) -> String {
        match self.formats.as_slice() {
            [only] if only.borrows() => format!("{}<'_>", only.ident),
            [only] => only.ident.to_string(),
            _ => format!("{}Fields", kind_ident(self.page)),
        }
    }

    /// Returns the fields that the program names, and those that select channels, in the order of
    /// the page.
    fn fields(&self, model: &Model) -> Vec<FieldId> {
        let named = expressions_of_page(self.page).filter_map(|expr| match &expr.kind {
            ExprKind::Name(name) => Some(name.as_str()),
            _ => None,
        });
        let named: HashSet<&str> = named.collect();
        let has_role = |role| move |field: &crate::model::Field| model.field_has_role(field, role);
        let (channels, predicate) = (has_role(Role::Channels), has_role(Role::Predicate));
        let fields = self.page.fields.iter().enumerate();
        fields
            .filter(|(_, f)| named.contains(f.name.value.as_str()) || channels(f) || predicate(f))
            .map(|(index, _)| FieldId(index as u16))
            .collect()
    }
}

/// Returns the pages with an encoding, by opcode.
fn pages<'c, 'a>(context: &'c Context<'a>) -> Vec<Page<'c, 'a>> {
    let mut pages: Vec<Page<'c, 'a>> = Vec::new();
    for format in &context.formats {
        match pages.last_mut() {
            Some(page) if page.id == format.id => page.formats.push(format),
            _ => pages.push(Page { id: format.id, page: format.instruction, formats: vec![format] }),
        }
    }
    pages
}

impl Emitter for Reference {
    fn path(&self) -> &'static str {
        "reference/mod.rs"
    }

    fn applies(&self, model: &Model) -> bool {
        describes_reference(model)
    }

    /// Emits
    /// ```ignore
    /// pub enum Definition { Lane, Instruction, Marker, Opaque(&'static str) }
    /// pub struct Control { ... }
    /// pub fn definition(kind: InstKind) -> Definition;
    /// pub fn control(inst: &Inst<'_>) -> Control;
    /// pub fn execute<M: Primitives>(machine: &M, inst: &Inst<'_>) -> Result<(), M::Error>;
    /// ```
    fn emit(&self, context: &Context<'_>) -> Content {
        let pages = pages(context);
        let definitions = print_definition_arms(context.model, &pages);
        let controls = print_control_arms(context, &pages);
        let calls = print_execute_arms(context.model, &pages);
        Content::Text(fill_text!("reference.rs", definitions, controls, calls))
    }
}

/// Returns the arms of the function `definition`.
fn print_definition_arms(model: &Model, pages: &[Page<'_, '_>]) -> String {
    let mut text = String::new();
    for page in pages {
        let kind = kind_ident(page.page);
        // Writing to a string cannot fail, here and below.
        let _ = match definition(model, page.page) {
            Definition::Opaque(why) => writeln!(text, "        InstKind::{kind} => Definition::Opaque({why:?}),"),
            other => writeln!(text, "        InstKind::{kind} => Definition::{other:?},"),
        };
    }
    text
}

/// Returns the arms of the function `control`.
fn print_control_arms(context: &Context<'_>, pages: &[Page<'_, '_>]) -> String {
    let mut text = String::new();
    let model = context.model;
    let is_channels =
        |m: &&Member, page: &Instruction| !m.list && model.field_has_role(page.field(m.field), Role::Channels);
    // Some messages select their channels by another field, which a machine has to know.
    let usual = context.formats.iter().find_map(|f| f.members.iter().find(|m| is_channels(m, f.instruction)));
    let usual = usual.map(|m| m.rust.to_string());
    for page in pages {
        let calls: HashSet<&str> = expressions_of_page(page.page).filter_map(called_name).collect();
        let guarded = !calls.contains(KnownFunction::Selected.name()) && !calls.contains(KnownFunction::SetFlag.name());
        for format in &page.formats {
            let member = |wanted: &dyn Fn(&crate::model::Field) -> bool| {
                let found = format.members.iter().find(|m| !m.list && wanted(page.page.field(m.field)));
                found.map(|m| format!("i.{}", m.ident))
            };
            let exec = format.members.iter().find(|m| is_channels(m, page.page) && Some(m.rust.to_string()) == usual);
            let exec = exec.map(|m| format!("i.{}", m.ident));
            let pred = member(&|f| model.field_has_role(f, Role::Predicate));
            let is_vector = |f: &crate::model::Field| matches!(f.kind, Some(FieldKind::VectorOperand));
            let dst = member(&|f| is_vector(f) && f.access != crate::model::Access::Read);
            if exec.is_none() && pred.is_none() && dst.is_none() {
                continue;
            }
            let some = |value: Option<String>| value.map_or("None".to_owned(), |v| format!("Some({v})"));
            let _ = writeln!(
                text,
                "        Inst::{}(i) => Control {{ exec_size: {}, pred: {}, guarded: {guarded}, dst: {} }},",
                format.ident,
                some(exec),
                pred.unwrap_or_else(|| "Predicate(0)".to_owned()),
                some(dst)
            );
        }
    }
    text
}

/// Returns the arms of the function `execute`.
fn print_execute_arms(model: &Model, pages: &[Page<'_, '_>]) -> String {
    let mut text = String::new();
    for page in pages {
        let (kind, method) = (kind_ident(page.page), page.method());
        for format in &page.formats {
            let value =
                if page.formats.len() > 1 { format!("&instruction::{kind}Fields::from(i)") } else { "i".to_owned() };
            let ident = &format.ident;
            let _ = match definition(model, page.page) {
                Definition::Lane => writeln!(
                    text,
                    "        Inst::{ident}(i) => each(&|channel| lane::{method}(machine, {value}, channel)),"
                ),
                Definition::Instruction | Definition::Sampler => {
                    writeln!(text, "        Inst::{ident}(i) => instruction::{method}(machine, {value}),")
                }
                Definition::Marker => continue,
                Definition::Opaque(why) => {
                    writeln!(text, "        Inst::{ident}(_) => machine.opaque({why:?}),")
                }
            };
        }
    }
    text
}
