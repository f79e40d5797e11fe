//! What a lane function takes and gives, read off the pseudo-code of an instruction.

use crate::emit::context::Context;
use crate::emit::support::docs::place;
use crate::emit::support::formats::{FormatPlan, kind_ident};
use crate::emit::support::naming::{snake, snake_ident};
use crate::model::expr::{AssignOp, BinaryOp, Expr, ExprKind, Stmt, StmtKind};
use crate::model::{DataTypeKind, Field, FieldKind, Instruction, Role};
use std::collections::{BTreeMap, BTreeSet};

/// What one result is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Output {
    /// A value like the sources.
    Value,
    /// An answer.
    Truth,
    /// A bit of a predicate.
    Flag,
}

/// Which values an instruction works on.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Classes {
    /// Integers.
    pub(crate) int: bool,
    /// Floating-point numbers.
    pub(crate) float: bool,
    /// Encodings.
    pub(crate) bits: bool,
}

/// A field that chooses among functions.
pub(crate) struct Control {
    /// The member of the struct.
    pub(crate) name: String,
    /// Its type.
    pub(crate) rust: String,
    /// Whether it is a plain number.
    pub(crate) number: bool,
}

/// A lane function.
pub(crate) struct Lane<'a> {
    /// Name in the specification.
    pub(crate) name: &'a str,
    /// Identifier in `InstKind` and of the struct.
    pub(crate) kind: String,
    /// Name of the method.
    pub(crate) method: String,
    /// Its documentation.
    pub(crate) doc: String,
    /// The member for the result.
    pub(crate) dst: String,
    /// The member for a second result.
    pub(crate) second: Option<String>,
    /// The members for the sources.
    pub(crate) sources: Vec<String>,
    /// A field that chooses.
    pub(crate) control: Option<Control>,
    /// Which operands' types matter: `dst`, or members of `sources`.
    types: BTreeSet<String>,
    /// Whether the predicate is an operand.
    pub(crate) selects: bool,
    /// Whether it asks if the destination saturates.
    pub(crate) saturates: bool,
    /// Whether it has a predicate.
    pub(crate) has_pred: bool,
    /// The results.
    pub(crate) outputs: Vec<Output>,
    /// Which values it works on.
    pub(crate) classes: Classes,
    /// Whether low bits of results follow from low bits of sources.
    pub(crate) wraps: bool,
}

/// Functions whose meaning depends on the type of what they are given.
const TYPED: &[&str] = &[
    "type",
    "bits",
    "raw_bits",
    "leading_zeros",
    "trailing_zeros",
    "count_ones",
    "piece",
    "overflows",
    "size",
    "random_round",
];

/// Functions that make or take encodings of numbers.
const ENCODINGS: &[&str] = &["to_bf8", "from_bf8", "to_hf8", "from_hf8", "to_tf32", "from_tf32", "random_round"];

/// What a walk over the program found.
#[derive(Default)]
struct Found {
    /// Names of the operands.
    operands: BTreeSet<String>,
    assigned: BTreeSet<String>,
    truths: BTreeSet<String>,
    named: BTreeSet<String>,
    typed: BTreeSet<String>,
    calls: BTreeSet<String>,
    locals: BTreeMap<String, BTreeSet<String>>,
    /// Everything stored so far wraps.
    wraps: bool,
    wrapping: BTreeSet<String>,
}

impl<'a> Lane<'a> {
    /// Reads it off a format.
    pub(crate) fn of(context: &Context<'_>, format: &'a FormatPlan<'_>) -> Self {
        let instruction = format.instruction;
        let mut found = Found::new(instruction);
        let semantics = instruction.semantics.as_ref();
        if let Some(program) = semantics.and_then(|s| s.program.as_ref()) {
            found.block(&program.statements);
        }
        let model = context.model;
        let is_predicate = |field: &Field| model.field_has_role(field, Role::Predicate);
        let is_control = |field: &Field| is_predicate(field) || model.field_has_role(field, Role::Channels);
        let (mut dst, mut second, mut sources, mut control) = (None, None, Vec::new(), None);
        let mut outputs = vec![Output::Value];
        for member in &format.members {
            let field = instruction.field(member.field);
            let (name, ident) = (&field.name.value, member.ident.to_string());
            let operand = matches!(field.kind, Some(FieldKind::VectorOperand | FieldKind::Scalar));
            let assigned = found.assigned.contains(name);
            match (operand, assigned) {
                (true, true) if dst.is_none() => {
                    if found.truths.contains(name) {
                        outputs[0] = Output::Truth;
                    }
                    dst = Some(ident);
                }
                (true, true) => {
                    let predicate = field.classes.as_ref().is_some_and(|c| {
                        c.value.iter().all(|class| class == crate::model::field::OperandClass::Predicate)
                    });
                    outputs.push(if predicate { Output::Flag } else { Output::Value });
                    second = Some(ident);
                }
                (true, false) => sources.push(ident),
                (false, _) if found.named.contains(name) && !is_control(field) => {
                    let rust = member.rust.to_string();
                    control = Some(Control { name: ident, number: rust == "u8", rust });
                }
                _ => {}
            }
        }
        if found.calls.contains("set_flag") {
            outputs.push(Output::Flag);
        }
        let types = found.typed.iter().map(|name| snake(name)).collect();
        let span = semantics.map_or(instruction.name.span, |s| s.span);
        let title = instruction.title.as_deref().unwrap_or("an instruction");
        Self {
            name: &instruction.name.value,
            kind: kind_ident(instruction).to_string(),
            method: snake_ident(&format.ident.to_string()).to_string(),
            doc: format!("`{}`: {title}. {}", instruction.name.value, place(context.model, context.prefix, span)),
            dst: dst.unwrap_or_else(|| "dst".to_owned()),
            second,
            sources,
            control,
            types,
            selects: found.calls.contains("selected"),
            saturates: found.calls.contains("saturates"),
            has_pred: format.members.iter().any(|m| is_predicate(instruction.field(m.field))),
            classes: classes(context, instruction, &found),
            wraps: found.wraps && outputs.len() == 1 && outputs[0] == Output::Value,
            outputs,
        }
    }

    /// The parameters after `self`, each after a comma.
    pub(crate) fn parameters(&self, value: &str) -> String {
        let control = self.control.iter().map(|c| format!(", {}: {}", c.name, c.rust));
        let types = self.types.iter().map(|t| format!(", {t}_type: DataType"));
        let selected = self.selects.then(|| ", selected: bool".to_owned());
        let saturates = self.saturates.then(|| ", saturates: bool".to_owned());
        let sources = self.sources.iter().map(|s| format!(", {s}: {value}"));
        control.chain(types).chain(selected).chain(saturates).chain(sources).collect()
    }

    /// What it returns.
    pub(crate) fn result(&self, value: &str) -> String {
        let one = |output: &Output| if *output == Output::Value { value } else { "bool" };
        match self.outputs.as_slice() {
            [only] => one(only).to_owned(),
            several => format!("({})", several.iter().map(one).collect::<Vec<_>>().join(", ")),
        }
    }

    /// A call for channel `i`.
    pub(crate) fn call(&self) -> String {
        let mut arguments: Vec<String> = Vec::new();
        arguments.extend(self.control.iter().map(|c| if c.number { "c.control".to_owned() } else { c.name.clone() }));
        arguments.extend(self.types.iter().map(|t| match self.sources.iter().position(|s| s == t) {
            Some(index) => format!("c.types[{index}]"),
            None => "c.dst_type".to_owned(),
        }));
        arguments.extend(self.selects.then(|| "c.selected >> i & 1 == 1".to_owned()));
        arguments.extend(self.saturates.then(|| "c.saturates".to_owned()));
        arguments.extend(["a", "b", "d", "e"].iter().take(self.sources.len()).map(|v| format!("read({v}[i])")));
        format!("s.{}({})", self.method, arguments.join(", "))
    }
}

/// Which values an instruction works on: the types that its properties, its type maps or its fields name.
fn classes(context: &Context<'_>, instruction: &Instruction, found: &Found) -> Classes {
    if ENCODINGS.iter().any(|e| found.calls.contains(*e)) {
        return Classes { bits: true, ..Classes::default() };
    }
    let supported = instruction.properties.supported_types.iter().map(|t| t.data_type);
    let maps = instruction.type_maps.iter().flat_map(|m| &m.src).map(|t| t.value);
    let fields = instruction.fields.iter().filter_map(|f| f.types.as_ref()).flat_map(|t| t.value.iter().copied());
    let mut classes = Classes::default();
    for id in supported.chain(maps).chain(fields) {
        match context.model.data_types.get(usize::from(id.0)).map(|t| t.kind) {
            Some(DataTypeKind::Unsigned | DataTypeKind::Signed) => classes.int = true,
            Some(DataTypeKind::Float) => classes.float = true,
            _ => {}
        }
    }
    classes
}

impl Found {
    fn new(instruction: &Instruction) -> Self {
        let is_operand = |field: &&Field| {
            matches!(field.kind, Some(FieldKind::VectorOperand | FieldKind::Scalar | FieldKind::RawOperand))
        };
        let operands = instruction.fields.iter().filter(is_operand).map(|field| field.name.value.clone());
        Self { operands: operands.collect(), wraps: true, ..Self::default() }
    }

    fn block(&mut self, statements: &[Stmt]) {
        for statement in statements {
            self.statement(statement);
        }
    }

    fn statement(&mut self, statement: &Stmt) {
        match &statement.kind {
            StmtKind::Let(name, value) => {
                self.expr(value);
                let fields = self.fields(value);
                self.locals.insert(name.value.clone(), fields);
                if self.low_bits_suffice(value) {
                    self.wrapping.insert(name.value.clone());
                }
            }
            StmtKind::Assign(place, op, value) => {
                self.expr(value);
                let Some(root) = root(place) else { return };
                if let Some(known) = self.locals.get(root) {
                    let fields = known.union(&self.fields(value)).cloned().collect();
                    self.locals.insert(root.to_owned(), fields);
                    let kept = matches!(op, AssignOp::Set | AssignOp::Update(BinaryOp::Add | BinaryOp::Subtract));
                    if !(kept && self.low_bits_suffice(value)) {
                        self.wrapping.remove(root);
                    }
                    return;
                }
                self.assigned.insert(root.to_owned());
                if matches!(&value.kind, ExprKind::Call(name, _) if name.value == "truth") {
                    self.truths.insert(root.to_owned());
                }
                self.wraps &= self.low_bits_suffice(value);
            }
            StmtKind::Call(value) => self.expr(value),
            StmtKind::If(branches, last) => {
                self.wraps = false;
                for (condition, block) in branches {
                    self.expr(condition);
                    self.block(block);
                }
                self.block(last);
            }
            StmtKind::For(_, from, to, block) => {
                self.expr(from);
                self.expr(to);
                self.block(block);
            }
            StmtKind::Return => {}
        }
    }

    fn expr(&mut self, expr: &Expr) {
        match &expr.kind {
            ExprKind::Integer(_) | ExprKind::Real(_) | ExprKind::String(_) => {}
            ExprKind::Name(name) => {
                self.named.insert(name.clone());
            }
            ExprKind::Member(value, _) => self.expr(value),
            ExprKind::Index(value, index) => {
                self.expr(value);
                self.expr(index);
            }
            ExprKind::Call(name, arguments) => {
                self.calls.insert(name.value.clone());
                if TYPED.contains(&name.value.as_str()) {
                    let fields: BTreeSet<_> = arguments.iter().flat_map(|a| self.fields(a)).collect();
                    self.typed.extend(fields);
                }
                for argument in arguments {
                    self.expr(argument);
                }
            }
            ExprKind::Unary(_, value) => self.expr(value),
            ExprKind::Binary(_, a, b) => {
                self.expr(a);
                self.expr(b);
            }
            ExprKind::Select(condition, a, b) => {
                self.expr(condition);
                self.expr(a);
                self.expr(b);
            }
        }
    }

    /// Returns the names of the operands that a value is made from.
    fn fields(&self, expr: &Expr) -> BTreeSet<String> {
        match &expr.kind {
            ExprKind::Integer(_) | ExprKind::Real(_) | ExprKind::String(_) => BTreeSet::new(),
            ExprKind::Name(name) if self.operands.contains(name) => BTreeSet::from([name.clone()]),
            ExprKind::Name(name) => self.locals.get(name).cloned().unwrap_or_default(),
            ExprKind::Member(value, _) | ExprKind::Unary(_, value) => self.fields(value),
            ExprKind::Index(a, b) | ExprKind::Binary(_, a, b) => &self.fields(a) | &self.fields(b),
            ExprKind::Call(_, arguments) => arguments.iter().flat_map(|a| self.fields(a)).collect(),
            ExprKind::Select(c, a, b) => &(&self.fields(c) | &self.fields(a)) | &self.fields(b),
        }
    }

    /// Whether the low bits of a value follow from the low bits of the operands.
    fn low_bits_suffice(&self, expr: &Expr) -> bool {
        match &expr.kind {
            ExprKind::Integer(_) => true,
            ExprKind::Name(name) => !self.locals.contains_key(name) || self.wrapping.contains(name),
            ExprKind::Unary(_, value) => self.low_bits_suffice(value),
            ExprKind::Binary(op, a, b) => match op.value {
                BinaryOp::Add
                | BinaryOp::Subtract
                | BinaryOp::Multiply
                | BinaryOp::And
                | BinaryOp::Or
                | BinaryOp::Xor => self.low_bits_suffice(a) && self.low_bits_suffice(b),
                // The count is the same whatever the high bits are, if it was cut out of the low ones.
                BinaryOp::ShiftLeft => {
                    let cut = matches!(&b.kind, ExprKind::Name(name) if self.wrapping.contains(name));
                    cut && self.low_bits_suffice(a)
                }
                _ => false,
            },
            ExprKind::Call(name, arguments) => match name.value.as_str() {
                "fma" => arguments.iter().all(|a| self.low_bits_suffice(a)),
                // The bits of a predicate are few.
                "predicate_bits" => true,
                _ => false,
            },
            // Which of two values it is may hang on the type of an operand or on the predicate, but not on high bits.
            ExprKind::Select(condition, a, b) => {
                let asked = matches!(&condition.kind, ExprKind::Call(name, _) if name.value == "selected");
                (asked || self.is_about_types(condition)) && self.low_bits_suffice(a) && self.low_bits_suffice(b)
            }
            _ => false,
        }
    }

    /// Whether a condition asks for nothing but types.
    fn is_about_types(&self, expr: &Expr) -> bool {
        match &expr.kind {
            ExprKind::Integer(_) => true,
            // A data type: operands stand within calls.
            ExprKind::Name(name) => !self.locals.contains_key(name) && !self.operands.contains(name),
            ExprKind::Binary(_, a, b) => self.is_about_types(a) && self.is_about_types(b),
            ExprKind::Call(name, _) => matches!(name.value.as_str(), "type" | "size" | "bits"),
            _ => false,
        }
    }
}

/// The name that a place begins with.
fn root(place: &Expr) -> Option<&str> {
    match &place.kind {
        ExprKind::Name(name) => Some(name),
        ExprKind::Member(value, _) | ExprKind::Index(value, _) => root(value),
        _ => None,
    }
}
