//! Tests of compiled kernels against the results of two independent OpenCL implementations.
//!
//! Each case of `tests/run/`, a folder or packed, has `launch.json`, its arrays, and the expected
//! outputs. For
//! each device there are the text and the zebin from the vendor's compiler. `DEVICE.1.visaasm` and
//! so on contain functions that the kernel calls. `DEVICE.isa` is the text encoded by the vendor's
//! assembler, if that supports the device. `tests/run/make.py` generated the other files, but is
//! not needed here. Cases whose reference is `numpy` use extensions that those implementations
//! lack, and are counted separately.
//!
//! For example, `cargo test -p openvisa-sim --test simulator run:: -- --nocapture` prints the table
//! of results.

use openvisa::Module;
use openvisa::isa::Platform;
use openvisa::text::{ParseOptions, parse};
use openvisa_sim::{Array, Bound, Check, Checker, LaunchFile, Options, Program, RunError, SteppedLaunch, Zebin};
use openvisa_test_support::archive::case_folder;
use std::collections::BTreeMap;
use std::path::Path;
use std::time::{Duration, Instant};

/// Minimum number of pairs of a kernel and a device. Raise it with each addition.
const CASES: usize = 438;

/// Minimum number of object files from the vendor's assembler.
const ASSEMBLED: usize = 109;

/// Known failures with their reasons. Remove an entry when the case passes.
const KNOWN: &[(&str, &str, &str)] = &[];

#[derive(serde::Deserialize)]
struct Case {
    case: String,
    devices: Vec<String>,
    /// Maximum difference of floating-point results in units of the last place, by output.
    ulps: BTreeMap<String, u64>,
    /// Maximum absolute difference of floating-point results, by output. It applies if `ulps` is
    /// exceeded.
    #[serde(default)]
    tolerance: BTreeMap<String, f64>,
    /// Source of the expected results: `pocl and oclgrind`, one of them, or `numpy`.
    #[serde(default = "default_reference")]
    reference: String,
    /// Whether the kernel prints text.
    #[serde(default)]
    printed: bool,
}

fn default_reference() -> String {
    "pocl and oclgrind".to_owned()
}

fn platform_of(device: &str) -> Platform {
    Platform::from_device(device).unwrap_or_else(|| panic!("{device} is no device"))
}

fn read_file(path: &Path) -> Vec<u8> {
    std::fs::read(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// Returns the object files of a kernel and of the functions that it calls. They are assembled from
/// the texts, or, if `assembled` is set, read from the vendor's object file.
fn object_files(case: &Case, device: &str, assembled: bool) -> Option<Result<Vec<Vec<u8>>, String>> {
    let folder = case_folder(&case.case);
    if assembled {
        return std::fs::read(folder.join(format!("{device}.isa"))).ok().map(|bytes| Ok(vec![bytes]));
    }
    let others = (1..).map(|n| folder.join(format!("{device}.{n}.visaasm"))).take_while(|path| path.exists());
    let texts = std::iter::once(folder.join(format!("{device}.visaasm"))).chain(others);
    Some(texts.map(|path| assemble_text(&path, platform_of(device))).collect())
}

fn assemble_text(path: &Path, platform: Platform) -> Result<Vec<u8>, String> {
    let source = String::from_utf8(read_file(path)).expect("a text");
    let parsed = parse(&source, &ParseOptions { platform: Some(platform), ..ParseOptions::default() });
    match parsed.diagnostics.first() {
        Some(first) => Err(first.message.clone()),
        None => parsed.module.to_bytes().map_err(|e| e.to_string()),
    }
}

/// Which semantics run a case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Semantics {
    Fast,
    Reference,
    /// The hand-written semantics, executed by a debugger: one instruction of each thread in turn.
    Stepped,
}

/// Runs a case, and returns its outputs, or the first difference from the expected ones as an
/// error.
fn run_case(case: &Case, device: &str, code: &[Vec<u8>], semantics: Semantics) -> Result<Vec<Array>, String> {
    run_case_checked(case, device, code, semantics, None)
}

/// Runs a case like [`run_case`], with checks.
fn run_case_checked(
    case: &Case,
    device: &str,
    code: &[Vec<u8>],
    semantics: Semantics,
    checker: Option<&Checker>,
) -> Result<Vec<Array>, String> {
    let folder = case_folder(&case.case);
    let text = String::from_utf8(read_file(&folder.join("launch.json"))).map_err(|e| e.to_string())?;
    let launch = LaunchFile::parse(&text).map_err(|e| e.to_string())?;
    let mut prepared = launch.prepare(&folder, LaunchFile::DEFAULT_MAX_BYTES).map_err(|e| e.to_string())?;
    let zebin = Zebin::parse(&read_file(&folder.join(format!("{device}.zebin")))).map_err(|e| e.to_string())?;
    let modules: Result<Vec<_>, _> = code.iter().map(|bytes| Module::open_text_form(bytes)).collect();
    let (modules, platform) = (modules.map_err(|e| e.to_string())?, platform_of(device));
    let program = match semantics {
        Semantics::Fast | Semantics::Stepped => Program::load(&modules, platform),
        Semantics::Reference => Program::load_reference(&modules, platform),
    };
    let program = program.map_err(|e| e.to_string())?;
    prepared.memory.load(&zebin, &program);
    let launch = &prepared.launches[0];
    let kernel = zebin.kernel(&launch.kernel).ok_or("the zebin lacks the kernel")?;
    launch.check_types(kernel).map_err(|e| e.to_string())?;
    let bound = Bound::new(&program, kernel, &prepared.memory, &launch.arguments, launch.sizes);
    let bound = bound.map_err(|e| e.to_string())?;
    // All of these kernels pass in strict mode.
    let strict = semantics != Semantics::Reference;
    let options = Options { max_instructions: 100_000_000, strict, checker, ..Options::default() };
    let output = match semantics {
        Semantics::Stepped => step_through(&program, &bound, options),
        _ => bound.run(&program, options).map(|report| report.printed),
    };
    let output = output.map_err(|e| e.to_string())?;
    assert!(case.printed || !prepared.outputs.is_empty(), "{}: nothing is compared", case.case);
    let printed = if case.printed { read_file(&folder.join("expected/printed.txt")) } else { Vec::new() };
    if output.as_bytes() != printed {
        return Err(format!("it prints {output:?}"));
    }
    let mut outputs = Vec::new();
    for output in &prepared.outputs {
        let path = output.path.as_ref().expect("each output has a file");
        let name = path.display().to_string();
        let (ulps, tolerance) = tolerance_of(case, &name);
        let expected =
            Array::parse(&read_file(&folder.join("expected").join(path))).map_err(|e| format!("{name}: {e}"))?;
        let got = output.array(&prepared.memory);
        compare_output(&expected, &got.data, ulps, tolerance).map_err(|e| format!("{name}: {e}"))?;
        outputs.push(got);
    }
    Ok(outputs)
}

/// Runs the threads of each group in turn, one instruction at a time. Returns what they print.
fn step_through(program: &Program<'_>, bound: &Bound<'_>, options: Options<'_>) -> Result<String, Box<RunError>> {
    let mut stepped = SteppedLaunch::start(program, bound, options)?;
    loop {
        let mut next = 0;
        while let Some(thread) = stepped.find_ready(next)? {
            stepped.step(thread)?;
            next = thread + 1;
        }
        if !stepped.start_next_group()? {
            return Ok(stepped.take_printed());
        }
    }
}

/// Returns the units of the last place and the absolute difference by which an output may differ.
fn tolerance_of(case: &Case, name: &str) -> (u64, f64) {
    let short = name.trim_end_matches(".npy");
    (case.ulps.get(short).copied().unwrap_or(0), case.tolerance.get(short).copied().unwrap_or(0.0))
}

/// Runs a case by both semantics, and compares their outputs: bit by bit, unless the case
/// approximates functions. Returns the times that both took.
fn compare_semantics(case: &Case, device: &str, code: &[Vec<u8>]) -> Result<[Duration; 2], String> {
    let timed = |semantics| {
        let start = Instant::now();
        run_case(case, device, code, semantics).map(|outputs| (outputs, start.elapsed()))
    };
    let ((fast, fast_time), (reference, reference_time)) = (timed(Semantics::Fast)?, timed(Semantics::Reference)?);
    let ulps = case.ulps.values().copied().max().unwrap_or(0);
    let tolerance = case.tolerance.values().copied().fold(0.0, f64::max);
    for (number, (fast, reference)) in fast.iter().zip(&reference).enumerate() {
        compare_output(fast, &reference.data, ulps, tolerance).map_err(|difference| {
            format!("output {number} differs from that of the hand-written semantics: {difference}")
        })?;
    }
    Ok([fast_time, reference_time])
}

/// Compares outputs bit for bit, or floating-point numbers within a number of units of the last
/// place or an absolute tolerance.
fn compare_output(expected: &Array, got: &[u8], ulps: u64, tolerance: f64) -> Result<(), String> {
    if expected.data.len() != got.len() {
        return Err(format!("{} bytes instead of {}", got.len(), expected.data.len()));
    }
    let width: usize = expected.descr[2..].parse().map_err(|_| "a type without width")?;
    let float = expected.descr.as_bytes()[1] == b'f';
    for (index, (want, have)) in expected.data.chunks(width).zip(got.chunks(width)).enumerate() {
        if want == have {
            continue;
        }
        let number = |b: &[u8]| b.iter().rev().fold(0_u64, |n, b| n << 8 | u64::from(*b));
        let (w, h) = (number(want), number(have));
        // Maps floating-point numbers to integers in the same order, so that neighbours differ by
        // one.
        let ordered = |bits: u64| {
            let magnitude = (bits & !(1 << (width * 8 - 1))) as i64;
            if bits >> (width * 8 - 1) == 1 { -magnitude } else { magnitude }
        };
        let nan = |bits: u64| match width {
            4 => f32::from_bits(bits as u32).is_nan(),
            8 => f64::from_bits(bits).is_nan(),
            _ => bits & 0x7fff > 0x7c00,
        };
        if float && (nan(w) && nan(h) || !nan(w) && !nan(h) && ordered(w).abs_diff(ordered(h)) <= ulps) {
            continue;
        }
        let value = |bits: u64| match width {
            4 => f64::from(f32::from_bits(bits as u32)),
            8 => f64::from_bits(bits),
            _ => f64::NAN,
        };
        if float && (value(w) - value(h)).abs() < tolerance {
            continue;
        }
        let show = |bits: u64| match (float, width) {
            (true, 4) => format!("{:e}", f32::from_bits(bits as u32)),
            (true, 8) => format!("{:e}", f64::from_bits(bits)),
            _ => format!("{bits:#x}"),
        };
        return Err(format!("element {index} is {} instead of {}", show(h), show(w)));
    }
    Ok(())
}

#[test]
fn kernels_give_the_expected_results() {
    let list = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/run/cases.json");
    let cases: Vec<Case> = serde_json::from_slice(&read_file(&list)).expect("cases.json is a list");
    let (mut passed, mut assembled, mut known_failures, mut wrong) = (0, 0, 0, Vec::new());
    let mut by = BTreeMap::new();
    for case in &cases {
        let mut row = format!("{:32}", case.case);
        for device in &case.devices {
            let known = KNOWN.iter().find(|(k, d, _)| *k == case.case && d == device);
            for of_vendor in [false, true] {
                let Some(code) = object_files(case, device, of_vendor) else { continue };
                let result = code.and_then(|code| run_case(case, device, &code, Semantics::Fast)).map(|_| ());
                let of = if of_vendor { "isa" } else { device };
                row += &format!(" {of}:{}", if result.is_ok() { "ok" } else { "FAILED" });
                match (result, known) {
                    (Ok(()), None) if of_vendor => assembled += 1,
                    (Ok(()), None) => {
                        passed += 1;
                        *by.entry(case.reference.as_str()).or_insert(0) += 1;
                    }
                    (Ok(()), Some(_)) => wrong.push(format!("{} on {device} passes, though it is listed", case.case)),
                    (Err(why), None) => wrong.push(format!("{} on {device} ({of}): {why}", case.case)),
                    (Err(_), Some((.., why))) => {
                        known_failures += usize::from(!of_vendor);
                        row += &format!(" ({why})");
                    }
                }
            }
        }
        println!("{row}  {}", case.reference);
    }
    println!(
        "{} kernels: {passed} passed from their texts, {assembled} of them from the vendor's object files too, {known_failures} failed as known",
        cases.len()
    );
    for (reference, count) in &by {
        println!("{count} of them are held against {reference}");
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert_eq!(known_failures, KNOWN.len());
    assert!(passed >= CASES, "there were {CASES} cases, now {passed}");
    assert!(assembled >= ASSEMBLED, "there were {ASSEMBLED} object files of the vendor, now {assembled}");
}

/// Mistakes of the kernels, which oclgrind reports too.
const MISTAKES: &[(&str, Check, &str)] = &[
    ("atomics32.float_cas", Check::Races, "a plain load beside atomic operations of other groups"),
    ("local_mem.widths", Check::Uninitialized, "elements of `ls` behind the first 64, which nobody writes"),
];

#[test]
fn checks_find_nothing_in_correct_kernels() {
    let list = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/run/cases.json");
    let cases: Vec<Case> = serde_json::from_slice(&read_file(&list)).expect("cases.json is a list");
    let (mut count, mut wrong) = (0, Vec::new());
    for case in &cases {
        for device in &case.devices {
            let code = object_files(case, device, false).expect("a case has texts").expect("they can be assembled");
            let checker = Checker::new(Check::ALL).expect("there are checks");
            count += 1;
            if let Err(why) = run_case_checked(case, device, &code, Semantics::Fast, Some(&checker)) {
                wrong.push(format!("{} on {device}: {why}", case.case));
            }
            let mut findings = checker.findings();
            findings.retain(|finding| {
                !MISTAKES.iter().any(|(name, check, _)| *name == case.case && *check == finding.check)
            });
            wrong.extend(findings.iter().map(|finding| format!("{} on {device}: {finding}", case.case)));
        }
    }
    println!("{count} pairs of a kernel and a device");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(count >= CASES, "there were {CASES} cases, now {count}");
}

/// Runs cases by both semantics, and fails with the differences. Returns how many ran.
fn check_reference(selected: impl Fn(&Case, usize) -> bool) -> usize {
    let list = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/run/cases.json");
    let cases: Vec<Case> = serde_json::from_slice(&read_file(&list)).expect("cases.json is a list");
    let (mut count, mut wrong, mut total) = (0, Vec::new(), [Duration::ZERO; 2]);
    for case in &cases {
        for (_, device) in case.devices.iter().enumerate().filter(|(index, _)| selected(case, *index)) {
            let Some(code) = object_files(case, device, false) else { continue };
            count += 1;
            match code.and_then(|code| compare_semantics(case, device, &code)) {
                Ok([fast, reference]) => {
                    println!("{:32} {device:8} {:6} ms, {:6} ms", case.case, fast.as_millis(), reference.as_millis());
                    total = [total[0] + fast, total[1] + reference];
                }
                Err(why) => wrong.push(format!("{} on {device}: {why}", case.case)),
            }
        }
    }
    let factor = total[1].as_secs_f64() / total[0].as_secs_f64();
    println!("{:?} by the hand-written semantics, {:?} by the reference: {factor:.1} times", total[0], total[1]);
    assert!(wrong.is_empty(), "{} of {count}:\n{}", wrong.len(), wrong.join("\n"));
    count
}

#[test]
fn the_reference_semantics_give_the_expected_results() {
    // One device for each kernel, another one for each.
    let number = std::cell::Cell::new(0);
    let count = check_reference(|case, index| {
        if index == 0 {
            number.set(number.get() + 1);
        }
        index == number.get() % case.devices.len()
    });
    println!("{count} kernels ran by the reference semantics");
    assert!(count >= 50, "{count} kernels");
}

#[test]
#[ignore = "runs each kernel twice for each device, which takes half a minute without optimisation"]
fn the_reference_semantics_give_the_expected_results_for_each_device() {
    let count = check_reference(|_, _| true);
    println!("{count} pairs of a kernel and a device ran by the reference semantics");
    assert!(count >= CASES, "there were {CASES} cases, now {count}");
}

#[test]
fn kernels_that_run_instruction_by_instruction_give_the_expected_results() {
    let list = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/run/cases.json");
    let cases: Vec<Case> = serde_json::from_slice(&read_file(&list)).expect("cases.json is a list");
    let (mut count, mut wrong) = (0, Vec::new());
    // One device for each kernel, another one for each.
    for (number, case) in cases.iter().enumerate() {
        let device = &case.devices[number % case.devices.len()];
        let Some(code) = object_files(case, device, false) else { continue };
        count += 1;
        if let Err(why) = code.and_then(|code| run_case(case, device, &code, Semantics::Stepped)) {
            wrong.push(format!("{} on {device}: {why}", case.case));
        }
    }
    assert!(wrong.is_empty(), "{} of {count}:\n{}", wrong.len(), wrong.join("\n"));
    assert_eq!(count, cases.len());
}
