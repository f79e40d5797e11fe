//! The declarations that the operands of an instruction are chosen from.

use crate::Random;
use openvisa_isa::{DataType, VariableClass};

/// The declarations that instructions may name.
#[derive(Clone, Debug, Default)]
pub struct OperandPool {
    general: Vec<PooledVariable>,
    others: Vec<(VariableClass, u32)>,
}

/// A general variable of a pool.
#[derive(Clone, Copy, Debug)]
struct PooledVariable {
    id: u32,
    data_type: DataType,
    /// Whether instructions may write it. The others hold valid addresses.
    writable: bool,
}

impl OperandPool {
    /// Adds a general variable that instructions may read and write.
    pub fn add_general(&mut self, id: u32, data_type: DataType) {
        self.general.push(PooledVariable { id, data_type, writable: true });
    }

    /// Adds a general variable that no instruction writes, because it holds addresses that are
    /// valid. Operands that do not have an element for each channel prefer it.
    pub fn add_addresses(&mut self, id: u32, data_type: DataType) {
        self.general.push(PooledVariable { id, data_type, writable: false });
    }

    /// Adds a declaration of another class. One that is added twice is chosen twice as often.
    pub fn add(&mut self, class: VariableClass, id: u32) {
        self.others.push((class, id));
    }

    /// Returns whether there is a declaration of a class.
    pub fn has(&self, class: VariableClass) -> bool {
        match class {
            VariableClass::General => !self.general.is_empty(),
            _ => self.others.iter().any(|(known, _)| *known == class),
        }
    }

    /// Returns the type of a general variable.
    pub fn data_type(&self, id: u32) -> Option<DataType> {
        self.general.iter().find(|variable| variable.id == id).map(|variable| variable.data_type)
    }

    /// Returns whether a general variable has a type.
    pub(crate) fn has_type(&self, data_type: DataType) -> bool {
        self.general.iter().any(|variable| variable.data_type == data_type)
    }

    /// Returns the ID of a random declaration of a class other than the general variables; 0 if
    /// there is none.
    pub(crate) fn id(&self, class: VariableClass, random: &mut Random) -> u32 {
        let here: Vec<u32> = self.others.iter().filter(|(known, _)| *known == class).map(|(_, id)| *id).collect();
        random.pick(&here).unwrap_or(0)
    }

    /// Returns the ID of a random general variable of a type, or else of any type.
    pub(crate) fn general(&self, data_type: DataType, usage: Usage, random: &mut Random) -> u32 {
        let of_type = |fits: &dyn Fn(&PooledVariable) -> bool| -> Vec<u32> {
            self.general.iter().filter(|v| v.data_type == data_type && fits(v)).map(|v| v.id).collect()
        };
        let preferred = match usage {
            Usage::Address if random.below(4) > 0 => of_type(&|variable| !variable.writable),
            _ => Vec::new(),
        };
        let fitting = match preferred.is_empty() {
            true => of_type(&|variable| variable.writable || usage != Usage::Write),
            false => preferred,
        };
        let any = || self.general.iter().find(|variable| variable.writable).map_or(0, |variable| variable.id);
        random.pick(&fitting).unwrap_or_else(any)
    }
}

/// The use of a general variable by an operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Usage {
    /// The operand has an element for each channel, which is read.
    Read,
    /// The operand is written.
    Write,
    /// The operand is read, and may be an address.
    Address,
}
