//! Conditions and constraints as data: an expression of the specification as an `openvisa_codec::rules::Expr`.
//!
//! Names are resolved here, so that nothing is looked up by name when a program is validated: enumerators, data types, classes and
//! platforms become numbers. What an expression asks of execution alone becomes `Unknown`.

use crate::model::expr::{BinaryOp, Expr, ExprKind, UnaryOp};
use crate::model::{Access, BitGroup, Enumerator, Field, FieldKind, Instruction, Model, OperandClass, PlatformSet};
use crate::syntax::gate::{self, Reach};
use std::fmt;

/// Deeper expressions than this are `Unknown`.
const DEPTH: u32 = 64;

/// An `openvisa_codec::rules::Expr`, member for member. Its text is `Display`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Lowered {
    Int(i64),
    Field(u8),
    /// Field, lowest bit, width.
    Bits(u8, u8, u8),
    Table(Box<Self>, Vec<u16>),
    /// What is asked, as the name of a `Query`, and the operand.
    Operand(&'static str, u8),
    Aligned(u8, Box<Self>),
    Fits(u8, Box<Self>),
    TypesAgree(Vec<u8>),
    /// What is asked, as the name of a `TypeQuery`.
    Type(&'static str, Box<Self>),
    Platforms(u64),
    Channels,
    NoMask,
    RegisterBytes,
    Unary(UnaryOp, Box<Self>),
    Binary(Op, Box<Self>, Box<Self>),
    Select(Box<Self>, Box<Self>, Box<Self>),
    Unknown,
}

/// An operator with two operands: of the language, or one of its functions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Op {
    Of(BinaryOp),
    Max,
    Min,
}

impl fmt::Display for Lowered {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Int(value) => write!(f, "Int({value})"),
            Self::Field(field) => write!(f, "Field({field})"),
            Self::Bits(field, low, width) => write!(f, "Bits({field}, {low}, {width})"),
            Self::Table(key, entries) => write!(f, "Table(&{key}, &{entries:?})"),
            Self::Operand(query, field) => write!(f, "Operand(Query::{query}, {field})"),
            Self::Aligned(field, bytes) => write!(f, "Aligned({field}, &{bytes})"),
            Self::Fits(field, bytes) => write!(f, "Fits({field}, &{bytes})"),
            Self::TypesAgree(fields) => write!(f, "TypesAgree(&{fields:?})"),
            Self::Type(query, inner) => write!(f, "Type(TypeQuery::{query}, &{inner})"),
            Self::Platforms(set) => write!(f, "Platforms({set:#x})"),
            Self::Channels => f.write_str("Channels"),
            Self::NoMask => f.write_str("NoMask"),
            Self::RegisterBytes => f.write_str("RegisterBytes"),
            Self::Unary(op, inner) => write!(f, "{op:?}(&{inner})"),
            Self::Binary(Op::Of(op), a, b) => write!(f, "Binary({op:?}, &{a}, &{b})"),
            Self::Binary(op, a, b) => write!(f, "Binary({op:?}, &{a}, &{b})"),
            Self::Select(condition, a, b) => write!(f, "Select(&{condition}, &{a}, &{b})"),
            Self::Unknown => f.write_str("Unknown"),
        }
    }
}

/// The expression, of one instruction.
pub(crate) fn lower(model: &Model, instruction: &Instruction, expr: &Expr) -> Lowered {
    Lowering { model, fields: &instruction.fields }.expr(expr, None, DEPTH)
}

/// What a field, or a group of it, has in place of an expression.
pub(crate) fn of_field(field: usize, group: Option<&BitGroup>) -> Lowered {
    match group {
        Some(group) => Lowered::Bits(field as u8, group.low, group.width()),
        None => Lowered::Field(field as u8),
    }
}

/// The group of this name that the newest version of the object format has.
pub(crate) fn group<'a>(field: &'a Field, name: &str) -> Option<&'a BitGroup> {
    let named = |g: &&BitGroup| g.name.as_ref().is_some_and(|n| n.value == name);
    let current = |g: &&BitGroup| g.gate.as_ref().is_none_or(|gate| gate.versions.before.is_none());
    field.groups.iter().filter(named).find(current).or_else(|| field.groups.iter().find(named))
}

/// The platforms of a gate, with or without braces.
fn platforms(model: &Model, text: &str) -> Option<PlatformSet> {
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

struct Lowering<'a> {
    model: &'a Model,
    fields: &'a [Field],
}

impl<'a> Lowering<'a> {
    /// `owner` is the other side of a comparison, whose enumerators a name may be.
    fn expr(&self, expr: &Expr, owner: Option<&Expr>, depth: u32) -> Lowered {
        let Some(deeper) = depth.checked_sub(1) else { return Lowered::Unknown };
        let inner = |expr: &Expr, owner| Box::new(self.expr(expr, owner, deeper));
        match &expr.kind {
            ExprKind::Integer(value) => Lowered::Int(*value as i64),
            ExprKind::Name(name) | ExprKind::String(name) => self.name(name, owner),
            ExprKind::Member(..) => match self.reference(expr) {
                Some((field, Some(group))) => of_field(field, Some(group)),
                _ => Lowered::Unknown,
            },
            ExprKind::Call(name, arguments) => self.call(&name.value, arguments, deeper).unwrap_or(Lowered::Unknown),
            ExprKind::Unary(op, operand) => Lowered::Unary(*op, inner(operand, None)),
            ExprKind::Binary(op, a, b) => Lowered::Binary(Op::Of(op.value), inner(a, Some(b)), inner(b, Some(a))),
            ExprKind::Select(condition, a, b) => {
                Lowered::Select(inner(condition, None), inner(a, None), inner(b, None))
            }
            ExprKind::Real(_) | ExprKind::Index(..) => Lowered::Unknown,
        }
    }

    fn name(&self, name: &str, owner: Option<&Expr>) -> Lowered {
        if let Some(code) = owner.and_then(|owner| self.code(owner, name)) {
            return Lowered::Int(code as i64);
        }
        if let Some(field) = self.field(name) {
            return of_field(field, None);
        }
        if let Some(data_type) = self.model.data_type(name) {
            return Lowered::Int(data_type.index() as i64);
        }
        if let Some(class) = OperandClass::parse(name).and_then(|class| class_code(self.model, class)) {
            return Lowered::Int(class as i64);
        }
        if name == "grf_bytes" { Lowered::RegisterBytes } else { Lowered::Unknown }
    }

    fn call(&self, name: &str, arguments: &[Expr], depth: u32) -> Option<Lowered> {
        let operand = || Some(self.operand(arguments.first()?)? as u8);
        let value = |index: usize| Some(Box::new(self.expr(arguments.get(index)?, None, depth)));
        let query = |query| Some(Lowered::Operand(query, operand()?));
        let of_type = |query| Some(Lowered::Type(query, value(0)?));
        match name {
            "type" => query("Type"),
            "class" => query("Class"),
            "is_null" => query("IsNull"),
            "is_scalar" => query("IsScalar"),
            "saturates" => Some(Lowered::Operand("Saturates", self.destination()? as u8)),
            "row_width" => query("RowWidth"),
            "value" => query("Value"),
            "in_layout" => query("InLayout"),
            "registers_touched" => query("Registers"),
            "first_element" => query("First"),
            "predicate_elements" => query("PredicateElements"),
            "is_predefined" => query("IsPredefined"),
            "size" => of_type("Size"),
            "is_float" => of_type("IsFloat"),
            "is_signed" => of_type("IsSigned"),
            "is_integer" => of_type("IsInteger"),
            "aligned" => Some(Lowered::Aligned(operand()?, value(1)?)),
            "fits" => Some(Lowered::Fits(operand()?, value(1)?)),
            "round_up" => {
                let (number, unit) = (value(0)?, value(1)?);
                let binary = |op, a, b| Box::new(Lowered::Binary(Op::Of(op), a, b));
                let less = binary(BinaryOp::Subtract, unit.clone(), Box::new(Lowered::Int(1)));
                let above = binary(BinaryOp::Add, number, less);
                Some(Lowered::Binary(Op::Of(BinaryOp::Multiply), binary(BinaryOp::Divide, above, unit.clone()), unit))
            }
            "types_agree" => {
                let fields = arguments.iter().map(|a| Some(self.operand(a)? as u8));
                Some(Lowered::TypesAgree(fields.collect::<Option<_>>()?))
            }
            "max" => Some(Lowered::Binary(Op::Max, value(0)?, value(1)?)),
            "min" => Some(Lowered::Binary(Op::Min, value(0)?, value(1)?)),
            "channels" => Some(Lowered::Channels),
            "no_mask" => Some(Lowered::NoMask),
            "precision_bits" => self.precision_bits(arguments.first()?),
            "blocks" => self.leading_number(arguments.first()?),
            "platform" => {
                let ExprKind::String(gate) = &arguments.first()?.kind else { return None };
                Some(Lowered::Platforms(platforms(self.model, gate)?.0))
            }
            _ => None,
        }
    }

    fn operand(&self, expr: &Expr) -> Option<usize> {
        let ExprKind::Name(name) = &expr.kind else { return None };
        self.field(name)
    }

    /// The destination.
    fn destination(&self) -> Option<usize> {
        self.fields.iter().position(|f| f.access != Access::Read && f.kind == Some(FieldKind::VectorOperand))
    }

    fn field(&self, name: &str) -> Option<usize> {
        self.fields.iter().position(|f| f.name.value == name)
    }

    /// A table of the numbers that names of enumerators begin with.
    fn leading_number(&self, expr: &Expr) -> Option<Lowered> {
        let (field, group) = self.reference(expr)?;
        let list = group.map_or(&self.fields[field].enumerators, |g| &g.enumerators);
        let number = |e: &Enumerator| {
            let name = &e.name.value;
            name[..name.bytes().take_while(u8::is_ascii_digit).count()].parse().unwrap_or(0)
        };
        Some(table(of_field(field, group), list, number))
    }

    /// A table of widths, by the names of a precision: those of data types, or a letter and the width.
    fn precision_bits(&self, expr: &Expr) -> Option<Lowered> {
        let (field, group) = self.reference(expr)?;
        let list = group.map_or(&self.fields[field].enumerators, |g| &g.enumerators);
        let bits = |e: &Enumerator| {
            let name = e.name.value.to_ascii_uppercase();
            let data_type = self.model.data_type(&name).map(|id| self.model[id].bits);
            data_type.or_else(|| name.trim_start_matches(|c: char| c.is_ascii_alphabetic()).parse().ok())
        };
        Some(table(of_field(field, group), list, |e| bits(e).unwrap_or(0)))
    }

    /// The field that an expression names, perhaps with one of its groups.
    fn reference(&self, expr: &Expr) -> Option<(usize, Option<&'a BitGroup>)> {
        match &expr.kind {
            ExprKind::Name(name) => Some((self.field(name)?, None)),
            ExprKind::Member(owner, name) => {
                let field = self.operand(owner)?;
                Some((field, Some(group(&self.fields[field], &name.value)?)))
            }
            _ => None,
        }
    }

    /// The code of an enumerator of what an expression names.
    fn code(&self, owner: &Expr, name: &str) -> Option<u64> {
        let (field, group) = self.reference(owner)?;
        let field = &self.fields[field];
        let of = |list: &[Enumerator]| list.iter().find(|e| e.name.value == name).map(|e| e.code.value);
        match group {
            Some(group) => of(&group.enumerators),
            None => of(&field.enumerators).or_else(|| of(&field.groups.first().filter(|g| g.low == 0)?.enumerators)),
        }
    }
}

/// A table of numbers by the codes of enumerators; codes without one have 0.
pub(crate) fn table(key: Lowered, list: &[Enumerator], number: impl Fn(&Enumerator) -> u16) -> Lowered {
    let most = list.iter().map(|e| e.code.value).max().unwrap_or(0).min(255);
    let entry = |code| list.iter().find(|e| e.code.value == code).map_or(0, &number);
    Lowered::Table(Box::new(key), (0..=most).map(entry).collect())
}

/// The code of a class in the tag of a vector operand. A short immediate is an immediate.
pub(crate) fn class_code(model: &Model, class: OperandClass) -> Option<u64> {
    let name = if class == OperandClass::Immediate16 { OperandClass::Immediate.name() } else { class.name() };
    let tag = model.structures.iter().find(|s| s.name.value == "vec_operand")?.members.first()?;
    let list = tag.groups.iter().find(|g| g.enumerators.iter().any(|e| e.layout.is_some()))?;
    list.enumerators.iter().find(|e| e.name.value == name).map(|e| e.code.value)
}
