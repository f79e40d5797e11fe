//! Results of tests in the XML of JUnit, which servers of continuous integration read.
//!
//! For example, a failed case is
//! `<testcase name="saxpy.json" classname="pvc" time="0.250"><failure message="..."/></testcase>`.

use std::fmt::Write as _;
use std::time::Duration;

/// The outcome of a test.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum TestOutcome {
    /// The result is as expected.
    Passed,
    /// The result is not as expected. The text says how it differs.
    Failed(String),
    /// The test could not be made. The text says why.
    Error(String),
}

/// A test.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TestCase {
    /// The name, such as the path of a file.
    pub name: String,
    /// The duration.
    pub time: Duration,
    /// The outcome.
    pub outcome: TestOutcome,
    /// What the test printed to standard output.
    pub output: String,
}

/// Tests that belong together, such as those of one device.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TestSuite {
    /// The name, such as that of a device.
    pub name: String,
    /// The tests.
    pub cases: Vec<TestCase>,
}

/// The numbers of tests by their outcome.
#[derive(Default)]
struct Counts {
    tests: usize,
    failures: usize,
    errors: usize,
    time: Duration,
}

impl Counts {
    fn of<'a>(cases: impl Iterator<Item = &'a TestCase>) -> Self {
        let mut counts = Self::default();
        for case in cases {
            counts.tests += 1;
            counts.failures += usize::from(matches!(case.outcome, TestOutcome::Failed(_)));
            counts.errors += usize::from(matches!(case.outcome, TestOutcome::Error(_)));
            counts.time += case.time;
        }
        counts
    }

    fn attributes(&self) -> String {
        let Self { tests, failures, errors, time } = self;
        format!(
            "tests=\"{tests}\" failures=\"{failures}\" errors=\"{errors}\" skipped=\"0\" time=\"{}\"",
            seconds(*time)
        )
    }
}

fn seconds(time: Duration) -> String {
    format!("{:.3}", time.as_secs_f64())
}

/// Returns the XML of test results.
///
/// ```
/// use openvisa_findings::{TestCase, TestOutcome, TestSuite, junit_xml};
///
/// let outcome = TestOutcome::Failed("[0] is 1, expected 2".to_owned());
/// let case = TestCase { name: "a.json".to_owned(), time: Default::default(), outcome, output: String::new() };
/// let xml = junit_xml(&[TestSuite { name: "dg2".to_owned(), cases: vec![case] }]);
/// assert!(xml.contains("<failure message=\"[0] is 1, expected 2\">"));
/// ```
#[must_use]
pub fn junit_xml(suites: &[TestSuite]) -> String {
    let mut xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".to_owned();
    let all = Counts::of(suites.iter().flat_map(|suite| &suite.cases)).attributes();
    let _ = writeln!(xml, "<testsuites {all}>");
    for suite in suites {
        let (name, counts) = (escape(&suite.name), Counts::of(suite.cases.iter()).attributes());
        let _ = writeln!(xml, "  <testsuite name=\"{name}\" {counts}>");
        for case in &suite.cases {
            let (case_name, time) = (escape(&case.name), seconds(case.time));
            let _ = write!(xml, "    <testcase name=\"{case_name}\" classname=\"{name}\" time=\"{time}\">");
            let problem = match &case.outcome {
                TestOutcome::Passed => None,
                TestOutcome::Failed(what) => Some(("failure", what)),
                TestOutcome::Error(what) => Some(("error", what)),
            };
            if let Some((element, what)) = problem {
                let (first, what) = (escape(what.lines().next().unwrap_or_default()), escape(what));
                let _ = write!(xml, "<{element} message=\"{first}\">{what}</{element}>");
            }
            if !case.output.is_empty() {
                let _ = write!(xml, "<system-out>{}</system-out>", escape(&case.output));
            }
            xml.push_str("</testcase>\n");
        }
        xml.push_str("  </testsuite>\n");
    }
    xml.push_str("</testsuites>\n");
    xml
}

/// Escapes a text for XML, in an element or an attribute. Characters that XML cannot have become
/// the replacement character.
fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\n' | '\t' => escaped.push(c),
            c if c < ' ' || matches!(c, '\u{fffe}' | '\u{ffff}') => escaped.push('\u{fffd}'),
            c => escaped.push(c),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_xml_has_the_counts_and_the_escaped_messages() {
        let case = |name: &str, outcome, output: &str| TestCase {
            name: name.to_owned(),
            time: Duration::from_millis(250),
            outcome,
            output: output.to_owned(),
        };
        let suite = TestSuite {
            name: "dg2".to_owned(),
            cases: vec![
                case("a.json", TestOutcome::Passed, "printed <b>\u{1}"),
                case("b & \"c\".json", TestOutcome::Failed("first\nsecond".to_owned()), ""),
                case("d.json", TestOutcome::Error("x < y".to_owned()), ""),
            ],
        };
        let other = TestSuite { name: "pvc".to_owned(), cases: vec![] };
        let expected = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>
<testsuites tests=\"3\" failures=\"1\" errors=\"1\" skipped=\"0\" time=\"0.750\">
  <testsuite name=\"dg2\" tests=\"3\" failures=\"1\" errors=\"1\" skipped=\"0\" time=\"0.750\">
    <testcase name=\"a.json\" classname=\"dg2\" time=\"0.250\"><system-out>printed &lt;b&gt;\u{fffd}</system-out></testcase>
    <testcase name=\"b &amp; &quot;c&quot;.json\" classname=\"dg2\" time=\"0.250\"><failure message=\"first\">first
second</failure></testcase>
    <testcase name=\"d.json\" classname=\"dg2\" time=\"0.250\"><error message=\"x &lt; y\">x &lt; y</error></testcase>
  </testsuite>
  <testsuite name=\"pvc\" tests=\"0\" failures=\"0\" errors=\"0\" skipped=\"0\" time=\"0.000\">
  </testsuite>
</testsuites>
";
        assert_eq!(junit_xml(&[suite, other]), expected);
    }
}
