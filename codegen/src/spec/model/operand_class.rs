//! Classes of vector operands, and sets of classes.
//!
//! For example, the sentence `Operand class: general, immediate.` is a [`ClassSet`] of two classes.

#[cfg(test)]
use schemars::JsonSchema;
use serde::{Serialize, Serializer};

/// A class of vector operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum OperandClass {
    /// A general variable with a region.
    General,
    /// An address variable.
    Address,
    /// A predicate variable.
    Predicate,
    /// A general variable reached through an address variable.
    Indirect,
    /// A constant.
    Immediate,
    /// A constant of at most 16 bits.
    Immediate16,
    /// A surface or sampler variable.
    State,
}

impl OperandClass {
    /// All operand classes.
    pub const ALL: [Self; 7] = [
        Self::General,
        Self::Address,
        Self::Predicate,
        Self::Indirect,
        Self::Immediate,
        Self::Immediate16,
        Self::State,
    ];

    /// Returns the word used in specifications.
    pub const fn name(self) -> &'static str {
        match self {
            Self::General => "general",
            Self::Address => "address",
            Self::Predicate => "predicate",
            Self::Indirect => "indirect",
            Self::Immediate => "immediate",
            Self::Immediate16 => "immediate16",
            Self::State => "state",
        }
    }

    /// Returns the class with a name.
    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|c| c.name() == name)
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
        OperandClass::ALL.into_iter().filter(move |c| self.contains(*c))
    }
}
