//! Parser of expressions: conditions, constraints, and values in programs. `specs/README.md`
//! defines the grammar.
//!
//! For example, `a + b * c` is parsed as `a + (b * c)`, with the operator precedence of C.

use super::lexer::{self, Token};
use super::{MAX_DEPTH, Problem, SourceText};
use crate::spec::model::expr::{BinaryOp, Expr, ExprKind, UnaryOp};
use crate::spec::span::{Name, Spanned};
use std::ops::Range;

/// Reserved words, which are not names.
pub(crate) const RESERVED_WORDS: [&str; 6] = ["let", "if", "else", "for", "in", "return"];

/// Parses a text that is a single expression.
///
/// # Errors
/// The first problem, when the text is not an expression.
pub(crate) fn parse(place: &SourceText<'_>) -> Result<Expr, Problem> {
    let mut parser = ExprParser::new(place);
    let node = parser.parse_expr()?;
    if parser.token()? != Token::End {
        return Err(parser.unexpected("an operator or the end"));
    }
    Ok(node.expr)
}

/// An expression with the height of its tree. The height is limited, so that recursive walks cannot
/// overflow the stack.
#[derive(Debug)]
pub(super) struct Node {
    pub(super) expr: Expr,
    pub(super) range: Range<usize>,
    height: usize,
}

/// The parser of expressions. [`program`](super::program) adds statements.
pub(super) struct ExprParser<'p, 'a> {
    pub(super) place: &'p SourceText<'a>,
    token: Result<Token<'a>, Problem>,
    /// The byte range of the current token.
    pub(super) range: Range<usize>,
    /// Number of expressions and blocks that are being parsed.
    pub(super) depth: usize,
}

impl<'p, 'a> ExprParser<'p, 'a> {
    pub(super) fn new(place: &'p SourceText<'a>) -> Self {
        let (token, range) = lexer::next_token(place.text, 0);
        Self { place, token, range, depth: 0 }
    }

    pub(super) fn token(&self) -> Result<Token<'a>, Problem> {
        self.token.clone()
    }

    pub(super) fn advance(&mut self) {
        (self.token, self.range) = lexer::next_token(self.place.text, self.range.end);
    }

    pub(super) fn at_sign(&self, sign: &str) -> bool {
        matches!(self.token, Ok(Token::Sign(s)) if s == sign)
    }

    pub(super) fn at_word(&self, word: &str) -> bool {
        matches!(self.token, Ok(Token::Name(n)) if n == word)
    }

    /// Consumes the sign if it is the current token, and returns whether it was.
    pub(super) fn take_sign(&mut self, sign: &str) -> bool {
        let there = self.at_sign(sign);
        if there {
            self.advance();
        }
        there
    }

    pub(super) fn expect_sign(&mut self, sign: &str) -> Result<(), Problem> {
        if self.take_sign(sign) { Ok(()) } else { Err(self.unexpected(&format!("`{sign}`"))) }
    }

    /// Returns the problem of a current token that is none of `expected`.
    pub(super) fn unexpected(&self, expected: &str) -> Problem {
        match &self.token {
            Ok(token) => Problem::new(self.range.clone(), format!("expected {expected}, found {}", token.describe())),
            Err(problem) => problem.clone(),
        }
    }

    pub(super) fn parse_name(&mut self) -> Result<Name, Problem> {
        match self.token()? {
            Token::Name(name) if RESERVED_WORDS.contains(&name) => {
                Err(Problem::new(self.range.clone(), format!("expected a name, found the word `{name}`")))
            }
            Token::Name(_) => {
                let name = self.place.own(self.range.clone());
                self.advance();
                Ok(name)
            }
            _ => Err(self.unexpected("a name")),
        }
    }

    pub(super) fn enter_nested(&mut self) -> Result<(), Problem> {
        if self.depth >= MAX_DEPTH {
            return Err(Problem::new(self.range.clone(), format!("this is nested more than {MAX_DEPTH} deep")));
        }
        self.depth += 1;
        Ok(())
    }

    pub(super) fn parse_expr(&mut self) -> Result<Node, Problem> {
        self.enter_nested()?;
        let result = self.parse_select();
        self.depth -= 1;
        result
    }

    fn new_node(&self, kind: ExprKind, range: Range<usize>, below: usize) -> Result<Node, Problem> {
        if below >= MAX_DEPTH {
            return Err(Problem::new(range, format!("this is nested more than {MAX_DEPTH} deep"))
                .help("give a part of it a name with `let`"));
        }
        let span = self.place.span(range.clone());
        Ok(Node { expr: Expr { kind, span }, range, height: below + 1 })
    }

    fn parse_select(&mut self) -> Result<Node, Problem> {
        let condition = self.parse_binary(0)?;
        if !self.take_sign("?") {
            return Ok(condition);
        }
        let yes = self.parse_expr()?;
        self.expect_sign(":")?;
        let no = self.parse_expr()?;
        let range = condition.range.start..no.range.end;
        let below = condition.height.max(yes.height).max(no.height);
        self.new_node(ExprKind::Select(Box::new(condition.expr), Box::new(yes.expr), Box::new(no.expr)), range, below)
    }

    /// Parses binary operators that bind at least as tightly as `least`.
    fn parse_binary(&mut self, least: u8) -> Result<Node, Problem> {
        let mut left = self.parse_unary()?;
        while let Some((op, strength)) = self.current_operator().filter(|(_, strength)| *strength >= least) {
            let op = Spanned::new(op, self.place.span(self.range.clone()));
            self.advance();
            let right = self.parse_binary(strength + 1)?;
            let range = left.range.start..right.range.end;
            let below = left.height.max(right.height);
            left = self.new_node(ExprKind::Binary(op, Box::new(left.expr), Box::new(right.expr)), range, below)?;
        }
        Ok(left)
    }

    /// Returns the operator at the current token, and its precedence.
    fn current_operator(&self) -> Option<(BinaryOp, u8)> {
        let Ok(Token::Sign(sign)) = self.token else { return None };
        let op = BinaryOp::parse(sign)?;
        let strength = match op {
            BinaryOp::LogicalOr => 1,
            BinaryOp::LogicalAnd => 2,
            BinaryOp::Or => 3,
            BinaryOp::Xor => 4,
            BinaryOp::And => 5,
            BinaryOp::Equal | BinaryOp::NotEqual => 6,
            BinaryOp::Less | BinaryOp::LessEqual | BinaryOp::Greater | BinaryOp::GreaterEqual => 7,
            BinaryOp::ShiftLeft | BinaryOp::ShiftRight => 8,
            BinaryOp::Add | BinaryOp::Subtract => 9,
            BinaryOp::Multiply | BinaryOp::Divide | BinaryOp::Remainder => 10,
        };
        Some((op, strength))
    }

    fn parse_unary(&mut self) -> Result<Node, Problem> {
        let op = match self.token()? {
            Token::Sign("-") => UnaryOp::Negate,
            Token::Sign("!") => UnaryOp::Not,
            Token::Sign("~") => UnaryOp::Complement,
            _ => return self.parse_primary(),
        };
        let start = self.range.start;
        self.enter_nested()?;
        self.advance();
        let operand = self.parse_unary();
        self.depth -= 1;
        let operand = operand?;
        let range = start..operand.range.end;
        self.new_node(ExprKind::Unary(op, Box::new(operand.expr)), range, operand.height)
    }

    fn parse_primary(&mut self) -> Result<Node, Problem> {
        let range = self.range.clone();
        let kind = match self.token()? {
            Token::Integer(value) => ExprKind::Integer(value),
            Token::Real(value) => ExprKind::Real(value),
            Token::String(value) => ExprKind::String(value.to_owned()),
            Token::Name(_) => {
                let name = self.parse_name()?;
                return if self.at_sign("(") { self.parse_call(name, range) } else { self.parse_postfix(name, range) };
            }
            Token::Sign("(") => {
                self.advance();
                let inner = self.parse_expr()?;
                let end = self.range.end;
                self.expect_sign(")")?;
                return Ok(Node { range: range.start..end, ..inner });
            }
            _ => return Err(self.unexpected("a value")),
        };
        self.advance();
        self.new_node(kind, range, 0)
    }

    fn parse_call(&mut self, name: Name, range: Range<usize>) -> Result<Node, Problem> {
        self.expect_sign("(")?;
        let mut arguments = Vec::new();
        let mut below = 0;
        while !self.at_sign(")") {
            if !arguments.is_empty() && !self.take_sign(",") {
                return Err(self.unexpected("`,` or `)`"));
            }
            let argument = self.parse_expr()?;
            below = below.max(argument.height);
            arguments.push(argument.expr);
        }
        let range = range.start..self.range.end;
        self.advance();
        self.new_node(ExprKind::Call(name, arguments), range, below)
    }

    fn parse_postfix(&mut self, name: Name, range: Range<usize>) -> Result<Node, Problem> {
        let start = range.start;
        let mut node = self.new_node(ExprKind::Name(name.value), range, 0)?;
        loop {
            if self.take_sign("[") {
                let index = self.parse_expr()?;
                let range = start..self.range.end;
                self.expect_sign("]")?;
                let below = node.height.max(index.height);
                node = self.new_node(ExprKind::Index(Box::new(node.expr), Box::new(index.expr)), range, below)?;
            } else if self.take_sign(".") {
                let range = start..self.range.end;
                let member = self.parse_name()?;
                node = self.new_node(ExprKind::Member(Box::new(node.expr), member), range, node.height)?;
            } else {
                return Ok(node);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::{source, whole};
    use super::*;

    fn show(expr: &Expr) -> String {
        match &expr.kind {
            ExprKind::Integer(v) => v.to_string(),
            ExprKind::Real(v) => format!("{v:?}"),
            ExprKind::String(v) => format!("{v:?}"),
            ExprKind::Name(n) => n.clone(),
            ExprKind::Member(a, b) => format!("{}.{}", show(a), b.value),
            ExprKind::Index(a, b) => format!("{}[{}]", show(a), show(b)),
            ExprKind::Call(f, a) => format!("{}({})", f.value, a.iter().map(show).collect::<Vec<_>>().join(",")),
            ExprKind::Unary(op, a) => format!("({op:?} {})", show(a)),
            ExprKind::Binary(op, a, b) => format!("({} {:?} {})", show(a), op.value, show(b)),
            ExprKind::Select(a, b, c) => format!("({} ? {} : {})", show(a), show(b), show(c)),
        }
    }

    fn parse_text(text: &str) -> Result<String, String> {
        let sources = source(text);
        parse(&whole(&sources))
            .map(|e| show(&e))
            .map_err(|p| format!("{}..{}: {}", p.range.start, p.range.end, p.message))
    }

    #[test]
    fn operators_bind_as_in_c() {
        for (text, tree) in [
            ("1 + 2 * 3 - 4", "((1 Add (2 Multiply 3)) Subtract 4)"),
            ("a | b ^ c & d == e", "(a Or (b Xor (c And (d Equal e))))"),
            ("a < b == c >= d", "((a Less b) Equal (c GreaterEqual d))"),
            ("a << 1 + 2 < 3", "((a ShiftLeft (1 Add 2)) Less 3)"),
            ("a || b && !c", "(a LogicalOr (b LogicalAnd (Not c)))"),
            ("-a * ~b", "((Negate a) Multiply (Complement b))"),
            ("a ? b : c ? d : e", "(a ? b : (c ? d : e))"),
            ("(1 + 2) * 3 % 4 / 5", "((((1 Add 2) Multiply 3) Remainder 4) Divide 5)"),
        ] {
            assert_eq!(parse_text(text).as_deref(), Ok(tree), "{text}");
        }
    }

    #[test]
    fn places_calls_and_literals_are_read() {
        for (text, tree) in [
            ("Dst.ub[i * 4 + b]", "Dst.ub[((i Multiply 4) Add b)]"),
            ("Op.op == \"8 elements\"", "(Op.op Equal \"8 elements\")"),
            ("f(a, g(), 0x1F, 0b101, 1.5)", "f(a,g(),31,5,1.5)"),
            ("a // note\n + 1", "(a Add 1)"),
            ("18446744073709551615", "18446744073709551615"),
        ] {
            assert_eq!(parse_text(text).as_deref(), Ok(tree), "{text}");
        }
    }

    #[test]
    fn what_is_no_expression_is_said_with_its_place() {
        for (text, message) in [
            ("", "0..0: expected a value, found the end"),
            ("a +", "3..3: expected a value, found the end"),
            ("a b", "2..3: expected an operator or the end, found `b`"),
            ("(a", "2..2: expected `)`, found the end"),
            ("f(a b)", "4..5: expected `,` or `)`, found `b`"),
            ("a ? b", "5..5: expected `:`, found the end"),
            ("1 + if", "4..6: expected a name, found the word `if`"),
            ("\"abc", "0..1: this string does not end in its line"),
            ("a # b", "2..3: `#` means nothing here"),
            ("é", "0..2: `é` means nothing here"),
            ("0xfg", "0..4: `0xfg` is not a number"),
            ("12ab", "0..4: `12ab` is not a number"),
            ("99999999999999999999", "0..20: `99999999999999999999` does not fit in 64 bits"),
            ("a.3", "2..3: expected a name, found a number"),
            ("f(x).y", "4..5: expected an operator or the end, found `.`"),
        ] {
            assert_eq!(parse_text(text), Err(message.to_owned()), "{text}");
        }
    }

    #[test]
    fn no_tree_is_deeper_than_the_limit() {
        for text in ["(".repeat(100_000), "-".repeat(100_000), "a+".repeat(100_000) + "a", "a.".repeat(70) + "a"] {
            let message = parse_text(&text).unwrap_err();
            assert!(message.contains("nested more than 64 deep"), "{message}");
        }
        assert!(parse_text(&("a+".repeat(60) + "a")).is_ok());
        assert!(parse_text(&("(".repeat(60) + "a" + &")".repeat(60))).is_ok());
    }

    #[test]
    fn every_node_knows_its_place() {
        let sources = source("\n  a + b[1]");
        let expr = parse(&whole(&sources)).unwrap();
        let ExprKind::Binary(_, _, right) = &expr.kind else { panic!("{expr:?}") };
        assert_eq!((right.span.line, right.span.column, sources.text(right.span)), (2, 7, "b[1]"));
        assert_eq!(sources.text(expr.span), "a + b[1]");
    }
}
