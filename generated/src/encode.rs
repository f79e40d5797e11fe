// @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.

//! From instructions to bytes.
#![allow(unused_imports, clippy::too_many_arguments)]
use crate::bit_fields::*;
use crate::enums::*;
use crate::instructions::*;
use crate::operands::*;
use openvisa_codec::{Version, Wire, WriteError, Writer};
impl Inst<'_> {
    /// Writes the instruction. What is written is read as an equal instruction.
    ///
    /// # Errors
    /// When the buffer is too small, or the instruction has no bytes: a reserved bit is set, a value has no place in this
    /// version, or it is for another layout.
    pub fn encode(&self, writer: &mut Writer<'_>) -> Result<(), WriteError> {
        match self {
            Self::Add(i) => {
                like_add(writer, 0x01, &i.exec_size, &i.pred, &i.dst, &i.src0, &i.src1)
            }

            Self::Avg(i) => {
                like_add(writer, 0x02, &i.exec_size, &i.pred, &i.dst, &i.src0, &i.src1)
            }

            Self::Div(i) => {
                like_add(writer, 0x03, &i.exec_size, &i.pred, &i.dst, &i.src0, &i.src1)
            }

            Self::Dp2(i) => {
                like_add(writer, 0x04, &i.exec_size, &i.pred, &i.dst, &i.src0, &i.src1)
            }

            Self::Dp3(i) => {
                like_add(writer, 0x05, &i.exec_size, &i.pred, &i.dst, &i.src0, &i.src1)
            }

            Self::Dp4(i) => {
                like_add(writer, 0x06, &i.exec_size, &i.pred, &i.dst, &i.src0, &i.src1)
            }

            Self::Dph(i) => {
                like_add(writer, 0x07, &i.exec_size, &i.pred, &i.dst, &i.src0, &i.src1)
            }

            Self::Exp(i) => {
                like_exp(writer, 0x08, &i.exec_size, &i.pred, &i.dst, &i.src0)
            }

            Self::Frc(i) => {
                like_exp(writer, 0x09, &i.exec_size, &i.pred, &i.dst, &i.src0)
            }

            Self::Line(i) => {
                like_add(writer, 0x0a, &i.exec_size, &i.pred, &i.dst, &i.src0, &i.src1)
            }

            Self::Log(i) => {
                like_exp(writer, 0x0b, &i.exec_size, &i.pred, &i.dst, &i.src0)
            }

            Self::Mad(i) => {
                like_mad(
                    writer,
                    0x0c,
                    &i.exec_size,
                    &i.pred,
                    &i.dst,
                    &i.src0,
                    &i.src1,
                    &i.src2,
                )
            }

            Self::Mulh(i) => {
                like_add(writer, 0x0d, &i.exec_size, &i.pred, &i.dst, &i.src0, &i.src1)
            }

            Self::Lrp(i) => {
                like_mad(
                    writer,
                    0x0e,
                    &i.exec_size,
                    &i.pred,
                    &i.dst,
                    &i.src0,
                    &i.src1,
                    &i.src2,
                )
            }

            Self::Mod(i) => {
                like_add(writer, 0x0f, &i.exec_size, &i.pred, &i.dst, &i.src0, &i.src1)
            }

            Self::Mul(i) => {
                like_add(writer, 0x10, &i.exec_size, &i.pred, &i.dst, &i.src0, &i.src1)
            }

            Self::Pow(i) => {
                like_add(writer, 0x11, &i.exec_size, &i.pred, &i.dst, &i.src0, &i.src1)
            }

            Self::Rndd(i) => {
                like_exp(writer, 0x12, &i.exec_size, &i.pred, &i.dst, &i.src0)
            }

            Self::Rndu(i) => {
                like_exp(writer, 0x13, &i.exec_size, &i.pred, &i.dst, &i.src0)
            }

            Self::Rnde(i) => {
                like_exp(writer, 0x14, &i.exec_size, &i.pred, &i.dst, &i.src0)
            }

            Self::Rndz(i) => {
                like_exp(writer, 0x15, &i.exec_size, &i.pred, &i.dst, &i.src0)
            }

            Self::Sad2(i) => {
                like_add(writer, 0x16, &i.exec_size, &i.pred, &i.dst, &i.src0, &i.src1)
            }

            Self::Sin(i) => {
                like_exp(writer, 0x17, &i.exec_size, &i.pred, &i.dst, &i.src0)
            }

            Self::Cos(i) => {
                like_exp(writer, 0x18, &i.exec_size, &i.pred, &i.dst, &i.src0)
            }

            Self::Sqrt(i) => {
                like_exp(writer, 0x19, &i.exec_size, &i.pred, &i.dst, &i.src0)
            }

            Self::Rsqrt(i) => {
                like_exp(writer, 0x1a, &i.exec_size, &i.pred, &i.dst, &i.src0)
            }

            Self::Inv(i) => {
                like_exp(writer, 0x1b, &i.exec_size, &i.pred, &i.dst, &i.src0)
            }

            Self::Dpasw(i) => {
                like_dpasw(
                    writer,
                    0x1c,
                    &i.exec_size,
                    &i.dst,
                    &i.src0,
                    &i.src1,
                    &i.src2,
                    &i.w,
                    &i.a,
                    &i.sd,
                    &i.rc,
                )
            }

            Self::Fcvt(i) => like_fcvt(writer, 0x1d, &i.exec_size, &i.dst, &i.src0),
            Self::Srnd(i) => {
                like_srnd(writer, 0x1e, &i.exec_size, &i.dst, &i.src0, &i.src1)
            }

            Self::Lzd(i) => {
                like_exp(writer, 0x1f, &i.exec_size, &i.pred, &i.dst, &i.src0)
            }

            Self::And(i) => {
                like_add(writer, 0x20, &i.exec_size, &i.pred, &i.dst, &i.src0, &i.src1)
            }

            Self::Or(i) => {
                like_add(writer, 0x21, &i.exec_size, &i.pred, &i.dst, &i.src0, &i.src1)
            }

            Self::Xor(i) => {
                like_add(writer, 0x22, &i.exec_size, &i.pred, &i.dst, &i.src0, &i.src1)
            }

            Self::Not(i) => {
                like_exp(writer, 0x23, &i.exec_size, &i.pred, &i.dst, &i.src0)
            }

            Self::Shl(i) => {
                like_add(writer, 0x24, &i.exec_size, &i.pred, &i.dst, &i.src0, &i.src1)
            }

            Self::Shr(i) => {
                like_add(writer, 0x25, &i.exec_size, &i.pred, &i.dst, &i.src0, &i.src1)
            }

            Self::Asr(i) => {
                like_add(writer, 0x26, &i.exec_size, &i.pred, &i.dst, &i.src0, &i.src1)
            }

            Self::Cbit(i) => {
                like_exp(writer, 0x27, &i.exec_size, &i.pred, &i.dst, &i.src0)
            }

            Self::AddrAdd(i) => {
                like_srnd(writer, 0x28, &i.exec_size, &i.dst, &i.src0, &i.src1)
            }

            Self::Mov(i) => {
                like_exp(writer, 0x29, &i.exec_size, &i.pred, &i.dst, &i.src0)
            }

            Self::Sel(i) => {
                like_add(writer, 0x2a, &i.exec_size, &i.pred, &i.dst, &i.src0, &i.src1)
            }

            Self::Setp(i) => like_fcvt(writer, 0x2b, &i.exec_size, &i.dst, &i.src0),
            Self::Cmp(inst) => put(writer, &[0x2c], inst),
            Self::Movs(i) => like_fcvt(writer, 0x2d, &i.exec_size, &i.dst, &i.src0),
            Self::Fbl(i) => {
                like_exp(writer, 0x2e, &i.exec_size, &i.pred, &i.dst, &i.src0)
            }

            Self::Fbh(i) => {
                like_exp(writer, 0x2f, &i.exec_size, &i.pred, &i.dst, &i.src0)
            }

            Self::Subroutine(i) => like_subroutine(writer, 0x30, &i.label),
            Self::Label(i) => like_subroutine(writer, 0x31, &i.label),
            Self::Jmp(i) => like_jmp(writer, 0x32, &i.exec_size, &i.pred, &i.label),
            Self::Call(i) => like_jmp(writer, 0x33, &i.exec_size, &i.pred, &i.label),
            Self::Fccall(i) => like_jmp(writer, 0x33, &i.exec_size, &i.pred, &i.label),
            Self::Ret(i) => like_ret(writer, 0x34, &i.exec_size, &i.pred),
            Self::OwordLd(i) => {
                like_oword_ld(
                    writer,
                    0x35,
                    &i.size,
                    &i.is_modified,
                    &i.surface,
                    &i.offset,
                    &i.dst,
                )
            }

            Self::OwordSt(inst) => put(writer, &[0x36], inst),
            Self::MediaLd(inst) => put(writer, &[0x37], inst),
            Self::MediaSt(inst) => put(writer, &[0x38], inst),
            Self::Gather(inst) => put(writer, &[0x39], inst),
            Self::Scatter(inst) => put(writer, &[0x3a], inst),
            Self::OwordLdUnaligned(i) => {
                like_oword_ld(
                    writer,
                    0x3c,
                    &i.size,
                    &i.is_modified,
                    &i.surface,
                    &i.offset,
                    &i.dst,
                )
            }

            Self::Sample(inst) => put(writer, &[0x40], inst),
            Self::SampleUnorm(inst) => put(writer, &[0x41], inst),
            Self::Load(inst) => put(writer, &[0x42], inst),
            Self::Avs(inst) => put(writer, &[0x43], inst),
            Self::VaConvolve(inst) => put(writer, &[0x44], inst),
            Self::VaMinMax(inst) => put(writer, &[0x44], inst),
            Self::VaMinMaxFilter(inst) => put(writer, &[0x44], inst),
            Self::VaMorphology(inst) => put(writer, &[0x44], inst),
            Self::VaBoolCentroid(inst) => put(writer, &[0x44], inst),
            Self::VaCentroid(inst) => put(writer, &[0x44], inst),
            Self::MinMax(inst) => put(writer, &[0x45], inst),
            Self::Bfe(i) => {
                like_mad(
                    writer,
                    0x46,
                    &i.exec_size,
                    &i.pred,
                    &i.dst,
                    &i.src0,
                    &i.src1,
                    &i.src2,
                )
            }

            Self::Bfi(inst) => put(writer, &[0x47], inst),
            Self::Bfrev(i) => {
                like_exp(writer, 0x48, &i.exec_size, &i.pred, &i.dst, &i.src0)
            }

            Self::Addc(inst) => put(writer, &[0x49], inst),
            Self::Subb(inst) => put(writer, &[0x4a], inst),
            Self::Gather4Typed(inst) => put(writer, &[0x4b], inst),
            Self::Scatter4Typed(inst) => put(writer, &[0x4c], inst),
            Self::VaSklPlusConvolve1D(inst) => put(writer, &[0x4d], inst),
            Self::VaSklPlusConvolve1Pixel(inst) => put(writer, &[0x4d], inst),
            Self::VaSklPlusFloodFill(inst) => put(writer, &[0x4d], inst),
            Self::VaSklPlusLbpCreation(inst) => put(writer, &[0x4d], inst),
            Self::VaSklPlusLbpCorrelation(inst) => put(writer, &[0x4d], inst),
            Self::VaSklPlusCorrelationSearch(inst) => put(writer, &[0x4d], inst),
            Self::VaSklPlusHdcConvolve2D(inst) => put(writer, &[0x4d], inst),
            Self::VaSklPlusHdcMinMaxFilter(inst) => put(writer, &[0x4d], inst),
            Self::VaSklPlusHdcMorphology(inst) => put(writer, &[0x4d], inst),
            Self::VaSklPlusHdcLbpCorrelation(inst) => put(writer, &[0x4d], inst),
            Self::VaSklPlusHdcLbpCreation(inst) => put(writer, &[0x4d], inst),
            Self::VaSklPlusHdcConvolve1D(inst) => put(writer, &[0x4d], inst),
            Self::VaSklPlusHdcConvolve1Pixel(inst) => put(writer, &[0x4d], inst),
            Self::SvmBlockLd(inst) => put(writer, &[0x4e, 0x01], inst),
            Self::SvmBlockSt(inst) => put(writer, &[0x4e, 0x02], inst),
            Self::SvmGather(inst) => put(writer, &[0x4e, 0x03], inst),
            Self::SvmScatter(inst) => put(writer, &[0x4e, 0x04], inst),
            Self::SvmAtomic(inst) => put(writer, &[0x4e, 0x05], inst),
            Self::SvmGather4Scaled(inst) => put(writer, &[0x4e, 0x06], inst),
            Self::SvmScatter4Scaled(inst) => put(writer, &[0x4e, 0x07], inst),
            Self::Ifcall(inst) => put(writer, &[0x4f], inst),
            Self::Faddr(inst) => put(writer, &[0x50], inst),
            Self::File(inst) => put(writer, &[0x51], inst),
            Self::Loc(inst) => put(writer, &[0x52], inst),
            Self::VmeIme(inst) => put(writer, &[0x54], inst),
            Self::VmeSic(inst) => put(writer, &[0x55], inst),
            Self::VmeFbr(inst) => put(writer, &[0x56], inst),
            Self::VmeIdm(inst) => put(writer, &[0x57], inst),
            Self::Barrier(inst) => put(writer, &[0x59], inst),
            Self::CacheFlush(inst) => put(writer, &[0x5a], inst),
            Self::Wait(inst) => put(writer, &[0x5b], inst),
            Self::Fence(inst) => put(writer, &[0x5c], inst),
            Self::RawSend(inst) => put(writer, &[0x5d], inst),
            Self::Yield(inst) => put(writer, &[0x5f], inst),
            Self::Nbarrier(inst) => put(writer, &[0x60], inst),
            Self::Fcall(inst) => put(writer, &[0x67], inst),
            Self::Fret(i) => like_ret(writer, 0x68, &i.exec_size, &i.pred),
            Self::Switchjmp(inst) => put(writer, &[0x69], inst),
            Self::Sad2add(i) => {
                like_mad(
                    writer,
                    0x6a,
                    &i.exec_size,
                    &i.pred,
                    &i.dst,
                    &i.src0,
                    &i.src1,
                    &i.src2,
                )
            }

            Self::Pln(i) => {
                like_add(writer, 0x6b, &i.exec_size, &i.pred, &i.dst, &i.src0, &i.src1)
            }

            Self::Goto(i) => like_jmp(writer, 0x6c, &i.exec_size, &i.pred, &i.label),
            Self::ThreeDSample(inst) => put(writer, &[0x6d], inst),
            Self::ThreeDLoad(inst) => put(writer, &[0x6e], inst),
            Self::ThreeDSample4(inst) => put(writer, &[0x6f], inst),
            Self::Info(inst) => put(writer, &[0x70], inst),
            Self::RtWrite(inst) => put(writer, &[0x71], inst),
            Self::UrbWrite(inst) => put(writer, &[0x72], inst),
            Self::TypedAtomic(inst) => put(writer, &[0x73], inst),
            Self::Gather4Scaled(inst) => put(writer, &[0x74], inst),
            Self::Scatter4Scaled(inst) => put(writer, &[0x75], inst),
            Self::GatherScaled(inst) => put(writer, &[0x78], inst),
            Self::ScatterScaled(inst) => put(writer, &[0x79], inst),
            Self::RawSends(inst) => put(writer, &[0x7a], inst),
            Self::Lifetime(inst) => put(writer, &[0x7b], inst),
            Self::Sbarrier(inst) => put(writer, &[0x7c], inst),
            Self::DwordAtomic(inst) => put(writer, &[0x7d], inst),
            Self::Sqrtm(i) => {
                like_exp(writer, 0x7e, &i.exec_size, &i.pred, &i.dst, &i.src0)
            }

            Self::Divm(i) => {
                like_add(writer, 0x7f, &i.exec_size, &i.pred, &i.dst, &i.src0, &i.src1)
            }

            Self::Rol(i) => {
                like_add(writer, 0x80, &i.exec_size, &i.pred, &i.dst, &i.src0, &i.src1)
            }

            Self::Ror(i) => {
                like_add(writer, 0x81, &i.exec_size, &i.pred, &i.dst, &i.src0, &i.src1)
            }

            Self::Dp4a(i) => {
                like_mad(
                    writer,
                    0x82,
                    &i.exec_size,
                    &i.pred,
                    &i.dst,
                    &i.src0,
                    &i.src1,
                    &i.src2,
                )
            }

            Self::Dpas(i) => {
                like_dpasw(
                    writer,
                    0x83,
                    &i.exec_size,
                    &i.dst,
                    &i.src0,
                    &i.src1,
                    &i.src2,
                    &i.w,
                    &i.a,
                    &i.sd,
                    &i.rc,
                )
            }

            Self::Add3(i) => {
                like_mad(
                    writer,
                    0x84,
                    &i.exec_size,
                    &i.pred,
                    &i.dst,
                    &i.src0,
                    &i.src1,
                    &i.src2,
                )
            }

            Self::Bfn(inst) => put(writer, &[0x85], inst),
            Self::QwGather(inst) => put(writer, &[0x86], inst),
            Self::QwScatter(inst) => put(writer, &[0x87], inst),
            Self::LscUntypedAppend(inst) => put(writer, &[0x89], inst),
            Self::LscUntypedVector(inst) => put(writer, &[0x89], inst),
            Self::LscUntypedQuad(inst) => put(writer, &[0x89], inst),
            Self::LscUntypedBlock2d(inst) => put(writer, &[0x89], inst),
            Self::LscUntypedStrided(inst) => put(writer, &[0x89], inst),
            Self::LscTypedVector(inst) => put(writer, &[0x8a], inst),
            Self::LscTypedQuad(inst) => put(writer, &[0x8a], inst),
            Self::LscTypedBlock2d(inst) => put(writer, &[0x8a], inst),
            Self::LscFence(inst) => put(writer, &[0x8b], inst),
            Self::RtRead(inst) => put(writer, &[0x90], inst),
            Self::Madw(i) => {
                like_mad(
                    writer,
                    0x91,
                    &i.exec_size,
                    &i.pred,
                    &i.dst,
                    &i.src0,
                    &i.src1,
                    &i.src2,
                )
            }

            Self::Add3o(i) => {
                like_mad(
                    writer,
                    0x92,
                    &i.exec_size,
                    &i.pred,
                    &i.dst,
                    &i.src0,
                    &i.src1,
                    &i.src2,
                )
            }

            Self::Invm(inst) => put(writer, &[0x9b], inst),
            Self::Rsqtm(inst) => put(writer, &[0x9c], inst),
        }
    }

    /// How many bytes it takes.
    pub fn encoded_len(&self, version: Version) -> usize {
        match self {
            Self::Add(inst) => 1 + inst.wire_len(version),
            Self::Avg(inst) => 1 + inst.wire_len(version),
            Self::Div(inst) => 1 + inst.wire_len(version),
            Self::Dp2(inst) => 1 + inst.wire_len(version),
            Self::Dp3(inst) => 1 + inst.wire_len(version),
            Self::Dp4(inst) => 1 + inst.wire_len(version),
            Self::Dph(inst) => 1 + inst.wire_len(version),
            Self::Exp(inst) => 1 + inst.wire_len(version),
            Self::Frc(inst) => 1 + inst.wire_len(version),
            Self::Line(inst) => 1 + inst.wire_len(version),
            Self::Log(inst) => 1 + inst.wire_len(version),
            Self::Mad(inst) => 1 + inst.wire_len(version),
            Self::Mulh(inst) => 1 + inst.wire_len(version),
            Self::Lrp(inst) => 1 + inst.wire_len(version),
            Self::Mod(inst) => 1 + inst.wire_len(version),
            Self::Mul(inst) => 1 + inst.wire_len(version),
            Self::Pow(inst) => 1 + inst.wire_len(version),
            Self::Rndd(inst) => 1 + inst.wire_len(version),
            Self::Rndu(inst) => 1 + inst.wire_len(version),
            Self::Rnde(inst) => 1 + inst.wire_len(version),
            Self::Rndz(inst) => 1 + inst.wire_len(version),
            Self::Sad2(inst) => 1 + inst.wire_len(version),
            Self::Sin(inst) => 1 + inst.wire_len(version),
            Self::Cos(inst) => 1 + inst.wire_len(version),
            Self::Sqrt(inst) => 1 + inst.wire_len(version),
            Self::Rsqrt(inst) => 1 + inst.wire_len(version),
            Self::Inv(inst) => 1 + inst.wire_len(version),
            Self::Dpasw(inst) => 1 + inst.wire_len(version),
            Self::Fcvt(inst) => 1 + inst.wire_len(version),
            Self::Srnd(inst) => 1 + inst.wire_len(version),
            Self::Lzd(inst) => 1 + inst.wire_len(version),
            Self::And(inst) => 1 + inst.wire_len(version),
            Self::Or(inst) => 1 + inst.wire_len(version),
            Self::Xor(inst) => 1 + inst.wire_len(version),
            Self::Not(inst) => 1 + inst.wire_len(version),
            Self::Shl(inst) => 1 + inst.wire_len(version),
            Self::Shr(inst) => 1 + inst.wire_len(version),
            Self::Asr(inst) => 1 + inst.wire_len(version),
            Self::Cbit(inst) => 1 + inst.wire_len(version),
            Self::AddrAdd(inst) => 1 + inst.wire_len(version),
            Self::Mov(inst) => 1 + inst.wire_len(version),
            Self::Sel(inst) => 1 + inst.wire_len(version),
            Self::Setp(inst) => 1 + inst.wire_len(version),
            Self::Cmp(inst) => 1 + inst.wire_len(version),
            Self::Movs(inst) => 1 + inst.wire_len(version),
            Self::Fbl(inst) => 1 + inst.wire_len(version),
            Self::Fbh(inst) => 1 + inst.wire_len(version),
            Self::Subroutine(inst) => 1 + inst.wire_len(version),
            Self::Label(inst) => 1 + inst.wire_len(version),
            Self::Jmp(inst) => 1 + inst.wire_len(version),
            Self::Call(inst) => 1 + inst.wire_len(version),
            Self::Fccall(inst) => 1 + inst.wire_len(version),
            Self::Ret(inst) => 1 + inst.wire_len(version),
            Self::OwordLd(inst) => 1 + inst.wire_len(version),
            Self::OwordSt(inst) => 1 + inst.wire_len(version),
            Self::MediaLd(inst) => 1 + inst.wire_len(version),
            Self::MediaSt(inst) => 1 + inst.wire_len(version),
            Self::Gather(inst) => 1 + inst.wire_len(version),
            Self::Scatter(inst) => 1 + inst.wire_len(version),
            Self::OwordLdUnaligned(inst) => 1 + inst.wire_len(version),
            Self::Sample(inst) => 1 + inst.wire_len(version),
            Self::SampleUnorm(inst) => 1 + inst.wire_len(version),
            Self::Load(inst) => 1 + inst.wire_len(version),
            Self::Avs(inst) => 1 + inst.wire_len(version),
            Self::VaConvolve(inst) => 1 + inst.wire_len(version),
            Self::VaMinMax(inst) => 1 + inst.wire_len(version),
            Self::VaMinMaxFilter(inst) => 1 + inst.wire_len(version),
            Self::VaMorphology(inst) => 1 + inst.wire_len(version),
            Self::VaBoolCentroid(inst) => 1 + inst.wire_len(version),
            Self::VaCentroid(inst) => 1 + inst.wire_len(version),
            Self::MinMax(inst) => 1 + inst.wire_len(version),
            Self::Bfe(inst) => 1 + inst.wire_len(version),
            Self::Bfi(inst) => 1 + inst.wire_len(version),
            Self::Bfrev(inst) => 1 + inst.wire_len(version),
            Self::Addc(inst) => 1 + inst.wire_len(version),
            Self::Subb(inst) => 1 + inst.wire_len(version),
            Self::Gather4Typed(inst) => 1 + inst.wire_len(version),
            Self::Scatter4Typed(inst) => 1 + inst.wire_len(version),
            Self::VaSklPlusConvolve1D(inst) => 1 + inst.wire_len(version),
            Self::VaSklPlusConvolve1Pixel(inst) => 1 + inst.wire_len(version),
            Self::VaSklPlusFloodFill(inst) => 1 + inst.wire_len(version),
            Self::VaSklPlusLbpCreation(inst) => 1 + inst.wire_len(version),
            Self::VaSklPlusLbpCorrelation(inst) => 1 + inst.wire_len(version),
            Self::VaSklPlusCorrelationSearch(inst) => 1 + inst.wire_len(version),
            Self::VaSklPlusHdcConvolve2D(inst) => 1 + inst.wire_len(version),
            Self::VaSklPlusHdcMinMaxFilter(inst) => 1 + inst.wire_len(version),
            Self::VaSklPlusHdcMorphology(inst) => 1 + inst.wire_len(version),
            Self::VaSklPlusHdcLbpCorrelation(inst) => 1 + inst.wire_len(version),
            Self::VaSklPlusHdcLbpCreation(inst) => 1 + inst.wire_len(version),
            Self::VaSklPlusHdcConvolve1D(inst) => 1 + inst.wire_len(version),
            Self::VaSklPlusHdcConvolve1Pixel(inst) => 1 + inst.wire_len(version),
            Self::SvmBlockLd(inst) => 2 + inst.wire_len(version),
            Self::SvmBlockSt(inst) => 2 + inst.wire_len(version),
            Self::SvmGather(inst) => 2 + inst.wire_len(version),
            Self::SvmScatter(inst) => 2 + inst.wire_len(version),
            Self::SvmAtomic(inst) => 2 + inst.wire_len(version),
            Self::SvmGather4Scaled(inst) => 2 + inst.wire_len(version),
            Self::SvmScatter4Scaled(inst) => 2 + inst.wire_len(version),
            Self::Ifcall(inst) => 1 + inst.wire_len(version),
            Self::Faddr(inst) => 1 + inst.wire_len(version),
            Self::File(inst) => 1 + inst.wire_len(version),
            Self::Loc(inst) => 1 + inst.wire_len(version),
            Self::VmeIme(inst) => 1 + inst.wire_len(version),
            Self::VmeSic(inst) => 1 + inst.wire_len(version),
            Self::VmeFbr(inst) => 1 + inst.wire_len(version),
            Self::VmeIdm(inst) => 1 + inst.wire_len(version),
            Self::Barrier(inst) => 1 + inst.wire_len(version),
            Self::CacheFlush(inst) => 1 + inst.wire_len(version),
            Self::Wait(inst) => 1 + inst.wire_len(version),
            Self::Fence(inst) => 1 + inst.wire_len(version),
            Self::RawSend(inst) => 1 + inst.wire_len(version),
            Self::Yield(inst) => 1 + inst.wire_len(version),
            Self::Nbarrier(inst) => 1 + inst.wire_len(version),
            Self::Fcall(inst) => 1 + inst.wire_len(version),
            Self::Fret(inst) => 1 + inst.wire_len(version),
            Self::Switchjmp(inst) => 1 + inst.wire_len(version),
            Self::Sad2add(inst) => 1 + inst.wire_len(version),
            Self::Pln(inst) => 1 + inst.wire_len(version),
            Self::Goto(inst) => 1 + inst.wire_len(version),
            Self::ThreeDSample(inst) => 1 + inst.wire_len(version),
            Self::ThreeDLoad(inst) => 1 + inst.wire_len(version),
            Self::ThreeDSample4(inst) => 1 + inst.wire_len(version),
            Self::Info(inst) => 1 + inst.wire_len(version),
            Self::RtWrite(inst) => 1 + inst.wire_len(version),
            Self::UrbWrite(inst) => 1 + inst.wire_len(version),
            Self::TypedAtomic(inst) => 1 + inst.wire_len(version),
            Self::Gather4Scaled(inst) => 1 + inst.wire_len(version),
            Self::Scatter4Scaled(inst) => 1 + inst.wire_len(version),
            Self::GatherScaled(inst) => 1 + inst.wire_len(version),
            Self::ScatterScaled(inst) => 1 + inst.wire_len(version),
            Self::RawSends(inst) => 1 + inst.wire_len(version),
            Self::Lifetime(inst) => 1 + inst.wire_len(version),
            Self::Sbarrier(inst) => 1 + inst.wire_len(version),
            Self::DwordAtomic(inst) => 1 + inst.wire_len(version),
            Self::Sqrtm(inst) => 1 + inst.wire_len(version),
            Self::Divm(inst) => 1 + inst.wire_len(version),
            Self::Rol(inst) => 1 + inst.wire_len(version),
            Self::Ror(inst) => 1 + inst.wire_len(version),
            Self::Dp4a(inst) => 1 + inst.wire_len(version),
            Self::Dpas(inst) => 1 + inst.wire_len(version),
            Self::Add3(inst) => 1 + inst.wire_len(version),
            Self::Bfn(inst) => 1 + inst.wire_len(version),
            Self::QwGather(inst) => 1 + inst.wire_len(version),
            Self::QwScatter(inst) => 1 + inst.wire_len(version),
            Self::LscUntypedAppend(inst) => 1 + inst.wire_len(version),
            Self::LscUntypedVector(inst) => 1 + inst.wire_len(version),
            Self::LscUntypedQuad(inst) => 1 + inst.wire_len(version),
            Self::LscUntypedBlock2d(inst) => 1 + inst.wire_len(version),
            Self::LscUntypedStrided(inst) => 1 + inst.wire_len(version),
            Self::LscTypedVector(inst) => 1 + inst.wire_len(version),
            Self::LscTypedQuad(inst) => 1 + inst.wire_len(version),
            Self::LscTypedBlock2d(inst) => 1 + inst.wire_len(version),
            Self::LscFence(inst) => 1 + inst.wire_len(version),
            Self::RtRead(inst) => 1 + inst.wire_len(version),
            Self::Madw(inst) => 1 + inst.wire_len(version),
            Self::Add3o(inst) => 1 + inst.wire_len(version),
            Self::Invm(inst) => 1 + inst.wire_len(version),
            Self::Rsqtm(inst) => 1 + inst.wire_len(version),
        }
    }
}

#[inline(never)]
fn like_add(
    writer: &mut Writer<'_>,
    opcode: u8,
    exec_size: &ExecControl,
    pred: &Predicate,
    dst: &VecOperand,
    src0: &VecOperand,
    src1: &VecOperand,
) -> Result<(), WriteError> {
    writer
        .within(|writer| {
            writer.u8(opcode)?;
            exec_size.write(writer)?;
            pred.write(writer)?;
            dst.write(writer)?;
            src0.write(writer)?;
            src1.write(writer)?;
            Ok(())
        })
}

#[inline(never)]
fn like_exp(
    writer: &mut Writer<'_>,
    opcode: u8,
    exec_size: &ExecControl,
    pred: &Predicate,
    dst: &VecOperand,
    src0: &VecOperand,
) -> Result<(), WriteError> {
    writer
        .within(|writer| {
            writer.u8(opcode)?;
            exec_size.write(writer)?;
            pred.write(writer)?;
            dst.write(writer)?;
            src0.write(writer)?;
            Ok(())
        })
}

#[inline(never)]
fn like_mad(
    writer: &mut Writer<'_>,
    opcode: u8,
    exec_size: &ExecControl,
    pred: &Predicate,
    dst: &VecOperand,
    src0: &VecOperand,
    src1: &VecOperand,
    src2: &VecOperand,
) -> Result<(), WriteError> {
    writer
        .within(|writer| {
            writer.u8(opcode)?;
            exec_size.write(writer)?;
            pred.write(writer)?;
            dst.write(writer)?;
            src0.write(writer)?;
            src1.write(writer)?;
            src2.write(writer)?;
            Ok(())
        })
}

#[inline(never)]
fn like_dpasw(
    writer: &mut Writer<'_>,
    opcode: u8,
    exec_size: &ExecControl,
    dst: &RawOperand,
    src0: &RawOperand,
    src1: &RawOperand,
    src2: &VecOperand,
    w: &Precision,
    a: &Precision,
    sd: &u8,
    rc: &u8,
) -> Result<(), WriteError> {
    writer
        .within(|writer| {
            writer.u8(opcode)?;
            exec_size.write(writer)?;
            dst.write(writer)?;
            src0.write(writer)?;
            src1.write(writer)?;
            src2.write(writer)?;
            w.write(writer)?;
            a.write(writer)?;
            sd.write(writer)?;
            rc.write(writer)?;
            Ok(())
        })
}

#[inline(never)]
fn like_fcvt(
    writer: &mut Writer<'_>,
    opcode: u8,
    exec_size: &ExecControl,
    dst: &VecOperand,
    src0: &VecOperand,
) -> Result<(), WriteError> {
    writer
        .within(|writer| {
            writer.u8(opcode)?;
            exec_size.write(writer)?;
            dst.write(writer)?;
            src0.write(writer)?;
            Ok(())
        })
}

#[inline(never)]
fn like_srnd(
    writer: &mut Writer<'_>,
    opcode: u8,
    exec_size: &ExecControl,
    dst: &VecOperand,
    src0: &VecOperand,
    src1: &VecOperand,
) -> Result<(), WriteError> {
    writer
        .within(|writer| {
            writer.u8(opcode)?;
            exec_size.write(writer)?;
            dst.write(writer)?;
            src0.write(writer)?;
            src1.write(writer)?;
            Ok(())
        })
}

#[inline(never)]
fn like_subroutine(
    writer: &mut Writer<'_>,
    opcode: u8,
    label: &u16,
) -> Result<(), WriteError> {
    writer
        .within(|writer| {
            writer.u8(opcode)?;
            label.write(writer)?;
            Ok(())
        })
}

#[inline(never)]
fn like_jmp(
    writer: &mut Writer<'_>,
    opcode: u8,
    exec_size: &ExecControl,
    pred: &Predicate,
    label: &u16,
) -> Result<(), WriteError> {
    writer
        .within(|writer| {
            writer.u8(opcode)?;
            exec_size.write(writer)?;
            pred.write(writer)?;
            label.write(writer)?;
            Ok(())
        })
}

#[inline(never)]
fn like_ret(
    writer: &mut Writer<'_>,
    opcode: u8,
    exec_size: &ExecControl,
    pred: &Predicate,
) -> Result<(), WriteError> {
    writer
        .within(|writer| {
            writer.u8(opcode)?;
            exec_size.write(writer)?;
            pred.write(writer)?;
            Ok(())
        })
}

#[inline(never)]
fn like_oword_ld(
    writer: &mut Writer<'_>,
    opcode: u8,
    size: &OwordCount,
    is_modified: &u8,
    surface: &u8,
    offset: &VecOperand,
    dst: &RawOperand,
) -> Result<(), WriteError> {
    writer
        .within(|writer| {
            writer.u8(opcode)?;
            size.write(writer)?;
            is_modified.write(writer)?;
            surface.write(writer)?;
            offset.write(writer)?;
            dst.write(writer)?;
            Ok(())
        })
}

#[inline]
fn put<'a, const OPCODE: usize>(
    w: &mut Writer<'_>,
    opcode: &[u8; OPCODE],
    inst: &impl Wire<'a>,
) -> Result<(), WriteError> {
    w.within(|w| {
        w.put(opcode)?;
        inst.write(w)
    })
}
