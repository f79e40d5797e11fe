//! The state that programs change: registers of threads, memory and barriers of work-groups.

pub(crate) mod control_register;
pub(crate) mod fast_context;
pub(crate) mod policy;
pub(crate) mod registers;
pub(crate) mod thread;
pub(crate) mod workgroup;
