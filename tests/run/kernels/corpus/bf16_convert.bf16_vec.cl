// cl_intel_bfloat16_conversions: float to bf16 and back, scalar and vector, softmax row in bf16.
//! opts: -cl-std=CL2.0 -Dcl_intel_bfloat16_conversions
//! devices: dg2 pvc bmg lnl ptl

__kernel void bf16_vec(__global ushort8 *d, __global const ushort8 *a, __global const float8 *s) {
  int i = get_global_id(0);
  float8 x = intel_convert_as_bfloat168_float8(a[i]);
  d[i] = intel_convert_bfloat168_as_ushort8(x * s[i] + 0.5f);
}
