// Images: what samplers find inside, at the edges and outside, filtered and not; channel types; places; sizes.
__constant sampler_t texels = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;
__constant sampler_t edge_linear = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_LINEAR;
__constant sampler_t border_linear = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_CLAMP | CLK_FILTER_LINEAR;
__constant sampler_t repeat_linear = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_REPEAT | CLK_FILTER_LINEAR;
__constant sampler_t mirror_nearest = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_MIRRORED_REPEAT | CLK_FILTER_NEAREST;
__constant sampler_t border_nearest = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;
// Any sampler, coordinates from a buffer.

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

// A line, its layers, and layers of rectangles.

// Boxes.

// Stores to a line, to layers, and a table.


