//! Number formats and rounding modes that the host processor does not support.
//!
//! For example, a host multiplies two `f32` with rounding to nearest only. A kernel that selects
//! rounding toward zero is computed by [`directed_rounding`].

pub(crate) mod directed_rounding;
pub mod float_formats;
pub mod number;
pub(crate) mod value;
