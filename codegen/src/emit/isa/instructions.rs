//! `instructions.rs`: one struct per instruction format, and the enum `Inst` of all formats.
//!
//! For example, the page of ADD becomes `struct Add` with one member per field, and the variant
//! `Inst::Add`.

use crate::emit::context::{Content, Context};
use crate::rust_view::docs::{doc, prose, sentence};
use crate::rust_view::formats::{FormatPlan, kind_ident};
use crate::spec::model::mnemonics::mnemonics;
use crate::spec::model::{FieldId, Instruction, Presence, Variant};
use openvisa_isa_core::__private::is_same_word;
use proc_macro2::TokenStream;
use quote::quote;

pub(crate) fn emit(context: &Context<'_>) -> Content {
    let formats = &context.formats;
    let structs: TokenStream = formats.iter().map(|format| format_struct(context, format)).collect();
    let inst = inst_enum(formats);
    let former = super::former_names::former_formats(context);
    let import = format!(" use {}::{{InstKind, Instructions, Version, WireError}};", context.names.module());
    Content::Rust(quote! {
        //! Instructions: one struct per format, and the enum [`Inst`] of all formats.
        //!
        //! ```
        #![doc = #import]
        //!
        //! /// Returns the number of instructions of a kind in some code.
        //! fn count(code: &[u8], version: Version, kind: InstKind) -> Result<usize, WireError> {
        //!     let mut count = 0;
        //!     for inst in Instructions::new(code, version) {
        //!         // A `match` on the instruction gives its members.
        //!         count += usize::from(inst?.kind() == kind);
        //!     }
        //!     Ok(count)
        //! }
        //! ```
        #![allow(unused_imports)]
        use crate::bit_fields::*;
        use crate::enums::*;
        use crate::info::InstKind;
        use crate::operands::*;
        use crate::types::DataType;
        use openvisa_isa_core::List;
        #structs
        #inst
        #former
    })
}

/// Emits the struct of a format:
/// ```ignore
/// /// `ADD`: addition.
/// ///
/// /// Adds the two sources.
/// ///
/// /// `specs/instructions/ADD.md:1`
/// pub struct Add {
///     /// `specs/instructions/ADD.md:25`
///     pub exec_size: ExecControl,
///     ...
/// }
/// ```
fn format_struct(context: &Context<'_>, format: &FormatPlan<'_>) -> TokenStream {
    let instruction = format.instruction;
    let variant = format.variants[0];
    let title = instruction.title.as_deref().unwrap_or("an instruction");
    let span = if instruction.format.variants.len() > 1 { variant.span } else { instruction.name.span };
    let docs = doc([
        format!("`{}`: {}", instruction.name.value, prose(title)),
        sentence(instruction.description.split("\n\n").next().unwrap_or("")),
        selecting_values(format),
        context.place(span),
    ]);
    let rust = format.type_tokens();
    let aliases = search_words(format);
    let members = format.members.iter().map(|member| {
        let field = instruction.field(member.field);
        let mut text = prose(&field.description);
        if member.list {
            let names = list_fields(instruction, variant, member.field);
            text = if names.len() > 1 { format!("In order: {}.", names.join(", ")) } else { text };
        }
        if let Presence::If(condition) = &field.presence {
            text = format!("{text} Present if `{}`.", condition.source.value);
        }
        let docs = doc([format!("{text} {}", context.place(field.span))]);
        let (name, rust) = (&member.ident, &member.rust);
        quote!(#docs pub #name: #rust,)
    });
    quote! {
        #docs
        #(#[doc(alias = #aliases)])*
        #[derive(Clone, Copy, Debug, PartialEq, Hash)]
        pub struct #rust { #(#members)* }
    }
}

/// Returns the mnemonics by which a search of the documentation finds the struct of a format. The
/// search ignores case and underscores, so a mnemonic that is the name of the struct is left out.
fn search_words(format: &FormatPlan<'_>) -> Vec<String> {
    let name = format.ident.to_string();
    let mut words = mnemonics(format.instruction);
    words.retain(|word| !is_same_word(word, &name));
    words
}

/// Returns the names of the fields in the counted list that begins with a field.
fn list_fields(instruction: &Instruction, variant: &Variant, first: FieldId) -> Vec<String> {
    let presence = &instruction.field(first).presence;
    let fields = variant.fields.iter().map(|cell| instruction.field(cell.value));
    fields
        .filter(|f| matches!(presence, Presence::CountedBy(_)) && f.presence == *presence)
        .map(|f| format!("`{}`", f.name.value))
        .collect()
}

/// Returns a sentence with the field values that select a layout. Empty if the instruction has one
/// layout.
fn selecting_values(format: &FormatPlan<'_>) -> String {
    if format.instruction.format.variants.len() == format.variants.len() {
        return String::new();
    }
    let values = format.variants.iter().flat_map(|v| &v.conditions).map(|condition| {
        let values: Vec<_> = condition.values.iter().map(|v| format!("`{}`", v.value)).collect();
        format!("`{}` is {}", condition.source.value, values.join(" or "))
    });
    format!("Where {}.", values.collect::<Vec<_>>().join("; "))
}

/// Emits the enum of all formats:
/// ```ignore
/// pub enum Inst<'a> { Add(Add), ..., Switchjmp(Switchjmp<'a>) }
/// impl Inst<'_> { pub const fn kind(&self) -> InstKind { ... } }
/// formats! { Add ... Switchjmp<'a> ... }
/// ```
fn inst_enum(formats: &[FormatPlan<'_>]) -> TokenStream {
    let borrows = formats.iter().any(FormatPlan::borrows);
    let (generics, elided) = if borrows { (quote!(<'a>), quote!(<'_>)) } else { (quote!(), quote!()) };
    let idents: Vec<_> = formats.iter().map(|f| &f.ident).collect();
    let types: Vec<_> = formats.iter().map(FormatPlan::type_tokens).collect();
    let docs = formats.iter().map(|f| doc([format!("`{}`.", f.instruction.name.value)]));
    let kinds: Vec<_> = formats.iter().map(|f| kind_ident(f.instruction)).collect();
    quote! {
        /// An instruction.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
        pub enum Inst #generics { #(#docs #idents(#types),)* }

        /// [`Inst`] with a lifetime, also if no instruction has a list, which would borrow.
        #[allow(dead_code)]
        pub(crate) type InstOf<'a> = Inst #generics;

        impl Inst #elided {
            /// Returns the kind of the instruction: its opcode and sub-opcode, without operands.
            pub const fn kind(&self) -> InstKind {
                match self { #(Self::#idents(_) => InstKind::#kinds,)* }
            }
        }

        // Instructions are passed by value, and the largest format determines the size of all.
        const _: () = assert!(size_of::<Inst #elided>() <= 128);

        /// Implements the traits that all formats have.
        macro_rules! formats {
            ($($name:ident $(<$life:lifetime>)?)*) => {$(
                // A derived `Eq` would also compile a function that asserts `Eq` of each member.
                impl $(<$life>)? Eq for $name $(<$life>)? {}

                impl #generics From<$name $(<$life>)?> for Inst #generics {
                    fn from(value: $name $(<$life>)?) -> Self {
                        Self::$name(value)
                    }
                }
            )*};
        }

        formats! { #(#types)* }
    }
}
