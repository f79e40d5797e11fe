//! Tests of the lowered model: it states the facts of the documents, and no document makes lowering
//! panic or lose a place.
//!
//! The expected facts were written by hand from the documents. For example, `Num_labels: ub range
//! 1..32 Read` is a field with a range.

use crate::damage::Dice;
use crate::facts::{assert_facts, field_facts, gate_facts, group_facts};
use crate::material::{self, root};
use openvisa_codegen::diagnostics::Diagnostics;
use openvisa_codegen::model::known_function::REGISTER_BYTES;
use openvisa_codegen::model::{KnownFunction, Presence};
use openvisa_codegen::source::Sources;
use openvisa_codegen::{Spec, load, load_sources};

/// Loads the upstream documents of a date.
fn load_upstream(date: &str) -> Spec {
    load(&material::upstream(date)).expect("the folder can be read").0
}

fn load_specs() -> (Spec, Diagnostics) {
    load(&root().join("specs")).expect("the folder can be read")
}

const MASKS: &str = "  7..4 0=M1 1=M2 2=M3 3=M4 4=M5 5=M6 6=M7 7=M8 8=M1_NM 9=M2_NM 10=M3_NM 11=M4_NM 12=M5_NM 13=M6_NM \
                     14=M7_NM 15=M8_NM";
const ALL_SIZES: &str =
    "  2..0 0=1 element (scalar) 1=2 elements 2=4 elements 3=8 elements 4=16 elements 5=32 elements";
const PREDICATE: &str = "\
Pred: uw Read
  11..0
  12..12 reserved
  14..13 0=sequential channel-to-predicate mapping 1=any 2=all
  15..15";

#[test]
#[ignore = "needs the vendor's documents: OPENVISA_UPSTREAM"]
fn upstream_memory_instructions_are_lowered_fact_by_fact() {
    let spec = load_upstream("2025-02-04");
    let model = &spec.model;
    assert_facts(
        model,
        "GATHER_SCALED",
        &[
            "GATHER_SCALED=0x78 in \"Surface-based Memory Access Instructions\": all platforms",
            "format: Exec_size Pred Block_size Num_blocks Scale Surface Offset Element_offset Dst",
            "Exec_size: ub Read",
            ALL_SIZES,
            MASKS,
            PREDICATE,
            "Block_size: ub ignored Read",
            "Num_blocks: ub Read",
            "  1..0 0=1 block 1=2 blocks 2=4 blocks",
            "Scale: uw ignored Read",
            "Surface: ub Read",
            "Offset: Scalar types UD Read",
            "Element_offset: RawOperand types UD Read",
            "Dst: RawOperand types UD,D,F Write",
            "out of bounds: On read: zeros are returned.",
        ],
    );
    assert_facts(
        model,
        "SCATTER_SCALED",
        &[
            "SCATTER_SCALED=0x79 in \"Surface-based Memory Access Instructions\": all platforms",
            "format: Exec_size Pred Block_size Num_blocks Scale Surface Offset Element_offset Src",
            "Exec_size: ub Read",
            ALL_SIZES,
            MASKS,
            PREDICATE,
            "Block_size: ub ignored Read",
            "Num_blocks: ub Read",
            "  1..0 0=1 block 1=2 blocks 2=4 blocks",
            "Scale: uw ignored Read",
            "Surface: ub Read",
            "Offset: Scalar types UD Read",
            "Element_offset: RawOperand types UD Read",
            "Src: RawOperand types UD,D,F Read",
            "out of bounds: On write: data is dropped.",
        ],
    );
    assert_facts(
        model,
        "SVM_GATHER",
        &[
            "SVM=0x4e GATHER=0x03 in \"SVM - Shared Virtual Memory Access\": all platforms",
            "format: Exec_size Pred Block_size Num_blocks Addresses Dst",
            "Exec_size: ub Read",
            "  2..0 0=1 element (scalar) 1=2 elements 2=4 elements 3=8 elements 4=16 elements",
            MASKS,
            PREDICATE,
            "Block_size: ub Read",
            "  1..0 0=1 byte 1=4 byte 3=8 byte",
            "Num_blocks: ub Read",
            "  1..0 0=1 block 1=2 blocks 2=4 blocks 3=8 blocks",
            "Addresses: RawOperand types UQ Read",
            "Dst: RawOperand Write",
        ],
    );
    assert_facts(
        model,
        "SVM_SCATTER4_SCALED",
        &[
            "SVM=0x4e SCATTER4_SCALED=0x07 in \"SVM - Shared Virtual Memory Access\": all platforms",
            "format: Exec_size Pred Channels Scale Address Element_offset Src",
            "Exec_size: ub Read",
            "  2..0 3=8 elements 4=16 elements",
            MASKS,
            PREDICATE,
            "Channels: ub Read",
            "  3..0",
            "Scale: uw ignored Read",
            "Address: Scalar types UQ Read",
            "Element_offset: RawOperand types UQ Read",
            "Src: RawOperand types UD,D,F Read",
        ],
    );
    assert_facts(
        model,
        "OWORD_LD",
        &[
            "OWORD_LD=0x35 in \"Surface-based Memory Access Instructions\": all platforms",
            "format: Size Is_modified Surface Offset Dst",
            "Size: ub Read",
            "  2..0 0=1 oword 1=2 owords 2=4 owords 3=8 owords 4=16 owords{XEHP+}",
            "Is_modified: ub ignored Read",
            "Surface: ub Read",
            "Offset: Scalar types UD Read",
            "Dst: RawOperand Write",
            "out of bounds: On read: zeros are returned.",
        ],
    );
}

#[test]
fn forms_of_older_versions_are_lowered() {
    let (spec, _) = load_specs();
    let model = &spec.model;
    let of = |name: &str, field: &str, bits: &str| -> Vec<String> {
        let (_, instruction) = model.instructions().find(|(_, i)| i.name.value == name).expect("it is in specs/");
        let field = instruction.fields.iter().find(|f| f.name.value == field).expect("it has the field");
        field.groups.iter().map(|g| group_facts(model, g)).filter(|l| l.starts_with(bits)).collect()
    };
    let typed = |field, bits| of("GATHER4_TYPED", field, bits);
    let sizes =
        ["2..0 size as ExecSize 3=Simd8(8) 4=Simd16(16){PVC+}{v3.2+}", "2..0 size as ExecSize 0=Simd8(8){-v3.2}"];
    assert_eq!(typed("Exec_size", "2..0"), sizes);
    assert_eq!(typed("Exec_size", "7..4").len(), 2, "both forms of the mask are those of the shared field");
    assert_eq!(typed("Channels", "3..0"), ["3..0 mask{v3.2+}", "3..0 mask complemented{-v3.2}"]);
    // A group of the field without a gate replaces all forms of the shared group.
    assert_eq!(of("LSC_FENCE", "ExecSize", "7..4").len(), 1);
}

#[test]
fn our_memory_instructions_are_lowered_fact_by_fact() {
    let (spec, _) = load_specs();
    let model = &spec.model;
    let masks = "  7..4 mask as ExecMask 0=M1(M1) 1=M2(M2) if channels() <= 16 2=M3(M3) if channels() <= 16 3=M4(M4) if \
                 channels() <= 16 4=M5(M5) if channels() <= 16 5=M6(M6) if channels() <= 8 6=M7(M7) if channels() <= 8 \
                 7=M8(M8) if channels() <= 4 8=M1_NM(M1_NM) 9=M2_NM(M2_NM) if channels() <= 16 10=M3_NM(M3_NM) if channels() \
                 <= 16 11=M4_NM(M4_NM) if channels() <= 16 12=M5_NM(M5_NM) if channels() <= 16 13=M6_NM(M6_NM) if channels() \
                 <= 8 14=M7_NM(M7_NM) if channels() <= 8 15=M8_NM(M8_NM) if channels() <= 4{v3.1+}";
    let older = "  7..4 mask 0=M1(M1) 1=M2(M2) 2=M3(M3) 3=M4(M4) 4=M5(M5) 5=M6(M6) 6=M7(M7) 7=M8(M8) 8=M1_NM(M1_NM) \
                 9=M1(M1){-v3.1}";
    let sizes = "  2..0 size as ExecSize 0=Simd1(1) 1=Simd2(2) 2=Simd4(4) 3=Simd8(8) 4=Simd16(16) 5=Simd32(32)";
    let predicate = "\
Pred: uw Read
  11..0 id
  12..12 reserved
  14..13 combine as PredicateCombine 0=none(none) 1=any(any) 2=all(all)
  15..15 invert";
    let rest = &["  3..3 reserved", masks, older, predicate].join("\n");
    assert_facts(
        model,
        "GATHER_SCALED",
        &[
            "GATHER_SCALED=0x78 in \"Surface-based Memory Access Instructions\": all platforms",
            "format: Exec_size Pred Block_size Num_blocks Scale Surface Offset Element_offset Dst",
            "Exec_size: ub Read",
            sizes,
            rest,
            "Block_size: ub ignored Read",
            "Num_blocks: ub Read",
            "  1..0 count as BlockCount 0=1 block(1) 1=2 blocks(2) 2=4 blocks(4)",
            "  7..2 reserved",
            "Scale: uw ignored Read",
            "Surface: ub index Read",
            "Offset: Scalar class general,indirect,immediate types UD Read",
            "Element_offset: RawOperand types UD Read",
            "Dst: RawOperand types UD,D,F Write",
            "out of bounds: On read: zeros are returned.",
        ],
    );
    assert_facts(
        model,
        "SCATTER_SCALED",
        &[
            "SCATTER_SCALED=0x79 in \"Surface-based Memory Access Instructions\": all platforms",
            "format: Exec_size Pred Block_size Num_blocks Scale Surface Offset Element_offset Src",
            "Exec_size: ub Read",
            sizes,
            rest,
            "Block_size: ub ignored Read",
            "Num_blocks: ub Read",
            "  1..0 count as BlockCount 0=1 block(1) 1=2 blocks(2) 2=4 blocks(4)",
            "  7..2 reserved",
            "Scale: uw ignored Read",
            "Surface: ub index Read",
            "Offset: Scalar class general,indirect,immediate types UD Read",
            "Element_offset: RawOperand types UD Read",
            "Src: RawOperand types UD,D,F Read",
            "out of bounds: On write: data is dropped.",
        ],
    );
    assert_facts(
        model,
        "SVM_GATHER",
        &[
            "SVM=0x4e GATHER=0x03 in \"SVM - Shared Virtual Memory Access\": all platforms",
            "format: Exec_size Pred Block_size Num_blocks Addresses Dst",
            "Exec_size: ub Read",
            "  2..0 size as ExecSize 0=Simd1(1) 1=Simd2(2) 2=Simd4(4) 3=Simd8(8) 4=Simd16(16)",
            rest,
            "Block_size: ub Read",
            "  1..0 size as BlockSize 0=1 byte(1) 1=4 byte(4) 2=8 byte(8)",
            "  7..2 reserved",
            "Num_blocks: ub Read",
            "  1..0 count as BlockCount 0=1 block(1) 1=2 blocks(2) 2=4 blocks(4) 3=8 blocks(8)",
            "  7..2 reserved",
            "Addresses: RawOperand types UQ Read",
            "Dst: RawOperand Write",
        ],
    );
    assert_facts(
        model,
        "SVM_SCATTER4_SCALED",
        &[
            "SVM=0x4e SCATTER4_SCALED=0x07 in \"SVM - Shared Virtual Memory Access\": all platforms",
            "format: Exec_size Pred Channels Scale Address Element_offset Src",
            "Exec_size: ub Read",
            "  2..0 size as ExecSize 3=Simd8(8) 4=Simd16(16)",
            rest,
            "Channels: ub Read",
            "  3..0 mask",
            "  7..4 reserved",
            "Scale: uw ignored Read",
            "Address: Scalar class general,indirect,immediate types UQ,UD Read",
            "Element_offset: RawOperand types UQ Read",
            "Src: RawOperand types UD,D,F Read",
        ],
    );
    assert_facts(
        model,
        "OWORD_LD",
        &[
            "OWORD_LD=0x35 in \"Surface-based Memory Access Instructions\": all platforms",
            "format: Size Is_modified Surface Offset Dst",
            "Size: ub Read",
            "  2..0 count as OwordCount 0=1 oword(1) 1=2 owords(2) 2=4 owords(4) 3=8 owords(8) 4=16 owords(16) if Surface == \
         0{XEHP+}",
            "  7..3 reserved",
            "Is_modified: ub Read",
            "Surface: ub index Read",
            "Offset: Scalar class general,indirect,immediate types UD Read",
            "Dst: RawOperand Write",
            "out of bounds: On read: zeros are returned.",
        ],
    );
}

#[test]
#[ignore = "needs the vendor's documents: OPENVISA_UPSTREAM"]
fn words_of_the_vendor_become_conditions_over_bits() {
    let spec = load_upstream("2025-02-04");
    // Bits of Mode: 2 render target index, 3 s0a, 4 oM, 5 z, 6 s, 8 CPS, 11 SI. The code of resinfo
    // is 10 in bits 7..0 of Op.
    for (name, field, mask, value) in [
        ("RT_WRITE", "RTI", 1 << 2, 1 << 2),
        ("RT_WRITE", "Source0Alpha", 1 << 3, 1 << 3),
        ("RT_WRITE", "oMask", 1 << 4, 1 << 4),
        ("RT_WRITE", "SourceDepth", 1 << 5, 1 << 5),
        ("RT_WRITE", "Stencil", 1 << 6, 1 << 6),
        ("RT_WRITE", "CPS", 1 << 8, 1 << 8),
        ("RT_WRITE", "SI", 1 << 11, 1 << 11),
        ("RT_READ", "SI", 1 << 1, 1 << 1),
        ("INFO", "LOD", 0xff, 10),
    ] {
        let instruction = spec.model.instruction(name).expect("it is there");
        let field = &instruction.fields[instruction.field_id(field).expect("it is there").index()];
        let Presence::If(condition) = &field.presence else { panic!("{name}.{} is always there", field.name) };
        let expr = condition.expr.as_ref().unwrap_or_else(|| panic!("{name}.{}: {}", field.name, condition.source));
        let shown = format!("{expr:?}");
        assert!(shown.contains(&format!("Integer({mask})")), "{name}.{}: {shown}", field.name);
        assert!(shown.contains(&format!("Integer({value})")), "{name}.{}: {shown}", field.name);
    }
}

#[test]
#[ignore = "needs the vendor's documents: OPENVISA_UPSTREAM"]
fn peculiar_documents_of_the_vendor_are_lowered() {
    let spec = load_upstream("2025-02-04");
    let model = &spec.model;
    let containers: Vec<_> = model.instructions.iter().filter(|i| i.container).map(|i| i.name.value.as_str()).collect();
    assert_eq!(containers, ["SVM"]);

    let jump = model.instruction("SWITCHJMP").expect("it is there");
    let names: Vec<_> =
        jump.format.variants[0].fields.iter().map(|f| jump.field(f.value).name.value.as_str()).collect();
    assert_eq!(names, ["Exec_size", "Num_labels", "Index", "Label"]);
    assert_eq!(field_facts(model, jump, &jump.fields[3]), "Label: uw times Num_labels label Block Read");
    assert_eq!(field_facts(model, jump, &jump.fields[1]), "Num_labels: ub range 1..32 Read");

    let load = model.instruction("3D_LOAD").expect("it is there");
    let variants = load.format.variants.iter().map(|v| {
        let keys = v.conditions.iter().map(|c| format!("{}={:?}", c.source, c.codes));
        keys.collect::<Vec<_>>().join(" ")
    });
    // The codes: ld is 7, ld_lz 26, ld_mcs 29, ld2dms_w 28; UD is 0, UW 2.
    assert_eq!(
        variants.collect::<Vec<_>>(),
        [
            "field_operand_type(Si)=[Some(0)] Op.op=[Some(28)]",
            "field_operand_type(Si)=[Some(2)] Op.op=[Some(28)]",
            "Op.op=[Some(7), Some(26), Some(29)]",
        ]
    );

    let lsc = model.instruction("LSC_UNTYPED").expect("it is there");
    let field = |name: &str| &lsc.fields[lsc.field_id(name).expect("it is there").index()];
    let caching =
        field("CachingL1").enumerators.iter().map(|e| (e.name.value.as_str(), e.text.as_ref().unwrap().value.as_str()));
    assert_eq!(
        caching.collect::<Vec<_>>(),
        [
            ("default", ".df"),
            ("uncached", ".uc"),
            ("cached", ".ca"),
            ("writeback", ".wb"),
            ("writethrough", ".wt"),
            ("streaming", ".st"),
            ("read-invalidate", ".ri"),
        ]
    );
    let codes = lsc.format.variants.iter().flat_map(|v| &v.conditions).flat_map(|c| &c.codes);
    let codes: Vec<u64> = codes.map(|c| c.expect("every value is known")).collect();
    assert_eq!((codes.len(), codes[0], codes[1]), (31, 0x28, 0x29));

    let ime = model.instruction("VME_IME").expect("it is there");
    let elements = &ime.fields[ime.field_id("IMEInput").expect("it is there").index()].elements;
    assert_eq!(elements.iter().map(|e| e.count).collect::<Vec<_>>(), [128, 64, 192]);

    let fcvt = &model.instruction("FCVT").expect("it is there").properties;
    let types =
        fcvt.supported_types.iter().map(|t| format!("{}{}", model[t.data_type].name, gate_facts(t.gate.as_ref())));
    assert_eq!(types.collect::<Vec<_>>(), ["B", "HF", "UB", "F{PVC_XT+}", "UD{PVC_XT+}"]);

    let divm = model.instruction("DIVM").expect("it is there");
    let platforms = divm.platforms.iter().map(|p| model[p].name.value.as_str());
    assert_eq!(platforms.collect::<Vec<_>>(), ["SKL", "XEHP", "DG2", "PVC", "PVC_XT"]);
}

/// Checks the number of instructions and of encodable data types, and that every instruction is
/// complete.
fn assert_complete(spec: &Spec, instructions: usize, data_types: usize) {
    assert_eq!(spec.model.instructions.len(), instructions);
    assert_eq!(spec.model.data_types.iter().filter(|t| t.code.is_some()).count(), data_types);
    for instruction in &spec.model.instructions {
        assert!(instruction.opcode.is_some(), "{}", instruction.name);
        assert!(instruction.fields.iter().all(|f| f.kind.is_some()), "{}", instruction.name);
    }
}

#[test]
fn our_folder_is_lowered_completely() {
    let ours = load_specs().0;
    let pages = ours.raw.instructions.len();
    assert!(pages >= 127, "the specification has lost pages: {pages}");
    assert_complete(&ours, pages, 16);
}

#[test]
#[ignore = "needs the vendor's documents: OPENVISA_UPSTREAM"]
fn every_folder_of_the_vendor_is_lowered_completely() {
    assert_complete(&load_upstream("2020-04-07"), 108, 15);
    assert_complete(&load_upstream("2022-12-24"), 125, 16);
    assert_complete(&load_upstream("2025-02-04"), 127, 16);
}

/// Fragments of the small languages, valid and invalid.
const FRAGMENTS: [&str; 48] = [
    "`",
    "``",
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    "<",
    ">",
    ".",
    "..",
    "...",
    ",",
    ":",
    ";",
    "?",
    "!",
    "=",
    "==",
    "&&",
    "-",
    "+",
    "\"",
    "\\",
    "//",
    " ",
    "  ",
    "é",
    "\u{1f600}",
    "0",
    "0x",
    "18446744073709551616",
    "{XEHP+}",
    "{-v3.4}",
    "{v",
    "Must have type ",
    "Operand class: ",
    "Valid values are [",
    "Present if `",
    "Ignored",
    "See [",
    "](../fields.md#",
    "Named `",
    " - ",
    ". ",
    "Src0",
    "Op.op",
];

fn random_fragments(dice: &mut Dice) -> String {
    (0..dice.below(24)).map(|_| FRAGMENTS[dice.below(FRAGMENTS.len())]).collect()
}

/// Returns a document with random fragments in the places of the small languages.
fn random_document(dice: &mut Dice) -> String {
    let document = "# X\n\n## Opcode\n\n  X = 0x01\n\n## Format\n\n### CONDITION\n\n- {}={}\n\n| | | |\n| --- | --- | --- |\n| 0x01(X) | Src0 | Op |\n\n\
         ## Semantics\n\n```lane\n{};\n{}\n```\n\n## Description\n\nIt is.\n\n- **Op({}):** {}\n\n  - {}Bit[3..0]: {}\n\n    - 0b0000:  {}\n    \
         - {}0b0001:  {}\n\n- **Src0(vec_operand):** {}\n\n#### Properties\n\n- **Supported Types:** {}\n- **Saturation:** {}\n\n\
         #### Constraints\n\n- **a:** `{}`. {}\n\n## Text\n\n```\n{}\n{}\n```\n";
    let mut parts = document.split("{}");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| text + &random_fragments(dice) + part)
}

/// Checks that all places of the findings exist, and that messages are short.
fn check_places(sources: &Sources, diagnostics: &Diagnostics) {
    for finding in diagnostics.iter() {
        let spans = finding.secondary.iter().map(|l| l.span).chain(finding.edit.iter().map(|e| e.span));
        for span in spans.chain([finding.primary]) {
            let file = sources.file(span.file);
            assert!(file.text.get(span.start as usize..span.end as usize).is_some(), "{finding:?}");
            assert_eq!(file.position(span.start as usize), (span.line, span.column), "{finding:?}");
        }
        assert!(finding.message.len() < 1_000, "{} bytes of message: {}", finding.message.len(), finding.rule.code);
        assert!(finding.help.as_ref().is_none_or(|h| h.len() < 2_000), "{}", finding.rule.code);
    }
}

#[test]
fn random_documents_are_lowered_without_a_panic() {
    let mut dice = Dice::seeded(0x2545_f491_4f6c_dd1d);
    let shared = ["platforms.md", "2_datatypes.md", "fields.md", "functions.md"];
    let folder = root().join("specs");
    let shared: Vec<_> = shared.iter().map(|p| (*p, std::fs::read(folder.join(p)).expect("it can be read"))).collect();
    for case in 0..120 {
        let mut diagnostics = Diagnostics::default();
        let mut sources = Sources::default();
        // Without the documents of the strict dialect, the folder is an upstream one.
        for (path, bytes) in shared.iter().filter(|(path, _)| case % 2 == 0 || *path == "2_datatypes.md") {
            sources.add(*path, bytes, &mut diagnostics);
        }
        sources.add("instructions/X.md", random_document(&mut dice).as_bytes(), &mut diagnostics);
        let (spec, diagnostics) = load_sources(sources, diagnostics);
        check_places(&spec.sources, &diagnostics);
        serde_json::to_string(&spec.model).expect("every model can be exported");
    }
}

#[test]
fn huge_names_and_lists_make_no_huge_findings() {
    let long = "x".repeat(100_000);
    let many = "UD,".repeat(50_000) + "UD";
    for text in [
        format!("Must have type {long}."),
        format!("Must have type {many}."),
        format!("Operand class: {long}."),
        format!("Present if `{long} {long}`."),
        format!("Present if `{}`.", "a+".repeat(100_000)),
        format!("See [{long}](../fields.md#{long})."),
        format!("Valid values are [{long}..{long}]."),
        ". ".repeat(100_000),
        "Ignored. ".repeat(20_000),
        "`".repeat(100_001),
    ] {
        let mut diagnostics = Diagnostics::default();
        let mut sources = Sources::default();
        sources.add("platforms.md", b"", &mut diagnostics);
        let document = format!("# X\n\n## Opcode\n\n  X = 0x01\n\n## Description\n\n- **Op(ub):** {text}\n");
        sources.add("instructions/X.md", document.as_bytes(), &mut diagnostics);
        let start = std::time::Instant::now();
        let (spec, diagnostics) = load_sources(sources, diagnostics);
        assert!(start.elapsed() < std::time::Duration::from_secs(20), "{:?}: {:.40}", start.elapsed(), text);
        check_places(&spec.sources, &diagnostics);
    }
}

#[test]
fn the_specification_declares_what_the_generator_knows_by_its_name() {
    let (spec, _) = load_specs();
    let functions: Vec<&str> = spec.model.functions.iter().map(|function| function.name.value.as_str()).collect();
    for known in KnownFunction::ALL {
        assert!(functions.contains(&known.name()), "no function `{}`", known.name());
    }
    assert!(spec.model.state.iter().any(|state| state.name.value == REGISTER_BYTES));
}
