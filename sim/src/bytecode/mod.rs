//! The bytecode: what a program is lowered to. Data only.

pub(crate) mod memory_op;
pub(crate) mod op;
pub(crate) mod operand;
pub(crate) mod program;

pub(crate) use op::{Branch, Class, Guard, LaneOp, Op, Span, Step, lanes_in_mask};
pub(crate) use operand::{Destination, Indirect, Origin, Quick, Source, To, size_of};
pub(crate) use program::{Bytecode, Predefined, Routine, Variable};
