//! Lowers branches, and instructions for the thread as a whole whose operands are constants.

use crate::bytecode::{Branch, Routine, ScalarOp};
use crate::lower::operand::{constant_value, guard, span};
use openvisa_isa::Inst;
use openvisa_isa::bit_fields::{ExecControl, Predicate};
use openvisa_isa::enums::{FenceMaskScope, LscSfid, Modifier, StateClass};
use openvisa_isa::instructions::{Fence, Goto, LscFence};
use openvisa_isa::operands::VecOperand;

impl Branch {
    /// Lowers a `goto`.
    pub(crate) fn new(inst: &Goto) -> Self {
        Self { span: span(inst.exec_size), guard: guard(inst.pred), label: inst.label }
    }
}

impl ScalarOp {
    /// Lowers an instruction to a scalar operation. `None` if it is not one, or if its operands are
    /// not known before it runs.
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
                let value = constant_value(&i.src0)?;
                let first = *routine.surfaces.get(usize::from(id))?;
                Some(Self::Surface(u32::from(first) + u32::from(offset), value as u32))
            }
            _ => None,
        }
    }

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

#[cfg(test)]
mod tests {
    use super::*;
    use openvisa_isa::bit_fields::FenceMask;
    use openvisa_isa::enums::{LscFenceOp, LscScope};

    #[test]
    fn fences_of_memory_that_groups_share_are_fences_of_the_host() {
        let fence = |mask| ScalarOp::of_fence(&Fence { mask });
        let none = FenceMask(0);
        assert_eq!(fence(none), ScalarOp::Fence);
        assert_eq!(fence(none.with_commit(true).with_l1(true)), ScalarOp::Fence);
        assert_eq!(fence(none.with_scope(FenceMaskScope::Local).with_commit(true)), ScalarOp::Nothing);
        assert_eq!(fence(none.with_software(true)), ScalarOp::Nothing);
        for scope in [LscScope::Group, LscScope::Local, LscScope::Gpu, LscScope::Sysacq] {
            for (unit, step) in [
                (LscSfid::Ugm, ScalarOp::Fence),
                (LscSfid::Ugml, ScalarOp::Fence),
                (LscSfid::Tgm, ScalarOp::Fence),
                (LscSfid::Slm, ScalarOp::Nothing),
            ] {
                let fence = LscFence {
                    exec_size: ExecControl(0),
                    pred: Predicate(0),
                    lsc_sfid: unit,
                    lsc_fence_op: LscFenceOp::None,
                    lsc_scope: scope,
                };
                assert_eq!(ScalarOp::of_lsc_fence(&fence), step);
            }
        }
    }
}
