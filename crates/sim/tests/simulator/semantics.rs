//! Tests of which instructions have semantics: the list of unimplemented ones must not grow.

use openvisa::isa::InstKind;
use openvisa::isa::semantics::ExecutionKind;
use openvisa_sim::semantics::UNIMPLEMENTED;
use std::collections::BTreeSet;

/// Instructions without semantics: media, raw messages, render targets, and the unified return
/// buffer. Media consists of the scaler, motion estimation and video analytics. Entries may only be
/// removed.
const WITHOUT: &[&str] = &[
    "AVS",
    // The results of these two instructions are not documented publicly.
    "BDPAS",
    "DNSCL",
    "RAW_SEND",
    "RAW_SENDG",
    "RAW_SENDS",
    "RT_READ",
    "RT_WRITE",
    "SAMPLE_UNORM",
    "URB_WRITE",
    "VA",
    "VA_SKL_PLUS",
    "VME_FBR",
    "VME_IDM",
    "VME_IME",
    "VME_SIC",
];

#[test]
fn the_list_of_instructions_without_semantics_does_not_grow() {
    let without: BTreeSet<_> = UNIMPLEMENTED.iter().map(|(_, kind)| kind.info().name).collect();
    assert_eq!(without, BTreeSet::from_iter(WITHOUT.iter().copied()));
}

#[test]
fn every_instruction_has_a_shape_and_most_have_semantics() {
    let count = |shape| InstKind::ALL.iter().filter(|k| k.execution_kind() == shape).count();
    assert_eq!(
        count(ExecutionKind::Lane) + count(ExecutionKind::Instruction) + count(ExecutionKind::Marker),
        InstKind::ALL.len()
    );
    assert!(count(ExecutionKind::Lane) >= 53, "{}", count(ExecutionKind::Lane));
    assert!(UNIMPLEMENTED.iter().all(|(_, kind)| kind.execution_kind() == ExecutionKind::Instruction));
}
