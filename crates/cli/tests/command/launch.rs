//! Tests of the launch files of `visa run`: their members, their errors, and the files that a run
//! must not write. For example, an output `../x.npy` is refused.

use openvisa_commands::{self as cli, Context};
use openvisa_sim::{Array, LaunchFile};
use serde_json::{Value, json};
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

/// A folder of a test with the arrays `x.npy`, the numbers from 0 to 31, and `y.npy`, ones.
pub(crate) struct Folder(PathBuf);

/// The kernels `square` and `axpy`, which are written by hand.
pub(crate) const KERNELS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/own/vectors.visaasm");

pub(crate) fn array(values: &[f32]) -> Array {
    let data = values.iter().flat_map(|value| value.to_le_bytes()).collect();
    Array { descr: "<f4".to_owned(), fortran: false, shape: vec![values.len()], data }
}

impl Folder {
    pub(crate) fn new(name: &str) -> Self {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("launch").join(name);
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).expect("a folder");
        let folder = Self(path);
        folder.write("x.npy", &array(&(0..32).map(|i| i as f32).collect::<Vec<_>>()).to_bytes());
        folder.write("y.npy", &array(&[1.0; 32]).to_bytes());
        folder
    }

    pub(crate) fn at(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    pub(crate) fn write(&self, name: &str, bytes: &[u8]) {
        fs::write(self.at(name), bytes).expect("the file is written");
    }

    /// Runs the kernels with a launch file. Returns exit status, standard output and standard
    /// error.
    pub(crate) fn run(&self, launch: &Value, options: &[&str]) -> (u8, String, String) {
        self.write("launch.json", launch.to_string().as_bytes());
        self.visa(&[&[KERNELS, "--launch", "@/launch.json", "--platform", "XE2"], options].concat())
    }

    /// Runs `visa run`. `@` in arguments and messages is the folder.
    pub(crate) fn visa(&self, args: &[&str]) -> (u8, String, String) {
        self.command("run", args)
    }

    /// Runs a command of `visa`. `@` in arguments and messages is the folder.
    fn command(&self, name: &str, args: &[&str]) -> (u8, String, String) {
        let folder = self.0.to_str().expect("UTF-8");
        let args = std::iter::once(&name).chain(args).map(|arg| OsString::from(arg.replace('@', folder)));
        let (mut out, mut err, mut input) = (Vec::new(), Vec::new(), &[][..]);
        let status = cli::run(args, &mut Context::plain(&mut input, &mut out, &mut err)).code();
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("UTF-8").replace(folder, "@");
        (status, text(out), text(err))
    }

    /// Checks that a run is refused with exactly these messages about the launch file, and changes
    /// no file.
    pub(crate) fn refuses(&self, launch: &Value, options: &[&str], messages: &[&str]) {
        self.write("launch.json", launch.to_string().as_bytes());
        let before = self.contents();
        let (status, out, err) = self.run(launch, options);
        assert_eq!((status, out.as_str()), (2, ""), "{err}");
        let expected: String = messages.iter().map(|m| format!("error: `@/launch.json`: {m}\n")).collect();
        assert_eq!(err, expected, "{launch}");
        assert_eq!(self.contents(), before, "{launch}");
    }

    /// Returns all files and folders with their contents.
    fn contents(&self) -> Vec<(PathBuf, Vec<u8>)> {
        let (mut folders, mut found) = (vec![self.0.clone()], Vec::new());
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(folder).expect("a folder").flatten() {
                let path = entry.path();
                let is_folder = entry.file_type().is_ok_and(|kind| kind.is_dir());
                found.push((path.clone(), if is_folder { Vec::new() } else { fs::read(&path).unwrap_or_default() }));
                folders.extend(is_folder.then_some(path));
            }
        }
        found.sort();
        found
    }

    pub(crate) fn floats(&self, name: &str) -> Vec<f32> {
        let array = Array::parse(&fs::read(self.at(name)).expect("an output")).expect("an array");
        array.data.as_chunks().0.iter().map(|bytes| f32::from_le_bytes(*bytes)).collect()
    }
}

/// Returns a launch of `axpy` with these arguments.
pub(crate) fn axpy(args: Value) -> Value {
    json!({"kernel": "axpy", "global_size": 32, "local_size": 16, "args": args})
}

/// Returns a launch of `axpy` that writes `y` to a file.
fn output(path: &str) -> Value {
    axpy(json!([{"buffer": "x.npy"}, {"buffer": "y.npy", "output": path}, {"scalar": "float", "value": 2}]))
}

#[test]
fn a_kernel_without_a_zebin_takes_its_inputs_as_arguments() {
    let folder = Folder::new("own");
    let (status, out, err) = folder.run(&output("z.npy"), &["--out", "@/made/deep"]);
    assert_eq!((status, out.as_str()), (0, ""), "{err}");
    assert!(err.starts_with("axpy: 32 work-items, ") && err.lines().count() == 1, "{err}");
    let expected: Vec<f32> = (0..32).map(|i| 2.0 * i as f32 + 1.0).collect();
    assert_eq!(folder.floats("made/deep/z.npy"), expected);
    // Values that do not fit an input are refused.
    let launch = axpy(json!([{"buffer": "x.npy"}, {"scalar": "int", "value": 1}, {"buffer": "y.npy"}]));
    folder.refuses(
        &launch,
        &[],
        &[
            "args[1] (`y`) takes 8 bytes, but the value has 4",
            "args[2] (`a`) takes 4 bytes, but the address of a buffer has 8",
        ],
    );
    folder.refuses(
        &axpy(json!([{"buffer": "x.npy"}])),
        &[],
        &["the kernel has 3 arguments, its inputs args[0] (`x`), args[1] (`y`), args[2] (`a`), but 1 are given; \
           a compiled kernel needs its zebin"],
    );
}

#[test]
fn several_kernels_run_one_after_the_other_on_the_same_buffers() {
    let folder = Folder::new("several");
    let size = |kernel: &str, args: Value| json!({"kernel": kernel, "global_size": 32, "local_size": 16, "args": args});
    let launch = json!({
        "buffers": {
            "x": {"buffer": "x.npy"},
            "squares": {"fill": 0.5, "type": "float", "count": [4, 8], "output": "squares.npy"},
        },
        "launches": [
            size("square", json!([{"use": "x"}, {"use": "squares"}])),
            // One buffer for two arguments: y = 2 * y + y.
            size("axpy", json!([{"use": "squares"}, {"use": "squares"}, {"scalar": "float", "value": 2}])),
            // A null pointer, for which this kernel has no effect.
            size("axpy", json!([{"buffer": null}, {"use": "squares"}, {"scalar": "float", "value": 2}])),
        ],
    });
    let (status, out, err) = folder.run(&launch, &[]);
    assert_eq!((status, out.as_str()), (0, ""), "{err}");
    let kernels: Vec<_> = err.lines().filter_map(|line| line.split(':').next()).collect();
    assert_eq!(kernels, ["square", "axpy", "axpy"]);
    assert_eq!(folder.floats("squares.npy"), (0..32).map(|i| 3.0 * (i * i) as f32).collect::<Vec<_>>());
    let array = Array::parse(&fs::read(folder.at("squares.npy")).expect("an output")).expect("an array");
    assert_eq!((array.descr.as_str(), array.shape.as_slice()), ("<f4", &[4, 8][..]));
}

#[test]
fn a_null_pointer_is_not_a_buffer() {
    let folder = Folder::new("null");
    let launch = json!({"kernel": "square", "global_size": 16, "local_size": 16,
                        "args": [{"buffer": null}, {"buffer": "y.npy"}]});
    let (status, _, err) = folder.run(&launch, &["--quiet"]);
    assert_eq!(status, 1);
    assert!(err.starts_with("error: load of 4 bytes at 0x0 of flat memory is out of bounds"), "{err}");
}

#[test]
fn filled_buffers_have_elements_of_their_type() {
    let folder = Folder::new("fill");
    let fill = |fill: Value| {
        let mut fill = fill;
        fill["output"] = "filled.npy".into();
        let args = json!([{"buffer": null}, fill, {"scalar": "float", "value": 0}]);
        let (status, _, err) = folder.run(&axpy(args), &["--quiet"]);
        assert_eq!((status, err.as_str()), (0, ""));
        Array::parse(&fs::read(folder.at("filled.npy")).expect("an output")).expect("an array")
    };
    let array = |descr: &str, shape: &[usize], data: &[u8]| Array {
        descr: descr.to_owned(),
        fortran: false,
        shape: shape.to_vec(),
        data: data.to_vec(),
    };
    assert_eq!(fill(json!({"fill": 7, "count": 3})), array("|u1", &[3], &[7; 3]));
    assert_eq!(fill(json!({"fill": -2, "type": "short", "count": 2})), array("<i2", &[2], &[0xfe, 0xff, 0xfe, 0xff]));
    let vectors = fill(json!({"fill": [1, 2, 3], "type": "uchar3", "count": 2}));
    assert_eq!(vectors, array("|u1", &[2, 4], &[1, 2, 3, 0, 1, 2, 3, 0]));
    assert_eq!(fill(json!({"fill": 9, "type": "char2", "count": [1, 2]})), array("|i1", &[1, 2, 2], &[9; 4]));
    assert_eq!(fill(json!({"fill": "inf", "type": "half", "count": 1})), array("<f2", &[1], &[0, 0x7c]));
    assert_eq!(fill(json!({"fill": 1, "count": 0})), array("|u1", &[0], &[]));
}

#[test]
fn a_launch_file_holds_the_values_of_arrays() {
    let folder = Folder::new("values");
    let mut x = json!({"values": (0..32).collect::<Vec<_>>(), "type": "float"});
    let launch = json!({"kernel": "square", "global_size": 32, "local_size": 16,
                        "args": [x.clone(), {"use": "y"}],
                        "buffers": {"y": {"values": vec![0; 32], "type": "float", "output": "y.npy"}}});
    assert_eq!(folder.run(&launch, &["--quiet"]), (0, String::new(), String::new()));
    assert_eq!(folder.floats("y.npy"), (0..32).map(|i| (i * i) as f32).collect::<Vec<_>>());
    // Lists in lists are the shape of an array, and the innermost ones are vectors.
    let written = |values: Value, data_type: &str| {
        x = json!({"values": values, "type": data_type, "output": "values.npy"});
        let (status, _, err) =
            folder.run(&axpy(json!([{"buffer": null}, x, {"scalar": "float", "value": 0}])), &["--quiet"]);
        assert_eq!((status, err.as_str()), (0, ""));
        let array = Array::parse(&fs::read(folder.at("values.npy")).expect("an output")).expect("an array");
        (array.descr, array.shape, array.data)
    };
    let mut written = written;
    assert_eq!(written(json!([[1, 2, 3], [4, 5, -6]]), "char"), ("|i1".into(), vec![2, 3], vec![1, 2, 3, 4, 5, 0xfa]));
    assert_eq!(
        written(json!([[1, 2, 3], [4, 5, 6]]), "uchar3"),
        ("|u1".into(), vec![2, 4], vec![1, 2, 3, 0, 4, 5, 6, 0])
    );
    assert_eq!(written(json!([1, "inf"]), "half"), ("<f2".into(), vec![2], vec![0, 0x3c, 0, 0x7c]));
    assert_eq!(written(json!([true, false]), "bool"), ("|u1".into(), vec![2], vec![1, 0]));
    assert_eq!(written(json!([]), "uint"), ("<u4".into(), vec![0], vec![]));
    folder.refuses(
        &axpy(json!([
            {"values": [0, 1, 256], "type": "uchar"}, {"values": [[1, 2], [3, 4.5]], "type": "int2"},
            {"values": [[1, 2], [3]], "type": "int"}, {"values": [1, 2], "type": "float2"}, {"values": [1e300], "type": "float"},
            {"values": [1], "type": "flaot"}, {"values": 1, "type": "int"}, {"values": [1]},
            {"values": [65504, 70000], "type": "half"}, {"bytes": {"values": [-1], "type": "ulong"}},
            {"image": {"values": [null], "type": "uint"}, "format": "R FLOAT"}, {"image": 5, "format": "R FLOAT"},
        ])),
        &[],
        &[
            "args[6].values: a list of values is expected, not 1",
            "args[7]: `type` is missing",
            "args[11].image: a file, or an object such as {\"values\": [1, 2], \"type\": \"uint\"} is expected, not 5",
            "args[0].values[2]: 256 is not a value of the type `uchar`; its values are whole numbers from 0 to 255",
            "args[1].values[1][1]: 4.5 is not a value of the type `int`; its values are whole numbers from -2147483648 to \
             2147483647",
            "args[2].values[1]: expected a list of 2, as the lists before it are, not one of 1",
            "args[3].values[0]: a `float2` has 2 values, but 1 are given",
            "args[4].values[0]: 1e+300 is too large for the type `float`; \"inf\" is infinity",
            "args[5].type: `flaot` is not a type of values, such as `int`, `float4` or `size_t`",
            "args[8].values[1]: 70000 is too large for the type `half`; \"inf\" is infinity",
            "args[9].bytes.values[0]: -1 is not a value of the type `ulong`; its values are whole numbers from 0 to \
             18446744073709551615",
            "args[10].image.values[0]: null is not a value of the type `uint`; its values are whole numbers from 0 to 4294967295",
        ],
    );
    let launch = axpy(json!([{"values": vec![0; 9], "type": "long16"}]));
    folder.refuses(&launch, &[], &["args[0].values[0]: a `long16` has 16 values, but 1 are given"]);
    let launch = axpy(json!([{"values": vec![0; 9], "type": "long"}]));
    folder.refuses(
        &launch,
        &["--max-memory", "64"],
        &["args[0].values: the array is too large: all buffers together have at most 64 bytes"],
    );
}

#[test]
fn a_run_prints_the_first_elements_of_outputs_as_a_launch_takes_them() {
    let folder = Folder::new("show");
    for (data_type, values) in [
        ("char", json!([-1, 127, -128])),
        ("uchar", json!([255, 0, 1])),
        ("short", json!([-1, 2, 3])),
        ("ushort", json!([65535, 2, 3])),
        ("int", json!([-1, 2, 3])),
        ("uint", json!([4_294_967_295_u32, 2, 3])),
        ("long", json!([i64::MIN, 2, 3])),
        ("ulong", json!([u64::MAX, 2, 3])),
        ("half", json!([0.5, "-inf", 3.0])),
        ("float", json!(["nan", 1.5, 3.0])),
        ("double", json!(["inf", 0.1, 3.0])),
    ] {
        let argument = json!({"values": values, "type": data_type, "output": "z.npy"});
        let launch = axpy(json!([{"buffer": null}, argument, {"scalar": "float", "value": 0}])).to_string();
        let out = folder.at("out");
        let args = [KERNELS, "--platform", "XE2", "--quiet", "--show", "2", "--out", "@/out", "--launch", &launch];
        let (status, shown, err) = folder.visa(&args);
        assert_eq!((status, err.as_str()), (0, ""));
        let shown: Value = serde_json::from_str(&shown).expect("one object");
        let first: Vec<_> = values.as_array().expect("a list")[..2].into();
        let expected =
            json!({"argument": "args[1]", "output": "z.npy", "type": data_type, "shape": [3], "values": first});
        assert_eq!(shown, expected);
        assert!(out.join("z.npy").is_file());
    }
    // A message names the option in place of a file.
    let (status, _, err) = folder.visa(&[KERNELS, "--platform", "XE2", "--launch", "{\"kernel\": \"axpy\"}"]);
    assert_eq!((status, err.lines().next()), (2, Some("error: `--launch`: `global_size` is missing")));
}

#[test]
fn every_problem_is_named_by_the_path_of_its_value() {
    let folder = Folder::new("paths");
    let launch = json!({
        "buffers": {"a": {"fill": 300, "count": 4}, "an image": {"image": "x.npy", "format": "RGB"}},
        "launches": [
            {"kernel": "axpy", "globalsize": 32, "args": [{"use": "b"}, {"bufer": "x.npy"}]},
            {"kernel": 7, "global_size": [1, 2, 3, 4], "args": [
                {"scalar": "float4", "value": [1, 2, "x", 4]}, {"scalar": "flaot", "value": 1}, {"fill": 1, "type": "float", "count": -1},
            ], "inputs": {"x": "local_id_w"}},
            8,
        ],
    });
    folder.refuses(
        &launch,
        &[],
        &[
            "launches[0]: `global_size` is missing",
            "launches[0].args[1]: one of the members `buffer`, `fill`, `use`, `scalar`, `bytes`, `local`, `image`, `sampler`, \
             `values`, `zeros`, `empty`, `range`, `rand` is expected in {\"bufer\":\"x.npy\"}; did you mean `buffer`?",
            "launches[0]: there is no member `globalsize` here, only `kernel`, `global_size`, `local_size`, `global_offset`, \
             `args`, `inputs`; did you mean `global_size`?",
            "launches[1].kernel: a string is expected, not 7",
            "launches[1].global_size: one to three numbers are expected, not 4",
            "launches[1].args[2].count: a whole number from 0 to 18446744073709551615 is expected, not -1",
            "launches[1].inputs.x: one of `argument`, `local_id_x`, `local_id_y`, `local_id_z`, `local_id`, `local_size`, \
             `enqueued_local_size`, `group_count`, `global_size`, `global_offset`, `work_dimensions`, `unused` is expected, \
             not \"local_id_w\"; did you mean `local_id_x`?",
            "launches[2]: an object is expected, not 8",
            "buffers.a.fill: 300 is not a value of the type `uchar`; its values are whole numbers from 0 to 255",
            "buffers[\"an image\"].format: `RGB` is not an image format such as `RGBA UNORM_INT8`",
            "launches[0].args[0].use: `buffers` has no `b`",
            "launches[1].args[0].value[2]: \"x\" is not a value of the type `float`; its values are numbers, \"nan\", \
             \"inf\" and \"-inf\"",
            "launches[1].args[1].scalar: `flaot` is not a type of values, such as `int`, `float4` or `size_t`",
        ],
    );
    // A member of a launch is given in the file or in the list of launches, not in both.
    let mut both = json!({"launches": [axpy(json!([]))]});
    both["kernel"] = "axpy".into();
    folder.refuses(&both, &[], &["`kernel` belongs into an entry of `launches`"]);
    folder.refuses(&json!({"launches": []}), &[], &["launches: at least one launch is expected"]);
    let launch = axpy(json!([{"buffer": null, "output": "z.npy"}, {"use": "b"}, {"local": 4}]));
    folder.refuses(
        &launch,
        &[],
        &[
            "args[0].output: a null pointer has no contents to write",
            "args[1].use: there is no buffer `b`: the file has no `buffers`",
        ],
    );
}

#[test]
fn an_argument_that_a_kernel_refuses_is_named_with_its_launch() {
    let folder = Folder::new("launches");
    let wrong = axpy(json!([{"buffer": "x.npy"}, {"local": 16}, {"scalar": "double", "value": 1}]));
    let launch = json!({"launches": [output("z.npy"), wrong]});
    folder.refuses(&launch, &[], &["launches[1].args[2] (`a`) takes 4 bytes, but the value has 8"]);
}

#[test]
fn all_wrong_launches_are_reported_in_one_run() {
    let folder = Folder::new("all_launches");
    let launch = json!({"launches": [
        {"kernel": "square", "global_size": 16, "args": [{"buffer": null}, {"local": 9_999_999}]},
        {"kernel": "cube", "global_size": 16, "args": []},
        {"kernel": "square", "global_size": 0, "args": []},
    ]});
    let (status, _, err) = folder.run(&launch, &[]);
    let expected = [
        "error: `@/launch.json`: launches[0]: local memory has at most 1048576 bytes".to_owned(),
        format!("error: `{KERNELS}`: launches[1]: there is no kernel `cube` in it, only `square`, `axpy`"),
        "error: `@/launch.json`: launches[2]: a size of 0 in x".to_owned(),
        "error: `@/launch.json`: launches[2]: the kernel has 2 arguments, its inputs args[0] (`x`), args[1] (`y`), but 0 are given; \
         a compiled kernel needs its zebin"
            .to_owned(),
    ];
    assert_eq!((status, err.lines().map(str::to_owned).collect::<Vec<_>>()), (2, expected.to_vec()));
}

#[test]
fn an_output_outside_of_the_output_folder_is_refused() {
    let folder = Folder::new("below");
    for options in [&[][..], &["--out", "@/out"]] {
        let help = if options.is_empty() { "; `--out DIR` names another folder for outputs" } else { "" };
        let out = if options.is_empty() { "@" } else { "@/out" };
        for path in ["../z.npy", "a/../../z.npy", "/z.npy", ".."] {
            let message = format!(
                "args[1].output: the output `{path}` would be outside the folder `{out}`; a path without `..` below it is \
                 expected{help}"
            );
            folder.refuses(&output(path), options, &[&message]);
        }
        for path in ["", "."] {
            folder.refuses(
                &output(path),
                options,
                &[&format!("args[1].output: the output `{path}` has no name of a file{help}")],
            );
        }
    }
}

#[cfg(unix)]
#[test]
fn an_output_through_a_link_out_of_the_folder_is_refused() {
    use std::os::unix::fs::symlink;
    let folder = Folder::new("links");
    fs::create_dir_all(folder.at("out/inside")).expect("a folder");
    fs::create_dir(folder.at("outside")).expect("a folder");
    folder.write("outside/kept.npy", b"kept");
    for (target, link) in [
        ("../outside", "out/folder"),
        ("../outside/kept.npy", "out/file.npy"),
        ("../outside/new.npy", "out/new.npy"),
        ("../nowhere", "out/nowhere"),
        ("inside", "out/in"),
    ] {
        symlink(target, folder.at(link)).expect("a link");
    }
    let options = ["--out", "@/out"];
    for path in ["folder/z.npy", "file.npy", "new.npy"] {
        let message = format!("args[1].output: a link in the output `{path}` leads out of the folder `@/out`");
        folder.refuses(&output(path), &options, &[&message]);
    }
    let message =
        "args[1].output: the output `nowhere/z.npy` needs the folder `@/out/nowhere`, which is a link to nothing";
    folder.refuses(&output("nowhere/z.npy"), &options, &[message]);
    // A link to a place inside the folder is accepted, and so is a link to the folder itself.
    symlink("out", folder.at("also_out")).expect("a link");
    let (status, _, err) = folder.run(&output("in/z.npy"), &["--out", "@/also_out", "--quiet"]);
    assert_eq!((status, err.as_str()), (0, ""));
    assert_eq!(folder.floats("out/inside/z.npy")[3], 7.0);
}

#[test]
fn an_output_that_is_an_input_is_refused() {
    let folder = Folder::new("inputs");
    fs::create_dir(folder.at("sub")).expect("a folder");
    fs::copy(KERNELS, folder.at("k.visaasm")).expect("a copy");
    let help = "; `--out DIR` names another folder for outputs";
    for path in ["x.npy", "y.npy", "launch.json", "k.visaasm"] {
        for (options, out, help) in
            [(&[][..], "@", help), (&["--out", "@"], "@", ""), (&["--out", "@/sub/.."], "@/sub/..", "")]
        {
            let launch = output(path);
            folder.write("launch.json", launch.to_string().as_bytes());
            let before = folder.contents();
            let args = [&["@/k.visaasm", "--launch", "@/launch.json", "--platform", "XE2"], options].concat();
            let (status, _, err) = folder.visa(&args);
            let message = match out {
                "@" => format!("`@/{path}` is an input, and cannot be the output too"),
                _ => format!("the output `{out}/{path}` is the same file as the input `@/{path}`"),
            };
            assert_eq!((status, err), (2, format!("error: `@/launch.json`: args[1].output: {message}{help}\n")));
            assert_eq!(folder.contents(), before);
        }
    }
    // Zebins are inputs as well.
    let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join("tests/run/simple_debug.saxpy");
    for file in ["dg2.visaasm", "dg2.zebin", "x.npy", "y.npy"] {
        fs::copy(root.join(file), folder.at(file)).expect("a copy");
    }
    let mut launch: Value = serde_json::from_slice(&fs::read(root.join("launch.json")).expect("a file")).expect("JSON");
    launch["args"][0]["output"] = "dg2.zebin".into();
    folder.write("launch.json", launch.to_string().as_bytes());
    let (status, _, err) =
        folder.visa(&["@/dg2.visaasm", "--zebin", "@/dg2.zebin", "--launch", "@/launch.json", "--out", "@"]);
    assert_eq!(status, 2);
    assert!(err.contains("args[0].output: `@/dg2.zebin` is an input"), "{err}");
}

#[cfg(unix)]
#[test]
fn an_output_that_links_to_an_input_is_refused() {
    let folder = Folder::new("hard_links");
    fs::create_dir(folder.at("out")).expect("a folder");
    fs::hard_link(folder.at("x.npy"), folder.at("out/hard.npy")).expect("a link");
    let message = "args[1].output: the output `@/out/hard.npy` is the same file as the input `@/x.npy`";
    folder.refuses(&output("hard.npy"), &["--out", "@/out"], &[message]);
    std::os::unix::fs::symlink("x.npy", folder.at("soft.npy")).expect("a link");
    let message = "args[1].output: the output `@/soft.npy` is the same file as the input `@/x.npy`; `--out DIR` names another folder for outputs";
    folder.refuses(&output("soft.npy"), &[], &[message]);
}

#[test]
fn all_errors_of_outputs_are_reported_before_a_kernel_runs() {
    let folder = Folder::new("all");
    fs::create_dir(folder.at("out")).expect("a folder");
    folder.write("out/file", b"");
    let buffer = |output: &str| json!({"fill": 0, "type": "float", "count": 32, "output": output});
    let launch = json!({
        "buffers": {"a": buffer("one.npy"), "b": buffer("./one.npy"), "c": buffer("../two.npy"), "d": buffer("file/x.npy")},
        "launches": [axpy(json!([{"use": "a"}, {"use": "b"}, {"scalar": "double", "value": 2}]))],
    });
    folder.refuses(
        &launch,
        &["--out", "@/out"],
        &[
            "buffers.c.output: the output `../two.npy` would be outside the folder `@/out`; a path without `..` below it is expected",
            "buffers.d.output: `@/out/file` is a file, where the output `@/out/file/x.npy` needs a folder",
            "`@/out/one.npy` would be the output of `buffers.a.output` and `buffers.b.output`; only one of them can be there",
            "launches[0].args[2] (`a`) takes 4 bytes, but the value has 8",
        ],
    );
}

#[test]
fn a_failed_run_writes_no_output() {
    let folder = Folder::new("fails");
    let before = folder.contents().len() + 1;
    // The second group reads beyond the end of the arrays.
    let mut launch = output("z.npy");
    launch["global_size"] = 64.into();
    let (status, _, err) = folder.run(&launch, &["--out", "@/out"]);
    assert!(status == 1 && err.contains("out of bounds"), "{err}");
    assert_eq!(folder.contents().len(), before, "the launch file is new, and nothing else");
    // Earlier launches of the file write nothing either.
    let launch = json!({"launches": [output("first.npy"), launch]});
    let (status, _, err) = folder.run(&launch, &["--out", "@/out"]);
    assert!(status == 1 && err.starts_with("error: launch 1, axpy: "), "{err}");
    assert_eq!(folder.contents().len(), before);
}

#[test]
fn a_launch_has_a_limit_of_instructions_of_all_threads() {
    let folder = Folder::new("instructions");
    let (status, _, err) = folder.run(&output("z.npy"), &[]);
    let count = err.strip_prefix("axpy: 32 work-items, ").and_then(|said| said.split(' ').next());
    let total: u64 = count.and_then(|count| count.parse().ok()).expect("a number of instructions");
    assert_eq!(status, 0, "{err}");
    fs::remove_file(folder.at("z.npy")).expect("the output is there");
    let before = folder.contents();
    // Both threads run half of the instructions, so neither reaches the limit alone.
    let run = |limit: u64| folder.run(&output("z.npy"), &["--quiet", "--max-total-instructions", &limit.to_string()]);
    let (status, out, err) = run(total - 1);
    assert_eq!((status, out.as_str()), (1, ""), "{err}");
    assert!(
        err.starts_with(&format!("error: more than {} instructions of all threads together; ", total - 1)),
        "{err}"
    );
    assert!(err.ends_with("help: `--max-total-instructions N` lets a launch run more\n"), "{err}");
    assert_eq!(folder.contents(), before);
    assert_eq!(run(total), (0, String::new(), String::new()));
    let (status, _, err) = folder.run(&output("z.npy"), &["--max-instructions", "1"]);
    assert_eq!(status, 1, "{err}");
    assert!(err.ends_with("help: `--max-instructions N` lets a thread run more\n"), "{err}");
}

#[cfg(unix)]
#[test]
fn endless_files_are_refused() {
    let folder = Folder::new("endless");
    folder.write("launch.json", output("z.npy").to_string().as_bytes());
    let (status, _, err) = folder.visa(&[KERNELS, "--launch", "/dev/zero"]);
    assert_eq!((status, err.as_str()), (2, "error: `/dev/zero`: a launch file has at most 16 MiB\n"));
    let (status, _, err) = folder.visa(&[KERNELS, "--launch", "@/launch.json", "--zebin", "/dev/zero"]);
    assert_eq!((status, err.as_str()), (2, "error: `/dev/zero`: it is no zebin, which is an ELF file\n"));
    let launch = axpy(json!([{"buffer": "/dev/zero"}, {"buffer": "y.npy"}, {"scalar": "float", "value": 2}]));
    folder.refuses(&launch, &[], &["args[0].buffer: /dev/zero: not an .npy file"]);
    for file in ["/dev/zero", "/dev/urandom"] {
        let (status, _, err) = folder.visa(&[file, "--launch", "@/launch.json"]);
        let message = format!("error: `{file}` is neither an object file nor assembler text: byte 0x");
        assert!(status == 2 && err.starts_with(&message), "{err}");
    }
}

#[cfg(unix)]
#[test]
fn a_pipe_is_read_up_to_the_limit_of_its_kind_of_file() {
    use std::io::Write;
    let folder = Folder::new("pipe");
    let pipe = folder.at("pipe");
    let made = std::process::Command::new("mkfifo").arg(&pipe).status().expect("mkfifo runs");
    assert!(made.success());
    // Blanks without an end: they could be the beginning of a launch file.
    let writer = std::thread::spawn(move || {
        let mut pipe = fs::File::options().write(true).open(pipe)?;
        let mut written = 0;
        while pipe.write_all(&[b' '; 1 << 16]).is_ok() {
            written += 1 << 16;
        }
        Ok::<_, std::io::Error>(written)
    });
    let (status, _, err) = folder.visa(&[KERNELS, "--launch", "@/pipe"]);
    assert_eq!((status, err.as_str()), (2, "error: `@/pipe`: a launch file has at most 16 MiB\n"));
    // What the pipe itself holds was written too.
    let written = writer.join().expect("the thread ends").expect("the pipe is opened");
    assert!(written < 32 << 20, "{written} bytes");
}

#[test]
fn the_buffers_of_a_run_have_a_common_limit() {
    let folder = Folder::new("bound");
    // Two buffers of 128 bytes.
    let (status, ..) = folder.run(&output("z.npy"), &["--max-memory", "256"]);
    assert_eq!(status, 0);
    let message = "args[1].buffer: @/y.npy: the array is too large: all buffers together have at most 255 bytes";
    folder.refuses(&output("z.npy"), &["--max-memory", "255"], &[message]);
    let large = |count: Value| axpy(json!([{"fill": 0, "type": "double", "count": count}]));
    let message = "args[0].count: the array is too large: all buffers together have at most 4294967296 bytes";
    for count in [
        json!(536_870_913),
        json!(u64::MAX),
        json!([u64::MAX, u64::MAX]),
        json!([4_294_967_296_u64, 4_294_967_296_u64]),
    ] {
        folder.refuses(&large(count), &[], &[message]);
    }
    // Memory is allocated as bytes are read, not as the header announces.
    let huge = Array { shape: vec![999_999_999], ..array(&[]) }.to_bytes();
    folder.write("huge.npy", &huge);
    let launch = axpy(json!([{"buffer": "huge.npy"}]));
    folder.refuses(&launch, &[], &["args[0].buffer: @/huge.npy: the .npy file holds fewer bytes than its shape needs"]);
}

#[test]
fn a_zebin_made_of_a_text_gives_the_results_of_the_text() {
    let folder = Folder::new("zebin");
    let zebin = |more: &[&str]| folder.command("zebin", &[&[KERNELS, "--platform", "XE2"], more].concat());
    assert_eq!(zebin(&["-o", "@/made/k.zebin"]), (0, String::new(), String::new()));
    folder.write("launch.json", output("z.npy").to_string().as_bytes());
    let (status, _, err) = folder.visa(&["@/made/k.zebin", "--launch", "@/launch.json", "--quiet"]);
    assert_eq!((status, err.as_str()), (0, ""));
    let (status, _, err) = folder.run(&output("w.npy"), &["--quiet"]);
    assert_eq!((status, err.as_str()), (0, ""));
    assert_eq!(folder.floats("z.npy"), folder.floats("w.npy"));
}

#[test]
fn a_zebin_that_cannot_be_made_is_not_written() {
    let folder = Folder::new("no_zebin");
    fs::copy(KERNELS, folder.at("k.visaasm")).expect("a copy");
    folder.write("bad.visaasm", b".version 4.1\n.kernel \"k\"\nret (M1, 1\n");
    let before = folder.contents();
    for (args, expected, message) in [
        (&["@/k.visaasm", "-o", "@/k.visaasm"][..], 2, "error: `@/k.visaasm` is an input"),
        (&["@/k.visaasm", "-o", "@/k.zebin", "--code", "x=@/x.npy"], 2, "no kernel `x`, only `square`, `axpy`"),
        (
            &["@/k.visaasm", "-o", "@/k.zebin", "--code", "@/x.npy"],
            2,
            "`--code` is KERNEL=FILE where there are several",
        ),
        (&["@/k.visaasm", "@/k.visaasm", "-o", "@/k.zebin"], 2, "there are two kernels `square`"),
        (&["@/bad.visaasm", "-o", "@/k.zebin"], 1, "@/bad.visaasm:3:"),
        (&["@/k.visaasm"], 2, "required arguments were not provided:\n  --output <OUT>"),
    ] {
        let (status, out, err) = folder.command("zebin", &[args, &["--platform", "XE2"]].concat());
        assert_eq!((status, out.as_str()), (expected, ""), "{err}");
        assert!(err.contains(message), "{err}");
        assert_eq!(folder.contents(), before);
    }
}

#[test]
fn the_schema_of_launch_files_is_published() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/launch.schema.json");
    let schema = format!("{:#}\n", LaunchFile::schema());
    if std::env::var_os("UPDATE").is_some() {
        fs::write(path, &schema).expect("the schema is written");
    }
    assert_eq!(fs::read_to_string(path).expect("the schema"), schema, "UPDATE=1 writes it anew");
}
