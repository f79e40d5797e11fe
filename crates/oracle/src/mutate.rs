//! Mutants: instructions that differ from one of a compiler in one small way.

mod operands;
mod suffixes;
mod variables;

use crate::random::SplitMix64;
use crate::snippet::{Snippet, variable_names};
use crate::vocabulary::{Parts, Vocabulary};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;

/// The kind of change that a mutant makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MutationKind {
    /// The type of a variable, whose size stays the same.
    Type,
    /// The number of elements of a variable.
    VariableSize,
    /// The alignment of a variable.
    Alignment,
    /// The type or value of an immediate.
    Immediate,
    /// The region of an operand.
    Region,
    /// The place of an operand in its variable.
    Offset,
    /// The execution size.
    Size,
    /// The execution mask.
    Mask,
    /// The modifier of a source.
    Modifier,
    /// Saturation.
    Saturation,
    /// The predicate.
    Predicate,
    /// The caching of a message.
    Cache,
    /// The size or number of data of a message.
    VectorSize,
    /// The address of a message.
    Address,
    /// The surface, sampler or memory of a message.
    Surface,
    /// The class of an operand: immediate, predicate, address and so on.
    OperandClass,
    /// The number of operands.
    OperandCount,
    /// The order of two operands.
    Swap,
    /// The operation, or a part of it that a suffix names.
    SubOpcode,
}

impl fmt::Display for MutationKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = serde_json::to_value(self).unwrap_or_default();
        f.write_str(name.as_str().unwrap_or_default())
    }
}

/// Names of the variables that mutants add. No compiler uses them.
const ADDED: [(&str, &str); 4] = [
    ("V9001", ".decl V9001 v_type=G type=ud num_elts=64 align=GRF"),
    ("A9001", ".decl A9001 v_type=A num_elts=16"),
    ("P9001", ".decl P9001 v_type=P num_elts=32"),
    ("P9002", ".decl P9002 v_type=P num_elts=1"),
];

/// The mutants of one instruction, by kind. They are small until one is picked: most never are.
#[derive(Debug)]
pub struct Mutants<'o> {
    original: &'o Snippet,
    changes: BTreeMap<MutationKind, Vec<Replacement>>,
}

/// A part of a snippet with its new content.
#[derive(Debug)]
enum Replacement {
    Line(String),
    /// The index of the declaration, and its new content.
    Declaration(usize, String),
}

impl<'o> Mutants<'o> {
    /// Makes all mutants of an instruction.
    pub fn of(original: &'o Snippet, vocabulary: &Vocabulary) -> Self {
        let mut mutants = Self { original, changes: BTreeMap::new() };
        let parts = Parts::of(&original.line);
        variables::change_declarations(&mut mutants, vocabulary);
        operands::change_operands(&mut mutants, &parts, vocabulary);
        suffixes::change_head(&mut mutants, &parts, vocabulary);
        mutants
    }

    /// Returns a random mutant: each kind is as likely as the others.
    pub fn pick(&self, random: &mut SplitMix64) -> Option<(MutationKind, Snippet)> {
        let kinds: Vec<MutationKind> = self.changes.keys().copied().collect();
        let kind = *random.pick(&kinds)?;
        Some((kind, self.apply(random.pick(&self.changes[&kind])?)))
    }

    /// Returns the original with a change. Declares the added variables that its line names.
    fn apply(&self, change: &Replacement) -> Snippet {
        let mut mutant = self.original.clone();
        match change {
            Replacement::Line(line) => mutant.line.clone_from(line),
            Replacement::Declaration(at, declaration) => mutant.declarations[*at].clone_from(declaration),
        }
        for (name, declaration) in ADDED {
            if variable_names(&mutant.line).any(|known| known == name) {
                mutant.declarations.push(declaration.to_owned());
            }
        }
        mutant
    }

    /// Adds a mutant with another line.
    fn add_line(&mut self, kind: MutationKind, line: String) {
        if line != self.original.line {
            self.changes.entry(kind).or_default().push(Replacement::Line(line));
        }
    }

    /// Adds a mutant with another declaration in place of one.
    fn add_declaration(&mut self, kind: MutationKind, at: usize, declaration: String) {
        if declaration != self.original.declarations[at] {
            self.changes.entry(kind).or_default().push(Replacement::Declaration(at, declaration));
        }
    }

    /// Returns all mutants of a kind.
    #[cfg(test)]
    fn of_kind(&self, kind: MutationKind) -> Vec<Snippet> {
        self.changes.get(&kind).into_iter().flatten().map(|change| self.apply(change)).collect()
    }
}

/// Returns the line with some parts changed.
fn with<'l>(parts: &Parts<'l>, change: impl FnOnce(&mut Parts<'l>)) -> String {
    let mut changed = parts.clone();
    change(&mut changed);
    changed.to_line()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn snippet(line: &str) -> Snippet {
        let declarations =
            [".decl V32 v_type=G type=ud num_elts=32 align=GRF", ".decl V33 v_type=G type=uq num_elts=16 align=GRF"];
        let declarations = declarations.map(str::to_owned).to_vec();
        Snippet { line: line.to_owned(), declarations, ..Snippet::default() }
    }

    #[test]
    fn each_mutant_differs_from_its_original() {
        let mut vocabulary = Vocabulary::default();
        let lines = [
            "add (M1, 16) V32(0,0)<1> V32(0,0)<8;8,1> 0x1:ud",
            "lsc_load.ugm.uc.ca (M1, 16) V32:d32x2 flat[V33+0x10]:a64",
        ];
        lines.iter().for_each(|line| vocabulary.add(&snippet(line)));
        for line in lines {
            let original = snippet(line);
            let mutants = Mutants::of(&original, &vocabulary);
            let kinds: Vec<MutationKind> = mutants.changes.keys().copied().collect();
            assert!(kinds.iter().all(|kind| mutants.of_kind(*kind).iter().all(|mutant| *mutant != original)), "{line}");
            assert!(kinds.len() >= 9, "{line}: {kinds:?}");
        }
    }

    #[test]
    fn an_arithmetic_instruction_has_mutants_of_its_region_and_operands() {
        let original = snippet("add (M1, 16) V32(0,0)<1> V32(0,0)<8;8,1> 0x1:ud");
        let mutants = Mutants::of(&original, &Vocabulary::default());
        let has = |kind: MutationKind, line: &str| mutants.of_kind(kind).iter().any(|mutant| mutant.line == line);
        assert!(has(MutationKind::Region, "add (M1, 16) V32(0,0)<1> V32(0,0)<8;4,1> 0x1:ud"));
        assert!(has(MutationKind::Size, "add (M1, 8) V32(0,0)<1> V32(0,0)<8;8,1> 0x1:ud"));
        assert!(has(MutationKind::Mask, "add (M1_NM, 16) V32(0,0)<1> V32(0,0)<8;8,1> 0x1:ud"));
        assert!(has(MutationKind::Modifier, "add (M1, 16) V32(0,0)<1> (-)V32(0,0)<8;8,1> 0x1:ud"));
        assert!(has(MutationKind::Saturation, "add.sat (M1, 16) V32(0,0)<1> V32(0,0)<8;8,1> 0x1:ud"));
        assert!(has(MutationKind::Swap, "add (M1, 16) V32(0,0)<1> 0x1:ud V32(0,0)<8;8,1>"));
        let predicated = mutants.of_kind(MutationKind::Predicate);
        let predicated = predicated.iter().find(|mutant| mutant.line.starts_with("(P9001) "));
        assert!(
            predicated.is_some_and(|mutant| mutant.declarations.iter().any(|line| line.starts_with(".decl P9001")))
        );
    }

    #[test]
    fn a_seed_picks_the_same_mutant_again() {
        let original = snippet("add (M1, 16) V32(0,0)<1> V32(0,0)<8;8,1> 0x1:ud");
        let mutants = Mutants::of(&original, &Vocabulary::default());
        let pick = |seed| mutants.pick(&mut SplitMix64::new(seed, "dg2"));
        assert_eq!(pick(1), pick(1));
        assert!((0..20).any(|seed| pick(seed) != pick(1)));
    }
}
