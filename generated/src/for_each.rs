// @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.

//! `for_each_instruction!`.

/// Calls the macro `$callback` with a row for each instruction format, by opcode.
///
/// A row is
/// `Struct { kind: InstKind, opcode: BYTE, sub_opcode: BYTE|none, fields: { name: Type, ... } }`:
///
/// - `Struct` is a struct of [`instructions`](crate::instructions).
/// - `kind` is a variant of [`InstKind`](crate::InstKind).
/// - `fields` are the members of the struct in wire order. The type `[T]` is a list of `T`.
///
/// ```
/// macro_rules! count {
///     ($($name:ident { kind: $kind:ident, opcode: $opcode:literal, sub_opcode: $sub:tt,
///         fields: { $($field:ident: $type:tt,)* } })*) => { [$(stringify!($name)),*].len() };
/// }
/// assert!(openvisa_isa::for_each_instruction!(count) > 0);
/// ```
#[macro_export]
macro_rules! for_each_instruction {
    ($callback:ident) => {
        $callback! {
            Add { kind: Add, opcode: 0x01, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, dst: VecOperand, src0: VecOperand, src1: VecOperand, } }
            Avg { kind: Avg, opcode: 0x02, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, dst: VecOperand, src0: VecOperand, src1: VecOperand, } }
            Div { kind: Div, opcode: 0x03, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, dst: VecOperand, src0: VecOperand, src1: VecOperand, } }
            Dp2 { kind: Dp2, opcode: 0x04, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, dst: VecOperand, src0: VecOperand, src1: VecOperand, } }
            Dp3 { kind: Dp3, opcode: 0x05, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, dst: VecOperand, src0: VecOperand, src1: VecOperand, } }
            Dp4 { kind: Dp4, opcode: 0x06, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, dst: VecOperand, src0: VecOperand, src1: VecOperand, } }
            Dph { kind: Dph, opcode: 0x07, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, dst: VecOperand, src0: VecOperand, src1: VecOperand, } }
            Exp { kind: Exp, opcode: 0x08, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, dst: VecOperand, src0: VecOperand, } }
            Frc { kind: Frc, opcode: 0x09, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, dst: VecOperand, src0: VecOperand, } }
            Line { kind: Line, opcode: 0x0a, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, dst: VecOperand, src0: VecOperand, src1: VecOperand, } }
            Log { kind: Log, opcode: 0x0b, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, dst: VecOperand, src0: VecOperand, } }
            Mad { kind: Mad, opcode: 0x0c, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, dst: VecOperand, src0: VecOperand, src1: VecOperand, src2: VecOperand, } }
            Mulh { kind: Mulh, opcode: 0x0d, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, dst: VecOperand, src0: VecOperand, src1: VecOperand, } }
            Lrp { kind: Lrp, opcode: 0x0e, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, dst: VecOperand, src0: VecOperand, src1: VecOperand, src2: VecOperand, } }
            Mod { kind: Mod, opcode: 0x0f, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, dst: VecOperand, src0: VecOperand, src1: VecOperand, } }
            Mul { kind: Mul, opcode: 0x10, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, dst: VecOperand, src0: VecOperand, src1: VecOperand, } }
            Pow { kind: Pow, opcode: 0x11, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, dst: VecOperand, src0: VecOperand, src1: VecOperand, } }
            Rndd { kind: Rndd, opcode: 0x12, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, dst: VecOperand, src0: VecOperand, } }
            Rndu { kind: Rndu, opcode: 0x13, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, dst: VecOperand, src0: VecOperand, } }
            Rnde { kind: Rnde, opcode: 0x14, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, dst: VecOperand, src0: VecOperand, } }
            Rndz { kind: Rndz, opcode: 0x15, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, dst: VecOperand, src0: VecOperand, } }
            Sad2 { kind: Sad2, opcode: 0x16, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, dst: VecOperand, src0: VecOperand, src1: VecOperand, } }
            Sin { kind: Sin, opcode: 0x17, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, dst: VecOperand, src0: VecOperand, } }
            Cos { kind: Cos, opcode: 0x18, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, dst: VecOperand, src0: VecOperand, } }
            Sqrt { kind: Sqrt, opcode: 0x19, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, dst: VecOperand, src0: VecOperand, } }
            Rsqrt { kind: Rsqrt, opcode: 0x1a, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, dst: VecOperand, src0: VecOperand, } }
            Inv { kind: Inv, opcode: 0x1b, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, dst: VecOperand, src0: VecOperand, } }
            Dpasw { kind: Dpasw, opcode: 0x1c, sub_opcode: none, fields: { exec_size: ExecControl, dst: RawOperand, src0: RawOperand, src1: RawOperand, src2: VecOperand, w: Precision, a: Precision, sd: u8, rc: u8, } }
            Fcvt { kind: Fcvt, opcode: 0x1d, sub_opcode: none, fields: { exec_size: ExecControl, dst: VecOperand, src0: VecOperand, } }
            Srnd { kind: Srnd, opcode: 0x1e, sub_opcode: none, fields: { exec_size: ExecControl, dst: VecOperand, src0: VecOperand, src1: VecOperand, } }
            Lzd { kind: Lzd, opcode: 0x1f, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, dst: VecOperand, src0: VecOperand, } }
            And { kind: And, opcode: 0x20, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, dst: VecOperand, src0: VecOperand, src1: VecOperand, } }
            Or { kind: Or, opcode: 0x21, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, dst: VecOperand, src0: VecOperand, src1: VecOperand, } }
            Xor { kind: Xor, opcode: 0x22, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, dst: VecOperand, src0: VecOperand, src1: VecOperand, } }
            Not { kind: Not, opcode: 0x23, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, dst: VecOperand, src0: VecOperand, } }
            Shl { kind: Shl, opcode: 0x24, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, dst: VecOperand, src0: VecOperand, src1: VecOperand, } }
            Shr { kind: Shr, opcode: 0x25, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, dst: VecOperand, src0: VecOperand, src1: VecOperand, } }
            Asr { kind: Asr, opcode: 0x26, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, dst: VecOperand, src0: VecOperand, src1: VecOperand, } }
            Cbit { kind: Cbit, opcode: 0x27, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, dst: VecOperand, src0: VecOperand, } }
            AddrAdd { kind: AddrAdd, opcode: 0x28, sub_opcode: none, fields: { exec_size: ExecControl, dst: VecOperand, src0: VecOperand, src1: VecOperand, } }
            Mov { kind: Mov, opcode: 0x29, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, dst: VecOperand, src0: VecOperand, } }
            Sel { kind: Sel, opcode: 0x2a, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, dst: VecOperand, src0: VecOperand, src1: VecOperand, } }
            Setp { kind: Setp, opcode: 0x2b, sub_opcode: none, fields: { exec_size: ExecControl, dst: VecOperand, src0: VecOperand, } }
            Cmp { kind: Cmp, opcode: 0x2c, sub_opcode: none, fields: { exec_size: ExecControl, rel_op: CmpRelOp, dst: VecOperand, src0: VecOperand, src1: VecOperand, } }
            Movs { kind: Movs, opcode: 0x2d, sub_opcode: none, fields: { exec_size: ExecControl, dst: VecOperand, src0: VecOperand, } }
            Fbl { kind: Fbl, opcode: 0x2e, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, dst: VecOperand, src0: VecOperand, } }
            Fbh { kind: Fbh, opcode: 0x2f, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, dst: VecOperand, src0: VecOperand, } }
            Subroutine { kind: Subroutine, opcode: 0x30, sub_opcode: none, fields: { label: u16, } }
            Label { kind: Label, opcode: 0x31, sub_opcode: none, fields: { label: u16, } }
            Jmp { kind: Jmp, opcode: 0x32, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, label: u16, } }
            Call { kind: Call, opcode: 0x33, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, label: u16, } }
            Fccall { kind: Fccall, opcode: 0x33, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, label: u16, } }
            Ret { kind: Ret, opcode: 0x34, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, } }
            OwordLd { kind: OwordLd, opcode: 0x35, sub_opcode: none, fields: { size: OwordCount, is_modified: u8, surface: u8, offset: VecOperand, dst: RawOperand, } }
            OwordSt { kind: OwordSt, opcode: 0x36, sub_opcode: none, fields: { size: OwordCount, surface: u8, offset: VecOperand, src: RawOperand, } }
            MediaLd { kind: MediaLd, opcode: 0x37, sub_opcode: none, fields: { modifiers: MediaLines, surface: u8, plane: u8, block_width: u8, block_height: u8, x_offset: VecOperand, y_offset: VecOperand, dst: RawOperand, } }
            MediaSt { kind: MediaSt, opcode: 0x38, sub_opcode: none, fields: { modifiers: MediaLines, surface: u8, plane: u8, block_width: u8, block_height: u8, x_offset: VecOperand, y_offset: VecOperand, src: RawOperand, } }
            Gather { kind: Gather, opcode: 0x39, sub_opcode: none, fields: { elt_size: ElementSize, is_modified: u8, num_elts: ElementControl, surface: u8, global_offset: VecOperand, element_offset: RawOperand, dst: RawOperand, } }
            Scatter { kind: Scatter, opcode: 0x3a, sub_opcode: none, fields: { elt_size: ElementSize, num_elts: ElementControl, surface: u8, global_offset: VecOperand, element_offset: RawOperand, src: RawOperand, } }
            OwordLdUnaligned { kind: OwordLdUnaligned, opcode: 0x3c, sub_opcode: none, fields: { size: OwordCount, is_modified: u8, surface: u8, offset: VecOperand, dst: RawOperand, } }
            Sample { kind: Sample, opcode: 0x40, sub_opcode: none, fields: { mode: SamplerMode, sampler: u8, surface: u8, u: RawOperand, v: RawOperand, r: RawOperand, dst: RawOperand, } }
            SampleUnorm { kind: SampleUnorm, opcode: 0x41, sub_opcode: none, fields: { channel_mask: SampleUnormChannelMask, sampler: u8, surface: u8, u_offset: VecOperand, v_offset: VecOperand, delta_u: VecOperand, delta_v: VecOperand, dst: RawOperand, } }
            Load { kind: Load, opcode: 0x42, sub_opcode: none, fields: { mode: SamplerMode, surface: u8, u: RawOperand, v: RawOperand, r: RawOperand, dst: RawOperand, } }
            Avs { kind: Avs, opcode: 0x43, sub_opcode: none, fields: { channels: ColourChannels, sampler: u8, surface: u8, u_offset: VecOperand, v_offset: VecOperand, delta_u: VecOperand, delta_v: VecOperand, u2d: VecOperand, group_id: VecOperand, vertical_block_number: VecOperand, cntrl: SamplerOutput, v2d: VecOperand, exec_mode: AvsBlock, ief_bypass: VecOperand, dst: RawOperand, } }
            VaConvolve { kind: Va, opcode: 0x44, sub_opcode: none, fields: { function: VideoFunction, sampler: u8, surface: u8, u_offset: VecOperand, v_offset: VecOperand, properties: VaProperties, dst: RawOperand, } }
            VaMinMax { kind: Va, opcode: 0x44, sub_opcode: none, fields: { function: VideoFunction, surface: u8, u_offset: VecOperand, v_offset: VecOperand, mode: VecOperand, dst: RawOperand, } }
            VaMinMaxFilter { kind: Va, opcode: 0x44, sub_opcode: none, fields: { function: VideoFunction, sampler: u8, surface: u8, u_offset: VecOperand, v_offset: VecOperand, cntrl: SamplerOutput, filter_block: MinMaxBlock, filter_mode: VecOperand, dst: RawOperand, } }
            VaMorphology { kind: Va, opcode: 0x44, sub_opcode: none, fields: { function: VideoFunction, sampler: u8, surface: u8, u_offset: VecOperand, v_offset: VecOperand, block: MorphologyBlock, dst: RawOperand, } }
            VaBoolCentroid { kind: Va, opcode: 0x44, sub_opcode: none, fields: { function: VideoFunction, surface: u8, u_offset: VecOperand, v_offset: VecOperand, v_size: VecOperand, h_size: VecOperand, dst: RawOperand, } }
            VaCentroid { kind: Va, opcode: 0x44, sub_opcode: none, fields: { function: VideoFunction, surface: u8, u_offset: VecOperand, v_offset: VecOperand, v_size: VecOperand, dst: RawOperand, } }
            MinMax { kind: MinMax, opcode: 0x45, sub_opcode: none, fields: { exec_size: ExecControl, op: MinMaxOp, dst: VecOperand, src0: VecOperand, src1: VecOperand, } }
            Bfe { kind: Bfe, opcode: 0x46, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, dst: VecOperand, src0: VecOperand, src1: VecOperand, src2: VecOperand, } }
            Bfi { kind: Bfi, opcode: 0x47, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, dst: VecOperand, src0: VecOperand, src1: VecOperand, src2: VecOperand, src3: VecOperand, } }
            Bfrev { kind: Bfrev, opcode: 0x48, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, dst: VecOperand, src0: VecOperand, } }
            Addc { kind: Addc, opcode: 0x49, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, dst: VecOperand, carry: VecOperand, src0: VecOperand, src1: VecOperand, } }
            Subb { kind: Subb, opcode: 0x4a, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, dst: VecOperand, borrow: VecOperand, src0: VecOperand, src1: VecOperand, } }
            Gather4Typed { kind: Gather4Typed, opcode: 0x4b, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, channels: ColourChannels, surface: u8, u: RawOperand, v: RawOperand, r: RawOperand, lod: RawOperand, dst: RawOperand, } }
            Scatter4Typed { kind: Scatter4Typed, opcode: 0x4c, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, channels: ColourChannels, surface: u8, u: RawOperand, v: RawOperand, r: RawOperand, lod: RawOperand, src: RawOperand, } }
            VaSklPlusConvolve1D { kind: VaSklPlus, opcode: 0x4d, sub_opcode: none, fields: { function: LateVideoFunction, sampler: u8, surface: u8, u_offset: VecOperand, v_offset: VecOperand, block: LineBlock, dst: RawOperand, } }
            VaSklPlusConvolve1Pixel { kind: VaSklPlus, opcode: 0x4d, sub_opcode: none, fields: { function: LateVideoFunction, sampler: u8, surface: u8, u_offset: VecOperand, v_offset: VecOperand, pixel_block: PixelBlock, offsets: RawOperand, dst: RawOperand, } }
            VaSklPlusFloodFill { kind: VaSklPlus, opcode: 0x4d, sub_opcode: none, fields: { function: LateVideoFunction, connect: FloodConnect, h_mask: RawOperand, v_mask_left: VecOperand, v_mask_right: VecOperand, loop_count: VecOperand, dst: RawOperand, } }
            VaSklPlusLbpCreation { kind: VaSklPlus, opcode: 0x4d, sub_opcode: none, fields: { function: LateVideoFunction, surface: u8, u_offset: VecOperand, v_offset: VecOperand, patterns: BinaryPatterns, dst: RawOperand, } }
            VaSklPlusLbpCorrelation { kind: VaSklPlus, opcode: 0x4d, sub_opcode: none, fields: { function: LateVideoFunction, surface: u8, u_offset: VecOperand, v_offset: VecOperand, disparity: VecOperand, dst: RawOperand, } }
            VaSklPlusCorrelationSearch { kind: VaSklPlus, opcode: 0x4d, sub_opcode: none, fields: { function: LateVideoFunction, surface: u8, u_offset: VecOperand, v_offset: VecOperand, v_origin: VecOperand, h_origin: VecOperand, x_size: VecOperand, y_size: VecOperand, x_search: VecOperand, y_search: VecOperand, dst: RawOperand, } }
            VaSklPlusHdcConvolve2D { kind: VaSklPlus, opcode: 0x4d, sub_opcode: none, fields: { function: LateVideoFunction, sampler: u8, surface: u8, u_offset: VecOperand, v_offset: VecOperand, properties: VaSklPlusProperties, out_surface: u8, x_offset: VecOperand, y_offset: VecOperand, } }
            VaSklPlusHdcMinMaxFilter { kind: VaSklPlus, opcode: 0x4d, sub_opcode: none, fields: { function: LateVideoFunction, sampler: u8, surface: u8, u_offset: VecOperand, v_offset: VecOperand, pixel_format: VideoPixelFormat, mode: MinMaxMode, out_surface: u8, x_offset: VecOperand, y_offset: VecOperand, } }
            VaSklPlusHdcMorphology { kind: VaSklPlus, opcode: 0x4d, sub_opcode: none, fields: { function: LateVideoFunction, sampler: u8, surface: u8, u_offset: VecOperand, v_offset: VecOperand, out_surface: u8, x_offset: VecOperand, y_offset: VecOperand, } }
            VaSklPlusHdcLbpCorrelation { kind: VaSklPlus, opcode: 0x4d, sub_opcode: none, fields: { function: LateVideoFunction, surface: u8, u_offset: VecOperand, v_offset: VecOperand, disparity: VecOperand, out_surface: u8, x_offset: VecOperand, y_offset: VecOperand, } }
            VaSklPlusHdcLbpCreation { kind: VaSklPlus, opcode: 0x4d, sub_opcode: none, fields: { function: LateVideoFunction, surface: u8, u_offset: VecOperand, v_offset: VecOperand, patterns: BinaryPatterns, out_surface: u8, x_offset: VecOperand, y_offset: VecOperand, } }
            VaSklPlusHdcConvolve1D { kind: VaSklPlus, opcode: 0x4d, sub_opcode: none, fields: { function: LateVideoFunction, sampler: u8, surface: u8, u_offset: VecOperand, v_offset: VecOperand, pixel_format: VideoPixelFormat, out_surface: u8, x_offset: VecOperand, y_offset: VecOperand, } }
            VaSklPlusHdcConvolve1Pixel { kind: VaSklPlus, opcode: 0x4d, sub_opcode: none, fields: { function: LateVideoFunction, sampler: u8, surface: u8, u_offset: VecOperand, v_offset: VecOperand, pixel_format: VideoPixelFormat, offsets: RawOperand, out_surface: u8, x_offset: VecOperand, y_offset: VecOperand, } }
            SvmBlockLd { kind: SvmBlockLd, opcode: 0x4e, sub_opcode: 0x01, fields: { properties: BlockProperties, address: VecOperand, dst: RawOperand, } }
            SvmBlockSt { kind: SvmBlockSt, opcode: 0x4e, sub_opcode: 0x02, fields: { properties: BlockProperties, address: VecOperand, src: RawOperand, } }
            SvmGather { kind: SvmGather, opcode: 0x4e, sub_opcode: 0x03, fields: { exec_size: ExecControl, pred: Predicate, block_size: BlockSize, num_blocks: BlockCount, addresses: RawOperand, dst: RawOperand, } }
            SvmScatter { kind: SvmScatter, opcode: 0x4e, sub_opcode: 0x04, fields: { exec_size: ExecControl, pred: Predicate, block_size: BlockSize, num_blocks: BlockCount, addresses: RawOperand, src: RawOperand, } }
            SvmAtomic { kind: SvmAtomic, opcode: 0x4e, sub_opcode: 0x05, fields: { exec_size: ExecControl, pred: Predicate, op: AtomicControl, addresses: RawOperand, src0: RawOperand, src1: RawOperand, dst: RawOperand, } }
            SvmGather4Scaled { kind: SvmGather4Scaled, opcode: 0x4e, sub_opcode: 0x06, fields: { exec_size: ExecControl, pred: Predicate, channels: ColourChannels, scale: u16, address: VecOperand, element_offset: RawOperand, dst: RawOperand, } }
            SvmScatter4Scaled { kind: SvmScatter4Scaled, opcode: 0x4e, sub_opcode: 0x07, fields: { exec_size: ExecControl, pred: Predicate, channels: ColourChannels, scale: u16, address: VecOperand, element_offset: RawOperand, src: RawOperand, } }
            Ifcall { kind: Ifcall, opcode: 0x4f, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, modifiers: IfcallModifiers, func_addr: VecOperand, arg_size: u8, return_size: u8, } }
            Faddr { kind: Faddr, opcode: 0x50, sub_opcode: none, fields: { func_id: u16, dst: VecOperand, } }
            File { kind: File, opcode: 0x51, sub_opcode: none, fields: { file_name: u32, } }
            Loc { kind: Loc, opcode: 0x52, sub_opcode: none, fields: { line_number: u32, } }
            VmeIme { kind: VmeIme, opcode: 0x54, sub_opcode: none, fields: { stream_mode: VmeStreamMode, search_ctrl: VmeSearchControl, uni_input: RawOperand, ime_input: RawOperand, surface: u8, ref0: RawOperand, ref1: RawOperand, cost_center: RawOperand, output: RawOperand, } }
            VmeSic { kind: VmeSic, opcode: 0x55, sub_opcode: none, fields: { uni_input: RawOperand, sic_input: RawOperand, surface: u8, output: RawOperand, } }
            VmeFbr { kind: VmeFbr, opcode: 0x56, sub_opcode: none, fields: { uni_input: RawOperand, fbr_input: RawOperand, surface: u8, fbr_mb_mode: VecOperand, fbr_sub_mb_shape: VecOperand, fbr_sub_pred_mode: VecOperand, output: RawOperand, } }
            VmeIdm { kind: VmeIdm, opcode: 0x57, sub_opcode: none, fields: { uni_input: RawOperand, idm_input: RawOperand, surface: u8, output: RawOperand, } }
            Barrier { kind: Barrier, opcode: 0x59, sub_opcode: none, fields: {} }
            CacheFlush { kind: CacheFlush, opcode: 0x5a, sub_opcode: none, fields: {} }
            Wait { kind: Wait, opcode: 0x5b, sub_opcode: none, fields: { mask: VecOperand, } }
            Fence { kind: Fence, opcode: 0x5c, sub_opcode: none, fields: { mask: FenceMask, } }
            RawSend { kind: RawSend, opcode: 0x5d, sub_opcode: none, fields: { modifiers: RawSendModifiers, exec_size: ExecControl, pred: Predicate, ex_msg_desc: u32, num_src: u8, num_dst: u8, desc: VecOperand, src: RawOperand, dst: RawOperand, } }
            Yield { kind: Yield, opcode: 0x5f, sub_opcode: none, fields: {} }
            Nbarrier { kind: Nbarrier, opcode: 0x60, sub_opcode: none, fields: { mode: NbarrierMode, id: VecOperand, r#type: VecOperand, num_producers: VecOperand, num_consumers: VecOperand, } }
            Fcall { kind: Fcall, opcode: 0x67, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, func_id: u16, arg_size: u8, return_size: u8, } }
            Fret { kind: Fret, opcode: 0x68, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, } }
            Switchjmp { kind: Switchjmp, opcode: 0x69, sub_opcode: none, fields: { exec_size: ExecControl, index: VecOperand, labels: [u16], } }
            Sad2add { kind: Sad2add, opcode: 0x6a, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, dst: VecOperand, src0: VecOperand, src1: VecOperand, src2: VecOperand, } }
            Pln { kind: Pln, opcode: 0x6b, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, dst: VecOperand, src0: VecOperand, src1: VecOperand, } }
            Goto { kind: Goto, opcode: 0x6c, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, label: u16, } }
            ThreeDSample { kind: ThreeDSample, opcode: 0x6d, sub_opcode: none, fields: { op: ThreeDSampleOp, exec_size: ExecControl, pred: Predicate, channels: ColourChannels, aoffimmi: VecOperand, sampler: u8, sampler_state: VecOperand, sampler_index: u32, surface: u8, surface_state: VecOperand, surface_index: u32, dst: RawOperand, paired_surface: RawOperand, params: [RawOperand], } }
            ThreeDLoad { kind: ThreeDLoad, opcode: 0x6e, sub_opcode: none, fields: { op: ThreeDLoadOp, exec_size: ExecControl, pred: Predicate, channels: ColourChannels, aoffimmi: VecOperand, surface: u8, surface_state: VecOperand, surface_index: u32, dst: RawOperand, paired_surface: RawOperand, params: [RawOperand], } }
            ThreeDSample4 { kind: ThreeDSample4, opcode: 0x6f, sub_opcode: none, fields: { op: ThreeDSample4Op, exec_size: ExecControl, pred: Predicate, src_channel: ColourChannel, aoffimmi: VecOperand, sampler: u8, sampler_state: VecOperand, sampler_index: u32, surface: u8, surface_state: VecOperand, surface_index: u32, dst: RawOperand, paired_surface: RawOperand, params: [RawOperand], } }
            Info { kind: Info, opcode: 0x70, sub_opcode: none, fields: { op: InfoOp, exec_size: ExecControl, channels: ColourChannels, surface: u8, surface_state: VecOperand, surface_index: u32, lod: RawOperand, dst: RawOperand, } }
            RtWrite { kind: RtWrite, opcode: 0x71, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, mode: RtWriteMode, surface: u8, header: RawOperand, si: VecOperand, cps: VecOperand, rti: VecOperand, source0_alpha: RawOperand, o_mask: RawOperand, r: RawOperand, g: RawOperand, b: RawOperand, a: RawOperand, source_depth: RawOperand, stencil: RawOperand, } }
            UrbWrite { kind: UrbWrite, opcode: 0x72, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, num_out: u8, channel_mask: RawOperand, global_offset: u16, urb_handle: RawOperand, per_slot_offset: RawOperand, vertex_data: RawOperand, } }
            TypedAtomic { kind: TypedAtomic, opcode: 0x73, sub_opcode: none, fields: { op: AtomicControl, exec_size: ExecControl, pred: Predicate, surface: u8, u: RawOperand, v: RawOperand, r: RawOperand, lod: RawOperand, src0: RawOperand, src1: RawOperand, dst: RawOperand, } }
            Gather4Scaled { kind: Gather4Scaled, opcode: 0x74, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, channels: ColourChannels, scale: u16, surface: u8, offset: VecOperand, element_offset: RawOperand, dst: RawOperand, } }
            Scatter4Scaled { kind: Scatter4Scaled, opcode: 0x75, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, channels: ColourChannels, scale: u16, surface: u8, offset: VecOperand, element_offset: RawOperand, src: RawOperand, } }
            GatherScaled { kind: GatherScaled, opcode: 0x78, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, block_size: u8, num_blocks: BlockCount, scale: u16, surface: u8, offset: VecOperand, element_offset: RawOperand, dst: RawOperand, } }
            ScatterScaled { kind: ScatterScaled, opcode: 0x79, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, block_size: u8, num_blocks: BlockCount, scale: u16, surface: u8, offset: VecOperand, element_offset: RawOperand, src: RawOperand, } }
            RawSends { kind: RawSends, opcode: 0x7a, sub_opcode: none, fields: { modifiers: RawSendsModifiers, exec_size: ExecControl, pred: Predicate, num_src0: u8, num_src1: u8, num_dst: u8, sfid: u8, ex_msg_desc: VecOperand, desc: VecOperand, src0: RawOperand, src1: RawOperand, dst: RawOperand, } }
            Lifetime { kind: Lifetime, opcode: 0x7b, sub_opcode: none, fields: { properties: LifetimeProperties, variable: u32, } }
            Sbarrier { kind: Sbarrier, opcode: 0x7c, sub_opcode: none, fields: { mode: SbarrierMode, } }
            DwordAtomic { kind: DwordAtomic, opcode: 0x7d, sub_opcode: none, fields: { op: AtomicControl, exec_size: ExecControl, pred: Predicate, surface: u8, element_offset: RawOperand, src0: RawOperand, src1: RawOperand, dst: RawOperand, } }
            Sqrtm { kind: Sqrtm, opcode: 0x7e, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, dst: VecOperand, src0: VecOperand, } }
            Divm { kind: Divm, opcode: 0x7f, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, dst: VecOperand, src0: VecOperand, src1: VecOperand, } }
            Rol { kind: Rol, opcode: 0x80, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, dst: VecOperand, src0: VecOperand, src1: VecOperand, } }
            Ror { kind: Ror, opcode: 0x81, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, dst: VecOperand, src0: VecOperand, src1: VecOperand, } }
            Dp4a { kind: Dp4a, opcode: 0x82, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, dst: VecOperand, src0: VecOperand, src1: VecOperand, src2: VecOperand, } }
            Dpas { kind: Dpas, opcode: 0x83, sub_opcode: none, fields: { exec_size: ExecControl, dst: RawOperand, src0: RawOperand, src1: RawOperand, src2: VecOperand, w: Precision, a: Precision, sd: u8, rc: u8, } }
            Add3 { kind: Add3, opcode: 0x84, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, dst: VecOperand, src0: VecOperand, src1: VecOperand, src2: VecOperand, } }
            Bfn { kind: Bfn, opcode: 0x85, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, dst: VecOperand, src0: VecOperand, src1: VecOperand, src2: VecOperand, boolean_func_ctrl: u8, } }
            QwGather { kind: QwGather, opcode: 0x86, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, num_blocks: BlockCount, surface: u8, offset: RawOperand, dst: RawOperand, } }
            QwScatter { kind: QwScatter, opcode: 0x87, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, num_blocks: BlockCount, surface: u8, offset: RawOperand, src: RawOperand, } }
            LscUntypedAppend { kind: LscUntyped, opcode: 0x89, sub_opcode: none, fields: { lsc_sub_op: LscUntypedOp, exec_size: ExecControl, pred: Predicate, lsc_sfid: LscSfid, caching_l1: LscCaching, caching_l2: LscCaching, caching_l3: LscCaching, addr_type: LscAddrType, data_size: LscDataSize, data_order: LscDataOrder, data_elems_per_addr: LscDataElems, ch_mask: ChMask, surface: VecOperand, surface_index: u32, dst_data: RawOperand, src0_data: RawOperand, } }
            LscUntypedVector { kind: LscUntyped, opcode: 0x89, sub_opcode: none, fields: { lsc_sub_op: LscUntypedOp, exec_size: ExecControl, pred: Predicate, lsc_sfid: LscSfid, caching_l1: LscCaching, caching_l2: LscCaching, caching_l3: LscCaching, overfetch: LscUntypedOverfetch, addr_type: LscAddrType, addr_scale: u16, addr_imm_offset: i32, addr_size: LscAddrSize, data_size: LscDataSize, data_order: LscDataOrder, data_elems_per_addr: LscDataElems, ch_mask: ChMask, surface: VecOperand, surface_index: u32, dst_data: RawOperand, src0_addrs: RawOperand, src1_data: RawOperand, src2_data: RawOperand, } }
            LscUntypedQuad { kind: LscUntyped, opcode: 0x89, sub_opcode: none, fields: { lsc_sub_op: LscUntypedOp, exec_size: ExecControl, pred: Predicate, lsc_sfid: LscSfid, caching_l1: LscCaching, caching_l2: LscCaching, caching_l3: LscCaching, overfetch: LscUntypedOverfetch, addr_type: LscAddrType, addr_scale: u16, addr_imm_offset: i32, addr_size: LscAddrSize, data_size: LscDataSize, data_order: LscDataOrder, ch_mask_copy: ChMaskCopy, ch_mask: ChMask, surface: VecOperand, surface_index: u32, dst_data: RawOperand, src0_addrs: RawOperand, src1_data: RawOperand, src2_data: RawOperand, } }
            LscUntypedBlock2d { kind: LscUntyped, opcode: 0x89, sub_opcode: none, fields: { lsc_sub_op: LscUntypedOp, exec_size: ExecControl, pred: Predicate, lsc_sfid: LscSfid, caching_l1: LscCaching, caching_l2: LscCaching, caching_l3: LscCaching, data_size: LscDataSize, data_order: LscDataOrder, blocks: u8, block_width: u16, block_height: u16, vnni: LscUntypedVnni, dst_data: RawOperand, surface_base_addr: VecOperand, surface_width: VecOperand, surface_height: VecOperand, surface_pitch: VecOperand, src0_addr_x: VecOperand, src0_offset_x: i32, src0_addr_y: VecOperand, src0_offset_y: i32, src1_data: RawOperand, } }
            LscUntypedStrided { kind: LscUntyped, opcode: 0x89, sub_opcode: none, fields: { lsc_sub_op: LscUntypedOp, exec_size: ExecControl, pred: Predicate, lsc_sfid: LscSfid, caching_l1: LscCaching, caching_l2: LscCaching, caching_l3: LscCaching, addr_type: LscAddrType, addr_scale: u16, addr_imm_offset: i32, addr_size: LscAddrSize, data_size: LscDataSize, data_order: LscDataOrder, data_elems_per_addr: LscDataElems, ch_mask: ChMask, surface: VecOperand, surface_index: u32, dst_data: RawOperand, src0_addr_base: RawOperand, src0_addr_pitch: VecOperand, src1_data: RawOperand, } }
            LscUntypedControl { kind: LscUntyped, opcode: 0x89, sub_opcode: none, fields: { lsc_sub_op: LscUntypedOp, exec_size: ExecControl, pred: Predicate, lsc_sfid: LscSfid, caching_l1: LscCaching, caching_l2: LscCaching, caching_l3: LscCaching, cache_operation: LscUntypedCacheOperation, cache_size: LscUntypedCacheSize, addr_type: LscAddrType, addr_size: LscAddrSize, src0_addrs: RawOperand, } }
            LscTypedVector { kind: LscTyped, opcode: 0x8a, sub_opcode: none, fields: { lsc_sub_op: LscTypedOp, exec_size: ExecControl, predicate: Predicate, caching_l1: LscCaching, caching_l2: LscCaching, caching_l3: LscCaching, samples: LscTypedSamples, addr_type: LscAddrType, addr_size: LscAddrSize, data_size: LscDataSize, data_order: LscDataOrder, data_elems_per_addr: LscDataElems, ch_mask: ChMask, surface: VecOperand, surface_index: u32, dst_data: RawOperand, src0_addrs_u: RawOperand, src0_offset_u: i32, src0_addrs_v: RawOperand, src0_offset_v: i32, src0_addrs_r: RawOperand, src0_offset_r: i32, src0_addrs_lod: RawOperand, src1_data: RawOperand, src2_data: RawOperand, } }
            LscTypedQuad { kind: LscTyped, opcode: 0x8a, sub_opcode: none, fields: { lsc_sub_op: LscTypedOp, exec_size: ExecControl, predicate: Predicate, caching_l1: LscCaching, caching_l2: LscCaching, caching_l3: LscCaching, addr_type: LscAddrType, addr_size: LscAddrSize, data_size: LscDataSize, data_order: LscDataOrder, ch_mask_copy: ChMaskCopy, ch_mask: ChMask, surface: VecOperand, surface_index: u32, dst_data: RawOperand, src0_addrs_u: RawOperand, src0_offset_u: i32, src0_addrs_v: RawOperand, src0_offset_v: i32, src0_addrs_r: RawOperand, src0_offset_r: i32, src0_addrs_lod: RawOperand, src1_data: RawOperand, src2_data: RawOperand, } }
            LscTypedBlock2d { kind: LscTyped, opcode: 0x8a, sub_opcode: none, fields: { lsc_sub_op: LscTypedOp, exec_size: ExecControl, predicate: Predicate, caching_l1: LscCaching, caching_l2: LscCaching, caching_l3: LscCaching, addr_type: LscAddrType, block_width: u16, block_height: u16, surface: VecOperand, surface_index: u32, dst_data: RawOperand, src0_addr_x: VecOperand, src0_offset_x: i32, src0_addr_y: VecOperand, src0_offset_y: i32, src1_data: RawOperand, } }
            LscFence { kind: LscFence, opcode: 0x8b, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, lsc_sfid: LscSfid, lsc_fence_op: LscFenceOp, lsc_scope: LscScope, } }
            RtRead { kind: RtRead, opcode: 0x90, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, mode: RtReadMode, surface: u8, si: VecOperand, dst: RawOperand, } }
            Madw { kind: Madw, opcode: 0x91, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, dst: VecOperand, src0: VecOperand, src1: VecOperand, src2: VecOperand, } }
            Add3o { kind: Add3o, opcode: 0x92, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, dst: VecOperand, src0: VecOperand, src1: VecOperand, src2: VecOperand, } }
            RawSendg { kind: RawSendg, opcode: 0x93, sub_opcode: none, fields: { modifiers: RawSendgModifiers, exec_size: ExecControl, sfid: u32, pred: Predicate, dst: RawOperand, dst_length: u32, src0: RawOperand, src0_length: u32, src1: RawOperand, src1_length: u32, ind0: VecOperand, ind1: VecOperand, desc: u64, } }
            Breakpoint { kind: Breakpoint, opcode: 0x94, sub_opcode: none, fields: {} }
            ShflIdx4 { kind: ShflIdx4, opcode: 0x95, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, dst: RawOperand, src0: VecOperand, src1: VecOperand, } }
            Tanh { kind: Tanh, opcode: 0x96, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, dst: VecOperand, src0: VecOperand, } }
            Sigm { kind: Sigm, opcode: 0x97, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, dst: VecOperand, src0: VecOperand, } }
            Lfsr { kind: Lfsr, opcode: 0x98, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, func_ctrl: LfsrWidth, dst: VecOperand, src0: VecOperand, src1: VecOperand, } }
            Bdpas { kind: Bdpas, opcode: 0x99, sub_opcode: none, fields: { exec_size: ExecControl, dst: RawOperand, src0: RawOperand, src1: RawOperand, src2: RawOperand, src3: VecOperand, src4: VecOperand, w: Precision, a: Precision, sd: u8, rc: u8, } }
            Dnscl { kind: Dnscl, opcode: 0x9a, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, conversion: DownscaleConversion, mode: DownscaleMode, rounding: DownscaleRounding, dst: RawOperand, src0: RawOperand, src1: RawOperand, src2: RawOperand, } }
            Invm { kind: Invm, opcode: 0x9b, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, dst: VecOperand, pred_dst: VecOperand, src0: VecOperand, src1: VecOperand, } }
            Rsqtm { kind: Rsqtm, opcode: 0x9c, sub_opcode: none, fields: { exec_size: ExecControl, pred: Predicate, dst: VecOperand, pred_dst: VecOperand, src0: VecOperand, } }
        }
    };
}
