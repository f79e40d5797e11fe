//! Translation of expressions of the pseudo-code to Rust.
//!
//! For example, `Src0[i] * Src1[i]` becomes `machine.load(inst.src0, i)? * machine.load(inst.src1,
//! i)?`, and `Op.op == ld_mcs` becomes `inst.op.op() == Some(LoadOp::LdMcs)`.

use crate::emit::context::Context;
use crate::rust_view::formats::counted_by;
use crate::rust_view::naming::{ident, snake_ident, type_ident};
use crate::rust_view::type_assignment::{GroupPlan, GroupType, IntegerType, Owner};
use crate::rust_view::value_kind::{self, Kind};
use crate::spec::model::expr::{BinaryOp, Expr, ExprKind, UnaryOp};
use crate::spec::model::{Argument, Field, FieldId, Instruction, InstructionId};

/// The strength of Rust's operators. An operand of a lower one is parenthesised.
mod level {
    pub(super) const BRANCH: u8 = 0;
    pub(super) const OR_ELSE: u8 = 1;
    pub(super) const AND_ALSO: u8 = 2;
    pub(super) const COMPARE: u8 = 3;
    pub(super) const OR: u8 = 4;
    pub(super) const XOR: u8 = 5;
    pub(super) const AND: u8 = 6;
    pub(super) const SHIFT: u8 = 7;
    pub(super) const ADD: u8 = 8;
    pub(super) const MULTIPLY: u8 = 9;
    pub(super) const UNARY: u8 = 10;
    pub(super) const ATOM: u8 = 11;
}

/// An expression in Rust.
#[derive(Clone, Debug)]
pub(super) struct Rust {
    pub(super) text: String,
    pub(super) kind: Kind,
    level: u8,
    /// Whether the expression is a literal, which converts to a number where one is expected.
    literal: bool,
}

impl Rust {
    fn new(text: impl Into<String>, kind: Kind, level: u8) -> Self {
        Self { text: text.into(), kind, level, literal: false }
    }

    fn atom(text: impl Into<String>, kind: Kind) -> Self {
        Self::new(text, kind, level::ATOM)
    }

    /// Returns the text as an operand of an operator of a strength.
    fn at(&self, level: u8) -> String {
        if self.level < level { format!("({})", self.text) } else { self.text.clone() }
    }

    /// Returns the expression as an argument that converts to a number.
    fn argument(&self) -> String {
        match self.kind {
            Kind::Number | Kind::Truth => self.text.clone(),
            _ => self.clone().number().text,
        }
    }

    /// Converts to a number.
    pub(super) fn number(self) -> Self {
        match self.kind {
            Kind::Number if !self.literal => self,
            Kind::Code { optional: false, .. } => {
                Self::atom(format!("Number::from({}.bits())", self.text), Kind::Number)
            }
            Kind::Code { optional: true, .. } => {
                Self::atom(format!("Number::from(Code::of_group({}).bits)", self.text), Kind::Number)
            }
            _ => Self::atom(format!("Number::from({})", self.text), Kind::Number),
        }
    }

    /// Converts to a truth value.
    pub(super) fn truth(self) -> Self {
        match self.kind {
            Kind::Truth => self,
            _ if self.literal && self.text == "0" => Self::atom("false", Kind::Truth),
            _ if self.literal && self.text == "1" => Self::atom("true", Kind::Truth),
            _ => {
                let number = self.number();
                Self::atom(format!("{}.is_true()", number.at(level::ATOM)), Kind::Truth)
            }
        }
    }

    /// Returns whether the expression is a literal.
    pub(super) fn is_literal(&self) -> bool {
        self.literal
    }

    /// Returns the expression in parentheses if an operator before it could bind to a part of it.
    pub(super) fn grouped(self) -> Self {
        Self { text: self.at(level::UNARY), level: level::ATOM, ..self }
    }

    /// Converts to the kind of a local variable.
    pub(super) fn converted(self, kind: Kind) -> Self {
        match kind {
            Kind::Number => self.number(),
            Kind::Truth => self.truth(),
            _ => self,
        }
    }
}

/// The names that an expression of a page or a function can use.
pub(super) struct Names<'a> {
    pub(super) context: &'a Context<'a>,
    /// The page; `None` in a function, which has no fields.
    pub(super) page: Option<(InstructionId, &'a Instruction)>,
    /// Whether the page is a `lane` program.
    pub(super) lane: bool,
    pub(super) locals: Vec<(String, Kind)>,
}

impl<'a> Names<'a> {
    pub(super) fn local(&self, name: &str) -> Option<Kind> {
        self.locals.iter().rev().find(|(known, _)| known == name).map(|(_, kind)| *kind)
    }

    pub(super) fn field(&self, name: &str) -> Option<(FieldId, &'a Field)> {
        let (_, page) = self.page?;
        let id = page.field_id(name)?;
        Some((id, &page.fields[id.index()]))
    }

    fn integer(&self, id: FieldId) -> Option<IntegerType> {
        self.context.plan.integer(Owner::Instruction(self.page?.0), id)
    }

    /// Returns the operand that an expression names.
    fn operand(&self, expr: &Expr) -> Option<String> {
        let ExprKind::Name(name) = &expr.kind else { return None };
        let (_, field) = self.field(name)?;
        field.is_operand().then(|| format!("inst.{}", snake_ident(name)))
    }

    /// Returns the expression that reads a value. `None` for one without a translation.
    pub(super) fn expr(&self, expr: &Expr) -> Option<Rust> {
        Some(match &expr.kind {
            ExprKind::Integer(value) => integer_literal(*value),
            ExprKind::Real(value) => Rust { literal: true, ..Rust::atom(format!("{value:?}"), Kind::Number) },
            ExprKind::String(text) => Rust::atom(format!("{text:?}"), Kind::Text),
            ExprKind::Name(name) => self.name(name)?,
            ExprKind::Member(inner, member) => self.group(inner, &member.value)?,
            ExprKind::Index(inner, index) => {
                let index = self.expr(index)?.argument();
                let (operand, view) = self.place(inner)?;
                let text = match view {
                    Some(view) => format!("machine.load_view({operand}, View::{view}, {index})?"),
                    None => format!("machine.load({operand}, {index})?"),
                };
                Rust::atom(text, Kind::Number)
            }
            ExprKind::Call(name, arguments) => self.call(&name.value, arguments)?,
            ExprKind::Unary(op, value) => {
                let value = self.expr(value)?;
                match op {
                    UnaryOp::Not => {
                        Rust::new(format!("!{}", value.truth().at(level::UNARY)), Kind::Truth, level::UNARY)
                    }
                    UnaryOp::Negate => unary("-", &value.number()),
                    UnaryOp::Complement => unary("!", &value.number()),
                }
            }
            ExprKind::Binary(op, a, b) => self.binary(op.value, a, b)?,
            ExprKind::Select(condition, yes, no) => {
                let (condition, yes, no) = (self.expr(condition)?.truth(), self.expr(yes)?, self.expr(no)?);
                let kind = if yes.kind == no.kind { yes.kind } else { Kind::Number };
                let (yes, no) = (yes.converted(kind), no.converted(kind));
                let otherwise = match no.text.starts_with("if ") {
                    true => no.text,
                    false => format!("{{ {} }}", no.text),
                };
                Rust::new(format!("if {} {{ {} }} else {otherwise}", condition.text, yes.text), kind, level::BRANCH)
            }
        })
    }

    fn name(&self, name: &str) -> Option<Rust> {
        if let Some(kind) = self.local(name) {
            return Some(Rust::atom(snake_ident(name).to_string(), kind));
        }
        if let Some((id, field)) = self.field(name) {
            let member = format!("inst.{}", snake_ident(name));
            if field.is_operand() {
                // The only element of a scalar.
                let index = if self.lane { "channel" } else { "0" };
                return Some(Rust::atom(format!("machine.load({member}, {index})?"), Kind::Number));
            }
            return Some(match self.integer(id)? {
                IntegerType::Plain(_) => Rust::atom(format!("Number::from({member})"), Kind::Number),
                IntegerType::Bits(_) => Rust::atom(format!("Number::from({member}.bits())"), Kind::Number),
                IntegerType::Enum(plan) => Rust::atom(member, Kind::Code { plan, optional: false }),
                IntegerType::DataType => Rust::atom(member, Kind::Type),
            });
        }
        let model = self.context.model;
        if model.data_types.iter().any(|t| t.name.value == name) {
            return Some(Rust::atom(format!("DataType::{}", type_ident(name)), Kind::Type));
        }
        let state = model.state.iter().find(|s| s.name.value == name)?;
        Some(match state.gives.as_ref().map(|kind| kind.value.as_str()) {
            Some("label") => Rust::atom("JumpTarget::Next", Kind::Label),
            _ => Rust::atom(format!("machine.{}()", value_kind::machine_method(name)), Kind::Number),
        })
    }

    /// Returns the value of a bit group.
    fn group(&self, inner: &Expr, group: &str) -> Option<Rust> {
        let ExprKind::Name(name) = &inner.kind else { return None };
        let (id, field) = self.field(name)?;
        let member = format!("inst.{}", snake_ident(name));
        if field.is_operand() {
            // The bits are those of the value of a scalar.
            let bits = field.groups.iter().find(|g| g.is_named(group))?;
            let extract = if bits.signed { "sign_extend" } else { "low_bits" };
            let value = format!("(machine.load({member}, 0)? >> {}).{extract}({})", bits.low, bits.width());
            return Some(Rust::atom(value, Kind::Number));
        }
        match self.integer(id)? {
            IntegerType::Enum(plan) => Some(Rust::atom(member, Kind::Code { plan, optional: false })),
            IntegerType::Bits(index) => {
                let groups = &self.context.plan.bit_fields[index].groups;
                let is_named = |g: &&GroupPlan<'_>| g.group.is_named(group);
                let planned = groups.iter().find(is_named)?;
                let value = format!("{member}.{}()", ident(&planned.name));
                Some(match planned.kind {
                    GroupType::Flag => Rust::atom(value, Kind::Truth),
                    GroupType::Number => Rust::atom(format!("Number::from({value})"), Kind::Number),
                    GroupType::Enum(plan) => Rust::atom(value, Kind::Code { plan, optional: true }),
                    GroupType::DataType => return None,
                })
            }
            IntegerType::Plain(_) | IntegerType::DataType => None,
        }
    }

    /// Translates a place that is assigned to or indexed. Returns the operand, and for `Dst.ud` the
    /// width `Ud` in which its storage is viewed.
    pub(super) fn place(&self, expr: &Expr) -> Option<(String, Option<&'static str>)> {
        let ExprKind::Member(inner, member) = &expr.kind else { return Some((self.operand(expr)?, None)) };
        let view = match member.value.as_str() {
            "ub" => "Ub",
            "uw" => "Uw",
            "ud" => "Ud",
            "uq" => "Uq",
            _ => return None,
        };
        Some((self.operand(inner)?, Some(view)))
    }

    /// Returns the enumerator that a name or string beside a field means.
    fn enumerator(&self, subject: &Rust, value: &Expr) -> Option<String> {
        let Kind::Code { plan, .. } = subject.kind else { return None };
        let (ExprKind::Name(text) | ExprKind::String(text)) = &value.kind else { return None };
        let plan = &self.context.plan.enums[plan];
        let found = plan.values.iter().find(|v| v.enumerator.name.value == *text)?;
        Some(format!("{}::{}", ident(&plan.name), plan.variant(found.code)?))
    }

    fn binary(&self, op: BinaryOp, a: &Expr, b: &Expr) -> Option<Rust> {
        let (sign, strength) = (op.sign(), strength(op));
        if matches!(op, BinaryOp::LogicalAnd | BinaryOp::LogicalOr) {
            let (a, b) = (self.expr(a)?.truth(), self.expr(b)?.truth());
            return Some(Rust::new(format!("{} {sign} {}", a.at(strength), b.at(strength)), Kind::Truth, strength));
        }
        if strength == level::COMPARE {
            return self.comparison(sign, matches!(op, BinaryOp::Equal | BinaryOp::NotEqual), a, b);
        }
        let (left, right) = (self.expr(a)?, self.expr(b)?);
        // A literal beside a number is converted by the operator.
        let left = if left.literal && !right.literal { left } else { left.number() };
        let right = if right.literal { right } else { right.number() };
        let text = format!("{} {sign} {}", left.at(strength), right.at(strength + 1));
        Some(Rust::new(text, Kind::Number, strength))
    }

    fn comparison(&self, sign: &str, equality: bool, a: &Expr, b: &Expr) -> Option<Rust> {
        let finish = |text: String| Some(Rust::new(text, Kind::Truth, level::COMPARE));
        if let Some(subject) = self.expr(a)
            && let Some(value) = self.enumerator(&subject, b)
        {
            let Kind::Code { optional, .. } = subject.kind else { return None };
            return finish(match (equality, optional) {
                (true, false) => format!("{} {sign} {value}", subject.text),
                (true, true) => format!("{} {sign} Some({value})", subject.text),
                (false, false) => format!("{}.bits() {sign} {value}.bits()", subject.text),
                (false, true) => return None,
            });
        }
        let (left, right) = (self.expr(a)?, self.expr(b)?);
        if matches!(left.kind, Kind::Type | Kind::Text) {
            return finish(format!("{} {sign} {}", left.text, right.text));
        }
        let right = if right.literal { right } else { right.number() };
        finish(format!("{} {sign} {}", left.number().at(level::OR), right.at(level::OR)))
    }

    /// Translates a call: of a primitive to a call of a method of the machine, of a function that
    /// is written out to a call of its translation.
    pub(super) fn call(&self, name: &str, arguments: &[Expr]) -> Option<Rust> {
        let function = value_kind::function(self.context.model, name)?;
        let kind = Kind::of_result(&function.gives.as_ref()?.value)?;
        let mut written = arguments.iter();
        let mut list = Vec::new();
        for argument in &function.takes {
            match argument.kind.value.as_str() {
                Argument::CHANNEL => list.push("channel".to_owned()),
                kind if function.code.is_some() => list.push(self.value_argument(kind, written.next()?)?),
                kind => list.push(self.argument(kind, written.next()?)?),
            }
        }
        let list = list.join(", ");
        Some(Rust::atom(
            match function.code {
                Some(_) => format!("functions::{}(machine, {list})?", snake_ident(name)),
                None => format!("machine.{}({list})?", value_kind::machine_method(name)),
            },
            kind,
        ))
    }

    /// Returns the argument of a function that is written out, which takes values, not references.
    fn value_argument(&self, kind: &str, expr: &Expr) -> Option<String> {
        match kind {
            "number" => Some(self.expr(expr)?.number().text),
            _ => self.argument(kind, expr).map(|text| text.strip_prefix('&').map_or(text.clone(), str::to_owned)),
        }
    }

    /// Translates the argument of a primitive that takes a value of a kind.
    fn argument(&self, kind: &str, expr: &Expr) -> Option<String> {
        let field = || {
            let ExprKind::Name(name) = &expr.kind else { return None };
            self.local(name).is_none().then(|| self.field(name))??;
            Some(format!("inst.{}", snake_ident(name)))
        };
        // The number of a label, a function, a surface or a sampler.
        let index = || {
            let ExprKind::Name(name) = &expr.kind else { return None };
            let typed = matches!(self.integer(self.field(name)?.0), Some(IntegerType::Bits(_)));
            Some(format!("{}{}", field()?, if typed { ".bits()" } else { "" }))
        };
        Some(match kind {
            "number" => self.expr(expr)?.argument(),
            "truth" => self.expr(expr)?.truth().text,
            "type" | "text" => self.expr(expr)?.text,
            "operand" => self.operand(expr)?,
            "element" => match &expr.kind {
                ExprKind::Index(inner, index) => format!("{}, {}", self.operand(inner)?, self.expr(index)?.argument()),
                _ => format!("{}, {}", self.operand(expr)?, if self.lane { "channel" } else { "0" }),
            },
            "field" => {
                let value = self.expr(expr)?;
                match value.kind {
                    Kind::Code { optional: false, .. } => format!("Code::of({})", value.text),
                    Kind::Code { optional: true, .. } => format!("Code::of_group({})", value.text),
                    _ => format!("Code::of_bits({})", value.argument()),
                }
            }
            "parameter" => {
                let ExprKind::Name(name) = &expr.kind else { return None };
                format!("{name:?}")
            }
            "predicate" => field()?,
            "name" => index()?,
            "label" => match &expr.kind {
                ExprKind::Index(list, index) => {
                    format!("machine.listed_label(inst.{}, {})?", self.list(list)?, self.expr(index)?.argument())
                }
                _ => index()
                    .map_or_else(|| self.expr(expr).map(|e| e.text), |f| Some(format!("JumpTarget::Label({f})")))?,
            },
            "function" | "surface" | "sampler" => match index() {
                Some(index) => format!("&machine.{kind}({index})?"),
                None => format!("&{}", self.expr(expr)?.text),
            },
            "texel" | "position" | "offset" => format!("&{}", self.expr(expr)?.text),
            _ => return None,
        })
    }

    /// Returns the member of a repeated field.
    fn list(&self, expr: &Expr) -> Option<String> {
        let ExprKind::Name(name) = &expr.kind else { return None };
        let (_, field) = self.field(name)?;
        let count = &self.page?.1.field(counted_by(field)?).name.value;
        Some(snake_ident(&crate::rust_view::rust_types::list_name(count)).to_string())
    }
}

fn unary(sign: &str, value: &Rust) -> Rust {
    Rust::new(format!("{sign}{}", value.at(level::UNARY)), Kind::Number, level::UNARY)
}

/// Returns a literal. One that exceeds an `i32` is converted here, since Rust takes the others for
/// that type.
fn integer_literal(value: u64) -> Rust {
    match i32::try_from(value) {
        Ok(value) => Rust { literal: true, ..Rust::atom(value.to_string(), Kind::Number) },
        Err(_) => Rust::atom(format!("number({value:#x})"), Kind::Number),
    }
}

/// Returns the strength of an operator in Rust.
fn strength(op: BinaryOp) -> u8 {
    match op {
        BinaryOp::LogicalOr => level::OR_ELSE,
        BinaryOp::LogicalAnd => level::AND_ALSO,
        BinaryOp::Or => level::OR,
        BinaryOp::Xor => level::XOR,
        BinaryOp::And => level::AND,
        op if op.is_comparison() => level::COMPARE,
        BinaryOp::ShiftLeft | BinaryOp::ShiftRight => level::SHIFT,
        BinaryOp::Add | BinaryOp::Subtract => level::ADD,
        _ => level::MULTIPLY,
    }
}
