//! Findings as SARIF 2.1.0, for code hosts and editors that show the results of checkers.
//!
//! Only members that the format defines are written. Every rule is listed, so that a result can
//! refer to its rule by index. For example, a finding of `V0301` has a `ruleIndex` into
//! `tool.driver.rules`.

use super::end_position;
use crate::spec::diagnostics::{Diagnostic, Diagnostics, Severity};
use crate::spec::rules::{self, Rule};
use crate::spec::source::Sources;
use crate::spec::span::Span;
use serde_json::{Value, json};

const SCHEMA: &str = "https://json.schemastore.org/sarif-2.1.0.json";

/// The base of relative file paths: the folder that was read.
const BASE: &str = "SPECS";

/// Formats all findings as one SARIF document, in the order of the list.
pub fn sarif(sources: &Sources, diagnostics: &Diagnostics) -> String {
    let rules: Vec<_> = rules::ALL.iter().map(|rule| to_descriptor(rule)).collect();
    let results: Vec<_> = diagnostics.iter().map(|d| to_result(sources, d)).collect();
    let log = json!({
        "$schema": SCHEMA,
        "version": "2.1.0",
        "runs": [{
            "tool": {
                "driver": { "name": "visa-codegen", "version": env!("CARGO_PKG_VERSION"), "rules": rules },
            },
            "columnKind": "unicodeCodePoints",
            "results": results,
        }],
    });
    format!("{log:#}\n")
}

fn to_descriptor(rule: &Rule) -> Value {
    json!({
        "id": rule.code,
        "name": rule.name,
        "shortDescription": { "text": rule.summary },
        "help": { "text": rule.page, "markdown": rule.page },
        "defaultConfiguration": { "level": to_level(rule.severity) },
    })
}

fn to_result(sources: &Sources, diagnostic: &Diagnostic) -> Value {
    let text = match &diagnostic.help {
        Some(help) => format!("{}\nhelp: {help}", diagnostic.message),
        None => diagnostic.message.clone(),
    };
    let mut result = json!({
        "ruleId": diagnostic.rule.code,
        "level": to_level(diagnostic.severity),
        "message": { "text": text },
        "locations": [{ "physicalLocation": to_place(sources, diagnostic.primary) }],
    });
    if let Some(index) = rules::ALL.iter().position(|r| std::ptr::eq(*r, diagnostic.rule)) {
        result["ruleIndex"] = json!(index);
    }
    if !diagnostic.secondary.is_empty() {
        let related = diagnostic.secondary.iter().map(
            |label| json!({ "physicalLocation": to_place(sources, label.span), "message": { "text": label.text } }),
        );
        result["relatedLocations"] = related.collect();
    }
    if let Some(edit) = &diagnostic.edit {
        let place = to_place(sources, edit.span);
        result["fixes"] = json!([{
            "artifactChanges": [{
                "artifactLocation": place["artifactLocation"],
                "replacements": [{
                    "deletedRegion": place["region"],
                    "insertedContent": { "text": edit.replacement },
                }],
            }],
        }]);
    }
    result
}

fn to_place(sources: &Sources, span: Span) -> Value {
    let (end_line, end_column) = end_position(sources, span);
    json!({
        "artifactLocation": { "uri": to_uri(&sources.file(span.file).path), "uriBaseId": BASE },
        "region": {
            "startLine": span.line,
            "startColumn": span.column,
            "endLine": end_line,
            "endColumn": end_column,
        },
    })
}

/// Formats a relative path as a URI reference, in which all except for unreserved characters and
/// `/` are percent-encoded.
pub(crate) fn to_uri(path: &str) -> String {
    let mut out = String::new();
    for byte in path.bytes() {
        if byte.is_ascii_alphanumeric() || b"-._~/".contains(&byte) {
            out.push(char::from(byte));
        } else {
            out.push_str(&format!("%{byte:02X}"));
        }
    }
    out
}

const fn to_level(severity: Severity) -> &'static str {
    match severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
    }
}
