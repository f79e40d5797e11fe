//! `visa dis`: shows what a file holds.

use super::files::{self, Destination, Input, OutputPlan};
use super::layout::Layout;
use super::parallel::for_each_file;
use super::problem::{Problem, of_file};
use super::text::{self, Program};
use super::{Command, Context, FINDINGS, FINE, Failure, USAGE, counted, dump, unexpected, verify};
use lexopt::Arg::{Long, Short, Value};
use openvisa::module::{Object, Piece, PieceKind};
use openvisa::text::{Naming, PrintOptions, PrintProblem, PrintProblemKind, print};
use openvisa::{Module, ModuleBuf, ObjectBuf};
use openvisa_isa::Instructions;
use std::borrow::Cow;
use std::ffi::OsString;
use std::io::{self, Write};

pub(super) const COMMAND: Command = Command {
    name: "dis",
    summary: "show the declarations and instructions of a file",
    help: "\
Shows what an object file holds as assembler text, which `visa asm` and the vendor's assembler read, or as a dump: header,
declarations, and each instruction with its offset, its bytes and its fields.

usage: visa dis FILE... [-o OUT] [--text-version VERSION] [--names] [--numbers] [--platform NAME] [--dialect VERSION]
       [--lenient]
       visa dis --plain FILE... [-o OUT] [--dialect VERSION] [--lenient]

FILE is an object file (.isa), or a zebin with texts in it, which are shown as they are; `-` is standard input.

options:
  -o, --output OUT        where the text goes (default: standard output). Of several files, or where OUT ends with `/`, the
                          folder for their texts; it is made
  --text-version VERSION  write the forms of this version of the text: 3.6, 4.1, 4.2, ... (default: that of FILE)
  --names                 give all variables the names that the file has; as a rule only general ones have them, others a letter
                          and a number, as in the text of the vendor's printer
  --numbers               number the instructions in comments: `/// $12`
  --platform NAME         the platform that the program is for: decides how large a register is in the offset of `&V[64]`
                          (default: the variable VISA_PLATFORM, if it is set)
  --dialect VERSION       read FILE as this revision of its version, such as 4.1-1 or 4.1.1, or in the usual layout: 4.1
                          (default: the first of these that all instructions fit)
  --plain                 the dump of bytes and fields
  --lenient               show of a damaged file what can be read, and say what cannot
  -h, --help              print this

exit status: 0 fine, 1 something in the file cannot be read, 2 wrong usage or an unreadable file
",
    options: &[
        "--output",
        "--text-version",
        "--names",
        "--numbers",
        "--platform",
        "--dialect",
        "--plain",
        "--lenient",
        "--help",
    ],
    run,
};

struct Options {
    files: Vec<Input>,
    output: Destination,
    lenient: bool,
    plain: bool,
    layout: Layout,
    print: PrintOptions,
}

fn parse(mut parser: lexopt::Parser) -> Result<Options, Failure> {
    let (mut files, mut output, mut lenient, mut plain) = (Vec::new(), None, false, false);
    let (mut layout, mut print) = (Layout::default(), PrintOptions::default());
    while let Some(arg) = parser.next()? {
        match arg {
            Short('h') | Long("help") => return Err(Failure::Help),
            Short('o') | Long("output") => output = Some(parser.value()?),
            Long("plain") => plain = true,
            Long("text-version") => print.version = Some(text::version(parser.value()?, "--text-version", true)?),
            Long("names") => print.naming = Naming::Declared,
            Long("numbers") => print.numbers = true,
            Long("platform") => print.platform = Some(verify::platform(parser.value()?)?),
            Long("dialect") => layout = Layout::parse(parser.value()?)?,
            Long("lenient") => lenient = true,
            Value(path) => Input::add_to(&mut files, path)?,
            other => return Err(unexpected(other, COMMAND.options)),
        }
    }
    if files.is_empty() {
        return Err(Failure::Usage("FILE is missing".to_owned()));
    }
    let output = Destination::new(output, files.len());
    Ok(Options { files, output, lenient, plain, layout, print })
}

impl Options {
    /// Returns the path of what is shown of a file; `None` is standard output.
    fn target(&self, file: &Input) -> Option<OsString> {
        self.output.path_for(file, if self.plain { "txt" } else { "visaasm" }, || None)
    }
}

fn run(context: &mut Context<'_>, parser: lexopt::Parser) -> Result<u8, Failure> {
    let mut options = parse(parser)?;
    options.print.platform = verify::or_default(context, options.print.platform)?;
    let mut plan = OutputPlan::default();
    for file in &options.files {
        plan.read(file);
        plan.write(options.target(file).as_deref(), file.name());
    }
    plan.check()?;
    let mut status = FINE;
    let show = |context: &mut Context<'_>, file: &Input| disassemble(context, &options, file);
    let unreadable = for_each_file(context, &options.files, show, |shown| status = status.max(shown))?;
    Ok(if unreadable > 0 { USAGE } else { status })
}

/// Shows one of the files; gives the status of that.
fn disassemble(context: &mut Context<'_>, options: &Options, file: &Input) -> Result<u8, Failure> {
    let (bytes, name) = (file.read(context)?, file.name());
    let output = options.target(file);
    if options.files.len() > 1 && output.is_none() {
        writeln!(context.out, "// {name}")?;
    }
    if text::is_zebin(&bytes) {
        let texts = text::zebin_texts(&name, &bytes)?;
        if options.plain {
            return Err(Failure::Unreadable(format!(
                "`{name}` holds assembler text, of which there is no dump of bytes"
            )));
        }
        files::write(context, output.as_deref(), one_text(&texts).as_bytes())?;
        return Ok(FINE);
    }
    let mut problems = Vec::new();
    if let Program::Text(_) = Program::of(file, &bytes)? {
        let message = format!(
            "`{name}` is assembler text already; `visa fmt` rewrites it, `visa asm` makes an object file of it"
        );
        return Err(Failure::Unreadable(message));
    }
    let opened = if options.lenient { Module::open_lenient(&bytes) } else { Module::open(&bytes) };
    let module = match opened.and_then(|module| options.layout.of(module)) {
        Ok(module) => {
            options.layout.tell(context, &name, &module)?;
            module.check(&mut |finding| problems.push(of_file(&finding)));
            Some(module).filter(|_| options.lenient || problems.is_empty())
        }
        Err(finding) => {
            problems.push(of_file(&finding));
            None
        }
    };
    // Of what cannot be opened nothing is written: a result of before stays.
    let notes = match &module {
        None => Vec::new(),
        Some(module) => files::write_by(context, output.as_deref(), |out| match options.plain {
            true => plain(out, &name, module, options.lenient, &mut problems),
            false => assembler(out, module, options, &mut problems),
        })?,
    };
    if problems.is_empty() && notes.is_empty() {
        return Ok(FINE);
    }
    text::complain(context, &problems, &name)?;
    for note in notes {
        writeln!(context.err, "{name}: {note}")?;
    }
    if !options.lenient && !problems.is_empty() {
        let found = counted(problems.len(), "finding");
        writeln!(context.err, "{name}: {found}; `--lenient` shows what can be read")?;
    }
    Ok(FINDINGS)
}

/// Texts as one, which says its version once.
fn one_text(texts: &[Cow<'_, str>]) -> String {
    let mut one = String::new();
    for text in texts {
        let version = text.lines().next().filter(|line| !one.is_empty() && one.lines().next() == Some(line));
        one.push_str(text.strip_prefix(version.unwrap_or("")).unwrap_or(text));
    }
    one
}

/// The assembler text of a file. Objects that cannot be read are left out. Of a damaged one, what is left of its instructions
/// follows in comments; gives what is to be said about them, or why the text cannot be assembled again.
fn assembler(
    out: &mut dyn Write,
    module: &Module<'_>,
    options: &Options,
    problems: &mut Vec<Problem>,
) -> io::Result<Vec<String>> {
    let mut objects = Vec::new();
    for object in module.objects() {
        match object {
            Ok(object) => objects.push(object),
            Err(finding) => problems.push(of_file(&finding)),
        }
    }
    let buf = ModuleBuf { version: module.version(), objects: objects.iter().map(ObjectBuf::from).collect() };
    let printed = print(&buf, &options.print);
    out.write_all(printed.text.as_bytes())?;
    let mut notes = Vec::new();
    for problem in &printed.problems {
        let Some(object) = objects.get(problem.object) else { continue };
        if options.lenient && matches!(problem.kind, PrintProblemKind::Bytes(_)) {
            let mut pieces = Vec::new();
            notes.extend(recovered(&mut pieces, object)?);
            writeln!(out, "\n// What is left of the instructions of {}:", object.name())?;
            for line in String::from_utf8_lossy(&pieces).lines() {
                writeln!(out, "// {line}")?;
            }
            continue;
        }
        problems.push(without_text(object, problem));
    }
    if problems.is_empty() && notes.is_empty() {
        notes = text::not_taken(&printed.text, options.print.platform);
    }
    Ok(notes)
}

/// Why an instruction has no text.
fn without_text(object: &Object<'_>, problem: &PrintProblem) -> Problem {
    let before = Instructions::new(object.code(), object.version()).with_offsets();
    let index = before.take_while(|item| item.as_ref().is_ok_and(|(at, _)| *at < problem.offset)).count();
    let unreadable = match problem.kind {
        PrintProblemKind::Bytes(_) => verify::unreadable(object, index),
        _ => None,
    };
    unreadable.unwrap_or_else(|| Problem {
        code: "text:form".to_owned(),
        message: problem.to_string(),
        offset: usize::try_from(object.code_offset()).unwrap_or(0) + problem.offset,
        object: Some(object.name().to_string()),
        ..Problem::default()
    })
}

/// The plain dump of a file. Of a damaged one, gives what is to be said about the instructions of each object.
fn plain(
    out: &mut dyn io::Write,
    name: &str,
    module: &Module<'_>,
    lenient: bool,
    problems: &mut Vec<Problem>,
) -> io::Result<Vec<String>> {
    let mut notes = Vec::new();
    dump::file(out, name, module)?;
    for object in module.objects() {
        match object {
            Err(finding) => problems.push(of_file(&finding)),
            Ok(object) => {
                dump::declarations(out, &object)?;
                match lenient {
                    true => notes.extend(recovered(out, &object)?),
                    false => instructions(out, &object, problems)?,
                }
            }
        }
    }
    Ok(notes)
}

fn instructions(out: &mut dyn io::Write, object: &Object<'_>, problems: &mut Vec<Problem>) -> io::Result<()> {
    let mut stream = Instructions::new(object.code(), object.version());
    for index in 0.. {
        let offset = stream.offset();
        match stream.next() {
            None => break,
            Some(Err(_)) => problems.extend(verify::unreadable(object, index)),
            Some(Ok(inst)) => {
                let piece = Piece { offset, len: stream.offset() - offset, kind: PieceKind::Whole(inst.kind()) };
                show(out, object, index, &piece)?;
            }
        }
    }
    Ok(())
}

fn show(out: &mut dyn io::Write, object: &Object<'_>, index: usize, piece: &Piece) -> io::Result<()> {
    let at = object.code_offset() + piece.offset as u64;
    let bytes = object.code().get(piece.offset..).unwrap_or(&[]);
    dump::piece(out, (index, at), piece, bytes, object.version())
}

/// Shows what is left of the instructions of an object, and says how much that is. `None`: nothing is missing.
fn recovered(out: &mut dyn io::Write, object: &Object<'_>) -> io::Result<Option<String>> {
    let recovery = object.recover();
    let dropped = recovery.fault().is_some();
    let (mut index, mut whole, mut cut, mut reserved, mut unknown, mut rest) = (0, 0, 0, 0, 0, 0);
    for piece in recovery {
        show(out, object, index, &piece)?;
        match piece.kind {
            PieceKind::Whole(_) => whole += 1,
            PieceKind::Cut { .. } => cut += 1,
            PieceKind::Reserved { .. } => reserved += 1,
            PieceKind::Unknown => unknown += piece.len,
            PieceKind::Rest => rest += piece.len,
        }
        index += usize::from(piece.kind.instruction().is_some());
    }
    let missing = u64::from(object.code_size()).saturating_sub(object.code().len() as u64);
    if cut + reserved + unknown + rest == 0 && missing == 0 {
        return Ok(None);
    }
    let mut note = format!("{}: {}, {whole} of them whole", object.name(), counted(index, "instruction"));
    let parts = [
        (cut, " without their last fields"),
        (reserved, " with numbers that have no meaning"),
        (unknown, " bytes between them that are no instruction"),
        (rest, " bytes behind the last one that are none"),
        (usize::try_from(missing).unwrap_or(usize::MAX), " bytes of code that the file does not hold"),
    ];
    for (count, what) in parts.into_iter().filter(|(count, _)| *count > 0) {
        note.push_str(&format!(", {count}{what}"));
    }
    if dropped {
        note.push_str("; the writer of the file left out operands throughout");
    }
    Ok(Some(note))
}
