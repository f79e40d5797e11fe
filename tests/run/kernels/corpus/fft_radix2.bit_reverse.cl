// One radix-2 Stockham FFT stage with twiddles by native sine and cosine, and bit-reversal permutation.

__kernel void bit_reverse(__global float2 *d, int bits) {
  uint i = get_global_id(0), r = 0, v = i;
  for (int b = 0; b < bits; b++) { r = (r << 1) | (v & 1); v >>= 1; }
  if (i < r) { float2 t = d[i]; d[i] = d[r]; d[r] = t; }
}
