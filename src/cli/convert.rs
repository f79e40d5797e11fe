//! `visa convert`: reads a file in one form and writes it in another.

use super::files::{self, Input};
use super::problem::{Format, Problem, of_file};
use super::{Command, Context, FINDINGS, FINE, Failure, did_you_mean, second, suggest, unexpected, verify};
use crate::{Module, Version};
use lexopt::Arg::{Long, Short, Value};
use openvisa_isa::{Inst, NEWEST_VERSION, OLDEST_VERSION, Reader, Writer};
use std::borrow::ToOwned;
use std::boxed::Box;
use std::ffi::{OsStr, OsString};
use std::format;
use std::io;
use std::string::String;
use std::vec::Vec;

pub(super) const COMMAND: Command = Command {
    name: "convert",
    summary: "write a file in another form",
    help: "\
Reads a file and writes it in the form that the name of the output ends in. Bytes to bytes decodes every instruction and encodes
it again.

usage: visa convert IN OUT [--target-version VERSION]

IN and OUT end in .isa; `-` is standard input or output, in the form of the other.

options:
  --target-version VERSION  write this version of the object format: 3.6, 4.1, ... (default: that of IN)
  -h, --help                print this

exit status: 0 fine, 1 the file cannot be converted, 2 wrong usage or an unreadable file
",
    options: &["--target-version", "--help"],
    run,
};

/// A form of a program.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// An object file.
    Isa,
}

/// Forms by the endings of names.
const FORMS: &[(&str, Form)] = &[("isa", Form::Isa)];

struct Options {
    input: OsString,
    output: OsString,
    version: Option<Version>,
}

fn parse(mut parser: lexopt::Parser) -> Result<Options, Failure> {
    let (mut input, mut output, mut version) = (None, None, None);
    while let Some(arg) = parser.next()? {
        match arg {
            Short('h') | Long("help") => return Err(Failure::Help),
            Long("target-version") => version = Some(parse_version(&parser.value()?.to_string_lossy())?),
            Value(path) if input.is_none() => input = Some(path),
            Value(path) if output.is_none() => output = Some(path),
            Value(path) => return Err(second("OUT", path)),
            other => return Err(unexpected(other, COMMAND.options)),
        }
    }
    let input = input.ok_or_else(|| Failure::Usage("IN is missing".to_owned()))?;
    let output = output.ok_or_else(|| Failure::Usage("OUT is missing".to_owned()))?;
    Ok(Options { input, output, version })
}

fn parse_version(text: &str) -> Result<Version, Failure> {
    let parts = text.split_once('.').and_then(|(major, minor)| Some((major.parse().ok()?, minor.parse().ok()?)));
    let version = parts.map(|(major, minor)| Version::new(major, minor));
    version.filter(|version| (OLDEST_VERSION..=NEWEST_VERSION).contains(version)).ok_or_else(|| {
        let range = format!("{OLDEST_VERSION} to {NEWEST_VERSION}");
        Failure::Usage(format!("`--target-version` is {range}, not `{text}`"))
    })
}

/// The form that a name stands for; `None` for `-`.
fn form(path: &OsStr) -> Result<Option<Form>, Failure> {
    if path == "-" {
        return Ok(None);
    }
    let ending = std::path::Path::new(path).extension().unwrap_or_default().to_string_lossy().to_lowercase();
    let known = FORMS.iter().find(|(name, _)| *name == ending).map(|(_, form)| Some(*form));
    known.ok_or_else(|| {
        let endings: Vec<_> = FORMS.iter().map(|(name, _)| format!(".{name}")).collect();
        let message = format!("`{}` does not end in {}", path.to_string_lossy(), endings.join(", "));
        Failure::Usage(did_you_mean(message, suggest::nearest(&ending, FORMS.iter().map(|(name, _)| *name))))
    })
}

fn run(context: &mut Context<'_>, parser: lexopt::Parser) -> Result<u8, Failure> {
    let options = parse(parser)?;
    let (from, to) = (form(&options.input)?, form(&options.output)?);
    let (Form::Isa, Form::Isa) = (from.or(to).unwrap_or(Form::Isa), to.or(from).unwrap_or(Form::Isa));
    let input = Input::new(options.input);
    let (bytes, name) = (input.read(context)?, input.name());
    let converted = match convert(&bytes, options.version) {
        Ok(converted) => converted,
        Err(Refusal::File(problem)) => {
            let mut errors =
                Context { out: &mut *context.err, err: &mut io::sink(), input: &mut io::empty(), ..*context };
            problem.print(&mut errors, Format::Human, &name)?;
            return Ok(FINDINGS);
        }
        Err(Refusal::Other(message)) => {
            writeln!(context.err, "error: {name}: {message}")?;
            return Ok(FINDINGS);
        }
    };
    files::write(context, Some(&options.output), &converted)?;
    Ok(FINE)
}

/// Why a file cannot be converted.
enum Refusal {
    /// Something is wrong in it.
    File(Box<Problem>),
    /// It has no such form.
    Other(String),
}

/// Decodes everything and encodes it again.
fn convert(bytes: &[u8], version: Option<Version>) -> Result<Vec<u8>, Refusal> {
    let of_file = |finding| Refusal::File(Box::new(of_file(&finding)));
    let module = Module::open(bytes).map_err(of_file)?;
    let mut edited = module.edit().map_err(of_file)?;
    let version = version.unwrap_or(edited.version);
    for (object, buf) in module.objects().zip(&mut edited.objects) {
        let object = object.map_err(of_file)?;
        buf.code = encoded(&object, version)?;
    }
    edited.version = version;
    edited.to_bytes().map_err(|error| Refusal::Other(format!("it cannot be written: {error}")))
}

/// The instructions of an object, decoded and encoded again.
fn encoded(object: &crate::Object<'_>, version: Version) -> Result<Vec<u8>, Refusal> {
    let mut code = Vec::with_capacity(object.code().len());
    let mut reader = Reader::new(object.code(), object.version());
    let mut index = 0;
    while !reader.is_empty() {
        let inst = match Inst::decode(&mut reader) {
            Ok(inst) => inst,
            Err(error) => {
                let other = || Refusal::Other(format!("instruction {index} cannot be read: {error}"));
                return Err(
                    verify::unreadable(object, index).map_or_else(other, |problem| Refusal::File(Box::new(problem)))
                );
            }
        };
        let start = code.len();
        code.resize(start + inst.encoded_len(version), 0);
        inst.encode(&mut Writer::new(&mut code[start..], version)).map_err(|error| {
            let (object, name) = (object.name(), inst.kind());
            let at = format!("{object}: instruction {index} ({name})");
            Refusal::Other(format!("{at} has no form in version {version}: {}", error.kind))
        })?;
        index += 1;
    }
    Ok(code)
}
