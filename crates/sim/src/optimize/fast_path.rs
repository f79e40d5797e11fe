//! The fast path: runs the fast code of a routine in several threads at once.

use crate::bytecode::ScalarOp;
use crate::memory::buffer::order_accesses;
use crate::memory::fence::FencedMemory;
use crate::optimize::fusion::{FastCode, FastOpKind, Jump};
use crate::optimize::vector_kernel::VectorKernel;
use crate::state::fast_context::FastContext;
use crate::state::thread::{Thread, Wait};

impl FastContext<'_> {
    /// Runs threads with fast-path code as long as every thread can take it. All threads must be at
    /// the same step and have equal control registers.
    ///
    /// Stops before a backward jump once `until` instructions have run, and at a join at step
    /// `reconvergence_step`. If `CHECKED` is true, it stops before an operation whose operands are
    /// undefined in a thread.
    #[inline(always)]
    pub(crate) fn run_fast_path<const CHECKED: bool>(
        &mut self,
        code: &FastCode,
        threads: &mut [Thread],
        until: u64,
        reconvergence_step: Option<usize>,
    ) {
        let Some(leader) = threads.first() else { return };
        let mut control = leader.control(self.program);
        // Returns the channels that are enabled in all threads.
        let common = |threads: &[Thread]| threads.iter().fold(u32::MAX, |on, thread| on & thread.mask);
        let mut ops = code.from(leader.step);
        let Some(first) = ops.first() else { return };
        // Number of executed instructions minus the position in the routine, modulo 2^64.
        let mut before = 0_u64.wrapping_sub(u64::from(first.instructions));
        let mut on = common(threads);
        // Number of threads that have executed the next operation already.
        let mut done = 0;
        while let [op, rest @ ..] = ops {
            if CHECKED && !code.define_results(ops.len(), threads) {
                break;
            }
            match &op.kind {
                FastOpKind::Vector(kernel) => {
                    if !kernel.run(threads, on, control) {
                        break;
                    }
                    if kernel.writes_control() {
                        control = threads[0].control(self.program);
                        if threads.iter().any(|thread| thread.control(self.program) != control) {
                            ops = rest;
                            break;
                        }
                    }
                }
                FastOpKind::Batch(row) => {
                    if !VectorKernel::run_batch(row, threads, on, control) {
                        break;
                    }
                }
                FastOpKind::Memory(access) => {
                    done = (access.kernel)(self, threads, &access.op);
                    if done < threads.len() {
                        break;
                    }
                    done = 0;
                }
                FastOpKind::ObservedMemory(access) => {
                    done = self.run_observed(access, threads);
                    if done < threads.len() {
                        break;
                    }
                    done = 0;
                }
                FastOpKind::Jump(jump) => {
                    let executed = before.wrapping_add(u64::from(op.instructions)) + 1;
                    let step = op.step as usize;
                    if jump.back && executed > until {
                        break;
                    }
                    let to = self.jump(jump, threads, step);
                    on = common(threads);
                    match to {
                        Some(to) if to == step + 1 => {}
                        Some(to) => {
                            ops = code.from(to);
                            let Some(first) = ops.first() else {
                                threads.iter_mut().for_each(|thread| thread.executed += executed);
                                return;
                            };
                            before = executed.wrapping_sub(u64::from(first.instructions));
                            continue;
                        }
                        None => {
                            threads.iter_mut().for_each(|thread| thread.executed += executed);
                            return;
                        }
                    }
                }
                FastOpKind::Scalar(ScalarOp::Return) => {
                    let executed = before.wrapping_add(u64::from(op.instructions)) + 1;
                    if executed > until || threads.iter().any(|thread| thread.depth() > 0) {
                        break;
                    }
                    for thread in threads {
                        thread.executed += executed;
                        thread.step = op.step as usize;
                        thread.ended = true;
                    }
                    return;
                }
                FastOpKind::Scalar(ScalarOp::Barrier) => {
                    let executed = before.wrapping_add(u64::from(op.instructions)) + 1;
                    if executed > until {
                        break;
                    }
                    for thread in threads {
                        thread.executed += executed;
                        thread.step = op.step as usize + 1;
                        self.group.signal(thread);
                        thread.waits = Some(Wait::Group(thread.signals));
                    }
                    return;
                }
                FastOpKind::Scalar(small) => {
                    if !small.execute_in(threads) {
                        break;
                    }
                }
                FastOpKind::Join(slot) => {
                    if Some(op.step as usize) == reconvergence_step {
                        break;
                    }
                    threads.iter_mut().for_each(|thread| thread.join(*slot, self.program));
                    on = common(threads);
                }
                FastOpKind::Interpret => break,
            }
            ops = rest;
        }
        for (k, thread) in threads.iter_mut().enumerate() {
            let Some(op) = ops.get(usize::from(k < done)) else { return };
            thread.step = op.step as usize;
            thread.executed = thread.executed.wrapping_add(before.wrapping_add(u64::from(op.instructions)));
        }
    }

    /// Executes a branch in all threads. Returns the step at which all of them continue, or `None`
    /// if they diverge.
    #[inline(always)]
    fn jump(&self, jump: &Jump, threads: &mut [Thread], step: usize) -> Option<usize> {
        let mut all = None;
        let mut same = true;
        for thread in threads {
            thread.step = jump.take(thread, step, self.program, self.routine);
            same &= all.is_none_or(|to| to == thread.step);
            all = Some(thread.step);
        }
        all.filter(|_| same)
    }
}

impl ScalarOp {
    /// Executes an operation that continues with the next instruction. Returns false, and does
    /// nothing, for all others.
    #[inline(always)]
    pub(crate) fn execute_in(self, threads: &mut [Thread]) -> bool {
        match self {
            Self::Fence(effect) => {
                // The threads of a work-group share a host thread, which makes their accesses to
                // local memory in order. One fence suffices for all threads, because each has made
                // its accesses before this step. It orders them for all groups, whatever its scope
                // is: kernels pass messages between groups with fences of a group, too.
                if effect.memory == FencedMemory::Global {
                    order_accesses();
                }
                true
            }
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
