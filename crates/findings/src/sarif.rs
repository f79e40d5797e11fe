//! Findings as a SARIF document, the format that code scanners exchange.

use crate::{Finding, SourceRange};
use serde_json::{Value, json};
use std::collections::BTreeSet;

const SCHEMA: &str = "https://json.schemastore.org/sarif-2.1.0.json";

/// The description of a rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleDescription {
    /// What must hold, in one sentence.
    pub summary: String,
    /// The page that explains the rule.
    pub page: String,
}

/// A SARIF document with the findings about several files.
#[derive(Debug, Default)]
pub struct SarifLog {
    results: Vec<Value>,
    codes: BTreeSet<String>,
}

impl SarifLog {
    /// Adds a finding. One without a place in a source is left out. `file` is the name of the file.
    pub fn push(&mut self, finding: &Finding, file: &str) {
        let Some(place) = &finding.text else { return };
        let artifact = json!({ "uri": to_uri(file) });
        let mut value = json!({
            "ruleId": finding.code,
            "level": finding.severity_word(),
            "message": { "text": finding.full_message() },
            "locations": [{
                "physicalLocation": { "artifactLocation": artifact, "region": to_region(&place.range) },
            }],
        });
        if !finding.uses.is_empty() {
            let related = finding.uses.iter().map(|one| {
                let name = one.name.as_ref();
                json!({
                    "message": { "text": name.map_or("the block".to_owned(), |name| format!("use of {name}")) },
                    "physicalLocation": { "artifactLocation": artifact, "region": to_region(&one.range) },
                })
            });
            value["relatedLocations"] = related.collect();
        }
        if let Some(fix) = &finding.fix {
            let replacement = json!({
                "deletedRegion": to_region(&fix.range),
                "insertedContent": { "text": fix.replacement },
            });
            value["fixes"] =
                json!([{ "artifactChanges": [{ "artifactLocation": artifact, "replacements": [replacement] }] }]);
        }
        self.results.push(value);
        self.codes.insert(finding.code.clone());
    }

    /// Returns the document. `tool` is the name of the program that checked, and `describe` returns
    /// the description of the rule with a code.
    pub fn into_json(self, tool: &str, describe: impl Fn(&str) -> Option<RuleDescription>) -> Value {
        let rules: Vec<_> = self.codes.iter().map(|code| to_rule(code, describe(code))).collect();
        json!({
            "$schema": SCHEMA,
            "version": "2.1.0",
            "runs": [{
                "tool": { "driver": { "name": tool, "version": env!("CARGO_PKG_VERSION"), "rules": rules } },
                "columnKind": "unicodeCodePoints",
                "results": self.results,
            }],
        })
    }
}

/// Describes a rule: its short and full description, and its help text.
fn to_rule(code: &str, description: Option<RuleDescription>) -> Value {
    let mut rule = json!({ "id": code });
    if let Some(RuleDescription { summary, page }) = description {
        rule["shortDescription"] = json!({ "text": summary });
        rule["fullDescription"] = json!({ "text": summary });
        rule["help"] = json!({ "text": page });
    }
    rule
}

fn to_region(range: &SourceRange) -> Value {
    json!({
        "startLine": range.line,
        "startColumn": range.column,
        "endLine": range.end_line,
        "endColumn": range.end_column,
    })
}

/// Formats a path as a URI reference, in which all except for unreserved characters and `/` are
/// percent-encoded. A relative path has no `./` at its beginning, and a first part with a colon
/// would be a scheme, so it is encoded.
fn to_uri(path: &str) -> String {
    let mut out = String::new();
    let mut path = path;
    while let Some(rest) = path.strip_prefix("./").or_else(|| path.strip_prefix(".\\")) {
        path = rest.trim_start_matches(['/', '\\']);
    }
    for byte in path.bytes() {
        match byte {
            b'\\' => out.push('/'),
            _ if byte.is_ascii_alphanumeric() || b"-._~/".contains(&byte) => out.push(char::from(byte)),
            _ => out.push_str(&format!("%{byte:02X}")),
        }
    }
    out
}
