// @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.

//! The templates of assembler text as tables.
#![allow(clippy::unreadable_literal)]
use Item::*;
use Place::*;
use SymbolClass::{Sampler, Surface};
use openvisa_codec::Versions;
use openvisa_codec::text::form::*;
use openvisa_codec::text::{Arg, LabelKind, SymbolClass};

static W0: Words = Words { what: "W", texts: &["unused", "u1", "s1", "u2", "s2", "u4", "s4", "u8", "s8", "bf", "hf", "bf8", "tf32", "", "hf8"], packed: &[0x646573756e75, 0x3175, 0x3173, 0x3275, 0x3273, 0x3475, 0x3473, 0x3875, 0x3873, 0x6662, 0x6668, 0x386662, 0x32336674, 0x0, 0x386668], others: &[], read: &[], platforms: &[] };
static W1: Words = Words { what: "A", texts: &["unused", "u1", "s1", "u2", "s2", "u4", "s4", "u8", "s8", "bf", "hf", "bf8", "tf32", "", "hf8"], packed: &[0x646573756e75, 0x3175, 0x3173, 0x3275, 0x3273, 0x3475, 0x3473, 0x3875, 0x3873, 0x6662, 0x6668, 0x386662, 0x32336674, 0x0, 0x386668], others: &[], read: &[], platforms: &[] };
static W2: Words = Words { what: "Rel_op", texts: &["eq", "ne", "gt", "ge", "lt", "le"], packed: &[0x7165, 0x656e, 0x7467, 0x6567, 0x746c, 0x656c], others: &[], read: &[], platforms: &[] };
static W3: Words = Words { what: "Size", texts: &["1", "2", "4", "8", "16"], packed: &[0x31, 0x32, 0x34, 0x38, 0x3631], others: &[], read: &[], platforms: &[] };
static W4: Words = Words { what: "Modifiers", texts: &["nomod", "", "top", "bottom"], packed: &[0x646f6d6f6e, 0x0, 0x706f74, 0x6d6f74746f62], others: &[], read: &[], platforms: &[] };
static W5: Words = Words { what: "Elt_size", texts: &["1", "2", "4"], packed: &[0x31, 0x32, 0x34], others: &[], read: &[], platforms: &[] };
static W6: Words = Words { what: "Num_elts", texts: &["M1", "M2", "M3", "M4", "M5", "M6", "M7", "M8", "M1_NM", "M2_NM", "M3_NM", "M4_NM", "M5_NM", "M6_NM", "M7_NM", "M8_NM"], packed: &[0x314d, 0x324d, 0x334d, 0x344d, 0x354d, 0x364d, 0x374d, 0x384d, 0x4d4e5f314d, 0x4d4e5f324d, 0x4d4e5f334d, 0x4d4e5f344d, 0x4d4e5f354d, 0x4d4e5f364d, 0x4d4e5f374d, 0x4d4e5f384d], others: &[], read: &[], platforms: &[] };
static W7: Words = Words { what: "Num_elts", texts: &["8", "16", "1"], packed: &[0x38, 0x3631, 0x31], others: &[], read: &[], platforms: &[] };
static W8: Words = Words { what: "Mode", texts: &["8", "16"], packed: &[0x38, 0x3631], others: &[], read: &[], platforms: &[] };
static W9: Words = Words { what: "Channel_mask", texts: &["16-full", "16-downsampled", "8-full", "8-downsampled"], packed: &[], others: &[], read: &[], platforms: &[] };
static W10: Words = Words { what: "cntrl", texts: &["AVS_16_FULL", "AVS_16_DOWN_SAMPLE", "AVS_8_FULL", "AVS_8_DOWN_SAMPLE"], packed: &[], others: &[], read: &[], platforms: &[] };
static W11: Words = Words { what: "execMode", texts: &["AVS_16x4", "AVS_8x4", "AVS_16x8", "AVS_4x4"], packed: &[0x347836315f535641, 0x3478385f535641, 0x387836315f535641, 0x3478345f535641], others: &[], read: &[], platforms: &[] };
static W12: Words = Words { what: "Function", texts: &["", "convolve", "minmax", "minmaxfilter", "erode", "dilate", "boolcentroid", "centroid"], packed: &[], others: &[], read: &[], platforms: &[] };
static W13: Words = Words { what: "Properties", texts: &["VA_CONV_16x4", "", "VA_CONV_16x1"], packed: &[], others: &[], read: &[], platforms: &[] };
static W14: Words = Words { what: "Properties", texts: &["15x15", "31x31"], packed: &[0x3531783531, 0x3133783133], others: &[], read: &[], platforms: &[] };
static W15: Words = Words { what: "Mode", texts: &["VA_MINMAX_ENABLE", "VA_MAX_ENABLE", "VA_MIN_ENABLE"], packed: &[], others: &[], read: &[], platforms: &[] };
static W16: Words = Words { what: "Cntrl", texts: &["AVS_16_FULL", "AVS_16_DOWN_SAMPLE", "AVS_8_FULL", "AVS_8_DOWN_SAMPLE"], packed: &[], others: &[], read: &[], platforms: &[] };
static W17: Words = Words { what: "FilterBlock", texts: &["VA_MMF_16x4", "", "VA_MMF_16x1", "VA_MMF_1x1"], packed: &[], others: &[], read: &[], platforms: &[] };
static W18: Words = Words { what: "Block", texts: &["VA_ED_64x4", "VA_ED_32x4", "VA_ED_64x1", "VA_ED_32x1"], packed: &[], others: &[], read: &[], platforms: &[] };
static W19: Words = Words { what: "Op", texts: &["min", "max"], packed: &[0x6e696d, 0x78616d], others: &[], read: &[], platforms: &[] };
static W20: Words = Words { what: "Function", texts: &["", "", "", "", "", "", "", "", "CONV_1D_HORIZONTAL", "CONV_1D_VERTICAL", "CONV_1PIXEL", "FLOOD_FILL", "LBP_CREATION", "LBP_CORRELATION", "", "CORRELATION_SEARCH", "HDC_CONVOLVE_2D", "HDC_MIN_MAX_FILTER", "HDC_ERODE", "HDC_DILATE", "HDC_LBP_CORRELATION", "HDC_LBP_CREATION", "HDC_CONVOLVE_1D_H", "HDC_CONVOLVE_1D_V", "HDC_CONVOLVE_1P"], packed: &[], others: &[], read: &[], platforms: &[] };
static W21: Words = Words { what: "Block", texts: &["4x16", "", "1x16"], packed: &[0x36317834, 0x0, 0x36317831], others: &[], read: &[], platforms: &[] };
static W22: Words = Words { what: "PixelBlock", texts: &["4x16", "", "1x16", "1x1"], packed: &[0x36317834, 0x0, 0x36317831, 0x317831], others: &[], read: &[], platforms: &[] };
static W23: Words = Words { what: "Connect", texts: &["4_connect", "8_connect"], packed: &[], others: &[], read: &[], platforms: &[] };
static W24: Words = Words { what: "Patterns", texts: &["VA_5x5_mode", "VA_3x3_mode", "VA_BOTH_mode"], packed: &[], others: &[], read: &[], platforms: &[] };
static W25: Words = Words { what: "Properties", texts: &["VA_Y16_FORMAT", "VA_Y8_FORMAT"], packed: &[], others: &[], read: &[], platforms: &[] };
static W26: Words = Words { what: "PixelFormat", texts: &["VA_Y16_FORMAT", "VA_Y8_FORMAT"], packed: &[], others: &[], read: &[], platforms: &[] };
static W27: Words = Words { what: "Properties", texts: &["1", "2", "4", "8", "16"], packed: &[0x31, 0x32, 0x34, 0x38, 0x3631], others: &[], read: &[], platforms: &[] };
static W28: Words = Words { what: "Properties", texts: &["aligned", "unaligned"], packed: &[], others: &[], read: &[], platforms: &[] };
static W29: Words = Words { what: "Block_size", texts: &["1", "4", "8"], packed: &[0x31, 0x34, 0x38], others: &[], read: &[], platforms: &[] };
static W30: Words = Words { what: "Num_blocks", texts: &["1", "2", "4", "8"], packed: &[0x31, 0x32, 0x34, 0x38], others: &[], read: &[], platforms: &[] };
static W31: Words = Words { what: "Op", texts: &["add", "sub", "inc", "dec", "min", "max", "xchg", "cmpxchg", "and", "or", "xor", "minsint", "maxsint", "predec", "", "", "fmax", "fmin", "fcmpwr", "fadd", "fsub"], packed: &[0x646461, 0x627573, 0x636e69, 0x636564, 0x6e696d, 0x78616d, 0x67686378, 0x67686378706d63, 0x646e61, 0x726f, 0x726f78, 0x746e69736e696d, 0x746e697378616d, 0x636564657270, 0x0, 0x0, 0x78616d66, 0x6e696d66, 0x7277706d6366, 0x64646166, 0x62757366], others: &[], read: &[], platforms: &[] };
static W32: Words = Words { what: "Op", texts: &["32", "16", "64"], packed: &[0x3233, 0x3631, 0x3436], others: &[], read: &[], platforms: &[] };
static W33: Words = Words { what: "StreamMode", texts: &["0", "1", "2", "3"], packed: &[0x30, 0x31, 0x32, 0x33], others: &[], read: &[], platforms: &[] };
static W34: Words = Words { what: "SearchCtrl", texts: &["0", "1", "", "3", "", "", "", "7"], packed: &[0x30, 0x31, 0x0, 0x33, 0x0, 0x0, 0x0, 0x37], others: &[], read: &[], platforms: &[] };
static W35: Words = Words { what: "FBRMbMode", texts: &["16x16", "16x8", "8x16", "8x8"], packed: &[0x3631783631, 0x38783631, 0x36317838, 0x387838], others: &[], read: &[], platforms: &[] };
static W36: Words = Words { what: "Mask", texts: &["global", "local"], packed: &[0x6c61626f6c67, 0x6c61636f6c], others: &[], read: &[], platforms: &[] };
static W37: Words = Words { what: "Modifiers", texts: &["raw_send", "raw_sendc"], packed: &[], others: &[], read: &[], platforms: &[] };
static W38: Words = Words { what: "Mode", texts: &["wait", "signal"], packed: &[0x74696177, 0x6c616e676973], others: &[], read: &[], platforms: &[] };
static W39: Words = Words { what: "Op", texts: &["sample_3d", "sample_b", "sample_l", "sample_c", "sample_d", "sample_b_c", "sample_l_c", "", "sample4", "lod", "resinfo", "sampleinfo", "sample+killpix", "", "", "", "sample4_c", "sample_d_c_mlod", "sample_mlod", "sample_c_mlod", "sample_d_c", "", "", "", "sample_lz", "sample_c_lz", "", "", "", "", "", "", "sample_po", "sample_po_b", "sample_po_l", "sample_po_c", "sample_po_d", "", "sample_po_l_c", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "sample_po_lz", "sample_po_c_lz", "sample_po_b_c", "sample_po_d_c"], packed: &[], others: &[], read: &[], platforms: &[] };
static W40: Words = Words { what: "Op", texts: &["", "", "", "", "", "", "", "load_3d", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "load_lz", "load_l", "load_2dms_w", "load_mcs"], packed: &[], others: &[], read: &[], platforms: &[] };
static W41: Words = Words { what: "Op", texts: &["", "", "", "", "", "", "", "", "sample4", "", "", "", "", "sample4_l", "sample4_b", "sample4_i", "sample4_c", "sample4_po", "sample4_po_c", "", "", "sample4_i_c", "", "sample4_l_c", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "sample4_po", "", "", "", "", "sample4_po_l", "sample4_po_b", "sample4_po_i", "sample4_po_c", "", "", "", "", "sample4_po_i_c", "", "sample4_po_l_c"], packed: &[], others: &[], read: &[], platforms: &[(17, 0x7ff), (18, 0x7ff), (40, 0x7800), (48, 0x7800)] };
static W42: Words = Words { what: "Src_channel", texts: &["R", "G", "B", "A"], packed: &[0x52, 0x47, 0x42, 0x41], others: &[], read: &[], platforms: &[] };
static W43: Words = Words { what: "Op", texts: &["", "", "", "", "", "", "", "", "", "", "resinfo", "sampleinfo"], packed: &[], others: &[], read: &[], platforms: &[] };
static W44: Words = Words { what: "Op", texts: &["32", "16"], packed: &[0x3233, 0x3631], others: &[], read: &[], platforms: &[] };
static W45: Words = Words { what: "Num_blocks", texts: &["1", "2", "4"], packed: &[0x31, 0x32, 0x34], others: &[], read: &[], platforms: &[] };
static W46: Words = Words { what: "Modifiers", texts: &["raw_sends", "raw_sendsc"], packed: &[], others: &[], read: &[], platforms: &[] };
static W47: Words = Words { what: "properties", texts: &["start", "end"], packed: &[0x7472617473, 0x646e65], others: &[], read: &[], platforms: &[] };
static W48: Words = Words { what: "LscSubOp", texts: &["lsc_load", "lsc_load_strided", "lsc_load_quad", "lsc_load_block2d", "lsc_store", "lsc_store_strided", "lsc_store_quad", "lsc_store_block2d", "lsc_atomic_iinc", "lsc_atomic_idec", "lsc_atomic_load", "lsc_atomic_store", "lsc_atomic_iadd", "lsc_atomic_isub", "lsc_atomic_smin", "lsc_atomic_smax", "lsc_atomic_umin", "lsc_atomic_umax", "lsc_atomic_icas", "lsc_atomic_fadd", "lsc_atomic_fsub", "lsc_atomic_fmin", "lsc_atomic_fmax", "lsc_atomic_fcas", "lsc_atomic_and", "lsc_atomic_or", "lsc_atomic_xor", "lsc_load_status", "lsc_store_uncompressed", "", "", "", "", "", "", "", "", "", "", "", "lsc_apndctr_atomic_add", "lsc_apndctr_atomic_sub"], packed: &[], others: &[], read: &[], platforms: &[] };
static W49: Words = Words { what: "LscSFID", texts: &["ugm", "ugml", "", "slm"], packed: &[0x6d6775, 0x6c6d6775, 0x0, 0x6d6c73], others: &[], read: &[], platforms: &[] };
static W50: Words = Words { what: "LscSubOp", texts: &["", "", "lsc_load_quad", "lsc_load_block2d", "", "", "lsc_store_quad", "lsc_store_block2d", "lsc_atomic_iinc", "lsc_atomic_idec", "lsc_atomic_load", "lsc_atomic_store", "lsc_atomic_iadd", "lsc_atomic_isub", "lsc_atomic_smin", "lsc_atomic_smax", "lsc_atomic_umin", "lsc_atomic_umax", "lsc_atomic_icas", "lsc_atomic_fadd", "lsc_atomic_fsub", "lsc_atomic_fmin", "lsc_atomic_fmax", "lsc_atomic_fcas", "lsc_atomic_and", "lsc_atomic_or", "lsc_atomic_xor", "lsc_load_status", "lsc_store_uncompressed", "", "lsc_read_state_info"], packed: &[], others: &[], read: &[], platforms: &[] };
static W51: Words = Words { what: "LscSFID", texts: &["ugm", "ugml", "tgm", "slm"], packed: &[0x6d6775, 0x6c6d6775, 0x6d6774, 0x6d6c73], others: &[], read: &[], platforms: &[] };
static W52: Words = Words { what: "LscFenceOp", texts: &["none", "evict", "invalidate", "discard", "clean", "flushl3", "type6"], packed: &[], others: &[], read: &[], platforms: &[] };
static W53: Words = Words { what: "LscScope", texts: &["group", "local", "tile", "gpu", "gpus", "sysrel", "sysacq"], packed: &[0x70756f7267, 0x6c61636f6c, 0x656c6974, 0x757067, 0x73757067, 0x6c6572737973, 0x716361737973], others: &[], read: &[], platforms: &[] };
static O0: Optional = Optional { bits: Bits { arg: 1, low: 0, width: 8 }, code: None, negated: false, items: &[Text(".mod")] };
static O1: Optional = Optional { bits: Bits { arg: 2, low: 5, width: 2 }, code: None, negated: false, items: &[Text("."), Word(Bits { arg: 2, low: 5, width: 2 }, &W32)] };
static O2: Optional = Optional { bits: Bits { arg: 2, low: 0, width: 1 }, code: None, negated: false, items: &[Text(".uniform")] };
static O3: Optional = Optional { bits: Bits { arg: 2, low: 1, width: 1 }, code: None, negated: false, items: &[Text(".noreturn")] };
static O4: Optional = Optional { bits: Bits { arg: 0, low: 8, width: 1 }, code: None, negated: false, items: &[Text(".pixel_null_mask")] };
static O5: Optional = Optional { bits: Bits { arg: 0, low: 9, width: 1 }, code: None, negated: false, items: &[Text(".cps")] };
static O6: Optional = Optional { bits: Bits { arg: 0, low: 10, width: 1 }, code: None, negated: false, items: &[Text(".divS")] };
static O7: Optional = Optional { bits: Bits { arg: 2, low: 0, width: 16 }, code: None, negated: false, items: &[Text("."), Flags(2, &[(2, "<RTI>"), (3, "<A>"), (4, "<O>"), (5, "<Z>"), (6, "<ST>"), (7, "<LRTW>"), (8, "<CPS>"), (9, "<PS>"), (10, "<CM>"), (11, "<SI>"), (12, "<NULLRT>")])] };
static O8: Optional = Optional { bits: Bits { arg: 2, low: 11, width: 1 }, code: None, negated: false, items: &[Operand(5, Vector)] };
static O9: Optional = Optional { bits: Bits { arg: 2, low: 8, width: 1 }, code: None, negated: false, items: &[Operand(6, Vector)] };
static O10: Optional = Optional { bits: Bits { arg: 2, low: 2, width: 1 }, code: None, negated: false, items: &[Operand(7, Vector)] };
static O11: Optional = Optional { bits: Bits { arg: 2, low: 3, width: 1 }, code: None, negated: false, items: &[Raw(8)] };
static O12: Optional = Optional { bits: Bits { arg: 2, low: 4, width: 1 }, code: None, negated: false, items: &[Raw(9)] };
static O13: Optional = Optional { bits: Bits { arg: 2, low: 5, width: 1 }, code: None, negated: false, items: &[Raw(14)] };
static O14: Optional = Optional { bits: Bits { arg: 2, low: 6, width: 1 }, code: None, negated: false, items: &[Raw(15)] };
static O15: Optional = Optional { bits: Bits { arg: 0, low: 5, width: 2 }, code: None, negated: false, items: &[Text("."), Word(Bits { arg: 0, low: 5, width: 2 }, &W44)] };
static O16: Optional = Optional { bits: Bits { arg: 0, low: 1, width: 1 }, code: None, negated: false, items: &[Text("_eot")] };
static O17: Optional = Optional { bits: Bits { arg: 2, low: 0, width: 16 }, code: None, negated: false, items: &[Text("."), Flags(2, &[(0, "<PS>"), (1, "<SI>")])] };
static O18: Optional = Optional { bits: Bits { arg: 2, low: 1, width: 1 }, code: None, negated: false, items: &[Operand(4, Vector)] };
static I0: &[Item] = &[Text("add"), Saturation(2), Channels(0), Operand(2, Saturated), Blank, Operand(3, Vector), Blank, Operand(4, Vector)];
static I1: &[Item] = &[Text("avg"), Saturation(2), Channels(0), Operand(2, Saturated), Blank, Operand(3, Vector), Blank, Operand(4, Vector)];
static I2: &[Item] = &[Text("div"), Saturation(2), Channels(0), Operand(2, Saturated), Blank, Operand(3, Vector), Blank, Operand(4, Vector)];
static I3: &[Item] = &[Text("dp2"), Saturation(2), Channels(0), Operand(2, Saturated), Blank, Operand(3, Vector), Blank, Operand(4, Vector)];
static I4: &[Item] = &[Text("dp3"), Saturation(2), Channels(0), Operand(2, Saturated), Blank, Operand(3, Vector), Blank, Operand(4, Vector)];
static I5: &[Item] = &[Text("dp4"), Saturation(2), Channels(0), Operand(2, Saturated), Blank, Operand(3, Vector), Blank, Operand(4, Vector)];
static I6: &[Item] = &[Text("dph"), Saturation(2), Channels(0), Operand(2, Saturated), Blank, Operand(3, Vector), Blank, Operand(4, Vector)];
static I7: &[Item] = &[Text("exp"), Saturation(2), Channels(0), Operand(2, Saturated), Blank, Operand(3, Vector)];
static I8: &[Item] = &[Text("frc"), Channels(0), Operand(2, Vector), Blank, Operand(3, Vector)];
static I9: &[Item] = &[Text("line"), Saturation(2), Channels(0), Operand(2, Saturated), Blank, Operand(3, Vector), Blank, Operand(4, Vector)];
static I10: &[Item] = &[Text("log"), Saturation(2), Channels(0), Operand(2, Saturated), Blank, Operand(3, Vector)];
static I11: &[Item] = &[Text("mad"), Saturation(2), Channels(0), Operand(2, Saturated), Blank, Operand(3, Vector), Blank, Operand(4, Vector), Blank, Operand(5, Vector)];
static I12: &[Item] = &[Text("mulh"), Channels(0), Operand(2, Vector), Blank, Operand(3, Vector), Blank, Operand(4, Vector)];
static I13: &[Item] = &[Text("lrp"), Saturation(2), Channels(0), Operand(2, Saturated), Blank, Operand(3, Vector), Blank, Operand(4, Vector), Blank, Operand(5, Vector)];
static I14: &[Item] = &[Text("mod"), Channels(0), Operand(2, Vector), Blank, Operand(3, Vector), Blank, Operand(4, Vector)];
static I15: &[Item] = &[Text("mul"), Saturation(2), Channels(0), Operand(2, Saturated), Blank, Operand(3, Vector), Blank, Operand(4, Vector)];
static I16: &[Item] = &[Text("pow"), Saturation(2), Channels(0), Operand(2, Saturated), Blank, Operand(3, Vector), Blank, Operand(4, Vector)];
static I17: &[Item] = &[Text("rndd"), Saturation(2), Channels(0), Operand(2, Saturated), Blank, Operand(3, Vector)];
static I18: &[Item] = &[Text("rndu"), Saturation(2), Channels(0), Operand(2, Saturated), Blank, Operand(3, Vector)];
static I19: &[Item] = &[Text("rnde"), Saturation(2), Channels(0), Operand(2, Saturated), Blank, Operand(3, Vector)];
static I20: &[Item] = &[Text("rndz"), Saturation(2), Channels(0), Operand(2, Saturated), Blank, Operand(3, Vector)];
static I21: &[Item] = &[Text("sad2"), Saturation(2), Channels(0), Operand(2, Saturated), Blank, Operand(3, Vector), Blank, Operand(4, Vector)];
static I22: &[Item] = &[Text("sin"), Saturation(2), Channels(0), Operand(2, Saturated), Blank, Operand(3, Vector)];
static I23: &[Item] = &[Text("cos"), Saturation(2), Channels(0), Operand(2, Saturated), Blank, Operand(3, Vector)];
static I24: &[Item] = &[Text("sqrt"), Saturation(2), Channels(0), Operand(2, Saturated), Blank, Operand(3, Vector)];
static I25: &[Item] = &[Text("rsqrt"), Saturation(2), Channels(0), Operand(2, Saturated), Blank, Operand(3, Vector)];
static I26: &[Item] = &[Text("inv"), Saturation(2), Channels(0), Operand(2, Saturated), Blank, Operand(3, Vector)];
static I27: &[Item] = &[Text("dpasw."), Word(Bits { arg: 5, low: 0, width: 8 }, &W0), Text("."), Word(Bits { arg: 6, low: 0, width: 8 }, &W1), Text("."), Number(Bits { arg: 7, low: 0, width: 8 }), Text("."), Number(Bits { arg: 8, low: 0, width: 8 }), Channels(0), Raw(1), Blank, Raw(2), Blank, Raw(3), Blank, Operand(4, Register)];
static I28: &[Item] = &[Text("fcvt"), Channels(0), Operand(1, Vector), Blank, Operand(2, Vector)];
static I29: &[Item] = &[Text("srnd"), Channels(0), Operand(1, Vector), Blank, Operand(2, Vector), Blank, Operand(3, Vector)];
static I30: &[Item] = &[Text("lzd"), Channels(0), Operand(2, Vector), Blank, Operand(3, Vector)];
static I31: &[Item] = &[Text("and"), Channels(0), Operand(2, Vector), Blank, Operand(3, Vector), Blank, Operand(4, Vector)];
static I32: &[Item] = &[Text("or"), Channels(0), Operand(2, Vector), Blank, Operand(3, Vector), Blank, Operand(4, Vector)];
static I33: &[Item] = &[Text("xor"), Channels(0), Operand(2, Vector), Blank, Operand(3, Vector), Blank, Operand(4, Vector)];
static I34: &[Item] = &[Text("not"), Channels(0), Operand(2, Vector), Blank, Operand(3, Vector)];
static I35: &[Item] = &[Text("shl"), Saturation(2), Channels(0), Operand(2, Saturated), Blank, Operand(3, Vector), Blank, Operand(4, Vector)];
static I36: &[Item] = &[Text("shr"), Saturation(2), Channels(0), Operand(2, Saturated), Blank, Operand(3, Vector), Blank, Operand(4, Vector)];
static I37: &[Item] = &[Text("asr"), Channels(0), Operand(2, Vector), Blank, Operand(3, Vector), Blank, Operand(4, Vector)];
static I38: &[Item] = &[Text("cbit"), Channels(0), Operand(2, Vector), Blank, Operand(3, Vector)];
static I39: &[Item] = &[Text("addr_add"), Channels(0), Operand(1, Vector), Blank, Operand(2, AddressOf), Blank, Operand(3, Vector)];
static I40: &[Item] = &[Text("mov"), Saturation(2), Channels(0), Operand(2, Saturated), Blank, Operand(3, Vector)];
static I41: &[Item] = &[Text("sel"), Saturation(2), Channels(0), Operand(2, Saturated), Blank, Operand(3, Vector), Blank, Operand(4, Vector)];
static I42: &[Item] = &[Text("setp"), Channels(0), Operand(1, Vector), Blank, Operand(2, Vector)];
static I43: &[Item] = &[Text("cmp."), Word(Bits { arg: 1, low: 0, width: 3 }, &W2), Channels(0), Operand(2, Vector), Blank, Operand(3, Vector), Blank, Operand(4, Vector)];
static I44: &[Item] = &[Text("movs"), Channels(0), Operand(1, Vector), Blank, Operand(2, Vector)];
static I45: &[Item] = &[Text("fbl"), Channels(0), Operand(2, Vector), Blank, Operand(3, Vector)];
static I46: &[Item] = &[Text("fbh"), Channels(0), Operand(2, Vector), Blank, Operand(3, Vector)];
static I47: &[Item] = &[Label(0, LabelKind::Subroutine), Text(":")];
static I48: &[Item] = &[Label(0, LabelKind::Block), Text(":")];
static I49: &[Item] = &[Text("jmp"), Channels(0), Label(2, LabelKind::Block)];
static I50: &[Item] = &[Text("call"), Channels(0), Label(2, LabelKind::Subroutine)];
static I51: &[Item] = &[Text("fccall"), Channels(0), Label(2, LabelKind::Fc)];
static I52: &[Item] = &[Text("ret"), Blank, Text("("), Exec(0), Text(")")];
static I53: &[Item] = &[Text("oword_ld"), Sometimes(&O0), Blank, Text("("), Word(Bits { arg: 0, low: 0, width: 3 }, &W3), Text(")"), Blank, Variable(Bits { arg: 2, low: 0, width: 8 }, Surface), Blank, Operand(3, Vector), Blank, Raw(4)];
static I54: &[Item] = &[Text("oword_st"), Blank, Text("("), Word(Bits { arg: 0, low: 0, width: 3 }, &W3), Text(")"), Blank, Variable(Bits { arg: 1, low: 0, width: 8 }, Surface), Blank, Operand(2, Vector), Blank, Raw(3)];
static I55: &[Item] = &[Text("media_ld."), Word(Bits { arg: 0, low: 0, width: 3 }, &W4), Blank, Text("("), Number(Bits { arg: 3, low: 0, width: 8 }), Text(","), Number(Bits { arg: 4, low: 0, width: 8 }), Text(")"), Blank, Variable(Bits { arg: 1, low: 0, width: 8 }, Surface), Blank, Number(Bits { arg: 2, low: 0, width: 8 }), Blank, Operand(5, Vector), Blank, Operand(6, Vector), Blank, Raw(7)];
static I56: &[Item] = &[Text("media_ld."), Word(Bits { arg: 0, low: 0, width: 3 }, &W4), Blank, Text("("), Number(Bits { arg: 3, low: 0, width: 8 }), Text(","), Number(Bits { arg: 4, low: 0, width: 8 }), Text(")"), Blank, Variable(Bits { arg: 1, low: 0, width: 8 }, Surface), Blank, Operand(5, Vector), Blank, Operand(6, Vector), Blank, Raw(7)];
static I57: &[Item] = &[Text("media_st."), Word(Bits { arg: 0, low: 0, width: 3 }, &W4), Blank, Text("("), Number(Bits { arg: 3, low: 0, width: 8 }), Text(","), Number(Bits { arg: 4, low: 0, width: 8 }), Text(")"), Blank, Variable(Bits { arg: 1, low: 0, width: 8 }, Surface), Blank, Number(Bits { arg: 2, low: 0, width: 8 }), Blank, Operand(5, Vector), Blank, Operand(6, Vector), Blank, Raw(7)];
static I58: &[Item] = &[Text("media_st."), Word(Bits { arg: 0, low: 0, width: 3 }, &W4), Blank, Text("("), Number(Bits { arg: 3, low: 0, width: 8 }), Text(","), Number(Bits { arg: 4, low: 0, width: 8 }), Text(")"), Blank, Variable(Bits { arg: 1, low: 0, width: 8 }, Surface), Blank, Operand(5, Vector), Blank, Operand(6, Vector), Blank, Raw(7)];
static I59: &[Item] = &[Text("gather."), Word(Bits { arg: 0, low: 0, width: 2 }, &W5), Blank, Text("("), Word(Bits { arg: 2, low: 4, width: 4 }, &W6), Text(","), Blank, Word(Bits { arg: 2, low: 0, width: 2 }, &W7), Text(")"), Sometimes(&O0), Blank, Variable(Bits { arg: 3, low: 0, width: 8 }, Surface), Blank, Operand(4, Vector), Blank, Raw(5), Blank, Raw(6)];
static I60: &[Item] = &[Text("gather."), Word(Bits { arg: 0, low: 0, width: 2 }, &W5), Blank, Text("("), Word(Bits { arg: 2, low: 4, width: 4 }, &W6), Text(","), Blank, Word(Bits { arg: 2, low: 0, width: 2 }, &W7), Text(")"), Blank, Text(".mod"), Blank, Variable(Bits { arg: 3, low: 0, width: 8 }, Surface), Blank, Operand(4, Vector), Blank, Raw(5), Blank, Raw(6)];
static I61: &[Item] = &[Text("scatter."), Word(Bits { arg: 0, low: 0, width: 2 }, &W5), Blank, Text("("), Word(Bits { arg: 1, low: 4, width: 4 }, &W6), Text(","), Blank, Word(Bits { arg: 1, low: 0, width: 2 }, &W7), Text(")"), Blank, Variable(Bits { arg: 2, low: 0, width: 8 }, Surface), Blank, Operand(3, Vector), Blank, Raw(4), Blank, Raw(5)];
static I62: &[Item] = &[Text("oword_ld_unaligned"), Sometimes(&O0), Blank, Text("("), Word(Bits { arg: 0, low: 0, width: 3 }, &W3), Text(")"), Blank, Variable(Bits { arg: 2, low: 0, width: 8 }, Surface), Blank, Operand(3, Vector), Blank, Raw(4)];
static I63: &[Item] = &[Text("sample."), Letters(Bits { arg: 0, low: 0, width: 4 }, "RGBA"), Blank, Text("("), Word(Bits { arg: 0, low: 4, width: 2 }, &W8), Text(")"), Blank, Variable(Bits { arg: 1, low: 0, width: 8 }, Sampler), Blank, Variable(Bits { arg: 2, low: 0, width: 8 }, Surface), Blank, Raw(3), Blank, Raw(4), Blank, Raw(5), Blank, Raw(6)];
static I64: &[Item] = &[Text("sample."), Letters(Bits { arg: 0, low: 0, width: 4 }, "RGBA"), Blank, Variable(Bits { arg: 1, low: 0, width: 8 }, Sampler), Blank, Variable(Bits { arg: 2, low: 0, width: 8 }, Surface), Blank, Raw(3), Blank, Raw(4), Blank, Raw(5), Blank, Raw(6)];
static I65: &[Item] = &[Text("sample_unorm."), Letters(Bits { arg: 0, low: 0, width: 4 }, "RGBA"), Text("."), Word(Bits { arg: 0, low: 4, width: 2 }, &W9), Blank, Variable(Bits { arg: 1, low: 0, width: 8 }, Sampler), Blank, Variable(Bits { arg: 2, low: 0, width: 8 }, Surface), Blank, Operand(3, Vector), Blank, Operand(4, Vector), Blank, Operand(5, Vector), Blank, Operand(6, Vector), Blank, Raw(7)];
static I66: &[Item] = &[Text("load."), Letters(Bits { arg: 0, low: 0, width: 4 }, "RGBA"), Blank, Text("("), Word(Bits { arg: 0, low: 4, width: 2 }, &W8), Text(")"), Blank, Variable(Bits { arg: 1, low: 0, width: 8 }, Surface), Blank, Raw(2), Blank, Raw(3), Blank, Raw(4), Blank, Raw(5)];
static I67: &[Item] = &[Text("load."), Letters(Bits { arg: 0, low: 0, width: 4 }, "RGBA"), Blank, Variable(Bits { arg: 1, low: 0, width: 8 }, Surface), Blank, Raw(2), Blank, Raw(3), Blank, Raw(4), Blank, Raw(5)];
static I68: &[Item] = &[Text("avs."), Letters(Bits { arg: 0, low: 0, width: 4 }, "RGBA"), Blank, Variable(Bits { arg: 2, low: 0, width: 8 }, Surface), Blank, Variable(Bits { arg: 1, low: 0, width: 8 }, Sampler), Blank, Operand(3, Vector), Blank, Operand(4, Vector), Blank, Operand(5, Vector), Blank, Operand(6, Vector), Blank, Operand(7, Vector), Blank, Operand(8, Vector), Blank, Operand(9, Vector), Blank, Word(Bits { arg: 10, low: 0, width: 8 }, &W10), Blank, Operand(11, Vector), Blank, Word(Bits { arg: 12, low: 0, width: 8 }, &W11), Blank, Operand(13, Vector), Blank, Raw(14)];
static I69: &[Item] = &[Text("va."), Word(Bits { arg: 0, low: 0, width: 8 }, &W12), Blank, Variable(Bits { arg: 2, low: 0, width: 8 }, Surface), Blank, Variable(Bits { arg: 1, low: 0, width: 8 }, Sampler), Blank, Operand(3, Vector), Blank, Operand(4, Vector), Blank, Word(Bits { arg: 5, low: 0, width: 2 }, &W13), Blank, Word(Bits { arg: 5, low: 4, width: 1 }, &W14), Blank, Raw(13)];
static I70: &[Item] = &[Text("va."), Word(Bits { arg: 0, low: 0, width: 8 }, &W12), Blank, Variable(Bits { arg: 2, low: 0, width: 8 }, Surface), Blank, Operand(3, Vector), Blank, Operand(4, Vector), Blank, Named(6, &W15), Blank, Raw(13)];
static I71: &[Item] = &[Text("va."), Word(Bits { arg: 0, low: 0, width: 8 }, &W12), Blank, Variable(Bits { arg: 2, low: 0, width: 8 }, Surface), Blank, Variable(Bits { arg: 1, low: 0, width: 8 }, Sampler), Blank, Operand(3, Vector), Blank, Operand(4, Vector), Blank, Word(Bits { arg: 7, low: 0, width: 8 }, &W16), Blank, Word(Bits { arg: 8, low: 0, width: 8 }, &W17), Blank, Operand(9, Vector), Blank, Raw(13)];
static I72: &[Item] = &[Text("va."), Word(Bits { arg: 0, low: 0, width: 8 }, &W12), Blank, Variable(Bits { arg: 2, low: 0, width: 8 }, Surface), Blank, Variable(Bits { arg: 1, low: 0, width: 8 }, Sampler), Blank, Operand(3, Vector), Blank, Operand(4, Vector), Blank, Word(Bits { arg: 10, low: 0, width: 8 }, &W18), Blank, Raw(13)];
static I73: &[Item] = &[Text("va."), Word(Bits { arg: 0, low: 0, width: 8 }, &W12), Blank, Variable(Bits { arg: 2, low: 0, width: 8 }, Surface), Blank, Operand(3, Vector), Blank, Operand(4, Vector), Blank, Operand(11, Vector), Blank, Operand(12, Vector), Blank, Raw(13)];
static I74: &[Item] = &[Text("va."), Word(Bits { arg: 0, low: 0, width: 8 }, &W12), Blank, Variable(Bits { arg: 2, low: 0, width: 8 }, Surface), Blank, Operand(3, Vector), Blank, Operand(4, Vector), Blank, Operand(11, Vector), Blank, Raw(13)];
static I75: &[Item] = &[Word(Bits { arg: 1, low: 0, width: 1 }, &W19), Saturation(2), Channels(0), Operand(2, Saturated), Blank, Operand(3, Vector), Blank, Operand(4, Vector)];
static I76: &[Item] = &[Text("bfe"), Channels(0), Operand(2, Vector), Blank, Operand(3, Vector), Blank, Operand(4, Vector), Blank, Operand(5, Vector)];
static I77: &[Item] = &[Text("bfi"), Channels(0), Operand(2, Vector), Blank, Operand(3, Vector), Blank, Operand(4, Vector), Blank, Operand(5, Vector), Blank, Operand(6, Vector)];
static I78: &[Item] = &[Text("bfrev"), Channels(0), Operand(2, Vector), Blank, Operand(3, Vector)];
static I79: &[Item] = &[Text("addc"), Channels(0), Operand(2, Vector), Blank, Operand(3, Vector), Blank, Operand(4, Vector), Blank, Operand(5, Vector)];
static I80: &[Item] = &[Text("subb"), Saturation(2), Channels(0), Operand(2, Saturated), Blank, Operand(3, Vector), Blank, Operand(4, Vector), Blank, Operand(5, Vector)];
static I81: &[Item] = &[Text("gather4_typed."), Letters(Bits { arg: 2, low: 0, width: 4 }, "RGBA"), Channels(0), Variable(Bits { arg: 3, low: 0, width: 8 }, Surface), Blank, Raw(4), Blank, Raw(5), Blank, Raw(6), Blank, Raw(7), Blank, Raw(8)];
static I82: &[Item] = &[Text("scatter4_typed."), Letters(Bits { arg: 2, low: 0, width: 4 }, "RGBA"), Channels(0), Variable(Bits { arg: 3, low: 0, width: 8 }, Surface), Blank, Raw(4), Blank, Raw(5), Blank, Raw(6), Blank, Raw(7), Blank, Raw(8)];
static I83: &[Item] = &[Text("va_skl_plus."), Word(Bits { arg: 0, low: 0, width: 8 }, &W20), Blank, Variable(Bits { arg: 2, low: 0, width: 8 }, Surface), Blank, Variable(Bits { arg: 1, low: 0, width: 8 }, Sampler), Blank, Operand(3, Vector), Blank, Operand(4, Vector), Blank, Word(Bits { arg: 5, low: 0, width: 8 }, &W21), Blank, Raw(27)];
static I84: &[Item] = &[Text("va_skl_plus."), Word(Bits { arg: 0, low: 0, width: 8 }, &W20), Blank, Variable(Bits { arg: 2, low: 0, width: 8 }, Surface), Blank, Variable(Bits { arg: 1, low: 0, width: 8 }, Sampler), Blank, Operand(3, Vector), Blank, Operand(4, Vector), Blank, Word(Bits { arg: 6, low: 0, width: 8 }, &W22), Blank, Raw(23), Blank, Raw(27)];
static I85: &[Item] = &[Text("va_skl_plus."), Word(Bits { arg: 0, low: 0, width: 8 }, &W20), Blank, Word(Bits { arg: 12, low: 0, width: 8 }, &W23), Blank, Raw(13), Blank, Operand(14, Vector), Blank, Operand(15, Vector), Blank, Operand(16, Vector), Blank, Raw(27)];
static I86: &[Item] = &[Text("va_skl_plus."), Word(Bits { arg: 0, low: 0, width: 8 }, &W20), Blank, Variable(Bits { arg: 2, low: 0, width: 8 }, Surface), Blank, Operand(3, Vector), Blank, Operand(4, Vector), Blank, Word(Bits { arg: 10, low: 0, width: 8 }, &W24), Blank, Raw(27)];
static I87: &[Item] = &[Text("va_skl_plus."), Word(Bits { arg: 0, low: 0, width: 8 }, &W20), Blank, Variable(Bits { arg: 2, low: 0, width: 8 }, Surface), Blank, Operand(3, Vector), Blank, Operand(4, Vector), Blank, Operand(11, Vector), Blank, Raw(27)];
static I88: &[Item] = &[Text("va_skl_plus."), Word(Bits { arg: 0, low: 0, width: 8 }, &W20), Blank, Variable(Bits { arg: 2, low: 0, width: 8 }, Surface), Blank, Operand(3, Vector), Blank, Operand(4, Vector), Blank, Operand(17, Vector), Blank, Operand(18, Vector), Blank, Operand(19, Vector), Blank, Operand(20, Vector), Blank, Operand(21, Vector), Blank, Operand(22, Vector), Blank, Raw(27)];
static I89: &[Item] = &[Text("va_skl_plus."), Word(Bits { arg: 0, low: 0, width: 8 }, &W20), Blank, Variable(Bits { arg: 2, low: 0, width: 8 }, Surface), Blank, Variable(Bits { arg: 1, low: 0, width: 8 }, Sampler), Blank, Operand(3, Vector), Blank, Operand(4, Vector), Blank, Word(Bits { arg: 7, low: 0, width: 4 }, &W25), Blank, Word(Bits { arg: 7, low: 4, width: 1 }, &W14), Blank, Variable(Bits { arg: 24, low: 0, width: 8 }, Surface), Blank, Operand(25, Vector), Blank, Operand(26, Vector)];
static I90: &[Item] = &[Text("va_skl_plus."), Word(Bits { arg: 0, low: 0, width: 8 }, &W20), Blank, Variable(Bits { arg: 2, low: 0, width: 8 }, Surface), Blank, Variable(Bits { arg: 1, low: 0, width: 8 }, Sampler), Blank, Operand(3, Vector), Blank, Operand(4, Vector), Blank, Word(Bits { arg: 8, low: 0, width: 8 }, &W26), Blank, Word(Bits { arg: 9, low: 0, width: 8 }, &W15), Blank, Variable(Bits { arg: 24, low: 0, width: 8 }, Surface), Blank, Operand(25, Vector), Blank, Operand(26, Vector)];
static I91: &[Item] = &[Text("va_skl_plus."), Word(Bits { arg: 0, low: 0, width: 8 }, &W20), Blank, Variable(Bits { arg: 2, low: 0, width: 8 }, Surface), Blank, Variable(Bits { arg: 1, low: 0, width: 8 }, Sampler), Blank, Operand(3, Vector), Blank, Operand(4, Vector), Blank, Variable(Bits { arg: 24, low: 0, width: 8 }, Surface), Blank, Operand(25, Vector), Blank, Operand(26, Vector)];
static I92: &[Item] = &[Text("va_skl_plus."), Word(Bits { arg: 0, low: 0, width: 8 }, &W20), Blank, Variable(Bits { arg: 2, low: 0, width: 8 }, Surface), Blank, Operand(3, Vector), Blank, Operand(4, Vector), Blank, Operand(11, Vector), Blank, Variable(Bits { arg: 24, low: 0, width: 8 }, Surface), Blank, Operand(25, Vector), Blank, Operand(26, Vector)];
static I93: &[Item] = &[Text("va_skl_plus."), Word(Bits { arg: 0, low: 0, width: 8 }, &W20), Blank, Variable(Bits { arg: 2, low: 0, width: 8 }, Surface), Blank, Operand(3, Vector), Blank, Operand(4, Vector), Blank, Word(Bits { arg: 10, low: 0, width: 8 }, &W24), Blank, Variable(Bits { arg: 24, low: 0, width: 8 }, Surface), Blank, Operand(25, Vector), Blank, Operand(26, Vector)];
static I94: &[Item] = &[Text("va_skl_plus."), Word(Bits { arg: 0, low: 0, width: 8 }, &W20), Blank, Variable(Bits { arg: 2, low: 0, width: 8 }, Surface), Blank, Variable(Bits { arg: 1, low: 0, width: 8 }, Sampler), Blank, Operand(3, Vector), Blank, Operand(4, Vector), Blank, Word(Bits { arg: 8, low: 0, width: 8 }, &W26), Blank, Variable(Bits { arg: 24, low: 0, width: 8 }, Surface), Blank, Operand(25, Vector), Blank, Operand(26, Vector)];
static I95: &[Item] = &[Text("va_skl_plus."), Word(Bits { arg: 0, low: 0, width: 8 }, &W20), Blank, Variable(Bits { arg: 2, low: 0, width: 8 }, Surface), Blank, Variable(Bits { arg: 1, low: 0, width: 8 }, Sampler), Blank, Operand(3, Vector), Blank, Operand(4, Vector), Blank, Word(Bits { arg: 8, low: 0, width: 8 }, &W26), Blank, Raw(23), Blank, Variable(Bits { arg: 24, low: 0, width: 8 }, Surface), Blank, Operand(25, Vector), Blank, Operand(26, Vector)];
static I96: &[Item] = &[Text("svm_block_ld"), Blank, Text("("), Word(Bits { arg: 0, low: 0, width: 3 }, &W27), Text(")"), Blank, Operand(1, Vector), Blank, Raw(2)];
static I97: &[Item] = &[Text("svm_block_ld."), Word(Bits { arg: 0, low: 7, width: 1 }, &W28), Blank, Text("("), Word(Bits { arg: 0, low: 0, width: 3 }, &W27), Text(")"), Blank, Operand(1, Vector), Blank, Raw(2)];
static I98: &[Item] = &[Text("svm_block_st"), Blank, Text("("), Word(Bits { arg: 0, low: 0, width: 3 }, &W27), Text(")"), Blank, Operand(1, Vector), Blank, Raw(2)];
static I99: &[Item] = &[Text("svm_block_st."), Word(Bits { arg: 0, low: 7, width: 1 }, &W28), Blank, Text("("), Word(Bits { arg: 0, low: 0, width: 3 }, &W27), Text(")"), Blank, Operand(1, Vector), Blank, Raw(2)];
static I100: &[Item] = &[Text("svm_gather."), Word(Bits { arg: 2, low: 0, width: 2 }, &W29), Text("."), Word(Bits { arg: 3, low: 0, width: 2 }, &W30), Channels(0), Raw(4), Blank, Raw(5)];
static I101: &[Item] = &[Text("svm_scatter."), Word(Bits { arg: 2, low: 0, width: 2 }, &W29), Text("."), Word(Bits { arg: 3, low: 0, width: 2 }, &W30), Channels(0), Raw(4), Blank, Raw(5)];
static I102: &[Item] = &[Text("svm_atomic."), Word(Bits { arg: 2, low: 0, width: 5 }, &W31), Sometimes(&O1), Channels(0), Raw(3), Blank, Raw(6), Blank, Raw(4), Blank, Raw(5)];
static I103: &[Item] = &[Text("svm_gather4scaled."), Letters(Bits { arg: 2, low: 0, width: 4 }, "RGBA"), Channels(0), Operand(4, Vector), Blank, Raw(5), Blank, Raw(6)];
static I104: &[Item] = &[Text("svm_scatter4scaled."), Letters(Bits { arg: 2, low: 0, width: 4 }, "RGBA"), Channels(0), Operand(4, Vector), Blank, Raw(5), Blank, Raw(6)];
static I105: &[Item] = &[Text("ifcall"), Sometimes(&O2), Sometimes(&O3), Channels(0), Operand(3, Vector), Blank, Number(Bits { arg: 4, low: 0, width: 8 }), Blank, Number(Bits { arg: 5, low: 0, width: 8 })];
static I106: &[Item] = &[Text("faddr"), Blank, Name(0), Blank, Operand(1, Vector)];
static I107: &[Item] = &[Text("FILE"), Blank, Quoted(0)];
static I108: &[Item] = &[Text(".file"), Blank, Quoted(0)];
static I109: &[Item] = &[Text("LOC"), Blank, Number(Bits { arg: 0, low: 0, width: 32 })];
static I110: &[Item] = &[Text(".loc"), Blank, Number(Bits { arg: 0, low: 0, width: 32 })];
static I111: &[Item] = &[Text("vme_ime("), Word(Bits { arg: 0, low: 0, width: 8 }, &W33), Text(","), Word(Bits { arg: 1, low: 0, width: 8 }, &W34), Text(")"), Blank, Variable(Bits { arg: 4, low: 0, width: 8 }, Surface), Blank, Raw(2), Blank, Raw(3), Blank, Raw(5), Blank, Raw(6), Blank, Raw(7), Blank, Raw(8)];
static I112: &[Item] = &[Text("vme_ime"), Blank, Text("("), Word(Bits { arg: 0, low: 0, width: 8 }, &W33), Text(","), Word(Bits { arg: 1, low: 0, width: 8 }, &W34), Text(")"), Blank, Variable(Bits { arg: 4, low: 0, width: 8 }, Surface), Blank, Raw(2), Blank, Raw(3), Blank, Raw(5), Blank, Raw(6), Blank, Raw(7), Blank, Raw(8)];
static I113: &[Item] = &[Text("vme_sic"), Blank, Variable(Bits { arg: 2, low: 0, width: 8 }, Surface), Blank, Raw(0), Blank, Raw(1), Blank, Raw(3)];
static I114: &[Item] = &[Text("vme_fbr"), Blank, Text("("), Blank, Named(3, &W35), Text(","), Blank, Operand(4, Vector), Text(","), Blank, Operand(5, Vector), Text(")"), Blank, Variable(Bits { arg: 2, low: 0, width: 8 }, Surface), Blank, Raw(0), Blank, Raw(1), Blank, Raw(6)];
static I115: &[Item] = &[Text("vme_idm"), Blank, Variable(Bits { arg: 2, low: 0, width: 8 }, Surface), Blank, Raw(0), Blank, Raw(1), Blank, Raw(3)];
static I116: &[Item] = &[Text("barrier")];
static I117: &[Item] = &[Text("sampler_cache_flush")];
static I118: &[Item] = &[Text("wait"), Blank, Operand(0, Vector)];
static I119: &[Item] = &[Text("wait")];
static I120: &[Item] = &[Text("fence_sw")];
static I121: &[Item] = &[Text("fence_"), Word(Bits { arg: 0, low: 5, width: 1 }, &W36)];
static I122: &[Item] = &[Text("fence_"), Word(Bits { arg: 0, low: 5, width: 1 }, &W36), Text("."), Flags(0, &[(0, "E"), (1, "I"), (2, "S"), (3, "C"), (4, "R"), (6, "L1")])];
static I123: &[Item] = &[Word(Bits { arg: 0, low: 0, width: 1 }, &W37), Channels(1), Hex(Bits { arg: 3, low: 0, width: 32 }), Blank, Number(Bits { arg: 4, low: 0, width: 8 }), Blank, Number(Bits { arg: 5, low: 0, width: 8 }), Blank, Operand(6, Vector), Blank, Raw(7), Blank, Raw(8)];
static I124: &[Item] = &[Text("yield")];
static I125: &[Item] = &[Text("nbarrier."), Word(Bits { arg: 0, low: 0, width: 1 }, &W38), Blank, Operand(1, Vector)];
static I126: &[Item] = &[Text("nbarrier."), Word(Bits { arg: 0, low: 0, width: 1 }, &W38), Blank, Operand(1, Vector), Blank, Operand(3, Vector)];
static I127: &[Item] = &[Text("nbarrier."), Word(Bits { arg: 0, low: 0, width: 1 }, &W38), Blank, Operand(1, Vector), Blank, Operand(2, Vector), Blank, Operand(3, Vector), Blank, Operand(4, Vector)];
static I128: &[Item] = &[Text("fcall"), Channels(0), Name(2), Blank, Number(Bits { arg: 3, low: 0, width: 8 }), Blank, Number(Bits { arg: 4, low: 0, width: 8 })];
static I129: &[Item] = &[Text("fret"), Blank, Text("("), Exec(0), Text(")")];
static I130: &[Item] = &[Text("switchjmp"), Channels(0), Operand(2, Vector), Blank, Text("("), Labels(LabelKind::Block), Text(")")];
static I131: &[Item] = &[Text("sad2add"), Saturation(2), Channels(0), Operand(2, Saturated), Blank, Operand(3, Vector), Blank, Operand(4, Vector), Blank, Operand(5, Vector)];
static I132: &[Item] = &[Text("plane"), Saturation(2), Channels(0), Operand(2, Saturated), Blank, Operand(3, Vector), Blank, Operand(4, Vector)];
static I133: &[Item] = &[Text("goto"), Channels(0), Label(2, LabelKind::Block)];
static I134: &[Item] = &[Word(Bits { arg: 0, low: 0, width: 8 }, &W39), Sometimes(&O4), Sometimes(&O5), Sometimes(&O6), Text("."), Letters(Bits { arg: 3, low: 0, width: 4 }, "RGBA"), Channels(1), Operand(4, Vector), Blank, Variable(Bits { arg: 5, low: 0, width: 8 }, Sampler), Blank, Variable(Bits { arg: 6, low: 0, width: 8 }, Surface), Blank, Raw(7), Blank, Raw(8), Blank, Raws];
static I135: &[Item] = &[Word(Bits { arg: 0, low: 0, width: 8 }, &W39), Sometimes(&O4), Sometimes(&O5), Sometimes(&O6), Text("."), Letters(Bits { arg: 3, low: 0, width: 4 }, "RGBA"), Channels(1), Operand(4, Vector), Blank, Variable(Bits { arg: 5, low: 0, width: 8 }, Sampler), Blank, Variable(Bits { arg: 6, low: 0, width: 8 }, Surface), Blank, Raw(7), Blank, Raws];
static I136: &[Item] = &[Word(Bits { arg: 0, low: 0, width: 8 }, &W39), Sometimes(&O4), Sometimes(&O5), Sometimes(&O6), Text("."), Channels(1), Operand(4, Vector), Blank, Variable(Bits { arg: 5, low: 0, width: 8 }, Sampler), Blank, Variable(Bits { arg: 6, low: 0, width: 8 }, Surface), Blank, Raw(7), Blank, Raw(8), Blank, Raws];
static I137: &[Item] = &[Word(Bits { arg: 0, low: 0, width: 8 }, &W40), Sometimes(&O4), Text("."), Letters(Bits { arg: 3, low: 0, width: 4 }, "RGBA"), Channels(1), Operand(4, Vector), Blank, Variable(Bits { arg: 5, low: 0, width: 8 }, Surface), Blank, Raw(6), Blank, Raw(7), Blank, Raws];
static I138: &[Item] = &[Word(Bits { arg: 0, low: 0, width: 8 }, &W40), Sometimes(&O4), Text("."), Letters(Bits { arg: 3, low: 0, width: 4 }, "RGBA"), Channels(1), Operand(4, Vector), Blank, Variable(Bits { arg: 5, low: 0, width: 8 }, Surface), Blank, Raw(6), Blank, Raws];
static I139: &[Item] = &[Word(Bits { arg: 0, low: 0, width: 8 }, &W41), Sometimes(&O4), Text("."), Word(Bits { arg: 3, low: 0, width: 2 }, &W42), Channels(1), Operand(4, Vector), Blank, Variable(Bits { arg: 5, low: 0, width: 8 }, Sampler), Blank, Variable(Bits { arg: 6, low: 0, width: 8 }, Surface), Blank, Raw(7), Blank, Raw(8), Blank, Raws];
static I140: &[Item] = &[Word(Bits { arg: 0, low: 0, width: 8 }, &W41), Sometimes(&O4), Text("."), Word(Bits { arg: 3, low: 0, width: 2 }, &W42), Channels(1), Operand(4, Vector), Blank, Variable(Bits { arg: 5, low: 0, width: 8 }, Sampler), Blank, Variable(Bits { arg: 6, low: 0, width: 8 }, Surface), Blank, Raw(7), Blank, Raws];
static I141: &[Item] = &[Word(Bits { arg: 0, low: 0, width: 8 }, &W43), Text("."), Letters(Bits { arg: 2, low: 0, width: 4 }, "RGBA"), Channels(1), Variable(Bits { arg: 3, low: 0, width: 8 }, Surface), Blank, Raw(4), Blank, Raw(5)];
static I142: &[Item] = &[Word(Bits { arg: 0, low: 0, width: 8 }, &W43), Text("."), Letters(Bits { arg: 2, low: 0, width: 4 }, "RGBA"), Channels(1), Variable(Bits { arg: 3, low: 0, width: 8 }, Surface), Blank, Raw(5)];
static I143: &[Item] = &[Text("rt_write_3d"), Sometimes(&O7), Channels(0), Variable(Bits { arg: 3, low: 0, width: 8 }, Surface), Blank, Raw(4), Blank, Sometimes(&O8), Blank, Sometimes(&O9), Blank, Sometimes(&O10), Blank, Sometimes(&O11), Blank, Sometimes(&O12), Blank, Raw(10), Blank, Raw(11), Blank, Raw(12), Blank, Raw(13), Blank, Sometimes(&O13), Blank, Sometimes(&O14)];
static I144: &[Item] = &[Text("urb_write_3d"), Channels(0), Number(Bits { arg: 2, low: 0, width: 8 }), Blank, Number(Bits { arg: 4, low: 0, width: 16 }), Blank, Raw(3), Blank, Raw(5), Blank, Raw(6), Blank, Raw(7)];
static I145: &[Item] = &[Text("typed_atomic."), Word(Bits { arg: 0, low: 0, width: 5 }, &W31), Sometimes(&O15), Channels(1), Variable(Bits { arg: 3, low: 0, width: 8 }, Surface), Blank, Raw(4), Blank, Raw(5), Blank, Raw(6), Blank, Raw(7), Blank, Raw(8), Blank, Raw(9), Blank, Raw(10)];
static I146: &[Item] = &[Text("gather4_scaled."), Letters(Bits { arg: 2, low: 0, width: 4 }, "RGBA"), Channels(0), Variable(Bits { arg: 4, low: 0, width: 8 }, Surface), Blank, Operand(5, Vector), Blank, Raw(6), Blank, Raw(7)];
static I147: &[Item] = &[Text("scatter4_scaled."), Letters(Bits { arg: 2, low: 0, width: 4 }, "RGBA"), Channels(0), Variable(Bits { arg: 4, low: 0, width: 8 }, Surface), Blank, Operand(5, Vector), Blank, Raw(6), Blank, Raw(7)];
static I148: &[Item] = &[Text("gather_scaled."), Word(Bits { arg: 3, low: 0, width: 2 }, &W45), Channels(0), Variable(Bits { arg: 5, low: 0, width: 8 }, Surface), Blank, Operand(6, Vector), Blank, Raw(7), Blank, Raw(8)];
static I149: &[Item] = &[Text("scatter_scaled."), Word(Bits { arg: 3, low: 0, width: 2 }, &W45), Channels(0), Variable(Bits { arg: 5, low: 0, width: 8 }, Surface), Blank, Operand(6, Vector), Blank, Raw(7), Blank, Raw(8)];
static I150: &[Item] = &[Word(Bits { arg: 0, low: 0, width: 1 }, &W46), Sometimes(&O16), Text("."), Number(Bits { arg: 6, low: 0, width: 8 }), Text("."), Number(Bits { arg: 3, low: 0, width: 8 }), Text("."), Number(Bits { arg: 4, low: 0, width: 8 }), Text("."), Number(Bits { arg: 5, low: 0, width: 8 }), Channels(1), Operand(7, Vector), Blank, Operand(8, Vector), Blank, Raw(9), Blank, Raw(10), Blank, Raw(11)];
static I151: &[Item] = &[Word(Bits { arg: 0, low: 0, width: 1 }, &W46), Sometimes(&O16), Text("."), Number(Bits { arg: 3, low: 0, width: 8 }), Text("."), Number(Bits { arg: 4, low: 0, width: 8 }), Text("."), Number(Bits { arg: 5, low: 0, width: 8 }), Channels(1), Operand(7, Vector), Blank, Operand(8, Vector), Blank, Raw(9), Blank, Raw(10), Blank, Raw(11)];
static I152: &[Item] = &[Text("lifetime."), Word(Bits { arg: 0, low: 0, width: 1 }, &W47), Blank, VariableOf(1, Bits { arg: 0, low: 4, width: 2 })];
static I153: &[Item] = &[Text("sbarrier."), Word(Bits { arg: 0, low: 0, width: 1 }, &W38)];
static I154: &[Item] = &[Text("dword_atomic."), Word(Bits { arg: 0, low: 0, width: 5 }, &W31), Sometimes(&O15), Channels(1), Variable(Bits { arg: 3, low: 0, width: 8 }, Surface), Blank, Raw(4), Blank, Raw(5), Blank, Raw(6), Blank, Raw(7)];
static I155: &[Item] = &[Text("sqrtm"), Saturation(2), Channels(0), Operand(2, Saturated), Blank, Operand(3, Vector)];
static I156: &[Item] = &[Text("divm"), Saturation(2), Channels(0), Operand(2, Saturated), Blank, Operand(3, Vector), Blank, Operand(4, Vector)];
static I157: &[Item] = &[Text("rol"), Channels(0), Operand(2, Vector), Blank, Operand(3, Vector), Blank, Operand(4, Vector)];
static I158: &[Item] = &[Text("ror"), Channels(0), Operand(2, Vector), Blank, Operand(3, Vector), Blank, Operand(4, Vector)];
static I159: &[Item] = &[Text("dp4a"), Saturation(2), Channels(0), Operand(2, Saturated), Blank, Operand(3, Vector), Blank, Operand(4, Vector), Blank, Operand(5, Vector)];
static I160: &[Item] = &[Text("dpas."), Word(Bits { arg: 5, low: 0, width: 8 }, &W0), Text("."), Word(Bits { arg: 6, low: 0, width: 8 }, &W1), Text("."), Number(Bits { arg: 7, low: 0, width: 8 }), Text("."), Number(Bits { arg: 8, low: 0, width: 8 }), Channels(0), Raw(1), Blank, Raw(2), Blank, Raw(3), Blank, Operand(4, Register)];
static I161: &[Item] = &[Text("add3"), Saturation(2), Channels(0), Operand(2, Saturated), Blank, Operand(3, Vector), Blank, Operand(4, Vector), Blank, Operand(5, Vector)];
static I162: &[Item] = &[Text("bfn.x"), Digits(Bits { arg: 6, low: 0, width: 8 }), Channels(0), Operand(2, Vector), Blank, Operand(3, Vector), Blank, Operand(4, Vector), Blank, Operand(5, Vector)];
static I163: &[Item] = &[Text("qw_gather."), Word(Bits { arg: 2, low: 0, width: 2 }, &W45), Channels(0), Variable(Bits { arg: 3, low: 0, width: 8 }, Surface), Blank, Raw(4), Blank, Raw(5)];
static I164: &[Item] = &[Text("qw_scatter."), Word(Bits { arg: 2, low: 0, width: 2 }, &W45), Channels(0), Variable(Bits { arg: 3, low: 0, width: 8 }, Surface), Blank, Raw(4), Blank, Raw(5)];
static I165: &[Item] = &[Word(Bits { arg: 0, low: 0, width: 8 }, &W48), Text("."), Word(Bits { arg: 3, low: 0, width: 8 }, &W49), Several(Composite::LscCaching, &[4, 5]), Channels(1), Several(Composite::LscData, &[21, 10, 12, NONE, 11, 14, NONE]), Blank, Several(Composite::LscAddr, &[22, 6, 19, 20, 7, 8, 9, NONE, NONE, NONE, NONE, NONE, NONE, NONE])];
static I166: &[Item] = &[Word(Bits { arg: 0, low: 0, width: 8 }, &W48), Text("."), Word(Bits { arg: 3, low: 0, width: 8 }, &W49), Several(Composite::LscCaching, &[4, 5]), Channels(1), Several(Composite::LscData, &[21, 10, NONE, 13, 11, 14, NONE]), Blank, Several(Composite::LscAddr, &[22, 6, 19, 20, 7, 8, 9, NONE, NONE, NONE, NONE, NONE, NONE, NONE])];
static I167: &[Item] = &[Word(Bits { arg: 0, low: 0, width: 8 }, &W48), Text("."), Word(Bits { arg: 3, low: 0, width: 8 }, &W49), Several(Composite::LscCaching, &[4, 5]), Channels(1), Several(Composite::LscData, &[21, 10, 12, NONE, 11, 14, 0]), Blank, Several(Composite::LscAddr, &[23, 6, 19, 20, 7, 8, 9, 24, NONE, NONE, NONE, NONE, NONE, NONE])];
static I168: &[Item] = &[Word(Bits { arg: 0, low: 0, width: 8 }, &W48), Text("."), Word(Bits { arg: 3, low: 0, width: 8 }, &W49), Several(Composite::LscCaching, &[4, 5]), Channels(1), Several(Composite::Block2dData, &[21, 10, 15, 16, 17, 11, 18]), Blank, Several(Composite::Block2dAddr, &[25, 26, 27, 28, 29, 30, 31, 32, NONE, NONE, NONE])];
static I169: &[Item] = &[Word(Bits { arg: 0, low: 0, width: 8 }, &W48), Text("."), Word(Bits { arg: 3, low: 0, width: 8 }, &W49), Several(Composite::LscCaching, &[4, 5]), Channels(1), Several(Composite::LscAddr, &[22, 6, 19, 20, 7, 8, 9, NONE, NONE, NONE, NONE, NONE, NONE, NONE]), Blank, Several(Composite::LscData, &[34, 10, 12, NONE, 11, 14, NONE])];
static I170: &[Item] = &[Word(Bits { arg: 0, low: 0, width: 8 }, &W48), Text("."), Word(Bits { arg: 3, low: 0, width: 8 }, &W49), Several(Composite::LscCaching, &[4, 5]), Channels(1), Several(Composite::LscAddr, &[22, 6, 19, 20, 7, 8, 9, NONE, NONE, NONE, NONE, NONE, NONE, NONE]), Blank, Several(Composite::LscData, &[34, 10, NONE, 13, 11, 14, NONE])];
static I171: &[Item] = &[Word(Bits { arg: 0, low: 0, width: 8 }, &W48), Text("."), Word(Bits { arg: 3, low: 0, width: 8 }, &W49), Several(Composite::LscCaching, &[4, 5]), Channels(1), Several(Composite::LscAddr, &[23, 6, 19, 20, 7, 8, 9, 24, NONE, NONE, NONE, NONE, NONE, NONE]), Blank, Several(Composite::LscData, &[34, 10, 12, NONE, 11, 14, 0])];
static I172: &[Item] = &[Word(Bits { arg: 0, low: 0, width: 8 }, &W48), Text("."), Word(Bits { arg: 3, low: 0, width: 8 }, &W49), Several(Composite::LscCaching, &[4, 5]), Channels(1), Several(Composite::Block2dAddr, &[25, 26, 27, 28, 29, 30, 31, 32, NONE, NONE, NONE]), Blank, Several(Composite::Block2dData, &[34, 10, 15, 16, 17, 11, 18])];
static I173: &[Item] = &[Word(Bits { arg: 0, low: 0, width: 8 }, &W48), Text("."), Word(Bits { arg: 3, low: 0, width: 8 }, &W49), Several(Composite::LscCaching, &[4, 5]), Channels(1), Several(Composite::LscData, &[21, 10, 12, NONE, 11, 14, NONE]), Blank, Several(Composite::LscAddr, &[NONE, 6, 19, 20, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE]), Blank, Several(Composite::LscData, &[33, 10, 12, NONE, 11, 14, NONE])];
static I174: &[Item] = &[Word(Bits { arg: 0, low: 0, width: 8 }, &W48), Text("."), Word(Bits { arg: 3, low: 0, width: 8 }, &W49), Several(Composite::LscCaching, &[4, 5]), Channels(1), Several(Composite::LscData, &[21, 10, 12, NONE, 11, 14, NONE]), Blank, Several(Composite::LscAddr, &[22, 6, 19, 20, 7, 8, 9, NONE, NONE, NONE, NONE, NONE, NONE, NONE]), Blank, Several(Composite::LscData, &[34, NONE, NONE, NONE, NONE, NONE, NONE]), Blank, Several(Composite::LscData, &[35, NONE, NONE, NONE, NONE, NONE, NONE])];
static I175: &[Item] = &[Word(Bits { arg: 0, low: 0, width: 8 }, &W50), Text(".tgm"), Several(Composite::LscCaching, &[3, 4]), Channels(1), Several(Composite::LscData, &[16, 7, NONE, 10, 8, 11, NONE]), Blank, Several(Composite::LscAddr, &[17, 5, 14, 15, NONE, NONE, 6, NONE, 18, 19, 20, 21, 22, 23])];
static I176: &[Item] = &[Word(Bits { arg: 0, low: 0, width: 8 }, &W50), Text(".tgm"), Several(Composite::LscCaching, &[3, 4]), Channels(1), Several(Composite::LscData, &[16, 7, 9, NONE, 8, 11, NONE]), Blank, Several(Composite::LscAddr, &[17, 5, 14, 15, NONE, NONE, 6, NONE, 18, 19, 20, 21, 22, 23])];
static I177: &[Item] = &[Word(Bits { arg: 0, low: 0, width: 8 }, &W50), Text(".tgm"), Several(Composite::LscCaching, &[3, 4]), Channels(1), Several(Composite::LscAddr, &[17, 5, 14, 15, NONE, NONE, 6, NONE, 18, 19, 20, 21, 22, 23]), Blank, Several(Composite::LscData, &[28, 7, NONE, 10, 8, 11, NONE])];
static I178: &[Item] = &[Word(Bits { arg: 0, low: 0, width: 8 }, &W50), Text(".tgm"), Several(Composite::LscCaching, &[3, 4]), Channels(1), Several(Composite::LscAddr, &[17, 5, 14, 15, NONE, NONE, 6, NONE, 18, 19, 20, 21, 22, 23]), Blank, Several(Composite::LscData, &[28, 7, 9, NONE, 8, 11, NONE])];
static I179: &[Item] = &[Word(Bits { arg: 0, low: 0, width: 8 }, &W50), Text(".tgm"), Several(Composite::LscCaching, &[3, 4]), Blank, Several(Composite::Block2dData, &[16, NONE, NONE, 12, 13, NONE, NONE]), Blank, Several(Composite::Block2dAddr, &[NONE, NONE, NONE, NONE, 24, 25, 26, 27, 5, 14, 15])];
static I180: &[Item] = &[Word(Bits { arg: 0, low: 0, width: 8 }, &W50), Text(".tgm"), Several(Composite::LscCaching, &[3, 4]), Blank, Several(Composite::Block2dAddr, &[NONE, NONE, NONE, NONE, 24, 25, 26, 27, 5, 14, 15]), Blank, Several(Composite::Block2dData, &[28, NONE, NONE, 12, 13, NONE, NONE])];
static I181: &[Item] = &[Word(Bits { arg: 0, low: 0, width: 8 }, &W50), Text(".tgm"), Blank, Several(Composite::LscData, &[16, NONE, NONE, NONE, NONE, NONE, NONE]), Blank, Several(Composite::LscAddr, &[17, 5, 14, 15, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE])];
static I182: &[Item] = &[Word(Bits { arg: 0, low: 0, width: 8 }, &W50), Text(".tgm"), Several(Composite::LscCaching, &[3, 4]), Channels(1), Several(Composite::LscData, &[16, 7, 9, NONE, 8, 11, NONE]), Blank, Several(Composite::LscAddr, &[17, 5, 14, 15, NONE, NONE, 6, NONE, 18, 19, 20, 21, 22, 23]), Blank, Several(Composite::LscData, &[28, NONE, NONE, NONE, NONE, NONE, NONE]), Blank, Several(Composite::LscData, &[29, NONE, NONE, NONE, NONE, NONE, NONE])];
static I183: &[Item] = &[Text("lsc_fence."), Word(Bits { arg: 2, low: 0, width: 8 }, &W51), Text("."), Word(Bits { arg: 3, low: 0, width: 8 }, &W52), Text("."), Word(Bits { arg: 4, low: 0, width: 8 }, &W53)];
static I184: &[Item] = &[Text("rt_read"), Sometimes(&O17), Channels(0), Variable(Bits { arg: 3, low: 0, width: 8 }, Surface), Blank, Sometimes(&O18), Blank, Raw(5)];
static I185: &[Item] = &[Text("madw"), Channels(0), Operand(2, Vector), Blank, Operand(3, Vector), Blank, Operand(4, Vector), Blank, Operand(5, Vector)];
static I186: &[Item] = &[Text("add3.o"), Channels(0), Operand(2, Vector), Blank, Operand(3, Vector), Blank, Operand(4, Vector), Blank, Operand(5, Vector)];
static I187: &[Item] = &[Text("invm"), Channels(0), Operand(2, Vector), Blank, Operand(3, Vector), Blank, Operand(4, Vector), Blank, Operand(5, Vector)];
static I188: &[Item] = &[Text("rsqtm"), Channels(0), Operand(2, Vector), Blank, Operand(3, Vector), Blank, Operand(4, Vector)];
static FORMS: [Form; 194] = [
    Form { instruction: 0, format: 0, versions: Versions::ALL, when: &[], predicate: 1, items: I0 },
    Form { instruction: 1, format: 1, versions: Versions::ALL, when: &[], predicate: 1, items: I1 },
    Form { instruction: 2, format: 2, versions: Versions::ALL, when: &[], predicate: 1, items: I2 },
    Form { instruction: 3, format: 3, versions: Versions::ALL, when: &[], predicate: 1, items: I3 },
    Form { instruction: 4, format: 4, versions: Versions::ALL, when: &[], predicate: 1, items: I4 },
    Form { instruction: 5, format: 5, versions: Versions::ALL, when: &[], predicate: 1, items: I5 },
    Form { instruction: 6, format: 6, versions: Versions::ALL, when: &[], predicate: 1, items: I6 },
    Form { instruction: 7, format: 7, versions: Versions::ALL, when: &[], predicate: 1, items: I7 },
    Form { instruction: 8, format: 8, versions: Versions::ALL, when: &[], predicate: 1, items: I8 },
    Form { instruction: 9, format: 9, versions: Versions::ALL, when: &[], predicate: 1, items: I9 },
    Form { instruction: 10, format: 10, versions: Versions::ALL, when: &[], predicate: 1, items: I10 },
    Form { instruction: 11, format: 11, versions: Versions::ALL, when: &[], predicate: 1, items: I11 },
    Form { instruction: 12, format: 12, versions: Versions::ALL, when: &[], predicate: 1, items: I12 },
    Form { instruction: 13, format: 13, versions: Versions::ALL, when: &[], predicate: 1, items: I13 },
    Form { instruction: 14, format: 14, versions: Versions::ALL, when: &[], predicate: 1, items: I14 },
    Form { instruction: 15, format: 15, versions: Versions::ALL, when: &[], predicate: 1, items: I15 },
    Form { instruction: 16, format: 16, versions: Versions::ALL, when: &[], predicate: 1, items: I16 },
    Form { instruction: 17, format: 17, versions: Versions::ALL, when: &[], predicate: 1, items: I17 },
    Form { instruction: 18, format: 18, versions: Versions::ALL, when: &[], predicate: 1, items: I18 },
    Form { instruction: 19, format: 19, versions: Versions::ALL, when: &[], predicate: 1, items: I19 },
    Form { instruction: 20, format: 20, versions: Versions::ALL, when: &[], predicate: 1, items: I20 },
    Form { instruction: 21, format: 21, versions: Versions::ALL, when: &[], predicate: 1, items: I21 },
    Form { instruction: 22, format: 22, versions: Versions::ALL, when: &[], predicate: 1, items: I22 },
    Form { instruction: 23, format: 23, versions: Versions::ALL, when: &[], predicate: 1, items: I23 },
    Form { instruction: 24, format: 24, versions: Versions::ALL, when: &[], predicate: 1, items: I24 },
    Form { instruction: 25, format: 25, versions: Versions::ALL, when: &[], predicate: 1, items: I25 },
    Form { instruction: 26, format: 26, versions: Versions::ALL, when: &[], predicate: 1, items: I26 },
    Form { instruction: 27, format: 27, versions: Versions::ALL, when: &[], predicate: NONE, items: I27 },
    Form { instruction: 28, format: 28, versions: Versions::ALL, when: &[], predicate: NONE, items: I28 },
    Form { instruction: 29, format: 29, versions: Versions::ALL, when: &[], predicate: NONE, items: I29 },
    Form { instruction: 30, format: 30, versions: Versions::ALL, when: &[], predicate: 1, items: I30 },
    Form { instruction: 31, format: 31, versions: Versions::ALL, when: &[], predicate: 1, items: I31 },
    Form { instruction: 32, format: 32, versions: Versions::ALL, when: &[], predicate: 1, items: I32 },
    Form { instruction: 33, format: 33, versions: Versions::ALL, when: &[], predicate: 1, items: I33 },
    Form { instruction: 34, format: 34, versions: Versions::ALL, when: &[], predicate: 1, items: I34 },
    Form { instruction: 35, format: 35, versions: Versions::ALL, when: &[], predicate: 1, items: I35 },
    Form { instruction: 36, format: 36, versions: Versions::ALL, when: &[], predicate: 1, items: I36 },
    Form { instruction: 37, format: 37, versions: Versions::ALL, when: &[], predicate: 1, items: I37 },
    Form { instruction: 38, format: 38, versions: Versions::ALL, when: &[], predicate: 1, items: I38 },
    Form { instruction: 39, format: 39, versions: Versions::ALL, when: &[], predicate: NONE, items: I39 },
    Form { instruction: 40, format: 40, versions: Versions::ALL, when: &[], predicate: 1, items: I40 },
    Form { instruction: 41, format: 41, versions: Versions::ALL, when: &[], predicate: 1, items: I41 },
    Form { instruction: 42, format: 42, versions: Versions::ALL, when: &[], predicate: NONE, items: I42 },
    Form { instruction: 43, format: 43, versions: Versions::ALL, when: &[], predicate: NONE, items: I43 },
    Form { instruction: 44, format: 44, versions: Versions::ALL, when: &[], predicate: NONE, items: I44 },
    Form { instruction: 45, format: 45, versions: Versions::ALL, when: &[], predicate: 1, items: I45 },
    Form { instruction: 46, format: 46, versions: Versions::ALL, when: &[], predicate: 1, items: I46 },
    Form { instruction: 47, format: 47, versions: Versions::ALL, when: &[], predicate: NONE, items: I47 },
    Form { instruction: 48, format: 48, versions: Versions::ALL, when: &[], predicate: NONE, items: I48 },
    Form { instruction: 49, format: 49, versions: Versions::ALL, when: &[], predicate: 1, items: I49 },
    Form { instruction: 50, format: 50, versions: Versions::ALL, when: &[], predicate: 1, items: I50 },
    Form { instruction: 51, format: 51, versions: Versions::ALL, when: &[], predicate: 1, items: I51 },
    Form { instruction: 52, format: 52, versions: Versions::ALL, when: &[], predicate: 1, items: I52 },
    Form { instruction: 53, format: 53, versions: Versions::ALL, when: &[], predicate: NONE, items: I53 },
    Form { instruction: 54, format: 54, versions: Versions::ALL, when: &[], predicate: NONE, items: I54 },
    Form { instruction: 55, format: 55, versions: Versions::ALL, when: &[], predicate: NONE, items: I55 },
    Form { instruction: 55, format: 55, versions: Versions::ALL, when: &[When::In(Bits { arg: 2, low: 0, width: 8 }, 0x1)], predicate: NONE, items: I56 },
    Form { instruction: 56, format: 56, versions: Versions::ALL, when: &[], predicate: NONE, items: I57 },
    Form { instruction: 56, format: 56, versions: Versions::ALL, when: &[When::In(Bits { arg: 2, low: 0, width: 8 }, 0x1)], predicate: NONE, items: I58 },
    Form { instruction: 57, format: 57, versions: Versions::ALL, when: &[], predicate: NONE, items: I59 },
    Form { instruction: 57, format: 57, versions: Versions::ALL, when: &[When::In(Bits { arg: 1, low: 0, width: 8 }, 0x2)], predicate: NONE, items: I60 },
    Form { instruction: 58, format: 58, versions: Versions::ALL, when: &[], predicate: NONE, items: I61 },
    Form { instruction: 59, format: 59, versions: Versions::ALL, when: &[], predicate: NONE, items: I62 },
    Form { instruction: 60, format: 60, versions: Versions::ALL, when: &[], predicate: NONE, items: I63 },
    Form { instruction: 60, format: 60, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 4, width: 2 }, 0x1)], predicate: NONE, items: I64 },
    Form { instruction: 61, format: 61, versions: Versions::ALL, when: &[], predicate: NONE, items: I65 },
    Form { instruction: 62, format: 62, versions: Versions::ALL, when: &[], predicate: NONE, items: I66 },
    Form { instruction: 62, format: 62, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 4, width: 2 }, 0x1)], predicate: NONE, items: I67 },
    Form { instruction: 63, format: 63, versions: Versions::ALL, when: &[], predicate: NONE, items: I68 },
    Form { instruction: 64, format: 64, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x2)], predicate: NONE, items: I69 },
    Form { instruction: 64, format: 65, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x4)], predicate: NONE, items: I70 },
    Form { instruction: 64, format: 66, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x8)], predicate: NONE, items: I71 },
    Form { instruction: 64, format: 67, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x30)], predicate: NONE, items: I72 },
    Form { instruction: 64, format: 68, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x40)], predicate: NONE, items: I73 },
    Form { instruction: 64, format: 69, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x80)], predicate: NONE, items: I74 },
    Form { instruction: 65, format: 70, versions: Versions::ALL, when: &[], predicate: NONE, items: I75 },
    Form { instruction: 66, format: 71, versions: Versions::ALL, when: &[], predicate: 1, items: I76 },
    Form { instruction: 67, format: 72, versions: Versions::ALL, when: &[], predicate: 1, items: I77 },
    Form { instruction: 68, format: 73, versions: Versions::ALL, when: &[], predicate: 1, items: I78 },
    Form { instruction: 69, format: 74, versions: Versions::ALL, when: &[], predicate: 1, items: I79 },
    Form { instruction: 70, format: 75, versions: Versions::ALL, when: &[], predicate: 1, items: I80 },
    Form { instruction: 71, format: 76, versions: Versions::ALL, when: &[], predicate: 1, items: I81 },
    Form { instruction: 72, format: 77, versions: Versions::ALL, when: &[], predicate: 1, items: I82 },
    Form { instruction: 73, format: 78, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x300)], predicate: NONE, items: I83 },
    Form { instruction: 73, format: 79, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x400)], predicate: NONE, items: I84 },
    Form { instruction: 73, format: 80, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x800)], predicate: NONE, items: I85 },
    Form { instruction: 73, format: 81, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x1000)], predicate: NONE, items: I86 },
    Form { instruction: 73, format: 82, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x2000)], predicate: NONE, items: I87 },
    Form { instruction: 73, format: 83, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x8000)], predicate: NONE, items: I88 },
    Form { instruction: 73, format: 84, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x10000)], predicate: NONE, items: I89 },
    Form { instruction: 73, format: 85, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x20000)], predicate: NONE, items: I90 },
    Form { instruction: 73, format: 86, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0xc0000)], predicate: NONE, items: I91 },
    Form { instruction: 73, format: 87, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x100000)], predicate: NONE, items: I92 },
    Form { instruction: 73, format: 88, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x200000)], predicate: NONE, items: I93 },
    Form { instruction: 73, format: 89, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0xc00000)], predicate: NONE, items: I94 },
    Form { instruction: 73, format: 90, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x1000000)], predicate: NONE, items: I95 },
    Form { instruction: 75, format: 91, versions: Versions::since(3, 7).until(4, 2), when: &[When::In(Bits { arg: 0, low: 7, width: 1 }, 0x2)], predicate: NONE, items: I96 },
    Form { instruction: 75, format: 91, versions: Versions::ALL.until(3, 7), when: &[], predicate: NONE, items: I96 },
    Form { instruction: 75, format: 91, versions: Versions::since(3, 7), when: &[], predicate: NONE, items: I97 },
    Form { instruction: 76, format: 92, versions: Versions::since(3, 7).until(4, 2), when: &[When::In(Bits { arg: 0, low: 7, width: 1 }, 0x2)], predicate: NONE, items: I98 },
    Form { instruction: 76, format: 92, versions: Versions::ALL.until(3, 7), when: &[], predicate: NONE, items: I98 },
    Form { instruction: 76, format: 92, versions: Versions::since(3, 7), when: &[], predicate: NONE, items: I99 },
    Form { instruction: 77, format: 93, versions: Versions::ALL, when: &[], predicate: 1, items: I100 },
    Form { instruction: 78, format: 94, versions: Versions::ALL, when: &[], predicate: 1, items: I101 },
    Form { instruction: 79, format: 95, versions: Versions::ALL, when: &[], predicate: 1, items: I102 },
    Form { instruction: 80, format: 96, versions: Versions::ALL, when: &[], predicate: 1, items: I103 },
    Form { instruction: 81, format: 97, versions: Versions::ALL, when: &[], predicate: 1, items: I104 },
    Form { instruction: 82, format: 98, versions: Versions::ALL, when: &[], predicate: 1, items: I105 },
    Form { instruction: 83, format: 99, versions: Versions::ALL, when: &[], predicate: NONE, items: I106 },
    Form { instruction: 84, format: 100, versions: Versions::ALL, when: &[], predicate: NONE, items: I107 },
    Form { instruction: 84, format: 100, versions: Versions::ALL, when: &[], predicate: NONE, items: I108 },
    Form { instruction: 85, format: 101, versions: Versions::ALL, when: &[], predicate: NONE, items: I109 },
    Form { instruction: 85, format: 101, versions: Versions::ALL, when: &[], predicate: NONE, items: I110 },
    Form { instruction: 86, format: 102, versions: Versions::ALL, when: &[], predicate: NONE, items: I111 },
    Form { instruction: 86, format: 102, versions: Versions::ALL, when: &[], predicate: NONE, items: I112 },
    Form { instruction: 87, format: 103, versions: Versions::ALL, when: &[], predicate: NONE, items: I113 },
    Form { instruction: 88, format: 104, versions: Versions::ALL, when: &[], predicate: NONE, items: I114 },
    Form { instruction: 89, format: 105, versions: Versions::ALL, when: &[], predicate: NONE, items: I115 },
    Form { instruction: 90, format: 106, versions: Versions::ALL, when: &[], predicate: NONE, items: I116 },
    Form { instruction: 91, format: 107, versions: Versions::ALL, when: &[], predicate: NONE, items: I117 },
    Form { instruction: 92, format: 108, versions: Versions::since(3, 1), when: &[], predicate: NONE, items: I118 },
    Form { instruction: 92, format: 108, versions: Versions::ALL.until(3, 1), when: &[], predicate: NONE, items: I119 },
    Form { instruction: 93, format: 109, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 7, width: 1 }, 0x2)], predicate: NONE, items: I120 },
    Form { instruction: 93, format: 109, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 5, width: 1 }, 0x1), When::In(Bits { arg: 0, low: 0, width: 1 }, 0x1), When::In(Bits { arg: 0, low: 1, width: 1 }, 0x1), When::In(Bits { arg: 0, low: 2, width: 1 }, 0x1), When::In(Bits { arg: 0, low: 3, width: 1 }, 0x1), When::In(Bits { arg: 0, low: 4, width: 1 }, 0x1), When::In(Bits { arg: 0, low: 6, width: 1 }, 0x1)], predicate: NONE, items: I121 },
    Form { instruction: 93, format: 109, versions: Versions::ALL, when: &[], predicate: NONE, items: I122 },
    Form { instruction: 93, format: 109, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 1 }, 0x1), When::In(Bits { arg: 0, low: 1, width: 1 }, 0x1), When::In(Bits { arg: 0, low: 2, width: 1 }, 0x1), When::In(Bits { arg: 0, low: 3, width: 1 }, 0x1), When::In(Bits { arg: 0, low: 4, width: 1 }, 0x1), When::In(Bits { arg: 0, low: 6, width: 1 }, 0x1)], predicate: NONE, items: I121 },
    Form { instruction: 94, format: 110, versions: Versions::ALL, when: &[], predicate: 2, items: I123 },
    Form { instruction: 95, format: 111, versions: Versions::ALL, when: &[], predicate: NONE, items: I124 },
    Form { instruction: 96, format: 112, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 1 }, 0x1)], predicate: NONE, items: I125 },
    Form { instruction: 96, format: 112, versions: Versions::ALL, when: &[When::Null(2)], predicate: NONE, items: I126 },
    Form { instruction: 96, format: 112, versions: Versions::ALL, when: &[], predicate: NONE, items: I127 },
    Form { instruction: 97, format: 113, versions: Versions::ALL, when: &[], predicate: 1, items: I128 },
    Form { instruction: 98, format: 114, versions: Versions::ALL, when: &[], predicate: 1, items: I129 },
    Form { instruction: 99, format: 115, versions: Versions::ALL, when: &[], predicate: NONE, items: I130 },
    Form { instruction: 100, format: 116, versions: Versions::ALL, when: &[], predicate: 1, items: I131 },
    Form { instruction: 101, format: 117, versions: Versions::ALL, when: &[], predicate: 1, items: I132 },
    Form { instruction: 102, format: 118, versions: Versions::ALL, when: &[], predicate: 1, items: I133 },
    Form { instruction: 103, format: 119, versions: Versions::since(4, 2), when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0xfffffffffffefeff)], predicate: 2, items: I134 },
    Form { instruction: 103, format: 119, versions: Versions::ALL.until(4, 2), when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0xfffffffffffefeff)], predicate: 2, items: I135 },
    Form { instruction: 103, format: 119, versions: Versions::since(4, 2), when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x10100)], predicate: 2, items: I136 },
    Form { instruction: 104, format: 120, versions: Versions::since(4, 2), when: &[], predicate: 2, items: I137 },
    Form { instruction: 104, format: 120, versions: Versions::ALL.until(4, 2), when: &[], predicate: 2, items: I138 },
    Form { instruction: 105, format: 121, versions: Versions::since(4, 2), when: &[], predicate: 2, items: I139 },
    Form { instruction: 105, format: 121, versions: Versions::ALL.until(4, 2), when: &[], predicate: 2, items: I140 },
    Form { instruction: 106, format: 122, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x400)], predicate: NONE, items: I141 },
    Form { instruction: 106, format: 122, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x800)], predicate: NONE, items: I142 },
    Form { instruction: 107, format: 123, versions: Versions::ALL, when: &[], predicate: 1, items: I143 },
    Form { instruction: 108, format: 124, versions: Versions::ALL, when: &[], predicate: 1, items: I144 },
    Form { instruction: 109, format: 125, versions: Versions::ALL, when: &[], predicate: 2, items: I145 },
    Form { instruction: 110, format: 126, versions: Versions::ALL, when: &[], predicate: 1, items: I146 },
    Form { instruction: 111, format: 127, versions: Versions::ALL, when: &[], predicate: 1, items: I147 },
    Form { instruction: 112, format: 128, versions: Versions::ALL, when: &[], predicate: 1, items: I148 },
    Form { instruction: 113, format: 129, versions: Versions::ALL, when: &[], predicate: 1, items: I149 },
    Form { instruction: 114, format: 130, versions: Versions::ALL, when: &[], predicate: 2, items: I150 },
    Form { instruction: 114, format: 130, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 1 }, 0x2), When::In(Bits { arg: 6, low: 0, width: 8 }, 0x1)], predicate: 2, items: I151 },
    Form { instruction: 115, format: 131, versions: Versions::ALL, when: &[], predicate: NONE, items: I152 },
    Form { instruction: 116, format: 132, versions: Versions::ALL, when: &[], predicate: NONE, items: I153 },
    Form { instruction: 117, format: 133, versions: Versions::ALL, when: &[], predicate: 2, items: I154 },
    Form { instruction: 118, format: 134, versions: Versions::ALL, when: &[], predicate: 1, items: I155 },
    Form { instruction: 119, format: 135, versions: Versions::ALL, when: &[], predicate: 1, items: I156 },
    Form { instruction: 120, format: 136, versions: Versions::ALL, when: &[], predicate: 1, items: I157 },
    Form { instruction: 121, format: 137, versions: Versions::ALL, when: &[], predicate: 1, items: I158 },
    Form { instruction: 122, format: 138, versions: Versions::ALL, when: &[], predicate: 1, items: I159 },
    Form { instruction: 123, format: 139, versions: Versions::ALL, when: &[], predicate: NONE, items: I160 },
    Form { instruction: 124, format: 140, versions: Versions::ALL, when: &[], predicate: 1, items: I161 },
    Form { instruction: 125, format: 141, versions: Versions::ALL, when: &[], predicate: 1, items: I162 },
    Form { instruction: 126, format: 142, versions: Versions::ALL, when: &[], predicate: 1, items: I163 },
    Form { instruction: 127, format: 143, versions: Versions::ALL, when: &[], predicate: 1, items: I164 },
    Form { instruction: 128, format: 145, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x8000001)], predicate: 2, items: I165 },
    Form { instruction: 128, format: 146, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x4)], predicate: 2, items: I166 },
    Form { instruction: 128, format: 148, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x2)], predicate: 2, items: I167 },
    Form { instruction: 128, format: 147, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x8)], predicate: 2, items: I168 },
    Form { instruction: 128, format: 145, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x10000010)], predicate: 2, items: I169 },
    Form { instruction: 128, format: 146, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x40)], predicate: 2, items: I170 },
    Form { instruction: 128, format: 148, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x20)], predicate: 2, items: I171 },
    Form { instruction: 128, format: 147, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x80)], predicate: 2, items: I172 },
    Form { instruction: 128, format: 144, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x30000000000)], predicate: 2, items: I173 },
    Form { instruction: 128, format: 145, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x7ffff00)], predicate: 2, items: I174 },
    Form { instruction: 129, format: 150, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x4)], predicate: 2, items: I175 },
    Form { instruction: 129, format: 149, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x8000000)], predicate: 2, items: I176 },
    Form { instruction: 129, format: 150, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x40)], predicate: 2, items: I177 },
    Form { instruction: 129, format: 149, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x10000000)], predicate: 2, items: I178 },
    Form { instruction: 129, format: 151, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x8)], predicate: NONE, items: I179 },
    Form { instruction: 129, format: 151, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x80)], predicate: NONE, items: I180 },
    Form { instruction: 129, format: 149, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x40000000), When::In(Bits { arg: 1, low: 4, width: 4 }, 0x100), When::In(Bits { arg: 1, low: 0, width: 3 }, 0x1), When::In(Bits { arg: 6, low: 0, width: 8 }, 0x4), When::In(Bits { arg: 7, low: 0, width: 8 }, 0x8), When::In(Bits { arg: 8, low: 0, width: 8 }, 0x4), When::In(Bits { arg: 9, low: 0, width: 8 }, 0x40)], predicate: 2, items: I181 },
    Form { instruction: 129, format: 149, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x40000000)], predicate: 2, items: I181 },
    Form { instruction: 129, format: 149, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 0, width: 8 }, 0x7ffff00)], predicate: 2, items: I182 },
    Form { instruction: 130, format: 152, versions: Versions::ALL, when: &[When::In(Bits { arg: 0, low: 4, width: 4 }, 0x100), When::In(Bits { arg: 0, low: 0, width: 3 }, 0x1)], predicate: NONE, items: I183 },
    Form { instruction: 130, format: 152, versions: Versions::ALL, when: &[], predicate: NONE, items: I183 },
    Form { instruction: 131, format: 153, versions: Versions::ALL, when: &[], predicate: 1, items: I184 },
    Form { instruction: 132, format: 154, versions: Versions::ALL, when: &[], predicate: 1, items: I185 },
    Form { instruction: 133, format: 155, versions: Versions::ALL, when: &[], predicate: 1, items: I186 },
    Form { instruction: 134, format: 156, versions: Versions::ALL, when: &[], predicate: 1, items: I187 },
    Form { instruction: 135, format: 157, versions: Versions::ALL, when: &[], predicate: 1, items: I188 },
];
static B0: &[Arg] = &[Arg::Int(0), Arg::Int(0), Arg::NULL, Arg::NULL, Arg::NULL];
static B1: &[Arg] = &[Arg::Int(0), Arg::Int(0), Arg::NULL, Arg::NULL];
static B2: &[Arg] = &[Arg::Int(0), Arg::Int(0), Arg::NULL, Arg::NULL, Arg::NULL, Arg::NULL];
static B3: &[Arg] = &[Arg::Int(0), Arg::Raw { offset: 0, id: 0 }, Arg::Raw { offset: 0, id: 0 }, Arg::Raw { offset: 0, id: 0 }, Arg::NULL, Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0)];
static B4: &[Arg] = &[Arg::Int(0), Arg::NULL, Arg::NULL];
static B5: &[Arg] = &[Arg::Int(0), Arg::NULL, Arg::NULL, Arg::NULL];
static B6: &[Arg] = &[Arg::Int(0)];
static B7: &[Arg] = &[Arg::Int(0), Arg::Int(0), Arg::Int(0)];
static B8: &[Arg] = &[Arg::Int(0), Arg::Int(0)];
static B9: &[Arg] = &[Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::NULL, Arg::Raw { offset: 0, id: 0 }];
static B10: &[Arg] = &[Arg::Int(0), Arg::Int(0), Arg::NULL, Arg::Raw { offset: 0, id: 0 }];
static B11: &[Arg] = &[Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::NULL, Arg::NULL, Arg::Raw { offset: 0, id: 0 }];
static B12: &[Arg] = &[Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::NULL, Arg::Raw { offset: 0, id: 0 }, Arg::Raw { offset: 0, id: 0 }];
static B13: &[Arg] = &[Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::NULL, Arg::Raw { offset: 0, id: 0 }, Arg::Raw { offset: 0, id: 0 }];
static B14: &[Arg] = &[Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Raw { offset: 0, id: 0 }, Arg::Raw { offset: 0, id: 0 }, Arg::Raw { offset: 0, id: 0 }, Arg::Raw { offset: 0, id: 0 }];
static B15: &[Arg] = &[Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::NULL, Arg::NULL, Arg::NULL, Arg::NULL, Arg::Raw { offset: 0, id: 0 }];
static B16: &[Arg] = &[Arg::Int(0), Arg::Int(0), Arg::Raw { offset: 0, id: 0 }, Arg::Raw { offset: 0, id: 0 }, Arg::Raw { offset: 0, id: 0 }, Arg::Raw { offset: 0, id: 0 }];
static B17: &[Arg] = &[Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::NULL, Arg::NULL, Arg::NULL, Arg::NULL, Arg::NULL, Arg::NULL, Arg::NULL, Arg::Int(0), Arg::NULL, Arg::Int(0), Arg::NULL, Arg::Raw { offset: 0, id: 0 }];
static B18: &[Arg] = &[Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::NULL, Arg::NULL, Arg::Int(0), Arg::NULL, Arg::Int(0), Arg::Int(0), Arg::NULL, Arg::Int(0), Arg::NULL, Arg::NULL, Arg::Raw { offset: 0, id: 0 }];
static B19: &[Arg] = &[Arg::Int(0), Arg::Int(0), Arg::NULL, Arg::NULL, Arg::NULL, Arg::NULL, Arg::NULL];
static B20: &[Arg] = &[Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Raw { offset: 0, id: 0 }, Arg::Raw { offset: 0, id: 0 }, Arg::Raw { offset: 0, id: 0 }, Arg::Raw { offset: 0, id: 0 }, Arg::Raw { offset: 0, id: 0 }];
static B21: &[Arg] = &[Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::NULL, Arg::NULL, Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::NULL, Arg::Int(0), Arg::Raw { offset: 0, id: 0 }, Arg::NULL, Arg::NULL, Arg::NULL, Arg::NULL, Arg::NULL, Arg::NULL, Arg::NULL, Arg::NULL, Arg::NULL, Arg::Raw { offset: 0, id: 0 }, Arg::Int(0), Arg::NULL, Arg::NULL, Arg::Raw { offset: 0, id: 0 }];
static B22: &[Arg] = &[Arg::Int(0), Arg::NULL, Arg::Raw { offset: 0, id: 0 }];
static B23: &[Arg] = &[Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Raw { offset: 0, id: 0 }, Arg::Raw { offset: 0, id: 0 }];
static B24: &[Arg] = &[Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::NULL, Arg::Int(0), Arg::Int(0)];
static B25: &[Arg] = &[Arg::Int(0), Arg::NULL];
static B26: &[Arg] = &[Arg::Int(0), Arg::Int(0), Arg::Raw { offset: 0, id: 0 }, Arg::Raw { offset: 0, id: 0 }, Arg::Int(0), Arg::Raw { offset: 0, id: 0 }, Arg::Raw { offset: 0, id: 0 }, Arg::Raw { offset: 0, id: 0 }, Arg::Raw { offset: 0, id: 0 }];
static B27: &[Arg] = &[Arg::Raw { offset: 0, id: 0 }, Arg::Raw { offset: 0, id: 0 }, Arg::Int(0), Arg::Raw { offset: 0, id: 0 }];
static B28: &[Arg] = &[Arg::Raw { offset: 0, id: 0 }, Arg::Raw { offset: 0, id: 0 }, Arg::Int(0), Arg::NULL, Arg::NULL, Arg::NULL, Arg::Raw { offset: 0, id: 0 }];
static B29: &[Arg] = &[];
static B30: &[Arg] = &[Arg::NULL];
static B31: &[Arg] = &[Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::NULL, Arg::Raw { offset: 0, id: 0 }, Arg::Raw { offset: 0, id: 0 }];
static B32: &[Arg] = &[Arg::Int(0), Arg::NULL, Arg::NULL, Arg::NULL, Arg::NULL];
static B33: &[Arg] = &[Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0)];
static B34: &[Arg] = &[Arg::Int(0), Arg::Int(0), Arg::NULL, Arg::Int(0)];
static B35: &[Arg] = &[Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::NULL, Arg::Int(0), Arg::Int(0), Arg::Raw { offset: 0, id: 0 }, Arg::Raw { offset: 0, id: 0 }, Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0)];
static B36: &[Arg] = &[Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::NULL, Arg::Int(0), Arg::Raw { offset: 0, id: 0 }, Arg::Raw { offset: 0, id: 0 }, Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0)];
static B37: &[Arg] = &[Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::NULL, Arg::Int(0), Arg::Int(0), Arg::Raw { offset: 0, id: 0 }, Arg::Raw { offset: 0, id: 0 }, Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0)];
static B38: &[Arg] = &[Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Raw { offset: 0, id: 0 }, Arg::NULL, Arg::NULL, Arg::NULL, Arg::Raw { offset: 0, id: 0 }, Arg::Raw { offset: 0, id: 0 }, Arg::Raw { offset: 0, id: 0 }, Arg::Raw { offset: 0, id: 0 }, Arg::Raw { offset: 0, id: 0 }, Arg::Raw { offset: 0, id: 0 }, Arg::Raw { offset: 0, id: 0 }, Arg::Raw { offset: 0, id: 0 }];
static B39: &[Arg] = &[Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Raw { offset: 0, id: 0 }, Arg::Int(0), Arg::Raw { offset: 0, id: 0 }, Arg::Raw { offset: 0, id: 0 }, Arg::Raw { offset: 0, id: 0 }];
static B40: &[Arg] = &[Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Raw { offset: 0, id: 0 }, Arg::Raw { offset: 0, id: 0 }, Arg::Raw { offset: 0, id: 0 }, Arg::Raw { offset: 0, id: 0 }, Arg::Raw { offset: 0, id: 0 }, Arg::Raw { offset: 0, id: 0 }, Arg::Raw { offset: 0, id: 0 }];
static B41: &[Arg] = &[Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::NULL, Arg::Raw { offset: 0, id: 0 }, Arg::Raw { offset: 0, id: 0 }];
static B42: &[Arg] = &[Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::NULL, Arg::NULL, Arg::Raw { offset: 0, id: 0 }, Arg::Raw { offset: 0, id: 0 }, Arg::Raw { offset: 0, id: 0 }];
static B43: &[Arg] = &[Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Raw { offset: 0, id: 0 }, Arg::Raw { offset: 0, id: 0 }, Arg::Raw { offset: 0, id: 0 }, Arg::Raw { offset: 0, id: 0 }];
static B44: &[Arg] = &[Arg::Int(0), Arg::Int(0), Arg::NULL, Arg::NULL, Arg::NULL, Arg::NULL, Arg::Int(0)];
static B45: &[Arg] = &[Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::NULL, Arg::Int(0), Arg::Raw { offset: 0, id: 0 }, Arg::Raw { offset: 0, id: 0 }, Arg::Raw { offset: 0, id: 0 }, Arg::NULL, Arg::NULL, Arg::NULL, Arg::NULL, Arg::NULL, Arg::NULL, Arg::Int(0), Arg::NULL, Arg::Int(0), Arg::Raw { offset: 0, id: 0 }, Arg::Raw { offset: 0, id: 0 }, Arg::Raw { offset: 0, id: 0 }];
static B46: &[Arg] = &[Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::NULL, Arg::Int(0), Arg::Raw { offset: 0, id: 0 }, Arg::Raw { offset: 0, id: 0 }, Arg::Int(0), Arg::Raw { offset: 0, id: 0 }, Arg::Int(0), Arg::Raw { offset: 0, id: 0 }, Arg::Int(0), Arg::Raw { offset: 0, id: 0 }, Arg::NULL, Arg::Int(0), Arg::NULL, Arg::Int(0), Arg::Raw { offset: 0, id: 0 }, Arg::Raw { offset: 0, id: 0 }];
static B47: &[Arg] = &[Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::Int(0), Arg::NULL, Arg::Raw { offset: 0, id: 0 }];
static INSTRUCTIONS: [Instruction; 136] = [
    Instruction { first: 0, count: 1, blank: B0, alias: None },
    Instruction { first: 1, count: 1, blank: B0, alias: None },
    Instruction { first: 2, count: 1, blank: B0, alias: None },
    Instruction { first: 3, count: 1, blank: B0, alias: None },
    Instruction { first: 4, count: 1, blank: B0, alias: None },
    Instruction { first: 5, count: 1, blank: B0, alias: None },
    Instruction { first: 6, count: 1, blank: B0, alias: None },
    Instruction { first: 7, count: 1, blank: B1, alias: None },
    Instruction { first: 8, count: 1, blank: B1, alias: None },
    Instruction { first: 9, count: 1, blank: B0, alias: None },
    Instruction { first: 10, count: 1, blank: B1, alias: None },
    Instruction { first: 11, count: 1, blank: B2, alias: None },
    Instruction { first: 12, count: 1, blank: B0, alias: None },
    Instruction { first: 13, count: 1, blank: B2, alias: None },
    Instruction { first: 14, count: 1, blank: B0, alias: None },
    Instruction { first: 15, count: 1, blank: B0, alias: None },
    Instruction { first: 16, count: 1, blank: B0, alias: None },
    Instruction { first: 17, count: 1, blank: B1, alias: None },
    Instruction { first: 18, count: 1, blank: B1, alias: None },
    Instruction { first: 19, count: 1, blank: B1, alias: None },
    Instruction { first: 20, count: 1, blank: B1, alias: None },
    Instruction { first: 21, count: 1, blank: B0, alias: None },
    Instruction { first: 22, count: 1, blank: B1, alias: None },
    Instruction { first: 23, count: 1, blank: B1, alias: None },
    Instruction { first: 24, count: 1, blank: B1, alias: None },
    Instruction { first: 25, count: 1, blank: B1, alias: None },
    Instruction { first: 26, count: 1, blank: B1, alias: None },
    Instruction { first: 27, count: 1, blank: B3, alias: None },
    Instruction { first: 28, count: 1, blank: B4, alias: None },
    Instruction { first: 29, count: 1, blank: B5, alias: None },
    Instruction { first: 30, count: 1, blank: B1, alias: None },
    Instruction { first: 31, count: 1, blank: B0, alias: None },
    Instruction { first: 32, count: 1, blank: B0, alias: None },
    Instruction { first: 33, count: 1, blank: B0, alias: None },
    Instruction { first: 34, count: 1, blank: B1, alias: None },
    Instruction { first: 35, count: 1, blank: B0, alias: None },
    Instruction { first: 36, count: 1, blank: B0, alias: None },
    Instruction { first: 37, count: 1, blank: B0, alias: None },
    Instruction { first: 38, count: 1, blank: B1, alias: None },
    Instruction { first: 39, count: 1, blank: B5, alias: None },
    Instruction { first: 40, count: 1, blank: B1, alias: None },
    Instruction { first: 41, count: 1, blank: B0, alias: None },
    Instruction { first: 42, count: 1, blank: B4, alias: None },
    Instruction { first: 43, count: 1, blank: B0, alias: None },
    Instruction { first: 44, count: 1, blank: B4, alias: None },
    Instruction { first: 45, count: 1, blank: B1, alias: None },
    Instruction { first: 46, count: 1, blank: B1, alias: None },
    Instruction { first: 47, count: 1, blank: B6, alias: None },
    Instruction { first: 48, count: 1, blank: B6, alias: None },
    Instruction { first: 49, count: 1, blank: B7, alias: None },
    Instruction { first: 50, count: 1, blank: B7, alias: Some((2, LabelKind::Fc, 51)) },
    Instruction { first: 51, count: 1, blank: B7, alias: None },
    Instruction { first: 52, count: 1, blank: B8, alias: None },
    Instruction { first: 53, count: 1, blank: B9, alias: None },
    Instruction { first: 54, count: 1, blank: B10, alias: None },
    Instruction { first: 55, count: 2, blank: B11, alias: None },
    Instruction { first: 57, count: 2, blank: B11, alias: None },
    Instruction { first: 59, count: 2, blank: B12, alias: None },
    Instruction { first: 61, count: 1, blank: B13, alias: None },
    Instruction { first: 62, count: 1, blank: B9, alias: None },
    Instruction { first: 63, count: 2, blank: B14, alias: None },
    Instruction { first: 65, count: 1, blank: B15, alias: None },
    Instruction { first: 66, count: 2, blank: B16, alias: None },
    Instruction { first: 68, count: 1, blank: B17, alias: None },
    Instruction { first: 69, count: 6, blank: B18, alias: None },
    Instruction { first: 75, count: 1, blank: B0, alias: None },
    Instruction { first: 76, count: 1, blank: B2, alias: None },
    Instruction { first: 77, count: 1, blank: B19, alias: None },
    Instruction { first: 78, count: 1, blank: B1, alias: None },
    Instruction { first: 79, count: 1, blank: B2, alias: None },
    Instruction { first: 80, count: 1, blank: B2, alias: None },
    Instruction { first: 81, count: 1, blank: B20, alias: None },
    Instruction { first: 82, count: 1, blank: B20, alias: None },
    Instruction { first: 83, count: 13, blank: B21, alias: None },
    Instruction { first: 0, count: 0, blank: B8, alias: None },
    Instruction { first: 96, count: 3, blank: B22, alias: None },
    Instruction { first: 99, count: 3, blank: B22, alias: None },
    Instruction { first: 102, count: 1, blank: B23, alias: None },
    Instruction { first: 103, count: 1, blank: B23, alias: None },
    Instruction { first: 104, count: 1, blank: B14, alias: None },
    Instruction { first: 105, count: 1, blank: B12, alias: None },
    Instruction { first: 106, count: 1, blank: B12, alias: None },
    Instruction { first: 107, count: 1, blank: B24, alias: None },
    Instruction { first: 108, count: 1, blank: B25, alias: None },
    Instruction { first: 109, count: 2, blank: B6, alias: None },
    Instruction { first: 111, count: 2, blank: B6, alias: None },
    Instruction { first: 113, count: 2, blank: B26, alias: None },
    Instruction { first: 115, count: 1, blank: B27, alias: None },
    Instruction { first: 116, count: 1, blank: B28, alias: None },
    Instruction { first: 117, count: 1, blank: B27, alias: None },
    Instruction { first: 118, count: 1, blank: B29, alias: None },
    Instruction { first: 119, count: 1, blank: B29, alias: None },
    Instruction { first: 120, count: 2, blank: B30, alias: None },
    Instruction { first: 122, count: 4, blank: B6, alias: None },
    Instruction { first: 126, count: 1, blank: B31, alias: None },
    Instruction { first: 127, count: 1, blank: B29, alias: None },
    Instruction { first: 128, count: 3, blank: B32, alias: None },
    Instruction { first: 131, count: 1, blank: B33, alias: None },
    Instruction { first: 132, count: 1, blank: B8, alias: None },
    Instruction { first: 133, count: 1, blank: B34, alias: None },
    Instruction { first: 134, count: 1, blank: B2, alias: None },
    Instruction { first: 135, count: 1, blank: B0, alias: None },
    Instruction { first: 136, count: 1, blank: B7, alias: None },
    Instruction { first: 137, count: 3, blank: B35, alias: None },
    Instruction { first: 140, count: 2, blank: B36, alias: None },
    Instruction { first: 142, count: 2, blank: B37, alias: None },
    Instruction { first: 144, count: 2, blank: B23, alias: None },
    Instruction { first: 146, count: 1, blank: B38, alias: None },
    Instruction { first: 147, count: 1, blank: B39, alias: None },
    Instruction { first: 148, count: 1, blank: B40, alias: None },
    Instruction { first: 149, count: 1, blank: B41, alias: None },
    Instruction { first: 150, count: 1, blank: B41, alias: None },
    Instruction { first: 151, count: 1, blank: B31, alias: None },
    Instruction { first: 152, count: 1, blank: B31, alias: None },
    Instruction { first: 153, count: 2, blank: B42, alias: None },
    Instruction { first: 155, count: 1, blank: B8, alias: None },
    Instruction { first: 156, count: 1, blank: B6, alias: None },
    Instruction { first: 157, count: 1, blank: B43, alias: None },
    Instruction { first: 158, count: 1, blank: B1, alias: None },
    Instruction { first: 159, count: 1, blank: B0, alias: None },
    Instruction { first: 160, count: 1, blank: B0, alias: None },
    Instruction { first: 161, count: 1, blank: B0, alias: None },
    Instruction { first: 162, count: 1, blank: B2, alias: None },
    Instruction { first: 163, count: 1, blank: B3, alias: None },
    Instruction { first: 164, count: 1, blank: B2, alias: None },
    Instruction { first: 165, count: 1, blank: B44, alias: None },
    Instruction { first: 166, count: 1, blank: B23, alias: None },
    Instruction { first: 167, count: 1, blank: B23, alias: None },
    Instruction { first: 168, count: 10, blank: B45, alias: None },
    Instruction { first: 178, count: 9, blank: B46, alias: None },
    Instruction { first: 187, count: 2, blank: B33, alias: None },
    Instruction { first: 189, count: 1, blank: B47, alias: None },
    Instruction { first: 190, count: 1, blank: B2, alias: None },
    Instruction { first: 191, count: 1, blank: B2, alias: None },
    Instruction { first: 192, count: 1, blank: B2, alias: None },
    Instruction { first: 193, count: 1, blank: B0, alias: None },
];
static MNEMONICS: [Mnemonic; 212] = [
    Mnemonic { text: ".file", forms: &[(110, NONE)] },
    Mnemonic { text: ".loc", forms: &[(112, NONE)] },
    Mnemonic { text: "FILE", forms: &[(109, NONE)] },
    Mnemonic { text: "LOC", forms: &[(111, NONE)] },
    Mnemonic { text: "add", forms: &[(0, NONE)] },
    Mnemonic { text: "add3", forms: &[(164, NONE), (191, NONE)] },
    Mnemonic { text: "addc", forms: &[(79, NONE)] },
    Mnemonic { text: "addr_add", forms: &[(39, NONE)] },
    Mnemonic { text: "and", forms: &[(31, NONE)] },
    Mnemonic { text: "asr", forms: &[(37, NONE)] },
    Mnemonic { text: "avg", forms: &[(1, NONE)] },
    Mnemonic { text: "avs", forms: &[(68, NONE)] },
    Mnemonic { text: "barrier", forms: &[(118, NONE)] },
    Mnemonic { text: "bfe", forms: &[(76, NONE)] },
    Mnemonic { text: "bfi", forms: &[(77, NONE)] },
    Mnemonic { text: "bfn", forms: &[(165, NONE)] },
    Mnemonic { text: "bfrev", forms: &[(78, NONE)] },
    Mnemonic { text: "call", forms: &[(50, NONE)] },
    Mnemonic { text: "cbit", forms: &[(38, NONE)] },
    Mnemonic { text: "cmp", forms: &[(43, NONE)] },
    Mnemonic { text: "cos", forms: &[(23, NONE)] },
    Mnemonic { text: "div", forms: &[(2, NONE)] },
    Mnemonic { text: "divm", forms: &[(159, NONE)] },
    Mnemonic { text: "dp2", forms: &[(3, NONE)] },
    Mnemonic { text: "dp3", forms: &[(4, NONE)] },
    Mnemonic { text: "dp4", forms: &[(5, NONE)] },
    Mnemonic { text: "dp4a", forms: &[(162, NONE)] },
    Mnemonic { text: "dpas", forms: &[(163, NONE)] },
    Mnemonic { text: "dpasw", forms: &[(27, NONE)] },
    Mnemonic { text: "dph", forms: &[(6, NONE)] },
    Mnemonic { text: "dword_atomic", forms: &[(157, NONE)] },
    Mnemonic { text: "exp", forms: &[(7, NONE)] },
    Mnemonic { text: "faddr", forms: &[(108, NONE)] },
    Mnemonic { text: "fbh", forms: &[(46, NONE)] },
    Mnemonic { text: "fbl", forms: &[(45, NONE)] },
    Mnemonic { text: "fcall", forms: &[(131, NONE)] },
    Mnemonic { text: "fccall", forms: &[(51, NONE)] },
    Mnemonic { text: "fcvt", forms: &[(28, NONE)] },
    Mnemonic { text: "fence_global", forms: &[(123, NONE), (124, NONE), (125, NONE)] },
    Mnemonic { text: "fence_local", forms: &[(124, NONE), (125, NONE)] },
    Mnemonic { text: "fence_sw", forms: &[(122, NONE)] },
    Mnemonic { text: "frc", forms: &[(8, NONE)] },
    Mnemonic { text: "fret", forms: &[(132, NONE)] },
    Mnemonic { text: "gather", forms: &[(59, NONE), (60, NONE)] },
    Mnemonic { text: "gather4_scaled", forms: &[(149, NONE)] },
    Mnemonic { text: "gather4_typed", forms: &[(81, NONE)] },
    Mnemonic { text: "gather_scaled", forms: &[(151, NONE)] },
    Mnemonic { text: "goto", forms: &[(136, NONE)] },
    Mnemonic { text: "ifcall", forms: &[(107, NONE)] },
    Mnemonic { text: "inv", forms: &[(26, NONE)] },
    Mnemonic { text: "invm", forms: &[(192, NONE)] },
    Mnemonic { text: "jmp", forms: &[(49, NONE)] },
    Mnemonic { text: "lifetime", forms: &[(155, NONE)] },
    Mnemonic { text: "line", forms: &[(9, NONE)] },
    Mnemonic { text: "load", forms: &[(66, NONE), (67, NONE)] },
    Mnemonic { text: "load_2dms_w", forms: &[(140, 28), (141, 28)] },
    Mnemonic { text: "load_3d", forms: &[(140, 7), (141, 7)] },
    Mnemonic { text: "load_l", forms: &[(140, 27), (141, 27)] },
    Mnemonic { text: "load_lz", forms: &[(140, 26), (141, 26)] },
    Mnemonic { text: "load_mcs", forms: &[(140, 29), (141, 29)] },
    Mnemonic { text: "lod", forms: &[(137, 9), (138, 9)] },
    Mnemonic { text: "log", forms: &[(10, NONE)] },
    Mnemonic { text: "lrp", forms: &[(13, NONE)] },
    Mnemonic { text: "lsc_apndctr_atomic_add", forms: &[(176, 40)] },
    Mnemonic { text: "lsc_apndctr_atomic_sub", forms: &[(176, 41)] },
    Mnemonic { text: "lsc_atomic_and", forms: &[(177, 24), (186, 24)] },
    Mnemonic { text: "lsc_atomic_fadd", forms: &[(177, 19), (186, 19)] },
    Mnemonic { text: "lsc_atomic_fcas", forms: &[(177, 23), (186, 23)] },
    Mnemonic { text: "lsc_atomic_fmax", forms: &[(177, 22), (186, 22)] },
    Mnemonic { text: "lsc_atomic_fmin", forms: &[(177, 21), (186, 21)] },
    Mnemonic { text: "lsc_atomic_fsub", forms: &[(177, 20), (186, 20)] },
    Mnemonic { text: "lsc_atomic_iadd", forms: &[(177, 12), (186, 12)] },
    Mnemonic { text: "lsc_atomic_icas", forms: &[(177, 18), (186, 18)] },
    Mnemonic { text: "lsc_atomic_idec", forms: &[(177, 9), (186, 9)] },
    Mnemonic { text: "lsc_atomic_iinc", forms: &[(177, 8), (186, 8)] },
    Mnemonic { text: "lsc_atomic_isub", forms: &[(177, 13), (186, 13)] },
    Mnemonic { text: "lsc_atomic_load", forms: &[(177, 10), (186, 10)] },
    Mnemonic { text: "lsc_atomic_or", forms: &[(177, 25), (186, 25)] },
    Mnemonic { text: "lsc_atomic_smax", forms: &[(177, 15), (186, 15)] },
    Mnemonic { text: "lsc_atomic_smin", forms: &[(177, 14), (186, 14)] },
    Mnemonic { text: "lsc_atomic_store", forms: &[(177, 11), (186, 11)] },
    Mnemonic { text: "lsc_atomic_umax", forms: &[(177, 17), (186, 17)] },
    Mnemonic { text: "lsc_atomic_umin", forms: &[(177, 16), (186, 16)] },
    Mnemonic { text: "lsc_atomic_xor", forms: &[(177, 26), (186, 26)] },
    Mnemonic { text: "lsc_fence", forms: &[(187, NONE), (188, NONE)] },
    Mnemonic { text: "lsc_load", forms: &[(168, 0)] },
    Mnemonic { text: "lsc_load_block2d", forms: &[(171, 3), (182, 3)] },
    Mnemonic { text: "lsc_load_quad", forms: &[(169, 2), (178, 2)] },
    Mnemonic { text: "lsc_load_status", forms: &[(168, 27), (179, 27)] },
    Mnemonic { text: "lsc_load_strided", forms: &[(170, 1)] },
    Mnemonic { text: "lsc_read_state_info", forms: &[(184, 30), (185, 30)] },
    Mnemonic { text: "lsc_store", forms: &[(172, 4)] },
    Mnemonic { text: "lsc_store_block2d", forms: &[(175, 7), (183, 7)] },
    Mnemonic { text: "lsc_store_quad", forms: &[(173, 6), (180, 6)] },
    Mnemonic { text: "lsc_store_strided", forms: &[(174, 5)] },
    Mnemonic { text: "lsc_store_uncompressed", forms: &[(172, 28), (181, 28)] },
    Mnemonic { text: "lzd", forms: &[(30, NONE)] },
    Mnemonic { text: "mad", forms: &[(11, NONE)] },
    Mnemonic { text: "madw", forms: &[(190, NONE)] },
    Mnemonic { text: "max", forms: &[(75, 1)] },
    Mnemonic { text: "media_ld", forms: &[(55, NONE), (56, NONE)] },
    Mnemonic { text: "media_st", forms: &[(57, NONE), (58, NONE)] },
    Mnemonic { text: "min", forms: &[(75, 0)] },
    Mnemonic { text: "mod", forms: &[(14, NONE)] },
    Mnemonic { text: "mov", forms: &[(40, NONE)] },
    Mnemonic { text: "movs", forms: &[(44, NONE)] },
    Mnemonic { text: "mul", forms: &[(15, NONE)] },
    Mnemonic { text: "mulh", forms: &[(12, NONE)] },
    Mnemonic { text: "nbarrier", forms: &[(128, NONE), (129, NONE), (130, NONE)] },
    Mnemonic { text: "not", forms: &[(34, NONE)] },
    Mnemonic { text: "or", forms: &[(32, NONE)] },
    Mnemonic { text: "oword_ld", forms: &[(53, NONE)] },
    Mnemonic { text: "oword_ld_unaligned", forms: &[(62, NONE)] },
    Mnemonic { text: "oword_st", forms: &[(54, NONE)] },
    Mnemonic { text: "plane", forms: &[(135, NONE)] },
    Mnemonic { text: "pow", forms: &[(16, NONE)] },
    Mnemonic { text: "qw_gather", forms: &[(166, NONE)] },
    Mnemonic { text: "qw_scatter", forms: &[(167, NONE)] },
    Mnemonic { text: "raw_send", forms: &[(126, 0)] },
    Mnemonic { text: "raw_sendc", forms: &[(126, 1)] },
    Mnemonic { text: "raw_sends", forms: &[(153, 0)] },
    Mnemonic { text: "raw_sends_eot", forms: &[(153, 0)] },
    Mnemonic { text: "raw_sendsc", forms: &[(153, 1), (154, 1)] },
    Mnemonic { text: "raw_sendsc_eot", forms: &[(153, 1), (154, 1)] },
    Mnemonic { text: "resinfo", forms: &[(137, 10), (138, 10), (144, 10)] },
    Mnemonic { text: "ret", forms: &[(52, NONE)] },
    Mnemonic { text: "rndd", forms: &[(17, NONE)] },
    Mnemonic { text: "rnde", forms: &[(19, NONE)] },
    Mnemonic { text: "rndu", forms: &[(18, NONE)] },
    Mnemonic { text: "rndz", forms: &[(20, NONE)] },
    Mnemonic { text: "rol", forms: &[(160, NONE)] },
    Mnemonic { text: "ror", forms: &[(161, NONE)] },
    Mnemonic { text: "rsqrt", forms: &[(25, NONE)] },
    Mnemonic { text: "rsqtm", forms: &[(193, NONE)] },
    Mnemonic { text: "rt_read", forms: &[(189, NONE)] },
    Mnemonic { text: "rt_write_3d", forms: &[(146, NONE)] },
    Mnemonic { text: "sad2", forms: &[(21, NONE)] },
    Mnemonic { text: "sad2add", forms: &[(134, NONE)] },
    Mnemonic { text: "sample", forms: &[(63, NONE), (64, NONE), (137, 12), (138, 12)] },
    Mnemonic { text: "sample4", forms: &[(139, 8), (142, 8), (143, 8)] },
    Mnemonic { text: "sample4_b", forms: &[(142, 14), (143, 14)] },
    Mnemonic { text: "sample4_c", forms: &[(139, 16), (142, 16), (143, 16)] },
    Mnemonic { text: "sample4_i", forms: &[(142, 15), (143, 15)] },
    Mnemonic { text: "sample4_i_c", forms: &[(142, 21), (143, 21)] },
    Mnemonic { text: "sample4_l", forms: &[(142, 13), (143, 13)] },
    Mnemonic { text: "sample4_l_c", forms: &[(142, 23), (143, 23)] },
    Mnemonic { text: "sample4_po", forms: &[(142, 17), (142, 40), (143, 17), (143, 40)] },
    Mnemonic { text: "sample4_po_b", forms: &[(142, 46), (143, 46)] },
    Mnemonic { text: "sample4_po_c", forms: &[(142, 18), (142, 48), (143, 18), (143, 48)] },
    Mnemonic { text: "sample4_po_i", forms: &[(142, 47), (143, 47)] },
    Mnemonic { text: "sample4_po_i_c", forms: &[(142, 53), (143, 53)] },
    Mnemonic { text: "sample4_po_l", forms: &[(142, 45), (143, 45)] },
    Mnemonic { text: "sample4_po_l_c", forms: &[(142, 55), (143, 55)] },
    Mnemonic { text: "sample_3d", forms: &[(137, 0), (138, 0)] },
    Mnemonic { text: "sample_b", forms: &[(137, 1), (138, 1)] },
    Mnemonic { text: "sample_b_c", forms: &[(137, 5), (138, 5)] },
    Mnemonic { text: "sample_c", forms: &[(137, 3), (138, 3)] },
    Mnemonic { text: "sample_c_lz", forms: &[(137, 25), (138, 25)] },
    Mnemonic { text: "sample_c_mlod", forms: &[(137, 19), (138, 19)] },
    Mnemonic { text: "sample_d", forms: &[(137, 4), (138, 4)] },
    Mnemonic { text: "sample_d_c", forms: &[(137, 20), (138, 20)] },
    Mnemonic { text: "sample_d_c_mlod", forms: &[(137, 17), (138, 17)] },
    Mnemonic { text: "sample_l", forms: &[(137, 2), (138, 2)] },
    Mnemonic { text: "sample_l_c", forms: &[(137, 6), (138, 6)] },
    Mnemonic { text: "sample_lz", forms: &[(137, 24), (138, 24)] },
    Mnemonic { text: "sample_mlod", forms: &[(137, 18), (138, 18)] },
    Mnemonic { text: "sample_po", forms: &[(137, 32), (138, 32)] },
    Mnemonic { text: "sample_po_b", forms: &[(137, 33), (138, 33)] },
    Mnemonic { text: "sample_po_b_c", forms: &[(137, 58), (138, 58)] },
    Mnemonic { text: "sample_po_c", forms: &[(137, 35), (138, 35)] },
    Mnemonic { text: "sample_po_c_lz", forms: &[(137, 57), (138, 57)] },
    Mnemonic { text: "sample_po_d", forms: &[(137, 36), (138, 36)] },
    Mnemonic { text: "sample_po_d_c", forms: &[(137, 59), (138, 59)] },
    Mnemonic { text: "sample_po_l", forms: &[(137, 34), (138, 34)] },
    Mnemonic { text: "sample_po_l_c", forms: &[(137, 38), (138, 38)] },
    Mnemonic { text: "sample_po_lz", forms: &[(137, 56), (138, 56)] },
    Mnemonic { text: "sample_unorm", forms: &[(65, NONE)] },
    Mnemonic { text: "sampleinfo", forms: &[(137, 11), (138, 11), (145, 11)] },
    Mnemonic { text: "sampler_cache_flush", forms: &[(119, NONE)] },
    Mnemonic { text: "sbarrier", forms: &[(156, NONE)] },
    Mnemonic { text: "scatter", forms: &[(61, NONE)] },
    Mnemonic { text: "scatter4_scaled", forms: &[(150, NONE)] },
    Mnemonic { text: "scatter4_typed", forms: &[(82, NONE)] },
    Mnemonic { text: "scatter_scaled", forms: &[(152, NONE)] },
    Mnemonic { text: "sel", forms: &[(41, NONE)] },
    Mnemonic { text: "setp", forms: &[(42, NONE)] },
    Mnemonic { text: "shl", forms: &[(35, NONE)] },
    Mnemonic { text: "shr", forms: &[(36, NONE)] },
    Mnemonic { text: "sin", forms: &[(22, NONE)] },
    Mnemonic { text: "sqrt", forms: &[(24, NONE)] },
    Mnemonic { text: "sqrtm", forms: &[(158, NONE)] },
    Mnemonic { text: "srnd", forms: &[(29, NONE)] },
    Mnemonic { text: "subb", forms: &[(80, NONE)] },
    Mnemonic { text: "svm_atomic", forms: &[(104, NONE)] },
    Mnemonic { text: "svm_block_ld", forms: &[(96, NONE), (97, NONE), (98, NONE)] },
    Mnemonic { text: "svm_block_st", forms: &[(99, NONE), (100, NONE), (101, NONE)] },
    Mnemonic { text: "svm_gather", forms: &[(102, NONE)] },
    Mnemonic { text: "svm_gather4scaled", forms: &[(105, NONE)] },
    Mnemonic { text: "svm_scatter", forms: &[(103, NONE)] },
    Mnemonic { text: "svm_scatter4scaled", forms: &[(106, NONE)] },
    Mnemonic { text: "switchjmp", forms: &[(133, NONE)] },
    Mnemonic { text: "typed_atomic", forms: &[(148, NONE)] },
    Mnemonic { text: "urb_write_3d", forms: &[(147, NONE)] },
    Mnemonic { text: "va", forms: &[(69, NONE), (70, NONE), (71, NONE), (72, NONE), (73, NONE), (74, NONE)] },
    Mnemonic { text: "va_skl_plus", forms: &[(83, NONE), (84, NONE), (85, NONE), (86, NONE), (87, NONE), (88, NONE), (89, NONE), (90, NONE), (91, NONE), (92, NONE), (93, NONE), (94, NONE), (95, NONE)] },
    Mnemonic { text: "vme_fbr", forms: &[(116, NONE)] },
    Mnemonic { text: "vme_idm", forms: &[(117, NONE)] },
    Mnemonic { text: "vme_ime", forms: &[(113, NONE), (114, NONE)] },
    Mnemonic { text: "vme_sic", forms: &[(115, NONE)] },
    Mnemonic { text: "wait", forms: &[(120, NONE), (121, NONE)] },
    Mnemonic { text: "xor", forms: &[(33, NONE)] },
    Mnemonic { text: "yield", forms: &[(127, NONE)] },
];
static HASH: [u16; 1024] = [0, 0, 0, 0, 0, 157, 5, 0, 0, 112, 191, 0, 0, 0, 0, 200, 0, 0, 0, 190, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130, 93, 0, 0, 0, 0, 0, 0, 132, 19, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 184, 61, 90, 145, 178, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 172, 0, 0, 0, 68, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 100, 0, 0, 38, 0, 0, 0, 0, 0, 0, 97, 94, 0, 0, 0, 98, 114, 169, 0, 206, 0, 0, 0, 0, 0, 0, 0, 65, 0, 42, 0, 0, 0, 0, 0, 0, 0, 179, 24, 0, 0, 176, 0, 0, 0, 0, 0, 0, 152, 0, 0, 0, 0, 0, 0, 0, 91, 0, 0, 0, 166, 0, 0, 0, 0, 0, 0, 0, 48, 162, 0, 0, 0, 0, 0, 11, 0, 0, 0, 164, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 192, 0, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 102, 0, 0, 0, 0, 0, 0, 128, 174, 67, 0, 0, 0, 0, 0, 0, 124, 0, 0, 0, 0, 0, 0, 84, 0, 0, 0, 0, 0, 0, 0, 0, 50, 34, 154, 155, 204, 0, 0, 0, 0, 0, 0, 9, 182, 195, 0, 0, 0, 0, 0, 0, 117, 0, 0, 0, 76, 0, 0, 0, 177, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 149, 0, 201, 125, 0, 0, 173, 163, 119, 0, 0, 0, 0, 0, 109, 27, 0, 0, 0, 0, 0, 0, 165, 0, 0, 0, 0, 0, 0, 0, 138, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 113, 0, 118, 0, 0, 0, 0, 0, 0, 0, 0, 66, 0, 0, 0, 0, 0, 0, 0, 0, 31, 0, 153, 0, 207, 0, 0, 0, 0, 63, 0, 0, 0, 0, 0, 0, 0, 175, 121, 0, 0, 0, 0, 0, 0, 0, 0, 2, 25, 167, 0, 0, 13, 0, 0, 209, 0, 0, 0, 0, 0, 37, 0, 0, 0, 43, 0, 171, 0, 0, 0, 0, 0, 21, 0, 73, 0, 0, 0, 22, 202, 208, 0, 54, 0, 0, 0, 0, 0, 0, 0, 23, 29, 7, 0, 70, 135, 77, 0, 0, 0, 8, 0, 0, 0, 0, 81, 56, 0, 0, 0, 0, 0, 0, 160, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 104, 0, 0, 0, 115, 0, 0, 0, 0, 0, 0, 0, 0, 99, 0, 0, 0, 0, 0, 0, 0, 0, 51, 122, 64, 0, 0, 0, 0, 0, 0, 0, 156, 0, 0, 0, 0, 0, 0, 0, 55, 0, 0, 87, 0, 0, 0, 146, 0, 133, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 75, 0, 0, 205, 129, 0, 0, 0, 0, 0, 0, 203, 198, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 193, 0, 188, 0, 0, 0, 0, 0, 0, 185, 0, 0, 0, 0, 0, 197, 189, 181, 199, 141, 0, 45, 0, 0, 0, 134, 17, 0, 0, 71, 0, 33, 0, 0, 0, 0, 0, 0, 20, 126, 0, 0, 0, 0, 103, 0, 0, 0, 85, 0, 80, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 52, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 6, 74, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 161, 0, 0, 0, 0, 0, 0, 0, 0, 0, 44, 0, 0, 0, 0, 0, 148, 0, 107, 0, 0, 0, 0, 0, 0, 0, 151, 0, 59, 0, 0, 0, 0, 0, 0, 79, 0, 0, 0, 0, 69, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 116, 120, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 39, 0, 0, 47, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 150, 0, 0, 0, 0, 0, 28, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 186, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 101, 210, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 144, 0, 0, 0, 0, 0, 96, 0, 0, 168, 0, 0, 0, 0, 0, 147, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 140, 0, 86, 0, 0, 137, 4, 12, 106, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 35, 0, 0, 0, 0, 0, 0, 0, 183, 0, 0, 0, 136, 0, 105, 0, 0, 0, 0, 18, 0, 0, 0, 108, 36, 0, 196, 0, 0, 0, 0, 0, 30, 0, 0, 0, 0, 0, 78, 131, 0, 139, 143, 0, 60, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 72, 127, 0, 159, 170, 0, 95, 212, 0, 0, 0, 10, 158, 0, 0, 0, 123, 0, 0, 0, 0, 0, 0, 0, 0, 0, 82, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 142, 26, 0, 0, 0, 0, 211, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 41, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 46, 0, 0, 0, 0, 83, 0, 49, 58, 0, 53, 0, 0, 0, 88, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 180, 0, 0, 0, 0, 89, 0, 0, 0, 0, 0, 0, 0, 0, 0, 110, 0, 0, 111, 187, 0, 0, 0, 57, 0, 62, 92, 0, 0, 40, 0, 0, 0, 0, 0, 0, 0, 0];
pub(crate) static LABELS: &[(LabelKind, u16, u8)] = &[(LabelKind::Subroutine, 47, 0), (LabelKind::Block, 48, 0)];
static TYPES: [(u8, TypeKind); 16] = [(32, TypeKind::Unsigned), (32, TypeKind::Signed), (16, TypeKind::Unsigned), (16, TypeKind::Signed), (8, TypeKind::Unsigned), (8, TypeKind::Signed), (64, TypeKind::Float), (32, TypeKind::Float), (32, TypeKind::Packed), (32, TypeKind::Packed), (1, TypeKind::Packed), (64, TypeKind::Unsigned), (32, TypeKind::Packed), (64, TypeKind::Signed), (16, TypeKind::Float), (16, TypeKind::Float)];
pub(crate) static TABLES: Tables = Tables {
    forms: &FORMS,
    instructions: &INSTRUCTIONS,
    mnemonics: &MNEMONICS,
    hash: &HASH,
    codes: Codes {
        types: Words { what: "a data type", texts: &["ud", "d", "uw", "w", "ub", "b", "df", "f", "v", "vf", "bool", "uq", "uv", "q", "hf", "bf"], packed: &[0x6475, 0x64, 0x7775, 0x77, 0x6275, 0x62, 0x6664, 0x66, 0x76, 0x6676, 0x6c6f6f62, 0x7175, 0x7675, 0x71, 0x6668, 0x6662], others: &[], read: &[], platforms: &[] },
        kinds: &TYPES,
        modifiers: Words { what: "a modifier", texts: &["", "(abs)", "(-)", "(-abs)", ".sat", "(~)"], packed: &[], others: &[], read: &[], platforms: &[] },
        saturation: 4,
        v_stride: (Bits { arg: 0, low: 0, width: 4 }, Words { what: "a vertical stride", texts: &["", "0", "1", "2", "4", "8", "16", "32"], packed: &[0x0, 0x30, 0x31, 0x32, 0x34, 0x38, 0x3631, 0x3233], others: &[], read: &[], platforms: &[] }),
        width: (Bits { arg: 0, low: 4, width: 4 }, Words { what: "a width of rows", texts: &["", "", "1", "2", "4", "8", "16"], packed: &[0x0, 0x0, 0x31, 0x32, 0x34, 0x38, 0x3631], others: &[], read: &[], platforms: &[] }),
        h_stride: (Bits { arg: 0, low: 8, width: 4 }, Words { what: "a horizontal stride", texts: &["", "0", "1", "2", "4"], packed: &[0x0, 0x30, 0x31, 0x32, 0x34], others: &[], read: &[], platforms: &[] }),
        region_digits: [[2, 3, 4, 0, 5, 0, 0, 0, 6, 0], [0, 33, 49, 0, 65, 0, 0, 0, 81, 0], [257, 513, 769, 0, 1025, 0, 0, 0, 0, 0]],
        region_marks: [[0, 48, 49, 50, 52, 56, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 49, 50, 52, 56, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 48, 49, 50, 52, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]],
        address_width: Words { what: "a number of addresses", texts: &["1", "2", "4", "8", "16"], packed: &[0x31, 0x32, 0x34, 0x38, 0x3631], others: &[], read: &[], platforms: &[] },
        predicate_id: Bits { arg: 0, low: 0, width: 12 },
        predicate_combine: (Bits { arg: 0, low: 13, width: 2 }, Words { what: "`any` or `all`", texts: &["", "any", "all"], packed: &[0x0, 0x796e61, 0x6c6c61], others: &[], read: &[], platforms: &[] }),
        predicate_invert: Bits { arg: 0, low: 15, width: 1 },
        exec_size: (Bits { arg: 0, low: 0, width: 3 }, Words { what: "a number of channels", texts: &["1", "2", "4", "8", "16", "32"], packed: &[0x31, 0x32, 0x34, 0x38, 0x3631, 0x3233], others: &[], read: &[], platforms: &[] }),
        exec_mask: (Bits { arg: 0, low: 4, width: 4 }, Words { what: "a part of the execution mask", texts: &["M1", "M2", "M3", "M4", "M5", "M6", "M7", "M8", "M1_NM", "M2_NM", "M3_NM", "M4_NM", "M5_NM", "M6_NM", "M7_NM", "M8_NM"], packed: &[0x314d, 0x324d, 0x334d, 0x344d, 0x354d, 0x364d, 0x374d, 0x384d, 0x4d4e5f314d, 0x4d4e5f324d, 0x4d4e5f334d, 0x4d4e5f344d, 0x4d4e5f354d, 0x4d4e5f364d, 0x4d4e5f374d, 0x4d4e5f384d], others: &[], read: &[(8, "NoMask")], platforms: &[] }),
        exec_digits: ([0, 1, 17, 33, 49, 65, 81, 97, 113, 0], [0, 1, 2, 0, 3, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6]),
        samplers: &[false, true],
        lsc: Lsc {
            caching: Words { what: "the behaviour of a cache", texts: &[".df", ".uc", ".ca", ".wb", ".wt", ".st", ".ri", ".cc"], packed: &[0x66642e, 0x63752e, 0x61632e, 0x62772e, 0x74772e, 0x74732e, 0x69722e, 0x63632e], others: &[], read: &[], platforms: &[] },
            address_type: Words { what: "what addresses are relative to", texts: &["", "flat", "bss", "ss", "bti", "arg", "surf"], packed: &[0x0, 0x74616c66, 0x737362, 0x7373, 0x697462, 0x677261, 0x66727573], others: &[], read: &[], platforms: &[] },
            address_size: Words { what: "a size of addresses", texts: &["", "a16", "a32", "a64", "a32u", "a32s"], packed: &[0x0, 0x363161, 0x323361, 0x343661, 0x75323361, 0x73323361], others: &[], read: &[], platforms: &[] },
            data_size: Words { what: "a size of data", texts: &["", "d8", "d16", "d32", "d64", "d8u32", "d16u32", "d16u32h"], packed: &[], others: &[(5, Versions::ALL.until(4, 2), "d8c32"), (6, Versions::ALL.until(4, 2), "d16c32"), (7, Versions::ALL.until(4, 2), "d16c32h")], read: &[(1, "u8"), (2, "u16"), (3, "u32"), (4, "u64"), (5, "u8c32"), (6, "u16c32"), (7, "u16c32h")], platforms: &[] },
            elements: Words { what: "a number of data", texts: &["", "x1", "x2", "x3", "x4", "x8", "x16", "x32", "x64"], packed: &[0x0, 0x3178, 0x3278, 0x3378, 0x3478, 0x3878, 0x363178, 0x323378, 0x343678], others: &[], read: &[], platforms: &[] },
            order: Words { what: "an order of data", texts: &["", "nontransposed", "t"], packed: &[], others: &[], read: &[], platforms: &[] },
            packing: Words { what: "a packing of data", texts: &["n", "t"], packed: &[0x6e, 0x74], others: &[], read: &[], platforms: &[] },
        },
    },
};
