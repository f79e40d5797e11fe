//! Prints the rate of arithmetic in the types that vISA has, beside that of single precision in the
//! same run.
//!
//! Each kernel repeats an unrolled block of one instruction on one core. For example,
//! `mad hf  1,250 Mop/s, 0.40 of mad f` says that a channel of a `mad` of halves takes 2.5 times
//! as long as one of floats. A `dpas` counts as one operation for each product that it adds. Each
//! time is the shortest of some rounds.
//!
//! `cargo run --profile measure -p openvisa-sim --example arithmetic_rate [NAME]`. With a name,
//! runs only the cases whose name contains it, one round each, for profilers.

use openvisa::Module;
use openvisa::isa::Platform;
use openvisa::text::{ParseOptions, parse};
use openvisa_sim::{Bound, KernelInfo, Memory, Options, Program, Sizes};
use std::error::Error;
use std::time::Duration;

/// Number of operations of a launch, approximately. It takes less time than a processor gives a
/// process at once, so that the fastest round is not interrupted.
const OPERATIONS: u32 = 1_000_000;

/// Number of instructions in the block.
const UNROLLED: u32 = 16;

/// Number of launches, of which the fastest counts.
const ROUNDS: usize = 100;

/// Number of channels of an instruction.
const CHANNELS: u32 = 16;

/// An instruction to measure: its name, its text, and the number of operations that it does. `T` in
/// the text is the type of each of the variables, which are named after it.
struct Case {
    name: String,
    line: String,
    operations: u32,
}

/// The instructions for each floating-point type.
const ARITHMETIC: [(&str, &str); 10] = [
    ("add", "add (M1, 16) A_T(0,0)<1> B_T(0,0)<1;1,0> C_T(0,0)<1;1,0>"),
    ("sub", "add (M1, 16) A_T(0,0)<1> B_T(0,0)<1;1,0> (-)C_T(0,0)<1;1,0>"),
    ("mul", "mul (M1, 16) A_T(0,0)<1> B_T(0,0)<1;1,0> C_T(0,0)<1;1,0>"),
    ("mad", "mad (M1, 16) A_T(0,0)<1> B_T(0,0)<1;1,0> C_T(0,0)<1;1,0> A_T(0,0)<1;1,0>"),
    ("mad scalar", "mad (M1, 16) A_T(0,0)<1> B_T(0,0)<1;1,0> C_T(0,0)<0;1,0> A_T(0,0)<1;1,0>"),
    ("max", "max (M1, 16) A_T(0,0)<1> B_T(0,0)<1;1,0> C_T(0,0)<1;1,0>"),
    ("cmp", "cmp.lt (M1, 16) P1 B_T(0,0)<1;1,0> C_T(0,0)<1;1,0>"),
    ("sel", "(P1) sel (M1, 16) A_T(0,0)<1> B_T(0,0)<1;1,0> C_T(0,0)<1;1,0>"),
    ("mad neg", "mad (M1, 16) A_T(0,0)<1> (-)B_T(0,0)<1;1,0> C_T(0,0)<1;1,0> A_T(0,0)<1;1,0>"),
    ("add sat", "add.sat (M1, 16) A_T(0,0)<1> B_T(0,0)<1;1,0> C_T(0,0)<1;1,0>"),
];

/// The types of the variables.
const TYPES: [&str; 6] = ["f", "hf", "bf", "df", "d", "w"];

/// Returns the cases to measure.
fn cases() -> Vec<Case> {
    let mut cases = Vec::new();
    for (name, line) in ARITHMETIC {
        for data_type in TYPES {
            if data_type == "bf" && matches!(name, "sel" | "add sat") {
                continue;
            }
            let line = line.replace("_T", &format!("_{data_type}"));
            cases.push(Case { name: format!("{name} {data_type}"), line, operations: CHANNELS });
        }
    }
    for (to, from) in
        [("f", "hf"), ("hf", "f"), ("f", "bf"), ("bf", "f"), ("hf", "d"), ("d", "hf"), ("hf", "ub"), ("f", "ub")]
    {
        let line = format!("mov (M1, 16) A_{to}(0,0)<1> B_{from}(0,0)<1;1,0>");
        cases.push(Case { name: format!("mov {to} {from}"), line, operations: CHANNELS });
    }
    for (mixed, line) in [
        ("f hf hf f", "mad (M1, 16) A_f(0,0)<1> B_hf(0,0)<1;1,0> C_hf(0,0)<1;1,0> A_f(0,0)<1;1,0>"),
        ("f bf f f", "mad (M1, 16) A_f(0,0)<1> B_bf(0,0)<1;1,0> C_f(0,0)<1;1,0> A_f(0,0)<1;1,0>"),
    ] {
        cases.push(Case { name: format!("mad {mixed}"), line: line.to_owned(), operations: CHANNELS });
    }
    // A step multiplies as many elements as a dword has room for.
    for (w, a, sum, products) in [
        ("hf", "hf", "f", 16),
        ("bf", "bf", "f", 16),
        ("tf32", "tf32", "f", 8),
        ("s8", "s8", "d", 32),
        ("u8", "s8", "d", 32),
        ("s4", "s4", "d", 64),
        ("u2", "u2", "d", 64),
        ("hf", "hf", "hf", 16),
    ] {
        let line = format!("dpas.{w}.{a}.8.8 (M1, 16) SUM_{sum}.0 SUM_{sum}.0 RIGHT.0 LEFT(0,0)");
        cases.push(Case { name: format!("dpas {w} {a} {sum}"), line, operations: 8 * CHANNELS * products });
    }
    cases
}

impl Case {
    /// Returns the number of times that the block of instructions is executed.
    fn repetitions(&self) -> u32 {
        OPERATIONS / (self.operations * UNROLLED)
    }
}

/// Returns the text of a kernel that repeats an instruction.
fn kernel_text(case: &Case) -> String {
    let mut text = String::from(".version 4.1\n.kernel \"k\"\n.decl N v_type=G type=d num_elts=1 align=dword\n");
    for data_type in TYPES.into_iter().chain(["ub"]) {
        for name in ["A", "B", "C"] {
            text += &format!(".decl {name}_{data_type} v_type=G type={data_type} num_elts=64 align=GRF\n");
        }
    }
    for sum in ["f", "hf", "d"] {
        text += &format!(".decl SUM_{sum} v_type=G type={sum} num_elts=128 align=GRF\n");
    }
    text += ".decl RIGHT v_type=G type=ud num_elts=128 align=GRF\n.decl LEFT v_type=G type=ud num_elts=64 align=GRF\n\
             .decl P1 v_type=P num_elts=16\n.decl P2 v_type=P num_elts=1\n.kernel_attr SimdSize=16\n\
             .function \"k_0\"\nk_0:\n    or (M1_NM, 1) %cr0(0,0)<1> %cr0(0,0)<0;1,0> 0x4c0:ud\n";
    text += &format!("    mov (M1_NM, 1) N(0,0)<1> {}:d\nagain:\n", case.repetitions());
    for _ in 0..UNROLLED {
        text += &format!("    {}\n", case.line);
    }
    text + "    add (M1_NM, 1) N(0,0)<1> N(0,0)<0;1,0> -1:d\n    cmp.gt (M1_NM, 1) P2 N(0,0)<0;1,0> 0x0:d\n    \
            (P2) jmp (M1_NM, 1) again\n    ret (M1, 1)\n"
}

/// Returns the shortest time of a launch of a kernel in which one thread repeats an instruction.
fn measure(case: &Case, rounds: usize) -> Result<Duration, Box<dyn Error>> {
    let text = kernel_text(case);
    let parsed = parse(&text, &ParseOptions { platform: Some(Platform::Xe2), ..ParseOptions::default() });
    if let Some(diagnostic) = parsed.diagnostics.first() {
        return Err(format!("{}: {diagnostic:?}", case.name).into());
    }
    let code = parsed.module.to_bytes()?;
    let program = Program::load(&[Module::open(&code)?], Platform::Xe2)?;
    let info = KernelInfo { name: "k".into(), simd_size: CHANNELS, ..KernelInfo::default() };
    let memory = Memory::default();
    let sizes = Sizes { global: [CHANNELS, 1, 1], local: [CHANNELS, 1, 1], ..Sizes::default() };
    let bound = Bound::new(&program, &info, &memory, &[], sizes)?;
    let mut shortest = Duration::MAX;
    for _ in 0..rounds {
        shortest = shortest.min(bound.run(&program, Options { threads: 1, ..Options::default() })?.time);
    }
    Ok(shortest)
}

fn main() -> Result<(), Box<dyn Error>> {
    let wanted = std::env::args().nth(1);
    let rounds = if wanted.is_some() { 1 } else { ROUNDS };
    let mut of_floats = None;
    for case in cases().iter().filter(|case| wanted.as_ref().is_none_or(|wanted| case.name.contains(wanted.as_str()))) {
        let time = match measure(case, rounds) {
            Ok(time) => time,
            Err(error) => {
                println!("{:18} {error}", case.name);
                continue;
            }
        };
        let rate = f64::from(case.operations) * f64::from(case.repetitions() * UNROLLED) / time.as_secs_f64() / 1e6;
        if case.name == "mad f" {
            of_floats = Some(rate);
        }
        let ratio = of_floats.map(|floats| format!(", {:.3} of mad f", rate / floats)).unwrap_or_default();
        println!("{:18} {rate:9.0} Mop/s{ratio}", case.name);
    }
    Ok(())
}
