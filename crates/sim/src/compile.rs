//! Compiles programs: lowers each routine, analyses it, and selects fast code for it.
//!
//! This is the only place that calls the stages `lower`, `analyze` and `optimize` in turn.

use crate::analyze::definite_writes::registers_to_reset;
use crate::analyze::inexact::{InexactInstruction, find_inexact};
use crate::analyze::returned_loads::find_returned_loads;
use crate::analyze::update_plan::plan_updates;
use crate::bytecode::{Bytecode, OpenChoice, function_address};
use crate::checks::updates::UpdatePlan;
use crate::lower::variables::predefined;
use crate::lower::{LoadError, lower_routine};
use crate::optimize::fusion::FastCode;
use openvisa::module::Module;
use openvisa_isa::Platform;
use std::collections::BTreeSet;
use std::sync::atomic::AtomicU64;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, OnceLock};

/// A program: the kernels and functions of files, ready to run.
#[derive(Clone, Debug)]
pub struct Program<'a> {
    pub(crate) bytecode: Bytecode<'a>,
    /// The fast code of each routine.
    pub(crate) fast: Vec<FastCode>,
    /// The updates of memory in each routine, if a launch has been checked for lost ones.
    update_plans: OnceLock<Arc<[UpdatePlan]>>,
    /// The inexact instructions of each routine, if a launch has ended.
    inexact: OnceLock<Vec<Arc<[InexactInstruction]>>>,
    /// A number that only copies of this program share.
    pub(crate) identity: u64,
}

/// Number of programs that this process has compiled.
static PROGRAMS: AtomicU64 = AtomicU64::new(0);

impl<'a> Program<'a> {
    /// Prepares the kernels and functions of object files to run on a platform. Functions that a
    /// kernel calls may be in another file.
    ///
    /// # Errors
    /// If a file cannot be read, an instruction cannot be decoded, or an instruction names
    /// something that is not declared.
    pub fn load(modules: &[Module<'a>], platform: Platform) -> Result<Self, LoadError> {
        Self::compile(modules, platform, None)
    }

    /// Loads a program like [`Program::load`], but executes each instruction by the pseudo-code of
    /// its page in the specification. This is much slower, and shows what the specification says.
    ///
    /// # Errors
    /// The errors of [`Program::load`].
    pub fn load_reference(modules: &[Module<'a>], platform: Platform) -> Result<Self, LoadError> {
        Self::load_reference_with(modules, platform, OpenChoice::Usual)
    }

    /// Loads a program like [`Program::load_reference`], with another choice where the
    /// specification leaves one. Results that differ between two choices are not defined.
    ///
    /// # Errors
    /// The errors of [`Program::load`].
    pub fn load_reference_with(
        modules: &[Module<'a>],
        platform: Platform,
        choice: OpenChoice,
    ) -> Result<Self, LoadError> {
        Self::compile(modules, platform, Some(choice))
    }

    fn compile(modules: &[Module<'a>], platform: Platform, reference: Option<OpenChoice>) -> Result<Self, LoadError> {
        let register = usize::from(platform.register_bytes().unwrap_or(32));
        let (fixed, predefined) = predefined();
        let (mut routines, mut fast) = (Vec::new(), Vec::new());
        for module in modules {
            for object in module.objects() {
                let mut routine = lower_routine(&object?, register, &fixed, &predefined, reference.is_some())?;
                routine.registers_to_reset = registers_to_reset(&routine);
                fast.push(FastCode::new(&routine.code, &routine.labels, predefined.cr0));
                routines.push(routine);
            }
        }
        let counters = Vec::new();
        let mut bytecode = Bytecode { routines, register, platform, reference, predefined, counters };
        bytecode.number_counters();
        let identity = PROGRAMS.fetch_add(1, Relaxed);
        Ok(Self { bytecode, fast, update_plans: OnceLock::new(), inexact: OnceLock::new(), identity })
    }

    /// Returns the updates of memory in each routine that may be lost. The first call finds them.
    pub(crate) fn update_plans(&self) -> Arc<[UpdatePlan]> {
        let Bytecode { routines, predefined, .. } = &self.bytecode;
        let find = || routines.iter().map(|routine| plan_updates(routine, predefined.end)).collect();
        Arc::clone(self.update_plans.get_or_init(find))
    }

    /// Returns the inexact instructions of a routine and the functions that it calls. The first
    /// call finds them.
    pub(crate) fn inexact_instructions(&self, routine: usize) -> Arc<[InexactInstruction]> {
        let inexact = self.inexact.get_or_init(|| find_inexact(&self.bytecode));
        inexact.get(routine).cloned().unwrap_or_default()
    }

    /// Returns the steps of each routine whose loaded values only go back to where they came from.
    pub(crate) fn returned_loads(&self) -> Vec<BTreeSet<u32>> {
        self.bytecode.routines.iter().map(find_returned_loads).collect()
    }

    /// Returns the names of the kernels and functions.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.bytecode.names()
    }

    /// Returns the address that calls through pointers use for a function.
    pub(crate) fn function_address(&self, name: &str) -> Option<u64> {
        self.bytecode.routine(name).map(function_address)
    }

    /// Returns the number of channels of a thread that a kernel was compiled for; 0 if the kernel
    /// does not say.
    pub fn simd_size(&self, name: &str) -> Option<u32> {
        self.bytecode.simd_size(name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bytecode::{Op, Routine};
    use crate::optimize::fusion::FastOpKind;
    use fearless_simd::Level;
    use openvisa::text::{ParseOptions, parse};
    use openvisa_isa::VariableClass;

    /// Returns a row for each step of a routine: its number, its instruction, its operation, and
    /// the path that executes it.
    fn describe_steps(routine: &Routine<'_>, fast: &FastCode) -> Vec<[String; 4]> {
        let describe = |(step, op): (usize, &Op<'_>)| {
            let operation = match op {
                Op::Lane(lane) => format!("element-wise, computed in {:?}", lane.class),
                Op::Memory(access) => format!("memory, {:?}", access.kind),
                Op::Scalar(scalar) => format!("scalar, {scalar:?}"),
                Op::Branch(_) => "branch".to_owned(),
                Op::Join(_) => "join".to_owned(),
                Op::Inst(_) => "decoded each time".to_owned(),
            };
            let path = match fast.from(step).first().map(|op| &op.kind) {
                None => "with the step before".to_owned(),
                Some(FastOpKind::Interpret) => "interpreter".to_owned(),
                Some(FastOpKind::Vector(_)) => "vector kernel".to_owned(),
                Some(FastOpKind::Batch(kernels)) => format!("batch of {} vector kernels", kernels.len()),
                Some(FastOpKind::Memory(_) | FastOpKind::ObservedMemory(_)) => "memory kernel".to_owned(),
                Some(FastOpKind::Jump(_) | FastOpKind::Scalar(_) | FastOpKind::Join(_)) => "fast path".to_owned(),
            };
            [step.to_string(), routine.origins[step].kind.to_string(), operation, path]
        };
        routine.code.iter().enumerate().map(describe).collect()
    }

    #[test]
    fn the_steps_of_the_documented_kernel_are_as_documented() {
        let text = include_str!("../../../tests/own/vectors.visaasm");
        let parsed = parse(text, &ParseOptions { platform: Some(Platform::Xe2), ..ParseOptions::default() });
        let bytes = parsed.object_module(text).expect("it can be written").to_bytes().expect("it can be written");
        let program = Program::load(&[Module::open(&bytes).expect("it opens")], Platform::Xe2).expect("it loads");
        let document = include_str!("../../../docs/simulator.md");
        // Hosts without these vector instructions have no kernels.
        let columns = if Level::new().as_avx2().is_some() { 4 } else { 3 };
        let square = &program.bytecode.routines[0];
        for row in describe_steps(square, &program.fast[0]) {
            let row = format!("| {} |", row[..columns].join(" | "));
            assert!(document.lines().any(|line| line.starts_with(&row)), "docs/simulator.md has no row {row}");
        }
        // The upper half of `item`, which is the third variable.
        let item = square.variables[VariableClass::General.first() as usize + 2].at as usize;
        assert_eq!(square.registers_to_reset.as_deref(), Some(std::slice::from_ref(&(item + 32..item + 64))));
    }
}
