//! Differential test: the hand-written semantics against the reference semantics.
//!
//! A kernel has many instructions of one kind, which differ in types, modifiers, saturation,
//! regions, predicates and masks. Both semantics execute each instruction on the same registers,
//! and all registers and predicates are compared afterwards. For example, a difference is reported
//! as `add.sat (M1, 16) D3(0,0)<1> Aw(0,0)<1;1,0> Bd(0,0)<1;1,0>`, with the sources and both
//! results.

mod cases;
mod syntax;
mod values;

use crate::binding::arguments::BoundKernel;
use crate::interp::context::ExecContext;
use crate::numerics::float_formats::FloatFormat;
use crate::numerics::value::Scratch;
use crate::state::thread::Thread;
use crate::state::workgroup::Group;
use crate::{KernelInfo, Memory, Program, Sizes};
use cases::{TestInstruction, TestKernel, kernels_of};
use fearless_simd::Level;
use openvisa::Module;
use openvisa_isa::reference::{Definition, definition};
use openvisa_isa::{DataType, DataTypeKind, InstKind, Platform, VariableClass};
use openvisa_test_support::damage::Random;
use std::collections::BTreeMap;
use std::fmt::Write;

/// The control registers that instructions are run with: rounding modes with all denormal numbers
/// kept, then all rounding modes and kinds of denormal numbers.
const CONTROLS: [u32; 9] = [0x4c0, 0x4d0, 0x4e0, 0x4f0, 0, 0x10, 0x20, 0x80, 0x440];

/// Maximum number of differences of one kind of instruction that are shown.
const SHOWN: usize = 4;

/// The extent of a comparison.
#[derive(Clone, Copy)]
struct Effort {
    /// Number of the control registers of [`CONTROLS`] that are used.
    controls: usize,
    /// Distance between the kernels of an instruction that are used, from the first one on.
    step: usize,
    platforms: &'static [Platform],
}

/// The results of a comparison.
#[derive(Default)]
struct Tally {
    instructions: usize,
    /// Number of results by instruction.
    results: BTreeMap<InstKind, usize>,
    differences: BTreeMap<&'static str, Vec<String>>,
    counts: BTreeMap<&'static str, usize>,
}

impl Tally {
    /// Returns the number of results of all instructions.
    fn total(&self) -> usize {
        self.results.values().sum()
    }

    /// Returns a line for each kind of definition: its pages, those that are compared, the results
    /// and the differences.
    fn describe_pages(&self) -> String {
        let mut rows = BTreeMap::<&str, [usize; 4]>::new();
        for kind in InstKind::ALL {
            let results = self.results.get(kind).copied().unwrap_or(0);
            let differences = self.counts.get(kind.info().name).copied().unwrap_or(0);
            let row = rows.entry(definition(*kind).word()).or_default();
            let added = [1, usize::from(results > 0), results, differences];
            *row = std::array::from_fn(|column| row[column] + added[column]);
        }
        let mut text =
            format!("{:12} {:>6} {:>9} {:>11} {:>12}\n", "pages", "all", "compared", "results", "differences");
        for (word, [pages, compared, results, differences]) in rows {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{word:12} {pages:6} {compared:9} {results:11} {differences:12}");
        }
        text
    }

    fn report(&mut self, name: &'static str, text: impl FnOnce() -> String) {
        *self.counts.entry(name).or_default() += 1;
        let shown = self.differences.entry(name).or_default();
        if shown.len() < SHOWN {
            shown.push(text());
        }
    }
}

/// Returns the largest difference in units of the last place of a function that both semantics
/// approximate. 0 for an exact instruction.
fn approximation(name: &str, data_type: DataType) -> u64 {
    let single = match name {
        "EXP" | "LOG" | "POW" | "SIN" | "COS" | "TANH" => 4,
        // The argument of its power of two is rounded, or not.
        "SIGM" => 128,
        _ => return 0,
    };
    if data_type == DataType::F { single } else { 1 }
}

/// Returns the format of a floating-point type.
fn format_of(data_type: DataType) -> Option<FloatFormat> {
    Some(match data_type {
        DataType::Hf => FloatFormat::HF,
        DataType::Bf => FloatFormat::BF,
        DataType::F => FloatFormat::F,
        DataType::Df => FloatFormat::DF,
        _ => return None,
    })
}

/// Returns whether two results are equal. NaNs are equal, and approximations may differ.
fn agree(line: &TestInstruction, a: u64, b: u64) -> bool {
    if a == b {
        return true;
    }
    let Some(format) = format_of(line.dst).filter(|_| line.kind.info().name != "CMP") else { return false };
    let magnitude = format.infinity() | ((1 << format.fraction) - 1);
    if a & magnitude > format.infinity() && b & magnitude > format.infinity() {
        return true;
    }
    let least = 1 << format.fraction;
    if line.kind == InstKind::Sigm && a & magnitude < least && b & magnitude < least {
        // The power of two may overflow, so that a very small result is 0.
        return true;
    }
    let sign = magnitude + 1;
    let ordered = |bits: u64| if bits & sign != 0 { -((bits & magnitude) as i64) } else { (bits & magnitude) as i64 };
    ordered(a).abs_diff(ordered(b)) <= approximation(line.kind.info().name, line.dst)
}

/// A kernel that is loaded with both semantics.
struct Pair<'k, 'b> {
    kernel: &'k TestKernel,
    fast: Program<'b>,
    reference: Program<'b>,
}

impl Pair<'_, '_> {
    /// Returns the offset of a variable in the registers, and its number of bytes.
    fn place(&self, variable: usize) -> (usize, usize) {
        let id = VariableClass::General.first() as usize + variable;
        let variable = self.fast.bytecode.routines[0].variables[id];
        (variable.at as usize, variable.size as usize)
    }

    /// Runs each instruction once by both semantics, and compares what they write.
    fn compare(&self, bound: &BoundKernel<'_>, control: u32, random: &mut Random, tally: &mut Tally) {
        let program = &self.fast.bytecode;
        let (mut group, mut scratch) = (Group::new(1, 0, 0), Box::<Scratch>::default());
        let mut thread = Thread::new(program, 0, 0, random.next_u64() as u32 | 1);
        for (index, variable) in self.kernel.variables.iter().enumerate() {
            let (at, size) = self.place(index);
            values::fill(variable.data_type, &mut thread.state.registers[at..at + size], random);
        }
        thread.write(program.predefined.cr0 as usize, 4, u64::from(control));
        thread.show_mask(program);
        // The first step of a function is its label.
        let first = program.routines[0].code.len() - self.kernel.lines.len() - 1;
        for (step, line) in self.kernel.lines.iter().enumerate().map(|(index, line)| (first + index, line)) {
            thread.state.predicates.iter_mut().for_each(|word| *word = random.next_u64() as u32);
            (thread.step, thread.executed) = (step, 0);
            let mut other = thread.clone();
            let before = thread.clone();
            let mut run = |program: &Program<'_>, thread: &mut Thread| {
                let (code, fast) = (&program.bytecode, &program.fast[..]);
                let mut core = ExecContext::new(code, fast, bound, &mut group, thread, &mut scratch, Level::new());
                core.run_one::<false>(u64::MAX, u64::MAX).map_err(|fault| fault.to_string())
            };
            let results = (run(&self.fast, &mut thread), run(&self.reference, &mut other));
            *tally.results.entry(line.kind).or_default() += line.channels;
            match results {
                (Ok(_), Ok(_)) => self.compare_state(line, &before, &thread, &other, control, tally),
                (a, b) if a == b => {}
                (a, b) => tally.report(line.kind.info().name, || format!("{}: {a:?} but {b:?}", line.text)),
            }
            thread = before;
        }
        tally.instructions += self.kernel.lines.len();
    }

    fn compare_state(
        &self,
        line: &TestInstruction,
        before: &Thread,
        fast: &Thread,
        reference: &Thread,
        control: u32,
        tally: &mut Tally,
    ) {
        let name = line.kind.info().name;
        let (a, b) = (&fast.state, &reference.state);
        if a.predicates != b.predicates {
            let first = a.predicates.iter().zip(&b.predicates).position(|(a, b)| a != b).unwrap_or(0);
            let (x, y) = (a.predicates[first], b.predicates[first]);
            tally.report(name, || {
                let sources = self.sources(line, before, (x ^ y).trailing_zeros() as usize);
                format!("{} (cr0 {control:#x}): P{first} is {x:#x} but {y:#x}{sources}", line.text)
            });
        }
        if a.addresses != b.addresses || a.surfaces != b.surfaces {
            tally.report(name, || format!("{}: {:?} but {:?}", line.text, a.addresses, b.addresses));
        }
        if a.registers[..] == b.registers[..] {
            return;
        }
        let size = usize::from(line.dst.width()).div_ceil(8).max(1);
        let (at, length) = self.place(line.dst_variable);
        for k in 0..length / size {
            let (x, y) = (fast.read(at + k * size, size), reference.read(at + k * size, size));
            if !agree(line, x, y) {
                let channel = k / line.stride;
                tally.report(name, || {
                    let sources = self.sources(line, before, channel);
                    format!("{} (cr0 {control:#x}), channel {channel}: {x:#x} but {y:#x}{sources}", line.text)
                });
            }
        }
        let outside = |range: std::ops::Range<usize>| a.registers[range.clone()] != b.registers[range];
        if outside(0..at) || outside(at + length..a.registers.len()) {
            tally.report(name, || format!("{}: other registers differ", line.text));
        }
    }

    /// Returns the bits of the sources of a channel.
    fn sources(&self, line: &TestInstruction, before: &Thread, channel: usize) -> String {
        let mut text = String::new();
        for source in &line.sources {
            let size = usize::from(self.kernel.variables[source.variable].data_type.width()).div_ceil(8);
            let (at, _) = self.place(source.variable);
            let element = channel / source.region.1 * source.region.0 + channel % source.region.1 * source.region.2;
            // Writing to a string cannot fail.
            let _ = write!(text, " {:#x}", before.read(at + element * size, size));
        }
        format!("; sources{text}")
    }
}

/// Compares both semantics of the instructions of a kernel. The reference semantics execute those
/// of `other`, which are the same but for tests of this comparison.
fn compare_kernel(kernel: &TestKernel, other: &TestKernel, controls: &[u32], random: &mut Random, tally: &mut Tally) {
    let (bytes, other_bytes) = (kernel.assemble(), other.assemble());
    let [modules, other_modules] = [&bytes, &other_bytes].map(|bytes| [Module::open(bytes).expect("it opens")]);
    let fast = Program::load(&modules, kernel.platform).expect("it loads");
    let reference = Program::load_reference(&other_modules, kernel.platform).expect("it loads");
    let memory = Memory::default();
    let info = KernelInfo { name: "k".into(), simd_size: 32, ..KernelInfo::default() };
    let sizes = Sizes { global: [32, 1, 1], local: [32, 1, 1], offset: [0; 3] };
    let bound = BoundKernel::new(&fast.bytecode, &info, &memory, &[], sizes).expect("it can be launched");
    let pair = Pair { kernel, fast, reference };
    for control in controls {
        pair.compare(&bound, *control, random, tally);
    }
}

/// Compares both semantics of all instructions that work on registers alone.
fn compare(effort: Effort) -> Tally {
    let (mut tally, mut random) = (Tally::default(), Random(0x5eed));
    for platform in effort.platforms {
        for kind in InstKind::ALL.iter().copied().filter(|kind| kind.info().platforms.contains(*platform)) {
            for kernel in kernels_of(kind, *platform).into_iter().step_by(effort.step) {
                compare_kernel(&kernel, &kernel, &CONTROLS[..effort.controls], &mut random, &mut tally);
            }
        }
    }
    tally
}

/// Prints a tally, and fails if there are differences.
fn check(tally: &Tally) {
    println!("{}", tally.describe_pages());
    println!("{} instructions, {} results compared", tally.instructions, tally.total());
    let mut text = String::new();
    for (name, shown) in &tally.differences {
        let _ = writeln!(text, "{name}: {} differences\n  {}", tally.counts[name], shown.join("\n  "));
    }
    assert!(text.is_empty(), "the hand-written semantics differ from the reference:\n{text}");
}

#[test]
fn hand_written_semantics_agree_with_the_reference() {
    let tally = compare(Effort { controls: 2, step: 7, platforms: &[Platform::Xe3pCri] });
    check(&tally);
    assert!(tally.total() > 100_000, "{} results", tally.total());
}

#[test]
#[ignore = "compares 22 million results, which takes minutes without optimisation"]
fn hand_written_semantics_agree_with_the_reference_on_millions_of_results() {
    let platforms = &[Platform::Skl, Platform::PvcXt, Platform::Xe3pCri];
    let tally = compare(Effort { controls: CONTROLS.len(), step: 1, platforms });
    check(&tally);
    assert!(tally.total() > 20_000_000, "{} results", tally.total());
}

#[test]
fn a_wrong_line_of_the_specification_is_reported_with_its_operands() {
    let kernel = kernels_of(InstKind::And, Platform::Xe2).remove(0);
    let mut wrong = kernels_of(InstKind::And, Platform::Xe2).remove(0);
    wrong.lines.iter_mut().for_each(|line| line.text = line.text.replacen("and", "or", 1));
    let mut tally = Tally::default();
    compare_kernel(&kernel, &wrong, &CONTROLS[..1], &mut Random(1), &mut tally);
    let shown = &tally.differences["AND"][0];
    assert!(shown.contains("and (M1, 16)") && shown.contains("; sources 0x"), "{shown}");
    assert!(tally.counts["AND"] > 100, "{:?}", tally.counts);
}

#[test]
fn every_page_with_a_lane_program_or_a_syntax_is_compared() {
    let is_expected = |kind: InstKind| definition(kind) == Definition::Lane || syntax::syntax_of(kind).is_some();
    let missing: Vec<_> = InstKind::ALL
        .iter()
        .filter(|kind| is_expected(**kind))
        .filter(|kind| {
            let platforms = [Platform::Skl, Platform::PvcXt, Platform::Xe3pCri];
            !platforms.iter().any(|p| kind.info().platforms.contains(*p) && !kernels_of(**kind, *p).is_empty())
        })
        .map(|kind| kind.info().name)
        .collect();
    assert!(missing.is_empty(), "no instructions are made of {missing:?}");
}

/// Returns whether a type is a floating-point type.
fn is_float(data_type: DataType) -> bool {
    data_type.kind() == DataTypeKind::Float
}
