//! The command `visa diff`.

use crate::general::{run, scratch};
use std::fs;

const TEXT: &str = "\
.version 4.1
.kernel \"k\"
.decl A v_type=G type=ud num_elts=16 align=GRF
.decl B v_type=G type=ud num_elts=16 align=GRF
.decl C v_type=G type=f num_elts=16 align=GRF alias=<B, 0>
.decl P1 v_type=P num_elts=16
.input A offset=64 size=64
.kernel_attr SimdSize=16
.function \"main\"
main:
    mov (M1, 16) A(0,0)<1> 0x5:ud
    cmp.lt (M1, 16) P1 A(0,0)<1;1,0> 0x3:ud
    (P1) goto (M1, 16) other
    (P1) mul (M1, 16) B(0,0)<1> A(0,0)<1;1,0> 0x77:ud
    mov (M1, 16) C(0,0)<1> 0x3f800000:f
other:
    call (M1, 16) sub
    ret (M1, 1)
.function \"sub\"
sub:
    add (M1, 16) B(0,0)<1> B(0,0)<1;1,0> 0x1:ud
    ret (M1, 16)
";

/// Writes two texts, and returns their paths.
fn write(name: &str, before: &str, after: &str) -> [String; 2] {
    let folder = scratch(name);
    fs::create_dir_all(&folder).expect("the folder can be made");
    [("a.visaasm", before), ("b.visaasm", after)].map(|(file, text)| {
        let path = folder.join(file);
        fs::write(&path, text).expect("it can be written");
        path.to_str().expect("its name is text").to_owned()
    })
}

#[test]
fn names_order_of_declarations_and_spelling_make_no_difference() {
    let (a, b) =
        (".decl A v_type=G type=ud num_elts=16 align=GRF\n", ".decl B v_type=G type=ud num_elts=16 align=GRF\n");
    let cases: [(&str, String); 8] = [
        ("the same text", TEXT.to_owned()),
        ("other labels", TEXT.replace("other", "elsewhere").replace("sub", "subroutine")),
        ("other names", TEXT.replace("P1", "P7").replace(" A", " V32").replace(" C", " A")),
        ("swapped names", TEXT.replace(" A", " X").replace(" B", " A").replace(" X", " B").replace("<B,", "<A,")),
        ("swapped declarations", TEXT.replace(&format!("{a}{b}"), &format!("{b}{a}"))),
        ("a spelled constant", TEXT.replace("0x3f800000:f", "1.0:f")),
        ("a decimal constant", TEXT.replace("0x77:ud", "119:ud")),
        ("comments and blanks", TEXT.replace("    ", "\t\t").replace("main:", "main: // begins")),
    ];
    for (what, after) in cases {
        let [before, after] = write("diff_same", TEXT, &after);
        let shown = run(&["diff", &before, &after]);
        assert!(shown.status == 0 && shown.out.starts_with("no differences"), "{what}: {}{}", shown.out, shown.err);
        let shown = run(&["diff", "--format", "json", &before, &after]);
        assert_eq!((shown.status, shown.out.as_str()), (0, ""), "{what}");
    }
}

#[test]
fn differences_are_named() {
    let cases = [
        (("mul (M1, 16)", "mul (M1, 8)"), "Exec_size.size Simd16 -> Simd8"),
        (("mul (M1, 16)", "mul (M5, 16)"), "Exec_size.mask M1 -> M5"),
        (("C v_type=G type=f", "C v_type=G type=hf"), "~ variable `C`: type F -> HF"),
        (("num_elts=16 align=GRF alias=<B, 0>", "num_elts=8 align=GRF alias=<B, 32>"), "alias offset 0 -> 32"),
        (("alias=<B, 0>", "alias=<A, 0>"), "alias of `B` -> `A`"),
        (("offset=64", "offset=96"), "~ input `A`: offset 64 -> 96"),
        (("SimdSize=16", "SimdSize=8"), "~ object: attribute `SimdSize` 16 -> 8"),
        ((".kernel_attr SimdSize=16\n", ""), "attribute `SimdSize` 16 -> absent"),
        (("0x77:ud", "0x78:ud"), "Src1.low 119 -> 120"),
        (("0x3f800000:f", "0x1:f"), "+ line 15: mov (M1, 16) C(0,0)<1> 0x1:f"),
        (("(P1) mul", "(!P1) mul"), "Pred.invert 0 -> 1"),
        (("A(0,0)<1;1,0> 0x77:ud", "0x77:ud A(0,0)<1;1,0>"), "- line 14: (P1) mul (M1, 16)"),
        (("cmp.lt", "cmp.le"), "Rel_op.relation LT -> LE"),
        (("(P1) goto (M1, 16) other\n", "\n"), "- line 13: (P1) goto (M1, 16) other"),
        (("add (M1, 16) B(0,0)<1> B", "add (M1, 16) B(0,0)<1> A"), "Src0 `B` -> `A`"),
        ((".version 4.1", ".version 4.2"), "~ version 4.1 -> 4.2"),
        ((".kernel \"k\"", ".kernel \"l\""), "- kernel `k`"),
        ((".decl P1", ".decl D v_type=G type=ud num_elts=1 align=dword\n.decl P1"), "+ variable `D`"),
    ];
    for ((from, to), said) in cases {
        let after = TEXT.replace(from, to);
        assert_ne!(after, TEXT, "{from}");
        let [before, after] = write("diff_named", TEXT, &after);
        let shown = run(&["diff", &before, &after]);
        assert!(shown.status == 1 && shown.out.contains(said), "{to}: {}{}", shown.out, shown.err);
        let json = run(&["diff", "--format", "json", &before, &after]);
        let lines: Vec<serde_json::Value> =
            json.out.lines().map(|line| line.parse().expect("a line is JSON")).collect();
        assert!(json.status == 1 && !lines.is_empty() && lines.iter().all(|line| line["change"].is_string()), "{to}");
        let quiet = run(&["diff", "-q", &before, &after]);
        assert_eq!((quiet.status, quiet.out.as_str()), (1, ""), "{to}");
    }
}

#[test]
fn json_has_the_lines_of_instructions() {
    let after = TEXT.replace("0x77:ud", "0x78:ud").replace("other", "elsewhere");
    let [before, after] = write("diff_json", TEXT, &after);
    let shown = run(&["diff", "--names", "--format", "json", &before, &after]);
    let lines: Vec<serde_json::Value> = shown.out.lines().map(|line| line.parse().expect("a line is JSON")).collect();
    let expected = [
        serde_json::json!({
            "kernel": "k", "item": "label", "change": "renamed", "before": "other", "after": "elsewhere",
        }),
        serde_json::json!({
            "kernel": "k", "item": "instructions", "change": "changed",
            "before": [{ "index": 4, "line": 14, "text": "(P1) mul (M1, 16) B(0,0)<1> A(0,0)<1;1,0> 0x77:ud" }],
            "after": [{ "index": 4, "line": 14, "text": "(P1) mul (M1, 16) B(0,0)<1> A(0,0)<1;1,0> 0x78:ud" }],
            "fields": [{ "field": "Src1.low", "before": 119, "after": 120 }],
        }),
    ];
    assert_eq!(lines, expected);
}

#[test]
fn object_files_and_texts_are_compared_and_trouble_has_its_own_status() {
    let [before, after] = write("diff_files", TEXT, &TEXT.replace("add", "addd"));
    let object = before.replace(".visaasm", ".isa");
    assert_eq!(run(&["asm", &before, "-o", &object]).status, 0);
    assert_eq!(run(&["diff", &before, &object]).out, "no differences\n");
    for (arguments, said) in [
        (["diff", &before, &after], "did you mean `add`?"),
        (["diff", "/nowhere/x.isa", &after], "cannot be read"),
        (["diff", "-", "-"], "standard input can be read only once"),
    ] {
        let shown = run(&arguments);
        assert!(shown.status == 2 && shown.err.contains(said), "{arguments:?}: {}", shown.err);
    }
}

#[test]
fn a_type_that_only_texts_have_is_compared() {
    let text = |name: &str| {
        TEXT.replace(".version 4.1", ".version 4.2").replace("C v_type=G type=f ", &format!("C v_type=G type={name} "))
    };
    let text = |name: &str| text(name).replace("    mov (M1, 16) C(0,0)<1> 0x3f800000:f\n", "");
    let [before, after] = write("diff_text_only", &text("hf8"), &text("ub"));
    let shown = run(&["diff", &before, &after, "--platform", "XE3P_CRI"]);
    assert!(shown.status == 1 && shown.out.contains("attribute `type`"), "{}{}", shown.out, shown.err);
}

/// Returns whether a solver is installed. A run of CI on Linux must have one.
fn has_solver() -> bool {
    let paths = std::env::var_os("PATH").unwrap_or_default();
    let found =
        std::env::split_paths(&paths).any(|folder| ["z3", "cvc5"].iter().any(|name| folder.join(name).is_file()));
    let is_required = cfg!(target_os = "linux") && std::env::var_os("CI").is_some();
    assert!(found || !is_required, "no solver is installed");
    found
}

const NUMBERS: &str = "\
.version 4.1
.kernel \"k\"
.decl a v_type=G type=f num_elts=16 align=GRF
.decl b v_type=G type=f num_elts=16 align=GRF
.decl x v_type=G type=f num_elts=16 align=GRF
.decl p v_type=P num_elts=16
.input a offset=64 size=64
.kernel_attr SimdSize=16
.function \"main\"
main:
    min (M1, 16) x(0,0)<1> a(0,0)<1;1,0> b(0,0)<1;1,0>
    ret (M1, 1)
";

/// The minimum by a comparison, which is another one for a NaN.
const COMPARED: &str = "\
    cmp.lt (M1, 16) p a(0,0)<1;1,0> b(0,0)<1;1,0>
    (p) sel (M1, 16) x(0,0)<1> a(0,0)<1;1,0> b(0,0)<1;1,0>";

#[test]
fn equal_kernels_are_proved_and_a_difference_can_be_run() {
    if !has_solver() {
        return;
    }
    let min = NUMBERS.lines().find(|line| line.contains("min")).expect("it has a minimum");
    let swapped = NUMBERS.replace(
        min,
        "    max (M1, 16) x(0,0)<1> (-)b(0,0)<1;1,0> (-)a(0,0)<1;1,0>\n    mov (M1, 16) x(0,0)<1> (-)x(0,0)<1;1,0>",
    );
    let [before, after] = write("equivalent", NUMBERS, NUMBERS);
    let shown = run(&["diff", "--equivalent", &before, &after, "--platform", "XE2"]);
    let said = "kernel `k`: equivalent: x (16 elements: 16 with the same formula, 0 proved by ";
    assert!(shown.status == 0 && shown.out.starts_with(said), "{}{}", shown.out, shown.err);
    // Of zeros of different signs, both give the second one.
    let [before, after] = write("equivalent_mirror", NUMBERS, &swapped);
    let shown = run(&["diff", "--equivalent", &before, &after, "--platform", "XE2", "--format", "json"]);
    let line: serde_json::Value = shown.out.parse().expect("a line is JSON");
    assert!(shown.status == 1 && line["verdict"] == "different", "{}{}", shown.out, shown.err);

    let [before, after] = write("equivalent_nan", NUMBERS, &NUMBERS.replace(min, COMPARED));
    let folder = scratch("counterexample");
    let arguments = ["diff", "--equivalent", &before, &after, "--platform", "XE2", "--counterexample"];
    let shown = run(&[&arguments[..], &[folder.to_str().expect("its name is text")]].concat());
    assert!(shown.status == 1 && shown.out.contains("kernel `k`: different: element "), "{}{}", shown.out, shown.err);
    let commands: Vec<&str> = shown.out.lines().filter_map(|line| line.trim().strip_prefix("visa ")).collect();
    assert_eq!(commands.len(), 2, "{}", shown.out);
    let last = |command: &str| {
        let shown = run(&command.split(' ').collect::<Vec<_>>());
        assert_eq!(shown.status, 0, "{}", shown.err);
        let values = shown.out.lines().filter_map(|line| line.trim().strip_prefix("x = ")).next_back();
        values.map(str::to_owned)
    };
    assert_ne!(last(commands[0]), last(commands[1]));
}

#[test]
fn what_is_not_known_is_said() {
    if !has_solver() {
        return;
    }
    let sine = NUMBERS.replace("min (M1, 16) x(0,0)<1> a(0,0)<1;1,0>", "sin (M1, 16) x(0,0)<1>");
    let [before, after] = write("equivalent_unknown", NUMBERS, &sine);
    for (arguments, said) in [
        (&["--platform", "XE2"][..], "unknown: in B, the function `sin` of the specification has no formula"),
        (&["--platform", "XE2", "--output", "y"], "unknown: in B, the function"),
        (&[], "`--equivalent` requires `--platform NAME`"),
    ] {
        let shown = run(&[&["diff", "--equivalent", &before, &after], arguments].concat());
        assert!(shown.status == 2 && (shown.out + &shown.err).contains(said), "{arguments:?}");
    }
    let shown = run(&["diff", "--equivalent", &before, &before, "--platform", "XE2", "--output", "y"]);
    assert!(shown.status == 2 && shown.out.contains("do not both declare `y`"), "{}{}", shown.out, shown.err);
}
