//! `visa verify`: checks files against the specification.

use super::files::Input;
use super::layout::LayoutArgs;
use super::parallel::for_each_file;
use super::platform::{TargetParser, TargetPlatform, target_of_environment};
use super::problem::{Format, Known, Problem, Site, broken_whole, of_file};
use super::text::{self, Program};
use super::{Context, ExitStatus, Failure, counted, spot};
use openvisa::Module;
use openvisa::module::{self, Object, PieceKind};
use openvisa::text::Locator;
use openvisa::validate::{ObjectFacts, validate, validate_whole};
use openvisa_isa::{Enumeration, Instructions, LAYOUTS, Platform};
use std::collections::BTreeSet;
use std::ops::Range;

/// Check files against the specification
///
/// Checks the structure of the file, the bytes of each instruction, and what is allowed in it on a
/// platform. Each finding names the rule, the instruction, the byte, and the line of the
/// specification; in a text, the line and column.
///
/// The platform is that of --platform, or else the one that a zebin or the compiled forms in an
/// object file name, or else that of the environment variable VISA_PLATFORM, or else `any`: all
/// platforms are checked, and the one with the fewest findings counts. A note says which platform was
/// taken.
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
    #[arg(value_name = "FILE", required = true, value_parser = Input::parser())]
    files: Vec<Input>,
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
    format: Format,
}

/// What was found in one file, or in all.
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
    Input::refuse_repeated_stdin(&arguments.files)?;
    let default = target_of_environment(context)?.unwrap_or(TargetPlatform::Any);
    let mut totals = Totals::default();
    let verify = |context: &mut Context<'_>, file: &Input| verify(context, arguments, default, file);
    let unread = for_each_file(context, &arguments.files, verify, |found| totals.add(found))?;
    let read = arguments.files.len() - unread;
    let summary = summary(&totals, read);
    match arguments.format {
        _ if read == 0 => {}
        Format::Human => writeln!(context.out, "{summary}")?,
        Format::Json => writeln!(context.err, "{summary}")?,
    }
    Ok(match (unread, totals.problems) {
        (0, 0) => ExitStatus::Success,
        (0, _) => ExitStatus::Findings,
        _ => ExitStatus::Error,
    })
}

fn summary(totals: &Totals, files: usize) -> String {
    let found = match totals.problems {
        0 if totals.warnings == 0 => "no findings".to_owned(),
        0 => format!("no findings, {}", counted(totals.warnings, "warning")),
        problems => text::found(problems, totals.warnings),
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
    file: &Input,
) -> Result<Totals, Failure> {
    let bytes = file.read(context)?;
    let mut totals = Totals::default();
    let of_zebin = text::zebin_platform(&bytes);
    for (name, program) in Program::all(file, &bytes)? {
        // What it is for, as it says itself.
        let said = of_zebin.or_else(|| match program {
            Program::Object(bytes) => Module::open_lenient(bytes).ok().and_then(|module| compiled_for(&module)),
            Program::Text(_) => None,
        });
        let found = match arguments.platform.or(said.map(TargetPlatform::One)).unwrap_or(default) {
            TargetPlatform::One(platform) => check(context, Options::new(arguments, platform), &name, &program)?,
            TargetPlatform::Any => check_any(context, arguments, &name, &program)?,
        };
        totals.add(found);
    }
    Ok(totals)
}

/// How a program is checked.
#[derive(Clone, Copy)]
struct Options {
    platform: Platform,
    layout: LayoutArgs,
    format: Format,
    deny: bool,
    /// Findings are counted, and nothing is printed.
    quiet: bool,
}

impl Options {
    const fn new(arguments: &VerifyArgs, platform: Platform) -> Self {
        let VerifyArgs { layout, format, deny_warnings: deny, .. } = *arguments;
        Self { platform, layout, format, deny, quiet: false }
    }
}

/// Checks a program for a platform.
fn check(context: &mut Context<'_>, options: Options, name: &str, program: &Program<'_>) -> Result<Totals, Failure> {
    let (options, mut totals) = (&options, Totals::default());
    match program {
        Program::Text(source) => verify_text(context, options, name, source, &mut totals)?,
        Program::Object(bytes) => verify_module(context, options, name, bytes, &mut totals)?,
    }
    Ok(totals)
}

/// Checks a program for all platforms, and prints what is found for the one with the fewest findings; of several, the newest.
fn check_any(
    context: &mut Context<'_>,
    arguments: &VerifyArgs,
    name: &str,
    program: &Program<'_>,
) -> Result<Totals, Failure> {
    let mut found = Vec::new();
    for platform in Platform::ALL.iter().rev() {
        let options = Options { quiet: true, ..Options::new(arguments, *platform) };
        found.push((*platform, check(context, options, name, program)?));
    }
    let fewest = found.iter().min_by_key(|(_, totals)| (totals.problems, totals.warnings));
    let Some((best, _)) = fewest else { return Ok(Totals::default()) };
    let clean: Vec<_> = found.iter().rev().filter(|(_, totals)| totals.problems == 0).map(|(p, _)| p.name()).collect();
    let result = match clean.len() {
        0 => format!("on every one there are findings, the fewest on {best}, which follow"),
        all if all == found.len() => "there are no findings on any".to_owned(),
        _ => format!("there are no findings on {}", clean.join(", ")),
    };
    writeln!(context.err, "note: {name}: checked for all platforms, as nothing names one: {result}")?;
    check(context, Options::new(arguments, *best), name, program)
}

/// Checks an object file against the specification.
fn verify_module(
    context: &mut Context<'_>,
    options: &Options,
    name: &str,
    bytes: &[u8],
    totals: &mut Totals,
) -> Result<(), Failure> {
    let mut problems = Vec::new();
    let opened = Module::open(bytes).or_else(|finding| {
        problems.push(of_file(&finding));
        Module::open_lenient(bytes)
    });
    let module = match opened.map(|module| options.layout.apply(module)) {
        Ok(Ok(module)) => module,
        Ok(Err(finding)) => return print(context, options, name, &[of_file(&finding)], totals),
        // What keeps it from being opened at all is found already.
        Err(_) => return print(context, options, name, &problems, totals),
    };
    if !options.quiet {
        options.layout.report(context, name, &module)?;
    }
    let mut said: BTreeSet<_> = problems.iter().map(|problem| (problem.offset, problem.code.clone())).collect();
    module.check(&mut |finding| {
        let problem = of_file(&finding);
        if said.insert((problem.offset, problem.code.clone())) {
            problems.push(problem);
        }
    });
    print(context, options, name, &problems, totals)?;
    for object in module.objects().flatten() {
        verify_object(context, options, name, &object, totals)?;
    }
    Ok(())
}

/// Checks a text against the specification: what it says, then the object file that is made of it.
fn verify_text(
    context: &mut Context<'_>,
    options: &Options,
    file: &str,
    source: &str,
    totals: &mut Totals,
) -> Result<(), Failure> {
    let platform = options.platform;
    let parsed = text::parsed(source, Some(platform));
    print(context, options, file, &text::problems(&parsed, source), totals)?;
    let bytes = match parsed.module.to_bytes() {
        Ok(bytes) => bytes,
        Err(error) => {
            let problem = Problem {
                code: "text:object".to_owned(),
                message: format!("no object file can be made of it: {error}"),
                ..Problem::default()
            };
            return print(context, options, file, &[text::placed(problem, &mut Locator::new(source), 0..0)], totals);
        }
    };
    let mut problems = Vec::new();
    let mut said: Vec<usize> = parsed.errors().map(|error| error.span.start).collect();
    said.sort_unstable();
    // Whether an error of the text begins in a statement.
    let is_said = |span: &Range<usize>| {
        let next = said.partition_point(|start| *start < span.start);
        said.get(next).is_some_and(|start| *start < span.end)
    };
    let of_finding = |finding: &module::Finding| (text::statement(finding, &parsed.places), None, of_file(finding));
    match Module::open_text_form(&bytes) {
        Err(finding) => problems.push(of_finding(&finding)),
        Ok(module) => {
            module.check(&mut |finding| problems.push(of_finding(&finding)));
            for (object, places) in module.objects().flatten().zip(&parsed.places) {
                totals.objects += 1;
                let known = Known::new(&object);
                validate_whole(object, platform, &mut |finding| {
                    let span = text::subject(&finding, &known, places);
                    // What was wrong with a statement of the text is not said again of what was made of it.
                    if is_said(&span) {
                        return;
                    }
                    problems.push((span, None, broken_whole(&known, &finding)));
                });
                let facts = ObjectFacts::new(object, platform);
                let items = Instructions::new(object.code(), object.version()).with_offsets();
                for (index, (offset, inst)) in items.filter_map(Result::ok).enumerate() {
                    totals.instructions += 1;
                    let site = Site { known: &known, index, offset };
                    validate(&inst, &facts, &mut |finding| {
                        let statement = places.instruction(offset as u32).unwrap_or(places.start..places.start);
                        let line = source.get(statement.clone()).unwrap_or_default();
                        let field = finding.field;
                        let operand = field.and_then(|f| spot::operand(line, &inst, f, object.version(), platform));
                        problems.push((statement, operand, site.broken_rule(&facts, &finding)));
                    });
                }
            }
        }
    }
    problems.sort_by_key(|(statement, ..)| statement.start);
    let mut lines = Locator::new(source);
    problems.into_iter().try_for_each(|(statement, operand, problem)| {
        let span = operand.map_or(statement.clone(), |at| statement.start + at.start..statement.start + at.end);
        print(context, options, file, &[text::placed(problem, &mut lines, span)], totals)
    })
}

fn print(
    context: &mut Context<'_>,
    options: &Options,
    file: &str,
    problems: &[Problem],
    totals: &mut Totals,
) -> Result<(), Failure> {
    let errors = text::errors(problems, options.deny);
    totals.problems += errors;
    totals.warnings += problems.len() - errors;
    if !options.quiet {
        problems.iter().try_for_each(|problem| problem.print(context, options.format, file))?;
    }
    Ok(())
}

fn verify_object(
    context: &mut Context<'_>,
    options: &Options,
    file: &str,
    object: &Object<'_>,
    totals: &mut Totals,
) -> Result<(), Failure> {
    totals.objects += 1;
    let platform = options.platform;
    let instructions = || Instructions::new(object.code(), object.version()).with_offsets().enumerate();
    let broken = instructions().find(|(_, item)| item.is_err()).and_then(|(index, _)| unreadable(object, index));
    // Behind the first broken one, and of what it took from the next, rules would say nothing that is true.
    let sound = broken.as_ref().and_then(|problem| problem.instruction.as_ref()).map_or(usize::MAX, |i| i.index);
    let (facts, known) = (ObjectFacts::new(*object, platform), Known::new(object));
    let mut problems = Vec::new();
    // Where instructions cannot be read, nobody knows which labels stand.
    if broken.is_none() {
        validate_whole(*object, platform, &mut |finding| problems.push(broken_whole(&known, &finding)));
        print(context, options, file, &problems, totals)?;
        problems.clear();
    }
    for (index, item) in instructions().take(sound) {
        let Ok((offset, inst)) = item else { break };
        totals.instructions += 1;
        let site = Site { known: &known, index, offset };
        validate(&inst, &facts, &mut |finding| problems.push(site.broken_rule(&facts, &finding)));
        print(context, options, file, &problems, totals)?;
        problems.clear();
    }
    problems.extend(broken);
    print(context, options, file, &problems, totals)
}

/// What is wrong in code in which the instruction at this position cannot be read. An earlier one may be to blame: it lacks operands,
/// and the bytes of the next were taken for them.
pub(super) fn unreadable(object: &Object<'_>, index: usize) -> Option<Problem> {
    let mut stream = Instructions::new(object.code(), object.version());
    stream.by_ref().take(index).for_each(drop);
    let offset = stream.offset();
    let fault = LAYOUTS.check(object.code().get(offset..)?, object.version()).err()?;
    let known = &Known::new(object);
    let recovery = object.recover();
    // Whoever meets such a file wants to know that all of it is so.
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
            let problem = Site { known, index: first, offset: piece.offset }.missing(&piece, &next);
            Some(Problem { help, ..problem })
        }
        _ => Some(Site { known, index, offset }.unreadable(&fault)),
    }
}

/// The platform of the first compiled form in a file.
fn compiled_for(module: &Module<'_>) -> Option<Platform> {
    let forms = module.objects().flatten().flat_map(|object| object.binaries());
    forms.filter_map(|binary| binary.platform()).find_map(|platform| platform.name().parse().ok())
}
