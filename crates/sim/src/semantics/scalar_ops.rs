//! Scalar instructions that are lowered when a program is loaded: fences, barriers, returns, and
//! surface state moves.
//!
//! For example, `movs` of an immediate to a surface variable becomes [`ScalarOp::Surface`], with
//! the index of the variable resolved.

use crate::bytecode::ScalarOp;
use crate::interp::context::{ExecContext, Flow};

impl ExecContext<'_> {
    /// Executes a lowered scalar instruction.
    #[inline(always)]
    pub(crate) fn step(&mut self, step: ScalarOp) -> Flow {
        match step {
            ScalarOp::Barrier => {
                self.signal_group();
                self.wait_group()
            }
            ScalarOp::Return => self.leave(),
            ScalarOp::Fence(_) | ScalarOp::Surface(..) => {
                if let ScalarOp::Fence(effect) = step {
                    self.observe_fence(effect);
                }
                step.execute_in(std::slice::from_mut(self.thread));
                Flow::Next
            }
        }
    }
}
