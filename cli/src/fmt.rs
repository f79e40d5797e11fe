//! `visa fmt`: rewrites assembler text in the form of the printer.

use super::files::{self, Destination, Input, OutputPlan};
use super::parallel::for_each_file;
use super::{Command, Context, FINDINGS, FINE, Failure, USAGE, counted, text, unexpected, verify};
use lexopt::Arg::{Long, Short, Value};
use openvisa::text::{Locator, Severity, format as formatted};
use openvisa_isa::Platform;
use std::ffi::OsString;

pub(super) const COMMAND: Command = Command {
    name: "fmt",
    summary: "rewrite assembler text in one form",
    help: "\
Rewrites assembler text in the form of the reference printer. Comments, names and the order of lines stay.

usage: visa fmt FILE... [-o OUT | --in-place | --check] [--platform NAME]

FILE is assembler text (.visaasm); `-` is standard input.

options:
  -o, --output OUT  where the result goes (default: standard output). Of several files, or where OUT ends with `/`, the folder
                    for their results; it is made
  -i, --in-place    write each result over its file
  --check           write nothing; name the files that have another form, and end with status 1 if there are any
  --platform NAME   the platform that the program is for, as for `visa asm` (default: the variable VISA_PLATFORM, if it is set)
  -h, --help        print this

A text with mistakes is shown with them and not rewritten.

exit status: 0 fine, 1 something is wrong in a text, or --check found one in another form, 2 wrong usage or an unreadable file
",
    options: &["--output", "--in-place", "--check", "--platform", "--help"],
    run,
};

struct Options {
    files: Vec<Input>,
    output: Destination,
    in_place: bool,
    check: bool,
    platform: Option<Platform>,
}

fn options(mut parser: lexopt::Parser) -> Result<Options, Failure> {
    let (mut output, none) = (None, Destination::Default);
    let mut options = Options { files: Vec::new(), output: none, in_place: false, check: false, platform: None };
    while let Some(arg) = parser.next()? {
        match arg {
            Short('h') | Long("help") => return Err(Failure::Help),
            Short('o') | Long("output") => output = Some(parser.value()?),
            Short('i') | Long("in-place") => options.in_place = true,
            Long("check") => options.check = true,
            Long("platform") => options.platform = Some(verify::platform(parser.value()?)?),
            Value(path) => Input::add_to(&mut options.files, path)?,
            other => return Err(unexpected(other, COMMAND.options)),
        }
    }
    if options.files.is_empty() {
        return Err(Failure::Usage("FILE is missing".to_owned()));
    }
    if usize::from(output.is_some()) + usize::from(options.in_place) + usize::from(options.check) > 1 {
        return Err(Failure::Usage("`--output`, `--in-place` and `--check` exclude each other".to_owned()));
    }
    if options.files.len() > 1 && output.is_none() && !options.in_place && !options.check {
        return Err(Failure::Usage("several files need `-o DIR`, `--in-place` or `--check`".to_owned()));
    }
    options.output = Destination::new(output, options.files.len());
    Ok(options)
}

impl Options {
    /// Returns the path of the formatted text of a file; `None` is standard output.
    fn target(&self, file: &Input) -> Option<OsString> {
        match self.in_place {
            true => file.path().map(ToOwned::to_owned),
            false => self.output.path_for(file, "visaasm", || None),
        }
    }

    /// Refuses outputs that are inputs or other outputs, except where files are rewritten in place.
    fn check_outputs(&self) -> Result<(), Failure> {
        let mut plan = OutputPlan::default();
        for file in self.files.iter().filter(|_| !self.in_place) {
            plan.read(file);
            plan.write(self.target(file).as_deref(), file.name());
        }
        plan.check()
    }
}

fn run(context: &mut Context<'_>, parser: lexopt::Parser) -> Result<u8, Failure> {
    let mut options = options(parser)?;
    options.platform = verify::or_default(context, options.platform)?;
    options.check_outputs()?;
    let (mut status, mut changed) = (FINE, 0);
    let rewrite = |context: &mut Context<'_>, file: &Input| rewrite(context, &options, file);
    let unreadable = for_each_file(context, &options.files, rewrite, |outcome| match outcome {
        Outcome::Same => {}
        Outcome::Changed => changed += 1,
        Outcome::Wrong => status = FINDINGS,
    })?;
    if options.check && changed > 0 {
        status = FINDINGS;
    }
    if options.files.len() > 1 {
        let what = if options.check { "would change" } else { "changed" };
        writeln!(context.err, "{changed} of {} {what}", counted(options.files.len(), "file"))?;
    }
    Ok(if unreadable > 0 { USAGE } else { status })
}

enum Outcome {
    Same,
    Changed,
    Wrong,
}

fn rewrite(context: &mut Context<'_>, options: &Options, file: &Input) -> Result<Outcome, Failure> {
    let (bytes, name) = (file.read(context)?, file.name());
    let source = text::source(file, &bytes)?;
    let result = formatted(source, &text::parse_options(options.platform));
    // What may be meant otherwise has its form all the same.
    let errors = result.diagnostics.iter().filter(|diagnostic| diagnostic.severity >= Severity::Error);
    let mut lines = Locator::new(source);
    let problems: Vec<_> = errors.map(|diagnostic| text::problem(diagnostic, &mut lines)).collect();
    if !problems.is_empty() {
        text::complain(context, &problems, &name)?;
        writeln!(context.err, "{name}: {}; not rewritten", counted(problems.len(), "finding"))?;
        return Ok(Outcome::Wrong);
    }
    let same = result.text == source;
    if options.check {
        if !same {
            writeln!(context.out, "{name}")?;
        }
    } else if !options.in_place || !same || file.path().is_none() {
        files::write(context, options.target(file).as_deref(), result.text.as_bytes())?;
    }
    Ok(if same { Outcome::Same } else { Outcome::Changed })
}
