//! Evaluates a short program, and records what each instruction changes.
//!
//! For example, `add (M1, 16) a(0,0)<1> b(0,0)<1;1,0> 0x1:d` with the numbers 0 to 15 in `b` is one
//! step, which changes the 16 elements of `a`.

use super::memory_spaces::MemorySpaces;
use super::{
    ChangedVariable, EvaluationError, EvaluationImage, EvaluationInputs, MemoryRange, changed_predicates,
    changed_variables, declared, with_thread,
};
use crate::bytecode::{Op, size_of};
use crate::compile::Program;
use crate::interp::context::ExecContext;
use crate::trap::Fault;
use openvisa::module::Module;
use openvisa_isa::{DataType, Platform, VariableClass};

/// Maximum number of instructions that a program executes. A loop of a block that ends executes
/// far fewer.
const MAX_INSTRUCTIONS: u64 = 10_000;

/// The effects of a program.
#[derive(Clone, Debug)]
pub struct ProgramEvaluation {
    /// The instructions in the order of execution.
    pub steps: Vec<EvaluatedInstruction>,
    /// The bits of the elements of each general variable that the kernel declares, in its order.
    pub variables: Vec<Vec<u64>>,
    /// The bits of each predicate variable that the kernel declares, in its order.
    pub predicates: Vec<u32>,
    /// The ranges of [`EvaluationInputs::memory`], with the bytes after the program.
    pub memory: Vec<MemoryRange>,
    /// The images of [`EvaluationInputs::images`], with the texels after the program.
    pub images: Vec<EvaluationImage>,
    /// The reason why the last step failed. The others have run.
    pub fault: Option<Fault>,
}

/// An instruction that was executed.
#[derive(Clone, Debug)]
pub struct EvaluatedInstruction {
    /// The number of the instruction in the kernel, from 0. Labels count.
    pub number: u32,
    /// The channels of the thread that are on, one bit for each.
    pub channels: u32,
    /// The general variables that it changed. Of variables that share storage, all are here.
    pub changed: Vec<ChangedVariable>,
    /// The predicate variables that it changed: number of the declaration, bits.
    pub changed_predicates: Vec<(usize, u32)>,
    /// The memory that it changed.
    pub memory: Vec<ChangedBytes>,
}

/// Consecutive bytes of a range of memory that an instruction changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChangedBytes {
    /// The index of the range in [`EvaluationInputs::memory`].
    pub range: usize,
    /// The offset of the first byte in the range.
    pub offset: usize,
    /// The bytes after the instruction.
    pub bytes: Vec<u8>,
}

/// Executes the first kernel of an object file with one thread, until it ends or fails.
///
/// # Errors
/// If the file cannot be loaded, or the memory of `values` is not possible. A fault of an
/// instruction is part of the result.
pub fn evaluate_program(
    module: Module<'_>,
    platform: Platform,
    values: &EvaluationInputs,
) -> Result<ProgramEvaluation, EvaluationError> {
    let program = Program::load(&[module], platform).map_err(EvaluationError::Load)?;
    with_thread(&program, values, |core, spaces| {
        let (mut steps, mut fault) = (Vec::new(), None);
        let mut memory = spaces.read(&values.memory, &core.group.local);
        while !core.thread.ended && fault.is_none() {
            let (step, found) = run_step(core, spaces, values, &mut memory);
            steps.extend(step);
            fault = found;
        }
        let elements = declared(core.routine).map(|(_, variable)| {
            let size = size_of(variable.data_type.unwrap_or(DataType::Ud)) as usize;
            let count = variable.size as usize / size;
            (0..count).map(|k| core.thread.read(variable.at as usize + k * size, size)).collect()
        });
        let predicates = core.thread.state.predicates.iter().skip(VariableClass::Predicate.first() as usize);
        Ok(ProgramEvaluation {
            steps,
            variables: elements.collect(),
            predicates: predicates.copied().collect(),
            memory,
            images: spaces.read_images(&values.images),
            fault,
        })
    })
}

/// Runs one step. Returns what it changed, or `None` for a label, and why it failed. `memory` has
/// the bytes before it, and then those after it.
fn run_step(
    core: &mut ExecContext<'_>,
    spaces: &MemorySpaces,
    values: &EvaluationInputs,
    memory: &mut Vec<MemoryRange>,
) -> (Option<EvaluatedInstruction>, Option<Fault>) {
    let (routine, before) = (core.routine, core.thread.clone());
    let op = routine.code.get(before.step).filter(|op| !matches!(op, Op::Join(_)));
    let result = core.run_one::<false>(u64::MAX, MAX_INSTRUCTIONS);
    let step = op.map(|_| {
        let after = spaces.read(&values.memory, &core.group.local);
        let changed = memory.iter().zip(&after).enumerate();
        let bytes = changed.flat_map(|(range, (old, new))| changed_bytes(range, &old.bytes, &new.bytes)).collect();
        *memory = after;
        EvaluatedInstruction {
            number: routine.origins[before.step].number,
            channels: before.mask,
            changed: changed_variables(routine, &before, core.thread),
            changed_predicates: changed_predicates(&before, core.thread),
            memory: bytes,
        }
    });
    // A thread that waits for itself waits forever.
    let deadlock = core.thread.waits.is_some().then_some(Fault::Deadlock { waiting: 1, threads: 1 });
    (step, result.err().or(deadlock))
}

/// Returns the runs of bytes that differ.
fn changed_bytes(range: usize, before: &[u8], after: &[u8]) -> Vec<ChangedBytes> {
    let mut runs: Vec<ChangedBytes> = Vec::new();
    for (offset, (_, new)) in before.iter().zip(after).enumerate().filter(|(_, (old, new))| old != new) {
        match runs.last_mut() {
            Some(run) if run.offset + run.bytes.len() == offset => run.bytes.push(*new),
            _ => runs.push(ChangedBytes { range, offset, bytes: vec![*new] }),
        }
    }
    runs
}
