//! Checks of operands: a program writes what the instruction writes, and uses what it reads.
//!
//! The page says what an operand is, not the program. For example, ADDC without an assignment to
//! `Carry` is reported, since the field says `Written.`

use super::CheckedCode;
use crate::spec::diagnostics::Diagnostics;
use crate::spec::model::expr::AssignOp;
use crate::spec::model::pseudo_code::Kind;
use crate::spec::model::walk::{expressions_of, statements_of, walk_expr};
use crate::spec::model::{Access, Expr, ExprKind, Field, Ignored, Instruction, Presence, Program, StmtKind};
use crate::spec::rules;
use crate::spec::span::Span;
use std::collections::{HashMap, HashSet};

/// What a program does to the fields that it names.
#[derive(Default)]
struct Uses<'a> {
    /// Names of the fields whose value is used.
    read: HashSet<&'a str>,
    /// Names of the fields that are written.
    written: HashSet<&'a str>,
    /// The first place where only the declaration of an operand is asked about.
    asked: HashMap<&'a str, Span>,
}

/// Checks the operands of an instruction.
pub(super) fn check(code: &CheckedCode<'_>, instruction: &Instruction, program: &Program, out: &mut Diagnostics) {
    let uses = collect(code, program);
    // The code of an opaque page does not define the result.
    let opaque = instruction.properties.opaque.is_some();
    let Some(last) = program.statements.last() else { return };
    for field in instruction.fields.iter().filter(|field| field.is_operand() && field.ignored != Ignored::Always) {
        let name = field.name.value.as_str();
        if field.access != Access::Read && !uses.written.contains(name) {
            let message = format!("`{name}` is written by the instruction, but not by its pseudo-code");
            let finding = rules::UNWRITTEN_DESTINATION
                .at(field.name.span, message)
                .label("never assigned to")
                .also(last.span, "the program ends without it");
            out.push(finding.help(if uses.read.contains(name) {
                "assign to it, or remove `Written.`: the program only reads it"
            } else {
                "assign to it, or correct what the field says about it"
            }));
        }
        if field.access != Access::Write && !uses.read.contains(name) && !opaque && !may_be_unused(field) {
            let message = format!("`{name}` is read by the instruction, but not used by its pseudo-code");
            let mut finding = rules::UNUSED_OPERAND.at(field.name.span, message).label("never used");
            if let Some(span) = uses.asked.get(name) {
                finding = finding.also(*span, "asks about its declaration only");
            }
            out.push(finding.help("use it; an operand without effect says `Ignored.`"));
        }
    }
}

/// Returns whether the pseudo-code may say nothing about an operand: it is only present in special
/// cases, or one of the parameters of a message, which may be there only for those after it.
fn may_be_unused(field: &Field) -> bool {
    let usually_null = field.usual.iter().any(|usual| usual.value.value == "null" && usual.condition.is_none());
    usually_null || matches!(field.presence, Presence::CountedBy(_))
}

/// Collects what a program does to fields.
fn collect<'a>(code: &CheckedCode<'_>, program: &'a Program) -> Uses<'a> {
    let mut uses = Uses::default();
    let mut places: HashSet<Span> = HashSet::new();
    for statement in statements_of(&program.statements) {
        if let StmtKind::Assign(place, op, _) = &statement.kind {
            let (root, span) = root_of(place);
            let Some(root) = root else { continue };
            uses.written.insert(root);
            if *op == AssignOp::Set {
                places.insert(span);
            }
        }
    }
    for whole in expressions_of(&program.statements) {
        for part in walk_expr(whole) {
            collect_arguments(code, part, &mut uses, &mut places);
        }
    }
    for whole in expressions_of(&program.statements) {
        for part in walk_expr(whole) {
            if let ExprKind::Name(name) = &part.kind
                && !places.contains(&part.span)
            {
                uses.read.insert(name);
            }
        }
    }
    uses
}

/// Notes the operands that a call writes or only asks about. Their names are added to `places`,
/// since they are not read there.
fn collect_arguments<'a>(code: &CheckedCode<'_>, call: &'a Expr, uses: &mut Uses<'a>, places: &mut HashSet<Span>) {
    let ExprKind::Call(name, arguments) = &call.kind else { return };
    let Some(function) = code.function(&name.value) else { return };
    for (argument, kind) in arguments.iter().zip(function.argument_kinds()) {
        let ExprKind::Name(name) = &argument.kind else { continue };
        if kind.writes_operand() {
            uses.written.insert(name);
            places.insert(argument.span);
        } else if kind == Kind::Operand {
            uses.asked.entry(name).or_insert(argument.span);
            places.insert(argument.span);
        }
    }
}

/// Returns the name at the start of an assigned place, and its span: `Dst` for `Dst.ub[i]`.
fn root_of(place: &Expr) -> (Option<&str>, Span) {
    let mut root = place;
    loop {
        match &root.kind {
            ExprKind::Index(inner, _) | ExprKind::Member(inner, _) => root = inner,
            ExprKind::Name(name) => return (Some(name), root.span),
            _ => return (None, root.span),
        }
    }
}
