//! Integers, and the bits of elements.

use crate::reference::Machine;
use crate::reference::Write;
use crate::reference::elements::element_index;
use crate::reference::elements::element_kind;
use crate::reference::primitives::Result;
use openvisa_isa::bit_fields::Predicate;
use openvisa_isa::reference::{Constraints, IntegersAndBits, Number, Operand, StateAccess, Store};
use openvisa_isa::{DataType, DataTypeKind};

impl IntegersAndBits for Machine<'_, '_, '_> {
    of_numbers! {
        fn low_bits(self, value, n) -> Number { value.low_bits(n) }
        fn sign_extend(self, value, n) -> Number { value.sign_extend(n) }
        fn count_ones(self, number) -> Number { number.count_ones() }
        fn leading_zeros(self, value, width) -> Number { value.leading_zeros(width) }
        fn trailing_zeros(self, number) -> Number { number.trailing_zeros() }
        fn round_up(self, value, step) -> Number { value.round_up(step) }
        fn next_power_of_two(self, number) -> Number { number.next_power_of_two() }
    }

    fn bits(&self, operand: impl Into<Operand>) -> Result<Number> {
        let data_type = self.r#type(operand)?;
        Ok(Number::from(element_kind(data_type).bits()))
    }

    fn overflows(&self, value: impl Into<Number>, r#type: DataType) -> Result<bool> {
        let (low, high) = element_kind(r#type).range();
        let value = value.into().to_integer();
        Ok(value < low || value > high)
    }

    fn set_flag(&self, predicate: Predicate, bit: bool, channel: impl Into<Number>) -> Result<()> {
        let position = u32::from(self.span.first) + channel.into().low_u64() as u32;
        self.write(Write::Predicate(predicate.id(), position, bit));
        Ok(())
    }

    fn raw_bits(&self, element: impl Into<Operand>, index: impl Into<Number>) -> Result<Number> {
        let index = element_index(index);
        Ok(match element.into() {
            Operand::Vector(operand) => Number::from(self.modified_bits(&operand, index)?),
            operand @ Operand::Raw(raw) => {
                let kind = element_kind(self.raw_type(&raw));
                let value = self.load_element(operand, index)?;
                Number::from(value.to_element(kind, Store::default()).unwrap_or(0))
            }
        })
    }

    fn piece(
        &self,
        element: impl Into<Operand>,
        index: impl Into<Number>,
        i: impl Into<Number>,
        n: impl Into<Number>,
    ) -> Result<Number> {
        let (element, n) = (element.into(), n.into());
        let part = self.load(element, index)? >> (i.into() * n);
        let signed = self.r#type(element)?.kind() == DataTypeKind::Signed;
        Ok(if signed { part.sign_extend(n) } else { part.low_bits(n) })
    }
}
