//! `visa run` as its users meet it.
#![cfg(feature = "cli")]

use openvisa::cli::{self, Context};
use openvisa::exec::Array;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// Status, standard output, standard error.
fn visa(args: &[&str]) -> (u8, String, String) {
    let (mut out, mut err, mut input) = (Vec::new(), Vec::new(), &[][..]);
    let mut context = Context { input: &mut input, out: &mut out, err: &mut err, color: false, width: None };
    let status = cli::run(args.iter().map(OsString::from), &mut context);
    (status, String::from_utf8_lossy(&out).into_owned(), String::from_utf8_lossy(&err).into_owned())
}

fn case(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/run").join(name)
}

/// Runs a case on a device with a launch file, and more options.
fn run(name: &str, device: &str, launch: &Path, more: &[&str]) -> (u8, String, String) {
    let path = |file: String| case(name).join(file).display().to_string();
    let (text, zebin) = (path(format!("{device}.visaasm")), path(format!("{device}.zebin")));
    let mut args = vec!["run", &text, "--zebin", &zebin, "--launch", launch.to_str().expect("UTF-8")];
    args.extend(more);
    visa(&args)
}

/// A folder with what a case has in its launch file, changed.
fn changed(name: &str, scratch: &str, change: impl Fn(&mut serde_json::Value)) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("run").join(scratch);
    std::fs::create_dir_all(&folder).expect("a folder");
    for entry in std::fs::read_dir(case(name)).expect("the case").flatten() {
        if entry.path().extension().is_some_and(|e| e == "npy") {
            std::fs::copy(entry.path(), folder.join(entry.file_name())).expect("a copy");
        }
    }
    let text = std::fs::read_to_string(case(name).join("launch.json")).expect("a launch file");
    let mut launch = serde_json::from_str(&text).expect("JSON");
    change(&mut launch);
    let path = folder.join("launch.json");
    std::fs::write(&path, launch.to_string()).expect("it can be written");
    path
}

#[test]
fn a_run_writes_its_outputs_and_says_what_ran() {
    let launch = changed("simple_debug.saxpy", "fine", |l| l["args"][0]["output"] = "of/y.npy".into());
    let out = launch.with_file_name("out");
    let (status, said, wrong) =
        run("simple_debug.saxpy", "dg2", &launch, &["--out", out.to_str().unwrap(), "--profile"]);
    assert_eq!((status, wrong.as_str()), (0, ""), "{said}");
    assert!(said.starts_with("saxpy: 100 work-items, "), "{said}");
    // All instructions are in the profile.
    let total: u64 = said.split(' ').nth(3).and_then(|n| n.parse().ok()).expect("a number");
    let counts = said.lines().skip(1).filter_map(|l| l.split_whitespace().next()?.parse::<u64>().ok());
    assert_eq!(counts.sum::<u64>(), total, "{said}");
    let array = |path: PathBuf| Array::parse(&std::fs::read(path).expect("a file")).expect("an array");
    assert_eq!(array(out.join("of/y.npy")), array(case("simple_debug.saxpy/expected/y.npy")));
}

#[test]
fn what_a_kernel_prints_comes_in_the_order_of_its_work_items() {
    let (status, said, wrong) = run("printing.branches", "pvc", &case("printing.branches/launch.json"), &[]);
    assert_eq!((status, wrong.as_str()), (0, ""));
    let expected = std::fs::read_to_string(case("printing.branches/expected/printed.txt")).expect("a text");
    let report = said.strip_prefix(&expected).unwrap_or_else(|| panic!("{said}"));
    assert!(report.starts_with("branches: 40 work-items"), "{report}");
}

#[test]
fn a_trace_shows_assembler_text_and_what_changed() {
    let launch = case("by_value.locals/launch.json");
    let (status, said, wrong) = run("by_value.locals", "bmg", &launch, &["--trace", "2:0"]);
    assert_eq!((status, wrong.as_str()), (0, ""));
    assert!(said.contains("lsc_load.ugm (M1, "), "{said}");
    let first = said.lines().next().expect("a line");
    assert!(first.trim_start().starts_with("1 0000ffff or (M1_NM, 1) %cr0(0,0)<1>"), "{first}");
    let numbered = |l: &&str| l.trim_start().starts_with(|c: char| c.is_ascii_digit());
    assert!(said.lines().filter(numbered).count() > 20, "{said}");
    assert!(said.lines().any(|l| l.starts_with("        V") && l.contains(" = ")), "{said}");
    for place in ["9:0", "0,1:0", "5", "0,0,0,0:0", "x:1"] {
        let (status, _, wrong) = run("by_value.locals", "bmg", &launch, &["--trace", place]);
        assert!(status == 2 && wrong.contains("--trace"), "{place}: {wrong}");
    }
}

/// A launch file that is refused, and words of the error.
struct Bad {
    name: &'static str,
    change: fn(&mut serde_json::Value),
    says: &'static [&'static str],
}

#[test]
fn each_bad_launch_is_one_clear_error() {
    let cases = [
        Bad {
            name: "missing",
            change: |l| {
                l["args"].as_array_mut().unwrap().pop();
            },
            says: &["the kernel has 4 arguments, but 3 are given"],
        },
        Bad {
            name: "overwrites",
            change: |l| l["args"][0]["output"] = l["args"][0]["buffer"].clone(),
            says: &["is read and also named as an output", "`--out DIR`"],
        },
        Bad {
            name: "many",
            change: |l| l["args"].as_array_mut().unwrap().push(serde_json::json!({"local": 4})),
            says: &["the kernel has 4 arguments, but 5 are given"],
        },
        Bad {
            name: "type",
            change: |l| l["args"][2] = serde_json::json!({"scalar": "int", "value": 3}),
            says: &["argument 2 (`a`) is a `float`, but a `int` is given"],
        },
        Bad {
            name: "size",
            change: |l| l["args"][2] = serde_json::json!({"scalar": "double", "value": 3}),
            says: &["argument 2 (`a`) takes 4 bytes, but has 8"],
        },
        Bad {
            name: "value",
            change: |l| l["args"][3] = serde_json::json!({"scalar": "int", "value": 2.5}),
            says: &["argument 3: 2.5 is no value of the type `int`"],
        },
        Bad {
            name: "kind",
            change: |l| l["args"][0] = serde_json::json!({"local": 64}),
            says: &["argument 0 (`y`) takes a buffer, but is 64 bytes of local memory"],
        },
        Bad {
            name: "uneven",
            change: |l| l["local_size"] = serde_json::json!([30]),
            says: &["the local size 30 in x does not divide the global size 100", "OpenCL C 2.0"],
        },
        Bad {
            name: "kernel",
            change: |l| l["kernel"] = "saxpi".into(),
            says: &["there is no kernel `saxpi` in it, only", "`saxpy`"],
        },
        Bad {
            name: "file",
            change: |l| l["args"][1] = serde_json::json!({"buffer": "none.npy"}),
            says: &["argument 1: ", "none.npy", "No such file"],
        },
        Bad {
            name: "misspelt",
            change: |l| l["args"][1] = serde_json::json!({"bufer": "x.npy"}),
            says: &["argument 1: it has one of the members `buffer`, `scalar`, ", "but is {\"bufer\":\"x.npy\"}"],
        },
        Bad {
            name: "unvalued",
            change: |l| l["args"][2] = serde_json::json!({"scalar": "float"}),
            says: &["argument 2: `value` is missing"],
        },
        Bad {
            name: "superfluous",
            change: |l| l["args"][1] = serde_json::json!({"buffer": "x.npy", "size": 4}),
            says: &["argument 1: what has a member `buffer` has none with the name `size`"],
        },
        Bad {
            name: "negative",
            change: |l| l["args"][1] = serde_json::json!({"local": -1}),
            says: &["argument 1: `local`: invalid value: integer `-1`"],
        },
        Bad {
            name: "filter",
            change: |l| l["args"][1] = serde_json::json!({"sampler": {"filter": "cubic"}}),
            says: &["argument 1: `sampler`: unknown variant `cubic`, expected `nearest` or `linear`"],
        },
        Bad {
            name: "list",
            change: |l| l["args"][1] = 7.into(),
            says: &["argument 1: 7 is no object such as {\"buffer\""],
        },
        Bad {
            name: "no_type",
            change: |l| l["args"][2] = serde_json::json!({"scalar": "floaty", "value": 1}),
            says: &["argument 2: `floaty` is no type of values, such as `int`"],
        },
        Bad {
            name: "vector",
            change: |l| l["args"][2] = serde_json::json!({"scalar": "float", "value": [1, 2]}),
            says: &["argument 2: a `float` has one value, but 2 are given"],
        },
        Bad {
            name: "member",
            change: |l| l["globalsize"] = 3.into(),
            says: &["the launch file: unknown field `globalsize`"],
        },
        Bad {
            name: "offset",
            change: |l| l["global_offset"] = serde_json::json!([0, 0, 0, 0]),
            says: &["`global_offset` has one to three numbers, not 4"],
        },
    ];
    for bad in cases {
        let launch = changed("simple_debug.saxpy", bad.name, bad.change);
        let (status, said, wrong) = run("simple_debug.saxpy", "dg2", &launch, &[]);
        assert_eq!((status, said.as_str()), (2, ""), "{}: {wrong}", bad.name);
        assert_eq!(wrong.lines().filter(|l| l.starts_with("error")).count(), 1, "{}: {wrong}", bad.name);
        for words in bad.says {
            assert!(wrong.contains(words), "{}: {wrong}", bad.name);
        }
    }
}

#[test]
fn what_leaves_a_surface_fails_where_that_is_asked_for() {
    // It is told of more elements than the arrays have: of 100, the last group has 90 to 100.
    let launch = changed("simple_debug.saxpy", "strict", |l| {
        l["args"][3] = serde_json::json!({"scalar": "int", "value": 120});
        l["global_size"] = serde_json::json!([120]);
    });
    let out = launch.with_file_name("out");
    let out = ["--out", out.to_str().expect("UTF-8")];
    let (status, _, wrong) = run("simple_debug.saxpy", "dg2", &launch, &out);
    assert_eq!((status, wrong.as_str()), (0, ""));
    let (status, said, wrong) = run("simple_debug.saxpy", "dg2", &launch, &[out[0], out[1], "--strict"]);
    assert_eq!((status, said.as_str()), (1, ""), "{wrong}");
    assert!(wrong.contains("which has 400 bytes) is out of bounds; instruction "), "{wrong}");
    assert!(wrong.contains("work-group (5, 0, 0), thread 0, work-item (0, 0, 0)"), "{wrong}");
    // Flat memory has an end in any case.
    let (status, _, wrong) = run("simple_debug.saxpy", "pvc", &launch, &out);
    assert_eq!(status, 1, "{wrong}");
    assert!(wrong.contains("of flat memory (byte 400 of argument 1 (`x`), which has 400 bytes)"), "{wrong}");
}

#[test]
fn an_array_of_another_type_is_refused() {
    let launch = changed("simple_debug.saxpy", "dtype", |_| {});
    let array = Array { descr: "<i4".to_owned(), fortran: false, shape: vec![100], data: vec![0; 400] };
    std::fs::write(launch.with_file_name("x.npy"), array.to_bytes()).expect("it can be written");
    let (status, _, wrong) = run("simple_debug.saxpy", "dg2", &launch, &[]);
    assert_eq!(status, 2);
    assert!(
        wrong.contains("argument 1 (`x`) is a `float*`, but the elements of x.npy are of the type `<i4`"),
        "{wrong}"
    );
}

#[test]
fn a_zebin_of_another_device_is_refused() {
    let launch = case("simple_debug.saxpy/launch.json");
    let path = |file: &str| case("simple_debug.saxpy").join(file).display().to_string();
    let out = Path::new(env!("CARGO_TARGET_TMPDIR")).join("run/other");
    let out = out.to_str().expect("UTF-8");
    for (device, other) in [("skl", "bmg"), ("dg2", "ptl"), ("icllp", "ptl")] {
        let (text, zebin) = (path(&format!("{device}.visaasm")), path(&format!("{other}.zebin")));
        let (status, said, wrong) =
            visa(&["run", &text, "--zebin", &zebin, "--launch", launch.to_str().expect("UTF-8"), "--out", out]);
        assert_eq!((status, said.as_str()), (2, ""), "{device} {other}: {wrong}");
        assert!(wrong.contains("registers of another size than the 64 bytes of XE"), "{device} {other}: {wrong}");
    }
}

#[test]
fn a_platform_with_other_registers_is_refused() {
    // Zebins that do not name their device.
    let launch = case("by_value.vectors/launch.json");
    let (status, _, wrong) = run("by_value.vectors", "dg2", &launch, &["--platform", "PVC_XT"]);
    assert!(status == 2 && wrong.contains("it was compiled for"), "{wrong}");
    let (status, _, wrong) = run("by_value.vectors", "pvc", &launch, &["--platform", "SKL"]);
    assert!(status == 2 && wrong.contains("it was compiled for"), "{wrong}");
}

#[test]
fn the_zebin_names_the_platform_and_contradicts_another() {
    for (device, platform, other) in
        [("skl", "SKL", "BXT"), ("tgllp", "TGLLP", "dg2"), ("dg2", "DG2", "MTL"), ("bmg", "XE2", "PVC_XT")]
    {
        let launch = changed("simple_debug.saxpy", &format!("named_{device}"), |_| {});
        let out = launch.with_file_name("out");
        let options = ["--out", out.to_str().expect("UTF-8"), "--platform"];
        let (status, said, wrong) = run("simple_debug.saxpy", device, &launch, &options[..2]);
        assert_eq!((status, wrong.as_str()), (0, ""), "{device}: {said}");
        let (status, _, wrong) = run("simple_debug.saxpy", device, &launch, &[&options[..], &[other]].concat());
        assert_eq!(status, 2, "{device}: {wrong}");
        let message = format!("the zebin was compiled for {platform}, and the program is run as one for ");
        assert!(wrong.contains(&message), "{device}: {wrong}");
    }
}
