//! The encoder of instructions: the opcodes of the formats, in groups of formats with the same
//! fields.
#![allow(unused_imports)]
use crate::instructions::*;

openvisa_isa_core::encodings! { #inst, since #major #minor;
    alike {
        #rows
    }
    others {
        #others
    }
}
