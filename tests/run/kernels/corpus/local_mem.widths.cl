// Local memory: tree reduction, transpose through a tile, byte and 64-bit local accesses, float4 tiles, barriers and fences.


__kernel void widths(__global uchar *c, __global ushort *s, __global ulong *q, __global float4 *v) {
  __local uchar lc[256]; __local ushort ls[256]; __local ulong lq[128]; __local float4 lv[64];
  int l = get_local_id(0), n = get_local_size(0), g = get_global_id(0);
  lc[l] = c[g]; ls[l] = s[g]; lq[l] = q[g]; lv[l] = v[g];
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  c[g] = lc[n - 1 - l]; s[g] = ls[(l * 7) & 255]; q[g] = lq[l ^ 1]; v[g] = lv[n - 1 - l];
}


