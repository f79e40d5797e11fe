//! Finds the predicate that enables the channels of an instruction, independent of its kind.

use crate::lower::{LoadError, RoutineLowering};
use openvisa_isa::Inst;

/// Returns the variable ID of a member if its type is that of a predicate.
macro_rules! predicate_id {
    ($member:expr; Predicate) => {
        Some($member.id())
    };
    ($member:expr; $other:tt) => {
        None
    };
}

macro_rules! instructions {
    ($($name:ident { kind: $kind:ident, opcode: $opcode:literal, sub_opcode: $sub:tt,
        fields: { $($field:ident: $type:tt,)* } })*) => {
        /// Returns the ID of the predicate variable of an instruction; `None` or 0 if there is
        /// none.
        fn predicate_of(inst: &Inst<'_>) -> Option<u16> {
            match inst {
                $(Inst::$name(_inst) => None$(.or(predicate_id!(_inst.$field; $type)))*,)*
                _ => None,
            }
        }
    };
}

openvisa_isa::for_each_instruction!(instructions);

impl RoutineLowering<'_> {
    /// Checks that the predicate of an instruction is declared. For example, `(P255) ret (M1, 1)`
    /// is refused in a kernel with one predicate variable.
    pub(crate) fn check_predicate(&self, inst: &Inst<'_>) -> Result<(), LoadError> {
        predicate_of(inst).map_or(Ok(()), |id| self.predicate(id).map(drop))
    }
}
