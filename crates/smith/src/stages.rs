//! The stages that each generated program must pass.

use crate::program::Program;
use crate::run::{OpenResults, RunMode, SettledProgram, expect, first_line, run, run_object, settle};
use crate::{GeneratorOptions, generate};
use arbitrary::Unstructured;
use openvisa::Module;
use openvisa::module::ModuleBuf;
use openvisa::text::{ParseOptions, PrintOptions, parse, print};
use openvisa_check::check_text;
use openvisa_isa::{Enumeration, Platform};
use openvisa_isa_core::words;
use std::fmt;

/// Number of host threads that results are compared with.
const HOST_THREADS: usize = 8;

words! {
    /// A stage of the check of a program.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Stage, name {
        /// The text is parsed, printed, and parsed to the same module.
        Text = "text",
        /// The object file is opened, decoded, and encoded to the same bytes.
        Bytes = "bytes",
        /// No rule of the specification is broken.
        Verify = "verify",
        /// The checks of the simulator find nothing, in strict mode.
        Checks = "checks",
        /// The hand-written semantics and the reference semantics have the same results.
        Reference = "reference",
        /// Results do not depend on the number of host threads.
        Threads = "threads",
        /// Results do not depend on the fusion of instructions, nor on the order of threads.
        Unfused = "unfused",
    }
}

/// A program that does not pass a stage.
#[derive(Clone)]
pub struct StageFailure {
    /// The stage.
    pub stage: Stage,
    /// The reason.
    pub message: String,
}

impl fmt::Display for StageFailure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.stage, self.message)
    }
}

openvisa_isa_core::error_types!(StageFailure);

/// Checks a program by all stages.
///
/// # Errors
/// If the program does not pass a stage, which is the first one.
pub fn check_stages(settled: &SettledProgram) -> Result<(), StageFailure> {
    Stage::ALL.iter().try_for_each(|stage| check_stage(settled, *stage))
}

/// Number of random instructions of the programs of a fuzzer.
const FUZZED_SIZE: usize = 30;

/// Makes a program from the bytes of a fuzzer, and checks it by all stages. The first byte selects
/// the platform. Returns the number of random instructions of the program.
///
/// # Panics
/// If the program does not pass a stage.
pub fn check_choices(bytes: &[u8]) -> usize {
    let [platform, choices @ ..] = bytes else { return 0 };
    let platform = Platform::ALL[usize::from(*platform) % Platform::ALL.len()];
    let options = GeneratorOptions { size: FUZZED_SIZE, ..GeneratorOptions::new(platform) };
    let made = generate(&mut Unstructured::new(choices), &options);
    let (program, _) = made.unwrap_or_else(|error| panic!("{}: {error}", platform.name()));
    // No result is open, so that each difference is a defect.
    let settled = settle(program, OpenResults::None).unwrap_or_else(|failure| panic!("{failure}"));
    if let Err(failure) = check_stages(&settled) {
        let line = blame(&settled, failure.stage).unwrap_or_default();
        panic!("{}: {failure}; `{line}`\n{}", platform.name(), settled.program.text());
    }
    settled.program.random_instructions()
}

/// Returns the first random instruction with which a program does not pass a stage, as text.
#[must_use]
pub fn blame(settled: &SettledProgram, stage: Stage) -> Option<String> {
    let fails = |part: &Program| expect(part).is_none_or(|settled| check_stage(&settled, stage).is_err());
    let line = first_line(&settled.program, fails)?;
    settled.program.lines.get(line).map(|line| line.text.trim().to_owned())
}

/// Checks a program by a stage.
///
/// # Errors
/// If the program does not pass it.
pub fn check_stage(settled: &SettledProgram, stage: Stage) -> Result<(), StageFailure> {
    let program = &settled.program;
    let result = match stage {
        Stage::Text => check_text_round_trip(program).map(|_| ()),
        Stage::Bytes => check_bytes_round_trip(program),
        Stage::Verify => {
            let report = check_text(&program.text(), program.platform());
            let first = report.findings.first().map(|finding| format!("{}: {}", finding.code, finding.message));
            first.map_or(Ok(()), Err)
        }
        Stage::Checks => run(program, RunMode::Checked).map(|_| ()).map_err(|failure| failure.to_string()),
        Stage::Reference => compare(settled, RunMode::Fast(1), None),
        Stage::Threads => compare(settled, RunMode::Fast(1), Some(RunMode::Fast(HOST_THREADS))),
        Stage::Unfused => compare(settled, RunMode::Fast(1), Some(RunMode::Stepped)),
    };
    result.map_err(|message| StageFailure { stage, message })
}

/// Parses the text, prints the module, and parses it again. Returns the module.
fn check_text_round_trip(program: &Program) -> Result<ModuleBuf, String> {
    let options = ParseOptions { platform: Some(program.platform()), ..ParseOptions::default() };
    let parse = |text: &str| {
        let parsed = parse(text, &options);
        let first = parsed.diagnostics.first();
        first.map_or(Ok(()), |diagnostic| {
            Err(format!("{} in `{}`", diagnostic.message, line_at(text, diagnostic.span.start)))
        })?;
        Ok::<_, String>(parsed.module)
    };
    let module = parse(&program.text())?;
    let print_options = PrintOptions { platform: Some(program.platform()), ..PrintOptions::default() };
    let printed = print(&module, &print_options);
    if let Some(problem) = printed.problems.first() {
        return Err(format!("the instruction at byte {} has no text", problem.offset()));
    }
    let again = parse(&printed.text)?;
    let other = print(&again, &print_options);
    let differing = printed.text.lines().zip(other.text.lines()).find(|(a, b)| a != b);
    if let Some((a, b)) = differing {
        return Err(format!("`{a}` becomes `{b}`"));
    }
    let codes = [&module, &again].map(|module| module.objects.iter().map(|object| &object.code).collect::<Vec<_>>());
    if codes[0] == codes[1] { Ok(module) } else { Err("equal texts have different encodings".to_owned()) }
}

/// Returns the line of a text with a byte.
fn line_at(text: &str, at: usize) -> &str {
    let start = text.get(..at).and_then(|before| before.rfind('\n')).map_or(0, |end| end + 1);
    text.get(start..).and_then(|rest| rest.lines().next()).unwrap_or("")
}

/// Writes the module, opens it, and writes what was read.
fn check_bytes_round_trip(program: &Program) -> Result<(), String> {
    let module = check_text_round_trip(program)?;
    let bytes = module.to_bytes().map_err(|error| error.to_string())?;
    let opened = Module::open(&bytes).map_err(|error| error.to_string())?;
    let mut edited = opened.edit().map_err(|error| error.to_string())?;
    edited.convert(module.version).map_err(|error| error.to_string())?;
    let again = edited.to_bytes().map_err(|error| error.to_string())?;
    match bytes.iter().zip(&again).position(|(a, b)| a != b) {
        Some(at) => Err(format!("byte {at:#x} is {:#x} instead of {:#x}", again[at], bytes[at])),
        None if bytes.len() != again.len() => Err(format!("{} bytes instead of {}", again.len(), bytes.len())),
        None => run_object(&again, program, RunMode::Fast(1)).map(|_| ()).map_err(|failure| failure.to_string()),
    }
}

/// Compares the results of two modes, or those of one mode with the expected ones.
fn compare(settled: &SettledProgram, mode: RunMode, other: Option<RunMode>) -> Result<(), String> {
    let run = |mode| run(&settled.program, mode).map_err(|failure| format!("{mode:?}: {failure}"));
    let found = run(mode)?.buffer;
    let (expected, differing) = match other {
        None => (settled.expected.buffer.clone(), settled.differences(&found)),
        Some(other) => {
            let expected = run(other)?.buffer;
            let differing = (0..found.len()).filter(|at| found.get(*at) != expected.get(*at)).collect();
            (expected, differing)
        }
    };
    let Some(first) = differing.first() else { return Ok(()) };
    let start = first / 4 * 4;
    let dword = |bytes: &[u8]| bytes[start..].first_chunk().map_or(0, |dword| u32::from_le_bytes(*dword));
    Err(format!(
        "{} bytes differ; dword {start:#x} of the buffer, {}, is {:#010x} instead of {:#010x}",
        differing.len(),
        settled.program.describe_byte(start),
        dword(&found),
        dword(&expected)
    ))
}
