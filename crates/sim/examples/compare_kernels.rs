//! Runs kernels by the hand-written semantics and by the reference semantics, and compares the
//! results. For example, `cargo xtask differential --kernels tests/corpus` runs it.
//!
//! `openvisa_test_support::kernel_comparison` makes a launch from the inputs of each kernel. Each
//! kernel without a launch is printed with the reason.

use openvisa::isa::InstKind;
use openvisa::isa::reference::definition;
use openvisa_test_support::kernel_comparison::{KernelOutcome, LeftOut, compare_kernel, read_kernels};
use rayon::prelude::*;
use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::path::PathBuf;
use std::time::Duration;

/// What became of all kernels.
#[derive(Default)]
struct Summary {
    same: usize,
    /// The kernels whose launches ended in an error, each with its error, by the words of the
    /// error.
    errors: BTreeMap<String, Vec<String>>,
    /// What results depend on that is not defined, with the names of the kernels.
    explained: BTreeMap<&'static str, Vec<String>>,
    different: Vec<String>,
    left_out: Vec<LeftOut>,
    /// The instructions that were executed, in launches with equal results.
    executed: BTreeSet<InstKind>,
    /// Durations by the hand-written semantics and by the reference semantics.
    times: [Duration; 2],
    /// Number of bytes of buffers that were compared.
    bytes: usize,
}

impl Summary {
    /// Prints a line for each kind of definition: its pages, and those whose instruction was
    /// executed.
    fn print_pages(&self) {
        let mut pages = BTreeMap::<&str, Vec<&InstKind>>::new();
        for kind in InstKind::ALL {
            pages.entry(definition(*kind).word()).or_default().push(kind);
        }
        for (word, kinds) in pages {
            let (executed, others): (Vec<_>, Vec<_>) = kinds.iter().partition(|kind| self.executed.contains(kind));
            let others = names(others.into_iter());
            println!("{word}: {} pages, {} were executed; not executed: {others}", kinds.len(), executed.len());
        }
        println!("{} bytes of buffers were compared", self.bytes);
    }

    fn add(&mut self, name: &str, outcome: KernelOutcome) {
        match outcome {
            KernelOutcome::Same(run) => {
                self.same += 1;
                self.executed.extend(&run.reference.kinds);
                self.bytes += run.bytes;
                self.times = [self.times[0] + run.fast, self.times[1] + run.reference.time];
                for what in run.explained {
                    self.explained.entry(what).or_default().push(name.to_owned());
                }
            }
            KernelOutcome::SameError(error) => {
                self.errors.entry(kind_of_error(&error)).or_default().push(format!("{name}: {error}"));
            }
            KernelOutcome::Different(what) => self.different.push(format!("{name}: {what}")),
            KernelOutcome::NotLaunched(why) => self.left_out.push(LeftOut { name: name.to_owned(), why }),
        }
    }

    fn print(&self, functions: usize) {
        for LeftOut { name, why } in &self.left_out {
            println!("not launched: {name}: {why}");
        }
        for kernels in self.errors.values() {
            println!("{} kernels end in both semantics as {}", kernels.len(), kernels[0]);
        }
        for (what, names) in &self.explained {
            println!("{} kernels store what depends on {what}: {}", names.len(), names.join(" "));
        }
        self.print_pages();
        let [fast, reference] = self.times;
        println!("the runs took {fast:?} by the hand-written semantics, {reference:?} by the reference");
        let failed: usize = self.errors.values().map(Vec::len).sum();
        let (left_out, different) = (self.left_out.len(), self.different.len());
        println!(
            "{} of {} kernels ran to the end with equal results, {failed} ended in equal errors, {left_out} could \
             not be launched, {different} differ; {functions} files have functions of kernels",
            self.same,
            self.same + failed + different + left_out,
        );
    }
}

/// Returns the names of instructions.
fn names<'k>(kinds: impl Iterator<Item = &'k InstKind>) -> String {
    kinds.map(|kind| kind.info().name).collect::<Vec<_>>().join(" ")
}

fn main() -> Result<(), Box<dyn Error>> {
    let folder = std::env::args_os().nth(1).map(PathBuf::from).ok_or("name a folder with kernels in assembler text")?;
    let found = read_kernels(&folder)?;
    let outcomes: Vec<KernelOutcome> = found.kernels.par_iter().map(compare_kernel).collect();
    let mut summary = Summary { left_out: found.left_out, ..Summary::default() };
    for (kernel, outcome) in found.kernels.iter().zip(outcomes) {
        summary.add(&kernel.name, outcome);
    }
    summary.print(found.functions);
    if summary.different.is_empty() { Ok(()) } else { Err(summary.different.join("\n").into()) }
}

/// Returns the words of an error without its numbers and its place.
fn kind_of_error(error: &str) -> String {
    let line = error.lines().next().unwrap_or_default();
    let words = line.split_whitespace().filter(|word| !word.contains(|c: char| c.is_ascii_digit()));
    words.take(14).collect::<Vec<_>>().join(" ")
}
