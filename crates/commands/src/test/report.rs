//! Prints the results of tests: a table with a column for each device, JSON, or XML.

use super::{FinishedTest, OutputFormat, TestJob};
use openvisa_cli_support::{Context, Failure};
use openvisa_findings::{TestOutcome, TestSuite, junit_xml};
use serde_json::json;
use std::time::Duration;

/// The name of the column of tests that run for the device of their program.
const OWN_DEVICE: &str = "default";

impl TestJob {
    fn device_name(&self) -> &str {
        self.device.as_deref().unwrap_or(OWN_DEVICE)
    }
}

impl FinishedTest {
    fn device(&self) -> &str {
        self.job.device_name()
    }
}

/// Returns the word for an outcome in a table.
const fn word(outcome: &TestOutcome) -> &'static str {
    match outcome {
        TestOutcome::Passed => "ok",
        TestOutcome::Failed(_) => "FAIL",
        _ => "error",
    }
}

fn message(outcome: &TestOutcome) -> Option<&str> {
    match outcome {
        TestOutcome::Failed(what) | TestOutcome::Error(what) => Some(what),
        _ => None,
    }
}

/// Returns the devices of the tests, each once, in the order in which they occur.
fn devices_of(tests: &[FinishedTest]) -> Vec<&str> {
    let mut devices = Vec::new();
    for test in tests {
        if !devices.contains(&test.device()) {
            devices.push(test.device());
        }
    }
    devices
}

/// Prints a row for each file, what went wrong, and the numbers of tests by their outcome.
pub(super) fn print_table(context: &mut Context<'_>, tests: &[FinishedTest], time: Duration) -> Result<(), Failure> {
    let devices = devices_of(tests);
    let width = tests.iter().map(|test| test.case.name.chars().count()).max().unwrap_or(0);
    let column = |device: &str| device.chars().count().max("error".len());
    let line = |name: &str, cells: &[&str]| {
        let cells = cells.iter().zip(&devices).map(|(cell, device)| format!("  {cell:<0$}", column(device)));
        let line = format!("{name:<width$}{}", cells.collect::<String>());
        line.trim_end().to_owned()
    };
    writeln!(context.out, "{}", line("", &devices))?;
    let rows = tests.chunk_by(|one, next| one.case.name == next.case.name);
    for row in rows.clone() {
        // A test that is not for a device has no result there.
        let cell = |device: &&str| row.iter().find(|test| test.device() == *device);
        let cells: Vec<_> =
            devices.iter().map(|device| cell(device).map_or("-", |test| word(&test.case.outcome))).collect();
        writeln!(context.out, "{}", line(&row[0].case.name, &cells))?;
    }
    writeln!(context.out)?;
    for row in rows {
        print_messages(context, row)?;
    }
    let count =
        |is_counted: fn(&TestOutcome) -> bool| tests.iter().filter(|test| is_counted(&test.case.outcome)).count();
    let passed = count(|outcome| matches!(outcome, TestOutcome::Passed));
    let failed = count(|outcome| matches!(outcome, TestOutcome::Failed(_)));
    let errors = tests.len() - passed - failed;
    let noun = if errors == 1 { "error" } else { "errors" };
    writeln!(context.out, "{passed} passed, {failed} failed, {errors} {noun} in {:.1} s", time.as_secs_f64())?;
    Ok(())
}

/// Prints what went wrong in the tests of one file, each message once with all of its devices.
fn print_messages(context: &mut Context<'_>, row: &[FinishedTest]) -> Result<(), Failure> {
    let mut printed: Vec<&TestOutcome> = Vec::new();
    for test in row {
        let outcome = &test.case.outcome;
        let Some(what) = message(outcome).filter(|_| !printed.contains(&outcome)) else { continue };
        printed.push(outcome);
        let same = row.iter().filter(|other| other.case.outcome == *outcome);
        let devices: Vec<_> = same.map(FinishedTest::device).collect();
        writeln!(context.out, "{}: {} on {}", word(outcome), test.case.name, devices.join(", "))?;
        for line in what.lines() {
            writeln!(context.out, "  {line}")?;
        }
        writeln!(context.out)?;
    }
    Ok(())
}

/// Prints a line for each test that would run: its file and its device.
pub(super) fn print_list(context: &mut Context<'_>, jobs: &[TestJob], format: OutputFormat) -> Result<(), Failure> {
    for job in jobs {
        match format {
            OutputFormat::Human => writeln!(context.out, "{}  {}", job.name, job.device_name())?,
            OutputFormat::Json => {
                writeln!(context.out, "{}", json!({"file": job.name, "device": job.device}))?;
            }
        }
    }
    Ok(())
}

/// Prints one JSON object a line for each test.
pub(super) fn print_json(context: &mut Context<'_>, tests: &[FinishedTest]) -> Result<(), Failure> {
    for test in tests {
        let status = match &test.case.outcome {
            TestOutcome::Passed => "passed",
            TestOutcome::Failed(_) => "failed",
            _ => "error",
        };
        let mut object = json!({
            "file": test.case.name,
            "device": test.job.device,
            "status": status,
            "seconds": test.case.time.as_secs_f64(),
        });
        if let Some(what) = message(&test.case.outcome) {
            object["message"] = what.into();
        }
        writeln!(context.out, "{object}")?;
    }
    Ok(())
}

/// Returns the results in the XML of JUnit, with a suite for each device.
pub(super) fn junit_of(tests: &[FinishedTest]) -> String {
    let suite = |device: &&str| {
        let cases = tests.iter().filter(|test| test.device() == *device).map(|test| test.case.clone());
        TestSuite { name: (*device).to_owned(), cases: cases.collect() }
    };
    junit_xml(&devices_of(tests).iter().map(suite).collect::<Vec<_>>())
}
