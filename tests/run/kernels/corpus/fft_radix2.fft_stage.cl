// One radix-2 Stockham FFT stage with twiddles by native sine and cosine, and bit-reversal permutation.
__kernel void fft_stage(__global const float2 *in, __global float2 *out, int n, int p) {
  int i = get_global_id(0), t = n / 2, k = i & (p - 1);
  float ang = -3.14159265f * k / p;
  float2 w = (float2)(native_cos(ang), native_sin(ang));
  float2 a = in[i], b = in[i + t];
  float2 bw = (float2)(b.x * w.x - b.y * w.y, b.x * w.y + b.y * w.x);
  int j = ((i - k) << 1) + k;
  out[j] = a + bw;
  out[j + p] = a - bw;
}

