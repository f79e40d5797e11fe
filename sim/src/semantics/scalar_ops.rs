//! Small instructions for the thread as a whole, ready to run: what is known about them when a program is loaded is found out then.

use crate::bytecode::ScalarOp;
use crate::interp::context::{Core, Flow};

impl Core<'_> {
    /// Does a small instruction.
    #[inline(always)]
    pub(crate) fn step(&mut self, step: ScalarOp) -> Flow {
        match step {
            ScalarOp::Barrier => {
                self.signal_group();
                self.wait_group()
            }
            ScalarOp::Return => self.leave(),
            ScalarOp::Fence | ScalarOp::Nothing | ScalarOp::Surface(..) => {
                step.execute_in(std::slice::from_mut(self.thread));
                Flow::Next
            }
        }
    }
}
