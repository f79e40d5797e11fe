//! Facts about the program around an instruction. For example, a validator asks for the element
//! type of variable 32.

use openvisa_isa::enums::LabelKind;
use openvisa_isa::{DataType, Platform, VariableClass};

/// A general variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Variable {
    /// The type of the elements.
    pub data_type: Option<DataType>,
    /// The number of elements.
    pub elements: Option<u32>,
    /// The alignment in bytes of the storage. The variable begins [`offset`](Self::offset) bytes
    /// after an aligned address.
    pub alignment: Option<u32>,
    /// The byte offset in the aligned storage, if the variable shares the storage of another one.
    pub offset: u32,
}

impl Variable {
    /// Returns the size in bytes. Elements of an unknown type are taken as bytes.
    #[cfg(feature = "alloc")]
    pub(super) fn bytes(&self) -> Option<u32> {
        let element = self.data_type.map_or(1, |data_type| data_type.width().div_ceil(8));
        self.elements?.checked_mul(u32::from(element))
    }
}

/// The program around an instruction. `None` means that a fact is unknown, which breaks no rule.
pub trait ValidationContext {
    /// Returns the target platform.
    fn platform(&self) -> Platform;

    /// Returns a general variable by its ID.
    fn variable(&self, id: u32) -> Option<Variable>;

    /// Returns the number of bytes from the start of an alias to the end of the variable whose
    /// storage it shares.
    fn shared_bytes(&self, _id: u32) -> Option<u32> {
        None
    }

    /// Returns the byte offset in the payload of the input whose storage a general variable shares.
    fn payload_offset(&self, _id: u32) -> Option<u32> {
        None
    }

    /// Returns the alignment in bytes that is declared for the storage of a general variable, or
    /// the byte offset in the payload if an input has this storage.
    fn declared_alignment(&self, _id: u32) -> Option<u32> {
        None
    }

    /// Returns whether a variable, label or string of this class has this ID.
    fn declares(&self, _class: VariableClass, _id: u32) -> Option<bool> {
        None
    }

    /// Returns the number of elements of a predicate variable.
    fn predicate_elements(&self, _id: u32) -> Option<u16> {
        None
    }

    /// Returns the kind of a label.
    fn label(&self, _id: u32) -> Option<LabelKind> {
        None
    }
}

/// A context without variables: only the platform is known.
impl ValidationContext for Platform {
    fn platform(&self) -> Platform {
        *self
    }

    fn variable(&self, _: u32) -> Option<Variable> {
        None
    }
}
