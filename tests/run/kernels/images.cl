// Images: what samplers find inside, at the edges and outside, filtered and not; channel types; places; sizes.
__constant sampler_t texels = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;
__constant sampler_t edge_linear = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_LINEAR;
__constant sampler_t border_linear = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_CLAMP | CLK_FILTER_LINEAR;
__constant sampler_t repeat_linear = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_REPEAT | CLK_FILTER_LINEAR;
__constant sampler_t mirror_nearest = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_MIRRORED_REPEAT | CLK_FILTER_NEAREST;
__constant sampler_t border_nearest = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;
// Any sampler, coordinates from a buffer.
__kernel void given(__read_only image2d_t a, sampler_t s, __global const float2 *at, __global float4 *d) {
  int g = get_global_id(0);
  d[g] = read_imagef(a, s, at[g]);
}
// Samplers of the source, side by side.
__kernel void inline_modes(__read_only image2d_t a, __global const float2 *at, __global float4 *d) {
  int g = get_global_id(0);
  float2 p = at[g], n = p * (float2)(0.125f, 0.25f);
  d[4 * g] = read_imagef(a, edge_linear, p);
  d[4 * g + 1] = read_imagef(a, border_linear, n);
  d[4 * g + 2] = read_imagef(a, repeat_linear, n);
  d[4 * g + 3] = read_imagef(a, border_nearest, p);
}
// Integers of every width, by whole coordinates and by others.
__kernel void integers(__read_only image2d_t a, __read_only image2d_t b, __global int4 *d, __global uint4 *e) {
  int2 p = (int2)(get_global_id(0), get_global_id(1));
  int g = p.y * get_global_size(0) + p.x;
  d[g] = read_imagei(a, texels, p - 1) + read_imagei(a, border_nearest, convert_float2(p) + 0.5f);
  e[g] = read_imageui(b, texels, p) ^ read_imageui(b, border_nearest, p + 2);
}
// A line, its layers, and layers of rectangles.
__kernel void layers(__read_only image1d_t l, __read_only image1d_array_t m, __read_only image2d_array_t a, __global const float4 *at, __global float4 *d) {
  int g = get_global_id(0);
  float4 p = at[g];
  d[3 * g] = read_imagef(l, repeat_linear, p.x);
  d[3 * g + 1] = read_imagef(m, border_linear, p.xw);
  d[3 * g + 2] = read_imagef(a, repeat_linear, (float4)(p.x, p.y, p.w, 0.0f));
}
// Boxes.
__kernel void boxes(__read_only image3d_t v, __global const float4 *at, __global float4 *d) {
  int g = get_global_id(0);
  d[4 * g] = read_imagef(v, edge_linear, at[g] * 4.0f);
  d[4 * g + 1] = read_imagef(v, border_linear, at[g]);
  d[4 * g + 2] = read_imagef(v, mirror_nearest, at[g]);
  d[4 * g + 3] = read_imagef(v, texels, convert_int4(at[g] * 3.0f));
}
// Stores to a line, to layers, and a table.
__kernel void places(__write_only image1d_t l, __write_only image1d_array_t m, __write_only image2d_array_t a, __read_only image1d_buffer_t t, __global const int *i) {
  int4 p = (int4)(get_global_id(0), get_global_id(1), get_global_id(2), 0);
  float4 c = read_imagef(t, i[p.x]);
  if (p.y == 0 && p.z == 0) write_imagef(l, p.x, c);
  if (p.z == 0) write_imagef(m, p.xy, c + p.y);
  write_imagef(a, p, c * p.z - p.y);
}
__kernel void sizes(__read_only image2d_t a, __read_only image2d_array_t b, __read_only image3d_t c, __read_only image1d_t l, __global int *d) {
  d[0] = get_image_width(a); d[1] = get_image_height(a); d[2] = get_image_channel_order(a); d[3] = get_image_channel_data_type(a);
  d[4] = get_image_width(b); d[5] = get_image_height(b); d[6] = get_image_array_size(b); d[7] = get_image_channel_order(b);
  d[8] = get_image_width(c); d[9] = get_image_height(c); d[10] = get_image_depth(c); d[11] = get_image_channel_data_type(c);
  d[12] = get_image_width(l); d[13] = get_image_dim(a).y; d[14] = get_image_dim(c).z; d[15] = get_image_channel_order(l);
}
