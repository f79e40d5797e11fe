// 64-bit integer arithmetic: add mul div mod, mul_hi, saturating, shifts, compares, 128-bit carry chains.



__kernel void carry32(__global uint4 *d, __global const uint4 *a, uint n) {
  size_t i = get_global_id(0);
  uint4 x = a[i];
  for (uint k = 0; k < n; k++) {
    ulong t = (ulong)x.x * x.y + x.z;
    x.x = (uint)t;
    x.z = (uint)(t >> 32) + x.w;
    long u = (long)(int)x.y * (int)x.w;
    x.y ^= (uint)(u >> 32);
    x.w += (uint)u;
  }
  d[i] = x;
}
