//! Compares vector kernels with the interpreter, for many operations and execution masks.

use super::*;
use crate::bytecode::Op;
use crate::interp::context::ExecContext;
use crate::numerics::float_formats::{FloatConversion, float_format};
use crate::numerics::value::Scratch;
use crate::state::thread::Thread;
use crate::state::workgroup::Group;
use crate::test_support::with_kernel;
use openvisa::text::{ParseOptions, parse};
use openvisa_isa::Platform;

/// A deterministic generator of pseudo-random numbers.
struct Numbers(u64);

impl Numbers {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        self.0 >> 16
    }
}

/// Returns the text of a kernel with element-wise instructions in many forms.
fn text() -> String {
    let types = ["d", "ud", "q", "f", "df", "w", "uw", "b", "ub", "hf", "bf"];
    let mut text = String::from(".version 4.1\n.kernel \"k\"\n");
    for t in types {
        for name in ["A", "B", "C", "D"] {
            text += &format!(".decl {name}{t} v_type=G type={t} num_elts=128 align=GRF\n");
        }
    }
    text += ".decl P1 v_type=P num_elts=32\n.decl P2 v_type=P num_elts=32\n.decl P3 v_type=P num_elts=32\nL:\n";
    let masks = [("M1", 1), ("M1_NM", 1), ("M1", 8), ("M3", 8), ("M1", 16), ("M5", 16), ("M5_NM", 16), ("M1", 32)];
    let names = [
        ("add", 2),
        ("mul", 2),
        ("mad", 3),
        ("add3", 3),
        ("and", 2),
        ("or", 2),
        ("xor", 2),
        ("not", 1),
        ("shl", 2),
        ("shr", 2),
        ("asr", 2),
        ("mulh", 2),
        ("bfn.x6a", 3),
        ("mov", 1),
        ("(P1) sel", 2),
        ("min", 2),
        ("max", 2),
        ("cmp.lt", 2),
        ("cmp.ge", 2),
        ("cmp.ne", 2),
        ("cmp.eq", 2),
        ("cmp.gt", 2),
        ("cmp.le", 2),
        ("inv", 1),
        ("sqrt", 1),
        ("rsqrt", 1),
        ("rnde", 1),
        ("rndd", 1),
        ("rndu", 1),
        ("rndz", 1),
        ("frc", 1),
        ("div", 2),
    ];
    let mut numbers = Numbers(7);
    for (name, sources) in names {
        for (mask, n) in masks {
            for t in types {
                for _ in 0..3 {
                    let mut operands = String::new();
                    for source in 0..sources {
                        let variable = ["B", "C", "D", "A"][(numbers.next() % 4) as usize];
                        operands += &match numbers.next() % 8 {
                            0 | 1 => format!(" {variable}{t}(0,{})<0;1,0>", numbers.next() % 4),
                            2 if matches!(t, "f") => " 0xc0200000:f".to_owned(),
                            2 if matches!(t, "d" | "ud" | "w" | "uw" | "b" | "ub" | "q") => " 0x5:w".to_owned(),
                            3 if matches!(t, "f" | "d" | "df") => format!(" (-){variable}{t}(0,0)<1;1,0>"),
                            4 if name == "mov" => format!(" {variable}{t}(0,0)<4;1,0>"),
                            5 if source == 0 => format!(" A{t}(0,0)<1;1,0>"),
                            _ => format!(" {variable}{t}(0,{})<1;1,0>", numbers.next() % 2),
                        };
                    }
                    let to = types[(numbers.next() % 8) as usize];
                    let takes_predicate =
                        !name.starts_with("(") && !name.starts_with("cmp") && !matches!(name, "min" | "max");
                    let guard = if numbers.next().is_multiple_of(4) && takes_predicate { "(!P1) " } else { "" };
                    let dst = match name {
                        _ if name.starts_with("cmp") => "P2".to_owned(),
                        "mov" if numbers.next().is_multiple_of(4) => format!("A{to}(0,0)<2>"),
                        "mov" => format!("A{to}(0,{})<1>", numbers.next() % 2),
                        _ => format!("A{t}(0,{})<1>", numbers.next() % 2),
                    };
                    text += &format!("{guard}{name} ({mask}, {n}) {dst}{operands}\n");
                }
            }
        }
    }
    for logic in ["and", "or", "xor"] {
        text += &format!("{logic} (M1, 16) P3 P1 P2\n{logic} (M5, 16) P3 P2 P1\n{logic} (M1, 32) P2 P3 P1\n");
    }
    // Carries and borrows have a destination of their own, which some sources overlap.
    for (name, (mask, n)) in ["addc", "subb"].iter().flat_map(|name| masks.map(|mask| (name, mask))) {
        for (carry, a, b) in [("B", "C", "D"), ("C", "C", "A"), ("D", "B", "D"), ("A", "B", "C")] {
            for (at, region) in [(0, "<1;1,0>"), (1, "<1;1,0>"), (2, "<0;1,0>")] {
                for guard in ["", "(!P1) "] {
                    let (to, more) = ("Aud(0,0)<1>", format!("{carry}ud(1,0)<1>"));
                    text +=
                        &format!("{guard}{name} ({mask}, {n}) {to} {more} {a}ud(0,{at}){region} {b}ud(1,0)<1;1,0>\n");
                }
            }
            text += &format!("{name} ({mask}, {n}) Aud(0,0)<1> {carry}ud(3,0)<1> {a}ud(0,0)<1;1,0> 0xfffffff0:ud\n");
        }
    }
    // The second block of channels would read the uniform source after the first one wrote it.
    text += "add (M1, 32) Af(0,0)<1> Af(0,3)<0;1,0> (-)Bf(0,0)<1;1,0>\n";
    text += &converted_text(&mut numbers);
    text + "not (M1, 32) P3 P1\nret (M1, 1)\n"
}

/// Returns operations whose operands have other types than the computation: each operand has a type
/// of its own, and some results saturate.
fn converted_text(numbers: &mut Numbers) -> String {
    const FLOATS: &[&str] = &["hf", "hf", "bf", "f", "df", "w", "ub"];
    const HALVES: &[&str] = &["hf"];
    const INTEGERS: &[&str] = &["w", "uw", "b", "ub", "d", "ud", "q"];
    let mut pick = |list: &[&'static str]| list[(numbers.next() >> 5) as usize % list.len()];
    let mut text = String::new();
    let names = [("add", 2), ("mul", 2), ("mad", 3), ("min", 2), ("max", 2), ("cmp.lt", 2), ("cmp.ne", 2), ("mov", 1)];
    let of_floats = [("div", 2), ("inv", 1), ("sqrt", 1), ("rsqrt", 1), ("rndd", 1), ("rnde", 1), ("frc", 1)];
    let of_integers = [("and", 2), ("or", 2), ("not", 1), ("shl", 2), ("shr", 2), ("asr", 2), ("add3", 3), ("mulh", 2)];
    let select = [("(P1) sel", 2)];
    for (types, more) in [(FLOATS, &of_floats[..]), (HALVES, &of_floats), (INTEGERS, &of_integers)] {
        for (name, sources) in names.iter().chain(more).chain(&select) {
            for (mask, n) in [("M1", 1), ("M1", 8), ("M3", 8), ("M1", 16), ("M5_NM", 16), ("M1", 32)] {
                for _ in 0..12 {
                    let saturates = matches!(*name, "add" | "mul" | "mad" | "mov" | "div" | "inv" | "sqrt" | "rndd");
                    let saturation = if saturates { pick(&["", "", "", ".sat"]) } else { "" };
                    let to = match (*name, pick(&["", "", "d"])) {
                        ("mov", "d") => pick(INTEGERS),
                        _ => pick(types),
                    };
                    let dst = if name.starts_with("cmp") { "P2".to_owned() } else { format!("A{to}(0,0)<1>") };
                    text += &format!("{name}{saturation} ({mask}, {n}) {dst}");
                    for _ in 0..*sources {
                        let (variable, of) = (pick(&["A", "B", "C", "D"]), pick(types));
                        let modifier = match pick(&["", "", "", "(-)", "(abs)"]) {
                            _ if matches!(*name, "and" | "or" | "not" | "shl" | "shr" | "asr" | "mulh") => "",
                            modifier => modifier,
                        };
                        text += &match pick(&["vector", "vector", "vector", "scalar", "constant"]) {
                            "scalar" => format!(" {modifier}{variable}{of}(0,1)<0;1,0>"),
                            "constant" if types == INTEGERS => format!(" {}", pick(&["-7:w", "0xfff0:uw", "0x5:d"])),
                            "constant" => format!(" {}", pick(&["0x3555:hf", "0x0003:hf", "0x40490fdb:f"])),
                            _ => format!(" {modifier}{variable}{of}(0,0)<1;1,0>"),
                        };
                    }
                    text += "\n";
                }
            }
        }
    }
    text
}

/// Replaces NaNs of the destination by those of the other result. Their bits are not defined: the
/// compiler moves signs through products, and swaps operands.
fn accept_any_nan(lane: &LaneOp, ours: &mut [u8], theirs: &[u8]) {
    let To::Registers(ElementOffsets::Run(at) | ElementOffsets::One(at)) = lane.dst.to else { return };
    let (Some(format), size) = (float_format(lane.dst.data_type), size_of(lane.dst.data_type) as usize) else { return };
    for begin in (0..usize::from(lane.span.n)).map(|i| at as usize + i * size) {
        let is_nan = |bytes: &[u8]| {
            let bits = bytes[begin..begin + size].iter().rev().fold(0, |bits, byte| bits << 8 | u64::from(*byte));
            format.decode(bits).is_nan()
        };
        if is_nan(ours) && is_nan(theirs) {
            ours[begin..begin + size].copy_from_slice(&theirs[begin..begin + size]);
        }
    }
}

#[test]
fn vector_kernels_give_the_results_of_the_slow_path() {
    let text = text();
    let parsed = parse(&text, &ParseOptions { platform: Some(Platform::Xe2), ..ParseOptions::default() });
    assert!(parsed.diagnostics.is_empty(), "{:?}", parsed.diagnostics);
    with_kernel(&text, 32, |compiled, bound| {
        let (program, fast) = (&compiled.bytecode, &compiled.fast[..]);
        let routine = &program.routines[0];
        let mut group = Group::new(1, 0, 0);
        let mut scratch = Box::<Scratch>::default();
        let mut numbers = Numbers(1);
        let (mut vectorised, mut directed, mut all) = (0, 0, 0);
        for op in &routine.code {
            let Op::Lane(lane) = op else { continue };
            all += 1;
            let Some(kernel) = VectorKernel::new(lane, program.predefined.cr0) else { continue };
            vectorised += 1;
            const NEAREST: u32 = 0x4c0;
            let controls = [NEAREST, NEAREST | 0x10, NEAREST | 0x20, NEAREST | 0x30];
            let masks = [u32::MAX, 0x0000_ffff, 0x1234_5678, 1];
            for (control, mask) in controls.into_iter().flat_map(|control| masks.map(|mask| (control, mask))) {
                let mut thread = Thread::new(program, 0, 0, mask);
                for chunk in thread.state.registers.chunks_mut(4) {
                    // Small integers and floats are as frequent as arbitrary bits.
                    const HALVES: [u32; 8] = [0, 0x8001, 0x03ff, 0x0400, 0x3c00, 0xbbff, 0x7bff, 0xfc00];
                    let mut half = || HALVES[(numbers.next() % 8) as usize];
                    let halves = half() | half() << 16;
                    let value = match numbers.next() % 4 {
                        3 => halves,
                        0 => numbers.next() as u32 % 100,
                        1 => (numbers.next() as u32 as i32 as f32 / 65536.0).to_bits(),
                        _ => numbers.next() as u32,
                    };
                    chunk.copy_from_slice(&value.to_le_bytes()[..chunk.len()]);
                }
                thread.write(program.predefined.cr0 as usize, 4, control.into());
                for bits in &mut thread.state.predicates {
                    *bits = numbers.next() as u32;
                }
                let mut other = thread.clone();
                if !kernel.run(std::slice::from_mut(&mut thread), mask, control) {
                    assert!(control != NEAREST, "{lane:?}");
                    continue;
                }
                directed += usize::from(control != NEAREST && matches!(kernel.directed, DirectedRounding::By(_)));
                let mut core =
                    ExecContext::new(program, fast, bound, &mut group, &mut other, &mut scratch, Level::new());
                core.run_lane_op(lane).expect("it runs");
                assert_eq!(thread.state.predicates, other.state.predicates, "{lane:?} with {mask:#x}, {control:#x}");
                let (ours, theirs) = (&mut thread.state.registers, &other.state.registers);
                accept_any_nan(lane, ours, theirs);
                if ours[..] != theirs[..] {
                    let differs = (0..).find(|i| ours[*i] != theirs[*i]);
                    panic!("byte {differs:?} differs: {lane:?} with {mask:#x}, {control:#x}");
                }
            }
        }
        assert!(vectorised > 5000, "only {vectorised} of {all} have functions");
        assert!(directed > 2500, "only {directed} operations in a directed rounding mode");
    });
}
