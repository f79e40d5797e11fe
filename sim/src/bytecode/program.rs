//! Programs and routines: the code, and the layout of the variables.

use crate::bytecode::op::Op;
use openvisa_isa::operands::RawOperand;
use openvisa_isa::{DataType, InstKind, Platform};
use std::ops::Range;

/// The kernels and functions of a program, lowered.
#[derive(Clone, Debug)]
pub(crate) struct Bytecode<'a> {
    pub(crate) routines: Vec<Routine<'a>>,
    pub(crate) register: usize,
    pub(crate) platform: Platform,
    pub(crate) predefined: Predefined,
}

impl Bytecode<'_> {
    /// The names of its kernels and functions.
    pub(crate) fn names(&self) -> impl Iterator<Item = &str> {
        self.routines.iter().map(|r| r.name.as_str())
    }

    /// Channels of a thread that the kernel of a name was compiled for; 0: it does not say.
    pub(crate) fn simd_size(&self, name: &str) -> Option<u32> {
        self.routine(name).map(|index| self.routines[index].simd)
    }

    pub(crate) fn routine(&self, name: &str) -> Option<usize> {
        self.routines.iter().position(|r| r.name == name)
    }

    /// The kernel of a name that runs so many channels in a thread: compilers try several widths, and leave the text of each behind, that
    /// which they keep as the last one. Where none has the width, the first.
    pub(crate) fn kernel(&self, name: &str, simd: u32) -> Option<usize> {
        let wide = self.routines.iter().rposition(|r| r.name == name && r.simd == simd);
        wide.or_else(|| self.routine(name))
    }
}

/// A kernel or function.
#[derive(Clone, Debug)]
pub(crate) struct Routine<'a> {
    pub(crate) name: String,
    pub(crate) code: Vec<Op<'a>>,
    /// For each step: number of the instruction, what it is, and its byte in the file.
    pub(crate) origin: Vec<(u32, InstKind, u32)>,
    pub(crate) variables: Vec<Variable>,
    /// Bytes that the variables take.
    pub(crate) size: usize,
    pub(crate) predicates: usize,
    /// Where the elements of each address variable begin.
    pub(crate) addresses: Vec<u16>,
    pub(crate) address_elements: usize,
    /// Where the states of each surface variable begin.
    pub(crate) surfaces: Vec<u16>,
    pub(crate) surface_states: usize,
    /// The same of samplers.
    pub(crate) samplers: Vec<u16>,
    pub(crate) sampler_states: usize,
    /// The step of each label.
    pub(crate) labels: Vec<Option<u32>>,
    /// The step of each join.
    pub(crate) joins: Vec<u32>,
    /// Payload byte, bytes, and place in the registers of each input.
    pub(crate) inputs: Vec<(usize, usize, usize)>,
    /// Bytes that have to be as they were before another thread starts, if that is known.
    pub(crate) registers_to_reset: Option<Vec<Range<usize>>>,
    /// Constants as lanes have them.
    pub(crate) pool: Vec<u8>,
    /// The strings, for calls by name.
    pub(crate) strings: Vec<String>,
    /// What the kernel says about itself.
    pub(crate) simd: u32,
    pub(crate) slm_kib: u32,
}

impl Routine<'_> {
    /// Where a raw operand begins; `None`: it is the null operand.
    #[inline]
    pub(crate) fn raw(&self, operand: &RawOperand) -> Option<usize> {
        let variable = self.variables.get(operand.id as usize).filter(|_| operand.id != 0)?;
        Some(variable.at as usize + usize::from(operand.offset))
    }

    /// How many instructions after so many a thread may still go back without coming to a limit before it looks again; `None`: it
    /// is so near that it has to look at each. Between two jumps back, each instruction runs once at most.
    #[inline]
    pub(crate) fn instructions_before_limit(&self, executed: u64, most: u64) -> Option<u64> {
        most.checked_sub(executed)?.checked_sub(self.code.len() as u64)
    }
}

/// A place in the registers of a thread that a variable takes.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Variable {
    pub(crate) at: u32,
    pub(crate) size: u32,
    pub(crate) data_type: Option<DataType>,
}

/// Where predefined variables lie, in every routine.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Predefined {
    pub(crate) r0: u32,
    pub(crate) arg: u32,
    pub(crate) retval: u32,
    pub(crate) group: [u32; 3],
    pub(crate) tsc: u32,
    pub(crate) hw_id: u32,
    pub(crate) sr0: u32,
    pub(crate) cr0: u32,
    pub(crate) ce0: u32,
    pub(crate) implicit: u32,
    pub(crate) scratch: u32,
    /// The sampler whose state is found by its address.
    pub(crate) bindless_sampler: u8,
    /// Where they end.
    pub(crate) end: u32,
}
