// Byte string search with early exit, wildcard match, word count, UTF-8 length; scattered byte loads.
__kernel void find(__global const char *t, int n, __constant char *p, int m, __global volatile int *first, __global uchar *hit) {
  int i = get_global_id(0), k = 0;
  if (i + m > n) return;
  while (k < m && (t[i + k] == p[k] || p[k] == '?')) k++;
  hit[i] = k == m;
  if (k == m) atomic_min(first, i);
}

