//! Tests of the reader on upstream documents, and on documents with known irregularities.
//!
//! For example, `FENCE.md:51` has a malformed bit group.

use crate::material::upstream;
use openvisa_codegen::diagnostics::Diagnostics;
use openvisa_codegen::dialect::raw::{RawFolder, RawInstruction};
use openvisa_codegen::model::Dialect;
use openvisa_codegen::source::Sources;
use std::path::Path;

/// A folder that was read.
struct Folder {
    sources: Sources,
    dialect: Dialect,
    raw: RawFolder,
    diagnostics: Diagnostics,
}

impl Folder {
    fn read(path: &Path) -> Self {
        let mut diagnostics = Diagnostics::default();
        let sources = Sources::read(path, &mut diagnostics).expect("the folder can be read");
        let (dialect, raw) = openvisa_codegen::read(&sources, &mut diagnostics);
        Self { sources, dialect, raw, diagnostics }
    }

    fn instruction(&self, name: &str) -> &RawInstruction {
        self.raw.instructions.iter().find(|i| i.name.value == name).expect("the instruction is there")
    }

    /// Returns the sum of a number over all instruction documents.
    fn count(&self, of: impl Fn(&RawInstruction) -> usize) -> usize {
        self.raw.instructions.iter().map(of).sum()
    }

    /// Returns the places of a rule's findings, as `path:line`.
    fn findings(&self, rule: &str) -> Vec<String> {
        let of_rule = self.diagnostics.iter().filter(|d| d.rule.name == rule);
        of_rule.map(|d| self.sources.place(d.primary).replace("instructions/", "")).collect()
    }
}

#[test]
#[ignore = "needs the vendor's documents: OPENVISA_UPSTREAM"]
fn the_newest_documents_are_read_completely() {
    let folder = Folder::read(&upstream("2025-02-04"));
    assert_eq!(folder.dialect, Dialect::Upstream);
    assert_eq!(folder.raw.instructions.len(), 127);
    assert_eq!(folder.count(|i| i.opcodes.len()), 127 + 7);
    assert_eq!(folder.count(|i| i.tables.len()), 154);
    assert_eq!(folder.count(|i| i.tables.iter().filter(|t| !t.conditions.is_empty()).count()), 35);
    assert_eq!(folder.count(|i| i.tables.iter().map(|t| t.conditions.len()).sum()), 37);
    assert_eq!(folder.count(|i| i.fields.len()), 754);
    assert_eq!(folder.count(|i| i.properties.len()), 166);
    assert_eq!(folder.count(|i| i.type_maps.len()), 61);
    let groups = |i: &RawInstruction| i.fields.iter().map(|f| f.groups.len()).sum();
    assert_eq!(folder.count(groups), 256 + 32 + 5);
    let coded = |i: &RawInstruction| i.fields.iter().flat_map(|f| &f.groups).map(|g| g.enumerators.len()).sum();
    assert_eq!(folder.count(coded), 2225 + 8);
    let gated = |i: &RawInstruction| {
        let groups = i.fields.iter().flat_map(|f| &f.groups);
        groups.flat_map(|g| &g.enumerators).filter(|e| !e.gates.is_empty()).count()
    };
    assert_eq!(folder.count(gated), 8);
    // The sum of 44 decimal and 28 hexadecimal bullets, and the rows of tables.
    let listed = |i: &RawInstruction, name: &str| {
        i.fields.iter().filter(|f| f.name.value == name).map(|f| f.enumerators.len()).sum::<usize>()
    };
    let tables = [
        ("LSC_UNTYPED", "LscSubOp", 27 + 4),
        ("LSC_TYPED", "LscSubOp", 26),
        ("LSC_UNTYPED", "DataElemsPerAddr", 9),
        ("LSC_FENCE", "LscSFID", 4),
        ("LSC_FENCE", "LscFenceOp", 6),
        ("LSC_FENCE", "LscScope", 7),
        ("DPAS", "W", 12),
        ("DPAS", "A", 12),
    ];
    let mut from_tables = 0;
    for (name, field, rows) in tables {
        assert_eq!(listed(folder.instruction(name), field), rows, "{name}.{field}");
        from_tables += rows;
    }
    let direct = |i: &RawInstruction| i.fields.iter().map(|f| f.enumerators.len()).sum();
    assert_eq!(folder.count(direct), 44 + 28 + from_tables);
}

#[test]
#[ignore = "needs the vendor's documents: OPENVISA_UPSTREAM"]
fn the_newest_shared_documents_are_read_completely() {
    let Folder { raw, .. } = Folder::read(&upstream("2025-02-04"));
    assert_eq!(raw.object_structures.len(), 15);
    assert_eq!(raw.object_structures.iter().map(|s| s.members.len()).sum::<usize>(), 120);
    let untyped = raw.object_structures.iter().flat_map(|s| &s.members).filter(|m| m.kinds.is_empty());
    assert_eq!(untyped.map(|m| m.name.value.as_str()).collect::<Vec<_>>(), ["value", "instructions", "instructions"]);
    let operands: Vec<_> = raw.operand_structures.iter().map(|s| s.name.value.as_str()).collect();
    let wanted = [
        "vec_operand",
        "gen_opnd",
        "addr_opnd",
        "pred_opnd",
        "indirect_opnd",
        "const_opnd",
        "state_opnd",
        "raw_operand",
    ];
    assert_eq!(operands, wanted);
    assert!(raw.operand_structures.iter().flat_map(|s| &s.members).all(|m| m.bullet.is_some()));
    assert!(!raw.data_types.is_empty());
    assert_eq!(raw.data_types[0].rows.len(), 16);
    assert_eq!(raw.data_types[0].header.len(), 5);
    assert_eq!(raw.index.len(), 14);
    assert_eq!(raw.index.iter().map(|(_, entries)| entries.len()).sum::<usize>(), 122);
    let gated = raw.index.iter().flat_map(|(_, entries)| entries).filter(|e| !e.gates.is_empty());
    assert_eq!(gated.count(), 122 - 84);
}

/// Known irregularities of the newest upstream documents: rule and places.
const IRREGULAR: [(&str, &[&str]); 16] = [
    ("missing-section", &["SVM.md:43"]),
    (
        "unfenced",
        &["FCCALL.md:25", "GATHER.md:28", "LSC_TYPED.md:250", "LSC_TYPED.md:44", "SCATTER.md:27", "SVM.md:27"],
    ),
    ("inverted-fences", &["LSC_TYPED.md:213", "LSC_UNTYPED.md:628"]),
    (
        "table-width",
        &[
            "DWORD_ATOMIC.md:50",
            "DWORD_ATOMIC.md:60",
            "LSC_FENCE.md:51",
            "LSC_FENCE.md:64",
            "LSC_FENCE.md:79",
            "LSC_TYPED.md:99",
            "LSC_UNTYPED.md:389",
            "LSC_UNTYPED.md:554",
            "MEDIA_LD.md:102",
            "SCATTER.md:17",
            "SVM.md:17",
            "SVM_ATOMIC.md:16",
            "SVM_BLOCK_LD.md:16",
            "SVM_BLOCK_ST.md:16",
            "SVM_GATHER.md:16",
            "SVM_GATHER4_SCALED.md:16",
            "SVM_SCATTER.md:16",
            "SVM_SCATTER4_SCALED.md:16",
        ],
    ),
    ("format-cell", &["SWITCHJMP.md:17"]),
    ("field-bullet", &["SWITCHJMP.md:73"]),
    (
        "blanks",
        &[
            "3D_LOAD.md:117",
            "3D_SAMPLE.md:268",
            "3D_SAMPLE4.md:237",
            "FENCE.md:39",
            "RT_READ.md:52",
            "RT_WRITE.md:65",
            "SCATTER4_TYPED.md:100",
            "SRND.md:91",
            "SRND.md:91",
        ],
    ),
    ("bit-group", &["FENCE.md:51"]),
    (
        "text-under-field",
        &[
            "4_visa_header.md:685",
            "4_visa_header.md:907",
            "4_visa_header.md:913",
            "AVS.md:68",
            "AVS.md:70",
            "LSC_UNTYPED.md:450",
            "LSC_UNTYPED.md:478",
            "LSC_UNTYPED.md:499",
        ],
    ),
    ("gate-before-dash", &["FCVT.md:102"]),
    ("repeated-title", &["LSC_UNTYPED.md:551"]),
    ("repeated-description", &["LSC_TYPED.md:124"]),
    ("promised-values", &["5_operands.md:285"]),
    ("structure", &["4_visa_header.md:285", "4_visa_header.md:754", "4_visa_header.md:895"]),
    ("property", &["TYPED_ATOMIC.md:117"]),
    (
        "dangling-reference",
        &[
            "4_visa_header.md:100",
            "4_visa_header.md:214",
            "4_visa_header.md:98",
            "5_operands.md:373",
            "GATHER.md:55",
            "MEDIA_LD.md:58",
            "MEDIA_ST.md:59",
            "MOV.md:110",
            "SCATTER.md:52",
            "TYPED_ATOMIC.md:106",
            "VME_FBR.md:35",
            "VME_IDM.md:35",
            "VME_IME.md:36",
            "VME_SIC.md:35",
        ],
    ),
];

#[test]
#[ignore = "needs the vendor's documents: OPENVISA_UPSTREAM"]
fn irregularities_of_the_newest_documents_are_found_where_they_are() {
    let folder = Folder::read(&upstream("2025-02-04"));
    for (rule, places) in IRREGULAR {
        let mut found = folder.findings(rule);
        found.sort();
        assert_eq!(found, places, "{rule}");
    }
    let files = |rule: &str| {
        let mut files: Vec<_> =
            folder.findings(rule).iter().map(|f| f.split('.').next().unwrap_or("").to_owned()).collect();
        files.dedup();
        files.sort();
        files.dedup();
        files.join(" ")
    };
    assert_eq!(files("markup-in-fence"), "3D_LOAD 3D_SAMPLE 3D_SAMPLE4 AVS DIV DPAS DWORD_ATOMIC INFO MOV MOVS");
    assert_eq!(
        files("rst-table"),
        "3D_LOAD 3D_SAMPLE 3D_SAMPLE4 AVS DIV DPAS DPASW INFO LSC_TYPED LSC_UNTYPED SCATTER4_TYPED SVM_GATHER SVM_SCATTER TYPED_ATOMIC"
    );
    assert_eq!(
        files("rst-leftover"),
        "4_visa_header DPAS DPASW DWORD_ATOMIC LSC_FENCE LSC_TYPED LSC_UNTYPED MEDIA_LD MEDIA_ST SCATTER4_TYPED TYPED_ATOMIC"
    );
    assert_eq!(
        files("unread-bullet"),
        "3D_LOAD 3D_SAMPLE 3D_SAMPLE4 4_visa_header 5_operands GATHER4_TYPED MEDIA_LD MEDIA_ST OWORD_LD OWORD_LD_UNALIGNED \
         OWORD_ST SCATTER4_TYPED VME_IME"
    );
    for finding in folder.diagnostics.iter() {
        assert!(finding.help.is_some(), "{}: {}", finding.rule.name, finding.message);
    }
}

#[test]
#[ignore = "needs the vendor's documents: OPENVISA_UPSTREAM"]
fn older_documents_are_read_completely() {
    let count = |folder: &Folder| {
        (
            folder.raw.instructions.len(),
            folder.count(|i| i.tables.len()),
            folder.count(|i| i.fields.len()),
            folder.count(|i| i.properties.len()),
            folder.count(|i| i.type_maps.len()),
            folder.raw.object_structures.iter().map(|s| s.members.len()).sum::<usize>(),
        )
    };
    let folder = Folder::read(&upstream("2022-12-24"));
    assert_eq!(count(&folder), (125, 152, 741, 163, 49, 120));
    let mapped = folder.raw.instructions.iter().filter(|i| !i.type_maps.is_empty()).count();
    assert_eq!(mapped, 25);
    assert_eq!(folder.findings("tab").len(), 2);
    let folder = Folder::read(&upstream("2020-04-07"));
    // Three of the 120 tables consist of single bars, and 14 fields are indented.
    assert_eq!(count(&folder), (108, 117, 588, 138, 0, 120));
    assert_eq!(folder.findings("indentation").len(), 14);
    assert_eq!(folder.findings("unfenced").len(), 108);
    assert_eq!(folder.findings("heading-form"), ["3D_LOAD.md:144"]);
    let empty: Vec<_> =
        folder.findings("empty-table").iter().map(|f| f.split(':').next().unwrap_or("").to_owned()).collect();
    assert_eq!(empty, ["BARRIER.md", "CACHE_FLUSH.md", "YIELD.md"]);
    let narrow = |f: &&String| !f.starts_with("4_");
    assert_eq!(folder.findings("table-width").iter().filter(narrow).count(), 82 + 3);
    let mode = folder.instruction("RT_WRITE").fields.iter().find(|f| f.name.value == "Mode").expect("is there");
    let texts: Vec<_> = mode.groups.iter().map(|g| g.text.value.as_str()).collect();
    assert!(texts.contains(&"\"CM\" Is Coarse Mode is set"), "{texts:?}");
}

#[test]
fn our_own_documents_are_read_without_a_finding() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the crate is in a workspace");
    let folder = Folder::read(&root.join("specs"));
    assert_eq!(folder.dialect, Dialect::Strict);
    let found: Vec<_> =
        folder.diagnostics.iter().map(|d| format!("{}: {}", folder.sources.place(d.primary), d.message)).collect();
    assert!(found.is_empty(), "{found:#?}");
    assert!(folder.raw.instructions.len() >= 127);
    assert!(
        folder
            .raw
            .instructions
            .iter()
            .all(|i| i.opcodes.len() == i.tables.first().map_or(i.opcodes.len(), |t| t.opcodes.len()))
    );
}

#[test]
fn a_folder_without_pages_is_an_error() {
    let dir = std::env::temp_dir().join(format!("openvisa-no-pages-{}", std::process::id()));
    std::fs::create_dir_all(dir.join("instructions")).expect("the folder can be made");
    let error = openvisa_codegen::load(&dir).err().map(|error| error.to_string());
    std::fs::remove_dir_all(&dir).expect("the folder can be removed");
    assert!(error.as_ref().is_some_and(|error| error.contains("no page of an instruction")), "{error:?}");
}
