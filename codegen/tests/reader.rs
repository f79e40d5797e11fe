//! The reader against the vendor's documents, and against documents that are broken in known ways.

use openvisa_codegen::diagnostics::Diagnostics;
use openvisa_codegen::dialect;
use openvisa_codegen::dialect::raw::{RawFolder, RawInstruction};
use openvisa_codegen::model::Dialect;
use openvisa_codegen::source::Sources;
use std::path::{Path, PathBuf};

/// The vendor's folder of a date. They stand beside the workspace; where they do not, the test is skipped.
fn upstream(date: &str) -> Option<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent()?;
    let folder = root.parent()?.join("shared/upstream").join(date);
    if folder.is_dir() {
        return Some(folder);
    }
    println!("skipped: {} is not there", folder.display());
    None
}

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
        let (dialect, raw) = dialect::read(&sources, &mut diagnostics);
        Self { sources, dialect, raw, diagnostics }
    }

    fn instruction(&self, name: &str) -> &RawInstruction {
        self.raw.instructions.iter().find(|i| i.name.value == name).expect("the instruction is there")
    }

    /// Sum over all instruction documents.
    fn count(&self, of: impl Fn(&RawInstruction) -> usize) -> usize {
        self.raw.instructions.iter().map(of).sum()
    }

    /// Findings of a rule, as `path:line`.
    fn findings(&self, rule: &str) -> Vec<String> {
        let of_rule = self.diagnostics.iter().filter(|d| d.rule.name == rule);
        of_rule.map(|d| self.sources.place(d.primary).replace("instructions/", "")).collect()
    }
}

#[test]
fn the_newest_documents_are_read_completely() {
    let Some(path) = upstream("2025-02-04") else { return };
    let folder = Folder::read(&path);
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
    // 44 decimal and 28 hexadecimal bullets, the rest from tables.
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
fn the_newest_shared_documents_are_read_completely() {
    let Some(path) = upstream("2025-02-04") else { return };
    let Folder { raw, .. } = Folder::read(&path);
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
