//! The feature `exhaustive`: matches without `_` compile. Without the feature they do not, so that this file then has nothing.
#![cfg(all(feature = "exhaustive", feature = "instructions"))]

use openvisa_isa::enums::{CmpRelOp, PredicateCombine};
use openvisa_isa::instructions::*;
use openvisa_isa::{Inst, InstKind};

/// Returns the relation that holds where this one does not.
const fn inverse(relation: CmpRelOp) -> CmpRelOp {
    match relation {
        CmpRelOp::Eq => CmpRelOp::Ne,
        CmpRelOp::Ne => CmpRelOp::Eq,
        CmpRelOp::Lt => CmpRelOp::Ge,
        CmpRelOp::Ge => CmpRelOp::Lt,
        CmpRelOp::Gt => CmpRelOp::Le,
        CmpRelOp::Le => CmpRelOp::Gt,
    }
}

macro_rules! kinds {
    ($($name:ident { kind: $kind:ident, opcode: $opcode:literal, sub_opcode: $sub:tt,
        fields: { $($field:ident: $type:tt,)* } })*) => {
        fn kind(inst: Inst<'_>) -> InstKind {
            match inst {
                $(Inst::$name($name { .. }) => InstKind::$kind,)*
            }
        }
    };
}
openvisa_isa::for_each_instruction!(kinds);

#[test]
fn a_match_that_names_all_members_needs_no_other_arm() {
    for relation in CmpRelOp::ALL {
        assert_eq!(inverse(inverse(*relation)), *relation);
    }
    let combine = match PredicateCombine::ALL[0] {
        PredicateCombine::None => "",
        PredicateCombine::Any => ".any",
        PredicateCombine::All => ".all",
    };
    assert_eq!(combine, "");
    assert_eq!(kind(Inst::Breakpoint(Breakpoint {})), InstKind::Breakpoint);
}
