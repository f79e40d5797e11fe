//! Parser of programs: the pseudo-code of a Semantics section. `specs/README.md` defines the
//! grammar.
//!
//! For example, `for i in 0..n { Dst.ub[i] += 1; }` is a statement.

use super::expr::ExprParser;
use super::lexer::Token;
use super::{Problem, SourceText};
use crate::spec::model::expr::{AssignOp, BinaryOp, Expr, ExprKind, Program, Stmt, StmtKind};
use std::ops::Range;

/// Maximum number of problems. The rest of a program with more is not parsed, since its errors
/// would only follow.
const MAX_PROBLEMS: usize = 20;

/// Parses a program. After a problem, parsing continues at the next statement.
///
/// # Errors
/// All problems, if there are any.
pub(crate) fn parse(place: &SourceText<'_>) -> Result<Program, Vec<Problem>> {
    let mut parser = ProgramParser { parser: ExprParser::new(place), problems: Vec::new() };
    let mut statements = Vec::new();
    while !parser.at_end() {
        statements.extend(parser.parse_statements());
        if !parser.at_end() {
            // A list of statements stops before the end only at a closing brace without an opening
            // one.
            parser.problems.push(parser.parser.unexpected("a statement"));
            parser.parser.advance();
        }
    }
    if parser.problems.is_empty() { Ok(Program { statements }) } else { Err(parser.problems) }
}

/// The parser of statements.
struct ProgramParser<'p, 'a> {
    parser: ExprParser<'p, 'a>,
    problems: Vec<Problem>,
}

impl ProgramParser<'_, '_> {
    /// Returns whether the program ends here, or has too many problems.
    fn at_end(&self) -> bool {
        self.problems.len() >= MAX_PROBLEMS || matches!(self.parser.token(), Ok(Token::End))
    }

    /// Parses statements up to the end or a closing brace.
    fn parse_statements(&mut self) -> Vec<Stmt> {
        let mut list = Vec::new();
        while !self.at_end() && !self.parser.at_sign("}") {
            match self.parse_statement() {
                Ok(statement) => list.push(statement),
                Err(problem) => {
                    self.problems.push(problem);
                    self.skip_statement();
                }
            }
        }
        list
    }

    /// Skips to the end of a statement: after the next `;` or block, or before a closing brace.
    fn skip_statement(&mut self) {
        let mut open = 0usize;
        loop {
            if matches!(self.parser.token(), Ok(Token::End)) || (open == 0 && self.parser.at_sign("}")) {
                return;
            }
            if self.parser.at_sign("{") {
                open += 1;
            } else if self.parser.at_sign("}") {
                open -= 1;
            }
            let done = open == 0 && (self.parser.at_sign(";") || self.parser.at_sign("}"));
            self.parser.advance();
            if done {
                return;
            }
        }
    }

    fn parse_statement(&mut self) -> Result<Stmt, Problem> {
        let start = self.parser.range.start;
        let kind = match self.parser.token()? {
            Token::Name("let") => self.parse_let()?,
            Token::Name("if") => self.parse_if()?,
            Token::Name("for") => self.parse_for()?,
            Token::Name("return") => {
                self.parser.advance();
                match self.parser.at_sign(";") {
                    true => StmtKind::Return,
                    false => StmtKind::ReturnValue(self.parser.parse_expr()?.expr),
                }
            }
            Token::Name(_) => self.parse_assignment()?,
            _ => return Err(self.parser.unexpected("a statement")),
        };
        let mut end = self.parser.range.start;
        if !matches!(kind, StmtKind::If(..) | StmtKind::For(..)) {
            end = self.parser.range.end;
            self.parser.expect_sign(";")?;
        }
        let text = self.parser.place.text.get(start..end).unwrap_or("").trim_end();
        Ok(Stmt { kind, span: self.parser.place.span(start..start + text.len()) })
    }

    fn parse_let(&mut self) -> Result<StmtKind, Problem> {
        self.parser.advance();
        let name = self.parser.parse_name()?;
        self.parser.expect_sign("=")?;
        Ok(StmtKind::Let(name, self.parser.parse_expr()?.expr))
    }

    fn parse_assignment(&mut self) -> Result<StmtKind, Problem> {
        let target = self.parser.parse_expr()?;
        if matches!(target.expr.kind, ExprKind::Call(..)) && self.parser.at_sign(";") {
            return Ok(StmtKind::Call(target.expr));
        }
        let Some(op) = self.assign_op() else { return Err(self.parser.unexpected("an assignment or `;`")) };
        check_assignable(&target.expr, target.range)?;
        self.parser.advance();
        Ok(StmtKind::Assign(target.expr, op, self.parser.parse_expr()?.expr))
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

    fn parse_if(&mut self) -> Result<StmtKind, Problem> {
        let mut branches = Vec::new();
        loop {
            self.parser.advance();
            let condition = self.parser.parse_expr()?.expr;
            branches.push((condition, self.parse_block()?));
            if !self.parser.at_word("else") {
                return Ok(StmtKind::If(branches, Vec::new()));
            }
            self.parser.advance();
            if !self.parser.at_word("if") {
                return Ok(StmtKind::If(branches, self.parse_block()?));
            }
        }
    }

    fn parse_for(&mut self) -> Result<StmtKind, Problem> {
        self.parser.advance();
        let name = self.parser.parse_name()?;
        if !self.parser.at_word("in") {
            return Err(self.parser.unexpected("`in`"));
        }
        self.parser.advance();
        let from = self.parser.parse_expr()?.expr;
        self.parser.expect_sign("..")?;
        let to = self.parser.parse_expr()?.expr;
        Ok(StmtKind::For(name, from, to, self.parse_block()?))
    }

    fn parse_block(&mut self) -> Result<Vec<Stmt>, Problem> {
        self.parser.enter_nested()?;
        let result = self.parser.expect_sign("{").map(|()| self.parse_statements());
        self.parser.depth -= 1;
        let statements = result?;
        if self.problems.len() < MAX_PROBLEMS {
            self.parser.expect_sign("}")?;
        }
        Ok(statements)
    }
}

/// Checks that an expression can be assigned to: a name, an element or a member.
fn check_assignable(expr: &Expr, range: Range<usize>) -> Result<(), Problem> {
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
            ("return 1 2;", &["9: expected `;`, found a number"]),
            ("return );", &["7: expected a value, found `)`"]),
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
