//! `visa mutate`: makes mutants of a program.

use super::diagnostics::OutputFormat;
use super::files::{self, InputFile, OutputPlan};
use super::platform::{platform_parser, resolve_platform};
use super::text;
use openvisa_cli_support::{Context, ExitStatus, Failure, counted};
use openvisa_isa::Platform;
use openvisa_smith::mutate::{Effect, Mutant, Mutator, Wanted};
use serde_json::json;
use std::ffi::OsString;
use std::path::Path;

/// Make mutants of a text: valid ones, and ones that break one rule
///
/// A mutant differs in one place: a number of an instruction, an instruction that is removed,
/// repeated or moved, a declaration, an alias, an input, an attribute, a label, a scope, a
/// subroutine, or the order of lines. Of a valid mutant, `visa verify` reports nothing; of the
/// others, exactly one finding, whose rule is named. Rules take turns as far as possible. Equal
/// seeds give equal mutants.
///
/// With --format json, there is one object a line for each mutant. Members: file, part, line, valid,
/// rule (null if it is valid).
#[derive(clap::Args)]
#[command(
    verbatim_doc_comment,
    after_help = "\
Examples:
  visa mutate kernel.visaasm --platform XE2 --seed 7
  visa mutate kernel.visaasm --platform XE2 --count 100 -o mutants/
  visa smith --platform dg2 | visa mutate - --platform dg2 --invalid --count 20 -o mutants/
  visa mutate kernel.visaasm --platform XE2 --breaks region

Exit status: 0 success, 1 the text has findings, or there are not as many mutants,
2 wrong usage, or a file that cannot be read or written"
)]
pub(super) struct MutateArgs {
    /// Assembler text (.visaasm) without findings; - is standard input
    #[arg(value_name = "FILE", value_parser = InputFile::clap_parser())]
    file: InputFile,
    /// Number that decides all choices
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
    /// Platform of the program, or a device of it, in any case: XE2, bmg, ... (default: XE2)
    #[arg(long, value_name = "NAME", value_parser = platform_parser(), hide_possible_values = true)]
    platform: Option<Platform>,
    /// Number of mutants
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    count: u64,
    /// Make mutants that break no rule
    #[arg(long, conflicts_with_all = ["invalid", "breaks"])]
    valid: bool,
    /// Make mutants that break one rule
    #[arg(long, conflicts_with = "breaks")]
    invalid: bool,
    /// Make mutants that break this rule: the code of a finding
    #[arg(long, value_name = "RULE")]
    breaks: Option<String>,
    /// Folder for the mutants (default: standard output, for one mutant)
    #[arg(short, long, value_name = "DIR")]
    output: Option<OsString>,
    /// Form of the list of mutants
    #[arg(long, value_enum, value_name = "FORMAT", default_value_t)]
    format: OutputFormat,
}

/// Executes `visa mutate`.
pub(super) fn run(arguments: &MutateArgs, context: &mut Context<'_>) -> Result<ExitStatus, Failure> {
    let platform = resolve_platform(context, arguments.platform)?.unwrap_or(Platform::Xe2);
    if arguments.output.is_none() && arguments.count > 1 {
        return Err(Failure::Usage("several mutants need `-o DIR`".to_owned()));
    }
    let wanted = match &arguments.breaks {
        Some(rule) => Wanted::Breaks(rule.clone()),
        None if arguments.valid => Wanted::Valid,
        None if arguments.invalid => Wanted::Invalid,
        None => Wanted::Any,
    };
    let bytes = arguments.file.read(context)?;
    let source = text::text_of_file(&arguments.file, &bytes)?;
    let name = arguments.file.name().into_owned();
    let mut mutator = match Mutator::new(source, platform, wanted, arguments.seed) {
        Ok(mutator) => mutator,
        Err(error) => {
            writeln!(context.err, "error: {name}: {error}")?;
            return Ok(ExitStatus::Findings);
        }
    };
    let stem = arguments.file.path().and_then(|path| Path::new(path).file_stem()).unwrap_or("mutant".as_ref());
    let mut made = 0;
    for mutant in mutator.by_ref().take(usize::try_from(arguments.count).unwrap_or(usize::MAX)) {
        made += 1;
        let path = arguments.output.as_ref().map(|folder| {
            let mut file = stem.to_owned();
            file.push(format!(".{made:04}.visaasm"));
            Path::new(folder).join(file).into_os_string()
        });
        if made == 1 {
            let first = path.clone();
            OutputPlan::of_files(std::slice::from_ref(&arguments.file), |_| first.clone()).check()?;
            if let Some(folder) = &arguments.output {
                std::fs::create_dir_all(folder)
                    .map_err(|error| Failure::Unreadable(format!("{}: {error}", folder.to_string_lossy())))?;
            }
        }
        files::write(context, path.as_deref(), mutant.text.as_bytes())?;
        let file = path.as_deref().map(|path| path.to_string_lossy().into_owned());
        let line = describe(&mutant, file.as_deref(), arguments.format);
        match file {
            Some(_) => writeln!(context.out, "{line}")?,
            None => writeln!(context.err, "{line}")?,
        }
    }
    if made < arguments.count {
        let wanted = counted(arguments.count as usize, "mutant");
        writeln!(context.err, "error: {name}: {made} of {wanted} found")?;
        return Ok(ExitStatus::Findings);
    }
    Ok(ExitStatus::Success)
}

/// Describes a mutant in a line.
fn describe(mutant: &Mutant, file: Option<&str>, format: OutputFormat) -> String {
    let Mutant { part, line, effect, .. } = mutant;
    let rule = match effect {
        Effect::Breaks(rule) => Some(rule.as_str()),
        _ => None,
    };
    match format {
        OutputFormat::Human => {
            let file = file.map(|file| format!("{file}: ")).unwrap_or_default();
            let effect = rule.map_or("valid".to_owned(), |rule| format!("breaks {rule}"));
            format!("{file}{part}, line {line}: {effect}")
        }
        OutputFormat::Json => {
            let part = part.to_string();
            json!({ "file": file, "part": part, "line": line, "valid": rule.is_none(), "rule": rule }).to_string()
        }
    }
}
