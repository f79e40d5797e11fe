//! The vendor's verdicts on the instructions of generated programs.
//!
//! The finalizer stops at the first instruction that it refuses. So it is asked about each
//! instruction of a refused program, and then about the program without those that it refuses. Each
//! refusal must be a named difference, of `crates/oracle/smith_differences.tsv`.

use crate::entries::{Entries, KnownDifference};
use crate::vendor::Vendor;
use crate::verdict::{Judgement, Verdict};
use openvisa_smith::Program;
use std::collections::{BTreeMap, BTreeSet};
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
    /// Returns the mnemonic without its suffixes.
    fn mnemonic(&self) -> &str {
        mnemonic_of(&self.text)
    }

    fn entry<'e>(&self, entries: &'e Entries, device: &str) -> Option<&'e KnownDifference> {
        // Messages about syntax do not name the word that is wrong.
        let message = format!("{}: {}", self.judgement.reason, self.text);
        entries.find_accepted(&message, self.mnemonic(), device)
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
    let judge = |keeps: &dyn Fn(usize) -> bool| {
        vendor.judge_program(program.with_instructions(keeps).text().as_bytes(), scratch)
    };
    if judge(&|_| true)?.verdict == Verdict::Accepts {
        return Ok(Vec::new());
    }
    let (mut refusals, mut refused) = (Vec::new(), BTreeSet::new());
    // Halving would need fewer calls, and most of them would wait for an instruction that hangs.
    for (number, text) in program.instruction_texts().enumerate() {
        let judgement = judge(&|other| other == number)?;
        if judgement.verdict != Verdict::Accepts {
            refused.insert(number);
            refusals.push(Refusal { text: text.to_owned(), judgement });
        }
    }
    let rest = judge(&|number| !refused.contains(&number))?;
    if rest.verdict != Verdict::Accepts {
        refusals.push(Refusal { text: String::new(), judgement: rest });
    }
    Ok(refusals)
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
