"""Compiles a kernel in OpenCL C with the vendor's offline compiler, runs it on the CPU, and compares it with NumPy.

``python saxpy.py [DEVICE]``. The compiler is the command ``ocloc``.
"""

import sys

import numpy as np

import openvisa

SOURCE = """
kernel void saxpy(global float* y, global const float* x, float a, int n) {
    int i = get_global_id(0);
    if (i < n) y[i] = a * x[i] + y[i];
}
"""


def main() -> None:
    device = sys.argv[1] if len(sys.argv) > 1 else "dg2"
    kernel = openvisa.Kernel(openvisa.compile(SOURCE, device))
    print(kernel)

    x = np.linspace(0, 1, 1000, dtype=np.float32)
    y = np.ones_like(x)
    expected = np.float32(2.5) * x + y
    report = kernel.run(1024, 64, y, x, 2.5, len(x), check="all", strict=True)
    np.testing.assert_allclose(y, expected, rtol=1e-6)
    assert not report.findings, report.findings[0].text
    print(f"{report}: the result is that of NumPy")


if __name__ == "__main__":
    main()
