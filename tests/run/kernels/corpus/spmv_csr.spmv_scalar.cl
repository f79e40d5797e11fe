// Sparse matrix times vector: CSR one row per work-item, and one row per sub-group with a sub-group reduction.
//! opts: -cl-std=CL2.0
#pragma OPENCL EXTENSION cl_khr_subgroups : enable
__kernel void spmv_scalar(__global const int *ptr, __global const int *col, __global const float *val, __global const float *x, __global float *y, int rows) {
  int r = get_global_id(0);
  if (r >= rows) return;
  float s = 0;
  for (int j = ptr[r]; j < ptr[r + 1]; j++) s += val[j] * x[col[j]];
  y[r] = s;
}

