//! Records what the program of a page does.
//!
//! For example, `Dst = Src0 + Src1;` in line 16 of a page records the statement, two loads and a
//! store.

use super::Machine;
use openvisa_isa::operands::VecOperand;
use openvisa_isa::reference::{Number, Operand};

/// What a program did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// The statement in a line of the page begins, counted from 1.
    Statement(u32),
    /// A local name got a value.
    Local {
        /// The name in the pseudo-code.
        name: &'static str,
        /// The value, in decimal digits unless it is an encoding.
        value: String,
    },
    /// The program read an element of a source, with its modifier applied.
    Load {
        /// The name of the variable, or a description of another operand.
        variable: String,
        /// The number of the element.
        index: usize,
        /// The value.
        value: String,
    },
    /// The program wrote an element of a destination.
    Store {
        /// The name of the variable, or a description of another operand.
        variable: String,
        /// The number of the element.
        index: usize,
        /// The value before it is converted to the type of the destination.
        value: String,
    },
}

/// Describes a number: decimal digits, or hexadecimal ones for an encoding and large integers.
pub(super) fn describe(value: Number) -> String {
    match value {
        Number::Undefined => "undefined".to_owned(),
        Number::Encoding(bits) => format!("{bits:#x}"),
        Number::Float(float) => format!("{:?}", float.to_f64()),
        integer => match integer.to_integer().to_i128() {
            Some(small) => small.to_string(),
            None => format!("{:#x} in the low 64 bits", integer.low_u64()),
        },
    }
}

impl Machine<'_, '_, '_> {
    /// Records an event, if a recording was asked for.
    pub(super) fn record(&self, event: impl FnOnce() -> Event) {
        if let Some(events) = self.events {
            let event = event();
            let mut events = events.borrow_mut();
            if events.len() < MAX_EVENTS {
                events.push(event);
            }
        }
    }

    /// Returns the name of the variable of an operand.
    pub(super) fn variable_name(&self, operand: Operand) -> String {
        let (prefix, id) = match operand {
            Operand::Vector(VecOperand::General { id, .. }) => ("V", u64::from(id)),
            Operand::Raw(raw) => ("V", u64::from(raw.id)),
            Operand::Vector(VecOperand::Predicate { val, .. }) => ("P", u64::from(val.id())),
            Operand::Vector(VecOperand::Address { id, .. }) => ("A", u64::from(id)),
            Operand::Vector(VecOperand::Immediate { .. }) => return "immediate".to_owned(),
            Operand::Vector(_) => return "operand".to_owned(),
        };
        format!("{prefix}{id}")
    }
}

/// Maximum number of events that are recorded.
pub(super) const MAX_EVENTS: usize = 1 << 16;
