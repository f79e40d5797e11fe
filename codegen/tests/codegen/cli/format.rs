//! Tests of `visa-codegen format`. For example, a page with a careless table is written anew.

use super::{copy_of_specs, replace_in_file, run};

#[test]
fn format_lists_and_writes_the_documents_with_another_layout() {
    let dir = copy_of_specs("format");
    let path = dir.to_str().expect("the path is UTF-8");
    let page = |name: &str| dir.join(format!("instructions/{name}.md"));
    let good = std::fs::read(page("ADD")).expect("the file can be read");
    let shown = run(&["format", path, "--check"]);
    assert_eq!((shown.status, shown.out.as_str(), shown.err.as_str()), (0, "", "0 documents to format\n"));

    replace_in_file(&page("ADD"), "| Exec_size | Pred |", "|Exec_size|Pred|");
    replace_in_file(&page("AND"), "## Text", "\n## Text");
    let line = |name: &str, text: &str| {
        let page = std::fs::read_to_string(page(name)).expect("the file can be read");
        page.lines().position(|line| line == text).expect("the line is there") + 1
    };
    let table = line("ADD", "| 0x01(ADD) |Exec_size|Pred| Dst | Src0 | Src1 |");
    let blank = line("AND", "## Text") - 1;
    let shown = run(&["format", path, "--check"]);
    let expected = format!(
        "{path}/instructions/ADD.md:{table}: another layout\n{path}/instructions/AND.md:{blank}: another layout\n"
    );
    assert_eq!((shown.status, shown.out, shown.err.as_str()), (1, expected, "2 documents to format\n"));

    let shown = run(&["format", path]);
    let expected = format!("formatted {path}/instructions/ADD.md\nformatted {path}/instructions/AND.md\n");
    assert_eq!((shown.status, shown.out, shown.err.as_str()), (0, expected, "2 documents formatted\n"));
    assert_eq!(std::fs::read(page("ADD")).expect("the file can be read"), good);
    assert_eq!(run(&["format", path, "--check"]).status, 0);
}

#[test]
fn format_writes_no_document_that_is_not_utf_8_and_all_others() {
    let dir = copy_of_specs("format-bytes");
    let path = dir.to_str().expect("the path is UTF-8");
    let page = |name: &str| dir.join(format!("instructions/{name}.md"));
    let mut wrong = std::fs::read(page("ADD")).expect("the file can be read");
    wrong.extend(b"\n\n\xff  \n");
    std::fs::write(page("ADD"), &wrong).expect("the file can be written");
    replace_in_file(&page("AND"), "## Text", "\n## Text");
    let shown = run(&["format", path]);
    assert_eq!(shown.status, 2, "{}", shown.err);
    assert!(shown.err.contains("ADD.md: is not UTF-8"), "{}", shown.err);
    assert_eq!(shown.out, format!("formatted {path}/instructions/AND.md\n"));
    assert_eq!(std::fs::read(page("ADD")).expect("the file can be read"), wrong);
}
