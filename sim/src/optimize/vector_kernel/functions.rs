//! The element functions of vector kernels, by compute type. For example, `MadSingle` computes `a *
//! b + c` in single precision with one rounding.

use crate::numerics::value::Element;
use crate::numerics::{Fused, Hardware};
use crate::optimize::vector_kernel::MAX_KERNEL_SOURCES;
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
    /// Whether the function uses the predicate.
    const USES_PREDICATE: bool;
    fn apply(control: u8, held: bool, source: [Self::SourceElement; MAX_KERNEL_SOURCES]) -> Self::ResultElement;
    /// Combines the old element of the destination with a result that replaces a part of it.
    #[inline(always)]
    fn merge(_: Self::ResultElement, result: Self::ResultElement) -> Self::ResultElement {
        result
    }
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
        $name:ident: $from:ty => $to:ty, $sources:literal, |$($control:ident $held:ident,)? [$a:tt, $b:tt, $c:tt]| $value:expr
        $(, merge |$old:ident, $new:ident| $both:expr)?;
    )*) => {
        $(
            pub(crate) struct $name;

            impl LaneFunction for $name {
                type SourceElement = $from;
                type ResultElement = $to;
                const SOURCES: usize = $sources;
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
    AddSingle: f32 => f32, 2, |[a, b, _]| FloatLanes::add(&Hardware, a, b);
    MulSingle: f32 => f32, 2, |[a, b, _]| FloatLanes::mul(&Hardware, a, b);
    MadSingle: f32 => f32, 3, |[a, b, c]| FloatLanes::mad(&Fused, a, b, c);
    DivSingle: f32 => f32, 2, |[a, b, _]| FloatLanes::div(&Hardware, a, b);
    InvSingle: f32 => f32, 1, |[a, _, _]| FloatLanes::inv(&Hardware, a);
    SqrtSingle: f32 => f32, 1, |[a, _, _]| FloatLanes::sqrt(&Hardware, a);
    RsqrtSingle: f32 => f32, 1, |[a, _, _]| FloatLanes::rsqrt(&Hardware, a);
    FractionSingle: f32 => f32, 1, |[a, _, _]| FloatLanes::frc(&Hardware, a);
    DownSingle: f32 => f32, 1, |[a, _, _]| FloatLanes::rndd(&Hardware, a);
    UpSingle: f32 => f32, 1, |[a, _, _]| FloatLanes::rndu(&Hardware, a);
    EvenSingle: f32 => f32, 1, |[a, _, _]| FloatLanes::rnde(&Hardware, a);
    CutSingle: f32 => f32, 1, |[a, _, _]| FloatLanes::rndz(&Hardware, a);
    MoveSingle: f32 => f32, 1, |[a, _, _]| FloatLanes::mov(&Hardware, DataType::F, a);
    SelectSingle: f32 => f32, 2, |_control held, [a, b, _]| FloatLanes::sel(&Hardware, held, a, b);
    MinSingle: f32 => f32, 2, |[a, b, _]| FloatLanes::min_max(&Hardware, MinMaxOp::Min, a, b);
    MaxSingle: f32 => f32, 2, |[a, b, _]| FloatLanes::min_max(&Hardware, MinMaxOp::Max, a, b);
    AddDouble: f64 => f64, 2, |[a, b, _]| FloatLanes::add(&Hardware, a, b);
    MulDouble: f64 => f64, 2, |[a, b, _]| FloatLanes::mul(&Hardware, a, b);
    MadDouble: f64 => f64, 3, |[a, b, c]| FloatLanes::mad(&Fused, a, b, c);
    AddSmall: i32 => i32, 2, |[a, b, _]| IntLanes::add(&Hardware, a, b);
    MulSmall: i32 => i32, 2, |[a, b, _]| IntLanes::mul(&Hardware, a, b);
    MadSmall: i32 => i32, 3, |[a, b, c]| IntLanes::mad(&Hardware, a, b, c);
    Add3Small: i32 => i32, 3, |[a, b, c]| IntLanes::add3(&Hardware, a, b, c);
    AndSmall: i32 => i32, 2, |[a, b, _]| IntLanes::and(&Hardware, a, b);
    OrSmall: i32 => i32, 2, |[a, b, _]| IntLanes::or(&Hardware, a, b);
    XorSmall: i32 => i32, 2, |[a, b, _]| IntLanes::xor(&Hardware, a, b);
    NotSmall: i32 => i32, 1, |[a, _, _]| IntLanes::not(&Hardware, a);
    ShlSmall: i32 => i32, 2, |[a, b, _]| IntLanes::shl(&Hardware, DataType::D, DataType::D, a, b);
    AsrSmall: i32 => i32, 2, |[a, b, _]| IntLanes::asr(&Hardware, DataType::D, DataType::D, a, b);
    ShrUnsigned: u32 => u32, 2, |[a, b, _]| IntLanes::shr(&Hardware, DataType::Ud, DataType::Ud, a, b);
    BooleanSmall: i32 => i32, 3, |control _held, [a, b, c]| IntLanes::bfn(&Hardware, control, DataType::D, a, b, c);
    HighSmall: i32 => i32, 2, |[a, b, _]| IntLanes::mulh(&Hardware, i64::from(a), i64::from(b)) as i32;
    HighUnsigned: u32 => u32, 2, |[a, b, _]| IntLanes::mulh(&Hardware, i64::from(a), i64::from(b)) as u32;
    SelectSmall: i32 => i32, 2, |_control held, [a, b, _]| IntLanes::sel(&Hardware, held, a, b);
    MinSmall: i32 => i32, 2, |[a, b, _]| IntLanes::min_max(&Hardware, MinMaxOp::Min, a, b);
    MaxSmall: i32 => i32, 2, |[a, b, _]| IntLanes::min_max(&Hardware, MinMaxOp::Max, a, b);
    MinUnsigned: u32 => u32, 2, |[a, b, _]| IntLanes::min_max(&Hardware, MinMaxOp::Min, a, b);
    MaxUnsigned: u32 => u32, 2, |[a, b, _]| IntLanes::min_max(&Hardware, MinMaxOp::Max, a, b);
    MoveSmall: i32 => i32, 1, |[a, _, _]| IntLanes::mov(&Hardware, DataType::D, a);
    AddLong: i64 => i64, 2, |[a, b, _]| IntLanes::add(&Hardware, a, b);
    MulLong: i64 => i64, 2, |[a, b, _]| IntLanes::mul(&Hardware, a, b);
    AndLong: i64 => i64, 2, |[a, b, _]| IntLanes::and(&Hardware, a, b);
    OrLong: i64 => i64, 2, |[a, b, _]| IntLanes::or(&Hardware, a, b);
    ShlLong: i64 => i64, 2, |[a, b, _]| IntLanes::shl(&Hardware, DataType::Q, DataType::Q, a, b);
    MoveLong: i64 => i64, 1, |[a, _, _]| IntLanes::mov(&Hardware, DataType::Q, a);
    // Copies with conversion.
    ByteToSmall: u8 => i32, 1, |[a, _, _]| i32::from(a);
    SignedByteToSmall: i8 => i32, 1, |[a, _, _]| i32::from(a);
    WordToSmall: u16 => i32, 1, |[a, _, _]| i32::from(a);
    SignedWordToSmall: i16 => i32, 1, |[a, _, _]| i32::from(a);
    SmallToLong: i32 => i64, 1, |[a, _, _]| i64::from(a);
    UnsignedToLong: u32 => i64, 1, |[a, _, _]| i64::from(a);
    LongToSmall: i64 => i32, 1, |[a, _, _]| a as i32;
    SmallToWord: i32 => u16, 1, |[a, _, _]| a as u16;
    SmallToByte: i32 => u8, 1, |[a, _, _]| a as u8;
    WordToWord: u16 => u16, 1, |[a, _, _]| a;
    ByteToByte: u8 => u8, 1, |[a, _, _]| a;
    WordToByte: u16 => u8, 1, |[a, _, _]| a as u8;
    ByteToWord: u8 => u16, 1, |[a, _, _]| u16::from(a);
    SignedByteToWord: i8 => i16, 1, |[a, _, _]| i16::from(a);
    WordToLong: u16 => i64, 1, |[a, _, _]| i64::from(a);
    SmallToSingle: i32 => f32, 1, |[a, _, _]| a as f32;
    UnsignedToSingle: u32 => f32, 1, |[a, _, _]| a as f32;
    SingleToSmall: f32 => i32, 1, |[a, _, _]| a as i32;
    SingleToUnsigned: f32 => u32, 1, |[a, _, _]| a as u32;
    // The low part of each dword, if the source region has a stride.
    LowByte: u32 => i32, 1, |[a, _, _]| i32::from(a as u8);
    LowSignedByte: u32 => i32, 1, |[a, _, _]| i32::from(a as i8);
    LowWord: u32 => i32, 1, |[a, _, _]| i32::from(a as u16);
    LowSignedWord: u32 => i32, 1, |[a, _, _]| i32::from(a as i16);
    // The low part of each qword is replaced, if the destination region has a stride.
    IntoLow: u32 => u64, 1, |[a, _, _]| u64::from(a), merge |old, new| old & !u64::from(u32::MAX) | new;
}
