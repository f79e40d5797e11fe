//! The `visa` command on assembler text.

use openvisa_commands::{self as cli, Context};
use std::ffi::OsString;
use std::path::{Path, PathBuf};

struct Run {
    status: u8,
    out: Vec<u8>,
    err: String,
}

impl Run {
    fn text(&self) -> &str {
        std::str::from_utf8(&self.out).expect("it is text")
    }
}

fn run_on(input: &[u8], args: &[&str]) -> Run {
    let (mut out, mut err, mut input) = (Vec::new(), Vec::new(), input);
    let mut context = Context::plain(&mut input, &mut out, &mut err);
    let status = cli::run(args.iter().map(OsString::from), &mut context).code();
    Run { status, out, err: String::from_utf8_lossy(&err).into_owned() }
}

/// Returns the path of a committed file.
fn fixture(name: &str) -> String {
    format!("{}/../../tests/corpus/{name}", env!("CARGO_MANIFEST_DIR"))
}

/// Returns the path of a file that a test may write.
fn scratch(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name)
}

const TEXT: &str = ".version 4.1\n.kernel \"k\"\n.decl x v_type=G type=d num_elts=16 align=GRF // one\n\
                    .kernel_attr Target=\"cm\"\n.function \"main\"\nmain:\n   add (M1,16) x(0,0)<1>  x(0,0)<1;1,0> 1:d // two\n\
                    ret (M1, 1)\n";

#[test]
fn text_becomes_an_object_file_and_text_again() {
    let assembled = run_on(TEXT.as_bytes(), &["asm", "-"]);
    assert_eq!((assembled.status, assembled.err.as_str()), (0, ""));
    assert!(assembled.out.starts_with(b"CISA\x04\x01"));
    let shown = run_on(&assembled.out, &["dis", "-", "--numbers"]);
    assert_eq!(shown.status, 0, "{}", shown.err);
    let line = "    add (M1, 16) x(0,0)<1> x(0,0)<1;1,0> 0x1:d                                   /// $1\n";
    assert!(shown.text().contains(line), "{}", shown.text());
    assert_eq!(run_on(shown.text().as_bytes(), &["asm", "-"]).out, assembled.out);
    let older = run_on(TEXT.as_bytes(), &["asm", "-", "--target-version", "3.6"]);
    assert!(older.out.starts_with(b"CISA\x03\x06"));
    let refused = run_on(TEXT.as_bytes(), &["dis", "-"]);
    assert!(refused.status == 2 && refused.err.contains("`visa asm`"), "{}", refused.err);
}

#[test]
fn object_files_are_written_beside_their_texts_and_all_findings_are_shown() {
    let (good, bad) = (scratch("good.visaasm"), scratch("bad.visaasm"));
    std::fs::write(&good, TEXT).unwrap();
    std::fs::write(&bad, TEXT.replace("x(0,0)<1>", "y(0,0)<1>").replace("ret", "rte")).unwrap();
    let (good, bad) = (good.display().to_string(), bad.display().to_string());
    let run = run_on(b"", &["asm", &good, &bad]);
    assert_eq!(run.status, 1);
    let undeclared = format!("error[text:undeclared]: no variable `y` is declared\n --> {bad}:7:16\n");
    assert!(run.err.contains(&undeclared), "{}", run.err);
    assert!(run.err.contains("did you mean `ret`?"), "{}", run.err);
    assert!(run.err.ends_with("2 findings in 2 files, 1 assembled\n"), "{}", run.err);
    assert!(std::fs::read(good.replace(".visaasm", ".isa")).unwrap().starts_with(b"CISA"));
    assert!(!Path::new(&bad.replace(".visaasm", ".isa")).exists());
    let json = run_on(b"", &["asm", &bad, "--format", "json"]);
    let first: serde_json::Value = serde_json::from_str(json.text().lines().next().unwrap()).unwrap();
    assert_eq!((&first["code"], &first["line"], &first["column"]), (&"text:undeclared".into(), &7.into(), &16.into()));
}

#[test]
fn a_byte_order_mark_and_other_line_ends_change_nothing() {
    let plain = run_on(TEXT.as_bytes(), &["asm", "-"]);
    let marked = format!("\u{feff}{}", TEXT.replace('\n', "\r\n"));
    assert_eq!(run_on(marked.as_bytes(), &["asm", "-"]).out, plain.out);
    assert_eq!(run_on(marked.as_bytes(), &["fmt", "-"]).out, run_on(TEXT.as_bytes(), &["fmt", "-"]).out);
    let wide: Vec<u8> = format!("\u{feff}{TEXT}").encode_utf16().flat_map(u16::to_le_bytes).collect();
    let wide = run_on(&wide, &["fmt", "-"]);
    assert!(wide.status == 2 && wide.err.contains("it is UTF-16"), "{}", wide.err);
    let wrong = run_on("\u{feff}.version 9.1\n".as_bytes(), &["asm", "-"]);
    assert!(wrong.err.contains("<stdin>:1:1\n") && wrong.err.contains("1 | .version 9.1"), "{}", wrong.err);
    let zero = run_on(TEXT.replace("main:", "main:\0").as_bytes(), &["stat", "-"]);
    assert!(zero.err.contains("found `\\u{0}`") && !zero.err.contains('\0'), "{}", zero.err);
}

#[test]
fn an_object_file_that_could_not_be_read_is_not_written() {
    let one = TEXT.trim_start_matches(".version 4.1\n");
    let kernels = |count: usize| {
        let kernels: String = (0..count).map(|i| one.replace("\"k\"", &format!("\"k{i}\""))).collect();
        format!(".version 4.1\n{kernels}")
    };
    let most = run_on(kernels(512).as_bytes(), &["asm", "-"]);
    assert_eq!((most.status, run_on(&most.out, &["stat", "-"]).status), (0, 0), "{}", most.err);
    for command in [&["asm", "-"][..], &["convert", "-", "target/tmp/never.isa"]] {
        let more = run_on(kernels(513).as_bytes(), command);
        assert_eq!((more.status, more.out.len()), (1, 0), "{command:?}");
        let found = "error[file:range]: num kernels: 513 is not in [0..512]\n --> <stdin>:2:1\n";
        assert!(more.err.starts_with(found), "{command:?}: {}", more.err);
    }
}

#[test]
fn a_warning_is_an_error_only_if_warnings_are_denied() {
    let source = TEXT.replace(".kernel_attr Target=\"cm\"", ".kernel_attr Target=\"cm\"\n.kernel_attr Target=\"cm\"");
    let run = run_on(source.as_bytes(), &["asm", "-"]);
    assert_eq!(run.status, 0, "{}", run.err);
    assert!(run.out.starts_with(b"CISA") && run.err.contains("warning[text:repeated]"), "{}", run.err);
    assert!(run.err.ends_with("0 findings, 1 warning in 1 file, 1 assembled\n"), "{}", run.err);
    let json = run_on(source.as_bytes(), &["asm", "-", "--format", "json"]);
    assert!(json.status == 0 && json.out == run.out, "{}", json.err);
    let first: serde_json::Value = serde_json::from_str(json.err.lines().next().unwrap()).unwrap();
    assert_eq!((&first["severity"], &first["line"]), (&"warning".into(), &5.into()), "{first}");
    let denied = run_on(source.as_bytes(), &["asm", "-", "--deny-warnings"]);
    assert!(denied.status == 1 && denied.out.is_empty(), "{}", denied.err);
    let verified = run_on(source.as_bytes(), &["verify", "-", "--platform", "SKL"]);
    assert_eq!(verified.status, 0, "{}", verified.text());
    assert!(
        verified.text().ends_with("no findings, 1 warning in 1 file: 1 routine, 3 instructions\n"),
        "{}",
        verified.text()
    );
    let denied = run_on(source.as_bytes(), &["verify", "-", "--platform", "SKL", "--deny-warnings"]);
    assert_eq!(denied.status, 1, "{}", denied.text());
    assert_eq!(run_on(source.as_bytes(), &["fmt", "-"]).status, 0);
    let output = scratch("warned.json").display().to_string();
    assert_eq!(run_on(source.as_bytes(), &["convert", "-", &output]).status, 0);
}

#[test]
fn formatting_changes_blanks_and_numbers_and_keeps_comments() {
    let expected = ".version 4.1\n.kernel \"k\"\n.decl x v_type=G type=d num_elts=16 align=GRF // one\n.kernel_attr Target=\"cm\"\n\
                    .function \"main\"\nmain:\n    add (M1, 16) x(0,0)<1> x(0,0)<1;1,0> 0x1:d                                   // two\n    \
                    ret (M1, 1)\n";
    let run = run_on(TEXT.as_bytes(), &["fmt", "-"]);
    assert_eq!((run.status, run.text()), (0, expected), "{}", run.err);
    let file = scratch("fmt.visaasm");
    std::fs::write(&file, TEXT).unwrap();
    let name = file.display().to_string();
    let check = run_on(b"", &["fmt", "--check", &name]);
    assert_eq!((check.status, check.text()), (1, format!("{name}\n").as_str()));
    assert_eq!(run_on(b"", &["fmt", "-i", &name]).status, 0);
    assert_eq!(std::fs::read_to_string(&file).unwrap(), expected);
    assert_eq!(run_on(b"", &["fmt", "--check", &name]).status, 0);
    let wrong = run_on(TEXT.replace("add", "dda").as_bytes(), &["fmt", "-"]);
    assert!(wrong.status == 1 && wrong.out.is_empty() && wrong.err.contains("not rewritten"), "{}", wrong.err);
}

#[test]
fn verify_and_stat_take_texts() {
    let good = run_on(TEXT.as_bytes(), &["verify", "-", "--platform", "SKL"]);
    assert_eq!((good.status, good.text()), (0, "no findings in 1 file: 1 routine, 3 instructions\n"), "{}", good.err);
    let source = TEXT.replace("add (M1,16)", "sin (M1, 16)").replace(" 1:d", "");
    let bad = run_on(source.as_bytes(), &["verify", "-", "--platform", "SKL", "--format", "json"]);
    assert_eq!(bad.status, 1, "{}", bad.err);
    let finding: serde_json::Value = serde_json::from_str(bad.text().lines().next().unwrap()).unwrap();
    assert_eq!((&finding["code"], &finding["line"]), (&"type".into(), &7.into()), "{finding}");
    let stat = run_on(TEXT.as_bytes(), &["stat", "-"]);
    assert!(stat.status == 0 && stat.text().contains("  instructions    3  "), "{}", stat.text());
}

#[test]
fn verify_reports_an_undefined_label_once() {
    let source = TEXT.replace(
        "ret (M1, 1)",
        "jmp (M1, 1) nowhere\n    jmp (M1, 1) nothere\n    jmp (M1, 1) nowhere\nthere:\n    ret (M1, 1)",
    );
    let shown = run_on(source.as_bytes(), &["verify", "-", "--platform", "SKL", "--format", "json"]);
    let findings = shown.text().lines().map(|line| serde_json::from_str::<serde_json::Value>(line).expect("JSON"));
    let found: Vec<_> =
        findings.map(|f| (f["code"].to_string(), f["message"].to_string(), f["help"].to_string())).collect();
    let label = |name: &str, help: &str| {
        ("\"text:label\"".to_owned(), format!("\"label `{name}` is not defined\""), help.to_owned())
    };
    assert_eq!(found, [label("nowhere", "null"), label("nothere", "\"did you mean `there`?\"")]);
    assert!(shown.status == 1 && shown.err.starts_with("2 findings"), "{}", shown.err);
}

#[test]
fn convert_goes_between_text_and_bytes() {
    let text = fixture("kernels/asm/asm_control.visaasm");
    let (isa, back) = (scratch("control.isa"), scratch("control.visaasm"));
    let (isa, back) = (isa.display().to_string(), back.display().to_string());
    let run = run_on(b"", &["convert", &text, &isa]);
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    let run = run_on(b"", &["convert", &isa, &back, "--target-version", "4.2"]);
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    let printed = std::fs::read_to_string(&back).unwrap();
    assert!(printed.starts_with(".version 4.2\n") && printed.contains("call (M1, 16) sub1"), "{printed}");
    let refused = run_on(b"", &["convert", &text, &isa, "--target-version", "4.2"]);
    assert_eq!(refused.status, 2, "{}", refused.err);
}

#[test]
fn a_value_that_is_not_allowed_is_not_converted() {
    let folder = scratch("values");
    let _ = std::fs::remove_dir_all(&folder);
    let path = |name: &str| folder.join(name).display().to_string();
    let source = ".version 4.1\n.kernel \"k\"\n.decl x v_type=G type=f num_elts=16 align=GRF\n.kernel_attr Target=\"cm\"\n\
                  .function \"main\"\nmain:\n    ret (M1, 1)\n";
    std::fs::create_dir_all(&folder).expect("a folder");
    std::fs::write(path("good.visaasm"), source).expect("the file is written");
    // A variable has at most 4,096 elements.
    std::fs::write(path("bad.visaasm"), source.replace("num_elts=16", "num_elts=61712")).expect("the file is written");
    assert_eq!(run_on(b"", &["convert", &path("good.visaasm"), &path("good.isa")]).status, 0);
    let good = std::fs::read(path("good.isa")).expect("the file is there");
    let mut module = openvisa::Module::open(&good).and_then(|module| module.edit()).expect("it can be read");
    module.objects[0].variables[0].elements = 61712;
    std::fs::write(path("bad.isa"), module.to_bytes().expect("it can be written")).expect("the file is written");
    for bad in ["bad.visaasm", "bad.isa"] {
        for ending in ["visaasm", "isa", "json"] {
            let output = path(&format!("out.{ending}"));
            let run = run_on(b"", &["convert", &path(bad), &output]);
            assert_eq!(run.status, 1, "{bad} to {ending}");
            // A text is told in its own words.
            let of_text = "the number of elements of a general variable is 61712, but must be from 1 to 4096";
            let expected = if bad.ends_with(".isa") { "num_elements: 61712 is not in [1..4096]" } else { of_text };
            assert!(run.err.contains(expected), "{}", run.err);
            assert!(!Path::new(&output).exists(), "{bad} to {ending}");
        }
    }
}

#[test]
fn findings_point_at_the_operand_and_say_what_it_is() {
    let text = ".version 4.1
.kernel \"k\"
.decl V32 v_type=G type=d num_elts=16 align=GRF
.decl V33 v_type=G type=f num_elts=16 align=GRF
    mov (M1, 32) V33( 0, 0)<1> V32(0,0)<0;1,0>
    and (M1, 16)  V32(0,0)<1> V32(0,0)<1;1,0> V33(0,0)<1;1,0> // why
    shl (M1, 16) V32(0,0)<1> V32(0,0)<1;1,0> 0x1:f
    mul (M1, 16) V32(0,0)<1> V32(0,0)<1;1,0> V33(0,0)<1;1,0>
    lsc_load.ugm (M1, 16)  V33:d32  flat[V32]:a64
    gather4_scaled.R (M1, 16) T0 0x0:ud V32.0 V33.0
    ret (M1, 1)
";
    let shown = run_on(text.as_bytes(), &["verify", "-", "--platform", "DG2"]).out;
    let shown = String::from_utf8(shown).expect("findings are UTF-8");
    let marks = |what: &str| {
        let lines: Vec<_> = shown.lines().collect();
        let at = lines.iter().position(|line| line.contains(what)).unwrap_or_else(|| panic!("{what}: {}", shown));
        let (source, mark) = (lines[at + 3], lines[at + 4]);
        let start = mark.find('^').expect("there is a mark");
        source[start..=mark.rfind('^').expect("there is a mark")].to_owned()
    };
    for (what, marked) in [
        ("[bounds]: MOV: Dst", "V33( 0, 0)<1>"),
        ("[type]: AND: Src1 is of type f", "V33(0,0)<1;1,0>"),
        ("[type]: SHL: Src1 is of type f", "0x1:f"),
        ("[type]: GATHER4_SCALED: Element_offset is of type d", "V32.0"),
        ("[constraint:address-type]", "lsc_load.ugm (M1, 16)  V33:d32  flat[V32]:a64"),
    ] {
        assert_eq!(marks(what), marked, "{what}");
    }
    for help in ["= help: `V33` has 16 elements of type f", "= help: Dst is d, Src0 is d, Src1 is f"] {
        assert!(shown.contains(help), "{help}: {}", shown);
    }
    assert_eq!(shown.matches("[type-map]").count(), 1, "a type that is not supported is found once: {shown}");
}

#[test]
fn an_input_that_cannot_be_opened_leaves_the_old_output() {
    let old = scratch("survives.visaasm");
    std::fs::write(&old, "old").expect("it can be written");
    let old_name = old.to_str().expect("a path in UTF-8");
    let broken = run_on(b"CISA", &["dis", "-", "-o", old_name]);
    assert_eq!(broken.status, 1, "{}", broken.err);
    assert_eq!(std::fs::read_to_string(&old).expect("it is there"), "old");
    let good = run_on(TEXT.as_bytes(), &["fmt", "-", "-o", old_name]);
    assert_eq!(good.status, 0, "{}", good.err);
    assert_ne!(std::fs::read_to_string(&old).expect("it is there"), "old");
}

/// A kernel with the given declarations and one instruction.
fn kernel(version: &str, declarations: &str, line: &str) -> String {
    format!(
        ".version {version}\n.kernel \"k\"\n{declarations}\n.kernel_attr Target=\"cm\"\n    {line}\n    ret (M1, 1)\n"
    )
}

#[test]
fn a_rule_that_the_vendor_does_not_enforce_gives_a_warning() {
    let declarations = ".decl x v_type=G type=w num_elts=8 align=GRF";
    let text = kernel("4.1", declarations, "mov (M1, 16) x(0,0)<1> 0x1:w");
    let verify = |more: &[&str]| run_on(text.as_bytes(), &[&["verify", "-", "--platform", "DG2"], more].concat());
    let shown = verify(&[]);
    assert_eq!(shown.status, 0, "{}", shown.err);
    let said = format!("{}{}", shown.text(), shown.err);
    assert!(said.contains("warning[bounds]") && said.contains("no findings, 1 warning"), "{said}");
    let json = verify(&["--format", "json"]);
    assert!(json.text().contains("\"code\":\"bounds\",\"severity\":\"warning\""), "{}", json.text());
    assert_eq!(verify(&["--deny-warnings"]).status, 1);
}

#[test]
fn the_device_pvc_is_the_platform_of_its_last_stepping() {
    let declarations = ".decl x v_type=G type=f num_elts=16 align=GRF\n.decl y v_type=G type=ud num_elts=16 align=GRF";
    let text = kernel("4.1", declarations, "fcvt (M1, 16) y(0,0)<1> x(0,0)<1;1,0>");
    for (platform, status) in [("pvc", 0), ("PVC_XT", 0), ("PVC", 1), ("Pvc", 1)] {
        let shown = run_on(text.as_bytes(), &["verify", "-", "--platform", platform]);
        assert_eq!(shown.status, status, "{platform}: {}{}", shown.text(), shown.err);
    }
}

#[test]
fn types_that_text_alone_has_are_verified_and_formatted_but_not_assembled() {
    let declarations =
        ".decl x v_type=G type=hf8 num_elts=16 align=GRF\n.decl y v_type=G type=hf num_elts=16 align=GRF";
    let text = |version| kernel(version, declarations, "mov (M1_NM, 16) y(0,0)<1> x(0,0)<1;1,0>");
    let verified = run_on(text("4.2").as_bytes(), &["verify", "-", "--platform", "XE3"]);
    let said = format!("{}{}", verified.text(), verified.err);
    assert_eq!(verified.status, 0, "{said}");
    assert!(said.contains("an object file has a variable of type `ub` for `hf8`"), "{said}");
    let formatted = run_on(text("4.2").as_bytes(), &["fmt", "-"]);
    assert_eq!((formatted.status, formatted.text()), (0, &*text("4.2")), "{}", formatted.err);
    for (version, command, status) in [("4.2", "asm", 1), ("4.1", "asm", 1), ("4.1", "verify", 1)] {
        let platform: &[&str] = if command == "verify" { &["--platform", "XE3"] } else { &[] };
        let shown = run_on(text(version).as_bytes(), &[&[command, "-"], platform].concat());
        let said = format!("{}{}", String::from_utf8_lossy(&shown.out), shown.err);
        assert_eq!(shown.status, status, "{said}");
        assert!(said.contains("no object file can hold variables of type `hf8`"), "{version} {command}: {said}");
        assert!(!said.contains("undeclared"), "{said}");
    }
}

#[test]
fn rules_know_the_types_that_text_alone_has() {
    let declarations = ".decl x v_type=G type=hf8 num_elts=16 align=GRF\n\
                        .decl y v_type=G type=hf num_elts=16 align=GRF\n\
                        .decl z v_type=G type=ud num_elts=16 align=GRF";
    for (platform, line, code) in [
        ("XE3", "mov (M1, 16) x(0,0)<1> y(0,0)<1;1,0>", None),
        ("XE2", "mov (M1, 16) x(0,0)<1> y(0,0)<1;1,0>", Some("constraint:hf8-platform")),
        ("XE3", "mov (M1, 16) x(0,0)<1> (-)y(0,0)<1;1,0>", Some("constraint:byte-plain")),
        ("XE3", "mov (M1, 16) x(0,0)<1> z(0,0)<1;1,0>", Some("type-map")),
        ("XE2", "mov (M1, 16) x(0,0)<1> x(0,0)<1;1,0>", None),
        ("XE3", "not (M1, 16) x(0,0)<1> z(0,0)<1;1,0>", Some("type")),
    ] {
        let text = kernel("4.2", declarations, line);
        let shown = run_on(text.as_bytes(), &["verify", "-", "--platform", platform]);
        let said = format!("{}{}", shown.text(), shown.err);
        assert_eq!(shown.status, u8::from(code.is_some()), "{platform} {line}: {said}");
        assert!(code.is_none_or(|code| said.contains(&format!("error[{code}]"))), "{platform} {line}: {said}");
    }
}

#[test]
fn the_platform_decides_which_operation_a_shared_word_means() {
    let declarations = ".decl S0 v_type=S num_elts=1\n.decl T6 v_type=T num_elts=1\n\
                        .decl x v_type=G type=f num_elts=64 align=GRF\n.decl d v_type=G type=d num_elts=64 align=GRF";
    // From XE2 on, `sample4_po` has one packed offset in place of two.
    let line = "sample4_po.R (M1, 8) 0x0:uw S0 T6 x.0 %null.0 x.0 x.0 d.0 d.0 x.0";
    let text = kernel("4.2", declarations, line);
    for (platform, status) in [("DG2", 0), ("XE2", 0)] {
        let shown = run_on(text.as_bytes(), &["verify", "-", "--platform", platform]);
        assert_eq!(shown.status, status, "{platform}: {}{}", shown.text(), shown.err);
    }
}

/// A kernel that computes a sum which nothing reads.
const UNREAD: &str = ".version 4.1\n.kernel \"k\"\n.decl a v_type=G type=d num_elts=16 align=GRF\n\
    .decl b v_type=G type=d num_elts=16 align=GRF\n.decl c v_type=G type=d num_elts=16 align=GRF\n\
    .kernel_attr SimdSize=16\n.function \"main\"\nmain:\n    FILE \"k.cl\"\n    LOC 3\n    mov (M1, 16) a(0,0)<1> 0x1:d\n    \
    add (M1, 16) c(0,0)<1> a(0,0)<1;1,0> b(0,0)<1;1,0>\n    ret (M1, 1)\n";

#[test]
fn the_pressure_names_the_peak_and_the_variables_there() {
    let shown = run_on(UNREAD.as_bytes(), &["stat", "-", "--pressure", "--platform", "XE2"]);
    let expected = "<stdin>: k: 1 register of 64 bytes at the peak, 1 % of 128, 0 % of 256\n  \
                    at instruction 3, k.cl:3: mov (M1, 16) a(0,0)<1> 0x1:d\n  bytes in use: a 64\n";
    assert_eq!((shown.status, shown.text(), shown.err.as_str()), (0, expected, ""));
    let shown = run_on(UNREAD.as_bytes(), &["stat", "-", "--pressure", "--platform", "skl", "--format", "json"]);
    let row: serde_json::Value = serde_json::from_slice(&shown.out).expect("JSON");
    assert_eq!((&row["kernel"], &row["peak_registers"], &row["fits"]["128"]), (&"k".into(), &2.into(), &true.into()));
    assert_eq!((&row["source"]["line"], &row["live"][0]["name"]), (&3.into(), &"a".into()));
    let unknown = run_on(UNREAD.as_bytes(), &["stat", "-", "--pressure"]);
    assert_eq!(unknown.status, 2);
    assert!(unknown.err.contains("name it with `--platform`"), "{}", unknown.err);
}

#[test]
fn data_flow_has_warnings_that_are_asked_for() {
    let plain = run_on(UNREAD.as_bytes(), &["verify", "-", "--platform", "XE2"]);
    assert!(plain.text().starts_with("no findings in"), "{}", plain.text());
    let checked = run_on(UNREAD.as_bytes(), &["verify", "-", "--platform", "XE2", "--data-flow", "--format", "json"]);
    let rows: Vec<serde_json::Value> =
        checked.text().lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let found: Vec<_> = rows.iter().map(|row| (row["code"].as_str(), row["line"].as_u64())).collect();
    assert_eq!(found, [(Some("object:written-unread"), Some(5)), (Some("object:read-unwritten"), Some(12))]);
    assert!(rows[1]["message"].as_str().is_some_and(|message| message.ends_with("This one reads `b`.")), "{}", rows[1]);
    assert!(rows.iter().all(|row| row["severity"] == "warning") && checked.status == 0);
    let denied = run_on(UNREAD.as_bytes(), &["verify", "-", "--platform", "XE2", "--data-flow", "--deny-warnings"]);
    assert_eq!(denied.status, 1);
}
