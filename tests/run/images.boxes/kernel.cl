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

// Boxes.
__kernel void boxes(__read_only image3d_t v, __global const float4 *at, __global float4 *d) {
  int g = get_global_id(0);
  d[4 * g] = read_imagef(v, edge_linear, at[g] * 4.0f);
  d[4 * g + 1] = read_imagef(v, border_linear, at[g]);
  d[4 * g + 2] = read_imagef(v, mirror_nearest, at[g]);
  d[4 * g + 3] = read_imagef(v, texels, convert_int4(at[g] * 3.0f));
}
// Stores to a line, to layers, and a table.


