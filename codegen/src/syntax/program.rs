//! Programs: the code of a Semantics section. The grammar is in `specs/README.md`.

use super::expr::Parser;
use super::lexer::Token;
use super::{Place, Problem};
use crate::model::expr::{AssignOp, BinaryOp, Expr, ExprKind, Program, Stmt, StmtKind};
use std::ops::Range;

/// After so many problems the rest of a program is left unread: the reader has lost its way.
const MAX_PROBLEMS: usize = 20;

/// Parses a program. Goes on after a problem at the next statement.
///
/// # Errors
/// All problems, when there are any.
pub fn parse(place: &Place<'_>) -> Result<Program, Vec<Problem>> {
    let mut parser = Statements { parser: Parser::new(place), problems: Vec::new() };
    let mut statements = Vec::new();
    while !parser.at_end() {
        statements.extend(parser.statements());
        if !parser.at_end() {
            // Only a closing bracket without an opening one stops a list of statements before the end.
            parser.problems.push(parser.parser.unexpected("a statement"));
            parser.parser.advance();
        }
    }
    if parser.problems.is_empty() { Ok(Program { statements }) } else { Err(parser.problems) }
}

struct Statements<'p, 'a> {
    parser: Parser<'p, 'a>,
    problems: Vec<Problem>,
}

impl Statements<'_, '_> {
    /// Whether nothing is left that is worth reading.
    fn at_end(&self) -> bool {
        self.problems.len() >= MAX_PROBLEMS || matches!(self.parser.token(), Ok(Token::End))
    }

    /// Statements up to the end or a closing bracket.
    fn statements(&mut self) -> Vec<Stmt> {
        let mut list = Vec::new();
        while !self.at_end() && !self.parser.at("}") {
            match self.statement() {
                Ok(statement) => list.push(statement),
                Err(problem) => {
                    self.problems.push(problem);
                    self.skip_statement();
                }
            }
        }
        list
    }

    /// Past the next `;` or block, or up to a closing bracket.
    fn skip_statement(&mut self) {
        let mut open = 0usize;
        loop {
            if matches!(self.parser.token(), Ok(Token::End)) || (open == 0 && self.parser.at("}")) {
                return;
            }
            if self.parser.at("{") {
                open += 1;
            } else if self.parser.at("}") {
                open -= 1;
            }
            let done = open == 0 && (self.parser.at(";") || self.parser.at("}"));
            self.parser.advance();
            if done {
                return;
            }
        }
    }

    fn statement(&mut self) -> Result<Stmt, Problem> {
        let start = self.parser.range.start;
        let kind = match self.parser.token()? {
            Token::Name("let") => self.binding()?,
            Token::Name("if") => self.branch()?,
            Token::Name("for") => self.repetition()?,
            Token::Name("return") => {
                self.parser.advance();
                StmtKind::Return
            }
            Token::Name(_) => self.assignment()?,
            _ => return Err(self.parser.unexpected("a statement")),
        };
        let mut end = self.parser.range.start;
        if !matches!(kind, StmtKind::If(..) | StmtKind::For(..)) {
            end = self.parser.range.end;
            self.parser.expect(";")?;
        }
        let text = self.parser.place.text.get(start..end).unwrap_or("").trim_end();
        Ok(Stmt { kind, span: self.parser.place.span(start..start + text.len()) })
    }

    fn binding(&mut self) -> Result<StmtKind, Problem> {
        self.parser.advance();
        let name = self.parser.name()?;
        self.parser.expect("=")?;
        Ok(StmtKind::Let(name, self.parser.expr()?.expr))
    }

    fn assignment(&mut self) -> Result<StmtKind, Problem> {
        let target = self.parser.expr()?;
        if matches!(target.expr.kind, ExprKind::Call(..)) && self.parser.at(";") {
            return Ok(StmtKind::Call(target.expr));
        }
        let Some(op) = self.assign_op() else { return Err(self.parser.unexpected("an assignment or `;`")) };
        check_place(&target.expr, target.range)?;
        self.parser.advance();
        Ok(StmtKind::Assign(target.expr, op, self.parser.expr()?.expr))
    }

    fn assign_op(&self) -> Option<AssignOp> {
        let Ok(Token::Sign(sign)) = self.parser.token() else { return None };
        Some(match sign {
            "=" => AssignOp::Set,
            "+=" => AssignOp::Update(BinaryOp::Add),
            "-=" => AssignOp::Update(BinaryOp::Subtract),
            "*=" => AssignOp::Update(BinaryOp::Multiply),
            "&=" => AssignOp::Update(BinaryOp::And),
            "|=" => AssignOp::Update(BinaryOp::Or),
            "^=" => AssignOp::Update(BinaryOp::Xor),
            _ => return None,
        })
    }

    fn branch(&mut self) -> Result<StmtKind, Problem> {
        let mut branches = Vec::new();
        loop {
            self.parser.advance();
            let condition = self.parser.expr()?.expr;
            branches.push((condition, self.block()?));
            if !self.parser.at_word("else") {
                return Ok(StmtKind::If(branches, Vec::new()));
            }
            self.parser.advance();
            if !self.parser.at_word("if") {
                return Ok(StmtKind::If(branches, self.block()?));
            }
        }
    }

    fn repetition(&mut self) -> Result<StmtKind, Problem> {
        self.parser.advance();
        let name = self.parser.name()?;
        if !self.parser.at_word("in") {
            return Err(self.parser.unexpected("`in`"));
        }
        self.parser.advance();
        let from = self.parser.expr()?.expr;
        self.parser.expect("..")?;
        let to = self.parser.expr()?.expr;
        Ok(StmtKind::For(name, from, to, self.block()?))
    }

    fn block(&mut self) -> Result<Vec<Stmt>, Problem> {
        self.parser.enter()?;
        let result = self.parser.expect("{").map(|()| self.statements());
        self.parser.depth -= 1;
        let statements = result?;
        if self.problems.len() < MAX_PROBLEMS {
            self.parser.expect("}")?;
        }
        Ok(statements)
    }
}

/// Only names, elements and members can be assigned to.
fn check_place(expr: &Expr, range: Range<usize>) -> Result<(), Problem> {
    match expr.kind {
        ExprKind::Name(_) | ExprKind::Member(..) | ExprKind::Index(..) => Ok(()),
        _ => Err(Problem::new(range, "this cannot be assigned to")),
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::{source, whole};
    use super::*;

    fn problems(text: &str) -> Vec<String> {
        let sources = source(text);
        let result = parse(&whole(&sources));
        result.err().unwrap_or_default().iter().map(|p| format!("{}: {}", p.range.start, p.message)).collect()
    }

    #[test]
    fn all_statements_are_read() {
        let text = "// comment\nlet n = channels();\nfor i in 0..n {\n    if enabled(i) { Dst.ub[i] += 1; } else if n == 2 \
                    { wait(); } else { return; }\n}\n";
        let sources = source(text);
        let program = parse(&whole(&sources)).unwrap();
        assert_eq!(program.statements.len(), 2);
        assert_eq!(sources.text(program.statements[0].span), "let n = channels();");
        let StmtKind::For(name, _, _, body) = &program.statements[1].kind else { panic!() };
        assert_eq!((name.value.as_str(), program.statements[1].span.line), ("i", 3));
        let StmtKind::If(branches, last) = &body[0].kind else { panic!() };
        assert_eq!((branches.len(), last.len()), (2, 1));
        let StmtKind::Assign(_, op, _) = &branches[0].1[0].kind else { panic!() };
        assert_eq!(*op, AssignOp::Update(BinaryOp::Add));
        assert!(matches!(branches[1].1[0].kind, StmtKind::Call(_)));
        assert!(matches!(last[0].kind, StmtKind::Return));
    }

    #[test]
    fn an_empty_program_is_one() {
        assert_eq!(problems(""), Vec::<String>::new());
        assert_eq!(problems("  // nothing\n"), Vec::<String>::new());
    }

    #[test]
    fn every_broken_statement_is_said() {
        for (text, expected) in [
            ("a = ;", &["4: expected a value, found `;`"][..]),
            ("a = 1", &["5: expected `;`, found the end"]),
            ("a + b;", &["5: expected an assignment or `;`, found `;`"]),
            ("f() = 1;", &["0: this cannot be assigned to"]),
            (
                "let 1 = 2; b = 1; c c;",
                &["4: expected a name, found a number", "20: expected an assignment or `;`, found `c`"],
            ),
            ("if a { b = ; c = 1; } d = ;", &["11: expected a value, found `;`", "26: expected a value, found `;`"]),
            ("a = 1; } b = 1;", &["7: expected a statement, found `}`"]),
            ("for i = 0 { a = 1; } b = 2;", &["6: expected `in`, found `=`"]),
            ("if a { b = 1;", &["13: expected `}`, found the end"]),
            ("return 1;", &["7: expected `;`, found a number"]),
        ] {
            assert_eq!(problems(text), expected, "{text}");
        }
    }

    #[test]
    fn deep_and_hopeless_programs_end() {
        assert!(problems(&"if a {".repeat(100_000))[0].contains("nested more than 64 deep"));
        assert_eq!(problems(&"a b; ".repeat(1000)).len(), MAX_PROBLEMS);
        assert_eq!(problems(&"} ".repeat(1000)).len(), MAX_PROBLEMS);
        assert!(problems(&"else {".repeat(1000)).len() <= MAX_PROBLEMS);
    }
}
