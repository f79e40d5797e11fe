// @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.

//! The semantics of instructions: traits that give instructions a meaning, and the loops that run
//! lane functions.
//!
//! The specification states for each instruction whether it executes element by element
//! ([`ExecutionKind::Lane`]) or as a whole. The meaning of an element-wise instruction is a pure
//! function of one element. Masks, regions, modifiers and conversions are the same for all
//! element-wise instructions, and not part of the function. No method has a default body, so the
//! compiler reports the missing methods when the specification gains an instruction.
#![allow(clippy::too_many_arguments)]
use crate::bit_fields::*;
use crate::enums::*;
use crate::info::InstKind;
use crate::instructions::*;
use crate::operands::VecOperand;
use crate::types::DataType;
/// Maximum number of channels of an instruction.
pub const MAX_LANES: usize = 32;
/// Maximum number of sources of a lane function.
pub const MAX_SOURCES: usize = 4;
/// The way in which an instruction executes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum ExecutionKind {
    /// Element by element: the meaning is a function of one channel.
    Lane,
    /// As a whole, for example a message to memory or a branch.
    Instruction,
    /// Not executed: the instruction marks a position, for example of a label.
    Marker,
}

impl InstKind {
    /// Returns the way in which the instruction executes.
    pub const fn execution_kind(self) -> ExecutionKind {
        match self {
            Self::Add => ExecutionKind::Lane,
            Self::Avg => ExecutionKind::Lane,
            Self::Div => ExecutionKind::Lane,
            Self::Exp => ExecutionKind::Lane,
            Self::Frc => ExecutionKind::Lane,
            Self::Log => ExecutionKind::Lane,
            Self::Mad => ExecutionKind::Lane,
            Self::Mulh => ExecutionKind::Lane,
            Self::Lrp => ExecutionKind::Lane,
            Self::Mod => ExecutionKind::Lane,
            Self::Mul => ExecutionKind::Lane,
            Self::Pow => ExecutionKind::Lane,
            Self::Rndd => ExecutionKind::Lane,
            Self::Rndu => ExecutionKind::Lane,
            Self::Rnde => ExecutionKind::Lane,
            Self::Rndz => ExecutionKind::Lane,
            Self::Sin => ExecutionKind::Lane,
            Self::Cos => ExecutionKind::Lane,
            Self::Sqrt => ExecutionKind::Lane,
            Self::Rsqrt => ExecutionKind::Lane,
            Self::Inv => ExecutionKind::Lane,
            Self::Fcvt => ExecutionKind::Lane,
            Self::Srnd => ExecutionKind::Lane,
            Self::Lzd => ExecutionKind::Lane,
            Self::And => ExecutionKind::Lane,
            Self::Or => ExecutionKind::Lane,
            Self::Xor => ExecutionKind::Lane,
            Self::Not => ExecutionKind::Lane,
            Self::Shl => ExecutionKind::Lane,
            Self::Shr => ExecutionKind::Lane,
            Self::Asr => ExecutionKind::Lane,
            Self::Cbit => ExecutionKind::Lane,
            Self::Mov => ExecutionKind::Lane,
            Self::Sel => ExecutionKind::Lane,
            Self::Cmp => ExecutionKind::Lane,
            Self::Fbl => ExecutionKind::Lane,
            Self::Fbh => ExecutionKind::Lane,
            Self::MinMax => ExecutionKind::Lane,
            Self::Bfe => ExecutionKind::Lane,
            Self::Bfi => ExecutionKind::Lane,
            Self::Bfrev => ExecutionKind::Lane,
            Self::Addc => ExecutionKind::Lane,
            Self::Subb => ExecutionKind::Lane,
            Self::Sqrtm => ExecutionKind::Lane,
            Self::Divm => ExecutionKind::Lane,
            Self::Rol => ExecutionKind::Lane,
            Self::Ror => ExecutionKind::Lane,
            Self::Dp4a => ExecutionKind::Lane,
            Self::Add3 => ExecutionKind::Lane,
            Self::Bfn => ExecutionKind::Lane,
            Self::Add3o => ExecutionKind::Lane,
            Self::Tanh => ExecutionKind::Lane,
            Self::Sigm => ExecutionKind::Lane,
            Self::Invm => ExecutionKind::Lane,
            Self::Rsqtm => ExecutionKind::Lane,
            Self::Subroutine => ExecutionKind::Marker,
            Self::Label => ExecutionKind::Marker,
            Self::File => ExecutionKind::Marker,
            Self::Loc => ExecutionKind::Marker,
            Self::Yield => ExecutionKind::Marker,
            Self::Lifetime => ExecutionKind::Marker,
            Self::Breakpoint => ExecutionKind::Marker,
            _ => ExecutionKind::Instruction,
        }
    }
}

/// The semantics of element-wise instructions on integers, with one method for each instruction
/// that takes integers.
///
/// `V` is the type of the computation. For an instruction with [`LaneKind::wraps`], the low bits of
/// the result depend on the low bits of the sources only, so `V` can be as wide as the widest
/// operand. For any other instruction, `V` must hold every value of every source and result.
pub trait IntLanes<V> {
    /// `ADD`: addition. `specs/instructions/ADD.md:16`
    fn add(&self, src0: V, src1: V) -> V;
    /// `AVG`: average of integers, rounded up. `specs/instructions/AVG.md:16`
    fn avg(&self, src0: V, src1: V) -> V;
    /// `DIV`: quotient. `specs/instructions/DIV.md:16`
    fn div(&self, src0: V, src1: V) -> V;
    /// `MAD`: product plus a third value. `specs/instructions/MAD.md:16`
    fn mad(&self, src0: V, src1: V, src2: V) -> V;
    /// `MULH`: high half of a product. `specs/instructions/MULH.md:16`
    fn mulh(&self, src0: V, src1: V) -> V;
    /// `MOD`: remainder. `specs/instructions/MOD.md:16`
    fn r#mod(&self, src0: V, src1: V) -> V;
    /// `MUL`: product. `specs/instructions/MUL.md:16`
    fn mul(&self, src0: V, src1: V) -> V;
    /// `LZD`: count of leading zeros. `specs/instructions/LZD.md:16`
    fn lzd(&self, src0_type: DataType, src0: V) -> V;
    /// `AND`: bitwise and. `specs/instructions/AND.md:16`
    fn and(&self, src0: V, src1: V) -> V;
    /// `OR`: bitwise or. `specs/instructions/OR.md:16`
    fn or(&self, src0: V, src1: V) -> V;
    /// `XOR`: bitwise exclusive or. `specs/instructions/XOR.md:16`
    fn xor(&self, src0: V, src1: V) -> V;
    /// `NOT`: bitwise complement. `specs/instructions/NOT.md:16`
    fn not(&self, src0: V) -> V;
    /// `SHL`: shift left. `specs/instructions/SHL.md:16`
    fn shl(&self, dst_type: DataType, src0_type: DataType, src0: V, src1: V) -> V;
    /// `SHR`: shift right, filling with zeros. `specs/instructions/SHR.md:16`
    fn shr(&self, dst_type: DataType, src0_type: DataType, src0: V, src1: V) -> V;
    /// `ASR`: shift right, keeping the sign. `specs/instructions/ASR.md:16`
    fn asr(&self, dst_type: DataType, src0_type: DataType, src0: V, src1: V) -> V;
    /// `CBIT`: count of bits that are 1. `specs/instructions/CBIT.md:16`
    fn cbit(&self, src0_type: DataType, src0: V) -> V;
    /// `MOV`: copy and convert. `specs/instructions/MOV.md:16`
    fn mov(&self, src0_type: DataType, src0: V) -> V;
    /// `SEL`: choice between two values. `specs/instructions/SEL.md:16`
    fn sel(&self, selected: bool, src0: V, src1: V) -> V;
    /// `CMP`: comparison. `specs/instructions/CMP.md:16`
    fn cmp(&self, rel_op: CmpRelOp, src0: V, src1: V) -> bool;
    /// `FBL`: first bit that is 1 from below. `specs/instructions/FBL.md:16`
    fn fbl(&self, src0_type: DataType, src0: V) -> V;
    /// `FBH`: first significant bit from above. `specs/instructions/FBH.md:16`
    fn fbh(&self, src0_type: DataType, src0: V) -> V;
    /// `MIN_MAX`: smaller or larger value. `specs/instructions/MIN_MAX.md:16`
    fn min_max(&self, op: MinMaxOp, src0: V, src1: V) -> V;
    /// `BFE`: extract a bit field. `specs/instructions/BFE.md:16`
    fn bfe(&self, dst_type: DataType, src0: V, src1: V, src2: V) -> V;
    /// `BFI`: insert a bit field. `specs/instructions/BFI.md:17`
    fn bfi(&self, src0: V, src1: V, src2: V, src3: V) -> V;
    /// `BFREV`: reverse the order of bits. `specs/instructions/BFREV.md:16`
    fn bfrev(&self, src0_type: DataType, src0: V) -> V;
    /// `ADDC`: addition that also gives the carry. `specs/instructions/ADDC.md:16`
    fn addc(&self, src0: V, src1: V) -> (V, V);
    /// `SUBB`: subtraction that also gives the borrow. `specs/instructions/SUBB.md:16`
    fn subb(&self, src0: V, src1: V) -> (V, V);
    /// `ROL`: rotate left. `specs/instructions/ROL.md:16`
    fn rol(&self, src0_type: DataType, src0: V, src1: V) -> V;
    /// `ROR`: rotate right. `specs/instructions/ROR.md:16`
    fn ror(&self, src0_type: DataType, src0: V, src1: V) -> V;
    /// `DP4A`: dot product of four bytes, accumulated. `specs/instructions/DP4A.md:16`
    fn dp4a(
        &self,
        src1_type: DataType,
        src2_type: DataType,
        src0: V,
        src1: V,
        src2: V,
    ) -> V;
    /// `ADD3`: sum of three values. `specs/instructions/ADD3.md:16`
    fn add3(&self, src0: V, src1: V, src2: V) -> V;
    /// `BFN`: any bitwise function of three values. `specs/instructions/BFN.md:17`
    fn bfn(
        &self,
        boolean_func_ctrl: u8,
        dst_type: DataType,
        src0: V,
        src1: V,
        src2: V,
    ) -> V;
    /// `ADD3O`: sum of three values with an overflow flag. `specs/instructions/ADD3O.md:16`
    fn add3o(
        &self,
        dst_type: DataType,
        src0_type: DataType,
        src1_type: DataType,
        src2_type: DataType,
        src0: V,
        src1: V,
        src2: V,
    ) -> (V, bool);
}

/// The semantics of element-wise instructions on floating-point numbers, with one method for each
/// instruction that takes them.
///
/// `V` is the type of the computation.
pub trait FloatLanes<V> {
    /// `ADD`: addition. `specs/instructions/ADD.md:16`
    fn add(&self, src0: V, src1: V) -> V;
    /// `DIV`: quotient. `specs/instructions/DIV.md:16`
    fn div(&self, src0: V, src1: V) -> V;
    /// `EXP`: power of two. `specs/instructions/EXP.md:16`
    fn exp(&self, src0: V) -> V;
    /// `FRC`: fractional part. `specs/instructions/FRC.md:16`
    fn frc(&self, src0: V) -> V;
    /// `LOG`: logarithm to base two. `specs/instructions/LOG.md:16`
    fn log(&self, src0: V) -> V;
    /// `MAD`: product plus a third value. `specs/instructions/MAD.md:16`
    fn mad(&self, src0: V, src1: V, src2: V) -> V;
    /// `LRP`: linear interpolation. `specs/instructions/LRP.md:16`
    fn lrp(&self, src0: V, src1: V, src2: V) -> V;
    /// `MUL`: product. `specs/instructions/MUL.md:16`
    fn mul(&self, src0: V, src1: V) -> V;
    /// `POW`: power. `specs/instructions/POW.md:16`
    fn pow(&self, src0: V, src1: V) -> V;
    /// `RNDD`: round down. `specs/instructions/RNDD.md:16`
    fn rndd(&self, src0: V) -> V;
    /// `RNDU`: round up. `specs/instructions/RNDU.md:16`
    fn rndu(&self, src0: V) -> V;
    /// `RNDE`: round to nearest, ties to even. `specs/instructions/RNDE.md:16`
    fn rnde(&self, src0: V) -> V;
    /// `RNDZ`: round towards zero. `specs/instructions/RNDZ.md:16`
    fn rndz(&self, src0: V) -> V;
    /// `SIN`: sine. `specs/instructions/SIN.md:16`
    fn sin(&self, src0: V) -> V;
    /// `COS`: cosine. `specs/instructions/COS.md:16`
    fn cos(&self, src0: V) -> V;
    /// `SQRT`: square root. `specs/instructions/SQRT.md:16`
    fn sqrt(&self, src0: V) -> V;
    /// `RSQRT`: reciprocal of a square root. `specs/instructions/RSQRT.md:16`
    fn rsqrt(&self, src0: V) -> V;
    /// `INV`: reciprocal. `specs/instructions/INV.md:16`
    fn inv(&self, src0: V) -> V;
    /// `MOV`: copy and convert. `specs/instructions/MOV.md:16`
    fn mov(&self, src0_type: DataType, src0: V) -> V;
    /// `SEL`: choice between two values. `specs/instructions/SEL.md:16`
    fn sel(&self, selected: bool, src0: V, src1: V) -> V;
    /// `CMP`: comparison. `specs/instructions/CMP.md:16`
    fn cmp(&self, rel_op: CmpRelOp, src0: V, src1: V) -> bool;
    /// `MIN_MAX`: smaller or larger value. `specs/instructions/MIN_MAX.md:16`
    fn min_max(&self, op: MinMaxOp, src0: V, src1: V) -> V;
    /// `SQRTM`: square root, correctly rounded. `specs/instructions/SQRTM.md:16`
    fn sqrtm(&self, src0: V) -> V;
    /// `DIVM`: quotient, correctly rounded. `specs/instructions/DIVM.md:16`
    fn divm(&self, src0: V, src1: V) -> V;
    /// `TANH`: hyperbolic tangent. `specs/instructions/TANH.md:16`
    fn tanh(&self, src0: V) -> V;
    /// `SIGM`: logistic function. `specs/instructions/SIGM.md:16`
    fn sigm(&self, src0: V) -> V;
    /// `INVM`: step of a correctly rounded quotient. `specs/instructions/INVM.md:16`
    fn invm(&self, src0: V, src1: V) -> (V, bool);
    /// `RSQTM`: step of a correctly rounded square root. `specs/instructions/RSQTM.md:16`
    fn rsqtm(&self, src0: V) -> (V, bool);
}

/// The semantics of element-wise instructions whose operands are encodings of numbers, such as
/// conversions from and to bf8.
///
/// Values are the bits of the encodings, zero-extended.
pub trait BitLanes {
    /// `FCVT`: conversion to and from short floating-point formats. `specs/instructions/FCVT.md:16`
    fn fcvt(
        &self,
        dst_type: DataType,
        src0_type: DataType,
        saturates: bool,
        src0: u64,
    ) -> u64;
    /// `SRND`: rounding by random bits. `specs/instructions/SRND.md:16`
    fn srnd(
        &self,
        dst_type: DataType,
        src0_type: DataType,
        src1_type: DataType,
        saturates: bool,
        src0: u64,
        src1: u64,
    ) -> u64;
}

/// The semantics of instructions that execute as a whole: memory accesses, control flow and others.
pub trait InstructionSemantics {
    /// The result of an instruction for the caller.
    type Output;
    /// The reason why an instruction failed.
    type Error;
    /// `DP2`: dot product of vectors of two. `specs/instructions/DP2.md:16`
    fn dp2(&mut self, inst: &Dp2) -> Result<Self::Output, Self::Error>;
    /// `DP3`: dot product of vectors of three. `specs/instructions/DP3.md:16`
    fn dp3(&mut self, inst: &Dp3) -> Result<Self::Output, Self::Error>;
    /// `DP4`: dot product of vectors of four. `specs/instructions/DP4.md:16`
    fn dp4(&mut self, inst: &Dp4) -> Result<Self::Output, Self::Error>;
    /// `DPH`: homogeneous dot product. `specs/instructions/DPH.md:16`
    fn dph(&mut self, inst: &Dph) -> Result<Self::Output, Self::Error>;
    /// `LINE`: line equation. `specs/instructions/LINE.md:16`
    fn line(&mut self, inst: &Line) -> Result<Self::Output, Self::Error>;
    /// `SAD2`: sum of two absolute differences. `specs/instructions/SAD2.md:16`
    fn sad2(&mut self, inst: &Sad2) -> Result<Self::Output, Self::Error>;
    /// `DPASW`: systolic dot product over a pair of execution units. `specs/instructions/DPASW.md:17`
    fn dpasw(&mut self, inst: &Dpasw) -> Result<Self::Output, Self::Error>;
    /// `ADDR_ADD`: compute addresses for indirect operands. `specs/instructions/ADDR_ADD.md:16`
    fn addr_add(&mut self, inst: &AddrAdd) -> Result<Self::Output, Self::Error>;
    /// `SETP`: set predicate bits from a number. `specs/instructions/SETP.md:16`
    fn setp(&mut self, inst: &Setp) -> Result<Self::Output, Self::Error>;
    /// `MOVS`: copy of surface and sampler states. `specs/instructions/MOVS.md:16`
    fn movs(&mut self, inst: &Movs) -> Result<Self::Output, Self::Error>;
    /// `JMP`: jump. `specs/instructions/JMP.md:16`
    fn jmp(&mut self, inst: &Jmp) -> Result<Self::Output, Self::Error>;
    /// `CALL`: call of a subroutine. `specs/instructions/CALL.md:16`
    fn call(&mut self, inst: &Call) -> Result<Self::Output, Self::Error>;
    /// `FCCALL`: call of a subroutine compiled separately. `specs/instructions/FCCALL.md:16`
    fn fccall(&mut self, inst: &Fccall) -> Result<Self::Output, Self::Error>;
    /// `RET`: return from a subroutine. `specs/instructions/RET.md:16`
    fn ret(&mut self, inst: &Ret) -> Result<Self::Output, Self::Error>;
    /// `OWORD_LD`: read consecutive owords. `specs/instructions/OWORD_LD.md:16`
    fn oword_ld(&mut self, inst: &OwordLd) -> Result<Self::Output, Self::Error>;
    /// `OWORD_ST`: write consecutive owords. `specs/instructions/OWORD_ST.md:16`
    fn oword_st(&mut self, inst: &OwordSt) -> Result<Self::Output, Self::Error>;
    /// `MEDIA_LD`: read a rectangle of pixels. `specs/instructions/MEDIA_LD.md:17`
    fn media_ld(&mut self, inst: &MediaLd) -> Result<Self::Output, Self::Error>;
    /// `MEDIA_ST`: write a rectangle of pixels. `specs/instructions/MEDIA_ST.md:17`
    fn media_st(&mut self, inst: &MediaSt) -> Result<Self::Output, Self::Error>;
    /// `GATHER`: read an element for each channel. `specs/instructions/GATHER.md:17`
    fn gather(&mut self, inst: &Gather) -> Result<Self::Output, Self::Error>;
    /// `SCATTER`: write an element for each channel. `specs/instructions/SCATTER.md:16`
    fn scatter(&mut self, inst: &Scatter) -> Result<Self::Output, Self::Error>;
    /// `OWORD_LD_UNALIGNED`: read consecutive owords from any dword. `specs/instructions/OWORD_LD_UNALIGNED.md:16`
    fn oword_ld_unaligned(
        &mut self,
        inst: &OwordLdUnaligned,
    ) -> Result<Self::Output, Self::Error>;
    /// `SAMPLE`: sample a texture, in the older form. `specs/instructions/SAMPLE.md:17`
    fn sample(&mut self, inst: &Sample) -> Result<Self::Output, Self::Error>;
    /// `SAMPLE_UNORM`: sample a grid of normalized pixels. `specs/instructions/SAMPLE_UNORM.md:17`
    fn sample_unorm(&mut self, inst: &SampleUnorm) -> Result<Self::Output, Self::Error>;
    /// `LOAD`: read texels without filtering, in the older form. `specs/instructions/LOAD.md:16`
    fn load(&mut self, inst: &Load) -> Result<Self::Output, Self::Error>;
    /// `AVS`: scale video. `specs/instructions/AVS.md:18`
    fn avs(&mut self, inst: &Avs) -> Result<Self::Output, Self::Error>;
    /// `VA`: video analytics. `specs/instructions/VA.md:64`
    fn va_convolve(&mut self, inst: &VaConvolve) -> Result<Self::Output, Self::Error>;
    /// `VA`: video analytics. `specs/instructions/VA.md:64`
    fn va_min_max(&mut self, inst: &VaMinMax) -> Result<Self::Output, Self::Error>;
    /// `VA`: video analytics. `specs/instructions/VA.md:64`
    fn va_min_max_filter(
        &mut self,
        inst: &VaMinMaxFilter,
    ) -> Result<Self::Output, Self::Error>;
    /// `VA`: video analytics. `specs/instructions/VA.md:64`
    fn va_morphology(
        &mut self,
        inst: &VaMorphology,
    ) -> Result<Self::Output, Self::Error>;
    /// `VA`: video analytics. `specs/instructions/VA.md:64`
    fn va_bool_centroid(
        &mut self,
        inst: &VaBoolCentroid,
    ) -> Result<Self::Output, Self::Error>;
    /// `VA`: video analytics. `specs/instructions/VA.md:64`
    fn va_centroid(&mut self, inst: &VaCentroid) -> Result<Self::Output, Self::Error>;
    /// `GATHER4_TYPED`: read texels of a typed surface. `specs/instructions/GATHER4_TYPED.md:30`
    fn gather4_typed(
        &mut self,
        inst: &Gather4Typed,
    ) -> Result<Self::Output, Self::Error>;
    /// `SCATTER4_TYPED`: write texels of a typed surface. `specs/instructions/SCATTER4_TYPED.md:30`
    fn scatter4_typed(
        &mut self,
        inst: &Scatter4Typed,
    ) -> Result<Self::Output, Self::Error>;
    /// `VA_SKL_PLUS`: further video analytics. `specs/instructions/VA_SKL_PLUS.md:127`
    fn va_skl_plus_convolve1d(
        &mut self,
        inst: &VaSklPlusConvolve1D,
    ) -> Result<Self::Output, Self::Error>;
    /// `VA_SKL_PLUS`: further video analytics. `specs/instructions/VA_SKL_PLUS.md:127`
    fn va_skl_plus_convolve1_pixel(
        &mut self,
        inst: &VaSklPlusConvolve1Pixel,
    ) -> Result<Self::Output, Self::Error>;
    /// `VA_SKL_PLUS`: further video analytics. `specs/instructions/VA_SKL_PLUS.md:127`
    fn va_skl_plus_flood_fill(
        &mut self,
        inst: &VaSklPlusFloodFill,
    ) -> Result<Self::Output, Self::Error>;
    /// `VA_SKL_PLUS`: further video analytics. `specs/instructions/VA_SKL_PLUS.md:127`
    fn va_skl_plus_lbp_creation(
        &mut self,
        inst: &VaSklPlusLbpCreation,
    ) -> Result<Self::Output, Self::Error>;
    /// `VA_SKL_PLUS`: further video analytics. `specs/instructions/VA_SKL_PLUS.md:127`
    fn va_skl_plus_lbp_correlation(
        &mut self,
        inst: &VaSklPlusLbpCorrelation,
    ) -> Result<Self::Output, Self::Error>;
    /// `VA_SKL_PLUS`: further video analytics. `specs/instructions/VA_SKL_PLUS.md:127`
    fn va_skl_plus_correlation_search(
        &mut self,
        inst: &VaSklPlusCorrelationSearch,
    ) -> Result<Self::Output, Self::Error>;
    /// `VA_SKL_PLUS`: further video analytics. `specs/instructions/VA_SKL_PLUS.md:127`
    fn va_skl_plus_hdc_convolve2d(
        &mut self,
        inst: &VaSklPlusHdcConvolve2D,
    ) -> Result<Self::Output, Self::Error>;
    /// `VA_SKL_PLUS`: further video analytics. `specs/instructions/VA_SKL_PLUS.md:127`
    fn va_skl_plus_hdc_min_max_filter(
        &mut self,
        inst: &VaSklPlusHdcMinMaxFilter,
    ) -> Result<Self::Output, Self::Error>;
    /// `VA_SKL_PLUS`: further video analytics. `specs/instructions/VA_SKL_PLUS.md:127`
    fn va_skl_plus_hdc_morphology(
        &mut self,
        inst: &VaSklPlusHdcMorphology,
    ) -> Result<Self::Output, Self::Error>;
    /// `VA_SKL_PLUS`: further video analytics. `specs/instructions/VA_SKL_PLUS.md:127`
    fn va_skl_plus_hdc_lbp_correlation(
        &mut self,
        inst: &VaSklPlusHdcLbpCorrelation,
    ) -> Result<Self::Output, Self::Error>;
    /// `VA_SKL_PLUS`: further video analytics. `specs/instructions/VA_SKL_PLUS.md:127`
    fn va_skl_plus_hdc_lbp_creation(
        &mut self,
        inst: &VaSklPlusHdcLbpCreation,
    ) -> Result<Self::Output, Self::Error>;
    /// `VA_SKL_PLUS`: further video analytics. `specs/instructions/VA_SKL_PLUS.md:127`
    fn va_skl_plus_hdc_convolve1d(
        &mut self,
        inst: &VaSklPlusHdcConvolve1D,
    ) -> Result<Self::Output, Self::Error>;
    /// `VA_SKL_PLUS`: further video analytics. `specs/instructions/VA_SKL_PLUS.md:127`
    fn va_skl_plus_hdc_convolve1_pixel(
        &mut self,
        inst: &VaSklPlusHdcConvolve1Pixel,
    ) -> Result<Self::Output, Self::Error>;
    /// `SVM_BLOCK_LD`: read consecutive owords at an address. `specs/instructions/SVM_BLOCK_LD.md:17`
    fn svm_block_ld(&mut self, inst: &SvmBlockLd) -> Result<Self::Output, Self::Error>;
    /// `SVM_BLOCK_ST`: write consecutive owords at an address. `specs/instructions/SVM_BLOCK_ST.md:17`
    fn svm_block_st(&mut self, inst: &SvmBlockSt) -> Result<Self::Output, Self::Error>;
    /// `SVM_GATHER`: read blocks at an address for each channel. `specs/instructions/SVM_GATHER.md:18`
    fn svm_gather(&mut self, inst: &SvmGather) -> Result<Self::Output, Self::Error>;
    /// `SVM_SCATTER`: write blocks at an address for each channel. `specs/instructions/SVM_SCATTER.md:18`
    fn svm_scatter(&mut self, inst: &SvmScatter) -> Result<Self::Output, Self::Error>;
    /// `SVM_ATOMIC`: atomic operation by address. `specs/instructions/SVM_ATOMIC.md:18`
    fn svm_atomic(&mut self, inst: &SvmAtomic) -> Result<Self::Output, Self::Error>;
    /// `SVM_GATHER4_SCALED`: read up to four dwords for each channel by address. `specs/instructions/SVM_GATHER4_SCALED.md:18`
    fn svm_gather4_scaled(
        &mut self,
        inst: &SvmGather4Scaled,
    ) -> Result<Self::Output, Self::Error>;
    /// `SVM_SCATTER4_SCALED`: write up to four dwords for each channel by address. `specs/instructions/SVM_SCATTER4_SCALED.md:18`
    fn svm_scatter4_scaled(
        &mut self,
        inst: &SvmScatter4Scaled,
    ) -> Result<Self::Output, Self::Error>;
    /// `IFCALL`: call through a function address. `specs/instructions/IFCALL.md:16`
    fn ifcall(&mut self, inst: &Ifcall) -> Result<Self::Output, Self::Error>;
    /// `FADDR`: address of a function. `specs/instructions/FADDR.md:16`
    fn faddr(&mut self, inst: &Faddr) -> Result<Self::Output, Self::Error>;
    /// `VME_IME`: search for motion vectors. `specs/instructions/VME_IME.md:17`
    fn vme_ime(&mut self, inst: &VmeIme) -> Result<Self::Output, Self::Error>;
    /// `VME_SIC`: check skipped and intra-coded blocks. `specs/instructions/VME_SIC.md:16`
    fn vme_sic(&mut self, inst: &VmeSic) -> Result<Self::Output, Self::Error>;
    /// `VME_FBR`: refine motion vectors. `specs/instructions/VME_FBR.md:17`
    fn vme_fbr(&mut self, inst: &VmeFbr) -> Result<Self::Output, Self::Error>;
    /// `VME_IDM`: distortions around a motion vector. `specs/instructions/VME_IDM.md:16`
    fn vme_idm(&mut self, inst: &VmeIdm) -> Result<Self::Output, Self::Error>;
    /// `BARRIER`: wait for the whole thread group. `specs/instructions/BARRIER.md:12`
    fn barrier(&mut self, inst: &Barrier) -> Result<Self::Output, Self::Error>;
    /// `CACHE_FLUSH`: flush the texture cache. `specs/instructions/CACHE_FLUSH.md:12`
    fn cache_flush(&mut self, inst: &CacheFlush) -> Result<Self::Output, Self::Error>;
    /// `WAIT`: wait for a notification. `specs/instructions/WAIT.md:16`
    fn wait(&mut self, inst: &Wait) -> Result<Self::Output, Self::Error>;
    /// `FENCE`: order memory accesses. `specs/instructions/FENCE.md:16`
    fn fence(&mut self, inst: &Fence) -> Result<Self::Output, Self::Error>;
    /// `RAW_SEND`: message to a shared function. `specs/instructions/RAW_SEND.md:17`
    fn raw_send(&mut self, inst: &RawSend) -> Result<Self::Output, Self::Error>;
    /// `NBARRIER`: named barrier. `specs/instructions/NBARRIER.md:16`
    fn nbarrier(&mut self, inst: &Nbarrier) -> Result<Self::Output, Self::Error>;
    /// `FCALL`: call of a function. `specs/instructions/FCALL.md:16`
    fn fcall(&mut self, inst: &Fcall) -> Result<Self::Output, Self::Error>;
    /// `FRET`: return from a function. `specs/instructions/FRET.md:16`
    fn fret(&mut self, inst: &Fret) -> Result<Self::Output, Self::Error>;
    /// `SWITCHJMP`: jump through a table. `specs/instructions/SWITCHJMP.md:16`
    fn switchjmp(&mut self, inst: &Switchjmp<'_>) -> Result<Self::Output, Self::Error>;
    /// `SAD2ADD`: sum of two absolute differences, accumulated. `specs/instructions/SAD2ADD.md:16`
    fn sad2add(&mut self, inst: &Sad2add) -> Result<Self::Output, Self::Error>;
    /// `PLN`: plane equation. `specs/instructions/PLN.md:16`
    fn pln(&mut self, inst: &Pln) -> Result<Self::Output, Self::Error>;
    /// `GOTO`: jump for each channel. `specs/instructions/GOTO.md:16`
    fn goto(&mut self, inst: &Goto) -> Result<Self::Output, Self::Error>;
    /// `3D_SAMPLE`: sample a texture. `specs/instructions/3D_SAMPLE.md:293`
    fn three_d_sample(
        &mut self,
        inst: &ThreeDSample<'_>,
    ) -> Result<Self::Output, Self::Error>;
    /// `3D_LOAD`: read texels without filtering. `specs/instructions/3D_LOAD.md:65`
    fn three_d_load(
        &mut self,
        inst: &ThreeDLoad<'_>,
    ) -> Result<Self::Output, Self::Error>;
    /// `3D_SAMPLE4`: gather one channel of four texels. `specs/instructions/3D_SAMPLE4.md:139`
    fn three_d_sample4(
        &mut self,
        inst: &ThreeDSample4<'_>,
    ) -> Result<Self::Output, Self::Error>;
    /// `INFO`: query a surface or its sampling pattern. `specs/instructions/INFO.md:17`
    fn info(&mut self, inst: &Info) -> Result<Self::Output, Self::Error>;
    /// `RT_WRITE`: write a render target. `specs/instructions/RT_WRITE.md:18`
    fn rt_write(&mut self, inst: &RtWrite) -> Result<Self::Output, Self::Error>;
    /// `URB_WRITE`: write the unified return buffer. `specs/instructions/URB_WRITE.md:17`
    fn urb_write(&mut self, inst: &UrbWrite) -> Result<Self::Output, Self::Error>;
    /// `TYPED_ATOMIC`: atomic operation on texels. `specs/instructions/TYPED_ATOMIC.md:17`
    fn typed_atomic(&mut self, inst: &TypedAtomic) -> Result<Self::Output, Self::Error>;
    /// `GATHER4_SCALED`: read up to four dwords for each channel. `specs/instructions/GATHER4_SCALED.md:17`
    fn gather4_scaled(
        &mut self,
        inst: &Gather4Scaled,
    ) -> Result<Self::Output, Self::Error>;
    /// `SCATTER4_SCALED`: write up to four dwords for each channel. `specs/instructions/SCATTER4_SCALED.md:17`
    fn scatter4_scaled(
        &mut self,
        inst: &Scatter4Scaled,
    ) -> Result<Self::Output, Self::Error>;
    /// `GATHER_SCALED`: read bytes for each channel. `specs/instructions/GATHER_SCALED.md:17`
    fn gather_scaled(
        &mut self,
        inst: &GatherScaled,
    ) -> Result<Self::Output, Self::Error>;
    /// `SCATTER_SCALED`: write bytes for each channel. `specs/instructions/SCATTER_SCALED.md:17`
    fn scatter_scaled(
        &mut self,
        inst: &ScatterScaled,
    ) -> Result<Self::Output, Self::Error>;
    /// `RAW_SENDS`: message in two parts to a shared function. `specs/instructions/RAW_SENDS.md:17`
    fn raw_sends(&mut self, inst: &RawSends) -> Result<Self::Output, Self::Error>;
    /// `SBARRIER`: barrier in two halves. `specs/instructions/SBARRIER.md:16`
    fn sbarrier(&mut self, inst: &Sbarrier) -> Result<Self::Output, Self::Error>;
    /// `DWORD_ATOMIC`: atomic operation for each channel on a surface. `specs/instructions/DWORD_ATOMIC.md:17`
    fn dword_atomic(&mut self, inst: &DwordAtomic) -> Result<Self::Output, Self::Error>;
    /// `DPAS`: systolic dot product, accumulated. `specs/instructions/DPAS.md:17`
    fn dpas(&mut self, inst: &Dpas) -> Result<Self::Output, Self::Error>;
    /// `QW_GATHER`: read qwords for each channel. `specs/instructions/QW_GATHER.md:16`
    fn qw_gather(&mut self, inst: &QwGather) -> Result<Self::Output, Self::Error>;
    /// `QW_SCATTER`: write qwords for each channel. `specs/instructions/QW_SCATTER.md:16`
    fn qw_scatter(&mut self, inst: &QwScatter) -> Result<Self::Output, Self::Error>;
    /// `LSC_UNTYPED`: load, store or atomic on bytes. `specs/instructions/LSC_UNTYPED.md:76`
    fn lsc_untyped_append(
        &mut self,
        inst: &LscUntypedAppend,
    ) -> Result<Self::Output, Self::Error>;
    /// `LSC_UNTYPED`: load, store or atomic on bytes. `specs/instructions/LSC_UNTYPED.md:76`
    fn lsc_untyped_vector(
        &mut self,
        inst: &LscUntypedVector,
    ) -> Result<Self::Output, Self::Error>;
    /// `LSC_UNTYPED`: load, store or atomic on bytes. `specs/instructions/LSC_UNTYPED.md:76`
    fn lsc_untyped_quad(
        &mut self,
        inst: &LscUntypedQuad,
    ) -> Result<Self::Output, Self::Error>;
    /// `LSC_UNTYPED`: load, store or atomic on bytes. `specs/instructions/LSC_UNTYPED.md:76`
    fn lsc_untyped_block2d(
        &mut self,
        inst: &LscUntypedBlock2d,
    ) -> Result<Self::Output, Self::Error>;
    /// `LSC_UNTYPED`: load, store or atomic on bytes. `specs/instructions/LSC_UNTYPED.md:76`
    fn lsc_untyped_strided(
        &mut self,
        inst: &LscUntypedStrided,
    ) -> Result<Self::Output, Self::Error>;
    /// `LSC_UNTYPED`: load, store or atomic on bytes. `specs/instructions/LSC_UNTYPED.md:76`
    fn lsc_untyped_control(
        &mut self,
        inst: &LscUntypedControl,
    ) -> Result<Self::Output, Self::Error>;
    /// `LSC_TYPED`: load, store or atomic on texels. `specs/instructions/LSC_TYPED.md:45`
    fn lsc_typed_vector(
        &mut self,
        inst: &LscTypedVector,
    ) -> Result<Self::Output, Self::Error>;
    /// `LSC_TYPED`: load, store or atomic on texels. `specs/instructions/LSC_TYPED.md:45`
    fn lsc_typed_quad(
        &mut self,
        inst: &LscTypedQuad,
    ) -> Result<Self::Output, Self::Error>;
    /// `LSC_TYPED`: load, store or atomic on texels. `specs/instructions/LSC_TYPED.md:45`
    fn lsc_typed_block2d(
        &mut self,
        inst: &LscTypedBlock2d,
    ) -> Result<Self::Output, Self::Error>;
    /// `LSC_FENCE`: order accesses of the load and store unit. `specs/instructions/LSC_FENCE.md:16`
    fn lsc_fence(&mut self, inst: &LscFence) -> Result<Self::Output, Self::Error>;
    /// `RT_READ`: read a render target. `specs/instructions/RT_READ.md:16`
    fn rt_read(&mut self, inst: &RtRead) -> Result<Self::Output, Self::Error>;
    /// `MADW`: product plus a third value, in double width. `specs/instructions/MADW.md:16`
    fn madw(&mut self, inst: &Madw) -> Result<Self::Output, Self::Error>;
    /// `RAW_SENDG`: message with one wide descriptor to a shared function. `specs/instructions/RAW_SENDG.md:22`
    fn raw_sendg(&mut self, inst: &RawSendg) -> Result<Self::Output, Self::Error>;
    /// `SHFL_IDX4`: lookup of numbers of four bits. `specs/instructions/SHFL_IDX4.md:20`
    fn shfl_idx4(&mut self, inst: &ShflIdx4) -> Result<Self::Output, Self::Error>;
    /// `LFSR`: step of a shift register with feedback. `specs/instructions/LFSR.md:20`
    fn lfsr(&mut self, inst: &Lfsr) -> Result<Self::Output, Self::Error>;
    /// `BDPAS`: systolic dot product of blocks with scales. `specs/instructions/BDPAS.md:21`
    fn bdpas(&mut self, inst: &Bdpas) -> Result<Self::Output, Self::Error>;
    /// `DNSCL`: conversion of floats to four bits. `specs/instructions/DNSCL.md:21`
    fn dnscl(&mut self, inst: &Dnscl) -> Result<Self::Output, Self::Error>;
}

/// Calls the method for an instruction that executes as a whole. Returns `None` for an instruction of another kind of execution.
pub fn execute<S: InstructionSemantics + ?Sized>(
    s: &mut S,
    inst: &Inst<'_>,
) -> Option<Result<S::Output, S::Error>> {
    Some(
        match inst {
            Inst::Dp2(inst) => s.dp2(inst),
            Inst::Dp3(inst) => s.dp3(inst),
            Inst::Dp4(inst) => s.dp4(inst),
            Inst::Dph(inst) => s.dph(inst),
            Inst::Line(inst) => s.line(inst),
            Inst::Sad2(inst) => s.sad2(inst),
            Inst::Dpasw(inst) => s.dpasw(inst),
            Inst::AddrAdd(inst) => s.addr_add(inst),
            Inst::Setp(inst) => s.setp(inst),
            Inst::Movs(inst) => s.movs(inst),
            Inst::Jmp(inst) => s.jmp(inst),
            Inst::Call(inst) => s.call(inst),
            Inst::Fccall(inst) => s.fccall(inst),
            Inst::Ret(inst) => s.ret(inst),
            Inst::OwordLd(inst) => s.oword_ld(inst),
            Inst::OwordSt(inst) => s.oword_st(inst),
            Inst::MediaLd(inst) => s.media_ld(inst),
            Inst::MediaSt(inst) => s.media_st(inst),
            Inst::Gather(inst) => s.gather(inst),
            Inst::Scatter(inst) => s.scatter(inst),
            Inst::OwordLdUnaligned(inst) => s.oword_ld_unaligned(inst),
            Inst::Sample(inst) => s.sample(inst),
            Inst::SampleUnorm(inst) => s.sample_unorm(inst),
            Inst::Load(inst) => s.load(inst),
            Inst::Avs(inst) => s.avs(inst),
            Inst::VaConvolve(inst) => s.va_convolve(inst),
            Inst::VaMinMax(inst) => s.va_min_max(inst),
            Inst::VaMinMaxFilter(inst) => s.va_min_max_filter(inst),
            Inst::VaMorphology(inst) => s.va_morphology(inst),
            Inst::VaBoolCentroid(inst) => s.va_bool_centroid(inst),
            Inst::VaCentroid(inst) => s.va_centroid(inst),
            Inst::Gather4Typed(inst) => s.gather4_typed(inst),
            Inst::Scatter4Typed(inst) => s.scatter4_typed(inst),
            Inst::VaSklPlusConvolve1D(inst) => s.va_skl_plus_convolve1d(inst),
            Inst::VaSklPlusConvolve1Pixel(inst) => s.va_skl_plus_convolve1_pixel(inst),
            Inst::VaSklPlusFloodFill(inst) => s.va_skl_plus_flood_fill(inst),
            Inst::VaSklPlusLbpCreation(inst) => s.va_skl_plus_lbp_creation(inst),
            Inst::VaSklPlusLbpCorrelation(inst) => s.va_skl_plus_lbp_correlation(inst),
            Inst::VaSklPlusCorrelationSearch(inst) => {
                s.va_skl_plus_correlation_search(inst)
            }

            Inst::VaSklPlusHdcConvolve2D(inst) => s.va_skl_plus_hdc_convolve2d(inst),
            Inst::VaSklPlusHdcMinMaxFilter(inst) => {
                s.va_skl_plus_hdc_min_max_filter(inst)
            }

            Inst::VaSklPlusHdcMorphology(inst) => s.va_skl_plus_hdc_morphology(inst),
            Inst::VaSklPlusHdcLbpCorrelation(inst) => {
                s.va_skl_plus_hdc_lbp_correlation(inst)
            }

            Inst::VaSklPlusHdcLbpCreation(inst) => s.va_skl_plus_hdc_lbp_creation(inst),
            Inst::VaSklPlusHdcConvolve1D(inst) => s.va_skl_plus_hdc_convolve1d(inst),
            Inst::VaSklPlusHdcConvolve1Pixel(inst) => {
                s.va_skl_plus_hdc_convolve1_pixel(inst)
            }

            Inst::SvmBlockLd(inst) => s.svm_block_ld(inst),
            Inst::SvmBlockSt(inst) => s.svm_block_st(inst),
            Inst::SvmGather(inst) => s.svm_gather(inst),
            Inst::SvmScatter(inst) => s.svm_scatter(inst),
            Inst::SvmAtomic(inst) => s.svm_atomic(inst),
            Inst::SvmGather4Scaled(inst) => s.svm_gather4_scaled(inst),
            Inst::SvmScatter4Scaled(inst) => s.svm_scatter4_scaled(inst),
            Inst::Ifcall(inst) => s.ifcall(inst),
            Inst::Faddr(inst) => s.faddr(inst),
            Inst::VmeIme(inst) => s.vme_ime(inst),
            Inst::VmeSic(inst) => s.vme_sic(inst),
            Inst::VmeFbr(inst) => s.vme_fbr(inst),
            Inst::VmeIdm(inst) => s.vme_idm(inst),
            Inst::Barrier(inst) => s.barrier(inst),
            Inst::CacheFlush(inst) => s.cache_flush(inst),
            Inst::Wait(inst) => s.wait(inst),
            Inst::Fence(inst) => s.fence(inst),
            Inst::RawSend(inst) => s.raw_send(inst),
            Inst::Nbarrier(inst) => s.nbarrier(inst),
            Inst::Fcall(inst) => s.fcall(inst),
            Inst::Fret(inst) => s.fret(inst),
            Inst::Switchjmp(inst) => s.switchjmp(inst),
            Inst::Sad2add(inst) => s.sad2add(inst),
            Inst::Pln(inst) => s.pln(inst),
            Inst::Goto(inst) => s.goto(inst),
            Inst::ThreeDSample(inst) => s.three_d_sample(inst),
            Inst::ThreeDLoad(inst) => s.three_d_load(inst),
            Inst::ThreeDSample4(inst) => s.three_d_sample4(inst),
            Inst::Info(inst) => s.info(inst),
            Inst::RtWrite(inst) => s.rt_write(inst),
            Inst::UrbWrite(inst) => s.urb_write(inst),
            Inst::TypedAtomic(inst) => s.typed_atomic(inst),
            Inst::Gather4Scaled(inst) => s.gather4_scaled(inst),
            Inst::Scatter4Scaled(inst) => s.scatter4_scaled(inst),
            Inst::GatherScaled(inst) => s.gather_scaled(inst),
            Inst::ScatterScaled(inst) => s.scatter_scaled(inst),
            Inst::RawSends(inst) => s.raw_sends(inst),
            Inst::Sbarrier(inst) => s.sbarrier(inst),
            Inst::DwordAtomic(inst) => s.dword_atomic(inst),
            Inst::Dpas(inst) => s.dpas(inst),
            Inst::QwGather(inst) => s.qw_gather(inst),
            Inst::QwScatter(inst) => s.qw_scatter(inst),
            Inst::LscUntypedAppend(inst) => s.lsc_untyped_append(inst),
            Inst::LscUntypedVector(inst) => s.lsc_untyped_vector(inst),
            Inst::LscUntypedQuad(inst) => s.lsc_untyped_quad(inst),
            Inst::LscUntypedBlock2d(inst) => s.lsc_untyped_block2d(inst),
            Inst::LscUntypedStrided(inst) => s.lsc_untyped_strided(inst),
            Inst::LscUntypedControl(inst) => s.lsc_untyped_control(inst),
            Inst::LscTypedVector(inst) => s.lsc_typed_vector(inst),
            Inst::LscTypedQuad(inst) => s.lsc_typed_quad(inst),
            Inst::LscTypedBlock2d(inst) => s.lsc_typed_block2d(inst),
            Inst::LscFence(inst) => s.lsc_fence(inst),
            Inst::RtRead(inst) => s.rt_read(inst),
            Inst::Madw(inst) => s.madw(inst),
            Inst::RawSendg(inst) => s.raw_sendg(inst),
            Inst::ShflIdx4(inst) => s.shfl_idx4(inst),
            Inst::Lfsr(inst) => s.lfsr(inst),
            Inst::Bdpas(inst) => s.bdpas(inst),
            Inst::Dnscl(inst) => s.dnscl(inst),
            _ => return None,
        },
    )
}

/// An instruction that executes element by element.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum LaneKind {
    /// `ADD`.
    Add,
    /// `AVG`.
    Avg,
    /// `DIV`.
    Div,
    /// `EXP`.
    Exp,
    /// `FRC`.
    Frc,
    /// `LOG`.
    Log,
    /// `MAD`.
    Mad,
    /// `MULH`.
    Mulh,
    /// `LRP`.
    Lrp,
    /// `MOD`.
    Mod,
    /// `MUL`.
    Mul,
    /// `POW`.
    Pow,
    /// `RNDD`.
    Rndd,
    /// `RNDU`.
    Rndu,
    /// `RNDE`.
    Rnde,
    /// `RNDZ`.
    Rndz,
    /// `SIN`.
    Sin,
    /// `COS`.
    Cos,
    /// `SQRT`.
    Sqrt,
    /// `RSQRT`.
    Rsqrt,
    /// `INV`.
    Inv,
    /// `FCVT`.
    Fcvt,
    /// `SRND`.
    Srnd,
    /// `LZD`.
    Lzd,
    /// `AND`.
    And,
    /// `OR`.
    Or,
    /// `XOR`.
    Xor,
    /// `NOT`.
    Not,
    /// `SHL`.
    Shl,
    /// `SHR`.
    Shr,
    /// `ASR`.
    Asr,
    /// `CBIT`.
    Cbit,
    /// `MOV`.
    Mov,
    /// `SEL`.
    Sel,
    /// `CMP`.
    Cmp,
    /// `FBL`.
    Fbl,
    /// `FBH`.
    Fbh,
    /// `MIN_MAX`.
    MinMax,
    /// `BFE`.
    Bfe,
    /// `BFI`.
    Bfi,
    /// `BFREV`.
    Bfrev,
    /// `ADDC`.
    Addc,
    /// `SUBB`.
    Subb,
    /// `SQRTM`.
    Sqrtm,
    /// `DIVM`.
    Divm,
    /// `ROL`.
    Rol,
    /// `ROR`.
    Ror,
    /// `DP4A`.
    Dp4a,
    /// `ADD3`.
    Add3,
    /// `BFN`.
    Bfn,
    /// `ADD3O`.
    Add3o,
    /// `TANH`.
    Tanh,
    /// `SIGM`.
    Sigm,
    /// `INVM`.
    Invm,
    /// `RSQTM`.
    Rsqtm,
}

impl LaneKind {
    /// Returns the instruction as an [`InstKind`].
    pub const fn kind(self) -> InstKind {
        match self {
            Self::Add => InstKind::Add,
            Self::Avg => InstKind::Avg,
            Self::Div => InstKind::Div,
            Self::Exp => InstKind::Exp,
            Self::Frc => InstKind::Frc,
            Self::Log => InstKind::Log,
            Self::Mad => InstKind::Mad,
            Self::Mulh => InstKind::Mulh,
            Self::Lrp => InstKind::Lrp,
            Self::Mod => InstKind::Mod,
            Self::Mul => InstKind::Mul,
            Self::Pow => InstKind::Pow,
            Self::Rndd => InstKind::Rndd,
            Self::Rndu => InstKind::Rndu,
            Self::Rnde => InstKind::Rnde,
            Self::Rndz => InstKind::Rndz,
            Self::Sin => InstKind::Sin,
            Self::Cos => InstKind::Cos,
            Self::Sqrt => InstKind::Sqrt,
            Self::Rsqrt => InstKind::Rsqrt,
            Self::Inv => InstKind::Inv,
            Self::Fcvt => InstKind::Fcvt,
            Self::Srnd => InstKind::Srnd,
            Self::Lzd => InstKind::Lzd,
            Self::And => InstKind::And,
            Self::Or => InstKind::Or,
            Self::Xor => InstKind::Xor,
            Self::Not => InstKind::Not,
            Self::Shl => InstKind::Shl,
            Self::Shr => InstKind::Shr,
            Self::Asr => InstKind::Asr,
            Self::Cbit => InstKind::Cbit,
            Self::Mov => InstKind::Mov,
            Self::Sel => InstKind::Sel,
            Self::Cmp => InstKind::Cmp,
            Self::Fbl => InstKind::Fbl,
            Self::Fbh => InstKind::Fbh,
            Self::MinMax => InstKind::MinMax,
            Self::Bfe => InstKind::Bfe,
            Self::Bfi => InstKind::Bfi,
            Self::Bfrev => InstKind::Bfrev,
            Self::Addc => InstKind::Addc,
            Self::Subb => InstKind::Subb,
            Self::Sqrtm => InstKind::Sqrtm,
            Self::Divm => InstKind::Divm,
            Self::Rol => InstKind::Rol,
            Self::Ror => InstKind::Ror,
            Self::Dp4a => InstKind::Dp4a,
            Self::Add3 => InstKind::Add3,
            Self::Bfn => InstKind::Bfn,
            Self::Add3o => InstKind::Add3o,
            Self::Tanh => InstKind::Tanh,
            Self::Sigm => InstKind::Sigm,
            Self::Invm => InstKind::Invm,
            Self::Rsqtm => InstKind::Rsqtm,
        }
    }

    /// Returns whether the low bits of the result depend on the low bits of the sources only.
    pub const fn wraps(self) -> bool {
        matches!(
            self, Self::Add | Self::Mad | Self::Mul | Self::And | Self::Or | Self::Xor |
            Self::Not | Self::Shl | Self::Mov | Self::Sel | Self::Bfi | Self::Add3
        )
    }

    /// Returns whether the result is a truth value.
    pub const fn answers(self) -> bool {
        matches!(self, Self::Cmp)
    }

    /// Returns whether the predicate is an operand rather than a mask of enabled channels.
    pub const fn selects(self) -> bool {
        matches!(self, Self::Sel)
    }

    /// Returns whether the operands are encodings, see [`BitLanes`].
    pub const fn encodes(self) -> bool {
        matches!(self, Self::Fcvt | Self::Srnd)
    }

    /// Returns whether the instruction takes integers.
    pub const fn takes_integers(self) -> bool {
        matches!(
            self, Self::Add | Self::Avg | Self::Div | Self::Mad | Self::Mulh | Self::Mod
            | Self::Mul | Self::Lzd | Self::And | Self::Or | Self::Xor | Self::Not |
            Self::Shl | Self::Shr | Self::Asr | Self::Cbit | Self::Mov | Self::Sel |
            Self::Cmp | Self::Fbl | Self::Fbh | Self::MinMax | Self::Bfe | Self::Bfi |
            Self::Bfrev | Self::Addc | Self::Subb | Self::Rol | Self::Ror | Self::Dp4a |
            Self::Add3 | Self::Bfn | Self::Add3o
        )
    }

    /// Returns whether the instruction takes floating-point numbers.
    pub const fn takes_floats(self) -> bool {
        matches!(
            self, Self::Add | Self::Div | Self::Exp | Self::Frc | Self::Log | Self::Mad |
            Self::Lrp | Self::Mul | Self::Pow | Self::Rndd | Self::Rndu | Self::Rnde |
            Self::Rndz | Self::Sin | Self::Cos | Self::Sqrt | Self::Rsqrt | Self::Inv |
            Self::Mov | Self::Sel | Self::Cmp | Self::MinMax | Self::Sqrtm | Self::Divm |
            Self::Tanh | Self::Sigm | Self::Invm | Self::Rsqtm
        )
    }

    /// Returns whether the instruction has a second destination.
    pub const fn has_second(self) -> bool {
        matches!(self, Self::Addc | Self::Subb | Self::Invm | Self::Rsqtm)
    }

    /// Returns whether the instruction writes a predicate.
    pub const fn sets_flag(self) -> bool {
        matches!(self, Self::Add3o | Self::Invm | Self::Rsqtm)
    }
}

/// An element-wise instruction in a form that is common to all element-wise instructions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct LaneInst {
    /// The instruction.
    pub kind: LaneKind,
    /// Number of channels, and execution mask.
    pub exec_size: ExecControl,
    /// The predicate; `Predicate(0)` for an instruction without that field.
    pub pred: Predicate,
    /// The destination.
    pub dst: VecOperand,
    /// The second destination.
    pub second: Option<VecOperand>,
    /// The sources. Elements from `count` on are null operands.
    pub sources: [VecOperand; MAX_SOURCES],
    /// Number of sources.
    pub count: u8,
    /// Bits of the field that selects one of several functions, for example a relation. 0 without
    /// such a field.
    pub control: u8,
}

impl LaneInst {
    /// Returns the common form of an instruction; `None` for an instruction that does not execute
    /// element by element.
    pub fn of(inst: &Inst<'_>) -> Option<Self> {
        let none = VecOperand::default();
        Some(
            match inst {
                Inst::Add(i) => Self { kind: LaneKind::Add, exec_size: i.exec_size, pred: i.pred, dst: i.dst, second: None, sources: [i.src0, i.src1, none, none], count: 2, control: 0 },
                Inst::Avg(i) => Self { kind: LaneKind::Avg, exec_size: i.exec_size, pred: i.pred, dst: i.dst, second: None, sources: [i.src0, i.src1, none, none], count: 2, control: 0 },
                Inst::Div(i) => Self { kind: LaneKind::Div, exec_size: i.exec_size, pred: i.pred, dst: i.dst, second: None, sources: [i.src0, i.src1, none, none], count: 2, control: 0 },
                Inst::Exp(i) => Self { kind: LaneKind::Exp, exec_size: i.exec_size, pred: i.pred, dst: i.dst, second: None, sources: [i.src0, none, none, none], count: 1, control: 0 },
                Inst::Frc(i) => Self { kind: LaneKind::Frc, exec_size: i.exec_size, pred: i.pred, dst: i.dst, second: None, sources: [i.src0, none, none, none], count: 1, control: 0 },
                Inst::Log(i) => Self { kind: LaneKind::Log, exec_size: i.exec_size, pred: i.pred, dst: i.dst, second: None, sources: [i.src0, none, none, none], count: 1, control: 0 },
                Inst::Mad(i) => Self { kind: LaneKind::Mad, exec_size: i.exec_size, pred: i.pred, dst: i.dst, second: None, sources: [i.src0, i.src1, i.src2, none], count: 3, control: 0 },
                Inst::Mulh(i) => Self { kind: LaneKind::Mulh, exec_size: i.exec_size, pred: i.pred, dst: i.dst, second: None, sources: [i.src0, i.src1, none, none], count: 2, control: 0 },
                Inst::Lrp(i) => Self { kind: LaneKind::Lrp, exec_size: i.exec_size, pred: i.pred, dst: i.dst, second: None, sources: [i.src0, i.src1, i.src2, none], count: 3, control: 0 },
                Inst::Mod(i) => Self { kind: LaneKind::Mod, exec_size: i.exec_size, pred: i.pred, dst: i.dst, second: None, sources: [i.src0, i.src1, none, none], count: 2, control: 0 },
                Inst::Mul(i) => Self { kind: LaneKind::Mul, exec_size: i.exec_size, pred: i.pred, dst: i.dst, second: None, sources: [i.src0, i.src1, none, none], count: 2, control: 0 },
                Inst::Pow(i) => Self { kind: LaneKind::Pow, exec_size: i.exec_size, pred: i.pred, dst: i.dst, second: None, sources: [i.src0, i.src1, none, none], count: 2, control: 0 },
                Inst::Rndd(i) => Self { kind: LaneKind::Rndd, exec_size: i.exec_size, pred: i.pred, dst: i.dst, second: None, sources: [i.src0, none, none, none], count: 1, control: 0 },
                Inst::Rndu(i) => Self { kind: LaneKind::Rndu, exec_size: i.exec_size, pred: i.pred, dst: i.dst, second: None, sources: [i.src0, none, none, none], count: 1, control: 0 },
                Inst::Rnde(i) => Self { kind: LaneKind::Rnde, exec_size: i.exec_size, pred: i.pred, dst: i.dst, second: None, sources: [i.src0, none, none, none], count: 1, control: 0 },
                Inst::Rndz(i) => Self { kind: LaneKind::Rndz, exec_size: i.exec_size, pred: i.pred, dst: i.dst, second: None, sources: [i.src0, none, none, none], count: 1, control: 0 },
                Inst::Sin(i) => Self { kind: LaneKind::Sin, exec_size: i.exec_size, pred: i.pred, dst: i.dst, second: None, sources: [i.src0, none, none, none], count: 1, control: 0 },
                Inst::Cos(i) => Self { kind: LaneKind::Cos, exec_size: i.exec_size, pred: i.pred, dst: i.dst, second: None, sources: [i.src0, none, none, none], count: 1, control: 0 },
                Inst::Sqrt(i) => Self { kind: LaneKind::Sqrt, exec_size: i.exec_size, pred: i.pred, dst: i.dst, second: None, sources: [i.src0, none, none, none], count: 1, control: 0 },
                Inst::Rsqrt(i) => Self { kind: LaneKind::Rsqrt, exec_size: i.exec_size, pred: i.pred, dst: i.dst, second: None, sources: [i.src0, none, none, none], count: 1, control: 0 },
                Inst::Inv(i) => Self { kind: LaneKind::Inv, exec_size: i.exec_size, pred: i.pred, dst: i.dst, second: None, sources: [i.src0, none, none, none], count: 1, control: 0 },
                Inst::Fcvt(i) => Self { kind: LaneKind::Fcvt, exec_size: i.exec_size, pred: Predicate(0), dst: i.dst, second: None, sources: [i.src0, none, none, none], count: 1, control: 0 },
                Inst::Srnd(i) => Self { kind: LaneKind::Srnd, exec_size: i.exec_size, pred: Predicate(0), dst: i.dst, second: None, sources: [i.src0, i.src1, none, none], count: 2, control: 0 },
                Inst::Lzd(i) => Self { kind: LaneKind::Lzd, exec_size: i.exec_size, pred: i.pred, dst: i.dst, second: None, sources: [i.src0, none, none, none], count: 1, control: 0 },
                Inst::And(i) => Self { kind: LaneKind::And, exec_size: i.exec_size, pred: i.pred, dst: i.dst, second: None, sources: [i.src0, i.src1, none, none], count: 2, control: 0 },
                Inst::Or(i) => Self { kind: LaneKind::Or, exec_size: i.exec_size, pred: i.pred, dst: i.dst, second: None, sources: [i.src0, i.src1, none, none], count: 2, control: 0 },
                Inst::Xor(i) => Self { kind: LaneKind::Xor, exec_size: i.exec_size, pred: i.pred, dst: i.dst, second: None, sources: [i.src0, i.src1, none, none], count: 2, control: 0 },
                Inst::Not(i) => Self { kind: LaneKind::Not, exec_size: i.exec_size, pred: i.pred, dst: i.dst, second: None, sources: [i.src0, none, none, none], count: 1, control: 0 },
                Inst::Shl(i) => Self { kind: LaneKind::Shl, exec_size: i.exec_size, pred: i.pred, dst: i.dst, second: None, sources: [i.src0, i.src1, none, none], count: 2, control: 0 },
                Inst::Shr(i) => Self { kind: LaneKind::Shr, exec_size: i.exec_size, pred: i.pred, dst: i.dst, second: None, sources: [i.src0, i.src1, none, none], count: 2, control: 0 },
                Inst::Asr(i) => Self { kind: LaneKind::Asr, exec_size: i.exec_size, pred: i.pred, dst: i.dst, second: None, sources: [i.src0, i.src1, none, none], count: 2, control: 0 },
                Inst::Cbit(i) => Self { kind: LaneKind::Cbit, exec_size: i.exec_size, pred: i.pred, dst: i.dst, second: None, sources: [i.src0, none, none, none], count: 1, control: 0 },
                Inst::Mov(i) => Self { kind: LaneKind::Mov, exec_size: i.exec_size, pred: i.pred, dst: i.dst, second: None, sources: [i.src0, none, none, none], count: 1, control: 0 },
                Inst::Sel(i) => Self { kind: LaneKind::Sel, exec_size: i.exec_size, pred: i.pred, dst: i.dst, second: None, sources: [i.src0, i.src1, none, none], count: 2, control: 0 },
                Inst::Cmp(i) => Self { kind: LaneKind::Cmp, exec_size: i.exec_size, pred: Predicate(0), dst: i.dst, second: None, sources: [i.src0, i.src1, none, none], count: 2, control: i.rel_op.bits() },
                Inst::Fbl(i) => Self { kind: LaneKind::Fbl, exec_size: i.exec_size, pred: i.pred, dst: i.dst, second: None, sources: [i.src0, none, none, none], count: 1, control: 0 },
                Inst::Fbh(i) => Self { kind: LaneKind::Fbh, exec_size: i.exec_size, pred: i.pred, dst: i.dst, second: None, sources: [i.src0, none, none, none], count: 1, control: 0 },
                Inst::MinMax(i) => Self { kind: LaneKind::MinMax, exec_size: i.exec_size, pred: Predicate(0), dst: i.dst, second: None, sources: [i.src0, i.src1, none, none], count: 2, control: i.op.bits() },
                Inst::Bfe(i) => Self { kind: LaneKind::Bfe, exec_size: i.exec_size, pred: i.pred, dst: i.dst, second: None, sources: [i.src0, i.src1, i.src2, none], count: 3, control: 0 },
                Inst::Bfi(i) => Self { kind: LaneKind::Bfi, exec_size: i.exec_size, pred: i.pred, dst: i.dst, second: None, sources: [i.src0, i.src1, i.src2, i.src3], count: 4, control: 0 },
                Inst::Bfrev(i) => Self { kind: LaneKind::Bfrev, exec_size: i.exec_size, pred: i.pred, dst: i.dst, second: None, sources: [i.src0, none, none, none], count: 1, control: 0 },
                Inst::Addc(i) => Self { kind: LaneKind::Addc, exec_size: i.exec_size, pred: i.pred, dst: i.dst, second: Some(i.carry), sources: [i.src0, i.src1, none, none], count: 2, control: 0 },
                Inst::Subb(i) => Self { kind: LaneKind::Subb, exec_size: i.exec_size, pred: i.pred, dst: i.dst, second: Some(i.borrow), sources: [i.src0, i.src1, none, none], count: 2, control: 0 },
                Inst::Sqrtm(i) => Self { kind: LaneKind::Sqrtm, exec_size: i.exec_size, pred: i.pred, dst: i.dst, second: None, sources: [i.src0, none, none, none], count: 1, control: 0 },
                Inst::Divm(i) => Self { kind: LaneKind::Divm, exec_size: i.exec_size, pred: i.pred, dst: i.dst, second: None, sources: [i.src0, i.src1, none, none], count: 2, control: 0 },
                Inst::Rol(i) => Self { kind: LaneKind::Rol, exec_size: i.exec_size, pred: i.pred, dst: i.dst, second: None, sources: [i.src0, i.src1, none, none], count: 2, control: 0 },
                Inst::Ror(i) => Self { kind: LaneKind::Ror, exec_size: i.exec_size, pred: i.pred, dst: i.dst, second: None, sources: [i.src0, i.src1, none, none], count: 2, control: 0 },
                Inst::Dp4a(i) => Self { kind: LaneKind::Dp4a, exec_size: i.exec_size, pred: i.pred, dst: i.dst, second: None, sources: [i.src0, i.src1, i.src2, none], count: 3, control: 0 },
                Inst::Add3(i) => Self { kind: LaneKind::Add3, exec_size: i.exec_size, pred: i.pred, dst: i.dst, second: None, sources: [i.src0, i.src1, i.src2, none], count: 3, control: 0 },
                Inst::Bfn(i) => Self { kind: LaneKind::Bfn, exec_size: i.exec_size, pred: i.pred, dst: i.dst, second: None, sources: [i.src0, i.src1, i.src2, none], count: 3, control: i.boolean_func_ctrl },
                Inst::Add3o(i) => Self { kind: LaneKind::Add3o, exec_size: i.exec_size, pred: i.pred, dst: i.dst, second: None, sources: [i.src0, i.src1, i.src2, none], count: 3, control: 0 },
                Inst::Tanh(i) => Self { kind: LaneKind::Tanh, exec_size: i.exec_size, pred: i.pred, dst: i.dst, second: None, sources: [i.src0, none, none, none], count: 1, control: 0 },
                Inst::Sigm(i) => Self { kind: LaneKind::Sigm, exec_size: i.exec_size, pred: i.pred, dst: i.dst, second: None, sources: [i.src0, none, none, none], count: 1, control: 0 },
                Inst::Invm(i) => Self { kind: LaneKind::Invm, exec_size: i.exec_size, pred: i.pred, dst: i.dst, second: Some(i.pred_dst), sources: [i.src0, i.src1, none, none], count: 2, control: 0 },
                Inst::Rsqtm(i) => Self { kind: LaneKind::Rsqtm, exec_size: i.exec_size, pred: i.pred, dst: i.dst, second: Some(i.pred_dst), sources: [i.src0, none, none, none], count: 1, control: 0 },
                _ => return None,
            },
        )
    }
}

/// The arguments of a lane function that are the same for all channels.
#[derive(Clone, Copy, Debug)]
pub struct LaneContext {
    /// Bits of the field that selects one of several functions, see [`LaneInst::control`].
    pub control: u8,
    /// Type of the destination.
    pub dst_type: DataType,
    /// Types of the sources.
    pub types: [DataType; MAX_SOURCES],
    /// The predicate of an instruction with [`LaneKind::selects`]: bit `n` is channel `n`.
    pub selected: u32,
    /// Whether the destination saturates.
    pub saturates: bool,
}

impl LaneContext {
    /// Returns whether the predicate is set for a channel.
    const fn is_selected(&self, channel: usize) -> bool {
        self.selected >> channel & 1 == 1
    }
}

/// The results of a lane function besides the elements of the destination.
#[derive(Clone, Copy, Debug)]
pub struct LaneResults<V> {
    /// Truth values: bit `n` is channel `n`.
    pub truth: u32,
    /// Second results that are bits of a predicate: bit `n` is channel `n`.
    pub flags: u32,
    /// Second results that are numbers, by channel.
    pub second: [V; MAX_LANES],
}

/// Runs a lane function of [`IntLanes`] in `N` channels.
///
/// `read` converts an element of a source to a value. Returns false if the instruction has no function.
#[allow(unused_variables)]
#[inline(always)]
pub fn run_int<V: Copy, R: Copy, S: IntLanes<V> + ?Sized, const N: usize>(
    s: &S,
    kind: LaneKind,
    c: &LaneContext,
    read: impl Fn(R) -> V + Copy,
    src: [&[R; N]; MAX_SOURCES],
    dst: &mut [V; N],
    more: &mut LaneResults<V>,
) -> bool {
    const { assert!(N <= MAX_LANES) };
    let [a, b, d, e] = src;
    match kind {
        LaneKind::Add => { for i in 0..N { dst[i] = s.add(read(a[i]), read(b[i])); } }
        LaneKind::Avg => { for i in 0..N { dst[i] = s.avg(read(a[i]), read(b[i])); } }
        LaneKind::Div => { for i in 0..N { dst[i] = s.div(read(a[i]), read(b[i])); } }
        LaneKind::Mad => { for i in 0..N { dst[i] = s.mad(read(a[i]), read(b[i]), read(d[i])); } }
        LaneKind::Mulh => { for i in 0..N { dst[i] = s.mulh(read(a[i]), read(b[i])); } }
        LaneKind::Mod => { for i in 0..N { dst[i] = s.r#mod(read(a[i]), read(b[i])); } }
        LaneKind::Mul => { for i in 0..N { dst[i] = s.mul(read(a[i]), read(b[i])); } }
        LaneKind::Lzd => { for i in 0..N { dst[i] = s.lzd(c.types[0], read(a[i])); } }
        LaneKind::And => { for i in 0..N { dst[i] = s.and(read(a[i]), read(b[i])); } }
        LaneKind::Or => { for i in 0..N { dst[i] = s.or(read(a[i]), read(b[i])); } }
        LaneKind::Xor => { for i in 0..N { dst[i] = s.xor(read(a[i]), read(b[i])); } }
        LaneKind::Not => { for i in 0..N { dst[i] = s.not(read(a[i])); } }
        LaneKind::Shl => { for i in 0..N { dst[i] = s.shl(c.dst_type, c.types[0], read(a[i]), read(b[i])); } }
        LaneKind::Shr => { for i in 0..N { dst[i] = s.shr(c.dst_type, c.types[0], read(a[i]), read(b[i])); } }
        LaneKind::Asr => { for i in 0..N { dst[i] = s.asr(c.dst_type, c.types[0], read(a[i]), read(b[i])); } }
        LaneKind::Cbit => { for i in 0..N { dst[i] = s.cbit(c.types[0], read(a[i])); } }
        LaneKind::Mov => { for i in 0..N { dst[i] = s.mov(c.types[0], read(a[i])); } }
        LaneKind::Sel => { for i in 0..N { dst[i] = s.sel(c.is_selected(i), read(a[i]), read(b[i])); } }
        LaneKind::Cmp => { let Some(rel_op) = CmpRelOp::from_bits(c.control) else { return false }; let mut t = 0; for i in 0..N { t |= u32::from(s.cmp(rel_op, read(a[i]), read(b[i]))) << i; } more.truth = t; }
        LaneKind::Fbl => { for i in 0..N { dst[i] = s.fbl(c.types[0], read(a[i])); } }
        LaneKind::Fbh => { for i in 0..N { dst[i] = s.fbh(c.types[0], read(a[i])); } }
        LaneKind::MinMax => { let Some(op) = MinMaxOp::from_bits(c.control) else { return false }; for i in 0..N { dst[i] = s.min_max(op, read(a[i]), read(b[i])); } }
        LaneKind::Bfe => { for i in 0..N { dst[i] = s.bfe(c.dst_type, read(a[i]), read(b[i]), read(d[i])); } }
        LaneKind::Bfi => { for i in 0..N { dst[i] = s.bfi(read(a[i]), read(b[i]), read(d[i]), read(e[i])); } }
        LaneKind::Bfrev => { for i in 0..N { dst[i] = s.bfrev(c.types[0], read(a[i])); } }
        LaneKind::Addc => { for i in 0..N { (dst[i], more.second[i]) = s.addc(read(a[i]), read(b[i])); } }
        LaneKind::Subb => { for i in 0..N { (dst[i], more.second[i]) = s.subb(read(a[i]), read(b[i])); } }
        LaneKind::Rol => { for i in 0..N { dst[i] = s.rol(c.types[0], read(a[i]), read(b[i])); } }
        LaneKind::Ror => { for i in 0..N { dst[i] = s.ror(c.types[0], read(a[i]), read(b[i])); } }
        LaneKind::Dp4a => { for i in 0..N { dst[i] = s.dp4a(c.types[1], c.types[2], read(a[i]), read(b[i]), read(d[i])); } }
        LaneKind::Add3 => { for i in 0..N { dst[i] = s.add3(read(a[i]), read(b[i]), read(d[i])); } }
        LaneKind::Bfn => { for i in 0..N { dst[i] = s.bfn(c.control, c.dst_type, read(a[i]), read(b[i]), read(d[i])); } }
        LaneKind::Add3o => { let mut t = 0; for i in 0..N { let (v, f) = s.add3o(c.dst_type, c.types[0], c.types[1], c.types[2], read(a[i]), read(b[i]), read(d[i])); dst[i] = v; t |= u32::from(f) << i; } more.flags = t; }
        #[allow(unreachable_patterns)]
        _ => return false,
    }

    true
}

/// Runs a lane function of [`FloatLanes`] in `N` channels.
///
/// `read` converts an element of a source to a value. Returns false if the instruction has no function.
#[allow(unused_variables)]
#[inline(always)]
pub fn run_float<V: Copy, R: Copy, S: FloatLanes<V> + ?Sized, const N: usize>(
    s: &S,
    kind: LaneKind,
    c: &LaneContext,
    read: impl Fn(R) -> V + Copy,
    src: [&[R; N]; MAX_SOURCES],
    dst: &mut [V; N],
    more: &mut LaneResults<V>,
) -> bool {
    const { assert!(N <= MAX_LANES) };
    let [a, b, d, e] = src;
    match kind {
        LaneKind::Add => { for i in 0..N { dst[i] = s.add(read(a[i]), read(b[i])); } }
        LaneKind::Div => { for i in 0..N { dst[i] = s.div(read(a[i]), read(b[i])); } }
        LaneKind::Exp => { for i in 0..N { dst[i] = s.exp(read(a[i])); } }
        LaneKind::Frc => { for i in 0..N { dst[i] = s.frc(read(a[i])); } }
        LaneKind::Log => { for i in 0..N { dst[i] = s.log(read(a[i])); } }
        LaneKind::Mad => { for i in 0..N { dst[i] = s.mad(read(a[i]), read(b[i]), read(d[i])); } }
        LaneKind::Lrp => { for i in 0..N { dst[i] = s.lrp(read(a[i]), read(b[i]), read(d[i])); } }
        LaneKind::Mul => { for i in 0..N { dst[i] = s.mul(read(a[i]), read(b[i])); } }
        LaneKind::Pow => { for i in 0..N { dst[i] = s.pow(read(a[i]), read(b[i])); } }
        LaneKind::Rndd => { for i in 0..N { dst[i] = s.rndd(read(a[i])); } }
        LaneKind::Rndu => { for i in 0..N { dst[i] = s.rndu(read(a[i])); } }
        LaneKind::Rnde => { for i in 0..N { dst[i] = s.rnde(read(a[i])); } }
        LaneKind::Rndz => { for i in 0..N { dst[i] = s.rndz(read(a[i])); } }
        LaneKind::Sin => { for i in 0..N { dst[i] = s.sin(read(a[i])); } }
        LaneKind::Cos => { for i in 0..N { dst[i] = s.cos(read(a[i])); } }
        LaneKind::Sqrt => { for i in 0..N { dst[i] = s.sqrt(read(a[i])); } }
        LaneKind::Rsqrt => { for i in 0..N { dst[i] = s.rsqrt(read(a[i])); } }
        LaneKind::Inv => { for i in 0..N { dst[i] = s.inv(read(a[i])); } }
        LaneKind::Mov => { for i in 0..N { dst[i] = s.mov(c.types[0], read(a[i])); } }
        LaneKind::Sel => { for i in 0..N { dst[i] = s.sel(c.is_selected(i), read(a[i]), read(b[i])); } }
        LaneKind::Cmp => { let Some(rel_op) = CmpRelOp::from_bits(c.control) else { return false }; let mut t = 0; for i in 0..N { t |= u32::from(s.cmp(rel_op, read(a[i]), read(b[i]))) << i; } more.truth = t; }
        LaneKind::MinMax => { let Some(op) = MinMaxOp::from_bits(c.control) else { return false }; for i in 0..N { dst[i] = s.min_max(op, read(a[i]), read(b[i])); } }
        LaneKind::Sqrtm => { for i in 0..N { dst[i] = s.sqrtm(read(a[i])); } }
        LaneKind::Divm => { for i in 0..N { dst[i] = s.divm(read(a[i]), read(b[i])); } }
        LaneKind::Tanh => { for i in 0..N { dst[i] = s.tanh(read(a[i])); } }
        LaneKind::Sigm => { for i in 0..N { dst[i] = s.sigm(read(a[i])); } }
        LaneKind::Invm => { let mut t = 0; for i in 0..N { let (v, f) = s.invm(read(a[i]), read(b[i])); dst[i] = v; t |= u32::from(f) << i; } more.flags = t; }
        LaneKind::Rsqtm => { let mut t = 0; for i in 0..N { let (v, f) = s.rsqtm(read(a[i])); dst[i] = v; t |= u32::from(f) << i; } more.flags = t; }
        #[allow(unreachable_patterns)]
        _ => return false,
    }

    true
}

/// Runs a lane function of [`BitLanes`] in `N` channels.
///
/// `read` converts an element of a source to a value. Returns false if the instruction has no function.
#[allow(unused_variables)]
#[inline(always)]
pub fn run_bit<R: Copy, S: BitLanes + ?Sized, const N: usize>(
    s: &S,
    kind: LaneKind,
    c: &LaneContext,
    read: impl Fn(R) -> u64 + Copy,
    src: [&[R; N]; MAX_SOURCES],
    dst: &mut [u64; N],
    more: &mut LaneResults<u64>,
) -> bool {
    const { assert!(N <= MAX_LANES) };
    let [a, b, d, e] = src;
    match kind {
        LaneKind::Fcvt => { for i in 0..N { dst[i] = s.fcvt(c.dst_type, c.types[0], c.saturates, read(a[i])); } }
        LaneKind::Srnd => { for i in 0..N { dst[i] = s.srnd(c.dst_type, c.types[0], c.types[1], c.saturates, read(a[i]), read(b[i])); } }
        #[allow(unreachable_patterns)]
        _ => return false,
    }

    true
}

/// Calls the macro `$callback` with a row `method Struct Kind` for each method of
/// [`InstructionSemantics`]. A callback can implement the trait with the same body for all methods.
#[macro_export]
macro_rules! for_each_instruction_method {
    ($callback:ident) => {
        $callback! {
            dp2 Dp2 Dp2,
            dp3 Dp3 Dp3,
            dp4 Dp4 Dp4,
            dph Dph Dph,
            line Line Line,
            sad2 Sad2 Sad2,
            dpasw Dpasw Dpasw,
            addr_add AddrAdd AddrAdd,
            setp Setp Setp,
            movs Movs Movs,
            jmp Jmp Jmp,
            call Call Call,
            fccall Fccall Fccall,
            ret Ret Ret,
            oword_ld OwordLd OwordLd,
            oword_st OwordSt OwordSt,
            media_ld MediaLd MediaLd,
            media_st MediaSt MediaSt,
            gather Gather Gather,
            scatter Scatter Scatter,
            oword_ld_unaligned OwordLdUnaligned OwordLdUnaligned,
            sample Sample Sample,
            sample_unorm SampleUnorm SampleUnorm,
            load Load Load,
            avs Avs Avs,
            va_convolve VaConvolve Va,
            va_min_max VaMinMax Va,
            va_min_max_filter VaMinMaxFilter Va,
            va_morphology VaMorphology Va,
            va_bool_centroid VaBoolCentroid Va,
            va_centroid VaCentroid Va,
            gather4_typed Gather4Typed Gather4Typed,
            scatter4_typed Scatter4Typed Scatter4Typed,
            va_skl_plus_convolve1d VaSklPlusConvolve1D VaSklPlus,
            va_skl_plus_convolve1_pixel VaSklPlusConvolve1Pixel VaSklPlus,
            va_skl_plus_flood_fill VaSklPlusFloodFill VaSklPlus,
            va_skl_plus_lbp_creation VaSklPlusLbpCreation VaSklPlus,
            va_skl_plus_lbp_correlation VaSklPlusLbpCorrelation VaSklPlus,
            va_skl_plus_correlation_search VaSklPlusCorrelationSearch VaSklPlus,
            va_skl_plus_hdc_convolve2d VaSklPlusHdcConvolve2D VaSklPlus,
            va_skl_plus_hdc_min_max_filter VaSklPlusHdcMinMaxFilter VaSklPlus,
            va_skl_plus_hdc_morphology VaSklPlusHdcMorphology VaSklPlus,
            va_skl_plus_hdc_lbp_correlation VaSklPlusHdcLbpCorrelation VaSklPlus,
            va_skl_plus_hdc_lbp_creation VaSklPlusHdcLbpCreation VaSklPlus,
            va_skl_plus_hdc_convolve1d VaSklPlusHdcConvolve1D VaSklPlus,
            va_skl_plus_hdc_convolve1_pixel VaSklPlusHdcConvolve1Pixel VaSklPlus,
            svm_block_ld SvmBlockLd SvmBlockLd,
            svm_block_st SvmBlockSt SvmBlockSt,
            svm_gather SvmGather SvmGather,
            svm_scatter SvmScatter SvmScatter,
            svm_atomic SvmAtomic SvmAtomic,
            svm_gather4_scaled SvmGather4Scaled SvmGather4Scaled,
            svm_scatter4_scaled SvmScatter4Scaled SvmScatter4Scaled,
            ifcall Ifcall Ifcall,
            faddr Faddr Faddr,
            vme_ime VmeIme VmeIme,
            vme_sic VmeSic VmeSic,
            vme_fbr VmeFbr VmeFbr,
            vme_idm VmeIdm VmeIdm,
            barrier Barrier Barrier,
            cache_flush CacheFlush CacheFlush,
            wait Wait Wait,
            fence Fence Fence,
            raw_send RawSend RawSend,
            nbarrier Nbarrier Nbarrier,
            fcall Fcall Fcall,
            fret Fret Fret,
            switchjmp Switchjmp Switchjmp,
            sad2add Sad2add Sad2add,
            pln Pln Pln,
            goto Goto Goto,
            three_d_sample ThreeDSample ThreeDSample,
            three_d_load ThreeDLoad ThreeDLoad,
            three_d_sample4 ThreeDSample4 ThreeDSample4,
            info Info Info,
            rt_write RtWrite RtWrite,
            urb_write UrbWrite UrbWrite,
            typed_atomic TypedAtomic TypedAtomic,
            gather4_scaled Gather4Scaled Gather4Scaled,
            scatter4_scaled Scatter4Scaled Scatter4Scaled,
            gather_scaled GatherScaled GatherScaled,
            scatter_scaled ScatterScaled ScatterScaled,
            raw_sends RawSends RawSends,
            sbarrier Sbarrier Sbarrier,
            dword_atomic DwordAtomic DwordAtomic,
            dpas Dpas Dpas,
            qw_gather QwGather QwGather,
            qw_scatter QwScatter QwScatter,
            lsc_untyped_append LscUntypedAppend LscUntyped,
            lsc_untyped_vector LscUntypedVector LscUntyped,
            lsc_untyped_quad LscUntypedQuad LscUntyped,
            lsc_untyped_block2d LscUntypedBlock2d LscUntyped,
            lsc_untyped_strided LscUntypedStrided LscUntyped,
            lsc_untyped_control LscUntypedControl LscUntyped,
            lsc_typed_vector LscTypedVector LscTyped,
            lsc_typed_quad LscTypedQuad LscTyped,
            lsc_typed_block2d LscTypedBlock2d LscTyped,
            lsc_fence LscFence LscFence,
            rt_read RtRead RtRead,
            madw Madw Madw,
            raw_sendg RawSendg RawSendg,
            shfl_idx4 ShflIdx4 ShflIdx4,
            lfsr Lfsr Lfsr,
            bdpas Bdpas Bdpas,
            dnscl Dnscl Dnscl,
        }
    };
}

/// Calls the macro `$callback` with a row for each method of [`IntLanes`] (`int`), [`FloatLanes`]
/// (`float`) and [`BitLanes`] (`bits`).
///
/// A row is `trait fn method(parameter: Type, ...) -> Type;`. `V` is the type of the computation. A
/// callback can implement the traits with the same body for all methods.
#[macro_export]
macro_rules! for_each_lane_method {
    ($callback:ident) => {
        $callback! {
            int fn add(src0: V, src1: V) -> V;
            int fn avg(src0: V, src1: V) -> V;
            int fn div(src0: V, src1: V) -> V;
            int fn mad(src0: V, src1: V, src2: V) -> V;
            int fn mulh(src0: V, src1: V) -> V;
            int fn r#mod(src0: V, src1: V) -> V;
            int fn mul(src0: V, src1: V) -> V;
            int fn lzd(src0_type: DataType, src0: V) -> V;
            int fn and(src0: V, src1: V) -> V;
            int fn or(src0: V, src1: V) -> V;
            int fn xor(src0: V, src1: V) -> V;
            int fn not(src0: V) -> V;
            int fn shl(dst_type: DataType, src0_type: DataType, src0: V, src1: V) -> V;
            int fn shr(dst_type: DataType, src0_type: DataType, src0: V, src1: V) -> V;
            int fn asr(dst_type: DataType, src0_type: DataType, src0: V, src1: V) -> V;
            int fn cbit(src0_type: DataType, src0: V) -> V;
            int fn mov(src0_type: DataType, src0: V) -> V;
            int fn sel(selected: bool, src0: V, src1: V) -> V;
            int fn cmp(rel_op: CmpRelOp, src0: V, src1: V) -> bool;
            int fn fbl(src0_type: DataType, src0: V) -> V;
            int fn fbh(src0_type: DataType, src0: V) -> V;
            int fn min_max(op: MinMaxOp, src0: V, src1: V) -> V;
            int fn bfe(dst_type: DataType, src0: V, src1: V, src2: V) -> V;
            int fn bfi(src0: V, src1: V, src2: V, src3: V) -> V;
            int fn bfrev(src0_type: DataType, src0: V) -> V;
            int fn addc(src0: V, src1: V) -> (V, V);
            int fn subb(src0: V, src1: V) -> (V, V);
            int fn rol(src0_type: DataType, src0: V, src1: V) -> V;
            int fn ror(src0_type: DataType, src0: V, src1: V) -> V;
            int fn dp4a(src1_type: DataType, src2_type: DataType, src0: V, src1: V, src2: V) -> V;
            int fn add3(src0: V, src1: V, src2: V) -> V;
            int fn bfn(boolean_func_ctrl: u8, dst_type: DataType, src0: V, src1: V, src2: V) -> V;
            int fn add3o(dst_type: DataType, src0_type: DataType, src1_type: DataType, src2_type: DataType, src0: V, src1: V, src2: V) -> (V, bool);
            float fn add(src0: V, src1: V) -> V;
            float fn div(src0: V, src1: V) -> V;
            float fn exp(src0: V) -> V;
            float fn frc(src0: V) -> V;
            float fn log(src0: V) -> V;
            float fn mad(src0: V, src1: V, src2: V) -> V;
            float fn lrp(src0: V, src1: V, src2: V) -> V;
            float fn mul(src0: V, src1: V) -> V;
            float fn pow(src0: V, src1: V) -> V;
            float fn rndd(src0: V) -> V;
            float fn rndu(src0: V) -> V;
            float fn rnde(src0: V) -> V;
            float fn rndz(src0: V) -> V;
            float fn sin(src0: V) -> V;
            float fn cos(src0: V) -> V;
            float fn sqrt(src0: V) -> V;
            float fn rsqrt(src0: V) -> V;
            float fn inv(src0: V) -> V;
            float fn mov(src0_type: DataType, src0: V) -> V;
            float fn sel(selected: bool, src0: V, src1: V) -> V;
            float fn cmp(rel_op: CmpRelOp, src0: V, src1: V) -> bool;
            float fn min_max(op: MinMaxOp, src0: V, src1: V) -> V;
            float fn sqrtm(src0: V) -> V;
            float fn divm(src0: V, src1: V) -> V;
            float fn tanh(src0: V) -> V;
            float fn sigm(src0: V) -> V;
            float fn invm(src0: V, src1: V) -> (V, bool);
            float fn rsqtm(src0: V) -> (V, bool);
            bits fn fcvt(dst_type: DataType, src0_type: DataType, saturates: bool, src0: u64) -> u64;
            bits fn srnd(dst_type: DataType, src0_type: DataType, src1_type: DataType, saturates: bool, src0: u64, src1: u64) -> u64;
        }
    };
}
