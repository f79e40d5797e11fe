//! Real kernels give what two independent implementations of OpenCL give.
//!
//! Each folder of `tests/run/` is a case: `launch.json`, its arrays, the expected outputs, and for each device the text and the zebin as
//! the vendor's compiler wrote them; `DEVICE.isa` is that text as the vendor's assembler wrote it, where there is one for the device.
//! `tests/run/make.py` makes the others; nothing but these files is needed here.
//! `cargo test --test run -- --nocapture` prints the table.

use openvisa::Module;
use openvisa::exec::{Array, Bound, LaunchFile, Options, Program, Zebin};
use openvisa::isa::Platform;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// How many kernels on devices there are at least. Raise it with each addition.
const CASES: usize = 107;

/// What does not pass, and why: removed when it does.
const KNOWN: &[(&str, &str, &str)] = &[
    ("private_array.vec_index", "skl", "the text and the zebin are of different widths"),
    ("private_array.vec_index", "dg2", "the text and the zebin are of different widths"),
    ("vector_ls.v64", "dg2", "compiled for floats, but the expected values are doubles"),
];

#[derive(serde::Deserialize)]
struct Case {
    case: String,
    devices: Vec<String>,
    /// How far floating-point results may lie from the expected ones, in units of the last place, by output.
    ulps: BTreeMap<String, u64>,
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/run")
}

fn platform(device: &str) -> Platform {
    match device {
        "skl" => Platform::Skl,
        "dg2" => Platform::Dg2,
        "pvc" => Platform::PvcXt,
        "bmg" => Platform::Xe2,
        other => panic!("{other} is no device of these tests"),
    }
}

fn read(path: &Path) -> Vec<u8> {
    std::fs::read(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// What is said where only the text is there.
const NO_OBJECT: &str = "no object file";

/// The object file of a kernel.
fn code(case: &Case, device: &str) -> Result<Vec<u8>, String> {
    let path = folder().join(&case.case).join(format!("{device}.isa"));
    std::fs::read(path).map_err(|_| NO_OBJECT.to_owned())
}

/// Runs a case, and tells what is wrong with its outputs.
fn run(case: &Case, device: &str) -> Result<(), String> {
    let folder = folder().join(&case.case);
    let text = String::from_utf8(read(&folder.join("launch.json"))).map_err(|e| e.to_string())?;
    let launch = LaunchFile::parse(&text).map_err(|e| e.to_string())?;
    let mut prepared = launch.prepare(&folder).map_err(|e| e.to_string())?;
    let zebin = Zebin::parse(&read(&folder.join(format!("{device}.zebin")))).map_err(|e| e.to_string())?;
    prepared.memory.load(&zebin);
    let code = code(case, device)?;
    let module = Module::open(&code).map_err(|e| e.to_string())?;
    let program = Program::load(&[module], platform(device)).map_err(|e| e.to_string())?;
    let kernel = zebin.kernel(&prepared.kernel).ok_or("the zebin lacks the kernel")?;
    let bound = Bound::new(&program, kernel, &prepared.memory, &prepared.arguments, prepared.sizes);
    let bound = bound.map_err(|e| e.to_string())?;
    let options = Options { max_instructions: 100_000_000, ..Options::default() };
    bound.run(&program, options).map_err(|e| e.to_string())?;
    assert!(!prepared.outputs.is_empty(), "{}: nothing is compared", case.case);
    for (id, path, _) in &prepared.outputs {
        let name = path.display().to_string();
        let ulps = case.ulps.get(&name).or_else(|| case.ulps.get(name.trim_end_matches(".npy"))).copied().unwrap_or(0);
        let expected = Array::parse(&read(&folder.join("expected").join(path))).map_err(|e| format!("{name}: {e}"))?;
        let got = prepared.memory.buffer(*id).map(|b| b.bytes()).unwrap_or_default();
        compare(&expected, &got, ulps).map_err(|e| format!("{name}: {e}"))?;
    }
    Ok(())
}

/// Bit for bit, or floating-point numbers within so many units of the last place.
fn compare(expected: &Array, got: &[u8], ulps: u64) -> Result<(), String> {
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
        // Numbers in order, so that neighbours differ by one.
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
    let cases: Vec<Case> = serde_json::from_slice(&read(&folder().join("cases.json"))).expect("cases.json is a list");
    let (mut passed, mut missing, mut wrong) = (0, 0, Vec::new());
    for case in &cases {
        let mut row = format!("{:32}", case.case);
        for device in &case.devices {
            let known = KNOWN.iter().find(|(k, d, _)| *k == case.case && d == device);
            let result = run(case, device);
            if result.as_ref().is_err_and(|why| why == NO_OBJECT) {
                missing += 1;
                row += &format!(" {device}:({NO_OBJECT})");
                continue;
            }
            row += &format!(" {device}:{}", if result.is_ok() { "ok" } else { "FAILED" });
            match (result, known) {
                (Ok(()), None) => passed += 1,
                (Ok(()), Some(_)) => wrong.push(format!("{} on {device} passes, though it is listed", case.case)),
                (Err(why), None) => wrong.push(format!("{} on {device}: {why}", case.case)),
                (Err(_), Some((.., why))) => row += &format!(" ({why})"),
            }
        }
        println!("{row}");
    }
    println!("{passed} passed, {} failed as known, {missing} not run: text only; {} kernels", KNOWN.len(), cases.len());
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(passed >= CASES, "there were {CASES} cases, now {passed}");
}
