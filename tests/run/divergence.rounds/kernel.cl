// Control flow in which work-items of one thread part and meet again.


__kernel void rounds(__global int *d, __global const int *a, int n) {
  __local int t[64];
  int l = get_local_id(0), g = get_global_id(0), x = a[g];
  for (int k = 0; k < n; k++) {
    if ((x & 3) == (k & 3)) x = x * 3 + 1;
    else while (x > 50) x -= 7;
    t[l] = x;
    barrier(CLK_LOCAL_MEM_FENCE);
    x += t[(l + k + 1) & (get_local_size(0) - 1)];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  d[g] = x;
}
