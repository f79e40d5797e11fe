//! The run loop: runs the operations of a thread.
//!
//! It takes the fast path as far as that goes, executes one operation that needs the slow path, and
//! repeats. For example, a function call is always executed here.

use crate::bytecode::Op;
use crate::interp::context::{ExecContext, Flow};
use crate::state::fast_context::FastContext;
use crate::state::thread::TIME_SLICE_INSTRUCTIONS;
use crate::trap::Fault;
use openvisa_isa::semantics::execute;

impl ExecContext<'_> {
    /// Runs until the thread waits, ends, or uses up its time slice. `max_instructions` is the
    /// maximum number of instructions of the thread.
    pub(crate) fn run(&mut self, max_instructions: u64) -> Result<(), Fault> {
        let time_slice_end = self.thread.executed + TIME_SLICE_INSTRUCTIONS;
        if self.profile.is_some() || self.trace.is_some() {
            while self.run_one::<true>(time_slice_end, max_instructions)? {}
            return Ok(());
        }
        loop {
            if let Some(until_limit) = self.routine.instructions_before_limit(self.thread.executed, max_instructions) {
                let until = time_slice_end.saturating_sub(self.thread.executed).min(until_limit);
                let mut context = FastContext {
                    program: self.program,
                    routine: self.routine,
                    bound: self.bound,
                    group: self.group,
                    level: self.level,
                    policy: self.policy,
                    observer: self.observer.as_deref_mut(),
                };
                context.run_fast_path::<false>(
                    &self.fast[self.thread.state.routine],
                    std::slice::from_mut(self.thread),
                    until,
                    None,
                );
            }
            if self.thread.ended || self.waits() || !self.run_one::<false>(time_slice_end, max_instructions)? {
                return Ok(());
            }
        }
    }

    /// Returns whether the thread has to wait.
    fn waits(&mut self) -> bool {
        self.thread.waits = self.thread.waits.filter(|wait| !self.group.satisfied(*wait));
        self.thread.waits.is_some()
    }

    /// Runs one instruction. Returns whether the thread can continue. `WATCHED` is true if steps
    /// are counted or traced, or if operands are checked.
    pub(crate) fn run_one<const WATCHED: bool>(
        &mut self,
        time_slice_end: u64,
        max_instructions: u64,
    ) -> Result<bool, Fault> {
        let routine = self.routine;
        let Some(op) = routine.code.get(self.thread.step) else {
            // Execution fell off the end of the code, as at a `ret`.
            match self.leave() {
                Flow::Jump(step) => self.thread.step = step,
                _ => self.thread.ended = true,
            }
            return Ok(!self.thread.ended);
        };
        if let Op::Join(slot) = op {
            self.thread.join(*slot, self.program);
            self.thread.step += 1;
            return Ok(true);
        }
        self.thread.executed += 1;
        if self.thread.executed > max_instructions {
            return Err(Fault::Limit(max_instructions));
        }
        if let (true, Some(profile)) = (WATCHED, &mut self.profile) {
            profile[usize::from(routine.origins[self.thread.step].counter)] += 1;
        }
        if let (true, Some(trace)) = (WATCHED, &mut self.trace) {
            trace(self.thread, routine);
        }
        if WATCHED {
            self.follow_undefined(op);
        }
        let flow = match op {
            Op::Lane(lane) => {
                self.run_lane_op(lane)?;
                Flow::Next
            }
            // Returns here: passing `Flow` through a result costs more than many memory operations.
            Op::Memory(access) => {
                self.access(access)?;
                self.thread.step += 1;
                return Ok(true);
            }
            Op::Scalar(step) => {
                let flow = self.step(*step);
                self.thread.show_mask(self.program);
                flow
            }
            Op::Branch(branch) => {
                let flow = self.branch(*branch)?;
                self.thread.show_mask(self.program);
                flow
            }
            Op::Inst(inst) if self.program.reference.is_some() => {
                let flow = self.run_reference(inst)?;
                self.thread.show_mask(self.program);
                flow
            }
            Op::Inst(inst) => {
                let flow = match execute(self, inst) {
                    Some(done) => done?,
                    None => Flow::Next,
                };
                self.thread.show_mask(self.program);
                flow
            }
            Op::Join(_) => Flow::Next,
        };
        match flow {
            Flow::Next => self.thread.step += 1,
            Flow::Jump(step) => {
                let back = step <= self.thread.step;
                self.thread.step = step;
                return Ok(!back || self.thread.executed <= time_slice_end);
            }
            Flow::Wait(wait) => {
                self.thread.step += 1;
                self.thread.waits = Some(wait);
                return Ok(!self.waits());
            }
            // The instruction is repeated, and must count once.
            Flow::Again(wait) => {
                self.thread.executed -= 1;
                self.thread.waits = Some(wait);
                return Ok(!self.waits());
            }
            Flow::End => self.thread.ended = true,
        }
        Ok(!self.thread.ended)
    }
}
