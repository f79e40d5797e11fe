//! Binds the arguments of a launch to the payload, surfaces and samplers of a kernel.

pub(crate) mod arguments;
pub(crate) mod implicit_args;
pub(crate) mod kernel_info;
pub(crate) mod textures;
