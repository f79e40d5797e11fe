//! `gen --watch`: generates again whenever the specification changes, and prints the effect of the
//! edit.
//!
//! The folder is polled ten times a second. That takes less than a millisecond each time, and works
//! on every file system. An editor may write a file in several steps, so a change counts once the
//! folder is at rest.

use super::generate::print_written;
use super::specs_folder::print_errors;
use super::{Context, ExitStatus, Failure};
use crate::diff::{self, report};
use crate::generate::{self, Job, Outcome};
use crate::spec::diagnostics::Severity;
use crate::spec::model::Model;
use openvisa_cli_support::counted;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant, SystemTime};

/// Time between two looks at the folder. A folder that is equal in two successive looks is at rest.
const POLL_INTERVAL: Duration = Duration::from_millis(100);
/// Clears a terminal with its scrollback, and moves the cursor to its top left corner.
const CLEAR_TERMINAL: &str = "\x1b[2J\x1b[3J\x1b[H";

/// Generates, and again after every change of the specification. Returns only if the output cannot
/// be written.
pub(super) fn watch(job: &Job, context: &mut Context<'_>) -> Result<ExitStatus, Failure> {
    let mut last_model: Option<Model> = None;
    loop {
        // Taken before the files are read, so that an edit during the run is seen after it.
        let seen = FolderState::read(&job.specs);
        if context.color {
            context.out.write_all(CLEAR_TERMINAL.as_bytes())?;
        }
        let start = Instant::now();
        match generate::run(job) {
            Ok(outcome) => {
                if print_outcome(job, &outcome, last_model.as_ref(), context)? {
                    last_model = Some(outcome.spec.model);
                }
            }
            // A file that an editor is replacing is missing for a moment, and there at the next
            // change.
            Err(error) => writeln!(context.out, "error: {error}")?,
        }
        writeln!(context.out, "{} ms; watching {}", start.elapsed().as_millis(), job.specs.display())?;
        context.out.flush()?;
        wait_for_change(&job.specs, &seen);
    }
}

/// Prints the errors of the specification, or what differs from `last_model` and which files were
/// written. Returns whether files were generated.
fn print_outcome(
    job: &Job,
    outcome: &Outcome,
    last_model: Option<&Model>,
    context: &mut Context<'_>,
) -> Result<bool, Failure> {
    if print_errors(&job.specs, &outcome.spec, &outcome.diagnostics, context)? {
        let count = outcome.diagnostics.count(Severity::Error);
        writeln!(context.out, "{}: nothing was generated", counted(count, "error"))?;
        return Ok(false);
    }
    if let Some(last_model) = last_model {
        let differences = diff::compare(last_model, &outcome.spec.model);
        let differences: Vec<_> = differences.iter().collect();
        context.out.write_all(report::human(&differences).as_bytes())?;
        match differences.is_empty() {
            true => writeln!(context.out, "the instruction set is unchanged")?,
            false => writeln!(context.out, "{}", report::summary(&differences))?,
        }
    }
    print_written(outcome, context)?;
    Ok(true)
}

/// The Markdown files of a specification with the time and length in bytes that show whether they
/// changed.
#[derive(Clone, PartialEq, Eq)]
struct FolderState(Vec<(PathBuf, Option<SystemTime>, u64)>);

impl FolderState {
    /// Reads the state of a folder. A folder that cannot be read has no files.
    fn read(dir: &Path) -> Self {
        let mut files = Vec::new();
        for folder in [dir.to_owned(), dir.join("instructions")] {
            for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
                let path = entry.path();
                if path.extension().is_some_and(|extension| extension == "md") {
                    let (time, length) = entry.metadata().map_or((None, 0), |m| (m.modified().ok(), m.len()));
                    files.push((path, time, length));
                }
            }
        }
        files.sort();
        Self(files)
    }
}

/// Waits until the folder differs from the state `seen` and is at rest.
fn wait_for_change(dir: &Path, seen: &FolderState) {
    let mut before = seen.clone();
    loop {
        std::thread::sleep(POLL_INTERVAL);
        let now = FolderState::read(dir);
        if now == before && now != *seen {
            return;
        }
        before = now;
    }
}
