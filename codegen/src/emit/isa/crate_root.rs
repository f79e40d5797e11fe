//! `lib.rs`: the root of the generated crate, with its documentation and modules.
//!
//! For example, the module `semantics` is declared only if the model describes the semantics of
//! every instruction.

use crate::emit::context::{Content, Context};
use crate::emit::reference::describes_reference;
use crate::emit::support::completeness::{describes_object_format, describes_semantics, describes_text};
use crate::rust_view::naming::type_ident;
use quote::quote;

/// Emits the crate root. It allows some lints about style: generated code converts integers and
/// lists codes in one way for all widths, which a person would write differently.
pub(crate) fn emit(context: &Context<'_>) -> Content {
    let docs = super::crate_docs::doc_lines(context);
    let docs = docs.iter().map(|line| if line.is_empty() { String::new() } else { format!(" {line}") });
    let example = example_lines(context);
    let object = describes_object_format(context.model).then(|| {
        quote! {
            #[cfg(feature = "object")]
            pub mod object;
            #[cfg(feature = "object")]
            mod object_info;
        }
    });
    let text = describes_text(context.model).then(|| {
        quote! {
            #[cfg(feature = "text")]
            mod text;
            #[cfg(feature = "text")]
            mod text_table;
        }
    });
    let text_use = text.is_some().then(|| {
        quote! {
            #[cfg(feature = "text")]
            pub use openvisa_isa_core::text::{Cursor, Names, Printer, PrintError, Symbols, TextError, TextOptions};
            #[cfg(feature = "text")]
            pub use text::{TextScratch, is_reserved, mnemonics};
        }
    });
    let semantics = describes_semantics(context.model).then(|| {
        quote! {
            #[cfg(feature = "semantics")]
            pub mod semantics;
        }
    });
    let reference = describes_reference(context.model).then(|| {
        quote! {
            #[cfg(feature = "reference")]
            pub mod reference;
        }
    });
    let title = format!(" The {} instruction set as Rust types.", context.names.title);
    Content::Rust(quote! {
        #![doc = #title]
        //!
        //! This crate is generated from the Markdown specification. The documentation of each item names the file and line of its
        //! definition there.
        //!
        //! # Features
        //!
        //! - `instructions` (default): operands, instructions, and their decoder and encoder. Without it, the crate has only
        //!   opcodes, enumerations, bit fields, data types and platforms.
        //! - `serde`: serialization of these types and of `Inst`, by name in human-readable formats. All types but `Inst`, whose
        //!   lists borrow, can also be deserialized.
        //! - `arbitrary`: construction of these types from random bytes, for fuzzing.
        //! - `exhaustive`: see [Compatibility](#compatibility).
        #(#![doc = #example])*
        //!
        #(#![doc = #docs])*
        #![cfg_attr(docsrs, feature(doc_cfg))]
        #![no_std]
        #![forbid(unsafe_code)]
        #![allow(clippy::manual_range_patterns, clippy::question_mark, clippy::unnecessary_cast)]

        #[cfg(feature = "arbitrary")]
        extern crate std;

        pub mod bit_fields;
        #[cfg(feature = "instructions")]
        mod decode;
        #[cfg(feature = "instructions")]
        mod encode;
        pub mod enums;
        mod features;
        #[cfg(feature = "instructions")]
        mod fields;
        #[cfg(feature = "instructions")]
        mod for_each;
        #[cfg(feature = "instructions")]
        mod forms;
        mod info;
        mod info_table;
        #[cfg(feature = "instructions")]
        pub mod instructions;
        #[cfg(feature = "instructions")]
        mod layout;
        #object
        mod opcodes;
        #[cfg(feature = "instructions")]
        pub mod operands;
        mod platforms;
        #reference
        #[cfg(feature = "rules")]
        pub mod rules;
        mod specification;
        #text
        #semantics
        mod types;
        mod variables;
        #[cfg(feature = "instructions")]
        mod wire;

        #[cfg(feature = "instructions")]
        pub use decode::Instructions;
        #[cfg(feature = "instructions")]
        pub use fields::{Value, Visitor};
        pub use info::{Accuracy, AccuracyInfo, FieldInfo, InstInfo, InstKind};
        #[cfg(feature = "instructions")]
        pub use instructions::Inst;
        #[cfg(feature = "instructions")]
        pub use layout::{LAYOUTS, VARIABLE_IDS, parameters};
        pub use opcodes::*;
        pub use openvisa_isa_core::{Entry, Enumeration, UnknownCode, UnknownName};
        #[cfg(feature = "instructions")]
        pub use openvisa_isa_core::{List, Reader, Version, Wire, WireError, WireErrorKind, WriteError, WriteErrorKind, Writer};
        pub use platforms::{Platform, PlatformSet};
        pub use specification::{SPEC_HASH, SPEC_VERSION};
        #text_use
        pub use types::{DataType, DataTypeKind};
        pub use variables::*;
    })
}

/// Returns the lines of a documentation test about the first instruction.
fn example_lines(context: &Context<'_>) -> Vec<String> {
    let first = context.model.instructions.iter().filter(|i| !i.container && i.sub_opcode.is_none());
    let Some((instruction, opcode)) = first.filter_map(|i| Some((i, i.opcode.as_ref()?))).next() else {
        return Vec::new();
    };
    let (name, prefix) = (&instruction.name.value, context.prefix);
    let (kind, code) = (type_ident(name), type_ident(&opcode.name.value));
    let lines = [
        String::new(),
        "```".to_owned(),
        format!("use {}::{{InstKind, Opcode}};", context.names.module()),
        String::new(),
        format!("assert_eq!(Opcode::from_bits({:#04x}), Some(Opcode::{code}));", opcode.code.value),
        format!("assert_eq!(InstKind::from_name(\"{name}\"), Some(InstKind::{kind}));"),
        format!("assert!(InstKind::{kind}.info().spec.starts_with(\"{prefix}/instructions/{name}.md:\"));"),
        "```".to_owned(),
    ];
    lines.map(|line| if line.is_empty() { line } else { format!(" {line}") }).into()
}
