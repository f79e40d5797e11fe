#!/usr/bin/env python3
"""The programs that a case is held against: the vendor's offline compiler, and two implementations of OpenCL."""
import os
import re
import shutil
import struct
import subprocess
import sys
import tempfile
from pathlib import Path

import numpy as np

import cases
from cases import Buffer, Local, Scalar

HERE = Path(__file__).resolve().parent
POCL = "libpocl.so.2.10.0"
OCLGRIND = "/usr/lib/oclgrind/liboclgrind-rt-icd.so"

# Devices that Debian's compiler knows; others need that of a newer release.
HOST = {"bdw", "skl", "icllp", "tgllp", "dg2", "pvc"}

# What `visa` calls the platform of a device.
PLATFORMS = {
    "bdw": "BDW", "skl": "SKL", "icllp": "ICLLP", "tgllp": "TGLLP", "dg2": "DG2", "pvc": "PVC_XT", "bmg": "XE2", "lnl": "XE2",
    "ptl": "XE3", "nvl-s": "XE3", "cri": "XE3P_CRI",
}

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


def own(case):
    """The file of a case, where its source is one of ours."""
    return HERE / "kernels" / f"{case.source}.cl"


def source_of(case, kernels):
    """The file of a case: one of ours, or one of the corpus."""
    return own(case) if own(case).exists() else Path(kernels) / f"{case.source}.cl"


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
    """The launch file of a case."""
    pad = lambda s, fill: list(s) + [fill] * (3 - len(s))
    described = []
    for arg in case.args:
        if hasattr(arg, "described"):
            described.append(arg.described())
        elif isinstance(arg, Buffer):
            described.append({"buffer": arg.name + ".npy", **({"output": arg.name + ".npy"} if arg.out else {})})
        elif isinstance(arg, Scalar):
            described.append({"scalar": arg.kind, "value": arg.value})
        elif isinstance(arg, Local):
            described.append({"local": arg.size})
        else:
            described.append({"bytes": arg.name + ".npy"})
    offset = {"global_offset": pad(case.offset, 0)} if case.offset else {}
    return {"kernel": case.kernel, "global_size": pad(case.size, 1), "local_size": pad(case.local, 1), **offset, "args": described}


def reference(name, kernels, result):
    """In a process of its own: runs a case on the one OpenCL implementation that is left visible, and saves the outputs."""
    import pyopencl as cl

    case = cases.named(name)
    context = cl.Context([cl.get_platforms()[0].get_devices()[0]])
    queue = cl.CommandQueue(context)
    code = alone(source_of(case, kernels).read_text(), case.kernel)
    options = directives(code)["opts"] + case.options
    if os.environ.get("OPT_DISABLE"):
        options = options + ["-cl-opt-disable"]
    program = cl.Program(context, code).build(options=options)
    function = getattr(program, case.kernel)
    outputs = []
    for index, arg in enumerate(case.args):
        if hasattr(arg, "made"):
            made = arg.made(cl, context)
            function.set_arg(index, made)
            if isinstance(arg, Buffer):
                outputs.append((arg, made))
        elif isinstance(arg, Buffer):
            memory = cl.Buffer(context, cl.mem_flags.READ_WRITE | cl.mem_flags.COPY_HOST_PTR, hostbuf=arg.array.copy())
            function.set_arg(index, memory)
            outputs.append((arg, memory))
        elif isinstance(arg, Scalar):
            if m := VECTOR.match(arg.kind):
                values = list(arg.value) + [0] * (m.group(2) == "3")
                function.set_arg(index, np.array(values, Scalar.TYPES[m.group(1)]))
            else:
                function.set_arg(index, Scalar.TYPES[arg.kind](arg.value))
        elif isinstance(arg, Local):
            function.set_arg(index, cl.LocalMemory(arg.size))
        else:
            function.set_arg(index, arg.array)
    cl.enqueue_nd_range_kernel(queue, function, case.size, case.local, case.offset)
    queue.finish()
    arrays = {}
    for arg, memory in outputs:
        if arg.out and hasattr(arg, "read"):
            arrays[arg.name] = arg.read(cl, queue, memory)
        elif arg.out:
            array = np.empty_like(arg.array)
            cl.enqueue_copy(queue, array, memory)
            arrays[arg.name] = array
    queue.finish()
    np.savez(result, **arrays)


def run_reference(case, kernels, icd, opt_disable, work):
    """Outputs of a case by one OpenCL implementation, and what it printed."""
    vendors = Path(tempfile.mkdtemp(dir=work))
    (vendors / "one.icd").write_text(icd + "\n")
    result = vendors / "result.npz"
    env = dict(os.environ, OCL_ICD_VENDORS=str(vendors) + "/", PYOPENCL_NO_CACHE="1", POCL_CACHE_DIR=str(Path(work) / "pocl"), OCLGRIND_NUM_THREADS="1")
    if opt_disable:
        env["OPT_DISABLE"] = "1"
    done = subprocess.run(
        [sys.executable, __file__, case.name, str(kernels), str(result)], env=env, capture_output=True, text=True, timeout=300,
    )
    if done.returncode != 0 or not result.exists():
        raise RuntimeError(f"{Path(icd).name}: {(done.stdout + done.stderr).strip()[-600:]}")
    with np.load(result) as arrays:
        outputs = {name: arrays[name] for name in arrays.files}
    shutil.rmtree(vendors)
    return outputs, done.stdout


def ulps(a, b):
    """The greatest distance between two float arrays in units of the last place; NaNs are equal."""
    wide = {2: np.int16, 4: np.int32, 8: np.int64}[a.dtype.itemsize]
    low = np.iinfo(wide).min
    order = lambda x: np.where(x.view(wide) < 0, low - x.view(wide).astype(np.int64), x.view(wide).astype(np.int64))
    both_nan = np.isnan(a) & np.isnan(b)
    distance = np.abs(order(a).astype(np.float64) - order(b).astype(np.float64))
    return 0 if a.size == 0 else float(np.max(np.where(both_nan, 0, distance)))


def differs(case, arg, want, have):
    """How far an output is from what it should be, in words; empty: near enough."""
    if want.tobytes() == have.tobytes():
        return ""
    if want.dtype != have.dtype or want.shape != have.shape:
        return f"{arg.name}: {have.dtype} {have.shape} instead of {want.dtype} {want.shape}"
    if want.dtype.kind == "f":
        with np.errstate(all="ignore"):
            near = np.abs(want.astype(np.float64) - have.astype(np.float64)) <= case.tolerance.get(arg.name, -1)
        wrong = np.array([not n and ulps(w, h) > arg.ulp for w, h, n in zip(want.reshape(-1, 1), have.reshape(-1, 1), near.reshape(-1))])
    elif arg.name in case.tolerance:
        wrong = (np.abs(want.astype(np.int64) - have.astype(np.int64)) > case.tolerance[arg.name]).reshape(-1)
    else:
        wrong = (want != have).reshape(-1)
    if not wrong.any():
        return ""
    at = int(np.argmax(wrong))
    return f"{arg.name}: {int(wrong.sum())} of {wrong.size} differ, element {at} is {have.reshape(-1)[at]!r}, not {want.reshape(-1)[at]!r}"


def expected(case, kernels, work, simd=None):
    """Outputs of a case, what it prints, and who says so. Where both OpenCL implementations know what the kernel uses, they must agree."""
    if case.numpy:
        arrays = {a.name: a.array.copy() for a in case.args if not isinstance(a, (Scalar, Local))}
        with np.errstate(all="ignore"):
            changed = case.numpy(arrays, simd) if case.numpy.__code__.co_argcount == 2 else case.numpy(arrays)
        outputs = {a.name: np.ascontiguousarray(changed.get(a.name, arrays[a.name])) for a in case.args if isinstance(a, Buffer) and a.out}
        return outputs, "", "numpy"
    by = {}
    if case.only != "oclgrind":
        by["pocl"] = run_reference(case, kernels, POCL, False, work)
    if case.only != "pocl":
        by["oclgrind"] = run_reference(case, kernels, OCLGRIND, True, work)
    if len(by) == 2:
        for arg in case.args:
            if isinstance(arg, Buffer) and arg.out:
                if how := differs(case, arg, by["oclgrind"][0][arg.name], by["pocl"][0][arg.name]):
                    raise RuntimeError(f"pocl and oclgrind differ: {how}")
        if case.printed and by["pocl"][1] != by["oclgrind"][1]:
            raise RuntimeError(f"pocl and oclgrind print different things: {by['pocl'][1]!r} {by['oclgrind'][1]!r}")
    outputs, printed = by.get("oclgrind") or by["pocl"]
    if not case.printed and all(a.array.tobytes() == outputs[a.name].tobytes() for a in case.args if isinstance(a, Buffer) and a.out):
        raise RuntimeError("all is what it was: the case shows nothing")
    return outputs, printed, " and ".join(by)


def strip(elf, keeps_texts=False):
    """A zebin without machine code, and without texts unless they are kept."""
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
        told = name == ".note.intelgt.compat"  # the device
        is_kept = told or keeps_texts and name.startswith(".visaasm")
        if name.startswith((".text.", ".debug", ".gtpin", ".visaasm", ".spv", ".note")) and not is_kept:
            h[1] = 8  # SHT_NOBITS
        if h[1] in (0, 8):
            h[4] = 0
            continue
        body += bytes(-len(body) % 8)
        content = data[h[4]:h[4] + h[5]]
        if name.startswith(".visaasm"):
            content = clean(content.decode()).encode()
        h[4], h[5] = len(body), len(content)
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


def compile_source(code, device, env, options, sid, folder):
    """Compiles OpenCL C for a device into a folder: dumps of texts, and a zebin."""
    told = directives(code)
    if device in HOST:
        inside, build = str(folder), folder
    else:
        if sid is None:
            raise RuntimeError(f"no compiler for {device}")
        inside = f"/tmp/openvisa-{os.getpid()}-{folder.name}"
        build = Path(sid) / inside[1:]
    for each in {folder, build}:
        shutil.rmtree(each, ignore_errors=True)
        each.mkdir(parents=True)
    (build / "k.cl").write_text(code)
    settings = {"IGC_ShaderDumpEnable": "1", "IGC_DumpToCustomDir": inside, "IGC_EnableZEBinary": "1", **told["env"], **env}
    command = ["timeout", "120", "ocloc", "compile", "-file", "k.cl", "-device", device]
    if told["opts"] + options:
        command += ["-options", " ".join(told["opts"] + options)]
    if device not in HOST:
        quoted = " ".join("'" + part + "'" for part in command)
        command = ["chroot", str(sid), "sh", "-c", f"cd {inside} && {quoted}"]
    done = subprocess.run(command, cwd=build, env=dict(os.environ, **settings), capture_output=True, text=True)
    zebins = list(build.glob("*.progbin"))
    if build != folder:
        for path in [*build.glob("*.visaasm"), *zebins]:
            shutil.copy(path, folder / path.name)
        shutil.rmtree(build)
    if not zebins:
        raise RuntimeError(f"ocloc: {(done.stdout + done.stderr).strip()[-400:]}")


def compiled(folder, kernel):
    """Texts of a kernel and of what it calls, and its zebin and width, in a folder where a source was compiled."""
    zebin = next(folder.glob("*.progbin")).read_bytes()
    # The compiler may have tried several widths; the zebin says which it took. Of two attempts at that, the later one counts.
    info = section(zebin, b".ze_info").decode()
    mine = re.search(rf"name:\s*'?{kernel}'?\s*$.*?simd_size:\s*(\d+)", info, re.M | re.S)
    if mine is None:
        raise RuntimeError(f"the zebin has no kernel {kernel}")
    width = int(mine.group(1))
    used = None
    dumps = [p for p in folder.glob(f"*_simd{width}_entry_*.visaasm") if re.search(r"_entry_\d+\.visaasm$", p.name)]
    for dump in sorted(dumps, key=lambda p: p.name.rsplit("_", 1)[1]):
        if re.search(rf'^\.kernel\s+"?{kernel}"?\s*$', dump.read_text(), re.M):
            used = dump
    if used is None:
        raise RuntimeError(f"there is no text of {kernel} with the width of the zebin")
    functions = sorted(folder.glob(used.name.replace(".visaasm", "_f*.visaasm")))
    functions += sorted(p for p in folder.glob(f"*_simd{width}_Intel_Symbol_Table_Void_Program_f*.visaasm"))
    return [clean(p.read_text()) for p in [used, *functions]], zebin, width


def section(elf, name):
    """The bytes of a section of an ELF file."""
    shoff, = struct.unpack_from("<Q", elf, 0x28)
    entry, count, names = struct.unpack_from("<HHH", elf, 0x3A)
    headers = [struct.unpack_from("<IIQQQQIIQQ", elf, shoff + n * entry) for n in range(count)]
    for h in headers:
        at = headers[names][4] + h[0]
        if elf[at:elf.index(b"\0", at)] == name:
            return elf[h[4]:h[4] + h[5]]
    raise RuntimeError(f"the zebin has no {name.decode()}")


if __name__ == "__main__":
    reference(*sys.argv[1:])
