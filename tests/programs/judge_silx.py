"""silx: its own tests of OpenCL kernels, which compare with NumPy, SciPy and its C++ code."""

import judge

judge.pytest(["--pyargs", "silx.opencl"])
