//! Every kind of change of the specification is a difference, with its effect on users of the
//! generated crate.
//!
//! For example, a renamed bit group is incompatible, because its accessor goes.

use crate::mistakes::edit_specs;
use openvisa_codegen::artifact_writer;
use openvisa_codegen::diff::{self, Impact, Programs};
use openvisa_codegen::load_sources;
use openvisa_codegen::model::Model;

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
        let generated = artifact_writer::generate(&model("BFREV", "31 - i", to), "specs").expect("emitters make Rust");
        let lane = generated.crate_files.into_iter().find(|file| file.path == "reference/lane.rs");
        lane.expect("it is generated").text
    };
    let (old, new) = (reference("31 - i"), reference("30 - i"));
    let changed: Vec<_> = old.lines().zip(new.lines()).filter(|(old, new)| old != new).collect();
    let [(old, new)] = changed.as_slice() else { panic!("{changed:?}") };
    assert!(old.contains("<< 31 - i") && new.contains("<< 30 - i"), "{old} {new}");
}

/// A change of a table: the document, a text that is replaced by another, the path of the
/// difference, and its effects on users of the generated types and on programs.
type TableChange = (&'static str, &'static str, &'static str, &'static str, Impact, Programs);

const TABLE_CHANGES: &[TableChange] = &[
    ("platforms", "| XE3 | 64 |", "| XE3 | 32 |", "platform/XE3/register-bytes", Impact::Minor, Programs::Invalid),
    (
        "platforms",
        "| XE3 | 64 | 256 |",
        "| XE3 | 64 | 128 |",
        "platform/XE3/registers",
        Impact::Minor,
        Programs::Invalid,
    ),
    ("platforms", "| 2 | XE3 |", "| 1 | XE3 |", "platform/XE3/cache-levels", Impact::Minor, Programs::Meaning),
    ("platforms", "| 2 | XE3 |", "| 2 | XE3P |", "platform/XE3/text", Impact::Minor, Programs::Unread),
    ("platforms", "Panther Lake", "Panther Lakes", "platform/XE3/notes", Impact::Patch, Programs::Same),
    ("platforms", "| bmg | XE2 |", "| bmg | XE3 |", "device/bmg/platform", Impact::Minor, Programs::Meaning),
    (
        "platforms",
        "| bmg | XE2 | 1274 |",
        "| bmg | XE2 | 1275 |",
        "device/bmg/product",
        Impact::Minor,
        Programs::Meaning,
    ),
    (
        "2_datatypes",
        "| W | 0x3 | 16 | signed |",
        "| W | 0x3 | 16 | unsigned |",
        "type/W/kind",
        Impact::Major,
        Programs::Meaning,
    ),
    (
        "2_datatypes",
        "| UW | 0x2 | 16 | unsigned | | | | word |",
        "| UW | 0x2 | 16 | unsigned | | | | two bytes |",
        "type/UW/description",
        Impact::Patch,
        Programs::Same,
    ),
    (
        "4_visa_header",
        "8{-PVC}/16{PVC+} | R |",
        "8{-PVC}/32{PVC+} | R |",
        "variable/V7/elements",
        Impact::Minor,
        Programs::Invalid,
    ),
    (
        "4_visa_header",
        "8{-PVC}/16{PVC+} | R |",
        "8{-PVC}/16{PVC+} | R/W |",
        "variable/V7/access",
        Impact::Minor,
        Programs::Same,
    ),
    (
        "4_visa_header",
        "| SimdSize | kernel |",
        "| SimdWidth | kernel |",
        "attribute/SimdSize",
        Impact::Major,
        Programs::Invalid,
    ),
    (
        "4_visa_header",
        "| SLMSize | kernel | int | 4 |",
        "| SLMSize | kernel | int | 1..4 |",
        "attribute/SLMSize/bytes",
        Impact::Minor,
        Programs::Invalid,
    ),
    (
        "4_visa_header",
        "int: 0 `cm`, 1 `3d`",
        "int: 1 `cm`, 0 `3d`",
        "attribute/Target/words",
        Impact::Minor,
        Programs::Meaning,
    ),
    (
        "4_visa_header",
        "| declaration | `.decl` |",
        "| declaration | `.declare` |",
        "directive/declaration/word",
        Impact::Minor,
        Programs::Unread,
    ),
    (
        "4_visa_header",
        "| alias | `alias` | G |",
        "| alias | `alias` | G, S |",
        "key/alias/classes",
        Impact::Minor,
        Programs::Meaning,
    ),
    (
        "4_visa_header",
        "| input-apart | | error |",
        "| input-apart | SimdSize | error |",
        "rule/input-apart/attributes",
        Impact::Minor,
        Programs::Meaning,
    ),
    (
        "roles",
        "| row width | Region.width |",
        "| row width | Region.h_stride |",
        "role/row width Region.width",
        Impact::Major,
        Programs::Meaning,
    ),
    (
        "errata",
        "- **Warns:** `BFREV/constraint/integer-source`",
        "- **Warns:** `BFREV/constraint/other`",
        "",
        Impact::Patch,
        Programs::Same,
    ),
];

/// Reads `specs/` with a text of one document replaced by another.
fn document_model(file: &str, from: &str, to: &str) -> Model {
    model(&format!("../{file}"), from, to)
}

#[test]
fn every_change_of_a_table_is_a_difference_with_its_effects() {
    let mut problems = Vec::new();
    for (file, from, to, path, impact, programs) in TABLE_CHANGES {
        let differences = diff::compare(&document_model(file, from, from), &document_model(file, from, to));
        let found = differences
            .iter()
            .any(|d| (path.is_empty() || d.path == *path) && d.impact == *impact && d.programs == *programs);
        if !found {
            let shown: Vec<_> = differences.iter().take(4).map(|d| (&d.path, d.impact, d.programs)).collect();
            problems.push(format!("{file}: {to:?} is no {} {} {path}: {shown:?}", impact.word(), programs.word()));
        }
    }
    assert!(problems.is_empty(), "\n{}", problems.join("\n"));
}

#[test]
fn a_lost_modifier_of_the_builder_is_incompatible() {
    let (sources, diagnostics, _) = edit_specs("AVG", "- **Saturation:** Yes\n", "");
    let mut old = model("AVG", "avg", "avg");
    let mut new = load_sources(sources, diagnostics).0.model;
    // The property and the suffix of the text go together.
    for model in [&mut old, &mut new] {
        model.instructions.retain(|instruction| instruction.name.value != "INFO");
    }
    let removed = |differences: Vec<diff::Difference>| -> Vec<String> {
        differences.into_iter().filter(|d| d.impact == Impact::Major).map(|d| d.old).collect()
    };
    let gone = removed(diff::items::compare(&old, &new).expect("emitters make Rust"));
    let [item] = gone.as_slice() else { panic!("{gone:?}") };
    assert!(item.contains("Saturating") && item.contains("Avg"), "{item}");
}

#[test]
fn a_new_instruction_is_major_for_implementers_of_the_semantics_alone() {
    let new = model("AVG", "avg", "avg");
    let mut old = new.clone();
    old.instructions.retain(|instruction| instruction.name.value != "AVG");
    let differences = diff::compare(&old, &new);
    let added = differences.iter().find(|d| d.path == "AVG").expect("AVG is new");
    assert_eq!((added.impact, added.semantics, added.programs), (Impact::Minor, Impact::Major, Programs::More));
    let items = diff::items::compare(&old, &new).expect("emitters make Rust");
    let effects: Vec<_> = items.iter().map(|d| (d.path.as_str(), d.impact, d.semantics)).collect();
    assert_eq!(effects, [("generated/semantics::IntLanes::avg", Impact::Minor, Impact::Major)]);
}

#[test]
fn words_that_follow_from_a_rename_are_no_difference_and_other_words_are() {
    let edit = |text: &str| {
        let text =
            text.replace("0b1:  max - ", "0b1:  larger (`max`) - ").replace("operation == max", "operation == larger");
        text.replace(" - the larger of two values", " - the larger of two values. Formerly `max`.")
    };
    let (sources, _, path) = edit_specs("MIN_MAX", "min", "min");
    let text = sources.iter().find(|(_, file)| file.path == path).expect("the page").1.text.clone();
    let (sources, diagnostics, _) = edit_specs("MIN_MAX", &text, &edit(&text));
    let new = load_sources(sources, diagnostics).0.model;
    let paths = |new: &Model| -> Vec<(String, Impact, Programs)> {
        let differences = diff::compare(&model("MIN_MAX", "min", "min"), new);
        differences.into_iter().map(|d| (d.path, d.impact, d.programs)).collect()
    };
    assert_eq!(paths(&new), [("MIN_MAX/field/Op/enum/0x1".to_owned(), Impact::Minor, Programs::Same)]);
    let other = edit(&text).replace("min(Src0, Src1)", "min(Src1, Src0)");
    let (sources, diagnostics, _) = edit_specs("MIN_MAX", &text, &other);
    let found = paths(&load_sources(sources, diagnostics).0.model);
    assert!(found.iter().any(|(path, ..)| path == "MIN_MAX/semantics"), "{found:?}");
}
