//! Named differences: tables of rules with the evidence why our verdict and the vendor's differ.
//!
//! A line of such a table has columns that are separated by tabs. For example, this entry says that
//! the vendor takes any type of an operand of `wait`:
//!
//! ```text
//! we-refuse TAB type TAB wait TAB * TAB The verifier has no check for `wait`; the document says UB.
//! ```

use openvisa_findings::Finding;
use std::fmt;

/// The stricter one of two programs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Side {
    /// We refuse what the vendor accepts.
    WeRefuse,
    /// We accept what the vendor refuses.
    WeAccept,
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::WeRefuse => "we refuse what the vendor accepts",
            Self::WeAccept => "we accept what the vendor refuses",
        })
    }
}

/// A difference that is known and has evidence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KnownDifference {
    /// The stricter program.
    pub side: Side,
    /// The code of our rule, perhaps with `: ` and a part of its message; or a part of the message
    /// of the vendor.
    pub rule: String,
    /// The mnemonics, or `*`. One that ends with `*` stands for all that begin with the rest.
    pub mnemonics: Vec<String>,
    /// The devices, or `*`.
    pub devices: Vec<String>,
    /// The evidence: where the documents or the specification say so.
    pub evidence: String,
}

impl fmt::Display for KnownDifference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { rule, mnemonics, devices, .. } = self;
        write!(f, "{rule}, {} on {}", mnemonics.join(","), devices.join(","))
    }
}

impl KnownDifference {
    fn covers(&self, side: Side, mnemonic: &str, device: &str) -> bool {
        let matches = |pattern: &String, name: &str| match pattern.strip_suffix('*') {
            Some(prefix) => name.starts_with(prefix),
            None => pattern == name,
        };
        self.side == side
            && self.mnemonics.iter().any(|pattern| matches(pattern, mnemonic))
            && self.devices.iter().any(|pattern| matches(pattern, device))
    }
}

/// A table of named differences.
#[derive(Clone, Debug, Default)]
pub struct Entries(Vec<KnownDifference>);

impl Entries {
    /// Parses a table. Lines that begin with `#` are comments.
    ///
    /// # Errors
    /// Returns a message for each line that is no entry.
    pub fn parse(table: &str) -> Result<Self, String> {
        let (mut entries, mut errors) = (Vec::new(), Vec::new());
        for (number, line) in (1..).zip(table.lines()) {
            if line.trim().is_empty() || line.starts_with('#') {
                continue;
            }
            match parse_entry(line) {
                Ok(entry) => entries.push(entry),
                Err(message) => errors.push(format!("line {number}: {message}")),
            }
        }
        if errors.is_empty() { Ok(Self(entries)) } else { Err(errors.join("\n")) }
    }

    /// Returns the entry for what we accept and the vendor refuses with a message.
    pub fn find_accepted(&self, message: &str, mnemonic: &str, device: &str) -> Option<&KnownDifference> {
        let is_own = |entry: &&KnownDifference| {
            entry.covers(Side::WeAccept, mnemonic, device) && message.contains(entry.rule.as_str())
        };
        self.0.iter().find(is_own)
    }

    /// Returns all entries, in the order of the table.
    pub fn iter(&self) -> impl Iterator<Item = &KnownDifference> {
        self.0.iter()
    }

    /// Returns the entries of some findings, each once, if there is an entry for each finding. The
    /// first is that of the first finding.
    pub fn find_refused(&self, findings: &[Finding], mnemonic: &str, device: &str) -> Option<Vec<&KnownDifference>> {
        let is_of = |entry: &KnownDifference, finding: &Finding| match entry.rule.split_once(": ") {
            Some((code, part)) => code == finding.code && finding.message.contains(part),
            None => entry.rule == finding.code,
        };
        let entry_of = |finding: &Finding| {
            self.0.iter().find(|entry| entry.covers(Side::WeRefuse, mnemonic, device) && is_of(entry, finding))
        };
        let mut found: Vec<&KnownDifference> = Vec::new();
        for finding in findings {
            let entry = entry_of(finding)?;
            if !found.iter().any(|known| std::ptr::eq(*known, entry)) {
                found.push(entry);
            }
        }
        (!found.is_empty()).then_some(found)
    }
}

fn parse_entry(line: &str) -> Result<KnownDifference, String> {
    let columns: Vec<&str> = line.split('\t').collect();
    let [side, rule, mnemonics, devices, evidence] = columns.as_slice() else {
        return Err(format!("expected 5 columns separated by tabs, found {}", columns.len()));
    };
    let side = match *side {
        "we-refuse" => Side::WeRefuse,
        "we-accept" => Side::WeAccept,
        other => return Err(format!("expected we-refuse or we-accept, found `{other}`")),
    };
    if rule.is_empty() || evidence.trim().len() < 10 {
        return Err("expected a rule and the evidence".to_owned());
    }
    let list = |column: &str| column.split(',').map(|name| name.trim().to_owned()).collect();
    let (mnemonics, devices) = (list(mnemonics), list(devices));
    Ok(KnownDifference { side, rule: (*rule).to_owned(), mnemonics, devices, evidence: (*evidence).to_owned() })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn finding(code: &str) -> Finding {
        Finding::error(code, "")
    }

    const TABLE: &str = "# a comment\n\
        we-refuse\ttype\twait\t*\tThe document says UB; nothing checks it.\n\
        we-accept\tno such cache\tlsc_*\tdg2,pvc\tThe document lists the cache.\n";

    #[test]
    fn an_entry_covers_its_rule_mnemonics_and_devices() {
        let entries = Entries::parse(TABLE).expect("the table is valid");
        assert!(entries.find_refused(&[finding("type")], "wait", "dg2").is_some());
        assert!(entries.find_refused(&[finding("type")], "add", "dg2").is_none());
        assert!(entries.find_accepted("no such cache here", "lsc_load", "pvc").is_some());
        assert!(entries.find_accepted("no such cache here", "lsc_load", "bmg").is_none());
        assert!(entries.find_accepted("something else", "lsc_load", "pvc").is_none());
    }

    #[test]
    fn a_rule_may_have_a_part_of_its_message() {
        let entries = Entries::parse("we-refuse\ttext:syntax: `.sat`\t*\t*\tThe parser skips it.\n").expect("a table");
        let with_message = |message: &str| Finding { message: message.to_owned(), ..finding("text:syntax") };
        assert!(entries.find_refused(&[with_message("no suffix `.sat` here")], "or", "dg2").is_some());
        assert!(entries.find_refused(&[with_message("expected an operand")], "or", "dg2").is_none());
    }

    #[test]
    fn each_finding_needs_an_entry() {
        let entries = Entries::parse(TABLE).expect("the table is valid");
        assert!(entries.find_refused(&[finding("type"), finding("region")], "wait", "dg2").is_none());
        assert!(entries.find_refused(&[], "wait", "dg2").is_none());
    }

    #[test]
    fn each_entry_of_several_findings_is_returned_once() {
        let table = format!("{TABLE}we-refuse\tregion\twait\t*\tNothing checks it.\n");
        let entries = Entries::parse(&table).expect("the table is valid");
        let findings = [finding("region"), finding("type"), finding("region")];
        let found = entries.find_refused(&findings, "wait", "dg2").expect("each has an entry");
        let rules: Vec<&str> = found.iter().map(|entry| entry.rule.as_str()).collect();
        assert_eq!(rules, ["region", "type"]);
    }

    #[test]
    fn a_line_without_evidence_is_an_error_that_names_the_line() {
        let message = Entries::parse("we-refuse\ttype\twait\t*\t\nnothing\n").expect_err("two bad lines");
        assert!(message.contains("line 1: ") && message.contains("line 2: "), "{message}");
    }
}
