//! Evaluates one instruction by the pseudo-code of its page, on values that the caller chooses.
//!
//! For example, `add.sat (M1, 1) V32(0,0)<1> V33(0,0)<0;1,0> V34(0,0)<0;1,0>` with 0x7fffffff and 1
//! in `V33` and `V34` gives the statement of ADD, the two loads, the store of 2147483648, and the
//! bits 0x7fffffff in `V32`.

use crate::binding::arguments::{BoundKernel, LaunchError, Sizes};
use crate::binding::kernel_info::KernelInfo;
use crate::bytecode::{Bytecode, Op, Routine, VariableLocation, size_of};
use crate::compile::Program;
use crate::interp::context::Core;
use crate::lower::LoadError;
use crate::memory::flat_memory::Memory;
use crate::numerics::value::Scratch;
pub use crate::reference::trace::Event;
use crate::state::thread::Thread;
use crate::state::workgroup::Group;
use crate::trap::Fault;
use fearless_simd::Level;
use openvisa::module::Module;
use openvisa_isa::{DataType, Platform, VariableClass};
use std::cell::RefCell;
use std::fmt;

/// The values that an instruction is evaluated on.
#[derive(Clone, Debug, Default)]
pub struct EvaluationInputs {
    /// The bits of the elements of each general variable that the kernel declares, in its order.
    /// Elements beyond a variable are ignored, and elements that are not given are 0.
    pub variables: Vec<Vec<u64>>,
    /// The bits of each predicate variable that the kernel declares, in its order.
    pub predicates: Vec<u32>,
    /// The bits of the control register `%cr0`, see the execution model in the specification.
    pub control: u32,
}

/// What the pseudo-code of an instruction did.
#[derive(Clone, Debug)]
pub struct Evaluation {
    /// The statements, and the values that they read and computed, in the order of execution.
    pub events: Vec<Event>,
    /// The general variables that the instruction changed.
    pub changed: Vec<ChangedVariable>,
    /// The predicate variables that the instruction changed: number of the declaration, bits.
    pub changed_predicates: Vec<(usize, u32)>,
}

/// A general variable after an instruction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChangedVariable {
    /// The number of its declaration, from 0.
    pub declaration: usize,
    /// The type of its elements.
    pub data_type: DataType,
    /// The elements that changed: their number, and their bits.
    pub elements: Vec<(usize, u64)>,
}

/// The reason why an instruction cannot be evaluated.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum EvaluationError {
    /// The kernel cannot be loaded.
    Load(LoadError),
    /// The kernel cannot be bound to a launch.
    Launch(LaunchError),
    /// The instruction failed.
    Fault(Fault),
    /// The kernel has no instruction.
    NoInstruction,
}

impl fmt::Display for EvaluationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Load(error) => error.fmt(f),
            Self::Launch(error) => error.fmt(f),
            Self::Fault(fault) => fault.fmt(f),
            Self::NoInstruction => f.write_str("the kernel has no instruction"),
        }
    }
}

impl std::error::Error for EvaluationError {}

/// Executes the first instruction of the first kernel of an object file by its reference semantics,
/// with all channels on.
///
/// # Errors
/// If the file cannot be loaded, or the instruction fails: for example because the specification
/// does not define it.
pub fn evaluate(
    module: Module<'_>,
    platform: Platform,
    values: &EvaluationInputs,
) -> Result<Evaluation, EvaluationError> {
    let program = Program::load_reference(&[module], platform).map_err(EvaluationError::Load)?;
    let bytecode = &program.bytecode;
    let routine = bytecode.routines.first().ok_or(EvaluationError::NoInstruction)?;
    let is_instruction = |op: &Op<'_>| matches!(op, Op::Inst(_));
    let step = routine.code.iter().position(is_instruction).ok_or(EvaluationError::NoInstruction)?;
    let Op::Inst(inst) = &routine.code[step] else { return Err(EvaluationError::NoInstruction) };
    let (memory, info) = (Memory::default(), KernelInfo { name: routine.name.clone(), ..KernelInfo::default() });
    let simd_size = bytecode.simd_size(&routine.name).filter(|size| *size > 0).unwrap_or(MAX_CHANNELS);
    let info = KernelInfo { simd_size, ..info };
    let sizes = Sizes { global: [simd_size, 1, 1], local: [simd_size, 1, 1], offset: [0; 3] };
    let bound = BoundKernel::new(bytecode, &info, &memory, &[], sizes).map_err(EvaluationError::Launch)?;
    let mut thread = start_thread(bytecode, routine, values);
    (thread.step, thread.executed) = (step, 0);
    let before = thread.clone();
    let (mut group, mut scratch) = (Group::new(1, 0, 0), Box::<Scratch>::default());
    let events = RefCell::default();
    let mut core = Core::new(bytecode, &program.fast, &bound, &mut group, &mut thread, &mut scratch, Level::new());
    core.run_recorded(inst, Some(&events)).map_err(EvaluationError::Fault)?;
    let first = VariableClass::Predicate.first() as usize;
    let predicates = thread.state.predicates.iter().zip(&before.state.predicates).skip(first).enumerate();
    let changed_predicates = predicates.filter(|(_, (new, old))| new != old).map(|(index, (new, _))| (index, *new));
    Ok(Evaluation {
        changed: changed_variables(routine, &before, &thread),
        changed_predicates: changed_predicates.collect(),
        events: events.take(),
    })
}

/// Returns the general variables that a kernel declares, with their number.
fn declared<'r>(routine: &'r Routine<'_>) -> impl Iterator<Item = (usize, &'r VariableLocation)> {
    routine.variables.iter().skip(VariableClass::General.first() as usize).enumerate()
}

/// Creates a thread whose variables have values.
fn start_thread(bytecode: &Bytecode<'_>, routine: &Routine<'_>, values: &EvaluationInputs) -> Thread {
    let mut thread = Thread::new(bytecode, 0, 0, u32::MAX);
    for ((_, variable), elements) in declared(routine).zip(&values.variables) {
        let size = size_of(variable.data_type.unwrap_or(DataType::Ud)) as usize;
        for (k, bits) in elements.iter().enumerate().take(variable.size as usize / size) {
            thread.write(variable.at as usize + k * size, size, *bits);
        }
    }
    let first = VariableClass::Predicate.first() as usize;
    for (word, bits) in thread.state.predicates.iter_mut().skip(first).zip(&values.predicates) {
        *word = *bits;
    }
    thread.write(bytecode.predefined.cr0 as usize, 4, u64::from(values.control));
    thread.show_mask(bytecode);
    thread
}

/// Returns the general variables that differ between two states of a thread.
fn changed_variables(routine: &Routine<'_>, before: &Thread, after: &Thread) -> Vec<ChangedVariable> {
    let changed = declared(routine).filter_map(|(declaration, variable)| {
        let data_type = variable.data_type.unwrap_or(DataType::Ud);
        let (at, size) = (variable.at as usize, size_of(data_type) as usize);
        let read = |thread: &Thread, k: usize| thread.read(at + k * size, size);
        let differs = |k: &usize| read(before, *k) != read(after, *k);
        let count = variable.size as usize / size;
        let elements: Vec<_> = (0..count).filter(differs).map(|k| (k, read(after, k))).collect();
        (!elements.is_empty()).then_some(ChangedVariable { declaration, data_type, elements })
    });
    changed.collect()
}

/// Number of channels of a thread whose kernel does not state it.
const MAX_CHANNELS: u32 = 32;

#[cfg(test)]
mod tests {
    use super::*;
    use openvisa::text::{ParseOptions, parse};

    fn evaluate_line(line: &str, values: &EvaluationInputs) -> Result<Evaluation, EvaluationError> {
        let text = format!(
            ".version 4.1\n.kernel \"k\"\n.decl a v_type=G type=d num_elts=8 align=GRF\n\
             .decl b v_type=G type=d num_elts=8 align=GRF\n.decl c v_type=G type=d num_elts=8 align=GRF\n\
             .decl p v_type=P num_elts=8\n.kernel_attr SimdSize=8\n.function \"k_0\"\n{line}\nret (M1, 1)\n"
        );
        let platform = Platform::Xe2;
        let parsed = parse(&text, &ParseOptions { platform: Some(platform), ..ParseOptions::default() });
        assert!(parsed.diagnostics.is_empty(), "{:?}", parsed.diagnostics);
        let bytes = parsed.object_module(&text).expect("it can be written").to_bytes().expect("it can be written");
        evaluate(Module::open(&bytes).expect("it opens"), platform, values)
    }

    #[test]
    fn statements_are_recorded_with_what_they_read_and_write() {
        let values =
            EvaluationInputs { variables: vec![vec![], vec![0x7fff_ffff], vec![1]], ..EvaluationInputs::default() };
        let line = "add.sat (M1, 1) a(0,0)<1> b(0,0)<0;1,0> (-)c(0,0)<0;1,0>";
        let result = evaluate_line(line, &values).expect("ADD is defined");
        let load =
            |variable: &str, value: &str| Event::Load { variable: variable.into(), index: 0, value: value.into() };
        let store = Event::Store { variable: "V32".into(), index: 0, value: "2147483646".into() };
        assert!(matches!(result.events[0], Event::Statement(line) if line > 1), "{:?}", result.events);
        assert_eq!(result.events[1..], [load("V33", "2147483647"), load("V34", "-1"), store]);
        let changed = ChangedVariable { declaration: 0, data_type: DataType::D, elements: vec![(0, 0x7fff_fffe)] };
        assert_eq!(result.changed, [changed]);
    }

    #[test]
    fn a_comparison_changes_the_bits_of_its_channels() {
        let values = EvaluationInputs { variables: vec![vec![1, 5, 3], vec![2, 2, 2]], ..EvaluationInputs::default() };
        let result = evaluate_line("cmp.lt (M1, 4) p a(0,0)<1;1,0> b(0,0)<1;1,0>", &values).expect("it is defined");
        assert_eq!((result.changed, result.changed_predicates), (vec![], vec![(0, 0b0001)]));
    }
}
