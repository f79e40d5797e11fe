//! Expressions: conditions, constraints, and the values of programs. The grammar is in `specs/README.md`.

use super::lexer::{self, Token};
use super::{MAX_DEPTH, Place, Problem};
use crate::model::expr::{BinaryOp, Expr, ExprKind, UnaryOp};
use crate::span::{Name, Spanned};
use std::ops::Range;

/// Words that are no names.
pub(super) const WORDS: [&str; 6] = ["let", "if", "else", "for", "in", "return"];

/// Parses a text that is one expression.
///
/// # Errors
/// The first problem, when the text is not an expression.
pub fn parse(place: &Place<'_>) -> Result<Expr, Problem> {
    let mut parser = Parser::new(place);
    let node = parser.expr()?;
    if parser.token()? != Token::End {
        return Err(parser.unexpected("an operator or the end"));
    }
    Ok(node.expr)
}

/// An expression with the height of its tree, so that no tree is deeper than whoever walks it can bear.
#[derive(Debug)]
pub(super) struct Node {
    pub(super) expr: Expr,
    pub(super) range: Range<usize>,
    height: usize,
}

/// The parser of expressions; [`program`](super::program) adds statements.
pub(super) struct Parser<'p, 'a> {
    pub(super) place: &'p Place<'a>,
    token: Result<Token<'a>, Problem>,
    /// The token in hand.
    pub(super) range: Range<usize>,
    /// How many expressions or blocks are being parsed.
    pub(super) depth: usize,
}

impl<'p, 'a> Parser<'p, 'a> {
    pub(super) fn new(place: &'p Place<'a>) -> Self {
        let (token, range) = lexer::token(place.text, 0);
        Self { place, token, range, depth: 0 }
    }

    pub(super) fn token(&self) -> Result<Token<'a>, Problem> {
        self.token.clone()
    }

    pub(super) fn advance(&mut self) {
        (self.token, self.range) = lexer::token(self.place.text, self.range.end);
    }

    pub(super) fn at(&self, sign: &str) -> bool {
        matches!(self.token, Ok(Token::Sign(s)) if s == sign)
    }

    pub(super) fn at_word(&self, word: &str) -> bool {
        matches!(self.token, Ok(Token::Name(n)) if n == word)
    }

    /// Takes the sign if it is there.
    pub(super) fn take(&mut self, sign: &str) -> bool {
        let there = self.at(sign);
        if there {
            self.advance();
        }
        there
    }

    pub(super) fn expect(&mut self, sign: &str) -> Result<(), Problem> {
        if self.take(sign) { Ok(()) } else { Err(self.unexpected(&format!("`{sign}`"))) }
    }

    /// What to say when the token in hand is none of `expected`.
    pub(super) fn unexpected(&self, expected: &str) -> Problem {
        match &self.token {
            Ok(token) => Problem::new(self.range.clone(), format!("expected {expected}, found {}", token.describe())),
            Err(problem) => problem.clone(),
        }
    }

    pub(super) fn name(&mut self) -> Result<Name, Problem> {
        match self.token()? {
            Token::Name(name) if WORDS.contains(&name) => {
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

    pub(super) fn enter(&mut self) -> Result<(), Problem> {
        if self.depth >= MAX_DEPTH {
            return Err(Problem::new(self.range.clone(), format!("this is nested more than {MAX_DEPTH} deep")));
        }
        self.depth += 1;
        Ok(())
    }

    pub(super) fn expr(&mut self) -> Result<Node, Problem> {
        self.enter()?;
        let result = self.select();
        self.depth -= 1;
        result
    }

    fn node(&self, kind: ExprKind, range: Range<usize>, below: usize) -> Result<Node, Problem> {
        if below >= MAX_DEPTH {
            return Err(Problem::new(range, format!("this is nested more than {MAX_DEPTH} deep"))
                .help("give a part of it a name with `let`"));
        }
        let span = self.place.span(range.clone());
        Ok(Node { expr: Expr { kind, span }, range, height: below + 1 })
    }

    fn select(&mut self) -> Result<Node, Problem> {
        let condition = self.binary(0)?;
        if !self.take("?") {
            return Ok(condition);
        }
        let yes = self.expr()?;
        self.expect(":")?;
        let no = self.expr()?;
        let range = condition.range.start..no.range.end;
        let below = condition.height.max(yes.height).max(no.height);
        self.node(ExprKind::Select(Box::new(condition.expr), Box::new(yes.expr), Box::new(no.expr)), range, below)
    }

    /// Operators that bind at least as tightly as `least`.
    fn binary(&mut self, least: u8) -> Result<Node, Problem> {
        let mut left = self.unary()?;
        while let Some((op, strength)) = self.operator().filter(|(_, strength)| *strength >= least) {
            let op = Spanned::new(op, self.place.span(self.range.clone()));
            self.advance();
            let right = self.binary(strength + 1)?;
            let range = left.range.start..right.range.end;
            let below = left.height.max(right.height);
            left = self.node(ExprKind::Binary(op, Box::new(left.expr), Box::new(right.expr)), range, below)?;
        }
        Ok(left)
    }

    fn operator(&self) -> Option<(BinaryOp, u8)> {
        let Ok(Token::Sign(sign)) = self.token else { return None };
        Some(match sign {
            "||" => (BinaryOp::LogicalOr, 1),
            "&&" => (BinaryOp::LogicalAnd, 2),
            "|" => (BinaryOp::Or, 3),
            "^" => (BinaryOp::Xor, 4),
            "&" => (BinaryOp::And, 5),
            "==" => (BinaryOp::Equal, 6),
            "!=" => (BinaryOp::NotEqual, 6),
            "<" => (BinaryOp::Less, 7),
            "<=" => (BinaryOp::LessEqual, 7),
            ">" => (BinaryOp::Greater, 7),
            ">=" => (BinaryOp::GreaterEqual, 7),
            "<<" => (BinaryOp::ShiftLeft, 8),
            ">>" => (BinaryOp::ShiftRight, 8),
            "+" => (BinaryOp::Add, 9),
            "-" => (BinaryOp::Subtract, 9),
            "*" => (BinaryOp::Multiply, 10),
            "/" => (BinaryOp::Divide, 10),
            "%" => (BinaryOp::Remainder, 10),
            _ => return None,
        })
    }

    fn unary(&mut self) -> Result<Node, Problem> {
        let op = match self.token()? {
            Token::Sign("-") => UnaryOp::Negate,
            Token::Sign("!") => UnaryOp::Not,
            Token::Sign("~") => UnaryOp::Complement,
            _ => return self.primary(),
        };
        let start = self.range.start;
        self.enter()?;
        self.advance();
        let operand = self.unary();
        self.depth -= 1;
        let operand = operand?;
        let range = start..operand.range.end;
        self.node(ExprKind::Unary(op, Box::new(operand.expr)), range, operand.height)
    }

    fn primary(&mut self) -> Result<Node, Problem> {
        let range = self.range.clone();
        let kind = match self.token()? {
            Token::Integer(value) => ExprKind::Integer(value),
            Token::Real(value) => ExprKind::Real(value),
            Token::String(value) => ExprKind::String(value.to_owned()),
            Token::Name(_) => {
                let name = self.name()?;
                return if self.at("(") { self.call(name, range) } else { self.postfix(name, range) };
            }
            Token::Sign("(") => {
                self.advance();
                let inner = self.expr()?;
                let end = self.range.end;
                self.expect(")")?;
                return Ok(Node { range: range.start..end, ..inner });
            }
            _ => return Err(self.unexpected("a value")),
        };
        self.advance();
        self.node(kind, range, 0)
    }

    fn call(&mut self, name: Name, range: Range<usize>) -> Result<Node, Problem> {
        self.expect("(")?;
        let mut arguments = Vec::new();
        let mut below = 0;
        while !self.at(")") {
            if !arguments.is_empty() && !self.take(",") {
                return Err(self.unexpected("`,` or `)`"));
            }
            let argument = self.expr()?;
            below = below.max(argument.height);
            arguments.push(argument.expr);
        }
        let range = range.start..self.range.end;
        self.advance();
        self.node(ExprKind::Call(name, arguments), range, below)
    }

    fn postfix(&mut self, name: Name, range: Range<usize>) -> Result<Node, Problem> {
        let start = range.start;
        let mut node = self.node(ExprKind::Name(name.value), range, 0)?;
        loop {
            if self.take("[") {
                let index = self.expr()?;
                let range = start..self.range.end;
                self.expect("]")?;
                let below = node.height.max(index.height);
                node = self.node(ExprKind::Index(Box::new(node.expr), Box::new(index.expr)), range, below)?;
            } else if self.take(".") {
                let range = start..self.range.end;
                let member = self.name()?;
                node = self.node(ExprKind::Member(Box::new(node.expr), member), range, node.height)?;
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
