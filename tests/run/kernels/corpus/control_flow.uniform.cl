// Structured and unstructured control flow: nested divergent ifs, while/do/for, break, continue, early return, goto, uniform branches.


__kernel void uniform(__global float *d, int mode, int n, float s) {
  int i = get_global_id(0);
  float x = d[i];
  if (mode == 0) {
    for (int k = 0; k < n; k++) x = x * s + 1.0f;
  } else if (mode == 1) {
    for (int k = n; k > 0; k -= 2) { x += s / k; if (x > 1e6f) return; }
  } else {
    int k = 0;
    while (k < n) { if (k == mode) break; x -= d[k]; k++; }
  }
  d[i] = x;
}


