//! Small instructions for the thread as a whole, ready to run: what is known about them when a program is loaded is found out then.

use crate::bytecode::Step;
use crate::interp::context::{Core, Flow};

impl Core<'_> {
    /// Does a small instruction.
    #[inline(always)]
    pub(crate) fn step(&mut self, step: Step) -> Flow {
        match step {
            Step::Barrier => {
                self.signal_group();
                self.wait_group()
            }
            Step::Return => self.leave(),
            Step::Fence | Step::Nothing | Step::Surface(..) => {
                step.quick(std::slice::from_mut(self.thread));
                Flow::Next
            }
        }
    }
}
