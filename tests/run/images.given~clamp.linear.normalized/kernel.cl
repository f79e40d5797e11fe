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

// Integers of every width, by whole coordinates and by others.

// A line, its layers, and layers of rectangles.

// Boxes.

// Stores to a line, to layers, and a table.


