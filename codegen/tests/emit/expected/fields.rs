// @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.

//! The members of instructions as values, by field.
#![allow(unused_imports)]
use crate::instructions::Inst;
use crate::operands::*;
use openvisa_codec::List;

/// What a member of an instruction holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Value<'a> {
    /// A number: of an enumeration or of bit groups, their bits.
    Int(i64),
    /// An operand.
    VecOperand(VecOperand),
    /// An operand.
    RawOperand(RawOperand),
    /// A list; the field is the first of those that may be in it.
    RawOperands(List<'a, RawOperand>),
}

macro_rules! fields {
    ($($format:ident { $($index:literal $how:ident $member:ident),* })*) => {
        impl<'a> Inst<'a> {
            /// Calls `visit` for each member, in wire order, with the position of its field in
            /// [`InstInfo::fields`](crate::InstInfo::fields). A field that is absent has its default value.
            pub fn fields(&self, visit: &mut dyn FnMut(u8, Value<'a>)) {
                match self {
                    $(Self::$format(x) => {
                        let _ = x;
                        $(visit($index, fields!(@$how x.$member));)*
                    })*
                }
            }
        }
    };
    (@number $($value:tt)*) => { Value::Int($($value)* as i64) };
    (@bits $($value:tt)*) => { Value::Int($($value)*.bits() as i64) };
    (@data_type $($value:tt)*) => { Value::Int($($value)*.bits().map_or(-1, i64::from)) };
    (@$variant:ident $($value:tt)*) => { Value::$variant($($value)*) };
}

macro_rules! each_format {
    ($then:ident) => {
        $then! {
            Add { 0 bits exec_size, 1 VecOperand dst, 2 VecOperand src0, 3 VecOperand src1 }
            LoadPlain { 0 bits op, 2 RawOperand dst, 4 RawOperands num_list }
            LoadScaled { 0 bits op, 1 number scale, 2 RawOperand dst, 4 RawOperands num_list }
            SvmRead { 0 RawOperand dst }
        }
    };
}
pub(crate) use each_format;

each_format! { fields }
