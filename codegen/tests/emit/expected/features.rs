// @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.

//! `Debug` of bit fields, and the implementations behind the features `serde` and `arbitrary`.
#![allow(unused_imports)]
use crate::bit_fields::*;
use crate::enums::*;
use crate::info::InstKind;
#[cfg(feature = "instructions")]
use crate::instructions::*;
use crate::types::DataType;
#[cfg(feature = "instructions")]
use openvisa_isa_core::inst_features;

macro_rules! for_each_bit_field {
    ($($callback:ident)::+) => {
        $($callback)::+! {
            ExecControl u8 { size with_size 0 2 enumeration ExecSize, nomask with_nomask 4 1 flag bool, first with_first 5 3 number u8, }
            CodeInfoFlags u8 { far with_far 0 1 flag bool, depth with_depth 1 3 number u8, }
            VecOperandTag u8 { class with_class 0 3 enumeration OperandClass, modifier with_modifier 3 3 enumeration Modifier, }
        }
    };
}

for_each_bit_field!(openvisa_isa_core::bit_field_debug);
#[cfg(any(feature = "serde", feature = "arbitrary"))]
for_each_bit_field!(openvisa_isa_core::bit_field_features);

#[cfg(any(feature = "serde", feature = "arbitrary"))]
openvisa_isa_core::name_features!(InstKind);

#[cfg(all(feature = "instructions", any(feature = "serde", feature = "arbitrary")))]
crate::for_each_instruction!(inst_features);
