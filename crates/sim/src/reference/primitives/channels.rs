//! The channels of an instruction, and those that are enabled.

use crate::lower::operand::is_scalar;
use crate::reference::Machine;
use crate::reference::primitives::Result;
use openvisa_isa::Inst;
use openvisa_isa::reference::{Channels, Number, Operand};

impl Channels for Machine<'_, '_, '_> {
    fn channels(&self) -> Result<Number> {
        Ok(Number::from(self.span.n))
    }

    fn enabled(&self, channel: impl Into<Number>) -> Result<bool> {
        let channel = channel.into().low_u64() as u32;
        let on = self.enabled.checked_shr(channel).unwrap_or(0) & 1 == 1;
        // Accesses until the next channel are those of this one.
        self.channel.set(on.then_some(self.span.first.saturating_add(channel as u8)));
        Ok(on)
    }

    fn predicate_holds(&self) -> Result<bool> {
        Ok(self.core.borrow().holds(self.guard, self.span) & 1 == 1)
    }

    fn active(&self, channel: impl Into<Number>) -> Result<bool> {
        // A scalar branch moves all channels of the thread.
        let mask = if matches!(self.inst, Inst::Goto(_)) && self.span.n == 1 {
            self.core.borrow().thread.mask
        } else {
            self.active
        };
        Ok(mask.checked_shr(channel.into().low_u64() as u32).unwrap_or(0) & 1 == 1)
    }

    fn any_enabled(&self) -> Result<bool> {
        Ok(self.enabled != 0)
    }

    fn selected(&self, channel: impl Into<Number>) -> Result<bool> {
        let held = self.core.borrow().holds(self.guard, self.span);
        Ok(held.checked_shr(channel.into().low_u64() as u32).unwrap_or(0) & 1 == 1)
    }

    fn is_scalar(&self, operand: impl Into<Operand>) -> Result<bool> {
        Ok(matches!(operand.into(), Operand::Vector(operand) if is_scalar(&operand)))
    }
}
