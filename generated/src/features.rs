// @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.

//! `Debug` of bit fields, and the implementations behind the features `serde` and `arbitrary`.
#![allow(unused_imports)]
use crate::bit_fields::*;
use crate::enums::*;
use crate::info::InstKind;
#[cfg(feature = "instructions")]
use crate::instructions::*;
use crate::types::DataType;
#[cfg(feature = "instructions")]
use openvisa_isa_core::inst_features;

macro_rules! for_each_bit_field {
    ($($callback:ident)::+) => {
        $($callback)::+! {
            ExecControl u8 { size with_size 0 3 enumeration ExecSize, mask with_mask 4 4 enumeration ExecMask, }
            Predicate u16 { id with_id 0 12 number u16, combine with_combine 13 2 enumeration PredicateCombine, invert with_invert 15 1 flag bool, }
            Region u16 { v_stride with_v_stride 0 4 enumeration VertStride, width with_width 4 4 enumeration RegionWidth, h_stride with_h_stride 8 4 enumeration HorzStride, }
            ColourChannels u8 { mask with_mask 0 4 number u8, }
            BlockProperties u8 { count with_count 0 3 enumeration BlockPropertiesCount, alignment with_alignment 7 1 enumeration BlockAlignment, }
            ElementControl u8 { count with_count 0 2 enumeration ElementCount, mask with_mask 4 4 enumeration ElementMask, }
            AtomicControl u8 { op with_op 0 5 enumeration AtomicOp, width with_width 5 2 enumeration AtomicWidth, }
            ChMask u8 { mask with_mask 0 4 number u8, }
            ControlRegister u32 { alt with_alt 0 1 flag bool, rounding with_rounding 4 2 enumeration FloatRounding, keep_df with_keep_df 6 1 flag bool, keep_f with_keep_f 7 1 flag bool, keep_hf with_keep_hf 10 1 flag bool, }
            SamplerMode u8 { mask with_mask 0 4 number u8, simd with_simd 4 2 enumeration SamplerSimd, }
            SampleUnormChannelMask u8 { mask with_mask 0 4 number u8, format with_format 4 2 enumeration UnormOutput, }
            VaProperties u8 { block with_block 0 2 enumeration ConvolveBlock, region with_region 4 1 enumeration ConvolveRegion, }
            VaSklPlusProperties u8 { format with_format 0 4 enumeration HdcConvolveFormat, region with_region 4 1 enumeration HdcConvolveRegion, }
            IfcallModifiers u8 { uniform with_uniform 0 1 flag bool, noreturn with_noreturn 1 1 flag bool, }
            FenceMask u8 { commit with_commit 0 1 flag bool, instruction with_instruction 1 1 flag bool, sampler with_sampler 2 1 flag bool, constant with_constant 3 1 flag bool, data with_data 4 1 flag bool, scope with_scope 5 1 enumeration FenceMaskScope, l1 with_l1 6 1 flag bool, software with_software 7 1 flag bool, }
            ThreeDSampleOp u16 { op with_op 0 8 enumeration SampleOp, pixel_null_mask with_pixel_null_mask 8 1 flag bool, cps with_cps 9 1 flag bool, div_s with_div_s 10 1 flag bool, }
            ThreeDLoadOp u16 { op with_op 0 8 enumeration LoadOp, pixel_null_mask with_pixel_null_mask 8 1 flag bool, }
            ThreeDSample4Op u16 { op with_op 0 8 enumeration GatherOp, pixel_null_mask with_pixel_null_mask 8 1 flag bool, }
            RtWriteMode u16 { rti with_rti 2 1 flag bool, s0a with_s0a 3 1 flag bool, om with_om 4 1 flag bool, z with_z 5 1 flag bool, s with_s 6 1 flag bool, lrtw with_lrtw 7 1 flag bool, cps with_cps 8 1 flag bool, ps with_ps 9 1 flag bool, cm with_cm 10 1 flag bool, si with_si 11 1 flag bool, nullrt with_nullrt 12 1 flag bool, }
            RawSendsModifiers u8 { kind with_kind 0 1 enumeration RawSendsModifiersKind, eot with_eot 1 1 flag bool, }
            LifetimeProperties u8 { edge with_edge 0 1 enumeration LifetimePropertiesEdge, class with_class 4 2 enumeration LifetimePropertiesClass, }
            LscUntypedOverfetch u8 { ov with_ov 0 1 flag bool, }
            ChMaskCopy u8 { mask with_mask 0 4 number u8, }
            LscTypedSamples u8 { msaa with_msaa 0 1 flag bool, }
            RtReadMode u16 { ps with_ps 0 1 flag bool, si with_si 1 1 flag bool, }
            RawSendgModifiers u8 { kind with_kind 0 1 enumeration RawSendgModifiersKind, eot with_eot 1 1 flag bool, }
            FileScopeVarInfoBitProperties u8 { r#type with_type 0 4 data_type DataType, alignment with_alignment 4 4 enumeration Align, }
            VarInfoBitProperties u8 { r#type with_type 0 4 data_type DataType, alignment with_alignment 4 4 enumeration Align, }
            InputInfoKind u8 { class with_class 0 2 enumeration InputClass, provenance with_provenance 3 5 enumeration InputProvenance, }
            VecOperandTag u8 { class with_class 0 3 enumeration OperandClass, modifier with_modifier 3 3 enumeration Modifier, }
        }
    };
}

for_each_bit_field!(openvisa_isa_core::bit_field_debug);
#[cfg(any(feature = "serde", feature = "arbitrary"))]
for_each_bit_field!(openvisa_isa_core::bit_field_features);

#[cfg(any(feature = "serde", feature = "arbitrary"))]
openvisa_isa_core::name_features!(InstKind);

#[cfg(all(feature = "instructions", any(feature = "serde", feature = "arbitrary")))]
crate::for_each_instruction!(inst_features);
