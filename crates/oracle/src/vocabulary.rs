//! The words that texts have in each place of an instruction. Mutants get words from here, so that
//! no word of the language is written down in this crate.

use crate::snippet::Snippet;
use std::collections::{BTreeMap, BTreeSet};

/// The words of texts, by place.
#[derive(Debug, Default)]
pub struct Vocabulary {
    /// The suffixes of mnemonics, by family and position.
    suffixes: BTreeMap<(String, usize), BTreeSet<String>>,
    /// The mnemonics with a form of operands, as [`Parts::shape`] returns it.
    mnemonics: BTreeMap<String, BTreeSet<String>>,
    /// The sizes of data, as `d32` of `V32:d32x4`.
    pub data_sizes: BTreeSet<String>,
    /// The suffixes of a size of data, as `x4`.
    pub data_counts: BTreeSet<String>,
    /// The sizes of addresses, as `a64`.
    pub address_sizes: BTreeSet<String>,
    /// The bases of addresses, as `flat`.
    pub address_bases: BTreeSet<String>,
    /// The alignments of variables, as `GRF`.
    pub alignments: BTreeSet<String>,
}

impl Vocabulary {
    /// Adds the words of a snippet.
    pub fn add(&mut self, snippet: &Snippet) {
        let parts = Parts::of(&snippet.line);
        let shape = parts.shape();
        for (at, suffix) in parts.suffixes.iter().enumerate() {
            let key = (family_of(parts.mnemonic).to_owned(), at.min(LAST_POSITION));
            self.suffixes.entry(key).or_default().insert((*suffix).to_owned());
        }
        self.mnemonics.entry(shape).or_default().insert(parts.mnemonic.to_owned());
        for operand in &parts.operands {
            if let Some((base, _)) = operand.split_once('[') {
                let base = base.split('(').next().unwrap_or(base);
                self.address_bases.insert(base.to_owned());
            }
            match operand.rsplit_once(':') {
                Some((_, size)) if size.starts_with('a') => _ = self.address_sizes.insert(size.to_owned()),
                Some((_, data)) if data.starts_with('d') && data.len() > 1 => {
                    let (size, count) = split_data(data);
                    self.data_sizes.insert(size.to_owned());
                    self.data_counts.insert(count.to_owned());
                }
                _ => {}
            }
        }
        let alignments = snippet.declarations.iter().flat_map(|line| line.split_whitespace());
        let alignments = alignments.filter_map(|word| word.strip_prefix("align="));
        self.alignments.extend(alignments.map(str::to_owned));
    }

    /// Returns the suffixes that mnemonics of the family of `mnemonic` have at a position.
    pub fn suffixes(&self, mnemonic: &str, at: usize) -> impl Iterator<Item = &str> {
        let key = (family_of(mnemonic).to_owned(), at.min(LAST_POSITION));
        self.suffixes.get(&key).into_iter().flatten().map(String::as_str)
    }

    /// Returns the mnemonics whose operands have the form of those of an instruction.
    pub fn mnemonics(&self, parts: &Parts<'_>) -> impl Iterator<Item = &str> {
        self.mnemonics.get(&parts.shape()).into_iter().flatten().map(String::as_str)
    }
}

/// Suffixes from this position on share their words. For example, those of caches follow that of a
/// memory.
const LAST_POSITION: usize = 1;

/// Returns what a mnemonic begins with, up to its first underscore. Mnemonics of a family have the
/// same suffixes.
fn family_of(mnemonic: &str) -> &str {
    mnemonic.split('_').next().unwrap_or(mnemonic)
}

/// Splits `d32x4` into `d32` and `x4`, and `d32.xyz` into `d32` and `.xyz`.
pub fn split_data(data: &str) -> (&str, &str) {
    data.split_at(data.find(['x', '.']).unwrap_or(data.len()))
}

/// The parts of an instruction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parts<'l> {
    /// The predicate with its parentheses; empty if there is none.
    pub predicate: &'l str,
    /// The mnemonic without suffixes.
    pub mnemonic: &'l str,
    /// The suffixes of the mnemonic.
    pub suffixes: Vec<&'l str>,
    /// Execution mask and size with their parentheses; empty if there are none.
    pub execution: &'l str,
    /// The operands. Commas within parentheses and brackets do not separate them.
    pub operands: Vec<&'l str>,
}

impl<'l> Parts<'l> {
    /// Splits an instruction into its parts.
    pub fn of(line: &'l str) -> Self {
        let mut words = split_words(line).into_iter().peekable();
        let predicate = words.next_if(|word| word.starts_with('(')).unwrap_or_default();
        let head = words.next().unwrap_or_default();
        let mut names = head.split('.');
        let mnemonic = names.next().unwrap_or_default();
        let execution = words.next_if(|word| word.starts_with("(M")).unwrap_or_default();
        Self { predicate, mnemonic, suffixes: names.collect(), execution, operands: words.collect() }
    }

    /// Returns the instruction that consists of these parts.
    pub fn to_line(&self) -> String {
        let head = std::iter::once(self.mnemonic).chain(self.suffixes.iter().copied()).collect::<Vec<_>>().join(".");
        let words = [self.predicate, &head, self.execution].into_iter().chain(self.operands.iter().copied());
        words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
    }

    /// Returns the form of the operands: a letter for each, which tells registers, messages with
    /// addresses and others apart.
    fn shape(&self) -> String {
        let letter = |operand: &&str| match () {
            () if operand.contains('[') && operand.contains("]:") => 'm',
            () if operand.contains(":d") && !operand.starts_with("0x") => 'd',
            () if operand.contains('<') || operand.starts_with("0x") => 'v',
            () if operand.contains('.') => 'r',
            () => 'o',
        };
        self.operands.iter().map(letter).collect()
    }
}

/// Splits a line at blanks outside of parentheses, brackets and angle brackets.
fn split_words(line: &str) -> Vec<&str> {
    let (mut words, mut depth, mut start) = (Vec::new(), 0_usize, 0);
    for (at, c) in line.char_indices() {
        match c {
            '(' | '[' | '<' => depth += 1,
            ')' | ']' | '>' => depth = depth.saturating_sub(1),
            ' ' if depth == 0 => {
                words.push(&line[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    words.push(&line[start..]);
    words.retain(|word| !word.is_empty());
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_instruction_is_split_into_its_parts_and_put_together_again() {
        for line in [
            "(!P1.any) add.sat (M1_NM, 16) V33(0,0)<1> (-)V32(0,0)<8;8,1> 0x1:ud",
            "lsc_load.ugm.uc.ca (M1, 16) V32:d32x4 flat[4*V33+0x10]:a64",
            "lsc_load_strided.ugm (M1, 16) V32:d32 flat[V33, 0x20]:a64",
            "barrier",
            "sample.RGBA (8) S0 T6 V36.0 V38.0",
        ] {
            assert_eq!(Parts::of(line).to_line(), line);
        }
        let parts = Parts::of("(P1) lsc_load.ugm.uc.ca (M1, 16) V32:d32x4 flat[V33, 0x20]:a64");
        assert_eq!((parts.predicate, parts.mnemonic, parts.execution), ("(P1)", "lsc_load", "(M1, 16)"));
        assert_eq!(parts.suffixes, ["ugm", "uc", "ca"]);
        assert_eq!(parts.operands, ["V32:d32x4", "flat[V33, 0x20]:a64"]);
    }

    #[test]
    fn words_are_learned_from_snippets() {
        let mut vocabulary = Vocabulary::default();
        let line = |line: &str| Snippet { line: line.to_owned(), ..Snippet::default() };
        vocabulary.add(&line("lsc_load.ugm.uc.ca (M1, 16) V32:d32x4 flat[V33]:a64"));
        vocabulary.add(&line("lsc_store.slm (M1, 16) bti(0x1)[V33]:a32 V32:d16u32"));
        vocabulary.add(&line("mul (M1, 16) V32(0,0)<1> V32(0,0)<1;1,0> 0x1:ud"));
        assert_eq!(vocabulary.suffixes("lsc_atomic_or", 0).collect::<Vec<_>>(), ["slm", "ugm"]);
        assert_eq!(vocabulary.suffixes("lsc_load", 2).collect::<Vec<_>>(), ["ca", "uc"]);
        assert_eq!(vocabulary.data_sizes, ["d16u32", "d32"].map(str::to_owned).into());
        assert_eq!(vocabulary.address_bases, ["bti", "flat"].map(str::to_owned).into());
        let parts = Parts::of("add (M1, 8) V40(0,0)<1> 0x1:ud V32(0,0)<1;1,0>");
        assert_eq!(vocabulary.mnemonics(&parts).collect::<Vec<_>>(), ["mul"]);
    }
}
