"""A host program that knows nothing of the driver: a histogram with local memory and atomics.

It needs NumPy and pyopencl.
"""

import numpy as np
import pyopencl as cl

SOURCE = """
kernel void histogram(global const uchar *values, uint count, global uint *bins)
{
    local uint own[256];
    for (uint bin = get_local_id(0); bin < 256; bin += get_local_size(0))
        own[bin] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint i = get_global_id(0); i < count; i += get_global_size(0))
        atomic_inc(&own[values[i]]);
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint bin = get_local_id(0); bin < 256; bin += get_local_size(0))
        atomic_add(&bins[bin], own[bin]);
}
"""

values = np.random.default_rng(1).integers(0, 256, 10_000, dtype=np.uint8)
context = cl.create_some_context(interactive=False)
queue = cl.CommandQueue(context)
program = cl.Program(context, SOURCE).build()
flags = cl.mem_flags
values_buffer = cl.Buffer(context, flags.READ_ONLY | flags.COPY_HOST_PTR, hostbuf=values)
bins = np.zeros(256, dtype=np.uint32)
bins_buffer = cl.Buffer(context, flags.READ_WRITE | flags.COPY_HOST_PTR, hostbuf=bins)
program.histogram(queue, (512,), (128,), values_buffer, np.uint32(values.size), bins_buffer)
cl.enqueue_copy(queue, bins, bins_buffer)

expected = np.bincount(values, minlength=256)
print(f"{np.count_nonzero(bins == expected)} of 256 bins are right")
raise SystemExit(not np.array_equal(bins, expected))
