//! Type inference of pseudo-code: the type of every expression of a program or condition.
//!
//! Inference never fails and never judges. Where a program makes no sense, the type is
//! [`ValueType::Unknown`], and the checks report why. For example, after `let n = 4;` the type of
//! `n * 2` is the integer 8, if nothing else is assigned to `n`.

use super::results::{binary_type, kind_type, unary_type, widen};
use super::{Interval, Kind};
use crate::spec::model::expr::{AssignOp, Expr, ExprKind, Program, Stmt, StmtKind};
use crate::spec::model::walk::assigned_names;
use crate::spec::model::{
    Argument, BitGroup, Bound, Count, DataTypeId, DataTypeKind, Enumerator, Execution, Field, FieldId, FieldKind,
    Instruction, Model, ModifierKind, PseudoFunction, Regions, Role, TableRef, ValueRange,
};
use crate::spec::span::{Name, Span};
use std::collections::{HashMap, HashSet};

/// The type of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ValueType {
    /// Nothing is known.
    Unknown,
    /// An integer in an interval.
    Integer(Interval),
    /// A floating-point number.
    Float,
    /// An integer or a floating-point number, depending on the types of the operands.
    Number,
    /// A data type.
    DataType,
    /// A string.
    Text,
    /// An operand without an index, which has several elements.
    Operand,
    /// The storage of an operand as unsigned integers of as many bits, without an index.
    View(u8),
    /// A list of fields, such as the labels of a jump table, without an index.
    List,
    /// Any other value.
    Other(Kind),
}

impl ValueType {
    /// The type of a condition.
    pub const TRUTH: Self = Self::Integer(Interval::TRUTH);

    /// Returns the interval of an integer.
    pub const fn interval(self) -> Option<Interval> {
        if let Self::Integer(interval) = self { Some(interval) } else { None }
    }

    /// Returns whether the value is a number, as far as it is known.
    pub const fn is_number(self) -> bool {
        matches!(self, Self::Unknown | Self::Integer(_) | Self::Float | Self::Number)
    }

    /// Returns the type of a value that has one of two types.
    pub fn join(self, other: Self) -> Self {
        match (self, other) {
            (Self::Unknown, x) | (x, Self::Unknown) => x,
            (Self::Integer(a), Self::Integer(b)) => Self::Integer(a.join(b)),
            (a, b) if a == b => a,
            (a, b) if a.is_number() && b.is_number() => Self::Number,
            _ => Self::Unknown,
        }
    }

    /// Describes the type for a message: `an integer`, `a surface`.
    pub fn describe(self) -> String {
        match self {
            Self::Unknown => "unknown".to_owned(),
            Self::Integer(_) => "an integer".to_owned(),
            Self::Float => "a floating-point number".to_owned(),
            Self::Number => "a number that may be floating-point".to_owned(),
            Self::DataType => "a data type".to_owned(),
            Self::Text => "a string".to_owned(),
            Self::Operand => "a whole operand".to_owned(),
            Self::View(_) => "the storage of an operand".to_owned(),
            Self::List => "a list of fields".to_owned(),
            Self::Other(Kind::Nothing) => "nothing".to_owned(),
            Self::Other(kind @ (Kind::Offset | Kind::Operand)) => format!("an {kind}"),
            Self::Other(kind) => format!("a {kind}"),
        }
    }
}

/// The type of an expression.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExprType {
    /// The type of its value.
    pub value: ValueType,
    /// The field that the expression names, alone or with one of its bit groups.
    pub field: Option<FieldId>,
    /// True if the value is that of a field or bit group with named values, or one of these values.
    pub named_values: bool,
}

impl ExprType {
    /// The type of an expression about which nothing is known.
    pub const UNKNOWN: Self = Self::new(ValueType::Unknown);

    const fn new(value: ValueType) -> Self {
        Self { value, field: None, named_values: false }
    }
}

/// The types of the expressions of a program or condition.
#[derive(Debug, Default)]
pub struct TypedCode {
    types: HashMap<Span, ExprType>,
}

/// The definitions that code may refer to.
#[derive(Clone, Copy)]
pub struct CodeContext<'a> {
    /// The specification.
    pub model: &'a Model,
    /// The functions by name.
    pub functions: &'a HashMap<&'a str, &'a PseudoFunction>,
    /// The instruction whose code it is; `None` for a condition of a structure.
    pub instruction: Option<&'a Instruction>,
    /// The fields that the code may name.
    pub fields: &'a [Field],
    /// The positions of the fields by name.
    pub by_name: &'a HashMap<&'a str, usize>,
    /// The arguments of the function whose code it is; empty for other code.
    pub parameters: &'a [Argument],
}

impl<'a> CodeContext<'a> {
    /// Returns the field with a name.
    fn field(self, name: &str) -> Option<&'a Field> {
        self.fields.get(*self.by_name.get(name)?)
    }
}

impl TypedCode {
    /// Infers the types of a program.
    pub fn of_program(context: CodeContext<'_>, program: &Program, execution: Execution) -> Self {
        let mut inference = Inference::new(context, execution == Execution::Lane);
        inference.assigned = assigned_names(&program.statements);
        // The types of locals that are assigned in loops become known in the first pass.
        for _ in 0..3 {
            inference.block(&program.statements);
        }
        Self { types: inference.types }
    }

    /// Infers the types of a condition.
    pub fn of_condition(context: CodeContext<'_>, condition: &Expr) -> Self {
        let mut inference = Inference::new(context, false);
        inference.infer(condition);
        Self { types: inference.types }
    }

    /// Returns the type of an expression of the code.
    pub fn get(&self, expr: &Expr) -> ExprType {
        self.types.get(&expr.span).copied().unwrap_or(ExprType::UNKNOWN)
    }
}

/// Returns the type of an element of an operand, from the data types that it may have.
pub fn element_type(model: &Model, instruction: Option<&Instruction>, field: &Field) -> ValueType {
    let own = field.types.iter().flat_map(|types| types.value.iter().copied());
    let mut types: Vec<DataTypeId> = own.collect();
    if types.is_empty()
        && field.kind != Some(FieldKind::RawOperand)
        && let Some(instruction) = instruction
    {
        types.extend(instruction.properties.supported_types.iter().map(|t| t.data_type));
    }
    let mut known: Option<ValueType> = None;
    for id in types {
        let Some(data_type) = model.data_types.get(id.index()) else { continue };
        let bits = u32::from(data_type.bits);
        let one = match data_type.kind {
            DataTypeKind::Unsigned => ValueType::Integer(Interval::unsigned(bits)),
            DataTypeKind::Signed => ValueType::Integer(Interval::signed(bits)),
            DataTypeKind::Float => ValueType::Float,
            DataTypeKind::Boolean => ValueType::TRUTH,
            // Packed constants have the types of other operands.
            DataTypeKind::Packed => continue,
        };
        known = Some(known.map_or(one, |type_| type_.join(one)));
    }
    let value = known.unwrap_or(ValueType::Unknown);
    let modifier = instruction.and_then(|i| i.properties.source_modifier).map(|m| m.value);
    match value {
        ValueType::Integer(interval) if modifier.is_some_and(|m| m != ModifierKind::None) => {
            ValueType::Integer(interval.join(interval.negate()).join(interval.complement()))
        }
        value => match &field.range {
            Some(range) => narrow(value, range),
            None => value,
        },
    }
}

/// Restricts an integer to a range of valid values.
fn narrow(value: ValueType, range: &ValueRange) -> ValueType {
    match (value, &range.low, &range.high) {
        (ValueType::Integer(interval), Bound::Number(low), Bound::Number(high)) => {
            ValueType::Integer(interval.meet(Interval::new(i128::from(*low), i128::from(*high))))
        }
        _ => value,
    }
}

/// Returns the interval of the codes of enumerators.
fn codes_of(enumerators: &[Enumerator]) -> Option<Interval> {
    let codes = enumerators.iter().map(|e| Interval::exact(i128::from(e.code.value)));
    codes.reduce(Interval::join)
}

/// A walk over code that infers types.
struct Inference<'a> {
    context: CodeContext<'a>,
    lane: bool,
    types: HashMap<Span, ExprType>,
    /// Names of locals that are assigned after their definition.
    assigned: HashSet<&'a str>,
    /// The locals in scope, with the place of their definition.
    scope: Vec<(&'a str, Span)>,
    /// The types of locals by the place of their definition.
    locals: HashMap<Span, ValueType>,
}

impl<'a> Inference<'a> {
    fn new(context: CodeContext<'a>, lane: bool) -> Self {
        let parameters = context.parameters.iter();
        let scope = parameters.clone().map(|argument| (argument.name.as_str(), argument.span)).collect();
        let locals = parameters.map(|argument| (argument.span, kind_type(argument.refined))).collect();
        Self { context, lane, types: HashMap::new(), assigned: HashSet::new(), scope, locals }
    }

    fn block(&mut self, statements: &'a [Stmt]) {
        let outside = self.scope.len();
        for statement in statements {
            self.statement(statement);
        }
        self.scope.truncate(outside);
    }

    fn statement(&mut self, statement: &'a Stmt) {
        match &statement.kind {
            StmtKind::Let(name, value) => {
                let value = self.infer(value).value;
                self.define(name, value);
            }
            StmtKind::Assign(place, op, value) => {
                let mut value = self.infer(value).value;
                let old = self.infer(place).value;
                if let AssignOp::Update(op) = op {
                    value = binary_type(*op, old, value);
                }
                if let ExprKind::Name(name) = &place.kind
                    && let Some((_, local)) = self.scope.iter().rev().find(|(known, _)| known == name)
                {
                    let known = self.locals.get(local).copied().unwrap_or(ValueType::Unknown);
                    self.locals.insert(*local, widen(known.join(value)));
                }
            }
            StmtKind::Call(value) | StmtKind::ReturnValue(value) => {
                self.infer(value);
            }
            StmtKind::If(branches, last) => {
                for (condition, block) in branches {
                    self.infer(condition);
                    self.block(block);
                }
                self.block(last);
            }
            StmtKind::For(name, from, to, block) => {
                let (from, to) = (self.infer(from).value, self.infer(to).value);
                let counter = match (from.interval(), to.interval()) {
                    (Some(from), Some(to)) if from.low < to.high => {
                        Interval::new(from.low, to.minus(Interval::exact(1)).high)
                    }
                    _ => Interval::ALL,
                };
                let outside = self.scope.len();
                self.scope.push((&name.value, name.span));
                self.locals.insert(name.span, ValueType::Integer(counter));
                self.block(block);
                self.scope.truncate(outside);
            }
            StmtKind::Return => {}
        }
    }

    fn define(&mut self, name: &'a Name, value: ValueType) {
        let value = match self.locals.get(&name.span) {
            Some(known) if self.assigned.contains(name.value.as_str()) => known.join(value),
            _ => value,
        };
        let assigned = self.assigned.contains(name.value.as_str());
        self.locals.insert(name.span, if assigned { widen(value) } else { value });
        self.scope.push((&name.value, name.span));
    }

    fn infer(&mut self, expr: &'a Expr) -> ExprType {
        let inferred = match &expr.kind {
            ExprKind::Integer(value) => ExprType::new(ValueType::Integer(Interval::exact(i128::from(*value)))),
            ExprKind::Real(_) => ExprType::new(ValueType::Float),
            ExprKind::String(_) => ExprType::new(ValueType::Text),
            ExprKind::Name(name) => self.name(name),
            ExprKind::Member(inner, member) => self.member(inner, member),
            ExprKind::Index(inner, index) => {
                self.infer(index);
                self.element(inner)
            }
            ExprKind::Call(name, arguments) => {
                let arguments: Vec<ExprType> = arguments.iter().map(|argument| self.infer(argument)).collect();
                ExprType::new(self.call(name, &arguments))
            }
            ExprKind::Unary(op, inner) => {
                let value = self.infer(inner).value;
                ExprType::new(unary_type(*op, value))
            }
            ExprKind::Binary(op, a, b) => {
                let (x, y) = (self.infer(a), self.infer(b));
                if op.value.is_comparison() {
                    self.name_value(a, b);
                    self.name_value(b, a);
                }
                ExprType::new(binary_type(op.value, x.value, y.value))
            }
            ExprKind::Select(condition, a, b) => {
                self.infer(condition);
                let (a, b) = (self.infer(a).value, self.infer(b).value);
                ExprType::new(a.join(b))
            }
        };
        self.types.insert(expr.span, inferred);
        inferred
    }

    /// Gives a name or string the type of an enumerator, if it is compared with a field that has
    /// one of this name.
    fn name_value(&mut self, value: &Expr, subject: &Expr) {
        let (ExprKind::Name(text) | ExprKind::String(text)) = &value.kind else { return };
        let Some(enumerators) = self.enumerators(subject) else { return };
        if let Some(enumerator) = enumerators.iter().find(|e| e.name.value == *text) {
            let code = Interval::exact(i128::from(enumerator.code.value));
            let named = ExprType { value: ValueType::Integer(code), field: None, named_values: true };
            self.types.insert(value.span, named);
        }
    }

    /// Returns the enumerators of the field or bit group that an expression names.
    fn enumerators(&self, expr: &Expr) -> Option<&'a [Enumerator]> {
        let (name, group) = expr.as_path()?;
        let field = self.context.field(name)?;
        Some(match (group, field.groups.as_slice()) {
            (Some(group), _) => &field.group(&group.value)?.enumerators,
            (None, [group]) if field.enumerators.is_empty() => &group.enumerators,
            (None, _) => &field.enumerators,
        })
    }

    fn name(&self, name: &str) -> ExprType {
        if let Some((_, span)) = self.scope.iter().rev().find(|(known, _)| *known == name) {
            return ExprType::new(self.locals.get(span).copied().unwrap_or(ValueType::Unknown));
        }
        if let Some(index) = self.context.by_name.get(name).copied() {
            let field = &self.context.fields[index];
            let named_values = !field.enumerators.is_empty() || field.groups.iter().any(|g| !g.enumerators.is_empty());
            let field_id = u16::try_from(index).ok().map(FieldId);
            return ExprType { value: self.field(field), field: field_id, named_values };
        }
        let model = self.context.model;
        if model.data_types.iter().any(|t| t.name.value == name) {
            return ExprType::new(ValueType::DataType);
        }
        let state = model.state.iter().find(|s| s.name.value == name);
        ExprType::new(state.map_or(ValueType::Unknown, |state| kind_type(state.refined)))
    }

    /// Returns the type of a field that code names without an index.
    fn field(&self, field: &Field) -> ValueType {
        let model = self.context.model;
        if field.count != Count::One {
            return ValueType::List;
        }
        match field.kind {
            Some(FieldKind::VectorOperand | FieldKind::Scalar) => {
                if self.lane || has_one_value(field) {
                    element_type(model, self.context.instruction, field)
                } else {
                    ValueType::Operand
                }
            }
            Some(FieldKind::RawOperand) => ValueType::Operand,
            Some(FieldKind::Int(int)) => {
                if let Some(kind) = self.reference_kind(field) {
                    return ValueType::Other(kind);
                }
                let bits = u32::from(int.bits());
                let interval = if int.signed() { Interval::signed(bits) } else { Interval::unsigned(bits) };
                let interval = codes_of(&field.enumerators).map_or(interval, |codes| interval.meet(codes));
                let value = ValueType::Integer(interval);
                field.range.as_ref().map_or(value, |range| narrow(value, range))
            }
            _ => ValueType::Unknown,
        }
    }

    /// Returns the kind of what an integer field refers to.
    fn reference_kind(&self, field: &Field) -> Option<Kind> {
        let model = self.context.model;
        if field.label.is_some() {
            return Some(Kind::Label);
        }
        if model.field_has_role(field, Role::Predicate) {
            return Some(Kind::Predicate);
        }
        let TableRef::Structure(structure) = field.index_of?.value else { return Some(Kind::Name) };
        let class = model.classes.iter().find(|class| class.structure == Some(structure))?;
        match class.name.value.to_lowercase().as_str() {
            "surface" => Some(Kind::Surface),
            "sampler" => Some(Kind::Sampler),
            _ => Some(Kind::Name),
        }
    }

    fn member(&mut self, inner: &'a Expr, member: &Name) -> ExprType {
        let owner = self.infer(inner);
        let Some(field) = owner.field.and_then(|id| self.context.fields.get(id.index())) else {
            return ExprType::UNKNOWN;
        };
        let view = match member.value.as_str() {
            "ub" => Some(8),
            "uw" => Some(16),
            "ud" => Some(32),
            "uq" => Some(64),
            _ => None,
        };
        let group = field.group(&member.value);
        let value = match (group, view) {
            (Some(group), _) => group_type(group),
            (None, Some(bits)) => ValueType::View(bits),
            (None, None) => ValueType::Unknown,
        };
        ExprType { value, field: owner.field, named_values: group.is_some_and(|g| !g.enumerators.is_empty()) }
    }

    /// Returns the type of an element of `inner`.
    fn element(&mut self, inner: &'a Expr) -> ExprType {
        let owner = self.infer(inner);
        let field = owner.field.and_then(|id| self.context.fields.get(id.index()));
        let is_name = matches!(inner.kind, ExprKind::Name(_));
        let value = match (owner.value, field) {
            (ValueType::View(bits), _) => ValueType::Integer(Interval::unsigned(u32::from(bits))),
            (ValueType::List, Some(field)) if field.label.is_some() => ValueType::Other(Kind::Label),
            (_, Some(field)) if is_name && field.is_operand() => {
                element_type(self.context.model, self.context.instruction, field)
            }
            _ => ValueType::Unknown,
        };
        ExprType::new(value)
    }

    /// Returns the type of the result of a call.
    fn call(&self, name: &Name, arguments: &[ExprType]) -> ValueType {
        let Some(function) = self.context.functions.get(name.value.as_str()) else { return ValueType::Unknown };
        let kinds: Vec<Kind> = function.argument_kinds().collect();
        let argument = |wanted: Kind| {
            let position = kinds.iter().position(|kind| *kind == wanted)?;
            arguments.get(position)?.value.interval()
        };
        let unsigned = |units: Option<Interval>, bits: i128| match units {
            Some(units) if units.low >= 0 && units.high * bits <= 64 => {
                ValueType::Integer(Interval::unsigned((units.high * bits) as u32))
            }
            _ => ValueType::Integer(Interval::unsigned(64)),
        };
        match function.result.kind {
            Kind::Data => unsigned(argument(Kind::Width), 8),
            Kind::Bits => unsigned(argument(Kind::BitCount), 1),
            Kind::Number => self.number_result(&kinds, arguments),
            kind => kind_type(kind),
        }
    }

    /// Returns the type of a result that is an integer if the arguments are.
    fn number_result(&self, kinds: &[Kind], arguments: &[ExprType]) -> ValueType {
        let elements = kinds.iter().zip(arguments).filter(|(kind, _)| matches!(kind, Kind::Source | Kind::Parameter));
        let fields = elements.filter_map(|(_, argument)| self.context.fields.get(argument.field?.index()));
        let mut of_operands = fields.map(|field| element_type(self.context.model, self.context.instruction, field));
        if let Some(value) = of_operands.next() {
            return value;
        }
        let numbers = kinds.iter().zip(arguments).filter(|(kind, _)| matches!(kind, Kind::Number | Kind::Element));
        let joined = numbers.map(|(_, argument)| argument.value).reduce(ValueType::join);
        joined.map_or(
            ValueType::Number,
            |value| if value == ValueType::Unknown { ValueType::Number } else { widen(value) },
        )
    }
}

/// Returns whether an operand of an `instruction` program is one value, which needs no index.
pub fn has_one_value(field: &Field) -> bool {
    field.kind == Some(FieldKind::Scalar) || field.region == Some(Regions::One)
}

/// Returns the type of the number in a bit group.
fn group_type(group: &BitGroup) -> ValueType {
    let bits = u32::from(group.width());
    let interval = if group.signed { Interval::signed(bits) } else { Interval::unsigned(bits) };
    let interval = match (&group.range, codes_of(&group.enumerators)) {
        (None, Some(codes)) => interval.meet(codes),
        _ => interval,
    };
    let value = ValueType::Integer(interval);
    group.range.as_ref().map_or(value, |range| narrow(value, range))
}
