//! `gen --watch`: generates again whenever the specification changes, and says what the edit did.
//!
//! Folders are looked at ten times a second, which costs less than a millisecond each time and works on every file system; editors that
//! write a file in several steps are waited for.

use super::generate::{tell_errors, tell_written};
use super::{Context, Failure};
use crate::diff::{self, report};
use crate::generate::{self, Job, Outcome};
use crate::model::Model;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant, SystemTime};

/// How often the folder is looked at; also how long it must be at rest after a change.
const PAUSE: Duration = Duration::from_millis(100);
/// Clears a terminal and goes to its top.
const CLEAR: &str = "\x1b[2J\x1b[3J\x1b[H";

/// Never returns unless the output is gone.
pub(super) fn watch(context: &mut Context<'_>, job: &Job) -> Result<u8, Failure> {
    let mut last: Option<Model> = None;
    loop {
        // Taken before reading, so that an edit while generating is seen afterwards.
        let seen = stamp(&job.specs);
        if context.color {
            context.out.write_all(CLEAR.as_bytes())?;
        }
        let start = Instant::now();
        match generate::run(job) {
            Ok(outcome) => {
                if tell(context, job, &outcome, last.as_ref())? {
                    last = Some(outcome.spec.model);
                }
            }
            // A file that is being replaced is there again at the next look.
            Err(error) => writeln!(context.out, "error: {error}")?,
        }
        writeln!(context.out, "{} ms; watching {}", start.elapsed().as_millis(), job.specs.display())?;
        context.out.flush()?;
        wait(&job.specs, &seen);
    }
}

/// What one run did. Whether it generated something.
fn tell(context: &mut Context<'_>, job: &Job, outcome: &Outcome, last: Option<&Model>) -> Result<bool, Failure> {
    if tell_errors(context, job, outcome)? {
        let count = outcome.diagnostics.count(crate::diagnostics::Severity::Error);
        writeln!(context.out, "{}: nothing was generated", super::counted(count, "error"))?;
        return Ok(false);
    }
    if let Some(last) = last {
        let differences = diff::compare(last, &outcome.spec.model);
        let all: Vec<_> = differences.iter().collect();
        context.out.write_all(report::human(&all).as_bytes())?;
        match all.is_empty() {
            true => writeln!(context.out, "the instruction set is as before")?,
            false => writeln!(context.out, "{}", report::summary(&all))?,
        }
    }
    tell_written(context, job, outcome)?;
    Ok(true)
}

/// What a look at a folder sees: the Markdown files with their times and lengths.
type Stamp = Vec<(PathBuf, Option<SystemTime>, u64)>;

fn stamp(dir: &Path) -> Stamp {
    let mut files = Stamp::new();
    for folder in [dir.to_owned(), dir.join("instructions")] {
        for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.extension().is_some_and(|e| e == "md") {
                let (time, length) = entry.metadata().map_or((None, 0), |m| (m.modified().ok(), m.len()));
                files.push((path, time, length));
            }
        }
    }
    files.sort();
    files
}

/// Until the folder is not as it was seen, and at rest.
fn wait(dir: &Path, seen: &Stamp) {
    let mut before = seen.clone();
    loop {
        std::thread::sleep(PAUSE);
        let now = stamp(dir);
        if now == before && now != *seen {
            return;
        }
        before = now;
    }
}
