//! The whole way from a folder of Markdown to a crate: read, check, emit, compare, write.
//!
//! A model with errors is never emitted, so a broken edit never leaves a broken crate behind.

use crate::diagnostics::Diagnostics;
use crate::emit::documents::{self, TemplateError};
use crate::model::Dialect;
use crate::output::{self, Change, Generated, GeneratedFile};
use crate::rules::{self, Rule};
use crate::source::ReadError;
use crate::{Spec, load};
use std::fmt;
use std::path::{Path, PathBuf};

/// What to do with the result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// Write what changed.
    Write,
    /// Touch nothing; tell what would change.
    Check,
}

/// What to generate.
#[derive(Clone, Debug)]
pub struct Job {
    /// The specification folder.
    pub specs: PathBuf,
    /// The crate folder; sources go to its `src/`.
    pub out: PathBuf,
    /// Write or only compare.
    pub mode: Mode,
    /// Where the crate `openvisa-codec` is, for the manifest of a crate folder that has none.
    pub codec: Option<PathBuf>,
    /// The folder of documents for other languages and tools; `None` makes none.
    pub bindings: Option<PathBuf>,
    /// The folder of the builder, for its generated methods; `None` makes none.
    pub builder: Option<PathBuf>,
    /// Files that were not generated are overwritten too.
    pub force: bool,
}

/// An error of the vendor's documents that cannot be mended here and does not hinder generating.
#[derive(Debug)]
pub struct Exception {
    /// The rule that is broken.
    pub rule: &'static Rule,
    /// The file where it is reported.
    pub file: &'static str,
    /// Why it is no hindrance.
    pub reason: &'static str,
}

/// All of them. They hold for upstream folders only: a strict specification has no errors.
static EXCEPTIONS: &[Exception] = &[Exception {
    rule: &rules::DUPLICATE_OPCODE,
    file: "instructions/FCCALL.md",
    reason: "shares its opcode with CALL; the kind of the label tells them apart, which these documents do not say formally",
}];

/// What came of it.
pub struct Outcome {
    /// What was read.
    pub spec: Spec,
    /// What was found. With errors, nothing was generated and the next two are empty.
    pub diagnostics: Diagnostics,
    /// The exceptions that were made.
    pub exceptions: Vec<&'static Exception>,
    /// Differences from what was in the folder; written unless only checked.
    pub changes: Vec<Change>,
    /// How many files the crate has.
    pub files: usize,
    /// The same for the documents for other languages and tools.
    pub bindings: Vec<Change>,
    /// How many of those there are.
    pub binding_files: usize,
    /// The same for the methods of the builder.
    pub builder: Vec<Change>,
    /// How many files of those there are.
    pub builder_files: usize,
}

/// A phase of [`run_with_progress`]. Displays as a line for the user, such as `reading the specification`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Reading and checking the specification.
    Read,
    /// Making the text of all files.
    Emit,
    /// Comparing the text with the files that are there, and writing what changed unless the job only checks.
    Compare,
}

impl fmt::Display for Phase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Read => "reading the specification",
            Self::Emit => "generating files",
            Self::Compare => "comparing with the files that are there",
        })
    }
}

/// Does the job.
///
/// # Errors
/// When a folder or file cannot be read or written, or an emitter is defective. Findings about the specification are no
/// errors; they are in the outcome.
pub fn run(job: &Job) -> Result<Outcome, GenerateError> {
    run_with_progress(job, &mut |_| ())
}

/// Does the job like [`run`], and calls `progress` at the start of each phase.
///
/// # Errors
/// As [`run`].
pub fn run_with_progress(job: &Job, progress: &mut dyn FnMut(Phase)) -> Result<Outcome, GenerateError> {
    progress(Phase::Read);
    let (spec, mut diagnostics) = load(&job.specs)?;
    let exceptions = make_exceptions(&spec, &mut diagnostics);
    if diagnostics.has_errors() {
        return Ok(Outcome {
            spec,
            diagnostics,
            exceptions,
            changes: Vec::new(),
            files: 0,
            bindings: Vec::new(),
            binding_files: 0,
            builder: Vec::new(),
            builder_files: 0,
        });
    }
    progress(Phase::Emit);
    let prefix = folder_name(&job.specs);
    let fill = || job.bindings.as_ref().map(|dir| (dir, documents::generate(&spec.model, &prefix)));
    let (files, documents) = output::generate_beside(&spec.model, &prefix, fill);
    let Generated { crate_files, builder_files } = files?;
    progress(Phase::Compare);
    let mut generated = Folder::compare(job.out.join("src"), crate_files)?;
    let mut bindings = match documents {
        Some((dir, documents)) => Folder::compare(dir.clone(), documents?)?,
        None => Folder::default(),
    };
    let mut builder = match &job.builder {
        Some(dir) => Folder::compare(dir.clone(), builder_files)?,
        None => Folder::default(),
    };
    if job.mode == Mode::Write {
        let folders = [&generated, &bindings, &builder];
        if !job.force {
            refuse_handwritten(&folders)?;
        }
        for folder in folders.into_iter().filter(|folder| !folder.files.is_empty()) {
            output::apply(&folder.files, &folder.changes, &folder.dir)?;
        }
        write_manifest(job)?;
    }
    Ok(Outcome {
        spec,
        diagnostics,
        exceptions,
        changes: std::mem::take(&mut generated.changes),
        files: generated.files.len(),
        bindings: std::mem::take(&mut bindings.changes),
        binding_files: bindings.files.len(),
        builder: std::mem::take(&mut builder.changes),
        builder_files: builder.files.len(),
    })
}

/// A folder of generated files.
#[derive(Default)]
struct Folder {
    dir: PathBuf,
    files: Vec<GeneratedFile>,
    /// Differences between the files and those that are there.
    changes: Vec<Change>,
}

impl Folder {
    fn compare(dir: PathBuf, files: Vec<GeneratedFile>) -> Result<Self, ReadError> {
        let changes = output::compare(&files, &dir)?;
        Ok(Self { dir, files, changes })
    }
}

/// Refuses to overwrite files that do not say at their head that they are generated.
fn refuse_handwritten(folders: &[&Folder]) -> Result<(), GenerateError> {
    let handwritten = |folder: &&Folder| -> Vec<PathBuf> {
        folder.changes.iter().filter_map(Change::handwritten).map(|path| folder.dir.join(path)).collect()
    };
    let files: Vec<_> = folders.iter().flat_map(handwritten).collect();
    if files.is_empty() { Ok(()) } else { Err(GenerateError::Handwritten(files)) }
}

/// Turns the errors that have an exception into warnings, and tells which exceptions were made.
fn make_exceptions(spec: &Spec, diagnostics: &mut Diagnostics) -> Vec<&'static Exception> {
    let mut made = Vec::new();
    if spec.model.dialect == Dialect::Upstream {
        diagnostics.downgrade(|d| {
            let file = &spec.sources.file(d.primary.file).path;
            let exception = EXCEPTIONS.iter().find(|e| e.rule.code == d.rule.code && e.file == file);
            made.extend(exception);
            exception.is_some()
        });
    }
    made
}

/// The name by which generated documentation calls the specification folder: its last part, so that no path of a machine gets
/// into the output.
pub(crate) fn folder_name(dir: &Path) -> String {
    let resolved = dir.canonicalize().unwrap_or_else(|_| dir.to_owned());
    resolved.file_name().map_or_else(|| "specs".to_owned(), |name| name.to_string_lossy().into_owned())
}

/// Gives a crate folder without a manifest one, so that it can be built where it is.
fn write_manifest(job: &Job) -> Result<(), ReadError> {
    let path = job.out.join("Cargo.toml");
    if path.exists() {
        return Ok(());
    }
    let codec = match &job.codec {
        Some(codec) => {
            let codec = codec.canonicalize().map_err(|e| ReadError::new(codec, e))?;
            format!("{{ version = \"0.1\", path = {:?}, default-features = false }}", codec.display().to_string())
        }
        None => "{ version = \"0.1\", default-features = false }".to_owned(),
    };
    let manifest = format!(
        "[package]\nname = \"openvisa-isa\"\nversion = \"0.1.0\"\nedition = \"2024\"\npublish = false\n\n[features]\n\
         default = [\"instructions\", \"object\", \"rules\", \"text\"]\ninstructions = [\"openvisa-codec/instructions\"]\n\
         object = [\"openvisa-codec/object\"]\nrules = [\"openvisa-codec/rules\"]\n\
         text = [\"instructions\", \"openvisa-codec/text\"]\nsemantics = [\"instructions\"]\nexhaustive = []\n\
         serde = [\"openvisa-codec/serde\"]\narbitrary = [\"openvisa-codec/arbitrary\", \"dep:arbitrary\"]\n\n[dependencies]\n\
         arbitrary = {{ version = \"1\", features = [\"derive\"], optional = true }}\nopenvisa-codec = {codec}\n\n\
         # A workspace of its own, wherever the folder is.\n[workspace]\n"
    );
    std::fs::write(&path, manifest).map_err(|e| ReadError::new(&path, e))
}

/// Why nothing was generated.
#[derive(Debug)]
pub enum GenerateError {
    /// A file or folder.
    File(ReadError),
    /// A defect of an emitter.
    Emit(EmitErrorBox),
    /// A defect of a shipped template.
    Template(TemplateError),
    /// Files that would be overwritten, and were not generated.
    Handwritten(Vec<PathBuf>),
}

/// An [`EmitError`](crate::output::EmitError), boxed because it is large and never happens.
pub type EmitErrorBox = Box<crate::output::EmitError>;

impl From<ReadError> for GenerateError {
    fn from(error: ReadError) -> Self {
        Self::File(error)
    }
}

impl From<crate::output::EmitError> for GenerateError {
    fn from(error: crate::output::EmitError) -> Self {
        Self::Emit(Box::new(error))
    }
}

impl From<TemplateError> for GenerateError {
    fn from(error: TemplateError) -> Self {
        Self::Template(error)
    }
}

impl fmt::Display for GenerateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(error) => error.fmt(f),
            Self::Emit(error) => error.fmt(f),
            Self::Template(error) => error.fmt(f),
            Self::Handwritten(files) => {
                for file in files {
                    writeln!(
                        f,
                        "`{}` is in the way: it does not say at its head that it is generated",
                        file.display()
                    )?;
                }
                f.write_str("nothing was written; `--force` overwrites such files")
            }
        }
    }
}

impl std::error::Error for GenerateError {}
