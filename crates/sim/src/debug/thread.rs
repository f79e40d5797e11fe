//! The state of a thread for a debugger: its frames, masks and variables.
//!
//! For example, a thread in a function that a kernel called has two frames. The first one has the
//! variables of the function, and the second one those of the kernel.

use crate::binding::arguments::BoundKernel;
use crate::bytecode::{Bytecode, Op, Routine};
use crate::compile::Program;
use crate::schedule::worker::FaultSite;
use crate::state::thread::{State, Thread};
use crate::state::workgroup::Group;
use openvisa_isa::VariableClass;
use std::ops::Range;

/// An instruction of a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CodeLocation {
    /// Index of the kernel or function in [`Program::names`](crate::Program::names).
    pub routine: usize,
    /// Index of the instruction in its routine.
    pub instruction: usize,
}

impl Program<'_> {
    /// Returns the instructions of a kernel or function that threads execute, in ascending order.
    /// Labels are not executed, nor are markers, which name the source line for example.
    pub fn executed_instructions(&self, routine: usize) -> impl Iterator<Item = usize> {
        let routine = self.bytecode.routines.get(routine);
        let steps = routine.into_iter().flat_map(|routine| routine.code.iter().zip(&routine.origins));
        steps.filter(|(op, _)| !matches!(op, Op::Join(_))).map(|(_, origin)| origin.number as usize)
    }
}

/// A thread of a [`SteppedLaunch`](crate::SteppedLaunch).
#[derive(Clone, Copy)]
pub struct SteppedThread<'s> {
    pub(crate) program: &'s Bytecode<'s>,
    pub(crate) part: &'s BoundKernel<'s>,
    pub(crate) group: &'s Group,
    pub(crate) thread: &'s Thread,
}

impl std::fmt::Debug for SteppedThread<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("SteppedThread").field("location", &self.location()).finish_non_exhaustive()
    }
}

impl<'s> SteppedThread<'s> {
    /// Returns whether the thread has ended.
    #[must_use]
    pub fn has_ended(&self) -> bool {
        self.thread.ended
    }

    /// Returns whether the thread waits for other threads.
    #[must_use]
    pub fn is_waiting(&self) -> bool {
        self.thread.waits.is_some_and(|wait| !self.group.satisfied(wait))
    }

    /// Returns the number of instructions that the thread has run.
    #[must_use]
    pub fn executed(&self) -> u64 {
        self.thread.executed
    }

    /// Returns the mask of the active channels.
    #[must_use]
    pub fn mask(&self) -> u32 {
        self.thread.mask
    }

    /// Returns the number of channels of the thread.
    #[must_use]
    pub fn channels(&self) -> usize {
        self.part.simd
    }

    /// Returns the number of nested calls.
    #[must_use]
    pub fn call_depth(&self) -> usize {
        self.thread.depth()
    }

    /// Returns the global id of the work-item of a channel. `None` if the channel has no work-item.
    #[must_use]
    pub fn global_id(&self, channel: usize) -> Option<[u32; 3]> {
        let has_item = channel < 32 && self.part.dispatched(self.thread.number) >> channel & 1 == 1;
        let item = self.thread.number * self.part.simd + channel;
        has_item.then(|| self.part.global_id(self.group.id, item))
    }

    /// Returns the instruction that the thread runs next, or at which it waits. `None` if it has
    /// ended.
    #[must_use]
    pub fn location(&self) -> Option<CodeLocation> {
        let (routine, step) = (self.thread.state.routine, self.step());
        self.origin(routine, step).filter(|_| !self.thread.ended)
    }

    /// Returns the frames of the thread, the innermost one first. Those after it are at the
    /// instruction that called the one before.
    #[must_use]
    pub fn frames(&self) -> Vec<ThreadFrame<'s>> {
        let (mut frames, mut state) = (Vec::new(), &self.thread.state);
        frames.extend(self.frame(state, self.step(), self.thread.mask));
        for call in self.thread.calls.iter().rev() {
            state = call.frame.as_deref().unwrap_or(state);
            frames.extend(self.frame(state, call.step.saturating_sub(1), call.mask));
        }
        frames
    }

    fn frame(&self, state: &'s State, step: usize, mask: u32) -> Option<ThreadFrame<'s>> {
        let location = self.origin(state.routine, step)?;
        let routine = self.program.routines.get(state.routine)?;
        Some(ThreadFrame { location, mask, routine, state, part: self.part })
    }

    /// Returns the step that the thread runs next, or that it waits at.
    fn step(&self) -> usize {
        let site = if self.is_waiting() { FaultSite::of_waiting } else { FaultSite::now };
        site(self.thread).step()
    }

    fn origin(&self, routine: usize, step: usize) -> Option<CodeLocation> {
        let origin = self.program.routines.get(routine)?.origins.get(step)?;
        Some(CodeLocation { routine, instruction: origin.number as usize })
    }
}

/// A kernel or function that a thread runs, or that has called another one.
#[derive(Clone, Copy)]
pub struct ThreadFrame<'s> {
    /// The instruction that runs next, or the call that has not returned.
    pub location: CodeLocation,
    /// The mask of the channels that are active in the frame.
    pub mask: u32,
    routine: &'s Routine<'s>,
    state: &'s State,
    part: &'s BoundKernel<'s>,
}

impl std::fmt::Debug for ThreadFrame<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("ThreadFrame").field("location", &self.location).finish_non_exhaustive()
    }
}

impl<'s> ThreadFrame<'s> {
    /// Returns the bytes of a general variable, or of a predefined one.
    #[must_use]
    pub fn general(&self, id: u32) -> Option<&'s [u8]> {
        let variable = self.routine.variables.get(id as usize)?;
        self.state.registers.get(variable.at as usize..(variable.at + variable.size) as usize)
    }

    /// Returns the bits of a predicate variable.
    #[must_use]
    pub fn predicate(&self, id: u32) -> Option<u32> {
        let index = (id as usize) < self.routine.predicates;
        self.state.predicates.get(id as usize).copied().filter(|_| index)
    }

    /// Returns the elements of an address variable: offsets in the registers, which
    /// [`ThreadFrame::find_general`] resolves.
    #[must_use]
    pub fn addresses(&self, id: u32) -> Option<&'s [u32]> {
        let starts = &self.routine.addresses;
        self.state.addresses.get(element_range(starts, self.routine.address_elements, id)?)
    }

    /// Returns the elements of a surface variable: indices of the binding table.
    #[must_use]
    pub fn surfaces(&self, id: u32) -> Option<&'s [u32]> {
        self.state.surfaces.get(element_range(&self.routine.surfaces, self.routine.surface_states, id)?)
    }

    /// Returns the elements of a sampler variable.
    #[must_use]
    pub fn samplers(&self, id: u32) -> Option<&'s [u32]> {
        self.state.samplers.get(element_range(&self.routine.samplers, self.routine.sampler_states, id)?)
    }

    /// Describes the buffer at an index of the binding table: the argument, and its size.
    #[must_use]
    pub fn describe_surface(&self, index: u32) -> Option<String> {
        self.part.describe_surface(index)
    }

    /// Returns the first declared general variable that contains a byte of the registers, and the
    /// offset of the byte in it.
    #[must_use]
    pub fn find_general(&self, offset: u32) -> Option<(u32, u32)> {
        let declared = (VariableClass::General.first()..)
            .zip(self.routine.variables.iter().skip(VariableClass::General.first() as usize));
        declared
            .map(|(id, variable)| (id, variable, offset.wrapping_sub(variable.at)))
            .find(|(_, variable, within)| *within < variable.size)
            .map(|(id, _, within)| (id, within))
    }
}

/// Returns the range of the elements of a variable, given the first element of each variable and
/// the number of all elements.
fn element_range(starts: &[u16], total: usize, id: u32) -> Option<Range<usize>> {
    let start = usize::from(*starts.get(id as usize)?);
    let end = starts.get(id as usize + 1).map_or(total, |end| usize::from(*end));
    (start <= end).then_some(start..end)
}
