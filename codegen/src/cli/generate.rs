//! `visa-codegen gen`: generates the crate, or tells what is stale.

use super::{Command, Context, FINDINGS, FINE, Failure, unexpected, watch};
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

usage: visa-codegen gen [--specs DIR] [--out DIR] [--bindings DIR] [--builder DIR] [--check | --watch] [--codec DIR]

options:
  --specs DIR     the specification (default: specs)
  --out DIR       the crate; its sources go to DIR/src (default: generated). A folder without Cargo.toml gets one
  --bindings DIR  also write a C header, a Python module and a grammar for editors there
  --builder DIR   also write the methods of the builder there, which belong into the crate of the builder
  --check         write nothing; print what is stale, where in the specification it comes from, and what to run
  --watch         generate, then do so again whenever the specification changes: shows the findings, or else what the edit
                  changes in the instruction set and which files that changed. Ends when it is interrupted
  --codec DIR     where the crate openvisa-codec is, for that Cargo.toml
  -h, --help      print this

exit status: 0 fine, 1 errors in the specification or (--check) stale files, 2 wrong usage or an unreadable file
",
    options: &["--specs", "--out", "--bindings", "--builder", "--check", "--watch", "--codec", "--help"],
    run,
};

/// The folders of the project itself.
const SPECS: &str = "specs";
const OUT: &str = "generated";

fn run(context: &mut Context<'_>, parser: lexopt::Parser) -> Result<u8, Failure> {
    let (job, watched) = parse(parser)?;
    if watched {
        return watch::watch(context, &job);
    }
    let outcome = generate::run(&job).map_err(|error| Failure::Unreadable(error.to_string()))?;
    if tell_errors(context, &job, &outcome)? {
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
        Mode::Write => tell_written(context, &job, &outcome).map(|()| FINE),
        Mode::Check => tell_stale(context, &job, &outcome),
    }
}

/// The job, and whether to watch.
fn parse(mut parser: lexopt::Parser) -> Result<(Job, bool), Failure> {
    let (specs, out) = (SPECS.into(), OUT.into());
    let mut job = Job { specs, out, mode: Mode::Write, codec: None, bindings: None, builder: None };
    let mut watched = false;
    while let Some(arg) = parser.next()? {
        match arg {
            Short('h') | Long("help") => return Err(Failure::Help),
            Long("specs") => job.specs = PathBuf::from(parser.value()?),
            Long("out") => job.out = PathBuf::from(parser.value()?),
            Long("bindings") => job.bindings = Some(PathBuf::from(parser.value()?)),
            Long("builder") => job.builder = Some(PathBuf::from(parser.value()?)),
            Long("codec") => job.codec = Some(PathBuf::from(parser.value()?)),
            Long("check") => job.mode = Mode::Check,
            Long("watch") => watched = true,
            Value(_) | Short(_) | Long(_) => return Err(unexpected(arg, COMMAND.options)),
        }
    }
    if watched && job.mode == Mode::Check {
        return Err(Failure::Usage("`--watch` writes what `--check` leaves alone: one or the other".to_owned()));
    }
    Ok((job, watched))
}

/// Prints the errors that hindered generating, and tells whether there were any.
pub(super) fn tell_errors(context: &mut Context<'_>, job: &Job, outcome: &Outcome) -> Result<bool, Failure> {
    if !outcome.diagnostics.has_errors() {
        return Ok(false);
    }
    // Warnings do not stand in the way; `check` shows them.
    let errors = outcome.diagnostics.only(Severity::Error);
    let root = job.specs.to_string_lossy();
    let width = context.width.unwrap_or(HumanStyle::default().width);
    let style = HumanStyle { root: &root, color: context.color, width };
    context.out.write_all(render::human(&outcome.spec.sources, &errors, style).as_bytes())?;
    Ok(true)
}

/// The folders that were compared: their name, what changed there, and how many files there are.
fn folders<'a>(job: &Job, outcome: &'a Outcome) -> Vec<(String, &'a [Change], usize)> {
    let mut folders = vec![(format!("{}/src", job.out.display()), outcome.changes.as_slice(), outcome.files)];
    if let Some(dir) = &job.bindings {
        folders.push((dir.display().to_string(), &outcome.bindings, outcome.binding_files));
    }
    if let Some(dir) = &job.builder {
        folders.push((dir.display().to_string(), &outcome.builder, outcome.builder_files));
    }
    folders
}

pub(super) fn tell_written(context: &mut Context<'_>, job: &Job, outcome: &Outcome) -> Result<(), Failure> {
    for (dir, changes, _) in folders(job, outcome) {
        for change in changes {
            match change {
                Change::Added { path } => writeln!(context.out, "added   {dir}/{path}")?,
                Change::Changed { path, .. } => writeln!(context.out, "changed {dir}/{path}")?,
                Change::Removed { path } => writeln!(context.out, "removed {dir}/{path}")?,
            }
        }
    }
    for (dir, changes, files) in folders(job, outcome) {
        writeln!(context.out, "{}: {} of {files} files changed", dir.trim_end_matches("/src"), changes.len())?;
    }
    Ok(())
}

fn tell_stale(context: &mut Context<'_>, job: &Job, outcome: &Outcome) -> Result<u8, Failure> {
    let (specs, out) = (job.specs.display().to_string(), job.out.display().to_string());
    let command = match (specs.as_str(), out.as_str()) {
        (SPECS, OUT) => "cargo xtask gen".to_owned(),
        _ => format!("visa-codegen gen --specs {specs} --out {out}"),
    };
    let mut status = FINE;
    for (dir, changes, files) in folders(job, outcome) {
        let name = dir.trim_end_matches("/src");
        if changes.is_empty() {
            writeln!(context.out, "{name}: all {files} files are what {specs} gives")?;
            continue;
        }
        for change in changes {
            context.out.write_all(output::explain_in(change, &dir).as_bytes())?;
        }
        writeln!(
            context.out,
            "{name} is stale: {} of {files} files are not what {specs} gives, because the specification or the generator changed \
             after they were written, or they were edited by hand.\nRun `{command}`, and commit what it writes.",
            changes.len(),
        )?;
        status = FINDINGS;
    }
    Ok(status)
}
