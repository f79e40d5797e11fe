//! `reference/programs.rs`: the programs for each channel as data.
//!
//! For example, `Dst = Src0 + Src1;` of ADD becomes
//! `InstKind::Add => &[Store(2, Binary(Add, &Field(3), &Field(4)))]`.

use super::pages;
use crate::emit::context::{ArmRows, Content, Context};
use crate::rust_view::definition::{Definition, definition};
use crate::rust_view::formats::kind_ident;
use crate::rust_view::type_assignment::{EnumPlan, GroupType, IntegerType, Owner};
use crate::spec::model::expr::{AssignOp, BinaryOp, Expr, ExprKind, Stmt, StmtKind};
use crate::spec::model::{FieldId, Instruction, InstructionId};
use quote::quote;

/// Emits
/// ```ignore
/// pub const fn lane_program(kind: InstKind) -> Option<&'static [Statement]>;
/// ```
pub(crate) fn emit(context: &Context<'_>) -> Content {
    let is_lane = |page: &&super::Page<'_, '_>| definition(context.model, page.page) == Definition::Lane;
    let pages = pages(context);
    let rows = pages.iter().filter(is_lane).filter_map(|page| {
        let mut names = Names { context, id: page.id, page: page.page, locals: Vec::new() };
        let statements = page.page.semantics.as_ref().and_then(|s| s.program.as_ref()).map(|p| p.statements.as_slice());
        let program = names.block(statements.unwrap_or_default())?;
        Some(format!("InstKind::{} => Some({program})", kind_ident(page.page)))
    });
    let programs = ArmRows { name: "programs", rows: rows.collect() };
    let file = quote! {
        //! The programs that run once for each channel, as data.

        #![allow(unused_imports, clippy::all)]
        use crate::info::InstKind;
        use openvisa_isa_core::reference::Op::*;
        use openvisa_isa_core::reference::Expression::*;
        use openvisa_isa_core::reference::Statement::{Assign, For, If, Let, Store};
        use openvisa_isa_core::reference::UnaryOperator::{Complement, Negate, Not};
        pub use openvisa_isa_core::reference::{Expression, Op, Statement, UnaryOperator};

        /// Returns the program that the page of an instruction has for each channel. `None` for an
        /// instruction whose page has none, or one that is not written as data.
        pub const fn lane_program(kind: InstKind) -> Option<&'static [Statement]> {
            match kind {
                #programs
                #[allow(unreachable_patterns)]
                _ => None,
            }
        }
    };
    Content::RustWithRows(file, vec![programs])
}

/// The names that the program of a page can use.
struct Names<'a> {
    context: &'a Context<'a>,
    id: InstructionId,
    page: &'a Instruction,
    locals: Vec<&'a str>,
}

impl<'a> Names<'a> {
    /// Returns the statements of a block. Their local names are forgotten afterwards.
    fn block(&mut self, statements: &'a [Stmt]) -> Option<String> {
        let outside = self.locals.len();
        let list: Option<Vec<_>> = statements.iter().map(|statement| self.statement(statement)).collect();
        self.locals.truncate(outside);
        Some(format!("&[{}]", list?.join(", ")))
    }

    /// Returns a statement. `None` for one without a translation.
    fn statement(&mut self, statement: &'a Stmt) -> Option<String> {
        Some(match &statement.kind {
            StmtKind::Let(name, value) => {
                let value = self.expr(value)?;
                self.locals.push(&name.value);
                format!("Let({:?}, {value})", name.value)
            }
            StmtKind::Assign(place, op, value) => {
                let value = match op {
                    AssignOp::Set => self.expr(value)?,
                    AssignOp::Update(op) => self.binary(*op, place, value)?,
                };
                match self.expr(place)?.as_str() {
                    field if field.starts_with("Field(") => format!("Store({}, {value})", self.field(place)?.0),
                    _ => format!("Assign({:?}, {value})", place.as_path()?.0),
                }
            }
            StmtKind::Call(call) => format!("Statement::{}", self.expr(call)?),
            StmtKind::If(branches, last) => {
                let branch = |(condition, block): &'a (Expr, Vec<Stmt>)| {
                    let condition = self.expr(condition)?;
                    Some(format!("({condition}, {})", self.block(block)?))
                };
                let branches: Option<Vec<_>> = branches.iter().map(branch).collect();
                format!("If(&[{}], {})", branches?.join(", "), self.block(last)?)
            }
            StmtKind::For(name, from, to, block) => {
                let (from, to) = (self.expr(from)?, self.expr(to)?);
                self.locals.push(&name.value);
                let block = self.block(block);
                self.locals.pop();
                format!("For({:?}, {from}, {to}, {})", name.value, block?)
            }
            StmtKind::Return | StmtKind::ReturnValue(_) => return None,
        })
    }

    /// Returns the field that an expression names, and the type of its integer.
    fn field(&self, expr: &Expr) -> Option<(usize, Option<IntegerType>)> {
        let ExprKind::Name(name) = &expr.kind else { return None };
        let id: FieldId = self.page.field_id(name)?;
        Some((id.index(), self.context.plan.integer(Owner::Instruction(self.id), id)))
    }

    /// Returns an expression. `None` for one without a translation.
    fn expr(&self, expr: &Expr) -> Option<String> {
        Some(match &expr.kind {
            ExprKind::Integer(value) => format!("Integer({value:#x})"),
            ExprKind::Real(value) => format!("Real({value:?})"),
            ExprKind::String(text) => format!("Text({text:?})"),
            ExprKind::Name(name) if self.locals.contains(&name.as_str()) => format!("Local({name:?})"),
            ExprKind::Name(name) => match self.field(expr) {
                Some((field, _)) => format!("Field({field})"),
                None => {
                    let named = self.context.model.data_types.iter().find(|t| t.name.value == *name)?;
                    format!("DataType({})", named.code.as_ref()?.value)
                }
            },
            ExprKind::Member(inner, group) => {
                let (field, IntegerType::Bits(index)) = (self.field(inner)?.0, self.field(inner)?.1?) else {
                    return Some(format!("Field({})", self.field(inner)?.0));
                };
                let groups = &self.context.plan.bit_fields[index].groups;
                let group = groups.iter().find(|g| g.group.is_named(&group.value))?.group;
                format!("Bits({field}, {}, {})", group.low, group.width())
            }
            ExprKind::Index(..) => return None,
            ExprKind::Call(name, arguments) => {
                let arguments: Option<Vec<_>> = arguments.iter().map(|argument| self.expr(argument)).collect();
                format!("Call({:?}, &[{}])", name.value, arguments?.join(", "))
            }
            ExprKind::Unary(op, value) => format!("Unary({op:?}, &{})", self.expr(value)?),
            ExprKind::Binary(op, a, b) => self.binary(op.value, a, b)?,
            ExprKind::Select(condition, yes, no) => {
                format!("Select(&[{}, {}, {}])", self.expr(condition)?, self.expr(yes)?, self.expr(no)?)
            }
        })
    }

    fn binary(&self, op: BinaryOp, a: &Expr, b: &Expr) -> Option<String> {
        let right = self.enumerator(a, b).map_or_else(|| self.expr(b), Some)?;
        Some(format!("Binary({op:?}, &{}, &{right})", self.expr(a)?))
    }

    /// Returns the enumerator that a name beside a field or a group means.
    fn enumerator(&self, subject: &Expr, value: &Expr) -> Option<String> {
        let (ExprKind::Name(text) | ExprKind::String(text)) = &value.kind else { return None };
        let found = self.enumeration(subject)?.values.iter().find(|v| v.enumerator.name.value == *text)?;
        Some(format!("Enumerator({:#x})", found.code))
    }

    /// Returns the enumeration whose values a field or a group has.
    fn enumeration(&self, subject: &Expr) -> Option<&'a EnumPlan<'a>> {
        let (field, group) = match &subject.kind {
            ExprKind::Member(inner, group) => (&**inner, Some(group)),
            _ => (subject, None),
        };
        let plan = match (self.field(field)?.1?, group) {
            (IntegerType::Enum(plan), _) => plan,
            (IntegerType::Bits(index), Some(group)) => {
                let groups = &self.context.plan.bit_fields[index].groups;
                let GroupType::Enum(plan) = groups.iter().find(|g| g.group.is_named(&group.value))?.kind else {
                    return None;
                };
                plan
            }
            _ => return None,
        };
        self.context.plan.enums.get(plan)
    }
}
