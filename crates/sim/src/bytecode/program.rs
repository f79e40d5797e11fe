//! Programs and routines: the code, and the layout of the variables.

use crate::bytecode::op::Op;
use openvisa_isa::enums::StateClass;
use openvisa_isa::operands::RawOperand;
use openvisa_isa::{DataType, InstKind, Platform};
use std::ops::Range;

/// The kernels and functions of a program, lowered.
#[derive(Clone, Debug)]
pub(crate) struct Bytecode<'a> {
    pub(crate) routines: Vec<Routine<'a>>,
    pub(crate) register: usize,
    pub(crate) platform: Platform,
    /// The choices of the reference semantics, if these execute all instructions. `None` if the
    /// hand-written semantics do.
    pub(crate) reference: Option<OpenChoice>,
    pub(crate) predefined: Predefined,
    /// The instructions that profiles count.
    pub(crate) counters: Vec<CountedInstruction>,
}

impl Bytecode<'_> {
    /// Numbers the counters of profiles: one for each kind of instruction, and one for each type of
    /// inexact results.
    pub(crate) fn number_counters(&mut self) {
        let (mut of_exact, counters) = (vec![None; InstKind::ALL.len()], &mut self.counters);
        for origin in self.routines.iter_mut().flat_map(|routine| &mut routine.origins) {
            let counted = CountedInstruction { kind: origin.kind, inexact_result: origin.inexact_result };
            let known = match counted.inexact_result {
                None => of_exact[counted.kind as usize],
                Some(_) => counters.iter().position(|known| *known == counted),
            };
            let index = known.unwrap_or(counters.len());
            if index == counters.len() {
                counters.push(counted);
            }
            if counted.inexact_result.is_none() {
                of_exact[counted.kind as usize] = Some(index);
            }
            origin.counter = index as u16;
        }
    }

    /// Returns the names of the kernels and functions.
    pub(crate) fn names(&self) -> impl Iterator<Item = &str> {
        self.routines.iter().map(|r| r.name.as_str())
    }

    /// Returns the number of channels of a thread that a kernel was compiled for; 0 if it does not
    /// say.
    pub(crate) fn simd_size(&self, name: &str) -> Option<u32> {
        self.routine(name).map(|index| self.routines[index].simd)
    }

    pub(crate) fn routine(&self, name: &str) -> Option<usize> {
        self.routines.iter().position(|r| r.name == name)
    }

    /// Returns the index of the kernel with a name that runs `simd` channels in a thread, or else
    /// of the first with that name. Compilers try several widths and leave the code of each; the
    /// last one is the one they use.
    pub(crate) fn kernel(&self, name: &str, simd: u32) -> Option<usize> {
        let wide = self.routines.iter().rposition(|r| r.name == name && r.simd == simd);
        wide.or_else(|| self.routine(name))
    }
}

/// Address of the first function. Calls use only its low 32 bits.
const FIRST_FUNCTION_ADDRESS: u64 = 0xfeed_0000_4000_0000;

/// Distance between the addresses of functions, in bytes.
const FUNCTION_STRIDE: u64 = 64;

/// Returns the address of the function with an index in its program.
pub(crate) fn function_address(index: usize) -> u64 {
    FIRST_FUNCTION_ADDRESS + index as u64 * FUNCTION_STRIDE
}

/// Returns the index of the function at an address, whose high 32 bits do not count. The program
/// need not have so many functions.
pub(crate) fn function_index(address: u64) -> Option<usize> {
    let offset = (address & 0xffff_ffff).checked_sub(FIRST_FUNCTION_ADDRESS & 0xffff_ffff)?;
    offset.is_multiple_of(FUNCTION_STRIDE).then_some((offset / FUNCTION_STRIDE) as usize)
}

/// The choice of the reference semantics where the specification leaves one.
///
/// The table of decisions in `specs/3_execution_model.md` names the choices. A program whose
/// results differ between two choices depends on more than the specification defines. For example,
/// a program that stores the sum of two infinities of opposite signs as an integer differs between
/// [`OpenChoice::Usual`] and [`OpenChoice::OtherNan`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum OpenChoice {
    /// The choice that the table of decisions names, if it names one.
    #[default]
    Usual,
    /// A result that is a NaN has all bits set, unless it is a copy.
    OtherNan,
    /// Approximate results are as much larger as the table of decisions allows.
    LargerApproximations,
    /// Approximate results are as much smaller as the table of decisions allows.
    SmallerApproximations,
    /// If several channels of a message store different bytes to one place, the last one is stored with
    /// all bits inverted.
    OtherStore,
    /// A result that is not defined has all bits set. Usually, its destination is unchanged.
    OtherUndefined,
}

impl OpenChoice {
    /// All choices.
    pub const ALL: [Self; 6] = [
        Self::Usual,
        Self::OtherNan,
        Self::LargerApproximations,
        Self::SmallerApproximations,
        Self::OtherStore,
        Self::OtherUndefined,
    ];
}

/// The instruction that a step was lowered from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct InstructionOrigin {
    /// Index of the instruction in its kernel or function.
    pub(crate) number: u32,
    pub(crate) kind: InstKind,
    /// The type of the result, if a device need not give it exactly.
    pub(crate) inexact_result: Option<DataType>,
    /// Index in the counters of the program.
    pub(crate) counter: u16,
    /// Offset in the file in bytes.
    pub(crate) offset: u32,
}

/// The instructions that a counter of a profile counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct CountedInstruction {
    pub(crate) kind: InstKind,
    /// The type of the result, if a device need not give it exactly.
    pub(crate) inexact_result: Option<DataType>,
}

/// A part of the payload that an input of a kernel is read from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct InputLocation {
    /// Offset in the payload in bytes.
    pub(crate) payload_offset: usize,
    /// Number of bytes.
    pub(crate) size: usize,
    /// Offset in the registers of the thread in bytes.
    pub(crate) register_offset: usize,
}

/// A kernel or function.
#[derive(Clone, Debug)]
pub(crate) struct Routine<'a> {
    pub(crate) name: String,
    pub(crate) code: Vec<Op<'a>>,
    /// The instruction of each step.
    pub(crate) origins: Vec<InstructionOrigin>,
    pub(crate) variables: Vec<VariableLocation>,
    /// Number of bytes of the register file that the routine uses.
    pub(crate) size: usize,
    pub(crate) predicates: usize,
    /// Indices of the names of the declared predicate variables in the strings.
    pub(crate) predicate_names: Vec<u32>,
    /// Index of the first element of each address variable.
    pub(crate) addresses: Vec<u16>,
    pub(crate) address_elements: usize,
    /// Indices of the names of the declared address variables in the strings.
    pub(crate) address_names: Vec<u32>,
    /// Index of the first state of each surface variable.
    pub(crate) surfaces: Vec<u16>,
    pub(crate) surface_states: usize,
    /// Index of the first state of each sampler variable.
    pub(crate) samplers: Vec<u16>,
    pub(crate) sampler_states: usize,
    /// Step of each label that is defined.
    pub(crate) labels: Vec<Option<u32>>,
    /// Step of each join, in ascending order.
    pub(crate) joins: Vec<u32>,
    pub(crate) inputs: Vec<InputLocation>,
    /// Bytes of the registers to reset before another thread starts. `None` if they are not known,
    /// so that all are reset. Lowering leaves `None`; the analysis of definite writes fills it in.
    pub(crate) registers_to_reset: Option<Vec<Range<usize>>>,
    /// The strings of the object, which name the targets of calls.
    pub(crate) strings: Vec<String>,
    /// Attributes of the kernel: the number of channels of a thread, and KiB of local memory.
    pub(crate) simd: u32,
    pub(crate) slm_kib: u32,
}

impl Routine<'_> {
    /// Returns the byte offset of a raw operand. `None` if it is the null operand.
    #[inline]
    pub(crate) fn raw(&self, operand: &RawOperand) -> Option<usize> {
        let variable = self.variables.get(operand.id as usize).filter(|_| operand.id != 0)?;
        Some(variable.at as usize + usize::from(operand.offset))
    }

    /// Returns the index of an element of an address variable among the elements of all of them.
    #[inline]
    pub(crate) fn address_element(&self, id: u16, offset: u8) -> u16 {
        self.addresses.get(usize::from(id)).copied().unwrap_or(0).saturating_add(u16::from(offset))
    }

    /// Returns the index of a state of a surface or sampler variable among those of all of its
    /// class.
    pub(crate) fn state_element(&self, class: StateClass, id: impl Into<usize>, offset: impl Into<usize>) -> usize {
        let starts = if class == StateClass::Surface { &self.surfaces } else { &self.samplers };
        starts.get(id.into()).map_or(0, |first| usize::from(*first)) + offset.into()
    }

    /// Returns how many instructions a thread may run before it checks the limit `most` at a
    /// backward branch. `None` if the limit is so near that each instruction has to be checked.
    /// Between two backward branches, each instruction runs at most once.
    #[inline]
    pub(crate) fn instructions_before_limit(&self, executed: u64, most: u64) -> Option<u64> {
        most.checked_sub(executed)?.checked_sub(self.code.len() as u64)
    }
}

/// The part of the register file that a variable occupies.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct VariableLocation {
    /// Byte offset in the register file.
    pub(crate) at: u32,
    /// Number of bytes.
    pub(crate) size: u32,
    pub(crate) data_type: Option<DataType>,
    /// Index of the name in the strings of the routine. `None` for a predefined variable.
    pub(crate) name: Option<u32>,
}

/// Byte offsets of the predefined variables, which are the same in every routine.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Predefined {
    pub(crate) r0: u32,
    pub(crate) group: [u32; 3],
    pub(crate) sr0: u32,
    pub(crate) cr0: u32,
    pub(crate) ce0: u32,
    pub(crate) scratch: u32,
    /// Number of the sampler variable whose state is found by its address.
    pub(crate) bindless_sampler: Option<u8>,
    /// Byte offset behind the last predefined variable.
    pub(crate) end: u32,
}
