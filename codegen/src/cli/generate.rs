//! `visa-codegen gen`: generates the crate, or tells what is stale.

use super::{Command, Context, FINDINGS, FINE, Failure, unexpected};
use crate::diagnostics::Severity;
use crate::generate::{self, Job, Mode, Outcome};
use crate::output::{self, Change};
use crate::render::{self, HumanStyle};
use lexopt::Arg::{Long, Short, Value};
use std::path::PathBuf;

pub(super) const COMMAND: Command = Command {
    name: "gen",
    summary: "generate the Rust crate from a specification",
    help: "\
Generates the Rust crate from a specification. Writes only files that changed, and nothing if the specification has errors.

usage: visa-codegen gen [--specs DIR] [--out DIR] [--check] [--codec DIR]

options:
  --specs DIR   the specification (default: specs)
  --out DIR     the crate; its sources go to DIR/src (default: generated). A folder without Cargo.toml gets one
  --check       write nothing; print what is stale, where in the specification it comes from, and what to run
  --codec DIR   where the crate openvisa-codec is, for that Cargo.toml
  -h, --help    print this

exit status: 0 fine, 1 errors in the specification or (--check) stale files, 2 wrong usage or an unreadable file
",
    options: &["--specs", "--out", "--check", "--codec", "--help"],
    run,
};

/// The folders of the project itself.
const SPECS: &str = "specs";
const OUT: &str = "generated";

fn run(context: &mut Context<'_>, parser: lexopt::Parser) -> Result<u8, Failure> {
    let job = parse(parser)?;
    let outcome = generate::run(&job).map_err(|error| Failure::Unreadable(error.to_string()))?;
    if outcome.diagnostics.has_errors() {
        // Warnings do not stand in the way; `check` shows them.
        let errors = outcome.diagnostics.only(Severity::Error);
        let root = job.specs.to_string_lossy();
        let width = context.width.unwrap_or(HumanStyle::default().width);
        let style = HumanStyle { root: &root, color: context.color, width };
        context.out.write_all(render::human(&outcome.spec.sources, &errors, style).as_bytes())?;
        writeln!(context.err, "nothing was generated")?;
        return Ok(FINDINGS);
    }
    for exception in &outcome.exceptions {
        writeln!(context.err, "exception: {}: {}", exception.file, exception.reason)?;
    }
    match outcome.diagnostics.count(Severity::Warning) {
        0 => {}
        count => writeln!(context.err, "{count} warnings; `visa-codegen check` shows them")?,
    }
    match job.mode {
        Mode::Write => tell_written(context, &job, &outcome),
        Mode::Check => tell_stale(context, &job, &outcome),
    }
}

fn parse(mut parser: lexopt::Parser) -> Result<Job, Failure> {
    let mut job = Job { specs: SPECS.into(), out: OUT.into(), mode: Mode::Write, codec: None };
    while let Some(arg) = parser.next()? {
        match arg {
            Short('h') | Long("help") => return Err(Failure::Help),
            Long("specs") => job.specs = PathBuf::from(parser.value()?),
            Long("out") => job.out = PathBuf::from(parser.value()?),
            Long("codec") => job.codec = Some(PathBuf::from(parser.value()?)),
            Long("check") => job.mode = Mode::Check,
            Value(_) | Short(_) | Long(_) => return Err(unexpected(arg, COMMAND.options)),
        }
    }
    Ok(job)
}

fn tell_written(context: &mut Context<'_>, job: &Job, outcome: &Outcome) -> Result<u8, Failure> {
    let out = job.out.display();
    for change in &outcome.changes {
        match change {
            Change::Added { path } => writeln!(context.out, "added   {out}/src/{path}")?,
            Change::Changed { path, .. } => writeln!(context.out, "changed {out}/src/{path}")?,
            Change::Removed { path } => writeln!(context.out, "removed {out}/src/{path}")?,
        }
    }
    writeln!(context.out, "{out}: {} of {} files changed", outcome.changes.len(), outcome.files)?;
    Ok(FINE)
}

fn tell_stale(context: &mut Context<'_>, job: &Job, outcome: &Outcome) -> Result<u8, Failure> {
    let (specs, out) = (job.specs.display().to_string(), job.out.display().to_string());
    if outcome.changes.is_empty() {
        writeln!(context.out, "{out}: all {} files are what {specs} gives", outcome.files)?;
        return Ok(FINE);
    }
    for change in &outcome.changes {
        context.out.write_all(output::explain(change, &out).as_bytes())?;
    }
    let command = match (specs.as_str(), out.as_str()) {
        (SPECS, OUT) => "cargo xtask gen".to_owned(),
        _ => format!("visa-codegen gen --specs {specs} --out {out}"),
    };
    writeln!(
        context.out,
        "{out} is stale: {} of {} files are not what {specs} gives, because the specification or the generator changed after they \
         were written, or they were edited by hand.\nRun `{command}`, and commit what it writes.",
        outcome.changes.len(),
        outcome.files,
    )?;
    Ok(FINDINGS)
}
