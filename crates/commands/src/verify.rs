//! `visa verify`: checks files against the specification.

use super::diagnostics::{OutputFormat, format_counts, print_finding};
use super::files::InputFile;
use super::layout::LayoutArgs;
use super::parallel::{exit_status, for_each_file};
use super::platform::{TargetPlatform, target_of_environment, target_parser};
use super::text;
use openvisa_check::{AnyReport, CheckOptions, ProgramFile, Report, check_any, check_data_flow, check_for};
use openvisa_cli_support::shard::ShardArgs;
use openvisa_cli_support::{Context, ExitStatus, Failure, counted};
use openvisa_isa::{Enumeration, Platform};

/// Check files against the specification
///
/// Checks the structure of the file, the bytes of each instruction, and what is allowed in it on a
/// platform. Each finding names the rule, the instruction, the byte, and the line of the
/// specification; in a text, the line and column.
///
/// The platform is that of --platform, or else the one that a zebin or the compiled forms in an
/// object file name, or else that of the environment variable VISA_PLATFORM, or else `any`: all
/// platforms are checked, and the one with the fewest findings counts. A note says which platform
/// was taken.
///
/// With --format json, each finding is an object with the members code, severity, file, line and
/// column (null in object files), message, help, offset in the file, kernel, instruction, mnemonic,
/// operand and spec.
#[derive(clap::Args)]
#[command(
    verbatim_doc_comment,
    after_help = "\
Examples:
  visa verify kernel.visaasm --platform XE2
  visa verify --platform any *.isa
  visa verify --format json kernel.isa | jq -r .code

Exit status: 0 no findings, perhaps warnings, 1 findings, 2 wrong usage or an unreadable file"
)]
pub(super) struct VerifyArgs {
    /// Object file (.isa), assembler text (.visaasm), or a zebin with texts; - is standard input
    #[arg(value_name = "FILE", required = true, value_parser = InputFile::clap_parser())]
    files: Vec<InputFile>,
    /// Platform to check for, or a device of it, in any case: XE2, bmg, ...; or any
    #[arg(long, value_name = "NAME", value_parser = target_parser(), hide_possible_values = true)]
    platform: Option<TargetPlatform>,
    #[command(flatten)]
    layout: LayoutArgs,
    /// Treat warnings as findings
    #[arg(long)]
    deny_warnings: bool,
    /// Warn of variables that are read and never written, or written and never read
    ///
    /// Also of outputs that are never written. Programs with errors are not looked at.
    #[arg(long)]
    data_flow: bool,
    #[command(flatten)]
    shard: ShardArgs,
    /// How to print findings: for people, or as JSON objects, one a line
    #[arg(long, value_enum, ignore_case = true, default_value_t)]
    format: OutputFormat,
}

/// The counts of one file, or of all files.
#[derive(Clone, Copy, Default)]
struct Totals {
    objects: usize,
    instructions: usize,
    errors: usize,
    warnings: usize,
}

impl Totals {
    fn add(&mut self, other: Self) {
        self.objects += other.objects;
        self.instructions += other.instructions;
        self.errors += other.errors;
        self.warnings += other.warnings;
    }

    fn add_report(&mut self, report: &Report, deny_warnings: bool) {
        let errors = report.count_errors(deny_warnings);
        let warnings = report.findings.len() - errors;
        self.add(Self { objects: report.objects, instructions: report.instructions, errors, warnings });
    }
}

/// Executes `visa verify`.
pub(super) fn run(arguments: &VerifyArgs, context: &mut Context<'_>) -> Result<ExitStatus, Failure> {
    InputFile::refuse_repeated_stdin(&arguments.files)?;
    let default = target_of_environment(context)?.unwrap_or(TargetPlatform::Any);
    let mut files = arguments.files.clone();
    arguments.shard.select(&mut files, "file", |file| file.name().into_owned(), context)?;
    let mut totals = Totals::default();
    let verify = |context: &mut Context<'_>, file: &InputFile| verify(context, arguments, default, file);
    let unread = for_each_file(context, &files, verify, |found| totals.add(found))?;
    let read = files.len() - unread;
    let summary = format_summary(&totals, read);
    match arguments.format {
        _ if read == 0 => {}
        OutputFormat::Human => writeln!(context.out, "{summary}")?,
        OutputFormat::Json => writeln!(context.err, "{summary}")?,
    }
    Ok(exit_status(unread, totals.errors > 0))
}

fn format_summary(totals: &Totals, files: usize) -> String {
    let found = match totals.errors {
        0 if totals.warnings == 0 => "no findings".to_owned(),
        0 => format!("no findings, {}", counted(totals.warnings, "warning")),
        errors => format_counts(errors, totals.warnings),
    };
    let (files, instructions) = (counted(files, "file"), counted(totals.instructions, "instruction"));
    format!("{found} in {files}: {}, {instructions}", counted(totals.objects, "routine"))
}

/// Checks all programs of a file. `default` is the platform if neither an option nor the file names
/// one.
fn verify(
    context: &mut Context<'_>,
    arguments: &VerifyArgs,
    default: TargetPlatform,
    file: &InputFile,
) -> Result<Totals, Failure> {
    let bytes = file.read(context)?;
    let mut totals = Totals::default();
    let of_zebin = text::zebin_platform(&bytes);
    let options = CheckOptions { layout: arguments.layout.version(), deny_warnings: arguments.deny_warnings };
    for (name, program) in text::programs_of(file, &bytes)? {
        // The platform that the program names.
        let said = of_zebin.or_else(|| program.platform());
        let mut report = match arguments.platform.or(said.map(TargetPlatform::One)).unwrap_or(default) {
            TargetPlatform::One(platform) => check_for(&program, platform, &options),
            TargetPlatform::Any => compare(context, &name, &program, &options)?,
        };
        if arguments.data_flow && report.count_errors(false) == 0 {
            report.findings.extend(check_data_flow(&program, report.platform, &options));
        }
        if let Some(version) = report.layout {
            arguments.layout.report(context, &name, version)?;
        }
        report.findings.iter().try_for_each(|finding| print_finding(context, finding, arguments.format, &name))?;
        totals.add_report(&report, arguments.deny_warnings);
    }
    Ok(totals)
}

/// Checks a program for all platforms, and prints which ones have no findings. Returns the report
/// for the platform with the fewest.
fn compare(
    context: &mut Context<'_>,
    name: &str,
    program: &ProgramFile<'_>,
    options: &CheckOptions,
) -> Result<Report, Failure> {
    let AnyReport { best, clean } = check_any(program, options);
    let result = match clean.len() {
        0 => format!("on every one there are findings, the fewest on {}, which follow", best.platform),
        all if all == Platform::ALL.len() => "there are no findings on any".to_owned(),
        _ => {
            let names: Vec<_> = clean.iter().map(|platform| platform.name()).collect();
            format!("there are no findings on {}", names.join(", "))
        }
    };
    writeln!(context.err, "note: {name}: checked for all platforms, as nothing names one: {result}")?;
    Ok(best)
}
