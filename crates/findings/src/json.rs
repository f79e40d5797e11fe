//! Findings as JSON: one object a line, as `visa verify --format json` prints them.

use crate::Finding;
use serde::Serialize;
use std::fmt;

/// A finding as one line of JSON, which `Display` writes. The order of the members is part of the
/// format.
#[derive(Debug, Serialize)]
pub struct JsonLine<'a> {
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

impl fmt::Display for JsonLine<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&serde_json::to_string(self).map_err(|_| fmt::Error)?)
    }
}

impl Finding {
    /// Returns the finding as a line of JSON. `file` is the name of the file in it.
    #[must_use]
    pub fn to_json<'a>(&'a self, file: &'a str) -> JsonLine<'a> {
        let instruction = self.instruction.as_ref();
        JsonLine {
            code: &self.code,
            severity: if self.is_error() { "error" } else { "warning" },
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
        }
    }
}
