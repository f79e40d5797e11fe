//! Checks which findings are warnings, and facts about storage that depend on the whole object.
//! For example, a region beyond its variable is a warning, and a payload beyond it is an error.

use openvisa::Module;
use openvisa::isa::Platform;
use openvisa::text::{ParseOptions, parse};
use openvisa::validate::{Error, Message, Violation, validate_object};

/// Returns the findings about the kernel of a text with one instruction.
fn findings(declarations: &str, platform: Platform, line: &str) -> Vec<Violation> {
    let text = format!(".version 4.1\n.kernel \"k\"\n{declarations}\n    {line}\n");
    let parsed = parse(&text, &ParseOptions { platform: Some(platform), ..ParseOptions::default() });
    assert!(parsed.is_ok(), "{:?}", parsed.diagnostics);
    let bytes = parsed.module.to_bytes().expect("it can be written");
    let module = Module::open(&bytes).expect("it was written right");
    let mut found = Vec::new();
    for object in module.objects() {
        validate_object(object.expect("an object"), platform, &mut |_, _, error| match error {
            Error::Rule(finding) => found.push(finding),
            Error::Bytes(error) => panic!("{line}: {error}"),
        });
    }
    found
}

#[test]
fn rules_that_the_vendor_does_not_enforce_give_warnings() {
    let declarations =
        ".decl V32 v_type=G type=w num_elts=8 align=GRF\n.decl V33 v_type=G type=ud num_elts=64 align=GRF";
    for (line, warning) in [
        // Out of bounds by region, and by a payload.
        ("mov (M1, 16) V32(0,0)<1> 0x1:w", true),
        ("lsc_load.ugm (M1, 16) V32:d32 flat[V33]:a32", false),
        // A listed type, and one that the vendor refuses as well.
        ("cbit (M1, 8) V33(0,0)<1> V32(0,0)<1;1,0>", true),
        ("fbh (M1, 8) V33(0,0)<1> (-)V33(0,0)<1;1,0>", false),
        ("fbh (M1, 8) V33(0,0)<1> (~)V33(0,0)<1;1,0>", true),
        // A number of channels of one instruction.
        ("jmp (M1, 8) end\nend:", true),
        // A constraint.
        ("mad.sat (M1, 8) V33(0,0)<1> V33(0,0)<1;1,0> V33(0,0)<1;1,0> V33(0,0)<1;1,0>", true),
    ] {
        let found = findings(declarations, Platform::Dg2, line);
        assert_eq!(found.iter().map(Violation::is_warning).collect::<Vec<_>>(), [warning], "{line}: {found:?}");
    }
}

#[test]
fn an_input_is_aligned_as_the_payload_places_it() {
    let count = |input: &str| {
        let declarations = format!(
            ".decl V32 v_type=G type=uq num_elts=1 align=qword\n.decl V33 v_type=G type=ud num_elts=16 align=GRF\n{input}"
        );
        let found = findings(&declarations, Platform::Dg2, "lsc_load.ugm (M1_NM, 1) V33:d32 flat[V32]:a64");
        found.iter().filter(|finding| finding.rule.code() == "placement").count()
    };
    assert_eq!(count(""), 1);
    assert_eq!(count(".input V32 offset=32 size=8"), 0);
    assert_eq!(count(".input V32 offset=40 size=8"), 1);
}

#[test]
fn a_message_names_the_bytes_that_are_needed_and_those_that_there_are() {
    let declarations =
        ".decl V32 v_type=G type=ud num_elts=8 align=GRF\n.decl V33 v_type=G type=uq num_elts=16 align=GRF";
    let found = findings(declarations, Platform::Dg2, "lsc_load.ugm (M1, 16) V32:d32 flat[V33]:a64");
    let texts: Vec<_> = found.iter().map(|finding| Message(finding).to_string()).collect();
    assert_eq!(texts, ["LSC_UNTYPED: DstData takes 64 bytes from its start, and its variable has 32"]);
}
