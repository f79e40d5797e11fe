// Structured and unstructured control flow: nested divergent ifs, while/do/for, break, continue, early return, goto, uniform branches.
__kernel void nested(__global int *d, __global const int *a, int n) {
  int i = get_global_id(0);
  if (i >= n) return;
  int v = a[i], r = 0;
  if (v > 0) {
    if (v & 1) {
      if (v > 100) r = v / 3; else r = v * 3 + 1;
    } else if (v & 2) {
      r = -v;
    }
    r += 5;
  } else {
    do { r += v; v += 3; } while (v < 0);
  }
  d[i] = r;
}




