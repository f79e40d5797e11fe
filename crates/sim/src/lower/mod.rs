//! Lowers decoded instructions to operations of the bytecode.

pub(crate) mod atomic;
pub(crate) mod control;
pub(crate) mod lanes;
pub(crate) mod memory;
pub(crate) mod operand;
mod predication;
pub(crate) mod variables;

use crate::bytecode::{Branch, InputLocation, InstructionOrigin, Op, Predefined, Routine, ScalarOp, VariableLocation};
use crate::lower::control::mark_fences_of_barriers;
use crate::lower::memory::MemoryLowering;
use crate::lower::variables::MAX_REGISTER_BYTES;
use openvisa::module::{Error, Object};
use openvisa_isa::operands::VecOperand;
use openvisa_isa::semantics::LaneInst;
use openvisa_isa::{DataType, Inst, Value};
use std::fmt;

/// Why a program cannot be loaded.
#[derive(Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum LoadError {
    /// A file cannot be read.
    Module(String),
    /// The program refers to something that is not declared, or that the machine cannot do.
    Program(String),
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Module(what) | Self::Program(what) => f.write_str(what),
        }
    }
}

openvisa_isa_core::error_types!(LoadError);

impl From<Error> for LoadError {
    fn from(error: Error) -> Self {
        Self::Module(error.to_string())
    }
}

/// Lowers a kernel or function. `register` is the number of bytes of a register; `fixed` and
/// `predefined` are the layout of the predefined variables. With `reference`, all instructions stay
/// as they are decoded.
///
/// # Errors
/// If an instruction cannot be decoded, or names what is not declared.
pub(crate) fn lower_routine<'a>(
    object: &Object<'a>,
    register: usize,
    fixed: &[VariableLocation],
    predefined: &Predefined,
    reference: bool,
) -> Result<Routine<'a>, LoadError> {
    RoutineLowering::new(object, register, fixed, predefined)?.load(object, reference)
}

pub(crate) struct RoutineLowering<'a> {
    pub(crate) routine: Routine<'a>,
    pub(crate) register: u32,
}

impl<'a> RoutineLowering<'a> {
    pub(crate) fn bad(&self, what: &str) -> LoadError {
        LoadError::Program(format!("{}: instruction {}: {what}", self.routine.name, self.routine.origins.len()))
    }

    fn load(mut self, object: &Object<'a>, reference: bool) -> Result<Routine<'a>, LoadError> {
        self.place_inputs(object)?;
        for (number, inst) in object.instructions().with_offsets().enumerate() {
            let (offset, inst) = inst.map_err(|e| LoadError::Module(format!("{}: {e}", self.routine.name)))?;
            let (kind, inexact_result) = (inst.kind(), self.inexact_result(&inst));
            let (number, offset) = (number as u32, offset as u32);
            let origin = InstructionOrigin { number, kind, inexact_result, counter: 0, offset };
            self.check_predicate(&inst)?;
            match &inst {
                Inst::Label(label) => self.label(label.label.bits(), origin)?,
                Inst::Subroutine(label) => self.label(label.label.bits(), origin)?,
                Inst::Goto(goto) => {
                    let back = self.routine.labels.get(goto.label.index()).copied().flatten();
                    let branch = Branch::new(goto);
                    self.push(if reference { Op::Inst(Box::new(inst)) } else { Op::Branch(branch) }, origin);
                    if back.is_some() {
                        self.join(origin);
                    }
                }
                _ => {
                    if let Some(op) = self.lower_instruction(inst, reference)? {
                        self.push(op, origin);
                    }
                }
            }
        }
        mark_fences_of_barriers(&mut self.routine.code);
        self.routine.size = (self.routine.size + 4 * MAX_REGISTER_BYTES).next_multiple_of(MAX_REGISTER_BYTES);
        Ok(self.routine)
    }

    /// Returns the type of the result of an instruction, if a device need not give it exactly.
    fn inexact_result(&self, inst: &Inst<'_>) -> Option<DataType> {
        let info = inst.kind().info();
        if info.accuracy.is_empty() {
            return None;
        }
        let mut result = None;
        inst.fields(&mut |field, value| {
            if info.result == Some(field) {
                let variable = match value {
                    Value::RawOperand(operand) => operand.id,
                    Value::VecOperand(VecOperand::General { id, .. }) => id,
                    Value::VecOperand(VecOperand::Indirect { bit_properties, .. }) => {
                        return result = Some(bit_properties);
                    }
                    _ => return,
                };
                result = self.routine.variables.get(variable as usize).and_then(|variable| variable.data_type);
            }
        });
        result.filter(|result| inst.kind().accuracy(*result).is_some())
    }

    /// Records where each input of a kernel lies in the payload, and in which registers it arrives.
    fn place_inputs(&mut self, object: &Object<'a>) -> Result<(), LoadError> {
        for input in object.inputs() {
            let offset = usize::try_from(input.offset).map_err(|_| self.bad("an input lies before the payload"))?;
            if input.kind.class() == Some(openvisa_isa::enums::InputClass::General) {
                self.routine.inputs.push(InputLocation {
                    payload_offset: offset,
                    size: usize::from(input.size),
                    register_offset: self.variable(input.id)?.at as usize,
                });
            }
        }
        Ok(())
    }

    /// Lowers an instruction that is no label and no `goto`. Returns `None` for a marker, which has
    /// no effect. With `reference`, the reference semantics execute every instruction.
    fn lower_instruction(&mut self, inst: Inst<'a>, reference: bool) -> Result<Option<Op<'a>>, LoadError> {
        if let Some(lane) = LaneInst::of(&inst) {
            // Reference semantics too: lowering finds operands that are not declared, and how many
            // registers are used.
            let lowered = self.lane(&lane)?;
            return Ok(Some(if reference { Op::Inst(Box::new(inst)) } else { Op::Lane(Box::new(lowered)) }));
        }
        if inst.kind().execution_kind() == openvisa_isa::semantics::ExecutionKind::Marker {
            return Ok(None);
        }
        if reference {
            return Ok(Some(Op::Inst(Box::new(inst))));
        }
        let site = MemoryLowering { routine: &self.routine, register: self.register as usize };
        Ok(Some(match (site.lower(&inst).ok().flatten(), ScalarOp::of(&inst, &self.routine)) {
            (Some(access), _) => Op::Memory(Box::new(access)),
            (_, Some(step)) => Op::Scalar(step),
            _ => Op::Inst(Box::new(inst)),
        }))
    }

    fn push(&mut self, op: Op<'a>, origin: InstructionOrigin) {
        self.routine.code.push(op);
        self.routine.origins.push(origin);
    }

    fn join(&mut self, origin: InstructionOrigin) {
        let slot = self.routine.joins.len() as u32;
        self.routine.joins.push(self.routine.code.len() as u32);
        self.push(Op::Join(slot), origin);
    }

    fn label(&mut self, label: u16, origin: InstructionOrigin) -> Result<(), LoadError> {
        let step = self.routine.code.len() as u32;
        match self.routine.labels.get_mut(usize::from(label)) {
            Some(known) => *known = Some(step),
            None => return Err(self.bad(&format!("L{label} is not declared"))),
        }
        self.join(origin);
        Ok(())
    }
}
