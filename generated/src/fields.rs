// @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.

//! Generic access to the members of any instruction.
#![allow(unused_imports)]
use crate::instructions::Inst;
use crate::operands::*;
use openvisa_isa_core::List;
/// The value of a member of an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum Value<'a> {
    /// A number. For an enumeration or a bit field, its bits.
    Int(i64),
    /// An operand.
    VecOperand(VecOperand),
    /// An operand.
    RawOperand(RawOperand),
    /// A list. Its field is the first of the fields whose values it holds.
    RawOperands(List<'a, RawOperand>),
    /// A list. Its field is the first of the fields whose values it holds.
    U16s(List<'a, u16>),
}

/// A visitor of the members of an instruction.
///
/// Each method gets the position of the field in
/// [`InstInfo::fields`](crate::InstInfo::fields), and the value of the member.
pub trait Visitor<'a> {
    /// Visits a number. For an enumeration or a bit field, `value` is its bits.
    fn int(&mut self, field: u8, value: i64);
    /// An operand.
    fn vec_operand(&mut self, field: u8, value: &VecOperand);
    /// An operand.
    fn raw_operand(&mut self, field: u8, value: &RawOperand);
    /// A list. Its field is the first of the fields whose values it holds.
    fn raw_operands(&mut self, field: u8, value: List<'a, RawOperand>);
    /// A list. Its field is the first of the fields whose values it holds.
    fn u16s(&mut self, field: u8, value: List<'a, u16>);
}

/// A visitor that passes each member to a function as a [`Value`].
struct FunctionVisitor<F>(F);
impl<'a, F: FnMut(u8, Value<'a>)> Visitor<'a> for FunctionVisitor<F> {
    fn int(&mut self, field: u8, value: i64) {
        (self.0)(field, Value::Int(value));
    }

    fn vec_operand(&mut self, field: u8, value: &VecOperand) {
        (self.0)(field, Value::VecOperand(*value));
    }

    fn raw_operand(&mut self, field: u8, value: &RawOperand) {
        (self.0)(field, Value::RawOperand(*value));
    }

    fn raw_operands(&mut self, field: u8, value: List<'a, RawOperand>) {
        (self.0)(field, Value::RawOperands(value));
    }

    fn u16s(&mut self, field: u8, value: List<'a, u16>) {
        (self.0)(field, Value::U16s(value));
    }
}

macro_rules! each_format {
    ($($callback:ident)::+) => {
        $($callback)::+! {
            {<'a>}
            Add { 0 bits exec_size, 1 bits pred, 2 VecOperand dst, 3 VecOperand src0, 4 VecOperand src1 }
            Avg { 0 bits exec_size, 1 bits pred, 2 VecOperand dst, 3 VecOperand src0, 4 VecOperand src1 }
            Div { 0 bits exec_size, 1 bits pred, 2 VecOperand dst, 3 VecOperand src0, 4 VecOperand src1 }
            Dp2 { 0 bits exec_size, 1 bits pred, 2 VecOperand dst, 3 VecOperand src0, 4 VecOperand src1 }
            Dp3 { 0 bits exec_size, 1 bits pred, 2 VecOperand dst, 3 VecOperand src0, 4 VecOperand src1 }
            Dp4 { 0 bits exec_size, 1 bits pred, 2 VecOperand dst, 3 VecOperand src0, 4 VecOperand src1 }
            Dph { 0 bits exec_size, 1 bits pred, 2 VecOperand dst, 3 VecOperand src0, 4 VecOperand src1 }
            Exp { 0 bits exec_size, 1 bits pred, 2 VecOperand dst, 3 VecOperand src0 }
            Frc { 0 bits exec_size, 1 bits pred, 2 VecOperand dst, 3 VecOperand src0 }
            Line { 0 bits exec_size, 1 bits pred, 2 VecOperand dst, 3 VecOperand src0, 4 VecOperand src1 }
            Log { 0 bits exec_size, 1 bits pred, 2 VecOperand dst, 3 VecOperand src0 }
            Mad { 0 bits exec_size, 1 bits pred, 2 VecOperand dst, 3 VecOperand src0, 4 VecOperand src1, 5 VecOperand src2 }
            Mulh { 0 bits exec_size, 1 bits pred, 2 VecOperand dst, 3 VecOperand src0, 4 VecOperand src1 }
            Lrp { 0 bits exec_size, 1 bits pred, 2 VecOperand dst, 3 VecOperand src0, 4 VecOperand src1, 5 VecOperand src2 }
            Mod { 0 bits exec_size, 1 bits pred, 2 VecOperand dst, 3 VecOperand src0, 4 VecOperand src1 }
            Mul { 0 bits exec_size, 1 bits pred, 2 VecOperand dst, 3 VecOperand src0, 4 VecOperand src1 }
            Pow { 0 bits exec_size, 1 bits pred, 2 VecOperand dst, 3 VecOperand src0, 4 VecOperand src1 }
            Rndd { 0 bits exec_size, 1 bits pred, 2 VecOperand dst, 3 VecOperand src0 }
            Rndu { 0 bits exec_size, 1 bits pred, 2 VecOperand dst, 3 VecOperand src0 }
            Rnde { 0 bits exec_size, 1 bits pred, 2 VecOperand dst, 3 VecOperand src0 }
            Rndz { 0 bits exec_size, 1 bits pred, 2 VecOperand dst, 3 VecOperand src0 }
            Sad2 { 0 bits exec_size, 1 bits pred, 2 VecOperand dst, 3 VecOperand src0, 4 VecOperand src1 }
            Sin { 0 bits exec_size, 1 bits pred, 2 VecOperand dst, 3 VecOperand src0 }
            Cos { 0 bits exec_size, 1 bits pred, 2 VecOperand dst, 3 VecOperand src0 }
            Sqrt { 0 bits exec_size, 1 bits pred, 2 VecOperand dst, 3 VecOperand src0 }
            Rsqrt { 0 bits exec_size, 1 bits pred, 2 VecOperand dst, 3 VecOperand src0 }
            Inv { 0 bits exec_size, 1 bits pred, 2 VecOperand dst, 3 VecOperand src0 }
            Dpasw { 0 bits exec_size, 1 RawOperand dst, 2 RawOperand src0, 3 RawOperand src1, 4 VecOperand src2, 5 bits w, 6 bits a, 7 number sd, 8 number rc }
            Fcvt { 0 bits exec_size, 1 VecOperand dst, 2 VecOperand src0 }
            Srnd { 0 bits exec_size, 1 VecOperand dst, 2 VecOperand src0, 3 VecOperand src1 }
            Lzd { 0 bits exec_size, 1 bits pred, 2 VecOperand dst, 3 VecOperand src0 }
            And { 0 bits exec_size, 1 bits pred, 2 VecOperand dst, 3 VecOperand src0, 4 VecOperand src1 }
            Or { 0 bits exec_size, 1 bits pred, 2 VecOperand dst, 3 VecOperand src0, 4 VecOperand src1 }
            Xor { 0 bits exec_size, 1 bits pred, 2 VecOperand dst, 3 VecOperand src0, 4 VecOperand src1 }
            Not { 0 bits exec_size, 1 bits pred, 2 VecOperand dst, 3 VecOperand src0 }
            Shl { 0 bits exec_size, 1 bits pred, 2 VecOperand dst, 3 VecOperand src0, 4 VecOperand src1 }
            Shr { 0 bits exec_size, 1 bits pred, 2 VecOperand dst, 3 VecOperand src0, 4 VecOperand src1 }
            Asr { 0 bits exec_size, 1 bits pred, 2 VecOperand dst, 3 VecOperand src0, 4 VecOperand src1 }
            Cbit { 0 bits exec_size, 1 bits pred, 2 VecOperand dst, 3 VecOperand src0 }
            AddrAdd { 0 bits exec_size, 1 VecOperand dst, 2 VecOperand src0, 3 VecOperand src1 }
            Mov { 0 bits exec_size, 1 bits pred, 2 VecOperand dst, 3 VecOperand src0 }
            Sel { 0 bits exec_size, 1 bits pred, 2 VecOperand dst, 3 VecOperand src0, 4 VecOperand src1 }
            Setp { 0 bits exec_size, 1 VecOperand dst, 2 VecOperand src0 }
            Cmp { 0 bits exec_size, 1 bits rel_op, 2 VecOperand dst, 3 VecOperand src0, 4 VecOperand src1 }
            Movs { 0 bits exec_size, 1 VecOperand dst, 2 VecOperand src0 }
            Fbl { 0 bits exec_size, 1 bits pred, 2 VecOperand dst, 3 VecOperand src0 }
            Fbh { 0 bits exec_size, 1 bits pred, 2 VecOperand dst, 3 VecOperand src0 }
            Subroutine { 0 number label }
            Label { 0 number label }
            Jmp { 0 bits exec_size, 1 bits pred, 2 number label }
            Call { 0 bits exec_size, 1 bits pred, 2 number label }
            Fccall { 0 bits exec_size, 1 bits pred, 2 number label }
            Ret { 0 bits exec_size, 1 bits pred }
            OwordLd { 0 bits size, 1 number is_modified, 2 number surface, 3 VecOperand offset, 4 RawOperand dst }
            OwordSt { 0 bits size, 1 number surface, 2 VecOperand offset, 3 RawOperand src }
            MediaLd { 0 bits modifiers, 1 number surface, 2 number plane, 3 number block_width, 4 number block_height, 5 VecOperand x_offset, 6 VecOperand y_offset, 7 RawOperand dst }
            MediaSt { 0 bits modifiers, 1 number surface, 2 number plane, 3 number block_width, 4 number block_height, 5 VecOperand x_offset, 6 VecOperand y_offset, 7 RawOperand src }
            Gather { 0 bits elt_size, 1 number is_modified, 2 bits num_elts, 3 number surface, 4 VecOperand global_offset, 5 RawOperand element_offset, 6 RawOperand dst }
            Scatter { 0 bits elt_size, 1 bits num_elts, 2 number surface, 3 VecOperand global_offset, 4 RawOperand element_offset, 5 RawOperand src }
            OwordLdUnaligned { 0 bits size, 1 number is_modified, 2 number surface, 3 VecOperand offset, 4 RawOperand dst }
            Sample { 0 bits mode, 1 number sampler, 2 number surface, 3 RawOperand u, 4 RawOperand v, 5 RawOperand r, 6 RawOperand dst }
            SampleUnorm { 0 bits channel_mask, 1 number sampler, 2 number surface, 3 VecOperand u_offset, 4 VecOperand v_offset, 5 VecOperand delta_u, 6 VecOperand delta_v, 7 RawOperand dst }
            Load { 0 bits mode, 1 number surface, 2 RawOperand u, 3 RawOperand v, 4 RawOperand r, 5 RawOperand dst }
            Avs { 0 bits channels, 1 number sampler, 2 number surface, 3 VecOperand u_offset, 4 VecOperand v_offset, 5 VecOperand delta_u, 6 VecOperand delta_v, 7 VecOperand u2d, 8 VecOperand group_id, 9 VecOperand vertical_block_number, 10 bits cntrl, 11 VecOperand v2d, 12 bits exec_mode, 13 VecOperand ief_bypass, 14 RawOperand dst }
            VaConvolve { 0 bits function, 1 number sampler, 2 number surface, 3 VecOperand u_offset, 4 VecOperand v_offset, 5 bits properties, 13 RawOperand dst }
            VaMinMax { 0 bits function, 2 number surface, 3 VecOperand u_offset, 4 VecOperand v_offset, 6 VecOperand mode, 13 RawOperand dst }
            VaMinMaxFilter { 0 bits function, 1 number sampler, 2 number surface, 3 VecOperand u_offset, 4 VecOperand v_offset, 7 bits cntrl, 8 bits filter_block, 9 VecOperand filter_mode, 13 RawOperand dst }
            VaMorphology { 0 bits function, 1 number sampler, 2 number surface, 3 VecOperand u_offset, 4 VecOperand v_offset, 10 bits block, 13 RawOperand dst }
            VaBoolCentroid { 0 bits function, 2 number surface, 3 VecOperand u_offset, 4 VecOperand v_offset, 11 VecOperand v_size, 12 VecOperand h_size, 13 RawOperand dst }
            VaCentroid { 0 bits function, 2 number surface, 3 VecOperand u_offset, 4 VecOperand v_offset, 11 VecOperand v_size, 13 RawOperand dst }
            MinMax { 0 bits exec_size, 1 bits op, 2 VecOperand dst, 3 VecOperand src0, 4 VecOperand src1 }
            Bfe { 0 bits exec_size, 1 bits pred, 2 VecOperand dst, 3 VecOperand src0, 4 VecOperand src1, 5 VecOperand src2 }
            Bfi { 0 bits exec_size, 1 bits pred, 2 VecOperand dst, 3 VecOperand src0, 4 VecOperand src1, 5 VecOperand src2, 6 VecOperand src3 }
            Bfrev { 0 bits exec_size, 1 bits pred, 2 VecOperand dst, 3 VecOperand src0 }
            Addc { 0 bits exec_size, 1 bits pred, 2 VecOperand dst, 3 VecOperand carry, 4 VecOperand src0, 5 VecOperand src1 }
            Subb { 0 bits exec_size, 1 bits pred, 2 VecOperand dst, 3 VecOperand borrow, 4 VecOperand src0, 5 VecOperand src1 }
            Gather4Typed { 0 bits exec_size, 1 bits pred, 2 bits channels, 3 number surface, 4 RawOperand u, 5 RawOperand v, 6 RawOperand r, 7 RawOperand lod, 8 RawOperand dst }
            Scatter4Typed { 0 bits exec_size, 1 bits pred, 2 bits channels, 3 number surface, 4 RawOperand u, 5 RawOperand v, 6 RawOperand r, 7 RawOperand lod, 8 RawOperand src }
            VaSklPlusConvolve1D { 0 bits function, 1 number sampler, 2 number surface, 3 VecOperand u_offset, 4 VecOperand v_offset, 5 bits block, 27 RawOperand dst }
            VaSklPlusConvolve1Pixel { 0 bits function, 1 number sampler, 2 number surface, 3 VecOperand u_offset, 4 VecOperand v_offset, 6 bits pixel_block, 23 RawOperand offsets, 27 RawOperand dst }
            VaSklPlusFloodFill { 0 bits function, 12 bits connect, 13 RawOperand h_mask, 14 VecOperand v_mask_left, 15 VecOperand v_mask_right, 16 VecOperand loop_count, 27 RawOperand dst }
            VaSklPlusLbpCreation { 0 bits function, 2 number surface, 3 VecOperand u_offset, 4 VecOperand v_offset, 10 bits patterns, 27 RawOperand dst }
            VaSklPlusLbpCorrelation { 0 bits function, 2 number surface, 3 VecOperand u_offset, 4 VecOperand v_offset, 11 VecOperand disparity, 27 RawOperand dst }
            VaSklPlusCorrelationSearch { 0 bits function, 2 number surface, 3 VecOperand u_offset, 4 VecOperand v_offset, 17 VecOperand v_origin, 18 VecOperand h_origin, 19 VecOperand x_size, 20 VecOperand y_size, 21 VecOperand x_search, 22 VecOperand y_search, 27 RawOperand dst }
            VaSklPlusHdcConvolve2D { 0 bits function, 1 number sampler, 2 number surface, 3 VecOperand u_offset, 4 VecOperand v_offset, 7 bits properties, 24 number out_surface, 25 VecOperand x_offset, 26 VecOperand y_offset }
            VaSklPlusHdcMinMaxFilter { 0 bits function, 1 number sampler, 2 number surface, 3 VecOperand u_offset, 4 VecOperand v_offset, 8 bits pixel_format, 9 bits mode, 24 number out_surface, 25 VecOperand x_offset, 26 VecOperand y_offset }
            VaSklPlusHdcMorphology { 0 bits function, 1 number sampler, 2 number surface, 3 VecOperand u_offset, 4 VecOperand v_offset, 24 number out_surface, 25 VecOperand x_offset, 26 VecOperand y_offset }
            VaSklPlusHdcLbpCorrelation { 0 bits function, 2 number surface, 3 VecOperand u_offset, 4 VecOperand v_offset, 11 VecOperand disparity, 24 number out_surface, 25 VecOperand x_offset, 26 VecOperand y_offset }
            VaSklPlusHdcLbpCreation { 0 bits function, 2 number surface, 3 VecOperand u_offset, 4 VecOperand v_offset, 10 bits patterns, 24 number out_surface, 25 VecOperand x_offset, 26 VecOperand y_offset }
            VaSklPlusHdcConvolve1D { 0 bits function, 1 number sampler, 2 number surface, 3 VecOperand u_offset, 4 VecOperand v_offset, 8 bits pixel_format, 24 number out_surface, 25 VecOperand x_offset, 26 VecOperand y_offset }
            VaSklPlusHdcConvolve1Pixel { 0 bits function, 1 number sampler, 2 number surface, 3 VecOperand u_offset, 4 VecOperand v_offset, 8 bits pixel_format, 23 RawOperand offsets, 24 number out_surface, 25 VecOperand x_offset, 26 VecOperand y_offset }
            SvmBlockLd { 0 bits properties, 1 VecOperand address, 2 RawOperand dst }
            SvmBlockSt { 0 bits properties, 1 VecOperand address, 2 RawOperand src }
            SvmGather { 0 bits exec_size, 1 bits pred, 2 bits block_size, 3 bits num_blocks, 4 RawOperand addresses, 5 RawOperand dst }
            SvmScatter { 0 bits exec_size, 1 bits pred, 2 bits block_size, 3 bits num_blocks, 4 RawOperand addresses, 5 RawOperand src }
            SvmAtomic { 0 bits exec_size, 1 bits pred, 2 bits op, 3 RawOperand addresses, 4 RawOperand src0, 5 RawOperand src1, 6 RawOperand dst }
            SvmGather4Scaled { 0 bits exec_size, 1 bits pred, 2 bits channels, 3 number scale, 4 VecOperand address, 5 RawOperand element_offset, 6 RawOperand dst }
            SvmScatter4Scaled { 0 bits exec_size, 1 bits pred, 2 bits channels, 3 number scale, 4 VecOperand address, 5 RawOperand element_offset, 6 RawOperand src }
            Ifcall { 0 bits exec_size, 1 bits pred, 2 bits modifiers, 3 VecOperand func_addr, 4 number arg_size, 5 number return_size }
            Faddr { 0 number func_id, 1 VecOperand dst }
            File { 0 number file_name }
            Loc { 0 number line_number }
            VmeIme { 0 bits stream_mode, 1 bits search_ctrl, 2 RawOperand uni_input, 3 RawOperand ime_input, 4 number surface, 5 RawOperand ref0, 6 RawOperand ref1, 7 RawOperand cost_center, 8 RawOperand output }
            VmeSic { 0 RawOperand uni_input, 1 RawOperand sic_input, 2 number surface, 3 RawOperand output }
            VmeFbr { 0 RawOperand uni_input, 1 RawOperand fbr_input, 2 number surface, 3 VecOperand fbr_mb_mode, 4 VecOperand fbr_sub_mb_shape, 5 VecOperand fbr_sub_pred_mode, 6 RawOperand output }
            VmeIdm { 0 RawOperand uni_input, 1 RawOperand idm_input, 2 number surface, 3 RawOperand output }
            Barrier {  }
            CacheFlush {  }
            Wait { 0 VecOperand mask }
            Fence { 0 bits mask }
            RawSend { 0 bits modifiers, 1 bits exec_size, 2 bits pred, 3 number ex_msg_desc, 4 number num_src, 5 number num_dst, 6 VecOperand desc, 7 RawOperand src, 8 RawOperand dst }
            Yield {  }
            Nbarrier { 0 bits mode, 1 VecOperand id, 2 VecOperand r#type, 3 VecOperand num_producers, 4 VecOperand num_consumers }
            Fcall { 0 bits exec_size, 1 bits pred, 2 number func_id, 3 number arg_size, 4 number return_size }
            Fret { 0 bits exec_size, 1 bits pred }
            Switchjmp { 0 bits exec_size, 2 VecOperand index, 3 U16s labels }
            Sad2add { 0 bits exec_size, 1 bits pred, 2 VecOperand dst, 3 VecOperand src0, 4 VecOperand src1, 5 VecOperand src2 }
            Pln { 0 bits exec_size, 1 bits pred, 2 VecOperand dst, 3 VecOperand src0, 4 VecOperand src1 }
            Goto { 0 bits exec_size, 1 bits pred, 2 number label }
            ThreeDSample { 0 bits op, 1 bits exec_size, 2 bits pred, 3 bits channels, 4 VecOperand aoffimmi, 5 number sampler, 6 VecOperand sampler_state, 7 number sampler_index, 8 number surface, 9 VecOperand surface_state, 10 number surface_index, 11 RawOperand dst, 12 RawOperand paired_surface, 20 RawOperands params }
            ThreeDLoad { 0 bits op, 1 bits exec_size, 2 bits pred, 3 bits channels, 4 VecOperand aoffimmi, 5 number surface, 6 VecOperand surface_state, 7 number surface_index, 8 RawOperand dst, 9 RawOperand paired_surface, 11 RawOperands params }
            ThreeDSample4 { 0 bits op, 1 bits exec_size, 2 bits pred, 3 bits src_channel, 4 VecOperand aoffimmi, 5 number sampler, 6 VecOperand sampler_state, 7 number sampler_index, 8 number surface, 9 VecOperand surface_state, 10 number surface_index, 11 RawOperand dst, 12 RawOperand paired_surface, 19 RawOperands params }
            Info { 0 bits op, 1 bits exec_size, 2 bits channels, 3 number surface, 4 VecOperand surface_state, 5 number surface_index, 6 RawOperand lod, 7 RawOperand dst }
            RtWrite { 0 bits exec_size, 1 bits pred, 2 bits mode, 3 number surface, 4 RawOperand header, 5 VecOperand si, 6 VecOperand cps, 7 VecOperand rti, 8 RawOperand source0_alpha, 9 RawOperand o_mask, 10 RawOperand r, 11 RawOperand g, 12 RawOperand b, 13 RawOperand a, 14 RawOperand source_depth, 15 RawOperand stencil }
            UrbWrite { 0 bits exec_size, 1 bits pred, 2 number num_out, 3 RawOperand channel_mask, 4 number global_offset, 5 RawOperand urb_handle, 6 RawOperand per_slot_offset, 7 RawOperand vertex_data }
            TypedAtomic { 0 bits op, 1 bits exec_size, 2 bits pred, 3 number surface, 4 RawOperand u, 5 RawOperand v, 6 RawOperand r, 7 RawOperand lod, 8 RawOperand src0, 9 RawOperand src1, 10 RawOperand dst }
            Gather4Scaled { 0 bits exec_size, 1 bits pred, 2 bits channels, 3 number scale, 4 number surface, 5 VecOperand offset, 6 RawOperand element_offset, 7 RawOperand dst }
            Scatter4Scaled { 0 bits exec_size, 1 bits pred, 2 bits channels, 3 number scale, 4 number surface, 5 VecOperand offset, 6 RawOperand element_offset, 7 RawOperand src }
            GatherScaled { 0 bits exec_size, 1 bits pred, 2 number block_size, 3 bits num_blocks, 4 number scale, 5 number surface, 6 VecOperand offset, 7 RawOperand element_offset, 8 RawOperand dst }
            ScatterScaled { 0 bits exec_size, 1 bits pred, 2 number block_size, 3 bits num_blocks, 4 number scale, 5 number surface, 6 VecOperand offset, 7 RawOperand element_offset, 8 RawOperand src }
            RawSends { 0 bits modifiers, 1 bits exec_size, 2 bits pred, 3 number num_src0, 4 number num_src1, 5 number num_dst, 6 number sfid, 7 VecOperand ex_msg_desc, 8 VecOperand desc, 9 RawOperand src0, 10 RawOperand src1, 11 RawOperand dst }
            Lifetime { 0 bits properties, 1 number variable }
            Sbarrier { 0 bits mode }
            DwordAtomic { 0 bits op, 1 bits exec_size, 2 bits pred, 3 number surface, 4 RawOperand element_offset, 5 RawOperand src0, 6 RawOperand src1, 7 RawOperand dst }
            Sqrtm { 0 bits exec_size, 1 bits pred, 2 VecOperand dst, 3 VecOperand src0 }
            Divm { 0 bits exec_size, 1 bits pred, 2 VecOperand dst, 3 VecOperand src0, 4 VecOperand src1 }
            Rol { 0 bits exec_size, 1 bits pred, 2 VecOperand dst, 3 VecOperand src0, 4 VecOperand src1 }
            Ror { 0 bits exec_size, 1 bits pred, 2 VecOperand dst, 3 VecOperand src0, 4 VecOperand src1 }
            Dp4a { 0 bits exec_size, 1 bits pred, 2 VecOperand dst, 3 VecOperand src0, 4 VecOperand src1, 5 VecOperand src2 }
            Dpas { 0 bits exec_size, 1 RawOperand dst, 2 RawOperand src0, 3 RawOperand src1, 4 VecOperand src2, 5 bits w, 6 bits a, 7 number sd, 8 number rc }
            Add3 { 0 bits exec_size, 1 bits pred, 2 VecOperand dst, 3 VecOperand src0, 4 VecOperand src1, 5 VecOperand src2 }
            Bfn { 0 bits exec_size, 1 bits pred, 2 VecOperand dst, 3 VecOperand src0, 4 VecOperand src1, 5 VecOperand src2, 6 number boolean_func_ctrl }
            QwGather { 0 bits exec_size, 1 bits pred, 2 bits num_blocks, 3 number surface, 4 RawOperand offset, 5 RawOperand dst }
            QwScatter { 0 bits exec_size, 1 bits pred, 2 bits num_blocks, 3 number surface, 4 RawOperand offset, 5 RawOperand src }
            LscUntypedAppend { 0 bits lsc_sub_op, 1 bits exec_size, 2 bits pred, 3 bits lsc_sfid, 4 bits caching_l1, 5 bits caching_l2, 6 bits caching_l3, 10 bits addr_type, 14 bits data_size, 15 bits data_order, 16 bits data_elems_per_addr, 18 bits ch_mask, 23 VecOperand surface, 24 number surface_index, 25 RawOperand dst_data, 37 RawOperand src0_data }
            LscUntypedVector { 0 bits lsc_sub_op, 1 bits exec_size, 2 bits pred, 3 bits lsc_sfid, 4 bits caching_l1, 5 bits caching_l2, 6 bits caching_l3, 7 bits overfetch, 10 bits addr_type, 11 number addr_scale, 12 number addr_imm_offset, 13 bits addr_size, 14 bits data_size, 15 bits data_order, 16 bits data_elems_per_addr, 18 bits ch_mask, 23 VecOperand surface, 24 number surface_index, 25 RawOperand dst_data, 26 RawOperand src0_addrs, 38 RawOperand src1_data, 39 RawOperand src2_data }
            LscUntypedQuad { 0 bits lsc_sub_op, 1 bits exec_size, 2 bits pred, 3 bits lsc_sfid, 4 bits caching_l1, 5 bits caching_l2, 6 bits caching_l3, 7 bits overfetch, 10 bits addr_type, 11 number addr_scale, 12 number addr_imm_offset, 13 bits addr_size, 14 bits data_size, 15 bits data_order, 17 bits ch_mask_copy, 18 bits ch_mask, 23 VecOperand surface, 24 number surface_index, 25 RawOperand dst_data, 26 RawOperand src0_addrs, 38 RawOperand src1_data, 39 RawOperand src2_data }
            LscUntypedBlock2d { 0 bits lsc_sub_op, 1 bits exec_size, 2 bits pred, 3 bits lsc_sfid, 4 bits caching_l1, 5 bits caching_l2, 6 bits caching_l3, 14 bits data_size, 15 bits data_order, 19 number blocks, 20 number block_width, 21 number block_height, 22 bits vnni, 25 RawOperand dst_data, 29 VecOperand surface_base_addr, 30 VecOperand surface_width, 31 VecOperand surface_height, 32 VecOperand surface_pitch, 33 VecOperand src0_addr_x, 34 number src0_offset_x, 35 VecOperand src0_addr_y, 36 number src0_offset_y, 38 RawOperand src1_data }
            LscUntypedStrided { 0 bits lsc_sub_op, 1 bits exec_size, 2 bits pred, 3 bits lsc_sfid, 4 bits caching_l1, 5 bits caching_l2, 6 bits caching_l3, 10 bits addr_type, 11 number addr_scale, 12 number addr_imm_offset, 13 bits addr_size, 14 bits data_size, 15 bits data_order, 16 bits data_elems_per_addr, 18 bits ch_mask, 23 VecOperand surface, 24 number surface_index, 25 RawOperand dst_data, 27 RawOperand src0_addr_base, 28 VecOperand src0_addr_pitch, 38 RawOperand src1_data }
            LscUntypedControl { 0 bits lsc_sub_op, 1 bits exec_size, 2 bits pred, 3 bits lsc_sfid, 4 bits caching_l1, 5 bits caching_l2, 6 bits caching_l3, 8 bits cache_operation, 9 bits cache_size, 10 bits addr_type, 13 bits addr_size, 26 RawOperand src0_addrs }
            LscTypedVector { 0 bits lsc_sub_op, 1 bits exec_size, 2 bits predicate, 3 bits caching_l1, 4 bits caching_l2, 5 bits caching_l3, 6 bits samples, 7 bits addr_type, 8 bits addr_size, 9 bits data_size, 10 bits data_order, 11 bits data_elems_per_addr, 13 bits ch_mask, 16 VecOperand surface, 17 number surface_index, 18 RawOperand dst_data, 19 RawOperand src0_addrs_u, 20 number src0_offset_u, 21 RawOperand src0_addrs_v, 22 number src0_offset_v, 23 RawOperand src0_addrs_r, 24 number src0_offset_r, 25 RawOperand src0_addrs_lod, 30 RawOperand src1_data, 31 RawOperand src2_data }
            LscTypedQuad { 0 bits lsc_sub_op, 1 bits exec_size, 2 bits predicate, 3 bits caching_l1, 4 bits caching_l2, 5 bits caching_l3, 7 bits addr_type, 8 bits addr_size, 9 bits data_size, 10 bits data_order, 12 bits ch_mask_copy, 13 bits ch_mask, 16 VecOperand surface, 17 number surface_index, 18 RawOperand dst_data, 19 RawOperand src0_addrs_u, 20 number src0_offset_u, 21 RawOperand src0_addrs_v, 22 number src0_offset_v, 23 RawOperand src0_addrs_r, 24 number src0_offset_r, 25 RawOperand src0_addrs_lod, 30 RawOperand src1_data, 31 RawOperand src2_data }
            LscTypedBlock2d { 0 bits lsc_sub_op, 1 bits exec_size, 2 bits predicate, 3 bits caching_l1, 4 bits caching_l2, 5 bits caching_l3, 7 bits addr_type, 14 number block_width, 15 number block_height, 16 VecOperand surface, 17 number surface_index, 18 RawOperand dst_data, 26 VecOperand src0_addr_x, 27 number src0_offset_x, 28 VecOperand src0_addr_y, 29 number src0_offset_y, 30 RawOperand src1_data }
            LscFence { 0 bits exec_size, 1 bits pred, 2 bits lsc_sfid, 3 bits lsc_fence_op, 4 bits lsc_scope }
            RtRead { 0 bits exec_size, 1 bits pred, 2 bits mode, 3 number surface, 4 VecOperand si, 5 RawOperand dst }
            Madw { 0 bits exec_size, 1 bits pred, 2 VecOperand dst, 3 VecOperand src0, 4 VecOperand src1, 5 VecOperand src2 }
            Add3o { 0 bits exec_size, 1 bits pred, 2 VecOperand dst, 3 VecOperand src0, 4 VecOperand src1, 5 VecOperand src2 }
            RawSendg { 0 bits modifiers, 1 bits exec_size, 2 number sfid, 3 bits pred, 4 RawOperand dst, 5 number dst_length, 6 RawOperand src0, 7 number src0_length, 8 RawOperand src1, 9 number src1_length, 10 VecOperand ind0, 11 VecOperand ind1, 12 number desc }
            Breakpoint {  }
            ShflIdx4 { 0 bits exec_size, 1 bits pred, 2 RawOperand dst, 3 VecOperand src0, 4 VecOperand src1 }
            Tanh { 0 bits exec_size, 1 bits pred, 2 VecOperand dst, 3 VecOperand src0 }
            Sigm { 0 bits exec_size, 1 bits pred, 2 VecOperand dst, 3 VecOperand src0 }
            Lfsr { 0 bits exec_size, 1 bits pred, 2 bits func_ctrl, 3 VecOperand dst, 4 VecOperand src0, 5 VecOperand src1 }
            Bdpas { 0 bits exec_size, 1 RawOperand dst, 2 RawOperand src0, 3 RawOperand src1, 4 RawOperand src2, 5 VecOperand src3, 6 VecOperand src4, 7 bits w, 8 bits a, 9 number sd, 10 number rc }
            Dnscl { 0 bits exec_size, 1 bits pred, 2 bits conversion, 3 bits mode, 4 bits rounding, 5 RawOperand dst, 6 RawOperand src0, 7 RawOperand src1, 8 RawOperand src2 }
            Invm { 0 bits exec_size, 1 bits pred, 2 VecOperand dst, 3 VecOperand pred_dst, 4 VecOperand src0, 5 VecOperand src1 }
            Rsqtm { 0 bits exec_size, 1 bits pred, 2 VecOperand dst, 3 VecOperand pred_dst, 4 VecOperand src0 }
        }
    };
}
pub(crate) use each_format;

each_format!(openvisa_isa_core::inst_fields);
