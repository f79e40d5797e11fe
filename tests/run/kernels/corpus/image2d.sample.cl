// 2D images: sampled reads (nearest, linear, normalized), integer reads, writes of all channel types, image queries, sampler argument.
__constant sampler_t lin = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_REPEAT | CLK_FILTER_LINEAR;
__constant sampler_t near = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;
__kernel void sample(__read_only image2d_t a, __write_only image2d_t b, float s, sampler_t given) {
  int2 p = (int2)(get_global_id(0), get_global_id(1));
  float2 n = convert_float2(p) / convert_float2(get_image_dim(a));
  float4 c = read_imagef(a, lin, n * s) + read_imagef(a, near, p) + read_imagef(a, given, n);
  write_imagef(b, p, c);
}



