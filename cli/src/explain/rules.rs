//! The rules that findings name, and the kinds of errors: what each means and how a specification states it.

use super::page::{Page, Style};
use super::reference::{Check, Constraint, Instruction, Reference};
use openvisa::validate::Rule;
use openvisa_isa::ObjectRule;
use serde::Serialize;

/// What a code means.
#[derive(Clone, Copy, Serialize)]
pub(super) struct Entry {
    pub(super) code: &'static str,
    /// What holds, or what is wrong.
    pub(super) summary: &'static str,
    /// How a specification states it, or what to do.
    pub(super) more: &'static str,
}

const fn entry(code: &'static str, summary: &'static str, more: &'static str) -> Entry {
    Entry { code, summary, more }
}

/// Kinds of errors in bytes and texts, which are no rules of instructions.
static ERRORS: &[Entry] = &[
    entry(
        "code:truncated",
        "The bytes end within an instruction.",
        "The field that is cut off is named, with what is missing.",
    ),
    entry(
        "code:reserved",
        "Bits of a field have a value without a meaning, or bits that must be zero are not.",
        "Values and bits are listed with the field; `visa explain INSTRUCTION` shows them.",
    ),
    entry("code:malformed", "The bytes have no form that the format defines.", ""),
    entry("code:unterminated", "No zero byte ends a string.", ""),
    entry(
        "code:opcode",
        "No instruction has this opcode.",
        "`visa explain 0x4e` says which instructions have an opcode.",
    ),
    entry(
        "code:sub-opcode",
        "The opcode is split into sub-operations, and none has the value of the byte behind it.",
        "`visa explain 0x4e` lists those of an opcode.",
    ),
    entry(
        "code:version",
        "The version of the object format has no form for it.",
        "`{v3.4+}` and the like limit a fact to versions.",
    ),
    entry("code:undescribed", "The specification does not describe what follows.", ""),
    entry(
        "code:missing",
        "An instruction lacks its last fields: another instruction begins where they should stand.",
        "One shipped version of the vendor's writer left operands out; `visa dis --lenient` shows what is there.",
    ),
    entry("file:truncated", "The file ends too early.", "Layouts of files are in 4_visa_header.md."),
    entry("file:unterminated", "No zero byte ends a string of the file.", ""),
    entry("file:range", "A number of the file is out of its range.", "Stated by: Valid values are [a..b]."),
    entry("file:fixed", "A number of the file must be another.", "Stated by: Must be N."),
    entry("file:reserved", "A value of the file has no meaning.", "Values are listed with the member."),
    entry("file:no-entry", "A number refers to an entry that a table does not have.", "Stated by: Index of TABLE."),
    entry("file:version", "The version of the format cannot be read.", "The versions are listed in 4_visa_header.md."),
    entry("file:outside", "An offset leads out of the file.", "Stated by: Offset of STRUCTURE, `size` bytes."),
    entry("file:misplaced", "An offset leads elsewhere than it should.", "Stated by: Offset in STRUCTURE of `member`."),
    entry("file:leftover", "Bytes follow that have no meaning.", ""),
    entry("file:overlap", "Objects lie over each other.", ""),
    entry(
        "text:address",
        "A warning: a value where object files have an address.",
        "`&V32` is the address of V32. What the vendor's finalizer makes of the text itself, it makes of the value.",
    ),
    entry(
        "text:alias",
        "A warning: an alias that object files do not have.",
        "Stated under Text files in 4_visa_header.md.",
    ),
    entry(
        "text:attribute",
        "No such attribute, or a value that it does not take.",
        "Attributes are listed in 4_visa_header.md.",
    ),
    entry("text:class", "A name of another class of variables than can stand here.", ""),
    entry("text:declaration", "Something in a declaration that cannot stand there.", ""),
    entry("text:directive", "No such directive, or none that can stand here.", ""),
    entry("text:empty", "A warning: a kernel or function without instructions.", ""),
    entry("text:expression", "An expression of numbers that has no value.", ""),
    entry(
        "text:form",
        "An instruction whose values have no form in text, or in the version that is written.",
        "Forms stand under Text on the page of an instruction.",
    ),
    entry("text:input", "An input that cannot be one.", ""),
    entry("text:label", "A label that stands nowhere, or too many of them.", ""),
    entry(
        "text:mnemonic",
        "No instruction begins with this word.",
        "`visa explain WORD` finds instructions by the words they begin with.",
    ),
    entry("text:name", "A name that cannot be one.", ""),
    entry("text:number", "A number that cannot be read.", ""),
    entry("text:object", "No object file can be made of the text.", ""),
    entry("text:range", "A number that does not fit where it stands.", ""),
    entry("text:redeclared", "A name that is taken.", ""),
    entry("text:repeated", "A warning: an attribute or an input that is given twice.", "Object files have it twice."),
    entry("text:scope", "Braces of scopes that do not go together.", ""),
    entry("text:string", "A string that cannot be read.", ""),
    entry(
        "text:syntax",
        "A line that is not in a form of its instruction.",
        "Forms stand under Text on the page of an instruction.",
    ),
    entry("text:type", "No such data type.", "`visa explain UD` explains a type."),
    entry("text:undeclared", "A name that is not declared.", ""),
    entry("text:version", "The version of the text, or of what is written, does not go with it.", ""),
];

/// A rule or kind of error.
pub(super) enum Found<'r> {
    Entry(Entry),
    /// A named rule, with the instructions that have it.
    Named(&'r str, Vec<(&'r Instruction, &'r Constraint)>),
    /// A rule about specifications, which the generator checks.
    Check(&'r Check),
}

/// The rules and errors that have a code.
pub(super) fn entries() -> impl Iterator<Item = Entry> {
    let of_instructions = Rule::ALL.iter().map(|rule| entry(rule.code(), rule.summary(), rule.stated()));
    let of_objects = ObjectRule::ALL.iter().map(|rule| entry(rule.name(), rule.reason(), rule.spec()));
    of_instructions.chain(of_objects).chain(ERRORS.iter().copied())
}

/// All codes, for suggestions and lists.
pub(super) fn codes(reference: &Reference) -> Vec<String> {
    let mut named: Vec<_> = reference.instructions.iter().flat_map(|i| &i.constraints).map(|c| &c.name).collect();
    named.sort();
    named.dedup();
    let checks = reference.checks.iter().flat_map(|check| [check.code.clone(), check.name.clone()]);
    let named = named.iter().map(|name| format!("constraint:{name}"));
    entries().map(|e| e.code.to_string()).chain(named).chain(checks).collect()
}

/// The rule of a code, `rule:` or, of a rule about objects as wholes, `object:` before it or not.
pub(super) fn find<'r>(reference: &'r Reference, query: &str) -> Option<Found<'r>> {
    let code = query.strip_prefix("rule:").unwrap_or(query);
    let code = code.strip_prefix("object:").unwrap_or(code);
    if let Some(entry) = entries().find(|e| e.code.eq_ignore_ascii_case(code)) {
        return Some(Found::Entry(entry));
    }
    let name = code.strip_prefix("constraint:").unwrap_or(code);
    let all = reference.instructions.iter().flat_map(|i| i.constraints.iter().map(move |c| (i, c)));
    let named: Vec<_> = all.filter(|(_, c)| c.name.eq_ignore_ascii_case(name)).collect();
    if let Some((_, first)) = named.first() {
        return Some(Found::Named(&first.name, named));
    }
    let is_meant = |check: &&Check| check.code.eq_ignore_ascii_case(code) || check.name.eq_ignore_ascii_case(code);
    reference.checks.iter().find(is_meant).map(Found::Check)
}

impl Found<'_> {
    pub(super) fn write(&self, page: &mut Page, reference: &Reference) {
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

fn title(page: &mut Page, code: &str, what: &str) {
    let code = page.paint(Style::Bold, code);
    page.line(&format!("{code} - {what}"));
    page.blank();
}
