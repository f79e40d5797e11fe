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
    match r.rest().first() {
        Some(opcode) => READ[usize::from(*opcode)](to, r),
        None => none(to, r),
    }
}

type Read = for<'a> fn(&mut Place<'a>, &mut Reader<'a>);
/// How the instructions of each opcode are read.
static READ: [Read; 256] = {
    let mut read: [Read; 256] = [|to, r| none(to, r); 256];
    read[0x01] = |to, r| one::<Add, 1>(to, r);
    read[0x02] = |to, r| one::<Avg, 1>(to, r);
    read[0x03] = |to, r| one::<Div, 1>(to, r);
    read[0x04] = |to, r| one::<Dp2, 1>(to, r);
    read[0x05] = |to, r| one::<Dp3, 1>(to, r);
    read[0x06] = |to, r| one::<Dp4, 1>(to, r);
    read[0x07] = |to, r| one::<Dph, 1>(to, r);
    read[0x08] = |to, r| one::<Exp, 1>(to, r);
    read[0x09] = |to, r| one::<Frc, 1>(to, r);
    read[0x0a] = |to, r| one::<Line, 1>(to, r);
    read[0x0b] = |to, r| one::<Log, 1>(to, r);
    read[0x0c] = |to, r| one::<Mad, 1>(to, r);
    read[0x0d] = |to, r| one::<Mulh, 1>(to, r);
    read[0x0e] = |to, r| one::<Lrp, 1>(to, r);
    read[0x0f] = |to, r| one::<Mod, 1>(to, r);
    read[0x10] = |to, r| one::<Mul, 1>(to, r);
    read[0x11] = |to, r| one::<Pow, 1>(to, r);
    read[0x12] = |to, r| one::<Rndd, 1>(to, r);
    read[0x13] = |to, r| one::<Rndu, 1>(to, r);
    read[0x14] = |to, r| one::<Rnde, 1>(to, r);
    read[0x15] = |to, r| one::<Rndz, 1>(to, r);
    read[0x16] = |to, r| one::<Sad2, 1>(to, r);
    read[0x17] = |to, r| one::<Sin, 1>(to, r);
    read[0x18] = |to, r| one::<Cos, 1>(to, r);
    read[0x19] = |to, r| one::<Sqrt, 1>(to, r);
    read[0x1a] = |to, r| one::<Rsqrt, 1>(to, r);
    read[0x1b] = |to, r| one::<Inv, 1>(to, r);
    read[0x1c] = |to, r| one::<Dpasw, 1>(to, r);
    read[0x1d] = |to, r| one::<Fcvt, 1>(to, r);
    read[0x1e] = |to, r| one::<Srnd, 1>(to, r);
    read[0x1f] = |to, r| one::<Lzd, 1>(to, r);
    read[0x20] = |to, r| one::<And, 1>(to, r);
    read[0x21] = |to, r| one::<Or, 1>(to, r);
    read[0x22] = |to, r| one::<Xor, 1>(to, r);
    read[0x23] = |to, r| one::<Not, 1>(to, r);
    read[0x24] = |to, r| one::<Shl, 1>(to, r);
    read[0x25] = |to, r| one::<Shr, 1>(to, r);
    read[0x26] = |to, r| one::<Asr, 1>(to, r);
    read[0x27] = |to, r| one::<Cbit, 1>(to, r);
    read[0x28] = |to, r| one::<AddrAdd, 1>(to, r);
    read[0x29] = |to, r| one::<Mov, 1>(to, r);
    read[0x2a] = |to, r| one::<Sel, 1>(to, r);
    read[0x2b] = |to, r| one::<Setp, 1>(to, r);
    read[0x2c] = |to, r| one::<Cmp, 1>(to, r);
    read[0x2d] = |to, r| one::<Movs, 1>(to, r);
    read[0x2e] = |to, r| one::<Fbl, 1>(to, r);
    read[0x2f] = |to, r| one::<Fbh, 1>(to, r);
    read[0x30] = |to, r| one::<Subroutine, 1>(to, r);
    read[0x31] = |to, r| one::<Label, 1>(to, r);
    read[0x32] = |to, r| one::<Jmp, 1>(to, r);
    read[0x33] = |to, r| one::<Call, 1>(to, r);
    read[0x34] = |to, r| one::<Ret, 1>(to, r);
    read[0x35] = |to, r| one::<OwordLd, 1>(to, r);
    read[0x36] = |to, r| one::<OwordSt, 1>(to, r);
    read[0x37] = |to, r| one::<MediaLd, 1>(to, r);
    read[0x38] = |to, r| one::<MediaSt, 1>(to, r);
    read[0x39] = |to, r| one::<Gather, 1>(to, r);
    read[0x3a] = |to, r| one::<Scatter, 1>(to, r);
    read[0x3c] = |to, r| one::<OwordLdUnaligned, 1>(to, r);
    read[0x40] = |to, r| one::<Sample, 1>(to, r);
    read[0x41] = |to, r| one::<SampleUnorm, 1>(to, r);
    read[0x42] = |to, r| one::<Load, 1>(to, r);
    read[0x43] = |to, r| one::<Avs, 1>(to, r);
    read[0x44] = |to, r| {
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
            } else if matches!(function, VideoFunction::Erode | VideoFunction::Dilate) {
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
    };

    read[0x45] = |to, r| one::<MinMax, 1>(to, r);
    read[0x46] = |to, r| one::<Bfe, 1>(to, r);
    read[0x47] = |to, r| one::<Bfi, 1>(to, r);
    read[0x48] = |to, r| one::<Bfrev, 1>(to, r);
    read[0x49] = |to, r| one::<Addc, 1>(to, r);
    read[0x4a] = |to, r| one::<Subb, 1>(to, r);
    read[0x4b] = |to, r| one::<Gather4Typed, 1>(to, r);
    read[0x4c] = |to, r| one::<Scatter4Typed, 1>(to, r);
    read[0x4d] = |to, r| {
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
    };

    read[0x4e] = |to, r| match r.rest().get(1) {
        Some(0x01) => one::<SvmBlockLd, 2>(to, r),
        Some(0x02) => one::<SvmBlockSt, 2>(to, r),
        Some(0x03) => one::<SvmGather, 2>(to, r),
        Some(0x04) => one::<SvmScatter, 2>(to, r),
        Some(0x05) => one::<SvmAtomic, 2>(to, r),
        Some(0x06) => one::<SvmGather4Scaled, 2>(to, r),
        Some(0x07) => one::<SvmScatter4Scaled, 2>(to, r),
        _ => none(to, r),
    };

    read[0x4f] = |to, r| one::<Ifcall, 1>(to, r);
    read[0x50] = |to, r| one::<Faddr, 1>(to, r);
    read[0x51] = |to, r| one::<File, 1>(to, r);
    read[0x52] = |to, r| one::<Loc, 1>(to, r);
    read[0x54] = |to, r| one::<VmeIme, 1>(to, r);
    read[0x55] = |to, r| one::<VmeSic, 1>(to, r);
    read[0x56] = |to, r| one::<VmeFbr, 1>(to, r);
    read[0x57] = |to, r| one::<VmeIdm, 1>(to, r);
    read[0x59] = |to, r| one::<Barrier, 1>(to, r);
    read[0x5a] = |to, r| one::<CacheFlush, 1>(to, r);
    read[0x5b] = |to, r| one::<Wait, 1>(to, r);
    read[0x5c] = |to, r| one::<Fence, 1>(to, r);
    read[0x5d] = |to, r| one::<RawSend, 1>(to, r);
    read[0x5f] = |to, r| one::<Yield, 1>(to, r);
    read[0x60] = |to, r| one::<Nbarrier, 1>(to, r);
    read[0x67] = |to, r| one::<Fcall, 1>(to, r);
    read[0x68] = |to, r| one::<Fret, 1>(to, r);
    read[0x69] = |to, r| one::<Switchjmp, 1>(to, r);
    read[0x6a] = |to, r| one::<Sad2add, 1>(to, r);
    read[0x6b] = |to, r| one::<Pln, 1>(to, r);
    read[0x6c] = |to, r| one::<Goto, 1>(to, r);
    read[0x6d] = |to, r| one::<ThreeDSample, 1>(to, r);
    read[0x6e] = |to, r| one::<ThreeDLoad, 1>(to, r);
    read[0x6f] = |to, r| one::<ThreeDSample4, 1>(to, r);
    read[0x70] = |to, r| one::<Info, 1>(to, r);
    read[0x71] = |to, r| one::<RtWrite, 1>(to, r);
    read[0x72] = |to, r| one::<UrbWrite, 1>(to, r);
    read[0x73] = |to, r| one::<TypedAtomic, 1>(to, r);
    read[0x74] = |to, r| one::<Gather4Scaled, 1>(to, r);
    read[0x75] = |to, r| one::<Scatter4Scaled, 1>(to, r);
    read[0x78] = |to, r| one::<GatherScaled, 1>(to, r);
    read[0x79] = |to, r| one::<ScatterScaled, 1>(to, r);
    read[0x7a] = |to, r| one::<RawSends, 1>(to, r);
    read[0x7b] = |to, r| one::<Lifetime, 1>(to, r);
    read[0x7c] = |to, r| one::<Sbarrier, 1>(to, r);
    read[0x7d] = |to, r| one::<DwordAtomic, 1>(to, r);
    read[0x7e] = |to, r| one::<Sqrtm, 1>(to, r);
    read[0x7f] = |to, r| one::<Divm, 1>(to, r);
    read[0x80] = |to, r| one::<Rol, 1>(to, r);
    read[0x81] = |to, r| one::<Ror, 1>(to, r);
    read[0x82] = |to, r| one::<Dp4a, 1>(to, r);
    read[0x83] = |to, r| one::<Dpas, 1>(to, r);
    read[0x84] = |to, r| one::<Add3, 1>(to, r);
    read[0x85] = |to, r| one::<Bfn, 1>(to, r);
    read[0x86] = |to, r| one::<QwGather, 1>(to, r);
    read[0x87] = |to, r| one::<QwScatter, 1>(to, r);
    read[0x89] = |to, r| {
        #[inline(never)]
        fn choose<'a>(to: &mut Place<'a>, r: &mut Reader<'a>) {
            let ahead = &mut r.clone();
            let _ = ahead.advance(1);
            let Some(lsc_sub_op) = <LscUntypedLscSubOp as Wire>::get(ahead) else {
                return none(to, r)
            };

            if matches!(
                lsc_sub_op, LscUntypedLscSubOp::LscApndctrAtomicAdd |
                LscUntypedLscSubOp::LscApndctrAtomicSub |
                LscUntypedLscSubOp::LscApndctrAtomicStore
            ) {
                one::<LscUntypedAppend, 1>(to, r)
            } else if matches!(
                lsc_sub_op, LscUntypedLscSubOp::LscAtomicIinc |
                LscUntypedLscSubOp::LscAtomicIdec | LscUntypedLscSubOp::LscAtomicLoad |
                LscUntypedLscSubOp::LscAtomicStore | LscUntypedLscSubOp::LscAtomicIadd |
                LscUntypedLscSubOp::LscAtomicIsub | LscUntypedLscSubOp::LscAtomicSmin |
                LscUntypedLscSubOp::LscAtomicSmax | LscUntypedLscSubOp::LscAtomicUmin |
                LscUntypedLscSubOp::LscAtomicUmax | LscUntypedLscSubOp::LscAtomicIcas |
                LscUntypedLscSubOp::LscAtomicFadd | LscUntypedLscSubOp::LscAtomicFsub |
                LscUntypedLscSubOp::LscAtomicFmin | LscUntypedLscSubOp::LscAtomicFmax |
                LscUntypedLscSubOp::LscAtomicFcas | LscUntypedLscSubOp::LscAtomicAnd |
                LscUntypedLscSubOp::LscAtomicOr | LscUntypedLscSubOp::LscAtomicXor |
                LscUntypedLscSubOp::LscAtomicBfadd | LscUntypedLscSubOp::LscAtomicBfsub |
                LscUntypedLscSubOp::LscAtomicBfmin | LscUntypedLscSubOp::LscAtomicBfmax |
                LscUntypedLscSubOp::LscAtomicBfcas | LscUntypedLscSubOp::LscLoad |
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
    };

    read[0x8a] = |to, r| {
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
                LscTypedLscSubOp::LscLoadStatus | LscTypedLscSubOp::LscReadSurfaceInfo |
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
    };

    read[0x8b] = |to, r| one::<LscFence, 1>(to, r);
    read[0x90] = |to, r| one::<RtRead, 1>(to, r);
    read[0x91] = |to, r| one::<Madw, 1>(to, r);
    read[0x92] = |to, r| one::<Add3o, 1>(to, r);
    read[0x95] = |to, r| one::<ShflIdx4, 1>(to, r);
    read[0x96] = |to, r| one::<Tanh, 1>(to, r);
    read[0x97] = |to, r| one::<Sigm, 1>(to, r);
    read[0x98] = |to, r| one::<Lfsr, 1>(to, r);
    read[0x99] = |to, r| one::<Bdpas, 1>(to, r);
    read[0x9a] = |to, r| one::<Dnscl, 1>(to, r);
    read[0x9b] = |to, r| one::<Invm, 1>(to, r);
    read[0x9c] = |to, r| one::<Rsqtm, 1>(to, r);
    read
};

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

    #[inline]
    fn read_in(place: &mut Place<'a>, r: &mut Reader<'a>) {
        read(place, r);
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
    /// Puts an instruction of this format there, and gives the place of what follows the opcode.
    fn start<'i>(to: &'i mut Place<'a>, zero: u32) -> Option<&'i mut Self>;
}

macro_rules! formats {
    ($($name:ident $(< $life:lifetime >)?)*) => {
        $(impl < 'a > Format < 'a > for $name $(< $life >)? { #[inline] fn start < 'i >
        (to : & 'i mut Place < 'a >, zero : u32) -> Option < & 'i mut Self > { * to =
        Ok(Inst:: $name (Zero::zeroed(zero))); if let Ok(Inst:: $name (format)) = to {
        Some(format) } else { None } } })*
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
    LscTypedQuad LscTypedBlock2d LscFence RtRead Madw Add3o ShflIdx4 Tanh Sigm Lfsr Bdpas
    Dnscl Invm Rsqtm
}

/// An instruction of one format, after so many bytes of opcode.
fn one<'a, T: Format<'a>, const OPCODE: usize>(to: &mut Place<'a>, r: &mut Reader<'a>) {
    let mut at = r.clone();
    if at.advance(OPCODE).is_some() && let Some(format) = T::start(to, r.zero())
        && format.fill(&mut at).is_some()
    {
        r.go_to(&at);
    } else {
        none(to, r);
    }
}
