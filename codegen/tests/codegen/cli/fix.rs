//! Tests of `visa-codegen check --fix`. For example, a misspelt heading is corrected in the page.

use super::{copy_of_specs, make_folder, replace_in_file, run};

#[test]
fn fix_applies_all_certain_edits() {
    let dir = copy_of_specs("fix");
    let add = dir.join("instructions/ADD.md");
    let good = std::fs::read_to_string(&add).expect("the file can be read");
    replace_in_file(&add, "## Description", "## Descripton");
    replace_in_file(&add, "- **Saturation:**", "- **Saturaton:**");
    replace_in_file(&add, "See [Pred](../fields.md#pred)", "See [Pred](../fields.md#prd)");
    replace_in_file(&add, "- **Source Modifier:** arithmetic\n", "- **Source Modifier:** arithmetic  \n");
    let path = dir.to_str().expect("the path is UTF-8");
    assert_eq!(run(&["check", path]).status, 1);
    let shown = run(&["check", path, "--fix"]);
    assert_eq!(shown.status, 0, "{}{}", shown.out, shown.err);
    assert!(shown.err.contains("specs/instructions/ADD.md:") && shown.err.contains("edits made"), "{}", shown.err);
    assert!(shown.err.starts_with("fixed "), "{}", shown.err);
    let fixed = std::fs::read_to_string(&add).expect("the file can be read");
    assert_eq!(fixed, good);
    assert!(run(&["check", path, "--fix"]).err.contains("0 edits made"));
    // Many edits of one kind are listed in one line.
    std::fs::write(&add, good.replace('\n', "  \n")).expect("the file can be written");
    let shown = run(&["check", path, "--fix"]);
    assert_eq!(shown.err.lines().count(), 2, "{}", shown.err);
    assert!(shown.err.contains("ADD.md:1 to ") && shown.err.contains(" times\n"), "{}", shown.err);
}

#[test]
fn fix_does_not_apply_uncertain_edits() {
    let dir = copy_of_specs("fix-guesses");
    let path = dir.to_str().expect("the path is UTF-8");
    let page = |name: &str| dir.join(format!("instructions/{name}.md"));
    replace_in_file(&page("ADD"), "<Src0> <Src1>", "<Src0> <Src2>");
    replace_in_file(&page("AND"), "Pred(uw)", "Pred(uv)");
    replace_in_file(&page("OR"), "| Src0 |", "| Src2 |");
    replace_in_file(&dir.join("6_instructions.md"), "{-PVC", "{-PVD");
    std::fs::remove_file(page("MUL")).expect("the file can be removed");
    let before = std::fs::read_to_string(dir.join("6_instructions.md")).expect("the file can be read");
    let shown = run(&["check", path, "--fix"]);
    assert!(shown.status == 1 && shown.err.contains("0 edits made"), "{}{}", shown.out, shown.err);
    assert_eq!(std::fs::read_to_string(dir.join("6_instructions.md")).expect("the file can be read"), before);
    // Uncertain edits are shown, and marked as uncertain in JSON.
    assert!(shown.out.contains("`PVC` is the nearest name"), "{}", shown.out);
    // The suggestion is the field that the line lacks, not one that it already has.
    assert!(shown.out.contains("+ [(<Pred>)] add[.sat] (<Exec_size>) <Dst> <Src0> <Src1>"), "{}", shown.out);
    assert!(shown.out.contains("(OR) | Exec_size | Pred | Dst | Src0 | Src1 |"), "{}", shown.out);
    let json = run(&["check", path, "--format", "json"]);
    assert!(json.out.contains("\"replacement\":\"PVC\",\"certain\":false"), "{}", json.out);
}

#[test]
fn fix_ends_and_keeps_the_text_of_documents_that_it_cannot_repair() {
    let dir = make_folder(
        "unmendable",
        "\u{feff}# ODD\r\n\r\n## Opcode\r\n\r\n  OTHER = 0x01\r\n\r\n## Formt\r\n\r\nTODO\r\n",
    );
    let shown = run(&["check", dir.to_str().expect("the path is UTF-8"), "--fix"]);
    assert!(shown.err.contains(" made\n"), "{}", shown.err);
    let bytes = std::fs::read(dir.join("instructions/ODD.md")).expect("the file can be read");
    let text = String::from_utf8(bytes).expect("it is text");
    assert!(text.starts_with("\u{feff}# ODD\r\n") && text.contains("TODO\r\n"), "{text}");
}
