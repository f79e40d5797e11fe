// @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.

//! The templates of assembler text as tables.
#![allow(clippy::unreadable_literal)]
use crate::text::Format;
use Item::*;
use OperandSyntax::*;
use SymbolClass::{Sampler, Surface};
use openvisa_isa_core::Versions;
use openvisa_isa_core::text::template_table::*;
use openvisa_isa_core::text::{Arg, LabelKind, SymbolClass};

const INT: Arg = Arg::Int(0);
const NULL: Arg = Arg::NULL;
const RAW: Arg = Arg::Raw { offset: 0, id: 0 };

const NO_WORDS: Words = Words { what: "", texts: &[], packed: &[], others: &[], read: &[], platforms: &[] };

/// Makes a table of words. Words of up to eight characters (`short`) are also packed in integers,
/// by which they are compared and printed.
macro_rules! words {
    (short $what:literal, $texts:tt $(, $list:ident: $items:tt)*) => {
        Words { what: $what, texts: &$texts, packed: &pack($texts), $($list: &$items,)* ..NO_WORDS }
    };
    (long $what:literal, $texts:tt $(, $list:ident: $items:tt)*) => {
        Words { what: $what, texts: &$texts, $($list: &$items,)* ..NO_WORDS }
    };
}

static W_3D_LOAD_OP: Words = words!(long "a value of Op", ["", "", "", "", "", "", "", "load_3d", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "load_lz", "load_l", "load_2dms_w", "load_mcs"]);
static W_3D_SAMPLE4_OP: Words = words!(long "a value of Op", ["", "", "", "", "", "", "", "", "sample4", "", "", "", "", "sample4_l", "sample4_b", "sample4_i", "sample4_c", "sample4_po", "sample4_po_c", "", "", "sample4_i_c", "", "sample4_l_c", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "sample4_po", "", "", "", "", "sample4_po_l", "sample4_po_b", "sample4_po_i", "sample4_po_c", "", "", "", "", "sample4_po_i_c", "", "sample4_po_l_c"], platforms: [(17, 0x7ff), (18, 0x7ff), (40, 0x7800), (48, 0x7800)]);
static W_3D_SAMPLE4_SRC_CHANNEL: Words = words!(short "a value of Src_channel", ["R", "G", "B", "A"]);
static W_3D_SAMPLE_OP: Words = words!(long "a value of Op", ["sample_3d", "sample_b", "sample_l", "sample_c", "sample_d", "sample_b_c", "sample_l_c", "", "sample4", "lod", "resinfo", "sampleinfo", "sample+killpix", "", "", "", "sample4_c", "sample_d_c_mlod", "sample_mlod", "sample_c_mlod", "sample_d_c", "", "", "", "sample_lz", "sample_c_lz", "", "", "", "", "", "", "sample_po", "sample_po_b", "sample_po_l", "sample_po_c", "sample_po_d", "", "sample_po_l_c", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "sample_po_lz", "sample_po_c_lz", "sample_po_b_c", "sample_po_d_c"]);
static W_AVS_CNTRL: Words = words!(long "a value of cntrl", ["AVS_16_FULL", "AVS_16_DOWN_SAMPLE", "AVS_8_FULL", "AVS_8_DOWN_SAMPLE"]);
static W_AVS_EXEC_MODE: Words = words!(short "a value of execMode", ["AVS_16x4", "AVS_8x4", "AVS_16x8", "AVS_4x4"]);
static W_BDPAS_A: Words = words!(short "a value of A", ["unused", "u1", "s1", "u2", "s2", "u4", "s4", "u8", "s8", "bf", "hf", "bf8", "tf32", "", "hf8", "e2m1"], read: [(1, "U1"), (2, "S1"), (3, "U2"), (4, "S2"), (5, "U4"), (6, "S4"), (7, "U8"), (8, "S8"), (9, "BF"), (10, "HF")]);
static W_BDPAS_W: Words = words!(short "a value of W", ["unused", "u1", "s1", "u2", "s2", "u4", "s4", "u8", "s8", "bf", "hf", "bf8", "tf32", "", "hf8", "e2m1"], read: [(1, "U1"), (2, "S1"), (3, "U2"), (4, "S2"), (5, "U4"), (6, "S4"), (7, "U8"), (8, "S8"), (9, "BF"), (10, "HF")]);
static W_CMP_REL_OP: Words = words!(short "a value of Rel_op", ["eq", "ne", "gt", "ge", "lt", "le"]);
static W_DNSCL_CONVERSION: Words = words!(short "a value of Conversion", ["", "bftoe2m1", "bftoint4", "", "hftoe2m1", "hftoint4"]);
static W_DNSCL_MODE: Words = words!(short "a value of Mode", ["mode0", "mode1", "mode2", "mode3"]);
static W_DNSCL_ROUNDING: Words = words!(short "a value of Rounding", ["srnd", "rne"]);
static W_DPASW_A: Words = words!(short "a value of A", ["unused", "u1", "s1", "u2", "s2", "u4", "s4", "u8", "s8", "bf", "hf", "bf8", "tf32", "", "hf8", "e2m1"], read: [(1, "U1"), (2, "S1"), (3, "U2"), (4, "S2"), (5, "U4"), (6, "S4"), (7, "U8"), (8, "S8"), (9, "BF"), (10, "HF")]);
static W_DPASW_W: Words = words!(short "a value of W", ["unused", "u1", "s1", "u2", "s2", "u4", "s4", "u8", "s8", "bf", "hf", "bf8", "tf32", "", "hf8", "e2m1"], read: [(1, "U1"), (2, "S1"), (3, "U2"), (4, "S2"), (5, "U4"), (6, "S4"), (7, "U8"), (8, "S8"), (9, "BF"), (10, "HF")]);
static W_DPAS_A: Words = words!(short "a value of A", ["unused", "u1", "s1", "u2", "s2", "u4", "s4", "u8", "s8", "bf", "hf", "bf8", "tf32", "", "hf8", "e2m1"], read: [(1, "U1"), (2, "S1"), (3, "U2"), (4, "S2"), (5, "U4"), (6, "S4"), (7, "U8"), (8, "S8"), (9, "BF"), (10, "HF")]);
static W_DPAS_W: Words = words!(short "a value of W", ["unused", "u1", "s1", "u2", "s2", "u4", "s4", "u8", "s8", "bf", "hf", "bf8", "tf32", "", "hf8", "e2m1"], read: [(1, "U1"), (2, "S1"), (3, "U2"), (4, "S2"), (5, "U4"), (6, "S4"), (7, "U8"), (8, "S8"), (9, "BF"), (10, "HF")]);
static W_DWORD_ATOMIC_OP: Words = words!(short "a value of Op", ["add", "sub", "inc", "dec", "min", "max", "xchg", "cmpxchg", "and", "or", "xor", "minsint", "maxsint", "predec", "", "", "fmax", "fmin", "fcmpwr", "fadd", "fsub"]);
static W_DWORD_ATOMIC_OP_2: Words = words!(short "a value of Op", ["32", "16"]);
static W_FENCE_MASK: Words = words!(short "a value of Mask", ["global", "local"]);
static W_GATHER_ELT_SIZE: Words = words!(short "a value of Elt_size", ["1", "2", "4"]);
static W_GATHER_NUM_ELTS: Words = words!(short "a value of Num_elts", ["M1", "M2", "M3", "M4", "M5", "M6", "M7", "M8", "M1_NM", "M2_NM", "M3_NM", "M4_NM", "M5_NM", "M6_NM", "M7_NM", "M8_NM"]);
static W_GATHER_NUM_ELTS_2: Words = words!(short "a value of Num_elts", ["8", "16", "1"]);
static W_GATHER_SCALED_NUM_BLOCKS: Words = words!(short "a value of Num_blocks", ["1", "2", "4"]);
static W_INFO_OP: Words = words!(long "a value of Op", ["", "", "", "", "", "", "", "", "", "", "resinfo", "sampleinfo"]);
static W_LFSR_FUNC_CTRL: Words = words!(short "a value of FuncCtrl", ["b32", "b16v2", "b8v4"]);
static W_LIFETIME_PROPERTIES: Words = words!(short "a value of properties", ["start", "end"]);
static W_LOAD_MODE: Words = words!(short "a value of Mode", ["8", "16"]);
static W_LSC_FENCE_LSC_FENCE_OP: Words = words!(long "a value of LscFenceOp", ["none", "evict", "invalidate", "discard", "clean", "flushl3", "type6"]);
static W_LSC_FENCE_LSC_SCOPE: Words = words!(short "a value of LscScope", ["group", "local", "tile", "gpu", "gpus", "sysrel", "sysacq"]);
static W_LSC_FENCE_LSC_SFID: Words = words!(short "a value of LscSFID", ["ugm", "ugml", "tgm", "slm"]);
static W_LSC_TYPED_LSC_SUB_OP: Words = words!(long "a value of LscSubOp", ["", "", "lsc_load_quad", "lsc_load_block2d", "", "", "lsc_store_quad", "lsc_store_block2d", "lsc_atomic_iinc", "lsc_atomic_idec", "lsc_atomic_load", "lsc_atomic_store", "lsc_atomic_iadd", "lsc_atomic_isub", "lsc_atomic_smin", "lsc_atomic_smax", "lsc_atomic_umin", "lsc_atomic_umax", "lsc_atomic_icas", "lsc_atomic_fadd", "lsc_atomic_fsub", "lsc_atomic_fmin", "lsc_atomic_fmax", "lsc_atomic_fcas", "lsc_atomic_and", "lsc_atomic_or", "lsc_atomic_xor", "lsc_load_status", "lsc_store_uncompressed", "", "lsc_read_state_info", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "lsc_load_quad_msrt", "lsc_store_quad_msrt", "", "", "", "lsc_load_quad_status"]);
static W_LSC_UNTYPED_CACHE_OPERATION: Words = words!(short "a value of CacheOperation", ["", "reset"]);
static W_LSC_UNTYPED_CACHE_SIZE: Words = words!(short "a value of CacheSize", ["64B"]);
static W_LSC_UNTYPED_LSC_SFID: Words = words!(short "a value of LscSFID", ["ugm", "ugml", "", "slm"]);
static W_LSC_UNTYPED_LSC_SUB_OP: Words = words!(long "a value of LscSubOp", ["lsc_load", "lsc_load_strided", "lsc_load_quad", "lsc_load_block2d", "lsc_store", "lsc_store_strided", "lsc_store_quad", "lsc_store_block2d", "lsc_atomic_iinc", "lsc_atomic_idec", "lsc_atomic_load", "lsc_atomic_store", "lsc_atomic_iadd", "lsc_atomic_isub", "lsc_atomic_smin", "lsc_atomic_smax", "lsc_atomic_umin", "lsc_atomic_umax", "lsc_atomic_icas", "lsc_atomic_fadd", "lsc_atomic_fsub", "lsc_atomic_fmin", "lsc_atomic_fmax", "lsc_atomic_fcas", "lsc_atomic_and", "lsc_atomic_or", "lsc_atomic_xor", "lsc_load_status", "lsc_store_uncompressed", "", "", "", "", "lsc_atomic_bfadd", "lsc_atomic_bfsub", "lsc_atomic_bfmin", "lsc_atomic_bfmax", "lsc_atomic_bfcas", "", "", "lsc_apndctr_atomic_add", "lsc_apndctr_atomic_sub", "lsc_apndctr_atomic_store", "", "", "", "", "", "", "", "", "lsc_extended_cache_ctrl", "", "", "lsc_load_quad_status"]);
static W_MEDIA_LD_MODIFIERS: Words = words!(short "a value of Modifiers", ["nomod", "", "top", "bottom"]);
static W_MEDIA_ST_MODIFIERS: Words = words!(short "a value of Modifiers", ["nomod", "", "top", "bottom"]);
static W_MIN_MAX_OP: Words = words!(short "a value of Op", ["min", "max"]);
static W_NBARRIER_MODE: Words = words!(short "a value of Mode", ["wait", "signal"]);
static W_OWORD_LD_SIZE: Words = words!(short "a value of Size", ["1", "2", "4", "8", "16"]);
static W_OWORD_LD_UNALIGNED_SIZE: Words = words!(short "a value of Size", ["1", "2", "4", "8", "16"]);
static W_OWORD_ST_SIZE: Words = words!(short "a value of Size", ["1", "2", "4", "8", "16"]);
static W_QW_GATHER_NUM_BLOCKS: Words = words!(short "a value of Num_blocks", ["1", "2", "4"]);
static W_QW_SCATTER_NUM_BLOCKS: Words = words!(short "a value of Num_blocks", ["1", "2", "4"]);
static W_RAW_SENDG_MODIFIERS: Words = words!(long "a value of Modifiers", ["raw_sendg", "raw_sendgc"]);
static W_RAW_SENDS_MODIFIERS: Words = words!(long "a value of Modifiers", ["raw_sends", "raw_sendsc"]);
static W_RAW_SEND_MODIFIERS: Words = words!(long "a value of Modifiers", ["raw_send", "raw_sendc"]);
static W_SAMPLE_MODE: Words = words!(short "a value of Mode", ["8", "16"]);
static W_SAMPLE_UNORM_CHANNEL_MASK: Words = words!(long "a value of Channel_mask", ["16-full", "16-downsampled", "8-full", "8-downsampled"]);
static W_SBARRIER_MODE: Words = words!(short "a value of Mode", ["wait", "signal"]);
static W_SCATTER_ELT_SIZE: Words = words!(short "a value of Elt_size", ["1", "2", "4"]);
static W_SCATTER_NUM_ELTS: Words = words!(short "a value of Num_elts", ["M1", "M2", "M3", "M4", "M5", "M6", "M7", "M8", "M1_NM", "M2_NM", "M3_NM", "M4_NM", "M5_NM", "M6_NM", "M7_NM", "M8_NM"]);
static W_SCATTER_NUM_ELTS_2: Words = words!(short "a value of Num_elts", ["8", "16", "1"]);
static W_SCATTER_SCALED_NUM_BLOCKS: Words = words!(short "a value of Num_blocks", ["1", "2", "4"]);
static W_SVM_ATOMIC_OP: Words = words!(short "a value of Op", ["add", "sub", "inc", "dec", "min", "max", "xchg", "cmpxchg", "and", "or", "xor", "minsint", "maxsint", "predec", "", "", "fmax", "fmin", "fcmpwr", "fadd", "fsub"]);
static W_SVM_ATOMIC_OP_2: Words = words!(short "a value of Op", ["32", "16", "64"]);
static W_SVM_BLOCK_LD_PROPERTIES: Words = words!(short "a value of Properties", ["1", "2", "4", "8", "16"]);
static W_SVM_BLOCK_LD_PROPERTIES_2: Words = words!(long "a value of Properties", ["aligned", "unaligned"]);
static W_SVM_BLOCK_ST_PROPERTIES: Words = words!(short "a value of Properties", ["1", "2", "4", "8", "16"]);
static W_SVM_BLOCK_ST_PROPERTIES_2: Words = words!(long "a value of Properties", ["aligned", "unaligned"]);
static W_SVM_GATHER_BLOCK_SIZE: Words = words!(short "a value of Block_size", ["1", "4", "8"]);
static W_SVM_GATHER_NUM_BLOCKS: Words = words!(short "a value of Num_blocks", ["1", "2", "4", "8"]);
static W_SVM_SCATTER_BLOCK_SIZE: Words = words!(short "a value of Block_size", ["1", "4", "8"]);
static W_SVM_SCATTER_NUM_BLOCKS: Words = words!(short "a value of Num_blocks", ["1", "2", "4", "8"]);
static W_TYPED_ATOMIC_OP: Words = words!(short "a value of Op", ["add", "sub", "inc", "dec", "min", "max", "xchg", "cmpxchg", "and", "or", "xor", "minsint", "maxsint", "predec", "", "", "fmax", "fmin", "fcmpwr", "fadd", "fsub"]);
static W_TYPED_ATOMIC_OP_2: Words = words!(short "a value of Op", ["32", "16"]);
static W_VA_BLOCK: Words = words!(long "a value of Block", ["VA_ED_64x4", "VA_ED_32x4", "VA_ED_64x1", "VA_ED_32x1"]);
static W_VA_CNTRL: Words = words!(long "a value of Cntrl", ["AVS_16_FULL", "AVS_16_DOWN_SAMPLE", "AVS_8_FULL", "AVS_8_DOWN_SAMPLE"]);
static W_VA_FILTER_BLOCK: Words = words!(long "a value of FilterBlock", ["VA_MMF_16x4", "", "VA_MMF_16x1", "VA_MMF_1x1"]);
static W_VA_FUNCTION: Words = words!(long "a value of Function", ["", "convolve", "minmax", "minmaxfilter", "erode", "dilate", "boolcentroid", "centroid"]);
static W_VA_MODE: Words = words!(long "a value of Mode", ["VA_MINMAX_ENABLE", "VA_MAX_ENABLE", "VA_MIN_ENABLE"]);
static W_VA_PROPERTIES: Words = words!(long "a value of Properties", ["VA_CONV_16x4", "", "VA_CONV_16x1"]);
static W_VA_PROPERTIES_2: Words = words!(short "a value of Properties", ["15x15", "31x31"]);
static W_VA_SKL_PLUS_BLOCK: Words = words!(short "a value of Block", ["4x16", "", "1x16"]);
static W_VA_SKL_PLUS_CONNECT: Words = words!(long "a value of Connect", ["4_connect", "8_connect"]);
static W_VA_SKL_PLUS_FUNCTION: Words = words!(long "a value of Function", ["", "", "", "", "", "", "", "", "CONV_1D_HORIZONTAL", "CONV_1D_VERTICAL", "CONV_1PIXEL", "FLOOD_FILL", "LBP_CREATION", "LBP_CORRELATION", "", "CORRELATION_SEARCH", "HDC_CONVOLVE_2D", "HDC_MIN_MAX_FILTER", "HDC_ERODE", "HDC_DILATE", "HDC_LBP_CORRELATION", "HDC_LBP_CREATION", "HDC_CONVOLVE_1D_H", "HDC_CONVOLVE_1D_V", "HDC_CONVOLVE_1P"]);
static W_VA_SKL_PLUS_MODE: Words = words!(long "a value of Mode", ["VA_MINMAX_ENABLE", "VA_MAX_ENABLE", "VA_MIN_ENABLE"]);
static W_VA_SKL_PLUS_PATTERNS: Words = words!(long "a value of Patterns", ["VA_5x5_mode", "VA_3x3_mode", "VA_BOTH_mode"]);
static W_VA_SKL_PLUS_PIXEL_BLOCK: Words = words!(short "a value of PixelBlock", ["4x16", "", "1x16", "1x1"]);
static W_VA_SKL_PLUS_PIXEL_FORMAT: Words = words!(long "a value of PixelFormat", ["VA_Y16_FORMAT", "VA_Y8_FORMAT"]);
static W_VA_SKL_PLUS_PROPERTIES: Words = words!(long "a value of Properties", ["VA_Y16_FORMAT", "VA_Y8_FORMAT"]);
static W_VA_SKL_PLUS_PROPERTIES_2: Words = words!(short "a value of Properties", ["15x15", "31x31"]);
static W_VME_FBR_FBR_MB_MODE: Words = words!(short "a value of FBRMbMode", ["16x16", "16x8", "8x16", "8x8"]);
static W_VME_IME_SEARCH_CTRL: Words = words!(short "a value of SearchCtrl", ["0", "1", "", "3", "", "", "", "7"]);
static W_VME_IME_STREAM_MODE: Words = words!(short "a value of StreamMode", ["0", "1", "2", "3"]);
static F_ADD: &[TextTemplate] = &[
    TextTemplate { format: Format::Add as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, NULL, NULL, NULL], items: &[Text(&literal("add")), Saturation(2), Channels(0), Operand(2, Saturated), Blank, Operand(3, Vector), Blank, Operand(4, Vector)] },
];
static F_AVG: &[TextTemplate] = &[
    TextTemplate { format: Format::Avg as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, NULL, NULL, NULL], items: &[Text(&literal("avg")), Saturation(2), Channels(0), Operand(2, Saturated), Blank, Operand(3, Vector), Blank, Operand(4, Vector)] },
];
static F_DIV: &[TextTemplate] = &[
    TextTemplate { format: Format::Div as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, NULL, NULL, NULL], items: &[Text(&literal("div")), Saturation(2), Channels(0), Operand(2, Saturated), Blank, Operand(3, Vector), Blank, Operand(4, Vector)] },
];
static F_DP2: &[TextTemplate] = &[
    TextTemplate { format: Format::Dp2 as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, NULL, NULL, NULL], items: &[Text(&literal("dp2")), Saturation(2), Channels(0), Operand(2, Saturated), Blank, Operand(3, Vector), Blank, Operand(4, Vector)] },
];
static F_DP3: &[TextTemplate] = &[
    TextTemplate { format: Format::Dp3 as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, NULL, NULL, NULL], items: &[Text(&literal("dp3")), Saturation(2), Channels(0), Operand(2, Saturated), Blank, Operand(3, Vector), Blank, Operand(4, Vector)] },
];
static F_DP4: &[TextTemplate] = &[
    TextTemplate { format: Format::Dp4 as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, NULL, NULL, NULL], items: &[Text(&literal("dp4")), Saturation(2), Channels(0), Operand(2, Saturated), Blank, Operand(3, Vector), Blank, Operand(4, Vector)] },
];
static F_DPH: &[TextTemplate] = &[
    TextTemplate { format: Format::Dph as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, NULL, NULL, NULL], items: &[Text(&literal("dph")), Saturation(2), Channels(0), Operand(2, Saturated), Blank, Operand(3, Vector), Blank, Operand(4, Vector)] },
];
static F_EXP: &[TextTemplate] = &[
    TextTemplate { format: Format::Exp as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, NULL, NULL], items: &[Text(&literal("exp")), Saturation(2), Channels(0), Operand(2, Saturated), Blank, Operand(3, Vector)] },
];
static F_FRC: &[TextTemplate] = &[
    TextTemplate { format: Format::Frc as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, NULL, NULL], items: &[Text(&literal("frc")), Channels(0), Operand(2, Vector), Blank, Operand(3, Vector)] },
];
static F_LINE: &[TextTemplate] = &[
    TextTemplate { format: Format::Line as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, NULL, NULL, NULL], items: &[Text(&literal("line")), Saturation(2), Channels(0), Operand(2, Saturated), Blank, Operand(3, Vector), Blank, Operand(4, Vector)] },
];
static F_LOG: &[TextTemplate] = &[
    TextTemplate { format: Format::Log as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, NULL, NULL], items: &[Text(&literal("log")), Saturation(2), Channels(0), Operand(2, Saturated), Blank, Operand(3, Vector)] },
];
static F_MAD: &[TextTemplate] = &[
    TextTemplate { format: Format::Mad as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, NULL, NULL, NULL, NULL], items: &[Text(&literal("mad")), Saturation(2), Channels(0), Operand(2, Saturated), Blank, Operand(3, Vector), Blank, Operand(4, Vector), Blank, Operand(5, Vector)] },
];
static F_MULH: &[TextTemplate] = &[
    TextTemplate { format: Format::Mulh as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, NULL, NULL, NULL], items: &[Text(&literal("mulh")), Channels(0), Operand(2, Vector), Blank, Operand(3, Vector), Blank, Operand(4, Vector)] },
];
static F_LRP: &[TextTemplate] = &[
    TextTemplate { format: Format::Lrp as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, NULL, NULL, NULL, NULL], items: &[Text(&literal("lrp")), Saturation(2), Channels(0), Operand(2, Saturated), Blank, Operand(3, Vector), Blank, Operand(4, Vector), Blank, Operand(5, Vector)] },
];
static F_MOD: &[TextTemplate] = &[
    TextTemplate { format: Format::Mod as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, NULL, NULL, NULL], items: &[Text(&literal("mod")), Channels(0), Operand(2, Vector), Blank, Operand(3, Vector), Blank, Operand(4, Vector)] },
];
static F_MUL: &[TextTemplate] = &[
    TextTemplate { format: Format::Mul as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, NULL, NULL, NULL], items: &[Text(&literal("mul")), Saturation(2), Channels(0), Operand(2, Saturated), Blank, Operand(3, Vector), Blank, Operand(4, Vector)] },
];
static F_POW: &[TextTemplate] = &[
    TextTemplate { format: Format::Pow as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, NULL, NULL, NULL], items: &[Text(&literal("pow")), Saturation(2), Channels(0), Operand(2, Saturated), Blank, Operand(3, Vector), Blank, Operand(4, Vector)] },
];
static F_RNDD: &[TextTemplate] = &[
    TextTemplate { format: Format::Rndd as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, NULL, NULL], items: &[Text(&literal("rndd")), Saturation(2), Channels(0), Operand(2, Saturated), Blank, Operand(3, Vector)] },
];
static F_RNDU: &[TextTemplate] = &[
    TextTemplate { format: Format::Rndu as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, NULL, NULL], items: &[Text(&literal("rndu")), Saturation(2), Channels(0), Operand(2, Saturated), Blank, Operand(3, Vector)] },
];
static F_RNDE: &[TextTemplate] = &[
    TextTemplate { format: Format::Rnde as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, NULL, NULL], items: &[Text(&literal("rnde")), Saturation(2), Channels(0), Operand(2, Saturated), Blank, Operand(3, Vector)] },
];
static F_RNDZ: &[TextTemplate] = &[
    TextTemplate { format: Format::Rndz as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, NULL, NULL], items: &[Text(&literal("rndz")), Saturation(2), Channels(0), Operand(2, Saturated), Blank, Operand(3, Vector)] },
];
static F_SAD2: &[TextTemplate] = &[
    TextTemplate { format: Format::Sad2 as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, NULL, NULL, NULL], items: &[Text(&literal("sad2")), Saturation(2), Channels(0), Operand(2, Saturated), Blank, Operand(3, Vector), Blank, Operand(4, Vector)] },
];
static F_SIN: &[TextTemplate] = &[
    TextTemplate { format: Format::Sin as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, NULL, NULL], items: &[Text(&literal("sin")), Saturation(2), Channels(0), Operand(2, Saturated), Blank, Operand(3, Vector)] },
];
static F_COS: &[TextTemplate] = &[
    TextTemplate { format: Format::Cos as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, NULL, NULL], items: &[Text(&literal("cos")), Saturation(2), Channels(0), Operand(2, Saturated), Blank, Operand(3, Vector)] },
];
static F_SQRT: &[TextTemplate] = &[
    TextTemplate { format: Format::Sqrt as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, NULL, NULL], items: &[Text(&literal("sqrt")), Saturation(2), Channels(0), Operand(2, Saturated), Blank, Operand(3, Vector)] },
];
static F_RSQRT: &[TextTemplate] = &[
    TextTemplate { format: Format::Rsqrt as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, NULL, NULL], items: &[Text(&literal("rsqrt")), Saturation(2), Channels(0), Operand(2, Saturated), Blank, Operand(3, Vector)] },
];
static F_INV: &[TextTemplate] = &[
    TextTemplate { format: Format::Inv as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, NULL, NULL], items: &[Text(&literal("inv")), Saturation(2), Channels(0), Operand(2, Saturated), Blank, Operand(3, Vector)] },
];
static F_DPASW: &[TextTemplate] = &[
    TextTemplate { format: Format::Dpasw as u16, versions: Versions::ALL, when: &[], predicate: NONE, blank: &[INT, RAW, RAW, RAW, NULL, INT, INT, INT, INT], items: &[Text(&literal("dpasw.")), Word(Bits { arg: 5, low: 0, width: 8 }, &W_DPASW_W), Text(&literal(".")), Word(Bits { arg: 6, low: 0, width: 8 }, &W_DPASW_A), Text(&literal(".")), Number(Bits { arg: 7, low: 0, width: 8 }), Text(&literal(".")), Number(Bits { arg: 8, low: 0, width: 8 }), Channels(0), Raw(1), Blank, Raw(2), Blank, Raw(3), Blank, Operand(4, Register)] },
];
static F_FCVT: &[TextTemplate] = &[
    TextTemplate { format: Format::Fcvt as u16, versions: Versions::ALL, when: &[], predicate: NONE, blank: &[INT, NULL, NULL], items: &[Text(&literal("fcvt")), Saturation(1), Channels(0), Operand(1, Saturated), Blank, Operand(2, Vector)] },
];
static F_SRND: &[TextTemplate] = &[
    TextTemplate { format: Format::Srnd as u16, versions: Versions::ALL, when: &[], predicate: NONE, blank: &[INT, NULL, NULL, NULL], items: &[Text(&literal("srnd")), Saturation(1), Channels(0), Operand(1, Saturated), Blank, Operand(2, Vector), Blank, Operand(3, Vector)] },
];
static F_LZD: &[TextTemplate] = &[
    TextTemplate { format: Format::Lzd as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, NULL, NULL], items: &[Text(&literal("lzd")), Channels(0), Operand(2, Vector), Blank, Operand(3, Vector)] },
];
static F_AND: &[TextTemplate] = &[
    TextTemplate { format: Format::And as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, NULL, NULL, NULL], items: &[Text(&literal("and")), Channels(0), Operand(2, Vector), Blank, Operand(3, Vector), Blank, Operand(4, Vector)] },
];
static F_OR: &[TextTemplate] = &[
    TextTemplate { format: Format::Or as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, NULL, NULL, NULL], items: &[Text(&literal("or")), Channels(0), Operand(2, Vector), Blank, Operand(3, Vector), Blank, Operand(4, Vector)] },
];
static F_XOR: &[TextTemplate] = &[
    TextTemplate { format: Format::Xor as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, NULL, NULL, NULL], items: &[Text(&literal("xor")), Channels(0), Operand(2, Vector), Blank, Operand(3, Vector), Blank, Operand(4, Vector)] },
];
static F_NOT: &[TextTemplate] = &[
    TextTemplate { format: Format::Not as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, NULL, NULL], items: &[Text(&literal("not")), Channels(0), Operand(2, Vector), Blank, Operand(3, Vector)] },
];
static F_SHL: &[TextTemplate] = &[
    TextTemplate { format: Format::Shl as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, NULL, NULL, NULL], items: &[Text(&literal("shl")), Saturation(2), Channels(0), Operand(2, Saturated), Blank, Operand(3, Vector), Blank, Operand(4, Vector)] },
];
static F_SHR: &[TextTemplate] = &[
    TextTemplate { format: Format::Shr as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, NULL, NULL, NULL], items: &[Text(&literal("shr")), Saturation(2), Channels(0), Operand(2, Saturated), Blank, Operand(3, Vector), Blank, Operand(4, Vector)] },
];
static F_ASR: &[TextTemplate] = &[
    TextTemplate { format: Format::Asr as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, NULL, NULL, NULL], items: &[Text(&literal("asr")), Saturation(2), Channels(0), Operand(2, Saturated), Blank, Operand(3, Vector), Blank, Operand(4, Vector)] },
];
static F_CBIT: &[TextTemplate] = &[
    TextTemplate { format: Format::Cbit as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, NULL, NULL], items: &[Text(&literal("cbit")), Channels(0), Operand(2, Vector), Blank, Operand(3, Vector)] },
];
static F_ADDR_ADD: &[TextTemplate] = &[
    TextTemplate { format: Format::AddrAdd as u16, versions: Versions::ALL, when: &[], predicate: NONE, blank: &[INT, NULL, NULL, NULL], items: &[Text(&literal("addr_add")), Channels(0), Operand(1, Vector), Blank, Operand(2, AddressOf), Blank, Operand(3, Vector)] },
];
static F_MOV: &[TextTemplate] = &[
    TextTemplate { format: Format::Mov as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, NULL, NULL], items: &[Text(&literal("mov")), Saturation(2), Channels(0), Operand(2, Saturated), Blank, Operand(3, Vector)] },
];
static F_SEL: &[TextTemplate] = &[
    TextTemplate { format: Format::Sel as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, NULL, NULL, NULL], items: &[Text(&literal("sel")), Saturation(2), Channels(0), Operand(2, Saturated), Blank, Operand(3, Vector), Blank, Operand(4, Vector)] },
];
static F_SETP: &[TextTemplate] = &[
    TextTemplate { format: Format::Setp as u16, versions: Versions::ALL, when: &[], predicate: NONE, blank: &[INT, NULL, NULL], items: &[Text(&literal("setp")), Channels(0), Operand(1, Vector), Blank, Operand(2, Vector)] },
];
static F_CMP: &[TextTemplate] = &[
    TextTemplate { format: Format::Cmp as u16, versions: Versions::ALL, when: &[], predicate: NONE, blank: &[INT, INT, NULL, NULL, NULL], items: &[Text(&literal("cmp.")), Word(Bits { arg: 1, low: 0, width: 3 }, &W_CMP_REL_OP), Channels(0), Operand(2, Vector), Blank, Operand(3, Vector), Blank, Operand(4, Vector)] },
];
static F_MOVS: &[TextTemplate] = &[
    TextTemplate { format: Format::Movs as u16, versions: Versions::ALL, when: &[], predicate: NONE, blank: &[INT, NULL, NULL], items: &[Text(&literal("movs")), Channels(0), Operand(1, Vector), Blank, Operand(2, Vector)] },
];
static F_FBL: &[TextTemplate] = &[
    TextTemplate { format: Format::Fbl as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, NULL, NULL], items: &[Text(&literal("fbl")), Channels(0), Operand(2, Vector), Blank, Operand(3, Vector)] },
];
static F_FBH: &[TextTemplate] = &[
    TextTemplate { format: Format::Fbh as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, NULL, NULL], items: &[Text(&literal("fbh")), Channels(0), Operand(2, Vector), Blank, Operand(3, Vector)] },
];
static F_SUBROUTINE: &[TextTemplate] = &[
    TextTemplate { format: Format::Subroutine as u16, versions: Versions::ALL, when: &[], predicate: NONE, blank: &[INT], items: &[Label(0, LabelKind::Subroutine), Text(&literal(":"))] },
];
static F_LABEL: &[TextTemplate] = &[
    TextTemplate { format: Format::Label as u16, versions: Versions::ALL, when: &[], predicate: NONE, blank: &[INT], items: &[Label(0, LabelKind::Block), Text(&literal(":"))] },
];
static F_JMP: &[TextTemplate] = &[
    TextTemplate { format: Format::Jmp as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, INT], items: &[Text(&literal("jmp")), Channels(0), Label(2, LabelKind::Block)] },
];
static F_CALL: &[TextTemplate] = &[
    TextTemplate { format: Format::Call as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, INT], items: &[Text(&literal("call")), Channels(0), Label(2, LabelKind::Subroutine)] },
];
static F_FCCALL: &[TextTemplate] = &[
    TextTemplate { format: Format::Fccall as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, INT], items: &[Text(&literal("fccall")), Channels(0), Label(2, LabelKind::Fc)] },
];
static F_RET: &[TextTemplate] = &[
    TextTemplate { format: Format::Ret as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT], items: &[Text(&literal("ret")), Blank, Text(&literal("(")), Exec(0), Text(&literal(")"))] },
];
static F_OWORD_LD: &[TextTemplate] = &[
    TextTemplate { format: Format::OwordLd as u16, versions: Versions::ALL, when: &[], predicate: NONE, blank: &[INT, INT, INT, NULL, RAW], items: &[Text(&literal("oword_ld")), Sometimes(&Optional { bits: Bits { arg: 1, low: 0, width: 8 }, code: None, negated: false, items: &[Text(&literal(".mod"))] }), Blank, Text(&literal("(")), Word(Bits { arg: 0, low: 0, width: 3 }, &W_OWORD_LD_SIZE), Text(&literal(")")), Blank, Variable(Bits { arg: 2, low: 0, width: 8 }, Surface), Blank, Operand(3, Vector), Blank, Raw(4)] },
];
static F_OWORD_ST: &[TextTemplate] = &[
    TextTemplate { format: Format::OwordSt as u16, versions: Versions::ALL, when: &[], predicate: NONE, blank: &[INT, INT, NULL, RAW], items: &[Text(&literal("oword_st")), Blank, Text(&literal("(")), Word(Bits { arg: 0, low: 0, width: 3 }, &W_OWORD_ST_SIZE), Text(&literal(")")), Blank, Variable(Bits { arg: 1, low: 0, width: 8 }, Surface), Blank, Operand(2, Vector), Blank, Raw(3)] },
];
static F_MEDIA_LD: &[TextTemplate] = &[
    TextTemplate { format: Format::MediaLd as u16, versions: Versions::ALL, when: &[], predicate: NONE, blank: &[INT, INT, INT, INT, INT, NULL, NULL, RAW], items: &[Text(&literal("media_ld.")), Word(Bits { arg: 0, low: 0, width: 3 }, &W_MEDIA_LD_MODIFIERS), Blank, Text(&literal("(")), Number(Bits { arg: 3, low: 0, width: 8 }), Text(&literal(",")), Number(Bits { arg: 4, low: 0, width: 8 }), Text(&literal(")")), Blank, Variable(Bits { arg: 1, low: 0, width: 8 }, Surface), Blank, Number(Bits { arg: 2, low: 0, width: 8 }), Blank, Operand(5, Vector), Blank, Operand(6, Vector), Blank, Raw(7)] },
    TextTemplate { format: Format::MediaLd as u16, versions: Versions::ALL, when: &[When::In(Bits { arg: 2, low: 0, width: 8 }, 0x1)], predicate: NONE, blank: &[INT, INT, INT, INT, INT, NULL, NULL, RAW], items: &[Text(&literal("media_ld.")), Word(Bits { arg: 0, low: 0, width: 3 }, &W_MEDIA_LD_MODIFIERS), Blank, Text(&literal("(")), Number(Bits { arg: 3, low: 0, width: 8 }), Text(&literal(",")), Number(Bits { arg: 4, low: 0, width: 8 }), Text(&literal(")")), Blank, Variable(Bits { arg: 1, low: 0, width: 8 }, Surface), Blank, Operand(5, Vector), Blank, Operand(6, Vector), Blank, Raw(7)] },
];
static F_MEDIA_ST: &[TextTemplate] = &[
    TextTemplate { format: Format::MediaSt as u16, versions: Versions::ALL, when: &[], predicate: NONE, blank: &[INT, INT, INT, INT, INT, NULL, NULL, RAW], items: &[Text(&literal("media_st.")), Word(Bits { arg: 0, low: 0, width: 3 }, &W_MEDIA_ST_MODIFIERS), Blank, Text(&literal("(")), Number(Bits { arg: 3, low: 0, width: 8 }), Text(&literal(",")), Number(Bits { arg: 4, low: 0, width: 8 }), Text(&literal(")")), Blank, Variable(Bits { arg: 1, low: 0, width: 8 }, Surface), Blank, Number(Bits { arg: 2, low: 0, width: 8 }), Blank, Operand(5, Vector), Blank, Operand(6, Vector), Blank, Raw(7)] },
    TextTemplate { format: Format::MediaSt as u16, versions: Versions::ALL, when: &[When::In(Bits { arg: 2, low: 0, width: 8 }, 0x1)], predicate: NONE, blank: &[INT, INT, INT, INT, INT, NULL, NULL, RAW], items: &[Text(&literal("media_st.")), Word(Bits { arg: 0, low: 0, width: 3 }, &W_MEDIA_ST_MODIFIERS), Blank, Text(&literal("(")), Number(Bits { arg: 3, low: 0, width: 8 }), Text(&literal(",")), Number(Bits { arg: 4, low: 0, width: 8 }), Text(&literal(")")), Blank, Variable(Bits { arg: 1, low: 0, width: 8 }, Surface), Blank, Operand(5, Vector), Blank, Operand(6, Vector), Blank, Raw(7)] },
];
static F_GATHER: &[TextTemplate] = &[
    TextTemplate { format: Format::Gather as u16, versions: Versions::ALL, when: &[], predicate: NONE, blank: &[INT, INT, INT, INT, NULL, RAW, RAW], items: &[Text(&literal("gather.")), Word(Bits { arg: 0, low: 0, width: 2 }, &W_GATHER_ELT_SIZE), Blank, Text(&literal("(")), Word(Bits { arg: 2, low: 4, width: 4 }, &W_GATHER_NUM_ELTS), Text(&literal(",")), Blank, Word(Bits { arg: 2, low: 0, width: 2 }, &W_GATHER_NUM_ELTS_2), Text(&literal(")")), Sometimes(&Optional { bits: Bits { arg: 1, low: 0, width: 8 }, code: None, negated: false, items: &[Text(&literal(".mod"))] }), Blank, Variable(Bits { arg: 3, low: 0, width: 8 }, Surface), Blank, Operand(4, Vector), Blank, Raw(5), Blank, Raw(6)] },
    TextTemplate { format: Format::Gather as u16, versions: Versions::ALL, when: &[When::In(Bits { arg: 1, low: 0, width: 8 }, 0x2)], predicate: NONE, blank: &[INT, INT, INT, INT, NULL, RAW, RAW], items: &[Text(&literal("gather.")), Word(Bits { arg: 0, low: 0, width: 2 }, &W_GATHER_ELT_SIZE), Blank, Text(&literal("(")), Word(Bits { arg: 2, low: 4, width: 4 }, &W_GATHER_NUM_ELTS), Text(&literal(",")), Blank, Word(Bits { arg: 2, low: 0, width: 2 }, &W_GATHER_NUM_ELTS_2), Text(&literal(")")), Blank, Text(&literal(".mod")), Blank, Variable(Bits { arg: 3, low: 0, width: 8 }, Surface), Blank, Operand(4, Vector), Blank, Raw(5), Blank, Raw(6)] },
];
static F_SCATTER: &[TextTemplate] = &[
    TextTemplate { format: Format::Scatter as u16, versions: Versions::ALL, when: &[], predicate: NONE, blank: &[INT, INT, INT, NULL, RAW, RAW], items: &[Text(&literal("scatter.")), Word(Bits { arg: 0, low: 0, width: 2 }, &W_SCATTER_ELT_SIZE), Blank, Text(&literal("(")), Word(Bits { arg: 1, low: 4, width: 4 }, &W_SCATTER_NUM_ELTS), Text(&literal(",")), Blank, Word(Bits { arg: 1, low: 0, width: 2 }, &W_SCATTER_NUM_ELTS_2), Text(&literal(")")), Blank, Variable(Bits { arg: 2, low: 0, width: 8 }, Surface), Blank, Operand(3, Vector), Blank, Raw(4), Blank, Raw(5)] },
];
static F_OWORD_LD_UNALIGNED: &[TextTemplate] = &[
    TextTemplate { format: Format::OwordLdUnaligned as u16, versions: Versions::ALL, when: &[], predicate: NONE, blank: &[INT, INT, INT, NULL, RAW], items: &[Text(&literal("oword_ld_unaligned")), Sometimes(&Optional { bits: Bits { arg: 1, low: 0, width: 8 }, code: None, negated: false, items: &[Text(&literal(".mod"))] }), Blank, Text(&literal("(")), Word(Bits { arg: 0, low: 0, width: 3 }, &W_OWORD_LD_UNALIGNED_SIZE), Text(&literal(")")), Blank, Variable(Bits { arg: 2, low: 0, width: 8 }, Surface), Blank, Operand(3, Vector), Blank, Raw(4)] },
];
static F_SAMPLE: &[TextTemplate] = &[
    TextTemplate { format: Format::Sample as u16, versions: Versions::ALL, when: &[], predicate: NONE, blank: &[INT, INT, INT, RAW, RAW, RAW, RAW], items: &[Text(&literal("sample.")), Letters(Bits { arg: 0, low: 0, width: 4 }, "RGBA"), Blank, Text(&literal("(")), Word(Bits { arg: 0, low: 4, width: 2 }, &W_SAMPLE_MODE), Text(&literal(")")), Blank, Variable(Bits { arg: 1, low: 0, width: 8 }, Sampler), Blank, Variable(Bits { arg: 2, low: 0, width: 8 }, Surface), Blank, Raw(3), Blank, Raw(4), Blank, Raw(5), Blank, Raw(6)] },
    TextTemplate { format: Format::Sample as u16, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 4, width: 2 }, 0x1)], predicate: NONE, blank: &[INT, INT, INT, RAW, RAW, RAW, RAW], items: &[Text(&literal("sample.")), Letters(Bits { arg: 0, low: 0, width: 4 }, "RGBA"), Blank, Variable(Bits { arg: 1, low: 0, width: 8 }, Sampler), Blank, Variable(Bits { arg: 2, low: 0, width: 8 }, Surface), Blank, Raw(3), Blank, Raw(4), Blank, Raw(5), Blank, Raw(6)] },
];
static F_SAMPLE_UNORM: &[TextTemplate] = &[
    TextTemplate { format: Format::SampleUnorm as u16, versions: Versions::ALL, when: &[], predicate: NONE, blank: &[INT, INT, INT, NULL, NULL, NULL, NULL, RAW], items: &[Text(&literal("sample_unorm.")), Letters(Bits { arg: 0, low: 0, width: 4 }, "RGBA"), Text(&literal(".")), Word(Bits { arg: 0, low: 4, width: 2 }, &W_SAMPLE_UNORM_CHANNEL_MASK), Blank, Variable(Bits { arg: 1, low: 0, width: 8 }, Sampler), Blank, Variable(Bits { arg: 2, low: 0, width: 8 }, Surface), Blank, Operand(3, Vector), Blank, Operand(4, Vector), Blank, Operand(5, Vector), Blank, Operand(6, Vector), Blank, Raw(7)] },
];
static F_LOAD: &[TextTemplate] = &[
    TextTemplate { format: Format::Load as u16, versions: Versions::ALL, when: &[], predicate: NONE, blank: &[INT, INT, RAW, RAW, RAW, RAW], items: &[Text(&literal("load.")), Letters(Bits { arg: 0, low: 0, width: 4 }, "RGBA"), Blank, Text(&literal("(")), Word(Bits { arg: 0, low: 4, width: 2 }, &W_LOAD_MODE), Text(&literal(")")), Blank, Variable(Bits { arg: 1, low: 0, width: 8 }, Surface), Blank, Raw(2), Blank, Raw(3), Blank, Raw(4), Blank, Raw(5)] },
    TextTemplate { format: Format::Load as u16, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 4, width: 2 }, 0x1)], predicate: NONE, blank: &[INT, INT, RAW, RAW, RAW, RAW], items: &[Text(&literal("load.")), Letters(Bits { arg: 0, low: 0, width: 4 }, "RGBA"), Blank, Variable(Bits { arg: 1, low: 0, width: 8 }, Surface), Blank, Raw(2), Blank, Raw(3), Blank, Raw(4), Blank, Raw(5)] },
];
static F_AVS: &[TextTemplate] = &[
    TextTemplate { format: Format::Avs as u16, versions: Versions::ALL, when: &[], predicate: NONE, blank: &[INT, INT, INT, NULL, NULL, NULL, NULL, NULL, NULL, NULL, INT, NULL, INT, NULL, RAW], items: &[Text(&literal("avs.")), Letters(Bits { arg: 0, low: 0, width: 4 }, "RGBA"), Blank, Variable(Bits { arg: 2, low: 0, width: 8 }, Surface), Blank, Variable(Bits { arg: 1, low: 0, width: 8 }, Sampler), Blank, Operand(3, Vector), Blank, Operand(4, Vector), Blank, Operand(5, Vector), Blank, Operand(6, Vector), Blank, Operand(7, Vector), Blank, Operand(8, Vector), Blank, Operand(9, Vector), Blank, Word(Bits { arg: 10, low: 0, width: 8 }, &W_AVS_CNTRL), Blank, Operand(11, Vector), Blank, Word(Bits { arg: 12, low: 0, width: 8 }, &W_AVS_EXEC_MODE), Blank, Operand(13, Vector), Blank, Raw(14)] },
];
static F_VA: &[TextTemplate] = &[
    TextTemplate { format: Format::VaConvolve as u16, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x2)], predicate: NONE, blank: &[INT, INT, INT, NULL, NULL, INT, NULL, INT, INT, NULL, INT, NULL, NULL, RAW], items: &[Text(&literal("va.")), Word(Bits { arg: 0, low: 0, width: 8 }, &W_VA_FUNCTION), Blank, Variable(Bits { arg: 2, low: 0, width: 8 }, Surface), Blank, Variable(Bits { arg: 1, low: 0, width: 8 }, Sampler), Blank, Operand(3, Vector), Blank, Operand(4, Vector), Blank, Word(Bits { arg: 5, low: 0, width: 2 }, &W_VA_PROPERTIES), Blank, Word(Bits { arg: 5, low: 4, width: 1 }, &W_VA_PROPERTIES_2), Blank, Raw(13)] },
    TextTemplate { format: Format::VaMinMax as u16, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x4)], predicate: NONE, blank: &[INT, INT, INT, NULL, NULL, INT, NULL, INT, INT, NULL, INT, NULL, NULL, RAW], items: &[Text(&literal("va.")), Word(Bits { arg: 0, low: 0, width: 8 }, &W_VA_FUNCTION), Blank, Variable(Bits { arg: 2, low: 0, width: 8 }, Surface), Blank, Operand(3, Vector), Blank, Operand(4, Vector), Blank, Named(6, &W_VA_MODE), Blank, Raw(13)] },
    TextTemplate { format: Format::VaMinMaxFilter as u16, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x8)], predicate: NONE, blank: &[INT, INT, INT, NULL, NULL, INT, NULL, INT, INT, NULL, INT, NULL, NULL, RAW], items: &[Text(&literal("va.")), Word(Bits { arg: 0, low: 0, width: 8 }, &W_VA_FUNCTION), Blank, Variable(Bits { arg: 2, low: 0, width: 8 }, Surface), Blank, Variable(Bits { arg: 1, low: 0, width: 8 }, Sampler), Blank, Operand(3, Vector), Blank, Operand(4, Vector), Blank, Word(Bits { arg: 7, low: 0, width: 8 }, &W_VA_CNTRL), Blank, Word(Bits { arg: 8, low: 0, width: 8 }, &W_VA_FILTER_BLOCK), Blank, Operand(9, Vector), Blank, Raw(13)] },
    TextTemplate { format: Format::VaMorphology as u16, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x30)], predicate: NONE, blank: &[INT, INT, INT, NULL, NULL, INT, NULL, INT, INT, NULL, INT, NULL, NULL, RAW], items: &[Text(&literal("va.")), Word(Bits { arg: 0, low: 0, width: 8 }, &W_VA_FUNCTION), Blank, Variable(Bits { arg: 2, low: 0, width: 8 }, Surface), Blank, Variable(Bits { arg: 1, low: 0, width: 8 }, Sampler), Blank, Operand(3, Vector), Blank, Operand(4, Vector), Blank, Word(Bits { arg: 10, low: 0, width: 8 }, &W_VA_BLOCK), Blank, Raw(13)] },
    TextTemplate { format: Format::VaBoolCentroid as u16, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x40)], predicate: NONE, blank: &[INT, INT, INT, NULL, NULL, INT, NULL, INT, INT, NULL, INT, NULL, NULL, RAW], items: &[Text(&literal("va.")), Word(Bits { arg: 0, low: 0, width: 8 }, &W_VA_FUNCTION), Blank, Variable(Bits { arg: 2, low: 0, width: 8 }, Surface), Blank, Operand(3, Vector), Blank, Operand(4, Vector), Blank, Operand(11, Vector), Blank, Operand(12, Vector), Blank, Raw(13)] },
    TextTemplate { format: Format::VaCentroid as u16, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x80)], predicate: NONE, blank: &[INT, INT, INT, NULL, NULL, INT, NULL, INT, INT, NULL, INT, NULL, NULL, RAW], items: &[Text(&literal("va.")), Word(Bits { arg: 0, low: 0, width: 8 }, &W_VA_FUNCTION), Blank, Variable(Bits { arg: 2, low: 0, width: 8 }, Surface), Blank, Operand(3, Vector), Blank, Operand(4, Vector), Blank, Operand(11, Vector), Blank, Raw(13)] },
];
static F_MIN_MAX: &[TextTemplate] = &[
    TextTemplate { format: Format::MinMax as u16, versions: Versions::ALL, when: &[], predicate: NONE, blank: &[INT, INT, NULL, NULL, NULL], items: &[Word(Bits { arg: 1, low: 0, width: 1 }, &W_MIN_MAX_OP), Saturation(2), Channels(0), Operand(2, Saturated), Blank, Operand(3, Vector), Blank, Operand(4, Vector)] },
];
static F_BFE: &[TextTemplate] = &[
    TextTemplate { format: Format::Bfe as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, NULL, NULL, NULL, NULL], items: &[Text(&literal("bfe")), Channels(0), Operand(2, Vector), Blank, Operand(3, Vector), Blank, Operand(4, Vector), Blank, Operand(5, Vector)] },
];
static F_BFI: &[TextTemplate] = &[
    TextTemplate { format: Format::Bfi as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, NULL, NULL, NULL, NULL, NULL], items: &[Text(&literal("bfi")), Channels(0), Operand(2, Vector), Blank, Operand(3, Vector), Blank, Operand(4, Vector), Blank, Operand(5, Vector), Blank, Operand(6, Vector)] },
];
static F_BFREV: &[TextTemplate] = &[
    TextTemplate { format: Format::Bfrev as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, NULL, NULL], items: &[Text(&literal("bfrev")), Channels(0), Operand(2, Vector), Blank, Operand(3, Vector)] },
];
static F_ADDC: &[TextTemplate] = &[
    TextTemplate { format: Format::Addc as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, NULL, NULL, NULL, NULL], items: &[Text(&literal("addc")), Channels(0), Operand(2, Vector), Blank, Operand(3, Vector), Blank, Operand(4, Vector), Blank, Operand(5, Vector)] },
];
static F_SUBB: &[TextTemplate] = &[
    TextTemplate { format: Format::Subb as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, NULL, NULL, NULL, NULL], items: &[Text(&literal("subb")), Saturation(2), Channels(0), Operand(2, Saturated), Blank, Operand(3, Vector), Blank, Operand(4, Vector), Blank, Operand(5, Vector)] },
];
static F_GATHER4_TYPED: &[TextTemplate] = &[
    TextTemplate { format: Format::Gather4Typed as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, INT, INT, RAW, RAW, RAW, RAW, RAW], items: &[Text(&literal("gather4_typed.")), Letters(Bits { arg: 2, low: 0, width: 4 }, "RGBA"), Channels(0), Variable(Bits { arg: 3, low: 0, width: 8 }, Surface), Blank, Raw(4), Blank, Raw(5), Blank, Raw(6), Blank, Raw(7), Blank, Raw(8)] },
];
static F_SCATTER4_TYPED: &[TextTemplate] = &[
    TextTemplate { format: Format::Scatter4Typed as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, INT, INT, RAW, RAW, RAW, RAW, RAW], items: &[Text(&literal("scatter4_typed.")), Letters(Bits { arg: 2, low: 0, width: 4 }, "RGBA"), Channels(0), Variable(Bits { arg: 3, low: 0, width: 8 }, Surface), Blank, Raw(4), Blank, Raw(5), Blank, Raw(6), Blank, Raw(7), Blank, Raw(8)] },
];
static F_VA_SKL_PLUS: &[TextTemplate] = &[
    TextTemplate { format: Format::VaSklPlusConvolve1D as u16, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x300)], predicate: NONE, blank: &[INT, INT, INT, NULL, NULL, INT, INT, INT, INT, INT, INT, NULL, INT, RAW, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, RAW, INT, NULL, NULL, RAW], items: &[Text(&literal("va_skl_plus.")), Word(Bits { arg: 0, low: 0, width: 8 }, &W_VA_SKL_PLUS_FUNCTION), Blank, Variable(Bits { arg: 2, low: 0, width: 8 }, Surface), Blank, Variable(Bits { arg: 1, low: 0, width: 8 }, Sampler), Blank, Operand(3, Vector), Blank, Operand(4, Vector), Blank, Word(Bits { arg: 5, low: 0, width: 8 }, &W_VA_SKL_PLUS_BLOCK), Blank, Raw(27)] },
    TextTemplate { format: Format::VaSklPlusConvolve1Pixel as u16, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x400)], predicate: NONE, blank: &[INT, INT, INT, NULL, NULL, INT, INT, INT, INT, INT, INT, NULL, INT, RAW, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, RAW, INT, NULL, NULL, RAW], items: &[Text(&literal("va_skl_plus.")), Word(Bits { arg: 0, low: 0, width: 8 }, &W_VA_SKL_PLUS_FUNCTION), Blank, Variable(Bits { arg: 2, low: 0, width: 8 }, Surface), Blank, Variable(Bits { arg: 1, low: 0, width: 8 }, Sampler), Blank, Operand(3, Vector), Blank, Operand(4, Vector), Blank, Word(Bits { arg: 6, low: 0, width: 8 }, &W_VA_SKL_PLUS_PIXEL_BLOCK), Blank, Raw(23), Blank, Raw(27)] },
    TextTemplate { format: Format::VaSklPlusFloodFill as u16, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x800)], predicate: NONE, blank: &[INT, INT, INT, NULL, NULL, INT, INT, INT, INT, INT, INT, NULL, INT, RAW, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, RAW, INT, NULL, NULL, RAW], items: &[Text(&literal("va_skl_plus.")), Word(Bits { arg: 0, low: 0, width: 8 }, &W_VA_SKL_PLUS_FUNCTION), Blank, Word(Bits { arg: 12, low: 0, width: 8 }, &W_VA_SKL_PLUS_CONNECT), Blank, Raw(13), Blank, Operand(14, Vector), Blank, Operand(15, Vector), Blank, Operand(16, Vector), Blank, Raw(27)] },
    TextTemplate { format: Format::VaSklPlusLbpCreation as u16, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x1000)], predicate: NONE, blank: &[INT, INT, INT, NULL, NULL, INT, INT, INT, INT, INT, INT, NULL, INT, RAW, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, RAW, INT, NULL, NULL, RAW], items: &[Text(&literal("va_skl_plus.")), Word(Bits { arg: 0, low: 0, width: 8 }, &W_VA_SKL_PLUS_FUNCTION), Blank, Variable(Bits { arg: 2, low: 0, width: 8 }, Surface), Blank, Operand(3, Vector), Blank, Operand(4, Vector), Blank, Word(Bits { arg: 10, low: 0, width: 8 }, &W_VA_SKL_PLUS_PATTERNS), Blank, Raw(27)] },
    TextTemplate { format: Format::VaSklPlusLbpCorrelation as u16, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x2000)], predicate: NONE, blank: &[INT, INT, INT, NULL, NULL, INT, INT, INT, INT, INT, INT, NULL, INT, RAW, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, RAW, INT, NULL, NULL, RAW], items: &[Text(&literal("va_skl_plus.")), Word(Bits { arg: 0, low: 0, width: 8 }, &W_VA_SKL_PLUS_FUNCTION), Blank, Variable(Bits { arg: 2, low: 0, width: 8 }, Surface), Blank, Operand(3, Vector), Blank, Operand(4, Vector), Blank, Operand(11, Vector), Blank, Raw(27)] },
    TextTemplate { format: Format::VaSklPlusCorrelationSearch as u16, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x8000)], predicate: NONE, blank: &[INT, INT, INT, NULL, NULL, INT, INT, INT, INT, INT, INT, NULL, INT, RAW, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, RAW, INT, NULL, NULL, RAW], items: &[Text(&literal("va_skl_plus.")), Word(Bits { arg: 0, low: 0, width: 8 }, &W_VA_SKL_PLUS_FUNCTION), Blank, Variable(Bits { arg: 2, low: 0, width: 8 }, Surface), Blank, Operand(3, Vector), Blank, Operand(4, Vector), Blank, Operand(17, Vector), Blank, Operand(18, Vector), Blank, Operand(19, Vector), Blank, Operand(20, Vector), Blank, Operand(21, Vector), Blank, Operand(22, Vector), Blank, Raw(27)] },
    TextTemplate { format: Format::VaSklPlusHdcConvolve2D as u16, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x10000)], predicate: NONE, blank: &[INT, INT, INT, NULL, NULL, INT, INT, INT, INT, INT, INT, NULL, INT, RAW, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, RAW, INT, NULL, NULL, RAW], items: &[Text(&literal("va_skl_plus.")), Word(Bits { arg: 0, low: 0, width: 8 }, &W_VA_SKL_PLUS_FUNCTION), Blank, Variable(Bits { arg: 2, low: 0, width: 8 }, Surface), Blank, Variable(Bits { arg: 1, low: 0, width: 8 }, Sampler), Blank, Operand(3, Vector), Blank, Operand(4, Vector), Blank, Word(Bits { arg: 7, low: 0, width: 4 }, &W_VA_SKL_PLUS_PROPERTIES), Blank, Word(Bits { arg: 7, low: 4, width: 1 }, &W_VA_SKL_PLUS_PROPERTIES_2), Blank, Variable(Bits { arg: 24, low: 0, width: 8 }, Surface), Blank, Operand(25, Vector), Blank, Operand(26, Vector)] },
    TextTemplate { format: Format::VaSklPlusHdcMinMaxFilter as u16, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x20000)], predicate: NONE, blank: &[INT, INT, INT, NULL, NULL, INT, INT, INT, INT, INT, INT, NULL, INT, RAW, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, RAW, INT, NULL, NULL, RAW], items: &[Text(&literal("va_skl_plus.")), Word(Bits { arg: 0, low: 0, width: 8 }, &W_VA_SKL_PLUS_FUNCTION), Blank, Variable(Bits { arg: 2, low: 0, width: 8 }, Surface), Blank, Variable(Bits { arg: 1, low: 0, width: 8 }, Sampler), Blank, Operand(3, Vector), Blank, Operand(4, Vector), Blank, Word(Bits { arg: 8, low: 0, width: 8 }, &W_VA_SKL_PLUS_PIXEL_FORMAT), Blank, Word(Bits { arg: 9, low: 0, width: 8 }, &W_VA_SKL_PLUS_MODE), Blank, Variable(Bits { arg: 24, low: 0, width: 8 }, Surface), Blank, Operand(25, Vector), Blank, Operand(26, Vector)] },
    TextTemplate { format: Format::VaSklPlusHdcMorphology as u16, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0xc0000)], predicate: NONE, blank: &[INT, INT, INT, NULL, NULL, INT, INT, INT, INT, INT, INT, NULL, INT, RAW, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, RAW, INT, NULL, NULL, RAW], items: &[Text(&literal("va_skl_plus.")), Word(Bits { arg: 0, low: 0, width: 8 }, &W_VA_SKL_PLUS_FUNCTION), Blank, Variable(Bits { arg: 2, low: 0, width: 8 }, Surface), Blank, Variable(Bits { arg: 1, low: 0, width: 8 }, Sampler), Blank, Operand(3, Vector), Blank, Operand(4, Vector), Blank, Variable(Bits { arg: 24, low: 0, width: 8 }, Surface), Blank, Operand(25, Vector), Blank, Operand(26, Vector)] },
    TextTemplate { format: Format::VaSklPlusHdcLbpCorrelation as u16, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x100000)], predicate: NONE, blank: &[INT, INT, INT, NULL, NULL, INT, INT, INT, INT, INT, INT, NULL, INT, RAW, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, RAW, INT, NULL, NULL, RAW], items: &[Text(&literal("va_skl_plus.")), Word(Bits { arg: 0, low: 0, width: 8 }, &W_VA_SKL_PLUS_FUNCTION), Blank, Variable(Bits { arg: 2, low: 0, width: 8 }, Surface), Blank, Operand(3, Vector), Blank, Operand(4, Vector), Blank, Operand(11, Vector), Blank, Variable(Bits { arg: 24, low: 0, width: 8 }, Surface), Blank, Operand(25, Vector), Blank, Operand(26, Vector)] },
    TextTemplate { format: Format::VaSklPlusHdcLbpCreation as u16, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x200000)], predicate: NONE, blank: &[INT, INT, INT, NULL, NULL, INT, INT, INT, INT, INT, INT, NULL, INT, RAW, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, RAW, INT, NULL, NULL, RAW], items: &[Text(&literal("va_skl_plus.")), Word(Bits { arg: 0, low: 0, width: 8 }, &W_VA_SKL_PLUS_FUNCTION), Blank, Variable(Bits { arg: 2, low: 0, width: 8 }, Surface), Blank, Operand(3, Vector), Blank, Operand(4, Vector), Blank, Word(Bits { arg: 10, low: 0, width: 8 }, &W_VA_SKL_PLUS_PATTERNS), Blank, Variable(Bits { arg: 24, low: 0, width: 8 }, Surface), Blank, Operand(25, Vector), Blank, Operand(26, Vector)] },
    TextTemplate { format: Format::VaSklPlusHdcConvolve1D as u16, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0xc00000)], predicate: NONE, blank: &[INT, INT, INT, NULL, NULL, INT, INT, INT, INT, INT, INT, NULL, INT, RAW, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, RAW, INT, NULL, NULL, RAW], items: &[Text(&literal("va_skl_plus.")), Word(Bits { arg: 0, low: 0, width: 8 }, &W_VA_SKL_PLUS_FUNCTION), Blank, Variable(Bits { arg: 2, low: 0, width: 8 }, Surface), Blank, Variable(Bits { arg: 1, low: 0, width: 8 }, Sampler), Blank, Operand(3, Vector), Blank, Operand(4, Vector), Blank, Word(Bits { arg: 8, low: 0, width: 8 }, &W_VA_SKL_PLUS_PIXEL_FORMAT), Blank, Variable(Bits { arg: 24, low: 0, width: 8 }, Surface), Blank, Operand(25, Vector), Blank, Operand(26, Vector)] },
    TextTemplate { format: Format::VaSklPlusHdcConvolve1Pixel as u16, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x1000000)], predicate: NONE, blank: &[INT, INT, INT, NULL, NULL, INT, INT, INT, INT, INT, INT, NULL, INT, RAW, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, RAW, INT, NULL, NULL, RAW], items: &[Text(&literal("va_skl_plus.")), Word(Bits { arg: 0, low: 0, width: 8 }, &W_VA_SKL_PLUS_FUNCTION), Blank, Variable(Bits { arg: 2, low: 0, width: 8 }, Surface), Blank, Variable(Bits { arg: 1, low: 0, width: 8 }, Sampler), Blank, Operand(3, Vector), Blank, Operand(4, Vector), Blank, Word(Bits { arg: 8, low: 0, width: 8 }, &W_VA_SKL_PLUS_PIXEL_FORMAT), Blank, Raw(23), Blank, Variable(Bits { arg: 24, low: 0, width: 8 }, Surface), Blank, Operand(25, Vector), Blank, Operand(26, Vector)] },
];
static F_SVM_BLOCK_LD: &[TextTemplate] = &[
    TextTemplate { format: Format::SvmBlockLd as u16, versions: Versions::since(3, 7).until(4, 2), when: &[When::In(Bits { arg: 0, low: 7, width: 1 }, 0x2)], predicate: NONE, blank: &[INT, NULL, RAW], items: &[Text(&literal("svm_block_ld")), Blank, Text(&literal("(")), Word(Bits { arg: 0, low: 0, width: 3 }, &W_SVM_BLOCK_LD_PROPERTIES), Text(&literal(")")), Blank, Operand(1, Vector), Blank, Raw(2)] },
    TextTemplate { format: Format::SvmBlockLd as u16, versions: Versions::ALL.until(3, 7), when: &[], predicate: NONE, blank: &[INT, NULL, RAW], items: &[Text(&literal("svm_block_ld")), Blank, Text(&literal("(")), Word(Bits { arg: 0, low: 0, width: 3 }, &W_SVM_BLOCK_LD_PROPERTIES), Text(&literal(")")), Blank, Operand(1, Vector), Blank, Raw(2)] },
    TextTemplate { format: Format::SvmBlockLd as u16, versions: Versions::since(3, 7), when: &[], predicate: NONE, blank: &[INT, NULL, RAW], items: &[Text(&literal("svm_block_ld.")), Word(Bits { arg: 0, low: 7, width: 1 }, &W_SVM_BLOCK_LD_PROPERTIES_2), Blank, Text(&literal("(")), Word(Bits { arg: 0, low: 0, width: 3 }, &W_SVM_BLOCK_LD_PROPERTIES), Text(&literal(")")), Blank, Operand(1, Vector), Blank, Raw(2)] },
];
static F_SVM_BLOCK_ST: &[TextTemplate] = &[
    TextTemplate { format: Format::SvmBlockSt as u16, versions: Versions::since(3, 7).until(4, 2), when: &[When::In(Bits { arg: 0, low: 7, width: 1 }, 0x2)], predicate: NONE, blank: &[INT, NULL, RAW], items: &[Text(&literal("svm_block_st")), Blank, Text(&literal("(")), Word(Bits { arg: 0, low: 0, width: 3 }, &W_SVM_BLOCK_ST_PROPERTIES), Text(&literal(")")), Blank, Operand(1, Vector), Blank, Raw(2)] },
    TextTemplate { format: Format::SvmBlockSt as u16, versions: Versions::ALL.until(3, 7), when: &[], predicate: NONE, blank: &[INT, NULL, RAW], items: &[Text(&literal("svm_block_st")), Blank, Text(&literal("(")), Word(Bits { arg: 0, low: 0, width: 3 }, &W_SVM_BLOCK_ST_PROPERTIES), Text(&literal(")")), Blank, Operand(1, Vector), Blank, Raw(2)] },
    TextTemplate { format: Format::SvmBlockSt as u16, versions: Versions::since(3, 7), when: &[], predicate: NONE, blank: &[INT, NULL, RAW], items: &[Text(&literal("svm_block_st.")), Word(Bits { arg: 0, low: 7, width: 1 }, &W_SVM_BLOCK_ST_PROPERTIES_2), Blank, Text(&literal("(")), Word(Bits { arg: 0, low: 0, width: 3 }, &W_SVM_BLOCK_ST_PROPERTIES), Text(&literal(")")), Blank, Operand(1, Vector), Blank, Raw(2)] },
];
static F_SVM_GATHER: &[TextTemplate] = &[
    TextTemplate { format: Format::SvmGather as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, INT, INT, RAW, RAW], items: &[Text(&literal("svm_gather.")), Word(Bits { arg: 2, low: 0, width: 2 }, &W_SVM_GATHER_BLOCK_SIZE), Text(&literal(".")), Word(Bits { arg: 3, low: 0, width: 2 }, &W_SVM_GATHER_NUM_BLOCKS), Channels(0), Raw(4), Blank, Raw(5)] },
];
static F_SVM_SCATTER: &[TextTemplate] = &[
    TextTemplate { format: Format::SvmScatter as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, INT, INT, RAW, RAW], items: &[Text(&literal("svm_scatter.")), Word(Bits { arg: 2, low: 0, width: 2 }, &W_SVM_SCATTER_BLOCK_SIZE), Text(&literal(".")), Word(Bits { arg: 3, low: 0, width: 2 }, &W_SVM_SCATTER_NUM_BLOCKS), Channels(0), Raw(4), Blank, Raw(5)] },
];
static F_SVM_ATOMIC: &[TextTemplate] = &[
    TextTemplate { format: Format::SvmAtomic as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, INT, RAW, RAW, RAW, RAW], items: &[Text(&literal("svm_atomic.")), Word(Bits { arg: 2, low: 0, width: 5 }, &W_SVM_ATOMIC_OP), Sometimes(&Optional { bits: Bits { arg: 2, low: 5, width: 2 }, code: None, negated: false, items: &[Text(&literal(".")), Word(Bits { arg: 2, low: 5, width: 2 }, &W_SVM_ATOMIC_OP_2)] }), Channels(0), Raw(3), Blank, Raw(6), Blank, Raw(4), Blank, Raw(5)] },
];
static F_SVM_GATHER4_SCALED: &[TextTemplate] = &[
    TextTemplate { format: Format::SvmGather4Scaled as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, INT, INT, NULL, RAW, RAW], items: &[Text(&literal("svm_gather4scaled.")), Letters(Bits { arg: 2, low: 0, width: 4 }, "RGBA"), Channels(0), Operand(4, Vector), Blank, Raw(5), Blank, Raw(6)] },
];
static F_SVM_SCATTER4_SCALED: &[TextTemplate] = &[
    TextTemplate { format: Format::SvmScatter4Scaled as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, INT, INT, NULL, RAW, RAW], items: &[Text(&literal("svm_scatter4scaled.")), Letters(Bits { arg: 2, low: 0, width: 4 }, "RGBA"), Channels(0), Operand(4, Vector), Blank, Raw(5), Blank, Raw(6)] },
];
static F_IFCALL: &[TextTemplate] = &[
    TextTemplate { format: Format::Ifcall as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, INT, NULL, INT, INT], items: &[Text(&literal("ifcall")), Sometimes(&Optional { bits: Bits { arg: 2, low: 0, width: 1 }, code: None, negated: false, items: &[Text(&literal(".uniform"))] }), Sometimes(&Optional { bits: Bits { arg: 2, low: 1, width: 1 }, code: None, negated: false, items: &[Text(&literal(".noreturn"))] }), Channels(0), Operand(3, Vector), Blank, Number(Bits { arg: 4, low: 0, width: 8 }), Blank, Number(Bits { arg: 5, low: 0, width: 8 })] },
];
static F_FADDR: &[TextTemplate] = &[
    TextTemplate { format: Format::Faddr as u16, versions: Versions::ALL, when: &[], predicate: NONE, blank: &[INT, NULL], items: &[Text(&literal("faddr")), Blank, Name(0), Blank, Operand(1, Vector)] },
];
static F_FILE: &[TextTemplate] = &[
    TextTemplate { format: Format::File as u16, versions: Versions::ALL, when: &[], predicate: NONE, blank: &[INT], items: &[Text(&literal("FILE")), Blank, Quoted(0)] },
    TextTemplate { format: Format::File as u16, versions: Versions::ALL, when: &[], predicate: NONE, blank: &[INT], items: &[Text(&literal(".file")), Blank, Quoted(0)] },
];
static F_LOC: &[TextTemplate] = &[
    TextTemplate { format: Format::Loc as u16, versions: Versions::ALL, when: &[], predicate: NONE, blank: &[INT], items: &[Text(&literal("LOC")), Blank, Decimal(Bits { arg: 0, low: 0, width: 32 })] },
    TextTemplate { format: Format::Loc as u16, versions: Versions::ALL, when: &[], predicate: NONE, blank: &[INT], items: &[Text(&literal(".loc")), Blank, Decimal(Bits { arg: 0, low: 0, width: 32 })] },
];
static F_VME_IME: &[TextTemplate] = &[
    TextTemplate { format: Format::VmeIme as u16, versions: Versions::ALL, when: &[], predicate: NONE, blank: &[INT, INT, RAW, RAW, INT, RAW, RAW, RAW, RAW], items: &[Text(&literal("vme_ime(")), Word(Bits { arg: 0, low: 0, width: 8 }, &W_VME_IME_STREAM_MODE), Text(&literal(",")), Word(Bits { arg: 1, low: 0, width: 8 }, &W_VME_IME_SEARCH_CTRL), Text(&literal(")")), Blank, Variable(Bits { arg: 4, low: 0, width: 8 }, Surface), Blank, Second, Raw(2), Blank, Raw(3), Blank, Raw(5), Blank, Raw(6), Blank, Raw(7), Blank, Raw(8)] },
    TextTemplate { format: Format::VmeIme as u16, versions: Versions::ALL, when: &[], predicate: NONE, blank: &[INT, INT, RAW, RAW, INT, RAW, RAW, RAW, RAW], items: &[Text(&literal("vme_ime")), Blank, Text(&literal("(")), Word(Bits { arg: 0, low: 0, width: 8 }, &W_VME_IME_STREAM_MODE), Text(&literal(",")), Word(Bits { arg: 1, low: 0, width: 8 }, &W_VME_IME_SEARCH_CTRL), Text(&literal(")")), Blank, Variable(Bits { arg: 4, low: 0, width: 8 }, Surface), Blank, Second, Raw(2), Blank, Raw(3), Blank, Raw(5), Blank, Raw(6), Blank, Raw(7), Blank, Raw(8)] },
];
static F_VME_SIC: &[TextTemplate] = &[
    TextTemplate { format: Format::VmeSic as u16, versions: Versions::ALL, when: &[], predicate: NONE, blank: &[RAW, RAW, INT, RAW], items: &[Text(&literal("vme_sic")), Blank, Variable(Bits { arg: 2, low: 0, width: 8 }, Surface), Blank, Second, Raw(0), Blank, Raw(1), Blank, Raw(3)] },
];
static F_VME_FBR: &[TextTemplate] = &[
    TextTemplate { format: Format::VmeFbr as u16, versions: Versions::ALL, when: &[], predicate: NONE, blank: &[RAW, RAW, INT, NULL, NULL, NULL, RAW], items: &[Text(&literal("vme_fbr")), Blank, Text(&literal("(")), Blank, Named(3, &W_VME_FBR_FBR_MB_MODE), Text(&literal(",")), Blank, Operand(4, Vector), Text(&literal(",")), Blank, Operand(5, Vector), Text(&literal(")")), Blank, Variable(Bits { arg: 2, low: 0, width: 8 }, Surface), Blank, Second, Raw(0), Blank, Raw(1), Blank, Raw(6)] },
];
static F_VME_IDM: &[TextTemplate] = &[
    TextTemplate { format: Format::VmeIdm as u16, versions: Versions::ALL, when: &[], predicate: NONE, blank: &[RAW, RAW, INT, RAW], items: &[Text(&literal("vme_idm")), Blank, Variable(Bits { arg: 2, low: 0, width: 8 }, Surface), Blank, Raw(0), Blank, Raw(1), Blank, Raw(3)] },
];
static F_BARRIER: &[TextTemplate] = &[
    TextTemplate { format: Format::Barrier as u16, versions: Versions::ALL, when: &[], predicate: NONE, blank: &[], items: &[Text(&literal("barrier"))] },
];
static F_CACHE_FLUSH: &[TextTemplate] = &[
    TextTemplate { format: Format::CacheFlush as u16, versions: Versions::ALL, when: &[], predicate: NONE, blank: &[], items: &[Text(&literal("sampler_cache_flush"))] },
];
static F_WAIT: &[TextTemplate] = &[
    TextTemplate { format: Format::Wait as u16, versions: Versions::since(3, 1), when: &[], predicate: NONE, blank: &[NULL], items: &[Text(&literal("wait")), Blank, Operand(0, Vector)] },
    TextTemplate { format: Format::Wait as u16, versions: Versions::ALL.until(3, 1), when: &[], predicate: NONE, blank: &[NULL], items: &[Text(&literal("wait"))] },
];
static F_FENCE: &[TextTemplate] = &[
    TextTemplate { format: Format::Fence as u16, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 7, width: 1 }, 0x2)], predicate: NONE, blank: &[INT], items: &[Text(&literal("fence_sw"))] },
    TextTemplate { format: Format::Fence as u16, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 5, width: 1 }, 0x1), When::In(Bits { arg: 0, low: 0, width: 1 }, 0x1), When::In(Bits { arg: 0, low: 1, width: 1 }, 0x1), When::In(Bits { arg: 0, low: 2, width: 1 }, 0x1), When::In(Bits { arg: 0, low: 3, width: 1 }, 0x1), When::In(Bits { arg: 0, low: 4, width: 1 }, 0x1), When::In(Bits { arg: 0, low: 6, width: 1 }, 0x1)], predicate: NONE, blank: &[INT], items: &[Text(&literal("fence_")), Word(Bits { arg: 0, low: 5, width: 1 }, &W_FENCE_MASK)] },
    TextTemplate { format: Format::Fence as u16, versions: Versions::ALL, when: &[], predicate: NONE, blank: &[INT], items: &[Text(&literal("fence_")), Word(Bits { arg: 0, low: 5, width: 1 }, &W_FENCE_MASK), Text(&literal(".")), Flags(0, &[(0, "E"), (1, "I"), (2, "S"), (3, "C"), (4, "R"), (6, "L1")])] },
    TextTemplate { format: Format::Fence as u16, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 1 }, 0x1), When::In(Bits { arg: 0, low: 1, width: 1 }, 0x1), When::In(Bits { arg: 0, low: 2, width: 1 }, 0x1), When::In(Bits { arg: 0, low: 3, width: 1 }, 0x1), When::In(Bits { arg: 0, low: 4, width: 1 }, 0x1), When::In(Bits { arg: 0, low: 6, width: 1 }, 0x1)], predicate: NONE, blank: &[INT], items: &[Text(&literal("fence_")), Word(Bits { arg: 0, low: 5, width: 1 }, &W_FENCE_MASK)] },
];
static F_RAW_SEND: &[TextTemplate] = &[
    TextTemplate { format: Format::RawSend as u16, versions: Versions::ALL, when: &[], predicate: 2, blank: &[INT, INT, INT, INT, INT, INT, NULL, RAW, RAW], items: &[Word(Bits { arg: 0, low: 0, width: 1 }, &W_RAW_SEND_MODIFIERS), Channels(1), Hex(Bits { arg: 3, low: 0, width: 32 }), Blank, Number(Bits { arg: 4, low: 0, width: 8 }), Blank, Number(Bits { arg: 5, low: 0, width: 8 }), Blank, Second, Operand(6, Vector), Blank, Raw(7), Blank, Raw(8)] },
];
static F_YIELD: &[TextTemplate] = &[
    TextTemplate { format: Format::Yield as u16, versions: Versions::ALL, when: &[], predicate: NONE, blank: &[], items: &[Text(&literal("yield"))] },
];
static F_NBARRIER: &[TextTemplate] = &[
    TextTemplate { format: Format::Nbarrier as u16, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 1 }, 0x1)], predicate: NONE, blank: &[INT, NULL, NULL, NULL, NULL], items: &[Text(&literal("nbarrier.")), Word(Bits { arg: 0, low: 0, width: 1 }, &W_NBARRIER_MODE), Blank, Several(Composite::Twice, &[1, 3])] },
    TextTemplate { format: Format::Nbarrier as u16, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 1 }, 0x2), When::Null(2)], predicate: NONE, blank: &[INT, NULL, NULL, NULL, NULL], items: &[Text(&literal("nbarrier.")), Word(Bits { arg: 0, low: 0, width: 1 }, &W_NBARRIER_MODE), Blank, Operand(1, Vector), Blank, Operand(3, Vector)] },
    TextTemplate { format: Format::Nbarrier as u16, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 1 }, 0x2)], predicate: NONE, blank: &[INT, NULL, NULL, NULL, NULL], items: &[Text(&literal("nbarrier.")), Word(Bits { arg: 0, low: 0, width: 1 }, &W_NBARRIER_MODE), Blank, Operand(1, Vector), Blank, Operand(2, Vector), Blank, Operand(3, Vector), Blank, Operand(4, Vector)] },
];
static F_FCALL: &[TextTemplate] = &[
    TextTemplate { format: Format::Fcall as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, INT, INT, INT], items: &[Text(&literal("fcall")), Channels(0), Name(2), Blank, Number(Bits { arg: 3, low: 0, width: 8 }), Blank, Number(Bits { arg: 4, low: 0, width: 8 })] },
];
static F_FRET: &[TextTemplate] = &[
    TextTemplate { format: Format::Fret as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT], items: &[Text(&literal("fret")), Blank, Text(&literal("(")), Exec(0), Text(&literal(")"))] },
];
static F_SWITCHJMP: &[TextTemplate] = &[
    TextTemplate { format: Format::Switchjmp as u16, versions: Versions::ALL, when: &[], predicate: NONE, blank: &[INT, INT, NULL, INT], items: &[Text(&literal("switchjmp")), Channels(0), Operand(2, Vector), Blank, Text(&literal("(")), Labels(LabelKind::Block), Text(&literal(")"))] },
];
static F_SAD2ADD: &[TextTemplate] = &[
    TextTemplate { format: Format::Sad2add as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, NULL, NULL, NULL, NULL], items: &[Text(&literal("sad2add")), Saturation(2), Channels(0), Operand(2, Saturated), Blank, Operand(3, Vector), Blank, Operand(4, Vector), Blank, Operand(5, Vector)] },
];
static F_PLN: &[TextTemplate] = &[
    TextTemplate { format: Format::Pln as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, NULL, NULL, NULL], items: &[Text(&literal("plane")), Saturation(2), Channels(0), Operand(2, Saturated), Blank, Operand(3, Vector), Blank, Operand(4, Vector)] },
];
static F_GOTO: &[TextTemplate] = &[
    TextTemplate { format: Format::Goto as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, INT], items: &[Text(&literal("goto")), Channels(0), Label(2, LabelKind::Block)] },
];
static F_3D_SAMPLE: &[TextTemplate] = &[
    TextTemplate { format: Format::ThreeDSample as u16, versions: Versions::since(4, 2), when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0xfffffffffffefeff), When::Null(9)], predicate: 2, blank: &[INT, INT, INT, INT, NULL, INT, NULL, INT, INT, NULL, INT, RAW, RAW, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT], items: &[Word(Bits { arg: 0, low: 0, width: 8 }, &W_3D_SAMPLE_OP), Sometimes(&Optional { bits: Bits { arg: 0, low: 8, width: 1 }, code: None, negated: false, items: &[Text(&literal(".pixel_null_mask"))] }), Sometimes(&Optional { bits: Bits { arg: 0, low: 9, width: 1 }, code: None, negated: false, items: &[Text(&literal(".cps"))] }), Sometimes(&Optional { bits: Bits { arg: 0, low: 10, width: 1 }, code: None, negated: false, items: &[Text(&literal(".divS"))] }), Text(&literal(".")), Letters(Bits { arg: 3, low: 0, width: 4 }, "RGBA"), Channels(1), Second, Operand(4, Vector), Blank, Variable(Bits { arg: 5, low: 0, width: 8 }, Sampler), Blank, Variable(Bits { arg: 8, low: 0, width: 8 }, Surface), Blank, Raw(11), Blank, Raw(12), Blank, Raws] },
    TextTemplate { format: Format::ThreeDSample as u16, versions: Versions::since(4, 2), when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0xfffffffffffefeff)], predicate: 2, blank: &[INT, INT, INT, INT, NULL, INT, NULL, INT, INT, NULL, INT, RAW, RAW, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT], items: &[Word(Bits { arg: 0, low: 0, width: 8 }, &W_3D_SAMPLE_OP), Sometimes(&Optional { bits: Bits { arg: 0, low: 8, width: 1 }, code: None, negated: false, items: &[Text(&literal(".pixel_null_mask"))] }), Sometimes(&Optional { bits: Bits { arg: 0, low: 9, width: 1 }, code: None, negated: false, items: &[Text(&literal(".cps"))] }), Sometimes(&Optional { bits: Bits { arg: 0, low: 10, width: 1 }, code: None, negated: false, items: &[Text(&literal(".divS"))] }), Text(&literal(".")), Letters(Bits { arg: 3, low: 0, width: 4 }, "RGBA"), Channels(1), Second, Operand(4, Vector), Blank, Several(Composite::State, &[6, NONE, 7]), Blank, Several(Composite::State, &[9, 10, NONE]), Blank, Raw(11), Blank, Raw(12), Blank, Raws] },
    TextTemplate { format: Format::ThreeDSample as u16, versions: Versions::ALL.until(4, 2), when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0xfffffffffffefeff)], predicate: 2, blank: &[INT, INT, INT, INT, NULL, INT, NULL, INT, INT, NULL, INT, RAW, RAW, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT], items: &[Word(Bits { arg: 0, low: 0, width: 8 }, &W_3D_SAMPLE_OP), Sometimes(&Optional { bits: Bits { arg: 0, low: 8, width: 1 }, code: None, negated: false, items: &[Text(&literal(".pixel_null_mask"))] }), Sometimes(&Optional { bits: Bits { arg: 0, low: 9, width: 1 }, code: None, negated: false, items: &[Text(&literal(".cps"))] }), Sometimes(&Optional { bits: Bits { arg: 0, low: 10, width: 1 }, code: None, negated: false, items: &[Text(&literal(".divS"))] }), Text(&literal(".")), Letters(Bits { arg: 3, low: 0, width: 4 }, "RGBA"), Channels(1), Second, Operand(4, Vector), Blank, Variable(Bits { arg: 5, low: 0, width: 8 }, Sampler), Blank, Variable(Bits { arg: 8, low: 0, width: 8 }, Surface), Blank, Raw(11), Blank, Raws] },
    TextTemplate { format: Format::ThreeDSample as u16, versions: Versions::since(4, 2), when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x10100), When::Null(9)], predicate: 2, blank: &[INT, INT, INT, INT, NULL, INT, NULL, INT, INT, NULL, INT, RAW, RAW, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT], items: &[Word(Bits { arg: 0, low: 0, width: 8 }, &W_3D_SAMPLE_OP), Sometimes(&Optional { bits: Bits { arg: 0, low: 8, width: 1 }, code: None, negated: false, items: &[Text(&literal(".pixel_null_mask"))] }), Sometimes(&Optional { bits: Bits { arg: 0, low: 9, width: 1 }, code: None, negated: false, items: &[Text(&literal(".cps"))] }), Sometimes(&Optional { bits: Bits { arg: 0, low: 10, width: 1 }, code: None, negated: false, items: &[Text(&literal(".divS"))] }), Text(&literal(".")), Channels(1), Second, Operand(4, Vector), Blank, Variable(Bits { arg: 5, low: 0, width: 8 }, Sampler), Blank, Variable(Bits { arg: 8, low: 0, width: 8 }, Surface), Blank, Raw(11), Blank, Raw(12), Blank, Raws] },
    TextTemplate { format: Format::ThreeDSample as u16, versions: Versions::since(4, 2), when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x10100)], predicate: 2, blank: &[INT, INT, INT, INT, NULL, INT, NULL, INT, INT, NULL, INT, RAW, RAW, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT], items: &[Word(Bits { arg: 0, low: 0, width: 8 }, &W_3D_SAMPLE_OP), Sometimes(&Optional { bits: Bits { arg: 0, low: 8, width: 1 }, code: None, negated: false, items: &[Text(&literal(".pixel_null_mask"))] }), Sometimes(&Optional { bits: Bits { arg: 0, low: 9, width: 1 }, code: None, negated: false, items: &[Text(&literal(".cps"))] }), Sometimes(&Optional { bits: Bits { arg: 0, low: 10, width: 1 }, code: None, negated: false, items: &[Text(&literal(".divS"))] }), Text(&literal(".")), Channels(1), Second, Operand(4, Vector), Blank, Several(Composite::State, &[6, NONE, 7]), Blank, Several(Composite::State, &[9, 10, NONE]), Blank, Raw(11), Blank, Raw(12), Blank, Raws] },
];
static F_3D_LOAD: &[TextTemplate] = &[
    TextTemplate { format: Format::ThreeDLoad as u16, versions: Versions::since(4, 2), when: &[When::Null(6)], predicate: 2, blank: &[INT, INT, INT, INT, NULL, INT, NULL, INT, RAW, RAW, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT], items: &[Word(Bits { arg: 0, low: 0, width: 8 }, &W_3D_LOAD_OP), Sometimes(&Optional { bits: Bits { arg: 0, low: 8, width: 1 }, code: None, negated: false, items: &[Text(&literal(".pixel_null_mask"))] }), Text(&literal(".")), Letters(Bits { arg: 3, low: 0, width: 4 }, "RGBA"), Channels(1), Second, Operand(4, Vector), Blank, Variable(Bits { arg: 5, low: 0, width: 8 }, Surface), Blank, Raw(8), Blank, Raw(9), Blank, Raws] },
    TextTemplate { format: Format::ThreeDLoad as u16, versions: Versions::since(4, 2), when: &[], predicate: 2, blank: &[INT, INT, INT, INT, NULL, INT, NULL, INT, RAW, RAW, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT], items: &[Word(Bits { arg: 0, low: 0, width: 8 }, &W_3D_LOAD_OP), Sometimes(&Optional { bits: Bits { arg: 0, low: 8, width: 1 }, code: None, negated: false, items: &[Text(&literal(".pixel_null_mask"))] }), Text(&literal(".")), Letters(Bits { arg: 3, low: 0, width: 4 }, "RGBA"), Channels(1), Second, Operand(4, Vector), Blank, Several(Composite::State, &[6, 7, NONE]), Blank, Raw(8), Blank, Raw(9), Blank, Raws] },
    TextTemplate { format: Format::ThreeDLoad as u16, versions: Versions::ALL.until(4, 2), when: &[], predicate: 2, blank: &[INT, INT, INT, INT, NULL, INT, NULL, INT, RAW, RAW, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT], items: &[Word(Bits { arg: 0, low: 0, width: 8 }, &W_3D_LOAD_OP), Sometimes(&Optional { bits: Bits { arg: 0, low: 8, width: 1 }, code: None, negated: false, items: &[Text(&literal(".pixel_null_mask"))] }), Text(&literal(".")), Letters(Bits { arg: 3, low: 0, width: 4 }, "RGBA"), Channels(1), Second, Operand(4, Vector), Blank, Variable(Bits { arg: 5, low: 0, width: 8 }, Surface), Blank, Raw(8), Blank, Raws] },
];
static F_3D_SAMPLE4: &[TextTemplate] = &[
    TextTemplate { format: Format::ThreeDSample4 as u16, versions: Versions::since(4, 2), when: &[When::Null(9)], predicate: 2, blank: &[INT, INT, INT, INT, NULL, INT, NULL, INT, INT, NULL, INT, RAW, RAW, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT], items: &[Word(Bits { arg: 0, low: 0, width: 8 }, &W_3D_SAMPLE4_OP), Sometimes(&Optional { bits: Bits { arg: 0, low: 8, width: 1 }, code: None, negated: false, items: &[Text(&literal(".pixel_null_mask"))] }), Text(&literal(".")), Word(Bits { arg: 3, low: 0, width: 2 }, &W_3D_SAMPLE4_SRC_CHANNEL), Channels(1), Operand(4, Vector), Blank, Variable(Bits { arg: 5, low: 0, width: 8 }, Sampler), Blank, Variable(Bits { arg: 8, low: 0, width: 8 }, Surface), Blank, Raw(11), Blank, Raw(12), Blank, Raws] },
    TextTemplate { format: Format::ThreeDSample4 as u16, versions: Versions::since(4, 2), when: &[], predicate: 2, blank: &[INT, INT, INT, INT, NULL, INT, NULL, INT, INT, NULL, INT, RAW, RAW, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT], items: &[Word(Bits { arg: 0, low: 0, width: 8 }, &W_3D_SAMPLE4_OP), Sometimes(&Optional { bits: Bits { arg: 0, low: 8, width: 1 }, code: None, negated: false, items: &[Text(&literal(".pixel_null_mask"))] }), Text(&literal(".")), Word(Bits { arg: 3, low: 0, width: 2 }, &W_3D_SAMPLE4_SRC_CHANNEL), Channels(1), Operand(4, Vector), Blank, Several(Composite::State, &[6, NONE, 7]), Blank, Several(Composite::State, &[9, 10, NONE]), Blank, Raw(11), Blank, Raw(12), Blank, Raws] },
    TextTemplate { format: Format::ThreeDSample4 as u16, versions: Versions::ALL.until(4, 2), when: &[], predicate: 2, blank: &[INT, INT, INT, INT, NULL, INT, NULL, INT, INT, NULL, INT, RAW, RAW, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT], items: &[Word(Bits { arg: 0, low: 0, width: 8 }, &W_3D_SAMPLE4_OP), Sometimes(&Optional { bits: Bits { arg: 0, low: 8, width: 1 }, code: None, negated: false, items: &[Text(&literal(".pixel_null_mask"))] }), Text(&literal(".")), Word(Bits { arg: 3, low: 0, width: 2 }, &W_3D_SAMPLE4_SRC_CHANNEL), Channels(1), Operand(4, Vector), Blank, Variable(Bits { arg: 5, low: 0, width: 8 }, Sampler), Blank, Variable(Bits { arg: 8, low: 0, width: 8 }, Surface), Blank, Raw(11), Blank, Raws] },
];
static F_INFO: &[TextTemplate] = &[
    TextTemplate { format: Format::Info as u16, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x400), When::Null(4)], predicate: NONE, blank: &[INT, INT, INT, INT, NULL, INT, RAW, RAW], items: &[Word(Bits { arg: 0, low: 0, width: 8 }, &W_INFO_OP), Text(&literal(".")), Letters(Bits { arg: 2, low: 0, width: 4 }, "RGBA"), Channels(1), Second, Variable(Bits { arg: 3, low: 0, width: 8 }, Surface), Blank, Raw(6), Blank, Raw(7)] },
    TextTemplate { format: Format::Info as u16, versions: Versions::since(4, 2), when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x400)], predicate: NONE, blank: &[INT, INT, INT, INT, NULL, INT, RAW, RAW], items: &[Word(Bits { arg: 0, low: 0, width: 8 }, &W_INFO_OP), Text(&literal(".")), Letters(Bits { arg: 2, low: 0, width: 4 }, "RGBA"), Channels(1), Second, Several(Composite::State, &[4, 5, NONE]), Blank, Raw(6), Blank, Raw(7)] },
    TextTemplate { format: Format::Info as u16, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x800), When::Null(4)], predicate: NONE, blank: &[INT, INT, INT, INT, NULL, INT, RAW, RAW], items: &[Word(Bits { arg: 0, low: 0, width: 8 }, &W_INFO_OP), Text(&literal(".")), Letters(Bits { arg: 2, low: 0, width: 4 }, "RGBA"), Channels(1), Second, Variable(Bits { arg: 3, low: 0, width: 8 }, Surface), Blank, Raw(7)] },
    TextTemplate { format: Format::Info as u16, versions: Versions::since(4, 2), when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x800)], predicate: NONE, blank: &[INT, INT, INT, INT, NULL, INT, RAW, RAW], items: &[Word(Bits { arg: 0, low: 0, width: 8 }, &W_INFO_OP), Text(&literal(".")), Letters(Bits { arg: 2, low: 0, width: 4 }, "RGBA"), Channels(1), Second, Several(Composite::State, &[4, 5, NONE]), Blank, Raw(7)] },
];
static F_RT_WRITE: &[TextTemplate] = &[
    TextTemplate { format: Format::RtWrite as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, INT, INT, RAW, NULL, NULL, NULL, RAW, RAW, RAW, RAW, RAW, RAW, RAW, RAW], items: &[Text(&literal("rt_write_3d")), Sometimes(&Optional { bits: Bits { arg: 2, low: 0, width: 16 }, code: None, negated: false, items: &[Text(&literal(".")), Flags(2, &[(2, "<RTI>"), (3, "<A>"), (4, "<O>"), (5, "<Z>"), (6, "<ST>"), (7, "<LRTW>"), (8, "<CPS>"), (9, "<PS>"), (10, "<CM>"), (11, "<SI>"), (12, "<NULLRT>")])] }), Channels(0), Variable(Bits { arg: 3, low: 0, width: 8 }, Surface), Blank, Raw(4), Blank, Sometimes(&Optional { bits: Bits { arg: 2, low: 11, width: 1 }, code: None, negated: false, items: &[Operand(5, Vector)] }), Blank, Sometimes(&Optional { bits: Bits { arg: 2, low: 8, width: 1 }, code: None, negated: false, items: &[Operand(6, Vector)] }), Blank, Sometimes(&Optional { bits: Bits { arg: 2, low: 2, width: 1 }, code: None, negated: false, items: &[Operand(7, Vector)] }), Blank, Sometimes(&Optional { bits: Bits { arg: 2, low: 3, width: 1 }, code: None, negated: false, items: &[Raw(8)] }), Blank, Sometimes(&Optional { bits: Bits { arg: 2, low: 4, width: 1 }, code: None, negated: false, items: &[Raw(9)] }), Blank, Raw(10), Blank, Raw(11), Blank, Raw(12), Blank, Raw(13), Blank, Sometimes(&Optional { bits: Bits { arg: 2, low: 5, width: 1 }, code: None, negated: false, items: &[Raw(14)] }), Blank, Sometimes(&Optional { bits: Bits { arg: 2, low: 6, width: 1 }, code: None, negated: false, items: &[Raw(15)] })] },
];
static F_URB_WRITE: &[TextTemplate] = &[
    TextTemplate { format: Format::UrbWrite as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, INT, RAW, INT, RAW, RAW, RAW], items: &[Text(&literal("urb_write_3d")), Channels(0), Number(Bits { arg: 2, low: 0, width: 8 }), Blank, Number(Bits { arg: 4, low: 0, width: 16 }), Blank, Raw(3), Blank, Raw(5), Blank, Raw(6), Blank, Raw(7)] },
];
static F_TYPED_ATOMIC: &[TextTemplate] = &[
    TextTemplate { format: Format::TypedAtomic as u16, versions: Versions::ALL, when: &[], predicate: 2, blank: &[INT, INT, INT, INT, RAW, RAW, RAW, RAW, RAW, RAW, RAW], items: &[Text(&literal("typed_atomic.")), Word(Bits { arg: 0, low: 0, width: 5 }, &W_TYPED_ATOMIC_OP), Sometimes(&Optional { bits: Bits { arg: 0, low: 5, width: 2 }, code: None, negated: false, items: &[Text(&literal(".")), Word(Bits { arg: 0, low: 5, width: 2 }, &W_TYPED_ATOMIC_OP_2)] }), Channels(1), Variable(Bits { arg: 3, low: 0, width: 8 }, Surface), Blank, Raw(4), Blank, Raw(5), Blank, Raw(6), Blank, Raw(7), Blank, Raw(8), Blank, Raw(9), Blank, Raw(10)] },
];
static F_GATHER4_SCALED: &[TextTemplate] = &[
    TextTemplate { format: Format::Gather4Scaled as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, INT, INT, INT, NULL, RAW, RAW], items: &[Text(&literal("gather4_scaled.")), Letters(Bits { arg: 2, low: 0, width: 4 }, "RGBA"), Channels(0), Variable(Bits { arg: 4, low: 0, width: 8 }, Surface), Blank, Operand(5, Vector), Blank, Raw(6), Blank, Raw(7)] },
];
static F_SCATTER4_SCALED: &[TextTemplate] = &[
    TextTemplate { format: Format::Scatter4Scaled as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, INT, INT, INT, NULL, RAW, RAW], items: &[Text(&literal("scatter4_scaled.")), Letters(Bits { arg: 2, low: 0, width: 4 }, "RGBA"), Channels(0), Variable(Bits { arg: 4, low: 0, width: 8 }, Surface), Blank, Operand(5, Vector), Blank, Raw(6), Blank, Raw(7)] },
];
static F_GATHER_SCALED: &[TextTemplate] = &[
    TextTemplate { format: Format::GatherScaled as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, INT, INT, INT, INT, NULL, RAW, RAW], items: &[Text(&literal("gather_scaled.")), Word(Bits { arg: 3, low: 0, width: 2 }, &W_GATHER_SCALED_NUM_BLOCKS), Channels(0), Variable(Bits { arg: 5, low: 0, width: 8 }, Surface), Blank, Operand(6, Vector), Blank, Raw(7), Blank, Raw(8)] },
];
static F_SCATTER_SCALED: &[TextTemplate] = &[
    TextTemplate { format: Format::ScatterScaled as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, INT, INT, INT, INT, NULL, RAW, RAW], items: &[Text(&literal("scatter_scaled.")), Word(Bits { arg: 3, low: 0, width: 2 }, &W_SCATTER_SCALED_NUM_BLOCKS), Channels(0), Variable(Bits { arg: 5, low: 0, width: 8 }, Surface), Blank, Operand(6, Vector), Blank, Raw(7), Blank, Raw(8)] },
];
static F_RAW_SENDS: &[TextTemplate] = &[
    TextTemplate { format: Format::RawSends as u16, versions: Versions::ALL, when: &[], predicate: 2, blank: &[INT, INT, INT, INT, INT, INT, INT, NULL, NULL, RAW, RAW, RAW], items: &[Word(Bits { arg: 0, low: 0, width: 1 }, &W_RAW_SENDS_MODIFIERS), Sometimes(&Optional { bits: Bits { arg: 0, low: 1, width: 1 }, code: None, negated: false, items: &[Text(&literal("_eot"))] }), Text(&literal(".")), Number(Bits { arg: 6, low: 0, width: 8 }), Text(&literal(".")), Number(Bits { arg: 3, low: 0, width: 8 }), Text(&literal(".")), Number(Bits { arg: 4, low: 0, width: 8 }), Text(&literal(".")), Number(Bits { arg: 5, low: 0, width: 8 }), Channels(1), Second, Operand(7, Vector), Blank, Operand(8, Vector), Blank, Raw(9), Blank, Raw(10), Blank, Raw(11)] },
    TextTemplate { format: Format::RawSends as u16, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 1 }, 0x2), When::In(Bits { arg: 6, low: 0, width: 8 }, 0x1)], predicate: 2, blank: &[INT, INT, INT, INT, INT, INT, INT, NULL, NULL, RAW, RAW, RAW], items: &[Word(Bits { arg: 0, low: 0, width: 1 }, &W_RAW_SENDS_MODIFIERS), Sometimes(&Optional { bits: Bits { arg: 0, low: 1, width: 1 }, code: None, negated: false, items: &[Text(&literal("_eot"))] }), Text(&literal(".")), Number(Bits { arg: 3, low: 0, width: 8 }), Text(&literal(".")), Number(Bits { arg: 4, low: 0, width: 8 }), Text(&literal(".")), Number(Bits { arg: 5, low: 0, width: 8 }), Channels(1), Second, Operand(7, Vector), Blank, Operand(8, Vector), Blank, Raw(9), Blank, Raw(10), Blank, Raw(11)] },
];
static F_LIFETIME: &[TextTemplate] = &[
    TextTemplate { format: Format::Lifetime as u16, versions: Versions::ALL, when: &[], predicate: NONE, blank: &[INT, INT], items: &[Text(&literal("lifetime.")), Word(Bits { arg: 0, low: 0, width: 1 }, &W_LIFETIME_PROPERTIES), Blank, VariableOf(1, Bits { arg: 0, low: 4, width: 2 })] },
];
static F_SBARRIER: &[TextTemplate] = &[
    TextTemplate { format: Format::Sbarrier as u16, versions: Versions::ALL, when: &[], predicate: NONE, blank: &[INT], items: &[Text(&literal("sbarrier.")), Word(Bits { arg: 0, low: 0, width: 1 }, &W_SBARRIER_MODE)] },
];
static F_DWORD_ATOMIC: &[TextTemplate] = &[
    TextTemplate { format: Format::DwordAtomic as u16, versions: Versions::ALL, when: &[], predicate: 2, blank: &[INT, INT, INT, INT, RAW, RAW, RAW, RAW], items: &[Text(&literal("dword_atomic.")), Word(Bits { arg: 0, low: 0, width: 5 }, &W_DWORD_ATOMIC_OP), Sometimes(&Optional { bits: Bits { arg: 0, low: 5, width: 2 }, code: None, negated: false, items: &[Text(&literal(".")), Word(Bits { arg: 0, low: 5, width: 2 }, &W_DWORD_ATOMIC_OP_2)] }), Channels(1), Variable(Bits { arg: 3, low: 0, width: 8 }, Surface), Blank, Raw(4), Blank, Raw(5), Blank, Raw(6), Blank, Raw(7)] },
];
static F_SQRTM: &[TextTemplate] = &[
    TextTemplate { format: Format::Sqrtm as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, NULL, NULL], items: &[Text(&literal("sqrtm")), Saturation(2), Channels(0), Operand(2, Saturated), Blank, Operand(3, Vector)] },
];
static F_DIVM: &[TextTemplate] = &[
    TextTemplate { format: Format::Divm as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, NULL, NULL, NULL], items: &[Text(&literal("divm")), Saturation(2), Channels(0), Operand(2, Saturated), Blank, Operand(3, Vector), Blank, Operand(4, Vector)] },
];
static F_ROL: &[TextTemplate] = &[
    TextTemplate { format: Format::Rol as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, NULL, NULL, NULL], items: &[Text(&literal("rol")), Channels(0), Operand(2, Vector), Blank, Operand(3, Vector), Blank, Operand(4, Vector)] },
];
static F_ROR: &[TextTemplate] = &[
    TextTemplate { format: Format::Ror as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, NULL, NULL, NULL], items: &[Text(&literal("ror")), Channels(0), Operand(2, Vector), Blank, Operand(3, Vector), Blank, Operand(4, Vector)] },
];
static F_DP4A: &[TextTemplate] = &[
    TextTemplate { format: Format::Dp4a as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, NULL, NULL, NULL, NULL], items: &[Text(&literal("dp4a")), Saturation(2), Channels(0), Operand(2, Saturated), Blank, Operand(3, Vector), Blank, Operand(4, Vector), Blank, Operand(5, Vector)] },
];
static F_DPAS: &[TextTemplate] = &[
    TextTemplate { format: Format::Dpas as u16, versions: Versions::ALL, when: &[], predicate: NONE, blank: &[INT, RAW, RAW, RAW, NULL, INT, INT, INT, INT], items: &[Text(&literal("dpas.")), Word(Bits { arg: 5, low: 0, width: 8 }, &W_DPAS_W), Text(&literal(".")), Word(Bits { arg: 6, low: 0, width: 8 }, &W_DPAS_A), Text(&literal(".")), Number(Bits { arg: 7, low: 0, width: 8 }), Text(&literal(".")), Number(Bits { arg: 8, low: 0, width: 8 }), Channels(0), Raw(1), Blank, Raw(2), Blank, Raw(3), Blank, Operand(4, Register)] },
];
static F_ADD3: &[TextTemplate] = &[
    TextTemplate { format: Format::Add3 as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, NULL, NULL, NULL, NULL], items: &[Text(&literal("add3")), Saturation(2), Channels(0), Operand(2, Saturated), Blank, Operand(3, Vector), Blank, Operand(4, Vector), Blank, Operand(5, Vector)] },
];
static F_BFN: &[TextTemplate] = &[
    TextTemplate { format: Format::Bfn as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, NULL, NULL, NULL, NULL, INT], items: &[Text(&literal("bfn.x")), Digits(Bits { arg: 6, low: 0, width: 8 }), Channels(0), Operand(2, Vector), Blank, Operand(3, Vector), Blank, Operand(4, Vector), Blank, Operand(5, Vector)] },
];
static F_QW_GATHER: &[TextTemplate] = &[
    TextTemplate { format: Format::QwGather as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, INT, INT, RAW, RAW], items: &[Text(&literal("qw_gather.")), Word(Bits { arg: 2, low: 0, width: 2 }, &W_QW_GATHER_NUM_BLOCKS), Channels(0), Variable(Bits { arg: 3, low: 0, width: 8 }, Surface), Blank, Raw(4), Blank, Raw(5)] },
];
static F_QW_SCATTER: &[TextTemplate] = &[
    TextTemplate { format: Format::QwScatter as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, INT, INT, RAW, RAW], items: &[Text(&literal("qw_scatter.")), Word(Bits { arg: 2, low: 0, width: 2 }, &W_QW_SCATTER_NUM_BLOCKS), Channels(0), Variable(Bits { arg: 3, low: 0, width: 8 }, Surface), Blank, Raw(4), Blank, Raw(5)] },
];
static F_LSC_UNTYPED: &[TextTemplate] = &[
    TextTemplate { format: Format::LscUntypedVector as u16, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x8000001)], predicate: 2, blank: &[INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, NULL, INT, RAW, RAW, RAW, NULL, NULL, NULL, NULL, NULL, NULL, INT, NULL, INT, RAW, RAW, RAW], items: &[Word(Bits { arg: 0, low: 0, width: 8 }, &W_LSC_UNTYPED_LSC_SUB_OP), Text(&literal(".")), Word(Bits { arg: 3, low: 0, width: 8 }, &W_LSC_UNTYPED_LSC_SFID), Several(Composite::LscCaching, &[4, 5, 6]), Sometimes(&Optional { bits: Bits { arg: 7, low: 0, width: 1 }, code: None, negated: false, items: &[Text(&literal(".ov"))] }), Channels(1), Second, Several(Composite::LscData, &[25, 14, 16, NONE, 15, 18, NONE]), Blank, Second, Several(Composite::LscAddr, &[26, 10, 23, 24, 11, 12, 13, NONE, NONE, NONE, NONE, NONE, NONE, NONE])] },
    TextTemplate { format: Format::LscUntypedVector as u16, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x40000000000000)], predicate: 2, blank: &[INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, NULL, INT, RAW, RAW, RAW, NULL, NULL, NULL, NULL, NULL, NULL, INT, NULL, INT, RAW, RAW, RAW], items: &[Word(Bits { arg: 0, low: 0, width: 8 }, &W_LSC_UNTYPED_LSC_SUB_OP), Text(&literal(".")), Word(Bits { arg: 3, low: 0, width: 8 }, &W_LSC_UNTYPED_LSC_SFID), Several(Composite::LscCaching, &[4, 5, 6]), Channels(1), Second, Several(Composite::LscData, &[25, 14, 16, NONE, 15, 18, NONE]), Blank, Second, Several(Composite::LscAddr, &[26, 10, 23, 24, 11, 12, 13, NONE, NONE, NONE, NONE, NONE, NONE, NONE])] },
    TextTemplate { format: Format::LscUntypedControl as u16, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x8000000000000)], predicate: 2, blank: &[INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, NULL, INT, RAW, RAW, RAW, NULL, NULL, NULL, NULL, NULL, NULL, INT, NULL, INT, RAW, RAW, RAW], items: &[Word(Bits { arg: 0, low: 0, width: 8 }, &W_LSC_UNTYPED_LSC_SUB_OP), Text(&literal(".")), Word(Bits { arg: 3, low: 0, width: 8 }, &W_LSC_UNTYPED_LSC_SFID), Several(Composite::LscCaching, &[4, 5, 6]), Text(&literal(".")), Word(Bits { arg: 8, low: 0, width: 8 }, &W_LSC_UNTYPED_CACHE_OPERATION), Text(&literal(".")), Word(Bits { arg: 9, low: 0, width: 8 }, &W_LSC_UNTYPED_CACHE_SIZE), Channels(1), Several(Composite::LscAddr, &[26, 10, NONE, NONE, NONE, NONE, 13, NONE, NONE, NONE, NONE, NONE, NONE, NONE])] },
    TextTemplate { format: Format::LscUntypedQuad as u16, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x4)], predicate: 2, blank: &[INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, NULL, INT, RAW, RAW, RAW, NULL, NULL, NULL, NULL, NULL, NULL, INT, NULL, INT, RAW, RAW, RAW], items: &[Word(Bits { arg: 0, low: 0, width: 8 }, &W_LSC_UNTYPED_LSC_SUB_OP), Text(&literal(".")), Word(Bits { arg: 3, low: 0, width: 8 }, &W_LSC_UNTYPED_LSC_SFID), Several(Composite::LscCaching, &[4, 5, 6]), Sometimes(&Optional { bits: Bits { arg: 7, low: 0, width: 1 }, code: None, negated: false, items: &[Text(&literal(".ov"))] }), Channels(1), Second, Several(Composite::LscData, &[25, 14, NONE, 17, 15, 18, NONE]), Blank, Second, Several(Composite::LscAddr, &[26, 10, 23, 24, 11, 12, 13, NONE, NONE, NONE, NONE, NONE, NONE, NONE])] },
    TextTemplate { format: Format::LscUntypedStrided as u16, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x2)], predicate: 2, blank: &[INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, NULL, INT, RAW, RAW, RAW, NULL, NULL, NULL, NULL, NULL, NULL, INT, NULL, INT, RAW, RAW, RAW], items: &[Word(Bits { arg: 0, low: 0, width: 8 }, &W_LSC_UNTYPED_LSC_SUB_OP), Text(&literal(".")), Word(Bits { arg: 3, low: 0, width: 8 }, &W_LSC_UNTYPED_LSC_SFID), Several(Composite::LscCaching, &[4, 5, 6]), Channels(1), Second, Several(Composite::LscData, &[25, 14, 16, NONE, 15, 18, 28]), Blank, Second, Several(Composite::LscAddr, &[27, 10, 23, 24, 11, 12, 13, 28, NONE, NONE, NONE, NONE, NONE, NONE])] },
    TextTemplate { format: Format::LscUntypedBlock2d as u16, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x8)], predicate: 2, blank: &[INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, NULL, INT, RAW, RAW, RAW, NULL, NULL, NULL, NULL, NULL, NULL, INT, NULL, INT, RAW, RAW, RAW], items: &[Word(Bits { arg: 0, low: 0, width: 8 }, &W_LSC_UNTYPED_LSC_SUB_OP), Text(&literal(".")), Word(Bits { arg: 3, low: 0, width: 8 }, &W_LSC_UNTYPED_LSC_SFID), Several(Composite::LscCaching, &[4, 5, 6]), Channels(1), Second, Several(Composite::Block2dData, &[25, 14, 19, 20, 21, 15, 22]), Blank, Second, Several(Composite::Block2dAddr, &[29, 30, 31, 32, 33, 34, 35, 36, NONE, NONE, NONE])] },
    TextTemplate { format: Format::LscUntypedVector as u16, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x10000010)], predicate: 2, blank: &[INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, NULL, INT, RAW, RAW, RAW, NULL, NULL, NULL, NULL, NULL, NULL, INT, NULL, INT, RAW, RAW, RAW], items: &[Word(Bits { arg: 0, low: 0, width: 8 }, &W_LSC_UNTYPED_LSC_SUB_OP), Text(&literal(".")), Word(Bits { arg: 3, low: 0, width: 8 }, &W_LSC_UNTYPED_LSC_SFID), Several(Composite::LscCaching, &[4, 5, 6]), Channels(1), Second, Several(Composite::LscAddr, &[26, 10, 23, 24, 11, 12, 13, NONE, NONE, NONE, NONE, NONE, NONE, NONE]), Blank, Second, Several(Composite::LscData, &[38, 14, 16, NONE, 15, 18, NONE])] },
    TextTemplate { format: Format::LscUntypedQuad as u16, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x40)], predicate: 2, blank: &[INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, NULL, INT, RAW, RAW, RAW, NULL, NULL, NULL, NULL, NULL, NULL, INT, NULL, INT, RAW, RAW, RAW], items: &[Word(Bits { arg: 0, low: 0, width: 8 }, &W_LSC_UNTYPED_LSC_SUB_OP), Text(&literal(".")), Word(Bits { arg: 3, low: 0, width: 8 }, &W_LSC_UNTYPED_LSC_SFID), Several(Composite::LscCaching, &[4, 5, 6]), Channels(1), Second, Several(Composite::LscAddr, &[26, 10, 23, 24, 11, 12, 13, NONE, NONE, NONE, NONE, NONE, NONE, NONE]), Blank, Second, Several(Composite::LscData, &[38, 14, NONE, 17, 15, 18, NONE])] },
    TextTemplate { format: Format::LscUntypedStrided as u16, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x20)], predicate: 2, blank: &[INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, NULL, INT, RAW, RAW, RAW, NULL, NULL, NULL, NULL, NULL, NULL, INT, NULL, INT, RAW, RAW, RAW], items: &[Word(Bits { arg: 0, low: 0, width: 8 }, &W_LSC_UNTYPED_LSC_SUB_OP), Text(&literal(".")), Word(Bits { arg: 3, low: 0, width: 8 }, &W_LSC_UNTYPED_LSC_SFID), Several(Composite::LscCaching, &[4, 5, 6]), Channels(1), Second, Several(Composite::LscAddr, &[27, 10, 23, 24, 11, 12, 13, 28, NONE, NONE, NONE, NONE, NONE, NONE]), Blank, Second, Several(Composite::LscData, &[38, 14, 16, NONE, 15, 18, 28])] },
    TextTemplate { format: Format::LscUntypedBlock2d as u16, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x80)], predicate: 2, blank: &[INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, NULL, INT, RAW, RAW, RAW, NULL, NULL, NULL, NULL, NULL, NULL, INT, NULL, INT, RAW, RAW, RAW], items: &[Word(Bits { arg: 0, low: 0, width: 8 }, &W_LSC_UNTYPED_LSC_SUB_OP), Text(&literal(".")), Word(Bits { arg: 3, low: 0, width: 8 }, &W_LSC_UNTYPED_LSC_SFID), Several(Composite::LscCaching, &[4, 5, 6]), Channels(1), Second, Several(Composite::Block2dAddr, &[29, 30, 31, 32, 33, 34, 35, 36, NONE, NONE, NONE]), Blank, Second, Several(Composite::Block2dData, &[38, 14, 19, 20, 21, 15, 22])] },
    TextTemplate { format: Format::LscUntypedAppend as u16, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x70000000000)], predicate: 2, blank: &[INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, NULL, INT, RAW, RAW, RAW, NULL, NULL, NULL, NULL, NULL, NULL, INT, NULL, INT, RAW, RAW, RAW], items: &[Word(Bits { arg: 0, low: 0, width: 8 }, &W_LSC_UNTYPED_LSC_SUB_OP), Text(&literal(".")), Word(Bits { arg: 3, low: 0, width: 8 }, &W_LSC_UNTYPED_LSC_SFID), Several(Composite::LscCaching, &[4, 5, 6]), Channels(1), Second, Several(Composite::LscData, &[25, 14, 16, NONE, 15, 18, NONE]), Blank, Second, Several(Composite::LscAddr, &[NONE, 10, 23, 24, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE]), Blank, Second, Several(Composite::LscData, &[37, 14, 16, NONE, 15, 18, NONE])] },
    TextTemplate { format: Format::LscUntypedVector as u16, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x3e07ffff00)], predicate: 2, blank: &[INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, NULL, INT, RAW, RAW, RAW, NULL, NULL, NULL, NULL, NULL, NULL, INT, NULL, INT, RAW, RAW, RAW], items: &[Word(Bits { arg: 0, low: 0, width: 8 }, &W_LSC_UNTYPED_LSC_SUB_OP), Text(&literal(".")), Word(Bits { arg: 3, low: 0, width: 8 }, &W_LSC_UNTYPED_LSC_SFID), Several(Composite::LscCaching, &[4, 5, 6]), Channels(1), Second, Several(Composite::LscData, &[25, 14, 16, NONE, 15, 18, NONE]), Blank, Second, Several(Composite::LscAddr, &[26, 10, 23, 24, 11, 12, 13, NONE, NONE, NONE, NONE, NONE, NONE, NONE]), Blank, Second, Several(Composite::LscData, &[38, NONE, NONE, NONE, NONE, NONE, NONE]), Blank, Second, Several(Composite::LscData, &[39, NONE, NONE, NONE, NONE, NONE, NONE])] },
];
static F_LSC_TYPED: &[TextTemplate] = &[
    TextTemplate { format: Format::LscTypedQuad as u16, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x2000000000004)], predicate: 2, blank: &[INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, NULL, INT, RAW, RAW, INT, RAW, INT, RAW, INT, RAW, NULL, INT, NULL, INT, RAW, RAW], items: &[Word(Bits { arg: 0, low: 0, width: 8 }, &W_LSC_TYPED_LSC_SUB_OP), Text(&literal(".tgm")), Several(Composite::LscCaching, &[3, 4, 5]), Channels(1), Second, Several(Composite::LscData, &[18, 9, NONE, 12, 10, 13, NONE]), Blank, Second, Several(Composite::LscAddr, &[19, 7, 16, 17, NONE, NONE, 8, NONE, 20, 21, 22, 23, 24, 25])] },
    TextTemplate { format: Format::LscTypedVector as u16, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x40000008000000)], predicate: 2, blank: &[INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, NULL, INT, RAW, RAW, INT, RAW, INT, RAW, INT, RAW, NULL, INT, NULL, INT, RAW, RAW], items: &[Word(Bits { arg: 0, low: 0, width: 8 }, &W_LSC_TYPED_LSC_SUB_OP), Text(&literal(".tgm")), Several(Composite::LscCaching, &[3, 4, 5]), Channels(1), Second, Several(Composite::LscData, &[18, 9, 11, NONE, 10, 13, NONE]), Blank, Second, Several(Composite::LscAddr, &[19, 7, 16, 17, NONE, NONE, 8, NONE, 20, 21, 22, 23, 24, 25])] },
    TextTemplate { format: Format::LscTypedQuad as u16, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x4000000000040)], predicate: 2, blank: &[INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, NULL, INT, RAW, RAW, INT, RAW, INT, RAW, INT, RAW, NULL, INT, NULL, INT, RAW, RAW], items: &[Word(Bits { arg: 0, low: 0, width: 8 }, &W_LSC_TYPED_LSC_SUB_OP), Text(&literal(".tgm")), Several(Composite::LscCaching, &[3, 4, 5]), Channels(1), Second, Several(Composite::LscAddr, &[19, 7, 16, 17, NONE, NONE, 8, NONE, 20, 21, 22, 23, 24, 25]), Blank, Second, Several(Composite::LscData, &[30, 9, NONE, 12, 10, 13, NONE])] },
    TextTemplate { format: Format::LscTypedVector as u16, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x10000000)], predicate: 2, blank: &[INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, NULL, INT, RAW, RAW, INT, RAW, INT, RAW, INT, RAW, NULL, INT, NULL, INT, RAW, RAW], items: &[Word(Bits { arg: 0, low: 0, width: 8 }, &W_LSC_TYPED_LSC_SUB_OP), Text(&literal(".tgm")), Several(Composite::LscCaching, &[3, 4, 5]), Channels(1), Second, Several(Composite::LscAddr, &[19, 7, 16, 17, NONE, NONE, 8, NONE, 20, 21, 22, 23, 24, 25]), Blank, Second, Several(Composite::LscData, &[30, 9, 11, NONE, 10, 13, NONE])] },
    TextTemplate { format: Format::LscTypedBlock2d as u16, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x8)], predicate: NONE, blank: &[INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, NULL, INT, RAW, RAW, INT, RAW, INT, RAW, INT, RAW, NULL, INT, NULL, INT, RAW, RAW], items: &[Word(Bits { arg: 0, low: 0, width: 8 }, &W_LSC_TYPED_LSC_SUB_OP), Text(&literal(".tgm")), Several(Composite::LscCaching, &[3, 4, 5]), Blank, Second, Several(Composite::Block2dData, &[18, NONE, NONE, 14, 15, NONE, NONE]), Blank, Second, Several(Composite::Block2dAddr, &[NONE, NONE, NONE, NONE, 26, 27, 28, 29, 7, 16, 17])] },
    TextTemplate { format: Format::LscTypedBlock2d as u16, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x80)], predicate: NONE, blank: &[INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, NULL, INT, RAW, RAW, INT, RAW, INT, RAW, INT, RAW, NULL, INT, NULL, INT, RAW, RAW], items: &[Word(Bits { arg: 0, low: 0, width: 8 }, &W_LSC_TYPED_LSC_SUB_OP), Text(&literal(".tgm")), Several(Composite::LscCaching, &[3, 4, 5]), Blank, Second, Several(Composite::Block2dAddr, &[NONE, NONE, NONE, NONE, 26, 27, 28, 29, 7, 16, 17]), Blank, Second, Several(Composite::Block2dData, &[30, NONE, NONE, 14, 15, NONE, NONE])] },
    TextTemplate { format: Format::LscTypedVector as u16, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x40000000), When::In(Bits { arg: 1, low: 4, width: 4 }, 0x100), When::In(Bits { arg: 1, low: 0, width: 3 }, 0x1), When::In(Bits { arg: 8, low: 0, width: 8 }, 0x4), When::In(Bits { arg: 9, low: 0, width: 8 }, 0x8), When::In(Bits { arg: 10, low: 0, width: 8 }, 0x4), When::In(Bits { arg: 11, low: 0, width: 8 }, 0x40), When::In(Bits { arg: 13, low: 0, width: 4 }, 0x40)], predicate: 2, blank: &[INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, NULL, INT, RAW, RAW, INT, RAW, INT, RAW, INT, RAW, NULL, INT, NULL, INT, RAW, RAW], items: &[Word(Bits { arg: 0, low: 0, width: 8 }, &W_LSC_TYPED_LSC_SUB_OP), Text(&literal(".tgm")), Blank, Second, Several(Composite::LscData, &[18, NONE, NONE, NONE, NONE, NONE, NONE]), Blank, Second, Several(Composite::LscAddr, &[19, 7, 16, 17, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE])] },
    TextTemplate { format: Format::LscTypedVector as u16, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x40000000)], predicate: 2, blank: &[INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, NULL, INT, RAW, RAW, INT, RAW, INT, RAW, INT, RAW, NULL, INT, NULL, INT, RAW, RAW], items: &[Word(Bits { arg: 0, low: 0, width: 8 }, &W_LSC_TYPED_LSC_SUB_OP), Text(&literal(".tgm")), Blank, Second, Several(Composite::LscData, &[18, NONE, NONE, NONE, NONE, NONE, NONE]), Blank, Second, Several(Composite::LscAddr, &[19, 7, 16, 17, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE])] },
    TextTemplate { format: Format::LscTypedVector as u16, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x7ffff00)], predicate: 2, blank: &[INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, INT, NULL, INT, RAW, RAW, INT, RAW, INT, RAW, INT, RAW, NULL, INT, NULL, INT, RAW, RAW], items: &[Word(Bits { arg: 0, low: 0, width: 8 }, &W_LSC_TYPED_LSC_SUB_OP), Text(&literal(".tgm")), Several(Composite::LscCaching, &[3, 4, 5]), Sometimes(&Optional { bits: Bits { arg: 6, low: 0, width: 1 }, code: None, negated: false, items: &[Text(&literal(".msaa"))] }), Channels(1), Second, Several(Composite::LscData, &[18, 9, 11, NONE, 10, 13, NONE]), Blank, Second, Several(Composite::LscAddr, &[19, 7, 16, 17, NONE, NONE, 8, NONE, 20, 21, 22, 23, 24, 25]), Blank, Second, Several(Composite::LscData, &[30, NONE, NONE, NONE, NONE, NONE, NONE]), Blank, Second, Several(Composite::LscData, &[31, NONE, NONE, NONE, NONE, NONE, NONE])] },
];
static F_LSC_FENCE: &[TextTemplate] = &[
    TextTemplate { format: Format::LscFence as u16, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 4, width: 4 }, 0x100), When::In(Bits { arg: 0, low: 0, width: 3 }, 0x1)], predicate: NONE, blank: &[INT, INT, INT, INT, INT], items: &[Text(&literal("lsc_fence.")), Word(Bits { arg: 2, low: 0, width: 8 }, &W_LSC_FENCE_LSC_SFID), Text(&literal(".")), Word(Bits { arg: 3, low: 0, width: 8 }, &W_LSC_FENCE_LSC_FENCE_OP), Text(&literal(".")), Word(Bits { arg: 4, low: 0, width: 8 }, &W_LSC_FENCE_LSC_SCOPE)] },
    TextTemplate { format: Format::LscFence as u16, versions: Versions::ALL, when: &[], predicate: NONE, blank: &[INT, INT, INT, INT, INT], items: &[Text(&literal("lsc_fence.")), Word(Bits { arg: 2, low: 0, width: 8 }, &W_LSC_FENCE_LSC_SFID), Text(&literal(".")), Word(Bits { arg: 3, low: 0, width: 8 }, &W_LSC_FENCE_LSC_FENCE_OP), Text(&literal(".")), Word(Bits { arg: 4, low: 0, width: 8 }, &W_LSC_FENCE_LSC_SCOPE)] },
];
static F_RT_READ: &[TextTemplate] = &[
    TextTemplate { format: Format::RtRead as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, INT, INT, NULL, RAW], items: &[Text(&literal("rt_read")), Sometimes(&Optional { bits: Bits { arg: 2, low: 0, width: 16 }, code: None, negated: false, items: &[Text(&literal(".")), Flags(2, &[(0, "<PS>"), (1, "<SI>")])] }), Channels(0), Variable(Bits { arg: 3, low: 0, width: 8 }, Surface), Blank, Sometimes(&Optional { bits: Bits { arg: 2, low: 1, width: 1 }, code: None, negated: false, items: &[Operand(4, Vector)] }), Blank, Raw(5)] },
];
static F_MADW: &[TextTemplate] = &[
    TextTemplate { format: Format::Madw as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, NULL, NULL, NULL, NULL], items: &[Text(&literal("madw")), Channels(0), Operand(2, Vector), Blank, Operand(3, Vector), Blank, Operand(4, Vector), Blank, Operand(5, Vector)] },
];
static F_ADD3O: &[TextTemplate] = &[
    TextTemplate { format: Format::Add3o as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, NULL, NULL, NULL, NULL], items: &[Text(&literal("add3.o")), Channels(0), Operand(2, Vector), Blank, Operand(3, Vector), Blank, Operand(4, Vector), Blank, Operand(5, Vector)] },
];
static F_RAW_SENDG: &[TextTemplate] = &[
    TextTemplate { format: Format::RawSendg as u16, versions: Versions::ALL, when: &[], predicate: 3, blank: &[INT, INT, INT, INT, RAW, INT, RAW, INT, RAW, INT, NULL, NULL, INT], items: &[Word(Bits { arg: 0, low: 0, width: 1 }, &W_RAW_SENDG_MODIFIERS), Sometimes(&Optional { bits: Bits { arg: 0, low: 1, width: 1 }, code: None, negated: false, items: &[Text(&literal("_eot"))] }), Text(&literal(".")), Capitals(Bits { arg: 2, low: 0, width: 32 }), Channels(1), Raw(4), Text(&literal("/")), Number(Bits { arg: 5, low: 0, width: 32 }), Blank, Raw(6), Text(&literal("/")), Number(Bits { arg: 7, low: 0, width: 32 }), Blank, Raw(8), Text(&literal("/")), Number(Bits { arg: 9, low: 0, width: 32 }), Blank, Operand(10, Vector), Blank, Operand(11, Vector), Blank, Capitals(Bits { arg: 12, low: 0, width: 64 })] },
    TextTemplate { format: Format::RawSendg as u16, versions: Versions::ALL, when: &[When::In(Bits { arg: 2, low: 0, width: 32 }, 0x1)], predicate: 3, blank: &[INT, INT, INT, INT, RAW, INT, RAW, INT, RAW, INT, NULL, NULL, INT], items: &[Word(Bits { arg: 0, low: 0, width: 1 }, &W_RAW_SENDG_MODIFIERS), Sometimes(&Optional { bits: Bits { arg: 0, low: 1, width: 1 }, code: None, negated: false, items: &[Text(&literal("_eot"))] }), Text(&literal(".null")), Channels(1), Raw(4), Text(&literal("/")), Number(Bits { arg: 5, low: 0, width: 32 }), Blank, Raw(6), Text(&literal("/")), Number(Bits { arg: 7, low: 0, width: 32 }), Blank, Raw(8), Text(&literal("/")), Number(Bits { arg: 9, low: 0, width: 32 }), Blank, Operand(10, Vector), Blank, Operand(11, Vector), Blank, Capitals(Bits { arg: 12, low: 0, width: 64 })] },
    TextTemplate { format: Format::RawSendg as u16, versions: Versions::ALL, when: &[When::In(Bits { arg: 2, low: 0, width: 32 }, 0x4)], predicate: 3, blank: &[INT, INT, INT, INT, RAW, INT, RAW, INT, RAW, INT, NULL, NULL, INT], items: &[Word(Bits { arg: 0, low: 0, width: 1 }, &W_RAW_SENDG_MODIFIERS), Sometimes(&Optional { bits: Bits { arg: 0, low: 1, width: 1 }, code: None, negated: false, items: &[Text(&literal("_eot"))] }), Text(&literal(".smpl")), Channels(1), Raw(4), Text(&literal("/")), Number(Bits { arg: 5, low: 0, width: 32 }), Blank, Raw(6), Text(&literal("/")), Number(Bits { arg: 7, low: 0, width: 32 }), Blank, Raw(8), Text(&literal("/")), Number(Bits { arg: 9, low: 0, width: 32 }), Blank, Operand(10, Vector), Blank, Operand(11, Vector), Blank, Capitals(Bits { arg: 12, low: 0, width: 64 })] },
    TextTemplate { format: Format::RawSendg as u16, versions: Versions::ALL, when: &[When::In(Bits { arg: 2, low: 0, width: 32 }, 0x8)], predicate: 3, blank: &[INT, INT, INT, INT, RAW, INT, RAW, INT, RAW, INT, NULL, NULL, INT], items: &[Word(Bits { arg: 0, low: 0, width: 1 }, &W_RAW_SENDG_MODIFIERS), Sometimes(&Optional { bits: Bits { arg: 0, low: 1, width: 1 }, code: None, negated: false, items: &[Text(&literal("_eot"))] }), Text(&literal(".gtwy")), Channels(1), Raw(4), Text(&literal("/")), Number(Bits { arg: 5, low: 0, width: 32 }), Blank, Raw(6), Text(&literal("/")), Number(Bits { arg: 7, low: 0, width: 32 }), Blank, Raw(8), Text(&literal("/")), Number(Bits { arg: 9, low: 0, width: 32 }), Blank, Operand(10, Vector), Blank, Operand(11, Vector), Blank, Capitals(Bits { arg: 12, low: 0, width: 64 })] },
    TextTemplate { format: Format::RawSendg as u16, versions: Versions::ALL, when: &[When::In(Bits { arg: 2, low: 0, width: 32 }, 0x20)], predicate: 3, blank: &[INT, INT, INT, INT, RAW, INT, RAW, INT, RAW, INT, NULL, NULL, INT], items: &[Word(Bits { arg: 0, low: 0, width: 1 }, &W_RAW_SENDG_MODIFIERS), Sometimes(&Optional { bits: Bits { arg: 0, low: 1, width: 1 }, code: None, negated: false, items: &[Text(&literal("_eot"))] }), Text(&literal(".rc")), Channels(1), Raw(4), Text(&literal("/")), Number(Bits { arg: 5, low: 0, width: 32 }), Blank, Raw(6), Text(&literal("/")), Number(Bits { arg: 7, low: 0, width: 32 }), Blank, Raw(8), Text(&literal("/")), Number(Bits { arg: 9, low: 0, width: 32 }), Blank, Operand(10, Vector), Blank, Operand(11, Vector), Blank, Capitals(Bits { arg: 12, low: 0, width: 64 })] },
    TextTemplate { format: Format::RawSendg as u16, versions: Versions::ALL, when: &[When::In(Bits { arg: 2, low: 0, width: 32 }, 0x40)], predicate: 3, blank: &[INT, INT, INT, INT, RAW, INT, RAW, INT, RAW, INT, NULL, NULL, INT], items: &[Word(Bits { arg: 0, low: 0, width: 1 }, &W_RAW_SENDG_MODIFIERS), Sometimes(&Optional { bits: Bits { arg: 0, low: 1, width: 1 }, code: None, negated: false, items: &[Text(&literal("_eot"))] }), Text(&literal(".urb")), Channels(1), Raw(4), Text(&literal("/")), Number(Bits { arg: 5, low: 0, width: 32 }), Blank, Raw(6), Text(&literal("/")), Number(Bits { arg: 7, low: 0, width: 32 }), Blank, Raw(8), Text(&literal("/")), Number(Bits { arg: 9, low: 0, width: 32 }), Blank, Operand(10, Vector), Blank, Operand(11, Vector), Blank, Capitals(Bits { arg: 12, low: 0, width: 64 })] },
    TextTemplate { format: Format::RawSendg as u16, versions: Versions::ALL, when: &[When::In(Bits { arg: 2, low: 0, width: 32 }, 0x80)], predicate: 3, blank: &[INT, INT, INT, INT, RAW, INT, RAW, INT, RAW, INT, NULL, NULL, INT], items: &[Word(Bits { arg: 0, low: 0, width: 1 }, &W_RAW_SENDG_MODIFIERS), Sometimes(&Optional { bits: Bits { arg: 0, low: 1, width: 1 }, code: None, negated: false, items: &[Text(&literal("_eot"))] }), Text(&literal(".btd")), Channels(1), Raw(4), Text(&literal("/")), Number(Bits { arg: 5, low: 0, width: 32 }), Blank, Raw(6), Text(&literal("/")), Number(Bits { arg: 7, low: 0, width: 32 }), Blank, Raw(8), Text(&literal("/")), Number(Bits { arg: 9, low: 0, width: 32 }), Blank, Operand(10, Vector), Blank, Operand(11, Vector), Blank, Capitals(Bits { arg: 12, low: 0, width: 64 })] },
    TextTemplate { format: Format::RawSendg as u16, versions: Versions::ALL, when: &[When::In(Bits { arg: 2, low: 0, width: 32 }, 0x100)], predicate: 3, blank: &[INT, INT, INT, INT, RAW, INT, RAW, INT, RAW, INT, NULL, NULL, INT], items: &[Word(Bits { arg: 0, low: 0, width: 1 }, &W_RAW_SENDG_MODIFIERS), Sometimes(&Optional { bits: Bits { arg: 0, low: 1, width: 1 }, code: None, negated: false, items: &[Text(&literal("_eot"))] }), Text(&literal(".rta")), Channels(1), Raw(4), Text(&literal("/")), Number(Bits { arg: 5, low: 0, width: 32 }), Blank, Raw(6), Text(&literal("/")), Number(Bits { arg: 7, low: 0, width: 32 }), Blank, Raw(8), Text(&literal("/")), Number(Bits { arg: 9, low: 0, width: 32 }), Blank, Operand(10, Vector), Blank, Operand(11, Vector), Blank, Capitals(Bits { arg: 12, low: 0, width: 64 })] },
    TextTemplate { format: Format::RawSendg as u16, versions: Versions::ALL, when: &[When::In(Bits { arg: 2, low: 0, width: 32 }, 0x2000)], predicate: 3, blank: &[INT, INT, INT, INT, RAW, INT, RAW, INT, RAW, INT, NULL, NULL, INT], items: &[Word(Bits { arg: 0, low: 0, width: 1 }, &W_RAW_SENDG_MODIFIERS), Sometimes(&Optional { bits: Bits { arg: 0, low: 1, width: 1 }, code: None, negated: false, items: &[Text(&literal("_eot"))] }), Text(&literal(".tgm")), Channels(1), Raw(4), Text(&literal("/")), Number(Bits { arg: 5, low: 0, width: 32 }), Blank, Raw(6), Text(&literal("/")), Number(Bits { arg: 7, low: 0, width: 32 }), Blank, Raw(8), Text(&literal("/")), Number(Bits { arg: 9, low: 0, width: 32 }), Blank, Operand(10, Vector), Blank, Operand(11, Vector), Blank, Capitals(Bits { arg: 12, low: 0, width: 64 })] },
    TextTemplate { format: Format::RawSendg as u16, versions: Versions::ALL, when: &[When::In(Bits { arg: 2, low: 0, width: 32 }, 0x4000)], predicate: 3, blank: &[INT, INT, INT, INT, RAW, INT, RAW, INT, RAW, INT, NULL, NULL, INT], items: &[Word(Bits { arg: 0, low: 0, width: 1 }, &W_RAW_SENDG_MODIFIERS), Sometimes(&Optional { bits: Bits { arg: 0, low: 1, width: 1 }, code: None, negated: false, items: &[Text(&literal("_eot"))] }), Text(&literal(".ugm")), Channels(1), Raw(4), Text(&literal("/")), Number(Bits { arg: 5, low: 0, width: 32 }), Blank, Raw(6), Text(&literal("/")), Number(Bits { arg: 7, low: 0, width: 32 }), Blank, Raw(8), Text(&literal("/")), Number(Bits { arg: 9, low: 0, width: 32 }), Blank, Operand(10, Vector), Blank, Operand(11, Vector), Blank, Capitals(Bits { arg: 12, low: 0, width: 64 })] },
    TextTemplate { format: Format::RawSendg as u16, versions: Versions::ALL, when: &[When::In(Bits { arg: 2, low: 0, width: 32 }, 0x8000)], predicate: 3, blank: &[INT, INT, INT, INT, RAW, INT, RAW, INT, RAW, INT, NULL, NULL, INT], items: &[Word(Bits { arg: 0, low: 0, width: 1 }, &W_RAW_SENDG_MODIFIERS), Sometimes(&Optional { bits: Bits { arg: 0, low: 1, width: 1 }, code: None, negated: false, items: &[Text(&literal("_eot"))] }), Text(&literal(".slm")), Channels(1), Raw(4), Text(&literal("/")), Number(Bits { arg: 5, low: 0, width: 32 }), Blank, Raw(6), Text(&literal("/")), Number(Bits { arg: 7, low: 0, width: 32 }), Blank, Raw(8), Text(&literal("/")), Number(Bits { arg: 9, low: 0, width: 32 }), Blank, Operand(10, Vector), Blank, Operand(11, Vector), Blank, Capitals(Bits { arg: 12, low: 0, width: 64 })] },
];
static F_BREAKPOINT: &[TextTemplate] = &[
    TextTemplate { format: Format::Breakpoint as u16, versions: Versions::ALL, when: &[], predicate: NONE, blank: &[], items: &[Text(&literal("breakpoint"))] },
];
static F_SHFL_IDX4: &[TextTemplate] = &[
    TextTemplate { format: Format::ShflIdx4 as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, RAW, NULL, NULL], items: &[Text(&literal("shfl_idx4")), Channels(0), Raw(2), Blank, Operand(3, Vector), Blank, Operand(4, Vector)] },
];
static F_TANH: &[TextTemplate] = &[
    TextTemplate { format: Format::Tanh as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, NULL, NULL], items: &[Text(&literal("tanh")), Saturation(2), Channels(0), Operand(2, Saturated), Blank, Operand(3, Vector)] },
];
static F_SIGM: &[TextTemplate] = &[
    TextTemplate { format: Format::Sigm as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, NULL, NULL], items: &[Text(&literal("sigm")), Saturation(2), Channels(0), Operand(2, Saturated), Blank, Operand(3, Vector)] },
];
static F_LFSR: &[TextTemplate] = &[
    TextTemplate { format: Format::Lfsr as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, INT, NULL, NULL, NULL], items: &[Text(&literal("lfsr.")), Word(Bits { arg: 2, low: 0, width: 8 }, &W_LFSR_FUNC_CTRL), Channels(0), Operand(3, Vector), Blank, Operand(4, Vector), Blank, Operand(5, Vector)] },
];
static F_BDPAS: &[TextTemplate] = &[
    TextTemplate { format: Format::Bdpas as u16, versions: Versions::ALL, when: &[], predicate: NONE, blank: &[INT, RAW, RAW, RAW, RAW, NULL, NULL, INT, INT, INT, INT], items: &[Text(&literal("bdpas.")), Word(Bits { arg: 7, low: 0, width: 8 }, &W_BDPAS_W), Text(&literal(".")), Word(Bits { arg: 8, low: 0, width: 8 }, &W_BDPAS_A), Text(&literal(".")), Number(Bits { arg: 9, low: 0, width: 8 }), Text(&literal(".")), Number(Bits { arg: 10, low: 0, width: 8 }), Channels(0), Raw(1), Blank, Raw(2), Blank, Raw(3), Blank, Raw(4), Blank, Operand(5, Register), Blank, Operand(6, Register)] },
];
static F_DNSCL: &[TextTemplate] = &[
    TextTemplate { format: Format::Dnscl as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, INT, INT, INT, RAW, RAW, RAW, RAW], items: &[Text(&literal("dnscl.")), Word(Bits { arg: 2, low: 0, width: 8 }, &W_DNSCL_CONVERSION), Text(&literal(".")), Word(Bits { arg: 3, low: 0, width: 8 }, &W_DNSCL_MODE), Text(&literal(".")), Word(Bits { arg: 4, low: 0, width: 8 }, &W_DNSCL_ROUNDING), Channels(0), Raw(5), Blank, Raw(6), Blank, Raw(7), Blank, Raw(8)] },
];
static F_INVM: &[TextTemplate] = &[
    TextTemplate { format: Format::Invm as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, NULL, NULL, NULL, NULL], items: &[Text(&literal("invm")), Channels(0), Operand(2, Vector), Blank, Operand(3, Vector), Blank, Operand(4, Vector), Blank, Operand(5, Vector)] },
];
static F_RSQTM: &[TextTemplate] = &[
    TextTemplate { format: Format::Rsqtm as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, INT, NULL, NULL, NULL], items: &[Text(&literal("rsqtm")), Channels(0), Operand(2, Vector), Blank, Operand(3, Vector), Blank, Operand(4, Vector)] },
];
static INSTRUCTIONS: [Instruction; 143] = [
    Instruction { forms: F_ADD, alias: None },
    Instruction { forms: F_AVG, alias: None },
    Instruction { forms: F_DIV, alias: None },
    Instruction { forms: F_DP2, alias: None },
    Instruction { forms: F_DP3, alias: None },
    Instruction { forms: F_DP4, alias: None },
    Instruction { forms: F_DPH, alias: None },
    Instruction { forms: F_EXP, alias: None },
    Instruction { forms: F_FRC, alias: None },
    Instruction { forms: F_LINE, alias: None },
    Instruction { forms: F_LOG, alias: None },
    Instruction { forms: F_MAD, alias: None },
    Instruction { forms: F_MULH, alias: None },
    Instruction { forms: F_LRP, alias: None },
    Instruction { forms: F_MOD, alias: None },
    Instruction { forms: F_MUL, alias: None },
    Instruction { forms: F_POW, alias: None },
    Instruction { forms: F_RNDD, alias: None },
    Instruction { forms: F_RNDU, alias: None },
    Instruction { forms: F_RNDE, alias: None },
    Instruction { forms: F_RNDZ, alias: None },
    Instruction { forms: F_SAD2, alias: None },
    Instruction { forms: F_SIN, alias: None },
    Instruction { forms: F_COS, alias: None },
    Instruction { forms: F_SQRT, alias: None },
    Instruction { forms: F_RSQRT, alias: None },
    Instruction { forms: F_INV, alias: None },
    Instruction { forms: F_DPASW, alias: None },
    Instruction { forms: F_FCVT, alias: None },
    Instruction { forms: F_SRND, alias: None },
    Instruction { forms: F_LZD, alias: None },
    Instruction { forms: F_AND, alias: None },
    Instruction { forms: F_OR, alias: None },
    Instruction { forms: F_XOR, alias: None },
    Instruction { forms: F_NOT, alias: None },
    Instruction { forms: F_SHL, alias: None },
    Instruction { forms: F_SHR, alias: None },
    Instruction { forms: F_ASR, alias: None },
    Instruction { forms: F_CBIT, alias: None },
    Instruction { forms: F_ADDR_ADD, alias: None },
    Instruction { forms: F_MOV, alias: None },
    Instruction { forms: F_SEL, alias: None },
    Instruction { forms: F_SETP, alias: None },
    Instruction { forms: F_CMP, alias: None },
    Instruction { forms: F_MOVS, alias: None },
    Instruction { forms: F_FBL, alias: None },
    Instruction { forms: F_FBH, alias: None },
    Instruction { forms: F_SUBROUTINE, alias: None },
    Instruction { forms: F_LABEL, alias: None },
    Instruction { forms: F_JMP, alias: None },
    Instruction { forms: F_CALL, alias: Some((2, LabelKind::Fc, F_FCCALL)) },
    Instruction { forms: F_FCCALL, alias: None },
    Instruction { forms: F_RET, alias: None },
    Instruction { forms: F_OWORD_LD, alias: None },
    Instruction { forms: F_OWORD_ST, alias: None },
    Instruction { forms: F_MEDIA_LD, alias: None },
    Instruction { forms: F_MEDIA_ST, alias: None },
    Instruction { forms: F_GATHER, alias: None },
    Instruction { forms: F_SCATTER, alias: None },
    Instruction { forms: F_OWORD_LD_UNALIGNED, alias: None },
    Instruction { forms: F_SAMPLE, alias: None },
    Instruction { forms: F_SAMPLE_UNORM, alias: None },
    Instruction { forms: F_LOAD, alias: None },
    Instruction { forms: F_AVS, alias: None },
    Instruction { forms: F_VA, alias: None },
    Instruction { forms: F_MIN_MAX, alias: None },
    Instruction { forms: F_BFE, alias: None },
    Instruction { forms: F_BFI, alias: None },
    Instruction { forms: F_BFREV, alias: None },
    Instruction { forms: F_ADDC, alias: None },
    Instruction { forms: F_SUBB, alias: None },
    Instruction { forms: F_GATHER4_TYPED, alias: None },
    Instruction { forms: F_SCATTER4_TYPED, alias: None },
    Instruction { forms: F_VA_SKL_PLUS, alias: None },
    Instruction { forms: F_SVM_BLOCK_LD, alias: None },
    Instruction { forms: F_SVM_BLOCK_ST, alias: None },
    Instruction { forms: F_SVM_GATHER, alias: None },
    Instruction { forms: F_SVM_SCATTER, alias: None },
    Instruction { forms: F_SVM_ATOMIC, alias: None },
    Instruction { forms: F_SVM_GATHER4_SCALED, alias: None },
    Instruction { forms: F_SVM_SCATTER4_SCALED, alias: None },
    Instruction { forms: F_IFCALL, alias: None },
    Instruction { forms: F_FADDR, alias: None },
    Instruction { forms: F_FILE, alias: None },
    Instruction { forms: F_LOC, alias: None },
    Instruction { forms: F_VME_IME, alias: None },
    Instruction { forms: F_VME_SIC, alias: None },
    Instruction { forms: F_VME_FBR, alias: None },
    Instruction { forms: F_VME_IDM, alias: None },
    Instruction { forms: F_BARRIER, alias: None },
    Instruction { forms: F_CACHE_FLUSH, alias: None },
    Instruction { forms: F_WAIT, alias: None },
    Instruction { forms: F_FENCE, alias: None },
    Instruction { forms: F_RAW_SEND, alias: None },
    Instruction { forms: F_YIELD, alias: None },
    Instruction { forms: F_NBARRIER, alias: None },
    Instruction { forms: F_FCALL, alias: None },
    Instruction { forms: F_FRET, alias: None },
    Instruction { forms: F_SWITCHJMP, alias: None },
    Instruction { forms: F_SAD2ADD, alias: None },
    Instruction { forms: F_PLN, alias: None },
    Instruction { forms: F_GOTO, alias: None },
    Instruction { forms: F_3D_SAMPLE, alias: None },
    Instruction { forms: F_3D_LOAD, alias: None },
    Instruction { forms: F_3D_SAMPLE4, alias: None },
    Instruction { forms: F_INFO, alias: None },
    Instruction { forms: F_RT_WRITE, alias: None },
    Instruction { forms: F_URB_WRITE, alias: None },
    Instruction { forms: F_TYPED_ATOMIC, alias: None },
    Instruction { forms: F_GATHER4_SCALED, alias: None },
    Instruction { forms: F_SCATTER4_SCALED, alias: None },
    Instruction { forms: F_GATHER_SCALED, alias: None },
    Instruction { forms: F_SCATTER_SCALED, alias: None },
    Instruction { forms: F_RAW_SENDS, alias: None },
    Instruction { forms: F_LIFETIME, alias: None },
    Instruction { forms: F_SBARRIER, alias: None },
    Instruction { forms: F_DWORD_ATOMIC, alias: None },
    Instruction { forms: F_SQRTM, alias: None },
    Instruction { forms: F_DIVM, alias: None },
    Instruction { forms: F_ROL, alias: None },
    Instruction { forms: F_ROR, alias: None },
    Instruction { forms: F_DP4A, alias: None },
    Instruction { forms: F_DPAS, alias: None },
    Instruction { forms: F_ADD3, alias: None },
    Instruction { forms: F_BFN, alias: None },
    Instruction { forms: F_QW_GATHER, alias: None },
    Instruction { forms: F_QW_SCATTER, alias: None },
    Instruction { forms: F_LSC_UNTYPED, alias: None },
    Instruction { forms: F_LSC_TYPED, alias: None },
    Instruction { forms: F_LSC_FENCE, alias: None },
    Instruction { forms: F_RT_READ, alias: None },
    Instruction { forms: F_MADW, alias: None },
    Instruction { forms: F_ADD3O, alias: None },
    Instruction { forms: F_RAW_SENDG, alias: None },
    Instruction { forms: F_BREAKPOINT, alias: None },
    Instruction { forms: F_SHFL_IDX4, alias: None },
    Instruction { forms: F_TANH, alias: None },
    Instruction { forms: F_SIGM, alias: None },
    Instruction { forms: F_LFSR, alias: None },
    Instruction { forms: F_BDPAS, alias: None },
    Instruction { forms: F_DNSCL, alias: None },
    Instruction { forms: F_INVM, alias: None },
    Instruction { forms: F_RSQTM, alias: None },
];
static MNEMONICS: [Mnemonic; 233] = [
    Mnemonic { text: ".file", forms: &[(&F_FILE[1], NONE)] },
    Mnemonic { text: ".loc", forms: &[(&F_LOC[1], NONE)] },
    Mnemonic { text: "FILE", forms: &[(&F_FILE[0], NONE)] },
    Mnemonic { text: "LOC", forms: &[(&F_LOC[0], NONE)] },
    Mnemonic { text: "add", forms: &[(&F_ADD[0], NONE)] },
    Mnemonic { text: "add3", forms: &[(&F_ADD3[0], NONE), (&F_ADD3O[0], NONE)] },
    Mnemonic { text: "addc", forms: &[(&F_ADDC[0], NONE)] },
    Mnemonic { text: "addr_add", forms: &[(&F_ADDR_ADD[0], NONE)] },
    Mnemonic { text: "and", forms: &[(&F_AND[0], NONE)] },
    Mnemonic { text: "asr", forms: &[(&F_ASR[0], NONE)] },
    Mnemonic { text: "avg", forms: &[(&F_AVG[0], NONE)] },
    Mnemonic { text: "avs", forms: &[(&F_AVS[0], NONE)] },
    Mnemonic { text: "barrier", forms: &[(&F_BARRIER[0], NONE)] },
    Mnemonic { text: "bdpas", forms: &[(&F_BDPAS[0], NONE)] },
    Mnemonic { text: "bfe", forms: &[(&F_BFE[0], NONE)] },
    Mnemonic { text: "bfi", forms: &[(&F_BFI[0], NONE)] },
    Mnemonic { text: "bfn", forms: &[(&F_BFN[0], NONE)] },
    Mnemonic { text: "bfrev", forms: &[(&F_BFREV[0], NONE)] },
    Mnemonic { text: "breakpoint", forms: &[(&F_BREAKPOINT[0], NONE)] },
    Mnemonic { text: "call", forms: &[(&F_CALL[0], NONE)] },
    Mnemonic { text: "cbit", forms: &[(&F_CBIT[0], NONE)] },
    Mnemonic { text: "cmp", forms: &[(&F_CMP[0], NONE)] },
    Mnemonic { text: "cos", forms: &[(&F_COS[0], NONE)] },
    Mnemonic { text: "div", forms: &[(&F_DIV[0], NONE)] },
    Mnemonic { text: "divm", forms: &[(&F_DIVM[0], NONE)] },
    Mnemonic { text: "dnscl", forms: &[(&F_DNSCL[0], NONE)] },
    Mnemonic { text: "dp2", forms: &[(&F_DP2[0], NONE)] },
    Mnemonic { text: "dp3", forms: &[(&F_DP3[0], NONE)] },
    Mnemonic { text: "dp4", forms: &[(&F_DP4[0], NONE)] },
    Mnemonic { text: "dp4a", forms: &[(&F_DP4A[0], NONE)] },
    Mnemonic { text: "dpas", forms: &[(&F_DPAS[0], NONE)] },
    Mnemonic { text: "dpasw", forms: &[(&F_DPASW[0], NONE)] },
    Mnemonic { text: "dph", forms: &[(&F_DPH[0], NONE)] },
    Mnemonic { text: "dword_atomic", forms: &[(&F_DWORD_ATOMIC[0], NONE)] },
    Mnemonic { text: "exp", forms: &[(&F_EXP[0], NONE)] },
    Mnemonic { text: "faddr", forms: &[(&F_FADDR[0], NONE)] },
    Mnemonic { text: "fbh", forms: &[(&F_FBH[0], NONE)] },
    Mnemonic { text: "fbl", forms: &[(&F_FBL[0], NONE)] },
    Mnemonic { text: "fcall", forms: &[(&F_FCALL[0], NONE)] },
    Mnemonic { text: "fccall", forms: &[(&F_FCCALL[0], NONE)] },
    Mnemonic { text: "fcvt", forms: &[(&F_FCVT[0], NONE)] },
    Mnemonic { text: "fence_global", forms: &[(&F_FENCE[1], NONE), (&F_FENCE[2], NONE), (&F_FENCE[3], NONE)] },
    Mnemonic { text: "fence_local", forms: &[(&F_FENCE[2], NONE), (&F_FENCE[3], NONE)] },
    Mnemonic { text: "fence_sw", forms: &[(&F_FENCE[0], NONE)] },
    Mnemonic { text: "frc", forms: &[(&F_FRC[0], NONE)] },
    Mnemonic { text: "fret", forms: &[(&F_FRET[0], NONE)] },
    Mnemonic { text: "gather", forms: &[(&F_GATHER[0], NONE), (&F_GATHER[1], NONE)] },
    Mnemonic { text: "gather4_scaled", forms: &[(&F_GATHER4_SCALED[0], NONE)] },
    Mnemonic { text: "gather4_typed", forms: &[(&F_GATHER4_TYPED[0], NONE)] },
    Mnemonic { text: "gather_scaled", forms: &[(&F_GATHER_SCALED[0], NONE)] },
    Mnemonic { text: "goto", forms: &[(&F_GOTO[0], NONE)] },
    Mnemonic { text: "ifcall", forms: &[(&F_IFCALL[0], NONE)] },
    Mnemonic { text: "inv", forms: &[(&F_INV[0], NONE)] },
    Mnemonic { text: "invm", forms: &[(&F_INVM[0], NONE)] },
    Mnemonic { text: "jmp", forms: &[(&F_JMP[0], NONE)] },
    Mnemonic { text: "lfsr", forms: &[(&F_LFSR[0], NONE)] },
    Mnemonic { text: "lifetime", forms: &[(&F_LIFETIME[0], NONE)] },
    Mnemonic { text: "line", forms: &[(&F_LINE[0], NONE)] },
    Mnemonic { text: "load", forms: &[(&F_LOAD[0], NONE), (&F_LOAD[1], NONE)] },
    Mnemonic { text: "load_2dms_w", forms: &[(&F_3D_LOAD[0], 28), (&F_3D_LOAD[1], 28), (&F_3D_LOAD[2], 28)] },
    Mnemonic { text: "load_3d", forms: &[(&F_3D_LOAD[0], 7), (&F_3D_LOAD[1], 7), (&F_3D_LOAD[2], 7)] },
    Mnemonic { text: "load_l", forms: &[(&F_3D_LOAD[0], 27), (&F_3D_LOAD[1], 27), (&F_3D_LOAD[2], 27)] },
    Mnemonic { text: "load_lz", forms: &[(&F_3D_LOAD[0], 26), (&F_3D_LOAD[1], 26), (&F_3D_LOAD[2], 26)] },
    Mnemonic { text: "load_mcs", forms: &[(&F_3D_LOAD[0], 29), (&F_3D_LOAD[1], 29), (&F_3D_LOAD[2], 29)] },
    Mnemonic { text: "lod", forms: &[(&F_3D_SAMPLE[0], 9), (&F_3D_SAMPLE[1], 9), (&F_3D_SAMPLE[2], 9)] },
    Mnemonic { text: "log", forms: &[(&F_LOG[0], NONE)] },
    Mnemonic { text: "lrp", forms: &[(&F_LRP[0], NONE)] },
    Mnemonic { text: "lsc_apndctr_atomic_add", forms: &[(&F_LSC_UNTYPED[10], 40)] },
    Mnemonic { text: "lsc_apndctr_atomic_store", forms: &[(&F_LSC_UNTYPED[10], 42)] },
    Mnemonic { text: "lsc_apndctr_atomic_sub", forms: &[(&F_LSC_UNTYPED[10], 41)] },
    Mnemonic { text: "lsc_atomic_and", forms: &[(&F_LSC_UNTYPED[11], 24), (&F_LSC_TYPED[8], 24)] },
    Mnemonic { text: "lsc_atomic_bfadd", forms: &[(&F_LSC_UNTYPED[11], 33)] },
    Mnemonic { text: "lsc_atomic_bfcas", forms: &[(&F_LSC_UNTYPED[11], 37)] },
    Mnemonic { text: "lsc_atomic_bfmax", forms: &[(&F_LSC_UNTYPED[11], 36)] },
    Mnemonic { text: "lsc_atomic_bfmin", forms: &[(&F_LSC_UNTYPED[11], 35)] },
    Mnemonic { text: "lsc_atomic_bfsub", forms: &[(&F_LSC_UNTYPED[11], 34)] },
    Mnemonic { text: "lsc_atomic_fadd", forms: &[(&F_LSC_UNTYPED[11], 19), (&F_LSC_TYPED[8], 19)] },
    Mnemonic { text: "lsc_atomic_fcas", forms: &[(&F_LSC_UNTYPED[11], 23), (&F_LSC_TYPED[8], 23)] },
    Mnemonic { text: "lsc_atomic_fmax", forms: &[(&F_LSC_UNTYPED[11], 22), (&F_LSC_TYPED[8], 22)] },
    Mnemonic { text: "lsc_atomic_fmin", forms: &[(&F_LSC_UNTYPED[11], 21), (&F_LSC_TYPED[8], 21)] },
    Mnemonic { text: "lsc_atomic_fsub", forms: &[(&F_LSC_UNTYPED[11], 20), (&F_LSC_TYPED[8], 20)] },
    Mnemonic { text: "lsc_atomic_iadd", forms: &[(&F_LSC_UNTYPED[11], 12), (&F_LSC_TYPED[8], 12)] },
    Mnemonic { text: "lsc_atomic_icas", forms: &[(&F_LSC_UNTYPED[11], 18), (&F_LSC_TYPED[8], 18)] },
    Mnemonic { text: "lsc_atomic_idec", forms: &[(&F_LSC_UNTYPED[11], 9), (&F_LSC_TYPED[8], 9)] },
    Mnemonic { text: "lsc_atomic_iinc", forms: &[(&F_LSC_UNTYPED[11], 8), (&F_LSC_TYPED[8], 8)] },
    Mnemonic { text: "lsc_atomic_isub", forms: &[(&F_LSC_UNTYPED[11], 13), (&F_LSC_TYPED[8], 13)] },
    Mnemonic { text: "lsc_atomic_load", forms: &[(&F_LSC_UNTYPED[11], 10), (&F_LSC_TYPED[8], 10)] },
    Mnemonic { text: "lsc_atomic_or", forms: &[(&F_LSC_UNTYPED[11], 25), (&F_LSC_TYPED[8], 25)] },
    Mnemonic { text: "lsc_atomic_smax", forms: &[(&F_LSC_UNTYPED[11], 15), (&F_LSC_TYPED[8], 15)] },
    Mnemonic { text: "lsc_atomic_smin", forms: &[(&F_LSC_UNTYPED[11], 14), (&F_LSC_TYPED[8], 14)] },
    Mnemonic { text: "lsc_atomic_store", forms: &[(&F_LSC_UNTYPED[11], 11), (&F_LSC_TYPED[8], 11)] },
    Mnemonic { text: "lsc_atomic_umax", forms: &[(&F_LSC_UNTYPED[11], 17), (&F_LSC_TYPED[8], 17)] },
    Mnemonic { text: "lsc_atomic_umin", forms: &[(&F_LSC_UNTYPED[11], 16), (&F_LSC_TYPED[8], 16)] },
    Mnemonic { text: "lsc_atomic_xor", forms: &[(&F_LSC_UNTYPED[11], 26), (&F_LSC_TYPED[8], 26)] },
    Mnemonic { text: "lsc_extended_cache_ctrl", forms: &[(&F_LSC_UNTYPED[2], 51)] },
    Mnemonic { text: "lsc_fence", forms: &[(&F_LSC_FENCE[0], NONE), (&F_LSC_FENCE[1], NONE)] },
    Mnemonic { text: "lsc_load", forms: &[(&F_LSC_UNTYPED[0], 0)] },
    Mnemonic { text: "lsc_load_block2d", forms: &[(&F_LSC_UNTYPED[5], 3), (&F_LSC_TYPED[4], 3)] },
    Mnemonic { text: "lsc_load_quad", forms: &[(&F_LSC_UNTYPED[3], 2), (&F_LSC_TYPED[0], 2)] },
    Mnemonic { text: "lsc_load_quad_msrt", forms: &[(&F_LSC_TYPED[0], 49)] },
    Mnemonic { text: "lsc_load_quad_status", forms: &[(&F_LSC_UNTYPED[1], 54), (&F_LSC_TYPED[1], 54)] },
    Mnemonic { text: "lsc_load_status", forms: &[(&F_LSC_UNTYPED[0], 27), (&F_LSC_TYPED[1], 27)] },
    Mnemonic { text: "lsc_load_strided", forms: &[(&F_LSC_UNTYPED[4], 1)] },
    Mnemonic { text: "lsc_read_state_info", forms: &[(&F_LSC_TYPED[6], 30), (&F_LSC_TYPED[7], 30)] },
    Mnemonic { text: "lsc_store", forms: &[(&F_LSC_UNTYPED[6], 4)] },
    Mnemonic { text: "lsc_store_block2d", forms: &[(&F_LSC_UNTYPED[9], 7), (&F_LSC_TYPED[5], 7)] },
    Mnemonic { text: "lsc_store_quad", forms: &[(&F_LSC_UNTYPED[7], 6), (&F_LSC_TYPED[2], 6)] },
    Mnemonic { text: "lsc_store_quad_msrt", forms: &[(&F_LSC_TYPED[2], 50)] },
    Mnemonic { text: "lsc_store_strided", forms: &[(&F_LSC_UNTYPED[8], 5)] },
    Mnemonic { text: "lsc_store_uncompressed", forms: &[(&F_LSC_UNTYPED[6], 28), (&F_LSC_TYPED[3], 28)] },
    Mnemonic { text: "lzd", forms: &[(&F_LZD[0], NONE)] },
    Mnemonic { text: "mad", forms: &[(&F_MAD[0], NONE)] },
    Mnemonic { text: "madw", forms: &[(&F_MADW[0], NONE)] },
    Mnemonic { text: "max", forms: &[(&F_MIN_MAX[0], 1)] },
    Mnemonic { text: "media_ld", forms: &[(&F_MEDIA_LD[0], NONE), (&F_MEDIA_LD[1], NONE)] },
    Mnemonic { text: "media_st", forms: &[(&F_MEDIA_ST[0], NONE), (&F_MEDIA_ST[1], NONE)] },
    Mnemonic { text: "min", forms: &[(&F_MIN_MAX[0], 0)] },
    Mnemonic { text: "mod", forms: &[(&F_MOD[0], NONE)] },
    Mnemonic { text: "mov", forms: &[(&F_MOV[0], NONE)] },
    Mnemonic { text: "movs", forms: &[(&F_MOVS[0], NONE)] },
    Mnemonic { text: "mul", forms: &[(&F_MUL[0], NONE)] },
    Mnemonic { text: "mulh", forms: &[(&F_MULH[0], NONE)] },
    Mnemonic { text: "nbarrier", forms: &[(&F_NBARRIER[0], NONE), (&F_NBARRIER[1], NONE), (&F_NBARRIER[2], NONE)] },
    Mnemonic { text: "not", forms: &[(&F_NOT[0], NONE)] },
    Mnemonic { text: "or", forms: &[(&F_OR[0], NONE)] },
    Mnemonic { text: "oword_ld", forms: &[(&F_OWORD_LD[0], NONE)] },
    Mnemonic { text: "oword_ld_unaligned", forms: &[(&F_OWORD_LD_UNALIGNED[0], NONE)] },
    Mnemonic { text: "oword_st", forms: &[(&F_OWORD_ST[0], NONE)] },
    Mnemonic { text: "plane", forms: &[(&F_PLN[0], NONE)] },
    Mnemonic { text: "pow", forms: &[(&F_POW[0], NONE)] },
    Mnemonic { text: "qw_gather", forms: &[(&F_QW_GATHER[0], NONE)] },
    Mnemonic { text: "qw_scatter", forms: &[(&F_QW_SCATTER[0], NONE)] },
    Mnemonic { text: "raw_send", forms: &[(&F_RAW_SEND[0], 0)] },
    Mnemonic { text: "raw_sendc", forms: &[(&F_RAW_SEND[0], 1)] },
    Mnemonic { text: "raw_sendg", forms: &[(&F_RAW_SENDG[0], 0), (&F_RAW_SENDG[1], 0), (&F_RAW_SENDG[2], 0), (&F_RAW_SENDG[3], 0), (&F_RAW_SENDG[4], 0), (&F_RAW_SENDG[5], 0), (&F_RAW_SENDG[6], 0), (&F_RAW_SENDG[7], 0), (&F_RAW_SENDG[8], 0), (&F_RAW_SENDG[9], 0), (&F_RAW_SENDG[10], 0)] },
    Mnemonic { text: "raw_sendg_eot", forms: &[(&F_RAW_SENDG[0], 0), (&F_RAW_SENDG[1], 0), (&F_RAW_SENDG[2], 0), (&F_RAW_SENDG[3], 0), (&F_RAW_SENDG[4], 0), (&F_RAW_SENDG[5], 0), (&F_RAW_SENDG[6], 0), (&F_RAW_SENDG[7], 0), (&F_RAW_SENDG[8], 0), (&F_RAW_SENDG[9], 0), (&F_RAW_SENDG[10], 0)] },
    Mnemonic { text: "raw_sendgc", forms: &[(&F_RAW_SENDG[0], 1), (&F_RAW_SENDG[1], 1), (&F_RAW_SENDG[2], 1), (&F_RAW_SENDG[3], 1), (&F_RAW_SENDG[4], 1), (&F_RAW_SENDG[5], 1), (&F_RAW_SENDG[6], 1), (&F_RAW_SENDG[7], 1), (&F_RAW_SENDG[8], 1), (&F_RAW_SENDG[9], 1), (&F_RAW_SENDG[10], 1)] },
    Mnemonic { text: "raw_sendgc_eot", forms: &[(&F_RAW_SENDG[0], 1), (&F_RAW_SENDG[1], 1), (&F_RAW_SENDG[2], 1), (&F_RAW_SENDG[3], 1), (&F_RAW_SENDG[4], 1), (&F_RAW_SENDG[5], 1), (&F_RAW_SENDG[6], 1), (&F_RAW_SENDG[7], 1), (&F_RAW_SENDG[8], 1), (&F_RAW_SENDG[9], 1), (&F_RAW_SENDG[10], 1)] },
    Mnemonic { text: "raw_sends", forms: &[(&F_RAW_SENDS[0], 0)] },
    Mnemonic { text: "raw_sends_eot", forms: &[(&F_RAW_SENDS[0], 0)] },
    Mnemonic { text: "raw_sendsc", forms: &[(&F_RAW_SENDS[0], 1), (&F_RAW_SENDS[1], 1)] },
    Mnemonic { text: "raw_sendsc_eot", forms: &[(&F_RAW_SENDS[0], 1), (&F_RAW_SENDS[1], 1)] },
    Mnemonic { text: "resinfo", forms: &[(&F_3D_SAMPLE[0], 10), (&F_3D_SAMPLE[1], 10), (&F_3D_SAMPLE[2], 10), (&F_INFO[0], 10), (&F_INFO[1], 10)] },
    Mnemonic { text: "ret", forms: &[(&F_RET[0], NONE)] },
    Mnemonic { text: "rndd", forms: &[(&F_RNDD[0], NONE)] },
    Mnemonic { text: "rnde", forms: &[(&F_RNDE[0], NONE)] },
    Mnemonic { text: "rndu", forms: &[(&F_RNDU[0], NONE)] },
    Mnemonic { text: "rndz", forms: &[(&F_RNDZ[0], NONE)] },
    Mnemonic { text: "rol", forms: &[(&F_ROL[0], NONE)] },
    Mnemonic { text: "ror", forms: &[(&F_ROR[0], NONE)] },
    Mnemonic { text: "rsqrt", forms: &[(&F_RSQRT[0], NONE)] },
    Mnemonic { text: "rsqtm", forms: &[(&F_RSQTM[0], NONE)] },
    Mnemonic { text: "rt_read", forms: &[(&F_RT_READ[0], NONE)] },
    Mnemonic { text: "rt_write_3d", forms: &[(&F_RT_WRITE[0], NONE)] },
    Mnemonic { text: "sad2", forms: &[(&F_SAD2[0], NONE)] },
    Mnemonic { text: "sad2add", forms: &[(&F_SAD2ADD[0], NONE)] },
    Mnemonic { text: "sample", forms: &[(&F_SAMPLE[0], NONE), (&F_SAMPLE[1], NONE), (&F_3D_SAMPLE[0], 12), (&F_3D_SAMPLE[1], 12), (&F_3D_SAMPLE[2], 12)] },
    Mnemonic { text: "sample4", forms: &[(&F_3D_SAMPLE[3], 8), (&F_3D_SAMPLE[4], 8), (&F_3D_SAMPLE4[0], 8), (&F_3D_SAMPLE4[1], 8), (&F_3D_SAMPLE4[2], 8)] },
    Mnemonic { text: "sample4_b", forms: &[(&F_3D_SAMPLE4[0], 14), (&F_3D_SAMPLE4[1], 14), (&F_3D_SAMPLE4[2], 14)] },
    Mnemonic { text: "sample4_c", forms: &[(&F_3D_SAMPLE[3], 16), (&F_3D_SAMPLE[4], 16), (&F_3D_SAMPLE4[0], 16), (&F_3D_SAMPLE4[1], 16), (&F_3D_SAMPLE4[2], 16)] },
    Mnemonic { text: "sample4_i", forms: &[(&F_3D_SAMPLE4[0], 15), (&F_3D_SAMPLE4[1], 15), (&F_3D_SAMPLE4[2], 15)] },
    Mnemonic { text: "sample4_i_c", forms: &[(&F_3D_SAMPLE4[0], 21), (&F_3D_SAMPLE4[1], 21), (&F_3D_SAMPLE4[2], 21)] },
    Mnemonic { text: "sample4_l", forms: &[(&F_3D_SAMPLE4[0], 13), (&F_3D_SAMPLE4[1], 13), (&F_3D_SAMPLE4[2], 13)] },
    Mnemonic { text: "sample4_l_c", forms: &[(&F_3D_SAMPLE4[0], 23), (&F_3D_SAMPLE4[1], 23), (&F_3D_SAMPLE4[2], 23)] },
    Mnemonic { text: "sample4_po", forms: &[(&F_3D_SAMPLE4[0], 17), (&F_3D_SAMPLE4[0], 40), (&F_3D_SAMPLE4[1], 17), (&F_3D_SAMPLE4[1], 40), (&F_3D_SAMPLE4[2], 17), (&F_3D_SAMPLE4[2], 40)] },
    Mnemonic { text: "sample4_po_b", forms: &[(&F_3D_SAMPLE4[0], 46), (&F_3D_SAMPLE4[1], 46), (&F_3D_SAMPLE4[2], 46)] },
    Mnemonic { text: "sample4_po_c", forms: &[(&F_3D_SAMPLE4[0], 18), (&F_3D_SAMPLE4[0], 48), (&F_3D_SAMPLE4[1], 18), (&F_3D_SAMPLE4[1], 48), (&F_3D_SAMPLE4[2], 18), (&F_3D_SAMPLE4[2], 48)] },
    Mnemonic { text: "sample4_po_i", forms: &[(&F_3D_SAMPLE4[0], 47), (&F_3D_SAMPLE4[1], 47), (&F_3D_SAMPLE4[2], 47)] },
    Mnemonic { text: "sample4_po_i_c", forms: &[(&F_3D_SAMPLE4[0], 53), (&F_3D_SAMPLE4[1], 53), (&F_3D_SAMPLE4[2], 53)] },
    Mnemonic { text: "sample4_po_l", forms: &[(&F_3D_SAMPLE4[0], 45), (&F_3D_SAMPLE4[1], 45), (&F_3D_SAMPLE4[2], 45)] },
    Mnemonic { text: "sample4_po_l_c", forms: &[(&F_3D_SAMPLE4[0], 55), (&F_3D_SAMPLE4[1], 55), (&F_3D_SAMPLE4[2], 55)] },
    Mnemonic { text: "sample_3d", forms: &[(&F_3D_SAMPLE[0], 0), (&F_3D_SAMPLE[1], 0), (&F_3D_SAMPLE[2], 0)] },
    Mnemonic { text: "sample_b", forms: &[(&F_3D_SAMPLE[0], 1), (&F_3D_SAMPLE[1], 1), (&F_3D_SAMPLE[2], 1)] },
    Mnemonic { text: "sample_b_c", forms: &[(&F_3D_SAMPLE[0], 5), (&F_3D_SAMPLE[1], 5), (&F_3D_SAMPLE[2], 5)] },
    Mnemonic { text: "sample_c", forms: &[(&F_3D_SAMPLE[0], 3), (&F_3D_SAMPLE[1], 3), (&F_3D_SAMPLE[2], 3)] },
    Mnemonic { text: "sample_c_lz", forms: &[(&F_3D_SAMPLE[0], 25), (&F_3D_SAMPLE[1], 25), (&F_3D_SAMPLE[2], 25)] },
    Mnemonic { text: "sample_c_mlod", forms: &[(&F_3D_SAMPLE[0], 19), (&F_3D_SAMPLE[1], 19), (&F_3D_SAMPLE[2], 19)] },
    Mnemonic { text: "sample_d", forms: &[(&F_3D_SAMPLE[0], 4), (&F_3D_SAMPLE[1], 4), (&F_3D_SAMPLE[2], 4)] },
    Mnemonic { text: "sample_d_c", forms: &[(&F_3D_SAMPLE[0], 20), (&F_3D_SAMPLE[1], 20), (&F_3D_SAMPLE[2], 20)] },
    Mnemonic { text: "sample_d_c_mlod", forms: &[(&F_3D_SAMPLE[0], 17), (&F_3D_SAMPLE[1], 17), (&F_3D_SAMPLE[2], 17)] },
    Mnemonic { text: "sample_l", forms: &[(&F_3D_SAMPLE[0], 2), (&F_3D_SAMPLE[1], 2), (&F_3D_SAMPLE[2], 2)] },
    Mnemonic { text: "sample_l_c", forms: &[(&F_3D_SAMPLE[0], 6), (&F_3D_SAMPLE[1], 6), (&F_3D_SAMPLE[2], 6)] },
    Mnemonic { text: "sample_lz", forms: &[(&F_3D_SAMPLE[0], 24), (&F_3D_SAMPLE[1], 24), (&F_3D_SAMPLE[2], 24)] },
    Mnemonic { text: "sample_mlod", forms: &[(&F_3D_SAMPLE[0], 18), (&F_3D_SAMPLE[1], 18), (&F_3D_SAMPLE[2], 18)] },
    Mnemonic { text: "sample_po", forms: &[(&F_3D_SAMPLE[0], 32), (&F_3D_SAMPLE[1], 32), (&F_3D_SAMPLE[2], 32)] },
    Mnemonic { text: "sample_po_b", forms: &[(&F_3D_SAMPLE[0], 33), (&F_3D_SAMPLE[1], 33), (&F_3D_SAMPLE[2], 33)] },
    Mnemonic { text: "sample_po_b_c", forms: &[(&F_3D_SAMPLE[0], 58), (&F_3D_SAMPLE[1], 58), (&F_3D_SAMPLE[2], 58)] },
    Mnemonic { text: "sample_po_c", forms: &[(&F_3D_SAMPLE[0], 35), (&F_3D_SAMPLE[1], 35), (&F_3D_SAMPLE[2], 35)] },
    Mnemonic { text: "sample_po_c_lz", forms: &[(&F_3D_SAMPLE[0], 57), (&F_3D_SAMPLE[1], 57), (&F_3D_SAMPLE[2], 57)] },
    Mnemonic { text: "sample_po_d", forms: &[(&F_3D_SAMPLE[0], 36), (&F_3D_SAMPLE[1], 36), (&F_3D_SAMPLE[2], 36)] },
    Mnemonic { text: "sample_po_d_c", forms: &[(&F_3D_SAMPLE[0], 59), (&F_3D_SAMPLE[1], 59), (&F_3D_SAMPLE[2], 59)] },
    Mnemonic { text: "sample_po_l", forms: &[(&F_3D_SAMPLE[0], 34), (&F_3D_SAMPLE[1], 34), (&F_3D_SAMPLE[2], 34)] },
    Mnemonic { text: "sample_po_l_c", forms: &[(&F_3D_SAMPLE[0], 38), (&F_3D_SAMPLE[1], 38), (&F_3D_SAMPLE[2], 38)] },
    Mnemonic { text: "sample_po_lz", forms: &[(&F_3D_SAMPLE[0], 56), (&F_3D_SAMPLE[1], 56), (&F_3D_SAMPLE[2], 56)] },
    Mnemonic { text: "sample_unorm", forms: &[(&F_SAMPLE_UNORM[0], NONE)] },
    Mnemonic { text: "sampleinfo", forms: &[(&F_3D_SAMPLE[0], 11), (&F_3D_SAMPLE[1], 11), (&F_3D_SAMPLE[2], 11), (&F_INFO[2], 11), (&F_INFO[3], 11)] },
    Mnemonic { text: "sampler_cache_flush", forms: &[(&F_CACHE_FLUSH[0], NONE)] },
    Mnemonic { text: "sbarrier", forms: &[(&F_SBARRIER[0], NONE)] },
    Mnemonic { text: "scatter", forms: &[(&F_SCATTER[0], NONE)] },
    Mnemonic { text: "scatter4_scaled", forms: &[(&F_SCATTER4_SCALED[0], NONE)] },
    Mnemonic { text: "scatter4_typed", forms: &[(&F_SCATTER4_TYPED[0], NONE)] },
    Mnemonic { text: "scatter_scaled", forms: &[(&F_SCATTER_SCALED[0], NONE)] },
    Mnemonic { text: "sel", forms: &[(&F_SEL[0], NONE)] },
    Mnemonic { text: "setp", forms: &[(&F_SETP[0], NONE)] },
    Mnemonic { text: "shfl_idx4", forms: &[(&F_SHFL_IDX4[0], NONE)] },
    Mnemonic { text: "shl", forms: &[(&F_SHL[0], NONE)] },
    Mnemonic { text: "shr", forms: &[(&F_SHR[0], NONE)] },
    Mnemonic { text: "sigm", forms: &[(&F_SIGM[0], NONE)] },
    Mnemonic { text: "sin", forms: &[(&F_SIN[0], NONE)] },
    Mnemonic { text: "sqrt", forms: &[(&F_SQRT[0], NONE)] },
    Mnemonic { text: "sqrtm", forms: &[(&F_SQRTM[0], NONE)] },
    Mnemonic { text: "srnd", forms: &[(&F_SRND[0], NONE)] },
    Mnemonic { text: "subb", forms: &[(&F_SUBB[0], NONE)] },
    Mnemonic { text: "svm_atomic", forms: &[(&F_SVM_ATOMIC[0], NONE)] },
    Mnemonic { text: "svm_block_ld", forms: &[(&F_SVM_BLOCK_LD[0], NONE), (&F_SVM_BLOCK_LD[1], NONE), (&F_SVM_BLOCK_LD[2], NONE)] },
    Mnemonic { text: "svm_block_st", forms: &[(&F_SVM_BLOCK_ST[0], NONE), (&F_SVM_BLOCK_ST[1], NONE), (&F_SVM_BLOCK_ST[2], NONE)] },
    Mnemonic { text: "svm_gather", forms: &[(&F_SVM_GATHER[0], NONE)] },
    Mnemonic { text: "svm_gather4scaled", forms: &[(&F_SVM_GATHER4_SCALED[0], NONE)] },
    Mnemonic { text: "svm_scatter", forms: &[(&F_SVM_SCATTER[0], NONE)] },
    Mnemonic { text: "svm_scatter4scaled", forms: &[(&F_SVM_SCATTER4_SCALED[0], NONE)] },
    Mnemonic { text: "switchjmp", forms: &[(&F_SWITCHJMP[0], NONE)] },
    Mnemonic { text: "tanh", forms: &[(&F_TANH[0], NONE)] },
    Mnemonic { text: "typed_atomic", forms: &[(&F_TYPED_ATOMIC[0], NONE)] },
    Mnemonic { text: "urb_write_3d", forms: &[(&F_URB_WRITE[0], NONE)] },
    Mnemonic { text: "va", forms: &[(&F_VA[0], NONE), (&F_VA[1], NONE), (&F_VA[2], NONE), (&F_VA[3], NONE), (&F_VA[4], NONE), (&F_VA[5], NONE)] },
    Mnemonic { text: "va_skl_plus", forms: &[(&F_VA_SKL_PLUS[0], NONE), (&F_VA_SKL_PLUS[1], NONE), (&F_VA_SKL_PLUS[2], NONE), (&F_VA_SKL_PLUS[3], NONE), (&F_VA_SKL_PLUS[4], NONE), (&F_VA_SKL_PLUS[5], NONE), (&F_VA_SKL_PLUS[6], NONE), (&F_VA_SKL_PLUS[7], NONE), (&F_VA_SKL_PLUS[8], NONE), (&F_VA_SKL_PLUS[9], NONE), (&F_VA_SKL_PLUS[10], NONE), (&F_VA_SKL_PLUS[11], NONE), (&F_VA_SKL_PLUS[12], NONE)] },
    Mnemonic { text: "vme_fbr", forms: &[(&F_VME_FBR[0], NONE)] },
    Mnemonic { text: "vme_idm", forms: &[(&F_VME_IDM[0], NONE)] },
    Mnemonic { text: "vme_ime", forms: &[(&F_VME_IME[0], NONE), (&F_VME_IME[1], NONE)] },
    Mnemonic { text: "vme_sic", forms: &[(&F_VME_SIC[0], NONE)] },
    Mnemonic { text: "wait", forms: &[(&F_WAIT[0], NONE), (&F_WAIT[1], NONE)] },
    Mnemonic { text: "xor", forms: &[(&F_XOR[0], NONE)] },
    Mnemonic { text: "yield", forms: &[(&F_YIELD[0], NONE)] },
];
static HASH: [u16; 1024] = hash_table(&MNEMONICS);
pub(crate) static RESERVED: [&str; 238] = [
    "AVS_16_DOWN_SAMPLE",
    "AVS_16_FULL",
    "AVS_16x4",
    "AVS_16x8",
    "AVS_4x4",
    "AVS_4x8",
    "AVS_8_DOWN_SAMPLE",
    "AVS_8_FULL",
    "AVS_8x4",
    "AVS_8x8",
    "FILE",
    "LOC",
    "acos",
    "add",
    "add3",
    "addc",
    "addr_add",
    "and",
    "arg",
    "asin",
    "asr",
    "atan",
    "avg",
    "avs",
    "barrier",
    "bfe",
    "bfi",
    "bfrev",
    "breakpoint",
    "bss",
    "bti",
    "call",
    "cbit",
    "cmp",
    "cos",
    "div",
    "divm",
    "dp2",
    "dp3",
    "dp4",
    "dp4a",
    "dph",
    "dword_atomic",
    "exp",
    "faddr",
    "fbh",
    "fbl",
    "fcall",
    "fccall",
    "fcvt",
    "fence_global",
    "fence_local",
    "fence_sw",
    "flat",
    "frc",
    "fret",
    "gather",
    "gather4_scaled",
    "gather4_typed",
    "gather_scaled",
    "goto",
    "ifcall",
    "inv",
    "invm",
    "jmp",
    "line",
    "load",
    "load_2dms_w",
    "load_3d",
    "load_l",
    "load_lz",
    "load_mcs",
    "lod",
    "log",
    "lrp",
    "lsc_apndctr_atomic_add",
    "lsc_apndctr_atomic_store",
    "lsc_apndctr_atomic_sub",
    "lsc_atomic_and",
    "lsc_atomic_bfadd",
    "lsc_atomic_bfcas",
    "lsc_atomic_bfmax",
    "lsc_atomic_bfmin",
    "lsc_atomic_bfsub",
    "lsc_atomic_fadd",
    "lsc_atomic_fcas",
    "lsc_atomic_fmax",
    "lsc_atomic_fmin",
    "lsc_atomic_fsub",
    "lsc_atomic_iadd",
    "lsc_atomic_icas",
    "lsc_atomic_idec",
    "lsc_atomic_iinc",
    "lsc_atomic_isub",
    "lsc_atomic_load",
    "lsc_atomic_or",
    "lsc_atomic_smax",
    "lsc_atomic_smin",
    "lsc_atomic_store",
    "lsc_atomic_umax",
    "lsc_atomic_umin",
    "lsc_atomic_xor",
    "lsc_ccs_update",
    "lsc_extended_cache_ctrl",
    "lsc_fence",
    "lsc_load",
    "lsc_load_block2d",
    "lsc_load_quad",
    "lsc_load_quad_msrt",
    "lsc_load_quad_status",
    "lsc_load_status",
    "lsc_load_strided",
    "lsc_read_state_info",
    "lsc_store",
    "lsc_store_block2d",
    "lsc_store_quad",
    "lsc_store_quad_msrt",
    "lsc_store_strided",
    "lsc_store_uncompressed",
    "lzd",
    "mad",
    "madw",
    "max",
    "media_ld",
    "media_st",
    "min",
    "mod",
    "mov",
    "movs",
    "mul",
    "mulh",
    "not",
    "or",
    "oword_ld",
    "oword_ld_unaligned",
    "oword_st",
    "plane",
    "pow",
    "qw_gather",
    "qw_scatter",
    "raw_send",
    "raw_sendc",
    "raw_sendg",
    "raw_sendg_eot",
    "raw_sendgc",
    "raw_sendgc_eot",
    "raw_sends",
    "raw_sends_eot",
    "raw_sendsc",
    "raw_sendsc_eot",
    "resinfo",
    "ret",
    "rndd",
    "rnde",
    "rndu",
    "rndz",
    "rol",
    "ror",
    "rsqrt",
    "rsqtm",
    "rt_write_3d",
    "sad2",
    "sad2add",
    "sample",
    "sample4",
    "sample4_b",
    "sample4_c",
    "sample4_i",
    "sample4_i_c",
    "sample4_l",
    "sample4_l_c",
    "sample4_po",
    "sample4_po_b",
    "sample4_po_c",
    "sample4_po_i",
    "sample4_po_i_c",
    "sample4_po_l",
    "sample4_po_l_c",
    "sample_3d",
    "sample_b",
    "sample_b_c",
    "sample_c",
    "sample_c_lz",
    "sample_c_mlod",
    "sample_d",
    "sample_d_c",
    "sample_d_c_mlod",
    "sample_l",
    "sample_l_c",
    "sample_lz",
    "sample_mlod",
    "sample_po",
    "sample_po_b",
    "sample_po_b_c",
    "sample_po_c",
    "sample_po_c_lz",
    "sample_po_d",
    "sample_po_d_c",
    "sample_po_l",
    "sample_po_l_c",
    "sample_po_lz",
    "sample_unorm",
    "sampleinfo",
    "sampler_cache_flush",
    "scatter",
    "scatter4_scaled",
    "scatter4_typed",
    "scatter_scaled",
    "sel",
    "setp",
    "shfl_idx4",
    "shl",
    "shr",
    "sigm",
    "sin",
    "sqrt",
    "sqrtm",
    "srnd",
    "ss",
    "subb",
    "surf",
    "svm_atomic",
    "svm_block_ld",
    "svm_block_st",
    "svm_gather",
    "svm_gather4scaled",
    "svm_scatter",
    "svm_scatter4scaled",
    "switchjmp",
    "tanh",
    "typed_atomic",
    "urb_write_3d",
    "vme_fbr",
    "vme_ime",
    "vme_sic",
    "wait",
    "xor",
    "yield",
];
static LABELS: &[LabelFormat] = &[LabelFormat { kind: LabelKind::Subroutine, format: Format::Subroutine as u16, field: 0 }, LabelFormat { kind: LabelKind::Block, format: Format::Label as u16, field: 0 }];
static TYPES: [(u8, TypeKind); 16] = [(32, TypeKind::Unsigned), (32, TypeKind::Signed), (16, TypeKind::Unsigned), (16, TypeKind::Signed), (8, TypeKind::Unsigned), (8, TypeKind::Signed), (64, TypeKind::Float), (32, TypeKind::Float), (32, TypeKind::Packed), (32, TypeKind::Packed), (1, TypeKind::Packed), (64, TypeKind::Unsigned), (32, TypeKind::Packed), (64, TypeKind::Signed), (16, TypeKind::Float), (16, TypeKind::Float)];
pub(crate) static TABLES: Tables = Tables {
    instructions: &INSTRUCTIONS,
    mnemonics: &MNEMONICS,
    hash: &HASH,
    labels: LABELS,
    codes: Codes {
        types: words!(short "a data type", ["ud", "d", "uw", "w", "ub", "b", "df", "f", "v", "vf", "bool", "uq", "uv", "q", "hf", "bf"]),
        kinds: &TYPES,
        modifiers: words!(long "a modifier", ["", "(abs)", "(-)", "(-abs)", ".sat", "(~)"]),
        saturation: 4,
        v_stride: (Bits { arg: 0, low: 0, width: 4 }, words!(short "a vertical stride", ["", "0", "1", "2", "4", "8", "16", "32"])),
        width: (Bits { arg: 0, low: 4, width: 4 }, words!(short "a width of rows", ["", "", "1", "2", "4", "8", "16"])),
        h_stride: (Bits { arg: 0, low: 8, width: 4 }, words!(short "a horizontal stride", ["", "0", "1", "2", "4"])),
        region_digits: [[2, 3, 4, 0, 5, 0, 0, 0, 6, 0], [0, 33, 49, 0, 65, 0, 0, 0, 81, 0], [257, 513, 769, 0, 1025, 0, 0, 0, 0, 0]],
        region_marks: [[1, 48, 49, 50, 52, 56, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1], [1, 1, 49, 50, 52, 56, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1], [1, 48, 49, 50, 52, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]],
        address_width: words!(short "a number of addresses", ["1", "2", "4", "8", "16"]),
        predicate_id: Bits { arg: 0, low: 0, width: 12 },
        predicate_combine: (Bits { arg: 0, low: 13, width: 2 }, words!(short "`any` or `all`", ["", "any", "all"])),
        predicate_invert: Bits { arg: 0, low: 15, width: 1 },
        exec_size: (Bits { arg: 0, low: 0, width: 3 }, words!(short "a number of channels", ["1", "2", "4", "8", "16", "32"])),
        exec_mask: (Bits { arg: 0, low: 4, width: 4 }, words!(short "a part of the execution mask", ["M1", "M2", "M3", "M4", "M5", "M6", "M7", "M8", "M1_NM", "M2_NM", "M3_NM", "M4_NM", "M5_NM", "M6_NM", "M7_NM", "M8_NM"], read: [(8, "NoMask")])),
        exec_digits: ([0, 1, 17, 33, 49, 65, 81, 97, 113, 0], [0, 1, 2, 0, 3, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6]),
        exec_texts: (pack(["(M1, ", "(M2, ", "(M3, ", "(M4, ", "(M5, ", "(M6, ", "(M7, ", "(M8, ", "(M1_NM, ", "(M2_NM, ", "(M3_NM, ", "(M4_NM, ", "(M5_NM, ", "(M6_NM, ", "(M7_NM, ", "(M8_NM, "]), pack(["1) ", "2) ", "4) ", "8) ", "16) ", "32) ", "", "", "", "", "", "", "", "", "", ""])),
        samplers: &[false, true],
        lsc: Lsc {
            caching: words!(short "the behaviour of a cache", [".df", ".uc", ".ca", ".wb", ".wt", ".st", ".ri", ".cc"]),
            three_levels: 0x6000,
            address_type: words!(short "what addresses are relative to", ["", "flat", "bss", "ss", "bti", "arg", "surf"]),
            address_size: words!(short "a size of addresses", ["", "a16", "a32", "a64", "a32u", "a32s"]),
            data_size: words!(long "a size of data", ["", "d8", "d16", "d32", "d64", "d8u32", "d16u32", "d16u32h"], others: [(5, Versions::ALL.until(4, 2), "d8c32"), (6, Versions::ALL.until(4, 2), "d16c32"), (7, Versions::ALL.until(4, 2), "d16c32h")], read: [(1, "u8"), (2, "u16"), (3, "u32"), (4, "u64"), (5, "u8c32"), (6, "u16c32"), (7, "u16c32h")]),
            elements: words!(short "a number of elements", ["", "x1", "x2", "x3", "x4", "x8", "x16", "x32", "x64"]),
            order: words!(long "an order of data", ["", "nontransposed", "t"]),
            packing: words!(short "a packing of data", ["n", "t"]),
        },
    },
};
