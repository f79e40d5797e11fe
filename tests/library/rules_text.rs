//! Checks each named rule of `tests/golden/rules.txt` with a line of text that breaks it, and one
//! that barely satisfies it. For example, an execution size that is too large, and the largest
//! allowed one.

use openvisa::Module;
use openvisa::isa::{InstKind, ObjectRule, Platform};
use openvisa::text::{ParseOptions, check, parse};
use openvisa::validate::{Error, Rule, validate_object};
use std::collections::BTreeSet;

/// Returns the codes of the rules that a line breaks.
fn broken_rules(declarations: &str, platform: Platform, line: &str) -> BTreeSet<String> {
    // This version has all instruction forms, including those that object files cannot hold.
    let text = format!(".version 4.2\n.kernel \"rules\"\n{declarations}{line}\n");
    let parsed = parse(&text, &ParseOptions { platform: Some(platform), ..ParseOptions::default() });
    assert!(parsed.diagnostics.is_empty(), "{line}: {:?}", parsed.diagnostics);
    let bytes = parsed.module.to_bytes().expect("it can be written");
    let module = Module::open_text_form(&bytes).expect("it was written right");
    let mut rules = BTreeSet::new();
    for object in module.objects() {
        validate_object(object.expect("an object"), platform, &mut |_, _, error| match error {
            Error::Rule(finding) => {
                rules.insert(finding.rule.to_string());
            }
            Error::Bytes(error) => panic!("{line}: {error}"),
        });
    }
    rules
}

#[test]
fn each_rule_has_a_breaking_line_and_a_barely_valid_one() {
    let text = include_str!("../golden/rules.txt");
    let (mut declarations, mut rule, mut platform) = (String::new(), "", Platform::Skl);
    let [mut bad, mut good] = [0; 2];
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let (word, rest) = line.split_once(' ').unwrap_or_else(|| panic!("{line}: what about it?"));
        match word {
            ".decl" => declarations += &format!("{line}\n"),
            "rule" => {
                assert_eq!(bad, good, "{rule} has not as many lines of both kinds");
                let (name, on) = rest.split_once(' ').unwrap_or_else(|| panic!("{line}: on which platform?"));
                rule = name;
                platform = on.parse().unwrap_or_else(|_| panic!("{line}: no such platform"));
            }
            "breaks" | "breaks!" => {
                let found = broken_rules(&declarations, platform, rest);
                assert!(found.contains(rule), "{rest}\nbreaks {found:?}, not {rule}");
                bad += 1;
            }
            "keeps" | "keeps!" => {
                let found = broken_rules(&declarations, platform, rest);
                assert!(found.is_empty(), "{rest}\nbreaks {found:?}");
                good += 1;
            }
            _ => panic!("{line}: what about it?"),
        }
    }
    assert!(bad == good && bad > 30, "{bad} lines break a rule, {good} do not");
}

/// Returns the words of a summary that refer to another one.
fn leaning_words(summary: &str) -> Option<&'static str> {
    const FIRST: [&str; 10] =
        ["The same", "The other ", "The others", "These ", "Those ", "This ", "They ", "It ", "Nor ", "Also "];
    const INSIDE: [&str; 7] =
        ["so many", "so much", "so few", "these platforms", "these operations", "these types", "these sizes"];
    const LAST: [&str; 5] = [" has.", " have.", " has one.", " have one.", " needs two."];
    let first = FIRST.into_iter().find(|words| summary.starts_with(words));
    first
        .or_else(|| INSIDE.into_iter().find(|words| summary.to_lowercase().contains(words)))
        .or_else(|| LAST.into_iter().find(|words| summary.ends_with(words)))
}

#[test]
fn each_summary_of_a_rule_is_understood_without_another_one() {
    for leaning in ["The same of quads.", "A block has so many rows at most.", "A store has.", "Nor are the sources."] {
        assert!(leaning_words(leaning).is_some(), "{leaning}");
    }
    let constraints = InstKind::ALL.iter().flat_map(|kind| kind.rules().constraints.iter().map(move |c| (kind, c)));
    let constraints = constraints.map(|(kind, c)| (format!("{} {}", kind.info().name, c.name), c.reason));
    let rules = Rule::ALL.iter().map(|rule| (rule.code().to_string(), rule.summary()));
    let of_objects = ObjectRule::ALL.iter().map(|rule| (rule.name().to_string(), rule.reason()));
    let all: Vec<_> = constraints.chain(rules).chain(of_objects).collect();
    assert!(all.len() > 300, "{}", all.len());
    let leaning: Vec<_> =
        all.iter().filter_map(|(name, summary)| Some((name, summary, leaning_words(summary)?))).collect();
    assert!(leaning.is_empty(), "{leaning:#?}");
    for (name, summary) in &all {
        assert!(summary.split_whitespace().count() >= 4 && summary.ends_with('.'), "{name}: {summary}");
    }
}

/// Returns each message about a line with its help text.
fn messages(declarations: &str, platform: Platform, line: &str) -> Vec<String> {
    let text = format!(".version 4.1\n.kernel \"rules\"\n{declarations}{line}\n");
    let findings = check(&text, platform, &ParseOptions::default()).findings;
    findings.into_iter().map(|found| format!("{} [{}]", found.message, found.help.unwrap_or_default())).collect()
}

#[test]
fn a_message_names_the_value_that_was_found_and_those_that_are_allowed() {
    let declarations = ".decl F v_type=G type=f num_elts=64 align=GRF\n\
                        .decl D v_type=G type=d num_elts=64 align=GRF\n\
                        .decl Q v_type=G type=uq num_elts=64 align=GRF\n";
    let cases: [(&str, &[&str]); 12] = [
        ("mov (M1, 16) F(1,0)<2;1,0> F(0,0)<1;1,0>", &["a destination has one stride: `<2>`"]),
        ("mov (M1, 16) F(1,0)<8;8,4> F(0,0)<1;1,0>", &["a destination has one stride: `<4>`"]),
        ("mov (M1, 16) F(1,0)<0> F(0,0)<1;1,0>", &["the stride 0", "1, 2 or 4"]),
        ("mov (M1, 16) F(1,0)<1> F(0,0)<1>", &["three numbers", "`<8;8,1>`"]),
        ("mov (M1, 4) F(1,0)<1> F(0,0)<8;8,1>", &["a row width of 8", "at most 4"]),
        ("mov (M1, 16) F(3,0)<4> F(0,0)<1;1,0>", &["reaches byte 435", "256 bytes"]),
        ("mov (M1, 16) F(0,0)<1> (~)D(0,0)<1;1,0>", &["`(~)`", "`(-)`", "or no modifier"]),
        ("mad (M1, 16) D(0,0)<1> F(0,0)<1;1,0> D(0,0)<1;1,0> D(0,0)<1;1,0>", &["Src0 is f", "here PVC has", "f from"]),
        ("ror (M1, 16) F(0,0)<1> D(0,0)<1;1,0> D(0,0)<1;1,0>", &["is of type f", "expected"]),
        ("lsc_store.ugm.ca.ca (M1, 16) flat[Q]:a64 D:d32", &["CachingL1 is cached", "`.wt.wb`"]),
        (
            "lsc_load_block2d.ugm (M1, 1) D:d8.16x64nn flat[Q,0x3f,0x3f,0x3f,0x0,0x0]",
            &["at most 32 rows", "BlockHeight is 64"],
        ),
        ("line (M1, 16) F(0,0)<1> F(0,0)<0;1,0> F(0,0)<1;1,0>", &["PVC lacks it", "SKL"]),
    ];
    for (line, words) in cases {
        let found = messages(declarations, Platform::Pvc, line);
        for word in words {
            assert!(found.iter().any(|message| message.contains(word)), "{line}: {word} is not in {found:#?}");
        }
        // Neither is the code of a value in the place of its name.
        assert!(found.iter().all(|message| !message.contains("CachingL2 is 0")), "{found:#?}");
    }
}
