// Control flow in which work-items of one thread part and meet again.
__kernel void gotos(__global int *d, __global const int *a) {
  int i = get_global_id(0), x = a[i], r = 0;
again:
  if (x < 0) goto negative;
  r += x;
  if (x % 3 == 0) goto third;
  x -= 2;
  if (r < 100 && x > 0) goto again;
  goto done;
third:
  r = r * 2 + 1;
  x -= 5;
  if (r > 200) goto done;
  goto again;
negative:
  r -= x;
  if (r & 1) { x = -x / 2; if (r < 50) goto again; }
done:
  d[i] = r * 1000 + x;
}
__kernel void trips(__global int *d, __global const int *a) {
  int i = get_global_id(0), s = 0;
  for (int k = 0; k < a[i]; k++) {
    for (int j = k; j < a[i]; j += 1 + (i & 3)) {
      if (((j ^ k) & 7) == 5) break;
      if ((j + i) % 3 == 0) continue;
      s += j * k;
    }
    if (s > 3000) return;
    d[i] = s;
  }
}
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
