//! `visa convert`: reads a file in one form and writes it in another.

use super::diagnostics::{OutputFormat, print_to_stderr};
use super::files::{self, InputFile, OutputPlan};
use super::layout::LayoutArgs;
use super::platform::PlatformArgs;
use super::text;
use openvisa::module::{self, BuildError, is_supported_version, json_path};
use openvisa::text::{ParseOptions, PrintOptions, print};
use openvisa::{Module, ModuleBuf, Version};
use openvisa_check::ProgramFile;
use openvisa_cli_support::{Context, ExitStatus, Failure, did_you_mean, nearest};
use openvisa_findings::{Finding, unreadable_instruction};
use openvisa_isa::{Inst, Instructions, NEWEST_VERSION, Platform, Reader, Writer};
use serde::Deserialize;
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

/// A representation of a program.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ProgramForm {
    /// An object file.
    Isa,
    /// Assembler text.
    Text,
    /// The content of an object file, as JSON.
    Json,
}

/// The forms, by the endings of file names.
const FORMS: &[(&str, ProgramForm)] =
    &[("isa", ProgramForm::Isa), ("visaasm", ProgramForm::Text), ("json", ProgramForm::Json)];

/// Returns the form that the ending of a name selects. `None` for `-`.
fn form_of_path(path: &OsStr) -> Result<Option<ProgramForm>, Failure> {
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
    let platform = platform.resolve(context)?;
    let to = form_of_path(&output)?;
    let input = InputFile::new(input);
    let mut plan = OutputPlan::default();
    plan.read(&input);
    plan.write(Some(&output), input.name());
    plan.check()?;
    let converted = match read_input(context, &input)? {
        Err(refusal) => Err(refusal),
        Ok(source) => {
            let (program, from) = source.program(&input)?;
            let to = to.unwrap_or(from);
            if let Some(version) = version.filter(|version| to != ProgramForm::Text && !is_supported_version(*version))
            {
                return Err(Failure::Usage(format!(
                    "object files have versions up to {NEWEST_VERSION}, not {version}"
                )));
            }
            match program {
                ProgramFile::Text(source) => convert_text(&source, to, version, platform),
                ProgramFile::Object(bytes) => match Module::open(bytes).and_then(|module| layout.apply(module)) {
                    Ok(module) => {
                        layout.report(context, &input.name(), module.version())?;
                        convert_module(&module, to, version, platform)
                    }
                    Err(finding) => Err(Refusal::of_file(&finding)),
                },
            }
        }
    };
    match converted {
        Ok(converted) => converted.write(context, &output).map(|()| ExitStatus::Success),
        Err(Refusal::File(findings)) => {
            print_to_stderr(context, &findings, OutputFormat::Human, &input.name())?;
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

/// The content of the input.
enum ConvertInput {
    /// An object file or a text.
    File(Vec<u8>),
    /// The object file that was made from a JSON input.
    Described(Vec<u8>),
}

impl ConvertInput {
    fn program(&self, input: &InputFile) -> Result<(ProgramFile<'_>, ProgramForm), Failure> {
        match self {
            Self::Described(object) => Ok((ProgramFile::Object(object), ProgramForm::Json)),
            Self::File(bytes) => {
                let program = text::program_of(input, bytes)?;
                let form = if matches!(program, ProgramFile::Text(_)) { ProgramForm::Text } else { ProgramForm::Isa };
                Ok((program, form))
            }
        }
    }
}

/// Reads the input. JSON is deserialized from the stream, because it takes up to forty times the
/// space of the object file.
fn read_input(context: &mut Context<'_>, input: &InputFile) -> Result<Result<ConvertInput, Refusal>, Failure> {
    let named = input.path().map(form_of_path).transpose()?.flatten();
    if let Some(ProgramForm::Isa | ProgramForm::Text) = named {
        return Ok(Ok(ConvertInput::File(input.read(context)?)));
    }
    let mut reader = input.open(context)?;
    let beginning = reader.fill_buf().map_err(|error| input.unreadable(&error))?;
    if named.is_none() && !beginning.trim_ascii_start().starts_with(b"{") {
        return Ok(Ok(ConvertInput::File(input.rest(reader)?)));
    }
    let mut json = serde_json::Deserializer::from_reader(reader);
    match ModuleBuf::deserialize(&mut json).and_then(|module| json.end().map(|()| module)) {
        Ok(module) => Ok(build_object_file(&module).map(ConvertInput::Described)),
        Err(error) if error.is_io() => Err(input.unreadable(&error.into())),
        Err(error) => Ok(Err(Refusal::other(describe_json_error(&error)))),
    }
}

/// Returns the line and the message of an error in JSON: for example, `line 9: invalid value:
/// integer `70000`, expected u16`.
///
/// The deserializer reads one character beyond a number. If that is the line feed, the error has
/// column 0 of the next line.
fn describe_json_error(error: &serde_json::Error) -> String {
    let line = if error.column() == 0 { error.line().saturating_sub(1) } else { error.line() };
    let message = error.to_string();
    let place = format!(" at line {} column {}", error.line(), error.column());
    format!("line {line}: {}", message.strip_suffix(&place).unwrap_or(&message))
}

/// Returns the object file that JSON describes. Refuses JSON whose object file cannot be read back.
fn build_object_file(module: &ModuleBuf) -> Result<Vec<u8>, Refusal> {
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

/// The content of the output.
enum Converted {
    /// An object file or a text, complete in memory.
    Bytes(Vec<u8>),
    /// A module that is serialized to JSON while it is written.
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

/// Returns the object file of a module.
fn write_module(module: &ModuleBuf) -> Result<Vec<u8>, Refusal> {
    module.to_bytes().map_err(|error| Refusal::other(format!("it cannot be written: {error}")))
}

/// Returns the object file, or its JSON if `to` is JSON. Refuses an object file that cannot be read
/// back in this layout.
fn object_or_json(bytes: Vec<u8>, version: Version, to: ProgramForm) -> Result<Converted, Refusal> {
    let refused = |finding| Refusal::of_file(&finding);
    let module = Module::open(&bytes).and_then(|module| module.revised(version)).map_err(refused)?;
    refuse_findings(values_findings(&module).into_iter().chain(find_unreadable(&module)).collect())?;
    match to {
        ProgramForm::Json => module.edit().map(Converted::Json).map_err(refused),
        ProgramForm::Isa | ProgramForm::Text => Ok(Converted::Bytes(bytes)),
    }
}

/// The reason why a file cannot be converted.
enum Refusal {
    /// The file has errors.
    File(Vec<Finding>),
    /// The program cannot be represented in the requested form, or the JSON is wrong. Each message
    /// names a place.
    Other(Vec<String>),
}

impl Refusal {
    fn of_file(finding: &module::Finding) -> Self {
        Self::File(vec![Finding::of_file(finding)])
    }

    fn other(message: String) -> Self {
        Self::Other(vec![message])
    }
}

fn refuse_findings(findings: Vec<Finding>) -> Result<(), Refusal> {
    if findings.is_empty() { Ok(()) } else { Err(Refusal::File(findings)) }
}

/// Converts an object file.
fn convert_module(
    module: &Module<'_>,
    to: ProgramForm,
    version: Option<Version>,
    platform: Option<Platform>,
) -> Result<Converted, Refusal> {
    match to {
        ProgramForm::Text => print_object_file(module, version, platform).map(Converted::Bytes),
        ProgramForm::Isa | ProgramForm::Json => {
            let version = version.unwrap_or(module.version());
            object_or_json(reencode_module(module, version)?, version, to)
        }
    }
}

/// Decodes and encodes every instruction of a module. Refuses a module with any error, since the
/// result would have the same error.
fn reencode_module(module: &Module<'_>, version: Version) -> Result<Vec<u8>, Refusal> {
    let refused = |finding| Refusal::of_file(&finding);
    let mut edited = module.edit().map_err(refused)?;
    for (object, buf) in module.objects().zip(&mut edited.objects) {
        let object = object.map_err(refused)?;
        buf.code = reencode_object(&object, version)?;
    }
    refuse_findings(values_findings(module))?;
    edited.version = version;
    write_module(&edited)
}

/// Checks the values of a file against the specification.
fn values_findings(module: &Module<'_>) -> Vec<Finding> {
    let mut findings = Vec::new();
    module.check(&mut |finding| findings.push(Finding::of_file(&finding)));
    findings
}

/// Returns the text of an object file. Refuses a file with a value that the specification does not
/// allow: no assembler would take its text.
fn print_object_file(
    module: &Module<'_>,
    version: Option<Version>,
    platform: Option<Platform>,
) -> Result<Vec<u8>, Refusal> {
    refuse_findings(values_findings(module))?;
    let text = print_text(&module.edit().map_err(|finding| Refusal::of_file(&finding))?, version, platform);
    text.map_err(|refusal| find_unreadable(module).map_or(refusal, |finding| Refusal::File(vec![finding])))
}

/// Returns the first instruction that cannot be decoded, as a finding.
fn find_unreadable(module: &Module<'_>) -> Option<Finding> {
    module.objects().flatten().find_map(|object| {
        let index = Instructions::new(object.code(), object.version()).position(|item| item.is_err())?;
        unreadable_instruction(&object, index)
    })
}

fn print_text(module: &ModuleBuf, version: Option<Version>, platform: Option<Platform>) -> Result<Vec<u8>, Refusal> {
    let printed = print(module, &PrintOptions { version, platform, ..PrintOptions::default() });
    let refused = printed.problems.iter().map(ToString::to_string);
    let refused: Vec<_> = refused.chain(text::why_not_assembled(&printed.text, platform)).collect();
    if refused.is_empty() { Ok(printed.text.into_bytes()) } else { Err(Refusal::Other(refused)) }
}

/// Converts assembler text.
fn convert_text(
    source: &str,
    to: ProgramForm,
    version: Option<Version>,
    platform: Option<Platform>,
) -> Result<Converted, Refusal> {
    let options = text::parse_options(platform);
    let options = match to {
        ProgramForm::Isa | ProgramForm::Json => ParseOptions { version, ..options },
        ProgramForm::Text => ParseOptions { state_names: true, ..options },
    };
    let parsed = openvisa::text::parse(source, &options);
    if !parsed.is_ok() {
        return Err(Refusal::File(text::findings_of_statements(&parsed, source)));
    }
    match to {
        ProgramForm::Text => {
            openvisa_check::check_values(&parsed, source).map_err(Refusal::File)?;
            print_text(&parsed.module, Some(version.unwrap_or(parsed.version)), platform).map(Converted::Bytes)
        }
        ProgramForm::Isa | ProgramForm::Json => {
            let bytes = text::object_file(&parsed, source).map_err(Refusal::File)?;
            // Object files have fewer versions than texts. A text of another version is written in
            // the newest version of object files.
            let version = Some(parsed.module.version).filter(|version| is_supported_version(*version));
            object_or_json(bytes, version.unwrap_or(NEWEST_VERSION), to)
        }
    }
}

/// Decodes the instructions of an object and encodes them for a version.
fn reencode_object(object: &openvisa::Object<'_>, version: Version) -> Result<Vec<u8>, Refusal> {
    let mut code = Vec::with_capacity(object.code().len());
    let mut reader = Reader::new(object.code(), object.version());
    let mut index = 0;
    while !reader.is_empty() {
        let inst = match Inst::decode(&mut reader) {
            Ok(inst) => inst,
            Err(error) => {
                let other = || Refusal::other(format!("instruction {index} cannot be read: {error}"));
                return Err(
                    unreadable_instruction(object, index).map_or_else(other, |finding| Refusal::File(vec![finding]))
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
