// RGB to YUV 4:2:0 and back in fixed point, byte planes, saturating arithmetic.

__kernel void yuv2rgba(__global const uchar *y, __global const uchar *u, __global const uchar *v, __global uchar4 *out, int w) {
  int px = get_global_id(0), py = get_global_id(1), c = 298 * (y[py * w + px] - 16), d = u[(py / 2) * (w / 2) + px / 2] - 128, e = v[(py / 2) * (w / 2) + px / 2] - 128;
  int4 p = (int4)(c + 409 * e, c - 100 * d - 208 * e, c + 516 * d, 255 << 8) + 128;
  out[py * w + px] = convert_uchar4_sat(p >> 8);
}
