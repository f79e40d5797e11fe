//! Tests of the import of upstream documents: its output, read strictly, states the same facts, and
//! copies no prose.
//!
//! For example, the description of a field becomes the gap `TODO`.

use crate::damage::{Dice, damage};
use crate::material::{self, no_folder, run};
use openvisa_codegen::diagnostics::Diagnostics;
use openvisa_codegen::diff::{self, Difference};
use openvisa_codegen::import::plan::{self, Plan};
use openvisa_codegen::import::{self, PrintedDocument};
use openvisa_codegen::model::Model;
use openvisa_codegen::source::Sources;
use openvisa_codegen::{Spec, load_sources, rules};
use std::path::{Path, PathBuf};

/// Returns the folder of the made-up instruction set, which has the form of upstream documents.
fn fixture_dir() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/upstream")
}

/// Reads the files of a folder, ordered by path.
fn read_files(dir: &Path) -> Vec<PrintedDocument> {
    let sources = Sources::read(dir, &mut Diagnostics::default()).expect("the folder can be read");
    sources.iter().map(|(_, f)| PrintedDocument { path: f.path.clone(), text: f.text.clone() }).collect()
}

fn load_documents(documents: &[PrintedDocument]) -> (Spec, Diagnostics) {
    let mut sources = Sources::default();
    let mut diagnostics = Diagnostics::default();
    for document in documents {
        sources.add(document.path.clone(), document.text.as_bytes(), &mut diagnostics);
    }
    load_sources(sources, diagnostics)
}

fn load_model(documents: &[PrintedDocument]) -> Model {
    load_documents(documents).0.model
}

/// Imports upstream documents, and reads the result strictly.
fn round_trip(upstream: &[PrintedDocument]) -> (Model, Vec<PrintedDocument>, Spec, Diagnostics) {
    let upstream = load_model(upstream);
    let imported = import::documents(&upstream, None);
    let (spec, diagnostics) = load_documents(&imported);
    (upstream, imported, spec, diagnostics)
}

/// Formats differences as one line each.
fn format_differences(differences: &[Difference]) -> Vec<String> {
    differences.iter().map(|d| format!("{} {}: {:?} -> {:?}", d.path, d.kind.word(), d.old, d.new)).collect()
}

fn document_text<'d>(documents: &'d [PrintedDocument], path: &str) -> &'d str {
    &documents.iter().find(|d| d.path == path).expect(path).text
}

/// Returns all runs of eight words, which count as original prose.
fn eight_word_runs(text: &str) -> impl Iterator<Item = String> {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').filter(|w| !w.is_empty());
    let words: Vec<String> = words.map(str::to_lowercase).collect();
    (0..words.len().saturating_sub(7)).map(move |i| words[i..i + 8].join(" "))
}

/// Returns the sentences of a document without tables, templates, lists of values and types, and
/// formal sentences, which upstream documents write in the same form.
fn sentences(text: &str) -> impl Iterator<Item = &str> {
    let formal = ["|", "#", "`", "[(", "- **Supported", "-  **", "- LscSubOp=", "- Op."];
    let lines = text.lines().map(str::trim).filter(move |line| !formal.iter().any(|sign| line.starts_with(sign)));
    let bodies = lines.map(|line| match line.strip_prefix("- ") {
        Some(bullet) => bullet.split_once(":** ").or_else(|| bullet.split_once(": ")).map_or(bullet, |(_, body)| body),
        None => line,
    });
    let formal = ["Must have type", "Operand class", "Valid values"];
    bodies.flat_map(|body| body.split(". ")).filter(move |s| !formal.iter().any(|f| s.starts_with(f)))
}

fn copied_phrases(upstream: &[PrintedDocument], imported: &[PrintedDocument]) -> Vec<String> {
    let theirs: std::collections::HashSet<String> = upstream.iter().flat_map(|d| eight_word_runs(&d.text)).collect();
    let ours = imported
        .iter()
        .flat_map(|d| sentences(&d.text).flat_map(eight_word_runs).map(move |p| format!("{}: {p}", d.path)));
    ours.filter(|p| theirs.contains(p.split_once(": ").expect("a path").1)).collect()
}

#[test]
fn the_facts_of_a_made_up_instruction_set_survive() {
    let (upstream, _, spec, _) = round_trip(&read_files(&fixture_dir()));
    assert_eq!(format_differences(&diff::compare(&upstream, &spec.model)), [""; 0]);
    assert_eq!(spec.model.instructions.len(), 6);
}

#[test]
fn a_mnemonic_that_the_templates_do_not_print_is_a_difference() {
    let (upstream, mut imported, ..) = round_trip(&read_files(&fixture_dir()));
    let page = imported.iter_mut().find(|document| document.path.ends_with("SUM.md")).expect("a page");
    page.text = page.text.replace("sum[.sat]", "total[.sat]");
    let differences = diff::compare(&upstream, &load_model(&imported));
    let found: Vec<_> = differences.iter().map(|d| (&*d.path, &*d.old, &*d.new)).collect();
    assert_eq!(found, [("SUM/mnemonic", "sum", "total")]);
}

#[test]
fn an_instruction_is_printed_in_the_strict_form() {
    let (_, imported, ..) = round_trip(&read_files(&fixture_dir()));
    let text = document_text(&imported, "instructions/BOX_TAKE.md");
    let expected = "\
# BOX_TAKE

## Opcode

  BOX = 0x03
  TAKE = 0x01

## Format

| | | | | | | |
| --- | --- | --- | --- | --- | --- | --- |
| 0x03(BOX) | 0x01(TAKE) | Kind | Count | Deep | Where | Level |
| | Weight | Dst | | | | |

## Semantics

```instruction
// TODO
```

## Description

TODO

- **Kind(uw):** TODO.

  - Bit[1..0]: `bits_1_0` TODO

    - 0b00:  ball - TODO
    - 0b01:  cube - TODO
    - 0b10:  small thing - TODO
  - Bit[2]: `lv` TODO
  - Bit[8..3]: reserved
  - {ICLLP+}Bit[9]: `bit_9` TODO
  - Bit[15..10]: reserved

- **Count(ub):** TODO. Valid values are [1..15].

- **Deep(ub):** TODO. Ignored.

- **Where(scalar):** TODO. Must have type UW.

  - Bit[3..0]: `shift` TODO. Signed. Valid values are [-8..7].
  - Bit[15..4]: reserved

- **Level(scalar):** TODO. Must have type UD. Present if `Kind.lv`.

- **Weight(raw_operand):** TODO. Null if `TODO`.

- **Dst(raw_operand):** TODO. May be null. Aligned to grf.

#### Properties

## Text

```
// TODO
```

## Examples

```
// TODO
```
";
    assert_eq!(text, expected);
}

#[test]
fn regular_text_becomes_a_template_and_irregular_text_a_gap() {
    let (_, imported, ..) = round_trip(&read_files(&fixture_dir()));
    for (name, template) in [
        ("SUM", "[(<Pred>)] sum[.sat] (<Exec_size>) <Dst> <Src0> <Src1>"),
        ("SUM_FEW", "[(<Pred>)] sum_few (<Exec_size>) <Dst> <Src>"),
        ("NAP", "nap"),
        // Prints a field that one of the layouts lacks.
        ("PICK", "// TODO"),
        ("BOX_TAKE", "// TODO"),
        ("GOTO_ONE", "// TODO"),
    ] {
        let text = document_text(&imported, &format!("instructions/{name}.md"));
        assert!(text.contains(&format!("## Text\n\n```\n{template}\n```\n")), "{text}");
    }
}

#[test]
fn every_gap_is_an_error_until_it_is_filled() {
    let (_, mut imported, _, diagnostics) = round_trip(&read_files(&fixture_dir()));
    let reported = |diagnostics: &Diagnostics| diagnostics.iter().filter(|d| d.rule == &rules::GAP).count();
    let gaps: usize = imported.iter().map(PrintedDocument::gaps).sum();
    assert!(gaps > 80 && reported(&diagnostics) == gaps, "{gaps}");
    assert!(diagnostics.has_errors());
    for document in &mut imported {
        document.text = document.text.replace("TODO", "done");
    }
    assert_eq!(reported(&load_documents(&imported).1), 0);
}

#[test]
fn a_gap_is_the_only_finding_about_what_is_missing() {
    let (.., diagnostics) = round_trip(&read_files(&fixture_dir()));
    let others = diagnostics.iter().filter(|d| d.rule != &rules::GAP).map(|d| d.message.as_str());
    // Upstream documents name structures that they do not define, and so does the fixture.
    assert_eq!(others.collect::<Vec<_>>(), ["`lid_info` is not a type of a member"]);
}

#[test]
fn no_phrase_is_taken_over() {
    let upstream = read_files(&fixture_dir());
    let (_, imported, ..) = round_trip(&upstream);
    assert_eq!(copied_phrases(&upstream, &imported), [""; 0]);
    // The check detects a copied sentence.
    let mut copy = imported;
    copy[0].text.push_str("\nPuts the total of both inputs where the result is wanted.\n");
    assert!(!copied_phrases(&upstream, &copy).is_empty());
}

/// Returns the fixture with the instruction `SUM` under ten more names.
fn fixture_with_many_sums() -> Vec<PrintedDocument> {
    let mut upstream = read_files(&fixture_dir());
    let sum = document_text(&upstream, "instructions/SUM.md").to_owned();
    for n in 0..10 {
        let text = sum.replace("SUM", &format!("SUM{n}")).replace("0x01", &format!("0x1{n}"));
        upstream.push(PrintedDocument { path: format!("instructions/SUM{n}.md"), text });
    }
    upstream
}

#[test]
fn a_field_of_many_instructions_is_written_once_and_narrowed_where_it_is_less() {
    let (upstream, imported, spec, _) = round_trip(&fixture_with_many_sums());
    assert_eq!(format_differences(&diff::compare(&upstream, &spec.model)), [""; 0]);
    let names: Vec<_> = spec.model.shared_fields.iter().map(|f| f.name.value.as_str()).collect();
    assert_eq!(names, ["Exec_size", "Pred"]);
    let wide = document_text(&imported, "instructions/SUM.md");
    assert!(wide.contains("- **Exec_size(ub):** See [Exec_size](../fields.md#exec_size).\n\n- **Pred"), "{wide}");
    let narrow = document_text(&imported, "instructions/SUM_FEW.md");
    let expected = "\
- **Exec_size(ub):** See [Exec_size](../fields.md#exec_size).

  - Bit[2..0]: `size`

    - 0b000:  1 lane - 1 lane (alone)
    - {XEHP+}0b001:  2 lanes

- **Pred(uw):** See [Pred](../fields.md#pred).
";
    assert!(narrow.contains(expected), "{narrow}");
}

/// Plans an import of `upstream` into a folder with the documents `existing`.
fn plan_update(upstream: &[PrintedDocument], existing: &[PrintedDocument]) -> Plan {
    let has = |path: &str| existing.iter().any(|d| d.path == path);
    plan::update(&load_model(upstream), &load_model(existing), has)
}

fn new_paths(plan: &Plan) -> Vec<&str> {
    plan.new.iter().map(|d| d.path.as_str()).collect()
}

#[test]
fn an_update_with_the_same_documents_does_nothing() {
    let (_, imported, ..) = round_trip(&fixture_with_many_sums());
    let plan = plan_update(&fixture_with_many_sums(), &imported);
    assert_eq!((new_paths(&plan), plan.kept, plan.differing.len(), plan.index.len()), (vec![], imported.len(), 0, 0));
}

#[test]
fn an_update_brings_the_new_instruction_fitted_to_the_shared_fields_of_the_folder() {
    let (_, mut imported, ..) = round_trip(&fixture_with_many_sums());
    imported.retain(|d| d.path != "instructions/SUM_FEW.md");
    for document in &mut imported {
        let index = document.path == "6_instructions.md";
        document.text =
            document.text.lines().filter(|l| !index || !l.contains("SUM_FEW")).fold(String::new(), |t, l| t + l + "\n");
        // The author has named the values.
        document.text = document.text.replace("0b000:  1 lane - 1 lane (alone)", "0b000:  One (`1`) - 1 lane (alone)");
    }
    // A group that also has an older form is still the same group.
    let fields = imported.iter_mut().find(|d| d.path == "fields.md").expect("there are shared fields");
    assert!(fields.text.contains("  - Bit[2..0]: `size`"), "{}", fields.text);
    fields.text = fields.text.replace("  - Bit[2..0]: `size`", "  - {v3.1+}Bit[2..0]: `size`");
    let plan = plan_update(&fixture_with_many_sums(), &imported);
    assert_eq!(new_paths(&plan), ["instructions/SUM_FEW.md"]);
    let line = "- [SUM_FEW - TODO {XEHP+,SKL}](instructions/SUM_FEW.md)".to_owned();
    assert_eq!(plan.index, [("Sums".to_owned(), line)]);
    let text = &plan.new[0].text;
    assert!(text.contains("- **Exec_size(ub):** See [Exec_size]"), "{text}");
    assert!(text.contains("    - 0b000:  One (`1`) - 1 lane (alone)\n    - {XEHP+}0b001:  2 lanes\n"), "{text}");
    assert_eq!((plan.differing.len(), plan.only_here.len()), (0, 0));
}

#[test]
fn an_update_counts_what_differs_and_leaves_it_alone() {
    let (_, imported, ..) = round_trip(&fixture_with_many_sums());
    let mut upstream = fixture_with_many_sums();
    for document in upstream.iter_mut().filter(|d| d.path == "instructions/PICK.md") {
        document.text = document.text.replace("0x04", "0x44").replace("both", "all");
    }
    let plan = plan_update(&upstream, &imported);
    assert_eq!(new_paths(&plan), [""; 0]);
    // The opcode and the name of the value. What names the value follows from that.
    assert_eq!(plan.differing, [("PICK".to_owned(), 2)]);
}

#[test]
fn an_instruction_that_the_errata_leave_out_stays_out() {
    let (_, mut imported, ..) = round_trip(&fixture_with_many_sums());
    imported.retain(|d| d.path != "instructions/NAP.md");
    assert_eq!(new_paths(&plan_update(&fixture_with_many_sums(), &imported)), ["instructions/NAP.md"]);
    for document in imported.iter_mut().filter(|d| d.path == "errata.md") {
        document.text.push_str(
            "\n## Instructions\n\n### No naps\n\n- **Covers:** `NAP`\n- **Upstream:** it has one.\n- **Here:** none.\n\
             - **Evidence:** nobody sleeps.\n",
        );
    }
    let plan = plan_update(&fixture_with_many_sums(), &imported);
    assert_eq!((new_paths(&plan), plan.explained), (vec![], 1));
}

/// The only differences are names and values that the vendor gives as a sentence of eight words or
/// more.
#[test]
#[ignore = "needs the vendor's documents: OPENVISA_UPSTREAM"]
fn the_facts_of_the_vendors_documents_survive() {
    for dir in material::VERSIONS.map(material::upstream) {
        let upstream = read_files(&dir);
        let (upstream_model, imported, spec, _) = round_trip(&upstream);
        let differences = diff::compare(&upstream_model, &spec.model);
        let paths: Vec<_> = differences.iter().map(|d| d.path.as_str()).collect();
        let sentences = [
            "MEDIA_LD/property/Out-of-bound Access",
            "GATHER4_TYPED/property/Out-of-bound Access",
            "FENCE/field/Mask/enum/0x0",
        ];
        assert_eq!(paths, sentences, "{}", dir.display());
        assert_eq!(copied_phrases(&upstream, &imported), [""; 0], "{}", dir.display());
    }
}

/// The specification has everything that the newest upstream documents have, or an erratum that
/// explains why not.
#[test]
#[ignore = "needs the vendor's documents: OPENVISA_UPSTREAM"]
fn nothing_is_left_to_import_into_our_specification() {
    let dir = material::upstream("2025-02-04");
    let specs = read_files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../specs"));
    assert_eq!(new_paths(&plan_update(&read_files(&dir), &specs)), [""; 0]);
}

/// The import of damaged documents can be read, and damage in one place does not affect the rest.
#[test]
fn damaged_documents_are_imported_as_far_as_they_go() {
    let whole = read_files(&fixture_dir());
    let mut differing = 0;
    for case in 0..200 {
        let mut dice = Dice::new(case);
        let mut upstream = whole.clone();
        let at = dice.below(upstream.len());
        upstream[at].text = damage(&upstream[at].text, &mut dice);
        let (model, imported, spec, _) = round_trip(&upstream);
        assert_eq!(imported.len(), 9 + model.instructions.len(), "case {case}");
        assert_eq!(model.instructions.len(), spec.model.instructions.len(), "case {case}");
        differing += usize::from(!diff::compare(&model, &spec.model).is_empty());
        let plan = plan::update(&model, &spec.model, |path| imported.iter().any(|d| d.path == path));
        assert_eq!(new_paths(&plan), [""; 0], "case {case}");
    }
    // Most damage changes prose, or gives other facts of the same form.
    assert!(differing < 30, "{differing} of 200 were not read as they were written");
}

#[test]
fn the_command_writes_only_what_is_missing() {
    let (upstream, out) = (fixture_dir(), no_folder("import-missing"));
    let (upstream, dir) = (upstream.to_str().unwrap(), out.to_str().unwrap());

    let dry = run(&["import", upstream, dir, "--dry-run"]);
    assert!(dry.status == 0 && dry.out.starts_with("would write 15 documents") && !out.exists(), "{}", dry.out);

    let first = run(&["import", upstream, dir]);
    assert!(first.status == 0 && first.out.starts_with("wrote 15 documents"), "{}{}", first.out, first.err);

    let (mine, gone) = (out.join("instructions/SUM.md"), out.join("instructions/PICK.md"));
    std::fs::write(&mine, "# SUM\n\nmine\n").unwrap();
    std::fs::remove_file(&gone).unwrap();
    let second = run(&["import", upstream, dir]);
    assert!(second.status == 0 && second.out.contains("wrote 1 document with"), "{}", second.out);
    assert!(second.out.contains("  SUM: ") && second.out.contains("visa-codegen diff"), "{}", second.out);
    assert!(gone.exists());
    assert_eq!(std::fs::read_to_string(&mine).unwrap(), "# SUM\n\nmine\n");
}

#[test]
fn the_command_prints_a_document_to_merge_by_hand() {
    let (upstream, out) = (fixture_dir(), no_folder("import-print"));
    let (upstream, dir) = (upstream.to_str().unwrap(), out.to_str().unwrap());
    let shown = run(&["import", upstream, dir, "NAP", "--print"]);
    assert!(shown.status == 0 && shown.out.starts_with("# NAP\n") && !out.exists(), "{}", shown.out);
    let unknown = run(&["import", upstream, dir, "NAPS", "--print"]);
    assert_eq!((unknown.status, unknown.out.as_str()), (2, ""));
    assert!(unknown.err.contains("`NAPS`"), "{}", unknown.err);
}

#[test]
fn the_command_limits_itself_to_what_is_named() {
    let (upstream, out) = (fixture_dir(), no_folder("import-named"));
    let (upstream, dir) = (upstream.to_str().unwrap(), out.to_str().unwrap());
    let shown = run(&["import", upstream, dir, "NAP", "fields.md"]);
    assert!(shown.status == 0 && shown.out.starts_with("wrote 2 documents"), "{}", shown.out);
    assert!(out.join("fields.md").exists() && !out.join("platforms.md").exists());
}

#[test]
fn the_command_refuses_folders_of_the_wrong_kind() {
    let (upstream, out) = (fixture_dir(), no_folder("import-kind"));
    let (upstream, dir) = (upstream.to_str().unwrap(), out.to_str().unwrap());
    assert_eq!(run(&["import", upstream, dir]).status, 0);
    let strict = run(&["import", dir, upstream]);
    assert!(strict.status == 2 && strict.err.contains("a strict folder already"), "{}", strict.err);
    let itself = run(&["import", upstream, upstream]);
    assert!(itself.status == 2 && itself.err.contains("not a strict folder"), "{}", itself.err);
    for args in [&["import"][..], &["import", upstream], &["import", upstream, dir, "--forse"]] {
        assert_eq!(run(args).status, 2, "{args:?}");
    }
}
