//! `visa verify`: checks files against the specification.

use super::diagnostics::{IndexedObject, OutputFormat, Problem, Site, broken_object_rule, file_problem};
use super::files::InputFile;
use super::layout::LayoutArgs;
use super::parallel::for_each_file;
use super::platform::{TargetParser, TargetPlatform, target_of_environment};
use super::text::{self, ProgramFile};
use super::{Context, ExitStatus, Failure, counted};
use openvisa::Module;
use openvisa::module::{Object, PieceKind};
use openvisa::validate::{Error, ObjectFacts, validate_object, validate_whole};
use openvisa_isa::{Enumeration, Instructions, LAYOUTS, Platform};
use std::cell::{OnceCell, RefCell};
use std::collections::BTreeSet;

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
    #[arg(long, value_name = "NAME", value_parser = TargetParser, hide_possible_values = true)]
    platform: Option<TargetPlatform>,
    #[command(flatten)]
    layout: LayoutArgs,
    /// Treat warnings as findings
    #[arg(long)]
    deny_warnings: bool,
    /// How to print findings: for people, or as JSON objects, one a line
    #[arg(long, value_enum, ignore_case = true, default_value_t)]
    format: OutputFormat,
}

/// The counts of one file, or of all files.
#[derive(Clone, Copy, Default)]
struct Totals {
    objects: usize,
    instructions: usize,
    problems: usize,
    warnings: usize,
}

impl Totals {
    fn add(&mut self, other: Self) {
        self.objects += other.objects;
        self.instructions += other.instructions;
        self.problems += other.problems;
        self.warnings += other.warnings;
    }
}

/// Executes `visa verify`.
pub(super) fn run(arguments: &VerifyArgs, context: &mut Context<'_>) -> Result<ExitStatus, Failure> {
    InputFile::refuse_repeated_stdin(&arguments.files)?;
    let default = target_of_environment(context)?.unwrap_or(TargetPlatform::Any);
    let mut totals = Totals::default();
    let verify = |context: &mut Context<'_>, file: &InputFile| verify(context, arguments, default, file);
    let unread = for_each_file(context, &arguments.files, verify, |found| totals.add(found))?;
    let read = arguments.files.len() - unread;
    let summary = format_summary(&totals, read);
    match arguments.format {
        _ if read == 0 => {}
        OutputFormat::Human => writeln!(context.out, "{summary}")?,
        OutputFormat::Json => writeln!(context.err, "{summary}")?,
    }
    Ok(match (unread, totals.problems) {
        (0, 0) => ExitStatus::Success,
        (0, _) => ExitStatus::Findings,
        _ => ExitStatus::Error,
    })
}

fn format_summary(totals: &Totals, files: usize) -> String {
    let found = match totals.problems {
        0 if totals.warnings == 0 => "no findings".to_owned(),
        0 => format!("no findings, {}", counted(totals.warnings, "warning")),
        problems => text::format_counts(problems, totals.warnings),
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
    for (name, program) in ProgramFile::all(file, &bytes)? {
        // The platform that the program names.
        let said = of_zebin.or_else(|| match program {
            ProgramFile::Object(bytes) => Module::open_lenient(bytes).ok().and_then(|module| compiled_for(&module)),
            ProgramFile::Text(_) => None,
        });
        let found = match arguments.platform.or(said.map(TargetPlatform::One)).unwrap_or(default) {
            TargetPlatform::One(platform) => check(context, VerifyOptions::new(arguments, platform), &name, &program)?,
            TargetPlatform::Any => check_any(context, arguments, &name, &program)?,
        };
        totals.add(found);
    }
    Ok(totals)
}

/// Options for checking a program.
#[derive(Clone, Copy)]
struct VerifyOptions<'c> {
    platform: Platform,
    layout: LayoutArgs,
    format: OutputFormat,
    deny: bool,
    /// Where findings are collected; `None` to print them.
    collected: Option<&'c RefCell<Vec<Problem>>>,
}

impl VerifyOptions<'_> {
    const fn new(arguments: &VerifyArgs, platform: Platform) -> Self {
        let VerifyArgs { layout, format, deny_warnings: deny, .. } = *arguments;
        Self { platform, layout, format, deny, collected: None }
    }
}

/// Checks a program for a platform.
fn check(
    context: &mut Context<'_>,
    options: VerifyOptions<'_>,
    name: &str,
    program: &ProgramFile<'_>,
) -> Result<Totals, Failure> {
    let (options, mut totals) = (&options, Totals::default());
    match program {
        ProgramFile::Text(source) => verify_text(context, options, name, source, &mut totals)?,
        ProgramFile::Object(bytes) => verify_module(context, options, name, bytes, &mut totals)?,
    }
    Ok(totals)
}

/// Checks a program for all platforms. Prints the findings for the platform with the fewest; of
/// several, the newest.
fn check_any(
    context: &mut Context<'_>,
    arguments: &VerifyArgs,
    name: &str,
    program: &ProgramFile<'_>,
) -> Result<Totals, Failure> {
    let (mut checked, mut clean) = (0, Vec::new());
    let mut best: Option<(Platform, Totals, Vec<Problem>)> = None;
    for platform in Platform::ALL.iter().rev() {
        let collected = RefCell::default();
        let options = VerifyOptions { collected: Some(&collected), ..VerifyOptions::new(arguments, *platform) };
        let totals = check(context, options, name, program)?;
        checked += 1;
        clean.extend((totals.problems == 0).then(|| platform.name()));
        let counts = |totals: &Totals| (totals.problems, totals.warnings);
        if best.as_ref().is_none_or(|(_, fewest, _)| counts(&totals) < counts(fewest)) {
            best = Some((*platform, totals, collected.into_inner()));
        }
    }
    let Some((best, totals, problems)) = best else { return Ok(Totals::default()) };
    clean.reverse();
    let result = match clean.len() {
        0 => format!("on every one there are findings, the fewest on {best}, which follow"),
        all if all == checked => "there are no findings on any".to_owned(),
        _ => format!("there are no findings on {}", clean.join(", ")),
    };
    writeln!(context.err, "note: {name}: checked for all platforms, as nothing names one: {result}")?;
    if let ProgramFile::Object(bytes) = program
        && let Ok(module) = Module::open_lenient(bytes)
        && let Ok(module) = arguments.layout.apply(module)
    {
        arguments.layout.report(context, name, &module)?;
    }
    problems.iter().try_for_each(|problem| problem.print(context, arguments.format, name))?;
    Ok(totals)
}

/// Checks an object file against the specification.
fn verify_module(
    context: &mut Context<'_>,
    options: &VerifyOptions<'_>,
    name: &str,
    bytes: &[u8],
    totals: &mut Totals,
) -> Result<(), Failure> {
    let mut problems = Vec::new();
    let opened = Module::open(bytes).or_else(|finding| {
        problems.push(file_problem(&finding));
        Module::open_lenient(bytes)
    });
    let module = match opened.map(|module| options.layout.apply(module)) {
        Ok(Ok(module)) => module,
        Ok(Err(finding)) => return print_findings(context, options, name, vec![file_problem(&finding)], totals),
        // `problems` already says why the file cannot be opened.
        Err(_) => return print_findings(context, options, name, problems, totals),
    };
    if options.collected.is_none() {
        options.layout.report(context, name, &module)?;
    }
    let mut said: BTreeSet<_> = problems.iter().map(|problem| (problem.offset, problem.code.clone())).collect();
    module.check(&mut |finding| {
        let problem = file_problem(&finding);
        if said.insert((problem.offset, problem.code.clone())) {
            problems.push(problem);
        }
    });
    print_findings(context, options, name, problems, totals)?;
    for object in module.objects().flatten() {
        verify_object(context, options, name, &object, totals)?;
    }
    Ok(())
}

/// Checks a text: first its statements, then the object file that is made of them.
fn verify_text(
    context: &mut Context<'_>,
    options: &VerifyOptions<'_>,
    file: &str,
    source: &str,
    totals: &mut Totals,
) -> Result<(), Failure> {
    let checked = text::check_for_platform(source, options.platform);
    totals.objects += checked.objects;
    totals.instructions += checked.instructions;
    print_findings(context, options, file, text::problems_of_findings(checked.findings, source), totals)
}

fn print_findings(
    context: &mut Context<'_>,
    options: &VerifyOptions<'_>,
    file: &str,
    problems: Vec<Problem>,
    totals: &mut Totals,
) -> Result<(), Failure> {
    let errors = text::count_errors(&problems, options.deny);
    totals.problems += errors;
    totals.warnings += problems.len() - errors;
    match options.collected {
        Some(collected) => collected.borrow_mut().extend(problems),
        None => problems.iter().try_for_each(|problem| problem.print(context, options.format, file))?,
    }
    Ok(())
}

fn verify_object(
    context: &mut Context<'_>,
    options: &VerifyOptions<'_>,
    file: &str,
    object: &Object<'_>,
    totals: &mut Totals,
) -> Result<(), Failure> {
    totals.objects += 1;
    let platform = options.platform;
    let mut readable = 0;
    let is_damaged = Instructions::new(object.code(), object.version()).any(|item| {
        readable += usize::from(item.is_ok());
        item.is_err()
    });
    let broken = is_damaged.then(|| unreadable_instruction(object, readable)).flatten();
    // Rules are checked up to the first instruction that is damaged. After it, decoded values are
    // wrong.
    let sound = broken.as_ref().and_then(|problem| problem.instruction.as_ref()).map_or(readable, |i| i.index);
    let known = IndexedObject::new(object);
    let mut problems = Vec::new();
    // Rules about whole objects need all labels, and therefore all instructions.
    if broken.is_none() {
        validate_whole(*object, platform, &mut |finding| problems.push(broken_object_rule(&known, &finding)));
    }
    totals.instructions += sound;
    let facts = OnceCell::new();
    validate_object(*object, platform, &mut |index, offset, error| {
        if let Error::Rule(finding) = error
            && index < sound
        {
            let facts = facts.get_or_init(|| ObjectFacts::new(*object, platform));
            problems.push(Site { known: &known, index, offset }.broken_rule(facts, &finding));
        }
    });
    problems.extend(broken);
    print_findings(context, options, file, problems, totals)
}

/// Returns the problem for an instruction that cannot be decoded. The cause can be an earlier
/// instruction: if it lacks operands, bytes of the next one were decoded as its operands.
pub(super) fn unreadable_instruction(object: &Object<'_>, index: usize) -> Option<Problem> {
    let mut stream = Instructions::new(object.code(), object.version());
    stream.by_ref().take(index).for_each(drop);
    let offset = stream.offset();
    let fault = LAYOUTS.check(object.code().get(offset..)?, object.version()).err()?;
    let known = &IndexedObject::new(object);
    let recovery = object.recover();
    // The note says that the damage affects the whole file.
    let help = recovery.fault().map(|_| {
        "the writer of the file left out operands throughout; `visa dis --lenient` shows what is left".to_owned()
    });
    let mut pieces = recovery.peekable();
    let mut first = 0;
    while pieces.next_if(|piece| matches!(piece.kind, PieceKind::Whole(_))).is_some() {
        first += 1;
    }
    let (piece, next) = (pieces.next(), pieces.next());
    match (piece, next) {
        (Some(piece), Some(next)) if first <= index && matches!(piece.kind, PieceKind::Cut { .. }) => {
            let problem = Site { known, index: first, offset: piece.offset }.missing_fields(&piece, &next);
            Some(Problem { help, ..problem })
        }
        _ => Some(Site { known, index, offset }.unreadable(&fault)),
    }
}

/// Returns the platform of the first compiled form in a file.
fn compiled_for(module: &Module<'_>) -> Option<Platform> {
    let forms = module.objects().flatten().flat_map(|object| object.binaries());
    forms.filter_map(|binary| binary.platform()).find_map(|platform| platform.name().parse().ok())
}
