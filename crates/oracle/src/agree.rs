//! `agree`: compares our verdicts on mutants of compiled instructions with those of the vendor.
//!
//! A mutant counts only if the vendor accepts the instruction that it was made of, in a program
//! with the same declarations. Otherwise the difference may be that of the program around it.

mod ask;
pub(crate) mod report;

use crate::engine::Engine;
use crate::entries::Entries;
use crate::programs::{ProgramVerdict, ask_about_programs, with_sources};
use crate::record::{MutantVerdict, read_rows, write_rows};
use ask::ask_vendor;
pub(crate) use ask::{Request, Session};
use openvisa_cli_support::{Context, ExitStatus, Failure};
use report::{AgreementReport, AgreementRow};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The recorded verdicts of the repository.
const RECORDED: &str = "tests/agree/verdicts.jsonl.gz";

/// The table of named differences.
const DIFFERENCES: &str = "crates/oracle/differences.tsv";

/// The recorded verdicts on whole programs.
const RECORDED_PROGRAMS: &str = "tests/agree/programs.jsonl.gz";

/// The table of named differences of whole programs. In place of mnemonics it has kinds of mutants.
const PROGRAM_DIFFERENCES: &str = "crates/oracle/program_differences.tsv";

/// Compare verdicts on mutants of compiled instructions with those of the vendor's tools
///
/// Takes instructions of compiled texts, changes each in one small way, and asks `visa verify` and
/// the vendor whether they accept the result. Prints how often both agree, and the differences by
/// rule and instruction. Differences in crates/oracle/differences.tsv are named, and do not count.
///
/// The vendor's tool is ocloc of a --root for tgllp, dg2, pvc, bmg and ptl, and GenX_IR for older
/// devices. With --replay, recorded verdicts take its place. An entry of the table that explains
/// none of the verdicts of all devices that are recorded in the repository is an error.
///
/// With --programs, the mutants are whole texts that differ outside of the operands of
/// instructions: in a declaration, an input, a label and so on. GenX_IR judges them; that of a
/// --root, for bmg. Their named differences are in crates/oracle/program_differences.tsv.
#[derive(Debug, clap::Args)]
#[command(verbatim_doc_comment)]
pub struct AgreeArgs {
    /// Compare verdicts on mutants of whole programs
    #[arg(long)]
    programs: bool,
    /// Number of mutants, over all devices
    #[arg(long, value_name = "N", default_value_t = 1000)]
    mutants: usize,
    /// Seed of the random choices
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Device to compare for; may be given several times [default: all with a tool]
    #[arg(long = "device", value_name = "NAME")]
    devices: Vec<String>,
    /// Folder with the newest Debian release and its package intel-ocloc; may be given several
    /// times
    #[arg(long = "root", value_name = "DIR")]
    roots: Vec<PathBuf>,
    /// Folder with the texts [default: OPENVISA_CORPUS, or else those of the repository]
    #[arg(long, value_name = "DIR")]
    corpus: Option<PathBuf>,
    /// Leave out the mutants that we refuse: finds what the vendor alone refuses in less time
    #[arg(long)]
    accepted_only: bool,
    /// Stop asking the vendor after this many minutes
    #[arg(long, value_name = "M", default_value_t = 20)]
    minutes: u64,
    /// Take the verdicts of the vendor from a file [default: those of the repository]
    #[arg(long, value_name = "FILE", num_args = 0..=1, default_missing_value = RECORDED, conflicts_with_all = ["mutants", "seed", "roots", "corpus", "minutes", "record", "accepted_only"])]
    replay: Option<PathBuf>,
    /// Write the verdicts of the vendor to a file, for --replay
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Fail if fewer verdicts than this agree, in percent
    #[arg(long, value_name = "PERCENT", default_value_t = 0.0, value_parser = parse_percent)]
    at_least: f64,
    /// Write the differences to a file, as JSON lines
    #[arg(long, value_name = "FILE", default_value = "target/oracle/differences.jsonl")]
    out: PathBuf,
}

fn parse_percent(text: &str) -> Result<f64, String> {
    let percent: f64 = text.parse().map_err(|_| format!("`{text}` is not a number"))?;
    if (0.0..=100.0).contains(&percent) { Ok(percent) } else { Err("expected 0 to 100".to_owned()) }
}

impl AgreeArgs {
    /// Runs the comparison. The status is a success if at least the required part agrees.
    ///
    /// # Errors
    /// Returns a failure if a file cannot be read or written, or no tool is installed.
    pub fn run(&self, root: &Path, context: &mut Context<'_>) -> Result<ExitStatus, Failure> {
        if self.programs {
            let rows = match self.recorded_file(RECORDED_PROGRAMS) {
                Some(file) => {
                    let rows = self.replayed_rows(&resolve(root, &file), |row: &ProgramVerdict| &row.device)?;
                    with_sources(rows).map_err(Failure::Unreadable)?
                }
                None => {
                    self.recorded(root, self.ask(root, Engine::OF_PROGRAMS.iter(), context, ask_about_programs)?)?
                }
            };
            return self.compare(root, &rows, PROGRAM_DIFFERENCES, context);
        }
        let rows = match self.recorded_file(RECORDED) {
            Some(file) => self.replayed_rows(&resolve(root, &file), |row: &MutantVerdict| &row.device)?,
            None => self.recorded(root, self.ask(root, Engine::ALL.iter(), context, ask_vendor)?)?,
        };
        self.compare(root, &rows, DIFFERENCES, context)
    }

    /// Returns the file of `--replay`; `default` if it names none.
    fn recorded_file(&self, default: &str) -> Option<PathBuf> {
        let file = self.replay.as_deref()?;
        Some(if file == Path::new(RECORDED) { PathBuf::from(default) } else { file.to_owned() })
    }

    /// Compares all rows, and prints a report.
    fn compare<R: AgreementRow>(
        &self,
        root: &Path,
        rows: &[R],
        table: &str,
        context: &mut Context<'_>,
    ) -> Result<ExitStatus, Failure> {
        let differences = read_differences(&root.join(table))?;
        let report = AgreementReport::compare(rows, &differences).map_err(Failure::Unreadable)?;
        report.print(context.out)?;
        let out = resolve(root, &self.out);
        report.write_differences(&out).map_err(Failure::Unreadable)?;
        let is_complete = self.devices.is_empty() && self.replay.as_deref() == Some(Path::new(RECORDED));
        if is_complete && print_unused(&report, table, context)? {
            return Ok(ExitStatus::Findings);
        }
        let percent = report.percent();
        if percent < self.at_least {
            writeln!(context.err, "error: {percent:.2} % agree, expected at least {} %", self.at_least)?;
            return Ok(ExitStatus::Findings);
        }
        Ok(ExitStatus::Success)
    }

    fn replayed_rows<R: DeserializeOwned>(&self, file: &Path, device: fn(&R) -> &String) -> Result<Vec<R>, Failure> {
        let mut rows = read_rows(file).map_err(Failure::Unreadable)?;
        rows.retain(|row| self.devices.is_empty() || self.devices.contains(device(row)));
        match rows.is_empty() {
            true => Err(Failure::Unreadable(format!("{}: there are no verdicts for these devices", file.display()))),
            false => Ok(rows),
        }
    }

    /// Asks the vendor about new mutants.
    fn ask<R>(
        &self,
        root: &Path,
        engines: impl Iterator<Item = &'static Engine>,
        context: &mut Context<'_>,
        ask: fn(&Request<'_>, &mut Context<'_>) -> Result<Vec<R>, String>,
    ) -> Result<Vec<R>, Failure> {
        let request = Request {
            mutants: self.mutants,
            seed: self.seed,
            engines: Engine::named(engines, &self.devices).map_err(Failure::Usage)?,
            roots: &self.roots,
            corpus: self.corpus.as_deref(),
            cache: root.join("target/oracle/verdicts"),
            time_limit: Duration::from_secs(self.minutes.saturating_mul(60)),
            accepted_only: self.accepted_only,
        };
        ask(&request, context).map_err(Failure::Unreadable)
    }

    /// Writes the rows to the file of `--record`, if there is one.
    fn recorded<R: Serialize>(&self, root: &Path, rows: Vec<R>) -> Result<Vec<R>, Failure> {
        if let Some(file) = &self.record {
            write_rows(&resolve(root, file), &rows).map_err(Failure::Unreadable)?;
        }
        Ok(rows)
    }
}

/// Prints an error for each entry that explains no verdict. Returns whether there is one.
fn print_unused<R: AgreementRow>(
    report: &AgreementReport<'_, R>,
    table: &str,
    context: &mut Context<'_>,
) -> std::io::Result<bool> {
    let unused = report.unused_entries();
    for entry in &unused {
        writeln!(context.err, "error: {table}: no recorded verdict needs the entry `{entry}`")?;
    }
    Ok(!unused.is_empty())
}

/// Returns a path that is relative to the root of the repository.
fn resolve(root: &Path, path: &Path) -> PathBuf {
    root.join(path)
}

/// Reads the table of named differences.
pub(crate) fn read_differences(path: &Path) -> Result<Entries, Failure> {
    let describe = |error: &dyn std::fmt::Display| Failure::Unreadable(format!("{}: {error}", path.display()));
    let table = std::fs::read_to_string(path).map_err(|error| describe(&error))?;
    Entries::parse(&table).map_err(|error| describe(&error))
}
