// @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.

//! Generic access to the members of any instruction.
#![allow(unused_imports)]
use crate::instructions::Inst;
use crate::operands::*;
use openvisa_isa_core::List;
/// The value of a member of an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum Value<'a> {
    /// A number. For an enumeration or a bit field, its bits.
    Int(i64),
    /// An operand.
    VecOperand(VecOperand),
    /// An operand.
    RawOperand(RawOperand),
    /// A list. Its field is the first of the fields whose values it holds.
    RawOperands(List<'a, RawOperand>),
}

/// A visitor of the members of an instruction.
///
/// Each method gets the position of the field in
/// [`InstInfo::fields`](crate::InstInfo::fields), and the value of the member.
pub trait Visitor<'a> {
    /// Visits a number. For an enumeration or a bit field, `value` is its bits.
    fn int(&mut self, field: u8, value: i64);
    /// An operand.
    fn vec_operand(&mut self, field: u8, value: &VecOperand);
    /// An operand.
    fn raw_operand(&mut self, field: u8, value: &RawOperand);
    /// A list. Its field is the first of the fields whose values it holds.
    fn raw_operands(&mut self, field: u8, value: List<'a, RawOperand>);
}

/// A visitor that passes each member to a function as a [`Value`].
struct FunctionVisitor<F>(F);
impl<'a, F: FnMut(u8, Value<'a>)> Visitor<'a> for FunctionVisitor<F> {
    fn int(&mut self, field: u8, value: i64) {
        (self.0)(field, Value::Int(value));
    }

    fn vec_operand(&mut self, field: u8, value: &VecOperand) {
        (self.0)(field, Value::VecOperand(*value));
    }

    fn raw_operand(&mut self, field: u8, value: &RawOperand) {
        (self.0)(field, Value::RawOperand(*value));
    }

    fn raw_operands(&mut self, field: u8, value: List<'a, RawOperand>) {
        (self.0)(field, Value::RawOperands(value));
    }
}

macro_rules! each_format {
    ($($callback:ident)::+) => {
        $($callback)::+! {
            {<'a>}
            Add { 0 bits exec_size, 1 VecOperand dst, 2 VecOperand src0, 3 VecOperand src1 }
            LoadPlain { 0 bits op, 2 RawOperand dst, 4 RawOperands num_list }
            LoadScaled { 0 bits op, 1 number scale, 2 RawOperand dst, 4 RawOperands num_list }
            SvmRead { 0 RawOperand dst }
        }
    };
}
pub(crate) use each_format;

each_format!(openvisa_isa_core::inst_fields);
