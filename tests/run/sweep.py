#!/usr/bin/env python3
"""Runs kernels as the vendor's compiler makes them with `visa run`, and compares the outputs with those of pocl and oclgrind.

    sweep.py --kernels DIR --visa FILE [--sid ROOT] [--devices WORD...] [--only WORD] [--jobs N] [--work DIR]

For each case of `cases.py`, and each device: the source is compiled, the kernel run, its outputs compared. Prints a table of kernels and
devices: `ok`, `FAIL` with the reason below, `-` where the kernel or the device lacks something, with the reason below. Kernels in DIR
that no case has are listed with the reason why, or as failures. Ends with 1 if anything failed. Needs what `make.py` needs; `cargo
xtask oracle run` calls it.
"""
import argparse
import hashlib
import json
import re
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Lock

import numpy as np

import cases
import oracles
from cases import Buffer

DEVICES = ["skl", "icllp", "tgllp", "dg2", "pvc", "bmg", "ptl", "nvl-s"]


class Compiled:
    """Sources compiled so far, each once for a device."""

    def __init__(self, options, work):
        self.options, self.work, self.locks, self.guard = options, Path(work) / "compiled", {}, Lock()

    def get(self, case, device):
        code = oracles.source_of(case, self.options.kernels).read_text()
        key = hashlib.sha256(repr((code, device, case.env, case.options)).encode()).hexdigest()[:16]
        folder = self.work / f"{case.source}-{device}-{key}"
        with self.guard:
            lock = self.locks.setdefault(folder, Lock())
        with lock:
            if not (folder / "done").exists():
                try:
                    oracles.compile_source(code, device, case.env, case.options, self.options.sid, folder)
                    (folder / "done").write_text("")
                except RuntimeError as error:
                    folder.mkdir(parents=True, exist_ok=True)
                    (folder / "done").write_text(str(error))
            if why := (folder / "done").read_text():
                raise RuntimeError(why)
        return oracles.compiled(folder, case.kernel)


def run(case, device, visa, texts, zebin, folder):
    """Outputs of `visa run`, and what the kernel printed."""
    folder.mkdir(parents=True)
    files = []
    for number, text in enumerate(texts):
        files.append(folder / f"{number}.visaasm")
        files[-1].write_text(text)
    (folder / "k.zebin").write_bytes(zebin)
    (folder / "launch.json").write_text(json.dumps(oracles.launch(case)))
    for arg in case.args:
        if hasattr(arg, "array"):
            np.save(folder / f"{arg.name}.npy", arg.array)
    command = [visa, "run", *files, "--zebin", folder / "k.zebin", "--launch", folder / "launch.json", "--out", folder / "out"]
    command += ["--platform", oracles.PLATFORMS[device], "--max-instructions", "20000000", "--threads", "2"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    if done.returncode != 0:
        raise RuntimeError((done.stderr + done.stdout).strip().replace(str(folder), "")[:400] or f"status {done.returncode}")
    outputs = {a.name: np.load(folder / "out" / f"{a.name}.npy") for a in case.args if isinstance(a, Buffer) and a.out}
    return outputs, done.stdout


def one(case, device, options, compiled, references, work):
    """Runs a case on a device: `ok` or why not, and whether that is a failure."""
    told = oracles.directives(oracles.source_of(case, options.kernels).read_text())
    wanted = case.devices or told["devices"]
    if wanted and device not in wanted:
        return "the source is not for it", False
    if device in case.skip:
        return case.skip[device], False
    try:
        texts, zebin, width = compiled.get(case, device)
    except RuntimeError as error:
        return f"not compiled: {error}", False
    try:
        want, printed, _ = oracles.expected(case, options.kernels, work, width) if case.numpy else references[case.name]
        folder = Path(tempfile.mkdtemp(dir=work)) / "run"
        have, said = run(case, device, options.visa, texts, zebin, folder)
        if not options.keep:
            shutil.rmtree(folder.parent)
    except subprocess.TimeoutExpired:
        return "it does not end", True
    except RuntimeError as error:
        return str(error), True
    if case.printed and printed != said:
        return f"it prints {said!r}, not {printed!r}", True
    for arg in case.args:
        if isinstance(arg, Buffer) and arg.out:
            if how := oracles.differs(case, arg, want[arg.name], have[arg.name]):
                return how, True
    return "ok", False


def uncovered(kernels):
    """Kernels of the corpus that no case has."""
    known = {(c.source, c.kernel) for c in cases.CASES}
    for path in sorted(Path(kernels).glob("*.cl")):
        names = re.findall(r"__kernel\s[^;{]*?(\w+)\s*\((?!\()", re.sub(r"__attribute__\s*\(\(.*?\)\)\)?", "", path.read_text()))
        for name in names:
            if (path.stem, name) not in known and name not in ("N", "arith_"):
                yield f"{path.stem}.{name}"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--kernels", required=True)
    parser.add_argument("--visa", required=True)
    parser.add_argument("--sid")
    parser.add_argument("--devices", nargs="+", default=DEVICES)
    parser.add_argument("--only", default="")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--work", help="a folder that keeps what was compiled and what the references gave for the next time")
    parser.add_argument("--keep", action="store_true", help="keep what `visa run` was given, in the folder of --work")
    options = parser.parse_args()
    chosen = [c for c in cases.CASES if options.only in c.name]
    failed = []
    with tempfile.TemporaryDirectory() as scratch:
        work = Path(options.work or scratch)
        work.mkdir(parents=True, exist_ok=True)
        devices = [d for d in options.devices if d in oracles.HOST or options.sid]
        compiled, references = Compiled(options, work), {}
        with ThreadPoolExecutor(options.jobs) as pool:
            def refer(case):
                kept = work / f"{case.name}.reference.npz"
                stamp = repr(case) + oracles.source_of(case, options.kernels).read_text()
                stamp = hashlib.sha256(stamp.encode() + b"".join(a.array.tobytes() for a in case.args if hasattr(a, "array"))).hexdigest()
                if kept.exists():
                    with np.load(kept) as arrays:
                        if str(arrays["stamp"]) == stamp:
                            return {n[1:]: arrays[n] for n in arrays.files if n[0] == "_"}, str(arrays["printed"]), str(arrays["by"])
                outputs, printed, by = oracles.expected(case, options.kernels, work)
                np.savez(kept, stamp=stamp, printed=printed, by=by, **{"_" + n: a for n, a in outputs.items()})
                return outputs, printed, by

            waiting = {c.name: pool.submit(refer, c) for c in chosen if not c.numpy}
            rows = []
            for case in chosen:
                if case.numpy is None:
                    try:
                        references[case.name] = waiting[case.name].result()
                    except (RuntimeError, subprocess.TimeoutExpired, KeyError) as error:
                        failed.append(f"{case.name}: no reference: {error}")
                        rows.append((case, None))
                        continue
                rows.append((case, [pool.submit(one, case, d, options, compiled, references, work) for d in devices]))
            counts, remarks = {"ok": 0, "FAIL": 0, "-": 0}, []
            print(f"{'':40}" + "".join(f" {d:>5}" for d in devices) + "  by", flush=True)
            for case, results in rows:
                line = f"{case.name:40}"
                for device, future in zip(devices, results or []):
                    said, bad = future.result()
                    mark = "ok" if said == "ok" else "FAIL" if bad else "-"
                    counts[mark] += 1
                    line += f" {mark:>5}"
                    if bad:
                        failed.append(f"{case.name} on {device}: {said}")
                    elif said != "ok":
                        remarks.append(f"{case.name} on {device}: {said}")
                by = "numpy" if case.numpy else references[case.name][2] if results else "none"
                print(f"{line}  {by}", flush=True)
    for remark in remarks:
        if "the source is not for it" not in remark:
            print(f"-    {remark}")
    if not options.only:
        for name in uncovered(options.kernels):
            if why := cases.WITHOUT.get(name):
                print(f"no case for {name}: {why}")
            else:
                failed.append(f"{name} has no case")
    for failure in failed:
        print(f"FAIL {failure}")
    print(f"{len(chosen)} kernels: {counts['ok']} agree, {counts['FAIL']} fail, {counts['-']} not for the device")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
