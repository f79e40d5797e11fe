//! The pages of rules and kinds of errors. For example, `visa explain code:reserved` says what the
//! code means and how a specification states it.

use super::page::{ExplanationPage, Style};
use openvisa::text::CodeDescription;
use openvisa::validate::Rule;
use openvisa_findings::reference::{Reference, SpecCheck, SpecConstraint, SpecInstruction};
use openvisa_isa::ObjectRule;

/// Kinds of errors in files and bytes.
static ERRORS: &[CodeDescription] = &[
    CodeDescription::new(
        "code:truncated",
        "The bytes end within an instruction.",
        "The message names the field that is cut off, and the number of missing bytes.",
    ),
    CodeDescription::new(
        "code:reserved",
        "Bits of a field have a value without a meaning, or bits that must be zero are set.",
        "`visa explain INSTRUCTION` lists the bits of each field and their values.",
    ),
    CodeDescription::new("code:malformed", "The bytes match none of the layouts that the format defines.", ""),
    CodeDescription::new("code:unterminated", "No zero byte ends a string.", ""),
    CodeDescription::new(
        "code:opcode",
        "No instruction has this opcode.",
        "For example, `visa explain 0x4e` lists the instructions with the opcode 0x4e.",
    ),
    CodeDescription::new(
        "code:sub-opcode",
        "The opcode has sub-opcodes, and the byte after it is none of them.",
        "For example, `visa explain 0x4e` lists the sub-opcodes of 0x4e.",
    ),
    CodeDescription::new(
        "code:version",
        "The instruction or value does not exist in this version of the object format.",
        "The specification limits facts to versions by gates, such as `{v3.4+}`.",
    ),
    CodeDescription::new("code:undescribed", "The specification does not describe the bytes that follow.", ""),
    CodeDescription::new(
        "code:missing",
        "An instruction lacks its last fields: another instruction begins in their place.",
        "One shipped version of the vendor's writer left out operands; `visa dis --lenient` shows what the file holds.",
    ),
    CodeDescription::new(
        "file:truncated",
        "The file ends within a structure.",
        "4_visa_header.md defines the layout of files.",
    ),
    CodeDescription::new("file:unterminated", "No zero byte ends a string of the file.", ""),
    CodeDescription::new(
        "file:range",
        "A number in the file is out of its range.",
        "Stated by: Valid values are [a..b].",
    ),
    CodeDescription::new(
        "file:fixed",
        "A number in the file differs from the only legal one.",
        "Stated by: Must be N.",
    ),
    CodeDescription::new(
        "file:reserved",
        "A value in the file has no meaning.",
        "4_visa_header.md lists the values with each member.",
    ),
    CodeDescription::new(
        "file:no-entry",
        "An index is greater than the last entry of its table.",
        "Stated by: Index of TABLE.",
    ),
    CodeDescription::new(
        "file:version",
        "The file has a version of the format that is not supported.",
        "4_visa_header.md lists the versions.",
    ),
    CodeDescription::new(
        "file:outside",
        "An offset or size exceeds the file.",
        "Stated by: Offset of STRUCTURE, `size` bytes.",
    ),
    CodeDescription::new(
        "file:misplaced",
        "An offset differs from the position of its structure.",
        "Stated by: Offset in STRUCTURE of `member`.",
    ),
    CodeDescription::new("file:leftover", "Bytes after the last structure have no meaning.", ""),
    CodeDescription::new("file:overlap", "Objects overlap.", ""),
];

/// The meaning of a code.
#[derive(Clone, Debug)]
pub enum CodeMeaning<'r> {
    /// A rule of the validator or the reader, a kind of mistake, or a check of a launch.
    Entry(CodeDescription),
    /// A named rule, with the instructions that have it.
    Named(&'r str, Vec<(&'r SpecInstruction, &'r SpecConstraint)>),
    /// A rule for specifications, which the generator checks.
    Check(&'r SpecCheck),
}

/// Returns all rules and errors that have a code.
pub(super) fn entries() -> impl Iterator<Item = CodeDescription> {
    let of_instructions = Rule::ALL.iter().map(|rule| CodeDescription::new(rule.code(), rule.summary(), rule.stated()));
    let of_objects = ObjectRule::ALL.iter().map(|rule| CodeDescription::new(rule.name(), rule.reason(), rule.spec()));
    #[cfg(feature = "inline")]
    let of_blocks = openvisa_inline::CODES;
    #[cfg(not(feature = "inline"))]
    let of_blocks: &[CodeDescription] = &[];
    let described = ERRORS.iter().chain(launch_checks()).chain(openvisa::text::CODES).chain(of_blocks).copied();
    of_instructions.chain(of_objects).chain(described)
}

/// Returns the checks of a launch, which the simulator describes.
fn launch_checks() -> &'static [CodeDescription] {
    #[cfg(feature = "evaluate")]
    return &openvisa_sim::CHECKS;
    #[cfg(not(feature = "evaluate"))]
    &[]
}

/// Returns all codes, for suggestions and lists.
pub(super) fn codes(reference: &Reference) -> Vec<String> {
    let mut named: Vec<_> = reference.instructions.iter().flat_map(|i| &i.constraints).map(|c| &c.name).collect();
    named.sort();
    named.dedup();
    let checks = reference.checks.iter().flat_map(|check| [check.code.clone(), check.name.clone()]);
    let named = named.iter().map(|name| format!("constraint:{name}"));
    entries().map(|e| e.code.to_string()).chain(named).chain(checks).collect()
}

/// Finds a rule by its code or name. The prefixes `rule:`, `object:` and `constraint:` are
/// optional.
pub(super) fn find<'r>(reference: &'r Reference, query: &str) -> Option<CodeMeaning<'r>> {
    let code = query.strip_prefix("rule:").unwrap_or(query);
    let code = code.strip_prefix("object:").unwrap_or(code);
    if let Some(entry) = entries().find(|e| e.code.eq_ignore_ascii_case(code)) {
        return Some(CodeMeaning::Entry(entry));
    }
    let name = code.strip_prefix("constraint:").unwrap_or(code);
    let all = reference.instructions.iter().flat_map(|i| i.constraints.iter().map(move |c| (i, c)));
    let named: Vec<_> = all.filter(|(_, c)| c.name.eq_ignore_ascii_case(name)).collect();
    if let Some((_, first)) = named.first() {
        return Some(CodeMeaning::Named(&first.name, named));
    }
    let is_meant = |check: &&SpecCheck| check.code.eq_ignore_ascii_case(code) || check.name.eq_ignore_ascii_case(code);
    reference.checks.iter().find(is_meant).map(CodeMeaning::Check)
}

impl CodeMeaning<'_> {
    /// Returns the rule or mistake as a sentence: of a constraint with several, the first one.
    pub(super) fn summary(&self) -> String {
        match self {
            Self::Entry(entry) => entry.summary.to_owned(),
            Self::Named(_, uses) => uses.first().map(|(_, rule)| rule.description.clone()).unwrap_or_default(),
            Self::Check(check) => check.summary.clone(),
        }
    }

    pub(super) fn write(&self, page: &mut ExplanationPage, reference: &Reference) {
        match self {
            Self::Entry(entry) => {
                let (kind, by) = match entry.code.split_once(':') {
                    Some(("inline", _)) => ("mistake in inline assembly", "Found by `visa lint`."),
                    Some(_) => ("kind of error", "Found by `visa verify`, `visa dis` and `visa asm`."),
                    None if launch_checks().iter().any(|check| check.code == entry.code) => {
                        ("check of a launch", "Found by `visa run --check`.")
                    }
                    None => ("rule", "Each finding names the line of the specification that it is about."),
                };
                title(page, entry.code, kind);
                page.wrap("", 0, entry.summary);
                if !entry.advice.is_empty() {
                    page.blank();
                    page.wrap("", 0, entry.advice);
                }
                page.blank();
                page.wrap("", 0, by);
            }
            Self::Named(name, uses) => {
                title(page, &format!("constraint:{name}"), "rule of some instructions");
                for (instruction, rule) in uses {
                    page.heading(&format!("  {}", instruction.name), &reference.place(&instruction.file, rule.line));
                    page.code(4, &rule.condition);
                    page.wrap("", 4, &rule.description);
                }
            }
            Self::Check(check) => {
                title(page, &check.code, &format!("rule about specifications: {}", check.name));
                page.markdown(without_heading(&check.page));
                page.blank();
                page.wrap("", 0, "Checked by `visa-codegen check`, in specifications and not in programs.");
            }
        }
    }
}

/// Returns a page of Markdown without its first line, a heading.
fn without_heading(text: &str) -> &str {
    text.split_once('\n').filter(|(first, _)| first.starts_with('#')).map_or(text, |(_, rest)| rest).trim()
}

fn title(page: &mut ExplanationPage, code: &str, what: &str) {
    let code = page.paint(Style::Bold, code);
    page.line(&format!("{code} - {what}"));
    page.blank();
}
