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
__kernel void integers(__read_only image2d_t a, __read_only image2d_t b, __global int4 *d, __global uint4 *e) {
  int2 p = (int2)(get_global_id(0), get_global_id(1));
  int g = p.y * get_global_size(0) + p.x;
  d[g] = read_imagei(a, texels, p - 1) + read_imagei(a, border_nearest, convert_float2(p) + 0.5f);
  e[g] = read_imageui(b, texels, p) ^ read_imageui(b, border_nearest, p + 2);
}
// A line, its layers, and layers of rectangles.

// Boxes.

// Stores to a line, to layers, and a table.


