//! Checks findings about whole texts: that each points to its line, and that one mistake is one
//! finding.

use openvisa::isa::Platform;
use openvisa::text::{CheckedText, ParseOptions, Severity, TextFinding, check};

/// Returns the checked text of a kernel whose lines follow a few declarations.
fn checked(lines: &str) -> (String, CheckedText) {
    let source = format!(
        ".version 4.1\n.kernel \"k\"\n.decl V32 v_type=G type=ud num_elts=16 align=GRF\n\
         .decl V33 v_type=G type=ud num_elts=16 align=GRF\n.decl T6 v_type=T num_elts=1 v_name=T6\n{lines}\n"
    );
    let checked = check(&source, Platform::Dg2, &ParseOptions::default());
    (source, checked)
}

/// Returns the only finding about a text, and the text that it points to.
fn only_finding(lines: &str) -> (TextFinding, String) {
    let (source, CheckedText { findings, .. }) = checked(lines);
    let [finding] = findings.as_slice() else { panic!("{lines}: {findings:?}") };
    (finding.clone(), source[finding.span.clone()].to_owned())
}

#[test]
fn a_finding_about_inputs_points_to_the_input_and_names_the_other_one() {
    let (finding, line) =
        only_finding(".input V32 offset=64 size=64\n.input V33 offset=96 size=64\n.function \"m\"\nret (M1, 1)");
    assert_eq!((finding.code.as_str(), line.as_str()), ("object:input-apart", ".input V33 offset=96 size=64"));
    let expected = "input V33: No two inputs share a byte of the payload. This one takes bytes 96 to 159, and input V32 bytes 64 to 127.";
    assert_eq!(finding.message, expected);
    // The later line is the mistake, whichever input lies first.
    let (finding, line) =
        only_finding(".input V32 offset=96 size=64\n.input V33 offset=64 size=64\n.function \"m\"\nret (M1, 1)");
    assert_eq!((finding.code.as_str(), line.as_str()), ("object:input-apart", ".input V33 offset=64 size=64"));
    let (finding, line) = only_finding(".input V32 offset=64 size=32\n.function \"m\"\nret (M1, 1)");
    assert_eq!(line, ".input V32 offset=64 size=32");
    assert!(finding.message.ends_with("This one takes 32, and its variable has 64."), "{}", finding.message);
}

#[test]
fn a_finding_about_an_attribute_points_to_its_last_setting() {
    let (finding, line) = only_finding(".kernel_attr NumGRF=127\n.function \"m\"\nret (M1, 1)");
    assert_eq!((finding.code.as_str(), line.as_str()), ("object:grf-count", ".kernel_attr NumGRF=127"));
    assert!(finding.message.ends_with("This one is 127, and the platform has 128, 256."), "{}", finding.message);
    let (_, CheckedText { findings, .. }) =
        checked(".kernel_attr SLMSize=1\n.kernel_attr SLMSize=2\n.function \"m\"\nret (M1, 1)");
    let once = findings.iter().find(|finding| finding.code == "object:attribute-once").expect("it is set twice");
    let repeated = findings.iter().find(|finding| finding.code == "text:repeated").expect("a warning says so, too");
    assert!(once.span.contains(&repeated.span.start), "{findings:?}");
}

#[test]
fn an_instruction_of_channels_that_no_thread_has_is_a_warning_that_names_them() {
    let (finding, line) =
        only_finding(".kernel_attr SimdSize=8\n.function \"m\"\nmov (M1, 16) V32(0,0)<1> 0x0:ud\nret (M1, 1)");
    assert_eq!((finding.severity, line.as_str()), (Severity::Warning, "mov (M1, 16) V32(0,0)<1> 0x0:ud"));
    assert!(finding.message.contains("runs channels 0 to 15, and a thread has 8"), "{}", finding.message);
    assert!(finding.message.contains("M1_NM"), "{}", finding.message);
}

#[test]
fn a_wrong_declaration_is_one_finding_whatever_uses_its_variable() {
    let uses = "mov (M1, 16) x(0,0)<1> x(0,0)<1;1,0>\nadd (M1, 16) V32(0,0)<1> x(0,16)<1;1,0> x(0,0)<0;1,0>";
    for (wrong, uses) in [
        (".decl x v_type=G type=ud num_elts=16 align=grf", uses),
        (".decl x v_type=G type=zz num_elts=16", "mov (M1, 16) V32(0,0)<1> x(0,0)<1;1,0>"),
        (".decl x v_type=G type=ud num_elts=16 alias=<nothing, 0>\n.input x offset=64 size=64", uses_once()),
        (
            ".decl x v_type=P num_elts=3",
            "(x) mov (M1, 16) V32(0,0)<1> 0x0:ud\n(!x.any) mov (M1, 16) V33(0,0)<1> 0x0:ud",
        ),
        (
            ".decl x v_type=T num_elts=1000",
            "gather4_scaled.R (M1, 16) x 0x0:ud V32.0 V33.0\noword_st (4) x V32(0,0)<0;1,0> V33.0",
        ),
        (
            ".decl x v_type=A num_elts=99",
            "addr_add (M1, 1) x(0)<1> &V32 0x0:uw\nmov (M1, 1) V32(0,0)<1> r[x(0),0]<0;1,0>:ud",
        ),
        (".decl V7 v_type=G type=ud num_elts=16 align=GRF", "mov (M1, 16) V7(0,0)<1> V7(0,0)<1;1,0>"),
    ] {
        let (finding, _) = only_finding(&format!("{wrong}\n.function \"m\"\n{uses}\nret (M1, 1)"));
        assert!(finding.code.starts_with("text:"), "{wrong}: {finding:?}");
    }
}

fn uses_once() -> &'static str {
    "mov (M1, 16) V32(0,0)<1> x(0,0)<1;1,0>"
}

#[test]
fn a_wrong_label_or_kernel_is_one_finding_whatever_goes_to_it() {
    let (finding, _) = only_finding(".function \"m\"\njmp (M1, 1) end\n  end:\nret (M1, 1)");
    assert_eq!(finding.code, "text:label-place");
    let (finding, _) = only_finding(".function \"m\"\ncall (M1_NM, 1) ret\nret (M1, 1)\n.function ret\nret (M1, 1)");
    assert_eq!(finding.code, "text:quotes");
    let source =
        ".version 4.1\n.kernel 1k\n.decl x v_type=G type=ud num_elts=16\nmov (M1, 16) x(0,0)<1> 0x0:ud\nret (M1, 1)\n";
    let findings = check(source, Platform::Dg2, &ParseOptions::default()).findings;
    assert_eq!(findings.len(), 1, "{findings:?}");
}

#[test]
fn findings_about_texts_have_no_paths_of_object_files() {
    let surfaces: String = (6..260).map(|id| format!(".decl x{id} v_type=T num_elts=1\n")).collect();
    let (_, CheckedText { findings, .. }) = checked(&format!("{surfaces}.function \"m\"\nret (M1, 1)"));
    assert!(!findings.is_empty());
    for finding in findings {
        assert!(!finding.message.contains("kernel_info") && !finding.message.contains("_data"), "{}", finding.message);
    }
}
