//! The page `docs/programs.md`: a row for each program and device, and the reasons of failures.

use super::table::{POCL, Program};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt;

/// The text before the table.
const HEAD: &str = "\
# Programs on the OpenCL driver

Programs that nobody here wrote, as their users install them, run on [the OpenCL driver](opencl-driver.md). Each is judged by its own
oracle: its path on the CPU, its test suite, NumPy, or pocl. This command installs them in `target/programs/`, runs them, and keeps the
results there:

```sh
cargo xtask programs                                  # all of them, some hours
cargo xtask programs pyopencl openmm --device skl,dg2
cargo xtask programs --list
cargo xtask programs --write                          # this page, from the results that were kept
```

The judges are `tests/programs/judge_NAME.py`. They print one line of JSON for each comparison. The device `pocl` is no device of the driver:
there the same judge runs on the OpenCL implementation of that name, so that a reader sees which failures are those of the program. Processor time is
that of the whole program, with all processes that it starts; `*` marks runs in which kernels were compiled.

";

/// What the page says about a program on a device. It prints as one line for a terminal.
pub(super) struct Row<'a> {
    program: &'a Program,
    device: &'a str,
    result: &'a Value,
    cases: Vec<Case<'a>>,
}

/// A comparison.
struct Case<'a> {
    name: &'a str,
    /// `None`: it cannot be judged.
    passed: Option<bool>,
    /// Largest difference.
    error: Option<f64>,
    /// Why it failed, or cannot be judged.
    reason: &'a str,
    /// Whether the reason is one that the table of programs knows.
    is_known: bool,
}

impl<'a> Row<'a> {
    pub(super) fn new(program: &'a Program, device: &'a str, result: &'a Value) -> Self {
        let cases = result["cases"].as_array().map(Vec::as_slice).unwrap_or_default();
        let case = |case: &'a Value| {
            let name = case["case"].as_str().unwrap_or_default();
            let known = program.known.iter().find(|(beginning, _)| name.starts_with(beginning));
            let passed = case["passed"].as_bool();
            let is_known = known.is_some() && passed == Some(false);
            let reason = known.filter(|_| is_known).map(|(_, reason)| *reason);
            let reason = reason.or_else(|| case["reason"].as_str()).unwrap_or_default();
            Case { name, passed, error: case["error"].as_f64(), reason, is_known }
        };
        Self { program, device, result, cases: cases.iter().map(case).collect() }
    }

    fn count(&self, passed: Option<bool>) -> usize {
        self.cases.iter().filter(|case| case.passed == passed).count()
    }

    /// Returns how the run ended, if not at its end.
    fn ended(&self) -> Option<&str> {
        self.result["ended"].as_str()
    }

    /// Returns whether a case failed for a reason that is not in the table, or the run did not come
    /// to its end. A run without a case has not been judged.
    pub(super) fn has_unexplained_failure(&self) -> bool {
        let failed = |case: &Case<'_>| case.passed == Some(false) && !case.is_known;
        self.device != POCL && (self.ended().is_some() || self.cases.is_empty() || self.cases.iter().any(failed))
    }

    fn seconds(&self) -> String {
        let mark = if self.result["compiled"] == true { "*" } else { "" };
        self.result["seconds"].as_f64().map_or_else(String::new, |seconds| format!("{seconds:.1}{mark}"))
    }
}

impl fmt::Display for Row<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (passed, failed, open) = (self.count(Some(true)), self.count(Some(false)), self.count(None));
        write!(f, "{} on {}: {passed} passed, {failed} failed, {open} not judged", self.program.name, self.device)?;
        if let Some(how) = self.ended() {
            write!(f, "\n  {how}")?;
        }
        for (reason, names) in by_reason(&self.cases, false) {
            write!(f, "\n  {}: {reason}", names.join(", "))?;
        }
        Ok(())
    }
}

/// Returns the names of cases that failed, or that are not judged, by the reason.
fn by_reason<'a>(cases: &[Case<'a>], open: bool) -> BTreeMap<&'a str, Vec<&'a str>> {
    let mut reasons = BTreeMap::<_, Vec<_>>::new();
    for case in cases.iter().filter(|case| case.passed != Some(true) && case.passed.is_none() == open) {
        reasons.entry(case.reason).or_default().push(case.name);
    }
    reasons
}

/// Returns the text of the page.
pub(super) fn page(results: &[(&Program, String, Value)]) -> String {
    let rows: Vec<_> = results.iter().map(|(program, device, result)| Row::new(program, device, result)).collect();
    let mut page = HEAD.to_owned();
    page += "| program | device | compared | passed | failed | not judged | processor seconds |\n";
    page += "| --- | --- | --- | --- | --- | --- | --- |\n";
    for (index, row) in rows.iter().enumerate() {
        let is_first = index == 0 || rows[index - 1].program.name != row.program.name;
        let name = format!("{} {}", row.program.name, row.result["version"].as_str().unwrap_or_default());
        let (name, compared) = if is_first { (name.trim(), row.program.compared) } else { ("", "") };
        let (passed, failed, open) = (row.count(Some(true)), row.count(Some(false)), row.count(None));
        let ended = if row.ended().is_some() { ", not finished" } else { "" };
        let seconds = row.seconds();
        page +=
            &format!("| {name} | {} | {compared} | {passed} | {failed}{ended} | {open} | {seconds} |\n", row.device);
    }
    for of_program in rows.chunk_by(|a, b| a.program.name == b.program.name) {
        page += &details(of_program);
    }
    page
}

/// Maximum number of names of cases with one reason.
const MAX_NAMES: usize = 6;

/// Returns the section of a program: notes, failures, and the largest differences.
fn details(rows: &[Row<'_>]) -> String {
    let Some(Row { program, .. }) = rows.first() else {
        return String::new();
    };
    let mut text = String::new();
    for note in program.notes {
        text += &format!("{note}\n\n");
    }
    let mut reasons = BTreeMap::<_, Vec<_>>::new();
    for row in rows {
        if let Some(how) = row.ended() {
            reasons.entry(("the run".to_owned(), escape(how))).or_default().push(row.device);
        }
        for open in [false, true] {
            for (reason, names) in by_reason(&row.cases, open) {
                let shown: Vec<_> = names.iter().take(MAX_NAMES).map(|name| escape(name)).collect();
                let more = names.len() - shown.len();
                let more = if more > 0 { format!(" and {more} more") } else { String::new() };
                let key = (shown.join(", ") + &more, escape(reason));
                reasons.entry(key).or_default().push(row.device);
            }
        }
    }
    if !reasons.is_empty() {
        text += "| device | failed or not judged | reason |\n| --- | --- | --- |\n";
        for ((names, reason), devices) in reasons {
            text += &format!("| {} | {names} | {reason} |\n", devices.join(", "));
        }
        text += "\n";
    }
    text += &differences(rows);
    if text.is_empty() { text } else { format!("\n## {}\n\n{}", program.name, text.trim_end()) + "\n" }
}

/// Returns the largest differences of each device, by the case, if there are some.
fn differences(rows: &[Row<'_>]) -> String {
    let mut cases = Vec::<(&str, Vec<String>)>::new();
    for (column, row) in rows.iter().enumerate() {
        for case in &row.cases {
            let Some(error) = case.error.filter(|error| *error > 0.0) else {
                continue;
            };
            let known = cases.iter().position(|(name, _)| *name == case.name);
            let index = known.unwrap_or_else(|| {
                cases.push((case.name, vec![String::new(); rows.len()]));
                cases.len() - 1
            });
            cases[index].1[column] = format!("{error:.1e}");
        }
    }
    if cases.is_empty() {
        return String::new();
    }
    let devices: Vec<_> = rows.iter().map(|row| row.device).collect();
    let mut text = "Largest difference of a value, relative to the largest magnitude; empty: none.\n\n".to_owned();
    text += &format!("| case | {} |\n| --- |{}\n", devices.join(" | "), " --- |".repeat(devices.len()));
    for (name, errors) in cases {
        text += &format!("| {} | {} |\n", escape(name), errors.join(" | "));
    }
    text + "\n"
}

/// Returns text as a cell of a table, without the paths of the machine.
fn escape(text: &str) -> String {
    let folder = std::env::current_dir().unwrap_or_default();
    text.replace(&*folder.to_string_lossy(), "…").replace('|', "\\|").replace('<', "&lt;").replace("**", "\\*\\*")
}

#[cfg(test)]
mod tests {
    use super::super::table::PROGRAMS;
    use super::*;
    use serde_json::json;

    #[test]
    fn each_program_has_a_judge_and_each_judge_a_program() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/programs");
        let files = std::fs::read_dir(folder).expect("the folder is there").flatten();
        let names = files.filter_map(|file| {
            let name = file.file_name().into_string().ok()?;
            Some(name.strip_prefix("judge_")?.strip_suffix(".py")?.to_owned())
        });
        let mut names: Vec<_> = names.collect();
        let mut programs: Vec<_> = PROGRAMS.iter().map(|program| program.name).collect();
        names.sort();
        programs.sort_unstable();
        assert_eq!(names, programs);
    }

    #[test]
    fn a_failure_is_shown_with_its_reason_and_an_unknown_one_is_a_finding() {
        let dpnp = PROGRAMS.iter().find(|program| !program.known.is_empty()).expect("some program has known failures");
        let (known, why) = dpnp.known[0];
        let failure = |name| json!({ "case": name, "passed": false, "reason": "1 of 2 values | differ" });
        let result =
            json!({ "version": "1.0", "cases": [failure(known), { "case": "sum", "passed": true, "error": 0.5 }] });
        let row = Row::new(dpnp, "skl", &result);
        assert!(!row.has_unexplained_failure());
        let page = page(&[(dpnp, "skl".to_owned(), result.clone())]);
        assert!(page.contains(&format!("| {} 1.0 | skl | {} | 1 | 1 | 0 |", dpnp.name, dpnp.compared)), "{page}");
        assert!(page.contains(&format!("| skl | {known} | {why} |")), "{page}");
        assert!(page.contains("| sum | 5.0e-1 |"), "{page}");
        let result = json!({ "cases": [failure("sum")] });
        let row = Row::new(dpnp, "skl", &result);
        assert!(row.has_unexplained_failure());
        assert!(row.to_string().ends_with("0 passed, 1 failed, 0 not judged\n  sum: 1 of 2 values | differ"), "{row}");
    }

    #[test]
    fn a_program_that_did_not_run_is_a_row_with_its_reason() {
        let result = json!({ "cases": [], "ended": "cannot be installed: no such package" });
        let program = &PROGRAMS[0];
        assert!(Row::new(program, "skl", &result).has_unexplained_failure());
        let page = page(&[(program, "skl".to_owned(), result)]);
        assert!(page.contains("| skl | the run | cannot be installed: no such package |"), "{page}");
    }
}
