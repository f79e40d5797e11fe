//! Runs the reference semantics, which are generated from the pseudo-code of the specification.
//!
//! [`Machine`] implements the generated traits below `Primitives` on the state of a thread. For
//! example, `Dst = Src0 + Src1` reads two elements as numbers, and writes their sum when all
//! channels have been read. The other semantics are faster, and are compared with these.

pub(crate) mod elements;
mod messages;
mod primitives;
mod texels;
pub(crate) mod trace;

use crate::bytecode::memory_op::Target;
use crate::bytecode::{Channels, Guard, OpenChoice};
use crate::interp::context::{ExecContext, Flow};
use crate::lower::memory::element_span;
use crate::lower::operand::{guard, operand_modifier, operand_type, span};
use crate::state::control_register::{denormal_mask, rounding};
use crate::trap::Fault;
use openvisa_isa::enums::{Modifier, SamplerSimd};
use openvisa_isa::operands::{RawOperand, VecOperand};
use openvisa_isa::reference::{Control, Environment, Precision, Rounding, control, execute};
use openvisa_isa::{DataType, Inst};
use std::cell::{Cell, RefCell};
use std::collections::HashMap;

/// A result that is written after the instruction.
#[derive(Clone, Copy, Debug)]
enum Write {
    /// Bytes of the registers: offset, size and value.
    Register(usize, usize, u64),
    /// A bit of a predicate variable: number, position and value.
    Predicate(u16, u32, bool),
    /// An element of the address variables.
    Address(usize, u32),
    /// A state of the surface variables.
    Surface(usize, u32),
    /// A state of the sampler variables.
    Sampler(usize, u32),
}

/// The machine that the reference semantics of one instruction run on.
struct Machine<'m, 'c, 'a> {
    core: RefCell<&'m mut ExecContext<'c>>,
    inst: &'m Inst<'a>,
    span: Channels,
    guard: Guard,
    /// Mask of the channels that are on in the execution mask, and of those that are enabled.
    active: u32,
    enabled: u32,
    /// The control register.
    mode: u32,
    saturates: bool,
    /// The choice where the specification leaves one.
    choice: OpenChoice,
    /// The bytes of memory that the instruction has stored. Empty unless the choice is
    /// [`OpenChoice::OtherStore`].
    stored: RefCell<HashMap<(Target, u64), messages::StoredByte>>,
    writes: RefCell<Vec<Write>>,
    flow: Cell<Flow>,
    /// The channel of the thread that the program has last found to be enabled.
    channel: Cell<Option<u8>>,
    /// The left factor of a product that two fused threads make together.
    left: Vec<u32>,
    /// The record of the actions of the program, if there is one.
    events: Option<&'m RefCell<Vec<trace::Event>>>,
}

impl ExecContext<'_> {
    /// Executes an instruction by its reference semantics.
    pub(crate) fn run_reference(&mut self, inst: &Inst<'_>) -> Result<Flow, Fault> {
        self.run_recorded(inst, None)
    }

    /// Executes an instruction by its reference semantics, and records what the program does.
    pub(crate) fn run_recorded(
        &mut self,
        inst: &Inst<'_>,
        events: Option<&RefCell<Vec<trace::Event>>>,
    ) -> Result<Flow, Fault> {
        let mut left = Vec::new();
        if let Inst::Dpasw(product) = inst {
            match self.join_factor(product)? {
                Ok(factor) => left = factor.values,
                Err(wait) => return Ok(Flow::Again(wait)),
            }
        }
        let Control { pred, dst, .. } = control(inst);
        let (span, guard) = (channels_of(inst), guard(pred));
        let (active, enabled, mode) = (self.active(span), self.enabled(span, guard), self.control());
        let saturates = dst.is_some_and(|dst| operand_modifier(&dst) == Modifier::Sat);
        let choice = self.program.reference.unwrap_or_default();
        let machine = Machine {
            core: RefCell::new(self),
            inst,
            span,
            guard,
            active,
            enabled,
            mode,
            saturates,
            choice,
            stored: RefCell::default(),
            writes: RefCell::default(),
            flow: Cell::new(Flow::Next),
            channel: Cell::new(None),
            left,
            events,
        };
        execute(&machine, inst)?;
        machine.commit()
    }
}

/// Returns the channels of an instruction.
fn channels_of(inst: &Inst<'_>) -> Channels {
    let older = |simd| Channels { n: if simd == Some(SamplerSimd::Channels16) { 16 } else { 8 }, first: 0, all: false };
    match inst {
        Inst::Gather(i) => element_span(i.num_elts),
        Inst::Scatter(i) => element_span(i.num_elts),
        Inst::Sample(i) => older(i.mode.simd()),
        Inst::Load(i) => older(i.mode.simd()),
        _ => control(inst).exec_size.map_or(Channels { n: 1, first: 0, all: false }, span),
    }
}

impl Machine<'_, '_, '_> {
    /// Writes the results, and returns where execution continues.
    fn commit(self) -> Result<Flow, Fault> {
        let Self { core, writes, flow, .. } = self;
        let state = &mut core.into_inner().thread.state;
        for write in writes.into_inner() {
            match write {
                Write::Register(at, size, value) => {
                    if let Some(bytes) = state.registers.get_mut(at..at.saturating_add(size)) {
                        bytes.copy_from_slice(&value.to_le_bytes()[..size]);
                    }
                }
                Write::Predicate(id, position, bit) => {
                    if let Some(word) = state.predicates.get_mut(usize::from(id)) {
                        *word = *word & !(1_u32 << (position & 31)) | u32::from(bit) << (position & 31);
                    }
                }
                Write::Address(index, value) => set(&mut state.addresses, index, value),
                Write::Surface(index, value) => set(&mut state.surfaces, index, value),
                Write::Sampler(index, value) => set(&mut state.samplers, index, value),
            }
        }
        Ok(flow.get())
    }

    fn write(&self, write: Write) {
        self.writes.borrow_mut().push(write);
    }

    /// Returns the environment of operations on elements of a type.
    fn environment(&self, data_type: DataType) -> Environment {
        let precision = if data_type == DataType::Df { Precision::Double } else { Precision::Single };
        Environment { precision, rounding: self.rounding() }
    }

    /// Returns the rounding mode of results.
    fn rounding(&self) -> Rounding {
        rounding(self.mode)
    }

    /// Returns whether denormal numbers of a type count as zero in operations.
    fn flushes(&self, data_type: DataType) -> bool {
        let mask = denormal_mask(data_type);
        mask != 0 && self.mode & mask == 0
    }

    /// Returns the type of the elements of an operand with a region.
    fn vector_type(&self, operand: &VecOperand) -> DataType {
        operand_type(self.core.borrow().routine, operand)
    }

    /// Returns the type of the elements of a raw operand.
    fn raw_type(&self, operand: &RawOperand) -> DataType {
        let core = self.core.borrow();
        let variable = core.routine.variables.get(operand.id as usize);
        variable.and_then(|v| v.data_type).unwrap_or(DataType::Ud)
    }
}

fn set(words: &mut [u32], index: usize, value: u32) {
    if let Some(word) = words.get_mut(index) {
        *word = value;
    }
}
