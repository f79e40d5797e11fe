//! The bytecode: what a program is lowered to. Data only.

pub(crate) mod memory_op;
pub(crate) mod op;
pub(crate) mod operand;
pub(crate) mod program;

pub(crate) use op::{Branch, ComputeType, Guard, LaneOp, Op, ScalarOp, Span, lanes_in_mask};
pub(crate) use operand::{Destination, Indirect, OperandAccess, Origin, Source, To, size_of};
pub(crate) use program::{Bytecode, Predefined, Routine, Variable};
