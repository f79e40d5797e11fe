// Structured and unstructured control flow: nested divergent ifs, while/do/for, break, continue, early return, goto, uniform branches.



__kernel void multi_exit(__global const int *a, __global int *out, int n, int key) {
  int i = get_global_id(0), found = -1;
  for (int r = 0; r < n; r++) {
    for (int c = 0; c < n; c++) {
      int v = a[(i * n + r) * n + c];
      if (v == key) { found = r * n + c; goto done; }
      if (v < 0) goto next;
      if (v == 12345) { out[i] = -2; return; }
    }
  next:;
  }
done:
  out[i] = found;
}

