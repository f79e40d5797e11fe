//! `visa merge`: makes one report of those of several shards.

use super::files::InputFile;
use openvisa_cli_support::{Context, ExitStatus, Failure, counted};
use serde_json::Value;
use std::collections::BTreeMap;

/// Merge the reports of shards
///
/// Reads the JSON lines that `visa test`, `visa verify` and `visa lint` print with `--format json`
/// and `--shard K/N`, and prints them as one report, sorted by file. So the reports of four shards
/// and that of one run are merged to the same lines, but for the times of tests. A result of the same
/// file and device in two reports is an error: the shards overlap.
#[derive(clap::Args)]
#[command(
    verbatim_doc_comment,
    after_help = "\
Examples:
  visa test kernels --shard 1/2 --format json > 1.jsonl
  visa test kernels --shard 2/2 --format json > 2.jsonl
  visa merge 1.jsonl 2.jsonl

Exit status: 0 all tests passed and there are no errors, 1 failures or errors,
2 wrong usage, an unreadable file, or shards that overlap"
)]
pub(super) struct MergeArgs {
    /// Report with one JSON object a line; - is standard input
    #[arg(value_name = "REPORT", required = true, value_parser = InputFile::clap_parser())]
    reports: Vec<InputFile>,
}

/// The lines about a file for a device, of one report.
struct FileLines {
    /// Position of the report on the command line.
    report: usize,
    lines: Vec<String>,
}

/// The number of results of each kind.
#[derive(Default)]
struct ResultCounts(BTreeMap<String, usize>);

impl ResultCounts {
    fn count(&self, word: &str) -> usize {
        self.0.get(word).copied().unwrap_or_default()
    }
}

/// Executes `visa merge`.
pub(super) fn run(arguments: &MergeArgs, context: &mut Context<'_>) -> Result<ExitStatus, Failure> {
    InputFile::refuse_repeated_stdin(&arguments.reports)?;
    // Paths are sorted by their parts, as folders are walked.
    let mut merged: BTreeMap<(Vec<String>, Option<String>), FileLines> = BTreeMap::new();
    let mut counts = ResultCounts::default();
    for (report, file) in arguments.reports.iter().enumerate() {
        let bytes = file.read(context)?;
        let name = file.name();
        let text = super::text::text_of_file(file, &bytes)?;
        for (number, line) in text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
            let wrong = |what: &str| Failure::Unreadable(format!("`{name}`, line {}: {what}", number + 1));
            let object: Value = serde_json::from_str(line).map_err(|error| wrong(&format!("no JSON: {error}")))?;
            let member = |key: &str| object.get(key).and_then(Value::as_str);
            let about = member("file").ok_or_else(|| wrong("no object with the member `file`"))?;
            // Results of tests have a status, findings have a severity.
            let result = member("status").or_else(|| member("severity"));
            let result = result.ok_or_else(|| wrong("no result: expected the member `status` or `severity`"))?;
            *counts.0.entry(result.to_owned()).or_default() += 1;
            let key = (about.split('/').map(str::to_owned).collect(), member("device").map(str::to_owned));
            let entry = merged.entry(key).or_insert_with(|| FileLines { report, lines: Vec::new() });
            if entry.report != report {
                let other = arguments.reports[entry.report].name();
                return Err(wrong(&format!("a result of `{about}` is also in `{other}`, so the shards overlap")));
            }
            entry.lines.push(line.to_owned());
        }
    }
    for line in merged.values().flat_map(|file| &file.lines) {
        writeln!(context.out, "{line}")?;
    }
    let [passed, failed, warnings] = ["passed", "failed", "warning"].map(|word| counts.count(word));
    let errors = counts.count("error");
    let reports = counted(arguments.reports.len(), "report");
    let error_noun = counted(errors, "error");
    writeln!(
        context.err,
        "{passed} passed, {failed} failed, {error_noun}, {} in {reports}",
        counted(warnings, "warning")
    )?;
    Ok(if failed + errors == 0 { ExitStatus::Success } else { ExitStatus::Findings })
}
