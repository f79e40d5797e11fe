//! Runs generated programs, and removes instructions that a program must not have.
//!
//! The generator knows the rules of instructions, not the values that they get. For example, an
//! indirect operand may leave its variable in the third iteration of a loop. So a program runs with
//! all checks of the simulator, and by the reference semantics with each choice that the
//! specification leaves open. The instructions that fail, are found or make results depend on a
//! choice are left out, until none is left.

use crate::program::{GROUPS, LineKind, Program, THREADS_PER_GROUP};
use openvisa::Module;
use openvisa::text::{ParseOptions, parse};
use openvisa_check::check_text;
use openvisa_findings::Finding;
use openvisa_isa::InstKind;
use openvisa_sim::{
    Argument, Bound, Check, Checker, KernelInfo, LaunchFinding, Memory, OpenChoice, Options, RunError, Sizes,
    SteppedLaunch,
};
use std::fmt;

/// Maximum number of instructions of a thread.
const MAX_INSTRUCTIONS: u64 = 100_000;

/// Maximum number of times that a program runs until all its instructions are sound. Then it loses
/// all random ones.
const MAX_ROUNDS: usize = 200;

/// The part of the results that may depend on open choices: one byte of this number.
const MIN_BYTES_PER_OPEN_BYTE: usize = 3;

/// Number of bytes that are open together: those of the longest element.
const OPEN_UNIT_BYTES: usize = 8;

/// The semantics that a program runs by, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RunMode {
    /// The hand-written semantics, on a number of host threads.
    Fast(usize),
    /// The hand-written semantics with all checks of the simulator, one group after the other.
    Checked,
    /// The hand-written semantics, one instruction of a thread at a time, as a debugger runs them:
    /// instructions are not fused.
    Stepped,
    /// The reference semantics, with a choice where the specification leaves one.
    Reference(OpenChoice),
}

/// The result of a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RunOutcome {
    /// The final contents of the buffer.
    pub buffer: Vec<u8>,
    /// Number of executions of each instruction. Empty if they ran one at a time.
    pub profile: Vec<(InstKind, u64)>,
}

/// The reason why a run has no result.
#[derive(Clone)]
#[non_exhaustive]
pub enum RunFailure {
    /// The program cannot be assembled, loaded or launched.
    Load(String),
    /// An instruction failed.
    Fault(Box<RunError>),
    /// The checks of the simulator found mistakes.
    Findings(Vec<LaunchFinding>),
    /// The program breaks rules of the specification.
    Rules(Vec<Finding>),
}

impl fmt::Display for RunFailure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Load(message) => f.write_str(message),
            Self::Fault(error) => error.fmt(f),
            Self::Findings(findings) => {
                findings.first().map_or(Ok(()), |finding| write!(f, "{}: {}", finding.check, finding.message))
            }
            Self::Rules(findings) => {
                findings.first().map_or(Ok(()), |finding| write!(f, "{}: {}", finding.code, finding.message))
            }
        }
    }
}

openvisa_isa_core::error_types!(RunFailure { Self::Fault(error) => &**error });

/// Runs the launch of a program in strict mode.
///
/// # Errors
/// If the program does not load, an instruction fails, or a check finds a mistake.
pub fn run(program: &Program, mode: RunMode) -> Result<RunOutcome, RunFailure> {
    run_text(&program.text(), program, mode)
}

/// Runs another text with the launch of a program.
///
/// # Errors
/// The errors of [`run`].
pub fn run_text(text: &str, program: &Program, mode: RunMode) -> Result<RunOutcome, RunFailure> {
    let failed = |error: &dyn fmt::Display| RunFailure::Load(error.to_string());
    let parsed = parse(text, &ParseOptions { platform: Some(program.platform), ..ParseOptions::default() });
    if let Some(error) = parsed.errors().next() {
        return Err(failed(&format_args!("{} in `{}`", error.message, text.get(error.span.clone()).unwrap_or(""))));
    }
    let bytes = parsed.module.to_bytes().map_err(|error| failed(&error))?;
    run_object(&bytes, program, mode)
}

/// Runs the kernel of an object file with the launch of a program.
///
/// # Errors
/// The errors of [`run`].
pub fn run_object(bytes: &[u8], program: &Program, mode: RunMode) -> Result<RunOutcome, RunFailure> {
    let failed = |error: &dyn fmt::Display| RunFailure::Load(error.to_string());
    let module = Module::open(bytes).map_err(|error| failed(&error))?;
    let kernel = module.kernels().next().and_then(Result::ok).ok_or_else(|| failed(&"there is no kernel"))?;
    let info = KernelInfo::of(&kernel).map_err(|error| failed(&error))?;
    let modules = [Module::open(bytes).map_err(|error| failed(&error))?];
    let loaded = match mode {
        RunMode::Reference(choice) => openvisa_sim::Program::load_reference_with(&modules, program.platform, choice),
        RunMode::Fast(_) | RunMode::Checked | RunMode::Stepped => {
            openvisa_sim::Program::load(&modules, program.platform)
        }
    };
    let loaded = loaded.map_err(|error| failed(&error))?;
    let mut memory = Memory::default();
    let fill: Vec<u8> = Program::FILL.to_le_bytes().repeat(Program::buffer_bytes() / 4);
    let buffer = memory.add(&fill);
    let items = program.simd_size * THREADS_PER_GROUP;
    let sizes = Sizes { global: [items * GROUPS, 1, 1], local: [items, 1, 1], ..Sizes::default() };
    let bound =
        Bound::new(&loaded, &info, &memory, &[Argument::Buffer(buffer)], sizes).map_err(|error| failed(&error))?;
    let checker = Checker::new(Check::ALL).filter(|_| mode == RunMode::Checked);
    let threads = if let RunMode::Fast(threads) = mode { threads } else { 1 };
    let options = Options {
        threads,
        max_instructions: MAX_INSTRUCTIONS,
        profile: true,
        strict: true,
        checker: checker.as_ref(),
        ..Options::default()
    };
    let mut profile = Vec::new();
    if mode == RunMode::Stepped {
        step_all(&mut SteppedLaunch::start(&loaded, &bound, options).map_err(RunFailure::Fault)?)?;
    } else {
        profile = bound.run(&loaded, options).map_err(RunFailure::Fault)?.profile;
    }
    let findings = checker.as_ref().map(Checker::findings).unwrap_or_default();
    if !findings.is_empty() {
        return Err(RunFailure::Findings(findings));
    }
    let buffer = memory.buffer(buffer).map(|buffer| buffer.bytes()).unwrap_or_default();
    Ok(RunOutcome { buffer, profile })
}

/// Runs all groups, one instruction of each thread in turn.
fn step_all(launch: &mut SteppedLaunch<'_>) -> Result<(), RunFailure> {
    loop {
        let mut next = 0;
        while let Some(index) = launch.find_ready(next).map_err(RunFailure::Fault)? {
            launch.step(index).map_err(RunFailure::Fault)?;
            next = index + 1;
        }
        if !launch.start_next_group().map_err(RunFailure::Fault)? {
            return Ok(());
        }
    }
}

/// A program that fails nowhere, and whose results are defined but for a part.
#[derive(Clone, Debug)]
pub struct SettledProgram {
    /// The program.
    pub program: Program,
    /// The result by the reference semantics.
    pub expected: RunOutcome,
    /// Whether a byte of the buffer depends on a choice that the specification leaves open, such as
    /// the bits of a NaN: for each byte.
    pub open: Vec<bool>,
}

impl SettledProgram {
    /// Returns the positions of the bytes that differ from the expected ones, and are defined.
    #[must_use]
    pub fn differences(&self, buffer: &[u8]) -> Vec<usize> {
        let pairs = buffer.iter().zip(&self.expected.buffer).zip(&self.open).enumerate();
        pairs.filter(|(_, ((found, expected), open))| found != expected && !**open).map(|(at, _)| at).collect()
    }
}

/// The results that may depend on choices that the specification leaves open, such as the last bits
/// of a sine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpenResults {
    /// A third of the results.
    Some,
    /// No result.
    None,
}

/// The verdict on a program.
enum Verdict {
    Sound {
        expected: RunOutcome,
        open: Vec<bool>,
    },
    Failed(RunFailure),
    /// Too many results depend on open choices.
    Open,
}

/// Leaves out the instructions that break rules, that fail, that a check reports, or that make more
/// results than allowed depend on choices that the specification leaves open.
///
/// # Errors
/// If the program fails without random instructions.
pub fn settle(mut program: Program, allowed: OpenResults) -> Result<SettledProgram, RunFailure> {
    for round in 0.. {
        let named = match judge(&program, allowed) {
            Verdict::Sound { expected, open } => return Ok(SettledProgram { program, expected, open }),
            Verdict::Failed(failure) if program.random_instructions() == 0 => return Err(failure),
            Verdict::Open if program.random_instructions() == 0 => {
                return Err(RunFailure::Load("the frame of the program depends on open choices".to_owned()));
            }
            _ if round >= MAX_ROUNDS => {
                program.lines.retain(|line| !line.kind.is_random());
                continue;
            }
            Verdict::Failed(failure) => named_lines(&program, &failure),
            Verdict::Open => Vec::new(),
        };
        let culprits = if named.is_empty() { vec![first_unsound_line(&program, allowed)] } else { named };
        for line in culprits.into_iter().rev() {
            program.lines.remove(line);
        }
    }
    unreachable!("the loop ends by itself")
}

/// Runs a program with all checks, and with each open choice.
fn judge(program: &Program, allowed: OpenResults) -> Verdict {
    let report = check_text(&program.text(), program.platform);
    if !report.findings.is_empty() {
        return Verdict::Failed(RunFailure::Rules(report.findings));
    }
    if let Err(failure) = run(program, RunMode::Checked) {
        return Verdict::Failed(failure);
    }
    let expected = match run(program, RunMode::Reference(OpenChoice::Usual)) {
        Ok(expected) => expected,
        Err(failure) => return Verdict::Failed(failure),
    };
    let mut open = vec![false; expected.buffer.len()];
    for choice in OpenChoice::ALL.into_iter().filter(|choice| *choice != OpenChoice::Usual) {
        // A choice may also decide whether an instruction fails.
        let Ok(other) = run(program, RunMode::Reference(choice)) else { return Verdict::Open };
        let [a, b] = [&expected.buffer, &other.buffer].map(|buffer| buffer.chunks(OPEN_UNIT_BYTES));
        for (unit, (a, b)) in open.chunks_mut(OPEN_UNIT_BYTES).zip(a.zip(b)) {
            unit.iter_mut().for_each(|open| *open |= a != b);
        }
    }
    let stored = expected.buffer.chunks_exact(4).filter(|dword| **dword != Program::FILL.to_le_bytes()).count() * 4;
    let max_open = if allowed == OpenResults::Some { stored / MIN_BYTES_PER_OPEN_BYTE } else { 0 };
    match open.iter().filter(|open| **open).count() > max_open {
        true => Verdict::Open,
        false => Verdict::Sound { expected, open },
    }
}

/// Returns the lines of the random instructions that a failure names, in ascending order.
fn named_lines(program: &Program, failure: &RunFailure) -> Vec<usize> {
    let numbers: Vec<usize> = match failure {
        RunFailure::Load(_) => Vec::new(),
        RunFailure::Rules(findings) => {
            findings.iter().filter_map(|finding| finding.instruction.as_ref()).map(|place| place.index).collect()
        }
        RunFailure::Fault(error) => error.instruction.iter().map(|(number, _)| *number).collect(),
        RunFailure::Findings(findings) => {
            findings.iter().flat_map(|finding| &finding.sites).map(|site| site.instruction.0).collect()
        }
    };
    let lines = program.lines.iter().enumerate().filter(|(_, line)| line.kind != LineKind::Directive);
    let named = lines.enumerate().filter(|(number, (_, line))| line.kind.is_random() && numbers.contains(number));
    named.map(|(_, (index, _))| index).collect()
}

/// Returns the line of the first random instruction of an unsound program such that those up to it
/// make a program that is unsound, and those before it do not.
fn first_unsound_line(program: &Program, allowed: OpenResults) -> usize {
    first_line(program, |part| !matches!(judge(part, allowed), Verdict::Sound { .. })).unwrap_or(0)
}

/// Returns the line of the first random instruction such that the program with those up to it has a
/// property, and that with those before it does not. `None` if there are no random instructions.
///
/// The program has the property, and that without random instructions does not.
pub(crate) fn first_line(program: &Program, mut has: impl FnMut(&Program) -> bool) -> Option<usize> {
    let random: Vec<usize> = (0..program.lines.len()).filter(|index| program.lines[*index].kind.is_random()).collect();
    let (mut without, mut with) = (0, random.len());
    while with > without + 1 {
        let middle = without.midpoint(with);
        if has(&program.with_instructions(|number| number < middle)) { with = middle } else { without = middle }
    }
    random.get(without).copied()
}

/// Computes the expected results of a program, without leaving out instructions. `None` if it is
/// unsound.
pub(crate) fn expect(program: &Program) -> Option<SettledProgram> {
    match judge(program, OpenResults::Some) {
        Verdict::Sound { expected, open } => Some(SettledProgram { program: program.clone(), expected, open }),
        _ => None,
    }
}
