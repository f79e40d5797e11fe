//! Prints how often two verdicts agree, and groups the differences.

use crate::engine::Engine;
use crate::entries::{Entries, KnownDifference, Side};
use crate::record::MutantVerdict;
use crate::verdict::{Judgement, Verdict, find_errors};
use openvisa_findings::Finding;
use rayon::prelude::*;
use serde::Serialize;
use std::collections::BTreeMap;
use std::io::Write;
use std::path::Path;

/// Number of mnemonics that a line about a group names.
const MAX_NAMED_MNEMONICS: usize = 6;

/// A mutant with the vendor's verdict.
pub(crate) trait AgreementRow: Serialize + Sync {
    /// Returns the name of the device.
    fn device(&self) -> &str;

    /// Returns what entries of the table of differences are about: the mnemonic of the instruction,
    /// or the kind of the mutant.
    fn topic(&self) -> String;

    /// Returns the kind of the mutant and the line that it changes, for reports.
    fn example(&self) -> String;

    /// Returns the text.
    fn text(&self, engine: &Engine) -> Vec<u8>;

    /// Returns the vendor's verdict.
    fn judgement(&self) -> &Judgement;
}

impl AgreementRow for MutantVerdict {
    fn device(&self) -> &str {
        &self.device
    }

    fn topic(&self) -> String {
        self.snippet.mnemonic().to_owned()
    }

    fn example(&self) -> String {
        format!("{}: {}", self.kind, self.snippet.line)
    }

    fn text(&self, engine: &Engine) -> Vec<u8> {
        self.snippet.text(engine.version).into_bytes()
    }

    fn judgement(&self) -> &Judgement {
        &self.judgement
    }
}

/// A mutant with both verdicts.
struct Compared<'r, R> {
    row: &'r R,
    /// The rules that we say it breaks; none if we accept it.
    findings: Vec<Finding>,
    outcome: MutantOutcome<'r>,
}

#[derive(Clone, PartialEq, Eq)]
enum MutantOutcome<'r> {
    Agrees,
    Differs(Side),
    /// Each finding, or the vendor's message, has one of these entries.
    Named(Vec<&'r KnownDifference>),
}

/// The comparison of all mutants.
pub(crate) struct AgreementReport<'r, R> {
    compared: Vec<Compared<'r, R>>,
    /// Each entry with the number of verdicts that it explains.
    explained: Vec<(&'r KnownDifference, usize)>,
}

/// A difference as it is written to a file.
#[derive(Serialize)]
struct Difference<'r, R> {
    side: String,
    #[serde(flatten)]
    row: &'r R,
    codes: Vec<&'r str>,
    messages: Vec<&'r str>,
}

impl<'r, R: AgreementRow> AgreementReport<'r, R> {
    /// Checks each mutant, and compares the verdict with that of the vendor.
    pub(crate) fn compare(rows: &'r [R], differences: &'r Entries) -> Result<Self, String> {
        let compared: Result<Vec<_>, String> = rows.par_iter().map(|row| compare_row(row, differences)).collect();
        let compared = compared?;
        let explained = differences.iter().map(|entry| (entry, count_explained(&compared, entry))).collect();
        Ok(Self { compared, explained })
    }

    fn count(&self, is_counted: impl Fn(&Compared<'_, R>) -> bool) -> usize {
        self.compared.iter().filter(|compared| is_counted(compared)).count()
    }

    /// Returns the part of the verdicts that agree, in percent, without named differences.
    pub(crate) fn percent(&self) -> f64 {
        let agree = self.count(|compared| compared.outcome == MutantOutcome::Agrees);
        let differ = self.count(|compared| matches!(compared.outcome, MutantOutcome::Differs(_)));
        percent_of(agree, agree + differ)
    }

    /// Prints the differences in groups, a table of devices, and the figure.
    pub(crate) fn print(&self, out: &mut dyn Write) -> std::io::Result<()> {
        self.print_groups(Side::WeAccept, out)?;
        self.print_groups(Side::WeRefuse, out)?;
        self.print_named(out)?;
        writeln!(
            out,
            "{:<8}{:>9}{:>13}{:>13}{:>11}{:>11}{:>8}",
            "device", "mutants", "both accept", "both refuse", "we accept", "we refuse", "named"
        )?;
        for engine in Engine::ALL {
            let own = |compared: &Compared<'_, R>| compared.row.device() == engine.device;
            let total = self.count(own);
            if total == 0 {
                continue;
            }
            let agrees = |compared: &Compared<'_, R>| own(compared) && compared.outcome == MutantOutcome::Agrees;
            let accepts = self.count(|compared| agrees(compared) && compared.findings.is_empty());
            let refuses = self.count(|compared| agrees(compared) && !compared.findings.is_empty());
            let differs =
                |side| self.count(|compared| own(compared) && compared.outcome == MutantOutcome::Differs(side));
            let named = self.count(|compared| own(compared) && matches!(compared.outcome, MutantOutcome::Named(_)));
            let (device, we_accept, we_refuse) = (engine.device, differs(Side::WeAccept), differs(Side::WeRefuse));
            writeln!(out, "{device:<8}{total:>9}{accepts:>13}{refuses:>13}{we_accept:>11}{we_refuse:>11}{named:>8}")?;
        }
        let total = self.compared.len();
        let agree = self.count(|compared| compared.outcome == MutantOutcome::Agrees);
        let named = self.count(|compared| matches!(compared.outcome, MutantOutcome::Named(_)));
        writeln!(
            out,
            "{:.2} % of {total} verdicts agree; {:.2} % of {} without {named} named differences",
            percent_of(agree, total),
            self.percent(),
            total - named
        )
    }

    /// Prints the differences of a side: for each message of the stricter program the number, the
    /// instructions and an example.
    fn print_groups(&self, side: Side, out: &mut dyn Write) -> std::io::Result<()> {
        let mut groups: BTreeMap<String, Vec<&Compared<'_, R>>> = BTreeMap::new();
        for compared in self.compared.iter().filter(|compared| compared.outcome == MutantOutcome::Differs(side)) {
            groups.entry(compared.group(side)).or_default().push(compared);
        }
        let mut groups: Vec<_> = groups.into_iter().collect();
        groups.sort_by_key(|(_, of_group)| std::cmp::Reverse(of_group.len()));
        let total: usize = groups.iter().map(|(_, of_group)| of_group.len()).sum();
        writeln!(out, "{side}: {total}")?;
        for (group, of_group) in groups {
            let mut mnemonics: BTreeMap<String, usize> = BTreeMap::new();
            for compared in &of_group {
                *mnemonics.entry(compared.row.topic()).or_default() += 1;
            }
            let mut mnemonics: Vec<_> = mnemonics.into_iter().collect();
            mnemonics.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
            let named = mnemonics.iter().take(MAX_NAMED_MNEMONICS).map(|(name, count)| format!("{name} {count}"));
            let named = named.collect::<Vec<_>>().join(", ");
            writeln!(out, "{:>5}  {group}\n       {named}", of_group.len())?;
            if let Some(Compared { row, .. }) = of_group.first() {
                writeln!(out, "       {}, {}", row.device(), row.example())?;
            }
        }
        writeln!(out)
    }

    /// Prints the number of verdicts that each entry explains, for example
    /// `named: 3: region, min,max on *`. A verdict with several findings can count for several.
    fn print_named(&self, out: &mut dyn Write) -> std::io::Result<()> {
        for (entry, count) in &self.explained {
            if *count > 0 {
                writeln!(out, "named: {count}: {entry}")?;
            }
        }
        writeln!(out)
    }

    /// Returns the entries that explain no verdict.
    pub(crate) fn unused_entries(&self) -> Vec<&'r KnownDifference> {
        self.explained.iter().filter(|(_, count)| *count == 0).map(|(entry, _)| *entry).collect()
    }

    /// Writes the differences without an entry to a file, as JSON lines.
    pub(crate) fn write_differences(&self, path: &Path) -> Result<(), String> {
        let mut lines = String::new();
        for compared in &self.compared {
            let MutantOutcome::Differs(side) = compared.outcome else { continue };
            let (codes, messages) =
                compared.findings.iter().map(|finding| (finding.code.as_str(), finding.message.as_str())).unzip();
            let difference = Difference { side: side.to_string(), row: compared.row, codes, messages };
            lines += &serde_json::to_string(&difference).map_err(|error| error.to_string())?;
            lines.push('\n');
        }
        let describe = |error: std::io::Error| format!("{}: {error}", path.display());
        openvisa_cli_support::write_file(path, lines.as_bytes()).map_err(describe)
    }
}

impl<R: AgreementRow> Compared<'_, R> {
    /// Returns what the stricter program says, without the numbers in it.
    fn group(&self, side: Side) -> String {
        match side {
            Side::WeAccept => without_numbers(&self.row.judgement().reason),
            Side::WeRefuse => {
                let first = self.findings.first();
                first
                    .map(|finding| format!("{}: {}", finding.code, without_numbers(&finding.message)))
                    .unwrap_or_default()
            }
        }
    }
}

/// Returns the number of verdicts that an entry explains.
fn count_explained<R>(compared: &[Compared<'_, R>], entry: &KnownDifference) -> usize {
    let names_entry = |compared: &&Compared<'_, R>| match &compared.outcome {
        MutantOutcome::Named(entries) => entries.iter().any(|known| std::ptr::eq(*known, entry)),
        _ => false,
    };
    compared.iter().filter(names_entry).count()
}

fn compare_row<'r, R: AgreementRow>(row: &'r R, differences: &'r Entries) -> Result<Compared<'r, R>, String> {
    let device = row.device();
    let engine = Engine::of_device(device).ok_or_else(|| format!("unknown device `{device}`"))?;
    let findings = find_errors(&row.text(engine), engine.platform)?;
    let (topic, judgement) = (row.topic(), row.judgement());
    let named_or = |entries: Option<Vec<&'r KnownDifference>>, side| {
        entries.map_or(MutantOutcome::Differs(side), MutantOutcome::Named)
    };
    let outcome = match (judgement.verdict, findings.is_empty()) {
        (Verdict::Accepts, false) => named_or(differences.find_refused(&findings, &topic, device), Side::WeRefuse),
        (Verdict::Refuses, true) => {
            let entry = differences.find_accepted(&judgement.reason, &topic, device);
            named_or(entry.map(|entry| vec![entry]), Side::WeAccept)
        }
        _ => MutantOutcome::Agrees,
    };
    Ok(Compared { row, findings, outcome })
}

/// Replaces each number in a message, also that of a variable, so that messages of one kind are
/// equal.
fn without_numbers(message: &str) -> String {
    let mut kept = String::with_capacity(message.len());
    let mut is_number = false;
    for c in message.chars() {
        if !c.is_ascii_digit() {
            kept.push(c);
        } else if !is_number {
            kept.push('N');
        }
        is_number = c.is_ascii_digit();
    }
    kept
}

fn percent_of(part: usize, whole: usize) -> f64 {
    if whole == 0 { 100.0 } else { 100.0 * part as f64 / whole as f64 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mutate::MutationKind;
    use crate::snippet::Snippet;
    use crate::verdict::Judgement;

    fn row(line: &str, judgement: Judgement) -> MutantVerdict {
        let declarations = vec![".decl V32 v_type=G type=ud num_elts=16 align=GRF".to_owned()];
        let snippet = Snippet { line: line.to_owned(), declarations, ..Snippet::default() };
        MutantVerdict { device: "dg2".to_owned(), kind: MutationKind::Region, snippet, judgement }
    }

    const GOOD: &str = "add (M1, 16) V32(0,0)<1> V32(0,0)<1;1,0> 0x1:ud";
    const BAD: &str = "add (M1, 16) V32(0,0)<0> V32(0,0)<1;1,0> 0x1:ud";

    fn rows() -> Vec<MutantVerdict> {
        vec![
            row(GOOD, Judgement::accepts()),
            row(BAD, Judgement::refuses("stride 0")),
            row(GOOD, Judgement::refuses("V32 is too small")),
            row(BAD, Judgement::accepts()),
        ]
    }

    #[test]
    fn verdicts_are_counted_and_grouped_by_the_stricter_program() {
        let rows = rows();
        let entries = Entries::default();
        let report = AgreementReport::compare(&rows, &entries).expect("the device is known");
        assert!((report.percent() - 50.0).abs() < 1e-9);
        let mut out = Vec::new();
        report.print(&mut out).expect("it can be printed");
        let out = String::from_utf8(out).expect("text");
        assert!(out.contains("    1  VN is too small\n       add 1\n"), "{out}");
        assert!(out.contains("    1  region: "), "{out}");
        assert!(out.contains("50.00 % of 4 verdicts agree; 50.00 % of 4 without 0 named differences"), "{out}");
    }

    #[test]
    fn a_named_difference_does_not_count() {
        let rows = rows();
        let table = "we-refuse\tregion\tadd\tdg2\tThe document says so.\n";
        let entries = Entries::parse(table).expect("the table is valid");
        let report = AgreementReport::compare(&rows, &entries).expect("the device is known");
        assert!((report.percent() - 200.0 / 3.0).abs() < 1e-9, "{}", report.percent());
        let mut out = Vec::new();
        report.print(&mut out).expect("it can be printed");
        assert!(String::from_utf8_lossy(&out).contains("named: 1: region, add on dg2\n"));
        assert_eq!(report.unused_entries(), Vec::<&KnownDifference>::new());
    }

    #[test]
    fn an_entry_that_explains_no_verdict_is_unused() {
        let rows = rows();
        let table = "we-refuse\tregion\tmul\tdg2\tThe document says so.\n";
        let entries = Entries::parse(table).expect("the table is valid");
        let report = AgreementReport::compare(&rows, &entries).expect("the device is known");
        let unused: Vec<String> = report.unused_entries().iter().map(ToString::to_string).collect();
        assert_eq!(unused, ["region, mul on dg2"]);
    }
}
