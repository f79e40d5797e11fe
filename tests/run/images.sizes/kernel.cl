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

// Stores to a line, to layers, and a table.

__kernel void sizes(__read_only image2d_t a, __read_only image2d_array_t b, __read_only image3d_t c, __read_only image1d_t l, __global int *d) {
  d[0] = get_image_width(a); d[1] = get_image_height(a); d[2] = get_image_channel_order(a); d[3] = get_image_channel_data_type(a);
  d[4] = get_image_width(b); d[5] = get_image_height(b); d[6] = get_image_array_size(b); d[7] = get_image_channel_order(b);
  d[8] = get_image_width(c); d[9] = get_image_height(c); d[10] = get_image_depth(c); d[11] = get_image_channel_data_type(c);
  d[12] = get_image_width(l); d[13] = get_image_dim(a).y; d[14] = get_image_dim(c).z; d[15] = get_image_channel_order(l);
}
