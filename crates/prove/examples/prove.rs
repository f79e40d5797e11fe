//! Proves the obligations of the project, and prints a table of them. `cargo xtask prove` runs it.
//!
//! Answers are kept in `crates/prove/answers.tsv`, by the digest of the formula. Failures that are
//! accepted are in `crates/prove/accepted.tsv`, with their reasons.

use clap::Parser;
use openvisa_cli_support::{Context, ExitStatus, Failure, run_process, write_file};
use openvisa_prove::Solver;
use openvisa_prove::obligations::{Ledger, Obligation, Record, Subject, obligations};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// The file of answers, and that of accepted failures.
const FILES: [&str; 2] = ["crates/prove/answers.tsv", "crates/prove/accepted.tsv"];

/// Prove what must hold of the specification and the simulator
#[derive(Debug, Parser)]
struct Arguments {
    /// Ask the solver about all formulas, rather than about those without an answer
    #[arg(long, conflicts_with = "check")]
    all: bool,
    /// Write the answers
    #[arg(long, conflicts_with = "check")]
    write: bool,
    /// Do not ask the solver: fail if an answer is missing or stale
    #[arg(long)]
    check: bool,
    /// Only the obligations whose names contain this text
    #[arg(long, value_name = "TEXT", conflicts_with = "write", default_value = "")]
    only: String,
    /// Seconds that the solver has for a question
    #[arg(long, value_name = "SECONDS", default_value_t = 60)]
    limit: u64,
}

/// A row of the table.
#[derive(Default)]
struct Row {
    obligations: usize,
    proved: usize,
    accepted: usize,
    asked: usize,
    time: Duration,
}

fn main() -> ExitCode {
    run_process(execute)
}

fn read(path: &str) -> Result<String, Failure> {
    std::fs::read_to_string(path).map_err(|error| Failure::Unreadable(format!("{path}: {error}")))
}

/// Proves an obligation.
fn prove(obligation: &Obligation, solver: &mut Option<Solver>, limit: Duration) -> Result<Record, Failure> {
    let unable = |error: &dyn std::fmt::Display| Failure::Unreadable(format!("{}: {error}", obligation.name()));
    let solver = match solver {
        Some(solver) => solver,
        None => solver.insert(Solver::find(limit).map_err(|error| unable(&error))?),
    };
    let outcome = obligation.prove(solver).map_err(|error| unable(&error))?;
    Ok(Record::new(obligation.digest(), &outcome))
}

fn execute(arguments: Arguments, context: &mut Context<'_>) -> Result<ExitStatus, Failure> {
    let unreadable = |(file, error)| Failure::Unreadable(format!("{}: {error}", FILES[file]));
    let mut ledger = Ledger::parse(&read(FILES[0])?, &read(FILES[1])?).map_err(unreadable)?;
    let (mut solver, mut rows) = (None, BTreeMap::<Subject, Row>::new());
    let (mut wrong, mut failed, mut names) = (Vec::new(), BTreeSet::new(), BTreeSet::new());
    let chosen = obligations().into_iter().filter(|obligation| obligation.name().contains(&arguments.only));
    for obligation in chosen {
        let (start, name) = (Instant::now(), obligation.name().to_owned());
        let row = rows.entry(obligation.subject()).or_default();
        let known = ledger.records.get(&name).filter(|_| !arguments.all);
        let known = known.filter(|known| known.digest == obligation.digest()).cloned();
        let record = match known {
            Some(record) => record,
            None if arguments.check => {
                wrong.push(format!("{name}: there is no answer for this formula: run `cargo xtask prove --write`"));
                continue;
            }
            None => {
                row.asked += 1;
                prove(&obligation, &mut solver, Duration::from_secs(arguments.limit))?
            }
        };
        row.obligations += 1;
        row.time += start.elapsed();
        let mut is_accepted = true;
        for (item, is_refuted) in &record.failures {
            failed.insert((name.clone(), item.clone()));
            if !ledger.accepts(&name, item) {
                is_accepted = false;
                let word = if *is_refuted { "is refuted" } else { "is not known" };
                wrong.push(format!("{name}: `{item}` {word}"));
            }
        }
        row.proved += usize::from(record.failures.is_empty());
        row.accepted += usize::from(!record.failures.is_empty() && is_accepted);
        ledger.records.insert(name.clone(), record);
        names.insert(name);
    }
    if arguments.only.is_empty() && !arguments.check {
        ledger.records.retain(|name, _| names.contains(name));
        let stale = ledger.accepted.keys().filter(|key| !failed.contains(*key));
        wrong.extend(stale.map(|(name, item)| format!("{}: `{item}` of {name} does not fail any more", FILES[1])));
    }
    writeln!(
        context.out,
        "{:12} {:>11} {:>7} {:>8} {:>6} {:>8}",
        "kind", "obligations", "proved", "accepted", "asked", "seconds"
    )?;
    for (subject, Row { obligations, proved, accepted, asked, time }) in rows {
        let (word, seconds) = (subject.word(), time.as_secs_f64());
        writeln!(context.out, "{word:12} {obligations:11} {proved:7} {accepted:8} {asked:6} {seconds:8.1}")?;
    }
    let calls = solver.map_or(0, |solver| solver.calls());
    writeln!(context.out, "The solver was started {calls} times.")?;
    if arguments.write {
        write_file(Path::new(FILES[0]), ledger.answers_text().as_bytes())?;
    }
    wrong.iter().try_for_each(|line| writeln!(context.err, "{line}"))?;
    Ok(if wrong.is_empty() { ExitStatus::Success } else { ExitStatus::Findings })
}
