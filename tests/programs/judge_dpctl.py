"""dpctl: its own tests of devices, queues, events, shared memory and kernels of SYCL."""

import os
import sys

# The loader of OpenCL in the packages needs libraries beside it, which no search path of theirs names.
LIBRARIES = os.path.join(sys.prefix, "lib")
if LIBRARIES not in os.environ.get("LD_LIBRARY_PATH", "").split(":"):
    os.environ["LD_LIBRARY_PATH"] = LIBRARIES
    os.execv(sys.executable, [sys.executable, *sys.argv])

import judge

judge.pytest(["--pyargs", "dpctl"])
