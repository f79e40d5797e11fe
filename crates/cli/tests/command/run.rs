//! Tests of `visa run`. For example, saxpy is run with a launch file that names a missing array.

use openvisa_commands::{self as cli, Context};
use openvisa_sim::Array;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// Returns the exit status, standard output and standard error of a run.
pub(super) fn visa(args: &[&str]) -> (u8, String, String) {
    let (mut out, mut err, mut input) = (Vec::new(), Vec::new(), &[][..]);
    let mut context = Context::plain(&mut input, &mut out, &mut err);
    let status = cli::run(args.iter().map(OsString::from), &mut context).code();
    (status, String::from_utf8_lossy(&out).into_owned(), String::from_utf8_lossy(&err).into_owned())
}

pub(super) fn case(name: &str) -> PathBuf {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join("tests/run").join(name)
}

/// Runs a case on a device with a launch file and further options.
pub(super) fn run(name: &str, device: &str, launch: &Path, more: &[&str]) -> (u8, String, String) {
    let path = |file: String| case(name).join(file).display().to_string();
    let (text, zebin) = (path(format!("{device}.visaasm")), path(format!("{device}.zebin")));
    let mut args = vec!["run", &text, "--zebin", &zebin, "--launch", launch.to_str().expect("UTF-8")];
    args.extend(more);
    visa(&args)
}

/// Writes a changed launch file of a case to a folder, with the arrays of the case. Returns its
/// path.
pub(super) fn changed_launch(name: &str, scratch: &str, change: impl Fn(&mut serde_json::Value)) -> PathBuf {
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
fn a_run_writes_its_outputs_and_reports_statistics() {
    let launch = changed_launch("simple_debug.saxpy", "fine", |l| l["args"][0]["output"] = "of/y.npy".into());
    let out = launch.with_file_name("out");
    let (status, said, wrong) =
        run("simple_debug.saxpy", "dg2", &launch, &["--out", out.to_str().unwrap(), "--profile"]);
    // Statistics go to standard error.
    assert_eq!((status, said.as_str()), (0, ""), "{wrong}");
    assert!(wrong.starts_with("saxpy: 100 work-items, "), "{wrong}");
    // All instructions are in the profile.
    let total: u64 = wrong.split(' ').nth(3).and_then(|n| n.parse().ok()).expect("a number");
    let counts = wrong.lines().skip(1).filter_map(|l| l.split_whitespace().next()?.parse::<u64>().ok());
    assert_eq!(counts.sum::<u64>(), total, "{wrong}");
    let array = |path: PathBuf| Array::parse(&std::fs::read(path).expect("a file")).expect("an array");
    assert_eq!(array(out.join("of/y.npy")), array(case("simple_debug.saxpy/expected/y.npy")));
}

#[test]
fn a_run_says_which_results_a_device_need_not_give_exactly() {
    let launch = changed_launch("image2d.sample", "inexact", |_| {});
    let out = launch.with_file_name("out");
    let out = ["--out", out.to_str().unwrap()];
    let (status, _, wrong) = run("image2d.sample", "dg2", &launch, &out);
    assert_eq!(status, 0, "{wrong}");
    assert_eq!(
        wrong.lines().nth(1),
        Some("sample: exact except for INV of F within 3 ULP, 3D_SAMPLE of F unspecified"),
        "{wrong}"
    );
    let (_, _, wrong) = run("image2d.sample", "dg2", &launch, &[&out[..], &["--format", "json", "--profile"]].concat());
    let report: serde_json::Value = serde_json::from_str(&wrong).expect("one object");
    assert_eq!(report["kernel"], "sample");
    let total: u64 = report["profile"].as_object().expect("counts").values().filter_map(|n| n.as_u64()).sum();
    assert_eq!(report["instructions"], total);
    let row = &report["inexact"][1];
    assert_eq!((&row["instruction"], &row["type"]), (&"3D_SAMPLE".into(), &"F".into()));
    assert_eq!((&row["accuracy"], &row["executions"]), (&"unspecified".into(), &report["profile"]["3D_SAMPLE"]));
    assert!(row["spec"].as_str().is_some_and(|place| place.starts_with("specs/instructions/3D_SAMPLE.md:")), "{row}");
    let (_, _, wrong) = run("simple_debug.saxpy", "dg2", &case("simple_debug.saxpy/launch.json"), &out);
    assert_eq!(wrong.lines().count(), 1, "all results are exact: {wrong}");
}

#[test]
fn kernel_output_is_printed_in_the_order_of_work_items() {
    let expected = std::fs::read_to_string(case("printing.branches/expected/printed.txt")).expect("a text");
    let launch = case("printing.branches/launch.json");
    let (status, said, wrong) = run("printing.branches", "pvc", &launch, &[]);
    assert_eq!((status, said.as_str()), (0, expected.as_str()));
    assert!(wrong.starts_with("branches: 40 work-items") && wrong.lines().count() == 1, "{wrong}");
    let quiet = run("printing.branches", "pvc", &launch, &["--quiet"]);
    assert_eq!(quiet, (0, expected, String::new()));
}

#[test]
fn a_trace_shows_instructions_and_changed_variables() {
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
fn each_wrong_launch_causes_one_error() {
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
            says: &[
                "launch.json`: args[0].output: `",
                "y.npy` is an input, and cannot be the output too; `--out DIR` names another folder",
            ],
        },
        Bad {
            name: "many",
            change: |l| l["args"].as_array_mut().unwrap().push(serde_json::json!({"local": 4})),
            says: &["the kernel has 4 arguments, but 5 are given"],
        },
        Bad {
            name: "type",
            change: |l| l["args"][2] = serde_json::json!({"scalar": "int", "value": 3}),
            says: &["args[2] (`a`) is a `float`, but a `int` is given"],
        },
        Bad {
            name: "size",
            change: |l| l["args"][2] = serde_json::json!({"scalar": "double", "value": 3}),
            says: &["args[2] (`a`) takes 4 bytes, but has 8"],
        },
        Bad {
            name: "value",
            change: |l| l["args"][3] = serde_json::json!({"scalar": "int", "value": 2.5}),
            says: &[
                "args[3].value: 2.5 is not a value of the type `int`; its values are whole numbers from -2147483648 to 2147483647",
            ],
        },
        Bad {
            name: "kind",
            change: |l| l["args"][0] = serde_json::json!({"local": 64}),
            says: &["args[0] (`y`) takes a buffer, but is 64 bytes of local memory"],
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
            says: &["args[1].buffer: ", "none.npy", "No such file"],
        },
        Bad {
            name: "misspelt",
            change: |l| l["args"][1] = serde_json::json!({"bufer": "x.npy"}),
            says: &[
                "args[1]: one of the members `buffer`, `fill`, ",
                "is expected in {\"bufer\":\"x.npy\"}; did you mean `buffer`?",
            ],
        },
        Bad {
            name: "unvalued",
            change: |l| l["args"][2] = serde_json::json!({"scalar": "float"}),
            says: &["args[2]: `value` is missing"],
        },
        Bad {
            name: "superfluous",
            change: |l| l["args"][1] = serde_json::json!({"buffer": "x.npy", "size": 4}),
            says: &["args[1]: there is no member `size` here, only `buffer`, `output`"],
        },
        Bad {
            name: "negative",
            change: |l| l["args"][1] = serde_json::json!({"local": -1}),
            says: &["args[1].local: a whole number from 0 to 4294967295 is expected, not -1"],
        },
        Bad {
            name: "filter",
            change: |l| l["args"][1] = serde_json::json!({"sampler": {"filter": "cubic"}}),
            says: &["args[1].sampler.filter: one of `nearest`, `linear` is expected, not \"cubic\""],
        },
        Bad {
            name: "list",
            change: |l| l["args"][1] = serde_json::Value::Null,
            says: &["args[1]: an object such as {\"buffer\": \"in.npy\"} is expected, not null"],
        },
        Bad {
            name: "no_type",
            change: |l| l["args"][2] = serde_json::json!({"scalar": "floaty", "value": 1}),
            says: &["args[2].scalar: `floaty` is not a type of values, such as `int`"],
        },
        Bad {
            name: "vector",
            change: |l| l["args"][2] = serde_json::json!({"scalar": "float", "value": [1, 2]}),
            says: &["args[2].value: a `float` has one value, but 2 are given"],
        },
        Bad {
            name: "member",
            change: |l| l["globalsize"] = 3.into(),
            says: &["there is no member `globalsize` here, only `kernel`, `global_size`, "],
        },
        Bad {
            name: "offset",
            change: |l| l["global_offset"] = serde_json::json!([0, 0, 0, 0]),
            says: &["global_offset: one to three numbers are expected, not 4"],
        },
    ];
    for bad in cases {
        let launch = changed_launch("simple_debug.saxpy", bad.name, bad.change);
        let out = launch.with_file_name("out");
        let out = if bad.name == "overwrites" { vec![] } else { vec!["--out", out.to_str().expect("UTF-8")] };
        let (status, said, wrong) = run("simple_debug.saxpy", "dg2", &launch, &out);
        assert_eq!((status, said.as_str()), (2, ""), "{}: {wrong}", bad.name);
        assert_eq!(wrong.lines().filter(|l| l.starts_with("error")).count(), 1, "{}: {wrong}", bad.name);
        for words in bad.says {
            assert!(wrong.contains(words), "{}: {wrong}", bad.name);
        }
    }
}

#[test]
fn all_errors_of_a_launch_are_reported_in_one_run() {
    let errors = |name: &str, change: fn(&mut serde_json::Value)| {
        let launch = changed_launch("simple_debug.saxpy", name, change);
        let out = launch.with_file_name("out");
        let out = ["--out", out.to_str().expect("UTF-8")];
        let (status, _, wrong) = run("simple_debug.saxpy", "dg2", &launch, &out);
        assert_eq!(status, 2, "{wrong}");
        let lines = wrong.lines().map(|line| line.split_once("launch.json`: ").expect(line).1.to_owned());
        lines.collect::<Vec<_>>()
    };
    let form = errors("form", |l| {
        l.as_object_mut().unwrap().remove("kernel");
        l["global_size"] = serde_json::json!([-1]);
        l["args"][1] = serde_json::Value::Null;
        l["arguments"] = 7.into();
    });
    assert_eq!(form.len(), 4, "{form:?}");
    assert_eq!(form[0], "`kernel` is missing");
    assert_eq!(form[1], "global_size[0]: a whole number from 0 to 4294967295 is expected, not -1");
    assert!(form[2].starts_with("args[1]: an object such as ") && form[3].contains("`arguments`"), "{form:?}");
    let values = errors("values", |l| {
        l["args"][0]["buffer"] = "none.npy".into();
        l["args"][1]["buffer"] = "missing.npy".into();
    });
    assert_eq!(values.len(), 2, "{values:?}");
    assert!(values[0].starts_with("args[0].buffer: ") && values[0].contains("none.npy: No such file"), "{values:?}");
    assert!(values[1].starts_with("args[1].buffer: ") && values[1].contains("missing.npy: No such file"), "{values:?}");
    // Arguments that the kernel refuses: one message for each argument, and one for each size.
    let kernel = errors("disagreements", |l| {
        l["local_size"] = serde_json::json!([30, 0]);
        l["args"][0] = serde_json::json!({"local": 64});
        l["args"][2] = serde_json::json!({"scalar": "long", "value": 3});
        l["args"][3] = serde_json::json!({"scalar": "short", "value": 3});
    });
    assert_eq!(kernel.len(), 5, "{kernel:?}");
    let starts = [
        "args[2] (`a`) is a `float`, but a `long` is given",
        "the local size 30 in x does not divide the global size 100; ",
        "a size of 0 in y",
        "args[0] (`y`) takes a buffer, but is 64 bytes of local memory",
        "args[3] (`n`) takes 4 bytes",
    ];
    for (line, start) in kernel.iter().zip(starts) {
        assert!(line.starts_with(start), "{line}");
    }
}

#[test]
fn a_launch_without_local_size_gets_one_that_divides_the_range() {
    let expected = std::fs::read(case("simple_debug.saxpy/expected/y.npy")).expect("an array");
    let changes: [fn(&mut serde_json::Value); 2] = [
        |l| drop(l.as_object_mut().unwrap().remove("local_size")),
        |l| {
            l["local_size"] = serde_json::Value::Null;
            l["global_size"] = 100.into();
        },
    ];
    for (name, change) in ["open", "null"].into_iter().zip(changes) {
        let launch = changed_launch("simple_debug.saxpy", name, change);
        let out = launch.with_file_name("out");
        let (status, said, wrong) = run("simple_debug.saxpy", "dg2", &launch, &["--out", out.to_str().expect("UTF-8")]);
        assert_eq!((status, said.as_str()), (0, ""), "{wrong}");
        assert!(wrong.starts_with("saxpy: 100 work-items"), "{wrong}");
        assert_eq!(std::fs::read(out.join("y.npy")).expect("an array"), expected);
    }
}

#[test]
fn an_instruction_that_the_platform_does_not_have_causes_a_warning() {
    let path = |file: &str| case("simple_debug.saxpy").join(file).display().to_string();
    let (text, zebin, launch) = (path("dg2.visaasm"), path("skl.zebin"), path("launch.json"));
    let out = Path::new(env!("CARGO_TARGET_TMPDIR")).join("run/foreign");
    let out = ["--out", out.to_str().expect("UTF-8")];
    let (status, _, wrong) = visa(&["run", &text, "--zebin", &zebin, "--launch", &launch, out[0], out[1]]);
    assert_eq!(status, 0);
    assert!(wrong.starts_with("warning: instruction 5 of saxpy is ADD3, which SKL has not: "), "{wrong}");
    assert_eq!(run("simple_debug.saxpy", "dg2", Path::new(&launch), &[out[0], out[1], "--quiet"]).2, "");
}

/// Returns the path of a zebin with texts. The compiler for dg2 calls every kernel `kernel`; that
/// for bmg keeps the names.
fn zebin(device: &str) -> String {
    format!("{}/../../tests/zebins/saxpy.{device}.zebin", env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn a_zebin_with_texts_runs_without_other_files() {
    let expected = std::fs::read(case("simple_debug.saxpy/expected/y.npy")).expect("an array");
    for device in ["dg2", "bmg"] {
        for option in [None, Some("--zebin")] {
            let launch = changed_launch("simple_debug.saxpy", "with_texts", |_| {});
            let out = launch.with_file_name("out");
            let [launch, out] = [&launch, &out].map(|path| path.to_str().expect("UTF-8"));
            let zebin = zebin(device);
            let args: Vec<_> =
                ["run"].into_iter().chain(option).chain([&zebin, "--launch", launch, "--out", out]).collect();
            let (status, said, wrong) = visa(&args);
            assert_eq!((status, said.as_str()), (0, ""), "{device}: {wrong}");
            assert!(wrong.starts_with("saxpy: 100 work-items"), "{wrong}");
            assert_eq!(std::fs::read(Path::new(out).join("y.npy")).expect("an array"), expected, "{device}");
        }
    }
    let bare = case("simple_debug.saxpy/dg2.zebin").display().to_string();
    let launch = case("simple_debug.saxpy/launch.json").display().to_string();
    let (status, _, wrong) = visa(&["run", &bare, "--launch", &launch]);
    assert_eq!(status, 2);
    assert!(
        wrong.contains("without assembler text in it") && wrong.contains("-ze-emit-zebin-visa-sections"),
        "{wrong}"
    );
}

#[test]
fn texts_in_a_zebin_are_verified_and_printed_like_files() {
    for device in ["dg2", "bmg"] {
        let zebin = zebin(device);
        let (status, text, wrong) = visa(&["dis", &zebin]);
        assert_eq!((status, wrong.as_str()), (0, ""));
        assert_eq!(text.matches(".version ").count(), 1, "{text}");
        assert!(text.contains(".kernel \"triple\"") && text.contains(".kernel \"saxpy\""), "{text}");
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("saxpy.{device}.visaasm"));
        std::fs::write(&path, &text).expect("it can be written");
        let (object, texts) = (path.with_extension("isa"), path.to_str().expect("UTF-8"));
        assert_eq!(visa(&["asm", texts, "-o", object.to_str().expect("UTF-8")]), (0, String::new(), String::new()));
        let (status, said, wrong) = visa(&["stat", &zebin]);
        assert_eq!((status, wrong.as_str()), (0, ""));
        assert!(said.contains(&format!("{zebin}:saxpy\n")) && said.contains(&format!("{zebin}:triple\n")), "{said}");
        // The zebin names its platform.
        let (status, said, wrong) = visa(&["verify", &zebin]);
        assert_eq!((status, wrong.as_str()), (0, ""));
        assert!(said.starts_with("no findings in 1 file: 2 routines"), "{said}");
        let (status, _, wrong) = visa(&["convert", &zebin, "-"]);
        assert_eq!(status, 2, "{wrong}");
    }
}

#[test]
fn the_text_with_the_simd_width_of_the_zebin_runs() {
    let text = std::fs::read_to_string(case("simple_debug.saxpy/dg2.visaasm")).expect("a text");
    let narrow = Path::new(env!("CARGO_TARGET_TMPDIR")).join("narrow.visaasm");
    assert!(text.contains("SimdSize=32"));
    std::fs::write(&narrow, text.replace("SimdSize=32", "SimdSize=16")).expect("it can be written");
    let path = |file: &str| case("simple_debug.saxpy").join(file).display().to_string();
    let out = Path::new(env!("CARGO_TARGET_TMPDIR")).join("run/widths");
    let (narrow, out) = (narrow.to_str().expect("UTF-8"), out.to_str().expect("UTF-8"));
    let (text, zebin, launch) = (path("dg2.visaasm"), path("dg2.zebin"), path("launch.json"));
    let rest = ["--zebin", &zebin, "--launch", &launch, "--out", out, "--quiet"];
    for files in [[narrow, text.as_str()], [text.as_str(), narrow]] {
        let args: Vec<_> = ["run"].into_iter().chain(files).chain(rest).collect();
        let (status, _, wrong) = visa(&args);
        assert_eq!((status, wrong.as_str()), (0, ""));
    }
    let args: Vec<_> = ["run", narrow].into_iter().chain(rest).collect();
    assert!(visa(&args).2.contains("the program runs 16 channels in a thread, but the zebin describes one of 32"));
}

#[test]
fn an_access_outside_its_surface_is_an_error_in_strict_mode() {
    // The launch states 120 elements, and the arrays have 100.
    let launch = changed_launch("simple_debug.saxpy", "strict", |l| {
        l["args"][3] = serde_json::json!({"scalar": "int", "value": 120});
        l["global_size"] = serde_json::json!([120]);
    });
    let out = launch.with_file_name("out");
    let out = ["--out", out.to_str().expect("UTF-8")];
    let (status, _, wrong) = run("simple_debug.saxpy", "dg2", &launch, &[out[0], out[1], "--quiet"]);
    assert_eq!((status, wrong.as_str()), (0, ""));
    let (status, said, wrong) = run("simple_debug.saxpy", "dg2", &launch, &[out[0], out[1], "--strict"]);
    assert_eq!((status, said.as_str()), (1, ""), "{wrong}");
    assert!(wrong.contains("which has 400 bytes) is out of bounds; instruction "), "{wrong}");
    assert!(wrong.contains("work-group (5, 0, 0), thread 0, work-item (0, 0, 0)"), "{wrong}");
    // An access outside of flat memory fails in any mode.
    let (status, _, wrong) = run("simple_debug.saxpy", "pvc", &launch, &out);
    assert_eq!(status, 1, "{wrong}");
    assert!(wrong.contains("of flat memory (byte 400 of args[1] (`x`), which has 400 bytes)"), "{wrong}");
}

#[test]
fn a_null_pointer_has_no_surface() {
    let launch =
        changed_launch("simple_debug.saxpy", "null_surface", |l| l["args"][1] = serde_json::json!({"buffer": null}));
    let out = launch.with_file_name("out");
    let out = ["--quiet", "--out", out.to_str().expect("UTF-8")];
    let (status, said, wrong) = run("simple_debug.saxpy", "dg2", &launch, &out);
    assert_eq!((status, said.as_str()), (1, ""));
    assert!(wrong.starts_with("error: surface 1 is a null pointer: args[1] (`x`); instruction "), "{wrong}");
    let (status, _, wrong) = run("simple_debug.saxpy", "pvc", &launch, &out);
    assert_eq!(status, 1);
    assert!(wrong.starts_with("error: load of 4 bytes at 0x0 of flat memory is out of bounds; "), "{wrong}");
}

#[test]
fn an_array_of_another_type_is_refused() {
    let launch = changed_launch("simple_debug.saxpy", "dtype", |_| {});
    let array = Array { descr: "<i4".to_owned(), fortran: false, shape: vec![100], data: vec![0; 400] };
    std::fs::write(launch.with_file_name("x.npy"), array.to_bytes()).expect("it can be written");
    let out = launch.with_file_name("out");
    let (status, _, wrong) = run("simple_debug.saxpy", "dg2", &launch, &["--out", out.to_str().expect("UTF-8")]);
    assert_eq!(status, 2);
    assert!(wrong.contains("args[1] (`x`) is a `float*`, but the elements of x.npy are of the type `<i4`"), "{wrong}");
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
fn without_a_platform_a_program_runs_on_the_one_with_the_fewest_findings() {
    // The zebin names no device. On the newest platform, the text means something else.
    let launch = changed_launch("globals.tables", "unnamed", |_| {});
    let out = launch.with_file_name("out");
    let options = ["--out", out.to_str().expect("UTF-8"), "--platform", "NVL"];
    let (status, _, wrong) = run("globals.tables", "pvc", &launch, &options[..2]);
    assert_eq!(status, 0, "{wrong}");
    let (status, _, wrong) = run("globals.tables", "pvc", &launch, &options);
    assert_eq!(status, 1, "{wrong}");
    assert!(
        wrong.contains("error[text:form]: the instruction, as NVL reads it, has no form in object files"),
        "{wrong}"
    );
    assert!(wrong.contains("help: `--platform` names the platform"), "{wrong}");
}

#[test]
fn a_platform_with_another_register_size_is_refused() {
    // These zebins do not name their device.
    let launch = case("by_value.vectors/launch.json");
    let (status, _, wrong) = run("by_value.vectors", "dg2", &launch, &["--platform", "PVC_XT"]);
    assert!(status == 2 && wrong.contains("it was compiled for"), "{wrong}");
    let (status, _, wrong) = run("by_value.vectors", "pvc", &launch, &["--platform", "SKL"]);
    assert!(status == 2 && wrong.contains("it was compiled for"), "{wrong}");
}

#[test]
fn a_platform_other_than_that_of_the_zebin_is_refused() {
    for (device, platform, other) in
        [("skl", "SKL", "BXT"), ("tgllp", "TGLLP", "dg2"), ("dg2", "DG2", "MTL"), ("bmg", "XE2", "PVC_XT")]
    {
        let launch = changed_launch("simple_debug.saxpy", &format!("named_{device}"), |_| {});
        let out = launch.with_file_name("out");
        let options = ["--quiet", "--out", out.to_str().expect("UTF-8"), "--platform"];
        let (status, said, wrong) = run("simple_debug.saxpy", device, &launch, &options[..3]);
        assert_eq!((status, wrong.as_str()), (0, ""), "{device}: {said}");
        let (status, _, wrong) = run("simple_debug.saxpy", device, &launch, &[&options[..], &[other]].concat());
        assert_eq!(status, 2, "{device}: {wrong}");
        let message = format!("the zebin was compiled for {platform}, and the program is run as one for ");
        assert!(wrong.contains(&message), "{device}: {wrong}");
    }
}

#[test]
#[ignore = "needs python3 with NumPy"]
fn kernels_run_from_python() {
    let program = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join("examples/python/kernels.py");
    let mut python = std::process::Command::new("python3");
    let output = python.arg("-B").arg(program).env("VISA", env!("CARGO_BIN_EXE_visa")).output();
    let output = output.expect("python3 can be run");
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{said}{}", String::from_utf8_lossy(&output.stderr));
    assert!(said.contains("(args[0] (`y`), which has 40 bytes) is out of bounds"), "{said}");
    assert!(said.contains("saxpy is right on bmg, cri, dg2, "), "{said}");
}

/// Runs saxpy with `output` as the output of its first argument, in the folder `scratch`.
fn run_with_output(scratch: &str, output: &str, more: &[&str]) -> (u8, String, PathBuf) {
    let launch = changed_launch("simple_debug.saxpy", scratch, |l| l["args"][0]["output"] = output.into());
    let (status, _, wrong) = run("simple_debug.saxpy", "dg2", &launch, more);
    (status, wrong, launch.with_file_name(""))
}

#[test]
fn an_output_outside_the_output_folder_is_refused() {
    let scratch = Path::new(env!("CARGO_TARGET_TMPDIR")).join("run");
    let absolute = scratch.join("absolute.npy");
    for (name, output) in
        [("parent", "../escaped.npy"), ("inner", "a/../../escaped.npy"), ("root", absolute.to_str().unwrap())]
    {
        let (status, wrong, _) = run_with_output(name, output, &[]);
        assert_eq!(status, 2, "{wrong}");
        assert!(
            wrong.contains(&format!("launch.json`: args[0].output: the output `{output}` would be outside")),
            "{wrong}"
        );
    }
    assert!(!scratch.join("escaped.npy").exists() && !absolute.exists());
}

#[cfg(unix)]
#[test]
fn a_link_that_leads_an_output_out_of_the_output_folder_is_refused() {
    let launch = changed_launch("simple_debug.saxpy", "link", |l| l["args"][0]["output"] = "way/y.npy".into());
    let (out, outside) = (launch.with_file_name("out"), launch.with_file_name("outside"));
    std::fs::create_dir_all(&out).unwrap();
    std::fs::create_dir_all(&outside).unwrap();
    // A symbolic link of an earlier run may have another target.
    let _ = std::fs::remove_file(out.join("way"));
    std::os::unix::fs::symlink(&outside, out.join("way")).unwrap();
    let (status, _, wrong) = run("simple_debug.saxpy", "dg2", &launch, &["--out", out.to_str().unwrap()]);
    assert_eq!(status, 2, "{wrong}");
    assert!(wrong.contains("args[0].output: a link in the output `way/y.npy` leads out of the folder"), "{wrong}");
    assert!(!outside.join("y.npy").exists());
}

#[test]
fn an_output_that_would_overwrite_an_input_is_refused() {
    for (name, output, more) in [
        ("over_array", "x.npy", &[][..]),
        ("over_array_in_out", "x.npy", &["--out", "HERE"]),
        ("over_launch", "launch.json", &[]),
    ] {
        let here = Path::new(env!("CARGO_TARGET_TMPDIR")).join("run").join(name).display().to_string();
        let more: Vec<_> = more.iter().map(|word| if *word == "HERE" { here.as_str() } else { *word }).collect();
        let (status, wrong, folder) = run_with_output(name, output, &more);
        assert_eq!(status, 2, "{wrong}");
        assert!(wrong.contains(output) && wrong.contains("input"), "{wrong}");
        let kept = std::fs::read(folder.join("x.npy")).unwrap();
        assert_eq!(kept, std::fs::read(case("simple_debug.saxpy").join("x.npy")).unwrap());
    }
}

#[test]
fn two_arguments_with_one_output_are_refused() {
    let launch = changed_launch("simple_debug.saxpy", "twice", |l| {
        l["args"][0]["output"] = "same.npy".into();
        l["args"][1]["output"] = "./same.npy".into();
    });
    let (status, _, wrong) = run("simple_debug.saxpy", "dg2", &launch, &[]);
    assert_eq!(status, 2, "{wrong}");
    assert!(wrong.contains("same.npy` would be the output of `args[0].output` and `args[1].output`"), "{wrong}");
    assert!(!launch.with_file_name("same.npy").exists());
}

#[test]
fn quiet_runs_print_no_statistics() {
    let launch = changed_launch("simple_debug.saxpy", "quiet", |l| l["args"][0]["output"] = "out.npy".into());
    let (status, said, wrong) = run("simple_debug.saxpy", "dg2", &launch, &["--quiet"]);
    assert_eq!((status, said.as_str(), wrong.as_str()), (0, "", ""));
    assert!(launch.with_file_name("out.npy").exists());
}

#[test]
fn a_launch_that_takes_too_long_is_stopped() {
    let launch = changed_launch("simple_debug.saxpy", "long", |l| {
        l["args"][0]["output"] = "long.npy".into();
        l["global_size"] = serde_json::json!([1 << 21]);
        l["local_size"] = serde_json::json!([128]);
    });
    let output = launch.with_file_name("long.npy");
    // An earlier run of this test may have left the file.
    let _ = std::fs::remove_file(&output);
    let run = |time: &str| run("simple_debug.saxpy", "dg2", &launch, &["--timeout", time]);
    let (status, said, wrong) = run("0.000000001");
    assert_eq!((status, said.as_str()), (1, ""), "{wrong}");
    assert!(wrong.contains("error: the launch takes more than 0.000000001 s; instruction "), "{wrong}");
    assert!(wrong.contains("of saxpy") && wrong.contains("help: `--timeout SECONDS`"), "{wrong}");
    assert!(!output.exists());
    assert_eq!(run("0").0, 0);
    for bad in ["-1", "soon", "nan"] {
        let (status, _, wrong) = run(bad);
        assert!(status == 2 && wrong.contains("expected a number of seconds from 0 on"), "{bad}: {wrong}");
    }
}
