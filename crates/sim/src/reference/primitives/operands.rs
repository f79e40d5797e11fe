//! Elements of operands in other ways than one by one.

use crate::lower::operand::operand_modifier;
use crate::reference::Machine;
use crate::reference::elements::{Order, element_index};
use crate::reference::primitives::Result;
use crate::trap::Fault;
use openvisa_isa::Inst;
use openvisa_isa::enums::Modifier;
use openvisa_isa::operands::VecOperand;
use openvisa_isa::reference::{Code, Environment, Float, FloatFormat, Number, Operand, Operands};

impl Operands for Machine<'_, '_, '_> {
    fn consecutive(&self, operand: impl Into<Operand>, i: impl Into<Number>) -> Result<Number> {
        match operand.into() {
            Operand::Vector(operand) => self.element(&operand, element_index(i), Order::Consecutive),
            raw => self.load_element(raw, element_index(i)),
        }
    }

    fn precision_bits(&self, precision: Code) -> Result<Number> {
        match precision_width(precision.name) {
            0 => Err(Fault::Invalid("a factor of no precision".to_owned())),
            width => Ok(Number::from(width)),
        }
    }

    fn element(&self, dword: impl Into<Number>, i: impl Into<Number>, precision: Code) -> Result<Number> {
        let width = precision_width(precision.name);
        let bits = (dword.into() >> (i.into() * width)).low_bits(width);
        let float = |format| Number::decode(format, bits.low_u64(), Environment::SINGLE);
        Ok(match precision.name {
            "bf" => float(FloatFormat::BF),
            "hf" => float(FloatFormat::HF),
            "tf32" => float(FloatFormat::F),
            "bf8" => float(FloatFormat::BF8),
            "hf8" => Number::Float(Float::from_hf8(bits.low_u64(), Environment::SINGLE)),
            "e2m1" => Number::Float(Float::from_e2m1(bits.low_u64(), Environment::SINGLE)),
            name if name.starts_with('s') => bits.sign_extend(width),
            _ => bits,
        })
    }

    fn pair_dword(&self, _: impl Into<Operand>, thread: impl Into<Number>, k: impl Into<Number>) -> Result<Number> {
        let first = match self.inst {
            // The halves are joined: the second begins behind the first, which has one register
            // more if their number is odd.
            Inst::Dpasw(_) => self.left.len().div_ceil(16) * 8,
            _ => 0,
        };
        let at = k.into().to_usize().saturating_add(if thread.into() == 0 { 0 } else { first });
        Ok(Number::from(self.left.get(at).copied().unwrap_or(0)))
    }

    fn truth(&self, condition: bool) -> Result<Number> {
        // The bits are the same in an integer and in a floating-point destination.
        Ok(Number::Encoding(if condition { u64::MAX } else { 0 }))
    }

    fn predicate_bits(&self, operand: impl Into<Operand>) -> Result<Number> {
        let Operand::Vector(operand @ VecOperand::Predicate { val, .. }) = operand.into() else {
            return Err(Fault::Invalid("`predicate_bits` takes a predicate variable".to_owned()));
        };
        let word = self.core.borrow().thread.state.predicates.get(usize::from(val.id())).copied().unwrap_or(0);
        Ok(Number::from(if operand_modifier(&operand) == Modifier::Not { !word } else { word }))
    }
}

/// Returns the number of bits of an element of a precision, by its name: `u4`, `bf8`, `tf32`.
fn precision_width(name: &str) -> u64 {
    match name {
        "bf" | "hf" => 16,
        "tf32" => 32,
        "bf8" | "hf8" => 8,
        "e2m1" => 4,
        other => other.trim_start_matches(|c: char| c.is_ascii_alphabetic()).parse().unwrap_or(0),
    }
}
