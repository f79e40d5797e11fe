// Control flow in which work-items of one thread part and meet again.

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

