// 3D, 1D, buffer and array images; writes to 3D images; mip-less sampling with float coordinates; image1d_buffer as table.
#ifdef cl_khr_3d_image_writes
#pragma OPENCL EXTENSION cl_khr_3d_image_writes : enable
#endif
__constant sampler_t lin = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_CLAMP | CLK_FILTER_LINEAR;
__constant sampler_t mir = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_MIRRORED_REPEAT | CLK_FILTER_NEAREST;

#ifdef cl_khr_3d_image_writes
__kernel void write3d(__write_only image3d_t o, __read_only image3d_t a) {
  int4 p = (int4)(get_global_id(0), get_global_id(1), get_global_id(2), 0);
  write_imagef(o, p, read_imagef(a, mir, convert_float4(p) * 0.01f) + (float4)(get_image_depth(a)));
}
#endif


