//! The file that says what ran.
//!
//! `OPENVISA_REPORT=FILE` asks for it. The file is written whenever a queue has run its last
//! command. For example:
//!
//! ```json
//! {"device": "dg2", "kernels": [
//!     {"program": 1, "name": "add", "launches": 1, "failures": 0, "items": 256, "instructions": 112, "seconds": 0.001,
//!      "inexact": [{"instruction": "INV", "type": "F", "accuracy": "within", "ulp": 3, ...}]}]}
//! ```
//!
//! Programs are numbered in the order of their first launches.

use crate::device::device;
use crate::entry::warn;
use crate::kernel::Kernel;
use openvisa_output_file::write_file;
use openvisa_sim::{InexactInstruction, Report};
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeMap;
use std::env;
use std::path::PathBuf;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

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
    /// The instructions of the last launch that succeeded, written as a list of their own.
    #[serde(skip)]
    inexact: Arc<[InexactInstruction]>,
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
    program: usize,
    name: &'a str,
    #[serde(flatten)]
    sums: &'a KernelSums,
    /// The instructions of the kernel whose results a device need not give exactly.
    inexact: Vec<Value>,
    #[serde(skip_serializing_if = "<[Value]>::is_empty")]
    findings: &'a [Value],
}

/// A kernel of a program: the index of the program in [`Launches::programs`], and the name.
type KernelKey = (usize, String);

/// The programs and the kernels that ran.
#[derive(Default)]
struct Launches {
    /// The ids of the programs, in the order of their first launches.
    programs: Vec<u64>,
    kernels: BTreeMap<KernelKey, KernelSums>,
    /// The findings of checks, by kernel.
    findings: BTreeMap<KernelKey, Vec<Value>>,
    /// Whether the file lacks something.
    changed: bool,
}

static LAUNCHES: Mutex<Launches> =
    Mutex::new(Launches { programs: Vec::new(), kernels: BTreeMap::new(), findings: BTreeMap::new(), changed: false });

impl Launches {
    /// Returns the key of a kernel. Numbers its program, if that is new.
    fn key_of(&mut self, kernel: &Kernel) -> KernelKey {
        let id = kernel.core.executable.id();
        let known = self.programs.iter().position(|program| *program == id);
        let program = known.unwrap_or_else(|| {
            self.programs.push(id);
            self.programs.len() - 1
        });
        (program, kernel.core.info.name.clone())
    }
}

/// Adds a finding of a kernel, as an object of JSON.
pub(crate) fn record_finding(kernel: &Kernel, finding: Value) {
    if PATH.is_some() {
        let mut launches = LAUNCHES.lock().unwrap_or_else(PoisonError::into_inner);
        let key = launches.key_of(kernel);
        launches.findings.entry(key).or_default().push(finding);
    }
}

/// Adds a launch of a kernel. `None` is a launch that failed.
pub(crate) fn record(kernel: &Kernel, report: Option<&Report>) {
    if PATH.is_none() {
        return;
    }
    let mut launches = LAUNCHES.lock().unwrap_or_else(PoisonError::into_inner);
    let key = launches.key_of(kernel);
    let sums = launches.kernels.entry(key).or_default();
    sums.launches += 1;
    match report {
        Some(report) => {
            sums.items += report.items;
            sums.instructions += report.instructions;
            sums.seconds += report.time.as_secs_f64();
            sums.inexact = Arc::clone(&report.inexact);
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
    let lines = launches.kernels.iter().map(|(key @ (program, name), sums)| {
        let findings = launches.findings.get(key).map_or(&[][..], Vec::as_slice);
        let inexact = sums.inexact.iter().map(InexactInstruction::to_json).collect();
        KernelLine { program: program + 1, name, sums, inexact, findings }
    });
    let contents = Contents { device: device().model.name, kernels: lines.collect() };
    let written = serde_json::to_string_pretty(&contents).map_err(std::io::Error::other);
    if let Err(error) = written.and_then(|text| write_file(path, (text + "\n").as_bytes())) {
        warn(&format!("{REPORT_VARIABLE}: `{}`: {error}", path.display()));
    }
}
