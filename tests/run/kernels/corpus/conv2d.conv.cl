// Direct 2D convolution of an 8-bit image by a float filter, with clamped borders and saturating store; and separable 5-tap rows.
__kernel void conv(__global const uchar *in, __global uchar *out, __constant float *f, int w, int h, int r) {
  int x = get_global_id(0), y = get_global_id(1);
  float s = 0.0f;
  for (int j = -r; j <= r; j++)
    for (int i = -r; i <= r; i++)
      s = mad(f[(j + r) * (2 * r + 1) + i + r], (float)in[clamp(y + j, 0, h - 1) * w + clamp(x + i, 0, w - 1)], s);
  out[y * w + x] = convert_uchar_sat_rte(s);
}

