//! Output of generated files: formats them, writes only changed ones, and explains which are stale
//! and why.
//!
//! The content of a file depends only on the model, and not on the time, a path of the machine, or
//! an installed rustfmt. For example, `gen --check` reports `generated/src/enums.rs:4, from
//! specs/fields.md:4` for a changed enumerator.

use crate::emit::{ArmRows, Content, Context, Decisions, Destination, EMITTERS, Emitter};
use crate::model::Model;
use crate::source::ReadError;
use openvisa_cli_support::write_file;
use std::fmt::Write;
use std::path::Path;

/// The first lines of every generated file.
const HEADER: &str = "\
// @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.
";

/// A generated file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GeneratedFile {
    /// The path below `src/` of the generated crate, or below another folder of generated files.
    pub path: String,
    /// The whole content.
    pub text: String,
}

/// The Rust files that are generated from a specification.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Generated {
    /// The files of the generated crate, with paths below its `src/`.
    pub crate_files: Vec<GeneratedFile>,
    /// The files with the methods of the builder, which belong to the crate of the builder type.
    pub builder_files: Vec<GeneratedFile>,
}

/// A difference between a generated file and the folder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// The file is missing.
    Added {
        /// The path of the file.
        path: String,
    },
    /// The file has another content.
    Changed {
        /// The path of the file.
        path: String,
        /// The existing content.
        old: String,
        /// The generated content.
        new: String,
    },
    /// The file is marked as generated, but no emitter generates it.
    Removed {
        /// The path of the file.
        path: String,
    },
}

/// The text in the first lines of every generated file, within a comment of its language.
const MARK: &str = "`cargo xtask gen`";

/// Number of lines from the beginning of a file in which [`MARK`] is looked for.
const MARK_LINES: usize = 5;

impl Change {
    /// Returns the path of a file that the change overwrites, if the file does not say that it is
    /// generated.
    pub(crate) fn handwritten(&self) -> Option<&str> {
        match self {
            // An empty file is what is left of one that another program was writing.
            Self::Changed { old, .. } if old.trim().is_empty() => None,
            Self::Changed { path, old, .. } if !old.lines().take(MARK_LINES).any(|line| line.contains(MARK)) => {
                Some(path)
            }
            Self::Added { .. } | Self::Changed { .. } | Self::Removed { .. } => None,
        }
    }
}

/// Runs all emitters and formats their output. `prefix` names the specification folder in
/// documentation.
///
/// # Errors
/// If the output of an emitter is not Rust, which is a defect of the emitter.
pub fn generate(model: &Model, prefix: &str) -> Result<Generated, EmitError> {
    generate_beside(model, prefix, &[Destination::Crate, Destination::Builder], || ()).0
}

/// Runs the emitters for some destinations like [`generate`], and `other` on the calling thread at
/// the same time.
pub fn generate_beside<T>(
    model: &Model,
    prefix: &str,
    destinations: &[Destination],
    other: impl FnOnce() -> T,
) -> (Result<Generated, EmitError>, T) {
    let decisions = Decisions::new(model, prefix);
    // The formatter takes most of the time. Files are independent of each other.
    let workers = std::thread::available_parallelism().map_or(1, usize::from).min(EMITTERS.len());
    let next = std::sync::atomic::AtomicUsize::new(0);
    let work = || {
        let context = Context::new(&decisions);
        let mut files = Vec::new();
        while let Some(emitter) = EMITTERS.get(next.fetch_add(1, std::sync::atomic::Ordering::Relaxed)) {
            if destinations.contains(&emitter.destination()) && emitter.applies(model) {
                files.push(generate_file(*emitter, &context).map(|file| (emitter.destination(), file)));
            }
        }
        files
    };
    let (results, other) = std::thread::scope(|scope| {
        let handles: Vec<_> = (1..workers).map(|_| scope.spawn(work)).collect();
        let other = other();
        let mut results = work();
        for handle in handles {
            results.extend(handle.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
        }
        (results, other)
    });
    let files = results.into_iter().collect::<Result<Vec<_>, _>>().map(|mut files| {
        files.sort_by(|(_, a), (_, b)| a.path.cmp(&b.path));
        let mut generated = Generated::default();
        for (destination, file) in files {
            match destination {
                Destination::Crate => generated.crate_files.push(file),
                Destination::Builder => generated.builder_files.push(file),
            }
        }
        generated
    });
    (files, other)
}

/// Runs one emitter and formats its output.
fn generate_file(emitter: &dyn Emitter, context: &Context<'_>) -> Result<GeneratedFile, EmitError> {
    let path = emitter.path().to_owned();
    match print_content(emitter.emit(context)) {
        Ok(body) => Ok(GeneratedFile { path, text: format!("{HEADER}\n{body}") }),
        Err(error) => Err(EmitError { path, error }),
    }
}

/// Returns the text of a file, with its Rust tokens formatted.
fn print_content(content: Content) -> Result<String, syn::Error> {
    match content {
        Content::Text(text) => Ok(text),
        Content::Rust(tokens) => Ok(space_items(&prettyplease::unparse(&syn::parse2(tokens)?))),
        Content::RustWithRows(tokens, rows) => Ok(ArmRows::insert_into(&rows, &print_content(Content::Rust(tokens))?)),
        Content::Parts(parts) => {
            let parts = parts.into_iter().map(print_content).collect::<Result<Vec<_>, _>>()?;
            Ok(parts.join("\n"))
        }
    }
}

/// Inserts a blank line between items and between functions, which the formatter omits.
fn space_items(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + text.len() / 20);
    let mut previous = "";
    for line in text.lines() {
        let depth = |l: &str| l.len() - l.trim_start().len();
        let ends = previous.trim_start() == "}" || previous.trim_start() == "};";
        let follows = !line.trim_start().starts_with(['}', ')', ']']) && depth(line) == depth(previous);
        if ends && follows && !line.trim().is_empty() && !line.trim_start().starts_with("else") {
            out.push('\n');
        }
        out.push_str(line);
        out.push('\n');
        previous = line;
    }
    out
}

/// Compares the generated files with the files in `dir`, the `src/` of the generated crate.
///
/// # Errors
/// If a file cannot be read.
pub fn compare(files: &[GeneratedFile], dir: &Path) -> Result<Vec<Change>, ReadError> {
    let mut changes = Vec::new();
    for file in files {
        let path = dir.join(&file.path);
        match std::fs::read_to_string(&path) {
            Ok(old) if old == file.text => {}
            Ok(old) => changes.push(Change::Changed { path: file.path.clone(), old, new: file.text.clone() }),
            Err(e) if e.kind() == std::io::ErrorKind::NotFound => {
                changes.push(Change::Added { path: file.path.clone() });
            }
            Err(e) => return Err(ReadError::new(&path, e)),
        }
    }
    for path in generated_files(dir)? {
        if !files.iter().any(|f| f.path == path) {
            changes.push(Change::Removed { path });
        }
    }
    Ok(changes)
}

/// Writes and removes files as `changes` says.
///
/// # Errors
/// If a file cannot be written or removed.
pub fn apply(files: &[GeneratedFile], changes: &[Change], dir: &Path) -> Result<(), ReadError> {
    std::fs::create_dir_all(dir).map_err(|e| ReadError::new(dir, e))?;
    for change in changes {
        match change {
            Change::Added { path } | Change::Changed { path, .. } => {
                let target = dir.join(path);
                let Some(file) = files.iter().find(|f| f.path == *path) else { continue };
                write_file(&target, file.text.as_bytes()).map_err(|e| ReadError::new(&target, e))?;
            }
            Change::Removed { path } => {
                let target = dir.join(path);
                match std::fs::remove_file(&target) {
                    // Another process generates the same files.
                    Err(e) if e.kind() == std::io::ErrorKind::NotFound => {}
                    removed => removed.map_err(|e| ReadError::new(&target, e))?,
                }
            }
        }
    }
    Ok(())
}

/// Lists the files in `dir` that are marked as generated, in order. A missing folder has none.
fn generated_files(dir: &Path) -> Result<Vec<String>, ReadError> {
    let entries = match std::fs::read_dir(dir) {
        Ok(entries) => entries,
        Err(e) if e.kind() == std::io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(e) => return Err(ReadError::new(dir, e)),
    };
    let mut files = Vec::new();
    for entry in entries {
        let path = entry.map_err(|e| ReadError::new(dir, e))?.path();
        let name = path.file_name().and_then(|n| n.to_str()).filter(|n| n.ends_with(".rs"));
        let Some(name) = name else { continue };
        let text = std::fs::read_to_string(&path).map_err(|e| ReadError::new(&path, e))?;
        if text.starts_with(HEADER) {
            files.push(name.to_owned());
        }
    }
    files.sort();
    Ok(files)
}

/// Maximum number of hunks of a file that are shown.
const SHOWN_HUNKS: usize = 3;
/// Maximum number of lines of a hunk that are shown on each side.
const SHOWN_LINES: usize = 4;

/// Explains a change in a crate: the lines that differ, and the places in the specification from
/// which they are generated.
pub fn explain(change: &Change, crate_dir: &str) -> String {
    explain_in(change, &format!("{crate_dir}/src"))
}

/// Explains a change in any folder; see [`explain`].
pub fn explain_in(change: &Change, dir: &str) -> String {
    let mut out = String::new();
    // Writing to a string cannot fail.
    let _ = match change {
        Change::Added { path } => writeln!(out, "{dir}/{path}: missing"),
        Change::Removed { path } => writeln!(out, "{dir}/{path}: no longer generated"),
        Change::Changed { path, old, new } => {
            let hunks = find_hunks(old, new);
            let _ = writeln!(out, "{dir}/{path}: {} of its lines differ", count_lines(&hunks));
            for hunk in hunks.iter().take(SHOWN_HUNKS) {
                show_hunk(&mut out, hunk, dir, path);
            }
            match hunks.len().saturating_sub(SHOWN_HUNKS) {
                0 => Ok(()),
                more => writeln!(out, "  ... and {more} more places"),
            }
        }
    };
    out
}

/// A hunk: a range of lines that differ.
struct Hunk<'a> {
    /// Line in the existing file, from 1.
    line: usize,
    old: Vec<&'a str>,
    new: Vec<&'a str>,
    /// The origin of the hunk as `specs/FILE.md:LINE`.
    origin: Option<&'a str>,
}

fn count_lines(hunks: &[Hunk<'_>]) -> usize {
    hunks.iter().map(|h| h.old.len().max(h.new.len())).sum()
}

/// Appends the lines of a hunk.
fn show_hunk(out: &mut String, hunk: &Hunk<'_>, dir: &str, path: &str) {
    let from = hunk.origin.map(|o| format!(", from {o}")).unwrap_or_default();
    let _ = writeln!(out, "  {dir}/{path}:{}{from}", hunk.line);
    for (sign, lines) in [('-', &hunk.old), ('+', &hunk.new)] {
        for line in lines.iter().take(SHOWN_LINES) {
            let _ = writeln!(out, "    {sign} {}", line.trim_start());
        }
        if lines.len() > SHOWN_LINES {
            let _ = writeln!(out, "    {sign} ... {} more lines", lines.len() - SHOWN_LINES);
        }
    }
}

/// Returns the ranges of lines that differ, found by searching for the nearest equal lines ahead.
/// The result is not minimal, but the bounded search keeps it linear.
fn find_hunks<'a>(old: &'a str, new: &'a str) -> Vec<Hunk<'a>> {
    const MAX_LOOKAHEAD_LINES: usize = 200;
    let (mut old, mut new): (Vec<_>, Vec<_>) = (old.lines().collect(), new.lines().collect());
    let same_end = old.iter().rev().zip(new.iter().rev()).take_while(|(a, b)| a == b).count();
    old.truncate(old.len() - same_end);
    new.truncate(new.len() - same_end);
    let (mut i, mut j) = (0, 0);
    let mut hunks = Vec::new();
    while i < old.len() || j < new.len() {
        if i < old.len() && j < new.len() && old[i] == new[j] {
            i += 1;
            j += 1;
            continue;
        }
        let (skip_old, skip_new) = lines_to_skip(&old[i..], &new[j..], MAX_LOOKAHEAD_LINES);
        let origin = origin_of(&new, j, skip_new).or_else(|| origin_of(&old, i, skip_old));
        hunks.push(Hunk {
            line: i + 1,
            old: old[i..i + skip_old].to_vec(),
            new: new[j..j + skip_new].to_vec(),
            origin,
        });
        i += skip_old;
        j += skip_new;
    }
    hunks
}

/// Returns the number of lines to skip on each side until two lines are equal.
fn lines_to_skip(old: &[&str], new: &[&str], ahead: usize) -> (usize, usize) {
    for distance in 1..ahead {
        for skip_old in 0..=distance {
            let skip_new = distance - skip_old;
            let (a, b) = (old.get(skip_old), new.get(skip_new));
            // A single bracket and a blank line match everywhere.
            if a.is_some() && a == b && a.is_some_and(|l| l.trim().len() > 1) {
                return (skip_old, skip_new);
            }
        }
    }
    (old.len(), new.len())
}

/// Returns the place in the specification that lines name or, if they do not, that the nearest line
/// above names.
fn origin_of<'a>(lines: &[&'a str], start: usize, count: usize) -> Option<&'a str> {
    let inside = lines.iter().skip(start).take(count).find_map(|l| place_in(l));
    inside.or_else(|| lines.get(..start)?.iter().rev().find_map(|l| place_in(l)))
}

/// Returns the `specs/FILE.md:LINE` in a line of generated code.
fn place_in(line: &str) -> Option<&str> {
    let end_of_name = line.find(".md:")?;
    let start = line[..end_of_name].rfind(['`', '"', ' ']).map_or(0, |i| i + 1);
    let digits = line[end_of_name + 4..].bytes().take_while(u8::is_ascii_digit).count();
    line.get(start..end_of_name + 4 + digits)
}

/// The error of an emitter whose output is not Rust.
pub struct EmitError {
    /// The path of the generated file.
    pub path: String,
    /// The syntax error.
    pub error: syn::Error,
}

impl std::fmt::Display for EmitError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: what its emitter made is not Rust: {}", self.path, self.error)
    }
}

openvisa_isa_core::error_types!(EmitError);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_changed_line_is_shown_with_the_place_it_comes_from() {
        let old = "/// One. `specs/fields.md:3`\nOne = 1,\n/// Two. `specs/fields.md:4`\nTwo = 2,\n}\n";
        let new = old.replace("Two = 2", "Deux = 2");
        let change = Change::Changed { path: "enums.rs".into(), old: old.into(), new };
        let expected = "generated/src/enums.rs: 1 of its lines differ\n  generated/src/enums.rs:4, from specs/fields.md:4\n    \
                        - Two = 2,\n    + Deux = 2,\n";
        assert_eq!(explain(&change, "generated"), expected);
    }

    #[test]
    fn lines_added_at_the_end_are_a_stretch_of_their_own() {
        let hunks = find_hunks("a1\nb1\n", "a1\nb1\nc1\nd1\n");
        assert_eq!(hunks.len(), 1);
        assert_eq!((hunks[0].line, hunks[0].old.len(), &hunks[0].new[..]), (3, 0, &["c1", "d1"][..]));
    }

    #[test]
    fn functions_are_set_apart_and_nested_ends_are_not() {
        let text = "impl A {\n    fn a() {\n        if x {\n        }\n    }\n    fn b() {}\n}\nstruct B;\n";
        let spaced = "impl A {\n    fn a() {\n        if x {\n        }\n    }\n\n    fn b() {}\n}\n\nstruct B;\n";
        assert_eq!(space_items(text), spaced);
    }
}
