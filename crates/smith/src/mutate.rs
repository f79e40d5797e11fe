//! Makes mutants of programs: texts that differ in one place, and break no rule or exactly one.
//!
//! A mutant changes a number of an instruction, such as its execution size or the region of an
//! operand, removes, repeats or moves an instruction, or changes a line outside of instructions.
//! The validator judges each one, so the rule that a mutant breaks is known. For example, `add (M1,
//! 16) X(0,0)<1> …` becomes `add (M1, 16) X(3,0)<1> …`, which breaks the rule about the bounds of
//! variables.

mod program_lines;
mod words;

use crate::Random;
use crate::bit_change::{BitChange, visit_bit_groups};
use openvisa::ModuleBuf;
use openvisa::text::{Naming, ParseOptions, PrintOptions, parse, print};
use openvisa_check::check_text;
use openvisa_findings::Finding;
use openvisa_isa::{Instructions, Platform};
use openvisa_isa_core::layout::Values;
pub use program_lines::{Edit, ProgramLines, ProgramMutationKind};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// The effect that a mutant has.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Effect {
    /// It breaks no rule.
    Valid,
    /// It breaks one rule, in one place: the code of the finding.
    Breaks(String),
}

/// The mutants that are looked for.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Wanted {
    /// All mutants that break no rule or one.
    Any,
    /// Mutants that break no rule.
    Valid,
    /// Mutants that break one rule.
    Invalid,
    /// Mutants that break the rule with this code.
    Breaks(String),
}

impl Wanted {
    fn includes(&self, effect: &Effect) -> bool {
        match (self, effect) {
            (Self::Any, _) | (Self::Valid, Effect::Valid) | (Self::Invalid, Effect::Breaks(_)) => true,
            (Self::Breaks(wanted), Effect::Breaks(rule)) => wanted == rule,
            _ => false,
        }
    }
}

/// The part of a program that a mutant changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[non_exhaustive]
pub enum MutatedPart {
    /// A number of an instruction.
    Number,
    /// The place or the number of instructions.
    Instruction,
    /// A line outside of instructions.
    Program(ProgramMutationKind),
}

impl fmt::Display for MutatedPart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number => f.write_str("number"),
            Self::Instruction => f.write_str("instruction"),
            Self::Program(kind) => kind.fmt(f),
        }
    }
}

/// A mutant of a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mutant {
    /// The text.
    pub text: String,
    /// The part that differs from the original.
    pub part: MutatedPart,
    /// The first line that differs from the program in the form of the printer, from 1 on.
    pub line: usize,
    /// Whether the mutant breaks a rule.
    pub effect: Effect,
}

/// The reason why a program has no mutants.
#[derive(Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum MutateError {
    /// The text has a finding itself.
    Finding(Box<Finding>),
}

impl fmt::Display for MutateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Finding(finding) => {
                if let Some(line) = finding.line() {
                    write!(f, "line {line}: ")?;
                }
                write!(f, "{} ({}); mutants are made of programs without findings", finding.message, finding.code)
            }
        }
    }
}

openvisa_isa_core::error_types!(MutateError);

/// Number of candidates that are drawn for a mutant before the search for it ends.
const MAX_DRAWS: usize = 4000;

/// Makes mutants of a program.
#[derive(Debug)]
pub struct Mutator {
    platform: Platform,
    module: ModuleBuf,
    original: String,
    wanted: Wanted,
    random: Random,
    /// Number of mutants that break each rule. A rule that has been broken often is taken less
    /// often.
    broken: BTreeMap<String, usize>,
    known: BTreeSet<String>,
}

impl Mutator {
    /// Creates the mutator of a text for a platform. Equal seeds give equal mutants.
    ///
    /// ```
    /// use openvisa_isa::Platform;
    /// use openvisa_smith::mutate::{Effect, Mutator, Wanted};
    ///
    /// let text = ".version 4.1\n.kernel \"k\"\n.decl A v_type=G type=ud num_elts=16 align=GRF\n\
    ///             .kernel_attr SimdSize=16\n.function \"main\"\nmain:\n    add (M1, 16) A(0,0)<1> A(0,0)<1;1,0> 0x7:ud\n    ret (M1, 1)\n";
    /// let mut mutator = Mutator::new(text, Platform::Xe2, Wanted::Invalid, 1).unwrap();
    /// let mutant = mutator.next().unwrap();
    /// let found = openvisa_check::check_text(&mutant.text, Platform::Xe2).findings;
    /// assert_eq!(mutant.effect, Effect::Breaks(found[0].code.clone()));
    /// assert_eq!(found.len(), 1);
    /// ```
    ///
    /// # Errors
    /// If the text itself has findings.
    pub fn new(source: &str, platform: Platform, wanted: Wanted, seed: u64) -> Result<Self, MutateError> {
        let checked = |text: &str| match check_text(text, platform).findings.into_iter().next() {
            Some(finding) => Err(MutateError::Finding(Box::new(finding))),
            None => Ok(()),
        };
        checked(source)?;
        let module = parse(source, &parse_options(platform)).module;
        let original = print_module(&module, platform).unwrap_or_else(|| source.to_owned());
        checked(&original)?;
        let known = BTreeSet::from([original.clone()]);
        Ok(Self { platform, module, original, wanted, random: Random(seed), broken: BTreeMap::new(), known })
    }

    /// Draws a text that differs in one place, and the part that differs.
    fn draw(&mut self) -> Option<(MutatedPart, String)> {
        match self.random.below(4) {
            0 | 1 => Some((MutatedPart::Number, self.draw_number()?)),
            2 => Some((MutatedPart::Instruction, self.draw_instruction()?)),
            _ => {
                let kind = self.random.pick(ProgramMutationKind::ALL)?;
                let edit = ProgramLines::of(&self.original).mutate(kind, &mut self.random)?;
                let text = String::from_utf8(edit.apply(&self.original)).ok()?;
                Some((MutatedPart::Program(kind), text))
            }
        }
    }

    /// Changes a number of an instruction.
    fn draw_number(&mut self) -> Option<String> {
        let mut changes: Vec<(BitChange, Values)> = Vec::new();
        visit_bit_groups(&self.module, &mut |_, part, group, change| {
            // Without its opcode, the instruction is another one of another length.
            if !part.place.field.is_empty() && part.place.field != "sub-opcode" {
                changes.push((change, group.values));
            }
        });
        let (change, values) = self.random.pick(&changes)?;
        let width = u32::from(change.high - change.low) + 1;
        let last = u64::MAX >> (64 - width);
        let old = change.value;
        let value = match values {
            Values::Named(_) => self.random.below(1 << width.min(16)) as u64,
            _ => {
                let bit = 1 << self.random.below(width as usize);
                let near = [0, 1, old.wrapping_add(1), old.wrapping_sub(1), old ^ bit, old << 1, old >> 1, last];
                self.random.pick(&near)? & last
            }
        };
        let mut changed = self.module.clone();
        BitChange { value, ..change }.apply(&mut changed)?;
        let code = &changed.objects.get(change.object)?.code;
        let count = |code: &[u8]| Instructions::new(code, changed.version).map(|item| item.is_ok()).collect::<Vec<_>>();
        let before = count(&self.module.objects.get(change.object)?.code);
        if count(code) != before {
            return None;
        }
        print_module(&changed, self.platform)
    }

    /// Removes, repeats or moves an instruction.
    fn draw_instruction(&mut self) -> Option<String> {
        let mut lines: Vec<&str> = self.original.lines().collect();
        let places: Vec<usize> = (0..lines.len()).filter(|index| lines[*index].starts_with("    ")).collect();
        let (at, to) = (self.random.pick(&places)?, self.random.pick(&places)?);
        let line = lines[at];
        match self.random.below(3) {
            0 => _ = lines.remove(at),
            1 => lines.insert(to, line),
            _ => {
                lines.remove(at);
                lines.insert(to.min(lines.len()), line);
            }
        }
        Some(lines.iter().flat_map(|line| [*line, "\n"]).collect())
    }

    /// Returns the effect of a text; `None` if it has several findings, or a warning.
    fn judge(&self, text: &str) -> Option<Effect> {
        let findings = check_text(text, self.platform).findings;
        match findings.as_slice() {
            [] => Some(Effect::Valid),
            [finding] if finding.is_error() => Some(Effect::Breaks(finding.code.clone())),
            _ => None,
        }
    }
}

impl Iterator for Mutator {
    type Item = Mutant;

    /// Returns the next mutant, all of which differ; `None` if no more were found.
    fn next(&mut self) -> Option<Mutant> {
        for _ in 0..MAX_DRAWS {
            let Some((part, text)) = self.draw() else { continue };
            if self.known.contains(&text) {
                continue;
            }
            let Some(effect) = self.judge(&text).filter(|effect| self.wanted.includes(effect)) else { continue };
            if let Effect::Breaks(rule) = &effect {
                let broken = self.broken.entry(rule.clone()).or_default();
                if !matches!(self.wanted, Wanted::Breaks(_)) && self.random.below(*broken + 1) > 0 {
                    continue;
                }
                *broken += 1;
            }
            self.known.insert(text.clone());
            let same = self.original.lines().zip(text.lines()).take_while(|(old, new)| old == new).count();
            return Some(Mutant { text, part, line: same + 1, effect });
        }
        None
    }
}

fn parse_options(platform: Platform) -> ParseOptions {
    ParseOptions { platform: Some(platform), ..openvisa_check::text_only_options(Some(platform)) }
}

/// Prints a module with the names that it declares; `None` if an instruction has no textual form.
fn print_module(module: &ModuleBuf, platform: Platform) -> Option<String> {
    let options = PrintOptions { platform: Some(platform), naming: Naming::Declared, ..PrintOptions::default() };
    let printed = print(module, &options);
    printed.problems.is_empty().then_some(printed.text)
}
