//! The pages of rules and kinds of errors. For example, `visa explain code:reserved` says what the
//! code means and how a specification states it.

use super::page::{ExplanationPage, Style};
use super::reference::{Reference, SpecCheck, SpecConstraint, SpecInstruction};
use openvisa::validate::Rule;
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

/// Kinds of errors in files, bytes and texts. Rules of instructions are not among them.
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
        "text:address",
        "A warning: the operand is a value, and object files have an address here.",
        "`&V32` is the address of V32. The vendor's finalizer accepts the value in a text.",
    ),
    entry(
        "text:alias",
        "A warning: object files cannot represent this alias.",
        "Stated under Text files in 4_visa_header.md.",
    ),
    entry(
        "text:attribute",
        "The attribute does not exist, or its value is not legal.",
        "4_visa_header.md lists the attributes.",
    ),
    entry(
        "text:byte-order-mark",
        "A warning: the text begins with a byte order mark, which the vendor's assembler refuses.",
        "",
    ),
    entry("text:class", "The variable is of another class than the operand or declaration needs.", ""),
    entry("text:comment", "A comment that begins with `/*` does not end.", ""),
    entry(
        "text:declaration",
        "A declaration has a part that is not allowed there, or a class has too many variables.",
        "",
    ),
    entry("text:directive", "The directive does not exist, or is not allowed here.", ""),
    entry("text:empty", "A warning: the kernel or function has no instructions.", ""),
    entry("text:expression", "An expression has no value, for example because it divides by zero.", ""),
    entry(
        "text:form",
        "The instruction cannot be written as text, or not in this version of the text, or has no form in object files.",
        "The section Text on the page of an instruction lists its forms.",
    ),
    entry("text:input", "An input of a function: functions receive their arguments in `%arg`.", ""),
    entry("text:label", "A label is used but not defined, or there are more labels than a file can have.", ""),
    entry(
        "text:label-place",
        "A label does not begin its line, or has blanks before its colon: the vendor's assembler refuses both.",
        "",
    ),
    entry("text:line-end", "A warning: lines end with carriage returns, which the vendor's assembler refuses.", ""),
    entry(
        "text:mnemonic",
        "No instruction begins with this word.",
        "`visa explain WORD` finds instructions by the words they begin with.",
    ),
    entry("text:name", "The name is empty, begins with `%`, or has a zero byte, a comment or a line end in it.", ""),
    entry("text:number", "A number has no digits, or more than 64 bits.", ""),
    entry("text:object", "No object file can be made of the text.", ""),
    entry(
        "text:quotes",
        "A name must be in double quotes, because it is a reserved word or the directive wants them.",
        "",
    ),
    entry("text:range", "A number exceeds the range of its field.", ""),
    entry(
        "text:redeclared",
        "The name is already declared in this scope.",
        "Texts that a compiler prints lack the scopes of inline assembly; its dump `*.inline.visaasm` has them.",
    ),
    entry("text:repeated", "A warning: an attribute or an input is given twice.", "The object file has both."),
    entry("text:scope", "The braces of a scope do not match.", ""),
    entry("text:string", "A string is not closed on its line, or has a wrong escape.", ""),
    entry(
        "text:syntax",
        "The line matches none of the forms of its instruction.",
        "The section Text on the page of an instruction lists its forms.",
    ),
    entry("text:type", "The data type does not exist, or is not allowed here.", "`visa explain UD` explains a type."),
    entry("text:undeclared", "The name is not declared.", ""),
    entry("text:version", "The statement does not exist in the version of the text or of the output.", ""),
];

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
    of_instructions.chain(of_objects).chain(ERRORS.iter().copied())
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
    pub(super) fn write(&self, page: &mut ExplanationPage, reference: &Reference) {
        match self {
            Self::Entry(entry) => {
                title(page, entry.code, if entry.code.contains(':') { "kind of error" } else { "rule" });
                page.wrap("", 0, entry.summary);
                if !entry.more.is_empty() {
                    page.blank();
                    page.wrap("", 0, entry.more);
                }
                page.blank();
                let here = "Each finding names the line of the specification that it is about.";
                page.wrap(
                    "",
                    0,
                    if entry.code.contains(':') { "Found by `visa verify`, `visa dis` and `visa asm`." } else { here },
                );
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
