//! Comparison of the tables with the page `docs/fast-accept.md`, which follows ADD through them.

use crate::emit::context::{Context, Decisions};
use crate::emit::fast_accept::operand_codes::OperandCodes;
use crate::emit::fast_accept::probes::ByteProbe;
use crate::emit::fast_accept::render;
use crate::emit::fast_accept::table::TableBuilder;
use openvisa_isa_core::rules::fast_accept::ChannelCount;
use std::path::Path;

const PAGE: &str = include_str!("../../../../docs/fast-accept.md");

/// Checks that the page contains a text.
fn assert_on_page(text: &str) {
    assert!(PAGE.contains(text), "docs/fast-accept.md lacks {text:?}");
}

#[test]
fn the_page_on_the_fast_path_has_the_masks_of_add() {
    let specs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../specs");
    let model = crate::load(&specs).expect("the specification can be read").0.model;
    let decisions = Decisions::new(&model, crate::emit::CrateNames::of_project("specs"));
    let context = Context::new(&decisions);
    let codes = OperandCodes::new(&model);
    let mut table = TableBuilder::new(&context, &codes);
    let mut formats = context.formats.iter();
    let add = formats.find(|format| format.instruction.name.value == "ADD").expect("there is an ADD");
    let index = table.add_format(add, None).expect("ADD has a row");
    let row = &table.rows[index];
    for line in render::row_literal(&context, index, row).lines() {
        assert_on_page(line.trim());
    }
    let mask = |probe: &ByteProbe, number: usize| {
        let index = table.pool.indices[probe.table.indices][number];
        table.pool.masks[probe.table.masks + usize::from(index)]
    };
    let data_type = |name: &str| model.data_type(name).expect("a data type").index();
    let platform = model.platform("XEHP").expect("a platform").index();
    let channels = &table.channel_counts[row.channels];
    let size = channels.iter().position(|count| *count == ChannelCount::Sixteen).expect("a size of 16 channels");
    let operands = &table.operand_probes[row.operands];
    let float = data_type("F");
    let zero_mask = row.reference.as_ref().expect("the predicate").zero_mask;
    let mut masks = vec![
        ("platform".to_owned(), platform, row.platforms[platform]),
        ("`Exec_size`".to_owned(), size, mask(&row.first, size)),
        ("`Pred`".to_owned(), 0, zero_mask),
    ];
    for (name, operand) in ["Dst", "Src0", "Src1"].iter().zip(operands) {
        masks.push((format!("`{name}`"), float, mask(&operand.byte, float)));
    }
    for (name, number, mask) in &masks {
        assert_on_page(&format!("| {name} | {number} | `{mask:#05x}` |"));
    }
    let all = masks.iter().fold(0, |all, (_, _, mask)| all | mask);
    assert_on_page(&format!("| all | | `{all:#05x}` |"));
    assert_eq!(all & row.clause_bits, row.clause_bits);
    assert_ne!(all & row.combination_bits, row.combination_bits);
    let [clauses, combinations] = [row.clause_bits, row.combination_bits].map(|bits| format!("(`{bits:#05x}`)"));
    assert_on_page(&format!("seven clauses {clauses} and six type combinations {combinations}"));
    let int = mask(&operands[0].byte, data_type("D"));
    assert_on_page(&format!("type D (number {}), its mask is `{int:#05x}`", data_type("D")));
    let others = masks.iter().filter(|(name, ..)| name != "`Dst`");
    let mismatch = others.fold(int, |all, (_, _, mask)| all | mask);
    assert_on_page(&format!("The result is `{mismatch:#05x}`"));
    assert_eq!(mismatch & row.combination_bits, row.combination_bits);
}
