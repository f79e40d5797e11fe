//! The file that says what ran.
//!
//! `OPENVISA_REPORT=FILE` asks for it. The file is written whenever a queue has run its last
//! command. For example:
//!
//! ```json
//! {"device": "dg2", "kernels": [{"name": "add", "launches": 1, "items": 256, "instructions": 112, "seconds": 0.001}]}
//! ```

use crate::device::device;
use crate::entry::warn;
use openvisa_sim::Report;
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::{LazyLock, Mutex, PoisonError};
use std::{env, fs};

/// The environment variable that names the file.
const REPORT_VARIABLE: &str = "OPENVISA_REPORT";

/// The path of the file, if the user asks for it.
static PATH: LazyLock<Option<PathBuf>> =
    LazyLock::new(|| env::var_os(REPORT_VARIABLE).filter(|path| !path.is_empty()).map(PathBuf::from));

/// The sums of the launches of a kernel.
#[derive(Clone, Debug, Default, Serialize)]
struct KernelSums {
    launches: u64,
    failures: u64,
    items: u64,
    instructions: u64,
    seconds: f64,
}

/// The contents of the file.
#[derive(Serialize)]
struct Contents<'a> {
    device: &'a str,
    kernels: Vec<KernelLine<'a>>,
}

/// A kernel in the file.
#[derive(Serialize)]
struct KernelLine<'a> {
    name: &'a str,
    #[serde(flatten)]
    sums: &'a KernelSums,
    #[serde(skip_serializing_if = "<[Value]>::is_empty")]
    findings: &'a [Value],
}

/// What ran.
#[derive(Default)]
struct Launches {
    kernels: BTreeMap<String, KernelSums>,
    /// What checks have found, by the name of the kernel.
    findings: BTreeMap<String, Vec<Value>>,
    /// Whether the file lacks something.
    changed: bool,
}

static LAUNCHES: Mutex<Launches> =
    Mutex::new(Launches { kernels: BTreeMap::new(), findings: BTreeMap::new(), changed: false });

/// Adds a finding of a kernel, as an object of JSON.
pub(crate) fn record_finding(kernel: &str, finding: Value) {
    if PATH.is_some() {
        let mut launches = LAUNCHES.lock().unwrap_or_else(PoisonError::into_inner);
        launches.findings.entry(kernel.to_owned()).or_default().push(finding);
    }
}

/// Adds a launch of a kernel. `None` is a launch that failed.
pub(crate) fn record(kernel: &str, report: Option<&Report>) {
    if PATH.is_none() {
        return;
    }
    let mut launches = LAUNCHES.lock().unwrap_or_else(PoisonError::into_inner);
    let sums = launches.kernels.entry(kernel.to_owned()).or_default();
    sums.launches += 1;
    match report {
        Some(report) => {
            sums.items += report.items;
            sums.instructions += report.instructions;
            sums.seconds += report.time.as_secs_f64();
        }
        None => sums.failures += 1,
    }
    launches.changed = true;
}

/// Writes the file, if launches were added since the last time.
pub(crate) fn write() {
    let Some(path) = PATH.as_ref() else { return };
    let mut launches = LAUNCHES.lock().unwrap_or_else(PoisonError::into_inner);
    if !std::mem::take(&mut launches.changed) {
        return;
    }
    let lines = launches.kernels.iter().map(|(name, sums)| {
        let findings = launches.findings.get(name).map_or(&[][..], Vec::as_slice);
        KernelLine { name, sums, findings }
    });
    let contents = Contents { device: device().model.name, kernels: lines.collect() };
    let written = serde_json::to_string_pretty(&contents).map_err(std::io::Error::other);
    if let Err(error) = written.and_then(|text| fs::write(path, text + "\n")) {
        warn(&format!("{REPORT_VARIABLE}: `{}`: {error}", path.display()));
    }
}
