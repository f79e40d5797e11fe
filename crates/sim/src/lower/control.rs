//! Lowers branches, and instructions for the thread as a whole whose operands are constants.

use crate::bytecode::{Branch, Op, Routine, ScalarOp};
use crate::lower::operand::{constant_value, guard, span};
use crate::memory::fence::{FenceEffect, FenceScope};
use openvisa_isa::bit_fields::{ExecControl, Predicate};
use openvisa_isa::enums::{FenceMaskScope, LscFenceOp, LscScope, LscSfid, NbarrierMode, SbarrierMode, StateClass};
use openvisa_isa::instructions::{Fence, Goto, LscFence};
use openvisa_isa::operands::VecOperand;
use openvisa_isa::{DataTypeKind, Inst};

impl Branch {
    /// Lowers a `goto`.
    pub(crate) fn new(inst: &Goto) -> Self {
        Self { span: span(inst.exec_size), guard: guard(inst.pred), label: inst.label.bits() }
    }
}

impl ScalarOp {
    /// Lowers an instruction to a scalar operation. `None` if it is not one, or if its operands are
    /// not known before it runs.
    pub(crate) fn of(inst: &Inst<'_>, routine: &Routine<'_>) -> Option<Self> {
        match inst {
            Inst::Fence(i) => Some(Self::of_fence(i)),
            Inst::LscFence(i) => Some(Self::of_lsc_fence(i)),
            Inst::CacheFlush(_) => Some(Self::Fence(FenceEffect::GLOBAL)),
            Inst::Barrier(_) => Some(Self::Barrier),
            Inst::Ret(i) if is_unconditional_scalar(i.exec_size, i.pred) => Some(Self::Return),
            Inst::Fret(i) if is_unconditional_scalar(i.exec_size, i.pred) => Some(Self::Return),
            Inst::Movs(i) if is_unconditional_scalar(i.exec_size, Predicate(0)) && span(i.exec_size).all => {
                let VecOperand::State { class: StateClass::Surface, id, offset, .. } = i.dst else { return None };
                let VecOperand::Immediate { r#type, .. } = i.src0 else { return None };
                // A floating-point number is converted.
                if !matches!(r#type.kind(), DataTypeKind::Signed | DataTypeKind::Unsigned) {
                    return None;
                }
                let value = constant_value(&i.src0)?;
                let first = *routine.surfaces.get(usize::from(id))?;
                Some(Self::Surface(u32::from(first) + u32::from(offset), value as u32))
            }
            _ => None,
        }
    }

    /// Lowers a `fence`. One for the compiler alone is for local memory, whose accesses are in
    /// order on the devices for which compilers write it.
    pub(crate) fn of_fence(inst: &Fence) -> Self {
        let is_local = inst.mask.scope() == Some(FenceMaskScope::Local) || inst.mask.software();
        Self::Fence(if is_local { FenceEffect::LOCAL } else { FenceEffect::GLOBAL })
    }

    /// Lowers an `lsc_fence`.
    pub(crate) fn of_lsc_fence(inst: &LscFence) -> Self {
        if inst.lsc_sfid == LscSfid::Slm {
            return Self::Fence(FenceEffect::LOCAL);
        }
        let scope = if inst.lsc_scope == LscScope::Group { FenceScope::Group } else { FenceScope::Device };
        let invalidates = matches!(inst.lsc_fence_op, LscFenceOp::Evict | LscFenceOp::Invalidate | LscFenceOp::Discard);
        Self::Fence(FenceEffect { scope, invalidates, ..FenceEffect::GLOBAL })
    }
}

/// Marks the fences that are executed directly before a barrier.
pub(super) fn mark_fences_of_barriers(code: &mut [Op<'_>]) {
    let mut precedes_barrier = false;
    for op in code.iter_mut().rev() {
        match op {
            Op::Scalar(ScalarOp::Fence(effect)) => effect.precedes_barrier = precedes_barrier,
            other => precedes_barrier = is_arrival(other),
        }
    }
}

/// Returns whether a thread arrives at a barrier by an operation.
fn is_arrival(op: &Op<'_>) -> bool {
    match op {
        Op::Scalar(scalar) => *scalar == ScalarOp::Barrier,
        Op::Inst(inst) => match &**inst {
            Inst::Sbarrier(i) => i.mode == SbarrierMode::Signal,
            Inst::Nbarrier(i) => i.mode == NbarrierMode::Signal,
            _ => false,
        },
        _ => false,
    }
}

/// Returns whether an instruction is scalar and has no predicate.
fn is_unconditional_scalar(exec: ExecControl, pred: Predicate) -> bool {
    span(exec).n == 1 && pred.id() == 0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::memory::fence::FencedMemory;
    use openvisa_isa::bit_fields::FenceMask;

    #[test]
    fn a_fence_orders_the_memory_of_its_unit_for_the_threads_of_its_scope() {
        let fence = |mask| ScalarOp::of_fence(&Fence { mask });
        let none = FenceMask(0);
        assert_eq!(fence(none), ScalarOp::Fence(FenceEffect::GLOBAL));
        assert_eq!(fence(none.with_commit(true).with_l1(true)), ScalarOp::Fence(FenceEffect::GLOBAL));
        let local = ScalarOp::Fence(FenceEffect::LOCAL);
        assert_eq!(fence(none.with_scope(FenceMaskScope::Local).with_commit(true)), local);
        assert_eq!(fence(none.with_software(true)), local);
        for unit in [LscSfid::Ugm, LscSfid::Ugml, LscSfid::Tgm, LscSfid::Slm] {
            for (lsc_scope, scope) in [
                (LscScope::Group, FenceScope::Group),
                (LscScope::Local, FenceScope::Device),
                (LscScope::Gpu, FenceScope::Device),
                (LscScope::Sysacq, FenceScope::Device),
            ] {
                for (lsc_fence_op, invalidates) in [(LscFenceOp::None, false), (LscFenceOp::Invalidate, true)] {
                    let (exec_size, pred) = (ExecControl(0), Predicate(0));
                    let fence = LscFence { exec_size, pred, lsc_sfid: unit, lsc_fence_op, lsc_scope };
                    let expected = match unit {
                        LscSfid::Slm => FenceEffect::LOCAL,
                        _ => FenceEffect { memory: FencedMemory::Global, scope, invalidates, precedes_barrier: false },
                    };
                    assert_eq!(ScalarOp::of_lsc_fence(&fence), ScalarOp::Fence(expected));
                }
            }
        }
    }
}
