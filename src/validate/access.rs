//! The variables that an instruction reads and writes.
//!
//! For example, `add (M1, 16) x(0,0)<1> y(0,0)<1;1,0> 0x1:d` writes `x` and reads `y`.

use super::operand::{Operands, Slot};
use openvisa_isa::operands::{RawOperand, VecOperand};
use openvisa_isa::{Inst, Platform, VariableClass};

/// An access of an instruction to a variable, with an operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VariableAccess {
    /// The class of the variable: general or address.
    pub class: VariableClass,
    /// The ID of the variable.
    pub id: u32,
    /// Whether the operand is a source.
    pub reads: bool,
    /// Whether the operand is a destination.
    pub writes: bool,
}

/// Reports the variables that the operands of an instruction name. An address variable in an
/// indirect operand is read. The null variable is none.
pub fn for_each_variable(inst: &Inst<'_>, platform: Platform, report: &mut dyn FnMut(VariableAccess)) {
    let operands = Operands::new(inst, &platform);
    for (field, rule) in (0..).zip(operands.rules.fields) {
        if rule.ignored.is_some_and(|condition| operands.holds(condition)) {
            continue;
        }
        let (reads, writes) = (rule.read, rule.written);
        match *operands.slot(field) {
            Slot::Raw(RawOperand { id, .. }, _) | Slot::Vector(VecOperand::General { id, .. }, _) if id != 0 => {
                report(VariableAccess { class: VariableClass::General, id, reads, writes });
            }
            Slot::Vector(VecOperand::Address { id, .. }, _) => {
                report(VariableAccess { class: VariableClass::Address, id: u32::from(id), reads, writes });
            }
            Slot::Vector(VecOperand::Indirect { id, .. }, _) => {
                report(VariableAccess { class: VariableClass::Address, id: u32::from(id), reads: true, writes: false });
            }
            _ => {}
        }
    }
}
