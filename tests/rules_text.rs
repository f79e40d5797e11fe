//! Checks each named rule of `tests/golden/rules.txt` with a line of text that breaks it, and one
//! that barely satisfies it. For example, an execution size that is too large, and the largest
//! allowed one.

use openvisa::Module;
use openvisa::isa::Platform;
use openvisa::text::{ParseOptions, parse};
use openvisa::validate::{Error, validate_object};
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
    let text = include_str!("golden/rules.txt");
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
