"""pyvkfft: Fourier transforms of many sizes against SciPy."""

import judge
import numpy as np
import pyopencl as cl
import pyopencl.array as cla
import scipy.fft
from pyvkfft.fft import dctn, fftn, ifftn, irfftn, rfftn

context = cl.create_some_context(interactive=False)
queue = cl.CommandQueue(context)
random = np.random.default_rng(8)

# Powers of two, other small factors, primes of Rader's algorithm, and Bluestein's.
for shape in [(64,), (4096,), (3, 60), (5, 77), (2, 101), (2, 1013), (24, 30), (4, 6, 10), (8192,)]:
    name = "x".join(map(str, shape))
    values = (random.normal(size=shape) + 1j * random.normal(size=shape)).astype(np.complex64)
    with judge.attempt(f"fft {name}"):
        device = cla.to_device(queue, values)
        found = fftn(device)
        judge.compare(f"fft {name}", found.get(), scipy.fft.fftn(values), 2e-6)
        judge.compare(f"ifft {name}", ifftn(found).get(), values, 2e-6)
for shape in [(64,), (3, 60), (24, 30)]:
    name = "x".join(map(str, shape))
    values = random.normal(size=shape).astype(np.float32)
    with judge.attempt(f"rfft {name}"):
        found = rfftn(cla.to_device(queue, values))
        judge.compare(f"rfft {name}", found.get(), scipy.fft.rfftn(values), 2e-6)
        judge.compare(f"irfft {name}", irfftn(found).get(), values, 2e-6)
    with judge.attempt(f"dct {name}"):
        judge.compare(f"dct {name}", dctn(cla.to_device(queue, values)).get(), scipy.fft.dctn(values), 2e-6)
