//! Programs of the pseudo-code as data, for evaluators whose values are not numbers.
//!
//! For example, `Dst = Src0 + Src1;` is `Statement::Store(2, Expression::Binary(Op::Add,
//! &Expression::Field(3), &Expression::Field(4)))` if these are the positions of the fields. An
//! evaluator can build a formula from it.

use crate::operator::Op;

/// An operator with one operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnaryOperator {
    /// `-`
    Negate,
    /// `!`, which gives a truth value.
    Not,
    /// `~`
    Complement,
}

/// An expression.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Expression {
    /// An integer.
    Integer(u64),
    /// A number with a decimal point.
    Real(f64),
    /// A string.
    Text(&'static str),
    /// A local name.
    Local(&'static str),
    /// A field, by its position among those of the instruction. An operand stands for its element
    /// in the channel, or for itself as an argument of a function that takes an operand.
    Field(u8),
    /// Bits of a field that is no operand: position of the field, lowest bit, number of bits.
    Bits(u8, u8, u8),
    /// An enumerator, as its bits in the field that it is compared with.
    Enumerator(u64),
    /// A data type, by the bits that encode it.
    DataType(u8),
    /// A call of a function of the specification, by its name.
    Call(&'static str, &'static [Expression]),
    /// An operator before an operand.
    Unary(UnaryOperator, &'static Expression),
    /// An operator between two operands.
    Binary(Op, &'static Expression, &'static Expression),
    /// `condition ? yes : no`
    Select(&'static [Expression; 3]),
}

/// A statement.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Statement {
    /// Defines a local name.
    Let(&'static str, Expression),
    /// Changes the value of a local name.
    Assign(&'static str, Expression),
    /// Writes the element of the channel of an operand: position of the field, value.
    Store(u8, Expression),
    /// Calls a function without a result.
    Call(&'static str, &'static [Expression]),
    /// Executes the block of the first condition that is true, or else the last block.
    If(&'static [(Expression, &'static [Statement])], &'static [Statement]),
    /// Executes a block for each number from the first on and below the second.
    For(&'static str, Expression, Expression, &'static [Statement]),
}
