//! Number formats and roundings that the host processor does not have.

pub(crate) mod directed_rounding;
pub mod float_formats;
pub mod number;
pub(crate) mod value;
