//! The signature of the lane function of an instruction, and the facts about its pseudo-code from
//! which it follows.
//!
//! For example, the pseudo-code `Dst = Src0 + Src1` of ADD gives `(Src0, Src1) -> (Dst)`.

use crate::spec::model::expr::{AssignOp, BinaryOp, Expr, ExprKind, Stmt, StmtKind};
use crate::spec::model::{Access, Execution, Field, Instruction, KnownFunction};
use std::collections::{BTreeMap, BTreeSet};

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

/// Facts about the pseudo-code of an instruction, collected by a walk over its statements.
#[derive(Default)]
pub(crate) struct ProgramFacts {
    /// Names of the operands.
    pub(crate) operands: BTreeSet<String>,
    /// Names that are assigned and no local variables.
    assigned: BTreeSet<String>,
    /// Names in `assigned` that get a truth value.
    pub(crate) truths: BTreeSet<String>,
    /// Names that occur in expressions.
    pub(crate) named: BTreeSet<String>,
    /// Operands that are arguments of a function of [`TYPED`].
    pub(crate) typed: BTreeSet<String>,
    /// Functions that are called, of those that the generator knows.
    pub(crate) calls: BTreeSet<KnownFunction>,
    /// For each local variable, the operands that its value depends on.
    locals: BTreeMap<String, BTreeSet<String>>,
    /// Whether the low bits of all values that are stored so far depend on low bits only.
    pub(crate) wraps: bool,
    /// Local variables whose low bits depend on low bits only.
    wrapping: BTreeSet<String>,
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

impl ProgramFacts {
    pub(crate) fn new(instruction: &Instruction) -> Self {
        let is_operand = |field: &&Field| field.is_operand();
        let operands = instruction.fields.iter().filter(is_operand).map(|field| field.name.value.clone());
        Self { operands: operands.collect(), wraps: true, ..Self::default() }
    }

    pub(crate) fn visit_block(&mut self, statements: &[Stmt]) {
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
