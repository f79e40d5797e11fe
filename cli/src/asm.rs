//! `visa asm`: makes object files of assembler text.

use super::files::{self, Destination, Input, OutputPlan, with_ending};
use super::parallel::for_each_file;
use super::problem::Format;
use super::{Command, Context, FINDINGS, FINE, Failure, USAGE, choice, counted, text, unexpected, verify};
use lexopt::Arg::{Long, Short, Value};
use openvisa::Version;
use openvisa::text::{ParseOptions, parse};
use openvisa_isa::Platform;
use std::ffi::OsString;

pub(super) const COMMAND: Command = Command {
    name: "asm",
    summary: "make object files of assembler text",
    help: "\
Makes an object file of assembler text. What is wrong is shown with its line, all of it in one run.

usage: visa asm FILE... [-o OUT] [--dialect VERSION] [--target-version VERSION] [--platform NAME] [--deny-warnings] [--format human|json]

FILE is assembler text (.visaasm); `-` is standard input.

options:
  -o, --output OUT          where the object file goes (default: beside FILE, ending in .isa; standard output if FILE is `-`).
                            Of several files, or where OUT ends with `/`, the folder for their object files; it is made
  --dialect VERSION         read forms that differ between versions of the text as this version has them: 3.6, 4.1, 4.2, ...
                            (default: the version that the text says). Forms of other versions are read where nothing else fits
  --target-version VERSION  write this version of the object format (default: the version that the text says, at most 4.1)
  --platform NAME           the platform that the program is for: decides how large a register is, in `%sizeof(GRF)` and the
                            offset of `&V[64]` (default: the variable VISA_PLATFORM, if it is set)
  --deny-warnings           take warnings for errors: what may be meant otherwise makes no object file
  --format FORMAT           how findings are printed. human: with the line and a mark (default); json: one object a line, on
                            standard output unless the object file goes there
  -h, --help                print this

An object file takes its place once it is complete. No output may be an input or the output of two texts.

exit status: 0 fine, perhaps with warnings, 1 something is wrong in a text, 2 wrong usage or an unreadable file
",
    options: &["--output", "--dialect", "--target-version", "--platform", "--deny-warnings", "--format", "--help"],
    run,
};

struct Options {
    files: Vec<Input>,
    output: Destination,
    dialect: Option<Version>,
    version: Option<Version>,
    platform: Option<Platform>,
    deny: bool,
    format: Format,
}

impl Options {
    /// Returns the path of the object file of a text; `None` is standard output.
    fn target(&self, file: &Input) -> Option<OsString> {
        self.output.path_for(file, "isa", || with_ending(file, "isa"))
    }
}

fn options(mut parser: lexopt::Parser) -> Result<Options, Failure> {
    let mut output = None;
    let mut options = Options {
        files: Vec::new(),
        output: Destination::Default,
        dialect: None,
        version: None,
        platform: None,
        deny: false,
        format: Format::Human,
    };
    while let Some(arg) = parser.next()? {
        match arg {
            Short('h') | Long("help") => return Err(Failure::Help),
            Short('o') | Long("output") => output = Some(parser.value()?),
            Long("dialect") => options.dialect = Some(text::version(parser.value()?, "--dialect", true)?),
            Long("target-version") => {
                options.version = Some(text::version(parser.value()?, "--target-version", false)?);
            }
            Long("platform") => options.platform = Some(verify::platform(parser.value()?)?),
            Long("deny-warnings") => options.deny = true,
            Long("format") => {
                options.format =
                    choice(parser.value()?, "--format", &[("human", Format::Human), ("json", Format::Json)])?;
            }
            Value(path) => Input::add_to(&mut options.files, path)?,
            other => return Err(unexpected(other, COMMAND.options)),
        }
    }
    if options.files.is_empty() {
        return Err(Failure::Usage("FILE is missing".to_owned()));
    }
    options.output = Destination::new(output, options.files.len());
    options.output.refuse_shared_output(options.files.len())?;
    Ok(options)
}

fn run(context: &mut Context<'_>, parser: lexopt::Parser) -> Result<u8, Failure> {
    let mut options = options(parser)?;
    options.platform = verify::or_default(context, options.platform)?;
    let mut plan = OutputPlan::default();
    for file in &options.files {
        plan.read(file);
        plan.write(options.target(file).as_deref(), file.name());
    }
    plan.check()?;
    let (mut found, mut warned, mut made) = (0, 0, 0);
    let assemble = |context: &mut Context<'_>, file: &Input| assemble(context, &options, file);
    let unreadable = for_each_file(context, &options.files, assemble, |(errors, warnings)| {
        found += errors;
        warned += warnings;
        made += usize::from(errors == 0);
    })?;
    if options.files.len() > 1 || found + warned > 0 {
        let files = counted(options.files.len(), "file");
        writeln!(context.err, "{} in {files}, {made} assembled", text::found(found, warned))?;
    }
    Ok(match (unreadable, found) {
        (0, 0) => FINE,
        (0, _) => FINDINGS,
        _ => USAGE,
    })
}

/// Assembles a file; gives the numbers of its errors and warnings.
fn assemble(context: &mut Context<'_>, options: &Options, file: &Input) -> Result<(usize, usize), Failure> {
    let (bytes, name) = (file.read(context)?, file.name());
    let source = text::source(file, &bytes)?;
    let parse_options = ParseOptions {
        version: options.version,
        text_version: options.dialect,
        ..text::parse_options(options.platform)
    };
    let parsed = parse(source, &parse_options);
    let mut problems = text::problems(&parsed, source);
    let mut written = Vec::new();
    if text::errors(&problems, options.deny) == 0 {
        match text::object_file(&parsed, source) {
            Ok(bytes) => written = bytes,
            Err(more) => problems.extend(more),
        }
    }
    let errors = text::errors(&problems, options.deny);
    let target = options.target(file);
    let piped = errors == 0 && target.is_none();
    match options.format {
        Format::Json if !piped => {
            problems.iter().try_for_each(|problem| problem.print(context, Format::Json, &name))?
        }
        // Standard output has the object file.
        format => text::complain_as(context, &problems, &name, format)?,
    }
    if errors == 0 {
        files::write(context, target.as_deref(), &written)?;
    }
    Ok((errors, problems.len() - errors))
}
