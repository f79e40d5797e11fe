//! Tests of the subcommands of `visa` on object files.

use openvisa_commands::{self as cli, Context};
use openvisa_test_support::corpus;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The output and exit status of a run.
pub(crate) struct Run {
    pub(crate) status: u8,
    pub(crate) out: String,
    pub(crate) err: String,
}

fn run_on(input: &[u8], args: &[&str]) -> Run {
    let (mut out, mut err, mut input) = (Vec::new(), Vec::new(), input);
    let args = args.iter().map(OsString::from);
    let mut context = Context::plain(&mut input, &mut out, &mut err);
    let status = cli::run(args, &mut context).code();
    Run { status, out: String::from_utf8_lossy(&out).into_owned(), err: String::from_utf8_lossy(&err).into_owned() }
}

pub(crate) fn run(args: &[&str]) -> Run {
    run_on(&[], args)
}

/// Returns the path of a committed object file.
fn fixture(name: &str) -> String {
    format!("{}/../../tests/corpus/{name}", env!("CARGO_MANIFEST_DIR"))
}

/// Returns the path of a file that a test may write.
pub(crate) fn scratch(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name)
}

#[test]
fn version_prints_the_versions_of_the_command_and_the_specification() {
    use openvisa::isa::{NEWEST_VERSION, SPEC_HASH, SPEC_VERSION};
    let date = SPEC_VERSION.expect("the specification says what it is compared with");
    let package = env!("CARGO_PKG_VERSION");
    let hash = &SPEC_HASH[..8];
    for flag in ["--version", "-V"] {
        let expected = format!("visa {package} (specification {date}, object format {NEWEST_VERSION}; {hash})\n");
        assert_eq!(run(&[flag]).out, expected);
    }
}

#[test]
fn a_file_that_is_not_a_program_is_refused() {
    let readme = concat!(env!("CARGO_MANIFEST_DIR"), "/../../README.md");
    let json = scratch("no_program.json");
    std::fs::write(&json, "{\"version\": \"4.1\"}").expect("the file is written");
    let json = json.to_str().expect("a path in UTF-8");
    for command in ["dis", "stat", "verify"] {
        for (input, file, said) in [
            ("", "-", "`<stdin>` is empty\n"),
            (
                "words\n",
                "-",
                "`<stdin>` is neither an object file nor assembler text: it does not begin with `.version`",
            ),
            ("", readme, "README.md` is neither an object file nor assembler text: "),
            ("", json, "; of the JSON of an object file, `visa convert` makes the file\n"),
        ] {
            let shown = run_on(input.as_bytes(), &[command, file]);
            assert!(shown.status == 2 && shown.err.contains(said), "{command} {file}: {} {}", shown.status, shown.err);
        }
    }
    let shown = run_on(b"// A comment.\n\n  .version 4.1\n", &["dis", "-"]);
    assert!(shown.status == 2 && shown.err.contains("`<stdin>` is assembler text already"), "{}", shown.err);
}

#[test]
fn a_folder_and_an_archive_are_errors_that_say_what_to_do() {
    let folder = fixture("");
    for command in ["stat", "dis", "asm", "fmt"] {
        let shown = run(&[command, &folder]);
        assert_eq!((shown.status, shown.out.as_str()), (2, ""));
        assert!(shown.err.contains("is a folder; name the files in it, such as `"), "{}", shown.err);
    }
    let shown = run_on(b"!<arch>\nx", &["stat", "-"]);
    assert!(shown.status == 2 && shown.err.contains("`ar x <stdin>` takes them out"), "{}", shown.err);
}

#[test]
fn dis_prints_several_files_in_order_or_writes_them_to_a_folder() {
    let names = ["asm_immediates64", "asm_sync"];
    let [first, second] = names.map(|name| fixture(&format!("hand/skl/{name}.isa")));
    let shown = run(&["dis", &first, "/nowhere/x.isa", &second]);
    assert_eq!(shown.status, 2);
    assert!(shown.err.contains("`/nowhere/x.isa` cannot be read"), "{}", shown.err);
    let alone = [&first, &second].map(|file| run(&["dis", file]).out);
    assert_eq!(shown.out, format!("// {first}\n{}// {second}\n{}", alone[0], alone[1]));
    let folder = scratch("several");
    std::fs::create_dir_all(&folder).expect("a folder");
    let shown = run(&["dis", &first, &second, "-o", folder.to_str().expect("UTF-8")]);
    assert_eq!((shown.status, shown.out.as_str(), shown.err.as_str()), (0, "", ""));
    for (name, text) in names.iter().zip(&alone) {
        let path = folder.join(name).with_extension("visaasm");
        assert_eq!(&std::fs::read_to_string(path).expect("a text"), text);
    }
}

#[test]
fn stat_counts_every_instruction_and_totals_the_files() {
    let files: Vec<_> = corpus::committed().iter().map(|file| fixture(&file.name)).collect();
    let mut args = vec!["stat", "--total"];
    args.extend(files.iter().filter(|f| !f.contains("damaged")).map(String::as_str));
    let shown = run(&args);
    let mut instructions = 0;
    for file in corpus::committed().iter().filter(|file| !file.name.starts_with("damaged")) {
        let module = openvisa::Module::open(&file.bytes).expect("a file can be opened");
        // Undamaged code consists of its instructions.
        let pieces =
            |object: openvisa::Object<'_>| object.recover().filter_map(|piece| piece.kind.instruction()).count();
        instructions += module.objects().flatten().map(pieces).sum::<usize>();
    }
    println!("{}{}", shown.err, shown.out);
    let line = shown.out.lines().find(|line| line.trim_start().starts_with("instructions")).expect("they are counted");
    assert_eq!(line.split_whitespace().nth(1), Some(instructions.to_string().as_str()));
    assert!(shown.out.starts_with(&format!("total of {} files\n", args.len() - 2)));
}

#[test]
fn stat_prints_a_line_of_json_for_each_file_and_for_the_totals() {
    let files = ["hand/skl/asm_immediates64.isa", "damaged/prefix_scan.skl.isa"].map(fixture);
    let shown = run(&["stat", "--format", "json", &files[0], &files[1]]);
    let lines: Vec<serde_json::Value> =
        shown.out.lines().map(|line| serde_json::from_str(line).expect("a line is an object")).collect();
    assert_eq!((shown.status, lines.len()), (1, 3), "{}", shown.err);
    let human = run(&["stat", &files[0]]).out;
    for member in ["bytes", "kernels", "strings", "variables", "labels", "inputs", "instructions"] {
        let said = human.lines().find_map(|line| line.trim_start().strip_prefix(member)?.split_whitespace().next());
        assert_eq!(lines[0][member].to_string(), said.expect("it is counted"), "{member}");
        let sum = lines[0][member].as_u64().zip(lines[1][member].as_u64()).map(|(a, b)| a + b);
        assert_eq!(lines[2][member].as_u64(), sum, "{member}");
    }
    assert_eq!((&lines[0]["file"], &lines[2]["file"]), (&files[0].as_str().into(), &serde_json::Value::Null));
    let count = |line: &serde_json::Value| {
        let kinds = line["kinds"].as_array().expect("a list");
        kinds.iter().map(|kind| kind["count"].as_u64().expect("a number")).sum::<u64>()
    };
    assert_eq!(Some(count(&lines[2])), lines[2]["instructions"].as_u64());
    assert!(lines[0]["errors"].as_array().is_some_and(Vec::is_empty));
    assert!(lines[1]["errors"][0].as_str().is_some_and(|error| error.contains("OR: Src0")), "{}", lines[1]["errors"]);
    let total = run(&["stat", "--total", "--format", "json", &files[0], &files[1]]);
    assert_eq!(total.out, shown.out.lines().last().expect("a total").to_owned() + "\n");
}

#[test]
fn results_of_many_files_are_printed_in_the_order_of_the_command_line() {
    let folder = scratch("many");
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    let fixtures = corpus::committed();
    let paths: Vec<String> = (0..200)
        .map(|number| {
            let file = &fixtures[number * 7 % fixtures.len()];
            let path = folder.join(format!("{number}.isa"));
            std::fs::write(&path, &file.bytes).expect("the file is written");
            path.display().to_string()
        })
        .chain(["/nowhere/x.isa".to_owned()])
        .collect();
    for command in [&["stat"][..], &["verify", "--platform", "SKL", "--format", "json"], &["dis", "--plain"]] {
        let args: Vec<&str> = command.iter().copied().chain(paths.iter().map(String::as_str)).collect();
        let together = run(&args);
        let (mut out, mut err, mut status) = (String::new(), String::new(), 0);
        for path in &paths {
            let args: Vec<&str> = command.iter().copied().chain([path.as_str()]).collect();
            let alone = run(&args);
            if command[0] == "dis" && alone.status != 2 {
                out += &format!("// {path}\n");
            }
            out += &alone.out;
            err += &alone.err;
            status = status.max(alone.status);
        }
        assert_eq!(together.status, status, "{command:?}");
        match command[0] {
            // The totals follow.
            "stat" => assert!(together.out.starts_with(&out) && together.err == err, "{command:?}"),
            // A summary follows each call.
            "verify" => assert!(together.out == out, "{command:?}"),
            _ => assert!(together.out == out && together.err == err, "{command:?}"),
        }
    }
}

#[test]
fn verify_accepts_a_correct_file_and_marks_wrong_bytes() {
    let good = fixture("hand/skl/asm_immediates64.isa");
    let shown = run(&["verify", &good, "--platform", "skl"]);
    assert_eq!((shown.status, shown.err.as_str()), (0, ""), "{}", shown.out);

    let mut bytes = std::fs::read(&good).expect("the file can be read");
    // The execution size of the first MOV.
    bytes[0x1d7] = 0x07;
    let shown = run_on(&bytes, &["verify", "-", "--platform", "SKL"]);
    assert_eq!(shown.status, 1);
    let expected = "\
error[code:reserved]: MOV: Exec_size.size: found 0x7 in bits 2..0, expected 0x0 Simd1, 0x1 Simd2, 0x2 Simd4, 0x3 Simd8, 0x4 Simd16, 0x5 Simd32
 --> <stdin>: asm_immediates64, instruction 1, byte 0x1d7
  |
1 | 29 07 00 00 00 25 00 00 00 00
  |    ^^ Exec_size
  |
";
    assert!(shown.out.starts_with(expected), "{}", shown.out);

    let shown = run_on(&bytes, &["verify", "-", "--platform", "SKL", "--format", "json"]);
    let lines: Vec<serde_json::Value> =
        shown.out.lines().map(|line| serde_json::from_str(line).expect("a line is an object")).collect();
    assert_eq!(lines.len(), 1);
    for (member, value) in [
        ("code", serde_json::json!("code:reserved")),
        ("severity", "error".into()),
        ("file", "<stdin>".into()),
        ("kernel", "asm_immediates64".into()),
        ("instruction", 1.into()),
        ("offset", 0x1d7.into()),
        ("operand", "Exec_size".into()),
    ] {
        assert_eq!(lines[0][member], value, "{}", lines[0]);
    }
}

/// Runs `verify` with an environment variable `VISA_PLATFORM`.
fn verify_with(input: &[u8], args: &[&str], variable: fn(&str) -> Option<OsString>) -> Run {
    let (mut out, mut err, mut input) = (Vec::new(), Vec::new(), input);
    let mut context = Context { variable, ..Context::plain(&mut input, &mut out, &mut err) };
    let status = cli::run(["verify"].iter().chain(args).map(OsString::from), &mut context).code();
    Run { status, out: String::from_utf8_lossy(&out).into_owned(), err: String::from_utf8_lossy(&err).into_owned() }
}

#[test]
fn verify_takes_the_platform_of_the_option_the_file_the_variable_or_all() {
    const SKL_ALONE: fn(&str) -> Option<OsString> = |name| (name == "VISA_PLATFORM").then(|| "skl".into());
    const WRONG: fn(&str) -> Option<OsString> = |name| (name == "VISA_PLATFORM").then(|| "SLK".into());
    // Platforms since DG2 have this instruction.
    let lsc = b".version 4.1\n.kernel \"k\"\n.decl V32 v_type=G type=ud num_elts=16 align=GRF\n.kernel_attr Target=\"cm\"\n    \
        lsc_load.ugm (M1, 16)  V32:d32  bti(0x2)[V32]:a32\n    ret (M1, 1)\n";
    let all = verify_with(lsc, &["-"], |_| None);
    assert_eq!((all.status, all.out.lines().count()), (0, 1), "{}", all.out);
    let note = "note: <stdin>: checked for all platforms, as nothing names one: there are no findings on DG2, ";
    assert!(all.err.starts_with(note) && !all.err.contains("SKL"), "{}", all.err);
    assert_eq!(verify_with(lsc, &["-", "--platform", "any"], SKL_ALONE).err, all.err);
    let variable = verify_with(lsc, &["-"], SKL_ALONE);
    assert!(variable.status == 1 && variable.err.is_empty() && variable.out.contains("[platform]"), "{}", variable.out);
    assert_eq!(verify_with(lsc, &["-", "--platform", "DG2"], SKL_ALONE).status, 0, "the option counts more");
    let wrong = verify_with(lsc, &["-"], WRONG);
    assert!(wrong.status == 2 && wrong.err.contains("platforms and devices are BDW,"), "{}", wrong.err);
    let message = "environment variable VISA_PLATFORM: `SLK` is not a platform; did you mean `SKL`?";
    assert!(wrong.err.contains(message), "{}", wrong.err);

    // The platform of a compiled form precedes that of the variable.
    let compiled = fixture("hand/skl/asm_immediates64.isa");
    for variable in [SKL_ALONE, |_: &str| None, |name: &str| (name == "VISA_PLATFORM").then(|| "PVC".into())] {
        let shown = verify_with(&[], &[&compiled], variable);
        assert_eq!((shown.status, shown.err.as_str()), (0, ""), "{}", shown.out);
    }

    // An error on all platforms is reported once.
    let wrong = String::from_utf8_lossy(lsc).replace("ret (M1, 1)", "sin (M1, 16) V32(0,0)<1> V32(0,0)<1;1,0>");
    let shown = verify_with(wrong.as_bytes(), &["-"], |_| None);
    assert!(shown.status == 1 && shown.out.contains("[type]: SIN"), "{}", shown.out);
    assert!(shown.err.contains("on every one there are findings, the fewest on "), "{}", shown.err);
    assert!(!shown.out.contains("[platform]"), "one that has the instructions: {}", shown.out);
}

#[test]
fn verify_continues_after_a_file_that_cannot_be_read() {
    let (bad, good) = (fixture("damaged/mandelbrot.skl.isa"), fixture("hand/skl/asm_immediates64.isa"));
    let shown = run(&["verify", &bad, "/nowhere/x.isa", &good, "--platform", "skl"]);
    assert_eq!(shown.status, 2);
    assert!(shown.err.contains("`/nowhere/x.isa` cannot be read"), "{}", shown.err);
    assert!(shown.out.contains(" in 2 files: 2 routines,"), "{}", shown.out);
}

/// Every byte of the code is shown once, in order.
#[test]
fn dis_shows_every_byte_of_the_code() {
    for file in corpus::committed().iter().filter(|file| !file.name.starts_with("damaged")) {
        let shown = run_on(&file.bytes, &["dis", "-", "--plain"]);
        let module = openvisa::Module::open(&file.bytes).expect("a file can be opened");
        let mut hex = String::new();
        for line in shown.out.lines().filter(|line| line.starts_with("        0x")) {
            let bytes = line.trim_start().split_once("    ").map_or("", |(_, rest)| rest);
            let bytes = bytes.split_once("  ").map_or(bytes, |(bytes, _)| bytes);
            hex.push_str(&bytes.replace(' ', ""));
        }
        let code: String = module.objects().flatten().flat_map(|o| o.code()).map(|b| format!("{b:02x}")).collect();
        if shown.status == 0 {
            assert_eq!(hex, code, "{}", file.name);
        } else {
            assert!(code.starts_with(&hex) && !shown.err.is_empty(), "{}", file.name);
        }
    }
}

/// Checks a file from a compiler that left out operands.
#[test]
fn all_commands_report_damaged_code_alike() {
    let file = fixture("damaged/prefix_scan.skl.isa");
    let wrong =
        "OR: Src0: expected vec_operand, found the next instruction, SHL, at byte 0x473; 2 of 5 fields are missing";
    let stat = run(&["stat", &file]);
    assert_eq!(stat.status, 1);
    assert!(stat.err.contains(&format!("add_sums, instruction 1, byte 0x473: {wrong}")), "{}", stat.err);
    assert!(stat.out.contains("  instructions    25  "), "{}", stat.out);
    let verify = run(&["verify", &file, "--platform", "skl"]);
    assert!(verify.out.contains(wrong), "{}", verify.out);
    assert!(verify.out.contains("the writer of the file left out operands throughout"), "{}", verify.out);
    for ending in ["isa", "json", "visaasm"] {
        let out = std::env::temp_dir().join(format!("openvisa-damaged.{ending}"));
        let convert = run(&["convert", &file, &out.display().to_string()]);
        assert_eq!(convert.status, 1);
        assert!(convert.err.contains(wrong), "{ending}: {}", convert.err);
        assert!(!out.exists(), "nothing is written");
    }
}

/// Checks a file from a compiler that left out operands.
#[test]
fn dis_names_the_first_damaged_instruction_and_lenient_prints_all_of_them() {
    let file = fixture("damaged/prefix_scan.skl.isa");
    let strict = run(&["dis", "--plain", &file]);
    assert_eq!(strict.status, 1);
    let expected = format!(
        "\
error[code:missing]: OR: Src0: expected vec_operand, found the next instruction, SHL, at byte 0x473; 2 of 5 fields are missing
 --> {file}: add_sums, instruction 1, byte 0x473
  |
1 | 21 80 00 00 00 0e 00 00 00 00 00 00 02 24 80 00 00 00 2e
  |                                        ^^ Src0
  |
  = note: the rule is in specs/instructions/OR.md:"
    );
    assert!(strict.err.starts_with(&expected), "{}", strict.err);
    assert!(strict.err.ends_with("1 finding; `--lenient` shows what can be read\n"), "{}", strict.err);
    assert_eq!(strict.out.lines().filter(|line| is_instruction(line)).count(), 1);

    let lenient = run(&["dis", "--plain", "--lenient", &file]);
    assert_eq!(lenient.status, 1);
    assert_eq!(lenient.out.lines().filter(|line| is_instruction(line)).count(), 25);
    assert_eq!(lenient.out.lines().filter(|line| line.starts_with("        missing: ")).count(), 24);
    let note = "add_sums: 25 instructions, 1 of them whole, 24 without their last fields, 315 bytes behind the last one that are none; \
                the writer of the file left out operands throughout\n";
    assert!(lenient.err.ends_with(note), "{}", lenient.err);
    let module = std::fs::read(&file).expect("the file can be read");
    let module = openvisa::Module::open_lenient(&module).expect("it can be opened");
    let object = module.objects().flatten().next().expect("there is a kernel");
    for (what, count) in [
        ("variable", object.variables().len()),
        ("predicate", object.predicates().len()),
        ("surface", object.surfaces().len()),
        ("label", object.labels().len()),
        ("input", object.inputs().len()),
        ("attribute", object.attributes().len()),
    ] {
        let lines = lenient.out.lines().filter(|line| line.starts_with(&format!("  {what} ")));
        assert_eq!(lines.count(), count, "{what}");
    }
}

/// Returns whether a line of the plain dump begins an instruction.
fn is_instruction(line: &str) -> bool {
    let mut words = line.split_whitespace();
    let index = words.next().is_some_and(|word| word.parse::<usize>().is_ok());
    index && words.next().is_some_and(|word| word.starts_with("0x"))
}

#[test]
fn convert_decodes_and_encodes_to_the_same_bytes() {
    let (mut same, mut refused) = (0, 0);
    for file in corpus::committed() {
        let shown = {
            let (path, out) = (fixture(&file.name), scratch("converted.isa"));
            let _ = std::fs::remove_file(&out);
            let shown = run(&["convert", &path, &out.to_string_lossy()]);
            (shown, std::fs::read(&out).ok())
        };
        match shown {
            (Run { status: 0, .. }, Some(bytes)) => {
                assert!(bytes == file.bytes, "{}", file.name);
                same += 1;
            }
            (Run { status: 1, err, .. }, None) => {
                assert!(err.contains("instruction"), "{}: {err}", file.name);
                refused += 1;
            }
            (Run { status, err, .. }, _) => panic!("{}: {status}: {err}", file.name),
        }
    }
    println!("{same} files come back byte for byte, {refused} have code that cannot be read");
    assert!(same > 70 && refused < 8);
}

/// Checks a file whose instructions have another layout than the usual one of its version.
#[test]
fn a_file_is_read_in_the_requested_layout_or_in_the_first_that_fits() {
    let [text, isa, json, again] = ["revision.visaasm", "revision.isa", "revision.json", "revision-again.isa"]
        .map(|name| scratch(name).to_string_lossy().into_owned());
    let source = ".version 4.1\n.kernel \"k\"\n.decl V32 v_type=G type=ud num_elts=16 align=GRF\n\
        .kernel_attr Target=\"cm\"\n    lsc_load.ugm (M1, 16)  V32:d32  bti(0x2)[V32]:a32\n    ret (M1, 1)\n";
    std::fs::write(&text, source).unwrap();
    let made = run(&["asm", &text, "-o", &isa, "--target-version", "4.1.1"]);
    assert_eq!((made.status, &*made.err), (0, ""));
    let note = "note: {}: instructions are in the layout 4.1.1 (IGC 1.0.14896 to 1.0.14966, August 2023), not in that of version 4.1\n";
    let note = note.replace("{}", &isa);
    for (args, out) in [
        (vec!["dis", &isa], Some(source)),
        (vec!["stat", &isa], None),
        (vec!["verify", &isa, "--platform", "PVC"], None),
        (vec!["convert", &isa, &json], None),
        (vec!["convert", &isa, &again], None),
    ] {
        let shown = run(&args);
        // `stat` shows the revision in its counts, without a note.
        let said = if args[0] == "stat" { shown.out.contains(" 4.1.1\n") } else { shown.err.starts_with(&note) };
        assert_eq!((shown.status, said), (0, true), "{args:?}: {}{}", shown.out, shown.err);
        assert!(out.is_none_or(|text| shown.out.contains(text.split_once(".kernel_attr").unwrap().1)), "{}", shown.out);
        let asked = run(&[&args[..], &["--dialect", "4.1.1"]].concat());
        assert_eq!((asked.status, asked.out, asked.err.contains("note")), (0, shown.out, false), "{args:?}");
        let usual = run(&[&args[..], &["--dialect", "4.1"]].concat());
        assert_eq!((usual.status, usual.err.contains("note:")), (1, false), "{args:?}: {}", usual.err);
        let other = run(&[&args[..], &["--dialect", "3.6"]].concat());
        let said = format!("{}{}", other.out, other.err);
        assert!(other.status == 1 && said.contains("3.6 is no layout of files of version 4.1"), "{args:?}: {said}");
        let unknown = run(&[&args[..], &["--dialect", "4.1.9"]].concat());
        let known = "invalid value '4.1.9' for '--dialect <VERSION>': expected a version from 3.0 to 4.1, or one of 4.1-1, 4.1.1";
        assert!(unknown.status == 2 && unknown.err.contains(known), "{args:?}: {}", unknown.err);
    }
    assert!(std::fs::read(&again).unwrap() == std::fs::read(&isa).unwrap());
    assert!(std::fs::read_to_string(&json).unwrap().contains("\"version\": \"4.1.1\""));
    assert_eq!(run(&["convert", &json, &again]).status, 0);
    assert!(std::fs::read(&again).unwrap() == std::fs::read(&isa).unwrap());
    // A text has a version without revision.
    let plain = run(&["convert", &text, &json, "--target-version", "4.1.1"]);
    assert_eq!((plain.status, &*plain.err), (0, ""));
    assert!(std::fs::read_to_string(&json).unwrap().contains("\"version\": \"4.1.1\""));
    assert_eq!(run(&["convert", &isa, &again, "--target-version", "4.1"]).status, 0);
    assert_eq!(std::fs::read(&again).unwrap().len() + 4, std::fs::read(&isa).unwrap().len());
}

#[test]
fn convert_writes_json_and_reads_it_again() {
    let (path, json, out) = (fixture("hand/pvc/asm_control.isa"), scratch("converted.json"), scratch("from_json.isa"));
    let (json, out) = (json.to_string_lossy().into_owned(), out.to_string_lossy().into_owned());
    assert_eq!(run(&["convert", &path, &json]).status, 0);
    assert_eq!(run(&["convert", &json, &out]).status, 0);
    assert!(std::fs::read(&out).unwrap() == std::fs::read(&path).unwrap());
    let text = std::fs::read_to_string(&json).unwrap();
    assert!(text.contains("\"Goto\"") && text.contains("\"Simd16\""), "{text}");
    std::fs::write(&json, text.replacen("\"Simd16\"", "\"Simd17\"", 1)).unwrap();
    let refused = run(&["convert", &json, &out]);
    assert_eq!(refused.status, 1);
    assert!(refused.err.contains("Simd17") && refused.err.contains(": line "), "{}", refused.err);
}

/// Checks JSON whose object file could not be read back: each error names a path or a line, and
/// nothing is written.
#[test]
fn convert_reports_errors_in_json_with_their_places() {
    let (json, out) = (scratch("mutant.json"), scratch("mutant.isa"));
    let (json, out) = (json.to_string_lossy().into_owned(), out.to_string_lossy().into_owned());
    assert_eq!(run(&["convert", &fixture("hand/pvc/asm_control.isa"), &json]).status, 0);
    let good: serde_json::Value = serde_json::from_slice(&std::fs::read(&json).expect("it is there")).expect("JSON");
    let mutant = |path: &str, value: serde_json::Value| {
        let mut module = good.clone();
        *module.pointer_mut(path).unwrap_or_else(|| panic!("{path}")) = value;
        std::fs::write(&json, format!("{module:#}")).expect("the file is written");
        let _ = std::fs::remove_file(&out);
        let shown = run(&["convert", &json, &out]);
        assert!(shown.status == 1 && !Path::new(&out).exists(), "{path}: {} {}", shown.status, shown.out);
        shown.err
    };
    for (path, value, said) in [
        ("/objects/0/name_index", 9999, "objects[0].name_index: there is no string_pool 9999, of "),
        ("/objects/0/variables/1/name_index", 9999, "objects[0].variables[1].name_index: there is no string_pool 9999"),
        ("/objects/0/labels/1/kind", 77, "objects[0].labels[1].kind: 0x4d has no meaning"),
        ("/objects/0/attributes/0/name", 9999, "objects[0].attributes[0].name: there is no string_pool 9999"),
    ] {
        let err = mutant(path, value.into());
        assert!(err.contains(said), "{path}: {err}");
    }
    // A value of the wrong type is reported at its line.
    for (path, value, said) in [
        ("/objects/0/variables/0/elements", 70000, "invalid value: integer `70000`, expected u16"),
        ("/objects/0/labels/1/name_index", -1, "invalid value: integer `-1`, expected u32"),
    ] {
        let err = mutant(path, value.into());
        let written = std::fs::read_to_string(&json).expect("it was written");
        let line = 1 + written.lines().position(|line| line.contains(&format!(": {value}"))).expect("the value");
        assert!(err.contains(&format!("line {line}: {said}")), "{path}: {err}");
    }
    // This member exists only in a variable that is an alias.
    let variable = serde_json::json!({
        "name_index": 1, "properties": good["objects"][0]["variables"][0]["properties"], "elements": 1, "alias_index": 5000
    });
    let err = mutant("/objects/0/variables/0", variable);
    assert!(err.contains("objects[0].variables[0].alias_index: there is no var_info 5000"), "{err}");
    let err = mutant("/objects/0/code/3", serde_json::json!({ "Bytes": "ff" }));
    assert!(err.contains("objects[0].code: instruction 3 cannot be read again: "), "{err}");
    // All errors are reported in one run.
    let err = mutant("/objects/0/labels/1", serde_json::json!({ "name_index": 8888, "kind": 77 }));
    assert_eq!(err.matches("objects[0].labels[1].").count(), 2, "{err}");
    assert_eq!(run_on(good.to_string().as_bytes(), &["convert", "-", &out]).status, 0);
    let rest = run_on(format!("{good} x").as_bytes(), &["convert", "-", &out]);
    assert!(rest.status == 1 && rest.err.contains("trailing characters"), "{}", rest.err);
}

/// Checks an alias of a variable that is declared later, which only object files can have.
#[test]
fn dis_notes_why_its_text_cannot_be_assembled() {
    use openvisa::isa::{DataType, VariableClass, enums::Align};
    let mut object = openvisa::ObjectBuf::kernel("k");
    for other in [1, 0] {
        let of = VariableClass::General.first() + other;
        object.add_alias(&format!("v{}", 1 - other), DataType::Ud, 8, Align::Dword, (of, 0));
    }
    let bytes = openvisa::ModuleBuf::of([object]).to_bytes().expect("it can be written");
    let shown = run_on(&bytes, &["dis", "-"]);
    assert!(shown.out.contains("alias=<v1, 0>") && run_on(shown.out.as_bytes(), &["asm", "-"]).status == 1);
    assert_eq!(shown.status, 1);
    let said = "<stdin>: `visa asm` does not take the text: line 4:57: error[undeclared]: no variable `v1` is declared";
    assert!(shown.err.starts_with(said) && !shown.err.contains("--lenient"), "{}", shown.err);
    let out = scratch("circle.visaasm");
    let _ = std::fs::remove_file(&out);
    let converted = run_on(&bytes, &["convert", "-", &out.display().to_string()]);
    assert!(converted.status == 1 && !out.exists(), "{}", converted.err);
    let verified = run_on(&bytes, &["verify", "-", "--platform", "SKL"]);
    assert!(verified.status == 1 && verified.out.contains("error[object:alias-before]: v0: "), "{}", verified.out);
}

#[test]
fn a_reader_that_closes_the_output_is_not_an_error() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_visa"))
        .args(["dis", &fixture("hand/skl/asm_immediates64.isa")])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command can be run");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("it ends");
    assert!(output.status.success() && output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
}
