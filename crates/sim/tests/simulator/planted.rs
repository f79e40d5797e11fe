//! Kernels with planted mistakes, and their corrected twins.
//!
//! `tests/checks/planted.cl` has the kernels, and `tests/checks/cases.json` their launches. For
//! example, `exchange` reads shared local memory without a barrier, which is a finding of
//! [`Check::Races`]. `exchange_fixed` has the barrier, and must be clean.

use openvisa::Module;
use openvisa::isa::Platform;
use openvisa::text::{Listing, ParseOptions, parse};
use openvisa_sim::{Bound, Check, Checker, LaunchFile, Options, Program, Zebin};
use openvisa_test_support::archive::read_archive;
use serde_json::Value;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// The devices that the kernels were compiled for.
const DEVICES: [&str; 3] = ["skl", "dg2", "pvc"];

#[derive(serde::Deserialize)]
struct PlantedCase {
    case: String,
    /// The check that finds the mistake, or `fault` if the launch fails in strict mode.
    finds: String,
    wrong: Value,
    fixed: Value,
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/checks")
}

fn read_cases() -> Vec<PlantedCase> {
    let text = std::fs::read_to_string(folder().join("cases.json")).expect("there are cases");
    serde_json::from_str(&text).expect("cases.json is a list of cases")
}

/// Returns the zebin of a device with all kernels, and the object files of its texts.
fn read_kernels(device: &str) -> (Zebin, Vec<Vec<u8>>) {
    let files = read_archive(&folder().join(format!("{device}.zip"))).expect("the archive can be read");
    let bytes = &files["planted.zebin"];
    let options = ParseOptions { platform: Platform::from_device(device), ..ParseOptions::default() };
    let texts = Zebin::texts(bytes).expect("it has texts");
    let object = |text: &std::borrow::Cow<'_, str>| parse(text, &options).module.to_bytes().expect("it can be written");
    (Zebin::parse(bytes).expect("it is a zebin"), texts.iter().map(object).collect())
}

/// What each check has found.
type MistakesByCheck = BTreeMap<String, Vec<String>>;

/// Runs launches in strict mode with all checks. Returns what each check has found; `fault` has the
/// errors of launches that failed.
fn find_mistakes(launch: &Value, zebin: &Zebin, program: &Program<'_>, listing: &Listing) -> MistakesByCheck {
    let file = LaunchFile::try_from(launch.clone()).expect("it is a launch file");
    let prepared = file.prepare(Path::new("."), LaunchFile::DEFAULT_MAX_BYTES).expect("it can be prepared");
    let mut found = MistakesByCheck::new();
    for launch in &prepared.launches {
        let info = zebin.kernel(&launch.kernel).expect("the zebin has the kernel");
        let bound = Bound::new(program, info, &prepared.memory, &launch.arguments, launch.sizes).expect("it is bound");
        let checker = Checker::new(Check::ALL).expect("there are checks");
        let result = bound.run(program, Options { strict: true, checker: Some(&checker), ..Options::default() });
        if let Err(error) = result {
            found.entry("fault".to_owned()).or_default().push(error.to_string());
        }
        for finding in checker.findings() {
            for site in &finding.sites {
                let (number, _) = site.instruction;
                assert!(listing.instruction(&site.routine, number).is_some(), "{finding} names no instruction");
                assert!(listing.source(&site.routine, number).is_some(), "{finding} names no line");
            }
            found.entry(finding.check.to_string()).or_default().push(finding.to_text(listing));
        }
    }
    found
}

#[test]
fn planted_mistakes_are_found_and_their_corrections_are_clean() {
    let (cases, mut wrong, mut count) = (read_cases(), Vec::new(), 0);
    for device in DEVICES {
        let platform = Platform::from_device(device).expect("it is a device");
        let (zebin, objects) = read_kernels(device);
        let modules: Vec<_> = objects.iter().map(|bytes| Module::open_text_form(bytes).expect("it opens")).collect();
        let program = Program::load(&modules, platform).expect("it loads");
        let listing = Listing::new(&modules, Some(platform));
        for case in &cases {
            let mistakes = find_mistakes(&case.wrong, &zebin, &program, &listing);
            let of_fixed = find_mistakes(&case.fixed, &zebin, &program, &listing);
            let counts: Vec<_> = mistakes.iter().map(|(check, found)| format!("{check} {}", found.len())).collect();
            println!("{device:4} {:20} {:14} {}", case.case, case.finds, counts.join(", "));
            count += 1;
            if !mistakes.contains_key(&case.finds) {
                wrong.push(format!("{} on {device}: {} finds nothing, only {mistakes:?}", case.case, case.finds));
            }
            if !of_fixed.is_empty() {
                wrong.push(format!("{} on {device}: the correction has findings: {of_fixed:#?}", case.case));
            }
        }
    }
    println!("{count} pairs of a mistake and a device");
    assert!(cases.len() >= 30, "{} cases", cases.len());
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
