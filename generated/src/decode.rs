// @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.

//! The decoder of instructions.
#![allow(unused_imports)]
use crate::bit_fields::*;
use crate::enums::*;
use crate::forms::*;
use crate::instructions::*;
use crate::layout::LAYOUTS;
use openvisa_isa_core::{
    Form, Reader, Stream, Version, Wire, WireError, WireErrorKind, WriteError, Writer,
    Zero,
};

/// An iterator that decodes consecutive instructions without allocation:
/// `Instructions::new(bytes, version)`.
///
/// The iteration ends at the end of the bytes or after the first error.
pub type Instructions<'a> = Stream<'a, Inst<'a>>;
impl<'a> Inst<'a> {
    /// Decodes an instruction. After an error, the position of the reader is unchanged.
    ///
    /// Decoding checks each value against the type of its field only. Values that an
    /// instruction does not allow are found by the validator.
    ///
    /// `FCCALL` has the bytes of `CALL` and is read as that.
    ///
    /// # Errors
    /// Returns an error if the bytes end within the instruction, the opcode is unknown,
    /// a reserved bit is set, or a value has no meaning.
    #[inline]
    pub fn decode(r: &mut Reader<'a>) -> Result<Self, WireError> {
        let mut inst = Ok(Self::zeroed(r.zero()));
        read(&mut inst, r);
        inst
    }
}

/// The destination of an instruction, which is decoded in place. A copy right after the
/// members were written one by one would stall on store forwarding, and take longer
/// than decoding itself.
type Place<'a> = Result<Inst<'a>, WireError>;
#[inline]
fn read<'a>(to: &mut Place<'a>, r: &mut Reader<'a>) {
    match r.rest().first() {
        Some(opcode) => READ[usize::from(*opcode)](to, r),
        None => none(to, r),
    }
}

type Read = for<'a> fn(&mut Place<'a>, &mut Reader<'a>);
/// The functions that decode the instructions of each opcode.
static READ: [Read; 256] = {
    let mut read: [Read; 256] = [|to, r| none(to, r); 256];
    read[0x01] = Add::decode::<1>;
    read[0x02] = Avg::decode::<1>;
    read[0x03] = Div::decode::<1>;
    read[0x04] = Dp2::decode::<1>;
    read[0x05] = Dp3::decode::<1>;
    read[0x06] = Dp4::decode::<1>;
    read[0x07] = Dph::decode::<1>;
    read[0x08] = Exp::decode::<1>;
    read[0x09] = Frc::decode::<1>;
    read[0x0a] = Line::decode::<1>;
    read[0x0b] = Log::decode::<1>;
    read[0x0c] = Mad::decode::<1>;
    read[0x0d] = Mulh::decode::<1>;
    read[0x0e] = Lrp::decode::<1>;
    read[0x0f] = Mod::decode::<1>;
    read[0x10] = Mul::decode::<1>;
    read[0x11] = Pow::decode::<1>;
    read[0x12] = Rndd::decode::<1>;
    read[0x13] = Rndu::decode::<1>;
    read[0x14] = Rnde::decode::<1>;
    read[0x15] = Rndz::decode::<1>;
    read[0x16] = Sad2::decode::<1>;
    read[0x17] = Sin::decode::<1>;
    read[0x18] = Cos::decode::<1>;
    read[0x19] = Sqrt::decode::<1>;
    read[0x1a] = Rsqrt::decode::<1>;
    read[0x1b] = Inv::decode::<1>;
    read[0x1c] = Dpasw::decode::<1>;
    read[0x1d] = Fcvt::decode::<1>;
    read[0x1e] = Srnd::decode::<1>;
    read[0x1f] = Lzd::decode::<1>;
    read[0x20] = And::decode::<1>;
    read[0x21] = Or::decode::<1>;
    read[0x22] = Xor::decode::<1>;
    read[0x23] = Not::decode::<1>;
    read[0x24] = Shl::decode::<1>;
    read[0x25] = Shr::decode::<1>;
    read[0x26] = Asr::decode::<1>;
    read[0x27] = Cbit::decode::<1>;
    read[0x28] = AddrAdd::decode::<1>;
    read[0x29] = Mov::decode::<1>;
    read[0x2a] = Sel::decode::<1>;
    read[0x2b] = Setp::decode::<1>;
    read[0x2c] = Cmp::decode::<1>;
    read[0x2d] = Movs::decode::<1>;
    read[0x2e] = Fbl::decode::<1>;
    read[0x2f] = Fbh::decode::<1>;
    read[0x30] = Subroutine::decode::<1>;
    read[0x31] = Label::decode::<1>;
    read[0x32] = Jmp::decode::<1>;
    read[0x33] = Call::decode::<1>;
    read[0x34] = Ret::decode::<1>;
    read[0x35] = OwordLd::decode::<1>;
    read[0x36] = OwordSt::decode::<1>;
    read[0x37] = MediaLd::decode::<1>;
    read[0x38] = MediaSt::decode::<1>;
    read[0x39] = Gather::decode::<1>;
    read[0x3a] = Scatter::decode::<1>;
    read[0x3c] = OwordLdUnaligned::decode::<1>;
    read[0x40] = Sample::decode::<1>;
    read[0x41] = SampleUnorm::decode::<1>;
    read[0x42] = Load::decode::<1>;
    read[0x43] = Avs::decode::<1>;
    read[0x44] = {
        #[inline(never)]
        fn choose<'a>(to: &mut Place<'a>, r: &mut Reader<'a>) {
            let ahead = &mut r.clone();
            let _ = ahead.advance(1);
            let Some(function) = <VideoFunction as Wire>::try_read(ahead) else {
                return none(to, r)
            };

            if matches!(function, VideoFunction::Convolve) {
                VaConvolve::decode::<1>(to, r)
            } else if matches!(function, VideoFunction::Minmax) {
                VaMinMax::decode::<1>(to, r)
            } else if matches!(function, VideoFunction::Minmaxfilter) {
                VaMinMaxFilter::decode::<1>(to, r)
            } else if matches!(function, VideoFunction::Erode | VideoFunction::Dilate) {
                VaMorphology::decode::<1>(to, r)
            } else if matches!(function, VideoFunction::Boolcentroid) {
                VaBoolCentroid::decode::<1>(to, r)
            } else if matches!(function, VideoFunction::Centroid) {
                VaCentroid::decode::<1>(to, r)
            } else {
                none(to, r)
            }
        }

        choose
    };

    read[0x45] = MinMax::decode::<1>;
    read[0x46] = Bfe::decode::<1>;
    read[0x47] = Bfi::decode::<1>;
    read[0x48] = Bfrev::decode::<1>;
    read[0x49] = Addc::decode::<1>;
    read[0x4a] = Subb::decode::<1>;
    read[0x4b] = Gather4Typed::decode::<1>;
    read[0x4c] = Scatter4Typed::decode::<1>;
    read[0x4d] = {
        #[inline(never)]
        fn choose<'a>(to: &mut Place<'a>, r: &mut Reader<'a>) {
            let ahead = &mut r.clone();
            let _ = ahead.advance(1);
            let Some(function) = <LateVideoFunction as Wire>::try_read(ahead) else {
                return none(to, r)
            };

            if matches!(
                function, LateVideoFunction::Convolve1DVertical |
                LateVideoFunction::Convolve1DHorizontal
            ) {
                VaSklPlusConvolve1D::decode::<1>(to, r)
            } else if matches!(function, LateVideoFunction::Convolve1Pixel) {
                VaSklPlusConvolve1Pixel::decode::<1>(to, r)
            } else if matches!(function, LateVideoFunction::FloodFill) {
                VaSklPlusFloodFill::decode::<1>(to, r)
            } else if matches!(function, LateVideoFunction::LbpCreation) {
                VaSklPlusLbpCreation::decode::<1>(to, r)
            } else if matches!(function, LateVideoFunction::LbpCorrelation) {
                VaSklPlusLbpCorrelation::decode::<1>(to, r)
            } else if matches!(function, LateVideoFunction::CorrelationSearch) {
                VaSklPlusCorrelationSearch::decode::<1>(to, r)
            } else if matches!(function, LateVideoFunction::HdcConvolve2D) {
                VaSklPlusHdcConvolve2D::decode::<1>(to, r)
            } else if matches!(function, LateVideoFunction::HdcMinmaxfilter) {
                VaSklPlusHdcMinMaxFilter::decode::<1>(to, r)
            } else if matches!(
                function, LateVideoFunction::HdcErode | LateVideoFunction::HdcDilate
            ) {
                VaSklPlusHdcMorphology::decode::<1>(to, r)
            } else if matches!(function, LateVideoFunction::HdcLbpCorrelation) {
                VaSklPlusHdcLbpCorrelation::decode::<1>(to, r)
            } else if matches!(function, LateVideoFunction::HdcLbpCreation) {
                VaSklPlusHdcLbpCreation::decode::<1>(to, r)
            } else if matches!(
                function, LateVideoFunction::HdcConvolve1DH |
                LateVideoFunction::HdcConvolve1DV
            ) {
                VaSklPlusHdcConvolve1D::decode::<1>(to, r)
            } else if matches!(function, LateVideoFunction::HdcConvolve1Pixel) {
                VaSklPlusHdcConvolve1Pixel::decode::<1>(to, r)
            } else {
                none(to, r)
            }
        }

        choose
    };

    read[0x4e] = |to, r| match r.rest().get(1) {
        Some(0x01) => (SvmBlockLd::decode::<2>)(to, r),
        Some(0x02) => (SvmBlockSt::decode::<2>)(to, r),
        Some(0x03) => (SvmGather::decode::<2>)(to, r),
        Some(0x04) => (SvmScatter::decode::<2>)(to, r),
        Some(0x05) => (SvmAtomic::decode::<2>)(to, r),
        Some(0x06) => (SvmGather4Scaled::decode::<2>)(to, r),
        Some(0x07) => (SvmScatter4Scaled::decode::<2>)(to, r),
        _ => none(to, r),
    };

    read[0x4f] = Ifcall::decode::<1>;
    read[0x50] = Faddr::decode::<1>;
    read[0x51] = File::decode::<1>;
    read[0x52] = Loc::decode::<1>;
    read[0x54] = VmeIme::decode::<1>;
    read[0x55] = VmeSic::decode::<1>;
    read[0x56] = VmeFbr::decode::<1>;
    read[0x57] = VmeIdm::decode::<1>;
    read[0x59] = Barrier::decode::<1>;
    read[0x5a] = CacheFlush::decode::<1>;
    read[0x5b] = Wait::decode::<1>;
    read[0x5c] = Fence::decode::<1>;
    read[0x5d] = RawSend::decode::<1>;
    read[0x5f] = Yield::decode::<1>;
    read[0x60] = Nbarrier::decode::<1>;
    read[0x67] = Fcall::decode::<1>;
    read[0x68] = Fret::decode::<1>;
    read[0x69] = Switchjmp::decode::<1>;
    read[0x6a] = Sad2add::decode::<1>;
    read[0x6b] = Pln::decode::<1>;
    read[0x6c] = Goto::decode::<1>;
    read[0x6d] = ThreeDSample::decode::<1>;
    read[0x6e] = ThreeDLoad::decode::<1>;
    read[0x6f] = ThreeDSample4::decode::<1>;
    read[0x70] = Info::decode::<1>;
    read[0x71] = RtWrite::decode::<1>;
    read[0x72] = UrbWrite::decode::<1>;
    read[0x73] = TypedAtomic::decode::<1>;
    read[0x74] = Gather4Scaled::decode::<1>;
    read[0x75] = Scatter4Scaled::decode::<1>;
    read[0x78] = GatherScaled::decode::<1>;
    read[0x79] = ScatterScaled::decode::<1>;
    read[0x7a] = RawSends::decode::<1>;
    read[0x7b] = Lifetime::decode::<1>;
    read[0x7c] = Sbarrier::decode::<1>;
    read[0x7d] = DwordAtomic::decode::<1>;
    read[0x7e] = Sqrtm::decode::<1>;
    read[0x7f] = Divm::decode::<1>;
    read[0x80] = Rol::decode::<1>;
    read[0x81] = Ror::decode::<1>;
    read[0x82] = Dp4a::decode::<1>;
    read[0x83] = Dpas::decode::<1>;
    read[0x84] = Add3::decode::<1>;
    read[0x85] = Bfn::decode::<1>;
    read[0x86] = QwGather::decode::<1>;
    read[0x87] = QwScatter::decode::<1>;
    read[0x89] = {
        #[inline(never)]
        fn choose<'a>(to: &mut Place<'a>, r: &mut Reader<'a>) {
            let ahead = &mut r.clone();
            let _ = ahead.advance(1);
            let Some(lsc_sub_op) = <LscUntypedOp as Wire>::try_read(ahead) else {
                return none(to, r)
            };

            if matches!(
                lsc_sub_op, LscUntypedOp::LscApndctrAtomicAdd |
                LscUntypedOp::LscApndctrAtomicSub | LscUntypedOp::LscApndctrAtomicStore
            ) {
                LscUntypedAppend::decode::<1>(to, r)
            } else if matches!(
                lsc_sub_op, LscUntypedOp::LscAtomicIinc | LscUntypedOp::LscAtomicIdec |
                LscUntypedOp::LscAtomicLoad | LscUntypedOp::LscAtomicStore |
                LscUntypedOp::LscAtomicIadd | LscUntypedOp::LscAtomicIsub |
                LscUntypedOp::LscAtomicSmin | LscUntypedOp::LscAtomicSmax |
                LscUntypedOp::LscAtomicUmin | LscUntypedOp::LscAtomicUmax |
                LscUntypedOp::LscAtomicIcas | LscUntypedOp::LscAtomicFadd |
                LscUntypedOp::LscAtomicFsub | LscUntypedOp::LscAtomicFmin |
                LscUntypedOp::LscAtomicFmax | LscUntypedOp::LscAtomicFcas |
                LscUntypedOp::LscAtomicAnd | LscUntypedOp::LscAtomicOr |
                LscUntypedOp::LscAtomicXor | LscUntypedOp::LscAtomicBfadd |
                LscUntypedOp::LscAtomicBfsub | LscUntypedOp::LscAtomicBfmin |
                LscUntypedOp::LscAtomicBfmax | LscUntypedOp::LscAtomicBfcas |
                LscUntypedOp::LscLoad | LscUntypedOp::LscLoadStatus |
                LscUntypedOp::LscLoadQuadStatus | LscUntypedOp::LscStore |
                LscUntypedOp::LscStoreUncompressed
            ) {
                LscUntypedVector::decode::<1>(to, r)
            } else if matches!(
                lsc_sub_op, LscUntypedOp::LscLoadQuad | LscUntypedOp::LscStoreQuad
            ) {
                LscUntypedQuad::decode::<1>(to, r)
            } else if matches!(
                lsc_sub_op, LscUntypedOp::LscLoadBlock2d | LscUntypedOp::LscStoreBlock2d
            ) {
                LscUntypedBlock2d::decode::<1>(to, r)
            } else if matches!(
                lsc_sub_op, LscUntypedOp::LscLoadStrided | LscUntypedOp::LscStoreStrided
            ) {
                LscUntypedStrided::decode::<1>(to, r)
            } else if matches!(lsc_sub_op, LscUntypedOp::LscExtendedCacheCtrl) {
                LscUntypedControl::decode::<1>(to, r)
            } else {
                none(to, r)
            }
        }

        choose
    };

    read[0x8a] = {
        #[inline(never)]
        fn choose<'a>(to: &mut Place<'a>, r: &mut Reader<'a>) {
            let ahead = &mut r.clone();
            let _ = ahead.advance(1);
            let Some(lsc_sub_op) = <LscTypedOp as Wire>::try_read(ahead) else {
                return none(to, r)
            };

            if matches!(
                lsc_sub_op, LscTypedOp::LscAtomicIinc | LscTypedOp::LscAtomicIdec |
                LscTypedOp::LscAtomicLoad | LscTypedOp::LscAtomicStore |
                LscTypedOp::LscAtomicIadd | LscTypedOp::LscAtomicIsub |
                LscTypedOp::LscAtomicSmin | LscTypedOp::LscAtomicSmax |
                LscTypedOp::LscAtomicUmin | LscTypedOp::LscAtomicUmax |
                LscTypedOp::LscAtomicIcas | LscTypedOp::LscAtomicFadd |
                LscTypedOp::LscAtomicFsub | LscTypedOp::LscAtomicFmin |
                LscTypedOp::LscAtomicFmax | LscTypedOp::LscAtomicFcas |
                LscTypedOp::LscAtomicAnd | LscTypedOp::LscAtomicOr |
                LscTypedOp::LscAtomicXor | LscTypedOp::LscLoadStatus |
                LscTypedOp::LscLoadQuadStatus | LscTypedOp::LscReadSurfaceInfo |
                LscTypedOp::LscStoreUncompressed
            ) {
                LscTypedVector::decode::<1>(to, r)
            } else if matches!(
                lsc_sub_op, LscTypedOp::LscLoadQuad | LscTypedOp::LscStoreQuad |
                LscTypedOp::LscLoadQuadMsrt | LscTypedOp::LscStoreQuadMsrt
            ) {
                LscTypedQuad::decode::<1>(to, r)
            } else if matches!(
                lsc_sub_op, LscTypedOp::LscLoadBlock2d | LscTypedOp::LscStoreBlock2d
            ) {
                LscTypedBlock2d::decode::<1>(to, r)
            } else {
                none(to, r)
            }
        }

        choose
    };

    read[0x8b] = LscFence::decode::<1>;
    read[0x90] = RtRead::decode::<1>;
    read[0x91] = Madw::decode::<1>;
    read[0x92] = Add3o::decode::<1>;
    read[0x93] = RawSendg::decode::<1>;
    read[0x94] = Breakpoint::decode::<1>;
    read[0x95] = ShflIdx4::decode::<1>;
    read[0x96] = Tanh::decode::<1>;
    read[0x97] = Sigm::decode::<1>;
    read[0x98] = Lfsr::decode::<1>;
    read[0x99] = Bdpas::decode::<1>;
    read[0x9a] = Dnscl::decode::<1>;
    read[0x9b] = Invm::decode::<1>;
    read[0x9c] = Rsqtm::decode::<1>;
    read
};

#[cold]
#[inline(never)]
fn none<'a>(to: &mut Place<'a>, r: &Reader<'a>) {
    *to = Err(Inst::diagnose(r));
}

impl Zero for Inst<'_> {
    #[inline]
    fn zeroed(zero: u32) -> Self {
        Self::Barrier(Zero::zeroed(zero))
    }
}

impl<'a> Wire<'a> for Inst<'a> {
    #[inline]
    fn try_read(r: &mut Reader<'a>) -> Option<Self> {
        Self::decode(r).ok()
    }

    #[inline]
    fn read(r: &mut Reader<'a>) -> Result<Self, WireError> {
        Self::decode(r)
    }

    #[inline]
    fn read_result(place: &mut Place<'a>, r: &mut Reader<'a>) {
        read(place, r);
    }

    #[cold]
    fn diagnose(r: &Reader<'a>) -> WireError {
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

    #[inline]
    fn encoded_len(&self, version: Version) -> usize {
        self.encoded_len(version)
    }
}

/// The struct of a format, as a variant of `Inst`.
trait Format {
    /// The struct with the lifetime of the bytes that it borrows from.
    type Of<'a>: Wire<'a>;
    /// Sets the destination to an instruction of this format with default members, and
    /// returns the struct. See [`Zero`] for the purpose of `zero`.
    fn start<'i, 'a>(to: &'i mut Place<'a>, zero: u32) -> Option<&'i mut Self::Of<'a>>;
    /// Decodes an instruction of this format with `OPCODE` bytes of opcode.
    fn decode<'a, const OPCODE: usize>(to: &mut Place<'a>, r: &mut Reader<'a>) {
        let mut at = r.clone();
        if at.advance(OPCODE).is_some() && let Some(format) = Self::start(to, r.zero())
            && format.read_into(&mut at)
        {
            r.go_to(&at);
        } else {
            none(to, r);
        }
    }
}

macro_rules! formats {
    ($($name:ident $(< $any:lifetime, $life:lifetime >)?)*) => {
        $(impl Format for $name $(< $any >)? { type Of < 'a > = $name $(< $life >)?;
        #[inline] fn start < 'i, 'a > (to : & 'i mut Place < 'a >, zero : u32) -> Option
        < & 'i mut Self::Of < 'a >> { * to = Ok(Inst:: $name (Zero::zeroed(zero))); if
        let Ok(Inst:: $name (format)) = to { Some(format) } else { None } } })*
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
    Yield Nbarrier Fcall Fret Switchjmp < '_, 'a > Sad2add Pln Goto ThreeDSample < '_, 'a
    > ThreeDLoad < '_, 'a > ThreeDSample4 < '_, 'a > Info RtWrite UrbWrite TypedAtomic
    Gather4Scaled Scatter4Scaled GatherScaled ScatterScaled RawSends Lifetime Sbarrier
    DwordAtomic Sqrtm Divm Rol Ror Dp4a Dpas Add3 Bfn QwGather QwScatter LscUntypedAppend
    LscUntypedVector LscUntypedQuad LscUntypedBlock2d LscUntypedStrided LscUntypedControl
    LscTypedVector LscTypedQuad LscTypedBlock2d LscFence RtRead Madw Add3o RawSendg
    Breakpoint ShflIdx4 Tanh Sigm Lfsr Bdpas Dnscl Invm Rsqtm
}
