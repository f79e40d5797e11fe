//! Element-wise instructions on the machine, with every type that their pages allow, on edge values: integers against wide arithmetic,
//! floating point against `rustc_apfloat`. An element-wise instruction that is not listed here is an error.

use openvisa::Module;
use openvisa::exec::{Argument, Bound, KernelInfo, Memory, Options, PayloadArgument, Program, Sizes};
use openvisa::isa::semantics::Shape;
use openvisa::isa::{DataType, DataTypeKind, InstKind, Platform};
use openvisa::text::{ParseOptions, parse};
use rustc_apfloat::ieee::{BFloat, Double, Half, Single};
use rustc_apfloat::{Float, FloatConvert, Round};

/// Channels, and bytes that a source takes in a batch.
const N: usize = 16;
const SLOT: usize = 128;

/// How an instruction is written and what its operands are.
enum Form {
    /// So many sources between mnemonic and end.
    Plain(&'static str, usize),
    /// Tested by name in `tests/lanes.rs`, where its operands or results are of a kind of their own.
    Elsewhere,
}

fn form(kind: InstKind) -> Form {
    use Form::{Elsewhere, Plain};
    match kind.info().name {
        "ADD" => Plain("add", 2),
        "AVG" => Plain("avg", 2),
        "DIV" => Plain("div", 2),
        "MAD" => Plain("mad", 3),
        "MULH" => Plain("mulh", 2),
        "MOD" => Plain("mod", 2),
        "MUL" => Plain("mul", 2),
        "LZD" => Plain("lzd", 1),
        "AND" => Plain("and", 2),
        "OR" => Plain("or", 2),
        "XOR" => Plain("xor", 2),
        "NOT" => Plain("not", 1),
        "SHL" => Plain("shl", 2),
        "SHR" => Plain("shr", 2),
        "ASR" => Plain("asr", 2),
        "CBIT" => Plain("cbit", 1),
        "MOV" => Plain("mov", 1),
        "SEL" => Plain("(P1) sel", 2),
        "CMP" => Plain("cmp.lt", 2),
        "FBL" => Plain("fbl", 1),
        "FBH" => Plain("fbh", 1),
        "MIN_MAX" => Plain("max", 2),
        "BFREV" => Plain("bfrev", 1),
        "ROL" => Plain("rol", 2),
        "ROR" => Plain("ror", 2),
        "ADD3" => Plain("add3", 3),
        "EXP" => Plain("exp", 1),
        "FRC" => Plain("frc", 1),
        "LOG" => Plain("log", 1),
        "LRP" => Plain("lrp", 3),
        "POW" => Plain("pow", 2),
        "RNDD" => Plain("rndd", 1),
        "RNDU" => Plain("rndu", 1),
        "RNDE" => Plain("rnde", 1),
        "RNDZ" => Plain("rndz", 1),
        "SIN" => Plain("sin", 1),
        "COS" => Plain("cos", 1),
        "SQRT" => Plain("sqrt", 1),
        "RSQRT" => Plain("rsqrt", 1),
        "INV" => Plain("inv", 1),
        "SQRTM" => Plain("sqrtm", 1),
        "DIVM" => Plain("divm", 2),
        "BFE" | "BFI" | "ADDC" | "SUBB" | "DP4A" | "BFN" | "ADD3O" | "FCVT" | "SRND" | "INVM" | "RSQTM" => Elsewhere,
        other => panic!("{other} works element by element, and no edge values are written down for it"),
    }
}

fn signed(t: DataType) -> bool {
    t.kind() == DataTypeKind::Signed
}

fn float(t: DataType) -> bool {
    t.kind() == DataTypeKind::Float
}

fn bits(t: DataType) -> u32 {
    u32::from(t.width())
}

/// What bits of a type stand for.
fn whole(t: DataType, raw: u64) -> i128 {
    let value = i128::from(raw & u64::MAX >> (64 - bits(t)));
    if signed(t) && value >> (bits(t) - 1) == 1 { value - (1 << bits(t)) } else { value }
}

/// The low bits of the exact result of an instruction on integers; `None`: it has none.
fn exact(name: &str, src: DataType, dst: DataType, channel: usize, [a, b, c]: [i128; 3]) -> Option<i128> {
    // Shifts look at so many bits of the count, by the wider operand.
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
        "MAD" => a * b + c,
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
        other => panic!("{other} has no meaning for integers here"),
    })
}

/// What an instruction gives for floating-point numbers.
enum Wanted {
    /// These bits.
    Bits(u64),
    /// A number within a part of it.
    Near(f64, f64),
}

fn number<T: Float + FloatConvert<Double>>(raw: u64) -> f64 {
    f64::from_bits(T::from_bits(u128::from(raw)).convert(&mut false).value.to_bits() as u64)
}

/// The result in a format, rounded once where the instruction is exact.
fn real<T: Float + FloatConvert<Double>>(name: &str, t: DataType, channel: usize, raw: [u64; 3]) -> Option<Wanted>
where
    Double: FloatConvert<T>,
{
    let [a, b, c] = raw.map(|r| T::from_bits(u128::from(r)));
    let [x, y, z] = raw.map(number::<T>);
    let back = |v: T| Some(Wanted::Bits(v.to_bits() as u64));
    let single = |v: f64| back(Double::from_bits(u128::from(v.to_bits())).convert(&mut false).value);
    // What the documents promise of functions is a bound; what follows is as near as the type allows.
    let part = match t {
        DataType::Hf => 2e-3,
        DataType::Bf => 2e-2,
        _ => 1e-5,
    };
    let near = |v: f64| Some(Wanted::Near(v, part));
    match name {
        "ADD" => back(a.add_r(b, Round::NearestTiesToEven).value),
        "MUL" => back(a.mul_r(b, Round::NearestTiesToEven).value),
        // Two roundings of a fused product may differ from one in the narrowest format.
        "MAD" if t == DataType::Bf => near(x.mul_add(y, z)).filter(|_| (x * y + z).abs() > 1e-30),
        "MAD" => back(a.mul_add_r(b, c, Round::NearestTiesToEven).value),
        "DIV" | "DIVM" => back(a.div_r(b, Round::NearestTiesToEven).value),
        "SQRT" | "SQRTM" => single(x.sqrt()),
        "MOV" => Some(Wanted::Bits(raw[0])),
        "SEL" => Some(Wanted::Bits(raw[channel % 2])),
        "CMP" => Some(Wanted::Bits(if x < y { u64::MAX } else { 0 })),
        "MIN_MAX" if x.is_nan() && y.is_nan() || x == y => None,
        "MIN_MAX" => Some(Wanted::Bits(if x > y || y.is_nan() { raw[0] } else { raw[1] })),
        "FRC" => single(x - x.floor()).filter(|_| x.is_finite()),
        "RNDD" => single(x.floor()),
        "RNDU" => single(x.ceil()),
        "RNDE" => single(x.round_ties_even()),
        "RNDZ" => single(x.trunc()),
        // One rounding in the type, then another: compared where nothing cancels or leaves the range.
        "LRP" => near(x * y + (1.0 - x) * z)
            .filter(|_| x > 0.0 && x < 1.0 && y > 0.0 && z > 0.0 && y < 1e30 && z < 1e30 && y + z > 1e-30),
        "EXP" => near(x.exp2()).filter(|_| x.abs() < 100.0),
        "LOG" => near(x.log2()).filter(|_| x > 0.0 && (x - 1.0).abs() > 0.1),
        "POW" => near(x.powf(y)).filter(|_| x > 0.5 && x < 2.0 && y.abs() < 8.0),
        "SIN" => near(x.sin()).filter(|_| x.abs() < 3.0),
        "COS" => near(x.cos()).filter(|_| x.abs() < 1.5),
        "RSQRT" => near(1.0 / x.sqrt()).filter(|_| x > 1e-30 && x < 1e30),
        "INV" => near(1.0 / x).filter(|_| x.abs() > 1e-30 && x.abs() < 1e30),
        other => panic!("{other} has no meaning for floating-point numbers here"),
    }
}

/// Edge values of a type, their neighbours, and a fixed pseudo-random sequence.
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
        let format = openvisa::semantics::formats::Format { exponent, fraction };
        let reals = [0.0, 1.0, 0.5, 0.75, 1.5, 2.0, 2.5, 3.5, 7.0, 100.0, 0.001, 1.0 / 3.0, 65504.0, f64::INFINITY];
        list.extend(reals.iter().flat_map(|v| [*v, -v]).map(|v| format.encode(v, Default::default())));
        // The least normal number, its neighbours, and a NaN.
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

/// A program that does an instruction once for each batch of values.
fn program(
    mnemonic: &str,
    sources: usize,
    src: DataType,
    dst: DataType,
    platform: Platform,
) -> Result<Vec<u8>, String> {
    let mut text = ".version 4.1\n.kernel \"k\"\n.decl AT v_type=G type=ud num_elts=1 align=dword\n".to_owned();
    for (name, t) in [("A", src), ("B", src), ("C", src), ("D", dst)] {
        let elements = SLOT / (bits(t) as usize / 8);
        text += &format!(".decl {name} v_type=G type={} num_elts={elements} align=GRF\n", text_type(t));
    }
    text += ".decl T6 v_type=T num_elts=1 v_name=T6\n.decl P1 v_type=P num_elts=32\n.kernel_attr SimdSize=16\n";
    text += ".function \"k_0\"\nk_0:\n    or (M1_NM, 1) %cr0(0,0)<1> %cr0(0,0)<0;1,0> 0x4c0:ud\n";
    text += "    setp (M1_NM, 16) P1 0x5555:ud\n    mul (M1_NM, 1) AT(0,0)<1> %r0(0,1)<0;1,0> 0x18:ud\n    movs (M1_NM, 1) T6(0) 0x0:ud\n";
    for name in ["A", "B", "C"] {
        text += &format!(
            "    oword_ld (8) T6 AT(0,0)<0;1,0> {name}.0\n    add (M1_NM, 1) AT(0,0)<1> AT(0,0)<0;1,0> 0x8:ud\n"
        );
    }
    let operands: String = ["A", "B", "C"][..sources].iter().map(|s| format!(" {s}(0,0)<1;1,0>")).collect();
    text += &format!("    {mnemonic} (M1, 16) D(0,0)<1>{operands}\n");
    text += "    mul (M1_NM, 1) AT(0,0)<1> %r0(0,1)<0;1,0> 0x8:ud\n    movs (M1_NM, 1) T6(0) 0x1:ud\n    oword_st (8) T6 AT(0,0)<0;1,0> D.0\n    ret (M1, 1)\n";
    let parsed = parse(&text, &ParseOptions { platform: Some(platform), ..ParseOptions::default() });
    if let Some(first) = parsed.diagnostics.first() {
        return Err(format!("{}\n{text}", first.message));
    }
    let module = parsed.object_module(&text).map_err(|e| e.message)?;
    module.to_bytes().map_err(|e| e.to_string())
}

/// Results for batches of sources.
fn run(code: &[u8], platform: Platform, sources: &[[Vec<u64>; 3]], src: DataType, dst: DataType) -> Vec<Vec<u64>> {
    let program = Program::load(&[Module::open(code).expect("it opens")], platform).expect("it loads");
    let mut memory = Memory::default();
    let width = bits(src) as usize / 8;
    let mut bytes = Vec::new();
    for column in sources.iter().flatten() {
        let from = bytes.len();
        bytes.extend(column.iter().flat_map(|v| v.to_le_bytes()[..width].to_vec()));
        bytes.resize(from + SLOT, 0);
    }
    let (from, to) = (memory.add(&bytes), memory.add(&vec![0; sources.len() * SLOT]));
    let by_pointer = |index| PayloadArgument {
        kind: "arg_bypointer".into(),
        index: Some(index),
        addressing: "stateful".into(),
        space: "global".into(),
        ..PayloadArgument::default()
    };
    let info = KernelInfo {
        name: "k".into(),
        simd_size: 16,
        payload: vec![by_pointer(0), by_pointer(1)],
        bindings: vec![(0, 0), (1, 1)],
        ..KernelInfo::default()
    };
    let sizes = Sizes { global: [(N * sources.len()) as u32, 1, 1], local: [N as u32, 1, 1], offset: [0; 3] };
    let arguments = [Argument::Buffer(from), Argument::Buffer(to)];
    let bound = Bound::new(&program, &info, &memory, &arguments, sizes).expect("it can be launched");
    bound.run(&program, Options { threads: 1, ..Options::default() }).expect("it runs");
    let out = memory.buffer(to).expect("it is there").bytes();
    let width = bits(dst) as usize / 8;
    let element = |b: &[u8]| b.iter().rev().fold(0_u64, |v, b| v << 8 | u64::from(*b));
    out.chunks(SLOT).map(|batch| batch.chunks(width).take(N).map(element).collect()).collect()
}

/// The types of a mask that elements of registers have.
fn types(mask: u32) -> Vec<DataType> {
    let packed = [DataType::V, DataType::Uv, DataType::Vf, DataType::Bool];
    (0..16).filter(|b| mask >> b & 1 == 1).filter_map(DataType::from_bits).filter(|t| !packed.contains(t)).collect()
}

/// Pairs of types that an instruction takes on a platform: destination and sources.
fn pairs(kind: InstKind, platform: Platform) -> Vec<(DataType, DataType)> {
    let rules = kind.rules();
    let mut list = Vec::new();
    let listed: u32 =
        rules.types.iter().filter(|(_, on)| on >> platform as u64 & 1 == 1).fold(0, |all, (t, _)| all | t);
    for map in rules.maps.iter().filter(|m| m.platforms >> platform as u64 & 1 == 1) {
        for dst in types(map.dst) {
            list.extend(types(map.src).into_iter().map(|src| (dst, src)));
        }
    }
    if rules.maps.is_empty() {
        // Operands say themselves what they take, dwords at least.
        let known = if listed == 0 { vec![DataType::Ud] } else { types(listed) };
        list.extend(known.into_iter().map(|t| (t, t)));
    }
    // A comparison that answers in registers has answers as wide as what is compared.
    let integers = |t: DataType| match bits(t) {
        8 => DataType::Ub,
        16 => DataType::Uw,
        64 => DataType::Uq,
        _ => DataType::Ud,
    };
    if kind == InstKind::Cmp {
        list.iter_mut().for_each(|(dst, src)| *dst = integers(*src));
    }
    list.sort_by_key(|(d, s)| (d.bits(), s.bits()));
    list.dedup();
    list
}

/// Compares an instruction on a pair of types with the reference. Gives how many results were compared.
fn check(kind: InstKind, mnemonic: &str, count: usize, platform: Platform, dst: DataType, src: DataType) -> usize {
    let name = kind.info().name;
    let code = match program(mnemonic, count, src, dst, platform) {
        Ok(code) => code,
        Err(why) => panic!("{name} {dst} {src}: {why}"),
    };
    let list = values(src);
    // Every value with those at some distances from it.
    let steps = [(0, 1), (1, 5), (7, 0), (13, 29), (31, 3)];
    let batches: Vec<[Vec<u64>; 3]> = steps
        .iter()
        .flat_map(|(s, r)| {
            let at = |k: usize| list[k % list.len()];
            let column = |base: usize, shift: usize| (0..N).map(|i| at(base + i + shift)).collect::<Vec<_>>();
            (0..list.len())
                .step_by(N)
                .map(move |base| [column(base, 0), column(base, *s), column(base, *r)])
                .collect::<Vec<_>>()
        })
        .collect();
    let mut compared = 0;
    for (batch, results) in batches.iter().zip(run(&code, platform, &batches, src, dst)) {
        for i in 0..N {
            let raw = [batch[0][i], batch[1][i], batch[2][i]];
            let mask = u64::MAX >> (64 - bits(dst));
            let what = || format!("{name} {dst} {src}, channel {i}: {raw:#x?}");
            if !float(src) {
                let Some(wanted) = exact(name, src, dst, i, raw.map(|r| whole(src, r))) else { continue };
                assert_eq!(results[i], wanted as u64 & mask, "{}", what());
                compared += 1;
                continue;
            }
            let wanted = match src {
                DataType::Hf => real::<Half>(name, src, i, raw),
                DataType::Bf => real::<BFloat>(name, src, i, raw),
                DataType::F => real::<Single>(name, src, i, raw),
                _ => real::<Double>(name, src, i, raw),
            };
            let as_number = |bits: u64| match src {
                DataType::Hf => number::<Half>(bits),
                DataType::Bf => number::<BFloat>(bits),
                DataType::F => number::<Single>(bits),
                _ => number::<Double>(bits),
            };
            match wanted {
                None => continue,
                Some(Wanted::Bits(wanted)) => {
                    let nan = name != "CMP" && as_number(wanted).is_nan() && as_number(results[i]).is_nan();
                    assert!(
                        nan || results[i] == wanted & mask,
                        "{}: {:#x} is not {:#x}",
                        what(),
                        results[i],
                        wanted & mask
                    );
                }
                Some(Wanted::Near(wanted, part)) => {
                    let got = as_number(results[i]);
                    // What the type cannot hold is not compared.
                    let (least, most) = if src == DataType::Hf { (1e-4, 6e4) } else { (1e-35, 1e35) };
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
    let (mut kinds, mut combinations, mut results) = (0, 0, 0);
    for kind in InstKind::ALL.iter().copied().filter(|k| k.shape() == Shape::Lane) {
        let Form::Plain(mnemonic, sources) = form(kind) else { continue };
        kinds += 1;
        let mut seen = Vec::new();
        for platform in [Platform::Skl, Platform::PvcXt] {
            if !kind.info().platforms.contains(platform) {
                continue;
            }
            for (dst, src) in pairs(kind, platform) {
                // Conversions have tests of their own; mixed precision keeps the format of its sources apart.
                let alike = dst == src || !float(src) && !float(dst) || kind == InstKind::Cmp;
                if !alike || seen.contains(&(dst, src)) {
                    continue;
                }
                seen.push((dst, src));
                let compared = check(kind, mnemonic, sources, platform, dst, src);
                assert!(compared > 0, "{} {dst} {src}: nothing was compared", kind.info().name);
                results += compared;
            }
        }
        assert!(!seen.is_empty(), "{} takes no type", kind.info().name);
        combinations += seen.len();
    }
    println!("{kinds} instructions, {combinations} combinations of types, {results} results compared");
    assert!(kinds >= 42 && combinations >= 880, "{kinds} instructions, {combinations} combinations");
}
