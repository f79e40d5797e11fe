// 2D images: sampled reads (nearest, linear, normalized), integer reads, writes of all channel types, image queries, sampler argument.
__constant sampler_t lin = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_REPEAT | CLK_FILTER_LINEAR;
__constant sampler_t near = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;


__kernel void nosampler(__read_only image2d_t a, __global float4 *d, __global int4 *q) {
  int2 p = (int2)(get_global_id(0), get_global_id(1));
  d[p.y * get_image_width(a) + p.x] = read_imagef(a, p);
  q[0] = (int4)(get_image_width(a), get_image_height(a), get_image_channel_order(a), get_image_channel_data_type(a));
}

