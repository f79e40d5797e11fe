//! Threads of a group that run in lock-step.
//!
//! To find out what an instruction is and where its operands lie takes longer than to compute it in all channels of a thread, and each
//! instruction waits for what the one before it has written. So several threads that are at the same place of the code do an
//! instruction one after another, before all of them do the next one: what it is is found out once, and none waits for another. Where
//! their ways part, those that are furthest behind go on, up to where the others are.

use crate::binding::arguments::BoundKernel;
use crate::bytecode::Bytecode;
use crate::interp::context::Core;
use crate::numerics::value::Scratch;
use crate::optimize::fusion::FastCode;
use crate::state::fast_context::FastContext;
use crate::state::policy::Policy;
use crate::state::thread::{TIME_SLICE_INSTRUCTIONS, Thread};
use crate::state::workgroup::Group;
use crate::trap::Fault;
use fearless_simd::Level;
use std::cmp::Reverse;

/// How many threads run in lock-step at most. More would need more registers than fit into the caches that are near.
pub(crate) const MAX_LOCKSTEP_THREADS: usize = 16;

/// So many instructions later threads that have left others behind themselves, or were left behind, let those run, for which they may be
/// waiting.
const APART: u64 = 1 << 10;

/// Threads of a team that do the same.
struct Front {
    count: usize,
    /// Others could run as well.
    apart: bool,
    /// The step where the next ones of these are.
    meet: usize,
}

/// Threads of a group that run together.
pub(crate) struct Team<'a> {
    pub(crate) program: &'a Bytecode<'a>,
    /// The fast code of each routine of the program.
    pub(crate) fast: &'a [FastCode],
    pub(crate) bound: &'a BoundKernel<'a>,
    pub(crate) group: &'a mut Group,
    /// In any order.
    pub(crate) threads: &'a mut [Thread],
    pub(crate) scratch: &'a mut Scratch,
    pub(crate) level: Level,
    pub(crate) policy: Policy<'a>,
    /// Number of instructions that the threads have run.
    pub(crate) executed: u64,
}

impl Team<'_> {
    /// Runs until each thread waits or has ended, or has run for long. Whether one could run. A fault comes with the place of the thread.
    pub(crate) fn run(&mut self, most: u64) -> Result<bool, (usize, Fault)> {
        let mut before = 0;
        for thread in &mut *self.threads {
            thread.late = thread.executed + TIME_SLICE_INSTRUCTIONS;
            before += thread.executed;
        }
        let mut progress = false;
        while let Some(front) = self.gather() {
            progress = true;
            self.run_front(front, most)?;
        }
        self.executed += self.threads.iter().map(|thread| thread.executed).sum::<u64>() - before;
        Ok(progress)
    }

    /// Brings the threads to the front that are furthest behind, at the same step. `None`: no thread can run.
    fn gather(&mut self) -> Option<Front> {
        let Self { program, group, threads, .. } = self;
        let ready = |thread: &Thread| {
            !thread.ended && thread.executed <= thread.late && thread.waits.is_none_or(|wait| group.satisfied(wait))
        };
        // What is called by others is behind them.
        let place = |thread: &Thread| (Reverse(thread.depth()), thread.state.routine, thread.step);
        let first = threads.iter().filter(|thread| ready(thread)).map(place).min()?;
        let (mut front, mut control) = (Front { count: 0, apart: false, meet: usize::MAX }, None);
        for k in 0..threads.len() {
            let thread = &mut threads[k];
            if !ready(thread) {
                continue;
            }
            let at = place(thread);
            if at == first && control.is_none_or(|control| control == thread.control(program)) {
                control = Some(thread.control(program));
                thread.waits = None;
                if k != front.count {
                    threads.swap(k, front.count);
                }
                front.count += 1;
            } else {
                front.apart = true;
                if (at.0, at.1) == (first.0, first.1) && at.2 > first.2 {
                    front.meet = front.meet.min(at.2);
                }
            }
        }
        Some(front)
    }

    /// Runs the threads in front, up to where the others are, or their ways part.
    fn run_front(&mut self, Front { count, apart, meet }: Front, most: u64) -> Result<(), (usize, Fault)> {
        let Some(some) = self.threads.get_mut(..count) else { return Ok(()) };
        let Some(leader) = some.first() else { return Ok(()) };
        let begun = leader.executed;
        let leader_routine = leader.state.routine;
        let routine = &self.program.routines[leader_routine];
        let ahead = some.iter().map(|thread| routine.instructions_before_limit(thread.executed, most)).min().flatten();
        let late = some.iter().map(|thread| thread.late.saturating_sub(thread.executed)).min().unwrap_or(0);
        let until = late.min(ahead.unwrap_or(u64::MAX)).min(if apart { APART } else { u64::MAX });
        let mut reach = FastContext {
            program: self.program,
            routine,
            bound: self.bound,
            group: self.group,
            level: self.level,
            policy: self.policy,
        };
        if ahead.is_some() {
            reach.run_fast_path(&self.fast[leader_routine], some, until, meet);
        }
        let place = |thread: &Thread| (thread.step, thread.ended || thread.waits.is_some());
        let (step, done) = place(&some[0]);
        if done || step == meet || some.iter().any(|thread| place(thread) != (step, done)) {
            return Ok(());
        }
        let left = until.saturating_sub(some[0].executed - begun);
        for k in 0..count {
            let mut core = self.core(k);
            let late = core.thread.executed.saturating_add(left);
            let goes_on = core.run_one::<false>(late, most).map_err(|fault| (k, fault))?;
            let thread = &mut self.threads[k];
            if !goes_on && !thread.ended && thread.waits.is_none() {
                thread.late = 0;
            }
        }
        Ok(())
    }

    /// A thread by itself.
    fn core(&mut self, k: usize) -> Core<'_> {
        let mut core =
            Core::new(self.program, self.fast, self.bound, self.group, &mut self.threads[k], self.scratch, self.level);
        core.policy = self.policy;
        core
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_support::with_kernel;
    use openvisa_isa::InstKind;

    /// Loops and jumps that each channel takes as its number in `N` says, with barriers where all meet.
    const TEXT: &str = ".version 4.1
.kernel \"k\"
.decl N v_type=G type=ud num_elts=16 align=GRF
.decl A v_type=G type=ud num_elts=16 align=GRF
.decl B v_type=G type=ud num_elts=16 align=GRF
.decl P1 v_type=P num_elts=16
.decl P2 v_type=P num_elts=16
main:
or (M1_NM, 1) %cr0(0,0)<1> %cr0(0,0)<0;1,0> 0x4c0:ud
mov (M1_NM, 16) A(0,0)<1> 0x0:ud
mov (M1_NM, 16) B(0,0)<1> 0x1:ud
and (M1_NM, 16) N(0,0)<1> N(0,0)<1;1,0> 0xf:ud
outer:
mul (M1, 16) B(0,0)<1> B(0,0)<1;1,0> 0x3:ud
inner:
add (M1, 16) A(0,0)<1> A(0,0)<1;1,0> 0x1:ud
xor (M1, 16) B(0,0)<1> B(0,0)<1;1,0> A(0,0)<1;1,0>
cmp.lt (M1, 16) P1 A(0,0)<1;1,0> N(0,0)<1;1,0>
(P1) goto (M1, 16) inner
cmp.lt (M1, 16) P2 N(0,0)<1;1,0> 0x4:ud
(P2) goto (M1, 16) behind
add (M1, 16) B(0,0)<1> B(0,0)<1;1,0> 0x7:ud
behind:
and (M1, 16) B(0,0)<1> B(0,0)<1;1,0> 0xfffff:ud
add (M1, 16) N(0,0)<1> N(0,0)<1;1,0> 0x5:ud
cmp.lt (M1, 16) P1 N(0,0)<1;1,0> 0x28:ud
(P1) goto (M1, 16) outer
barrier
(P2) goto (M1, 16) end
barrier
shl (M1, 16) B(0,0)<1> B(0,0)<1;1,0> 0x1:ud
end:
ret (M1, 1)
";

    #[test]
    fn threads_in_lock_step_do_what_each_does_by_itself() {
        with_kernel(TEXT, 16, |compiled, bound| {
            let (program, fast) = (&compiled.bytecode, &compiled.fast[..]);
            let routine = &program.routines[0];
            let mut number = 1_u64;
            for count in [1, 2, 5, 8] {
                let mut threads: Vec<_> = (0..count).map(|n| Thread::new(program, 0, n, 0xffff >> n)).collect();
                for thread in &mut threads {
                    for chunk in thread.state.registers.chunks_mut(4) {
                        number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                        chunk.copy_from_slice(&((number >> 40) as u32).to_le_bytes()[..chunk.len()]);
                    }
                    thread.write(program.predefined.cr0 as usize, 4, 0);
                    thread.show_mask(program);
                }
                let mut others = threads.clone();
                let (mut group, mut scratch) = (Group::new(count, 0, 0), Box::<Scratch>::default());
                while threads.iter().any(|thread| !thread.ended) {
                    let mut team = Team {
                        program,
                        fast,
                        bound,
                        group: &mut group,
                        threads: &mut threads,
                        scratch: &mut scratch,
                        level: Level::new(),
                        policy: Policy { alone: true, ..Policy::default() },
                        executed: 0,
                    };
                    assert!(team.run(u64::MAX).expect("it runs"));
                }
                let mut group = Group::new(count, 0, 0);
                let mut profile = vec![0; InstKind::ALL.len()];
                while others.iter().any(|thread| !thread.ended) {
                    for thread in &mut others {
                        if thread.ended || thread.waits.is_some_and(|wait| !group.satisfied(wait)) {
                            continue;
                        }
                        thread.waits = None;
                        let mut core = Core::new(program, fast, bound, &mut group, thread, &mut scratch, Level::new());
                        core.profile = Some(&mut profile);
                        core.run(u64::MAX).expect("it runs");
                    }
                }
                assert_eq!(routine.joins.len(), 7, "as many labels, and places behind jumps back");
                threads.sort_by_key(|thread| thread.number);
                for (thread, other) in threads.iter().zip(&others) {
                    assert_eq!(thread.executed, other.executed, "thread {} of {count}", thread.number);
                    assert_eq!(thread.state.predicates, other.state.predicates, "thread {} of {count}", thread.number);
                    assert!(thread.state.registers[..] == other.state.registers[..], "registers of {}", thread.number);
                }
            }
        });
    }
}
