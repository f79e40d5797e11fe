//! Findings as JSON: one object a line, as `visa verify --format json` prints them.

use crate::Finding;
use serde::Serialize;

/// A finding. The order of the members is part of the format.
#[derive(Serialize)]
struct JsonLine<'a> {
    code: &'a str,
    severity: &'a str,
    file: &'a str,
    /// Line number; `None` for object files.
    line: Option<u32>,
    column: Option<u32>,
    message: &'a str,
    help: Option<&'a str>,
    /// Byte offset from the beginning of the file.
    offset: usize,
    kernel: Option<&'a str>,
    instruction: Option<usize>,
    mnemonic: Option<&'a str>,
    operand: Option<&'a str>,
    spec: Option<&'a str>,
}

impl Finding {
    /// Returns the finding as one line of JSON, without a line feed. `file` is the name of the
    /// file.
    pub fn to_json(&self, file: &str) -> String {
        let instruction = self.instruction.as_ref();
        write_line(&JsonLine {
            code: &self.code,
            severity: self.severity_word(),
            file,
            line: self.line(),
            column: self.column(),
            message: &self.message,
            help: self.help.as_deref(),
            offset: self.span.start,
            kernel: self.object.as_deref(),
            instruction: instruction.map(|i| i.index),
            mnemonic: instruction.and_then(|i| i.name),
            operand: self.operand.as_deref(),
            spec: self.spec.as_deref(),
        })
    }
}

/// A finding about inline assembly. The order of the members is part of the format.
#[derive(Serialize)]
struct InlineJsonLine<'a> {
    code: &'a str,
    severity: &'a str,
    file: &'a str,
    line: u32,
    column: u32,
    message: &'a str,
    help: Option<&'a str>,
    end_line: u32,
    end_column: u32,
    /// Byte offset in the file.
    offset: usize,
    /// Number of bytes.
    length: usize,
    /// Line of the statement that has the block.
    block_line: u32,
    spec: Option<&'a str>,
    fix: Option<JsonFix<'a>>,
    /// The uses of the macro or constant that has the mistake.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    uses: Vec<JsonUse<'a>>,
}

/// A use of a macro or constant.
#[derive(Serialize)]
struct JsonUse<'a> {
    line: u32,
    column: u32,
    /// Name of the macro.
    name: Option<&'a str>,
}

/// A certain correction.
#[derive(Serialize)]
struct JsonFix<'a> {
    /// Byte offset in the file.
    offset: usize,
    /// Number of bytes to replace.
    length: usize,
    replacement: &'a str,
}

impl Finding {
    /// Returns a finding about inline assembly as one line of JSON, without a line feed. `None` if
    /// it has no place in a source. `file` is the name of the file.
    pub fn to_inline_json(&self, file: &str) -> Option<String> {
        let range = &self.text.as_ref()?.range;
        let fix = self.fix.as_ref().map(|fix| JsonFix {
            offset: fix.range.span.start,
            length: fix.range.span.len(),
            replacement: &fix.replacement,
        });
        let uses = self.uses.iter().map(|one| JsonUse {
            line: one.range.line,
            column: one.range.column,
            name: one.name.as_deref(),
        });
        Some(write_line(&InlineJsonLine {
            code: &self.code,
            severity: self.severity_word(),
            file,
            line: range.line,
            column: range.column,
            message: &self.message,
            help: self.help.as_deref(),
            end_line: range.end_line,
            end_column: range.end_column,
            offset: self.span.start,
            length: self.span.len(),
            block_line: self.block.as_ref().map_or(range.line, |block| block.line),
            spec: self.spec.as_deref(),
            fix,
            uses: uses.collect(),
        }))
    }
}

fn write_line(line: &impl Serialize) -> String {
    serde_json::to_string(line).expect("text, numbers and lists have a form in JSON")
}
