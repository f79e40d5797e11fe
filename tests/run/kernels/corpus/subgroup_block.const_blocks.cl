// Sub-group block reads and writes: uint/ushort/uchar/ulong, 1 to 8 wide, on buffers and images, and local memory block reads.
//! opts: -cl-std=CL2.0
#pragma OPENCL EXTENSION cl_intel_subgroups : enable
__attribute__((intel_reqd_sub_group_size(16)))

__attribute__((intel_reqd_sub_group_size(16)))
__kernel void const_blocks(__global const uint *a, __global float *d) {
  int g = get_group_id(0) * 64;
  float4 s = as_float4(intel_sub_group_block_read4(a + g));
  d[get_global_id(0)] = s.x * s.y + s.z * s.w;
}
