# @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.
"""The vISA instruction set: opcodes, enumerations, bit fields and instructions. Python 3.8 or later, nothing else.

Members of enumerations are integers, and know their name in the specification (``words``), their assembler text (``text``, or
``None``) and the line that defines them (``place``):

>>> Opcode.ADD
<Opcode.ADD: 1>
>>> ExecSize.SIMD16.text
'16'
>>> BIT_FIELDS["ExecControl"].split(0x04)["size"]
<ExecSize.SIMD16: 4>
>>> INSTRUCTIONS["ADD"].fields[2].name
'Dst'
"""

from enum import IntEnum
from typing import Dict, NamedTuple, Optional, Tuple, Type, TypeVar

AnyCoded = TypeVar("AnyCoded", bound="Coded")


class Coded(IntEnum):
    """A number with a name, a text and a place in the specification."""

    words: str
    text: Optional[str]
    place: str

    def __new__(cls, code: int, words: str = "", text: Optional[str] = None, place: str = "") -> "Coded":
        self = int.__new__(cls, code)
        self._value_ = code
        self.words = words
        self.text = text
        self.place = place
        return self

    @classmethod
    def from_text(cls: Type[AnyCoded], text: str) -> AnyCoded:
        """The value with this assembler text; ``KeyError`` if there is none."""
        for value in cls:
            if value.text == text:
                return value
        raise KeyError(text)


class Opcode(Coded):
    """The opcode byte."""

    ADD = 0x01, "ADD", None, "specs/instructions/ADD.md:5"
    AVG = 0x02, "AVG", None, "specs/instructions/AVG.md:5"
    DIV = 0x03, "DIV", None, "specs/instructions/DIV.md:5"
    DP2 = 0x04, "DP2", None, "specs/instructions/DP2.md:5"
    DP3 = 0x05, "DP3", None, "specs/instructions/DP3.md:5"
    DP4 = 0x06, "DP4", None, "specs/instructions/DP4.md:5"
    DPH = 0x07, "DPH", None, "specs/instructions/DPH.md:5"
    EXP = 0x08, "EXP", None, "specs/instructions/EXP.md:5"
    FRC = 0x09, "FRC", None, "specs/instructions/FRC.md:5"
    LINE = 0x0a, "LINE", None, "specs/instructions/LINE.md:5"
    LOG = 0x0b, "LOG", None, "specs/instructions/LOG.md:5"
    MAD = 0x0c, "MAD", None, "specs/instructions/MAD.md:5"
    MULH = 0x0d, "MULH", None, "specs/instructions/MULH.md:5"
    LRP = 0x0e, "LRP", None, "specs/instructions/LRP.md:5"
    MOD = 0x0f, "MOD", None, "specs/instructions/MOD.md:5"
    MUL = 0x10, "MUL", None, "specs/instructions/MUL.md:5"
    POW = 0x11, "POW", None, "specs/instructions/POW.md:5"
    RNDD = 0x12, "RNDD", None, "specs/instructions/RNDD.md:5"
    RNDU = 0x13, "RNDU", None, "specs/instructions/RNDU.md:5"
    RNDE = 0x14, "RNDE", None, "specs/instructions/RNDE.md:5"
    RNDZ = 0x15, "RNDZ", None, "specs/instructions/RNDZ.md:5"
    SAD2 = 0x16, "SAD2", None, "specs/instructions/SAD2.md:5"
    SIN = 0x17, "SIN", None, "specs/instructions/SIN.md:5"
    COS = 0x18, "COS", None, "specs/instructions/COS.md:5"
    SQRT = 0x19, "SQRT", None, "specs/instructions/SQRT.md:5"
    RSQRT = 0x1a, "RSQRT", None, "specs/instructions/RSQRT.md:5"
    INV = 0x1b, "INV", None, "specs/instructions/INV.md:5"
    DPASW = 0x1c, "DPASW", None, "specs/instructions/DPASW.md:5"
    FCVT = 0x1d, "FCVT", None, "specs/instructions/FCVT.md:5"
    SRND = 0x1e, "SRND", None, "specs/instructions/SRND.md:5"
    LZD = 0x1f, "LZD", None, "specs/instructions/LZD.md:5"
    AND = 0x20, "AND", None, "specs/instructions/AND.md:5"
    OR = 0x21, "OR", None, "specs/instructions/OR.md:5"
    XOR = 0x22, "XOR", None, "specs/instructions/XOR.md:5"
    NOT = 0x23, "NOT", None, "specs/instructions/NOT.md:5"
    SHL = 0x24, "SHL", None, "specs/instructions/SHL.md:5"
    SHR = 0x25, "SHR", None, "specs/instructions/SHR.md:5"
    ASR = 0x26, "ASR", None, "specs/instructions/ASR.md:5"
    CBIT = 0x27, "CBIT", None, "specs/instructions/CBIT.md:5"
    ADDR_ADD = 0x28, "ADDR_ADD", None, "specs/instructions/ADDR_ADD.md:5"
    MOV = 0x29, "MOV", None, "specs/instructions/MOV.md:5"
    SEL = 0x2a, "SEL", None, "specs/instructions/SEL.md:5"
    SETP = 0x2b, "SETP", None, "specs/instructions/SETP.md:5"
    CMP = 0x2c, "CMP", None, "specs/instructions/CMP.md:5"
    MOVS = 0x2d, "MOVS", None, "specs/instructions/MOVS.md:5"
    FBL = 0x2e, "FBL", None, "specs/instructions/FBL.md:5"
    FBH = 0x2f, "FBH", None, "specs/instructions/FBH.md:5"
    SUBROUTINE = 0x30, "SUBROUTINE", None, "specs/instructions/SUBROUTINE.md:5"
    LABEL = 0x31, "LABEL", None, "specs/instructions/LABEL.md:5"
    JMP = 0x32, "JMP", None, "specs/instructions/JMP.md:5"
    CALL = 0x33, "CALL", None, "specs/instructions/CALL.md:5"
    RET = 0x34, "RET", None, "specs/instructions/RET.md:5"
    OWORD_LD = 0x35, "OWORD_LD", None, "specs/instructions/OWORD_LD.md:5"
    OWORD_ST = 0x36, "OWORD_ST", None, "specs/instructions/OWORD_ST.md:5"
    MEDIA_LD = 0x37, "MEDIA_LD", None, "specs/instructions/MEDIA_LD.md:5"
    MEDIA_ST = 0x38, "MEDIA_ST", None, "specs/instructions/MEDIA_ST.md:5"
    GATHER = 0x39, "GATHER", None, "specs/instructions/GATHER.md:5"
    SCATTER = 0x3a, "SCATTER", None, "specs/instructions/SCATTER.md:5"
    OWORD_LD_UNALIGNED = 0x3c, "OWORD_LD_UNALIGNED", None, "specs/instructions/OWORD_LD_UNALIGNED.md:5"
    SAMPLE = 0x40, "SAMPLE", None, "specs/instructions/SAMPLE.md:5"
    SAMPLE_UNORM = 0x41, "SAMPLE_UNORM", None, "specs/instructions/SAMPLE_UNORM.md:5"
    LOAD = 0x42, "LOAD", None, "specs/instructions/LOAD.md:5"
    AVS = 0x43, "AVS", None, "specs/instructions/AVS.md:5"
    VA = 0x44, "VA", None, "specs/instructions/VA.md:5"
    MIN_MAX = 0x45, "MIN_MAX", None, "specs/instructions/MIN_MAX.md:5"
    BFE = 0x46, "BFE", None, "specs/instructions/BFE.md:5"
    BFI = 0x47, "BFI", None, "specs/instructions/BFI.md:5"
    BFREV = 0x48, "BFREV", None, "specs/instructions/BFREV.md:5"
    ADDC = 0x49, "ADDC", None, "specs/instructions/ADDC.md:5"
    SUBB = 0x4a, "SUBB", None, "specs/instructions/SUBB.md:5"
    GATHER4_TYPED = 0x4b, "GATHER4_TYPED", None, "specs/instructions/GATHER4_TYPED.md:5"
    SCATTER4_TYPED = 0x4c, "SCATTER4_TYPED", None, "specs/instructions/SCATTER4_TYPED.md:5"
    VA_SKL_PLUS = 0x4d, "VA_SKL_PLUS", None, "specs/instructions/VA_SKL_PLUS.md:5"
    SVM = 0x4e, "SVM", None, "specs/instructions/SVM.md:5"
    IFCALL = 0x4f, "IFCALL", None, "specs/instructions/IFCALL.md:5"
    FADDR = 0x50, "FADDR", None, "specs/instructions/FADDR.md:5"
    FILE = 0x51, "FILE", None, "specs/instructions/FILE.md:5"
    LOC = 0x52, "LOC", None, "specs/instructions/LOC.md:5"
    VME_IME = 0x54, "VME_IME", None, "specs/instructions/VME_IME.md:5"
    VME_SIC = 0x55, "VME_SIC", None, "specs/instructions/VME_SIC.md:5"
    VME_FBR = 0x56, "VME_FBR", None, "specs/instructions/VME_FBR.md:5"
    VME_IDM = 0x57, "VME_IDM", None, "specs/instructions/VME_IDM.md:5"
    BARRIER = 0x59, "BARRIER", None, "specs/instructions/BARRIER.md:5"
    CACHE_FLUSH = 0x5a, "CACHE_FLUSH", None, "specs/instructions/CACHE_FLUSH.md:5"
    WAIT = 0x5b, "WAIT", None, "specs/instructions/WAIT.md:5"
    FENCE = 0x5c, "FENCE", None, "specs/instructions/FENCE.md:5"
    RAW_SEND = 0x5d, "RAW_SEND", None, "specs/instructions/RAW_SEND.md:5"
    YIELD = 0x5f, "YIELD", None, "specs/instructions/YIELD.md:5"
    NBARRIER = 0x60, "NBARRIER", None, "specs/instructions/NBARRIER.md:5"
    FCALL = 0x67, "FCALL", None, "specs/instructions/FCALL.md:5"
    FRET = 0x68, "FRET", None, "specs/instructions/FRET.md:5"
    SWITCHJMP = 0x69, "SWITCHJMP", None, "specs/instructions/SWITCHJMP.md:5"
    SAD2ADD = 0x6a, "SAD2ADD", None, "specs/instructions/SAD2ADD.md:5"
    PLN = 0x6b, "PLN", None, "specs/instructions/PLN.md:5"
    GOTO = 0x6c, "GOTO", None, "specs/instructions/GOTO.md:5"
    THREE_D_SAMPLE = 0x6d, "3D_SAMPLE", None, "specs/instructions/3D_SAMPLE.md:5"
    THREE_D_LOAD = 0x6e, "3D_LOAD", None, "specs/instructions/3D_LOAD.md:5"
    THREE_D_SAMPLE4 = 0x6f, "3D_SAMPLE4", None, "specs/instructions/3D_SAMPLE4.md:5"
    INFO = 0x70, "INFO", None, "specs/instructions/INFO.md:5"
    RT_WRITE = 0x71, "RT_WRITE", None, "specs/instructions/RT_WRITE.md:5"
    URB_WRITE = 0x72, "URB_WRITE", None, "specs/instructions/URB_WRITE.md:5"
    TYPED_ATOMIC = 0x73, "TYPED_ATOMIC", None, "specs/instructions/TYPED_ATOMIC.md:5"
    GATHER4_SCALED = 0x74, "GATHER4_SCALED", None, "specs/instructions/GATHER4_SCALED.md:5"
    SCATTER4_SCALED = 0x75, "SCATTER4_SCALED", None, "specs/instructions/SCATTER4_SCALED.md:5"
    GATHER_SCALED = 0x78, "GATHER_SCALED", None, "specs/instructions/GATHER_SCALED.md:5"
    SCATTER_SCALED = 0x79, "SCATTER_SCALED", None, "specs/instructions/SCATTER_SCALED.md:5"
    RAW_SENDS = 0x7a, "RAW_SENDS", None, "specs/instructions/RAW_SENDS.md:5"
    LIFETIME = 0x7b, "LIFETIME", None, "specs/instructions/LIFETIME.md:5"
    SBARRIER = 0x7c, "SBARRIER", None, "specs/instructions/SBARRIER.md:5"
    DWORD_ATOMIC = 0x7d, "DWORD_ATOMIC", None, "specs/instructions/DWORD_ATOMIC.md:5"
    SQRTM = 0x7e, "SQRTM", None, "specs/instructions/SQRTM.md:5"
    DIVM = 0x7f, "DIVM", None, "specs/instructions/DIVM.md:5"
    ROL = 0x80, "ROL", None, "specs/instructions/ROL.md:5"
    ROR = 0x81, "ROR", None, "specs/instructions/ROR.md:5"
    DP4A = 0x82, "DP4A", None, "specs/instructions/DP4A.md:5"
    DPAS = 0x83, "DPAS", None, "specs/instructions/DPAS.md:5"
    ADD3 = 0x84, "ADD3", None, "specs/instructions/ADD3.md:5"
    BFN = 0x85, "BFN", None, "specs/instructions/BFN.md:5"
    QW_GATHER = 0x86, "QW_GATHER", None, "specs/instructions/QW_GATHER.md:5"
    QW_SCATTER = 0x87, "QW_SCATTER", None, "specs/instructions/QW_SCATTER.md:5"
    LSC_UNTYPED = 0x89, "LSC_UNTYPED", None, "specs/instructions/LSC_UNTYPED.md:5"
    LSC_TYPED = 0x8a, "LSC_TYPED", None, "specs/instructions/LSC_TYPED.md:5"
    LSC_FENCE = 0x8b, "LSC_FENCE", None, "specs/instructions/LSC_FENCE.md:5"
    RT_READ = 0x90, "RT_READ", None, "specs/instructions/RT_READ.md:5"
    MADW = 0x91, "MADW", None, "specs/instructions/MADW.md:5"
    ADD3O = 0x92, "ADD3O", None, "specs/instructions/ADD3O.md:5"
    RAW_SENDG = 0x93, "RAW_SENDG", None, "specs/instructions/RAW_SENDG.md:5"
    BREAKPOINT = 0x94, "BREAKPOINT", None, "specs/instructions/BREAKPOINT.md:5"
    SHFL_IDX4 = 0x95, "SHFL_IDX4", None, "specs/instructions/SHFL_IDX4.md:5"
    TANH = 0x96, "TANH", None, "specs/instructions/TANH.md:5"
    SIGM = 0x97, "SIGM", None, "specs/instructions/SIGM.md:5"
    LFSR = 0x98, "LFSR", None, "specs/instructions/LFSR.md:5"
    BDPAS = 0x99, "BDPAS", None, "specs/instructions/BDPAS.md:5"
    DNSCL = 0x9a, "DNSCL", None, "specs/instructions/DNSCL.md:5"
    INVM = 0x9b, "INVM", None, "specs/instructions/INVM.md:5"
    RSQTM = 0x9c, "RSQTM", None, "specs/instructions/RSQTM.md:5"


class DataType(Coded):
    """The type codes of declarations and operands."""

    UD = 0x0, "UD", "ud", "specs/2_datatypes.md:9"
    D = 0x1, "D", "d", "specs/2_datatypes.md:10"
    UW = 0x2, "UW", "uw", "specs/2_datatypes.md:11"
    W = 0x3, "W", "w", "specs/2_datatypes.md:12"
    UB = 0x4, "UB", "ub", "specs/2_datatypes.md:13"
    B = 0x5, "B", "b", "specs/2_datatypes.md:14"
    DF = 0x6, "DF", "df", "specs/2_datatypes.md:15"
    F = 0x7, "F", "f", "specs/2_datatypes.md:16"
    V = 0x8, "V", "v", "specs/2_datatypes.md:17"
    VF = 0x9, "VF", "vf", "specs/2_datatypes.md:18"
    BOOL = 0xa, "BOOL", "bool", "specs/2_datatypes.md:19"
    UQ = 0xb, "UQ", "uq", "specs/2_datatypes.md:20"
    UV = 0xc, "UV", "uv", "specs/2_datatypes.md:21"
    Q = 0xd, "Q", "q", "specs/2_datatypes.md:22"
    HF = 0xe, "HF", "hf", "specs/2_datatypes.md:23"
    BF = 0xf, "BF", "bf", "specs/2_datatypes.md:24"


class Platform(Coded):
    """The hardware platforms, oldest first: a later one is larger."""

    BDW = 0, "BDW", "BDW", "specs/platforms.md:9"
    SKL = 1, "SKL", "SKL", "specs/platforms.md:10"
    BXT = 2, "BXT", "BXT", "specs/platforms.md:11"
    ICLLP = 3, "ICLLP", "ICLLP", "specs/platforms.md:12"
    TGLLP = 4, "TGLLP", "TGLLP", "specs/platforms.md:13"
    XEHP = 5, "XEHP", "XeHP_SDV", "specs/platforms.md:14"
    DG2 = 6, "DG2", "DG2", "specs/platforms.md:15"
    MTL = 7, "MTL", "MTL", "specs/platforms.md:16"
    ARL = 8, "ARL", "ARL", "specs/platforms.md:17"
    PVC = 9, "PVC", "PVC", "specs/platforms.md:18"
    PVC_XT = 10, "PVC_XT", "PVCXT", "specs/platforms.md:19"
    XE2 = 11, "XE2", "XE2", "specs/platforms.md:20"
    XE3 = 12, "XE3", "XE3", "specs/platforms.md:21"
    XE3P_CRI = 13, "XE3P_CRI", "XE3P_CRI", "specs/platforms.md:22"
    NVL = 14, "NVL", "NVL", "specs/platforms.md:23"


class ExecSize(Coded):
    "number of channels."

    SIMD1 = 0, "Simd1", "1", "specs/fields.md:11"
    SIMD2 = 1, "Simd2", "2", "specs/fields.md:12"
    SIMD4 = 2, "Simd4", "4", "specs/fields.md:13"
    SIMD8 = 3, "Simd8", "8", "specs/fields.md:14"
    SIMD16 = 4, "Simd16", "16", "specs/fields.md:15"
    SIMD32 = 5, "Simd32", "32", "specs/fields.md:16"


class ExecMask(Coded):
    "first channel of the execution mask in steps of four; the NM forms ignore the mask."

    M1 = 0, "M1", "M1", "specs/fields.md:20"
    M2 = 1, "M2", "M2", "specs/fields.md:21"
    M3 = 2, "M3", "M3", "specs/fields.md:22"
    M4 = 3, "M4", "M4", "specs/fields.md:23"
    M5 = 4, "M5", "M5", "specs/fields.md:24"
    M6 = 5, "M6", "M6", "specs/fields.md:25"
    M7 = 6, "M7", "M7", "specs/fields.md:26"
    M8 = 7, "M8", "M8", "specs/fields.md:27"
    M1_NM = 8, "M1_NM", "M1_NM", "specs/fields.md:28"
    M2_NM = 9, "M2_NM", "M2_NM", "specs/fields.md:29"
    M3_NM = 10, "M3_NM", "M3_NM", "specs/fields.md:30"
    M4_NM = 11, "M4_NM", "M4_NM", "specs/fields.md:31"
    M5_NM = 12, "M5_NM", "M5_NM", "specs/fields.md:32"
    M6_NM = 13, "M6_NM", "M6_NM", "specs/fields.md:33"
    M7_NM = 14, "M7_NM", "M7_NM", "specs/fields.md:34"
    M8_NM = 15, "M8_NM", "M8_NM", "specs/fields.md:35"


class PredicateCombine(Coded):
    "how the predicate bits are joined before they are used."

    NONE = 0, "none", "none", "specs/fields.md:57"
    ANY = 1, "any", "any", "specs/fields.md:58"
    ALL = 2, "all", "all", "specs/fields.md:59"


class VertStride(Coded):
    "elements between the starts of rows."

    NULL = 0, "Null", "null", "specs/fields.md:68"
    ZERO = 1, "Zero", "0", "specs/fields.md:69"
    ONE = 2, "One", "1", "specs/fields.md:70"
    TWO = 3, "Two", "2", "specs/fields.md:71"
    FOUR = 4, "Four", "4", "specs/fields.md:72"
    EIGHT = 5, "Eight", "8", "specs/fields.md:73"
    SIXTEEN = 6, "Sixteen", "16", "specs/fields.md:74"
    THIRTY_TWO = 7, "ThirtyTwo", "32", "specs/fields.md:75"


class RegionWidth(Coded):
    "elements of a row."

    NULL = 0, "Null", "null", "specs/fields.md:78"
    ONE = 2, "One", "1", "specs/fields.md:79"
    TWO = 3, "Two", "2", "specs/fields.md:80"
    FOUR = 4, "Four", "4", "specs/fields.md:81"
    EIGHT = 5, "Eight", "8", "specs/fields.md:82"
    SIXTEEN = 6, "Sixteen", "16", "specs/fields.md:83"


class HorzStride(Coded):
    "elements between neighbours in a row."

    NULL = 0, "Null", "null", "specs/fields.md:86"
    ZERO = 1, "Zero", "0", "specs/fields.md:87"
    ONE = 2, "One", "1", "specs/fields.md:88"
    TWO = 3, "Two", "2", "specs/fields.md:89"
    FOUR = 4, "Four", "4", "specs/fields.md:90"


class Precision(Coded):
    "What a dword of a systolic operand is filled with."

    UNUSED = 0, "unused", "unused", "specs/fields.md:137"
    U1 = 1, "u1", "u1", "specs/fields.md:138"
    S1 = 2, "s1", "s1", "specs/fields.md:139"
    U2 = 3, "u2", "u2", "specs/fields.md:140"
    S2 = 4, "s2", "s2", "specs/fields.md:141"
    U4 = 5, "u4", "u4", "specs/fields.md:142"
    S4 = 6, "s4", "s4", "specs/fields.md:143"
    U8 = 7, "u8", "u8", "specs/fields.md:144"
    S8 = 8, "s8", "s8", "specs/fields.md:145"
    BF = 9, "bf", "bf", "specs/fields.md:146"
    HF = 10, "hf", "hf", "specs/fields.md:147"
    BF8 = 11, "bf8", "bf8", "specs/fields.md:148"
    TF32 = 12, "tf32", "tf32", "specs/fields.md:149"
    HF8 = 14, "hf8", "hf8", "specs/fields.md:150"
    E2M1 = 15, "e2m1", "e2m1", "specs/fields.md:151"


class BlockCount(Coded):
    "number of blocks."

    BLOCK1 = 0, "1 block", "1", "specs/fields.md:159"
    BLOCKS2 = 1, "2 blocks", "2", "specs/fields.md:160"
    BLOCKS4 = 2, "4 blocks", "4", "specs/fields.md:161"
    BLOCKS8 = 3, "8 blocks", "8", "specs/fields.md:162"


class BlockSize(Coded):
    "bytes of a block."

    BYTE1 = 0, "1 byte", "1", "specs/fields.md:171"
    BYTE4 = 1, "4 byte", "4", "specs/fields.md:172"
    BYTE8 = 2, "8 byte", "8", "specs/fields.md:173"


class OwordCount(Coded):
    "number of owords, of 16 bytes each."

    OWORD1 = 0, "1 oword", "1", "specs/fields.md:182"
    OWORDS2 = 1, "2 owords", "2", "specs/fields.md:183"
    OWORDS4 = 2, "4 owords", "4", "specs/fields.md:184"
    OWORDS8 = 3, "8 owords", "8", "specs/fields.md:185"
    OWORDS16 = 4, "16 owords", "16", "specs/fields.md:186"


class BlockPropertiesCount(Coded):
    "number of owords, of 16 bytes each"

    OWORD1 = 0, "1 oword", "1", "specs/fields.md:195"
    OWORDS2 = 1, "2 owords", "2", "specs/fields.md:196"
    OWORDS4 = 2, "4 owords", "4", "specs/fields.md:197"
    OWORDS8 = 3, "8 owords", "8", "specs/fields.md:198"
    OWORDS16 = 4, "16 owords", "16", "specs/fields.md:199"


class BlockAlignment(Coded):
    "what the address must be a multiple of."

    ALIGNED = 0, "aligned", "aligned", "specs/fields.md:203"
    UNALIGNED = 1, "unaligned", "unaligned", "specs/fields.md:204"


class ElementSize(Coded):
    "bytes of an element."

    BYTE1 = 0, "1 byte", "1", "specs/fields.md:212"
    BYTES2 = 1, "2 bytes", "2", "specs/fields.md:213"
    BYTES4 = 2, "4 bytes", "4", "specs/fields.md:214"


class ElementCount(Coded):
    "number of elements."

    ELEMENTS8 = 0, "8 elements", "8", "specs/fields.md:223"
    ELEMENTS16 = 1, "16 elements", "16", "specs/fields.md:224"
    ELEMENT1 = 2, "1 element", "1", "specs/fields.md:225"


class ElementMask(Coded):
    "first channel of the execution mask, coded as in Exec_size."

    M1 = 0, "M1", "M1", "specs/fields.md:229"
    M2 = 1, "M2", "M2", "specs/fields.md:230"
    M3 = 2, "M3", "M3", "specs/fields.md:231"
    M4 = 3, "M4", "M4", "specs/fields.md:232"
    M5 = 4, "M5", "M5", "specs/fields.md:233"
    M6 = 5, "M6", "M6", "specs/fields.md:234"
    M7 = 6, "M7", "M7", "specs/fields.md:235"
    M8 = 7, "M8", "M8", "specs/fields.md:236"
    M1_NM = 8, "M1_NM", "M1_NM", "specs/fields.md:237"
    M2_NM = 9, "M2_NM", "M2_NM", "specs/fields.md:238"
    M3_NM = 10, "M3_NM", "M3_NM", "specs/fields.md:239"
    M4_NM = 11, "M4_NM", "M4_NM", "specs/fields.md:240"
    M5_NM = 12, "M5_NM", "M5_NM", "specs/fields.md:241"
    M6_NM = 13, "M6_NM", "M6_NM", "specs/fields.md:242"
    M7_NM = 14, "M7_NM", "M7_NM", "specs/fields.md:243"
    M8_NM = 15, "M8_NM", "M8_NM", "specs/fields.md:244"


class MediaLines(Coded):
    "one line in two of an interlaced picture, or all."

    NO_MODIFIERS = 0, "no modifiers", "nomod", "specs/fields.md:264"
    TOP_FIELD = 2, "top_field", "top", "specs/fields.md:265"
    BOTTOM_FIELD = 3, "bottom_field", "bottom", "specs/fields.md:266"


class AtomicOp(Coded):
    "the operation."

    ADD = 0, "add", "add", "specs/fields.md:275"
    SUB = 1, "sub", "sub", "specs/fields.md:276"
    INC = 2, "inc", "inc", "specs/fields.md:277"
    DEC = 3, "dec", "dec", "specs/fields.md:278"
    MIN = 4, "min", "min", "specs/fields.md:279"
    MAX = 5, "max", "max", "specs/fields.md:280"
    XCHG = 6, "xchg", "xchg", "specs/fields.md:281"
    CMPXCHG = 7, "cmpxchg", "cmpxchg", "specs/fields.md:282"
    AND = 8, "and", "and", "specs/fields.md:283"
    OR = 9, "or", "or", "specs/fields.md:284"
    XOR = 10, "xor", "xor", "specs/fields.md:285"
    IMIN = 11, "imin", "minsint", "specs/fields.md:286"
    IMAX = 12, "imax", "maxsint", "specs/fields.md:287"
    PREDEC = 13, "predec", "predec", "specs/fields.md:288"
    FMAX = 16, "fmax", "fmax", "specs/fields.md:289"
    FMIN = 17, "fmin", "fmin", "specs/fields.md:290"
    FCMPWR = 18, "fcmpwr", "fcmpwr", "specs/fields.md:291"
    FADD = 19, "fadd", "fadd", "specs/fields.md:292"
    FSUB = 20, "fsub", "fsub", "specs/fields.md:293"


class AtomicWidth(Coded):
    "size of the location. Operands of 16-bit operations keep their values in the low halves of dwords."

    BIT32 = 0, "32-bit", "32", "specs/fields.md:296"
    BIT16 = 1, "16-bit", "16", "specs/fields.md:297"
    BIT64 = 2, "64-bit", "64", "specs/fields.md:298"


class LscSfid(Coded):
    "The unit that carries out the access."

    UGM = 0, "ugm", "ugm", "specs/fields.md:305"
    UGML = 1, "ugml", "ugml", "specs/fields.md:306"
    TGM = 2, "tgm", "tgm", "specs/fields.md:307"
    SLM = 3, "slm", "slm", "specs/fields.md:308"


class LscCaching(Coded):
    "What a cache does with the lines that are accessed."

    DEFAULT = 0, "default", ".df", "specs/fields.md:314"
    UNCACHED = 1, "uncached", ".uc", "specs/fields.md:315"
    CACHED = 2, "cached", ".ca", "specs/fields.md:316"
    WRITEBACK = 3, "writeback", ".wb", "specs/fields.md:317"
    WRITETHROUGH = 4, "writethrough", ".wt", "specs/fields.md:318"
    STREAMING = 5, "streaming", ".st", "specs/fields.md:319"
    READ_INVALIDATE = 6, "read-invalidate", ".ri", "specs/fields.md:320"
    CONSTANT_CACHED = 7, "constant-cached", ".cc", "specs/fields.md:321"


class LscAddrType(Coded):
    "What addresses are relative to."

    FLAT = 1, "flat", "flat", "specs/fields.md:327"
    BSS = 2, "bss", "bss", "specs/fields.md:328"
    SS = 3, "ss", "ss", "specs/fields.md:329"
    BTI = 4, "bti", "bti", "specs/fields.md:330"
    ARG = 5, "arg", "arg", "specs/fields.md:331"
    SURF = 6, "surf", "surf", "specs/fields.md:332"


class LscAddrSize(Coded):
    "Size of each address."

    A16 = 1, "a16", "a16", "specs/fields.md:338"
    A32 = 2, "a32", "a32", "specs/fields.md:339"
    A64 = 3, "a64", "a64", "specs/fields.md:340"
    A32U = 4, "a32u", "a32u", "specs/fields.md:341"
    A32S = 5, "a32s", "a32s", "specs/fields.md:342"


class LscDataSize(Coded):
    "Size of a datum in memory and in the register. All spellings of a size are read."

    D8 = 1, "d8", "d8", "specs/fields.md:348"
    D16 = 2, "d16", "d16", "specs/fields.md:349"
    D32 = 3, "d32", "d32", "specs/fields.md:350"
    D64 = 4, "d64", "d64", "specs/fields.md:351"
    D8U32 = 5, "d8u32", "d8u32", "specs/fields.md:352"
    D16U32 = 6, "d16u32", "d16u32", "specs/fields.md:353"
    D16U32H = 7, "d16u32h", "d16u32h", "specs/fields.md:354"


class LscDataOrder(Coded):
    "How the data of the channels lie in the register."

    NONTRANSPOSED = 1, "nontransposed", "nontransposed", "specs/fields.md:360"
    TRANSPOSED = 2, "transposed", "t", "specs/fields.md:361"


class LscDataElems(Coded):
    "How many consecutive data each address gives."

    ELEMENT1 = 1, "1 element", "x1", "specs/fields.md:367"
    ELEMENTS2 = 2, "2 elements", "x2", "specs/fields.md:368"
    ELEMENTS3 = 3, "3 elements", "x3", "specs/fields.md:369"
    ELEMENTS4 = 4, "4 elements", "x4", "specs/fields.md:370"
    ELEMENTS8 = 5, "8 elements", "x8", "specs/fields.md:371"
    ELEMENTS16 = 6, "16 elements", "x16", "specs/fields.md:372"
    ELEMENTS32 = 7, "32 elements", "x32", "specs/fields.md:373"
    ELEMENTS64 = 8, "64 elements", "x64", "specs/fields.md:374"


class FloatRounding(Coded):
    "rounding of results."

    NEAREST_EVEN = 0, "NearestEven", "nearesteven", "specs/fields.md:395"
    UP = 1, "Up", "up", "specs/fields.md:396"
    DOWN = 2, "Down", "down", "specs/fields.md:397"
    TO_ZERO = 3, "ToZero", "tozero", "specs/fields.md:398"


class CmpRelOp(Coded):
    "for which the result is true"

    EQ = 0, "EQ", "eq", "specs/instructions/CMP.md:35"
    NE = 1, "NE", "ne", "specs/instructions/CMP.md:36"
    GT = 2, "GT", "gt", "specs/instructions/CMP.md:37"
    GE = 3, "GE", "ge", "specs/instructions/CMP.md:38"
    LT = 4, "LT", "lt", "specs/instructions/CMP.md:39"
    LE = 5, "LE", "le", "specs/instructions/CMP.md:40"


class SamplerSimd(Coded):
    "number of execution channels."

    CHANNELS8 = 0, "8 channels", "8", "specs/instructions/SAMPLE.md:43"
    CHANNELS16 = 1, "16 channels", "16", "specs/instructions/SAMPLE.md:44"


class UnormOutput(Coded):
    "width of the results, and which pixels are returned."

    BIT16_FULL = 0, "16-bit full", "16-full", "specs/instructions/SAMPLE_UNORM.md:37"
    BIT16_CHROMINANCE_DOWNSAMPLED = 1, "16-bit chrominance downsampled", "16-downsampled", "specs/instructions/SAMPLE_UNORM.md:38"
    BIT8_FULL = 2, "8-bit full", "8-full", "specs/instructions/SAMPLE_UNORM.md:39"
    BIT8_CHROMINANCE_DOWNSAMPLED = 3, "8-bit chrominance downsampled", "8-downsampled", "specs/instructions/SAMPLE_UNORM.md:40"


class SamplerOutput(Coded):
    "Width of the results, and which pixels are returned."

    BIT16_FULL = 0, "16-bit full", "AVS_16_FULL", "specs/instructions/AVS.md:50"
    BIT16_CHROMINANCE_DOWNSAMPLED = 1, "16-bit chrominance downsampled", "AVS_16_DOWN_SAMPLE", "specs/instructions/AVS.md:51"
    BIT8_FULL = 2, "8-bit full", "AVS_8_FULL", "specs/instructions/AVS.md:52"
    BIT8_CHROMINANCE_DOWNSAMPLED = 3, "8-bit chrominance downsampled", "AVS_8_DOWN_SAMPLE", "specs/instructions/AVS.md:53"


class AvsBlock(Coded):
    "Pixels of the block."

    N16X4 = 0, "16x4", "AVS_16x4", "specs/instructions/AVS.md:59"
    EIGHT_X4 = 1, "8x4", "AVS_8x4", "specs/instructions/AVS.md:60"
    N16X8 = 2, "16x8", "AVS_16x8", "specs/instructions/AVS.md:61"
    FOUR_X4 = 3, "4x4", "AVS_4x4", "specs/instructions/AVS.md:62"


class VideoFunction(Coded):
    "What to compute."

    CONVOLVE = 1, "convolve", "convolve", "specs/instructions/VA.md:88"
    MINMAX = 2, "minmax", "minmax", "specs/instructions/VA.md:89"
    MINMAXFILTER = 3, "minmaxfilter", "minmaxfilter", "specs/instructions/VA.md:90"
    ERODE = 4, "erode", "erode", "specs/instructions/VA.md:91"
    DILATE = 5, "dilate", "dilate", "specs/instructions/VA.md:92"
    BOOLCENTROID = 6, "boolcentroid", "boolcentroid", "specs/instructions/VA.md:93"
    CENTROID = 7, "centroid", "centroid", "specs/instructions/VA.md:94"


class ConvolveBlock(Coded):
    "pixels to compute."

    N16X4 = 0, "16x4", "VA_CONV_16x4", "specs/instructions/VA.md:108"
    N16X1 = 2, "16x1", "VA_CONV_16x1", "specs/instructions/VA.md:109"


class ConvolveRegion(Coded):
    "size of the kernel."

    N15X15 = 0, "15x15", "15x15", "specs/instructions/VA.md:113"
    N31X31 = 1, "31x31", "31x31", "specs/instructions/VA.md:114"


class MinMaxBlock(Coded):
    "Pixels to compute."

    N16X4 = 0, "16x4", "VA_MMF_16x4", "specs/instructions/VA.md:132"
    N16X1 = 2, "16x1", "VA_MMF_16x1", "specs/instructions/VA.md:133"
    ONE_X1 = 3, "1x1", "VA_MMF_1x1", "specs/instructions/VA.md:134"


class MorphologyBlock(Coded):
    "Bits to compute."

    N64X4 = 0, "64x4", "VA_ED_64x4", "specs/instructions/VA.md:140"
    N32X4 = 1, "32x4", "VA_ED_32x4", "specs/instructions/VA.md:141"
    N64X1 = 2, "64x1", "VA_ED_64x1", "specs/instructions/VA.md:142"
    N32X1 = 3, "32x1", "VA_ED_32x1", "specs/instructions/VA.md:143"


class MinMaxOp(Coded):
    "what is chosen"

    MIN = 0, "min", "min", "specs/instructions/MIN_MAX.md:29"
    MAX = 1, "max", "max", "specs/instructions/MIN_MAX.md:30"


class LateVideoFunction(Coded):
    "What to compute."

    CONVOLVE1D_VERTICAL = 8, "convolve_1d_vertical", "CONV_1D_HORIZONTAL", "specs/instructions/VA_SKL_PLUS.md:170"
    CONVOLVE1D_HORIZONTAL = 9, "convolve_1d_horizontal", "CONV_1D_VERTICAL", "specs/instructions/VA_SKL_PLUS.md:171"
    CONVOLVE1_PIXEL = 10, "convolve_1pixel", "CONV_1PIXEL", "specs/instructions/VA_SKL_PLUS.md:172"
    FLOOD_FILL = 11, "flood_fill", "FLOOD_FILL", "specs/instructions/VA_SKL_PLUS.md:173"
    LBP_CREATION = 12, "lbp_creation", "LBP_CREATION", "specs/instructions/VA_SKL_PLUS.md:174"
    LBP_CORRELATION = 13, "lbp_correlation", "LBP_CORRELATION", "specs/instructions/VA_SKL_PLUS.md:175"
    CORRELATION_SEARCH = 15, "correlation_search", "CORRELATION_SEARCH", "specs/instructions/VA_SKL_PLUS.md:176"
    HDC_CONVOLVE2D = 16, "hdc_convolve_2d", "HDC_CONVOLVE_2D", "specs/instructions/VA_SKL_PLUS.md:177"
    HDC_MINMAXFILTER = 17, "hdc_minmaxfilter", "HDC_MIN_MAX_FILTER", "specs/instructions/VA_SKL_PLUS.md:178"
    HDC_ERODE = 18, "hdc_erode", "HDC_ERODE", "specs/instructions/VA_SKL_PLUS.md:179"
    HDC_DILATE = 19, "hdc_dilate", "HDC_DILATE", "specs/instructions/VA_SKL_PLUS.md:180"
    HDC_LBP_CORRELATION = 20, "hdc_lbp_correlation", "HDC_LBP_CORRELATION", "specs/instructions/VA_SKL_PLUS.md:181"
    HDC_LBP_CREATION = 21, "hdc_lbp_creation", "HDC_LBP_CREATION", "specs/instructions/VA_SKL_PLUS.md:182"
    HDC_CONVOLVE1DH = 22, "hdc_convolve_1d_h", "HDC_CONVOLVE_1D_H", "specs/instructions/VA_SKL_PLUS.md:183"
    HDC_CONVOLVE1DV = 23, "hdc_convolve_1d_v", "HDC_CONVOLVE_1D_V", "specs/instructions/VA_SKL_PLUS.md:184"
    HDC_CONVOLVE1_PIXEL = 24, "hdc_convolve_1pixel", "HDC_CONVOLVE_1P", "specs/instructions/VA_SKL_PLUS.md:185"


class LineBlock(Coded):
    "Pixels to compute."

    N16X4 = 0, "16x4", "4x16", "specs/instructions/VA_SKL_PLUS.md:197"
    N16X1 = 2, "16x1", "1x16", "specs/instructions/VA_SKL_PLUS.md:198"


class PixelBlock(Coded):
    "Pixels to compute."

    N16X4 = 0, "16x4", "4x16", "specs/instructions/VA_SKL_PLUS.md:202"
    N16X1 = 2, "16x1", "1x16", "specs/instructions/VA_SKL_PLUS.md:203"
    ONE_X1 = 3, "1x1", "1x1", "specs/instructions/VA_SKL_PLUS.md:204"


class HdcConvolveFormat(Coded):
    "pixels of the surface written."

    BIT16 = 0, "16-bit", "VA_Y16_FORMAT", "specs/instructions/VA_SKL_PLUS.md:210"
    BIT8 = 1, "8-bit", "VA_Y8_FORMAT", "specs/instructions/VA_SKL_PLUS.md:211"


class HdcConvolveRegion(Coded):
    "size of the kernel."

    N15X15 = 0, "15x15", "15x15", "specs/instructions/VA_SKL_PLUS.md:214"
    N31X31 = 1, "31x31", "31x31", "specs/instructions/VA_SKL_PLUS.md:215"


class VideoPixelFormat(Coded):
    "Pixels of the surface written."

    BIT16 = 0, "16-bit", "VA_Y16_FORMAT", "specs/instructions/VA_SKL_PLUS.md:220"
    BIT8 = 1, "8-bit", "VA_Y8_FORMAT", "specs/instructions/VA_SKL_PLUS.md:221"


class MinMaxMode(Coded):
    "Which of the two to compute."

    BOTH = 0, "both", "VA_MINMAX_ENABLE", "specs/instructions/VA_SKL_PLUS.md:225"
    LARGEST = 1, "largest", "VA_MAX_ENABLE", "specs/instructions/VA_SKL_PLUS.md:226"
    SMALLEST = 2, "smallest", "VA_MIN_ENABLE", "specs/instructions/VA_SKL_PLUS.md:227"


class BinaryPatterns(Coded):
    "Size of the neighbourhood that a pattern describes."

    THREE_X3_AND5X5 = 0, "3x3 and 5x5", "VA_5x5_mode", "specs/instructions/VA_SKL_PLUS.md:231"
    THREE_X3 = 1, "3x3", "VA_3x3_mode", "specs/instructions/VA_SKL_PLUS.md:232"
    FIVE_X5 = 2, "5x5", "VA_BOTH_mode", "specs/instructions/VA_SKL_PLUS.md:233"


class FloodConnect(Coded):
    "Which neighbours of a pixel it can be left to."

    NEIGHBOURS4 = 0, "4 neighbours", "4_connect", "specs/instructions/VA_SKL_PLUS.md:239"
    NEIGHBOURS8 = 1, "8 neighbours", "8_connect", "specs/instructions/VA_SKL_PLUS.md:240"


class SvmOp(Coded):
    "The operation."

    SVM_BLOCK_LD = 1, "SVM_BLOCK_LD", "svm_block_ld", "specs/instructions/SVM.md:25"
    SVM_BLOCK_ST = 2, "SVM_BLOCK_ST", "svm_block_st", "specs/instructions/SVM.md:26"
    SVM_GATHER = 3, "SVM_GATHER", "svm_gather", "specs/instructions/SVM.md:27"
    SVM_SCATTER = 4, "SVM_SCATTER", "svm_scatter", "specs/instructions/SVM.md:28"
    SVM_ATOMIC = 5, "SVM_ATOMIC", "svm_atomic", "specs/instructions/SVM.md:29"
    SVM_GATHER4_SCALED = 6, "SVM_GATHER4_SCALED", "svm_gather4_scaled", "specs/instructions/SVM.md:30"
    SVM_SCATTER4_SCALED = 7, "SVM_SCATTER4_SCALED", "svm_scatter4_scaled", "specs/instructions/SVM.md:31"


class VmeStreamMode(Coded):
    "Whether the best candidates come in from an earlier message, and whether they are handed out for a later one."

    VME_STREAM_DISABLE = 0, "VME_STREAM_DISABLE", "0", "specs/instructions/VME_IME.md:26"
    VME_STREAM_OUT = 1, "VME_STREAM_OUT", "1", "specs/instructions/VME_IME.md:27"
    VME_STREAM_IN = 2, "VME_STREAM_IN", "2", "specs/instructions/VME_IME.md:28"
    VME_STREAM_IN_OUT = 3, "VME_STREAM_IN_OUT", "3", "specs/instructions/VME_IME.md:29"


class VmeSearchControl(Coded):
    "How many references, records and starting points the search has."

    VME_SEARCH_SINGLE_REF_SINGLE_REC_SINGLE_START = 0, "VME_SEARCH_SINGLE_REF_SINGLE_REC_SINGLE_START", "0", "specs/instructions/VME_IME.md:33"
    VME_SEARCH_SINGLE_REF_SINGLE_REC_DUAL_START = 1, "VME_SEARCH_SINGLE_REF_SINGLE_REC_DUAL_START", "1", "specs/instructions/VME_IME.md:34"
    VME_SEARCH_SINGLE_REF_DUAL_REC = 3, "VME_SEARCH_SINGLE_REF_DUAL_REC", "3", "specs/instructions/VME_IME.md:35"
    VME_SEARCH_DUAL_REF_DUAL_REC = 7, "VME_SEARCH_DUAL_REF_DUAL_REC", "7", "specs/instructions/VME_IME.md:36"


class FenceMaskScope(Coded):
    "which memory is meant"

    GLOBAL = 0, "global", "global", "specs/instructions/FENCE.md:35"
    LOCAL = 1, "local", "local", "specs/instructions/FENCE.md:36"


class RawSendModifiers(Coded):
    "whether threads of the pixel dependency are waited for"

    RAW_SEND = 0, "raw_send", "raw_send", "specs/instructions/RAW_SEND.md:31"
    RAW_SENDC = 1, "raw_sendc", "raw_sendc", "specs/instructions/RAW_SEND.md:32"


class NbarrierMode(Coded):
    "what to do"

    WAIT = 0, "wait", "wait", "specs/instructions/NBARRIER.md:34"
    SIGNAL = 1, "signal", "signal", "specs/instructions/NBARRIER.md:35"


class SampleOp(Coded):
    "the operation."

    SAMPLE = 0, "sample", "sample_3d", "specs/instructions/3D_SAMPLE.md:383"
    SAMPLE_B = 1, "sample_b", "sample_b", "specs/instructions/3D_SAMPLE.md:384"
    SAMPLE_L = 2, "sample_l", "sample_l", "specs/instructions/3D_SAMPLE.md:385"
    SAMPLE_C = 3, "sample_c", "sample_c", "specs/instructions/3D_SAMPLE.md:386"
    SAMPLE_D = 4, "sample_d", "sample_d", "specs/instructions/3D_SAMPLE.md:387"
    SAMPLE_BC = 5, "sample_b_c", "sample_b_c", "specs/instructions/3D_SAMPLE.md:388"
    SAMPLE_LC = 6, "sample_l_c", "sample_l_c", "specs/instructions/3D_SAMPLE.md:389"
    GATHER4 = 8, "gather4", "sample4", "specs/instructions/3D_SAMPLE.md:390"
    LOD = 9, "LOD", "lod", "specs/instructions/3D_SAMPLE.md:391"
    RESINFO = 10, "resinfo", "resinfo", "specs/instructions/3D_SAMPLE.md:392"
    SAMPLEINFO = 11, "sampleinfo", "sampleinfo", "specs/instructions/3D_SAMPLE.md:393"
    SAMPLE_KILLPIX = 12, "sample_killpix", "sample+killpix", "specs/instructions/3D_SAMPLE.md:394"
    GATHER4C = 16, "gather4_c", "sample4_c", "specs/instructions/3D_SAMPLE.md:395"
    SAMPLE_DC_MLOD = 17, "sample_d_c_mlod", "sample_d_c_mlod", "specs/instructions/3D_SAMPLE.md:396"
    SAMPLE_MLOD = 18, "sample_mlod", "sample_mlod", "specs/instructions/3D_SAMPLE.md:397"
    SAMPLE_C_MLOD = 19, "sample_c_mlod", "sample_c_mlod", "specs/instructions/3D_SAMPLE.md:398"
    SAMPLE_DC = 20, "sample_d_c", "sample_d_c", "specs/instructions/3D_SAMPLE.md:399"
    SAMPLE_LZ = 24, "sample_lz", "sample_lz", "specs/instructions/3D_SAMPLE.md:400"
    SAMPLE_C_LZ = 25, "sample_c_lz", "sample_c_lz", "specs/instructions/3D_SAMPLE.md:401"
    SAMPLE_PO = 32, "sample_po", "sample_po", "specs/instructions/3D_SAMPLE.md:402"
    SAMPLE_PO_B = 33, "sample_po_b", "sample_po_b", "specs/instructions/3D_SAMPLE.md:403"
    SAMPLE_PO_L = 34, "sample_po_l", "sample_po_l", "specs/instructions/3D_SAMPLE.md:404"
    SAMPLE_PO_C = 35, "sample_po_c", "sample_po_c", "specs/instructions/3D_SAMPLE.md:405"
    SAMPLE_PO_D = 36, "sample_po_d", "sample_po_d", "specs/instructions/3D_SAMPLE.md:406"
    SAMPLE_PO_LC = 38, "sample_po_l_c", "sample_po_l_c", "specs/instructions/3D_SAMPLE.md:407"
    SAMPLE_PO_LZ = 56, "sample_po_lz", "sample_po_lz", "specs/instructions/3D_SAMPLE.md:408"
    SAMPLE_PO_C_LZ = 57, "sample_po_c_lz", "sample_po_c_lz", "specs/instructions/3D_SAMPLE.md:409"
    SAMPLE_PO_BC = 58, "sample_po_b_c", "sample_po_b_c", "specs/instructions/3D_SAMPLE.md:410"
    SAMPLE_PO_DC = 59, "sample_po_d_c", "sample_po_d_c", "specs/instructions/3D_SAMPLE.md:411"


class LoadOp(Coded):
    "the operation."

    LD = 7, "ld", "load_3d", "specs/instructions/3D_LOAD.md:111"
    LD_LZ = 26, "ld_lz", "load_lz", "specs/instructions/3D_LOAD.md:112"
    LD_L = 27, "ld_l", "load_l", "specs/instructions/3D_LOAD.md:113"
    LD2DMS_W = 28, "ld2dms_w", "load_2dms_w", "specs/instructions/3D_LOAD.md:114"
    LD_MCS = 29, "ld_mcs", "load_mcs", "specs/instructions/3D_LOAD.md:115"


class GatherOp(Coded):
    "the operation."

    GATHER4 = 8, "gather4", "sample4", "specs/instructions/3D_SAMPLE4.md:201"
    GATHER4L = 13, "gather4_l", "sample4_l", "specs/instructions/3D_SAMPLE4.md:202"
    GATHER4B = 14, "gather4_b", "sample4_b", "specs/instructions/3D_SAMPLE4.md:203"
    GATHER4I = 15, "gather4_i", "sample4_i", "specs/instructions/3D_SAMPLE4.md:204"
    GATHER4C = 16, "gather4_c", "sample4_c", "specs/instructions/3D_SAMPLE4.md:205"
    GATHER4_PO = 17, "gather4_po", "sample4_po", "specs/instructions/3D_SAMPLE4.md:206"
    GATHER4_PO_C = 18, "gather4_po_c", "sample4_po_c", "specs/instructions/3D_SAMPLE4.md:207"
    GATHER4IC = 21, "gather4_i_c", "sample4_i_c", "specs/instructions/3D_SAMPLE4.md:208"
    GATHER4LC = 23, "gather4_l_c", "sample4_l_c", "specs/instructions/3D_SAMPLE4.md:209"
    GATHER4_PO_PACKED = 40, "gather4_po_packed", "sample4_po", "specs/instructions/3D_SAMPLE4.md:210"
    GATHER4_PO_L = 45, "gather4_po_l", "sample4_po_l", "specs/instructions/3D_SAMPLE4.md:211"
    GATHER4_PO_B = 46, "gather4_po_b", "sample4_po_b", "specs/instructions/3D_SAMPLE4.md:212"
    GATHER4_PO_I = 47, "gather4_po_i", "sample4_po_i", "specs/instructions/3D_SAMPLE4.md:213"
    GATHER4_PO_PACKED_C = 48, "gather4_po_packed_c", "sample4_po_c", "specs/instructions/3D_SAMPLE4.md:214"
    GATHER4_PO_IC = 53, "gather4_po_i_c", "sample4_po_i_c", "specs/instructions/3D_SAMPLE4.md:215"
    GATHER4_PO_LC = 55, "gather4_po_l_c", "sample4_po_l_c", "specs/instructions/3D_SAMPLE4.md:216"


class ColourChannel(Coded):
    "the colour channel; a comparison is always with R."

    R = 0, "R", "R", "specs/instructions/3D_SAMPLE4.md:237"
    G = 1, "G", "G", "specs/instructions/3D_SAMPLE4.md:238"
    B = 2, "B", "B", "specs/instructions/3D_SAMPLE4.md:239"
    A = 3, "A", "A", "specs/instructions/3D_SAMPLE4.md:240"


class InfoOp(Coded):
    "the question."

    RESINFO = 10, "resinfo", "resinfo", "specs/instructions/INFO.md:40"
    SAMPLEINFO = 11, "sampleinfo", "sampleinfo", "specs/instructions/INFO.md:41"


class RawSendsModifiersKind(Coded):
    "whether threads of the pixel dependency are waited for"

    RAW_SENDS = 0, "raw_sends", "raw_sends", "specs/instructions/RAW_SENDS.md:34"
    RAW_SENDSC = 1, "raw_sendsc", "raw_sendsc", "specs/instructions/RAW_SENDS.md:35"


class LifetimePropertiesEdge(Coded):
    "which end of its life"

    START = 0, "start", "start", "specs/instructions/LIFETIME.md:26"
    END = 1, "end", "end", "specs/instructions/LIFETIME.md:27"


class LifetimePropertiesClass(Coded):
    "kind of variable"

    GENERAL_VARIABLE = 0, "general variable", None, "specs/instructions/LIFETIME.md:31"
    ADDRESS_VARIABLE = 1, "address variable", None, "specs/instructions/LIFETIME.md:32"
    PREDICATE_VARIABLE = 2, "predicate variable", None, "specs/instructions/LIFETIME.md:33"


class SbarrierMode(Coded):
    "what to do"

    WAIT = 0, "wait", "wait", "specs/instructions/SBARRIER.md:31"
    SIGNAL = 1, "signal", "signal", "specs/instructions/SBARRIER.md:32"


class LscUntypedOp(Coded):
    "The operation."

    LSC_LOAD = 0, "lsc_load", "lsc_load", "specs/instructions/LSC_UNTYPED.md:217"
    LSC_LOAD_STRIDED = 1, "lsc_load_strided", "lsc_load_strided", "specs/instructions/LSC_UNTYPED.md:218"
    LSC_LOAD_QUAD = 2, "lsc_load_quad", "lsc_load_quad", "specs/instructions/LSC_UNTYPED.md:219"
    LSC_LOAD_BLOCK2D = 3, "lsc_load_block2d", "lsc_load_block2d", "specs/instructions/LSC_UNTYPED.md:220"
    LSC_STORE = 4, "lsc_store", "lsc_store", "specs/instructions/LSC_UNTYPED.md:221"
    LSC_STORE_STRIDED = 5, "lsc_store_strided", "lsc_store_strided", "specs/instructions/LSC_UNTYPED.md:222"
    LSC_STORE_QUAD = 6, "lsc_store_quad", "lsc_store_quad", "specs/instructions/LSC_UNTYPED.md:223"
    LSC_STORE_BLOCK2D = 7, "lsc_store_block2d", "lsc_store_block2d", "specs/instructions/LSC_UNTYPED.md:224"
    LSC_ATOMIC_IINC = 8, "lsc_atomic_iinc", "lsc_atomic_iinc", "specs/instructions/LSC_UNTYPED.md:225"
    LSC_ATOMIC_IDEC = 9, "lsc_atomic_idec", "lsc_atomic_idec", "specs/instructions/LSC_UNTYPED.md:226"
    LSC_ATOMIC_LOAD = 10, "lsc_atomic_load", "lsc_atomic_load", "specs/instructions/LSC_UNTYPED.md:227"
    LSC_ATOMIC_STORE = 11, "lsc_atomic_store", "lsc_atomic_store", "specs/instructions/LSC_UNTYPED.md:228"
    LSC_ATOMIC_IADD = 12, "lsc_atomic_iadd", "lsc_atomic_iadd", "specs/instructions/LSC_UNTYPED.md:229"
    LSC_ATOMIC_ISUB = 13, "lsc_atomic_isub", "lsc_atomic_isub", "specs/instructions/LSC_UNTYPED.md:230"
    LSC_ATOMIC_SMIN = 14, "lsc_atomic_smin", "lsc_atomic_smin", "specs/instructions/LSC_UNTYPED.md:231"
    LSC_ATOMIC_SMAX = 15, "lsc_atomic_smax", "lsc_atomic_smax", "specs/instructions/LSC_UNTYPED.md:232"
    LSC_ATOMIC_UMIN = 16, "lsc_atomic_umin", "lsc_atomic_umin", "specs/instructions/LSC_UNTYPED.md:233"
    LSC_ATOMIC_UMAX = 17, "lsc_atomic_umax", "lsc_atomic_umax", "specs/instructions/LSC_UNTYPED.md:234"
    LSC_ATOMIC_ICAS = 18, "lsc_atomic_icas", "lsc_atomic_icas", "specs/instructions/LSC_UNTYPED.md:235"
    LSC_ATOMIC_FADD = 19, "lsc_atomic_fadd", "lsc_atomic_fadd", "specs/instructions/LSC_UNTYPED.md:236"
    LSC_ATOMIC_FSUB = 20, "lsc_atomic_fsub", "lsc_atomic_fsub", "specs/instructions/LSC_UNTYPED.md:237"
    LSC_ATOMIC_FMIN = 21, "lsc_atomic_fmin", "lsc_atomic_fmin", "specs/instructions/LSC_UNTYPED.md:238"
    LSC_ATOMIC_FMAX = 22, "lsc_atomic_fmax", "lsc_atomic_fmax", "specs/instructions/LSC_UNTYPED.md:239"
    LSC_ATOMIC_FCAS = 23, "lsc_atomic_fcas", "lsc_atomic_fcas", "specs/instructions/LSC_UNTYPED.md:240"
    LSC_ATOMIC_AND = 24, "lsc_atomic_and", "lsc_atomic_and", "specs/instructions/LSC_UNTYPED.md:241"
    LSC_ATOMIC_OR = 25, "lsc_atomic_or", "lsc_atomic_or", "specs/instructions/LSC_UNTYPED.md:242"
    LSC_ATOMIC_XOR = 26, "lsc_atomic_xor", "lsc_atomic_xor", "specs/instructions/LSC_UNTYPED.md:243"
    LSC_LOAD_STATUS = 27, "lsc_load_status", "lsc_load_status", "specs/instructions/LSC_UNTYPED.md:244"
    LSC_STORE_UNCOMPRESSED = 28, "lsc_store_uncompressed", "lsc_store_uncompressed", "specs/instructions/LSC_UNTYPED.md:245"
    LSC_ATOMIC_BFADD = 33, "lsc_atomic_bfadd", "lsc_atomic_bfadd", "specs/instructions/LSC_UNTYPED.md:246"
    LSC_ATOMIC_BFSUB = 34, "lsc_atomic_bfsub", "lsc_atomic_bfsub", "specs/instructions/LSC_UNTYPED.md:247"
    LSC_ATOMIC_BFMIN = 35, "lsc_atomic_bfmin", "lsc_atomic_bfmin", "specs/instructions/LSC_UNTYPED.md:248"
    LSC_ATOMIC_BFMAX = 36, "lsc_atomic_bfmax", "lsc_atomic_bfmax", "specs/instructions/LSC_UNTYPED.md:249"
    LSC_ATOMIC_BFCAS = 37, "lsc_atomic_bfcas", "lsc_atomic_bfcas", "specs/instructions/LSC_UNTYPED.md:250"
    LSC_APNDCTR_ATOMIC_ADD = 40, "lsc_apndctr_atomic_add", "lsc_apndctr_atomic_add", "specs/instructions/LSC_UNTYPED.md:251"
    LSC_APNDCTR_ATOMIC_SUB = 41, "lsc_apndctr_atomic_sub", "lsc_apndctr_atomic_sub", "specs/instructions/LSC_UNTYPED.md:252"
    LSC_APNDCTR_ATOMIC_STORE = 42, "lsc_apndctr_atomic_store", "lsc_apndctr_atomic_store", "specs/instructions/LSC_UNTYPED.md:253"
    LSC_EXTENDED_CACHE_CTRL = 51, "lsc_extended_cache_ctrl", "lsc_extended_cache_ctrl", "specs/instructions/LSC_UNTYPED.md:254"
    LSC_LOAD_QUAD_STATUS = 54, "lsc_load_quad_status", "lsc_load_quad_status", "specs/instructions/LSC_UNTYPED.md:255"


class LscUntypedCacheOperation(Coded):
    "What becomes of a line."

    RESET = 1, "reset", "reset", "specs/instructions/LSC_UNTYPED.md:280"


class LscUntypedCacheSize(Coded):
    "How much memory at each address is meant."

    LINE = 0, "line", "64B", "specs/instructions/LSC_UNTYPED.md:284"


class LscUntypedVnni(Coded):
    "Whether data smaller than a dword are packed into dwords along columns, as matrix operations want their second operand."

    PLAIN = 0, "plain", "n", "specs/instructions/LSC_UNTYPED.md:315"
    PACKED = 1, "packed", "t", "specs/instructions/LSC_UNTYPED.md:316"


class LscTypedOp(Coded):
    "The operation."

    LSC_LOAD_QUAD = 2, "lsc_load_quad", "lsc_load_quad", "specs/instructions/LSC_TYPED.md:135"
    LSC_LOAD_BLOCK2D = 3, "lsc_load_block2d", "lsc_load_block2d", "specs/instructions/LSC_TYPED.md:136"
    LSC_STORE_QUAD = 6, "lsc_store_quad", "lsc_store_quad", "specs/instructions/LSC_TYPED.md:137"
    LSC_STORE_BLOCK2D = 7, "lsc_store_block2d", "lsc_store_block2d", "specs/instructions/LSC_TYPED.md:138"
    LSC_ATOMIC_IINC = 8, "lsc_atomic_iinc", "lsc_atomic_iinc", "specs/instructions/LSC_TYPED.md:139"
    LSC_ATOMIC_IDEC = 9, "lsc_atomic_idec", "lsc_atomic_idec", "specs/instructions/LSC_TYPED.md:140"
    LSC_ATOMIC_LOAD = 10, "lsc_atomic_load", "lsc_atomic_load", "specs/instructions/LSC_TYPED.md:141"
    LSC_ATOMIC_STORE = 11, "lsc_atomic_store", "lsc_atomic_store", "specs/instructions/LSC_TYPED.md:142"
    LSC_ATOMIC_IADD = 12, "lsc_atomic_iadd", "lsc_atomic_iadd", "specs/instructions/LSC_TYPED.md:143"
    LSC_ATOMIC_ISUB = 13, "lsc_atomic_isub", "lsc_atomic_isub", "specs/instructions/LSC_TYPED.md:144"
    LSC_ATOMIC_SMIN = 14, "lsc_atomic_smin", "lsc_atomic_smin", "specs/instructions/LSC_TYPED.md:145"
    LSC_ATOMIC_SMAX = 15, "lsc_atomic_smax", "lsc_atomic_smax", "specs/instructions/LSC_TYPED.md:146"
    LSC_ATOMIC_UMIN = 16, "lsc_atomic_umin", "lsc_atomic_umin", "specs/instructions/LSC_TYPED.md:147"
    LSC_ATOMIC_UMAX = 17, "lsc_atomic_umax", "lsc_atomic_umax", "specs/instructions/LSC_TYPED.md:148"
    LSC_ATOMIC_ICAS = 18, "lsc_atomic_icas", "lsc_atomic_icas", "specs/instructions/LSC_TYPED.md:149"
    LSC_ATOMIC_FADD = 19, "lsc_atomic_fadd", "lsc_atomic_fadd", "specs/instructions/LSC_TYPED.md:150"
    LSC_ATOMIC_FSUB = 20, "lsc_atomic_fsub", "lsc_atomic_fsub", "specs/instructions/LSC_TYPED.md:151"
    LSC_ATOMIC_FMIN = 21, "lsc_atomic_fmin", "lsc_atomic_fmin", "specs/instructions/LSC_TYPED.md:152"
    LSC_ATOMIC_FMAX = 22, "lsc_atomic_fmax", "lsc_atomic_fmax", "specs/instructions/LSC_TYPED.md:153"
    LSC_ATOMIC_FCAS = 23, "lsc_atomic_fcas", "lsc_atomic_fcas", "specs/instructions/LSC_TYPED.md:154"
    LSC_ATOMIC_AND = 24, "lsc_atomic_and", "lsc_atomic_and", "specs/instructions/LSC_TYPED.md:155"
    LSC_ATOMIC_OR = 25, "lsc_atomic_or", "lsc_atomic_or", "specs/instructions/LSC_TYPED.md:156"
    LSC_ATOMIC_XOR = 26, "lsc_atomic_xor", "lsc_atomic_xor", "specs/instructions/LSC_TYPED.md:157"
    LSC_LOAD_STATUS = 27, "lsc_load_status", "lsc_load_status", "specs/instructions/LSC_TYPED.md:158"
    LSC_STORE_UNCOMPRESSED = 28, "lsc_store_uncompressed", "lsc_store_uncompressed", "specs/instructions/LSC_TYPED.md:159"
    LSC_READ_SURFACE_INFO = 30, "lsc_read_surface_info", "lsc_read_state_info", "specs/instructions/LSC_TYPED.md:160"
    LSC_LOAD_QUAD_MSRT = 49, "lsc_load_quad_msrt", "lsc_load_quad_msrt", "specs/instructions/LSC_TYPED.md:161"
    LSC_STORE_QUAD_MSRT = 50, "lsc_store_quad_msrt", "lsc_store_quad_msrt", "specs/instructions/LSC_TYPED.md:162"
    LSC_LOAD_QUAD_STATUS = 54, "lsc_load_quad_status", "lsc_load_quad_status", "specs/instructions/LSC_TYPED.md:163"


class LscFenceOp(Coded):
    "What happens to the caches afterwards."

    NONE = 0, "none", "none", "specs/instructions/LSC_FENCE.md:38"
    EVICT = 1, "evict", "evict", "specs/instructions/LSC_FENCE.md:39"
    INVALIDATE = 2, "invalidate", "invalidate", "specs/instructions/LSC_FENCE.md:40"
    DISCARD = 3, "discard", "discard", "specs/instructions/LSC_FENCE.md:41"
    CLEAN = 4, "clean", "clean", "specs/instructions/LSC_FENCE.md:42"
    FLUSHL3 = 5, "flushl3", "flushl3", "specs/instructions/LSC_FENCE.md:43"
    TYPE6 = 6, "type6", "type6", "specs/instructions/LSC_FENCE.md:44"


class LscScope(Coded):
    "Who must be able to observe the accesses."

    GROUP = 0, "group", "group", "specs/instructions/LSC_FENCE.md:48"
    LOCAL = 1, "local", "local", "specs/instructions/LSC_FENCE.md:49"
    TILE = 2, "tile", "tile", "specs/instructions/LSC_FENCE.md:50"
    GPU = 3, "gpu", "gpu", "specs/instructions/LSC_FENCE.md:51"
    GPUS = 4, "gpus", "gpus", "specs/instructions/LSC_FENCE.md:52"
    SYSTEM = 5, "system", "sysrel", "specs/instructions/LSC_FENCE.md:53"
    SYSACQ = 6, "sysacq", "sysacq", "specs/instructions/LSC_FENCE.md:54"


class RawSendgModifiersKind(Coded):
    "whether threads of the pixel dependency are waited for"

    RAW_SENDG = 0, "raw_sendg", "raw_sendg", "specs/instructions/RAW_SENDG.md:39"
    RAW_SENDGC = 1, "raw_sendgc", "raw_sendgc", "specs/instructions/RAW_SENDG.md:40"


class LfsrWidth(Coded):
    "How a dword is divided."

    B32 = 0, "b32", "b32", "specs/instructions/LFSR.md:45"
    B16V2 = 1, "b16v2", "b16v2", "specs/instructions/LFSR.md:46"
    B8V4 = 2, "b8v4", "b8v4", "specs/instructions/LFSR.md:47"


class DownscaleConversion(Coded):
    "What is converted to what."

    BF_TO_E2M1 = 1, "bf to e2m1", "bftoe2m1", "specs/instructions/DNSCL.md:35"
    BF_TO_INT4 = 2, "bf to int4", "bftoint4", "specs/instructions/DNSCL.md:36"
    HF_TO_E2M1 = 4, "hf to e2m1", "hftoe2m1", "specs/instructions/DNSCL.md:37"
    HF_TO_INT4 = 5, "hf to int4", "hftoint4", "specs/instructions/DNSCL.md:38"


class DownscaleMode(Coded):
    "Where the results go."

    MODE0 = 0, "mode0", "mode0", "specs/instructions/DNSCL.md:42"
    MODE1 = 1, "mode1", "mode1", "specs/instructions/DNSCL.md:43"
    MODE2 = 2, "mode2", "mode2", "specs/instructions/DNSCL.md:44"
    MODE3 = 3, "mode3", "mode3", "specs/instructions/DNSCL.md:45"


class DownscaleRounding(Coded):
    "How results are rounded."

    SRND = 0, "srnd", "srnd", "specs/instructions/DNSCL.md:49"
    RNE = 1, "rne", "rne", "specs/instructions/DNSCL.md:50"


class GenPlatform(Coded):
    "What the code is for."

    NONE = 0, "NONE", "none", "specs/4_visa_header.md:122"
    BDW = 3, "BDW", "bdw", "specs/4_visa_header.md:123"
    CHV = 4, "CHV", "chv", "specs/4_visa_header.md:124"
    SKL = 5, "SKL", "skl", "specs/4_visa_header.md:125"
    BXT = 6, "BXT", "bxt", "specs/4_visa_header.md:126"
    ICLLP = 10, "ICLLP", "icllp", "specs/4_visa_header.md:127"
    XEHP = 11, "XEHP", "xehp", "specs/4_visa_header.md:128"
    TGLLP = 12, "TGLLP", "tgllp", "specs/4_visa_header.md:129"
    DG2 = 13, "DG2", "dg2", "specs/4_visa_header.md:130"
    PVC = 14, "PVC", "pvc", "specs/4_visa_header.md:131"
    PVC_XT = 15, "PVC_XT", "pvc_xt", "specs/4_visa_header.md:132"


class Linkage(Coded):
    "Who may refer to it. No tool reads this."

    EXTERN = 0, "extern", "extern", "specs/4_visa_header.md:152"
    STATIC = 1, "static", "static", "specs/4_visa_header.md:153"
    GLOBAL = 2, "global", "global", "specs/4_visa_header.md:154"


class Align(Coded):
    "what the variable's place is a multiple of, at least."

    BYTE = 0, "BYTE", "byte", "specs/4_visa_header.md:162"
    WORD = 1, "WORD", "word", "specs/4_visa_header.md:163"
    DWORD = 2, "DWORD", "dword", "specs/4_visa_header.md:164"
    QWORD = 3, "QWORD", "qword", "specs/4_visa_header.md:165"
    OWORD = 4, "OWORD", "oword", "specs/4_visa_header.md:166"
    GRF = 5, "GRF", "GRF", "specs/4_visa_header.md:167"
    GR_FX2 = 6, "GRFx2", "GRFx2", "specs/4_visa_header.md:168"
    HWORD = 7, "HWORD", "hword", "specs/4_visa_header.md:169"
    WOR_DX32 = 8, "WORDx32", "wordx32", "specs/4_visa_header.md:170"
    WOR_DX64 = 9, "WORDx64", "wordx64", "specs/4_visa_header.md:171"


class VarInfoAliasScopeSpecifier(Coded):
    "Which table `alias_index` counts in."

    LOCAL = 0, "local", "local", "specs/4_visa_header.md:337"
    GLOBAL = 1, "global", "global", "specs/4_visa_header.md:338"


class PredicateSize(Coded):
    "Number of bits."

    ONE_BIT = 1, "one bit", "1", "specs/4_visa_header.md:372"
    TWO_BITS = 2, "two bits", "2", "specs/4_visa_header.md:373"
    FOUR_BITS = 4, "four bits", "4", "specs/4_visa_header.md:374"
    EIGHT_BITS = 8, "eight bits", "8", "specs/4_visa_header.md:375"
    SIXTEEN_BITS = 16, "sixteen bits", "16", "specs/4_visa_header.md:376"
    THIRTY_TWO_BITS = 32, "thirty-two bits", "32", "specs/4_visa_header.md:377"


class LabelKind(Coded):
    "What the label stands for."

    BLOCK = 0, "Block", "block", "specs/4_visa_header.md:427"
    SUBROUTINE = 1, "Subroutine", "subroutine", "specs/4_visa_header.md:428"
    FC = 2, "FC", "fc", "specs/4_visa_header.md:429"
    FUNCTION = 3, "Function", "function", "specs/4_visa_header.md:430"
    DIVERGENT_RESOURCE_LOOP = 4, "DivergentResourceLoop", "divergentresourceloop", "specs/4_visa_header.md:431"


class InputClass(Coded):
    "kind of variable."

    GENERAL = 0, "General", "general", "specs/4_visa_header.md:502"
    SAMPLER = 1, "Sampler", "sampler", "specs/4_visa_header.md:503"
    SURFACE = 2, "Surface", "surface", "specs/4_visa_header.md:504"


class InputProvenance(Coded):
    "where the value comes from, if it is not an argument that the user gives."

    EXPLICIT = 0, "explicit", "explicit", "specs/4_visa_header.md:508"
    LOCAL_SIZE = 1, "local_size", "LOCAL_SIZE", "specs/4_visa_header.md:509"
    GROUP_COUNT = 2, "group_count", "GROUP_COUNT", "specs/4_visa_header.md:510"
    LOCAL_ID = 3, "local_id", "LOCAL_ID", "specs/4_visa_header.md:511"
    SCOREBOARDING_DEPENDENCY = 4, "scoreboarding_dependency", "UNDEFINED_4", "specs/4_visa_header.md:512"
    SCOREBOARDING_BTI = 5, "scoreboarding_bti", "UNDEFINED_5", "specs/4_visa_header.md:513"
    PSEUDO_INPUT = 16, "pseudo_input", "PSEUDO_INPUT", "specs/4_visa_header.md:514"


class OperandClass(Coded):
    "kind of the operand."

    GENERAL = 0, "general", "general", "specs/5_operands.md:65"
    ADDRESS = 1, "address", "address", "specs/5_operands.md:66"
    PREDICATE = 2, "predicate", "predicate", "specs/5_operands.md:67"
    INDIRECT = 3, "indirect", "indirect", "specs/5_operands.md:68"
    IMMEDIATE = 5, "immediate", "immediate", "specs/5_operands.md:69"
    STATE = 6, "state", "state", "specs/5_operands.md:70"


class Modifier(Coded):
    "what is done to a value read, or to a result."

    NO_MODIFIER = 0, "no modifier", None, "specs/5_operands.md:73"
    ABS = 1, "abs", "(abs)", "specs/5_operands.md:74"
    NEG = 2, "neg", "(-)", "specs/5_operands.md:75"
    NEG_ABS = 3, "neg_abs", "(-abs)", "specs/5_operands.md:76"
    SAT = 4, "sat", ".sat", "specs/5_operands.md:77"
    NOT = 5, "not", "(~)", "specs/5_operands.md:78"


class AddrOpndWidth(Coded):
    "How many elements, as a code like that of execution sizes. If there are more channels, the elements repeat. A destination takes as many as there are channels, whatever it says."

    ONE_ELEMENT = 0, "one element", "1", "specs/5_operands.md:120"
    TWO_ELEMENTS = 1, "two elements", "2", "specs/5_operands.md:121"
    FOUR_ELEMENTS = 2, "four elements", "4", "specs/5_operands.md:122"
    EIGHT_ELEMENTS = 3, "eight elements", "8", "specs/5_operands.md:123"
    SIXTEEN_ELEMENTS = 4, "sixteen elements", "16", "specs/5_operands.md:124"


class StateClass(Coded):
    "kind of variable."

    SURFACE = 0, "surface", "T", "specs/5_operands.md:202"
    SAMPLER = 1, "sampler", "S", "specs/5_operands.md:203"


class BitGroup(NamedTuple):
    """Some bits of a field. ``values`` is the enumeration of its values, if it has one."""

    name: str
    low: int
    width: int
    values: Optional[Type[Coded]]
    place: str


class BitField(NamedTuple):
    """An integer of several groups of bits."""

    bits: int
    groups: Tuple[BitGroup, ...]
    place: str

    def split(self, number: int) -> Dict[str, int]:
        """The groups by name, as members of their enumeration where they have one. ``ValueError`` for a value without meaning."""
        out: Dict[str, int] = {}
        for group in self.groups:
            value = number >> group.low & (1 << group.width) - 1
            out[group.name] = value if group.values is None else group.values(value)
        return out

    def join(self, **values: int) -> int:
        """The integer of these groups; groups that are not given are 0. The inverse of ``split``."""
        number = 0
        for group in self.groups:
            value = int(values.pop(group.name, 0))
            if value >> group.width:
                raise ValueError("%s takes %d bits, not %d" % (group.name, group.width, value))
            number |= value << group.low
        if values:
            raise ValueError("there is no group %s" % ", ".join(sorted(values)))
        return number


BIT_FIELDS: Dict[str, BitField] = {
    "ExecControl": BitField(8, (
        BitGroup("size", 0, 3, ExecSize, "specs/fields.md:9"),
        BitGroup("mask", 4, 4, ExecMask, "specs/fields.md:18"),
    ), "specs/fields.md:7"),
    "Predicate": BitField(16, (
        BitGroup("id", 0, 12, None, "specs/fields.md:53"),
        BitGroup("combine", 13, 2, PredicateCombine, "specs/fields.md:55"),
        BitGroup("invert", 15, 1, None, "specs/fields.md:60"),
    ), "specs/fields.md:51"),
    "Region": BitField(16, (
        BitGroup("v_stride", 0, 4, VertStride, "specs/fields.md:66"),
        BitGroup("width", 4, 4, RegionWidth, "specs/fields.md:76"),
        BitGroup("h_stride", 8, 4, HorzStride, "specs/fields.md:84"),
    ), "specs/fields.md:64"),
    "ColourChannels": BitField(8, (
        BitGroup("mask", 0, 4, None, "specs/fields.md:117"),
    ), "specs/fields.md:115"),
    "BlockProperties": BitField(8, (
        BitGroup("count", 0, 3, BlockPropertiesCount, "specs/fields.md:193"),
        BitGroup("alignment", 7, 1, BlockAlignment, "specs/fields.md:201"),
    ), "specs/fields.md:191"),
    "ElementControl": BitField(8, (
        BitGroup("count", 0, 2, ElementCount, "specs/fields.md:221"),
        BitGroup("mask", 4, 4, ElementMask, "specs/fields.md:227"),
    ), "specs/fields.md:219"),
    "AtomicControl": BitField(8, (
        BitGroup("op", 0, 5, AtomicOp, "specs/fields.md:273"),
        BitGroup("width", 5, 2, AtomicWidth, "specs/fields.md:294"),
    ), "specs/fields.md:271"),
    "ChMask": BitField(8, (
        BitGroup("mask", 0, 4, None, "specs/fields.md:380"),
    ), "specs/fields.md:378"),
    "ControlRegister": BitField(32, (
        BitGroup("alt", 0, 1, None, "specs/fields.md:391"),
        BitGroup("rounding", 4, 2, FloatRounding, "specs/fields.md:393"),
        BitGroup("keep_df", 6, 1, None, "specs/fields.md:399"),
        BitGroup("keep_f", 7, 1, None, "specs/fields.md:400"),
        BitGroup("keep_hf", 10, 1, None, "specs/fields.md:402"),
    ), "specs/fields.md:389"),
    "SamplerMode": BitField(8, (
        BitGroup("mask", 0, 4, None, "specs/instructions/SAMPLE.md:40"),
        BitGroup("simd", 4, 2, SamplerSimd, "specs/instructions/SAMPLE.md:41"),
    ), "specs/instructions/SAMPLE.md:38"),
    "SampleUnormChannelMask": BitField(8, (
        BitGroup("mask", 0, 4, None, "specs/instructions/SAMPLE_UNORM.md:34"),
        BitGroup("format", 4, 2, UnormOutput, "specs/instructions/SAMPLE_UNORM.md:35"),
    ), "specs/instructions/SAMPLE_UNORM.md:32"),
    "VaProperties": BitField(8, (
        BitGroup("block", 0, 2, ConvolveBlock, "specs/instructions/VA.md:106"),
        BitGroup("region", 4, 1, ConvolveRegion, "specs/instructions/VA.md:111"),
    ), "specs/instructions/VA.md:104"),
    "VaSklPlusProperties": BitField(8, (
        BitGroup("format", 0, 4, HdcConvolveFormat, "specs/instructions/VA_SKL_PLUS.md:208"),
        BitGroup("region", 4, 1, HdcConvolveRegion, "specs/instructions/VA_SKL_PLUS.md:212"),
    ), "specs/instructions/VA_SKL_PLUS.md:206"),
    "IfcallModifiers": BitField(8, (
        BitGroup("uniform", 0, 1, None, "specs/instructions/IFCALL.md:31"),
        BitGroup("noreturn", 1, 1, None, "specs/instructions/IFCALL.md:32"),
    ), "specs/instructions/IFCALL.md:29"),
    "FenceMask": BitField(8, (
        BitGroup("commit", 0, 1, None, "specs/instructions/FENCE.md:28"),
        BitGroup("instruction", 1, 1, None, "specs/instructions/FENCE.md:29"),
        BitGroup("sampler", 2, 1, None, "specs/instructions/FENCE.md:30"),
        BitGroup("constant", 3, 1, None, "specs/instructions/FENCE.md:31"),
        BitGroup("data", 4, 1, None, "specs/instructions/FENCE.md:32"),
        BitGroup("scope", 5, 1, FenceMaskScope, "specs/instructions/FENCE.md:33"),
        BitGroup("l1", 6, 1, None, "specs/instructions/FENCE.md:37"),
        BitGroup("software", 7, 1, None, "specs/instructions/FENCE.md:38"),
    ), "specs/instructions/FENCE.md:26"),
    "ThreeDSampleOp": BitField(16, (
        BitGroup("op", 0, 8, SampleOp, "specs/instructions/3D_SAMPLE.md:381"),
        BitGroup("pixel_null_mask", 8, 1, None, "specs/instructions/3D_SAMPLE.md:412"),
        BitGroup("cps", 9, 1, None, "specs/instructions/3D_SAMPLE.md:413"),
        BitGroup("div_s", 10, 1, None, "specs/instructions/3D_SAMPLE.md:414"),
    ), "specs/instructions/3D_SAMPLE.md:379"),
    "ThreeDLoadOp": BitField(16, (
        BitGroup("op", 0, 8, LoadOp, "specs/instructions/3D_LOAD.md:109"),
        BitGroup("pixel_null_mask", 8, 1, None, "specs/instructions/3D_LOAD.md:116"),
    ), "specs/instructions/3D_LOAD.md:107"),
    "ThreeDSample4Op": BitField(16, (
        BitGroup("op", 0, 8, GatherOp, "specs/instructions/3D_SAMPLE4.md:199"),
        BitGroup("pixel_null_mask", 8, 1, None, "specs/instructions/3D_SAMPLE4.md:217"),
    ), "specs/instructions/3D_SAMPLE4.md:197"),
    "RtWriteMode": BitField(16, (
        BitGroup("rti", 2, 1, None, "specs/instructions/RT_WRITE.md:59"),
        BitGroup("s0a", 3, 1, None, "specs/instructions/RT_WRITE.md:60"),
        BitGroup("om", 4, 1, None, "specs/instructions/RT_WRITE.md:61"),
        BitGroup("z", 5, 1, None, "specs/instructions/RT_WRITE.md:62"),
        BitGroup("s", 6, 1, None, "specs/instructions/RT_WRITE.md:63"),
        BitGroup("lrtw", 7, 1, None, "specs/instructions/RT_WRITE.md:64"),
        BitGroup("cps", 8, 1, None, "specs/instructions/RT_WRITE.md:65"),
        BitGroup("ps", 9, 1, None, "specs/instructions/RT_WRITE.md:66"),
        BitGroup("cm", 10, 1, None, "specs/instructions/RT_WRITE.md:67"),
        BitGroup("si", 11, 1, None, "specs/instructions/RT_WRITE.md:68"),
        BitGroup("nullrt", 12, 1, None, "specs/instructions/RT_WRITE.md:69"),
    ), "specs/instructions/RT_WRITE.md:56"),
    "RawSendsModifiers": BitField(8, (
        BitGroup("kind", 0, 1, RawSendsModifiersKind, "specs/instructions/RAW_SENDS.md:32"),
        BitGroup("eot", 1, 1, None, "specs/instructions/RAW_SENDS.md:36"),
    ), "specs/instructions/RAW_SENDS.md:30"),
    "LifetimeProperties": BitField(8, (
        BitGroup("edge", 0, 1, LifetimePropertiesEdge, "specs/instructions/LIFETIME.md:24"),
        BitGroup("class", 4, 2, LifetimePropertiesClass, "specs/instructions/LIFETIME.md:29"),
    ), "specs/instructions/LIFETIME.md:22"),
    "LscUntypedOverfetch": BitField(8, (
        BitGroup("ov", 0, 1, None, "specs/instructions/LSC_UNTYPED.md:275"),
    ), "specs/instructions/LSC_UNTYPED.md:273"),
    "ChMaskCopy": BitField(8, (
        BitGroup("mask", 0, 4, None, "specs/instructions/LSC_UNTYPED.md:302"),
    ), "specs/instructions/LSC_UNTYPED.md:300"),
    "LscTypedSamples": BitField(8, (
        BitGroup("msaa", 0, 1, None, "specs/instructions/LSC_TYPED.md:177"),
    ), "specs/instructions/LSC_TYPED.md:175"),
    "RtReadMode": BitField(16, (
        BitGroup("ps", 0, 1, None, "specs/instructions/RT_READ.md:51"),
        BitGroup("si", 1, 1, None, "specs/instructions/RT_READ.md:52"),
    ), "specs/instructions/RT_READ.md:49"),
    "RawSendgModifiers": BitField(8, (
        BitGroup("kind", 0, 1, RawSendgModifiersKind, "specs/instructions/RAW_SENDG.md:37"),
        BitGroup("eot", 1, 1, None, "specs/instructions/RAW_SENDG.md:41"),
    ), "specs/instructions/RAW_SENDG.md:35"),
    "FileScopeVarInfoBitProperties": BitField(8, (
        BitGroup("type", 0, 4, DataType, "specs/4_visa_header.md:159"),
        BitGroup("alignment", 4, 4, Align, "specs/4_visa_header.md:160"),
    ), "specs/4_visa_header.md:143"),
    "VarInfoBitProperties": BitField(8, (
        BitGroup("type", 0, 4, DataType, "specs/4_visa_header.md:319"),
        BitGroup("alignment", 4, 4, Align, "specs/4_visa_header.md:320"),
    ), "specs/4_visa_header.md:306"),
    "InputInfoKind": BitField(8, (
        BitGroup("class", 0, 2, InputClass, "specs/4_visa_header.md:500"),
        BitGroup("provenance", 3, 5, InputProvenance, "specs/4_visa_header.md:506"),
    ), "specs/4_visa_header.md:491"),
    "VecOperandTag": BitField(8, (
        BitGroup("class", 0, 3, OperandClass, "specs/5_operands.md:63"),
        BitGroup("modifier", 3, 3, Modifier, "specs/5_operands.md:71"),
    ), "specs/5_operands.md:56"),
}


class Field(NamedTuple):
    """A field of an instruction. ``type`` is as written in the specification; ``values`` names an enumeration of this module or a key of
    ``BIT_FIELDS``."""

    name: str
    type: str
    values: Optional[str]
    place: str


class Instruction(NamedTuple):
    """An instruction. ``mnemonics`` are the words that its assembler text can begin with."""

    opcode: Opcode
    sub_opcode: Optional[int]
    title: str
    group: str
    mnemonics: Tuple[str, ...]
    platforms: Tuple[Platform, ...]
    fields: Tuple[Field, ...]
    place: str


INSTRUCTIONS: Dict[str, Instruction] = {
    "ADD": Instruction(
        Opcode(0x01), None, "addition", "Arithmetic Instructions",
        ("add", ), tuple(Platform),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/ADD.md:23"),
            Field("Pred", "uw", "Predicate", "specs/instructions/ADD.md:25"),
            Field("Dst", "vec_operand", None, "specs/instructions/ADD.md:27"),
            Field("Src0", "vec_operand", None, "specs/instructions/ADD.md:29"),
            Field("Src1", "vec_operand", None, "specs/instructions/ADD.md:31"),
        ), "specs/instructions/ADD.md:1"),
    "AVG": Instruction(
        Opcode(0x02), None, "average of integers, rounded up", "Arithmetic Instructions",
        ("avg", ), tuple(Platform),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/AVG.md:23"),
            Field("Pred", "uw", "Predicate", "specs/instructions/AVG.md:25"),
            Field("Dst", "vec_operand", None, "specs/instructions/AVG.md:27"),
            Field("Src0", "vec_operand", None, "specs/instructions/AVG.md:29"),
            Field("Src1", "vec_operand", None, "specs/instructions/AVG.md:31"),
        ), "specs/instructions/AVG.md:1"),
    "DIV": Instruction(
        Opcode(0x03), None, "quotient", "Arithmetic Instructions",
        ("div", ), tuple(Platform),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/DIV.md:23"),
            Field("Pred", "uw", "Predicate", "specs/instructions/DIV.md:25"),
            Field("Dst", "vec_operand", None, "specs/instructions/DIV.md:27"),
            Field("Src0", "vec_operand", None, "specs/instructions/DIV.md:29"),
            Field("Src1", "vec_operand", None, "specs/instructions/DIV.md:31"),
        ), "specs/instructions/DIV.md:1"),
    "DP2": Instruction(
        Opcode(0x04), None, "dot product of vectors of two", "Arithmetic Instructions",
        ("dp2", ), (Platform.BDW, Platform.SKL, Platform.BXT, ),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/DP2.md:33"),
            Field("Pred", "uw", "Predicate", "specs/instructions/DP2.md:42"),
            Field("Dst", "vec_operand", None, "specs/instructions/DP2.md:44"),
            Field("Src0", "vec_operand", None, "specs/instructions/DP2.md:46"),
            Field("Src1", "vec_operand", None, "specs/instructions/DP2.md:48"),
        ), "specs/instructions/DP2.md:1"),
    "DP3": Instruction(
        Opcode(0x05), None, "dot product of vectors of three", "Arithmetic Instructions",
        ("dp3", ), (Platform.BDW, Platform.SKL, Platform.BXT, ),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/DP3.md:33"),
            Field("Pred", "uw", "Predicate", "specs/instructions/DP3.md:42"),
            Field("Dst", "vec_operand", None, "specs/instructions/DP3.md:44"),
            Field("Src0", "vec_operand", None, "specs/instructions/DP3.md:46"),
            Field("Src1", "vec_operand", None, "specs/instructions/DP3.md:48"),
        ), "specs/instructions/DP3.md:1"),
    "DP4": Instruction(
        Opcode(0x06), None, "dot product of vectors of four", "Arithmetic Instructions",
        ("dp4", ), (Platform.BDW, Platform.SKL, Platform.BXT, ),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/DP4.md:32"),
            Field("Pred", "uw", "Predicate", "specs/instructions/DP4.md:41"),
            Field("Dst", "vec_operand", None, "specs/instructions/DP4.md:43"),
            Field("Src0", "vec_operand", None, "specs/instructions/DP4.md:45"),
            Field("Src1", "vec_operand", None, "specs/instructions/DP4.md:47"),
        ), "specs/instructions/DP4.md:1"),
    "DPH": Instruction(
        Opcode(0x07), None, "homogeneous dot product", "Arithmetic Instructions",
        ("dph", ), (Platform.BDW, Platform.SKL, Platform.BXT, ),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/DPH.md:33"),
            Field("Pred", "uw", "Predicate", "specs/instructions/DPH.md:42"),
            Field("Dst", "vec_operand", None, "specs/instructions/DPH.md:44"),
            Field("Src0", "vec_operand", None, "specs/instructions/DPH.md:46"),
            Field("Src1", "vec_operand", None, "specs/instructions/DPH.md:48"),
        ), "specs/instructions/DPH.md:1"),
    "EXP": Instruction(
        Opcode(0x08), None, "power of two", "Arithmetic Instructions",
        ("exp", ), tuple(Platform),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/EXP.md:23"),
            Field("Pred", "uw", "Predicate", "specs/instructions/EXP.md:25"),
            Field("Dst", "vec_operand", None, "specs/instructions/EXP.md:27"),
            Field("Src0", "vec_operand", None, "specs/instructions/EXP.md:29"),
        ), "specs/instructions/EXP.md:1"),
    "FRC": Instruction(
        Opcode(0x09), None, "fractional part", "Arithmetic Instructions",
        ("frc", ), tuple(Platform),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/FRC.md:23"),
            Field("Pred", "uw", "Predicate", "specs/instructions/FRC.md:25"),
            Field("Dst", "vec_operand", None, "specs/instructions/FRC.md:27"),
            Field("Src0", "vec_operand", None, "specs/instructions/FRC.md:29"),
        ), "specs/instructions/FRC.md:1"),
    "LINE": Instruction(
        Opcode(0x0a), None, "line equation", "Arithmetic Instructions",
        ("line", ), (Platform.BDW, Platform.SKL, Platform.BXT, ),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/LINE.md:28"),
            Field("Pred", "uw", "Predicate", "specs/instructions/LINE.md:37"),
            Field("Dst", "vec_operand", None, "specs/instructions/LINE.md:39"),
            Field("Src0", "vec_operand", None, "specs/instructions/LINE.md:41"),
            Field("Src1", "vec_operand", None, "specs/instructions/LINE.md:43"),
        ), "specs/instructions/LINE.md:1"),
    "LOG": Instruction(
        Opcode(0x0b), None, "logarithm to base two", "Arithmetic Instructions",
        ("log", ), tuple(Platform),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/LOG.md:23"),
            Field("Pred", "uw", "Predicate", "specs/instructions/LOG.md:25"),
            Field("Dst", "vec_operand", None, "specs/instructions/LOG.md:27"),
            Field("Src0", "vec_operand", None, "specs/instructions/LOG.md:29"),
        ), "specs/instructions/LOG.md:1"),
    "MAD": Instruction(
        Opcode(0x0c), None, "product plus a third value", "Arithmetic Instructions",
        ("mad", ), tuple(Platform),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/MAD.md:23"),
            Field("Pred", "uw", "Predicate", "specs/instructions/MAD.md:25"),
            Field("Dst", "vec_operand", None, "specs/instructions/MAD.md:27"),
            Field("Src0", "vec_operand", None, "specs/instructions/MAD.md:29"),
            Field("Src1", "vec_operand", None, "specs/instructions/MAD.md:31"),
            Field("Src2", "vec_operand", None, "specs/instructions/MAD.md:33"),
        ), "specs/instructions/MAD.md:1"),
    "MULH": Instruction(
        Opcode(0x0d), None, "high half of a product", "Arithmetic Instructions",
        ("mulh", ), tuple(Platform),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/MULH.md:23"),
            Field("Pred", "uw", "Predicate", "specs/instructions/MULH.md:25"),
            Field("Dst", "vec_operand", None, "specs/instructions/MULH.md:27"),
            Field("Src0", "vec_operand", None, "specs/instructions/MULH.md:29"),
            Field("Src1", "vec_operand", None, "specs/instructions/MULH.md:31"),
        ), "specs/instructions/MULH.md:1"),
    "LRP": Instruction(
        Opcode(0x0e), None, "linear interpolation", "Arithmetic Instructions",
        ("lrp", ), (Platform.BDW, Platform.SKL, Platform.BXT, ),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/LRP.md:23"),
            Field("Pred", "uw", "Predicate", "specs/instructions/LRP.md:25"),
            Field("Dst", "vec_operand", None, "specs/instructions/LRP.md:27"),
            Field("Src0", "vec_operand", None, "specs/instructions/LRP.md:29"),
            Field("Src1", "vec_operand", None, "specs/instructions/LRP.md:31"),
            Field("Src2", "vec_operand", None, "specs/instructions/LRP.md:33"),
        ), "specs/instructions/LRP.md:1"),
    "MOD": Instruction(
        Opcode(0x0f), None, "remainder", "Arithmetic Instructions",
        ("mod", ), (Platform.BDW, Platform.SKL, Platform.BXT, Platform.ICLLP, Platform.TGLLP, ),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/MOD.md:23"),
            Field("Pred", "uw", "Predicate", "specs/instructions/MOD.md:25"),
            Field("Dst", "vec_operand", None, "specs/instructions/MOD.md:27"),
            Field("Src0", "vec_operand", None, "specs/instructions/MOD.md:29"),
            Field("Src1", "vec_operand", None, "specs/instructions/MOD.md:31"),
        ), "specs/instructions/MOD.md:1"),
    "MUL": Instruction(
        Opcode(0x10), None, "product", "Arithmetic Instructions",
        ("mul", ), tuple(Platform),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/MUL.md:23"),
            Field("Pred", "uw", "Predicate", "specs/instructions/MUL.md:25"),
            Field("Dst", "vec_operand", None, "specs/instructions/MUL.md:27"),
            Field("Src0", "vec_operand", None, "specs/instructions/MUL.md:29"),
            Field("Src1", "vec_operand", None, "specs/instructions/MUL.md:31"),
        ), "specs/instructions/MUL.md:1"),
    "POW": Instruction(
        Opcode(0x11), None, "power", "Arithmetic Instructions",
        ("pow", ), tuple(Platform),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/POW.md:23"),
            Field("Pred", "uw", "Predicate", "specs/instructions/POW.md:25"),
            Field("Dst", "vec_operand", None, "specs/instructions/POW.md:27"),
            Field("Src0", "vec_operand", None, "specs/instructions/POW.md:29"),
            Field("Src1", "vec_operand", None, "specs/instructions/POW.md:31"),
        ), "specs/instructions/POW.md:1"),
    "RNDD": Instruction(
        Opcode(0x12), None, "round down", "Arithmetic Instructions",
        ("rndd", ), tuple(Platform),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/RNDD.md:23"),
            Field("Pred", "uw", "Predicate", "specs/instructions/RNDD.md:25"),
            Field("Dst", "vec_operand", None, "specs/instructions/RNDD.md:27"),
            Field("Src0", "vec_operand", None, "specs/instructions/RNDD.md:29"),
        ), "specs/instructions/RNDD.md:1"),
    "RNDU": Instruction(
        Opcode(0x13), None, "round up", "Arithmetic Instructions",
        ("rndu", ), tuple(Platform),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/RNDU.md:23"),
            Field("Pred", "uw", "Predicate", "specs/instructions/RNDU.md:25"),
            Field("Dst", "vec_operand", None, "specs/instructions/RNDU.md:27"),
            Field("Src0", "vec_operand", None, "specs/instructions/RNDU.md:29"),
        ), "specs/instructions/RNDU.md:1"),
    "RNDE": Instruction(
        Opcode(0x14), None, "round to nearest, ties to even", "Arithmetic Instructions",
        ("rnde", ), tuple(Platform),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/RNDE.md:23"),
            Field("Pred", "uw", "Predicate", "specs/instructions/RNDE.md:25"),
            Field("Dst", "vec_operand", None, "specs/instructions/RNDE.md:27"),
            Field("Src0", "vec_operand", None, "specs/instructions/RNDE.md:29"),
        ), "specs/instructions/RNDE.md:1"),
    "RNDZ": Instruction(
        Opcode(0x15), None, "round towards zero", "Arithmetic Instructions",
        ("rndz", ), tuple(Platform),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/RNDZ.md:23"),
            Field("Pred", "uw", "Predicate", "specs/instructions/RNDZ.md:25"),
            Field("Dst", "vec_operand", None, "specs/instructions/RNDZ.md:27"),
            Field("Src0", "vec_operand", None, "specs/instructions/RNDZ.md:29"),
        ), "specs/instructions/RNDZ.md:1"),
    "SAD2": Instruction(
        Opcode(0x16), None, "sum of two absolute differences", "Arithmetic Instructions",
        ("sad2", ), (Platform.BDW, Platform.SKL, Platform.BXT, ),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/SAD2.md:30"),
            Field("Pred", "uw", "Predicate", "specs/instructions/SAD2.md:32"),
            Field("Dst", "vec_operand", None, "specs/instructions/SAD2.md:34"),
            Field("Src0", "vec_operand", None, "specs/instructions/SAD2.md:36"),
            Field("Src1", "vec_operand", None, "specs/instructions/SAD2.md:38"),
        ), "specs/instructions/SAD2.md:1"),
    "SIN": Instruction(
        Opcode(0x17), None, "sine", "Arithmetic Instructions",
        ("sin", ), tuple(Platform),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/SIN.md:23"),
            Field("Pred", "uw", "Predicate", "specs/instructions/SIN.md:25"),
            Field("Dst", "vec_operand", None, "specs/instructions/SIN.md:27"),
            Field("Src0", "vec_operand", None, "specs/instructions/SIN.md:29"),
        ), "specs/instructions/SIN.md:1"),
    "COS": Instruction(
        Opcode(0x18), None, "cosine", "Arithmetic Instructions",
        ("cos", ), tuple(Platform),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/COS.md:23"),
            Field("Pred", "uw", "Predicate", "specs/instructions/COS.md:25"),
            Field("Dst", "vec_operand", None, "specs/instructions/COS.md:27"),
            Field("Src0", "vec_operand", None, "specs/instructions/COS.md:29"),
        ), "specs/instructions/COS.md:1"),
    "SQRT": Instruction(
        Opcode(0x19), None, "square root", "Arithmetic Instructions",
        ("sqrt", ), tuple(Platform),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/SQRT.md:23"),
            Field("Pred", "uw", "Predicate", "specs/instructions/SQRT.md:25"),
            Field("Dst", "vec_operand", None, "specs/instructions/SQRT.md:27"),
            Field("Src0", "vec_operand", None, "specs/instructions/SQRT.md:29"),
        ), "specs/instructions/SQRT.md:1"),
    "RSQRT": Instruction(
        Opcode(0x1a), None, "reciprocal of a square root", "Arithmetic Instructions",
        ("rsqrt", ), tuple(Platform),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/RSQRT.md:23"),
            Field("Pred", "uw", "Predicate", "specs/instructions/RSQRT.md:25"),
            Field("Dst", "vec_operand", None, "specs/instructions/RSQRT.md:27"),
            Field("Src0", "vec_operand", None, "specs/instructions/RSQRT.md:29"),
        ), "specs/instructions/RSQRT.md:1"),
    "INV": Instruction(
        Opcode(0x1b), None, "reciprocal", "Arithmetic Instructions",
        ("inv", ), tuple(Platform),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/INV.md:23"),
            Field("Pred", "uw", "Predicate", "specs/instructions/INV.md:25"),
            Field("Dst", "vec_operand", None, "specs/instructions/INV.md:27"),
            Field("Src0", "vec_operand", None, "specs/instructions/INV.md:29"),
        ), "specs/instructions/INV.md:1"),
    "DPASW": Instruction(
        Opcode(0x1c), None, "systolic dot product over a pair of execution units", "Arithmetic Instructions",
        ("dpasw", ), (Platform.XEHP, Platform.DG2, ),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/DPASW.md:51"),
            Field("Dst", "raw_operand", None, "specs/instructions/DPASW.md:57"),
            Field("Src0", "raw_operand", None, "specs/instructions/DPASW.md:59"),
            Field("Src1", "raw_operand", None, "specs/instructions/DPASW.md:61"),
            Field("Src2", "vec_operand", None, "specs/instructions/DPASW.md:63"),
            Field("W", "ub", "Precision", "specs/instructions/DPASW.md:65"),
            Field("A", "ub", "Precision", "specs/instructions/DPASW.md:67"),
            Field("SD", "ub", None, "specs/instructions/DPASW.md:69"),
            Field("RC", "ub", None, "specs/instructions/DPASW.md:71"),
        ), "specs/instructions/DPASW.md:1"),
    "FCVT": Instruction(
        Opcode(0x1d), None, "conversion to and from short floating-point formats", "Data Movement Instructions",
        ("fcvt", ), (Platform.PVC, Platform.PVC_XT, Platform.XE2, Platform.XE3, Platform.XE3P_CRI, Platform.NVL, ),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/FCVT.md:40"),
            Field("Dst", "vec_operand", None, "specs/instructions/FCVT.md:42"),
            Field("Src0", "vec_operand", None, "specs/instructions/FCVT.md:44"),
        ), "specs/instructions/FCVT.md:1"),
    "SRND": Instruction(
        Opcode(0x1e), None, "rounding by random bits", "Arithmetic Instructions",
        ("srnd", ), (Platform.PVC_XT, Platform.XE2, Platform.XE3, Platform.XE3P_CRI, Platform.NVL, ),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/SRND.md:34"),
            Field("Dst", "vec_operand", None, "specs/instructions/SRND.md:36"),
            Field("Src0", "vec_operand", None, "specs/instructions/SRND.md:38"),
            Field("Src1", "vec_operand", None, "specs/instructions/SRND.md:40"),
        ), "specs/instructions/SRND.md:1"),
    "LZD": Instruction(
        Opcode(0x1f), None, "count of leading zeros", "Arithmetic Instructions",
        ("lzd", ), tuple(Platform),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/LZD.md:23"),
            Field("Pred", "uw", "Predicate", "specs/instructions/LZD.md:25"),
            Field("Dst", "vec_operand", None, "specs/instructions/LZD.md:27"),
            Field("Src0", "vec_operand", None, "specs/instructions/LZD.md:29"),
        ), "specs/instructions/LZD.md:1"),
    "AND": Instruction(
        Opcode(0x20), None, "bitwise and", "Logic and Shift Instructions",
        ("and", ), tuple(Platform),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/AND.md:23"),
            Field("Pred", "uw", "Predicate", "specs/instructions/AND.md:25"),
            Field("Dst", "vec_operand", None, "specs/instructions/AND.md:27"),
            Field("Src0", "vec_operand", None, "specs/instructions/AND.md:29"),
            Field("Src1", "vec_operand", None, "specs/instructions/AND.md:31"),
        ), "specs/instructions/AND.md:1"),
    "OR": Instruction(
        Opcode(0x21), None, "bitwise or", "Logic and Shift Instructions",
        ("or", ), tuple(Platform),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/OR.md:23"),
            Field("Pred", "uw", "Predicate", "specs/instructions/OR.md:25"),
            Field("Dst", "vec_operand", None, "specs/instructions/OR.md:27"),
            Field("Src0", "vec_operand", None, "specs/instructions/OR.md:29"),
            Field("Src1", "vec_operand", None, "specs/instructions/OR.md:31"),
        ), "specs/instructions/OR.md:1"),
    "XOR": Instruction(
        Opcode(0x22), None, "bitwise exclusive or", "Logic and Shift Instructions",
        ("xor", ), tuple(Platform),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/XOR.md:23"),
            Field("Pred", "uw", "Predicate", "specs/instructions/XOR.md:25"),
            Field("Dst", "vec_operand", None, "specs/instructions/XOR.md:27"),
            Field("Src0", "vec_operand", None, "specs/instructions/XOR.md:29"),
            Field("Src1", "vec_operand", None, "specs/instructions/XOR.md:31"),
        ), "specs/instructions/XOR.md:1"),
    "NOT": Instruction(
        Opcode(0x23), None, "bitwise complement", "Logic and Shift Instructions",
        ("not", ), tuple(Platform),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/NOT.md:23"),
            Field("Pred", "uw", "Predicate", "specs/instructions/NOT.md:25"),
            Field("Dst", "vec_operand", None, "specs/instructions/NOT.md:27"),
            Field("Src0", "vec_operand", None, "specs/instructions/NOT.md:29"),
        ), "specs/instructions/NOT.md:1"),
    "SHL": Instruction(
        Opcode(0x24), None, "shift left", "Logic and Shift Instructions",
        ("shl", ), tuple(Platform),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/SHL.md:24"),
            Field("Pred", "uw", "Predicate", "specs/instructions/SHL.md:26"),
            Field("Dst", "vec_operand", None, "specs/instructions/SHL.md:28"),
            Field("Src0", "vec_operand", None, "specs/instructions/SHL.md:30"),
            Field("Src1", "vec_operand", None, "specs/instructions/SHL.md:32"),
        ), "specs/instructions/SHL.md:1"),
    "SHR": Instruction(
        Opcode(0x25), None, "shift right, filling with zeros", "Logic and Shift Instructions",
        ("shr", ), tuple(Platform),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/SHR.md:24"),
            Field("Pred", "uw", "Predicate", "specs/instructions/SHR.md:26"),
            Field("Dst", "vec_operand", None, "specs/instructions/SHR.md:28"),
            Field("Src0", "vec_operand", None, "specs/instructions/SHR.md:30"),
            Field("Src1", "vec_operand", None, "specs/instructions/SHR.md:32"),
        ), "specs/instructions/SHR.md:1"),
    "ASR": Instruction(
        Opcode(0x26), None, "shift right, keeping the sign", "Logic and Shift Instructions",
        ("asr", ), tuple(Platform),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/ASR.md:24"),
            Field("Pred", "uw", "Predicate", "specs/instructions/ASR.md:26"),
            Field("Dst", "vec_operand", None, "specs/instructions/ASR.md:28"),
            Field("Src0", "vec_operand", None, "specs/instructions/ASR.md:30"),
            Field("Src1", "vec_operand", None, "specs/instructions/ASR.md:32"),
        ), "specs/instructions/ASR.md:1"),
    "CBIT": Instruction(
        Opcode(0x27), None, "count of bits that are 1", "Logic and Shift Instructions",
        ("cbit", ), tuple(Platform),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/CBIT.md:23"),
            Field("Pred", "uw", "Predicate", "specs/instructions/CBIT.md:25"),
            Field("Dst", "vec_operand", None, "specs/instructions/CBIT.md:27"),
            Field("Src0", "vec_operand", None, "specs/instructions/CBIT.md:29"),
        ), "specs/instructions/CBIT.md:1"),
    "ADDR_ADD": Instruction(
        Opcode(0x28), None, "compute addresses for indirect operands", "Address Instructions",
        ("addr_add", ), tuple(Platform),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/ADDR_ADD.md:29"),
            Field("Dst", "vec_operand", None, "specs/instructions/ADDR_ADD.md:31"),
            Field("Src0", "vec_operand", None, "specs/instructions/ADDR_ADD.md:33"),
            Field("Src1", "vec_operand", None, "specs/instructions/ADDR_ADD.md:35"),
        ), "specs/instructions/ADDR_ADD.md:1"),
    "MOV": Instruction(
        Opcode(0x29), None, "copy and convert", "Data Movement Instructions",
        ("mov", ), tuple(Platform),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/MOV.md:23"),
            Field("Pred", "uw", "Predicate", "specs/instructions/MOV.md:25"),
            Field("Dst", "vec_operand", None, "specs/instructions/MOV.md:27"),
            Field("Src0", "vec_operand", None, "specs/instructions/MOV.md:29"),
        ), "specs/instructions/MOV.md:1"),
    "SEL": Instruction(
        Opcode(0x2a), None, "choice between two values", "Data Movement Instructions",
        ("sel", ), tuple(Platform),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/SEL.md:23"),
            Field("Pred", "uw", "Predicate", "specs/instructions/SEL.md:25"),
            Field("Dst", "vec_operand", None, "specs/instructions/SEL.md:27"),
            Field("Src0", "vec_operand", None, "specs/instructions/SEL.md:29"),
            Field("Src1", "vec_operand", None, "specs/instructions/SEL.md:31"),
        ), "specs/instructions/SEL.md:1"),
    "SETP": Instruction(
        Opcode(0x2b), None, "set predicate bits from a number", "Data Movement Instructions",
        ("setp", ), tuple(Platform),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/SETP.md:30"),
            Field("Dst", "vec_operand", None, "specs/instructions/SETP.md:32"),
            Field("Src0", "vec_operand", None, "specs/instructions/SETP.md:34"),
        ), "specs/instructions/SETP.md:1"),
    "CMP": Instruction(
        Opcode(0x2c), None, "comparison", "Comparison Instructions",
        ("cmp", ), tuple(Platform),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/CMP.md:29"),
            Field("Rel_op", "ub", "CmpRelOp", "specs/instructions/CMP.md:31"),
            Field("Dst", "vec_operand", None, "specs/instructions/CMP.md:43"),
            Field("Src0", "vec_operand", None, "specs/instructions/CMP.md:45"),
            Field("Src1", "vec_operand", None, "specs/instructions/CMP.md:47"),
        ), "specs/instructions/CMP.md:1"),
    "MOVS": Instruction(
        Opcode(0x2d), None, "copy of surface and sampler states", "Data Movement Instructions",
        ("movs", ), tuple(Platform),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/MOVS.md:28"),
            Field("Dst", "vec_operand", None, "specs/instructions/MOVS.md:30"),
            Field("Src0", "vec_operand", None, "specs/instructions/MOVS.md:32"),
        ), "specs/instructions/MOVS.md:1"),
    "FBL": Instruction(
        Opcode(0x2e), None, "first bit that is 1 from below", "Logic and Shift Instructions",
        ("fbl", ), tuple(Platform),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/FBL.md:23"),
            Field("Pred", "uw", "Predicate", "specs/instructions/FBL.md:25"),
            Field("Dst", "vec_operand", None, "specs/instructions/FBL.md:27"),
            Field("Src0", "vec_operand", None, "specs/instructions/FBL.md:29"),
        ), "specs/instructions/FBL.md:1"),
    "FBH": Instruction(
        Opcode(0x2f), None, "first significant bit from above", "Logic and Shift Instructions",
        ("fbh", ), tuple(Platform),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/FBH.md:25"),
            Field("Pred", "uw", "Predicate", "specs/instructions/FBH.md:27"),
            Field("Dst", "vec_operand", None, "specs/instructions/FBH.md:29"),
            Field("Src0", "vec_operand", None, "specs/instructions/FBH.md:31"),
        ), "specs/instructions/FBH.md:1"),
    "SUBROUTINE": Instruction(
        Opcode(0x30), None, "start of a subroutine", "Control Flow Instructions",
        (), tuple(Platform),
        (
            Field("Label", "uw", None, "specs/instructions/SUBROUTINE.md:22"),
        ), "specs/instructions/SUBROUTINE.md:1"),
    "LABEL": Instruction(
        Opcode(0x31), None, "position of a label", "Control Flow Instructions",
        (), tuple(Platform),
        (
            Field("Label", "uw", None, "specs/instructions/LABEL.md:22"),
        ), "specs/instructions/LABEL.md:1"),
    "JMP": Instruction(
        Opcode(0x32), None, "jump", "Control Flow Instructions",
        ("jmp", ), tuple(Platform),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/JMP.md:25"),
            Field("Pred", "uw", "Predicate", "specs/instructions/JMP.md:31"),
            Field("Label", "uw", None, "specs/instructions/JMP.md:33"),
        ), "specs/instructions/JMP.md:1"),
    "CALL": Instruction(
        Opcode(0x33), None, "call of a subroutine", "Control Flow Instructions",
        ("call", ), tuple(Platform),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/CALL.md:28"),
            Field("Pred", "uw", "Predicate", "specs/instructions/CALL.md:30"),
            Field("Label", "uw", None, "specs/instructions/CALL.md:32"),
        ), "specs/instructions/CALL.md:1"),
    "FCCALL": Instruction(
        Opcode(0x33), None, "call of a subroutine compiled separately", "Control Flow Instructions",
        ("fccall", ), tuple(Platform),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/FCCALL.md:29"),
            Field("Pred", "uw", "Predicate", "specs/instructions/FCCALL.md:31"),
            Field("Label", "uw", None, "specs/instructions/FCCALL.md:33"),
        ), "specs/instructions/FCCALL.md:1"),
    "RET": Instruction(
        Opcode(0x34), None, "return from a subroutine", "Control Flow Instructions",
        ("ret", ), tuple(Platform),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/RET.md:37"),
            Field("Pred", "uw", "Predicate", "specs/instructions/RET.md:39"),
        ), "specs/instructions/RET.md:1"),
    "OWORD_LD": Instruction(
        Opcode(0x35), None, "read consecutive owords", "Surface-based Memory Access Instructions",
        ("oword_ld", ), tuple(Platform),
        (
            Field("Size", "ub", "OwordCount", "specs/instructions/OWORD_LD.md:26"),
            Field("Is_modified", "ub", None, "specs/instructions/OWORD_LD.md:36"),
            Field("Surface", "ub", None, "specs/instructions/OWORD_LD.md:38"),
            Field("Offset", "scalar", None, "specs/instructions/OWORD_LD.md:40"),
            Field("Dst", "raw_operand", None, "specs/instructions/OWORD_LD.md:42"),
        ), "specs/instructions/OWORD_LD.md:1"),
    "OWORD_ST": Instruction(
        Opcode(0x36), None, "write consecutive owords", "Surface-based Memory Access Instructions",
        ("oword_st", ), tuple(Platform),
        (
            Field("Size", "ub", "OwordCount", "specs/instructions/OWORD_ST.md:26"),
            Field("Surface", "ub", None, "specs/instructions/OWORD_ST.md:36"),
            Field("Offset", "scalar", None, "specs/instructions/OWORD_ST.md:38"),
            Field("Src", "raw_operand", None, "specs/instructions/OWORD_ST.md:40"),
        ), "specs/instructions/OWORD_ST.md:1"),
    "MEDIA_LD": Instruction(
        Opcode(0x37), None, "read a rectangle of pixels", "Surface-based Memory Access Instructions",
        ("media_ld", ), tuple(Platform),
        (
            Field("Modifiers", "ub", "MediaLines", "specs/instructions/MEDIA_LD.md:31"),
            Field("Surface", "ub", None, "specs/instructions/MEDIA_LD.md:33"),
            Field("Plane", "ub", None, "specs/instructions/MEDIA_LD.md:35"),
            Field("Block_width", "ub", None, "specs/instructions/MEDIA_LD.md:37"),
            Field("Block_height", "ub", None, "specs/instructions/MEDIA_LD.md:39"),
            Field("X_offset", "scalar", None, "specs/instructions/MEDIA_LD.md:41"),
            Field("Y_offset", "scalar", None, "specs/instructions/MEDIA_LD.md:43"),
            Field("Dst", "raw_operand", None, "specs/instructions/MEDIA_LD.md:45"),
        ), "specs/instructions/MEDIA_LD.md:1"),
    "MEDIA_ST": Instruction(
        Opcode(0x38), None, "write a rectangle of pixels", "Surface-based Memory Access Instructions",
        ("media_st", ), tuple(Platform),
        (
            Field("Modifiers", "ub", "MediaLines", "specs/instructions/MEDIA_ST.md:31"),
            Field("Surface", "ub", None, "specs/instructions/MEDIA_ST.md:33"),
            Field("Plane", "ub", None, "specs/instructions/MEDIA_ST.md:35"),
            Field("Block_width", "ub", None, "specs/instructions/MEDIA_ST.md:37"),
            Field("Block_height", "ub", None, "specs/instructions/MEDIA_ST.md:39"),
            Field("X_offset", "scalar", None, "specs/instructions/MEDIA_ST.md:41"),
            Field("Y_offset", "scalar", None, "specs/instructions/MEDIA_ST.md:43"),
            Field("Src", "raw_operand", None, "specs/instructions/MEDIA_ST.md:45"),
        ), "specs/instructions/MEDIA_ST.md:1"),
    "GATHER": Instruction(
        Opcode(0x39), None, "read an element for each channel", "Surface-based Memory Access Instructions",
        ("gather", ), tuple(Platform),
        (
            Field("Elt_size", "ub", "ElementSize", "specs/instructions/GATHER.md:30"),
            Field("Is_modified", "ub", None, "specs/instructions/GATHER.md:32"),
            Field("Num_elts", "ub", "ElementControl", "specs/instructions/GATHER.md:34"),
            Field("Surface", "ub", None, "specs/instructions/GATHER.md:36"),
            Field("Global_offset", "scalar", None, "specs/instructions/GATHER.md:38"),
            Field("Element_offset", "raw_operand", None, "specs/instructions/GATHER.md:40"),
            Field("Dst", "raw_operand", None, "specs/instructions/GATHER.md:42"),
        ), "specs/instructions/GATHER.md:1"),
    "SCATTER": Instruction(
        Opcode(0x3a), None, "write an element for each channel", "Surface-based Memory Access Instructions",
        ("scatter", ), tuple(Platform),
        (
            Field("Elt_size", "ub", "ElementSize", "specs/instructions/SCATTER.md:29"),
            Field("Num_elts", "ub", "ElementControl", "specs/instructions/SCATTER.md:31"),
            Field("Surface", "ub", None, "specs/instructions/SCATTER.md:33"),
            Field("Global_offset", "scalar", None, "specs/instructions/SCATTER.md:35"),
            Field("Element_offset", "raw_operand", None, "specs/instructions/SCATTER.md:37"),
            Field("Src", "raw_operand", None, "specs/instructions/SCATTER.md:39"),
        ), "specs/instructions/SCATTER.md:1"),
    "OWORD_LD_UNALIGNED": Instruction(
        Opcode(0x3c), None, "read consecutive owords from any dword", "Surface-based Memory Access Instructions",
        ("oword_ld_unaligned", ), tuple(Platform),
        (
            Field("Size", "ub", "OwordCount", "specs/instructions/OWORD_LD_UNALIGNED.md:26"),
            Field("Is_modified", "ub", None, "specs/instructions/OWORD_LD_UNALIGNED.md:36"),
            Field("Surface", "ub", None, "specs/instructions/OWORD_LD_UNALIGNED.md:38"),
            Field("Offset", "scalar", None, "specs/instructions/OWORD_LD_UNALIGNED.md:40"),
            Field("Dst", "raw_operand", None, "specs/instructions/OWORD_LD_UNALIGNED.md:42"),
        ), "specs/instructions/OWORD_LD_UNALIGNED.md:1"),
    "SAMPLE": Instruction(
        Opcode(0x40), None, "sample a texture, in the older form", "Sample Instructions",
        ("sample", ), (Platform.BDW, Platform.SKL, Platform.BXT, Platform.ICLLP, Platform.TGLLP, Platform.XEHP, Platform.DG2, Platform.MTL, Platform.ARL, Platform.XE2, Platform.XE3, Platform.XE3P_CRI, Platform.NVL, ),
        (
            Field("Mode", "ub", "SamplerMode", "specs/instructions/SAMPLE.md:38"),
            Field("Sampler", "ub", None, "specs/instructions/SAMPLE.md:47"),
            Field("Surface", "ub", None, "specs/instructions/SAMPLE.md:49"),
            Field("U", "raw_operand", None, "specs/instructions/SAMPLE.md:51"),
            Field("V", "raw_operand", None, "specs/instructions/SAMPLE.md:53"),
            Field("R", "raw_operand", None, "specs/instructions/SAMPLE.md:55"),
            Field("Dst", "raw_operand", None, "specs/instructions/SAMPLE.md:57"),
        ), "specs/instructions/SAMPLE.md:1"),
    "SAMPLE_UNORM": Instruction(
        Opcode(0x41), None, "sample a grid of normalized pixels", "Sample Instructions",
        ("sample_unorm", ), tuple(Platform),
        (
            Field("Channel_mask", "ub", "SampleUnormChannelMask", "specs/instructions/SAMPLE_UNORM.md:32"),
            Field("Sampler", "ub", None, "specs/instructions/SAMPLE_UNORM.md:43"),
            Field("Surface", "ub", None, "specs/instructions/SAMPLE_UNORM.md:45"),
            Field("U_offset", "scalar", None, "specs/instructions/SAMPLE_UNORM.md:47"),
            Field("V_offset", "scalar", None, "specs/instructions/SAMPLE_UNORM.md:49"),
            Field("DeltaU", "scalar", None, "specs/instructions/SAMPLE_UNORM.md:51"),
            Field("DeltaV", "scalar", None, "specs/instructions/SAMPLE_UNORM.md:53"),
            Field("Dst", "raw_operand", None, "specs/instructions/SAMPLE_UNORM.md:55"),
        ), "specs/instructions/SAMPLE_UNORM.md:1"),
    "LOAD": Instruction(
        Opcode(0x42), None, "read texels without filtering, in the older form", "Sample Instructions",
        ("load", ), (Platform.BDW, Platform.SKL, Platform.BXT, Platform.ICLLP, Platform.TGLLP, Platform.XEHP, Platform.DG2, Platform.MTL, Platform.ARL, Platform.XE2, Platform.XE3, Platform.XE3P_CRI, Platform.NVL, ),
        (
            Field("Mode", "ub", "SamplerMode", "specs/instructions/LOAD.md:37"),
            Field("Surface", "ub", None, "specs/instructions/LOAD.md:46"),
            Field("U", "raw_operand", None, "specs/instructions/LOAD.md:48"),
            Field("V", "raw_operand", None, "specs/instructions/LOAD.md:50"),
            Field("R", "raw_operand", None, "specs/instructions/LOAD.md:52"),
            Field("Dst", "raw_operand", None, "specs/instructions/LOAD.md:54"),
        ), "specs/instructions/LOAD.md:1"),
    "AVS": Instruction(
        Opcode(0x43), None, "scale video", "Media Extensions",
        ("avs", ), (Platform.BDW, Platform.SKL, Platform.BXT, Platform.ICLLP, ),
        (
            Field("Channels", "ub", "ColourChannels", "specs/instructions/AVS.md:28"),
            Field("Sampler", "ub", None, "specs/instructions/AVS.md:30"),
            Field("Surface", "ub", None, "specs/instructions/AVS.md:32"),
            Field("U_offset", "scalar", None, "specs/instructions/AVS.md:34"),
            Field("V_offset", "scalar", None, "specs/instructions/AVS.md:36"),
            Field("DeltaU", "scalar", None, "specs/instructions/AVS.md:38"),
            Field("DeltaV", "scalar", None, "specs/instructions/AVS.md:40"),
            Field("u2d", "scalar", None, "specs/instructions/AVS.md:42"),
            Field("groupID", "scalar", None, "specs/instructions/AVS.md:44"),
            Field("verticalBlockNumber", "scalar", None, "specs/instructions/AVS.md:46"),
            Field("cntrl", "ub", "SamplerOutput", "specs/instructions/AVS.md:48"),
            Field("v2d", "scalar", None, "specs/instructions/AVS.md:55"),
            Field("execMode", "ub", "AvsBlock", "specs/instructions/AVS.md:57"),
            Field("IEFBypass", "scalar", None, "specs/instructions/AVS.md:64"),
            Field("Dst", "raw_operand", None, "specs/instructions/AVS.md:66"),
        ), "specs/instructions/AVS.md:1"),
    "VA": Instruction(
        Opcode(0x44), None, "video analytics", "Media Extensions",
        ("va", ), (Platform.BDW, Platform.SKL, Platform.BXT, Platform.ICLLP, ),
        (
            Field("Function", "ub", "VideoFunction", "specs/instructions/VA.md:86"),
            Field("Sampler", "ub", None, "specs/instructions/VA.md:96"),
            Field("Surface", "ub", None, "specs/instructions/VA.md:98"),
            Field("U_offset", "scalar", None, "specs/instructions/VA.md:100"),
            Field("V_offset", "scalar", None, "specs/instructions/VA.md:102"),
            Field("Properties", "ub", "VaProperties", "specs/instructions/VA.md:104"),
            Field("Mode", "scalar", None, "specs/instructions/VA.md:117"),
            Field("Cntrl", "ub", "SamplerOutput", "specs/instructions/VA.md:123"),
            Field("FilterBlock", "ub", "MinMaxBlock", "specs/instructions/VA.md:130"),
            Field("FilterMode", "scalar", None, "specs/instructions/VA.md:136"),
            Field("Block", "ub", "MorphologyBlock", "specs/instructions/VA.md:138"),
            Field("V_size", "scalar", None, "specs/instructions/VA.md:145"),
            Field("H_size", "scalar", None, "specs/instructions/VA.md:147"),
            Field("Dst", "raw_operand", None, "specs/instructions/VA.md:149"),
        ), "specs/instructions/VA.md:1"),
    "MIN_MAX": Instruction(
        Opcode(0x45), None, "smaller or larger value", "Data Movement Instructions",
        ("min", "max", ), tuple(Platform),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/MIN_MAX.md:23"),
            Field("Op", "ub", "MinMaxOp", "specs/instructions/MIN_MAX.md:25"),
            Field("Dst", "vec_operand", None, "specs/instructions/MIN_MAX.md:33"),
            Field("Src0", "vec_operand", None, "specs/instructions/MIN_MAX.md:35"),
            Field("Src1", "vec_operand", None, "specs/instructions/MIN_MAX.md:37"),
        ), "specs/instructions/MIN_MAX.md:1"),
    "BFE": Instruction(
        Opcode(0x46), None, "extract a bit field", "Logic and Shift Instructions",
        ("bfe", ), tuple(Platform),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/BFE.md:26"),
            Field("Pred", "uw", "Predicate", "specs/instructions/BFE.md:28"),
            Field("Dst", "vec_operand", None, "specs/instructions/BFE.md:30"),
            Field("Src0", "vec_operand", None, "specs/instructions/BFE.md:32"),
            Field("Src1", "vec_operand", None, "specs/instructions/BFE.md:34"),
            Field("Src2", "vec_operand", None, "specs/instructions/BFE.md:36"),
        ), "specs/instructions/BFE.md:1"),
    "BFI": Instruction(
        Opcode(0x47), None, "insert a bit field", "Logic and Shift Instructions",
        ("bfi", ), tuple(Platform),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/BFI.md:27"),
            Field("Pred", "uw", "Predicate", "specs/instructions/BFI.md:29"),
            Field("Dst", "vec_operand", None, "specs/instructions/BFI.md:31"),
            Field("Src0", "vec_operand", None, "specs/instructions/BFI.md:33"),
            Field("Src1", "vec_operand", None, "specs/instructions/BFI.md:35"),
            Field("Src2", "vec_operand", None, "specs/instructions/BFI.md:37"),
            Field("Src3", "vec_operand", None, "specs/instructions/BFI.md:39"),
        ), "specs/instructions/BFI.md:1"),
    "BFREV": Instruction(
        Opcode(0x48), None, "reverse the order of bits", "Logic and Shift Instructions",
        ("bfrev", ), tuple(Platform),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/BFREV.md:27"),
            Field("Pred", "uw", "Predicate", "specs/instructions/BFREV.md:29"),
            Field("Dst", "vec_operand", None, "specs/instructions/BFREV.md:31"),
            Field("Src0", "vec_operand", None, "specs/instructions/BFREV.md:33"),
        ), "specs/instructions/BFREV.md:1"),
    "ADDC": Instruction(
        Opcode(0x49), None, "addition that also gives the carry", "Arithmetic Instructions",
        ("addc", ), tuple(Platform),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/ADDC.md:25"),
            Field("Pred", "uw", "Predicate", "specs/instructions/ADDC.md:27"),
            Field("Dst", "vec_operand", None, "specs/instructions/ADDC.md:29"),
            Field("Carry", "vec_operand", None, "specs/instructions/ADDC.md:31"),
            Field("Src0", "vec_operand", None, "specs/instructions/ADDC.md:33"),
            Field("Src1", "vec_operand", None, "specs/instructions/ADDC.md:35"),
        ), "specs/instructions/ADDC.md:1"),
    "SUBB": Instruction(
        Opcode(0x4a), None, "subtraction that also gives the borrow", "Arithmetic Instructions",
        ("subb", ), tuple(Platform),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/SUBB.md:25"),
            Field("Pred", "uw", "Predicate", "specs/instructions/SUBB.md:27"),
            Field("Dst", "vec_operand", None, "specs/instructions/SUBB.md:29"),
            Field("Borrow", "vec_operand", None, "specs/instructions/SUBB.md:31"),
            Field("Src0", "vec_operand", None, "specs/instructions/SUBB.md:33"),
            Field("Src1", "vec_operand", None, "specs/instructions/SUBB.md:35"),
        ), "specs/instructions/SUBB.md:1"),
    "GATHER4_TYPED": Instruction(
        Opcode(0x4b), None, "read texels of a typed surface", "Surface-based Memory Access Instructions",
        ("gather4_typed", ), tuple(Platform),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/GATHER4_TYPED.md:49"),
            Field("Pred", "uw", "Predicate", "specs/instructions/GATHER4_TYPED.md:59"),
            Field("Channels", "ub", "ColourChannels", "specs/instructions/GATHER4_TYPED.md:61"),
            Field("Surface", "ub", None, "specs/instructions/GATHER4_TYPED.md:67"),
            Field("U", "raw_operand", None, "specs/instructions/GATHER4_TYPED.md:69"),
            Field("V", "raw_operand", None, "specs/instructions/GATHER4_TYPED.md:71"),
            Field("R", "raw_operand", None, "specs/instructions/GATHER4_TYPED.md:73"),
            Field("LOD", "raw_operand", None, "specs/instructions/GATHER4_TYPED.md:75"),
            Field("Dst", "raw_operand", None, "specs/instructions/GATHER4_TYPED.md:77"),
        ), "specs/instructions/GATHER4_TYPED.md:1"),
    "SCATTER4_TYPED": Instruction(
        Opcode(0x4c), None, "write texels of a typed surface", "Surface-based Memory Access Instructions",
        ("scatter4_typed", ), tuple(Platform),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/SCATTER4_TYPED.md:49"),
            Field("Pred", "uw", "Predicate", "specs/instructions/SCATTER4_TYPED.md:59"),
            Field("Channels", "ub", "ColourChannels", "specs/instructions/SCATTER4_TYPED.md:61"),
            Field("Surface", "ub", None, "specs/instructions/SCATTER4_TYPED.md:67"),
            Field("U", "raw_operand", None, "specs/instructions/SCATTER4_TYPED.md:69"),
            Field("V", "raw_operand", None, "specs/instructions/SCATTER4_TYPED.md:71"),
            Field("R", "raw_operand", None, "specs/instructions/SCATTER4_TYPED.md:73"),
            Field("LOD", "raw_operand", None, "specs/instructions/SCATTER4_TYPED.md:75"),
            Field("Src", "raw_operand", None, "specs/instructions/SCATTER4_TYPED.md:77"),
        ), "specs/instructions/SCATTER4_TYPED.md:1"),
    "VA_SKL_PLUS": Instruction(
        Opcode(0x4d), None, "further video analytics", "Media Extensions",
        ("va_skl_plus", ), (Platform.SKL, Platform.BXT, Platform.ICLLP, ),
        (
            Field("Function", "ub", "LateVideoFunction", "specs/instructions/VA_SKL_PLUS.md:168"),
            Field("Sampler", "ub", None, "specs/instructions/VA_SKL_PLUS.md:187"),
            Field("Surface", "ub", None, "specs/instructions/VA_SKL_PLUS.md:189"),
            Field("U_offset", "scalar", None, "specs/instructions/VA_SKL_PLUS.md:191"),
            Field("V_offset", "scalar", None, "specs/instructions/VA_SKL_PLUS.md:193"),
            Field("Block", "ub", "LineBlock", "specs/instructions/VA_SKL_PLUS.md:195"),
            Field("PixelBlock", "ub", "PixelBlock", "specs/instructions/VA_SKL_PLUS.md:200"),
            Field("Properties", "ub", "VaSklPlusProperties", "specs/instructions/VA_SKL_PLUS.md:206"),
            Field("PixelFormat", "ub", "VideoPixelFormat", "specs/instructions/VA_SKL_PLUS.md:218"),
            Field("Mode", "ub", "MinMaxMode", "specs/instructions/VA_SKL_PLUS.md:223"),
            Field("Patterns", "ub", "BinaryPatterns", "specs/instructions/VA_SKL_PLUS.md:229"),
            Field("Disparity", "scalar", None, "specs/instructions/VA_SKL_PLUS.md:235"),
            Field("Connect", "ub", "FloodConnect", "specs/instructions/VA_SKL_PLUS.md:237"),
            Field("H_mask", "raw_operand", None, "specs/instructions/VA_SKL_PLUS.md:242"),
            Field("V_mask_left", "scalar", None, "specs/instructions/VA_SKL_PLUS.md:244"),
            Field("V_mask_right", "scalar", None, "specs/instructions/VA_SKL_PLUS.md:246"),
            Field("LoopCount", "scalar", None, "specs/instructions/VA_SKL_PLUS.md:248"),
            Field("V_origin", "scalar", None, "specs/instructions/VA_SKL_PLUS.md:250"),
            Field("H_origin", "scalar", None, "specs/instructions/VA_SKL_PLUS.md:252"),
            Field("X_size", "scalar", None, "specs/instructions/VA_SKL_PLUS.md:254"),
            Field("Y_size", "scalar", None, "specs/instructions/VA_SKL_PLUS.md:256"),
            Field("X_search", "scalar", None, "specs/instructions/VA_SKL_PLUS.md:258"),
            Field("Y_search", "scalar", None, "specs/instructions/VA_SKL_PLUS.md:260"),
            Field("Offsets", "raw_operand", None, "specs/instructions/VA_SKL_PLUS.md:262"),
            Field("OutSurface", "ub", None, "specs/instructions/VA_SKL_PLUS.md:264"),
            Field("X_offset", "scalar", None, "specs/instructions/VA_SKL_PLUS.md:266"),
            Field("Y_offset", "scalar", None, "specs/instructions/VA_SKL_PLUS.md:268"),
            Field("Dst", "raw_operand", None, "specs/instructions/VA_SKL_PLUS.md:270"),
        ), "specs/instructions/VA_SKL_PLUS.md:1"),
    "SVM_BLOCK_LD": Instruction(
        Opcode(0x4e), 0x01, "read consecutive owords at an address", "SVM - Shared Virtual Memory Access",
        ("svm_block_ld", ), tuple(Platform),
        (
            Field("Properties", "ub", "BlockProperties", "specs/instructions/SVM_BLOCK_LD.md:26"),
            Field("Address", "scalar", None, "specs/instructions/SVM_BLOCK_LD.md:28"),
            Field("Dst", "raw_operand", None, "specs/instructions/SVM_BLOCK_LD.md:30"),
        ), "specs/instructions/SVM_BLOCK_LD.md:1"),
    "SVM_BLOCK_ST": Instruction(
        Opcode(0x4e), 0x02, "write consecutive owords at an address", "SVM - Shared Virtual Memory Access",
        ("svm_block_st", ), tuple(Platform),
        (
            Field("Properties", "ub", "BlockProperties", "specs/instructions/SVM_BLOCK_ST.md:26"),
            Field("Address", "scalar", None, "specs/instructions/SVM_BLOCK_ST.md:28"),
            Field("Src", "raw_operand", None, "specs/instructions/SVM_BLOCK_ST.md:30"),
        ), "specs/instructions/SVM_BLOCK_ST.md:1"),
    "SVM_GATHER": Instruction(
        Opcode(0x4e), 0x03, "read blocks at an address for each channel", "SVM - Shared Virtual Memory Access",
        ("svm_gather", ), tuple(Platform),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/SVM_GATHER.md:34"),
            Field("Pred", "uw", "Predicate", "specs/instructions/SVM_GATHER.md:44"),
            Field("Block_size", "ub", "BlockSize", "specs/instructions/SVM_GATHER.md:46"),
            Field("Num_blocks", "ub", "BlockCount", "specs/instructions/SVM_GATHER.md:48"),
            Field("Addresses", "raw_operand", None, "specs/instructions/SVM_GATHER.md:57"),
            Field("Dst", "raw_operand", None, "specs/instructions/SVM_GATHER.md:59"),
        ), "specs/instructions/SVM_GATHER.md:1"),
    "SVM_SCATTER": Instruction(
        Opcode(0x4e), 0x04, "write blocks at an address for each channel", "SVM - Shared Virtual Memory Access",
        ("svm_scatter", ), tuple(Platform),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/SVM_SCATTER.md:34"),
            Field("Pred", "uw", "Predicate", "specs/instructions/SVM_SCATTER.md:44"),
            Field("Block_size", "ub", "BlockSize", "specs/instructions/SVM_SCATTER.md:46"),
            Field("Num_blocks", "ub", "BlockCount", "specs/instructions/SVM_SCATTER.md:48"),
            Field("Addresses", "raw_operand", None, "specs/instructions/SVM_SCATTER.md:57"),
            Field("Src", "raw_operand", None, "specs/instructions/SVM_SCATTER.md:59"),
        ), "specs/instructions/SVM_SCATTER.md:1"),
    "SVM_ATOMIC": Instruction(
        Opcode(0x4e), 0x05, "atomic operation by address", "SVM - Shared Virtual Memory Access",
        ("svm_atomic", ), tuple(Platform),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/SVM_ATOMIC.md:34"),
            Field("Pred", "uw", "Predicate", "specs/instructions/SVM_ATOMIC.md:43"),
            Field("Op", "ub", "AtomicControl", "specs/instructions/SVM_ATOMIC.md:45"),
            Field("Addresses", "raw_operand", None, "specs/instructions/SVM_ATOMIC.md:47"),
            Field("Src0", "raw_operand", None, "specs/instructions/SVM_ATOMIC.md:49"),
            Field("Src1", "raw_operand", None, "specs/instructions/SVM_ATOMIC.md:51"),
            Field("Dst", "raw_operand", None, "specs/instructions/SVM_ATOMIC.md:53"),
        ), "specs/instructions/SVM_ATOMIC.md:1"),
    "SVM_GATHER4_SCALED": Instruction(
        Opcode(0x4e), 0x06, "read up to four dwords for each channel by address", "SVM - Shared Virtual Memory Access",
        ("svm_gather4scaled", ), tuple(Platform),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/SVM_GATHER4_SCALED.md:37"),
            Field("Pred", "uw", "Predicate", "specs/instructions/SVM_GATHER4_SCALED.md:44"),
            Field("Channels", "ub", "ColourChannels", "specs/instructions/SVM_GATHER4_SCALED.md:46"),
            Field("Scale", "uw", None, "specs/instructions/SVM_GATHER4_SCALED.md:48"),
            Field("Address", "scalar", None, "specs/instructions/SVM_GATHER4_SCALED.md:50"),
            Field("Element_offset", "raw_operand", None, "specs/instructions/SVM_GATHER4_SCALED.md:52"),
            Field("Dst", "raw_operand", None, "specs/instructions/SVM_GATHER4_SCALED.md:54"),
        ), "specs/instructions/SVM_GATHER4_SCALED.md:1"),
    "SVM_SCATTER4_SCALED": Instruction(
        Opcode(0x4e), 0x07, "write up to four dwords for each channel by address", "SVM - Shared Virtual Memory Access",
        ("svm_scatter4scaled", ), tuple(Platform),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/SVM_SCATTER4_SCALED.md:37"),
            Field("Pred", "uw", "Predicate", "specs/instructions/SVM_SCATTER4_SCALED.md:44"),
            Field("Channels", "ub", "ColourChannels", "specs/instructions/SVM_SCATTER4_SCALED.md:46"),
            Field("Scale", "uw", None, "specs/instructions/SVM_SCATTER4_SCALED.md:48"),
            Field("Address", "scalar", None, "specs/instructions/SVM_SCATTER4_SCALED.md:50"),
            Field("Element_offset", "raw_operand", None, "specs/instructions/SVM_SCATTER4_SCALED.md:52"),
            Field("Src", "raw_operand", None, "specs/instructions/SVM_SCATTER4_SCALED.md:54"),
        ), "specs/instructions/SVM_SCATTER4_SCALED.md:1"),
    "IFCALL": Instruction(
        Opcode(0x4f), None, "call through a function address", "Control Flow Instructions",
        ("ifcall", ), tuple(Platform),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/IFCALL.md:25"),
            Field("Pred", "uw", "Predicate", "specs/instructions/IFCALL.md:27"),
            Field("Modifiers", "ub{v4.2+}", "IfcallModifiers", "specs/instructions/IFCALL.md:29"),
            Field("Func_addr", "scalar", None, "specs/instructions/IFCALL.md:35"),
            Field("Arg_size", "ub", None, "specs/instructions/IFCALL.md:37"),
            Field("Return_size", "ub", None, "specs/instructions/IFCALL.md:39"),
        ), "specs/instructions/IFCALL.md:1"),
    "FADDR": Instruction(
        Opcode(0x50), None, "address of a function", "Control Flow Instructions",
        ("faddr", ), tuple(Platform),
        (
            Field("Func_id", "uw", None, "specs/instructions/FADDR.md:23"),
            Field("Dst", "scalar", None, "specs/instructions/FADDR.md:25"),
        ), "specs/instructions/FADDR.md:1"),
    "FILE": Instruction(
        Opcode(0x51), None, "source file of what follows", "Miscellaneous Instructions",
        ("FILE", ), tuple(Platform),
        (
            Field("File_name", "ud{v3.4+}/uw{-v3.4}", None, "specs/instructions/FILE.md:22"),
        ), "specs/instructions/FILE.md:1"),
    "LOC": Instruction(
        Opcode(0x52), None, "source line of what follows", "Miscellaneous Instructions",
        ("LOC", ), tuple(Platform),
        (
            Field("Line_number", "ud", None, "specs/instructions/LOC.md:22"),
        ), "specs/instructions/LOC.md:1"),
    "VME_IME": Instruction(
        Opcode(0x54), None, "search for motion vectors", "Media Extensions",
        ("vme_ime", ), (Platform.BDW, Platform.SKL, Platform.BXT, Platform.ICLLP, ),
        (
            Field("StreamMode", "ub", "VmeStreamMode", "specs/instructions/VME_IME.md:24"),
            Field("SearchCtrl", "ub", "VmeSearchControl", "specs/instructions/VME_IME.md:31"),
            Field("UNIInput", "raw_operand", None, "specs/instructions/VME_IME.md:38"),
            Field("IMEInput", "raw_operand", None, "specs/instructions/VME_IME.md:40"),
            Field("Surface", "ub", None, "specs/instructions/VME_IME.md:42"),
            Field("Ref0", "raw_operand", None, "specs/instructions/VME_IME.md:44"),
            Field("Ref1", "raw_operand", None, "specs/instructions/VME_IME.md:46"),
            Field("CostCenter", "raw_operand", None, "specs/instructions/VME_IME.md:48"),
            Field("Output", "raw_operand", None, "specs/instructions/VME_IME.md:50"),
        ), "specs/instructions/VME_IME.md:1"),
    "VME_SIC": Instruction(
        Opcode(0x55), None, "check skipped and intra-coded blocks", "Media Extensions",
        ("vme_sic", ), (Platform.BDW, Platform.SKL, Platform.BXT, Platform.ICLLP, ),
        (
            Field("UNIInput", "raw_operand", None, "specs/instructions/VME_SIC.md:23"),
            Field("SICInput", "raw_operand", None, "specs/instructions/VME_SIC.md:25"),
            Field("Surface", "ub", None, "specs/instructions/VME_SIC.md:27"),
            Field("Output", "raw_operand", None, "specs/instructions/VME_SIC.md:29"),
        ), "specs/instructions/VME_SIC.md:1"),
    "VME_FBR": Instruction(
        Opcode(0x56), None, "refine motion vectors", "Media Extensions",
        ("vme_fbr", ), (Platform.BDW, Platform.SKL, Platform.BXT, Platform.ICLLP, ),
        (
            Field("UNIInput", "raw_operand", None, "specs/instructions/VME_FBR.md:24"),
            Field("FBRInput", "raw_operand", None, "specs/instructions/VME_FBR.md:26"),
            Field("Surface", "ub", None, "specs/instructions/VME_FBR.md:28"),
            Field("FBRMbMode", "scalar", None, "specs/instructions/VME_FBR.md:30"),
            Field("FBRSubMbShape", "scalar", None, "specs/instructions/VME_FBR.md:37"),
            Field("FBRSubPredMode", "scalar", None, "specs/instructions/VME_FBR.md:65"),
            Field("Output", "raw_operand", None, "specs/instructions/VME_FBR.md:93"),
        ), "specs/instructions/VME_FBR.md:1"),
    "VME_IDM": Instruction(
        Opcode(0x57), None, "distortions around a motion vector", "Media Extensions",
        ("vme_idm", ), (Platform.BDW, Platform.SKL, Platform.BXT, Platform.ICLLP, ),
        (
            Field("UNIInput", "raw_operand", None, "specs/instructions/VME_IDM.md:23"),
            Field("IDMInput", "raw_operand", None, "specs/instructions/VME_IDM.md:25"),
            Field("Surface", "ub", None, "specs/instructions/VME_IDM.md:27"),
            Field("Output", "raw_operand", None, "specs/instructions/VME_IDM.md:29"),
        ), "specs/instructions/VME_IDM.md:1"),
    "BARRIER": Instruction(
        Opcode(0x59), None, "wait for the whole thread group", "Synchronization Instructions",
        ("barrier", ), tuple(Platform),
        (
        ), "specs/instructions/BARRIER.md:1"),
    "CACHE_FLUSH": Instruction(
        Opcode(0x5a), None, "flush the texture cache", "Synchronization Instructions",
        ("sampler_cache_flush", ), tuple(Platform),
        (
        ), "specs/instructions/CACHE_FLUSH.md:1"),
    "WAIT": Instruction(
        Opcode(0x5b), None, "wait for a notification", "Synchronization Instructions",
        ("wait", ), tuple(Platform),
        (
            Field("Mask", "scalar{v3.1+}", None, "specs/instructions/WAIT.md:24"),
        ), "specs/instructions/WAIT.md:1"),
    "FENCE": Instruction(
        Opcode(0x5c), None, "order memory accesses", "Synchronization Instructions",
        ("fence_sw", "fence_global", "fence_local", ), tuple(Platform),
        (
            Field("Mask", "ub", "FenceMask", "specs/instructions/FENCE.md:26"),
        ), "specs/instructions/FENCE.md:1"),
    "RAW_SEND": Instruction(
        Opcode(0x5d), None, "message to a shared function", "Miscellaneous Instructions",
        ("raw_send", "raw_sendc", ), tuple(Platform),
        (
            Field("Modifiers", "ub", "RawSendModifiers", "specs/instructions/RAW_SEND.md:27"),
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/RAW_SEND.md:35"),
            Field("Pred", "uw", "Predicate", "specs/instructions/RAW_SEND.md:37"),
            Field("ExMsgDesc", "ud", None, "specs/instructions/RAW_SEND.md:39"),
            Field("NumSrc", "ub", None, "specs/instructions/RAW_SEND.md:41"),
            Field("NumDst", "ub", None, "specs/instructions/RAW_SEND.md:43"),
            Field("Desc", "scalar", None, "specs/instructions/RAW_SEND.md:45"),
            Field("Src", "raw_operand", None, "specs/instructions/RAW_SEND.md:47"),
            Field("Dst", "raw_operand", None, "specs/instructions/RAW_SEND.md:49"),
        ), "specs/instructions/RAW_SEND.md:1"),
    "YIELD": Instruction(
        Opcode(0x5f), None, "let another thread run", "Synchronization Instructions",
        ("yield", ), tuple(Platform),
        (
        ), "specs/instructions/YIELD.md:1"),
    "NBARRIER": Instruction(
        Opcode(0x60), None, "named barrier", "Synchronization Instructions",
        ("nbarrier", ), (Platform.PVC, Platform.PVC_XT, Platform.XE2, Platform.XE3, Platform.XE3P_CRI, Platform.NVL, ),
        (
            Field("Mode", "ub", "NbarrierMode", "specs/instructions/NBARRIER.md:30"),
            Field("Id", "scalar", None, "specs/instructions/NBARRIER.md:38"),
            Field("Type", "scalar{v4.2+}", None, "specs/instructions/NBARRIER.md:40"),
            Field("Num_producers", "scalar", None, "specs/instructions/NBARRIER.md:42"),
            Field("Num_consumers", "scalar{v4.2+}", None, "specs/instructions/NBARRIER.md:44"),
        ), "specs/instructions/NBARRIER.md:1"),
    "FCALL": Instruction(
        Opcode(0x67), None, "call of a function", "Control Flow Instructions",
        ("fcall", ), tuple(Platform),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/FCALL.md:31"),
            Field("Pred", "uw", "Predicate", "specs/instructions/FCALL.md:33"),
            Field("Func_id", "uw", None, "specs/instructions/FCALL.md:35"),
            Field("Arg_size", "ub", None, "specs/instructions/FCALL.md:37"),
            Field("Return_size", "ub", None, "specs/instructions/FCALL.md:39"),
        ), "specs/instructions/FCALL.md:1"),
    "FRET": Instruction(
        Opcode(0x68), None, "return from a function", "Control Flow Instructions",
        ("fret", ), tuple(Platform),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/FRET.md:39"),
            Field("Pred", "uw", "Predicate", "specs/instructions/FRET.md:41"),
        ), "specs/instructions/FRET.md:1"),
    "SWITCHJMP": Instruction(
        Opcode(0x69), None, "jump through a table", "Control Flow Instructions",
        ("switchjmp", ), (Platform.BDW, Platform.SKL, Platform.BXT, Platform.ICLLP, Platform.PVC, Platform.PVC_XT, Platform.XE2, Platform.XE3, Platform.XE3P_CRI, Platform.NVL, ),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/SWITCHJMP.md:23"),
            Field("Num_labels", "ub", None, "specs/instructions/SWITCHJMP.md:29"),
            Field("Index", "scalar", None, "specs/instructions/SWITCHJMP.md:31"),
            Field("Label", "uw[Num_labels]", None, "specs/instructions/SWITCHJMP.md:33"),
        ), "specs/instructions/SWITCHJMP.md:1"),
    "SAD2ADD": Instruction(
        Opcode(0x6a), None, "sum of two absolute differences, accumulated", "Arithmetic Instructions",
        ("sad2add", ), (Platform.BDW, Platform.SKL, Platform.BXT, ),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/SAD2ADD.md:29"),
            Field("Pred", "uw", "Predicate", "specs/instructions/SAD2ADD.md:31"),
            Field("Dst", "vec_operand", None, "specs/instructions/SAD2ADD.md:33"),
            Field("Src0", "vec_operand", None, "specs/instructions/SAD2ADD.md:35"),
            Field("Src1", "vec_operand", None, "specs/instructions/SAD2ADD.md:37"),
            Field("Src2", "vec_operand", None, "specs/instructions/SAD2ADD.md:39"),
        ), "specs/instructions/SAD2ADD.md:1"),
    "PLN": Instruction(
        Opcode(0x6b), None, "plane equation", "Arithmetic Instructions",
        ("plane", ), (Platform.BDW, Platform.SKL, Platform.BXT, Platform.ICLLP, Platform.TGLLP, Platform.XEHP, Platform.DG2, Platform.MTL, Platform.ARL, Platform.PVC, Platform.PVC_XT, Platform.XE2, Platform.XE3, ),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/PLN.md:30"),
            Field("Pred", "uw", "Predicate", "specs/instructions/PLN.md:37"),
            Field("Dst", "vec_operand", None, "specs/instructions/PLN.md:39"),
            Field("Src0", "vec_operand", None, "specs/instructions/PLN.md:41"),
            Field("Src1", "vec_operand", None, "specs/instructions/PLN.md:43"),
        ), "specs/instructions/PLN.md:1"),
    "GOTO": Instruction(
        Opcode(0x6c), None, "jump for each channel", "Control Flow Instructions",
        ("goto", ), tuple(Platform),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/GOTO.md:58"),
            Field("Pred", "uw", "Predicate", "specs/instructions/GOTO.md:60"),
            Field("Label", "uw", None, "specs/instructions/GOTO.md:62"),
        ), "specs/instructions/GOTO.md:1"),
    "3D_SAMPLE": Instruction(
        Opcode(0x6d), None, "sample a texture", "3D Extensions",
        ("sample_3d", "sample_b", "sample_l", "sample_c", "sample_d", "sample_b_c", "sample_l_c", "sample4", "lod", "resinfo", "sampleinfo", "sample+killpix", "sample4_c", "sample_d_c_mlod", "sample_mlod", "sample_c_mlod", "sample_d_c", "sample_lz", "sample_c_lz", "sample_po", "sample_po_b", "sample_po_l", "sample_po_c", "sample_po_d", "sample_po_l_c", "sample_po_lz", "sample_po_c_lz", "sample_po_b_c", "sample_po_d_c", ), (Platform.BDW, Platform.SKL, Platform.BXT, Platform.ICLLP, Platform.TGLLP, Platform.XEHP, Platform.DG2, Platform.MTL, Platform.ARL, Platform.XE2, Platform.XE3, Platform.XE3P_CRI, Platform.NVL, ),
        (
            Field("Op", "uw{v4.0+}/ub{-v4.0}", "ThreeDSampleOp", "specs/instructions/3D_SAMPLE.md:379"),
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/3D_SAMPLE.md:421"),
            Field("Pred", "uw", "Predicate", "specs/instructions/3D_SAMPLE.md:429"),
            Field("Channels", "ub", "ColourChannels", "specs/instructions/3D_SAMPLE.md:431"),
            Field("Aoffimmi", "scalar{v3.4+}/uw{-v3.4}", None, "specs/instructions/3D_SAMPLE.md:433"),
            Field("Sampler", "ub", None, "specs/instructions/3D_SAMPLE.md:435"),
            Field("SamplerState", "scalar{v4.2+}", None, "specs/instructions/3D_SAMPLE.md:437"),
            Field("SamplerIndex", "ud{v4.2+}", None, "specs/instructions/3D_SAMPLE.md:439"),
            Field("Surface", "ub", None, "specs/instructions/3D_SAMPLE.md:441"),
            Field("SurfaceState", "scalar{v4.2+}", None, "specs/instructions/3D_SAMPLE.md:443"),
            Field("SurfaceIndex", "ud{v4.2+}", None, "specs/instructions/3D_SAMPLE.md:445"),
            Field("Dst", "raw_operand", None, "specs/instructions/3D_SAMPLE.md:447"),
            Field("PairedSurface", "raw_operand{v4.2+}", None, "specs/instructions/3D_SAMPLE.md:449"),
            Field("NumParams", "ub", None, "specs/instructions/3D_SAMPLE.md:451"),
            Field("Ref", "raw_operand", None, "specs/instructions/3D_SAMPLE.md:453"),
            Field("Bias", "raw_operand", None, "specs/instructions/3D_SAMPLE.md:455"),
            Field("BiasOffUVR", "raw_operand", None, "specs/instructions/3D_SAMPLE.md:457"),
            Field("Lod", "raw_operand", None, "specs/instructions/3D_SAMPLE.md:459"),
            Field("LodOffUVR", "raw_operand", None, "specs/instructions/3D_SAMPLE.md:461"),
            Field("LodOffUV", "raw_operand", None, "specs/instructions/3D_SAMPLE.md:463"),
            Field("U", "raw_operand", None, "specs/instructions/3D_SAMPLE.md:465"),
            Field("Dudx", "raw_operand", None, "specs/instructions/3D_SAMPLE.md:467"),
            Field("Dudy", "raw_operand", None, "specs/instructions/3D_SAMPLE.md:469"),
            Field("V", "raw_operand", None, "specs/instructions/3D_SAMPLE.md:471"),
            Field("Dvdx", "raw_operand", None, "specs/instructions/3D_SAMPLE.md:473"),
            Field("Dvdy", "raw_operand", None, "specs/instructions/3D_SAMPLE.md:475"),
            Field("R", "raw_operand", None, "specs/instructions/3D_SAMPLE.md:477"),
            Field("OffUVR", "raw_operand", None, "specs/instructions/3D_SAMPLE.md:479"),
            Field("OffUVR_R", "raw_operand", None, "specs/instructions/3D_SAMPLE.md:481"),
            Field("OffUV_R", "raw_operand", None, "specs/instructions/3D_SAMPLE.md:483"),
            Field("Drdx", "raw_operand", None, "specs/instructions/3D_SAMPLE.md:485"),
            Field("Drdy", "raw_operand", None, "specs/instructions/3D_SAMPLE.md:487"),
            Field("Ai", "raw_operand", None, "specs/instructions/3D_SAMPLE.md:489"),
            Field("Mlod", "raw_operand", None, "specs/instructions/3D_SAMPLE.md:491"),
            Field("Mlod_R", "raw_operand", None, "specs/instructions/3D_SAMPLE.md:493"),
            Field("Unused", "raw_operand", None, "specs/instructions/3D_SAMPLE.md:495"),
        ), "specs/instructions/3D_SAMPLE.md:1"),
    "3D_LOAD": Instruction(
        Opcode(0x6e), None, "read texels without filtering", "3D Extensions",
        ("load_3d", "load_lz", "load_l", "load_2dms_w", "load_mcs", ), (Platform.BDW, Platform.SKL, Platform.BXT, Platform.ICLLP, Platform.TGLLP, Platform.XEHP, Platform.DG2, Platform.MTL, Platform.ARL, Platform.XE2, Platform.XE3, Platform.XE3P_CRI, Platform.NVL, ),
        (
            Field("Op", "uw{v4.0+}/ub{-v4.0}", "ThreeDLoadOp", "specs/instructions/3D_LOAD.md:107"),
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/3D_LOAD.md:122"),
            Field("Pred", "uw", "Predicate", "specs/instructions/3D_LOAD.md:130"),
            Field("Channels", "ub", "ColourChannels", "specs/instructions/3D_LOAD.md:132"),
            Field("Aoffimmi", "scalar{v3.4+}/uw{-v3.4}", None, "specs/instructions/3D_LOAD.md:134"),
            Field("Surface", "ub", None, "specs/instructions/3D_LOAD.md:136"),
            Field("SurfaceState", "scalar{v4.2+}", None, "specs/instructions/3D_LOAD.md:138"),
            Field("SurfaceIndex", "ud{v4.2+}", None, "specs/instructions/3D_LOAD.md:140"),
            Field("Dst", "raw_operand", None, "specs/instructions/3D_LOAD.md:142"),
            Field("PairedSurface", "raw_operand{v4.2+}", None, "specs/instructions/3D_LOAD.md:144"),
            Field("NumParams", "ub", None, "specs/instructions/3D_LOAD.md:146"),
            Field("Si", "raw_operand", None, "specs/instructions/3D_LOAD.md:148"),
            Field("Mcsl", "raw_operand", None, "specs/instructions/3D_LOAD.md:150"),
            Field("Msch", "raw_operand", None, "specs/instructions/3D_LOAD.md:152"),
            Field("Msc0", "raw_operand", None, "specs/instructions/3D_LOAD.md:154"),
            Field("Msc1", "raw_operand", None, "specs/instructions/3D_LOAD.md:156"),
            Field("Msc2", "raw_operand", None, "specs/instructions/3D_LOAD.md:158"),
            Field("Msc3", "raw_operand", None, "specs/instructions/3D_LOAD.md:160"),
            Field("U", "raw_operand", None, "specs/instructions/3D_LOAD.md:162"),
            Field("V", "raw_operand", None, "specs/instructions/3D_LOAD.md:164"),
            Field("R", "raw_operand", None, "specs/instructions/3D_LOAD.md:166"),
            Field("Lod", "raw_operand", None, "specs/instructions/3D_LOAD.md:168"),
        ), "specs/instructions/3D_LOAD.md:1"),
    "3D_SAMPLE4": Instruction(
        Opcode(0x6f), None, "gather one channel of four texels", "3D Extensions",
        ("sample4", "sample4_l", "sample4_b", "sample4_i", "sample4_c", "sample4_po", "sample4_po_c", "sample4_i_c", "sample4_l_c", "sample4_po_l", "sample4_po_b", "sample4_po_i", "sample4_po_i_c", "sample4_po_l_c", ), (Platform.BDW, Platform.SKL, Platform.BXT, Platform.ICLLP, Platform.TGLLP, Platform.XEHP, Platform.DG2, Platform.MTL, Platform.ARL, Platform.XE2, Platform.XE3, Platform.XE3P_CRI, Platform.NVL, ),
        (
            Field("Op", "uw{v4.0+}/ub{-v4.0}", "ThreeDSample4Op", "specs/instructions/3D_SAMPLE4.md:197"),
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/3D_SAMPLE4.md:223"),
            Field("Pred", "uw", "Predicate", "specs/instructions/3D_SAMPLE4.md:231"),
            Field("Src_channel", "ub", "ColourChannel", "specs/instructions/3D_SAMPLE4.md:233"),
            Field("Aoffimmi", "scalar{v3.4+}/uw{-v3.4}", None, "specs/instructions/3D_SAMPLE4.md:243"),
            Field("Sampler", "ub", None, "specs/instructions/3D_SAMPLE4.md:245"),
            Field("SamplerState", "scalar{v4.2+}", None, "specs/instructions/3D_SAMPLE4.md:247"),
            Field("SamplerIndex", "ud{v4.2+}", None, "specs/instructions/3D_SAMPLE4.md:249"),
            Field("Surface", "ub", None, "specs/instructions/3D_SAMPLE4.md:251"),
            Field("SurfaceState", "scalar{v4.2+}", None, "specs/instructions/3D_SAMPLE4.md:253"),
            Field("SurfaceIndex", "ud{v4.2+}", None, "specs/instructions/3D_SAMPLE4.md:255"),
            Field("Dst", "raw_operand", None, "specs/instructions/3D_SAMPLE4.md:257"),
            Field("PairedSurface", "raw_operand{v4.2+}", None, "specs/instructions/3D_SAMPLE4.md:259"),
            Field("NumParams", "ub", None, "specs/instructions/3D_SAMPLE4.md:261"),
            Field("Ref", "raw_operand", None, "specs/instructions/3D_SAMPLE4.md:263"),
            Field("Lod", "raw_operand", None, "specs/instructions/3D_SAMPLE4.md:265"),
            Field("LodOffUV", "raw_operand", None, "specs/instructions/3D_SAMPLE4.md:267"),
            Field("Bias", "raw_operand", None, "specs/instructions/3D_SAMPLE4.md:269"),
            Field("BiasOffUV", "raw_operand", None, "specs/instructions/3D_SAMPLE4.md:271"),
            Field("U", "raw_operand", None, "specs/instructions/3D_SAMPLE4.md:273"),
            Field("V", "raw_operand", None, "specs/instructions/3D_SAMPLE4.md:275"),
            Field("Offu", "raw_operand", None, "specs/instructions/3D_SAMPLE4.md:277"),
            Field("Offv", "raw_operand", None, "specs/instructions/3D_SAMPLE4.md:279"),
            Field("R", "raw_operand", None, "specs/instructions/3D_SAMPLE4.md:281"),
            Field("OffUV", "raw_operand", None, "specs/instructions/3D_SAMPLE4.md:283"),
            Field("OffUV_R", "raw_operand", None, "specs/instructions/3D_SAMPLE4.md:285"),
            Field("Ai", "raw_operand", None, "specs/instructions/3D_SAMPLE4.md:287"),
        ), "specs/instructions/3D_SAMPLE4.md:1"),
    "INFO": Instruction(
        Opcode(0x70), None, "query a surface or its sampling pattern", "3D Extensions",
        ("resinfo", "sampleinfo", ), (Platform.BDW, Platform.SKL, Platform.BXT, Platform.ICLLP, Platform.TGLLP, Platform.XEHP, Platform.DG2, Platform.MTL, Platform.ARL, Platform.XE2, Platform.XE3, Platform.XE3P_CRI, Platform.NVL, ),
        (
            Field("Op", "ub", "InfoOp", "specs/instructions/INFO.md:36"),
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/INFO.md:43"),
            Field("Channels", "ub", "ColourChannels", "specs/instructions/INFO.md:51"),
            Field("Surface", "ub", None, "specs/instructions/INFO.md:53"),
            Field("SurfaceState", "scalar{v4.2+}", None, "specs/instructions/INFO.md:55"),
            Field("SurfaceIndex", "ud{v4.2+}", None, "specs/instructions/INFO.md:57"),
            Field("LOD", "raw_operand", None, "specs/instructions/INFO.md:59"),
            Field("Dst", "raw_operand", None, "specs/instructions/INFO.md:61"),
        ), "specs/instructions/INFO.md:1"),
    "RT_WRITE": Instruction(
        Opcode(0x71), None, "write a render target", "3D Extensions",
        ("rt_write_3d", ), (Platform.BDW, Platform.SKL, Platform.BXT, Platform.ICLLP, Platform.TGLLP, Platform.XEHP, Platform.DG2, Platform.MTL, Platform.ARL, Platform.XE2, Platform.XE3, Platform.XE3P_CRI, Platform.NVL, ),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/RT_WRITE.md:47"),
            Field("Pred", "uw", "Predicate", "specs/instructions/RT_WRITE.md:54"),
            Field("Mode", "uw", "RtWriteMode", "specs/instructions/RT_WRITE.md:56"),
            Field("Surface", "ub", None, "specs/instructions/RT_WRITE.md:72"),
            Field("Header", "raw_operand", None, "specs/instructions/RT_WRITE.md:74"),
            Field("SI", "vec_operand", None, "specs/instructions/RT_WRITE.md:76"),
            Field("CPS", "vec_operand", None, "specs/instructions/RT_WRITE.md:78"),
            Field("RTI", "scalar", None, "specs/instructions/RT_WRITE.md:80"),
            Field("Source0Alpha", "raw_operand", None, "specs/instructions/RT_WRITE.md:82"),
            Field("oMask", "raw_operand", None, "specs/instructions/RT_WRITE.md:84"),
            Field("R", "raw_operand", None, "specs/instructions/RT_WRITE.md:86"),
            Field("G", "raw_operand", None, "specs/instructions/RT_WRITE.md:88"),
            Field("B", "raw_operand", None, "specs/instructions/RT_WRITE.md:90"),
            Field("A", "raw_operand", None, "specs/instructions/RT_WRITE.md:92"),
            Field("SourceDepth", "raw_operand", None, "specs/instructions/RT_WRITE.md:94"),
            Field("Stencil", "raw_operand", None, "specs/instructions/RT_WRITE.md:96"),
        ), "specs/instructions/RT_WRITE.md:1"),
    "URB_WRITE": Instruction(
        Opcode(0x72), None, "write the unified return buffer", "3D Extensions",
        ("urb_write_3d", ), (Platform.BDW, Platform.SKL, Platform.BXT, Platform.ICLLP, Platform.TGLLP, Platform.XEHP, Platform.DG2, Platform.MTL, Platform.ARL, ),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/URB_WRITE.md:34"),
            Field("Pred", "uw", "Predicate", "specs/instructions/URB_WRITE.md:40"),
            Field("Num_out", "ub", None, "specs/instructions/URB_WRITE.md:42"),
            Field("Channel_mask", "raw_operand", None, "specs/instructions/URB_WRITE.md:44"),
            Field("Global_offset", "uw", None, "specs/instructions/URB_WRITE.md:46"),
            Field("URB_handle", "raw_operand", None, "specs/instructions/URB_WRITE.md:48"),
            Field("Per_slot_offset", "raw_operand", None, "specs/instructions/URB_WRITE.md:50"),
            Field("Vertex_data", "raw_operand", None, "specs/instructions/URB_WRITE.md:52"),
        ), "specs/instructions/URB_WRITE.md:1"),
    "TYPED_ATOMIC": Instruction(
        Opcode(0x73), None, "atomic operation on texels", "3D Extensions",
        ("typed_atomic", ), (Platform.BDW, Platform.SKL, Platform.BXT, Platform.ICLLP, Platform.TGLLP, Platform.XEHP, Platform.DG2, Platform.MTL, Platform.ARL, ),
        (
            Field("Op", "ub", "AtomicControl", "specs/instructions/TYPED_ATOMIC.md:32"),
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/TYPED_ATOMIC.md:39"),
            Field("Pred", "uw", "Predicate", "specs/instructions/TYPED_ATOMIC.md:45"),
            Field("Surface", "ub", None, "specs/instructions/TYPED_ATOMIC.md:47"),
            Field("U", "raw_operand", None, "specs/instructions/TYPED_ATOMIC.md:49"),
            Field("V", "raw_operand", None, "specs/instructions/TYPED_ATOMIC.md:51"),
            Field("R", "raw_operand", None, "specs/instructions/TYPED_ATOMIC.md:53"),
            Field("LOD", "raw_operand", None, "specs/instructions/TYPED_ATOMIC.md:55"),
            Field("Src0", "raw_operand", None, "specs/instructions/TYPED_ATOMIC.md:57"),
            Field("Src1", "raw_operand", None, "specs/instructions/TYPED_ATOMIC.md:59"),
            Field("Dst", "raw_operand", None, "specs/instructions/TYPED_ATOMIC.md:61"),
        ), "specs/instructions/TYPED_ATOMIC.md:1"),
    "GATHER4_SCALED": Instruction(
        Opcode(0x74), None, "read up to four dwords for each channel", "Surface-based Memory Access Instructions",
        ("gather4_scaled", ), tuple(Platform),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/GATHER4_SCALED.md:36"),
            Field("Pred", "uw", "Predicate", "specs/instructions/GATHER4_SCALED.md:43"),
            Field("Channels", "ub", "ColourChannels", "specs/instructions/GATHER4_SCALED.md:45"),
            Field("Scale", "uw", None, "specs/instructions/GATHER4_SCALED.md:47"),
            Field("Surface", "ub", None, "specs/instructions/GATHER4_SCALED.md:49"),
            Field("Offset", "scalar", None, "specs/instructions/GATHER4_SCALED.md:51"),
            Field("Element_offset", "raw_operand", None, "specs/instructions/GATHER4_SCALED.md:53"),
            Field("Dst", "raw_operand", None, "specs/instructions/GATHER4_SCALED.md:55"),
        ), "specs/instructions/GATHER4_SCALED.md:1"),
    "SCATTER4_SCALED": Instruction(
        Opcode(0x75), None, "write up to four dwords for each channel", "Surface-based Memory Access Instructions",
        ("scatter4_scaled", ), tuple(Platform),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/SCATTER4_SCALED.md:36"),
            Field("Pred", "uw", "Predicate", "specs/instructions/SCATTER4_SCALED.md:43"),
            Field("Channels", "ub", "ColourChannels", "specs/instructions/SCATTER4_SCALED.md:45"),
            Field("Scale", "uw", None, "specs/instructions/SCATTER4_SCALED.md:47"),
            Field("Surface", "ub", None, "specs/instructions/SCATTER4_SCALED.md:49"),
            Field("Offset", "scalar", None, "specs/instructions/SCATTER4_SCALED.md:51"),
            Field("Element_offset", "raw_operand", None, "specs/instructions/SCATTER4_SCALED.md:53"),
            Field("Src", "raw_operand", None, "specs/instructions/SCATTER4_SCALED.md:55"),
        ), "specs/instructions/SCATTER4_SCALED.md:1"),
    "GATHER_SCALED": Instruction(
        Opcode(0x78), None, "read bytes for each channel", "Surface-based Memory Access Instructions",
        ("gather_scaled", ), tuple(Platform),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/GATHER_SCALED.md:30"),
            Field("Pred", "uw", "Predicate", "specs/instructions/GATHER_SCALED.md:32"),
            Field("Block_size", "ub", None, "specs/instructions/GATHER_SCALED.md:34"),
            Field("Num_blocks", "ub", "BlockCount", "specs/instructions/GATHER_SCALED.md:36"),
            Field("Scale", "uw", None, "specs/instructions/GATHER_SCALED.md:44"),
            Field("Surface", "ub", None, "specs/instructions/GATHER_SCALED.md:46"),
            Field("Offset", "scalar", None, "specs/instructions/GATHER_SCALED.md:48"),
            Field("Element_offset", "raw_operand", None, "specs/instructions/GATHER_SCALED.md:50"),
            Field("Dst", "raw_operand", None, "specs/instructions/GATHER_SCALED.md:52"),
        ), "specs/instructions/GATHER_SCALED.md:1"),
    "SCATTER_SCALED": Instruction(
        Opcode(0x79), None, "write bytes for each channel", "Surface-based Memory Access Instructions",
        ("scatter_scaled", ), tuple(Platform),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/SCATTER_SCALED.md:30"),
            Field("Pred", "uw", "Predicate", "specs/instructions/SCATTER_SCALED.md:32"),
            Field("Block_size", "ub", None, "specs/instructions/SCATTER_SCALED.md:34"),
            Field("Num_blocks", "ub", "BlockCount", "specs/instructions/SCATTER_SCALED.md:36"),
            Field("Scale", "uw", None, "specs/instructions/SCATTER_SCALED.md:44"),
            Field("Surface", "ub", None, "specs/instructions/SCATTER_SCALED.md:46"),
            Field("Offset", "scalar", None, "specs/instructions/SCATTER_SCALED.md:48"),
            Field("Element_offset", "raw_operand", None, "specs/instructions/SCATTER_SCALED.md:50"),
            Field("Src", "raw_operand", None, "specs/instructions/SCATTER_SCALED.md:52"),
        ), "specs/instructions/SCATTER_SCALED.md:1"),
    "RAW_SENDS": Instruction(
        Opcode(0x7a), None, "message in two parts to a shared function", "Miscellaneous Instructions",
        ("raw_sends", "raw_sendsc", "raw_sends_eot", "raw_sendsc_eot", ), tuple(Platform),
        (
            Field("Modifiers", "ub", "RawSendsModifiers", "specs/instructions/RAW_SENDS.md:30"),
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/RAW_SENDS.md:39"),
            Field("Pred", "uw", "Predicate", "specs/instructions/RAW_SENDS.md:41"),
            Field("NumSrc0", "ub", None, "specs/instructions/RAW_SENDS.md:43"),
            Field("NumSrc1", "ub", None, "specs/instructions/RAW_SENDS.md:45"),
            Field("NumDst", "ub", None, "specs/instructions/RAW_SENDS.md:47"),
            Field("SFID", "ub{v3.6+}", None, "specs/instructions/RAW_SENDS.md:49"),
            Field("ExMsgDesc", "scalar", None, "specs/instructions/RAW_SENDS.md:51"),
            Field("Desc", "scalar", None, "specs/instructions/RAW_SENDS.md:53"),
            Field("Src0", "raw_operand", None, "specs/instructions/RAW_SENDS.md:55"),
            Field("Src1", "raw_operand", None, "specs/instructions/RAW_SENDS.md:57"),
            Field("Dst", "raw_operand", None, "specs/instructions/RAW_SENDS.md:59"),
        ), "specs/instructions/RAW_SENDS.md:1"),
    "LIFETIME": Instruction(
        Opcode(0x7b), None, "start or end of use of a variable", "Miscellaneous Instructions",
        ("lifetime", ), tuple(Platform),
        (
            Field("properties", "ub", "LifetimeProperties", "specs/instructions/LIFETIME.md:22"),
            Field("variable", "ud{v3.4+}/uw{-v3.4}", None, "specs/instructions/LIFETIME.md:36"),
        ), "specs/instructions/LIFETIME.md:1"),
    "SBARRIER": Instruction(
        Opcode(0x7c), None, "barrier in two halves", "Synchronization Instructions",
        ("sbarrier", ), tuple(Platform),
        (
            Field("Mode", "ub", "SbarrierMode", "specs/instructions/SBARRIER.md:27"),
        ), "specs/instructions/SBARRIER.md:1"),
    "DWORD_ATOMIC": Instruction(
        Opcode(0x7d), None, "atomic operation for each channel on a surface", "Surface-based Memory Access Instructions",
        ("dword_atomic", ), tuple(Platform),
        (
            Field("Op", "ub", "AtomicControl", "specs/instructions/DWORD_ATOMIC.md:32"),
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/DWORD_ATOMIC.md:39"),
            Field("Pred", "uw", "Predicate", "specs/instructions/DWORD_ATOMIC.md:49"),
            Field("Surface", "ub", None, "specs/instructions/DWORD_ATOMIC.md:51"),
            Field("Element_offset", "raw_operand", None, "specs/instructions/DWORD_ATOMIC.md:53"),
            Field("Src0", "raw_operand", None, "specs/instructions/DWORD_ATOMIC.md:55"),
            Field("Src1", "raw_operand", None, "specs/instructions/DWORD_ATOMIC.md:57"),
            Field("Dst", "raw_operand", None, "specs/instructions/DWORD_ATOMIC.md:59"),
        ), "specs/instructions/DWORD_ATOMIC.md:1"),
    "SQRTM": Instruction(
        Opcode(0x7e), None, "square root, correctly rounded", "Arithmetic Instructions",
        ("sqrtm", ), (Platform.BDW, Platform.SKL, Platform.XEHP, Platform.PVC, Platform.PVC_XT, Platform.XE2, Platform.XE3, Platform.XE3P_CRI, Platform.NVL, ),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/SQRTM.md:23"),
            Field("Pred", "uw", "Predicate", "specs/instructions/SQRTM.md:25"),
            Field("Dst", "vec_operand", None, "specs/instructions/SQRTM.md:27"),
            Field("Src0", "vec_operand", None, "specs/instructions/SQRTM.md:29"),
        ), "specs/instructions/SQRTM.md:1"),
    "DIVM": Instruction(
        Opcode(0x7f), None, "quotient, correctly rounded", "Arithmetic Instructions",
        ("divm", ), (Platform.BDW, Platform.SKL, Platform.XEHP, Platform.PVC, Platform.PVC_XT, Platform.XE2, Platform.XE3, Platform.XE3P_CRI, Platform.NVL, ),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/DIVM.md:23"),
            Field("Pred", "uw", "Predicate", "specs/instructions/DIVM.md:25"),
            Field("Dst", "vec_operand", None, "specs/instructions/DIVM.md:27"),
            Field("Src0", "vec_operand", None, "specs/instructions/DIVM.md:29"),
            Field("Src1", "vec_operand", None, "specs/instructions/DIVM.md:31"),
        ), "specs/instructions/DIVM.md:1"),
    "ROL": Instruction(
        Opcode(0x80), None, "rotate left", "Logic and Shift Instructions",
        ("rol", ), (Platform.ICLLP, Platform.TGLLP, Platform.XEHP, Platform.DG2, Platform.MTL, Platform.ARL, Platform.PVC, Platform.PVC_XT, Platform.XE2, Platform.XE3, Platform.XE3P_CRI, Platform.NVL, ),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/ROL.md:26"),
            Field("Pred", "uw", "Predicate", "specs/instructions/ROL.md:28"),
            Field("Dst", "vec_operand", None, "specs/instructions/ROL.md:30"),
            Field("Src0", "vec_operand", None, "specs/instructions/ROL.md:32"),
            Field("Src1", "vec_operand", None, "specs/instructions/ROL.md:34"),
        ), "specs/instructions/ROL.md:1"),
    "ROR": Instruction(
        Opcode(0x81), None, "rotate right", "Logic and Shift Instructions",
        ("ror", ), (Platform.ICLLP, Platform.TGLLP, Platform.XEHP, Platform.DG2, Platform.MTL, Platform.ARL, Platform.PVC, Platform.PVC_XT, Platform.XE2, Platform.XE3, Platform.XE3P_CRI, Platform.NVL, ),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/ROR.md:26"),
            Field("Pred", "uw", "Predicate", "specs/instructions/ROR.md:28"),
            Field("Dst", "vec_operand", None, "specs/instructions/ROR.md:30"),
            Field("Src0", "vec_operand", None, "specs/instructions/ROR.md:32"),
            Field("Src1", "vec_operand", None, "specs/instructions/ROR.md:34"),
        ), "specs/instructions/ROR.md:1"),
    "DP4A": Instruction(
        Opcode(0x82), None, "dot product of four bytes, accumulated", "Arithmetic Instructions",
        ("dp4a", ), (Platform.TGLLP, Platform.XEHP, Platform.DG2, Platform.MTL, Platform.ARL, Platform.PVC, Platform.PVC_XT, Platform.XE2, Platform.XE3, Platform.XE3P_CRI, Platform.NVL, ),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/DP4A.md:27"),
            Field("Pred", "uw", "Predicate", "specs/instructions/DP4A.md:29"),
            Field("Dst", "vec_operand", None, "specs/instructions/DP4A.md:31"),
            Field("Src0", "vec_operand", None, "specs/instructions/DP4A.md:33"),
            Field("Src1", "vec_operand", None, "specs/instructions/DP4A.md:35"),
            Field("Src2", "vec_operand", None, "specs/instructions/DP4A.md:37"),
        ), "specs/instructions/DP4A.md:1"),
    "DPAS": Instruction(
        Opcode(0x83), None, "systolic dot product, accumulated", "Arithmetic Instructions",
        ("dpas", ), (Platform.XEHP, Platform.DG2, Platform.ARL, Platform.PVC, Platform.PVC_XT, Platform.XE2, Platform.XE3, Platform.XE3P_CRI, Platform.NVL, ),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/DPAS.md:48"),
            Field("Dst", "raw_operand", None, "specs/instructions/DPAS.md:55"),
            Field("Src0", "raw_operand", None, "specs/instructions/DPAS.md:57"),
            Field("Src1", "raw_operand", None, "specs/instructions/DPAS.md:59"),
            Field("Src2", "vec_operand", None, "specs/instructions/DPAS.md:61"),
            Field("W", "ub", "Precision", "specs/instructions/DPAS.md:63"),
            Field("A", "ub", "Precision", "specs/instructions/DPAS.md:65"),
            Field("SD", "ub", None, "specs/instructions/DPAS.md:67"),
            Field("RC", "ub", None, "specs/instructions/DPAS.md:69"),
        ), "specs/instructions/DPAS.md:1"),
    "ADD3": Instruction(
        Opcode(0x84), None, "sum of three values", "Arithmetic Instructions",
        ("add3", ), (Platform.XEHP, Platform.DG2, Platform.MTL, Platform.ARL, Platform.PVC, Platform.PVC_XT, Platform.XE2, Platform.XE3, Platform.XE3P_CRI, Platform.NVL, ),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/ADD3.md:23"),
            Field("Pred", "uw", "Predicate", "specs/instructions/ADD3.md:25"),
            Field("Dst", "vec_operand", None, "specs/instructions/ADD3.md:27"),
            Field("Src0", "vec_operand", None, "specs/instructions/ADD3.md:29"),
            Field("Src1", "vec_operand", None, "specs/instructions/ADD3.md:31"),
            Field("Src2", "vec_operand", None, "specs/instructions/ADD3.md:33"),
        ), "specs/instructions/ADD3.md:1"),
    "BFN": Instruction(
        Opcode(0x85), None, "any bitwise function of three values", "Logic and Shift Instructions",
        ("bfn", ), (Platform.XEHP, Platform.DG2, Platform.MTL, Platform.ARL, Platform.PVC, Platform.PVC_XT, Platform.XE2, Platform.XE3, Platform.XE3P_CRI, Platform.NVL, ),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/BFN.md:29"),
            Field("Pred", "uw", "Predicate", "specs/instructions/BFN.md:31"),
            Field("Dst", "vec_operand", None, "specs/instructions/BFN.md:33"),
            Field("Src0", "vec_operand", None, "specs/instructions/BFN.md:35"),
            Field("Src1", "vec_operand", None, "specs/instructions/BFN.md:37"),
            Field("Src2", "vec_operand", None, "specs/instructions/BFN.md:39"),
            Field("BooleanFuncCtrl", "ub", None, "specs/instructions/BFN.md:41"),
        ), "specs/instructions/BFN.md:1"),
    "QW_GATHER": Instruction(
        Opcode(0x86), None, "read qwords for each channel", "Surface-based Memory Access Instructions",
        ("qw_gather", ), (Platform.PVC, Platform.PVC_XT, ),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/QW_GATHER.md:29"),
            Field("Pred", "uw", "Predicate", "specs/instructions/QW_GATHER.md:39"),
            Field("Num_blocks", "ub", "BlockCount", "specs/instructions/QW_GATHER.md:41"),
            Field("Surface", "ub", None, "specs/instructions/QW_GATHER.md:49"),
            Field("Offset", "raw_operand", None, "specs/instructions/QW_GATHER.md:51"),
            Field("Dst", "raw_operand", None, "specs/instructions/QW_GATHER.md:53"),
        ), "specs/instructions/QW_GATHER.md:1"),
    "QW_SCATTER": Instruction(
        Opcode(0x87), None, "write qwords for each channel", "Surface-based Memory Access Instructions",
        ("qw_scatter", ), (Platform.PVC, Platform.PVC_XT, ),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/QW_SCATTER.md:29"),
            Field("Pred", "uw", "Predicate", "specs/instructions/QW_SCATTER.md:39"),
            Field("Num_blocks", "ub", "BlockCount", "specs/instructions/QW_SCATTER.md:41"),
            Field("Surface", "ub", None, "specs/instructions/QW_SCATTER.md:49"),
            Field("Offset", "raw_operand", None, "specs/instructions/QW_SCATTER.md:51"),
            Field("Src", "raw_operand", None, "specs/instructions/QW_SCATTER.md:53"),
        ), "specs/instructions/QW_SCATTER.md:1"),
    "LSC_UNTYPED": Instruction(
        Opcode(0x89), None, "load, store or atomic on bytes", "LSC Load/Store/Atomic Operations",
        ("lsc_load", "lsc_load_strided", "lsc_load_quad", "lsc_load_block2d", "lsc_store", "lsc_store_strided", "lsc_store_quad", "lsc_store_block2d", "lsc_atomic_iinc", "lsc_atomic_idec", "lsc_atomic_load", "lsc_atomic_store", "lsc_atomic_iadd", "lsc_atomic_isub", "lsc_atomic_smin", "lsc_atomic_smax", "lsc_atomic_umin", "lsc_atomic_umax", "lsc_atomic_icas", "lsc_atomic_fadd", "lsc_atomic_fsub", "lsc_atomic_fmin", "lsc_atomic_fmax", "lsc_atomic_fcas", "lsc_atomic_and", "lsc_atomic_or", "lsc_atomic_xor", "lsc_load_status", "lsc_store_uncompressed", "lsc_atomic_bfadd", "lsc_atomic_bfsub", "lsc_atomic_bfmin", "lsc_atomic_bfmax", "lsc_atomic_bfcas", "lsc_apndctr_atomic_add", "lsc_apndctr_atomic_sub", "lsc_apndctr_atomic_store", "lsc_extended_cache_ctrl", "lsc_load_quad_status", ), (Platform.DG2, Platform.MTL, Platform.ARL, Platform.PVC, Platform.PVC_XT, Platform.XE2, Platform.XE3, Platform.XE3P_CRI, Platform.NVL, ),
        (
            Field("LscSubOp", "ub", "LscUntypedOp", "specs/instructions/LSC_UNTYPED.md:215"),
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/LSC_UNTYPED.md:257"),
            Field("Pred", "uw", "Predicate", "specs/instructions/LSC_UNTYPED.md:259"),
            Field("LscSFID", "ub", "LscSfid", "specs/instructions/LSC_UNTYPED.md:261"),
            Field("CachingL1", "ub", "LscCaching", "specs/instructions/LSC_UNTYPED.md:267"),
            Field("CachingL2", "ub{v4.2+}", "LscCaching", "specs/instructions/LSC_UNTYPED.md:269"),
            Field("CachingL3", "ub", "LscCaching", "specs/instructions/LSC_UNTYPED.md:271"),
            Field("Overfetch", "ub{v4.2+}", "LscUntypedOverfetch", "specs/instructions/LSC_UNTYPED.md:273"),
            Field("CacheOperation", "ub", "LscUntypedCacheOperation", "specs/instructions/LSC_UNTYPED.md:278"),
            Field("CacheSize", "ub", "LscUntypedCacheSize", "specs/instructions/LSC_UNTYPED.md:282"),
            Field("AddrType", "ub", "LscAddrType", "specs/instructions/LSC_UNTYPED.md:286"),
            Field("AddrScale", "uw", None, "specs/instructions/LSC_UNTYPED.md:288"),
            Field("AddrImmOffset", "d", None, "specs/instructions/LSC_UNTYPED.md:290"),
            Field("AddrSize", "ub", "LscAddrSize", "specs/instructions/LSC_UNTYPED.md:292"),
            Field("DataSize", "ub", "LscDataSize", "specs/instructions/LSC_UNTYPED.md:294"),
            Field("DataOrder", "ub", "LscDataOrder", "specs/instructions/LSC_UNTYPED.md:296"),
            Field("DataElemsPerAddr", "ub", "LscDataElems", "specs/instructions/LSC_UNTYPED.md:298"),
            Field("ChMaskCopy", "ub", "ChMaskCopy", "specs/instructions/LSC_UNTYPED.md:300"),
            Field("ChMask", "ub", "ChMask", "specs/instructions/LSC_UNTYPED.md:305"),
            Field("Blocks", "ub", None, "specs/instructions/LSC_UNTYPED.md:307"),
            Field("BlockWidth", "uw", None, "specs/instructions/LSC_UNTYPED.md:309"),
            Field("BlockHeight", "uw", None, "specs/instructions/LSC_UNTYPED.md:311"),
            Field("VNNI", "ub", "LscUntypedVnni", "specs/instructions/LSC_UNTYPED.md:313"),
            Field("Surface", "vec_operand", None, "specs/instructions/LSC_UNTYPED.md:318"),
            Field("SurfaceIndex", "ud{v4.1.1+}", None, "specs/instructions/LSC_UNTYPED.md:320"),
            Field("DstData", "raw_operand", None, "specs/instructions/LSC_UNTYPED.md:322"),
            Field("Src0Addrs", "raw_operand", None, "specs/instructions/LSC_UNTYPED.md:324"),
            Field("Src0AddrBase", "raw_operand", None, "specs/instructions/LSC_UNTYPED.md:326"),
            Field("Src0AddrPitch", "vec_operand", None, "specs/instructions/LSC_UNTYPED.md:328"),
            Field("SurfaceBaseAddr", "vec_operand", None, "specs/instructions/LSC_UNTYPED.md:330"),
            Field("SurfaceWidth", "vec_operand", None, "specs/instructions/LSC_UNTYPED.md:332"),
            Field("SurfaceHeight", "vec_operand", None, "specs/instructions/LSC_UNTYPED.md:334"),
            Field("SurfacePitch", "vec_operand", None, "specs/instructions/LSC_UNTYPED.md:336"),
            Field("Src0AddrX", "vec_operand", None, "specs/instructions/LSC_UNTYPED.md:338"),
            Field("Src0OffsetX", "d{v4.2+}", None, "specs/instructions/LSC_UNTYPED.md:340"),
            Field("Src0AddrY", "vec_operand", None, "specs/instructions/LSC_UNTYPED.md:342"),
            Field("Src0OffsetY", "d{v4.2+}", None, "specs/instructions/LSC_UNTYPED.md:344"),
            Field("Src0Data", "raw_operand", None, "specs/instructions/LSC_UNTYPED.md:346"),
            Field("Src1Data", "raw_operand", None, "specs/instructions/LSC_UNTYPED.md:348"),
            Field("Src2Data", "raw_operand", None, "specs/instructions/LSC_UNTYPED.md:350"),
        ), "specs/instructions/LSC_UNTYPED.md:1"),
    "LSC_TYPED": Instruction(
        Opcode(0x8a), None, "load, store or atomic on texels", "LSC Load/Store/Atomic Operations",
        ("lsc_load_quad", "lsc_load_block2d", "lsc_store_quad", "lsc_store_block2d", "lsc_atomic_iinc", "lsc_atomic_idec", "lsc_atomic_load", "lsc_atomic_store", "lsc_atomic_iadd", "lsc_atomic_isub", "lsc_atomic_smin", "lsc_atomic_smax", "lsc_atomic_umin", "lsc_atomic_umax", "lsc_atomic_icas", "lsc_atomic_fadd", "lsc_atomic_fsub", "lsc_atomic_fmin", "lsc_atomic_fmax", "lsc_atomic_fcas", "lsc_atomic_and", "lsc_atomic_or", "lsc_atomic_xor", "lsc_load_status", "lsc_store_uncompressed", "lsc_read_state_info", "lsc_load_quad_msrt", "lsc_store_quad_msrt", "lsc_load_quad_status", ), (Platform.DG2, Platform.MTL, Platform.ARL, Platform.PVC, Platform.PVC_XT, Platform.XE2, Platform.XE3, Platform.XE3P_CRI, Platform.NVL, ),
        (
            Field("LscSubOp", "ub", "LscTypedOp", "specs/instructions/LSC_TYPED.md:133"),
            Field("ExecSize", "ub", "ExecControl", "specs/instructions/LSC_TYPED.md:165"),
            Field("Predicate", "uw", "Predicate", "specs/instructions/LSC_TYPED.md:167"),
            Field("CachingL1", "ub", "LscCaching", "specs/instructions/LSC_TYPED.md:169"),
            Field("CachingL2", "ub{v4.2+}", "LscCaching", "specs/instructions/LSC_TYPED.md:171"),
            Field("CachingL3", "ub", "LscCaching", "specs/instructions/LSC_TYPED.md:173"),
            Field("Samples", "ub{v4.2+}", "LscTypedSamples", "specs/instructions/LSC_TYPED.md:175"),
            Field("AddrType", "ub", "LscAddrType", "specs/instructions/LSC_TYPED.md:180"),
            Field("AddrSize", "ub", "LscAddrSize", "specs/instructions/LSC_TYPED.md:187"),
            Field("DataSize", "ub", "LscDataSize", "specs/instructions/LSC_TYPED.md:189"),
            Field("DataOrder", "ub", "LscDataOrder", "specs/instructions/LSC_TYPED.md:191"),
            Field("DataElemsPerAddr", "ub", "LscDataElems", "specs/instructions/LSC_TYPED.md:193"),
            Field("ChMaskCopy", "ub", "ChMaskCopy", "specs/instructions/LSC_TYPED.md:195"),
            Field("ChMask", "ub", "ChMask", "specs/instructions/LSC_TYPED.md:200"),
            Field("BlockWidth", "uw", None, "specs/instructions/LSC_TYPED.md:202"),
            Field("BlockHeight", "uw", None, "specs/instructions/LSC_TYPED.md:204"),
            Field("Surface", "vec_operand", None, "specs/instructions/LSC_TYPED.md:206"),
            Field("SurfaceIndex", "ud{v4.1+}", None, "specs/instructions/LSC_TYPED.md:208"),
            Field("DstData", "raw_operand", None, "specs/instructions/LSC_TYPED.md:210"),
            Field("Src0AddrsU", "raw_operand", None, "specs/instructions/LSC_TYPED.md:212"),
            Field("Src0OffsetU", "d{v4.1+}", None, "specs/instructions/LSC_TYPED.md:214"),
            Field("Src0AddrsV", "raw_operand", None, "specs/instructions/LSC_TYPED.md:216"),
            Field("Src0OffsetV", "d{v4.1+}", None, "specs/instructions/LSC_TYPED.md:218"),
            Field("Src0AddrsR", "raw_operand", None, "specs/instructions/LSC_TYPED.md:220"),
            Field("Src0OffsetR", "d{v4.1+}", None, "specs/instructions/LSC_TYPED.md:222"),
            Field("Src0AddrsLOD", "raw_operand", None, "specs/instructions/LSC_TYPED.md:224"),
            Field("Src0AddrX", "vec_operand", None, "specs/instructions/LSC_TYPED.md:226"),
            Field("Src0OffsetX", "d{v4.2+}", None, "specs/instructions/LSC_TYPED.md:228"),
            Field("Src0AddrY", "vec_operand", None, "specs/instructions/LSC_TYPED.md:230"),
            Field("Src0OffsetY", "d{v4.2+}", None, "specs/instructions/LSC_TYPED.md:232"),
            Field("Src1Data", "raw_operand", None, "specs/instructions/LSC_TYPED.md:234"),
            Field("Src2Data", "raw_operand", None, "specs/instructions/LSC_TYPED.md:236"),
        ), "specs/instructions/LSC_TYPED.md:1"),
    "LSC_FENCE": Instruction(
        Opcode(0x8b), None, "order accesses of the load and store unit", "LSC Load/Store/Atomic Operations",
        ("lsc_fence", ), (Platform.DG2, Platform.MTL, Platform.ARL, Platform.PVC, Platform.PVC_XT, Platform.XE2, Platform.XE3, Platform.XE3P_CRI, Platform.NVL, ),
        (
            Field("ExecSize", "ub", "ExecControl", "specs/instructions/LSC_FENCE.md:23"),
            Field("Pred", "uw", "Predicate", "specs/instructions/LSC_FENCE.md:32"),
            Field("LscSFID", "ub", "LscSfid", "specs/instructions/LSC_FENCE.md:34"),
            Field("LscFenceOp", "ub", "LscFenceOp", "specs/instructions/LSC_FENCE.md:36"),
            Field("LscScope", "ub", "LscScope", "specs/instructions/LSC_FENCE.md:46"),
        ), "specs/instructions/LSC_FENCE.md:1"),
    "RT_READ": Instruction(
        Opcode(0x90), None, "read a render target", "3D Extensions",
        ("rt_read", ), tuple(Platform),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/RT_READ.md:34"),
            Field("Pred", "uw", "Predicate", "specs/instructions/RT_READ.md:47"),
            Field("Mode", "uw", "RtReadMode", "specs/instructions/RT_READ.md:49"),
            Field("Surface", "ub", None, "specs/instructions/RT_READ.md:55"),
            Field("SI", "vec_operand", None, "specs/instructions/RT_READ.md:57"),
            Field("Dst", "raw_operand", None, "specs/instructions/RT_READ.md:59"),
        ), "specs/instructions/RT_READ.md:1"),
    "MADW": Instruction(
        Opcode(0x91), None, "product plus a third value, in double width", "Arithmetic Instructions",
        ("madw", ), tuple(Platform),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/MADW.md:32"),
            Field("Pred", "uw", "Predicate", "specs/instructions/MADW.md:42"),
            Field("Dst", "vec_operand", None, "specs/instructions/MADW.md:44"),
            Field("Src0", "vec_operand", None, "specs/instructions/MADW.md:46"),
            Field("Src1", "vec_operand", None, "specs/instructions/MADW.md:48"),
            Field("Src2", "vec_operand", None, "specs/instructions/MADW.md:50"),
        ), "specs/instructions/MADW.md:1"),
    "ADD3O": Instruction(
        Opcode(0x92), None, "sum of three values with an overflow flag", "Arithmetic Instructions",
        ("add3", ), (Platform.XEHP, Platform.DG2, Platform.MTL, Platform.ARL, Platform.PVC, Platform.PVC_XT, Platform.XE2, Platform.XE3, Platform.XE3P_CRI, Platform.NVL, ),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/ADD3O.md:26"),
            Field("Pred", "uw", "Predicate", "specs/instructions/ADD3O.md:28"),
            Field("Dst", "vec_operand", None, "specs/instructions/ADD3O.md:30"),
            Field("Src0", "vec_operand", None, "specs/instructions/ADD3O.md:32"),
            Field("Src1", "vec_operand", None, "specs/instructions/ADD3O.md:34"),
            Field("Src2", "vec_operand", None, "specs/instructions/ADD3O.md:36"),
        ), "specs/instructions/ADD3O.md:1"),
    "RAW_SENDG": Instruction(
        Opcode(0x93), None, "message with one wide descriptor to a shared function", "Miscellaneous Instructions",
        ("raw_sendg", "raw_sendgc", "raw_sendg_eot", "raw_sendgc_eot", ), (Platform.XE3P_CRI, Platform.NVL, ),
        (
            Field("Modifiers", "ub", "RawSendgModifiers", "specs/instructions/RAW_SENDG.md:35"),
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/RAW_SENDG.md:44"),
            Field("SFID", "ud", None, "specs/instructions/RAW_SENDG.md:46"),
            Field("Pred", "uw", "Predicate", "specs/instructions/RAW_SENDG.md:48"),
            Field("Dst", "raw_operand", None, "specs/instructions/RAW_SENDG.md:50"),
            Field("DstLength", "ud", None, "specs/instructions/RAW_SENDG.md:52"),
            Field("Src0", "raw_operand", None, "specs/instructions/RAW_SENDG.md:54"),
            Field("Src0Length", "ud", None, "specs/instructions/RAW_SENDG.md:56"),
            Field("Src1", "raw_operand", None, "specs/instructions/RAW_SENDG.md:58"),
            Field("Src1Length", "ud", None, "specs/instructions/RAW_SENDG.md:60"),
            Field("Ind0", "scalar", None, "specs/instructions/RAW_SENDG.md:62"),
            Field("Ind1", "scalar", None, "specs/instructions/RAW_SENDG.md:64"),
            Field("Desc", "uq", None, "specs/instructions/RAW_SENDG.md:66"),
        ), "specs/instructions/RAW_SENDG.md:1"),
    "BREAKPOINT": Instruction(
        Opcode(0x94), None, "stop for a debugger", "Synchronization Instructions",
        ("breakpoint", ), tuple(Platform),
        (
        ), "specs/instructions/BREAKPOINT.md:1"),
    "SHFL_IDX4": Instruction(
        Opcode(0x95), None, "lookup of numbers of four bits", "Data Movement Instructions",
        ("shfl_idx4", ), (Platform.XE3P_CRI, Platform.NVL, ),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/SHFL_IDX4.md:41"),
            Field("Pred", "uw", "Predicate", "specs/instructions/SHFL_IDX4.md:48"),
            Field("Dst", "raw_operand", None, "specs/instructions/SHFL_IDX4.md:50"),
            Field("Src0", "vec_operand", None, "specs/instructions/SHFL_IDX4.md:52"),
            Field("Src1", "vec_operand", None, "specs/instructions/SHFL_IDX4.md:54"),
        ), "specs/instructions/SHFL_IDX4.md:1"),
    "TANH": Instruction(
        Opcode(0x96), None, "hyperbolic tangent", "Arithmetic Instructions",
        ("tanh", ), (Platform.XE3P_CRI, Platform.NVL, ),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/TANH.md:23"),
            Field("Pred", "uw", "Predicate", "specs/instructions/TANH.md:25"),
            Field("Dst", "vec_operand", None, "specs/instructions/TANH.md:27"),
            Field("Src0", "vec_operand", None, "specs/instructions/TANH.md:29"),
        ), "specs/instructions/TANH.md:1"),
    "SIGM": Instruction(
        Opcode(0x97), None, "logistic function", "Arithmetic Instructions",
        ("sigm", ), (Platform.XE3P_CRI, Platform.NVL, ),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/SIGM.md:23"),
            Field("Pred", "uw", "Predicate", "specs/instructions/SIGM.md:25"),
            Field("Dst", "vec_operand", None, "specs/instructions/SIGM.md:27"),
            Field("Src0", "vec_operand", None, "specs/instructions/SIGM.md:29"),
        ), "specs/instructions/SIGM.md:1"),
    "LFSR": Instruction(
        Opcode(0x98), None, "step of a shift register with feedback", "Logic and Shift Instructions",
        ("lfsr", ), (Platform.XE3P_CRI, Platform.NVL, ),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/LFSR.md:39"),
            Field("Pred", "uw", "Predicate", "specs/instructions/LFSR.md:41"),
            Field("FuncCtrl", "ub", "LfsrWidth", "specs/instructions/LFSR.md:43"),
            Field("Dst", "vec_operand", None, "specs/instructions/LFSR.md:49"),
            Field("Src0", "vec_operand", None, "specs/instructions/LFSR.md:51"),
            Field("Src1", "vec_operand", None, "specs/instructions/LFSR.md:53"),
        ), "specs/instructions/LFSR.md:1"),
    "BDPAS": Instruction(
        Opcode(0x99), None, "systolic dot product of blocks with scales", "Arithmetic Instructions",
        ("bdpas", ), (Platform.XE3P_CRI, Platform.NVL, ),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/BDPAS.md:29"),
            Field("Dst", "raw_operand", None, "specs/instructions/BDPAS.md:35"),
            Field("Src0", "raw_operand", None, "specs/instructions/BDPAS.md:37"),
            Field("Src1", "raw_operand", None, "specs/instructions/BDPAS.md:39"),
            Field("Src2", "raw_operand", None, "specs/instructions/BDPAS.md:41"),
            Field("Src3", "vec_operand", None, "specs/instructions/BDPAS.md:43"),
            Field("Src4", "vec_operand", None, "specs/instructions/BDPAS.md:45"),
            Field("W", "ub", "Precision", "specs/instructions/BDPAS.md:47"),
            Field("A", "ub", "Precision", "specs/instructions/BDPAS.md:49"),
            Field("SD", "ub", None, "specs/instructions/BDPAS.md:51"),
            Field("RC", "ub", None, "specs/instructions/BDPAS.md:53"),
        ), "specs/instructions/BDPAS.md:1"),
    "DNSCL": Instruction(
        Opcode(0x9a), None, "conversion of floats to four bits", "Data Movement Instructions",
        ("dnscl", ), (Platform.XE3P_CRI, Platform.NVL, ),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/DNSCL.md:29"),
            Field("Pred", "uw", "Predicate", "specs/instructions/DNSCL.md:31"),
            Field("Conversion", "ub", "DownscaleConversion", "specs/instructions/DNSCL.md:33"),
            Field("Mode", "ub", "DownscaleMode", "specs/instructions/DNSCL.md:40"),
            Field("Rounding", "ub", "DownscaleRounding", "specs/instructions/DNSCL.md:47"),
            Field("Dst", "raw_operand", None, "specs/instructions/DNSCL.md:52"),
            Field("Src0", "raw_operand", None, "specs/instructions/DNSCL.md:54"),
            Field("Src1", "raw_operand", None, "specs/instructions/DNSCL.md:56"),
            Field("Src2", "raw_operand", None, "specs/instructions/DNSCL.md:58"),
        ), "specs/instructions/DNSCL.md:1"),
    "INVM": Instruction(
        Opcode(0x9b), None, "step of a correctly rounded quotient", "Arithmetic Instructions",
        ("invm", ), (Platform.SKL, Platform.XEHP, Platform.PVC, Platform.PVC_XT, Platform.XE2, Platform.XE3, Platform.XE3P_CRI, Platform.NVL, ),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/INVM.md:31"),
            Field("Pred", "uw", "Predicate", "specs/instructions/INVM.md:33"),
            Field("Dst", "vec_operand", None, "specs/instructions/INVM.md:35"),
            Field("PredDst", "vec_operand", None, "specs/instructions/INVM.md:37"),
            Field("Src0", "vec_operand", None, "specs/instructions/INVM.md:39"),
            Field("Src1", "vec_operand", None, "specs/instructions/INVM.md:41"),
        ), "specs/instructions/INVM.md:1"),
    "RSQTM": Instruction(
        Opcode(0x9c), None, "step of a correctly rounded square root", "Arithmetic Instructions",
        ("rsqtm", ), (Platform.SKL, Platform.XEHP, Platform.PVC, Platform.PVC_XT, Platform.XE2, Platform.XE3, Platform.XE3P_CRI, Platform.NVL, ),
        (
            Field("Exec_size", "ub", "ExecControl", "specs/instructions/RSQTM.md:31"),
            Field("Pred", "uw", "Predicate", "specs/instructions/RSQTM.md:33"),
            Field("Dst", "vec_operand", None, "specs/instructions/RSQTM.md:35"),
            Field("PredDst", "vec_operand", None, "specs/instructions/RSQTM.md:37"),
            Field("Src0", "vec_operand", None, "specs/instructions/RSQTM.md:39"),
        ), "specs/instructions/RSQTM.md:1"),
}
