//! Functions for all subcommands that read assembler text.

use super::files::InputFile;
use openvisa::module::{self, is_supported_version};
use openvisa::text::{
    CheckedText, Diagnostic, Locator, ParseOptions, Parsed, TextFinding, check, is_assembler_text, parse,
};
use openvisa::{Module, ModuleBuf, Version};
use openvisa_cli_support::Failure;
use openvisa_findings::Finding;
use openvisa_isa::object::CommonIsaHeader;
use openvisa_isa::{NEWEST_VERSION, OLDEST_VERSION, Platform, Revision};
use std::borrow::Cow;

/// The first bytes of an object file.
const MAGIC: &[u8] = &CommonIsaHeader::MAGIC_NUMBER.to_le_bytes();

/// The first bytes of an ELF file.
const ELF: &[u8] = b"\x7fELF";

/// The first bytes of an archive, which holds one ELF file for each device.
const ARCHIVE: &[u8] = b"!<arch>\n";

/// A program as object file or text.
pub(super) enum ProgramFile<'a> {
    /// The bytes of an object file.
    Object(&'a [u8]),
    /// Assembler text.
    Text(Cow<'a, str>),
}

impl<'a> ProgramFile<'a> {
    /// Returns the program of a file. The first bytes decide between object file and text, or else
    /// the ending of the name. A zebin must hold one text.
    pub(super) fn of(file: &InputFile, bytes: &'a [u8]) -> Result<Self, Failure> {
        let mut programs = Self::all(file, bytes)?;
        match (programs.pop(), programs.len()) {
            (Some((_, program)), 0) => Ok(program),
            (_, more) => {
                let (name, count) = (file.name(), more + 1);
                Err(Failure::Unreadable(format!("`{name}` holds {count} texts; `visa dis` writes them")))
            }
        }
    }

    /// Returns the programs of a file with their names. A zebin holds one text for each kernel;
    /// other files are one program.
    pub(super) fn all(file: &InputFile, bytes: &'a [u8]) -> Result<Vec<(String, Self)>, Failure> {
        if is_zebin(bytes) {
            let texts = zebin_texts(&file.name(), bytes)?.into_iter().enumerate();
            let named =
                texts.map(|(index, text)| (format!("{}:{}", file.name(), kernel_name(&text, index)), Self::Text(text)));
            return Ok(named.collect());
        }
        if bytes.starts_with(ARCHIVE) {
            let name = file.name();
            return Err(Failure::Unreadable(format!("`{name}` is an archive of files; `ar x {name}` takes them out")));
        }
        Ok(vec![(file.name().into_owned(), Self::single(file, bytes)?)])
    }

    fn single(file: &InputFile, bytes: &'a [u8]) -> Result<Self, Failure> {
        let name = file.name();
        let text = name.to_ascii_lowercase().ends_with(".visaasm");
        let object =
            bytes.starts_with(MAGIC) || (name.to_ascii_lowercase().ends_with(".isa") && !looks_like_text(bytes));
        if !text && object {
            return Ok(Self::Object(bytes));
        }
        match std::str::from_utf8(bytes) {
            Ok(source) if text || is_assembler_text(source) => Ok(Self::Text(source.into())),
            Ok(source) => Err(not_a_program(&name, source)),
            Err(_) if !text => Ok(Self::Object(bytes)),
            Err(error) => {
                let at = error.valid_up_to();
                Err(Failure::Unreadable(format!("`{name}` is no text: {}", describe_wrong_byte(bytes, at))))
            }
        }
    }
}

/// Returns whether bytes begin like an object file.
#[cfg(feature = "mcp")]
pub(super) fn is_object_file(bytes: &[u8]) -> bool {
    bytes.starts_with(MAGIC)
}

/// Returns whether a file is an ELF file, such as a zebin.
pub(super) fn is_zebin(bytes: &[u8]) -> bool {
    bytes.starts_with(ELF)
}

/// Returns the assembler texts in a zebin.
pub(super) fn zebin_texts<'a>(name: &str, bytes: &'a [u8]) -> Result<Vec<Cow<'a, str>>, Failure> {
    #[cfg(feature = "run")]
    let texts = openvisa_sim::Zebin::texts(bytes)
        .map_err(|error| Failure::Unreadable(format!("`{name}` cannot be read: {error}")))?;
    #[cfg(not(feature = "run"))]
    let texts: Vec<Cow<'a, str>> = {
        let _ = bytes;
        Vec::new()
    };
    if texts.is_empty() {
        return Err(Failure::Unreadable(format!(
            "`{name}` is an ELF file without assembler text in it; the vendor's compiler puts the text of each kernel into the \
             zebin with `ocloc compile -file x.cl -device dg2 -internal_options -ze-emit-zebin-visa-sections`"
        )));
    }
    Ok(texts)
}

/// Returns the platform that a zebin was compiled for.
pub(super) fn zebin_platform(bytes: &[u8]) -> Option<Platform> {
    #[cfg(feature = "run")]
    if is_zebin(bytes) {
        return openvisa_sim::Zebin::parse(bytes).ok()?.platform();
    }
    let _ = bytes;
    None
}

/// Returns the name of the first kernel or function in a text, or else `index`.
fn kernel_name(text: &str, index: usize) -> String {
    let name = text.lines().find_map(|line| {
        let name = line.strip_prefix(".kernel ").or_else(|| line.strip_prefix(".global_function "))?;
        Some(name.trim().trim_matches('"').to_string())
    });
    name.unwrap_or_else(|| index.to_string())
}

fn looks_like_text(bytes: &[u8]) -> bool {
    let start = bytes.trim_ascii_start();
    start.starts_with(b".version") || start.starts_with(b"//") || start.starts_with(b"/*")
}

/// Checks whether bytes can be the beginning of a program: of an object file, an ELF file, an
/// archive, or a text. A text has no byte 0.
///
/// # Errors
/// Names the first byte 0 where there is one, if the bytes do not begin as one of these files.
#[cfg(feature = "run")]
pub(super) fn check_beginning(file: &InputFile, beginning: &[u8]) -> Result<(), Failure> {
    let is_known = [MAGIC, ELF, ARCHIVE].iter().any(|start| beginning.starts_with(start));
    match beginning.iter().position(|byte| *byte == 0) {
        Some(at) if !is_known => {
            let name = file.name();
            let why = format!("byte {at:#x} is 0, and it does not begin with `CISA`");
            Err(Failure::Unreadable(format!("`{name}` is neither an object file nor assembler text: {why}")))
        }
        _ => Ok(()),
    }
}

/// Returns the failure for a text that is not a program.
fn not_a_program(name: &str, source: &str) -> Failure {
    let start = source.trim_start();
    if start.is_empty() {
        return Failure::Unreadable(format!("`{name}` is empty"));
    }
    let help = match start.starts_with('{') {
        true => "; of the JSON of an object file, `visa convert` makes the file",
        false => "",
    };
    let why = "it does not begin with `.version`, `.kernel` or `.global_function`";
    Failure::Unreadable(format!("`{name}` is neither an object file nor assembler text: {why}{help}"))
}

/// Returns the content of a file as text.
pub(super) fn text_of_file<'a>(file: &InputFile, bytes: &'a [u8]) -> Result<&'a str, Failure> {
    std::str::from_utf8(bytes).map_err(|error| {
        let (name, at) = (file.name(), error.valid_up_to());
        let hint = match bytes {
            _ if bytes.starts_with(MAGIC) => ": it is an object file",
            _ if is_zebin(bytes) => ": it is an ELF file, whose texts `visa dis` writes",
            [0xff, 0xfe, ..] | [0xfe, 0xff, ..] => {
                " that can be read: it is UTF-16, as some shells write it; save it as UTF-8"
            }
            _ => "",
        };
        Failure::Unreadable(format!("`{name}` is no text{hint}: {}", describe_wrong_byte(bytes, at)))
    })
}

/// Describes the byte at offset `at`, before which a text is UTF-8.
pub(super) fn describe_wrong_byte(bytes: &[u8], at: usize) -> String {
    // Lines and columns count from 1, and columns are characters, as in findings.
    let before = String::from_utf8_lossy(&bytes[..at]);
    let line = before.matches('\n').count() + 1;
    let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
    let byte = bytes.get(at).copied().unwrap_or_default();
    format!("the byte {byte:#04x} in line {line}, column {column} is not UTF-8; save the file as UTF-8")
}

/// Parses a version of the object format, or of one of its revisions.
pub(super) fn parse_object_version(value: &str) -> Result<Version, String> {
    let known = |version: &Version| is_supported_version(*version);
    value.parse().ok().filter(known).ok_or_else(|| describe_versions(&NEWEST_VERSION.to_string()))
}

/// Parses a version of the text. Texts have more versions than object files.
pub(super) fn parse_text_version(value: &str) -> Result<Version, String> {
    let known = |version: &Version| {
        is_supported_version(*version) || *version == version.number() && version.major == NEWEST_VERSION.major
    };
    value.parse().ok().filter(known).ok_or_else(|| describe_versions(&format!("{}.x", NEWEST_VERSION.major)))
}

/// Returns the message for a value that is not a version up to `newest`.
fn describe_versions(newest: &str) -> String {
    let revisions: Vec<_> = Revision::ALL.iter().map(|revision| revision.version.to_string()).collect();
    format!("expected a version from {OLDEST_VERSION} to {newest}, or one of {}", revisions.join(", "))
}

/// Returns the options to parse a text for a platform.
pub(super) fn parse_options(platform: Option<Platform>) -> ParseOptions {
    ParseOptions { platform, ..ParseOptions::default() }
}

/// Returns the options to parse a text that no object file is made of. Types that only texts have
/// are accepted, for example `hf8`.
pub(super) fn text_only_options(platform: Option<Platform>) -> ParseOptions {
    ParseOptions { text_only_types: true, ..parse_options(platform) }
}

/// Parses a text for a platform, and reports all of its mistakes. Types that only texts have are
/// accepted.
pub(super) fn parse_for_platform(source: &str, platform: Option<Platform>) -> Parsed {
    parse(source, &text_only_options(platform))
}

/// Maximum number of reasons why a printed text cannot be assembled.
const MAX_REASONS: usize = 5;

/// Returns why `visa asm` would refuse a printed text: its first errors. An object file can hold
/// what a text cannot, such as an alias of a variable that is declared later.
pub(super) fn why_not_assembled(text: &str, platform: Option<Platform>) -> Vec<String> {
    let parsed = parse(text, &ParseOptions { limit: MAX_REASONS, ..parse_options(platform) });
    parsed.errors().map(|error| format!("`visa asm` does not take the text: line {error}")).collect()
}

/// Returns the object file of a text, or why none can be made that can be read back.
pub(super) fn object_file(parsed: &Parsed, source: &str) -> Result<Vec<u8>, Vec<Finding>> {
    let module = parsed.object_module(source);
    let module = module.map_err(|diagnostic| vec![finding_of_statement(&diagnostic, &mut Locator::new(source))])?;
    checked_bytes(parsed, source, &module, |bytes| Module::open(bytes))
}

/// Checks the values of a text against the specification. What it says may have no form in object
/// files.
pub(super) fn check_values(parsed: &Parsed, source: &str) -> Result<(), Vec<Finding>> {
    checked_bytes(parsed, source, &parsed.module, |bytes| Module::open_text_form(bytes)).map(drop)
}

/// Returns the encoded module of a text. Refuses one that `open` cannot read, or with a value that
/// the specification does not allow.
fn checked_bytes(
    parsed: &Parsed,
    source: &str,
    module: &ModuleBuf,
    open: fn(&[u8]) -> Result<Module<'_>, module::Finding>,
) -> Result<Vec<u8>, Vec<Finding>> {
    let mut lines = Locator::new(source);
    let bytes = module.to_bytes().map_err(|error| {
        let message = format!("no object file can be made of it: {error}");
        vec![Finding::error_in_text("text:object", message, &mut lines, 0..0)]
    })?;
    let mut causes = Vec::new();
    match open(&bytes) {
        Err(finding) => causes.push(finding),
        Ok(module) => module.check(&mut |finding| causes.push(finding)),
    }
    let findings = causes.iter().map(|found| {
        let finding = Finding { message: parsed.describe_file_finding(found), ..Finding::of_file(found) };
        finding.move_to_text(&mut lines, parsed.find_statement(found))
    });
    let findings: Vec<_> = findings.collect();
    if findings.is_empty() { Ok(bytes) } else { Err(findings) }
}

/// Returns the mistakes in the statements of a text.
pub(super) fn findings_of_statements(parsed: &Parsed, source: &str) -> Vec<Finding> {
    let mut lines = Locator::new(source);
    parsed.diagnostics.iter().map(|diagnostic| finding_of_statement(diagnostic, &mut lines)).collect()
}

/// Returns the finding for a mistake in a statement. For an instruction without a form in object
/// files, the help names the option that can give it one.
fn finding_of_statement(diagnostic: &Diagnostic, lines: &mut Locator<'_>) -> Finding {
    let form = || "`--platform` names the platform that the text is for".to_owned();
    let finding = Finding::of_diagnostic(diagnostic, lines);
    Finding { help: finding.help.or_else(|| (diagnostic.code == "form").then(form)), ..finding }
}

/// Checks a text for a platform. Types that only texts have are accepted.
pub(super) fn check_for_platform(source: &str, platform: Platform) -> CheckedText {
    check(source, platform, &text_only_options(Some(platform)))
}

/// Converts findings about a text to findings of its file.
pub(super) fn findings_of_text(findings: Vec<TextFinding>, source: &str) -> Vec<Finding> {
    let mut lines = Locator::new(source);
    findings.into_iter().map(|finding| Finding::of_text(finding, &mut lines)).collect()
}
