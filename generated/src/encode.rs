// @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.

//! The encoder of instructions: the opcodes of the formats, in groups of formats with the same
//! fields.
#![allow(unused_imports)]
use crate::instructions::*;

openvisa_isa_core::encodings! { Inst<'_>, since 3 4;
    alike {
        { exec_size, pred, dst, src0, src1 }: Add 0x01, Avg 0x02, Div 0x03, Dp2 0x04, Dp3 0x05, Dp4 0x06, Dph 0x07, Line 0x0a, Mulh 0x0d, Mod 0x0f, Mul 0x10, Pow 0x11, Sad2 0x16, And 0x20, Or 0x21, Xor 0x22, Shl 0x24, Shr 0x25, Asr 0x26, Sel 0x2a, Pln 0x6b, Divm 0x7f, Rol 0x80, Ror 0x81;
        { exec_size, pred, dst, src0 }: Exp 0x08, Frc 0x09, Log 0x0b, Rndd 0x12, Rndu 0x13, Rnde 0x14, Rndz 0x15, Sin 0x17, Cos 0x18, Sqrt 0x19, Rsqrt 0x1a, Inv 0x1b, Lzd 0x1f, Not 0x23, Cbit 0x27, Mov 0x29, Fbl 0x2e, Fbh 0x2f, Bfrev 0x48, Sqrtm 0x7e, Tanh 0x96, Sigm 0x97;
        { exec_size, pred, dst, src0, src1, src2 }: Mad 0x0c, Lrp 0x0e, Bfe 0x46, Sad2add 0x6a, Dp4a 0x82, Add3 0x84, Madw 0x91, Add3o 0x92;
        { exec_size, dst, src0, src1, src2, w, a, sd, rc }: Dpasw 0x1c, Dpas 0x83;
        { exec_size, dst, src0 }: Fcvt 0x1d, Setp 0x2b, Movs 0x2d;
        { exec_size, dst, src0, src1 }: Srnd 0x1e, AddrAdd 0x28;
        { label }: Subroutine 0x30, Label 0x31;
        { exec_size, pred, label }: Jmp 0x32, Call 0x33, Fccall 0x33, Goto 0x6c;
        { exec_size, pred }: Ret 0x34, Fret 0x68;
        { size, is_modified, surface, offset, dst }: OwordLd 0x35, OwordLdUnaligned 0x3c;
    }
    others {
        Cmp 0x2c;
        OwordSt 0x36;
        MediaLd 0x37;
        MediaSt 0x38;
        Gather 0x39;
        Scatter 0x3a;
        Sample 0x40;
        SampleUnorm 0x41;
        Load 0x42;
        Avs 0x43;
        VaConvolve 0x44;
        VaMinMax 0x44;
        VaMinMaxFilter 0x44;
        VaMorphology 0x44;
        VaBoolCentroid 0x44;
        VaCentroid 0x44;
        MinMax 0x45;
        Bfi 0x47;
        Addc 0x49;
        Subb 0x4a;
        Gather4Typed 0x4b;
        Scatter4Typed 0x4c;
        VaSklPlusConvolve1D 0x4d;
        VaSklPlusConvolve1Pixel 0x4d;
        VaSklPlusFloodFill 0x4d;
        VaSklPlusLbpCreation 0x4d;
        VaSklPlusLbpCorrelation 0x4d;
        VaSklPlusCorrelationSearch 0x4d;
        VaSklPlusHdcConvolve2D 0x4d;
        VaSklPlusHdcMinMaxFilter 0x4d;
        VaSklPlusHdcMorphology 0x4d;
        VaSklPlusHdcLbpCorrelation 0x4d;
        VaSklPlusHdcLbpCreation 0x4d;
        VaSklPlusHdcConvolve1D 0x4d;
        VaSklPlusHdcConvolve1Pixel 0x4d;
        SvmBlockLd 0x4e 0x01;
        SvmBlockSt 0x4e 0x02;
        SvmGather 0x4e 0x03;
        SvmScatter 0x4e 0x04;
        SvmAtomic 0x4e 0x05;
        SvmGather4Scaled 0x4e 0x06;
        SvmScatter4Scaled 0x4e 0x07;
        Ifcall 0x4f;
        Faddr 0x50;
        File 0x51;
        Loc 0x52;
        VmeIme 0x54;
        VmeSic 0x55;
        VmeFbr 0x56;
        VmeIdm 0x57;
        Barrier 0x59;
        CacheFlush 0x5a;
        Wait 0x5b;
        Fence 0x5c;
        RawSend 0x5d;
        Yield 0x5f;
        Nbarrier 0x60;
        Fcall 0x67;
        Switchjmp 0x69;
        ThreeDSample 0x6d;
        ThreeDLoad 0x6e;
        ThreeDSample4 0x6f;
        Info 0x70;
        RtWrite 0x71;
        UrbWrite 0x72;
        TypedAtomic 0x73;
        Gather4Scaled 0x74;
        Scatter4Scaled 0x75;
        GatherScaled 0x78;
        ScatterScaled 0x79;
        RawSends 0x7a;
        Lifetime 0x7b;
        Sbarrier 0x7c;
        DwordAtomic 0x7d;
        Bfn 0x85;
        QwGather 0x86;
        QwScatter 0x87;
        LscUntypedAppend 0x89;
        LscUntypedVector 0x89;
        LscUntypedQuad 0x89;
        LscUntypedBlock2d 0x89;
        LscUntypedStrided 0x89;
        LscUntypedControl 0x89;
        LscTypedVector 0x8a;
        LscTypedQuad 0x8a;
        LscTypedBlock2d 0x8a;
        LscFence 0x8b;
        RtRead 0x90;
        RawSendg 0x93;
        Breakpoint 0x94;
        ShflIdx4 0x95;
        Lfsr 0x98;
        Bdpas 0x99;
        Dnscl 0x9a;
        Invm 0x9b;
        Rsqtm 0x9c;
    }
}
