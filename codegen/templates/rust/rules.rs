//! The rules of each instruction as tables.
#![allow(unused_imports)]
use crate::info::InstKind;
use openvisa_isa_core::rules::{*, Expr::*, Op::*};

impl InstKind {
    /// Returns the rules of the instruction.
    ///
    /// In the tables, types are positions in [`DataType::ALL`](crate::DataType::ALL), and platforms
    /// are positions in [`Platform::ALL`](crate::Platform::ALL).
    pub fn rules(self) -> &'static InstRules {
        &TABLE[self as usize]
    }
}

/// Maximum number of fields of an instruction.
