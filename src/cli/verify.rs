//! `visa verify`: holds files against the specification.

use super::files::Input;
use super::layout::Layout;
use super::problem::{Format, Known, Problem, Site, broken_whole, of_file};
use super::text::{self, Program};
use super::{Command, Context, FINDINGS, FINE, Failure, USAGE, choice, counted, spot, unexpected};
use crate::Module;
use crate::module::{self, Object, PieceKind};
use crate::text::Locator;
use crate::validate::{ObjectFacts, validate, validate_whole};
use lexopt::Arg::{Long, Short, Value};
use openvisa_isa::{Enumeration, Instructions, LAYOUTS, Platform};
use std::borrow::ToOwned;
use std::collections::BTreeSet;
use std::format;
use std::ops::Range;
use std::string::String;
use std::vec::Vec;

pub(super) const COMMAND: Command = Command {
    name: "verify",
    summary: "hold files against the specification",
    help: "\
Holds files against the specification: the structure of the file, the bytes of each instruction, and what is allowed in it on a
platform. Each finding names the rule, the instruction, the byte and the line of the specification.

usage: visa verify FILE... [--platform NAME] [--dialect VERSION] [--deny-warnings] [--format human|json]

FILE is an object file (.isa), assembler text (.visaasm) or a zebin with texts in it; `-` is standard input. Findings in a text name
line and column.

options:
  --platform NAME    the platform that the program is for, or a device of it: BDW, bmg, ... (any case). Needed unless the
                     file holds compiled forms or is a zebin, which say what they are for
  --dialect VERSION  read object files as this revision of their version, such as 4.1-1 or 4.1.1, or in the usual layout:
                     4.1 (default: the first of these that all instructions fit)
  --deny-warnings    take warnings, which are of texts alone, for findings
  --format FORMAT    human: the bytes of the instruction with a mark (default)
                     json:  one object a line: code, severity, file, line and column (null in object files), message,
                            help, offset in the file, kernel, instruction, mnemonic, operand, spec
  -h, --help         print this

exit status: 0 no findings, perhaps warnings, 1 findings, 2 wrong usage or an unreadable file
",
    options: &["--platform", "--dialect", "--deny-warnings", "--format", "--help"],
    run,
};

struct Options {
    files: Vec<Input>,
    format: Format,
    platform: Option<Platform>,
    layout: Layout,
    deny: bool,
}

fn parse(mut parser: lexopt::Parser) -> Result<Options, Failure> {
    let (format, layout) = (Format::Human, Layout::default());
    let mut options = Options { files: Vec::new(), format, platform: None, layout, deny: false };
    while let Some(arg) = parser.next()? {
        match arg {
            Short('h') | Long("help") => return Err(Failure::Help),
            Long("format") => {
                options.format =
                    choice(parser.value()?, "--format", &[("human", Format::Human), ("json", Format::Json)])?;
            }
            Long("dialect") => options.layout = Layout::parse(parser.value()?)?,
            Long("deny-warnings") => options.deny = true,
            Long("platform") => options.platform = Some(platform(parser.value()?)?),
            Value(path) => Input::add_to(&mut options.files, path)?,
            other => return Err(unexpected(other, COMMAND.options)),
        }
    }
    if options.files.is_empty() {
        return Err(Failure::Usage("FILE is missing".to_owned()));
    }
    Ok(options)
}

/// A platform by its name.
pub(super) fn platform(value: std::ffi::OsString) -> Result<Platform, Failure> {
    let names: Vec<_> = Platform::ENTRIES.iter().map(|entry| (entry.name, entry.value)).collect();
    choice(value, "--platform", &names)
}

/// What was found in one file, or in all.
#[derive(Default)]
struct Totals {
    objects: usize,
    instructions: usize,
    problems: usize,
    warnings: usize,
}

fn run(context: &mut Context<'_>, parser: lexopt::Parser) -> Result<u8, Failure> {
    let options = parse(parser)?;
    let (mut totals, mut unread) = (Totals::default(), 0);
    for file in &options.files {
        match verify(context, &options, file, &mut totals) {
            Err(Failure::Unreadable(message)) => {
                writeln!(context.err, "error: {message}")?;
                unread += 1;
            }
            other => other?,
        }
    }
    let read = options.files.len() - unread;
    let summary = summary(&totals, read);
    match options.format {
        _ if read == 0 => {}
        Format::Human => writeln!(context.out, "{summary}")?,
        Format::Json => writeln!(context.err, "{summary}")?,
    }
    Ok(match (unread, totals.problems) {
        (0, 0) => FINE,
        (0, _) => FINDINGS,
        _ => USAGE,
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

fn verify(context: &mut Context<'_>, options: &Options, file: &Input, totals: &mut Totals) -> Result<(), Failure> {
    let bytes = file.read(context)?;
    let platform = options.platform.or_else(|| text::zebin_platform(&bytes));
    let options = &Options { files: Vec::new(), platform, ..*options };
    Program::all(file, &bytes)?.into_iter().try_for_each(|(name, program)| match program {
        Program::Text(source) => verify_text(context, options, &name, &source, totals),
        Program::Object(bytes) => verify_module(context, options, &name, bytes, totals),
    })
}

/// Holds an object file against the specification.
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
    let module = match opened.map(|module| options.layout.of(module)) {
        Ok(Ok(module)) => module,
        Ok(Err(finding)) => return print(context, options, name, &[of_file(&finding)], totals),
        // What keeps it from being opened at all is found already.
        Err(_) => return print(context, options, name, &problems, totals),
    };
    options.layout.tell(context, name, &module)?;
    let mut said: BTreeSet<_> = problems.iter().map(|problem| (problem.offset, problem.code.clone())).collect();
    module.check(&mut |finding| {
        let problem = of_file(&finding);
        if said.insert((problem.offset, problem.code.clone())) {
            problems.push(problem);
        }
    });
    print(context, options, name, &problems, totals)?;
    let platform = match options.platform.or_else(|| compiled_for(&module)) {
        Some(platform) => platform,
        None => return Err(no_platform(name)),
    };
    for object in module.objects().flatten() {
        verify_object(context, options, name, &object, platform, totals)?;
    }
    Ok(())
}

/// Holds a text against the specification: what it says, then the object file that is made of it.
fn verify_text(
    context: &mut Context<'_>,
    options: &Options,
    file: &str,
    source: &str,
    totals: &mut Totals,
) -> Result<(), Failure> {
    let parsed = text::parsed(source, options.platform);
    print(context, options, file, &text::problems(&parsed, source), totals)?;
    let Some(platform) = options.platform else { return Err(no_platform(file)) };
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

fn no_platform(file: &str) -> Failure {
    Failure::Usage(format!("`{file}` does not say which platform it is for; `--platform NAME` does"))
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
    problems.iter().try_for_each(|problem| problem.print(context, options.format, file))?;
    Ok(())
}

fn verify_object(
    context: &mut Context<'_>,
    options: &Options,
    file: &str,
    object: &Object<'_>,
    platform: Platform,
    totals: &mut Totals,
) -> Result<(), Failure> {
    totals.objects += 1;
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
