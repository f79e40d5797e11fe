// @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.

//! Wire forms of the instruction formats: the fields behind the opcode, in order. `wire_structs!`
//! documents the words in brackets.
#![allow(unused_imports, unused_variables)]
use crate::bit_fields::*;
use crate::enums::*;
use crate::forms::*;
use crate::instructions::*;
use crate::operands::*;
use crate::types::DataType;
use openvisa_isa_core::{Absent, As, Same, Since, Unknown};

openvisa_isa_core::wire_structs! {
    Add { exec_size, pred, dst, src0, src1 }
    Avg { exec_size, pred, dst, src0, src1 }
    Div { exec_size, pred, dst, src0, src1 }
    Dp2 { exec_size, pred, dst, src0, src1 }
    Dp3 { exec_size, pred, dst, src0, src1 }
    Dp4 { exec_size, pred, dst, src0, src1 }
    Dph { exec_size, pred, dst, src0, src1 }
    Exp { exec_size, pred, dst, src0 }
    Frc { exec_size, pred, dst, src0 }
    Line { exec_size, pred, dst, src0, src1 }
    Log { exec_size, pred, dst, src0 }
    Mad { exec_size, pred, dst, src0, src1, src2 }
    Mulh { exec_size, pred, dst, src0, src1 }
    Lrp { exec_size, pred, dst, src0, src1, src2 }
    Mod { exec_size, pred, dst, src0, src1 }
    Mul { exec_size, pred, dst, src0, src1 }
    Pow { exec_size, pred, dst, src0, src1 }
    Rndd { exec_size, pred, dst, src0 }
    Rndu { exec_size, pred, dst, src0 }
    Rnde { exec_size, pred, dst, src0 }
    Rndz { exec_size, pred, dst, src0 }
    Sad2 { exec_size, pred, dst, src0, src1 }
    Sin { exec_size, pred, dst, src0 }
    Cos { exec_size, pred, dst, src0 }
    Sqrt { exec_size, pred, dst, src0 }
    Rsqrt { exec_size, pred, dst, src0 }
    Inv { exec_size, pred, dst, src0 }
    Dpasw { exec_size, dst, src0, src1, src2, w, a, sd, rc }
    Fcvt { exec_size, dst, src0 }
    Srnd { exec_size, dst, src0, src1 }
    Lzd { exec_size, pred, dst, src0 }
    And { exec_size, pred, dst, src0, src1 }
    Or { exec_size, pred, dst, src0, src1 }
    Xor { exec_size, pred, dst, src0, src1 }
    Not { exec_size, pred, dst, src0 }
    Shl { exec_size, pred, dst, src0, src1 }
    Shr { exec_size, pred, dst, src0, src1 }
    Asr { exec_size, pred, dst, src0, src1 }
    Cbit { exec_size, pred, dst, src0 }
    AddrAdd { exec_size, dst, src0, src1 }
    Mov { exec_size, pred, dst, src0 }
    Sel { exec_size, pred, dst, src0, src1 }
    Setp { exec_size, dst, src0 }
    Cmp { exec_size, rel_op, dst, src0, src1 }
    Movs { exec_size, dst, src0 }
    Fbl { exec_size, pred, dst, src0 }
    Fbh { exec_size, pred, dst, src0 }
    Subroutine { label }
    Label { label }
    Jmp { exec_size, pred, label }
    Call { exec_size, pred, label }
    Fccall { exec_size, pred, label }
    Ret { exec_size, pred }
    OwordLd { size, is_modified, surface, offset, dst }
    OwordSt { size, surface, offset, src }
    MediaLd { modifiers, surface, plane, block_width, block_height, x_offset, y_offset, dst }
    MediaSt { modifiers, surface, plane, block_width, block_height, x_offset, y_offset, src }
    Gather { elt_size, is_modified, num_elts, surface, global_offset, element_offset, dst }
    Scatter { elt_size, num_elts, surface, global_offset, element_offset, src }
    OwordLdUnaligned { size, is_modified, surface, offset, dst }
    Sample { mode, sampler, surface, u, v, r, dst }
    SampleUnorm { channel_mask, sampler, surface, u_offset, v_offset, delta_u, delta_v, dst }
    Load { mode, surface, u, v, r, dst }
    Avs { channels, sampler, surface, u_offset, v_offset, delta_u, delta_v, u2d, group_id, vertical_block_number, cntrl, v2d, exec_mode, ief_bypass, dst }
    VaConvolve { function[where matches!(function, VideoFunction::Convolve)], sampler, surface, u_offset, v_offset, properties, dst }
    VaMinMax { function[where matches!(function, VideoFunction::Minmax)], surface, u_offset, v_offset, mode, dst }
    VaMinMaxFilter { function[where matches!(function, VideoFunction::Minmaxfilter)], sampler, surface, u_offset, v_offset, cntrl, filter_block, filter_mode, dst }
    VaMorphology { function[where matches!(function, VideoFunction::Erode | VideoFunction::Dilate)], sampler, surface, u_offset, v_offset, block, dst }
    VaBoolCentroid { function[where matches!(function, VideoFunction::Boolcentroid)], surface, u_offset, v_offset, v_size, h_size, dst }
    VaCentroid { function[where matches!(function, VideoFunction::Centroid)], surface, u_offset, v_offset, v_size, dst }
    MinMax { exec_size, op, dst, src0, src1 }
    Bfe { exec_size, pred, dst, src0, src1, src2 }
    Bfi { exec_size, pred, dst, src0, src1, src2, src3 }
    Bfrev { exec_size, pred, dst, src0 }
    Addc { exec_size, pred, dst, carry, src0, src1 }
    Subb { exec_size, pred, dst, borrow, src0, src1 }
    VaSklPlusConvolve1D { function[where matches!(function, LateVideoFunction::Convolve1DVertical | LateVideoFunction::Convolve1DHorizontal)], sampler, surface, u_offset, v_offset, block, dst }
    VaSklPlusConvolve1Pixel { function[where matches!(function, LateVideoFunction::Convolve1Pixel)], sampler, surface, u_offset, v_offset, pixel_block, offsets, dst }
    VaSklPlusFloodFill { function[where matches!(function, LateVideoFunction::FloodFill)], connect, h_mask, v_mask_left, v_mask_right, loop_count, dst }
    VaSklPlusLbpCreation { function[where matches!(function, LateVideoFunction::LbpCreation)], surface, u_offset, v_offset, patterns, dst }
    VaSklPlusLbpCorrelation { function[where matches!(function, LateVideoFunction::LbpCorrelation)], surface, u_offset, v_offset, disparity, dst }
    VaSklPlusCorrelationSearch { function[where matches!(function, LateVideoFunction::CorrelationSearch)], surface, u_offset, v_offset, v_origin, h_origin, x_size, y_size, x_search, y_search, dst }
    VaSklPlusHdcConvolve2D { function[where matches!(function, LateVideoFunction::HdcConvolve2D)], sampler, surface, u_offset, v_offset, properties, out_surface, x_offset, y_offset }
    VaSklPlusHdcMinMaxFilter { function[where matches!(function, LateVideoFunction::HdcMinmaxfilter)], sampler, surface, u_offset, v_offset, pixel_format, mode, out_surface, x_offset, y_offset }
    VaSklPlusHdcMorphology { function[where matches!(function, LateVideoFunction::HdcErode | LateVideoFunction::HdcDilate)], sampler, surface, u_offset, v_offset, out_surface, x_offset, y_offset }
    VaSklPlusHdcLbpCorrelation { function[where matches!(function, LateVideoFunction::HdcLbpCorrelation)], surface, u_offset, v_offset, disparity, out_surface, x_offset, y_offset }
    VaSklPlusHdcLbpCreation { function[where matches!(function, LateVideoFunction::HdcLbpCreation)], surface, u_offset, v_offset, patterns, out_surface, x_offset, y_offset }
    VaSklPlusHdcConvolve1D { function[where matches!(function, LateVideoFunction::HdcConvolve1DH | LateVideoFunction::HdcConvolve1DV)], sampler, surface, u_offset, v_offset, pixel_format, out_surface, x_offset, y_offset }
    VaSklPlusHdcConvolve1Pixel { function[where matches!(function, LateVideoFunction::HdcConvolve1Pixel)], sampler, surface, u_offset, v_offset, pixel_format, offsets, out_surface, x_offset, y_offset }
    SvmBlockLd { properties, address, dst }
    SvmBlockSt { properties, address, src }
    SvmGather { exec_size, pred, block_size, num_blocks, addresses, dst }
    SvmScatter { exec_size, pred, block_size, num_blocks, addresses, src }
    SvmAtomic { exec_size, pred, op, addresses, src0, src1, dst }
    SvmGather4Scaled { exec_size, pred, channels, scale, address, element_offset, dst }
    SvmScatter4Scaled { exec_size, pred, channels, scale, address, element_offset, src }
    Ifcall { exec_size, pred, modifiers, func_addr, arg_size, return_size }
    Faddr { func_id, dst }
    File { file_name[as Since<0x3048, Same, As<u16>>] }
    Loc { line_number }
    VmeIme { stream_mode, search_ctrl, uni_input, ime_input, surface, ref0, ref1, cost_center, output }
    VmeSic { uni_input, sic_input, surface, output }
    VmeFbr { uni_input, fbr_input, surface, fbr_mb_mode, fbr_sub_mb_shape, fbr_sub_pred_mode, output }
    VmeIdm { uni_input, idm_input, surface, output }
    Barrier {}
    CacheFlush {}
    Wait { mask[as Since<0x3018, Same, Absent>] }
    Fence { mask }
    RawSend { modifiers, exec_size, pred, ex_msg_desc, num_src, num_dst, desc, src, dst }
    Yield {}
    Nbarrier { mode, id, r#type[as Since<0x4028, Same, Absent>], num_producers, num_consumers[as Since<0x4028, Same, Absent>] }
    Fcall { exec_size, pred, func_id, arg_size, return_size }
    Fret { exec_size, pred }
    Switchjmp<'a> (exec_size, index, labels) { exec_size, num_labels[count u8 of labels], index, labels[list num_labels] }
    Sad2add { exec_size, pred, dst, src0, src1, src2 }
    Pln { exec_size, pred, dst, src0, src1 }
    Goto { exec_size, pred, label }
    ThreeDSample<'a> (op, exec_size, pred, channels, aoffimmi, sampler, sampler_state, sampler_index, surface, surface_state, surface_index, dst, paired_surface, params) { op, exec_size, pred, channels, aoffimmi[as Since<0x3048, Same, AoffimmiNumber>], sampler, sampler_state[as Since<0x4028, Same, Absent>], sampler_index[as Since<0x4028, Same, Absent>], surface, surface_state[as Since<0x4028, Same, Absent>], surface_index[as Since<0x4028, Same, Absent>], dst, paired_surface[as Since<0x4028, Same, Absent>], num_params[count u8 of params], params[list num_params] }
    ThreeDLoad<'a> (op, exec_size, pred, channels, aoffimmi, surface, surface_state, surface_index, dst, paired_surface, params) { op, exec_size, pred, channels, aoffimmi[as Since<0x3048, Same, AoffimmiNumber>], surface, surface_state[as Since<0x4028, Same, Absent>], surface_index[as Since<0x4028, Same, Absent>], dst, paired_surface[as Since<0x4028, Same, Absent>], num_params[count u8 of params], params[list num_params] }
    ThreeDSample4<'a> (op, exec_size, pred, src_channel, aoffimmi, sampler, sampler_state, sampler_index, surface, surface_state, surface_index, dst, paired_surface, params) { op, exec_size, pred, src_channel, aoffimmi[as Since<0x3048, Same, AoffimmiNumber>], sampler, sampler_state[as Since<0x4028, Same, Absent>], sampler_index[as Since<0x4028, Same, Absent>], surface, surface_state[as Since<0x4028, Same, Absent>], surface_index[as Since<0x4028, Same, Absent>], dst, paired_surface[as Since<0x4028, Same, Absent>], num_params[count u8 of params], params[list num_params] }
    Info { op, exec_size, channels, surface, surface_state[as Since<0x4028, Same, Absent>], surface_index[as Since<0x4028, Same, Absent>], lod[if matches!(op, InfoOp::Resinfo)], dst }
    RtWrite { exec_size, pred, mode[is RtWriteMode], surface, header, si[if mode.si()], cps[if mode.cps()], rti[if mode.rti()], source0_alpha[if mode.s0a()], o_mask[if mode.om()], r, g, b, a, source_depth[if mode.z()], stencil[if mode.s()] }
    UrbWrite { exec_size, pred, num_out, channel_mask, global_offset, urb_handle, per_slot_offset, vertex_data }
    TypedAtomic { op, exec_size, pred, surface, u, v, r, lod, src0, src1, dst }
    Gather4Scaled { exec_size, pred, channels, scale, surface, offset, element_offset, dst }
    Scatter4Scaled { exec_size, pred, channels, scale, surface, offset, element_offset, src }
    GatherScaled { exec_size, pred, block_size, num_blocks, scale, surface, offset, element_offset, dst }
    ScatterScaled { exec_size, pred, block_size, num_blocks, scale, surface, offset, element_offset, src }
    RawSends { modifiers, exec_size, pred, num_src0, num_src1, num_dst, sfid[as Since<0x3068, Same, Absent>], ex_msg_desc, desc, src0, src1, dst }
    Lifetime { properties, variable[as Since<0x3048, Same, As<u16>>] }
    Sbarrier { mode }
    DwordAtomic { op, exec_size, pred, surface, element_offset, src0, src1, dst }
    Sqrtm { exec_size, pred, dst, src0 }
    Divm { exec_size, pred, dst, src0, src1 }
    Rol { exec_size, pred, dst, src0, src1 }
    Ror { exec_size, pred, dst, src0, src1 }
    Dp4a { exec_size, pred, dst, src0, src1, src2 }
    Dpas { exec_size, dst, src0, src1, src2, w, a, sd, rc }
    Add3 { exec_size, pred, dst, src0, src1, src2 }
    Bfn { exec_size, pred, dst, src0, src1, src2, boolean_func_ctrl }
    QwGather { exec_size, pred, num_blocks, surface, offset, dst }
    QwScatter { exec_size, pred, num_blocks, surface, offset, src }
    LscUntypedAppend { lsc_sub_op[where matches!(lsc_sub_op, LscUntypedOp::LscApndctrAtomicAdd | LscUntypedOp::LscApndctrAtomicSub | LscUntypedOp::LscApndctrAtomicStore)], exec_size, pred, lsc_sfid, caching_l1, caching_l2[as LscUntypedCachingL2], caching_l3, addr_type, data_size, data_order, data_elems_per_addr, ch_mask, surface, surface_index[as Since<0x4019, Same, Absent>], dst_data, src0_data }
    LscUntypedVector { lsc_sub_op[where matches!(lsc_sub_op, LscUntypedOp::LscAtomicIinc | LscUntypedOp::LscAtomicIdec | LscUntypedOp::LscAtomicLoad | LscUntypedOp::LscAtomicStore | LscUntypedOp::LscAtomicIadd | LscUntypedOp::LscAtomicIsub | LscUntypedOp::LscAtomicSmin | LscUntypedOp::LscAtomicSmax | LscUntypedOp::LscAtomicUmin | LscUntypedOp::LscAtomicUmax | LscUntypedOp::LscAtomicIcas | LscUntypedOp::LscAtomicFadd | LscUntypedOp::LscAtomicFsub | LscUntypedOp::LscAtomicFmin | LscUntypedOp::LscAtomicFmax | LscUntypedOp::LscAtomicFcas | LscUntypedOp::LscAtomicAnd | LscUntypedOp::LscAtomicOr | LscUntypedOp::LscAtomicXor | LscUntypedOp::LscAtomicBfadd | LscUntypedOp::LscAtomicBfsub | LscUntypedOp::LscAtomicBfmin | LscUntypedOp::LscAtomicBfmax | LscUntypedOp::LscAtomicBfcas | LscUntypedOp::LscLoad | LscUntypedOp::LscLoadStatus | LscUntypedOp::LscLoadQuadStatus | LscUntypedOp::LscStore | LscUntypedOp::LscStoreUncompressed)], exec_size, pred, lsc_sfid, caching_l1, caching_l2[as LscUntypedCachingL2], caching_l3, overfetch, addr_type, addr_scale, addr_imm_offset, addr_size, data_size, data_order, data_elems_per_addr, ch_mask, surface, surface_index[as Since<0x4019, Same, Absent>], dst_data, src0_addrs, src1_data, src2_data }
    LscUntypedQuad { lsc_sub_op[where matches!(lsc_sub_op, LscUntypedOp::LscLoadQuad | LscUntypedOp::LscStoreQuad)], exec_size, pred, lsc_sfid, caching_l1, caching_l2[as LscUntypedCachingL2], caching_l3, overfetch, addr_type, addr_scale, addr_imm_offset, addr_size, data_size, data_order, ch_mask_copy, ch_mask, surface, surface_index[as Since<0x4019, Same, Absent>], dst_data, src0_addrs, src1_data, src2_data }
    LscUntypedBlock2d { lsc_sub_op[where matches!(lsc_sub_op, LscUntypedOp::LscLoadBlock2d | LscUntypedOp::LscStoreBlock2d)], exec_size, pred, lsc_sfid, caching_l1, caching_l2[as LscUntypedCachingL2], caching_l3, data_size, data_order, blocks, block_width, block_height, vnni, dst_data, surface_base_addr, surface_width, surface_height, surface_pitch, src0_addr_x, src0_offset_x[as Since<0x4028, Same, Absent>], src0_addr_y, src0_offset_y[as Since<0x4028, Same, Absent>], src1_data }
    LscUntypedStrided { lsc_sub_op[where matches!(lsc_sub_op, LscUntypedOp::LscLoadStrided | LscUntypedOp::LscStoreStrided)], exec_size, pred, lsc_sfid, caching_l1, caching_l2[as LscUntypedCachingL2], caching_l3, addr_type, addr_scale, addr_imm_offset, addr_size, data_size, data_order, data_elems_per_addr, ch_mask, surface, surface_index[as Since<0x4019, Same, Absent>], dst_data, src0_addr_base, src0_addr_pitch, src1_data }
    LscTypedVector { lsc_sub_op[where matches!(lsc_sub_op, LscTypedOp::LscAtomicIinc | LscTypedOp::LscAtomicIdec | LscTypedOp::LscAtomicLoad | LscTypedOp::LscAtomicStore | LscTypedOp::LscAtomicIadd | LscTypedOp::LscAtomicIsub | LscTypedOp::LscAtomicSmin | LscTypedOp::LscAtomicSmax | LscTypedOp::LscAtomicUmin | LscTypedOp::LscAtomicUmax | LscTypedOp::LscAtomicIcas | LscTypedOp::LscAtomicFadd | LscTypedOp::LscAtomicFsub | LscTypedOp::LscAtomicFmin | LscTypedOp::LscAtomicFmax | LscTypedOp::LscAtomicFcas | LscTypedOp::LscAtomicAnd | LscTypedOp::LscAtomicOr | LscTypedOp::LscAtomicXor | LscTypedOp::LscLoadStatus | LscTypedOp::LscLoadQuadStatus | LscTypedOp::LscReadSurfaceInfo | LscTypedOp::LscStoreUncompressed)], exec_size, predicate, caching_l1, caching_l2[as LscTypedCachingL2], caching_l3, samples, addr_type, addr_size, data_size, data_order, data_elems_per_addr, ch_mask, surface, surface_index[as Since<0x4018, Same, Absent>], dst_data, src0_addrs_u, src0_offset_u[as Since<0x4018, Same, Absent>], src0_addrs_v, src0_offset_v[as Since<0x4018, Same, Absent>], src0_addrs_r, src0_offset_r[as Since<0x4018, Same, Absent>], src0_addrs_lod, src1_data, src2_data }
    LscTypedQuad { lsc_sub_op[where matches!(lsc_sub_op, LscTypedOp::LscLoadQuad | LscTypedOp::LscStoreQuad | LscTypedOp::LscLoadQuadMsrt | LscTypedOp::LscStoreQuadMsrt)], exec_size, predicate, caching_l1, caching_l2[as LscTypedCachingL2], caching_l3, addr_type, addr_size, data_size, data_order, ch_mask_copy, ch_mask, surface, surface_index[as Since<0x4018, Same, Absent>], dst_data, src0_addrs_u, src0_offset_u[as Since<0x4018, Same, Absent>], src0_addrs_v, src0_offset_v[as Since<0x4018, Same, Absent>], src0_addrs_r, src0_offset_r[as Since<0x4018, Same, Absent>], src0_addrs_lod, src1_data, src2_data }
    LscTypedBlock2d { lsc_sub_op[where matches!(lsc_sub_op, LscTypedOp::LscLoadBlock2d | LscTypedOp::LscStoreBlock2d)], exec_size, predicate, caching_l1, caching_l2[as LscTypedCachingL2], caching_l3, addr_type, block_width, block_height, surface, surface_index[as Since<0x4018, Same, Absent>], dst_data, src0_addr_x, src0_offset_x[as Since<0x4028, Same, Absent>], src0_addr_y, src0_offset_y[as Since<0x4028, Same, Absent>], src1_data }
    LscFence { exec_size, pred, lsc_sfid, lsc_fence_op, lsc_scope }
    RtRead { exec_size, pred, mode[is RtReadMode], surface, si[if mode.si()], dst }
    Madw { exec_size, pred, dst, src0, src1, src2 }
    Add3o { exec_size, pred, dst, src0, src1, src2 }
    Breakpoint {}
    Tanh { exec_size, pred, dst, src0 }
    Sigm { exec_size, pred, dst, src0 }
    Invm { exec_size, pred, dst, pred_dst, src0, src1 }
    Rsqtm { exec_size, pred, dst, pred_dst, src0 }
}

openvisa_isa_core::wire_forms! {
    Gather4TypedSince3_2: Gather4Typed (exec_size, pred, channels, surface, u, v, r, lod, dst) { exec_size[as Gather4TypedExecSize], pred, channels[as Gather4TypedChannels], surface, u, v, r, lod, dst }
    Gather4TypedBefore3_2: Gather4Typed (exec_size, pred, channels, surface, u, v, r, lod, dst) { channels[as Gather4TypedChannels], exec_size[as Gather4TypedExecSize], surface, u, v, r, dst, pred[as Absent], lod[as Absent] }
    Scatter4TypedSince3_2: Scatter4Typed (exec_size, pred, channels, surface, u, v, r, lod, src) { exec_size[as Scatter4TypedExecSize], pred, channels[as Scatter4TypedChannels], surface, u, v, r, lod, src }
    Scatter4TypedBefore3_2: Scatter4Typed (exec_size, pred, channels, surface, u, v, r, lod, src) { channels[as Scatter4TypedChannels], exec_size[as Scatter4TypedExecSize], surface, u, v, r, src, pred[as Absent], lod[as Absent] }
    LscUntypedControlSince4_2: LscUntypedControl (lsc_sub_op, exec_size, pred, lsc_sfid, caching_l1, caching_l2, caching_l3, cache_operation, cache_size, addr_type, addr_size, src0_addrs) { lsc_sub_op[where matches!(lsc_sub_op, LscUntypedOp::LscExtendedCacheCtrl)], exec_size, pred, lsc_sfid, caching_l1, caching_l2[as LscUntypedCachingL2], caching_l3, cache_operation, cache_size, addr_type, addr_size, src0_addrs }
    RawSendgSince4_2: RawSendg (modifiers, exec_size, sfid, pred, dst, dst_length, src0, src0_length, src1, src1_length, ind0, ind1, desc) { modifiers, exec_size, sfid, pred, dst, dst_length, src0, src0_length, src1, src1_length, ind0, ind1, desc }
    ShflIdx4Since4_2: ShflIdx4 (exec_size, pred, dst, src0, src1) { exec_size, pred, dst, src0, src1 }
    LfsrSince4_2: Lfsr (exec_size, pred, func_ctrl, dst, src0, src1) { exec_size, pred, func_ctrl, dst, src0, src1 }
    BdpasSince4_2: Bdpas (exec_size, dst, src0, src1, src2, src3, src4, w, a, sd, rc) { exec_size, dst, src0, src1, src2, src3, src4, w, a, sd, rc }
    DnsclSince4_2: Dnscl (exec_size, pred, conversion, mode, rounding, dst, src0, src1, src2) { exec_size, pred, conversion, mode, rounding, dst, src0, src1, src2 }
}

openvisa_isa_core::wire_versions! {
    Gather4Typed (exec_size, pred, channels, surface, u, v, r, lod, dst) = Since<0x3028, Gather4TypedSince3_2, Gather4TypedBefore3_2>;
    Scatter4Typed (exec_size, pred, channels, surface, u, v, r, lod, src) = Since<0x3028, Scatter4TypedSince3_2, Scatter4TypedBefore3_2>;
    LscUntypedControl (lsc_sub_op, exec_size, pred, lsc_sfid, caching_l1, caching_l2, caching_l3, cache_operation, cache_size, addr_type, addr_size, src0_addrs) = Since<0x4028, LscUntypedControlSince4_2, Unknown>;
    RawSendg (modifiers, exec_size, sfid, pred, dst, dst_length, src0, src0_length, src1, src1_length, ind0, ind1, desc) = Since<0x4028, RawSendgSince4_2, Unknown>;
    ShflIdx4 (exec_size, pred, dst, src0, src1) = Since<0x4028, ShflIdx4Since4_2, Unknown>;
    Lfsr (exec_size, pred, func_ctrl, dst, src0, src1) = Since<0x4028, LfsrSince4_2, Unknown>;
    Bdpas (exec_size, dst, src0, src1, src2, src3, src4, w, a, sd, rc) = Since<0x4028, BdpasSince4_2, Unknown>;
    Dnscl (exec_size, pred, conversion, mode, rounding, dst, src0, src1, src2) = Since<0x4028, DnsclSince4_2, Unknown>;
}
