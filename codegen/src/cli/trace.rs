//! `visa-codegen trace`: what is generated from a line of the specification, and where a generated line comes from.

use super::{Command, Context, FINDINGS, FINE, Failure, counted, unexpected};
use crate::trace::Trace;
use lexopt::Arg::{Long, Short, Value};
use std::path::PathBuf;

pub(super) const COMMAND: Command = Command {
    name: "trace",
    summary: "follow a line of the specification to what is generated from it, or back",
    help: "\
Tells what is generated from a line of the specification, or which line of the specification a generated line comes from.

usage: visa-codegen trace FILE:LINE [--out DIR]...

FILE is a document (specs/instructions/ADD.md:31, ADD.md:31) or a generated file (generated/src/enums.rs:12).

options:
  --out DIR   where generated files are (default: generated/src, bindings and src/builder)
  -h, --help  print this

exit status: 0 fine, 1 nothing comes from there, 2 wrong usage or an unreadable file
",
    options: &["--out", "--help"],
    run,
};

fn run(context: &mut Context<'_>, mut parser: lexopt::Parser) -> Result<u8, Failure> {
    let (mut place, mut folders) = (None, Vec::new());
    while let Some(arg) = parser.next()? {
        match arg {
            Short('h') | Long("help") => return Err(Failure::Help),
            Long("out") => folders.push(PathBuf::from(parser.value()?)),
            Value(value) if place.is_none() => place = Some(value.to_string_lossy().into_owned()),
            other => return Err(unexpected(other, COMMAND.options)),
        }
    }
    let place = place.ok_or_else(|| Failure::Usage("FILE:LINE is missing".to_owned()))?;
    let parts = place.rsplit_once(':').and_then(|(file, line)| Some((file, line.parse::<u32>().ok()?)));
    let Some((file, line)) = parts.filter(|(file, line)| !file.is_empty() && *line > 0) else {
        return Err(Failure::Usage(format!("`{place}` is not FILE:LINE, with a line from 1")));
    };
    if folders.is_empty() {
        folders = vec!["generated/src".into(), "bindings".into(), "src/builder".into()];
    }
    let folders: Vec<_> = folders.iter().map(PathBuf::as_path).collect();
    let trace = Trace::read(&folders).map_err(|error| Failure::Unreadable(error.to_string()))?;
    match file.ends_with(".md") {
        true => forward(context, &trace, file, line),
        false => back(context, &trace, file, line),
    }
}

fn forward(context: &mut Context<'_>, trace: &Trace, file: &str, line: u32) -> Result<u8, Failure> {
    let items = trace.of_origin(file, line);
    for item in &items {
        writeln!(context.out, "{}:{}: {}", item.file, item.line, item.name)?;
    }
    if !items.is_empty() {
        writeln!(context.err, "{} from {file}:{line}", counted(items.len(), "item"))?;
        return Ok(FINE);
    }
    match trace.line_above(file, line) {
        Some(above) => writeln!(
            context.err,
            "no item says that it comes from {file}:{line}; the nearest line above that items come from is {file}:{above}"
        )?,
        None => writeln!(context.err, "no item says that it comes from {file}")?,
    }
    Ok(FINDINGS)
}

fn back(context: &mut Context<'_>, trace: &Trace, file: &str, line: u32) -> Result<u8, Failure> {
    let Some(lines) = trace.lines_of(file) else {
        return Err(Failure::Unreadable(format!("{file} is not among the generated files")));
    };
    match trace.of_line(file, line) {
        Some(item) => {
            let origin = &item.origin;
            writeln!(context.out, "{}:{}: {} ({}:{})", origin.file, origin.line, item.name, item.file, item.line)?;
            Ok(FINE)
        }
        None if line as usize > lines => Err(Failure::Usage(format!("{file} has {lines} lines"))),
        None => {
            writeln!(
                context.err,
                "{file}:{line} comes from no line of the specification: it is the same whatever that says"
            )?;
            Ok(FINDINGS)
        }
    }
}
