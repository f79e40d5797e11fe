//! Runs a kernel by both semantics, and explains what differs.
//!
//! The specification leaves choices. For example, a result may be any NaN. Where results differ,
//! the kernel runs again by reference semantics that choose differently. A byte is explained if one
//! of these runs changes it: then the kernel stores what is not defined.

use super::kernel_files::Kernel;
use super::launch_plan::{Execution, LaunchPlan, LaunchResult, Needs, Pace};
use openvisa::{Module, Object};
use openvisa_sim::{OpenChoice, Program};
use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

/// A kernel that ran to the end.
pub struct KernelRun {
    /// The launch by the reference semantics.
    pub reference: Execution,
    /// The duration by the hand-written semantics.
    pub fast: Duration,
    /// What the results depend on that the specification does not define, where both differ.
    pub explained: BTreeSet<&'static str>,
    /// Number of bytes of buffers that were compared.
    pub bytes: usize,
}

/// What became of a kernel.
pub enum KernelOutcome {
    /// Both semantics ran to the end with the same results, where these are defined.
    Same(KernelRun),
    /// Both semantics gave the same error, and the same buffers until then.
    SameError(String),
    /// The results differ where they are defined, as described.
    Different(String),
    /// The kernel was not launched, for the reason given.
    NotLaunched(String),
}

/// The runs by the reference semantics that find results that are not defined, with what these
/// depend on.
const VARIATIONS: [(OpenChoice, &str); 6] = [
    (OpenChoice::OtherNan, "the bits of a NaN"),
    (OpenChoice::LargerApproximations, "the accuracy of a function"),
    (OpenChoice::SmallerApproximations, "the accuracy of a function"),
    (OpenChoice::OtherStore, "the order of the channels of a message"),
    (OpenChoice::OtherUndefined, "an undefined result"),
    (OpenChoice::Usual, "the order of threads"),
];

/// The kernel that is launched, and what its launch has to bind.
struct Comparison<'k, 'b> {
    kernel: &'k Kernel,
    modules: &'b [Module<'b>],
    object: Object<'b>,
    needs: Needs,
}

/// Runs a kernel by both semantics, and compares the results.
pub fn compare_kernel(kernel: &Kernel) -> KernelOutcome {
    let run = || -> Result<KernelOutcome, String> {
        let files: Vec<_> = kernel.files.iter().map(|file| file.assemble(kernel.platform)).collect::<Result<_, _>>()?;
        let modules: Vec<Module<'_>> = files.iter().map(|file| file.open()).collect::<Result<_, _>>()?;
        let object = modules[0].kernels().next().ok_or("it has no kernel")?.map_err(|e| e.to_string())?;
        Comparison { kernel, modules: &modules, object, needs: Needs::default() }.run()
    };
    run().unwrap_or_else(KernelOutcome::NotLaunched)
}

impl Comparison<'_, '_> {
    fn run(mut self) -> Result<KernelOutcome, String> {
        let program = Program::load(self.modules, self.kernel.platform).map_err(|e| e.to_string())?;
        let fast = loop {
            let result = self.launch(&program, Pace::Fast)?;
            match &result.executed {
                // Surfaces and samplers are bound when a launch asks for them.
                Err(error) if self.needs.add(error) => {}
                Err(error) if error.contains(" has no semantics") => {
                    return Err(error.replace(" has no semantics", " has no hand-written semantics"));
                }
                _ => break result,
            }
        };
        let counted = self.launch(&program, Pace::Counted)?;
        let reference = self.launch_reference(OpenChoice::Usual, Pace::Counted)?;
        let mut explained = BTreeSet::new();
        for (hand_written, reference) in
            [(&counted, &reference), (&fast, &self.launch_reference(OpenChoice::Usual, Pace::Fast)?)]
        {
            if let Err(difference) = self.explain(hand_written, reference, &mut explained)? {
                return Ok(KernelOutcome::Different(difference));
            }
        }
        let bytes = reference.buffers.iter().map(Vec::len).sum();
        Ok(match (fast.executed, reference.executed) {
            (Ok(fast), Ok(reference)) => {
                KernelOutcome::Same(KernelRun { reference, fast: fast.time, explained, bytes })
            }
            (Err(error), _) | (_, Err(error)) => KernelOutcome::SameError(error),
        })
    }

    fn launch(&self, program: &Program<'_>, pace: Pace) -> Result<LaunchResult, String> {
        LaunchPlan::new(&self.object, self.kernel.platform, &self.needs)?.run(program, pace)
    }

    fn launch_reference(&self, choice: OpenChoice, pace: Pace) -> Result<LaunchResult, String> {
        let program = Program::load_reference_with(self.modules, self.kernel.platform, choice);
        self.launch(&program.map_err(|e| e.to_string())?, pace)
    }

    /// Adds what the differences between two results depend on. Describes a difference in results
    /// that are defined.
    fn explain(
        &self,
        hand_written: &LaunchResult,
        reference: &LaunchResult,
        explained: &mut BTreeSet<&'static str>,
    ) -> Result<Result<(), String>, String> {
        let same_end = ends_alike(hand_written, reference);
        let mut differences = differing_bytes(hand_written, reference);
        if same_end && (differences.is_empty() || hand_written.executed.is_err() && hand_written.pace == Pace::Fast) {
            // Until an error, the threads of a fast launch have come to other places.
            return Ok(Ok(()));
        }
        for (choice, what) in VARIATIONS {
            let pace = if choice == OpenChoice::Usual { reference.pace.other() } else { reference.pace };
            let variation = self.launch_reference(choice, pace)?;
            if !same_end && ends_alike(hand_written, &variation) {
                explained.insert(what);
                return Ok(Ok(()));
            }
            let before = differences.len();
            let changed = differing_bytes(&variation, reference);
            differences.retain(|place, _| !changed.contains_key(place));
            if differences.len() < before {
                explained.insert(what);
            }
            if same_end && differences.is_empty() {
                return Ok(Ok(()));
            }
        }
        let end = |result: &LaunchResult| result.executed.as_ref().err().map_or("it ends", String::as_str).to_owned();
        Ok(Err(match differences.first_key_value() {
            Some(((buffer, byte), (a, b))) if same_end => {
                format!("byte {byte:#x} of buffer {buffer} is {a:#x}, but by the reference {b:#x}")
            }
            _ => format!("`{}`, but by the reference `{}`", end(hand_written), end(reference)),
        }))
    }
}

/// Returns whether two launches ended in the same error, or both ran to the end.
fn ends_alike(one: &LaunchResult, other: &LaunchResult) -> bool {
    match (&one.executed, &other.executed) {
        (Ok(_), Ok(_)) => true,
        (Err(a), Err(b)) => same_error(a, b),
        _ => false,
    }
}

/// Returns whether two errors have one cause and one place. A program that accesses memory byte by
/// byte names the first byte outside, where the hand-written semantics name the whole access.
fn same_error(one: &str, other: &str) -> bool {
    let words = |error: &str| -> Vec<String> {
        let (access, place) = error.split_once("; ").unwrap_or((error, ""));
        let outside = access.ends_with("is out of bounds");
        let is_kept = |word: &&str| !outside || !word.starts_with(|c: char| c.is_ascii_digit());
        let thread = place.split(", work-item").next();
        access.split_whitespace().filter(is_kept).chain(thread).map(str::to_owned).collect()
    };
    words(one) == words(other)
}

/// Returns the bytes of buffers that differ: the number of the buffer and the byte, with both
/// values.
fn differing_bytes(one: &LaunchResult, other: &LaunchResult) -> BTreeMap<(usize, usize), (u8, u8)> {
    let mut found = BTreeMap::new();
    for (buffer, (a, b)) in one.buffers.iter().zip(&other.buffers).enumerate() {
        if a != b {
            let pairs = a.iter().copied().zip(b.iter().copied()).enumerate();
            found.extend(pairs.filter(|(_, (a, b))| a != b).map(|(byte, pair)| ((buffer, byte), pair)));
        }
    }
    found
}
