//! `visa-codegen gen`: generates the Rust crate, or reports which of its files are stale.

use super::diff::compare_with_items;
use super::specs_folder::{DEFAULT_SPECS, load_specs, print_errors, specs_folder_parser, unreadable};
use super::{Context, ExitStatus, Failure, watch};
use crate::artifact_writer::{self, Change};
use crate::diff::report;
use crate::generate::{self, GeneratedFolder, Job, Mode, Outcome};
use crate::spec::diagnostics::Severity;
use openvisa_cli_support::counted;
use std::path::{Path, PathBuf};

/// The folder of the generated crate, from the root of the project.
const DEFAULT_OUT: &str = "generated";

/// The arguments of `gen`.
#[derive(Debug, clap::Args)]
pub struct GenerateArgs {
    /// Folder of the specification
    #[arg(long, value_name = "DIR", default_value = DEFAULT_SPECS, value_parser = specs_folder_parser())]
    pub specs: PathBuf,
    /// Folder of the crate
    ///
    /// Sources are written to DIR/src. A folder without Cargo.toml gets one.
    #[arg(long, value_name = "DIR", default_value = DEFAULT_OUT)]
    pub out: PathBuf,
    /// Also write a C header, a Python module and an editor grammar to this folder
    #[arg(long, value_name = "DIR")]
    pub bindings: Option<PathBuf>,
    /// Also write the methods of the builder to this folder of its crate
    #[arg(long, value_name = "DIR")]
    pub builder: Option<PathBuf>,
    /// Write nothing; print which files are stale, why, and the command that updates them
    #[arg(long, conflicts_with = "watch")]
    pub check: bool,
    /// Generate again whenever the specification changes, until interrupted
    ///
    /// Prints the errors of each edit, or what it changes in the instruction set and in generated
    /// files.
    #[arg(long)]
    pub watch: bool,
    /// Name of the package, for the specification of another instruction set
    #[arg(long, value_name = "NAME", value_parser = package_name, requires = "title", conflicts_with_all = ["bindings", "builder"])]
    pub crate_name: Option<String>,
    /// Name of the instruction set in the documentation of the crate
    #[arg(long, value_name = "WORDS", requires = "crate_name")]
    pub title: Option<String>,
    /// Folder of the crate openvisa-isa-core, for a new Cargo.toml
    #[arg(long, value_name = "DIR")]
    pub core: Option<PathBuf>,
    /// Folder of an older specification; print what the differences from it mean for the version
    ///
    /// The last line of the output counts the differences, and names the part of the version number
    /// to increase.
    #[arg(long, value_name = "DIR", conflicts_with_all = ["check", "watch"], value_parser = specs_folder_parser())]
    pub base: Option<PathBuf>,
    /// Also overwrite files that do not say at their head that they are generated
    #[arg(long)]
    pub force: bool,
}

/// Parses the name of a package: letters, digits, `-` and `_`, a letter first.
fn package_name(name: &str) -> Result<String, String> {
    let is_valid = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_');
    match name.starts_with(|c: char| c.is_ascii_alphabetic()) && name.chars().all(is_valid) {
        true => Ok(name.to_owned()),
        false => Err("the name of a package consists of letters, digits, `-` and `_`, a letter first".to_owned()),
    }
}

impl GenerateArgs {
    /// Returns the job that the arguments describe.
    fn to_job(&self) -> Job {
        Job {
            specs: self.specs.clone(),
            out: self.out.clone(),
            mode: if self.check { Mode::Check } else { Mode::Write },
            package: self.crate_name.clone(),
            title: self.title.clone(),
            core: self.core.clone(),
            bindings: self.bindings.clone(),
            builder: self.builder.clone(),
            force: self.force,
        }
    }
}

/// Executes `gen`.
///
/// # Errors
/// If a file cannot be read or written, or the output cannot be written.
pub fn run(args: &GenerateArgs, context: &mut Context<'_>) -> Result<ExitStatus, Failure> {
    let job = args.to_job();
    if args.watch {
        return watch::watch(&job, context);
    }
    let progress = &mut |phase| {
        if context.progress {
            let _ = writeln!(context.err, "{phase}");
        }
    };
    let outcome = generate::run_with_progress(&job, progress);
    let outcome = outcome.map_err(unreadable)?;
    if print_errors(&job.specs, &outcome.spec, &outcome.diagnostics, context)? {
        writeln!(context.err, "nothing was generated")?;
        return Ok(ExitStatus::Findings);
    }
    for exception in &outcome.exceptions {
        writeln!(context.err, "ignored error: {}: {}", exception.file, exception.reason)?;
    }
    match outcome.diagnostics.count(Severity::Warning) {
        0 => {}
        count => writeln!(context.err, "{}; `visa-codegen check` shows them", counted(count, "warning"))?,
    }
    match job.mode {
        Mode::Write => {
            print_written(&outcome, context)?;
            if let Some(base) = &args.base {
                print_verdict(base, &outcome, context)?;
            }
            Ok(ExitStatus::Success)
        }
        Mode::Check => print_stale(&job, &outcome, context),
    }
}

/// Prints how many differences there are from an older specification, and the part of the version
/// number to increase.
fn print_verdict(base: &Path, outcome: &Outcome, context: &mut Context<'_>) -> Result<(), Failure> {
    let (old, findings) = load_specs(base)?;
    let differences = compare_with_items((&old, &findings), (&outcome.spec, &outcome.diagnostics))?;
    let summary = report::summary(&differences.iter().collect::<Vec<_>>());
    Ok(writeln!(context.out, "since {}: {summary}", base.display())?)
}

/// Prints the files that were written or removed, and how many of each folder.
pub(super) fn print_written(outcome: &Outcome, context: &mut Context<'_>) -> Result<(), Failure> {
    for GeneratedFolder { dir, changes, .. } in &outcome.folders {
        let dir = dir.display();
        for change in changes {
            match change {
                Change::Added { path } => writeln!(context.out, "added   {dir}/{path}")?,
                Change::Changed { path, .. } => writeln!(context.out, "changed {dir}/{path}")?,
                Change::Removed { path } => writeln!(context.out, "removed {dir}/{path}")?,
            }
        }
    }
    for GeneratedFolder { name, changes, files, .. } in &outcome.folders {
        writeln!(context.out, "{name}: {} of {} changed", changes.len(), counted(files.len(), "file"))?;
    }
    Ok(())
}

/// Prints the files that are stale, with the difference and its cause, and the command that updates
/// them.
fn print_stale(job: &Job, outcome: &Outcome, context: &mut Context<'_>) -> Result<ExitStatus, Failure> {
    let (specs, out) = (job.specs.display().to_string(), job.out.display().to_string());
    let command = match (specs.as_str(), out.as_str()) {
        (DEFAULT_SPECS, DEFAULT_OUT) => "cargo xtask gen".to_owned(),
        _ => format!("visa-codegen gen --specs {specs} --out {out}"),
    };
    let mut status = ExitStatus::Success;
    let crate_changes = outcome.folders.first().map_or(&[][..], |folder| &folder.changes);
    for GeneratedFolder { dir, name, files, changes } in &outcome.folders {
        if changes.is_empty() {
            let files = match files.len() {
                1 => "the only file is".to_owned(),
                count => format!("all {count} files are"),
            };
            writeln!(context.out, "{name}: {files} up to date with {specs}")?;
            continue;
        }
        for change in changes {
            context.out.write_all(artifact_writer::explain(change, &dir.to_string_lossy()).as_bytes())?;
        }
        writeln!(
            context.out,
            "{name} is stale: {specs} generates different contents for {} of {}. {}\n\
             Run `{command}` and commit what it writes.",
            changes.len(),
            counted(files.len(), "file"),
            explain_cause(changes, crate_changes, &job.out),
        )?;
        status = ExitStatus::Findings;
    }
    Ok(status)
}

/// Says what made files stale: the hash of the specification in the crate tells whether they are
/// from another specification, and the hashes of the files, which of them were edited by hand.
fn explain_cause(changes: &[Change], crate_changes: &[Change], out: &Path) -> String {
    let hash = |text: &str| text.lines().find(|line| line.contains("const SPEC_HASH")).map(str::to_owned);
    let other_specification = crate_changes.iter().any(|change| match change {
        Change::Changed { old, new, .. } => hash(new).is_some() && hash(old) != hash(new),
        Change::Added { path } => path == SPECIFICATION,
        Change::Removed { .. } => false,
    });
    let cause = if other_specification { "The specification changed after the last run" } else { "" };
    // What the last run wrote: an unchanged file is what this run would write.
    let last = crate_changes.iter().find_map(|change| match change {
        Change::Changed { path, old, .. } if path == SPECIFICATION => Some(old.clone()),
        _ => None,
    });
    let last = last.or_else(|| std::fs::read_to_string(out.join("src").join(SPECIFICATION)).ok()).unwrap_or_default();
    let is_of_crate = std::ptr::eq(changes, crate_changes);
    let edited = changes.iter().filter_map(|change| match change {
        Change::Changed { path, old, .. } => Some((path, artifact_writer::is_edited(&last, path, old)?)),
        _ => None,
    });
    let (edited, untouched): (Vec<_>, Vec<_>) = edited.filter(|_| is_of_crate).partition(|(_, edited)| *edited);
    let edited = edited.iter().map(|(path, _)| path.as_str()).collect::<Vec<_>>().join(", ");
    match (cause, edited.as_str(), untouched.is_empty()) {
        ("", "", true) => {
            "They are from this specification: the generator changed, or files were edited by hand.".into()
        }
        ("", "", false) => "They are from this specification: the generator changed.".into(),
        ("", edited, true) => format!("Edited by hand: {edited}."),
        ("", edited, false) => format!("The generator changed. Edited by hand as well: {edited}."),
        (cause, "", _) => format!("{cause}."),
        (cause, edited, _) => format!("{cause}. Edited by hand as well: {edited}."),
    }
}

/// The file of the crate with the hashes of the specification and of the other files.
const SPECIFICATION: &str = "specification.rs";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hash_tells_whether_the_specification_changed() {
        let change = |old: &str| Change::Changed {
            path: "specification.rs".into(),
            old: old.into(),
            new: "pub const SPEC_HASH: &str = \"1\";\n// new\n".into(),
        };
        let cause = |old: &str| {
            let changes = [change(old)];
            explain_cause(&changes, &changes, Path::new("."))
        };
        assert!(cause("pub const SPEC_HASH: &str = \"0\";").contains("specification changed"));
        assert!(cause("pub const SPEC_HASH: &str = \"1\";").contains("generator changed"));
    }
}
