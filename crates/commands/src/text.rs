//! Functions for all subcommands that read assembler text.

use super::files::InputFile;
use openvisa::Version;
use openvisa::module::is_supported_version;
use openvisa::text::{Locator, ParseOptions, Parsed, parse};
use openvisa_check::{
    ProgramFile, ProgramFileError, describe_wrong_byte, is_elf_file, is_object_file, text_only_options,
};
use openvisa_cli_support::Failure;
use openvisa_findings::Finding;
use openvisa_isa::{NEWEST_VERSION, OLDEST_VERSION, Platform, Revision};
use std::borrow::Cow;

/// Returns the program of a file. A zebin must hold one text.
pub(super) fn program_of<'a>(file: &InputFile, bytes: &'a [u8]) -> Result<ProgramFile<'a>, Failure> {
    let mut programs = programs_of(file, bytes)?;
    match (programs.pop(), programs.len()) {
        (Some((_, program)), 0) => Ok(program),
        (_, more) => {
            let (name, count) = (file.name(), more + 1);
            Err(Failure::Unreadable(format!("`{name}` holds {count} texts; `visa dis` writes them")))
        }
    }
}

/// Returns the programs of a file with their names. A zebin holds one text for each kernel; other
/// files are one program.
pub(super) fn programs_of<'a>(file: &InputFile, bytes: &'a [u8]) -> Result<Vec<(String, ProgramFile<'a>)>, Failure> {
    let name = file.name();
    if is_elf_file(bytes) {
        let texts = zebin_texts(&name, bytes)?.into_iter().enumerate();
        let named =
            texts.map(|(index, text)| (format!("{name}:{}", kernel_name(&text, index)), ProgramFile::Text(text)));
        return Ok(named.collect());
    }
    let program = ProgramFile::of_bytes(bytes, &name).map_err(|error| Failure::Unreadable(error.describe(&name)))?;
    Ok(vec![(name.into_owned(), program)])
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
    if texts.is_empty() { Err(Failure::Unreadable(ProgramFileError::Elf.describe(name))) } else { Ok(texts) }
}

/// Returns the platform that a zebin was compiled for.
pub(super) fn zebin_platform(bytes: &[u8]) -> Option<Platform> {
    #[cfg(feature = "run")]
    if is_elf_file(bytes) {
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

/// Checks whether bytes can be the beginning of a program: of an object file, an ELF file, an
/// archive, or a text. A text has no byte 0.
///
/// # Errors
/// Names the first byte 0 where there is one, if the bytes do not begin as one of these files.
#[cfg(feature = "run")]
pub(super) fn check_beginning(file: &InputFile, beginning: &[u8]) -> Result<(), Failure> {
    match beginning.iter().position(|byte| *byte == 0) {
        Some(at) if !openvisa_check::has_known_beginning(beginning) => {
            let name = file.name();
            let why = format!("byte {at:#x} is 0, and it does not begin with `CISA`");
            Err(Failure::Unreadable(format!("`{name}` is neither an object file nor assembler text: {why}")))
        }
        _ => Ok(()),
    }
}

/// Returns the content of a file as text.
pub(super) fn text_of_file<'a>(file: &InputFile, bytes: &'a [u8]) -> Result<&'a str, Failure> {
    std::str::from_utf8(bytes).map_err(|error| {
        let (name, at) = (file.name(), error.valid_up_to());
        let hint = match bytes {
            _ if is_object_file(bytes) => ": it is an object file",
            _ if is_elf_file(bytes) => ": it is an ELF file, whose texts `visa dis` writes",
            [0xff, 0xfe, ..] | [0xfe, 0xff, ..] => {
                " that can be read: it is UTF-16, as some shells write it; save it as UTF-8"
            }
            _ => "",
        };
        Failure::Unreadable(format!("`{name}` is no text{hint}: {}", describe_wrong_byte(bytes, at)))
    })
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
    openvisa_check::assemble(parsed, source).map_err(|findings| findings.into_iter().map(name_option).collect())
}

/// Returns the mistakes in the statements of a text.
pub(super) fn findings_of_statements(parsed: &Parsed, source: &str) -> Vec<Finding> {
    let mut lines = Locator::new(source);
    let findings = parsed.diagnostics.iter().map(|diagnostic| Finding::of_diagnostic(diagnostic, &mut lines));
    findings.map(name_option).collect()
}

/// Names the option that can give an instruction a form in object files, if it has none.
fn name_option(finding: Finding) -> Finding {
    let option = || "`--platform` names the platform that the text is for".to_owned();
    Finding { help: finding.help.or_else(|| (finding.code == "text:form").then(option)), ..finding }
}
