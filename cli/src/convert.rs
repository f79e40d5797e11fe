//! `visa convert`: reads a file in one form and writes it in another.

use super::files::{self, Input, OutputPlan};
use super::layout::LayoutArgs;
use super::platform::PlatformArgs;
use super::problem::{Problem, of_file};
use super::text::{self, Program};
use super::{Context, ExitStatus, Failure, did_you_mean, nearest, verify};
use openvisa::module::{BuildError, is_supported_version, json_path};
use openvisa::text::{ParseOptions, PrintOptions, print};
use openvisa::{Module, ModuleBuf, Version};
use openvisa_isa::{Inst, Instructions, NEWEST_VERSION, Platform, Reader, Writer};
use std::ffi::{OsStr, OsString};

/// Convert a file to another form
///
/// The ending of OUT says the form: .isa is an object file, .visaasm is assembler text, and .json
/// has everything that an object file has, so that the same object file can be made of it.
///
/// From object file to object file, every instruction is decoded and encoded again. From text to
/// text, variables, labels and lines get the form of the printer. JSON takes up to forty times the
/// space of the object file, so it is read and written piece by piece.
#[derive(clap::Args)]
#[command(
    verbatim_doc_comment,
    after_help = "\
Examples:
  visa convert kernel.isa kernel.json
  visa convert kernel.json kernel.isa
  visa convert kernel.isa old.isa --target-version 3.6
  visa convert - - < kernel.visaasm

Exit status: 0 success, 1 the file cannot be converted,
2 wrong usage, or a file that cannot be read or written"
)]
pub(super) struct ConvertArgs {
    /// File to read; - is standard input, whose form is told by its first bytes
    #[arg(value_name = "IN")]
    input: OsString,
    /// File to write; - is standard output, which gets the form of IN
    #[arg(value_name = "OUT")]
    output: OsString,
    #[command(flatten)]
    layout: LayoutArgs,
    /// Write this version of the object format, or of the text: 3.6, 4.1, ...
    ///
    /// The default is the version of IN.
    #[arg(long, value_name = "VERSION", value_parser = text::parse_text_version)]
    target_version: Option<Version>,
    #[command(flatten)]
    platform: PlatformArgs,
}

/// A form of a program.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// An object file.
    Isa,
    /// Assembler text.
    Text,
    /// All that an object file holds, as JSON.
    Json,
}

/// Forms by the endings of names.
const FORMS: &[(&str, Form)] = &[("isa", Form::Isa), ("visaasm", Form::Text), ("json", Form::Json)];

struct Options {
    input: OsString,
    output: OsString,
    layout: LayoutArgs,
    version: Option<Version>,
    platform: Option<Platform>,
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
        Failure::Usage(did_you_mean(message, nearest(&ending, FORMS.iter().map(|(name, _)| *name))))
    })
}

/// Executes `visa convert`.
pub(super) fn run(args: ConvertArgs, context: &mut Context<'_>) -> Result<ExitStatus, Failure> {
    let ConvertArgs { input, output, layout, target_version: version, platform } = args;
    let options = Options { input, output, layout, version, platform: platform.resolve(context)? };
    let to = form(&options.output)?;
    let input = Input::new(options.input.clone());
    let mut plan = OutputPlan::default();
    plan.read(&input);
    plan.write(Some(&options.output), input.name());
    plan.check()?;
    let converted = match read(context, &input)? {
        Err(refusal) => Err(refusal),
        Ok(source) => {
            let (program, from) = source.program(&input)?;
            let to = to.unwrap_or(from);
            if let Some(version) = options.version.filter(|version| to != Form::Text && !is_supported_version(*version))
            {
                return Err(Failure::Usage(format!(
                    "object files have versions up to {NEWEST_VERSION}, not {version}"
                )));
            }
            match program {
                Program::Object(bytes) => of_object(context, &input.name(), &options, bytes, to)?,
                Program::Text(source) => of_text(&source, to, options.version, options.platform),
            }
        }
    };
    match converted {
        Ok(converted) => converted.write(context, &options.output).map(|()| ExitStatus::Success),
        Err(Refusal::File(problems)) => {
            text::complain(context, &problems, &input.name())?;
            Ok(ExitStatus::Findings)
        }
        Err(Refusal::Other(messages)) => {
            for message in messages {
                writeln!(context.err, "error: {}: {message}", input.name())?;
            }
            Ok(ExitStatus::Findings)
        }
    }
}

/// What was read.
enum Source {
    /// A file that is held as it is.
    File(Vec<u8>),
    /// The object file that a JSON describes: it is one in other words.
    Described(Vec<u8>),
}

impl Source {
    fn program(&self, input: &Input) -> Result<(Program<'_>, Form), Failure> {
        match self {
            Self::Described(object) => Ok((Program::Object(object), Form::Json)),
            Self::File(bytes) => {
                let program = Program::of(input, bytes)?;
                let form = if matches!(program, Program::Text(_)) { Form::Text } else { Form::Isa };
                Ok((program, form))
            }
        }
    }
}

/// Reads a file. JSON, which takes many times the space of what it describes, is never held as a whole.
fn read(context: &mut Context<'_>, input: &Input) -> Result<Result<Source, Refusal>, Failure> {
    let named = input.path().map(form).transpose()?.flatten();
    if let Some(Form::Isa | Form::Text) = named {
        return Ok(Ok(Source::File(input.read(context)?)));
    }
    let mut reader = input.open(context)?;
    let beginning = reader.fill_buf().map_err(|error| input.unreadable(&error))?;
    if named.is_none() && !beginning.trim_ascii_start().starts_with(b"{") {
        return Ok(Ok(Source::File(input.rest(reader)?)));
    }
    let mut json = serde_json::Deserializer::from_reader(reader);
    let module: Result<ModuleBuf, _> = serde_path_to_error::deserialize(&mut json);
    let (path, error) = match module.map(|module| (module, json.end())) {
        Ok((module, Ok(()))) => return Ok(described(&module).map(Source::Described)),
        Ok((_, Err(error))) => (None, error),
        Err(error) => (Some(error.path().to_string()).filter(|path| path != "."), error.into_inner()),
    };
    if error.is_io() {
        return Err(input.unreadable(&error.into()));
    }
    let place = path.map(|path| format!("{path}: ")).unwrap_or_default();
    Ok(Err(Refusal::other(format!("{place}{error}"))))
}

/// Returns the object file that JSON describes, if a reader takes it.
fn described(module: &ModuleBuf) -> Result<Vec<u8>, Refusal> {
    let unwritten = |error: BuildError| {
        let object = error.object.map(|object| format!("objects[{object}].")).unwrap_or_default();
        Refusal::other(format!("{object}{}: {}", json_path(module, &error.place), error.kind))
    };
    let bytes = module.to_bytes().map_err(unwritten)?;
    let opened = match Module::open(&bytes).and_then(|opened| opened.revised(module.version)) {
        Ok(opened) => opened,
        Err(finding) => return Err(Refusal::other(format!("{}: {}", json_path(module, &finding.place), finding.kind))),
    };
    let mut messages = Vec::new();
    opened.check(&mut |finding| messages.push(format!("{}: {}", json_path(module, &finding.place), finding.kind)));
    for (number, object) in module.objects.iter().enumerate() {
        let mut instructions = Instructions::new(&object.code, module.version);
        if let Some((index, error)) = instructions.by_ref().enumerate().find_map(|(i, inst)| Some((i, inst.err()?))) {
            messages.push(format!("objects[{number}].code: instruction {index} cannot be read again: {error}"));
        }
    }
    if messages.is_empty() { Ok(bytes) } else { Err(Refusal::Other(messages)) }
}

/// What is written.
enum Converted {
    /// A file.
    Bytes(Vec<u8>),
    /// What JSON is made of while it is written.
    Json(ModuleBuf),
}

impl Converted {
    fn write(&self, context: &mut Context<'_>, output: &OsStr) -> Result<(), Failure> {
        match self {
            Self::Bytes(bytes) => files::write(context, Some(output), bytes),
            Self::Json(module) => files::write_by(context, Some(output), |out| {
                serde_json::to_writer_pretty(&mut *out, module)?;
                writeln!(out)
            }),
        }
    }
}

/// The object file of a module.
fn bytes_of(module: &ModuleBuf) -> Result<Vec<u8>, Refusal> {
    module.to_bytes().map_err(|error| Refusal::other(format!("it cannot be written: {error}")))
}

/// Returns an object file of this layout, or the JSON of it, once a reader has taken the file: what is written can be read again.
fn object_or_json(bytes: Vec<u8>, version: Version, to: Form) -> Result<Converted, Refusal> {
    let refused = |finding| Refusal::File(vec![of_file(&finding)]);
    let module = Module::open(&bytes).and_then(|module| module.revised(version)).map_err(refused)?;
    let mut problems = Vec::new();
    module.check(&mut |finding| problems.push(of_file(&finding)));
    problems.extend(broken(&module));
    if !problems.is_empty() {
        return Err(Refusal::File(problems));
    }
    match to {
        Form::Json => module.edit().map(Converted::Json).map_err(refused),
        Form::Isa | Form::Text => Ok(Converted::Bytes(bytes)),
    }
}

/// Why a file cannot be converted.
enum Refusal {
    /// Something is wrong in it.
    File(Vec<Problem>),
    /// It has no such form, or its JSON is wrong at some paths.
    Other(Vec<String>),
}

impl Refusal {
    fn other(message: String) -> Self {
        Self::Other(vec![message])
    }
}

/// An object file in another form.
fn of_object(
    context: &mut Context<'_>,
    name: &str,
    options: &Options,
    bytes: &[u8],
    to: Form,
) -> Result<Result<Converted, Refusal>, Failure> {
    let module = match Module::open(bytes).and_then(|module| options.layout.apply(module)) {
        Ok(module) => module,
        Err(finding) => return Ok(Err(Refusal::File(vec![of_file(&finding)]))),
    };
    options.layout.report(context, name, &module)?;
    Ok(match to {
        Form::Text => printed(&module, options.version, options.platform).map(Converted::Bytes),
        Form::Isa | Form::Json => {
            let version = options.version.unwrap_or(module.version());
            convert(&module, version).and_then(|bytes| object_or_json(bytes, version, to))
        }
    })
}

/// Decodes everything and encodes it again. Refuses a file in which something else is wrong too: the result would have it as well.
fn convert(module: &Module<'_>, version: Version) -> Result<Vec<u8>, Refusal> {
    let refused = |finding| Refusal::File(vec![of_file(&finding)]);
    let mut edited = module.edit().map_err(refused)?;
    for (object, buf) in module.objects().zip(&mut edited.objects) {
        let object = object.map_err(refused)?;
        buf.code = encoded(&object, version)?;
    }
    check_values(module)?;
    edited.version = version;
    bytes_of(&edited)
}

/// Checks the values of a file against the specification.
fn check_values(module: &Module<'_>) -> Result<(), Refusal> {
    let mut problems = Vec::new();
    module.check(&mut |finding| problems.push(of_file(&finding)));
    if problems.is_empty() { Ok(()) } else { Err(Refusal::File(problems)) }
}

/// Returns the text of an object file. Refuses a file with a value that the specification does not
/// allow: no assembler would take its text.
fn printed(module: &Module<'_>, version: Option<Version>, platform: Option<Platform>) -> Result<Vec<u8>, Refusal> {
    check_values(module)?;
    let of_file = |finding| Refusal::File(vec![of_file(&finding)]);
    let text = text_of(&module.edit().map_err(of_file)?, version, platform);
    text.map_err(|refusal| broken(module).map_or(refusal, |problem| Refusal::File(vec![problem])))
}

/// The first instruction that cannot be read.
fn broken(module: &Module<'_>) -> Option<Problem> {
    module.objects().flatten().find_map(|object| {
        let index = Instructions::new(object.code(), object.version()).position(|item| item.is_err())?;
        verify::unreadable(&object, index)
    })
}

fn text_of(module: &ModuleBuf, version: Option<Version>, platform: Option<Platform>) -> Result<Vec<u8>, Refusal> {
    let printed = print(module, &PrintOptions { version, platform, ..PrintOptions::default() });
    let refused = printed.problems.iter().map(ToString::to_string);
    let refused: Vec<_> = refused.chain(text::not_taken(&printed.text, platform)).collect();
    if refused.is_empty() { Ok(printed.text.into_bytes()) } else { Err(Refusal::Other(refused)) }
}

/// A text in another form.
fn of_text(source: &str, to: Form, version: Option<Version>, platform: Option<Platform>) -> Result<Converted, Refusal> {
    let options = text::parse_options(platform);
    let options = match to {
        Form::Isa | Form::Json => ParseOptions { version, ..options },
        Form::Text => ParseOptions { state_names: true, ..options },
    };
    let parsed = openvisa::text::parse(source, &options);
    if !parsed.is_ok() {
        return Err(Refusal::File(text::problems(&parsed, source)));
    }
    match to {
        Form::Text => {
            text::check_values(&parsed, source).map_err(Refusal::File)?;
            text_of(&parsed.module, Some(version.unwrap_or(parsed.version)), platform).map(Converted::Bytes)
        }
        Form::Isa | Form::Json => {
            let bytes = text::object_file(&parsed, source).map_err(Refusal::File)?;
            // A version that has text only is written as the newest that files have.
            let version = Some(parsed.module.version).filter(|version| is_supported_version(*version));
            object_or_json(bytes, version.unwrap_or(NEWEST_VERSION), to)
        }
    }
}

/// The instructions of an object, decoded and encoded again.
fn encoded(object: &openvisa::Object<'_>, version: Version) -> Result<Vec<u8>, Refusal> {
    let mut code = Vec::with_capacity(object.code().len());
    let mut reader = Reader::new(object.code(), object.version());
    let mut index = 0;
    while !reader.is_empty() {
        let inst = match Inst::decode(&mut reader) {
            Ok(inst) => inst,
            Err(error) => {
                let other = || Refusal::other(format!("instruction {index} cannot be read: {error}"));
                return Err(
                    verify::unreadable(object, index).map_or_else(other, |problem| Refusal::File(vec![problem]))
                );
            }
        };
        let start = code.len();
        code.resize(start + inst.encoded_len(version), 0);
        inst.encode(&mut Writer::new(&mut code[start..], version)).map_err(|error| {
            let (object, name) = (object.name(), inst.kind());
            let at = format!("{object}: instruction {index} ({name})");
            Refusal::other(format!("{at} has no form in version {version}: {}", error.kind))
        })?;
        index += 1;
    }
    Ok(code)
}
