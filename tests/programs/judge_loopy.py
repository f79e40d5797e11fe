"""loopy: generated kernels against its sequential form of the same kernel, by its own comparison, and against NumPy."""

import judge
import loopy as lp
import numpy as np
import pyopencl as cl

context = cl.create_some_context(interactive=False)
queue = cl.CommandQueue(context)
random = np.random.default_rng(10)
a, b = (random.uniform(-1, 1, (64, 64)).astype(np.float32) for _ in range(2))


def run(case, kernel, arguments, expected, tolerance):
    with judge.attempt(case):
        _, (found,) = kernel(queue, **arguments, out_host=True)
        judge.compare(case, found, expected, tolerance)


product = lp.make_kernel("{[i,j,k]: 0<=i,j,k<64}", "c[i,j] = sum(k, a[i,k]*b[k,j])", lang_version=(2018, 2))
product = lp.add_and_infer_dtypes(product, {"a": np.float32, "b": np.float32})
split = lp.split_iname(product, "i", 8, outer_tag="g.0", inner_tag="l.1")
split = lp.split_iname(split, "j", 8, outer_tag="g.1", inner_tag="l.0")
run("matrix product", split, {"a": a, "b": b}, a @ b, 1e-5)
tiled = lp.split_iname(split, "k", 8)
tiled = lp.add_prefetch(tiled, "a", ["k_inner", "i_inner"], fetch_outer_inames="i_outer,j_outer,k_outer", default_tag="l.auto")
tiled = lp.add_prefetch(tiled, "b", ["j_inner", "k_inner"], fetch_outer_inames="i_outer,j_outer,k_outer", default_tag="l.auto")
run("matrix product, tiles in local memory", tiled, {"a": a, "b": b}, a @ b, 1e-5)
unrolled = lp.split_iname(split, "k", 4, inner_tag="unr")
run("matrix product, unrolled", unrolled, {"a": a, "b": b}, a @ b, 1e-5)

stencil = lp.make_kernel("{[i,j]: 0<=i,j<62}", "c[i,j] = a[i+1,j+1]*(-4) + a[i,j+1] + a[i+2,j+1] + a[i+1,j] + a[i+1,j+2]",
                         lang_version=(2018, 2))
stencil = lp.add_and_infer_dtypes(stencil, {"a": np.float32})
stencil = lp.split_iname(stencil, "i", 16, outer_tag="g.1", inner_tag="l.1")
stencil = lp.split_iname(stencil, "j", 16, outer_tag="g.0", inner_tag="l.0")
laplacian = a[:-2, 1:-1] + a[2:, 1:-1] + a[1:-1, :-2] + a[1:-1, 2:] - 4 * a[1:-1, 1:-1]
run("stencil", stencil, {"a": a}, laplacian, 1e-6)
stencil = lp.add_prefetch(stencil, "a", ["i_inner", "j_inner"], fetch_outer_inames="i_outer,j_outer", default_tag="l.auto")
run("stencil, tile in local memory", stencil, {"a": a}, laplacian, 1e-6)

total = lp.make_kernel("{[i]: 0<=i<4096}", "total = sum(i, x[i])", lang_version=(2018, 2))
total = lp.add_and_infer_dtypes(total, {"x": np.float32})
run("sum", total, {"x": a.ravel()}, a.sum(dtype=np.float64), 1e-4)
run("sum in two stages", lp.split_reduction_inward(lp.split_iname(total, "i", 64, outer_tag="l.0"), "i_inner"), {"x": a.ravel()},
    a.sum(dtype=np.float64), 1e-4)
