"""dpnp: functions of arrays against NumPy. Its linear algebra and transforms call a library of machine code, and are left out."""

import os
import sys

# The loader of OpenCL in the packages needs libraries beside it, which no search path of theirs names.
LIBRARIES = os.path.join(sys.prefix, "lib")
if LIBRARIES not in os.environ.get("LD_LIBRARY_PATH", "").split(":"):
    os.environ["LD_LIBRARY_PATH"] = LIBRARIES
    os.execv(sys.executable, [sys.executable, *sys.argv])

import judge
import numpy as np
import dpnp

random = np.random.default_rng(9)
real = random.uniform(0.1, 1, 5003).astype(np.float32)
whole = random.integers(-100, 100, 5003).astype(np.int32)
table = random.uniform(-1, 1, (41, 67)).astype(np.float32)

UNARY = ["sin", "cos", "tan", "arcsin", "arctan", "exp", "expm1", "log", "log1p", "sqrt", "cbrt", "sinh", "tanh", "floor", "rint",
         "square", "reciprocal", "isnan", "signbit"]
CASES = {name: (lambda x, name=name: getattr(x[0], name)(x[1]), 2e-6) for name in UNARY}
CASES |= {
    "arange": (lambda x: x[0].arange(9), 0),
    "add": (lambda x: x[1] + x[2], 1e-6),
    "power": (lambda x: x[1] ** 2.5, 2e-6),
    "floor_divide": (lambda x: x[2] // 7, 0),
    "remainder": (lambda x: x[2] % 7, 0),
    "bitwise": (lambda x: (x[2] ^ 5) << 1, 0),
    "where": (lambda x: x[0].where(x[2] > 0, x[1], -x[1]), 0),
    "sum": (lambda x: x[0].sum(x[3], axis=0), 1e-5),
    "mean": (lambda x: x[0].mean(x[3], axis=1), 1e-5),
    "max": (lambda x: x[0].max(x[3], axis=1), 0),
    "argmin": (lambda x: x[0].argmin(x[1]), 0),
    "cumsum": (lambda x: x[0].cumsum(x[2]), 0),
    "sort": (lambda x: x[0].sort(x[2]), 0),
    "argsort": (lambda x: x[0].argsort(x[1]), 0),
    "unique": (lambda x: x[0].unique(x[2]), 0),
    "boolean index": (lambda x: x[1][x[2] > 0], 0),
    "nonzero": (lambda x: x[0].nonzero(x[2] > 0)[0], 0),
    "take": (lambda x: x[1][x[0].abs(x[2])], 0),
    "slices": (lambda x: x[3][3:30:4, ::-2], 0),
    "transpose": (lambda x: x[0].concatenate([x[3].T, x[3].T]), 0),
    "repeat": (lambda x: x[0].repeat(x[2], 3), 0),
    "searchsorted": (lambda x: x[0].searchsorted(x[0].sort(x[2]), x[2]), 0),
    "histogram": (lambda x: x[0].histogram(x[1], bins=16)[0], 2e-3),
    "all": (lambda x: x[0].all(x[3] < 2), 0),
}
for name, (function, tolerance) in CASES.items():
    with judge.attempt(name):
        expected = function((np, real, whole, table))
        found = function((dpnp, *(dpnp.asarray(array) for array in (real, whole, table))))
        judge.compare(name, dpnp.asnumpy(found), expected, tolerance)
with judge.attempt("matrix product"):
    judge.compare("matrix product", dpnp.asnumpy(dpnp.asarray(table) @ dpnp.asarray(table).T), table @ table.T, 1e-5)
