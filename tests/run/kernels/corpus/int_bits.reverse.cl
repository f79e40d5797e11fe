// Bit manipulation: popcount clz ctz rotate bitselect shifts, bit reverse, three-operand logic (bfn), masks and funnel shifts.
//! opts: -cl-std=CL2.0



/* written out so that the optimiser may recognise the idiom */
uint reverse32(uint v) {
  v = ((v >> 1) & 0x55555555u) | ((v & 0x55555555u) << 1);
  v = ((v >> 2) & 0x33333333u) | ((v & 0x33333333u) << 2);
  v = ((v >> 4) & 0x0F0F0F0Fu) | ((v & 0x0F0F0F0Fu) << 4);
  v = ((v >> 8) & 0x00FF00FFu) | ((v & 0x00FF00FFu) << 8);
  return (v >> 16) | (v << 16);
}
__kernel void reverse(__global uint *d, uint n) {
  size_t i = get_global_id(0);
  d[i] = reverse32(d[i]) >> (32 - n);
}

