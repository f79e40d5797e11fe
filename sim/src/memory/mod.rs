//! Buffers, images, samplers, and the variables of programs.

pub(crate) mod buffer;
pub(crate) mod flat_memory;
pub(crate) mod image;
pub(crate) mod lazy_memory;
pub(crate) mod program_data;
pub(crate) mod sampler;
pub(crate) mod usage;
