//! The fast path: runs the fast code of a routine in several threads at once.

use crate::bytecode::Step;
use crate::memory::buffer::order_accesses;
use crate::optimize::fusion::{Ahead, Jump, Way};
use crate::optimize::vector_kernel::Direct;
use crate::state::fast_context::Reach;
use crate::state::thread::{Thread, Wait};

impl Reach<'_> {
    /// Runs threads, all of which are at the same step and have the same in their control registers, as long as there are quick ways and
    /// all of them can go these. Goes back only up to so many instructions, and not on at a join at the step `meet`.
    #[inline(always)]
    pub(crate) fn run_ahead(&mut self, ahead: &Ahead, threads: &mut [Thread], until: u64, meet: usize) {
        let Some(leader) = threads.first() else { return };
        let mut control = leader.control(self.program);
        // The channels that are on in all threads.
        let common = |threads: &[Thread]| threads.iter().fold(u32::MAX, |on, thread| on & thread.mask);
        let mut stages = ahead.from(leader.step);
        let Some(first) = stages.first() else { return };
        // How many instructions have been executed before the first one of the routine, if none went back.
        let mut before = 0_u64.wrapping_sub(u64::from(first.instructions));
        let mut on = common(threads);
        // How many threads have done the next one already.
        let mut done = 0;
        while let [stage, rest @ ..] = stages {
            match &stage.way {
                Way::Direct(direct) => {
                    if !direct.run(threads, on, control) {
                        break;
                    }
                    if direct.writes_control() {
                        control = threads[0].control(self.program);
                        if threads.iter().any(|thread| thread.control(self.program) != control) {
                            stages = rest;
                            break;
                        }
                    }
                }
                Way::Row(row) => {
                    if !Direct::run_row(row, threads, on, control) {
                        break;
                    }
                }
                Way::Access(access) => {
                    done = (access.kernel)(self, threads, &access.op);
                    if done < threads.len() {
                        break;
                    }
                    done = 0;
                }
                Way::Jump(jump) => {
                    let executed = before.wrapping_add(u64::from(stage.instructions)) + 1;
                    let step = stage.step as usize;
                    if jump.back && executed > until {
                        break;
                    }
                    let to = self.jump(jump, threads, step);
                    on = common(threads);
                    match to {
                        Some(to) if to == step + 1 => {}
                        Some(to) => {
                            stages = ahead.from(to);
                            let Some(first) = stages.first() else {
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
                Way::Step(Step::Return) => {
                    let executed = before.wrapping_add(u64::from(stage.instructions)) + 1;
                    if executed > until || threads.iter().any(|thread| thread.depth() > 0) {
                        break;
                    }
                    for thread in threads {
                        thread.executed += executed;
                        thread.step = stage.step as usize;
                        thread.ended = true;
                    }
                    return;
                }
                Way::Step(Step::Barrier) => {
                    let executed = before.wrapping_add(u64::from(stage.instructions)) + 1;
                    if executed > until {
                        break;
                    }
                    for thread in threads {
                        thread.executed += executed;
                        thread.step = stage.step as usize + 1;
                        self.group.signal(thread);
                        thread.waits = Some(Wait::Group(thread.signals));
                    }
                    return;
                }
                Way::Step(small) => {
                    if !small.quick(threads) {
                        break;
                    }
                }
                Way::Join(slot) => {
                    if stage.step as usize == meet {
                        break;
                    }
                    threads.iter_mut().for_each(|thread| thread.join(*slot, self.program));
                    on = common(threads);
                }
                Way::General => break,
            }
            stages = rest;
        }
        for (k, thread) in threads.iter_mut().enumerate() {
            let Some(stage) = stages.get(usize::from(k < done)) else { return };
            thread.step = stage.step as usize;
            thread.executed = thread.executed.wrapping_add(before.wrapping_add(u64::from(stage.instructions)));
        }
    }

    /// Takes threads where a jump leads. The step where all of them are then; `None`: they are at several.
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
