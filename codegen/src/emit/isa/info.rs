//! `info.rs`: the enumeration of instructions, and the types of the table about them. The table
//! itself is in [`info_table`](super::info_table).
//!
//! For example, `InstKind::Add.info().opcode` is `Opcode::Add`.

use crate::emit::context::{Content, Context};
use crate::emit::isa::former_names::{FormerMember, former_constants};
use crate::rust_view::docs::{doc, prose};
use crate::rust_view::formats::kind_ident;
use crate::rust_view::naming::ident;
use quote::quote;

/// Emits
/// ```ignore
/// pub enum InstKind { Add, ... }
/// impl InstKind { pub fn info(self) -> &'static InstInfo { ... } }
/// ```
pub(crate) fn emit(context: &Context<'_>) -> Content {
    let list: Vec<_> = context.model.instructions.iter().filter(|i| i.is_encoded()).collect();
    let idents: Vec<_> = list.iter().map(|i| kind_ident(i)).collect();
    let docs = list.iter().map(|i| {
        let title = i.title.as_deref().map(|t| format!(": {}", prose(t))).unwrap_or_default();
        doc([format!("`{}`{title} {}", i.name.value, context.place(i.name.span))])
    });
    let former = FormerMember::of_instructions(&context.model.instructions);
    let names: Vec<_> = idents.iter().map(ToString::to_string).collect();
    let constants = former_constants(&ident("InstKind"), &former, names.iter().map(String::as_str));
    let spelled = former.iter().map(|member| {
        let (name, now) = (&member.former.name.value, &member.now);
        quote!((#name, Self::#now))
    });
    let find_former = (!former.is_empty()).then(|| {
        quote!(.or_else(|| {
            let former = [#(#spelled),*];
            former.into_iter().find(|(former, _)| openvisa_isa_core::__private::is_same_word(former, name)).map(|(_, kind)| kind)
        }))
    });
    Content::Rust(quote! {
        //! Tables about instructions: names, opcodes, availability, fields, and where the
        //! specification defines them.
        use crate::info_table::TABLE;
        use crate::opcodes::Opcode;
        use crate::platforms::PlatformSet;
        use crate::types::DataType;

        /// An instruction without its operands. An opcode selects it, together with a
        /// sub-opcode for sub-operations.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
        pub enum InstKind { #(#docs #idents,)* }

        /// A row of the table of instructions.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[non_exhaustive]
        pub struct InstInfo {
            /// The instruction.
            pub kind: InstKind,
            /// Name in the specification: `ADDR_ADD`.
            pub name: &'static str,
            /// Name of the variant of [`InstKind`]: `AddrAdd`.
            pub ident: &'static str,
            /// First byte of the encoding.
            pub opcode: Opcode,
            /// Second byte of the encoding of a sub-operation; `None` for other instructions.
            pub sub_opcode: Option<u8>,
            /// Short description of one line.
            pub title: &'static str,
            /// Name of the instruction's group in the index of the specification.
            pub group: &'static str,
            /// Platforms that support the instruction.
            pub platforms: PlatformSet,
            /// What to use on the platforms that lack the instruction. Empty if its page does not
            /// say.
            pub instead: &'static str,
            /// Accuracy of the results that are not exact. Empty if all are.
            pub accuracy: &'static [AccuracyInfo],
            /// Position in `fields` of the first operand that is written.
            pub result: Option<u8>,
            /// Fields in the order of the specification.
            pub fields: &'static [FieldInfo],
            /// Place of the definition in the specification: file and line.
            pub spec: &'static str,
        }

        /// The accuracy of a result of a device, compared with the exact result.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        pub enum Accuracy {
            /// An error of at most this number of units of the last place.
            Within(u16),
            /// An approximation whose error no document bounds.
            Approximate,
            /// No document says which result of several a device gives.
            Unspecified,
        }

        impl Accuracy {
            /// Returns the word of the specification: `within`, `approximate` or `unspecified`.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    Self::Within(_) => "within",
                    Self::Approximate => "approximate",
                    Self::Unspecified => "unspecified",
                }
            }

            /// Returns the largest error in units of the last place; `None` without a bound.
            #[must_use]
            pub const fn bound(self) -> Option<u16> {
                match self {
                    Self::Within(bound) => Some(bound),
                    _ => None,
                }
            }
        }

        impl core::fmt::Display for Accuracy {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.write_str(self.name())?;
                self.bound().map_or(Ok(()), |bound| write!(f, " {bound} ULP"))
            }
        }

        /// A row about the accuracy of the results of an instruction that are not exact.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[non_exhaustive]
        pub struct AccuracyInfo {
            /// Types of the result. Empty for all types.
            pub types: &'static [DataType],
            /// The accuracy.
            pub accuracy: Accuracy,
            /// Why the results are not exact, and where a bound comes from.
            pub reason: &'static str,
            /// Line of the definition in the instruction's page.
            pub line: u32,
        }

        /// A row about a field of an instruction.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[non_exhaustive]
        pub struct FieldInfo {
            /// Name in the specification.
            pub name: &'static str,
            /// Type in the specification.
            pub kind: &'static str,
            /// Line of the definition in the instruction's page.
            pub line: u32,
        }

        impl InstKind {
            /// All instructions, by opcode.
            pub const ALL: &'static [Self] = &[#(Self::#idents),*];

            /// Returns the row of the instruction in the table.
            pub fn info(self) -> &'static InstInfo {
                &TABLE[self as usize]
            }

            /// Returns the row about the accuracy of a result of a type, which is that of the
            /// operand [`InstInfo::result`]. `None` if the result is exact; NaNs may differ in
            /// their bits.
            pub fn accuracy(self, result: DataType) -> Option<&'static AccuracyInfo> {
                self.info().accuracy.iter().find(|row| row.types.is_empty() || row.types.contains(&result))
            }

            /// Returns the instruction of a name in the specification, in any case and with or
            /// without underscores: `ADDR_ADD`, `AddrAdd`. A former name is accepted too.
            pub fn from_name(name: &str) -> Option<Self> {
                let is_called = |info: &&InstInfo| {
                    openvisa_isa_core::__private::is_same_word(info.name, name) || openvisa_isa_core::__private::is_same_word(info.ident, name)
                };
                TABLE.iter().find(is_called).map(|info| info.kind) #find_former
            }
        }

        #constants

        impl core::fmt::Display for InstKind {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.pad(self.info().name)
            }
        }

        impl core::str::FromStr for InstKind {
            type Err = openvisa_isa_core::UnknownName;

            fn from_str(name: &str) -> Result<Self, Self::Err> {
                Self::from_name(name).ok_or_else(|| {
                    let names = TABLE.iter().flat_map(|info| [info.name, info.ident]);
                    openvisa_isa_core::UnknownName::among("InstKind", "an instruction", name, names)
                })
            }
        }
    })
}
