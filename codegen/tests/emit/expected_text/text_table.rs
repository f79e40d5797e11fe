// @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.

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

static W_LOAD_OP: Words = words!(short "a value of Op", ["plain", "", "", "", "", "", "", "", "scaled"]);
static W_ORDER_OP: Words = words!(long "a value of Op", ["order_least", "order_greatest_of_all"]);
static F_ADD: &[TextTemplate] = &[
    TextTemplate { format: Format::Add as u16, versions: Versions::ALL, when: &[], predicate: NONE, blank: &[INT, NULL, NULL, NULL], items: &[Text(&literal("add")), Saturation(1), Channels(0), Operand(1, Saturated), Blank, Operand(2, Vector), Blank, Operand(3, Vector)] },
];
static F_LOAD: &[TextTemplate] = &[
    TextTemplate { format: Format::LoadPlain as u16, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x1)], predicate: NONE, blank: &[INT, INT, RAW, INT, INT], items: &[Text(&literal("load.")), Word(Bits { arg: 0, low: 0, width: 8 }, &W_LOAD_OP), Blank, Sometimes(&Optional { bits: Bits { arg: 0, low: 0, width: 8 }, code: Some(8), negated: false, items: &[Number(Bits { arg: 1, low: 0, width: 16 })] }), Blank, Raw(2), Blank, Text(&literal("(")), Raws, Text(&literal(")"))] },
    TextTemplate { format: Format::LoadScaled as u16, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x100)], predicate: NONE, blank: &[INT, INT, RAW, INT, INT], items: &[Text(&literal("load.")), Word(Bits { arg: 0, low: 0, width: 8 }, &W_LOAD_OP), Blank, Sometimes(&Optional { bits: Bits { arg: 0, low: 0, width: 8 }, code: Some(8), negated: false, items: &[Number(Bits { arg: 1, low: 0, width: 16 })] }), Blank, Raw(2), Blank, Text(&literal("(")), Raws, Text(&literal(")"))] },
];
static F_SVM_READ: &[TextTemplate] = &[
    TextTemplate { format: Format::SvmRead as u16, versions: Versions::ALL, when: &[], predicate: NONE, blank: &[RAW], items: &[Text(&literal("svm_read")), Blank, Raw(0)] },
];
static F_ORDER: &[TextTemplate] = &[
    TextTemplate { format: Format::Order as u16, versions: Versions::ALL, when: &[], predicate: NONE, blank: &[INT, INT, INT, INT, INT, NULL, NULL], items: &[Sometimes(&Optional { bits: Bits { arg: 1, low: 0, width: 16 }, code: None, negated: false, items: &[Text(&literal("(")), Number(Bits { arg: 1, low: 0, width: 16 }), Text(&literal(")")), Blank] }), Word(Bits { arg: 2, low: 0, width: 8 }, &W_ORDER_OP), Several(Composite::LscCaching, &[3, NONE, 4]), Channels(0), Operand(5, Vector), Blank, Operand(6, Vector)] },
];
static INSTRUCTIONS: [Instruction; 4] = [
    Instruction { forms: F_ADD, alias: None },
    Instruction { forms: F_LOAD, alias: None },
    Instruction { forms: F_SVM_READ, alias: None },
    Instruction { forms: F_ORDER, alias: None },
];
static MNEMONICS: [Mnemonic; 3] = [
    Mnemonic { text: "add", forms: &[(&F_ADD[0], NONE)] },
    Mnemonic { text: "load", forms: &[(&F_LOAD[0], NONE), (&F_LOAD[1], NONE)] },
    Mnemonic { text: "svm_read", forms: &[(&F_SVM_READ[0], NONE)] },
];
static HASH: [u16; 16] = hash_table(&MNEMONICS);
pub(crate) static RESERVED: [&str; 3] = [
    "add",
    "load",
    "svm_read",
];
static LABELS: &[LabelFormat] = &[];
static TYPES: [(u8, TypeKind); 16] = [(32, TypeKind::Unsigned), (0, TypeKind::Packed), (0, TypeKind::Packed), (0, TypeKind::Packed), (0, TypeKind::Packed), (0, TypeKind::Packed), (0, TypeKind::Packed), (32, TypeKind::Float), (0, TypeKind::Packed), (0, TypeKind::Packed), (0, TypeKind::Packed), (0, TypeKind::Packed), (0, TypeKind::Packed), (0, TypeKind::Packed), (0, TypeKind::Packed), (0, TypeKind::Packed)];
pub(crate) static TABLES: Tables = Tables {
    instructions: &INSTRUCTIONS,
    mnemonics: &MNEMONICS,
    hash: &HASH,
    labels: LABELS,
    codes: Codes {
        types: words!(short "a data type", ["ud", "", "", "", "", "", "", "f", "", "", "", "", "", "", "", ""]),
        kinds: &TYPES,
        modifiers: words!(long "a modifier", ["", "", "(-)"]),
        saturation: 0,
        v_stride: (Bits { arg: 0, low: 0, width: 4 }, words!(short "a vertical stride", ["", "0", "", "", "", "", "16"])),
        width: (Bits { arg: 0, low: 4, width: 4 }, words!(short "a width of rows", ["", "", "1"])),
        h_stride: (Bits { arg: 0, low: 8, width: 4 }, words!(short "a horizontal stride", ["", "", "1"])),
        region_digits: [[2, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 33, 0, 0, 0, 0, 0, 0, 0, 0], [0, 513, 0, 0, 0, 0, 0, 0, 0, 0]],
        region_marks: [[1, 48, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1], [1, 1, 49, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], [1, 1, 49, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]],
        address_width: words!(short "a number of addresses", ["1", "2"]),
        predicate_id: Bits { arg: 0, low: 0, width: 12 },
        predicate_combine: (Bits { arg: 0, low: 13, width: 2 }, words!(short "`any` or `all`", ["", "any"])),
        predicate_invert: Bits { arg: 0, low: 15, width: 1 },
        exec_size: (Bits { arg: 0, low: 0, width: 2 }, words!(short "a number of channels", ["1", "2"])),
        exec_mask: (Bits { arg: 0, low: 5, width: 3 }, words!(short "a part of the execution mask", [""])),
        exec_digits: ([0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
        exec_texts: (pack(["", "", "", "", "", "", "", "", "", "", "", "", "", "", "", ""]), pack(["1) ", "2) ", "", "", "", "", "", "", "", "", "", "", "", "", "", ""])),
        samplers: &[false, true],
        lsc: Lsc {
            caching: words!(short "the behaviour of a cache", [".df", ".uc"]),
            three_levels: 0x0,
            address_type: words!(short "what addresses are relative to", [""]),
            address_size: words!(short "a size of addresses", [""]),
            data_size: words!(short "a size of data", [""]),
            elements: words!(short "a number of elements", [""]),
            order: words!(short "an order of data", [""]),
            packing: words!(short "a packing of data", [""]),
        },
    },
};
