// @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.

//! Opcodes.
use openvisa_codec::{Entry, Enumeration};
/// The first byte of an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum Opcode {
    /// `ADD`: addition. `specs/instructions/ADD.md:5`
    Add = 0x01,
    /// `AVG`: average of integers, rounded up. `specs/instructions/AVG.md:5`
    Avg = 0x02,
    /// `DIV`: quotient. `specs/instructions/DIV.md:5`
    Div = 0x03,
    /// `DP2`: dot product of vectors of two. `specs/instructions/DP2.md:5`
    Dp2 = 0x04,
    /// `DP3`: dot product of vectors of three. `specs/instructions/DP3.md:5`
    Dp3 = 0x05,
    /// `DP4`: dot product of vectors of four. `specs/instructions/DP4.md:5`
    Dp4 = 0x06,
    /// `DPH`: homogeneous dot product. `specs/instructions/DPH.md:5`
    Dph = 0x07,
    /// `EXP`: power of two. `specs/instructions/EXP.md:5`
    Exp = 0x08,
    /// `FRC`: fractional part. `specs/instructions/FRC.md:5`
    Frc = 0x09,
    /// `LINE`: line equation. `specs/instructions/LINE.md:5`
    Line = 0x0a,
    /// `LOG`: logarithm to base two. `specs/instructions/LOG.md:5`
    Log = 0x0b,
    /// `MAD`: product plus a third value. `specs/instructions/MAD.md:5`
    Mad = 0x0c,
    /// `MULH`: high half of a product. `specs/instructions/MULH.md:5`
    Mulh = 0x0d,
    /// `LRP`: linear interpolation. `specs/instructions/LRP.md:5`
    Lrp = 0x0e,
    /// `MOD`: remainder. `specs/instructions/MOD.md:5`
    Mod = 0x0f,
    /// `MUL`: product. `specs/instructions/MUL.md:5`
    Mul = 0x10,
    /// `POW`: power. `specs/instructions/POW.md:5`
    Pow = 0x11,
    /// `RNDD`: round down. `specs/instructions/RNDD.md:5`
    Rndd = 0x12,
    /// `RNDU`: round up. `specs/instructions/RNDU.md:5`
    Rndu = 0x13,
    /// `RNDE`: round to nearest, ties to even. `specs/instructions/RNDE.md:5`
    Rnde = 0x14,
    /// `RNDZ`: round towards zero. `specs/instructions/RNDZ.md:5`
    Rndz = 0x15,
    /// `SAD2`: sum of two absolute differences. `specs/instructions/SAD2.md:5`
    Sad2 = 0x16,
    /// `SIN`: sine. `specs/instructions/SIN.md:5`
    Sin = 0x17,
    /// `COS`: cosine. `specs/instructions/COS.md:5`
    Cos = 0x18,
    /// `SQRT`: square root. `specs/instructions/SQRT.md:5`
    Sqrt = 0x19,
    /// `RSQRT`: reciprocal of a square root. `specs/instructions/RSQRT.md:5`
    Rsqrt = 0x1a,
    /// `INV`: reciprocal. `specs/instructions/INV.md:5`
    Inv = 0x1b,
    /// `DPASW`: systolic dot product over a pair of execution units. `specs/instructions/DPASW.md:5`
    Dpasw = 0x1c,
    /// `FCVT`: conversion to and from short floating-point formats. `specs/instructions/FCVT.md:5`
    Fcvt = 0x1d,
    /// `SRND`: rounding by random bits. `specs/instructions/SRND.md:5`
    Srnd = 0x1e,
    /// `LZD`: count of leading zeros. `specs/instructions/LZD.md:5`
    Lzd = 0x1f,
    /// `AND`: bitwise and. `specs/instructions/AND.md:5`
    And = 0x20,
    /// `OR`: bitwise or. `specs/instructions/OR.md:5`
    Or = 0x21,
    /// `XOR`: bitwise exclusive or. `specs/instructions/XOR.md:5`
    Xor = 0x22,
    /// `NOT`: bitwise complement. `specs/instructions/NOT.md:5`
    Not = 0x23,
    /// `SHL`: shift left. `specs/instructions/SHL.md:5`
    Shl = 0x24,
    /// `SHR`: shift right, filling with zeros. `specs/instructions/SHR.md:5`
    Shr = 0x25,
    /// `ASR`: shift right, keeping the sign. `specs/instructions/ASR.md:5`
    Asr = 0x26,
    /// `CBIT`: count of bits that are 1. `specs/instructions/CBIT.md:5`
    Cbit = 0x27,
    /// `ADDR_ADD`: compute addresses for indirect operands. `specs/instructions/ADDR_ADD.md:5`
    AddrAdd = 0x28,
    /// `MOV`: copy and convert. `specs/instructions/MOV.md:5`
    Mov = 0x29,
    /// `SEL`: choice between two values. `specs/instructions/SEL.md:5`
    Sel = 0x2a,
    /// `SETP`: set predicate bits from a number. `specs/instructions/SETP.md:5`
    Setp = 0x2b,
    /// `CMP`: comparison. `specs/instructions/CMP.md:5`
    Cmp = 0x2c,
    /// `MOVS`: copy of surface and sampler states. `specs/instructions/MOVS.md:5`
    Movs = 0x2d,
    /// `FBL`: first bit that is 1 from below. `specs/instructions/FBL.md:5`
    Fbl = 0x2e,
    /// `FBH`: first significant bit from above. `specs/instructions/FBH.md:5`
    Fbh = 0x2f,
    /// `SUBROUTINE`: start of a subroutine. `specs/instructions/SUBROUTINE.md:5`
    Subroutine = 0x30,
    /// `LABEL`: position of a label. `specs/instructions/LABEL.md:5`
    Label = 0x31,
    /// `JMP`: jump. `specs/instructions/JMP.md:5`
    Jmp = 0x32,
    /// `CALL`: call of a subroutine. `specs/instructions/CALL.md:5`
    Call = 0x33,
    /// `RET`: return from a subroutine. `specs/instructions/RET.md:5`
    Ret = 0x34,
    /// `OWORD_LD`: read consecutive owords. `specs/instructions/OWORD_LD.md:5`
    OwordLd = 0x35,
    /// `OWORD_ST`: write consecutive owords. `specs/instructions/OWORD_ST.md:5`
    OwordSt = 0x36,
    /// `MEDIA_LD`: read a rectangle of pixels. `specs/instructions/MEDIA_LD.md:5`
    MediaLd = 0x37,
    /// `MEDIA_ST`: write a rectangle of pixels. `specs/instructions/MEDIA_ST.md:5`
    MediaSt = 0x38,
    /// `GATHER`: read an element for each channel. `specs/instructions/GATHER.md:5`
    Gather = 0x39,
    /// `SCATTER`: write an element for each channel. `specs/instructions/SCATTER.md:5`
    Scatter = 0x3a,
    /// `OWORD_LD_UNALIGNED`: read consecutive owords from any dword. `specs/instructions/OWORD_LD_UNALIGNED.md:5`
    OwordLdUnaligned = 0x3c,
    /// `SAMPLE`: sample a texture, in the older form. `specs/instructions/SAMPLE.md:5`
    Sample = 0x40,
    /// `SAMPLE_UNORM`: sample a grid of normalized pixels. `specs/instructions/SAMPLE_UNORM.md:5`
    SampleUnorm = 0x41,
    /// `LOAD`: read texels without filtering, in the older form. `specs/instructions/LOAD.md:5`
    Load = 0x42,
    /// `AVS`: scale video. `specs/instructions/AVS.md:5`
    Avs = 0x43,
    /// `VA`: video analytics. `specs/instructions/VA.md:5`
    Va = 0x44,
    /// `MIN_MAX`: smaller or larger value. `specs/instructions/MIN_MAX.md:5`
    MinMax = 0x45,
    /// `BFE`: extract a bit field. `specs/instructions/BFE.md:5`
    Bfe = 0x46,
    /// `BFI`: insert a bit field. `specs/instructions/BFI.md:5`
    Bfi = 0x47,
    /// `BFREV`: reverse the order of bits. `specs/instructions/BFREV.md:5`
    Bfrev = 0x48,
    /// `ADDC`: addition that also gives the carry. `specs/instructions/ADDC.md:5`
    Addc = 0x49,
    /// `SUBB`: subtraction that also gives the borrow. `specs/instructions/SUBB.md:5`
    Subb = 0x4a,
    /// `GATHER4_TYPED`: read texels of a typed surface. `specs/instructions/GATHER4_TYPED.md:5`
    Gather4Typed = 0x4b,
    /// `SCATTER4_TYPED`: write texels of a typed surface. `specs/instructions/SCATTER4_TYPED.md:5`
    Scatter4Typed = 0x4c,
    /// `VA_SKL_PLUS`: further video analytics. `specs/instructions/VA_SKL_PLUS.md:5`
    VaSklPlus = 0x4d,
    /// `SVM`: accesses by 64-bit address. `specs/instructions/SVM.md:5`
    Svm = 0x4e,
    /// `IFCALL`: call through a function address. `specs/instructions/IFCALL.md:5`
    Ifcall = 0x4f,
    /// `FADDR`: address of a function. `specs/instructions/FADDR.md:5`
    Faddr = 0x50,
    /// `FILE`: source file of what follows. `specs/instructions/FILE.md:5`
    File = 0x51,
    /// `LOC`: source line of what follows. `specs/instructions/LOC.md:5`
    Loc = 0x52,
    /// `VME_IME`: search for motion vectors. `specs/instructions/VME_IME.md:5`
    VmeIme = 0x54,
    /// `VME_SIC`: check skipped and intra-coded blocks. `specs/instructions/VME_SIC.md:5`
    VmeSic = 0x55,
    /// `VME_FBR`: refine motion vectors. `specs/instructions/VME_FBR.md:5`
    VmeFbr = 0x56,
    /// `VME_IDM`: distortions around a motion vector. `specs/instructions/VME_IDM.md:5`
    VmeIdm = 0x57,
    /// `BARRIER`: wait for the whole thread group. `specs/instructions/BARRIER.md:5`
    Barrier = 0x59,
    /// `CACHE_FLUSH`: flush the texture cache. `specs/instructions/CACHE_FLUSH.md:5`
    CacheFlush = 0x5a,
    /// `WAIT`: wait for a notification. `specs/instructions/WAIT.md:5`
    Wait = 0x5b,
    /// `FENCE`: order memory accesses. `specs/instructions/FENCE.md:5`
    Fence = 0x5c,
    /// `RAW_SEND`: message to a shared function. `specs/instructions/RAW_SEND.md:5`
    RawSend = 0x5d,
    /// `YIELD`: let another thread run. `specs/instructions/YIELD.md:5`
    Yield = 0x5f,
    /// `NBARRIER`: named barrier. `specs/instructions/NBARRIER.md:5`
    Nbarrier = 0x60,
    /// `FCALL`: call of a function. `specs/instructions/FCALL.md:5`
    Fcall = 0x67,
    /// `FRET`: return from a function. `specs/instructions/FRET.md:5`
    Fret = 0x68,
    /// `SWITCHJMP`: jump through a table. `specs/instructions/SWITCHJMP.md:5`
    Switchjmp = 0x69,
    /// `SAD2ADD`: sum of two absolute differences, accumulated. `specs/instructions/SAD2ADD.md:5`
    Sad2add = 0x6a,
    /// `PLN`: plane equation. `specs/instructions/PLN.md:5`
    Pln = 0x6b,
    /// `GOTO`: jump for each channel. `specs/instructions/GOTO.md:5`
    Goto = 0x6c,
    /// `3D_SAMPLE`: sample a texture. `specs/instructions/3D_SAMPLE.md:5`
    ThreeDSample = 0x6d,
    /// `3D_LOAD`: read texels without filtering. `specs/instructions/3D_LOAD.md:5`
    ThreeDLoad = 0x6e,
    /// `3D_SAMPLE4`: gather one channel of four texels. `specs/instructions/3D_SAMPLE4.md:5`
    ThreeDSample4 = 0x6f,
    /// `INFO`: query a surface or its sampling pattern. `specs/instructions/INFO.md:5`
    Info = 0x70,
    /// `RT_WRITE`: write a render target. `specs/instructions/RT_WRITE.md:5`
    RtWrite = 0x71,
    /// `URB_WRITE`: write the unified return buffer. `specs/instructions/URB_WRITE.md:5`
    UrbWrite = 0x72,
    /// `TYPED_ATOMIC`: atomic operation on texels. `specs/instructions/TYPED_ATOMIC.md:5`
    TypedAtomic = 0x73,
    /// `GATHER4_SCALED`: read up to four dwords for each channel. `specs/instructions/GATHER4_SCALED.md:5`
    Gather4Scaled = 0x74,
    /// `SCATTER4_SCALED`: write up to four dwords for each channel. `specs/instructions/SCATTER4_SCALED.md:5`
    Scatter4Scaled = 0x75,
    /// `GATHER_SCALED`: read bytes for each channel. `specs/instructions/GATHER_SCALED.md:5`
    GatherScaled = 0x78,
    /// `SCATTER_SCALED`: write bytes for each channel. `specs/instructions/SCATTER_SCALED.md:5`
    ScatterScaled = 0x79,
    /// `RAW_SENDS`: message in two parts to a shared function. `specs/instructions/RAW_SENDS.md:5`
    RawSends = 0x7a,
    /// `LIFETIME`: start or end of use of a variable. `specs/instructions/LIFETIME.md:5`
    Lifetime = 0x7b,
    /// `SBARRIER`: barrier in two halves. `specs/instructions/SBARRIER.md:5`
    Sbarrier = 0x7c,
    /// `DWORD_ATOMIC`: atomic operation for each channel on a surface. `specs/instructions/DWORD_ATOMIC.md:5`
    DwordAtomic = 0x7d,
    /// `SQRTM`: square root, correctly rounded. `specs/instructions/SQRTM.md:5`
    Sqrtm = 0x7e,
    /// `DIVM`: quotient, correctly rounded. `specs/instructions/DIVM.md:5`
    Divm = 0x7f,
    /// `ROL`: rotate left. `specs/instructions/ROL.md:5`
    Rol = 0x80,
    /// `ROR`: rotate right. `specs/instructions/ROR.md:5`
    Ror = 0x81,
    /// `DP4A`: dot product of four bytes, accumulated. `specs/instructions/DP4A.md:5`
    Dp4a = 0x82,
    /// `DPAS`: systolic dot product, accumulated. `specs/instructions/DPAS.md:5`
    Dpas = 0x83,
    /// `ADD3`: sum of three values. `specs/instructions/ADD3.md:5`
    Add3 = 0x84,
    /// `BFN`: any bitwise function of three values. `specs/instructions/BFN.md:5`
    Bfn = 0x85,
    /// `QW_GATHER`: read qwords for each channel. `specs/instructions/QW_GATHER.md:5`
    QwGather = 0x86,
    /// `QW_SCATTER`: write qwords for each channel. `specs/instructions/QW_SCATTER.md:5`
    QwScatter = 0x87,
    /// `LSC_UNTYPED`: load, store or atomic on bytes. `specs/instructions/LSC_UNTYPED.md:5`
    LscUntyped = 0x89,
    /// `LSC_TYPED`: load, store or atomic on texels. `specs/instructions/LSC_TYPED.md:5`
    LscTyped = 0x8a,
    /// `LSC_FENCE`: order accesses of the load and store unit. `specs/instructions/LSC_FENCE.md:5`
    LscFence = 0x8b,
    /// `RT_READ`: read a render target. `specs/instructions/RT_READ.md:5`
    RtRead = 0x90,
    /// `MADW`: product plus a third value, in double width. `specs/instructions/MADW.md:5`
    Madw = 0x91,
    /// `ADD3O`: sum of three values with an overflow flag. `specs/instructions/ADD3O.md:5`
    Add3o = 0x92,
    /// `INVM`: step of a correctly rounded quotient. `specs/instructions/INVM.md:5`
    Invm = 0x9b,
    /// `RSQTM`: step of a correctly rounded square root. `specs/instructions/RSQTM.md:5`
    Rsqtm = 0x9c,
}

impl Opcode {
    /// `FCCALL`: call of a subroutine compiled separately. `specs/instructions/FCCALL.md:5`
    #[allow(non_upper_case_globals)]
    pub const Fccall: Self = Self::Call;
    /// All of them, by value.
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
        Self::Svm,
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
        Self::Invm,
        Self::Rsqtm,
    ];
    /// The opcode of a byte; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            0x01 => Some(Self::Add),
            0x02 => Some(Self::Avg),
            0x03 => Some(Self::Div),
            0x04 => Some(Self::Dp2),
            0x05 => Some(Self::Dp3),
            0x06 => Some(Self::Dp4),
            0x07 => Some(Self::Dph),
            0x08 => Some(Self::Exp),
            0x09 => Some(Self::Frc),
            0x0a => Some(Self::Line),
            0x0b => Some(Self::Log),
            0x0c => Some(Self::Mad),
            0x0d => Some(Self::Mulh),
            0x0e => Some(Self::Lrp),
            0x0f => Some(Self::Mod),
            0x10 => Some(Self::Mul),
            0x11 => Some(Self::Pow),
            0x12 => Some(Self::Rndd),
            0x13 => Some(Self::Rndu),
            0x14 => Some(Self::Rnde),
            0x15 => Some(Self::Rndz),
            0x16 => Some(Self::Sad2),
            0x17 => Some(Self::Sin),
            0x18 => Some(Self::Cos),
            0x19 => Some(Self::Sqrt),
            0x1a => Some(Self::Rsqrt),
            0x1b => Some(Self::Inv),
            0x1c => Some(Self::Dpasw),
            0x1d => Some(Self::Fcvt),
            0x1e => Some(Self::Srnd),
            0x1f => Some(Self::Lzd),
            0x20 => Some(Self::And),
            0x21 => Some(Self::Or),
            0x22 => Some(Self::Xor),
            0x23 => Some(Self::Not),
            0x24 => Some(Self::Shl),
            0x25 => Some(Self::Shr),
            0x26 => Some(Self::Asr),
            0x27 => Some(Self::Cbit),
            0x28 => Some(Self::AddrAdd),
            0x29 => Some(Self::Mov),
            0x2a => Some(Self::Sel),
            0x2b => Some(Self::Setp),
            0x2c => Some(Self::Cmp),
            0x2d => Some(Self::Movs),
            0x2e => Some(Self::Fbl),
            0x2f => Some(Self::Fbh),
            0x30 => Some(Self::Subroutine),
            0x31 => Some(Self::Label),
            0x32 => Some(Self::Jmp),
            0x33 => Some(Self::Call),
            0x34 => Some(Self::Ret),
            0x35 => Some(Self::OwordLd),
            0x36 => Some(Self::OwordSt),
            0x37 => Some(Self::MediaLd),
            0x38 => Some(Self::MediaSt),
            0x39 => Some(Self::Gather),
            0x3a => Some(Self::Scatter),
            0x3c => Some(Self::OwordLdUnaligned),
            0x40 => Some(Self::Sample),
            0x41 => Some(Self::SampleUnorm),
            0x42 => Some(Self::Load),
            0x43 => Some(Self::Avs),
            0x44 => Some(Self::Va),
            0x45 => Some(Self::MinMax),
            0x46 => Some(Self::Bfe),
            0x47 => Some(Self::Bfi),
            0x48 => Some(Self::Bfrev),
            0x49 => Some(Self::Addc),
            0x4a => Some(Self::Subb),
            0x4b => Some(Self::Gather4Typed),
            0x4c => Some(Self::Scatter4Typed),
            0x4d => Some(Self::VaSklPlus),
            0x4e => Some(Self::Svm),
            0x4f => Some(Self::Ifcall),
            0x50 => Some(Self::Faddr),
            0x51 => Some(Self::File),
            0x52 => Some(Self::Loc),
            0x54 => Some(Self::VmeIme),
            0x55 => Some(Self::VmeSic),
            0x56 => Some(Self::VmeFbr),
            0x57 => Some(Self::VmeIdm),
            0x59 => Some(Self::Barrier),
            0x5a => Some(Self::CacheFlush),
            0x5b => Some(Self::Wait),
            0x5c => Some(Self::Fence),
            0x5d => Some(Self::RawSend),
            0x5f => Some(Self::Yield),
            0x60 => Some(Self::Nbarrier),
            0x67 => Some(Self::Fcall),
            0x68 => Some(Self::Fret),
            0x69 => Some(Self::Switchjmp),
            0x6a => Some(Self::Sad2add),
            0x6b => Some(Self::Pln),
            0x6c => Some(Self::Goto),
            0x6d => Some(Self::ThreeDSample),
            0x6e => Some(Self::ThreeDLoad),
            0x6f => Some(Self::ThreeDSample4),
            0x70 => Some(Self::Info),
            0x71 => Some(Self::RtWrite),
            0x72 => Some(Self::UrbWrite),
            0x73 => Some(Self::TypedAtomic),
            0x74 => Some(Self::Gather4Scaled),
            0x75 => Some(Self::Scatter4Scaled),
            0x78 => Some(Self::GatherScaled),
            0x79 => Some(Self::ScatterScaled),
            0x7a => Some(Self::RawSends),
            0x7b => Some(Self::Lifetime),
            0x7c => Some(Self::Sbarrier),
            0x7d => Some(Self::DwordAtomic),
            0x7e => Some(Self::Sqrtm),
            0x7f => Some(Self::Divm),
            0x80 => Some(Self::Rol),
            0x81 => Some(Self::Ror),
            0x82 => Some(Self::Dp4a),
            0x83 => Some(Self::Dpas),
            0x84 => Some(Self::Add3),
            0x85 => Some(Self::Bfn),
            0x86 => Some(Self::QwGather),
            0x87 => Some(Self::QwScatter),
            0x89 => Some(Self::LscUntyped),
            0x8a => Some(Self::LscTyped),
            0x8b => Some(Self::LscFence),
            0x90 => Some(Self::RtRead),
            0x91 => Some(Self::Madw),
            0x92 => Some(Self::Add3o),
            0x9b => Some(Self::Invm),
            0x9c => Some(Self::Rsqtm),
            _ => None,
        }
    }

    /// The byte.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for Opcode {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::Add, 0x01, "ADD", None),
        Entry::new(Self::Avg, 0x02, "AVG", None),
        Entry::new(Self::Div, 0x03, "DIV", None),
        Entry::new(Self::Dp2, 0x04, "DP2", None),
        Entry::new(Self::Dp3, 0x05, "DP3", None),
        Entry::new(Self::Dp4, 0x06, "DP4", None),
        Entry::new(Self::Dph, 0x07, "DPH", None),
        Entry::new(Self::Exp, 0x08, "EXP", None),
        Entry::new(Self::Frc, 0x09, "FRC", None),
        Entry::new(Self::Line, 0x0a, "LINE", None),
        Entry::new(Self::Log, 0x0b, "LOG", None),
        Entry::new(Self::Mad, 0x0c, "MAD", None),
        Entry::new(Self::Mulh, 0x0d, "MULH", None),
        Entry::new(Self::Lrp, 0x0e, "LRP", None),
        Entry::new(Self::Mod, 0x0f, "MOD", None),
        Entry::new(Self::Mul, 0x10, "MUL", None),
        Entry::new(Self::Pow, 0x11, "POW", None),
        Entry::new(Self::Rndd, 0x12, "RNDD", None),
        Entry::new(Self::Rndu, 0x13, "RNDU", None),
        Entry::new(Self::Rnde, 0x14, "RNDE", None),
        Entry::new(Self::Rndz, 0x15, "RNDZ", None),
        Entry::new(Self::Sad2, 0x16, "SAD2", None),
        Entry::new(Self::Sin, 0x17, "SIN", None),
        Entry::new(Self::Cos, 0x18, "COS", None),
        Entry::new(Self::Sqrt, 0x19, "SQRT", None),
        Entry::new(Self::Rsqrt, 0x1a, "RSQRT", None),
        Entry::new(Self::Inv, 0x1b, "INV", None),
        Entry::new(Self::Dpasw, 0x1c, "DPASW", None),
        Entry::new(Self::Fcvt, 0x1d, "FCVT", None),
        Entry::new(Self::Srnd, 0x1e, "SRND", None),
        Entry::new(Self::Lzd, 0x1f, "LZD", None),
        Entry::new(Self::And, 0x20, "AND", None),
        Entry::new(Self::Or, 0x21, "OR", None),
        Entry::new(Self::Xor, 0x22, "XOR", None),
        Entry::new(Self::Not, 0x23, "NOT", None),
        Entry::new(Self::Shl, 0x24, "SHL", None),
        Entry::new(Self::Shr, 0x25, "SHR", None),
        Entry::new(Self::Asr, 0x26, "ASR", None),
        Entry::new(Self::Cbit, 0x27, "CBIT", None),
        Entry::new(Self::AddrAdd, 0x28, "ADDR_ADD", None),
        Entry::new(Self::Mov, 0x29, "MOV", None),
        Entry::new(Self::Sel, 0x2a, "SEL", None),
        Entry::new(Self::Setp, 0x2b, "SETP", None),
        Entry::new(Self::Cmp, 0x2c, "CMP", None),
        Entry::new(Self::Movs, 0x2d, "MOVS", None),
        Entry::new(Self::Fbl, 0x2e, "FBL", None),
        Entry::new(Self::Fbh, 0x2f, "FBH", None),
        Entry::new(Self::Subroutine, 0x30, "SUBROUTINE", None),
        Entry::new(Self::Label, 0x31, "LABEL", None),
        Entry::new(Self::Jmp, 0x32, "JMP", None),
        Entry::new(Self::Call, 0x33, "CALL", None),
        Entry::new(Self::Fccall, 0x33, "FCCALL", None),
        Entry::new(Self::Ret, 0x34, "RET", None),
        Entry::new(Self::OwordLd, 0x35, "OWORD_LD", None),
        Entry::new(Self::OwordSt, 0x36, "OWORD_ST", None),
        Entry::new(Self::MediaLd, 0x37, "MEDIA_LD", None),
        Entry::new(Self::MediaSt, 0x38, "MEDIA_ST", None),
        Entry::new(Self::Gather, 0x39, "GATHER", None),
        Entry::new(Self::Scatter, 0x3a, "SCATTER", None),
        Entry::new(Self::OwordLdUnaligned, 0x3c, "OWORD_LD_UNALIGNED", None),
        Entry::new(Self::Sample, 0x40, "SAMPLE", None),
        Entry::new(Self::SampleUnorm, 0x41, "SAMPLE_UNORM", None),
        Entry::new(Self::Load, 0x42, "LOAD", None),
        Entry::new(Self::Avs, 0x43, "AVS", None),
        Entry::new(Self::Va, 0x44, "VA", None),
        Entry::new(Self::MinMax, 0x45, "MIN_MAX", None),
        Entry::new(Self::Bfe, 0x46, "BFE", None),
        Entry::new(Self::Bfi, 0x47, "BFI", None),
        Entry::new(Self::Bfrev, 0x48, "BFREV", None),
        Entry::new(Self::Addc, 0x49, "ADDC", None),
        Entry::new(Self::Subb, 0x4a, "SUBB", None),
        Entry::new(Self::Gather4Typed, 0x4b, "GATHER4_TYPED", None),
        Entry::new(Self::Scatter4Typed, 0x4c, "SCATTER4_TYPED", None),
        Entry::new(Self::VaSklPlus, 0x4d, "VA_SKL_PLUS", None),
        Entry::new(Self::Svm, 0x4e, "SVM", None),
        Entry::new(Self::Ifcall, 0x4f, "IFCALL", None),
        Entry::new(Self::Faddr, 0x50, "FADDR", None),
        Entry::new(Self::File, 0x51, "FILE", None),
        Entry::new(Self::Loc, 0x52, "LOC", None),
        Entry::new(Self::VmeIme, 0x54, "VME_IME", None),
        Entry::new(Self::VmeSic, 0x55, "VME_SIC", None),
        Entry::new(Self::VmeFbr, 0x56, "VME_FBR", None),
        Entry::new(Self::VmeIdm, 0x57, "VME_IDM", None),
        Entry::new(Self::Barrier, 0x59, "BARRIER", None),
        Entry::new(Self::CacheFlush, 0x5a, "CACHE_FLUSH", None),
        Entry::new(Self::Wait, 0x5b, "WAIT", None),
        Entry::new(Self::Fence, 0x5c, "FENCE", None),
        Entry::new(Self::RawSend, 0x5d, "RAW_SEND", None),
        Entry::new(Self::Yield, 0x5f, "YIELD", None),
        Entry::new(Self::Nbarrier, 0x60, "NBARRIER", None),
        Entry::new(Self::Fcall, 0x67, "FCALL", None),
        Entry::new(Self::Fret, 0x68, "FRET", None),
        Entry::new(Self::Switchjmp, 0x69, "SWITCHJMP", None),
        Entry::new(Self::Sad2add, 0x6a, "SAD2ADD", None),
        Entry::new(Self::Pln, 0x6b, "PLN", None),
        Entry::new(Self::Goto, 0x6c, "GOTO", None),
        Entry::new(Self::ThreeDSample, 0x6d, "3D_SAMPLE", None),
        Entry::new(Self::ThreeDLoad, 0x6e, "3D_LOAD", None),
        Entry::new(Self::ThreeDSample4, 0x6f, "3D_SAMPLE4", None),
        Entry::new(Self::Info, 0x70, "INFO", None),
        Entry::new(Self::RtWrite, 0x71, "RT_WRITE", None),
        Entry::new(Self::UrbWrite, 0x72, "URB_WRITE", None),
        Entry::new(Self::TypedAtomic, 0x73, "TYPED_ATOMIC", None),
        Entry::new(Self::Gather4Scaled, 0x74, "GATHER4_SCALED", None),
        Entry::new(Self::Scatter4Scaled, 0x75, "SCATTER4_SCALED", None),
        Entry::new(Self::GatherScaled, 0x78, "GATHER_SCALED", None),
        Entry::new(Self::ScatterScaled, 0x79, "SCATTER_SCALED", None),
        Entry::new(Self::RawSends, 0x7a, "RAW_SENDS", None),
        Entry::new(Self::Lifetime, 0x7b, "LIFETIME", None),
        Entry::new(Self::Sbarrier, 0x7c, "SBARRIER", None),
        Entry::new(Self::DwordAtomic, 0x7d, "DWORD_ATOMIC", None),
        Entry::new(Self::Sqrtm, 0x7e, "SQRTM", None),
        Entry::new(Self::Divm, 0x7f, "DIVM", None),
        Entry::new(Self::Rol, 0x80, "ROL", None),
        Entry::new(Self::Ror, 0x81, "ROR", None),
        Entry::new(Self::Dp4a, 0x82, "DP4A", None),
        Entry::new(Self::Dpas, 0x83, "DPAS", None),
        Entry::new(Self::Add3, 0x84, "ADD3", None),
        Entry::new(Self::Bfn, 0x85, "BFN", None),
        Entry::new(Self::QwGather, 0x86, "QW_GATHER", None),
        Entry::new(Self::QwScatter, 0x87, "QW_SCATTER", None),
        Entry::new(Self::LscUntyped, 0x89, "LSC_UNTYPED", None),
        Entry::new(Self::LscTyped, 0x8a, "LSC_TYPED", None),
        Entry::new(Self::LscFence, 0x8b, "LSC_FENCE", None),
        Entry::new(Self::RtRead, 0x90, "RT_READ", None),
        Entry::new(Self::Madw, 0x91, "MADW", None),
        Entry::new(Self::Add3o, 0x92, "ADD3O", None),
        Entry::new(Self::Invm, 0x9b, "INVM", None),
        Entry::new(Self::Rsqtm, 0x9c, "RSQTM", None),
    ];
}

/// The byte after the opcode `0x4e` (`SVM`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum SvmOpcode {
    /// `BLOCK_LD`: read consecutive owords at an address. `specs/instructions/SVM_BLOCK_LD.md:6`
    BlockLd = 0x01,
    /// `BLOCK_ST`: write consecutive owords at an address. `specs/instructions/SVM_BLOCK_ST.md:6`
    BlockSt = 0x02,
    /// `GATHER`: read blocks at an address for each channel. `specs/instructions/SVM_GATHER.md:6`
    Gather = 0x03,
    /// `SCATTER`: write blocks at an address for each channel. `specs/instructions/SVM_SCATTER.md:6`
    Scatter = 0x04,
    /// `ATOMIC`: atomic operation by address. `specs/instructions/SVM_ATOMIC.md:6`
    Atomic = 0x05,
    /// `GATHER4_SCALED`: read up to four dwords for each channel by address. `specs/instructions/SVM_GATHER4_SCALED.md:6`
    Gather4Scaled = 0x06,
    /// `SCATTER4_SCALED`: write up to four dwords for each channel by address. `specs/instructions/SVM_SCATTER4_SCALED.md:6`
    Scatter4Scaled = 0x07,
}

impl SvmOpcode {
    /// All of them, by value.
    pub const ALL: &'static [Self] = &[
        Self::BlockLd,
        Self::BlockSt,
        Self::Gather,
        Self::Scatter,
        Self::Atomic,
        Self::Gather4Scaled,
        Self::Scatter4Scaled,
    ];
    /// The opcode of a byte; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            0x01 => Some(Self::BlockLd),
            0x02 => Some(Self::BlockSt),
            0x03 => Some(Self::Gather),
            0x04 => Some(Self::Scatter),
            0x05 => Some(Self::Atomic),
            0x06 => Some(Self::Gather4Scaled),
            0x07 => Some(Self::Scatter4Scaled),
            _ => None,
        }
    }

    /// The byte.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for SvmOpcode {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::BlockLd, 0x01, "BLOCK_LD", None),
        Entry::new(Self::BlockSt, 0x02, "BLOCK_ST", None),
        Entry::new(Self::Gather, 0x03, "GATHER", None),
        Entry::new(Self::Scatter, 0x04, "SCATTER", None),
        Entry::new(Self::Atomic, 0x05, "ATOMIC", None),
        Entry::new(Self::Gather4Scaled, 0x06, "GATHER4_SCALED", None),
        Entry::new(Self::Scatter4Scaled, 0x07, "SCATTER4_SCALED", None),
    ];
}

openvisa_codec::enumeration_traits!(Opcode SvmOpcode);
