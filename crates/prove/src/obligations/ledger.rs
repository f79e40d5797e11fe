//! The answers that are known, and the failures that are accepted.
//!
//! Both are text files with one line for each entry, whose columns are separated by tabs. A line of
//! answers has the digest of the formula, the name of the obligation, and `proved` or what is not.
//! A line of accepted failures has the name of the obligation, the part, and the reason.

use super::{Failure, Outcome};
use std::collections::BTreeMap;
use std::fmt;

/// What is known about an obligation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The digest of the formula.
    pub digest: String,
    /// The parts that are not proved: the part, and whether it is refuted.
    pub failures: Vec<(String, bool)>,
}

impl Record {
    /// Creates the record of an outcome.
    pub fn new(digest: String, outcome: &Outcome) -> Self {
        let failures = outcome.failures.iter().map(|Failure { item, is_refuted, .. }| (item.clone(), *is_refuted));
        let mut failures: Vec<_> = failures.collect();
        failures.sort();
        Self { digest, failures }
    }
}

/// The answers by the name of the obligation, and the accepted failures with their reasons.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ledger {
    /// The answers.
    pub records: BTreeMap<String, Record>,
    /// The reason of each accepted failure, by the name of the obligation and the part.
    pub accepted: BTreeMap<(String, String), String>,
}

/// A line of a file that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LedgerError {
    /// The number of the line, from 1.
    pub line: usize,
}

impl fmt::Display for LedgerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {} does not have three columns with tabs between them", self.line)
    }
}

impl std::error::Error for LedgerError {}

/// The line that a file begins with.
const HEADER: &str = "# Answers of a solver, by the digest of the formula. Written by `cargo xtask prove --write`.\n";

/// Returns the columns of the lines that are no comments.
fn rows(text: &str) -> Result<Vec<[&str; 3]>, LedgerError> {
    let lines = text.lines().enumerate().filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
    lines
        .map(|(at, line)| {
            let columns: Vec<&str> = line.split('\t').collect();
            columns.try_into().map_err(|_| LedgerError { line: at + 1 })
        })
        .collect()
}

impl Ledger {
    /// Reads the answers and the accepted failures.
    ///
    /// # Errors
    /// The file, 0 or 1, and its first line that cannot be read.
    pub fn parse(answers: &str, accepted: &str) -> Result<Self, (usize, LedgerError)> {
        let mut ledger = Self::default();
        for [digest, name, answer] in rows(answers).map_err(|error| (0, error))? {
            let parts = answer.split("; ").filter(|part| *part != PROVED);
            let failure = |part: &str| match part.strip_prefix(REFUTED) {
                Some(item) => (item.to_owned(), true),
                None => (part.strip_prefix(UNKNOWN).unwrap_or(part).to_owned(), false),
            };
            let record = Record { digest: digest.to_owned(), failures: parts.map(failure).collect() };
            ledger.records.insert(name.to_owned(), record);
        }
        for [name, item, reason] in rows(accepted).map_err(|error| (1, error))? {
            ledger.accepted.insert((name.to_owned(), item.to_owned()), reason.to_owned());
        }
        Ok(ledger)
    }

    /// Returns the text of the answers.
    pub fn answers_text(&self) -> String {
        let mut text = HEADER.to_owned();
        for (name, Record { digest, failures }) in &self.records {
            let part =
                |(item, is_refuted): &(String, bool)| format!("{}{item}", if *is_refuted { REFUTED } else { UNKNOWN });
            let parts: Vec<_> = failures.iter().map(part).collect();
            let answer = if parts.is_empty() { PROVED.to_owned() } else { parts.join("; ") };
            text.push_str(&format!("{digest}\t{name}\t{answer}\n"));
        }
        text
    }

    /// Returns whether a failure is accepted.
    pub fn accepts(&self, name: &str, item: &str) -> bool {
        self.accepted.contains_key(&(name.to_owned(), item.to_owned()))
    }
}

const PROVED: &str = "proved";
const REFUTED: &str = "refuted: ";
const UNKNOWN: &str = "unknown: ";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_read_as_they_are_written() {
        let failures = vec![("Src0 hf".to_owned(), true), ("mask M5".to_owned(), false)];
        let mut ledger = Ledger::default();
        ledger.records.insert("values ADD 1".to_owned(), Record { digest: "0123".to_owned(), failures });
        ledger.records.insert("values AND 1".to_owned(), Record { digest: "4567".to_owned(), failures: Vec::new() });
        assert_eq!(Ledger::parse(&ledger.answers_text(), ""), Ok(ledger));
    }

    #[test]
    fn a_line_that_cannot_be_read_is_named() {
        assert_eq!(Ledger::parse("# comment\nab\tvalues ADD 1\n", ""), Err((0, LedgerError { line: 2 })));
        assert_eq!(Ledger::parse("", "values ADD 1\n"), Err((1, LedgerError { line: 1 })));
    }
}
