//! `visa explain`: what the specification says of an instruction, a word, a rule, or some bytes.

mod binding;
mod bytes;
mod find;
mod instruction;
mod layout;
mod line;
mod operation;
mod page;
mod reference;
mod rules;

use super::{Command, Context, FINDINGS, FINE, Failure, text, unexpected, verify};
use bytes::Target;
use lexopt::Arg::{Long, Short, Value};
use openvisa_codec::layout::Place;
use openvisa_isa::{Inst, NEWEST_VERSION, Platform, Version};
use page::Page;
use reference::Reference;
use std::io::Read;

pub(super) const COMMAND: Command = Command {
    name: "explain",
    summary: "explain an instruction, a word, a rule or some bytes",
    help: "\
Explains what the specification says of something, and names the lines that say so.

usage: visa explain NAME... [--json] [--platform NAME] [--version VERSION]
       visa explain BYTES | LINE | -

NAME may be
  add                an instruction, by the word that its text begins with or by its name in the specification
  lsc_load           one operation of an instruction that has many
  0x4e               an opcode byte
  Exec_size          a field, an operand layout (raw_operand), a structure of files (var_info), a bit group or a named value
  UD, PVC            a data type, a platform
  LscDataSize        a type, or a value of it, by its name in Rust, Python or C: LscDataSize::D32, VISA_LSC_DATA_SIZE_D32
  type-map           a rule or kind of error that a finding names: platform, constraint:no-a64, code:reserved, V0601
  fields:Label       the same of one kind, where a word is several things: instructions, opcodes, fields, structures, types, platforms,
                     rules, functions, values
BYTES are an instruction or several in hexadecimal digits, with blanks, commas and 0x or without: each byte is shown with its
field, its value and what that means. LINE is a line of assembler text, quoted as one argument: shown with its bytes. `-` reads
bytes or a line from standard input. What is wrong with them is shown with what was expected.

options:
  --json             one object a line
  --platform NAME    check bytes and lines against the rules of this platform too (default: the variable VISA_PLATFORM, if it is
                     set)
  --version VERSION  the version of the object format, 3.0 to 4.1 (default: the newest)
  -h, --help         print this

exit status: 0 fine, 1 something is wrong with the bytes or the line, 2 wrong usage, or there is nothing of that name
",
    options: &["--json", "--platform", "--version", "--help"],
    run,
};

/// Bytes that are read at once, from the command line or standard input.
const MOST: usize = 1 << 20;

struct Options {
    query: Vec<String>,
    json: bool,
    target: Target,
}

fn parse(mut parser: lexopt::Parser) -> Result<Options, Failure> {
    let target = Target { version: NEWEST_VERSION, platform: None };
    let mut options = Options { query: Vec::new(), json: false, target };
    while let Some(arg) = parser.next()? {
        match arg {
            Short('h') | Long("help") => return Err(Failure::Help),
            Long("json") => options.json = true,
            Long("platform") => options.target.platform = Some(verify::platform(parser.value()?)?),
            Long("version") => options.target.version = text::version(parser.value()?, "--version", false)?,
            Value(word) => options.query.push(word.to_string_lossy().into_owned()),
            other => return Err(unexpected(other, COMMAND.options)),
        }
    }
    if options.query.is_empty() {
        return Err(Failure::Usage("NAME, BYTES or LINE is missing".to_owned()));
    }
    Ok(options)
}

fn run(context: &mut Context<'_>, parser: lexopt::Parser) -> Result<u8, Failure> {
    let mut options = parse(parser)?;
    options.target.platform = verify::or_default(context, options.target.platform)?;
    if options.query == ["-"] {
        let mut text = Vec::new();
        let read = (&mut *context.input).take(MOST as u64 * 4).read_to_end(&mut text);
        read.map_err(|error| Failure::Unreadable(format!("`<stdin>` cannot be read: {error}")))?;
        options.query = Vec::from([String::from_utf8_lossy(&text).trim().to_owned()]);
    }
    let joined = options.query.join(" ");
    let reference = Reference::get();
    // `addc` is an instruction before it is two bytes.
    let named = options.query.len() == 1 && !find::topics(reference, &joined).is_empty();
    if let Some(bytes) = find::bytes(&joined).filter(|_| !named) {
        return explain_bytes(context, &options, &bytes);
    }
    if !named && find::is_line(reference, &options.query) {
        return explain_line(context, &options, joined.trim());
    }
    let mut page = Page::new(context.color, context.width);
    let mut lines = String::new();
    for (at, query) in options.query.iter().enumerate() {
        let topics = find::topics(reference, query);
        if topics.is_empty() {
            return Err(find::unknown(reference, query));
        }
        if at > 0 {
            page.blank();
        }
        find::write(&mut page, reference, query, &topics);
        if options.json {
            let objects = topics.iter().map(|topic| topic.json(reference));
            objects.for_each(|object| lines.push_str(&format!("{object}\n")));
        }
    }
    context.out.write_all(if options.json { lines.as_bytes() } else { page.text.as_bytes() })?;
    Ok(FINE)
}

/// The line of an instruction, with names that say nothing.
pub(super) fn line_of(inst: &Inst<'_>, version: Version, platform: Platform) -> Option<String> {
    bytes::text(inst, Target { version, platform: Some(platform) })
}

fn explain_bytes(context: &mut Context<'_>, options: &Options, bytes: &[u8]) -> Result<u8, Failure> {
    if bytes.len() > MOST {
        return Err(Failure::Usage(format!("at most {MOST} bytes are explained at once; `visa dis` shows files")));
    }
    let reference = Reference::get();
    let (mut offset, mut status) = (0, FINE);
    while let Some(rest) = bytes.get(offset..).filter(|rest| !rest.is_empty()) {
        let decoded = bytes::decode(reference, rest, offset, options.target);
        if !decoded.is_sound() {
            status = FINDINGS;
        }
        let mut page = Page::new(context.color, context.width);
        if options.json {
            page.text = serde_json::to_string(&decoded).map_err(std::io::Error::other)? + "\n";
        } else {
            if offset > 0 {
                page.blank();
            }
            decoded.draw(&mut page, reference, rest);
        }
        context.out.write_all(page.text.as_bytes())?;
        // Behind an error nothing is known of where an instruction begins.
        if !decoded.is_readable() {
            let left = rest.len() - decoded.length().min(rest.len());
            if left > 0 && !options.json {
                writeln!(context.out, "\n{} behind it were not looked at", super::counted(left, "byte"))?;
            }
            break;
        }
        offset += decoded.length().max(1);
    }
    Ok(status)
}

fn explain_line(context: &mut Context<'_>, options: &Options, source: &str) -> Result<u8, Failure> {
    let mut names = line::LineNames::default();
    match line::assemble(source, options.target, &mut names) {
        Ok(bytes) => {
            let made_up: Vec<_> = names.made_up().collect();
            if !made_up.is_empty() && !options.json {
                let mut page = Page::new(context.color, context.width);
                page.remark(0, &format!("Nothing is declared here: {}.", made_up.join(", ")));
                page.blank();
                context.out.write_all(page.text.as_bytes())?;
            }
            explain_bytes(context, options, &bytes)
        }
        Err(problem) => {
            let format = if options.json { super::problem::Format::Json } else { super::problem::Format::Human };
            let mut shown = Vec::new();
            let mut inner =
                Context { out: &mut shown, err: &mut std::io::sink(), input: &mut std::io::empty(), ..*context };
            problem.print(&mut inner, format, "line")?;
            context.out.write_all(shown.trim_ascii_end())?;
            context.out.write_all(b"\n")?;
            Ok(FINDINGS)
        }
    }
}

/// Where the specification defines what stands at a place of an instruction: the bits that begin at `low`, or the field.
pub(super) fn place_of(place: &Place, low: Option<u8>) -> Option<String> {
    bytes::spec(Reference::get(), place, low)
}

/// Where an opcode is defined, be it one that sub-operations share.
pub(super) fn place_of_opcode(opcode: u8) -> Option<String> {
    let reference = Reference::get();
    let of_code = reference.instructions.iter().find(|i| i.opcode == Some(opcode))?;
    Some(reference.place(&of_code.file, of_code.line))
}

/// Where the forms stand of the instruction that a line of text is. `None` where several instructions begin like this, or none does.
pub(super) fn place_of_forms(line: &str) -> Option<String> {
    let reference = Reference::get();
    let line = line.trim_start();
    let behind_predicate = line.strip_prefix('(').and_then(|rest| rest.split_once(')')).map_or(line, |(_, rest)| rest);
    let word = behind_predicate.trim_start();
    let word = word.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').next()?.to_ascii_lowercase();
    let mut having = reference.instructions.iter().filter(|i| i.mnemonics.contains(&word));
    let (entry, others) = (having.next()?, having.next());
    let form = entry.text.first().filter(|_| others.is_none())?;
    Some(reference.place(&entry.file, form.line))
}
