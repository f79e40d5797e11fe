// Ordinary small kernels built with debug information and without optimisation.
//! variant g: opts=-g
//! variant O0: opts=-cl-opt-disable
typedef struct { float x, y; int n; } acc;
float weigh(acc *a, float v) { a->x += v; a->y += v * v; a->n++; return a->x / a->n; }
__kernel void moving(__global const float *in, __global float *out, int n) {
  int i = get_global_id(0);
  acc a = { 0.0f, 0.0f, 0 };
  for (int k = 0; k < n; k++)
    if (in[i + k] > 0.0f)
      out[i] = weigh(&a, in[i + k]);
  if (a.n == 0) out[i] = -1.0f;
}

