//! Number formats and rounding modes that the host processor does not support.
//!
//! For example, a host multiplies two `f32` with rounding to nearest only. A kernel that selects
//! rounding toward zero is computed by `directed_rounding`.

pub(crate) mod directed_rounding;
pub mod element_text;
pub mod float_formats;
pub mod number;
pub(crate) mod rows;
pub(crate) mod single;
pub(crate) mod value;

/// Computes element-wise instructions as the hardware does, one channel at a time. The functions
/// are in [`semantics`](crate::semantics), which implements the generated traits for it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Hardware;

/// [`Hardware`] on a host with a fused multiply-add instruction, which
/// [`FloatLanes::mad`](openvisa_isa::semantics::FloatLanes::mad) then uses.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Fused;

/// [`Hardware`] in a directed rounding mode.
#[derive(Clone, Copy, Debug)]
pub(crate) struct DirectedHardware(pub(crate) float_formats::Rounding);
