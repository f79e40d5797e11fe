// cl_intel_subgroup_matrix_multiply_accumulate on 16-wide sub-groups (systolic dpas on pvc and later): int8, int4, half, bf16, tf32, half accumulators.
//! opts: -cl-std=CL2.0 -Dcl_intel_subgroup_matrix_multiply_accumulate -Dcl_intel_subgroup_matrix_multiply_accumulate_tf32
//! devices: pvc bmg lnl ptl
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
__attribute__((intel_reqd_sub_group_size(16)))

__attribute__((intel_reqd_sub_group_size(16)))

__attribute__((intel_reqd_sub_group_size(16)))
__kernel void gemm_bf16(__global float8 *c, __global const short8 *a, __global const int8 *b, int k) {
  int i = get_global_id(0);
  float8 r = 0.0f;
  for (int j = 0; j < k; j++) r = intel_sub_group_bf16_bf16_matrix_mad_k16(a[i * k + j], b[j], r);
  c[i] = r;
}
