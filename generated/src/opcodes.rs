// @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.

//! Opcodes.

openvisa_isa_core::enumeration! {
    /// The first byte of an instruction.
    pub enum Opcode: u8, "an opcode" {
        /// `ADD`: addition. `specs/instructions/ADD.md:5`
        Add = 0x01, "ADD", None;
        /// `AVG`: average of integers, rounded up. `specs/instructions/AVG.md:5`
        Avg = 0x02, "AVG", None;
        /// `DIV`: quotient. `specs/instructions/DIV.md:5`
        Div = 0x03, "DIV", None;
        /// `DP2`: dot product of vectors of two. `specs/instructions/DP2.md:5`
        Dp2 = 0x04, "DP2", None;
        /// `DP3`: dot product of vectors of three. `specs/instructions/DP3.md:5`
        Dp3 = 0x05, "DP3", None;
        /// `DP4`: dot product of vectors of four. `specs/instructions/DP4.md:5`
        Dp4 = 0x06, "DP4", None;
        /// `DPH`: homogeneous dot product. `specs/instructions/DPH.md:5`
        Dph = 0x07, "DPH", None;
        /// `EXP`: power of two. `specs/instructions/EXP.md:5`
        Exp = 0x08, "EXP", None;
        /// `FRC`: fractional part. `specs/instructions/FRC.md:5`
        Frc = 0x09, "FRC", None;
        /// `LINE`: line equation. `specs/instructions/LINE.md:5`
        Line = 0x0a, "LINE", None;
        /// `LOG`: logarithm to base two. `specs/instructions/LOG.md:5`
        Log = 0x0b, "LOG", None;
        /// `MAD`: product plus a third value. `specs/instructions/MAD.md:5`
        Mad = 0x0c, "MAD", None;
        /// `MULH`: high half of a product. `specs/instructions/MULH.md:5`
        Mulh = 0x0d, "MULH", None;
        /// `LRP`: linear interpolation. `specs/instructions/LRP.md:5`
        Lrp = 0x0e, "LRP", None;
        /// `MOD`: remainder. `specs/instructions/MOD.md:5`
        Mod = 0x0f, "MOD", None;
        /// `MUL`: product. `specs/instructions/MUL.md:5`
        Mul = 0x10, "MUL", None;
        /// `POW`: power. `specs/instructions/POW.md:5`
        Pow = 0x11, "POW", None;
        /// `RNDD`: round down. `specs/instructions/RNDD.md:5`
        Rndd = 0x12, "RNDD", None;
        /// `RNDU`: round up. `specs/instructions/RNDU.md:5`
        Rndu = 0x13, "RNDU", None;
        /// `RNDE`: round to nearest, ties to even. `specs/instructions/RNDE.md:5`
        Rnde = 0x14, "RNDE", None;
        /// `RNDZ`: round towards zero. `specs/instructions/RNDZ.md:5`
        Rndz = 0x15, "RNDZ", None;
        /// `SAD2`: sum of two absolute differences. `specs/instructions/SAD2.md:5`
        Sad2 = 0x16, "SAD2", None;
        /// `SIN`: sine. `specs/instructions/SIN.md:5`
        Sin = 0x17, "SIN", None;
        /// `COS`: cosine. `specs/instructions/COS.md:5`
        Cos = 0x18, "COS", None;
        /// `SQRT`: square root. `specs/instructions/SQRT.md:5`
        Sqrt = 0x19, "SQRT", None;
        /// `RSQRT`: reciprocal of a square root. `specs/instructions/RSQRT.md:5`
        Rsqrt = 0x1a, "RSQRT", None;
        /// `INV`: reciprocal. `specs/instructions/INV.md:5`
        Inv = 0x1b, "INV", None;
        /// `DPASW`: systolic dot product over a pair of execution units. `specs/instructions/DPASW.md:5`
        Dpasw = 0x1c, "DPASW", None;
        /// `FCVT`: conversion to and from short floating-point formats. `specs/instructions/FCVT.md:5`
        Fcvt = 0x1d, "FCVT", None;
        /// `SRND`: rounding by random bits. `specs/instructions/SRND.md:5`
        Srnd = 0x1e, "SRND", None;
        /// `LZD`: count of leading zeros. `specs/instructions/LZD.md:5`
        Lzd = 0x1f, "LZD", None;
        /// `AND`: bitwise and. `specs/instructions/AND.md:5`
        And = 0x20, "AND", None;
        /// `OR`: bitwise or. `specs/instructions/OR.md:5`
        Or = 0x21, "OR", None;
        /// `XOR`: bitwise exclusive or. `specs/instructions/XOR.md:5`
        Xor = 0x22, "XOR", None;
        /// `NOT`: bitwise complement. `specs/instructions/NOT.md:5`
        Not = 0x23, "NOT", None;
        /// `SHL`: shift left. `specs/instructions/SHL.md:5`
        Shl = 0x24, "SHL", None;
        /// `SHR`: shift right, filling with zeros. `specs/instructions/SHR.md:5`
        Shr = 0x25, "SHR", None;
        /// `ASR`: shift right, keeping the sign. `specs/instructions/ASR.md:5`
        Asr = 0x26, "ASR", None;
        /// `CBIT`: count of bits that are 1. `specs/instructions/CBIT.md:5`
        Cbit = 0x27, "CBIT", None;
        /// `ADDR_ADD`: compute addresses for indirect operands. `specs/instructions/ADDR_ADD.md:5`
        AddrAdd = 0x28, "ADDR_ADD", None;
        /// `MOV`: copy and convert. `specs/instructions/MOV.md:5`
        Mov = 0x29, "MOV", None;
        /// `SEL`: choice between two values. `specs/instructions/SEL.md:5`
        Sel = 0x2a, "SEL", None;
        /// `SETP`: set predicate bits from a number. `specs/instructions/SETP.md:5`
        Setp = 0x2b, "SETP", None;
        /// `CMP`: comparison. `specs/instructions/CMP.md:5`
        Cmp = 0x2c, "CMP", None;
        /// `MOVS`: copy of surface and sampler states. `specs/instructions/MOVS.md:5`
        Movs = 0x2d, "MOVS", None;
        /// `FBL`: first bit that is 1 from below. `specs/instructions/FBL.md:5`
        Fbl = 0x2e, "FBL", None;
        /// `FBH`: first significant bit from above. `specs/instructions/FBH.md:5`
        Fbh = 0x2f, "FBH", None;
        /// `SUBROUTINE`: start of a subroutine. `specs/instructions/SUBROUTINE.md:5`
        Subroutine = 0x30, "SUBROUTINE", None;
        /// `LABEL`: position of a label. `specs/instructions/LABEL.md:5`
        Label = 0x31, "LABEL", None;
        /// `JMP`: jump. `specs/instructions/JMP.md:5`
        Jmp = 0x32, "JMP", None;
        /// `CALL`: call of a subroutine. `specs/instructions/CALL.md:5`
        Call = 0x33, "CALL", None;
        /// `RET`: return from a subroutine. `specs/instructions/RET.md:5`
        Ret = 0x34, "RET", None;
        /// `OWORD_LD`: read consecutive owords. `specs/instructions/OWORD_LD.md:5`
        OwordLd = 0x35, "OWORD_LD", None;
        /// `OWORD_ST`: write consecutive owords. `specs/instructions/OWORD_ST.md:5`
        OwordSt = 0x36, "OWORD_ST", None;
        /// `MEDIA_LD`: read a rectangle of pixels. `specs/instructions/MEDIA_LD.md:5`
        MediaLd = 0x37, "MEDIA_LD", None;
        /// `MEDIA_ST`: write a rectangle of pixels. `specs/instructions/MEDIA_ST.md:5`
        MediaSt = 0x38, "MEDIA_ST", None;
        /// `GATHER`: read an element for each channel. `specs/instructions/GATHER.md:5`
        Gather = 0x39, "GATHER", None;
        /// `SCATTER`: write an element for each channel. `specs/instructions/SCATTER.md:5`
        Scatter = 0x3a, "SCATTER", None;
        /// `OWORD_LD_UNALIGNED`: read consecutive owords from any dword. `specs/instructions/OWORD_LD_UNALIGNED.md:5`
        OwordLdUnaligned = 0x3c, "OWORD_LD_UNALIGNED", None;
        /// `SAMPLE`: sample a texture, in the older form. `specs/instructions/SAMPLE.md:5`
        Sample = 0x40, "SAMPLE", None;
        /// `SAMPLE_UNORM`: sample a grid of normalized pixels. `specs/instructions/SAMPLE_UNORM.md:5`
        SampleUnorm = 0x41, "SAMPLE_UNORM", None;
        /// `LOAD`: read texels without filtering, in the older form. `specs/instructions/LOAD.md:5`
        Load = 0x42, "LOAD", None;
        /// `AVS`: scale video. `specs/instructions/AVS.md:5`
        Avs = 0x43, "AVS", None;
        /// `VA`: video analytics. `specs/instructions/VA.md:5`
        Va = 0x44, "VA", None;
        /// `MIN_MAX`: smaller or larger value. `specs/instructions/MIN_MAX.md:5`
        MinMax = 0x45, "MIN_MAX", None;
        /// `BFE`: extract a bit field. `specs/instructions/BFE.md:5`
        Bfe = 0x46, "BFE", None;
        /// `BFI`: insert a bit field. `specs/instructions/BFI.md:5`
        Bfi = 0x47, "BFI", None;
        /// `BFREV`: reverse the order of bits. `specs/instructions/BFREV.md:5`
        Bfrev = 0x48, "BFREV", None;
        /// `ADDC`: addition that also gives the carry. `specs/instructions/ADDC.md:5`
        Addc = 0x49, "ADDC", None;
        /// `SUBB`: subtraction that also gives the borrow. `specs/instructions/SUBB.md:5`
        Subb = 0x4a, "SUBB", None;
        /// `GATHER4_TYPED`: read texels of a typed surface. `specs/instructions/GATHER4_TYPED.md:5`
        Gather4Typed = 0x4b, "GATHER4_TYPED", None;
        /// `SCATTER4_TYPED`: write texels of a typed surface. `specs/instructions/SCATTER4_TYPED.md:5`
        Scatter4Typed = 0x4c, "SCATTER4_TYPED", None;
        /// `VA_SKL_PLUS`: further video analytics. `specs/instructions/VA_SKL_PLUS.md:5`
        VaSklPlus = 0x4d, "VA_SKL_PLUS", None;
        /// `SVM`: accesses by 64-bit address. `specs/instructions/SVM.md:5`
        Svm = 0x4e, "SVM", None;
        /// `IFCALL`: call through a function address. `specs/instructions/IFCALL.md:5`
        Ifcall = 0x4f, "IFCALL", None;
        /// `FADDR`: address of a function. `specs/instructions/FADDR.md:5`
        Faddr = 0x50, "FADDR", None;
        /// `FILE`: source file of what follows. `specs/instructions/FILE.md:5`
        File = 0x51, "FILE", None;
        /// `LOC`: source line of what follows. `specs/instructions/LOC.md:5`
        Loc = 0x52, "LOC", None;
        /// `VME_IME`: search for motion vectors. `specs/instructions/VME_IME.md:5`
        VmeIme = 0x54, "VME_IME", None;
        /// `VME_SIC`: check skipped and intra-coded blocks. `specs/instructions/VME_SIC.md:5`
        VmeSic = 0x55, "VME_SIC", None;
        /// `VME_FBR`: refine motion vectors. `specs/instructions/VME_FBR.md:5`
        VmeFbr = 0x56, "VME_FBR", None;
        /// `VME_IDM`: distortions around a motion vector. `specs/instructions/VME_IDM.md:5`
        VmeIdm = 0x57, "VME_IDM", None;
        /// `BARRIER`: wait for the whole thread group. `specs/instructions/BARRIER.md:5`
        Barrier = 0x59, "BARRIER", None;
        /// `CACHE_FLUSH`: flush the texture cache. `specs/instructions/CACHE_FLUSH.md:5`
        CacheFlush = 0x5a, "CACHE_FLUSH", None;
        /// `WAIT`: wait for a notification. `specs/instructions/WAIT.md:5`
        Wait = 0x5b, "WAIT", None;
        /// `FENCE`: order memory accesses. `specs/instructions/FENCE.md:5`
        Fence = 0x5c, "FENCE", None;
        /// `RAW_SEND`: message to a shared function. `specs/instructions/RAW_SEND.md:5`
        RawSend = 0x5d, "RAW_SEND", None;
        /// `YIELD`: let another thread run. `specs/instructions/YIELD.md:5`
        Yield = 0x5f, "YIELD", None;
        /// `NBARRIER`: named barrier. `specs/instructions/NBARRIER.md:5`
        Nbarrier = 0x60, "NBARRIER", None;
        /// `FCALL`: call of a function. `specs/instructions/FCALL.md:5`
        Fcall = 0x67, "FCALL", None;
        /// `FRET`: return from a function. `specs/instructions/FRET.md:5`
        Fret = 0x68, "FRET", None;
        /// `SWITCHJMP`: jump through a table. `specs/instructions/SWITCHJMP.md:5`
        Switchjmp = 0x69, "SWITCHJMP", None;
        /// `SAD2ADD`: sum of two absolute differences, accumulated. `specs/instructions/SAD2ADD.md:5`
        Sad2add = 0x6a, "SAD2ADD", None;
        /// `PLN`: plane equation. `specs/instructions/PLN.md:5`
        Pln = 0x6b, "PLN", None;
        /// `GOTO`: jump for each channel. `specs/instructions/GOTO.md:5`
        Goto = 0x6c, "GOTO", None;
        /// `3D_SAMPLE`: sample a texture. `specs/instructions/3D_SAMPLE.md:5`
        ThreeDSample = 0x6d, "3D_SAMPLE", None;
        /// `3D_LOAD`: read texels without filtering. `specs/instructions/3D_LOAD.md:5`
        ThreeDLoad = 0x6e, "3D_LOAD", None;
        /// `3D_SAMPLE4`: gather one channel of four texels. `specs/instructions/3D_SAMPLE4.md:5`
        ThreeDSample4 = 0x6f, "3D_SAMPLE4", None;
        /// `INFO`: query a surface or its sampling pattern. `specs/instructions/INFO.md:5`
        Info = 0x70, "INFO", None;
        /// `RT_WRITE`: write a render target. `specs/instructions/RT_WRITE.md:5`
        RtWrite = 0x71, "RT_WRITE", None;
        /// `URB_WRITE`: write the unified return buffer. `specs/instructions/URB_WRITE.md:5`
        UrbWrite = 0x72, "URB_WRITE", None;
        /// `TYPED_ATOMIC`: atomic operation on texels. `specs/instructions/TYPED_ATOMIC.md:5`
        TypedAtomic = 0x73, "TYPED_ATOMIC", None;
        /// `GATHER4_SCALED`: read up to four dwords for each channel. `specs/instructions/GATHER4_SCALED.md:5`
        Gather4Scaled = 0x74, "GATHER4_SCALED", None;
        /// `SCATTER4_SCALED`: write up to four dwords for each channel. `specs/instructions/SCATTER4_SCALED.md:5`
        Scatter4Scaled = 0x75, "SCATTER4_SCALED", None;
        /// `GATHER_SCALED`: read bytes for each channel. `specs/instructions/GATHER_SCALED.md:5`
        GatherScaled = 0x78, "GATHER_SCALED", None;
        /// `SCATTER_SCALED`: write bytes for each channel. `specs/instructions/SCATTER_SCALED.md:5`
        ScatterScaled = 0x79, "SCATTER_SCALED", None;
        /// `RAW_SENDS`: message in two parts to a shared function. `specs/instructions/RAW_SENDS.md:5`
        RawSends = 0x7a, "RAW_SENDS", None;
        /// `LIFETIME`: start or end of use of a variable. `specs/instructions/LIFETIME.md:5`
        Lifetime = 0x7b, "LIFETIME", None;
        /// `SBARRIER`: barrier in two halves. `specs/instructions/SBARRIER.md:5`
        Sbarrier = 0x7c, "SBARRIER", None;
        /// `DWORD_ATOMIC`: atomic operation for each channel on a surface. `specs/instructions/DWORD_ATOMIC.md:5`
        DwordAtomic = 0x7d, "DWORD_ATOMIC", None;
        /// `SQRTM`: square root, correctly rounded. `specs/instructions/SQRTM.md:5`
        Sqrtm = 0x7e, "SQRTM", None;
        /// `DIVM`: quotient, correctly rounded. `specs/instructions/DIVM.md:5`
        Divm = 0x7f, "DIVM", None;
        /// `ROL`: rotate left. `specs/instructions/ROL.md:5`
        Rol = 0x80, "ROL", None;
        /// `ROR`: rotate right. `specs/instructions/ROR.md:5`
        Ror = 0x81, "ROR", None;
        /// `DP4A`: dot product of four bytes, accumulated. `specs/instructions/DP4A.md:5`
        Dp4a = 0x82, "DP4A", None;
        /// `DPAS`: systolic dot product, accumulated. `specs/instructions/DPAS.md:5`
        Dpas = 0x83, "DPAS", None;
        /// `ADD3`: sum of three values. `specs/instructions/ADD3.md:5`
        Add3 = 0x84, "ADD3", None;
        /// `BFN`: any bitwise function of three values. `specs/instructions/BFN.md:5`
        Bfn = 0x85, "BFN", None;
        /// `QW_GATHER`: read qwords for each channel. `specs/instructions/QW_GATHER.md:5`
        QwGather = 0x86, "QW_GATHER", None;
        /// `QW_SCATTER`: write qwords for each channel. `specs/instructions/QW_SCATTER.md:5`
        QwScatter = 0x87, "QW_SCATTER", None;
        /// `LSC_UNTYPED`: load, store or atomic on bytes. `specs/instructions/LSC_UNTYPED.md:5`
        LscUntyped = 0x89, "LSC_UNTYPED", None;
        /// `LSC_TYPED`: load, store or atomic on texels. `specs/instructions/LSC_TYPED.md:5`
        LscTyped = 0x8a, "LSC_TYPED", None;
        /// `LSC_FENCE`: order accesses of the load and store unit. `specs/instructions/LSC_FENCE.md:5`
        LscFence = 0x8b, "LSC_FENCE", None;
        /// `RT_READ`: read a render target. `specs/instructions/RT_READ.md:5`
        RtRead = 0x90, "RT_READ", None;
        /// `MADW`: product plus a third value, in double width. `specs/instructions/MADW.md:5`
        Madw = 0x91, "MADW", None;
        /// `ADD3O`: sum of three values with an overflow flag. `specs/instructions/ADD3O.md:5`
        Add3o = 0x92, "ADD3O", None;
        /// `RAW_SENDG`: message with one wide descriptor to a shared function. `specs/instructions/RAW_SENDG.md:5`
        RawSendg = 0x93, "RAW_SENDG", None;
        /// `BREAKPOINT`: stop for a debugger. `specs/instructions/BREAKPOINT.md:5`
        Breakpoint = 0x94, "BREAKPOINT", None;
        /// `SHFL_IDX4`: lookup of numbers of four bits. `specs/instructions/SHFL_IDX4.md:5`
        ShflIdx4 = 0x95, "SHFL_IDX4", None;
        /// `TANH`: hyperbolic tangent. `specs/instructions/TANH.md:5`
        Tanh = 0x96, "TANH", None;
        /// `SIGM`: logistic function. `specs/instructions/SIGM.md:5`
        Sigm = 0x97, "SIGM", None;
        /// `LFSR`: step of a shift register with feedback. `specs/instructions/LFSR.md:5`
        Lfsr = 0x98, "LFSR", None;
        /// `BDPAS`: systolic dot product of blocks with scales. `specs/instructions/BDPAS.md:5`
        Bdpas = 0x99, "BDPAS", None;
        /// `DNSCL`: conversion of floats to four bits. `specs/instructions/DNSCL.md:5`
        Dnscl = 0x9a, "DNSCL", None;
        /// `INVM`: step of a correctly rounded quotient. `specs/instructions/INVM.md:5`
        Invm = 0x9b, "INVM", None;
        /// `RSQTM`: step of a correctly rounded square root. `specs/instructions/RSQTM.md:5`
        Rsqtm = 0x9c, "RSQTM", None;
    } also {
        /// `FCCALL`: call of a subroutine compiled separately. `specs/instructions/FCCALL.md:5`
        Fccall = Call, 0x33, "FCCALL", None;
    } spelled {
        "fence_global" = Fence;
        "fence_local" = Fence;
        "fence_sw" = Fence;
        "load_2dms_w" = ThreeDLoad;
        "load_3d" = ThreeDLoad;
        "load_l" = ThreeDLoad;
        "load_lz" = ThreeDLoad;
        "load_mcs" = ThreeDLoad;
        "lod" = ThreeDSample;
        "lsc_apndctr_atomic_add" = LscUntyped;
        "lsc_apndctr_atomic_store" = LscUntyped;
        "lsc_apndctr_atomic_sub" = LscUntyped;
        "lsc_atomic_bfadd" = LscUntyped;
        "lsc_atomic_bfcas" = LscUntyped;
        "lsc_atomic_bfmax" = LscUntyped;
        "lsc_atomic_bfmin" = LscUntyped;
        "lsc_atomic_bfsub" = LscUntyped;
        "lsc_extended_cache_ctrl" = LscUntyped;
        "lsc_load" = LscUntyped;
        "lsc_load_quad_msrt" = LscTyped;
        "lsc_load_strided" = LscUntyped;
        "lsc_read_state_info" = LscTyped;
        "lsc_store" = LscUntyped;
        "lsc_store_quad_msrt" = LscTyped;
        "lsc_store_strided" = LscUntyped;
        "max" = MinMax;
        "min" = MinMax;
        "plane" = Pln;
        "raw_sendc" = RawSend;
        "raw_sendg_eot" = RawSendg;
        "raw_sendgc" = RawSendg;
        "raw_sendgc_eot" = RawSendg;
        "raw_sends_eot" = RawSends;
        "raw_sendsc" = RawSends;
        "raw_sendsc_eot" = RawSends;
        "rt_write_3d" = RtWrite;
        "sample+killpix" = ThreeDSample;
        "sample4_b" = ThreeDSample4;
        "sample4_i" = ThreeDSample4;
        "sample4_i_c" = ThreeDSample4;
        "sample4_l" = ThreeDSample4;
        "sample4_l_c" = ThreeDSample4;
        "sample4_po" = ThreeDSample4;
        "sample4_po_b" = ThreeDSample4;
        "sample4_po_c" = ThreeDSample4;
        "sample4_po_i" = ThreeDSample4;
        "sample4_po_i_c" = ThreeDSample4;
        "sample4_po_l" = ThreeDSample4;
        "sample4_po_l_c" = ThreeDSample4;
        "sample_3d" = ThreeDSample;
        "sample_b" = ThreeDSample;
        "sample_b_c" = ThreeDSample;
        "sample_c" = ThreeDSample;
        "sample_c_lz" = ThreeDSample;
        "sample_c_mlod" = ThreeDSample;
        "sample_d" = ThreeDSample;
        "sample_d_c" = ThreeDSample;
        "sample_d_c_mlod" = ThreeDSample;
        "sample_l" = ThreeDSample;
        "sample_l_c" = ThreeDSample;
        "sample_lz" = ThreeDSample;
        "sample_mlod" = ThreeDSample;
        "sample_po" = ThreeDSample;
        "sample_po_b" = ThreeDSample;
        "sample_po_b_c" = ThreeDSample;
        "sample_po_c" = ThreeDSample;
        "sample_po_c_lz" = ThreeDSample;
        "sample_po_d" = ThreeDSample;
        "sample_po_d_c" = ThreeDSample;
        "sample_po_l" = ThreeDSample;
        "sample_po_l_c" = ThreeDSample;
        "sample_po_lz" = ThreeDSample;
        "sampler_cache_flush" = CacheFlush;
        "svm_atomic" = Svm;
        "svm_block_ld" = Svm;
        "svm_block_st" = Svm;
        "svm_gather" = Svm;
        "svm_gather4scaled" = Svm;
        "svm_scatter" = Svm;
        "svm_scatter4scaled" = Svm;
        "urb_write_3d" = UrbWrite;
    }
}

openvisa_isa_core::enumeration! {
    /// The byte after the opcode `0x4e` (`SVM`).
    pub enum SvmOpcode: u8 {
        /// `BLOCK_LD`: read consecutive owords at an address. `specs/instructions/SVM_BLOCK_LD.md:6`
        BlockLd = 0x01, "BLOCK_LD", None;
        /// `BLOCK_ST`: write consecutive owords at an address. `specs/instructions/SVM_BLOCK_ST.md:6`
        BlockSt = 0x02, "BLOCK_ST", None;
        /// `GATHER`: read blocks at an address for each channel. `specs/instructions/SVM_GATHER.md:6`
        Gather = 0x03, "GATHER", None;
        /// `SCATTER`: write blocks at an address for each channel. `specs/instructions/SVM_SCATTER.md:6`
        Scatter = 0x04, "SCATTER", None;
        /// `ATOMIC`: atomic operation by address. `specs/instructions/SVM_ATOMIC.md:6`
        Atomic = 0x05, "ATOMIC", None;
        /// `GATHER4_SCALED`: read up to four dwords for each channel by address. `specs/instructions/SVM_GATHER4_SCALED.md:6`
        Gather4Scaled = 0x06, "GATHER4_SCALED", None;
        /// `SCATTER4_SCALED`: write up to four dwords for each channel by address. `specs/instructions/SVM_SCATTER4_SCALED.md:6`
        Scatter4Scaled = 0x07, "SCATTER4_SCALED", None;
    }
}
