//! Number formats and roundings that the host processor does not have.

pub(crate) mod directed_rounding;
pub mod float_formats;
pub mod number;
pub(crate) mod value;

/// Computes element-wise instructions as the hardware does, one channel at a time. The functions are
/// in [`semantics`](crate::semantics), which implements the generated traits for it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Hardware;

/// [`Hardware`] on a host with a fused multiply-add instruction, which
/// [`FloatLanes::mad`](openvisa_isa::semantics::FloatLanes::mad) then uses.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Fused;
