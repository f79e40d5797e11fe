use super::*;
use crate::spec::diagnostics::Diagnostics;
use crate::spec::rules;
use crate::spec::source::Sources;

/// Returns two files with two findings: one that concerns both files, and one with an edit.
fn example_findings() -> (Sources, Diagnostics) {
    let mut diagnostics = Diagnostics::default();
    let mut sources = Sources::default();
    let add = sources.add("instructions/ADD.md", b"# ADD\n\n## Opcode\n\n  ADD = 0x01\n", &mut diagnostics);
    let odd = sources.add(
        "instructions/\u{c4} B.md",
        "# \u{c4} B\n\n## Opc\u{f6}de\n\n  AB = 0x01\n".as_bytes(),
        &mut diagnostics,
    );
    let text = sources.file(odd).text.clone();
    let opcode = text.find("0x01").unwrap();
    let heading = text.find("Opc").unwrap();
    let finding = rules::DUPLICATE_OPCODE.at(sources.span(odd, opcode..opcode + 4), "opcode 0x01 is taken");
    diagnostics.push(finding.label("taken").also(sources.span(add, 26..30), "by this one").help("give one another"));
    let span = sources.span(odd, heading..heading + 7);
    let finding = rules::OPCODE_NAME.at(span, "no section `Opc\u{f6}de`");
    diagnostics.push(finding.help("write `Opcode`").edit(span, "Opcode"));
    (sources, diagnostics)
}

#[test]
fn human_shows_both_places_the_help_and_the_edit() {
    let (sources, diagnostics) = example_findings();
    let text = human(&sources, &diagnostics, HumanStyle { root: "specs", ..HumanStyle::default() });
    let expected = "\
error[V0301]: opcode 0x01 is taken
 --> specs/instructions/\u{c4} B.md:5:8
  |
5 |   AB = 0x01
  |        ^^^^ taken
  |
 ::: specs/instructions/ADD.md:5:9
  |
5 |   ADD = 0x01
  |         ---- by this one
  |
  = help: give one another

warning[V0303]: no section `Opc\u{f6}de`
 --> specs/instructions/\u{c4} B.md:3:4
  |
3 | ## Opc\u{f6}de
  |    ^^^^^^
  |
help: write `Opcode`
  |
3 - ## Opc\u{f6}de
3 + ## Opcode
  |

";
    assert_eq!(text, expected);
}

#[test]
fn human_is_plain_unless_colour_is_asked_for() {
    let (sources, diagnostics) = example_findings();
    assert!(!human(&sources, &diagnostics, HumanStyle::default()).contains('\u{1b}'));
    assert!(human(&sources, &diagnostics, HumanStyle { color: true, ..HumanStyle::default() }).contains('\u{1b}'));
}

#[test]
fn human_bears_spans_that_lie_outside_the_text_or_inside_a_character() {
    let (sources, _) = example_findings();
    let odd = sources.find("instructions/\u{c4} B.md").unwrap();
    let mut span = sources.span(odd, 0..1);
    for (start, end) in [(3, 3), (3, 4), (0, 9_999), (9_999, 9_999), (9_999, 0), (20, 5)] {
        (span.start, span.end) = (start, end);
        let mut diagnostics = Diagnostics::default();
        diagnostics.push(rules::NOT_UTF8.at(span, "odd").also(span, "too").edit(span, "x"));
        assert!(human(&sources, &diagnostics, HumanStyle::default()).contains("odd"));
        assert!(json(&sources, &diagnostics).contains("odd"));
        assert!(sarif(&sources, &diagnostics).contains("odd"));
    }
}

#[test]
fn json_has_one_object_a_line_with_members_in_a_fixed_order() {
    let (sources, diagnostics) = example_findings();
    let text = json(&sources, &diagnostics);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(
        lines[0],
        "{\"code\":\"V0301\",\"severity\":\"error\",\"file\":\"instructions/\u{c4} B.md\",\"line\":5,\"column\":8,\
         \"message\":\"opcode 0x01 is taken\",\"help\":\"give one another\"}"
    );
    let second: serde_json::Value = serde_json::from_str(lines[1]).unwrap();
    assert_eq!(second["edit"]["replacement"], "Opcode");
    assert_eq!((second["edit"]["column"].as_u64(), second["edit"]["end_column"].as_u64()), (Some(4), Some(10)));
    assert_eq!(lines.len(), 2);
}

#[test]
fn json_says_null_where_there_is_no_help() {
    let (sources, _) = example_findings();
    let mut diagnostics = Diagnostics::default();
    let span = sources.span(sources.find("instructions/ADD.md").unwrap(), 0..1);
    diagnostics.push(rules::NOT_UTF8.at(span, "a \"quoted\"\nword"));
    let text = json(&sources, &diagnostics);
    assert!(text.ends_with("\"message\":\"a \\\"quoted\\\"\\nword\",\"help\":null}\n"), "{text}");
}

#[test]
fn sarif_refers_to_the_rule_by_id_and_index_and_escapes_paths() {
    let (sources, diagnostics) = example_findings();
    let log: serde_json::Value = serde_json::from_str(&sarif(&sources, &diagnostics)).unwrap();
    assert_eq!(log["version"], "2.1.0");
    let run = &log["runs"][0];
    let listed = run["tool"]["driver"]["rules"].as_array().unwrap();
    assert_eq!(listed.len(), rules::ALL.len());
    for result in run["results"].as_array().unwrap() {
        let index = result["ruleIndex"].as_u64().unwrap() as usize;
        assert_eq!(listed[index]["id"], result["ruleId"]);
    }
    let first = &run["results"][0];
    let place = &first["locations"][0]["physicalLocation"];
    assert_eq!(place["artifactLocation"]["uri"], "instructions/%C3%84%20B.md");
    assert_eq!(place["region"]["startLine"], 5);
    assert_eq!(place["region"]["endColumn"], 12);
    assert_eq!(first["relatedLocations"][0]["message"]["text"], "by this one");
    let change = &run["results"][1]["fixes"][0]["artifactChanges"][0];
    assert_eq!(change["replacements"][0]["insertedContent"]["text"], "Opcode");
}

#[test]
fn summary_counts_errors_warnings_and_files() {
    let (sources, mut diagnostics) = example_findings();
    assert_eq!(summary(&sources, &diagnostics), "1 error, 1 warning in 2 files");
    assert_eq!(summary(&sources, &Diagnostics::default()), "no findings in 2 files");
    diagnostics.deny_warnings();
    assert_eq!(summary(&sources, &diagnostics), "2 errors in 2 files");
}
