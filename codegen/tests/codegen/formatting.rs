//! Tests of the layout of documents.
//!
//! For example, a page whose tables and pseudo-code were written carelessly gets back the layout
//! that it has in the repository.

use crate::bundle::{Bundle, base, bundles};
use crate::damage::{Dice, damage};
use crate::material::read;
use openvisa_codegen::diagnostics::{Diagnostics, Edit};
use openvisa_codegen::formatting::format_document;
use openvisa_codegen::source::Sources;
use openvisa_codegen::{load_sources, rules};
use serde_json::Value;
use std::collections::BTreeMap;
use std::path::Path;

type Documents = BTreeMap<String, String>;

fn sources_of(documents: &Documents) -> (Sources, Diagnostics) {
    let (mut sources, mut diagnostics) = (Sources::default(), Diagnostics::default());
    for (path, text) in documents {
        sources.add(path.as_str(), text.as_bytes(), &mut diagnostics);
    }
    (sources, diagnostics)
}

fn specification() -> Documents {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("../specs");
    let sources = Sources::read(&dir, &mut Diagnostics::default()).expect("the specification can be read");
    sources.iter().map(|(_, file)| (file.path.clone(), file.text.clone())).collect()
}

/// Compares two texts, and shows the first line that differs.
fn assert_same_text(text: &str, wanted: &str, what: &str) {
    let mut lines = text.lines().zip(wanted.lines()).zip(1..);
    if let Some(((a, b), line)) = lines.find(|((a, b), _)| a != b) {
        panic!("{what}, line {line}: {a:?} in place of {b:?}");
    }
    assert!(text == wanted, "{what}: {} bytes in place of {}", text.len(), wanted.len());
}

/// Returns the words of a document. Formatting may add bars at the ends of rows, and shortens the
/// dashes of tables.
fn words(text: &str) -> Vec<&str> {
    let words = text.split(|c: char| c.is_whitespace() || c == '|').filter(|word| !word.is_empty());
    words
        .map(|word| if word.contains('-') && word.trim_matches(['-', ':']).is_empty() { "---" } else { word })
        .collect()
}

/// Formats all documents, twice: the first time must lose no word, and the second time must change
/// nothing.
fn format_all(documents: &Documents) -> Documents {
    let format = |documents: &Documents| -> Documents {
        let (sources, _) = sources_of(documents);
        let formatted = sources.iter().map(|(id, file)| {
            let edits = format_document(&sources, id);
            (file.path.clone(), Edit::apply_all(&edits, &file.text))
        });
        formatted.collect()
    };
    let formatted = format(documents);
    for (path, text) in documents {
        assert_eq!(words(&formatted[path]), words(text), "the words of {path}");
    }
    for (path, text) in format(&formatted) {
        assert_same_text(&text, &formatted[&path], &format!("{path} formatted again"));
    }
    formatted
}

/// Returns the model of documents, without places and the layout of texts.
fn model_of(documents: &Documents) -> Value {
    fn simplify(value: &mut Value) {
        match value {
            Value::Object(members) => {
                members.retain(|name, _| name != "span" && name != "line_offsets");
                members.values_mut().for_each(simplify);
            }
            Value::Array(items) => items.iter_mut().for_each(simplify),
            // The model has prose as it is written, with tables in it.
            Value::String(text) => {
                let words = text.replace('|', " | ");
                let words = words.split_whitespace().map(|word| match word.trim_matches(['-', ':']) {
                    "" if word.contains('-') => "---",
                    _ => word,
                });
                *text = words.collect::<Vec<_>>().join(" ");
            }
            _ => {}
        }
    }
    let (sources, diagnostics) = sources_of(documents);
    let mut model = serde_json::to_value(&load_sources(sources, diagnostics).0.model).expect("models have a form");
    simplify(&mut model);
    model
}

/// Compares two models, and shows where they differ.
fn assert_same_model(a: &Value, b: &Value, path: &str) {
    match (a, b) {
        (Value::Object(a), Value::Object(b)) if a.keys().eq(b.keys()) => {
            a.iter().for_each(|(name, value)| assert_same_model(value, &b[name], &format!("{path}/{name}")));
        }
        (Value::Array(a), Value::Array(b)) if a.len() == b.len() => {
            a.iter().zip(b).zip(0..).for_each(|((a, b), at)| assert_same_model(a, b, &format!("{path}/{at}")));
        }
        (a, b) => assert_eq!(a, b, "{path}"),
    }
}

fn format_text(text: &str) -> String {
    let documents = Documents::from([("instructions/X.md".to_owned(), text.to_owned())]);
    format_all(&documents).remove("instructions/X.md").expect("the document is kept")
}

#[test]
fn the_specification_of_the_repository_has_its_layout() {
    let documents = specification();
    for (path, text) in format_all(&documents) {
        assert_same_text(&text, &documents[&path], &format!("`visa-codegen format` changes {path}"));
    }
}

#[test]
fn each_part_of_a_document_has_one_layout() {
    for (written, wanted) in [
        ("", ""),
        ("\n \n", ""),
        ("\n# A", "# A\n"),
        ("# A\nb  \n## C\n\n\n\nd\t\n\n\n", "# A\n\nb\n\n## C\n\nd\n"),
        ("a\r\nb \nc", "a\r\nb\r\nc\r\n"),
        ("-\ta\n\t- b\n", "-\ta\n    - b\n"),
        ("|a|b \\| c|\n|-|:----:|\n|||\n| d", "| a | b \\| c |\n| --- | :---: |\n| | |\n| d |\n"),
        ("  |a|\n  |-|\n", "  | a |\n  | --- |\n"),
        ("a|b\n-|-\n", "a|b\n-|-\n"),
        ("|a|\n|b|\n", "|a|\n|b|\n"),
        ("+-+\n|a|\n+-+\n", "+-+\n|a|\n+-+\n"),
        ("```\n|a|\n|-|\n\n\n  b \n```\n", "```\n|a|\n|-|\n\n\n  b\n```\n"),
        ("```lane\nif a {\nb =\nc;\n\n}\n```\n", "```lane\nif a {\n    b =\n        c;\n\n}\n```\n"),
        ("- a\n  ```lane\n\ta;\n  ```\n", "- a\n  ```lane\n  a;\n  ```\n"),
        ("#a\n```lane\n\n\nif a {\nb;  ", "#a\n```lane\n\n\nif a {\nb;  "),
        ("```\na {\n## Text\n  b;\n}\n```\n", "```\na {\n## Text\n  b;\n}\n```\n"),
        ("<!-- a\n\n\n# b  \n", "<!-- a\n\n\n# b  \n"),
        ("<!-- a\n\n\n|b|\n|-|\n-->\n", "<!-- a\n\n\n|b|\n|-|\n-->\n"),
        ("#a\n####### b\n", "#a\n####### b\n"),
    ] {
        assert_eq!(format_text(written), wanted, "{written:?}");
    }
}

#[test]
fn a_row_of_more_cells_than_are_read_keeps_them() {
    let row = format!("|{}", "a|".repeat(100));
    let formatted = format_text(&format!("{row}\n{}\n", row.replace('a', "-")));
    assert_eq!(formatted, format!("{row}\n{}\n", row.replace('a', "-")));
}

/// Returns a document in another layout with the same meaning.
fn disturb(text: &str) -> String {
    let (mut disturbed, mut fence) = (String::new(), None);
    let mut lines = text.lines().zip(0..).peekable();
    let (mut is_program, mut after_heading) = (false, false);
    while let Some((line, number)) = lines.next() {
        let quotes = line.bytes().take_while(|byte| *byte == b'`').count();
        let is_heading = fence.is_none() && line.starts_with('#');
        match fence {
            None if quotes >= 3 => {
                fence = Some(quotes);
                is_program = ["lane", "instruction", "function"].iter().any(|word| line[quotes..].starts_with(word));
            }
            Some(open) if quotes >= open && quotes == line.len() => fence = None,
            Some(_) if is_program => {
                disturbed.push_str(&format!("{}{}\n", " ".repeat(number % 3), line.trim_start()));
                continue;
            }
            Some(_) => {}
            None if line.is_empty() => {
                let before_heading = lines.peek().is_some_and(|(next, _)| next.starts_with('#'));
                if !after_heading && !before_heading {
                    disturbed.push_str("\n \n");
                }
                continue;
            }
            None if line.starts_with("| --- |") => {
                disturbed.push_str(&format!("{}\n", line.replace(" --- ", "------")));
                after_heading = false;
                continue;
            }
            None if line.starts_with('|') => {
                let row = line.strip_prefix("| ").expect("the first cell has a blank");
                disturbed.push_str(&format!("|{}   |\n", row.strip_suffix(" |").unwrap_or(row)));
                after_heading = false;
                continue;
            }
            None => {}
        }
        after_heading = is_heading;
        disturbed.push_str(line);
        disturbed.push_str(if number % 3 == 0 { "  \n" } else { "\n" });
    }
    disturbed + "\n\n"
}

#[test]
fn each_page_gets_its_layout_back_and_means_the_same_in_another_layout() {
    let documents = specification();
    let disturbed: Documents = documents.iter().map(|(path, text)| (path.clone(), disturb(text))).collect();
    assert!(disturbed.iter().all(|(path, text)| *text != documents[path]));
    for (path, text) in format_all(&disturbed) {
        assert_same_text(&text, &documents[&path], &path);
    }
    assert_same_model(&model_of(&disturbed), &model_of(&documents), "");
}

/// Number of times that each document is damaged. The models are compared for the first time only,
/// which takes longer than to compare the words.
const DAMAGES: usize = 8;

#[test]
fn failing_and_damaged_documents_lose_no_word_and_mean_the_same_after_formatting() {
    let base = base();
    let mut changed = 0;
    for rule in rules::ALL {
        // The damage of a rule stays the same when another rule is added.
        let case = rule.code[1..].parse().expect("a code is a letter and a number");
        for path in bundles(rule.code, "fail").into_iter().chain(bundles(rule.code, "pass")) {
            let bundle = Bundle::parse(&read(&path));
            let (sources, _) = bundle.over(&base);
            let intact: Documents = sources.iter().map(|(_, file)| (file.path.clone(), file.text.clone())).collect();
            format_all(&intact);
            let mut dice = Dice::new(case);
            let names: Vec<&String> = bundle.files.keys().filter(|path| intact.contains_key(*path)).collect();
            for round in 0..DAMAGES {
                let mut documents = intact.clone();
                for name in &names {
                    let text = &intact[*name];
                    let text = if dice.below(2) == 0 { text.clone() } else { disturb_lines(text, &mut dice) };
                    documents.insert((*name).clone(), damage(&text, &mut dice));
                }
                let formatted = format_all(&documents);
                if round == 0 {
                    changed += usize::from(formatted != documents);
                    assert_same_model(&model_of(&formatted), &model_of(&documents), &path.to_string_lossy());
                }
            }
        }
    }
    assert!(changed > 100, "only {changed} folders were formatted");
}

/// Adds blanks, tabs and blank lines at random places between words.
fn disturb_lines(text: &str, dice: &mut Dice) -> String {
    let disturb = |line: &str| match dice.below(6) {
        0 => format!("{line} \t"),
        1 => format!("{line}\n\n"),
        2 => line.replace("| ", "|").replace(" |", "|  "),
        3 => line.replace("    ", "\t"),
        _ => line.to_owned(),
    };
    text.lines().map(disturb).collect::<Vec<_>>().join("\n")
}
