//! Snapshots of the output of each emitter for a tiny specification, and tests that it depends on
//! the specification alone.
//!
//! For example, `emit/expected/enums.rs` is the expected file of the emitter of enumerations. After
//! an intended change, run `UPDATE=1 cargo test -p openvisa-codegen --test codegen emit::` and
//! review the diff.

use openvisa_codegen::diagnostics::Diagnostics;
use openvisa_codegen::emit::Destination;
use openvisa_codegen::output::{self, GeneratedFile};
use openvisa_codegen::source::Sources;
use openvisa_codegen::{Spec, load_sources};
use std::path::PathBuf;

/// The tiny specification. `<!-- file: PATH -->` begins each file.
const TINY: &str = include_str!("../emit/tiny.md");

/// Additions for the emitters of assembler text. `<!-- behind: PATH -->` appends to a file of
/// [`TINY`].
const TEXT: &str = include_str!("../emit/text.md");

/// Returns the tiny specification with the additions for assembler text.
fn with_text() -> String {
    let (more, files) = TEXT.split_once("<!-- file: ").expect("an instruction");
    let classes = "    - 0b001:  address - an address. [addr_opnd](#addr_opnd)\n    - 0b100:  state - a state. [state_opnd](#state_opnd)\n";
    let last = "    - 0b101:  immediate";
    let mut text = TINY.replace(last, &format!("{classes}{last}"));
    for part in more.split("<!-- behind: ").skip(1) {
        let (path, body) = part.split_once(" -->\n").expect("a part says which file it goes on with");
        let start = text.find(&format!("<!-- file: {path} -->")).expect("a file of the specification");
        let end = text[start + 1..].find("<!-- file: ").map_or(text.len(), |end| start + 1 + end);
        text.insert_str(end, body);
    }
    text + "<!-- file: " + files
}

fn load_spec(text: &str) -> Spec {
    let mut diagnostics = Diagnostics::default();
    let mut sources = Sources::default();
    for part in text.split("<!-- file: ").skip(1) {
        let (path, body) = part.split_once(" -->\n").expect("a file starts with its name");
        sources.add(path, body.as_bytes(), &mut diagnostics);
    }
    let (spec, found) = load_sources(sources, diagnostics);
    let found: Vec<_> = found.iter().map(|d| format!("{}: {}", spec.sources.place(d.primary), d.message)).collect();
    assert_eq!(found, Vec::<String>::new(), "the tiny specification is correct");
    spec
}

fn generate_files(text: &str) -> Vec<GeneratedFile> {
    let output::Generated { mut crate_files, builder_files } =
        output::generate(&load_spec(text).model, "specs").expect("emitters make Rust");
    crate_files.extend(builder_files.into_iter().map(|f| GeneratedFile { path: format!("builder/{}", f.path), ..f }));
    crate_files
}

#[test]
fn the_version_is_the_date_of_the_errata_and_a_hash_of_all_text() {
    let version = |text: &str| {
        let files = generate_files(text);
        let file = files.iter().find(|f| f.path == "specification.rs").expect("there is such a file");
        let value = |name: &str| {
            let line = file.text.lines().find(|line| line.contains(name)).expect("there is such a constant");
            line.split_once(" = ").expect("it has a value").1.trim_end_matches(';').to_owned()
        };
        (value("SPEC_VERSION"), value("SPEC_HASH"))
    };
    let dated = format!("{TINY}<!-- file: errata.md -->\n# Errata\n\n- **Documents:** 2025-02-04\n");
    let (none, hash) = version(TINY);
    let (date, other) = version(&dated);
    assert_eq!((none.as_str(), date.as_str()), ("None", "Some(\"2025-02-04\")"));
    assert!(hash.len() == 18 && hash != other, "{hash} {other}");
    let carriage_returns = load_spec(&dated.replace("2025-02-04", "2025-02-04\r"));
    assert_eq!(format!("\"{:016x}\"", carriage_returns.model.content_hash), other, "line ends do not count");
}

#[test]
fn each_emitter_makes_what_it_made_before() {
    compare_snapshots("expected", generate_files(TINY));
}

#[test]
fn the_emitters_of_text_make_what_they_made_before() {
    let of_text = |f: &GeneratedFile| f.path.starts_with("text") || f.path.starts_with("builder");
    let (text, others): (Vec<_>, Vec<_>) = generate_files(&with_text()).into_iter().partition(of_text);
    assert_eq!(
        text.iter().map(|f| f.path.as_str()).collect::<Vec<_>>(),
        ["text.rs", "text_table.rs", "builder/methods.rs"]
    );
    assert!(others.len() + 1 >= generate_files(TINY).len(), "what text needs takes nothing away");
    compare_snapshots("expected_text", text);
}

#[test]
fn a_new_instruction_changes_no_line_of_the_tables_of_others() {
    let table = |text: &str| generate_files(text).into_iter().find(|f| f.path == "text_table.rs").expect("tables").text;
    let before = with_text();
    let (_, page) = before.split_once("<!-- file: instructions/ORDER.md").expect("its page");
    let page = format!("<!-- file: instructions/ORDER.md{page}");
    let page = page.replace("ORDER", "FIRST").replace("order_", "first_").replace("0x04", "0x00");
    // The new instruction precedes all others, so that any running number would change.
    let first = "- [ADD - addition]";
    let after = before.replace(first, &format!("- [FIRST - the first](instructions/FIRST.md)\n{first}")) + &page;
    let (old, new) = (table(&before), table(&after));
    let kept = |line: &&str| new.lines().any(|other| other == *line);
    let lost: Vec<_> = old.lines().filter(|line| !kept(line)).collect();
    // The lengths of the lists are part of their types.
    assert!(
        lost.iter().all(|line| line.starts_with("static INSTRUCTIONS") || line.starts_with("static MNEMONICS")),
        "{lost:#?}"
    );
    assert!(new.contains("F_FIRST") && lost.len() <= 2, "{lost:#?}");
}

#[test]
fn the_builder_is_generated_only_on_request() {
    let spec = load_spec(&with_text());
    let files = |destinations: &[Destination]| {
        let (generated, ()) = output::generate_beside(&spec.model, "specs", destinations, || ());
        let output::Generated { crate_files, builder_files } = generated.expect("emitters make Rust");
        (crate_files.len(), builder_files.len())
    };
    let (crate_files, builder_files) = files(&[Destination::Crate, Destination::Builder]);
    assert!(crate_files > 20 && builder_files == 1, "{crate_files} {builder_files}");
    assert_eq!(files(&[Destination::Crate]), (crate_files, 0));
    assert_eq!(files(&[Destination::Builder]), (0, builder_files));
}

#[test]
fn members_of_the_builder_that_are_keywords_of_rust_are_raw_identifiers() {
    let text = with_text();
    let (before, page) = text.split_once("<!-- file: instructions/ORDER.md").expect("its page");
    let page = page.replace("Src0", "Type");
    let files = generate_files(&format!("{before}<!-- file: instructions/ORDER.md{page}"));
    let builder = files.iter().find(|file| file.path == "builder/methods.rs").expect("the builder");
    // Names in texts have no `r#`.
    for part in ["r#type: impl Into<Src>", "r#type: state.src(\"type\", r#type.into())", "- `type`: What is ordered."] {
        assert!(builder.text.contains(part), "{part}: {}", builder.text);
    }
    assert!(!builder.text.contains("`r#") && !builder.text.contains("\"r#"), "{}", builder.text);
}

/// Compares files with those in a folder, or writes them there if `UPDATE` is set.
fn compare_snapshots(folder: &str, files: Vec<GeneratedFile>) {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/emit").join(folder);
    let update = std::env::var_os("UPDATE").is_some();
    for file in files {
        let path = folder.join(&file.path);
        if update {
            std::fs::create_dir_all(path.parent().expect("a folder")).expect("the folder can be made");
            std::fs::write(&path, &file.text).expect("the file can be written");
        }
        let expected = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(file.text == expected, "{} is not what it was; see the top of this test\n{}", file.path, file.text);
    }
}

#[test]
fn a_word_changed_in_one_line_changes_only_what_comes_from_it() {
    let before = generate_files(TINY);
    let after = generate_files(&TINY.replace("0b01:  two", "0b01:  pair"));
    let changed: Vec<_> = before.iter().zip(&after).filter(|(a, b)| a != b).map(|(a, _)| a.path.as_str()).collect();
    // `specification.rs` contains the hash of the whole specification.
    assert_eq!(changed, ["enums.rs", "specification.rs"]);
    let change = output::Change::Changed {
        path: "enums.rs".into(),
        old: before.iter().find(|f| f.path == "enums.rs").unwrap().text.clone(),
        new: after.iter().find(|f| f.path == "enums.rs").unwrap().text.clone(),
    };
    let line = TINY.split("<!-- file: fields.md -->\n").nth(1).unwrap().lines().position(|l| l.contains("0b01:  two"));
    let place = format!("specs/fields.md:{}", line.unwrap() + 1);
    let account = output::explain(&change, "generated");
    assert!(account.contains(&place) && account.contains("Pair"), "{account}");
}

#[test]
fn the_order_of_files_does_not_matter() {
    let mut parts: Vec<_> = TINY.split("<!-- file: ").skip(1).collect();
    parts.reverse();
    let reversed: String = parts.iter().map(|part| format!("<!-- file: {part}")).collect();
    assert!(generate_files(TINY) == generate_files(&reversed));
}
