//! Tests of `visa run` with sources. A script stands for the vendor's compiler: it writes a zebin
//! that the test has made. Ignored tests use the real one.

use openvisa::Module;
use openvisa::isa::Platform;
use openvisa::text::{ParseOptions, parse};
use openvisa_sim::{Array, ZebinBuilder, ZebinKernel};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The kernels `square` and `axpy`, which are written by hand.
const KERNELS: &str = include_str!("../../../../tests/own/vectors.visaasm");

/// The compiler of the tests: it knows the devices `bmg` and `pvc`, counts its calls, and refuses a
/// source with the word `mistake`.
#[cfg(unix)]
const COMPILER: &str = r#"#!/bin/sh
here=$(dirname "$0")
echo "$*" >>"$here/calls"
while [ $# -gt 0 ]; do
  case $1 in
    -file) file=$2 ;;
    -device) device=$2 ;;
    -out_dir) out=$2 ;;
    -options) options=$2 ;;
  esac
  shift
done
case $device in
  bmg | pvc) ;;
  *) echo "Error: Cannot get HW Info for device $device." && exit 1 ;;
esac
if grep -q mistake "$file"; then
  path=$(echo "$options" | sed 's/.*-s "\([^"]*\)".*/\1/')
  echo "$path:2:7: error: use of undeclared identifier 'mistake'"
  echo "Build failed with error code: -11" && exit 1
fi
grep -q warned "$file" && echo "warning: beware"
cp "$here/kernels.zebin" "$out/result"
cp "$here/kernels.zebin" "$out/result.spv"
echo "Build succeeded."
"#;

/// A folder of a test, with the script that stands for the compiler.
pub(crate) struct SourceFolder(pub(crate) PathBuf);

/// Returns a zebin of the kernels with the names and types of their arguments. `keep` chooses
/// kernels by their names.
fn zebin(keep: fn(&str) -> bool) -> Vec<u8> {
    let options = ParseOptions { platform: Some(Platform::Xe2), ..ParseOptions::default() };
    let texts = KERNELS.split(".kernel ").skip(1).map(|kernel| format!(".version 4.1\n.kernel {kernel}"));
    let texts: Vec<_> = texts.collect();
    let mut zebin = ZebinBuilder::new(Platform::Xe2);
    for text in &texts {
        let bytes = parse(text, &options).object_module(text).expect("it has no mistakes").to_bytes().expect("bytes");
        let module = Module::open(&bytes).expect("an object file");
        let object = module.kernels().next().expect("a kernel").expect("it can be read");
        let name = object.name().to_string();
        if !keep(&name) {
            continue;
        }
        zebin.add_text("kernels", text);
        let mut kernel = ZebinKernel::of(&object).expect("it has arguments");
        for argument in &mut kernel.info.arguments {
            let is_pointer = argument.name != "a";
            argument.type_name = if is_pointer { "float*;8" } else { "float;4" }.to_owned();
            argument.address_qualifier = if is_pointer { "__global" } else { "__private" }.to_owned();
            argument.access_qualifier = "NONE".to_owned();
            argument.type_qualifiers = if argument.name == "x" { "const" } else { "NONE" }.to_owned();
        }
        zebin.add_kernel(kernel).expect("it has another name");
    }
    zebin.to_bytes().expect("a zebin")
}

impl SourceFolder {
    /// Creates the folder, with a compiler whose zebins have the kernel `axpy`.
    #[cfg(unix)]
    pub(crate) fn new(name: &str) -> Self {
        use std::os::unix::fs::PermissionsExt as _;
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("source").join(name);
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(path.join("compiler")).expect("a folder");
        let folder = Self(path);
        folder.write("compiler/ocloc", COMPILER);
        fs::set_permissions(folder.0.join("compiler/ocloc"), fs::Permissions::from_mode(0o755)).expect("it is ours");
        folder.write("compiler/kernels.zebin", zebin(|name| name == "axpy"));
        folder.write("axpy.cl", "kernel void axpy(global const float *x, global float *y, float a) {}\n");
        folder
    }

    pub(crate) fn write(&self, name: &str, bytes: impl AsRef<[u8]>) {
        let path = self.0.join(name);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(path, bytes).expect("it is written");
    }

    /// Runs `visa` in the folder. Returns exit status, standard output and standard error.
    pub(crate) fn visa(&self, args: &[&str]) -> (i32, String, String) {
        self.visa_with(args, &[])
    }

    fn visa_with(&self, args: &[&str], variables: &[(&str, &str)]) -> (i32, String, String) {
        let mut command = Command::new(env!("CARGO_BIN_EXE_visa"));
        command.args(args).current_dir(&self.0).env("OPENVISA_OCLOC", self.0.join("compiler/ocloc"));
        command.env("OPENVISA_CACHE", self.0.join("cache")).env_remove("OPENVISA_DEVICE");
        let output = command.envs(variables.iter().copied()).output().expect("it runs");
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("UTF-8");
        (output.status.code().expect("no signal"), text(output.stdout), text(output.stderr))
    }

    /// Returns the calls of the compiler: their arguments.
    pub(crate) fn calls(&self) -> Vec<String> {
        let calls = fs::read_to_string(self.0.join("compiler/calls")).unwrap_or_default();
        calls.lines().map(str::to_owned).collect()
    }

    fn floats(&self, name: &str) -> Vec<f32> {
        let array = Array::parse(&fs::read(self.0.join(name)).expect("an output")).expect("an array");
        array.data.as_chunks().0.iter().map(|bytes| f32::from_le_bytes(*bytes)).collect()
    }
}

/// A launch of `axpy` on the command line: y = 2 * x + y with y = 0.
const AXPY: [&str; 10] =
    ["--device", "bmg", "--arg", "x=range:float:16", "--arg", "y=zeros:float:16", "--arg", "a=2", "--global", "16"];

/// Returns the words of `visa run` for a launch of `axpy`.
fn axpy<'a>(file: &'a str, more: &[&'a str]) -> Vec<&'a str> {
    [&["run", file], &AXPY[..], more].concat()
}

#[cfg(unix)]
#[test]
fn a_source_is_compiled_and_run_in_one_command() {
    let folder = SourceFolder::new("one_command");
    let (status, out, err) = folder.visa(&axpy("axpy.cl", &[]));
    assert_eq!((status, out.as_str()), (0, "y: float[16] = 0, 2, 4, 6, 8, 10, 12, 14, ...\n"), "{err}");
    assert!(err.starts_with("axpy: 16 work-items, ") && err.lines().count() == 1, "{err}");
    let calls = folder.calls();
    assert_eq!(calls.len(), 1);
    for words in ["compile -file ", " -device bmg ", "-ze-emit-zebin-visa-sections", "-gline-tables-only", "/axpy.cl\""]
    {
        assert!(calls[0].contains(words), "{words}: {calls:?}");
    }
    // Nothing is written unless a folder is named, and only what the kernel may write.
    assert!(!folder.0.join("y.npy").exists());
    assert_eq!(folder.visa(&axpy("axpy.cl", &["--out", "out"])).0, 0);
    assert_eq!(folder.floats("out/y.npy"), (0..16).map(|i| 2.0 * i as f32).collect::<Vec<_>>());
    assert_eq!(fs::read_dir(folder.0.join("out")).expect("a folder").count(), 1);
    // Positions stand for names, and elements for a buffer.
    let args =
        ["--arg", "0=[1,2,3]", "--arg", "1=[10,20,30]", "--arg", "2=0x2", "--global=3,1", "--local=3", "--quiet"];
    let (status, out, err) = folder.visa(&[&["run", "axpy.cl", "--device", "pvc"], &args[..]].concat());
    assert_eq!((status, out.as_str(), err.as_str()), (0, "y: float[3] = 12, 24, 36\n", ""));
    let (status, out, err) = folder.visa(&axpy("axpy.cl", &["--show", "3", "--quiet"]));
    assert_eq!((status, err.as_str()), (0, ""));
    assert!(out.starts_with(r#"{"argument":"args.y","#) && out.ends_with("[0.0,2.0,4.0]}\n"), "{out}");
}

#[cfg(unix)]
#[test]
fn a_result_is_kept_for_the_contents_the_device_and_the_options() {
    let folder = SourceFolder::new("kept");
    let run = |file: &str, more: &[&str]| {
        let (status, _, err) = folder.visa(&axpy(file, more));
        assert_eq!(status, 0, "{err}");
        folder.calls().len()
    };
    assert_eq!([run("axpy.cl", &[]), run("axpy.cl", &[])], [1, 1]);
    assert_eq!([run("axpy.cl", &["--options", "-DN=4"]), run("axpy.cl", &["--options=-DN=4"])], [2, 2]);
    folder.write("axpy.cl", "kernel void axpy(global const float *x, global float *y, float a) { /* other */ }\n");
    assert_eq!([run("axpy.cl", &[]), run("axpy.cl", &[])], [3, 3]);
    // What a source includes may change.
    folder.write("headers.cl", "#include \"a.h\"\n");
    assert_eq!([run("headers.cl", &[]), run("headers.cl", &[])], [4, 5]);
    // A warning is repeated, though the compiler is not called again.
    folder.write("warned.cl", "// warned\n");
    for _ in 0..2 {
        let (_, _, err) = folder.visa(&axpy("warned.cl", &[]));
        assert!(err.starts_with("warning: beware\naxpy: 16 work-items"), "{err}");
    }
    assert_eq!(folder.calls().len(), 6);
    assert_eq!(folder.visa_with(&axpy("axpy.cl", &[]), &[("OPENVISA_CACHE", "")]).0, 0);
    assert_eq!(folder.calls().len(), 7);
}

#[cfg(unix)]
#[test]
fn what_the_compiler_says_has_the_path_of_the_source() {
    let folder = SourceFolder::new("refused");
    folder.write("in/bad.cl", "kernel void axpy() {\n  x = mistake;\n}\n");
    let (status, out, err) = folder.visa(&axpy("in/bad.cl", &[]));
    assert_eq!((status, out.as_str()), (1, ""));
    assert_eq!(
        err,
        "in/bad.cl:2:7: error: use of undeclared identifier 'mistake'\nerror: the compiler refuses `in/bad.cl` for bmg\n"
    );
    let of_device = |device: &str| {
        let (status, out, err) = folder.visa(&["run", "axpy.cl", "--device", device, "--global", "1"]);
        assert_eq!((status, out.as_str()), (2, ""), "{device}");
        err
    };
    let err = of_device("dg2");
    assert!(err.starts_with("error: `axpy.cl`: cannot be compiled for `dg2`: Error: Cannot get HW Info"), "{err}");
    assert!(err.contains("help: this compiler does not have the device; OPENVISA_OCLOC names"), "{err}");
    assert!(of_device("bgm").contains("did you mean `bmg`?"), "{}", of_device("bgm"));
    assert!(of_device("*").contains("`*` is not the name of one device"), "{}", of_device("*"));
    let (status, _, err) = folder.visa_with(&axpy("axpy.cl", &[]), &[("OPENVISA_OCLOC", "none")]);
    assert_eq!(status, 2);
    assert!(err.starts_with("error: `axpy.cl`: the compiler `none` was not found. Install `ocloc`"), "{err}");
    // The device of the environment, without the option.
    let words = ["run", "axpy.cl", "--arg", "x=null", "--arg", "y=zeros:float:1", "--arg", "a=1", "--global", "1"];
    assert_eq!(folder.visa_with(&words, &[("OPENVISA_DEVICE", "pvc")]).0, 0);
    assert!(folder.calls().last().expect("a call").contains("-device pvc"), "{:?}", folder.calls());
}

#[cfg(unix)]
#[test]
fn sources_are_known_by_their_contents_and_others_are_refused() {
    let folder = SourceFolder::new("kinds");
    let words: Vec<u8> = [0x0723_0203_u32, 0x10000, 0, 0, 0].iter().flat_map(|word| word.to_ne_bytes()).collect();
    folder.write("axpy.spv", &words);
    folder.write("axpy.bc", b"BC\xc0\xde\0\0");
    for (file, option) in [("axpy.spv", "-spirv_input"), ("axpy.bc", "-llvm_input")] {
        let (status, out, err) = folder.visa(&axpy(file, &[]));
        assert_eq!((status, out.starts_with("y: float[16] = 0, 2")), (0, true), "{err}");
        assert!(folder.calls().last().expect("a call").contains(option), "{:?}", folder.calls());
    }
    let calls = folder.calls().len();
    folder.write("axpy.ll", "define void @axpy() {\n");
    folder.write("text.spv", "OpCapability Kernel\n");
    folder.write("latin.cl", b"// \xe9\n");
    for (file, said) in [
        ("axpy.ll", "`llvm-as FILE.ll -o FILE.bc` makes bitcode"),
        ("text.spv", "does not begin with 0x07230203"),
        ("latin.cl", "byte 0x3 is not UTF-8"),
    ] {
        let (status, _, err) = folder.visa(&axpy(file, &[]));
        assert_eq!(status, 2, "{file}");
        assert!(err.starts_with(&format!("error: `{file}`: ")) && err.contains(said), "{err}");
    }
    let refused = |more: &[&str]| {
        let (status, _, err) = folder.visa(&axpy("axpy.cl", more));
        assert_eq!(status, 2);
        err
    };
    assert!(refused(&["--platform", "XE2"]).contains("`--device` names the device of a source"));
    assert!(refused(&["axpy.spv"]).contains("`axpy.cl` is a source, which is compiled to a whole program"));
    assert_eq!(folder.calls().len(), calls + 1);
}

#[cfg(unix)]
#[test]
fn a_wrong_argument_says_which_were_expected() {
    let folder = SourceFolder::new("wrong");
    let all = "`x` (`float*`), `y` (`float*`), `a` (`float`)";
    let wrong = |args: &[&str]| {
        let args = args.iter().flat_map(|arg| ["--arg", arg]);
        let words: Vec<_> = ["run", "axpy.cl", "--device", "bmg", "--global", "16"].into_iter().chain(args).collect();
        let (status, out, err) = folder.visa(&words);
        assert_eq!((status, out.as_str()), (2, ""), "{err}");
        err
    };
    let (x, y, a) = ("x=range:float:16", "y=zeros:float:16", "a=2");
    assert_eq!(
        wrong(&["X=1", y, a]),
        format!("error: --arg X: `axpy` has no argument `X`, only {all}; did you mean `x`?\n")
    );
    assert_eq!(wrong(&["3=1", x, y, a]), format!("error: --arg 3: `axpy` has no argument `3`, only {all}\n"));
    assert_eq!(wrong(&[y]), "error: --arg: `axpy` also needs `x` (`float*`), `a` (`float`)\n");
    assert_eq!(wrong(&[x, y, a, "0=null"]), "error: --arg 0: `x` is given twice, by its name and by its position\n");
    assert!(wrong(&[x, y, a, "a=3"]).contains("`--arg a` is given twice"));
    // Several problems are reported in one run.
    let err = wrong(&["x=5", y, "a=[1,2]"]);
    let expected = [
        "error: --arg x: `x` (`float*`) is a pointer, but 5 is one value; expected a buffer such as `zeros:float:1024`",
        "error: --arg a: a `float` has one value, but 2 are given",
    ];
    assert_eq!(err.lines().count(), 2, "{err}");
    for (line, start) in err.lines().zip(expected) {
        assert!(line.starts_with(start), "{line}");
    }
    let err = wrong(&["x=rand:int:16", y, "a=local:64"]);
    assert!(err.contains("--arg x is a `float*`, but the elements of `rand:int` are of the type `<i4`"), "{err}");
    assert!(err.contains("--arg a takes a value of 4 bytes, but is 64 bytes of local memory"), "{err}");
    assert!(wrong(&["x=@none.npy", y, a]).starts_with("error: --arg x.buffer: none.npy: No such file"));
    for (arg, said) in [
        ("x", "expected NAME=VALUE"),
        ("x=rnad:float:4", "did you mean `rand`?"),
        ("x=rand:floats:4", "rand: `floats` is not a type of values"),
        ("x=rand:uchar:4:0..300", "high: 300 is not a value of the type `uchar`"),
    ] {
        let err = wrong(&[arg, y, a]);
        assert!(err.contains(said), "{err}");
    }
    let (status, _, err) = folder.visa(&["run", "axpy.cl", "--arg", x]);
    assert_eq!((status, err.contains("--global")), (2, true), "{err}");
    for global in ["1,2,3,4", "x", "-1", "4294967296"] {
        let (status, _, err) = folder.visa(&["run", "axpy.cl", &format!("--global={global}")]);
        assert_eq!((status, err.contains("expected one to three whole numbers")), (2, true), "{err}");
    }
}

#[cfg(unix)]
#[test]
fn a_program_of_several_kernels_needs_the_name_of_one() {
    let folder = SourceFolder::new("several");
    folder.write("compiler/kernels.zebin", zebin(|_| true));
    let (status, _, err) = folder.visa(&axpy("axpy.cl", &[]));
    assert_eq!(
        (status, err.as_str()),
        (2, "error: `axpy.cl`: it has 2 kernels: `square`, `axpy`; `--kernel NAME` names one\n")
    );
    let (status, _, err) = folder.visa(&axpy("axpy.cl", &["--kernel", "axpi"]));
    assert_eq!(status, 2);
    assert_eq!(err, "error: `axpy.cl`: there is no kernel `axpi` in it, only `square`, `axpy`; did you mean `axpy`?\n");
    let (status, out, err) = folder.visa(&axpy("axpy.cl", &["--kernel", "axpy"]));
    assert_eq!((status, out.starts_with("y: float[16] = 0, 2, 4")), (0, true), "{err}");
}

#[cfg(unix)]
#[test]
fn a_launch_file_names_its_source_and_prints_the_heads_of_outputs() {
    let folder = SourceFolder::new("launch");
    let launch = r#"{"source": "../axpy.cl", "options": "-DA", "kernel": "axpy", "global_size": 4, "args":
        {"a": 2, "x": "range:float:4", "y": {"zeros": "float", "count": 4, "expect": [0, 2, 4, 6]}}}"#;
    folder.write("tests/axpy.json", launch);
    let (status, out, err) =
        folder.visa(&["run", "--launch", "tests/axpy.json", "--device", "bmg", "--options", "-DB"]);
    assert_eq!((status, out.as_str()), (0, "y: float[4] = 0, 2, 4, 6\n"), "{err}");
    assert!(folder.calls()[0].contains(" -DA -DB "), "{:?}", folder.calls());
    // Without an option, the device is the first one of the file.
    folder.write("tests/pvc.json", launch.replace("{\"source\"", "{\"devices\": [\"pvc\", \"bmg\"], \"source\""));
    assert_eq!(folder.visa(&["run", "--launch", "tests/pvc.json"]).0, 0);
    assert!(folder.calls()[1].contains(" -device pvc "), "{:?}", folder.calls());
    // A file on the command line is run in its place.
    let (status, _, err) = folder.visa(&["run", "none.cl", "--launch", "tests/axpy.json"]);
    assert_eq!((status, err.contains("`none.cl` cannot be read")), (2, true), "{err}");
    let (status, _, err) = folder.visa(&["run", "--launch", r#"{"kernel": "k", "global_size": 1, "args": []}"#]);
    assert_eq!(
        (status, err.contains("a program is expected: FILE, or `source` in the launch file")),
        (2, true),
        "{err}"
    );
}

/// Runs a kernel that the vendor's compiler makes, on the devices that it has.
#[cfg(unix)]
#[test]
#[ignore = "needs `ocloc`"]
fn the_vendors_compiler_makes_a_kernel_that_runs() {
    let folder = SourceFolder::new("vendor");
    folder.write(
        "axpy.cl",
        "#include \"item.h\"\nkernel void axpy(global const float *x, global float *y, float a) { y[ITEM] += a * x[ITEM]; }\n",
    );
    folder.write("item.h", "#define ITEM get_global_id(0)\n");
    for device in ["skl", "dg2", "pvc"] {
        let words: Vec<_> =
            axpy("axpy.cl", &[]).into_iter().map(|word| if word == "bmg" { device } else { word }).collect();
        let (status, out, err) = folder.visa_with(&words, &[("OPENVISA_OCLOC", "ocloc")]);
        assert_eq!((status, out.as_str()), (0, "y: float[16] = 0, 2, 4, 6, 8, 10, 12, 14, ...\n"), "{device}: {err}");
    }
    folder.write("bad.cl", "kernel void k(global int *x) {\n  x[0] = y;\n}\n");
    let (status, _, err) =
        folder.visa_with(&["run", "bad.cl", "--device", "dg2", "--global", "1"], &[("OPENVISA_OCLOC", "ocloc")]);
    assert_eq!(status, 1);
    assert!(err.starts_with("bad.cl:2:10: error: use of undeclared identifier 'y'"), "{err}");
}
