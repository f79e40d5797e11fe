//! Tests of what launch files expect of outputs, and of the arguments that launch files and the
//! command line spell in the same way.

use crate::launch::{Folder, KERNELS, array, axpy};
use serde_json::{Value, json};

/// Returns a launch of `axpy` with y = 2 * x + 1 for x from 0 to 31, and an expectation of y.
fn expecting(expect: Value) -> Value {
    axpy(json!([
        {"range": "float", "count": 32},
        {"fill": 1, "type": "float", "count": 32, "output": "y.npy", "expect": expect},
        {"scalar": "float", "value": 2},
    ]))
}

fn expected_values() -> Vec<f32> {
    (0..32).map(|i| 2.0 * i as f32 + 1.0).collect()
}

#[test]
fn a_run_fails_if_an_output_is_not_as_expected() {
    let folder = Folder::new("expect");
    let run = |expect: Value| {
        let (status, out, err) = folder.run(&expecting(expect), &["--quiet"]);
        assert_eq!(out, "");
        (status, err)
    };
    let fine = (0, String::new());
    let exact = json!(expected_values());
    assert_eq!(run(exact.clone()), fine);
    assert_eq!(run(json!({"values": exact})), fine);
    assert_eq!(run(json!({"values": (0..32).map(|i| 2 * i + 1).collect::<Vec<_>>(), "type": "ushort"})), fine);
    folder.write("expected.npy", &array(&expected_values()).to_bytes());
    assert_eq!(run(json!({"file": "expected.npy"})), fine);
    // The first index, the number of elements, and the largest error.
    let mut wrong = expected_values();
    (wrong[3], wrong[30]) = (7.5, 64.0);
    let differs = |rest: &str| (1, format!("error: `@/launch.json`: args[1]: {rest}\n"));
    let both = "2 of 32 elements are not as expected: [3] is 7, expected 7.5; the largest error is 3, at [30]";
    assert_eq!(run(json!(wrong)), differs(both));
    // Outputs are written nevertheless.
    assert_eq!(folder.floats("y.npy"), expected_values());
    let one = "1 of 32 elements is not as expected: [30] is 61, expected 64; the largest error is 3, at [30]";
    for tolerance in [json!({"atol": 0.5}), json!({"rtol": 0.07}), json!({"atol": 0.25, "rtol": 0.04})] {
        let mut expect = tolerance.clone();
        expect["values"] = json!(wrong);
        let expected = if tolerance == json!({"rtol": 0.07}) { fine.clone() } else { differs(one) };
        assert_eq!(run(expect), expected, "{tolerance}");
    }
    folder.write("expected.npy", &array(&wrong).to_bytes());
    assert_eq!(run(json!({"file": "expected.npy"})), differs(both));
    let next = expected_values().into_iter().map(|value| value.next_up().next_up()).collect::<Vec<_>>();
    assert_eq!(run(json!({"values": next, "ulp": 2})), fine);
    assert_eq!(run(json!({"values": next, "ulp": 1})).0, 1);
    let (status, err) = run(json!({"fill": 1, "atol": 61}));
    assert_eq!(
        (status, err.contains("1 of 32 elements is not as expected: [31] is 63, expected 1")),
        (1, true),
        "{err}"
    );
}

#[test]
fn a_wrong_expectation_is_refused_with_the_path_of_its_value() {
    let folder = Folder::new("expect_wrong");
    for (expect, message) in [
        (
            json!(5),
            "args[1].expect: a list of elements, or an object such as {\"values\": [1, 2], \"rtol\": 1e-6} is expected, not 5",
        ),
        (
            json!({"value": [1]}),
            "args[1].expect: one of the members `values`, `file`, `fill` is expected in {\"value\":[1]}; did you mean `values`?",
        ),
        (
            json!({"fill": 0, "rtoll": 1}),
            "args[1].expect: there is no member `rtoll` here, only `fill`, `rtol`, `atol`, `ulp`; did you mean `rtol`?",
        ),
        (json!({"fill": 0, "rtol": -1}), "args[1].expect.rtol: a number from 0 on is expected, not -1"),
        (
            json!({"fill": 0, "ulp": 1.5}),
            "args[1].expect.ulp: a whole number from 0 to 18446744073709551615 is expected, not 1.5",
        ),
        (json!({"fill": [1, 2]}), "args[1].expect.fill: a `float` has one value, but 2 are given"),
        (
            json!({"values": [1], "type": "floats"}),
            "args[1].expect.type: `floats` is not a type of values, such as `int`, `float4` or `size_t`",
        ),
        (
            json!([1, "x"]),
            "args[1].expect.values[1]: \"x\" is not a value of the type `float`; its values are numbers, \"nan\", \"inf\" and \"-inf\"",
        ),
        (
            json!([1, 2]),
            "args[1].expect.values: 2 elements of the shape [2] are expected, but the buffer has 32 of the shape [32]",
        ),
        (json!({"file": "none.npy"}), "args[1].expect.file: @/none.npy: No such file or directory (os error 2)"),
    ] {
        folder.refuses(&expecting(expect), &[], &[message]);
    }
    let integers = json!([{"buffer": null}, {"zeros": "int", "count": 1, "expect": {"fill": 0, "ulp": 1}}, 0]);
    let launch = axpy(integers);
    folder.write("launch.json", launch.to_string().as_bytes());
    let (status, _, err) = folder.run(&launch, &[]);
    assert_eq!(status, 2);
    assert!(err.contains("args[2]: the type of `a` (4 bytes) is not known; write it, for example `int:5`"), "{err}");
    folder.refuses(
        &axpy(json!([{"buffer": null, "expect": [1]}, "zeros:float:1", "float:0"])),
        &[],
        &["args[0].expect: a null pointer has no contents to compare"],
    );
    folder.refuses(
        &axpy(json!(["null", {"zeros": "int", "count": 1, "expect": {"fill": 0, "ulp": 1}}, "float:0"])),
        &[],
        &["args[1].expect.fill: `ulp` is for floating-point types; `atol` is the allowed error of integers"],
    );
    // An output is no input of the comparison.
    let launch = expecting(json!({"file": "y.npy"}));
    folder.refuses(&launch, &[], &["args[1].output: `@/y.npy` is an input, and cannot be the output too; `--out DIR` names another folder for outputs"]);
}

#[test]
fn only_the_lanes_of_a_vector_of_three_are_compared() {
    let folder = Folder::new("expect_vectors");
    // y = a * x + y for 8 vectors of four lanes in memory, of which the last one is nobody's.
    let lists = |last: &[f32]| (0..8).map(|_| [&[3.0, 3.0, 3.0], last].concat()).collect::<Vec<_>>();
    let launch = |expect: Value| {
        axpy(json!([
            {"fill": 1, "type": "float", "count": 32},
            {"fill": [1, 1, 1], "type": "float3", "count": 8, "expect": expect},
            "float:2",
        ]))
    };
    assert_eq!(folder.run(&launch(json!(lists(&[]))), &["--quiet"]), (0, String::new(), String::new()));
    assert_eq!(folder.run(&launch(json!({"fill": [3, 3, 3]})), &["--quiet"]).0, 0);
    let four = json!({"values": lists(&[7.0]), "type": "float4"});
    let (status, _, err) = folder.run(&launch(four), &["--quiet"]);
    assert_eq!(
        (status, err.contains("8 of 32 elements are not as expected: [0, 3] is 2, expected 7")),
        (1, true),
        "{err}"
    );
    let (status, _, err) = folder.run(&launch(json!({"fill": [3, 3, 4]})), &["--quiet"]);
    assert_eq!(
        (status, err.contains("8 of 24 elements are not as expected: [0, 2] is 3, expected 4")),
        (1, true),
        "{err}"
    );
}

#[test]
fn launch_files_and_the_command_line_spell_arguments_in_the_same_way() {
    let folder = Folder::new("spelling");
    let y_of = |args: Value| {
        let (status, out, err) = folder.run(&axpy(args), &["--quiet"]);
        assert_eq!((status, out.as_str(), err.as_str()), (0, "", ""));
        folder.floats("y.npy")
    };
    let y = json!({"zeros": "float", "count": 32, "output": "y.npy"});
    let text = y_of(json!(["rand:float:32:-1..1:seed=7", y, "float:1"]));
    let object = json!({"rand": "float", "count": [32], "low": -1, "high": 1, "seed": 7});
    assert_eq!(y_of(json!({"a": "float:1", "y": y, "x": object})), text);
    assert!(text.iter().any(|value| *value < 0.0) && text.iter().all(|value| (-1.0..=1.0).contains(value)));
    let words = ["--arg", "x=rand:float:32:-1..1:seed=7", "--arg", "y=zeros:float:32", "--arg", "a=float:1"];
    let more =
        ["--kernel", "axpy", "--global", "32", "--local", "16", "--platform", "XE2", "--quiet", "--out", "@/line"];
    let (status, _, err) = folder.visa(&[&[KERNELS], &words[..], &more].concat());
    assert_eq!((status, err.as_str()), (0, ""));
    assert_eq!(folder.floats("line/y.npy"), text);
    // Without a seed, the position of the argument is the seed, so that arguments differ.
    assert_eq!(y_of(json!(["rand:float:32", y, "float:1"])), y_of(json!(["rand:float:32:seed=0", y, "float:1"])));
    let random = json!({"rand": "float", "count": 32, "output": "y.npy"});
    assert_eq!(y_of(json!(["null", random, "float:1"])), y_of(json!(["rand:float:32:seed=1", y, "float:1"])));
    let launch = json!({"kernel": "axpy", "global_size": 32, "local_size": 16, "args": ["null", {"use": "r"}, "float:1"],
                        "buffers": {"r": random}});
    assert_eq!(folder.run(&launch, &["--quiet"]).0, 0);
    assert_eq!(folder.floats("y.npy"), y_of(json!(["rand:float:32:seed=1000", y, "float:1"])));
}

#[test]
fn wrong_arguments_by_name_or_as_text_have_the_path_of_their_value() {
    let folder = Folder::new("named");
    folder.refuses(
        &axpy(json!({"x": "zeros:float:32", "y": "rnad:float:32", "a": {"scalar": "float"}})),
        &[],
        &[
            "args.a: `value` is missing",
            "args.y: `rnad:float:32` is not an argument; expected a value such as 1024, 2.5 or [1,2,3], `TYPE:VALUE`, \
             `zeros:TYPE:COUNT`, `range:TYPE:COUNT`, `rand:TYPE:COUNT`, `empty:TYPE:COUNT`, `local:BYTES`, `@FILE.npy` or \
             `null`; did you mean `rand`?",
        ],
    );
    folder.refuses(
        &axpy(json!({"x": "zeros:float:32", "z": "zeros:float:32", "a": "float:1"})),
        &[],
        &["args.z: `axpy` has no argument `z`, only `x` (8 bytes), `y` (8 bytes), `a` (4 bytes)"],
    );
    folder.refuses(
        &json!({"kernel": "axpy", "global_size": 32, "args": [], "buffers": {"b": "5", "c": {"zeros": "floats", "count": 1}},
                "source": [], "devices": "pvc"}),
        &[],
        &[
            "buffers.b: a buffer such as \"zeros:float:16\" is expected, not \"5\"",
            "source: a string, or a list of strings is expected, not []",
            "devices: a list is expected, not \"pvc\"",
            "buffers.c.zeros: `floats` is not a type of values, such as `int`, `float4` or `size_t`",
        ],
    );
    folder.refuses(
        &axpy(json!(["rand:float:99999999999", "zeros:float:1", "float:1"])),
        &[],
        &["args[0].count: the array is too large: all buffers together have at most 4294967296 bytes"],
    );
}
