//! Texts with mistakes: checks the rendered diagnostic of each mistake, and that damaged texts
//! cause no panic and no long run time.
//!
//! `tests/bad_texts` has a text for each kind of mistake, for example `label_twice.visaasm`, and
//! its diagnostics in a `.txt` file. `UPDATE=1` rewrites the `.txt` files.

use openvisa::text::{Locator, ParseOptions, PrintOptions, format as formatted, parse, print};
use openvisa_findings::{Finding, HumanStyle};
use openvisa_test_support::corpus::texts;
use openvisa_test_support::damage::Random;
use std::path::{Path, PathBuf};

/// Returns the paths of the texts with mistakes, sorted.
fn bad_texts() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/bad_texts");
    let entries = std::fs::read_dir(&folder).expect("the folder can be read");
    let paths = entries.map(|entry| entry.expect("the folder can be read").path());
    let mut paths: Vec<_> = paths.filter(|path| path.extension().is_some_and(|ending| ending == "visaasm")).collect();
    paths.sort();
    paths
}

#[test]
fn a_suggested_word_in_the_place_of_a_mistake_corrects_it() {
    let mut corrected = 0;
    for path in bad_texts() {
        let source = std::fs::read_to_string(&path).expect("the text can be read");
        for mistake in parse(&source, &ParseOptions::default()).diagnostics {
            let Some(word) = &mistake.suggestion else { continue };
            assert_eq!(mistake.help.as_deref(), Some(format!("did you mean `{word}`?").as_str()));
            let mut changed = source.clone();
            changed.replace_range(mistake.span.clone(), word);
            let left = parse(&changed, &ParseOptions::default()).diagnostics;
            let same = left.iter().find(|other| other.span.start == mistake.span.start && other.code == mistake.code);
            assert_eq!(same, None, "{}: {mistake}", path.display());
            corrected += 1;
        }
    }
    println!("{corrected} mistakes");
    assert!(corrected > 10, "{corrected}");
}

#[test]
fn each_kind_of_mistake_is_shown_with_its_place() {
    let update = std::env::var_os("UPDATE").is_some();
    let names = bad_texts();
    let mut wrong = Vec::new();
    for path in &names {
        let source = std::fs::read_to_string(path).expect("the text can be read");
        let name = path.file_name().expect("it has a name").to_string_lossy().into_owned();
        let parsed = parse(&source, &ParseOptions::default());
        if parsed.diagnostics.is_empty() {
            wrong.push(format!("{name} has no mistake"));
        }
        let mut lines = Locator::new(&source);
        let findings = parsed.diagnostics.iter().map(|mistake| Finding::of_diagnostic(mistake, &mut lines));
        let shown: Vec<_> = findings.map(|finding| finding.to_human(&name, HumanStyle::default())).collect();
        let shown = shown.join("\n");
        let expected = path.with_extension("txt");
        if update {
            std::fs::write(&expected, &shown).expect("the snapshot can be written");
        } else if std::fs::read_to_string(&expected).unwrap_or_default() != shown {
            wrong.push(shown);
        }
    }
    println!("{} texts with mistakes", names.len());
    assert!(wrong.is_empty(), "UPDATE=1 accepts what is shown now:\n{}", wrong.join("\n"));
}

/// Changes, removes, doubles or swaps a few characters or lines of a text.
fn damage_text(source: &str, random: &mut Random) -> String {
    const MARKS: &[&str] = &[
        "(",
        ")",
        "<",
        ">",
        ";",
        ",",
        ":",
        ".",
        "\"",
        "{",
        "}",
        "[",
        "]",
        "%",
        "&",
        "/*",
        "*/",
        "//",
        "\\\n",
        "\\",
        "0x",
        "99999999999999999999",
        "-1",
        "V0",
        "P0",
        "%null",
        "\u{20ac}",
        "\0",
        "attrs={",
        "alias=<",
        "\t",
        "\r\n",
        "1.5e-3:f",
    ];
    let mut text: Vec<u8> = source.as_bytes().to_vec();
    for _ in 0..1 + random.below(6) {
        let at = random.below(text.len() + 1);
        let end = (at + random.below(24)).min(text.len());
        match random.below(6) {
            0 => drop(text.drain(at..end)),
            1 => drop(text.splice(at..at, MARKS[random.below(MARKS.len())].bytes())),
            2 => drop(text.splice(at..end, MARKS[random.below(MARKS.len())].bytes())),
            3 => {
                let piece = text[at..end].to_vec();
                let to = random.below(text.len() + 1);
                drop(text.splice(to..to, piece));
            }
            4 if at < text.len() => text[at] = b' ' + random.below(95) as u8,
            _ => {
                let cut = at.max(1).min(text.len());
                let line = text[..cut].iter().rposition(|b| *b == b'\n').map_or(0, |found| found + 1);
                let piece = text[line..cut].to_vec();
                drop(text.splice(line..line, piece));
            }
        }
    }
    String::from_utf8_lossy(&text).into_owned()
}

#[test]
fn a_sample_of_damaged_texts_is_read_formatted_and_printed_without_a_panic() {
    run_damaged_texts(2_000);
}

#[test]
#[ignore = "runs ten thousand texts, which takes several seconds without optimisation"]
fn ten_thousand_damaged_texts_are_read_formatted_and_printed_without_a_panic() {
    run_damaged_texts(10_000);
}

fn run_damaged_texts(runs: usize) {
    let texts: Vec<_> = texts().into_iter().filter(|file| file.bytes.len() < 6_000).collect();
    assert!(texts.len() >= 10, "there are texts to damage");
    let mut random = Random(1);
    let (mut wrong, mut bytes) = (0, 0);
    let start = std::time::Instant::now();
    for run in 0..runs {
        let file = &texts[random.below(texts.len())];
        let source = damage_text(std::str::from_utf8(&file.bytes).expect("texts are UTF-8"), &mut random);
        bytes += source.len();
        let parsed = parse(&source, &ParseOptions::default());
        wrong += usize::from(!parsed.is_ok());
        for diagnostic in &parsed.diagnostics {
            assert!(diagnostic.to_string().len() < 3_000 && diagnostic.line > 0 && diagnostic.column > 0);
        }
        if run % 4 == 0 {
            let printed = print(&parsed.module, &PrintOptions::default());
            let again = parse(&printed.text, &ParseOptions::default());
            if parsed.is_ok() && printed.problems.is_empty() {
                assert!(
                    again.is_ok(),
                    "{}: what is printed is read again: {:?}\n{source}",
                    file.name,
                    again.diagnostics
                );
            }
        }
        if run % 4 == 1 {
            let result = formatted(&source, &ParseOptions::default());
            // Formatting puts labels at the beginning of their line.
            let is_wrong = parsed.diagnostics.iter().any(|diagnostic| diagnostic.code != "label-place");
            assert_eq!(result.diagnostics.is_empty(), !is_wrong, "{}", file.name);
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    println!("{runs} damaged texts, {bytes} bytes, {wrong} with mistakes, {seconds:.1} s");
    assert!(seconds < 300.0, "no text takes long");
}

/// Checks the budget for suggestions. Without it, comparing each mistake with each name would take
/// minutes.
#[test]
fn suggestions_stop_when_their_budget_is_exhausted() {
    const MANY: usize = 20_000;
    let lines = |line: &dyn Fn(usize) -> String| (0..MANY).map(line).collect::<String>();
    let head = ".version 4.1\n.kernel \"k\"\n";
    let variables = lines(&|i| format!(".decl name{i} v_type=G type=d num_elts=16\n"));
    let undeclared = lines(&|i| format!("  mov (M1, 16) name{i}(0,0)<1> nmae{i}(0,0)<1;1,0>\n"));
    let labels = lines(&|i| format!("name{i}:\n  jmp (M1, 1) nmae{i}\n"));
    for (code, text) in [("undeclared", format!("{head}{variables}{undeclared}")), ("label", format!("{head}{labels}"))]
    {
        let parsed = parse(&text, &ParseOptions { limit: usize::MAX, ..Default::default() });
        let helps: Vec<_> = parsed.errors().filter(|e| e.code == code).map(|e| e.help.as_deref()).collect();
        assert_eq!(helps.len(), MANY, "{code}");
        assert_eq!(helps.first(), Some(&Some("did you mean `name0`?")), "{code}");
        assert_eq!(helps.last(), Some(&None), "{code}");
    }
}

#[test]
fn formatting_stops_where_reading_does_and_leaves_the_rest_as_it_is() {
    let head = ".version 4.1\n.kernel \"k\"\n.decl x v_type=G type=d num_elts=16 align=GRF\n";
    let wrong = "    dda (M1, 16) x(0,0)<1> x(0,0)<1;1,0> 0x1:d\n";
    // Formatting would change its blanks and number.
    let odd = "add (M1,16)   x(0,0)<1> x(0,0)<1;1,0> 1:d\n";
    let options = ParseOptions { limit: 7, ..ParseOptions::default() };
    let source = format!("{head}{}{odd}", wrong.repeat(10));
    let result = formatted(&source, &options);
    assert_eq!(result.diagnostics.len(), 7);
    assert!(result.text.ends_with(odd), "{}", result.text);
    let source = format!("{head}{}{odd}", wrong.repeat(6));
    let result = formatted(&source, &options);
    assert_eq!(result.diagnostics.len(), 6);
    assert!(!result.text.ends_with(odd), "{}", result.text);
}
