//! What differs between two specifications, by meaning.
//!
//! Two models are compared fact by fact: opcodes, fields, bits, enumerators, types, platforms, structures. Order of sections,
//! wording and layout of the documents do not count. Each difference has a path (`specs/README.md` lists the forms), so that an
//! erratum can say which differences it explains.
//!
//! A strict specification says more than an upstream one has a form for: names of bit groups, assembler texts, pseudo-code,
//! counted lists, layouts for old versions. What only one of two *dialects* can say is no difference.
//!
//! | module | compares |
//! | --- | --- |
//! | `instruction` | opcodes, formats, properties, type maps, availability |
//! | `field` | fields, members of structures, bit groups, enumerators |
//! | `shared` | platforms, data types, structures, predefined variables, the index |
//! | [`errata`] | differences against the entries that explain them |
//! | [`report`] | prints: for people, JSON lines, Markdown |

pub mod errata;
mod field;
mod instruction;
pub mod report;
mod shared;

use crate::model::{Gate, Model, PlatformSet};
use crate::span::Span;
use std::collections::HashSet;

/// What a user of the generated crate has to do about a difference.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Impact {
    /// Nothing: text or place only.
    Patch,
    /// Nothing breaks; something is new, or other values are legal.
    Minor,
    /// Code that used it breaks, or bytes change their meaning.
    Major,
}

impl Impact {
    /// The word of semantic versioning.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Patch => "patch",
            Self::Minor => "minor",
            Self::Major => "major",
        }
    }
}

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Only the new side has it.
    Added,
    /// Only the old side has it.
    Removed,
    /// Both have it under different names.
    Renamed,
    /// Both have it in different places.
    Moved,
    /// Both have it with different values.
    Changed,
}

impl Kind {
    /// The word that is printed.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Added => "added",
            Self::Removed => "removed",
            Self::Renamed => "renamed",
            Self::Moved => "moved",
            Self::Changed => "changed",
        }
    }
}

/// One difference.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// Where in the specification: `ADD/field/Src0/class`.
    pub path: String,
    /// What happened.
    pub kind: Kind,
    /// What the old side says; empty if nothing.
    pub old: String,
    /// What the new side says; empty if nothing.
    pub new: String,
    /// `file:line` of the old side.
    pub old_place: Option<String>,
    /// `file:line` of the new side.
    pub new_place: Option<String>,
    /// What it means to users.
    pub impact: Impact,
}

/// All differences, instructions by name first, then shared documents. The order depends on the two models alone.
pub fn compare(old: &Model, new: &Model) -> Vec<Difference> {
    let mut comparison = Comparison::new(old, new);
    instruction::compare_all(&mut comparison);
    shared::compare_all(&mut comparison);
    comparison.differences
}

/// The most serious impact: the part of the version number to raise. `None` without differences.
pub fn verdict(differences: &[Difference]) -> Option<Impact> {
    differences.iter().map(|d| d.impact).max()
}

/// The two sides and what was found so far.
struct Comparison<'a> {
    old: &'a Model,
    new: &'a Model,
    /// The sides are written in different dialects: what only one can say does not count.
    mixed: bool,
    /// Names of platforms that both sides know.
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
        self.push(path.into(), Kind::Added, (String::new(), None), (new.into(), place), impact);
    }

    fn removed(&mut self, path: impl Into<String>, old: impl Into<String>, span: Span, impact: Impact) {
        let place = Some(Self::place(self.old, span));
        self.push(path.into(), Kind::Removed, (old.into(), place), (String::new(), None), impact);
    }

    /// Both sides have it; nothing is recorded if they agree.
    fn changed(&mut self, path: impl Into<String>, old: (String, Span), new: (String, Span), impact: Impact) {
        if old.0 != new.0 {
            self.differs(path, Kind::Changed, old, new, impact);
        }
    }

    /// Both sides have it, and differ.
    fn differs(
        &mut self,
        path: impl Into<String>,
        kind: Kind,
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
        kind: Kind,
        (old, old_place): (String, Option<String>),
        (new, new_place): (String, Option<String>),
        impact: Impact,
    ) {
        self.differences.push(Difference { path, kind, old, new, old_place, new_place, impact });
    }

    /// The platforms of a gate that both sides know, by name. No gate is all of them.
    fn gate_text(&self, model: &Model, gate: Option<&Gate>) -> String {
        gate.map_or_else(|| "all".to_owned(), |g| self.platform_text(model, g.platforms))
    }

    /// A set of platforms as the names that both sides know; `all` if it holds every one of these.
    fn platform_text(&self, model: &Model, set: PlatformSet) -> String {
        let known = set.iter().filter_map(|id| model.platforms.get(id.index())).map(|p| p.name.value.as_str());
        let names: Vec<_> = known.filter(|name| self.common_platforms.contains(name)).collect();
        if names.len() == self.common_platforms.len() { "all".to_owned() } else { names.join(",") }
    }
}

/// Whether something gated exists in the newest version of the object format.
fn is_current(gate: Option<&Gate>) -> bool {
    gate.is_none_or(|g| g.versions.before.is_none())
}

/// A name reduced to what it says: letters and digits in lower case.
fn slug(name: &str) -> String {
    name.chars().filter(char::is_ascii_alphanumeric).map(|c| c.to_ascii_lowercase()).collect()
}
