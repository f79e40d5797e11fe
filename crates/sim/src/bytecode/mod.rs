//! The bytecode: operations with resolved operands, which decoded instructions are lowered to.
//!
//! For example, `add (M1, 16) V40(0,0)<1> V41(0,0)<1;1,0> V42(0,0)<1;1,0>` becomes an [`Op::Lane`]
//! whose operands are byte offsets in the register file. A step is the index of an operation in the
//! code of its routine.

pub(crate) mod memory_op;
pub(crate) mod op;
pub(crate) mod operand;
pub(crate) mod program;

pub(crate) use op::{Branch, Channels, ComputeType, Guard, LaneOp, Op, ScalarOp, lanes_in_mask};
pub(crate) use operand::{Destination, Indirect, OperandLocation, Source, To, size_of};
pub use program::OpenChoice;
pub(crate) use program::{
    Bytecode, CountedInstruction, InputLocation, InstructionOrigin, Predefined, Routine, VariableLocation,
    function_address, function_index,
};
