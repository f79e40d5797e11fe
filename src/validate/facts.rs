//! What a validator asks about the program around an instruction.

use openvisa_isa::enums::LabelKind;
use openvisa_isa::{DataType, Platform, VariableClass};

/// A general variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Variable {
    /// Type of its elements.
    pub data_type: Option<DataType>,
    /// How many elements it has.
    pub elements: Option<u32>,
    /// Its storage begins at a multiple of so many bytes, at least, plus [`offset`](Self::offset).
    pub alignment: Option<u32>,
    /// Bytes from the beginning of the storage that is aligned so, where it shares that of another variable.
    pub offset: u32,
}

/// The surroundings of an instruction. What is not known is `None`, and leads to no finding.
pub trait Facts {
    /// The platform that the program is for.
    fn platform(&self) -> Platform;

    /// A general variable.
    fn variable(&self, id: u32) -> Option<Variable>;

    /// Bytes of the storage that a general variable shares with another, from its own first one to the last one of the other.
    fn shared_bytes(&self, _id: u32) -> Option<u32> {
        None
    }

    /// Whether there is a variable, label or string of this class with this number.
    fn declares(&self, _class: VariableClass, _id: u32) -> Option<bool> {
        None
    }

    /// How many elements a predicate variable has.
    fn predicate_elements(&self, _id: u32) -> Option<u16> {
        None
    }

    /// What a label stands for.
    fn label(&self, _id: u32) -> Option<LabelKind> {
        None
    }
}

/// A platform, and nothing about variables.
impl Facts for Platform {
    fn platform(&self) -> Platform {
        *self
    }

    fn variable(&self, _: u32) -> Option<Variable> {
        None
    }
}
