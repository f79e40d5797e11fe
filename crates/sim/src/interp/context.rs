//! The execution context of a thread on the slow path, and how operations change its control flow.
//!
//! For example, a call of a function keeps the variables of the caller until the function returns.

use crate::binding::arguments::BoundKernel;
use crate::bytecode::{Bytecode, Op, Routine};
use crate::checks::observer::Observer;
use crate::numerics::value::Scratch;
use crate::optimize::fusion::FastCode;
use crate::state::policy::Policy;
use crate::state::thread::{Return, State, Thread, Wait};
use crate::state::workgroup::Group;
use crate::trap::Fault;
use fearless_simd::Level;

/// The continuation of the run loop after an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Flow {
    /// With the next instruction.
    Next,
    /// At a step of the routine.
    Jump(usize),
    /// With the next instruction, after waiting.
    Wait(Wait),
    /// With the same instruction, after waiting.
    Again(Wait),
    /// The thread has ended.
    End,
}

/// A function that is called before each step.
type TraceCallback<'a> = &'a mut dyn FnMut(&Thread, &Routine<'_>);

/// The execution context of a thread on the slow path.
pub(crate) struct ExecContext<'a> {
    pub(crate) program: &'a Bytecode<'a>,
    /// The fast code of each routine of the program.
    pub(crate) fast: &'a [FastCode],
    pub(crate) routine: &'a Routine<'a>,
    pub(crate) bound: &'a BoundKernel<'a>,
    pub(crate) group: &'a mut Group,
    pub(crate) thread: &'a mut Thread,
    /// Buffers for the operands of an instruction.
    pub(crate) scratch: &'a mut Scratch,
    /// The vector extension of the host.
    pub(crate) level: Level,
    pub(crate) policy: Policy<'a>,
    /// Is told of accesses and barriers, if the launch is checked.
    pub(crate) observer: Option<&'a mut Observer>,
    /// Number of executions of each kind of instruction, if they are counted.
    pub(crate) profile: Option<&'a mut [u64]>,
    /// Called before each step, if the thread is traced.
    pub(crate) trace: Option<TraceCallback<'a>>,
}

impl<'a> ExecContext<'a> {
    pub(crate) fn new(
        program: &'a Bytecode<'a>,
        fast: &'a [FastCode],
        bound: &'a BoundKernel<'a>,
        group: &'a mut Group,
        thread: &'a mut Thread,
        scratch: &'a mut Scratch,
        level: Level,
    ) -> Self {
        let routine = &program.routines[thread.state.routine];
        Self {
            program,
            fast,
            routine,
            bound,
            group,
            thread,
            scratch,
            level,
            policy: Policy::default(),
            observer: None,
            profile: None,
            trace: None,
        }
    }

    pub(crate) fn variable(&self, id: u32) -> Result<crate::bytecode::VariableLocation, Fault> {
        let variable = self.routine.variables.get(id as usize).copied();
        variable.ok_or_else(|| Fault::Invalid(format!("V{id} is not declared")))
    }

    /// Returns the step of a label.
    pub(crate) fn label(&self, label: u16) -> Result<usize, Fault> {
        let step = self.routine.labels.get(usize::from(label)).copied().flatten();
        step.map(|s| s as usize).ok_or_else(|| Fault::Invalid(format!("the label L{label} is not in this routine")))
    }

    /// Disables channels until execution arrives at a step, which must be a join.
    pub(crate) fn park(&mut self, channels: u32, step: usize) -> Result<(), Fault> {
        match self.routine.code.get(step) {
            Some(Op::Join(slot)) => {
                self.thread.park(channels, *slot);
                Ok(())
            }
            _ => Err(Fault::Invalid("channels cannot wait there".to_owned())),
        }
    }

    /// Continues with the next instruction, or at the next join with parked channels if no channel
    /// is enabled.
    pub(crate) fn resume(&mut self) -> Flow {
        if self.thread.mask != 0 {
            return Flow::Next;
        }
        match self.thread.next_join(self.routine, self.thread.step) {
            Some(step) => Flow::Jump(step),
            None => self.leave(),
        }
    }

    /// Takes the memory of a nested call.
    ///
    /// # Errors
    /// If calls are nested too deeply, or there is no memory for another one.
    fn begin_call(&self, bytes: u64) -> Result<(), Fault> {
        let Policy { max_call_depth, budget, .. } = self.policy;
        if self.thread.depth() >= max_call_depth { Err(Fault::CallDepth(max_call_depth)) } else { budget.take(bytes) }
    }

    /// Calls a subroutine with these channels enabled.
    pub(crate) fn call(&mut self, step: usize, mask: u32) -> Result<Flow, Fault> {
        let joins = self.routine.joins.len();
        self.begin_call(Return::bytes(&self.thread.parked, None))?;
        let thread = &mut *self.thread;
        thread.calls.push(Return {
            step: thread.step + 1,
            mask: thread.mask,
            call_mask: thread.call_mask,
            parked: std::mem::replace(&mut thread.parked, vec![0; joins]),
            frame: None,
        });
        (thread.mask, thread.call_mask) = (mask, mask);
        Ok(Flow::Jump(step))
    }

    /// Calls a function. It has its own variables; the predefined ones are copied in and, on
    /// return, out.
    pub(crate) fn call_function(&mut self, index: usize, mask: u32) -> Result<Flow, Fault> {
        let routine =
            self.program.routines.get(index).ok_or_else(|| Fault::Invalid("there is no such function".to_owned()))?;
        self.begin_call(Return::bytes(&self.thread.parked, Some(&self.thread.state)))?;
        let end = self.program.predefined.end as usize;
        let mut state = State::new(index, routine);
        state.registers[..end].copy_from_slice(&self.thread.state.registers[..end]);
        if let Some(caller) = self.thread.state.shadow.as_deref() {
            let mut shadow = state.undefined_shadow(routine);
            shadow.copy_registers(caller, end);
            state.shadow = Some(Box::new(shadow));
        }
        let thread = &mut *self.thread;
        thread.calls.push(Return {
            step: thread.step + 1,
            mask: thread.mask,
            call_mask: thread.call_mask,
            parked: std::mem::replace(&mut thread.parked, vec![0; routine.joins.len()]),
            frame: Some(Box::new(std::mem::replace(&mut thread.state, state))),
        });
        (thread.mask, thread.call_mask) = (mask, mask);
        self.routine = routine;
        Ok(Flow::Jump(0))
    }

    /// Disables channels until the call returns.
    pub(crate) fn finish(&mut self, channels: u32) {
        self.thread.mask &= !channels;
        self.thread.call_mask &= !channels;
    }

    /// Returns from a call. Outside a call, the thread ends.
    pub(crate) fn leave(&mut self) -> Flow {
        let Some(back) = self.thread.calls.pop() else { return Flow::End };
        self.policy.budget.give_back(Return::bytes(&back.parked, back.frame.as_deref()));
        let thread = &mut *self.thread;
        (thread.mask, thread.call_mask, thread.parked) = (back.mask, back.call_mask, back.parked);
        if let Some(frame) = back.frame {
            let end = self.program.predefined.end as usize;
            let callee = std::mem::replace(&mut thread.state, *frame);
            thread.state.registers[..end].copy_from_slice(&callee.registers[..end]);
            if let (Some(caller), Some(callee)) = (thread.state.shadow.as_deref_mut(), callee.shadow.as_deref()) {
                caller.copy_registers(callee, end);
            }
            self.routine = &self.program.routines[thread.state.routine];
        }
        Flow::Jump(back.step)
    }
}
