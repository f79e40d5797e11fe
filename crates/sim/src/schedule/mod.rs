//! Scheduling of a launch: work-groups over the cores, and the threads of each work-group.
//!
//! For example, a launch of 64 groups with 4 threads each runs on 8 workers. Each worker runs one
//! group at a time, its 4 threads in lock-step.

pub(crate) mod group_queue;
pub(crate) mod initial_registers;
pub(crate) mod launch;
pub(crate) mod launch_runner;
pub(crate) mod limits;
pub(crate) mod lockstep;
pub(crate) mod printf;
pub(crate) mod trace_recorder;
pub(crate) mod worker;
