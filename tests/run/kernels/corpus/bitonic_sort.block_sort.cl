// Bitonic sort: one global compare-exchange step, and a whole block sorted in local memory; key-value pairs as 64-bit words.

__kernel void block_sort(__global ulong *d) {
  __local ulong t[256];
  uint l = get_local_id(0), g = get_global_id(0);
  t[l] = d[g];
  #pragma unroll 1
  for (uint k = 2; k <= 256; k <<= 1)
    #pragma unroll 1
    for (uint j = k >> 1; j > 0; j >>= 1) {
      barrier(CLK_LOCAL_MEM_FENCE);
      uint p = l ^ j;
      ulong a = t[l], b = t[p];
      bool up = (l & k) == 0, lower = p > l;
      barrier(CLK_LOCAL_MEM_FENCE);
      t[l] = (lower == up) ? min(a, b) : max(a, b);
    }
  barrier(CLK_LOCAL_MEM_FENCE);
  d[g] = t[l];
}
