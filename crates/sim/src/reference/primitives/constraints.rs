//! Properties of operands and types.

use crate::reference::Machine;
use crate::reference::primitives::Result;
use openvisa_isa::operands::VecOperand;
use openvisa_isa::reference::{Constraints, Number, Operand};
use openvisa_isa::{DataType, DataTypeKind};

impl Constraints for Machine<'_, '_, '_> {
    fn r#type(&self, operand: impl Into<Operand>) -> Result<DataType> {
        Ok(match operand.into() {
            Operand::Vector(operand) => self.vector_type(&operand),
            Operand::Raw(operand) => self.raw_type(&operand),
        })
    }

    fn size(&self, r#type: DataType) -> Result<Number> {
        Ok(Number::from(crate::bytecode::size_of(r#type)))
    }

    fn class(&self, operand: impl Into<Operand>) -> Result<&'static str> {
        Ok(match operand.into() {
            Operand::Vector(VecOperand::Address { .. }) => "address",
            Operand::Vector(VecOperand::Predicate { .. }) => "predicate",
            Operand::Vector(VecOperand::Indirect { .. }) => "indirect",
            Operand::Vector(VecOperand::Immediate { .. }) => "immediate",
            Operand::Vector(VecOperand::State { .. }) => "state",
            _ => "general",
        })
    }

    fn is_null(&self, operand: impl Into<Operand>) -> Result<bool> {
        Ok(match operand.into() {
            Operand::Vector(VecOperand::General { id, .. }) => id == 0,
            Operand::Raw(operand) => operand.id == 0,
            Operand::Vector(_) => false,
        })
    }

    fn is_signed(&self, r#type: DataType) -> Result<bool> {
        Ok(r#type.kind() == DataTypeKind::Signed)
    }
}
