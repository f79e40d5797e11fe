// @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.

//! The encodings of instructions as tables: the field of each byte and bit.
#![allow(unused_imports, clippy::bool_comparison)]
use crate::enums::*;
use crate::info::InstKind;
use crate::types::DataType;
use openvisa_isa_core::layout::{
    Field, FieldEncoding, Fields, Group, IntEncoding, Key, Layout, Layouts,
    OperandLayout, Values, name_of,
};

use openvisa_isa_core::{Enumeration, Versions};
/// The encodings of a field by version.
type Forms = &'static [(Versions, FieldEncoding)];
const ALL: Versions = Versions::ALL;
/// Returns the name of the data type with a code; `None` if the code is not one of `codes`.
fn data_type(code: u64, codes: &[u64]) -> Option<&'static str> {
    let known = u8::try_from(code).ok().filter(|_| codes.contains(&code))?;
    DataType::from_bits(known).map(Enumeration::name)
}

impl InstKind {
    /// Returns the instruction with a number of [`Layout::instruction`]; `None` if there is none.
    pub fn of_layout(instruction: u16) -> Option<Self> {
        Self::ALL.get(usize::from(instruction)).copied()
    }
}

static ADDR_OPND_WIDTH: IntEncoding = IntEncoding { bytes: 1, groups: &[Group::new("", 7, 0, Values::Named(name_of::<AddrOpndWidth>))] };
static ATOMIC_CONTROL: IntEncoding = IntEncoding { bytes: 1, groups: &[Group::new("op", 4, 0, Values::Named(name_of::<AtomicOp>)), Group::new("width", 6, 5, Values::Named(name_of::<AtomicWidth>)), Group::new("", 7, 7, Values::Reserved)] };
static AVS_BLOCK: IntEncoding = IntEncoding { bytes: 1, groups: &[Group::new("", 7, 0, Values::Named(name_of::<AvsBlock>))] };
static BINARY_PATTERNS: IntEncoding = IntEncoding { bytes: 1, groups: &[Group::new("", 7, 0, Values::Named(name_of::<BinaryPatterns>))] };
static BLOCK_COUNT: IntEncoding = IntEncoding { bytes: 1, groups: &[Group::new("count", 1, 0, Values::Named(name_of::<BlockCount>)), Group::new("", 7, 2, Values::Reserved)] };
static BLOCK_PROPERTIES: IntEncoding = IntEncoding { bytes: 1, groups: &[Group::new("count", 2, 0, Values::Named(name_of::<BlockPropertiesCount>)), Group::new("alignment", 7, 7, Values::Named(name_of::<BlockAlignment>)), Group::new("", 6, 3, Values::Reserved)] };
static BLOCK_SIZE: IntEncoding = IntEncoding { bytes: 1, groups: &[Group::new("size", 1, 0, Values::Named(name_of::<BlockSize>)), Group::new("", 7, 2, Values::Reserved)] };
static CH_MASK: IntEncoding = IntEncoding { bytes: 1, groups: &[Group::new("mask", 3, 0, Values::Number), Group::new("", 7, 4, Values::Reserved)] };
static CH_MASK_COPY: IntEncoding = IntEncoding { bytes: 1, groups: &[Group::new("mask", 3, 0, Values::Number), Group::new("", 7, 4, Values::Reserved)] };
static CMP_REL_OP: IntEncoding = IntEncoding { bytes: 1, groups: &[Group::new("relation", 2, 0, Values::Named(name_of::<CmpRelOp>)), Group::new("", 7, 3, Values::Reserved)] };
static COLOUR_CHANNEL: IntEncoding = IntEncoding { bytes: 1, groups: &[Group::new("channel", 1, 0, Values::Named(name_of::<ColourChannel>)), Group::new("", 7, 2, Values::Reserved)] };
static COLOUR_CHANNELS: IntEncoding = IntEncoding { bytes: 1, groups: &[Group::new("mask", 3, 0, Values::Number), Group::new("", 7, 4, Values::Reserved)] };
static DATA_TYPE: IntEncoding = IntEncoding { bytes: 1, groups: &[Group::new("type", 3, 0, Values::Named(|code| data_type(code, &[0x0, 0x1, 0x2, 0x3, 0x4, 0x5, 0x6, 0x7, 0xb, 0xd, 0xe, 0xf]))), Group::new("", 7, 4, Values::Reserved)] };
static DATA_TYPE_2: IntEncoding = IntEncoding { bytes: 1, groups: &[Group::new("type", 3, 0, Values::Named(|code| data_type(code, &[0x0, 0x1, 0x2, 0x3, 0x4, 0x5, 0x6, 0x7, 0x8, 0x9, 0xb, 0xc, 0xd, 0xe, 0xf]))), Group::new("", 7, 4, Values::Reserved)] };
static DOWNSCALE_CONVERSION: IntEncoding = IntEncoding { bytes: 1, groups: &[Group::new("", 7, 0, Values::Named(name_of::<DownscaleConversion>))] };
static DOWNSCALE_MODE: IntEncoding = IntEncoding { bytes: 1, groups: &[Group::new("", 7, 0, Values::Named(name_of::<DownscaleMode>))] };
static DOWNSCALE_ROUNDING: IntEncoding = IntEncoding { bytes: 1, groups: &[Group::new("", 7, 0, Values::Named(name_of::<DownscaleRounding>))] };
static ELEMENT_CONTROL: IntEncoding = IntEncoding { bytes: 1, groups: &[Group::new("count", 1, 0, Values::Named(name_of::<ElementCount>)), Group::new("mask", 7, 4, Values::Named(name_of::<ElementMask>)), Group::new("", 3, 2, Values::Reserved)] };
static ELEMENT_CONTROL_2: IntEncoding = IntEncoding { bytes: 1, groups: &[Group::new("count", 1, 0, Values::Named(name_of::<ElementCount>)), Group::new("mask", 7, 4, Values::Named(|code| match code { 0x0 => Some("M1"), 0x1 => Some("M2"), 0x2 => Some("M3"), 0x3 => Some("M4"), 0x4 => Some("M5"), 0x5 => Some("M6"), 0x6 => Some("M7"), 0x7 => Some("M8"), 0x8 => Some("M1_NM"), 0x9 => Some("M1"), _ => None })), Group::new("", 3, 2, Values::Reserved)] };
static ELEMENT_SIZE: IntEncoding = IntEncoding { bytes: 1, groups: &[Group::new("size", 1, 0, Values::Named(name_of::<ElementSize>)), Group::new("", 7, 2, Values::Reserved)] };
static EXEC_CONTROL: IntEncoding = IntEncoding { bytes: 1, groups: &[Group::new("size", 2, 0, Values::Named(name_of::<ExecSize>)), Group::new("mask", 7, 4, Values::Named(name_of::<ExecMask>)), Group::new("", 3, 3, Values::Reserved)] };
static EXEC_CONTROL_2: IntEncoding = IntEncoding { bytes: 1, groups: &[Group::new("size", 2, 0, Values::Named(name_of::<ExecSize>)), Group::new("mask", 7, 4, Values::Named(|code| match code { 0x0 => Some("M1"), 0x1 => Some("M2"), 0x2 => Some("M3"), 0x3 => Some("M4"), 0x4 => Some("M5"), 0x5 => Some("M6"), 0x6 => Some("M7"), 0x7 => Some("M8"), 0x8 => Some("M1_NM"), 0x9 => Some("M1"), _ => None })), Group::new("", 3, 3, Values::Reserved)] };
static EXEC_CONTROL_3: IntEncoding = IntEncoding { bytes: 1, groups: &[Group::new("size", 2, 0, Values::Named(|code| match code { 0x0 => Some("Simd8"), _ => None })), Group::new("mask", 7, 4, Values::Named(name_of::<ExecMask>)), Group::new("", 3, 3, Values::Reserved)] };
static EXEC_CONTROL_4: IntEncoding = IntEncoding { bytes: 1, groups: &[Group::new("size", 2, 0, Values::Named(|code| match code { 0x0 => Some("Simd8"), _ => None })), Group::new("mask", 7, 4, Values::Named(|code| match code { 0x0 => Some("M1"), 0x1 => Some("M2"), 0x2 => Some("M3"), 0x3 => Some("M4"), 0x4 => Some("M5"), 0x5 => Some("M6"), 0x6 => Some("M7"), 0x7 => Some("M8"), 0x8 => Some("M1_NM"), 0x9 => Some("M1"), _ => None })), Group::new("", 3, 3, Values::Reserved)] };
static FENCE_MASK: IntEncoding = IntEncoding { bytes: 1, groups: &[Group::new("commit", 0, 0, Values::Number), Group::new("instruction", 1, 1, Values::Number), Group::new("sampler", 2, 2, Values::Number), Group::new("constant", 3, 3, Values::Number), Group::new("data", 4, 4, Values::Number), Group::new("scope", 5, 5, Values::Named(name_of::<FenceMaskScope>)), Group::new("l1", 6, 6, Values::Number), Group::new("software", 7, 7, Values::Number)] };
static FLOOD_CONNECT: IntEncoding = IntEncoding { bytes: 1, groups: &[Group::new("", 7, 0, Values::Named(name_of::<FloodConnect>))] };
static I16: IntEncoding = IntEncoding { bytes: 2, groups: &[Group::new("", 15, 0, Values::Signed)] };
static I32: IntEncoding = IntEncoding { bytes: 4, groups: &[Group::new("", 31, 0, Values::Signed)] };
static IFCALL_MODIFIERS: IntEncoding = IntEncoding { bytes: 1, groups: &[Group::new("uniform", 0, 0, Values::Number), Group::new("noreturn", 1, 1, Values::Number), Group::new("", 7, 2, Values::Reserved)] };
static INFO_OP: IntEncoding = IntEncoding { bytes: 1, groups: &[Group::new("op", 7, 0, Values::Named(name_of::<InfoOp>))] };
static LATE_VIDEO_FUNCTION: IntEncoding = IntEncoding { bytes: 1, groups: &[Group::new("", 7, 0, Values::Named(name_of::<LateVideoFunction>))] };
static LFSR_WIDTH: IntEncoding = IntEncoding { bytes: 1, groups: &[Group::new("", 7, 0, Values::Named(name_of::<LfsrWidth>))] };
static LIFETIME_PROPERTIES: IntEncoding = IntEncoding { bytes: 1, groups: &[Group::new("edge", 0, 0, Values::Named(name_of::<LifetimePropertiesEdge>)), Group::new("class", 5, 4, Values::Named(name_of::<LifetimePropertiesClass>)), Group::new("", 3, 1, Values::Reserved), Group::new("", 7, 6, Values::Reserved)] };
static LINE_BLOCK: IntEncoding = IntEncoding { bytes: 1, groups: &[Group::new("", 7, 0, Values::Named(name_of::<LineBlock>))] };
static LSC_ADDR_SIZE: IntEncoding = IntEncoding { bytes: 1, groups: &[Group::new("", 7, 0, Values::Named(name_of::<LscAddrSize>))] };
static LSC_ADDR_TYPE: IntEncoding = IntEncoding { bytes: 1, groups: &[Group::new("", 7, 0, Values::Named(name_of::<LscAddrType>))] };
static LSC_CACHING: IntEncoding = IntEncoding { bytes: 1, groups: &[Group::new("", 7, 0, Values::Named(name_of::<LscCaching>))] };
static LSC_DATA_ELEMS: IntEncoding = IntEncoding { bytes: 1, groups: &[Group::new("", 7, 0, Values::Named(name_of::<LscDataElems>))] };
static LSC_DATA_ORDER: IntEncoding = IntEncoding { bytes: 1, groups: &[Group::new("", 7, 0, Values::Named(name_of::<LscDataOrder>))] };
static LSC_DATA_SIZE: IntEncoding = IntEncoding { bytes: 1, groups: &[Group::new("", 7, 0, Values::Named(name_of::<LscDataSize>))] };
static LSC_FENCE_OP: IntEncoding = IntEncoding { bytes: 1, groups: &[Group::new("", 7, 0, Values::Named(name_of::<LscFenceOp>))] };
static LSC_SCOPE: IntEncoding = IntEncoding { bytes: 1, groups: &[Group::new("", 7, 0, Values::Named(name_of::<LscScope>))] };
static LSC_SFID: IntEncoding = IntEncoding { bytes: 1, groups: &[Group::new("", 7, 0, Values::Named(name_of::<LscSfid>))] };
static LSC_TYPED_OP: IntEncoding = IntEncoding { bytes: 1, groups: &[Group::new("", 7, 0, Values::Named(name_of::<LscTypedOp>))] };
static LSC_TYPED_SAMPLES: IntEncoding = IntEncoding { bytes: 1, groups: &[Group::new("msaa", 0, 0, Values::Number), Group::new("", 7, 1, Values::Reserved)] };
static LSC_UNTYPED_CACHE_OPERATION: IntEncoding = IntEncoding { bytes: 1, groups: &[Group::new("", 7, 0, Values::Named(name_of::<LscUntypedCacheOperation>))] };
static LSC_UNTYPED_CACHE_SIZE: IntEncoding = IntEncoding { bytes: 1, groups: &[Group::new("", 7, 0, Values::Named(name_of::<LscUntypedCacheSize>))] };
static LSC_UNTYPED_OP: IntEncoding = IntEncoding { bytes: 1, groups: &[Group::new("", 7, 0, Values::Named(name_of::<LscUntypedOp>))] };
static LSC_UNTYPED_OVERFETCH: IntEncoding = IntEncoding { bytes: 1, groups: &[Group::new("ov", 0, 0, Values::Number), Group::new("", 7, 1, Values::Reserved)] };
static LSC_UNTYPED_VNNI: IntEncoding = IntEncoding { bytes: 1, groups: &[Group::new("", 7, 0, Values::Named(name_of::<LscUntypedVnni>))] };
static MEDIA_LINES: IntEncoding = IntEncoding { bytes: 1, groups: &[Group::new("lines", 2, 0, Values::Named(name_of::<MediaLines>)), Group::new("", 7, 3, Values::Reserved)] };
static MIN_MAX_BLOCK: IntEncoding = IntEncoding { bytes: 1, groups: &[Group::new("", 7, 0, Values::Named(name_of::<MinMaxBlock>))] };
static MIN_MAX_MODE: IntEncoding = IntEncoding { bytes: 1, groups: &[Group::new("", 7, 0, Values::Named(name_of::<MinMaxMode>))] };
static MIN_MAX_OP: IntEncoding = IntEncoding { bytes: 1, groups: &[Group::new("operation", 0, 0, Values::Named(name_of::<MinMaxOp>)), Group::new("", 7, 1, Values::Reserved)] };
static MORPHOLOGY_BLOCK: IntEncoding = IntEncoding { bytes: 1, groups: &[Group::new("", 7, 0, Values::Named(name_of::<MorphologyBlock>))] };
static NBARRIER_MODE: IntEncoding = IntEncoding { bytes: 1, groups: &[Group::new("operation", 0, 0, Values::Named(name_of::<NbarrierMode>)), Group::new("", 7, 1, Values::Reserved)] };
static OWORD_COUNT: IntEncoding = IntEncoding { bytes: 1, groups: &[Group::new("count", 2, 0, Values::Named(name_of::<OwordCount>)), Group::new("", 7, 3, Values::Reserved)] };
static PIXEL_BLOCK: IntEncoding = IntEncoding { bytes: 1, groups: &[Group::new("", 7, 0, Values::Named(name_of::<PixelBlock>))] };
static PRECISION: IntEncoding = IntEncoding { bytes: 1, groups: &[Group::new("", 7, 0, Values::Named(name_of::<Precision>))] };
static PREDICATE: IntEncoding = IntEncoding { bytes: 2, groups: &[Group::new("id", 11, 0, Values::Number), Group::new("combine", 14, 13, Values::Named(name_of::<PredicateCombine>)), Group::new("invert", 15, 15, Values::Number), Group::new("", 12, 12, Values::Reserved)] };
static RAW_SENDG_MODIFIERS: IntEncoding = IntEncoding { bytes: 1, groups: &[Group::new("kind", 0, 0, Values::Named(name_of::<RawSendgModifiersKind>)), Group::new("eot", 1, 1, Values::Number), Group::new("", 7, 2, Values::Reserved)] };
static RAW_SENDS_MODIFIERS: IntEncoding = IntEncoding { bytes: 1, groups: &[Group::new("kind", 0, 0, Values::Named(name_of::<RawSendsModifiersKind>)), Group::new("eot", 1, 1, Values::Number), Group::new("", 7, 2, Values::Reserved)] };
static RAW_SEND_MODIFIERS: IntEncoding = IntEncoding { bytes: 1, groups: &[Group::new("kind", 0, 0, Values::Named(name_of::<RawSendModifiers>)), Group::new("", 7, 1, Values::Reserved)] };
static REGION: IntEncoding = IntEncoding { bytes: 2, groups: &[Group::new("v_stride", 3, 0, Values::Named(name_of::<VertStride>)), Group::new("width", 7, 4, Values::Named(name_of::<RegionWidth>)), Group::new("h_stride", 11, 8, Values::Named(name_of::<HorzStride>)), Group::new("", 15, 12, Values::Reserved)] };
static RT_READ_MODE: IntEncoding = IntEncoding { bytes: 2, groups: &[Group::new("ps", 0, 0, Values::Number), Group::new("si", 1, 1, Values::Number), Group::new("", 15, 2, Values::Reserved)] };
static RT_WRITE_MODE: IntEncoding = IntEncoding { bytes: 2, groups: &[Group::new("rti", 2, 2, Values::Number), Group::new("s0a", 3, 3, Values::Number), Group::new("om", 4, 4, Values::Number), Group::new("z", 5, 5, Values::Number), Group::new("s", 6, 6, Values::Number), Group::new("lrtw", 7, 7, Values::Number), Group::new("cps", 8, 8, Values::Number), Group::new("ps", 9, 9, Values::Number), Group::new("cm", 10, 10, Values::Number), Group::new("si", 11, 11, Values::Number), Group::new("nullrt", 12, 12, Values::Number), Group::new("", 1, 0, Values::Reserved), Group::new("", 15, 13, Values::Reserved)] };
static SAMPLER_MODE: IntEncoding = IntEncoding { bytes: 1, groups: &[Group::new("mask", 3, 0, Values::Number), Group::new("simd", 5, 4, Values::Named(name_of::<SamplerSimd>)), Group::new("", 7, 6, Values::Reserved)] };
static SAMPLER_OUTPUT: IntEncoding = IntEncoding { bytes: 1, groups: &[Group::new("", 7, 0, Values::Named(name_of::<SamplerOutput>))] };
static SAMPLE_UNORM_CHANNEL_MASK: IntEncoding = IntEncoding { bytes: 1, groups: &[Group::new("mask", 3, 0, Values::Number), Group::new("format", 5, 4, Values::Named(name_of::<UnormOutput>)), Group::new("", 7, 6, Values::Reserved)] };
static SBARRIER_MODE: IntEncoding = IntEncoding { bytes: 1, groups: &[Group::new("operation", 0, 0, Values::Named(name_of::<SbarrierMode>)), Group::new("", 7, 1, Values::Reserved)] };
static STATE_CLASS: IntEncoding = IntEncoding { bytes: 1, groups: &[Group::new("class", 1, 0, Values::Named(name_of::<StateClass>)), Group::new("", 7, 2, Values::Reserved)] };
static THREE_D_LOAD_OP: IntEncoding = IntEncoding { bytes: 2, groups: &[Group::new("op", 7, 0, Values::Named(name_of::<LoadOp>)), Group::new("pixel_null_mask", 8, 8, Values::Number), Group::new("", 15, 9, Values::Reserved)] };
static THREE_D_LOAD_OP_2: IntEncoding = IntEncoding { bytes: 1, groups: &[Group::new("op", 4, 0, Values::Named(|code| match code { 0x7 => Some("ld"), 0x1a => Some("ld_lz"), 0x1b => Some("ld_l"), 0x1c => Some("ld2dms_w"), 0x1d => Some("ld_mcs"), _ => None })), Group::new("pixel_null_mask", 5, 5, Values::Number).at_home(8), Group::new("", 7, 6, Values::Reserved)] };
static THREE_D_SAMPLE4_OP: IntEncoding = IntEncoding { bytes: 2, groups: &[Group::new("op", 7, 0, Values::Named(name_of::<GatherOp>)), Group::new("pixel_null_mask", 8, 8, Values::Number), Group::new("", 15, 9, Values::Reserved)] };
static THREE_D_SAMPLE4_OP_2: IntEncoding = IntEncoding { bytes: 1, groups: &[Group::new("op", 4, 0, Values::Named(|code| match code { 0x8 => Some("gather4"), 0xd => Some("gather4_l"), 0xe => Some("gather4_b"), 0xf => Some("gather4_i"), 0x10 => Some("gather4_c"), 0x11 => Some("gather4_po"), 0x12 => Some("gather4_po_c"), 0x15 => Some("gather4_i_c"), 0x17 => Some("gather4_l_c"), _ => None })), Group::new("pixel_null_mask", 5, 5, Values::Number).at_home(8), Group::new("", 7, 6, Values::Reserved)] };
static THREE_D_SAMPLE_OP: IntEncoding = IntEncoding { bytes: 2, groups: &[Group::new("op", 7, 0, Values::Named(name_of::<SampleOp>)), Group::new("pixel_null_mask", 8, 8, Values::Number), Group::new("cps", 9, 9, Values::Number), Group::new("divS", 10, 10, Values::Number), Group::new("", 15, 11, Values::Reserved)] };
static THREE_D_SAMPLE_OP_2: IntEncoding = IntEncoding { bytes: 1, groups: &[Group::new("op", 4, 0, Values::Named(|code| match code { 0x0 => Some("sample"), 0x1 => Some("sample_b"), 0x2 => Some("sample_l"), 0x3 => Some("sample_c"), 0x4 => Some("sample_d"), 0x5 => Some("sample_b_c"), 0x6 => Some("sample_l_c"), 0x8 => Some("gather4"), 0x9 => Some("LOD"), 0xa => Some("resinfo"), 0xb => Some("sampleinfo"), 0xc => Some("sample_killpix"), 0x10 => Some("gather4_c"), 0x11 => Some("sample_d_c_mlod"), 0x12 => Some("sample_mlod"), 0x13 => Some("sample_c_mlod"), 0x14 => Some("sample_d_c"), 0x18 => Some("sample_lz"), 0x19 => Some("sample_c_lz"), _ => None })), Group::new("pixel_null_mask", 5, 5, Values::Number).at_home(8), Group::new("cps", 6, 6, Values::Number).at_home(9), Group::new("divS", 7, 7, Values::Number).at_home(10)] };
static U16: IntEncoding = IntEncoding { bytes: 2, groups: &[] };
static U16_2: IntEncoding = IntEncoding { bytes: 2, groups: &[Group::new("r", 3, 0, Values::Signed), Group::new("v", 7, 4, Values::Signed), Group::new("u", 11, 8, Values::Signed), Group::new("", 15, 12, Values::Reserved)] };
static U32: IntEncoding = IntEncoding { bytes: 4, groups: &[] };
static U64: IntEncoding = IntEncoding { bytes: 8, groups: &[] };
static U8: IntEncoding = IntEncoding { bytes: 1, groups: &[] };
static VA_PROPERTIES: IntEncoding = IntEncoding { bytes: 1, groups: &[Group::new("block", 1, 0, Values::Named(name_of::<ConvolveBlock>)), Group::new("region", 4, 4, Values::Named(name_of::<ConvolveRegion>)), Group::new("", 3, 2, Values::Reserved), Group::new("", 7, 5, Values::Reserved)] };
static VA_SKL_PLUS_PROPERTIES: IntEncoding = IntEncoding { bytes: 1, groups: &[Group::new("format", 3, 0, Values::Named(name_of::<HdcConvolveFormat>)), Group::new("region", 4, 4, Values::Named(name_of::<HdcConvolveRegion>)), Group::new("", 7, 5, Values::Reserved)] };
static VEC_OPERAND_TAG: IntEncoding = IntEncoding { bytes: 1, groups: &[Group::new("class", 2, 0, Values::Named(name_of::<OperandClass>)), Group::new("modifier", 5, 3, Values::Named(name_of::<Modifier>)), Group::new("", 7, 6, Values::Reserved)] };
static VIDEO_FUNCTION: IntEncoding = IntEncoding { bytes: 1, groups: &[Group::new("", 7, 0, Values::Named(name_of::<VideoFunction>))] };
static VIDEO_PIXEL_FORMAT: IntEncoding = IntEncoding { bytes: 1, groups: &[Group::new("", 7, 0, Values::Named(name_of::<VideoPixelFormat>))] };
static VME_SEARCH_CONTROL: IntEncoding = IntEncoding { bytes: 1, groups: &[Group::new("", 7, 0, Values::Named(name_of::<VmeSearchControl>))] };
static VME_STREAM_MODE: IntEncoding = IntEncoding { bytes: 1, groups: &[Group::new("", 7, 0, Values::Named(name_of::<VmeStreamMode>))] };

const ADDR_OPND_WIDTH_FORMS: Forms = &[(ALL, FieldEncoding::Int(&ADDR_OPND_WIDTH))];
const ATOMIC_CONTROL_FORMS: Forms = &[(ALL, FieldEncoding::Int(&ATOMIC_CONTROL))];
const AVS_BLOCK_FORMS: Forms = &[(ALL, FieldEncoding::Int(&AVS_BLOCK))];
const BINARY_PATTERNS_FORMS: Forms = &[(ALL, FieldEncoding::Int(&BINARY_PATTERNS))];
const BLOCK_COUNT_FORMS: Forms = &[(ALL, FieldEncoding::Int(&BLOCK_COUNT))];
const BLOCK_PROPERTIES_FORMS: Forms = &[(ALL, FieldEncoding::Int(&BLOCK_PROPERTIES))];
const BLOCK_SIZE_FORMS: Forms = &[(ALL, FieldEncoding::Int(&BLOCK_SIZE))];
const CH_MASK_COPY_FORMS: Forms = &[(ALL, FieldEncoding::Int(&CH_MASK_COPY))];
const CH_MASK_FORMS: Forms = &[(ALL, FieldEncoding::Int(&CH_MASK))];
const CMP_REL_OP_FORMS: Forms = &[(ALL, FieldEncoding::Int(&CMP_REL_OP))];
const COLOUR_CHANNELS_FORMS: Forms = &[(ALL, FieldEncoding::Int(&COLOUR_CHANNELS))];
const COLOUR_CHANNEL_FORMS: Forms = &[(ALL, FieldEncoding::Int(&COLOUR_CHANNEL))];
const DATA_TYPE_2_FORMS: Forms = &[(ALL, FieldEncoding::Int(&DATA_TYPE_2))];
const DATA_TYPE_FORMS: Forms = &[(ALL, FieldEncoding::Int(&DATA_TYPE))];
const DOWNSCALE_CONVERSION_FORMS: Forms = &[(ALL, FieldEncoding::Int(&DOWNSCALE_CONVERSION))];
const DOWNSCALE_MODE_FORMS: Forms = &[(ALL, FieldEncoding::Int(&DOWNSCALE_MODE))];
const DOWNSCALE_ROUNDING_FORMS: Forms = &[(ALL, FieldEncoding::Int(&DOWNSCALE_ROUNDING))];
const ELEMENT_CONTROL_FORMS: Forms = &[(Versions::since(3, 1), FieldEncoding::Int(&ELEMENT_CONTROL)), (ALL.until(3, 1), FieldEncoding::Int(&ELEMENT_CONTROL_2))];
const ELEMENT_SIZE_FORMS: Forms = &[(ALL, FieldEncoding::Int(&ELEMENT_SIZE))];
const EXEC_CONTROL_FORMS: Forms = &[(Versions::since(3, 1), FieldEncoding::Int(&EXEC_CONTROL)), (ALL.until(3, 1), FieldEncoding::Int(&EXEC_CONTROL_2))];
const EXEC_CONTROL_FORMS_2: Forms = &[(Versions::since(3, 2), FieldEncoding::Int(&EXEC_CONTROL)), (Versions::since(3, 1).until(3, 2), FieldEncoding::Int(&EXEC_CONTROL_3)), (ALL.until(3, 1), FieldEncoding::Int(&EXEC_CONTROL_4))];
const FENCE_MASK_FORMS: Forms = &[(ALL, FieldEncoding::Int(&FENCE_MASK))];
const FLOOD_CONNECT_FORMS: Forms = &[(ALL, FieldEncoding::Int(&FLOOD_CONNECT))];
const I16_FORMS: Forms = &[(ALL, FieldEncoding::Int(&I16))];
const I32_FORMS: Forms = &[(ALL, FieldEncoding::Int(&I32))];
const I32_FORMS_2: Forms = &[(Versions::since(4, 2), FieldEncoding::Int(&I32))];
const I32_FORMS_3: Forms = &[(Versions::since(4, 1), FieldEncoding::Int(&I32))];
const IFCALL_MODIFIERS_FORMS: Forms = &[(Versions::since(4, 2), FieldEncoding::Int(&IFCALL_MODIFIERS))];
const INFO_OP_FORMS: Forms = &[(ALL, FieldEncoding::Int(&INFO_OP))];
const LATE_VIDEO_FUNCTION_FORMS: Forms = &[(ALL, FieldEncoding::Int(&LATE_VIDEO_FUNCTION))];
const LFSR_WIDTH_FORMS: Forms = &[(ALL, FieldEncoding::Int(&LFSR_WIDTH))];
const LIFETIME_PROPERTIES_FORMS: Forms = &[(ALL, FieldEncoding::Int(&LIFETIME_PROPERTIES))];
const LINE_BLOCK_FORMS: Forms = &[(ALL, FieldEncoding::Int(&LINE_BLOCK))];
const LSC_ADDR_SIZE_FORMS: Forms = &[(ALL, FieldEncoding::Int(&LSC_ADDR_SIZE))];
const LSC_ADDR_TYPE_FORMS: Forms = &[(ALL, FieldEncoding::Int(&LSC_ADDR_TYPE))];
const LSC_CACHING_FORMS: Forms = &[(ALL, FieldEncoding::Int(&LSC_CACHING))];
const LSC_CACHING_FORMS_2: Forms = &[(Versions::since(4, 2), FieldEncoding::Int(&LSC_CACHING))];
const LSC_DATA_ELEMS_FORMS: Forms = &[(ALL, FieldEncoding::Int(&LSC_DATA_ELEMS))];
const LSC_DATA_ORDER_FORMS: Forms = &[(ALL, FieldEncoding::Int(&LSC_DATA_ORDER))];
const LSC_DATA_SIZE_FORMS: Forms = &[(ALL, FieldEncoding::Int(&LSC_DATA_SIZE))];
const LSC_FENCE_OP_FORMS: Forms = &[(ALL, FieldEncoding::Int(&LSC_FENCE_OP))];
const LSC_SCOPE_FORMS: Forms = &[(ALL, FieldEncoding::Int(&LSC_SCOPE))];
const LSC_SFID_FORMS: Forms = &[(ALL, FieldEncoding::Int(&LSC_SFID))];
const LSC_TYPED_OP_FORMS: Forms = &[(ALL, FieldEncoding::Int(&LSC_TYPED_OP))];
const LSC_TYPED_SAMPLES_FORMS: Forms = &[(Versions::since(4, 2), FieldEncoding::Int(&LSC_TYPED_SAMPLES))];
const LSC_UNTYPED_CACHE_OPERATION_FORMS: Forms = &[(ALL, FieldEncoding::Int(&LSC_UNTYPED_CACHE_OPERATION))];
const LSC_UNTYPED_CACHE_SIZE_FORMS: Forms = &[(ALL, FieldEncoding::Int(&LSC_UNTYPED_CACHE_SIZE))];
const LSC_UNTYPED_OP_FORMS: Forms = &[(ALL, FieldEncoding::Int(&LSC_UNTYPED_OP))];
const LSC_UNTYPED_OVERFETCH_FORMS: Forms = &[(Versions::since(4, 2), FieldEncoding::Int(&LSC_UNTYPED_OVERFETCH))];
const LSC_UNTYPED_VNNI_FORMS: Forms = &[(ALL, FieldEncoding::Int(&LSC_UNTYPED_VNNI))];
const MEDIA_LINES_FORMS: Forms = &[(ALL, FieldEncoding::Int(&MEDIA_LINES))];
const MIN_MAX_BLOCK_FORMS: Forms = &[(ALL, FieldEncoding::Int(&MIN_MAX_BLOCK))];
const MIN_MAX_MODE_FORMS: Forms = &[(ALL, FieldEncoding::Int(&MIN_MAX_MODE))];
const MIN_MAX_OP_FORMS: Forms = &[(ALL, FieldEncoding::Int(&MIN_MAX_OP))];
const MORPHOLOGY_BLOCK_FORMS: Forms = &[(ALL, FieldEncoding::Int(&MORPHOLOGY_BLOCK))];
const NBARRIER_MODE_FORMS: Forms = &[(ALL, FieldEncoding::Int(&NBARRIER_MODE))];
const OWORD_COUNT_FORMS: Forms = &[(ALL, FieldEncoding::Int(&OWORD_COUNT))];
const PIXEL_BLOCK_FORMS: Forms = &[(ALL, FieldEncoding::Int(&PIXEL_BLOCK))];
const PRECISION_FORMS: Forms = &[(ALL, FieldEncoding::Int(&PRECISION))];
const PREDICATE_FORMS: Forms = &[(ALL, FieldEncoding::Int(&PREDICATE))];
const RAW_OPERAND_FORMS: Forms = &[(ALL, FieldEncoding::Structure(&RAW_OPERAND))];
const RAW_OPERAND_FORMS_2: Forms = &[(Versions::since(4, 2), FieldEncoding::Structure(&RAW_OPERAND))];
const RAW_SENDG_MODIFIERS_FORMS: Forms = &[(ALL, FieldEncoding::Int(&RAW_SENDG_MODIFIERS))];
const RAW_SENDS_MODIFIERS_FORMS: Forms = &[(ALL, FieldEncoding::Int(&RAW_SENDS_MODIFIERS))];
const RAW_SEND_MODIFIERS_FORMS: Forms = &[(ALL, FieldEncoding::Int(&RAW_SEND_MODIFIERS))];
const REGION_FORMS: Forms = &[(ALL, FieldEncoding::Int(&REGION))];
const RT_READ_MODE_FORMS: Forms = &[(ALL, FieldEncoding::Int(&RT_READ_MODE))];
const RT_WRITE_MODE_FORMS: Forms = &[(ALL, FieldEncoding::Int(&RT_WRITE_MODE))];
const SAMPLER_MODE_FORMS: Forms = &[(ALL, FieldEncoding::Int(&SAMPLER_MODE))];
const SAMPLER_OUTPUT_FORMS: Forms = &[(ALL, FieldEncoding::Int(&SAMPLER_OUTPUT))];
const SAMPLE_UNORM_CHANNEL_MASK_FORMS: Forms = &[(ALL, FieldEncoding::Int(&SAMPLE_UNORM_CHANNEL_MASK))];
const SBARRIER_MODE_FORMS: Forms = &[(ALL, FieldEncoding::Int(&SBARRIER_MODE))];
const STATE_CLASS_FORMS: Forms = &[(ALL, FieldEncoding::Int(&STATE_CLASS))];
const THREE_D_LOAD_OP_FORMS: Forms = &[(Versions::since(4, 0), FieldEncoding::Int(&THREE_D_LOAD_OP)), (ALL.until(4, 0), FieldEncoding::Int(&THREE_D_LOAD_OP_2))];
const THREE_D_SAMPLE4_OP_FORMS: Forms = &[(Versions::since(4, 0), FieldEncoding::Int(&THREE_D_SAMPLE4_OP)), (ALL.until(4, 0), FieldEncoding::Int(&THREE_D_SAMPLE4_OP_2))];
const THREE_D_SAMPLE_OP_FORMS: Forms = &[(Versions::since(4, 0), FieldEncoding::Int(&THREE_D_SAMPLE_OP)), (ALL.until(4, 0), FieldEncoding::Int(&THREE_D_SAMPLE_OP_2))];
const U16_FORMS: Forms = &[(ALL, FieldEncoding::Int(&U16))];
const U32_FORMS: Forms = &[(Versions::since(3, 4), FieldEncoding::Int(&U32)), (ALL.until(3, 4), FieldEncoding::Int(&U16))];
const U32_FORMS_2: Forms = &[(ALL, FieldEncoding::Int(&U32))];
const U32_FORMS_3: Forms = &[(Versions::since(4, 2), FieldEncoding::Int(&U32))];
const U32_FORMS_4: Forms = &[(Versions::from(openvisa_isa_core::Version::new(4, 1).revised(1)), FieldEncoding::Int(&U32))];
const U32_FORMS_5: Forms = &[(Versions::since(4, 1), FieldEncoding::Int(&U32))];
const U64_FORMS: Forms = &[(ALL, FieldEncoding::Int(&U64))];
const U8_FORMS: Forms = &[(ALL, FieldEncoding::Int(&U8))];
const U8_FORMS_2: Forms = &[(Versions::since(3, 6), FieldEncoding::Int(&U8))];
const VA_PROPERTIES_FORMS: Forms = &[(ALL, FieldEncoding::Int(&VA_PROPERTIES))];
const VA_SKL_PLUS_PROPERTIES_FORMS: Forms = &[(ALL, FieldEncoding::Int(&VA_SKL_PLUS_PROPERTIES))];
const VEC_OPERAND_FORMS: Forms = &[(ALL, FieldEncoding::Structure(&VEC_OPERAND))];
const VEC_OPERAND_FORMS_2: Forms = &[(Versions::since(3, 1), FieldEncoding::Structure(&VEC_OPERAND))];
const VEC_OPERAND_FORMS_3: Forms = &[(Versions::since(4, 2), FieldEncoding::Structure(&VEC_OPERAND))];
const VEC_OPERAND_FORMS_4: Forms = &[(Versions::since(3, 4), FieldEncoding::Structure(&VEC_OPERAND)), (ALL.until(3, 4), FieldEncoding::Int(&U16_2))];
const VEC_OPERAND_TAG_FORMS: Forms = &[(ALL, FieldEncoding::Int(&VEC_OPERAND_TAG))];
const VIDEO_FUNCTION_FORMS: Forms = &[(ALL, FieldEncoding::Int(&VIDEO_FUNCTION))];
const VIDEO_PIXEL_FORMAT_FORMS: Forms = &[(ALL, FieldEncoding::Int(&VIDEO_PIXEL_FORMAT))];
const VME_SEARCH_CONTROL_FORMS: Forms = &[(ALL, FieldEncoding::Int(&VME_SEARCH_CONTROL))];
const VME_STREAM_MODE_FORMS: Forms = &[(ALL, FieldEncoding::Int(&VME_STREAM_MODE))];

static VEC_OPERAND: OperandLayout = OperandLayout { name: "vec_operand", members: &[Field::new("tag", VEC_OPERAND_TAG_FORMS)], select: Some((Group::new("", 2, 0, Values::Number), &[(0x0, &GEN_OPND), (0x1, &ADDR_OPND), (0x2, &PRED_OPND), (0x3, &INDIRECT_OPND), (0x5, &CONST_OPND), (0x6, &STATE_OPND)])) };
static GEN_OPND: OperandLayout = OperandLayout { name: "gen_opnd", members: &[Field::new("id", U32_FORMS), Field::new("row_offset", U8_FORMS), Field::new("col_offset", U8_FORMS), Field::new("region", REGION_FORMS)], select: None };
static ADDR_OPND: OperandLayout = OperandLayout { name: "addr_opnd", members: &[Field::new("id", U16_FORMS), Field::new("offset", U8_FORMS), Field::new("width", ADDR_OPND_WIDTH_FORMS)], select: None };
static PRED_OPND: OperandLayout = OperandLayout { name: "pred_opnd", members: &[Field::new("val", PREDICATE_FORMS)], select: None };
static INDIRECT_OPND: OperandLayout = OperandLayout { name: "indirect_opnd", members: &[Field::new("id", U16_FORMS), Field::new("addr_offset", U8_FORMS), Field::new("indirect_offset", I16_FORMS), Field::new("bit_properties", DATA_TYPE_FORMS), Field::new("region", REGION_FORMS)], select: None };
static CONST_OPND: OperandLayout = OperandLayout { name: "const_opnd", members: &[Field::new("type", DATA_TYPE_2_FORMS), Field::new("low", U32_FORMS_2), Field::new("high", U32_FORMS_2).present_if(|v| (matches!(v[0] & 0xf, 0x6) || matches!(v[0] & 0xf, 0xd)) || matches!(v[0] & 0xf, 0xb))], select: None };
static STATE_OPND: OperandLayout = OperandLayout { name: "state_opnd", members: &[Field::new("class", STATE_CLASS_FORMS), Field::new("id", U16_FORMS), Field::new("offset", U8_FORMS)], select: None };
static RAW_OPERAND: OperandLayout = OperandLayout { name: "raw_operand", members: &[Field::new("id", U32_FORMS), Field::new("offset", U16_FORMS)], select: None };

/// The distinct fields of all layouts. Layouts refer to them by position.
static FIELDS: [Field; 275] = [
    Field::new("Exec_size", EXEC_CONTROL_FORMS),
    Field::new("Pred", PREDICATE_FORMS),
    Field::new("Dst", VEC_OPERAND_FORMS),
    Field::new("Src0", VEC_OPERAND_FORMS),
    Field::new("Src1", VEC_OPERAND_FORMS),
    Field::new("Src2", VEC_OPERAND_FORMS),
    Field::new("Dst", RAW_OPERAND_FORMS),
    Field::new("Src0", RAW_OPERAND_FORMS),
    Field::new("Src1", RAW_OPERAND_FORMS),
    Field::new("W", PRECISION_FORMS),
    Field::new("A", PRECISION_FORMS),
    Field::new("SD", U8_FORMS),
    Field::new("RC", U8_FORMS),
    Field::new("Rel_op", CMP_REL_OP_FORMS),
    Field::new("Label", U16_FORMS),
    Field::new("Size", OWORD_COUNT_FORMS),
    Field::new("Is_modified", U8_FORMS),
    Field::new("Surface", U8_FORMS),
    Field::new("Offset", VEC_OPERAND_FORMS),
    Field::new("Src", RAW_OPERAND_FORMS),
    Field::new("Modifiers", MEDIA_LINES_FORMS),
    Field::new("Plane", U8_FORMS),
    Field::new("Block_width", U8_FORMS),
    Field::new("Block_height", U8_FORMS),
    Field::new("X_offset", VEC_OPERAND_FORMS),
    Field::new("Y_offset", VEC_OPERAND_FORMS),
    Field::new("Elt_size", ELEMENT_SIZE_FORMS),
    Field::new("Num_elts", ELEMENT_CONTROL_FORMS),
    Field::new("Global_offset", VEC_OPERAND_FORMS),
    Field::new("Element_offset", RAW_OPERAND_FORMS),
    Field::new("Mode", SAMPLER_MODE_FORMS),
    Field::new("Sampler", U8_FORMS),
    Field::new("U", RAW_OPERAND_FORMS),
    Field::new("V", RAW_OPERAND_FORMS),
    Field::new("R", RAW_OPERAND_FORMS),
    Field::new("Channel_mask", SAMPLE_UNORM_CHANNEL_MASK_FORMS),
    Field::new("U_offset", VEC_OPERAND_FORMS),
    Field::new("V_offset", VEC_OPERAND_FORMS),
    Field::new("DeltaU", VEC_OPERAND_FORMS),
    Field::new("DeltaV", VEC_OPERAND_FORMS),
    Field::new("Channels", COLOUR_CHANNELS_FORMS),
    Field::new("u2d", VEC_OPERAND_FORMS),
    Field::new("groupID", VEC_OPERAND_FORMS),
    Field::new("verticalBlockNumber", VEC_OPERAND_FORMS),
    Field::new("cntrl", SAMPLER_OUTPUT_FORMS),
    Field::new("v2d", VEC_OPERAND_FORMS),
    Field::new("execMode", AVS_BLOCK_FORMS),
    Field::new("IEFBypass", VEC_OPERAND_FORMS),
    Field::new("Function", VIDEO_FUNCTION_FORMS),
    Field::new("Properties", VA_PROPERTIES_FORMS),
    Field::new("Mode", VEC_OPERAND_FORMS),
    Field::new("Cntrl", SAMPLER_OUTPUT_FORMS),
    Field::new("FilterBlock", MIN_MAX_BLOCK_FORMS),
    Field::new("FilterMode", VEC_OPERAND_FORMS),
    Field::new("Block", MORPHOLOGY_BLOCK_FORMS),
    Field::new("V_size", VEC_OPERAND_FORMS),
    Field::new("H_size", VEC_OPERAND_FORMS),
    Field::new("Op", MIN_MAX_OP_FORMS),
    Field::new("Src3", VEC_OPERAND_FORMS),
    Field::new("Carry", VEC_OPERAND_FORMS),
    Field::new("Borrow", VEC_OPERAND_FORMS),
    Field::new("Exec_size", EXEC_CONTROL_FORMS_2),
    Field::new("LOD", RAW_OPERAND_FORMS),
    Field::new("Function", LATE_VIDEO_FUNCTION_FORMS),
    Field::new("Block", LINE_BLOCK_FORMS),
    Field::new("PixelBlock", PIXEL_BLOCK_FORMS),
    Field::new("Offsets", RAW_OPERAND_FORMS),
    Field::new("Connect", FLOOD_CONNECT_FORMS),
    Field::new("H_mask", RAW_OPERAND_FORMS),
    Field::new("V_mask_left", VEC_OPERAND_FORMS),
    Field::new("V_mask_right", VEC_OPERAND_FORMS),
    Field::new("LoopCount", VEC_OPERAND_FORMS),
    Field::new("Patterns", BINARY_PATTERNS_FORMS),
    Field::new("Disparity", VEC_OPERAND_FORMS),
    Field::new("V_origin", VEC_OPERAND_FORMS),
    Field::new("H_origin", VEC_OPERAND_FORMS),
    Field::new("X_size", VEC_OPERAND_FORMS),
    Field::new("Y_size", VEC_OPERAND_FORMS),
    Field::new("X_search", VEC_OPERAND_FORMS),
    Field::new("Y_search", VEC_OPERAND_FORMS),
    Field::new("Properties", VA_SKL_PLUS_PROPERTIES_FORMS),
    Field::new("OutSurface", U8_FORMS),
    Field::new("PixelFormat", VIDEO_PIXEL_FORMAT_FORMS),
    Field::new("Mode", MIN_MAX_MODE_FORMS),
    Field::new("Properties", BLOCK_PROPERTIES_FORMS),
    Field::new("Address", VEC_OPERAND_FORMS),
    Field::new("Block_size", BLOCK_SIZE_FORMS),
    Field::new("Num_blocks", BLOCK_COUNT_FORMS),
    Field::new("Addresses", RAW_OPERAND_FORMS),
    Field::new("Op", ATOMIC_CONTROL_FORMS),
    Field::new("Scale", U16_FORMS),
    Field::new("Modifiers", IFCALL_MODIFIERS_FORMS),
    Field::new("Func_addr", VEC_OPERAND_FORMS),
    Field::new("Arg_size", U8_FORMS),
    Field::new("Return_size", U8_FORMS),
    Field::new("Func_id", U16_FORMS),
    Field::new("File_name", U32_FORMS),
    Field::new("Line_number", U32_FORMS_2),
    Field::new("StreamMode", VME_STREAM_MODE_FORMS),
    Field::new("SearchCtrl", VME_SEARCH_CONTROL_FORMS),
    Field::new("UNIInput", RAW_OPERAND_FORMS),
    Field::new("IMEInput", RAW_OPERAND_FORMS),
    Field::new("Ref0", RAW_OPERAND_FORMS),
    Field::new("Ref1", RAW_OPERAND_FORMS),
    Field::new("CostCenter", RAW_OPERAND_FORMS),
    Field::new("Output", RAW_OPERAND_FORMS),
    Field::new("SICInput", RAW_OPERAND_FORMS),
    Field::new("FBRInput", RAW_OPERAND_FORMS),
    Field::new("FBRMbMode", VEC_OPERAND_FORMS),
    Field::new("FBRSubMbShape", VEC_OPERAND_FORMS),
    Field::new("FBRSubPredMode", VEC_OPERAND_FORMS),
    Field::new("IDMInput", RAW_OPERAND_FORMS),
    Field::new("Mask", VEC_OPERAND_FORMS_2),
    Field::new("Mask", FENCE_MASK_FORMS),
    Field::new("Modifiers", RAW_SEND_MODIFIERS_FORMS),
    Field::new("ExMsgDesc", U32_FORMS_2),
    Field::new("NumSrc", U8_FORMS),
    Field::new("NumDst", U8_FORMS),
    Field::new("Desc", VEC_OPERAND_FORMS),
    Field::new("Mode", NBARRIER_MODE_FORMS),
    Field::new("Id", VEC_OPERAND_FORMS),
    Field::new("Type", VEC_OPERAND_FORMS_3),
    Field::new("Num_producers", VEC_OPERAND_FORMS),
    Field::new("Num_consumers", VEC_OPERAND_FORMS_3),
    Field::new("Num_labels", U8_FORMS),
    Field::new("Index", VEC_OPERAND_FORMS),
    Field::new("Label", U16_FORMS).counted(1, &[]),
    Field::new("Op", THREE_D_SAMPLE_OP_FORMS),
    Field::new("Aoffimmi", VEC_OPERAND_FORMS_4),
    Field::new("SamplerState", VEC_OPERAND_FORMS_3),
    Field::new("SamplerIndex", U32_FORMS_3),
    Field::new("SurfaceState", VEC_OPERAND_FORMS_3),
    Field::new("SurfaceIndex", U32_FORMS_3),
    Field::new("PairedSurface", RAW_OPERAND_FORMS_2),
    Field::new("NumParams", U8_FORMS),
    Field::new("U", RAW_OPERAND_FORMS).counted(13, &["U", "V", "R", "Ai", "Mlod"]),
    Field::new("U", RAW_OPERAND_FORMS).counted(13, &["U", "V", "R"]),
    Field::new("U", RAW_OPERAND_FORMS).counted(13, &["U", "V", "R", "Ai"]),
    Field::new("Bias", RAW_OPERAND_FORMS).counted(13, &["Bias", "U", "V", "R", "Ai", "Mlod"]),
    Field::new("Ref", RAW_OPERAND_FORMS).counted(13, &["Ref", "Bias", "U", "V", "R", "Ai", "Mlod"]),
    Field::new("Ref", RAW_OPERAND_FORMS).counted(13, &["Ref", "U", "V", "R", "Ai", "Mlod"]),
    Field::new("Ref", RAW_OPERAND_FORMS).counted(13, &["Ref", "U", "V", "R", "Ai"]),
    Field::new("U", RAW_OPERAND_FORMS).counted(13, &["U", "Dudx", "Dudy", "V", "Dvdx", "Dvdy", "R", "Drdx", "Drdy", "Ai", "Mlod"]),
    Field::new("Ref", RAW_OPERAND_FORMS).counted(13, &["Ref", "U", "Dudx", "Dudy", "V", "Dvdx", "Dvdy", "R", "Drdx", "Drdy", "Ai"]),
    Field::new("Ref", RAW_OPERAND_FORMS).counted(13, &["Ref", "U", "Dudx", "Dudy", "V", "Dvdx", "Dvdy", "Mlod_R"]),
    Field::new("Mlod", RAW_OPERAND_FORMS).counted(13, &["Mlod", "U", "V", "R", "Ai"]),
    Field::new("Mlod", RAW_OPERAND_FORMS).counted(13, &["Mlod", "Ref", "U", "V", "R", "Ai"]),
    Field::new("Lod", RAW_OPERAND_FORMS).counted(13, &["Lod", "U", "V", "R", "Ai"]),
    Field::new("Ref", RAW_OPERAND_FORMS).counted(13, &["Ref", "Lod", "U", "V", "R", "Ai"]),
    Field::new("U", RAW_OPERAND_FORMS).counted(13, &["U", "V", "R", "OffUVR", "Mlod"]),
    Field::new("U", RAW_OPERAND_FORMS).counted(13, &["U", "V", "R", "OffUVR"]),
    Field::new("BiasOffUVR", RAW_OPERAND_FORMS).counted(13, &["BiasOffUVR", "U", "V", "R", "Mlod"]),
    Field::new("Ref", RAW_OPERAND_FORMS).counted(13, &["Ref", "BiasOffUVR", "U", "V", "R", "Mlod"]),
    Field::new("Ref", RAW_OPERAND_FORMS).counted(13, &["Ref", "U", "V", "OffUV_R", "Mlod"]),
    Field::new("Ref", RAW_OPERAND_FORMS).counted(13, &["Ref", "U", "V", "OffUV_R"]),
    Field::new("U", RAW_OPERAND_FORMS).counted(13, &["U", "Dudx", "Dudy", "V", "Dvdx", "Dvdy", "OffUVR_R", "Drdx", "Drdy", "Mlod"]),
    Field::new("Ref", RAW_OPERAND_FORMS).counted(13, &["Ref", "U", "Dudx", "Dudy", "V", "Dvdx", "Dvdy", "OffUV_R", "Drdx", "Drdy"]),
    Field::new("LodOffUVR", RAW_OPERAND_FORMS).counted(13, &["LodOffUVR", "U", "V", "R"]),
    Field::new("Ref", RAW_OPERAND_FORMS).counted(13, &["Ref", "LodOffUV", "U", "V", "R"]),
    Field::new("Lod", RAW_OPERAND_FORMS).counted(13, &["Lod"]),
    Field::new("Unused", RAW_OPERAND_FORMS).counted(13, &["Unused"]),
    Field::new("Op", THREE_D_LOAD_OP_FORMS),
    Field::new("Si", RAW_OPERAND_FORMS).counted(10, &["Si", "Mcsl", "Msch", "U", "V", "R", "Lod"]),
    Field::new("Si", RAW_OPERAND_FORMS).counted(10, &["Si", "Msc0", "Msc1", "Msc2", "Msc3", "U", "V", "R", "Lod"]),
    Field::new("U", RAW_OPERAND_FORMS).counted(10, &["U", "V", "Lod", "R"]),
    Field::new("U", RAW_OPERAND_FORMS).counted(10, &["U", "V", "R"]),
    Field::new("U", RAW_OPERAND_FORMS).counted(10, &["U", "V", "R", "Lod"]),
    Field::new("Op", THREE_D_SAMPLE4_OP_FORMS),
    Field::new("Src_channel", COLOUR_CHANNEL_FORMS),
    Field::new("Bias", RAW_OPERAND_FORMS).counted(13, &["Bias", "U", "V", "R", "Ai"]),
    Field::new("U", RAW_OPERAND_FORMS).counted(13, &["U", "V", "Offu", "Offv", "R"]),
    Field::new("Ref", RAW_OPERAND_FORMS).counted(13, &["Ref", "U", "V", "Offu", "Offv", "R"]),
    Field::new("U", RAW_OPERAND_FORMS).counted(13, &["U", "V", "R", "OffUV"]),
    Field::new("BiasOffUV", RAW_OPERAND_FORMS).counted(13, &["BiasOffUV", "U", "V", "R"]),
    Field::new("LodOffUV", RAW_OPERAND_FORMS).counted(13, &["LodOffUV", "U", "V", "R"]),
    Field::new("Op", INFO_OP_FORMS),
    Field::new("LOD", RAW_OPERAND_FORMS).present_if(|v| matches!(v[0] & 0xff, 0xa)),
    Field::new("Mode", RT_WRITE_MODE_FORMS),
    Field::new("Header", RAW_OPERAND_FORMS),
    Field::new("SI", VEC_OPERAND_FORMS).present_if(|v| (v[2] >> 11 & 0x1) != 0),
    Field::new("CPS", VEC_OPERAND_FORMS).present_if(|v| (v[2] >> 8 & 0x1) != 0),
    Field::new("RTI", VEC_OPERAND_FORMS).present_if(|v| (v[2] >> 2 & 0x1) != 0),
    Field::new("Source0Alpha", RAW_OPERAND_FORMS).present_if(|v| (v[2] >> 3 & 0x1) != 0),
    Field::new("oMask", RAW_OPERAND_FORMS).present_if(|v| (v[2] >> 4 & 0x1) != 0),
    Field::new("G", RAW_OPERAND_FORMS),
    Field::new("B", RAW_OPERAND_FORMS),
    Field::new("A", RAW_OPERAND_FORMS),
    Field::new("SourceDepth", RAW_OPERAND_FORMS).present_if(|v| (v[2] >> 5 & 0x1) != 0),
    Field::new("Stencil", RAW_OPERAND_FORMS).present_if(|v| (v[2] >> 6 & 0x1) != 0),
    Field::new("Num_out", U8_FORMS),
    Field::new("Channel_mask", RAW_OPERAND_FORMS),
    Field::new("Global_offset", U16_FORMS),
    Field::new("URB_handle", RAW_OPERAND_FORMS),
    Field::new("Per_slot_offset", RAW_OPERAND_FORMS),
    Field::new("Vertex_data", RAW_OPERAND_FORMS),
    Field::new("Block_size", U8_FORMS),
    Field::new("Modifiers", RAW_SENDS_MODIFIERS_FORMS),
    Field::new("NumSrc0", U8_FORMS),
    Field::new("NumSrc1", U8_FORMS),
    Field::new("SFID", U8_FORMS_2),
    Field::new("ExMsgDesc", VEC_OPERAND_FORMS),
    Field::new("properties", LIFETIME_PROPERTIES_FORMS),
    Field::new("variable", U32_FORMS),
    Field::new("Mode", SBARRIER_MODE_FORMS),
    Field::new("BooleanFuncCtrl", U8_FORMS),
    Field::new("Offset", RAW_OPERAND_FORMS),
    Field::new("LscSubOp", LSC_UNTYPED_OP_FORMS),
    Field::new("LscSFID", LSC_SFID_FORMS),
    Field::new("CachingL1", LSC_CACHING_FORMS),
    Field::new("CachingL2", LSC_CACHING_FORMS_2),
    Field::new("CachingL3", LSC_CACHING_FORMS),
    Field::new("AddrType", LSC_ADDR_TYPE_FORMS),
    Field::new("DataSize", LSC_DATA_SIZE_FORMS),
    Field::new("DataOrder", LSC_DATA_ORDER_FORMS),
    Field::new("DataElemsPerAddr", LSC_DATA_ELEMS_FORMS),
    Field::new("ChMask", CH_MASK_FORMS),
    Field::new("Surface", VEC_OPERAND_FORMS),
    Field::new("SurfaceIndex", U32_FORMS_4),
    Field::new("DstData", RAW_OPERAND_FORMS),
    Field::new("Src0Data", RAW_OPERAND_FORMS),
    Field::new("Overfetch", LSC_UNTYPED_OVERFETCH_FORMS),
    Field::new("AddrScale", U16_FORMS),
    Field::new("AddrImmOffset", I32_FORMS),
    Field::new("AddrSize", LSC_ADDR_SIZE_FORMS),
    Field::new("Src0Addrs", RAW_OPERAND_FORMS),
    Field::new("Src1Data", RAW_OPERAND_FORMS),
    Field::new("Src2Data", RAW_OPERAND_FORMS),
    Field::new("ChMaskCopy", CH_MASK_COPY_FORMS),
    Field::new("Blocks", U8_FORMS),
    Field::new("BlockWidth", U16_FORMS),
    Field::new("BlockHeight", U16_FORMS),
    Field::new("VNNI", LSC_UNTYPED_VNNI_FORMS),
    Field::new("SurfaceBaseAddr", VEC_OPERAND_FORMS),
    Field::new("SurfaceWidth", VEC_OPERAND_FORMS),
    Field::new("SurfaceHeight", VEC_OPERAND_FORMS),
    Field::new("SurfacePitch", VEC_OPERAND_FORMS),
    Field::new("Src0AddrX", VEC_OPERAND_FORMS),
    Field::new("Src0OffsetX", I32_FORMS_2),
    Field::new("Src0AddrY", VEC_OPERAND_FORMS),
    Field::new("Src0OffsetY", I32_FORMS_2),
    Field::new("Src0AddrBase", RAW_OPERAND_FORMS),
    Field::new("Src0AddrPitch", VEC_OPERAND_FORMS),
    Field::new("CacheOperation", LSC_UNTYPED_CACHE_OPERATION_FORMS),
    Field::new("CacheSize", LSC_UNTYPED_CACHE_SIZE_FORMS),
    Field::new("LscSubOp", LSC_TYPED_OP_FORMS),
    Field::new("ExecSize", EXEC_CONTROL_FORMS),
    Field::new("Predicate", PREDICATE_FORMS),
    Field::new("Samples", LSC_TYPED_SAMPLES_FORMS),
    Field::new("SurfaceIndex", U32_FORMS_5),
    Field::new("Src0AddrsU", RAW_OPERAND_FORMS),
    Field::new("Src0OffsetU", I32_FORMS_3),
    Field::new("Src0AddrsV", RAW_OPERAND_FORMS),
    Field::new("Src0OffsetV", I32_FORMS_3),
    Field::new("Src0AddrsR", RAW_OPERAND_FORMS),
    Field::new("Src0OffsetR", I32_FORMS_3),
    Field::new("Src0AddrsLOD", RAW_OPERAND_FORMS),
    Field::new("LscFenceOp", LSC_FENCE_OP_FORMS),
    Field::new("LscScope", LSC_SCOPE_FORMS),
    Field::new("Mode", RT_READ_MODE_FORMS),
    Field::new("SI", VEC_OPERAND_FORMS).present_if(|v| (v[2] >> 1 & 0x1) != 0),
    Field::new("Modifiers", RAW_SENDG_MODIFIERS_FORMS),
    Field::new("SFID", U32_FORMS_2),
    Field::new("DstLength", U32_FORMS_2),
    Field::new("Src0Length", U32_FORMS_2),
    Field::new("Src1Length", U32_FORMS_2),
    Field::new("Ind0", VEC_OPERAND_FORMS),
    Field::new("Ind1", VEC_OPERAND_FORMS),
    Field::new("Desc", U64_FORMS),
    Field::new("FuncCtrl", LFSR_WIDTH_FORMS),
    Field::new("Src2", RAW_OPERAND_FORMS),
    Field::new("Src4", VEC_OPERAND_FORMS),
    Field::new("Conversion", DOWNSCALE_CONVERSION_FORMS),
    Field::new("Mode", DOWNSCALE_MODE_FORMS),
    Field::new("Rounding", DOWNSCALE_ROUNDING_FORMS),
    Field::new("PredDst", VEC_OPERAND_FORMS),
];

/// The layouts of all instructions.
pub static LAYOUTS: Layouts = Layouts(&[
    Layout { instruction: InstKind::Add as u16, name: "ADD", opcode: &[0x01], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\x02\x00\x03\x00\x04\x00" } },
    Layout { instruction: InstKind::Avg as u16, name: "AVG", opcode: &[0x02], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\x02\x00\x03\x00\x04\x00" } },
    Layout { instruction: InstKind::Div as u16, name: "DIV", opcode: &[0x03], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\x02\x00\x03\x00\x04\x00" } },
    Layout { instruction: InstKind::Dp2 as u16, name: "DP2", opcode: &[0x04], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\x02\x00\x03\x00\x04\x00" } },
    Layout { instruction: InstKind::Dp3 as u16, name: "DP3", opcode: &[0x05], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\x02\x00\x03\x00\x04\x00" } },
    Layout { instruction: InstKind::Dp4 as u16, name: "DP4", opcode: &[0x06], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\x02\x00\x03\x00\x04\x00" } },
    Layout { instruction: InstKind::Dph as u16, name: "DPH", opcode: &[0x07], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\x02\x00\x03\x00\x04\x00" } },
    Layout { instruction: InstKind::Exp as u16, name: "EXP", opcode: &[0x08], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\x02\x00\x03\x00" } },
    Layout { instruction: InstKind::Frc as u16, name: "FRC", opcode: &[0x09], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\x02\x00\x03\x00" } },
    Layout { instruction: InstKind::Line as u16, name: "LINE", opcode: &[0x0a], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\x02\x00\x03\x00\x04\x00" } },
    Layout { instruction: InstKind::Log as u16, name: "LOG", opcode: &[0x0b], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\x02\x00\x03\x00" } },
    Layout { instruction: InstKind::Mad as u16, name: "MAD", opcode: &[0x0c], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\x02\x00\x03\x00\x04\x00\x05\x00" } },
    Layout { instruction: InstKind::Mulh as u16, name: "MULH", opcode: &[0x0d], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\x02\x00\x03\x00\x04\x00" } },
    Layout { instruction: InstKind::Lrp as u16, name: "LRP", opcode: &[0x0e], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\x02\x00\x03\x00\x04\x00\x05\x00" } },
    Layout { instruction: InstKind::Mod as u16, name: "MOD", opcode: &[0x0f], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\x02\x00\x03\x00\x04\x00" } },
    Layout { instruction: InstKind::Mul as u16, name: "MUL", opcode: &[0x10], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\x02\x00\x03\x00\x04\x00" } },
    Layout { instruction: InstKind::Pow as u16, name: "POW", opcode: &[0x11], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\x02\x00\x03\x00\x04\x00" } },
    Layout { instruction: InstKind::Rndd as u16, name: "RNDD", opcode: &[0x12], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\x02\x00\x03\x00" } },
    Layout { instruction: InstKind::Rndu as u16, name: "RNDU", opcode: &[0x13], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\x02\x00\x03\x00" } },
    Layout { instruction: InstKind::Rnde as u16, name: "RNDE", opcode: &[0x14], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\x02\x00\x03\x00" } },
    Layout { instruction: InstKind::Rndz as u16, name: "RNDZ", opcode: &[0x15], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\x02\x00\x03\x00" } },
    Layout { instruction: InstKind::Sad2 as u16, name: "SAD2", opcode: &[0x16], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\x02\x00\x03\x00\x04\x00" } },
    Layout { instruction: InstKind::Sin as u16, name: "SIN", opcode: &[0x17], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\x02\x00\x03\x00" } },
    Layout { instruction: InstKind::Cos as u16, name: "COS", opcode: &[0x18], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\x02\x00\x03\x00" } },
    Layout { instruction: InstKind::Sqrt as u16, name: "SQRT", opcode: &[0x19], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\x02\x00\x03\x00" } },
    Layout { instruction: InstKind::Rsqrt as u16, name: "RSQRT", opcode: &[0x1a], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\x02\x00\x03\x00" } },
    Layout { instruction: InstKind::Inv as u16, name: "INV", opcode: &[0x1b], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\x02\x00\x03\x00" } },
    Layout { instruction: InstKind::Dpasw as u16, name: "DPASW", opcode: &[0x1c], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x06\x00\x07\x00\x08\x00\x05\x00\x09\x00\x0a\x00\x0b\x00\x0c\x00" } },
    Layout { instruction: InstKind::Fcvt as u16, name: "FCVT", opcode: &[0x1d], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x02\x00\x03\x00" } },
    Layout { instruction: InstKind::Srnd as u16, name: "SRND", opcode: &[0x1e], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x02\x00\x03\x00\x04\x00" } },
    Layout { instruction: InstKind::Lzd as u16, name: "LZD", opcode: &[0x1f], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\x02\x00\x03\x00" } },
    Layout { instruction: InstKind::And as u16, name: "AND", opcode: &[0x20], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\x02\x00\x03\x00\x04\x00" } },
    Layout { instruction: InstKind::Or as u16, name: "OR", opcode: &[0x21], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\x02\x00\x03\x00\x04\x00" } },
    Layout { instruction: InstKind::Xor as u16, name: "XOR", opcode: &[0x22], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\x02\x00\x03\x00\x04\x00" } },
    Layout { instruction: InstKind::Not as u16, name: "NOT", opcode: &[0x23], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\x02\x00\x03\x00" } },
    Layout { instruction: InstKind::Shl as u16, name: "SHL", opcode: &[0x24], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\x02\x00\x03\x00\x04\x00" } },
    Layout { instruction: InstKind::Shr as u16, name: "SHR", opcode: &[0x25], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\x02\x00\x03\x00\x04\x00" } },
    Layout { instruction: InstKind::Asr as u16, name: "ASR", opcode: &[0x26], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\x02\x00\x03\x00\x04\x00" } },
    Layout { instruction: InstKind::Cbit as u16, name: "CBIT", opcode: &[0x27], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\x02\x00\x03\x00" } },
    Layout { instruction: InstKind::AddrAdd as u16, name: "ADDR_ADD", opcode: &[0x28], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x02\x00\x03\x00\x04\x00" } },
    Layout { instruction: InstKind::Mov as u16, name: "MOV", opcode: &[0x29], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\x02\x00\x03\x00" } },
    Layout { instruction: InstKind::Sel as u16, name: "SEL", opcode: &[0x2a], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\x02\x00\x03\x00\x04\x00" } },
    Layout { instruction: InstKind::Setp as u16, name: "SETP", opcode: &[0x2b], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x02\x00\x03\x00" } },
    Layout { instruction: InstKind::Cmp as u16, name: "CMP", opcode: &[0x2c], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x0d\x00\x02\x00\x03\x00\x04\x00" } },
    Layout { instruction: InstKind::Movs as u16, name: "MOVS", opcode: &[0x2d], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x02\x00\x03\x00" } },
    Layout { instruction: InstKind::Fbl as u16, name: "FBL", opcode: &[0x2e], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\x02\x00\x03\x00" } },
    Layout { instruction: InstKind::Fbh as u16, name: "FBH", opcode: &[0x2f], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\x02\x00\x03\x00" } },
    Layout { instruction: InstKind::Subroutine as u16, name: "SUBROUTINE", opcode: &[0x30], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x0e\x00" } },
    Layout { instruction: InstKind::Label as u16, name: "LABEL", opcode: &[0x31], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x0e\x00" } },
    Layout { instruction: InstKind::Jmp as u16, name: "JMP", opcode: &[0x32], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\x0e\x00" } },
    Layout { instruction: InstKind::Call as u16, name: "CALL", opcode: &[0x33], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\x0e\x00" } },
    Layout { instruction: InstKind::Fccall as u16, name: "FCCALL", opcode: &[0x33], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\x0e\x00" } },
    Layout { instruction: InstKind::Ret as u16, name: "RET", opcode: &[0x34], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00" } },
    Layout { instruction: InstKind::OwordLd as u16, name: "OWORD_LD", opcode: &[0x35], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x0f\x00\x10\x00\x11\x00\x12\x00\x06\x00" } },
    Layout { instruction: InstKind::OwordSt as u16, name: "OWORD_ST", opcode: &[0x36], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x0f\x00\x11\x00\x12\x00\x13\x00" } },
    Layout { instruction: InstKind::MediaLd as u16, name: "MEDIA_LD", opcode: &[0x37], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x14\x00\x11\x00\x15\x00\x16\x00\x17\x00\x18\x00\x19\x00\x06\x00" } },
    Layout { instruction: InstKind::MediaSt as u16, name: "MEDIA_ST", opcode: &[0x38], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x14\x00\x11\x00\x15\x00\x16\x00\x17\x00\x18\x00\x19\x00\x13\x00" } },
    Layout { instruction: InstKind::Gather as u16, name: "GATHER", opcode: &[0x39], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x1a\x00\x10\x00\x1b\x00\x11\x00\x1c\x00\x1d\x00\x06\x00" } },
    Layout { instruction: InstKind::Scatter as u16, name: "SCATTER", opcode: &[0x3a], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x1a\x00\x1b\x00\x11\x00\x1c\x00\x1d\x00\x13\x00" } },
    Layout { instruction: InstKind::OwordLdUnaligned as u16, name: "OWORD_LD_UNALIGNED", opcode: &[0x3c], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x0f\x00\x10\x00\x11\x00\x12\x00\x06\x00" } },
    Layout { instruction: InstKind::Sample as u16, name: "SAMPLE", opcode: &[0x40], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x1e\x00\x1f\x00\x11\x00\x20\x00\x21\x00\x22\x00\x06\x00" } },
    Layout { instruction: InstKind::SampleUnorm as u16, name: "SAMPLE_UNORM", opcode: &[0x41], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x23\x00\x1f\x00\x11\x00\x24\x00\x25\x00\x26\x00\x27\x00\x06\x00" } },
    Layout { instruction: InstKind::Load as u16, name: "LOAD", opcode: &[0x42], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x1e\x00\x11\x00\x20\x00\x21\x00\x22\x00\x06\x00" } },
    Layout { instruction: InstKind::Avs as u16, name: "AVS", opcode: &[0x43], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x28\x00\x1f\x00\x11\x00\x24\x00\x25\x00\x26\x00\x27\x00\x29\x00\x2a\x00\x2b\x00\x2c\x00\x2d\x00\x2e\x00\x2f\x00\x06\x00" } },
    Layout { instruction: InstKind::Va as u16, name: "VA", opcode: &[0x44], versions: ALL, keys: &[Key { field: 0, group: Group::new("", 7, 0, Values::Number), codes: &[0x1] }], fields: Fields { table: &FIELDS, rows: b"\x30\x00\x1f\x00\x11\x00\x24\x00\x25\x00\x31\x00\x06\x00" } },
    Layout { instruction: InstKind::Va as u16, name: "VA", opcode: &[0x44], versions: ALL, keys: &[Key { field: 0, group: Group::new("", 7, 0, Values::Number), codes: &[0x2] }], fields: Fields { table: &FIELDS, rows: b"\x30\x00\x11\x00\x24\x00\x25\x00\x32\x00\x06\x00" } },
    Layout { instruction: InstKind::Va as u16, name: "VA", opcode: &[0x44], versions: ALL, keys: &[Key { field: 0, group: Group::new("", 7, 0, Values::Number), codes: &[0x3] }], fields: Fields { table: &FIELDS, rows: b"\x30\x00\x1f\x00\x11\x00\x24\x00\x25\x00\x33\x00\x34\x00\x35\x00\x06\x00" } },
    Layout { instruction: InstKind::Va as u16, name: "VA", opcode: &[0x44], versions: ALL, keys: &[Key { field: 0, group: Group::new("", 7, 0, Values::Number), codes: &[0x4, 0x5] }], fields: Fields { table: &FIELDS, rows: b"\x30\x00\x1f\x00\x11\x00\x24\x00\x25\x00\x36\x00\x06\x00" } },
    Layout { instruction: InstKind::Va as u16, name: "VA", opcode: &[0x44], versions: ALL, keys: &[Key { field: 0, group: Group::new("", 7, 0, Values::Number), codes: &[0x6] }], fields: Fields { table: &FIELDS, rows: b"\x30\x00\x11\x00\x24\x00\x25\x00\x37\x00\x38\x00\x06\x00" } },
    Layout { instruction: InstKind::Va as u16, name: "VA", opcode: &[0x44], versions: ALL, keys: &[Key { field: 0, group: Group::new("", 7, 0, Values::Number), codes: &[0x7] }], fields: Fields { table: &FIELDS, rows: b"\x30\x00\x11\x00\x24\x00\x25\x00\x37\x00\x06\x00" } },
    Layout { instruction: InstKind::MinMax as u16, name: "MIN_MAX", opcode: &[0x45], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x39\x00\x02\x00\x03\x00\x04\x00" } },
    Layout { instruction: InstKind::Bfe as u16, name: "BFE", opcode: &[0x46], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\x02\x00\x03\x00\x04\x00\x05\x00" } },
    Layout { instruction: InstKind::Bfi as u16, name: "BFI", opcode: &[0x47], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\x02\x00\x03\x00\x04\x00\x05\x00\x3a\x00" } },
    Layout { instruction: InstKind::Bfrev as u16, name: "BFREV", opcode: &[0x48], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\x02\x00\x03\x00" } },
    Layout { instruction: InstKind::Addc as u16, name: "ADDC", opcode: &[0x49], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\x02\x00\x3b\x00\x03\x00\x04\x00" } },
    Layout { instruction: InstKind::Subb as u16, name: "SUBB", opcode: &[0x4a], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\x02\x00\x3c\x00\x03\x00\x04\x00" } },
    Layout { instruction: InstKind::Gather4Typed as u16, name: "GATHER4_TYPED", opcode: &[0x4b], versions: Versions::since(3, 2), keys: &[], fields: Fields { table: &FIELDS, rows: b"\x3d\x00\x01\x00\x28\x00\x11\x00\x20\x00\x21\x00\x22\x00\x3e\x00\x06\x00" } },
    Layout { instruction: InstKind::Gather4Typed as u16, name: "GATHER4_TYPED", opcode: &[0x4b], versions: ALL.until(3, 2), keys: &[], fields: Fields { table: &FIELDS, rows: b"\x28\x00\x3d\x00\x11\x00\x20\x00\x21\x00\x22\x00\x06\x00" } },
    Layout { instruction: InstKind::Scatter4Typed as u16, name: "SCATTER4_TYPED", opcode: &[0x4c], versions: Versions::since(3, 2), keys: &[], fields: Fields { table: &FIELDS, rows: b"\x3d\x00\x01\x00\x28\x00\x11\x00\x20\x00\x21\x00\x22\x00\x3e\x00\x13\x00" } },
    Layout { instruction: InstKind::Scatter4Typed as u16, name: "SCATTER4_TYPED", opcode: &[0x4c], versions: ALL.until(3, 2), keys: &[], fields: Fields { table: &FIELDS, rows: b"\x28\x00\x3d\x00\x11\x00\x20\x00\x21\x00\x22\x00\x13\x00" } },
    Layout { instruction: InstKind::VaSklPlus as u16, name: "VA_SKL_PLUS", opcode: &[0x4d], versions: ALL, keys: &[Key { field: 0, group: Group::new("", 7, 0, Values::Number), codes: &[0x8, 0x9] }], fields: Fields { table: &FIELDS, rows: b"\x3f\x00\x1f\x00\x11\x00\x24\x00\x25\x00\x40\x00\x06\x00" } },
    Layout { instruction: InstKind::VaSklPlus as u16, name: "VA_SKL_PLUS", opcode: &[0x4d], versions: ALL, keys: &[Key { field: 0, group: Group::new("", 7, 0, Values::Number), codes: &[0xa] }], fields: Fields { table: &FIELDS, rows: b"\x3f\x00\x1f\x00\x11\x00\x24\x00\x25\x00\x41\x00\x42\x00\x06\x00" } },
    Layout { instruction: InstKind::VaSklPlus as u16, name: "VA_SKL_PLUS", opcode: &[0x4d], versions: ALL, keys: &[Key { field: 0, group: Group::new("", 7, 0, Values::Number), codes: &[0xb] }], fields: Fields { table: &FIELDS, rows: b"\x3f\x00\x43\x00\x44\x00\x45\x00\x46\x00\x47\x00\x06\x00" } },
    Layout { instruction: InstKind::VaSklPlus as u16, name: "VA_SKL_PLUS", opcode: &[0x4d], versions: ALL, keys: &[Key { field: 0, group: Group::new("", 7, 0, Values::Number), codes: &[0xc] }], fields: Fields { table: &FIELDS, rows: b"\x3f\x00\x11\x00\x24\x00\x25\x00\x48\x00\x06\x00" } },
    Layout { instruction: InstKind::VaSklPlus as u16, name: "VA_SKL_PLUS", opcode: &[0x4d], versions: ALL, keys: &[Key { field: 0, group: Group::new("", 7, 0, Values::Number), codes: &[0xd] }], fields: Fields { table: &FIELDS, rows: b"\x3f\x00\x11\x00\x24\x00\x25\x00\x49\x00\x06\x00" } },
    Layout { instruction: InstKind::VaSklPlus as u16, name: "VA_SKL_PLUS", opcode: &[0x4d], versions: ALL, keys: &[Key { field: 0, group: Group::new("", 7, 0, Values::Number), codes: &[0xf] }], fields: Fields { table: &FIELDS, rows: b"\x3f\x00\x11\x00\x24\x00\x25\x00\x4a\x00\x4b\x00\x4c\x00\x4d\x00\x4e\x00\x4f\x00\x06\x00" } },
    Layout { instruction: InstKind::VaSklPlus as u16, name: "VA_SKL_PLUS", opcode: &[0x4d], versions: ALL, keys: &[Key { field: 0, group: Group::new("", 7, 0, Values::Number), codes: &[0x10] }], fields: Fields { table: &FIELDS, rows: b"\x3f\x00\x1f\x00\x11\x00\x24\x00\x25\x00\x50\x00\x51\x00\x18\x00\x19\x00" } },
    Layout { instruction: InstKind::VaSklPlus as u16, name: "VA_SKL_PLUS", opcode: &[0x4d], versions: ALL, keys: &[Key { field: 0, group: Group::new("", 7, 0, Values::Number), codes: &[0x11] }], fields: Fields { table: &FIELDS, rows: b"\x3f\x00\x1f\x00\x11\x00\x24\x00\x25\x00\x52\x00\x53\x00\x51\x00\x18\x00\x19\x00" } },
    Layout { instruction: InstKind::VaSklPlus as u16, name: "VA_SKL_PLUS", opcode: &[0x4d], versions: ALL, keys: &[Key { field: 0, group: Group::new("", 7, 0, Values::Number), codes: &[0x12, 0x13] }], fields: Fields { table: &FIELDS, rows: b"\x3f\x00\x1f\x00\x11\x00\x24\x00\x25\x00\x51\x00\x18\x00\x19\x00" } },
    Layout { instruction: InstKind::VaSklPlus as u16, name: "VA_SKL_PLUS", opcode: &[0x4d], versions: ALL, keys: &[Key { field: 0, group: Group::new("", 7, 0, Values::Number), codes: &[0x14] }], fields: Fields { table: &FIELDS, rows: b"\x3f\x00\x11\x00\x24\x00\x25\x00\x49\x00\x51\x00\x18\x00\x19\x00" } },
    Layout { instruction: InstKind::VaSklPlus as u16, name: "VA_SKL_PLUS", opcode: &[0x4d], versions: ALL, keys: &[Key { field: 0, group: Group::new("", 7, 0, Values::Number), codes: &[0x15] }], fields: Fields { table: &FIELDS, rows: b"\x3f\x00\x11\x00\x24\x00\x25\x00\x48\x00\x51\x00\x18\x00\x19\x00" } },
    Layout { instruction: InstKind::VaSklPlus as u16, name: "VA_SKL_PLUS", opcode: &[0x4d], versions: ALL, keys: &[Key { field: 0, group: Group::new("", 7, 0, Values::Number), codes: &[0x16, 0x17] }], fields: Fields { table: &FIELDS, rows: b"\x3f\x00\x1f\x00\x11\x00\x24\x00\x25\x00\x52\x00\x51\x00\x18\x00\x19\x00" } },
    Layout { instruction: InstKind::VaSklPlus as u16, name: "VA_SKL_PLUS", opcode: &[0x4d], versions: ALL, keys: &[Key { field: 0, group: Group::new("", 7, 0, Values::Number), codes: &[0x18] }], fields: Fields { table: &FIELDS, rows: b"\x3f\x00\x1f\x00\x11\x00\x24\x00\x25\x00\x52\x00\x42\x00\x51\x00\x18\x00\x19\x00" } },
    Layout { instruction: InstKind::SvmBlockLd as u16, name: "SVM_BLOCK_LD", opcode: &[0x4e, 0x01], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x54\x00\x55\x00\x06\x00" } },
    Layout { instruction: InstKind::SvmBlockSt as u16, name: "SVM_BLOCK_ST", opcode: &[0x4e, 0x02], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x54\x00\x55\x00\x13\x00" } },
    Layout { instruction: InstKind::SvmGather as u16, name: "SVM_GATHER", opcode: &[0x4e, 0x03], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\x56\x00\x57\x00\x58\x00\x06\x00" } },
    Layout { instruction: InstKind::SvmScatter as u16, name: "SVM_SCATTER", opcode: &[0x4e, 0x04], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\x56\x00\x57\x00\x58\x00\x13\x00" } },
    Layout { instruction: InstKind::SvmAtomic as u16, name: "SVM_ATOMIC", opcode: &[0x4e, 0x05], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\x59\x00\x58\x00\x07\x00\x08\x00\x06\x00" } },
    Layout { instruction: InstKind::SvmGather4Scaled as u16, name: "SVM_GATHER4_SCALED", opcode: &[0x4e, 0x06], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\x28\x00\x5a\x00\x55\x00\x1d\x00\x06\x00" } },
    Layout { instruction: InstKind::SvmScatter4Scaled as u16, name: "SVM_SCATTER4_SCALED", opcode: &[0x4e, 0x07], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\x28\x00\x5a\x00\x55\x00\x1d\x00\x13\x00" } },
    Layout { instruction: InstKind::Ifcall as u16, name: "IFCALL", opcode: &[0x4f], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\x5b\x00\x5c\x00\x5d\x00\x5e\x00" } },
    Layout { instruction: InstKind::Faddr as u16, name: "FADDR", opcode: &[0x50], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x5f\x00\x02\x00" } },
    Layout { instruction: InstKind::File as u16, name: "FILE", opcode: &[0x51], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x60\x00" } },
    Layout { instruction: InstKind::Loc as u16, name: "LOC", opcode: &[0x52], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x61\x00" } },
    Layout { instruction: InstKind::VmeIme as u16, name: "VME_IME", opcode: &[0x54], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x62\x00\x63\x00\x64\x00\x65\x00\x11\x00\x66\x00\x67\x00\x68\x00\x69\x00" } },
    Layout { instruction: InstKind::VmeSic as u16, name: "VME_SIC", opcode: &[0x55], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x64\x00\x6a\x00\x11\x00\x69\x00" } },
    Layout { instruction: InstKind::VmeFbr as u16, name: "VME_FBR", opcode: &[0x56], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x64\x00\x6b\x00\x11\x00\x6c\x00\x6d\x00\x6e\x00\x69\x00" } },
    Layout { instruction: InstKind::VmeIdm as u16, name: "VME_IDM", opcode: &[0x57], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x64\x00\x6f\x00\x11\x00\x69\x00" } },
    Layout { instruction: InstKind::Barrier as u16, name: "BARRIER", opcode: &[0x59], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"" } },
    Layout { instruction: InstKind::CacheFlush as u16, name: "CACHE_FLUSH", opcode: &[0x5a], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"" } },
    Layout { instruction: InstKind::Wait as u16, name: "WAIT", opcode: &[0x5b], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x70\x00" } },
    Layout { instruction: InstKind::Fence as u16, name: "FENCE", opcode: &[0x5c], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x71\x00" } },
    Layout { instruction: InstKind::RawSend as u16, name: "RAW_SEND", opcode: &[0x5d], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x72\x00\x00\x00\x01\x00\x73\x00\x74\x00\x75\x00\x76\x00\x13\x00\x06\x00" } },
    Layout { instruction: InstKind::Yield as u16, name: "YIELD", opcode: &[0x5f], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"" } },
    Layout { instruction: InstKind::Nbarrier as u16, name: "NBARRIER", opcode: &[0x60], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x77\x00\x78\x00\x79\x00\x7a\x00\x7b\x00" } },
    Layout { instruction: InstKind::Fcall as u16, name: "FCALL", opcode: &[0x67], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\x5f\x00\x5d\x00\x5e\x00" } },
    Layout { instruction: InstKind::Fret as u16, name: "FRET", opcode: &[0x68], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00" } },
    Layout { instruction: InstKind::Switchjmp as u16, name: "SWITCHJMP", opcode: &[0x69], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x7c\x00\x7d\x00\x7e\x00" } },
    Layout { instruction: InstKind::Sad2add as u16, name: "SAD2ADD", opcode: &[0x6a], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\x02\x00\x03\x00\x04\x00\x05\x00" } },
    Layout { instruction: InstKind::Pln as u16, name: "PLN", opcode: &[0x6b], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\x02\x00\x03\x00\x04\x00" } },
    Layout { instruction: InstKind::Goto as u16, name: "GOTO", opcode: &[0x6c], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\x0e\x00" } },
    Layout { instruction: InstKind::ThreeDSample as u16, name: "3D_SAMPLE", opcode: &[0x6d], versions: ALL, keys: &[Key { field: 0, group: Group::new("", 7, 0, Values::Number), codes: &[0x0] }], fields: Fields { table: &FIELDS, rows: b"\x7f\x00\x00\x00\x01\x00\x28\x00\x80\x00\x1f\x00\x81\x00\x82\x00\x11\x00\x83\x00\x84\x00\x06\x00\x85\x00\x86\x00\x87\x00" } },
    Layout { instruction: InstKind::ThreeDSample as u16, name: "3D_SAMPLE", opcode: &[0x6d], versions: ALL, keys: &[Key { field: 0, group: Group::new("", 7, 0, Values::Number), codes: &[0xc] }], fields: Fields { table: &FIELDS, rows: b"\x7f\x00\x00\x00\x01\x00\x28\x00\x80\x00\x1f\x00\x81\x00\x82\x00\x11\x00\x83\x00\x84\x00\x06\x00\x85\x00\x86\x00\x88\x00" } },
    Layout { instruction: InstKind::ThreeDSample as u16, name: "3D_SAMPLE", opcode: &[0x6d], versions: ALL, keys: &[Key { field: 0, group: Group::new("", 7, 0, Values::Number), codes: &[0x9, 0x18, 0x8] }], fields: Fields { table: &FIELDS, rows: b"\x7f\x00\x00\x00\x01\x00\x28\x00\x80\x00\x1f\x00\x81\x00\x82\x00\x11\x00\x83\x00\x84\x00\x06\x00\x85\x00\x86\x00\x89\x00" } },
    Layout { instruction: InstKind::ThreeDSample as u16, name: "3D_SAMPLE", opcode: &[0x6d], versions: ALL, keys: &[Key { field: 0, group: Group::new("", 7, 0, Values::Number), codes: &[0x1] }], fields: Fields { table: &FIELDS, rows: b"\x7f\x00\x00\x00\x01\x00\x28\x00\x80\x00\x1f\x00\x81\x00\x82\x00\x11\x00\x83\x00\x84\x00\x06\x00\x85\x00\x86\x00\x8a\x00" } },
    Layout { instruction: InstKind::ThreeDSample as u16, name: "3D_SAMPLE", opcode: &[0x6d], versions: ALL, keys: &[Key { field: 0, group: Group::new("", 7, 0, Values::Number), codes: &[0x5] }], fields: Fields { table: &FIELDS, rows: b"\x7f\x00\x00\x00\x01\x00\x28\x00\x80\x00\x1f\x00\x81\x00\x82\x00\x11\x00\x83\x00\x84\x00\x06\x00\x85\x00\x86\x00\x8b\x00" } },
    Layout { instruction: InstKind::ThreeDSample as u16, name: "3D_SAMPLE", opcode: &[0x6d], versions: ALL, keys: &[Key { field: 0, group: Group::new("", 7, 0, Values::Number), codes: &[0x3] }], fields: Fields { table: &FIELDS, rows: b"\x7f\x00\x00\x00\x01\x00\x28\x00\x80\x00\x1f\x00\x81\x00\x82\x00\x11\x00\x83\x00\x84\x00\x06\x00\x85\x00\x86\x00\x8c\x00" } },
    Layout { instruction: InstKind::ThreeDSample as u16, name: "3D_SAMPLE", opcode: &[0x6d], versions: ALL, keys: &[Key { field: 0, group: Group::new("", 7, 0, Values::Number), codes: &[0x19, 0x10] }], fields: Fields { table: &FIELDS, rows: b"\x7f\x00\x00\x00\x01\x00\x28\x00\x80\x00\x1f\x00\x81\x00\x82\x00\x11\x00\x83\x00\x84\x00\x06\x00\x85\x00\x86\x00\x8d\x00" } },
    Layout { instruction: InstKind::ThreeDSample as u16, name: "3D_SAMPLE", opcode: &[0x6d], versions: ALL, keys: &[Key { field: 0, group: Group::new("", 7, 0, Values::Number), codes: &[0x4] }], fields: Fields { table: &FIELDS, rows: b"\x7f\x00\x00\x00\x01\x00\x28\x00\x80\x00\x1f\x00\x81\x00\x82\x00\x11\x00\x83\x00\x84\x00\x06\x00\x85\x00\x86\x00\x8e\x00" } },
    Layout { instruction: InstKind::ThreeDSample as u16, name: "3D_SAMPLE", opcode: &[0x6d], versions: ALL, keys: &[Key { field: 0, group: Group::new("", 7, 0, Values::Number), codes: &[0x14] }], fields: Fields { table: &FIELDS, rows: b"\x7f\x00\x00\x00\x01\x00\x28\x00\x80\x00\x1f\x00\x81\x00\x82\x00\x11\x00\x83\x00\x84\x00\x06\x00\x85\x00\x86\x00\x8f\x00" } },
    Layout { instruction: InstKind::ThreeDSample as u16, name: "3D_SAMPLE", opcode: &[0x6d], versions: ALL, keys: &[Key { field: 0, group: Group::new("", 7, 0, Values::Number), codes: &[0x11] }], fields: Fields { table: &FIELDS, rows: b"\x7f\x00\x00\x00\x01\x00\x28\x00\x80\x00\x1f\x00\x81\x00\x82\x00\x11\x00\x83\x00\x84\x00\x06\x00\x85\x00\x86\x00\x90\x00" } },
    Layout { instruction: InstKind::ThreeDSample as u16, name: "3D_SAMPLE", opcode: &[0x6d], versions: ALL, keys: &[Key { field: 0, group: Group::new("", 7, 0, Values::Number), codes: &[0x12] }], fields: Fields { table: &FIELDS, rows: b"\x7f\x00\x00\x00\x01\x00\x28\x00\x80\x00\x1f\x00\x81\x00\x82\x00\x11\x00\x83\x00\x84\x00\x06\x00\x85\x00\x86\x00\x91\x00" } },
    Layout { instruction: InstKind::ThreeDSample as u16, name: "3D_SAMPLE", opcode: &[0x6d], versions: ALL, keys: &[Key { field: 0, group: Group::new("", 7, 0, Values::Number), codes: &[0x13] }], fields: Fields { table: &FIELDS, rows: b"\x7f\x00\x00\x00\x01\x00\x28\x00\x80\x00\x1f\x00\x81\x00\x82\x00\x11\x00\x83\x00\x84\x00\x06\x00\x85\x00\x86\x00\x92\x00" } },
    Layout { instruction: InstKind::ThreeDSample as u16, name: "3D_SAMPLE", opcode: &[0x6d], versions: ALL, keys: &[Key { field: 0, group: Group::new("", 7, 0, Values::Number), codes: &[0x2] }], fields: Fields { table: &FIELDS, rows: b"\x7f\x00\x00\x00\x01\x00\x28\x00\x80\x00\x1f\x00\x81\x00\x82\x00\x11\x00\x83\x00\x84\x00\x06\x00\x85\x00\x86\x00\x93\x00" } },
    Layout { instruction: InstKind::ThreeDSample as u16, name: "3D_SAMPLE", opcode: &[0x6d], versions: ALL, keys: &[Key { field: 0, group: Group::new("", 7, 0, Values::Number), codes: &[0x6] }], fields: Fields { table: &FIELDS, rows: b"\x7f\x00\x00\x00\x01\x00\x28\x00\x80\x00\x1f\x00\x81\x00\x82\x00\x11\x00\x83\x00\x84\x00\x06\x00\x85\x00\x86\x00\x94\x00" } },
    Layout { instruction: InstKind::ThreeDSample as u16, name: "3D_SAMPLE", opcode: &[0x6d], versions: ALL, keys: &[Key { field: 0, group: Group::new("", 7, 0, Values::Number), codes: &[0x20] }], fields: Fields { table: &FIELDS, rows: b"\x7f\x00\x00\x00\x01\x00\x28\x00\x80\x00\x1f\x00\x81\x00\x82\x00\x11\x00\x83\x00\x84\x00\x06\x00\x85\x00\x86\x00\x95\x00" } },
    Layout { instruction: InstKind::ThreeDSample as u16, name: "3D_SAMPLE", opcode: &[0x6d], versions: ALL, keys: &[Key { field: 0, group: Group::new("", 7, 0, Values::Number), codes: &[0x38] }], fields: Fields { table: &FIELDS, rows: b"\x7f\x00\x00\x00\x01\x00\x28\x00\x80\x00\x1f\x00\x81\x00\x82\x00\x11\x00\x83\x00\x84\x00\x06\x00\x85\x00\x86\x00\x96\x00" } },
    Layout { instruction: InstKind::ThreeDSample as u16, name: "3D_SAMPLE", opcode: &[0x6d], versions: ALL, keys: &[Key { field: 0, group: Group::new("", 7, 0, Values::Number), codes: &[0x21] }], fields: Fields { table: &FIELDS, rows: b"\x7f\x00\x00\x00\x01\x00\x28\x00\x80\x00\x1f\x00\x81\x00\x82\x00\x11\x00\x83\x00\x84\x00\x06\x00\x85\x00\x86\x00\x97\x00" } },
    Layout { instruction: InstKind::ThreeDSample as u16, name: "3D_SAMPLE", opcode: &[0x6d], versions: ALL, keys: &[Key { field: 0, group: Group::new("", 7, 0, Values::Number), codes: &[0x3a] }], fields: Fields { table: &FIELDS, rows: b"\x7f\x00\x00\x00\x01\x00\x28\x00\x80\x00\x1f\x00\x81\x00\x82\x00\x11\x00\x83\x00\x84\x00\x06\x00\x85\x00\x86\x00\x98\x00" } },
    Layout { instruction: InstKind::ThreeDSample as u16, name: "3D_SAMPLE", opcode: &[0x6d], versions: ALL, keys: &[Key { field: 0, group: Group::new("", 7, 0, Values::Number), codes: &[0x23] }], fields: Fields { table: &FIELDS, rows: b"\x7f\x00\x00\x00\x01\x00\x28\x00\x80\x00\x1f\x00\x81\x00\x82\x00\x11\x00\x83\x00\x84\x00\x06\x00\x85\x00\x86\x00\x99\x00" } },
    Layout { instruction: InstKind::ThreeDSample as u16, name: "3D_SAMPLE", opcode: &[0x6d], versions: ALL, keys: &[Key { field: 0, group: Group::new("", 7, 0, Values::Number), codes: &[0x39] }], fields: Fields { table: &FIELDS, rows: b"\x7f\x00\x00\x00\x01\x00\x28\x00\x80\x00\x1f\x00\x81\x00\x82\x00\x11\x00\x83\x00\x84\x00\x06\x00\x85\x00\x86\x00\x9a\x00" } },
    Layout { instruction: InstKind::ThreeDSample as u16, name: "3D_SAMPLE", opcode: &[0x6d], versions: ALL, keys: &[Key { field: 0, group: Group::new("", 7, 0, Values::Number), codes: &[0x24] }], fields: Fields { table: &FIELDS, rows: b"\x7f\x00\x00\x00\x01\x00\x28\x00\x80\x00\x1f\x00\x81\x00\x82\x00\x11\x00\x83\x00\x84\x00\x06\x00\x85\x00\x86\x00\x9b\x00" } },
    Layout { instruction: InstKind::ThreeDSample as u16, name: "3D_SAMPLE", opcode: &[0x6d], versions: ALL, keys: &[Key { field: 0, group: Group::new("", 7, 0, Values::Number), codes: &[0x3b] }], fields: Fields { table: &FIELDS, rows: b"\x7f\x00\x00\x00\x01\x00\x28\x00\x80\x00\x1f\x00\x81\x00\x82\x00\x11\x00\x83\x00\x84\x00\x06\x00\x85\x00\x86\x00\x9c\x00" } },
    Layout { instruction: InstKind::ThreeDSample as u16, name: "3D_SAMPLE", opcode: &[0x6d], versions: ALL, keys: &[Key { field: 0, group: Group::new("", 7, 0, Values::Number), codes: &[0x22] }], fields: Fields { table: &FIELDS, rows: b"\x7f\x00\x00\x00\x01\x00\x28\x00\x80\x00\x1f\x00\x81\x00\x82\x00\x11\x00\x83\x00\x84\x00\x06\x00\x85\x00\x86\x00\x9d\x00" } },
    Layout { instruction: InstKind::ThreeDSample as u16, name: "3D_SAMPLE", opcode: &[0x6d], versions: ALL, keys: &[Key { field: 0, group: Group::new("", 7, 0, Values::Number), codes: &[0x26] }], fields: Fields { table: &FIELDS, rows: b"\x7f\x00\x00\x00\x01\x00\x28\x00\x80\x00\x1f\x00\x81\x00\x82\x00\x11\x00\x83\x00\x84\x00\x06\x00\x85\x00\x86\x00\x9e\x00" } },
    Layout { instruction: InstKind::ThreeDSample as u16, name: "3D_SAMPLE", opcode: &[0x6d], versions: ALL, keys: &[Key { field: 0, group: Group::new("", 7, 0, Values::Number), codes: &[0xa] }], fields: Fields { table: &FIELDS, rows: b"\x7f\x00\x00\x00\x01\x00\x28\x00\x80\x00\x1f\x00\x81\x00\x82\x00\x11\x00\x83\x00\x84\x00\x06\x00\x85\x00\x86\x00\x9f\x00" } },
    Layout { instruction: InstKind::ThreeDSample as u16, name: "3D_SAMPLE", opcode: &[0x6d], versions: ALL, keys: &[Key { field: 0, group: Group::new("", 7, 0, Values::Number), codes: &[0xb] }], fields: Fields { table: &FIELDS, rows: b"\x7f\x00\x00\x00\x01\x00\x28\x00\x80\x00\x1f\x00\x81\x00\x82\x00\x11\x00\x83\x00\x84\x00\x06\x00\x85\x00\x86\x00\xa0\x00" } },
    Layout { instruction: InstKind::ThreeDLoad as u16, name: "3D_LOAD", opcode: &[0x6e], versions: ALL, keys: &[Key { field: 0, group: Group::new("", 7, 0, Values::Number), codes: &[0x1c] }], fields: Fields { table: &FIELDS, rows: b"\xa1\x00\x00\x00\x01\x00\x28\x00\x80\x00\x11\x00\x83\x00\x84\x00\x06\x00\x85\x00\x86\x00\xa2\x00" } },
    Layout { instruction: InstKind::ThreeDLoad as u16, name: "3D_LOAD", opcode: &[0x6e], versions: ALL, keys: &[Key { field: 0, group: Group::new("", 7, 0, Values::Number), codes: &[0x1c] }], fields: Fields { table: &FIELDS, rows: b"\xa1\x00\x00\x00\x01\x00\x28\x00\x80\x00\x11\x00\x83\x00\x84\x00\x06\x00\x85\x00\x86\x00\xa3\x00" } },
    Layout { instruction: InstKind::ThreeDLoad as u16, name: "3D_LOAD", opcode: &[0x6e], versions: ALL, keys: &[Key { field: 0, group: Group::new("", 7, 0, Values::Number), codes: &[0x7] }], fields: Fields { table: &FIELDS, rows: b"\xa1\x00\x00\x00\x01\x00\x28\x00\x80\x00\x11\x00\x83\x00\x84\x00\x06\x00\x85\x00\x86\x00\xa4\x00" } },
    Layout { instruction: InstKind::ThreeDLoad as u16, name: "3D_LOAD", opcode: &[0x6e], versions: ALL, keys: &[Key { field: 0, group: Group::new("", 7, 0, Values::Number), codes: &[0x1a] }], fields: Fields { table: &FIELDS, rows: b"\xa1\x00\x00\x00\x01\x00\x28\x00\x80\x00\x11\x00\x83\x00\x84\x00\x06\x00\x85\x00\x86\x00\xa5\x00" } },
    Layout { instruction: InstKind::ThreeDLoad as u16, name: "3D_LOAD", opcode: &[0x6e], versions: ALL, keys: &[Key { field: 0, group: Group::new("", 7, 0, Values::Number), codes: &[0x1b, 0x1d] }], fields: Fields { table: &FIELDS, rows: b"\xa1\x00\x00\x00\x01\x00\x28\x00\x80\x00\x11\x00\x83\x00\x84\x00\x06\x00\x85\x00\x86\x00\xa6\x00" } },
    Layout { instruction: InstKind::ThreeDSample4 as u16, name: "3D_SAMPLE4", opcode: &[0x6f], versions: ALL, keys: &[Key { field: 0, group: Group::new("", 7, 0, Values::Number), codes: &[0x8, 0xf] }], fields: Fields { table: &FIELDS, rows: b"\xa7\x00\x00\x00\x01\x00\xa8\x00\x80\x00\x1f\x00\x81\x00\x82\x00\x11\x00\x83\x00\x84\x00\x06\x00\x85\x00\x86\x00\x89\x00" } },
    Layout { instruction: InstKind::ThreeDSample4 as u16, name: "3D_SAMPLE4", opcode: &[0x6f], versions: ALL, keys: &[Key { field: 0, group: Group::new("", 7, 0, Values::Number), codes: &[0xe] }], fields: Fields { table: &FIELDS, rows: b"\xa7\x00\x00\x00\x01\x00\xa8\x00\x80\x00\x1f\x00\x81\x00\x82\x00\x11\x00\x83\x00\x84\x00\x06\x00\x85\x00\x86\x00\xa9\x00" } },
    Layout { instruction: InstKind::ThreeDSample4 as u16, name: "3D_SAMPLE4", opcode: &[0x6f], versions: ALL, keys: &[Key { field: 0, group: Group::new("", 7, 0, Values::Number), codes: &[0x10, 0x15] }], fields: Fields { table: &FIELDS, rows: b"\xa7\x00\x00\x00\x01\x00\xa8\x00\x80\x00\x1f\x00\x81\x00\x82\x00\x11\x00\x83\x00\x84\x00\x06\x00\x85\x00\x86\x00\x8d\x00" } },
    Layout { instruction: InstKind::ThreeDSample4 as u16, name: "3D_SAMPLE4", opcode: &[0x6f], versions: ALL, keys: &[Key { field: 0, group: Group::new("", 7, 0, Values::Number), codes: &[0xd] }], fields: Fields { table: &FIELDS, rows: b"\xa7\x00\x00\x00\x01\x00\xa8\x00\x80\x00\x1f\x00\x81\x00\x82\x00\x11\x00\x83\x00\x84\x00\x06\x00\x85\x00\x86\x00\x93\x00" } },
    Layout { instruction: InstKind::ThreeDSample4 as u16, name: "3D_SAMPLE4", opcode: &[0x6f], versions: ALL, keys: &[Key { field: 0, group: Group::new("", 7, 0, Values::Number), codes: &[0x17] }], fields: Fields { table: &FIELDS, rows: b"\xa7\x00\x00\x00\x01\x00\xa8\x00\x80\x00\x1f\x00\x81\x00\x82\x00\x11\x00\x83\x00\x84\x00\x06\x00\x85\x00\x86\x00\x94\x00" } },
    Layout { instruction: InstKind::ThreeDSample4 as u16, name: "3D_SAMPLE4", opcode: &[0x6f], versions: ALL, keys: &[Key { field: 0, group: Group::new("", 7, 0, Values::Number), codes: &[0x11] }], fields: Fields { table: &FIELDS, rows: b"\xa7\x00\x00\x00\x01\x00\xa8\x00\x80\x00\x1f\x00\x81\x00\x82\x00\x11\x00\x83\x00\x84\x00\x06\x00\x85\x00\x86\x00\xaa\x00" } },
    Layout { instruction: InstKind::ThreeDSample4 as u16, name: "3D_SAMPLE4", opcode: &[0x6f], versions: ALL, keys: &[Key { field: 0, group: Group::new("", 7, 0, Values::Number), codes: &[0x12] }], fields: Fields { table: &FIELDS, rows: b"\xa7\x00\x00\x00\x01\x00\xa8\x00\x80\x00\x1f\x00\x81\x00\x82\x00\x11\x00\x83\x00\x84\x00\x06\x00\x85\x00\x86\x00\xab\x00" } },
    Layout { instruction: InstKind::ThreeDSample4 as u16, name: "3D_SAMPLE4", opcode: &[0x6f], versions: ALL, keys: &[Key { field: 0, group: Group::new("", 7, 0, Values::Number), codes: &[0x28, 0x2f] }], fields: Fields { table: &FIELDS, rows: b"\xa7\x00\x00\x00\x01\x00\xa8\x00\x80\x00\x1f\x00\x81\x00\x82\x00\x11\x00\x83\x00\x84\x00\x06\x00\x85\x00\x86\x00\xac\x00" } },
    Layout { instruction: InstKind::ThreeDSample4 as u16, name: "3D_SAMPLE4", opcode: &[0x6f], versions: ALL, keys: &[Key { field: 0, group: Group::new("", 7, 0, Values::Number), codes: &[0x30, 0x35] }], fields: Fields { table: &FIELDS, rows: b"\xa7\x00\x00\x00\x01\x00\xa8\x00\x80\x00\x1f\x00\x81\x00\x82\x00\x11\x00\x83\x00\x84\x00\x06\x00\x85\x00\x86\x00\x9a\x00" } },
    Layout { instruction: InstKind::ThreeDSample4 as u16, name: "3D_SAMPLE4", opcode: &[0x6f], versions: ALL, keys: &[Key { field: 0, group: Group::new("", 7, 0, Values::Number), codes: &[0x2e] }], fields: Fields { table: &FIELDS, rows: b"\xa7\x00\x00\x00\x01\x00\xa8\x00\x80\x00\x1f\x00\x81\x00\x82\x00\x11\x00\x83\x00\x84\x00\x06\x00\x85\x00\x86\x00\xad\x00" } },
    Layout { instruction: InstKind::ThreeDSample4 as u16, name: "3D_SAMPLE4", opcode: &[0x6f], versions: ALL, keys: &[Key { field: 0, group: Group::new("", 7, 0, Values::Number), codes: &[0x2d] }], fields: Fields { table: &FIELDS, rows: b"\xa7\x00\x00\x00\x01\x00\xa8\x00\x80\x00\x1f\x00\x81\x00\x82\x00\x11\x00\x83\x00\x84\x00\x06\x00\x85\x00\x86\x00\xae\x00" } },
    Layout { instruction: InstKind::ThreeDSample4 as u16, name: "3D_SAMPLE4", opcode: &[0x6f], versions: ALL, keys: &[Key { field: 0, group: Group::new("", 7, 0, Values::Number), codes: &[0x37] }], fields: Fields { table: &FIELDS, rows: b"\xa7\x00\x00\x00\x01\x00\xa8\x00\x80\x00\x1f\x00\x81\x00\x82\x00\x11\x00\x83\x00\x84\x00\x06\x00\x85\x00\x86\x00\x9e\x00" } },
    Layout { instruction: InstKind::Info as u16, name: "INFO", opcode: &[0x70], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\xaf\x00\x00\x00\x28\x00\x11\x00\x83\x00\x84\x00\xb0\x00\x06\x00" } },
    Layout { instruction: InstKind::RtWrite as u16, name: "RT_WRITE", opcode: &[0x71], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\xb1\x00\x11\x00\xb2\x00\xb3\x00\xb4\x00\xb5\x00\xb6\x00\xb7\x00\x22\x00\xb8\x00\xb9\x00\xba\x00\xbb\x00\xbc\x00" } },
    Layout { instruction: InstKind::UrbWrite as u16, name: "URB_WRITE", opcode: &[0x72], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\xbd\x00\xbe\x00\xbf\x00\xc0\x00\xc1\x00\xc2\x00" } },
    Layout { instruction: InstKind::TypedAtomic as u16, name: "TYPED_ATOMIC", opcode: &[0x73], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x59\x00\x00\x00\x01\x00\x11\x00\x20\x00\x21\x00\x22\x00\x3e\x00\x07\x00\x08\x00\x06\x00" } },
    Layout { instruction: InstKind::Gather4Scaled as u16, name: "GATHER4_SCALED", opcode: &[0x74], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\x28\x00\x5a\x00\x11\x00\x12\x00\x1d\x00\x06\x00" } },
    Layout { instruction: InstKind::Scatter4Scaled as u16, name: "SCATTER4_SCALED", opcode: &[0x75], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\x28\x00\x5a\x00\x11\x00\x12\x00\x1d\x00\x13\x00" } },
    Layout { instruction: InstKind::GatherScaled as u16, name: "GATHER_SCALED", opcode: &[0x78], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\xc3\x00\x57\x00\x5a\x00\x11\x00\x12\x00\x1d\x00\x06\x00" } },
    Layout { instruction: InstKind::ScatterScaled as u16, name: "SCATTER_SCALED", opcode: &[0x79], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\xc3\x00\x57\x00\x5a\x00\x11\x00\x12\x00\x1d\x00\x13\x00" } },
    Layout { instruction: InstKind::RawSends as u16, name: "RAW_SENDS", opcode: &[0x7a], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\xc4\x00\x00\x00\x01\x00\xc5\x00\xc6\x00\x75\x00\xc7\x00\xc8\x00\x76\x00\x07\x00\x08\x00\x06\x00" } },
    Layout { instruction: InstKind::Lifetime as u16, name: "LIFETIME", opcode: &[0x7b], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\xc9\x00\xca\x00" } },
    Layout { instruction: InstKind::Sbarrier as u16, name: "SBARRIER", opcode: &[0x7c], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\xcb\x00" } },
    Layout { instruction: InstKind::DwordAtomic as u16, name: "DWORD_ATOMIC", opcode: &[0x7d], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x59\x00\x00\x00\x01\x00\x11\x00\x1d\x00\x07\x00\x08\x00\x06\x00" } },
    Layout { instruction: InstKind::Sqrtm as u16, name: "SQRTM", opcode: &[0x7e], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\x02\x00\x03\x00" } },
    Layout { instruction: InstKind::Divm as u16, name: "DIVM", opcode: &[0x7f], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\x02\x00\x03\x00\x04\x00" } },
    Layout { instruction: InstKind::Rol as u16, name: "ROL", opcode: &[0x80], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\x02\x00\x03\x00\x04\x00" } },
    Layout { instruction: InstKind::Ror as u16, name: "ROR", opcode: &[0x81], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\x02\x00\x03\x00\x04\x00" } },
    Layout { instruction: InstKind::Dp4a as u16, name: "DP4A", opcode: &[0x82], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\x02\x00\x03\x00\x04\x00\x05\x00" } },
    Layout { instruction: InstKind::Dpas as u16, name: "DPAS", opcode: &[0x83], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x06\x00\x07\x00\x08\x00\x05\x00\x09\x00\x0a\x00\x0b\x00\x0c\x00" } },
    Layout { instruction: InstKind::Add3 as u16, name: "ADD3", opcode: &[0x84], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\x02\x00\x03\x00\x04\x00\x05\x00" } },
    Layout { instruction: InstKind::Bfn as u16, name: "BFN", opcode: &[0x85], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\x02\x00\x03\x00\x04\x00\x05\x00\xcc\x00" } },
    Layout { instruction: InstKind::QwGather as u16, name: "QW_GATHER", opcode: &[0x86], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\x57\x00\x11\x00\xcd\x00\x06\x00" } },
    Layout { instruction: InstKind::QwScatter as u16, name: "QW_SCATTER", opcode: &[0x87], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\x57\x00\x11\x00\xcd\x00\x13\x00" } },
    Layout { instruction: InstKind::LscUntyped as u16, name: "LSC_UNTYPED", opcode: &[0x89], versions: ALL, keys: &[Key { field: 0, group: Group::new("", 7, 0, Values::Number), codes: &[0x28, 0x29, 0x2a] }], fields: Fields { table: &FIELDS, rows: b"\xce\x00\x00\x00\x01\x00\xcf\x00\xd0\x00\xd1\x00\xd2\x00\xd3\x00\xd4\x00\xd5\x00\xd6\x00\xd7\x00\xd8\x00\xd9\x00\xda\x00\xdb\x00" } },
    Layout { instruction: InstKind::LscUntyped as u16, name: "LSC_UNTYPED", opcode: &[0x89], versions: ALL, keys: &[Key { field: 0, group: Group::new("", 7, 0, Values::Number), codes: &[0x8, 0x9, 0xa, 0xb, 0xc, 0xd, 0xe, 0xf, 0x10, 0x11, 0x12, 0x13, 0x14, 0x15, 0x16, 0x17, 0x18, 0x19, 0x1a, 0x21, 0x22, 0x23, 0x24, 0x25, 0x0, 0x1b, 0x36, 0x4, 0x1c] }], fields: Fields { table: &FIELDS, rows: b"\xce\x00\x00\x00\x01\x00\xcf\x00\xd0\x00\xd1\x00\xd2\x00\xdc\x00\xd3\x00\xdd\x00\xde\x00\xdf\x00\xd4\x00\xd5\x00\xd6\x00\xd7\x00\xd8\x00\xd9\x00\xda\x00\xe0\x00\xe1\x00\xe2\x00" } },
    Layout { instruction: InstKind::LscUntyped as u16, name: "LSC_UNTYPED", opcode: &[0x89], versions: ALL, keys: &[Key { field: 0, group: Group::new("", 7, 0, Values::Number), codes: &[0x2, 0x6] }], fields: Fields { table: &FIELDS, rows: b"\xce\x00\x00\x00\x01\x00\xcf\x00\xd0\x00\xd1\x00\xd2\x00\xdc\x00\xd3\x00\xdd\x00\xde\x00\xdf\x00\xd4\x00\xd5\x00\xe3\x00\xd7\x00\xd8\x00\xd9\x00\xda\x00\xe0\x00\xe1\x00\xe2\x00" } },
    Layout { instruction: InstKind::LscUntyped as u16, name: "LSC_UNTYPED", opcode: &[0x89], versions: ALL, keys: &[Key { field: 0, group: Group::new("", 7, 0, Values::Number), codes: &[0x3, 0x7] }], fields: Fields { table: &FIELDS, rows: b"\xce\x00\x00\x00\x01\x00\xcf\x00\xd0\x00\xd1\x00\xd2\x00\xd4\x00\xd5\x00\xe4\x00\xe5\x00\xe6\x00\xe7\x00\xda\x00\xe8\x00\xe9\x00\xea\x00\xeb\x00\xec\x00\xed\x00\xee\x00\xef\x00\xe1\x00" } },
    Layout { instruction: InstKind::LscUntyped as u16, name: "LSC_UNTYPED", opcode: &[0x89], versions: ALL, keys: &[Key { field: 0, group: Group::new("", 7, 0, Values::Number), codes: &[0x1, 0x5] }], fields: Fields { table: &FIELDS, rows: b"\xce\x00\x00\x00\x01\x00\xcf\x00\xd0\x00\xd1\x00\xd2\x00\xd3\x00\xdd\x00\xde\x00\xdf\x00\xd4\x00\xd5\x00\xd6\x00\xd7\x00\xd8\x00\xd9\x00\xda\x00\xf0\x00\xf1\x00\xe1\x00" } },
    Layout { instruction: InstKind::LscUntyped as u16, name: "LSC_UNTYPED", opcode: &[0x89], versions: Versions::since(4, 2), keys: &[Key { field: 0, group: Group::new("", 7, 0, Values::Number), codes: &[0x33] }], fields: Fields { table: &FIELDS, rows: b"\xce\x00\x00\x00\x01\x00\xcf\x00\xd0\x00\xd1\x00\xd2\x00\xf2\x00\xf3\x00\xd3\x00\xdf\x00\xe0\x00" } },
    Layout { instruction: InstKind::LscTyped as u16, name: "LSC_TYPED", opcode: &[0x8a], versions: ALL, keys: &[Key { field: 0, group: Group::new("", 7, 0, Values::Number), codes: &[0x8, 0x9, 0xa, 0xb, 0xc, 0xd, 0xe, 0xf, 0x10, 0x11, 0x12, 0x13, 0x14, 0x15, 0x16, 0x17, 0x18, 0x19, 0x1a, 0x1b, 0x36, 0x1e, 0x1c] }], fields: Fields { table: &FIELDS, rows: b"\xf4\x00\xf5\x00\xf6\x00\xd0\x00\xd1\x00\xd2\x00\xf7\x00\xd3\x00\xdf\x00\xd4\x00\xd5\x00\xd6\x00\xd7\x00\xd8\x00\xf8\x00\xda\x00\xf9\x00\xfa\x00\xfb\x00\xfc\x00\xfd\x00\xfe\x00\xff\x00\xe1\x00\xe2\x00" } },
    Layout { instruction: InstKind::LscTyped as u16, name: "LSC_TYPED", opcode: &[0x8a], versions: ALL, keys: &[Key { field: 0, group: Group::new("", 7, 0, Values::Number), codes: &[0x2, 0x6, 0x31, 0x32] }], fields: Fields { table: &FIELDS, rows: b"\xf4\x00\xf5\x00\xf6\x00\xd0\x00\xd1\x00\xd2\x00\xd3\x00\xdf\x00\xd4\x00\xd5\x00\xe3\x00\xd7\x00\xd8\x00\xf8\x00\xda\x00\xf9\x00\xfa\x00\xfb\x00\xfc\x00\xfd\x00\xfe\x00\xff\x00\xe1\x00\xe2\x00" } },
    Layout { instruction: InstKind::LscTyped as u16, name: "LSC_TYPED", opcode: &[0x8a], versions: ALL, keys: &[Key { field: 0, group: Group::new("", 7, 0, Values::Number), codes: &[0x3, 0x7] }], fields: Fields { table: &FIELDS, rows: b"\xf4\x00\xf5\x00\xf6\x00\xd0\x00\xd1\x00\xd2\x00\xd3\x00\xe5\x00\xe6\x00\xd8\x00\xf8\x00\xda\x00\xec\x00\xed\x00\xee\x00\xef\x00\xe1\x00" } },
    Layout { instruction: InstKind::LscFence as u16, name: "LSC_FENCE", opcode: &[0x8b], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\xf5\x00\x01\x00\xcf\x00\x00\x01\x01\x01" } },
    Layout { instruction: InstKind::RtRead as u16, name: "RT_READ", opcode: &[0x90], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\x02\x01\x11\x00\x03\x01\x06\x00" } },
    Layout { instruction: InstKind::Madw as u16, name: "MADW", opcode: &[0x91], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\x02\x00\x03\x00\x04\x00\x05\x00" } },
    Layout { instruction: InstKind::Add3o as u16, name: "ADD3O", opcode: &[0x92], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\x02\x00\x03\x00\x04\x00\x05\x00" } },
    Layout { instruction: InstKind::RawSendg as u16, name: "RAW_SENDG", opcode: &[0x93], versions: Versions::since(4, 2), keys: &[], fields: Fields { table: &FIELDS, rows: b"\x04\x01\x00\x00\x05\x01\x01\x00\x06\x00\x06\x01\x07\x00\x07\x01\x08\x00\x08\x01\x09\x01\x0a\x01\x0b\x01" } },
    Layout { instruction: InstKind::Breakpoint as u16, name: "BREAKPOINT", opcode: &[0x94], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"" } },
    Layout { instruction: InstKind::ShflIdx4 as u16, name: "SHFL_IDX4", opcode: &[0x95], versions: Versions::since(4, 2), keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\x06\x00\x03\x00\x04\x00" } },
    Layout { instruction: InstKind::Tanh as u16, name: "TANH", opcode: &[0x96], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\x02\x00\x03\x00" } },
    Layout { instruction: InstKind::Sigm as u16, name: "SIGM", opcode: &[0x97], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\x02\x00\x03\x00" } },
    Layout { instruction: InstKind::Lfsr as u16, name: "LFSR", opcode: &[0x98], versions: Versions::since(4, 2), keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\x0c\x01\x02\x00\x03\x00\x04\x00" } },
    Layout { instruction: InstKind::Bdpas as u16, name: "BDPAS", opcode: &[0x99], versions: Versions::since(4, 2), keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x06\x00\x07\x00\x08\x00\x0d\x01\x3a\x00\x0e\x01\x09\x00\x0a\x00\x0b\x00\x0c\x00" } },
    Layout { instruction: InstKind::Dnscl as u16, name: "DNSCL", opcode: &[0x9a], versions: Versions::since(4, 2), keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\x0f\x01\x10\x01\x11\x01\x06\x00\x07\x00\x08\x00\x0d\x01" } },
    Layout { instruction: InstKind::Invm as u16, name: "INVM", opcode: &[0x9b], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\x02\x00\x12\x01\x03\x00\x04\x00" } },
    Layout { instruction: InstKind::Rsqtm as u16, name: "RSQTM", opcode: &[0x9c], versions: ALL, keys: &[], fields: Fields { table: &FIELDS, rows: b"\x00\x00\x01\x00\x02\x00\x12\x01\x03\x00" } },
]);

/// Names in the specification of the members and bit groups of operands that are IDs of variables.
pub const VARIABLE_IDS: &[&str] = &["id"];

/// Names of the parameters of messages, as in [`LAYOUTS`].
pub mod parameters {
    /// `Ai`.
    pub const AI: &str = "Ai";
    /// `Bias`.
    pub const BIAS: &str = "Bias";
    /// `BiasOffUV`.
    pub const BIAS_OFF_UV: &str = "BiasOffUV";
    /// `BiasOffUVR`.
    pub const BIAS_OFF_UVR: &str = "BiasOffUVR";
    /// `Drdx`.
    pub const DRDX: &str = "Drdx";
    /// `Drdy`.
    pub const DRDY: &str = "Drdy";
    /// `Dudx`.
    pub const DUDX: &str = "Dudx";
    /// `Dudy`.
    pub const DUDY: &str = "Dudy";
    /// `Dvdx`.
    pub const DVDX: &str = "Dvdx";
    /// `Dvdy`.
    pub const DVDY: &str = "Dvdy";
    /// `Lod`.
    pub const LOD: &str = "Lod";
    /// `LodOffUV`.
    pub const LOD_OFF_UV: &str = "LodOffUV";
    /// `LodOffUVR`.
    pub const LOD_OFF_UVR: &str = "LodOffUVR";
    /// `Mcsl`.
    pub const MCSL: &str = "Mcsl";
    /// `Mlod`.
    pub const MLOD: &str = "Mlod";
    /// `Mlod_R`.
    pub const MLOD_R: &str = "Mlod_R";
    /// `Msc0`.
    pub const MSC0: &str = "Msc0";
    /// `Msc1`.
    pub const MSC1: &str = "Msc1";
    /// `Msc2`.
    pub const MSC2: &str = "Msc2";
    /// `Msc3`.
    pub const MSC3: &str = "Msc3";
    /// `Msch`.
    pub const MSCH: &str = "Msch";
    /// `Offu`.
    pub const OFFU: &str = "Offu";
    /// `Offv`.
    pub const OFFV: &str = "Offv";
    /// `OffUV`.
    pub const OFF_UV: &str = "OffUV";
    /// `OffUVR`.
    pub const OFF_UVR: &str = "OffUVR";
    /// `OffUVR_R`.
    pub const OFF_UVR_R: &str = "OffUVR_R";
    /// `OffUV_R`.
    pub const OFF_UV_R: &str = "OffUV_R";
    /// `R`.
    pub const R: &str = "R";
    /// `Ref`.
    pub const REF: &str = "Ref";
    /// `Si`.
    pub const SI: &str = "Si";
    /// `U`.
    pub const U: &str = "U";
    /// `Unused`.
    pub const UNUSED: &str = "Unused";
    /// `V`.
    pub const V: &str = "V";
}
