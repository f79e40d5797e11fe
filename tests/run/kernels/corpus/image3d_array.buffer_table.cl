// 3D, 1D, buffer and array images; writes to 3D images; mip-less sampling with float coordinates; image1d_buffer as table.
#ifdef cl_khr_3d_image_writes
#pragma OPENCL EXTENSION cl_khr_3d_image_writes : enable
#endif
__constant sampler_t lin = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_CLAMP | CLK_FILTER_LINEAR;
__constant sampler_t mir = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_MIRRORED_REPEAT | CLK_FILTER_NEAREST;

#ifdef cl_khr_3d_image_writes

#endif

__kernel void buffer_table(__read_only image1d_buffer_t t, __global float4 *d, __global const int *i) {
  int g = get_global_id(0);
  d[g] = read_imagef(t, i[g]);
}
