//! Binding of the arguments of a launch to the payload, surfaces and samplers of a kernel.
//!
//! For example, `{"scalar": "float", "value": 2}` as argument 2 becomes the bytes of `2.0f32` at
//! the payload offset that the kernel's description states for argument 2.

pub(crate) mod arguments;
pub(crate) mod implicit_args;
pub(crate) mod kernel_info;
pub(crate) mod textures;
