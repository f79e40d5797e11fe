// @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.

//! The encoder of instructions: the opcodes of the formats, in groups of formats with the same
//! fields.
#![allow(unused_imports)]
use crate::instructions::*;

openvisa_isa_core::encodings! { Inst<'_>, since 0 0;
    alike {
    }
    others {
        Add 0x01;
        LoadPlain 0x02;
        LoadScaled 0x02;
        SvmRead 0x03 0x01;
    }
}
