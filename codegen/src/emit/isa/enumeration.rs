//! Enumerations as invocations of the macro `enumeration!` of the runtime crate.
//!
//! A value has two lines: documentation, and identifier, code and spellings. For example,
//! `/// Equal.` and `Eq = 0, "eq", Some("eq");`. Types that are more than a list of codes
//! (platforms, data types, attributes) are emitted elsewhere, and get the same traits from
//! [`enumeration_impl`].

use crate::emit::support::literals::optional;
use crate::lines::write_line;
use openvisa_isa_core::__private::fold_bytes;
use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;
use std::collections::HashSet;
use std::fmt::Display;

/// An enumeration to be written.
pub(crate) struct Enumeration {
    /// Paragraphs of the documentation.
    pub(crate) docs: Vec<String>,
    /// Name of the Rust type.
    pub(crate) name: String,
    /// Width of the codes in bits: 8, 16, 32 or 64.
    pub(crate) bits: u8,
    /// Noun with an article that messages use for a member: `an opcode`. `None` for a noun made of
    /// the type name.
    pub(crate) noun: Option<&'static str>,
    /// Values by code.
    pub(crate) rows: Vec<EnumRow>,
    /// Further names of codes, each with the identifier of the value that has the code.
    pub(crate) aliases: Vec<(EnumRow, String)>,
    /// Further words that parsers accept and nothing prints, each with the identifier of its value.
    pub(crate) spellings: Vec<(String, String)>,
}

pub(crate) struct EnumRow {
    /// Documentation on one line.
    pub(crate) doc: String,
    /// Identifier in Rust.
    pub(crate) ident: String,
    /// Code as a Rust literal: `7` or `0x07`.
    pub(crate) code: String,
    /// Name in the specification.
    pub(crate) name: String,
    /// Assembler text; `None` for a value without text.
    pub(crate) text: Option<String>,
}

/// Writes enumerations:
/// ```ignore
/// openvisa_isa_core::enumeration! {
///     /// How the predicate bits are joined before they are used.
///     ///
///     /// `specs/fields.md:45`
///     pub enum PredicateCombine: u8 {
///         /// none. `specs/fields.md:47`
///         None = 0, "none", None;
///     } spelled {
///         "any_of" = Any;
///     }
/// }
/// ```
pub(crate) fn write_enumerations(enumerations: &[Enumeration], out: &mut String) {
    for (index, enumeration) in enumerations.iter().enumerate() {
        if index > 0 {
            out.push('\n');
        }
        out.push_str("openvisa_isa_core::enumeration! {\n");
        for (index, paragraph) in enumeration.docs.iter().filter(|p| !p.is_empty()).enumerate() {
            let blank = if index > 0 { "    ///\n" } else { "" };
            write_line!(out, "{blank}    /// {paragraph}");
        }
        let noun = enumeration.noun.map(|noun| format!(", {noun:?}")).unwrap_or_default();
        write_line!(out, "    pub enum {}: u{}{noun} {{", enumeration.name, enumeration.bits);
        for row in &enumeration.rows {
            row.write_lines("", out);
        }
        if !enumeration.aliases.is_empty() {
            out.push_str("    } also {\n");
            for (row, target) in &enumeration.aliases {
                row.write_lines(format_args!("{target}, "), out);
            }
        }
        if !enumeration.spellings.is_empty() {
            out.push_str("    } spelled {\n");
            for (word, target) in &enumeration.spellings {
                write_line!(out, "        {word:?} = {target};");
            }
        }
        out.push_str("    }\n}\n");
    }
}

impl EnumRow {
    /// Writes the two lines of a value. `target` is what precedes the code: for an alias, the
    /// identifier of its value.
    fn write_lines(&self, target: impl Display, out: &mut String) {
        let Self { doc, ident, code, name, text } = self;
        write_line!(out, "        /// {doc}\n        {ident} = {target}{code}, {name:?}, {text:?};");
    }
}

impl Enumeration {
    /// Adds further spellings, except those that equal another spelling of the enumeration.
    pub(crate) fn with_spellings(mut self, spellings: impl IntoIterator<Item = (String, String)>) -> Self {
        let rows = self.rows.iter().chain(self.aliases.iter().map(|(row, _)| row));
        let own = rows.flat_map(|row| [Some(&row.ident), Some(&row.name), row.text.as_ref()]).flatten();
        let fold = |word: &str| -> Vec<u8> { fold_bytes(word.as_bytes()).collect() };
        let mut taken: HashSet<_> = own.map(|word| fold(word)).collect();
        self.spellings.extend(spellings.into_iter().filter(|(word, _)| taken.insert(fold(word))));
        self
    }
}

/// A member of an [`enumeration_impl`]: identifier, name and text.
pub(super) type TableRow<'a> = (&'a Ident, &'a str, Option<&'a str>);

/// Returns the implementation of `Enumeration` for a type whose members are numbered in the order
/// of `rows`. `more` are further items of the implementation.
///
/// ```ignore
/// impl Enumeration for Platform {
///     const NAME: &'static str = "Platform";
///     const NOUN: &'static str = "a platform";
///     const ENTRIES: &'static [Entry<Self>] =
///         &[Entry::new(Self::PvcXt, 10, "PvcXt", "PVC_XT", Some("PVCXT")), ...];
///     ...
/// }
/// openvisa_isa_core::enumeration_traits!(Platform);
/// ```
pub(crate) fn enumeration_impl<'a>(
    name: &str,
    noun: &str,
    rows: impl IntoIterator<Item = TableRow<'a>>,
    more: &TokenStream,
) -> TokenStream {
    let entries = rows.into_iter().enumerate().map(|(index, (ident, name, text))| {
        let (index, rust) = (Literal::usize_unsuffixed(index), ident.to_string());
        let text = optional(text);
        quote!(Entry::new(Self::#ident, #index, #rust, #name, #text))
    });
    let ty = crate::rust_view::naming::ident(name);
    quote! {
        impl Enumeration for #ty {
            const NAME: &'static str = #name;
            const NOUN: &'static str = #noun;
            const ENTRIES: &'static [Entry<Self>] = &[#(#entries),*];
            #more
        }
        openvisa_isa_core::enumeration_traits!(#ty);
    }
}
