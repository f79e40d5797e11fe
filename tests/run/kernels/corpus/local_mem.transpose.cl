// Local memory: tree reduction, transpose through a tile, byte and 64-bit local accesses, float4 tiles, barriers and fences.

__kernel void transpose(__global float *o, __global const float *a, int w, int h) {
  __local float tile[16][17];
  int lx = get_local_id(0), ly = get_local_id(1);
  int x = get_group_id(0) * 16 + lx, y = get_group_id(1) * 16 + ly;
  if (x < w && y < h) tile[ly][lx] = a[y * w + x];
  barrier(CLK_LOCAL_MEM_FENCE);
  x = get_group_id(1) * 16 + lx;
  y = get_group_id(0) * 16 + ly;
  if (x < h && y < w) o[y * h + x] = tile[lx][ly];
}



