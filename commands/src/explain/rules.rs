//! The pages of rules and kinds of errors. For example, `visa explain code:reserved` says what the
//! code means and how a specification states it.

use super::page::{ExplanationPage, Style};
use openvisa::validate::Rule;
use openvisa_findings::reference::{Reference, SpecCheck, SpecConstraint, SpecInstruction};
use openvisa_isa::ObjectRule;
use serde::Serialize;

/// The explanation of a code.
#[derive(Clone, Copy, Serialize)]
pub(super) struct CodePage {
    pub(super) code: &'static str,
    /// The rule, or the error.
    pub(super) summary: &'static str,
    /// How a specification states the rule, or what to do about the error.
    pub(super) more: &'static str,
}

const fn entry(code: &'static str, summary: &'static str, more: &'static str) -> CodePage {
    CodePage { code, summary, more }
}

/// Kinds of errors in files and bytes, and checks of launches.
static ERRORS: &[CodePage] = &[
    entry(
        "code:truncated",
        "The bytes end within an instruction.",
        "The message names the field that is cut off, and the number of missing bytes.",
    ),
    entry(
        "code:reserved",
        "Bits of a field have a value without a meaning, or bits that must be zero are set.",
        "`visa explain INSTRUCTION` lists the bits of each field and their values.",
    ),
    entry("code:malformed", "The bytes match none of the layouts that the format defines.", ""),
    entry("code:unterminated", "No zero byte ends a string.", ""),
    entry(
        "code:opcode",
        "No instruction has this opcode.",
        "For example, `visa explain 0x4e` lists the instructions with the opcode 0x4e.",
    ),
    entry(
        "code:sub-opcode",
        "The opcode has sub-opcodes, and the byte after it is none of them.",
        "For example, `visa explain 0x4e` lists the sub-opcodes of 0x4e.",
    ),
    entry(
        "code:version",
        "The instruction or value does not exist in this version of the object format.",
        "The specification limits facts to versions by gates, such as `{v3.4+}`.",
    ),
    entry("code:undescribed", "The specification does not describe the bytes that follow.", ""),
    entry(
        "code:missing",
        "An instruction lacks its last fields: another instruction begins in their place.",
        "One shipped version of the vendor's writer left out operands; `visa dis --lenient` shows what the file holds.",
    ),
    entry("file:truncated", "The file ends within a structure.", "4_visa_header.md defines the layout of files."),
    entry("file:unterminated", "No zero byte ends a string of the file.", ""),
    entry("file:range", "A number in the file is out of its range.", "Stated by: Valid values are [a..b]."),
    entry("file:fixed", "A number in the file differs from the only legal one.", "Stated by: Must be N."),
    entry(
        "file:reserved",
        "A value in the file has no meaning.",
        "4_visa_header.md lists the values with each member.",
    ),
    entry("file:no-entry", "An index is greater than the last entry of its table.", "Stated by: Index of TABLE."),
    entry(
        "file:version",
        "The file has a version of the format that is not supported.",
        "4_visa_header.md lists the versions.",
    ),
    entry("file:outside", "An offset or size exceeds the file.", "Stated by: Offset of STRUCTURE, `size` bytes."),
    entry(
        "file:misplaced",
        "An offset differs from the position of its structure.",
        "Stated by: Offset in STRUCTURE of `member`.",
    ),
    entry("file:leftover", "Bytes after the last structure have no meaning.", ""),
    entry("file:overlap", "Objects overlap.", ""),
    entry(
        "races",
        "Two work-items access the same bytes, one of them writes, and neither a barrier nor atomic operations order \
         the accesses.",
        "Put a barrier between the accesses, or make them atomic.",
    ),
    entry(
        "uninitialized",
        "A load reads memory that nobody has written: local, private or scratch memory, or a buffer whose `fill` is null.",
        "Write the memory first, or give the buffer contents in the launch file.",
    ),
    entry(
        "barriers",
        "A barrier is not executed by all work-items of a group, or threads of a group wait at different barriers.",
        "Move the barrier out of the branch or loop that only some work-items take.",
    ),
    entry(
        "lanes",
        "Lanes of one store write different values to one address, and which of them remains is not defined.",
        "Give each lane an address of its own, or use an atomic operation.",
    ),
    entry(
        "registers",
        "An address, the data of a message or a branch depends on a register, predicate or address register that the \
         thread has not written.",
        "Write the register first: in all channels that are read, so perhaps with the mask `M1_NM`.",
    ),
    entry(
        "atomics",
        "An update of memory is overwritten by another one unseen, or the result of an atomic operation is lost.",
        "Do the load, the computation and the store as one atomic operation.",
    ),
    entry(
        "matrices",
        "A message of a two-dimensional block has a matrix or a column that the hardware cannot access.",
        "The page of LSC_UNTYPED states the limits of bases, widths, pitches and columns.",
    ),
];

/// The codes of [`ERRORS`] that are checks of a launch.
const CHECKS: [&str; 7] = ["races", "uninitialized", "barriers", "lanes", "registers", "atomics", "matrices"];

/// The meaning of a code.
pub(super) enum CodeMeaning<'r> {
    Entry(CodePage),
    /// A named rule, with the instructions that have it.
    Named(&'r str, Vec<(&'r SpecInstruction, &'r SpecConstraint)>),
    /// A rule for specifications, which the generator checks.
    Check(&'r SpecCheck),
}

/// Returns all rules and errors that have a code.
pub(super) fn entries() -> impl Iterator<Item = CodePage> {
    let of_instructions = Rule::ALL.iter().map(|rule| entry(rule.code(), rule.summary(), rule.stated()));
    let of_objects = ObjectRule::ALL.iter().map(|rule| entry(rule.name(), rule.reason(), rule.spec()));
    #[cfg(feature = "lint")]
    let of_blocks = openvisa_inline::CODES;
    #[cfg(not(feature = "lint"))]
    let of_blocks: &[openvisa::text::CodeDescription] = &[];
    let described = openvisa::text::CODES.iter().chain(of_blocks);
    let described = described.map(|known| entry(known.code, known.summary, known.advice));
    of_instructions.chain(of_objects).chain(ERRORS.iter().copied()).chain(described)
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
    #[cfg(feature = "lint")]
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
                    None if CHECKS.contains(&entry.code) => ("check of a launch", "Found by `visa run --check`."),
                    None => ("rule", "Each finding names the line of the specification that it is about."),
                };
                title(page, entry.code, kind);
                page.wrap("", 0, entry.summary);
                if !entry.more.is_empty() {
                    page.blank();
                    page.wrap("", 0, entry.more);
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

    pub(super) fn json(&self, reference: &Reference) -> serde_json::Value {
        match self {
            Self::Entry(entry) => {
                serde_json::json!({ "kind": "rule", "code": entry.code, "summary": entry.summary, "more": entry.more })
            }
            Self::Named(name, uses) => {
                let uses = uses.iter().map(|(instruction, rule)| {
                    serde_json::json!({
                        "instruction": instruction.name, "condition": rule.condition, "description": rule.description,
                        "spec": reference.place(&instruction.file, rule.line),
                    })
                });
                serde_json::json!({ "kind": "rule", "code": format!("constraint:{name}"), "instructions": uses.collect::<Vec<_>>() })
            }
            Self::Check(check) => serde_json::json!({
                "kind": "rule", "code": check.code, "of": "specifications", "name": check.name, "summary": check.summary,
                "page": check.page,
            }),
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
