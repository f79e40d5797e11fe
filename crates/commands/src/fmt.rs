//! `visa fmt`: rewrites assembler text in the form of the printer.

use super::diagnostics::{OutputFormat, print_to_stderr};
use super::files::{self, InputFile, OutputDestination, OutputPlan};
use super::parallel::for_each_file;
use super::platform::PlatformArgs;
use super::text;
use openvisa::text::{Locator, Severity, format as formatted};
use openvisa_check::text_only_options;
use openvisa_cli_support::{Context, ExitStatus, Failure, counted};
use openvisa_findings::Finding;
use openvisa_isa::Platform;
use std::ffi::OsString;

/// Format assembler text
///
/// The text gets the form of the reference printer. Comments, names and the order of lines stay. A
/// text with mistakes is not rewritten; the mistakes are reported.
#[derive(clap::Args)]
#[command(
    verbatim_doc_comment,
    after_help = "\
Examples:
  visa fmt kernel.visaasm
  visa fmt --in-place *.visaasm
  visa fmt --check *.visaasm

Exit status: 0 success, 1 errors in a text, or (--check) a text in another form,
2 wrong usage, or a file that cannot be read or written"
)]
pub(super) struct FmtArgs {
    /// Assembler text (.visaasm); - is standard input
    #[arg(value_name = "FILE", required = true, value_parser = InputFile::clap_parser())]
    files: Vec<InputFile>,
    /// Where the result goes (default: standard output)
    ///
    /// If there are several files, or OUT ends with /, OUT is the folder for their results, which
    /// is created.
    #[arg(short, long, value_name = "OUT", conflicts_with_all = ["in_place", "check"])]
    output: Option<OsString>,
    /// Write each result over its file
    #[arg(short, long, conflicts_with = "check")]
    in_place: bool,
    /// Write nothing, and print the names of files that have another form
    #[arg(long)]
    check: bool,
    #[command(flatten)]
    platform: PlatformArgs,
}

struct FmtOptions {
    files: Vec<InputFile>,
    output: OutputDestination,
    in_place: bool,
    check: bool,
    platform: Option<Platform>,
}

impl FmtOptions {
    /// Resolves what the arguments leave to the environment and to the number of files.
    fn new(args: FmtArgs, context: &Context<'_>) -> Result<Self, Failure> {
        InputFile::refuse_repeated_stdin(&args.files)?;
        let FmtArgs { files, output, in_place, check, platform } = args;
        if files.len() > 1 && output.is_none() && !in_place && !check {
            return Err(Failure::Usage("several files need `-o DIR`, `--in-place` or `--check`".to_owned()));
        }
        let output = OutputDestination::new(output, files.len());
        Ok(Self { files, output, in_place, check, platform: platform.resolve(context)? })
    }

    /// Returns the path of the formatted text of a file; `None` is standard output.
    fn target(&self, file: &InputFile) -> Option<OsString> {
        match self.in_place {
            true => file.path().map(ToOwned::to_owned),
            false => self.output.path_for(file, "visaasm", || None),
        }
    }

    /// Refuses outputs that are inputs or other outputs, except where files are rewritten in place.
    fn check_outputs(&self) -> Result<(), Failure> {
        match self.in_place {
            true => Ok(()),
            false => OutputPlan::of_files(&self.files, |file| self.target(file)).check(),
        }
    }
}

/// Executes `visa fmt`.
pub(super) fn run(args: FmtArgs, context: &mut Context<'_>) -> Result<ExitStatus, Failure> {
    let options = FmtOptions::new(args, context)?;
    options.check_outputs()?;
    let (mut status, mut changed) = (ExitStatus::Success, 0);
    let rewrite = |context: &mut Context<'_>, file: &InputFile| rewrite(context, &options, file);
    let unreadable = for_each_file(context, &options.files, rewrite, |outcome| match outcome {
        FormatOutcome::Same => {}
        FormatOutcome::Changed => changed += 1,
        FormatOutcome::Wrong => status = ExitStatus::Findings,
    })?;
    if options.check && changed > 0 {
        status = ExitStatus::Findings;
    }
    if options.files.len() > 1 {
        let what = if options.check { "would change" } else { "changed" };
        writeln!(context.err, "{changed} of {} {what}", counted(options.files.len(), "file"))?;
    }
    Ok(if unreadable > 0 { ExitStatus::Error } else { status })
}

enum FormatOutcome {
    Same,
    Changed,
    Wrong,
}

fn rewrite(context: &mut Context<'_>, options: &FmtOptions, file: &InputFile) -> Result<FormatOutcome, Failure> {
    let (bytes, name) = (file.read(context)?, file.name());
    let source = text::text_of_file(file, &bytes)?;
    let result = formatted(source, &text_only_options(options.platform));
    // Warnings do not prevent formatting.
    let errors = result.diagnostics.iter().filter(|diagnostic| diagnostic.severity >= Severity::Error);
    let mut lines = Locator::new(source);
    let findings: Vec<_> = errors.map(|diagnostic| Finding::of_diagnostic(diagnostic, &mut lines)).collect();
    if !findings.is_empty() {
        print_to_stderr(context, &findings, OutputFormat::Human, &name)?;
        writeln!(context.err, "{name}: {}; not rewritten", counted(findings.len(), "finding"))?;
        return Ok(FormatOutcome::Wrong);
    }
    let same = result.text == source;
    if options.check {
        if !same {
            writeln!(context.out, "{name}")?;
        }
    } else if !options.in_place || !same || file.path().is_none() {
        match file.path().filter(|_| options.in_place) {
            Some(path) => files::replace(path, &bytes, result.text.as_bytes())?,
            None => files::write(context, options.target(file).as_deref(), result.text.as_bytes())?,
        }
    }
    Ok(if same { FormatOutcome::Same } else { FormatOutcome::Changed })
}
