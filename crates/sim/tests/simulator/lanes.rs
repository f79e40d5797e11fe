//! Tests of lane functions on edge values: integers against wide arithmetic, and floating-point
//! numbers against `rustc_apfloat`.

use openvisa::isa::DataType;
use openvisa::isa::enums::{CmpRelOp, MinMaxOp};
use openvisa::isa::semantics::{BitLanes, FloatLanes, IntLanes};
use openvisa_sim::numerics::float_formats::{self as formats, FloatConversion, FloatFormat, Rounding};
use openvisa_sim::semantics::Hardware;
use rustc_apfloat::ieee::{BFloat, Double, Float8E4M3FN, Float8E5M2, Half, Single};
use rustc_apfloat::{Float, FloatConvert, Round};

const H: Hardware = Hardware;

/// Returns edge values of every width, as signed and as unsigned numbers.
fn edge_integers() -> Vec<i64> {
    let mut list = vec![0, 1, 2, 3, 5, 7, 8, 15, 16, 31, 32, 33, 63, 64, 100];
    for bits in [7, 8, 15, 16, 31, 32] {
        list.extend([(1 << bits) - 1, 1 << bits, (1 << bits) + 1]);
    }
    list.extend(list.clone().into_iter().map(|n: i64| -n));
    list.retain(|n| *n <= i64::from(u32::MAX) && *n >= i64::from(i32::MIN));
    list
}

/// Returns a few thousand bit patterns: edge values, their neighbours, and a pseudo-random sequence
/// with a fixed seed.
fn edge_patterns(bits: u32) -> Vec<u64> {
    let mask = u64::MAX >> (64 - bits);
    let mut list = Vec::new();
    for shift in 0..bits {
        for step in [0, 1, 2, 3] {
            let value = 1_u64 << shift;
            list.extend([
                value.wrapping_add(step) & mask,
                value.wrapping_sub(step) & mask,
                !value.wrapping_add(step) & mask,
            ]);
        }
    }
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    for _ in 0..600 {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        list.push(state & mask);
    }
    list
}

#[test]
fn integers_that_wrap_have_the_low_bits_of_the_exact_result() {
    for a in edge_integers() {
        for b in edge_integers() {
            let (x, y) = (a as i32, b as i32);
            let exact = |v: i128| v as i32;
            let (wa, wb) = (i128::from(a), i128::from(b));
            assert_eq!(IntLanes::add(&H, x, y), exact(wa + wb));
            assert_eq!(IntLanes::mul(&H, x, y), exact(wa * wb));
            assert_eq!(IntLanes::mad(&H, x, y, y), exact(wa * wb + wb));
            assert_eq!(H.add3(x, y, x), exact(wa + wb + wa));
            assert_eq!(H.and(x, y), exact(wa & wb));
            assert_eq!(H.or(x, y), exact(wa | wb));
            assert_eq!(H.xor(x, y), exact(wa ^ wb));
            assert_eq!(H.shl(DataType::D, DataType::D, x, y), exact(wa << (b & 31)));
        }
    }
}

#[test]
fn integers_that_do_not_wrap_are_exact() {
    for a in edge_integers() {
        for b in edge_integers() {
            let (wa, wb) = (i128::from(a), i128::from(b));
            assert_eq!(i128::from(H.avg(a, b)), (wa + wb + 1).div_euclid(2));
            assert_eq!(H.mulh(a, b) as u32, ((wa * wb) >> 32) as u32);
            assert_eq!(H.addc(a, b).0 as u32, (wa + wb) as u32);
            if a >= 0 && b >= 0 {
                assert_eq!(i128::from(H.addc(a, b).1), (wa + wb) >> 32);
                assert_eq!(H.subb(a, b).1, i64::from(a < b));
                assert_eq!(H.subb(a, b).0 as u32, (wa - wb) as u32);
            }
            if b != 0 {
                assert_eq!(i128::from(IntLanes::div(&H, a, b)), wa / wb);
                assert_eq!(i128::from(H.r#mod(a, b)), wa % wb);
            }
            assert_eq!(H.asr(DataType::D, DataType::D, i64::from(a as i32), b), i64::from(a as i32 >> (b & 31)));
            assert_eq!(H.shr(DataType::Ud, DataType::Ud, i64::from(a as u32), b), i64::from(a as u32 >> (b & 31)));
            let narrow = H.shr(DataType::W, DataType::W, i64::from(a as i16), b);
            assert_eq!(narrow, i64::from(u32::from(a as u16) >> (b & 31)), "a shift looks at the bits of the type");
            let order = [
                (CmpRelOp::Eq, a == b),
                (CmpRelOp::Ne, a != b),
                (CmpRelOp::Gt, a > b),
                (CmpRelOp::Ge, a >= b),
                (CmpRelOp::Lt, a < b),
                (CmpRelOp::Le, a <= b),
            ];
            for (relation, holds) in order {
                assert_eq!(IntLanes::cmp(&H, relation, a, b), holds, "{a} {relation} {b}");
            }
            assert_eq!(IntLanes::min_max(&H, MinMaxOp::Max, a, b), a.max(b));
            assert_eq!(IntLanes::min_max(&H, MinMaxOp::Min, a, b), a.min(b));
            let all = [DataType::D; 3];
            let (sum, over) = H.add3o(DataType::D, all[0], all[1], all[2], a, b, 1);
            assert_eq!((i128::from(sum), over), (wa + wb + 1, i32::try_from(wa + wb + 1).is_err()));
        }
    }
}

#[test]
fn bit_operations_count_shift_and_merge_bits() {
    for a in edge_patterns(32) {
        let (v, bits) = (a as i64, a as u32);
        assert_eq!(H.lzd(DataType::Ud, v), i64::from(bits.leading_zeros()));
        assert_eq!(H.cbit(DataType::Ud, v), i64::from(bits.count_ones()));
        assert_eq!(H.bfrev(DataType::Ud, v), i64::from(bits.reverse_bits()));
        let low = if bits == 0 { u32::MAX } else { bits.trailing_zeros() };
        assert_eq!(H.fbl(DataType::Ud, v) as u32, low);
        let high = if bits == 0 { u32::MAX } else { bits.leading_zeros() };
        assert_eq!(H.fbh(DataType::Ud, v) as u32, high);
        let signed = bits as i32;
        let magnitude = if signed < 0 { !bits } else { bits };
        let high = if magnitude == 0 { u32::MAX } else { magnitude.leading_zeros() };
        assert_eq!(H.fbh(DataType::D, i64::from(signed)) as u32, high);
        for count in [0, 1, 7, 31, 32, 33, -1] {
            assert_eq!(H.rol(DataType::Ud, v, count) as u32, bits.rotate_left(count as u32 & 31));
            assert_eq!(H.ror(DataType::Ud, v, count) as u32, bits.rotate_right(count as u32 & 31));
            assert_eq!(H.rol(DataType::Uw, v & 0xffff, count) as u16, (bits as u16).rotate_left(count as u32 & 15));
        }
        for (width, start) in [(0, 0), (1, 31), (8, 4), (31, 0), (31, 1), (16, 16), (20, 20)] {
            let part = (u64::from(bits) >> start) & ((1 << width) - 1);
            assert_eq!(H.bfe(DataType::Ud, width, start, v) as u32, part as u32);
            // A signed source is sign-extended.
            let sign = (i64::from(bits as i32) >> start & ((1 << width) - 1)) as u64;
            let sign = if width > 0 && sign >> (width - 1) & 1 == 1 { sign | u64::MAX << width } else { sign };
            assert_eq!(H.bfe(DataType::D, width, start, v) as u32, sign as u32, "{width} {start} {bits:#x}");
            let hole = (((1_u64 << width) - 1) << start) as u32;
            let inserted = bits & !hole | ((0x5a5a_5a5a_u64 << start) as u32) & hole;
            assert_eq!(H.bfi(width, start, 0x5a5a_5a5a, v) as u32, inserted);
        }
        let (b, c) = (0x0f0f_1234_u32, bits.rotate_left(9));
        for table in 0..=255_u8 {
            let wanted = (0..32).fold(0_u32, |r, i| {
                let row = (bits >> i & 1) + 2 * (b >> i & 1) + 4 * (c >> i & 1);
                r | (u32::from(table) >> row & 1) << i
            });
            assert_eq!(H.bfn(table, DataType::Ud, v as i32, b as i32, c as i32) as u32, wanted);
        }
        let piece = |n: u32, k: u32, signed: bool| {
            let byte = (n >> (8 * k)) as u8;
            if signed { i64::from(byte as i8) } else { i64::from(byte) }
        };
        for (sb, sc) in [(DataType::D, DataType::D), (DataType::Ud, DataType::Ud), (DataType::D, DataType::Ud)] {
            let sum: i64 = (0..4).map(|k| piece(bits, k, sb == DataType::D) * piece(c, k, sc == DataType::D)).sum();
            assert_eq!(H.dp4a(sb, sc, 7, v, i64::from(c)), 7 + sum);
        }
    }
}

fn single_from_bits(bits: u64) -> Single {
    Single::from_bits(u128::from(bits))
}

fn assert_same(got: f32, wanted: Single, what: &str) {
    let wanted = f32::from_bits(wanted.to_bits() as u32);
    assert!(
        got.to_bits() == wanted.to_bits() || got.is_nan() && wanted.is_nan(),
        "{what}: {got:e} instead of {wanted:e}"
    );
}

#[test]
fn single_precision_is_rounded_once() {
    let list = edge_patterns(32);
    for (i, &a) in list.iter().enumerate() {
        for step in [1, 7, 113, 401] {
            let (b, c) = (list[(i * step + 3) % list.len()], list[(i + step * 17) % list.len()]);
            let [x, y, z] = [a, b, c].map(|v| f32::from_bits(v as u32));
            let what = format!("{x:e} {y:e} {z:e}");
            assert_same(
                FloatLanes::mad(&H, x, y, z),
                single_from_bits(a).mul_add(single_from_bits(b), single_from_bits(c)).value,
                &what,
            );
            assert_same(FloatLanes::add(&H, x, y), (single_from_bits(a) + single_from_bits(b)).value, &what);
            assert_same(FloatLanes::mul(&H, x, y), (single_from_bits(a) * single_from_bits(b)).value, &what);
            assert_same(FloatLanes::div(&H, x, y), (single_from_bits(a) / single_from_bits(b)).value, &what);
        }
        // The product is slightly off a tie after the addition.
        let near = 1.0 + f32::EPSILON * (1 + i as u32 % 7) as f32;
        let tiny = f32::from_bits((a as u32 & 0x007f_ffff) | 0x2000_0000);
        let as_single = |v: f32| single_from_bits(u64::from(v.to_bits()));
        let wanted = as_single(near).mul_add(as_single(1.5 * near), as_single(tiny)).value;
        assert_same(FloatLanes::mad(&H, near, 1.5 * near, tiny), wanted, "near a half-way case");
    }
}

#[test]
fn special_numbers_compare_and_round_as_they_should() {
    let nan = f32::NAN;
    for relation in [CmpRelOp::Eq, CmpRelOp::Gt, CmpRelOp::Ge, CmpRelOp::Lt, CmpRelOp::Le] {
        assert!(!FloatLanes::cmp(&H, relation, nan, 1.0) && !FloatLanes::cmp(&H, relation, 1.0, nan));
    }
    assert!(FloatLanes::cmp(&H, CmpRelOp::Ne, nan, nan) && FloatLanes::cmp(&H, CmpRelOp::Eq, 0.0, -0.0_f32));
    for op in [MinMaxOp::Min, MinMaxOp::Max] {
        assert_eq!(FloatLanes::min_max(&H, op, nan, 3.0), 3.0);
        assert_eq!(FloatLanes::min_max(&H, op, 3.0, nan), 3.0);
    }
    assert_eq!(
        (FloatLanes::min_max(&H, MinMaxOp::Max, 1.0, 2.0), FloatLanes::min_max(&H, MinMaxOp::Min, 1.0, 2.0)),
        (2.0, 1.0)
    );
    assert_eq!([2.5, 3.5, -2.5].map(|v: f32| H.rnde(v)), [2.0, 4.0, -2.0]);
    assert_eq!([2.5, -2.5].map(|v: f32| (H.rndd(v), H.rndu(v), H.rndz(v))), [(2.0, 3.0, 2.0), (-3.0, -2.0, -2.0)]);
    assert_eq!(H.frc(-1.25_f32), 0.75);
    assert!(H.sqrt(-1.0_f32).is_nan() && H.log(-1.0_f32).is_nan() && H.sqrt(-0.0_f32).to_bits() == 0x8000_0000);
    assert_eq!(H.invm(1.0_f32, 0.0), (f32::INFINITY, true));
    assert!(!H.invm(1.0_f32, 3.0).1 && H.rsqtm(0.0_f32).1);
}

const MODES: [(Rounding, Round); 4] = [
    (Rounding::NearestEven, Round::NearestTiesToEven),
    (Rounding::Up, Round::TowardPositive),
    (Rounding::Down, Round::TowardNegative),
    (Rounding::ToZero, Round::TowardZero),
];

/// Encodes doubles in a format, and compares the results with the oracle.
fn check_encoding<F: Float>(format: FloatFormat, name: &str)
where
    Double: FloatConvert<F>,
{
    // The patterns of singles are closer to the range of narrow formats.
    let wide = edge_patterns(64)
        .into_iter()
        .chain(edge_patterns(32).into_iter().map(|b| f64::from(f32::from_bits(b as u32)).to_bits()));
    for bits in wide {
        let value = f64::from_bits(bits);
        for (ours, theirs) in MODES {
            let wanted: F = Double::from_bits(u128::from(bits)).convert_r(theirs, &mut false).value;
            let got = format.encode(value, ours);
            if value.is_nan() {
                assert!(F::from_bits(u128::from(got)).is_nan(), "{name}: {value:e}");
            } else {
                assert_eq!(u128::from(got), wanted.to_bits(), "{name}, {ours:?}: {value:e}");
            }
        }
    }
}

#[test]
fn numbers_are_rounded_into_every_format_in_every_mode() {
    check_encoding::<Half>(FloatFormat::HF, "HF");
    check_encoding::<BFloat>(FloatFormat::BF, "BF");
    check_encoding::<Single>(FloatFormat::F, "F");
    check_encoding::<Float8E5M2>(FloatFormat::BF8, "BF8");
    for value in
        edge_integers().into_iter().map(i128::from).chain([i128::from(u64::MAX), i128::from(i64::MIN), (1 << 24) + 1])
    {
        for (ours, theirs) in MODES {
            assert_eq!(
                u128::from(FloatFormat::F.encode_integer(value, ours)),
                Single::from_i128_r(value, theirs).value.to_bits()
            );
            assert_eq!(
                u128::from(FloatFormat::HF.encode_integer(value, ours)),
                Half::from_i128_r(value, theirs).value.to_bits()
            );
            assert_eq!(
                u128::from(FloatFormat::DF.encode_integer(value, ours)),
                Double::from_i128_r(value, theirs).value.to_bits()
            );
        }
    }
}

#[test]
fn every_half_and_bfloat_converts_to_its_value() {
    for bits in 0..=u16::MAX {
        let half: Single = Half::from_bits(u128::from(bits)).convert(&mut false).value;
        assert_same(formats::f32_from_hf(bits), half, "HF");
        assert!(half.is_nan() || FloatFormat::HF.decode(u64::from(bits)) == f64::from(formats::f32_from_hf(bits)));
        let bf: Single = BFloat::from_bits(u128::from(bits)).convert(&mut false).value;
        assert_same(formats::f32_from_bf(bits), bf, "BF");
    }
    for bits in 0..=u8::MAX {
        let wanted: Half = Float8E5M2::from_bits(u128::from(bits)).convert(&mut false).value;
        if !wanted.is_nan() {
            assert_eq!(u128::from(H.fcvt(DataType::Hf, DataType::Ub, false, u64::from(bits))), wanted.to_bits());
        }
    }
}

#[test]
fn saturating_conversions_to_eight_bits_stop_at_the_largest_number() {
    const LARGEST: [(DataType, f32); 2] = [(DataType::B, 448.0), (DataType::Ub, 57344.0)];
    let nearest = |data_type, value: f32| {
        let value = Single::from_bits(u128::from(value.to_bits()));
        match data_type {
            DataType::B => FloatConvert::<Float8E4M3FN>::convert(value, &mut false).value.to_bits(),
            _ => FloatConvert::<Float8E5M2>::convert(value, &mut false).value.to_bits(),
        }
    };
    for bits in 0..=u16::MAX {
        let (half, bfloat) = (formats::f32_from_hf(bits), formats::f32_from_bf(bits));
        for (data_type, most) in LARGEST {
            let ours = |saturates| H.fcvt(data_type, DataType::Hf, saturates, u64::from(bits));
            if half.is_finite() {
                assert_eq!(
                    u128::from(ours(true)),
                    nearest(data_type, half.clamp(-most, most)),
                    "{half} to {data_type}"
                );
            } else {
                assert_eq!(ours(true), ours(false), "{half} to {data_type}");
            }
            // Without random bits, the rest is truncated. With all random bits, a representable
            // number is kept.
            for (from, value) in [(DataType::Hf, half), (DataType::Bf, bfloat)] {
                let rounded = |random| {
                    let bits = H.srnd(data_type, from, DataType::Ub, true, u64::from(bits), random) as u8;
                    if data_type == DataType::B {
                        formats::f32_from_hf8(bits)
                    } else {
                        FloatFormat::BF8.decode(u64::from(bits)) as f32
                    }
                };
                if !value.is_finite() {
                    assert!(!rounded(0).is_finite(), "{value} of {from} to {data_type}");
                    continue;
                }
                let limited = value.clamp(-most, most);
                let (low, high) = (rounded(0), rounded(0xff));
                assert!(
                    low.abs() <= limited.abs() && limited.abs() <= high.abs() && high.abs() <= most || high == low,
                    "{value}: {low} {high}"
                );
                assert!(value.abs() < most || (low, high) == (limited, limited), "{value}: {low} {high}");
            }
        }
    }
    // Other conversions saturate to the range from 0 to 1.
    for (data_type, from, value, wanted) in [
        (DataType::Hf, DataType::B, 0x40, 0x3c00),
        (DataType::Hf, DataType::Ub, 0xc0, 0),
        (DataType::Ud, DataType::F, 0x4040_0000, 0x3f80_0000),
    ] {
        assert_eq!(H.fcvt(data_type, from, true, value), wanted, "{from} to {data_type}");
    }
}

#[test]
fn stochastic_rounding_selects_a_neighbour_by_random_bits() {
    // 1 + 3/4 of the last place of HF is rounded up for three of four random values.
    let value = 1.0_f32 + 0.75 / 1024.0;
    let ups = (0..1 << 13)
        .filter(|r| H.srnd(DataType::Hf, DataType::F, DataType::Uw, false, u64::from(value.to_bits()), *r) == 0x3c01)
        .count();
    assert_eq!(ups, (1 << 13) * 3 / 4);
    assert_eq!(
        H.srnd(DataType::Hf, DataType::F, DataType::Uw, false, u64::from(f32::INFINITY.to_bits()), 0x1fff),
        0x7c00
    );
    assert_eq!(H.srnd(DataType::Hf, DataType::F, DataType::Uw, false, u64::from((-2.0_f32).to_bits()), 0x1fff), 0xc000);
}
