//! The interface of emitters: the context that an emitter reads, and the content that it returns.
//!
//! For example, the emitter of `specification.rs` returns [`Content::Parts`]: a line of module
//! documentation, and two constants that are formatted.

use crate::rust_view::docs::place;
use crate::rust_view::formats::{self, FormatPlan};
use crate::rust_view::type_assignment::TypeAssignment;
use crate::spec::model::Model;
use crate::spec::span::Span;
use proc_macro2::TokenStream;
use quote::{ToTokens, format_ident, quote};

/// The content of a generated file.
pub(crate) enum Content {
    /// Rust tokens, which are formatted.
    Rust(TokenStream),
    /// Text, which is written as it is. Emitters of tables write one row a line.
    Text(String),
    /// Rust tokens, which are formatted, with rows in them that keep their layout.
    RustWithRows(TokenStream, Vec<ArmRows>),
    /// Parts with a blank line between each two.
    Parts(Vec<Content>),
}

/// Arms of a `match`, one row a line. The tokens around them have one arm in their place:
/// `quote!(match x { #rows _ => None })`.
pub(crate) struct ArmRows {
    /// A name that is unique in the file.
    pub(crate) name: &'static str,
    /// The rows.
    pub(crate) rows: Vec<String>,
}

impl ArmRows {
    /// Replaces the placeholders in formatted text.
    pub(crate) fn insert_into(all: &[Self], text: &str) -> String {
        let mut out = String::with_capacity(text.len() * 2);
        for line in text.split_inclusive('\n') {
            let placeholder = line.trim().strip_suffix(" => {}").and_then(|name| name.strip_prefix("__rows_"));
            match placeholder.and_then(|name| all.iter().find(|rows| rows.name == name)) {
                Some(found) => {
                    let indentation = &line[..line.len() - line.trim_start().len()];
                    let end = |row: &str| if row.contains("=> {") { "\n" } else { ",\n" };
                    out.extend(found.rows.iter().flat_map(|row| [indentation, row, end(row)]));
                }
                None => out.push_str(line),
            }
        }
        out
    }
}

impl ToTokens for ArmRows {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let name = format_ident!("__rows_{}", self.name);
        tokens.extend(quote!(#name => {}));
    }
}

/// The names in generated documentation that do not come from the specification.
#[derive(Clone, Copy, Debug)]
pub struct CrateNames<'a> {
    /// The name of the specification folder.
    pub specs: &'a str,
    /// The name of the generated package.
    pub package: &'a str,
    /// The name of the instruction set.
    pub title: &'a str,
}

impl<'a> CrateNames<'a> {
    /// The package of the project, which the other packages of the project are written for.
    pub const PACKAGE: &'static str = "openvisa-isa";

    /// Returns the names of the crate of the project. `specs` is the name of the specification
    /// folder.
    pub const fn of_project(specs: &'a str) -> Self {
        Self { specs, package: Self::PACKAGE, title: "vISA" }
    }

    /// Returns whether the crate is that of the project, which has constants in C and Python too.
    pub(crate) fn is_of_project(self) -> bool {
        self.package == Self::PACKAGE
    }

    /// Returns the name of the crate in paths: `openvisa_isa`.
    pub(crate) fn module(self) -> String {
        self.package.replace('-', "_")
    }
}

/// The input of emitters.
pub(crate) struct Context<'a> {
    /// The checked model.
    pub(crate) model: &'a Model,
    /// The names in documentation.
    pub(crate) names: CrateNames<'a>,
    /// Name of the specification folder, as shown in documentation.
    pub(crate) prefix: &'a str,
    pub(super) plan: &'a TypeAssignment<'a>,
    pub(super) formats: Vec<FormatPlan<'a>>,
}

impl<'a> Context<'a> {
    /// Creates the context of one thread. Threads cannot share it, since formats hold tokens.
    pub(crate) fn new(decisions: &'a Decisions<'a>) -> Self {
        let Decisions { model, names, plan } = decisions;
        Self { model, names: *names, prefix: names.specs, plan, formats: formats::formats(plan) }
    }
}

impl Context<'_> {
    /// Returns the place of an item in the specification: `` `specs/fields.md:9` ``.
    pub(crate) fn place(&self, span: Span) -> String {
        place(self.model, self.prefix, span)
    }

    /// Returns the type of instructions with a lifetime, `Inst<'_>`; without it if no instruction
    /// has a list, which borrows from bytes.
    pub(crate) fn inst_type(&self, life: &TokenStream) -> TokenStream {
        if self.formats.iter().any(FormatPlan::borrows) { quote!(Inst<#life>) } else { quote!(Inst) }
    }
}

/// The names and types that are assigned once for all threads.
pub(crate) struct Decisions<'a> {
    model: &'a Model,
    names: CrateNames<'a>,
    plan: TypeAssignment<'a>,
}

impl<'a> Decisions<'a> {
    /// Assigns names and types for a checked model.
    pub(crate) fn new(model: &'a Model, names: CrateNames<'a>) -> Self {
        Self { model, names, plan: TypeAssignment::new(model) }
    }
}

/// The folder that a generated file is written to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Destination {
    /// The folder `src/` of the generated crate.
    Crate,
    /// The folder of the builder. Inherent methods must be in the crate that defines their type.
    Builder,
}

/// An emitter: a function that returns the content of one generated file.
pub(crate) struct Emitter {
    /// The path of the file below the folder of its destination.
    pub(crate) path: &'static str,
    /// The source file of the emitter below `src/emit/`, which the generated file names.
    pub(crate) source: &'static str,
    /// The folder that the file is written to.
    pub(crate) destination: Destination,
    /// Returns whether the model has the facts that the file needs. For example, upstream documents
    /// leave types of the object format undefined.
    pub(crate) applies: fn(&Model) -> bool,
    /// Returns the content of the file.
    pub(crate) emit: fn(&Context<'_>) -> Content,
}

impl Emitter {
    /// Returns an emitter of a file of the crate, for any model.
    pub(super) const fn new(path: &'static str, source: &'static str, emit: fn(&Context<'_>) -> Content) -> Self {
        Self { path, source, destination: Destination::Crate, applies: |_| true, emit }
    }

    /// Limits the emitter to models that have the facts that its file needs.
    pub(super) const fn when(self, applies: fn(&Model) -> bool) -> Self {
        Self { applies, ..self }
    }

    /// Sets the folder that the file is written to.
    pub(super) const fn to(self, destination: Destination) -> Self {
        Self { destination, ..self }
    }
}
