//! Predicate variables.

use super::super::ErrorKind;
use super::{Dst, OwnedOperand, Owner, Src};
use core::ops::Not;
use openvisa_isa::bit_fields::Predicate;
use openvisa_isa::enums::{Modifier, PredicateCombine};
use openvisa_isa::operands::VecOperand;

/// A predicate variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PredicateVariable {
    pub(in crate::builder) id: u32,
    pub(in crate::builder) owner: Owner,
}

impl PredicateVariable {
    /// Returns the number of the variable in object files.
    pub const fn id(self) -> u32 {
        self.id
    }

    /// Enables each channel whose bit is set.
    pub const fn each(self) -> Flag {
        self.combined(PredicateCombine::None)
    }

    /// Enables all channels if the bit of any channel is set.
    pub const fn any(self) -> Flag {
        self.combined(PredicateCombine::Any)
    }

    /// Enables all channels if the bits of all channels are set.
    pub const fn all(self) -> Flag {
        self.combined(PredicateCombine::All)
    }

    const fn combined(self, combine: PredicateCombine) -> Flag {
        Flag { id: self.id, owner: self.owner, combine, invert: false }
    }
}

/// The channels that a predicate variable enables. `!` enables the other channels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Flag {
    id: u32,
    pub(in crate::builder) owner: Owner,
    combine: PredicateCombine,
    invert: bool,
}

impl Flag {
    pub(in crate::builder) fn predicate(self) -> Result<Predicate, ErrorKind> {
        let too_large = ErrorKind::Number(self.id);
        let id = u16::try_from(self.id).map_err(|_| too_large)?;
        let predicate = Predicate::default().with_id(id).with_combine(self.combine).with_invert(self.invert);
        if predicate.id() == id { Ok(predicate) } else { Err(too_large) }
    }

    fn operand(self) -> OwnedOperand {
        let operand = |val| VecOperand::Predicate { modifier: Modifier::NoModifier, val };
        OwnedOperand::new(self.owner, self.predicate().map(operand))
    }
}

impl Not for Flag {
    type Output = Self;

    fn not(self) -> Self {
        Self { invert: !self.invert, ..self }
    }
}

impl Not for PredicateVariable {
    type Output = Flag;

    fn not(self) -> Flag {
        !self.each()
    }
}

impl From<PredicateVariable> for Flag {
    fn from(from: PredicateVariable) -> Self {
        from.each()
    }
}

/// The predicate of an instruction, or `None` if all channels of the execution mask run.
///
/// [`Added::pred`](super::super::Added::pred) takes a predicate variable, a [`Flag`], or an
/// `Option` of either.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Guard(pub(in crate::builder) Option<Flag>);

impl From<Flag> for Guard {
    fn from(from: Flag) -> Self {
        Self(Some(from))
    }
}

impl From<PredicateVariable> for Guard {
    fn from(from: PredicateVariable) -> Self {
        Self(Some(from.each()))
    }
}

impl From<Option<Flag>> for Guard {
    fn from(from: Option<Flag>) -> Self {
        Self(from)
    }
}

impl From<Option<PredicateVariable>> for Guard {
    fn from(from: Option<PredicateVariable>) -> Self {
        Self(from.map(PredicateVariable::each))
    }
}

impl From<PredicateVariable> for Src {
    fn from(from: PredicateVariable) -> Self {
        Self(from.each().operand())
    }
}

impl From<PredicateVariable> for Dst {
    fn from(from: PredicateVariable) -> Self {
        Self(from.each().operand())
    }
}
