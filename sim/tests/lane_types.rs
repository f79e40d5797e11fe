//! Tests of element-wise instructions on edge values: with every type that their specification
//! allows, with mixed types, and in every rounding mode.
//!
//! Integers are compared with 128-bit arithmetic, and floating-point numbers with `rustc_apfloat`.
//! An element-wise instruction without an entry in [`form`] fails the test.

use openvisa::Module;
use openvisa::isa::semantics::Shape;
use openvisa::isa::{DataType, DataTypeKind, InstKind, Platform};
use openvisa::text::{ParseOptions, parse};
use openvisa_sim::{Argument, Bound, KernelInfo, Memory, Options, PayloadArgument, Program, Sizes};
use rustc_apfloat::ieee::{BFloat, Double, Float8E4M3FN, Float8E5M2, Half, Quad, Single};
use rustc_apfloat::{Float, FloatConvert, Round, Status, StatusAnd};

/// Number of channels, and number of bytes of a source in a batch.
const N: usize = 16;
const SLOT: usize = 128;

/// Maximum number of sources.
const MOST: usize = 4;

/// The kind of an instruction's second result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Second {
    None,
    /// A dword per channel, written after the first destination.
    Dword,
    /// A predicate, written after the first destination.
    Flag,
    /// A predicate, written before the instruction.
    Front,
}

/// The syntax of an instruction: the text before the channels, the mask, the number of sources, and
/// the second result.
struct Form(&'static str, &'static str, usize, Second);

fn form(kind: InstKind) -> Form {
    let plain = |mnemonic, sources| Form(mnemonic, "M1", sources, Second::None);
    match kind.info().name {
        "ADD" => plain("add", 2),
        "AVG" => plain("avg", 2),
        "DIV" => plain("div", 2),
        "MAD" => plain("mad", 3),
        "MULH" => plain("mulh", 2),
        "MOD" => plain("mod", 2),
        "MUL" => plain("mul", 2),
        "LZD" => plain("lzd", 1),
        "AND" => plain("and", 2),
        "OR" => plain("or", 2),
        "XOR" => plain("xor", 2),
        "NOT" => plain("not", 1),
        "SHL" => plain("shl", 2),
        "SHR" => plain("shr", 2),
        "ASR" => plain("asr", 2),
        "CBIT" => plain("cbit", 1),
        "MOV" => plain("mov", 1),
        "SEL" => plain("(P1) sel", 2),
        "CMP" => plain("cmp.lt", 2),
        "FBL" => plain("fbl", 1),
        "FBH" => plain("fbh", 1),
        "MIN_MAX" => plain("max", 2),
        "BFREV" => plain("bfrev", 1),
        "ROL" => plain("rol", 2),
        "ROR" => plain("ror", 2),
        "ADD3" => plain("add3", 3),
        "EXP" => plain("exp", 1),
        "SIGM" => plain("sigm", 1),
        "TANH" => plain("tanh", 1),
        "FRC" => plain("frc", 1),
        "LOG" => plain("log", 1),
        "LRP" => plain("lrp", 3),
        "POW" => plain("pow", 2),
        "RNDD" => plain("rndd", 1),
        "RNDU" => plain("rndu", 1),
        "RNDE" => plain("rnde", 1),
        "RNDZ" => plain("rndz", 1),
        "SIN" => plain("sin", 1),
        "COS" => plain("cos", 1),
        "SQRT" => plain("sqrt", 1),
        "RSQRT" => plain("rsqrt", 1),
        "INV" => plain("inv", 1),
        "SQRTM" => plain("sqrtm", 1),
        "DIVM" => plain("divm", 2),
        "BFE" => plain("bfe", 3),
        "BFI" => plain("bfi", 4),
        "BFN" => plain("bfn.xca", 3),
        "DP4A" => plain("dp4a", 3),
        "FCVT" => Form("fcvt", "M1_NM", 1, Second::None),
        "SRND" => Form("srnd", "M1_NM", 2, Second::None),
        "ADDC" => Form("addc", "M1", 2, Second::Dword),
        "SUBB" => Form("subb", "M1", 2, Second::Dword),
        "INVM" => Form("invm", "M1", 2, Second::Flag),
        "RSQTM" => Form("rsqtm", "M1", 1, Second::Flag),
        "ADD3O" => Form("add3.o", "M1", 3, Second::Front),
        other => panic!("{other} works element by element, and no edge values are written down for it"),
    }
}

/// The floating-point modes: the value of the control register, and the oracle's rounding mode.
/// Subnormals are kept unless the register is 0.
const MODES: [(u32, Round); 5] = [
    (0x4c0, Round::NearestTiesToEven),
    (0x4d0, Round::TowardPositive),
    (0x4e0, Round::TowardNegative),
    (0x4f0, Round::TowardZero),
    (0, Round::NearestTiesToEven),
];

fn signed(t: DataType) -> bool {
    t.kind() == DataTypeKind::Signed
}

fn float(t: DataType) -> bool {
    t.kind() == DataTypeKind::Float
}

fn bits(t: DataType) -> u32 {
    u32::from(t.width())
}

/// Decodes the bits of an integer type.
fn whole(t: DataType, raw: u64) -> i128 {
    let value = i128::from(raw & u64::MAX >> (64 - bits(t)));
    if signed(t) && value >> (bits(t) - 1) == 1 { value - (1 << bits(t)) } else { value }
}

/// Returns the exact result of an integer instruction, whose low bits are expected. Returns `None`
/// if it is undefined.
fn exact(name: &str, srcs: &[DataType], dst: DataType, channel: usize, [a, b, c, d]: [i128; MOST]) -> Option<i128> {
    let src = srcs[0];
    let pieces = |v: i128, t: DataType| {
        let byte = move |k: u32| (v >> (8 * k)) as u8;
        (0..4).map(move |k| if signed(t) { i128::from(byte(k) as i8) } else { i128::from(byte(k)) })
    };
    // A shift uses five bits of the count, or six if an operand has 64 bits.
    let count = b & if bits(src).max(bits(dst)) == 64 { 63 } else { 31 };
    let width = bits(src);
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
            let part = (if signed(dst) { c } else { raw(c) as i128 }) >> start & ((1 << count) - 1);
            let negative = signed(dst) && count > 0 && part >> (count - 1) & 1 == 1;
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
enum Wanted {
    /// Exactly these bits.
    Bits(u64),
    /// A number, and the maximum relative error.
    Near(f64, f64),
}

/// Decodes the bits of a floating-point type exactly.
fn quad(t: DataType, raw: u64) -> Quad {
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

fn as_f64(value: Quad) -> f64 {
    let double: Double = value.convert(&mut false).value;
    f64::from_bits(double.to_bits() as u64)
}

/// Rounds a number to a type.
fn rounded(t: DataType, value: Quad, mode: Round) -> u64 {
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
fn single(t: DataType, value: f64, mode: Round) -> u64 {
    rounded(t, quad(DataType::Df, value.to_bits()), mode)
}

/// Returns the expected result in a type. It is rounded once if the instruction is exact. Returns
/// `None` if it is not compared.
fn real(name: &str, srcs: &[DataType], t: DataType, channel: usize, raw: [u64; MOST], mode: Round) -> Option<Wanted> {
    let known: [Quad; MOST] = std::array::from_fn(|i| quad(srcs.get(i).copied().unwrap_or(srcs[0]), raw[i]));
    let [a, b, c, _] = known;
    let [x, y, z, _] = known.map(as_f64);
    let bits = |v: f64| Some(Wanted::Bits(single(t, v, mode)));
    // Rounds the exact result to odd in quadruple precision, so that rounding it again is correct.
    let once = |operation: &dyn Fn(Round) -> StatusAnd<Quad>| {
        let zero = operation(mode).value;
        let cut = operation(Round::TowardZero);
        let odd = Quad::from_bits(cut.value.to_bits() | u128::from(cut.status.contains(Status::INEXACT)));
        Some(Wanted::Bits(rounded(t, if zero.is_zero() { zero } else { odd }, mode)))
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
        |i: usize| if srcs[i] == t { Wanted::Bits(raw[i]) } else { Wanted::Bits(rounded(t, known[i], mode)) };
    match name {
        "ADD" => once(&|r| a.add_r(b, r)),
        "MUL" => once(&|r| a.mul_r(b, r)),
        "MAD" => once(&|r| a.mul_add_r(b, c, r)),
        "DIV" | "DIVM" => once(&|r| a.div_r(b, r)),
        // Inexact square roots in double precision are covered by the unit tests, which compare
        // their squares.
        "SQRT" | "SQRTM" if t == DataType::Df && mode != Round::NearestTiesToEven => None,
        "SQRT" | "SQRTM" => bits(x.sqrt()),
        "MOV" => Some(selected(0)),
        "SEL" => Some(selected(channel % 2)),
        "CMP" => Some(Wanted::Bits(if x < y { u64::MAX } else { 0 })),
        "MIN_MAX" if x.is_nan() && y.is_nan() || x == y => None,
        "MIN_MAX" => Some(Wanted::Bits(if x > y || y.is_nan() { raw[0] } else { raw[1] })),
        "FRC" => bits(x - x.floor()).filter(|_| x.is_finite()),
        "RNDD" => bits(x.floor()),
        "RNDU" => bits(x.ceil()),
        "RNDE" => bits(x.round_ties_even()),
        "RNDZ" => bits(x.trunc()),
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
        "INVM" if special(x / y) => bits(x / y),
        "INVM" => near(1.0 / y).filter(|_| y.abs() > 1e-30 && y.abs() < 1e30),
        "RSQTM" if special(x.sqrt()) => bits(x.sqrt()),
        "RSQTM" => near(1.0 / x.sqrt()).filter(|_| x > 1e-30 && x < 1e30),
        other => panic!("{other} has no meaning for floating-point numbers here"),
    }
}

/// Flushes subnormals to zeros of the same sign. Subnormals of BF are always kept.
fn flushed(t: DataType, raw: u64) -> u64 {
    let infinity = match t {
        DataType::Hf => 0x7c00,
        DataType::F => 0x7f80_0000,
        DataType::Df => 0x7ff0_0000_0000_0000,
        _ => return raw,
    };
    if raw & infinity == 0 { raw & 1 << (bits(t) - 1) } else { raw }
}

/// Returns the expected result if subnormal sources and results are flushed.
fn flushing(name: &str, srcs: &[DataType], t: DataType, channel: usize, mut raw: [u64; MOST]) -> Option<Wanted> {
    for (raw, t) in raw.iter_mut().zip(srcs) {
        *raw = flushed(*t, *raw);
    }
    match real(name, srcs, t, channel, raw, Round::NearestTiesToEven)? {
        // The documents do not say whether a result is subnormal that is rounded up to the smallest
        // normal number, so it is not compared.
        Wanted::Bits(wanted)
            if flushed(t, wanted) == wanted && flushed(t, wanted.wrapping_sub(1)) != wanted.wrapping_sub(1) =>
        {
            None
        }
        Wanted::Bits(wanted) => Some(Wanted::Bits(flushed(t, wanted))),
        near => Some(near),
    }
}

/// Returns whether a value ends the iteration of a division or square root.
fn special(v: f64) -> bool {
    v.is_nan() || v.is_infinite() || v == 0.0
}

/// Returns the expected bits of `fcvt` and `srnd`, which use formats without a data type.
fn encoded(name: &str, srcs: &[DataType], dst: DataType, [a, b, ..]: [u64; MOST]) -> Option<u64> {
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
    let value = as_f64(quad(srcs[0], a));
    if !value.is_finite() || value.abs() > most {
        return None;
    }
    let exponent = (value.abs().to_bits() >> 52) as i32 - 1023;
    let place = 2_f64.powi(exponent.max(least) - fraction);
    let by_chance = (b & ((1 << random) - 1)) as f64 / 2_f64.powi(random) * place;
    let cut = ((value.abs() + by_chance) / place).floor() * place;
    let cut = quad(DataType::Df, cut.copysign(value).to_bits());
    Some(if t == DataType::Hf {
        rounded(t, cut, Round::TowardZero)
    } else {
        let narrow: Float8E5M2 = cut.convert_r(Round::NearestTiesToEven, &mut false).value;
        narrow.to_bits() as u64
    })
}

/// Returns edge values of a type, their neighbours, and a pseudo-random sequence with a fixed seed.
fn values(t: DataType) -> Vec<u64> {
    let mask = u64::MAX >> (64 - bits(t));
    let mut list = vec![0, 1, 2, 3, 5, 31, 32, 33, 63, 64, mask, mask - 1, mask >> 1, (mask >> 1) + 1, (mask >> 1) - 1];
    if float(t) {
        let (exponent, fraction) = match t {
            DataType::Hf => (5, 10),
            DataType::Bf => (8, 7),
            DataType::F => (8, 23),
            _ => (11, 52),
        };
        let format = openvisa_sim::numerics::float_formats::Format { exponent, fraction };
        let reals = [0.0, 1.0, 0.5, 0.75, 1.5, 2.0, 2.5, 3.5, 7.0, 100.0, 0.001, 1.0 / 3.0, 65504.0, f64::INFINITY];
        list.extend(reals.iter().flat_map(|v| [*v, -v]).map(|v| format.encode(v, Default::default())));
        // The smallest normal number, its neighbours, and a NaN.
        let least = 1_u64 << fraction;
        list.extend([least, least - 1, least + 1, format.infinity() - 1, format.infinity() | least >> 1]);
    }
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    while list.len() % N != 0 || list.len() < 64 {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        list.push(state & mask);
    }
    list
}

fn text_type(t: DataType) -> String {
    format!("{t}").to_lowercase()
}

/// An instruction with operand types, a platform and a floating-point mode.
struct Case<'a> {
    form: &'a Form,
    dst: DataType,
    srcs: Vec<DataType>,
    platform: Platform,
    control: u32,
}

/// Assembles a program that executes an instruction once per batch of values.
fn program(case: &Case<'_>) -> Result<Vec<u8>, String> {
    let Form(mnemonic, mask, _, second) = *case.form;
    let sources = &["A", "B", "C", "S"][..case.srcs.len()];
    let mut text = ".version 4.1\n.kernel \"k\"\n.decl AT v_type=G type=ud num_elts=1 align=dword\n".to_owned();
    let variables = sources.iter().zip(case.srcs.iter().copied()).chain([(&"D", case.dst), (&"E", DataType::Ud)]);
    for (name, t) in variables {
        let elements = SLOT / (bits(t) as usize / 8);
        text += &format!(".decl {name} v_type=G type={} num_elts={elements} align=GRF\n", text_type(t));
    }
    text += ".decl T6 v_type=T num_elts=1 v_name=T6\n.decl P1 v_type=P num_elts=32\n.decl P2 v_type=P num_elts=16\n";
    text += ".kernel_attr SimdSize=16\n.function \"k_0\"\nk_0:\n";
    let mut put = |line: &str| text += &format!("    {line}\n");
    put(&format!("or (M1_NM, 1) %cr0(0,0)<1> %cr0(0,0)<0;1,0> {:#x}:ud", case.control));
    put("setp (M1_NM, 16) P1 0x5555:ud");
    put("setp (M1_NM, 16) P2 0x3333:ud");
    put(&format!("mul (M1_NM, 1) AT(0,0)<1> %r0(0,1)<0;1,0> {:#x}:ud", 8 * MOST));
    put("movs (M1_NM, 1) T6(0) 0x0:ud");
    for name in sources {
        put(&format!("oword_ld (8) T6 AT(0,0)<0;1,0> {name}.0"));
        put("add (M1_NM, 1) AT(0,0)<1> AT(0,0)<0;1,0> 0x8:ud");
    }
    let operands: String = sources.iter().map(|s| format!(" {s}(0,0)<1;1,0>")).collect();
    let front = if second == Second::Front { "(P2) " } else { "" };
    let behind = match second {
        Second::Dword => " E(0,0)<1>",
        Second::Flag => " P2",
        _ => "",
    };
    put(&format!("{front}{mnemonic} ({mask}, 16) D(0,0)<1>{behind}{operands}"));
    if matches!(second, Second::Flag | Second::Front) {
        put("(P2) sel (M1, 16) E(0,0)<1> 0x1:ud 0x0:ud");
    }
    put("mul (M1_NM, 1) AT(0,0)<1> %r0(0,1)<0;1,0> 0x10:ud");
    put("movs (M1_NM, 1) T6(0) 0x1:ud");
    put("oword_st (8) T6 AT(0,0)<0;1,0> D.0");
    put("add (M1_NM, 1) AT(0,0)<1> AT(0,0)<0;1,0> 0x8:ud");
    put("oword_st (8) T6 AT(0,0)<0;1,0> E.0");
    put("ret (M1, 1)");
    let parsed = parse(&text, &ParseOptions { platform: Some(case.platform), ..ParseOptions::default() });
    if let Some(first) = parsed.diagnostics.first() {
        return Err(format!("{}\n{text}", first.message));
    }
    let module = parsed.object_module(&text).map_err(|e| e.message)?;
    module.to_bytes().map_err(|e| e.to_string())
}

/// The source values of a batch.
type Batch = [Vec<u64>; MOST];

/// Runs a program. Returns the first and second results of each batch.
fn run(case: &Case<'_>, code: &[u8], batches: &[Batch]) -> Vec<[Vec<u64>; 2]> {
    let program = Program::load(&[Module::open(code).expect("it opens")], case.platform).expect("it loads");
    let mut memory = Memory::default();
    let mut bytes = Vec::new();
    for (index, column) in batches.iter().flat_map(|b| b.iter().enumerate()) {
        let width = case.srcs.get(index).map_or(1, |t| bits(*t) as usize / 8);
        let from = bytes.len();
        bytes.extend(column.iter().flat_map(|v| v.to_le_bytes()[..width].to_vec()));
        bytes.resize(from + SLOT, 0);
    }
    let (from, to) = (memory.add(&bytes), memory.add(&vec![0; batches.len() * SLOT * 2]));
    let info = KernelInfo {
        name: "k".into(),
        simd_size: 16,
        payload: [0, 1].map(PayloadArgument::bound_buffer).into(),
        bindings: vec![(0, 0), (1, 1)],
        ..KernelInfo::default()
    };
    let sizes = Sizes { global: [(N * batches.len()) as u32, 1, 1], local: [N as u32, 1, 1], offset: [0; 3] };
    let arguments = [Argument::Buffer(from), Argument::Buffer(to)];
    let bound = Bound::new(&program, &info, &memory, &arguments, sizes).expect("it can be launched");
    bound.run(&program, Options { threads: 1, ..Options::default() }).expect("it runs");
    let out = memory.buffer(to).expect("it is there").bytes();
    let element = |b: &[u8]| b.iter().rev().fold(0_u64, |v, b| v << 8 | u64::from(*b));
    let part = |slot: &[u8], t: DataType| slot.chunks(bits(t) as usize / 8).take(N).map(element).collect();
    out.chunks(2 * SLOT).map(|b| [part(&b[..SLOT], case.dst), part(&b[SLOT..], DataType::Ud)]).collect()
}

/// Returns the types in a bit mask that register elements can have.
fn types(mask: u32) -> Vec<DataType> {
    let packed = [DataType::V, DataType::Uv, DataType::Vf, DataType::Bool];
    (0..16).filter(|b| mask >> b & 1 == 1).filter_map(DataType::from_bits).filter(|t| !packed.contains(t)).collect()
}

/// Returns the combinations of destination and source types that an instruction has on a platform.
fn combinations(kind: InstKind, platform: Platform, sources: usize) -> Vec<(DataType, Vec<DataType>)> {
    let rules = kind.rules();
    let mut list: Vec<(DataType, Vec<DataType>)> = Vec::new();
    let all = |t: DataType| vec![t; sources];
    let listed: u32 =
        rules.types.iter().filter(|(_, on)| on >> platform as u64 & 1 == 1).fold(0, |all, (t, _)| all | t);
    let here = |on: u64| on >> platform as u64 & 1 == 1;
    let name = kind.info().name;
    if matches!(name, "FCVT" | "SRND") {
        // The pairs are stated by a constraint or the notes of the specification.
        let pairs: &[(DataType, DataType)] = match name {
            "SRND" => &[(DataType::Hf, DataType::F), (DataType::Ub, DataType::Hf)],
            _ => &[
                (DataType::Ub, DataType::Hf),
                (DataType::B, DataType::Hf),
                (DataType::Hf, DataType::Ub),
                (DataType::Hf, DataType::B),
                (DataType::Ud, DataType::F),
                (DataType::F, DataType::Ud),
            ],
        };
        let known = types(listed);
        let random = |dst: DataType| if dst == DataType::Hf { DataType::Uw } else { DataType::Ub };
        let full = |(dst, src): &(DataType, DataType)| (*dst, [vec![*src], vec![random(*dst); sources - 1]].concat());
        return pairs.iter().filter(|(d, s)| known.contains(d) && known.contains(s)).map(full).collect();
    }
    for map in rules.maps.iter().filter(|m| here(m.platforms)) {
        let (from, to) = (types(map.src), types(map.dst));
        for dst in to.iter().copied() {
            list.extend(from.iter().map(|src| (dst, all(*src))));
            // One source has another type than the others: another float type, or an integer type
            // of another sign or width.
            let mixes =
                |a: DataType, b: DataType| a != b && (float(a) && float(b) || exact_in_any_type(name, dst, a, b));
            for (a, b) in from.iter().flat_map(|a| from.iter().map(|b| (*a, *b))).filter(|(a, b)| mixes(*a, *b)) {
                for odd in 0..if sources > 1 { sources } else { 0 } {
                    list.push((dst, (0..sources).map(|i| if i == odd { a } else { b }).collect()));
                }
            }
        }
    }
    if rules.maps.is_empty() {
        // Without a table of types, the operands state their types, which are 32-bit or more.
        let known = if listed == 0 { vec![DataType::Ud] } else { types(listed) };
        list.extend(known.iter().map(|t| (*t, all(*t))));
        if name == "DP4A" {
            let signs =
                |bits: u32| (0..3).map(|i| if bits >> i & 1 == 1 { DataType::D } else { DataType::Ud }).collect();
            list.extend((0..8).flat_map(|b| [(DataType::D, signs(b)), (DataType::Ud, signs(b))]));
        }
    }
    // The result of a comparison in registers is as wide as its sources.
    let integers = |t: DataType| match bits(t) {
        8 => DataType::Ub,
        16 => DataType::Uw,
        64 => DataType::Uq,
        _ => DataType::Ud,
    };
    if kind == InstKind::Cmp {
        list.iter_mut().for_each(|(dst, srcs)| *dst = integers(*srcs.iter().max_by_key(|t| t.width()).unwrap_or(dst)));
    }
    // Conversions between integers and floating-point numbers have separate tests.
    list.retain(|(dst, srcs)| kind == InstKind::Cmp || srcs.iter().all(|s| float(*s) == float(*dst)));
    list.sort_by_key(|(d, s)| (d.bits(), s.iter().map(|t| t.bits()).collect::<Vec<_>>()));
    list.dedup();
    list
}

/// Returns whether an integer instruction is tested with two source types. These instructions have
/// a result that does not depend on a computation type.
fn exact_in_any_type(name: &str, dst: DataType, a: DataType, b: DataType) -> bool {
    let free = ["ADD", "ADD3", "ADD3O", "AND", "AVG", "CMP", "MAD", "MIN_MAX", "MUL", "OR", "SEL", "XOR"];
    let pairs = [
        (DataType::Ud, DataType::D),
        (DataType::Ub, DataType::W),
        (DataType::Uw, DataType::B),
        (DataType::W, DataType::Ud),
        (DataType::Q, DataType::Ud),
    ];
    free.contains(&name) && signed(dst) && (pairs.contains(&(a, b)) || pairs.contains(&(b, a)))
}

/// Compares an instruction with the reference. Returns the number of compared results.
fn check(kind: InstKind, case: &Case<'_>, mode: Round) -> usize {
    let name = kind.info().name;
    let (dst, srcs) = (case.dst, &case.srcs[..]);
    let code = match program(case) {
        Ok(code) => code,
        Err(why) => panic!("{name} {dst} {srcs:?}: {why}"),
    };
    let lists: Vec<Vec<u64>> = srcs.iter().map(|t| values(*t)).collect();
    let longest = lists.iter().map(Vec::len).max().unwrap_or(0);
    // Each value is combined with values at several distances in the list.
    let steps = [(0, 1), (1, 5), (7, 0), (13, 29), (31, 3)];
    let batches: Vec<Batch> = steps
        .iter()
        .flat_map(|(s, r)| (0..longest).step_by(N).map(move |base| (base, [0, *s, *r, s + r])))
        .map(|(base, shifts)| {
            let at = |list: &Vec<u64>, k: usize| list[k % list.len()];
            std::array::from_fn(|c| {
                lists.get(c).map_or(vec![0; N], |list| (0..N).map(|i| at(list, base + i + shifts[c])).collect())
            })
        })
        .collect();
    let second = case.form.3;
    let mut compared = 0;
    for (batch, [results, seconds]) in batches.iter().zip(run(case, &code, &batches)) {
        for i in 0..N {
            let raw: [u64; MOST] = std::array::from_fn(|c| batch[c][i]);
            let mask = u64::MAX >> (64 - bits(dst));
            let what = || format!("{name} {dst} {srcs:?} {mode:?}, channel {i}: {raw:#x?}");
            let wanted = if matches!(name, "FCVT" | "SRND") {
                encoded(name, srcs, dst, raw).map(Wanted::Bits)
            } else if float(srcs[0]) && case.control == 0 {
                flushing(name, srcs, dst, i, raw)
            } else if float(srcs[0]) {
                real(name, srcs, dst, i, raw, mode)
            } else {
                let whole: [i128; MOST] =
                    std::array::from_fn(|c| whole(srcs.get(c).copied().unwrap_or(srcs[0]), raw[c]));
                let wanted = exact(name, srcs, dst, i, whole);
                if let (true, Some(wanted)) = (second != Second::None, wanted) {
                    let flag = match name {
                        "ADDC" => wanted >> 32 != 0,
                        "SUBB" => wanted < 0,
                        _ => self::whole(dst, wanted as u64) != wanted,
                    };
                    assert_eq!(seconds[i], u64::from(flag), "{}", what());
                }
                wanted.map(|w| Wanted::Bits(w as u64))
            };
            if second == Second::Flag {
                let [x, y] = [0, 1].map(|k| as_f64(quad(srcs[0], raw[k])));
                let last = if name == "INVM" { x / y } else { x.sqrt() };
                // A quotient or root of singles is special if it leaves the range of its type.
                let last = if dst == DataType::F { f64::from(last as f32) } else { last };
                assert_eq!(seconds[i], u64::from(special(last)), "{}", what());
                if special(last) != special(if name == "INVM" { x / y } else { x.sqrt() }) {
                    continue;
                }
            }
            let result = results[i];
            match wanted {
                None => continue,
                Some(Wanted::Bits(wanted)) if float(dst) && name != "CMP" => {
                    let nan = as_f64(quad(dst, wanted)).is_nan() && as_f64(quad(dst, result)).is_nan();
                    assert!(nan || result == wanted & mask, "{}: {result:#x} is not {wanted:#x}", what());
                }
                // The expected result is a NaN of an 8-bit format.
                Some(Wanted::Bits(wanted)) if name == "FCVT" && bits(dst) == 8 && wanted & 0x7f > 0x7c => {
                    assert!(result & 0x7f > 0x7c, "{}: {result:#x} is no NaN", what());
                }
                Some(Wanted::Bits(wanted)) => {
                    assert!(result == wanted & mask, "{}: {result:#x} is not {:#x}", what(), wanted & mask);
                }
                Some(Wanted::Near(wanted, part)) => {
                    let got = as_f64(quad(dst, result));
                    // Results outside the range of the type are not compared.
                    let narrow = dst == DataType::Hf || srcs.contains(&DataType::Hf);
                    let (least, most) = if narrow { (1e-4, 6e4) } else { (1e-35, 1e35) };
                    if wanted.abs() < least || wanted.abs() > most || wanted.is_nan() {
                        continue;
                    }
                    assert!((got - wanted).abs() <= part * wanted.abs(), "{}: {got:e} is not {wanted:e}", what());
                }
            }
            compared += 1;
        }
    }
    compared
}

#[test]
fn every_element_wise_instruction_is_right_on_edge_values_of_every_type() {
    let (mut kinds, mut cases, mut mixed, mut directed, mut results) = (0, 0, 0, 0, 0);
    for kind in InstKind::ALL.iter().copied().filter(|k| k.shape() == Shape::Lane) {
        let form = form(kind);
        kinds += 1;
        let mut seen = Vec::new();
        for platform in [Platform::Skl, Platform::PvcXt, Platform::Xe3pCri] {
            if !kind.info().platforms.contains(platform) {
                continue;
            }
            for (dst, srcs) in combinations(kind, platform, form.2) {
                if seen.contains(&(dst, srcs.clone())) {
                    continue;
                }
                seen.push((dst, srcs.clone()));
                let exact = matches!(kind.info().name, "ADD" | "MUL" | "MAD" | "DIV" | "DIVM" | "SQRT" | "SQRTM");
                mixed += usize::from(srcs.iter().any(|t| *t != dst && float(*t) && float(dst)));
                for (control, mode) in MODES.into_iter().take(if exact && float(dst) { MODES.len() } else { 1 }) {
                    directed += usize::from(mode != Round::NearestTiesToEven);
                    let case = Case { form: &form, dst, srcs: srcs.clone(), platform, control };
                    let compared = check(kind, &case, mode);
                    let unit_tested = dst == DataType::Df && form.2 == 1 && mode != Round::NearestTiesToEven;
                    assert!(compared > 0 || unit_tested, "{} {dst} {srcs:?}: nothing was compared", kind.info().name);
                    results += compared;
                }
            }
        }
        assert!(!seen.is_empty(), "{} takes no type", kind.info().name);
        cases += seen.len();
    }
    println!(
        "{kinds} instructions, {cases} combinations of types, of which {mixed} mix floats, {results} results compared"
    );
    println!("{directed} of the combinations once more in a directed rounding mode");
    assert!(kinds >= 53 && cases >= 1000, "{kinds} instructions, {cases} combinations");
    assert!(mixed >= 90 && directed >= 200, "{mixed} mixed, {directed} in directed modes");
}
