//! Reads verdicts from what the vendor's tools print and write.

use crate::verdict::Judgement;
use std::path::Path;
use std::process::Output;

/// Maximum number of characters of a message that is kept.
const MAX_REASON_CHARS: usize = 160;

/// Exit status of `timeout` if the time is over.
const TIME_LIMIT_STATUS: i32 = 124;

/// Messages of the parser that name no line.
const LEXER_MESSAGES: [&str; 3] = ["lexical error", "Invalid Data Type", "wrong value for"];

/// Returns the judgement of a tool that ran in a folder of its own. A report of errors or a message
/// of the parser refuses the program, a binary accepts it. Everything else is a failure of the
/// tool.
pub(super) fn judge_output(output: &Output, folder: &Path) -> Judgement {
    let printed = [&output.stdout, &output.stderr].map(|bytes| String::from_utf8_lossy(bytes)).concat();
    let files: Vec<_> = std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()).collect();
    let ends_with = |path: &Path, ending: &str| path.to_string_lossy().ends_with(ending);
    if let Some(report) = files.iter().find(|path| ends_with(path, ".errors.txt")) {
        let report = std::fs::read(report).unwrap_or_default();
        return Judgement::refuses(shorten(reported_message(&String::from_utf8_lossy(&report))));
    }
    if let Some(message) = parser_message(&printed) {
        return Judgement::refuses(shorten(message));
    }
    if printed.contains("parsing vISA inline assembly failed") {
        return Judgement::refuses("parsing vISA inline assembly failed");
    }
    let is_binary = |path: &&std::path::PathBuf| {
        let is_named = ends_with(path, ".bin") || ends_with(path, ".dat");
        is_named && std::fs::metadata(path).is_ok_and(|data| data.len() > 0)
    };
    let message = shorten(failure_message(&printed));
    if files.iter().any(|path| is_binary(&path)) {
        return Judgement::accepts();
    }
    // Statuses above these are those of signals.
    match output.status.code() {
        Some(TIME_LIMIT_STATUS) => Judgement::fails(format!("no result within the time limit {message}").trim_end()),
        Some(1 | 2) if LEXER_MESSAGES.iter().any(|known| message.contains(known)) => Judgement::refuses(message),
        _ => Judgement::fails(message),
    }
}

/// Returns the first message in a report of errors. Reports about messages to memory list them as
/// ` * MESSAGE`, others as `Error Message: MESSAGE`.
fn reported_message(report: &str) -> &str {
    let labelled = report.split_once("Error Message:").map(|(_, rest)| rest.split("Diagnostics:").next());
    let listed = || report.lines().find_map(|line| line.trim_start().strip_prefix("* "));
    labelled.flatten().or_else(listed).unwrap_or(report)
}

/// Returns the first message of the parser: `near line 3: MESSAGE`.
fn parser_message(printed: &str) -> Option<&str> {
    let line = printed.lines().find(|line| line.contains("near line "))?;
    let (_, rest) = line.split_once("near line ")?;
    Some(rest.split_once(": ").map_or(rest, |(_, message)| message))
}

/// Returns what a tool printed before it failed, without its last line, which names the command.
fn failure_message(printed: &str) -> &str {
    match printed.split_once("Build failed") {
        Some((message, _)) => message,
        None => printed,
    }
}

/// Returns a message with single blanks, cut after [`MAX_REASON_CHARS`].
fn shorten(message: &str) -> String {
    let words = message.split_whitespace().collect::<Vec<_>>().join(" ");
    words.chars().take(MAX_REASON_CHARS).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_are_found_in_reports() {
        let report = "/----\\\n   Error Message: Execution size\n must fit\n   Diagnostics:\n";
        assert_eq!(shorten(reported_message(report)), "Execution size must fit");
        assert_eq!(reported_message("in instruction x\n * no such cache\n"), "no such cache");
    }

    #[test]
    fn messages_are_found_in_the_output_of_the_parser() {
        let printed = "k: warning\nerror near line 2: undefined V9\nBuild failed with error code: -11\n";
        assert_eq!(parser_message(printed), Some("undefined V9"));
        assert_eq!(parser_message("fine"), None);
        assert_eq!(failure_message("Internal Compiler Error\nBuild failed x"), "Internal Compiler Error\n");
    }
}
