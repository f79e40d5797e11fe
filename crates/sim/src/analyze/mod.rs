//! Static analyses of lowered routines.

pub(crate) mod definite_writes;
pub(crate) mod inexact;
mod register_flow;
pub(crate) mod returned_loads;
pub(crate) mod update_plan;
