//! `visa-codegen diff`: what differs between two specifications.

use super::{Command, Context, FINDINGS, FINE, Failure, choice, unexpected};
use crate::diff::{self, Difference, errata, report};
use crate::{Spec, load};
use lexopt::Arg::{Long, Short, Value};
use std::path::{Path, PathBuf};

pub(super) const COMMAND: Command = Command {
    name: "diff",
    summary: "compare two specifications by meaning",
    help: "\
Compares two specifications fact by fact, whatever the documents look like, and says whether users of the generated crate
are affected (major, minor, patch).

usage: visa-codegen diff OLD NEW [--format human|json|markdown] [--errata]

options:
  --format FORMAT  human (default); json: one object a line; markdown: tables
  --errata         print only differences that no entry of NEW/errata.md explains, and entries that match no difference;
                   fail if there is any
  -h, --help       print this

exit status: 0 fine, 1 something unexplained (--errata), 2 wrong usage or an unreadable file
",
    options: &["--format", "--errata", "--help"],
    run,
};

#[derive(Clone, Copy)]
enum Format {
    Human,
    Json,
    Markdown,
}

fn run(context: &mut Context<'_>, mut parser: lexopt::Parser) -> Result<u8, Failure> {
    let (mut dirs, mut format, mut with_errata) = (Vec::new(), Format::Human, false);
    while let Some(arg) = parser.next()? {
        match arg {
            Short('h') | Long("help") => return Err(Failure::Help),
            Long("format") => {
                let formats = [("human", Format::Human), ("json", Format::Json), ("markdown", Format::Markdown)];
                format = choice(parser.value()?, "--format", &formats)?;
            }
            Long("errata") => with_errata = true,
            Value(dir) => dirs.push(PathBuf::from(dir)),
            Short(_) | Long(_) => return Err(unexpected(arg, COMMAND.options)),
        }
    }
    let [old, new] = dirs.as_slice() else {
        return Err(Failure::Usage(format!("two folders are wanted, OLD and NEW, not {}", dirs.len())));
    };
    let (old, new) = (read(old)?, read(new)?);
    let differences = diff::compare(&old.model, &new.model);
    match with_errata {
        true => tell_unexplained(context, &differences, &new, format),
        false => {
            let all: Vec<_> = differences.iter().collect();
            print(context, &all, format)?;
            if !matches!(format, Format::Json) {
                writeln!(context.out, "{}", report::summary(&all))?;
            }
            Ok(FINE)
        }
    }
}

/// Findings do not hinder a comparison: upstream folders have many.
fn read(dir: &Path) -> Result<Spec, Failure> {
    let (spec, _) = load(dir).map_err(|error| Failure::Unreadable(error.to_string()))?;
    Ok(spec)
}

fn print(context: &mut Context<'_>, differences: &[&Difference], format: Format) -> Result<(), Failure> {
    let text = match format {
        Format::Human => report::human(differences),
        Format::Json => report::json_lines(differences),
        Format::Markdown => report::markdown(differences),
    };
    context.out.write_all(text.as_bytes())?;
    Ok(())
}

fn tell_unexplained(
    context: &mut Context<'_>,
    differences: &[Difference],
    new: &Spec,
    format: Format,
) -> Result<u8, Failure> {
    let result = errata::apply(differences, &new.model);
    print(context, &result.differences, format)?;
    for (title, pattern, span) in &result.idle {
        let place = new.sources.place(*span);
        writeln!(context.out, "{place}: `{pattern}` of the entry \"{title}\" matches no difference")?;
    }
    if result.is_clean() {
        writeln!(context.out, "all {} differences are explained, and every entry explains one", result.explained)?;
        return Ok(FINE);
    }
    writeln!(
        context.out,
        "{} differences are explained, {} are not; {} patterns of errata match nothing",
        result.explained,
        result.differences.len(),
        result.idle.len()
    )?;
    Ok(FINDINGS)
}
