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
fn a_former_name_keeps_what_is_generated_and_what_texts_say() {
    let specs = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../specs");
    let specs = specs.to_str().expect("the path is UTF-8");
    // A value, a platform and an instruction; the place of the sentence, and the effect.
    for (old, new, file, sentence, verdict) in [
        (
            "MIN_MAX/max",
            "larger",
            "instructions/MIN_MAX.md",
            "larger (`max`) - the larger of two values. Formerly `max`.",
            "minor",
        ),
        ("platforms/XE3", "XE30", "platforms.md", "Formerly `XE3`. |", "minor"),
        ("LFSR", "SHIFTFB", "instructions/SHIFTFB.md", "Formerly `LFSR`.\n\n- **", "major"),
    ] {
        let dir = copy_of_specs(&format!("rename-formerly-{new}"));
        let path = dir.to_str().expect("the path is UTF-8");
        let renamed = run(&["rename", old, new, "--formerly", "--specs", path]);
        assert_eq!((renamed.status, renamed.err.as_str()), (0, ""), "{old}");
        let text = std::fs::read_to_string(dir.join(file)).expect("the document can be read");
        assert!(text.contains(sentence), "{old}: {text}");
        let checked = run(&["check", path, "--deny-warnings"]);
        assert_eq!(checked.status, 0, "{}", checked.out);
        let compared = run(&["diff", specs, path]);
        let summary = compared.out.lines().last().unwrap_or_default();
        assert!(summary.contains(&format!(": {verdict}")), "{old}: {}", compared.out);
        let stays = ["; programs: all programs stay as they are", "; programs: more programs are valid"];
        assert!(stays.iter().any(|end| summary.ends_with(end)), "{}", compared.out);
        // Without the former name, the same rename breaks those who use it.
        let dir = copy_of_specs(&format!("rename-without-{new}"));
        let path = dir.to_str().expect("the path is UTF-8");
        assert_eq!(run(&["rename", old, new, "--specs", path]).status, 0);
        let compared = run(&["diff", specs, path]);
        assert!(compared.out.lines().last().unwrap_or_default().contains(": major"), "{old}: {}", compared.out);
    }
    let refused = run(&["rename", "ADD/Src0", "Summand", "--formerly", "--specs", specs, "--dry-run"]);
    let message = "a field has no former names; rename it without `--formerly`";
    assert!(refused.status == 2 && refused.err.contains(message), "{}", refused.err);
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
