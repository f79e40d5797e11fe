// Bit manipulation: popcount clz ctz rotate bitselect shifts, bit reverse, three-operand logic (bfn), masks and funnel shifts.
//! opts: -cl-std=CL2.0


__kernel void bits_small(__global uchar *d, __global ushort *e, __global const char *a) {
  size_t i = get_global_id(0);
  d[i] = (uchar)(popcount(d[i]) + clz(d[i]) + rotate(d[i], (uchar)3));
  e[i] = (ushort)(popcount(e[i]) + clz(e[i]) + rotate(e[i], (ushort)a[i]) + ctz(e[i]));
}
/* written out so that the optimiser may recognise the idiom */
uint reverse32(uint v) {
  v = ((v >> 1) & 0x55555555u) | ((v & 0x55555555u) << 1);
  v = ((v >> 2) & 0x33333333u) | ((v & 0x33333333u) << 2);
  v = ((v >> 4) & 0x0F0F0F0Fu) | ((v & 0x0F0F0F0Fu) << 4);
  v = ((v >> 8) & 0x00FF00FFu) | ((v & 0x00FF00FFu) << 8);
  return (v >> 16) | (v << 16);
}


