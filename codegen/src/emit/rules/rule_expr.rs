//! Conditions and constraints as data: an expression of the specification becomes an
//! `openvisa_isa_core::rules::Expr`.
//!
//! All names are resolved here, so that a validator looks nothing up: enumerators, data types,
//! operand classes and platforms become numbers. For example,
//! `Exec_size.size != 16 || platform("{PVC+}")` becomes
//! `Binary(LogicalOr, &NoneOf(&Bits(0, 0, 4), 0x10), &Platforms(PlatformRows(0x7c00)))`. What only
//! execution knows becomes `Unknown`.
//!
//! Comparisons with small numbers become sets, and those of one value are combined. For example,
//! `type(Src0) == f || type(Src0) == df` is one set of two types.

use super::value_set::ValueSet;
use crate::spec::model::expr::{BinaryOp, Expr, ExprKind, UnaryOp};
use crate::spec::model::known_function::{KnownFunction as Known, REGISTER_BYTES};
use crate::spec::model::{
    Access, BitGroup, Enumerator, Field, FieldKind, Instruction, Model, OperandClass, PlatformSet,
};
use crate::spec::syntax::gate::{self, Reach};
use openvisa_isa_core::rules::{Op, Query, TypeQuery};
use std::fmt;

/// Maximum depth of an expression. A deeper subexpression becomes `Unknown`.
const MAX_DEPTH: u32 = 64;

/// An expression over the fields of an instruction: an owned `openvisa_isa_core::rules::Expr`.
/// `Display` prints it as Rust.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum RuleExpr {
    /// A number, the code of an enumerator, or the position of a data type.
    Int(i64),
    Field(u8),
    /// Some bits of a field: field, lowest bit, width.
    Bits(u8, u8, u8),
    /// An entry of a table, by the value of an expression.
    Table(Box<Self>, Vec<u16>),
    /// The answer to a query about an operand.
    Operand(Query, u8),
    /// Whether an operand is aligned to a number of bytes.
    Aligned(u8, Box<Self>),
    /// Whether a number of bytes from the start of an operand is within its variable.
    Fits(u8, Box<Self>),
    /// Whether the operands that are present have the same type.
    TypesAgree(Vec<u8>),
    /// The answer to a query about a data type.
    Type(TypeQuery, Box<Self>),
    /// Whether the platform is in the set.
    Platforms(u64),
    In(Box<Self>, ValueSet),
    /// The number of channels.
    Channels,
    /// Whether the execution mask is ignored.
    NoMask,
    /// The number of bytes of a register.
    RegisterBytes,
    /// An operator with one operand.
    Unary(UnaryOp, Box<Self>),
    /// An operator or function with two operands.
    Binary(Op, Box<Self>, Box<Self>),
    /// `condition ? a : b`
    Select(Box<Self>, Box<Self>, Box<Self>),
    /// A value that only execution knows.
    Unknown,
}

impl RuleExpr {
    /// Returns `a op b`.
    pub(crate) fn binary(op: Op, a: Self, b: Self) -> Self {
        Self::Binary(op, Box::new(a), Box::new(b))
    }

    /// Returns `a op b`. Sets of one value that are joined by a logical operator become one set.
    fn join(op: Op, a: Self, b: Self) -> Self {
        if let Self::In(key, set) = &b {
            if let Some(joined) = a.join_set(op, key, *set) {
                return joined;
            }
            if let Self::Binary(inner, first, last) = &a
                && *inner == op
                && let Some(last) = last.join_set(op, key, *set)
            {
                return Self::Binary(op, first.clone(), Box::new(last));
            }
        }
        Self::binary(op, a, b)
    }

    /// Returns `self op (key in set)` as a set, if this is a set of the same value.
    fn join_set(&self, op: Op, key: &Self, set: ValueSet) -> Option<Self> {
        let Self::In(own, other) = self else { return None };
        let joined = other.join(op, set).filter(|_| **own == *key)?;
        Some(Self::In(own.clone(), joined))
    }

    /// Returns `key op number`.
    pub(crate) fn compare(op: Op, key: Self, number: i64) -> Self {
        Self::binary(op, key, Self::Int(number))
    }
}

impl fmt::Display for RuleExpr {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Int(value) => write!(f, "Int({value})"),
            Self::Field(field) => write!(f, "Field({field})"),
            Self::Bits(field, low, width) => write!(f, "Bits({field}, {low}, {width})"),
            Self::Table(key, entries) => write!(f, "Table(&{key}, &{entries:?})"),
            Self::Operand(query, field) => write!(f, "Operand(Query::{query:?}, {field})"),
            Self::Aligned(field, bytes) => write!(f, "Aligned({field}, &{bytes})"),
            Self::Fits(field, bytes) => write!(f, "Fits({field}, &{bytes})"),
            Self::TypesAgree(fields) => write!(f, "TypesAgree(&{fields:?})"),
            Self::Type(query, inner) => write!(f, "Type(TypeQuery::{query:?}, &{inner})"),
            Self::Platforms(set) => write!(f, "Platforms(PlatformRows({set:#x}))"),
            Self::Channels => f.write_str("Channels"),
            Self::NoMask => f.write_str("NoMask"),
            Self::RegisterBytes => f.write_str("RegisterBytes"),
            Self::Unary(op, inner) => write!(f, "{op:?}(&{inner})"),
            Self::Binary(op, a, b) => write!(f, "Binary({op:?}, &{a}, &{b})"),
            Self::Select(condition, a, b) => write!(f, "Select(&{condition}, &{a}, &{b})"),
            Self::In(key, ValueSet { small, large: false }) => write!(f, "OneOf(&{key}, {small:#x})"),
            Self::In(key, ValueSet { small, large: true }) => write!(f, "NoneOf(&{key}, {:#x})", !small),
            Self::Unknown => f.write_str("Unknown"),
        }
    }
}

/// Returns the operator of the rule tables for one of the language.
fn rule_op(op: BinaryOp) -> Op {
    match op {
        BinaryOp::LogicalOr => Op::LogicalOr,
        BinaryOp::LogicalAnd => Op::LogicalAnd,
        BinaryOp::Or => Op::Or,
        BinaryOp::Xor => Op::Xor,
        BinaryOp::And => Op::And,
        BinaryOp::Equal => Op::Equal,
        BinaryOp::NotEqual => Op::NotEqual,
        BinaryOp::Less => Op::Less,
        BinaryOp::LessEqual => Op::LessEqual,
        BinaryOp::Greater => Op::Greater,
        BinaryOp::GreaterEqual => Op::GreaterEqual,
        BinaryOp::ShiftLeft => Op::ShiftLeft,
        BinaryOp::ShiftRight => Op::ShiftRight,
        BinaryOp::Add => Op::Add,
        BinaryOp::Subtract => Op::Subtract,
        BinaryOp::Multiply => Op::Multiply,
        BinaryOp::Divide => Op::Divide,
        BinaryOp::Remainder => Op::Remainder,
    }
}

/// Lowers an expression about an instruction.
pub(crate) fn lower_expr(model: &Model, instruction: &Instruction, expr: &Expr) -> RuleExpr {
    Lowering { model, fields: &instruction.fields }.expr(expr, None, MAX_DEPTH)
}

pub(crate) fn field_value(field: usize, group: Option<&BitGroup>) -> RuleExpr {
    match group {
        Some(group) => RuleExpr::Bits(field as u8, group.low, group.width()),
        None => RuleExpr::Field(field as u8),
    }
}

/// Parses the platforms of a gate: `PVC+`, with or without braces.
fn parse_platforms(model: &Model, text: &str) -> Option<PlatformSet> {
    let text = text.trim_start_matches('{').trim_end_matches('}');
    let gate::Gate::Platforms(parts) = gate::parse(text, false).ok()? else { return None };
    parts.into_iter().try_fold(PlatformSet::EMPTY, |union, (reach, range)| {
        let id = model.platform(&text[range])?;
        Some(union.union(match reach {
            Reach::Only => PlatformSet::only(id),
            Reach::From => PlatformSet::from(id, model.platforms.len()),
            Reach::Before => PlatformSet::before(id),
        }))
    })
}

/// Lowers the expressions of one instruction.
struct Lowering<'a> {
    model: &'a Model,
    fields: &'a [Field],
}

impl<'a> Lowering<'a> {
    /// Lowers an expression. `owner` is the other side of a comparison: a name may be one of its
    /// enumerators.
    fn expr(&self, expr: &Expr, owner: Option<&Expr>, depth: u32) -> RuleExpr {
        let Some(deeper) = depth.checked_sub(1) else { return RuleExpr::Unknown };
        let inner = |expr: &Expr, owner| Box::new(self.expr(expr, owner, deeper));
        match &expr.kind {
            ExprKind::Integer(value) => RuleExpr::Int(*value as i64),
            ExprKind::Name(name) | ExprKind::String(name) => self.name(name, owner),
            ExprKind::Member(..) => match self.reference(expr) {
                Some((field, Some(group))) => field_value(field, Some(group)),
                _ => RuleExpr::Unknown,
            },
            ExprKind::Call(name, arguments) => self.call(&name.value, arguments, deeper).unwrap_or(RuleExpr::Unknown),
            ExprKind::Unary(op, operand) => RuleExpr::Unary(*op, inner(operand, None)),
            ExprKind::Binary(op, a, b) => {
                let (op, a, b) = (rule_op(op.value), *inner(a, Some(b)), *inner(b, Some(a)));
                let RuleExpr::Int(number) = b else { return RuleExpr::join(op, a, b) };
                match ValueSet::compare(op, number, self.is_unsigned(&a)) {
                    Some(set) => RuleExpr::In(Box::new(a), set),
                    None => RuleExpr::binary(op, a, b),
                }
            }
            ExprKind::Select(condition, a, b) => {
                RuleExpr::Select(inner(condition, None), inner(a, None), inner(b, None))
            }
            ExprKind::Real(_) | ExprKind::Index(..) => RuleExpr::Unknown,
        }
    }

    /// Returns whether a value is never negative.
    fn is_unsigned(&self, expr: &RuleExpr) -> bool {
        match expr {
            RuleExpr::Field(field) => {
                let int = self.fields.get(usize::from(*field)).and_then(|field| field.kind?.int());
                int.is_some_and(|int| !int.signed())
            }
            RuleExpr::Bits(..) | RuleExpr::Table(..) | RuleExpr::Type(..) | RuleExpr::Channels => true,
            _ => false,
        }
    }

    /// Lowers a name: an enumerator of `owner`, a field, a data type, an operand class, or
    /// `grf_bytes`.
    fn name(&self, name: &str, owner: Option<&Expr>) -> RuleExpr {
        if let Some(code) = owner.and_then(|owner| self.code(owner, name)) {
            return RuleExpr::Int(code as i64);
        }
        if let Some(field) = self.field(name) {
            return field_value(field, None);
        }
        if let Some(data_type) = self.model.data_type(name) {
            return RuleExpr::Int(data_type.index() as i64);
        }
        if let Some(class) = OperandClass::parse(name).and_then(|class| class_code(self.model, class)) {
            return RuleExpr::Int(class as i64);
        }
        if name == REGISTER_BYTES { RuleExpr::RegisterBytes } else { RuleExpr::Unknown }
    }

    /// Lowers a call of a function of `specs/functions.md`; `None` if only execution knows its
    /// value.
    fn call(&self, name: &str, arguments: &[Expr], depth: u32) -> Option<RuleExpr> {
        let operand = || Some(self.operand(arguments.first()?)? as u8);
        let value = |index: usize| Some(Box::new(self.expr(arguments.get(index)?, None, depth)));
        let query = |query| Some(RuleExpr::Operand(query, operand()?));
        let of_type = |query| Some(RuleExpr::Type(query, value(0)?));
        match Known::parse(name)? {
            Known::Type => query(Query::Type),
            Known::Class => query(Query::Class),
            Known::IsNull => query(Query::IsNull),
            Known::IsScalar => query(Query::IsScalar),
            Known::Saturates => Some(RuleExpr::Operand(Query::Saturates, self.destination()? as u8)),
            Known::RowWidth => query(Query::RowWidth),
            Known::Value => query(Query::Value),
            Known::InLayout => query(Query::InLayout),
            Known::RegistersTouched => query(Query::Registers),
            Known::FirstElement => query(Query::First),
            Known::PredicateElements => query(Query::PredicateElements),
            Known::IsPredefined => query(Query::IsPredefined),
            Known::IsPacked => query(Query::IsPacked),
            Known::IsModified => query(Query::IsModified),
            Known::VerticalStride => query(Query::VerticalStride),
            Known::HorizontalStride => query(Query::HorizontalStride),
            Known::Size => of_type(TypeQuery::Size),
            Known::IsFloat => of_type(TypeQuery::IsFloat),
            Known::IsSigned => of_type(TypeQuery::IsSigned),
            Known::IsInteger => of_type(TypeQuery::IsInteger),
            Known::Aligned => Some(RuleExpr::Aligned(operand()?, value(1)?)),
            Known::Fits => Some(RuleExpr::Fits(operand()?, value(1)?)),
            Known::RoundUp => {
                let (number, unit) = (*value(0)?, *value(1)?);
                let less = RuleExpr::compare(Op::Subtract, unit.clone(), 1);
                let above = RuleExpr::binary(Op::Add, number, less);
                let quotient = RuleExpr::binary(Op::Divide, above, unit.clone());
                Some(RuleExpr::binary(Op::Multiply, quotient, unit))
            }
            Known::NextPowerOfTwo => Some(next_power_of_two(&*value(0)?)),
            Known::TypesAgree => {
                let fields = arguments.iter().map(|a| Some(self.operand(a)? as u8));
                Some(RuleExpr::TypesAgree(fields.collect::<Option<_>>()?))
            }
            Known::Max => Some(RuleExpr::Binary(Op::Max, value(0)?, value(1)?)),
            Known::Min => Some(RuleExpr::Binary(Op::Min, value(0)?, value(1)?)),
            Known::Channels => Some(RuleExpr::Channels),
            Known::NoMask => Some(RuleExpr::NoMask),
            Known::PrecisionBits => self.precision_bits(arguments.first()?),
            Known::Blocks => self.leading_number(arguments.first()?),
            Known::Platform => {
                let ExprKind::String(gate) = &arguments.first()?.kind else { return None };
                Some(RuleExpr::Platforms(parse_platforms(self.model, gate)?.0))
            }
            _ => None,
        }
    }

    /// Returns the position of the field that an argument names.
    fn operand(&self, expr: &Expr) -> Option<usize> {
        let ExprKind::Name(name) = &expr.kind else { return None };
        self.field(name)
    }

    /// Returns the position of the destination.
    fn destination(&self) -> Option<usize> {
        self.fields.iter().position(|f| f.access != Access::Read && f.kind == Some(FieldKind::VectorOperand))
    }

    /// Returns the position of a field.
    fn field(&self, name: &str) -> Option<usize> {
        self.fields.iter().position(|f| f.name.value == name)
    }

    /// Returns a table of the numbers that the names of enumerators begin with: 8 for `8 elements`.
    fn leading_number(&self, expr: &Expr) -> Option<RuleExpr> {
        let (field, group) = self.reference(expr)?;
        let list = group.map_or(&self.fields[field].enumerators, |g| &g.enumerators);
        let number = |e: &Enumerator| {
            let name = &e.name.value;
            name[..name.bytes().take_while(u8::is_ascii_digit).count()].parse().unwrap_or(0)
        };
        Some(code_table(field_value(field, group), list, number))
    }

    /// Returns a table of widths in bits, by the names of a precision: data types, or a letter and
    /// the width (`s4`).
    fn precision_bits(&self, expr: &Expr) -> Option<RuleExpr> {
        let (field, group) = self.reference(expr)?;
        let list = group.map_or(&self.fields[field].enumerators, |g| &g.enumerators);
        let bits = |e: &Enumerator| {
            let name = e.name.value.to_ascii_uppercase();
            let data_type = self.model.data_type(&name).map(|id| self.model[id].bits);
            data_type.or_else(|| name.trim_start_matches(|c: char| c.is_ascii_alphabetic()).parse().ok())
        };
        Some(code_table(field_value(field, group), list, |e| bits(e).unwrap_or(0)))
    }

    /// Returns the field that an expression names, and the group of it if the expression names one.
    fn reference(&self, expr: &Expr) -> Option<(usize, Option<&'a BitGroup>)> {
        Field::find_path(self.fields, expr).map(|(id, group)| (id.index(), group))
    }

    /// Returns the code of an enumerator of the field or group that an expression names.
    fn code(&self, owner: &Expr, name: &str) -> Option<u64> {
        let (field, group) = self.reference(owner)?;
        self.fields[field].code_of(group, name)
    }
}

/// Returns the smallest power of two that is not below a number, up to 1024: a selection by the
/// powers.
fn next_power_of_two(number: &RuleExpr) -> RuleExpr {
    let powers = (0..10).rev().map(|log2| 1 << log2);
    powers.fold(RuleExpr::Int(1024), |larger, power| {
        let is_enough = RuleExpr::compare(Op::LessEqual, number.clone(), power);
        RuleExpr::Select(Box::new(is_enough), Box::new(RuleExpr::Int(power)), Box::new(larger))
    })
}

/// Returns a table of numbers by the codes of enumerators. Codes without an enumerator have 0.
pub(crate) fn code_table(key: RuleExpr, list: &[Enumerator], number: impl Fn(&Enumerator) -> u16) -> RuleExpr {
    let most = list.iter().map(|e| e.code.value).max().unwrap_or(0).min(255);
    let entry = |code| list.iter().find(|e| e.code.value == code).map_or(0, &number);
    RuleExpr::Table(Box::new(key), (0..=most).map(entry).collect())
}

/// Returns the code of a class in the tag of a vector operand. An immediate of 16 bits has the code
/// of any immediate.
pub(crate) fn class_code(model: &Model, class: OperandClass) -> Option<u64> {
    let name = if class == OperandClass::Immediate16 { OperandClass::Immediate.name() } else { class.name() };
    let tag = model.structures.iter().find(|s| s.name.value == "vec_operand")?.members.first()?;
    let list = tag.groups.iter().find(|g| g.enumerators.iter().any(|e| e.layout.is_some()))?;
    list.enumerators.iter().find(|e| e.name.value == name).map(|e| e.code.value)
}
