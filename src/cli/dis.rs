//! `visa dis`: shows what a file holds.

use super::files::{self, Input};
use super::problem::{Format, Problem, of_file};
use super::{Command, Context, FINDINGS, FINE, Failure, counted, dump, second, unexpected, verify};
use crate::Module;
use crate::module::Object;
use lexopt::Arg::{Long, Short, Value};
use openvisa_isa::Instructions;
use std::borrow::ToOwned;
use std::ffi::OsString;
use std::io;
use std::vec::Vec;

pub(super) const COMMAND: Command = Command {
    name: "dis",
    summary: "show the declarations and instructions of a file",
    help: "\
Shows what an object file holds: header, declarations, and each instruction with its offset, its bytes and its fields.

usage: visa dis FILE [-o OUT] [--plain] [--lenient]

FILE is an object file (.isa); `-` is standard input.

options:
  -o, --output OUT  where the result goes (default: standard output)
  --plain           the dump of bytes and fields (at present the only form)
  --lenient         show of a damaged file what can be read, and say what cannot
  -h, --help        print this

exit status: 0 fine, 1 something in the file cannot be read, 2 wrong usage or an unreadable file
",
    options: &["--output", "--plain", "--lenient", "--help"],
    run,
};

struct Options {
    file: Input,
    output: Option<OsString>,
    lenient: bool,
}

fn parse(mut parser: lexopt::Parser) -> Result<Options, Failure> {
    let (mut file, mut output, mut lenient) = (None, None, false);
    while let Some(arg) = parser.next()? {
        match arg {
            Short('h') | Long("help") => return Err(Failure::Help),
            Short('o') | Long("output") => output = Some(parser.value()?),
            Long("plain") => {}
            Long("lenient") => lenient = true,
            Value(path) if file.is_none() => file = Some(Input::new(path)),
            Value(path) => return Err(second("FILE", path)),
            other => return Err(unexpected(other, COMMAND.options)),
        }
    }
    let file = file.ok_or_else(|| Failure::Usage("FILE is missing".to_owned()))?;
    Ok(Options { file, output, lenient })
}

fn run(context: &mut Context<'_>, parser: lexopt::Parser) -> Result<u8, Failure> {
    let options = parse(parser)?;
    let (bytes, name) = (options.file.read(context)?, options.file.name());
    let mut problems = Vec::new();
    let mut text = Vec::new();
    let opened = if options.lenient { Module::open_lenient(&bytes) } else { Module::open(&bytes) };
    match opened {
        Err(finding) => problems.push(of_file(&finding)),
        Ok(module) => {
            module.check(&mut |finding| problems.push(of_file(&finding)));
            if options.lenient || problems.is_empty() {
                plain(&mut text, &name, &module, &mut problems)?;
            }
        }
    }
    files::write(context, options.output.as_deref(), &text)?;
    if problems.is_empty() {
        return Ok(FINE);
    }
    let mut errors = Context { out: &mut *context.err, err: &mut io::sink(), input: &mut io::empty(), ..*context };
    problems.iter().try_for_each(|problem| problem.print(&mut errors, Format::Human, &name))?;
    let hint = if options.lenient { "" } else { "; `--lenient` shows what can be read" };
    writeln!(context.err, "{name}: {}{hint}", counted(problems.len(), "finding"))?;
    Ok(FINDINGS)
}

/// The plain dump of a file.
fn plain(out: &mut dyn io::Write, name: &str, module: &Module<'_>, problems: &mut Vec<Problem>) -> io::Result<()> {
    dump::file(out, name, module)?;
    for object in module.objects() {
        match object {
            Err(finding) => problems.push(of_file(&finding)),
            Ok(object) => {
                dump::declarations(out, &object)?;
                instructions(out, &object, problems)?;
            }
        }
    }
    Ok(())
}

fn instructions(out: &mut dyn io::Write, object: &Object<'_>, problems: &mut Vec<Problem>) -> io::Result<()> {
    for (index, item) in Instructions::new(object.code(), object.version()).with_offsets().enumerate() {
        match item {
            Ok((offset, _)) => {
                let at = object.code_offset() + offset as u64;
                let bytes = object.code().get(offset..).unwrap_or(&[]);
                let _ = dump::instruction(out, (index, at), bytes, object.version(), usize::MAX)?;
            }
            Err(_) => problems.extend(verify::unreadable(object, index)),
        }
    }
    Ok(())
}
