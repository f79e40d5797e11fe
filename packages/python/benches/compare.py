"""Compares the package with the library that it wraps: ``python compare.py``, in an environment with a release build.

Cases are decoding and verifying a module of a megabyte, and saxpy of 2^22 numbers, with the copies of its buffers. The
processor time is compared as well, since times depend on what else the machine does.
"""

import json
import pathlib
import resource
import subprocess
import sys
import tempfile
import time
from typing import Callable, List, Tuple

import numpy as np

import openvisa

PYTHON = pathlib.Path(__file__).resolve().parents[1]
CASES = PYTHON.parents[1] / "tests" / "run"
PLATFORM = "SKL"
COUNTS = {"decode": 1000, "verify": 150, "saxpy": 20}


def make_module() -> bytes:
    """Returns an object file of a megabyte: kernels of the repository that break no rule, repeated."""
    objects = []
    for path in sorted(CASES.glob("*/skl.isa")):
        module = openvisa.Module(path, platform=PLATFORM)
        if not module.verify():
            document = json.loads(module.to_json())
            version = document["version"]
            objects += document["objects"]
    chosen: List[object] = []
    size = 0
    while size < 1 << 20:
        one = dict(objects[len(chosen) % len(objects)])
        one.pop("position", None)
        chosen.append(one)
        if len(chosen) % len(objects) == 0:
            size = len(openvisa.Module.from_json(json.dumps({"version": version, "objects": chosen})).to_bytes())
    return openvisa.Module.from_json(json.dumps({"version": version, "objects": chosen})).to_bytes()


def prepare(case: str, path: pathlib.Path) -> Callable[[], object]:
    """Returns the function of a case that is timed."""
    if case == "saxpy":
        kernel = openvisa.Kernel(path, "saxpy", text=path.with_suffix(".visaasm"))
        x, y = np.arange(1 << 22, dtype=np.float32), np.ones(1 << 22, dtype=np.float32)
        return lambda: kernel.run(1 << 22, 256, y, x, 2.5, 1 << 22)
    data = path.read_bytes()
    if case == "decode":
        return lambda: sum(len(one.instructions) for one in openvisa.Module(data))
    return lambda: openvisa.Module(data).verify(PLATFORM)


def time_here(case: str, path: pathlib.Path, count: int) -> None:
    """Prints the shortest time of a number of calls in seconds."""
    function, shortest = prepare(case, path), float("inf")
    for _ in range(count):
        start = time.perf_counter()
        function()
        shortest = min(shortest, time.perf_counter() - start)
    print(f"{shortest:.6f}")


def measure(command: List[str], count: int) -> Tuple[float, float]:
    """Returns the shortest time of one call, and its processor time: the difference of two runs. Both in seconds."""
    shortest, used = float("inf"), []
    for repeat in [count, 2 * count]:
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        done = subprocess.run([*command, str(repeat)], capture_output=True, text=True, check=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        shortest = min(shortest, float(done.stdout))
        used.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return shortest, (used[1] - used[0]) / count


def main() -> None:
    if len(sys.argv) == 4:
        time_here(sys.argv[1], pathlib.Path(sys.argv[2]), int(sys.argv[3]))
        return
    build = ["cargo", "build", "--release", "--example", "times", "--features", "pyo3/extension-module"]
    subprocess.run(build, cwd=PYTHON, check=True)
    rust = str(PYTHON / "target" / "release" / "examples" / "times")
    with tempfile.TemporaryDirectory() as folder:
        module = pathlib.Path(folder) / "module.isa"
        module.write_bytes(make_module())
        for case, count in COUNTS.items():
            path = module if case != "saxpy" else CASES / "simple_debug.saxpy" / "bmg.zebin"
            platform = PLATFORM if case != "saxpy" else "XE2"
            ours = measure([sys.executable, __file__, case, str(path)], count)
            theirs = measure([rust, str(path), platform, case], count)
            print(f"{case}: Python {ours[0] * 1e3:.2f} ms, Rust {theirs[0] * 1e3:.2f} ms, ratio {ours[0] / theirs[0]:.2f}; "
                  f"processor time {ours[1] * 1e3:.2f} and {theirs[1] * 1e3:.2f} ms, ratio {ours[1] / theirs[1]:.2f}")


if __name__ == "__main__":
    main()
