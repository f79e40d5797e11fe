// Read-write images (OpenCL 2.0): typed read-modify-write with image fences, integer and half images.
//! opts: -cl-std=CL2.0
#pragma OPENCL EXTENSION cl_khr_fp16 : enable

__kernel void count(read_write image2d_t im, read_write image1d_buffer_t b) {
  int2 p = (int2)(get_global_id(0), get_global_id(1));
  uint4 c = read_imageui(im, p);
  write_imageui(im, p, c + 1u);
  barrier(CLK_IMAGE_MEM_FENCE);
  write_imagei(b, p.x, as_int4(c));
}

