//! Scalar instructions that are lowered when a program is loaded: fences, barriers, returns, and
//! surface state moves.
//!
//! For example, `movs` of an immediate to a surface variable becomes [`Step::Surface`], with the
//! index of the variable resolved.

use crate::bytecode::{Routine, span};
use crate::interp::context::{Core, Flow, Thread};
use crate::memory::buffer::order_accesses;
use openvisa_isa::Inst;
use openvisa_isa::bit_fields::{ExecControl, Predicate};
use openvisa_isa::enums::{FenceMaskScope, LscSfid, Modifier, StateClass};
use openvisa_isa::instructions::{Fence, LscFence};
use openvisa_isa::operands::VecOperand;

/// A lowered scalar instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    /// Orders the thread's accesses to memory that other work-groups can access.
    Fence,
    /// A fence without effect: of shared local memory, or for the compiler only.
    Nothing,
    /// Waits until all threads of the group have arrived.
    Barrier,
    /// Returns from a call, or ends the thread.
    Return,
    /// Sets the surface state with this index to a value.
    Surface(u32, u32),
}

impl Step {
    /// Lowers an instruction. Returns `None` if it is not a scalar instruction of these kinds, or
    /// needs operands that are known only at run time.
    pub(crate) fn of(inst: &Inst<'_>, routine: &Routine<'_>) -> Option<Self> {
        match inst {
            Inst::Fence(i) => Some(Self::of_fence(i)),
            Inst::LscFence(i) => Some(Self::of_lsc_fence(i)),
            Inst::CacheFlush(_) => Some(Self::Fence),
            Inst::Barrier(_) => Some(Self::Barrier),
            Inst::Ret(i) if is_unconditional_scalar(i.exec_size, i.pred) => Some(Self::Return),
            Inst::Fret(i) if is_unconditional_scalar(i.exec_size, i.pred) => Some(Self::Return),
            Inst::Movs(i) if is_unconditional_scalar(i.exec_size, Predicate(0)) && span(i.exec_size).all => {
                let VecOperand::State { class: StateClass::Surface, id, offset, .. } = i.dst else { return None };
                let VecOperand::Immediate { modifier: Modifier::NoModifier, .. } = i.src0 else { return None };
                let value = crate::interp::lane_ops::constant_value(&i.src0)?;
                let first = *routine.surfaces.get(usize::from(id))?;
                Some(Self::Surface(u32::from(first) + u32::from(offset), value as u32))
            }
            _ => None,
        }
    }
}

impl Step {
    /// Lowers a `fence`. The threads of a work-group share a host thread, which makes their
    /// accesses to local memory in order. A fence of local memory, or for the compiler only,
    /// therefore has no effect.
    pub(crate) fn of_fence(inst: &Fence) -> Self {
        let local = inst.mask.scope() == Some(FenceMaskScope::Local);
        if local || inst.mask.software() { Self::Nothing } else { Self::Fence }
    }

    /// Lowers an `lsc_fence`. Its scope is ignored: compilers translate OpenCL's `mem_fence` to a
    /// fence of scope `group`, and kernels pass messages between work-groups with it.
    pub(crate) fn of_lsc_fence(inst: &LscFence) -> Self {
        if inst.lsc_sfid == LscSfid::Slm { Self::Nothing } else { Self::Fence }
    }
}

/// Returns whether an instruction is scalar and has no predicate.
fn is_unconditional_scalar(exec: ExecControl, pred: Predicate) -> bool {
    span(exec).n == 1 && pred.id() == 0
}

impl Step {
    /// Executes an operation after which the threads continue with the next instruction. Returns
    /// false, without executing it, for other operations.
    #[inline(always)]
    pub(crate) fn try_fast(self, threads: &mut [Thread]) -> bool {
        match self {
            Self::Fence => {
                // One fence suffices for all threads, because each has made its accesses before
                // this step.
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
    /// Executes a lowered scalar instruction.
    #[inline(always)]
    pub(crate) fn step(&mut self, step: Step) -> Flow {
        match step {
            Step::Barrier => {
                self.signal_group();
                self.wait_group()
            }
            Step::Return => self.leave(),
            Step::Fence | Step::Nothing | Step::Surface(..) => {
                step.try_fast(std::slice::from_mut(self.thread));
                Flow::Next
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use openvisa_isa::bit_fields::FenceMask;
    use openvisa_isa::enums::{LscFenceOp, LscScope};

    #[test]
    fn fences_of_memory_that_groups_share_are_fences_of_the_host() {
        let fence = |mask| Step::of_fence(&Fence { mask });
        let none = FenceMask(0);
        assert_eq!(fence(none), Step::Fence);
        assert_eq!(fence(none.with_commit(true).with_l1(true)), Step::Fence);
        assert_eq!(fence(none.with_scope(FenceMaskScope::Local).with_commit(true)), Step::Nothing);
        assert_eq!(fence(none.with_software(true)), Step::Nothing);
        for scope in [LscScope::Group, LscScope::Local, LscScope::Gpu, LscScope::Sysacq] {
            for (unit, step) in [
                (LscSfid::Ugm, Step::Fence),
                (LscSfid::Ugml, Step::Fence),
                (LscSfid::Tgm, Step::Fence),
                (LscSfid::Slm, Step::Nothing),
            ] {
                let fence = LscFence {
                    exec_size: ExecControl(0),
                    pred: Predicate(0),
                    lsc_sfid: unit,
                    lsc_fence_op: LscFenceOp::None,
                    lsc_scope: scope,
                };
                assert_eq!(Step::of_lsc_fence(&fence), step);
            }
        }
    }
}
