//! A program that sets the inputs of a difference, and then continues as one of both.
//!
//! For example, an element of `a` is set by `mov (M1_NM, 1) a(0,3)<1> 0x7fc00000:f`. Without inputs
//! of its own, the program needs no arguments: `visa run --trace` shows what it computes.

use super::equivalence::{Counterexample, Program, VariableBits, without_inputs};
use super::machine::{Variable, declared_variables};
use super::{Obstacle, Settings};
use openvisa::module::{ModuleBuf, ObjectBuf};
use openvisa_isa::bit_fields::{ExecControl, Predicate, Region};
use openvisa_isa::enums::{ExecMask, ExecSize, HorzStride, Modifier, RegionWidth, VertStride};
use openvisa_isa::instructions::{Mov, Setp};
use openvisa_isa::operands::VecOperand;
use openvisa_isa::reference::{Definition, definition};
use openvisa_isa::{DataType, Inst, Instructions, PredefinedVariable, VariableClass, Version};
use openvisa_sim::operands::channels;

impl Counterexample {
    /// Returns a program that sets the inputs, and then continues as one of both programs.
    ///
    /// # Errors
    /// If an input has no place in the program, or an instruction cannot be written.
    pub fn reproduction(&self, program: Program<'_>, settings: Settings) -> Result<ModuleBuf, Obstacle> {
        let version = program.module.version;
        let mut object = without_inputs(program.module.objects.get(program.object).ok_or(Obstacle::Code)?);
        let mut setup = ObjectBuf::kernel("setup");
        if settings.control != 0 {
            let source = immediate(DataType::Ud, u64::from(settings.control));
            append(&mut setup, &mov(PredefinedVariable::CR0.index, 0, 0, source), version)?;
        }
        for input in &self.inputs {
            set_input(&mut setup, &object, input, settings, version)?;
        }
        let at = first_instruction(&object, version)?;
        object.code.splice(at..at, setup.code);
        Ok(ModuleBuf { version, objects: vec![object] })
    }
}

/// Returns the byte offset behind the labels that the code begins with.
fn first_instruction(object: &ObjectBuf, version: Version) -> Result<usize, Obstacle> {
    for item in Instructions::new(&object.code, version).with_offsets() {
        let (offset, inst) = item.map_err(|_| Obstacle::Code)?;
        if definition(inst.kind()) != Definition::Marker {
            return Ok(offset);
        }
    }
    Ok(object.code.len())
}

/// Appends the instructions that set a variable. A variable that the program does not declare has
/// no part in it.
fn set_input(
    setup: &mut ObjectBuf,
    object: &ObjectBuf,
    input: &VariableBits,
    settings: Settings,
    version: Version,
) -> Result<(), Obstacle> {
    if input.data_type == DataType::Bool {
        let names = (VariableClass::Predicate.first()..).map(|id| (id, object.name_of(VariableClass::Predicate, id)));
        let named = names.take(object.predicates.len()).find(|(_, name)| name.is_some_and(|name| name == *input.name));
        let (Some((id, _)), Some(bits)) = (named, input.elements.first()) else { return Ok(()) };
        let val = Predicate(0).with_id(id as u16);
        let elements = object.predicates[(id - VariableClass::Predicate.first()) as usize].elements;
        let fits = |size: &ExecSize| u16::from(channels(Some(*size))) >= elements;
        let size = ExecSize::ALL.iter().copied().find(fits).unwrap_or(ExecSize::Simd32);
        let exec_size = ExecControl(0).with_size(size).with_mask(ExecMask::M1Nm);
        let dst = VecOperand::Predicate { modifier: Modifier::NoModifier, val };
        return append(setup, &Inst::Setp(Setp { exec_size, dst, src0: immediate(DataType::Ud, *bits) }), version);
    }
    let variables = declared_variables(object)?;
    let Some(index) = variables.iter().position(|variable| variable.name == input.name) else { return Ok(()) };
    let Variable { data_type, elements, .. } = variables[index];
    let (size, id) = (variables[index].element_bytes(), VariableClass::General.first() + index as u32);
    let register = u32::from(settings.platform.register_bytes().ok_or(Obstacle::Operand)?);
    for (element, bits) in (0..elements).zip(super::equivalence::regroup(input, size)) {
        let (row, column) = (element * size / register, element * size % register / size);
        let row = u8::try_from(row).map_err(|_| Obstacle::Bounds)?;
        if bits != 0 {
            // There are no immediates of one byte.
            let constant = if size == 1 { DataType::Uw } else { data_type };
            append(setup, &mov(id, row, column as u8, immediate(constant, bits)), version)?;
        }
    }
    Ok(())
}

/// Returns a move to one element of a variable, in all cases.
fn mov(id: u32, row_offset: u8, col_offset: u8, src0: VecOperand) -> Inst<'static> {
    let region = Region(0).with_v_stride(VertStride::Null).with_width(RegionWidth::Null).with_h_stride(HorzStride::One);
    let dst = VecOperand::General { modifier: Modifier::NoModifier, id, row_offset, col_offset, region };
    let exec_size = ExecControl(0).with_size(ExecSize::Simd1).with_mask(ExecMask::M1Nm);
    Inst::Mov(Mov { exec_size, pred: Predicate(0), dst, src0 })
}

fn immediate(r#type: DataType, bits: u64) -> VecOperand {
    let (low, high) = (bits as u32, (bits >> 32) as u32);
    VecOperand::Immediate { modifier: Modifier::NoModifier, r#type, low, high }
}

fn append(object: &mut ObjectBuf, inst: &Inst<'_>, version: Version) -> Result<(), Obstacle> {
    object.append(inst, version).map(|_| ()).map_err(|_| Obstacle::Code)
}
