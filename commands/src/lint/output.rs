//! Prints the results of `visa lint` in each format.
//!
//! For example, as a workflow command:
//! `::error file=k.cpp,line=3,col=7,endColumn=8,title=text:undeclared::no variable ...`.

use super::super::diagnostics::{OutputFormat, print_finding};
use super::{LintFormat, is_error};
use openvisa::text::Locator;
use openvisa_cli_support::{Context, Failure};
use openvisa_explain::{CodePage, describe_code};
use openvisa_findings::{Finding, Severity};
use openvisa_inline::{self as inline, SourceReport, Use};
use openvisa_isa::Enumeration;
use serde::Serialize;
use serde_json::json;
use std::collections::BTreeSet;
use std::io;
use std::ops::Range;

const SARIF_SCHEMA: &str = "https://json.schemastore.org/sarif-2.1.0.json";

/// The result of a file.
pub(super) struct FileResult {
    pub(super) name: String,
    pub(super) source: String,
    pub(super) report: SourceReport,
    /// Number of corrections.
    pub(super) fixed: usize,
}

/// The counts of all files.
#[derive(Default)]
pub(super) struct Totals {
    pub(super) errors: usize,
    pub(super) warnings: usize,
    pub(super) blocks: usize,
    pub(super) skipped: usize,
    pub(super) suppressed: usize,
    pub(super) fixed: usize,
}

/// Prints all results, and returns their counts.
pub(super) fn print_results(
    context: &mut Context<'_>,
    format: LintFormat,
    results: &[FileResult],
    deny_warnings: bool,
) -> Result<Totals, Failure> {
    let mut totals = Totals::default();
    let mut sarif = Vec::new();
    for result in results {
        let report = &result.report;
        totals.blocks += report.blocks;
        totals.skipped += report.skipped.len();
        totals.suppressed += report.suppressed;
        totals.fixed += result.fixed;
        // Findings are in ascending order, so the locator passes each line about once.
        let mut lines = Locator::new(&result.source);
        for finding in &report.findings {
            let is_error = is_error(finding.severity, deny_warnings);
            *if is_error { &mut totals.errors } else { &mut totals.warnings } += 1;
            match format {
                LintFormat::Human => {
                    let finding = to_finding(result, &mut lines, finding, is_error);
                    print_finding(context, &finding, OutputFormat::Human, &result.name)?;
                }
                LintFormat::Json => print_json(context, result, &mut lines, finding, is_error)?,
                LintFormat::Github => print_command(context, result, &mut lines, finding, is_error)?,
                LintFormat::Sarif => sarif.push(to_sarif(result, &mut lines, finding, is_error)),
            }
        }
        print_notes(context, result)?;
    }
    if format == LintFormat::Sarif {
        print_sarif(context, results, &sarif)?;
    }
    Ok(totals)
}

/// Prints which blocks were not checked, and where blocks run.
fn print_notes(context: &mut Context<'_>, result: &FileResult) -> io::Result<()> {
    let mut lines = Locator::new(&result.source);
    for skipped in &result.report.skipped {
        let line = lines.line(skipped.span.start);
        writeln!(context.err, "note: {}:{line}: the block is not checked: {}", result.name, skipped.reason)?;
    }
    if result.report.is_search_limited {
        let why = "not all types and numbers were tried, because many blocks have mistakes";
        writeln!(context.err, "note: {}: {why}; findings that depend on them are left out", result.name)?;
    }
    let mut seen = BTreeSet::new();
    for block in &result.report.platforms {
        let line = lines.line(block.span.start);
        let uses = describe_uses(result, &block.uses).map(|uses| format!(", {uses},")).unwrap_or_default();
        let names: Vec<_> = block.platforms.iter().map(|platform| platform.name()).collect();
        let where_it_runs = match names.as_slice() {
            [] => "on no platform, the findings are those of the platform with the fewest".to_owned(),
            names => format!("on {}", names.join(", ")),
        };
        let note = format!("note: {}:{line}: the block{uses} runs {where_it_runs}", result.name);
        if seen.insert(note.clone()) {
            writeln!(context.err, "{note}")?;
        }
    }
    Ok(())
}

/// Maximum number of lines that a note about uses lists.
const MAX_LISTED_LINES: usize = 12;

/// Describes the uses of a macro or constant. For example, `in the uses of DPAS_BF at lines 18, 20`.
fn describe_uses(result: &FileResult, uses: &[Use]) -> Option<String> {
    let first = uses.first()?;
    // Each use is anywhere in the source, so the locator begins anew.
    let mut lines: Vec<_> = uses.iter().map(|one| Locator::new(&result.source).line(one.span.start)).collect();
    lines.dedup();
    let name = |one: &Use| result.source.get(one.span.clone()).filter(|_| one.is_macro);
    let mut names: Vec<_> = uses.iter().filter_map(name).collect();
    names.sort_unstable();
    names.dedup();
    let what = match (first.is_macro, lines.len()) {
        (true, 1) => format!("use of {}", names.join(", ")),
        (true, _) => format!("uses of {}", names.join(", ")),
        (false, 1) => "block".to_owned(),
        (false, _) => "blocks".to_owned(),
    };
    let more = lines.len().saturating_sub(MAX_LISTED_LINES);
    let listed: Vec<_> = lines.iter().take(MAX_LISTED_LINES).map(u32::to_string).collect();
    let more = if more > 0 { format!(" and {more} more") } else { String::new() };
    let places = if lines.len() == 1 { "line" } else { "lines" };
    Some(format!("in the {what} at {places} {}{more}", listed.join(", ")))
}

fn to_finding(result: &FileResult, lines: &mut Locator<'_>, finding: &inline::Finding, is_error: bool) -> Finding {
    Finding {
        note: describe_uses(result, &finding.uses),
        severity: if is_error { Severity::Error } else { Severity::Warning },
        help: finding.help.clone(),
        spec: finding.spec.clone(),
        ..Finding::error_in_text(finding.code.clone(), finding.message.clone(), lines, finding.span.clone())
    }
}

/// Line and column of the ends of a byte range, from 1. Columns count characters.
struct LinePosition {
    line: u32,
    column: u32,
    end_line: u32,
    end_column: u32,
}

impl LinePosition {
    fn of(lines: &mut Locator<'_>, span: &Range<usize>) -> Self {
        let mut find = |at: usize| {
            let before = lines.source().get(..at).unwrap_or_default();
            let start = before.rfind('\n').map_or(0, |found| found + 1);
            let column = before[start..].trim_start_matches('\u{feff}').chars().count();
            (lines.line(at), u32::try_from(column).unwrap_or(u32::MAX).saturating_add(1))
        };
        let ((line, column), (end_line, end_column)) = (find(span.start), find(span.end));
        Self { line, column, end_line, end_column }
    }
}

/// One line of JSON. The order of the members is part of the format.
#[derive(Serialize)]
struct JsonFinding<'a> {
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

fn print_json(
    context: &mut Context<'_>,
    result: &FileResult,
    lines: &mut Locator<'_>,
    finding: &inline::Finding,
    is_error: bool,
) -> io::Result<()> {
    let position = LinePosition::of(lines, &finding.span);
    let fix = finding.fix.as_ref().map(|fix| JsonFix {
        offset: fix.span.start,
        length: fix.span.len(),
        replacement: &fix.replacement,
    });
    let uses = finding.uses.iter().map(|one| {
        let position = LinePosition::of(&mut Locator::new(&result.source), &one.span);
        let name = result.source.get(one.span.clone()).filter(|_| one.is_macro);
        JsonUse { line: position.line, column: position.column, name }
    });
    let line = JsonFinding {
        code: &finding.code,
        severity: level(is_error),
        file: &result.name,
        line: position.line,
        column: position.column,
        message: &finding.message,
        help: finding.help.as_deref(),
        end_line: position.end_line,
        end_column: position.end_column,
        offset: finding.span.start,
        length: finding.span.len(),
        block_line: lines.line(finding.block.start),
        spec: finding.spec.as_deref(),
        fix,
        uses: uses.collect(),
    };
    writeln!(context.out, "{}", serde_json::to_string(&line).map_err(io::Error::other)?)
}

const fn level(is_error: bool) -> &'static str {
    if is_error { "error" } else { "warning" }
}

fn print_command(
    context: &mut Context<'_>,
    result: &FileResult,
    lines: &mut Locator<'_>,
    finding: &inline::Finding,
    is_error: bool,
) -> io::Result<()> {
    let position = LinePosition::of(lines, &finding.span);
    let escape = |text: &str| text.replace('%', "%25").replace('\r', "%0D").replace('\n', "%0A");
    let escape_property = |text: &str| escape(text).replace(':', "%3A").replace(',', "%2C");
    let message = full_message(result, finding);
    let LinePosition { line, column, end_line, end_column } = position;
    // Columns are allowed only for a place within one line.
    let columns = match end_line == line {
        true => format!(",col={column},endColumn={end_column}"),
        false => String::new(),
    };
    writeln!(
        context.out,
        "::{} file={},line={line},endLine={end_line}{columns},title={}::{}",
        level(is_error),
        escape_property(&result.name),
        escape_property(&finding.code),
        escape(&message),
    )
}

fn region(lines: &mut Locator<'_>, span: &Range<usize>) -> serde_json::Value {
    let position = LinePosition::of(lines, span);
    json!({
        "startLine": position.line,
        "startColumn": position.column,
        "endLine": position.end_line,
        "endColumn": position.end_column,
    })
}

fn to_sarif(
    result: &FileResult,
    lines: &mut Locator<'_>,
    finding: &inline::Finding,
    is_error: bool,
) -> serde_json::Value {
    let text = full_message(result, finding);
    let artifact = json!({ "uri": to_uri(&result.name) });
    let mut value = json!({
        "ruleId": finding.code,
        "level": level(is_error),
        "message": { "text": text },
        "locations": [{
            "physicalLocation": { "artifactLocation": artifact, "region": region(lines, &finding.span) },
        }],
    });
    if !finding.uses.is_empty() {
        let related = finding.uses.iter().map(|one| {
            let name = result.source.get(one.span.clone()).filter(|_| one.is_macro);
            json!({
                "message": { "text": name.map_or("the block".to_owned(), |name| format!("use of {name}")) },
                "physicalLocation": {
                    "artifactLocation": artifact, "region": region(&mut Locator::new(&result.source), &one.span),
                },
            })
        });
        value["relatedLocations"] = related.collect();
    }
    if let Some(fix) = &finding.fix {
        let replacement = json!({
            "deletedRegion": region(lines, &fix.span),
            "insertedContent": { "text": fix.replacement },
        });
        value["fixes"] =
            json!([{ "artifactChanges": [{ "artifactLocation": artifact, "replacements": [replacement] }] }]);
    }
    value
}

/// Returns the message of a finding with its help text and the uses that it is about.
fn full_message(result: &FileResult, finding: &inline::Finding) -> String {
    let mut message = finding.message.clone();
    for (label, more) in [("help", finding.help.clone()), ("note", describe_uses(result, &finding.uses))] {
        if let Some(more) = more {
            message.push_str(&format!("\n{label}: {more}"));
        }
    }
    message
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

/// Describes a rule: its short and full description, and the help text of `visa explain`.
fn to_sarif_rule(code: &str) -> serde_json::Value {
    let mut rule = json!({ "id": code });
    if let Some(CodePage { summary, page }) = describe_code(code) {
        rule["shortDescription"] = json!({ "text": summary });
        rule["fullDescription"] = json!({ "text": summary });
        rule["help"] = json!({ "text": page });
    }
    rule
}

fn print_sarif(context: &mut Context<'_>, results: &[FileResult], sarif: &[serde_json::Value]) -> io::Result<()> {
    let findings = results.iter().flat_map(|result| &result.report.findings);
    let codes: BTreeSet<&str> = findings.map(|finding| finding.code.as_str()).collect();
    let rules: Vec<_> = codes.into_iter().map(to_sarif_rule).collect();
    let log = json!({
        "$schema": SARIF_SCHEMA,
        "version": "2.1.0",
        "runs": [{
            "tool": { "driver": { "name": "visa lint", "version": env!("CARGO_PKG_VERSION"), "rules": rules } },
            "columnKind": "unicodeCodePoints",
            "results": sarif,
        }],
    });
    let text = serde_json::to_string_pretty(&log).map_err(io::Error::other)?;
    writeln!(context.out, "{text}")
}
