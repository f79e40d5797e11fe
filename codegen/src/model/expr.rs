//! The small language of semantics, conditions and constraints. The grammar is in `specs/README.md`.

use crate::span::{Name, Span, Spanned};
use schemars::JsonSchema;
use serde::Serialize;

/// An operator with one operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum UnaryOp {
    /// `-`
    Negate,
    /// `!`
    Not,
    /// `~`
    Complement,
}

/// An operator with two operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "each is named by its operator's usual name")]
pub enum BinaryOp {
    LogicalOr,
    LogicalAnd,
    Or,
    Xor,
    And,
    Equal,
    NotEqual,
    Less,
    LessEqual,
    Greater,
    GreaterEqual,
    ShiftLeft,
    ShiftRight,
    Add,
    Subtract,
    Multiply,
    Divide,
    Remainder,
}

/// An expression.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Expr {
    /// What it is.
    pub kind: ExprKind,
    /// Where it stands.
    pub span: Span,
}

/// The forms of an expression.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ExprKind {
    /// An integer.
    Integer(u64),
    /// A number with a point.
    Real(f64),
    /// A string: the name of an enumerator, or a gate.
    String(String),
    /// A field, local, enumerator, data type or state name.
    Name(String),
    /// `a.b`
    Member(Box<Expr>, Name),
    /// `a[b]`
    Index(Box<Expr>, Box<Expr>),
    /// `f(a, b)`
    Call(Name, Vec<Expr>),
    /// `-a`
    Unary(UnaryOp, Box<Expr>),
    /// `a + b`
    Binary(Spanned<BinaryOp>, Box<Expr>, Box<Expr>),
    /// `a ? b : c`
    Select(Box<Expr>, Box<Expr>, Box<Expr>),
}

/// An assignment operator.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum AssignOp {
    /// `=`
    Set,
    /// `+=` and its kin.
    Update(BinaryOp),
}

/// A statement.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Stmt {
    /// What it is.
    pub kind: StmtKind,
    /// Where it stands.
    pub span: Span,
}

/// The forms of a statement.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum StmtKind {
    /// `let a = b;`
    Let(Name, Expr),
    /// `a = b;`
    Assign(Expr, AssignOp, Expr),
    /// `f(a);`
    Call(Expr),
    /// `if a { } else if b { } else { }`: conditions with their blocks, then the last block.
    If(Vec<(Expr, Vec<Stmt>)>, Vec<Stmt>),
    /// `for i in a..b { }`
    For(Name, Expr, Expr, Vec<Stmt>),
    /// `return;`
    Return,
}

/// The code of a Semantics section.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Program {
    /// Its statements.
    pub statements: Vec<Stmt>,
}

/// A condition: an expression in a strict document, words in an upstream one.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Condition {
    /// As written.
    pub source: Name,
    /// Parsed, where it is formal.
    pub expr: Option<Expr>,
}
