// @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.

//! Instructions: one struct per format, and the enum [`Inst`] of all formats.
//!
//! ```
//! use openvisa_isa::{InstKind, Instructions, Version, WireError};
//!
//! /// Returns the number of instructions of a kind in some code.
//! fn count(code: &[u8], version: Version, kind: InstKind) -> Result<usize, WireError> {
//!     let mut count = 0;
//!     for inst in Instructions::new(code, version) {
//!         // A `match` on the instruction gives its members.
//!         count += usize::from(inst?.kind() == kind);
//!     }
//!     Ok(count)
//! }
//! ```
#![allow(unused_imports)]
use crate::bit_fields::*;
use crate::enums::*;
use crate::info::InstKind;
use crate::operands::*;
use crate::types::DataType;
use openvisa_isa_core::List;
/// `ADD`: addition.
///
/// Adds the two sources. A difference is an addition whose second source has a minus sign.
///
/// `specs/instructions/ADD.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Add {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/ADD.md:23`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/ADD.md:25`
    pub pred: Predicate,
    /// The sum. `specs/instructions/ADD.md:27`
    pub dst: VecOperand,
    /// First summand. `specs/instructions/ADD.md:29`
    pub src0: VecOperand,
    /// Second summand. `specs/instructions/ADD.md:31`
    pub src1: VecOperand,
}

/// `AVG`: average of integers, rounded up.
///
/// Mean of two integers. Half-way values go up, towards positive infinity.
///
/// `specs/instructions/AVG.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Avg {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/AVG.md:23`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/AVG.md:25`
    pub pred: Predicate,
    /// The mean. `specs/instructions/AVG.md:27`
    pub dst: VecOperand,
    /// First value. `specs/instructions/AVG.md:29`
    pub src0: VecOperand,
    /// Second value. `specs/instructions/AVG.md:31`
    pub src1: VecOperand,
}

/// `DIV`: quotient.
///
/// Divides the first source by the second. Integers give the whole part of the quotient, cut towards zero.
///
/// `specs/instructions/DIV.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Div {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/DIV.md:23`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/DIV.md:25`
    pub pred: Predicate,
    /// The quotient. `specs/instructions/DIV.md:27`
    pub dst: VecOperand,
    /// Dividend. `specs/instructions/DIV.md:29`
    pub src0: VecOperand,
    /// Divisor. `specs/instructions/DIV.md:31`
    pub src1: VecOperand,
}

/// `DP2`: dot product of vectors of two.
///
/// Dot product of vectors of two: each group of four channels multiplies its first two pairs and adds the products. The other two pairs play no part.
///
/// `specs/instructions/DP2.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Dp2 {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/DP2.md:33`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/DP2.md:42`
    pub pred: Predicate,
    /// The sum of a group, in each of its channels. `specs/instructions/DP2.md:44`
    pub dst: VecOperand,
    /// First vectors, one in four channels. `specs/instructions/DP2.md:46`
    pub src0: VecOperand,
    /// Second vectors. `specs/instructions/DP2.md:48`
    pub src1: VecOperand,
}

/// `DP3`: dot product of vectors of three.
///
/// Dot product of vectors of three: each group of four channels multiplies its first three pairs and adds the products. The fourth pair plays no part.
///
/// `specs/instructions/DP3.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Dp3 {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/DP3.md:33`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/DP3.md:42`
    pub pred: Predicate,
    /// The sum of a group, in each of its channels. `specs/instructions/DP3.md:44`
    pub dst: VecOperand,
    /// First vectors, one in four channels. `specs/instructions/DP3.md:46`
    pub src0: VecOperand,
    /// Second vectors. `specs/instructions/DP3.md:48`
    pub src1: VecOperand,
}

/// `DP4`: dot product of vectors of four.
///
/// Dot product of vectors of four: each group of four channels multiplies its four pairs and adds the products.
///
/// `specs/instructions/DP4.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Dp4 {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/DP4.md:32`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/DP4.md:41`
    pub pred: Predicate,
    /// The sum of a group, in each of its channels. `specs/instructions/DP4.md:43`
    pub dst: VecOperand,
    /// First vectors, one in four channels. `specs/instructions/DP4.md:45`
    pub src0: VecOperand,
    /// Second vectors. `specs/instructions/DP4.md:47`
    pub src1: VecOperand,
}

/// `DPH`: homogeneous dot product.
///
/// Dot product with homogeneous coordinates: each group of four channels multiplies its first three pairs, and adds the products and the fourth element of the second source, as if that of the first were 1.
///
/// `specs/instructions/DPH.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Dph {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/DPH.md:33`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/DPH.md:42`
    pub pred: Predicate,
    /// The sum of a group, in each of its channels. `specs/instructions/DPH.md:44`
    pub dst: VecOperand,
    /// A point in four channels; the fourth element plays no part. `specs/instructions/DPH.md:46`
    pub src0: VecOperand,
    /// What it is multiplied by, and the summand in the fourth channel. `specs/instructions/DPH.md:48`
    pub src1: VecOperand,
}

/// `EXP`: power of two.
///
/// Two to the power of the operand.
///
/// `specs/instructions/EXP.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Exp {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/EXP.md:23`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/EXP.md:25`
    pub pred: Predicate,
    /// The power. `specs/instructions/EXP.md:27`
    pub dst: VecOperand,
    /// The exponent. `specs/instructions/EXP.md:29`
    pub src0: VecOperand,
}

/// `FRC`: fractional part.
///
/// Fraction that is left when the operand is rounded down: never negative.
///
/// `specs/instructions/FRC.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frc {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/FRC.md:23`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/FRC.md:25`
    pub pred: Predicate,
    /// The fraction, from 0 up to 1. `specs/instructions/FRC.md:27`
    pub dst: VecOperand,
    /// The operand. `specs/instructions/FRC.md:29`
    pub src0: VecOperand,
}

/// `LINE`: line equation.
///
/// Evaluates the equation of a line, as for an attribute along an edge: p times u plus r, with one p and r for all channels and a u for each.
///
/// `specs/instructions/LINE.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Line {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/LINE.md:28`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/LINE.md:37`
    pub pred: Predicate,
    /// The value of the line at each point. `specs/instructions/LINE.md:39`
    pub dst: VecOperand,
    /// Four consecutive floats: p, two that are not used, r. Text usually has the region `<0;4,1>`. `specs/instructions/LINE.md:41`
    pub src0: VecOperand,
    /// The coordinate u of each point. `specs/instructions/LINE.md:43`
    pub src1: VecOperand,
}

/// `LOG`: logarithm to base two.
///
/// Logarithm to base two.
///
/// `specs/instructions/LOG.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Log {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/LOG.md:23`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/LOG.md:25`
    pub pred: Predicate,
    /// The logarithm. `specs/instructions/LOG.md:27`
    pub dst: VecOperand,
    /// The operand. `specs/instructions/LOG.md:29`
    pub src0: VecOperand,
}

/// `MAD`: product plus a third value.
///
/// Multiplies the first two sources and adds the third.
///
/// `specs/instructions/MAD.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mad {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/MAD.md:23`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/MAD.md:25`
    pub pred: Predicate,
    /// The sum. `specs/instructions/MAD.md:27`
    pub dst: VecOperand,
    /// First factor. `specs/instructions/MAD.md:29`
    pub src0: VecOperand,
    /// Second factor. `specs/instructions/MAD.md:31`
    pub src1: VecOperand,
    /// Summand. `specs/instructions/MAD.md:33`
    pub src2: VecOperand,
}

/// `MULH`: high half of a product.
///
/// High half of the 64-bit product of two dwords.
///
/// `specs/instructions/MULH.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mulh {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/MULH.md:23`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/MULH.md:25`
    pub pred: Predicate,
    /// Bits 63 to 32 of the product. `specs/instructions/MULH.md:27`
    pub dst: VecOperand,
    /// First factor. `specs/instructions/MULH.md:29`
    pub src0: VecOperand,
    /// Second factor. `specs/instructions/MULH.md:31`
    pub src1: VecOperand,
}

/// `LRP`: linear interpolation.
///
/// Mixes the second and third source linearly. A weight of one gives the second, zero the third.
///
/// `specs/instructions/LRP.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lrp {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/LRP.md:23`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/LRP.md:25`
    pub pred: Predicate,
    /// The mixture. `specs/instructions/LRP.md:27`
    pub dst: VecOperand,
    /// Weight of `Src1`. `specs/instructions/LRP.md:29`
    pub src0: VecOperand,
    /// Value for a weight of one. `specs/instructions/LRP.md:31`
    pub src1: VecOperand,
    /// Value for a weight of zero. `specs/instructions/LRP.md:33`
    pub src2: VecOperand,
}

/// `MOD`: remainder.
///
/// Remainder of an integer division.
///
/// `specs/instructions/MOD.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mod {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/MOD.md:23`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/MOD.md:25`
    pub pred: Predicate,
    /// The remainder; it has the sign of the dividend, or is zero. `specs/instructions/MOD.md:27`
    pub dst: VecOperand,
    /// Dividend. `specs/instructions/MOD.md:29`
    pub src0: VecOperand,
    /// Divisor. `specs/instructions/MOD.md:31`
    pub src1: VecOperand,
}

/// `MUL`: product.
///
/// Multiplies the two sources.
///
/// `specs/instructions/MUL.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mul {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/MUL.md:23`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/MUL.md:25`
    pub pred: Predicate,
    /// The product. `specs/instructions/MUL.md:27`
    pub dst: VecOperand,
    /// First factor. `specs/instructions/MUL.md:29`
    pub src0: VecOperand,
    /// Second factor. `specs/instructions/MUL.md:31`
    pub src1: VecOperand,
}

/// `POW`: power.
///
/// Raises the first source to the power of the second.
///
/// `specs/instructions/POW.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pow {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/POW.md:23`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/POW.md:25`
    pub pred: Predicate,
    /// The power. `specs/instructions/POW.md:27`
    pub dst: VecOperand,
    /// Base, not negative. `specs/instructions/POW.md:29`
    pub src0: VecOperand,
    /// Exponent. `specs/instructions/POW.md:31`
    pub src1: VecOperand,
}

/// `RNDD`: round down.
///
/// Rounds down to a whole number, towards negative infinity.
///
/// `specs/instructions/RNDD.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rndd {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/RNDD.md:23`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/RNDD.md:25`
    pub pred: Predicate,
    /// The whole number, still a float. `specs/instructions/RNDD.md:27`
    pub dst: VecOperand,
    /// The operand. `specs/instructions/RNDD.md:29`
    pub src0: VecOperand,
}

/// `RNDU`: round up.
///
/// Rounds up to a whole number, towards positive infinity.
///
/// `specs/instructions/RNDU.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rndu {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/RNDU.md:23`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/RNDU.md:25`
    pub pred: Predicate,
    /// The whole number, still a float. `specs/instructions/RNDU.md:27`
    pub dst: VecOperand,
    /// The operand. `specs/instructions/RNDU.md:29`
    pub src0: VecOperand,
}

/// `RNDE`: round to nearest, ties to even.
///
/// Rounds to the nearest whole number. A value half-way between two goes to the even one.
///
/// `specs/instructions/RNDE.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rnde {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/RNDE.md:23`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/RNDE.md:25`
    pub pred: Predicate,
    /// The whole number, still a float. `specs/instructions/RNDE.md:27`
    pub dst: VecOperand,
    /// The operand. `specs/instructions/RNDE.md:29`
    pub src0: VecOperand,
}

/// `RNDZ`: round towards zero.
///
/// Rounds to a whole number towards zero: drops the fraction.
///
/// `specs/instructions/RNDZ.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rndz {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/RNDZ.md:23`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/RNDZ.md:25`
    pub pred: Predicate,
    /// The whole number, still a float. `specs/instructions/RNDZ.md:27`
    pub dst: VecOperand,
    /// The operand. `specs/instructions/RNDZ.md:29`
    pub src0: VecOperand,
}

/// `SAD2`: sum of two absolute differences.
///
/// Takes the channels in pairs and gives the sum of the absolute differences of each pair, in the even channel.
///
/// `specs/instructions/SAD2.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sad2 {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/SAD2.md:30`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/SAD2.md:32`
    pub pred: Predicate,
    /// The sums in the even elements; the odd elements are undefined afterwards. `specs/instructions/SAD2.md:34`
    pub dst: VecOperand,
    /// First bytes. `specs/instructions/SAD2.md:36`
    pub src0: VecOperand,
    /// Second bytes. `specs/instructions/SAD2.md:38`
    pub src1: VecOperand,
}

/// `SIN`: sine.
///
/// Sine of an angle in radians.
///
/// `specs/instructions/SIN.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sin {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/SIN.md:23`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/SIN.md:25`
    pub pred: Predicate,
    /// The sine. `specs/instructions/SIN.md:27`
    pub dst: VecOperand,
    /// The angle. `specs/instructions/SIN.md:29`
    pub src0: VecOperand,
}

/// `COS`: cosine.
///
/// Cosine of an angle in radians.
///
/// `specs/instructions/COS.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cos {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/COS.md:23`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/COS.md:25`
    pub pred: Predicate,
    /// The cosine. `specs/instructions/COS.md:27`
    pub dst: VecOperand,
    /// The angle. `specs/instructions/COS.md:29`
    pub src0: VecOperand,
}

/// `SQRT`: square root.
///
/// Square root.
///
/// `specs/instructions/SQRT.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sqrt {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/SQRT.md:23`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/SQRT.md:25`
    pub pred: Predicate,
    /// The root. `specs/instructions/SQRT.md:27`
    pub dst: VecOperand,
    /// The radicand. `specs/instructions/SQRT.md:29`
    pub src0: VecOperand,
}

/// `RSQRT`: reciprocal of a square root.
///
/// Reciprocal of the square root.
///
/// `specs/instructions/RSQRT.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rsqrt {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/RSQRT.md:23`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/RSQRT.md:25`
    pub pred: Predicate,
    /// The reciprocal root. `specs/instructions/RSQRT.md:27`
    pub dst: VecOperand,
    /// The radicand. `specs/instructions/RSQRT.md:29`
    pub src0: VecOperand,
}

/// `INV`: reciprocal.
///
/// Reciprocal.
///
/// `specs/instructions/INV.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Inv {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/INV.md:23`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/INV.md:25`
    pub pred: Predicate,
    /// The reciprocal. `specs/instructions/INV.md:27`
    pub dst: VecOperand,
    /// The divisor. `specs/instructions/INV.md:29`
    pub src0: VecOperand,
}

/// `DPASW`: systolic dot product over a pair of execution units.
///
/// The same as DPAS for two threads that run fused: each brings one half of the left factor `Src2`, and both use the whole. This saves each thread half of the reading.
///
/// `specs/instructions/DPASW.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Dpasw {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/DPASW.md:51`
    pub exec_size: ExecControl,
    /// The result, row after row without gaps. `specs/instructions/DPASW.md:57`
    pub dst: RawOperand,
    /// What the products are added to, laid out as the result is; null for zeros. `specs/instructions/DPASW.md:59`
    pub src0: RawOperand,
    /// Right factor, packed into dwords: column `i` lies in the dwords of channel `i`, one register after another. `specs/instructions/DPASW.md:61`
    pub src1: RawOperand,
    /// The half of the left factor that this thread brings, row after row without gaps. `specs/instructions/DPASW.md:63`
    pub src2: VecOperand,
    /// What the elements of `Src1` are. `specs/instructions/DPASW.md:65`
    pub w: Precision,
    /// What the elements of `Src2` are. `specs/instructions/DPASW.md:67`
    pub a: Precision,
    /// Systolic depth: how many steps add up into one result. `specs/instructions/DPASW.md:69`
    pub sd: u8,
    /// Repeat count: how many rows are computed. `specs/instructions/DPASW.md:71`
    pub rc: u8,
}

/// `FCVT`: conversion to and from short floating-point formats.
///
/// Converts between a half and a float of eight bits (BF8: sign, five bits of exponent, two of mantissa; from XE3 on also HF8: sign, four bits of exponent, three of mantissa) or, from PVC\_XT on, between a float and TF32 (sign, eight bits of exponent, ten of mantissa in the high bits of a dword). The object format has no types for these: a `UB` stands for BF8, a `B` for HF8 and a `UD` for TF32.
///
/// `specs/instructions/FCVT.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fcvt {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/FCVT.md:40`
    pub exec_size: ExecControl,
    /// The converted value. `specs/instructions/FCVT.md:42`
    pub dst: VecOperand,
    /// The value to convert. `specs/instructions/FCVT.md:44`
    pub src0: VecOperand,
}

/// `SRND`: rounding by random bits.
///
/// Rounds to a narrower float up or down by chance: a random number is added to the mantissa bits that the destination lacks, then they are cut off. The expected value of the result is the operand. BF8 (five exponent bits, two of mantissa) is kept in UB, HF8 (four and three) in B, because there are no data types for them.
///
/// `specs/instructions/SRND.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Srnd {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/SRND.md:34`
    pub exec_size: ExecControl,
    /// The rounded value. `specs/instructions/SRND.md:36`
    pub dst: VecOperand,
    /// What is rounded. `specs/instructions/SRND.md:38`
    pub src0: VecOperand,
    /// The random number. Its low bits are used as they are: 13 of them for F to HF, 8 for a result of one byte. `specs/instructions/SRND.md:40`
    pub src1: VecOperand,
}

/// `LZD`: count of leading zeros.
///
/// Counts the zero bits above the highest bit that is set.
///
/// `specs/instructions/LZD.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lzd {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/LZD.md:23`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/LZD.md:25`
    pub pred: Predicate,
    /// The count; 32 for an operand of zero. `specs/instructions/LZD.md:27`
    pub dst: VecOperand,
    /// The operand. `specs/instructions/LZD.md:29`
    pub src0: VecOperand,
}

/// `AND`: bitwise and.
///
/// Keeps the bits that are 1 in both sources. The operands are either all integers or all predicates.
///
/// `specs/instructions/AND.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct And {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/AND.md:23`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/AND.md:25`
    pub pred: Predicate,
    /// The result. `specs/instructions/AND.md:27`
    pub dst: VecOperand,
    /// First set of bits. `specs/instructions/AND.md:29`
    pub src0: VecOperand,
    /// Second set of bits. `specs/instructions/AND.md:31`
    pub src1: VecOperand,
}

/// `OR`: bitwise or.
///
/// Joins the bits that are 1 in either source. The operands are either all integers or all predicates.
///
/// `specs/instructions/OR.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Or {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/OR.md:23`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/OR.md:25`
    pub pred: Predicate,
    /// The result. `specs/instructions/OR.md:27`
    pub dst: VecOperand,
    /// First set of bits. `specs/instructions/OR.md:29`
    pub src0: VecOperand,
    /// Second set of bits. `specs/instructions/OR.md:31`
    pub src1: VecOperand,
}

/// `XOR`: bitwise exclusive or.
///
/// Gives the bits in which the sources differ. The operands are either all integers or all predicates.
///
/// `specs/instructions/XOR.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Xor {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/XOR.md:23`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/XOR.md:25`
    pub pred: Predicate,
    /// The result. `specs/instructions/XOR.md:27`
    pub dst: VecOperand,
    /// First set of bits. `specs/instructions/XOR.md:29`
    pub src0: VecOperand,
    /// Second set of bits. `specs/instructions/XOR.md:31`
    pub src1: VecOperand,
}

/// `NOT`: bitwise complement.
///
/// Turns every bit over. The operands are either all integers or all predicates.
///
/// `specs/instructions/NOT.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Not {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/NOT.md:23`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/NOT.md:25`
    pub pred: Predicate,
    /// The result. `specs/instructions/NOT.md:27`
    pub dst: VecOperand,
    /// The bits to complement. `specs/instructions/NOT.md:29`
    pub src0: VecOperand,
}

/// `SHL`: shift left.
///
/// Shifts to the left and fills with zeros.
///
/// `specs/instructions/SHL.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Shl {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/SHL.md:24`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/SHL.md:26`
    pub pred: Predicate,
    /// The shifted value. `specs/instructions/SHL.md:28`
    pub dst: VecOperand,
    /// The value to shift. `specs/instructions/SHL.md:30`
    pub src0: VecOperand,
    /// By how many bits. `specs/instructions/SHL.md:32`
    pub src1: VecOperand,
}

/// `SHR`: shift right, filling with zeros.
///
/// Shifts to the right and fills with zeros, whatever the sign of the source type.
///
/// `specs/instructions/SHR.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Shr {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/SHR.md:24`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/SHR.md:26`
    pub pred: Predicate,
    /// The shifted value. `specs/instructions/SHR.md:28`
    pub dst: VecOperand,
    /// The value to shift. `specs/instructions/SHR.md:30`
    pub src0: VecOperand,
    /// By how many bits. `specs/instructions/SHR.md:32`
    pub src1: VecOperand,
}

/// `ASR`: shift right, keeping the sign.
///
/// Shifts to the right and fills with copies of the sign. An unsigned source has no sign and is filled with zeros.
///
/// `specs/instructions/ASR.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Asr {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/ASR.md:24`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/ASR.md:26`
    pub pred: Predicate,
    /// The shifted value. `specs/instructions/ASR.md:28`
    pub dst: VecOperand,
    /// The value to shift. `specs/instructions/ASR.md:30`
    pub src0: VecOperand,
    /// By how many bits. `specs/instructions/ASR.md:32`
    pub src1: VecOperand,
}

/// `CBIT`: count of bits that are 1.
///
/// Counts the bits that are 1.
///
/// `specs/instructions/CBIT.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cbit {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/CBIT.md:23`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/CBIT.md:25`
    pub pred: Predicate,
    /// How many there are. `specs/instructions/CBIT.md:27`
    pub dst: VecOperand,
    /// The value to examine. `specs/instructions/CBIT.md:29`
    pub src0: VecOperand,
}

/// `ADDR_ADD`: compute addresses for indirect operands.
///
/// Computes register addresses for indirect operands: the address of a variable, or one computed earlier, plus a distance in bytes.
///
/// `specs/instructions/ADDR_ADD.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct AddrAdd {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/ADDR_ADD.md:29`
    pub exec_size: ExecControl,
    /// The addresses. `specs/instructions/ADDR_ADD.md:31`
    pub dst: VecOperand,
    /// Where to start. A general or state operand stands for the address of the element that it names (text `&V[16]`), which is the same for all channels; its region is `<0;1,0>`. `specs/instructions/ADDR_ADD.md:33`
    pub src0: VecOperand,
    /// Distance in bytes. `specs/instructions/ADDR_ADD.md:35`
    pub src1: VecOperand,
}

/// `MOV`: copy and convert.
///
/// Copies a value and converts it to the type of the destination. A predicate is copied as a whole, as the bits of an integer.
///
/// `specs/instructions/MOV.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mov {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/MOV.md:23`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/MOV.md:25`
    pub pred: Predicate,
    /// The copy. `specs/instructions/MOV.md:27`
    pub dst: VecOperand,
    /// What to copy. `specs/instructions/MOV.md:29`
    pub src0: VecOperand,
}

/// `SEL`: choice between two values.
///
/// Chooses for each channel by its bit of the predicate. The predicate does not disable channels here: every channel of the execution mask is written.
///
/// `specs/instructions/SEL.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sel {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/SEL.md:23`
    pub exec_size: ExecControl,
    /// What chooses. `specs/instructions/SEL.md:25`
    pub pred: Predicate,
    /// The value chosen. `specs/instructions/SEL.md:27`
    pub dst: VecOperand,
    /// Taken where the predicate is true. `specs/instructions/SEL.md:29`
    pub src0: VecOperand,
    /// Taken where it is false. `specs/instructions/SEL.md:31`
    pub src1: VecOperand,
}

/// `SETP`: set predicate bits from a number.
///
/// Sets a predicate. A scalar source (an immediate, or a region of one element) holds the bits of all channels; otherwise the lowest bit of each element belongs to its channel.
///
/// `specs/instructions/SETP.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Setp {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/SETP.md:30`
    pub exec_size: ExecControl,
    /// The predicate variable. An execution mask from `M5` on writes its upper half. `specs/instructions/SETP.md:32`
    pub dst: VecOperand,
    /// The bits. `specs/instructions/SETP.md:34`
    pub src0: VecOperand,
}

/// `CMP`: comparison.
///
/// Compares two values. A predicate receives one bit for each channel, a general variable an element of all ones or all zeros.
///
/// `specs/instructions/CMP.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cmp {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/CMP.md:29`
    pub exec_size: ExecControl,
    /// The relation. `specs/instructions/CMP.md:31`
    pub rel_op: CmpRelOp,
    /// Whether the relation holds. `specs/instructions/CMP.md:43`
    pub dst: VecOperand,
    /// Left side. `specs/instructions/CMP.md:45`
    pub src0: VecOperand,
    /// Right side. `specs/instructions/CMP.md:47`
    pub src1: VecOperand,
}

/// `MOVS`: copy of surface and sampler states.
///
/// Copies the contents of surface or sampler variables: from one to another, or from and to numbers that say which surface or sampler of the binding table (or which bindless offset) the variable stands for.
///
/// `specs/instructions/MOVS.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Movs {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/MOVS.md:28`
    pub exec_size: ExecControl,
    /// The elements written. `specs/instructions/MOVS.md:30`
    pub dst: VecOperand,
    /// The elements copied. `specs/instructions/MOVS.md:32`
    pub src0: VecOperand,
}

/// `FBL`: first bit that is 1 from below.
///
/// Finds the lowest bit that is 1.
///
/// `specs/instructions/FBL.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fbl {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/FBL.md:23`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/FBL.md:25`
    pub pred: Predicate,
    /// Its position; all ones if the source is 0. `specs/instructions/FBL.md:27`
    pub dst: VecOperand,
    /// The value to examine. `specs/instructions/FBL.md:29`
    pub src0: VecOperand,
}

/// `FBH`: first significant bit from above.
///
/// Finds the highest bit that differs from the sign, counted from the high end. For an unsigned or non-negative value this is the number of leading zeros, for a negative one the number of leading ones.
///
/// `specs/instructions/FBH.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fbh {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/FBH.md:25`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/FBH.md:27`
    pub pred: Predicate,
    /// Distance of that bit from bit 31; all ones if there is none, that is for 0 and for -1 of a signed type. `specs/instructions/FBH.md:29`
    pub dst: VecOperand,
    /// The value to examine. `specs/instructions/FBH.md:31`
    pub src0: VecOperand,
}

/// `SUBROUTINE`: start of a subroutine.
///
/// Begins a subroutine. A kernel or function begins with one, too.
///
/// `specs/instructions/SUBROUTINE.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Subroutine {
    /// The label that stands here. `specs/instructions/SUBROUTINE.md:22`
    pub label: u16,
}

/// `LABEL`: position of a label.
///
/// Begins a basic block. Parked channels that wait for the label come on again here.
///
/// `specs/instructions/LABEL.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Label {
    /// The label that stands here. `specs/instructions/LABEL.md:22`
    pub label: u16,
}

/// `JMP`: jump.
///
/// Continues at a label, for all channels together. With a predicate, only if its first element is true.
///
/// `specs/instructions/JMP.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Jmp {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/JMP.md:25`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/JMP.md:31`
    pub pred: Predicate,
    /// Where to continue, in the same subroutine. `specs/instructions/JMP.md:33`
    pub label: u16,
}

/// `CALL`: call of a subroutine.
///
/// Calls a subroutine of the same kernel or function.
///
/// `specs/instructions/CALL.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Call {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/CALL.md:28`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/CALL.md:30`
    pub pred: Predicate,
    /// The subroutine. `specs/instructions/CALL.md:32`
    pub label: u16,
}

/// `FCCALL`: call of a subroutine compiled separately.
///
/// Calls a kernel of another compilation unit, which a linker ("FC") puts in later. The bytes are those of `call`; the two differ in the kind of the label alone.
///
/// `specs/instructions/FCCALL.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fccall {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/FCCALL.md:29`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/FCCALL.md:31`
    pub pred: Predicate,
    /// The kernel to call, not part of this file. `specs/instructions/FCCALL.md:33`
    pub label: u16,
}

/// `RET`: return from a subroutine.
///
/// Returns from a subroutine, or ends the thread where a kernel executes it outside any subroutine.
///
/// `specs/instructions/RET.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ret {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/RET.md:37`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/RET.md:39`
    pub pred: Predicate,
}

/// `OWORD_LD`: read consecutive owords.
///
/// Reads consecutive owords from a buffer, aligned to owords. The execution mask plays no part.
///
/// `specs/instructions/OWORD_LD.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct OwordLd {
    /// How much is transferred. `specs/instructions/OWORD_LD.md:26`
    pub size: OwordCount,
    /// A hint without effect: a thread always reads what it wrote last. The assembler's `.mod` sets it to 1. `specs/instructions/OWORD_LD.md:36`
    pub is_modified: u8,
    /// A buffer, or flat memory (index 5); from ICLLP on also shared local memory (index 0). `specs/instructions/OWORD_LD.md:38`
    pub surface: u8,
    /// Where to begin, counted in owords. `specs/instructions/OWORD_LD.md:40`
    pub offset: VecOperand,
    /// What was read, consecutive. `specs/instructions/OWORD_LD.md:42`
    pub dst: RawOperand,
}

/// `OWORD_ST`: write consecutive owords.
///
/// Writes consecutive owords to a buffer, aligned to owords. The execution mask plays no part.
///
/// `specs/instructions/OWORD_ST.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct OwordSt {
    /// How much is transferred. `specs/instructions/OWORD_ST.md:26`
    pub size: OwordCount,
    /// A buffer, or flat memory (index 5); from ICLLP on also shared local memory (index 0). `specs/instructions/OWORD_ST.md:36`
    pub surface: u8,
    /// Where to begin, counted in owords. `specs/instructions/OWORD_ST.md:38`
    pub offset: VecOperand,
    /// What to write, consecutive. `specs/instructions/OWORD_ST.md:40`
    pub src: RawOperand,
}

/// `MEDIA_LD`: read a rectangle of pixels.
///
/// Reads a rectangle of bytes from a 2D surface. The execution mask plays no part.
///
/// `specs/instructions/MEDIA_LD.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MediaLd {
    /// Which lines of the surface take part. `specs/instructions/MEDIA_LD.md:31`
    pub modifiers: MediaLines,
    /// A 2D surface; never shared local memory or flat memory. `specs/instructions/MEDIA_LD.md:33`
    pub surface: u8,
    /// Which plane of a surface that keeps brightness and colours apart. `specs/instructions/MEDIA_LD.md:35`
    pub plane: u8,
    /// Width of the block in bytes. `specs/instructions/MEDIA_LD.md:37`
    pub block_width: u8,
    /// Height of the block in rows. `specs/instructions/MEDIA_LD.md:39`
    pub block_height: u8,
    /// Left edge of the block, in bytes. `specs/instructions/MEDIA_LD.md:41`
    pub x_offset: VecOperand,
    /// Upper edge of the block, in rows. `specs/instructions/MEDIA_LD.md:43`
    pub y_offset: VecOperand,
    /// The bytes of the block, row by row. Each row begins at a multiple of the pitch in the table below; what lies between the rows is undefined. `specs/instructions/MEDIA_LD.md:45`
    pub dst: RawOperand,
}

/// `MEDIA_ST`: write a rectangle of pixels.
///
/// Writes a rectangle of bytes to a 2D surface. The execution mask plays no part.
///
/// `specs/instructions/MEDIA_ST.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MediaSt {
    /// Which lines of the surface take part. `specs/instructions/MEDIA_ST.md:31`
    pub modifiers: MediaLines,
    /// A 2D surface; never shared local memory or flat memory. `specs/instructions/MEDIA_ST.md:33`
    pub surface: u8,
    /// Which plane of a surface that keeps brightness and colours apart. `specs/instructions/MEDIA_ST.md:35`
    pub plane: u8,
    /// Width of the block in bytes. `specs/instructions/MEDIA_ST.md:37`
    pub block_width: u8,
    /// Height of the block in rows. `specs/instructions/MEDIA_ST.md:39`
    pub block_height: u8,
    /// Left edge of the block, in bytes; a multiple of four. `specs/instructions/MEDIA_ST.md:41`
    pub x_offset: VecOperand,
    /// Upper edge of the block, in rows. `specs/instructions/MEDIA_ST.md:43`
    pub y_offset: VecOperand,
    /// The bytes of the block, row by row. Each row begins at a multiple of the pitch in the table below. `specs/instructions/MEDIA_ST.md:45`
    pub src: RawOperand,
}

/// `GATHER`: read an element for each channel.
///
/// Reads an element for each channel from a buffer, at offsets counted in elements. Channels are controlled by the execution mask alone: there is no predicate.
///
/// `specs/instructions/GATHER.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Gather {
    /// Size of an element in memory. In the register an element always takes a dword. `specs/instructions/GATHER.md:30`
    pub elt_size: ElementSize,
    /// A hint without effect: a thread always reads what it wrote last. The assembler's `.mod` sets it to 1. `specs/instructions/GATHER.md:32`
    pub is_modified: u8,
    /// How many channels the instruction runs, and which part of the execution mask controls them. Stands in place of an execution size. `specs/instructions/GATHER.md:34`
    pub num_elts: ElementControl,
    /// A buffer; shared local memory (index 0) and flat memory (index 5) count as buffers. `specs/instructions/GATHER.md:36`
    pub surface: u8,
    /// Offset common to all elements, counted in elements. `specs/instructions/GATHER.md:38`
    pub global_offset: VecOperand,
    /// An offset for each element, counted in elements and added to `Global_offset`. `specs/instructions/GATHER.md:40`
    pub element_offset: RawOperand,
    /// A dword for each element read. Where elements are smaller, the upper bytes of the dwords are undefined. `specs/instructions/GATHER.md:42`
    pub dst: RawOperand,
}

/// `SCATTER`: write an element for each channel.
///
/// Writes an element for each channel to a buffer, at offsets counted in elements. Channels are controlled by the execution mask alone: there is no predicate.
///
/// `specs/instructions/SCATTER.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scatter {
    /// Size of an element in memory. In the register an element always takes a dword. `specs/instructions/SCATTER.md:29`
    pub elt_size: ElementSize,
    /// How many channels the instruction runs, and which part of the execution mask controls them. Stands in place of an execution size. `specs/instructions/SCATTER.md:31`
    pub num_elts: ElementControl,
    /// A buffer; shared local memory (index 0) and flat memory (index 5) count as buffers. `specs/instructions/SCATTER.md:33`
    pub surface: u8,
    /// Offset common to all elements, counted in elements. `specs/instructions/SCATTER.md:35`
    pub global_offset: VecOperand,
    /// An offset for each element, counted in elements and added to `Global_offset`. `specs/instructions/SCATTER.md:37`
    pub element_offset: RawOperand,
    /// A dword for each element; where elements are smaller, the upper bytes are not used. `specs/instructions/SCATTER.md:39`
    pub src: RawOperand,
}

/// `OWORD_LD_UNALIGNED`: read consecutive owords from any dword.
///
/// Reads consecutive owords from a buffer, beginning at any multiple of four bytes. The execution mask plays no part.
///
/// `specs/instructions/OWORD_LD_UNALIGNED.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct OwordLdUnaligned {
    /// How much is transferred. `specs/instructions/OWORD_LD_UNALIGNED.md:26`
    pub size: OwordCount,
    /// A hint without effect: a thread always reads what it wrote last. The assembler's `.mod` sets it to 1. `specs/instructions/OWORD_LD_UNALIGNED.md:36`
    pub is_modified: u8,
    /// A buffer, or flat memory (index 5); from ICLLP on also shared local memory (index 0). `specs/instructions/OWORD_LD_UNALIGNED.md:38`
    pub surface: u8,
    /// Where to begin, counted in bytes; a multiple of four. `specs/instructions/OWORD_LD_UNALIGNED.md:40`
    pub offset: VecOperand,
    /// What was read, consecutive. `specs/instructions/OWORD_LD_UNALIGNED.md:42`
    pub dst: RawOperand,
}

/// `SAMPLE`: sample a texture, in the older form.
///
/// Asks the sampler for filtered texels, by coordinates that the surface's size counts as 1. The older and simpler form of 3D\_SAMPLE.
///
/// `specs/instructions/SAMPLE.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sample {
    /// Colour channels to return, and number of execution channels. `specs/instructions/SAMPLE.md:38`
    pub mode: SamplerMode,
    /// The sampler, as the index of its variable. `specs/instructions/SAMPLE.md:47`
    pub sampler: u8,
    /// The surface, as the index of its variable. Predefined surfaces have the indices 0 to 5. `specs/instructions/SAMPLE.md:49`
    pub surface: u8,
    /// The x coordinate of each channel. `specs/instructions/SAMPLE.md:51`
    pub u: RawOperand,
    /// The y coordinate. `specs/instructions/SAMPLE.md:53`
    pub v: RawOperand,
    /// The z coordinate. `specs/instructions/SAMPLE.md:55`
    pub r: RawOperand,
    /// The texels: for each colour channel taken part, one element for each execution channel. `specs/instructions/SAMPLE.md:57`
    pub dst: RawOperand,
}

/// `SAMPLE_UNORM`: sample a grid of normalized pixels.
///
/// Samples 32 pixels of a surface of an unsigned normalised format, on a grid that begins at `U_offset`, `V_offset`.
///
/// `specs/instructions/SAMPLE_UNORM.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SampleUnorm {
    /// Colour channels and form of the results. `specs/instructions/SAMPLE_UNORM.md:32`
    pub channel_mask: SampleUnormChannelMask,
    /// The sampler, as the index of its variable. `specs/instructions/SAMPLE_UNORM.md:43`
    pub sampler: u8,
    /// The surface, as the index of its variable. Predefined surfaces have the indices 0 to 5. `specs/instructions/SAMPLE_UNORM.md:45`
    pub surface: u8,
    /// Normalised x coordinate of the first pixel. `specs/instructions/SAMPLE_UNORM.md:47`
    pub u_offset: VecOperand,
    /// Normalised y coordinate of the first pixel. `specs/instructions/SAMPLE_UNORM.md:49`
    pub v_offset: VecOperand,
    /// Distance between neighbours along x. `specs/instructions/SAMPLE_UNORM.md:51`
    pub delta_u: VecOperand,
    /// Distance between neighbours along y. `specs/instructions/SAMPLE_UNORM.md:53`
    pub delta_v: VecOperand,
    /// The pixels: 32 elements for each colour channel taken part, without gaps. `specs/instructions/SAMPLE_UNORM.md:55`
    pub dst: RawOperand,
}

/// `LOAD`: read texels without filtering, in the older form.
///
/// Asks the sampler for texels of level 0 of a surface, unfiltered, by integer coordinates. The older and simpler form of 3D\_LOAD.
///
/// `specs/instructions/LOAD.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Load {
    /// Colour channels to return, and number of execution channels. `specs/instructions/LOAD.md:37`
    pub mode: SamplerMode,
    /// The surface, as the index of its variable. Predefined surfaces have the indices 0 to 5. `specs/instructions/LOAD.md:46`
    pub surface: u8,
    /// The x coordinate of each channel, in texels. `specs/instructions/LOAD.md:48`
    pub u: RawOperand,
    /// The y coordinate, in texels. `specs/instructions/LOAD.md:50`
    pub v: RawOperand,
    /// The z coordinate, in texels. `specs/instructions/LOAD.md:52`
    pub r: RawOperand,
    /// The texels: for each colour channel taken part, one element for each execution channel. `specs/instructions/LOAD.md:54`
    pub dst: RawOperand,
}

/// `AVS`: scale video.
///
/// Adaptive video scaling: the sampler filters a block of pixels with its 8×8 polyphase filter.
///
/// `specs/instructions/AVS.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Avs {
    /// Colour channels that take part. A channel that is left out takes no space among the data. `specs/instructions/AVS.md:28`
    pub channels: ColourChannels,
    /// The sampler, as the index of its variable. `specs/instructions/AVS.md:30`
    pub sampler: u8,
    /// The surface, as the index of its variable. Predefined surfaces have the indices 0 to 5. `specs/instructions/AVS.md:32`
    pub surface: u8,
    /// Normalised x coordinate of the first pixel. `specs/instructions/AVS.md:34`
    pub u_offset: VecOperand,
    /// Normalised y coordinate of the first pixel. `specs/instructions/AVS.md:36`
    pub v_offset: VecOperand,
    /// Distance between neighbours along x. `specs/instructions/AVS.md:38`
    pub delta_u: VecOperand,
    /// Distance between neighbours along y. `specs/instructions/AVS.md:40`
    pub delta_v: VecOperand,
    /// How much DeltaU grows from one pixel to the next along x. `specs/instructions/AVS.md:42`
    pub u2d: VecOperand,
    /// Messages with the same number may be reordered among each other. They must agree in surface, sampler, destination register and header, except for the block number. `specs/instructions/AVS.md:44`
    pub group_id: VecOperand,
    /// Which block of 16×4 pixels below the first pixel: the distance in rows, divided by four. `specs/instructions/AVS.md:46`
    pub vertical_block_number: VecOperand,
    /// Width of the results, and which pixels are returned. `specs/instructions/AVS.md:48`
    pub cntrl: SamplerOutput,
    /// How much DeltaV grows from one pixel to the next along y. `specs/instructions/AVS.md:55`
    pub v2d: VecOperand,
    /// Pixels of the block. `specs/instructions/AVS.md:57`
    pub exec_mode: AvsBlock,
    /// If bit 0 is zero, the image enhancement filter is bypassed. `specs/instructions/AVS.md:64`
    pub ief_bypass: VecOperand,
    /// The pixels. How they lie is told in the notes. `specs/instructions/AVS.md:66`
    pub dst: RawOperand,
}

/// `VA`: video analytics.
///
/// Video analytics: the sampler computes a filter over a block of pixels, or what can be said of a region in a few numbers.
///
/// Where `Function` is `convolve`.
///
/// `specs/instructions/VA.md:13`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct VaConvolve {
    /// What to compute. `specs/instructions/VA.md:86`
    pub function: VideoFunction,
    /// The sampler, as the index of its variable. `specs/instructions/VA.md:96`
    pub sampler: u8,
    /// The surface, as the index of its variable. Predefined surfaces have the indices 0 to 5. `specs/instructions/VA.md:98`
    pub surface: u8,
    /// Normalised x coordinate of the first pixel. `specs/instructions/VA.md:100`
    pub u_offset: VecOperand,
    /// Normalised y coordinate of the first pixel. `specs/instructions/VA.md:102`
    pub v_offset: VecOperand,
    /// Block and kernel of a convolution. `specs/instructions/VA.md:104`
    pub properties: VaProperties,
    /// The results, consecutive. `specs/instructions/VA.md:149`
    pub dst: RawOperand,
}

/// `VA`: video analytics.
///
/// Video analytics: the sampler computes a filter over a block of pixels, or what can be said of a region in a few numbers.
///
/// Where `Function` is `minmax`.
///
/// `specs/instructions/VA.md:22`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct VaMinMax {
    /// What to compute. `specs/instructions/VA.md:86`
    pub function: VideoFunction,
    /// The surface, as the index of its variable. Predefined surfaces have the indices 0 to 5. `specs/instructions/VA.md:98`
    pub surface: u8,
    /// Normalised x coordinate of the first pixel. `specs/instructions/VA.md:100`
    pub u_offset: VecOperand,
    /// Normalised y coordinate of the first pixel. `specs/instructions/VA.md:102`
    pub v_offset: VecOperand,
    /// Which of the two to find: a constant of the list below, or a number known at run time only. `specs/instructions/VA.md:117`
    pub mode: VecOperand,
    /// The results, consecutive. `specs/instructions/VA.md:149`
    pub dst: RawOperand,
}

/// `VA`: video analytics.
///
/// Video analytics: the sampler computes a filter over a block of pixels, or what can be said of a region in a few numbers.
///
/// Where `Function` is `minmaxfilter`.
///
/// `specs/instructions/VA.md:30`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct VaMinMaxFilter {
    /// What to compute. `specs/instructions/VA.md:86`
    pub function: VideoFunction,
    /// The sampler, as the index of its variable. `specs/instructions/VA.md:96`
    pub sampler: u8,
    /// The surface, as the index of its variable. Predefined surfaces have the indices 0 to 5. `specs/instructions/VA.md:98`
    pub surface: u8,
    /// Normalised x coordinate of the first pixel. `specs/instructions/VA.md:100`
    pub u_offset: VecOperand,
    /// Normalised y coordinate of the first pixel. `specs/instructions/VA.md:102`
    pub v_offset: VecOperand,
    /// Width of the results, and which pixels are returned. `specs/instructions/VA.md:123`
    pub cntrl: SamplerOutput,
    /// Pixels to compute. `specs/instructions/VA.md:130`
    pub filter_block: MinMaxBlock,
    /// Which of the two to compute, as a number: the codes are those of `Mode`. `specs/instructions/VA.md:136`
    pub filter_mode: VecOperand,
    /// The results, consecutive. `specs/instructions/VA.md:149`
    pub dst: RawOperand,
}

/// `VA`: video analytics.
///
/// Video analytics: the sampler computes a filter over a block of pixels, or what can be said of a region in a few numbers.
///
/// Where `Function` is `erode` or `dilate`.
///
/// `specs/instructions/VA.md:39`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct VaMorphology {
    /// What to compute. `specs/instructions/VA.md:86`
    pub function: VideoFunction,
    /// The sampler, as the index of its variable. `specs/instructions/VA.md:96`
    pub sampler: u8,
    /// The surface, as the index of its variable. Predefined surfaces have the indices 0 to 5. `specs/instructions/VA.md:98`
    pub surface: u8,
    /// Normalised x coordinate of the first pixel. `specs/instructions/VA.md:100`
    pub u_offset: VecOperand,
    /// Normalised y coordinate of the first pixel. `specs/instructions/VA.md:102`
    pub v_offset: VecOperand,
    /// Bits to compute. `specs/instructions/VA.md:138`
    pub block: MorphologyBlock,
    /// The results, consecutive. `specs/instructions/VA.md:149`
    pub dst: RawOperand,
}

/// `VA`: video analytics.
///
/// Video analytics: the sampler computes a filter over a block of pixels, or what can be said of a region in a few numbers.
///
/// Where `Function` is `boolcentroid`.
///
/// `specs/instructions/VA.md:48`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct VaBoolCentroid {
    /// What to compute. `specs/instructions/VA.md:86`
    pub function: VideoFunction,
    /// The surface, as the index of its variable. Predefined surfaces have the indices 0 to 5. `specs/instructions/VA.md:98`
    pub surface: u8,
    /// Normalised x coordinate of the first pixel. `specs/instructions/VA.md:100`
    pub u_offset: VecOperand,
    /// Normalised y coordinate of the first pixel. `specs/instructions/VA.md:102`
    pub v_offset: VecOperand,
    /// Rows of the region. `specs/instructions/VA.md:145`
    pub v_size: VecOperand,
    /// Columns of the region. `specs/instructions/VA.md:147`
    pub h_size: VecOperand,
    /// The results, consecutive. `specs/instructions/VA.md:149`
    pub dst: RawOperand,
}

/// `VA`: video analytics.
///
/// Video analytics: the sampler computes a filter over a block of pixels, or what can be said of a region in a few numbers.
///
/// Where `Function` is `centroid`.
///
/// `specs/instructions/VA.md:57`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct VaCentroid {
    /// What to compute. `specs/instructions/VA.md:86`
    pub function: VideoFunction,
    /// The surface, as the index of its variable. Predefined surfaces have the indices 0 to 5. `specs/instructions/VA.md:98`
    pub surface: u8,
    /// Normalised x coordinate of the first pixel. `specs/instructions/VA.md:100`
    pub u_offset: VecOperand,
    /// Normalised y coordinate of the first pixel. `specs/instructions/VA.md:102`
    pub v_offset: VecOperand,
    /// Rows of the region. `specs/instructions/VA.md:145`
    pub v_size: VecOperand,
    /// The results, consecutive. `specs/instructions/VA.md:149`
    pub dst: RawOperand,
}

/// `MIN_MAX`: smaller or larger value.
///
/// The smaller or the larger of two values.
///
/// `specs/instructions/MIN_MAX.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MinMax {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/MIN_MAX.md:23`
    pub exec_size: ExecControl,
    /// Which of the two. `specs/instructions/MIN_MAX.md:25`
    pub op: MinMaxOp,
    /// The value chosen. `specs/instructions/MIN_MAX.md:33`
    pub dst: VecOperand,
    /// First candidate. `specs/instructions/MIN_MAX.md:35`
    pub src0: VecOperand,
    /// Second candidate. `specs/instructions/MIN_MAX.md:37`
    pub src1: VecOperand,
}

/// `BFE`: extract a bit field.
///
/// Takes some adjacent bits out of a value and moves them to the low end.
///
/// `specs/instructions/BFE.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bfe {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/BFE.md:26`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/BFE.md:28`
    pub pred: Predicate,
    /// The bits taken out; a `D` is filled with copies of the highest of them, a `UD` with zeros. `specs/instructions/BFE.md:30`
    pub dst: VecOperand,
    /// How many bits, modulo 32. `specs/instructions/BFE.md:32`
    pub src0: VecOperand,
    /// Position of the lowest of them, modulo 32. `specs/instructions/BFE.md:34`
    pub src1: VecOperand,
    /// The value that contains them. `specs/instructions/BFE.md:36`
    pub src2: VecOperand,
}

/// `BFI`: insert a bit field.
///
/// Replaces some adjacent bits of a value by the low bits of another.
///
/// `specs/instructions/BFI.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bfi {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/BFI.md:27`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/BFI.md:29`
    pub pred: Predicate,
    /// `Src3` with the bits replaced. `specs/instructions/BFI.md:31`
    pub dst: VecOperand,
    /// How many bits, modulo 32. `specs/instructions/BFI.md:33`
    pub src0: VecOperand,
    /// Position of the lowest bit that is replaced, modulo 32. `specs/instructions/BFI.md:35`
    pub src1: VecOperand,
    /// The new bits, at its low end. `specs/instructions/BFI.md:37`
    pub src2: VecOperand,
    /// The value that receives them. `specs/instructions/BFI.md:39`
    pub src3: VecOperand,
}

/// `BFREV`: reverse the order of bits.
///
/// Puts the 32 bits of a value in the opposite order. The bits of a float are not converted.
///
/// `specs/instructions/BFREV.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bfrev {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/BFREV.md:27`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/BFREV.md:29`
    pub pred: Predicate,
    /// The bits, lowest first become highest first. `specs/instructions/BFREV.md:31`
    pub dst: VecOperand,
    /// The value to turn round. `specs/instructions/BFREV.md:33`
    pub src0: VecOperand,
}

/// `ADDC`: addition that also gives the carry.
///
/// Adds two unsigned dwords and delivers the carry as an operand of its own.
///
/// `specs/instructions/ADDC.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Addc {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/ADDC.md:25`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/ADDC.md:27`
    pub pred: Predicate,
    /// The low 32 bits of the sum. `specs/instructions/ADDC.md:29`
    pub dst: VecOperand,
    /// 1 if the sum needs 33 bits, otherwise 0. `specs/instructions/ADDC.md:31`
    pub carry: VecOperand,
    /// First summand. `specs/instructions/ADDC.md:33`
    pub src0: VecOperand,
    /// Second summand. `specs/instructions/ADDC.md:35`
    pub src1: VecOperand,
}

/// `SUBB`: subtraction that also gives the borrow.
///
/// Subtracts two unsigned dwords and delivers the borrow as an operand of its own.
///
/// `specs/instructions/SUBB.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Subb {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/SUBB.md:25`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/SUBB.md:27`
    pub pred: Predicate,
    /// The difference, modulo 2 to the power of 32. `specs/instructions/SUBB.md:29`
    pub dst: VecOperand,
    /// 1 if the second source is the larger one, otherwise 0. `specs/instructions/SUBB.md:31`
    pub borrow: VecOperand,
    /// What is subtracted from. `specs/instructions/SUBB.md:33`
    pub src0: VecOperand,
    /// What is subtracted. `specs/instructions/SUBB.md:35`
    pub src1: VecOperand,
}

/// `GATHER4_TYPED`: read texels of a typed surface.
///
/// Reads a texel for each execution channel from a typed surface, converting it from the format of the surface. Execution masks M1 and M5, or with 8 channels also M3 and M7, are the useful ones.
///
/// Where .
///
/// `specs/instructions/GATHER4_TYPED.md:13`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Gather4Typed {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/GATHER4_TYPED.md:49`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/GATHER4_TYPED.md:59`
    pub pred: Predicate,
    /// Colour channels that take part. A channel that is left out takes no space among the data. `specs/instructions/GATHER4_TYPED.md:61`
    pub channels: ColourChannels,
    /// A 1D, 2D or 3D surface; never shared local memory or flat memory. `specs/instructions/GATHER4_TYPED.md:67`
    pub surface: u8,
    /// First coordinate of each texel, counted in texels. `specs/instructions/GATHER4_TYPED.md:69`
    pub u: RawOperand,
    /// Second coordinate, or the index into an array of lines. Null means 0. `specs/instructions/GATHER4_TYPED.md:71`
    pub v: RawOperand,
    /// Third coordinate, or the index into an array of images. Null means 0. `specs/instructions/GATHER4_TYPED.md:73`
    pub r: RawOperand,
    /// Mip level. Null means 0. `specs/instructions/GATHER4_TYPED.md:75`
    pub lod: RawOperand,
    /// What was read: the dwords of all execution channels for the first enabled colour channel, then, from the beginning of a register on, those for the next. What is left of a register is undefined. `specs/instructions/GATHER4_TYPED.md:77`
    pub dst: RawOperand,
}

/// `SCATTER4_TYPED`: write texels of a typed surface.
///
/// Writes a texel for each execution channel to a typed surface, converting it to the format of the surface.
///
/// Where .
///
/// `specs/instructions/SCATTER4_TYPED.md:13`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scatter4Typed {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/SCATTER4_TYPED.md:49`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/SCATTER4_TYPED.md:59`
    pub pred: Predicate,
    /// Colour channels that take part. A channel that is left out takes no space among the data. `specs/instructions/SCATTER4_TYPED.md:61`
    pub channels: ColourChannels,
    /// A 1D, 2D or 3D surface; never shared local memory or flat memory. `specs/instructions/SCATTER4_TYPED.md:67`
    pub surface: u8,
    /// First coordinate of each texel, counted in texels. `specs/instructions/SCATTER4_TYPED.md:69`
    pub u: RawOperand,
    /// Second coordinate, or the index into an array of lines. Null means 0. `specs/instructions/SCATTER4_TYPED.md:71`
    pub v: RawOperand,
    /// Third coordinate, or the index into an array of images. Null means 0. `specs/instructions/SCATTER4_TYPED.md:73`
    pub r: RawOperand,
    /// Mip level. Null means 0. `specs/instructions/SCATTER4_TYPED.md:75`
    pub lod: RawOperand,
    /// What to write: the dwords of all execution channels for the first enabled colour channel, then, from the beginning of a register on, those for the next. `specs/instructions/SCATTER4_TYPED.md:77`
    pub src: RawOperand,
}

/// `VA_SKL_PLUS`: further video analytics.
///
/// Video analytics of later samplers: filters in one dimension, local binary patterns, search for a matching block, flood fill; and functions whose results go to a surface instead of a register.
///
/// Where `Function` is `convolve_1d_vertical` or `convolve_1d_horizontal`.
///
/// `specs/instructions/VA_SKL_PLUS.md:13`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct VaSklPlusConvolve1D {
    /// What to compute. `specs/instructions/VA_SKL_PLUS.md:168`
    pub function: LateVideoFunction,
    /// The sampler, as the index of its variable. `specs/instructions/VA_SKL_PLUS.md:187`
    pub sampler: u8,
    /// The surface, as the index of its variable. Predefined surfaces have the indices 0 to 5. `specs/instructions/VA_SKL_PLUS.md:189`
    pub surface: u8,
    /// Normalised x coordinate of the first pixel. `specs/instructions/VA_SKL_PLUS.md:191`
    pub u_offset: VecOperand,
    /// Normalised y coordinate of the first pixel. `specs/instructions/VA_SKL_PLUS.md:193`
    pub v_offset: VecOperand,
    /// Pixels to compute. `specs/instructions/VA_SKL_PLUS.md:195`
    pub block: LineBlock,
    /// The results, consecutive. `specs/instructions/VA_SKL_PLUS.md:270`
    pub dst: RawOperand,
}

/// `VA_SKL_PLUS`: further video analytics.
///
/// Video analytics of later samplers: filters in one dimension, local binary patterns, search for a matching block, flood fill; and functions whose results go to a surface instead of a register.
///
/// Where `Function` is `convolve_1pixel`.
///
/// `specs/instructions/VA_SKL_PLUS.md:22`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct VaSklPlusConvolve1Pixel {
    /// What to compute. `specs/instructions/VA_SKL_PLUS.md:168`
    pub function: LateVideoFunction,
    /// The sampler, as the index of its variable. `specs/instructions/VA_SKL_PLUS.md:187`
    pub sampler: u8,
    /// The surface, as the index of its variable. Predefined surfaces have the indices 0 to 5. `specs/instructions/VA_SKL_PLUS.md:189`
    pub surface: u8,
    /// Normalised x coordinate of the first pixel. `specs/instructions/VA_SKL_PLUS.md:191`
    pub u_offset: VecOperand,
    /// Normalised y coordinate of the first pixel. `specs/instructions/VA_SKL_PLUS.md:193`
    pub v_offset: VecOperand,
    /// Pixels to compute. `specs/instructions/VA_SKL_PLUS.md:200`
    pub pixel_block: PixelBlock,
    /// For sixteen pixels, how far each lies from the first: x and y as words in turn. Null where the block is a single pixel, and without effect for 16x4. `specs/instructions/VA_SKL_PLUS.md:262`
    pub offsets: RawOperand,
    /// The results, consecutive. `specs/instructions/VA_SKL_PLUS.md:270`
    pub dst: RawOperand,
}

/// `VA_SKL_PLUS`: further video analytics.
///
/// Video analytics of later samplers: filters in one dimension, local binary patterns, search for a matching block, flood fill; and functions whose results go to a surface instead of a register.
///
/// Where `Function` is `flood_fill`.
///
/// `specs/instructions/VA_SKL_PLUS.md:31`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct VaSklPlusFloodFill {
    /// What to compute. `specs/instructions/VA_SKL_PLUS.md:168`
    pub function: LateVideoFunction,
    /// Which neighbours of a pixel it can be left to. `specs/instructions/VA_SKL_PLUS.md:237`
    pub connect: FloodConnect,
    /// Pixels along the rows that may be filled: ten words. `specs/instructions/VA_SKL_PLUS.md:242`
    pub h_mask: RawOperand,
    /// Pixels that may be filled in the column left of the block. `specs/instructions/VA_SKL_PLUS.md:244`
    pub v_mask_left: VecOperand,
    /// Pixels that may be filled in the column right of the block. `specs/instructions/VA_SKL_PLUS.md:246`
    pub v_mask_right: VecOperand,
    /// How many rounds to make at most. `specs/instructions/VA_SKL_PLUS.md:248`
    pub loop_count: VecOperand,
    /// The results, consecutive. `specs/instructions/VA_SKL_PLUS.md:270`
    pub dst: RawOperand,
}

/// `VA_SKL_PLUS`: further video analytics.
///
/// Video analytics of later samplers: filters in one dimension, local binary patterns, search for a matching block, flood fill; and functions whose results go to a surface instead of a register.
///
/// Where `Function` is `lbp_creation`.
///
/// `specs/instructions/VA_SKL_PLUS.md:40`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct VaSklPlusLbpCreation {
    /// What to compute. `specs/instructions/VA_SKL_PLUS.md:168`
    pub function: LateVideoFunction,
    /// The surface, as the index of its variable. Predefined surfaces have the indices 0 to 5. `specs/instructions/VA_SKL_PLUS.md:189`
    pub surface: u8,
    /// Normalised x coordinate of the first pixel. `specs/instructions/VA_SKL_PLUS.md:191`
    pub u_offset: VecOperand,
    /// Normalised y coordinate of the first pixel. `specs/instructions/VA_SKL_PLUS.md:193`
    pub v_offset: VecOperand,
    /// Size of the neighbourhood that a pattern describes. `specs/instructions/VA_SKL_PLUS.md:229`
    pub patterns: BinaryPatterns,
    /// The results, consecutive. `specs/instructions/VA_SKL_PLUS.md:270`
    pub dst: RawOperand,
}

/// `VA_SKL_PLUS`: further video analytics.
///
/// Video analytics of later samplers: filters in one dimension, local binary patterns, search for a matching block, flood fill; and functions whose results go to a surface instead of a register.
///
/// Where `Function` is `lbp_correlation`.
///
/// `specs/instructions/VA_SKL_PLUS.md:48`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct VaSklPlusLbpCorrelation {
    /// What to compute. `specs/instructions/VA_SKL_PLUS.md:168`
    pub function: LateVideoFunction,
    /// The surface, as the index of its variable. Predefined surfaces have the indices 0 to 5. `specs/instructions/VA_SKL_PLUS.md:189`
    pub surface: u8,
    /// Normalised x coordinate of the first pixel. `specs/instructions/VA_SKL_PLUS.md:191`
    pub u_offset: VecOperand,
    /// Normalised y coordinate of the first pixel. `specs/instructions/VA_SKL_PLUS.md:193`
    pub v_offset: VecOperand,
    /// Horizontal distance of the two blocks, in pixels. `specs/instructions/VA_SKL_PLUS.md:235`
    pub disparity: VecOperand,
    /// The results, consecutive. `specs/instructions/VA_SKL_PLUS.md:270`
    pub dst: RawOperand,
}

/// `VA_SKL_PLUS`: further video analytics.
///
/// Video analytics of later samplers: filters in one dimension, local binary patterns, search for a matching block, flood fill; and functions whose results go to a surface instead of a register.
///
/// Where `Function` is `correlation_search`.
///
/// `specs/instructions/VA_SKL_PLUS.md:56`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct VaSklPlusCorrelationSearch {
    /// What to compute. `specs/instructions/VA_SKL_PLUS.md:168`
    pub function: LateVideoFunction,
    /// The surface, as the index of its variable. Predefined surfaces have the indices 0 to 5. `specs/instructions/VA_SKL_PLUS.md:189`
    pub surface: u8,
    /// Normalised x coordinate of the first pixel. `specs/instructions/VA_SKL_PLUS.md:191`
    pub u_offset: VecOperand,
    /// Normalised y coordinate of the first pixel. `specs/instructions/VA_SKL_PLUS.md:193`
    pub v_offset: VecOperand,
    /// Normalised y coordinate of the block to compare with. `specs/instructions/VA_SKL_PLUS.md:250`
    pub v_origin: VecOperand,
    /// Normalised x coordinate of the block to compare with. `specs/instructions/VA_SKL_PLUS.md:252`
    pub h_origin: VecOperand,
    /// Columns of the block. `specs/instructions/VA_SKL_PLUS.md:254`
    pub x_size: VecOperand,
    /// Rows of the block. `specs/instructions/VA_SKL_PLUS.md:256`
    pub y_size: VecOperand,
    /// Columns of the region that is searched. `specs/instructions/VA_SKL_PLUS.md:258`
    pub x_search: VecOperand,
    /// Rows of the region that is searched. `specs/instructions/VA_SKL_PLUS.md:260`
    pub y_search: VecOperand,
    /// The results, consecutive. `specs/instructions/VA_SKL_PLUS.md:270`
    pub dst: RawOperand,
}

/// `VA_SKL_PLUS`: further video analytics.
///
/// Video analytics of later samplers: filters in one dimension, local binary patterns, search for a matching block, flood fill; and functions whose results go to a surface instead of a register.
///
/// Where `Function` is `hdc_convolve_2d`.
///
/// `specs/instructions/VA_SKL_PLUS.md:65`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct VaSklPlusHdcConvolve2D {
    /// What to compute. `specs/instructions/VA_SKL_PLUS.md:168`
    pub function: LateVideoFunction,
    /// The sampler, as the index of its variable. `specs/instructions/VA_SKL_PLUS.md:187`
    pub sampler: u8,
    /// The surface, as the index of its variable. Predefined surfaces have the indices 0 to 5. `specs/instructions/VA_SKL_PLUS.md:189`
    pub surface: u8,
    /// Normalised x coordinate of the first pixel. `specs/instructions/VA_SKL_PLUS.md:191`
    pub u_offset: VecOperand,
    /// Normalised y coordinate of the first pixel. `specs/instructions/VA_SKL_PLUS.md:193`
    pub v_offset: VecOperand,
    /// Form of the results, and kernel. `specs/instructions/VA_SKL_PLUS.md:206`
    pub properties: VaSklPlusProperties,
    /// The surface that is written. `specs/instructions/VA_SKL_PLUS.md:264`
    pub out_surface: u8,
    /// Column of it where the block begins. `specs/instructions/VA_SKL_PLUS.md:266`
    pub x_offset: VecOperand,
    /// Row of it where the block begins. `specs/instructions/VA_SKL_PLUS.md:268`
    pub y_offset: VecOperand,
}

/// `VA_SKL_PLUS`: further video analytics.
///
/// Video analytics of later samplers: filters in one dimension, local binary patterns, search for a matching block, flood fill; and functions whose results go to a surface instead of a register.
///
/// Where `Function` is `hdc_minmaxfilter`.
///
/// `specs/instructions/VA_SKL_PLUS.md:74`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct VaSklPlusHdcMinMaxFilter {
    /// What to compute. `specs/instructions/VA_SKL_PLUS.md:168`
    pub function: LateVideoFunction,
    /// The sampler, as the index of its variable. `specs/instructions/VA_SKL_PLUS.md:187`
    pub sampler: u8,
    /// The surface, as the index of its variable. Predefined surfaces have the indices 0 to 5. `specs/instructions/VA_SKL_PLUS.md:189`
    pub surface: u8,
    /// Normalised x coordinate of the first pixel. `specs/instructions/VA_SKL_PLUS.md:191`
    pub u_offset: VecOperand,
    /// Normalised y coordinate of the first pixel. `specs/instructions/VA_SKL_PLUS.md:193`
    pub v_offset: VecOperand,
    /// Pixels of the surface written. `specs/instructions/VA_SKL_PLUS.md:218`
    pub pixel_format: VideoPixelFormat,
    /// Which of the two to compute. `specs/instructions/VA_SKL_PLUS.md:223`
    pub mode: MinMaxMode,
    /// The surface that is written. `specs/instructions/VA_SKL_PLUS.md:264`
    pub out_surface: u8,
    /// Column of it where the block begins. `specs/instructions/VA_SKL_PLUS.md:266`
    pub x_offset: VecOperand,
    /// Row of it where the block begins. `specs/instructions/VA_SKL_PLUS.md:268`
    pub y_offset: VecOperand,
}

/// `VA_SKL_PLUS`: further video analytics.
///
/// Video analytics of later samplers: filters in one dimension, local binary patterns, search for a matching block, flood fill; and functions whose results go to a surface instead of a register.
///
/// Where `Function` is `hdc_erode` or `hdc_dilate`.
///
/// `specs/instructions/VA_SKL_PLUS.md:83`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct VaSklPlusHdcMorphology {
    /// What to compute. `specs/instructions/VA_SKL_PLUS.md:168`
    pub function: LateVideoFunction,
    /// The sampler, as the index of its variable. `specs/instructions/VA_SKL_PLUS.md:187`
    pub sampler: u8,
    /// The surface, as the index of its variable. Predefined surfaces have the indices 0 to 5. `specs/instructions/VA_SKL_PLUS.md:189`
    pub surface: u8,
    /// Normalised x coordinate of the first pixel. `specs/instructions/VA_SKL_PLUS.md:191`
    pub u_offset: VecOperand,
    /// Normalised y coordinate of the first pixel. `specs/instructions/VA_SKL_PLUS.md:193`
    pub v_offset: VecOperand,
    /// The surface that is written. `specs/instructions/VA_SKL_PLUS.md:264`
    pub out_surface: u8,
    /// Column of it where the block begins. `specs/instructions/VA_SKL_PLUS.md:266`
    pub x_offset: VecOperand,
    /// Row of it where the block begins. `specs/instructions/VA_SKL_PLUS.md:268`
    pub y_offset: VecOperand,
}

/// `VA_SKL_PLUS`: further video analytics.
///
/// Video analytics of later samplers: filters in one dimension, local binary patterns, search for a matching block, flood fill; and functions whose results go to a surface instead of a register.
///
/// Where `Function` is `hdc_lbp_correlation`.
///
/// `specs/instructions/VA_SKL_PLUS.md:92`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct VaSklPlusHdcLbpCorrelation {
    /// What to compute. `specs/instructions/VA_SKL_PLUS.md:168`
    pub function: LateVideoFunction,
    /// The surface, as the index of its variable. Predefined surfaces have the indices 0 to 5. `specs/instructions/VA_SKL_PLUS.md:189`
    pub surface: u8,
    /// Normalised x coordinate of the first pixel. `specs/instructions/VA_SKL_PLUS.md:191`
    pub u_offset: VecOperand,
    /// Normalised y coordinate of the first pixel. `specs/instructions/VA_SKL_PLUS.md:193`
    pub v_offset: VecOperand,
    /// Horizontal distance of the two blocks, in pixels. `specs/instructions/VA_SKL_PLUS.md:235`
    pub disparity: VecOperand,
    /// The surface that is written. `specs/instructions/VA_SKL_PLUS.md:264`
    pub out_surface: u8,
    /// Column of it where the block begins. `specs/instructions/VA_SKL_PLUS.md:266`
    pub x_offset: VecOperand,
    /// Row of it where the block begins. `specs/instructions/VA_SKL_PLUS.md:268`
    pub y_offset: VecOperand,
}

/// `VA_SKL_PLUS`: further video analytics.
///
/// Video analytics of later samplers: filters in one dimension, local binary patterns, search for a matching block, flood fill; and functions whose results go to a surface instead of a register.
///
/// Where `Function` is `hdc_lbp_creation`.
///
/// `specs/instructions/VA_SKL_PLUS.md:101`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct VaSklPlusHdcLbpCreation {
    /// What to compute. `specs/instructions/VA_SKL_PLUS.md:168`
    pub function: LateVideoFunction,
    /// The surface, as the index of its variable. Predefined surfaces have the indices 0 to 5. `specs/instructions/VA_SKL_PLUS.md:189`
    pub surface: u8,
    /// Normalised x coordinate of the first pixel. `specs/instructions/VA_SKL_PLUS.md:191`
    pub u_offset: VecOperand,
    /// Normalised y coordinate of the first pixel. `specs/instructions/VA_SKL_PLUS.md:193`
    pub v_offset: VecOperand,
    /// Size of the neighbourhood that a pattern describes. `specs/instructions/VA_SKL_PLUS.md:229`
    pub patterns: BinaryPatterns,
    /// The surface that is written. `specs/instructions/VA_SKL_PLUS.md:264`
    pub out_surface: u8,
    /// Column of it where the block begins. `specs/instructions/VA_SKL_PLUS.md:266`
    pub x_offset: VecOperand,
    /// Row of it where the block begins. `specs/instructions/VA_SKL_PLUS.md:268`
    pub y_offset: VecOperand,
}

/// `VA_SKL_PLUS`: further video analytics.
///
/// Video analytics of later samplers: filters in one dimension, local binary patterns, search for a matching block, flood fill; and functions whose results go to a surface instead of a register.
///
/// Where `Function` is `hdc_convolve_1d_h` or `hdc_convolve_1d_v`.
///
/// `specs/instructions/VA_SKL_PLUS.md:110`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct VaSklPlusHdcConvolve1D {
    /// What to compute. `specs/instructions/VA_SKL_PLUS.md:168`
    pub function: LateVideoFunction,
    /// The sampler, as the index of its variable. `specs/instructions/VA_SKL_PLUS.md:187`
    pub sampler: u8,
    /// The surface, as the index of its variable. Predefined surfaces have the indices 0 to 5. `specs/instructions/VA_SKL_PLUS.md:189`
    pub surface: u8,
    /// Normalised x coordinate of the first pixel. `specs/instructions/VA_SKL_PLUS.md:191`
    pub u_offset: VecOperand,
    /// Normalised y coordinate of the first pixel. `specs/instructions/VA_SKL_PLUS.md:193`
    pub v_offset: VecOperand,
    /// Pixels of the surface written. `specs/instructions/VA_SKL_PLUS.md:218`
    pub pixel_format: VideoPixelFormat,
    /// The surface that is written. `specs/instructions/VA_SKL_PLUS.md:264`
    pub out_surface: u8,
    /// Column of it where the block begins. `specs/instructions/VA_SKL_PLUS.md:266`
    pub x_offset: VecOperand,
    /// Row of it where the block begins. `specs/instructions/VA_SKL_PLUS.md:268`
    pub y_offset: VecOperand,
}

/// `VA_SKL_PLUS`: further video analytics.
///
/// Video analytics of later samplers: filters in one dimension, local binary patterns, search for a matching block, flood fill; and functions whose results go to a surface instead of a register.
///
/// Where `Function` is `hdc_convolve_1pixel`.
///
/// `specs/instructions/VA_SKL_PLUS.md:119`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct VaSklPlusHdcConvolve1Pixel {
    /// What to compute. `specs/instructions/VA_SKL_PLUS.md:168`
    pub function: LateVideoFunction,
    /// The sampler, as the index of its variable. `specs/instructions/VA_SKL_PLUS.md:187`
    pub sampler: u8,
    /// The surface, as the index of its variable. Predefined surfaces have the indices 0 to 5. `specs/instructions/VA_SKL_PLUS.md:189`
    pub surface: u8,
    /// Normalised x coordinate of the first pixel. `specs/instructions/VA_SKL_PLUS.md:191`
    pub u_offset: VecOperand,
    /// Normalised y coordinate of the first pixel. `specs/instructions/VA_SKL_PLUS.md:193`
    pub v_offset: VecOperand,
    /// Pixels of the surface written. `specs/instructions/VA_SKL_PLUS.md:218`
    pub pixel_format: VideoPixelFormat,
    /// For sixteen pixels, how far each lies from the first: x and y as words in turn. Null where the block is a single pixel, and without effect for 16x4. `specs/instructions/VA_SKL_PLUS.md:262`
    pub offsets: RawOperand,
    /// The surface that is written. `specs/instructions/VA_SKL_PLUS.md:264`
    pub out_surface: u8,
    /// Column of it where the block begins. `specs/instructions/VA_SKL_PLUS.md:266`
    pub x_offset: VecOperand,
    /// Row of it where the block begins. `specs/instructions/VA_SKL_PLUS.md:268`
    pub y_offset: VecOperand,
}

/// `SVM_BLOCK_LD`: read consecutive owords at an address.
///
/// Reads consecutive owords from flat memory. The execution mask plays no part.
///
/// `specs/instructions/SVM_BLOCK_LD.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SvmBlockLd {
    /// How much is transferred, and how the address is aligned. `specs/instructions/SVM_BLOCK_LD.md:26`
    pub properties: BlockProperties,
    /// Where to begin. `specs/instructions/SVM_BLOCK_LD.md:28`
    pub address: VecOperand,
    /// What was read, consecutive. `specs/instructions/SVM_BLOCK_LD.md:30`
    pub dst: RawOperand,
}

/// `SVM_BLOCK_ST`: write consecutive owords at an address.
///
/// Writes consecutive owords to flat memory. The execution mask plays no part.
///
/// `specs/instructions/SVM_BLOCK_ST.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SvmBlockSt {
    /// How much is transferred, and how the address is aligned. `specs/instructions/SVM_BLOCK_ST.md:26`
    pub properties: BlockProperties,
    /// Where to begin. `specs/instructions/SVM_BLOCK_ST.md:28`
    pub address: VecOperand,
    /// What to write, consecutive. `specs/instructions/SVM_BLOCK_ST.md:30`
    pub src: RawOperand,
}

/// `SVM_GATHER`: read blocks at an address for each channel.
///
/// Reads one or more consecutive blocks for each channel from flat memory.
///
/// `specs/instructions/SVM_GATHER.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SvmGather {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/SVM_GATHER.md:34`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/SVM_GATHER.md:44`
    pub pred: Predicate,
    /// Size of a block. `specs/instructions/SVM_GATHER.md:46`
    pub block_size: BlockSize,
    /// How many consecutive blocks each channel accesses. `specs/instructions/SVM_GATHER.md:48`
    pub num_blocks: BlockCount,
    /// An address for each channel; a multiple of the size of a block. `specs/instructions/SVM_GATHER.md:57`
    pub addresses: RawOperand,
    /// What was read, in the order given in the notes. Its elements have the size of a block; bytes of a channel without a block are undefined. `specs/instructions/SVM_GATHER.md:59`
    pub dst: RawOperand,
}

/// `SVM_SCATTER`: write blocks at an address for each channel.
///
/// Writes one or more consecutive blocks for each channel to flat memory.
///
/// `specs/instructions/SVM_SCATTER.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SvmScatter {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/SVM_SCATTER.md:34`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/SVM_SCATTER.md:44`
    pub pred: Predicate,
    /// Size of a block. `specs/instructions/SVM_SCATTER.md:46`
    pub block_size: BlockSize,
    /// How many consecutive blocks each channel accesses. `specs/instructions/SVM_SCATTER.md:48`
    pub num_blocks: BlockCount,
    /// An address for each channel; a multiple of the size of a block. `specs/instructions/SVM_SCATTER.md:57`
    pub addresses: RawOperand,
    /// What to write, in the order given in the notes. Its elements have the size of a block. `specs/instructions/SVM_SCATTER.md:59`
    pub src: RawOperand,
}

/// `SVM_ATOMIC`: atomic operation by address.
///
/// Reads, changes and writes a word, dword or qword of flat memory for each channel, each time in one indivisible step.
///
/// `specs/instructions/SVM_ATOMIC.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SvmAtomic {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/SVM_ATOMIC.md:34`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/SVM_ATOMIC.md:43`
    pub pred: Predicate,
    /// What is done to each location. Below, old is what memory held before, new is what it holds afterwards; the old value is returned unless said otherwise. `specs/instructions/SVM_ATOMIC.md:45`
    pub op: AtomicControl,
    /// An address for each channel; a multiple of the size of the location. `specs/instructions/SVM_ATOMIC.md:47`
    pub addresses: RawOperand,
    /// First argument, src0 in the list of operations: an element for each channel. `specs/instructions/SVM_ATOMIC.md:49`
    pub src0: RawOperand,
    /// Second argument, src1 in the list of operations: an element for each channel. `specs/instructions/SVM_ATOMIC.md:51`
    pub src1: RawOperand,
    /// What the operation returns, an element for each channel. If it is null, nothing is returned. `specs/instructions/SVM_ATOMIC.md:53`
    pub dst: RawOperand,
}

/// `SVM_GATHER4_SCALED`: read up to four dwords for each channel by address.
///
/// Reads up to four dwords for each execution channel from flat memory. Addresses must be multiples of four. Each colour channel that `Channels` enables takes the next of four consecutive dwords: red the first, alpha the last.
///
/// `specs/instructions/SVM_GATHER4_SCALED.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SvmGather4Scaled {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/SVM_GATHER4_SCALED.md:37`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/SVM_GATHER4_SCALED.md:44`
    pub pred: Predicate,
    /// Colour channels that take part. A channel that is left out takes no space among the data. `specs/instructions/SVM_GATHER4_SCALED.md:46`
    pub channels: ColourChannels,
    /// Offsets are never scaled. `specs/instructions/SVM_GATHER4_SCALED.md:48`
    pub scale: u16,
    /// Address that the offsets are relative to; 0 may be a dword. `specs/instructions/SVM_GATHER4_SCALED.md:50`
    pub address: VecOperand,
    /// A byte offset for each channel, relative to `Address`. `specs/instructions/SVM_GATHER4_SCALED.md:52`
    pub element_offset: RawOperand,
    /// What was read: the dwords of all execution channels for the first enabled colour channel, then, from the beginning of a register on, those for the next. What is left of a register is undefined. `specs/instructions/SVM_GATHER4_SCALED.md:54`
    pub dst: RawOperand,
}

/// `SVM_SCATTER4_SCALED`: write up to four dwords for each channel by address.
///
/// Writes up to four dwords for each execution channel to flat memory. Addresses must be multiples of four. Each colour channel that `Channels` enables takes the next of four consecutive dwords: red the first, alpha the last.
///
/// `specs/instructions/SVM_SCATTER4_SCALED.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SvmScatter4Scaled {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/SVM_SCATTER4_SCALED.md:37`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/SVM_SCATTER4_SCALED.md:44`
    pub pred: Predicate,
    /// Colour channels that take part. A channel that is left out takes no space among the data. `specs/instructions/SVM_SCATTER4_SCALED.md:46`
    pub channels: ColourChannels,
    /// Offsets are never scaled. `specs/instructions/SVM_SCATTER4_SCALED.md:48`
    pub scale: u16,
    /// Address that the offsets are relative to; 0 may be a dword. `specs/instructions/SVM_SCATTER4_SCALED.md:50`
    pub address: VecOperand,
    /// A byte offset for each channel, relative to `Address`. `specs/instructions/SVM_SCATTER4_SCALED.md:52`
    pub element_offset: RawOperand,
    /// What to write: the dwords of all execution channels for the first enabled colour channel, then, from the beginning of a register on, those for the next. `specs/instructions/SVM_SCATTER4_SCALED.md:54`
    pub src: RawOperand,
}

/// `IFCALL`: call through a function address.
///
/// Calls the function at an address, which `faddr` gave. Apart from this it is like `fcall`.
///
/// `specs/instructions/IFCALL.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ifcall {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/IFCALL.md:25`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/IFCALL.md:27`
    pub pred: Predicate,
    /// What the compiler knows of the callee. `specs/instructions/IFCALL.md:29`
    pub modifiers: IfcallModifiers,
    /// The address. `specs/instructions/IFCALL.md:35`
    pub func_addr: VecOperand,
    /// Registers of `%arg` that carry arguments. `specs/instructions/IFCALL.md:37`
    pub arg_size: u8,
    /// Registers of `%retval` that carry the result. `specs/instructions/IFCALL.md:39`
    pub return_size: u8,
}

/// `FADDR`: address of a function.
///
/// Takes the address of a function or of another symbol that the linker or loader knows.
///
/// `specs/instructions/FADDR.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Faddr {
    /// The name. `specs/instructions/FADDR.md:23`
    pub func_id: u16,
    /// The address. `specs/instructions/FADDR.md:25`
    pub dst: VecOperand,
}

/// `FILE`: source file of what follows.
///
/// Names the source file of the instructions that follow, up to the next of its kind. For debuggers only.
///
/// `specs/instructions/FILE.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct File {
    /// The name, at most 255 characters. `specs/instructions/FILE.md:22`
    pub file_name: u32,
}

/// `LOC`: source line of what follows.
///
/// Names the source line of the instructions that follow, up to the next of its kind. For debuggers only.
///
/// `specs/instructions/LOC.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Loc {
    /// The line. `specs/instructions/LOC.md:22`
    pub line_number: u32,
}

/// `VME_IME`: search for motion vectors.
///
/// Video motion estimation, integer search: looks for the blocks of the reference pictures that differ least from a macro-block.
///
/// `specs/instructions/VME_IME.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct VmeIme {
    /// Whether the best candidates come in from an earlier message, and whether they are handed out for a later one. `specs/instructions/VME_IME.md:24`
    pub stream_mode: VmeStreamMode,
    /// How many references, records and starting points the search has. `specs/instructions/VME_IME.md:31`
    pub search_ctrl: VmeSearchControl,
    /// The payload that all motion estimation messages have. `specs/instructions/VME_IME.md:38`
    pub uni_input: RawOperand,
    /// The payload of this message. `specs/instructions/VME_IME.md:40`
    pub ime_input: RawOperand,
    /// The surface, as the index of its variable. Predefined surfaces have the indices 0 to 5. `specs/instructions/VME_IME.md:42`
    pub surface: u8,
    /// Upper left corner of the search window in the first reference, in pixels: x, then y. `specs/instructions/VME_IME.md:44`
    pub ref0: RawOperand,
    /// The same for the second reference; without effect where there is one reference only. `specs/instructions/VME_IME.md:46`
    pub ref1: RawOperand,
    /// Where motion vectors cost nothing, relative to the macro-block. `specs/instructions/VME_IME.md:48`
    pub cost_center: RawOperand,
    /// What was found. `specs/instructions/VME_IME.md:50`
    pub output: RawOperand,
}

/// `VME_SIC`: check skipped and intra-coded blocks.
///
/// Video motion estimation, skip and intra check: rates given motion vectors and the intra predictions of a macro-block.
///
/// `specs/instructions/VME_SIC.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct VmeSic {
    /// The payload that all motion estimation messages have. `specs/instructions/VME_SIC.md:23`
    pub uni_input: RawOperand,
    /// The payload of this message. `specs/instructions/VME_SIC.md:25`
    pub sic_input: RawOperand,
    /// The surface, as the index of its variable. Predefined surfaces have the indices 0 to 5. `specs/instructions/VME_SIC.md:27`
    pub surface: u8,
    /// What was found. `specs/instructions/VME_SIC.md:29`
    pub output: RawOperand,
}

/// `VME_FBR`: refine motion vectors.
///
/// Video motion estimation, fractional and bidirectional refinement: moves motion vectors by fractions of a pixel to where the blocks differ least.
///
/// `specs/instructions/VME_FBR.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct VmeFbr {
    /// The payload that all motion estimation messages have. `specs/instructions/VME_FBR.md:24`
    pub uni_input: RawOperand,
    /// The payload of this message. `specs/instructions/VME_FBR.md:26`
    pub fbr_input: RawOperand,
    /// The surface, as the index of its variable. Predefined surfaces have the indices 0 to 5. `specs/instructions/VME_FBR.md:28`
    pub surface: u8,
    /// How the macro-block is divided. `specs/instructions/VME_FBR.md:30`
    pub fbr_mb_mode: VecOperand,
    /// How each of the four blocks is divided further. `specs/instructions/VME_FBR.md:37`
    pub fbr_sub_mb_shape: VecOperand,
    /// Which references each of the four blocks is predicted from. `specs/instructions/VME_FBR.md:65`
    pub fbr_sub_pred_mode: VecOperand,
    /// What was found. `specs/instructions/VME_FBR.md:93`
    pub output: RawOperand,
}

/// `VME_IDM`: distortions around a motion vector.
///
/// Video motion estimation, distortion mesh: how much a macro-block differs from the reference at every position of the search window.
///
/// `specs/instructions/VME_IDM.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct VmeIdm {
    /// The payload that all motion estimation messages have. `specs/instructions/VME_IDM.md:23`
    pub uni_input: RawOperand,
    /// The payload of this message. `specs/instructions/VME_IDM.md:25`
    pub idm_input: RawOperand,
    /// The surface, as the index of its variable. Predefined surfaces have the indices 0 to 5. `specs/instructions/VME_IDM.md:27`
    pub surface: u8,
    /// The differences. `specs/instructions/VME_IDM.md:29`
    pub output: RawOperand,
}

/// `BARRIER`: wait for the whole thread group.
///
/// Waits until all threads of the thread group have come to a barrier. Memory accesses before it are seen by all of them after it.
///
/// `specs/instructions/BARRIER.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Barrier {}
/// `CACHE_FLUSH`: flush the texture cache.
///
/// Empties the texture caches of the sampler, on all levels.
///
/// `specs/instructions/CACHE_FLUSH.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CacheFlush {}
/// `WAIT`: wait for a notification.
///
/// Waits until the threads that this one depends on have ended. Which they are (at most eight) was laid down when the thread space was made.
///
/// `specs/instructions/WAIT.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Wait {
    /// A bit for each of the eight; where it is 1, that thread is not waited for, now and later. `specs/instructions/WAIT.md:24`
    pub mask: VecOperand,
}

/// `FENCE`: order memory accesses.
///
/// Orders the memory accesses of the thread: those before the fence are done before any after it. It can empty caches on the way.
///
/// `specs/instructions/FENCE.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fence {
    /// What is ordered, and which caches are emptied. `specs/instructions/FENCE.md:26`
    pub mask: FenceMask,
}

/// `RAW_SEND`: message to a shared function.
///
/// Sends a message to a shared function of the hardware, in one block of registers.
///
/// `specs/instructions/RAW_SEND.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RawSend {
    /// Which form of send. `specs/instructions/RAW_SEND.md:27`
    pub modifiers: RawSendModifiers,
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/RAW_SEND.md:35`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/RAW_SEND.md:37`
    pub pred: Predicate,
    /// Extended descriptor of the message; its lowest four bits name the shared function. `specs/instructions/RAW_SEND.md:39`
    pub ex_msg_desc: u32,
    /// Registers of the payload. `specs/instructions/RAW_SEND.md:41`
    pub num_src: u8,
    /// Registers of the answer. `specs/instructions/RAW_SEND.md:43`
    pub num_dst: u8,
    /// Descriptor of the message. `specs/instructions/RAW_SEND.md:45`
    pub desc: VecOperand,
    /// The payload. `specs/instructions/RAW_SEND.md:47`
    pub src: RawOperand,
    /// Where the answer goes. `specs/instructions/RAW_SEND.md:49`
    pub dst: RawOperand,
}

/// `YIELD`: let another thread run.
///
/// Suggests that the execution unit run another of its threads now. Results do not depend on it.
///
/// `specs/instructions/YIELD.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Yield {}
/// `NBARRIER`: named barrier.
///
/// A barrier, one of up to 32, for some threads of a thread group. Threads take part as producers, as consumers or as both. Each thread signals once that it has arrived; consumers then wait until all producers and all consumers have. After that the barrier is free for another use.
///
/// `specs/instructions/NBARRIER.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Nbarrier {
    /// Which half. `specs/instructions/NBARRIER.md:30`
    pub mode: NbarrierMode,
    /// The barrier. `specs/instructions/NBARRIER.md:38`
    pub id: VecOperand,
    /// What this thread is: 0 producer and consumer, 1 producer only, 2 consumer only. Null stands for the short form: 0, and as many producers as consumers. `specs/instructions/NBARRIER.md:40`
    pub r#type: VecOperand,
    /// How many threads produce; in the short form, how many take part. `specs/instructions/NBARRIER.md:42`
    pub num_producers: VecOperand,
    /// How many threads consume. `specs/instructions/NBARRIER.md:44`
    pub num_consumers: VecOperand,
}

/// `FCALL`: call of a function.
///
/// Calls a function by its name.
///
/// `specs/instructions/FCALL.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fcall {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/FCALL.md:31`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/FCALL.md:33`
    pub pred: Predicate,
    /// The name of the function. `specs/instructions/FCALL.md:35`
    pub func_id: u16,
    /// Registers of `%arg` that carry arguments. `specs/instructions/FCALL.md:37`
    pub arg_size: u8,
    /// Registers of `%retval` that carry the result. `specs/instructions/FCALL.md:39`
    pub return_size: u8,
}

/// `FRET`: return from a function.
///
/// Returns from a function that was called with `fcall` or `ifcall`.
///
/// `specs/instructions/FRET.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fret {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/FRET.md:39`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/FRET.md:41`
    pub pred: Predicate,
}

/// `SWITCHJMP`: jump through a table.
///
/// Continues at one of several labels, which a number selects.
///
/// `specs/instructions/SWITCHJMP.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Switchjmp<'a> {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/SWITCHJMP.md:23`
    pub exec_size: ExecControl,
    /// Which label, from 0; undefined if there is none of this number. `specs/instructions/SWITCHJMP.md:31`
    pub index: VecOperand,
    /// Where to continue. `specs/instructions/SWITCHJMP.md:33`
    pub labels: List<'a, u16>,
}

/// `SAD2ADD`: sum of two absolute differences, accumulated.
///
/// Takes the channels in pairs and adds the absolute differences of each pair to a third source, in the even channel.
///
/// `specs/instructions/SAD2ADD.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sad2add {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/SAD2ADD.md:29`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/SAD2ADD.md:31`
    pub pred: Predicate,
    /// The sums in the even elements; the odd elements are undefined afterwards. `specs/instructions/SAD2ADD.md:33`
    pub dst: VecOperand,
    /// First bytes. `specs/instructions/SAD2ADD.md:35`
    pub src0: VecOperand,
    /// Second bytes. `specs/instructions/SAD2ADD.md:37`
    pub src1: VecOperand,
    /// What the differences are added to: its even elements. `specs/instructions/SAD2ADD.md:39`
    pub src2: VecOperand,
}

/// `PLN`: plane equation.
///
/// Evaluates the equation of a plane, as for an attribute across a triangle: p times u plus q times v plus r, with one p, q and r for all channels and a u and v for each.
///
/// `specs/instructions/PLN.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pln {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/PLN.md:30`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/PLN.md:37`
    pub pred: Predicate,
    /// The value of the plane at each point. `specs/instructions/PLN.md:39`
    pub dst: VecOperand,
    /// Four consecutive floats: p, q, one that is not used, r. `specs/instructions/PLN.md:41`
    pub src0: VecOperand,
    /// Coordinates: u of eight channels, v of the same eight, then the same for the other eight. `specs/instructions/PLN.md:43`
    pub src1: VecOperand,
}

/// `GOTO`: jump for each channel.
///
/// Sends each channel to a label by its own predicate. Channels that part meet again at the place where one group waits for the other.
///
/// `specs/instructions/GOTO.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Goto {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/GOTO.md:58`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/GOTO.md:60`
    pub pred: Predicate,
    /// Where to go, in the same subroutine. `specs/instructions/GOTO.md:62`
    pub label: u16,
}

/// `3D_SAMPLE`: sample a texture.
///
/// Asks the sampler for filtered texels of a surface, one for each channel, or for facts about the surface.
///
/// `specs/instructions/3D_SAMPLE.md:13`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ThreeDSample<'a> {
    /// What to do with the surface, and how. `specs/instructions/3D_SAMPLE.md:379`
    pub op: ThreeDSampleOp,
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/3D_SAMPLE.md:421`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/3D_SAMPLE.md:429`
    pub pred: Predicate,
    /// Colour channels that take part. A channel that is left out takes no space among the data. `specs/instructions/3D_SAMPLE.md:431`
    pub channels: ColourChannels,
    /// Distances in texels, each from -8 to 7, that move all coordinates of the message. Usually a constant. `specs/instructions/3D_SAMPLE.md:433`
    pub aoffimmi: VecOperand,
    /// The sampler, as the index of its variable. `specs/instructions/3D_SAMPLE.md:435`
    pub sampler: u8,
    /// The same for a sampler, in place of `Sampler`. `specs/instructions/3D_SAMPLE.md:437`
    pub sampler_state: VecOperand,
    /// Number of a sampler state after the one that `SamplerState` selects; 0 is that one itself. Absent, it is 0. `specs/instructions/3D_SAMPLE.md:439`
    pub sampler_index: u32,
    /// The surface, as the index of its variable. Predefined surfaces have the indices 0 to 5. `specs/instructions/3D_SAMPLE.md:441`
    pub surface: u8,
    /// The address of a surface state, in place of `Surface`, where addresses of states take 64 bits: from XE3P\_CRI on. Absent or null, the surface is `Surface`. `specs/instructions/3D_SAMPLE.md:443`
    pub surface_state: VecOperand,
    /// Number of a surface state after the one that `Surface` selects; 0 is that one itself. Absent, it is 0. `specs/instructions/3D_SAMPLE.md:445`
    pub surface_index: u32,
    /// What was found: for each colour channel taken part, one element for each channel. `specs/instructions/3D_SAMPLE.md:447`
    pub dst: RawOperand,
    /// A second surface for the message, where the hardware pairs two; normally null. `specs/instructions/3D_SAMPLE.md:449`
    pub paired_surface: RawOperand,
    /// In order: `U`, `V`, `R`, `Ai`, `Mlod`. `specs/instructions/3D_SAMPLE.md:465`
    pub params: List<'a, RawOperand>,
}

/// `3D_LOAD`: read texels without filtering.
///
/// Asks the sampler for texels of a surface, unfiltered, by integer coordinates.
///
/// `specs/instructions/3D_LOAD.md:14`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ThreeDLoad<'a> {
    /// What to load, and how. `specs/instructions/3D_LOAD.md:107`
    pub op: ThreeDLoadOp,
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/3D_LOAD.md:122`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/3D_LOAD.md:130`
    pub pred: Predicate,
    /// Colour channels that take part. A channel that is left out takes no space among the data. `specs/instructions/3D_LOAD.md:132`
    pub channels: ColourChannels,
    /// Distances in texels, each from -8 to 7, that move all coordinates of the message. Usually a constant. `specs/instructions/3D_LOAD.md:134`
    pub aoffimmi: VecOperand,
    /// The surface, as the index of its variable. Predefined surfaces have the indices 0 to 5. `specs/instructions/3D_LOAD.md:136`
    pub surface: u8,
    /// The address of a surface state, in place of `Surface`, where addresses of states take 64 bits: from XE3P\_CRI on. Absent or null, the surface is `Surface`. `specs/instructions/3D_LOAD.md:138`
    pub surface_state: VecOperand,
    /// Number of a surface state after the one that `Surface` selects; 0 is that one itself. Absent, it is 0. `specs/instructions/3D_LOAD.md:140`
    pub surface_index: u32,
    /// The texels: for each colour channel taken part, one element for each channel. `specs/instructions/3D_LOAD.md:142`
    pub dst: RawOperand,
    /// A second surface for the message, where the hardware pairs two; normally null. `specs/instructions/3D_LOAD.md:144`
    pub paired_surface: RawOperand,
    /// In order: `Si`, `Mcsl`, `Msch`, `U`, `V`, `R`, `Lod`. `specs/instructions/3D_LOAD.md:148`
    pub params: List<'a, RawOperand>,
}

/// `3D_SAMPLE4`: gather one channel of four texels.
///
/// Asks the sampler for the four texels that bilinear filtering would weigh, one colour channel of each, unfiltered.
///
/// `specs/instructions/3D_SAMPLE4.md:13`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ThreeDSample4<'a> {
    /// Which texels to gather, and how. `specs/instructions/3D_SAMPLE4.md:197`
    pub op: ThreeDSample4Op,
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/3D_SAMPLE4.md:223`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/3D_SAMPLE4.md:231`
    pub pred: Predicate,
    /// The colour channel that is gathered. `specs/instructions/3D_SAMPLE4.md:233`
    pub src_channel: ColourChannel,
    /// Distances in texels, each from -8 to 7, that move all coordinates of the message. Usually a constant. `specs/instructions/3D_SAMPLE4.md:243`
    pub aoffimmi: VecOperand,
    /// The sampler, as the index of its variable. `specs/instructions/3D_SAMPLE4.md:245`
    pub sampler: u8,
    /// The same for a sampler, in place of `Sampler`. `specs/instructions/3D_SAMPLE4.md:247`
    pub sampler_state: VecOperand,
    /// Number of a sampler state after the one that `SamplerState` selects; 0 is that one itself. Absent, it is 0. `specs/instructions/3D_SAMPLE4.md:249`
    pub sampler_index: u32,
    /// The surface, as the index of its variable. Predefined surfaces have the indices 0 to 5. `specs/instructions/3D_SAMPLE4.md:251`
    pub surface: u8,
    /// The address of a surface state, in place of `Surface`, where addresses of states take 64 bits: from XE3P\_CRI on. Absent or null, the surface is `Surface`. `specs/instructions/3D_SAMPLE4.md:253`
    pub surface_state: VecOperand,
    /// Number of a surface state after the one that `Surface` selects; 0 is that one itself. Absent, it is 0. `specs/instructions/3D_SAMPLE4.md:255`
    pub surface_index: u32,
    /// The four texels, as R, G, B and A of a result. `specs/instructions/3D_SAMPLE4.md:257`
    pub dst: RawOperand,
    /// A second surface for the message, where the hardware pairs two; normally null. `specs/instructions/3D_SAMPLE4.md:259`
    pub paired_surface: RawOperand,
    /// In order: `U`, `V`, `R`, `Ai`. `specs/instructions/3D_SAMPLE4.md:273`
    pub params: List<'a, RawOperand>,
}

/// `INFO`: query a surface or its sampling pattern.
///
/// Returns the size of a surface at a level of detail, or the number of samples of a multisampled surface.
///
/// `specs/instructions/INFO.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Info {
    /// What is asked for. `specs/instructions/INFO.md:36`
    pub op: InfoOp,
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/INFO.md:43`
    pub exec_size: ExecControl,
    /// Colour channels that take part. A channel that is left out takes no space among the data. `specs/instructions/INFO.md:51`
    pub channels: ColourChannels,
    /// The surface, as the index of its variable. Predefined surfaces have the indices 0 to 5. `specs/instructions/INFO.md:53`
    pub surface: u8,
    /// The address of a surface state, in place of `Surface`, where addresses of states take 64 bits: from XE3P\_CRI on. Absent or null, the surface is `Surface`. `specs/instructions/INFO.md:55`
    pub surface_state: VecOperand,
    /// Number of a surface state after the one that `Surface` selects; 0 is that one itself. Absent, it is 0. `specs/instructions/INFO.md:57`
    pub surface_index: u32,
    /// The level of detail, one element for each channel. Present if `Op.op == resinfo`. `specs/instructions/INFO.md:59`
    pub lod: RawOperand,
    /// The answer, one colour channel after the other. `specs/instructions/INFO.md:61`
    pub dst: RawOperand,
}

/// `RT_WRITE`: write a render target.
///
/// Hands the colours of the pixels of the thread to a render target, with depth, stencil and sample coverage where wanted.
///
/// `specs/instructions/RT_WRITE.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RtWrite {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/RT_WRITE.md:47`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/RT_WRITE.md:54`
    pub pred: Predicate,
    /// What comes with the colours, and how they are written. `specs/instructions/RT_WRITE.md:56`
    pub mode: RtWriteMode,
    /// The surface, as the index of its variable. Predefined surfaces have the indices 0 to 5. `specs/instructions/RT_WRITE.md:72`
    pub surface: u8,
    /// Header of the message, from the payload of the thread; null if the hardware needs none. `specs/instructions/RT_WRITE.md:74`
    pub header: RawOperand,
    /// Index of the sample. Present if `Mode.si`. `specs/instructions/RT_WRITE.md:76`
    pub si: VecOperand,
    /// The coarse pixel counter. Present if `Mode.cps`. `specs/instructions/RT_WRITE.md:78`
    pub cps: VecOperand,
    /// Index of the render target. Present if `Mode.rti`. `specs/instructions/RT_WRITE.md:80`
    pub rti: VecOperand,
    /// Alpha that render target 0 got, for blending that depends on it. Present if `Mode.s0a`. `specs/instructions/RT_WRITE.md:82`
    pub source0_alpha: RawOperand,
    /// Samples covered, a word for each pixel. Present if `Mode.om`. `specs/instructions/RT_WRITE.md:84`
    pub o_mask: RawOperand,
    /// Red. `specs/instructions/RT_WRITE.md:86`
    pub r: RawOperand,
    /// Green. `specs/instructions/RT_WRITE.md:88`
    pub g: RawOperand,
    /// Blue. `specs/instructions/RT_WRITE.md:90`
    pub b: RawOperand,
    /// Alpha. `specs/instructions/RT_WRITE.md:92`
    pub a: RawOperand,
    /// Depth. Present if `Mode.z`. `specs/instructions/RT_WRITE.md:94`
    pub source_depth: RawOperand,
    /// Stencil values, a byte for each pixel, one after the other. Present if `Mode.s`. `specs/instructions/RT_WRITE.md:96`
    pub stencil: RawOperand,
}

/// `URB_WRITE`: write the unified return buffer.
///
/// Writes the outputs of eight vertices to the unified return buffer, each to the entry that its handle names.
///
/// `specs/instructions/URB_WRITE.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct UrbWrite {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/URB_WRITE.md:34`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/URB_WRITE.md:40`
    pub pred: Predicate,
    /// How many outputs, each a dword of every vertex. `specs/instructions/URB_WRITE.md:42`
    pub num_out: u8,
    /// For each vertex, a bit for each output that is written; null writes all. `specs/instructions/URB_WRITE.md:44`
    pub channel_mask: RawOperand,
    /// Where to begin in every entry, in units of 16 bytes. `specs/instructions/URB_WRITE.md:46`
    pub global_offset: u16,
    /// The handle of the entry of each vertex. `specs/instructions/URB_WRITE.md:48`
    pub urb_handle: RawOperand,
    /// Added to the global offset for each vertex, in units of 16 bytes; null adds nothing. `specs/instructions/URB_WRITE.md:50`
    pub per_slot_offset: RawOperand,
    /// The outputs, a register for each; element `i` of a register belongs to vertex `i`. `specs/instructions/URB_WRITE.md:52`
    pub vertex_data: RawOperand,
}

/// `TYPED_ATOMIC`: atomic operation on texels.
///
/// Reads, changes and writes a texel of a typed surface for each channel, each time in one indivisible step. Texels have 32 or 16 bits.
///
/// `specs/instructions/TYPED_ATOMIC.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TypedAtomic {
    /// What is done to each location. Below, old is what memory held before, new is what it holds afterwards; the old value is returned unless said otherwise. `specs/instructions/TYPED_ATOMIC.md:32`
    pub op: AtomicControl,
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/TYPED_ATOMIC.md:39`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/TYPED_ATOMIC.md:45`
    pub pred: Predicate,
    /// A 1D, 2D or 3D surface; never shared local memory or flat memory. `specs/instructions/TYPED_ATOMIC.md:47`
    pub surface: u8,
    /// First coordinate of each texel, counted in texels. `specs/instructions/TYPED_ATOMIC.md:49`
    pub u: RawOperand,
    /// Second coordinate, or the index into an array of lines. Null means 0. `specs/instructions/TYPED_ATOMIC.md:51`
    pub v: RawOperand,
    /// Third coordinate, or the index into an array of images. Null means 0. `specs/instructions/TYPED_ATOMIC.md:53`
    pub r: RawOperand,
    /// Mip level. Null means 0. `specs/instructions/TYPED_ATOMIC.md:55`
    pub lod: RawOperand,
    /// First argument, src0 in the list of operations: an element for each channel. `specs/instructions/TYPED_ATOMIC.md:57`
    pub src0: RawOperand,
    /// Second argument, src1 in the list of operations: an element for each channel. `specs/instructions/TYPED_ATOMIC.md:59`
    pub src1: RawOperand,
    /// What the operation returns, an element for each channel. If it is null, nothing is returned. `specs/instructions/TYPED_ATOMIC.md:61`
    pub dst: RawOperand,
}

/// `GATHER4_SCALED`: read up to four dwords for each channel.
///
/// Reads up to four dwords for each execution channel from a surface. Addresses must be multiples of four. Each colour channel that `Channels` enables takes the next of four consecutive dwords: red the first, alpha the last.
///
/// `specs/instructions/GATHER4_SCALED.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Gather4Scaled {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/GATHER4_SCALED.md:36`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/GATHER4_SCALED.md:43`
    pub pred: Predicate,
    /// Colour channels that take part. A channel that is left out takes no space among the data. `specs/instructions/GATHER4_SCALED.md:45`
    pub channels: ColourChannels,
    /// Offsets are never scaled. `specs/instructions/GATHER4_SCALED.md:47`
    pub scale: u16,
    /// The surface, as the index of its variable. Predefined surfaces have the indices 0 to 5. `specs/instructions/GATHER4_SCALED.md:49`
    pub surface: u8,
    /// Byte offset common to all channels. `specs/instructions/GATHER4_SCALED.md:51`
    pub offset: VecOperand,
    /// A byte offset for each channel, relative to `Offset`. `specs/instructions/GATHER4_SCALED.md:53`
    pub element_offset: RawOperand,
    /// What was read: the dwords of all execution channels for the first enabled colour channel, then, from the beginning of a register on, those for the next. What is left of a register is undefined. `specs/instructions/GATHER4_SCALED.md:55`
    pub dst: RawOperand,
}

/// `SCATTER4_SCALED`: write up to four dwords for each channel.
///
/// Writes up to four dwords for each execution channel to a surface. Addresses must be multiples of four. Each colour channel that `Channels` enables takes the next of four consecutive dwords: red the first, alpha the last.
///
/// `specs/instructions/SCATTER4_SCALED.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scatter4Scaled {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/SCATTER4_SCALED.md:36`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/SCATTER4_SCALED.md:43`
    pub pred: Predicate,
    /// Colour channels that take part. A channel that is left out takes no space among the data. `specs/instructions/SCATTER4_SCALED.md:45`
    pub channels: ColourChannels,
    /// Offsets are never scaled. `specs/instructions/SCATTER4_SCALED.md:47`
    pub scale: u16,
    /// The surface, as the index of its variable. Predefined surfaces have the indices 0 to 5. `specs/instructions/SCATTER4_SCALED.md:49`
    pub surface: u8,
    /// Byte offset common to all channels. `specs/instructions/SCATTER4_SCALED.md:51`
    pub offset: VecOperand,
    /// A byte offset for each channel, relative to `Offset`. `specs/instructions/SCATTER4_SCALED.md:53`
    pub element_offset: RawOperand,
    /// What to write: the dwords of all execution channels for the first enabled colour channel, then, from the beginning of a register on, those for the next. `specs/instructions/SCATTER4_SCALED.md:55`
    pub src: RawOperand,
}

/// `GATHER_SCALED`: read bytes for each channel.
///
/// Reads one, two or four consecutive bytes for each channel from a surface; a channel has a dword of the destination to itself.
///
/// `specs/instructions/GATHER_SCALED.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct GatherScaled {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/GATHER_SCALED.md:30`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/GATHER_SCALED.md:32`
    pub pred: Predicate,
    /// A block is always one byte. `specs/instructions/GATHER_SCALED.md:34`
    pub block_size: u8,
    /// How many consecutive blocks each channel accesses. `specs/instructions/GATHER_SCALED.md:36`
    pub num_blocks: BlockCount,
    /// Offsets are never scaled. `specs/instructions/GATHER_SCALED.md:44`
    pub scale: u16,
    /// The surface, as the index of its variable. Predefined surfaces have the indices 0 to 5. `specs/instructions/GATHER_SCALED.md:46`
    pub surface: u8,
    /// Byte offset common to all channels. `specs/instructions/GATHER_SCALED.md:48`
    pub offset: VecOperand,
    /// A byte offset for each channel, relative to `Offset`. `specs/instructions/GATHER_SCALED.md:50`
    pub element_offset: RawOperand,
    /// What was read. Bytes of a dword beyond the blocks read are undefined. `specs/instructions/GATHER_SCALED.md:52`
    pub dst: RawOperand,
}

/// `SCATTER_SCALED`: write bytes for each channel.
///
/// Writes one, two or four consecutive bytes for each channel to a surface, from the lowest bytes of a dword.
///
/// `specs/instructions/SCATTER_SCALED.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ScatterScaled {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/SCATTER_SCALED.md:30`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/SCATTER_SCALED.md:32`
    pub pred: Predicate,
    /// A block is always one byte. `specs/instructions/SCATTER_SCALED.md:34`
    pub block_size: u8,
    /// How many consecutive blocks each channel accesses. `specs/instructions/SCATTER_SCALED.md:36`
    pub num_blocks: BlockCount,
    /// Offsets are never scaled. `specs/instructions/SCATTER_SCALED.md:44`
    pub scale: u16,
    /// The surface, as the index of its variable. Predefined surfaces have the indices 0 to 5. `specs/instructions/SCATTER_SCALED.md:46`
    pub surface: u8,
    /// Byte offset common to all channels. `specs/instructions/SCATTER_SCALED.md:48`
    pub offset: VecOperand,
    /// A byte offset for each channel, relative to `Offset`. `specs/instructions/SCATTER_SCALED.md:50`
    pub element_offset: RawOperand,
    /// What to write: a dword for each channel, of which the lowest bytes are used. `specs/instructions/SCATTER_SCALED.md:52`
    pub src: RawOperand,
}

/// `RAW_SENDS`: message in two parts to a shared function.
///
/// Sends a message to a shared function of the hardware, with the payload in two blocks of registers.
///
/// `specs/instructions/RAW_SENDS.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RawSends {
    /// Which form of send. `specs/instructions/RAW_SENDS.md:30`
    pub modifiers: RawSendsModifiers,
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/RAW_SENDS.md:39`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/RAW_SENDS.md:41`
    pub pred: Predicate,
    /// Registers of the first block. `specs/instructions/RAW_SENDS.md:43`
    pub num_src0: u8,
    /// Registers of the second block. `specs/instructions/RAW_SENDS.md:45`
    pub num_src1: u8,
    /// Registers of the answer. `specs/instructions/RAW_SENDS.md:47`
    pub num_dst: u8,
    /// The shared function. `specs/instructions/RAW_SENDS.md:49`
    pub sfid: u8,
    /// Extended descriptor of the message. `specs/instructions/RAW_SENDS.md:51`
    pub ex_msg_desc: VecOperand,
    /// Descriptor of the message. `specs/instructions/RAW_SENDS.md:53`
    pub desc: VecOperand,
    /// First block of the payload. `specs/instructions/RAW_SENDS.md:55`
    pub src0: RawOperand,
    /// Second block of the payload. `specs/instructions/RAW_SENDS.md:57`
    pub src1: RawOperand,
    /// Where the answer goes. `specs/instructions/RAW_SENDS.md:59`
    pub dst: RawOperand,
}

/// `LIFETIME`: start or end of use of a variable.
///
/// Tells the register allocator where the life of a variable begins or ends.
///
/// `specs/instructions/LIFETIME.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lifetime {
    /// What is said, and of what. `specs/instructions/LIFETIME.md:22`
    pub properties: LifetimeProperties,
    /// The variable, as its index among those of its kind. `specs/instructions/LIFETIME.md:36`
    pub variable: u32,
}

/// `SBARRIER`: barrier in two halves.
///
/// A barrier in two halves: a thread says that it has arrived, does other work, and waits for the rest of its thread group only later.
///
/// `specs/instructions/SBARRIER.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sbarrier {
    /// Which half. `specs/instructions/SBARRIER.md:27`
    pub mode: SbarrierMode,
}

/// `DWORD_ATOMIC`: atomic operation for each channel on a surface.
///
/// Reads, changes and writes a dword or word of a buffer for each channel, each time in one indivisible step.
///
/// `specs/instructions/DWORD_ATOMIC.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DwordAtomic {
    /// What is done to each location. Below, old is what memory held before, new is what it holds afterwards; the old value is returned unless said otherwise. `specs/instructions/DWORD_ATOMIC.md:32`
    pub op: AtomicControl,
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/DWORD_ATOMIC.md:39`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/DWORD_ATOMIC.md:49`
    pub pred: Predicate,
    /// A buffer; shared local memory (index 0) and flat memory (index 5) count as buffers. `specs/instructions/DWORD_ATOMIC.md:51`
    pub surface: u8,
    /// A byte offset for each channel. `specs/instructions/DWORD_ATOMIC.md:53`
    pub element_offset: RawOperand,
    /// First argument, src0 in the list of operations: an element for each channel. `specs/instructions/DWORD_ATOMIC.md:55`
    pub src0: RawOperand,
    /// Second argument, src1 in the list of operations: an element for each channel. `specs/instructions/DWORD_ATOMIC.md:57`
    pub src1: RawOperand,
    /// What the operation returns, an element for each channel. If it is null, nothing is returned. `specs/instructions/DWORD_ATOMIC.md:59`
    pub dst: RawOperand,
}

/// `SQRTM`: square root, correctly rounded.
///
/// Square root with the correctly rounded result that IEEE 754 asks for.
///
/// `specs/instructions/SQRTM.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sqrtm {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/SQRTM.md:23`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/SQRTM.md:25`
    pub pred: Predicate,
    /// The root. `specs/instructions/SQRTM.md:27`
    pub dst: VecOperand,
    /// The radicand. `specs/instructions/SQRTM.md:29`
    pub src0: VecOperand,
}

/// `DIVM`: quotient, correctly rounded.
///
/// Division with the correctly rounded result that IEEE 754 asks for.
///
/// `specs/instructions/DIVM.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Divm {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/DIVM.md:23`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/DIVM.md:25`
    pub pred: Predicate,
    /// The quotient. `specs/instructions/DIVM.md:27`
    pub dst: VecOperand,
    /// Dividend. `specs/instructions/DIVM.md:29`
    pub src0: VecOperand,
    /// Divisor. `specs/instructions/DIVM.md:31`
    pub src1: VecOperand,
}

/// `ROL`: rotate left.
///
/// Rotates towards the high end: bits that leave there come in again at the other.
///
/// `specs/instructions/ROL.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rol {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/ROL.md:26`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/ROL.md:28`
    pub pred: Predicate,
    /// The rotated value. `specs/instructions/ROL.md:30`
    pub dst: VecOperand,
    /// The value to rotate. `specs/instructions/ROL.md:32`
    pub src0: VecOperand,
    /// By how many bits. `specs/instructions/ROL.md:34`
    pub src1: VecOperand,
}

/// `ROR`: rotate right.
///
/// Rotates towards the low end: bits that leave there come in again at the other.
///
/// `specs/instructions/ROR.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ror {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/ROR.md:26`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/ROR.md:28`
    pub pred: Predicate,
    /// The rotated value. `specs/instructions/ROR.md:30`
    pub dst: VecOperand,
    /// The value to rotate. `specs/instructions/ROR.md:32`
    pub src0: VecOperand,
    /// By how many bits. `specs/instructions/ROR.md:34`
    pub src1: VecOperand,
}

/// `DP4A`: dot product of four bytes, accumulated.
///
/// Takes two dwords as four bytes each, multiplies the bytes in pairs, and adds the four products to a third dword.
///
/// `specs/instructions/DP4A.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Dp4a {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/DP4A.md:27`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/DP4A.md:29`
    pub pred: Predicate,
    /// The sum. `specs/instructions/DP4A.md:31`
    pub dst: VecOperand,
    /// What the products are added to. `specs/instructions/DP4A.md:33`
    pub src0: VecOperand,
    /// Four bytes: signed if its type is D, unsigned if UD. `specs/instructions/DP4A.md:35`
    pub src1: VecOperand,
    /// Four bytes: signed if its type is D, unsigned if UD. `specs/instructions/DP4A.md:37`
    pub src2: VecOperand,
}

/// `DPAS`: systolic dot product, accumulated.
///
/// Multiplies two small matrices and adds a third, in the systolic array. The result and the start have a row for each repeat and a column for each channel; `Src2` holds the rows of the left factor, `Src1` the columns of the right one.
///
/// `specs/instructions/DPAS.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Dpas {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/DPAS.md:48`
    pub exec_size: ExecControl,
    /// The result, row after row without gaps. `specs/instructions/DPAS.md:55`
    pub dst: RawOperand,
    /// What the products are added to (C), laid out as the result is; null for zeros. `specs/instructions/DPAS.md:57`
    pub src0: RawOperand,
    /// Right factor (B), packed into dwords: column `i` lies in the dwords of channel `i`, one register after another. `specs/instructions/DPAS.md:59`
    pub src1: RawOperand,
    /// Left factor (A), row after row without gaps. It is the same for all channels. `specs/instructions/DPAS.md:61`
    pub src2: VecOperand,
    /// What the elements of `Src1` are. `specs/instructions/DPAS.md:63`
    pub w: Precision,
    /// What the elements of `Src2` are. `specs/instructions/DPAS.md:65`
    pub a: Precision,
    /// Systolic depth: how many steps add up into one result. `specs/instructions/DPAS.md:67`
    pub sd: u8,
    /// Repeat count: how many rows are computed. `specs/instructions/DPAS.md:69`
    pub rc: u8,
}

/// `ADD3`: sum of three values.
///
/// Adds three integers.
///
/// `specs/instructions/ADD3.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Add3 {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/ADD3.md:23`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/ADD3.md:25`
    pub pred: Predicate,
    /// The sum. `specs/instructions/ADD3.md:27`
    pub dst: VecOperand,
    /// First summand. `specs/instructions/ADD3.md:29`
    pub src0: VecOperand,
    /// Second summand. `specs/instructions/ADD3.md:31`
    pub src1: VecOperand,
    /// Third summand. `specs/instructions/ADD3.md:33`
    pub src2: VecOperand,
}

/// `BFN`: any bitwise function of three values.
///
/// Combines three values bit by bit with any Boolean function, which is given as its truth table.
///
/// `specs/instructions/BFN.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bfn {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/BFN.md:29`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/BFN.md:31`
    pub pred: Predicate,
    /// The result. `specs/instructions/BFN.md:33`
    pub dst: VecOperand,
    /// Weighs 1 in the number of the row. `specs/instructions/BFN.md:35`
    pub src0: VecOperand,
    /// Weighs 2 in the number of the row. `specs/instructions/BFN.md:37`
    pub src1: VecOperand,
    /// Weighs 4 in the number of the row. `specs/instructions/BFN.md:39`
    pub src2: VecOperand,
    /// The truth table: bit `r` is the result where the three source bits, `Src0` lowest, form the number `r`. `specs/instructions/BFN.md:41`
    pub boolean_func_ctrl: u8,
}

/// `QW_GATHER`: read qwords for each channel.
///
/// Reads one or more consecutive qwords for each channel from a surface.
///
/// `specs/instructions/QW_GATHER.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct QwGather {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/QW_GATHER.md:29`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/QW_GATHER.md:39`
    pub pred: Predicate,
    /// How many consecutive blocks each channel accesses. `specs/instructions/QW_GATHER.md:41`
    pub num_blocks: BlockCount,
    /// Shared local memory will do as well. `specs/instructions/QW_GATHER.md:49`
    pub surface: u8,
    /// A byte offset for each channel. `specs/instructions/QW_GATHER.md:51`
    pub offset: RawOperand,
    /// What was read: the first qword of all channels, then the second of all channels, and so on. `specs/instructions/QW_GATHER.md:53`
    pub dst: RawOperand,
}

/// `QW_SCATTER`: write qwords for each channel.
///
/// Writes one or more consecutive qwords for each channel to a surface.
///
/// `specs/instructions/QW_SCATTER.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct QwScatter {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/QW_SCATTER.md:29`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/QW_SCATTER.md:39`
    pub pred: Predicate,
    /// How many consecutive blocks each channel accesses. `specs/instructions/QW_SCATTER.md:41`
    pub num_blocks: BlockCount,
    /// Shared local memory will do as well. `specs/instructions/QW_SCATTER.md:49`
    pub surface: u8,
    /// A byte offset for each channel. `specs/instructions/QW_SCATTER.md:51`
    pub offset: RawOperand,
    /// What to write: the first qword of all channels, then the second of all channels, and so on. `specs/instructions/QW_SCATTER.md:53`
    pub src: RawOperand,
}

/// `LSC_UNTYPED`: load, store or atomic on bytes.
///
/// Reads, writes or changes memory that has no format: flat memory, shared local memory, or the bytes of a surface.
///
/// Where `LscSubOp` is `lsc_apndctr_atomic_add` or `lsc_apndctr_atomic_sub` or `lsc_apndctr_atomic_store`.
///
/// `specs/instructions/LSC_UNTYPED.md:13`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LscUntypedAppend {
    /// The operation. `specs/instructions/LSC_UNTYPED.md:215`
    pub lsc_sub_op: LscUntypedOp,
    /// How many channels run. Data that are transposed, and blocks, want one channel. `specs/instructions/LSC_UNTYPED.md:257`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/LSC_UNTYPED.md:259`
    pub pred: Predicate,
    /// The unit that carries out the access. `specs/instructions/LSC_UNTYPED.md:261`
    pub lsc_sfid: LscSfid,
    /// What the first-level cache does. `specs/instructions/LSC_UNTYPED.md:267`
    pub caching_l1: LscCaching,
    /// What the second-level cache does, where there is one of its own: from XE3P\_CRI on. Absent, it has the default. `specs/instructions/LSC_UNTYPED.md:269`
    pub caching_l2: LscCaching,
    /// What the third-level cache does. `specs/instructions/LSC_UNTYPED.md:271`
    pub caching_l3: LscCaching,
    /// What addresses are relative to. `specs/instructions/LSC_UNTYPED.md:286`
    pub addr_type: LscAddrType,
    /// Size of a datum in memory and in the register. All spellings of a size are read. `specs/instructions/LSC_UNTYPED.md:294`
    pub data_size: LscDataSize,
    /// How the data of the channels lie in the register. `specs/instructions/LSC_UNTYPED.md:296`
    pub data_order: LscDataOrder,
    /// How many consecutive data each address gives. `specs/instructions/LSC_UNTYPED.md:298`
    pub data_elems_per_addr: LscDataElems,
    /// Which of four consecutive components an operation on quads accesses. In other operations the byte repeats `DataElemsPerAddr`, or is 0 with strides, and has no effect. `specs/instructions/LSC_UNTYPED.md:305`
    pub ch_mask: ChMask,
    /// The surface: index in the binding table, or offset or address of its state, as `AddrType` says. The number 0 for `flat` and `arg`; from XE3P\_CRI on for `flat` also another number or a variable with the address that the others are added to. `specs/instructions/LSC_UNTYPED.md:318`
    pub surface: VecOperand,
    /// Number of a surface state after the one that `Surface` selects; 0 is that one itself. Absent, it is 0. `specs/instructions/LSC_UNTYPED.md:320`
    pub surface_index: u32,
    /// The result: what a load reads, or what memory held before an atomic operation. If it is null, a load only fetches into the caches, and an atomic operation returns nothing. A store has no result: null. `specs/instructions/LSC_UNTYPED.md:322`
    pub dst_data: RawOperand,
    /// What to add, subtract or write, a dword for each channel. `specs/instructions/LSC_UNTYPED.md:346`
    pub src0_data: RawOperand,
}

/// `LSC_UNTYPED`: load, store or atomic on bytes.
///
/// Reads, writes or changes memory that has no format: flat memory, shared local memory, or the bytes of a surface.
///
/// Where `LscSubOp` is `lsc_atomic_iinc` or `lsc_atomic_idec` or `lsc_atomic_load` or `lsc_atomic_store` or `lsc_atomic_iadd` or `lsc_atomic_isub` or `lsc_atomic_smin` or `lsc_atomic_smax` or `lsc_atomic_umin` or `lsc_atomic_umax` or `lsc_atomic_icas` or `lsc_atomic_fadd` or `lsc_atomic_fsub` or `lsc_atomic_fmin` or `lsc_atomic_fmax` or `lsc_atomic_fcas` or `lsc_atomic_and` or `lsc_atomic_or` or `lsc_atomic_xor` or `lsc_atomic_bfadd` or `lsc_atomic_bfsub` or `lsc_atomic_bfmin` or `lsc_atomic_bfmax` or `lsc_atomic_bfcas` or `lsc_load` or `lsc_load_status` or `lsc_load_quad_status` or `lsc_store` or `lsc_store_uncompressed`.
///
/// `specs/instructions/LSC_UNTYPED.md:23`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LscUntypedVector {
    /// The operation. `specs/instructions/LSC_UNTYPED.md:215`
    pub lsc_sub_op: LscUntypedOp,
    /// How many channels run. Data that are transposed, and blocks, want one channel. `specs/instructions/LSC_UNTYPED.md:257`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/LSC_UNTYPED.md:259`
    pub pred: Predicate,
    /// The unit that carries out the access. `specs/instructions/LSC_UNTYPED.md:261`
    pub lsc_sfid: LscSfid,
    /// What the first-level cache does. `specs/instructions/LSC_UNTYPED.md:267`
    pub caching_l1: LscCaching,
    /// What the second-level cache does, where there is one of its own: from XE3P\_CRI on. Absent, it has the default. `specs/instructions/LSC_UNTYPED.md:269`
    pub caching_l2: LscCaching,
    /// What the third-level cache does. `specs/instructions/LSC_UNTYPED.md:271`
    pub caching_l3: LscCaching,
    /// What else a load fetches. Absent, it is 0. `specs/instructions/LSC_UNTYPED.md:273`
    pub overfetch: LscUntypedOverfetch,
    /// What addresses are relative to. `specs/instructions/LSC_UNTYPED.md:286`
    pub addr_type: LscAddrType,
    /// Factor of each address; 1 for none. Where the hardware has no such factor, the finalizer multiplies. `specs/instructions/LSC_UNTYPED.md:288`
    pub addr_scale: u16,
    /// Bytes added to each address after the factor. `specs/instructions/LSC_UNTYPED.md:290`
    pub addr_imm_offset: i32,
    /// Size of each address. `specs/instructions/LSC_UNTYPED.md:292`
    pub addr_size: LscAddrSize,
    /// Size of a datum in memory and in the register. All spellings of a size are read. `specs/instructions/LSC_UNTYPED.md:294`
    pub data_size: LscDataSize,
    /// How the data of the channels lie in the register. `specs/instructions/LSC_UNTYPED.md:296`
    pub data_order: LscDataOrder,
    /// How many consecutive data each address gives. `specs/instructions/LSC_UNTYPED.md:298`
    pub data_elems_per_addr: LscDataElems,
    /// Which of four consecutive components an operation on quads accesses. In other operations the byte repeats `DataElemsPerAddr`, or is 0 with strides, and has no effect. `specs/instructions/LSC_UNTYPED.md:305`
    pub ch_mask: ChMask,
    /// The surface: index in the binding table, or offset or address of its state, as `AddrType` says. The number 0 for `flat` and `arg`; from XE3P\_CRI on for `flat` also another number or a variable with the address that the others are added to. `specs/instructions/LSC_UNTYPED.md:318`
    pub surface: VecOperand,
    /// Number of a surface state after the one that `Surface` selects; 0 is that one itself. Absent, it is 0. `specs/instructions/LSC_UNTYPED.md:320`
    pub surface_index: u32,
    /// The result: what a load reads, or what memory held before an atomic operation. If it is null, a load only fetches into the caches, and an atomic operation returns nothing. A store has no result: null. `specs/instructions/LSC_UNTYPED.md:322`
    pub dst_data: RawOperand,
    /// An address for each channel. With transposed data, one address. `specs/instructions/LSC_UNTYPED.md:324`
    pub src0_addrs: RawOperand,
    /// What a store writes, or the first argument of an atomic operation. Otherwise null. `specs/instructions/LSC_UNTYPED.md:348`
    pub src1_data: RawOperand,
    /// The second argument of `lsc_atomic_icas`, `lsc_atomic_fcas` and `lsc_atomic_bfcas`. `specs/instructions/LSC_UNTYPED.md:350`
    pub src2_data: RawOperand,
}

/// `LSC_UNTYPED`: load, store or atomic on bytes.
///
/// Reads, writes or changes memory that has no format: flat memory, shared local memory, or the bytes of a surface.
///
/// Where `LscSubOp` is `lsc_load_quad` or `lsc_store_quad`.
///
/// `specs/instructions/LSC_UNTYPED.md:34`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LscUntypedQuad {
    /// The operation. `specs/instructions/LSC_UNTYPED.md:215`
    pub lsc_sub_op: LscUntypedOp,
    /// How many channels run. Data that are transposed, and blocks, want one channel. `specs/instructions/LSC_UNTYPED.md:257`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/LSC_UNTYPED.md:259`
    pub pred: Predicate,
    /// The unit that carries out the access. `specs/instructions/LSC_UNTYPED.md:261`
    pub lsc_sfid: LscSfid,
    /// What the first-level cache does. `specs/instructions/LSC_UNTYPED.md:267`
    pub caching_l1: LscCaching,
    /// What the second-level cache does, where there is one of its own: from XE3P\_CRI on. Absent, it has the default. `specs/instructions/LSC_UNTYPED.md:269`
    pub caching_l2: LscCaching,
    /// What the third-level cache does. `specs/instructions/LSC_UNTYPED.md:271`
    pub caching_l3: LscCaching,
    /// What else a load fetches. Absent, it is 0. `specs/instructions/LSC_UNTYPED.md:273`
    pub overfetch: LscUntypedOverfetch,
    /// What addresses are relative to. `specs/instructions/LSC_UNTYPED.md:286`
    pub addr_type: LscAddrType,
    /// Factor of each address; 1 for none. Where the hardware has no such factor, the finalizer multiplies. `specs/instructions/LSC_UNTYPED.md:288`
    pub addr_scale: u16,
    /// Bytes added to each address after the factor. `specs/instructions/LSC_UNTYPED.md:290`
    pub addr_imm_offset: i32,
    /// Size of each address. `specs/instructions/LSC_UNTYPED.md:292`
    pub addr_size: LscAddrSize,
    /// Size of a datum in memory and in the register. All spellings of a size are read. `specs/instructions/LSC_UNTYPED.md:294`
    pub data_size: LscDataSize,
    /// How the data of the channels lie in the register. `specs/instructions/LSC_UNTYPED.md:296`
    pub data_order: LscDataOrder,
    /// The same as `ChMask`, which is the one that counts. `specs/instructions/LSC_UNTYPED.md:300`
    pub ch_mask_copy: ChMaskCopy,
    /// Which of four consecutive components an operation on quads accesses. In other operations the byte repeats `DataElemsPerAddr`, or is 0 with strides, and has no effect. `specs/instructions/LSC_UNTYPED.md:305`
    pub ch_mask: ChMask,
    /// The surface: index in the binding table, or offset or address of its state, as `AddrType` says. The number 0 for `flat` and `arg`; from XE3P\_CRI on for `flat` also another number or a variable with the address that the others are added to. `specs/instructions/LSC_UNTYPED.md:318`
    pub surface: VecOperand,
    /// Number of a surface state after the one that `Surface` selects; 0 is that one itself. Absent, it is 0. `specs/instructions/LSC_UNTYPED.md:320`
    pub surface_index: u32,
    /// The result: what a load reads, or what memory held before an atomic operation. If it is null, a load only fetches into the caches, and an atomic operation returns nothing. A store has no result: null. `specs/instructions/LSC_UNTYPED.md:322`
    pub dst_data: RawOperand,
    /// An address for each channel. With transposed data, one address. `specs/instructions/LSC_UNTYPED.md:324`
    pub src0_addrs: RawOperand,
    /// What a store writes, or the first argument of an atomic operation. Otherwise null. `specs/instructions/LSC_UNTYPED.md:348`
    pub src1_data: RawOperand,
    /// The second argument of `lsc_atomic_icas`, `lsc_atomic_fcas` and `lsc_atomic_bfcas`. `specs/instructions/LSC_UNTYPED.md:350`
    pub src2_data: RawOperand,
}

/// `LSC_UNTYPED`: load, store or atomic on bytes.
///
/// Reads, writes or changes memory that has no format: flat memory, shared local memory, or the bytes of a surface.
///
/// Where `LscSubOp` is `lsc_load_block2d` or `lsc_store_block2d`.
///
/// `specs/instructions/LSC_UNTYPED.md:45`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LscUntypedBlock2d {
    /// The operation. `specs/instructions/LSC_UNTYPED.md:215`
    pub lsc_sub_op: LscUntypedOp,
    /// How many channels run. Data that are transposed, and blocks, want one channel. `specs/instructions/LSC_UNTYPED.md:257`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/LSC_UNTYPED.md:259`
    pub pred: Predicate,
    /// The unit that carries out the access. `specs/instructions/LSC_UNTYPED.md:261`
    pub lsc_sfid: LscSfid,
    /// What the first-level cache does. `specs/instructions/LSC_UNTYPED.md:267`
    pub caching_l1: LscCaching,
    /// What the second-level cache does, where there is one of its own: from XE3P\_CRI on. Absent, it has the default. `specs/instructions/LSC_UNTYPED.md:269`
    pub caching_l2: LscCaching,
    /// What the third-level cache does. `specs/instructions/LSC_UNTYPED.md:271`
    pub caching_l3: LscCaching,
    /// Size of a datum in memory and in the register. All spellings of a size are read. `specs/instructions/LSC_UNTYPED.md:294`
    pub data_size: LscDataSize,
    /// How the data of the channels lie in the register. `specs/instructions/LSC_UNTYPED.md:296`
    pub data_order: LscDataOrder,
    /// How many rectangles are read, side by side in the matrix: 1, 2 or 4. `specs/instructions/LSC_UNTYPED.md:307`
    pub blocks: u8,
    /// Width of a rectangle in data. `specs/instructions/LSC_UNTYPED.md:309`
    pub block_width: u16,
    /// Height of a rectangle in data. `specs/instructions/LSC_UNTYPED.md:311`
    pub block_height: u16,
    /// Whether data smaller than a dword are packed into dwords along columns, as matrix operations want their second operand. `specs/instructions/LSC_UNTYPED.md:313`
    pub vnni: LscUntypedVnni,
    /// The result: what a load reads, or what memory held before an atomic operation. If it is null, a load only fetches into the caches, and an atomic operation returns nothing. A store has no result: null. `specs/instructions/LSC_UNTYPED.md:322`
    pub dst_data: RawOperand,
    /// Address of the matrix. If the operands from here to `Src0AddrY` other than this one are null, this is a register that holds all of them as the hardware wants them: the address in eight bytes, then width, height, pitch, column and row in four bytes each. `specs/instructions/LSC_UNTYPED.md:330`
    pub surface_base_addr: VecOperand,
    /// Width of the matrix in bytes, minus 1. `specs/instructions/LSC_UNTYPED.md:332`
    pub surface_width: VecOperand,
    /// Height of the matrix in rows, minus 1. `specs/instructions/LSC_UNTYPED.md:334`
    pub surface_height: VecOperand,
    /// Bytes from one row of the matrix to the next, minus 1. `specs/instructions/LSC_UNTYPED.md:336`
    pub surface_pitch: VecOperand,
    /// Column of the left edge of the first rectangle, in data, signed. `specs/instructions/LSC_UNTYPED.md:338`
    pub src0_addr_x: VecOperand,
    /// Added to the column. Absent, it is 0. `specs/instructions/LSC_UNTYPED.md:340`
    pub src0_offset_x: i32,
    /// Row of the upper edge of the rectangles, signed. `specs/instructions/LSC_UNTYPED.md:342`
    pub src0_addr_y: VecOperand,
    /// Added to the row. Absent, it is 0. `specs/instructions/LSC_UNTYPED.md:344`
    pub src0_offset_y: i32,
    /// What a store writes, or the first argument of an atomic operation. Otherwise null. `specs/instructions/LSC_UNTYPED.md:348`
    pub src1_data: RawOperand,
}

/// `LSC_UNTYPED`: load, store or atomic on bytes.
///
/// Reads, writes or changes memory that has no format: flat memory, shared local memory, or the bytes of a surface.
///
/// Where `LscSubOp` is `lsc_load_strided` or `lsc_store_strided`.
///
/// `specs/instructions/LSC_UNTYPED.md:56`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LscUntypedStrided {
    /// The operation. `specs/instructions/LSC_UNTYPED.md:215`
    pub lsc_sub_op: LscUntypedOp,
    /// How many channels run. Data that are transposed, and blocks, want one channel. `specs/instructions/LSC_UNTYPED.md:257`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/LSC_UNTYPED.md:259`
    pub pred: Predicate,
    /// The unit that carries out the access. `specs/instructions/LSC_UNTYPED.md:261`
    pub lsc_sfid: LscSfid,
    /// What the first-level cache does. `specs/instructions/LSC_UNTYPED.md:267`
    pub caching_l1: LscCaching,
    /// What the second-level cache does, where there is one of its own: from XE3P\_CRI on. Absent, it has the default. `specs/instructions/LSC_UNTYPED.md:269`
    pub caching_l2: LscCaching,
    /// What the third-level cache does. `specs/instructions/LSC_UNTYPED.md:271`
    pub caching_l3: LscCaching,
    /// What addresses are relative to. `specs/instructions/LSC_UNTYPED.md:286`
    pub addr_type: LscAddrType,
    /// Factor of each address; 1 for none. Where the hardware has no such factor, the finalizer multiplies. `specs/instructions/LSC_UNTYPED.md:288`
    pub addr_scale: u16,
    /// Bytes added to each address after the factor. `specs/instructions/LSC_UNTYPED.md:290`
    pub addr_imm_offset: i32,
    /// Size of each address. `specs/instructions/LSC_UNTYPED.md:292`
    pub addr_size: LscAddrSize,
    /// Size of a datum in memory and in the register. All spellings of a size are read. `specs/instructions/LSC_UNTYPED.md:294`
    pub data_size: LscDataSize,
    /// How the data of the channels lie in the register. `specs/instructions/LSC_UNTYPED.md:296`
    pub data_order: LscDataOrder,
    /// How many consecutive data each address gives. `specs/instructions/LSC_UNTYPED.md:298`
    pub data_elems_per_addr: LscDataElems,
    /// Which of four consecutive components an operation on quads accesses. In other operations the byte repeats `DataElemsPerAddr`, or is 0 with strides, and has no effect. `specs/instructions/LSC_UNTYPED.md:305`
    pub ch_mask: ChMask,
    /// The surface: index in the binding table, or offset or address of its state, as `AddrType` says. The number 0 for `flat` and `arg`; from XE3P\_CRI on for `flat` also another number or a variable with the address that the others are added to. `specs/instructions/LSC_UNTYPED.md:318`
    pub surface: VecOperand,
    /// Number of a surface state after the one that `Surface` selects; 0 is that one itself. Absent, it is 0. `specs/instructions/LSC_UNTYPED.md:320`
    pub surface_index: u32,
    /// The result: what a load reads, or what memory held before an atomic operation. If it is null, a load only fetches into the caches, and an atomic operation returns nothing. A store has no result: null. `specs/instructions/LSC_UNTYPED.md:322`
    pub dst_data: RawOperand,
    /// The address of the first channel. `specs/instructions/LSC_UNTYPED.md:326`
    pub src0_addr_base: RawOperand,
    /// Bytes from the address of a channel to that of the next; 0 gives all channels the same. If it is the null variable, the data are consecutive. `specs/instructions/LSC_UNTYPED.md:328`
    pub src0_addr_pitch: VecOperand,
    /// What a store writes, or the first argument of an atomic operation. Otherwise null. `specs/instructions/LSC_UNTYPED.md:348`
    pub src1_data: RawOperand,
}

/// `LSC_UNTYPED`: load, store or atomic on bytes.
///
/// Reads, writes or changes memory that has no format: flat memory, shared local memory, or the bytes of a surface.
///
/// Where `LscSubOp` is `lsc_extended_cache_ctrl`.
///
/// `specs/instructions/LSC_UNTYPED.md:68`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LscUntypedControl {
    /// The operation. `specs/instructions/LSC_UNTYPED.md:215`
    pub lsc_sub_op: LscUntypedOp,
    /// How many channels run. Data that are transposed, and blocks, want one channel. `specs/instructions/LSC_UNTYPED.md:257`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/LSC_UNTYPED.md:259`
    pub pred: Predicate,
    /// The unit that carries out the access. `specs/instructions/LSC_UNTYPED.md:261`
    pub lsc_sfid: LscSfid,
    /// What the first-level cache does. `specs/instructions/LSC_UNTYPED.md:267`
    pub caching_l1: LscCaching,
    /// What the second-level cache does, where there is one of its own: from XE3P\_CRI on. Absent, it has the default. `specs/instructions/LSC_UNTYPED.md:269`
    pub caching_l2: LscCaching,
    /// What the third-level cache does. `specs/instructions/LSC_UNTYPED.md:271`
    pub caching_l3: LscCaching,
    /// What becomes of a line. `specs/instructions/LSC_UNTYPED.md:278`
    pub cache_operation: LscUntypedCacheOperation,
    /// How much memory at each address is meant. `specs/instructions/LSC_UNTYPED.md:282`
    pub cache_size: LscUntypedCacheSize,
    /// What addresses are relative to. `specs/instructions/LSC_UNTYPED.md:286`
    pub addr_type: LscAddrType,
    /// Size of each address. `specs/instructions/LSC_UNTYPED.md:292`
    pub addr_size: LscAddrSize,
    /// An address for each channel. With transposed data, one address. `specs/instructions/LSC_UNTYPED.md:324`
    pub src0_addrs: RawOperand,
}

/// `LSC_TYPED`: load, store or atomic on texels.
///
/// Reads, writes or changes texels: each channel names a texel by its coordinates, and values are converted from or to the format of the surface. A rectangle is read or written as bytes, without conversion.
///
/// Where `LscSubOp` is `lsc_atomic_iinc` or `lsc_atomic_idec` or `lsc_atomic_load` or `lsc_atomic_store` or `lsc_atomic_iadd` or `lsc_atomic_isub` or `lsc_atomic_smin` or `lsc_atomic_smax` or `lsc_atomic_umin` or `lsc_atomic_umax` or `lsc_atomic_icas` or `lsc_atomic_fadd` or `lsc_atomic_fsub` or `lsc_atomic_fmin` or `lsc_atomic_fmax` or `lsc_atomic_fcas` or `lsc_atomic_and` or `lsc_atomic_or` or `lsc_atomic_xor` or `lsc_load_status` or `lsc_load_quad_status` or `lsc_read_surface_info` or `lsc_store_uncompressed`.
///
/// `specs/instructions/LSC_TYPED.md:13`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LscTypedVector {
    /// The operation. `specs/instructions/LSC_TYPED.md:133`
    pub lsc_sub_op: LscTypedOp,
    /// How many channels run. Rectangles and the state of a surface want one channel. `specs/instructions/LSC_TYPED.md:165`
    pub exec_size: ExecControl,
    /// The predicate that enables channels. Rectangles take none. `specs/instructions/LSC_TYPED.md:167`
    pub predicate: Predicate,
    /// What the first-level cache does. `specs/instructions/LSC_TYPED.md:169`
    pub caching_l1: LscCaching,
    /// What the second-level cache does, where there is one of its own: from XE3P\_CRI on. Absent, it has the default. `specs/instructions/LSC_TYPED.md:171`
    pub caching_l2: LscCaching,
    /// What the third-level cache does. `specs/instructions/LSC_TYPED.md:173`
    pub caching_l3: LscCaching,
    /// Whether the surface has several samples for a texel. Absent, it is 0. `specs/instructions/LSC_TYPED.md:175`
    pub samples: LscTypedSamples,
    /// How the surface is given. `specs/instructions/LSC_TYPED.md:180`
    pub addr_type: LscAddrType,
    /// Size of each address. `specs/instructions/LSC_TYPED.md:187`
    pub addr_size: LscAddrSize,
    /// Size of a datum in memory and in the register. All spellings of a size are read. `specs/instructions/LSC_TYPED.md:189`
    pub data_size: LscDataSize,
    /// How the data of the channels lie in the register. `specs/instructions/LSC_TYPED.md:191`
    pub data_order: LscDataOrder,
    /// How many consecutive data each address gives. `specs/instructions/LSC_TYPED.md:193`
    pub data_elems_per_addr: LscDataElems,
    /// Which of four consecutive components an operation on quads accesses. In other operations the byte repeats `DataElemsPerAddr`, or is 0 with strides, and has no effect. `specs/instructions/LSC_TYPED.md:200`
    pub ch_mask: ChMask,
    /// The surface: index in the binding table, or offset or address of its state, as `AddrType` says. `specs/instructions/LSC_TYPED.md:206`
    pub surface: VecOperand,
    /// Number of a surface state after the one that `Surface` selects; 0 is that one itself. Absent, it is 0. `specs/instructions/LSC_TYPED.md:208`
    pub surface_index: u32,
    /// The result: what a load reads, or what the surface held before an atomic operation. If it is null, a load only fetches into the caches, and an atomic operation returns nothing. A store has no result: null. `specs/instructions/LSC_TYPED.md:210`
    pub dst_data: RawOperand,
    /// First coordinate of each channel's texel. `specs/instructions/LSC_TYPED.md:212`
    pub src0_addrs_u: RawOperand,
    /// Added to the first coordinate. Absent, it is 0. `specs/instructions/LSC_TYPED.md:214`
    pub src0_offset_u: i32,
    /// Second coordinate; null for surfaces without one. `specs/instructions/LSC_TYPED.md:216`
    pub src0_addrs_v: RawOperand,
    /// Added to the second coordinate. Absent, it is 0. `specs/instructions/LSC_TYPED.md:218`
    pub src0_offset_v: i32,
    /// Third coordinate, or index into an array; null for surfaces without one. `specs/instructions/LSC_TYPED.md:220`
    pub src0_addrs_r: RawOperand,
    /// Added to the third coordinate. Absent, it is 0. `specs/instructions/LSC_TYPED.md:222`
    pub src0_offset_r: i32,
    /// Mip level; null for the first. Where samples are accessed, the number of the sample. `specs/instructions/LSC_TYPED.md:224`
    pub src0_addrs_lod: RawOperand,
    /// What a store writes, or the first argument of an atomic operation. Otherwise null. `specs/instructions/LSC_TYPED.md:234`
    pub src1_data: RawOperand,
    /// The second argument of `lsc_atomic_icas` and `lsc_atomic_fcas`. `specs/instructions/LSC_TYPED.md:236`
    pub src2_data: RawOperand,
}

/// `LSC_TYPED`: load, store or atomic on texels.
///
/// Reads, writes or changes texels: each channel names a texel by its coordinates, and values are converted from or to the format of the surface. A rectangle is read or written as bytes, without conversion.
///
/// Where `LscSubOp` is `lsc_load_quad` or `lsc_store_quad` or `lsc_load_quad_msrt` or `lsc_store_quad_msrt`.
///
/// `specs/instructions/LSC_TYPED.md:25`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LscTypedQuad {
    /// The operation. `specs/instructions/LSC_TYPED.md:133`
    pub lsc_sub_op: LscTypedOp,
    /// How many channels run. Rectangles and the state of a surface want one channel. `specs/instructions/LSC_TYPED.md:165`
    pub exec_size: ExecControl,
    /// The predicate that enables channels. Rectangles take none. `specs/instructions/LSC_TYPED.md:167`
    pub predicate: Predicate,
    /// What the first-level cache does. `specs/instructions/LSC_TYPED.md:169`
    pub caching_l1: LscCaching,
    /// What the second-level cache does, where there is one of its own: from XE3P\_CRI on. Absent, it has the default. `specs/instructions/LSC_TYPED.md:171`
    pub caching_l2: LscCaching,
    /// What the third-level cache does. `specs/instructions/LSC_TYPED.md:173`
    pub caching_l3: LscCaching,
    /// How the surface is given. `specs/instructions/LSC_TYPED.md:180`
    pub addr_type: LscAddrType,
    /// Size of each address. `specs/instructions/LSC_TYPED.md:187`
    pub addr_size: LscAddrSize,
    /// Size of a datum in memory and in the register. All spellings of a size are read. `specs/instructions/LSC_TYPED.md:189`
    pub data_size: LscDataSize,
    /// How the data of the channels lie in the register. `specs/instructions/LSC_TYPED.md:191`
    pub data_order: LscDataOrder,
    /// The same as `ChMask`, which is the one that counts. `specs/instructions/LSC_TYPED.md:195`
    pub ch_mask_copy: ChMaskCopy,
    /// Which of four consecutive components an operation on quads accesses. In other operations the byte repeats `DataElemsPerAddr`, or is 0 with strides, and has no effect. `specs/instructions/LSC_TYPED.md:200`
    pub ch_mask: ChMask,
    /// The surface: index in the binding table, or offset or address of its state, as `AddrType` says. `specs/instructions/LSC_TYPED.md:206`
    pub surface: VecOperand,
    /// Number of a surface state after the one that `Surface` selects; 0 is that one itself. Absent, it is 0. `specs/instructions/LSC_TYPED.md:208`
    pub surface_index: u32,
    /// The result: what a load reads, or what the surface held before an atomic operation. If it is null, a load only fetches into the caches, and an atomic operation returns nothing. A store has no result: null. `specs/instructions/LSC_TYPED.md:210`
    pub dst_data: RawOperand,
    /// First coordinate of each channel's texel. `specs/instructions/LSC_TYPED.md:212`
    pub src0_addrs_u: RawOperand,
    /// Added to the first coordinate. Absent, it is 0. `specs/instructions/LSC_TYPED.md:214`
    pub src0_offset_u: i32,
    /// Second coordinate; null for surfaces without one. `specs/instructions/LSC_TYPED.md:216`
    pub src0_addrs_v: RawOperand,
    /// Added to the second coordinate. Absent, it is 0. `specs/instructions/LSC_TYPED.md:218`
    pub src0_offset_v: i32,
    /// Third coordinate, or index into an array; null for surfaces without one. `specs/instructions/LSC_TYPED.md:220`
    pub src0_addrs_r: RawOperand,
    /// Added to the third coordinate. Absent, it is 0. `specs/instructions/LSC_TYPED.md:222`
    pub src0_offset_r: i32,
    /// Mip level; null for the first. Where samples are accessed, the number of the sample. `specs/instructions/LSC_TYPED.md:224`
    pub src0_addrs_lod: RawOperand,
    /// What a store writes, or the first argument of an atomic operation. Otherwise null. `specs/instructions/LSC_TYPED.md:234`
    pub src1_data: RawOperand,
    /// The second argument of `lsc_atomic_icas` and `lsc_atomic_fcas`. `specs/instructions/LSC_TYPED.md:236`
    pub src2_data: RawOperand,
}

/// `LSC_TYPED`: load, store or atomic on texels.
///
/// Reads, writes or changes texels: each channel names a texel by its coordinates, and values are converted from or to the format of the surface. A rectangle is read or written as bytes, without conversion.
///
/// Where `LscSubOp` is `lsc_load_block2d` or `lsc_store_block2d`.
///
/// `specs/instructions/LSC_TYPED.md:36`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LscTypedBlock2d {
    /// The operation. `specs/instructions/LSC_TYPED.md:133`
    pub lsc_sub_op: LscTypedOp,
    /// How many channels run. Rectangles and the state of a surface want one channel. `specs/instructions/LSC_TYPED.md:165`
    pub exec_size: ExecControl,
    /// The predicate that enables channels. Rectangles take none. `specs/instructions/LSC_TYPED.md:167`
    pub predicate: Predicate,
    /// What the first-level cache does. `specs/instructions/LSC_TYPED.md:169`
    pub caching_l1: LscCaching,
    /// What the second-level cache does, where there is one of its own: from XE3P\_CRI on. Absent, it has the default. `specs/instructions/LSC_TYPED.md:171`
    pub caching_l2: LscCaching,
    /// What the third-level cache does. `specs/instructions/LSC_TYPED.md:173`
    pub caching_l3: LscCaching,
    /// How the surface is given. `specs/instructions/LSC_TYPED.md:180`
    pub addr_type: LscAddrType,
    /// Width of the rectangle in bytes. `specs/instructions/LSC_TYPED.md:202`
    pub block_width: u16,
    /// Height of the rectangle in rows. `specs/instructions/LSC_TYPED.md:204`
    pub block_height: u16,
    /// The surface: index in the binding table, or offset or address of its state, as `AddrType` says. `specs/instructions/LSC_TYPED.md:206`
    pub surface: VecOperand,
    /// Number of a surface state after the one that `Surface` selects; 0 is that one itself. Absent, it is 0. `specs/instructions/LSC_TYPED.md:208`
    pub surface_index: u32,
    /// The result: what a load reads, or what the surface held before an atomic operation. If it is null, a load only fetches into the caches, and an atomic operation returns nothing. A store has no result: null. `specs/instructions/LSC_TYPED.md:210`
    pub dst_data: RawOperand,
    /// Left edge of the rectangle in bytes. `specs/instructions/LSC_TYPED.md:226`
    pub src0_addr_x: VecOperand,
    /// Added to the left edge. Absent, it is 0. `specs/instructions/LSC_TYPED.md:228`
    pub src0_offset_x: i32,
    /// Upper edge of the rectangle in rows. `specs/instructions/LSC_TYPED.md:230`
    pub src0_addr_y: VecOperand,
    /// Added to the upper edge. Absent, it is 0. `specs/instructions/LSC_TYPED.md:232`
    pub src0_offset_y: i32,
    /// What a store writes, or the first argument of an atomic operation. Otherwise null. `specs/instructions/LSC_TYPED.md:234`
    pub src1_data: RawOperand,
}

/// `LSC_FENCE`: order accesses of the load and store unit.
///
/// Waits until the earlier accesses of the thread through a unit can be observed by others, then flushes or drops what a cache holds.
///
/// `specs/instructions/LSC_FENCE.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LscFence {
    /// Always one channel, without mask; the text does not show it. `specs/instructions/LSC_FENCE.md:23`
    pub exec_size: ExecControl,
    /// A fence cannot be predicated. `specs/instructions/LSC_FENCE.md:32`
    pub pred: Predicate,
    /// The unit whose accesses are waited for. `specs/instructions/LSC_FENCE.md:34`
    pub lsc_sfid: LscSfid,
    /// What happens to the caches afterwards. `specs/instructions/LSC_FENCE.md:36`
    pub lsc_fence_op: LscFenceOp,
    /// Who must be able to observe the accesses. `specs/instructions/LSC_FENCE.md:46`
    pub lsc_scope: LscScope,
}

/// `RT_READ`: read a render target.
///
/// Reads the pixels of the thread back from a render target. Only pixel shaders may do so.
///
/// `specs/instructions/RT_READ.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RtRead {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/RT_READ.md:34`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/RT_READ.md:47`
    pub pred: Predicate,
    /// How to read. `specs/instructions/RT_READ.md:49`
    pub mode: RtReadMode,
    /// The surface, as the index of its variable. Predefined surfaces have the indices 0 to 5. `specs/instructions/RT_READ.md:55`
    pub surface: u8,
    /// Index of the sample. Present if `Mode.si`. `specs/instructions/RT_READ.md:57`
    pub si: VecOperand,
    /// The pixels: R, G, B and A of all of them, in this order. Four registers for 16 pixels, eight for 32. `specs/instructions/RT_READ.md:59`
    pub dst: RawOperand,
}

/// `MADW`: product plus a third value, in double width.
///
/// Multiplies two dwords, adds a third, and keeps all 64 bits of the result. The low halves of all channels come first, the high halves in the registers after them.
///
/// `specs/instructions/MADW.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Madw {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/MADW.md:32`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/MADW.md:42`
    pub pred: Predicate,
    /// The low halves, and from the next whole register on the high halves. `specs/instructions/MADW.md:44`
    pub dst: VecOperand,
    /// First factor. `specs/instructions/MADW.md:46`
    pub src0: VecOperand,
    /// Second factor. `specs/instructions/MADW.md:48`
    pub src1: VecOperand,
    /// Summand. `specs/instructions/MADW.md:50`
    pub src2: VecOperand,
}

/// `ADD3O`: sum of three values with an overflow flag.
///
/// Adds three integers and tells for each channel whether the sum fits the destination. The predicate word does not control the instruction here: it names the variable that receives the overflow flags.
///
/// `specs/instructions/ADD3O.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Add3o {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/ADD3O.md:26`
    pub exec_size: ExecControl,
    /// The predicate variable that receives 1 for each channel whose sum overflowed, otherwise 0. `specs/instructions/ADD3O.md:28`
    pub pred: Predicate,
    /// The sum, cut to the width of its type. `specs/instructions/ADD3O.md:30`
    pub dst: VecOperand,
    /// First summand. `specs/instructions/ADD3O.md:32`
    pub src0: VecOperand,
    /// Second summand. `specs/instructions/ADD3O.md:34`
    pub src1: VecOperand,
    /// Third summand. `specs/instructions/ADD3O.md:36`
    pub src2: VecOperand,
}

/// `RAW_SENDG`: message with one wide descriptor to a shared function.
///
/// Sends a message to a shared function of the hardware, where a message has one wide descriptor and up to two further ones in registers.
///
/// `specs/instructions/RAW_SENDG.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RawSendg {
    /// Which form of send. `specs/instructions/RAW_SENDG.md:35`
    pub modifiers: RawSendgModifiers,
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/RAW_SENDG.md:44`
    pub exec_size: ExecControl,
    /// The shared function, by the number that the hardware has for it: 2 the sampler, 3 the gateway, 13 surfaces of texels, 14 global memory, 15 shared local memory. `specs/instructions/RAW_SENDG.md:46`
    pub sfid: u32,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/RAW_SENDG.md:48`
    pub pred: Predicate,
    /// Where the answer goes. `specs/instructions/RAW_SENDG.md:50`
    pub dst: RawOperand,
    /// Bytes of the answer. The hardware is not told; the finalizer asks what is written. `specs/instructions/RAW_SENDG.md:52`
    pub dst_length: u32,
    /// First block of the payload. `specs/instructions/RAW_SENDG.md:54`
    pub src0: RawOperand,
    /// Bytes of the first block, sent as whole registers. `specs/instructions/RAW_SENDG.md:56`
    pub src0_length: u32,
    /// Second block of the payload. `specs/instructions/RAW_SENDG.md:58`
    pub src1: RawOperand,
    /// Bytes of the second block, sent as whole registers. `specs/instructions/RAW_SENDG.md:60`
    pub src1_length: u32,
    /// A further descriptor, such as the address of a surface state; the null variable for none. `specs/instructions/RAW_SENDG.md:62`
    pub ind0: VecOperand,
    /// A second one; the null variable for none. `specs/instructions/RAW_SENDG.md:64`
    pub ind1: VecOperand,
    /// Descriptor of the message. `specs/instructions/RAW_SENDG.md:66`
    pub desc: u64,
}

/// `BREAKPOINT`: stop for a debugger.
///
/// Stops the thread for a debugger. Where none is attached, nothing happens.
///
/// `specs/instructions/BREAKPOINT.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Breakpoint {}
/// `SHFL_IDX4`: lookup of numbers of four bits.
///
/// Looks numbers of four bits up in a table of sixteen dwords, as the conversion of four-bit formats to wider ones needs it. Of the entry that the lowest four bits of the source select, the lowest byte is the lowest byte of the result, and so on; with sources of one byte, which have two such numbers, words take the place of bytes. A table whose entries repeat a value in all their bytes or words converts all numbers alike.
///
/// `specs/instructions/SHFL_IDX4.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ShflIdx4 {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/SHFL_IDX4.md:41`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/SHFL_IDX4.md:48`
    pub pred: Predicate,
    /// What was found, a dword for each channel. `specs/instructions/SHFL_IDX4.md:50`
    pub dst: RawOperand,
    /// The table: sixteen dwords. `specs/instructions/SHFL_IDX4.md:52`
    pub src0: VecOperand,
    /// The numbers, four or two for each channel, the first in the lowest bits. `specs/instructions/SHFL_IDX4.md:54`
    pub src1: VecOperand,
}

/// `TANH`: hyperbolic tangent.
///
/// Hyperbolic tangent of the operand.
///
/// `specs/instructions/TANH.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tanh {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/TANH.md:23`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/TANH.md:25`
    pub pred: Predicate,
    /// The tangent, from -1 to 1. `specs/instructions/TANH.md:27`
    pub dst: VecOperand,
    /// The argument. `specs/instructions/TANH.md:29`
    pub src0: VecOperand,
}

/// `SIGM`: logistic function.
///
/// Logistic function of the operand: 1 / (1 + e^-x).
///
/// `specs/instructions/SIGM.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sigm {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/SIGM.md:23`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/SIGM.md:25`
    pub pred: Predicate,
    /// The value, from 0 to 1. `specs/instructions/SIGM.md:27`
    pub dst: VecOperand,
    /// The argument. `specs/instructions/SIGM.md:29`
    pub src0: VecOperand,
}

/// `LFSR`: step of a shift register with feedback.
///
/// Makes a step of a linear-feedback shift register in Galois form, or of two or four of them side by side in a dword: the state is shifted right by a bit, and where the bit that falls out is 1, the bits of the polynomial are inverted.
///
/// `specs/instructions/LFSR.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lfsr {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/LFSR.md:39`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/LFSR.md:41`
    pub pred: Predicate,
    /// How a dword is divided. `specs/instructions/LFSR.md:43`
    pub func_ctrl: LfsrWidth,
    /// The next state. `specs/instructions/LFSR.md:49`
    pub dst: VecOperand,
    /// The state. `specs/instructions/LFSR.md:51`
    pub src0: VecOperand,
    /// The polynomial. `specs/instructions/LFSR.md:53`
    pub src1: VecOperand,
}

/// `BDPAS`: systolic dot product of blocks with scales.
///
/// Multiplies two small matrices whose blocks have scales of their own, and adds a third, in the systolic array. Matrices are laid out as those of DPAS. A scale is a power of two, kept as a biased exponent of eight bits.
///
/// `specs/instructions/BDPAS.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bdpas {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/BDPAS.md:29`
    pub exec_size: ExecControl,
    /// The result, row after row without gaps. `specs/instructions/BDPAS.md:35`
    pub dst: RawOperand,
    /// What the products are added to, laid out as the result is; null for zeros. `specs/instructions/BDPAS.md:37`
    pub src0: RawOperand,
    /// Right factor, packed into dwords. `specs/instructions/BDPAS.md:39`
    pub src1: RawOperand,
    /// Left factor, row after row without gaps. `specs/instructions/BDPAS.md:41`
    pub src2: RawOperand,
    /// Scales of the right factor; null for none. `specs/instructions/BDPAS.md:43`
    pub src3: VecOperand,
    /// Scales of the left factor; null for none. `specs/instructions/BDPAS.md:45`
    pub src4: VecOperand,
    /// What the elements of `Src1` are. `specs/instructions/BDPAS.md:47`
    pub w: Precision,
    /// What the elements of `Src2` are. `specs/instructions/BDPAS.md:49`
    pub a: Precision,
    /// Systolic depth: how many steps add up into one result. `specs/instructions/BDPAS.md:51`
    pub sd: u8,
    /// Repeat count: how many rows are computed. `specs/instructions/BDPAS.md:53`
    pub rc: u8,
}

/// `DNSCL`: conversion of floats to four bits.
///
/// Converts floats of 16 bits to a format of four bits, and puts the results into places of a dword that the mode selects. Each of the first two sources holds two floats for each channel.
///
/// `specs/instructions/DNSCL.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Dnscl {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/DNSCL.md:29`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/DNSCL.md:31`
    pub pred: Predicate,
    /// What is converted to what. `specs/instructions/DNSCL.md:33`
    pub conversion: DownscaleConversion,
    /// Where the results go. `specs/instructions/DNSCL.md:40`
    pub mode: DownscaleMode,
    /// How results are rounded. `specs/instructions/DNSCL.md:47`
    pub rounding: DownscaleRounding,
    /// The results. `specs/instructions/DNSCL.md:52`
    pub dst: RawOperand,
    /// Floats. `specs/instructions/DNSCL.md:54`
    pub src0: RawOperand,
    /// Floats. `specs/instructions/DNSCL.md:56`
    pub src1: RawOperand,
    /// Random numbers for the rounding. `specs/instructions/DNSCL.md:58`
    pub src2: RawOperand,
}

/// `INVM`: step of a correctly rounded quotient.
///
/// First step of a division in parts. Where the quotient is a special value the channel is done and its flag is set; elsewhere the result is the estimate of the reciprocal from which the quotient is refined.
///
/// `specs/instructions/INVM.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Invm {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/INVM.md:31`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/INVM.md:33`
    pub pred: Predicate,
    /// The quotient where it is a NaN, an infinity or zero; otherwise an estimate of the reciprocal of the divisor. `specs/instructions/INVM.md:35`
    pub dst: VecOperand,
    /// 1 for each channel whose `Dst` is final. `specs/instructions/INVM.md:37`
    pub pred_dst: VecOperand,
    /// Dividend. `specs/instructions/INVM.md:39`
    pub src0: VecOperand,
    /// Divisor. `specs/instructions/INVM.md:41`
    pub src1: VecOperand,
}

/// `RSQTM`: step of a correctly rounded square root.
///
/// First step of a square root, or of its reciprocal, in parts. Where the root is a special value the channel is done and its flag is set; elsewhere the result is the estimate of the reciprocal root that is refined further.
///
/// `specs/instructions/RSQTM.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rsqtm {
    /// How many channels the instruction runs, and which part of the 32-channel execution mask controls them. `specs/instructions/RSQTM.md:31`
    pub exec_size: ExecControl,
    /// The predicate that enables channels; a word of zero means none. `specs/instructions/RSQTM.md:33`
    pub pred: Predicate,
    /// The root where it is a NaN, an infinity or zero; otherwise an estimate of the reciprocal of the root. `specs/instructions/RSQTM.md:35`
    pub dst: VecOperand,
    /// 1 for each channel whose `Dst` is a special value. `specs/instructions/RSQTM.md:37`
    pub pred_dst: VecOperand,
    /// The radicand. `specs/instructions/RSQTM.md:39`
    pub src0: VecOperand,
}

/// An instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum Inst<'a> {
    /// `ADD`.
    Add(Add),
    /// `AVG`.
    Avg(Avg),
    /// `DIV`.
    Div(Div),
    /// `DP2`.
    Dp2(Dp2),
    /// `DP3`.
    Dp3(Dp3),
    /// `DP4`.
    Dp4(Dp4),
    /// `DPH`.
    Dph(Dph),
    /// `EXP`.
    Exp(Exp),
    /// `FRC`.
    Frc(Frc),
    /// `LINE`.
    Line(Line),
    /// `LOG`.
    Log(Log),
    /// `MAD`.
    Mad(Mad),
    /// `MULH`.
    Mulh(Mulh),
    /// `LRP`.
    Lrp(Lrp),
    /// `MOD`.
    Mod(Mod),
    /// `MUL`.
    Mul(Mul),
    /// `POW`.
    Pow(Pow),
    /// `RNDD`.
    Rndd(Rndd),
    /// `RNDU`.
    Rndu(Rndu),
    /// `RNDE`.
    Rnde(Rnde),
    /// `RNDZ`.
    Rndz(Rndz),
    /// `SAD2`.
    Sad2(Sad2),
    /// `SIN`.
    Sin(Sin),
    /// `COS`.
    Cos(Cos),
    /// `SQRT`.
    Sqrt(Sqrt),
    /// `RSQRT`.
    Rsqrt(Rsqrt),
    /// `INV`.
    Inv(Inv),
    /// `DPASW`.
    Dpasw(Dpasw),
    /// `FCVT`.
    Fcvt(Fcvt),
    /// `SRND`.
    Srnd(Srnd),
    /// `LZD`.
    Lzd(Lzd),
    /// `AND`.
    And(And),
    /// `OR`.
    Or(Or),
    /// `XOR`.
    Xor(Xor),
    /// `NOT`.
    Not(Not),
    /// `SHL`.
    Shl(Shl),
    /// `SHR`.
    Shr(Shr),
    /// `ASR`.
    Asr(Asr),
    /// `CBIT`.
    Cbit(Cbit),
    /// `ADDR_ADD`.
    AddrAdd(AddrAdd),
    /// `MOV`.
    Mov(Mov),
    /// `SEL`.
    Sel(Sel),
    /// `SETP`.
    Setp(Setp),
    /// `CMP`.
    Cmp(Cmp),
    /// `MOVS`.
    Movs(Movs),
    /// `FBL`.
    Fbl(Fbl),
    /// `FBH`.
    Fbh(Fbh),
    /// `SUBROUTINE`.
    Subroutine(Subroutine),
    /// `LABEL`.
    Label(Label),
    /// `JMP`.
    Jmp(Jmp),
    /// `CALL`.
    Call(Call),
    /// `FCCALL`.
    Fccall(Fccall),
    /// `RET`.
    Ret(Ret),
    /// `OWORD_LD`.
    OwordLd(OwordLd),
    /// `OWORD_ST`.
    OwordSt(OwordSt),
    /// `MEDIA_LD`.
    MediaLd(MediaLd),
    /// `MEDIA_ST`.
    MediaSt(MediaSt),
    /// `GATHER`.
    Gather(Gather),
    /// `SCATTER`.
    Scatter(Scatter),
    /// `OWORD_LD_UNALIGNED`.
    OwordLdUnaligned(OwordLdUnaligned),
    /// `SAMPLE`.
    Sample(Sample),
    /// `SAMPLE_UNORM`.
    SampleUnorm(SampleUnorm),
    /// `LOAD`.
    Load(Load),
    /// `AVS`.
    Avs(Avs),
    /// `VA`.
    VaConvolve(VaConvolve),
    /// `VA`.
    VaMinMax(VaMinMax),
    /// `VA`.
    VaMinMaxFilter(VaMinMaxFilter),
    /// `VA`.
    VaMorphology(VaMorphology),
    /// `VA`.
    VaBoolCentroid(VaBoolCentroid),
    /// `VA`.
    VaCentroid(VaCentroid),
    /// `MIN_MAX`.
    MinMax(MinMax),
    /// `BFE`.
    Bfe(Bfe),
    /// `BFI`.
    Bfi(Bfi),
    /// `BFREV`.
    Bfrev(Bfrev),
    /// `ADDC`.
    Addc(Addc),
    /// `SUBB`.
    Subb(Subb),
    /// `GATHER4_TYPED`.
    Gather4Typed(Gather4Typed),
    /// `SCATTER4_TYPED`.
    Scatter4Typed(Scatter4Typed),
    /// `VA_SKL_PLUS`.
    VaSklPlusConvolve1D(VaSklPlusConvolve1D),
    /// `VA_SKL_PLUS`.
    VaSklPlusConvolve1Pixel(VaSklPlusConvolve1Pixel),
    /// `VA_SKL_PLUS`.
    VaSklPlusFloodFill(VaSklPlusFloodFill),
    /// `VA_SKL_PLUS`.
    VaSklPlusLbpCreation(VaSklPlusLbpCreation),
    /// `VA_SKL_PLUS`.
    VaSklPlusLbpCorrelation(VaSklPlusLbpCorrelation),
    /// `VA_SKL_PLUS`.
    VaSklPlusCorrelationSearch(VaSklPlusCorrelationSearch),
    /// `VA_SKL_PLUS`.
    VaSklPlusHdcConvolve2D(VaSklPlusHdcConvolve2D),
    /// `VA_SKL_PLUS`.
    VaSklPlusHdcMinMaxFilter(VaSklPlusHdcMinMaxFilter),
    /// `VA_SKL_PLUS`.
    VaSklPlusHdcMorphology(VaSklPlusHdcMorphology),
    /// `VA_SKL_PLUS`.
    VaSklPlusHdcLbpCorrelation(VaSklPlusHdcLbpCorrelation),
    /// `VA_SKL_PLUS`.
    VaSklPlusHdcLbpCreation(VaSklPlusHdcLbpCreation),
    /// `VA_SKL_PLUS`.
    VaSklPlusHdcConvolve1D(VaSklPlusHdcConvolve1D),
    /// `VA_SKL_PLUS`.
    VaSklPlusHdcConvolve1Pixel(VaSklPlusHdcConvolve1Pixel),
    /// `SVM_BLOCK_LD`.
    SvmBlockLd(SvmBlockLd),
    /// `SVM_BLOCK_ST`.
    SvmBlockSt(SvmBlockSt),
    /// `SVM_GATHER`.
    SvmGather(SvmGather),
    /// `SVM_SCATTER`.
    SvmScatter(SvmScatter),
    /// `SVM_ATOMIC`.
    SvmAtomic(SvmAtomic),
    /// `SVM_GATHER4_SCALED`.
    SvmGather4Scaled(SvmGather4Scaled),
    /// `SVM_SCATTER4_SCALED`.
    SvmScatter4Scaled(SvmScatter4Scaled),
    /// `IFCALL`.
    Ifcall(Ifcall),
    /// `FADDR`.
    Faddr(Faddr),
    /// `FILE`.
    File(File),
    /// `LOC`.
    Loc(Loc),
    /// `VME_IME`.
    VmeIme(VmeIme),
    /// `VME_SIC`.
    VmeSic(VmeSic),
    /// `VME_FBR`.
    VmeFbr(VmeFbr),
    /// `VME_IDM`.
    VmeIdm(VmeIdm),
    /// `BARRIER`.
    Barrier(Barrier),
    /// `CACHE_FLUSH`.
    CacheFlush(CacheFlush),
    /// `WAIT`.
    Wait(Wait),
    /// `FENCE`.
    Fence(Fence),
    /// `RAW_SEND`.
    RawSend(RawSend),
    /// `YIELD`.
    Yield(Yield),
    /// `NBARRIER`.
    Nbarrier(Nbarrier),
    /// `FCALL`.
    Fcall(Fcall),
    /// `FRET`.
    Fret(Fret),
    /// `SWITCHJMP`.
    Switchjmp(Switchjmp<'a>),
    /// `SAD2ADD`.
    Sad2add(Sad2add),
    /// `PLN`.
    Pln(Pln),
    /// `GOTO`.
    Goto(Goto),
    /// `3D_SAMPLE`.
    ThreeDSample(ThreeDSample<'a>),
    /// `3D_LOAD`.
    ThreeDLoad(ThreeDLoad<'a>),
    /// `3D_SAMPLE4`.
    ThreeDSample4(ThreeDSample4<'a>),
    /// `INFO`.
    Info(Info),
    /// `RT_WRITE`.
    RtWrite(RtWrite),
    /// `URB_WRITE`.
    UrbWrite(UrbWrite),
    /// `TYPED_ATOMIC`.
    TypedAtomic(TypedAtomic),
    /// `GATHER4_SCALED`.
    Gather4Scaled(Gather4Scaled),
    /// `SCATTER4_SCALED`.
    Scatter4Scaled(Scatter4Scaled),
    /// `GATHER_SCALED`.
    GatherScaled(GatherScaled),
    /// `SCATTER_SCALED`.
    ScatterScaled(ScatterScaled),
    /// `RAW_SENDS`.
    RawSends(RawSends),
    /// `LIFETIME`.
    Lifetime(Lifetime),
    /// `SBARRIER`.
    Sbarrier(Sbarrier),
    /// `DWORD_ATOMIC`.
    DwordAtomic(DwordAtomic),
    /// `SQRTM`.
    Sqrtm(Sqrtm),
    /// `DIVM`.
    Divm(Divm),
    /// `ROL`.
    Rol(Rol),
    /// `ROR`.
    Ror(Ror),
    /// `DP4A`.
    Dp4a(Dp4a),
    /// `DPAS`.
    Dpas(Dpas),
    /// `ADD3`.
    Add3(Add3),
    /// `BFN`.
    Bfn(Bfn),
    /// `QW_GATHER`.
    QwGather(QwGather),
    /// `QW_SCATTER`.
    QwScatter(QwScatter),
    /// `LSC_UNTYPED`.
    LscUntypedAppend(LscUntypedAppend),
    /// `LSC_UNTYPED`.
    LscUntypedVector(LscUntypedVector),
    /// `LSC_UNTYPED`.
    LscUntypedQuad(LscUntypedQuad),
    /// `LSC_UNTYPED`.
    LscUntypedBlock2d(LscUntypedBlock2d),
    /// `LSC_UNTYPED`.
    LscUntypedStrided(LscUntypedStrided),
    /// `LSC_UNTYPED`.
    LscUntypedControl(LscUntypedControl),
    /// `LSC_TYPED`.
    LscTypedVector(LscTypedVector),
    /// `LSC_TYPED`.
    LscTypedQuad(LscTypedQuad),
    /// `LSC_TYPED`.
    LscTypedBlock2d(LscTypedBlock2d),
    /// `LSC_FENCE`.
    LscFence(LscFence),
    /// `RT_READ`.
    RtRead(RtRead),
    /// `MADW`.
    Madw(Madw),
    /// `ADD3O`.
    Add3o(Add3o),
    /// `RAW_SENDG`.
    RawSendg(RawSendg),
    /// `BREAKPOINT`.
    Breakpoint(Breakpoint),
    /// `SHFL_IDX4`.
    ShflIdx4(ShflIdx4),
    /// `TANH`.
    Tanh(Tanh),
    /// `SIGM`.
    Sigm(Sigm),
    /// `LFSR`.
    Lfsr(Lfsr),
    /// `BDPAS`.
    Bdpas(Bdpas),
    /// `DNSCL`.
    Dnscl(Dnscl),
    /// `INVM`.
    Invm(Invm),
    /// `RSQTM`.
    Rsqtm(Rsqtm),
}

impl Inst<'_> {
    /// Returns the kind of the instruction: its opcode and sub-opcode, without operands.
    pub const fn kind(&self) -> InstKind {
        match self {
            Self::Add(_) => InstKind::Add,
            Self::Avg(_) => InstKind::Avg,
            Self::Div(_) => InstKind::Div,
            Self::Dp2(_) => InstKind::Dp2,
            Self::Dp3(_) => InstKind::Dp3,
            Self::Dp4(_) => InstKind::Dp4,
            Self::Dph(_) => InstKind::Dph,
            Self::Exp(_) => InstKind::Exp,
            Self::Frc(_) => InstKind::Frc,
            Self::Line(_) => InstKind::Line,
            Self::Log(_) => InstKind::Log,
            Self::Mad(_) => InstKind::Mad,
            Self::Mulh(_) => InstKind::Mulh,
            Self::Lrp(_) => InstKind::Lrp,
            Self::Mod(_) => InstKind::Mod,
            Self::Mul(_) => InstKind::Mul,
            Self::Pow(_) => InstKind::Pow,
            Self::Rndd(_) => InstKind::Rndd,
            Self::Rndu(_) => InstKind::Rndu,
            Self::Rnde(_) => InstKind::Rnde,
            Self::Rndz(_) => InstKind::Rndz,
            Self::Sad2(_) => InstKind::Sad2,
            Self::Sin(_) => InstKind::Sin,
            Self::Cos(_) => InstKind::Cos,
            Self::Sqrt(_) => InstKind::Sqrt,
            Self::Rsqrt(_) => InstKind::Rsqrt,
            Self::Inv(_) => InstKind::Inv,
            Self::Dpasw(_) => InstKind::Dpasw,
            Self::Fcvt(_) => InstKind::Fcvt,
            Self::Srnd(_) => InstKind::Srnd,
            Self::Lzd(_) => InstKind::Lzd,
            Self::And(_) => InstKind::And,
            Self::Or(_) => InstKind::Or,
            Self::Xor(_) => InstKind::Xor,
            Self::Not(_) => InstKind::Not,
            Self::Shl(_) => InstKind::Shl,
            Self::Shr(_) => InstKind::Shr,
            Self::Asr(_) => InstKind::Asr,
            Self::Cbit(_) => InstKind::Cbit,
            Self::AddrAdd(_) => InstKind::AddrAdd,
            Self::Mov(_) => InstKind::Mov,
            Self::Sel(_) => InstKind::Sel,
            Self::Setp(_) => InstKind::Setp,
            Self::Cmp(_) => InstKind::Cmp,
            Self::Movs(_) => InstKind::Movs,
            Self::Fbl(_) => InstKind::Fbl,
            Self::Fbh(_) => InstKind::Fbh,
            Self::Subroutine(_) => InstKind::Subroutine,
            Self::Label(_) => InstKind::Label,
            Self::Jmp(_) => InstKind::Jmp,
            Self::Call(_) => InstKind::Call,
            Self::Fccall(_) => InstKind::Fccall,
            Self::Ret(_) => InstKind::Ret,
            Self::OwordLd(_) => InstKind::OwordLd,
            Self::OwordSt(_) => InstKind::OwordSt,
            Self::MediaLd(_) => InstKind::MediaLd,
            Self::MediaSt(_) => InstKind::MediaSt,
            Self::Gather(_) => InstKind::Gather,
            Self::Scatter(_) => InstKind::Scatter,
            Self::OwordLdUnaligned(_) => InstKind::OwordLdUnaligned,
            Self::Sample(_) => InstKind::Sample,
            Self::SampleUnorm(_) => InstKind::SampleUnorm,
            Self::Load(_) => InstKind::Load,
            Self::Avs(_) => InstKind::Avs,
            Self::VaConvolve(_) => InstKind::Va,
            Self::VaMinMax(_) => InstKind::Va,
            Self::VaMinMaxFilter(_) => InstKind::Va,
            Self::VaMorphology(_) => InstKind::Va,
            Self::VaBoolCentroid(_) => InstKind::Va,
            Self::VaCentroid(_) => InstKind::Va,
            Self::MinMax(_) => InstKind::MinMax,
            Self::Bfe(_) => InstKind::Bfe,
            Self::Bfi(_) => InstKind::Bfi,
            Self::Bfrev(_) => InstKind::Bfrev,
            Self::Addc(_) => InstKind::Addc,
            Self::Subb(_) => InstKind::Subb,
            Self::Gather4Typed(_) => InstKind::Gather4Typed,
            Self::Scatter4Typed(_) => InstKind::Scatter4Typed,
            Self::VaSklPlusConvolve1D(_) => InstKind::VaSklPlus,
            Self::VaSklPlusConvolve1Pixel(_) => InstKind::VaSklPlus,
            Self::VaSklPlusFloodFill(_) => InstKind::VaSklPlus,
            Self::VaSklPlusLbpCreation(_) => InstKind::VaSklPlus,
            Self::VaSklPlusLbpCorrelation(_) => InstKind::VaSklPlus,
            Self::VaSklPlusCorrelationSearch(_) => InstKind::VaSklPlus,
            Self::VaSklPlusHdcConvolve2D(_) => InstKind::VaSklPlus,
            Self::VaSklPlusHdcMinMaxFilter(_) => InstKind::VaSklPlus,
            Self::VaSklPlusHdcMorphology(_) => InstKind::VaSklPlus,
            Self::VaSklPlusHdcLbpCorrelation(_) => InstKind::VaSklPlus,
            Self::VaSklPlusHdcLbpCreation(_) => InstKind::VaSklPlus,
            Self::VaSklPlusHdcConvolve1D(_) => InstKind::VaSklPlus,
            Self::VaSklPlusHdcConvolve1Pixel(_) => InstKind::VaSklPlus,
            Self::SvmBlockLd(_) => InstKind::SvmBlockLd,
            Self::SvmBlockSt(_) => InstKind::SvmBlockSt,
            Self::SvmGather(_) => InstKind::SvmGather,
            Self::SvmScatter(_) => InstKind::SvmScatter,
            Self::SvmAtomic(_) => InstKind::SvmAtomic,
            Self::SvmGather4Scaled(_) => InstKind::SvmGather4Scaled,
            Self::SvmScatter4Scaled(_) => InstKind::SvmScatter4Scaled,
            Self::Ifcall(_) => InstKind::Ifcall,
            Self::Faddr(_) => InstKind::Faddr,
            Self::File(_) => InstKind::File,
            Self::Loc(_) => InstKind::Loc,
            Self::VmeIme(_) => InstKind::VmeIme,
            Self::VmeSic(_) => InstKind::VmeSic,
            Self::VmeFbr(_) => InstKind::VmeFbr,
            Self::VmeIdm(_) => InstKind::VmeIdm,
            Self::Barrier(_) => InstKind::Barrier,
            Self::CacheFlush(_) => InstKind::CacheFlush,
            Self::Wait(_) => InstKind::Wait,
            Self::Fence(_) => InstKind::Fence,
            Self::RawSend(_) => InstKind::RawSend,
            Self::Yield(_) => InstKind::Yield,
            Self::Nbarrier(_) => InstKind::Nbarrier,
            Self::Fcall(_) => InstKind::Fcall,
            Self::Fret(_) => InstKind::Fret,
            Self::Switchjmp(_) => InstKind::Switchjmp,
            Self::Sad2add(_) => InstKind::Sad2add,
            Self::Pln(_) => InstKind::Pln,
            Self::Goto(_) => InstKind::Goto,
            Self::ThreeDSample(_) => InstKind::ThreeDSample,
            Self::ThreeDLoad(_) => InstKind::ThreeDLoad,
            Self::ThreeDSample4(_) => InstKind::ThreeDSample4,
            Self::Info(_) => InstKind::Info,
            Self::RtWrite(_) => InstKind::RtWrite,
            Self::UrbWrite(_) => InstKind::UrbWrite,
            Self::TypedAtomic(_) => InstKind::TypedAtomic,
            Self::Gather4Scaled(_) => InstKind::Gather4Scaled,
            Self::Scatter4Scaled(_) => InstKind::Scatter4Scaled,
            Self::GatherScaled(_) => InstKind::GatherScaled,
            Self::ScatterScaled(_) => InstKind::ScatterScaled,
            Self::RawSends(_) => InstKind::RawSends,
            Self::Lifetime(_) => InstKind::Lifetime,
            Self::Sbarrier(_) => InstKind::Sbarrier,
            Self::DwordAtomic(_) => InstKind::DwordAtomic,
            Self::Sqrtm(_) => InstKind::Sqrtm,
            Self::Divm(_) => InstKind::Divm,
            Self::Rol(_) => InstKind::Rol,
            Self::Ror(_) => InstKind::Ror,
            Self::Dp4a(_) => InstKind::Dp4a,
            Self::Dpas(_) => InstKind::Dpas,
            Self::Add3(_) => InstKind::Add3,
            Self::Bfn(_) => InstKind::Bfn,
            Self::QwGather(_) => InstKind::QwGather,
            Self::QwScatter(_) => InstKind::QwScatter,
            Self::LscUntypedAppend(_) => InstKind::LscUntyped,
            Self::LscUntypedVector(_) => InstKind::LscUntyped,
            Self::LscUntypedQuad(_) => InstKind::LscUntyped,
            Self::LscUntypedBlock2d(_) => InstKind::LscUntyped,
            Self::LscUntypedStrided(_) => InstKind::LscUntyped,
            Self::LscUntypedControl(_) => InstKind::LscUntyped,
            Self::LscTypedVector(_) => InstKind::LscTyped,
            Self::LscTypedQuad(_) => InstKind::LscTyped,
            Self::LscTypedBlock2d(_) => InstKind::LscTyped,
            Self::LscFence(_) => InstKind::LscFence,
            Self::RtRead(_) => InstKind::RtRead,
            Self::Madw(_) => InstKind::Madw,
            Self::Add3o(_) => InstKind::Add3o,
            Self::RawSendg(_) => InstKind::RawSendg,
            Self::Breakpoint(_) => InstKind::Breakpoint,
            Self::ShflIdx4(_) => InstKind::ShflIdx4,
            Self::Tanh(_) => InstKind::Tanh,
            Self::Sigm(_) => InstKind::Sigm,
            Self::Lfsr(_) => InstKind::Lfsr,
            Self::Bdpas(_) => InstKind::Bdpas,
            Self::Dnscl(_) => InstKind::Dnscl,
            Self::Invm(_) => InstKind::Invm,
            Self::Rsqtm(_) => InstKind::Rsqtm,
        }
    }
}

const _: () = assert!(size_of:: < Inst < '_ > > () <= 128);
/// Implements the traits that all formats have.
macro_rules! formats {
    ($($name:ident $(< $life:lifetime >)?)*) => {
        $(impl $(< $life >)? Eq for $name $(< $life >)? {} impl < 'a > From < $name $(<
        $life >)? > for Inst < 'a > { fn from(value : $name $(< $life >)?) -> Self {
        Self:: $name (value) } })*
    };
}

formats! {
    Add Avg Div Dp2 Dp3 Dp4 Dph Exp Frc Line Log Mad Mulh Lrp Mod Mul Pow Rndd Rndu Rnde
    Rndz Sad2 Sin Cos Sqrt Rsqrt Inv Dpasw Fcvt Srnd Lzd And Or Xor Not Shl Shr Asr Cbit
    AddrAdd Mov Sel Setp Cmp Movs Fbl Fbh Subroutine Label Jmp Call Fccall Ret OwordLd
    OwordSt MediaLd MediaSt Gather Scatter OwordLdUnaligned Sample SampleUnorm Load Avs
    VaConvolve VaMinMax VaMinMaxFilter VaMorphology VaBoolCentroid VaCentroid MinMax Bfe
    Bfi Bfrev Addc Subb Gather4Typed Scatter4Typed VaSklPlusConvolve1D
    VaSklPlusConvolve1Pixel VaSklPlusFloodFill VaSklPlusLbpCreation
    VaSklPlusLbpCorrelation VaSklPlusCorrelationSearch VaSklPlusHdcConvolve2D
    VaSklPlusHdcMinMaxFilter VaSklPlusHdcMorphology VaSklPlusHdcLbpCorrelation
    VaSklPlusHdcLbpCreation VaSklPlusHdcConvolve1D VaSklPlusHdcConvolve1Pixel SvmBlockLd
    SvmBlockSt SvmGather SvmScatter SvmAtomic SvmGather4Scaled SvmScatter4Scaled Ifcall
    Faddr File Loc VmeIme VmeSic VmeFbr VmeIdm Barrier CacheFlush Wait Fence RawSend
    Yield Nbarrier Fcall Fret Switchjmp < 'a > Sad2add Pln Goto ThreeDSample < 'a >
    ThreeDLoad < 'a > ThreeDSample4 < 'a > Info RtWrite UrbWrite TypedAtomic
    Gather4Scaled Scatter4Scaled GatherScaled ScatterScaled RawSends Lifetime Sbarrier
    DwordAtomic Sqrtm Divm Rol Ror Dp4a Dpas Add3 Bfn QwGather QwScatter LscUntypedAppend
    LscUntypedVector LscUntypedQuad LscUntypedBlock2d LscUntypedStrided LscUntypedControl
    LscTypedVector LscTypedQuad LscTypedBlock2d LscFence RtRead Madw Add3o RawSendg
    Breakpoint ShflIdx4 Tanh Sigm Lfsr Bdpas Dnscl Invm Rsqtm
}
