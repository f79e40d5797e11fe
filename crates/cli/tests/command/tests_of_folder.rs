//! Tests of `visa test`.
#![cfg(unix)]

use crate::launch::KERNELS;
use crate::source::SourceFolder;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::fs;

/// Returns a launch of `axpy` of a source with y = 2 * x, and its expectation.
fn test_of_source(expected: [f32; 4]) -> String {
    let y = json!({"zeros": "float", "count": 4, "expect": expected});
    json!({"source": "axpy.cl", "kernel": "axpy", "global_size": 4, "args": {"x": [0, 1, 2, 3], "y": y, "a": 2}})
        .to_string()
}

/// Returns a folder with passing, failing and wrong tests below `tests`.
fn folder(name: &str) -> SourceFolder {
    let folder = SourceFolder::new(name);
    fs::create_dir(folder.0.join("tests")).expect("a folder");
    fs::rename(folder.0.join("axpy.cl"), folder.0.join("tests/axpy.cl")).expect("it is moved");
    folder.write("tests/good.json", test_of_source([0.0, 2.0, 4.0, 6.0]));
    folder
}

#[test]
fn each_launch_file_is_run_for_each_device() {
    let folder = folder("table");
    folder.write("tests/sub/wrong.json", test_of_source([0.0, 2.0, 5.0, 8.0]).replace("axpy.cl", "../axpy.cl"));
    folder.write("tests/package.json", "{\"name\": \"no launch\"}");
    folder.write("tests/.hidden.json", "{");
    let (status, out, err) = folder.visa(&["test", "tests", "--devices", "bmg,pvc,skl", "--junit", "out/report.xml"]);
    assert_eq!((status, err.as_str()), (1, ""), "{out}");
    let table: Vec<_> = out.lines().take(4).collect();
    assert_eq!(
        table,
        [
            "                bmg    pvc    skl",
            "good.json       ok     ok     error",
            "sub/wrong.json  FAIL   FAIL   error",
            ""
        ]
    );
    let difference = "2 of 4 elements are not as expected: [2] is 4, expected 5; the largest error is 2, at [3]";
    let failed = format!("FAIL: sub/wrong.json on bmg, pvc\n  error: `tests/sub/wrong.json`: args.y: {difference}\n");
    assert!(out.contains(&failed), "{out}");
    let unknown =
        "error: good.json on skl\n  error: `tests/axpy.cl`: cannot be compiled for `skl`: Error: Cannot get HW Info";
    assert!(out.contains(unknown), "{out}");
    assert!(out.lines().last().expect("a line").starts_with("2 passed, 2 failed, 2 errors in "), "{out}");
    let xml = fs::read_to_string(folder.0.join("out/report.xml")).expect("a report");
    assert!(xml.contains("<testsuites tests=\"6\" failures=\"2\" errors=\"2\" skipped=\"0\" "), "{xml}");
    assert_eq!(xml.matches("<testcase name=\"sub/wrong.json\" classname=\"bmg\" ").count(), 1, "{xml}");
    assert_eq!(xml.matches(&format!("args.y: {difference}</failure>")).count(), 2, "{xml}");
    // JSON, one object a line.
    let (status, out, _) = folder.visa(&["test", "tests", "--devices", "pvc", "--format", "json", "--threads", "1"]);
    assert_eq!(status, 1);
    let rows: Vec<Value> = out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let short: Vec<_> = rows.iter().map(|row| [&row["file"], &row["device"], &row["status"]]).collect();
    assert_eq!(short, [["good.json", "pvc", "passed"], ["sub/wrong.json", "pvc", "failed"]]);
    assert!(rows[1]["message"].as_str().is_some_and(|message| message.contains(difference)));
    // A test alone, for the device of the environment or the default: `dg2` is none of this
    // compiler.
    let (status, out, _) = folder.visa(&["test", "tests/good.json"]);
    assert_eq!((status, out.contains("cannot be compiled for `dg2`")), (1, true), "{out}");
    let (status, out, err) = folder.visa(&["test", "tests/good.json", "--devices", "bmg"]);
    assert_eq!((status, err.as_str()), (0, ""));
    assert!(out.starts_with("           bmg\ngood.json  ok\n\n1 passed, 0 failed, 0 errors in "), "{out}");
}

#[test]
fn what_cannot_be_run_has_not_passed() {
    let folder = folder("errors");
    let test = || test_of_source([0.0, 2.0, 4.0, 6.0]);
    let without = |member: &str| {
        let mut launch: Value = serde_json::from_str(&test()).expect("JSON");
        launch.as_object_mut().expect("an object").remove(member);
        launch.to_string()
    };
    let mut nothing: Value = serde_json::from_str(&test()).expect("JSON");
    nothing["args"]["y"].as_object_mut().expect("an object").remove("expect");
    folder.write("tests/mistake.cl", "mistake");
    folder.write("tests/zebin.isa", "no program");
    for (name, text, said) in [
        (
            "cut",
            "{\"kernel\": ".to_owned(),
            "`tests/cut.json`: the file is not JSON: EOF while parsing a value at line 1 column 11",
        ),
        ("nothing", nothing.to_string(), "`tests/nothing.json`: nothing is expected: an argument with `expect`"),
        (
            "program",
            without("source"),
            "`tests/program.json`: a program is expected: FILE, or `source` in the launch file",
        ),
        ("size", without("global_size"), "`tests/size.json`: `global_size` is missing"),
        ("none", test().replace("axpy.cl", "none.cl"), "`tests/none.cl` cannot be read: No such file"),
        (
            "mistake",
            test().replace("axpy.cl", "mistake.cl"),
            "tests/mistake.cl:2:7: error: use of undeclared identifier",
        ),
        ("typo", test().replace("\"a\"", "\"b\""), "args.b: `axpy` has no argument `b`"),
    ] {
        folder.write(&format!("tests/{name}.json"), text);
        let (status, out, err) = folder.visa(&["test", &format!("tests/{name}.json"), "--devices", "bmg,pvc"]);
        assert_eq!((status, err.as_str()), (1, ""), "{out}");
        assert!(out.contains(said), "{name}: {out}");
        assert!(out.lines().last().expect("a line").starts_with("0 passed, 0 failed, 2 errors in "), "{out}");
    }
    let (status, out, _) = folder.visa(&["test", "tests", "--devices", "bmg"]);
    assert_eq!(status, 1);
    assert!(out.lines().last().expect("a line").starts_with("1 passed, 0 failed, 7 errors in "), "{out}");
    // A check is something that can fail.
    let (status, out, _) = folder.visa(&["test", "tests/nothing.json", "--devices", "bmg", "--check", "all"]);
    assert_eq!((status, out.contains("1 passed, 0 failed, 0 errors")), (0, true), "{out}");
}

#[test]
fn nothing_to_run_is_not_a_success() {
    let folder = folder("nothing");
    fs::create_dir(folder.0.join("empty")).expect("a folder");
    folder.write("other/package.json", "[1]");
    for (args, said) in [
        (&["empty"][..], "error: `empty` has no launch files (.json): there is nothing to run\n"),
        (
            &["other"],
            "error: `other` has no launch files (.json); 1 other JSON file has no launch: there is nothing to run\n",
        ),
        (&["none"], "error: `none` cannot be read: No such file or directory (os error 2)\n"),
        (&["tests", "--shard", "3/2"], "expected K/N with K from 1 to N"),
        (
            &["tests", "--junit", "tests/good.json"],
            "error: `tests/good.json` is an input, and cannot be the output too",
        ),
    ] {
        let (status, out, err) = folder.visa(&[&["test"], args].concat());
        assert_eq!((status, out.as_str()), (2, ""), "{err}");
        assert!(err.contains(said), "{err}");
    }
    // A file that lists its devices is a test for no other one.
    let mut launch: Value = serde_json::from_str(&test_of_source([0.0, 2.0, 4.0, 6.0])).expect("JSON");
    launch["devices"] = json!(["pvc"]);
    folder.write("tests/good.json", launch.to_string());
    let (status, _, err) = folder.visa(&["test", "tests", "--devices", "bmg"]);
    assert_eq!(status, 2);
    assert_eq!(
        err,
        "note: `good.json` is not for these devices\nerror: no launch file in `tests` is for these devices: there is nothing to run\n"
    );
    for devices in [&["--devices", "bmg,pvc"][..], &[]] {
        let (status, out, _) = folder.visa(&[&["test", "tests"], devices].concat());
        assert_eq!((status, out.starts_with("           pvc\ngood.json  ok\n")), (0, true), "{out}");
    }
}

#[test]
fn tests_are_listed_with_their_devices() {
    let folder = folder("list");
    let (status, out, _) = folder.visa(&["test", "tests", "--devices", "bmg,pvc", "--list"]);
    assert_eq!((status, out.as_str()), (0, "good.json  bmg\ngood.json  pvc\n"));
    let (status, out, _) = folder.visa(&["test", "tests", "--list", "--format", "json"]);
    assert_eq!((status, out.as_str()), (0, "{\"device\":null,\"file\":\"good.json\"}\n"));
}

#[test]
fn shards_are_the_whole_without_overlap() {
    let folder = folder("shards");
    for number in 0..9 {
        folder.write(&format!("tests/{number}.json"), test_of_source([0.0, 2.0, 4.0, 6.0]));
    }
    let mut seen = BTreeSet::new();
    for shard in ["1/3", "2/3", "3/3"] {
        let (status, out, _) =
            folder.visa(&["test", "tests", "--devices", "bmg", "--format", "json", "--shard", shard]);
        assert_eq!(status, 0);
        for line in out.lines() {
            let row: Value = serde_json::from_str(line).expect("JSON");
            assert!(seen.insert(row["file"].to_string()), "{line}");
        }
    }
    assert_eq!(seen.len(), 10);
    // A shard without files says so, and its report is empty.
    let empty = (1..=100).map(|part| format!("{part}/100")).find_map(|shard| {
        let (status, out, err) =
            folder.visa(&["test", "tests/good.json", "--devices", "bmg", "--shard", &shard, "--junit", "r.xml"]);
        assert_eq!(status, 0);
        out.is_empty().then_some((shard, err))
    });
    let (shard, err) = empty.expect("99 shards are empty");
    assert_eq!(err, format!("note: shard {shard} has none of 1 launch file in `tests/good.json`\n"));
    let xml = fs::read_to_string(folder.0.join("r.xml")).expect("a report");
    assert!(xml.contains("<testsuites tests=\"0\" "), "{xml}");
}

#[test]
fn texts_and_zebins_are_tests_as_well() {
    let folder = folder("texts");
    fs::copy(KERNELS, folder.0.join("tests/vectors.visaasm")).expect("a copy");
    let text = json!({"source": "vectors.visaasm", "kernel": "square", "global_size": 16, "args": {
        "x": "range:float:16",
        "y": {"empty": "float", "count": 16, "expect": (0..16).map(|i| i * i).collect::<Vec<_>>()},
    }});
    folder.write("tests/good.json", text.to_string());
    let (status, out, _) = folder.visa(&["test", "tests", "--devices", "bmg,pvc,none"]);
    assert_eq!((status, out.lines().nth(1)), (1, Some("good.json  ok     ok     error")), "{out}");
    assert!(out.contains("`none` is not a platform"), "{out}");
    fs::copy(folder.0.join("compiler/kernels.zebin"), folder.0.join("tests/k.zebin")).expect("a copy");
    folder.write("tests/good.json", test_of_source([0.0, 2.0, 4.0, 6.0]).replace("axpy.cl", "k.zebin"));
    let (status, out, _) = folder.visa(&["test", "tests"]);
    assert_eq!((status, out.lines().nth(1)), (0, Some("good.json  ok")), "{out}");
    let (status, out, _) = folder.visa(&["test", "tests", "--devices", "dg2,bmg"]);
    assert_eq!((status, out.lines().nth(1)), (1, Some("good.json  error  ok")), "{out}");
    assert!(out.contains("`tests/k.zebin`: it is for XE2, but the device dg2 is DG2"), "{out}");
    assert!(folder.calls().is_empty());
    // The text of a compiled kernel, with its zebin, inputs and expected outputs in other files.
    let case = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/run/simple_debug.saxpy");
    let launch = fs::read(format!("{case}/launch.json")).expect("a launch file");
    let mut launch: Value = serde_json::from_slice(&launch).expect("JSON");
    for argument in launch["args"].as_array_mut().expect("a list") {
        if let Some(file) = argument["buffer"].as_str().map(|file| format!("{case}/{file}")) {
            argument["buffer"] = file.into();
        }
        if let Some(output) = argument.as_object_mut().expect("an object").remove("output") {
            let file = format!("{case}/expected/{}", output.as_str().expect("a file"));
            argument["expect"] = json!({"file": file});
        }
    }
    launch["source"] = format!("{case}/dg2.visaasm").into();
    launch["zebin"] = format!("{case}/dg2.zebin").into();
    folder.write("tests/good.json", launch.to_string());
    let (status, out, _) = folder.visa(&["test", "tests/good.json", "--devices", "dg2,skl"]);
    assert_eq!((status, out.lines().nth(1)), (1, Some("good.json  ok     error")), "{out}");
    assert!(out.contains("dg2.zebin`: it is for DG2, but the device skl is SKL"), "{out}");
}
