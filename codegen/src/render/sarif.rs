//! Findings as SARIF 2.1.0, for code hosts and editors that show the results of checkers.
//!
//! Only members that the format defines are written. Every rule is listed, so that a result can
//! refer to its rule by index. For example, a finding of `V0301` has a `ruleIndex` into
//! `tool.driver.rules`.

use super::end_position;
use crate::spec::diagnostics::{Diagnostic, Diagnostics, Edit, Severity};
use crate::spec::rules::{self, Rule};
use crate::spec::source::Sources;
use crate::spec::span::Span;
use serde::Serialize;

const SCHEMA: &str = "https://json.schemastore.org/sarif-2.1.0.json";

/// The base of relative file paths: the folder that was read.
const BASE: &str = "SPECS";

/// Formats all findings as one SARIF document, in the order of the list.
pub fn sarif(sources: &Sources, diagnostics: &Diagnostics) -> String {
    let log = Log {
        schema: SCHEMA,
        version: "2.1.0",
        runs: [Run {
            tool: Tool { driver: to_driver() },
            column_kind: "unicodeCodePoints",
            results: diagnostics.iter().map(|d| to_result(sources, d)).collect(),
        }],
    };
    // Structures of strings and numbers always serialise.
    let mut text = serde_json::to_string_pretty(&log).unwrap_or_default();
    text.push('\n');
    text
}

fn to_driver() -> Driver {
    Driver {
        name: "visa-codegen",
        version: env!("CARGO_PKG_VERSION"),
        rules: rules::ALL.iter().map(|rule| to_descriptor(rule)).collect(),
    }
}

fn to_descriptor(rule: &'static Rule) -> Descriptor {
    Descriptor {
        id: rule.code,
        name: rule.name,
        short_description: SarifText { text: rule.summary },
        help: Help { text: rule.page, markdown: rule.page },
        default_configuration: Configuration { level: to_level(rule.severity) },
    }
}

fn to_result<'a>(sources: &'a Sources, diagnostic: &'a Diagnostic) -> SarifResult<'a> {
    let text = match &diagnostic.help {
        Some(help) => format!("{}\nhelp: {help}", diagnostic.message),
        None => diagnostic.message.clone(),
    };
    let related = diagnostic.secondary.iter().map(|label| Location {
        physical_location: to_place(sources, label.span),
        message: Some(SarifText { text: &label.text }),
    });
    SarifResult {
        rule_id: diagnostic.rule.code,
        rule_index: rules::ALL.iter().position(|r| std::ptr::eq(*r, diagnostic.rule)),
        level: to_level(diagnostic.severity),
        message: OwnedText { text },
        locations: [Location { physical_location: to_place(sources, diagnostic.primary), message: None }],
        related_locations: related.collect(),
        fixes: diagnostic.edit.iter().map(|edit| to_fix(sources, edit)).collect(),
    }
}

fn to_fix<'a>(sources: &'a Sources, edit: &'a Edit) -> Fix<'a> {
    let place = to_place(sources, edit.span);
    Fix {
        artifact_changes: [ArtifactChange {
            artifact_location: place.artifact_location,
            replacements: [Replacement {
                deleted_region: place.region,
                inserted_content: SarifText { text: &edit.replacement },
            }],
        }],
    }
}

fn to_place(sources: &Sources, span: Span) -> SarifPlace {
    let (end_line, end_column) = end_position(sources, span);
    SarifPlace {
        artifact_location: Artifact { uri: to_uri(&sources.file(span.file).path), uri_base_id: BASE },
        region: Region { start_line: span.line, start_column: span.column, end_line, end_column },
    }
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

#[derive(Serialize)]
struct Log<'a> {
    #[serde(rename = "$schema")]
    schema: &'static str,
    version: &'static str,
    runs: [Run<'a>; 1],
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Run<'a> {
    tool: Tool,
    column_kind: &'static str,
    results: Vec<SarifResult<'a>>,
}

#[derive(Serialize)]
struct Tool {
    driver: Driver,
}

#[derive(Serialize)]
struct Driver {
    name: &'static str,
    version: &'static str,
    rules: Vec<Descriptor>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Descriptor {
    id: &'static str,
    name: &'static str,
    short_description: SarifText<'static>,
    help: Help,
    default_configuration: Configuration,
}

#[derive(Serialize)]
struct Help {
    text: &'static str,
    markdown: &'static str,
}

#[derive(Serialize)]
struct Configuration {
    level: &'static str,
}

#[derive(Serialize)]
struct SarifText<'a> {
    text: &'a str,
}

#[derive(Serialize)]
struct OwnedText {
    text: String,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct SarifResult<'a> {
    rule_id: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    rule_index: Option<usize>,
    level: &'static str,
    message: OwnedText,
    locations: [Location<'a>; 1],
    #[serde(skip_serializing_if = "Vec::is_empty")]
    related_locations: Vec<Location<'a>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    fixes: Vec<Fix<'a>>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Location<'a> {
    physical_location: SarifPlace,
    #[serde(skip_serializing_if = "Option::is_none")]
    message: Option<SarifText<'a>>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct SarifPlace {
    artifact_location: Artifact,
    region: Region,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Artifact {
    uri: String,
    uri_base_id: &'static str,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Region {
    start_line: u32,
    start_column: u32,
    end_line: u32,
    end_column: u32,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Fix<'a> {
    artifact_changes: [ArtifactChange<'a>; 1],
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct ArtifactChange<'a> {
    artifact_location: Artifact,
    replacements: [Replacement<'a>; 1],
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Replacement<'a> {
    deleted_region: Region,
    inserted_content: SarifText<'a>,
}
