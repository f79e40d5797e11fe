// Local memory: tree reduction, transpose through a tile, byte and 64-bit local accesses, float4 tiles, barriers and fences.
__kernel void reduce(__global const float *a, __global float *out, __local float *t, uint n) {
  uint l = get_local_id(0), g = get_global_id(0);
  t[l] = g < n ? a[g] : 0.0f;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint s = get_local_size(0) / 2; s > 0; s >>= 1) {
    if (l < s) t[l] += t[l + s];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (l == 0) out[get_group_id(0)] = t[0];
}




