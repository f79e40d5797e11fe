// Images: what samplers find inside, at the edges and outside, filtered and not; channel types; places; sizes.
__constant sampler_t texels = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;
__constant sampler_t edge_linear = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_LINEAR;
__constant sampler_t border_linear = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_CLAMP | CLK_FILTER_LINEAR;
__constant sampler_t repeat_linear = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_REPEAT | CLK_FILTER_LINEAR;
__constant sampler_t mirror_nearest = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_MIRRORED_REPEAT | CLK_FILTER_NEAREST;
__constant sampler_t border_nearest = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;
// Any sampler, coordinates from a buffer.

// Samplers of the source, side by side.

// Integers of every width, by whole coordinates and by others.

// A line, its layers, and layers of rectangles.
__kernel void layers(__read_only image1d_t l, __read_only image1d_array_t m, __read_only image2d_array_t a, __global const float4 *at, __global float4 *d) {
  int g = get_global_id(0);
  float4 p = at[g];
  d[3 * g] = read_imagef(l, repeat_linear, p.x);
  d[3 * g + 1] = read_imagef(m, border_linear, p.xw);
  d[3 * g + 2] = read_imagef(a, repeat_linear, (float4)(p.x, p.y, p.w, 0.0f));
}
// Boxes.

// Stores to a line, to layers, and a table.


