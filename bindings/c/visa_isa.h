/* @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again. */

/**
 * The vISA instruction set: opcodes, enumerations and bit fields, for C (from C99) and C++.
 *
 * Beside each enumeration, VISA_FOR_EACH_<NAME>(X) calls the macro X(CONSTANT, CODE, NAME, TEXT) for each of its values, for tables of
 * your own. TEXT is the assembler text, or "" where there is none. Of a bit field, <NAME>_SHIFT and <NAME>_MASK place a group:
 * (field & MASK) >> SHIFT.
 */
#ifndef VISA_ISA_H
#define VISA_ISA_H

#ifdef __cplusplus
extern "C" {
#endif

/** The opcode byte. */
enum visa_opcode {
    /** ADD. [specs/instructions/ADD.md:5] */
    VISA_OPCODE_ADD = 0x01,
    /** AVG. [specs/instructions/AVG.md:5] */
    VISA_OPCODE_AVG = 0x02,
    /** DIV. [specs/instructions/DIV.md:5] */
    VISA_OPCODE_DIV = 0x03,
    /** DP2. [specs/instructions/DP2.md:5] */
    VISA_OPCODE_DP2 = 0x04,
    /** DP3. [specs/instructions/DP3.md:5] */
    VISA_OPCODE_DP3 = 0x05,
    /** DP4. [specs/instructions/DP4.md:5] */
    VISA_OPCODE_DP4 = 0x06,
    /** DPH. [specs/instructions/DPH.md:5] */
    VISA_OPCODE_DPH = 0x07,
    /** EXP. [specs/instructions/EXP.md:5] */
    VISA_OPCODE_EXP = 0x08,
    /** FRC. [specs/instructions/FRC.md:5] */
    VISA_OPCODE_FRC = 0x09,
    /** LINE. [specs/instructions/LINE.md:5] */
    VISA_OPCODE_LINE = 0x0a,
    /** LOG. [specs/instructions/LOG.md:5] */
    VISA_OPCODE_LOG = 0x0b,
    /** MAD. [specs/instructions/MAD.md:5] */
    VISA_OPCODE_MAD = 0x0c,
    /** MULH. [specs/instructions/MULH.md:5] */
    VISA_OPCODE_MULH = 0x0d,
    /** LRP. [specs/instructions/LRP.md:5] */
    VISA_OPCODE_LRP = 0x0e,
    /** MOD. [specs/instructions/MOD.md:5] */
    VISA_OPCODE_MOD = 0x0f,
    /** MUL. [specs/instructions/MUL.md:5] */
    VISA_OPCODE_MUL = 0x10,
    /** POW. [specs/instructions/POW.md:5] */
    VISA_OPCODE_POW = 0x11,
    /** RNDD. [specs/instructions/RNDD.md:5] */
    VISA_OPCODE_RNDD = 0x12,
    /** RNDU. [specs/instructions/RNDU.md:5] */
    VISA_OPCODE_RNDU = 0x13,
    /** RNDE. [specs/instructions/RNDE.md:5] */
    VISA_OPCODE_RNDE = 0x14,
    /** RNDZ. [specs/instructions/RNDZ.md:5] */
    VISA_OPCODE_RNDZ = 0x15,
    /** SAD2. [specs/instructions/SAD2.md:5] */
    VISA_OPCODE_SAD2 = 0x16,
    /** SIN. [specs/instructions/SIN.md:5] */
    VISA_OPCODE_SIN = 0x17,
    /** COS. [specs/instructions/COS.md:5] */
    VISA_OPCODE_COS = 0x18,
    /** SQRT. [specs/instructions/SQRT.md:5] */
    VISA_OPCODE_SQRT = 0x19,
    /** RSQRT. [specs/instructions/RSQRT.md:5] */
    VISA_OPCODE_RSQRT = 0x1a,
    /** INV. [specs/instructions/INV.md:5] */
    VISA_OPCODE_INV = 0x1b,
    /** DPASW. [specs/instructions/DPASW.md:5] */
    VISA_OPCODE_DPASW = 0x1c,
    /** FCVT. [specs/instructions/FCVT.md:5] */
    VISA_OPCODE_FCVT = 0x1d,
    /** SRND. [specs/instructions/SRND.md:5] */
    VISA_OPCODE_SRND = 0x1e,
    /** LZD. [specs/instructions/LZD.md:5] */
    VISA_OPCODE_LZD = 0x1f,
    /** AND. [specs/instructions/AND.md:5] */
    VISA_OPCODE_AND = 0x20,
    /** OR. [specs/instructions/OR.md:5] */
    VISA_OPCODE_OR = 0x21,
    /** XOR. [specs/instructions/XOR.md:5] */
    VISA_OPCODE_XOR = 0x22,
    /** NOT. [specs/instructions/NOT.md:5] */
    VISA_OPCODE_NOT = 0x23,
    /** SHL. [specs/instructions/SHL.md:5] */
    VISA_OPCODE_SHL = 0x24,
    /** SHR. [specs/instructions/SHR.md:5] */
    VISA_OPCODE_SHR = 0x25,
    /** ASR. [specs/instructions/ASR.md:5] */
    VISA_OPCODE_ASR = 0x26,
    /** CBIT. [specs/instructions/CBIT.md:5] */
    VISA_OPCODE_CBIT = 0x27,
    /** ADDR_ADD. [specs/instructions/ADDR_ADD.md:5] */
    VISA_OPCODE_ADDR_ADD = 0x28,
    /** MOV. [specs/instructions/MOV.md:5] */
    VISA_OPCODE_MOV = 0x29,
    /** SEL. [specs/instructions/SEL.md:5] */
    VISA_OPCODE_SEL = 0x2a,
    /** SETP. [specs/instructions/SETP.md:5] */
    VISA_OPCODE_SETP = 0x2b,
    /** CMP. [specs/instructions/CMP.md:5] */
    VISA_OPCODE_CMP = 0x2c,
    /** MOVS. [specs/instructions/MOVS.md:5] */
    VISA_OPCODE_MOVS = 0x2d,
    /** FBL. [specs/instructions/FBL.md:5] */
    VISA_OPCODE_FBL = 0x2e,
    /** FBH. [specs/instructions/FBH.md:5] */
    VISA_OPCODE_FBH = 0x2f,
    /** SUBROUTINE. [specs/instructions/SUBROUTINE.md:5] */
    VISA_OPCODE_SUBROUTINE = 0x30,
    /** LABEL. [specs/instructions/LABEL.md:5] */
    VISA_OPCODE_LABEL = 0x31,
    /** JMP. [specs/instructions/JMP.md:5] */
    VISA_OPCODE_JMP = 0x32,
    /** CALL, FCCALL. [specs/instructions/CALL.md:5] */
    VISA_OPCODE_CALL = 0x33,
    /** RET. [specs/instructions/RET.md:5] */
    VISA_OPCODE_RET = 0x34,
    /** OWORD_LD. [specs/instructions/OWORD_LD.md:5] */
    VISA_OPCODE_OWORD_LD = 0x35,
    /** OWORD_ST. [specs/instructions/OWORD_ST.md:5] */
    VISA_OPCODE_OWORD_ST = 0x36,
    /** MEDIA_LD. [specs/instructions/MEDIA_LD.md:5] */
    VISA_OPCODE_MEDIA_LD = 0x37,
    /** MEDIA_ST. [specs/instructions/MEDIA_ST.md:5] */
    VISA_OPCODE_MEDIA_ST = 0x38,
    /** GATHER. [specs/instructions/GATHER.md:5] */
    VISA_OPCODE_GATHER = 0x39,
    /** SCATTER. [specs/instructions/SCATTER.md:5] */
    VISA_OPCODE_SCATTER = 0x3a,
    /** OWORD_LD_UNALIGNED. [specs/instructions/OWORD_LD_UNALIGNED.md:5] */
    VISA_OPCODE_OWORD_LD_UNALIGNED = 0x3c,
    /** SAMPLE. [specs/instructions/SAMPLE.md:5] */
    VISA_OPCODE_SAMPLE = 0x40,
    /** SAMPLE_UNORM. [specs/instructions/SAMPLE_UNORM.md:5] */
    VISA_OPCODE_SAMPLE_UNORM = 0x41,
    /** LOAD. [specs/instructions/LOAD.md:5] */
    VISA_OPCODE_LOAD = 0x42,
    /** AVS. [specs/instructions/AVS.md:5] */
    VISA_OPCODE_AVS = 0x43,
    /** VA. [specs/instructions/VA.md:5] */
    VISA_OPCODE_VA = 0x44,
    /** MIN_MAX. [specs/instructions/MIN_MAX.md:5] */
    VISA_OPCODE_MIN_MAX = 0x45,
    /** BFE. [specs/instructions/BFE.md:5] */
    VISA_OPCODE_BFE = 0x46,
    /** BFI. [specs/instructions/BFI.md:5] */
    VISA_OPCODE_BFI = 0x47,
    /** BFREV. [specs/instructions/BFREV.md:5] */
    VISA_OPCODE_BFREV = 0x48,
    /** ADDC. [specs/instructions/ADDC.md:5] */
    VISA_OPCODE_ADDC = 0x49,
    /** SUBB. [specs/instructions/SUBB.md:5] */
    VISA_OPCODE_SUBB = 0x4a,
    /** GATHER4_TYPED. [specs/instructions/GATHER4_TYPED.md:5] */
    VISA_OPCODE_GATHER4_TYPED = 0x4b,
    /** SCATTER4_TYPED. [specs/instructions/SCATTER4_TYPED.md:5] */
    VISA_OPCODE_SCATTER4_TYPED = 0x4c,
    /** VA_SKL_PLUS. [specs/instructions/VA_SKL_PLUS.md:5] */
    VISA_OPCODE_VA_SKL_PLUS = 0x4d,
    /** SVM, SVM_BLOCK_LD, SVM_BLOCK_ST, SVM_GATHER, SVM_SCATTER, SVM_ATOMIC, SVM_GATHER4_SCALED, SVM_SCATTER4_SCALED. [specs/instructions/SVM.md:5] */
    VISA_OPCODE_SVM = 0x4e,
    /** IFCALL. [specs/instructions/IFCALL.md:5] */
    VISA_OPCODE_IFCALL = 0x4f,
    /** FADDR. [specs/instructions/FADDR.md:5] */
    VISA_OPCODE_FADDR = 0x50,
    /** FILE. [specs/instructions/FILE.md:5] */
    VISA_OPCODE_FILE = 0x51,
    /** LOC. [specs/instructions/LOC.md:5] */
    VISA_OPCODE_LOC = 0x52,
    /** VME_IME. [specs/instructions/VME_IME.md:5] */
    VISA_OPCODE_VME_IME = 0x54,
    /** VME_SIC. [specs/instructions/VME_SIC.md:5] */
    VISA_OPCODE_VME_SIC = 0x55,
    /** VME_FBR. [specs/instructions/VME_FBR.md:5] */
    VISA_OPCODE_VME_FBR = 0x56,
    /** VME_IDM. [specs/instructions/VME_IDM.md:5] */
    VISA_OPCODE_VME_IDM = 0x57,
    /** BARRIER. [specs/instructions/BARRIER.md:5] */
    VISA_OPCODE_BARRIER = 0x59,
    /** CACHE_FLUSH. [specs/instructions/CACHE_FLUSH.md:5] */
    VISA_OPCODE_CACHE_FLUSH = 0x5a,
    /** WAIT. [specs/instructions/WAIT.md:5] */
    VISA_OPCODE_WAIT = 0x5b,
    /** FENCE. [specs/instructions/FENCE.md:5] */
    VISA_OPCODE_FENCE = 0x5c,
    /** RAW_SEND. [specs/instructions/RAW_SEND.md:5] */
    VISA_OPCODE_RAW_SEND = 0x5d,
    /** YIELD. [specs/instructions/YIELD.md:5] */
    VISA_OPCODE_YIELD = 0x5f,
    /** NBARRIER. [specs/instructions/NBARRIER.md:5] */
    VISA_OPCODE_NBARRIER = 0x60,
    /** FCALL. [specs/instructions/FCALL.md:5] */
    VISA_OPCODE_FCALL = 0x67,
    /** FRET. [specs/instructions/FRET.md:5] */
    VISA_OPCODE_FRET = 0x68,
    /** SWITCHJMP. [specs/instructions/SWITCHJMP.md:5] */
    VISA_OPCODE_SWITCHJMP = 0x69,
    /** SAD2ADD. [specs/instructions/SAD2ADD.md:5] */
    VISA_OPCODE_SAD2ADD = 0x6a,
    /** PLN. [specs/instructions/PLN.md:5] */
    VISA_OPCODE_PLN = 0x6b,
    /** GOTO. [specs/instructions/GOTO.md:5] */
    VISA_OPCODE_GOTO = 0x6c,
    /** 3D_SAMPLE. [specs/instructions/3D_SAMPLE.md:5] */
    VISA_OPCODE_THREE_D_SAMPLE = 0x6d,
    /** 3D_LOAD. [specs/instructions/3D_LOAD.md:5] */
    VISA_OPCODE_THREE_D_LOAD = 0x6e,
    /** 3D_SAMPLE4. [specs/instructions/3D_SAMPLE4.md:5] */
    VISA_OPCODE_THREE_D_SAMPLE4 = 0x6f,
    /** INFO. [specs/instructions/INFO.md:5] */
    VISA_OPCODE_INFO = 0x70,
    /** RT_WRITE. [specs/instructions/RT_WRITE.md:5] */
    VISA_OPCODE_RT_WRITE = 0x71,
    /** URB_WRITE. [specs/instructions/URB_WRITE.md:5] */
    VISA_OPCODE_URB_WRITE = 0x72,
    /** TYPED_ATOMIC. [specs/instructions/TYPED_ATOMIC.md:5] */
    VISA_OPCODE_TYPED_ATOMIC = 0x73,
    /** GATHER4_SCALED. [specs/instructions/GATHER4_SCALED.md:5] */
    VISA_OPCODE_GATHER4_SCALED = 0x74,
    /** SCATTER4_SCALED. [specs/instructions/SCATTER4_SCALED.md:5] */
    VISA_OPCODE_SCATTER4_SCALED = 0x75,
    /** GATHER_SCALED. [specs/instructions/GATHER_SCALED.md:5] */
    VISA_OPCODE_GATHER_SCALED = 0x78,
    /** SCATTER_SCALED. [specs/instructions/SCATTER_SCALED.md:5] */
    VISA_OPCODE_SCATTER_SCALED = 0x79,
    /** RAW_SENDS. [specs/instructions/RAW_SENDS.md:5] */
    VISA_OPCODE_RAW_SENDS = 0x7a,
    /** LIFETIME. [specs/instructions/LIFETIME.md:5] */
    VISA_OPCODE_LIFETIME = 0x7b,
    /** SBARRIER. [specs/instructions/SBARRIER.md:5] */
    VISA_OPCODE_SBARRIER = 0x7c,
    /** DWORD_ATOMIC. [specs/instructions/DWORD_ATOMIC.md:5] */
    VISA_OPCODE_DWORD_ATOMIC = 0x7d,
    /** SQRTM. [specs/instructions/SQRTM.md:5] */
    VISA_OPCODE_SQRTM = 0x7e,
    /** DIVM. [specs/instructions/DIVM.md:5] */
    VISA_OPCODE_DIVM = 0x7f,
    /** ROL. [specs/instructions/ROL.md:5] */
    VISA_OPCODE_ROL = 0x80,
    /** ROR. [specs/instructions/ROR.md:5] */
    VISA_OPCODE_ROR = 0x81,
    /** DP4A. [specs/instructions/DP4A.md:5] */
    VISA_OPCODE_DP4A = 0x82,
    /** DPAS. [specs/instructions/DPAS.md:5] */
    VISA_OPCODE_DPAS = 0x83,
    /** ADD3. [specs/instructions/ADD3.md:5] */
    VISA_OPCODE_ADD3 = 0x84,
    /** BFN. [specs/instructions/BFN.md:5] */
    VISA_OPCODE_BFN = 0x85,
    /** QW_GATHER. [specs/instructions/QW_GATHER.md:5] */
    VISA_OPCODE_QW_GATHER = 0x86,
    /** QW_SCATTER. [specs/instructions/QW_SCATTER.md:5] */
    VISA_OPCODE_QW_SCATTER = 0x87,
    /** LSC_UNTYPED. [specs/instructions/LSC_UNTYPED.md:5] */
    VISA_OPCODE_LSC_UNTYPED = 0x89,
    /** LSC_TYPED. [specs/instructions/LSC_TYPED.md:5] */
    VISA_OPCODE_LSC_TYPED = 0x8a,
    /** LSC_FENCE. [specs/instructions/LSC_FENCE.md:5] */
    VISA_OPCODE_LSC_FENCE = 0x8b,
    /** RT_READ. [specs/instructions/RT_READ.md:5] */
    VISA_OPCODE_RT_READ = 0x90,
    /** MADW. [specs/instructions/MADW.md:5] */
    VISA_OPCODE_MADW = 0x91,
    /** ADD3O. [specs/instructions/ADD3O.md:5] */
    VISA_OPCODE_ADD3O = 0x92,
    /** RAW_SENDG. [specs/instructions/RAW_SENDG.md:5] */
    VISA_OPCODE_RAW_SENDG = 0x93,
    /** BREAKPOINT. [specs/instructions/BREAKPOINT.md:5] */
    VISA_OPCODE_BREAKPOINT = 0x94,
    /** SHFL_IDX4. [specs/instructions/SHFL_IDX4.md:5] */
    VISA_OPCODE_SHFL_IDX4 = 0x95,
    /** TANH. [specs/instructions/TANH.md:5] */
    VISA_OPCODE_TANH = 0x96,
    /** SIGM. [specs/instructions/SIGM.md:5] */
    VISA_OPCODE_SIGM = 0x97,
    /** LFSR. [specs/instructions/LFSR.md:5] */
    VISA_OPCODE_LFSR = 0x98,
    /** BDPAS. [specs/instructions/BDPAS.md:5] */
    VISA_OPCODE_BDPAS = 0x99,
    /** DNSCL. [specs/instructions/DNSCL.md:5] */
    VISA_OPCODE_DNSCL = 0x9a,
    /** INVM. [specs/instructions/INVM.md:5] */
    VISA_OPCODE_INVM = 0x9b,
    /** RSQTM. [specs/instructions/RSQTM.md:5] */
    VISA_OPCODE_RSQTM = 0x9c,
};

#define VISA_FOR_EACH_OPCODE(X) \
    X(VISA_OPCODE_ADD, 0x01, "ADD", "") \
    X(VISA_OPCODE_AVG, 0x02, "AVG", "") \
    X(VISA_OPCODE_DIV, 0x03, "DIV", "") \
    X(VISA_OPCODE_DP2, 0x04, "DP2", "") \
    X(VISA_OPCODE_DP3, 0x05, "DP3", "") \
    X(VISA_OPCODE_DP4, 0x06, "DP4", "") \
    X(VISA_OPCODE_DPH, 0x07, "DPH", "") \
    X(VISA_OPCODE_EXP, 0x08, "EXP", "") \
    X(VISA_OPCODE_FRC, 0x09, "FRC", "") \
    X(VISA_OPCODE_LINE, 0x0a, "LINE", "") \
    X(VISA_OPCODE_LOG, 0x0b, "LOG", "") \
    X(VISA_OPCODE_MAD, 0x0c, "MAD", "") \
    X(VISA_OPCODE_MULH, 0x0d, "MULH", "") \
    X(VISA_OPCODE_LRP, 0x0e, "LRP", "") \
    X(VISA_OPCODE_MOD, 0x0f, "MOD", "") \
    X(VISA_OPCODE_MUL, 0x10, "MUL", "") \
    X(VISA_OPCODE_POW, 0x11, "POW", "") \
    X(VISA_OPCODE_RNDD, 0x12, "RNDD", "") \
    X(VISA_OPCODE_RNDU, 0x13, "RNDU", "") \
    X(VISA_OPCODE_RNDE, 0x14, "RNDE", "") \
    X(VISA_OPCODE_RNDZ, 0x15, "RNDZ", "") \
    X(VISA_OPCODE_SAD2, 0x16, "SAD2", "") \
    X(VISA_OPCODE_SIN, 0x17, "SIN", "") \
    X(VISA_OPCODE_COS, 0x18, "COS", "") \
    X(VISA_OPCODE_SQRT, 0x19, "SQRT", "") \
    X(VISA_OPCODE_RSQRT, 0x1a, "RSQRT", "") \
    X(VISA_OPCODE_INV, 0x1b, "INV", "") \
    X(VISA_OPCODE_DPASW, 0x1c, "DPASW", "") \
    X(VISA_OPCODE_FCVT, 0x1d, "FCVT", "") \
    X(VISA_OPCODE_SRND, 0x1e, "SRND", "") \
    X(VISA_OPCODE_LZD, 0x1f, "LZD", "") \
    X(VISA_OPCODE_AND, 0x20, "AND", "") \
    X(VISA_OPCODE_OR, 0x21, "OR", "") \
    X(VISA_OPCODE_XOR, 0x22, "XOR", "") \
    X(VISA_OPCODE_NOT, 0x23, "NOT", "") \
    X(VISA_OPCODE_SHL, 0x24, "SHL", "") \
    X(VISA_OPCODE_SHR, 0x25, "SHR", "") \
    X(VISA_OPCODE_ASR, 0x26, "ASR", "") \
    X(VISA_OPCODE_CBIT, 0x27, "CBIT", "") \
    X(VISA_OPCODE_ADDR_ADD, 0x28, "ADDR_ADD", "") \
    X(VISA_OPCODE_MOV, 0x29, "MOV", "") \
    X(VISA_OPCODE_SEL, 0x2a, "SEL", "") \
    X(VISA_OPCODE_SETP, 0x2b, "SETP", "") \
    X(VISA_OPCODE_CMP, 0x2c, "CMP", "") \
    X(VISA_OPCODE_MOVS, 0x2d, "MOVS", "") \
    X(VISA_OPCODE_FBL, 0x2e, "FBL", "") \
    X(VISA_OPCODE_FBH, 0x2f, "FBH", "") \
    X(VISA_OPCODE_SUBROUTINE, 0x30, "SUBROUTINE", "") \
    X(VISA_OPCODE_LABEL, 0x31, "LABEL", "") \
    X(VISA_OPCODE_JMP, 0x32, "JMP", "") \
    X(VISA_OPCODE_CALL, 0x33, "CALL", "") \
    X(VISA_OPCODE_RET, 0x34, "RET", "") \
    X(VISA_OPCODE_OWORD_LD, 0x35, "OWORD_LD", "") \
    X(VISA_OPCODE_OWORD_ST, 0x36, "OWORD_ST", "") \
    X(VISA_OPCODE_MEDIA_LD, 0x37, "MEDIA_LD", "") \
    X(VISA_OPCODE_MEDIA_ST, 0x38, "MEDIA_ST", "") \
    X(VISA_OPCODE_GATHER, 0x39, "GATHER", "") \
    X(VISA_OPCODE_SCATTER, 0x3a, "SCATTER", "") \
    X(VISA_OPCODE_OWORD_LD_UNALIGNED, 0x3c, "OWORD_LD_UNALIGNED", "") \
    X(VISA_OPCODE_SAMPLE, 0x40, "SAMPLE", "") \
    X(VISA_OPCODE_SAMPLE_UNORM, 0x41, "SAMPLE_UNORM", "") \
    X(VISA_OPCODE_LOAD, 0x42, "LOAD", "") \
    X(VISA_OPCODE_AVS, 0x43, "AVS", "") \
    X(VISA_OPCODE_VA, 0x44, "VA", "") \
    X(VISA_OPCODE_MIN_MAX, 0x45, "MIN_MAX", "") \
    X(VISA_OPCODE_BFE, 0x46, "BFE", "") \
    X(VISA_OPCODE_BFI, 0x47, "BFI", "") \
    X(VISA_OPCODE_BFREV, 0x48, "BFREV", "") \
    X(VISA_OPCODE_ADDC, 0x49, "ADDC", "") \
    X(VISA_OPCODE_SUBB, 0x4a, "SUBB", "") \
    X(VISA_OPCODE_GATHER4_TYPED, 0x4b, "GATHER4_TYPED", "") \
    X(VISA_OPCODE_SCATTER4_TYPED, 0x4c, "SCATTER4_TYPED", "") \
    X(VISA_OPCODE_VA_SKL_PLUS, 0x4d, "VA_SKL_PLUS", "") \
    X(VISA_OPCODE_SVM, 0x4e, "SVM", "") \
    X(VISA_OPCODE_IFCALL, 0x4f, "IFCALL", "") \
    X(VISA_OPCODE_FADDR, 0x50, "FADDR", "") \
    X(VISA_OPCODE_FILE, 0x51, "FILE", "") \
    X(VISA_OPCODE_LOC, 0x52, "LOC", "") \
    X(VISA_OPCODE_VME_IME, 0x54, "VME_IME", "") \
    X(VISA_OPCODE_VME_SIC, 0x55, "VME_SIC", "") \
    X(VISA_OPCODE_VME_FBR, 0x56, "VME_FBR", "") \
    X(VISA_OPCODE_VME_IDM, 0x57, "VME_IDM", "") \
    X(VISA_OPCODE_BARRIER, 0x59, "BARRIER", "") \
    X(VISA_OPCODE_CACHE_FLUSH, 0x5a, "CACHE_FLUSH", "") \
    X(VISA_OPCODE_WAIT, 0x5b, "WAIT", "") \
    X(VISA_OPCODE_FENCE, 0x5c, "FENCE", "") \
    X(VISA_OPCODE_RAW_SEND, 0x5d, "RAW_SEND", "") \
    X(VISA_OPCODE_YIELD, 0x5f, "YIELD", "") \
    X(VISA_OPCODE_NBARRIER, 0x60, "NBARRIER", "") \
    X(VISA_OPCODE_FCALL, 0x67, "FCALL", "") \
    X(VISA_OPCODE_FRET, 0x68, "FRET", "") \
    X(VISA_OPCODE_SWITCHJMP, 0x69, "SWITCHJMP", "") \
    X(VISA_OPCODE_SAD2ADD, 0x6a, "SAD2ADD", "") \
    X(VISA_OPCODE_PLN, 0x6b, "PLN", "") \
    X(VISA_OPCODE_GOTO, 0x6c, "GOTO", "") \
    X(VISA_OPCODE_THREE_D_SAMPLE, 0x6d, "3D_SAMPLE", "") \
    X(VISA_OPCODE_THREE_D_LOAD, 0x6e, "3D_LOAD", "") \
    X(VISA_OPCODE_THREE_D_SAMPLE4, 0x6f, "3D_SAMPLE4", "") \
    X(VISA_OPCODE_INFO, 0x70, "INFO", "") \
    X(VISA_OPCODE_RT_WRITE, 0x71, "RT_WRITE", "") \
    X(VISA_OPCODE_URB_WRITE, 0x72, "URB_WRITE", "") \
    X(VISA_OPCODE_TYPED_ATOMIC, 0x73, "TYPED_ATOMIC", "") \
    X(VISA_OPCODE_GATHER4_SCALED, 0x74, "GATHER4_SCALED", "") \
    X(VISA_OPCODE_SCATTER4_SCALED, 0x75, "SCATTER4_SCALED", "") \
    X(VISA_OPCODE_GATHER_SCALED, 0x78, "GATHER_SCALED", "") \
    X(VISA_OPCODE_SCATTER_SCALED, 0x79, "SCATTER_SCALED", "") \
    X(VISA_OPCODE_RAW_SENDS, 0x7a, "RAW_SENDS", "") \
    X(VISA_OPCODE_LIFETIME, 0x7b, "LIFETIME", "") \
    X(VISA_OPCODE_SBARRIER, 0x7c, "SBARRIER", "") \
    X(VISA_OPCODE_DWORD_ATOMIC, 0x7d, "DWORD_ATOMIC", "") \
    X(VISA_OPCODE_SQRTM, 0x7e, "SQRTM", "") \
    X(VISA_OPCODE_DIVM, 0x7f, "DIVM", "") \
    X(VISA_OPCODE_ROL, 0x80, "ROL", "") \
    X(VISA_OPCODE_ROR, 0x81, "ROR", "") \
    X(VISA_OPCODE_DP4A, 0x82, "DP4A", "") \
    X(VISA_OPCODE_DPAS, 0x83, "DPAS", "") \
    X(VISA_OPCODE_ADD3, 0x84, "ADD3", "") \
    X(VISA_OPCODE_BFN, 0x85, "BFN", "") \
    X(VISA_OPCODE_QW_GATHER, 0x86, "QW_GATHER", "") \
    X(VISA_OPCODE_QW_SCATTER, 0x87, "QW_SCATTER", "") \
    X(VISA_OPCODE_LSC_UNTYPED, 0x89, "LSC_UNTYPED", "") \
    X(VISA_OPCODE_LSC_TYPED, 0x8a, "LSC_TYPED", "") \
    X(VISA_OPCODE_LSC_FENCE, 0x8b, "LSC_FENCE", "") \
    X(VISA_OPCODE_RT_READ, 0x90, "RT_READ", "") \
    X(VISA_OPCODE_MADW, 0x91, "MADW", "") \
    X(VISA_OPCODE_ADD3O, 0x92, "ADD3O", "") \
    X(VISA_OPCODE_RAW_SENDG, 0x93, "RAW_SENDG", "") \
    X(VISA_OPCODE_BREAKPOINT, 0x94, "BREAKPOINT", "") \
    X(VISA_OPCODE_SHFL_IDX4, 0x95, "SHFL_IDX4", "") \
    X(VISA_OPCODE_TANH, 0x96, "TANH", "") \
    X(VISA_OPCODE_SIGM, 0x97, "SIGM", "") \
    X(VISA_OPCODE_LFSR, 0x98, "LFSR", "") \
    X(VISA_OPCODE_BDPAS, 0x99, "BDPAS", "") \
    X(VISA_OPCODE_DNSCL, 0x9a, "DNSCL", "") \
    X(VISA_OPCODE_INVM, 0x9b, "INVM", "") \
    X(VISA_OPCODE_RSQTM, 0x9c, "RSQTM", "") \
    /* end */

/** The type codes of declarations and operands. */
enum visa_type {
    /** dword 32 bits. [specs/2_datatypes.md:9] */
    VISA_TYPE_UD = 0x0,
    /** dword 32 bits. [specs/2_datatypes.md:10] */
    VISA_TYPE_D = 0x1,
    /** word 16 bits. [specs/2_datatypes.md:11] */
    VISA_TYPE_UW = 0x2,
    /** word 16 bits. [specs/2_datatypes.md:12] */
    VISA_TYPE_W = 0x3,
    /** byte 8 bits. [specs/2_datatypes.md:13] */
    VISA_TYPE_UB = 0x4,
    /** byte 8 bits. [specs/2_datatypes.md:14] */
    VISA_TYPE_B = 0x5,
    /** double precision: sign, 11 bits of exponent, 52 of fraction (IEEE 754 binary64) 64 bits. [specs/2_datatypes.md:15] */
    VISA_TYPE_DF = 0x6,
    /** single precision: 1, 8, 23 (binary32) 32 bits. [specs/2_datatypes.md:16] */
    VISA_TYPE_F = 0x7,
    /** eight numbers of four bits, two's complement, from -8 to 7; an immediate only 32 bits. [specs/2_datatypes.md:17] */
    VISA_TYPE_V = 0x8,
    /** four floating-point numbers of eight bits: 1, 3, 4; an immediate only 32 bits. [specs/2_datatypes.md:18] */
    VISA_TYPE_VF = 0x9,
    /** a bit of a predicate variable 1 bits. [specs/2_datatypes.md:19] */
    VISA_TYPE_BOOL = 0xa,
    /** qword 64 bits. [specs/2_datatypes.md:20] */
    VISA_TYPE_UQ = 0xb,
    /** eight unsigned numbers of four bits, from 0 to 15; an immediate only 32 bits. [specs/2_datatypes.md:21] */
    VISA_TYPE_UV = 0xc,
    /** qword 64 bits. [specs/2_datatypes.md:22] */
    VISA_TYPE_Q = 0xd,
    /** half precision: 1, 5, 10 (binary16) 16 bits. [specs/2_datatypes.md:23] */
    VISA_TYPE_HF = 0xe,
    /** bfloat16: 1, 8, 7, the upper half of an F 16 bits. [specs/2_datatypes.md:24] */
    VISA_TYPE_BF = 0xf,
};

#define VISA_FOR_EACH_TYPE(X) \
    X(VISA_TYPE_UD, 0x0, "UD", "ud") \
    X(VISA_TYPE_D, 0x1, "D", "d") \
    X(VISA_TYPE_UW, 0x2, "UW", "uw") \
    X(VISA_TYPE_W, 0x3, "W", "w") \
    X(VISA_TYPE_UB, 0x4, "UB", "ub") \
    X(VISA_TYPE_B, 0x5, "B", "b") \
    X(VISA_TYPE_DF, 0x6, "DF", "df") \
    X(VISA_TYPE_F, 0x7, "F", "f") \
    X(VISA_TYPE_V, 0x8, "V", "v") \
    X(VISA_TYPE_VF, 0x9, "VF", "vf") \
    X(VISA_TYPE_BOOL, 0xa, "BOOL", "bool") \
    X(VISA_TYPE_UQ, 0xb, "UQ", "uq") \
    X(VISA_TYPE_UV, 0xc, "UV", "uv") \
    X(VISA_TYPE_Q, 0xd, "Q", "q") \
    X(VISA_TYPE_HF, 0xe, "HF", "hf") \
    X(VISA_TYPE_BF, 0xf, "BF", "bf") \
    /* end */

/** The hardware platforms, oldest first. */
enum visa_platform {
    /** Broadwell (Gen8). Cherryview is treated alike [specs/platforms.md:9] */
    VISA_PLATFORM_BDW = 0,
    /** Skylake, Kaby Lake, Coffee Lake (Gen9) [specs/platforms.md:10] */
    VISA_PLATFORM_SKL = 1,
    /** Broxton, Apollo Lake, Gemini Lake (Gen9 low power) [specs/platforms.md:11] */
    VISA_PLATFORM_BXT = 2,
    /** Ice Lake (Gen11) [specs/platforms.md:12] */
    VISA_PLATFORM_ICLLP = 3,
    /** Tiger Lake, Rocket Lake, Alder Lake, DG1 (Xe-LP) [specs/platforms.md:13] */
    VISA_PLATFORM_TGLLP = 4,
    /** Xe-HP software development vehicle [specs/platforms.md:14] */
    VISA_PLATFORM_XEHP = 5,
    /** Arc Alchemist, Flex (Xe-HPG) [specs/platforms.md:15] */
    VISA_PLATFORM_DG2 = 6,
    /** Meteor Lake, Arrow Lake S and U (Xe-LPG): as DG2, without systolic arrays [specs/platforms.md:16] */
    VISA_PLATFORM_MTL = 7,
    /** Arrow Lake H (Xe-LPG+): as MTL, with systolic arrays [specs/platforms.md:17] */
    VISA_PLATFORM_ARL = 8,
    /** Ponte Vecchio XL, the first stepping (Xe-HPC) [specs/platforms.md:18] */
    VISA_PLATFORM_PVC = 9,
    /** Ponte Vecchio XT: Data Center GPU Max [specs/platforms.md:19] */
    VISA_PLATFORM_PVC_XT = 10,
    /** Battlemage, Lunar Lake (Xe2) [specs/platforms.md:20] */
    VISA_PLATFORM_XE2 = 11,
    /** Panther Lake, Wildcat Lake, the other Nova Lakes (Xe3) [specs/platforms.md:21] */
    VISA_PLATFORM_XE3 = 12,
    /** Crescent Island (Xe3P for computing) [specs/platforms.md:22] */
    VISA_PLATFORM_XE3P_CRI = 13,
    /** Nova Lake P (Xe3P for graphics) [specs/platforms.md:23] */
    VISA_PLATFORM_NVL = 14,
};

#define VISA_FOR_EACH_PLATFORM(X) \
    X(VISA_PLATFORM_BDW, 0, "BDW", "BDW") \
    X(VISA_PLATFORM_SKL, 1, "SKL", "SKL") \
    X(VISA_PLATFORM_BXT, 2, "BXT", "BXT") \
    X(VISA_PLATFORM_ICLLP, 3, "ICLLP", "ICLLP") \
    X(VISA_PLATFORM_TGLLP, 4, "TGLLP", "TGLLP") \
    X(VISA_PLATFORM_XEHP, 5, "XEHP", "XeHP_SDV") \
    X(VISA_PLATFORM_DG2, 6, "DG2", "DG2") \
    X(VISA_PLATFORM_MTL, 7, "MTL", "MTL") \
    X(VISA_PLATFORM_ARL, 8, "ARL", "ARL") \
    X(VISA_PLATFORM_PVC, 9, "PVC", "PVC") \
    X(VISA_PLATFORM_PVC_XT, 10, "PVC_XT", "PVCXT") \
    X(VISA_PLATFORM_XE2, 11, "XE2", "XE2") \
    X(VISA_PLATFORM_XE3, 12, "XE3", "XE3") \
    X(VISA_PLATFORM_XE3P_CRI, 13, "XE3P_CRI", "XE3P_CRI") \
    X(VISA_PLATFORM_NVL, 14, "NVL", "NVL") \
    /* end */

/** number of channels. [specs/fields.md:9] */
enum visa_exec_size {
    /** 1 element (scalar) [specs/fields.md:11] */
    VISA_EXEC_SIZE_SIMD1 = 0,
    /** 2 elements [specs/fields.md:12] */
    VISA_EXEC_SIZE_SIMD2 = 1,
    /** 4 elements [specs/fields.md:13] */
    VISA_EXEC_SIZE_SIMD4 = 2,
    /** 8 elements [specs/fields.md:14] */
    VISA_EXEC_SIZE_SIMD8 = 3,
    /** 16 elements [specs/fields.md:15] */
    VISA_EXEC_SIZE_SIMD16 = 4,
    /** 32 elements [specs/fields.md:16] */
    VISA_EXEC_SIZE_SIMD32 = 5,
};

#define VISA_FOR_EACH_EXEC_SIZE(X) \
    X(VISA_EXEC_SIZE_SIMD1, 0, "Simd1", "1") \
    X(VISA_EXEC_SIZE_SIMD2, 1, "Simd2", "2") \
    X(VISA_EXEC_SIZE_SIMD4, 2, "Simd4", "4") \
    X(VISA_EXEC_SIZE_SIMD8, 3, "Simd8", "8") \
    X(VISA_EXEC_SIZE_SIMD16, 4, "Simd16", "16") \
    X(VISA_EXEC_SIZE_SIMD32, 5, "Simd32", "32") \
    /* end */

/** first channel of the execution mask in steps of four; the NM forms ignore the mask. [specs/fields.md:18] */
enum visa_exec_mask {
    /** channels run if their bits of the execution mask are 1, which begin with bit 0 [specs/fields.md:20] */
    VISA_EXEC_MASK_M1 = 0,
    /** channels run if their bits of the execution mask are 1, which begin with bit 4 [specs/fields.md:21] */
    VISA_EXEC_MASK_M2 = 1,
    /** channels run if their bits of the execution mask are 1, which begin with bit 8 [specs/fields.md:22] */
    VISA_EXEC_MASK_M3 = 2,
    /** channels run if their bits of the execution mask are 1, which begin with bit 12 [specs/fields.md:23] */
    VISA_EXEC_MASK_M4 = 3,
    /** channels run if their bits of the execution mask are 1, which begin with bit 16 [specs/fields.md:24] */
    VISA_EXEC_MASK_M5 = 4,
    /** channels run if their bits of the execution mask are 1, which begin with bit 20 [specs/fields.md:25] */
    VISA_EXEC_MASK_M6 = 5,
    /** channels run if their bits of the execution mask are 1, which begin with bit 24 [specs/fields.md:26] */
    VISA_EXEC_MASK_M7 = 6,
    /** channels run if their bits of the execution mask are 1, which begin with bit 28 [specs/fields.md:27] */
    VISA_EXEC_MASK_M8 = 7,
    /** all channels run, whatever the execution mask is [specs/fields.md:28] */
    VISA_EXEC_MASK_M1_NM = 8,
    /** all channels run, whatever the execution mask is; predicate bits count from 4 on [specs/fields.md:29] */
    VISA_EXEC_MASK_M2_NM = 9,
    /** all channels run, whatever the execution mask is; predicate bits count from 8 on [specs/fields.md:30] */
    VISA_EXEC_MASK_M3_NM = 10,
    /** all channels run, whatever the execution mask is; predicate bits count from 12 on [specs/fields.md:31] */
    VISA_EXEC_MASK_M4_NM = 11,
    /** all channels run, whatever the execution mask is; predicate bits count from 16 on [specs/fields.md:32] */
    VISA_EXEC_MASK_M5_NM = 12,
    /** all channels run, whatever the execution mask is; predicate bits count from 20 on [specs/fields.md:33] */
    VISA_EXEC_MASK_M6_NM = 13,
    /** all channels run, whatever the execution mask is; predicate bits count from 24 on [specs/fields.md:34] */
    VISA_EXEC_MASK_M7_NM = 14,
    /** all channels run, whatever the execution mask is; predicate bits count from 28 on [specs/fields.md:35] */
    VISA_EXEC_MASK_M8_NM = 15,
};

#define VISA_FOR_EACH_EXEC_MASK(X) \
    X(VISA_EXEC_MASK_M1, 0, "M1", "M1") \
    X(VISA_EXEC_MASK_M2, 1, "M2", "M2") \
    X(VISA_EXEC_MASK_M3, 2, "M3", "M3") \
    X(VISA_EXEC_MASK_M4, 3, "M4", "M4") \
    X(VISA_EXEC_MASK_M5, 4, "M5", "M5") \
    X(VISA_EXEC_MASK_M6, 5, "M6", "M6") \
    X(VISA_EXEC_MASK_M7, 6, "M7", "M7") \
    X(VISA_EXEC_MASK_M8, 7, "M8", "M8") \
    X(VISA_EXEC_MASK_M1_NM, 8, "M1_NM", "M1_NM") \
    X(VISA_EXEC_MASK_M2_NM, 9, "M2_NM", "M2_NM") \
    X(VISA_EXEC_MASK_M3_NM, 10, "M3_NM", "M3_NM") \
    X(VISA_EXEC_MASK_M4_NM, 11, "M4_NM", "M4_NM") \
    X(VISA_EXEC_MASK_M5_NM, 12, "M5_NM", "M5_NM") \
    X(VISA_EXEC_MASK_M6_NM, 13, "M6_NM", "M6_NM") \
    X(VISA_EXEC_MASK_M7_NM, 14, "M7_NM", "M7_NM") \
    X(VISA_EXEC_MASK_M8_NM, 15, "M8_NM", "M8_NM") \
    /* end */

/** how the predicate bits are joined before they are used. [specs/fields.md:55] */
enum visa_predicate_combine {
    /** sequential channel-to-predicate mapping [specs/fields.md:57] */
    VISA_PREDICATE_COMBINE_NONE = 0,
    /** any [specs/fields.md:58] */
    VISA_PREDICATE_COMBINE_ANY = 1,
    /** all [specs/fields.md:59] */
    VISA_PREDICATE_COMBINE_ALL = 2,
};

#define VISA_FOR_EACH_PREDICATE_COMBINE(X) \
    X(VISA_PREDICATE_COMBINE_NONE, 0, "none", "none") \
    X(VISA_PREDICATE_COMBINE_ANY, 1, "any", "any") \
    X(VISA_PREDICATE_COMBINE_ALL, 2, "all", "all") \
    /* end */

/** elements between the starts of rows. [specs/fields.md:66] */
enum visa_vert_stride {
    /** several addresses, or a destination [specs/fields.md:68] */
    VISA_VERT_STRIDE_NULL = 0,
    /** Zero [specs/fields.md:69] */
    VISA_VERT_STRIDE_ZERO = 1,
    /** One [specs/fields.md:70] */
    VISA_VERT_STRIDE_ONE = 2,
    /** Two [specs/fields.md:71] */
    VISA_VERT_STRIDE_TWO = 3,
    /** Four [specs/fields.md:72] */
    VISA_VERT_STRIDE_FOUR = 4,
    /** Eight [specs/fields.md:73] */
    VISA_VERT_STRIDE_EIGHT = 5,
    /** Sixteen [specs/fields.md:74] */
    VISA_VERT_STRIDE_SIXTEEN = 6,
    /** ThirtyTwo [specs/fields.md:75] */
    VISA_VERT_STRIDE_THIRTY_TWO = 7,
};

#define VISA_FOR_EACH_VERT_STRIDE(X) \
    X(VISA_VERT_STRIDE_NULL, 0, "Null", "null") \
    X(VISA_VERT_STRIDE_ZERO, 1, "Zero", "0") \
    X(VISA_VERT_STRIDE_ONE, 2, "One", "1") \
    X(VISA_VERT_STRIDE_TWO, 3, "Two", "2") \
    X(VISA_VERT_STRIDE_FOUR, 4, "Four", "4") \
    X(VISA_VERT_STRIDE_EIGHT, 5, "Eight", "8") \
    X(VISA_VERT_STRIDE_SIXTEEN, 6, "Sixteen", "16") \
    X(VISA_VERT_STRIDE_THIRTY_TWO, 7, "ThirtyTwo", "32") \
    /* end */

/** elements of a row. [specs/fields.md:76] */
enum visa_region_width {
    /** a destination [specs/fields.md:78] */
    VISA_REGION_WIDTH_NULL = 0,
    /** One [specs/fields.md:79] */
    VISA_REGION_WIDTH_ONE = 2,
    /** Two [specs/fields.md:80] */
    VISA_REGION_WIDTH_TWO = 3,
    /** Four [specs/fields.md:81] */
    VISA_REGION_WIDTH_FOUR = 4,
    /** Eight [specs/fields.md:82] */
    VISA_REGION_WIDTH_EIGHT = 5,
    /** Sixteen [specs/fields.md:83] */
    VISA_REGION_WIDTH_SIXTEEN = 6,
};

#define VISA_FOR_EACH_REGION_WIDTH(X) \
    X(VISA_REGION_WIDTH_NULL, 0, "Null", "null") \
    X(VISA_REGION_WIDTH_ONE, 2, "One", "1") \
    X(VISA_REGION_WIDTH_TWO, 3, "Two", "2") \
    X(VISA_REGION_WIDTH_FOUR, 4, "Four", "4") \
    X(VISA_REGION_WIDTH_EIGHT, 5, "Eight", "8") \
    X(VISA_REGION_WIDTH_SIXTEEN, 6, "Sixteen", "16") \
    /* end */

/** elements between neighbours in a row. [specs/fields.md:84] */
enum visa_horz_stride {
    /** no element: the operand has no region [specs/fields.md:86] */
    VISA_HORZ_STRIDE_NULL = 0,
    /** Zero [specs/fields.md:87] */
    VISA_HORZ_STRIDE_ZERO = 1,
    /** One [specs/fields.md:88] */
    VISA_HORZ_STRIDE_ONE = 2,
    /** Two [specs/fields.md:89] */
    VISA_HORZ_STRIDE_TWO = 3,
    /** Four [specs/fields.md:90] */
    VISA_HORZ_STRIDE_FOUR = 4,
};

#define VISA_FOR_EACH_HORZ_STRIDE(X) \
    X(VISA_HORZ_STRIDE_NULL, 0, "Null", "null") \
    X(VISA_HORZ_STRIDE_ZERO, 1, "Zero", "0") \
    X(VISA_HORZ_STRIDE_ONE, 2, "One", "1") \
    X(VISA_HORZ_STRIDE_TWO, 3, "Two", "2") \
    X(VISA_HORZ_STRIDE_FOUR, 4, "Four", "4") \
    /* end */

/** What a dword of a systolic operand is filled with. [specs/fields.md:135] */
enum visa_precision {
    /** unused [specs/fields.md:137] */
    VISA_PRECISION_UNUSED = 0,
    /** Unsigned 1-bit [specs/fields.md:138] */
    VISA_PRECISION_U1 = 1,
    /** Signed 1-bit [specs/fields.md:139] */
    VISA_PRECISION_S1 = 2,
    /** Unsigned 2-bits [specs/fields.md:140] */
    VISA_PRECISION_U2 = 3,
    /** Signed 2-bits [specs/fields.md:141] */
    VISA_PRECISION_S2 = 4,
    /** Unsigned 4-bits [specs/fields.md:142] */
    VISA_PRECISION_U4 = 5,
    /** Signed 4-bits [specs/fields.md:143] */
    VISA_PRECISION_S4 = 6,
    /** Unsigned 8-bits [specs/fields.md:144] */
    VISA_PRECISION_U8 = 7,
    /** Signed 8-bits [specs/fields.md:145] */
    VISA_PRECISION_S8 = 8,
    /** bfloat [specs/fields.md:146] */
    VISA_PRECISION_BF = 9,
    /** half [specs/fields.md:147] */
    VISA_PRECISION_HF = 10,
    /** five exponent bits, two of mantissa Only PVC+. [specs/fields.md:148] */
    VISA_PRECISION_BF8 = 11,
    /** eight exponent bits, ten of mantissa, in the high bits of a dword Only PVC+. [specs/fields.md:149] */
    VISA_PRECISION_TF32 = 12,
    /** four exponent bits, three of mantissa Only XE3P_CRI+. [specs/fields.md:150] */
    VISA_PRECISION_HF8 = 14,
    /** two exponent bits, one of mantissa Only XE3P_CRI+. [specs/fields.md:151] */
    VISA_PRECISION_E2M1 = 15,
};

#define VISA_FOR_EACH_PRECISION(X) \
    X(VISA_PRECISION_UNUSED, 0, "unused", "unused") \
    X(VISA_PRECISION_U1, 1, "u1", "u1") \
    X(VISA_PRECISION_S1, 2, "s1", "s1") \
    X(VISA_PRECISION_U2, 3, "u2", "u2") \
    X(VISA_PRECISION_S2, 4, "s2", "s2") \
    X(VISA_PRECISION_U4, 5, "u4", "u4") \
    X(VISA_PRECISION_S4, 6, "s4", "s4") \
    X(VISA_PRECISION_U8, 7, "u8", "u8") \
    X(VISA_PRECISION_S8, 8, "s8", "s8") \
    X(VISA_PRECISION_BF, 9, "bf", "bf") \
    X(VISA_PRECISION_HF, 10, "hf", "hf") \
    X(VISA_PRECISION_BF8, 11, "bf8", "bf8") \
    X(VISA_PRECISION_TF32, 12, "tf32", "tf32") \
    X(VISA_PRECISION_HF8, 14, "hf8", "hf8") \
    X(VISA_PRECISION_E2M1, 15, "e2m1", "e2m1") \
    /* end */

/** number of blocks. [specs/fields.md:155] */
enum visa_block_count {
    /** 1 block [specs/fields.md:159] */
    VISA_BLOCK_COUNT_BLOCK1 = 0,
    /** 2 blocks [specs/fields.md:160] */
    VISA_BLOCK_COUNT_BLOCKS2 = 1,
    /** 4 blocks [specs/fields.md:161] */
    VISA_BLOCK_COUNT_BLOCKS4 = 2,
    /** 8 blocks [specs/fields.md:162] */
    VISA_BLOCK_COUNT_BLOCKS8 = 3,
};

#define VISA_FOR_EACH_BLOCK_COUNT(X) \
    X(VISA_BLOCK_COUNT_BLOCK1, 0, "1 block", "1") \
    X(VISA_BLOCK_COUNT_BLOCKS2, 1, "2 blocks", "2") \
    X(VISA_BLOCK_COUNT_BLOCKS4, 2, "4 blocks", "4") \
    X(VISA_BLOCK_COUNT_BLOCKS8, 3, "8 blocks", "8") \
    /* end */

/** bytes of a block. [specs/fields.md:167] */
enum visa_block_size {
    /** 1 byte [specs/fields.md:171] */
    VISA_BLOCK_SIZE_BYTE1 = 0,
    /** 4 byte [specs/fields.md:172] */
    VISA_BLOCK_SIZE_BYTE4 = 1,
    /** 8 byte [specs/fields.md:173] */
    VISA_BLOCK_SIZE_BYTE8 = 2,
};

#define VISA_FOR_EACH_BLOCK_SIZE(X) \
    X(VISA_BLOCK_SIZE_BYTE1, 0, "1 byte", "1") \
    X(VISA_BLOCK_SIZE_BYTE4, 1, "4 byte", "4") \
    X(VISA_BLOCK_SIZE_BYTE8, 2, "8 byte", "8") \
    /* end */

/** number of owords, of 16 bytes each. [specs/fields.md:178] */
enum visa_oword_count {
    /** 1 oword [specs/fields.md:182] */
    VISA_OWORD_COUNT_OWORD1 = 0,
    /** 2 owords [specs/fields.md:183] */
    VISA_OWORD_COUNT_OWORDS2 = 1,
    /** 4 owords [specs/fields.md:184] */
    VISA_OWORD_COUNT_OWORDS4 = 2,
    /** 8 owords [specs/fields.md:185] */
    VISA_OWORD_COUNT_OWORDS8 = 3,
    /** 16 owords [specs/fields.md:186] */
    VISA_OWORD_COUNT_OWORDS16 = 4,
};

#define VISA_FOR_EACH_OWORD_COUNT(X) \
    X(VISA_OWORD_COUNT_OWORD1, 0, "1 oword", "1") \
    X(VISA_OWORD_COUNT_OWORDS2, 1, "2 owords", "2") \
    X(VISA_OWORD_COUNT_OWORDS4, 2, "4 owords", "4") \
    X(VISA_OWORD_COUNT_OWORDS8, 3, "8 owords", "8") \
    X(VISA_OWORD_COUNT_OWORDS16, 4, "16 owords", "16") \
    /* end */

/** number of owords, of 16 bytes each [specs/fields.md:193] */
enum visa_block_properties_count {
    /** 1 oword [specs/fields.md:195] */
    VISA_BLOCK_PROPERTIES_COUNT_OWORD1 = 0,
    /** 2 owords [specs/fields.md:196] */
    VISA_BLOCK_PROPERTIES_COUNT_OWORDS2 = 1,
    /** 4 owords [specs/fields.md:197] */
    VISA_BLOCK_PROPERTIES_COUNT_OWORDS4 = 2,
    /** 8 owords [specs/fields.md:198] */
    VISA_BLOCK_PROPERTIES_COUNT_OWORDS8 = 3,
    /** 16 owords [specs/fields.md:199] */
    VISA_BLOCK_PROPERTIES_COUNT_OWORDS16 = 4,
};

#define VISA_FOR_EACH_BLOCK_PROPERTIES_COUNT(X) \
    X(VISA_BLOCK_PROPERTIES_COUNT_OWORD1, 0, "1 oword", "1") \
    X(VISA_BLOCK_PROPERTIES_COUNT_OWORDS2, 1, "2 owords", "2") \
    X(VISA_BLOCK_PROPERTIES_COUNT_OWORDS4, 2, "4 owords", "4") \
    X(VISA_BLOCK_PROPERTIES_COUNT_OWORDS8, 3, "8 owords", "8") \
    X(VISA_BLOCK_PROPERTIES_COUNT_OWORDS16, 4, "16 owords", "16") \
    /* end */

/** what the address must be a multiple of. [specs/fields.md:201] */
enum visa_block_alignment {
    /** address must be oword aligned [specs/fields.md:203] */
    VISA_BLOCK_ALIGNMENT_ALIGNED = 0,
    /** address can be dword aligned [specs/fields.md:204] */
    VISA_BLOCK_ALIGNMENT_UNALIGNED = 1,
};

#define VISA_FOR_EACH_BLOCK_ALIGNMENT(X) \
    X(VISA_BLOCK_ALIGNMENT_ALIGNED, 0, "aligned", "aligned") \
    X(VISA_BLOCK_ALIGNMENT_UNALIGNED, 1, "unaligned", "unaligned") \
    /* end */

/** bytes of an element. [specs/fields.md:208] */
enum visa_element_size {
    /** 1 byte [specs/fields.md:212] */
    VISA_ELEMENT_SIZE_BYTE1 = 0,
    /** 2 bytes [specs/fields.md:213] */
    VISA_ELEMENT_SIZE_BYTES2 = 1,
    /** 4 bytes [specs/fields.md:214] */
    VISA_ELEMENT_SIZE_BYTES4 = 2,
};

#define VISA_FOR_EACH_ELEMENT_SIZE(X) \
    X(VISA_ELEMENT_SIZE_BYTE1, 0, "1 byte", "1") \
    X(VISA_ELEMENT_SIZE_BYTES2, 1, "2 bytes", "2") \
    X(VISA_ELEMENT_SIZE_BYTES4, 2, "4 bytes", "4") \
    /* end */

/** number of elements. [specs/fields.md:221] */
enum visa_element_count {
    /** 8 elements [specs/fields.md:223] */
    VISA_ELEMENT_COUNT_ELEMENTS8 = 0,
    /** 16 elements [specs/fields.md:224] */
    VISA_ELEMENT_COUNT_ELEMENTS16 = 1,
    /** 1 element [specs/fields.md:225] */
    VISA_ELEMENT_COUNT_ELEMENT1 = 2,
};

#define VISA_FOR_EACH_ELEMENT_COUNT(X) \
    X(VISA_ELEMENT_COUNT_ELEMENTS8, 0, "8 elements", "8") \
    X(VISA_ELEMENT_COUNT_ELEMENTS16, 1, "16 elements", "16") \
    X(VISA_ELEMENT_COUNT_ELEMENT1, 2, "1 element", "1") \
    /* end */

/** first channel of the execution mask, coded as in Exec_size. [specs/fields.md:227] */
enum visa_element_mask {
    /** channels run if their bits of the execution mask are 1, which begin with bit 0 [specs/fields.md:229] */
    VISA_ELEMENT_MASK_M1 = 0,
    /** channels run if their bits of the execution mask are 1, which begin with bit 4 [specs/fields.md:230] */
    VISA_ELEMENT_MASK_M2 = 1,
    /** channels run if their bits of the execution mask are 1, which begin with bit 8 [specs/fields.md:231] */
    VISA_ELEMENT_MASK_M3 = 2,
    /** channels run if their bits of the execution mask are 1, which begin with bit 12 [specs/fields.md:232] */
    VISA_ELEMENT_MASK_M4 = 3,
    /** channels run if their bits of the execution mask are 1, which begin with bit 16 [specs/fields.md:233] */
    VISA_ELEMENT_MASK_M5 = 4,
    /** channels run if their bits of the execution mask are 1, which begin with bit 20 [specs/fields.md:234] */
    VISA_ELEMENT_MASK_M6 = 5,
    /** channels run if their bits of the execution mask are 1, which begin with bit 24 [specs/fields.md:235] */
    VISA_ELEMENT_MASK_M7 = 6,
    /** channels run if their bits of the execution mask are 1, which begin with bit 28 [specs/fields.md:236] */
    VISA_ELEMENT_MASK_M8 = 7,
    /** all channels run, whatever the execution mask is [specs/fields.md:237] */
    VISA_ELEMENT_MASK_M1_NM = 8,
    /** all channels run, whatever the execution mask is; predicate bits count from 4 on [specs/fields.md:238] */
    VISA_ELEMENT_MASK_M2_NM = 9,
    /** all channels run, whatever the execution mask is; predicate bits count from 8 on [specs/fields.md:239] */
    VISA_ELEMENT_MASK_M3_NM = 10,
    /** all channels run, whatever the execution mask is; predicate bits count from 12 on [specs/fields.md:240] */
    VISA_ELEMENT_MASK_M4_NM = 11,
    /** all channels run, whatever the execution mask is; predicate bits count from 16 on [specs/fields.md:241] */
    VISA_ELEMENT_MASK_M5_NM = 12,
    /** all channels run, whatever the execution mask is; predicate bits count from 20 on [specs/fields.md:242] */
    VISA_ELEMENT_MASK_M6_NM = 13,
    /** all channels run, whatever the execution mask is; predicate bits count from 24 on [specs/fields.md:243] */
    VISA_ELEMENT_MASK_M7_NM = 14,
    /** all channels run, whatever the execution mask is; predicate bits count from 28 on [specs/fields.md:244] */
    VISA_ELEMENT_MASK_M8_NM = 15,
};

#define VISA_FOR_EACH_ELEMENT_MASK(X) \
    X(VISA_ELEMENT_MASK_M1, 0, "M1", "M1") \
    X(VISA_ELEMENT_MASK_M2, 1, "M2", "M2") \
    X(VISA_ELEMENT_MASK_M3, 2, "M3", "M3") \
    X(VISA_ELEMENT_MASK_M4, 3, "M4", "M4") \
    X(VISA_ELEMENT_MASK_M5, 4, "M5", "M5") \
    X(VISA_ELEMENT_MASK_M6, 5, "M6", "M6") \
    X(VISA_ELEMENT_MASK_M7, 6, "M7", "M7") \
    X(VISA_ELEMENT_MASK_M8, 7, "M8", "M8") \
    X(VISA_ELEMENT_MASK_M1_NM, 8, "M1_NM", "M1_NM") \
    X(VISA_ELEMENT_MASK_M2_NM, 9, "M2_NM", "M2_NM") \
    X(VISA_ELEMENT_MASK_M3_NM, 10, "M3_NM", "M3_NM") \
    X(VISA_ELEMENT_MASK_M4_NM, 11, "M4_NM", "M4_NM") \
    X(VISA_ELEMENT_MASK_M5_NM, 12, "M5_NM", "M5_NM") \
    X(VISA_ELEMENT_MASK_M6_NM, 13, "M6_NM", "M6_NM") \
    X(VISA_ELEMENT_MASK_M7_NM, 14, "M7_NM", "M7_NM") \
    X(VISA_ELEMENT_MASK_M8_NM, 15, "M8_NM", "M8_NM") \
    /* end */

/** one line in two of an interlaced picture, or all. [specs/fields.md:260] */
enum visa_media_lines {
    /** all lines [specs/fields.md:264] */
    VISA_MEDIA_LINES_NO_MODIFIERS = 0,
    /** even lines only: row n of the block is line 2n [specs/fields.md:265] */
    VISA_MEDIA_LINES_TOP_FIELD = 2,
    /** odd lines only: row n of the block is line 2n + 1 [specs/fields.md:266] */
    VISA_MEDIA_LINES_BOTTOM_FIELD = 3,
};

#define VISA_FOR_EACH_MEDIA_LINES(X) \
    X(VISA_MEDIA_LINES_NO_MODIFIERS, 0, "no modifiers", "nomod") \
    X(VISA_MEDIA_LINES_TOP_FIELD, 2, "top_field", "top") \
    X(VISA_MEDIA_LINES_BOTTOM_FIELD, 3, "bottom_field", "bottom") \
    /* end */

/** the operation. [specs/fields.md:273] */
enum visa_atomic_op {
    /** new = old + src0 [specs/fields.md:275] */
    VISA_ATOMIC_OP_ADD = 0,
    /** new = old - src0 [specs/fields.md:276] */
    VISA_ATOMIC_OP_SUB = 1,
    /** new = old + 1 [specs/fields.md:277] */
    VISA_ATOMIC_OP_INC = 2,
    /** new = old - 1 [specs/fields.md:278] */
    VISA_ATOMIC_OP_DEC = 3,
    /** the smaller of old and src0, unsigned [specs/fields.md:279] */
    VISA_ATOMIC_OP_MIN = 4,
    /** the larger of old and src0, unsigned [specs/fields.md:280] */
    VISA_ATOMIC_OP_MAX = 5,
    /** new = src0 [specs/fields.md:281] */
    VISA_ATOMIC_OP_XCHG = 6,
    /** new = src0 where old equals src1, else old [specs/fields.md:282] */
    VISA_ATOMIC_OP_CMPXCHG = 7,
    /** new = old & src0 [specs/fields.md:283] */
    VISA_ATOMIC_OP_AND = 8,
    /** new = old or src0, bit by bit [specs/fields.md:284] */
    VISA_ATOMIC_OP_OR = 9,
    /** new = old ^ src0 [specs/fields.md:285] */
    VISA_ATOMIC_OP_XOR = 10,
    /** the smaller of old and src0, signed [specs/fields.md:286] */
    VISA_ATOMIC_OP_IMIN = 11,
    /** the larger of old and src0, signed [specs/fields.md:287] */
    VISA_ATOMIC_OP_IMAX = 12,
    /** new = old - 1, and new is returned [specs/fields.md:288] */
    VISA_ATOMIC_OP_PREDEC = 13,
    /** the larger of old and src0, floating-point [specs/fields.md:289] */
    VISA_ATOMIC_OP_FMAX = 16,
    /** the smaller of old and src0, floating-point [specs/fields.md:290] */
    VISA_ATOMIC_OP_FMIN = 17,
    /** new = src1 where old equals src0, else old; floating-point comparison [specs/fields.md:291] */
    VISA_ATOMIC_OP_FCMPWR = 18,
    /** new = old + src0, floating-point [specs/fields.md:292] */
    VISA_ATOMIC_OP_FADD = 19,
    /** new = old - src0, floating-point [specs/fields.md:293] */
    VISA_ATOMIC_OP_FSUB = 20,
};

#define VISA_FOR_EACH_ATOMIC_OP(X) \
    X(VISA_ATOMIC_OP_ADD, 0, "add", "add") \
    X(VISA_ATOMIC_OP_SUB, 1, "sub", "sub") \
    X(VISA_ATOMIC_OP_INC, 2, "inc", "inc") \
    X(VISA_ATOMIC_OP_DEC, 3, "dec", "dec") \
    X(VISA_ATOMIC_OP_MIN, 4, "min", "min") \
    X(VISA_ATOMIC_OP_MAX, 5, "max", "max") \
    X(VISA_ATOMIC_OP_XCHG, 6, "xchg", "xchg") \
    X(VISA_ATOMIC_OP_CMPXCHG, 7, "cmpxchg", "cmpxchg") \
    X(VISA_ATOMIC_OP_AND, 8, "and", "and") \
    X(VISA_ATOMIC_OP_OR, 9, "or", "or") \
    X(VISA_ATOMIC_OP_XOR, 10, "xor", "xor") \
    X(VISA_ATOMIC_OP_IMIN, 11, "imin", "minsint") \
    X(VISA_ATOMIC_OP_IMAX, 12, "imax", "maxsint") \
    X(VISA_ATOMIC_OP_PREDEC, 13, "predec", "predec") \
    X(VISA_ATOMIC_OP_FMAX, 16, "fmax", "fmax") \
    X(VISA_ATOMIC_OP_FMIN, 17, "fmin", "fmin") \
    X(VISA_ATOMIC_OP_FCMPWR, 18, "fcmpwr", "fcmpwr") \
    X(VISA_ATOMIC_OP_FADD, 19, "fadd", "fadd") \
    X(VISA_ATOMIC_OP_FSUB, 20, "fsub", "fsub") \
    /* end */

/** size of the location. Operands of 16-bit operations keep their values in the low halves of dwords. [specs/fields.md:294] */
enum visa_atomic_width {
    /** 32-bit [specs/fields.md:296] */
    VISA_ATOMIC_WIDTH_BIT32 = 0,
    /** 16-bit Only TGLLP+. [specs/fields.md:297] */
    VISA_ATOMIC_WIDTH_BIT16 = 1,
    /** 64-bit [specs/fields.md:298] */
    VISA_ATOMIC_WIDTH_BIT64 = 2,
};

#define VISA_FOR_EACH_ATOMIC_WIDTH(X) \
    X(VISA_ATOMIC_WIDTH_BIT32, 0, "32-bit", "32") \
    X(VISA_ATOMIC_WIDTH_BIT16, 1, "16-bit", "16") \
    X(VISA_ATOMIC_WIDTH_BIT64, 2, "64-bit", "64") \
    /* end */

/** The unit that carries out the access. [specs/fields.md:303] */
enum visa_lsc_sfid {
    /** global memory by address [specs/fields.md:305] */
    VISA_LSC_SFID_UGM = 0,
    /** global memory by address, over the narrow path between tiles [specs/fields.md:306] */
    VISA_LSC_SFID_UGML = 1,
    /** typed surfaces [specs/fields.md:307] */
    VISA_LSC_SFID_TGM = 2,
    /** shared local memory [specs/fields.md:308] */
    VISA_LSC_SFID_SLM = 3,
};

#define VISA_FOR_EACH_LSC_SFID(X) \
    X(VISA_LSC_SFID_UGM, 0, "ugm", "ugm") \
    X(VISA_LSC_SFID_UGML, 1, "ugml", "ugml") \
    X(VISA_LSC_SFID_TGM, 2, "tgm", "tgm") \
    X(VISA_LSC_SFID_SLM, 3, "slm", "slm") \
    /* end */

/** What a cache does with the lines that are accessed. [specs/fields.md:312] */
enum visa_lsc_caching {
    /** as the surface or the machine state says [specs/fields.md:314] */
    VISA_LSC_CACHING_DEFAULT = 0,
    /** the cache is passed by [specs/fields.md:315] */
    VISA_LSC_CACHING_UNCACHED = 1,
    /** a load leaves the line in the cache [specs/fields.md:316] */
    VISA_LSC_CACHING_CACHED = 2,
    /** a store stays in the cache until the line is evicted [specs/fields.md:317] */
    VISA_LSC_CACHING_WRITEBACK = 3,
    /** a store goes to the cache and to the next level [specs/fields.md:318] */
    VISA_LSC_CACHING_WRITETHROUGH = 4,
    /** the line is the first to be evicted [specs/fields.md:319] */
    VISA_LSC_CACHING_STREAMING = 5,
    /** a load drops the line: it was the last use [specs/fields.md:320] */
    VISA_LSC_CACHING_READ_INVALIDATE = 6,
    /** a load leaves the line in the part kept for constants [specs/fields.md:321] */
    VISA_LSC_CACHING_CONSTANT_CACHED = 7,
};

#define VISA_FOR_EACH_LSC_CACHING(X) \
    X(VISA_LSC_CACHING_DEFAULT, 0, "default", ".df") \
    X(VISA_LSC_CACHING_UNCACHED, 1, "uncached", ".uc") \
    X(VISA_LSC_CACHING_CACHED, 2, "cached", ".ca") \
    X(VISA_LSC_CACHING_WRITEBACK, 3, "writeback", ".wb") \
    X(VISA_LSC_CACHING_WRITETHROUGH, 4, "writethrough", ".wt") \
    X(VISA_LSC_CACHING_STREAMING, 5, "streaming", ".st") \
    X(VISA_LSC_CACHING_READ_INVALIDATE, 6, "read-invalidate", ".ri") \
    X(VISA_LSC_CACHING_CONSTANT_CACHED, 7, "constant-cached", ".cc") \
    /* end */

/** What addresses are relative to. [specs/fields.md:325] */
enum visa_lsc_addr_type {
    /** nothing: the address is the whole address; with `slm`, the start of shared local memory [specs/fields.md:327] */
    VISA_LSC_ADDR_TYPE_FLAT = 1,
    /** a surface whose state lies at an offset in the bindless surface states [specs/fields.md:328] */
    VISA_LSC_ADDR_TYPE_BSS = 2,
    /** a surface whose state lies at an offset in the surface states [specs/fields.md:329] */
    VISA_LSC_ADDR_TYPE_SS = 3,
    /** a surface of the binding table [specs/fields.md:330] */
    VISA_LSC_ADDR_TYPE_BTI = 4,
    /** the data that come with the thread: arguments of the kernel [specs/fields.md:331] */
    VISA_LSC_ADDR_TYPE_ARG = 5,
    /** a surface whose state lies at an address [specs/fields.md:332] */
    VISA_LSC_ADDR_TYPE_SURF = 6,
};

#define VISA_FOR_EACH_LSC_ADDR_TYPE(X) \
    X(VISA_LSC_ADDR_TYPE_FLAT, 1, "flat", "flat") \
    X(VISA_LSC_ADDR_TYPE_BSS, 2, "bss", "bss") \
    X(VISA_LSC_ADDR_TYPE_SS, 3, "ss", "ss") \
    X(VISA_LSC_ADDR_TYPE_BTI, 4, "bti", "bti") \
    X(VISA_LSC_ADDR_TYPE_ARG, 5, "arg", "arg") \
    X(VISA_LSC_ADDR_TYPE_SURF, 6, "surf", "surf") \
    /* end */

/** Size of each address. [specs/fields.md:336] */
enum visa_lsc_addr_size {
    /** 16 bits, unsigned; for shared local memory [specs/fields.md:338] */
    VISA_LSC_ADDR_SIZE_A16 = 1,
    /** 32 bits, unsigned [specs/fields.md:339] */
    VISA_LSC_ADDR_SIZE_A32 = 2,
    /** 64 bits [specs/fields.md:340] */
    VISA_LSC_ADDR_SIZE_A64 = 3,
    /** 32 bits, zero-extended to 64 [specs/fields.md:341] */
    VISA_LSC_ADDR_SIZE_A32U = 4,
    /** 32 bits, sign-extended to 64 [specs/fields.md:342] */
    VISA_LSC_ADDR_SIZE_A32S = 5,
};

#define VISA_FOR_EACH_LSC_ADDR_SIZE(X) \
    X(VISA_LSC_ADDR_SIZE_A16, 1, "a16", "a16") \
    X(VISA_LSC_ADDR_SIZE_A32, 2, "a32", "a32") \
    X(VISA_LSC_ADDR_SIZE_A64, 3, "a64", "a64") \
    X(VISA_LSC_ADDR_SIZE_A32U, 4, "a32u", "a32u") \
    X(VISA_LSC_ADDR_SIZE_A32S, 5, "a32s", "a32s") \
    /* end */

/** Size of a datum in memory and in the register. All spellings of a size are read. [specs/fields.md:346] */
enum visa_lsc_data_size {
    /** a byte, packed in the register [specs/fields.md:348] */
    VISA_LSC_DATA_SIZE_D8 = 1,
    /** a word, packed in the register [specs/fields.md:349] */
    VISA_LSC_DATA_SIZE_D16 = 2,
    /** a dword [specs/fields.md:350] */
    VISA_LSC_DATA_SIZE_D32 = 3,
    /** a qword [specs/fields.md:351] */
    VISA_LSC_DATA_SIZE_D64 = 4,
    /** a byte in memory, a dword in the register: zero-extended by loads, cut off by stores [specs/fields.md:352] */
    VISA_LSC_DATA_SIZE_D8U32 = 5,
    /** a word in memory, a dword in the register: zero-extended by loads, cut off by stores [specs/fields.md:353] */
    VISA_LSC_DATA_SIZE_D16U32 = 6,
    /** a word in memory, the high half of a dword in the register: the low half is loaded as zero [specs/fields.md:354] */
    VISA_LSC_DATA_SIZE_D16U32H = 7,
};

#define VISA_FOR_EACH_LSC_DATA_SIZE(X) \
    X(VISA_LSC_DATA_SIZE_D8, 1, "d8", "d8") \
    X(VISA_LSC_DATA_SIZE_D16, 2, "d16", "d16") \
    X(VISA_LSC_DATA_SIZE_D32, 3, "d32", "d32") \
    X(VISA_LSC_DATA_SIZE_D64, 4, "d64", "d64") \
    X(VISA_LSC_DATA_SIZE_D8U32, 5, "d8u32", "d8u32") \
    X(VISA_LSC_DATA_SIZE_D16U32, 6, "d16u32", "d16u32") \
    X(VISA_LSC_DATA_SIZE_D16U32H, 7, "d16u32h", "d16u32h") \
    /* end */

/** How the data of the channels lie in the register. [specs/fields.md:358] */
enum visa_lsc_data_order {
    /** component by component; each component begins a register [specs/fields.md:360] */
    VISA_LSC_DATA_ORDER_NONTRANSPOSED = 1,
    /** channel by channel; all that one address gives is consecutive [specs/fields.md:361] */
    VISA_LSC_DATA_ORDER_TRANSPOSED = 2,
};

#define VISA_FOR_EACH_LSC_DATA_ORDER(X) \
    X(VISA_LSC_DATA_ORDER_NONTRANSPOSED, 1, "nontransposed", "nontransposed") \
    X(VISA_LSC_DATA_ORDER_TRANSPOSED, 2, "transposed", "t") \
    /* end */

/** How many consecutive data each address gives. [specs/fields.md:365] */
enum visa_lsc_data_elems {
    /** 1 [specs/fields.md:367] */
    VISA_LSC_DATA_ELEMS_ELEMENT1 = 1,
    /** 2 [specs/fields.md:368] */
    VISA_LSC_DATA_ELEMS_ELEMENTS2 = 2,
    /** 3 [specs/fields.md:369] */
    VISA_LSC_DATA_ELEMS_ELEMENTS3 = 3,
    /** 4 [specs/fields.md:370] */
    VISA_LSC_DATA_ELEMS_ELEMENTS4 = 4,
    /** 8 [specs/fields.md:371] */
    VISA_LSC_DATA_ELEMS_ELEMENTS8 = 5,
    /** 16 [specs/fields.md:372] */
    VISA_LSC_DATA_ELEMS_ELEMENTS16 = 6,
    /** 32 [specs/fields.md:373] */
    VISA_LSC_DATA_ELEMS_ELEMENTS32 = 7,
    /** 64 [specs/fields.md:374] */
    VISA_LSC_DATA_ELEMS_ELEMENTS64 = 8,
};

#define VISA_FOR_EACH_LSC_DATA_ELEMS(X) \
    X(VISA_LSC_DATA_ELEMS_ELEMENT1, 1, "1 element", "x1") \
    X(VISA_LSC_DATA_ELEMS_ELEMENTS2, 2, "2 elements", "x2") \
    X(VISA_LSC_DATA_ELEMS_ELEMENTS3, 3, "3 elements", "x3") \
    X(VISA_LSC_DATA_ELEMS_ELEMENTS4, 4, "4 elements", "x4") \
    X(VISA_LSC_DATA_ELEMS_ELEMENTS8, 5, "8 elements", "x8") \
    X(VISA_LSC_DATA_ELEMS_ELEMENTS16, 6, "16 elements", "x16") \
    X(VISA_LSC_DATA_ELEMS_ELEMENTS32, 7, "32 elements", "x32") \
    X(VISA_LSC_DATA_ELEMS_ELEMENTS64, 8, "64 elements", "x64") \
    /* end */

/** rounding of results. [specs/fields.md:393] */
enum visa_float_rounding {
    /** to nearest, ties to even [specs/fields.md:395] */
    VISA_FLOAT_ROUNDING_NEAREST_EVEN = 0,
    /** towards positive infinity [specs/fields.md:396] */
    VISA_FLOAT_ROUNDING_UP = 1,
    /** towards negative infinity [specs/fields.md:397] */
    VISA_FLOAT_ROUNDING_DOWN = 2,
    /** towards zero [specs/fields.md:398] */
    VISA_FLOAT_ROUNDING_TO_ZERO = 3,
};

#define VISA_FOR_EACH_FLOAT_ROUNDING(X) \
    X(VISA_FLOAT_ROUNDING_NEAREST_EVEN, 0, "NearestEven", "nearesteven") \
    X(VISA_FLOAT_ROUNDING_UP, 1, "Up", "up") \
    X(VISA_FLOAT_ROUNDING_DOWN, 2, "Down", "down") \
    X(VISA_FLOAT_ROUNDING_TO_ZERO, 3, "ToZero", "tozero") \
    /* end */

/** for which the result is true [specs/instructions/CMP.md:31] */
enum visa_cmp_rel_op {
    /** equal to [specs/instructions/CMP.md:35] */
    VISA_CMP_REL_OP_EQ = 0,
    /** not equal [specs/instructions/CMP.md:36] */
    VISA_CMP_REL_OP_NE = 1,
    /** greater than [specs/instructions/CMP.md:37] */
    VISA_CMP_REL_OP_GT = 2,
    /** greater than or equal to [specs/instructions/CMP.md:38] */
    VISA_CMP_REL_OP_GE = 3,
    /** less than [specs/instructions/CMP.md:39] */
    VISA_CMP_REL_OP_LT = 4,
    /** less than or equal to [specs/instructions/CMP.md:40] */
    VISA_CMP_REL_OP_LE = 5,
};

#define VISA_FOR_EACH_CMP_REL_OP(X) \
    X(VISA_CMP_REL_OP_EQ, 0, "EQ", "eq") \
    X(VISA_CMP_REL_OP_NE, 1, "NE", "ne") \
    X(VISA_CMP_REL_OP_GT, 2, "GT", "gt") \
    X(VISA_CMP_REL_OP_GE, 3, "GE", "ge") \
    X(VISA_CMP_REL_OP_LT, 4, "LT", "lt") \
    X(VISA_CMP_REL_OP_LE, 5, "LE", "le") \
    /* end */

/** number of execution channels. [specs/instructions/SAMPLE.md:41] */
enum visa_sampler_simd {
    /** 8 channels [specs/instructions/SAMPLE.md:43] */
    VISA_SAMPLER_SIMD_CHANNELS8 = 0,
    /** 16 channels [specs/instructions/SAMPLE.md:44] */
    VISA_SAMPLER_SIMD_CHANNELS16 = 1,
};

#define VISA_FOR_EACH_SAMPLER_SIMD(X) \
    X(VISA_SAMPLER_SIMD_CHANNELS8, 0, "8 channels", "8") \
    X(VISA_SAMPLER_SIMD_CHANNELS16, 1, "16 channels", "16") \
    /* end */

/** width of the results, and which pixels are returned. [specs/instructions/SAMPLE_UNORM.md:35] */
enum visa_unorm_output {
    /** two bytes for each pixel [specs/instructions/SAMPLE_UNORM.md:37] */
    VISA_UNORM_OUTPUT_BIT16_FULL = 0,
    /** two bytes for each pixel; of R and B only even pixels [specs/instructions/SAMPLE_UNORM.md:38] */
    VISA_UNORM_OUTPUT_BIT16_CHROMINANCE_DOWNSAMPLED = 1,
    /** one byte for each pixel [specs/instructions/SAMPLE_UNORM.md:39] */
    VISA_UNORM_OUTPUT_BIT8_FULL = 2,
    /** one byte for each pixel; of R and B only even pixels [specs/instructions/SAMPLE_UNORM.md:40] */
    VISA_UNORM_OUTPUT_BIT8_CHROMINANCE_DOWNSAMPLED = 3,
};

#define VISA_FOR_EACH_UNORM_OUTPUT(X) \
    X(VISA_UNORM_OUTPUT_BIT16_FULL, 0, "16-bit full", "16-full") \
    X(VISA_UNORM_OUTPUT_BIT16_CHROMINANCE_DOWNSAMPLED, 1, "16-bit chrominance downsampled", "16-downsampled") \
    X(VISA_UNORM_OUTPUT_BIT8_FULL, 2, "8-bit full", "8-full") \
    X(VISA_UNORM_OUTPUT_BIT8_CHROMINANCE_DOWNSAMPLED, 3, "8-bit chrominance downsampled", "8-downsampled") \
    /* end */

/** Width of the results, and which pixels are returned. [specs/instructions/AVS.md:48] */
enum visa_sampler_output {
    /** two bytes for each pixel [specs/instructions/AVS.md:50] */
    VISA_SAMPLER_OUTPUT_BIT16_FULL = 0,
    /** two bytes for each pixel; of R and B only even pixels [specs/instructions/AVS.md:51] */
    VISA_SAMPLER_OUTPUT_BIT16_CHROMINANCE_DOWNSAMPLED = 1,
    /** one byte for each pixel [specs/instructions/AVS.md:52] */
    VISA_SAMPLER_OUTPUT_BIT8_FULL = 2,
    /** one byte for each pixel; of R and B only even pixels [specs/instructions/AVS.md:53] */
    VISA_SAMPLER_OUTPUT_BIT8_CHROMINANCE_DOWNSAMPLED = 3,
};

#define VISA_FOR_EACH_SAMPLER_OUTPUT(X) \
    X(VISA_SAMPLER_OUTPUT_BIT16_FULL, 0, "16-bit full", "AVS_16_FULL") \
    X(VISA_SAMPLER_OUTPUT_BIT16_CHROMINANCE_DOWNSAMPLED, 1, "16-bit chrominance downsampled", "AVS_16_DOWN_SAMPLE") \
    X(VISA_SAMPLER_OUTPUT_BIT8_FULL, 2, "8-bit full", "AVS_8_FULL") \
    X(VISA_SAMPLER_OUTPUT_BIT8_CHROMINANCE_DOWNSAMPLED, 3, "8-bit chrominance downsampled", "AVS_8_DOWN_SAMPLE") \
    /* end */

/** Pixels of the block. [specs/instructions/AVS.md:57] */
enum visa_avs_block {
    /** 16x4 [specs/instructions/AVS.md:59] */
    VISA_AVS_BLOCK_N16X4 = 0,
    /** 8x4 [specs/instructions/AVS.md:60] */
    VISA_AVS_BLOCK_EIGHT_X4 = 1,
    /** 16x8 [specs/instructions/AVS.md:61] */
    VISA_AVS_BLOCK_N16X8 = 2,
    /** 4x4 [specs/instructions/AVS.md:62] */
    VISA_AVS_BLOCK_FOUR_X4 = 3,
};

#define VISA_FOR_EACH_AVS_BLOCK(X) \
    X(VISA_AVS_BLOCK_N16X4, 0, "16x4", "AVS_16x4") \
    X(VISA_AVS_BLOCK_EIGHT_X4, 1, "8x4", "AVS_8x4") \
    X(VISA_AVS_BLOCK_N16X8, 2, "16x8", "AVS_16x8") \
    X(VISA_AVS_BLOCK_FOUR_X4, 3, "4x4", "AVS_4x4") \
    /* end */

/** What to compute. [specs/instructions/VA.md:86] */
enum visa_video_function {
    /** filters with a kernel in two dimensions [specs/instructions/VA.md:88] */
    VISA_VIDEO_FUNCTION_CONVOLVE = 1,
    /** finds the smallest and the largest pixel of a block [specs/instructions/VA.md:89] */
    VISA_VIDEO_FUNCTION_MINMAX = 2,
    /** gives the smallest or largest of the neighbours for each pixel [specs/instructions/VA.md:90] */
    VISA_VIDEO_FUNCTION_MINMAXFILTER = 3,
    /** clears each bit that has a cleared one among its neighbours [specs/instructions/VA.md:91] */
    VISA_VIDEO_FUNCTION_ERODE = 4,
    /** sets each bit that has a set one among its neighbours [specs/instructions/VA.md:92] */
    VISA_VIDEO_FUNCTION_DILATE = 5,
    /** centre and number of the set bits of a region [specs/instructions/VA.md:93] */
    VISA_VIDEO_FUNCTION_BOOLCENTROID = 6,
    /** weighted sums of the columns of a region [specs/instructions/VA.md:94] */
    VISA_VIDEO_FUNCTION_CENTROID = 7,
};

#define VISA_FOR_EACH_VIDEO_FUNCTION(X) \
    X(VISA_VIDEO_FUNCTION_CONVOLVE, 1, "convolve", "convolve") \
    X(VISA_VIDEO_FUNCTION_MINMAX, 2, "minmax", "minmax") \
    X(VISA_VIDEO_FUNCTION_MINMAXFILTER, 3, "minmaxfilter", "minmaxfilter") \
    X(VISA_VIDEO_FUNCTION_ERODE, 4, "erode", "erode") \
    X(VISA_VIDEO_FUNCTION_DILATE, 5, "dilate", "dilate") \
    X(VISA_VIDEO_FUNCTION_BOOLCENTROID, 6, "boolcentroid", "boolcentroid") \
    X(VISA_VIDEO_FUNCTION_CENTROID, 7, "centroid", "centroid") \
    /* end */

/** pixels to compute. [specs/instructions/VA.md:106] */
enum visa_convolve_block {
    /** 16x4 [specs/instructions/VA.md:108] */
    VISA_CONVOLVE_BLOCK_N16X4 = 0,
    /** 16x1 [specs/instructions/VA.md:109] */
    VISA_CONVOLVE_BLOCK_N16X1 = 2,
};

#define VISA_FOR_EACH_CONVOLVE_BLOCK(X) \
    X(VISA_CONVOLVE_BLOCK_N16X4, 0, "16x4", "VA_CONV_16x4") \
    X(VISA_CONVOLVE_BLOCK_N16X1, 2, "16x1", "VA_CONV_16x1") \
    /* end */

/** size of the kernel. [specs/instructions/VA.md:111] */
enum visa_convolve_region {
    /** 15x15 [specs/instructions/VA.md:113] */
    VISA_CONVOLVE_REGION_N15X15 = 0,
    /** 31x31 [specs/instructions/VA.md:114] */
    VISA_CONVOLVE_REGION_N31X31 = 1,
};

#define VISA_FOR_EACH_CONVOLVE_REGION(X) \
    X(VISA_CONVOLVE_REGION_N15X15, 0, "15x15", "15x15") \
    X(VISA_CONVOLVE_REGION_N31X31, 1, "31x31", "31x31") \
    /* end */

/** Pixels to compute. [specs/instructions/VA.md:130] */
enum visa_min_max_block {
    /** 16x4 [specs/instructions/VA.md:132] */
    VISA_MIN_MAX_BLOCK_N16X4 = 0,
    /** 16x1 [specs/instructions/VA.md:133] */
    VISA_MIN_MAX_BLOCK_N16X1 = 2,
    /** 1x1 [specs/instructions/VA.md:134] */
    VISA_MIN_MAX_BLOCK_ONE_X1 = 3,
};

#define VISA_FOR_EACH_MIN_MAX_BLOCK(X) \
    X(VISA_MIN_MAX_BLOCK_N16X4, 0, "16x4", "VA_MMF_16x4") \
    X(VISA_MIN_MAX_BLOCK_N16X1, 2, "16x1", "VA_MMF_16x1") \
    X(VISA_MIN_MAX_BLOCK_ONE_X1, 3, "1x1", "VA_MMF_1x1") \
    /* end */

/** Bits to compute. [specs/instructions/VA.md:138] */
enum visa_morphology_block {
    /** 64x4 [specs/instructions/VA.md:140] */
    VISA_MORPHOLOGY_BLOCK_N64X4 = 0,
    /** 32x4 [specs/instructions/VA.md:141] */
    VISA_MORPHOLOGY_BLOCK_N32X4 = 1,
    /** 64x1 [specs/instructions/VA.md:142] */
    VISA_MORPHOLOGY_BLOCK_N64X1 = 2,
    /** 32x1 [specs/instructions/VA.md:143] */
    VISA_MORPHOLOGY_BLOCK_N32X1 = 3,
};

#define VISA_FOR_EACH_MORPHOLOGY_BLOCK(X) \
    X(VISA_MORPHOLOGY_BLOCK_N64X4, 0, "64x4", "VA_ED_64x4") \
    X(VISA_MORPHOLOGY_BLOCK_N32X4, 1, "32x4", "VA_ED_32x4") \
    X(VISA_MORPHOLOGY_BLOCK_N64X1, 2, "64x1", "VA_ED_64x1") \
    X(VISA_MORPHOLOGY_BLOCK_N32X1, 3, "32x1", "VA_ED_32x1") \
    /* end */

/** what is chosen [specs/instructions/MIN_MAX.md:25] */
enum visa_min_max_op {
    /** the smaller of two values [specs/instructions/MIN_MAX.md:29] */
    VISA_MIN_MAX_OP_MIN = 0,
    /** the larger of two values [specs/instructions/MIN_MAX.md:30] */
    VISA_MIN_MAX_OP_MAX = 1,
};

#define VISA_FOR_EACH_MIN_MAX_OP(X) \
    X(VISA_MIN_MAX_OP_MIN, 0, "min", "min") \
    X(VISA_MIN_MAX_OP_MAX, 1, "max", "max") \
    /* end */

/** What to compute. [specs/instructions/VA_SKL_PLUS.md:168] */
enum visa_late_video_function {
    /** filters along columns [specs/instructions/VA_SKL_PLUS.md:170] */
    VISA_LATE_VIDEO_FUNCTION_CONVOLVE1D_VERTICAL = 8,
    /** filters along rows [specs/instructions/VA_SKL_PLUS.md:171] */
    VISA_LATE_VIDEO_FUNCTION_CONVOLVE1D_HORIZONTAL = 9,
    /** filters at places that lie anywhere around the first pixel [specs/instructions/VA_SKL_PLUS.md:172] */
    VISA_LATE_VIDEO_FUNCTION_CONVOLVE1_PIXEL = 10,
    /** marks the pixels that can be reached from given ones [specs/instructions/VA_SKL_PLUS.md:173] */
    VISA_LATE_VIDEO_FUNCTION_FLOOD_FILL = 11,
    /** local binary patterns of a block of pixels [specs/instructions/VA_SKL_PLUS.md:174] */
    VISA_LATE_VIDEO_FUNCTION_LBP_CREATION = 12,
    /** compares two blocks of local binary patterns [specs/instructions/VA_SKL_PLUS.md:175] */
    VISA_LATE_VIDEO_FUNCTION_LBP_CORRELATION = 13,
    /** compares a block with others around an origin [specs/instructions/VA_SKL_PLUS.md:176] */
    VISA_LATE_VIDEO_FUNCTION_CORRELATION_SEARCH = 15,
    /** filters with a kernel in two dimensions, to a surface [specs/instructions/VA_SKL_PLUS.md:177] */
    VISA_LATE_VIDEO_FUNCTION_HDC_CONVOLVE2D = 16,
    /** the smallest or largest of the neighbours, to a surface [specs/instructions/VA_SKL_PLUS.md:178] */
    VISA_LATE_VIDEO_FUNCTION_HDC_MINMAXFILTER = 17,
    /** clears bits beside cleared ones, to a surface [specs/instructions/VA_SKL_PLUS.md:179] */
    VISA_LATE_VIDEO_FUNCTION_HDC_ERODE = 18,
    /** sets bits beside set ones, to a surface [specs/instructions/VA_SKL_PLUS.md:180] */
    VISA_LATE_VIDEO_FUNCTION_HDC_DILATE = 19,
    /** lbp_correlation, to a surface [specs/instructions/VA_SKL_PLUS.md:181] */
    VISA_LATE_VIDEO_FUNCTION_HDC_LBP_CORRELATION = 20,
    /** lbp_creation, to a surface [specs/instructions/VA_SKL_PLUS.md:182] */
    VISA_LATE_VIDEO_FUNCTION_HDC_LBP_CREATION = 21,
    /** filters along rows, to a surface [specs/instructions/VA_SKL_PLUS.md:183] */
    VISA_LATE_VIDEO_FUNCTION_HDC_CONVOLVE1DH = 22,
    /** filters along columns, to a surface [specs/instructions/VA_SKL_PLUS.md:184] */
    VISA_LATE_VIDEO_FUNCTION_HDC_CONVOLVE1DV = 23,
    /** convolve_1pixel, to a surface [specs/instructions/VA_SKL_PLUS.md:185] */
    VISA_LATE_VIDEO_FUNCTION_HDC_CONVOLVE1_PIXEL = 24,
};

#define VISA_FOR_EACH_LATE_VIDEO_FUNCTION(X) \
    X(VISA_LATE_VIDEO_FUNCTION_CONVOLVE1D_VERTICAL, 8, "convolve_1d_vertical", "CONV_1D_HORIZONTAL") \
    X(VISA_LATE_VIDEO_FUNCTION_CONVOLVE1D_HORIZONTAL, 9, "convolve_1d_horizontal", "CONV_1D_VERTICAL") \
    X(VISA_LATE_VIDEO_FUNCTION_CONVOLVE1_PIXEL, 10, "convolve_1pixel", "CONV_1PIXEL") \
    X(VISA_LATE_VIDEO_FUNCTION_FLOOD_FILL, 11, "flood_fill", "FLOOD_FILL") \
    X(VISA_LATE_VIDEO_FUNCTION_LBP_CREATION, 12, "lbp_creation", "LBP_CREATION") \
    X(VISA_LATE_VIDEO_FUNCTION_LBP_CORRELATION, 13, "lbp_correlation", "LBP_CORRELATION") \
    X(VISA_LATE_VIDEO_FUNCTION_CORRELATION_SEARCH, 15, "correlation_search", "CORRELATION_SEARCH") \
    X(VISA_LATE_VIDEO_FUNCTION_HDC_CONVOLVE2D, 16, "hdc_convolve_2d", "HDC_CONVOLVE_2D") \
    X(VISA_LATE_VIDEO_FUNCTION_HDC_MINMAXFILTER, 17, "hdc_minmaxfilter", "HDC_MIN_MAX_FILTER") \
    X(VISA_LATE_VIDEO_FUNCTION_HDC_ERODE, 18, "hdc_erode", "HDC_ERODE") \
    X(VISA_LATE_VIDEO_FUNCTION_HDC_DILATE, 19, "hdc_dilate", "HDC_DILATE") \
    X(VISA_LATE_VIDEO_FUNCTION_HDC_LBP_CORRELATION, 20, "hdc_lbp_correlation", "HDC_LBP_CORRELATION") \
    X(VISA_LATE_VIDEO_FUNCTION_HDC_LBP_CREATION, 21, "hdc_lbp_creation", "HDC_LBP_CREATION") \
    X(VISA_LATE_VIDEO_FUNCTION_HDC_CONVOLVE1DH, 22, "hdc_convolve_1d_h", "HDC_CONVOLVE_1D_H") \
    X(VISA_LATE_VIDEO_FUNCTION_HDC_CONVOLVE1DV, 23, "hdc_convolve_1d_v", "HDC_CONVOLVE_1D_V") \
    X(VISA_LATE_VIDEO_FUNCTION_HDC_CONVOLVE1_PIXEL, 24, "hdc_convolve_1pixel", "HDC_CONVOLVE_1P") \
    /* end */

/** Pixels to compute. [specs/instructions/VA_SKL_PLUS.md:195] */
enum visa_line_block {
    /** 16x4 [specs/instructions/VA_SKL_PLUS.md:197] */
    VISA_LINE_BLOCK_N16X4 = 0,
    /** 16x1 [specs/instructions/VA_SKL_PLUS.md:198] */
    VISA_LINE_BLOCK_N16X1 = 2,
};

#define VISA_FOR_EACH_LINE_BLOCK(X) \
    X(VISA_LINE_BLOCK_N16X4, 0, "16x4", "4x16") \
    X(VISA_LINE_BLOCK_N16X1, 2, "16x1", "1x16") \
    /* end */

/** Pixels to compute. [specs/instructions/VA_SKL_PLUS.md:200] */
enum visa_pixel_block {
    /** 16x4 [specs/instructions/VA_SKL_PLUS.md:202] */
    VISA_PIXEL_BLOCK_N16X4 = 0,
    /** 16x1 [specs/instructions/VA_SKL_PLUS.md:203] */
    VISA_PIXEL_BLOCK_N16X1 = 2,
    /** 1x1 [specs/instructions/VA_SKL_PLUS.md:204] */
    VISA_PIXEL_BLOCK_ONE_X1 = 3,
};

#define VISA_FOR_EACH_PIXEL_BLOCK(X) \
    X(VISA_PIXEL_BLOCK_N16X4, 0, "16x4", "4x16") \
    X(VISA_PIXEL_BLOCK_N16X1, 2, "16x1", "1x16") \
    X(VISA_PIXEL_BLOCK_ONE_X1, 3, "1x1", "1x1") \
    /* end */

/** pixels of the surface written. [specs/instructions/VA_SKL_PLUS.md:208] */
enum visa_hdc_convolve_format {
    /** 16-bit [specs/instructions/VA_SKL_PLUS.md:210] */
    VISA_HDC_CONVOLVE_FORMAT_BIT16 = 0,
    /** 8-bit [specs/instructions/VA_SKL_PLUS.md:211] */
    VISA_HDC_CONVOLVE_FORMAT_BIT8 = 1,
};

#define VISA_FOR_EACH_HDC_CONVOLVE_FORMAT(X) \
    X(VISA_HDC_CONVOLVE_FORMAT_BIT16, 0, "16-bit", "VA_Y16_FORMAT") \
    X(VISA_HDC_CONVOLVE_FORMAT_BIT8, 1, "8-bit", "VA_Y8_FORMAT") \
    /* end */

/** size of the kernel. [specs/instructions/VA_SKL_PLUS.md:212] */
enum visa_hdc_convolve_region {
    /** 15x15 [specs/instructions/VA_SKL_PLUS.md:214] */
    VISA_HDC_CONVOLVE_REGION_N15X15 = 0,
    /** 31x31 [specs/instructions/VA_SKL_PLUS.md:215] */
    VISA_HDC_CONVOLVE_REGION_N31X31 = 1,
};

#define VISA_FOR_EACH_HDC_CONVOLVE_REGION(X) \
    X(VISA_HDC_CONVOLVE_REGION_N15X15, 0, "15x15", "15x15") \
    X(VISA_HDC_CONVOLVE_REGION_N31X31, 1, "31x31", "31x31") \
    /* end */

/** Pixels of the surface written. [specs/instructions/VA_SKL_PLUS.md:218] */
enum visa_video_pixel_format {
    /** 16-bit [specs/instructions/VA_SKL_PLUS.md:220] */
    VISA_VIDEO_PIXEL_FORMAT_BIT16 = 0,
    /** 8-bit [specs/instructions/VA_SKL_PLUS.md:221] */
    VISA_VIDEO_PIXEL_FORMAT_BIT8 = 1,
};

#define VISA_FOR_EACH_VIDEO_PIXEL_FORMAT(X) \
    X(VISA_VIDEO_PIXEL_FORMAT_BIT16, 0, "16-bit", "VA_Y16_FORMAT") \
    X(VISA_VIDEO_PIXEL_FORMAT_BIT8, 1, "8-bit", "VA_Y8_FORMAT") \
    /* end */

/** Which of the two to compute. [specs/instructions/VA_SKL_PLUS.md:223] */
enum visa_min_max_mode {
    /** both [specs/instructions/VA_SKL_PLUS.md:225] */
    VISA_MIN_MAX_MODE_BOTH = 0,
    /** largest [specs/instructions/VA_SKL_PLUS.md:226] */
    VISA_MIN_MAX_MODE_LARGEST = 1,
    /** smallest [specs/instructions/VA_SKL_PLUS.md:227] */
    VISA_MIN_MAX_MODE_SMALLEST = 2,
};

#define VISA_FOR_EACH_MIN_MAX_MODE(X) \
    X(VISA_MIN_MAX_MODE_BOTH, 0, "both", "VA_MINMAX_ENABLE") \
    X(VISA_MIN_MAX_MODE_LARGEST, 1, "largest", "VA_MAX_ENABLE") \
    X(VISA_MIN_MAX_MODE_SMALLEST, 2, "smallest", "VA_MIN_ENABLE") \
    /* end */

/** Size of the neighbourhood that a pattern describes. [specs/instructions/VA_SKL_PLUS.md:229] */
enum visa_binary_patterns {
    /** 3x3 and 5x5 [specs/instructions/VA_SKL_PLUS.md:231] */
    VISA_BINARY_PATTERNS_THREE_X3_AND5X5 = 0,
    /** 3x3 [specs/instructions/VA_SKL_PLUS.md:232] */
    VISA_BINARY_PATTERNS_THREE_X3 = 1,
    /** 5x5 [specs/instructions/VA_SKL_PLUS.md:233] */
    VISA_BINARY_PATTERNS_FIVE_X5 = 2,
};

#define VISA_FOR_EACH_BINARY_PATTERNS(X) \
    X(VISA_BINARY_PATTERNS_THREE_X3_AND5X5, 0, "3x3 and 5x5", "VA_5x5_mode") \
    X(VISA_BINARY_PATTERNS_THREE_X3, 1, "3x3", "VA_3x3_mode") \
    X(VISA_BINARY_PATTERNS_FIVE_X5, 2, "5x5", "VA_BOTH_mode") \
    /* end */

/** Which neighbours of a pixel it can be left to. [specs/instructions/VA_SKL_PLUS.md:237] */
enum visa_flood_connect {
    /** not diagonally [specs/instructions/VA_SKL_PLUS.md:239] */
    VISA_FLOOD_CONNECT_NEIGHBOURS4 = 0,
    /** 8 neighbours [specs/instructions/VA_SKL_PLUS.md:240] */
    VISA_FLOOD_CONNECT_NEIGHBOURS8 = 1,
};

#define VISA_FOR_EACH_FLOOD_CONNECT(X) \
    X(VISA_FLOOD_CONNECT_NEIGHBOURS4, 0, "4 neighbours", "4_connect") \
    X(VISA_FLOOD_CONNECT_NEIGHBOURS8, 1, "8 neighbours", "8_connect") \
    /* end */

/** The operation. [specs/instructions/SVM.md:23] */
enum visa_svm_op {
    /** reads consecutive owords [specs/instructions/SVM.md:25] */
    VISA_SVM_OP_SVM_BLOCK_LD = 1,
    /** writes consecutive owords [specs/instructions/SVM.md:26] */
    VISA_SVM_OP_SVM_BLOCK_ST = 2,
    /** reads blocks for each channel [specs/instructions/SVM.md:27] */
    VISA_SVM_OP_SVM_GATHER = 3,
    /** writes blocks for each channel [specs/instructions/SVM.md:28] */
    VISA_SVM_OP_SVM_SCATTER = 4,
    /** atomic operation for each channel [specs/instructions/SVM.md:29] */
    VISA_SVM_OP_SVM_ATOMIC = 5,
    /** reads up to four dwords for each channel [specs/instructions/SVM.md:30] */
    VISA_SVM_OP_SVM_GATHER4_SCALED = 6,
    /** writes up to four dwords for each channel [specs/instructions/SVM.md:31] */
    VISA_SVM_OP_SVM_SCATTER4_SCALED = 7,
};

#define VISA_FOR_EACH_SVM_OP(X) \
    X(VISA_SVM_OP_SVM_BLOCK_LD, 1, "SVM_BLOCK_LD", "svm_block_ld") \
    X(VISA_SVM_OP_SVM_BLOCK_ST, 2, "SVM_BLOCK_ST", "svm_block_st") \
    X(VISA_SVM_OP_SVM_GATHER, 3, "SVM_GATHER", "svm_gather") \
    X(VISA_SVM_OP_SVM_SCATTER, 4, "SVM_SCATTER", "svm_scatter") \
    X(VISA_SVM_OP_SVM_ATOMIC, 5, "SVM_ATOMIC", "svm_atomic") \
    X(VISA_SVM_OP_SVM_GATHER4_SCALED, 6, "SVM_GATHER4_SCALED", "svm_gather4_scaled") \
    X(VISA_SVM_OP_SVM_SCATTER4_SCALED, 7, "SVM_SCATTER4_SCALED", "svm_scatter4_scaled") \
    /* end */

/** Whether the best candidates come in from an earlier message, and whether they are handed out for a later one. [specs/instructions/VME_IME.md:24] */
enum visa_vme_stream_mode {
    /** VME_STREAM_DISABLE [specs/instructions/VME_IME.md:26] */
    VISA_VME_STREAM_MODE_VME_STREAM_DISABLE = 0,
    /** VME_STREAM_OUT [specs/instructions/VME_IME.md:27] */
    VISA_VME_STREAM_MODE_VME_STREAM_OUT = 1,
    /** VME_STREAM_IN [specs/instructions/VME_IME.md:28] */
    VISA_VME_STREAM_MODE_VME_STREAM_IN = 2,
    /** VME_STREAM_IN_OUT [specs/instructions/VME_IME.md:29] */
    VISA_VME_STREAM_MODE_VME_STREAM_IN_OUT = 3,
};

#define VISA_FOR_EACH_VME_STREAM_MODE(X) \
    X(VISA_VME_STREAM_MODE_VME_STREAM_DISABLE, 0, "VME_STREAM_DISABLE", "0") \
    X(VISA_VME_STREAM_MODE_VME_STREAM_OUT, 1, "VME_STREAM_OUT", "1") \
    X(VISA_VME_STREAM_MODE_VME_STREAM_IN, 2, "VME_STREAM_IN", "2") \
    X(VISA_VME_STREAM_MODE_VME_STREAM_IN_OUT, 3, "VME_STREAM_IN_OUT", "3") \
    /* end */

/** How many references, records and starting points the search has. [specs/instructions/VME_IME.md:31] */
enum visa_vme_search_control {
    /** VME_SEARCH_SINGLE_REF_SINGLE_REC_SINGLE_START [specs/instructions/VME_IME.md:33] */
    VISA_VME_SEARCH_CONTROL_VME_SEARCH_SINGLE_REF_SINGLE_REC_SINGLE_START = 0,
    /** VME_SEARCH_SINGLE_REF_SINGLE_REC_DUAL_START [specs/instructions/VME_IME.md:34] */
    VISA_VME_SEARCH_CONTROL_VME_SEARCH_SINGLE_REF_SINGLE_REC_DUAL_START = 1,
    /** VME_SEARCH_SINGLE_REF_DUAL_REC [specs/instructions/VME_IME.md:35] */
    VISA_VME_SEARCH_CONTROL_VME_SEARCH_SINGLE_REF_DUAL_REC = 3,
    /** VME_SEARCH_DUAL_REF_DUAL_REC [specs/instructions/VME_IME.md:36] */
    VISA_VME_SEARCH_CONTROL_VME_SEARCH_DUAL_REF_DUAL_REC = 7,
};

#define VISA_FOR_EACH_VME_SEARCH_CONTROL(X) \
    X(VISA_VME_SEARCH_CONTROL_VME_SEARCH_SINGLE_REF_SINGLE_REC_SINGLE_START, 0, "VME_SEARCH_SINGLE_REF_SINGLE_REC_SINGLE_START", "0") \
    X(VISA_VME_SEARCH_CONTROL_VME_SEARCH_SINGLE_REF_SINGLE_REC_DUAL_START, 1, "VME_SEARCH_SINGLE_REF_SINGLE_REC_DUAL_START", "1") \
    X(VISA_VME_SEARCH_CONTROL_VME_SEARCH_SINGLE_REF_DUAL_REC, 3, "VME_SEARCH_SINGLE_REF_DUAL_REC", "3") \
    X(VISA_VME_SEARCH_CONTROL_VME_SEARCH_DUAL_REF_DUAL_REC, 7, "VME_SEARCH_DUAL_REF_DUAL_REC", "7") \
    /* end */

/** which memory is meant [specs/instructions/FENCE.md:33] */
enum visa_fence_mask_scope {
    /** surfaces and flat addresses [specs/instructions/FENCE.md:35] */
    VISA_FENCE_MASK_SCOPE_GLOBAL = 0,
    /** shared local memory alone [specs/instructions/FENCE.md:36] */
    VISA_FENCE_MASK_SCOPE_LOCAL = 1,
};

#define VISA_FOR_EACH_FENCE_MASK_SCOPE(X) \
    X(VISA_FENCE_MASK_SCOPE_GLOBAL, 0, "global", "global") \
    X(VISA_FENCE_MASK_SCOPE_LOCAL, 1, "local", "local") \
    /* end */

/** whether threads of the pixel dependency are waited for [specs/instructions/RAW_SEND.md:27] */
enum visa_raw_send_modifiers {
    /** sends at once [specs/instructions/RAW_SEND.md:31] */
    VISA_RAW_SEND_MODIFIERS_RAW_SEND = 0,
    /** waits until earlier threads for the same pixels are done [specs/instructions/RAW_SEND.md:32] */
    VISA_RAW_SEND_MODIFIERS_RAW_SENDC = 1,
};

#define VISA_FOR_EACH_RAW_SEND_MODIFIERS(X) \
    X(VISA_RAW_SEND_MODIFIERS_RAW_SEND, 0, "raw_send", "raw_send") \
    X(VISA_RAW_SEND_MODIFIERS_RAW_SENDC, 1, "raw_sendc", "raw_sendc") \
    /* end */

/** what to do [specs/instructions/NBARRIER.md:30] */
enum visa_nbarrier_mode {
    /** waits until all producers and consumers have arrived [specs/instructions/NBARRIER.md:34] */
    VISA_NBARRIER_MODE_WAIT = 0,
    /** says that this thread has arrived [specs/instructions/NBARRIER.md:35] */
    VISA_NBARRIER_MODE_SIGNAL = 1,
};

#define VISA_FOR_EACH_NBARRIER_MODE(X) \
    X(VISA_NBARRIER_MODE_WAIT, 0, "wait", "wait") \
    X(VISA_NBARRIER_MODE_SIGNAL, 1, "signal", "signal") \
    /* end */

/** the operation. [specs/instructions/3D_SAMPLE.md:381] */
enum visa_sample_op {
    /** the level of detail comes from neighbouring channels [specs/instructions/3D_SAMPLE.md:383] */
    VISA_SAMPLE_OP_SAMPLE = 0,
    /** as sample, plus a bias [specs/instructions/3D_SAMPLE.md:384] */
    VISA_SAMPLE_OP_SAMPLE_B = 1,
    /** the level of detail is given [specs/instructions/3D_SAMPLE.md:385] */
    VISA_SAMPLE_OP_SAMPLE_L = 2,
    /** as sample, with comparison [specs/instructions/3D_SAMPLE.md:386] */
    VISA_SAMPLE_OP_SAMPLE_C = 3,
    /** the level of detail comes from given gradients [specs/instructions/3D_SAMPLE.md:387] */
    VISA_SAMPLE_OP_SAMPLE_D = 4,
    /** as sample_b, with comparison [specs/instructions/3D_SAMPLE.md:388] */
    VISA_SAMPLE_OP_SAMPLE_BC = 5,
    /** as sample_l, with comparison [specs/instructions/3D_SAMPLE.md:389] */
    VISA_SAMPLE_OP_SAMPLE_LC = 6,
    /** red of four texels, as 3D_SAMPLE4 gathers them [specs/instructions/3D_SAMPLE.md:390] */
    VISA_SAMPLE_OP_GATHER4 = 8,
    /** the level of detail that sample would use, and no data [specs/instructions/3D_SAMPLE.md:391] */
    VISA_SAMPLE_OP_LOD = 9,
    /** size of the surface, as INFO returns it [specs/instructions/3D_SAMPLE.md:392] */
    VISA_SAMPLE_OP_RESINFO = 10,
    /** number of samples, as INFO returns it [specs/instructions/3D_SAMPLE.md:393] */
    VISA_SAMPLE_OP_SAMPLEINFO = 11,
    /** as sample, and reports channels that chroma keying removes [specs/instructions/3D_SAMPLE.md:394] */
    VISA_SAMPLE_OP_SAMPLE_KILLPIX = 12,
    /** as gather4, with comparison [specs/instructions/3D_SAMPLE.md:395] */
    VISA_SAMPLE_OP_GATHER4C = 16,
    /** as sample_d_c, with a least level of detail Only XE2+. [specs/instructions/3D_SAMPLE.md:396] */
    VISA_SAMPLE_OP_SAMPLE_DC_MLOD = 17,
    /** as sample, with a least level of detail Only XE2+. [specs/instructions/3D_SAMPLE.md:397] */
    VISA_SAMPLE_OP_SAMPLE_MLOD = 18,
    /** as sample_c, with a least level of detail Only XE2+. [specs/instructions/3D_SAMPLE.md:398] */
    VISA_SAMPLE_OP_SAMPLE_C_MLOD = 19,
    /** as sample_d, with comparison [specs/instructions/3D_SAMPLE.md:399] */
    VISA_SAMPLE_OP_SAMPLE_DC = 20,
    /** the level of detail is 0 [specs/instructions/3D_SAMPLE.md:400] */
    VISA_SAMPLE_OP_SAMPLE_LZ = 24,
    /** as sample_lz, with comparison [specs/instructions/3D_SAMPLE.md:401] */
    VISA_SAMPLE_OP_SAMPLE_C_LZ = 25,
    /** as sample, with texel offsets for each channel [specs/instructions/3D_SAMPLE.md:402] */
    VISA_SAMPLE_OP_SAMPLE_PO = 32,
    /** as sample_b, with texel offsets for each channel [specs/instructions/3D_SAMPLE.md:403] */
    VISA_SAMPLE_OP_SAMPLE_PO_B = 33,
    /** as sample_l, with texel offsets for each channel [specs/instructions/3D_SAMPLE.md:404] */
    VISA_SAMPLE_OP_SAMPLE_PO_L = 34,
    /** as sample_c, with texel offsets for each channel [specs/instructions/3D_SAMPLE.md:405] */
    VISA_SAMPLE_OP_SAMPLE_PO_C = 35,
    /** as sample_d, with texel offsets for each channel [specs/instructions/3D_SAMPLE.md:406] */
    VISA_SAMPLE_OP_SAMPLE_PO_D = 36,
    /** as sample_l_c, with texel offsets for each channel [specs/instructions/3D_SAMPLE.md:407] */
    VISA_SAMPLE_OP_SAMPLE_PO_LC = 38,
    /** as sample_lz, with texel offsets for each channel [specs/instructions/3D_SAMPLE.md:408] */
    VISA_SAMPLE_OP_SAMPLE_PO_LZ = 56,
    /** as sample_c_lz, with texel offsets for each channel [specs/instructions/3D_SAMPLE.md:409] */
    VISA_SAMPLE_OP_SAMPLE_PO_C_LZ = 57,
    /** as sample_b_c, with texel offsets for each channel [specs/instructions/3D_SAMPLE.md:410] */
    VISA_SAMPLE_OP_SAMPLE_PO_BC = 58,
    /** as sample_d_c, with texel offsets for each channel [specs/instructions/3D_SAMPLE.md:411] */
    VISA_SAMPLE_OP_SAMPLE_PO_DC = 59,
};

#define VISA_FOR_EACH_SAMPLE_OP(X) \
    X(VISA_SAMPLE_OP_SAMPLE, 0, "sample", "sample_3d") \
    X(VISA_SAMPLE_OP_SAMPLE_B, 1, "sample_b", "sample_b") \
    X(VISA_SAMPLE_OP_SAMPLE_L, 2, "sample_l", "sample_l") \
    X(VISA_SAMPLE_OP_SAMPLE_C, 3, "sample_c", "sample_c") \
    X(VISA_SAMPLE_OP_SAMPLE_D, 4, "sample_d", "sample_d") \
    X(VISA_SAMPLE_OP_SAMPLE_BC, 5, "sample_b_c", "sample_b_c") \
    X(VISA_SAMPLE_OP_SAMPLE_LC, 6, "sample_l_c", "sample_l_c") \
    X(VISA_SAMPLE_OP_GATHER4, 8, "gather4", "sample4") \
    X(VISA_SAMPLE_OP_LOD, 9, "LOD", "lod") \
    X(VISA_SAMPLE_OP_RESINFO, 10, "resinfo", "resinfo") \
    X(VISA_SAMPLE_OP_SAMPLEINFO, 11, "sampleinfo", "sampleinfo") \
    X(VISA_SAMPLE_OP_SAMPLE_KILLPIX, 12, "sample_killpix", "sample+killpix") \
    X(VISA_SAMPLE_OP_GATHER4C, 16, "gather4_c", "sample4_c") \
    X(VISA_SAMPLE_OP_SAMPLE_DC_MLOD, 17, "sample_d_c_mlod", "sample_d_c_mlod") \
    X(VISA_SAMPLE_OP_SAMPLE_MLOD, 18, "sample_mlod", "sample_mlod") \
    X(VISA_SAMPLE_OP_SAMPLE_C_MLOD, 19, "sample_c_mlod", "sample_c_mlod") \
    X(VISA_SAMPLE_OP_SAMPLE_DC, 20, "sample_d_c", "sample_d_c") \
    X(VISA_SAMPLE_OP_SAMPLE_LZ, 24, "sample_lz", "sample_lz") \
    X(VISA_SAMPLE_OP_SAMPLE_C_LZ, 25, "sample_c_lz", "sample_c_lz") \
    X(VISA_SAMPLE_OP_SAMPLE_PO, 32, "sample_po", "sample_po") \
    X(VISA_SAMPLE_OP_SAMPLE_PO_B, 33, "sample_po_b", "sample_po_b") \
    X(VISA_SAMPLE_OP_SAMPLE_PO_L, 34, "sample_po_l", "sample_po_l") \
    X(VISA_SAMPLE_OP_SAMPLE_PO_C, 35, "sample_po_c", "sample_po_c") \
    X(VISA_SAMPLE_OP_SAMPLE_PO_D, 36, "sample_po_d", "sample_po_d") \
    X(VISA_SAMPLE_OP_SAMPLE_PO_LC, 38, "sample_po_l_c", "sample_po_l_c") \
    X(VISA_SAMPLE_OP_SAMPLE_PO_LZ, 56, "sample_po_lz", "sample_po_lz") \
    X(VISA_SAMPLE_OP_SAMPLE_PO_C_LZ, 57, "sample_po_c_lz", "sample_po_c_lz") \
    X(VISA_SAMPLE_OP_SAMPLE_PO_BC, 58, "sample_po_b_c", "sample_po_b_c") \
    X(VISA_SAMPLE_OP_SAMPLE_PO_DC, 59, "sample_po_d_c", "sample_po_d_c") \
    /* end */

/** the operation. [specs/instructions/3D_LOAD.md:109] */
enum visa_load_op {
    /** a texel of a level of detail [specs/instructions/3D_LOAD.md:111] */
    VISA_LOAD_OP_LD = 7,
    /** a texel of level 0 [specs/instructions/3D_LOAD.md:112] */
    VISA_LOAD_OP_LD_LZ = 26,
    /** as ld, with the level of detail last Only XE2+. [specs/instructions/3D_LOAD.md:113] */
    VISA_LOAD_OP_LD_L = 27,
    /** a sample of a multisampled surface [specs/instructions/3D_LOAD.md:114] */
    VISA_LOAD_OP_LD2DMS_W = 28,
    /** the multisample control value of a texel [specs/instructions/3D_LOAD.md:115] */
    VISA_LOAD_OP_LD_MCS = 29,
};

#define VISA_FOR_EACH_LOAD_OP(X) \
    X(VISA_LOAD_OP_LD, 7, "ld", "load_3d") \
    X(VISA_LOAD_OP_LD_LZ, 26, "ld_lz", "load_lz") \
    X(VISA_LOAD_OP_LD_L, 27, "ld_l", "load_l") \
    X(VISA_LOAD_OP_LD2DMS_W, 28, "ld2dms_w", "load_2dms_w") \
    X(VISA_LOAD_OP_LD_MCS, 29, "ld_mcs", "load_mcs") \
    /* end */

/** the operation. [specs/instructions/3D_SAMPLE4.md:199] */
enum visa_gather_op {
    /** from level 0 [specs/instructions/3D_SAMPLE4.md:201] */
    VISA_GATHER_OP_GATHER4 = 8,
    /** from a given level of detail [specs/instructions/3D_SAMPLE4.md:202] */
    VISA_GATHER_OP_GATHER4L = 13,
    /** as gather4_i, plus a bias [specs/instructions/3D_SAMPLE4.md:203] */
    VISA_GATHER_OP_GATHER4B = 14,
    /** the level of detail comes from neighbouring channels [specs/instructions/3D_SAMPLE4.md:204] */
    VISA_GATHER_OP_GATHER4I = 15,
    /** as gather4, with comparison [specs/instructions/3D_SAMPLE4.md:205] */
    VISA_GATHER_OP_GATHER4C = 16,
    /** as gather4, with texel offsets for each channel Only -XE2. [specs/instructions/3D_SAMPLE4.md:206] */
    VISA_GATHER_OP_GATHER4_PO = 17,
    /** as gather4_c, with texel offsets for each channel Only -XE2. [specs/instructions/3D_SAMPLE4.md:207] */
    VISA_GATHER_OP_GATHER4_PO_C = 18,
    /** as gather4_i, with comparison [specs/instructions/3D_SAMPLE4.md:208] */
    VISA_GATHER_OP_GATHER4IC = 21,
    /** as gather4_l, with comparison [specs/instructions/3D_SAMPLE4.md:209] */
    VISA_GATHER_OP_GATHER4LC = 23,
    /** as gather4, with packed texel offsets for each channel Only XE2+. [specs/instructions/3D_SAMPLE4.md:210] */
    VISA_GATHER_OP_GATHER4_PO_PACKED = 40,
    /** as gather4_l, with packed texel offsets for each channel [specs/instructions/3D_SAMPLE4.md:211] */
    VISA_GATHER_OP_GATHER4_PO_L = 45,
    /** as gather4_b, with packed texel offsets for each channel [specs/instructions/3D_SAMPLE4.md:212] */
    VISA_GATHER_OP_GATHER4_PO_B = 46,
    /** as gather4_i, with packed texel offsets for each channel [specs/instructions/3D_SAMPLE4.md:213] */
    VISA_GATHER_OP_GATHER4_PO_I = 47,
    /** as gather4_c, with packed texel offsets for each channel Only XE2+. [specs/instructions/3D_SAMPLE4.md:214] */
    VISA_GATHER_OP_GATHER4_PO_PACKED_C = 48,
    /** as gather4_i_c, with packed texel offsets for each channel [specs/instructions/3D_SAMPLE4.md:215] */
    VISA_GATHER_OP_GATHER4_PO_IC = 53,
    /** as gather4_l_c, with packed texel offsets for each channel [specs/instructions/3D_SAMPLE4.md:216] */
    VISA_GATHER_OP_GATHER4_PO_LC = 55,
};

#define VISA_FOR_EACH_GATHER_OP(X) \
    X(VISA_GATHER_OP_GATHER4, 8, "gather4", "sample4") \
    X(VISA_GATHER_OP_GATHER4L, 13, "gather4_l", "sample4_l") \
    X(VISA_GATHER_OP_GATHER4B, 14, "gather4_b", "sample4_b") \
    X(VISA_GATHER_OP_GATHER4I, 15, "gather4_i", "sample4_i") \
    X(VISA_GATHER_OP_GATHER4C, 16, "gather4_c", "sample4_c") \
    X(VISA_GATHER_OP_GATHER4_PO, 17, "gather4_po", "sample4_po") \
    X(VISA_GATHER_OP_GATHER4_PO_C, 18, "gather4_po_c", "sample4_po_c") \
    X(VISA_GATHER_OP_GATHER4IC, 21, "gather4_i_c", "sample4_i_c") \
    X(VISA_GATHER_OP_GATHER4LC, 23, "gather4_l_c", "sample4_l_c") \
    X(VISA_GATHER_OP_GATHER4_PO_PACKED, 40, "gather4_po_packed", "sample4_po") \
    X(VISA_GATHER_OP_GATHER4_PO_L, 45, "gather4_po_l", "sample4_po_l") \
    X(VISA_GATHER_OP_GATHER4_PO_B, 46, "gather4_po_b", "sample4_po_b") \
    X(VISA_GATHER_OP_GATHER4_PO_I, 47, "gather4_po_i", "sample4_po_i") \
    X(VISA_GATHER_OP_GATHER4_PO_PACKED_C, 48, "gather4_po_packed_c", "sample4_po_c") \
    X(VISA_GATHER_OP_GATHER4_PO_IC, 53, "gather4_po_i_c", "sample4_po_i_c") \
    X(VISA_GATHER_OP_GATHER4_PO_LC, 55, "gather4_po_l_c", "sample4_po_l_c") \
    /* end */

/** the colour channel; a comparison is always with R. [specs/instructions/3D_SAMPLE4.md:233] */
enum visa_colour_channel {
    /** R [specs/instructions/3D_SAMPLE4.md:237] */
    VISA_COLOUR_CHANNEL_R = 0,
    /** G [specs/instructions/3D_SAMPLE4.md:238] */
    VISA_COLOUR_CHANNEL_G = 1,
    /** B [specs/instructions/3D_SAMPLE4.md:239] */
    VISA_COLOUR_CHANNEL_B = 2,
    /** A [specs/instructions/3D_SAMPLE4.md:240] */
    VISA_COLOUR_CHANNEL_A = 3,
};

#define VISA_FOR_EACH_COLOUR_CHANNEL(X) \
    X(VISA_COLOUR_CHANNEL_R, 0, "R", "R") \
    X(VISA_COLOUR_CHANNEL_G, 1, "G", "G") \
    X(VISA_COLOUR_CHANNEL_B, 2, "B", "B") \
    X(VISA_COLOUR_CHANNEL_A, 3, "A", "A") \
    /* end */

/** the question. [specs/instructions/INFO.md:36] */
enum visa_info_op {
    /** size of a level of detail [specs/instructions/INFO.md:40] */
    VISA_INFO_OP_RESINFO = 10,
    /** number of samples [specs/instructions/INFO.md:41] */
    VISA_INFO_OP_SAMPLEINFO = 11,
};

#define VISA_FOR_EACH_INFO_OP(X) \
    X(VISA_INFO_OP_RESINFO, 10, "resinfo", "resinfo") \
    X(VISA_INFO_OP_SAMPLEINFO, 11, "sampleinfo", "sampleinfo") \
    /* end */

/** whether threads of the pixel dependency are waited for [specs/instructions/RAW_SENDS.md:32] */
enum visa_raw_sends_modifiers_kind {
    /** sends at once [specs/instructions/RAW_SENDS.md:34] */
    VISA_RAW_SENDS_MODIFIERS_KIND_RAW_SENDS = 0,
    /** waits until earlier threads for the same pixels are done [specs/instructions/RAW_SENDS.md:35] */
    VISA_RAW_SENDS_MODIFIERS_KIND_RAW_SENDSC = 1,
};

#define VISA_FOR_EACH_RAW_SENDS_MODIFIERS_KIND(X) \
    X(VISA_RAW_SENDS_MODIFIERS_KIND_RAW_SENDS, 0, "raw_sends", "raw_sends") \
    X(VISA_RAW_SENDS_MODIFIERS_KIND_RAW_SENDSC, 1, "raw_sendsc", "raw_sendsc") \
    /* end */

/** which end of its life [specs/instructions/LIFETIME.md:24] */
enum visa_lifetime_properties_edge {
    /** start [specs/instructions/LIFETIME.md:26] */
    VISA_LIFETIME_PROPERTIES_EDGE_START = 0,
    /** end [specs/instructions/LIFETIME.md:27] */
    VISA_LIFETIME_PROPERTIES_EDGE_END = 1,
};

#define VISA_FOR_EACH_LIFETIME_PROPERTIES_EDGE(X) \
    X(VISA_LIFETIME_PROPERTIES_EDGE_START, 0, "start", "start") \
    X(VISA_LIFETIME_PROPERTIES_EDGE_END, 1, "end", "end") \
    /* end */

/** kind of variable [specs/instructions/LIFETIME.md:29] */
enum visa_lifetime_properties_class {
    /** a register variable [specs/instructions/LIFETIME.md:31] */
    VISA_LIFETIME_PROPERTIES_CLASS_GENERAL_VARIABLE = 0,
    /** address variable [specs/instructions/LIFETIME.md:32] */
    VISA_LIFETIME_PROPERTIES_CLASS_ADDRESS_VARIABLE = 1,
    /** predicate variable [specs/instructions/LIFETIME.md:33] */
    VISA_LIFETIME_PROPERTIES_CLASS_PREDICATE_VARIABLE = 2,
};

#define VISA_FOR_EACH_LIFETIME_PROPERTIES_CLASS(X) \
    X(VISA_LIFETIME_PROPERTIES_CLASS_GENERAL_VARIABLE, 0, "general variable", "") \
    X(VISA_LIFETIME_PROPERTIES_CLASS_ADDRESS_VARIABLE, 1, "address variable", "") \
    X(VISA_LIFETIME_PROPERTIES_CLASS_PREDICATE_VARIABLE, 2, "predicate variable", "") \
    /* end */

/** what to do [specs/instructions/SBARRIER.md:27] */
enum visa_sbarrier_mode {
    /** waits until the whole thread group has arrived [specs/instructions/SBARRIER.md:31] */
    VISA_SBARRIER_MODE_WAIT = 0,
    /** says that this thread has arrived [specs/instructions/SBARRIER.md:32] */
    VISA_SBARRIER_MODE_SIGNAL = 1,
};

#define VISA_FOR_EACH_SBARRIER_MODE(X) \
    X(VISA_SBARRIER_MODE_WAIT, 0, "wait", "wait") \
    X(VISA_SBARRIER_MODE_SIGNAL, 1, "signal", "signal") \
    /* end */

/** The operation. [specs/instructions/LSC_UNTYPED.md:215] */
enum visa_lsc_untyped_op {
    /** reads one or more data at an address for each channel [specs/instructions/LSC_UNTYPED.md:217] */
    VISA_LSC_UNTYPED_OP_LSC_LOAD = 0,
    /** reads data at addresses in equal steps [specs/instructions/LSC_UNTYPED.md:218] */
    VISA_LSC_UNTYPED_OP_LSC_LOAD_STRIDED = 1,
    /** reads some of four consecutive data at an address for each channel [specs/instructions/LSC_UNTYPED.md:219] */
    VISA_LSC_UNTYPED_OP_LSC_LOAD_QUAD = 2,
    /** reads rectangles of a matrix [specs/instructions/LSC_UNTYPED.md:220] */
    VISA_LSC_UNTYPED_OP_LSC_LOAD_BLOCK2D = 3,
    /** writes one or more data at an address for each channel [specs/instructions/LSC_UNTYPED.md:221] */
    VISA_LSC_UNTYPED_OP_LSC_STORE = 4,
    /** writes data at addresses in equal steps [specs/instructions/LSC_UNTYPED.md:222] */
    VISA_LSC_UNTYPED_OP_LSC_STORE_STRIDED = 5,
    /** writes some of four consecutive data at an address for each channel [specs/instructions/LSC_UNTYPED.md:223] */
    VISA_LSC_UNTYPED_OP_LSC_STORE_QUAD = 6,
    /** writes a rectangle of a matrix [specs/instructions/LSC_UNTYPED.md:224] */
    VISA_LSC_UNTYPED_OP_LSC_STORE_BLOCK2D = 7,
    /** writes the old value plus 1 [specs/instructions/LSC_UNTYPED.md:225] */
    VISA_LSC_UNTYPED_OP_LSC_ATOMIC_IINC = 8,
    /** writes the old value minus 1 [specs/instructions/LSC_UNTYPED.md:226] */
    VISA_LSC_UNTYPED_OP_LSC_ATOMIC_IDEC = 9,
    /** writes nothing: the value is only read [specs/instructions/LSC_UNTYPED.md:227] */
    VISA_LSC_UNTYPED_OP_LSC_ATOMIC_LOAD = 10,
    /** writes the first argument [specs/instructions/LSC_UNTYPED.md:228] */
    VISA_LSC_UNTYPED_OP_LSC_ATOMIC_STORE = 11,
    /** writes the old value plus the first argument [specs/instructions/LSC_UNTYPED.md:229] */
    VISA_LSC_UNTYPED_OP_LSC_ATOMIC_IADD = 12,
    /** writes the old value minus the first argument [specs/instructions/LSC_UNTYPED.md:230] */
    VISA_LSC_UNTYPED_OP_LSC_ATOMIC_ISUB = 13,
    /** writes the smaller of both, signed [specs/instructions/LSC_UNTYPED.md:231] */
    VISA_LSC_UNTYPED_OP_LSC_ATOMIC_SMIN = 14,
    /** writes the larger of both, signed [specs/instructions/LSC_UNTYPED.md:232] */
    VISA_LSC_UNTYPED_OP_LSC_ATOMIC_SMAX = 15,
    /** writes the smaller of both, unsigned [specs/instructions/LSC_UNTYPED.md:233] */
    VISA_LSC_UNTYPED_OP_LSC_ATOMIC_UMIN = 16,
    /** writes the larger of both, unsigned [specs/instructions/LSC_UNTYPED.md:234] */
    VISA_LSC_UNTYPED_OP_LSC_ATOMIC_UMAX = 17,
    /** writes the second argument, where the old value equals the first [specs/instructions/LSC_UNTYPED.md:235] */
    VISA_LSC_UNTYPED_OP_LSC_ATOMIC_ICAS = 18,
    /** writes the floating-point sum [specs/instructions/LSC_UNTYPED.md:236] */
    VISA_LSC_UNTYPED_OP_LSC_ATOMIC_FADD = 19,
    /** writes the old value minus the first argument, floating-point [specs/instructions/LSC_UNTYPED.md:237] */
    VISA_LSC_UNTYPED_OP_LSC_ATOMIC_FSUB = 20,
    /** writes the smaller of both, floating-point [specs/instructions/LSC_UNTYPED.md:238] */
    VISA_LSC_UNTYPED_OP_LSC_ATOMIC_FMIN = 21,
    /** writes the larger of both, floating-point [specs/instructions/LSC_UNTYPED.md:239] */
    VISA_LSC_UNTYPED_OP_LSC_ATOMIC_FMAX = 22,
    /** writes the second argument, where the old value equals the first as floating-point numbers [specs/instructions/LSC_UNTYPED.md:240] */
    VISA_LSC_UNTYPED_OP_LSC_ATOMIC_FCAS = 23,
    /** writes the bitwise and of both [specs/instructions/LSC_UNTYPED.md:241] */
    VISA_LSC_UNTYPED_OP_LSC_ATOMIC_AND = 24,
    /** writes the bitwise or of both [specs/instructions/LSC_UNTYPED.md:242] */
    VISA_LSC_UNTYPED_OP_LSC_ATOMIC_OR = 25,
    /** writes the bitwise exclusive or of both [specs/instructions/LSC_UNTYPED.md:243] */
    VISA_LSC_UNTYPED_OP_LSC_ATOMIC_XOR = 26,
    /** tells which channels address memory that is present [specs/instructions/LSC_UNTYPED.md:244] */
    VISA_LSC_UNTYPED_OP_LSC_LOAD_STATUS = 27,
    /** as lsc_store, and leaves the memory uncompressed [specs/instructions/LSC_UNTYPED.md:245] */
    VISA_LSC_UNTYPED_OP_LSC_STORE_UNCOMPRESSED = 28,
    /** writes the sum of two bfloat numbers [specs/instructions/LSC_UNTYPED.md:246] */
    VISA_LSC_UNTYPED_OP_LSC_ATOMIC_BFADD = 33,
    /** writes the old value minus the first argument, both bfloat numbers [specs/instructions/LSC_UNTYPED.md:247] */
    VISA_LSC_UNTYPED_OP_LSC_ATOMIC_BFSUB = 34,
    /** writes the smaller of two bfloat numbers [specs/instructions/LSC_UNTYPED.md:248] */
    VISA_LSC_UNTYPED_OP_LSC_ATOMIC_BFMIN = 35,
    /** writes the larger of two bfloat numbers [specs/instructions/LSC_UNTYPED.md:249] */
    VISA_LSC_UNTYPED_OP_LSC_ATOMIC_BFMAX = 36,
    /** writes the second argument, where the old value equals the first as bfloat numbers [specs/instructions/LSC_UNTYPED.md:250] */
    VISA_LSC_UNTYPED_OP_LSC_ATOMIC_BFCAS = 37,
    /** adds to the append counter of a surface [specs/instructions/LSC_UNTYPED.md:251] */
    VISA_LSC_UNTYPED_OP_LSC_APNDCTR_ATOMIC_ADD = 40,
    /** subtracts from the append counter of a surface [specs/instructions/LSC_UNTYPED.md:252] */
    VISA_LSC_UNTYPED_OP_LSC_APNDCTR_ATOMIC_SUB = 41,
    /** writes the append counter of a surface [specs/instructions/LSC_UNTYPED.md:253] */
    VISA_LSC_UNTYPED_OP_LSC_APNDCTR_ATOMIC_STORE = 42,
    /** changes what caches know of lines Only XE3P_CRI+. [specs/instructions/LSC_UNTYPED.md:254] */
    VISA_LSC_UNTYPED_OP_LSC_EXTENDED_CACHE_CTRL = 51,
    /** tells each channel whether it addresses memory that is present Only XE3P_CRI+. [specs/instructions/LSC_UNTYPED.md:255] */
    VISA_LSC_UNTYPED_OP_LSC_LOAD_QUAD_STATUS = 54,
};

#define VISA_FOR_EACH_LSC_UNTYPED_OP(X) \
    X(VISA_LSC_UNTYPED_OP_LSC_LOAD, 0, "lsc_load", "lsc_load") \
    X(VISA_LSC_UNTYPED_OP_LSC_LOAD_STRIDED, 1, "lsc_load_strided", "lsc_load_strided") \
    X(VISA_LSC_UNTYPED_OP_LSC_LOAD_QUAD, 2, "lsc_load_quad", "lsc_load_quad") \
    X(VISA_LSC_UNTYPED_OP_LSC_LOAD_BLOCK2D, 3, "lsc_load_block2d", "lsc_load_block2d") \
    X(VISA_LSC_UNTYPED_OP_LSC_STORE, 4, "lsc_store", "lsc_store") \
    X(VISA_LSC_UNTYPED_OP_LSC_STORE_STRIDED, 5, "lsc_store_strided", "lsc_store_strided") \
    X(VISA_LSC_UNTYPED_OP_LSC_STORE_QUAD, 6, "lsc_store_quad", "lsc_store_quad") \
    X(VISA_LSC_UNTYPED_OP_LSC_STORE_BLOCK2D, 7, "lsc_store_block2d", "lsc_store_block2d") \
    X(VISA_LSC_UNTYPED_OP_LSC_ATOMIC_IINC, 8, "lsc_atomic_iinc", "lsc_atomic_iinc") \
    X(VISA_LSC_UNTYPED_OP_LSC_ATOMIC_IDEC, 9, "lsc_atomic_idec", "lsc_atomic_idec") \
    X(VISA_LSC_UNTYPED_OP_LSC_ATOMIC_LOAD, 10, "lsc_atomic_load", "lsc_atomic_load") \
    X(VISA_LSC_UNTYPED_OP_LSC_ATOMIC_STORE, 11, "lsc_atomic_store", "lsc_atomic_store") \
    X(VISA_LSC_UNTYPED_OP_LSC_ATOMIC_IADD, 12, "lsc_atomic_iadd", "lsc_atomic_iadd") \
    X(VISA_LSC_UNTYPED_OP_LSC_ATOMIC_ISUB, 13, "lsc_atomic_isub", "lsc_atomic_isub") \
    X(VISA_LSC_UNTYPED_OP_LSC_ATOMIC_SMIN, 14, "lsc_atomic_smin", "lsc_atomic_smin") \
    X(VISA_LSC_UNTYPED_OP_LSC_ATOMIC_SMAX, 15, "lsc_atomic_smax", "lsc_atomic_smax") \
    X(VISA_LSC_UNTYPED_OP_LSC_ATOMIC_UMIN, 16, "lsc_atomic_umin", "lsc_atomic_umin") \
    X(VISA_LSC_UNTYPED_OP_LSC_ATOMIC_UMAX, 17, "lsc_atomic_umax", "lsc_atomic_umax") \
    X(VISA_LSC_UNTYPED_OP_LSC_ATOMIC_ICAS, 18, "lsc_atomic_icas", "lsc_atomic_icas") \
    X(VISA_LSC_UNTYPED_OP_LSC_ATOMIC_FADD, 19, "lsc_atomic_fadd", "lsc_atomic_fadd") \
    X(VISA_LSC_UNTYPED_OP_LSC_ATOMIC_FSUB, 20, "lsc_atomic_fsub", "lsc_atomic_fsub") \
    X(VISA_LSC_UNTYPED_OP_LSC_ATOMIC_FMIN, 21, "lsc_atomic_fmin", "lsc_atomic_fmin") \
    X(VISA_LSC_UNTYPED_OP_LSC_ATOMIC_FMAX, 22, "lsc_atomic_fmax", "lsc_atomic_fmax") \
    X(VISA_LSC_UNTYPED_OP_LSC_ATOMIC_FCAS, 23, "lsc_atomic_fcas", "lsc_atomic_fcas") \
    X(VISA_LSC_UNTYPED_OP_LSC_ATOMIC_AND, 24, "lsc_atomic_and", "lsc_atomic_and") \
    X(VISA_LSC_UNTYPED_OP_LSC_ATOMIC_OR, 25, "lsc_atomic_or", "lsc_atomic_or") \
    X(VISA_LSC_UNTYPED_OP_LSC_ATOMIC_XOR, 26, "lsc_atomic_xor", "lsc_atomic_xor") \
    X(VISA_LSC_UNTYPED_OP_LSC_LOAD_STATUS, 27, "lsc_load_status", "lsc_load_status") \
    X(VISA_LSC_UNTYPED_OP_LSC_STORE_UNCOMPRESSED, 28, "lsc_store_uncompressed", "lsc_store_uncompressed") \
    X(VISA_LSC_UNTYPED_OP_LSC_ATOMIC_BFADD, 33, "lsc_atomic_bfadd", "lsc_atomic_bfadd") \
    X(VISA_LSC_UNTYPED_OP_LSC_ATOMIC_BFSUB, 34, "lsc_atomic_bfsub", "lsc_atomic_bfsub") \
    X(VISA_LSC_UNTYPED_OP_LSC_ATOMIC_BFMIN, 35, "lsc_atomic_bfmin", "lsc_atomic_bfmin") \
    X(VISA_LSC_UNTYPED_OP_LSC_ATOMIC_BFMAX, 36, "lsc_atomic_bfmax", "lsc_atomic_bfmax") \
    X(VISA_LSC_UNTYPED_OP_LSC_ATOMIC_BFCAS, 37, "lsc_atomic_bfcas", "lsc_atomic_bfcas") \
    X(VISA_LSC_UNTYPED_OP_LSC_APNDCTR_ATOMIC_ADD, 40, "lsc_apndctr_atomic_add", "lsc_apndctr_atomic_add") \
    X(VISA_LSC_UNTYPED_OP_LSC_APNDCTR_ATOMIC_SUB, 41, "lsc_apndctr_atomic_sub", "lsc_apndctr_atomic_sub") \
    X(VISA_LSC_UNTYPED_OP_LSC_APNDCTR_ATOMIC_STORE, 42, "lsc_apndctr_atomic_store", "lsc_apndctr_atomic_store") \
    X(VISA_LSC_UNTYPED_OP_LSC_EXTENDED_CACHE_CTRL, 51, "lsc_extended_cache_ctrl", "lsc_extended_cache_ctrl") \
    X(VISA_LSC_UNTYPED_OP_LSC_LOAD_QUAD_STATUS, 54, "lsc_load_quad_status", "lsc_load_quad_status") \
    /* end */

/** What becomes of a line. [specs/instructions/LSC_UNTYPED.md:278] */
enum visa_lsc_untyped_cache_operation {
    /** it is no longer taken for changed, so that what was written to it need not reach memory [specs/instructions/LSC_UNTYPED.md:280] */
    VISA_LSC_UNTYPED_CACHE_OPERATION_RESET = 1,
};

#define VISA_FOR_EACH_LSC_UNTYPED_CACHE_OPERATION(X) \
    X(VISA_LSC_UNTYPED_CACHE_OPERATION_RESET, 1, "reset", "reset") \
    /* end */

/** How much memory at each address is meant. [specs/instructions/LSC_UNTYPED.md:282] */
enum visa_lsc_untyped_cache_size {
    /** 64 bytes [specs/instructions/LSC_UNTYPED.md:284] */
    VISA_LSC_UNTYPED_CACHE_SIZE_LINE = 0,
};

#define VISA_FOR_EACH_LSC_UNTYPED_CACHE_SIZE(X) \
    X(VISA_LSC_UNTYPED_CACHE_SIZE_LINE, 0, "line", "64B") \
    /* end */

/** Whether data smaller than a dword are packed into dwords along columns, as matrix operations want their second operand. [specs/instructions/LSC_UNTYPED.md:313] */
enum visa_lsc_untyped_vnni {
    /** as in memory [specs/instructions/LSC_UNTYPED.md:315] */
    VISA_LSC_UNTYPED_VNNI_PLAIN = 0,
    /** a dword of the register holds the data of consecutive rows [specs/instructions/LSC_UNTYPED.md:316] */
    VISA_LSC_UNTYPED_VNNI_PACKED = 1,
};

#define VISA_FOR_EACH_LSC_UNTYPED_VNNI(X) \
    X(VISA_LSC_UNTYPED_VNNI_PLAIN, 0, "plain", "n") \
    X(VISA_LSC_UNTYPED_VNNI_PACKED, 1, "packed", "t") \
    /* end */

/** The operation. [specs/instructions/LSC_TYPED.md:133] */
enum visa_lsc_typed_op {
    /** reads some components of a texel for each channel [specs/instructions/LSC_TYPED.md:135] */
    VISA_LSC_TYPED_OP_LSC_LOAD_QUAD = 2,
    /** reads a rectangle of texels [specs/instructions/LSC_TYPED.md:136] */
    VISA_LSC_TYPED_OP_LSC_LOAD_BLOCK2D = 3,
    /** writes some components of a texel for each channel [specs/instructions/LSC_TYPED.md:137] */
    VISA_LSC_TYPED_OP_LSC_STORE_QUAD = 6,
    /** writes a rectangle of texels [specs/instructions/LSC_TYPED.md:138] */
    VISA_LSC_TYPED_OP_LSC_STORE_BLOCK2D = 7,
    /** writes the old value plus 1 [specs/instructions/LSC_TYPED.md:139] */
    VISA_LSC_TYPED_OP_LSC_ATOMIC_IINC = 8,
    /** writes the old value minus 1 [specs/instructions/LSC_TYPED.md:140] */
    VISA_LSC_TYPED_OP_LSC_ATOMIC_IDEC = 9,
    /** writes nothing: the value is only read [specs/instructions/LSC_TYPED.md:141] */
    VISA_LSC_TYPED_OP_LSC_ATOMIC_LOAD = 10,
    /** writes the first argument [specs/instructions/LSC_TYPED.md:142] */
    VISA_LSC_TYPED_OP_LSC_ATOMIC_STORE = 11,
    /** writes the old value plus the first argument [specs/instructions/LSC_TYPED.md:143] */
    VISA_LSC_TYPED_OP_LSC_ATOMIC_IADD = 12,
    /** writes the old value minus the first argument [specs/instructions/LSC_TYPED.md:144] */
    VISA_LSC_TYPED_OP_LSC_ATOMIC_ISUB = 13,
    /** writes the smaller of both, signed [specs/instructions/LSC_TYPED.md:145] */
    VISA_LSC_TYPED_OP_LSC_ATOMIC_SMIN = 14,
    /** writes the larger of both, signed [specs/instructions/LSC_TYPED.md:146] */
    VISA_LSC_TYPED_OP_LSC_ATOMIC_SMAX = 15,
    /** writes the smaller of both, unsigned [specs/instructions/LSC_TYPED.md:147] */
    VISA_LSC_TYPED_OP_LSC_ATOMIC_UMIN = 16,
    /** writes the larger of both, unsigned [specs/instructions/LSC_TYPED.md:148] */
    VISA_LSC_TYPED_OP_LSC_ATOMIC_UMAX = 17,
    /** writes the second argument, where the old value equals the first [specs/instructions/LSC_TYPED.md:149] */
    VISA_LSC_TYPED_OP_LSC_ATOMIC_ICAS = 18,
    /** writes the floating-point sum [specs/instructions/LSC_TYPED.md:150] */
    VISA_LSC_TYPED_OP_LSC_ATOMIC_FADD = 19,
    /** writes the old value minus the first argument, floating-point [specs/instructions/LSC_TYPED.md:151] */
    VISA_LSC_TYPED_OP_LSC_ATOMIC_FSUB = 20,
    /** writes the smaller of both, floating-point [specs/instructions/LSC_TYPED.md:152] */
    VISA_LSC_TYPED_OP_LSC_ATOMIC_FMIN = 21,
    /** writes the larger of both, floating-point [specs/instructions/LSC_TYPED.md:153] */
    VISA_LSC_TYPED_OP_LSC_ATOMIC_FMAX = 22,
    /** writes the second argument, where the old value equals the first as floating-point numbers [specs/instructions/LSC_TYPED.md:154] */
    VISA_LSC_TYPED_OP_LSC_ATOMIC_FCAS = 23,
    /** writes the bitwise and of both [specs/instructions/LSC_TYPED.md:155] */
    VISA_LSC_TYPED_OP_LSC_ATOMIC_AND = 24,
    /** writes the bitwise or of both [specs/instructions/LSC_TYPED.md:156] */
    VISA_LSC_TYPED_OP_LSC_ATOMIC_OR = 25,
    /** writes the bitwise exclusive or of both [specs/instructions/LSC_TYPED.md:157] */
    VISA_LSC_TYPED_OP_LSC_ATOMIC_XOR = 26,
    /** tells which channels address texels that are present [specs/instructions/LSC_TYPED.md:158] */
    VISA_LSC_TYPED_OP_LSC_LOAD_STATUS = 27,
    /** writes texels, and leaves the memory uncompressed [specs/instructions/LSC_TYPED.md:159] */
    VISA_LSC_TYPED_OP_LSC_STORE_UNCOMPRESSED = 28,
    /** reads the state that describes a surface [specs/instructions/LSC_TYPED.md:160] */
    VISA_LSC_TYPED_OP_LSC_READ_SURFACE_INFO = 30,
    /** reads some components of a sample of a texel for each channel [specs/instructions/LSC_TYPED.md:161] */
    VISA_LSC_TYPED_OP_LSC_LOAD_QUAD_MSRT = 49,
    /** writes some components of a sample of a texel for each channel [specs/instructions/LSC_TYPED.md:162] */
    VISA_LSC_TYPED_OP_LSC_STORE_QUAD_MSRT = 50,
    /** tells each channel whether it addresses a texel that is present Only XE3P_CRI+. [specs/instructions/LSC_TYPED.md:163] */
    VISA_LSC_TYPED_OP_LSC_LOAD_QUAD_STATUS = 54,
};

#define VISA_FOR_EACH_LSC_TYPED_OP(X) \
    X(VISA_LSC_TYPED_OP_LSC_LOAD_QUAD, 2, "lsc_load_quad", "lsc_load_quad") \
    X(VISA_LSC_TYPED_OP_LSC_LOAD_BLOCK2D, 3, "lsc_load_block2d", "lsc_load_block2d") \
    X(VISA_LSC_TYPED_OP_LSC_STORE_QUAD, 6, "lsc_store_quad", "lsc_store_quad") \
    X(VISA_LSC_TYPED_OP_LSC_STORE_BLOCK2D, 7, "lsc_store_block2d", "lsc_store_block2d") \
    X(VISA_LSC_TYPED_OP_LSC_ATOMIC_IINC, 8, "lsc_atomic_iinc", "lsc_atomic_iinc") \
    X(VISA_LSC_TYPED_OP_LSC_ATOMIC_IDEC, 9, "lsc_atomic_idec", "lsc_atomic_idec") \
    X(VISA_LSC_TYPED_OP_LSC_ATOMIC_LOAD, 10, "lsc_atomic_load", "lsc_atomic_load") \
    X(VISA_LSC_TYPED_OP_LSC_ATOMIC_STORE, 11, "lsc_atomic_store", "lsc_atomic_store") \
    X(VISA_LSC_TYPED_OP_LSC_ATOMIC_IADD, 12, "lsc_atomic_iadd", "lsc_atomic_iadd") \
    X(VISA_LSC_TYPED_OP_LSC_ATOMIC_ISUB, 13, "lsc_atomic_isub", "lsc_atomic_isub") \
    X(VISA_LSC_TYPED_OP_LSC_ATOMIC_SMIN, 14, "lsc_atomic_smin", "lsc_atomic_smin") \
    X(VISA_LSC_TYPED_OP_LSC_ATOMIC_SMAX, 15, "lsc_atomic_smax", "lsc_atomic_smax") \
    X(VISA_LSC_TYPED_OP_LSC_ATOMIC_UMIN, 16, "lsc_atomic_umin", "lsc_atomic_umin") \
    X(VISA_LSC_TYPED_OP_LSC_ATOMIC_UMAX, 17, "lsc_atomic_umax", "lsc_atomic_umax") \
    X(VISA_LSC_TYPED_OP_LSC_ATOMIC_ICAS, 18, "lsc_atomic_icas", "lsc_atomic_icas") \
    X(VISA_LSC_TYPED_OP_LSC_ATOMIC_FADD, 19, "lsc_atomic_fadd", "lsc_atomic_fadd") \
    X(VISA_LSC_TYPED_OP_LSC_ATOMIC_FSUB, 20, "lsc_atomic_fsub", "lsc_atomic_fsub") \
    X(VISA_LSC_TYPED_OP_LSC_ATOMIC_FMIN, 21, "lsc_atomic_fmin", "lsc_atomic_fmin") \
    X(VISA_LSC_TYPED_OP_LSC_ATOMIC_FMAX, 22, "lsc_atomic_fmax", "lsc_atomic_fmax") \
    X(VISA_LSC_TYPED_OP_LSC_ATOMIC_FCAS, 23, "lsc_atomic_fcas", "lsc_atomic_fcas") \
    X(VISA_LSC_TYPED_OP_LSC_ATOMIC_AND, 24, "lsc_atomic_and", "lsc_atomic_and") \
    X(VISA_LSC_TYPED_OP_LSC_ATOMIC_OR, 25, "lsc_atomic_or", "lsc_atomic_or") \
    X(VISA_LSC_TYPED_OP_LSC_ATOMIC_XOR, 26, "lsc_atomic_xor", "lsc_atomic_xor") \
    X(VISA_LSC_TYPED_OP_LSC_LOAD_STATUS, 27, "lsc_load_status", "lsc_load_status") \
    X(VISA_LSC_TYPED_OP_LSC_STORE_UNCOMPRESSED, 28, "lsc_store_uncompressed", "lsc_store_uncompressed") \
    X(VISA_LSC_TYPED_OP_LSC_READ_SURFACE_INFO, 30, "lsc_read_surface_info", "lsc_read_state_info") \
    X(VISA_LSC_TYPED_OP_LSC_LOAD_QUAD_MSRT, 49, "lsc_load_quad_msrt", "lsc_load_quad_msrt") \
    X(VISA_LSC_TYPED_OP_LSC_STORE_QUAD_MSRT, 50, "lsc_store_quad_msrt", "lsc_store_quad_msrt") \
    X(VISA_LSC_TYPED_OP_LSC_LOAD_QUAD_STATUS, 54, "lsc_load_quad_status", "lsc_load_quad_status") \
    /* end */

/** What happens to the caches afterwards. [specs/instructions/LSC_FENCE.md:36] */
enum visa_lsc_fence_op {
    /** nothing [specs/instructions/LSC_FENCE.md:38] */
    VISA_LSC_FENCE_OP_NONE = 0,
    /** changed lines of the first level are written back, and all lines are dropped [specs/instructions/LSC_FENCE.md:39] */
    VISA_LSC_FENCE_OP_EVICT = 1,
    /** lines that are not changed are dropped [specs/instructions/LSC_FENCE.md:40] */
    VISA_LSC_FENCE_OP_INVALIDATE = 2,
    /** all lines are dropped, changed ones too [specs/instructions/LSC_FENCE.md:41] */
    VISA_LSC_FENCE_OP_DISCARD = 3,
    /** changed lines are written back; lines stay [specs/instructions/LSC_FENCE.md:42] */
    VISA_LSC_FENCE_OP_CLEAN = 4,
    /** the third level alone is flushed [specs/instructions/LSC_FENCE.md:43] */
    VISA_LSC_FENCE_OP_FLUSHL3 = 5,
    /** reserved for a kind of flush that the platform defines [specs/instructions/LSC_FENCE.md:44] */
    VISA_LSC_FENCE_OP_TYPE6 = 6,
};

#define VISA_FOR_EACH_LSC_FENCE_OP(X) \
    X(VISA_LSC_FENCE_OP_NONE, 0, "none", "none") \
    X(VISA_LSC_FENCE_OP_EVICT, 1, "evict", "evict") \
    X(VISA_LSC_FENCE_OP_INVALIDATE, 2, "invalidate", "invalidate") \
    X(VISA_LSC_FENCE_OP_DISCARD, 3, "discard", "discard") \
    X(VISA_LSC_FENCE_OP_CLEAN, 4, "clean", "clean") \
    X(VISA_LSC_FENCE_OP_FLUSHL3, 5, "flushl3", "flushl3") \
    X(VISA_LSC_FENCE_OP_TYPE6, 6, "type6", "type6") \
    /* end */

/** Who must be able to observe the accesses. [specs/instructions/LSC_FENCE.md:46] */
enum visa_lsc_scope {
    /** the thread group [specs/instructions/LSC_FENCE.md:48] */
    VISA_LSC_SCOPE_GROUP = 0,
    /** the slice of the device that runs the thread [specs/instructions/LSC_FENCE.md:49] */
    VISA_LSC_SCOPE_LOCAL = 1,
    /** the tile [specs/instructions/LSC_FENCE.md:50] */
    VISA_LSC_SCOPE_TILE = 2,
    /** the device [specs/instructions/LSC_FENCE.md:51] */
    VISA_LSC_SCOPE_GPU = 3,
    /** all devices [specs/instructions/LSC_FENCE.md:52] */
    VISA_LSC_SCOPE_GPUS = 4,
    /** everything, host included [specs/instructions/LSC_FENCE.md:53] */
    VISA_LSC_SCOPE_SYSTEM = 5,
    /** everything, also writes of others to the memory of the device [specs/instructions/LSC_FENCE.md:54] */
    VISA_LSC_SCOPE_SYSACQ = 6,
};

#define VISA_FOR_EACH_LSC_SCOPE(X) \
    X(VISA_LSC_SCOPE_GROUP, 0, "group", "group") \
    X(VISA_LSC_SCOPE_LOCAL, 1, "local", "local") \
    X(VISA_LSC_SCOPE_TILE, 2, "tile", "tile") \
    X(VISA_LSC_SCOPE_GPU, 3, "gpu", "gpu") \
    X(VISA_LSC_SCOPE_GPUS, 4, "gpus", "gpus") \
    X(VISA_LSC_SCOPE_SYSTEM, 5, "system", "sysrel") \
    X(VISA_LSC_SCOPE_SYSACQ, 6, "sysacq", "sysacq") \
    /* end */

/** whether threads of the pixel dependency are waited for [specs/instructions/RAW_SENDG.md:37] */
enum visa_raw_sendg_modifiers_kind {
    /** sends at once [specs/instructions/RAW_SENDG.md:39] */
    VISA_RAW_SENDG_MODIFIERS_KIND_RAW_SENDG = 0,
    /** waits until earlier threads for the same pixels are done [specs/instructions/RAW_SENDG.md:40] */
    VISA_RAW_SENDG_MODIFIERS_KIND_RAW_SENDGC = 1,
};

#define VISA_FOR_EACH_RAW_SENDG_MODIFIERS_KIND(X) \
    X(VISA_RAW_SENDG_MODIFIERS_KIND_RAW_SENDG, 0, "raw_sendg", "raw_sendg") \
    X(VISA_RAW_SENDG_MODIFIERS_KIND_RAW_SENDGC, 1, "raw_sendgc", "raw_sendgc") \
    /* end */

/** How a dword is divided. [specs/instructions/LFSR.md:43] */
enum visa_lfsr_width {
    /** one register of 32 bits [specs/instructions/LFSR.md:45] */
    VISA_LFSR_WIDTH_B32 = 0,
    /** two of 16 bits [specs/instructions/LFSR.md:46] */
    VISA_LFSR_WIDTH_B16V2 = 1,
    /** four of 8 bits [specs/instructions/LFSR.md:47] */
    VISA_LFSR_WIDTH_B8V4 = 2,
};

#define VISA_FOR_EACH_LFSR_WIDTH(X) \
    X(VISA_LFSR_WIDTH_B32, 0, "b32", "b32") \
    X(VISA_LFSR_WIDTH_B16V2, 1, "b16v2", "b16v2") \
    X(VISA_LFSR_WIDTH_B8V4, 2, "b8v4", "b8v4") \
    /* end */

/** What is converted to what. [specs/instructions/DNSCL.md:33] */
enum visa_downscale_conversion {
    /** BF to floats with two exponent bits and one of mantissa [specs/instructions/DNSCL.md:35] */
    VISA_DOWNSCALE_CONVERSION_BF_TO_E2M1 = 1,
    /** BF to signed integers [specs/instructions/DNSCL.md:36] */
    VISA_DOWNSCALE_CONVERSION_BF_TO_INT4 = 2,
    /** HF to floats with two exponent bits and one of mantissa [specs/instructions/DNSCL.md:37] */
    VISA_DOWNSCALE_CONVERSION_HF_TO_E2M1 = 4,
    /** HF to signed integers [specs/instructions/DNSCL.md:38] */
    VISA_DOWNSCALE_CONVERSION_HF_TO_INT4 = 5,
};

#define VISA_FOR_EACH_DOWNSCALE_CONVERSION(X) \
    X(VISA_DOWNSCALE_CONVERSION_BF_TO_E2M1, 1, "bf to e2m1", "bftoe2m1") \
    X(VISA_DOWNSCALE_CONVERSION_BF_TO_INT4, 2, "bf to int4", "bftoint4") \
    X(VISA_DOWNSCALE_CONVERSION_HF_TO_E2M1, 4, "hf to e2m1", "hftoe2m1") \
    X(VISA_DOWNSCALE_CONVERSION_HF_TO_INT4, 5, "hf to int4", "hftoint4") \
    /* end */

/** Where the results go. [specs/instructions/DNSCL.md:40] */
enum visa_downscale_mode {
    /** mode0 [specs/instructions/DNSCL.md:42] */
    VISA_DOWNSCALE_MODE_MODE0 = 0,
    /** mode1 [specs/instructions/DNSCL.md:43] */
    VISA_DOWNSCALE_MODE_MODE1 = 1,
    /** mode2 [specs/instructions/DNSCL.md:44] */
    VISA_DOWNSCALE_MODE_MODE2 = 2,
    /** mode3 [specs/instructions/DNSCL.md:45] */
    VISA_DOWNSCALE_MODE_MODE3 = 3,
};

#define VISA_FOR_EACH_DOWNSCALE_MODE(X) \
    X(VISA_DOWNSCALE_MODE_MODE0, 0, "mode0", "mode0") \
    X(VISA_DOWNSCALE_MODE_MODE1, 1, "mode1", "mode1") \
    X(VISA_DOWNSCALE_MODE_MODE2, 2, "mode2", "mode2") \
    X(VISA_DOWNSCALE_MODE_MODE3, 3, "mode3", "mode3") \
    /* end */

/** How results are rounded. [specs/instructions/DNSCL.md:47] */
enum visa_downscale_rounding {
    /** up or down by the random numbers of the last source [specs/instructions/DNSCL.md:49] */
    VISA_DOWNSCALE_ROUNDING_SRND = 0,
    /** to the nearest value, ties to even [specs/instructions/DNSCL.md:50] */
    VISA_DOWNSCALE_ROUNDING_RNE = 1,
};

#define VISA_FOR_EACH_DOWNSCALE_ROUNDING(X) \
    X(VISA_DOWNSCALE_ROUNDING_SRND, 0, "srnd", "srnd") \
    X(VISA_DOWNSCALE_ROUNDING_RNE, 1, "rne", "rne") \
    /* end */

/** What the code is for. [specs/4_visa_header.md:114] */
enum visa_gen_platform {
    /** nothing was compiled [specs/4_visa_header.md:122] */
    VISA_GEN_PLATFORM_NONE = 0,
    /** BDW [specs/4_visa_header.md:123] */
    VISA_GEN_PLATFORM_BDW = 3,
    /** Cherryview [specs/4_visa_header.md:124] */
    VISA_GEN_PLATFORM_CHV = 4,
    /** SKL [specs/4_visa_header.md:125] */
    VISA_GEN_PLATFORM_SKL = 5,
    /** BXT [specs/4_visa_header.md:126] */
    VISA_GEN_PLATFORM_BXT = 6,
    /** ICLLP [specs/4_visa_header.md:127] */
    VISA_GEN_PLATFORM_ICLLP = 10,
    /** XEHP [specs/4_visa_header.md:128] */
    VISA_GEN_PLATFORM_XEHP = 11,
    /** TGLLP [specs/4_visa_header.md:129] */
    VISA_GEN_PLATFORM_TGLLP = 12,
    /** and MTL, ARL [specs/4_visa_header.md:130] */
    VISA_GEN_PLATFORM_DG2 = 13,
    /** PVC [specs/4_visa_header.md:131] */
    VISA_GEN_PLATFORM_PVC = 14,
    /** PVC_XT [specs/4_visa_header.md:132] */
    VISA_GEN_PLATFORM_PVC_XT = 15,
};

#define VISA_FOR_EACH_GEN_PLATFORM(X) \
    X(VISA_GEN_PLATFORM_NONE, 0, "NONE", "none") \
    X(VISA_GEN_PLATFORM_BDW, 3, "BDW", "bdw") \
    X(VISA_GEN_PLATFORM_CHV, 4, "CHV", "chv") \
    X(VISA_GEN_PLATFORM_SKL, 5, "SKL", "skl") \
    X(VISA_GEN_PLATFORM_BXT, 6, "BXT", "bxt") \
    X(VISA_GEN_PLATFORM_ICLLP, 10, "ICLLP", "icllp") \
    X(VISA_GEN_PLATFORM_XEHP, 11, "XEHP", "xehp") \
    X(VISA_GEN_PLATFORM_TGLLP, 12, "TGLLP", "tgllp") \
    X(VISA_GEN_PLATFORM_DG2, 13, "DG2", "dg2") \
    X(VISA_GEN_PLATFORM_PVC, 14, "PVC", "pvc") \
    X(VISA_GEN_PLATFORM_PVC_XT, 15, "PVC_XT", "pvc_xt") \
    /* end */

/** Who may refer to it. No tool reads this. [specs/4_visa_header.md:140] */
enum visa_linkage {
    /** extern [specs/4_visa_header.md:152] */
    VISA_LINKAGE_EXTERN = 0,
    /** static [specs/4_visa_header.md:153] */
    VISA_LINKAGE_STATIC = 1,
    /** global [specs/4_visa_header.md:154] */
    VISA_LINKAGE_GLOBAL = 2,
};

#define VISA_FOR_EACH_LINKAGE(X) \
    X(VISA_LINKAGE_EXTERN, 0, "extern", "extern") \
    X(VISA_LINKAGE_STATIC, 1, "static", "static") \
    X(VISA_LINKAGE_GLOBAL, 2, "global", "global") \
    /* end */

/** what the variable's place is a multiple of, at least. [specs/4_visa_header.md:160] */
enum visa_align {
    /** 1 byte [specs/4_visa_header.md:162] */
    VISA_ALIGN_BYTE = 0,
    /** 2 bytes [specs/4_visa_header.md:163] */
    VISA_ALIGN_WORD = 1,
    /** 4 bytes [specs/4_visa_header.md:164] */
    VISA_ALIGN_DWORD = 2,
    /** 8 bytes [specs/4_visa_header.md:165] */
    VISA_ALIGN_QWORD = 3,
    /** 16 bytes [specs/4_visa_header.md:166] */
    VISA_ALIGN_OWORD = 4,
    /** a register [specs/4_visa_header.md:167] */
    VISA_ALIGN_GRF = 5,
    /** two registers [specs/4_visa_header.md:168] */
    VISA_ALIGN_GR_FX2 = 6,
    /** 32 bytes [specs/4_visa_header.md:169] */
    VISA_ALIGN_HWORD = 7,
    /** 64 bytes [specs/4_visa_header.md:170] */
    VISA_ALIGN_WOR_DX32 = 8,
    /** 128 bytes [specs/4_visa_header.md:171] */
    VISA_ALIGN_WOR_DX64 = 9,
};

#define VISA_FOR_EACH_ALIGN(X) \
    X(VISA_ALIGN_BYTE, 0, "BYTE", "byte") \
    X(VISA_ALIGN_WORD, 1, "WORD", "word") \
    X(VISA_ALIGN_DWORD, 2, "DWORD", "dword") \
    X(VISA_ALIGN_QWORD, 3, "QWORD", "qword") \
    X(VISA_ALIGN_OWORD, 4, "OWORD", "oword") \
    X(VISA_ALIGN_GRF, 5, "GRF", "GRF") \
    X(VISA_ALIGN_GR_FX2, 6, "GRFx2", "GRFx2") \
    X(VISA_ALIGN_HWORD, 7, "HWORD", "hword") \
    X(VISA_ALIGN_WOR_DX32, 8, "WORDx32", "wordx32") \
    X(VISA_ALIGN_WOR_DX64, 9, "WORDx64", "wordx64") \
    /* end */

/** Which table `alias_index` counts in. [specs/4_visa_header.md:310] */
enum visa_var_info_alias_scope_specifier {
    /** local [specs/4_visa_header.md:337] */
    VISA_VAR_INFO_ALIAS_SCOPE_SPECIFIER_LOCAL = 0,
    /** global [specs/4_visa_header.md:338] */
    VISA_VAR_INFO_ALIAS_SCOPE_SPECIFIER_GLOBAL = 1,
};

#define VISA_FOR_EACH_VAR_INFO_ALIAS_SCOPE_SPECIFIER(X) \
    X(VISA_VAR_INFO_ALIAS_SCOPE_SPECIFIER_LOCAL, 0, "local", "local") \
    X(VISA_VAR_INFO_ALIAS_SCOPE_SPECIFIER_GLOBAL, 1, "global", "global") \
    /* end */

/** Number of bits. [specs/4_visa_header.md:363] */
enum visa_predicate_size {
    /** one bit [specs/4_visa_header.md:372] */
    VISA_PREDICATE_SIZE_ONE_BIT = 1,
    /** two bits [specs/4_visa_header.md:373] */
    VISA_PREDICATE_SIZE_TWO_BITS = 2,
    /** four bits [specs/4_visa_header.md:374] */
    VISA_PREDICATE_SIZE_FOUR_BITS = 4,
    /** eight bits [specs/4_visa_header.md:375] */
    VISA_PREDICATE_SIZE_EIGHT_BITS = 8,
    /** sixteen bits [specs/4_visa_header.md:376] */
    VISA_PREDICATE_SIZE_SIXTEEN_BITS = 16,
    /** thirty-two bits [specs/4_visa_header.md:377] */
    VISA_PREDICATE_SIZE_THIRTY_TWO_BITS = 32,
};

#define VISA_FOR_EACH_PREDICATE_SIZE(X) \
    X(VISA_PREDICATE_SIZE_ONE_BIT, 1, "one bit", "1") \
    X(VISA_PREDICATE_SIZE_TWO_BITS, 2, "two bits", "2") \
    X(VISA_PREDICATE_SIZE_FOUR_BITS, 4, "four bits", "4") \
    X(VISA_PREDICATE_SIZE_EIGHT_BITS, 8, "eight bits", "8") \
    X(VISA_PREDICATE_SIZE_SIXTEEN_BITS, 16, "sixteen bits", "16") \
    X(VISA_PREDICATE_SIZE_THIRTY_TWO_BITS, 32, "thirty-two bits", "32") \
    /* end */

/** What the label stands for. [specs/4_visa_header.md:418] */
enum visa_label_kind {
    /** a place that jumps go to [specs/4_visa_header.md:427] */
    VISA_LABEL_KIND_BLOCK = 0,
    /** the start of a subroutine [specs/4_visa_header.md:428] */
    VISA_LABEL_KIND_SUBROUTINE = 1,
    /** a subroutine that is compiled separately, the target of FCCALL [specs/4_visa_header.md:429] */
    VISA_LABEL_KIND_FC = 2,
    /** the start of a function [specs/4_visa_header.md:430] */
    VISA_LABEL_KIND_FUNCTION = 3,
    /** a block that begins a loop over different resources [specs/4_visa_header.md:431] */
    VISA_LABEL_KIND_DIVERGENT_RESOURCE_LOOP = 4,
};

#define VISA_FOR_EACH_LABEL_KIND(X) \
    X(VISA_LABEL_KIND_BLOCK, 0, "Block", "block") \
    X(VISA_LABEL_KIND_SUBROUTINE, 1, "Subroutine", "subroutine") \
    X(VISA_LABEL_KIND_FC, 2, "FC", "fc") \
    X(VISA_LABEL_KIND_FUNCTION, 3, "Function", "function") \
    X(VISA_LABEL_KIND_DIVERGENT_RESOURCE_LOOP, 4, "DivergentResourceLoop", "divergentresourceloop") \
    /* end */

/** kind of variable. [specs/4_visa_header.md:500] */
enum visa_input_class {
    /** a general variable [specs/4_visa_header.md:502] */
    VISA_INPUT_CLASS_GENERAL = 0,
    /** a sampler [specs/4_visa_header.md:503] */
    VISA_INPUT_CLASS_SAMPLER = 1,
    /** a surface [specs/4_visa_header.md:504] */
    VISA_INPUT_CLASS_SURFACE = 2,
};

#define VISA_FOR_EACH_INPUT_CLASS(X) \
    X(VISA_INPUT_CLASS_GENERAL, 0, "General", "general") \
    X(VISA_INPUT_CLASS_SAMPLER, 1, "Sampler", "sampler") \
    X(VISA_INPUT_CLASS_SURFACE, 2, "Surface", "surface") \
    /* end */

/** where the value comes from, if it is not an argument that the user gives. [specs/4_visa_header.md:506] */
enum visa_input_provenance {
    /** an argument of the kernel [specs/4_visa_header.md:508] */
    VISA_INPUT_PROVENANCE_EXPLICIT = 0,
    /** three UD, size of a thread group [specs/4_visa_header.md:509] */
    VISA_INPUT_PROVENANCE_LOCAL_SIZE = 1,
    /** three UD, number of thread groups [specs/4_visa_header.md:510] */
    VISA_INPUT_PROVENANCE_GROUP_COUNT = 2,
    /** three UD, different in each thread [specs/4_visa_header.md:511] */
    VISA_INPUT_PROVENANCE_LOCAL_ID = 3,
    /** sixteen UB [specs/4_visa_header.md:512] */
    VISA_INPUT_PROVENANCE_SCOREBOARDING_DEPENDENCY = 4,
    /** a surface [specs/4_visa_header.md:513] */
    VISA_INPUT_PROVENANCE_SCOREBOARDING_BTI = 5,
    /** takes up its place and is otherwise no input [specs/4_visa_header.md:514] */
    VISA_INPUT_PROVENANCE_PSEUDO_INPUT = 16,
};

#define VISA_FOR_EACH_INPUT_PROVENANCE(X) \
    X(VISA_INPUT_PROVENANCE_EXPLICIT, 0, "explicit", "explicit") \
    X(VISA_INPUT_PROVENANCE_LOCAL_SIZE, 1, "local_size", "LOCAL_SIZE") \
    X(VISA_INPUT_PROVENANCE_GROUP_COUNT, 2, "group_count", "GROUP_COUNT") \
    X(VISA_INPUT_PROVENANCE_LOCAL_ID, 3, "local_id", "LOCAL_ID") \
    X(VISA_INPUT_PROVENANCE_SCOREBOARDING_DEPENDENCY, 4, "scoreboarding_dependency", "UNDEFINED_4") \
    X(VISA_INPUT_PROVENANCE_SCOREBOARDING_BTI, 5, "scoreboarding_bti", "UNDEFINED_5") \
    X(VISA_INPUT_PROVENANCE_PSEUDO_INPUT, 16, "pseudo_input", "PSEUDO_INPUT") \
    /* end */

/** kind of the operand. [specs/5_operands.md:63] */
enum visa_operand_class {
    /** a general variable [specs/5_operands.md:65] */
    VISA_OPERAND_CLASS_GENERAL = 0,
    /** an address variable, in ADDR_ADD and address moves [specs/5_operands.md:66] */
    VISA_OPERAND_CLASS_ADDRESS = 1,
    /** a predicate variable, in comparisons, logic, MOV and SETP [specs/5_operands.md:67] */
    VISA_OPERAND_CLASS_PREDICATE = 2,
    /** a general variable through an address variable [specs/5_operands.md:68] */
    VISA_OPERAND_CLASS_INDIRECT = 3,
    /** a constant; never a destination [specs/5_operands.md:69] */
    VISA_OPERAND_CLASS_IMMEDIATE = 5,
    /** a surface or sampler variable [specs/5_operands.md:70] */
    VISA_OPERAND_CLASS_STATE = 6,
};

#define VISA_FOR_EACH_OPERAND_CLASS(X) \
    X(VISA_OPERAND_CLASS_GENERAL, 0, "general", "general") \
    X(VISA_OPERAND_CLASS_ADDRESS, 1, "address", "address") \
    X(VISA_OPERAND_CLASS_PREDICATE, 2, "predicate", "predicate") \
    X(VISA_OPERAND_CLASS_INDIRECT, 3, "indirect", "indirect") \
    X(VISA_OPERAND_CLASS_IMMEDIATE, 5, "immediate", "immediate") \
    X(VISA_OPERAND_CLASS_STATE, 6, "state", "state") \
    /* end */

/** what is done to a value read, or to a result. [specs/5_operands.md:71] */
enum visa_modifier {
    /** nothing [specs/5_operands.md:73] */
    VISA_MODIFIER_NO_MODIFIER = 0,
    /** magnitude; sources only [specs/5_operands.md:74] */
    VISA_MODIFIER_ABS = 1,
    /** negation; sources only [specs/5_operands.md:75] */
    VISA_MODIFIER_NEG = 2,
    /** negated magnitude; sources only [specs/5_operands.md:76] */
    VISA_MODIFIER_NEG_ABS = 3,
    /** saturation; destinations only, shown after the mnemonic [specs/5_operands.md:77] */
    VISA_MODIFIER_SAT = 4,
    /** complement of all bits; sources of AND, OR, XOR and NOT only [specs/5_operands.md:78] */
    VISA_MODIFIER_NOT = 5,
};

#define VISA_FOR_EACH_MODIFIER(X) \
    X(VISA_MODIFIER_NO_MODIFIER, 0, "no modifier", "") \
    X(VISA_MODIFIER_ABS, 1, "abs", "(abs)") \
    X(VISA_MODIFIER_NEG, 2, "neg", "(-)") \
    X(VISA_MODIFIER_NEG_ABS, 3, "neg_abs", "(-abs)") \
    X(VISA_MODIFIER_SAT, 4, "sat", ".sat") \
    X(VISA_MODIFIER_NOT, 5, "not", "(~)") \
    /* end */

/** How many elements, as a code like that of execution sizes. If there are more channels, the elements repeat. A destination takes as many as there are channels, whatever it says. [specs/5_operands.md:112] */
enum visa_addr_opnd_width {
    /** one element [specs/5_operands.md:120] */
    VISA_ADDR_OPND_WIDTH_ONE_ELEMENT = 0,
    /** two elements [specs/5_operands.md:121] */
    VISA_ADDR_OPND_WIDTH_TWO_ELEMENTS = 1,
    /** four elements [specs/5_operands.md:122] */
    VISA_ADDR_OPND_WIDTH_FOUR_ELEMENTS = 2,
    /** eight elements [specs/5_operands.md:123] */
    VISA_ADDR_OPND_WIDTH_EIGHT_ELEMENTS = 3,
    /** sixteen elements [specs/5_operands.md:124] */
    VISA_ADDR_OPND_WIDTH_SIXTEEN_ELEMENTS = 4,
};

#define VISA_FOR_EACH_ADDR_OPND_WIDTH(X) \
    X(VISA_ADDR_OPND_WIDTH_ONE_ELEMENT, 0, "one element", "1") \
    X(VISA_ADDR_OPND_WIDTH_TWO_ELEMENTS, 1, "two elements", "2") \
    X(VISA_ADDR_OPND_WIDTH_FOUR_ELEMENTS, 2, "four elements", "4") \
    X(VISA_ADDR_OPND_WIDTH_EIGHT_ELEMENTS, 3, "eight elements", "8") \
    X(VISA_ADDR_OPND_WIDTH_SIXTEEN_ELEMENTS, 4, "sixteen elements", "16") \
    /* end */

/** kind of variable. [specs/5_operands.md:192] */
enum visa_state_class {
    /** surface [specs/5_operands.md:202] */
    VISA_STATE_CLASS_SURFACE = 0,
    /** sampler [specs/5_operands.md:203] */
    VISA_STATE_CLASS_SAMPLER = 1,
};

#define VISA_FOR_EACH_STATE_CLASS(X) \
    X(VISA_STATE_CLASS_SURFACE, 0, "surface", "T") \
    X(VISA_STATE_CLASS_SAMPLER, 1, "sampler", "S") \
    /* end */

/* ExecControl, 8 bits: How many channels the instruction runs, and which part of the 32-channel execution mask controls them. [specs/fields.md:7] */
/** number of channels. An enum visa_exec_size. [specs/fields.md:9] */
#define VISA_EXEC_CONTROL_SIZE_SHIFT 0
#define VISA_EXEC_CONTROL_SIZE_MASK 0x07U
/** first channel of the execution mask in steps of four; the NM forms ignore the mask. An enum visa_exec_mask. [specs/fields.md:18] */
#define VISA_EXEC_CONTROL_MASK_SHIFT 4
#define VISA_EXEC_CONTROL_MASK_MASK 0xf0U

/* Predicate, 16 bits: The predicate that enables channels; a word of zero means none. [specs/fields.md:51] */
/** index of the predicate variable, from 1; 0 is no predicate [specs/fields.md:53] */
#define VISA_PREDICATE_ID_SHIFT 0
#define VISA_PREDICATE_ID_MASK 0xfffU
/** how the predicate bits are joined before they are used. An enum visa_predicate_combine. [specs/fields.md:55] */
#define VISA_PREDICATE_COMBINE_SHIFT 13
#define VISA_PREDICATE_COMBINE_MASK 0x6000U
/** take the complement, after combining [specs/fields.md:60] */
#define VISA_PREDICATE_INVERT_SHIFT 15
#define VISA_PREDICATE_INVERT_MASK 0x8000U

/* Region, 16 bits: Which elements of a variable an operand touches, see regions. [specs/fields.md:64] */
/** elements between the starts of rows. An enum visa_vert_stride. [specs/fields.md:66] */
#define VISA_REGION_V_STRIDE_SHIFT 0
#define VISA_REGION_V_STRIDE_MASK 0x0fU
/** elements of a row. An enum visa_region_width. [specs/fields.md:76] */
#define VISA_REGION_WIDTH_SHIFT 4
#define VISA_REGION_WIDTH_MASK 0xf0U
/** elements between neighbours in a row. An enum visa_horz_stride. [specs/fields.md:84] */
#define VISA_REGION_H_STRIDE_SHIFT 8
#define VISA_REGION_H_STRIDE_MASK 0xf00U

/* ColourChannels, 8 bits: Colour channels that take part. A channel that is left out takes no space among the data. [specs/fields.md:115] */
/** a bit for each of R, G, B and A, from low to high [specs/fields.md:117] */
#define VISA_COLOUR_CHANNELS_MASK_SHIFT 0
#define VISA_COLOUR_CHANNELS_MASK_MASK 0x0fU

/* BlockProperties, 8 bits: How much is transferred, and how the address is aligned. [specs/fields.md:191] */
/** number of owords, of 16 bytes each An enum visa_block_properties_count. [specs/fields.md:193] */
#define VISA_BLOCK_PROPERTIES_COUNT_SHIFT 0
#define VISA_BLOCK_PROPERTIES_COUNT_MASK 0x07U
/** what the address must be a multiple of. An enum visa_block_alignment. [specs/fields.md:201] */
#define VISA_BLOCK_PROPERTIES_ALIGNMENT_SHIFT 7
#define VISA_BLOCK_PROPERTIES_ALIGNMENT_MASK 0x80U

/* ElementControl, 8 bits: How many channels the instruction runs, and which part of the execution mask controls them. Stands in place of an execution size. [specs/fields.md:219] */
/** number of elements. An enum visa_element_count. [specs/fields.md:221] */
#define VISA_ELEMENT_CONTROL_COUNT_SHIFT 0
#define VISA_ELEMENT_CONTROL_COUNT_MASK 0x03U
/** first channel of the execution mask, coded as in Exec_size. An enum visa_element_mask. [specs/fields.md:227] */
#define VISA_ELEMENT_CONTROL_MASK_SHIFT 4
#define VISA_ELEMENT_CONTROL_MASK_MASK 0xf0U

/* AtomicControl, 8 bits: What is done to each location. Below, old is what memory held before, new is what it holds afterwards; the old value is returned unless said otherwise. [specs/fields.md:271] */
/** the operation. An enum visa_atomic_op. [specs/fields.md:273] */
#define VISA_ATOMIC_CONTROL_OP_SHIFT 0
#define VISA_ATOMIC_CONTROL_OP_MASK 0x1fU
/** size of the location. Operands of 16-bit operations keep their values in the low halves of dwords. An enum visa_atomic_width. [specs/fields.md:294] */
#define VISA_ATOMIC_CONTROL_WIDTH_SHIFT 5
#define VISA_ATOMIC_CONTROL_WIDTH_MASK 0x60U

/* ChMask, 8 bits: Which of four consecutive components an operation on quads accesses. In other operations the byte repeats `DataElemsPerAddr`, or is 0 with strides, and has no effect. [specs/fields.md:378] */
/** a bit for each of x, y, z and w, from low to high [specs/fields.md:380] */
#define VISA_CH_MASK_MASK_SHIFT 0
#define VISA_CH_MASK_MASK_MASK 0x0fU

/* ControlRegister, 32 bits: How a thread computes with floating-point numbers; the value of `%cr0`. Bits that are reserved must stay as they are. [specs/fields.md:389] */
/** 0 follows IEEE 754; 1 is the legacy mode of F without infinities and NaNs [specs/fields.md:391] */
#define VISA_CONTROL_REGISTER_ALT_SHIFT 0
#define VISA_CONTROL_REGISTER_ALT_MASK 0x01U
/** rounding of results. An enum visa_float_rounding. [specs/fields.md:393] */
#define VISA_CONTROL_REGISTER_ROUNDING_SHIFT 4
#define VISA_CONTROL_REGISTER_ROUNDING_MASK 0x30U
/** denormals of DF: 0 are taken as zero, 1 are kept [specs/fields.md:399] */
#define VISA_CONTROL_REGISTER_KEEP_DF_SHIFT 6
#define VISA_CONTROL_REGISTER_KEEP_DF_MASK 0x40U
/** denormals of F: 0 are taken as zero, 1 are kept [specs/fields.md:400] */
#define VISA_CONTROL_REGISTER_KEEP_F_SHIFT 7
#define VISA_CONTROL_REGISTER_KEEP_F_MASK 0x80U
/** denormals of HF: 0 are taken as zero, 1 are kept [specs/fields.md:402] */
#define VISA_CONTROL_REGISTER_KEEP_HF_SHIFT 10
#define VISA_CONTROL_REGISTER_KEEP_HF_MASK 0x400U

/* SamplerMode, 8 bits: Colour channels to return, and number of execution channels. [specs/instructions/SAMPLE.md:38] */
/** a bit for each of R, G, B and A, from low to high [specs/instructions/SAMPLE.md:40] */
#define VISA_SAMPLER_MODE_MASK_SHIFT 0
#define VISA_SAMPLER_MODE_MASK_MASK 0x0fU
/** number of execution channels. An enum visa_sampler_simd. [specs/instructions/SAMPLE.md:41] */
#define VISA_SAMPLER_MODE_SIMD_SHIFT 4
#define VISA_SAMPLER_MODE_SIMD_MASK 0x30U

/* SampleUnormChannelMask, 8 bits: Colour channels and form of the results. [specs/instructions/SAMPLE_UNORM.md:32] */
/** a bit for each of R, G, B and A, from low to high [specs/instructions/SAMPLE_UNORM.md:34] */
#define VISA_SAMPLE_UNORM_CHANNEL_MASK_MASK_SHIFT 0
#define VISA_SAMPLE_UNORM_CHANNEL_MASK_MASK_MASK 0x0fU
/** width of the results, and which pixels are returned. An enum visa_unorm_output. [specs/instructions/SAMPLE_UNORM.md:35] */
#define VISA_SAMPLE_UNORM_CHANNEL_MASK_FORMAT_SHIFT 4
#define VISA_SAMPLE_UNORM_CHANNEL_MASK_FORMAT_MASK 0x30U

/* VaProperties, 8 bits: Block and kernel of a convolution. [specs/instructions/VA.md:104] */
/** pixels to compute. An enum visa_convolve_block. [specs/instructions/VA.md:106] */
#define VISA_VA_PROPERTIES_BLOCK_SHIFT 0
#define VISA_VA_PROPERTIES_BLOCK_MASK 0x03U
/** size of the kernel. An enum visa_convolve_region. [specs/instructions/VA.md:111] */
#define VISA_VA_PROPERTIES_REGION_SHIFT 4
#define VISA_VA_PROPERTIES_REGION_MASK 0x10U

/* VaSklPlusProperties, 8 bits: Form of the results, and kernel. [specs/instructions/VA_SKL_PLUS.md:206] */
/** pixels of the surface written. An enum visa_hdc_convolve_format. [specs/instructions/VA_SKL_PLUS.md:208] */
#define VISA_VA_SKL_PLUS_PROPERTIES_FORMAT_SHIFT 0
#define VISA_VA_SKL_PLUS_PROPERTIES_FORMAT_MASK 0x0fU
/** size of the kernel. An enum visa_hdc_convolve_region. [specs/instructions/VA_SKL_PLUS.md:212] */
#define VISA_VA_SKL_PLUS_PROPERTIES_REGION_SHIFT 4
#define VISA_VA_SKL_PLUS_PROPERTIES_REGION_MASK 0x10U

/* IfcallModifiers, 8 bits: What the compiler knows of the callee. [specs/instructions/IFCALL.md:29] */
/** all threads call the same function [specs/instructions/IFCALL.md:31] */
#define VISA_IFCALL_MODIFIERS_UNIFORM_SHIFT 0
#define VISA_IFCALL_MODIFIERS_UNIFORM_MASK 0x01U
/** the function does not return [specs/instructions/IFCALL.md:32] */
#define VISA_IFCALL_MODIFIERS_NORETURN_SHIFT 1
#define VISA_IFCALL_MODIFIERS_NORETURN_MASK 0x02U

/* FenceMask, 8 bits: What is ordered, and which caches are emptied. [specs/instructions/FENCE.md:26] */
/** wait until the earlier accesses are visible to everyone [specs/instructions/FENCE.md:28] */
#define VISA_FENCE_MASK_COMMIT_SHIFT 0
#define VISA_FENCE_MASK_COMMIT_MASK 0x01U
/** empty the instruction cache [specs/instructions/FENCE.md:29] */
#define VISA_FENCE_MASK_INSTRUCTION_SHIFT 1
#define VISA_FENCE_MASK_INSTRUCTION_MASK 0x02U
/** empty the sampler cache [specs/instructions/FENCE.md:30] */
#define VISA_FENCE_MASK_SAMPLER_SHIFT 2
#define VISA_FENCE_MASK_SAMPLER_MASK 0x04U
/** empty the constant cache [specs/instructions/FENCE.md:31] */
#define VISA_FENCE_MASK_CONSTANT_SHIFT 3
#define VISA_FENCE_MASK_CONSTANT_MASK 0x08U
/** empty the read-write cache [specs/instructions/FENCE.md:32] */
#define VISA_FENCE_MASK_DATA_SHIFT 4
#define VISA_FENCE_MASK_DATA_MASK 0x10U
/** which memory is meant An enum visa_fence_mask_scope. [specs/instructions/FENCE.md:33] */
#define VISA_FENCE_MASK_SCOPE_SHIFT 5
#define VISA_FENCE_MASK_SCOPE_MASK 0x20U
/** empty the L1 cache of read-only data [specs/instructions/FENCE.md:37] */
#define VISA_FENCE_MASK_L1_SHIFT 6
#define VISA_FENCE_MASK_L1_MASK 0x40U
/** only keep the compiler from moving accesses across; no instruction results [specs/instructions/FENCE.md:38] */
#define VISA_FENCE_MASK_SOFTWARE_SHIFT 7
#define VISA_FENCE_MASK_SOFTWARE_MASK 0x80U

/* ThreeDSampleOp, 16 bits: What to do with the surface, and how. [specs/instructions/3D_SAMPLE.md:379] */
/** the operation. An enum visa_sample_op. [specs/instructions/3D_SAMPLE.md:381] */
#define VISA_THREE_D_SAMPLE_OP_OP_SHIFT 0
#define VISA_THREE_D_SAMPLE_OP_OP_MASK 0xffU
/** also return which channels took data from a page that is not mapped [specs/instructions/3D_SAMPLE.md:412] */
#define VISA_THREE_D_SAMPLE_OP_PIXEL_NULL_MASK_SHIFT 8
#define VISA_THREE_D_SAMPLE_OP_PIXEL_NULL_MASK_MASK 0x100U
/** compensate the level of detail for coarse pixel shading [specs/instructions/3D_SAMPLE.md:413] */
#define VISA_THREE_D_SAMPLE_OP_CPS_SHIFT 9
#define VISA_THREE_D_SAMPLE_OP_CPS_MASK 0x200U
/** the sampler may differ from thread to thread [specs/instructions/3D_SAMPLE.md:414] */
#define VISA_THREE_D_SAMPLE_OP_DIV_S_SHIFT 10
#define VISA_THREE_D_SAMPLE_OP_DIV_S_MASK 0x400U

/* ThreeDLoadOp, 16 bits: What to load, and how. [specs/instructions/3D_LOAD.md:107] */
/** the operation. An enum visa_load_op. [specs/instructions/3D_LOAD.md:109] */
#define VISA_THREE_D_LOAD_OP_OP_SHIFT 0
#define VISA_THREE_D_LOAD_OP_OP_MASK 0xffU
/** also return which channels took data from a page that is not mapped [specs/instructions/3D_LOAD.md:116] */
#define VISA_THREE_D_LOAD_OP_PIXEL_NULL_MASK_SHIFT 8
#define VISA_THREE_D_LOAD_OP_PIXEL_NULL_MASK_MASK 0x100U

/* ThreeDSample4Op, 16 bits: Which texels to gather, and how. [specs/instructions/3D_SAMPLE4.md:197] */
/** the operation. An enum visa_gather_op. [specs/instructions/3D_SAMPLE4.md:199] */
#define VISA_THREE_D_SAMPLE4_OP_OP_SHIFT 0
#define VISA_THREE_D_SAMPLE4_OP_OP_MASK 0xffU
/** also return which channels took data from a page that is not mapped [specs/instructions/3D_SAMPLE4.md:217] */
#define VISA_THREE_D_SAMPLE4_OP_PIXEL_NULL_MASK_SHIFT 8
#define VISA_THREE_D_SAMPLE4_OP_PIXEL_NULL_MASK_MASK 0x100U

/* RtWriteMode, 16 bits: What comes with the colours, and how they are written. [specs/instructions/RT_WRITE.md:56] */
/** whether the index of the render target follows; without it the index is 0 [specs/instructions/RT_WRITE.md:59] */
#define VISA_RT_WRITE_MODE_RTI_SHIFT 2
#define VISA_RT_WRITE_MODE_RTI_MASK 0x04U
/** whether the alpha of render target 0 follows [specs/instructions/RT_WRITE.md:60] */
#define VISA_RT_WRITE_MODE_S0A_SHIFT 3
#define VISA_RT_WRITE_MODE_S0A_MASK 0x08U
/** whether a coverage mask follows [specs/instructions/RT_WRITE.md:61] */
#define VISA_RT_WRITE_MODE_OM_SHIFT 4
#define VISA_RT_WRITE_MODE_OM_MASK 0x10U
/** whether depth follows [specs/instructions/RT_WRITE.md:62] */
#define VISA_RT_WRITE_MODE_Z_SHIFT 5
#define VISA_RT_WRITE_MODE_Z_MASK 0x20U
/** whether stencil values follow [specs/instructions/RT_WRITE.md:63] */
#define VISA_RT_WRITE_MODE_S_SHIFT 6
#define VISA_RT_WRITE_MODE_S_MASK 0x40U
/** whether this is the last write of the thread [specs/instructions/RT_WRITE.md:64] */
#define VISA_RT_WRITE_MODE_LRTW_SHIFT 7
#define VISA_RT_WRITE_MODE_LRTW_MASK 0x80U
/** whether a coarse pixel counter follows [specs/instructions/RT_WRITE.md:65] */
#define VISA_RT_WRITE_MODE_CPS_SHIFT 8
#define VISA_RT_WRITE_MODE_CPS_MASK 0x100U
/** whether samples are written one by one [specs/instructions/RT_WRITE.md:66] */
#define VISA_RT_WRITE_MODE_PS_SHIFT 9
#define VISA_RT_WRITE_MODE_PS_MASK 0x200U
/** whether a channel stands for a coarse pixel [specs/instructions/RT_WRITE.md:67] */
#define VISA_RT_WRITE_MODE_CM_SHIFT 10
#define VISA_RT_WRITE_MODE_CM_MASK 0x400U
/** whether a sample index follows [specs/instructions/RT_WRITE.md:68] */
#define VISA_RT_WRITE_MODE_SI_SHIFT 11
#define VISA_RT_WRITE_MODE_SI_MASK 0x800U
/** whether there is no render target [specs/instructions/RT_WRITE.md:69] */
#define VISA_RT_WRITE_MODE_NULLRT_SHIFT 12
#define VISA_RT_WRITE_MODE_NULLRT_MASK 0x1000U

/* RawSendsModifiers, 8 bits: Which form of send. [specs/instructions/RAW_SENDS.md:30] */
/** whether threads of the pixel dependency are waited for An enum visa_raw_sends_modifiers_kind. [specs/instructions/RAW_SENDS.md:32] */
#define VISA_RAW_SENDS_MODIFIERS_KIND_SHIFT 0
#define VISA_RAW_SENDS_MODIFIERS_KIND_MASK 0x01U
/** end of thread: nothing of the thread runs after it [specs/instructions/RAW_SENDS.md:36] */
#define VISA_RAW_SENDS_MODIFIERS_EOT_SHIFT 1
#define VISA_RAW_SENDS_MODIFIERS_EOT_MASK 0x02U

/* LifetimeProperties, 8 bits: What is said, and of what. [specs/instructions/LIFETIME.md:22] */
/** which end of its life An enum visa_lifetime_properties_edge. [specs/instructions/LIFETIME.md:24] */
#define VISA_LIFETIME_PROPERTIES_EDGE_SHIFT 0
#define VISA_LIFETIME_PROPERTIES_EDGE_MASK 0x01U
/** kind of variable An enum visa_lifetime_properties_class. [specs/instructions/LIFETIME.md:29] */
#define VISA_LIFETIME_PROPERTIES_CLASS_SHIFT 4
#define VISA_LIFETIME_PROPERTIES_CLASS_MASK 0x30U

/* LscUntypedOverfetch, 8 bits: What else a load fetches. Absent, it is 0. [specs/instructions/LSC_UNTYPED.md:273] */
/** whether the first-level cache may fetch more of the neighbourhood than the load asks for. What is loaded is the same [specs/instructions/LSC_UNTYPED.md:275] */
#define VISA_LSC_UNTYPED_OVERFETCH_OV_SHIFT 0
#define VISA_LSC_UNTYPED_OVERFETCH_OV_MASK 0x01U

/* ChMaskCopy, 8 bits: The same as `ChMask`, which is the one that counts. [specs/instructions/LSC_UNTYPED.md:300] */
/** a bit for each of x, y, z and w, from low to high [specs/instructions/LSC_UNTYPED.md:302] */
#define VISA_CH_MASK_COPY_MASK_SHIFT 0
#define VISA_CH_MASK_COPY_MASK_MASK 0x0fU

/* LscTypedSamples, 8 bits: Whether the surface has several samples for a texel. Absent, it is 0. [specs/instructions/LSC_TYPED.md:175] */
/** the fourth coordinate of an atomic operation is the number of the sample [specs/instructions/LSC_TYPED.md:177] */
#define VISA_LSC_TYPED_SAMPLES_MSAA_SHIFT 0
#define VISA_LSC_TYPED_SAMPLES_MSAA_MASK 0x01U

/* RtReadMode, 16 bits: How to read. [specs/instructions/RT_READ.md:49] */
/** whether samples are read one by one [specs/instructions/RT_READ.md:51] */
#define VISA_RT_READ_MODE_PS_SHIFT 0
#define VISA_RT_READ_MODE_PS_MASK 0x01U
/** whether a sample index follows [specs/instructions/RT_READ.md:52] */
#define VISA_RT_READ_MODE_SI_SHIFT 1
#define VISA_RT_READ_MODE_SI_MASK 0x02U

/* RawSendgModifiers, 8 bits: Which form of send. [specs/instructions/RAW_SENDG.md:35] */
/** whether threads of the pixel dependency are waited for An enum visa_raw_sendg_modifiers_kind. [specs/instructions/RAW_SENDG.md:37] */
#define VISA_RAW_SENDG_MODIFIERS_KIND_SHIFT 0
#define VISA_RAW_SENDG_MODIFIERS_KIND_MASK 0x01U
/** end of thread: nothing of the thread runs after it [specs/instructions/RAW_SENDG.md:41] */
#define VISA_RAW_SENDG_MODIFIERS_EOT_SHIFT 1
#define VISA_RAW_SENDG_MODIFIERS_EOT_MASK 0x02U

/* FileScopeVarInfoBitProperties, 8 bits: Type and alignment. [specs/4_visa_header.md:143] */
/** element type. An enum visa_type. [specs/4_visa_header.md:159] */
#define VISA_FILE_SCOPE_VAR_INFO_BIT_PROPERTIES_TYPE_SHIFT 0
#define VISA_FILE_SCOPE_VAR_INFO_BIT_PROPERTIES_TYPE_MASK 0x0fU
/** what the variable's place is a multiple of, at least. An enum visa_align. [specs/4_visa_header.md:160] */
#define VISA_FILE_SCOPE_VAR_INFO_BIT_PROPERTIES_ALIGNMENT_SHIFT 4
#define VISA_FILE_SCOPE_VAR_INFO_BIT_PROPERTIES_ALIGNMENT_MASK 0xf0U

/* VarInfoBitProperties, 8 bits: Type and alignment. [specs/4_visa_header.md:306] */
/** element type. An enum visa_type. [specs/4_visa_header.md:319] */
#define VISA_VAR_INFO_BIT_PROPERTIES_TYPE_SHIFT 0
#define VISA_VAR_INFO_BIT_PROPERTIES_TYPE_MASK 0x0fU
/** what the variable's place is a multiple of, at least. An enum visa_align. [specs/4_visa_header.md:320] */
#define VISA_VAR_INFO_BIT_PROPERTIES_ALIGNMENT_SHIFT 4
#define VISA_VAR_INFO_BIT_PROPERTIES_ALIGNMENT_MASK 0xf0U

/* InputInfoKind, 8 bits: What the input is. [specs/4_visa_header.md:491] */
/** kind of variable. An enum visa_input_class. [specs/4_visa_header.md:500] */
#define VISA_INPUT_INFO_KIND_CLASS_SHIFT 0
#define VISA_INPUT_INFO_KIND_CLASS_MASK 0x03U
/** where the value comes from, if it is not an argument that the user gives. An enum visa_input_provenance. [specs/4_visa_header.md:506] */
#define VISA_INPUT_INFO_KIND_PROVENANCE_SHIFT 3
#define VISA_INPUT_INFO_KIND_PROVENANCE_MASK 0xf8U

/* VecOperandTag, 8 bits: What follows, and what is done to the value. [specs/5_operands.md:56] */
/** kind of the operand. An enum visa_operand_class. [specs/5_operands.md:63] */
#define VISA_VEC_OPERAND_TAG_CLASS_SHIFT 0
#define VISA_VEC_OPERAND_TAG_CLASS_MASK 0x07U
/** what is done to a value read, or to a result. An enum visa_modifier. [specs/5_operands.md:71] */
#define VISA_VEC_OPERAND_TAG_MODIFIER_SHIFT 3
#define VISA_VEC_OPERAND_TAG_MODIFIER_MASK 0x38U

#ifdef __cplusplus
}
#endif

#endif
