//! What `Debug` shows of bit fields and instructions: names, not numbers.
#![cfg(feature = "instructions")]

use openvisa_isa::bit_fields::{ExecControl, Predicate, Region, VarInfoBitProperties};
use openvisa_isa::enums::{Align, ExecMask, ExecSize, HorzStride, PredicateCombine, RegionWidth, VertStride};
use openvisa_isa::instructions::Mov;
use openvisa_isa::operands::VecOperand;
use openvisa_isa::{DataType, Inst, Platform, PlatformSet};

#[test]
fn bit_fields_are_shown_by_the_names_of_their_groups() {
    let exec = ExecControl::default().with_size(ExecSize::Simd16).with_mask(ExecMask::M5Nm);
    assert_eq!(format!("{exec:?}"), "ExecControl { size: Simd16, mask: M5Nm }");
    assert_eq!(format!("{:?}", ExecControl(0x7)), "ExecControl { size: Reserved(7), mask: M1 }");
    assert_eq!(format!("{:?}", ExecControl(0x8)), "ExecControl { size: Simd1, mask: M1, reserved: 0x8 }");
    let predicate = Predicate::default().with_id(1).with_combine(PredicateCombine::Any).with_invert(true);
    assert_eq!(format!("{predicate:?}"), "Predicate { id: 1, combine: Any, invert: true }");
    let region = Region::default().with_v_stride(VertStride::Eight).with_width(RegionWidth::Eight);
    let region = region.with_h_stride(HorzStride::One);
    assert_eq!(format!("{region:?}"), "Region { v_stride: Eight, width: Eight, h_stride: One }");
    let properties = VarInfoBitProperties::default().with_type(DataType::Hf).map(|p| p.with_alignment(Align::Grf));
    assert_eq!(format!("{properties:?}"), "Some(VarInfoBitProperties { type: Hf, alignment: Grf })");
    let set = PlatformSet::EMPTY.with(Platform::Dg2).with(Platform::PvcXt);
    assert_eq!(format!("{set:?}"), "{Dg2, PvcXt}");
}

#[test]
fn an_instruction_is_shown_without_a_coded_field() {
    let general = VecOperand::General {
        modifier: openvisa_isa::enums::Modifier::Neg,
        id: 32,
        row_offset: 0,
        col_offset: 0,
        region: Region::default().with_h_stride(HorzStride::One),
    };
    let exec_size = ExecControl::default().with_size(ExecSize::Simd8);
    let inst = Inst::Mov(Mov { exec_size, pred: Predicate::default(), dst: general, src0: general });
    let shown = format!("{inst:?}");
    for part in ["ExecControl { size: Simd8, mask: M1 }", "Predicate { id: 0,", "modifier: Neg", "h_stride: One }"] {
        assert!(shown.contains(part), "{part}: {shown}");
    }
}
