//! The signatures of lane functions, derived from the pseudo-code of instructions.
//!
//! For example, the pseudo-code `Dst = Src0 + Src1` of ADD gives the signature
//! `fn add(&self, src0: V, src1: V) -> V`. The function wraps: the low bits of the result depend on
//! the low bits of the sources only.

use crate::emit::context::Context;
use crate::emit::support::docs::place;
use crate::emit::support::formats::{FormatPlan, kind_ident};
use crate::emit::support::naming::{snake, snake_ident};
use crate::model::expr::{AssignOp, BinaryOp, Expr, ExprKind, Stmt, StmtKind};
use crate::model::{Access, DataTypeId, DataTypeKind, Execution, Field, FieldKind, Instruction, KnownFunction, Role};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};
use std::collections::{BTreeMap, BTreeSet};

/// The kind of a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LaneOutput {
    /// A value like the sources.
    Value,
    /// A truth value.
    Truth,
    /// A bit of a predicate.
    Flag,
}

/// The kinds of values that an instruction takes.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Classes {
    /// Integers.
    pub(crate) int: bool,
    /// Floating-point numbers.
    pub(crate) float: bool,
    /// Encodings of numbers.
    pub(crate) bits: bool,
}

/// A field that selects one of several functions, for example the relation of CMP.
pub(crate) struct FunctionSelector {
    /// Name of the member of the struct.
    pub(crate) name: Ident,
    /// Rust type of the member.
    pub(crate) rust: TokenStream,
    /// Whether the member is a plain number.
    pub(crate) number: bool,
}

/// A lane function.
pub(crate) struct Lane<'a> {
    /// Name in the specification.
    pub(crate) name: &'a str,
    /// Identifier in `InstKind` and of the struct.
    pub(crate) kind: Ident,
    /// Name of the method.
    pub(crate) method: Ident,
    /// Documentation of the method.
    pub(crate) doc: String,
    /// Name of the member for the destination.
    pub(crate) dst: Ident,
    /// Name of the member for a second destination.
    pub(crate) second: Option<Ident>,
    /// Names of the members for the sources.
    pub(crate) sources: Vec<Ident>,
    /// The field that selects one of several functions.
    pub(crate) control: Option<FunctionSelector>,
    /// Operands whose type is a parameter: `dst`, or members of `sources`.
    types: BTreeSet<String>,
    /// Whether the predicate is an operand.
    pub(crate) selects: bool,
    /// Whether the saturation of the destination is a parameter.
    pub(crate) saturates: bool,
    /// Whether the instruction has a predicate.
    pub(crate) has_pred: bool,
    /// Kinds of the results.
    pub(crate) outputs: Vec<LaneOutput>,
    /// Kinds of values that the instruction takes.
    pub(crate) classes: Classes,
    /// Whether the low bits of the result depend on the low bits of the sources only.
    pub(crate) wraps: bool,
}

/// Functions of the pseudo-code whose result depends on the type of their argument.
const TYPED: &[KnownFunction] = &[
    KnownFunction::Type,
    KnownFunction::Bits,
    KnownFunction::RawBits,
    KnownFunction::LeadingZeros,
    KnownFunction::TrailingZeros,
    KnownFunction::CountOnes,
    KnownFunction::Piece,
    KnownFunction::Overflows,
    KnownFunction::Size,
    KnownFunction::RandomRound,
];

/// Functions of the pseudo-code that return or take encodings of numbers.
const ENCODINGS: &[KnownFunction] = &[
    KnownFunction::ToBf8,
    KnownFunction::FromBf8,
    KnownFunction::ToHf8,
    KnownFunction::FromHf8,
    KnownFunction::ToTf32,
    KnownFunction::FromTf32,
    KnownFunction::RandomRound,
];

/// Facts about the pseudo-code of an instruction, collected by a walk over its statements.
#[derive(Default)]
struct ProgramFacts {
    /// Names of the operands.
    operands: BTreeSet<String>,
    /// Names that are assigned and no local variables.
    assigned: BTreeSet<String>,
    /// Names in `assigned` that get a truth value.
    truths: BTreeSet<String>,
    /// Names that occur in expressions.
    named: BTreeSet<String>,
    /// Operands that are arguments of a function of [`TYPED`].
    typed: BTreeSet<String>,
    /// Functions that are called, of those that the generator knows.
    calls: BTreeSet<KnownFunction>,
    /// For each local variable, the operands that its value depends on.
    locals: BTreeMap<String, BTreeSet<String>>,
    /// Whether the low bits of all values that are stored so far depend on low bits only.
    wraps: bool,
    /// Local variables whose low bits depend on low bits only.
    wrapping: BTreeSet<String>,
}

impl<'a> Lane<'a> {
    /// Derives the lane function of a format.
    pub(crate) fn from_format(context: &Context<'_>, format: &'a FormatPlan<'_>) -> Self {
        let instruction = format.instruction;
        let mut found = ProgramFacts::new(instruction);
        let semantics = instruction.semantics.as_ref();
        if let Some(program) = semantics.and_then(|s| s.program.as_ref()) {
            found.visit_block(&program.statements);
        }
        let model = context.model;
        let is_predicate = |field: &Field| model.field_has_role(field, Role::Predicate);
        let is_control = |field: &Field| is_predicate(field) || model.field_has_role(field, Role::Channels);
        let (mut dst, mut second, mut sources, mut control) = (None, None, Vec::new(), None);
        let mut outputs = vec![LaneOutput::Value];
        for member in &format.members {
            let field = instruction.field(member.field);
            let (name, ident) = (&field.name.value, member.ident.clone());
            let operand = matches!(field.kind, Some(FieldKind::VectorOperand | FieldKind::Scalar));
            // The page says what is written; a check compares its code with that.
            let assigned = field.access != Access::Read;
            match (operand, assigned) {
                (true, true) if dst.is_none() => {
                    if found.truths.contains(name) {
                        outputs[0] = LaneOutput::Truth;
                    }
                    dst = Some(ident);
                }
                (true, true) => {
                    let predicate = field
                        .classes
                        .as_ref()
                        .is_some_and(|c| c.value.iter().all(|class| class == crate::model::OperandClass::Predicate));
                    outputs.push(if predicate { LaneOutput::Flag } else { LaneOutput::Value });
                    second = Some(ident);
                }
                (true, false) => sources.push(ident),
                (false, _) if found.named.contains(name) && !is_control(field) => {
                    let rust = member.rust.clone();
                    control = Some(FunctionSelector { name: ident, number: rust.to_string() == "u8", rust });
                }
                _ => {}
            }
        }
        if found.calls.contains(&KnownFunction::SetFlag) {
            outputs.push(LaneOutput::Flag);
        }
        let types = found.typed.iter().map(|name| snake(name)).collect();
        let span = semantics.map_or(instruction.name.span, |s| s.span);
        let title = instruction.title.as_deref().unwrap_or("an instruction");
        Self {
            name: &instruction.name.value,
            kind: kind_ident(instruction),
            method: snake_ident(&format.ident.to_string()),
            doc: format!("`{}`: {title}. {}", instruction.name.value, place(context.model, context.prefix, span)),
            dst: dst.unwrap_or_else(|| format_ident!("dst")),
            second,
            sources,
            control,
            types,
            selects: found.calls.contains(&KnownFunction::Selected),
            saturates: found.calls.contains(&KnownFunction::Saturates),
            has_pred: format.members.iter().any(|m| is_predicate(instruction.field(m.field))),
            classes: value_classes(context, instruction, &found),
            wraps: found.wraps && outputs.len() == 1 && outputs[0] == LaneOutput::Value,
            outputs,
        }
    }

    /// Returns the parameters behind `self`. `value` is the type of the sources.
    pub(crate) fn parameters(&self, value: &TokenStream) -> Vec<TokenStream> {
        let control = self.control.iter().map(|FunctionSelector { name, rust, .. }| quote!(#name: #rust));
        let types = self.types.iter().map(|operand| {
            let name = format_ident!("{operand}_type");
            quote!(#name: DataType)
        });
        let selected = self.selects.then(|| quote!(selected: bool));
        let saturates = self.saturates.then(|| quote!(saturates: bool));
        let sources = self.sources.iter().map(|source| quote!(#source: #value));
        control.chain(types).chain(selected).chain(saturates).chain(sources).collect()
    }

    /// Returns the result type: `V`, or `(V, bool)`.
    pub(crate) fn result_type(&self, value: &TokenStream) -> TokenStream {
        let one = |output: &LaneOutput| if *output == LaneOutput::Value { value.clone() } else { quote!(bool) };
        match self.outputs.as_slice() {
            [only] => one(only),
            several => {
                let results = several.iter().map(one);
                quote!((#(#results),*))
            }
        }
    }

    /// Returns a call of the method for channel `i`: `s.add(read(a[i]), read(b[i]))`.
    pub(crate) fn call_expr(&self) -> TokenStream {
        let control = self.control.iter().map(|FunctionSelector { name, number, .. }| match number {
            true => quote!(c.control),
            false => quote!(#name),
        });
        let types = self.types.iter().map(|operand| match self.sources.iter().position(|source| source == operand) {
            Some(index) => {
                let index = Literal::usize_unsuffixed(index);
                quote!(c.types[#index])
            }
            None => quote!(c.dst_type),
        });
        let selected = self.selects.then(|| quote!(c.is_selected(i)));
        let saturates = self.saturates.then(|| quote!(c.saturates));
        let sources = ["a", "b", "d", "e"].into_iter().take(self.sources.len()).map(|name| {
            let name = format_ident!("{name}");
            quote!(read(#name[i]))
        });
        let arguments = control.chain(types).chain(selected).chain(saturates).chain(sources);
        let method = &self.method;
        quote!(s.#method(#(#arguments),*))
    }
}

/// Returns the signature of the lane function of an instruction, with the names of its fields:
/// `(type of Dst, Src0, Src1) -> (Dst, Carry)`. `None` if the instruction is not element-wise.
pub(crate) fn lane_signature(instruction: &Instruction) -> Option<String> {
    let semantics = instruction.semantics.as_ref()?;
    if semantics.execution?.value != Execution::Lane {
        return None;
    }
    let mut found = ProgramFacts::new(instruction);
    found.visit_block(&semantics.program.as_ref()?.statements);
    let operands = || instruction.fields.iter().filter(|f| found.operands.contains(&f.name.value));
    let is_control =
        |f: &&Field| f.kind.is_some_and(|kind| kind.int().is_some()) && found.named.contains(&f.name.value);
    let name = |f: &Field| f.name.value.clone();
    let mut takes: Vec<String> = instruction.fields.iter().filter(is_control).map(name).collect();
    takes.extend(found.typed.iter().map(|operand| format!("type of {operand}")));
    let stated = [KnownFunction::Selected, KnownFunction::Saturates].into_iter();
    takes.extend(stated.filter(|f| found.calls.contains(f)).map(|f| f.name().to_owned()));
    takes.extend(operands().filter(|f| f.access != Access::Write).map(name));
    let mut gives: Vec<String> = operands().filter(|f| f.access != Access::Read).map(name).collect();
    gives.extend(found.calls.contains(&KnownFunction::SetFlag).then(|| "flag".to_owned()));
    Some(format!("({}) -> ({})", takes.join(", "), gives.join(", ")))
}

/// Returns the kinds of values that an instruction takes: those of the types in its properties,
/// type maps and fields.
fn value_classes(context: &Context<'_>, instruction: &Instruction, found: &ProgramFacts) -> Classes {
    if ENCODINGS.iter().any(|e| found.calls.contains(e)) {
        return Classes { bits: true, ..Classes::default() };
    }
    let supported = instruction.properties.supported_types.iter().map(|t| t.data_type);
    let maps = instruction.type_maps.iter().flat_map(|m| &m.src).map(|t| t.value);
    let fields = instruction.fields.iter().filter_map(|f| f.types.as_ref()).flat_map(|t| t.value.iter().copied());
    // Results of integer types, computed from the bits of the sources, need no floating-point
    // lanes.
    let kind = |id: DataTypeId| context.model.data_types.get(id.index()).map(|t| t.kind);
    let mut results = instruction.type_maps.iter().flat_map(|m| &m.dst);
    let of_bits =
        found.calls.contains(&KnownFunction::RawBits) && results.all(|t| kind(t.value) != Some(DataTypeKind::Float));
    let mut classes = Classes::default();
    for id in supported.chain(maps).chain(fields) {
        match kind(id) {
            Some(DataTypeKind::Unsigned | DataTypeKind::Signed) => classes.int = true,
            Some(DataTypeKind::Float) => classes.float = !of_bits,
            _ => {}
        }
    }
    classes
}

impl ProgramFacts {
    fn new(instruction: &Instruction) -> Self {
        let is_operand = |field: &&Field| {
            matches!(field.kind, Some(FieldKind::VectorOperand | FieldKind::Scalar | FieldKind::RawOperand))
        };
        let operands = instruction.fields.iter().filter(is_operand).map(|field| field.name.value.clone());
        Self { operands: operands.collect(), wraps: true, ..Self::default() }
    }

    fn visit_block(&mut self, statements: &[Stmt]) {
        for statement in statements {
            self.visit_statement(statement);
        }
    }

    fn visit_statement(&mut self, statement: &Stmt) {
        match &statement.kind {
            StmtKind::Let(name, value) => {
                self.visit_expr(value);
                let fields = self.operands_in(value);
                self.locals.insert(name.value.clone(), fields);
                if self.low_bits_suffice(value) {
                    self.wrapping.insert(name.value.clone());
                }
            }
            StmtKind::Assign(place, op, value) => {
                self.visit_expr(value);
                let Some(root) = root_name(place) else { return };
                if let Some(known) = self.locals.get(root) {
                    let fields = known.union(&self.operands_in(value)).cloned().collect();
                    self.locals.insert(root.to_owned(), fields);
                    let kept = matches!(op, AssignOp::Set | AssignOp::Update(BinaryOp::Add | BinaryOp::Subtract));
                    if !(kept && self.low_bits_suffice(value)) {
                        self.wrapping.remove(root);
                    }
                    return;
                }
                self.assigned.insert(root.to_owned());
                if KnownFunction::called_by(value) == Some(KnownFunction::Truth) {
                    self.truths.insert(root.to_owned());
                }
                self.wraps &= self.low_bits_suffice(value);
            }
            StmtKind::Call(value) | StmtKind::ReturnValue(value) => self.visit_expr(value),
            StmtKind::If(branches, last) => {
                self.wraps = false;
                for (condition, block) in branches {
                    self.visit_expr(condition);
                    self.visit_block(block);
                }
                self.visit_block(last);
            }
            StmtKind::For(_, from, to, block) => {
                self.visit_expr(from);
                self.visit_expr(to);
                self.visit_block(block);
            }
            StmtKind::Return => {}
        }
    }

    fn visit_expr(&mut self, expr: &Expr) {
        match &expr.kind {
            ExprKind::Integer(_) | ExprKind::Real(_) | ExprKind::String(_) => {}
            ExprKind::Name(name) => {
                self.named.insert(name.clone());
            }
            ExprKind::Member(value, _) => self.visit_expr(value),
            ExprKind::Index(value, index) => {
                self.visit_expr(value);
                self.visit_expr(index);
            }
            ExprKind::Call(name, arguments) => {
                let known = KnownFunction::parse(&name.value);
                self.calls.extend(known);
                if known.is_some_and(|function| TYPED.contains(&function)) {
                    let fields: BTreeSet<_> = arguments.iter().flat_map(|a| self.operands_in(a)).collect();
                    self.typed.extend(fields);
                }
                for argument in arguments {
                    self.visit_expr(argument);
                }
            }
            ExprKind::Unary(_, value) => self.visit_expr(value),
            ExprKind::Binary(_, a, b) => {
                self.visit_expr(a);
                self.visit_expr(b);
            }
            ExprKind::Select(condition, a, b) => {
                self.visit_expr(condition);
                self.visit_expr(a);
                self.visit_expr(b);
            }
        }
    }

    /// Returns the names of the operands that a value depends on.
    fn operands_in(&self, expr: &Expr) -> BTreeSet<String> {
        match &expr.kind {
            ExprKind::Integer(_) | ExprKind::Real(_) | ExprKind::String(_) => BTreeSet::new(),
            ExprKind::Name(name) if self.operands.contains(name) => BTreeSet::from([name.clone()]),
            ExprKind::Name(name) => self.locals.get(name).cloned().unwrap_or_default(),
            ExprKind::Member(value, _) | ExprKind::Unary(_, value) => self.operands_in(value),
            ExprKind::Index(a, b) | ExprKind::Binary(_, a, b) => &self.operands_in(a) | &self.operands_in(b),
            ExprKind::Call(_, arguments) => arguments.iter().flat_map(|a| self.operands_in(a)).collect(),
            ExprKind::Select(c, a, b) => &(&self.operands_in(c) | &self.operands_in(a)) | &self.operands_in(b),
        }
    }

    /// Returns whether the low bits of a value depend on the low bits of the operands only.
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
                // A shift count in a wrapping variable does not depend on high bits.
                BinaryOp::ShiftLeft => {
                    let cut = matches!(&b.kind, ExprKind::Name(name) if self.wrapping.contains(name));
                    cut && self.low_bits_suffice(a)
                }
                _ => false,
            },
            ExprKind::Call(name, arguments) => match KnownFunction::parse(&name.value) {
                Some(KnownFunction::Fma) => arguments.iter().all(|a| self.low_bits_suffice(a)),
                // All bits of a predicate are low bits.
                Some(KnownFunction::PredicateBits) => true,
                _ => false,
            },
            // The condition may depend on the type of an operand or on the predicate, but not on
            // high bits.
            ExprKind::Select(condition, a, b) => {
                let is_predicate = KnownFunction::called_by(condition) == Some(KnownFunction::Selected);
                (is_predicate || self.is_about_types(condition)) && self.low_bits_suffice(a) && self.low_bits_suffice(b)
            }
            _ => false,
        }
    }

    /// Returns whether a condition depends on types only.
    fn is_about_types(&self, expr: &Expr) -> bool {
        match &expr.kind {
            ExprKind::Integer(_) => true,
            // A name of neither a local variable nor an operand is a data type. Operands occur only
            // in calls.
            ExprKind::Name(name) => !self.locals.contains_key(name) && !self.operands.contains(name),
            ExprKind::Binary(_, a, b) => self.is_about_types(a) && self.is_about_types(b),
            ExprKind::Call(name, _) => {
                use KnownFunction::{Bits, Size, Type};
                matches!(KnownFunction::parse(&name.value), Some(Type | Size | Bits))
            }
            _ => false,
        }
    }
}

/// Returns the name at the start of an assigned place: `Dst` for `Dst[i]`.
fn root_name(place: &Expr) -> Option<&str> {
    match &place.kind {
        ExprKind::Name(name) => Some(name),
        ExprKind::Member(value, _) | ExprKind::Index(value, _) => root_name(value),
        _ => None,
    }
}
