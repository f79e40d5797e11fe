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
            #rows
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
