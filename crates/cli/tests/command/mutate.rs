//! The command `visa mutate`.

use crate::general::{run, scratch};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;

const TEXT: &str = "\
.version 4.1
.kernel \"k\"
.decl A v_type=G type=ud num_elts=16 align=GRF
.decl B v_type=G type=ud num_elts=16 align=GRF
.decl C v_type=G type=f num_elts=16 align=GRF alias=<B, 0>
.decl A0 v_type=A num_elts=1
.decl P1 v_type=P num_elts=16
.decl T6 v_type=T num_elts=1
.input A offset=64 size=64
.kernel_attr SimdSize=16
.function \"main\"
main:
    cmp.lt (M1, 16) P1 A(0,0)<1;1,0> 0x3:ud
    (P1) goto (M1, 16) other
    (P1) mul (M1, 16) B(0,0)<1> A(0,0)<1;1,0> 0x77:ud
    mov (M1, 16) C(0,0)<1> 0x3f800000:f
other:
    call (M1, 16) sub
    ret (M1, 1)
.function \"sub\"
sub:
    add (M1, 16) B(0,0)<1> B(0,0)<1;1,0> 0x1:ud
    ret (M1, 16)
";

/// Writes a text, and returns its path and an empty folder for mutants.
fn prepare(name: &str, text: &str) -> [String; 2] {
    let folder = scratch(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("the folder can be made");
    fs::write(folder.join("k.visaasm"), text).expect("it can be written");
    ["k.visaasm", "mutants"].map(|name| folder.join(name).to_str().expect("its name is text").to_owned())
}

/// Returns the codes of the findings of `visa verify`.
fn verify(file: &str, platform: &str) -> Vec<String> {
    let shown = run(&["verify", file, "--platform", platform, "--format", "json"]);
    let findings = shown.out.lines().map(|line| line.parse::<Value>().expect("a line is JSON"));
    findings.map(|finding| finding["code"].as_str().expect("it has a code").to_owned()).collect()
}

#[test]
fn a_mutant_is_valid_or_breaks_exactly_the_rule_that_is_named() {
    let [file, mutants] = prepare("mutate_rules", TEXT);
    let made = run(&["mutate", &file, "--platform", "dg2", "--count", "400", "-o", &mutants, "--format", "json"]);
    assert_eq!((made.status, made.err.as_str()), (0, ""));
    let (mut rules, mut parts) = (BTreeSet::new(), BTreeMap::<String, usize>::new());
    for line in made.out.lines() {
        let mutant: Value = line.parse().expect("a line is JSON");
        let path = mutant["file"].as_str().expect("it has a file");
        let expected: Vec<String> = mutant["rule"].as_str().map(str::to_owned).into_iter().collect();
        assert_eq!(verify(path, "dg2"), expected, "{line}");
        assert_eq!(mutant["valid"].as_bool(), Some(expected.is_empty()), "{line}");
        rules.extend(expected);
        *parts.entry(mutant["part"].as_str().expect("it has a part").to_owned()).or_default() += 1;
    }
    assert!(rules.len() >= 20, "{rules:?}");
    for part in
        ["number", "instruction", "declaration", "alias", "input", "attribute", "label", "scope", "subroutine", "order"]
    {
        assert!(parts.contains_key(part), "{part}: {parts:?}");
    }
}

#[test]
fn a_seed_determines_the_mutants_and_options_select_them() {
    let [file, mutants] = prepare("mutate_seeds", TEXT);
    let one = |more: &[&str]| run(&[&["mutate", &file, "--platform", "dg2"], more].concat());
    let first = one(&["--seed", "5"]);
    assert_eq!((first.status, first.out == one(&["--seed", "5"]).out), (0, true));
    assert_ne!(first.out, one(&["--seed", "6"]).out);
    assert!(one(&["--valid"]).err.ends_with(": valid\n"));
    assert!(one(&["--invalid"]).err.contains(": breaks "));
    let made = run(&["mutate", &file, "--platform", "dg2", "--breaks", "region", "--count", "5", "-o", &mutants]);
    let lines: Vec<&str> = made.out.lines().collect();
    assert!(lines.len() == 5 && lines.iter().all(|line| line.ends_with(": breaks region")), "{}", made.out);
    // A mutant differs from the text in the form of the printer.
    let text = fs::read_to_string(format!("{mutants}/k.0001.visaasm")).expect("it can be read");
    let differs = |(a, b): &(&str, &str)| a.split_whitespace().ne(b.split_whitespace());
    let printed: Vec<&str> = text.lines().filter(|line| !line.is_empty()).collect();
    assert_eq!(TEXT.lines().zip(printed).filter(differs).count(), 1, "{text}");
}

#[test]
fn generated_programs_have_mutants() {
    let kernel = run(&["smith", "--seed", "3", "--platform", "xe2", "--size", "10"]).out;
    let [file, mutants] = prepare("mutate_smith", &kernel);
    let made = run(&["mutate", &file, "--platform", "xe2", "--invalid", "--count", "40", "-o", &mutants]);
    assert_eq!((made.status, made.err.as_str()), (0, ""));
    for line in made.out.lines() {
        let (path, rest) = line.split_once(": ").expect("it has a file");
        let (_, rule) = rest.split_once(": breaks ").expect("it has a rule");
        assert_eq!(verify(path, "xe2"), [rule], "{line}");
    }
}

#[test]
fn a_text_with_findings_has_no_mutants() {
    let [file, _] = prepare("mutate_wrong", &TEXT.replace("A(0,0)<1;1,0> 0x77", "A(9,0)<1;1,0> 0x77"));
    let shown = run(&["mutate", &file, "--platform", "dg2"]);
    assert!(shown.status == 1 && shown.err.contains("line 15: "), "{}", shown.err);
    assert!(shown.err.contains("mutants are made of programs without findings"), "{}", shown.err);
    let shown = run(&["mutate", &file, "--count", "2"]);
    assert!(shown.status == 2 && shown.err.contains("several mutants need `-o DIR`"), "{}", shown.err);
    let [file, _] = prepare("mutate_none", TEXT);
    let shown = run(&["mutate", &file, "--platform", "dg2", "--breaks", "no-such-rule"]);
    assert!(shown.status == 1 && shown.err.contains("0 of 1 mutant found"), "{}", shown.err);
}
