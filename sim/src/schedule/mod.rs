//! Runs the threads of work-groups, and the work-groups of a launch on all cores.

pub(crate) mod group_queue;
pub(crate) mod initial_registers;
pub(crate) mod launch;
pub(crate) mod launch_runner;
pub(crate) mod limits;
pub(crate) mod lockstep;
pub(crate) mod printf;
pub(crate) mod worker;
