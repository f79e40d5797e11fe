#!/usr/bin/env python3
"""Makes the cases beside this file: kernels as the vendor's compiler translates them, launch files, inputs, and outputs on which two
independent OpenCL implementations agree.

    make.py --kernels DIR [--sid ROOT] [--only WORD] [--new] [--limit BYTES] [--devices WORD...]

The cases stand in `cases.py`. DIR holds the OpenCL sources that are not in `kernels/`. Needs the Debian packages intel-opencl-icd,
libigc-tools (ocloc for the older devices), pocl-opencl-icd and oclgrind, and numpy and pyopencl from PyPI. ROOT is a folder with Debian's
newest release and its package intel-ocloc, entered with chroot (as root), for the devices that the host's ocloc does not know; without it
these are left as they are.

What it writes for a case:
    kernels/corpus/SOURCE.KERNEL.cl       what it took from DIR: a source without its other kernels
    CASE/launch.json                      kernel, sizes and arguments, as `visa run --launch` reads it
    CASE/NAME.npy                         inputs
    CASE/expected/NAME.npy, printed.txt   outputs, and what it prints
    CASE/DEVICE.visaasm, CASE/DEVICE.zebin, and CASE/DEVICE.N.visaasm: functions that the kernel calls
Before, it unpacks the cases; afterwards, it packs those that `pack.py` does not keep as folders.
It also writes cases.json, the list: {"case", "devices", "ulps": {output: bound}, "tolerance": {output: difference}, "reference", "printed"}.
The reference is `pocl and oclgrind`, where both know what the kernel uses and agree; the one of them that does; or `numpy`, for
extensions that neither knows: functions of `plain.py`.

Lines of the texts that hold paths or build options are taken out. Zebins keep all but the machine code: a section `.text.*` keeps its
header, of type NOBITS, because symbols and relocations refer to it.
"""
import argparse
import json
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np

import cases
import oracles
import pack
from cases import Buffer

HERE = oracles.HERE
DEVICES = ["skl", "icllp", "tgllp", "dg2", "pvc", "bmg", "ptl", "nvl-s", "cri"]

# All cases are made for these.
USUAL = ["skl", "dg2", "pvc", "bmg"]

# Cases of the corpus that are kept beside those of the list `CORPUS` and ours; `sweep.py` runs all.
KEPT = """
    atomics64.global_ulong atomics64_local.local_long bf16_convert.bf16_vec block2d.flat_reads block2d_ext.block_copy block2d_ext.gemm_tile
    block2d_ext.transposed calls.bundles~stack calls.bundles~indirect constant_tables.globals double_math.ddiv dp4a.gemm_i8 dpas16.mma_int
    dpas16.gemm_bf16 dpas8.mma_int dpas8.mma_float float_math.round_all func_ptr.apply inline_visa.inline_asm int_bits.bits_small
    int_bits_ext.bitfield lsc_cache.loads named_barrier.two_groups private_array.structs simd_widths.poly~8
    simd_widths.poly~16 simd_widths.poly~32 simple_debug.saxpy~O0 softmax_norm.softmax split_barrier.pipeline subgroup_block.const_blocks
    subgroup_shuffle.transpose16 tf32_convert.cvt workgroup_collective.reduce_only local_mem.copies generic_ptr.generic_sum~private
""".split()

# Cases for the other devices too: one of each group of features.
EVERYWHERE = [
    "simple_debug.saxpy", "control_flow.multi_exit", "local_mem.reduce", "atomics32.float_cas", "int64.carry32", "atomic_sums.int_sums",
    "globals.tables", "printing.branches", "by_value.places~offset", "divergence.gotos", "divergence.rounds", "functions.chains~stack",
    "groups.sums", "groups.shuffles", "conversions.uint_widths", "spmv_csr.spmv_scalar", "switch_case.vm",
]


# Of the newest device, beside those: scratch memory, states by address, sums of 64 bits, and functions that no other device has.
NEWEST = {"cri": [
    *EVERYWHERE, "by_value.locals", "private_array.small", "private_array.vec_index", "functions.ranges~sub", "functions.blends~stack", "uneven.uneven_sum",
    "image2d.sample", "images.layers", "images.places", "images.sizes", "images.given~clamp.linear.normalized", "image_stores.stores~rgba_half_float",
]}


def write_inputs(case, outputs, printed, kernels):
    """The folder of a case, but for what is different on each device."""
    folder = HERE / case.name
    shutil.rmtree(folder / "expected", ignore_errors=True)
    (folder / "expected").mkdir(parents=True)
    code = oracles.source_of(case, kernels).read_text()
    if not oracles.own(case).exists():
        (HERE / "kernels" / "corpus" / f"{case.source}.{case.kernel}.cl").write_text(oracles.alone(code, case.kernel))
    (folder / "launch.json").write_text(json.dumps(oracles.launch(case), indent=1) + "\n")
    for arg in case.args:
        if hasattr(arg, "array"):
            np.save(folder / f"{arg.name}.npy", arg.array)
            if isinstance(arg, Buffer) and arg.out:
                np.save(folder / "expected" / f"{arg.name}.npy", outputs[arg.name])
    if case.printed:
        (folder / "expected" / "printed.txt").write_text(printed)
    return folder


def make(case, options, work, before):
    told = oracles.directives(oracles.source_of(case, options.kernels).read_text())
    outputs, printed, by = oracles.expected(case, options.kernels, work, 16)
    folder = write_inputs(case, outputs, printed, options.kernels)
    devices = []
    wanted = case.devices or told["devices"] or DEVICES
    for device in DEVICES:
        files = [*folder.glob(f"{device}.*visaasm"), folder / f"{device}.zebin"]
        if device in case.skip or not (device in wanted):
            continue
        if device not in USUAL and case.name not in NEWEST.get(device, EVERYWHERE):
            continue
        if device not in options.devices or device not in oracles.HOST and not options.sid:
            if device in before:
                devices.append(device)
            continue
        code = oracles.alone(oracles.source_of(case, options.kernels).read_text(), case.kernel)
        build = Path(work) / f"{case.name}-{device}"
        try:
            oracles.compile_source(code, device, case.env, case.options, options.sid, build)
            texts, zebin, _ = oracles.compiled(build, case.kernel)
        except RuntimeError as error:
            print(f"  {case.name} {device}: {error}", file=sys.stderr)
            continue
        for left in files:
            left.unlink(missing_ok=True)
        zebin = oracles.strip(zebin)
        size = sum(map(len, texts)) + len(zebin)
        if size > options.limit:
            print(f"  {case.name} {device}: {size} bytes, too many to keep")
            continue
        for number, text in enumerate(texts):
            (folder / (f"{device}.{number}.visaasm" if number else f"{device}.visaasm")).write_text(text)
        (folder / f"{device}.zebin").write_bytes(zebin)
        devices.append(device)
    if not devices:
        shutil.rmtree(folder)
        return None
    buffers = [a for a in case.args if isinstance(a, Buffer) and a.out]
    return {
        "case": case.name, "devices": devices, "reference": by, "ulps": {a.name: a.ulp for a in buffers if a.ulp},
        "tolerance": case.tolerance, "printed": case.printed,
    }


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--kernels", required=True)
    parser.add_argument("--sid")
    parser.add_argument("--only", nargs="+", default=[""], help="cases whose names have one of the words")
    parser.add_argument("--devices", nargs="+", default=DEVICES)
    parser.add_argument("--new", action="store_true", help="only cases that are not in cases.json yet")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--limit", type=int, default=24_000, help="bytes of texts and zebin on a device; what is larger is not kept")
    options = parser.parse_args()
    listed = HERE / "cases.json"
    known = {c["case"]: c for c in json.loads(listed.read_text())} if listed.exists() else {}
    kept = {c.name for c in cases.kept()} | set(KEPT)
    chosen = [c for c in cases.CASES if c.name in kept and any(w in c.name for w in options.only)]
    chosen = [c for c in chosen if not (c.swept or options.new and c.name in known)]
    pack.unpack()
    failed = 0
    with tempfile.TemporaryDirectory() as work, ThreadPoolExecutor(options.jobs) as pool:
        made = {c: pool.submit(make, c, options, work, known.pop(c.name, {"devices": []})["devices"]) for c in chosen}
        for case, future in made.items():
            try:
                if entry := future.result():
                    known[case.name] = entry
                    print(case.name, *entry["devices"], f"({entry['reference']})", flush=True)
            except (RuntimeError, subprocess.TimeoutExpired, KeyError) as error:
                failed += 1
                print(f"{case.name}: FAILED: {error!r}", flush=True)
    listed.write_text(json.dumps([known[n] for n in sorted(known)], indent=1) + "\n")
    pack.pack()
    print(f"{len(known)} cases, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
