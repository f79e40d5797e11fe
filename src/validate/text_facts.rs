//! The program around an instruction that was parsed from a text, whose variables may have types
//! that no object file can hold. For example, `.decl V32 v_type=G type=hf8 num_elts=16` is a
//! variable of type UB in an object file.

use super::{ObjectFacts, ValidationContext, Variable};
use openvisa_isa::enums::LabelKind;
use openvisa_isa::{DataType, Platform, VariableClass};

/// The declarations of a kernel or function that was parsed from a text.
#[derive(Clone, Copy, Debug)]
pub struct TextFacts<'f, 'a> {
    facts: &'f ObjectFacts<'a>,
    types: &'f [(u32, DataType)],
}

impl<'f, 'a> TextFacts<'f, 'a> {
    /// Adds types to the declarations of an object. `types` has the IDs of general variables, in
    /// ascending order, with the types that the text states. They have the width of the types in
    /// the object.
    pub fn new(facts: &'f ObjectFacts<'a>, types: &'f [(u32, DataType)]) -> Self {
        Self { facts, types }
    }
}

impl ValidationContext for TextFacts<'_, '_> {
    fn platform(&self) -> Platform {
        self.facts.platform()
    }

    fn variable(&self, id: u32) -> Option<Variable> {
        let variable = self.facts.variable(id)?;
        match self.types.binary_search_by_key(&id, |(known, _)| *known) {
            Ok(index) => Some(Variable { data_type: Some(self.types[index].1), ..variable }),
            Err(_) => Some(variable),
        }
    }

    fn shared_bytes(&self, id: u32) -> Option<u32> {
        self.facts.shared_bytes(id)
    }

    fn payload_offset(&self, id: u32) -> Option<u32> {
        self.facts.payload_offset(id)
    }

    fn declared_alignment(&self, id: u32) -> Option<u32> {
        self.facts.declared_alignment(id)
    }

    fn declares(&self, class: VariableClass, id: u32) -> Option<bool> {
        self.facts.declares(class, id)
    }

    fn predicate_elements(&self, id: u32) -> Option<u16> {
        self.facts.predicate_elements(id)
    }

    fn label(&self, id: u32) -> Option<LabelKind> {
        self.facts.label(id)
    }
}
