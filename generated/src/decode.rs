// @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.

//! From bytes to instructions.
#![allow(unused_imports)]
use crate::bit_fields::*;
use crate::enums::*;
use crate::forms::*;
use crate::instructions::*;
use crate::layout::LAYOUTS;
use openvisa_codec::{
    Form, Reader, Stream, Version, Wire, WireError, WireErrorKind, WriteError, Writer,
    Zero,
};

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
        let mut inst = Ok(Self::ZERO);
        read(&mut inst, r);
        inst
    }
}

/// An instruction on the way: it is read to where it stays. What is written piece by piece and moved at once costs a
/// processor more time than all the rest.
type Place<'a> = Result<Inst<'a>, WireError>;
fn read<'a>(to: &mut Place<'a>, r: &mut Reader<'a>) {
    let Some(opcode) = r.rest().first() else { return none(to, r) };
    match opcode {
        0x01 => one::<Add, 1>(to, r),
        0x02 => one::<Avg, 1>(to, r),
        0x03 => one::<Div, 1>(to, r),
        0x04 => one::<Dp2, 1>(to, r),
        0x05 => one::<Dp3, 1>(to, r),
        0x06 => one::<Dp4, 1>(to, r),
        0x07 => one::<Dph, 1>(to, r),
        0x08 => one::<Exp, 1>(to, r),
        0x09 => one::<Frc, 1>(to, r),
        0x0a => one::<Line, 1>(to, r),
        0x0b => one::<Log, 1>(to, r),
        0x0c => one::<Mad, 1>(to, r),
        0x0d => one::<Mulh, 1>(to, r),
        0x0e => one::<Lrp, 1>(to, r),
        0x0f => one::<Mod, 1>(to, r),
        0x10 => one::<Mul, 1>(to, r),
        0x11 => one::<Pow, 1>(to, r),
        0x12 => one::<Rndd, 1>(to, r),
        0x13 => one::<Rndu, 1>(to, r),
        0x14 => one::<Rnde, 1>(to, r),
        0x15 => one::<Rndz, 1>(to, r),
        0x16 => one::<Sad2, 1>(to, r),
        0x17 => one::<Sin, 1>(to, r),
        0x18 => one::<Cos, 1>(to, r),
        0x19 => one::<Sqrt, 1>(to, r),
        0x1a => one::<Rsqrt, 1>(to, r),
        0x1b => one::<Inv, 1>(to, r),
        0x1c => one::<Dpasw, 1>(to, r),
        0x1d => one::<Fcvt, 1>(to, r),
        0x1e => one::<Srnd, 1>(to, r),
        0x1f => one::<Lzd, 1>(to, r),
        0x20 => one::<And, 1>(to, r),
        0x21 => one::<Or, 1>(to, r),
        0x22 => one::<Xor, 1>(to, r),
        0x23 => one::<Not, 1>(to, r),
        0x24 => one::<Shl, 1>(to, r),
        0x25 => one::<Shr, 1>(to, r),
        0x26 => one::<Asr, 1>(to, r),
        0x27 => one::<Cbit, 1>(to, r),
        0x28 => one::<AddrAdd, 1>(to, r),
        0x29 => one::<Mov, 1>(to, r),
        0x2a => one::<Sel, 1>(to, r),
        0x2b => one::<Setp, 1>(to, r),
        0x2c => one::<Cmp, 1>(to, r),
        0x2d => one::<Movs, 1>(to, r),
        0x2e => one::<Fbl, 1>(to, r),
        0x2f => one::<Fbh, 1>(to, r),
        0x30 => one::<Subroutine, 1>(to, r),
        0x31 => one::<Label, 1>(to, r),
        0x32 => one::<Jmp, 1>(to, r),
        0x33 => one::<Call, 1>(to, r),
        0x34 => one::<Ret, 1>(to, r),
        0x35 => one::<OwordLd, 1>(to, r),
        0x36 => one::<OwordSt, 1>(to, r),
        0x37 => one::<MediaLd, 1>(to, r),
        0x38 => one::<MediaSt, 1>(to, r),
        0x39 => one::<Gather, 1>(to, r),
        0x3a => one::<Scatter, 1>(to, r),
        0x3c => one::<OwordLdUnaligned, 1>(to, r),
        0x40 => one::<Sample, 1>(to, r),
        0x41 => one::<SampleUnorm, 1>(to, r),
        0x42 => one::<Load, 1>(to, r),
        0x43 => one::<Avs, 1>(to, r),
        0x44 => {
            #[inline(never)]
            fn choose<'a>(to: &mut Place<'a>, r: &mut Reader<'a>) {
                let ahead = &mut r.clone();
                let _ = ahead.advance(1);
                let Some(function) = <VideoFunction as Wire>::get(ahead) else {
                    return none(to, r)
                };

                if matches!(function, VideoFunction::Convolve) {
                    one::<VaConvolve, 1>(to, r)
                } else if matches!(function, VideoFunction::Minmax) {
                    one::<VaMinMax, 1>(to, r)
                } else if matches!(function, VideoFunction::Minmaxfilter) {
                    one::<VaMinMaxFilter, 1>(to, r)
                } else if matches!(
                    function, VideoFunction::Erode | VideoFunction::Dilate
                ) {
                    one::<VaMorphology, 1>(to, r)
                } else if matches!(function, VideoFunction::Boolcentroid) {
                    one::<VaBoolCentroid, 1>(to, r)
                } else if matches!(function, VideoFunction::Centroid) {
                    one::<VaCentroid, 1>(to, r)
                } else {
                    none(to, r)
                }
            }

            choose(to, r)
        }

        0x45 => one::<MinMax, 1>(to, r),
        0x46 => one::<Bfe, 1>(to, r),
        0x47 => one::<Bfi, 1>(to, r),
        0x48 => one::<Bfrev, 1>(to, r),
        0x49 => one::<Addc, 1>(to, r),
        0x4a => one::<Subb, 1>(to, r),
        0x4b => one::<Gather4Typed, 1>(to, r),
        0x4c => one::<Scatter4Typed, 1>(to, r),
        0x4d => {
            #[inline(never)]
            fn choose<'a>(to: &mut Place<'a>, r: &mut Reader<'a>) {
                let ahead = &mut r.clone();
                let _ = ahead.advance(1);
                let Some(function) = <LateVideoFunction as Wire>::get(ahead) else {
                    return none(to, r)
                };

                if matches!(
                    function, LateVideoFunction::Convolve1DVertical |
                    LateVideoFunction::Convolve1DHorizontal
                ) {
                    one::<VaSklPlusConvolve1D, 1>(to, r)
                } else if matches!(function, LateVideoFunction::Convolve1Pixel) {
                    one::<VaSklPlusConvolve1Pixel, 1>(to, r)
                } else if matches!(function, LateVideoFunction::FloodFill) {
                    one::<VaSklPlusFloodFill, 1>(to, r)
                } else if matches!(function, LateVideoFunction::LbpCreation) {
                    one::<VaSklPlusLbpCreation, 1>(to, r)
                } else if matches!(function, LateVideoFunction::LbpCorrelation) {
                    one::<VaSklPlusLbpCorrelation, 1>(to, r)
                } else if matches!(function, LateVideoFunction::CorrelationSearch) {
                    one::<VaSklPlusCorrelationSearch, 1>(to, r)
                } else if matches!(function, LateVideoFunction::HdcConvolve2D) {
                    one::<VaSklPlusHdcConvolve2D, 1>(to, r)
                } else if matches!(function, LateVideoFunction::HdcMinmaxfilter) {
                    one::<VaSklPlusHdcMinMaxFilter, 1>(to, r)
                } else if matches!(
                    function, LateVideoFunction::HdcErode | LateVideoFunction::HdcDilate
                ) {
                    one::<VaSklPlusHdcMorphology, 1>(to, r)
                } else if matches!(function, LateVideoFunction::HdcLbpCorrelation) {
                    one::<VaSklPlusHdcLbpCorrelation, 1>(to, r)
                } else if matches!(function, LateVideoFunction::HdcLbpCreation) {
                    one::<VaSklPlusHdcLbpCreation, 1>(to, r)
                } else if matches!(
                    function, LateVideoFunction::HdcConvolve1DH |
                    LateVideoFunction::HdcConvolve1DV
                ) {
                    one::<VaSklPlusHdcConvolve1D, 1>(to, r)
                } else if matches!(function, LateVideoFunction::HdcConvolve1Pixel) {
                    one::<VaSklPlusHdcConvolve1Pixel, 1>(to, r)
                } else {
                    none(to, r)
                }
            }

            choose(to, r)
        }

        0x4e => {
            match r.rest().get(1) {
                Some(0x01) => one::<SvmBlockLd, 2>(to, r),
                Some(0x02) => one::<SvmBlockSt, 2>(to, r),
                Some(0x03) => one::<SvmGather, 2>(to, r),
                Some(0x04) => one::<SvmScatter, 2>(to, r),
                Some(0x05) => one::<SvmAtomic, 2>(to, r),
                Some(0x06) => one::<SvmGather4Scaled, 2>(to, r),
                Some(0x07) => one::<SvmScatter4Scaled, 2>(to, r),
                _ => none(to, r),
            }
        }

        0x4f => one::<Ifcall, 1>(to, r),
        0x50 => one::<Faddr, 1>(to, r),
        0x51 => one::<File, 1>(to, r),
        0x52 => one::<Loc, 1>(to, r),
        0x54 => one::<VmeIme, 1>(to, r),
        0x55 => one::<VmeSic, 1>(to, r),
        0x56 => one::<VmeFbr, 1>(to, r),
        0x57 => one::<VmeIdm, 1>(to, r),
        0x59 => one::<Barrier, 1>(to, r),
        0x5a => one::<CacheFlush, 1>(to, r),
        0x5b => one::<Wait, 1>(to, r),
        0x5c => one::<Fence, 1>(to, r),
        0x5d => one::<RawSend, 1>(to, r),
        0x5f => one::<Yield, 1>(to, r),
        0x60 => one::<Nbarrier, 1>(to, r),
        0x67 => one::<Fcall, 1>(to, r),
        0x68 => one::<Fret, 1>(to, r),
        0x69 => one::<Switchjmp, 1>(to, r),
        0x6a => one::<Sad2add, 1>(to, r),
        0x6b => one::<Pln, 1>(to, r),
        0x6c => one::<Goto, 1>(to, r),
        0x6d => one::<ThreeDSample, 1>(to, r),
        0x6e => one::<ThreeDLoad, 1>(to, r),
        0x6f => one::<ThreeDSample4, 1>(to, r),
        0x70 => one::<Info, 1>(to, r),
        0x71 => one::<RtWrite, 1>(to, r),
        0x72 => one::<UrbWrite, 1>(to, r),
        0x73 => one::<TypedAtomic, 1>(to, r),
        0x74 => one::<Gather4Scaled, 1>(to, r),
        0x75 => one::<Scatter4Scaled, 1>(to, r),
        0x78 => one::<GatherScaled, 1>(to, r),
        0x79 => one::<ScatterScaled, 1>(to, r),
        0x7a => one::<RawSends, 1>(to, r),
        0x7b => one::<Lifetime, 1>(to, r),
        0x7c => one::<Sbarrier, 1>(to, r),
        0x7d => one::<DwordAtomic, 1>(to, r),
        0x7e => one::<Sqrtm, 1>(to, r),
        0x7f => one::<Divm, 1>(to, r),
        0x80 => one::<Rol, 1>(to, r),
        0x81 => one::<Ror, 1>(to, r),
        0x82 => one::<Dp4a, 1>(to, r),
        0x83 => one::<Dpas, 1>(to, r),
        0x84 => one::<Add3, 1>(to, r),
        0x85 => one::<Bfn, 1>(to, r),
        0x86 => one::<QwGather, 1>(to, r),
        0x87 => one::<QwScatter, 1>(to, r),
        0x89 => {
            #[inline(never)]
            fn choose<'a>(to: &mut Place<'a>, r: &mut Reader<'a>) {
                let ahead = &mut r.clone();
                let _ = ahead.advance(1);
                let Some(lsc_sub_op) = <LscUntypedLscSubOp as Wire>::get(ahead) else {
                    return none(to, r)
                };

                if matches!(
                    lsc_sub_op, LscUntypedLscSubOp::LscApndctrAtomicAdd |
                    LscUntypedLscSubOp::LscApndctrAtomicSub
                ) {
                    one::<LscUntypedAppend, 1>(to, r)
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
                    one::<LscUntypedVector, 1>(to, r)
                } else if matches!(
                    lsc_sub_op, LscUntypedLscSubOp::LscLoadQuad |
                    LscUntypedLscSubOp::LscStoreQuad
                ) {
                    one::<LscUntypedQuad, 1>(to, r)
                } else if matches!(
                    lsc_sub_op, LscUntypedLscSubOp::LscLoadBlock2d |
                    LscUntypedLscSubOp::LscStoreBlock2d
                ) {
                    one::<LscUntypedBlock2d, 1>(to, r)
                } else if matches!(
                    lsc_sub_op, LscUntypedLscSubOp::LscLoadStrided |
                    LscUntypedLscSubOp::LscStoreStrided
                ) {
                    one::<LscUntypedStrided, 1>(to, r)
                } else {
                    none(to, r)
                }
            }

            choose(to, r)
        }

        0x8a => {
            #[inline(never)]
            fn choose<'a>(to: &mut Place<'a>, r: &mut Reader<'a>) {
                let ahead = &mut r.clone();
                let _ = ahead.advance(1);
                let Some(lsc_sub_op) = <LscTypedLscSubOp as Wire>::get(ahead) else {
                    return none(to, r)
                };

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
                    one::<LscTypedVector, 1>(to, r)
                } else if matches!(
                    lsc_sub_op, LscTypedLscSubOp::LscLoadQuad |
                    LscTypedLscSubOp::LscStoreQuad
                ) {
                    one::<LscTypedQuad, 1>(to, r)
                } else if matches!(
                    lsc_sub_op, LscTypedLscSubOp::LscLoadBlock2d |
                    LscTypedLscSubOp::LscStoreBlock2d
                ) {
                    one::<LscTypedBlock2d, 1>(to, r)
                } else {
                    none(to, r)
                }
            }

            choose(to, r)
        }

        0x8b => one::<LscFence, 1>(to, r),
        0x90 => one::<RtRead, 1>(to, r),
        0x91 => one::<Madw, 1>(to, r),
        0x92 => one::<Add3o, 1>(to, r),
        0x9b => one::<Invm, 1>(to, r),
        0x9c => one::<Rsqtm, 1>(to, r),
        _ => none(to, r),
    }
}

#[cold]
#[inline(never)]
fn none<'a>(to: &mut Place<'a>, r: &Reader<'a>) {
    *to = Err(Inst::problem(r));
}

impl Zero for Inst<'_> {
    const ZERO: Self = Self::Barrier(Zero::ZERO);
}

impl<'a> Wire<'a> for Inst<'a> {
    #[inline]
    fn get(r: &mut Reader<'a>) -> Option<Self> {
        Self::decode(r).ok()
    }

    #[inline]
    fn read(r: &mut Reader<'a>) -> Result<Self, WireError> {
        Self::decode(r)
    }

    #[cold]
    fn problem(r: &Reader<'a>) -> WireError {
        let undescribed = WireError {
            offset: 0,
            kind: WireErrorKind::Undescribed,
        };

        let error = LAYOUTS
            .check(r.rest(), r.version())
            .map_or_else(|fault| fault.error, |_| undescribed);
        WireError {
            offset: error.offset + r.offset(),
            ..error
        }
    }

    fn write(&self, w: &mut Writer<'_>) -> Result<(), WriteError> {
        self.encode(w)
    }

    fn wire_len(&self, version: Version) -> usize {
        self.encoded_len(version)
    }
}

/// A format, and where it stands in `Inst`.
trait Format<'a>: Wire<'a> {
    /// An instruction of this format.
    const START: Place<'a>;
    /// Puts it there, and gives the place of what follows the opcode.
    fn start<'i>(to: &'i mut Place<'a>) -> Option<&'i mut Self>;
}

macro_rules! formats {
    ($($name:ident $(< $life:lifetime >)?)*) => {
        $(impl < 'a > Format < 'a > for $name $(< $life >)? { const START : Place < 'a >
        = Ok(Inst:: $name (Zero::ZERO)); #[inline] fn start < 'i > (to : & 'i mut Place <
        'a >) -> Option < & 'i mut Self > { * to = Self::START; if let Ok(Inst:: $name
        (format)) = to { Some(format) } else { None } } })*
    };
}

formats! {
    Add Avg Div Dp2 Dp3 Dp4 Dph Exp Frc Line Log Mad Mulh Lrp Mod Mul Pow Rndd Rndu Rnde
    Rndz Sad2 Sin Cos Sqrt Rsqrt Inv Dpasw Fcvt Srnd Lzd And Or Xor Not Shl Shr Asr Cbit
    AddrAdd Mov Sel Setp Cmp Movs Fbl Fbh Subroutine Label Jmp Call Fccall Ret OwordLd
    OwordSt MediaLd MediaSt Gather Scatter OwordLdUnaligned Sample SampleUnorm Load Avs
    VaConvolve VaMinMax VaMinMaxFilter VaMorphology VaBoolCentroid VaCentroid MinMax Bfe
    Bfi Bfrev Addc Subb Gather4Typed Scatter4Typed VaSklPlusConvolve1D
    VaSklPlusConvolve1Pixel VaSklPlusFloodFill VaSklPlusLbpCreation
    VaSklPlusLbpCorrelation VaSklPlusCorrelationSearch VaSklPlusHdcConvolve2D
    VaSklPlusHdcMinMaxFilter VaSklPlusHdcMorphology VaSklPlusHdcLbpCorrelation
    VaSklPlusHdcLbpCreation VaSklPlusHdcConvolve1D VaSklPlusHdcConvolve1Pixel SvmBlockLd
    SvmBlockSt SvmGather SvmScatter SvmAtomic SvmGather4Scaled SvmScatter4Scaled Ifcall
    Faddr File Loc VmeIme VmeSic VmeFbr VmeIdm Barrier CacheFlush Wait Fence RawSend
    Yield Nbarrier Fcall Fret Switchjmp < 'a > Sad2add Pln Goto ThreeDSample < 'a >
    ThreeDLoad < 'a > ThreeDSample4 < 'a > Info RtWrite UrbWrite TypedAtomic
    Gather4Scaled Scatter4Scaled GatherScaled ScatterScaled RawSends Lifetime Sbarrier
    DwordAtomic Sqrtm Divm Rol Ror Dp4a Dpas Add3 Bfn QwGather QwScatter LscUntypedAppend
    LscUntypedVector LscUntypedQuad LscUntypedBlock2d LscUntypedStrided LscTypedVector
    LscTypedQuad LscTypedBlock2d LscFence RtRead Madw Add3o Invm Rsqtm
}

/// An instruction of one format, after so many bytes of opcode.
fn one<'a, T: Format<'a>, const OPCODE: usize>(to: &mut Place<'a>, r: &mut Reader<'a>) {
    let mut at = r.clone();
    let format = at.advance(OPCODE).and_then(|()| T::start(to));
    match format.and_then(|format| format.fill(&mut at)) {
        Some(()) => r.go_to(&at),
        None => none(to, r),
    }
}
