//! The templates of assembler text as tables.
#![allow(clippy::unreadable_literal)]
use crate::text::Format;
use Item::*;
use OperandSyntax::*;
use SymbolClass::{Sampler, Surface};
use openvisa_isa_core::Versions;
use openvisa_isa_core::text::template_table::*;
use openvisa_isa_core::text::{Arg, LabelKind, SymbolClass};

const INT: Arg = Arg::Int(0);
const NULL: Arg = Arg::NULL;
const RAW: Arg = Arg::Raw { offset: 0, id: 0 };

const NO_WORDS: Words = Words { what: "", texts: &[], packed: &[], others: &[], read: &[], platforms: &[] };

/// Makes a table of words. Words of up to eight characters (`short`) are also packed in integers,
/// by which they are compared and printed.
macro_rules! words {
    (short $what:literal, $texts:tt $(, $list:ident: $items:tt)*) => {
        Words { what: $what, texts: &$texts, packed: &pack($texts), $($list: &$items,)* ..NO_WORDS }
    };
    (long $what:literal, $texts:tt $(, $list:ident: $items:tt)*) => {
        Words { what: $what, texts: &$texts, $($list: &$items,)* ..NO_WORDS }
    };
}

