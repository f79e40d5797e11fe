// Ordinary small kernels built with debug information and without optimisation.
//! variant g: opts=-g
//! variant O0: opts=-cl-opt-disable
typedef struct { float x, y; int n; } acc;
float weigh(acc *a, float v) { a->x += v; a->y += v * v; a->n++; return a->x / a->n; }

__kernel void saxpy(__global float *y, __global const float *x, float a, int n) {
  int i = get_global_id(0);
  if (i < n) y[i] = a * x[i] + y[i];
}
