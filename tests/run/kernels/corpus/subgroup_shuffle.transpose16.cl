// cl_intel_subgroups shuffles: by index, up, down, xor, on float, int4, half, char, long; register-blocked transpose.
//! opts: -cl-std=CL2.0
#pragma OPENCL EXTENSION cl_intel_subgroups : enable
__attribute__((intel_reqd_sub_group_size(16)))

__attribute__((intel_reqd_sub_group_size(16)))
__kernel void transpose16(__global uint *d) {
  uint l = get_sub_group_local_id(), r[4];
  for (int k = 0; k < 4; k++) r[k] = d[k * 16 + l];
  for (int k = 0; k < 4; k++) d[k * 16 + l] = intel_sub_group_shuffle(r[k], (l * 4 + k) & 15);
}
