//! Checks of pseudo-code by the types of its expressions, and by what it reads and writes.
//!
//! For example, `Carry = sum >> 32;` must not be missing from ADDC, since the page says that
//! `Carry` is written. [`code_names`](super::code_names) checks the names; where it reports one,
//! the findings here that only follow from it are suppressed.

mod arguments;
mod constants;
mod flow;
mod functions;
mod guards;
mod indices;
mod operands;
mod operators;

use super::RuleContext;
use crate::spec::diagnostics::Diagnostics;
use crate::spec::model::pseudo_code::{CodeContext, ExprType, Kind, TypedCode};
use crate::spec::model::walk::{expressions_of, walk_expr};
use crate::spec::model::{Condition, Execution, Expr, ExprKind, Instruction, Program, PseudoFunction};
use crate::spec::rules;
use std::collections::HashMap;

/// Code with the types of its expressions.
struct CheckedCode<'a> {
    context: CodeContext<'a>,
    rules: RuleContext<'a>,
    types: TypedCode,
    /// True for the program of a `lane` instruction.
    lane: bool,
}

impl<'a> CheckedCode<'a> {
    fn type_of(&self, expr: &Expr) -> ExprType {
        self.types.get(expr)
    }

    /// Returns the declaration of a function that code calls.
    fn function(&self, name: &str) -> Option<&'a PseudoFunction> {
        self.context.functions.get(name).copied()
    }
}

/// Checks the programs, conditions and constraints of all instructions of a strict folder.
pub(super) fn check(context: RuleContext<'_>, out: &mut Diagnostics) {
    if !context.strict {
        return;
    }
    let model = context.model;
    let functions: HashMap<&str, &PseudoFunction> =
        model.functions.iter().map(|f| (f.name.value.as_str(), f)).collect();
    for instruction in &model.instructions {
        let fields = &instruction.fields;
        let mut by_name = HashMap::with_capacity(fields.len());
        for (index, field) in fields.iter().enumerate() {
            by_name.entry(field.name.value.as_str()).or_insert(index);
        }
        let instruction_ref = Some(instruction);
        let code_context = CodeContext {
            model,
            functions: &functions,
            instruction: instruction_ref,
            fields,
            by_name: &by_name,
            parameters: &[],
        };
        for condition in conditions_of(instruction) {
            let Some(expr) = &condition.expr else { continue };
            let types = TypedCode::of_condition(code_context, expr);
            let code = CheckedCode { context: code_context, rules: context, types, lane: false };
            let mut found = Diagnostics::default();
            check_expr(&code, expr, &mut found);
            // A wrong part makes the whole constant.
            if found.is_empty() {
                constants::check(&code, expr, &mut found);
            }
            out.append(found);
        }
        for condition in instruction.text.iter().filter_map(|form| form.condition.as_ref()) {
            let Some(expr) = &condition.expr else { continue };
            let types = TypedCode::of_condition(code_context, expr);
            let code = CheckedCode { context: code_context, rules: context, types, lane: false };
            let mut found = Diagnostics::default();
            check_expr(&code, expr, &mut found);
            // The condition of a template gives fields their values, even if there is one value.
            found.retain(|finding| finding.rule.code != rules::CONSTANT_CONDITION.code);
            out.append(found);
        }
        check_program(context, code_context, instruction, out);
    }
    functions::check_all(context, &functions, out);
}

/// Iterates over the conditions and constraints of an instruction.
fn conditions_of(instruction: &Instruction) -> impl Iterator<Item = &Condition> {
    let of_fields = instruction.fields.iter().flat_map(super::code_names::conditions_of_field);
    of_fields.chain(instruction.constraints.iter().map(|c| &c.condition))
}

fn check_program(rules: RuleContext<'_>, context: CodeContext<'_>, instruction: &Instruction, out: &mut Diagnostics) {
    let Some(semantics) = &instruction.semantics else { return };
    let (Some(program), Some(execution)) = (&semantics.program, &semantics.execution) else { return };
    if execution.value == Execution::Marker || program.statements.is_empty() {
        return;
    }
    let types = TypedCode::of_program(context, program, execution.value);
    let code = CheckedCode { context, rules, types, lane: execution.value == Execution::Lane };
    check_statements(&code, program, out);
    functions::check_returns_nothing(program, out);
    operands::check(&code, instruction, program, out);
    check_accesses(&code, instruction, program, out);
    if !code.lane {
        guards::check(&code, instruction, program, out);
    }
}

/// Checks that the property about accesses out of bounds speaks of reading if the program reads
/// what a call needs, and of writing if it writes it.
fn check_accesses(code: &CheckedCode<'_>, instruction: &Instruction, program: &Program, out: &mut Diagnostics) {
    let Some(property) = &instruction.properties.out_of_bounds else { return };
    let (mut reads, mut writes) = (false, false);
    for part in expressions_of(&program.statements).into_iter().flat_map(walk_expr) {
        let ExprKind::Call(name, _) = &part.kind else { continue };
        let Some(function) = code.function(&name.value).filter(|function| function.needs.is_some()) else { continue };
        reads |= !matches!(function.result.kind, Kind::Nothing | Kind::Surface);
        writes |= function.result.has_effect;
    }
    for (words, does, verb) in [("On read:", reads, "reads"), ("On write:", writes, "writes")] {
        let says = property.value.contains(words);
        if says != does && (says || reads || writes) {
            let (message, help) = match says {
                true => (format!("`{words}` is said of an instruction that {verb} nothing"), "correct or remove it"),
                false => (format!("the instruction {verb}, but no sentence begins with `{words}`"), "add it"),
            };
            let finding = rules::PROPERTY_VALUE.at(property.span, message).label("as the program says");
            return out.push(finding.help(help));
        }
    }
}

/// Checks the statements of a page or a function, and their expressions.
fn check_statements(code: &CheckedCode<'_>, program: &Program, out: &mut Diagnostics) {
    for expr in expressions_of(&program.statements) {
        check_expr(code, expr, out);
    }
    flow::check(code, program, out);
    operators::check_statements(code, program, out);
}

/// Checks an expression and its parts.
fn check_expr(code: &CheckedCode<'_>, expr: &Expr, out: &mut Diagnostics) {
    for part in walk_expr(expr) {
        indices::check(code, part, out);
        arguments::check(code, part, out);
        operators::check(code, part, out);
    }
}
