"""tinygrad: operators, two layers and their gradients on its device `CL` against NumPy."""

import judge
import numpy as np
from tinygrad import Tensor, dtypes

random = np.random.default_rng(3)
DEVICE = "CL"
a = random.uniform(0.2, 1, (37, 53)).astype(np.float32)
b = random.uniform(0.2, 1, (37, 53)).astype(np.float32)
m = random.integers(-50, 50, (37, 53)).astype(np.int32)


def on(array):
    return Tensor(array, device=DEVICE)


CASES = {
    "add": (lambda: on(a) + on(b), a + b, 0),
    "divide": (lambda: on(a) / on(b), a / b, 1e-6),
    "power": (lambda: on(a) ** on(b), a ** b, 1e-6),
    "exp": (lambda: on(a).exp(), np.exp(a), 1e-6),
    "log": (lambda: on(a).log(), np.log(a), 1e-6),
    "sin": (lambda: on(100 * a).sin(), np.sin((100 * a).astype(np.float64)), 1e-5),
    "sqrt": (lambda: on(a).sqrt(), np.sqrt(a), 1e-6),
    "tanh": (lambda: on(a).tanh(), np.tanh(a), 1e-6),
    "where": (lambda: (on(m) > 3).where(on(a), on(b)), np.where(m > 3, a, b), 0),
    "integer divide": (lambda: on(m) // 7, m // 7, 0),
    "integer remainder": (lambda: on(m) % 7, m % 7, 0),
    "shift": (lambda: on(np.abs(m)) << 3, np.abs(m) << 3, 0),
    "bitwise": (lambda: (on(m) ^ 5) & 0xFF, (m ^ 5) & 0xFF, 0),
    "cast to int8": (lambda: on(m).cast(dtypes.int8), m.astype(np.int8), 0),
    "cast to half": (lambda: on(a).cast(dtypes.half), a.astype(np.float16), 0),
    "sum of halves": (lambda: on(a.astype(np.float16)).sum(axis=0), a.astype(np.float16).astype(np.float32).sum(axis=0), 2e-3),
    "sum": (lambda: on(a).sum(axis=1), a.sum(axis=1), 1e-6),
    "maximum": (lambda: on(m).max(axis=0), m.max(axis=0), 0),
    "argmax": (lambda: on(a).argmax(axis=1), a.argmax(axis=1), 0),
    "cumulative sum": (lambda: on(m).cumsum(axis=1), m.cumsum(axis=1), 0),
    "matrix product": (lambda: on(a) @ on(b).transpose(), a @ b.T, 1e-6),
    "softmax": (lambda: on(a).softmax(), np.exp(a) / np.exp(a).sum(axis=1, keepdims=True), 1e-6),
    "pad and shrink": (lambda: on(a).pad(((1, 2), (0, 3)))[1:20, 5:], np.pad(a, ((1, 2), (0, 3)))[1:20, 5:], 0),
    "gather": (lambda: on(a)[on(np.abs(m[0]) % 37)], a[np.abs(m[0]) % 37], 0),
    "sort": (lambda: on(a[0]).sort()[0], np.sort(a[0]), 0),
}
for name, (compute, expected, tolerance) in CASES.items():
    with judge.attempt(name):
        judge.compare(name, compute().numpy(), expected, tolerance)

with judge.attempt("convolution"):
    image, kernel = random.normal(size=(1, 3, 12, 12)).astype(np.float32), random.normal(size=(4, 3, 3, 3)).astype(np.float32)
    windows = np.lib.stride_tricks.sliding_window_view(image, (3, 3), axis=(2, 3))
    judge.compare("convolution", on(image).conv2d(on(kernel)).numpy(), np.einsum("nchwij,ocij->nohw", windows, kernel), 1e-5)
with judge.attempt("gradients of two layers"):
    x, first, second = (random.normal(size=size).astype(np.float32) for size in [(8, 16), (16, 32), (32, 4)])
    weights = [on(first), on(second)]
    for weight in weights:
        weight.requires_grad = True
    ((on(x) @ weights[0]).relu() @ weights[1]).square().sum().backward()
    hidden = x @ first
    back = 2 * (np.maximum(hidden, 0) @ second)
    judge.compare("gradient of the second layer", weights[1].grad.numpy(), np.maximum(hidden, 0).T @ back, 1e-5)
    judge.compare("gradient of the first layer", weights[0].grad.numpy(), x.T @ ((back @ second.T) * (hidden > 0)), 1e-5)
