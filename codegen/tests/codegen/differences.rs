//! Every kind of change of the specification is a difference, with its effect on users of the
//! generated crate.
//!
//! For example, a renamed bit group is incompatible, because its accessor goes.

use crate::mistakes::edit_specs;
use openvisa_codegen::diff::{self, Impact};
use openvisa_codegen::load_sources;
use openvisa_codegen::model::Model;
use openvisa_codegen::output;

/// A change: a text of a page that is replaced by another, the path of the difference that it is,
/// and its effect.
type Change = (&'static str, &'static str, &'static str, &'static str, Impact);

/// Reads `specs/` with a text of one page replaced by another.
fn model(file: &str, from: &str, to: &str) -> Model {
    let (sources, diagnostics, _) = edit_specs(file, from, to);
    load_sources(sources, diagnostics).0.model
}

const CHANGES: &[Change] = &[
    // Encodings.
    ("OR", "OR = 0x21", "OR = 0xf1", "OR/opcode", Impact::Major),
    ("ADD", "Dst | Src0 | Src1", "Dst | Src1 | Src0", "ADD/format", Impact::Major),
    ("BFN", "BooleanFuncCtrl(ub)", "BooleanFuncCtrl(uw)", "BFN/field/BooleanFuncCtrl/type", Impact::Major),
    ("RT_WRITE", "Present if `Mode.rti`.", "Present if `Mode.z`.", "RT_WRITE/field/RTI/present", Impact::Major),
    (
        "INFO",
        "SurfaceState(scalar{v4.2+})",
        "SurfaceState(scalar{v4.1+})",
        "INFO/field/SurfaceState/type",
        Impact::Major,
    ),
    // Values.
    (
        "RT_WRITE",
        "UB,UW,UD. Valid values are [0..7]",
        "UB,UW,UD. Valid values are [0..6]",
        "RT_WRITE/field/RTI/range",
        Impact::Minor,
    ),
    (
        "ADD",
        "Operand class: general,indirect,immediate.",
        "Operand class: general,immediate.",
        "ADD/field/Src0/class",
        Impact::Minor,
    ),
    (
        "GATHER",
        "**Global_offset(scalar):** ",
        "**Global_offset(scalar):** May be null. ",
        "GATHER/field/Global_offset/null",
        Impact::Minor,
    ),
    ("VME_FBR", "Must have 128 elements", "Must have 96 elements", "VME_FBR/field/UNIInput/elements", Impact::Minor),
    ("MIN_MAX", "0b0:  min -", "0b0:  min (`least`) -", "MIN_MAX/field/Op/enum/0x0/text", Impact::Major),
    ("../fields", "`size` number", "`width` number", "ADD/field/Exec_size/bits/2..0", Impact::Major),
    // Properties.
    ("BFE", "**Supported Types:** ", "**Supported Types:** UW,", "BFE/property/Supported Types", Impact::Minor),
    ("INV", "  -  **Dst types:** F, HF", "  -  **Dst types:** F", "INV/type-maps", Impact::Minor),
    ("ADD", "[.sat]", "", "ADD/text", Impact::Minor),
    // Constraints.
    (
        "SAD2",
        "- **pairs:** `channels() >= 2`. The execution size is at least 2: both channels of a pair belong to one instruction.\n",
        "",
        "SAD2/constraint/pairs",
        Impact::Minor,
    ),
    (
        "SAD2",
        "- **pairs:** ",
        "- **other:** `channels() <= 16`. So it is.\n- **pairs:** ",
        "SAD2/constraint/other",
        Impact::Minor,
    ),
    ("SAD2", "`channels() >= 2`", "`channels() >= 4`", "SAD2/constraint/pairs", Impact::Minor),
    (
        "SAD2",
        "both channels of a pair belong",
        "the channels of a pair belong",
        "SAD2/constraint/pairs/reason",
        Impact::Patch,
    ),
    // Pseudo-code.
    ("BFREV", "31 - i", "30 - i", "BFREV/semantics", Impact::Minor),
    (
        "AVG",
        "```lane\nDst = (Src0 + Src1 + 1) >> 1;",
        "```lane\nDst = type(Dst) == D ? Src0 : Src1;",
        "AVG/signature",
        Impact::Major,
    ),
    (
        "AVG",
        "```lane\nDst = (Src0 + Src1 + 1) >> 1;",
        "```instruction\nDst[0] = Src0[0] + Src1[0];",
        "AVG/execution",
        Impact::Major,
    ),
    // What generated items are called, and what callers need not say.
    ("../fields", "Named `ExecControl`.", "Named `ExecSizeAndMask`.", "ADD/field/Exec_size/named", Impact::Major),
    ("../fields", "Usually `default`.", "Usually `uncached`.", "LSC_UNTYPED/field/CachingL1/usual", Impact::Minor),
    ("../fields", "Usually `default`.", "", "LSC_UNTYPED/field/CachingL1/usual", Impact::Major),
    (
        "ADD",
        "Operand class: general,indirect,immediate.",
        "Read and written. Operand class: general,indirect,immediate.",
        "ADD/field/Src0/access",
        Impact::Major,
    ),
];

#[test]
fn every_change_is_a_difference_with_its_effect() {
    let mut problems = Vec::new();
    for (file, from, to, path, impact) in CHANGES {
        let differences = diff::compare(&model(file, from, from), &model(file, from, to));
        let shown: Vec<String> = differences
            .iter()
            .take(4)
            .map(|d| format!("{} {} {}->{}", d.path, d.impact.word(), d.old, d.new))
            .collect();
        let found = differences.iter().any(|d| d.path == *path && d.impact == *impact);
        if !found {
            problems.push(format!("{file}: {to:?} is no {} {path}: {shown:?}", impact.word()));
        }
    }
    assert!(problems.is_empty(), "\n{}", problems.join("\n"));
}

#[test]
fn a_changed_statement_is_shown_with_its_line() {
    let old = model("BFREV", "31 - i", "31 - i");
    let differences = diff::compare(&old, &model("BFREV", "31 - i", "30 - i"));
    let [difference] = differences.as_slice() else { panic!("{differences:?}") };
    assert!(difference.old.contains("31 - i") && difference.new.contains("30 - i"), "{difference:?}");
    let (_, _, path) = edit_specs("BFREV", "31 - i", "30 - i");
    let page = std::fs::read_to_string(format!("{}/../specs/{path}", env!("CARGO_MANIFEST_DIR"))).unwrap();
    let line = 1 + page[..page.find("31 - i").unwrap()].matches('\n').count();
    assert_eq!(difference.new_place.as_deref(), Some(format!("{path}:{line}").as_str()));
}

#[test]
fn comments_and_indentation_of_pseudo_code_are_no_difference() {
    let old = model("ADD", "# ADD", "# ADD");
    let differences = diff::compare(&old, &model("ADD", "Dst = Src0", "// The sum.\n  Dst = Src0"));
    assert!(differences.is_empty(), "{differences:?}");
}

#[test]
fn a_changed_statement_changes_the_generated_reference_semantics() {
    let reference = |to| {
        let generated = output::generate(&model("BFREV", "31 - i", to), "specs").expect("emitters make Rust");
        let lane = generated.crate_files.into_iter().find(|file| file.path == "reference/lane.rs");
        lane.expect("it is generated").text
    };
    let (old, new) = (reference("31 - i"), reference("30 - i"));
    let changed: Vec<_> = old.lines().zip(new.lines()).filter(|(old, new)| old != new).collect();
    let [(old, new)] = changed.as_slice() else { panic!("{changed:?}") };
    assert!(old.contains("<< 31 - i") && new.contains("<< 30 - i"), "{old} {new}");
}
