//! Simulated memory: buffers, images, samplers and the special windows of the address space.
//!
//! For example, a 64-bit address of a kernel is resolved by [`flat_memory`] to a [`buffer`] and an
//! offset, or by `semantics::address_space` to private memory of the thread.

pub(crate) mod buffer;
pub(crate) mod fence;
pub(crate) mod flat_memory;
pub(crate) mod host_allocation;
pub(crate) mod image;
pub(crate) mod image_kind;
pub(crate) mod lazy_memory;
pub(crate) mod program_data;
pub(crate) mod sampler;
pub(crate) mod usage;
pub(crate) mod written;
