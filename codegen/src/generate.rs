//! Generation of the crate from a folder of Markdown: read, check, emit, compare, and write.
//!
//! A model with errors is never emitted, so that a mistake in a document never leaves a broken
//! crate. For example, [`run`] with [`Mode::Check`] only reports which files are stale.

use crate::artifact_writer::{self, Change, Generated, GeneratedFile};
use crate::documents::{self, TemplateError};
use crate::emit::{CrateNames, Destination};
use crate::spec::diagnostics::Diagnostics;
use crate::spec::model::Dialect;
use crate::spec::rules::{self, Rule};
use crate::spec::source::ReadError;
use crate::{Spec, load};
use openvisa_cli_support::write_file;
use std::fmt;
use std::path::{Path, PathBuf};

/// The way in which the generated files are used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mode {
    /// Write the files that changed.
    Write,
    /// Write nothing, and report what would change.
    Check,
}

/// A generation job.
#[derive(Clone, Debug)]
pub(crate) struct Job {
    /// The specification folder.
    pub(crate) specs: PathBuf,
    /// The folder of the crate; sources are written to its `src/`.
    pub(crate) out: PathBuf,
    /// The way in which the files are used.
    pub(crate) mode: Mode,
    /// The name of the generated package; `None` for that of the project.
    pub(crate) package: Option<String>,
    /// The name of the instruction set; `None` for that of the project.
    pub(crate) title: Option<String>,
    /// The path of the crate `openvisa-isa-core`, for the manifest of a new crate folder.
    pub(crate) core: Option<PathBuf>,
    /// The folder for documents for other languages and tools; `None` to generate none.
    pub(crate) bindings: Option<PathBuf>,
    /// The folder for the generated methods of the builder; `None` to generate none.
    pub(crate) builder: Option<PathBuf>,
    /// True to overwrite files that are not marked as generated.
    pub(crate) force: bool,
}

/// An error in the vendor's documents that does not prevent generation.
#[derive(Debug)]
pub(crate) struct Exception {
    /// The rule that is broken.
    pub(crate) rule: &'static Rule,
    /// The file where it is reported.
    pub(crate) file: &'static str,
    /// The reason why it does not prevent generation.
    pub(crate) reason: &'static str,
}

/// The known exceptions. They apply to upstream folders only, since a strict specification has no
/// errors.
static EXCEPTIONS: &[Exception] = &[Exception {
    rule: &rules::DUPLICATE_OPCODE,
    file: "instructions/FCCALL.md",
    reason: "shares its opcode with CALL; only the kind of the label distinguishes them, which these documents do not state formally",
}];

/// The result of a job.
pub(crate) struct Outcome {
    pub(crate) spec: Spec,
    /// The findings. If there are errors, nothing was generated, and `folders` is empty.
    pub(crate) diagnostics: Diagnostics,
    /// The exceptions that were applied.
    pub(crate) exceptions: Vec<&'static Exception>,
    /// The folders of generated files: the sources of the crate first, then those that the job asks
    /// for.
    pub(crate) folders: Vec<GeneratedFolder>,
}

/// A phase of [`run_with_progress`]. Displays as a line for the user, such as `reading the
/// specification`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    /// Reading and checking the specification.
    Read,
    /// Generating the text of all files.
    Emit,
    /// Comparing the text with the existing files, and writing the changes unless the job only
    /// checks.
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

/// Runs a job.
///
/// # Errors
/// If a folder or file cannot be read or written, or an emitter is defective. Findings about the
/// specification are part of the outcome, not errors.
pub(crate) fn run(job: &Job) -> Result<Outcome, GenerateError> {
    run_with_progress(job, &mut |_| ())
}

/// Runs a job like [`run`], and calls `progress` at the start of each phase.
///
/// # Errors
/// The errors of [`run`].
pub(crate) fn run_with_progress(job: &Job, progress: &mut dyn FnMut(Phase)) -> Result<Outcome, GenerateError> {
    progress(Phase::Read);
    let (spec, mut diagnostics) = load(&job.specs)?;
    let exceptions = make_exceptions(&spec, &mut diagnostics);
    if diagnostics.has_errors() {
        return Ok(Outcome { spec, diagnostics, exceptions, folders: Vec::new() });
    }
    progress(Phase::Emit);
    let prefix = folder_name(&job.specs);
    let fill = || job.bindings.as_ref().map(|dir| (dir, documents::generate(&spec.model, &prefix)));
    let builder = job.builder.is_some().then_some(Destination::Builder);
    let destinations: Vec<_> = [Destination::Crate].into_iter().chain(builder).collect();
    let names = CrateNames {
        specs: &prefix,
        package: job.package.as_deref().unwrap_or(CrateNames::PACKAGE),
        title: job.title.as_deref().unwrap_or_else(|| CrateNames::of_project(&prefix).title),
    };
    let (files, documents) = artifact_writer::generate_beside(&spec.model, names, &destinations, fill);
    let Generated { crate_files, builder_files } = files?;
    progress(Phase::Compare);
    let name = |dir: &Path| dir.display().to_string();
    let mut folders = vec![GeneratedFolder::compare(job.out.join("src"), name(&job.out), crate_files)?];
    if let Some((dir, documents)) = documents {
        folders.push(GeneratedFolder::compare(dir.clone(), name(dir), documents?)?);
    }
    if let Some(dir) = &job.builder {
        folders.push(GeneratedFolder::compare(dir.clone(), name(dir), builder_files)?);
    }
    if job.mode == Mode::Write {
        if !job.force {
            refuse_handwritten(&folders)?;
        }
        for folder in folders.iter().filter(|folder| !folder.files.is_empty()) {
            artifact_writer::apply(&folder.files, &folder.changes, &folder.dir)?;
        }
        write_manifest(job)?;
    }
    Ok(Outcome { spec, diagnostics, exceptions, folders })
}

/// A folder of generated files.
pub(crate) struct GeneratedFolder {
    pub(crate) dir: PathBuf,
    /// Name for people: the folder, or that of the crate whose sources it has.
    pub(crate) name: String,
    pub(crate) files: Vec<GeneratedFile>,
    /// The differences of the generated files from the existing files in the folder. They are
    /// written unless the job only checks.
    pub(crate) changes: Vec<Change>,
}

impl GeneratedFolder {
    /// Compares generated files with the existing files in `dir`.
    fn compare(dir: PathBuf, name: String, files: Vec<GeneratedFile>) -> Result<Self, ReadError> {
        let changes = artifact_writer::compare(&files, &dir)?;
        Ok(Self { dir, name, files, changes })
    }
}

/// Fails if the changes overwrite files that are not marked as generated.
fn refuse_handwritten(folders: &[GeneratedFolder]) -> Result<(), GenerateError> {
    let handwritten = |folder: &GeneratedFolder| -> Vec<PathBuf> {
        folder.changes.iter().filter_map(Change::handwritten).map(|path| folder.dir.join(path)).collect()
    };
    let files: Vec<_> = folders.iter().flat_map(handwritten).collect();
    if files.is_empty() { Ok(()) } else { Err(GenerateError::Handwritten(files)) }
}

/// Turns errors with an exception into warnings, and returns the exceptions that were applied.
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

/// Returns the name of the specification folder for generated documentation. It is the last part of
/// the path, so that no path of a machine gets into the output.
pub(crate) fn folder_name(dir: &Path) -> String {
    let resolved = dir.canonicalize().unwrap_or_else(|_| dir.to_owned());
    resolved.file_name().map_or_else(|| "specs".to_owned(), |name| name.to_string_lossy().into_owned())
}

/// Writes a manifest for a crate folder without one, so that the crate can be built there.
fn write_manifest(job: &Job) -> Result<(), ReadError> {
    let path = job.out.join("Cargo.toml");
    if path.exists() {
        return Ok(());
    }
    let core = match &job.core {
        Some(core) => {
            let core = core.canonicalize().map_err(|e| ReadError::new(core, e))?;
            format!("{{ version = \"0.1\", path = {:?}, default-features = false }}", core.display().to_string())
        }
        None => "{ version = \"0.1\", default-features = false }".to_owned(),
    };
    let package = job.package.as_deref().unwrap_or(CrateNames::PACKAGE);
    let manifest = format!(
        "[package]\nname = {package:?}\nversion = \"0.1.0\"\nedition = \"2024\"\npublish = false\n\n[features]\n\
         default = [\"instructions\", \"object\", \"rules\", \"text\"]\ninstructions = [\"openvisa-isa-core/instructions\"]\n\
         object = [\"openvisa-isa-core/object\"]\nrules = [\"openvisa-isa-core/rules\"]\n\
         text = [\"instructions\", \"openvisa-isa-core/text\"]\nsemantics = [\"instructions\"]\nreference = [\"instructions\", \"openvisa-isa-core/reference\"]\nexhaustive = []\n\
         serde = [\"openvisa-isa-core/serde\"]\narbitrary = [\"openvisa-isa-core/arbitrary\", \"dep:arbitrary\"]\n\n[dependencies]\n\
         arbitrary = {{ version = \"1\", features = [\"derive\"], optional = true }}\nopenvisa-isa-core = {core}\n\n\
         # A workspace of its own, wherever the folder is.\n[workspace]\n"
    );
    write_file(&path, manifest.as_bytes()).map_err(|e| ReadError::new(&path, e))
}

/// The reason why nothing was generated.
pub(crate) enum GenerateError {
    /// A file or folder that cannot be read or written.
    File(ReadError),
    /// A defect of an emitter: its output is not Rust.
    Emit(EmitErrorBox),
    /// A defect of a shipped template.
    Template(TemplateError),
    /// Existing files that are not marked as generated.
    Handwritten(Vec<PathBuf>),
}

/// A boxed [`EmitError`](crate::artifact_writer::EmitError), which is large and never expected.
pub(crate) type EmitErrorBox = Box<crate::artifact_writer::EmitError>;

impl From<ReadError> for GenerateError {
    fn from(error: ReadError) -> Self {
        Self::File(error)
    }
}

impl From<crate::artifact_writer::EmitError> for GenerateError {
    fn from(error: crate::artifact_writer::EmitError) -> Self {
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

openvisa_isa_core::error_types!(GenerateError);
