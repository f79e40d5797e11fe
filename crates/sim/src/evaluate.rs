//! Evaluates one instruction by the pseudo-code of its page, or a short program instruction by
//! instruction, on values that the caller chooses.
//!
//! For example, `add.sat (M1, 1) V32(0,0)<1> V33(0,0)<0;1,0> V34(0,0)<0;1,0>` with 0x7fffffff and 1
//! in `V33` and `V34` gives the statement of ADD, the two loads, the store of 2147483648, and the
//! bits 0x7fffffff in `V32`. Instructions that access memory get ranges of it. With the bytes 1, 0,
//! 0 and 0 at the address 0x1000, a load of a dword from there gives 1. Instructions that access
//! texels get images and samplers.

mod memory_spaces;
mod program;

use crate::binding::arguments::{BoundKernel, LaunchError, Sizes};
use crate::binding::kernel_info::KernelInfo;
use crate::bytecode::{Bytecode, Op, Routine, VariableLocation, size_of};
use crate::compile::Program;
use crate::interp::context::ExecContext;
use crate::lower::LoadError;
use crate::memory::image::{ImageFormat, ImageKind};
use crate::memory::sampler::Sampler;
use crate::numerics::value::Scratch;
pub use crate::reference::trace::{Event, MemorySpace, TexelPlace};
use crate::state::policy::Policy;
use crate::state::thread::Thread;
use crate::state::workgroup::Group;
use crate::trap::Fault;
use fearless_simd::Level;
use memory_spaces::MemorySpaces;
use openvisa::module::Module;
use openvisa_isa::{DataType, Platform, VariableClass};
pub use program::{ChangedBytes, EvaluatedInstruction, ProgramEvaluation, evaluate_program};
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
    /// The channels that are on, one bit for each. `None` for all.
    pub channels: Option<u32>,
    /// The memory that the instruction can access.
    pub memory: Vec<MemoryRange>,
    /// The images that the instruction can access.
    pub images: Vec<EvaluationImage>,
    /// The sampler of each sampler variable that the kernel declares, in its order.
    pub samplers: Vec<Sampler>,
}

/// Consecutive bytes of a memory.
///
/// Flat memory consists of these bytes alone. Shared local memory and surfaces begin at the address
/// 0 and end after their last range, and bytes that are in no range are 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MemoryRange {
    /// The memory. The surface variables that a kernel declares are the first entries of the
    /// binding table, in the order of their declarations.
    pub space: MemorySpace,
    /// The address of the first byte.
    pub address: u64,
    /// The bytes.
    pub bytes: Vec<u8>,
}

/// An image that is bound to a surface.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EvaluationImage {
    /// The index of the surface in the binding table, as in [`MemorySpace::Surface`].
    pub surface: u32,
    /// The dimensions.
    pub kind: ImageKind,
    /// The format of the texels.
    pub format: ImageFormat,
    /// Number of texels in each dimension, including layers. Unused dimensions are 1.
    pub size: [u32; 3],
    /// The texels, row after row without gaps.
    pub texels: Vec<u8>,
}

/// The effects of the pseudo-code of an instruction.
#[derive(Clone, Debug)]
pub struct Evaluation {
    /// The statements, and the values that they read and computed, in the order of execution.
    pub events: Vec<Event>,
    /// The general variables that the instruction changed.
    pub changed: Vec<ChangedVariable>,
    /// The predicate variables that the instruction changed: number of the declaration, bits.
    pub changed_predicates: Vec<(usize, u32)>,
    /// The ranges of [`EvaluationInputs::memory`], with the bytes after the instruction.
    pub memory: Vec<MemoryRange>,
    /// The images of [`EvaluationInputs::images`], with the texels after the instruction.
    pub images: Vec<EvaluationImage>,
}

/// A general variable after an instruction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChangedVariable {
    /// The number of its declaration, from 0.
    pub declaration: usize,
    /// The type of its elements.
    pub data_type: DataType,
    /// The elements that changed: their number, and their bits before and after.
    pub elements: Vec<ChangedElement>,
}

/// An element of a variable that an instruction changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChangedElement {
    /// The number of the element.
    pub index: usize,
    /// The bits before the instruction.
    pub before: u64,
    /// The bits after the instruction.
    pub after: u64,
}

/// The reason why an instruction cannot be evaluated.
#[derive(Clone)]
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
    /// A range of memory overlaps another one, or does not fit into its memory.
    Memory(MemoryRange),
    /// The texels of an image do not have its size, or are too many.
    Image(EvaluationImage),
}

impl fmt::Display for EvaluationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Load(error) => error.fmt(f),
            Self::Launch(error) => error.fmt(f),
            Self::Fault(fault) => fault.fmt(f),
            Self::NoInstruction => f.write_str("the kernel has no instruction"),
            Self::Memory(MemoryRange { address, bytes, .. }) => {
                let size = bytes.len();
                write!(f, "{size} bytes of memory at {address:#x} overlap others, or end beyond the memory")
            }
            Self::Image(EvaluationImage { surface, format, size: [x, y, z], texels, .. }) => {
                let bytes = texels.len();
                write!(f, "surface {surface} has {bytes} bytes, not those of {x} x {y} x {z} texels of {format}")
            }
        }
    }
}

openvisa_isa_core::error_types!(EvaluationError {
    Self::Load(error) => error,
    Self::Launch(error) => error,
    Self::Fault(fault) => fault,
});

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
    with_thread(&program, values, |core, spaces| {
        let routine = core.routine;
        let is_instruction = |op: &Op<'_>| matches!(op, Op::Inst(_));
        let step = routine.code.iter().position(is_instruction).ok_or(EvaluationError::NoInstruction)?;
        let Op::Inst(inst) = &routine.code[step] else { return Err(EvaluationError::NoInstruction) };
        (core.thread.step, core.thread.executed) = (step, 0);
        let before = core.thread.clone();
        let events = RefCell::default();
        core.run_recorded(inst, Some(&events)).map_err(EvaluationError::Fault)?;
        Ok(Evaluation {
            changed: changed_variables(routine, &before, core.thread),
            changed_predicates: changed_predicates(&before, core.thread),
            memory: spaces.read(&values.memory, &core.group.local),
            images: spaces.read_images(&values.images),
            events: events.take(),
        })
    })
}

/// Starts a thread of the first kernel of a program, on values, and calls `run` with it.
fn with_thread<R>(
    program: &Program<'_>,
    values: &EvaluationInputs,
    run: impl FnOnce(&mut ExecContext<'_>, &MemorySpaces) -> Result<R, EvaluationError>,
) -> Result<R, EvaluationError> {
    let bytecode = &program.bytecode;
    let routine = bytecode.routines.first().ok_or(EvaluationError::NoInstruction)?;
    let spaces = MemorySpaces::new(&values.memory, &values.images)?;
    let info = KernelInfo { name: routine.name.clone(), ..KernelInfo::default() };
    let simd_size = bytecode.simd_size(&routine.name).filter(|size| *size > 0).unwrap_or(MAX_CHANNELS);
    let info = KernelInfo { simd_size, ..info };
    let sizes = Sizes { global: [simd_size, 1, 1], local: [simd_size, 1, 1], offset: [0; 3] };
    let bound = BoundKernel::new(bytecode, &info, &spaces.memory, &[], sizes);
    let mut bound = bound.map_err(EvaluationError::Launch)?;
    spaces.bind(&mut bound);
    for (number, sampler) in (0..).zip(&values.samplers) {
        bound.textures.bind_sampler(number, *sampler);
    }
    let mut thread = start_thread(bytecode, routine, values);
    let (mut group, mut scratch) = (Group::new(1, 0, 0), Box::<Scratch>::default());
    group.local = spaces.local_memory();
    let mut core =
        ExecContext::new(bytecode, &program.fast, &bound, &mut group, &mut thread, &mut scratch, Level::new());
    // Accesses outside of surfaces, which hardware tolerates, are mistakes of the reader.
    core.policy = Policy { strict: true, ..Policy::default() };
    run(&mut core, &spaces)
}

/// Returns the general variables that a kernel declares, with their number.
fn declared<'r>(routine: &'r Routine<'_>) -> impl Iterator<Item = (usize, &'r VariableLocation)> {
    routine.variables.iter().skip(VariableClass::General.first() as usize).enumerate()
}

/// Creates a thread whose variables have values.
fn start_thread(bytecode: &Bytecode<'_>, routine: &Routine<'_>, values: &EvaluationInputs) -> Thread {
    let mut thread = Thread::new(bytecode, 0, 0, values.channels.unwrap_or(u32::MAX));
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
    let surfaces = routine.surfaces.iter().skip(VariableClass::Surface.first() as usize);
    for (index, first) in (0..).zip(surfaces) {
        if let Some(state) = thread.state.surfaces.get_mut(usize::from(*first)) {
            *state = index;
        }
    }
    let samplers = routine.samplers.iter().skip(VariableClass::Sampler.first() as usize);
    for (number, first) in (0..values.samplers.len() as u32).zip(samplers) {
        if let Some(state) = thread.state.samplers.get_mut(usize::from(*first)) {
            *state = number;
        }
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
        let bytes = at..at + variable.size as usize;
        if before.state.registers.get(bytes.clone()) == after.state.registers.get(bytes) {
            return None;
        }
        let count = variable.size as usize / size;
        let element = |index| ChangedElement { index, before: read(before, index), after: read(after, index) };
        let elements: Vec<_> = (0..count).map(element).filter(|e| e.before != e.after).collect();
        (!elements.is_empty()).then_some(ChangedVariable { declaration, data_type, elements })
    });
    changed.collect()
}

/// Returns the predicate variables that differ between two states of a thread: number of the
/// declaration, and bits.
fn changed_predicates(before: &Thread, after: &Thread) -> Vec<(usize, u32)> {
    let first = VariableClass::Predicate.first() as usize;
    let pairs = after.state.predicates.iter().zip(&before.state.predicates).skip(first).enumerate();
    pairs.filter(|(_, (new, old))| new != old).map(|(index, (new, _))| (index, *new)).collect()
}

/// Number of channels of a thread whose kernel does not state it.
const MAX_CHANNELS: u32 = 32;

#[cfg(test)]
mod tests {
    use super::memory_spaces::MAX_SPACE_BYTES;
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
        let elements = vec![ChangedElement { index: 0, before: 0, after: 0x7fff_fffe }];
        assert_eq!(result.changed, [ChangedVariable { declaration: 0, data_type: DataType::D, elements }]);
    }

    #[test]
    fn a_comparison_changes_the_bits_of_its_channels() {
        let values = EvaluationInputs { variables: vec![vec![1, 5, 3], vec![2, 2, 2]], ..EvaluationInputs::default() };
        let result = evaluate_line("cmp.lt (M1, 4) p a(0,0)<1;1,0> b(0,0)<1;1,0>", &values).expect("it is defined");
        assert_eq!((result.changed, result.changed_predicates), (vec![], vec![(0, 0b0001)]));
    }

    /// Returns a range of dwords.
    fn dwords(space: MemorySpace, address: u64, values: &[u32]) -> MemoryRange {
        MemoryRange { space, address, bytes: values.iter().flat_map(|v| v.to_le_bytes()).collect() }
    }

    #[test]
    fn messages_read_and_write_the_ranges_of_memory() {
        let memory = vec![
            dwords(MemorySpace::Flat, 0x1000, &[5, 6]),
            dwords(MemorySpace::Flat, 0x2004, &[7]),
            dwords(MemorySpace::Local, 4, &[8]),
        ];
        let variables = vec![vec![], vec![0x1004, 0, 0x2004, 0]];
        let values = EvaluationInputs { variables, memory, ..EvaluationInputs::default() };
        let line = "lsc_atomic_iadd.ugm (M1, 2) a:d32 flat[b]:a64 b %null";
        let result = evaluate_line(line, &values).expect("memory is there");
        let element = |index, after| ChangedElement { index, before: 0, after };
        assert_eq!(result.changed[0].elements, [element(0, 6), element(1, 7)]);
        let after: Vec<_> = result.memory.iter().map(|range| range.bytes[range.bytes.len() - 4]).collect();
        assert_eq!(after, [6_u8.wrapping_add(4), 7, 8]);
        let is_load = |e: &Event| matches!(e, Event::StoreMemory { address: 0x1004, bits: 0x100a, .. });
        assert!(result.events.iter().any(is_load), "{:?}", result.events);
        let values = EvaluationInputs { variables: vec![vec![], vec![4]], ..values };
        let result = evaluate_line("lsc_load.slm (M1, 1) a:d32 flat[b]:a32", &values).expect("memory is there");
        assert_eq!(result.changed[0].elements, [element(0, 8)]);
    }

    #[test]
    fn messages_read_and_write_the_texels_of_images() {
        let format = "R UNORM_INT8".parse().expect("it is a format");
        let image = EvaluationImage { surface: 0, kind: ImageKind::D1, format, size: [2, 1, 1], texels: vec![0, 255] };
        let variables = vec![vec![], vec![1, 0, 1, 0, 1, 0, 1, 0]];
        let values = EvaluationInputs { variables, images: vec![image.clone()], ..EvaluationInputs::default() };
        let result = evaluate_line("lsc_load_quad.tgm (M1, 8) a:d32.x bti(0x0)[b]:a32", &values).expect("it is there");
        let one = u64::from(1.0_f32.to_bits());
        let changed: Vec<_> = result.changed[0].elements.iter().map(|e| (e.index, e.after)).collect();
        assert_eq!((changed, &result.images), (vec![(0, one), (2, one), (4, one), (6, one)], &values.images));
        let texel = TexelPlace { surface: 0, at: vec![1], component: Some(0) };
        assert!(result.events.contains(&Event::LoadTexel { texel, values: vec!["1.0".to_owned()] }));
        let result = evaluate_line("lsc_store_quad.tgm (M1, 8) bti(0x0)[b]:a32 c:d32.x", &values).expect("it is there");
        assert_eq!(result.images[0].texels, [0, 0]);
        for image in [EvaluationImage { surface: 999, ..image.clone() }, EvaluationImage { size: [3, 1, 1], ..image }] {
            let values = EvaluationInputs { images: vec![image], ..EvaluationInputs::default() };
            let error = evaluate_line("lsc_load_quad.tgm (M1, 8) a:d32.x bti(0x0)[b]:a32", &values);
            assert!(matches!(error, Err(EvaluationError::Image(_))));
        }
    }

    #[test]
    fn accesses_outside_the_ranges_and_ranges_that_overlap_are_errors() {
        let memory = vec![dwords(MemorySpace::Flat, 0x1000, &[5, 6])];
        let values = EvaluationInputs { variables: vec![vec![], vec![0x1006]], memory, ..EvaluationInputs::default() };
        let line = "lsc_load.ugm (M1, 1) a:d32 flat[b]:a64";
        let error = evaluate_line(line, &values).expect_err("two bytes are missing");
        assert_eq!(
            error.to_string(),
            "load of 4 bytes at 0x1006 of flat memory (byte 6 of a buffer of 8 bytes) is out of bounds"
        );
        let error = evaluate_line("lsc_load.slm (M1, 1) a:d32 flat[b]:a32", &values).expect_err("there is none");
        assert!(error.to_string().contains("0x1006 of shared local memory (0 bytes) is out of bounds"), "{error}");
        let mut overlapping = values.clone();
        overlapping.memory.push(dwords(MemorySpace::Flat, 0x1004, &[0]));
        let beyond = dwords(MemorySpace::Local, MAX_SPACE_BYTES - 3, &[0]);
        let too_large = EvaluationInputs { memory: vec![beyond], ..EvaluationInputs::default() };
        for values in [overlapping, too_large] {
            assert!(matches!(evaluate_line(line, &values), Err(EvaluationError::Memory(_))));
        }
    }
}
