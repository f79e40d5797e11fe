//! Tests of `visa-codegen rename`. For example, the page of an instruction that is renamed moves.

use super::{copy_of_specs, run};

#[test]
fn a_renamed_instruction_has_its_name_in_every_document_and_its_page_moves() {
    let dir = copy_of_specs("rename");
    let path = dir.to_str().expect("the path is UTF-8");
    let planned = run(&["rename", "BFREV", "BREV", "--specs", path, "--dry-run"]);
    assert!(planned.status == 0 && dir.join("instructions/BFREV.md").exists(), "{}", planned.err);
    let renamed = run(&["rename", "BFREV", "BREV", "--specs", path]);
    assert_eq!((renamed.status, &*renamed.out), (0, &*planned.out), "{}", renamed.err);
    assert!(!dir.join("instructions/BFREV.md").exists() && dir.join("instructions/BREV.md").exists());
    assert!(renamed.out.contains("BFREV.md is now ") && renamed.out.ends_with("BREV.md\n"), "{}", renamed.out);
    let checked = run(&["check", path, "--deny-warnings"]);
    assert_eq!(checked.status, 0, "{}", checked.out);
}

#[test]
fn a_name_of_several_documents_needs_the_document() {
    let dir = copy_of_specs("rename-field");
    let path = dir.to_str().expect("the path is UTF-8");
    let refused = run(&["rename", "Src0", "Summand", "--specs", path]);
    assert!(refused.status == 2 && refused.err.contains("write one of ADD/Src0, ADD3/Src0"), "{}", refused.err);
    let renamed = run(&["rename", "ADD/Src0", "Summand", "--specs", path]);
    assert!(renamed.status == 0 && renamed.out.contains("ADD.md: "), "{}{}", renamed.out, renamed.err);
    let page = std::fs::read_to_string(dir.join("instructions/ADD.md")).expect("the page can be read");
    assert!(page.contains("| Summand |") && !page.contains("Src0"), "{page}");
}

#[test]
fn a_rename_that_would_break_the_specification_changes_no_file() {
    let dir = copy_of_specs("rename-refused");
    let path = dir.to_str().expect("the path is UTF-8");
    for (old, new, reason) in [
        ("ADD/Src0", "Src1", "Src1"),
        ("BFREV", "ADD", "ADD"),
        ("NOTHING", "ELSE", "`NOTHING` is not defined in the specification"),
    ] {
        let refused = run(&["rename", old, new, "--specs", path]);
        assert!(refused.status == 2 && refused.err.contains(reason), "{old}: {}{}", refused.out, refused.err);
    }
    assert_eq!(run(&["check", path, "--deny-warnings"]).status, 0);
}
