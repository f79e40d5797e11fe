//! The effects of a difference on programs, and on implementers of the semantics.
//!
//! [`Impact`] is about users of the generated types. A program in vISA is another user: a narrower
//! list of types breaks no Rust, and makes programs invalid.

use super::{ChangeKind, Impact};
use crate::spec::model::{Execution, Instruction};
use openvisa_isa_core::words;

words! {
    /// The effect of a difference on programs in vISA.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Programs, word {
        /// Programs are valid as before, and mean the same.
        Same = "same",
        /// More programs are valid.
        More = "more",
        /// Some valid programs become invalid.
        Invalid = "invalid",
        /// Some texts are no longer read.
        Unread = "unread",
        /// Some bytes, texts or results change their meaning.
        Meaning = "meaning",
    }
}

impl Programs {
    /// Returns the sentence that a summary has.
    pub const fn sentence(self) -> &'static str {
        match self {
            Self::Same => "all programs stay as they are",
            Self::More => "more programs are valid",
            Self::Invalid => "some valid programs become invalid",
            Self::Unread => "some texts are no longer read",
            Self::Meaning => "some programs change their meaning",
        }
    }
}

/// Returns the effect on programs of a difference with this path.
///
/// A fact that is not listed here may change the meaning of programs.
pub(super) fn on_programs(path: &str, kind: ChangeKind, old: &str, new: &str, impact: Impact) -> Programs {
    let parts: Vec<&str> = path.split('/').collect();
    let fact = parts.last().copied().unwrap_or_default();
    // The kind of an item stands before its name: `enum/0x1`.
    let item = parts.len().checked_sub(2).map_or("", |index| parts[index]);
    let exists = |gone: Programs| match kind {
        ChangeKind::Added => Programs::More,
        ChangeKind::Removed => gone,
        ChangeKind::Renamed => Programs::Same,
        ChangeKind::Moved => Programs::Meaning,
        ChangeKind::Changed => narrowed(old, new),
    };
    let limit = match kind {
        ChangeKind::Removed => Programs::More,
        _ => Programs::Invalid,
    };
    match (item, fact) {
        _ if impact == Impact::Patch => Programs::Same,
        // Text shows the values of fields, and not their names.
        ("field", _) if kind == ChangeKind::Renamed => Programs::Same,
        (_, "named" | "parameter" | "access" | "usual" | "signature" | "execution" | "needs" | "takes" | "gives") => {
            Programs::Same
        }
        (_, "text" | "word" | "words" | "letter" | "declared") => {
            let keeps =
                |part: fn(&str) -> &str| lines(old).all(|line| lines(new).any(|other| part(other) == part(line)));
            match (keeps(|line| line), keeps(|line| line.rsplit(' ').next().unwrap_or(line))) {
                (true, _) => Programs::More,
                // A word that has another value.
                (false, true) if fact == "words" => Programs::Meaning,
                (false, _) => Programs::Unread,
            }
        }
        (_, "platforms" | "class" | "types" | "type-maps" | "range" | "gate") | ("property", _) => match kind {
            ChangeKind::Added if item != "property" => Programs::Invalid,
            ChangeKind::Removed if item != "property" => Programs::More,
            _ => exists(Programs::Invalid),
        },
        ("constraint", _) | (_, "elements" | "must-be" | "aligned" | "region" | "label" | "valid" | "present") => limit,
        (_, "null") => exists(Programs::Invalid),
        ("formerly", _) => exists(Programs::Unread),
        ("enum" | "attribute" | "device" | "type" | "platform" | "variable" | "class" | "key" | "directive", _) => {
            exists(Programs::Invalid)
        }
        (_, "register-bytes" | "registers" | "address-registers" | "first" | "most" | "input" | "bytes") => {
            Programs::Invalid
        }
        _ if parts.len() == 1 => exists(Programs::Unread),
        _ => Programs::Meaning,
    }
}

/// Returns whether a list or range keeps all that it had.
fn narrowed(old: &str, new: &str) -> Programs {
    let bounds = |text: &str| -> Option<(i64, i64)> {
        let (low, high) = text.split_once("..")?;
        Some((low.parse().ok()?, high.parse().ok()?))
    };
    let keeps = match (bounds(old), bounds(new)) {
        (Some(old), Some(new)) => new.0 <= old.0 && old.1 <= new.1,
        _ => {
            new == "all"
                || new == "allowed"
                || old != "all" && words(old).all(|word| words(new).any(|other| other == word))
        }
    };
    if keeps { Programs::More } else { Programs::Invalid }
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split([',', ';', ' ']).filter(|word| !word.is_empty())
}

fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.split(['\n', ',']).map(str::trim).filter(|line| !line.is_empty())
}

/// Returns the effect of a new or removed instruction on those who fill the semantics traits: a
/// trait has a method more or less, without a default.
pub(super) fn on_semantics(instruction: &Instruction) -> Impact {
    let execution = instruction.semantics.as_ref().and_then(|semantics| semantics.execution);
    match execution.map(|execution| execution.value) {
        Some(Execution::Marker) => Impact::Minor,
        _ => Impact::Major,
    }
}
