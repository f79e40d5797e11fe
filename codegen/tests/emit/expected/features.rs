// @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.

//! What the features `serde` and `arbitrary` add.
#![allow(unused_imports)]
use crate::bit_fields::*;
use crate::enums::*;
use crate::info::InstKind;
#[cfg(feature = "instructions")]
use crate::instructions::*;
use crate::types::DataType;
#[cfg(feature = "instructions")]
use openvisa_codec::inst_features;

openvisa_codec::name_features!(InstKind);

openvisa_codec::bit_field_features! {
    ExecControl u8 { size with_size enumeration ExecSize, nomask with_nomask flag bool, first with_first number u8, }
    CodeInfoFlags u8 { far with_far flag bool, depth with_depth number u8, }
    VecOperandTag u8 { class with_class enumeration OperandClass, modifier with_modifier enumeration Modifier, }
}

#[cfg(feature = "instructions")]
crate::for_each_instruction!(inst_features);
