//! Findings: broken rules, mistakes in a text, and why a call failed.

use crate::input;
use crate::output::{self, CText};
use openvisa_findings::{Finding, Severity};
use std::ffi::c_char;

/// The severity of a finding.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpenvisaSeverity {
    /// The program is accepted, but probably does not mean what its author intended.
    Warning = 0,
    /// The program breaks a rule.
    Error = 1,
}

/// A finding. Its strings end with a zero byte, and belong to the list that the finding is from.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct OpenvisaFinding {
    /// Stable name of the rule or of the kind of mistake, for example `text:undeclared`.
    pub code: *const c_char,
    /// What was found, and what was expected.
    pub message: *const c_char,
    /// A suggestion, or null.
    pub help: *const c_char,
    /// Line of the specification that states the rule, for example
    /// `specs/instructions/ADD.md:20`, or null.
    pub spec: *const c_char,
    /// Name of the kernel or function, or null.
    pub kernel: *const c_char,
    /// Name of the operand or field, or null.
    pub operand: *const c_char,
    /// Offset from the beginning of the program in bytes.
    pub offset: usize,
    /// Index of the instruction in its kernel, or `OPENVISA_NONE`.
    pub instruction: usize,
    /// Line in a text, from 1, or 0 for an object file.
    pub line: u32,
    /// Column in characters, from 1, or 0 for an object file.
    pub column: u32,
    /// Whether the program breaks a rule.
    pub severity: OpenvisaSeverity,
}

/// The index of no instruction. `cbindgen.toml` has its definition for C.
const OPENVISA_NONE: usize = usize::MAX;

/// A list of findings. `openvisa_findings_free` frees it.
pub struct OpenvisaFindings {
    shown: Vec<OpenvisaFinding>,
    /// The strings that `shown` points to.
    #[expect(dead_code, reason = "keeps the strings alive")]
    owned: Vec<CFinding>,
}

/// The strings of a finding with zero bytes at their ends.
struct CFinding {
    code: CText,
    message: CText,
    help: Option<CText>,
    spec: Option<CText>,
    kernel: Option<CText>,
    operand: Option<CText>,
}

/// Returns an error at a byte of an object file.
pub(crate) fn error_at(offset: usize, code: &str, message: impl Into<String>) -> Finding {
    Finding { span: offset..offset, ..Finding::error(code, message) }
}

impl From<Severity> for OpenvisaSeverity {
    fn from(severity: Severity) -> Self {
        match severity {
            Severity::Warning => Self::Warning,
            _ => Self::Error,
        }
    }
}

impl OpenvisaFindings {
    pub(crate) fn new(findings: Vec<Finding>) -> Self {
        let (mut shown, mut owned) = (Vec::new(), Vec::new());
        for finding in findings {
            let (line, column) = (finding.line(), finding.column());
            let texts = CFinding {
                code: CText::new(finding.code),
                message: CText::new(finding.message),
                help: finding.help.map(CText::new),
                spec: finding.spec.map(CText::new),
                kernel: finding.object.map(CText::new),
                operand: finding.operand.map(CText::new),
            };
            let pointer = |text: &Option<CText>| text.as_ref().map_or(std::ptr::null(), CText::as_ptr);
            shown.push(OpenvisaFinding {
                code: texts.code.as_ptr(),
                message: texts.message.as_ptr(),
                help: pointer(&texts.help),
                spec: pointer(&texts.spec),
                kernel: pointer(&texts.kernel),
                operand: pointer(&texts.operand),
                offset: finding.span.start,
                instruction: finding.instruction.map_or(OPENVISA_NONE, |instruction| instruction.index),
                line: line.unwrap_or(0),
                column: column.unwrap_or(0),
                severity: finding.severity.into(),
            });
            owned.push(texts);
        }
        Self { shown, owned }
    }
}

/// Returns the number of findings. A null pointer has none.
#[unsafe(no_mangle)]
#[allow(unsafe_code, reason = "the name is unique: it begins with that of the library")]
pub extern "C" fn openvisa_findings_count(findings: *const OpenvisaFindings) -> usize {
    input::reference(findings, "findings").map_or(0, |findings| findings.shown.len())
}

/// Returns a finding, or null if `index` is not less than the number of findings. It is valid until
/// the list is freed.
#[unsafe(no_mangle)]
#[allow(unsafe_code, reason = "the name is unique: it begins with that of the library")]
pub extern "C" fn openvisa_findings_get(findings: *const OpenvisaFindings, index: usize) -> *const OpenvisaFinding {
    let findings = input::reference(findings, "findings").ok();
    findings.and_then(|findings| findings.shown.get(index)).map_or(std::ptr::null(), std::ptr::from_ref)
}

/// Frees a list of findings. Does nothing for a null pointer.
#[unsafe(no_mangle)]
#[allow(unsafe_code, reason = "the name is unique: it begins with that of the library")]
pub extern "C" fn openvisa_findings_free(findings: *mut OpenvisaFindings) {
    output::free(findings);
}
