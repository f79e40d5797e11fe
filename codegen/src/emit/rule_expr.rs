//! Conditions and constraints as data: an expression of the specification as the text of an `openvisa_codec::rules::Expr`.
//!
//! Names are resolved here, so that nothing is looked up by name when a program is validated: enumerators, data types, classes and
//! platforms become numbers. What an expression asks of execution alone becomes `Unknown`.

use crate::model::expr::{Expr, ExprKind, UnaryOp};
use crate::model::{BitGroup, Enumerator, Field, Instruction, Model, OperandClass, PlatformSet};
use crate::syntax::gate::{self, Reach};

/// Deeper expressions than this are `Unknown`.
const DEPTH: u32 = 64;

/// The expression, of one instruction, as text.
pub(super) fn text(model: &Model, instruction: &Instruction, expr: &Expr) -> String {
    Lowering { model, fields: &instruction.fields }.expr(expr, None, DEPTH)
}

/// What a field, or a group of it, has in place of an expression.
pub(super) fn field_text(field: usize, group: Option<&BitGroup>) -> String {
    match group {
        Some(group) => format!("Bits({field}, {}, {})", group.low, group.width()),
        None => format!("Field({field})"),
    }
}

/// The group of this name that the newest version of the object format has.
pub(super) fn group<'a>(field: &'a Field, name: &str) -> Option<&'a BitGroup> {
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
    fn expr(&self, expr: &Expr, owner: Option<&Expr>, depth: u32) -> String {
        let Some(deeper) = depth.checked_sub(1) else { return "Unknown".to_owned() };
        match &expr.kind {
            ExprKind::Integer(value) => format!("Int({value})"),
            ExprKind::Name(name) | ExprKind::String(name) => self.name(name, owner),
            ExprKind::Member(..) => match self.reference(expr) {
                Some((field, Some(group))) => field_text(field, Some(group)),
                _ => "Unknown".to_owned(),
            },
            ExprKind::Call(name, arguments) => {
                self.call(&name.value, arguments, deeper).unwrap_or_else(|| "Unknown".to_owned())
            }
            ExprKind::Unary(op, inner) => {
                let name = match op {
                    UnaryOp::Not => "Not",
                    UnaryOp::Negate => "Negate",
                    UnaryOp::Complement => "Complement",
                };
                format!("{name}(&{})", self.expr(inner, None, deeper))
            }
            ExprKind::Binary(op, a, b) => {
                format!(
                    "Binary({:?}, &{}, &{})",
                    op.value,
                    self.expr(a, Some(b), deeper),
                    self.expr(b, Some(a), deeper)
                )
            }
            ExprKind::Select(condition, a, b) => format!(
                "Select(&{}, &{}, &{})",
                self.expr(condition, None, deeper),
                self.expr(a, None, deeper),
                self.expr(b, None, deeper)
            ),
            ExprKind::Real(_) | ExprKind::Index(..) => "Unknown".to_owned(),
        }
    }

    fn name(&self, name: &str, owner: Option<&Expr>) -> String {
        if let Some(code) = owner.and_then(|owner| self.code(owner, name)) {
            return format!("Int({code})");
        }
        if let Some(field) = self.field(name) {
            return format!("Field({field})");
        }
        if let Some(data_type) = self.model.data_type(name) {
            return format!("Int({})", data_type.index());
        }
        if let Some(class) = OperandClass::parse(name).and_then(|class| class_code(self.model, class)) {
            return format!("Int({class})");
        }
        if name == "grf_bytes" { "RegisterBytes".to_owned() } else { "Unknown".to_owned() }
    }

    fn call(&self, name: &str, arguments: &[Expr], depth: u32) -> Option<String> {
        let operand = || self.operand(arguments.first()?);
        let value = |index: usize| Some(self.expr(arguments.get(index)?, None, depth));
        let query = |query: &str| Some(format!("Operand(Query::{query}, {})", operand()?));
        let of_type = |query: &str| Some(format!("Type(TypeQuery::{query}, &{})", value(0)?));
        match name {
            "type" => query("Type"),
            "class" => query("Class"),
            "is_null" => query("IsNull"),
            "is_scalar" => query("IsScalar"),
            "value" => query("Value"),
            "in_layout" => query("InLayout"),
            "size" => of_type("Size"),
            "is_float" => of_type("IsFloat"),
            "is_signed" => of_type("IsSigned"),
            "is_integer" => of_type("IsInteger"),
            "aligned" => Some(format!("Aligned({}, &{})", operand()?, value(1)?)),
            "types_agree" => {
                let fields: Option<Vec<_>> = arguments.iter().map(|a| Some(self.operand(a)?.to_string())).collect();
                Some(format!("TypesAgree(&[{}])", fields?.join(", ")))
            }
            "max" => Some(format!("Binary(Max, &{}, &{})", value(0)?, value(1)?)),
            "min" => Some(format!("Binary(Min, &{}, &{})", value(0)?, value(1)?)),
            "channels" => Some("Channels".to_owned()),
            "no_mask" => Some("NoMask".to_owned()),
            "precision_bits" => self.precision_bits(arguments.first()?),
            "platform" => {
                let ExprKind::String(gate) = &arguments.first()?.kind else { return None };
                Some(format!("Platforms({:#x})", platforms(self.model, gate)?.0))
            }
            _ => None,
        }
    }

    fn operand(&self, expr: &Expr) -> Option<usize> {
        let ExprKind::Name(name) = &expr.kind else { return None };
        self.field(name)
    }

    fn field(&self, name: &str) -> Option<usize> {
        self.fields.iter().position(|f| f.name.value == name)
    }

    /// A table of widths, by the names of a precision: those of data types, or a letter and the width.
    fn precision_bits(&self, expr: &Expr) -> Option<String> {
        let (field, group) = self.reference(expr)?;
        let list = group.map_or(&self.fields[field].enumerators, |g| &g.enumerators);
        let bits = |e: &Enumerator| {
            let name = e.name.value.to_ascii_uppercase();
            let data_type = self.model.data_type(&name).map(|id| self.model[id].bits);
            data_type.or_else(|| name.trim_start_matches(|c: char| c.is_ascii_alphabetic()).parse().ok())
        };
        Some(table(&field_text(field, group), list, |e| bits(e).unwrap_or(0)))
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
pub(super) fn table(key: &str, list: &[Enumerator], number: impl Fn(&Enumerator) -> u16) -> String {
    let most = list.iter().map(|e| e.code.value).max().unwrap_or(0).min(255);
    let entry = |code| list.iter().find(|e| e.code.value == code).map_or(0, &number).to_string();
    let entries: Vec<_> = (0..=most).map(entry).collect();
    format!("Table(&{key}, &[{}])", entries.join(", "))
}

/// The code of a class in the tag of a vector operand. A short immediate is an immediate.
pub(super) fn class_code(model: &Model, class: OperandClass) -> Option<u64> {
    let name = if class == OperandClass::Immediate16 { OperandClass::Immediate.name() } else { class.name() };
    let tag = model.structures.iter().find(|s| s.name.value == "vec_operand")?.members.first()?;
    let list = tag.groups.iter().find(|g| g.enumerators.iter().any(|e| e.layout.is_some()))?;
    list.enumerators.iter().find(|e| e.name.value == name).map(|e| e.code.value)
}
