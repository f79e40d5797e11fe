// @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.

//! Tables about instructions: names, opcodes, availability, fields, and where the specification defines them.
use crate::opcodes::Opcode;
use crate::platforms::PlatformSet;
/// An instruction, without its operands: one value for each document of the specification.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
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
    /// `SVM`: accesses by 64-bit address. `specs/instructions/SVM.md:1`
    Svm,
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
    /// `INVM`: step of a correctly rounded quotient. `specs/instructions/INVM.md:1`
    Invm,
    /// `RSQTM`: step of a correctly rounded square root. `specs/instructions/RSQTM.md:1`
    Rsqtm,
}

/// What is known about an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct InstInfo {
    /// Which instruction.
    pub kind: InstKind,
    /// Name in the specification.
    pub name: &'static str,
    /// The first byte.
    pub opcode: Opcode,
    /// The byte after it, of a sub-operation.
    pub sub_opcode: Option<u8>,
    /// One line about it.
    pub title: &'static str,
    /// Its group in the index.
    pub group: &'static str,
    /// Platforms that have it.
    pub platforms: PlatformSet,
    /// Its fields, as listed in its document.
    pub fields: &'static [FieldInfo],
    /// Where it is defined: file and line.
    pub spec: &'static str,
}

/// What is known about a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct FieldInfo {
    /// Name in the specification.
    pub name: &'static str,
    /// Type in the specification.
    pub kind: &'static str,
    /// Line in the instruction's document.
    pub line: u32,
}

static TABLE: [InstInfo; 136] = [
    InstInfo {
        kind: InstKind::Add,
        name: "ADD",
        opcode: Opcode::Add,
        sub_opcode: None,
        title: "addition",
        group: "Arithmetic Instructions",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 23,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 25,
            },
            FieldInfo {
                name: "Dst",
                kind: "vec_operand",
                line: 27,
            },
            FieldInfo {
                name: "Src0",
                kind: "vec_operand",
                line: 29,
            },
            FieldInfo {
                name: "Src1",
                kind: "vec_operand",
                line: 31,
            },
        ],
        spec: "specs/instructions/ADD.md:5",
    },
    InstInfo {
        kind: InstKind::Avg,
        name: "AVG",
        opcode: Opcode::Avg,
        sub_opcode: None,
        title: "average of integers, rounded up",
        group: "Arithmetic Instructions",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 23,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 25,
            },
            FieldInfo {
                name: "Dst",
                kind: "vec_operand",
                line: 27,
            },
            FieldInfo {
                name: "Src0",
                kind: "vec_operand",
                line: 29,
            },
            FieldInfo {
                name: "Src1",
                kind: "vec_operand",
                line: 31,
            },
        ],
        spec: "specs/instructions/AVG.md:5",
    },
    InstInfo {
        kind: InstKind::Div,
        name: "DIV",
        opcode: Opcode::Div,
        sub_opcode: None,
        title: "quotient",
        group: "Arithmetic Instructions",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 23,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 25,
            },
            FieldInfo {
                name: "Dst",
                kind: "vec_operand",
                line: 27,
            },
            FieldInfo {
                name: "Src0",
                kind: "vec_operand",
                line: 29,
            },
            FieldInfo {
                name: "Src1",
                kind: "vec_operand",
                line: 31,
            },
        ],
        spec: "specs/instructions/DIV.md:5",
    },
    InstInfo {
        kind: InstKind::Dp2,
        name: "DP2",
        opcode: Opcode::Dp2,
        sub_opcode: None,
        title: "dot product of vectors of two",
        group: "Arithmetic Instructions",
        platforms: PlatformSet::from_bits(0x7),
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 33,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 42,
            },
            FieldInfo {
                name: "Dst",
                kind: "vec_operand",
                line: 44,
            },
            FieldInfo {
                name: "Src0",
                kind: "vec_operand",
                line: 46,
            },
            FieldInfo {
                name: "Src1",
                kind: "vec_operand",
                line: 48,
            },
        ],
        spec: "specs/instructions/DP2.md:5",
    },
    InstInfo {
        kind: InstKind::Dp3,
        name: "DP3",
        opcode: Opcode::Dp3,
        sub_opcode: None,
        title: "dot product of vectors of three",
        group: "Arithmetic Instructions",
        platforms: PlatformSet::from_bits(0x7),
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 33,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 42,
            },
            FieldInfo {
                name: "Dst",
                kind: "vec_operand",
                line: 44,
            },
            FieldInfo {
                name: "Src0",
                kind: "vec_operand",
                line: 46,
            },
            FieldInfo {
                name: "Src1",
                kind: "vec_operand",
                line: 48,
            },
        ],
        spec: "specs/instructions/DP3.md:5",
    },
    InstInfo {
        kind: InstKind::Dp4,
        name: "DP4",
        opcode: Opcode::Dp4,
        sub_opcode: None,
        title: "dot product of vectors of four",
        group: "Arithmetic Instructions",
        platforms: PlatformSet::from_bits(0x7),
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 32,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 41,
            },
            FieldInfo {
                name: "Dst",
                kind: "vec_operand",
                line: 43,
            },
            FieldInfo {
                name: "Src0",
                kind: "vec_operand",
                line: 45,
            },
            FieldInfo {
                name: "Src1",
                kind: "vec_operand",
                line: 47,
            },
        ],
        spec: "specs/instructions/DP4.md:5",
    },
    InstInfo {
        kind: InstKind::Dph,
        name: "DPH",
        opcode: Opcode::Dph,
        sub_opcode: None,
        title: "homogeneous dot product",
        group: "Arithmetic Instructions",
        platforms: PlatformSet::from_bits(0x7),
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 33,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 42,
            },
            FieldInfo {
                name: "Dst",
                kind: "vec_operand",
                line: 44,
            },
            FieldInfo {
                name: "Src0",
                kind: "vec_operand",
                line: 46,
            },
            FieldInfo {
                name: "Src1",
                kind: "vec_operand",
                line: 48,
            },
        ],
        spec: "specs/instructions/DPH.md:5",
    },
    InstInfo {
        kind: InstKind::Exp,
        name: "EXP",
        opcode: Opcode::Exp,
        sub_opcode: None,
        title: "power of two",
        group: "Arithmetic Instructions",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 23,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 25,
            },
            FieldInfo {
                name: "Dst",
                kind: "vec_operand",
                line: 27,
            },
            FieldInfo {
                name: "Src0",
                kind: "vec_operand",
                line: 29,
            },
        ],
        spec: "specs/instructions/EXP.md:5",
    },
    InstInfo {
        kind: InstKind::Frc,
        name: "FRC",
        opcode: Opcode::Frc,
        sub_opcode: None,
        title: "fractional part",
        group: "Arithmetic Instructions",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 23,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 25,
            },
            FieldInfo {
                name: "Dst",
                kind: "vec_operand",
                line: 27,
            },
            FieldInfo {
                name: "Src0",
                kind: "vec_operand",
                line: 29,
            },
        ],
        spec: "specs/instructions/FRC.md:5",
    },
    InstInfo {
        kind: InstKind::Line,
        name: "LINE",
        opcode: Opcode::Line,
        sub_opcode: None,
        title: "line equation",
        group: "Arithmetic Instructions",
        platforms: PlatformSet::from_bits(0x7),
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 28,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 37,
            },
            FieldInfo {
                name: "Dst",
                kind: "vec_operand",
                line: 39,
            },
            FieldInfo {
                name: "Src0",
                kind: "vec_operand",
                line: 41,
            },
            FieldInfo {
                name: "Src1",
                kind: "vec_operand",
                line: 43,
            },
        ],
        spec: "specs/instructions/LINE.md:5",
    },
    InstInfo {
        kind: InstKind::Log,
        name: "LOG",
        opcode: Opcode::Log,
        sub_opcode: None,
        title: "logarithm to base two",
        group: "Arithmetic Instructions",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 23,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 25,
            },
            FieldInfo {
                name: "Dst",
                kind: "vec_operand",
                line: 27,
            },
            FieldInfo {
                name: "Src0",
                kind: "vec_operand",
                line: 29,
            },
        ],
        spec: "specs/instructions/LOG.md:5",
    },
    InstInfo {
        kind: InstKind::Mad,
        name: "MAD",
        opcode: Opcode::Mad,
        sub_opcode: None,
        title: "product plus a third value",
        group: "Arithmetic Instructions",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 23,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 25,
            },
            FieldInfo {
                name: "Dst",
                kind: "vec_operand",
                line: 27,
            },
            FieldInfo {
                name: "Src0",
                kind: "vec_operand",
                line: 29,
            },
            FieldInfo {
                name: "Src1",
                kind: "vec_operand",
                line: 31,
            },
            FieldInfo {
                name: "Src2",
                kind: "vec_operand",
                line: 33,
            },
        ],
        spec: "specs/instructions/MAD.md:5",
    },
    InstInfo {
        kind: InstKind::Mulh,
        name: "MULH",
        opcode: Opcode::Mulh,
        sub_opcode: None,
        title: "high half of a product",
        group: "Arithmetic Instructions",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 23,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 25,
            },
            FieldInfo {
                name: "Dst",
                kind: "vec_operand",
                line: 27,
            },
            FieldInfo {
                name: "Src0",
                kind: "vec_operand",
                line: 29,
            },
            FieldInfo {
                name: "Src1",
                kind: "vec_operand",
                line: 31,
            },
        ],
        spec: "specs/instructions/MULH.md:5",
    },
    InstInfo {
        kind: InstKind::Lrp,
        name: "LRP",
        opcode: Opcode::Lrp,
        sub_opcode: None,
        title: "linear interpolation",
        group: "Arithmetic Instructions",
        platforms: PlatformSet::from_bits(0x7),
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 23,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 25,
            },
            FieldInfo {
                name: "Dst",
                kind: "vec_operand",
                line: 27,
            },
            FieldInfo {
                name: "Src0",
                kind: "vec_operand",
                line: 29,
            },
            FieldInfo {
                name: "Src1",
                kind: "vec_operand",
                line: 31,
            },
            FieldInfo {
                name: "Src2",
                kind: "vec_operand",
                line: 33,
            },
        ],
        spec: "specs/instructions/LRP.md:5",
    },
    InstInfo {
        kind: InstKind::Mod,
        name: "MOD",
        opcode: Opcode::Mod,
        sub_opcode: None,
        title: "remainder",
        group: "Arithmetic Instructions",
        platforms: PlatformSet::from_bits(0x1f),
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 23,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 25,
            },
            FieldInfo {
                name: "Dst",
                kind: "vec_operand",
                line: 27,
            },
            FieldInfo {
                name: "Src0",
                kind: "vec_operand",
                line: 29,
            },
            FieldInfo {
                name: "Src1",
                kind: "vec_operand",
                line: 31,
            },
        ],
        spec: "specs/instructions/MOD.md:5",
    },
    InstInfo {
        kind: InstKind::Mul,
        name: "MUL",
        opcode: Opcode::Mul,
        sub_opcode: None,
        title: "product",
        group: "Arithmetic Instructions",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 23,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 25,
            },
            FieldInfo {
                name: "Dst",
                kind: "vec_operand",
                line: 27,
            },
            FieldInfo {
                name: "Src0",
                kind: "vec_operand",
                line: 29,
            },
            FieldInfo {
                name: "Src1",
                kind: "vec_operand",
                line: 31,
            },
        ],
        spec: "specs/instructions/MUL.md:5",
    },
    InstInfo {
        kind: InstKind::Pow,
        name: "POW",
        opcode: Opcode::Pow,
        sub_opcode: None,
        title: "power",
        group: "Arithmetic Instructions",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 23,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 25,
            },
            FieldInfo {
                name: "Dst",
                kind: "vec_operand",
                line: 27,
            },
            FieldInfo {
                name: "Src0",
                kind: "vec_operand",
                line: 29,
            },
            FieldInfo {
                name: "Src1",
                kind: "vec_operand",
                line: 31,
            },
        ],
        spec: "specs/instructions/POW.md:5",
    },
    InstInfo {
        kind: InstKind::Rndd,
        name: "RNDD",
        opcode: Opcode::Rndd,
        sub_opcode: None,
        title: "round down",
        group: "Arithmetic Instructions",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 23,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 25,
            },
            FieldInfo {
                name: "Dst",
                kind: "vec_operand",
                line: 27,
            },
            FieldInfo {
                name: "Src0",
                kind: "vec_operand",
                line: 29,
            },
        ],
        spec: "specs/instructions/RNDD.md:5",
    },
    InstInfo {
        kind: InstKind::Rndu,
        name: "RNDU",
        opcode: Opcode::Rndu,
        sub_opcode: None,
        title: "round up",
        group: "Arithmetic Instructions",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 23,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 25,
            },
            FieldInfo {
                name: "Dst",
                kind: "vec_operand",
                line: 27,
            },
            FieldInfo {
                name: "Src0",
                kind: "vec_operand",
                line: 29,
            },
        ],
        spec: "specs/instructions/RNDU.md:5",
    },
    InstInfo {
        kind: InstKind::Rnde,
        name: "RNDE",
        opcode: Opcode::Rnde,
        sub_opcode: None,
        title: "round to nearest, ties to even",
        group: "Arithmetic Instructions",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 23,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 25,
            },
            FieldInfo {
                name: "Dst",
                kind: "vec_operand",
                line: 27,
            },
            FieldInfo {
                name: "Src0",
                kind: "vec_operand",
                line: 29,
            },
        ],
        spec: "specs/instructions/RNDE.md:5",
    },
    InstInfo {
        kind: InstKind::Rndz,
        name: "RNDZ",
        opcode: Opcode::Rndz,
        sub_opcode: None,
        title: "round towards zero",
        group: "Arithmetic Instructions",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 23,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 25,
            },
            FieldInfo {
                name: "Dst",
                kind: "vec_operand",
                line: 27,
            },
            FieldInfo {
                name: "Src0",
                kind: "vec_operand",
                line: 29,
            },
        ],
        spec: "specs/instructions/RNDZ.md:5",
    },
    InstInfo {
        kind: InstKind::Sad2,
        name: "SAD2",
        opcode: Opcode::Sad2,
        sub_opcode: None,
        title: "sum of two absolute differences",
        group: "Arithmetic Instructions",
        platforms: PlatformSet::from_bits(0x7),
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 30,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 32,
            },
            FieldInfo {
                name: "Dst",
                kind: "vec_operand",
                line: 34,
            },
            FieldInfo {
                name: "Src0",
                kind: "vec_operand",
                line: 36,
            },
            FieldInfo {
                name: "Src1",
                kind: "vec_operand",
                line: 38,
            },
        ],
        spec: "specs/instructions/SAD2.md:5",
    },
    InstInfo {
        kind: InstKind::Sin,
        name: "SIN",
        opcode: Opcode::Sin,
        sub_opcode: None,
        title: "sine",
        group: "Arithmetic Instructions",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 23,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 25,
            },
            FieldInfo {
                name: "Dst",
                kind: "vec_operand",
                line: 27,
            },
            FieldInfo {
                name: "Src0",
                kind: "vec_operand",
                line: 29,
            },
        ],
        spec: "specs/instructions/SIN.md:5",
    },
    InstInfo {
        kind: InstKind::Cos,
        name: "COS",
        opcode: Opcode::Cos,
        sub_opcode: None,
        title: "cosine",
        group: "Arithmetic Instructions",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 23,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 25,
            },
            FieldInfo {
                name: "Dst",
                kind: "vec_operand",
                line: 27,
            },
            FieldInfo {
                name: "Src0",
                kind: "vec_operand",
                line: 29,
            },
        ],
        spec: "specs/instructions/COS.md:5",
    },
    InstInfo {
        kind: InstKind::Sqrt,
        name: "SQRT",
        opcode: Opcode::Sqrt,
        sub_opcode: None,
        title: "square root",
        group: "Arithmetic Instructions",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 23,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 25,
            },
            FieldInfo {
                name: "Dst",
                kind: "vec_operand",
                line: 27,
            },
            FieldInfo {
                name: "Src0",
                kind: "vec_operand",
                line: 29,
            },
        ],
        spec: "specs/instructions/SQRT.md:5",
    },
    InstInfo {
        kind: InstKind::Rsqrt,
        name: "RSQRT",
        opcode: Opcode::Rsqrt,
        sub_opcode: None,
        title: "reciprocal of a square root",
        group: "Arithmetic Instructions",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 23,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 25,
            },
            FieldInfo {
                name: "Dst",
                kind: "vec_operand",
                line: 27,
            },
            FieldInfo {
                name: "Src0",
                kind: "vec_operand",
                line: 29,
            },
        ],
        spec: "specs/instructions/RSQRT.md:5",
    },
    InstInfo {
        kind: InstKind::Inv,
        name: "INV",
        opcode: Opcode::Inv,
        sub_opcode: None,
        title: "reciprocal",
        group: "Arithmetic Instructions",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 23,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 25,
            },
            FieldInfo {
                name: "Dst",
                kind: "vec_operand",
                line: 27,
            },
            FieldInfo {
                name: "Src0",
                kind: "vec_operand",
                line: 29,
            },
        ],
        spec: "specs/instructions/INV.md:5",
    },
    InstInfo {
        kind: InstKind::Dpasw,
        name: "DPASW",
        opcode: Opcode::Dpasw,
        sub_opcode: None,
        title: "systolic dot product over a pair of execution units",
        group: "Arithmetic Instructions",
        platforms: PlatformSet::from_bits(0x60),
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 50,
            },
            FieldInfo {
                name: "Dst",
                kind: "raw_operand",
                line: 56,
            },
            FieldInfo {
                name: "Src0",
                kind: "raw_operand",
                line: 58,
            },
            FieldInfo {
                name: "Src1",
                kind: "raw_operand",
                line: 60,
            },
            FieldInfo {
                name: "Src2",
                kind: "vec_operand",
                line: 62,
            },
            FieldInfo {
                name: "W",
                kind: "ub",
                line: 64,
            },
            FieldInfo {
                name: "A",
                kind: "ub",
                line: 66,
            },
            FieldInfo {
                name: "SD",
                kind: "ub",
                line: 68,
            },
            FieldInfo {
                name: "RC",
                kind: "ub",
                line: 70,
            },
        ],
        spec: "specs/instructions/DPASW.md:5",
    },
    InstInfo {
        kind: InstKind::Fcvt,
        name: "FCVT",
        opcode: Opcode::Fcvt,
        sub_opcode: None,
        title: "conversion to and from short floating-point formats",
        group: "Data Movement Instructions",
        platforms: PlatformSet::from_bits(0x7e00),
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 33,
            },
            FieldInfo {
                name: "Dst",
                kind: "vec_operand",
                line: 35,
            },
            FieldInfo {
                name: "Src0",
                kind: "vec_operand",
                line: 37,
            },
        ],
        spec: "specs/instructions/FCVT.md:5",
    },
    InstInfo {
        kind: InstKind::Srnd,
        name: "SRND",
        opcode: Opcode::Srnd,
        sub_opcode: None,
        title: "rounding by random bits",
        group: "Arithmetic Instructions",
        platforms: PlatformSet::from_bits(0x7c00),
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 31,
            },
            FieldInfo {
                name: "Dst",
                kind: "vec_operand",
                line: 33,
            },
            FieldInfo {
                name: "Src0",
                kind: "vec_operand",
                line: 35,
            },
            FieldInfo {
                name: "Src1",
                kind: "vec_operand",
                line: 37,
            },
        ],
        spec: "specs/instructions/SRND.md:5",
    },
    InstInfo {
        kind: InstKind::Lzd,
        name: "LZD",
        opcode: Opcode::Lzd,
        sub_opcode: None,
        title: "count of leading zeros",
        group: "Arithmetic Instructions",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 23,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 25,
            },
            FieldInfo {
                name: "Dst",
                kind: "vec_operand",
                line: 27,
            },
            FieldInfo {
                name: "Src0",
                kind: "vec_operand",
                line: 29,
            },
        ],
        spec: "specs/instructions/LZD.md:5",
    },
    InstInfo {
        kind: InstKind::And,
        name: "AND",
        opcode: Opcode::And,
        sub_opcode: None,
        title: "bitwise and",
        group: "Logic and Shift Instructions",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 23,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 25,
            },
            FieldInfo {
                name: "Dst",
                kind: "vec_operand",
                line: 27,
            },
            FieldInfo {
                name: "Src0",
                kind: "vec_operand",
                line: 29,
            },
            FieldInfo {
                name: "Src1",
                kind: "vec_operand",
                line: 31,
            },
        ],
        spec: "specs/instructions/AND.md:5",
    },
    InstInfo {
        kind: InstKind::Or,
        name: "OR",
        opcode: Opcode::Or,
        sub_opcode: None,
        title: "bitwise or",
        group: "Logic and Shift Instructions",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 23,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 25,
            },
            FieldInfo {
                name: "Dst",
                kind: "vec_operand",
                line: 27,
            },
            FieldInfo {
                name: "Src0",
                kind: "vec_operand",
                line: 29,
            },
            FieldInfo {
                name: "Src1",
                kind: "vec_operand",
                line: 31,
            },
        ],
        spec: "specs/instructions/OR.md:5",
    },
    InstInfo {
        kind: InstKind::Xor,
        name: "XOR",
        opcode: Opcode::Xor,
        sub_opcode: None,
        title: "bitwise exclusive or",
        group: "Logic and Shift Instructions",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 23,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 25,
            },
            FieldInfo {
                name: "Dst",
                kind: "vec_operand",
                line: 27,
            },
            FieldInfo {
                name: "Src0",
                kind: "vec_operand",
                line: 29,
            },
            FieldInfo {
                name: "Src1",
                kind: "vec_operand",
                line: 31,
            },
        ],
        spec: "specs/instructions/XOR.md:5",
    },
    InstInfo {
        kind: InstKind::Not,
        name: "NOT",
        opcode: Opcode::Not,
        sub_opcode: None,
        title: "bitwise complement",
        group: "Logic and Shift Instructions",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 23,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 25,
            },
            FieldInfo {
                name: "Dst",
                kind: "vec_operand",
                line: 27,
            },
            FieldInfo {
                name: "Src0",
                kind: "vec_operand",
                line: 29,
            },
        ],
        spec: "specs/instructions/NOT.md:5",
    },
    InstInfo {
        kind: InstKind::Shl,
        name: "SHL",
        opcode: Opcode::Shl,
        sub_opcode: None,
        title: "shift left",
        group: "Logic and Shift Instructions",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 24,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 26,
            },
            FieldInfo {
                name: "Dst",
                kind: "vec_operand",
                line: 28,
            },
            FieldInfo {
                name: "Src0",
                kind: "vec_operand",
                line: 30,
            },
            FieldInfo {
                name: "Src1",
                kind: "vec_operand",
                line: 32,
            },
        ],
        spec: "specs/instructions/SHL.md:5",
    },
    InstInfo {
        kind: InstKind::Shr,
        name: "SHR",
        opcode: Opcode::Shr,
        sub_opcode: None,
        title: "shift right, filling with zeros",
        group: "Logic and Shift Instructions",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 24,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 26,
            },
            FieldInfo {
                name: "Dst",
                kind: "vec_operand",
                line: 28,
            },
            FieldInfo {
                name: "Src0",
                kind: "vec_operand",
                line: 30,
            },
            FieldInfo {
                name: "Src1",
                kind: "vec_operand",
                line: 32,
            },
        ],
        spec: "specs/instructions/SHR.md:5",
    },
    InstInfo {
        kind: InstKind::Asr,
        name: "ASR",
        opcode: Opcode::Asr,
        sub_opcode: None,
        title: "shift right, keeping the sign",
        group: "Logic and Shift Instructions",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 24,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 26,
            },
            FieldInfo {
                name: "Dst",
                kind: "vec_operand",
                line: 28,
            },
            FieldInfo {
                name: "Src0",
                kind: "vec_operand",
                line: 30,
            },
            FieldInfo {
                name: "Src1",
                kind: "vec_operand",
                line: 32,
            },
        ],
        spec: "specs/instructions/ASR.md:5",
    },
    InstInfo {
        kind: InstKind::Cbit,
        name: "CBIT",
        opcode: Opcode::Cbit,
        sub_opcode: None,
        title: "count of bits that are 1",
        group: "Logic and Shift Instructions",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 23,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 25,
            },
            FieldInfo {
                name: "Dst",
                kind: "vec_operand",
                line: 27,
            },
            FieldInfo {
                name: "Src0",
                kind: "vec_operand",
                line: 29,
            },
        ],
        spec: "specs/instructions/CBIT.md:5",
    },
    InstInfo {
        kind: InstKind::AddrAdd,
        name: "ADDR_ADD",
        opcode: Opcode::AddrAdd,
        sub_opcode: None,
        title: "compute addresses for indirect operands",
        group: "Address Instructions",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 28,
            },
            FieldInfo {
                name: "Dst",
                kind: "vec_operand",
                line: 30,
            },
            FieldInfo {
                name: "Src0",
                kind: "vec_operand",
                line: 32,
            },
            FieldInfo {
                name: "Src1",
                kind: "vec_operand",
                line: 34,
            },
        ],
        spec: "specs/instructions/ADDR_ADD.md:5",
    },
    InstInfo {
        kind: InstKind::Mov,
        name: "MOV",
        opcode: Opcode::Mov,
        sub_opcode: None,
        title: "copy and convert",
        group: "Data Movement Instructions",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 23,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 25,
            },
            FieldInfo {
                name: "Dst",
                kind: "vec_operand",
                line: 27,
            },
            FieldInfo {
                name: "Src0",
                kind: "vec_operand",
                line: 29,
            },
        ],
        spec: "specs/instructions/MOV.md:5",
    },
    InstInfo {
        kind: InstKind::Sel,
        name: "SEL",
        opcode: Opcode::Sel,
        sub_opcode: None,
        title: "choice between two values",
        group: "Data Movement Instructions",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 23,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 25,
            },
            FieldInfo {
                name: "Dst",
                kind: "vec_operand",
                line: 27,
            },
            FieldInfo {
                name: "Src0",
                kind: "vec_operand",
                line: 29,
            },
            FieldInfo {
                name: "Src1",
                kind: "vec_operand",
                line: 31,
            },
        ],
        spec: "specs/instructions/SEL.md:5",
    },
    InstInfo {
        kind: InstKind::Setp,
        name: "SETP",
        opcode: Opcode::Setp,
        sub_opcode: None,
        title: "set predicate bits from a number",
        group: "Data Movement Instructions",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 30,
            },
            FieldInfo {
                name: "Dst",
                kind: "vec_operand",
                line: 32,
            },
            FieldInfo {
                name: "Src0",
                kind: "vec_operand",
                line: 34,
            },
        ],
        spec: "specs/instructions/SETP.md:5",
    },
    InstInfo {
        kind: InstKind::Cmp,
        name: "CMP",
        opcode: Opcode::Cmp,
        sub_opcode: None,
        title: "comparison",
        group: "Comparison Instructions",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 29,
            },
            FieldInfo {
                name: "Rel_op",
                kind: "ub",
                line: 31,
            },
            FieldInfo {
                name: "Dst",
                kind: "vec_operand",
                line: 43,
            },
            FieldInfo {
                name: "Src0",
                kind: "vec_operand",
                line: 45,
            },
            FieldInfo {
                name: "Src1",
                kind: "vec_operand",
                line: 47,
            },
        ],
        spec: "specs/instructions/CMP.md:5",
    },
    InstInfo {
        kind: InstKind::Movs,
        name: "MOVS",
        opcode: Opcode::Movs,
        sub_opcode: None,
        title: "copy of surface and sampler states",
        group: "Data Movement Instructions",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 28,
            },
            FieldInfo {
                name: "Dst",
                kind: "vec_operand",
                line: 30,
            },
            FieldInfo {
                name: "Src0",
                kind: "vec_operand",
                line: 32,
            },
        ],
        spec: "specs/instructions/MOVS.md:5",
    },
    InstInfo {
        kind: InstKind::Fbl,
        name: "FBL",
        opcode: Opcode::Fbl,
        sub_opcode: None,
        title: "first bit that is 1 from below",
        group: "Logic and Shift Instructions",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 23,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 25,
            },
            FieldInfo {
                name: "Dst",
                kind: "vec_operand",
                line: 27,
            },
            FieldInfo {
                name: "Src0",
                kind: "vec_operand",
                line: 29,
            },
        ],
        spec: "specs/instructions/FBL.md:5",
    },
    InstInfo {
        kind: InstKind::Fbh,
        name: "FBH",
        opcode: Opcode::Fbh,
        sub_opcode: None,
        title: "first significant bit from above",
        group: "Logic and Shift Instructions",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 25,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 27,
            },
            FieldInfo {
                name: "Dst",
                kind: "vec_operand",
                line: 29,
            },
            FieldInfo {
                name: "Src0",
                kind: "vec_operand",
                line: 31,
            },
        ],
        spec: "specs/instructions/FBH.md:5",
    },
    InstInfo {
        kind: InstKind::Subroutine,
        name: "SUBROUTINE",
        opcode: Opcode::Subroutine,
        sub_opcode: None,
        title: "start of a subroutine",
        group: "Control Flow Instructions",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Label",
                kind: "uw",
                line: 22,
            },
        ],
        spec: "specs/instructions/SUBROUTINE.md:5",
    },
    InstInfo {
        kind: InstKind::Label,
        name: "LABEL",
        opcode: Opcode::Label,
        sub_opcode: None,
        title: "position of a label",
        group: "Control Flow Instructions",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Label",
                kind: "uw",
                line: 22,
            },
        ],
        spec: "specs/instructions/LABEL.md:5",
    },
    InstInfo {
        kind: InstKind::Jmp,
        name: "JMP",
        opcode: Opcode::Jmp,
        sub_opcode: None,
        title: "jump",
        group: "Control Flow Instructions",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 25,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 31,
            },
            FieldInfo {
                name: "Label",
                kind: "uw",
                line: 33,
            },
        ],
        spec: "specs/instructions/JMP.md:5",
    },
    InstInfo {
        kind: InstKind::Call,
        name: "CALL",
        opcode: Opcode::Call,
        sub_opcode: None,
        title: "call of a subroutine",
        group: "Control Flow Instructions",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 28,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 30,
            },
            FieldInfo {
                name: "Label",
                kind: "uw",
                line: 32,
            },
        ],
        spec: "specs/instructions/CALL.md:5",
    },
    InstInfo {
        kind: InstKind::Fccall,
        name: "FCCALL",
        opcode: Opcode::Fccall,
        sub_opcode: None,
        title: "call of a subroutine compiled separately",
        group: "Control Flow Instructions",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 29,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 31,
            },
            FieldInfo {
                name: "Label",
                kind: "uw",
                line: 33,
            },
        ],
        spec: "specs/instructions/FCCALL.md:5",
    },
    InstInfo {
        kind: InstKind::Ret,
        name: "RET",
        opcode: Opcode::Ret,
        sub_opcode: None,
        title: "return from a subroutine",
        group: "Control Flow Instructions",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 37,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 39,
            },
        ],
        spec: "specs/instructions/RET.md:5",
    },
    InstInfo {
        kind: InstKind::OwordLd,
        name: "OWORD_LD",
        opcode: Opcode::OwordLd,
        sub_opcode: None,
        title: "read consecutive owords",
        group: "Surface-based Memory Access Instructions",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Size",
                kind: "ub",
                line: 26,
            },
            FieldInfo {
                name: "Is_modified",
                kind: "ub",
                line: 36,
            },
            FieldInfo {
                name: "Surface",
                kind: "ub",
                line: 38,
            },
            FieldInfo {
                name: "Offset",
                kind: "scalar",
                line: 40,
            },
            FieldInfo {
                name: "Dst",
                kind: "raw_operand",
                line: 42,
            },
        ],
        spec: "specs/instructions/OWORD_LD.md:5",
    },
    InstInfo {
        kind: InstKind::OwordSt,
        name: "OWORD_ST",
        opcode: Opcode::OwordSt,
        sub_opcode: None,
        title: "write consecutive owords",
        group: "Surface-based Memory Access Instructions",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Size",
                kind: "ub",
                line: 26,
            },
            FieldInfo {
                name: "Surface",
                kind: "ub",
                line: 36,
            },
            FieldInfo {
                name: "Offset",
                kind: "scalar",
                line: 38,
            },
            FieldInfo {
                name: "Src",
                kind: "raw_operand",
                line: 40,
            },
        ],
        spec: "specs/instructions/OWORD_ST.md:5",
    },
    InstInfo {
        kind: InstKind::MediaLd,
        name: "MEDIA_LD",
        opcode: Opcode::MediaLd,
        sub_opcode: None,
        title: "read a rectangle of pixels",
        group: "Surface-based Memory Access Instructions",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Modifiers",
                kind: "ub",
                line: 31,
            },
            FieldInfo {
                name: "Surface",
                kind: "ub",
                line: 33,
            },
            FieldInfo {
                name: "Plane",
                kind: "ub",
                line: 35,
            },
            FieldInfo {
                name: "Block_width",
                kind: "ub",
                line: 37,
            },
            FieldInfo {
                name: "Block_height",
                kind: "ub",
                line: 39,
            },
            FieldInfo {
                name: "X_offset",
                kind: "scalar",
                line: 41,
            },
            FieldInfo {
                name: "Y_offset",
                kind: "scalar",
                line: 43,
            },
            FieldInfo {
                name: "Dst",
                kind: "raw_operand",
                line: 45,
            },
        ],
        spec: "specs/instructions/MEDIA_LD.md:5",
    },
    InstInfo {
        kind: InstKind::MediaSt,
        name: "MEDIA_ST",
        opcode: Opcode::MediaSt,
        sub_opcode: None,
        title: "write a rectangle of pixels",
        group: "Surface-based Memory Access Instructions",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Modifiers",
                kind: "ub",
                line: 31,
            },
            FieldInfo {
                name: "Surface",
                kind: "ub",
                line: 33,
            },
            FieldInfo {
                name: "Plane",
                kind: "ub",
                line: 35,
            },
            FieldInfo {
                name: "Block_width",
                kind: "ub",
                line: 37,
            },
            FieldInfo {
                name: "Block_height",
                kind: "ub",
                line: 39,
            },
            FieldInfo {
                name: "X_offset",
                kind: "scalar",
                line: 41,
            },
            FieldInfo {
                name: "Y_offset",
                kind: "scalar",
                line: 43,
            },
            FieldInfo {
                name: "Src",
                kind: "raw_operand",
                line: 45,
            },
        ],
        spec: "specs/instructions/MEDIA_ST.md:5",
    },
    InstInfo {
        kind: InstKind::Gather,
        name: "GATHER",
        opcode: Opcode::Gather,
        sub_opcode: None,
        title: "read an element for each channel",
        group: "Surface-based Memory Access Instructions",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Elt_size",
                kind: "ub",
                line: 30,
            },
            FieldInfo {
                name: "Is_modified",
                kind: "ub",
                line: 32,
            },
            FieldInfo {
                name: "Num_elts",
                kind: "ub",
                line: 34,
            },
            FieldInfo {
                name: "Surface",
                kind: "ub",
                line: 36,
            },
            FieldInfo {
                name: "Global_offset",
                kind: "scalar",
                line: 38,
            },
            FieldInfo {
                name: "Element_offset",
                kind: "raw_operand",
                line: 40,
            },
            FieldInfo {
                name: "Dst",
                kind: "raw_operand",
                line: 42,
            },
        ],
        spec: "specs/instructions/GATHER.md:5",
    },
    InstInfo {
        kind: InstKind::Scatter,
        name: "SCATTER",
        opcode: Opcode::Scatter,
        sub_opcode: None,
        title: "write an element for each channel",
        group: "Surface-based Memory Access Instructions",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Elt_size",
                kind: "ub",
                line: 29,
            },
            FieldInfo {
                name: "Num_elts",
                kind: "ub",
                line: 31,
            },
            FieldInfo {
                name: "Surface",
                kind: "ub",
                line: 33,
            },
            FieldInfo {
                name: "Global_offset",
                kind: "scalar",
                line: 35,
            },
            FieldInfo {
                name: "Element_offset",
                kind: "raw_operand",
                line: 37,
            },
            FieldInfo {
                name: "Src",
                kind: "raw_operand",
                line: 39,
            },
        ],
        spec: "specs/instructions/SCATTER.md:5",
    },
    InstInfo {
        kind: InstKind::OwordLdUnaligned,
        name: "OWORD_LD_UNALIGNED",
        opcode: Opcode::OwordLdUnaligned,
        sub_opcode: None,
        title: "read consecutive owords from any dword",
        group: "Surface-based Memory Access Instructions",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Size",
                kind: "ub",
                line: 26,
            },
            FieldInfo {
                name: "Is_modified",
                kind: "ub",
                line: 36,
            },
            FieldInfo {
                name: "Surface",
                kind: "ub",
                line: 38,
            },
            FieldInfo {
                name: "Offset",
                kind: "scalar",
                line: 40,
            },
            FieldInfo {
                name: "Dst",
                kind: "raw_operand",
                line: 42,
            },
        ],
        spec: "specs/instructions/OWORD_LD_UNALIGNED.md:5",
    },
    InstInfo {
        kind: InstKind::Sample,
        name: "SAMPLE",
        opcode: Opcode::Sample,
        sub_opcode: None,
        title: "sample a texture, in the older form",
        group: "Sample Instructions",
        platforms: PlatformSet::from_bits(0x79ff),
        fields: &[
            FieldInfo {
                name: "Mode",
                kind: "ub",
                line: 38,
            },
            FieldInfo {
                name: "Sampler",
                kind: "ub",
                line: 47,
            },
            FieldInfo {
                name: "Surface",
                kind: "ub",
                line: 49,
            },
            FieldInfo {
                name: "U",
                kind: "raw_operand",
                line: 51,
            },
            FieldInfo {
                name: "V",
                kind: "raw_operand",
                line: 53,
            },
            FieldInfo {
                name: "R",
                kind: "raw_operand",
                line: 55,
            },
            FieldInfo {
                name: "Dst",
                kind: "raw_operand",
                line: 57,
            },
        ],
        spec: "specs/instructions/SAMPLE.md:5",
    },
    InstInfo {
        kind: InstKind::SampleUnorm,
        name: "SAMPLE_UNORM",
        opcode: Opcode::SampleUnorm,
        sub_opcode: None,
        title: "sample a grid of normalized pixels",
        group: "Sample Instructions",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Channel_mask",
                kind: "ub",
                line: 32,
            },
            FieldInfo {
                name: "Sampler",
                kind: "ub",
                line: 43,
            },
            FieldInfo {
                name: "Surface",
                kind: "ub",
                line: 45,
            },
            FieldInfo {
                name: "U_offset",
                kind: "scalar",
                line: 47,
            },
            FieldInfo {
                name: "V_offset",
                kind: "scalar",
                line: 49,
            },
            FieldInfo {
                name: "DeltaU",
                kind: "scalar",
                line: 51,
            },
            FieldInfo {
                name: "DeltaV",
                kind: "scalar",
                line: 53,
            },
            FieldInfo {
                name: "Dst",
                kind: "raw_operand",
                line: 55,
            },
        ],
        spec: "specs/instructions/SAMPLE_UNORM.md:5",
    },
    InstInfo {
        kind: InstKind::Load,
        name: "LOAD",
        opcode: Opcode::Load,
        sub_opcode: None,
        title: "read texels without filtering, in the older form",
        group: "Sample Instructions",
        platforms: PlatformSet::from_bits(0x79ff),
        fields: &[
            FieldInfo {
                name: "Mode",
                kind: "ub",
                line: 37,
            },
            FieldInfo {
                name: "Surface",
                kind: "ub",
                line: 46,
            },
            FieldInfo {
                name: "U",
                kind: "raw_operand",
                line: 48,
            },
            FieldInfo {
                name: "V",
                kind: "raw_operand",
                line: 50,
            },
            FieldInfo {
                name: "R",
                kind: "raw_operand",
                line: 52,
            },
            FieldInfo {
                name: "Dst",
                kind: "raw_operand",
                line: 54,
            },
        ],
        spec: "specs/instructions/LOAD.md:5",
    },
    InstInfo {
        kind: InstKind::Avs,
        name: "AVS",
        opcode: Opcode::Avs,
        sub_opcode: None,
        title: "scale video",
        group: "Media Extensions",
        platforms: PlatformSet::from_bits(0xf),
        fields: &[
            FieldInfo {
                name: "Channels",
                kind: "ub",
                line: 28,
            },
            FieldInfo {
                name: "Sampler",
                kind: "ub",
                line: 30,
            },
            FieldInfo {
                name: "Surface",
                kind: "ub",
                line: 32,
            },
            FieldInfo {
                name: "U_offset",
                kind: "scalar",
                line: 34,
            },
            FieldInfo {
                name: "V_offset",
                kind: "scalar",
                line: 36,
            },
            FieldInfo {
                name: "DeltaU",
                kind: "scalar",
                line: 38,
            },
            FieldInfo {
                name: "DeltaV",
                kind: "scalar",
                line: 40,
            },
            FieldInfo {
                name: "u2d",
                kind: "scalar",
                line: 42,
            },
            FieldInfo {
                name: "groupID",
                kind: "scalar",
                line: 44,
            },
            FieldInfo {
                name: "verticalBlockNumber",
                kind: "scalar",
                line: 46,
            },
            FieldInfo {
                name: "cntrl",
                kind: "ub",
                line: 48,
            },
            FieldInfo {
                name: "v2d",
                kind: "scalar",
                line: 55,
            },
            FieldInfo {
                name: "execMode",
                kind: "ub",
                line: 57,
            },
            FieldInfo {
                name: "IEFBypass",
                kind: "scalar",
                line: 64,
            },
            FieldInfo {
                name: "Dst",
                kind: "raw_operand",
                line: 66,
            },
        ],
        spec: "specs/instructions/AVS.md:5",
    },
    InstInfo {
        kind: InstKind::Va,
        name: "VA",
        opcode: Opcode::Va,
        sub_opcode: None,
        title: "video analytics",
        group: "Media Extensions",
        platforms: PlatformSet::from_bits(0xf),
        fields: &[
            FieldInfo {
                name: "Function",
                kind: "ub",
                line: 86,
            },
            FieldInfo {
                name: "Sampler",
                kind: "ub",
                line: 96,
            },
            FieldInfo {
                name: "Surface",
                kind: "ub",
                line: 98,
            },
            FieldInfo {
                name: "U_offset",
                kind: "scalar",
                line: 100,
            },
            FieldInfo {
                name: "V_offset",
                kind: "scalar",
                line: 102,
            },
            FieldInfo {
                name: "Properties",
                kind: "ub",
                line: 104,
            },
            FieldInfo {
                name: "Mode",
                kind: "scalar",
                line: 117,
            },
            FieldInfo {
                name: "Cntrl",
                kind: "ub",
                line: 123,
            },
            FieldInfo {
                name: "FilterBlock",
                kind: "ub",
                line: 130,
            },
            FieldInfo {
                name: "FilterMode",
                kind: "scalar",
                line: 136,
            },
            FieldInfo {
                name: "Block",
                kind: "ub",
                line: 138,
            },
            FieldInfo {
                name: "V_size",
                kind: "scalar",
                line: 145,
            },
            FieldInfo {
                name: "H_size",
                kind: "scalar",
                line: 147,
            },
            FieldInfo {
                name: "Dst",
                kind: "raw_operand",
                line: 149,
            },
        ],
        spec: "specs/instructions/VA.md:5",
    },
    InstInfo {
        kind: InstKind::MinMax,
        name: "MIN_MAX",
        opcode: Opcode::MinMax,
        sub_opcode: None,
        title: "smaller or larger value",
        group: "Data Movement Instructions",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 23,
            },
            FieldInfo {
                name: "Op",
                kind: "ub",
                line: 25,
            },
            FieldInfo {
                name: "Dst",
                kind: "vec_operand",
                line: 33,
            },
            FieldInfo {
                name: "Src0",
                kind: "vec_operand",
                line: 35,
            },
            FieldInfo {
                name: "Src1",
                kind: "vec_operand",
                line: 37,
            },
        ],
        spec: "specs/instructions/MIN_MAX.md:5",
    },
    InstInfo {
        kind: InstKind::Bfe,
        name: "BFE",
        opcode: Opcode::Bfe,
        sub_opcode: None,
        title: "extract a bit field",
        group: "Logic and Shift Instructions",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 26,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 28,
            },
            FieldInfo {
                name: "Dst",
                kind: "vec_operand",
                line: 30,
            },
            FieldInfo {
                name: "Src0",
                kind: "vec_operand",
                line: 32,
            },
            FieldInfo {
                name: "Src1",
                kind: "vec_operand",
                line: 34,
            },
            FieldInfo {
                name: "Src2",
                kind: "vec_operand",
                line: 36,
            },
        ],
        spec: "specs/instructions/BFE.md:5",
    },
    InstInfo {
        kind: InstKind::Bfi,
        name: "BFI",
        opcode: Opcode::Bfi,
        sub_opcode: None,
        title: "insert a bit field",
        group: "Logic and Shift Instructions",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 27,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 29,
            },
            FieldInfo {
                name: "Dst",
                kind: "vec_operand",
                line: 31,
            },
            FieldInfo {
                name: "Src0",
                kind: "vec_operand",
                line: 33,
            },
            FieldInfo {
                name: "Src1",
                kind: "vec_operand",
                line: 35,
            },
            FieldInfo {
                name: "Src2",
                kind: "vec_operand",
                line: 37,
            },
            FieldInfo {
                name: "Src3",
                kind: "vec_operand",
                line: 39,
            },
        ],
        spec: "specs/instructions/BFI.md:5",
    },
    InstInfo {
        kind: InstKind::Bfrev,
        name: "BFREV",
        opcode: Opcode::Bfrev,
        sub_opcode: None,
        title: "reverse the order of bits",
        group: "Logic and Shift Instructions",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 27,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 29,
            },
            FieldInfo {
                name: "Dst",
                kind: "vec_operand",
                line: 31,
            },
            FieldInfo {
                name: "Src0",
                kind: "vec_operand",
                line: 33,
            },
        ],
        spec: "specs/instructions/BFREV.md:5",
    },
    InstInfo {
        kind: InstKind::Addc,
        name: "ADDC",
        opcode: Opcode::Addc,
        sub_opcode: None,
        title: "addition that also gives the carry",
        group: "Arithmetic Instructions",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 25,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 27,
            },
            FieldInfo {
                name: "Dst",
                kind: "vec_operand",
                line: 29,
            },
            FieldInfo {
                name: "Carry",
                kind: "vec_operand",
                line: 31,
            },
            FieldInfo {
                name: "Src0",
                kind: "vec_operand",
                line: 33,
            },
            FieldInfo {
                name: "Src1",
                kind: "vec_operand",
                line: 35,
            },
        ],
        spec: "specs/instructions/ADDC.md:5",
    },
    InstInfo {
        kind: InstKind::Subb,
        name: "SUBB",
        opcode: Opcode::Subb,
        sub_opcode: None,
        title: "subtraction that also gives the borrow",
        group: "Arithmetic Instructions",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 25,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 27,
            },
            FieldInfo {
                name: "Dst",
                kind: "vec_operand",
                line: 29,
            },
            FieldInfo {
                name: "Borrow",
                kind: "vec_operand",
                line: 31,
            },
            FieldInfo {
                name: "Src0",
                kind: "vec_operand",
                line: 33,
            },
            FieldInfo {
                name: "Src1",
                kind: "vec_operand",
                line: 35,
            },
        ],
        spec: "specs/instructions/SUBB.md:5",
    },
    InstInfo {
        kind: InstKind::Gather4Typed,
        name: "GATHER4_TYPED",
        opcode: Opcode::Gather4Typed,
        sub_opcode: None,
        title: "read texels of a typed surface",
        group: "Surface-based Memory Access Instructions",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 49,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 59,
            },
            FieldInfo {
                name: "Channels",
                kind: "ub",
                line: 61,
            },
            FieldInfo {
                name: "Surface",
                kind: "ub",
                line: 67,
            },
            FieldInfo {
                name: "U",
                kind: "raw_operand",
                line: 69,
            },
            FieldInfo {
                name: "V",
                kind: "raw_operand",
                line: 71,
            },
            FieldInfo {
                name: "R",
                kind: "raw_operand",
                line: 73,
            },
            FieldInfo {
                name: "LOD",
                kind: "raw_operand",
                line: 75,
            },
            FieldInfo {
                name: "Dst",
                kind: "raw_operand",
                line: 77,
            },
        ],
        spec: "specs/instructions/GATHER4_TYPED.md:5",
    },
    InstInfo {
        kind: InstKind::Scatter4Typed,
        name: "SCATTER4_TYPED",
        opcode: Opcode::Scatter4Typed,
        sub_opcode: None,
        title: "write texels of a typed surface",
        group: "Surface-based Memory Access Instructions",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 49,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 59,
            },
            FieldInfo {
                name: "Channels",
                kind: "ub",
                line: 61,
            },
            FieldInfo {
                name: "Surface",
                kind: "ub",
                line: 67,
            },
            FieldInfo {
                name: "U",
                kind: "raw_operand",
                line: 69,
            },
            FieldInfo {
                name: "V",
                kind: "raw_operand",
                line: 71,
            },
            FieldInfo {
                name: "R",
                kind: "raw_operand",
                line: 73,
            },
            FieldInfo {
                name: "LOD",
                kind: "raw_operand",
                line: 75,
            },
            FieldInfo {
                name: "Src",
                kind: "raw_operand",
                line: 77,
            },
        ],
        spec: "specs/instructions/SCATTER4_TYPED.md:5",
    },
    InstInfo {
        kind: InstKind::VaSklPlus,
        name: "VA_SKL_PLUS",
        opcode: Opcode::VaSklPlus,
        sub_opcode: None,
        title: "further video analytics",
        group: "Media Extensions",
        platforms: PlatformSet::from_bits(0xe),
        fields: &[
            FieldInfo {
                name: "Function",
                kind: "ub",
                line: 168,
            },
            FieldInfo {
                name: "Sampler",
                kind: "ub",
                line: 187,
            },
            FieldInfo {
                name: "Surface",
                kind: "ub",
                line: 189,
            },
            FieldInfo {
                name: "U_offset",
                kind: "scalar",
                line: 191,
            },
            FieldInfo {
                name: "V_offset",
                kind: "scalar",
                line: 193,
            },
            FieldInfo {
                name: "Block",
                kind: "ub",
                line: 195,
            },
            FieldInfo {
                name: "PixelBlock",
                kind: "ub",
                line: 200,
            },
            FieldInfo {
                name: "Properties",
                kind: "ub",
                line: 206,
            },
            FieldInfo {
                name: "PixelFormat",
                kind: "ub",
                line: 218,
            },
            FieldInfo {
                name: "Mode",
                kind: "ub",
                line: 223,
            },
            FieldInfo {
                name: "Patterns",
                kind: "ub",
                line: 229,
            },
            FieldInfo {
                name: "Disparity",
                kind: "scalar",
                line: 235,
            },
            FieldInfo {
                name: "Connect",
                kind: "ub",
                line: 237,
            },
            FieldInfo {
                name: "H_mask",
                kind: "raw_operand",
                line: 242,
            },
            FieldInfo {
                name: "V_mask_left",
                kind: "scalar",
                line: 244,
            },
            FieldInfo {
                name: "V_mask_right",
                kind: "scalar",
                line: 246,
            },
            FieldInfo {
                name: "LoopCount",
                kind: "scalar",
                line: 248,
            },
            FieldInfo {
                name: "V_origin",
                kind: "scalar",
                line: 250,
            },
            FieldInfo {
                name: "H_origin",
                kind: "scalar",
                line: 252,
            },
            FieldInfo {
                name: "X_size",
                kind: "scalar",
                line: 254,
            },
            FieldInfo {
                name: "Y_size",
                kind: "scalar",
                line: 256,
            },
            FieldInfo {
                name: "X_search",
                kind: "scalar",
                line: 258,
            },
            FieldInfo {
                name: "Y_search",
                kind: "scalar",
                line: 260,
            },
            FieldInfo {
                name: "Offsets",
                kind: "raw_operand",
                line: 262,
            },
            FieldInfo {
                name: "OutSurface",
                kind: "ub",
                line: 264,
            },
            FieldInfo {
                name: "X_offset",
                kind: "scalar",
                line: 266,
            },
            FieldInfo {
                name: "Y_offset",
                kind: "scalar",
                line: 268,
            },
            FieldInfo {
                name: "Dst",
                kind: "raw_operand",
                line: 270,
            },
        ],
        spec: "specs/instructions/VA_SKL_PLUS.md:5",
    },
    InstInfo {
        kind: InstKind::Svm,
        name: "SVM",
        opcode: Opcode::Svm,
        sub_opcode: None,
        title: "accesses by 64-bit address",
        group: "SVM - Shared Virtual Memory Access",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "SVM_ID",
                kind: "ub",
                line: 23,
            },
            FieldInfo {
                name: "various",
                kind: "unknown",
                line: 33,
            },
        ],
        spec: "specs/instructions/SVM.md:5",
    },
    InstInfo {
        kind: InstKind::SvmBlockLd,
        name: "SVM_BLOCK_LD",
        opcode: Opcode::Svm,
        sub_opcode: Some(0x01),
        title: "read consecutive owords at an address",
        group: "SVM - Shared Virtual Memory Access",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Properties",
                kind: "ub",
                line: 26,
            },
            FieldInfo {
                name: "Address",
                kind: "scalar",
                line: 28,
            },
            FieldInfo {
                name: "Dst",
                kind: "raw_operand",
                line: 30,
            },
        ],
        spec: "specs/instructions/SVM_BLOCK_LD.md:5",
    },
    InstInfo {
        kind: InstKind::SvmBlockSt,
        name: "SVM_BLOCK_ST",
        opcode: Opcode::Svm,
        sub_opcode: Some(0x02),
        title: "write consecutive owords at an address",
        group: "SVM - Shared Virtual Memory Access",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Properties",
                kind: "ub",
                line: 26,
            },
            FieldInfo {
                name: "Address",
                kind: "scalar",
                line: 28,
            },
            FieldInfo {
                name: "Src",
                kind: "raw_operand",
                line: 30,
            },
        ],
        spec: "specs/instructions/SVM_BLOCK_ST.md:5",
    },
    InstInfo {
        kind: InstKind::SvmGather,
        name: "SVM_GATHER",
        opcode: Opcode::Svm,
        sub_opcode: Some(0x03),
        title: "read blocks at an address for each channel",
        group: "SVM - Shared Virtual Memory Access",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 34,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 44,
            },
            FieldInfo {
                name: "Block_size",
                kind: "ub",
                line: 46,
            },
            FieldInfo {
                name: "Num_blocks",
                kind: "ub",
                line: 48,
            },
            FieldInfo {
                name: "Addresses",
                kind: "raw_operand",
                line: 57,
            },
            FieldInfo {
                name: "Dst",
                kind: "raw_operand",
                line: 59,
            },
        ],
        spec: "specs/instructions/SVM_GATHER.md:5",
    },
    InstInfo {
        kind: InstKind::SvmScatter,
        name: "SVM_SCATTER",
        opcode: Opcode::Svm,
        sub_opcode: Some(0x04),
        title: "write blocks at an address for each channel",
        group: "SVM - Shared Virtual Memory Access",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 34,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 44,
            },
            FieldInfo {
                name: "Block_size",
                kind: "ub",
                line: 46,
            },
            FieldInfo {
                name: "Num_blocks",
                kind: "ub",
                line: 48,
            },
            FieldInfo {
                name: "Addresses",
                kind: "raw_operand",
                line: 57,
            },
            FieldInfo {
                name: "Src",
                kind: "raw_operand",
                line: 59,
            },
        ],
        spec: "specs/instructions/SVM_SCATTER.md:5",
    },
    InstInfo {
        kind: InstKind::SvmAtomic,
        name: "SVM_ATOMIC",
        opcode: Opcode::Svm,
        sub_opcode: Some(0x05),
        title: "atomic operation by address",
        group: "SVM - Shared Virtual Memory Access",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 34,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 43,
            },
            FieldInfo {
                name: "Op",
                kind: "ub",
                line: 45,
            },
            FieldInfo {
                name: "Addresses",
                kind: "raw_operand",
                line: 47,
            },
            FieldInfo {
                name: "Src0",
                kind: "raw_operand",
                line: 49,
            },
            FieldInfo {
                name: "Src1",
                kind: "raw_operand",
                line: 51,
            },
            FieldInfo {
                name: "Dst",
                kind: "raw_operand",
                line: 53,
            },
        ],
        spec: "specs/instructions/SVM_ATOMIC.md:5",
    },
    InstInfo {
        kind: InstKind::SvmGather4Scaled,
        name: "SVM_GATHER4_SCALED",
        opcode: Opcode::Svm,
        sub_opcode: Some(0x06),
        title: "read up to four dwords for each channel by address",
        group: "SVM - Shared Virtual Memory Access",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 37,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 44,
            },
            FieldInfo {
                name: "Channels",
                kind: "ub",
                line: 46,
            },
            FieldInfo {
                name: "Scale",
                kind: "uw",
                line: 48,
            },
            FieldInfo {
                name: "Address",
                kind: "scalar",
                line: 50,
            },
            FieldInfo {
                name: "Element_offset",
                kind: "raw_operand",
                line: 52,
            },
            FieldInfo {
                name: "Dst",
                kind: "raw_operand",
                line: 54,
            },
        ],
        spec: "specs/instructions/SVM_GATHER4_SCALED.md:5",
    },
    InstInfo {
        kind: InstKind::SvmScatter4Scaled,
        name: "SVM_SCATTER4_SCALED",
        opcode: Opcode::Svm,
        sub_opcode: Some(0x07),
        title: "write up to four dwords for each channel by address",
        group: "SVM - Shared Virtual Memory Access",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 37,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 44,
            },
            FieldInfo {
                name: "Channels",
                kind: "ub",
                line: 46,
            },
            FieldInfo {
                name: "Scale",
                kind: "uw",
                line: 48,
            },
            FieldInfo {
                name: "Address",
                kind: "scalar",
                line: 50,
            },
            FieldInfo {
                name: "Element_offset",
                kind: "raw_operand",
                line: 52,
            },
            FieldInfo {
                name: "Src",
                kind: "raw_operand",
                line: 54,
            },
        ],
        spec: "specs/instructions/SVM_SCATTER4_SCALED.md:5",
    },
    InstInfo {
        kind: InstKind::Ifcall,
        name: "IFCALL",
        opcode: Opcode::Ifcall,
        sub_opcode: None,
        title: "call through a function address",
        group: "Control Flow Instructions",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 25,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 27,
            },
            FieldInfo {
                name: "Modifiers",
                kind: "ub{v4.2+}",
                line: 29,
            },
            FieldInfo {
                name: "Func_addr",
                kind: "scalar",
                line: 35,
            },
            FieldInfo {
                name: "Arg_size",
                kind: "ub",
                line: 37,
            },
            FieldInfo {
                name: "Return_size",
                kind: "ub",
                line: 39,
            },
        ],
        spec: "specs/instructions/IFCALL.md:5",
    },
    InstInfo {
        kind: InstKind::Faddr,
        name: "FADDR",
        opcode: Opcode::Faddr,
        sub_opcode: None,
        title: "address of a function",
        group: "Control Flow Instructions",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Func_id",
                kind: "uw",
                line: 23,
            },
            FieldInfo {
                name: "Dst",
                kind: "scalar",
                line: 25,
            },
        ],
        spec: "specs/instructions/FADDR.md:5",
    },
    InstInfo {
        kind: InstKind::File,
        name: "FILE",
        opcode: Opcode::File,
        sub_opcode: None,
        title: "source file of what follows",
        group: "Miscellaneous Instructions",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "File_name",
                kind: "ud{v3.4+}/uw{-v3.4}",
                line: 22,
            },
        ],
        spec: "specs/instructions/FILE.md:5",
    },
    InstInfo {
        kind: InstKind::Loc,
        name: "LOC",
        opcode: Opcode::Loc,
        sub_opcode: None,
        title: "source line of what follows",
        group: "Miscellaneous Instructions",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Line_number",
                kind: "ud",
                line: 22,
            },
        ],
        spec: "specs/instructions/LOC.md:5",
    },
    InstInfo {
        kind: InstKind::VmeIme,
        name: "VME_IME",
        opcode: Opcode::VmeIme,
        sub_opcode: None,
        title: "search for motion vectors",
        group: "Media Extensions",
        platforms: PlatformSet::from_bits(0xf),
        fields: &[
            FieldInfo {
                name: "StreamMode",
                kind: "ub",
                line: 24,
            },
            FieldInfo {
                name: "SearchCtrl",
                kind: "ub",
                line: 31,
            },
            FieldInfo {
                name: "UNIInput",
                kind: "raw_operand",
                line: 38,
            },
            FieldInfo {
                name: "IMEInput",
                kind: "raw_operand",
                line: 40,
            },
            FieldInfo {
                name: "Surface",
                kind: "ub",
                line: 42,
            },
            FieldInfo {
                name: "Ref0",
                kind: "raw_operand",
                line: 44,
            },
            FieldInfo {
                name: "Ref1",
                kind: "raw_operand",
                line: 46,
            },
            FieldInfo {
                name: "CostCenter",
                kind: "raw_operand",
                line: 48,
            },
            FieldInfo {
                name: "Output",
                kind: "raw_operand",
                line: 50,
            },
        ],
        spec: "specs/instructions/VME_IME.md:5",
    },
    InstInfo {
        kind: InstKind::VmeSic,
        name: "VME_SIC",
        opcode: Opcode::VmeSic,
        sub_opcode: None,
        title: "check skipped and intra-coded blocks",
        group: "Media Extensions",
        platforms: PlatformSet::from_bits(0xf),
        fields: &[
            FieldInfo {
                name: "UNIInput",
                kind: "raw_operand",
                line: 23,
            },
            FieldInfo {
                name: "SICInput",
                kind: "raw_operand",
                line: 25,
            },
            FieldInfo {
                name: "Surface",
                kind: "ub",
                line: 27,
            },
            FieldInfo {
                name: "Output",
                kind: "raw_operand",
                line: 29,
            },
        ],
        spec: "specs/instructions/VME_SIC.md:5",
    },
    InstInfo {
        kind: InstKind::VmeFbr,
        name: "VME_FBR",
        opcode: Opcode::VmeFbr,
        sub_opcode: None,
        title: "refine motion vectors",
        group: "Media Extensions",
        platforms: PlatformSet::from_bits(0xf),
        fields: &[
            FieldInfo {
                name: "UNIInput",
                kind: "raw_operand",
                line: 24,
            },
            FieldInfo {
                name: "FBRInput",
                kind: "raw_operand",
                line: 26,
            },
            FieldInfo {
                name: "Surface",
                kind: "ub",
                line: 28,
            },
            FieldInfo {
                name: "FBRMbMode",
                kind: "scalar",
                line: 30,
            },
            FieldInfo {
                name: "FBRSubMbShape",
                kind: "scalar",
                line: 37,
            },
            FieldInfo {
                name: "FBRSubPredMode",
                kind: "scalar",
                line: 65,
            },
            FieldInfo {
                name: "Output",
                kind: "raw_operand",
                line: 93,
            },
        ],
        spec: "specs/instructions/VME_FBR.md:5",
    },
    InstInfo {
        kind: InstKind::VmeIdm,
        name: "VME_IDM",
        opcode: Opcode::VmeIdm,
        sub_opcode: None,
        title: "distortions around a motion vector",
        group: "Media Extensions",
        platforms: PlatformSet::from_bits(0xf),
        fields: &[
            FieldInfo {
                name: "UNIInput",
                kind: "raw_operand",
                line: 23,
            },
            FieldInfo {
                name: "IDMInput",
                kind: "raw_operand",
                line: 25,
            },
            FieldInfo {
                name: "Surface",
                kind: "ub",
                line: 27,
            },
            FieldInfo {
                name: "Output",
                kind: "raw_operand",
                line: 29,
            },
        ],
        spec: "specs/instructions/VME_IDM.md:5",
    },
    InstInfo {
        kind: InstKind::Barrier,
        name: "BARRIER",
        opcode: Opcode::Barrier,
        sub_opcode: None,
        title: "wait for the whole thread group",
        group: "Synchronization Instructions",
        platforms: PlatformSet::ALL,
        fields: &[],
        spec: "specs/instructions/BARRIER.md:5",
    },
    InstInfo {
        kind: InstKind::CacheFlush,
        name: "CACHE_FLUSH",
        opcode: Opcode::CacheFlush,
        sub_opcode: None,
        title: "flush the texture cache",
        group: "Synchronization Instructions",
        platforms: PlatformSet::ALL,
        fields: &[],
        spec: "specs/instructions/CACHE_FLUSH.md:5",
    },
    InstInfo {
        kind: InstKind::Wait,
        name: "WAIT",
        opcode: Opcode::Wait,
        sub_opcode: None,
        title: "wait for a notification",
        group: "Synchronization Instructions",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Mask",
                kind: "scalar{v3.1+}",
                line: 24,
            },
        ],
        spec: "specs/instructions/WAIT.md:5",
    },
    InstInfo {
        kind: InstKind::Fence,
        name: "FENCE",
        opcode: Opcode::Fence,
        sub_opcode: None,
        title: "order memory accesses",
        group: "Synchronization Instructions",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Mask",
                kind: "ub",
                line: 26,
            },
        ],
        spec: "specs/instructions/FENCE.md:5",
    },
    InstInfo {
        kind: InstKind::RawSend,
        name: "RAW_SEND",
        opcode: Opcode::RawSend,
        sub_opcode: None,
        title: "message to a shared function",
        group: "Miscellaneous Instructions",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Modifiers",
                kind: "ub",
                line: 27,
            },
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 35,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 37,
            },
            FieldInfo {
                name: "ExMsgDesc",
                kind: "ud",
                line: 39,
            },
            FieldInfo {
                name: "NumSrc",
                kind: "ub",
                line: 41,
            },
            FieldInfo {
                name: "NumDst",
                kind: "ub",
                line: 43,
            },
            FieldInfo {
                name: "Desc",
                kind: "scalar",
                line: 45,
            },
            FieldInfo {
                name: "Src",
                kind: "raw_operand",
                line: 47,
            },
            FieldInfo {
                name: "Dst",
                kind: "raw_operand",
                line: 49,
            },
        ],
        spec: "specs/instructions/RAW_SEND.md:5",
    },
    InstInfo {
        kind: InstKind::Yield,
        name: "YIELD",
        opcode: Opcode::Yield,
        sub_opcode: None,
        title: "let another thread run",
        group: "Synchronization Instructions",
        platforms: PlatformSet::ALL,
        fields: &[],
        spec: "specs/instructions/YIELD.md:5",
    },
    InstInfo {
        kind: InstKind::Nbarrier,
        name: "NBARRIER",
        opcode: Opcode::Nbarrier,
        sub_opcode: None,
        title: "named barrier",
        group: "Synchronization Instructions",
        platforms: PlatformSet::from_bits(0x7e00),
        fields: &[
            FieldInfo {
                name: "Mode",
                kind: "ub",
                line: 30,
            },
            FieldInfo {
                name: "Id",
                kind: "scalar",
                line: 38,
            },
            FieldInfo {
                name: "Type",
                kind: "scalar{v4.2+}",
                line: 40,
            },
            FieldInfo {
                name: "Num_producers",
                kind: "scalar",
                line: 42,
            },
            FieldInfo {
                name: "Num_consumers",
                kind: "scalar{v4.2+}",
                line: 44,
            },
        ],
        spec: "specs/instructions/NBARRIER.md:5",
    },
    InstInfo {
        kind: InstKind::Fcall,
        name: "FCALL",
        opcode: Opcode::Fcall,
        sub_opcode: None,
        title: "call of a function",
        group: "Control Flow Instructions",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 31,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 33,
            },
            FieldInfo {
                name: "Func_id",
                kind: "uw",
                line: 35,
            },
            FieldInfo {
                name: "Arg_size",
                kind: "ub",
                line: 37,
            },
            FieldInfo {
                name: "Return_size",
                kind: "ub",
                line: 39,
            },
        ],
        spec: "specs/instructions/FCALL.md:5",
    },
    InstInfo {
        kind: InstKind::Fret,
        name: "FRET",
        opcode: Opcode::Fret,
        sub_opcode: None,
        title: "return from a function",
        group: "Control Flow Instructions",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 39,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 41,
            },
        ],
        spec: "specs/instructions/FRET.md:5",
    },
    InstInfo {
        kind: InstKind::Switchjmp,
        name: "SWITCHJMP",
        opcode: Opcode::Switchjmp,
        sub_opcode: None,
        title: "jump through a table",
        group: "Control Flow Instructions",
        platforms: PlatformSet::from_bits(0x7e0f),
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 23,
            },
            FieldInfo {
                name: "Num_labels",
                kind: "ub",
                line: 29,
            },
            FieldInfo {
                name: "Index",
                kind: "scalar",
                line: 31,
            },
            FieldInfo {
                name: "Label",
                kind: "uw[Num_labels]",
                line: 33,
            },
        ],
        spec: "specs/instructions/SWITCHJMP.md:5",
    },
    InstInfo {
        kind: InstKind::Sad2add,
        name: "SAD2ADD",
        opcode: Opcode::Sad2add,
        sub_opcode: None,
        title: "sum of two absolute differences, accumulated",
        group: "Arithmetic Instructions",
        platforms: PlatformSet::from_bits(0x7),
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 29,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 31,
            },
            FieldInfo {
                name: "Dst",
                kind: "vec_operand",
                line: 33,
            },
            FieldInfo {
                name: "Src0",
                kind: "vec_operand",
                line: 35,
            },
            FieldInfo {
                name: "Src1",
                kind: "vec_operand",
                line: 37,
            },
            FieldInfo {
                name: "Src2",
                kind: "vec_operand",
                line: 39,
            },
        ],
        spec: "specs/instructions/SAD2ADD.md:5",
    },
    InstInfo {
        kind: InstKind::Pln,
        name: "PLN",
        opcode: Opcode::Pln,
        sub_opcode: None,
        title: "plane equation",
        group: "Arithmetic Instructions",
        platforms: PlatformSet::from_bits(0x1fff),
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 30,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 37,
            },
            FieldInfo {
                name: "Dst",
                kind: "vec_operand",
                line: 39,
            },
            FieldInfo {
                name: "Src0",
                kind: "vec_operand",
                line: 41,
            },
            FieldInfo {
                name: "Src1",
                kind: "vec_operand",
                line: 43,
            },
        ],
        spec: "specs/instructions/PLN.md:5",
    },
    InstInfo {
        kind: InstKind::Goto,
        name: "GOTO",
        opcode: Opcode::Goto,
        sub_opcode: None,
        title: "jump for each channel",
        group: "Control Flow Instructions",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 58,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 60,
            },
            FieldInfo {
                name: "Label",
                kind: "uw",
                line: 62,
            },
        ],
        spec: "specs/instructions/GOTO.md:5",
    },
    InstInfo {
        kind: InstKind::ThreeDSample,
        name: "3D_SAMPLE",
        opcode: Opcode::ThreeDSample,
        sub_opcode: None,
        title: "sample a texture",
        group: "3D Extensions",
        platforms: PlatformSet::from_bits(0x79ff),
        fields: &[
            FieldInfo {
                name: "Op",
                kind: "uw{v4.0+}/ub{-v4.0}",
                line: 360,
            },
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 402,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 410,
            },
            FieldInfo {
                name: "Channels",
                kind: "ub",
                line: 412,
            },
            FieldInfo {
                name: "Aoffimmi",
                kind: "scalar{v3.4+}/uw{-v3.4}",
                line: 414,
            },
            FieldInfo {
                name: "Sampler",
                kind: "ub",
                line: 416,
            },
            FieldInfo {
                name: "Surface",
                kind: "ub",
                line: 418,
            },
            FieldInfo {
                name: "Dst",
                kind: "raw_operand",
                line: 420,
            },
            FieldInfo {
                name: "PairedSurface",
                kind: "raw_operand{v4.2+}",
                line: 422,
            },
            FieldInfo {
                name: "NumParams",
                kind: "ub",
                line: 424,
            },
            FieldInfo {
                name: "Ref",
                kind: "raw_operand",
                line: 426,
            },
            FieldInfo {
                name: "Bias",
                kind: "raw_operand",
                line: 428,
            },
            FieldInfo {
                name: "BiasOffUVR",
                kind: "raw_operand",
                line: 430,
            },
            FieldInfo {
                name: "Lod",
                kind: "raw_operand",
                line: 432,
            },
            FieldInfo {
                name: "LodOffUVR",
                kind: "raw_operand",
                line: 434,
            },
            FieldInfo {
                name: "LodOffUV",
                kind: "raw_operand",
                line: 436,
            },
            FieldInfo {
                name: "U",
                kind: "raw_operand",
                line: 438,
            },
            FieldInfo {
                name: "Dudx",
                kind: "raw_operand",
                line: 440,
            },
            FieldInfo {
                name: "Dudy",
                kind: "raw_operand",
                line: 442,
            },
            FieldInfo {
                name: "V",
                kind: "raw_operand",
                line: 444,
            },
            FieldInfo {
                name: "Dvdx",
                kind: "raw_operand",
                line: 446,
            },
            FieldInfo {
                name: "Dvdy",
                kind: "raw_operand",
                line: 448,
            },
            FieldInfo {
                name: "R",
                kind: "raw_operand",
                line: 450,
            },
            FieldInfo {
                name: "OffUVR",
                kind: "raw_operand",
                line: 452,
            },
            FieldInfo {
                name: "OffUVR_R",
                kind: "raw_operand",
                line: 454,
            },
            FieldInfo {
                name: "OffUV_R",
                kind: "raw_operand",
                line: 456,
            },
            FieldInfo {
                name: "Drdx",
                kind: "raw_operand",
                line: 458,
            },
            FieldInfo {
                name: "Drdy",
                kind: "raw_operand",
                line: 460,
            },
            FieldInfo {
                name: "Ai",
                kind: "raw_operand",
                line: 462,
            },
            FieldInfo {
                name: "Mlod",
                kind: "raw_operand",
                line: 464,
            },
            FieldInfo {
                name: "Mlod_R",
                kind: "raw_operand",
                line: 466,
            },
            FieldInfo {
                name: "Unused",
                kind: "raw_operand",
                line: 468,
            },
        ],
        spec: "specs/instructions/3D_SAMPLE.md:5",
    },
    InstInfo {
        kind: InstKind::ThreeDLoad,
        name: "3D_LOAD",
        opcode: Opcode::ThreeDLoad,
        sub_opcode: None,
        title: "read texels without filtering",
        group: "3D Extensions",
        platforms: PlatformSet::from_bits(0x79ff),
        fields: &[
            FieldInfo {
                name: "Op",
                kind: "uw{v4.0+}/ub{-v4.0}",
                line: 105,
            },
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 120,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 128,
            },
            FieldInfo {
                name: "Channels",
                kind: "ub",
                line: 130,
            },
            FieldInfo {
                name: "Aoffimmi",
                kind: "scalar{v3.4+}/uw{-v3.4}",
                line: 132,
            },
            FieldInfo {
                name: "Surface",
                kind: "ub",
                line: 134,
            },
            FieldInfo {
                name: "Dst",
                kind: "raw_operand",
                line: 136,
            },
            FieldInfo {
                name: "PairedSurface",
                kind: "raw_operand{v4.2+}",
                line: 138,
            },
            FieldInfo {
                name: "NumParams",
                kind: "ub",
                line: 140,
            },
            FieldInfo {
                name: "Si",
                kind: "raw_operand",
                line: 142,
            },
            FieldInfo {
                name: "Mcsl",
                kind: "raw_operand",
                line: 144,
            },
            FieldInfo {
                name: "Msch",
                kind: "raw_operand",
                line: 146,
            },
            FieldInfo {
                name: "Msc0",
                kind: "raw_operand",
                line: 148,
            },
            FieldInfo {
                name: "Msc1",
                kind: "raw_operand",
                line: 150,
            },
            FieldInfo {
                name: "Msc2",
                kind: "raw_operand",
                line: 152,
            },
            FieldInfo {
                name: "Msc3",
                kind: "raw_operand",
                line: 154,
            },
            FieldInfo {
                name: "U",
                kind: "raw_operand",
                line: 156,
            },
            FieldInfo {
                name: "V",
                kind: "raw_operand",
                line: 158,
            },
            FieldInfo {
                name: "R",
                kind: "raw_operand",
                line: 160,
            },
            FieldInfo {
                name: "Lod",
                kind: "raw_operand",
                line: 162,
            },
        ],
        spec: "specs/instructions/3D_LOAD.md:5",
    },
    InstInfo {
        kind: InstKind::ThreeDSample4,
        name: "3D_SAMPLE4",
        opcode: Opcode::ThreeDSample4,
        sub_opcode: None,
        title: "gather one channel of four texels",
        group: "3D Extensions",
        platforms: PlatformSet::from_bits(0x79ff),
        fields: &[
            FieldInfo {
                name: "Op",
                kind: "uw{v4.0+}/ub{-v4.0}",
                line: 190,
            },
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 216,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 224,
            },
            FieldInfo {
                name: "Src_channel",
                kind: "ub",
                line: 226,
            },
            FieldInfo {
                name: "Aoffimmi",
                kind: "scalar{v3.4+}/uw{-v3.4}",
                line: 236,
            },
            FieldInfo {
                name: "Sampler",
                kind: "ub",
                line: 238,
            },
            FieldInfo {
                name: "Surface",
                kind: "ub",
                line: 240,
            },
            FieldInfo {
                name: "Dst",
                kind: "raw_operand",
                line: 242,
            },
            FieldInfo {
                name: "PairedSurface",
                kind: "raw_operand{v4.2+}",
                line: 244,
            },
            FieldInfo {
                name: "NumParams",
                kind: "ub",
                line: 246,
            },
            FieldInfo {
                name: "Ref",
                kind: "raw_operand",
                line: 248,
            },
            FieldInfo {
                name: "Lod",
                kind: "raw_operand",
                line: 250,
            },
            FieldInfo {
                name: "LodOffUV",
                kind: "raw_operand",
                line: 252,
            },
            FieldInfo {
                name: "Bias",
                kind: "raw_operand",
                line: 254,
            },
            FieldInfo {
                name: "BiasOffUV",
                kind: "raw_operand",
                line: 256,
            },
            FieldInfo {
                name: "U",
                kind: "raw_operand",
                line: 258,
            },
            FieldInfo {
                name: "V",
                kind: "raw_operand",
                line: 260,
            },
            FieldInfo {
                name: "Offu",
                kind: "raw_operand",
                line: 262,
            },
            FieldInfo {
                name: "Offv",
                kind: "raw_operand",
                line: 264,
            },
            FieldInfo {
                name: "R",
                kind: "raw_operand",
                line: 266,
            },
            FieldInfo {
                name: "OffUV",
                kind: "raw_operand",
                line: 268,
            },
            FieldInfo {
                name: "OffUV_R",
                kind: "raw_operand",
                line: 270,
            },
            FieldInfo {
                name: "Ai",
                kind: "raw_operand",
                line: 272,
            },
        ],
        spec: "specs/instructions/3D_SAMPLE4.md:5",
    },
    InstInfo {
        kind: InstKind::Info,
        name: "INFO",
        opcode: Opcode::Info,
        sub_opcode: None,
        title: "query a surface or its sampling pattern",
        group: "3D Extensions",
        platforms: PlatformSet::from_bits(0x79ff),
        fields: &[
            FieldInfo {
                name: "Op",
                kind: "ub",
                line: 35,
            },
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 42,
            },
            FieldInfo {
                name: "Channels",
                kind: "ub",
                line: 50,
            },
            FieldInfo {
                name: "Surface",
                kind: "ub",
                line: 52,
            },
            FieldInfo {
                name: "LOD",
                kind: "raw_operand",
                line: 54,
            },
            FieldInfo {
                name: "Dst",
                kind: "raw_operand",
                line: 56,
            },
        ],
        spec: "specs/instructions/INFO.md:5",
    },
    InstInfo {
        kind: InstKind::RtWrite,
        name: "RT_WRITE",
        opcode: Opcode::RtWrite,
        sub_opcode: None,
        title: "write a render target",
        group: "3D Extensions",
        platforms: PlatformSet::from_bits(0x79ff),
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 47,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 54,
            },
            FieldInfo {
                name: "Mode",
                kind: "uw",
                line: 56,
            },
            FieldInfo {
                name: "Surface",
                kind: "ub",
                line: 72,
            },
            FieldInfo {
                name: "Header",
                kind: "raw_operand",
                line: 74,
            },
            FieldInfo {
                name: "SI",
                kind: "vec_operand",
                line: 76,
            },
            FieldInfo {
                name: "CPS",
                kind: "vec_operand",
                line: 78,
            },
            FieldInfo {
                name: "RTI",
                kind: "scalar",
                line: 80,
            },
            FieldInfo {
                name: "Source0Alpha",
                kind: "raw_operand",
                line: 82,
            },
            FieldInfo {
                name: "oMask",
                kind: "raw_operand",
                line: 84,
            },
            FieldInfo {
                name: "R",
                kind: "raw_operand",
                line: 86,
            },
            FieldInfo {
                name: "G",
                kind: "raw_operand",
                line: 88,
            },
            FieldInfo {
                name: "B",
                kind: "raw_operand",
                line: 90,
            },
            FieldInfo {
                name: "A",
                kind: "raw_operand",
                line: 92,
            },
            FieldInfo {
                name: "SourceDepth",
                kind: "raw_operand",
                line: 94,
            },
            FieldInfo {
                name: "Stencil",
                kind: "raw_operand",
                line: 96,
            },
        ],
        spec: "specs/instructions/RT_WRITE.md:5",
    },
    InstInfo {
        kind: InstKind::UrbWrite,
        name: "URB_WRITE",
        opcode: Opcode::UrbWrite,
        sub_opcode: None,
        title: "write the unified return buffer",
        group: "3D Extensions",
        platforms: PlatformSet::from_bits(0x1ff),
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 34,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 40,
            },
            FieldInfo {
                name: "Num_out",
                kind: "ub",
                line: 42,
            },
            FieldInfo {
                name: "Channel_mask",
                kind: "raw_operand",
                line: 44,
            },
            FieldInfo {
                name: "Global_offset",
                kind: "uw",
                line: 46,
            },
            FieldInfo {
                name: "URB_handle",
                kind: "raw_operand",
                line: 48,
            },
            FieldInfo {
                name: "Per_slot_offset",
                kind: "raw_operand",
                line: 50,
            },
            FieldInfo {
                name: "Vertex_data",
                kind: "raw_operand",
                line: 52,
            },
        ],
        spec: "specs/instructions/URB_WRITE.md:5",
    },
    InstInfo {
        kind: InstKind::TypedAtomic,
        name: "TYPED_ATOMIC",
        opcode: Opcode::TypedAtomic,
        sub_opcode: None,
        title: "atomic operation on texels",
        group: "3D Extensions",
        platforms: PlatformSet::from_bits(0x1ff),
        fields: &[
            FieldInfo {
                name: "Op",
                kind: "ub",
                line: 32,
            },
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 39,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 45,
            },
            FieldInfo {
                name: "Surface",
                kind: "ub",
                line: 47,
            },
            FieldInfo {
                name: "U",
                kind: "raw_operand",
                line: 49,
            },
            FieldInfo {
                name: "V",
                kind: "raw_operand",
                line: 51,
            },
            FieldInfo {
                name: "R",
                kind: "raw_operand",
                line: 53,
            },
            FieldInfo {
                name: "LOD",
                kind: "raw_operand",
                line: 55,
            },
            FieldInfo {
                name: "Src0",
                kind: "raw_operand",
                line: 57,
            },
            FieldInfo {
                name: "Src1",
                kind: "raw_operand",
                line: 59,
            },
            FieldInfo {
                name: "Dst",
                kind: "raw_operand",
                line: 61,
            },
        ],
        spec: "specs/instructions/TYPED_ATOMIC.md:5",
    },
    InstInfo {
        kind: InstKind::Gather4Scaled,
        name: "GATHER4_SCALED",
        opcode: Opcode::Gather4Scaled,
        sub_opcode: None,
        title: "read up to four dwords for each channel",
        group: "Surface-based Memory Access Instructions",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 36,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 43,
            },
            FieldInfo {
                name: "Channels",
                kind: "ub",
                line: 45,
            },
            FieldInfo {
                name: "Scale",
                kind: "uw",
                line: 47,
            },
            FieldInfo {
                name: "Surface",
                kind: "ub",
                line: 49,
            },
            FieldInfo {
                name: "Offset",
                kind: "scalar",
                line: 51,
            },
            FieldInfo {
                name: "Element_offset",
                kind: "raw_operand",
                line: 53,
            },
            FieldInfo {
                name: "Dst",
                kind: "raw_operand",
                line: 55,
            },
        ],
        spec: "specs/instructions/GATHER4_SCALED.md:5",
    },
    InstInfo {
        kind: InstKind::Scatter4Scaled,
        name: "SCATTER4_SCALED",
        opcode: Opcode::Scatter4Scaled,
        sub_opcode: None,
        title: "write up to four dwords for each channel",
        group: "Surface-based Memory Access Instructions",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 36,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 43,
            },
            FieldInfo {
                name: "Channels",
                kind: "ub",
                line: 45,
            },
            FieldInfo {
                name: "Scale",
                kind: "uw",
                line: 47,
            },
            FieldInfo {
                name: "Surface",
                kind: "ub",
                line: 49,
            },
            FieldInfo {
                name: "Offset",
                kind: "scalar",
                line: 51,
            },
            FieldInfo {
                name: "Element_offset",
                kind: "raw_operand",
                line: 53,
            },
            FieldInfo {
                name: "Src",
                kind: "raw_operand",
                line: 55,
            },
        ],
        spec: "specs/instructions/SCATTER4_SCALED.md:5",
    },
    InstInfo {
        kind: InstKind::GatherScaled,
        name: "GATHER_SCALED",
        opcode: Opcode::GatherScaled,
        sub_opcode: None,
        title: "read bytes for each channel",
        group: "Surface-based Memory Access Instructions",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 30,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 32,
            },
            FieldInfo {
                name: "Block_size",
                kind: "ub",
                line: 34,
            },
            FieldInfo {
                name: "Num_blocks",
                kind: "ub",
                line: 36,
            },
            FieldInfo {
                name: "Scale",
                kind: "uw",
                line: 44,
            },
            FieldInfo {
                name: "Surface",
                kind: "ub",
                line: 46,
            },
            FieldInfo {
                name: "Offset",
                kind: "scalar",
                line: 48,
            },
            FieldInfo {
                name: "Element_offset",
                kind: "raw_operand",
                line: 50,
            },
            FieldInfo {
                name: "Dst",
                kind: "raw_operand",
                line: 52,
            },
        ],
        spec: "specs/instructions/GATHER_SCALED.md:5",
    },
    InstInfo {
        kind: InstKind::ScatterScaled,
        name: "SCATTER_SCALED",
        opcode: Opcode::ScatterScaled,
        sub_opcode: None,
        title: "write bytes for each channel",
        group: "Surface-based Memory Access Instructions",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 30,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 32,
            },
            FieldInfo {
                name: "Block_size",
                kind: "ub",
                line: 34,
            },
            FieldInfo {
                name: "Num_blocks",
                kind: "ub",
                line: 36,
            },
            FieldInfo {
                name: "Scale",
                kind: "uw",
                line: 44,
            },
            FieldInfo {
                name: "Surface",
                kind: "ub",
                line: 46,
            },
            FieldInfo {
                name: "Offset",
                kind: "scalar",
                line: 48,
            },
            FieldInfo {
                name: "Element_offset",
                kind: "raw_operand",
                line: 50,
            },
            FieldInfo {
                name: "Src",
                kind: "raw_operand",
                line: 52,
            },
        ],
        spec: "specs/instructions/SCATTER_SCALED.md:5",
    },
    InstInfo {
        kind: InstKind::RawSends,
        name: "RAW_SENDS",
        opcode: Opcode::RawSends,
        sub_opcode: None,
        title: "message in two parts to a shared function",
        group: "Miscellaneous Instructions",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Modifiers",
                kind: "ub",
                line: 30,
            },
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 39,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 41,
            },
            FieldInfo {
                name: "NumSrc0",
                kind: "ub",
                line: 43,
            },
            FieldInfo {
                name: "NumSrc1",
                kind: "ub",
                line: 45,
            },
            FieldInfo {
                name: "NumDst",
                kind: "ub",
                line: 47,
            },
            FieldInfo {
                name: "SFID",
                kind: "ub{v3.6+}",
                line: 49,
            },
            FieldInfo {
                name: "ExMsgDesc",
                kind: "scalar",
                line: 51,
            },
            FieldInfo {
                name: "Desc",
                kind: "scalar",
                line: 53,
            },
            FieldInfo {
                name: "Src0",
                kind: "raw_operand",
                line: 55,
            },
            FieldInfo {
                name: "Src1",
                kind: "raw_operand",
                line: 57,
            },
            FieldInfo {
                name: "Dst",
                kind: "raw_operand",
                line: 59,
            },
        ],
        spec: "specs/instructions/RAW_SENDS.md:5",
    },
    InstInfo {
        kind: InstKind::Lifetime,
        name: "LIFETIME",
        opcode: Opcode::Lifetime,
        sub_opcode: None,
        title: "start or end of use of a variable",
        group: "Miscellaneous Instructions",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "properties",
                kind: "ub",
                line: 22,
            },
            FieldInfo {
                name: "variable",
                kind: "ud{v3.4+}/uw{-v3.4}",
                line: 36,
            },
        ],
        spec: "specs/instructions/LIFETIME.md:5",
    },
    InstInfo {
        kind: InstKind::Sbarrier,
        name: "SBARRIER",
        opcode: Opcode::Sbarrier,
        sub_opcode: None,
        title: "barrier in two halves",
        group: "Synchronization Instructions",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Mode",
                kind: "ub",
                line: 27,
            },
        ],
        spec: "specs/instructions/SBARRIER.md:5",
    },
    InstInfo {
        kind: InstKind::DwordAtomic,
        name: "DWORD_ATOMIC",
        opcode: Opcode::DwordAtomic,
        sub_opcode: None,
        title: "atomic operation for each channel on a surface",
        group: "Surface-based Memory Access Instructions",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Op",
                kind: "ub",
                line: 32,
            },
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 39,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 49,
            },
            FieldInfo {
                name: "Surface",
                kind: "ub",
                line: 51,
            },
            FieldInfo {
                name: "Element_offset",
                kind: "raw_operand",
                line: 53,
            },
            FieldInfo {
                name: "Src0",
                kind: "raw_operand",
                line: 55,
            },
            FieldInfo {
                name: "Src1",
                kind: "raw_operand",
                line: 57,
            },
            FieldInfo {
                name: "Dst",
                kind: "raw_operand",
                line: 59,
            },
        ],
        spec: "specs/instructions/DWORD_ATOMIC.md:5",
    },
    InstInfo {
        kind: InstKind::Sqrtm,
        name: "SQRTM",
        opcode: Opcode::Sqrtm,
        sub_opcode: None,
        title: "square root, correctly rounded",
        group: "Arithmetic Instructions",
        platforms: PlatformSet::from_bits(0x7e23),
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 23,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 25,
            },
            FieldInfo {
                name: "Dst",
                kind: "vec_operand",
                line: 27,
            },
            FieldInfo {
                name: "Src0",
                kind: "vec_operand",
                line: 29,
            },
        ],
        spec: "specs/instructions/SQRTM.md:5",
    },
    InstInfo {
        kind: InstKind::Divm,
        name: "DIVM",
        opcode: Opcode::Divm,
        sub_opcode: None,
        title: "quotient, correctly rounded",
        group: "Arithmetic Instructions",
        platforms: PlatformSet::from_bits(0x7e23),
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 23,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 25,
            },
            FieldInfo {
                name: "Dst",
                kind: "vec_operand",
                line: 27,
            },
            FieldInfo {
                name: "Src0",
                kind: "vec_operand",
                line: 29,
            },
            FieldInfo {
                name: "Src1",
                kind: "vec_operand",
                line: 31,
            },
        ],
        spec: "specs/instructions/DIVM.md:5",
    },
    InstInfo {
        kind: InstKind::Rol,
        name: "ROL",
        opcode: Opcode::Rol,
        sub_opcode: None,
        title: "rotate left",
        group: "Logic and Shift Instructions",
        platforms: PlatformSet::from_bits(0x7ff8),
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 26,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 28,
            },
            FieldInfo {
                name: "Dst",
                kind: "vec_operand",
                line: 30,
            },
            FieldInfo {
                name: "Src0",
                kind: "vec_operand",
                line: 32,
            },
            FieldInfo {
                name: "Src1",
                kind: "vec_operand",
                line: 34,
            },
        ],
        spec: "specs/instructions/ROL.md:5",
    },
    InstInfo {
        kind: InstKind::Ror,
        name: "ROR",
        opcode: Opcode::Ror,
        sub_opcode: None,
        title: "rotate right",
        group: "Logic and Shift Instructions",
        platforms: PlatformSet::from_bits(0x7ff8),
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 26,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 28,
            },
            FieldInfo {
                name: "Dst",
                kind: "vec_operand",
                line: 30,
            },
            FieldInfo {
                name: "Src0",
                kind: "vec_operand",
                line: 32,
            },
            FieldInfo {
                name: "Src1",
                kind: "vec_operand",
                line: 34,
            },
        ],
        spec: "specs/instructions/ROR.md:5",
    },
    InstInfo {
        kind: InstKind::Dp4a,
        name: "DP4A",
        opcode: Opcode::Dp4a,
        sub_opcode: None,
        title: "dot product of four bytes, accumulated",
        group: "Arithmetic Instructions",
        platforms: PlatformSet::from_bits(0x7ff0),
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 27,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 29,
            },
            FieldInfo {
                name: "Dst",
                kind: "vec_operand",
                line: 31,
            },
            FieldInfo {
                name: "Src0",
                kind: "vec_operand",
                line: 33,
            },
            FieldInfo {
                name: "Src1",
                kind: "vec_operand",
                line: 35,
            },
            FieldInfo {
                name: "Src2",
                kind: "vec_operand",
                line: 37,
            },
        ],
        spec: "specs/instructions/DP4A.md:5",
    },
    InstInfo {
        kind: InstKind::Dpas,
        name: "DPAS",
        opcode: Opcode::Dpas,
        sub_opcode: None,
        title: "systolic dot product, accumulated",
        group: "Arithmetic Instructions",
        platforms: PlatformSet::from_bits(0x7f60),
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 46,
            },
            FieldInfo {
                name: "Dst",
                kind: "raw_operand",
                line: 53,
            },
            FieldInfo {
                name: "Src0",
                kind: "raw_operand",
                line: 55,
            },
            FieldInfo {
                name: "Src1",
                kind: "raw_operand",
                line: 57,
            },
            FieldInfo {
                name: "Src2",
                kind: "vec_operand",
                line: 59,
            },
            FieldInfo {
                name: "W",
                kind: "ub",
                line: 61,
            },
            FieldInfo {
                name: "A",
                kind: "ub",
                line: 63,
            },
            FieldInfo {
                name: "SD",
                kind: "ub",
                line: 65,
            },
            FieldInfo {
                name: "RC",
                kind: "ub",
                line: 67,
            },
        ],
        spec: "specs/instructions/DPAS.md:5",
    },
    InstInfo {
        kind: InstKind::Add3,
        name: "ADD3",
        opcode: Opcode::Add3,
        sub_opcode: None,
        title: "sum of three values",
        group: "Arithmetic Instructions",
        platforms: PlatformSet::from_bits(0x7fe0),
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 23,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 25,
            },
            FieldInfo {
                name: "Dst",
                kind: "vec_operand",
                line: 27,
            },
            FieldInfo {
                name: "Src0",
                kind: "vec_operand",
                line: 29,
            },
            FieldInfo {
                name: "Src1",
                kind: "vec_operand",
                line: 31,
            },
            FieldInfo {
                name: "Src2",
                kind: "vec_operand",
                line: 33,
            },
        ],
        spec: "specs/instructions/ADD3.md:5",
    },
    InstInfo {
        kind: InstKind::Bfn,
        name: "BFN",
        opcode: Opcode::Bfn,
        sub_opcode: None,
        title: "any bitwise function of three values",
        group: "Logic and Shift Instructions",
        platforms: PlatformSet::from_bits(0x7fe0),
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 29,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 31,
            },
            FieldInfo {
                name: "Dst",
                kind: "vec_operand",
                line: 33,
            },
            FieldInfo {
                name: "Src0",
                kind: "vec_operand",
                line: 35,
            },
            FieldInfo {
                name: "Src1",
                kind: "vec_operand",
                line: 37,
            },
            FieldInfo {
                name: "Src2",
                kind: "vec_operand",
                line: 39,
            },
            FieldInfo {
                name: "BooleanFuncCtrl",
                kind: "ub",
                line: 41,
            },
        ],
        spec: "specs/instructions/BFN.md:5",
    },
    InstInfo {
        kind: InstKind::QwGather,
        name: "QW_GATHER",
        opcode: Opcode::QwGather,
        sub_opcode: None,
        title: "read qwords for each channel",
        group: "Surface-based Memory Access Instructions",
        platforms: PlatformSet::from_bits(0x600),
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 29,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 39,
            },
            FieldInfo {
                name: "Num_blocks",
                kind: "ub",
                line: 41,
            },
            FieldInfo {
                name: "Surface",
                kind: "ub",
                line: 49,
            },
            FieldInfo {
                name: "Offset",
                kind: "raw_operand",
                line: 51,
            },
            FieldInfo {
                name: "Dst",
                kind: "raw_operand",
                line: 53,
            },
        ],
        spec: "specs/instructions/QW_GATHER.md:5",
    },
    InstInfo {
        kind: InstKind::QwScatter,
        name: "QW_SCATTER",
        opcode: Opcode::QwScatter,
        sub_opcode: None,
        title: "write qwords for each channel",
        group: "Surface-based Memory Access Instructions",
        platforms: PlatformSet::from_bits(0x600),
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 29,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 39,
            },
            FieldInfo {
                name: "Num_blocks",
                kind: "ub",
                line: 41,
            },
            FieldInfo {
                name: "Surface",
                kind: "ub",
                line: 49,
            },
            FieldInfo {
                name: "Offset",
                kind: "raw_operand",
                line: 51,
            },
            FieldInfo {
                name: "Src",
                kind: "raw_operand",
                line: 53,
            },
        ],
        spec: "specs/instructions/QW_SCATTER.md:5",
    },
    InstInfo {
        kind: InstKind::LscUntyped,
        name: "LSC_UNTYPED",
        opcode: Opcode::LscUntyped,
        sub_opcode: None,
        title: "load, store or atomic on bytes",
        group: "LSC Load/Store/Atomic Operations",
        platforms: PlatformSet::from_bits(0x7fc0),
        fields: &[
            FieldInfo {
                name: "LscSubOp",
                kind: "ub",
                line: 182,
            },
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 216,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 218,
            },
            FieldInfo {
                name: "LscSFID",
                kind: "ub",
                line: 220,
            },
            FieldInfo {
                name: "CachingL1",
                kind: "ub",
                line: 226,
            },
            FieldInfo {
                name: "CachingL3",
                kind: "ub",
                line: 228,
            },
            FieldInfo {
                name: "AddrType",
                kind: "ub",
                line: 230,
            },
            FieldInfo {
                name: "AddrScale",
                kind: "uw",
                line: 232,
            },
            FieldInfo {
                name: "AddrImmOffset",
                kind: "d",
                line: 234,
            },
            FieldInfo {
                name: "AddrSize",
                kind: "ub",
                line: 236,
            },
            FieldInfo {
                name: "DataSize",
                kind: "ub",
                line: 238,
            },
            FieldInfo {
                name: "DataOrder",
                kind: "ub",
                line: 240,
            },
            FieldInfo {
                name: "DataElemsPerAddr",
                kind: "ub",
                line: 242,
            },
            FieldInfo {
                name: "ChMaskCopy",
                kind: "ub",
                line: 244,
            },
            FieldInfo {
                name: "ChMask",
                kind: "ub",
                line: 249,
            },
            FieldInfo {
                name: "Blocks",
                kind: "ub",
                line: 251,
            },
            FieldInfo {
                name: "BlockWidth",
                kind: "uw",
                line: 253,
            },
            FieldInfo {
                name: "BlockHeight",
                kind: "uw",
                line: 255,
            },
            FieldInfo {
                name: "VNNI",
                kind: "ub",
                line: 257,
            },
            FieldInfo {
                name: "Surface",
                kind: "vec_operand",
                line: 262,
            },
            FieldInfo {
                name: "SurfaceIndex",
                kind: "ud{v4.2+}",
                line: 264,
            },
            FieldInfo {
                name: "DstData",
                kind: "raw_operand",
                line: 266,
            },
            FieldInfo {
                name: "Src0Addrs",
                kind: "raw_operand",
                line: 268,
            },
            FieldInfo {
                name: "Src0AddrBase",
                kind: "raw_operand",
                line: 270,
            },
            FieldInfo {
                name: "Src0AddrPitch",
                kind: "vec_operand",
                line: 272,
            },
            FieldInfo {
                name: "SurfaceBaseAddr",
                kind: "vec_operand",
                line: 274,
            },
            FieldInfo {
                name: "SurfaceWidth",
                kind: "vec_operand",
                line: 276,
            },
            FieldInfo {
                name: "SurfaceHeight",
                kind: "vec_operand",
                line: 278,
            },
            FieldInfo {
                name: "SurfacePitch",
                kind: "vec_operand",
                line: 280,
            },
            FieldInfo {
                name: "Src0AddrX",
                kind: "vec_operand",
                line: 282,
            },
            FieldInfo {
                name: "Src0OffsetX",
                kind: "d{v4.2+}",
                line: 284,
            },
            FieldInfo {
                name: "Src0AddrY",
                kind: "vec_operand",
                line: 286,
            },
            FieldInfo {
                name: "Src0OffsetY",
                kind: "d{v4.2+}",
                line: 288,
            },
            FieldInfo {
                name: "Src0Data",
                kind: "raw_operand",
                line: 290,
            },
            FieldInfo {
                name: "Src1Data",
                kind: "raw_operand",
                line: 292,
            },
            FieldInfo {
                name: "Src2Data",
                kind: "raw_operand",
                line: 294,
            },
        ],
        spec: "specs/instructions/LSC_UNTYPED.md:5",
    },
    InstInfo {
        kind: InstKind::LscTyped,
        name: "LSC_TYPED",
        opcode: Opcode::LscTyped,
        sub_opcode: None,
        title: "load, store or atomic on texels",
        group: "LSC Load/Store/Atomic Operations",
        platforms: PlatformSet::from_bits(0x7fc0),
        fields: &[
            FieldInfo {
                name: "LscSubOp",
                kind: "ub",
                line: 125,
            },
            FieldInfo {
                name: "ExecSize",
                kind: "ub",
                line: 154,
            },
            FieldInfo {
                name: "Predicate",
                kind: "uw",
                line: 156,
            },
            FieldInfo {
                name: "CachingL1",
                kind: "ub",
                line: 158,
            },
            FieldInfo {
                name: "CachingL3",
                kind: "ub",
                line: 160,
            },
            FieldInfo {
                name: "AddrType",
                kind: "ub",
                line: 162,
            },
            FieldInfo {
                name: "AddrSize",
                kind: "ub",
                line: 169,
            },
            FieldInfo {
                name: "DataSize",
                kind: "ub",
                line: 171,
            },
            FieldInfo {
                name: "DataOrder",
                kind: "ub",
                line: 173,
            },
            FieldInfo {
                name: "DataElemsPerAddr",
                kind: "ub",
                line: 175,
            },
            FieldInfo {
                name: "ChMaskCopy",
                kind: "ub",
                line: 177,
            },
            FieldInfo {
                name: "ChMask",
                kind: "ub",
                line: 182,
            },
            FieldInfo {
                name: "BlockWidth",
                kind: "uw",
                line: 184,
            },
            FieldInfo {
                name: "BlockHeight",
                kind: "uw",
                line: 186,
            },
            FieldInfo {
                name: "Surface",
                kind: "vec_operand",
                line: 188,
            },
            FieldInfo {
                name: "SurfaceIndex",
                kind: "ud{v4.2+}",
                line: 190,
            },
            FieldInfo {
                name: "DstData",
                kind: "raw_operand",
                line: 192,
            },
            FieldInfo {
                name: "Src0AddrsU",
                kind: "raw_operand",
                line: 194,
            },
            FieldInfo {
                name: "Src0OffsetU",
                kind: "d{v4.2+}",
                line: 196,
            },
            FieldInfo {
                name: "Src0AddrsV",
                kind: "raw_operand",
                line: 198,
            },
            FieldInfo {
                name: "Src0OffsetV",
                kind: "d{v4.2+}",
                line: 200,
            },
            FieldInfo {
                name: "Src0AddrsR",
                kind: "raw_operand",
                line: 202,
            },
            FieldInfo {
                name: "Src0OffsetR",
                kind: "d{v4.2+}",
                line: 204,
            },
            FieldInfo {
                name: "Src0AddrsLOD",
                kind: "raw_operand",
                line: 206,
            },
            FieldInfo {
                name: "Src0AddrX",
                kind: "vec_operand",
                line: 208,
            },
            FieldInfo {
                name: "Src0OffsetX",
                kind: "d{v4.2+}",
                line: 210,
            },
            FieldInfo {
                name: "Src0AddrY",
                kind: "vec_operand",
                line: 212,
            },
            FieldInfo {
                name: "Src0OffsetY",
                kind: "d{v4.2+}",
                line: 214,
            },
            FieldInfo {
                name: "Src1Data",
                kind: "raw_operand",
                line: 216,
            },
            FieldInfo {
                name: "Src2Data",
                kind: "raw_operand",
                line: 218,
            },
        ],
        spec: "specs/instructions/LSC_TYPED.md:5",
    },
    InstInfo {
        kind: InstKind::LscFence,
        name: "LSC_FENCE",
        opcode: Opcode::LscFence,
        sub_opcode: None,
        title: "order accesses of the load and store unit",
        group: "LSC Load/Store/Atomic Operations",
        platforms: PlatformSet::from_bits(0x7fc0),
        fields: &[
            FieldInfo {
                name: "ExecSize",
                kind: "ub",
                line: 23,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 32,
            },
            FieldInfo {
                name: "LscSFID",
                kind: "ub",
                line: 34,
            },
            FieldInfo {
                name: "LscFenceOp",
                kind: "ub",
                line: 36,
            },
            FieldInfo {
                name: "LscScope",
                kind: "ub",
                line: 46,
            },
        ],
        spec: "specs/instructions/LSC_FENCE.md:5",
    },
    InstInfo {
        kind: InstKind::RtRead,
        name: "RT_READ",
        opcode: Opcode::RtRead,
        sub_opcode: None,
        title: "read a render target",
        group: "3D Extensions",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 34,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 47,
            },
            FieldInfo {
                name: "Mode",
                kind: "uw",
                line: 49,
            },
            FieldInfo {
                name: "Surface",
                kind: "ub",
                line: 55,
            },
            FieldInfo {
                name: "SI",
                kind: "vec_operand",
                line: 57,
            },
            FieldInfo {
                name: "Dst",
                kind: "raw_operand",
                line: 59,
            },
        ],
        spec: "specs/instructions/RT_READ.md:5",
    },
    InstInfo {
        kind: InstKind::Madw,
        name: "MADW",
        opcode: Opcode::Madw,
        sub_opcode: None,
        title: "product plus a third value, in double width",
        group: "Arithmetic Instructions",
        platforms: PlatformSet::ALL,
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 32,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 42,
            },
            FieldInfo {
                name: "Dst",
                kind: "vec_operand",
                line: 44,
            },
            FieldInfo {
                name: "Src0",
                kind: "vec_operand",
                line: 46,
            },
            FieldInfo {
                name: "Src1",
                kind: "vec_operand",
                line: 48,
            },
            FieldInfo {
                name: "Src2",
                kind: "vec_operand",
                line: 50,
            },
        ],
        spec: "specs/instructions/MADW.md:5",
    },
    InstInfo {
        kind: InstKind::Add3o,
        name: "ADD3O",
        opcode: Opcode::Add3o,
        sub_opcode: None,
        title: "sum of three values with an overflow flag",
        group: "Arithmetic Instructions",
        platforms: PlatformSet::from_bits(0x7fe0),
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 26,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 28,
            },
            FieldInfo {
                name: "Dst",
                kind: "vec_operand",
                line: 30,
            },
            FieldInfo {
                name: "Src0",
                kind: "vec_operand",
                line: 32,
            },
            FieldInfo {
                name: "Src1",
                kind: "vec_operand",
                line: 34,
            },
            FieldInfo {
                name: "Src2",
                kind: "vec_operand",
                line: 36,
            },
        ],
        spec: "specs/instructions/ADD3O.md:5",
    },
    InstInfo {
        kind: InstKind::Invm,
        name: "INVM",
        opcode: Opcode::Invm,
        sub_opcode: None,
        title: "step of a correctly rounded quotient",
        group: "Arithmetic Instructions",
        platforms: PlatformSet::from_bits(0x7e22),
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 31,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 33,
            },
            FieldInfo {
                name: "Dst",
                kind: "vec_operand",
                line: 35,
            },
            FieldInfo {
                name: "PredDst",
                kind: "vec_operand",
                line: 37,
            },
            FieldInfo {
                name: "Src0",
                kind: "vec_operand",
                line: 39,
            },
            FieldInfo {
                name: "Src1",
                kind: "vec_operand",
                line: 41,
            },
        ],
        spec: "specs/instructions/INVM.md:5",
    },
    InstInfo {
        kind: InstKind::Rsqtm,
        name: "RSQTM",
        opcode: Opcode::Rsqtm,
        sub_opcode: None,
        title: "step of a correctly rounded square root",
        group: "Arithmetic Instructions",
        platforms: PlatformSet::from_bits(0x7e22),
        fields: &[
            FieldInfo {
                name: "Exec_size",
                kind: "ub",
                line: 31,
            },
            FieldInfo {
                name: "Pred",
                kind: "uw",
                line: 33,
            },
            FieldInfo {
                name: "Dst",
                kind: "vec_operand",
                line: 35,
            },
            FieldInfo {
                name: "PredDst",
                kind: "vec_operand",
                line: 37,
            },
            FieldInfo {
                name: "Src0",
                kind: "vec_operand",
                line: 39,
            },
        ],
        spec: "specs/instructions/RSQTM.md:5",
    },
];
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
        Self::Svm,
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
        Self::Invm,
        Self::Rsqtm,
    ];
    /// What is known about it.
    pub fn info(self) -> &'static InstInfo {
        &TABLE[self as usize]
    }

    /// The instruction of a name in the specification, in any case.
    pub fn from_name(name: &str) -> Option<Self> {
        TABLE
            .iter()
            .find(|info| info.name.eq_ignore_ascii_case(name))
            .map(|info| info.kind)
    }
}

impl core::fmt::Display for InstKind {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.pad(self.info().name)
    }
}

impl core::str::FromStr for InstKind {
    type Err = openvisa_codec::UnknownName;
    fn from_str(name: &str) -> Result<Self, Self::Err> {
        Self::from_name(name)
            .ok_or(openvisa_codec::UnknownName {
                enumeration: "InstKind",
            })
    }
}
