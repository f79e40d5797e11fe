// Neural network rows: softmax with max and sum reductions, layer normalisation, argmax; sub-group and local memory versions.
//! opts: -cl-std=CL2.0 -cl-fast-relaxed-math
#pragma OPENCL EXTENSION cl_khr_subgroups : enable
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
__attribute__((intel_reqd_sub_group_size(16)))
__kernel void softmax(__global const float *in, __global float *out, int n) {
  int r = get_group_id(0), l = get_sub_group_local_id();
  float m = -INFINITY, s = 0;
  for (int i = l; i < n; i += 16) m = fmax(m, in[r * n + i]);
  m = sub_group_reduce_max(m);
  for (int i = l; i < n; i += 16) s += native_exp(in[r * n + i] - m);
  s = native_recip(sub_group_reduce_add(s));
  for (int i = l; i < n; i += 16) out[r * n + i] = native_exp(in[r * n + i] - m) * s;
}


