//! `info.rs`: what is known about each instruction, as tables.

use super::docs::{doc, place, prose};
use super::instructions::kind_ident;
use super::{Content, Context, Emitter};
use crate::model::Instruction;
use crate::span::Span;
use proc_macro2::{Literal, TokenStream};
use quote::quote;

pub(super) struct Info;

impl Emitter for Info {
    fn path(&self) -> &'static str {
        "info.rs"
    }

    /// ```ignore
    /// pub enum InstKind { Add, ... }
    /// static TABLE: [InstInfo; 127] = [InstInfo { name: "ADD", opcode: Opcode::Add, ... }, ...];
    /// impl InstKind { pub fn info(self) -> &'static InstInfo { ... } }
    /// ```
    fn emit(&self, context: &Context<'_>) -> Content {
        let list: Vec<_> = context.model.instructions.iter().filter(|i| i.opcode.is_some()).collect();
        let idents: Vec<_> = list.iter().map(|i| kind_ident(i)).collect();
        let docs = list.iter().map(|i| {
            let title = i.title.as_deref().map(|t| format!(": {}", prose(t))).unwrap_or_default();
            doc([format!("`{}`{title} {}", i.name.value, place(context.model, context.prefix, i.name.span))])
        });
        let rows = list.iter().map(|i| row(context, i));
        let count = Literal::usize_unsuffixed(list.len());
        Content::Rust(quote! {
            //! Tables about instructions: names, opcodes, availability, fields, and where the specification defines them.
            use crate::opcodes::Opcode;
            use crate::platforms::PlatformSet;

            /// An instruction, without its operands: one value for each document of the specification.
            #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
            #[non_exhaustive]
            pub enum InstKind { #(#docs #idents,)* }

            /// What is known about an instruction.
            #[derive(Clone, Copy, Debug, PartialEq, Eq)]
            #[non_exhaustive]
            pub struct InstInfo {
                /// Which instruction.
                pub kind: InstKind,
                /// Name in the specification.
                pub name: &'static str,
                /// The first byte.
                pub opcode: Opcode,
                /// The byte after it, of a sub-operation.
                pub sub_opcode: Option<u8>,
                /// One line about it.
                pub title: &'static str,
                /// Its group in the index.
                pub group: &'static str,
                /// Platforms that have it.
                pub platforms: PlatformSet,
                /// Its fields, as listed in its document.
                pub fields: &'static [FieldInfo],
                /// Where it is defined: file and line.
                pub spec: &'static str,
            }

            /// What is known about a field.
            #[derive(Clone, Copy, Debug, PartialEq, Eq)]
            #[non_exhaustive]
            pub struct FieldInfo {
                /// Name in the specification.
                pub name: &'static str,
                /// Type in the specification.
                pub kind: &'static str,
                /// Line in the instruction's document.
                pub line: u32,
            }

            static TABLE: [InstInfo; #count] = [#(#rows),*];

            impl InstKind {
                /// All instructions, by opcode.
                pub const ALL: &'static [Self] = &[#(Self::#idents),*];

                /// What is known about it.
                pub fn info(self) -> &'static InstInfo {
                    &TABLE[self as usize]
                }

                /// The instruction of a name in the specification, in any case.
                pub fn from_name(name: &str) -> Option<Self> {
                    TABLE.iter().find(|info| info.name.eq_ignore_ascii_case(name)).map(|info| info.kind)
                }
            }

            impl core::fmt::Display for InstKind {
                fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                    f.pad(self.info().name)
                }
            }

            impl core::str::FromStr for InstKind {
                type Err = openvisa_codec::UnknownName;

                fn from_str(name: &str) -> Result<Self, Self::Err> {
                    Self::from_name(name).ok_or(openvisa_codec::UnknownName { enumeration: "InstKind" })
                }
            }
        })
    }
}

/// `InstInfo { kind: InstKind::Add, name: "ADD", opcode: Opcode::Add, ..., spec: "specs/instructions/ADD.md:5" }`
fn row(context: &Context<'_>, instruction: &Instruction) -> TokenStream {
    let kind = kind_ident(instruction);
    let name = &instruction.name.value;
    let opcode = instruction.opcode.as_ref().map(|o| super::naming::ident(&super::naming::variant(&o.name.value)));
    let sub_opcode = match &instruction.sub_opcode {
        Some(sub) => {
            let code = format!("{:#04x}", sub.code.value).parse::<Literal>().ok();
            quote!(Some(#code))
        }
        None => quote!(None),
    };
    let (title, group) = (instruction.title.as_deref().unwrap_or(""), instruction.group.as_deref().unwrap_or(""));
    let platforms = match instruction.platforms == context.model.all_platforms() {
        true => quote!(PlatformSet::ALL),
        false => {
            let bits = format!("{:#x}", instruction.platforms.0).parse::<Literal>().ok();
            quote!(PlatformSet::from_bits(#bits))
        }
    };
    let fields = instruction.fields.iter().map(|field| {
        let (name, kind) = (&field.name.value, &field.kind_source.value);
        let line = Literal::u32_unsuffixed(field.span.line);
        quote!(FieldInfo { name: #name, kind: #kind, line: #line })
    });
    let spec = plain_place(context, instruction.opcode.as_ref().map_or(instruction.name.span, |o| o.code.span));
    quote! {
        InstInfo {
            kind: InstKind::#kind, name: #name, opcode: Opcode::#opcode, sub_opcode: #sub_opcode, title: #title,
            group: #group, platforms: #platforms, fields: &[#(#fields),*], spec: #spec,
        }
    }
}

fn plain_place(context: &Context<'_>, span: Span) -> String {
    place(context.model, context.prefix, span).trim_matches('`').to_owned()
}
