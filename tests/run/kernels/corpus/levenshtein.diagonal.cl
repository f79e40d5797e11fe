// Edit distance of many string pairs with a rolling row in private memory, and an anti-diagonal version in local memory.

__kernel void diagonal(__global const char *a, __global const char *b, int n, int m, __global int *out, __local int *t) {
  int l = get_local_id(0);
  __local int *p = t, *q = t + n + 1, *r = t + 2 * (n + 1);
  for (int d = 0; d <= n + m; d++) {
    if (l <= n && d - l >= 0 && d - l <= m) {
      int j = d - l, v;
      if (l == 0) v = j; else if (j == 0) v = l;
      else v = min(min(q[l - 1], q[l]) + 1, p[l - 1] + (a[l - 1] != b[j - 1]));
      r[l] = v;
      if (l == n && j == m) *out = v;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    __local int *s = p; p = q; q = r; r = s;
  }
}
