// Double precision: add mul fma div sqrt, min/max, rounding, compares, conversions, exp/log/sin through the built-in emulation, reductions.
//! devices: bdw skl pvc bmg lnl ptl
#pragma OPENCL EXTENSION cl_khr_fp64 : enable

__kernel void ddiv(__global double *d, __global const double *a) {
  size_t i = get_global_id(0);
  d[i] = d[i] / a[i];
}




