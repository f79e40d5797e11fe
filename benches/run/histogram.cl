// How often each byte occurs: counted in local memory by each group, then added up.
__kernel void histogram(__global const uchar *in, __global uint *counts, int n) {
  __local uint local_counts[256];
  int l = get_local_id(0), size = get_local_size(0);
  for (int i = l; i < 256; i += size) local_counts[i] = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int i = get_global_id(0); i < n; i += get_global_size(0)) atomic_inc(&local_counts[in[i]]);
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int i = l; i < 256; i += size) atomic_add(&counts[i], local_counts[i]);
}
