//! The vendor's verdicts on the instructions of generated programs.
//!
//! The finalizer stops at the first instruction that it refuses. So the instructions of a refused
//! program are divided until those are known that it refuses on their own, and the program without
//! them is judged again. Each refusal must be a named difference, of
//! `crates/oracle/smith_differences.tsv`.

use crate::entries::{Entries, KnownDifference};
use crate::vendor::Vendor;
use crate::verdict::{Judgement, Verdict};
use openvisa_smith::Program;
use std::collections::BTreeMap;
use std::io;
use std::path::Path;

/// Maximum number of examples that are printed for a kind of refusal.
const MAX_EXAMPLES: usize = 2;

/// An instruction that the finalizer does not accept.
#[derive(Debug)]
pub(super) struct Refusal {
    /// The text of the instruction; empty if the program is refused without its instructions, or if
    /// only several of them together are.
    text: String,
    judgement: Judgement,
}

impl Refusal {
    /// Returns the mnemonic with the first of its suffixes left out.
    fn mnemonic(&self) -> &str {
        mnemonic_of(&self.text)
    }

    fn entry<'e>(&self, entries: &'e Entries, device: &str) -> Option<&'e KnownDifference> {
        entries.find_accepted(&self.judgement.reason, self.mnemonic(), device)
    }
}

/// Returns the mnemonic of a line up to its first full stop.
fn mnemonic_of(line: &str) -> &str {
    let line = line.trim_start();
    let unpredicated = line.strip_prefix('(').and_then(|rest| rest.split_once(')')).map_or(line, |(_, rest)| rest);
    let word = unpredicated.split_whitespace().next().unwrap_or("");
    word.split('.').next().unwrap_or(word)
}

/// Asks the finalizer about a program. Returns the instructions that it does not accept.
///
/// # Errors
/// Returns a message if the tool cannot be run at all.
pub(super) fn find_refusals(program: &Program, vendor: &Vendor, scratch: &Path) -> Result<Vec<Refusal>, String> {
    let texts: Vec<&str> = program.instruction_texts().collect();
    let mut refused = Vec::new();
    let mut search = Search { program, vendor, scratch, refused: &mut refused };
    if search.judge(|_| true)?.verdict == Verdict::Accepts {
        return Ok(Vec::new());
    }
    search.divide(0, texts.len())?;
    let is_refused = |number: usize| refused.iter().any(|(refused, _)| *refused == number);
    let rest = Search { program, vendor, scratch, refused: &mut Vec::new() }.judge(|number| !is_refused(number))?;
    let mut refusals: Vec<Refusal> = refused
        .into_iter()
        .map(|(number, judgement)| Refusal { text: texts[number].to_owned(), judgement })
        .collect();
    if rest.verdict != Verdict::Accepts {
        refusals.push(Refusal { text: String::new(), judgement: rest });
    }
    Ok(refusals)
}

/// A search for the instructions that are refused on their own.
struct Search<'s> {
    program: &'s Program,
    vendor: &'s Vendor,
    scratch: &'s Path,
    refused: &'s mut Vec<(usize, Judgement)>,
}

impl Search<'_> {
    /// Returns the verdict on the program with a part of its instructions.
    fn judge(&self, keeps: impl Fn(usize) -> bool) -> Result<Judgement, String> {
        let part = self.program.with_instructions(keeps);
        self.vendor.judge_program(part.text().as_bytes(), self.scratch)
    }

    /// Judges instructions `start..end`, and each half of them if they are refused.
    fn divide(&mut self, start: usize, end: usize) -> Result<(), String> {
        if start == end {
            return Ok(());
        }
        let judgement = self.judge(|number| (start..end).contains(&number))?;
        if judgement.verdict == Verdict::Accepts {
            return Ok(());
        }
        if end - start == 1 {
            self.refused.push((start, judgement));
            return Ok(());
        }
        let middle = start.midpoint(end);
        self.divide(start, middle)?;
        self.divide(middle, end)
    }
}

/// The refusals of a campaign, by kind.
#[derive(Default)]
pub(super) struct RefusalReport<'r> {
    /// The refusals that no entry explains, by message and mnemonic: devices and texts.
    unexplained: BTreeMap<(&'r str, &'r str), Vec<(&'r str, &'r str)>>,
    /// Number of refusals of each entry that explains some.
    explained: BTreeMap<String, usize>,
}

impl<'r> RefusalReport<'r> {
    /// Adds the refusals of a program. Returns whether each has an entry.
    pub(super) fn add(&mut self, refusals: &'r [Refusal], device: &'r str, entries: &Entries) -> bool {
        let before = self.unexplained.values().map(Vec::len).sum::<usize>();
        for refusal in refusals {
            match refusal.entry(entries, device) {
                Some(entry) => *self.explained.entry(entry.to_string()).or_default() += 1,
                None => {
                    let key = (refusal.judgement.reason.as_str(), refusal.mnemonic());
                    self.unexplained.entry(key).or_default().push((device, &refusal.text));
                }
            }
        }
        self.unexplained.values().map(Vec::len).sum::<usize>() == before
    }

    /// Returns whether each refusal has an entry.
    pub(super) fn is_explained(&self) -> bool {
        self.unexplained.is_empty()
    }

    /// Prints the numbers of refusals by entry, and those without one by kind.
    pub(super) fn print(&self, out: &mut dyn io::Write) -> io::Result<()> {
        for (entry, count) in &self.explained {
            writeln!(out, "vendor, known: {count} times: {entry}")?;
        }
        for ((reason, mnemonic), cases) in &self.unexplained {
            writeln!(out, "vendor, unexplained: {} times: {mnemonic}: {reason}", cases.len())?;
            for (device, text) in cases.iter().take(MAX_EXAMPLES) {
                writeln!(out, "    {device}: {text}")?;
            }
        }
        Ok(())
    }
}
