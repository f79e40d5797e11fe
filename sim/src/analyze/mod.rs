//! Static analyses of lowered routines.

pub(crate) mod definite_writes;
