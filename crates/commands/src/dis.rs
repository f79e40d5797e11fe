//! `visa dis`: prints object files as assembler text, or byte by byte.

use super::diagnostics::{OutputFormat, print_to_stderr};
use super::files::{self, InputFile, OutputDestination, OutputPlan};
use super::hex_dump;
use super::layout::LayoutArgs;
use super::parallel::for_each_file;
use super::platform::PlatformArgs;
use super::text;
use openvisa::module::{InstructionError, Object, Piece, PieceKind};
use openvisa::text::{Naming, PrintOptions, print};
use openvisa::{Module, ModuleBuf, ObjectBuf, Version};
use openvisa_check::{ProgramFile, is_elf_file};
use openvisa_cli_support::{Context, ExitStatus, Failure, counted};
use openvisa_findings::{Finding, unreadable_instruction};
use openvisa_isa::Instructions;
use std::borrow::Cow;
use std::ffi::OsString;
use std::io::{self, Write};

/// Print an object file as assembler text
///
/// The text has the form of the vendor's printer, and `visa asm` reads it. With --plain, prints the
/// header, the declarations, and each instruction with its offset, its bytes and its fields.
#[derive(clap::Args)]
#[command(
    verbatim_doc_comment,
    after_help = "\
Examples:
  visa dis kernel.isa
  visa dis kernel.isa -o kernel.visaasm --platform XE2
  visa dis --plain --lenient damaged.isa
  visa dis saxpy.zebin

Exit status: 0 success, 1 a file has parts that cannot be read,
2 wrong usage, or a file that cannot be read or written"
)]
pub(super) struct DisArgs {
    /// Object file (.isa), or a zebin with texts, which are printed as they are; - is standard
    /// input
    #[arg(value_name = "FILE", required = true, value_parser = InputFile::clap_parser())]
    files: Vec<InputFile>,
    /// Where the text goes (default: standard output)
    ///
    /// If there are several files, or OUT ends with /, OUT is the folder for their texts, which is
    /// created.
    #[arg(short, long, value_name = "OUT")]
    output: Option<OsString>,
    /// Write the forms of this version of the text: 3.6, 4.1, 4.2, ... (default: that of FILE)
    #[arg(long, value_name = "VERSION", value_parser = text::parse_text_version)]
    text_version: Option<Version>,
    /// Print the names that the file has for all variables
    ///
    /// Without the option, only general variables have them. The others have a letter and a number,
    /// as in the text of the vendor's printer.
    #[arg(long)]
    names: bool,
    /// Number the instructions in comments: /// $12
    #[arg(long)]
    numbers: bool,
    #[command(flatten)]
    platform: PlatformArgs,
    #[command(flatten)]
    layout: LayoutArgs,
    /// Print bytes and fields
    #[arg(long)]
    plain: bool,
    /// Print what can be read of a damaged file, and say what cannot
    #[arg(long)]
    lenient: bool,
}

struct DisOptions {
    files: Vec<InputFile>,
    output: OutputDestination,
    lenient: bool,
    plain: bool,
    layout: LayoutArgs,
    print: PrintOptions,
}

impl DisOptions {
    /// Resolves what the arguments leave to the environment and to the number of files.
    fn new(args: DisArgs, context: &Context<'_>) -> Result<Self, Failure> {
        InputFile::refuse_repeated_stdin(&args.files)?;
        let print = PrintOptions {
            version: args.text_version,
            naming: if args.names { Naming::Declared } else { Naming::default() },
            numbers: args.numbers,
            platform: args.platform.resolve(context)?,
        };
        let output = OutputDestination::new(args.output, args.files.len());
        let DisArgs { files, lenient, plain, layout, .. } = args;
        Ok(Self { files, output, lenient, plain, layout, print })
    }

    /// Returns the path of what is shown of a file; `None` is standard output.
    fn target(&self, file: &InputFile) -> Option<OsString> {
        self.output.path_for(file, if self.plain { "txt" } else { "visaasm" }, || None)
    }
}

/// Executes `visa dis`.
pub(super) fn run(args: DisArgs, context: &mut Context<'_>) -> Result<ExitStatus, Failure> {
    let options = DisOptions::new(args, context)?;
    OutputPlan::of_files(&options.files, |file| options.target(file)).check()?;
    let mut status = ExitStatus::Success;
    let show = |context: &mut Context<'_>, file: &InputFile| disassemble(context, &options, file);
    let unreadable = for_each_file(context, &options.files, show, |shown| status = status.max(shown))?;
    Ok(if unreadable > 0 { ExitStatus::Error } else { status })
}

/// Disassembles one file. Returns its exit status.
fn disassemble(context: &mut Context<'_>, options: &DisOptions, file: &InputFile) -> Result<ExitStatus, Failure> {
    let (bytes, name) = (file.read(context)?, file.name());
    let output = options.target(file);
    if options.files.len() > 1 && output.is_none() {
        writeln!(context.out, "// {name}")?;
    }
    if is_elf_file(&bytes) {
        let texts = text::zebin_texts(&name, &bytes)?;
        if options.plain {
            return Err(Failure::Unreadable(format!(
                "`{name}` holds assembler text, of which there is no dump of bytes"
            )));
        }
        files::write(context, output.as_deref(), join_texts(&texts).as_bytes())?;
        return Ok(ExitStatus::Success);
    }
    let mut findings = Vec::new();
    if let ProgramFile::Text(_) = text::program_of(file, &bytes)? {
        let message = format!(
            "`{name}` is assembler text already; `visa fmt` rewrites it, `visa asm` makes an object file of it"
        );
        return Err(Failure::Unreadable(message));
    }
    let opened = if options.lenient { Module::open_lenient(&bytes) } else { Module::open(&bytes) };
    let module = match opened.and_then(|module| options.layout.apply(module)) {
        Ok(module) => {
            options.layout.report(context, &name, module.version())?;
            module.check(&mut |finding| findings.push(Finding::of_file(&finding)));
            Some(module).filter(|_| options.lenient || findings.is_empty())
        }
        Err(finding) => {
            findings.push(Finding::of_file(&finding));
            None
        }
    };
    // Nothing is written for a file that cannot be opened, so that an earlier result is kept.
    let notes = match &module {
        None => Vec::new(),
        Some(module) => files::write_by(context, output.as_deref(), |out| match options.plain {
            true => print_plain(out, &name, module, options.lenient, &mut findings),
            false => print_assembler(out, module, options, &mut findings),
        })?,
    };
    if findings.is_empty() && notes.is_empty() {
        return Ok(ExitStatus::Success);
    }
    print_to_stderr(context, &findings, OutputFormat::Human, &name)?;
    for note in notes {
        writeln!(context.err, "{name}: {note}")?;
    }
    if !options.lenient && !findings.is_empty() {
        let found = counted(findings.len(), "finding");
        writeln!(context.err, "{name}: {found}; `--lenient` shows what can be read")?;
    }
    Ok(ExitStatus::Findings)
}

/// Joins texts into one, with the `.version` line of the first one only.
fn join_texts(texts: &[Cow<'_, str>]) -> String {
    let mut one = String::new();
    for text in texts {
        let version = text.lines().next().filter(|line| !one.is_empty() && one.lines().next() == Some(line));
        one.push_str(text.strip_prefix(version.unwrap_or("")).unwrap_or(text));
    }
    one
}

/// Writes the assembler text of a file, without the objects that cannot be read. With `--lenient`,
/// the instructions that can be recovered of a damaged object follow in comments. Returns notes on
/// what was recovered, or the reasons why the text cannot be assembled again.
fn print_assembler(
    out: &mut dyn Write,
    module: &Module<'_>,
    options: &DisOptions,
    findings: &mut Vec<Finding>,
) -> io::Result<Vec<String>> {
    let mut objects = Vec::new();
    for object in module.objects() {
        match object {
            Ok(object) => objects.push(object),
            Err(finding) => findings.push(Finding::of_file(&finding)),
        }
    }
    let buf = ModuleBuf { version: module.version(), objects: objects.iter().map(ObjectBuf::from).collect() };
    let printed = print(&buf, &options.print);
    out.write_all(printed.text.as_bytes())?;
    let mut notes = Vec::new();
    for problem in &printed.problems {
        let Some(object) = objects.get(problem.object()) else { continue };
        if options.lenient && matches!(problem, InstructionError::Read { .. }) {
            let mut pieces = Vec::new();
            notes.extend(print_recovered(&mut pieces, object)?);
            writeln!(out, "\n// What is left of the instructions of {}:", object.name())?;
            for line in String::from_utf8_lossy(&pieces).lines() {
                writeln!(out, "// {line}")?;
            }
            continue;
        }
        findings.push(explain_missing_text(object, problem));
    }
    if findings.is_empty() && notes.is_empty() {
        notes = text::why_not_assembled(&printed.text, options.print.platform);
    }
    Ok(notes)
}

/// Returns why an instruction cannot be printed.
fn explain_missing_text(object: &Object<'_>, problem: &InstructionError) -> Finding {
    let before = Instructions::new(object.code(), object.version()).with_offsets();
    let index = before.take_while(|item| item.as_ref().is_ok_and(|(at, _)| *at < problem.offset())).count();
    let unreadable = match problem {
        InstructionError::Read { .. } => unreadable_instruction(object, index),
        _ => None,
    };
    unreadable.unwrap_or_else(|| {
        let offset = usize::try_from(object.code_offset()).unwrap_or(0) + problem.offset();
        Finding {
            span: offset..offset,
            object: Some(object.name().to_string()),
            ..Finding::error("text:form", problem.to_string())
        }
    })
}

/// Writes the plain dump of a file. Returns notes on the instructions that were recovered of
/// damaged objects.
fn print_plain(
    out: &mut dyn io::Write,
    name: &str,
    module: &Module<'_>,
    lenient: bool,
    findings: &mut Vec<Finding>,
) -> io::Result<Vec<String>> {
    let mut notes = Vec::new();
    hex_dump::print_file_header(out, name, module)?;
    for object in module.objects() {
        match object {
            Err(finding) => findings.push(Finding::of_file(&finding)),
            Ok(object) => {
                hex_dump::print_declarations(out, &object)?;
                match lenient {
                    true => notes.extend(print_recovered(out, &object)?),
                    false => print_instructions(out, &object, findings)?,
                }
            }
        }
    }
    Ok(notes)
}

fn print_instructions(out: &mut dyn io::Write, object: &Object<'_>, findings: &mut Vec<Finding>) -> io::Result<()> {
    let mut stream = Instructions::new(object.code(), object.version());
    for index in 0.. {
        let offset = stream.offset();
        match stream.next() {
            None => break,
            Some(Err(_)) => findings.extend(unreadable_instruction(object, index)),
            Some(Ok(inst)) => {
                let piece = Piece { offset, len: stream.offset() - offset, kind: PieceKind::Whole(inst.kind()) };
                print_piece(out, object, index, &piece)?;
            }
        }
    }
    Ok(())
}

fn print_piece(out: &mut dyn io::Write, object: &Object<'_>, index: usize, piece: &Piece) -> io::Result<()> {
    let at = object.code_offset() + piece.offset as u64;
    let bytes = object.code().get(piece.offset..).unwrap_or(&[]);
    hex_dump::print_piece(out, (index, at), piece, bytes, object.version())
}

/// Writes the instructions that can be recovered of an object. Returns a note on what is missing;
/// `None` if the object is complete.
fn print_recovered(out: &mut dyn io::Write, object: &Object<'_>) -> io::Result<Option<String>> {
    let recovery = object.recover();
    let dropped = recovery.fault().is_some();
    let (mut index, mut whole, mut cut, mut reserved, mut unknown, mut rest) = (0, 0, 0, 0, 0, 0);
    for piece in recovery {
        print_piece(out, object, index, &piece)?;
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
