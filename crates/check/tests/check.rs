//! Tests of the checks as functions.

use openvisa_check::{CheckOptions, ProgramFile, ProgramFileError, check, check_any, check_for, check_object};
use openvisa_findings::Severity;
use openvisa_isa::Platform;

const HEAD: &str = ".version 4.1\n.kernel \"k\"\n.decl V32 v_type=G type=ud num_elts=16 align=GRF\n\
                    .function \"k_main\"\nk_main:\n";

fn text(lines: &str) -> String {
    format!("{HEAD}{lines}    ret (M1, 1)\n")
}

#[test]
fn all_findings_of_a_text_are_returned_with_their_places() {
    let source = text("    add (M1, 8) x x x\n    rte (M1, 1)\n");
    let program = ProgramFile::of_bytes(source.as_bytes(), "").expect("it is a text");
    let report = check(&program, None, &CheckOptions::default());
    let places: Vec<_> = report.findings.iter().map(|finding| (finding.code.as_str(), finding.line())).collect();
    assert_eq!(places, [("text:undeclared", Some(6)), ("text:mnemonic", Some(7))]);
    assert!(report.findings.iter().all(|finding| finding.severity == Severity::Error));
}

#[test]
fn an_object_file_breaks_the_same_rule_as_its_text() {
    let source = text("    add (M1, 16) V32(0,0)<0> V32(0,0)<1;1,0> 0x1:ud\n");
    let parsed = openvisa::text::parse(&source, &openvisa::text::ParseOptions::default());
    let bytes = openvisa_check::assemble(&parsed, &source).expect("the text has a form in object files");
    let options = CheckOptions::default();
    let of_text = check_for(&ProgramFile::Text(source.as_str().into()), Platform::Dg2, &options);
    let of_file = check_for(&ProgramFile::Object(&bytes), Platform::Dg2, &options);
    let facts = |report: &openvisa_check::Report| {
        let finding = report.findings.first().expect("the width of the region is 0");
        (finding.code.clone(), finding.message.clone(), finding.spec.clone(), finding.operand.clone())
    };
    assert_eq!((of_text.findings.len(), facts(&of_text)), (1, facts(&of_file)));
    assert_eq!((of_file.findings[0].line(), of_text.findings[0].line()), (None, Some(6)));
    let module = openvisa::Module::open(&bytes).expect("it is an object file");
    let object = module.objects().next().expect("a kernel").expect("it can be read");
    assert_eq!(check_object(&object, Platform::Dg2).findings, of_file.findings);
}

#[test]
fn of_several_platforms_with_the_fewest_errors_the_newest_is_selected() {
    let source = text("");
    let report = check_any(&ProgramFile::Text(source.as_str().into()), &CheckOptions::default());
    assert_eq!(
        (report.clean.as_slice(), report.best.platform),
        (Platform::ALL, Platform::ALL[Platform::ALL.len() - 1])
    );
    assert!(report.best.is_clean());
}

#[test]
fn a_file_that_is_no_program_says_why() {
    let error = |bytes: &[u8], name| ProgramFile::of_bytes(bytes, name).expect_err("it is no program");
    assert_eq!(error(b" \n", ""), ProgramFileError::Empty);
    assert_eq!(error(b"{}", "a.json"), ProgramFileError::Unknown { is_json: true });
    assert_eq!(error(b"\x7fELF", "a.visaasm"), ProgramFileError::Elf);
    assert_eq!(error(b"!<arch>\n", "").describe("a.ar"), "`a.ar` is an archive of files; `ar x a.ar` takes them out");
    let message = error(b".version 4.1\n\xff", "k.visaasm").to_string();
    assert!(message.starts_with("is no text: the byte 0xff in line 2, column 1 "), "{message}");
}
