//! Tests that no specification makes the checks or the printing of findings panic, hang, or take
//! quadratic time.
//!
//! For example, a chain of 3,000 structures that contain each other is checked in linear time.

use crate::bundle::{Bundle, base, bundles};
use crate::material::read;
use openvisa_codegen::diagnostics::Diagnostics;
use openvisa_codegen::render::{self, HumanStyle};
use openvisa_codegen::source::Sources;
use openvisa_codegen::{load_sources, rules};
use std::time::{Duration, Instant};

/// Maximum time for any folder of these tests, even in a debug build on a busy machine.
const MAX_TIME: Duration = Duration::from_secs(20);

/// Number of ways in which each bundle is damaged.
const CASES: u64 = 2;

/// A pseudo-random number generator with a fixed seed.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % sides.max(1)
    }
}

/// Reads, checks and prints files, and returns the number of findings.
fn check_and_print(sources: Sources, diagnostics: Diagnostics) -> usize {
    let start = Instant::now();
    let (spec, mut diagnostics) = load_sources(sources, diagnostics);
    for finding in diagnostics.iter() {
        assert!(!finding.message.contains('\n') && finding.message.len() < 1_000, "{}", finding.rule.name);
    }
    let count = diagnostics.iter().count();
    diagnostics.deny_warnings();
    diagnostics.sort();
    let shown = render::human(&spec.sources, &diagnostics, HumanStyle::default());
    assert_eq!(shown.is_empty(), count == 0);
    assert_eq!(render::json(&spec.sources, &diagnostics).lines().count(), count);
    assert!(render::sarif(&spec.sources, &diagnostics).len() > count);
    assert!(start.elapsed() < MAX_TIME, "{:?}", start.elapsed());
    count
}

/// Moves, removes, repeats or changes a line or a word of a text.
fn damage(text: &[u8], dice: &mut Dice) -> Vec<u8> {
    let text = String::from_utf8_lossy(text);
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    if lines.is_empty() {
        return Vec::new();
    }
    let (here, there) = (dice.roll(lines.len()), dice.roll(lines.len()));
    match dice.roll(7) {
        0 => drop(lines.remove(here)),
        1 => lines.insert(there, lines[here].clone()),
        2 => lines.swap(here, there),
        3 => {
            let numbers = ["0", "255", "65536", "18446744073709551616", "-1", "0x100", "64", ""];
            let number = numbers[dice.roll(numbers.len())];
            let line = &lines[here];
            let Some(start) = line.find(|c: char| c.is_ascii_digit()) else { return lines.join("\n").into_bytes() };
            let length = line[start..].bytes().take_while(u8::is_ascii_alphanumeric).count();
            lines[here] = format!("{}{number}{}", &line[..start], &line[start + length..]);
        }
        4 => {
            let word = lines[there].split(' ').nth(dice.roll(6)).unwrap_or("").to_owned();
            let mut words: Vec<&str> = lines[here].split(' ').collect();
            let at = dice.roll(words.len());
            words[at] = &word;
            lines[here] = words.join(" ");
        }
        5 => {
            let keep = dice.roll(lines[here].chars().count() + 1);
            lines[here] = lines[here].chars().take(keep).collect();
        }
        _ => lines.truncate(here),
    }
    let mut text = lines.join("\n");
    text.push('\n');
    text.into_bytes()
}

#[test]
fn damaged_bundles_are_read_checked_and_printed() {
    let base = base();
    let mut dice = Dice(20_250_204);
    let mut findings = 0;
    for rule in rules::ALL {
        for path in bundles(rule.code, "fail").into_iter().chain(bundles(rule.code, "pass")) {
            let whole = Bundle::parse(&read(&path));
            for _ in 0..CASES {
                let mut files = base.files.clone();
                files.extend(whole.files.clone());
                files.retain(|path, _| !whole.removed.contains(path));
                for _ in 0..=dice.roll(3) {
                    let at = dice.roll(files.len());
                    let Some(bytes) = files.values_mut().nth(at) else { continue };
                    *bytes = damage(bytes, &mut dice);
                }
                let mut diagnostics = Diagnostics::default();
                let mut sources = Sources::default();
                for (path, bytes) in files {
                    sources.add(path, &bytes, &mut diagnostics);
                }
                findings += check_and_print(sources, diagnostics);
            }
        }
    }
    assert!(findings > 1_000, "the damage was not noticed: {findings}");
}

/// Checks the base with additional files, and returns the number of findings.
fn check_with(files: &[(&str, String)]) -> usize {
    let mut bundle = Bundle::default();
    for (path, text) in files {
        bundle.files.insert((*path).to_owned(), text.clone().into_bytes());
    }
    let (sources, diagnostics) = bundle.over(&base());
    check_and_print(sources, diagnostics)
}

/// Returns an instruction document with `fields`, whose format table has `cells`.
fn instruction_document(conditions: &str, cells: &str, fields: &str, code: &str, text: &str) -> String {
    let table = format!("| | |\n| --- | --- |\n| 0x20(Y) | {cells} |\n");
    format!(
        "# Y\n\n## Opcode\n\n  Y = 0x20\n\n## Format\n\n{conditions}{table}\n## Semantics\n\n```instruction\n{code}\n```\n\n\
         ## Description\n\nIt is large.\n\n{fields}\n#### Properties\n\n## Text\n\n```\n{text}\n```\n"
    )
}

const MANY: usize = 3_000;

/// Concatenates `make(0)`, `make(1)` and so on.
fn repeat_text(make: impl Fn(usize) -> String) -> String {
    (0..MANY).map(make).collect()
}

#[test]
fn many_things_of_one_kind_are_checked_in_time() {
    let field = "- **Mode(uw):** How.\n";
    let enumerators = repeat_text(|i| format!("    - 0b{i:016b}:  same{}\n", i % 2));
    let group = format!("{field}\n  - Bit[15..0]: `kind` what\n\n{enumerators}");
    assert!(check_with(&[("instructions/Y.md", instruction_document("", "Mode", &group, "", "y <Mode>"))]) > 0);

    let fields = repeat_text(|i| format!("- **F{i}(ub):** One. Present if `F{} == 1`.\n\n", MANY - i));
    assert!(check_with(&[("instructions/Y.md", instruction_document("", "F0", &fields, "", "y <F0>"))]) > 0);

    let groups = repeat_text(|i| format!("  - Bit[{}..0]: `g{i}` what\n", i % 16));
    let overlapping = format!("{field}\n{groups}");
    assert!(check_with(&[("instructions/Y.md", instruction_document("", "Mode", &overlapping, "", "y <Mode>"))]) > 0);

    let conditions =
        repeat_text(|i| format!("### CONDITION v{i}\n\n- Mode=same\n\n| | |\n| --- | --- |\n| 0x20(Y) | Mode |\n\n"));
    let valued = format!("{field}\n  - 0: same\n");
    assert!(
        check_with(&[("instructions/Y.md", instruction_document(&conditions, "Mode", &valued, "", "y <Mode>"))]) > 0
    );

    let locals = repeat_text(|i| format!("let a{i} = 1;\n"));
    assert!(check_with(&[("instructions/Y.md", instruction_document("", "Mode", field, &locals, "y <Mode>"))]) > 0);

    let forms = repeat_text(|_| "y <Mode>\n".to_owned());
    assert!(check_with(&[("instructions/Y.md", instruction_document("", "Mode", field, "", &forms))]) > 0);
}

#[test]
fn chains_of_structures_as_long_as_a_file_are_followed() {
    let structure = |i: usize, next: usize| {
        format!("### s{i}\n\n```\ns{i} {{\n  s{next} next;\n}}\n```\n\n- **next:** The one behind.\n\n")
    };
    let ring = repeat_text(|i| structure(i, (i + 1) % MANY));
    assert!(check_with(&[("4_visa_header.md", format!("# Format\n\n{ring}"))]) > 0);
}

#[test]
fn deep_nesting_of_options_blocks_and_parentheses_is_no_danger() {
    let field = "- **Mode(uw):** How.\n";
    for depth in [60, 10_000] {
        let text = format!("{}<Mode>{}", "[a ".repeat(depth), "]".repeat(depth));
        check_with(&[("instructions/Y.md", instruction_document("", "Mode", field, "", &text))]);
        let code = format!("{}return;{}", "if Mode == 1 { ".repeat(depth), " }".repeat(depth));
        check_with(&[("instructions/Y.md", instruction_document("", "Mode", field, &code, "y <Mode>"))]);
        let code = format!("let a = {}1{};", "(".repeat(depth), ")".repeat(depth));
        check_with(&[("instructions/Y.md", instruction_document("", "Mode", field, &code, "y <Mode>"))]);
    }
}

#[test]
fn a_folder_without_anything_is_checked() {
    for path in ["instructions/Y.md", "platforms.md", "4_visa_header.md", "errata.md", "fields.md"] {
        for text in ["", "\n", "#\n", "```\n", "|\n", "- **\n"] {
            let mut diagnostics = Diagnostics::default();
            let mut sources = Sources::default();
            sources.add(path, text.as_bytes(), &mut diagnostics);
            check_and_print(sources, diagnostics);
        }
    }
    check_and_print(Sources::default(), Diagnostics::default());
}
