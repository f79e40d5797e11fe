//! `visa asm`: assembles text to object files.

use super::diagnostics::{OutputFormat, count_errors, format_counts, print_finding, print_to_stderr};
use super::files::{self, InputFile, OutputDestination, OutputPlan, with_ending};
use super::parallel::{exit_status, for_each_file};
use super::platform::PlatformArgs;
use super::text;
use openvisa::Version;
use openvisa::text::{ParseOptions, parse};
use openvisa_cli_support::{Context, ExitStatus, Failure, counted};
use openvisa_isa::Platform;
use std::ffi::OsString;

/// Assemble text to object files
///
/// Every mistake of a text is reported with its line, all of them in one run. An object file takes
/// its place once it is complete. No output may be an input, or the output of two texts.
#[derive(clap::Args)]
#[command(
    verbatim_doc_comment,
    after_help = "\
Examples:
  visa asm kernel.visaasm
  visa asm kernel.visaasm -o kernel.isa --platform XE2
  visa asm a.visaasm b.visaasm -o objects/ --format json

Exit status: 0 success, perhaps with warnings, 1 errors in a text,
2 wrong usage, or a file that cannot be read or written"
)]
pub(super) struct AsmArgs {
    /// Assembler text (.visaasm); - is standard input
    #[arg(value_name = "FILE", required = true, value_parser = InputFile::clap_parser())]
    files: Vec<InputFile>,
    /// Where the object file goes; - is standard output
    ///
    /// The default is beside FILE, with the ending .isa, or standard output if FILE is -. If there
    /// are several files, or OUT ends with /, OUT is the folder for their object files, which is
    /// created.
    #[arg(short, long, value_name = "OUT")]
    output: Option<OsString>,
    /// Read forms that differ between versions of the text as this version has them: 3.6, 4.2, ...
    ///
    /// The default is the version that the text declares. Forms of other versions are accepted
    /// where they cannot be mistaken.
    #[arg(long, value_name = "VERSION", value_parser = text::parse_text_version)]
    dialect: Option<Version>,
    /// Write this version of the object format
    ///
    /// The default is the version that the text declares, at most 4.1.
    #[arg(long, value_name = "VERSION", value_parser = text::parse_object_version)]
    target_version: Option<Version>,
    #[command(flatten)]
    platform: PlatformArgs,
    /// Treat warnings as errors
    #[arg(long)]
    deny_warnings: bool,
    /// How to print findings: for people, or as JSON objects, one a line
    ///
    /// JSON goes to standard output, unless the object file goes there.
    #[arg(long, value_enum, ignore_case = true, default_value_t)]
    format: OutputFormat,
}

/// The arguments, with what they leave to the environment and to the number of files.
struct AsmOptions {
    args: AsmArgs,
    output: OutputDestination,
    platform: Option<Platform>,
}

impl AsmOptions {
    fn new(mut args: AsmArgs, context: &Context<'_>) -> Result<Self, Failure> {
        InputFile::refuse_repeated_stdin(&args.files)?;
        let output = OutputDestination::new(args.output.take(), args.files.len());
        output.refuse_shared_output(args.files.len())?;
        Ok(Self { output, platform: args.platform.resolve(context)?, args })
    }

    /// Returns the path of the object file of a text; `None` is standard output.
    fn target(&self, file: &InputFile) -> Option<OsString> {
        self.output.path_for(file, "isa", || with_ending(file, "isa"))
    }
}

/// Executes `visa asm`.
pub(super) fn run(args: AsmArgs, context: &mut Context<'_>) -> Result<ExitStatus, Failure> {
    let options = AsmOptions::new(args, context)?;
    let files = &options.args.files;
    OutputPlan::of_files(files, |file| options.target(file)).check()?;
    let (mut found, mut warned, mut made) = (0, 0, 0);
    let assemble = |context: &mut Context<'_>, file: &InputFile| assemble(context, &options, file);
    let unreadable = for_each_file(context, files, assemble, |(errors, warnings)| {
        found += errors;
        warned += warnings;
        made += usize::from(errors == 0);
    })?;
    if files.len() > 1 || found + warned > 0 {
        let files = counted(files.len(), "file");
        writeln!(context.err, "{} in {files}, {made} assembled", format_counts(found, warned))?;
    }
    Ok(exit_status(unreadable, found > 0))
}

/// Assembles a file. Returns the numbers of its errors and warnings.
fn assemble(context: &mut Context<'_>, options: &AsmOptions, file: &InputFile) -> Result<(usize, usize), Failure> {
    let (args, bytes, name) = (&options.args, file.read(context)?, file.name());
    let source = text::text_of_file(file, &bytes)?;
    let parse_options = ParseOptions {
        version: args.target_version,
        text_version: args.dialect,
        ..text::parse_options(options.platform)
    };
    let parsed = parse(source, &parse_options);
    let mut findings = text::findings_of_statements(&parsed, source);
    let mut written = Vec::new();
    if count_errors(&findings, args.deny_warnings) == 0 {
        match text::object_file(&parsed, source) {
            Ok(bytes) => written = bytes,
            Err(more) => findings.extend(more),
        }
    }
    let errors = count_errors(&findings, args.deny_warnings);
    let target = options.target(file);
    let piped = errors == 0 && target.is_none();
    match args.format {
        OutputFormat::Json if !piped => {
            findings.iter().try_for_each(|finding| print_finding(context, finding, OutputFormat::Json, &name))?
        }
        // Standard output has the object file.
        format => print_to_stderr(context, &findings, format, &name)?,
    }
    if errors == 0 {
        files::write(context, target.as_deref(), &written)?;
    }
    Ok((errors, findings.len() - errors))
}
