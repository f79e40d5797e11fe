//! `visa-codegen check`: reads a folder and prints what is wrong with it.

use super::{Command, Context, FINDINGS, FINE, Failure, choice, counted, fix, unexpected};
use crate::diagnostics::Diagnostics;
use crate::render::{self, HumanStyle};
use crate::source::Sources;
use lexopt::Arg::{Long, Short, Value};
use std::path::PathBuf;

pub(super) const COMMAND: Command = Command {
    name: "check",
    summary: "check a specification",
    help: "\
Checks a specification and prints what is wrong with it, best first.

usage: visa-codegen check DIR [--fix] [--format human|json|sarif|github] [--deny-warnings] [--color auto|always|never]

DIR is a folder that holds `instructions/` and may hold the other documents. If it holds `platforms.md`,
`fields.md` or `functions.md` it is read strictly: every irregularity is an error. Otherwise it is read as upstream documents.

options:
  --format FORMAT  human: source lines with remarks (default)
                   json:  one object a line: code, severity, file, line, column, message, help, and edit where one is
                          certain or likely; file is relative to DIR; line and column are from 1, columns count characters
                   sarif: one SARIF 2.1.0 document
                   github: annotations for GitHub Actions; DIR is then a path from the top of the repository
  --fix            first make the edits that findings are certain of, in the files, and tell which; then check what is left
  --deny-warnings  make every warning an error
  --color WHEN     auto (default: on terminals, unless NO_COLOR is set), always, never
  -h, --help       print this

exit status: 0 no errors, 1 errors, 2 wrong usage or an unreadable file
",
    options: &["--fix", "--format", "--deny-warnings", "--color", "--help"],
    run,
};

#[derive(Clone, Copy)]
enum Format {
    Human,
    Json,
    Sarif,
    Github,
}

struct Options {
    dir: PathBuf,
    format: Format,
    deny_warnings: bool,
    fix: bool,
    color: Option<bool>,
}

fn run(context: &mut Context<'_>, parser: lexopt::Parser) -> Result<u8, Failure> {
    let options = parse(parser)?;
    let unreadable = |error| {
        let hint = "DIR is a folder that holds `instructions/`";
        Failure::Unreadable(format!("{error}\n  {hint}"))
    };
    if options.fix {
        let done = fix::fix(&options.dir).map_err(unreadable)?;
        for edit in fix::told(&done) {
            writeln!(context.err, "mended {}/{edit}", options.dir.display())?;
        }
        writeln!(context.err, "{} made", counted(done.len(), "edit"))?;
    }
    let (spec, mut diagnostics) = crate::load(&options.dir).map_err(unreadable)?;
    if options.deny_warnings {
        diagnostics.deny_warnings();
        diagnostics.sort();
    }
    print(context, &options, &spec.sources, &diagnostics)?;
    Ok(if diagnostics.has_errors() { FINDINGS } else { FINE })
}

fn parse(mut parser: lexopt::Parser) -> Result<Options, Failure> {
    let mut dir = None;
    let mut format = Format::Human;
    let mut deny_warnings = false;
    let mut fix = false;
    let mut color = None;
    while let Some(arg) = parser.next()? {
        match arg {
            Short('h') | Long("help") => return Err(Failure::Help),
            Long("format") => {
                let formats = [
                    ("human", Format::Human),
                    ("json", Format::Json),
                    ("sarif", Format::Sarif),
                    ("github", Format::Github),
                ];
                format = choice(parser.value()?, "--format", &formats)?;
            }
            Long("deny-warnings") => deny_warnings = true,
            Long("fix") => fix = true,
            Long("color") => {
                let choices = [("auto", None), ("always", Some(true)), ("never", Some(false))];
                color = choice(parser.value()?, "--color", &choices)?;
            }
            Value(value) if dir.is_none() => dir = Some(PathBuf::from(value)),
            Value(value) => {
                let value = value.to_string_lossy();
                return Err(Failure::Usage(format!("one DIR is checked at a time; `{value}` is a second one")));
            }
            other => return Err(unexpected(other, COMMAND.options)),
        }
    }
    let dir = dir.ok_or_else(|| Failure::Usage("DIR is missing".to_owned()))?;
    if dir.as_os_str() == "-" {
        return Err(Failure::Usage("a specification is a folder, and cannot be read from standard input".to_owned()));
    }
    Ok(Options { dir, format, deny_warnings, fix, color })
}

/// Findings to standard output. The summary stands there too for people, and apart from the data otherwise.
fn print(
    context: &mut Context<'_>,
    options: &Options,
    sources: &Sources,
    diagnostics: &Diagnostics,
) -> Result<(), Failure> {
    let root = options.dir.to_string_lossy();
    let summary = format!("{root}: {}\n", render::summary(sources, diagnostics));
    match options.format {
        Format::Human => {
            let style = HumanStyle {
                root: &root,
                color: options.color.unwrap_or(context.color),
                width: context.width.unwrap_or(HumanStyle::default().width),
            };
            context.out.write_all(render::human(sources, diagnostics, style).as_bytes())?;
            context.out.write_all(summary.as_bytes())?;
            if let Some(first) = diagnostics.iter().next() {
                let code = first.rule.code;
                writeln!(context.out, "more about a rule: `visa-codegen explain {code}`")?;
            }
        }
        Format::Json => {
            context.out.write_all(render::json(sources, diagnostics).as_bytes())?;
            context.err.write_all(summary.as_bytes())?;
        }
        Format::Github => {
            context.out.write_all(render::github(sources, diagnostics, &root).as_bytes())?;
            context.err.write_all(summary.as_bytes())?;
        }
        Format::Sarif => {
            context.out.write_all(render::sarif(sources, diagnostics).as_bytes())?;
            context.err.write_all(summary.as_bytes())?;
        }
    }
    Ok(())
}
