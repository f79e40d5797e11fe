"""The cases: which kernels run, over how many work-items, with which arguments."""
import re
from dataclasses import dataclass, field

import numpy as np

import plain


class Buffer:
    """An array in a buffer."""

    def __init__(self, name, array, out=False, ulp=0):
        self.name, self.array, self.out, self.ulp = name, np.ascontiguousarray(array), out, ulp


def out(name, array, ulp=0):
    """A buffer that the kernel changes. `ulp`: how far the values may be from the expected ones."""
    return Buffer(name, array, True, ulp)


class Scalar:
    """A value of a type of OpenCL C."""

    TYPES = {
        "char": np.int8, "uchar": np.uint8, "short": np.int16, "ushort": np.uint16, "int": np.int32, "uint": np.uint32,
        "long": np.int64, "ulong": np.uint64, "float": np.float32, "double": np.float64, "half": np.float16,
    }

    def __init__(self, kind, value):
        self.kind, self.value = kind, value


class Bytes:
    """A value, such as a structure, as its bytes."""

    def __init__(self, name, array):
        self.name, self.array = name, np.ascontiguousarray(array)


class Local:
    """So many bytes of local memory."""

    def __init__(self, size):
        self.size = size


def rng(seed):
    return np.random.default_rng(seed)


def ints(seed, n, low=-1000, high=1000, dtype=np.int32):
    return rng(seed).integers(low, high, n, dtype=np.int64).astype(dtype)


def anyint(seed, n, dtype):
    info = np.iinfo(dtype)
    values = rng(seed).integers(info.min, info.max, n, dtype=dtype, endpoint=True)
    # The edges are where mistakes are.
    for i, edge in enumerate([info.min, info.max, 0, 1, info.max - 1, info.min + 1]):
        values[(i * 5) % n] = edge
    return values


def whole(seed, n, low=-50, high=50):
    """Floats with whole values: sums and products of few of them are exact, whatever is contracted or reordered."""
    return ints(seed, n, low, high).astype(np.float32)


def B(name, array):
    return Buffer(name, array)


def i(value):
    return Scalar("int", value)


def u(value):
    return Scalar("uint", value)


def f(value):
    return Scalar("float", value)


def text(seed, n):
    return rng(seed).choice(np.frombuffer(b"abc ABC\n\tzZ\xc3\xa9 xy", np.uint8), n).astype(np.int8)


def strings():
    return rng(7).integers(97, 100, 64 * 16, dtype=np.uint8)



@dataclass(eq=False)
class Case:
    """A launch of a kernel."""

    source: str
    kernel: str
    size: list
    local: list
    args: list
    offset: list = None
    """The first work-item in each dimension."""
    tag: str = ""
    """Tells cases of one kernel apart."""
    devices: list = None
    """The only devices; None: those of the source."""
    env: dict = field(default_factory=dict)
    """Settings of the compiler."""
    options: list = field(default_factory=list)
    """More build options, of the compiler and of the references."""
    numpy: object = None
    """What stands for pocl and oclgrind: a function of the arguments' arrays and of the width of sub-groups that gives the outputs."""
    printed: bool = False
    """Whether what it prints is compared."""
    tolerance: dict = field(default_factory=dict)
    """Of outputs: the largest difference that counts as equal, where neither reference is exact; beside the ulps."""
    skip: dict = field(default_factory=dict)
    """Devices on which it cannot run, and why."""
    why: str = ""
    """Why one reference is left out."""
    swept: bool = False
    """Whether no folder is kept for it, because others show the same."""
    only: str = ""
    """The one of `pocl` and `oclgrind` that knows what the kernel uses."""

    @property
    def name(self):
        return f"{self.source}.{self.kernel}" + (f"~{self.tag}" if self.tag else "")


# In the texts of `arith64` and `arith64u` the low half is read before the instruction that makes it; in those of `arith64u` and
# `carry128` the upper words of unsigned factors have the type `d`. With that type mended by hand, `carry128` gives what it should.
MERGED = {"cri": "this compiler merges a 64-bit product with the `mul_hi` of its factors, at the wrong place or with the wrong types"}

# Kernels of the corpus, in folders of `tests/run` where they are small enough.
# (source, kernel, global size, local size, arguments, and what else `Case` has)
CORPUS = [
    ("simple_debug", "saxpy", [100], [20], [out("y", whole(1, 100)), B("x", whole(2, 100)), f(3.0), i(90)]),
    ("simple_debug", "moving", [64], [16], [B("in", whole(1, 80)), out("out", np.zeros(64, np.float32), 2), i(8)]),
    ("control_flow", "nested", [64], [16], [out("d", np.zeros(64, np.int32)), B("a", ints(3, 64, -40, 200)), i(60)]),
    ("control_flow", "collatz", [64], [32], [out("steps", np.zeros(64, np.uint32)), u(100)]),
    ("control_flow", "uniform", [32], [32], [out("d", whole(1, 32)), i(0), i(3), f(2.0)]),
    ("control_flow", "multi_exit", [32], [16],
     [B("a", rng(5).choice(np.array([1, 2, 3, 7, -1, 12345], np.int32), 32 * 16, p=[.3, .3, .2, .08, .1, .02])),
      out("out", np.zeros(32, np.int32)), i(4), i(7)]),
    ("control_flow", "gcd_lcm", [32], [16],
     [out("g", np.zeros(32, np.uint32)), out("l", np.zeros(32, np.uint64)), B("a", ints(1, 32, 1, 10**6, np.uint32)),
      B("b", ints(2, 32, 0, 10**6, np.uint32))]),
    ("switch_case", "dense", [32], [32], [out("d", ints(1, 33, -100, 100)), B("op", ints(2, 32, 0, 11))]),
    ("switch_case", "vm", [16], [16],
     [B("code", rng(3).choice(np.frombuffer(b"asmxzas", np.uint8), 64)), out("regs", ints(1, 16, 0, 9)), i(20)]),
    ("int_arith", "arith_i8", [64], [16], [out("d", np.zeros(64, np.int8)), B("a", anyint(1, 64, np.int8)), B("b", anyint(2, 64, np.int8)), out("u", np.zeros(64, np.uint8))]),
    ("int_arith", "arith_u8", [64], [16], [out("d", np.zeros(64, np.uint8)), B("a", anyint(1, 64, np.uint8)), B("b", anyint(2, 64, np.uint8)), out("u", np.zeros(64, np.uint8))]),
    ("int_arith", "arith_i16", [64], [16], [out("d", np.zeros(64, np.int16)), B("a", anyint(1, 64, np.int16)), B("b", anyint(2, 64, np.int16)), out("u", np.zeros(64, np.uint16))]),
    ("int_arith", "arith_u16", [64], [16], [out("d", np.zeros(64, np.uint16)), B("a", anyint(1, 64, np.uint16)), B("b", anyint(2, 64, np.uint16)), out("u", np.zeros(64, np.uint16))]),
    ("int_arith", "arith_u32", [64], [16], [out("d", np.zeros(64, np.uint32)), B("a", anyint(1, 64, np.uint32)), B("b", anyint(2, 64, np.uint32)), out("u", np.zeros(64, np.uint32))]),
    ("int_arith", "arith_i32", [64], [16], [out("d", np.zeros(64, np.int32)), B("a", ints(1, 64, -10**9, 10**9)), B("b", ints(2, 64, -3000, 3000)), out("u", np.zeros(64, np.uint32))]),
    ("int_arith", "mul24_mad24", [32], [16], [out("d", ints(1, 32)), out("e", ints(2, 32, 0, 1000, np.uint32)), B("a", ints(3, 32, 0, 1000)), B("b", ints(4, 32, 0, 1000, np.uint32))]),
    ("int_arith", "div_by_const", [64], [16], [out("d", anyint(1, 64, np.int32)), out("u", anyint(2, 64, np.uint32)), out("s", anyint(3, 64, np.uint16))]),
    ("int_bits", "fields", [32], [16], [out("d", anyint(1, 32, np.uint32)), out("s", np.zeros(32, np.int32)), u(5), u(9)]),
    ("int_bits", "reverse", [32], [16], [out("d", anyint(1, 32, np.uint32)), u(24)]),
    ("int64", "arith64u", [32], [16], [out("d", np.zeros(32, np.uint64)), B("a", anyint(1, 32, np.uint64)), B("b", anyint(2, 32, np.uint64))], dict(skip=MERGED)),
    ("int64", "carry128", [16], [16], [out("d", np.zeros(32, np.uint64)), B("a", anyint(1, 32, np.uint64)), B("b", anyint(2, 32, np.uint64))], dict(skip=MERGED)),
    ("int64", "carry32", [16], [16], [out("d", np.zeros(64, np.uint32)), B("a", anyint(1, 64, np.uint32)), u(5)]),
    ("compare_select", "compares", [64], [16],
     [out("d", np.zeros(64, np.int32)), B("a", rng(1).choice(np.array([0., -0., 1., -1., np.inf, -np.inf, np.nan, 1e-20, 2.5], np.float32), 64)),
      B("b", rng(2).choice(np.array([0., -0., 1., -1., np.inf, -np.inf, np.nan, 1e-20, 2.5], np.float32), 64)), B("m", ints(3, 64, 0, 2))]),
    ("conversions", "int_widths", [32], [16], [out("c", anyint(1, 32, np.int8)), out("s", anyint(2, 32, np.int16)), out("n", anyint(3, 32, np.int32)), out("l", anyint(4, 32, np.int64))]),
    ("conversions", "uint_widths", [32], [16], [out("c", anyint(1, 32, np.uint8)), out("s", anyint(2, 32, np.uint16)), out("n", anyint(3, 32, np.uint32)), out("l", anyint(4, 32, np.uint64)), B("x", anyint(5, 32, np.int32))]),
    ("conversions", "vectors", [8], [8], [B("a", anyint(1, 128, np.uint8)), out("f", np.zeros(128, np.float32), 3), out("s", np.zeros(64, np.int16)), B("p", np.zeros(32, np.uint8))]),
    ("byte_store", "packed", [16], [16], [out("r", anyint(1, 16 * 12, np.uint8)), B("v", anyint(2, 16, np.uint32))]),
    ("byte_store", "int_bytes", [32], [16], [out("d", np.zeros(32, np.uint32)), B("s", anyint(1, 32, np.uint32))]),
    ("byte_store", "to_upper", [64], [16], [out("t", text(1, 64)), i(60)]),
    ("chacha_md5", "chacha20", [8], [8],
     [out("out", anyint(1, 8 * 16, np.uint32))] + [Scalar("uint8", [int(v) for v in anyint(2, 8, np.uint32)]), Scalar("uint4", [int(v) for v in anyint(3, 4, np.uint32)])]),
    ("sha256", "sha256_block", [16], [16], [out("state", anyint(1, 16 * 8, np.uint32)), B("msg", anyint(2, 16 * 16, np.uint32))]),
    ("crc_hash", "crc32", [16], [16], [B("t", anyint(1, 300, np.uint8)), B("off", (np.arange(17) * 17 + np.arange(17) % 3).astype(np.int32)), out("out", np.zeros(16, np.uint32))]),
    ("base64", "encode", [20], [20], [B("in", anyint(1, 60, np.uint8)), out("out", np.zeros(80, np.int8)), i(58)]),
    ("base64", "decode", [16], [16], [B("in", rng(2).choice(np.frombuffer(b"ABYZabyz0189+/", np.int8), 64)), out("out", np.zeros(48, np.uint8))]),
    ("aes_table", "aes_rounds", [32], [32], [out("data", anyint(1, 128, np.uint32)), B("keys", anyint(2, 44, np.uint32)), B("box", rng(3).permutation(256).astype(np.uint8)), i(10)]),
    ("bfs_step", "bfs_step", [16], [16],
     [B("ptr", (np.arange(33) * 3).astype(np.int32)), B("adj", ((np.arange(96) * 7) % 32).astype(np.int32)),
      out("dist", np.where(np.arange(32) % 4 == 0, 1, -1).astype(np.int32)), B("front", (np.arange(8) * 4).astype(np.int32)), i(8),
      B("next", np.full(32, -1, np.int32)), out("nnext", np.zeros(1, np.int32)), i(2)]),
    ("bitonic_sort", "block_sort", [256], [256], [out("d", anyint(1, 256, np.uint64))]),
    ("game_of_life", "life", [16, 16], [16, 4], [B("a", ints(1, 256, 0, 2, np.uint8)), out("b", np.zeros(256, np.uint8)), i(16), i(16)]),
    ("game_of_life", "life64", [16], [16], [B("a", anyint(1, 16, np.uint64)), out("b", np.zeros(16, np.uint64)), i(16)]),
    ("histogram", "histogram", [64], [32], [B("in", anyint(1, 96 * 16, np.uint8)), out("hist", np.zeros(256, np.uint32)), i(96)]),
    ("atomics32", "global_uint_noret", [32], [16], [out("d", anyint(1, 32, np.uint32)), u(77)]),
    ("atomics32", "float_cas", [64], [16], [out("sum", np.zeros(8, np.float32)), B("x", whole(1, 64))]),
    ("local_mem", "reduce", [128], [32], [B("a", whole(1, 128)), out("out", np.zeros(4, np.float32)), Local(128), u(120)]),
    ("local_mem", "transpose", [32, 48], [16, 16], [out("o", np.zeros(30 * 40, np.float32)), B("a", whole(1, 30 * 40)), i(30), i(40)]),
    ("local_mem", "widths", [64], [64], [out("c", anyint(1, 64, np.uint8)), out("s", anyint(2, 64, np.uint16)), out("q", anyint(3, 64, np.uint64)), out("v", whole(4, 256))]),
    ("prefix_scan", "scan_block", [32], [16], [out("d", ints(1, 64, 0, 100, np.uint32)), out("sums", np.zeros(2, np.uint32)), Local(128), i(32)]),
    ("prefix_scan", "add_sums", [64], [32], [out("d", ints(1, 64, 0, 100, np.uint32)), B("sums", ints(2, 2, 0, 100, np.uint32))]),
    ("private_array", "small", [8], [8], [out("d", ints(1, 256)), B("idx", ints(2, 32, 0, 8))]),
    ("private_array", "vec_index", [16], [16], [out("d", np.zeros(16, np.float32)), B("v", whole(1, 256)), B("idx", ints(2, 16, 0, 256))]),
    ("private_array", "big", [16], [16], [out("d", np.zeros(16, np.uint32)), B("a", ints(1, 16 * 32, 0, 20, np.uint8)), i(32)]),
    ("radix_sort", "digit_count", [128], [64], [B("keys", anyint(1, 128, np.uint32)), out("count", np.zeros(32, np.uint32)), i(8), i(120)]),
    ("rgb_yuv", "rgb2yuv", [8, 4], [8, 4], [B("rgb", anyint(1, 16 * 8 * 3, np.uint8)), out("y", np.zeros(128, np.uint8)), out("u", np.zeros(32, np.uint8)), out("v", np.zeros(32, np.uint8)), i(16)]),
    ("rgb_yuv", "yuv2rgba", [16, 8], [16, 1], [B("y", anyint(1, 128, np.uint8)), B("u", anyint(2, 32, np.uint8)), B("v", anyint(3, 32, np.uint8)), out("out", np.zeros(512, np.uint8)), i(16)]),
    ("rng", "xoshiro", [16], [16], [out("st", anyint(1, 64, np.uint64)), out("out", np.zeros(16, np.uint64))]),
    ("rng", "monte_pi", [32], [16], [out("hits", np.zeros(32, np.uint32)), i(50)]),
    ("sgemm_tiled", "sgemm", [16, 16], [8, 8],
     [B("A", whole(1, 30 * 20, -8, 8)), B("B", whole(2, 20 * 28, -8, 8)), out("C", whole(3, 30 * 28, -8, 8)), i(30), i(28), i(20), f(2.0), f(-1.0)]),
    ("spmv_csr", "spmv_scalar", [32], [16],
     [B("ptr", np.concatenate([[0], np.cumsum(ints(1, 30, 0, 6))]).astype(np.int32)), B("col", ints(2, 200, 0, 40)), B("val", whole(3, 200)),
      B("x", whole(4, 40)), out("y", np.zeros(32, np.float32)), i(30)]),
    ("stencil3d", "stencil7", [8, 8, 4], [8, 8, 1], [B("a", whole(1, 256)), out("b", np.zeros(256, np.float32)), i(8), i(8), i(4), f(2.0), f(0.5)]),
    ("stencil3d", "heat", [32, 16], [16, 16], [B("a", whole(1, 512)), out("b", np.zeros(512, np.float32)), i(32), i(16), f(0.25)]),
    ("string_search", "words", [16], [16], [B("t", text(1, 16 * 40)), i(40), out("count", np.zeros(32, np.int32))]),
    ("string_search", "find", [96], [32],
     [B("t", text(2, 100)), i(100), B("p", np.frombuffer(b"a?", np.int8)), i(2), out("first", np.full(1, 1000, np.int32)), out("hit", np.zeros(100, np.uint8))]),
    ("levenshtein", "pairs", [16], [16], [B("a", strings()), B("b", strings()[::-1]), B("la", ints(1, 16, 1, 20)), B("lb", ints(2, 16, 1, 20)), out("out", np.zeros(16, np.int32))]),
    ("levenshtein", "diagonal", [32], [32], [B("a", text(1, 24)), B("b", text(2, 24)), i(20), i(22), out("out", np.zeros(1, np.int32)), Local(3 * 21 * 4)]),
    ("nqueens_sudoku", "nqueens", [6], [6], [out("count", np.zeros(6, np.uint32)), i(6)]),
    ("matrix_misc", "floyd", [12, 12], [12, 1], [out("d", ints(1, 144, 0, 100)), i(12), i(5)]),
    ("matrix_misc", "quantize", [32], [16], [B("x", whole(1, 128)), out("q", np.zeros(128, np.int8)), f(2.5), f(0.5)]),
    ("median_filter", "median_u8", [8, 8], [8, 8], [B("in", anyint(1, 10 * 10 * 4, np.uint8)), out("out", np.zeros(400, np.uint8)), i(10)]),
    ("conv2d", "conv", [16, 8], [16, 1], [B("in", anyint(1, 128, np.uint8)), out("out", np.zeros(128, np.uint8)), B("f", (ints(2, 9, -4, 8) / 8).astype(np.float32)), i(16), i(8), i(1)]),
    ("kmeans", "assign", [40], [20], [B("pts", whole(1, 80)), B("centres", whole(2, 10)), out("label", np.zeros(40, np.int32)), i(36), i(5), i(2)]),
    ("fft_radix2", "bit_reverse", [32], [16], [out("d", whole(1, 64)), i(5)]),
    ("fft_radix2", "fft_stage", [16], [16], [B("in", whole(1, 64)), out("out", np.zeros(64, np.float32), 64), i(32), i(4)]),
    ("vector_ls", "v64", [8], [8], [out("a", anyint(1, 36, np.uint64)), out("b", whole(2, 32).astype(np.float64)), out("c", ints(3, 18).astype(np.int64))],
     dict(skip={d: "without doubles its `double2` is `float2`" for d in ("icllp", "tgllp", "dg2")})),
    ("dct8x8", "dct_quant", [16, 8], [8, 8], [B("in", anyint(1, 128, np.uint8)), out("out", np.zeros(128, np.int16)), B("q", np.full(64, 3, np.uint16)), i(16)]),
]


def zeros(n, dtype=np.int32):
    return np.zeros(n, dtype)


def reals(seed, n, low=-3.0, high=3.0, dtype=np.float32):
    return rng(seed).uniform(low, high, n).astype(dtype)


def structures(count, kinds, *columns):
    """An array of structures, as bytes."""
    array = np.zeros(count, np.dtype(kinds, align=True))
    for name, column in zip(array.dtype.names, columns):
        array[name] = column
    return array.view(np.uint8).reshape(-1)


def words(seed, n):
    return anyint(seed, n, np.uint32)


def halves_of(seed, n):
    """Small whole numbers in half precision, as bits."""
    return ints(seed, n, -8, 8).astype(np.float16).view(np.uint16)


def bf16_of(seed, n):
    """Small whole numbers in bf16, as bits."""
    return (ints(seed, n, -8, 8).astype(np.float32).view(np.uint32) >> 16).astype(np.uint16)


def bundles(count):
    """`bundle` of calls.cl."""
    kinds = [("a", np.int32, 6), ("gap", np.int32, 2), ("v", np.float32, 4)]
    return structures(count, kinds, ints(1, count * 6).reshape(-1, 6), 0, whole(2, count * 4, -5, 5).reshape(-1, 4))


SPHERES = structures(
    3, [("c", np.float32, 4), ("col", np.float32, 4), ("r", np.float32), ("refl", np.float32), ("kind", np.int32), ("gap", np.int32)],
    [[0, 0, 1, 0], [1, 0.5, 2, 0], [-1, -0.5, 0.5, 0]], [[1, 0.2, 0.2, 1], [0.2, 1, 0.2, 1], [0.3, 0.3, 1, 1]], [0.8, 0.6, 0.4], [0.5, 0.2, 0],
    [0, 1, 2], 0,
)


def scatter_base(keys, shift, group):
    """Where the keys of each digit and group go, for radix_sort.scatter."""
    digits = (keys >> shift) & 15
    groups = len(keys) // group
    counts = np.array([[(digits[g * group:(g + 1) * group] == d).sum() for g in range(groups)] for d in range(16)])
    return np.concatenate([[0], counts.reshape(-1).cumsum()[:-1]]).astype(np.uint32)


KEYS = words(1, 128)
ONE = [1]

# Kernels of the corpus that are too large to keep, say too little, or let work-items race unless there is one alone.
SWEPT = [
    ("atomics32", "global_int", ONE, ONE, [out("d", ints(1, 16)), out("o", zeros(16)), i(5)]),
    ("atomics32", "cl20", ONE, ONE, [out("a", np.array([4, 7, 0, 9, 5, 0, 12], np.int32)), out("b", np.array([3], np.uint32)), B("f", zeros(1)), out("o", ints(2, 2))],
     dict(numpy=plain.cl20)),
    ("atomics64", "global_long", ONE, ONE, [out("d", anyint(1, 11, np.int64)), out("o", zeros(1, np.int64)), Scalar("long", -12345678901)], dict(only="oclgrind")),
    ("atomics64", "global_ulong", [32], [16], [out("d", anyint(1, 32, np.uint64)), Scalar("ulong", 0xF0F0F0F0F0F0)], dict(only="oclgrind")),
    ("atomics64_local", "local_long", [4], [4], [out("o", zeros(4, np.int64)), Scalar("long", 12345678901)], dict(only="oclgrind")),
    ("atomics_float", "fminmax", [2], [2], [out("d", np.array([5, 5, 3, 0, 0, 0], np.float32)), B("a", np.array([5, 5], np.float32))], dict(numpy=plain.fminmax)),
    ("atomics_float_ext", "fadd", ONE, ONE, [out("d", whole(1, 4)), B("a", whole(2, 1))], dict(numpy=plain.float_one)),
    ("bf16_convert", "bf16", ONE, ONE, [out("d", anyint(1, 2, np.uint16) & 0x7F7F), out("f", reals(2, 1))], dict(numpy=plain.bf16_one)),
    ("bf16_convert", "bf16_vec", [16], [16], [out("d", zeros(128, np.uint16)), B("a", bf16_of(1, 128)), B("s", reals(2, 128))], dict(numpy=plain.bf16_vectors)),
    ("bitonic_sort", "step", [32], [16], [out("d", words(1, 32)), u(4), u(8)], dict(only="oclgrind")),
    ("black_scholes", "black_scholes", [16], [16],
     [out("call", zeros(16, np.float32), 64), out("put", zeros(16, np.float32), 64), B("S", reals(1, 16, 20, 60)), B("X", reals(2, 16, 20, 60)), B("T", reals(3, 16, 0.5, 2)), f(0.02), f(0.3)],
     dict(tolerance={"call": 1e-3, "put": 1e-3})),
    ("block2d", "flat_reads", [32], [16], [B("a", anyint(1, 128 * 48, np.uint8)), out("d", zeros(256, np.uint32)), i(128), i(40), i(128)], dict(numpy=plain.flat_reads)),
    ("block2d_ext", "block_copy", [32, 2], [16, 1], [B("a", anyint(1, 2048, np.uint8)), out("b", zeros(2048, np.uint8)), i(128), i(12), i(128)], dict(numpy=plain.block_copy)),
    ("block2d_ext", "gemm_tile", [32, 2], [16, 1], [B("a", bf16_of(1, 16 * 32)), B("b", bf16_of(2, 32 * 32)), out("d", zeros(64 * 8, np.float32)), i(16), i(32), i(32)], dict(numpy=plain.gemm_tile)),
    ("block2d_ext", "transposed", [32], [16], [B("a", words(1, 16 * 16)), out("d", zeros(256, np.uint32)), i(64), i(16), i(64)], dict(numpy=plain.transposed)),
    ("byte_store", "bytes", ONE, ONE, [out("d", zeros(8, np.uint8)), B("s", anyint(1, 8, np.uint8)), out("h", zeros(8, np.int16)), B("g", anyint(2, 8, np.uint16))]),
    *[("calls", "complex_power", [16], [16], [out("d", whole(1, 32, -4, 5)), out("m", zeros(16, np.float32)), i(3)],
       dict(tag=tag, env=env, skip={d: "this compiler copies 8 of the 64 bytes of a structure, in its GEN code too" for d in ("skl", "icllp", "tgllp", "dg2", "pvc")}))
      for tag, env in (("", {}), ("sub", {"IGC_FunctionControl": "2"}), ("stack", {"IGC_FunctionControl": "3"}), ("indirect", {"IGC_FunctionControl": "4"}))],
    *[("calls", "bundles", [32], [16], [B("b", bundles(33)), out("d", zeros(32)), Local(64)], dict(tag=tag, env=env))
      for tag, env in (("", {}), ("stack", {"IGC_FunctionControl": "3"}), ("indirect", {"IGC_FunctionControl": "4"}))],
    ("compare_select", "selects", [16], [16], [out("d", zeros(64, np.float32)), B("a", whole(1, 64)), B("b", whole(2, 64)), B("m", ints(3, 64, 0, 5))], dict(only="pocl")),
    ("compare_select", "logic", ONE, ONE, [out("d", zeros(3)), B("a", ints(1, 1)), B("b", ints(2, 1)), B("c", ints(3, 1))]),
    ("compare_select", "narrow", ONE, ONE, [out("s", anyint(1, 2, np.int16)), out("c", anyint(2, 2, np.uint8)), out("l", anyint(3, 2, np.uint64)), B("k", anyint(4, 1, np.int8))]),
    ("constant_tables", "lookups", ONE, ONE, [out("d", anyint(1, 1, np.uint8)), out("q", anyint(2, 1, np.uint64)), B("c", ints(3, 8)), B("m", whole(4, 8)), out("f", whole(5, 9))], dict(only="oclgrind")),
    ("constant_tables", "globals", ONE, ONE, [out("d", ints(1, 1))], dict(only="oclgrind")),
    ("conv2d", "row5", [12, 8], [4, 1], [B("in", anyint(1, 16 * 8 * 4, np.uint8)), out("out", zeros(16 * 8 * 4, np.uint8)), i(16)], dict(offset=[2, 0])),
    ("conversions", "float_to_int", [32], [16], [B("f", reals(1, 32, 0, 60)), out("n", zeros(32)), out("u", zeros(32, np.uint32)), out("c", zeros(32, np.int8)), out("s", zeros(32, np.uint16))]),
    ("conversions", "int_to_float", ONE, ONE,
     [out("f", zeros(2, np.float32), 4), B("n", ints(1, 1, 1, 10**9)), B("u", words(2, 1)), B("c", anyint(3, 1, np.uint8)), B("s", anyint(4, 1, np.int16)), B("l", ints(5, 1).astype(np.int64)), B("m", ints(6, 1, 0, 10**6, np.uint64))]),
    ("conversions", "float_to_long", [32], [16], [B("f", reals(1, 32, 0, 1e12)), out("l", zeros(32, np.int64)), out("u", zeros(32, np.uint64))]),
    ("double_math", "dbasic", [32], [16], [out("d", whole(1, 32).astype(np.float64)), B("a", whole(2, 32).astype(np.float64)), B("b", whole(3, 32).astype(np.float64))]),
    ("double_math", "ddiv", [32], [16], [out("d", reals(1, 32, dtype=np.float64)), B("a", reals(2, 32, 0.1, 9, np.float64))]),
    ("double_math", "dsqrt", [32], [16], [out("d", zeros(32, np.float64), 4), B("a", reals(1, 32, 0, 9, np.float64))]),
    ("double_math", "dconv", ONE, ONE, [out("d", reals(1, 1, 1, 9, np.float64)), out("f", reals(2, 2)), out("n", ints(3, 2)), out("l", ints(4, 2).astype(np.int64)), out("u", words(5, 2))]),
    ("double_math", "dexp", [16], [16], [out("d", reals(1, 16, 0.1, 9, np.float64), 8), B("a", reals(2, 16, dtype=np.float64))]),
    ("double_math", "daxpy_dot", [16], [16], [out("y", whole(1, 40).astype(np.float64)), B("x", whole(2, 40).astype(np.float64)), Scalar("double", 3.0), i(40), out("out", zeros(16, np.float64))]),
    ("dp4a", "dp4a_all", [16], [16], [out("d", ints(1, 16)), B("a", anyint(2, 18, np.int32)), B("b", anyint(3, 17, np.int32))],
     dict(numpy=plain.dp4a_all, skip={d: "the built-in of this compiler saturates" for d in ("bmg", "ptl")})),
    ("dp4a", "gemm_i8", [16, 4], [16, 1], [out("c", np.full(64, -1, np.int32)), B("a", words(1, 20)), B("b", words(2, 80)), i(16), i(5)], dict(numpy=plain.gemm_i8)),
    ("dpas16", "mma_int", [16], [16], [out("c", ints(1, 17 * 8)), B("a", anyint(2, 17 * 8, np.int16)), B("b", anyint(3, 18 * 8, np.int32)), B("u", anyint(4, 17 * 4, np.uint16))], dict(numpy=plain.mma_int16)),
    ("dpas16", "mma_float", [16], [16],
     [out("c", whole(1, 17 * 8), 16), B("a", halves_of(2, 17 * 8).view(np.int16)), B("b", halves_of(3, 18 * 8 * 2).view(np.int32)), out("h", zeros(16 * 8, np.float16)),
      out("s", bf16_of(5, 16 * 8).view(np.int16)), B("t", zeros(64, np.float32))], dict(numpy=plain.mma_float16, tolerance={"c": 64, "s": 1})),
    ("dpas16", "gemm_bf16", [16], [16], [out("c", zeros(128, np.float32)), B("a", bf16_of(1, 16 * 3 * 8).view(np.int16)), B("b", bf16_of(2, 3 * 16).view(np.int32)), i(3)], dict(numpy=plain.gemm_bf16)),
    ("dpas8", "mma_int", [8], [8], [out("c", ints(1, 9 * 8)), B("a", anyint(2, 9 * 8, np.int32)), B("b", anyint(3, 10 * 8, np.int32)), B("u", words(4, 9 * 4))], dict(numpy=plain.mma_int8)),
    ("dpas8", "mma_float", [8], [8], [out("c", whole(1, 9 * 8), 4), B("a", halves_of(2, 9 * 16).view(np.int32)), B("b", halves_of(3, 10 * 16).view(np.int32))],
     dict(numpy=plain.mma_float8, tolerance={"c": 1e-3})),
    ("float_fast", "activations", [32], [16], [out("d", zeros(32, np.float32), 64), B("a", reals(1, 32)), f(1.5)], dict(tolerance={"d": 1e-3})),
    ("float_fast", "geometry", [16], [16], [out("d", zeros(64, np.float32), 64), B("a", reals(1, 64)), B("b", reals(2, 64))], dict(tolerance={"d": 1e-3})),
    ("float_heavy", "trig", [32], [16], [out("d", reals(1, 32, -30, 30), 16), B("a", reals(2, 32, -30, 30))], dict(tolerance={"d": 1e-5})),
    ("float_heavy", "powers", [16], [16], [out("d", reals(1, 16, 0.5, 3), 64), B("a", reals(2, 16, 0.5, 3)), B("n", ints(3, 16, -3, 4))]),
    ("float_heavy", "hyper", [16], [16], [out("d", reals(1, 16), 64), B("a", reals(2, 16, -0.9, 0.9))], dict(tolerance={"d": 1e-5})),
    ("float_math", "native", [16], [16], [out("d", zeros(16, np.float32), 256), B("a", reals(1, 16, 0.5, 2))], dict(tolerance={"d": 1e-2})),
    ("float_math", "round_all", [16], [16], [out("d", zeros(64, np.float32), 2), B("a", reals(1, 64, -9, 9))], dict(tolerance={"d": 1e-5})),
    ("float_math", "minmax", [16], [16], [out("d", zeros(16, np.float32), 64), B("a", reals(1, 16, 1, 4)), B("b", reals(2, 16, 1, 4))], dict(tolerance={"d": 1e-4})),
    ("float_math", "precise", [16], [16], [out("d", zeros(16, np.float32), 16), B("a", reals(1, 16, 0.5, 4)), B("b", reals(2, 16, 0.5, 4))], dict(tolerance={"d": 1e-5})),
    ("func_ptr", "apply", ONE, ONE, [out("d", whole(1, 6)), B("op", np.array([1, 0, 2, 1, 2, 0], np.int32)), i(6)]),
    *[("generic_ptr", "generic_sum", [64], [64], [B("g", whole(1, 80)), out("o", zeros(64, np.float32)), i(n)], dict(tag=tag, numpy=plain.generic_sum(n)))
      for n, tag in ((12, "local"), (7, "private"), (4, "global"))],
    *[("generic_ptr", "generic_casts", ONE, ONE, [out("g", ints(1, 64)), i(n)], dict(tag=tag, numpy=plain.generic_casts(n))) for n, tag in ((4, "global"),)],
    ("half_math", "harith", [32], [16], [out("d", halves_of(1, 32).view(np.float16)), B("a", halves_of(2, 32).view(np.float16)), B("b", halves_of(3, 32).view(np.float16))], dict(numpy=plain.half_arith)),
    ("half_math", "hmath", [32], [16], [out("d", reals(1, 32, 1, 2, np.float16), 16), B("a", reals(2, 32, 0.5, 2, np.float16))], dict(numpy=plain.half_functions)),
    ("half_math", "hvec", [4], [4], [out("d", zeros(32, np.float16)), B("a", halves_of(1, 32).view(np.float16)), B("b", halves_of(2, 32).view(np.float16)), Scalar("half", 2.0)], dict(numpy=plain.half_vectors)),
    ("half_math", "halves", ONE, ONE, [out("h", zeros(40, np.float16)), B("f", reals(1, 4)), out("g", zeros(1, np.float32))], dict(only="oclgrind")),
    ("half_math", "hmixed", ONE, ONE, [out("h", reals(1, 2, 1, 9, np.float16)), out("f", reals(2, 1)), out("n", ints(3, 1, 0, 99))], dict(numpy=plain.half_mixed)),
    ("inline_visa", "inline_asm", [32], [16], [out("d", zeros(32, np.float32)), B("a", whole(1, 32)), out("n", ints(2, 32))], dict(numpy=plain.inline_asm)),
    ("int64", "arith64", [32], [16], [out("d", zeros(32, np.int64)), B("a", ints(1, 32, -10**9, 10**9, np.int64) * 12345), B("b", ints(2, 32, -10**9, 10**9, np.int64) * 77)], dict(skip=MERGED)),
    ("int_bits", "bits32", [32], [16], [out("d", zeros(32, np.uint32)), B("a", words(1, 32)), B("b", words(2, 32)), B("c", words(3, 32))], dict(only="pocl")),
    ("int_bits", "bits64", [32], [16], [out("d", zeros(32, np.uint64)), B("a", anyint(1, 32, np.uint64)), B("b", anyint(2, 32, np.uint64))], dict(only="pocl")),
    ("int_bits", "bits_small", [32], [16], [out("d", anyint(1, 32, np.uint8)), out("e", anyint(2, 32, np.uint16)), B("a", anyint(3, 32, np.int8))], dict(only="pocl")),
    ("int_bits_ext", "bitfield", [32], [16], [out("d", words(1, 32)), out("s", zeros(32)), B("a", words(2, 32)), u(5), u(9)], dict(numpy=plain.bitfield)),
    ("int_bits_ext", "bitfield64", [32], [16], [out("d", anyint(1, 32, np.uint64)), out("s", anyint(2, 32, np.int64)), B("h", zeros(32, np.uint16)), u(37), u(11)], dict(numpy=plain.bitfield64)),
    ("kmeans", "accumulate", [32], [16], [B("pts", whole(1, 64)), B("label", ints(2, 32, 0, 3)), out("sum", zeros(6, np.uint32)), out("count", zeros(3)), i(32), i(2)]),
    ("local_mem", "copies", [64], [64], [out("d", zeros(192, np.float32)), B("s", whole(1, 256))]),
    ("lsc_cache", "loads", [16], [16], [out("d", zeros(20, np.uint32)), B("a", words(1, 128))], dict(numpy=plain.lsc_loads, offset=[4])),
        ("lsc_fence", "fences", ONE, ONE, [out("d", zeros(8, np.uint32))], dict(numpy=plain.lsc_fences)),
    ("lsc_fence_sys", "fences_sys", ONE, ONE, [out("d", zeros(8, np.uint32))], dict(numpy=plain.lsc_fences_sys)),
    ("mandelbrot", "mandelbrot", [32, 8], [16, 1], [out("out", zeros(30 * 8 * 4, np.uint8)), i(30), i(8), f(-2.0), f(-1.0), f(0.1), i(24)], dict(tolerance={"out": 1})),
    ("matrix_misc", "inverse4", [8], [8], [out("m", reals(1, 128), 64)], dict(tolerance={"m": 1e-2})),
    ("matrix_misc", "jacobi", [16], [16], [B("A", whole(1, 256).astype(np.float64)), B("b", whole(2, 16).astype(np.float64)), B("x", whole(3, 16).astype(np.float64)), out("y", zeros(16, np.float64)), i(16)],
     dict(skip={d: "without doubles its `double` is `float`" for d in ("icllp", "tgllp", "dg2")})),
    ("named_barrier", "two_groups", [256], [256], [out("d", ints(1, 256))],
     dict(numpy=plain.named_barriers, skip={d: "its barriers spin in turns that threads do not take" for d in ("skl", "icllp", "tgllp", "dg2")})),
    ("nbody", "nbody", [32], [16], [B("pos", reals(1, 128)), out("vel", reals(2, 128), 64), out("out", zeros(128, np.float32), 64), i(32), f(0.01), f(0.1), Local(256)], dict(tolerance={"vel": 1e-4, "out": 1e-4})),
    ("nqueens_sudoku", "check", [4], [4], [B("grid", ints(1, 4 * 81, 1, 10, np.uint8)), out("ok", np.full(4, 7, np.uint8))]),
    ("perlin_terrain", "terrain", [16, 8], [16, 1], [out("h", zeros(128, np.float32), 64), i(16), f(0.13), i(3)], dict(tolerance={"h": 1e-4})),
    ("perlin_terrain", "resize", [16, 8], [16, 1], [B("in", reals(1, 64)), out("out", zeros(128, np.float32), 64), i(8), i(8), i(16), i(8)], dict(tolerance={"out": 1e-4})),
    ("printf_assert", "report", [20], [10], [B("a", ints(1, 20, -5, 6)), B("v", reals(2, 80)), B("unused", zeros(4, np.int8)), i(20)], dict(printed=True, only="oclgrind")),
    ("private_array", "structs", [4], [4],
     [out("out", zeros(80, np.uint8)), B("in", structures(64, [("key", np.int32), ("w", np.float32, 3), ("tag", np.uint8)], ints(1, 64), whole(2, 192).reshape(-1, 3), ints(3, 64, 0, 99))), i(7)]),
    ("private_array", "small_types", [16], [16], [out("d", zeros(16, np.uint8)), out("e", zeros(16, np.uint16)), B("a", anyint(1, 48, np.uint8))]),
    ("radix_sort", "scatter", [128], [64],
     [B("keys", KEYS), B("vals", anyint(2, 128, np.uint16)), out("ko", zeros(128, np.uint32)), out("vo", zeros(128, np.uint16)), B("base", scatter_base(KEYS, 4, 64)), i(4)]),
    ("raytrace", "trace", [16, 8], [16, 1], [out("out", zeros(16 * 8 * 3, np.float16), 8), B("s", SPHERES), i(3), i(16), i(8), Scalar("float3", [0.6, 0.64, -0.48])], dict(tolerance={"out": 1e-2})),
    ("register_pressure", "pressure", [4], [4], [out("d", reals(1, 160, -0.5, 0.5), 64), i(3)], dict(tolerance={"d": 1e-4})),
    ("rng", "normals", [16], [16], [out("out", zeros(32, np.float32), 64), Scalar("ulong", 12345)], dict(tolerance={"out": 1e-4})),
    *[("simd_widths", "poly", [64], [32], [out("d", zeros(64, np.float32), 16), B("a", ints(1, 64, 0, 4).astype(np.float32) + np.float32(0.3)), B("m", ints(2, 64, 0, 8, np.uint8)), out("q", ints(3, 64).astype(np.int64))],
       dict(tag=tag, env=env, options=opts))
      for tag, env, opts in (("", {}, []), ("8", {"IGC_ForceOCLSIMDWidth": "8"}, []), ("16", {"IGC_ForceOCLSIMDWidth": "16"}, []), ("32", {"IGC_ForceOCLSIMDWidth": "32"}, []))],
    ("simple_debug", "saxpy", [100], [20], [out("y", whole(1, 100)), B("x", whole(2, 100)), f(3.0), i(90)], dict(tag="O0", options=["-cl-opt-disable"])),
    ("simple_debug", "moving", [64], [16], [B("in", whole(1, 80)), out("out", zeros(64, np.float32), 2), i(8)], dict(tag="O0", options=["-cl-opt-disable"])),
    ("softmax_norm", "softmax", [48], [16], [B("in", reals(1, 120)), out("out", zeros(120, np.float32), 64)] + [i(40)], dict(numpy=plain.softmax)),
    ("softmax_norm", "layer_norm", [32], [16], [out("d", reals(1, 80), 64), B("g", reals(2, 40)), B("b", reals(3, 40)), i(40), Local(128)], dict(tolerance={"d": 1e-4}, only="pocl")),
    ("softmax_norm", "argmax", [8], [8], [B("x", reals(1, 80, dtype=np.float16)), out("out", np.full(8, -1, np.int32)), i(10)], dict(numpy=plain.argmax)),
    ("split_barrier", "pipeline", [256], [256], [out("d", zeros(256, np.float32)), B("a", whole(1, 1024)), i(4)], dict(numpy=plain.pipeline)),
    ("spmv_csr", "spmv_vector", [64], [64], [B("ptr", np.concatenate([[0], np.cumsum(ints(1, 8, 0, 20))]).astype(np.int32)), B("col", ints(2, 200, 0, 40)), B("val", whole(3, 200)), B("x", whole(4, 40)), out("y", zeros(8, np.float32))],
     dict(numpy=plain.spmv_rows)),
    ("subgroup_basic", "reductions", [64], [32], [out("d", ints(1, 64, -100, 100)), out("f", whole(2, 64)), out("u", ints(3, 64, 0, 1000, np.uint32))], dict(numpy=plain.subgroup_reductions)),
    ("subgroup_basic", "votes", [64], [64], [out("d", zeros(64)), B("a", reals(1, 64, 0, 8))], dict(numpy=plain.subgroup_votes)),
    ("subgroup_block", "const_blocks", [64], [16], [B("a", whole(1, 256).view(np.uint32)), out("d", zeros(64, np.float32))], dict(numpy=plain.const_blocks)),
    ("subgroup_khr", "ballots", [64], [32], [out("d", zeros(256, np.uint32)), out("c", zeros(64, np.uint32)), B("a", ints(1, 64, -5, 5))], dict(numpy=plain.khr_ballots)),
    ("subgroup_shuffle", "transpose16", [16], [16], [out("d", words(1, 64))], dict(numpy=plain.transpose16)),
    ("switch_case", "uniform_dense", [16], [16], [out("d", reals(1, 16, 1, 9)), i(2)]),
    ("switch_case", "sparse", ONE, ONE, [out("d", np.array([0xFFFF0000, 9, 3, 4], np.uint32))]),
    ("tf32_convert", "cvt", ONE, ONE, [out("t", ints(1, 2)), out("f", reals(2, 4)), out("s", ints(3, 4, 0x3F00, 0x4100, np.int16))], dict(numpy=plain.tf32_one, skip={d: "this compiler lacks the conversion to tf32" for d in ("bmg", "ptl")})),
    ("vector_ls", "v32", ONE, ONE, [out("a", whole(1, 32)), out("b", ints(2, 24)), out("c", words(3, 8)), B("e", whole(4, 8)), out("f", ints(5, 2))]),
    ("vector_ls", "v8_16", ONE, ONE, [out("a", anyint(1, 32, np.uint8)), out("b", anyint(2, 4, np.int8)), out("c", anyint(3, 16, np.int16)), out("e", anyint(4, 2, np.uint16)), B("f", anyint(5, 8, np.uint8))]),
    ("vector_ls", "unaligned", ONE, ONE, [out("a", whole(1, 24)), out("b", anyint(2, 16, np.uint8)), out("c", anyint(3, 8, np.int16))]),
    ("vector_ls", "strided", [16], [16], [out("d", zeros(32, np.float32)), B("s", whole(1, 64)), i(2), B("idx", ints(2, 16, 0, 64))]),
    ("workgroup_collective", "collective", [64], [32], [out("d", ints(1, 64, 0, 50)), out("f", reals(2, 64))], dict(numpy=plain.collective)),
    ("workgroup_collective", "reduce_only", [64], [32], [B("d", words(1, 64)), out("out", zeros(2, np.uint32))], dict(numpy=plain.reduce_only)),
]

# Kernels of ours, in `kernels/`.
OWN = [
    ("atomic_sums", "long_sums", [64], [16], [out("d", anyint(1, 32, np.int64)), B("a", anyint(2, 64, np.int64)), out("count", zeros(2, np.uint64))], dict(only="oclgrind")),
    ("atomic_sums", "int_sums", [64], [16], [out("d", ints(1, 8)), B("a", ints(2, 64))]),
    ("float_sums", "float_sums", [64], [16], [out("d", whole(1, 8)), B("a", whole(2, 64))], dict(numpy=plain.float_sums)),
    ("globals", "tables", [32], [16], [out("d", zeros(32)), B("which", ints(1, 32, 0, 100)), out("f", zeros(32, np.float32))]),
    ("globals", "variables", [16], [16], [out("d", ints(1, 16))], dict(only="oclgrind")),
    ("printing", "numbers", [6], [3], [B("a", np.array([5, -17, 0, 255, 123456, -1], np.int32)), B("f", np.array([0.5, -2.25, 1e10, 1e-10, 0.0, 3.14159], np.float32))], dict(printed=True)),
    ("printing", "branches", [40], [20], [B("a", ints(1, 40, -5, 6)), B("v", whole(2, 160))], dict(printed=True, only="oclgrind")),
    ("by_value", "structure", [32], [16],
     [out("d", zeros(32, np.float32)),
      Bytes("settings", structures(1, [("n", np.int32), ("gap", np.int32, 3), ("scale", np.float32, 4), ("step", np.int16, 3), ("flag", np.uint8), ("end", np.uint8, 9)], 20, 0, [[3, 9, 0, -4]], [[5, -7, 11]], 3, 0)),
      B("a", whole(1, 32))]),
    ("by_value", "widths", [16], [16],
     [out("d", zeros(16, np.int64)), Scalar("char", -7), Scalar("uchar", 200), Scalar("short", -3000), Scalar("ushort", 60000), i(-2000000000), u(4000000000), Scalar("long", -(10**15)), Scalar("ulong", 10**19), f(12.0)]),
    ("by_value", "vectors", [16], [16],
     [out("d", zeros(16)), Scalar("char4", [1, 2, 3, -4]), Scalar("short2", [5, -600]), Scalar("int3", [7, 8, -9]), Scalar("uint8", list(range(10, 90, 10))), Scalar("long2", [2**40 + 5, 2**40 + 3]),
      Scalar("float16", [float(n) for n in range(16)])]),
    ("by_value", "locals", [64], [16], [out("d", ints(1, 64)), Local(64), Local(32), Local(256)]),
    ("by_value", "places", [8, 6, 4], [4, 3, 2], [out("d", np.full(8 * 6 * 4 * 8, -1, np.int32))]),
    ("by_value", "places", [8, 6, 4], [8, 1, 1], [out("d", np.full(8 * 6 * 4 * 8, -1, np.int32))], dict(tag="offset", offset=[3, 5, 7])),
    ("uneven", "uneven", [50, 10], [16, 4], [out("d", ints(1, 500))], dict(numpy=plain.uneven)),
    ("uneven", "uneven_sum", [100], [32], [B("a", ints(1, 100)), out("sums", zeros(4)), Local(128)], dict(numpy=plain.uneven_sum)),
    ("reals", "stored_halves", [64], [16], [out("h", np.concatenate([halves_of(1, 64).view(np.float16), zeros(256, np.float16)])), B("f", reals(2, 64, -70000, 70000)), out("g", zeros(64, np.float32))], dict(numpy=plain.half_reals)),
    ("reals", "doubles", [32], [16], [out("d", reals(1, 32, -9, 9, np.float64)), B("a", whole(2, 32).astype(np.float64) / 4), out("l", zeros(32, np.int64)), out("f", zeros(32, np.float32))],
     dict(devices=["skl", "pvc", "bmg"])),
    ("divergence", "gotos", [64], [32], [out("d", zeros(64)), B("a", ints(1, 64, -60, 60))]),
    ("divergence", "trips", [64], [32], [out("d", zeros(64)), B("a", ints(1, 64, 0, 40))]),
    ("divergence", "rounds", [64], [32], [out("d", zeros(64)), B("a", ints(1, 64, 0, 100)), i(5)]),
    *[("functions", kernel, [32], [16], args, dict(tag=tag, env={"IGC_FunctionControl": control}))
      for kernel, args in (
          ("chains", [out("d", zeros(32)), B("a", ints(1, 32))]),
          ("ranges", [out("d", zeros(32)), out("m", zeros(32, np.float32)), B("a", ints(1, 128, -20, 20))]),
          ("blends", [out("d", whole(1, 128)), B("a", whole(2, 128)), B("k", ints(3, 32, 0, 9))]))
      for tag, control in (("sub", "2"), ("stack", "3"), ("indirect", "4"))],
    ("groups", "sums", [64], [32], [out("d", zeros(512)), B("a", ints(1, 64, -100, 100))], dict(numpy=plain.group_sums)),
    ("groups", "shuffles", [64], [32], [out("d", zeros(256)), B("a", ints(1, 64)), out("s", anyint(2, 64, np.int16)), out("l", anyint(3, 64, np.int64))], dict(numpy=plain.group_shuffles)),
    ("groups", "copies", [32], [16], [out("d", zeros(512, np.uint32)), B("a", words(1, 512)), out("s", anyint(2, 128, np.uint16))], dict(numpy=plain.group_copies)),
]

# Kernels of the corpus that no case runs, and why.
RACE = "what it gives depends on the order of its work-items"
MEDIA = "it reads blocks of images, as media do"
HARDWARE = "it gives what hardware says of itself"
UNBOUND = "it takes bits of a result that no bound is set for"
WITHOUT = {
    "atomics32.local_int": RACE,
    "chacha_md5.md5_rounds": UNBOUND,
    "dpasw8.split_mma": RACE,
    "extern_call.call_extern": "nothing defines the functions that it calls",
    "hw_clock.clocks": HARDWARE,
    "hw_ids.ids": HARDWARE,
    "hw_pause.pause": "it waits for the host",
    "image3d_array.arrays": RACE,
    "image_rw.blur_inplace": RACE,
    "image_rw.half_image": "neither reference reads images as halves",
    "local_mem.fences": RACE,
    "lsc_cache.block": "its block is as wide as the compiler likes",
    "lsc_cache.misc": "its atomic operations are not aligned",
    "lsc_cache.stores": RACE,
    "media_block.media": MEDIA,
    "srnd_convert.bf8_roundtrip": "the document of the extension is not public",
    "srnd_convert.srnd": "the document of the extension is not public",
    "subgroup_basic.longs": RACE,
    "subgroup_block.blocks": RACE,
    "subgroup_block_image.image_blocks": MEDIA,
    "subgroup_khr.arith": RACE,
    "subgroup_khr.shuffles": "it reads beyond the sub-group",
    "subgroup_shuffle.shuffle16": RACE,
}

for name in "va_filters.morphology va_filters.statistics va_filters.convolve vme_avc.avc_search vme_avc.avc_intra vme_block.motion_mb vme_multi.skip_check".split():
    WITHOUT[name] = "video analytics and motion estimation have no semantics"

import images  # Stands here because it needs what is above.

CASES = [Case(*case[:5], **(case[5] if len(case) > 5 else {})) for case in CORPUS + SWEPT + OWN + images.CASES]
assert len({c.name for c in CASES}) == len(CASES), "each case has a name of its own"


def kept():
    """The cases that have folders, but for some of the corpus."""
    return [c for c in CASES if any(c.source == case[0] and c.kernel == case[1] for case in CORPUS + OWN + images.CASES) and c.tag not in ("O0",)]


def named(name):
    """The case of a name."""
    return next(c for c in CASES if c.name == name)
