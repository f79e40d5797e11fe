//! Classes of vector operands, and sets of classes.
//!
//! For example, the sentence `Operand class: general, immediate.` is a [`ClassSet`] of two classes.

use openvisa_isa_core::words;
#[cfg(test)]
use schemars::JsonSchema;
use serde::{Serialize, Serializer};

words! {
    /// A class of vector operands.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
    #[cfg_attr(test, derive(JsonSchema))]
    #[serde(rename_all = "lowercase")]
    #[repr(u8)]
    pub enum OperandClass, name {
        /// A general variable with a region.
        General = "general",
        /// An address variable.
        Address = "address",
        /// A predicate variable.
        Predicate = "predicate",
        /// A general variable reached through an address variable.
        Indirect = "indirect",
        /// A constant.
        Immediate = "immediate",
        /// A constant of at most 16 bits.
        Immediate16 = "immediate16",
        /// A surface or sampler variable.
        State = "state",
    }
}

/// A set of operand classes: bit n is the class with discriminant n.
///
/// In JSON: the classes by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[cfg_attr(test, derive(JsonSchema))]
#[cfg_attr(test, schemars(with = "Vec<OperandClass>"))]
pub struct ClassSet(pub u8);

impl Serialize for ClassSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl ClassSet {
    /// Adds a class, and returns whether it was new.
    pub const fn insert(&mut self, class: OperandClass) -> bool {
        let bit = 1 << class as u8;
        let new = self.0 & bit == 0;
        self.0 |= bit;
        new
    }

    /// Returns whether the class is in the set.
    pub const fn contains(self, class: OperandClass) -> bool {
        self.0 >> class as u8 & 1 == 1
    }

    /// Iterates over the classes of the set.
    pub fn iter(self) -> impl Iterator<Item = OperandClass> {
        OperandClass::ALL.iter().copied().filter(move |c| self.contains(*c))
    }
}
