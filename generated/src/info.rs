// @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.

//! Tables about instructions: names, opcodes, availability, fields, and where the
//! specification defines them.
use crate::info_table::TABLE;
use crate::opcodes::Opcode;
use crate::platforms::PlatformSet;
/// An instruction without its operands. An opcode selects it, together with a
/// sub-opcode for sub-operations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum InstKind {
    /// `ADD`: addition. `specs/instructions/ADD.md:1`
    Add,
    /// `AVG`: average of integers, rounded up. `specs/instructions/AVG.md:1`
    Avg,
    /// `DIV`: quotient. `specs/instructions/DIV.md:1`
    Div,
    /// `DP2`: dot product of vectors of two. `specs/instructions/DP2.md:1`
    Dp2,
    /// `DP3`: dot product of vectors of three. `specs/instructions/DP3.md:1`
    Dp3,
    /// `DP4`: dot product of vectors of four. `specs/instructions/DP4.md:1`
    Dp4,
    /// `DPH`: homogeneous dot product. `specs/instructions/DPH.md:1`
    Dph,
    /// `EXP`: power of two. `specs/instructions/EXP.md:1`
    Exp,
    /// `FRC`: fractional part. `specs/instructions/FRC.md:1`
    Frc,
    /// `LINE`: line equation. `specs/instructions/LINE.md:1`
    Line,
    /// `LOG`: logarithm to base two. `specs/instructions/LOG.md:1`
    Log,
    /// `MAD`: product plus a third value. `specs/instructions/MAD.md:1`
    Mad,
    /// `MULH`: high half of a product. `specs/instructions/MULH.md:1`
    Mulh,
    /// `LRP`: linear interpolation. `specs/instructions/LRP.md:1`
    Lrp,
    /// `MOD`: remainder. `specs/instructions/MOD.md:1`
    Mod,
    /// `MUL`: product. `specs/instructions/MUL.md:1`
    Mul,
    /// `POW`: power. `specs/instructions/POW.md:1`
    Pow,
    /// `RNDD`: round down. `specs/instructions/RNDD.md:1`
    Rndd,
    /// `RNDU`: round up. `specs/instructions/RNDU.md:1`
    Rndu,
    /// `RNDE`: round to nearest, ties to even. `specs/instructions/RNDE.md:1`
    Rnde,
    /// `RNDZ`: round towards zero. `specs/instructions/RNDZ.md:1`
    Rndz,
    /// `SAD2`: sum of two absolute differences. `specs/instructions/SAD2.md:1`
    Sad2,
    /// `SIN`: sine. `specs/instructions/SIN.md:1`
    Sin,
    /// `COS`: cosine. `specs/instructions/COS.md:1`
    Cos,
    /// `SQRT`: square root. `specs/instructions/SQRT.md:1`
    Sqrt,
    /// `RSQRT`: reciprocal of a square root. `specs/instructions/RSQRT.md:1`
    Rsqrt,
    /// `INV`: reciprocal. `specs/instructions/INV.md:1`
    Inv,
    /// `DPASW`: systolic dot product over a pair of execution units. `specs/instructions/DPASW.md:1`
    Dpasw,
    /// `FCVT`: conversion to and from short floating-point formats. `specs/instructions/FCVT.md:1`
    Fcvt,
    /// `SRND`: rounding by random bits. `specs/instructions/SRND.md:1`
    Srnd,
    /// `LZD`: count of leading zeros. `specs/instructions/LZD.md:1`
    Lzd,
    /// `AND`: bitwise and. `specs/instructions/AND.md:1`
    And,
    /// `OR`: bitwise or. `specs/instructions/OR.md:1`
    Or,
    /// `XOR`: bitwise exclusive or. `specs/instructions/XOR.md:1`
    Xor,
    /// `NOT`: bitwise complement. `specs/instructions/NOT.md:1`
    Not,
    /// `SHL`: shift left. `specs/instructions/SHL.md:1`
    Shl,
    /// `SHR`: shift right, filling with zeros. `specs/instructions/SHR.md:1`
    Shr,
    /// `ASR`: shift right, keeping the sign. `specs/instructions/ASR.md:1`
    Asr,
    /// `CBIT`: count of bits that are 1. `specs/instructions/CBIT.md:1`
    Cbit,
    /// `ADDR_ADD`: compute addresses for indirect operands. `specs/instructions/ADDR_ADD.md:1`
    AddrAdd,
    /// `MOV`: copy and convert. `specs/instructions/MOV.md:1`
    Mov,
    /// `SEL`: choice between two values. `specs/instructions/SEL.md:1`
    Sel,
    /// `SETP`: set predicate bits from a number. `specs/instructions/SETP.md:1`
    Setp,
    /// `CMP`: comparison. `specs/instructions/CMP.md:1`
    Cmp,
    /// `MOVS`: copy of surface and sampler states. `specs/instructions/MOVS.md:1`
    Movs,
    /// `FBL`: first bit that is 1 from below. `specs/instructions/FBL.md:1`
    Fbl,
    /// `FBH`: first significant bit from above. `specs/instructions/FBH.md:1`
    Fbh,
    /// `SUBROUTINE`: start of a subroutine. `specs/instructions/SUBROUTINE.md:1`
    Subroutine,
    /// `LABEL`: position of a label. `specs/instructions/LABEL.md:1`
    Label,
    /// `JMP`: jump. `specs/instructions/JMP.md:1`
    Jmp,
    /// `CALL`: call of a subroutine. `specs/instructions/CALL.md:1`
    Call,
    /// `FCCALL`: call of a subroutine compiled separately. `specs/instructions/FCCALL.md:1`
    Fccall,
    /// `RET`: return from a subroutine. `specs/instructions/RET.md:1`
    Ret,
    /// `OWORD_LD`: read consecutive owords. `specs/instructions/OWORD_LD.md:1`
    OwordLd,
    /// `OWORD_ST`: write consecutive owords. `specs/instructions/OWORD_ST.md:1`
    OwordSt,
    /// `MEDIA_LD`: read a rectangle of pixels. `specs/instructions/MEDIA_LD.md:1`
    MediaLd,
    /// `MEDIA_ST`: write a rectangle of pixels. `specs/instructions/MEDIA_ST.md:1`
    MediaSt,
    /// `GATHER`: read an element for each channel. `specs/instructions/GATHER.md:1`
    Gather,
    /// `SCATTER`: write an element for each channel. `specs/instructions/SCATTER.md:1`
    Scatter,
    /// `OWORD_LD_UNALIGNED`: read consecutive owords from any dword. `specs/instructions/OWORD_LD_UNALIGNED.md:1`
    OwordLdUnaligned,
    /// `SAMPLE`: sample a texture, in the older form. `specs/instructions/SAMPLE.md:1`
    Sample,
    /// `SAMPLE_UNORM`: sample a grid of normalized pixels. `specs/instructions/SAMPLE_UNORM.md:1`
    SampleUnorm,
    /// `LOAD`: read texels without filtering, in the older form. `specs/instructions/LOAD.md:1`
    Load,
    /// `AVS`: scale video. `specs/instructions/AVS.md:1`
    Avs,
    /// `VA`: video analytics. `specs/instructions/VA.md:1`
    Va,
    /// `MIN_MAX`: smaller or larger value. `specs/instructions/MIN_MAX.md:1`
    MinMax,
    /// `BFE`: extract a bit field. `specs/instructions/BFE.md:1`
    Bfe,
    /// `BFI`: insert a bit field. `specs/instructions/BFI.md:1`
    Bfi,
    /// `BFREV`: reverse the order of bits. `specs/instructions/BFREV.md:1`
    Bfrev,
    /// `ADDC`: addition that also gives the carry. `specs/instructions/ADDC.md:1`
    Addc,
    /// `SUBB`: subtraction that also gives the borrow. `specs/instructions/SUBB.md:1`
    Subb,
    /// `GATHER4_TYPED`: read texels of a typed surface. `specs/instructions/GATHER4_TYPED.md:1`
    Gather4Typed,
    /// `SCATTER4_TYPED`: write texels of a typed surface. `specs/instructions/SCATTER4_TYPED.md:1`
    Scatter4Typed,
    /// `VA_SKL_PLUS`: further video analytics. `specs/instructions/VA_SKL_PLUS.md:1`
    VaSklPlus,
    /// `SVM_BLOCK_LD`: read consecutive owords at an address. `specs/instructions/SVM_BLOCK_LD.md:1`
    SvmBlockLd,
    /// `SVM_BLOCK_ST`: write consecutive owords at an address. `specs/instructions/SVM_BLOCK_ST.md:1`
    SvmBlockSt,
    /// `SVM_GATHER`: read blocks at an address for each channel. `specs/instructions/SVM_GATHER.md:1`
    SvmGather,
    /// `SVM_SCATTER`: write blocks at an address for each channel. `specs/instructions/SVM_SCATTER.md:1`
    SvmScatter,
    /// `SVM_ATOMIC`: atomic operation by address. `specs/instructions/SVM_ATOMIC.md:1`
    SvmAtomic,
    /// `SVM_GATHER4_SCALED`: read up to four dwords for each channel by address. `specs/instructions/SVM_GATHER4_SCALED.md:1`
    SvmGather4Scaled,
    /// `SVM_SCATTER4_SCALED`: write up to four dwords for each channel by address. `specs/instructions/SVM_SCATTER4_SCALED.md:1`
    SvmScatter4Scaled,
    /// `IFCALL`: call through a function address. `specs/instructions/IFCALL.md:1`
    Ifcall,
    /// `FADDR`: address of a function. `specs/instructions/FADDR.md:1`
    Faddr,
    /// `FILE`: source file of what follows. `specs/instructions/FILE.md:1`
    File,
    /// `LOC`: source line of what follows. `specs/instructions/LOC.md:1`
    Loc,
    /// `VME_IME`: search for motion vectors. `specs/instructions/VME_IME.md:1`
    VmeIme,
    /// `VME_SIC`: check skipped and intra-coded blocks. `specs/instructions/VME_SIC.md:1`
    VmeSic,
    /// `VME_FBR`: refine motion vectors. `specs/instructions/VME_FBR.md:1`
    VmeFbr,
    /// `VME_IDM`: distortions around a motion vector. `specs/instructions/VME_IDM.md:1`
    VmeIdm,
    /// `BARRIER`: wait for the whole thread group. `specs/instructions/BARRIER.md:1`
    Barrier,
    /// `CACHE_FLUSH`: flush the texture cache. `specs/instructions/CACHE_FLUSH.md:1`
    CacheFlush,
    /// `WAIT`: wait for a notification. `specs/instructions/WAIT.md:1`
    Wait,
    /// `FENCE`: order memory accesses. `specs/instructions/FENCE.md:1`
    Fence,
    /// `RAW_SEND`: message to a shared function. `specs/instructions/RAW_SEND.md:1`
    RawSend,
    /// `YIELD`: let another thread run. `specs/instructions/YIELD.md:1`
    Yield,
    /// `NBARRIER`: named barrier. `specs/instructions/NBARRIER.md:1`
    Nbarrier,
    /// `FCALL`: call of a function. `specs/instructions/FCALL.md:1`
    Fcall,
    /// `FRET`: return from a function. `specs/instructions/FRET.md:1`
    Fret,
    /// `SWITCHJMP`: jump through a table. `specs/instructions/SWITCHJMP.md:1`
    Switchjmp,
    /// `SAD2ADD`: sum of two absolute differences, accumulated. `specs/instructions/SAD2ADD.md:1`
    Sad2add,
    /// `PLN`: plane equation. `specs/instructions/PLN.md:1`
    Pln,
    /// `GOTO`: jump for each channel. `specs/instructions/GOTO.md:1`
    Goto,
    /// `3D_SAMPLE`: sample a texture. `specs/instructions/3D_SAMPLE.md:1`
    ThreeDSample,
    /// `3D_LOAD`: read texels without filtering. `specs/instructions/3D_LOAD.md:1`
    ThreeDLoad,
    /// `3D_SAMPLE4`: gather one channel of four texels. `specs/instructions/3D_SAMPLE4.md:1`
    ThreeDSample4,
    /// `INFO`: query a surface or its sampling pattern. `specs/instructions/INFO.md:1`
    Info,
    /// `RT_WRITE`: write a render target. `specs/instructions/RT_WRITE.md:1`
    RtWrite,
    /// `URB_WRITE`: write the unified return buffer. `specs/instructions/URB_WRITE.md:1`
    UrbWrite,
    /// `TYPED_ATOMIC`: atomic operation on texels. `specs/instructions/TYPED_ATOMIC.md:1`
    TypedAtomic,
    /// `GATHER4_SCALED`: read up to four dwords for each channel. `specs/instructions/GATHER4_SCALED.md:1`
    Gather4Scaled,
    /// `SCATTER4_SCALED`: write up to four dwords for each channel. `specs/instructions/SCATTER4_SCALED.md:1`
    Scatter4Scaled,
    /// `GATHER_SCALED`: read bytes for each channel. `specs/instructions/GATHER_SCALED.md:1`
    GatherScaled,
    /// `SCATTER_SCALED`: write bytes for each channel. `specs/instructions/SCATTER_SCALED.md:1`
    ScatterScaled,
    /// `RAW_SENDS`: message in two parts to a shared function. `specs/instructions/RAW_SENDS.md:1`
    RawSends,
    /// `LIFETIME`: start or end of use of a variable. `specs/instructions/LIFETIME.md:1`
    Lifetime,
    /// `SBARRIER`: barrier in two halves. `specs/instructions/SBARRIER.md:1`
    Sbarrier,
    /// `DWORD_ATOMIC`: atomic operation for each channel on a surface. `specs/instructions/DWORD_ATOMIC.md:1`
    DwordAtomic,
    /// `SQRTM`: square root, correctly rounded. `specs/instructions/SQRTM.md:1`
    Sqrtm,
    /// `DIVM`: quotient, correctly rounded. `specs/instructions/DIVM.md:1`
    Divm,
    /// `ROL`: rotate left. `specs/instructions/ROL.md:1`
    Rol,
    /// `ROR`: rotate right. `specs/instructions/ROR.md:1`
    Ror,
    /// `DP4A`: dot product of four bytes, accumulated. `specs/instructions/DP4A.md:1`
    Dp4a,
    /// `DPAS`: systolic dot product, accumulated. `specs/instructions/DPAS.md:1`
    Dpas,
    /// `ADD3`: sum of three values. `specs/instructions/ADD3.md:1`
    Add3,
    /// `BFN`: any bitwise function of three values. `specs/instructions/BFN.md:1`
    Bfn,
    /// `QW_GATHER`: read qwords for each channel. `specs/instructions/QW_GATHER.md:1`
    QwGather,
    /// `QW_SCATTER`: write qwords for each channel. `specs/instructions/QW_SCATTER.md:1`
    QwScatter,
    /// `LSC_UNTYPED`: load, store or atomic on bytes. `specs/instructions/LSC_UNTYPED.md:1`
    LscUntyped,
    /// `LSC_TYPED`: load, store or atomic on texels. `specs/instructions/LSC_TYPED.md:1`
    LscTyped,
    /// `LSC_FENCE`: order accesses of the load and store unit. `specs/instructions/LSC_FENCE.md:1`
    LscFence,
    /// `RT_READ`: read a render target. `specs/instructions/RT_READ.md:1`
    RtRead,
    /// `MADW`: product plus a third value, in double width. `specs/instructions/MADW.md:1`
    Madw,
    /// `ADD3O`: sum of three values with an overflow flag. `specs/instructions/ADD3O.md:1`
    Add3o,
    /// `RAW_SENDG`: message with one wide descriptor to a shared function. `specs/instructions/RAW_SENDG.md:1`
    RawSendg,
    /// `BREAKPOINT`: stop for a debugger. `specs/instructions/BREAKPOINT.md:1`
    Breakpoint,
    /// `SHFL_IDX4`: lookup of numbers of four bits. `specs/instructions/SHFL_IDX4.md:1`
    ShflIdx4,
    /// `TANH`: hyperbolic tangent. `specs/instructions/TANH.md:1`
    Tanh,
    /// `SIGM`: logistic function. `specs/instructions/SIGM.md:1`
    Sigm,
    /// `LFSR`: step of a shift register with feedback. `specs/instructions/LFSR.md:1`
    Lfsr,
    /// `BDPAS`: systolic dot product of blocks with scales. `specs/instructions/BDPAS.md:1`
    Bdpas,
    /// `DNSCL`: conversion of floats to four bits. `specs/instructions/DNSCL.md:1`
    Dnscl,
    /// `INVM`: step of a correctly rounded quotient. `specs/instructions/INVM.md:1`
    Invm,
    /// `RSQTM`: step of a correctly rounded square root. `specs/instructions/RSQTM.md:1`
    Rsqtm,
}

/// A row of the table of instructions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct InstInfo {
    /// The instruction.
    pub kind: InstKind,
    /// Name in the specification: `ADDR_ADD`.
    pub name: &'static str,
    /// Name of the variant of [`InstKind`]: `AddrAdd`.
    pub ident: &'static str,
    /// First byte of the encoding.
    pub opcode: Opcode,
    /// Second byte of the encoding of a sub-operation; `None` for other instructions.
    pub sub_opcode: Option<u8>,
    /// Short description of one line.
    pub title: &'static str,
    /// Name of the instruction's group in the index of the specification.
    pub group: &'static str,
    /// Platforms that support the instruction.
    pub platforms: PlatformSet,
    /// Fields in the order of the specification.
    pub fields: &'static [FieldInfo],
    /// Place of the definition in the specification: file and line.
    pub spec: &'static str,
}

/// A row about a field of an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct FieldInfo {
    /// Name in the specification.
    pub name: &'static str,
    /// Type in the specification.
    pub kind: &'static str,
    /// Line of the definition in the instruction's page.
    pub line: u32,
}

impl InstKind {
    /// All instructions, by opcode.
    pub const ALL: &'static [Self] = &[
        Self::Add,
        Self::Avg,
        Self::Div,
        Self::Dp2,
        Self::Dp3,
        Self::Dp4,
        Self::Dph,
        Self::Exp,
        Self::Frc,
        Self::Line,
        Self::Log,
        Self::Mad,
        Self::Mulh,
        Self::Lrp,
        Self::Mod,
        Self::Mul,
        Self::Pow,
        Self::Rndd,
        Self::Rndu,
        Self::Rnde,
        Self::Rndz,
        Self::Sad2,
        Self::Sin,
        Self::Cos,
        Self::Sqrt,
        Self::Rsqrt,
        Self::Inv,
        Self::Dpasw,
        Self::Fcvt,
        Self::Srnd,
        Self::Lzd,
        Self::And,
        Self::Or,
        Self::Xor,
        Self::Not,
        Self::Shl,
        Self::Shr,
        Self::Asr,
        Self::Cbit,
        Self::AddrAdd,
        Self::Mov,
        Self::Sel,
        Self::Setp,
        Self::Cmp,
        Self::Movs,
        Self::Fbl,
        Self::Fbh,
        Self::Subroutine,
        Self::Label,
        Self::Jmp,
        Self::Call,
        Self::Fccall,
        Self::Ret,
        Self::OwordLd,
        Self::OwordSt,
        Self::MediaLd,
        Self::MediaSt,
        Self::Gather,
        Self::Scatter,
        Self::OwordLdUnaligned,
        Self::Sample,
        Self::SampleUnorm,
        Self::Load,
        Self::Avs,
        Self::Va,
        Self::MinMax,
        Self::Bfe,
        Self::Bfi,
        Self::Bfrev,
        Self::Addc,
        Self::Subb,
        Self::Gather4Typed,
        Self::Scatter4Typed,
        Self::VaSklPlus,
        Self::SvmBlockLd,
        Self::SvmBlockSt,
        Self::SvmGather,
        Self::SvmScatter,
        Self::SvmAtomic,
        Self::SvmGather4Scaled,
        Self::SvmScatter4Scaled,
        Self::Ifcall,
        Self::Faddr,
        Self::File,
        Self::Loc,
        Self::VmeIme,
        Self::VmeSic,
        Self::VmeFbr,
        Self::VmeIdm,
        Self::Barrier,
        Self::CacheFlush,
        Self::Wait,
        Self::Fence,
        Self::RawSend,
        Self::Yield,
        Self::Nbarrier,
        Self::Fcall,
        Self::Fret,
        Self::Switchjmp,
        Self::Sad2add,
        Self::Pln,
        Self::Goto,
        Self::ThreeDSample,
        Self::ThreeDLoad,
        Self::ThreeDSample4,
        Self::Info,
        Self::RtWrite,
        Self::UrbWrite,
        Self::TypedAtomic,
        Self::Gather4Scaled,
        Self::Scatter4Scaled,
        Self::GatherScaled,
        Self::ScatterScaled,
        Self::RawSends,
        Self::Lifetime,
        Self::Sbarrier,
        Self::DwordAtomic,
        Self::Sqrtm,
        Self::Divm,
        Self::Rol,
        Self::Ror,
        Self::Dp4a,
        Self::Dpas,
        Self::Add3,
        Self::Bfn,
        Self::QwGather,
        Self::QwScatter,
        Self::LscUntyped,
        Self::LscTyped,
        Self::LscFence,
        Self::RtRead,
        Self::Madw,
        Self::Add3o,
        Self::RawSendg,
        Self::Breakpoint,
        Self::ShflIdx4,
        Self::Tanh,
        Self::Sigm,
        Self::Lfsr,
        Self::Bdpas,
        Self::Dnscl,
        Self::Invm,
        Self::Rsqtm,
    ];
    /// Returns the row of the instruction in the table.
    pub fn info(self) -> &'static InstInfo {
        &TABLE[self as usize]
    }

    /// Returns the instruction of a name in the specification, in any case and with or
    /// without underscores: `ADDR_ADD`, `AddrAdd`.
    pub fn from_name(name: &str) -> Option<Self> {
        let is_called = |info: &&InstInfo| {
            openvisa_isa_core::is_same_word(info.name, name)
                || openvisa_isa_core::is_same_word(info.ident, name)
        };

        TABLE.iter().find(is_called).map(|info| info.kind)
    }
}

impl core::fmt::Display for InstKind {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.pad(self.info().name)
    }
}

impl core::str::FromStr for InstKind {
    type Err = openvisa_isa_core::UnknownName;
    fn from_str(name: &str) -> Result<Self, Self::Err> {
        Self::from_name(name)
            .ok_or_else(|| {
                let names = TABLE.iter().flat_map(|info| [info.name, info.ident]);
                openvisa_isa_core::UnknownName::among(
                    "InstKind",
                    "an instruction",
                    name,
                    names,
                )
            })
    }
}
