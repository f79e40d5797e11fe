// Sub-groups of sixteen: reductions, scans, votes, shuffles and blocks, each work-item touching what is its own.
//! opts: -cl-std=CL2.0
#pragma OPENCL EXTENSION cl_khr_subgroups : enable
#pragma OPENCL EXTENSION cl_intel_subgroups : enable
__attribute__((intel_reqd_sub_group_size(16)))

__attribute__((intel_reqd_sub_group_size(16)))

__attribute__((intel_reqd_sub_group_size(16)))
__kernel void copies(__global uint *d, __global const uint *a, __global ushort *s) {
  size_t g = get_group_id(0) * 256;
  uint8 x = intel_sub_group_block_read8(a + g);
  uint4 y = intel_sub_group_block_read4(a + g + 128);
  uint z = intel_sub_group_block_read(a + g + 192);
  intel_sub_group_block_write8(d + g, x * 2u);
  intel_sub_group_block_write4(d + g + 128, y + z);
  intel_sub_group_block_write2(d + g + 192, y.xy ^ x.s07);
  ushort4 h = intel_sub_group_block_read_us4(s + get_group_id(0) * 64);
  intel_sub_group_block_write_us4(s + get_group_id(0) * 64, h.wzyx);
}
