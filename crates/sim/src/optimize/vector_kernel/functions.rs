//! The element functions of vector kernels, by compute type. For example, `MadF32` computes `a *
//! b + c` in single precision with one rounding.

use crate::numerics::float_formats::f32_from_f64;
use crate::numerics::number::SumToOdd;
use crate::numerics::single::SingleArithmetic;
use crate::numerics::value::Element;
use crate::numerics::{Fused, Hardware};
use crate::optimize::vector_kernel::MAX_KERNEL_SOURCES;
use crate::state::control_register::rounding;
use openvisa_isa::DataType;
use openvisa_isa::enums::MinMaxOp;
use openvisa_isa::semantics::{FloatLanes, IntLanes};

/// A function of up to three elements.
pub(crate) trait LaneFunction {
    /// Type of the source elements.
    type SourceElement: Element;
    /// Type of the destination elements.
    type ResultElement: Element;
    /// Number of sources.
    const SOURCES: usize;
    /// Sets of uniform sources, with a bit for each source, for which there are instances; one more
    /// instance computes with any others. Compiled kernels often have these sets. For example, most
    /// multiplications have two vectors, or a vector and a constant: 0 and 2.
    const UNIFORM_SETS: &[u8];
    /// Whether elements have 64 bits.
    const HAS_WIDE_ELEMENTS: bool = size_of::<Self::SourceElement>() == 8 || size_of::<Self::ResultElement>() == 8;
    /// Whether the function uses the predicate.
    const USES_PREDICATE: bool;
    fn apply(control: u8, held: bool, source: [Self::SourceElement; MAX_KERNEL_SOURCES]) -> Self::ResultElement;
    /// Combines the old element of the destination with a result that replaces a part of it.
    #[inline(always)]
    fn merge(_: Self::ResultElement, result: Self::ResultElement) -> Self::ResultElement {
        result
    }
}

/// Returns the arithmetic in the rounding mode that a field of the control register selects.
#[inline(always)]
fn single(rounding_field: u8) -> SingleArithmetic {
    SingleArithmetic { rounding: rounding(rounding_field.into()), flushes: false }
}

macro_rules! uses_predicate {
    () => {
        false
    };
    ($held:ident) => {
        true
    };
}

macro_rules! functions {
    ($(
        $name:ident: $from:ty => $to:ty, $sources:literal [$($set:literal),*],
        |$($control:ident $held:ident,)? [$a:tt, $b:tt, $c:tt]| $value:expr
        $(, merge |$old:ident, $new:ident| $both:expr)?;
    )*) => {
        $(
            pub(crate) struct $name;

            impl LaneFunction for $name {
                type SourceElement = $from;
                type ResultElement = $to;
                const SOURCES: usize = $sources;
                const UNIFORM_SETS: &[u8] = &[$($set),*];
                const USES_PREDICATE: bool = uses_predicate!($($held)?);

                #[inline(always)]
                fn apply(_control: u8, _held: bool, [$a, $b, $c]: [$from; MAX_KERNEL_SOURCES]) -> $to {
                    $(let ($control, $held) = (_control, _held);)?
                    $value
                }

                $(
                    #[inline(always)]
                    fn merge($old: $to, $new: $to) -> $to {
                        $both
                    }
                )?
            }
        )*
    };
}

functions! {
    AddF32: f32 => f32, 2 [0, 1, 2], |[a, b, _]| FloatLanes::add(&Hardware, a, b);
    MulF32: f32 => f32, 2 [0, 1, 2], |[a, b, _]| FloatLanes::mul(&Hardware, a, b);
    MadF32: f32 => f32, 3 [0, 1, 2, 4, 6], |[a, b, c]| FloatLanes::mad(&Fused, a, b, c);
    DivF32: f32 => f32, 2 [], |[a, b, _]| FloatLanes::div(&Hardware, a, b);
    InvF32: f32 => f32, 1 [0], |[a, _, _]| FloatLanes::inv(&Hardware, a);
    SqrtF32: f32 => f32, 1 [], |[a, _, _]| FloatLanes::sqrt(&Hardware, a);
    RsqrtF32: f32 => f32, 1 [0], |[a, _, _]| FloatLanes::rsqrt(&Hardware, a);
    FractionF32: f32 => f32, 1 [], |[a, _, _]| FloatLanes::frc(&Hardware, a);
    FloorF32: f32 => f32, 1 [], |[a, _, _]| FloatLanes::rndd(&Hardware, a);
    CeilF32: f32 => f32, 1 [], |[a, _, _]| FloatLanes::rndu(&Hardware, a);
    RoundEvenF32: f32 => f32, 1 [], |[a, _, _]| FloatLanes::rnde(&Hardware, a);
    TruncF32: f32 => f32, 1 [], |[a, _, _]| FloatLanes::rndz(&Hardware, a);
    MoveF32: f32 => f32, 1 [0, 1], |[a, _, _]| FloatLanes::mov(&Hardware, DataType::F, a);
    SelectF32: f32 => f32, 2 [0, 1, 2, 3], |_control held, [a, b, _]| FloatLanes::sel(&Hardware, held, a, b);
    MinF32: f32 => f32, 2 [0, 2], |[a, b, _]| FloatLanes::min_max(&Hardware, MinMaxOp::Min, a, b);
    MaxF32: f32 => f32, 2 [0, 2], |[a, b, _]| FloatLanes::min_max(&Hardware, MinMaxOp::Max, a, b);
    AddF64: f64 => f64, 2 [0, 1, 2], |[a, b, _]| FloatLanes::add(&Hardware, a, b);
    MulF64: f64 => f64, 2 [0, 1, 2], |[a, b, _]| FloatLanes::mul(&Hardware, a, b);
    MadF64: f64 => f64, 3 [0], |[a, b, c]| FloatLanes::mad(&Fused, a, b, c);
    DivF64: f64 => f64, 2 [], |[a, b, _]| FloatLanes::div(&Hardware, a, b);
    InvF64: f64 => f64, 1 [], |[a, _, _]| FloatLanes::inv(&Hardware, a);
    SqrtF64: f64 => f64, 1 [], |[a, _, _]| FloatLanes::sqrt(&Hardware, a);
    MoveF64: f64 => f64, 1 [], |[a, _, _]| FloatLanes::mov(&Hardware, DataType::Df, a);
    SelectF64: f64 => f64, 2 [0], |_control held, [a, b, _]| FloatLanes::sel(&Hardware, held, a, b);
    MinF64: f64 => f64, 2 [0], |[a, b, _]| FloatLanes::min_max(&Hardware, MinMaxOp::Min, a, b);
    MaxF64: f64 => f64, 2 [0], |[a, b, _]| FloatLanes::min_max(&Hardware, MinMaxOp::Max, a, b);
    // Functions in a directed rounding mode, which `control` selects.
    DirectedAddF32: f32 => f32, 2 [0, 2], |control _held, [a, b, _]| single(control).add(a, b);
    DirectedMulF32: f32 => f32, 2 [0, 2], |control _held, [a, b, _]| single(control).mul(a, b);
    DirectedMadF32: f32 => f32, 3 [0, 1], |control _held, [a, b, c]| single(control).fma(a, b, c);
    DirectedDivF32: f32 => f32, 2 [], |control _held, [a, b, _]| single(control).div(a, b);
    DirectedInvF32: f32 => f32, 1 [], |control _held, [a, _, _]| single(control).div(1.0, a);
    DirectedSqrtF32: f32 => f32, 1 [], |control _held, [a, _, _]| single(control).sqrt(a);
    DirectedRsqrtF32: f32 => f32, 1 [], |control _held, [a, _, _]| single(control).div(1.0, single(control).sqrt(a));
    DirectedFractionF32: f32 => f32, 1 [], |control _held, [a, _, _]| single(control).add(a, -a.floor());
    DirectedI32ToF32: i32 => f32, 1 [], |control _held, [a, _, _]| f32_from_f64(a.into(), single(control).rounding);
    DirectedU32ToF32: u32 => f32, 1 [], |control _held, [a, _, _]| f32_from_f64(a.into(), single(control).rounding);
    // Operations whose results are rounded to a narrower format. Products of halves are exact in
    // single precision, those of singles in double precision. Sums are rounded to odd.
    MadToOddF32: f32 => f32, 3 [], |[a, b, c]| f32::sum_to_odd(FloatLanes::mad(&Fused, a, b, c), a * b, c);
    AddToOddF64: f64 => f64, 2 [], |[a, b, _]| f64::sum_to_odd(a + b, a, b);
    MadToOddF64: f64 => f64, 3 [], |[a, b, c]| f64::sum_to_odd(FloatLanes::mad(&Fused, a, b, c), a * b, c);
    AddI32: i32 => i32, 2 [0, 2], |[a, b, _]| IntLanes::add(&Hardware, a, b);
    MulI32: i32 => i32, 2 [0, 2], |[a, b, _]| IntLanes::mul(&Hardware, a, b);
    MadI32: i32 => i32, 3 [0, 2, 6], |[a, b, c]| IntLanes::mad(&Hardware, a, b, c);
    Add3I32: i32 => i32, 3 [0, 4, 6], |[a, b, c]| IntLanes::add3(&Hardware, a, b, c);
    AndI32: i32 => i32, 2 [0, 2], |[a, b, _]| IntLanes::and(&Hardware, a, b);
    OrI32: i32 => i32, 2 [0, 2], |[a, b, _]| IntLanes::or(&Hardware, a, b);
    XorI32: i32 => i32, 2 [0, 2], |[a, b, _]| IntLanes::xor(&Hardware, a, b);
    NotI32: i32 => i32, 1 [], |[a, _, _]| IntLanes::not(&Hardware, a);
    ShlI32: i32 => i32, 2 [0, 2], |[a, b, _]| IntLanes::shl(&Hardware, DataType::D, DataType::D, a, b);
    AsrI32: i32 => i32, 2 [0, 2], |[a, b, _]| IntLanes::asr(&Hardware, DataType::D, DataType::D, a, b);
    ShrU32: u32 => u32, 2 [0, 2], |[a, b, _]| IntLanes::shr(&Hardware, DataType::Ud, DataType::Ud, a, b);
    BfnI32: i32 => i32, 3 [], |control _held, [a, b, c]| IntLanes::bfn(&Hardware, control, DataType::D, a, b, c);
    MulHighI32: i32 => i32, 2 [], |[a, b, _]| IntLanes::mulh(&Hardware, i64::from(a), i64::from(b)) as i32;
    MulHighU32: u32 => u32, 2 [], |[a, b, _]| IntLanes::mulh(&Hardware, i64::from(a), i64::from(b)) as u32;
    SelectI32: i32 => i32, 2 [0, 1, 2, 3], |_control held, [a, b, _]| IntLanes::sel(&Hardware, held, a, b);
    MinI32: i32 => i32, 2 [], |[a, b, _]| IntLanes::min_max(&Hardware, MinMaxOp::Min, a, b);
    MaxI32: i32 => i32, 2 [], |[a, b, _]| IntLanes::min_max(&Hardware, MinMaxOp::Max, a, b);
    MinU32: u32 => u32, 2 [], |[a, b, _]| IntLanes::min_max(&Hardware, MinMaxOp::Min, a, b);
    MaxU32: u32 => u32, 2 [], |[a, b, _]| IntLanes::min_max(&Hardware, MinMaxOp::Max, a, b);
    MoveI32: i32 => i32, 1 [0, 1], |[a, _, _]| IntLanes::mov(&Hardware, DataType::D, a);
    AddI64: i64 => i64, 2 [0, 2], |[a, b, _]| IntLanes::add(&Hardware, a, b);
    MulI64: i64 => i64, 2 [], |[a, b, _]| IntLanes::mul(&Hardware, a, b);
    AndI64: i64 => i64, 2 [], |[a, b, _]| IntLanes::and(&Hardware, a, b);
    OrI64: i64 => i64, 2 [], |[a, b, _]| IntLanes::or(&Hardware, a, b);
    ShlI64: i64 => i64, 2 [0, 2], |[a, b, _]| IntLanes::shl(&Hardware, DataType::Q, DataType::Q, a, b);
    SelectI64: i64 => i64, 2 [0], |_control held, [a, b, _]| IntLanes::sel(&Hardware, held, a, b);
    MoveI64: i64 => i64, 1 [0, 1], |[a, _, _]| IntLanes::mov(&Hardware, DataType::Q, a);
    // Copies with conversion.
    U8ToI32: u8 => i32, 1 [0], |[a, _, _]| i32::from(a);
    I8ToI32: i8 => i32, 1 [], |[a, _, _]| i32::from(a);
    U16ToI32: u16 => i32, 1 [], |[a, _, _]| i32::from(a);
    I16ToI32: i16 => i32, 1 [], |[a, _, _]| i32::from(a);
    I32ToI64: i32 => i64, 1 [0], |[a, _, _]| i64::from(a);
    U32ToI64: u32 => i64, 1 [0], |[a, _, _]| i64::from(a);
    I64ToI32: i64 => i32, 1 [0], |[a, _, _]| a as i32;
    I32ToU16: i32 => u16, 1 [], |[a, _, _]| a as u16;
    I32ToU8: i32 => u8, 1 [], |[a, _, _]| a as u8;
    U16ToU16: u16 => u16, 1 [], |[a, _, _]| a;
    U8ToU8: u8 => u8, 1 [], |[a, _, _]| a;
    U16ToU8: u16 => u8, 1 [], |[a, _, _]| a as u8;
    U8ToU16: u8 => u16, 1 [], |[a, _, _]| u16::from(a);
    I8ToU16: i8 => i16, 1 [], |[a, _, _]| i16::from(a);
    U16ToI64: u16 => i64, 1 [], |[a, _, _]| i64::from(a);
    I32ToF32: i32 => f32, 1 [], |[a, _, _]| a as f32;
    U32ToF32: u32 => f32, 1 [], |[a, _, _]| a as f32;
    F32ToI32: f32 => i32, 1 [], |[a, _, _]| a as i32;
    F32ToU32: f32 => u32, 1 [], |[a, _, _]| a as u32;
    // The low part of each dword, if the source region has a stride.
    LowU8: u32 => i32, 1 [0], |[a, _, _]| i32::from(a as u8);
    LowI8: u32 => i32, 1 [], |[a, _, _]| i32::from(a as i8);
    LowU16: u32 => i32, 1 [], |[a, _, _]| i32::from(a as u16);
    LowI16: u32 => i32, 1 [], |[a, _, _]| i32::from(a as i16);
    // The low part of each qword is replaced, if the destination region has a stride.
    ReplaceLowU32: u32 => u64, 1 [], |[a, _, _]| u64::from(a), merge |old, new| old & !u64::from(u32::MAX) | new;
}
