//! Differences between two specifications, by meaning.
//!
//! Two models are compared fact by fact: opcodes, fields, bits, enumerators, types, platforms and
//! structures. The order of sections and the layout of the documents do not count. Each
//! difference has a path (`specs/README.md` lists the forms), by which an erratum refers to it. For
//! example, `ADD/field/Src0/class` is the path of a changed operand class. Two models of one
//! dialect that differ in more than places have a difference, if only in their wording.
//!
//! A strict specification states facts that upstream documents have no form for: names of bit
//! groups, assembler texts, pseudo-code, counted lists, and encodings of old versions. Between two
//! dialects, such facts are not compared.
//!
//! | module | compares |
//! | --- | --- |
//! | `instruction` | opcodes, formats, properties, type maps, availability |
//! | `field` | fields, members of structures, bit groups, enumerators |
//! | `shared` | structures; between dialects, platforms, data types, predefined variables and the index |
//! | `strict` | what only strict documents state: pseudo-code and its functions, constraints, texts of values, defaults, access |
//! | `walk` | everything else in models of one dialect, as trees of `facts` |
//! | `renames` | removes differences that follow from a rename |
//! | [`errata`] | differences against the entries that explain them |
//! | `effect` | the effects on programs and on implementers of the semantics |
//! | [`items`] | the public items of the generated Rust |
//! | [`report`] | prints: for people, JSON lines, Markdown |

mod effect;
pub mod errata;
mod facts;
mod field;
mod instruction;
pub mod items;
mod renames;
pub mod report;
mod shared;
mod strict;
mod walk;

pub use effect::Programs;

use crate::spec::model::{Gate, Model, PlatformSet, VersionRange};
use crate::spec::span::{Span, Spanned};
use openvisa_isa_core::words;
use std::collections::HashSet;

words! {
    /// The effect of a difference on a user of the generated crate.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Impact, word {
        /// No effect: only a text or a place changed.
        Patch = "patch",
        /// Compatible: something is new, or other values are legal.
        Minor = "minor",
        /// Incompatible: existing code breaks, or bytes change their meaning.
        Major = "major",
    }
}

words! {
    /// The kind of a difference.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum ChangeKind, word {
        /// Only the new side has the item.
        Added = "added",
        /// Only the old side has the item.
        Removed = "removed",
        /// Both sides have the item under different names.
        Renamed = "renamed",
        /// Both sides have the item in different places.
        Moved = "moved",
        /// Both sides have the item with different values.
        Changed = "changed",
    }
}

/// A difference between two specifications.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The path in the specification: `ADD/field/Src0/class`.
    pub path: String,
    /// The kind of the difference.
    pub kind: ChangeKind,
    /// The value on the old side; empty if there is none.
    pub old: String,
    /// The value on the new side; empty if there is none.
    pub new: String,
    /// The place on the old side, as `file:line`.
    pub old_place: Option<String>,
    /// The place on the new side, as `file:line`.
    pub new_place: Option<String>,
    /// The effect on users of the generated types.
    pub impact: Impact,
    /// The effect on implementers of the semantics traits, whose methods have no default.
    pub semantics: Impact,
    /// The effect on programs in vISA.
    pub programs: Programs,
}

/// Compares two models. Instructions come first, sorted by name, then shared documents. The order
/// depends only on the models.
pub fn compare(old: &Model, new: &Model) -> Vec<Difference> {
    let mut comparison = Comparison::new(old, new);
    instruction::compare_all(&mut comparison);
    shared::compare_all(&mut comparison);
    strict::compare_functions(&mut comparison);
    walk::compare_rest(&mut comparison);
    renames::remove_consequences(&mut comparison.differences);
    comparison.differences
}

/// Returns the most serious impact, which is the part of the version number to increase; `None`
/// without differences.
pub fn verdict<'d>(differences: impl IntoIterator<Item = &'d Difference>) -> Option<Impact> {
    differences.into_iter().map(|d| d.impact).max()
}

/// A fact with its place; `None` if a side does not state it.
type Fact = Option<(String, Span)>;

/// Returns a value as the fact that a document states.
fn fact<T: ToString>(stated: &Spanned<T>) -> (String, Span) {
    (stated.value.to_string(), stated.span)
}

/// The two sides with the differences found so far.
struct Comparison<'a> {
    old: &'a Model,
    new: &'a Model,
    /// True if the sides have different dialects. Facts that only one dialect can state are then
    /// not compared.
    mixed: bool,
    /// Names of the platforms that both sides have.
    common_platforms: HashSet<&'a str>,
    differences: Vec<Difference>,
}

impl<'a> Comparison<'a> {
    fn new(old: &'a Model, new: &'a Model) -> Self {
        let known: HashSet<_> = old.platforms.iter().map(|p| p.name.value.as_str()).collect();
        let common = new.platforms.iter().map(|p| p.name.value.as_str()).filter(|p| known.contains(p)).collect();
        let mixed = old.dialect != new.dialect;
        Self { old, new, mixed, common_platforms: common, differences: Vec::new() }
    }

    fn place(model: &Model, span: Span) -> String {
        let file = model.files.get(usize::from(span.file.0)).map_or("?", String::as_str);
        format!("{file}:{}", span.line)
    }

    fn added(&mut self, path: impl Into<String>, new: impl Into<String>, span: Span, impact: Impact) {
        let place = Some(Self::place(self.new, span));
        self.push(path.into(), ChangeKind::Added, (String::new(), None), (new.into(), place), impact);
    }

    fn removed(&mut self, path: impl Into<String>, old: impl Into<String>, span: Span, impact: Impact) {
        let place = Some(Self::place(self.old, span));
        self.push(path.into(), ChangeKind::Removed, (old.into(), place), (String::new(), None), impact);
    }

    /// Records a fact that only one side states, or that both state with different values.
    fn changed(&mut self, path: impl Into<String>, old: impl Into<Fact>, new: impl Into<Fact>, impact: Impact) {
        match (old.into(), new.into()) {
            (Some(a), Some(b)) if a.0 != b.0 => self.differs(path, ChangeKind::Changed, a, b, impact),
            (Some((text, span)), None) => self.removed(path, text, span, impact),
            (None, Some((text, span))) => self.added(path, text, span, impact),
            _ => {}
        }
    }

    /// Records a fact that `show` returns for an item, if it differs between both sides.
    fn compare<T, F: Into<Fact>>(&mut self, path: String, old: &T, new: &T, impact: Impact, show: impl Fn(&T) -> F) {
        self.changed(path, show(old), show(new), impact);
    }

    /// Records a difference of an item that both sides have.
    fn differs(
        &mut self,
        path: impl Into<String>,
        kind: ChangeKind,
        old: (String, Span),
        new: (String, Span),
        impact: Impact,
    ) {
        let old_place = Some(Self::place(self.old, old.1));
        let new_place = Some(Self::place(self.new, new.1));
        self.push(path.into(), kind, (old.0, old_place), (new.0, new_place), impact);
    }

    fn push(
        &mut self,
        path: String,
        kind: ChangeKind,
        (old, old_place): (String, Option<String>),
        (new, new_place): (String, Option<String>),
        impact: Impact,
    ) {
        let programs = effect::on_programs(&path, kind, &old, &new, impact);
        // A new instruction or function is a new method of a trait.
        let whole = |model: &Model| match model.instruction(&path) {
            Some(instruction) => effect::on_semantics(instruction),
            None if path.starts_with("function/") && path.matches('/').count() == 1 => Impact::Major,
            None => impact,
        };
        let semantics = match kind {
            ChangeKind::Added => whole(self.new).max(impact),
            _ => impact,
        };
        self.differences.push(Difference { path, kind, old, new, old_place, new_place, impact, semantics, programs });
    }

    /// Formats the platforms of a gate that both sides have, and its versions. A missing gate gives
    /// `all`.
    fn gate_text(&self, model: &Model, gate: Option<&Gate>) -> String {
        let Some(gate) = gate else { return "all".to_owned() };
        let platforms = self.platform_text(model, gate.platforms);
        // Upstream documents do not describe older versions.
        match gate.versions == VersionRange::default() || self.mixed {
            true => platforms,
            false => format!("{platforms}, versions {}", gate.source),
        }
    }

    /// Formats the platforms of a set that both sides have. `all` means every common platform.
    fn platform_text(&self, model: &Model, set: PlatformSet) -> String {
        let known = set.iter().filter_map(|id| model.platforms.get(id.index())).map(|p| p.name.value.as_str());
        let names: Vec<_> = known.filter(|name| self.common_platforms.contains(name)).collect();
        if names.len() == self.common_platforms.len() { "all".to_owned() } else { names.join(",") }
    }
}

/// Reduces a name to its letters and digits, in lower case.
fn slug(name: &str) -> String {
    name.chars().filter(char::is_ascii_alphanumeric).map(|c| c.to_ascii_lowercase()).collect()
}
