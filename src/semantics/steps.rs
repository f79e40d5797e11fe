//! Small instructions for the thread as a whole, ready to run: what is known about them when a program is loaded is found out then.

use crate::exec::buffer::order_accesses;
use crate::exec::program::{Routine, span};
use crate::exec::thread::{Core, Flow, Thread};
use openvisa_isa::Inst;
use openvisa_isa::bit_fields::{ExecControl, Predicate};
use openvisa_isa::enums::{FenceMaskScope, LscSfid, Modifier, StateClass};
use openvisa_isa::instructions::{Fence, LscFence};
use openvisa_isa::operands::VecOperand;

/// A small instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    /// Orders the accesses of the thread to memory that other groups see.
    Fence,
    /// Orders what is in order anyway: accesses to local memory, and what only a compiler has to keep in order.
    Nothing,
    /// All threads of the group come there.
    Barrier,
    /// Continues after the call, or ends.
    Return,
    /// Makes a state of a surface variable this one.
    Surface(u32, u32),
}

impl Step {
    /// The small instruction that an instruction is. `None`: it is none, or takes more than is known before it runs.
    pub(crate) fn of(inst: &Inst<'_>, routine: &Routine<'_>) -> Option<Self> {
        match inst {
            Inst::Fence(i) => Some(Self::of_fence(i)),
            Inst::LscFence(i) => Some(Self::of_lsc_fence(i)),
            Inst::CacheFlush(_) => Some(Self::Fence),
            Inst::Barrier(_) => Some(Self::Barrier),
            Inst::Ret(i) if always(i.exec_size, i.pred) => Some(Self::Return),
            Inst::Fret(i) if always(i.exec_size, i.pred) => Some(Self::Return),
            Inst::Movs(i) if always(i.exec_size, Predicate(0)) && span(i.exec_size).all => {
                let VecOperand::State { class: StateClass::Surface, id, offset, .. } = i.dst else { return None };
                let VecOperand::Immediate { modifier: Modifier::NoModifier, .. } = i.src0 else { return None };
                let value = crate::exec::lanes::constant_value(&i.src0)?;
                let first = *routine.surfaces.get(usize::from(id))?;
                Some(Self::Surface(u32::from(first) + u32::from(offset), value as u32))
            }
            _ => None,
        }
    }
}

impl Step {
    /// What a fence of the older form does. One in software, or of local memory alone, orders accesses that a group's threads, which share
    /// a host thread, make in order.
    pub(crate) fn of_fence(inst: &Fence) -> Self {
        let local = inst.mask.scope() == Some(FenceMaskScope::Local);
        if local || inst.mask.software() { Self::Nothing } else { Self::Fence }
    }

    /// What a fence of a unit does, whatever its scope: kernels pass messages between groups with fences of the scope `group` too, which
    /// is what compilers make of OpenCL's `mem_fence`.
    pub(crate) fn of_lsc_fence(inst: &LscFence) -> Self {
        if inst.lsc_sfid == LscSfid::Slm { Self::Nothing } else { Self::Fence }
    }
}

/// Whether an instruction for the thread as a whole happens whatever a predicate holds.
fn always(exec: ExecControl, pred: Predicate) -> bool {
    span(exec).n == 1 && pred.id() == 0
}

impl Step {
    /// Does what goes on with the next instruction. False: nothing was done.
    #[inline(always)]
    pub(crate) fn quick(self, threads: &mut [Thread]) -> bool {
        match self {
            Self::Fence => {
                // One for all threads of a team, whose accesses before it are done.
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
