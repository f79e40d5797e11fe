// cl_intel_subgroup_matrix_multiply_accumulate on 8-wide sub-groups (systolic dpas on dg2): int8, int4, mixed, half and bf16.
//! opts: -cl-std=CL2.0 -Dcl_intel_subgroup_matrix_multiply_accumulate
//! devices: dg2
__attribute__((intel_reqd_sub_group_size(8)))

__attribute__((intel_reqd_sub_group_size(8)))
__kernel void mma_float(__global float8 *c, __global const int8 *a, __global const int8 *b) {
  int i = get_global_id(0);
  float8 r = intel_sub_group_f16_f16_matrix_mad_k16(a[i], b[i], c[i]);
  r = intel_sub_group_bf16_bf16_matrix_mad_k16(a[i + 1], b[i + 1], r);
  r.lo = intel_sub_group_bf16_bf16_matrix_mad_k16(a[i].lo, b[i + 1], r.hi);
  c[i] = r;
}
