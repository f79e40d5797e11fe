#!/usr/bin/env python3
"""Makes the folders beside this file: kernels as the vendor's compiler translates them, launch files, inputs, and the outputs of two
independent OpenCL implementations, which must agree.

    make.py --kernels DIR [--sid ROOT] [--only WORD] [--limit BYTES]

DIR holds the OpenCL sources. Needs the Debian packages intel-opencl-icd, libigc-tools (ocloc for the older devices), pocl-opencl-icd and
oclgrind, and numpy and pyopencl from PyPI. ROOT is a folder with Debian's newest release and its package intel-ocloc, entered with
chroot (as root), for the devices that the host's ocloc does not know; without it these are left as they are.

What it writes for a case:
    CASE/kernel.cl                        the source, without its other kernels
    CASE/launch.json                      kernel, sizes and arguments, as `visa run --launch` reads it
    CASE/NAME.npy                         inputs
    CASE/expected/NAME.npy                outputs
    CASE/DEVICE.visaasm, CASE/DEVICE.zebin
and cases.json, the list: {"case", "devices", "ulps": {output: bound}}.

Lines of the texts that hold paths or build options are taken out. Zebins keep all but the machine code: a section `.text.*` keeps its
header, of type NOBITS, because symbols and relocations refer to it.
"""
import argparse
import json
import os
import re
import shutil
import struct
import subprocess
import sys
import tempfile
from pathlib import Path

import numpy as np

HERE = Path(__file__).resolve().parent
HOST = {"skl", "dg2", "pvc"}
DEVICES = ["skl", "dg2", "pvc", "bmg"]


class Buffer:
    def __init__(self, name, array, out=False, ulp=0):
        self.name, self.array, self.out, self.ulp = name, np.ascontiguousarray(array), out, ulp


def out(name, array, ulp=0):
    """A buffer that the kernel changes. `ulp`: how far the values may be from the expected ones."""
    return Buffer(name, array, True, ulp)


class Scalar:
    TYPES = {
        "char": np.int8, "uchar": np.uint8, "short": np.int16, "ushort": np.uint16, "int": np.int32, "uint": np.uint32,
        "long": np.int64, "ulong": np.uint64, "float": np.float32, "double": np.float64,
    }

    def __init__(self, kind, value):
        self.kind, self.value = kind, value


class Local:
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


# (source, kernel, global size, local size, arguments)
CASES = [
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
    ("int64", "arith64u", [32], [16], [out("d", np.zeros(32, np.uint64)), B("a", anyint(1, 32, np.uint64)), B("b", anyint(2, 32, np.uint64))]),
    ("int64", "carry128", [16], [16], [out("d", np.zeros(32, np.uint64)), B("a", anyint(1, 32, np.uint64)), B("b", anyint(2, 32, np.uint64))]),
    ("int64", "carry32", [16], [16], [out("d", np.zeros(64, np.uint32)), B("a", anyint(1, 64, np.uint32)), u(5)]),
    ("compare_select", "compares", [64], [16],
     [out("d", np.zeros(64, np.int32)), B("a", rng(1).choice(np.array([0., -0., 1., -1., np.inf, -np.inf, np.nan, 1e-20, 2.5], np.float32), 64)),
      B("b", rng(2).choice(np.array([0., -0., 1., -1., np.inf, -np.inf, np.nan, 1e-20, 2.5], np.float32), 64)), B("m", ints(3, 64, 0, 2))]),
    ("conversions", "int_widths", [32], [16], [out("c", anyint(1, 32, np.int8)), out("s", anyint(2, 32, np.int16)), out("n", anyint(3, 32, np.int32)), out("l", anyint(4, 32, np.int64))]),
    ("conversions", "uint_widths", [32], [16], [out("c", anyint(1, 32, np.uint8)), out("s", anyint(2, 32, np.uint16)), out("n", anyint(3, 32, np.uint32)), out("l", anyint(4, 32, np.uint64)), B("x", anyint(5, 32, np.int32))]),
    ("conversions", "vectors", [8], [8], [B("a", anyint(1, 128, np.uint8)), out("f", np.zeros(128, np.float32), 3), out("s", np.zeros(64, np.int16)), out("p", np.zeros(32, np.uint8))]),
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
    ("private_array", "small", [32], [16], [out("d", ints(1, 256)), B("idx", ints(2, 32, 0, 8))]),
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
    ("vector_ls", "v64", [8], [8], [out("a", anyint(1, 36, np.uint64)), out("b", whole(2, 32).astype(np.float64)), out("c", ints(3, 18).astype(np.int64))]),
    ("dct8x8", "dct_quant", [16, 8], [8, 8], [B("in", anyint(1, 128, np.uint8)), out("out", np.zeros(128, np.int16)), B("q", np.full(64, 3, np.uint16)), i(16)]),
]

# Devices on which a kernel is another one.
NOT_ON = {("vector_ls", "v64"): {"dg2"}}  # without doubles, its `double2` is `float2`

VECTOR = re.compile(r"^(u?(?:char|short|int|long)|float|double)(2|3|4|8|16)$")


def directives(source):
    """`opts`, `env` and `devices` of the `//!` lines at the head of a source."""
    found = {"opts": [], "env": {}, "devices": None}
    for line in source.splitlines():
        if m := re.match(r"//! (opts|env|devices): (.*)", line):
            key, value = m.groups()
            if key == "opts":
                found["opts"] = value.split()
            elif key == "env":
                found["env"] = dict(pair.split("=", 1) for pair in value.split())
            else:
                found["devices"] = value.split()
    return found


def alone(source, kernel):
    """The source without its other kernels: what is committed stays small, and none of them keeps the references from building."""
    kept, at = [], 0
    while (start := source.find("__kernel ", at)) >= 0:
        brace = source.find("{", start)
        if source[brace:source.find("\n", brace)].endswith("\\"):
            return source  # made by a macro
        end, depth = brace + 1, 1
        while depth:
            depth += {"{": 1, "}": -1}.get(source[end], 0)
            end += 1
        name = re.search(r"(\w+)\s*\((?!\()[^()]*\)\s*$", source[start:brace]).group(1)
        kept.append(source[at:end] if name == kernel else source[at:start])
        at = end
    return "".join(kept) + source[at:]


def launch(case):
    _, kernel, size, local, args = case
    pad = lambda s: list(s) + [1] * (3 - len(s))
    described = []
    for arg in args:
        if isinstance(arg, Buffer):
            described.append({"buffer": arg.name + ".npy", **({"output": arg.name + ".npy"} if arg.out else {})})
        elif isinstance(arg, Scalar):
            described.append({"scalar": arg.kind, "value": arg.value})
        else:
            described.append({"local": arg.size})
    return {"kernel": kernel, "global_size": pad(size), "local_size": pad(local), "args": described}


def reference(number, kernels, result):
    """In a process of its own: runs a case on the one OpenCL implementation that is left visible, and saves the outputs."""
    import pyopencl as cl

    source, kernel, size, local, args = CASES[number]
    context = cl.Context([cl.get_platforms()[0].get_devices()[0]])
    queue = cl.CommandQueue(context)
    code = alone((Path(kernels) / f"{source}.cl").read_text(), kernel)
    options = directives(code)["opts"]
    if os.environ.get("OPT_DISABLE"):
        options = options + ["-cl-opt-disable"]
    program = cl.Program(context, code).build(options=options)
    function = getattr(program, kernel)
    values, outputs = [], []
    for arg in args:
        if isinstance(arg, Buffer):
            memory = cl.Buffer(context, cl.mem_flags.READ_WRITE | cl.mem_flags.COPY_HOST_PTR, hostbuf=arg.array.copy())
            values.append(memory)
            if arg.out:
                outputs.append((arg, memory))
        elif isinstance(arg, Scalar):
            if m := VECTOR.match(arg.kind):
                values.append(np.array(arg.value, Scalar.TYPES[m.group(1)]))
            else:
                values.append(Scalar.TYPES[arg.kind](arg.value))
        else:
            values.append(cl.LocalMemory(arg.size))
    for index, value in enumerate(values):
        function.set_arg(index, value)
    cl.enqueue_nd_range_kernel(queue, function, size, local)
    queue.finish()
    arrays = {}
    for arg, memory in outputs:
        array = np.empty_like(arg.array)
        cl.enqueue_copy(queue, array, memory)
        arrays[arg.name] = array
    queue.finish()
    np.savez(result, **arrays)


def run_reference(number, kernels, icd, opt_disable, work):
    vendors = Path(work) / ("vendors-" + Path(icd).stem)
    vendors.mkdir(parents=True, exist_ok=True)
    (vendors / "one.icd").write_text(icd + "\n")
    result = Path(work) / "result.npz"
    result.unlink(missing_ok=True)
    env = dict(os.environ, OCL_ICD_VENDORS=str(vendors) + "/", PYOPENCL_NO_CACHE="1", POCL_CACHE_DIR=str(Path(work) / "pocl"))
    if opt_disable:
        env["OPT_DISABLE"] = "1"
    done = subprocess.run(
        [sys.executable, __file__, "--kernels", kernels, "--reference", str(number), str(result)],
        env=env, capture_output=True, text=True, timeout=300,
    )
    if done.returncode != 0 or not result.exists():
        raise RuntimeError(f"{icd}: {(done.stdout + done.stderr).strip()[-600:]}")
    with np.load(result) as arrays:
        return {name: arrays[name] for name in arrays.files}


def ulps(a, b):
    """The greatest distance between two float arrays in units of the last place; NaNs are equal."""
    wide = {2: np.int16, 4: np.int32, 8: np.int64}[a.dtype.itemsize]
    low = np.iinfo(wide).min
    order = lambda x: np.where(x.view(wide) < 0, low - x.view(wide).astype(np.int64), x.view(wide).astype(np.int64))
    both_nan = np.isnan(a) & np.isnan(b)
    distance = np.abs(order(a).astype(np.float64) - order(b).astype(np.float64))
    return 0 if a.size == 0 else float(np.max(np.where(both_nan, 0, distance)))


def strip(elf):
    """A zebin without machine code."""
    data = bytearray(elf)
    assert data[:6] == b"\x7fELF\x02\x01", "a 64-bit little-endian ELF file"
    shoff, = struct.unpack_from("<Q", data, 0x28)
    entry, count, names = struct.unpack_from("<HHH", data, 0x3A)
    headers = [list(struct.unpack_from("<IIQQQQIIQQ", data, shoff + n * entry)) for n in range(count)]
    table = headers[names]
    body = bytearray(data[:0x40])
    for h in headers:
        at = table[4] + h[0]
        name = bytes(data[at:data.index(b"\0", at)]).decode()
        if name.startswith((".text.", ".debug", ".gtpin", ".visaasm", ".misc")):
            h[1] = 8  # SHT_NOBITS
        if h[1] in (0, 8):
            h[4] = 0
            continue
        body += bytes(-len(body) % 8)
        content = data[h[4]:h[4] + h[5]]
        h[4] = len(body)
        body += content
    body += bytes(-len(body) % 8)
    struct.pack_into("<Q", body, 0x28, len(body))
    for h in headers:
        body += struct.pack("<IIQQQQIIQQ", *h)
    return bytes(body)


def clean(text):
    """A text without paths and build options."""
    lines = []
    for line in text.splitlines():
        if line.startswith((".kernel_attr OutputAsmPath", "//Platform:", "//Build option:")):
            continue
        lines.append(re.sub(r'(FILE ")[^"]*/', r"\1", line))
    while lines and not lines[-1].strip():
        lines.pop()
    return "\n".join(lines) + "\n"


def compile_kernel(path, kernel, device, sid, work):
    """Text and zebin of a kernel on a device."""
    code = alone(path.read_text(), kernel)
    told = directives(code)
    root = None if device in HOST else Path(sid)
    folder = Path(work) / f"{path.stem}-{device}" if root is None else root / "tmp" / f"openvisa-{path.stem}-{device}"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    (folder / "k.cl").write_text(code)
    inside = str(folder) if root is None else "/" + str(folder.relative_to(root))
    settings = {"IGC_ShaderDumpEnable": "1", "IGC_DumpToCustomDir": inside, "IGC_EnableZEBinary": "1", **told["env"]}
    command = ["ocloc", "compile", "-file", "k.cl", "-device", device]
    if told["opts"]:
        command += ["-options", " ".join(told["opts"])]
    if root is not None:
        quoted = " ".join("'" + part + "'" for part in command)
        command = ["chroot", str(root), "sh", "-c", f"cd {inside} && {quoted}"]
    done = subprocess.run(command, cwd=folder, env=dict(os.environ, **settings), capture_output=True, text=True)
    zebins = list(folder.glob("*.progbin"))
    if not zebins:
        raise RuntimeError(f"ocloc {device}: {(done.stdout + done.stderr)[-400:]}")
    # The compiler may have tried several widths; the zebin says which it took. Of two attempts at that, the later one counts.
    width = re.search(rb"simd_size:\s*(\d+)", zebins[0].read_bytes())
    used = None
    for dump in sorted(folder.glob(f"*_simd{int(width.group(1))}_entry_*.visaasm"), key=lambda p: p.name.rsplit("_", 1)[1]):
        text = dump.read_text()
        if re.search(rf'^\.kernel\s+"?{kernel}"?\s*$', text, re.M):
            used = clean(text)
    if used is None:
        raise RuntimeError(f"ocloc {device}: there is no text of {kernel} with the width of the zebin")
    zebin = strip(zebins[0].read_bytes())
    shutil.rmtree(folder)
    return used, zebin


def make(number, options, work):
    source, kernel, _, _, args = case = CASES[number]
    name = f"{source}.{kernel}"
    path = Path(options.kernels) / f"{source}.cl"
    pocl = run_reference(number, options.kernels, options.pocl, False, work)
    oclgrind = run_reference(number, options.kernels, options.oclgrind, True, work)
    for arg in args:
        if isinstance(arg, Buffer) and arg.out:
            a, b = pocl[arg.name], oclgrind[arg.name]
            same = a.tobytes() == b.tobytes() if a.dtype.kind != "f" or arg.ulp == 0 else ulps(a, b) <= arg.ulp
            if a.dtype.kind == "f" and arg.ulp == 0:
                same = same or ulps(a, b) == 0
            if not same:
                raise RuntimeError(f"pocl and oclgrind differ in {arg.name}")
            if a.tobytes() == arg.array.tobytes():
                raise RuntimeError(f"{arg.name} is what it was: the case shows nothing")
    folder = HERE / name
    shutil.rmtree(folder / "expected", ignore_errors=True)
    (folder / "expected").mkdir(parents=True)
    (folder / "kernel.cl").write_text(alone(path.read_text(), kernel))
    (folder / "launch.json").write_text(json.dumps(launch(case), indent=1) + "\n")
    for arg in args:
        if isinstance(arg, Buffer):
            np.save(folder / f"{arg.name}.npy", arg.array)
            if arg.out:
                np.save(folder / "expected" / f"{arg.name}.npy", oclgrind[arg.name])
    devices = []
    wanted = directives(path.read_text())["devices"] or DEVICES
    for device in DEVICES:
        if device not in wanted or device in NOT_ON.get((source, kernel), ()):
            continue
        if device not in HOST and not options.sid:
            if (folder / f"{device}.zebin").exists():
                devices.append(device)
            continue
        try:
            text, zebin = compile_kernel(path, kernel, device, options.sid, work)
        except RuntimeError as error:
            print(f"  {name} {device}: {error}", file=sys.stderr)
            continue
        if len(text) + len(zebin) > options.limit:
            for left in (f"{device}.visaasm", f"{device}.zebin"):
                (folder / left).unlink(missing_ok=True)
            print(f"  {name} {device}: {len(text) + len(zebin)} bytes, too many to keep")
            continue
        (folder / f"{device}.visaasm").write_text(text)
        (folder / f"{device}.zebin").write_bytes(zebin)
        devices.append(device)
    if not devices:
        shutil.rmtree(folder)
        return None
    return {"case": name, "devices": devices, "ulps": {a.name: a.ulp for a in args if isinstance(a, Buffer) and a.out and a.ulp}}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--kernels", required=True)
    parser.add_argument("--sid")
    parser.add_argument("--only", default="")
    parser.add_argument("--work")
    parser.add_argument("--limit", type=int, default=24_000, help="bytes of text and zebin on a device; what is larger is not kept")
    parser.add_argument("--pocl", default="libpocl.so.2.10.0")
    parser.add_argument("--oclgrind", default="/usr/lib/oclgrind/liboclgrind-rt-icd.so")
    parser.add_argument("--reference", nargs=2, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.reference:
        return reference(int(options.reference[0]), options.kernels, options.reference[1])
    listed = HERE / "cases.json"
    known = {c["case"]: c for c in json.loads(listed.read_text())} if listed.exists() else {}
    failed = 0
    with tempfile.TemporaryDirectory() as scratch:
        work = options.work or scratch
        for number, case in enumerate(CASES):
            name = f"{case[0]}.{case[1]}"
            if options.only not in name:
                continue
            try:
                known.pop(name, None)
                if made := make(number, options, work):
                    known[name] = made
                    print(name, *made["devices"])
            except (RuntimeError, subprocess.TimeoutExpired, KeyError) as error:
                failed += 1
                print(f"{name}: FAILED: {error!r}")
    listed.write_text(json.dumps([known[n] for n in sorted(known)], indent=1) + "\n")
    print(f"{len(known)} cases, {failed} failed")
    return failed


if __name__ == "__main__":
    sys.exit(main())
