"""pyopencl: arrays, reductions, scans, sorts and random numbers against NumPy."""

import judge
import numpy as np
import pyopencl as cl
import pyopencl.algorithm
import pyopencl.array as cla
import pyopencl.clmath as clmath
import pyopencl.clrandom
import pyopencl.reduction
import pyopencl.scan

context = cl.create_some_context(interactive=False)
queue = cl.CommandQueue(context)
random = np.random.default_rng(1)
floats = random.uniform(0.1, 0.9, 10007).astype(np.float32)
numbers = random.integers(0, 1000, 10007).astype(np.int32)
I = np.complex64(1j)
f, n = cla.to_device(queue, floats), cla.to_device(queue, numbers)

for name in ["sin", "cos", "tan", "asin", "acos", "atan", "exp", "log", "log10", "sqrt", "sinh", "cosh", "tanh", "floor", "ceil"]:
    with judge.attempt(name):
        numpy_name = name.replace("asin", "arcsin").replace("acos", "arccos").replace("atan", "arctan")
        judge.compare(name, getattr(clmath, name)(f).get(), getattr(np, numpy_name)(floats), 1e-6)

ARRAYS = {
    "a + 2 b": (lambda: f + 2 * n, floats + 2 * numbers.astype(np.float64), 1e-6),
    "a / b": (lambda: f / (n + 1), floats / (numbers + 1), 1e-6),
    "a ** b": (lambda: f ** f, floats ** floats, 1e-6),
    "slices": (lambda: f[5:777], floats[5:777], 0),
    "compare": (lambda: n < 500, numbers < 500, 0),
    "take": (lambda: cla.take(f, n), floats[numbers], 0),
    "where": (lambda: cla.if_positive(n - 500, f, -f), np.where(numbers > 500, floats, -floats), 0),
    "to int16": (lambda: n.astype(np.int16), numbers, 0),
    "to complex": (lambda: (f + I * f) * (f - I), (floats + I * floats) * (floats - I), 1e-6),
    "sum": (lambda: cla.sum(n), numbers.sum(), 0),
    "dot": (lambda: cla.dot(f, f), np.dot(floats, floats), 1e-5),
    "minimum": (lambda: cla.min(f), floats.min(), 0),
    "concatenate": (lambda: cla.concatenate((f, f)), np.concatenate((floats, floats)), 0),
    "cumulative sum": (lambda: cla.cumsum(n), numbers.cumsum(), 0),
}
for name, (compute, expected, tolerance) in ARRAYS.items():
    with judge.attempt(name):
        judge.compare(name, compute().get(), expected, tolerance)

with judge.attempt("reduction kernel"):
    largest = pyopencl.reduction.ReductionKernel(
        context, np.int32, neutral="-1", reduce_expr="max(a, b)", map_expr="x[i] ^ 3", arguments="__global int *x")
    judge.compare("reduction kernel", largest(n).get(), (numbers ^ 3).max(), 0)
for kind, output, expected in [
    ("inclusive", "out[i] = item", numbers.cumsum()),
    ("exclusive", "out[i] = prev_item", numbers.cumsum() - numbers),
]:
    with judge.attempt(f"{kind} scan"):
        scan = pyopencl.scan.GenericScanKernel(
            context, np.int32, arguments="__global int *x, __global int *out", input_expr="x[i]", scan_expr="a + b", neutral="0",
            output_statement=f"{output};")
        out = cla.empty_like(n)
        scan(n, out)
        judge.compare(f"{kind} scan", out.get(), expected, 0)
with judge.attempt("segmented scan"):
    scan = pyopencl.scan.GenericScanKernel(
        context, np.int32, arguments="__global int *x, __global int *out", input_expr="x[i]", neutral="0",
        scan_expr="across_seg_boundary ? b : a + b", is_segment_start_expr="i % 100 == 0", output_statement="out[i] = item;")
    out = cla.empty_like(n)
    scan(n, out)
    expected = np.concatenate([numbers[i:i + 100].cumsum() for i in range(0, len(numbers), 100)])
    judge.compare("segmented scan", out.get(), expected, 0)
with judge.attempt("copy_if"):
    out, count, _ = pyopencl.algorithm.copy_if(n, "ary[i] > 300")
    judge.compare("copy_if", out.get()[: int(count.get())], numbers[numbers > 300], 0)
with judge.attempt("partition"):
    yes, no, count, _ = pyopencl.algorithm.partition(n, "ary[i] > 300")
    judge.compare("partition", yes.get()[: int(count.get())], numbers[numbers > 300], 0)
with judge.attempt("unique"):
    out, count, _ = pyopencl.algorithm.unique(cla.to_device(queue, np.sort(numbers)))
    judge.compare("unique", out.get()[: int(count.get())], np.unique(numbers), 0)
with judge.attempt("radix sort"):
    sort = pyopencl.algorithm.RadixSort(context, "int *a", key_expr="a[i]", sort_arg_names=["a"])
    (out,), _ = sort(n)
    judge.compare("radix sort", out.get(), np.sort(numbers), 0)
with judge.attempt("Philox, mean of normal numbers"):
    values = pyopencl.clrandom.PhiloxGenerator(context).normal(queue, 100_000, np.float32).get()
    judge.compare("Philox, mean of normal numbers", [values.mean(), values.std()], [0, 1], 0.02)
