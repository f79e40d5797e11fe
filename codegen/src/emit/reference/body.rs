//! Translation of the statements of a page to a function in Rust.
//!
//! Before each statement, the machine is told its line in the page. For example, `let sum = Src0 +
//! Src1;` becomes `machine.statement(16);`, the statement, and `machine.local("sum", sum);`.

use super::expr::{Names, Rust};
use crate::emit::context::Context;
use crate::lines::write_line;
use crate::rust_view::naming::snake_ident;
use crate::rust_view::value_kind::Kind;
use crate::spec::model::expr::{AssignOp, BinaryOp, Expr, ExprKind, Stmt, StmtKind};
use crate::spec::model::walk::assigned_names;
use crate::spec::model::{Instruction, InstructionId, PseudoFunction};
use crate::spec::span::Span;
use std::collections::HashSet;

/// Maximum number of columns of a conditional expression on one line.
const MAX_COLUMNS: usize = 90;

/// Translates the statements of a page. `lane` tells whether they are about one channel. Returns
/// the Rust code between the braces of the function.
pub(super) fn translate_body<'a>(
    context: &'a Context<'a>,
    id: InstructionId,
    page: &'a Instruction,
    lane: bool,
) -> String {
    let statements = page.semantics.as_ref().and_then(|s| s.program.as_ref()).map_or(&[][..], |p| &p.statements);
    let assigned = assigned_names(statements);
    let names = Names { context, page: Some((id, page)), lane, locals: Vec::new() };
    let mut writer = Writer { names, assigned, function: None, text: String::new(), depth: 1 };
    writer.write_block(statements);
    writer.text
}

/// Translates the statements of a function with the result `gives`. Returns the Rust code between
/// the braces of the function.
pub(super) fn translate_function<'a>(context: &'a Context<'a>, function: &'a PseudoFunction, gives: Kind) -> String {
    let statements = function.code.as_ref().and_then(|code| code.program.as_ref()).map_or(&[][..], |p| &p.statements);
    let parameters = function.takes.iter();
    let locals = parameters
        .filter_map(|argument| Some((argument.name.clone(), Kind::of_result(&argument.kind.value)?)))
        .collect();
    let names = Names { context, page: None, lane: false, locals };
    let function = Some((function.name.value.as_str(), gives));
    let assigned = assigned_names(statements);
    let mut writer = Writer { names, assigned, function, text: String::new(), depth: 1 };
    writer.write_block(statements);
    writer.text
}

/// Writes the translation of one program.
struct Writer<'a> {
    names: Names<'a>,
    /// Names that the program assigns to.
    assigned: HashSet<&'a str>,
    /// The name and the result of the function; `None` for the program of a page.
    function: Option<(&'a str, Kind)>,
    text: String,
    depth: usize,
}

impl<'a> Writer<'a> {
    /// Writes text with the indentation of the current block.
    fn write_line(&mut self, text: &str) {
        for line in text.lines() {
            write_line!(self.text, "{:1$}{line}", "", 4 * self.depth);
        }
    }

    /// Writes a call that tells the machine the line of a statement, and the place as a comment.
    fn write_origin(&mut self, span: Span) {
        let place = crate::rust_view::docs::place(self.names.context.model, self.names.context.prefix, span);
        let call = match self.function {
            None => format!("statement({})", span.line),
            Some((name, _)) => format!("function_statement({name:?}, {})", span.line),
        };
        self.write_line(&format!("machine.{call}; // {}", place.trim_matches('`')));
    }

    /// Writes a call that tells the machine the value of a local name of a page, if it is a number
    /// or a truth value.
    fn write_local(&mut self, name: &str, kind: Kind) {
        if self.function.is_some() {
            return;
        }
        let ident = snake_ident(name);
        match kind {
            Kind::Number => self.write_line(&format!("machine.local({name:?}, {ident});")),
            Kind::Truth => self.write_line(&format!("machine.local({name:?}, Number::from({ident}));")),
            _ => {}
        }
    }

    /// Writes statements. Their local names are forgotten afterwards.
    fn write_block(&mut self, statements: &'a [Stmt]) {
        let outside = self.names.locals.len();
        for statement in statements {
            self.write_statement(statement);
        }
        self.names.locals.truncate(outside);
    }

    /// Writes statements one level deeper.
    fn write_nested(&mut self, statements: &'a [Stmt]) {
        self.depth += 1;
        self.write_block(statements);
        self.depth -= 1;
    }

    /// Translates an expression. One without a translation becomes a compile error in Rust.
    fn expr(&self, expr: &Expr) -> Option<Rust> {
        self.names.expr(expr)
    }

    /// Writes a compile error for a statement without a translation.
    fn write_untranslated(&mut self) {
        self.write_line("compile_error!(\"this statement has no translation\");");
    }

    fn write_statement(&mut self, statement: &'a Stmt) {
        self.write_origin(statement.span);
        match &statement.kind {
            StmtKind::Let(name, value) => {
                let Some(value) = self.expr(value) else { return self.write_untranslated() };
                let value = match value.kind {
                    Kind::Number | Kind::Code { .. } => value.number(),
                    _ => value,
                };
                let mutable = if self.assigned.contains(name.value.as_str()) { "mut " } else { "" };
                let (kind, ident) = (value.kind, snake_ident(&name.value));
                self.write_assignment(&format!("let {mutable}{ident} = "), &value);
                self.write_local(&name.value, kind);
                self.names.locals.push((name.value.clone(), kind));
            }
            StmtKind::Assign(place, op, value) => {
                let Some(value) = self.expr(value) else { return self.write_untranslated() };
                if self.write_assign(place, *op, value).is_none() {
                    self.write_untranslated();
                }
            }
            StmtKind::Call(call) => match self.expr(call) {
                Some(call) => self.write_line(&format!("{};", call.text)),
                None => self.write_untranslated(),
            },
            StmtKind::If(branches, last) => {
                for (number, (condition, block)) in branches.iter().enumerate() {
                    let Some(condition) = self.expr(condition) else { return self.write_untranslated() };
                    let word = if number == 0 { "if" } else { "} else if" };
                    self.write_line(&format!("{word} {} {{", condition.truth().text));
                    self.write_nested(block);
                }
                if !last.is_empty() {
                    self.write_line("} else {");
                    self.write_nested(last);
                }
                self.write_line("}");
            }
            StmtKind::For(name, from, to, block) => {
                let (Some(from), Some(to)) = (self.expr(from), self.expr(to)) else { return self.write_untranslated() };
                let ident = snake_ident(&name.value);
                self.write_line(&format!("for {ident} in Number::range({}, {}) {{", from.text, to.text));
                self.names.locals.push((name.value.clone(), Kind::Number));
                self.depth += 1;
                self.write_local(&name.value, Kind::Number);
                self.depth -= 1;
                self.write_nested(block);
                self.names.locals.pop();
                self.write_line("}");
            }
            StmtKind::Return => self.write_line("return Ok(());"),
            StmtKind::ReturnValue(value) => {
                let (Some((_, gives)), Some(value)) = (self.function, self.expr(value)) else {
                    return self.write_untranslated();
                };
                self.write_line(&format!("return Ok({});", value.converted(gives).text));
            }
        }
    }

    /// Writes an assignment to a local variable or an operand. Returns `None` for another place, to
    /// which Rust cannot assign.
    fn write_assign(&mut self, place: &Expr, op: AssignOp, value: Rust) -> Option<()> {
        if let ExprKind::Name(name) = &place.kind
            && let Some(kind) = self.names.local(name)
        {
            let ident = snake_ident(name);
            match op {
                AssignOp::Set => self.write_assignment(&format!("{ident} = "), &value.converted(kind)),
                // A literal is converted by the operator.
                AssignOp::Update(op) => {
                    let value = if value.is_literal() { value } else { value.converted(kind).grouped() };
                    let sign = can_assign(op).then(|| op.sign())?;
                    self.write_line(&format!("{ident} = {ident} {sign} {};", value.text));
                }
            }
            self.write_local(name, kind);
            return Some(());
        }
        if op != AssignOp::Set {
            return None;
        }
        let value = value.number().text;
        let (target, index) = match &place.kind {
            ExprKind::Index(target, index) => (&**target, self.expr(index)?.text),
            _ if self.names.lane => (place, "channel".to_owned()),
            _ => return None,
        };
        let (operand, view) = self.names.place(target)?;
        match view {
            Some(view) => self.write_line(&format!("machine.store_view({operand}, View::{view}, {index}, {value})?;")),
            None => self.write_line(&format!("machine.store({operand}, {index}, {value})?;")),
        }
        Some(())
    }

    /// Writes an assignment, with a long conditional expression on several lines.
    fn write_assignment(&mut self, before: &str, value: &Rust) {
        if !value.text.starts_with("if ") || value.text.len() < MAX_COLUMNS {
            return self.write_line(&format!("{before}{};", value.text));
        }
        let lines = break_branches(&value.text);
        self.write_line(&format!("{before}{lines};"));
    }
}

/// Returns whether Rust has a compound assignment with an operator for numbers.
fn can_assign(op: BinaryOp) -> bool {
    use BinaryOp::{Add, And, Multiply, Or, Subtract, Xor};
    matches!(op, Add | Subtract | Multiply | And | Or | Xor)
}

/// Breaks a chain of conditions into lines, at its outermost braces.
fn break_branches(text: &str) -> String {
    let (mut out, mut depth) = (String::new(), 0_i32);
    for c in text.chars() {
        match c {
            '{' => {
                depth += 1;
                out.push(c);
                if depth == 1 {
                    out.push_str("\n   ");
                }
            }
            '}' => {
                depth -= 1;
                if depth == 0 {
                    out.truncate(out.trim_end().len());
                    out.push('\n');
                }
                out.push(c);
            }
            _ => out.push(c),
        }
    }
    out
}
