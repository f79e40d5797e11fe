// K-means: nearest centre by squared distance, and accumulation of new centres with float compare-and-swap.
__kernel void assign(__global const float *pts, __constant float *centres, __global int *label, int n, int k, int dims) {
  int i = get_global_id(0);
  if (i >= n) return;
  float best = MAXFLOAT; int bi = 0;
  for (int c = 0; c < k; c++) {
    float s = 0;
    for (int d = 0; d < dims; d++) { float t = pts[d * n + i] - centres[c * dims + d]; s = fma(t, t, s); }
    if (s < best) { best = s; bi = c; }
  }
  label[i] = bi;
}

