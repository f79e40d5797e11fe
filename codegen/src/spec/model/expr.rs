//! The expression language of semantics, conditions and constraints. `specs/README.md` defines its
//! grammar.
//!
//! For example, `Op.size > 8 && !is_null(Src1)` is an expression.

use crate::spec::span::{Name, Span, Spanned};
use openvisa_isa_core::words;
#[cfg(test)]
use schemars::JsonSchema;
use serde::Serialize;

/// An operator with one operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum UnaryOp {
    /// `-`
    Negate,
    /// `!`
    Not,
    /// `~`
    Complement,
}

words! {
    /// An operator with two operands.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
    #[cfg_attr(test, derive(JsonSchema))]
    #[serde(rename_all = "snake_case")]
    #[expect(missing_docs, reason = "each is named by its operator's usual name")]
    pub enum BinaryOp, sign {
        LogicalOr = "||",
        LogicalAnd = "&&",
        Or = "|",
        Xor = "^",
        And = "&",
        Equal = "==",
        NotEqual = "!=",
        Less = "<",
        LessEqual = "<=",
        Greater = ">",
        GreaterEqual = ">=",
        ShiftLeft = "<<",
        ShiftRight = ">>",
        Add = "+",
        Subtract = "-",
        Multiply = "*",
        Divide = "/",
        Remainder = "%",
    }
}

impl BinaryOp {
    /// Returns whether the operator compares its operands.
    pub const fn is_comparison(self) -> bool {
        use BinaryOp::{Equal, Greater, GreaterEqual, Less, LessEqual, NotEqual};
        matches!(self, Equal | NotEqual | Less | LessEqual | Greater | GreaterEqual)
    }
}

/// An expression.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct Expr {
    /// The form of the expression.
    pub kind: ExprKind,
    /// The place of the expression.
    pub span: Span,
}

impl Expr {
    /// Returns the names of a field and of a group in `FIELD` or `FIELD.GROUP`; `None` for another
    /// expression.
    pub fn as_path(&self) -> Option<(&str, Option<&Name>)> {
        match &self.kind {
            ExprKind::Name(field) => Some((field, None)),
            ExprKind::Member(owner, group) => Some((owner.as_path().filter(|path| path.1.is_none())?.0, Some(group))),
            _ => None,
        }
    }
}

/// The forms of an expression.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum ExprKind {
    /// An integer.
    Integer(u64),
    /// A number with a decimal point.
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum AssignOp {
    /// `=`
    Set,
    /// A compound operator such as `+=`.
    Update(BinaryOp),
}

/// A statement.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct Stmt {
    /// The form of the statement.
    pub kind: StmtKind,
    /// The place of the statement.
    pub span: Span,
}

/// The forms of a statement.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum StmtKind {
    /// `let a = b;`
    Let(Name, Expr),
    /// `a = b;`
    Assign(Expr, AssignOp, Expr),
    /// `f(a);`
    Call(Expr),
    /// `if a { } else if b { } else { }`: the conditions with their blocks, and the last block.
    If(Vec<(Expr, Vec<Stmt>)>, Vec<Stmt>),
    /// `for i in a..b { }`
    For(Name, Expr, Expr, Vec<Stmt>),
    /// `return;`
    Return,
    /// `return a;`: the result of a function.
    ReturnValue(Expr),
}

/// The code of a Semantics section, or of a function.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct Program {
    /// The statements of the program.
    pub statements: Vec<Stmt>,
}

/// A condition: an expression in a strict document, words in an upstream one.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct Condition {
    /// The condition as written.
    pub source: Name,
    /// The parsed expression; `None` for a condition in words.
    pub expr: Option<Expr>,
}
