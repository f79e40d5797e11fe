//! Checks of launches, which the user asks for by `OPENVISA_CHECK`.
//!
//! For example, with `OPENVISA_CHECK=races,uninitialized` a kernel that reads a buffer that nobody
//! has written runs to its end, and standard error says once which instruction read which bytes.

use crate::entry::warn;
use crate::kernel::Kernel;
use crate::report;
use openvisa_sim::{Check, LaunchFinding};
use std::collections::BTreeSet;
use std::env;
use std::sync::{LazyLock, Mutex, PoisonError};

/// The environment variable that lists the checks.
const CHECK_VARIABLE: &str = "OPENVISA_CHECK";

/// The checks that the user asks for. Names that are none are reported once.
static CHECKS: LazyLock<Vec<Check>> =
    LazyLock::new(|| parse_checks(&env::var(CHECK_VARIABLE).unwrap_or_default(), warn));

/// Returns the checks in a list of names, without those that do not exist, which are reported.
fn parse_checks(names: &str, report: impl Fn(&str)) -> Vec<Check> {
    let parse = |name: &str| {
        Check::parse_list(name).unwrap_or_else(|error| {
            report(&format!("{CHECK_VARIABLE}: {error}"));
            Vec::new()
        })
    };
    names.split(',').flat_map(parse).collect()
}

/// Returns the checks that the user asks for.
pub(crate) fn wanted() -> &'static [Check] {
    &CHECKS
}

/// Returns whether the user asks for a check.
pub(crate) fn has(check: Check) -> bool {
    CHECKS.contains(&check)
}

/// A finding of a kernel that was printed: the number of the program, the names of the kernel and
/// the check, and the routine and index of each instruction.
type PrintedFinding = (u64, String, Check, Vec<(String, usize)>);

static PRINTED: Mutex<BTreeSet<PrintedFinding>> = Mutex::new(BTreeSet::new());

/// Prints findings of a launch to standard error, each once for a kernel of a program, and adds
/// them to the file that says what ran.
pub(crate) fn report_findings(kernel: &Kernel, findings: Vec<LaunchFinding>) {
    if findings.is_empty() {
        return;
    }
    let (name, listing) = (&kernel.core.info.name, kernel.core.executable.listing());
    let mut printed = PRINTED.lock().unwrap_or_else(PoisonError::into_inner);
    for finding in LaunchFinding::join_lines(findings, listing) {
        let instructions = finding.sites.iter().map(|site| (site.routine.clone(), site.instruction.0)).collect();
        if printed.insert((kernel.core.executable.id(), name.clone(), finding.check, instructions)) {
            warn(&format!("kernel `{name}`: {}", finding.to_text(listing)));
            report::record_finding(kernel, finding.to_json(listing));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::RefCell;

    #[test]
    fn an_unknown_check_is_reported_and_the_others_are_kept() {
        let reported = RefCell::new(Vec::new());
        let report = |message: &str| reported.borrow_mut().push(message.to_owned());
        assert_eq!(parse_checks("races, lane,uninitialized", report), [Check::Races, Check::Uninitialized]);
        let reported = reported.into_inner();
        assert!(matches!(&reported[..], [message] if message.contains("there is no check `lane`")), "{reported:?}");
        assert_eq!(parse_checks("all", |_| {}), Check::ALL);
        assert_eq!(parse_checks("", |_| {}), []);
    }
}
