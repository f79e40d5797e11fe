// @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.

//! What the features `serde` and `arbitrary` add.
#![allow(unused_imports)]
use crate::bit_fields::*;
use crate::enums::*;
use crate::info::InstKind;
#[cfg(feature = "instructions")]
use crate::instructions::*;
use crate::types::DataType;
#[cfg(feature = "instructions")]
use openvisa_codec::inst_features;

openvisa_codec::name_features!(InstKind);

openvisa_codec::bit_field_features! {
    ExecControl u8 { size with_size enumeration ExecSize, mask with_mask enumeration ExecMask, }
    Predicate u16 { id with_id number u16, combine with_combine enumeration PredicateCombine, invert with_invert flag bool, }
    Region u16 { v_stride with_v_stride enumeration VertStride, width with_width enumeration RegionWidth, h_stride with_h_stride enumeration HorzStride, }
    ColourChannels u8 { mask with_mask number u8, }
    BlockProperties u8 { count with_count enumeration BlockPropertiesCount, alignment with_alignment enumeration BlockAlignment, }
    ElementControl u8 { count with_count enumeration ElementCount, mask with_mask enumeration ElementMask, }
    AtomicOp u8 { op with_op enumeration AtomicOp2, width with_width enumeration AtomicWidth, }
    ChMask u8 { mask with_mask number u8, }
    Mode u8 { mask with_mask number u8, simd with_simd enumeration SamplerSimd, }
    SampleUnormChannelMask u8 { mask with_mask number u8, format with_format enumeration UnormOutput, }
    VaProperties u8 { block with_block enumeration ConvolveBlock, region with_region enumeration ConvolveRegion, }
    VaSklPlusProperties u8 { format with_format enumeration HdcConvolveFormat, region with_region enumeration HdcConvolveRegion, }
    IfcallModifiers u8 { uniform with_uniform flag bool, noreturn with_noreturn flag bool, }
    FenceMask u8 { commit with_commit flag bool, instruction with_instruction flag bool, sampler with_sampler flag bool, constant with_constant flag bool, data with_data flag bool, scope with_scope enumeration FenceMaskScope, l1 with_l1 flag bool, software with_software flag bool, }
    ThreeDSampleOp u16 { op with_op enumeration SampleOp, pixel_null_mask with_pixel_null_mask flag bool, cps with_cps flag bool, div_s with_div_s flag bool, }
    ThreeDLoadOp u16 { op with_op enumeration LoadOp, pixel_null_mask with_pixel_null_mask flag bool, }
    ThreeDSample4Op u16 { op with_op enumeration GatherOp, pixel_null_mask with_pixel_null_mask flag bool, }
    RtWriteMode u16 { rti with_rti flag bool, s0a with_s0a flag bool, om with_om flag bool, z with_z flag bool, s with_s flag bool, lrtw with_lrtw flag bool, cps with_cps flag bool, ps with_ps flag bool, cm with_cm flag bool, si with_si flag bool, nullrt with_nullrt flag bool, }
    RawSendsModifiers u8 { kind with_kind enumeration RawSendsModifiersKind, eot with_eot flag bool, }
    LifetimeProperties u8 { edge with_edge enumeration LifetimePropertiesEdge, class with_class enumeration LifetimePropertiesClass, }
    LscUntypedOverfetch u8 { ov with_ov flag bool, }
    ChMaskCopy u8 { mask with_mask number u8, }
    LscTypedSamples u8 { msaa with_msaa flag bool, }
    RtReadMode u16 { ps with_ps flag bool, si with_si flag bool, }
    RawSendgModifiers u8 { kind with_kind enumeration RawSendgModifiersKind, eot with_eot flag bool, }
    FileScopeVarInfoBitProperties u8 { r#type with_type data_type DataType, alignment with_alignment enumeration Align, }
    VarInfoBitProperties u8 { r#type with_type data_type DataType, alignment with_alignment enumeration Align, }
    InputInfoKind u8 { class with_class enumeration InputClass, provenance with_provenance enumeration InputProvenance, }
    VecOperandTag u8 { class with_class enumeration OperandClass, modifier with_modifier enumeration Modifier, }
}

#[cfg(feature = "instructions")]
crate::for_each_instruction!(inst_features);
