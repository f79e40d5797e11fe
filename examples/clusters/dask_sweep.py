"""Runs kernels on several devices and sizes, mapped over the workers of Dask, and compares the results with NumPy.

``python dask_sweep.py [ADDRESS]``. ``ADDRESS`` is that of a scheduler; without it, the workers are processes of this
machine. Kernels and reports can be pickled, so nothing but ``measure`` is sent with them.
"""

import itertools
import sys

import numpy as np
from dask.distributed import Client, LocalCluster

import openvisa

SOURCES = {
    "saxpy": "kernel void saxpy(global float* y, global const float* x, float a, int n)"
    " { int i = get_global_id(0); if (i < n) y[i] = a * x[i] + y[i]; }",
    "damp": "kernel void damp(global float* y, global const float* x, float a, int n)"
    " { int i = get_global_id(0); if (i < n) y[i] = x[i] / (a + y[i]); }",
}
EXPECTED = {"saxpy": lambda y, x, a: a * x + y, "damp": lambda y, x, a: x / (a + y)}
DEVICES = ["skl", "dg2", "pvc"]
SIZES = [100, 1000, 10_000]


def measure(kernel, name, device, size):
    """Runs a kernel on vectors of a size. Returns the case, whether the result is right, and the report."""
    random = np.random.default_rng(size)
    x, y = (random.random(size, dtype=np.float32) for _ in range(2))
    expected = EXPECTED[name](y, x, np.float32(2.5))
    report = kernel.run(-(-size // 64) * 64, 64, y, x, 2.5, size, check="all", strict=True)
    return name, device, size, np.allclose(y, expected, rtol=1e-6), report


def main():
    kernels = {
        (name, device): openvisa.Kernel(openvisa.compile(source, device))
        for (name, source), device in itertools.product(SOURCES.items(), DEVICES)
    }
    cases = [(kernels[name, device], name, device, size) for (name, device), size in itertools.product(kernels, SIZES)]
    with Client(sys.argv[1] if len(sys.argv) > 1 else LocalCluster(dashboard_address=None)) as client:
        results = client.gather(client.map(measure, *zip(*cases)))
    for name, device, size, is_right, report in results:
        print(f"{name:6} {device:4} {size:6} {'right' if is_right else 'wrong'} {report.instructions} instructions")
    wrong = sum(not is_right for *_, is_right, _ in results)
    print(f"{len(results)} runs, {wrong} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
