//! Tests that no document makes the reader panic, hang or lose a place.
//!
//! For example, a line of one megabyte and 100,000 nested brackets are read.

use crate::damage::Dice;
use crate::material::{self, markdown_files, root};
use openvisa_codegen::diagnostics::Diagnostics;
use openvisa_codegen::dialect::raw::{RawFolder, RawText};
use openvisa_codegen::source::Sources;
use openvisa_codegen::span::{Name, Span};
use std::path::Path;
use std::time::{Duration, Instant};

/// Number of mutated documents for each folder.
const CASES: usize = 1_500;

/// Maximum time for reading one document in a debug build on a busy machine. A longer time counts
/// as a hang.
const MAX_TIME: Duration = Duration::from_secs(60);

const STRICT: (&str, &[u8]) =
    ("platforms.md", b"| Platform | Register bytes | Text | Notes |\n| --- | --- | --- | --- |\n");

/// Reads documents from memory, and checks that all places in the result exist.
fn read_documents(files: &[(&str, &[u8])]) -> (Sources, RawFolder, Diagnostics) {
    let start = Instant::now();
    let mut diagnostics = Diagnostics::default();
    let mut sources = Sources::default();
    for (path, bytes) in files {
        sources.add(*path, bytes, &mut diagnostics);
    }
    let (_, raw) = openvisa_codegen::read(&sources, &mut diagnostics);
    assert!(start.elapsed() < MAX_TIME, "{:?}", start.elapsed());
    check_places(&sources, &raw, &diagnostics);
    (sources, raw, diagnostics)
}

/// Reads one instruction document in both dialects.
fn read_both(bytes: &[u8]) -> [(Sources, RawFolder, Diagnostics); 2] {
    let document = ("instructions/X.md", bytes);
    [read_documents(&[document]), read_documents(&[STRICT, document])]
}

fn check_places(sources: &Sources, raw: &RawFolder, diagnostics: &Diagnostics) {
    let check = |span: Span| {
        let text = &sources.file(span.file).text;
        assert!(text.get(span.start as usize..span.end as usize).is_some(), "{span:?} is no piece of text");
        assert_eq!(sources.file(span.file).position(span.start as usize), (span.line, span.column));
    };
    for finding in diagnostics.iter() {
        check(finding.primary);
        finding.secondary.iter().for_each(|label| check(label.span));
        finding.edit.iter().for_each(|edit| check(edit.span));
        let help = finding.help.as_deref().unwrap_or("-");
        for text in [finding.message.as_str(), finding.label.as_str(), help] {
            assert!(text.len() < 1_000, "{} says {} characters", finding.rule.name, text.len());
        }
        assert!(!finding.message.is_empty() && !help.is_empty());
    }
    let verbatim = |name: &Name| assert_eq!(name.value.len(), (name.span.end - name.span.start) as usize, "{name:?}");
    let text = |text: &RawText, span: Span| {
        let lines = if text.text.is_empty() { 0 } else { text.text.split('\n').count() };
        assert_eq!(text.line_offsets.len(), lines);
        for (line, offset) in text.text.split('\n').zip(&text.line_offsets) {
            assert!(sources.file(span.file).text[*offset as usize..].starts_with(line), "{line:?}");
        }
    };
    for instruction in &raw.instructions {
        for field in &instruction.fields {
            check(field.span);
            check(field.text_span);
            assert_eq!(field.text.len(), (field.text_span.end - field.text_span.start) as usize);
            field.groups.iter().for_each(|g| verbatim(&g.text));
        }
        instruction.text.iter().for_each(verbatim);
        let texts = [&instruction.semantics, &instruction.description, &instruction.examples, &instruction.notes];
        texts.into_iter().flatten().for_each(|t| text(t, t.span));
    }
}

const GARBAGE: [&str; 24] = [
    "```",
    "```lane",
    "~~~~",
    "<!--",
    "-->",
    "|",
    "| | |",
    "| --- |",
    "- **Dst(ub):** ",
    "  - Bit[7..4]: x",
    "    - 0b01:  y",
    "- 0x: z",
    "## Text",
    "#### Properties",
    "### CONDITION",
    "{PVC+}- a",
    "\u{feff}é\u{a0}\u{200b}",
    "Bit[99999999999999999999]",
    "+--+--+",
    "==  ==",
    ".. table:: x",
    "- Op=,",
    "a {",
    "\t\t- **",
];

/// Damages a document in one to four ways.
fn mutate(text: &[u8], dice: &mut Dice) -> Vec<u8> {
    let mut lines: Vec<Vec<u8>> = text.split(|b| *b == b'\n').map(<[u8]>::to_vec).collect();
    for _ in 0..=dice.below(4) {
        let at = dice.below(lines.len());
        match dice.below(8) {
            0 => _ = lines.remove(at),
            1 => lines.insert(at, lines[at].clone()),
            2 => {
                let other = dice.below(lines.len());
                lines.swap(at, other);
            }
            3 => {
                let keep = dice.below(lines[at].len() + 1);
                lines[at].truncate(keep);
            }
            4 if !lines[at].is_empty() => {
                let byte = dice.below(lines[at].len());
                lines[at][byte] ^= 1 << dice.below(8);
            }
            5 => lines.insert(at, GARBAGE[dice.below(GARBAGE.len())].as_bytes().to_vec()),
            6 => {
                let byte = dice.below(lines[at].len() + 1);
                let garbage = GARBAGE[dice.below(GARBAGE.len())].bytes();
                lines[at].splice(byte..byte, garbage).for_each(drop);
            }
            _ => lines.truncate(at + 1),
        }
        if lines.is_empty() {
            lines.push(Vec::new());
        }
    }
    lines.join(&b'\n')
}

/// Reads [`CASES`] damaged documents of `folder`.
fn read_damaged(folder: &Path) {
    let documents = markdown_files(folder);
    assert!(!documents.is_empty(), "{} has no documents", folder.display());
    let mut dice = Dice::seeded(0x9e37_79b9_7f4a_7c15);
    for case in 0..CASES {
        let (path, bytes) = &documents[dice.below(documents.len())];
        let damaged = mutate(bytes, &mut dice);
        let mut files = vec![(path.as_str(), damaged.as_slice())];
        if case % 2 == 0 && path != STRICT.0 {
            files.insert(0, STRICT);
        }
        read_documents(&files);
    }
}

#[test]
fn damaged_documents_are_read() {
    read_damaged(&root().join("specs"));
    read_damaged(&root().join("codegen/tests/upstream"));
}

#[test]
#[ignore = "needs the vendor's documents: OPENVISA_UPSTREAM"]
fn damaged_documents_of_the_vendor_are_read() {
    read_damaged(&material::upstream("2025-02-04"));
    read_damaged(&material::upstream("2020-04-07"));
}

const CLEAN: &str = "# X

## Opcode

  X = 0x01

## Format

| | | |
| --- | --- | --- |
| 0x01(X) | Exec_size | Dst |

## Semantics

```lane
Dst = 1;
```

## Description

Writes one.

- **Exec_size(ub):** How many.

  - Bit[2..0]: `size` channels

    - 0b000:  one (`1`)
  - Bit[7..3]: reserved

- **Dst(vec_operand):** Where to. Operand class: general.

#### Properties

- **Saturation:** Yes

#### Constraints

- **small:** `channels() < 2`. There is
  one channel.

## Text

```
x (<Exec_size>) <Dst>
```
";

/// Formats the content of raw documents without their places.
fn format_content(raw: &RawFolder) -> String {
    let mut raw = raw.clone();
    for instruction in &mut raw.instructions {
        let texts = [&mut instruction.semantics, &mut instruction.description, &mut instruction.notes];
        texts.into_iter().flatten().for_each(|t| t.line_offsets.clear());
    }
    let debug = format!("{raw:?}");
    let words = debug.split([' ', ',']).filter(|word| !word.contains("..") || word.contains('"'));
    words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

#[test]
fn a_clean_document_has_no_findings() {
    for (_, raw, diagnostics) in read_both(CLEAN.as_bytes()) {
        let messages: Vec<_> = diagnostics
            .iter()
            .map(|d| &d.message)
            .filter(|m| !m.contains("title") && !m.contains("mnemonic"))
            .collect();
        assert!(messages.is_empty(), "{messages:?}");
        assert_eq!(raw.instructions[0].fields.len(), 2);
        assert_eq!(raw.instructions[0].constraints.len(), 1);
    }
}

#[test]
fn line_ends_and_marks_of_editors_change_nothing() {
    let windows = format!("\u{feff}{}", CLEAN.trim_end().replace('\n', "\r\n"));
    for ((_, clean, expected), (_, raw, found)) in
        read_both(CLEAN.as_bytes()).iter().zip(&read_both(windows.as_bytes()))
    {
        assert_eq!(format_content(clean), format_content(raw));
        let place =
            |d: &Diagnostics| d.iter().map(|d| (d.rule.code, d.primary.line, d.primary.column)).collect::<Vec<_>>();
        assert_eq!(place(expected), place(found));
    }
}

#[test]
fn bytes_that_are_not_text_are_reported_once_and_read_around() {
    let mut bytes = CLEAN.as_bytes().to_vec();
    let at = CLEAN.find("Writes").expect("is there");
    bytes[at] = 0xff;
    for (_, raw, diagnostics) in read_both(&bytes) {
        let broken: Vec<_> = diagnostics.iter().filter(|d| d.rule.name == "not-utf8").collect();
        assert_eq!(broken.len(), 1);
        assert_eq!((broken[0].primary.line, broken[0].primary.column), (21, 1));
        assert_eq!(raw.instructions[0].fields.len(), 2);
        assert_eq!(raw.instructions[0].description.as_ref().expect("is there").text, "\u{fffd}rites one.");
    }
    read_both(&[0xff; 10_000]);
}

#[test]
fn an_empty_document_is_reported_once() {
    for bytes in [&b""[..], b"\n", b"\xef\xbb\xbf", b"\r\n\r\n", b"   "] {
        for (_, raw, diagnostics) in read_both(bytes) {
            let missing: Vec<_> = diagnostics.iter().filter(|d| d.rule.name == "missing-section").collect();
            assert!(missing.len() == 1 && missing[0].message == "the document is empty", "{missing:?}");
            assert!(raw.instructions[0].sections.is_empty());
        }
    }
}

#[test]
fn a_line_may_be_a_megabyte_long() {
    const LONG: usize = 1 << 20;
    let places = [
        ("Writes one.", "x y "),
        ("How many.", "z. "),
        ("0x01(X) |", " Dst |"),
        ("## Format", "#"),
        ("```lane", "e"),
        ("`size`", "`"),
        ("X = 0x01", "0"),
        ("Bit[2..0", "1"),
        ("0b000", "0"),
        ("Yes", ",é"),
        ("- **Saturation", "*"),
        ("small:** `", "(<"),
        ("x (<", "<a"),
        ("  X", "\t"),
        ("Dst = 1;", "{"),
        ("- **Exec_size(", "["),
        ("# X", "{PVC+}"),
    ];
    for (place, filler) in places {
        let long = place.to_owned() + &filler.repeat(LONG / filler.len());
        let text = CLEAN.replacen(place, &long, 1);
        assert!(text.len() > LONG / 2, "{place}");
        read_both(text.as_bytes());
    }
    let values = format!("### CONDITION\n\n- Op={}x\n\n", "ld, ".repeat(LONG / 4));
    let [(_, raw, _), _] = read_both(CLEAN.replace("| | | |\n", &(values + "| | | |\n")).as_bytes());
    assert_eq!(raw.instructions[0].tables[0].conditions[0].1.len(), LONG / 4 + 1);
}

#[test]
fn deep_nesting_does_not_overflow_the_stack() {
    for depth in [1_000, 100_000] {
        for mark in ["> ", "- ", "* ", "1. ", "[", "**", "`", "{", "(", "<", "<!--", "|"] {
            let text = CLEAN.replace("Writes one.", &mark.repeat(depth));
            read_both(text.as_bytes());
        }
    }
    let staircase: String = (0..1_000).map(|i| format!("{}- 0b{i:b}:  x\n", "  ".repeat(i))).collect();
    for (_, raw, _) in read_both(CLEAN.replace("    - 0b000:  one (`1`)\n", &staircase).as_bytes()) {
        assert_eq!(raw.instructions[0].fields[0].groups[0].enumerators.len(), 1_000);
    }
}

#[test]
fn a_group_may_have_ten_thousand_enumerators() {
    let list: String = (0..10_000).map(|i| format!("    - 0b{i:014b}:  v{i}\n")).collect();
    for (_, raw, diagnostics) in read_both(CLEAN.replace("    - 0b000:  one (`1`)\n", &list).as_bytes()) {
        assert_eq!(raw.instructions[0].fields[0].groups[0].enumerators.len(), 10_000);
        assert!(diagnostics.iter().all(|d| d.rule.name != "indentation"));
    }
}

#[test]
fn many_lines_of_one_kind_are_read_in_time() {
    let lines = [
        "+--+",
        "==  ==",
        "| a |",
        "- x",
        "  - Bit[0]: x",
        ".. table:: t",
        "## Text",
        "### CONDITION",
        "```",
        "<!-- x",
        "{a}- b",
        "x {",
        "- **D(ub):** Valid values are:",
        "- **a:** `b`.",
        "Table",
        "- [A - b](c)",
        "text",
    ];
    for line in lines {
        let many = format!("{line}\n").repeat(20_000);
        for path in ["instructions/X.md", "4_visa_header.md", "fields.md", "6_instructions.md", "errata.md"] {
            let text = match path {
                "instructions/X.md" => CLEAN.replace("Writes one.", &many),
                _ => format!("# Title\n\n## Part\n\n### Entry\n\n{many}"),
            };
            read_documents(&[STRICT, (path, text.as_bytes())]);
        }
    }
}
