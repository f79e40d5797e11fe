//! Tests of systolic products against a direct computation of the matrix product, element by
//! element.

use openvisa::Module;
use openvisa::isa::Platform;
use openvisa::text::{ParseOptions, parse};
use openvisa_sim::numerics::float_formats::{FloatConversion, FloatFormat};
use openvisa_sim::{Argument, Bound, Fault, KernelInfo, Memory, Options, PayloadArgument, Program, RunError, Sizes};
use openvisa_test_support::damage::Random;

/// Number of channels of a thread, on a platform with 32-byte registers.
const N: usize = 8;
const DEPTH: usize = 8;

/// The precisions: name, number of bits, and whether it is a floating-point format.
const PRECISIONS: &[(&str, usize, bool)] = &[
    ("u1", 1, false),
    ("s1", 1, false),
    ("u2", 2, false),
    ("s2", 2, false),
    ("u4", 4, false),
    ("s4", 4, false),
    ("u8", 8, false),
    ("s8", 8, false),
    ("bf", 16, true),
    ("hf", 16, true),
];

fn precision(name: &str) -> (usize, bool) {
    PRECISIONS.iter().find(|p| p.0 == name).map(|p| (p.1, p.2)).expect("a precision")
}

/// Returns the number of products per step.
fn products_per_step(w: usize, a: usize) -> usize {
    let widest = w.max(a);
    if widest < 8 { 8 } else { 32 / widest }
}

/// Decodes the element with this index from packed dwords.
fn decode_element(dwords: &[u32], index: usize, name: &str) -> f64 {
    let (width, float) = precision(name);
    let bit = index * width;
    let bits = dwords[bit / 32] >> (bit % 32) & (u32::MAX >> (32 - width));
    if !float {
        let sign = name.starts_with('s') && bits >> (width - 1) == 1;
        return f64::from(bits) - if sign { f64::from(1_u32 << width) } else { 0.0 };
    }
    float_format(name).decode(u64::from(bits))
}

/// Returns the format of the elements of a precision that is no integer.
fn float_format(name: &str) -> FloatFormat {
    if name == "bf" { FloatFormat::BF } else { FloatFormat::HF }
}

/// Returns the element in row `r` and column `i` of left times right plus `start`.
fn expected_element(left: &[u32], right: &[u32], start: f64, r: usize, i: usize, w: &str, a: &str) -> f64 {
    let ((w_bits, _), (a_bits, _)) = (precision(w), precision(a));
    let ops = products_per_step(w_bits, a_bits);
    // Each dword of the column's channel holds a whole number of steps.
    let steps_in_dword = (32 / (ops * w_bits)).max(1);
    (0..DEPTH * ops).fold(start, |sum, k| {
        let (step, j) = (k / ops, k % ops);
        let dword = right[step / steps_in_dword * N + i];
        let b = decode_element(&[dword], step % steps_in_dword * ops + j, w);
        let c = decode_element(left, r * DEPTH * ops + k, a);
        sum + b * c
    })
}

/// Returns a random dword.
fn random_dword(random: &mut Random) -> u32 {
    random.next_u64() as u32
}

/// Returns a random dword of elements. Floats are small integers, so that sums are exact in any
/// order.
fn random_elements(random: &mut Random, name: &str) -> u32 {
    if !precision(name).1 {
        return random_dword(random);
    }
    let format = float_format(name);
    let mut one = || format.encode_integer(i128::from(random_dword(random) % 17) - 8, Default::default()) as u32;
    one() | one() << 16
}

/// Number of bytes per thread in the input buffer: left factor, right factor, and start values.
const ROOM: usize = 1024;

/// Assembles a kernel in which each thread multiplies the factors in its part of a buffer.
fn assemble_kernel(line: &str, float: bool) -> Vec<u8> {
    let kind = if float { "f" } else { "d" };
    let mut text = ".version 4.1\n.kernel \"k\"\n.decl AT v_type=G type=ud num_elts=1 align=dword\n.decl LEFT v_type=G type=ud num_elts=128 align=GRF\n.decl RIGHT v_type=G type=ud num_elts=64 align=GRF\n"
        .to_owned();
    text += &format!(
        ".decl SUM v_type=G type={kind} num_elts=64 align=GRF\n.decl T6 v_type=T num_elts=1 v_name=T6\n.kernel_attr SimdSize=8\n.function \"k_0\"\nk_0:\n"
    );
    let mut put = |line: &str| text += &format!("    {line}\n");
    // Offset of the thread's part in owords.
    put(&format!("mul (M1_NM, 1) AT(0,0)<1> %r0(0,2)<0;1,0> {:#x}:ud", ROOM / 16));
    put("movs (M1_NM, 1) T6(0) 0x0:ud");
    for (name, bytes) in [("LEFT", 512), ("RIGHT", 256), ("SUM", 256)] {
        for part in 0..bytes / 128 {
            put(&format!("oword_ld (8) T6 AT(0,0)<0;1,0> {name}.{}", part * 128));
            put("add (M1_NM, 1) AT(0,0)<1> AT(0,0)<0;1,0> 0x8:ud");
        }
    }
    put(line);
    put("mul (M1_NM, 1) AT(0,0)<1> %r0(0,2)<0;1,0> 0x10:ud");
    put("movs (M1_NM, 1) T6(0) 0x1:ud");
    for part in 0..2 {
        put(&format!("oword_st (8) T6 AT(0,0)<0;1,0> SUM.{}", part * 128));
        put("add (M1_NM, 1) AT(0,0)<1> AT(0,0)<0;1,0> 0x8:ud");
    }
    put("ret (M1, 1)");
    let parsed = parse(&text, &ParseOptions { platform: Some(Platform::Dg2), ..ParseOptions::default() });
    assert!(parsed.diagnostics.is_empty(), "{:?}", parsed.diagnostics);
    parsed.object_module(&text).expect("one object").to_bytes().expect("bytes")
}

/// Runs a group with a number of threads, and returns their results.
fn run_group(code: &[u8], threads: usize, input: &[u32]) -> Result<Vec<u32>, Box<RunError>> {
    let program = Program::load(&[Module::open(code).expect("it opens")], Platform::Dg2).expect("it loads");
    let mut memory = Memory::default();
    let bytes: Vec<u8> = input.iter().flat_map(|v| v.to_le_bytes()).collect();
    let (from, to) = (memory.add(&bytes), memory.add(&vec![0; threads * 256]));
    let info = KernelInfo {
        name: "k".into(),
        simd_size: 8,
        payload: [0, 1].map(PayloadArgument::bound_buffer).into(),
        bindings: vec![(0, 0), (1, 1)],
        ..KernelInfo::default()
    };
    let sizes = Sizes { global: [(threads * N) as u32, 1, 1], local: [(threads * N) as u32, 1, 1], offset: [0; 3] };
    let arguments = [Argument::Buffer(from), Argument::Buffer(to)];
    let bound = Bound::new(&program, &info, &memory, &arguments, sizes).expect("it can be launched");
    bound.run(&program, Options { max_instructions: 10_000, ..Options::default() })?;
    Ok(memory
        .buffer(to)
        .expect("it is there")
        .bytes()
        .as_chunks::<4>()
        .0
        .iter()
        .map(|b| u32::from_le_bytes(*b))
        .collect())
}

/// Compares a product with the reference: of each thread separately, or of pairs that share the
/// left factor.
fn check_product(w: &str, a: &str, rows: usize, pair: bool, random: &mut Random) {
    let ((w_bits, float), (a_bits, _)) = (precision(w), precision(a));
    let dwords = (a_bits * products_per_step(w_bits, a_bits) * DEPTH * rows).div_ceil(32);
    let first = if pair { dwords.div_ceil(8).div_ceil(2) * 8 } else { dwords };
    let threads = 4;
    let mut input = vec![0; threads * ROOM / 4];
    // The left factor of each pair or thread.
    let mut lefts: Vec<Vec<u32>> = Vec::new();
    for t in 0..threads {
        let part = &mut input[t * ROOM / 4..][..ROOM / 4];
        if !pair || t % 2 == 0 {
            lefts.push((0..dwords).map(|_| random_elements(random, a)).collect());
        }
        let left = lefts.last().expect("just made");
        let own = if pair && t % 2 == 1 { &left[first.min(dwords)..] } else { &left[..first.min(dwords)] };
        // Dwords that the thread does not provide must not be read.
        part[..128].fill(0xffff_ffff);
        part[..own.len()].copy_from_slice(own);
        part[128..192].fill_with(|| random_elements(random, w));
        part[192..].fill_with(|| if float { (random.below(100) as f32).to_bits() } else { random_dword(random) });
    }
    let name = if pair { "dpasw" } else { "dpas" };
    let code = assemble_kernel(&format!("{name}.{w}.{a}.8.{rows} (M1, 8) SUM.0 SUM.0 RIGHT.0 LEFT(0,0)"), float);
    let out = run_group(&code, threads, &input).unwrap_or_else(|e| panic!("{name} {w} {a} {rows}: {e}"));
    for t in 0..threads {
        let part = &input[t * ROOM / 4..][..ROOM / 4];
        let left = &lefts[if pair { t / 2 } else { t }];
        for r in 0..rows {
            for i in 0..N {
                let start = part[192 + r * N + i];
                let began = if float { f64::from(f32::from_bits(start)) } else { f64::from(start as i32) };
                let sum = expected_element(left, &part[128..192], began, r, i, w, a);
                let got = out[t * 64 + r * N + i];
                let expected = if float { (sum as f32).to_bits() } else { sum as i64 as u32 };
                assert_eq!(got, expected, "{name}.{w}.{a}, thread {t}, row {r} of {rows}, column {i}");
            }
        }
    }
}

#[test]
fn products_are_those_of_the_matrices_in_every_precision() {
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    for (w, _, w_float) in PRECISIONS {
        for (a, _, a_float) in PRECISIONS {
            if w_float != a_float || *w_float && w != a {
                continue;
            }
            for rows in [1, 8] {
                check_product(w, a, rows, false, &mut random);
            }
        }
    }
}

#[test]
fn fused_threads_share_the_left_factor() {
    let mut random = Random(0x1234_5678_9abc_def1);
    for (w, a) in [("s8", "s8"), ("u8", "s4"), ("s2", "u8"), ("s4", "u2"), ("bf", "bf"), ("hf", "hf")] {
        // The heights give odd and even numbers of registers.
        for rows in [1, 2, 3, 5, 8] {
            check_product(w, a, rows, true, &mut random);
        }
    }
}

#[test]
fn a_fused_systolic_operation_without_a_partner_thread_is_an_error() {
    let code = assemble_kernel("dpasw.s8.s8.8.8 (M1, 8) SUM.0 SUM.0 RIGHT.0 LEFT(0,0)", false);
    let error = run_group(&code, 3, &[0; 3 * ROOM / 4]).expect_err("the third is alone");
    assert_eq!(error.fault, Fault::Invalid("thread 2 of 3 has no other to be fused with".to_owned()));
}

#[test]
fn a_fused_systolic_operation_after_the_partner_ended_is_a_deadlock() {
    // The second thread ends before the product.
    let lines = "cmp.eq (M1_NM, 1) P1 %r0(0,2)<0;1,0> 0x1:ud\n    (P1) ret (M1, 1)\n    dpasw.s8.s8.8.8 (M1, 8) SUM.0 SUM.0 RIGHT.0 LEFT(0,0)";
    let code = assemble_with_predicate(lines);
    let error = run_group(&code, 2, &[0; 2 * ROOM / 4]).expect_err("it waits for ever");
    assert_eq!(error.fault, Fault::Deadlock { waiting: 1, threads: 2 });
    assert_eq!(error.instruction.map(|(_, kind)| kind.info().name), Some("DPASW"));
}

/// Assembles a kernel with a predicate variable.
fn assemble_with_predicate(lines: &str) -> Vec<u8> {
    let text = format!(
        ".version 4.1\n.kernel \"k\"\n.decl LEFT v_type=G type=ud num_elts=64 align=GRF\n.decl RIGHT v_type=G type=ud num_elts=64 align=GRF\n.decl SUM v_type=G type=d num_elts=64 align=GRF\n.decl P1 v_type=P num_elts=1\n.kernel_attr SimdSize=8\n.function \"k_0\"\nk_0:\n    {lines}\n    ret (M1, 1)\n"
    );
    let parsed = parse(&text, &ParseOptions { platform: Some(Platform::Dg2), ..ParseOptions::default() });
    assert!(parsed.diagnostics.is_empty(), "{:?}", parsed.diagnostics);
    parsed.object_module(&text).expect("one object").to_bytes().expect("bytes")
}
