//! `lib.rs` of the generated crate.

use crate::emit::context::{Content, Context, Emitter};
use crate::emit::support::completeness::{describes_object_format, describes_semantics, describes_text};
use crate::emit::support::naming::type_ident;
use quote::quote;

pub(crate) struct Library;

impl Emitter for Library {
    fn path(&self) -> &'static str {
        "lib.rs"
    }

    /// The lints allowed are about style that only a person would mind: conversions between integers and lists of codes are written
    /// one way for all widths.
    fn emit(&self, context: &Context<'_>) -> Content {
        let docs = super::crate_docs::lines(context);
        let docs = docs.iter().map(|line| if line.is_empty() { String::new() } else { format!(" {line}") });
        let example = example(context);
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
                pub use openvisa_codec::text::{Cursor, Names, Printer, PrintError, Symbols, TextError, TextOptions};
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
        Content::Rust(quote! {
            //! The vISA instruction set as Rust types.
            #![doc = ""]
            #![doc = " Generated from the Markdown specification: every item names the file and line that it comes from, and nothing is"]
            #![doc = " written by hand."]
            #![doc = ""]
            #![doc = " Without the feature `instructions` (on by default) there are only opcodes, enumerations, bit fields, data types and"]
            #![doc = " platforms. The feature `serde` makes them, operands and `Inst` serializable, by name where people read it; all but `Inst`,"]
            #![doc = " whose lists borrow, can be read back. `arbitrary` makes any of them of random bytes. `exhaustive` is explained under"]
            #![doc = " [Compatibility](#compatibility)."]
            #(#![doc = #example])*
            #![doc = ""]
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
            #[cfg(feature = "rules")]
            #[doc(hidden)]
            pub mod fast_accept;
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
            pub use info::{FieldInfo, InstInfo, InstKind};
            #[cfg(feature = "instructions")]
            pub use instructions::Inst;
            #[cfg(feature = "instructions")]
            pub use layout::LAYOUTS;
            pub use opcodes::*;
            pub use openvisa_codec::{Entry, Enumeration, UnknownName};
            #[cfg(feature = "instructions")]
            pub use openvisa_codec::{List, Reader, Version, Wire, WireError, WireErrorKind, WriteError, WriteErrorKind, Writer};
            pub use platforms::{Platform, PlatformSet};
            pub use specification::{SPEC_HASH, SPEC_VERSION};
            #text_use
            pub use types::{DataType, DataTypeKind};
            pub use variables::*;
        })
    }
}

/// The lines of an example about the first instruction, which is run as a test of the crate.
fn example(context: &Context<'_>) -> Vec<String> {
    let first = context.model.instructions.iter().filter(|i| !i.container && i.sub_opcode.is_none());
    let Some((instruction, opcode)) = first.filter_map(|i| Some((i, i.opcode.as_ref()?))).next() else {
        return Vec::new();
    };
    let (name, prefix) = (&instruction.name.value, context.prefix);
    let (kind, code) = (type_ident(name), type_ident(&opcode.name.value));
    let lines = [
        String::new(),
        "```".to_owned(),
        "use openvisa_isa::{InstKind, Opcode};".to_owned(),
        String::new(),
        format!("assert_eq!(Opcode::from_bits({:#04x}), Some(Opcode::{code}));", opcode.code.value),
        format!("assert_eq!(InstKind::from_name(\"{name}\"), Some(InstKind::{kind}));"),
        format!("assert!(InstKind::{kind}.info().spec.starts_with(\"{prefix}/instructions/{name}.md:\"));"),
        "```".to_owned(),
    ];
    lines.map(|line| if line.is_empty() { line } else { format!(" {line}") }).into()
}
