//! Small instructions for the thread as a whole, ready to run: what is known about them when a program is loaded is found out then.

use crate::bytecode::Step;
use crate::interp::context::{Core, Flow, Thread};
use crate::memory::buffer::order_accesses;

impl Step {
    /// Does what goes on with the next instruction. False: nothing was done.
    #[inline(always)]
    pub(crate) fn quick(self, threads: &mut [Thread]) -> bool {
        match self {
            Self::Fence => {
                // One fence serves all threads: each of them has made its accesses before this step.
                order_accesses();
                true
            }
            Self::Nothing => true,
            Self::Surface(state, value) => {
                for thread in threads {
                    if let Some(known) = thread.state.surfaces.get_mut(state as usize) {
                        *known = value;
                    }
                }
                true
            }
            Self::Barrier | Self::Return => false,
        }
    }
}

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
