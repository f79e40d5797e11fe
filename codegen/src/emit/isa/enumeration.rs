//! Enumerations as rows of the codec's `enumeration!`: two lines a value, which a reader takes in at a glance, and which need no
//! formatter. Types that are more than a list of codes (platforms, data types) are emitted elsewhere, with a [`table`] of the same form.

use crate::emit::support::naming::fold;
use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;
use std::collections::HashSet;
use std::fmt::{Display, Write};

/// An enumeration to be written.
pub(crate) struct Enumeration {
    /// Paragraphs of its documentation.
    pub(crate) docs: Vec<String>,
    pub(crate) name: String,
    /// Bits of its codes: 8, 16, 32 or 64.
    pub(crate) bits: u8,
    /// What a member is, with an article, for errors; `None`: a member of the enumeration.
    pub(crate) noun: Option<&'static str>,
    /// By code.
    pub(crate) rows: Vec<Row>,
    /// Further names of codes that a row has, each with the identifier of that row.
    pub(crate) aliases: Vec<(Row, String)>,
    /// Further words that are read and never printed, each with the identifier of its row.
    pub(crate) spellings: Vec<(String, String)>,
}

/// A value of it.
pub(crate) struct Row {
    pub(crate) doc: String,
    pub(crate) ident: String,
    /// As it is written: `7`, `0x07`.
    pub(crate) code: String,
    /// Name in the specification.
    pub(crate) name: String,
    /// Assembler text.
    pub(crate) text: Option<String>,
}

/// ```ignore
/// openvisa_codec::enumeration! {
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
pub(crate) fn write(enumerations: &[Enumeration], out: &mut String) {
    // Writing to a string cannot fail, here and below.
    for (index, enumeration) in enumerations.iter().enumerate() {
        if index > 0 {
            out.push('\n');
        }
        out.push_str("openvisa_codec::enumeration! {\n");
        for (index, paragraph) in enumeration.docs.iter().filter(|p| !p.is_empty()).enumerate() {
            let blank = if index > 0 { "    ///\n" } else { "" };
            let _ = writeln!(out, "{blank}    /// {paragraph}");
        }
        let noun = enumeration.noun.map(|noun| format!(", {noun:?}")).unwrap_or_default();
        let _ = writeln!(out, "    pub enum {}: u{}{noun} {{", enumeration.name, enumeration.bits);
        for row in &enumeration.rows {
            row.write("", out);
        }
        if !enumeration.aliases.is_empty() {
            out.push_str("    } also {\n");
            for (row, target) in &enumeration.aliases {
                row.write(format_args!("{target}, "), out);
            }
        }
        if !enumeration.spellings.is_empty() {
            out.push_str("    } spelled {\n");
            for (word, target) in &enumeration.spellings {
                let _ = writeln!(out, "        {word:?} = {target};");
            }
        }
        out.push_str("    }\n}\n");
    }
}

impl Row {
    fn write(&self, target: impl Display, out: &mut String) {
        let Self { doc, ident, code, name, text } = self;
        let _ = writeln!(out, "        /// {doc}\n        {ident} = {target}{code}, {name:?}, {text:?};");
    }
}

impl Enumeration {
    /// Keeps the further spellings that the rows do not have themselves, each once.
    pub(crate) fn with_spellings(mut self, spellings: impl IntoIterator<Item = (String, String)>) -> Self {
        let rows = self.rows.iter().chain(self.aliases.iter().map(|(row, _)| row));
        let own = rows.flat_map(|row| [Some(&row.ident), Some(&row.name), row.text.as_ref()]).flatten();
        let mut taken: HashSet<String> = own.map(|word| fold(word)).collect();
        self.spellings.extend(spellings.into_iter().filter(|(word, _)| taken.insert(fold(word))));
        self
    }
}

/// A row of a [`table`]: identifier, name and text.
pub(super) type TableRow<'a> = (&'a Ident, &'a str, Option<&'a str>);

/// ```ignore
/// impl Enumeration for Platform {
///     const NAME: &'static str = "Platform";
///     const NOUN: &'static str = "a platform";
///     const ENTRIES: &'static [Entry<Self>] = &[Entry::new(Self::PvcXt, 10, "PvcXt", "PVC_XT", Some("PVCXT")), ...];
///     ...
/// }
/// openvisa_codec::enumeration_traits!(Platform);
/// ```
/// for a type whose members are numbered in this order. `more` are further items of the implementation.
pub(crate) fn table<'a>(
    name: &str,
    noun: &str,
    rows: impl IntoIterator<Item = TableRow<'a>>,
    more: &TokenStream,
) -> TokenStream {
    let entries = rows.into_iter().enumerate().map(|(index, (ident, name, text))| {
        let (index, rust) = (Literal::usize_unsuffixed(index), ident.to_string());
        let text = match text {
            Some(text) => quote!(Some(#text)),
            None => quote!(None),
        };
        quote!(Entry::new(Self::#ident, #index, #rust, #name, #text))
    });
    let ty = crate::emit::support::naming::ident(name);
    quote! {
        impl Enumeration for #ty {
            const NAME: &'static str = #name;
            const NOUN: &'static str = #noun;
            const ENTRIES: &'static [Entry<Self>] = &[#(#entries),*];
            #more
        }
        openvisa_codec::enumeration_traits!(#ty);
    }
}
