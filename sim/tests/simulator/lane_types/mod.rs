//! Tests of element-wise instructions on edge values: with every type that their specification
//! allows, with mixed types, and in every rounding mode.
//!
//! Integers are compared with 128-bit arithmetic, and floating-point numbers with `rustc_apfloat`.
//! An element-wise instruction without an entry in [`syntax_of`] fails the test.

mod reference;

use openvisa::Module;
use openvisa::isa::semantics::ExecutionKind;
use openvisa::isa::{DataType, InstKind, Platform};
use openvisa::text::{ParseOptions, parse};
use openvisa_sim::{Argument, Bound, KernelInfo, Memory, Options, PayloadArgument, Program, Sizes};
use reference::{
    Wanted, as_f64, decode_float, decode_integer, exact_integer, expected_encoded, expected_float, expected_flushed,
    is_float, is_signed, is_special, width_of,
};
use rustc_apfloat::Round;

/// Number of channels, and number of bytes of a source in a batch.
const CHANNELS: usize = 16;
const SLOT_BYTES: usize = 128;

/// Maximum number of sources.
const MAX_SOURCES: usize = 4;

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

/// The syntax of an instruction.
struct Syntax {
    /// Text before the channels, for example `(P1) sel`.
    mnemonic: &'static str,
    /// Mask of the channels.
    mask: &'static str,
    /// Number of sources.
    sources: usize,
    /// Second result.
    second: Second,
}

/// Returns the syntax of an element-wise instruction.
fn syntax_of(kind: InstKind) -> Syntax {
    let plain = |mnemonic, sources| Syntax { mnemonic, mask: "M1", sources, second: Second::None };
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
        "FCVT" => Syntax { mnemonic: "fcvt", mask: "M1_NM", sources: 1, second: Second::None },
        "SRND" => Syntax { mnemonic: "srnd", mask: "M1_NM", sources: 2, second: Second::None },
        "ADDC" => Syntax { mnemonic: "addc", mask: "M1", sources: 2, second: Second::Dword },
        "SUBB" => Syntax { mnemonic: "subb", mask: "M1", sources: 2, second: Second::Dword },
        "INVM" => Syntax { mnemonic: "invm", mask: "M1", sources: 2, second: Second::Flag },
        "RSQTM" => Syntax { mnemonic: "rsqtm", mask: "M1", sources: 1, second: Second::Flag },
        "ADD3O" => Syntax { mnemonic: "add3.o", mask: "M1", sources: 3, second: Second::Front },
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

/// Returns edge values of a type, their neighbours, and a pseudo-random sequence with a fixed seed.
fn edge_values(t: DataType) -> Vec<u64> {
    let mask = u64::MAX >> (64 - width_of(t));
    let mut list = vec![0, 1, 2, 3, 5, 31, 32, 33, 63, 64, mask, mask - 1, mask >> 1, (mask >> 1) + 1, (mask >> 1) - 1];
    if is_float(t) {
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
    while list.len() % CHANNELS != 0 || list.len() < 64 {
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
    syntax: &'a Syntax,
    dst: DataType,
    srcs: Vec<DataType>,
    platform: Platform,
    control: u32,
}

/// Assembles a program that executes an instruction once per batch of values.
fn assemble_case(case: &Case<'_>) -> Result<Vec<u8>, String> {
    let Syntax { mnemonic, mask, second, .. } = *case.syntax;
    let sources = &["A", "B", "C", "S"][..case.srcs.len()];
    let mut text = ".version 4.1\n.kernel \"k\"\n.decl AT v_type=G type=ud num_elts=1 align=dword\n".to_owned();
    let variables = sources.iter().zip(case.srcs.iter().copied()).chain([(&"D", case.dst), (&"E", DataType::Ud)]);
    for (name, t) in variables {
        let elements = SLOT_BYTES / (width_of(t) as usize / 8);
        text += &format!(".decl {name} v_type=G type={} num_elts={elements} align=GRF\n", text_type(t));
    }
    text += ".decl T6 v_type=T num_elts=1 v_name=T6\n.decl P1 v_type=P num_elts=32\n.decl P2 v_type=P num_elts=16\n";
    text += ".kernel_attr SimdSize=16\n.function \"k_0\"\nk_0:\n";
    let mut put = |line: &str| text += &format!("    {line}\n");
    put(&format!("or (M1_NM, 1) %cr0(0,0)<1> %cr0(0,0)<0;1,0> {:#x}:ud", case.control));
    put("setp (M1_NM, 16) P1 0x5555:ud");
    put("setp (M1_NM, 16) P2 0x3333:ud");
    put(&format!("mul (M1_NM, 1) AT(0,0)<1> %r0(0,1)<0;1,0> {:#x}:ud", 8 * MAX_SOURCES));
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
type Batch = [Vec<u64>; MAX_SOURCES];

/// Runs a program. Returns the first and second results of each batch.
fn run_batches(case: &Case<'_>, code: &[u8], batches: &[Batch]) -> Vec<[Vec<u64>; 2]> {
    let program = Program::load(&[Module::open(code).expect("it opens")], case.platform).expect("it loads");
    let mut memory = Memory::default();
    let mut bytes = Vec::new();
    for (index, column) in batches.iter().flat_map(|b| b.iter().enumerate()) {
        let width = case.srcs.get(index).map_or(1, |t| width_of(*t) as usize / 8);
        let from = bytes.len();
        bytes.extend(column.iter().flat_map(|v| v.to_le_bytes()[..width].to_vec()));
        bytes.resize(from + SLOT_BYTES, 0);
    }
    let (from, to) = (memory.add(&bytes), memory.add(&vec![0; batches.len() * SLOT_BYTES * 2]));
    let info = KernelInfo {
        name: "k".into(),
        simd_size: 16,
        payload: [0, 1].map(PayloadArgument::bound_buffer).into(),
        bindings: vec![(0, 0), (1, 1)],
        ..KernelInfo::default()
    };
    let sizes =
        Sizes { global: [(CHANNELS * batches.len()) as u32, 1, 1], local: [CHANNELS as u32, 1, 1], offset: [0; 3] };
    let arguments = [Argument::Buffer(from), Argument::Buffer(to)];
    let bound = Bound::new(&program, &info, &memory, &arguments, sizes).expect("it can be launched");
    bound.run(&program, Options { threads: 1, ..Options::default() }).expect("it runs");
    let out = memory.buffer(to).expect("it is there").bytes();
    let element = |b: &[u8]| b.iter().rev().fold(0_u64, |v, b| v << 8 | u64::from(*b));
    let part = |slot: &[u8], t: DataType| slot.chunks(width_of(t) as usize / 8).take(CHANNELS).map(element).collect();
    out.chunks(2 * SLOT_BYTES)
        .map(|b| [part(&b[..SLOT_BYTES], case.dst), part(&b[SLOT_BYTES..], DataType::Ud)])
        .collect()
}

/// Returns the types in a bit mask that register elements can have.
fn types_in_mask(mask: u32) -> Vec<DataType> {
    let packed = [DataType::V, DataType::Uv, DataType::Vf, DataType::Bool];
    (0..16).filter(|b| mask >> b & 1 == 1).filter_map(DataType::from_bits).filter(|t| !packed.contains(t)).collect()
}

/// Returns the combinations of destination and source types that an instruction has on a platform.
fn type_combinations(kind: InstKind, platform: Platform, sources: usize) -> Vec<(DataType, Vec<DataType>)> {
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
        let known = types_in_mask(listed);
        let random = |dst: DataType| if dst == DataType::Hf { DataType::Uw } else { DataType::Ub };
        let full = |(dst, src): &(DataType, DataType)| (*dst, [vec![*src], vec![random(*dst); sources - 1]].concat());
        return pairs.iter().filter(|(d, s)| known.contains(d) && known.contains(s)).map(full).collect();
    }
    for map in rules.maps.iter().filter(|m| here(m.platforms)) {
        let (from, to) = (types_in_mask(map.src), types_in_mask(map.dst));
        for dst in to.iter().copied() {
            list.extend(from.iter().map(|src| (dst, all(*src))));
            // One source has another type than the others: another float type, or an integer type
            // of another sign or width.
            let mixes =
                |a: DataType, b: DataType| a != b && (is_float(a) && is_float(b) || exact_in_any_type(name, dst, a, b));
            for (a, b) in from.iter().flat_map(|a| from.iter().map(|b| (*a, *b))).filter(|(a, b)| mixes(*a, *b)) {
                for odd in 0..if sources > 1 { sources } else { 0 } {
                    list.push((dst, (0..sources).map(|i| if i == odd { a } else { b }).collect()));
                }
            }
        }
    }
    if rules.maps.is_empty() {
        // Without a table of types, the operands state their types, which are 32-bit or more.
        let known = if listed == 0 { vec![DataType::Ud] } else { types_in_mask(listed) };
        list.extend(known.iter().map(|t| (*t, all(*t))));
        if name == "DP4A" {
            let signs =
                |bits: u32| (0..3).map(|i| if bits >> i & 1 == 1 { DataType::D } else { DataType::Ud }).collect();
            list.extend((0..8).flat_map(|b| [(DataType::D, signs(b)), (DataType::Ud, signs(b))]));
        }
    }
    // The result of a comparison in registers is as wide as its sources.
    let integers = |t: DataType| match width_of(t) {
        8 => DataType::Ub,
        16 => DataType::Uw,
        64 => DataType::Uq,
        _ => DataType::Ud,
    };
    if kind == InstKind::Cmp {
        list.iter_mut().for_each(|(dst, srcs)| *dst = integers(*srcs.iter().max_by_key(|t| t.width()).unwrap_or(dst)));
    }
    // Conversions between integers and floating-point numbers have separate tests.
    list.retain(|(dst, srcs)| kind == InstKind::Cmp || srcs.iter().all(|s| is_float(*s) == is_float(*dst)));
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
    free.contains(&name) && is_signed(dst) && (pairs.contains(&(a, b)) || pairs.contains(&(b, a)))
}

/// Compares an instruction with the reference. Returns the number of compared results.
fn check_case(kind: InstKind, case: &Case<'_>, mode: Round) -> usize {
    let name = kind.info().name;
    let (dst, srcs) = (case.dst, &case.srcs[..]);
    let code = match assemble_case(case) {
        Ok(code) => code,
        Err(why) => panic!("{name} {dst} {srcs:?}: {why}"),
    };
    let lists: Vec<Vec<u64>> = srcs.iter().map(|t| edge_values(*t)).collect();
    let longest = lists.iter().map(Vec::len).max().unwrap_or(0);
    // Each value is combined with values at several distances in the list.
    let steps = [(0, 1), (1, 5), (7, 0), (13, 29), (31, 3)];
    let batches: Vec<Batch> = steps
        .iter()
        .flat_map(|(s, r)| (0..longest).step_by(CHANNELS).map(move |base| (base, [0, *s, *r, s + r])))
        .map(|(base, shifts)| {
            let at = |list: &Vec<u64>, k: usize| list[k % list.len()];
            std::array::from_fn(|c| {
                lists
                    .get(c)
                    .map_or(vec![0; CHANNELS], |list| (0..CHANNELS).map(|i| at(list, base + i + shifts[c])).collect())
            })
        })
        .collect();
    let second = case.syntax.second;
    let mut compared = 0;
    for (batch, [results, seconds]) in batches.iter().zip(run_batches(case, &code, &batches)) {
        for i in 0..CHANNELS {
            let raw: [u64; MAX_SOURCES] = std::array::from_fn(|c| batch[c][i]);
            let mask = u64::MAX >> (64 - width_of(dst));
            let what = || format!("{name} {dst} {srcs:?} {mode:?}, channel {i}: {raw:#x?}");
            let wanted = if matches!(name, "FCVT" | "SRND") {
                expected_encoded(name, srcs, dst, raw).map(Wanted::Bits)
            } else if is_float(srcs[0]) && case.control == 0 {
                expected_flushed(name, srcs, dst, i, raw)
            } else if is_float(srcs[0]) {
                expected_float(name, srcs, dst, i, raw, mode)
            } else {
                let whole: [i128; MAX_SOURCES] =
                    std::array::from_fn(|c| decode_integer(srcs.get(c).copied().unwrap_or(srcs[0]), raw[c]));
                let wanted = exact_integer(name, srcs, dst, i, whole);
                if let (true, Some(wanted)) = (second != Second::None, wanted) {
                    let flag = match name {
                        "ADDC" => wanted >> 32 != 0,
                        "SUBB" => wanted < 0,
                        _ => decode_integer(dst, wanted as u64) != wanted,
                    };
                    assert_eq!(seconds[i], u64::from(flag), "{}", what());
                }
                wanted.map(|w| Wanted::Bits(w as u64))
            };
            if second == Second::Flag {
                let [x, y] = [0, 1].map(|k| as_f64(decode_float(srcs[0], raw[k])));
                let last = if name == "INVM" { x / y } else { x.sqrt() };
                // A quotient or root of singles is special if it leaves the range of its type.
                let last = if dst == DataType::F { f64::from(last as f32) } else { last };
                assert_eq!(seconds[i], u64::from(is_special(last)), "{}", what());
                if is_special(last) != is_special(if name == "INVM" { x / y } else { x.sqrt() }) {
                    continue;
                }
            }
            let result = results[i];
            match wanted {
                None => continue,
                Some(Wanted::Bits(wanted)) if is_float(dst) && name != "CMP" => {
                    let nan = as_f64(decode_float(dst, wanted)).is_nan() && as_f64(decode_float(dst, result)).is_nan();
                    assert!(nan || result == wanted & mask, "{}: {result:#x} is not {wanted:#x}", what());
                }
                // The expected result is a NaN of an 8-bit format.
                Some(Wanted::Bits(wanted)) if name == "FCVT" && width_of(dst) == 8 && wanted & 0x7f > 0x7c => {
                    assert!(result & 0x7f > 0x7c, "{}: {result:#x} is no NaN", what());
                }
                Some(Wanted::Bits(wanted)) => {
                    assert!(result == wanted & mask, "{}: {result:#x} is not {:#x}", what(), wanted & mask);
                }
                Some(Wanted::Near(wanted, part)) => {
                    let got = as_f64(decode_float(dst, result));
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
    for kind in InstKind::ALL.iter().copied().filter(|k| k.execution_kind() == ExecutionKind::Lane) {
        let syntax = syntax_of(kind);
        kinds += 1;
        let mut seen = Vec::new();
        for platform in [Platform::Skl, Platform::PvcXt, Platform::Xe3pCri] {
            if !kind.info().platforms.contains(platform) {
                continue;
            }
            for (dst, srcs) in type_combinations(kind, platform, syntax.sources) {
                if seen.contains(&(dst, srcs.clone())) {
                    continue;
                }
                seen.push((dst, srcs.clone()));
                let exact = matches!(kind.info().name, "ADD" | "MUL" | "MAD" | "DIV" | "DIVM" | "SQRT" | "SQRTM");
                mixed += usize::from(srcs.iter().any(|t| *t != dst && is_float(*t) && is_float(dst)));
                for (control, mode) in MODES.into_iter().take(if exact && is_float(dst) { MODES.len() } else { 1 }) {
                    directed += usize::from(mode != Round::NearestTiesToEven);
                    let case = Case { syntax: &syntax, dst, srcs: srcs.clone(), platform, control };
                    let compared = check_case(kind, &case, mode);
                    let unit_tested = dst == DataType::Df && syntax.sources == 1 && mode != Round::NearestTiesToEven;
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
