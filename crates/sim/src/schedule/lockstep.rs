//! Lock-step scheduler for the threads of a work-group, with reconvergence.
//!
//! Dispatching an instruction and locating its operands takes longer than computing it for all
//! channels of a thread. In addition, each instruction depends on the result of the one before.
//! Therefore several threads at the same instruction execute it one after another before any of
//! them continues. This amortises the dispatch, and the processor overlaps the independent
//! computations.
//!
//! For example, 8 threads run a loop. After 5 iterations, 3 of them leave it. The scheduler always
//! continues the threads with the lowest instruction number in the deepest call, so the 5 others
//! finish the loop first. All 8 reconverge at the first instruction after it.

use crate::binding::arguments::BoundKernel;
use crate::bytecode::Bytecode;
use crate::checks::observer::Observer;
use crate::interp::context::ExecContext;
use crate::numerics::value::Scratch;
use crate::optimize::fusion::FastCode;
use crate::state::fast_context::FastContext;
use crate::state::policy::Policy;
use crate::state::thread::{TIME_SLICE_INSTRUCTIONS, Thread};
use crate::state::workgroup::Group;
use crate::trap::Fault;
use fearless_simd::Level;
use std::cmp::Reverse;

/// Maximum number of threads that run in lock-step. The registers of more threads exceed the caches
/// near the core.
pub(crate) const MAX_LOCKSTEP_THREADS: usize = 16;

/// Number of instructions after which diverged threads yield to the others, which they may be
/// waiting for.
const DIVERGED_SLICE: u64 = 1 << 10;

/// The threads that run next, all at the same step.
struct ActiveSet {
    count: usize,
    /// Whether other threads could run as well.
    has_diverged: bool,
    /// The first later step of the routine where another thread waits to reconverge, or
    /// `None` if there is none.
    reconvergence_step: Option<usize>,
}

/// The threads of a work-group that run in lock-step.
pub(crate) struct LockstepGroup<'a> {
    pub(crate) program: &'a Bytecode<'a>,
    /// The fast code of each routine of the program.
    pub(crate) fast: &'a [FastCode],
    pub(crate) bound: &'a BoundKernel<'a>,
    pub(crate) group: &'a mut Group,
    /// The threads in arbitrary order.
    pub(crate) threads: &'a mut [Thread],
    pub(crate) scratch: &'a mut Scratch,
    pub(crate) level: Level,
    pub(crate) policy: Policy<'a>,
    /// Is told of accesses and barriers, if the launch is checked.
    pub(crate) observer: Option<&'a mut Observer>,
    /// Number of instructions that the threads have run.
    pub(crate) executed: u64,
}

impl LockstepGroup<'_> {
    /// Runs until every thread blocks, ends, or uses up its time slice. Returns whether any thread
    /// made progress; on a fault, the index of the faulting thread.
    pub(crate) fn run(&mut self, max_instructions: u64) -> Result<bool, (usize, Fault)> {
        let mut before = 0;
        for thread in &mut *self.threads {
            thread.time_slice_end = thread.executed + TIME_SLICE_INSTRUCTIONS;
            before += thread.executed;
        }
        let mut progress = false;
        while let Some(active) = self.select_active_set() {
            progress = true;
            self.run_active(active, max_instructions)?;
        }
        self.executed += self.threads.iter().map(|thread| thread.executed).sum::<u64>() - before;
        Ok(progress)
    }

    /// Selects the ready threads that are furthest behind, and moves them to the start of
    /// `threads`. Returns `None` if no thread is ready.
    fn select_active_set(&mut self) -> Option<ActiveSet> {
        let Self { program, group, threads, .. } = self;
        let ready = |thread: &Thread| {
            !thread.ended
                && thread.executed <= thread.time_slice_end
                && thread.waits.is_none_or(|wait| group.satisfied(wait))
        };
        // A deeper call is behind its caller, so that called functions finish first.
        let place = |thread: &Thread| (Reverse(thread.depth()), thread.state.routine, thread.step);
        let first = threads.iter().filter(|thread| ready(thread)).map(place).min()?;
        let (mut active, mut control) = (ActiveSet { count: 0, has_diverged: false, reconvergence_step: None }, None);
        for k in 0..threads.len() {
            let thread = &mut threads[k];
            if !ready(thread) {
                continue;
            }
            let at = place(thread);
            if at == first && control.is_none_or(|control| control == thread.control(program)) {
                control = Some(thread.control(program));
                thread.waits = None;
                if k != active.count {
                    threads.swap(k, active.count);
                }
                active.count += 1;
            } else {
                active.has_diverged = true;
                if (at.0, at.1) == (first.0, first.1) && at.2 > first.2 {
                    active.reconvergence_step = Some(active.reconvergence_step.map_or(at.2, |step| step.min(at.2)));
                }
            }
        }
        Some(active)
    }

    /// Runs the selected threads up to the reconvergence step, or until they diverge.
    fn run_active(
        &mut self,
        ActiveSet { count, has_diverged, reconvergence_step }: ActiveSet,
        max_instructions: u64,
    ) -> Result<(), (usize, Fault)> {
        let Some(selected) = self.threads.get_mut(..count) else { return Ok(()) };
        let Some(leader) = selected.first() else { return Ok(()) };
        let begun = leader.executed;
        let leader_routine = leader.state.routine;
        let is_shadowed = leader.state.shadow.is_some();
        let routine = &self.program.routines[leader_routine];
        let until_limit = selected
            .iter()
            .map(|thread| routine.instructions_before_limit(thread.executed, max_instructions))
            .min()
            .flatten();
        let slice_left =
            selected.iter().map(|thread| thread.time_slice_end.saturating_sub(thread.executed)).min().unwrap_or(0);
        let until =
            slice_left.min(until_limit.unwrap_or(u64::MAX)).min(if has_diverged { DIVERGED_SLICE } else { u64::MAX });
        let mut context = FastContext {
            program: self.program,
            routine,
            bound: self.bound,
            group: self.group,
            level: self.level,
            policy: self.policy,
            observer: self.observer.as_deref_mut(),
        };
        if until_limit.is_some() {
            let fast = &self.fast[leader_routine];
            match is_shadowed {
                true => context.run_fast_path::<true>(fast, selected, until, reconvergence_step),
                false => context.run_fast_path::<false>(fast, selected, until, reconvergence_step),
            }
        }
        let place = |thread: &Thread| (thread.step, thread.ended || thread.waits.is_some());
        let (step, done) = place(&selected[0]);
        if done || Some(step) == reconvergence_step || selected.iter().any(|thread| place(thread) != (step, done)) {
            return Ok(());
        }
        let left = until.saturating_sub(selected[0].executed - begun);
        for k in 0..count {
            let mut core = self.thread_core(k);
            let slice_end = core.thread.executed.saturating_add(left);
            let goes_on = match is_shadowed {
                true => core.run_one::<true>(slice_end, max_instructions),
                false => core.run_one::<false>(slice_end, max_instructions),
            };
            let goes_on = goes_on.map_err(|fault| (k, fault))?;
            let thread = &mut self.threads[k];
            if !goes_on && !thread.ended && thread.waits.is_none() {
                thread.time_slice_end = 0;
            }
        }
        Ok(())
    }

    /// Returns an execution context for a single thread.
    fn thread_core(&mut self, k: usize) -> ExecContext<'_> {
        let mut core = ExecContext::new(
            self.program,
            self.fast,
            self.bound,
            self.group,
            &mut self.threads[k],
            self.scratch,
            self.level,
        );
        core.policy = self.policy;
        core.observer = self.observer.as_deref_mut();
        core
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_support::with_kernel;
    use openvisa_isa::InstKind;

    /// Nested loops and jumps that depend on each channel's number in `N`, with barriers at the
    /// end.
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
                    let mut team = LockstepGroup {
                        program,
                        fast,
                        bound,
                        group: &mut group,
                        threads: &mut threads,
                        scratch: &mut scratch,
                        level: Level::new(),
                        policy: Policy { alone: true, ..Policy::default() },
                        observer: None,
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
                        let mut core =
                            ExecContext::new(program, fast, bound, &mut group, thread, &mut scratch, Level::new());
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
