//! What the subcommands have in common that take assembler text.

use super::files::Input;
use super::problem::{Format, Known, Problem, TextPlace, of_file};
use super::{Context, Failure, counted, explain};
use openvisa::module::{Finding, is_supported_version};
use openvisa::text::{Diagnostic, Locator, ParseOptions, Parsed, Places, Severity, is_assembler_text, parse};
use openvisa::validate::{ObjectFinding, Subject, class_of_input};
use openvisa::{Module, Version};
use openvisa_isa::{NEWEST_VERSION, OLDEST_VERSION, Platform, Revision, VariableClass};
use std::borrow::Cow;
use std::io;

/// What an object file begins with.
const MAGIC: &[u8] = b"CISA";

/// What an ELF file begins with.
const ELF: &[u8] = b"\x7fELF";

/// What an archive of them begins with: one for each of several devices.
const ARCHIVE: &[u8] = b"!<arch>\n";

/// A program in one of its forms.
pub(super) enum Program<'a> {
    /// The bytes of an object file.
    Object(&'a [u8]),
    /// Assembler text.
    Text(Cow<'a, str>),
}

impl<'a> Program<'a> {
    /// What a file holds: by its first bytes, or by the ending of its name where they do not say. A zebin must hold one text.
    pub(super) fn of(file: &Input, bytes: &'a [u8]) -> Result<Self, Failure> {
        let mut programs = Self::all(file, bytes)?;
        match (programs.pop(), programs.len()) {
            (Some((_, program)), 0) => Ok(program),
            (_, more) => {
                let (name, count) = (file.name(), more + 1);
                Err(Failure::Unreadable(format!("`{name}` holds {count} texts; `visa dis` writes them")))
            }
        }
    }

    /// The same, with the name of each: a zebin holds a text for each of its kernels.
    pub(super) fn all(file: &Input, bytes: &'a [u8]) -> Result<Vec<(String, Self)>, Failure> {
        if is_zebin(bytes) {
            let texts = zebin_texts(&file.name(), bytes)?.into_iter().enumerate();
            let named =
                texts.map(|(index, text)| (format!("{}:{}", file.name(), kernel(&text, index)), Self::Text(text)));
            return Ok(named.collect());
        }
        if bytes.starts_with(ARCHIVE) {
            let name = file.name();
            return Err(Failure::Unreadable(format!("`{name}` is an archive of files; `ar x {name}` takes them out")));
        }
        Ok(vec![(file.name().into_owned(), Self::alone(file, bytes)?)])
    }

    fn alone(file: &Input, bytes: &'a [u8]) -> Result<Self, Failure> {
        let name = file.name();
        let text = name.to_ascii_lowercase().ends_with(".visaasm");
        let object =
            bytes.starts_with(MAGIC) || (name.to_ascii_lowercase().ends_with(".isa") && !looks_like_text(bytes));
        if !text && object {
            return Ok(Self::Object(bytes));
        }
        match std::str::from_utf8(bytes) {
            Ok(source) if text || is_assembler_text(source) => Ok(Self::Text(source.into())),
            Ok(source) => Err(no_program(&name, source)),
            Err(_) if !text => Ok(Self::Object(bytes)),
            Err(error) => {
                let at = error.valid_up_to();
                Err(Failure::Unreadable(format!("`{name}` is no text: byte {at:#x} is not UTF-8")))
            }
        }
    }
}

/// Whether it is an ELF file, as the vendor's compiler makes them.
pub(super) fn is_zebin(bytes: &[u8]) -> bool {
    bytes.starts_with(ELF)
}

/// The texts in a zebin.
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

/// The platform that a zebin was compiled for.
pub(super) fn zebin_platform(bytes: &[u8]) -> Option<Platform> {
    #[cfg(feature = "run")]
    if is_zebin(bytes) {
        return openvisa_sim::Zebin::parse(bytes).ok()?.platform();
    }
    let _ = bytes;
    None
}

/// The name of the kernel or function of a text, or else its number.
fn kernel(text: &str, index: usize) -> String {
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

/// Says that a text is no program.
fn no_program(name: &str, source: &str) -> Failure {
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

/// The text of a file.
pub(super) fn source<'a>(file: &Input, bytes: &'a [u8]) -> Result<&'a str, Failure> {
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
        Failure::Unreadable(format!("`{name}` is no text{hint}; byte {at:#x} is not UTF-8"))
    })
}

/// Parses a version of the object format, or of one of its revisions.
pub(super) fn parse_object_version(value: &str) -> Result<Version, String> {
    let known = |version: &Version| is_supported_version(*version);
    value.parse().ok().filter(known).ok_or_else(|| describe_versions(&NEWEST_VERSION.to_string()))
}

/// Parses a version of the text. There are more of those than of the object format.
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

/// How a text is read for a platform.
pub(super) fn parse_options(platform: Option<Platform>) -> ParseOptions {
    ParseOptions { platform, ..ParseOptions::default() }
}

/// A text, read for a platform; all of its mistakes. Types that text alone has are none.
pub(super) fn parsed(source: &str, platform: Option<Platform>) -> Parsed {
    parse(source, &ParseOptions { text_only_types: true, ..parse_options(platform) })
}

/// The most reasons that are given why a printed text is not taken.
const MAX_REASONS: usize = 5;

/// Returns why `visa asm` would not take a text that was printed: its first errors. A file can say what no text says, such as an alias
/// of a variable that is declared later.
pub(super) fn not_taken(text: &str, platform: Option<Platform>) -> Vec<String> {
    let parsed = parse(text, &ParseOptions { limit: MAX_REASONS, ..parse_options(platform) });
    parsed.errors().map(|error| format!("`visa asm` does not take the text: line {error}")).collect()
}

/// A diagnostic as a problem of its file.
pub(super) fn problem(diagnostic: &Diagnostic, lines: &mut Locator<'_>) -> Problem {
    let place = TextPlace::of(lines, &diagnostic.span);
    // Mistakes about the form of a line: its instruction says which forms there are.
    let of_form = ["syntax", "class", "type", "range", "number"].contains(&diagnostic.code);
    Problem {
        spec: of_form.then(|| explain::place_of_forms(&place.source)).flatten(),
        code: format!("text:{}", diagnostic.code),
        warning: diagnostic.severity < Severity::Error,
        message: diagnostic.message.clone(),
        help: diagnostic.help.clone(),
        offset: diagnostic.span.start,
        text: Some(place),
        ..Problem::default()
    }
}

/// The object file that a text makes, or why it makes none that can be read.
pub(super) fn object_file(parsed: &Parsed, source: &str) -> Result<Vec<u8>, Vec<Problem>> {
    let mut lines = Locator::new(source);
    let module = parsed.object_module(source).map_err(|diagnostic| vec![problem(&diagnostic, &mut lines)])?;
    let bytes = module.to_bytes().map_err(|error| {
        let message = format!("no object file can be made of it: {error}");
        let problem = Problem { code: "text:object".to_string(), message, ..Problem::default() };
        vec![placed(problem, &mut lines, 0..0)]
    })?;
    let mut findings = Vec::new();
    match Module::open(&bytes) {
        Err(finding) => findings.push(finding),
        Ok(module) => module.check(&mut |finding| findings.push(finding)),
    }
    let problems = findings.iter().map(|found| placed(of_file(found), &mut lines, statement(found, &parsed.places)));
    let problems: Vec<_> = problems.collect();
    if problems.is_empty() { Ok(bytes) } else { Err(problems) }
}

/// How many of some problems are errors; with `deny`, warnings are errors.
pub(super) fn errors(problems: &[Problem], deny: bool) -> usize {
    problems.iter().filter(|problem| deny || !problem.warning).count()
}

/// `2 findings`, `1 finding, 1 warning`.
pub(super) fn found(errors: usize, warnings: usize) -> String {
    let findings = counted(errors, "finding");
    if warnings == 0 { findings } else { format!("{findings}, {}", counted(warnings, "warning")) }
}

/// What is wrong with a text.
pub(super) fn problems(parsed: &Parsed, source: &str) -> Vec<Problem> {
    let mut lines = Locator::new(source);
    parsed.diagnostics.iter().map(|diagnostic| problem(diagnostic, &mut lines)).collect()
}

/// Prints problems to standard error, for people.
pub(super) fn complain(context: &mut Context<'_>, problems: &[Problem], name: &str) -> io::Result<()> {
    complain_as(context, problems, name, Format::Human)
}

/// Prints problems to standard error.
pub(super) fn complain_as(
    context: &mut Context<'_>,
    problems: &[Problem],
    name: &str,
    format: Format,
) -> io::Result<()> {
    let color = context.err_color;
    let mut errors =
        Context { out: &mut *context.err, err: &mut io::sink(), input: &mut io::empty(), color, ..*context };
    problems.iter().try_for_each(|problem| problem.print(&mut errors, format, name))
}

/// Gives a problem of an object file the place that it has in the text that the file was made from.
pub(super) fn placed(mut problem: Problem, lines: &mut Locator<'_>, span: std::ops::Range<usize>) -> Problem {
    problem.offset = span.start;
    problem.text = Some(TextPlace::of(lines, &span));
    problem
}

/// The statement that a finding about a file is about, where there is one.
pub(super) fn statement(finding: &Finding, places: &[Places]) -> std::ops::Range<usize> {
    let mut object = None;
    let mut declared = None;
    for step in finding.place.steps() {
        let index = step.index.map(|index| index as usize);
        match step.member.name {
            "kernel_info" | "function_info" => object = index,
            name => declared = class(name).zip(step.index).or(declared),
        }
    }
    let Some(places) = places.get(object.unwrap_or(0)) else { return 0..0 };
    declared
        .and_then(|(class, index)| places.declaration(class, class.first().checked_add(index)?))
        .unwrap_or(places.start..places.start)
}

/// The statement that a finding about an object as a whole is about.
pub(super) fn subject(finding: &ObjectFinding, known: &Known<'_, '_>, places: &Places) -> std::ops::Range<usize> {
    let span = match finding.subject {
        Subject::Label { offset, .. } => u32::try_from(offset).ok().and_then(|offset| places.instruction(offset)),
        Subject::Variable(id) => places.declaration(VariableClass::General, id),
        Subject::Address(id) => places.declaration(VariableClass::Address, id),
        Subject::Input(index) => {
            known.input(index).and_then(|input| places.declaration(class_of_input(input.kind.class()?)?, input.id))
        }
        _ => None,
    };
    span.unwrap_or(places.start..places.start)
}

/// The class whose declarations a table holds.
fn class(table: &str) -> Option<VariableClass> {
    Some(match table {
        "var_info" => VariableClass::General,
        "address_info" => VariableClass::Address,
        "predicate_info" => VariableClass::Predicate,
        "sampler_info" => VariableClass::Sampler,
        "surface_info" => VariableClass::Surface,
        _ => return None,
    })
}
