//! The context of the fast path: everything that kernels access besides the threads that they run.

use crate::binding::arguments::BoundKernel;
use crate::bytecode::memory_op::Target;
use crate::bytecode::{Bytecode, Routine};
use crate::checks::observer::Observer;
use crate::memory::buffer::Buffer;
use crate::state::policy::Policy;
use crate::state::thread::Thread;
use crate::state::workgroup::Group;
use fearless_simd::Level;

/// The context in which threads of a group run in lock-step. See [`FastContext::run_fast_path`].
pub(crate) struct FastContext<'a> {
    pub(crate) program: &'a Bytecode<'a>,
    pub(crate) routine: &'a Routine<'a>,
    pub(crate) bound: &'a BoundKernel<'a>,
    pub(crate) group: &'a mut Group,
    /// The vector extension of the host.
    pub(crate) level: Level,
    pub(crate) policy: Policy<'a>,
    /// Is told of memory operations, if the launch is checked.
    pub(crate) observer: Option<&'a mut Observer>,
}

impl<'a> FastContext<'a> {
    /// Returns the value of a surface variable.
    #[inline(always)]
    pub(crate) fn surface_state(&self, thread: &Thread, id: u8) -> u32 {
        let first = self.routine.surfaces.get(usize::from(id)).copied().unwrap_or(0);
        thread.state.surfaces.get(usize::from(first)).copied().unwrap_or(0)
    }

    /// Resolves a surface variable with the value `state` to its buffer, and the offset in bytes
    /// where the surface begins.
    #[inline(always)]
    pub(crate) fn surface(&self, id: u8, state: u32) -> Option<(&'a Buffer, usize)> {
        match self.bound.target(u32::from(id), state) {
            Target::Surface(index) => self.bound.surface(index),
            _ => None,
        }
    }
}
