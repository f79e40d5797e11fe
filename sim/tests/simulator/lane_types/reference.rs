//! The reference: expected results of element-wise instructions.
//!
//! For example, `exact_integer` returns the 128-bit sum for `add`, whose low bits are compared.

use super::MAX_SOURCES;
use openvisa::isa::{DataType, DataTypeKind};
use rustc_apfloat::ieee::{BFloat, Double, Float8E4M3FN, Float8E5M2, Half, Quad, Single};
use rustc_apfloat::{Float, FloatConvert, Round, Status, StatusAnd};

pub(crate) fn is_signed(t: DataType) -> bool {
    t.kind() == DataTypeKind::Signed
}

pub(crate) fn is_float(t: DataType) -> bool {
    t.kind() == DataTypeKind::Float
}

pub(crate) fn width_of(t: DataType) -> u32 {
    u32::from(t.width())
}

/// Decodes the bits of an integer type.
pub(crate) fn decode_integer(t: DataType, raw: u64) -> i128 {
    let value = i128::from(raw & u64::MAX >> (64 - width_of(t)));
    if is_signed(t) && value >> (width_of(t) - 1) == 1 { value - (1 << width_of(t)) } else { value }
}

/// Returns the exact result of an integer instruction, whose low bits are expected. Returns `None`
/// if it is undefined.
pub(crate) fn exact_integer(
    name: &str,
    srcs: &[DataType],
    dst: DataType,
    channel: usize,
    [a, b, c, d]: [i128; MAX_SOURCES],
) -> Option<i128> {
    let src = srcs[0];
    let pieces = |v: i128, t: DataType| {
        let byte = move |k: u32| (v >> (8 * k)) as u8;
        (0..4).map(move |k| if is_signed(t) { i128::from(byte(k) as i8) } else { i128::from(byte(k)) })
    };
    // A shift uses five bits of the count, or six if an operand has 64 bits.
    let count = b & if width_of(src).max(width_of(dst)) == 64 { 63 } else { 31 };
    let width = width_of(src);
    let raw = |v: i128| (v as u128) & (u128::MAX >> (128 - width));
    Some(match name {
        "ADD" => a + b,
        "ADD3" => a + b + c,
        "AVG" => (a + b + 1).div_euclid(2),
        "DIV" if b == 0 => return None,
        "DIV" => a / b,
        "MOD" if b == 0 => return None,
        "MOD" => a % b,
        // A product of two 64-bit factors has 128 bits, and the low 64 are compared.
        "MAD" => a.wrapping_mul(b).wrapping_add(c),
        "MUL" => a * b,
        "MULH" => (a * b) >> 32,
        "LZD" => i128::from((raw(a) as u32).leading_zeros()),
        "AND" => a & b,
        "OR" => a | b,
        "XOR" => a ^ b,
        "NOT" => !a,
        "SHL" => a << count,
        "SHR" => (raw(a) >> count) as i128,
        "ASR" => a >> count,
        "CBIT" => i128::from(raw(a).count_ones()),
        "MOV" => a,
        "SEL" if channel.is_multiple_of(2) => a,
        "SEL" => b,
        "CMP" => -i128::from(a < b),
        "MIN_MAX" => a.max(b),
        "FBL" => match raw(a) {
            0 => -1,
            set => i128::from(set.trailing_zeros()),
        },
        "FBH" => match if a < 0 { !a } else { a } {
            0 => -1,
            magnitude => i128::from((magnitude as u32).leading_zeros()),
        },
        "BFREV" => i128::from((raw(a) as u32).reverse_bits()),
        "ROL" | "ROR" => {
            let by = (b as u32) % width;
            let by = if name == "ROL" { by } else { (width - by) % width };
            (raw(a) << by | raw(a) >> (width - by).min(127)) as i128
        }
        "BFE" => {
            let (count, start) = (a as u32 & 31, b as u32 & 31);
            // A signed source is sign-extended.
            let part = (if is_signed(dst) { c } else { raw(c) as i128 }) >> start & ((1 << count) - 1);
            let negative = is_signed(dst) && count > 0 && part >> (count - 1) & 1 == 1;
            part - if negative { 1 << count } else { 0 }
        }
        "BFI" => {
            let (count, start) = (a as u32 & 31, b as u32 & 31);
            let hole = ((1_i128 << count) - 1) << start;
            d & !hole | c << start & hole
        }
        "BFN" => (0..width).fold(0, |all, i| {
            let row = (a >> i & 1) + 2 * (b >> i & 1) + 4 * (c >> i & 1);
            all | (0xca >> row & 1) << i
        }),
        "DP4A" => a + pieces(b, srcs[1]).zip(pieces(c, srcs[2])).map(|(x, y)| x * y).sum::<i128>(),
        "ADDC" => a + b,
        "SUBB" => a - b,
        "ADD3O" => a + b + c,
        other => panic!("{other} has no meaning for integers here"),
    })
}

/// The expected result of a floating-point instruction.
pub(crate) enum Wanted {
    /// Exactly these bits.
    Bits(u64),
    /// A number, and the maximum relative error.
    Near(f64, f64),
}

/// Decodes the bits of a floating-point type exactly.
pub(crate) fn decode_float(t: DataType, raw: u64) -> Quad {
    fn of<T: Float + FloatConvert<Quad>>(raw: u64) -> Quad {
        T::from_bits(u128::from(raw)).convert(&mut false).value
    }
    match t {
        DataType::Hf => of::<Half>(raw),
        DataType::Bf => of::<BFloat>(raw),
        DataType::F => of::<Single>(raw),
        _ => of::<Double>(raw),
    }
}

pub(crate) fn as_f64(value: Quad) -> f64 {
    let double: Double = value.convert(&mut false).value;
    f64::from_bits(double.to_bits() as u64)
}

/// Rounds a number to a type.
pub(crate) fn round_to_type(t: DataType, value: Quad, mode: Round) -> u64 {
    fn to<T: Float>(value: Quad, mode: Round) -> u64
    where
        Quad: FloatConvert<T>,
    {
        value.convert_r(mode, &mut false).value.to_bits() as u64
    }
    match t {
        DataType::Hf => to::<Half>(value, mode),
        DataType::Bf => to::<BFloat>(value, mode),
        DataType::F => to::<Single>(value, mode),
        _ => to::<Double>(value, mode),
    }
}

/// Rounds a double to a type.
pub(crate) fn round_double(t: DataType, value: f64, mode: Round) -> u64 {
    round_to_type(t, decode_float(DataType::Df, value.to_bits()), mode)
}

/// Returns the expected result in a type. It is rounded once if the instruction is exact. Returns
/// `None` if it is not compared.
pub(crate) fn expected_float(
    name: &str,
    srcs: &[DataType],
    t: DataType,
    channel: usize,
    raw: [u64; MAX_SOURCES],
    mode: Round,
) -> Option<Wanted> {
    let known: [Quad; MAX_SOURCES] =
        std::array::from_fn(|i| decode_float(srcs.get(i).copied().unwrap_or(srcs[0]), raw[i]));
    let [a, b, c, _] = known;
    let [x, y, z, _] = known.map(as_f64);
    let exact = |v: f64| Some(Wanted::Bits(round_double(t, v, mode)));
    // Rounds the exact result to odd in quadruple precision, so that rounding it again is correct.
    let once = |operation: &dyn Fn(Round) -> StatusAnd<Quad>| {
        let zero = operation(mode).value;
        let cut = operation(Round::TowardZero);
        let odd = Quad::from_bits(cut.value.to_bits() | u128::from(cut.status.contains(Status::INEXACT)));
        Some(Wanted::Bits(round_to_type(t, if zero.is_zero() { zero } else { odd }, mode)))
    };
    // Maximum relative error of transcendental functions. The documents promise bounds; these are
    // tighter.
    let part = match t {
        DataType::Hf => 2e-3,
        DataType::Bf => 2e-2,
        _ => 1e-5,
    };
    let near = |v: f64| Some(Wanted::Near(v, part));
    let selected =
        |i: usize| if srcs[i] == t { Wanted::Bits(raw[i]) } else { Wanted::Bits(round_to_type(t, known[i], mode)) };
    match name {
        "ADD" => once(&|r| a.add_r(b, r)),
        "MUL" => once(&|r| a.mul_r(b, r)),
        "MAD" => once(&|r| a.mul_add_r(b, c, r)),
        "DIV" | "DIVM" => once(&|r| a.div_r(b, r)),
        // Inexact square roots in double precision are covered by the unit tests, which compare
        // their squares.
        "SQRT" | "SQRTM" if t == DataType::Df && mode != Round::NearestTiesToEven => None,
        "SQRT" | "SQRTM" => exact(x.sqrt()),
        "MOV" => Some(selected(0)),
        "SEL" => Some(selected(channel % 2)),
        "CMP" => Some(Wanted::Bits(if x < y { u64::MAX } else { 0 })),
        "MIN_MAX" if x.is_nan() && y.is_nan() || x == y => None,
        "MIN_MAX" => Some(Wanted::Bits(if x > y || y.is_nan() { raw[0] } else { raw[1] })),
        "FRC" => exact(x - x.floor()).filter(|_| x.is_finite()),
        "RNDD" => exact(x.floor()),
        "RNDU" => exact(x.ceil()),
        "RNDE" => exact(x.round_ties_even()),
        "RNDZ" => exact(x.trunc()),
        // The instruction rounds twice, so it is compared only if nothing cancels or leaves the
        // range.
        "LRP" => near(x * y + (1.0 - x) * z)
            .filter(|_| x > 0.0 && x < 1.0 && y > 0.0 && z > 0.0 && y < 1e30 && z < 1e30 && y + z > 1e-30),
        "SIGM" => near(1.0 / (1.0 + (-x).exp())).filter(|_| x.abs() < 50.0),
        "TANH" => near(x.tanh()).filter(|_| !x.is_nan()),
        "EXP" => near(x.exp2()).filter(|_| x.abs() < 100.0),
        "LOG" => near(x.log2()).filter(|_| x > 0.0 && (x - 1.0).abs() > 0.1),
        "POW" => near(x.powf(y)).filter(|_| x > 0.5 && x < 2.0 && y.abs() < 8.0),
        "SIN" => near(x.sin()).filter(|_| x.abs() < 3.0),
        "COS" => near(x.cos()).filter(|_| x.abs() < 1.5),
        "RSQRT" => near(1.0 / x.sqrt()).filter(|_| x > 1e-30 && x < 1e30),
        "INV" => near(1.0 / x).filter(|_| x.abs() > 1e-30 && x.abs() < 1e30),
        "INVM" if is_special(x / y) => exact(x / y),
        "INVM" => near(1.0 / y).filter(|_| y.abs() > 1e-30 && y.abs() < 1e30),
        "RSQTM" if is_special(x.sqrt()) => exact(x.sqrt()),
        "RSQTM" => near(1.0 / x.sqrt()).filter(|_| x > 1e-30 && x < 1e30),
        other => panic!("{other} has no meaning for floating-point numbers here"),
    }
}

/// Flushes subnormals to zeros of the same sign. Subnormals of BF are always kept.
pub(crate) fn flush_subnormal(t: DataType, raw: u64) -> u64 {
    let infinity = match t {
        DataType::Hf => 0x7c00,
        DataType::F => 0x7f80_0000,
        DataType::Df => 0x7ff0_0000_0000_0000,
        _ => return raw,
    };
    if raw & infinity == 0 { raw & 1 << (width_of(t) - 1) } else { raw }
}

/// Returns the expected result if subnormal sources and results are flushed.
pub(crate) fn expected_flushed(
    name: &str,
    srcs: &[DataType],
    t: DataType,
    channel: usize,
    mut raw: [u64; MAX_SOURCES],
) -> Option<Wanted> {
    for (raw, t) in raw.iter_mut().zip(srcs) {
        *raw = flush_subnormal(*t, *raw);
    }
    match expected_float(name, srcs, t, channel, raw, Round::NearestTiesToEven)? {
        // The documents do not say whether a result is subnormal that is rounded up to the smallest
        // normal number, so it is not compared.
        Wanted::Bits(wanted)
            if flush_subnormal(t, wanted) == wanted
                && flush_subnormal(t, wanted.wrapping_sub(1)) != wanted.wrapping_sub(1) =>
        {
            None
        }
        Wanted::Bits(wanted) => Some(Wanted::Bits(flush_subnormal(t, wanted))),
        near => Some(near),
    }
}

/// Returns whether a value ends the iteration of a division or square root.
pub(crate) fn is_special(v: f64) -> bool {
    v.is_nan() || v.is_infinite() || v == 0.0
}

/// Returns the expected bits of `fcvt` and `srnd`, which use formats without a data type.
pub(crate) fn expected_encoded(
    name: &str,
    srcs: &[DataType],
    dst: DataType,
    [a, b, ..]: [u64; MAX_SOURCES],
) -> Option<u64> {
    let bf8 = |v: u64| Float8E5M2::from_bits(u128::from(v as u8));
    if name == "FCVT" {
        return Some(match (dst, srcs[0]) {
            (DataType::Hf, DataType::B) => {
                let half: Half = Float8E4M3FN::from_bits(u128::from(a as u8)).convert(&mut false).value;
                half.to_bits() as u64
            }
            (DataType::B, DataType::Hf) => {
                let narrow: Float8E4M3FN = Half::from_bits(u128::from(a)).convert(&mut false).value;
                narrow.to_bits() as u64
            }
            (DataType::Hf, _) => {
                let half: Half = bf8(a).convert(&mut false).value;
                half.to_bits() as u64
            }
            (_, DataType::Hf) => {
                let narrow: Float8E5M2 = Half::from_bits(u128::from(a)).convert(&mut false).value;
                narrow.to_bits() as u64
            }
            (DataType::F, _) => a,
            _ => {
                let (sign, magnitude) = (a & 1 << 31, a & 0x7fff_ffff);
                match magnitude {
                    0..0x0080_0000 => sign,
                    0x7f80_0001.. => return None,
                    _ => sign | (magnitude + 0xfff + (magnitude >> 13 & 1)) & !0x1fff,
                }
            }
        });
    }
    // Parameters of the result: its type, random bits below the last place, fraction bits, minimum
    // exponent, and largest number.
    let (t, random, fraction, least, most) = match dst {
        DataType::Hf => (DataType::Hf, 13, 10, -14, 65504.0),
        _ => (DataType::Bf, 8, 2, -14, 57344.0),
    };
    let value = as_f64(decode_float(srcs[0], a));
    if !value.is_finite() || value.abs() > most {
        return None;
    }
    let exponent = (value.abs().to_bits() >> 52) as i32 - 1023;
    let place = 2_f64.powi(exponent.max(least) - fraction);
    let by_chance = (b & ((1 << random) - 1)) as f64 / 2_f64.powi(random) * place;
    let cut = ((value.abs() + by_chance) / place).floor() * place;
    let cut = decode_float(DataType::Df, cut.copysign(value).to_bits());
    Some(if t == DataType::Hf {
        round_to_type(t, cut, Round::TowardZero)
    } else {
        let narrow: Float8E5M2 = cut.convert_r(Round::NearestTiesToEven, &mut false).value;
        narrow.to_bits() as u64
    })
}
