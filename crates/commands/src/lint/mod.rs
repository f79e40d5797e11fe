//! `visa lint`: checks inline assembly in sources of other languages.
//!
//! For example, `visa lint src/` checks the `asm` statements of all C, C++, OpenCL C, Python, MLIR,
//! LLVM IR and SPIR-V files in a folder.

mod headers;
mod output;
mod walk;

use self::headers::{CompileCommands, CompilerOptions, HeaderCache, find_definitions};
use self::output::{FileResult, Totals};
use super::diagnostics::format_counts;
use super::files::{self, InputFile};
use super::parallel::{exit_status, for_each_file};
use super::platform::{platform_parser, resolve_platform};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use openvisa::text::Locator;
use openvisa_cli_support::shard::ShardArgs;
use openvisa_cli_support::{Context, ExitStatus, Failure, counted};
use openvisa_inline::{
    CheckOptions, Language, LintConfig, SIMD_WIDTHS, SourceReport, check_code, check_source, parse_definition,
};
use openvisa_isa::Platform;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// Check inline assembly in sources of other languages
///
/// Finds vISA in C, C++, OpenCL C and SYCL (asm), in Python (inline_asm_elementwise), in MLIR
/// (llvm.inline_asm), in LLVM IR (call asm) and in SPIR-V disassembly (OpAsmINTEL), and checks it
/// as `visa verify` does. Findings have the line and column of the source. Of a folder, all files
/// with a known ending are checked that are not hidden and that git does not ignore.
///
/// Strings of C, C++ and Python that hold vISA and are in no statement, since a program puts text
/// together, are found by their content, or by a comment before them: visa-lint: asm("=rw,rw").
///
/// Operands become variables of the type and size that the source states. Where it does not, as in
/// a template, there is a finding only if all types and values that are tried give one.
///
/// The platform is that of --platform, or else the one that the source names in a comment
/// (visa-lint: platform(NAME)) or by a SYCL target (intel_gpu_...), or else that of visa-lint.toml,
/// or else that of VISA_PLATFORM, or else XE2.
///
/// A comment with visa-lint: allow(CODE) suppresses findings in its line, the next line, or the
/// block that begins there; allow-file(CODE) in the file. The file visa-lint.toml in the folder of
/// the first FILE, or above it, has settings.
#[derive(clap::Args)]
#[command(
    verbatim_doc_comment,
    after_help = "\
Examples:
  visa lint kernel.cpp
  visa lint src/ --platform bmg
  visa lint --format github src/
  visa lint --all-platforms kernel.cl

Exit status: 0 no findings, perhaps warnings, 1 findings, 2 wrong usage or an unreadable file"
)]
pub(super) struct LintArgs {
    /// Source, or a folder of sources; - is standard input
    #[arg(value_name = "FILE", required = true)]
    files: Vec<OsString>,
    /// Platform to check for, or a device of it, in any case: XE2, bmg, ...
    #[arg(long, value_name = "NAME", value_parser = platform_parser(), hide_possible_values = true)]
    platform: Option<Platform>,
    /// Check for all platforms, and print where each block runs
    #[arg(long, conflicts_with = "platform")]
    all_platforms: bool,
    /// SIMD width that the code is compiled for: 8, 16 or 32 (default: that of reqd_sub_group_size,
    /// or else 16 or 32)
    #[arg(long, value_name = "WIDTH", value_delimiter = ',', value_parser = parse_simd_width)]
    simd: Vec<u32>,
    /// Language of the sources (default: by the endings of their names)
    #[arg(long, value_name = "LANGUAGE", value_parser = language_parser())]
    language: Option<Language>,
    /// Define a macro in sources of C, C++ and OpenCL C; without a value, it is 1. Code that
    /// depends on other macros is checked with and without them
    #[arg(short = 'D', long, value_name = "NAME[=VALUE]", value_parser = parse_definition)]
    define: Vec<String>,
    /// Read macros of the headers that sources of C, C++ and OpenCL C include; they are searched in
    /// the folder of the source, and in these
    #[arg(short = 'I', long, value_name = "DIR")]
    include: Vec<PathBuf>,
    /// Read -I and -D of each source from compile_commands.json, or from the one in a folder
    #[arg(short = 'p', long, value_name = "FILE")]
    compile_commands: Option<OsString>,
    /// Treat warnings as findings
    #[arg(long)]
    deny_warnings: bool,
    /// Code of findings to suppress
    #[arg(long, value_name = "CODE", value_delimiter = ',', value_parser = parse_code)]
    allow: Vec<String>,
    /// File with settings (default: visa-lint.toml)
    #[arg(long, value_name = "FILE")]
    config: Option<OsString>,
    /// Correct mistakes in the files where the correction is certain
    #[arg(long)]
    fix: bool,
    #[command(flatten)]
    shard: ShardArgs,
    /// How to print findings: for people, as JSON lines, as SARIF, or for GitHub Actions
    #[arg(long, value_enum, ignore_case = true, default_value_t)]
    format: LintFormat,
}

/// The option `--format`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
enum LintFormat {
    /// Text for people.
    #[default]
    #[value(help = None)]
    Human,
    /// One JSON object a line.
    #[value(help = None)]
    Json,
    /// One SARIF document.
    #[value(help = None)]
    Sarif,
    /// Workflow commands of GitHub Actions.
    #[value(help = None)]
    Github,
}

/// Returns the parser of clap for the name of a language.
fn language_parser() -> impl TypedValueParser<Value = Language> {
    let language = |name: String| Language::ALL.iter().copied().find(|known| known.name() == name);
    PossibleValuesParser::new(Language::ALL.iter().map(|language| language.name()))
        .try_map(move |name| language(name).ok_or("it is the name of a language"))
}

fn parse_simd_width(value: &str) -> Result<u32, String> {
    let known = |width: &u32| SIMD_WIDTHS.contains(width);
    value.parse().ok().filter(known).ok_or_else(|| "expected 8, 16 or 32".to_owned())
}

fn parse_code(code: &str) -> Result<String, String> {
    check_code(code).map(|()| code.to_owned())
}

/// The settings of a run, from options, configuration and environment.
struct LintSettings {
    check: CheckOptions,
    commands: CompileCommands,
    headers: HeaderCache,
    deny_warnings: bool,
}

impl LintSettings {
    /// Checks a source.
    fn check(&self, arguments: &LintArgs, file: &InputFile, source: &str, language: Language) -> SourceReport {
        let mut options = self.check.clone();
        if matches!(language, Language::C | Language::OpenClC) {
            let CompilerOptions { mut folders, definitions } = self.commands.of_file(&file.name());
            folders.extend_from_slice(&arguments.include);
            // Of two definitions of a name, the last one counts.
            let of_headers = find_definitions(source, file.path(), &folders, &self.headers);
            options.definitions = [of_headers, definitions, options.definitions].concat();
        }
        let mut report = check_source(source, language, &options);
        if self.deny_warnings {
            report.deny_warnings();
        }
        report
    }
}

/// Executes `visa lint`.
pub(super) fn run(arguments: &LintArgs, context: &mut Context<'_>) -> Result<ExitStatus, Failure> {
    let first = arguments.files.first().filter(|first| *first != "-");
    let config = match (&arguments.config, first) {
        (Some(path), _) => LintConfig::read(Path::new(path)),
        (None, Some(first)) => LintConfig::find(Path::new(first)),
        (None, None) => Ok(LintConfig::default()),
    };
    let config = config.map_err(Failure::Unreadable)?;
    let settings = resolve_settings(arguments, &config, context)?;
    let mut files = walk::find_sources(&arguments.files, arguments.language.is_some(), &config, context)?;
    InputFile::refuse_repeated_stdin(&files)?;
    arguments.shard.select(&mut files, "file", |file| file.name().into_owned(), context)?;
    let mut results = Vec::new();
    let lint = |context: &mut Context<'_>, file: &InputFile| lint_file(context, arguments, &settings, file);
    let unread = for_each_file(context, &files, lint, |result| results.push(result))?;
    let totals = output::print_results(context, arguments.format, &results)?;
    print_summary(context, arguments, &totals, results.len())?;
    // What was not tried may have mistakes.
    let is_complete = results.iter().all(|result| !result.report.is_search_limited);
    Ok(exit_status(unread, totals.errors > 0 || !is_complete))
}

fn resolve_settings(arguments: &LintArgs, config: &LintConfig, context: &Context<'_>) -> Result<LintSettings, Failure> {
    let mut check = config.check_options(resolve_platform(context, None)?);
    check.platform = arguments.platform;
    check.all_platforms = arguments.all_platforms || (check.all_platforms && arguments.platform.is_none());
    check.simd_widths.clone_from(&arguments.simd);
    check.allowed.extend_from_slice(&arguments.allow);
    // Of two definitions of a name, the last one counts.
    check.definitions.extend_from_slice(&arguments.define);
    let commands = arguments.compile_commands.as_deref().map(CompileCommands::read).transpose()?.unwrap_or_default();
    Ok(LintSettings {
        check,
        commands,
        headers: HeaderCache::default(),
        deny_warnings: arguments.deny_warnings || config.deny_warnings,
    })
}

/// Checks a file, and corrects it if that is asked for.
fn lint_file(
    context: &mut Context<'_>,
    arguments: &LintArgs,
    settings: &LintSettings,
    file: &InputFile,
) -> Result<FileResult, Failure> {
    let name = file.name().into_owned();
    let language = arguments.language.or_else(|| Language::of_file(&name));
    let language = language.ok_or_else(|| {
        Failure::Usage(format!("the language of `{name}` is not known by its name; --language states it"))
    })?;
    let bytes = file.read(context)?;
    if is_utf16(&bytes) {
        return Err(Failure::Unreadable(format!(
            "`{name}` is UTF-16, but sources are read as UTF-8; convert it first"
        )));
    }
    let (mut source, wrong_byte) = decode(&bytes);
    let mut report = settings.check(arguments, file, &source, language);
    let edits: Vec<_> = report.findings.iter().filter_map(|finding| finding.fix.clone()).collect();
    if !arguments.fix || edits.is_empty() {
        return Ok(FileResult { name, source, report, fixed: 0 });
    }
    match (file.path(), wrong_byte) {
        (None, _) => writeln!(context.err, "note: standard input cannot be corrected; name a file")?,
        (_, Some(at)) => {
            let line = Locator::new(&source).line(at);
            let byte = bytes.get(at).copied().unwrap_or_default();
            writeln!(
                context.err,
                "note: `{name}` is not corrected, because it is not UTF-8: line {line} has the byte {byte:#04x}"
            )?;
        }
        (Some(path), None) => {
            // The last edit comes first, so that the places of the others stay correct.
            for fix in edits.iter().rev() {
                source.replace_range(fix.range.span.clone(), &fix.replacement);
            }
            files::replace(path, &bytes, source.as_bytes())?;
            report = settings.check(arguments, file, &source, language);
            return Ok(FileResult { name, source, report, fixed: edits.len() });
        }
    }
    Ok(FileResult { name, source, report, fixed: 0 })
}

/// Returns whether a file is text in UTF-16: it begins with the byte order mark, or with two ASCII
/// characters. UTF-32 begins alike.
fn is_utf16(bytes: &[u8]) -> bool {
    let marks: [&[u8]; 3] = [&[0xff, 0xfe], &[0xfe, 0xff], &[0, 0, 0xfe, 0xff]];
    let zeros = bytes.first_chunk::<4>().map(|bytes| bytes.map(|byte| byte == 0));
    let is_unmarked = matches!(zeros, Some([false, true, false, true] | [true, false, true, false]));
    is_unmarked || marks.iter().any(|mark| bytes.starts_with(mark))
}

/// Converts the bytes of a file to text. Returns also the offset of the first byte that is not
/// UTF-8. Each wrong byte becomes a question mark, so that the places of the others stay correct.
fn decode(bytes: &[u8]) -> (String, Option<usize>) {
    match std::str::from_utf8(bytes) {
        Ok(text) => (text.to_owned(), None),
        Err(error) => {
            let mut text = String::new();
            for chunk in bytes.utf8_chunks() {
                text.push_str(chunk.valid());
                text.extend(chunk.invalid().iter().map(|_| '?'));
            }
            (text, Some(error.valid_up_to()))
        }
    }
}

fn print_summary(
    context: &mut Context<'_>,
    arguments: &LintArgs,
    totals: &Totals,
    files: usize,
) -> Result<(), Failure> {
    let found = match (totals.errors, totals.warnings) {
        (0, 0) => "no findings".to_owned(),
        (0, warnings) => format!("no findings, {}", counted(warnings, "warning")),
        (errors, warnings) => format_counts(errors, warnings),
    };
    let mut summary = format!("{found} in {}: {}", counted(files, "file"), counted(totals.blocks, "block"));
    let mut add = |count: usize, what: &str| {
        if count > 0 {
            summary.push_str(&format!(", {count} {what}"));
        }
    };
    add(totals.skipped, "not checked");
    add(totals.suppressed, "suppressed");
    add(totals.fixed, "corrected");
    match arguments.format {
        LintFormat::Human => writeln!(context.out, "{summary}")?,
        _ => writeln!(context.err, "{summary}")?,
    }
    Ok(())
}
