// 2D images: sampled reads (nearest, linear, normalized), integer reads, writes of all channel types, image queries, sampler argument.
__constant sampler_t lin = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_REPEAT | CLK_FILTER_LINEAR;
__constant sampler_t near = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;

__kernel void ints(__read_only image2d_t a, __read_only image2d_t u, __write_only image2d_t b, __write_only image2d_t w) {
  int2 p = (int2)(get_global_id(0), get_global_id(1));
  int4 x = read_imagei(a, near, p) + read_imagei(a, near, convert_float2(p) + 0.5f);
  uint4 y = read_imageui(u, near, p);
  write_imagei(b, p, x * 2);
  write_imageui(w, p, y ^ as_uint4(x));
}


