// Sub-groups of sixteen: reductions, scans, votes, shuffles and blocks, each work-item touching what is its own.
//! opts: -cl-std=CL2.0
#pragma OPENCL EXTENSION cl_khr_subgroups : enable
#pragma OPENCL EXTENSION cl_intel_subgroups : enable
__attribute__((intel_reqd_sub_group_size(16)))
__kernel void sums(__global int *d, __global const int *a) {
  size_t i = get_global_id(0);
  int x = a[i];
  __global int *p = d + i * 8;
  p[0] = sub_group_reduce_add(x);
  p[1] = sub_group_reduce_min(x);
  p[2] = sub_group_reduce_max(x);
  p[3] = sub_group_scan_inclusive_add(x);
  p[4] = sub_group_scan_exclusive_add(x);
  p[5] = sub_group_scan_inclusive_max(x);
  p[6] = sub_group_broadcast(x, 5);
  p[7] = sub_group_any(x > 90) + 2 * sub_group_all(x > -100) + 4 * get_sub_group_local_id();
}
__attribute__((intel_reqd_sub_group_size(16)))
__kernel void shuffles(__global int *d, __global const int *a, __global short *s, __global long *l) {
  size_t i = get_global_id(0);
  int x = a[i];
  uint lane = get_sub_group_local_id();
  __global int *p = d + i * 4;
  p[0] = intel_sub_group_shuffle(x, (lane * 5 + 3) & 15);
  p[1] = intel_sub_group_shuffle_xor(x, 9);
  p[2] = intel_sub_group_shuffle_down(x, -x, 3);
  p[3] = intel_sub_group_shuffle_up(-x, x, 6);
  s[i] = intel_sub_group_shuffle(s[i], x & 15);
  l[i] = intel_sub_group_shuffle(l[i], 15 - lane);
}
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
