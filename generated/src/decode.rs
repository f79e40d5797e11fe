// @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.

//! From bytes to instructions.
#![allow(unused_imports)]
use crate::bit_fields::*;
use crate::enums::*;
use crate::forms::*;
use crate::instructions::*;
use openvisa_codec::{Reader, Stream, Version, Wire, WireError, WriteError, Writer};
/// The instructions in some bytes, one after the other, without allocation: `Instructions::new(bytes, version)`. It
/// ends with the bytes, or with the first error.
pub type Instructions<'a> = Stream<'a, Inst<'a>>;
impl<'a> Inst<'a> {
    /// Reads an instruction. After an error the reader is where it was.
    ///
    /// A value has a meaning here if its type gives it one; what a single instruction leaves out of its type is the
    /// business of validation.
    ///
    /// `FCCALL` has the bytes of `CALL` and is read as that.
    ///
    /// # Errors
    /// When the bytes end too early, the opcode is unknown, a reserved bit is set or a value has no meaning.
    #[inline]
    pub fn decode(r: &mut Reader<'a>) -> Result<Self, WireError> {
        let mut at = r.clone();
        let inst = read(&mut at)?;
        *r = at;
        Ok(inst)
    }
}

impl<'a> Wire<'a> for Inst<'a> {
    #[inline]
    fn read(r: &mut Reader<'a>) -> Result<Self, WireError> {
        Self::decode(r)
    }

    fn write(&self, w: &mut Writer<'_>) -> Result<(), WriteError> {
        self.encode(w)
    }

    fn wire_len(&self, version: Version) -> usize {
        self.encoded_len(version)
    }
}

fn read<'a>(r: &mut Reader<'a>) -> Result<Inst<'a>, WireError> {
    Ok(
        match r.u8()? {
            0x01 => Inst::Add(Wire::read(r)?),
            0x02 => Inst::Avg(Wire::read(r)?),
            0x03 => Inst::Div(Wire::read(r)?),
            0x04 => Inst::Dp2(Wire::read(r)?),
            0x05 => Inst::Dp3(Wire::read(r)?),
            0x06 => Inst::Dp4(Wire::read(r)?),
            0x07 => Inst::Dph(Wire::read(r)?),
            0x08 => Inst::Exp(Wire::read(r)?),
            0x09 => Inst::Frc(Wire::read(r)?),
            0x0a => Inst::Line(Wire::read(r)?),
            0x0b => Inst::Log(Wire::read(r)?),
            0x0c => Inst::Mad(Wire::read(r)?),
            0x0d => Inst::Mulh(Wire::read(r)?),
            0x0e => Inst::Lrp(Wire::read(r)?),
            0x0f => Inst::Mod(Wire::read(r)?),
            0x10 => Inst::Mul(Wire::read(r)?),
            0x11 => Inst::Pow(Wire::read(r)?),
            0x12 => Inst::Rndd(Wire::read(r)?),
            0x13 => Inst::Rndu(Wire::read(r)?),
            0x14 => Inst::Rnde(Wire::read(r)?),
            0x15 => Inst::Rndz(Wire::read(r)?),
            0x16 => Inst::Sad2(Wire::read(r)?),
            0x17 => Inst::Sin(Wire::read(r)?),
            0x18 => Inst::Cos(Wire::read(r)?),
            0x19 => Inst::Sqrt(Wire::read(r)?),
            0x1a => Inst::Rsqrt(Wire::read(r)?),
            0x1b => Inst::Inv(Wire::read(r)?),
            0x1c => Inst::Dpasw(Wire::read(r)?),
            0x1d => Inst::Fcvt(Wire::read(r)?),
            0x1e => Inst::Srnd(Wire::read(r)?),
            0x1f => Inst::Lzd(Wire::read(r)?),
            0x20 => Inst::And(Wire::read(r)?),
            0x21 => Inst::Or(Wire::read(r)?),
            0x22 => Inst::Xor(Wire::read(r)?),
            0x23 => Inst::Not(Wire::read(r)?),
            0x24 => Inst::Shl(Wire::read(r)?),
            0x25 => Inst::Shr(Wire::read(r)?),
            0x26 => Inst::Asr(Wire::read(r)?),
            0x27 => Inst::Cbit(Wire::read(r)?),
            0x28 => Inst::AddrAdd(Wire::read(r)?),
            0x29 => Inst::Mov(Wire::read(r)?),
            0x2a => Inst::Sel(Wire::read(r)?),
            0x2b => Inst::Setp(Wire::read(r)?),
            0x2c => Inst::Cmp(Wire::read(r)?),
            0x2d => Inst::Movs(Wire::read(r)?),
            0x2e => Inst::Fbl(Wire::read(r)?),
            0x2f => Inst::Fbh(Wire::read(r)?),
            0x30 => Inst::Subroutine(Wire::read(r)?),
            0x31 => Inst::Label(Wire::read(r)?),
            0x32 => Inst::Jmp(Wire::read(r)?),
            0x33 => Inst::Call(Wire::read(r)?),
            0x34 => Inst::Ret(Wire::read(r)?),
            0x35 => Inst::OwordLd(Wire::read(r)?),
            0x36 => Inst::OwordSt(Wire::read(r)?),
            0x37 => Inst::MediaLd(Wire::read(r)?),
            0x38 => Inst::MediaSt(Wire::read(r)?),
            0x39 => Inst::Gather(Wire::read(r)?),
            0x3a => Inst::Scatter(Wire::read(r)?),
            0x3c => Inst::OwordLdUnaligned(Wire::read(r)?),
            0x40 => Inst::Sample(Wire::read(r)?),
            0x41 => Inst::SampleUnorm(Wire::read(r)?),
            0x42 => Inst::Load(Wire::read(r)?),
            0x43 => Inst::Avs(Wire::read(r)?),
            0x44 => {
                let ahead = &mut r.clone();
                let function: VideoFunction = Wire::read(ahead)?;
                if matches!(function, VideoFunction::Convolve) {
                    Inst::VaConvolve(Wire::read(r)?)
                } else if matches!(function, VideoFunction::Minmax) {
                    Inst::VaMinMax(Wire::read(r)?)
                } else if matches!(function, VideoFunction::Minmaxfilter) {
                    Inst::VaMinMaxFilter(Wire::read(r)?)
                } else if matches!(
                    function, VideoFunction::Erode | VideoFunction::Dilate
                ) {
                    Inst::VaMorphology(Wire::read(r)?)
                } else if matches!(function, VideoFunction::Boolcentroid) {
                    Inst::VaBoolCentroid(Wire::read(r)?)
                } else if matches!(function, VideoFunction::Centroid) {
                    Inst::VaCentroid(Wire::read(r)?)
                } else {
                    return Err(
                        ahead.unknown_sub_opcode(0x44, u64::from(function.bits()), 1),
                    );
                }
            }

            0x45 => Inst::MinMax(Wire::read(r)?),
            0x46 => Inst::Bfe(Wire::read(r)?),
            0x47 => Inst::Bfi(Wire::read(r)?),
            0x48 => Inst::Bfrev(Wire::read(r)?),
            0x49 => Inst::Addc(Wire::read(r)?),
            0x4a => Inst::Subb(Wire::read(r)?),
            0x4b => Inst::Gather4Typed(Wire::read(r)?),
            0x4c => Inst::Scatter4Typed(Wire::read(r)?),
            0x4d => {
                let ahead = &mut r.clone();
                let function: LateVideoFunction = Wire::read(ahead)?;
                if matches!(
                    function, LateVideoFunction::Convolve1DVertical |
                    LateVideoFunction::Convolve1DHorizontal
                ) {
                    Inst::VaSklPlusConvolve1D(Wire::read(r)?)
                } else if matches!(function, LateVideoFunction::Convolve1Pixel) {
                    Inst::VaSklPlusConvolve1Pixel(Wire::read(r)?)
                } else if matches!(function, LateVideoFunction::FloodFill) {
                    Inst::VaSklPlusFloodFill(Wire::read(r)?)
                } else if matches!(function, LateVideoFunction::LbpCreation) {
                    Inst::VaSklPlusLbpCreation(Wire::read(r)?)
                } else if matches!(function, LateVideoFunction::LbpCorrelation) {
                    Inst::VaSklPlusLbpCorrelation(Wire::read(r)?)
                } else if matches!(function, LateVideoFunction::CorrelationSearch) {
                    Inst::VaSklPlusCorrelationSearch(Wire::read(r)?)
                } else if matches!(function, LateVideoFunction::HdcConvolve2D) {
                    Inst::VaSklPlusHdcConvolve2D(Wire::read(r)?)
                } else if matches!(function, LateVideoFunction::HdcMinmaxfilter) {
                    Inst::VaSklPlusHdcMinMaxFilter(Wire::read(r)?)
                } else if matches!(
                    function, LateVideoFunction::HdcErode | LateVideoFunction::HdcDilate
                ) {
                    Inst::VaSklPlusHdcMorphology(Wire::read(r)?)
                } else if matches!(function, LateVideoFunction::HdcLbpCorrelation) {
                    Inst::VaSklPlusHdcLbpCorrelation(Wire::read(r)?)
                } else if matches!(function, LateVideoFunction::HdcLbpCreation) {
                    Inst::VaSklPlusHdcLbpCreation(Wire::read(r)?)
                } else if matches!(
                    function, LateVideoFunction::HdcConvolve1DH |
                    LateVideoFunction::HdcConvolve1DV
                ) {
                    Inst::VaSklPlusHdcConvolve1D(Wire::read(r)?)
                } else if matches!(function, LateVideoFunction::HdcConvolve1Pixel) {
                    Inst::VaSklPlusHdcConvolve1Pixel(Wire::read(r)?)
                } else {
                    return Err(
                        ahead.unknown_sub_opcode(0x4d, u64::from(function.bits()), 1),
                    );
                }
            }

            0x4e => {
                match r.u8()? {
                    0x01 => Inst::SvmBlockLd(Wire::read(r)?),
                    0x02 => Inst::SvmBlockSt(Wire::read(r)?),
                    0x03 => Inst::SvmGather(Wire::read(r)?),
                    0x04 => Inst::SvmScatter(Wire::read(r)?),
                    0x05 => Inst::SvmAtomic(Wire::read(r)?),
                    0x06 => Inst::SvmGather4Scaled(Wire::read(r)?),
                    0x07 => Inst::SvmScatter4Scaled(Wire::read(r)?),
                    sub => return Err(r.unknown_sub_opcode(0x4e, u64::from(sub), 1)),
                }
            }

            0x4f => Inst::Ifcall(Wire::read(r)?),
            0x50 => Inst::Faddr(Wire::read(r)?),
            0x51 => Inst::File(Wire::read(r)?),
            0x52 => Inst::Loc(Wire::read(r)?),
            0x54 => Inst::VmeIme(Wire::read(r)?),
            0x55 => Inst::VmeSic(Wire::read(r)?),
            0x56 => Inst::VmeFbr(Wire::read(r)?),
            0x57 => Inst::VmeIdm(Wire::read(r)?),
            0x59 => Inst::Barrier(Wire::read(r)?),
            0x5a => Inst::CacheFlush(Wire::read(r)?),
            0x5b => Inst::Wait(Wire::read(r)?),
            0x5c => Inst::Fence(Wire::read(r)?),
            0x5d => Inst::RawSend(Wire::read(r)?),
            0x5f => Inst::Yield(Wire::read(r)?),
            0x60 => Inst::Nbarrier(Wire::read(r)?),
            0x67 => Inst::Fcall(Wire::read(r)?),
            0x68 => Inst::Fret(Wire::read(r)?),
            0x69 => Inst::Switchjmp(Wire::read(r)?),
            0x6a => Inst::Sad2add(Wire::read(r)?),
            0x6b => Inst::Pln(Wire::read(r)?),
            0x6c => Inst::Goto(Wire::read(r)?),
            0x6d => Inst::ThreeDSample(Wire::read(r)?),
            0x6e => Inst::ThreeDLoad(Wire::read(r)?),
            0x6f => Inst::ThreeDSample4(Wire::read(r)?),
            0x70 => Inst::Info(Wire::read(r)?),
            0x71 => Inst::RtWrite(Wire::read(r)?),
            0x72 => Inst::UrbWrite(Wire::read(r)?),
            0x73 => Inst::TypedAtomic(Wire::read(r)?),
            0x74 => Inst::Gather4Scaled(Wire::read(r)?),
            0x75 => Inst::Scatter4Scaled(Wire::read(r)?),
            0x78 => Inst::GatherScaled(Wire::read(r)?),
            0x79 => Inst::ScatterScaled(Wire::read(r)?),
            0x7a => Inst::RawSends(Wire::read(r)?),
            0x7b => Inst::Lifetime(Wire::read(r)?),
            0x7c => Inst::Sbarrier(Wire::read(r)?),
            0x7d => Inst::DwordAtomic(Wire::read(r)?),
            0x7e => Inst::Sqrtm(Wire::read(r)?),
            0x7f => Inst::Divm(Wire::read(r)?),
            0x80 => Inst::Rol(Wire::read(r)?),
            0x81 => Inst::Ror(Wire::read(r)?),
            0x82 => Inst::Dp4a(Wire::read(r)?),
            0x83 => Inst::Dpas(Wire::read(r)?),
            0x84 => Inst::Add3(Wire::read(r)?),
            0x85 => Inst::Bfn(Wire::read(r)?),
            0x86 => Inst::QwGather(Wire::read(r)?),
            0x87 => Inst::QwScatter(Wire::read(r)?),
            0x89 => {
                let ahead = &mut r.clone();
                let lsc_sub_op: LscUntypedLscSubOp = Wire::read(ahead)?;
                if matches!(
                    lsc_sub_op, LscUntypedLscSubOp::LscApndctrAtomicAdd |
                    LscUntypedLscSubOp::LscApndctrAtomicSub
                ) {
                    Inst::LscUntypedAppend(Wire::read(r)?)
                } else if matches!(
                    lsc_sub_op, LscUntypedLscSubOp::LscAtomicIinc |
                    LscUntypedLscSubOp::LscAtomicIdec | LscUntypedLscSubOp::LscAtomicLoad
                    | LscUntypedLscSubOp::LscAtomicStore |
                    LscUntypedLscSubOp::LscAtomicIadd | LscUntypedLscSubOp::LscAtomicIsub
                    | LscUntypedLscSubOp::LscAtomicSmin |
                    LscUntypedLscSubOp::LscAtomicSmax | LscUntypedLscSubOp::LscAtomicUmin
                    | LscUntypedLscSubOp::LscAtomicUmax |
                    LscUntypedLscSubOp::LscAtomicIcas | LscUntypedLscSubOp::LscAtomicFadd
                    | LscUntypedLscSubOp::LscAtomicFsub |
                    LscUntypedLscSubOp::LscAtomicFmin | LscUntypedLscSubOp::LscAtomicFmax
                    | LscUntypedLscSubOp::LscAtomicFcas |
                    LscUntypedLscSubOp::LscAtomicAnd | LscUntypedLscSubOp::LscAtomicOr |
                    LscUntypedLscSubOp::LscAtomicXor | LscUntypedLscSubOp::LscLoad |
                    LscUntypedLscSubOp::LscLoadStatus | LscUntypedLscSubOp::LscStore |
                    LscUntypedLscSubOp::LscStoreUncompressed
                ) {
                    Inst::LscUntypedVector(Wire::read(r)?)
                } else if matches!(
                    lsc_sub_op, LscUntypedLscSubOp::LscLoadQuad |
                    LscUntypedLscSubOp::LscStoreQuad
                ) {
                    Inst::LscUntypedQuad(Wire::read(r)?)
                } else if matches!(
                    lsc_sub_op, LscUntypedLscSubOp::LscLoadBlock2d |
                    LscUntypedLscSubOp::LscStoreBlock2d
                ) {
                    Inst::LscUntypedBlock2d(Wire::read(r)?)
                } else if matches!(
                    lsc_sub_op, LscUntypedLscSubOp::LscLoadStrided |
                    LscUntypedLscSubOp::LscStoreStrided
                ) {
                    Inst::LscUntypedStrided(Wire::read(r)?)
                } else {
                    return Err(
                        ahead.unknown_sub_opcode(0x89, u64::from(lsc_sub_op.bits()), 1),
                    );
                }
            }

            0x8a => {
                let ahead = &mut r.clone();
                let lsc_sub_op: LscTypedLscSubOp = Wire::read(ahead)?;
                if matches!(
                    lsc_sub_op, LscTypedLscSubOp::LscAtomicIinc |
                    LscTypedLscSubOp::LscAtomicIdec | LscTypedLscSubOp::LscAtomicLoad |
                    LscTypedLscSubOp::LscAtomicStore | LscTypedLscSubOp::LscAtomicIadd |
                    LscTypedLscSubOp::LscAtomicIsub | LscTypedLscSubOp::LscAtomicSmin |
                    LscTypedLscSubOp::LscAtomicSmax | LscTypedLscSubOp::LscAtomicUmin |
                    LscTypedLscSubOp::LscAtomicUmax | LscTypedLscSubOp::LscAtomicIcas |
                    LscTypedLscSubOp::LscAtomicFadd | LscTypedLscSubOp::LscAtomicFsub |
                    LscTypedLscSubOp::LscAtomicFmin | LscTypedLscSubOp::LscAtomicFmax |
                    LscTypedLscSubOp::LscAtomicFcas | LscTypedLscSubOp::LscAtomicAnd |
                    LscTypedLscSubOp::LscAtomicOr | LscTypedLscSubOp::LscAtomicXor |
                    LscTypedLscSubOp::LscLoadStatus |
                    LscTypedLscSubOp::LscReadSurfaceInfo |
                    LscTypedLscSubOp::LscStoreUncompressed
                ) {
                    Inst::LscTypedVector(Wire::read(r)?)
                } else if matches!(
                    lsc_sub_op, LscTypedLscSubOp::LscLoadQuad |
                    LscTypedLscSubOp::LscStoreQuad
                ) {
                    Inst::LscTypedQuad(Wire::read(r)?)
                } else if matches!(
                    lsc_sub_op, LscTypedLscSubOp::LscLoadBlock2d |
                    LscTypedLscSubOp::LscStoreBlock2d
                ) {
                    Inst::LscTypedBlock2d(Wire::read(r)?)
                } else {
                    return Err(
                        ahead.unknown_sub_opcode(0x8a, u64::from(lsc_sub_op.bits()), 1),
                    );
                }
            }

            0x8b => Inst::LscFence(Wire::read(r)?),
            0x90 => Inst::RtRead(Wire::read(r)?),
            0x91 => Inst::Madw(Wire::read(r)?),
            0x92 => Inst::Add3o(Wire::read(r)?),
            0x9b => Inst::Invm(Wire::read(r)?),
            0x9c => Inst::Rsqtm(Wire::read(r)?),
            opcode => return Err(r.unknown_opcode(opcode)),
        },
    )
}
